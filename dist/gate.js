import { t as DEFAULT_FAIL_ON } from "./fail-on.js";
import { a as duration, f as rate, i as count, p as share, t as bytes } from "./figures.js";
import { C as longerTurns, T as shorterTurns, a as cellShare, b as blockSecondsWithGap, c as idleSeconds, d as leastCellSeconds, f as searchSeconds, g as trialShare, h as trialCount, i as cellOverheadSeconds, l as leastBlocks, m as timelyGroups, n as shuffle, o as firstShare, p as serverStartSeconds, s as groupSeconds, t as seededRandom, u as leastBudgetSeconds, v as alternatingTurns, w as rotatingTurns } from "./random.js";
import { n as mean, r as sum } from "./vectors.js";
import { S as isFailure, b as firstLine, f as Interruption, g as applyFailOn, h as UserError, m as StoreError, p as MeasurementError, u as BaselineError } from "./paths.js";
import { a as splitDifference, n as linesThatDiffer, r as mix, t as isProgram } from "./lines.js";
import { b as armStatesOf, c as nameKey, d as spreadEstimate, f as costlyPlan, h as isAllUnmeasured, m as exercisedPlan, p as coverageOf, t as CONFIDENCE, w as totalsOf } from "./comparison.js";
import { d as bySeverity, f as toleranceOf, l as startSpreadOf, x as isRefused$1 } from "./scaled.js";
import { n as refusalOfChange, t as isOfChange } from "./try-start.js";
import { a as mayDifferInSpeed, c as planAgainstBaseline, d as planWithoutScenario, f as singleCopyPlan, i as isUnchanged, l as planOf, n as baseWarnings, o as mixedArm, r as controlOnlyPlan, t as armName, u as planWithoutBaseline } from "./plan.js";
import { a as nextItems, c as causeFigures, f as unevenDurability, i as linesBlamedTogether, m as unlikeProduction, n as causesOf, o as searchAfterFailures, p as unevenServers, r as learn, s as startSearch } from "./search.js";
import { C as optionOf, T as readOptionName, b as isSameName, c as settingOf, g as canonicalName, i as isExpression, k as variableOf, o as looseSetting, s as rewrite } from "./setting.js";
import { I as productOfImage, L as serverOfResult, M as USUAL_PRODUCTS, N as familyOf, S as removedOption, _ as ROWS, b as isIdleOption, g as OptionIndex, s as numberOf, t as EXERCISES } from "./exercises.js";
import { c as mayAffectSpeed, t as NO_TIME, u as reachesServers } from "./assess.js";
import { _ as takesEffect, f as knowledgeOf, i as optionReach, n as isBinaryLog, r as isCertificate } from "./reach.js";
import { i as splitSwitchKey } from "./switchable-settings.js";
import { a as effectivePlan, c as unreadSettings, i as changesWithoutEffect, n as changedSettings, r as changesBetween, s as planOfDifferences } from "./changed-settings.js";
import { i as isSameProgram, n as hasSameLines, o as settingChanges } from "./changes.js";
import { A as RESTART_KINDS, C as effectsAgainstFirst, D as LOOK_GROWTH, E as LONGEST_SHARE, O as SHOWN_ALPHA, S as compare, T as HALF_MARGIN, _ as variancesAtEnd, a as othersWarnings, b as pairEffectsOf, c as compareAt, d as planOfGroups$1, f as credibleStandings, g as needsMore, h as isSuspected, i as describeCells, l as lookAt, m as isStillNeeded, n as agreeingRates, p as judgementOf, r as cellWarnings, s as describeStatements, t as joinRuns, u as replay, v as byDirection, w as joinComparisons } from "./join-runs.js";
import { a as MeasuredBlocks, i as vagueStatements, l as costEffects } from "./statement-effects.js";
import { n as nonEmpty } from "./lists.js";
import "./group.js";
import { L as killRefusal, R as usageRefusal, b as formerRefusal, g as DOES_NOT_START } from "./sql-refusal.js";
import { E as isEarlier, O as presentLine, T as isCopy, i as USUAL_LOAD, r as USUAL_CELLS, s as exercisesOf, v as workloadFor, y as workloadOf } from "./workloads.js";
import { n as baseOptionsOf } from "./base-options.js";
import { a as precisionOf, i as isStudy } from "./gate-policy.js";
import { n as isServerSpecific } from "./scope.js";
import { a as resultWarning, n as mergeDroppedOptions, t as heaviestFirst } from "./warnings.js";
import { t as dangersOf } from "./dangers.js";
import { a as variableTexts } from "./resolve.js";
import { r as scenarioIdentity } from "./scenario-identity.js";
import { c as serviceName } from "./endpoint.js";
import { t as distinct } from "./distinct.js";
import { a as failingTitle, i as failingText } from "./try-statements.js";
import { t as digestOf } from "./digest.js";
import { m as StartRefusal, p as ServerRefusal } from "./load-dump.js";
import { i as shardText } from "./shard.js";
import { t as datasetBytes } from "./dataset.js";
import { u as largestPool } from "./generator.js";
import { n as adjustSuite, r as gateName, t as adjustPolicy } from "./adjust.js";
import { a as ruleLine, i as sourceFacts, n as readSubject, t as pathNear } from "./subject.js";
import { n as serverName, r as startSpreadOfLedger, t as controlServer } from "./priors.js";
import { a as effectOfParts, n as READ_START_SPREAD, p as normalTail, r as boundDistance, s as interval, t as DEFAULT_START_SPREAD } from "./random-effects.js";
import { o as cpuModel } from "./disk-space.js";
import { n as atMost, t as allSettled } from "./at-most.js";
import { i as requestAcceptance, r as publish, t as announce } from "./publish.js";
import { i as changesSince, n as baselineOf, t as baselineChoiceFor } from "./ledger.js";
import { t as tellers } from "./progress-event.js";
import { B as isCommand } from "./revision.js";
import { a as installBox } from "./box.js";
import { a as formerNames, c as historyOf, m as newestTag, t as commitIn, u as isShallow } from "./checkout.js";
import { isDeepStrictEqual } from "node:util";

// src/core/plan/reach.ts
/**
* Reach of a study: the width of its intervals, estimated before anything is measured, so that a user can choose the
* budget.
*/
/**
* Standard deviation of ln of the QPS ratio of two servers that are measured for one second each. The half-widths of
* the intervals of 231 comparisons on a quiet machine give 0.04 (docs/studies/performance-schema.md); a busy machine
* has two or three times as much.
*/
const NOISE_PER_SECOND = .04;
/** Variance of a comparison, in units of one start's variance: 1 for the arm, 0.5 for the mean of control and twin. */
const STARTS = 1.5;
const NORMAL = 1.96;
/** Largest half-width of an interval, as a fraction, with which a study can be published. */
const PRECISE = .03;
const BUDGETS$1 = [
	2,
	3,
	4,
	6,
	8,
	12
];
function studyReach(plan) {
	const { seconds, half } = reachIn(plan);
	const times = half <= PRECISE ? void 0 : BUDGETS$1.find((many) => reachIn(longer(plan, many)).half <= PRECISE);
	return {
		seconds,
		half,
		preciseBudgetSeconds: times === void 0 ? void 0 : times * plan.budgetSeconds
	};
}
function longer(plan, times) {
	return {
		...plan,
		budgetSeconds: times * plan.budgetSeconds
	};
}
function reachIn(plan) {
	const { arms, cells, budgetSeconds, startSpread } = plan;
	const starting = serverStartSeconds(plan);
	const trials = trialCount(plan, starting, arms.length);
	const idle = trials * (starting + sum(cells.map((cell) => cellOverheadSeconds(plan, cell))));
	const seconds = Math.max(.1, budgetSeconds - idle) / arms.length / Math.max(1, cells.length);
	const variance = STARTS * startSpread.sd ** 2 / trials + NOISE_PER_SECOND ** 2 / seconds;
	return {
		seconds,
		half: Math.expm1(NORMAL * Math.sqrt(variance))
	};
}

// src/core/wording/reach-text.ts
/** How precise a study will be, in words, before it is measured. */
/**
* Example: "each server gets about 2.4 s in each load: intervals of about ±5% on a quiet machine; ±3% takes about 4
* min (--budget)".
*
* @param later groups of servers that share the budget of this plan; default: none
*/
function studyReachText(plan, later = []) {
	const budgetSeconds = firstShare([plan, ...later], plan.budgetSeconds);
	const { seconds, half, preciseBudgetSeconds } = studyReach({
		...plan,
		budgetSeconds
	});
	const whole = plan.budgetSeconds / budgetSeconds;
	const more = preciseBudgetSeconds === void 0 ? "" : `; ±3% takes about ${duration(whole * preciseBudgetSeconds)} (--budget)`;
	return `each server gets about ${rate(seconds)} s in each load: intervals of about ±${share(half)} on a quiet machine${more}`;
}

// src/core/verdict/refusal-comparison.ts
/**
* Makes a comparison from a server's refusal. Its verdict is `regressed`, although nothing was measured, because the
* change broke the server.
*/
/**
* Effect of a server without any QPS: ln of the smallest positive number, because ln 0 is −∞, which JSON does not have.
*/
const NO_QPS = Math.log(Number.MIN_VALUE);
const NO_VARIANCE = {
	variance: 0,
	df: 1
};
function refusalComparison(refusal, policy) {
	const name = {
		rule: "base",
		scenario: refusal.scenario,
		reference: refusal.scenario,
		workload: "*",
		threads: 0
	};
	const { share, from } = toleranceOf(name, policy);
	return {
		...name,
		change: -1,
		low: -1,
		high: -1,
		confidence: CONFIDENCE,
		effect: {
			mean: NO_QPS,
			standardError: 0,
			df: 1,
			within: NO_VARIANCE,
			between: NO_VARIANCE
		},
		blocks: 0,
		trials: 0,
		refusal,
		tolerance: share,
		toleranceFrom: from,
		detectable: share,
		verdict: "regressed",
		label: "regressed",
		confirmed: true
	};
}

// src/gate/try-server.ts
let tried = 0;
/** Why a server does not run: it does not start, or refuses statements; undefined if it runs. */
async function serverFailure(scenario, { plan, cells, refusal }, { testbed }) {
	tried += 1;
	const arm = mixedArm({
		...scenario,
		name: `${scenario.name}, tried ${tried}`
	});
	const planned = cells.map((cell) => ({
		cell,
		arms: [arm]
	}));
	const alone = {
		...plan,
		rules: ["control"],
		arms: [arm, arm],
		cells,
		shard: null
	};
	try {
		await using run = await testbed.startTrial({
			number: 1,
			arms: [arm],
			cells: planned
		}, alone);
		const refused = run.refused?.find(({ code }) => refusal === void 0 || code === refusal.code);
		if (refused !== void 0) return new MeasurementError(refused.says, {
			step: "try statements",
			refused
		});
		for (const cell of planned) {
			await using opened = await run.openCell(cell);
			await opened.warmUp();
		}
		return;
	} catch (error) {
		if (isOfChange(error)) return error;
		throw error;
	}
}
/** The cell in which statements failed; empty if they failed without a load. */
function cellsOfRefusal({ cells }, refused) {
	return cells.filter(({ workload, threads }) => workload.name === refused?.what && threads === refused.threads);
}

// src/core/attribution/changed-defaults.ts
/**
* Defaults that differ between two versions of a server, as lines that can be taken back, so that a search can tell
* which of them costs something.
*/
const IS_IDENTITY = new OptionIndex(({ isIdentity }) => isIdentity);
const IS_KNOWN = new OptionIndex(() => true);
/**
* Variables that differ between two running servers although neither configuration sets them. Variables that only one
* of the servers has are left out, because they belong to the program; so are paths, identities, and variables without
* effect on speed.
*/
function changedDefaults({ reference, head }, scenarios) {
	const set = new Set(scenarios.flatMap(({ options }) => options.map(({ variable }) => variable)));
	const variables = [...reference].flatMap(([key, before]) => {
		const { kind, name } = splitSwitchKey(key);
		const after = head.get(key);
		return kind !== "variable" || after === void 0 || after === before ? [] : [{
			name,
			before,
			after
		}];
	});
	return [...new Map(variables.map((each) => [variableOf(each.name), each]))].flatMap(([variable, each]) => {
		const isOfProgram = IS_KNOWN.find(each.name) === void 0 || IS_IDENTITY.find(each.name) === true;
		const isRefused = optionReach({
			name: each.name,
			text: each.before
		}) !== void 0;
		return set.has(variable) || isOfProgram || isRefused || !mayAffectSpeed(each) ? [] : each;
	});
}
/**
* Difference between two versions with each changed default as a line: to take it back, the new version gets the old
* default as a setting. Options have the prefix loose-, because the other version may lack them.
*/
function versionDifference({ reference, head, lines, parts }, defaults) {
	const program = lines.findIndex(isProgram);
	const place = lines[program]?.place ?? null;
	const file = `defaults of ${reference.program?.name ?? "the old version"}`;
	const draftOf = ({ name, before, after }) => ({
		name: optionOf(name),
		variable: variableOf(name),
		before,
		after,
		place,
		pieces: [],
		switchesOn: false
	});
	const loosely = (fragment) => ({
		...fragment,
		options: fragment.options?.map((option) => ({
			...looseSetting(option),
			group: void 0
		})) ?? []
	});
	const shift = defaults.length;
	return {
		reference,
		head,
		lines: [...defaults.map((each) => ({
			...draftOf(each),
			needs: program < 0 ? [] : [program + shift]
		})), ...lines.map((line) => ({
			...line,
			needs: line.needs.map((index) => index + shift)
		}))],
		parts: [...defaults.map((each, index) => {
			const old = looseSetting(settingOf({
				name: each.name,
				text: each.before,
				file,
				line: index + 1,
				group: void 0
			}));
			return {
				line: draftOf(each),
				before: { options: [old] },
				after: { options: [] }
			};
		}), ...parts.map((part) => ({
			...part,
			before: loosely(part.before),
			after: loosely(part.after)
		}))]
	};
}

// src/gate/cause-subject.ts
/** The comparison to explain, with its changed lines; undefined if none is to be explained, or no line differs. */
function causeSubjectOf({ judgement, outcome, buildOf }, mode) {
	const plan = effectivePlan(outcome.plan, buildOf);
	const comparison = toBeExplained(judgement, modeOf(mode, plan));
	if (comparison === void 0) return void 0;
	const [reference, head] = armsOf(plan, comparison);
	const cell = plan.cells.find(({ workload, threads }) => workload.name === comparison.workload && threads === comparison.threads);
	if (reference === void 0 || head === void 0 || cell === void 0) return void 0;
	const split = splitDifference(reference.scenario, head.scenario, buildOf(plan.arms[0].scenario));
	const [before, now] = [reference, head].map((arm) => outcome.settings.get(armName(arm)));
	const isNew = comparison.cost === void 0 && !isSameProgram(reference.scenario, head.scenario);
	const changed = before && now ? changedDefaults({
		reference: before,
		head: now
	}, [split.reference, split.head]) : [];
	const defaults = isNew ? changed : void 0;
	const difference = defaults === void 0 ? split : versionDifference(split, defaults);
	const lines = linesThatDiffer(difference, [before, now]);
	return lines.length === 0 ? void 0 : {
		comparison,
		reference,
		head,
		cell,
		plan,
		difference,
		lines,
		defaults
	};
}
function armsOf({ arms }, { reference, rule, scenario }) {
	const of = (name, revision) => arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
	return [of(reference, rule === "base" ? "base" : "head"), of(scenario, "head")];
}
/** Whether a search is needed, because several lines may be the cause. */
function isSearched({ lines }) {
	return lines.length > 1;
}
/** With one changed line, the verdict itself says whether that line is the cause; undefined with more lines. */
function onlyCause(explained) {
	const { comparison, difference, lines } = explained;
	const line = difference.lines[lines[0] ?? 0];
	if (line === void 0 || isSearched(explained)) return void 0;
	const { effect, verdict } = comparison;
	const shown = causeFigures(effect);
	const isSure = verdict === "regressed" || shown.low > 0;
	const isInnocent = verdict === "pass" && !isSure;
	const { name, before, after, place } = line;
	return {
		causes: [{
			settings: [{
				name,
				before,
				after,
				place
			}],
			verdict: isSure ? "to blame" : isInnocent ? "innocent" : "inconclusive",
			kind: "verdict",
			...shown,
			needs: []
		}],
		explanation: {
			...aboutOf(explained),
			whole: shown,
			seconds: 0,
			end: "decided"
		}
	};
}
function aboutOf({ comparison, defaults }) {
	const { rule, scenario, reference, workload, threads, cost } = comparison;
	return {
		rule,
		scenario,
		reference,
		workload,
		threads,
		...cost && { cost },
		...defaults && { defaults }
	};
}
/**
* For a new version, causes are always searched for, also in mode `on-fail`, because only a search separates the cost
* of the version itself from the cost of its changed defaults.
*/
function modeOf(mode, { arms }) {
	const isNewVersion = arms.filter(({ revision }) => revision === "base").some(({ scenario: reference }) => arms.some(({ scenario: head }) => head.name === reference.name && !isSameProgram(reference, head)));
	return mode === "on-fail" && isNewVersion ? "always" : mode;
}
/**
* The comparison whose causes are sought: the worst regression of QPS, else of another cost that has a limit, such as
* CPU time or latency. If nothing regressed, `always` takes the worst comparison of all. `on-fail` then takes the best
* gain, if it is larger than a permitted slowdown.
*/
function toBeExplained({ comparisons, costs }, mode) {
	if (mode === "never") return void 0;
	const measured = comparisons.filter((each) => each.rule !== "baseline" && !isRefused$1(each));
	const regressed = bySeverity(measured.filter(({ verdict }) => verdict === "regressed"));
	const excess = ({ change, tolerance }) => (1 + change) / (1 + (tolerance ?? 0));
	const [dearest] = costs.filter(({ verdict }) => verdict === "regressed").toSorted((one, other) => excess(other) - excess(one));
	const worst = regressed[0] ?? dearest;
	if (worst !== void 0 || mode === "always") return worst ?? bySeverity(measured)[0];
	const isGain = ({ rule, label, change, tolerance }) => rule === "base" && label === "improved" && tolerance !== null && change > tolerance;
	return bySeverity(measured.filter(isGain)).at(-1);
}

// src/core/plan/plan-trial.ts
/**
* The trial with this number, with the arms that each cell still needs; undefined if no arm is needed. The order
* depends on seed and number alone, so that a run can be repeated. Cells of many threads come first, because they may
* take longer than planned, and all later cells should share the excess, not only the last few.
*/
function planTrial(plan, number, isStillNeeded) {
	const { arms } = plan;
	const [control, twin, ...others] = arms;
	const random = seededRandom(plan.seed, number);
	const cellsThat = (writes) => plan.cells.filter((cell) => Boolean(cell.workload.writes) === writes);
	const cells = [false, true].flatMap((writes) => shuffle(cellsThat(writes), random).toSorted((one, other) => other.threads - one.threads)).flatMap((cell) => {
		const wanted = others.filter((arm) => isStillNeeded(arm, cell, number));
		return wanted.length > 0 || isStillNeeded(control, cell, number) ? [{
			cell,
			arms: [
				control,
				twin,
				...wanted
			]
		}] : [];
	});
	if (cells.length === 0) return void 0;
	return {
		number,
		cells,
		arms: arms.filter((arm) => cells.some((planned) => planned.arms.includes(arm)))
	};
}
/**
* Number of trials after `after`, up to `last`, that still have something to measure, because only these need time to
* start.
*/
function trialsToCome(plan, after, last, isStillNeeded) {
	return Array.from({ length: Math.max(0, last - after) }, (_, nth) => after + 1 + nth).filter((number) => planTrial(plan, number, isStillNeeded) !== void 0).length;
}

// src/gate/trials.ts
/**
* Measures the trials of a run one after the other, each on servers that are restarted. Every measurement is saved at
* once, as a line of a file.
*/
/** Minimum number of blocks before a look judges whether the rest of the cell's time can still decide anything. */
const LEAST_CHANCE_BLOCKS = 4;
const NO_LOOKS = {
	wants: () => true,
	within: () => true,
	hasChance: () => true,
	leavesOut: () => void 0
};
const NOTHING_MEASURED = {
	lines: [],
	warnings: [],
	measuredSeconds: 0
};
var Trials = class {
	#edges;
	/** The measurement of all trials so far. */
	measurement = NOTHING_MEASURED;
	/** The settings of each arm's server after its latest start, by the arm's name. */
	settings = /* @__PURE__ */ new Map();
	/** Number of the latest trial. */
	number = 0;
	/** Measured lines of the latest trial. */
	#begun = [];
	#isMeasuring = false;
	/** Loads that cannot be measured, either at all or with one scenario. No later trial tries them again. */
	#lost = [];
	/** If a stopped run goes on, its trials are numbered on from those that it has measured. */
	constructor(edges) {
		this.#edges = edges;
		this.#join(edges.before ?? [], []);
		this.number = edges.before?.at(-1)?.trial ?? 0;
	}
	/** All measurements, including the current trial. */
	get lines() {
		return this.#isMeasuring ? [...this.measurement.lines, ...this.#begun] : this.measurement.lines;
	}
	/**
	* Keeps the line of a look in its place among the measured lines, so that a replay takes the look after the same
	* measurements.
	*/
	keep(line) {
		this.#keep([line]);
		if (this.#isMeasuring) this.#begun.push(line);
		else this.measurement = {
			...this.measurement,
			lines: [...this.measurement.lines, line]
		};
	}
	/**
	* Measures the next trial in which an arm is still needed. Each cell has only the arms that are needed in it.
	*
	* @param schedule called with the trial's number once its servers have started
	* @returns false if nothing is needed any more
	* @throws MeasurementError or UserError if a server does not start or fails; the trial then counts, and has no lines
	*/
	async measure(plan, isStillNeeded, schedule, look = NO_LOOKS) {
		const isWanted = (arm, cell, number) => !this.#isLost(arm, cell) && isStillNeeded(arm, cell, number);
		const trial = planTrial(plan, this.number + 1, isWanted);
		if (trial === void 0) return false;
		this.number = trial.number;
		this.#begun = [];
		this.#isMeasuring = true;
		try {
			const { warnings, settings } = await this.#measureTrial(plan, trial, schedule, look);
			this.#join(this.#begun, warnings);
			this.settings = new Map([...this.settings, ...settings]);
			return true;
		} finally {
			this.#isMeasuring = false;
		}
	}
	async #measureTrial(plan, trial, schedule, look) {
		const { testbed, timeline } = this.#edges;
		const began = testbed.now();
		timeline?.enter({
			step: "start",
			trial: this.#numberOfRun
		});
		await using opened = new AsyncDisposableStack();
		opened.defer(() => timeline?.enter({ step: "judge" }));
		const run = opened.use(await testbed.startTrial(trial, plan));
		opened.defer(() => timeline?.enter({
			step: "stop",
			trial: this.#numberOfRun
		}));
		this.#save(run.arms);
		const settings = trial.arms.map((arm) => [armName(arm), run.settingsOf(arm)]);
		const servers = new Set(run.arms.map(({ host, scenario, revision }) => host ?? `${scenario} ${revision}`)).size;
		const due = schedule({
			startSeconds: testbed.now() - began,
			servers
		}, trial.number);
		const least = trial.cells.map(({ cell }) => leastCellSeconds(plan, cell, leastBlocks(due.trials)));
		const lost = [];
		for (const [index, planned] of trial.cells.entries()) {
			if (!look.wants(planned)) continue;
			const until = testbed.now() + cellShare(due.until - testbed.now(), least.slice(index));
			lost.push(...await this.#measureWhatRuns(plan, planned, run, {
				...due,
				until
			}, look));
		}
		return {
			warnings: [...run.warnings, ...lost],
			settings
		};
	}
	/**
	* @returns warnings of what the cell lost: scenarios that do not run in it, or all of it
	* @throws MeasurementError if the trial cannot go on without them
	*/
	async #measureWhatRuns(plan, planned, run, schedule, look) {
		const lines = this.#begun.length;
		try {
			await this.#measureCell(plan, planned, run, schedule, look);
			return [];
		} catch (error) {
			if (!(error instanceof MeasurementError)) throw error;
			const cell = {
				workload: planned.cell.workload.name,
				threads: planned.cell.threads
			};
			const { isOfCell = false, refused } = error.failure;
			if (isOfCell) return this.#lose({
				code: "load-not-measured",
				...cell,
				why: error.message
			});
			const arm = look.leavesOut(planned, error);
			if (arm === void 0 || await run.isAlive?.() === false) throw error;
			const why = refused?.says ?? error.message;
			if (arm === "all") {
				const lost = this.#lose({
					code: "load-not-measured",
					...cell,
					why
				});
				if (plan.cells.every((each) => this.#isLost(plan.arms[0], each))) throw error;
				return lost;
			}
			const { name } = arm.scenario;
			const lost = this.#lose({
				code: "scenario-without-load",
				scenario: name,
				...cell,
				why
			});
			if (this.#begun.length > lines) return lost;
			const arms = planned.arms.filter(({ scenario }) => scenario.name !== name);
			return [...lost, ...await this.#measureWhatRuns(plan, {
				...planned,
				arms
			}, run, schedule, look)];
		}
	}
	#lose(lost) {
		this.#lost = [...this.#lost, lost];
		return [lost];
	}
	#isLost({ scenario }, { workload, threads }) {
		return this.#lost.some((lost) => lost.workload === workload.name && lost.threads === threads && (lost.code === "load-not-measured" || lost.scenario === scenario.name));
	}
	async #measureCell(plan, planned, run, { until, trials, turnSeconds, stretch = 1 }, look) {
		const { testbed, tell, timeline } = this.#edges;
		const { workload, threads } = planned.cell;
		const place = {
			trial: this.number,
			workload: workload.name,
			threads
		};
		const span = {
			...place,
			trial: this.#numberOfRun
		};
		timeline?.enter({
			step: "connect",
			...span
		});
		await using cellRun = await run.openCell(planned);
		tell({
			kind: "phase",
			phase: {
				code: "warm-up",
				...place
			}
		});
		timeline?.enter({
			step: "warm-up",
			...span
		});
		const pace = await cellRun.warmUp();
		tell({
			kind: "phase",
			phase: {
				code: "measure",
				...place
			}
		});
		const arms = planned.arms.length;
		const usual = cellRun.isRotating ? rotatingTurns(pace, arms, workload.isAnalytical) : alternatingTurns(pace, workload.isAnalytical);
		const least = leastBlocks(trials);
		const left = turnSeconds ?? until - testbed.now();
		const turns = shorterTurns(longerTurns(usual, stretch), pace, arms, left / least);
		const perBlock = blockSecondsWithGap(arms, turns);
		if (least * perBlock > plan.budgetSeconds) throw new MeasurementError(`the budget of ${Math.floor(plan.budgetSeconds)} s is too small for ${workload.name} at ${count(threads, "thread")}: its turns are so long that the fewest blocks take ${Math.ceil(least * perBlock)} s; raise --budget or lower --threads`, { step: "plan turns" });
		let done = 0;
		const began = testbed.now();
		const isDue = dueLooks(began, least);
		const shareOver = () => (testbed.now() - began) / Math.max(perBlock * least, left);
		timeline?.enter({
			step: "measure",
			...span
		});
		await cellRun.runBlocks(Math.max(least, Math.floor(left / perBlock)), turns, (block) => {
			done += 1;
			this.#save(block);
		}, () => {
			const goesOn = isDue(done, testbed.now()) ? look.within(planned, shareOver()) : done < LEAST_CHANCE_BLOCKS || done >= 8 || look.hasChance(planned, shareOver());
			tell({ kind: "gap" });
			return goesOn;
		});
		timeline?.enter({
			step: "end",
			...span
		});
		this.#save(await cellRun.finish());
		look.within(planned, shareOver());
	}
	#save(lines) {
		this.#begun.push(...lines);
		this.#keep(lines);
	}
	/** Saved lines have the number of their trial in the whole run, while looks count the trials of their group. */
	#keep(lines) {
		const { save, trialsBefore = 0 } = this.#edges;
		save?.(trialsBefore === 0 ? lines : lines.map((line) => ({
			...line,
			trial: trialsBefore + line.trial
		})));
	}
	/** The current trial's number in the whole run. */
	get #numberOfRun() {
		return (this.#edges.trialsBefore ?? 0) + this.number;
	}
	#join(lines, warnings) {
		const before = this.measurement;
		const isNew = (warning) => !before.warnings.some((other) => isDeepStrictEqual(other, warning));
		const seconds = lines.reduce((sum, line) => sum + (line.kind === "slice" ? line.seconds : 0), 0);
		this.measurement = {
			lines: [...before.lines, ...lines],
			warnings: [...before.warnings, ...warnings.filter(isNew)],
			measuredSeconds: before.measuredSeconds + seconds
		};
	}
};
/**
* Schedules the looks within a cell, by the number of finished blocks and the time on the testbed's clock. The first
* look comes after enough blocks to show their noise, and each further look after a quarter more time. Looks share the
* permitted rate of wrong verdicts, so more looks would each find fewer effects.
*/
function dueLooks(began, least) {
	let due = began;
	return (blocks, now) => {
		if (blocks < Math.max(least, 8) || now < due) return false;
		due = began + LOOK_GROWTH * (now - began);
		return true;
	};
}

// src/gate/explain/search-trials.ts
/** Trials that a search is expected to take. The least number of blocks for an interval is divided among them. */
const USUAL_TRIALS = 3;
const BEFORE = "before";
const HEAD = "now";
var SearchTrials = class {
	#request;
	#edges;
	#trials;
	#idle;
	constructor(request, edges) {
		this.#request = request;
		this.#edges = edges;
		this.#trials = new Trials(edges);
		this.#idle = {
			seconds: request.startSeconds,
			arms: request.plan.arms.length
		};
	}
	/**
	* Starts both sides, and for each of these suspects the change without its lines, and lets them run in turns.
	*
	* @param hasBefore whether memory also has room for the server before the change
	* @param stretch multiple of the usual length of turns, as far as there is time
	*/
	async measure(items, hasBefore, stretch = 1) {
		const { deadline, computes, before, head, without } = this.#request;
		const { testbed } = this.#edges;
		const arms = [...[mixedArm({
			...head,
			name: HEAD
		}), ...hasBefore ? [mixedArm({
			...before,
			name: BEFORE
		})] : []], ...items.map((item) => mixedArm(without(item)))];
		const leastSeconds = searchSeconds(arms.length, computes);
		const began = testbed.now();
		const left = deadline - began - idleSeconds(this.#idle, arms.length);
		if (left < leastSeconds) return { kind: "out of time" };
		const turnSeconds = Math.min(left, stretch * leastSeconds);
		const plan = this.#planOf(arms);
		const until = began + plan.budgetSeconds;
		try {
			const { measuredSeconds } = this.#trials.measurement;
			await this.#trials.measure(plan, () => true, () => ({
				until,
				turnSeconds,
				trials: USUAL_TRIALS,
				stretch
			}));
			if (this.#trials.measurement.measuredSeconds === measuredSeconds) return { kind: "nothing to compare" };
		} catch (failure) {
			if (!isOfChange(failure)) throw failure;
			const needed = await this.#neededAmong(items, failure);
			if (needed === void 0) return { kind: "out of time" };
			return needed.length > 0 ? {
				kind: "needed",
				items: needed
			} : {
				kind: "failed",
				failure
			};
		}
		this.#idle = {
			seconds: Math.max(0, testbed.now() - began - turnSeconds),
			arms: arms.length
		};
		const { lines } = this.#trials.measurement;
		const effects = effectsAgainstFirst(plan, new MeasuredBlocks(lines), this.#request.cost);
		const savingOf = (item) => effects.get(without(item).name);
		if (!items.some(savingOf)) return { kind: "nothing to compare" };
		return {
			kind: "measured",
			total: effects.get(BEFORE),
			savingOf
		};
	}
	/** Whether a server starts without these lines; false if the time is over, or if the attempt itself fails. */
	async startsWithout(lines) {
		const { plan, without, deadline, startSeconds } = this.#request;
		if (deadline - this.#edges.testbed.now() < startSeconds) return false;
		try {
			return await serverFailure(without({ lines }), {
				plan,
				cells: []
			}, this.#edges) === void 0;
		} catch (error) {
			if (error instanceof MeasurementError) return false;
			throw error;
		}
	}
	/**
	* Suspects without whose lines a server does not run even by itself; undefined: time ran out before all were tried.
	*/
	async #neededAmong(items, failure) {
		const { plan, cell, without, deadline } = this.#request;
		const { refused } = failure instanceof MeasurementError ? failure.failure : {};
		const how = {
			plan,
			cells: cellsOfRefusal({
				...plan,
				cells: [cell]
			}, refused),
			refusal: refused
		};
		const needed = [];
		for (const item of items) {
			if (this.#edges.testbed.now() > deadline) return void 0;
			if (await serverFailure(without(item), how, this.#edges) !== void 0) needed.push(item);
		}
		return needed;
	}
	#planOf(arms) {
		const [first, second = first, ...others] = arms;
		if (first === void 0 || second === void 0) throw new RangeError("a trial has at least one server");
		const { plan, cell } = this.#request;
		const infinite = Number.POSITIVE_INFINITY;
		return {
			...plan,
			rules: ["control"],
			arms: [
				first,
				second,
				...others
			],
			cells: [cell],
			shard: null,
			mostServers: infinite
		};
	}
};

// src/gate/explain/causes.ts
/**
* Maximum number of suspects (changed lines, or groups of them) in a trial. Each suspect has a server besides those of
* both sides. With more servers, the turns of each would be too far apart.
*/
const MOST_ITEMS = 10;
/** Servers of the smallest trial: both sides, and for each of two suspects the change without it. */
const LEAST_SERVERS = 4;
/** Number of trials for which there should be time, because one alone does not show how much starts differ. */
const LEAST_TRIALS = 2;
/** Share of the search's time for turns; the rest goes to starting servers. */
const TURNS_SHARE = .5;
/** A search ends after this many trials in a row that show nothing new, because further ones would hardly show more. */
const MOST_FRUITLESS = 3;
/**
* Adds the causes to a judgement. A search that fails adds a warning instead, because the verdict holds without causes.
*/
async function findCauses(request) {
	const { judgement, edges, group } = request;
	const { tell, testbed } = edges;
	const seconds = group.secondsLeft + request.explainSeconds;
	tell({
		kind: "time",
		secondsLeft: seconds
	});
	tell({
		kind: "phase",
		phase: { code: "search" }
	});
	const began = testbed.now();
	try {
		const outcome = await searchOutcome(request, began + seconds);
		return {
			...judgement,
			...attributionOf(request.explained, {
				...outcome,
				seconds: testbed.now() - began
			})
		};
	} catch (error) {
		if (error instanceof Interruption) throw error;
		const why = isFailure(error) ? firstLine(error) : `a bug in qpsgate, please report it: ${firstLine(error)}`;
		return {
			...judgement,
			warnings: [...judgement.warnings, {
				code: "causes-unknown",
				why
			}]
		};
	}
}
/**
* Searches, and then starts a server without any of the lines to blame, because the search left out each line only by
* itself or with its group.
*/
async function searchOutcome(request, deadline) {
	const { explained, group, edges } = request;
	const computes = computesIn(explained.cell, explained.comparison, group.measurement.lines);
	const seconds = deadline - edges.testbed.now();
	const trials = trialsOf(request, {
		deadline,
		seconds,
		computes
	});
	const result = await searchWith(trials, explained, roomFor(request.mostServers, seconds, computes));
	const lines = linesBlamedTogether(result.search);
	return {
		...result,
		isTogether: lines.length > 0 && await trials.startsWithout(lines)
	};
}
/** Searches until all lines are decided, the time is over, or trials show nothing new. */
async function searchWith(trials, { comparison, difference, lines }, { hasBefore, room }) {
	let search = startSearch(difference.lines, lines, comparison.effect, room);
	let fruitless = 0;
	let stretch = 1;
	for (;;) {
		const items = nextItems(search, room);
		if (items.length === 0) return {
			search,
			end: "decided"
		};
		if (fruitless === MOST_FRUITLESS) return {
			search,
			end: "nothing to compare"
		};
		const trial = await trials.measure(items, hasBefore, stretch);
		if (trial.kind === "out of time") return {
			search,
			end: trial.kind
		};
		fruitless = trial.kind === "nothing to compare" || trial.kind === "failed" ? fruitless + 1 : 0;
		if (trial.kind === "failed" && fruitless >= LEAST_TRIALS) throw trial.failure;
		if (trial.kind === "nothing to compare") stretch *= 2;
		if (trial.kind === "needed") search = searchAfterFailures(search, trial.items, room);
		if (trial.kind === "measured") search = learn(search, items, trial, room);
	}
}
/**
* Number of suspects in a trial: as many as there is time for, and as memory has room for, besides the servers of both
* sides. If memory holds only two servers, the server before the change is left out.
*/
function roomFor(mostServers, seconds, computes) {
	const hasBefore = mostServers > 2;
	const timely = Math.floor(TURNS_SHARE * seconds / LEAST_TRIALS / searchSeconds(1, computes));
	return {
		hasBefore,
		room: Math.max(1, Math.min(MOST_ITEMS, Math.min(mostServers, Math.max(LEAST_SERVERS, timely)) - (hasBefore ? 2 : 1)))
	};
}
function trialsOf({ explained, group, edges }, { deadline, seconds, computes }) {
	const { comparison, reference, head, cell, plan, difference } = explained;
	const { cost } = comparison;
	const startSpread = spreadEstimate(comparison, (cost && startSpreadOf(cost)) ?? plan.startSpread);
	const without = ({ lines }) => mix(difference, [...difference.lines.keys()].filter((line) => !lines.includes(line)), `without ${lines.join("+")}`);
	const request = {
		cell,
		cost,
		computes,
		deadline,
		without,
		plan: {
			...plan,
			startSpread,
			budgetSeconds: Math.max(seconds, plan.budgetSeconds)
		},
		before: reference.scenario,
		head: head.scenario,
		startSeconds: slowestStart(armStatesOf(group.measurement.lines))
	};
	return new SearchTrials(request, edges);
}
function attributionOf(explained, { search, end, isTogether, seconds }) {
	const { comparison, defaults } = explained;
	const isDefault = (name) => defaults?.some((each) => isSameName(each.name, name)) === true;
	const causes = causesOf(search).filter(({ verdict, settings }) => verdict === "to blame" || !settings.every(({ name }) => isDefault(name)));
	const whole = causeFigures(comparison.effect);
	return {
		causes,
		explanation: {
			...aboutOf(explained),
			whole,
			seconds,
			...isTogether && { together: true },
			end
		}
	};
}
/** Whether all servers waited almost only for their CPUs in this cell, so that shorter trials suffice. */
function computesIn({ workload, threads }, { byCpu }, lines) {
	if (byCpu !== void 0) return false;
	const slices = lines.flatMap((line) => line.kind === "slice" && workload.name === line.workload && threads === line.threads ? [line] : []);
	return slices.length > 0 && slices.every(({ computes }) => computes);
}
/**
* Seconds that the slowest arm takes to start: the mean of its starts, because a cold start does not predict later
* ones.
*/
function slowestStart(states) {
	const means = [...Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision])).values()].map((starts) => starts.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / starts.length);
	return Math.max(0, ...means);
}

// src/gate/explain/explain.ts
/** Finds the lines to blame for a verdict: those that slow a server down, or keep it from running. */
async function explain(question, { explainSeconds }) {
	const { outcome, local, edges, failed, explained } = question;
	if (failed !== void 0) return findFailingLines(outcome, failed, local, edges);
	const { group, judgement } = outcome;
	if (explained === void 0) return outcome;
	const { mostServers } = local;
	const search = {
		explained,
		judgement,
		group,
		mostServers,
		explainSeconds,
		edges
	};
	return {
		...outcome,
		judgement: await findCauses(search)
	};
}
/** Names, in the comparison of a server that does not run, the smallest set of lines that keep it from running. */
async function findFailingLines(outcome, { head, reference, failure }, local, edges) {
	const server = local.buildOf(head.scenario);
	const difference = splitDifference(reference, head.scenario, server);
	const { refused } = failure.failure;
	const { judgement, plan, group } = outcome;
	const how = {
		plan: group.plan,
		cells: cellsOfRefusal(group.plan, refused),
		refusal: refused
	};
	let refusal;
	try {
		refusal = await refusalOfChange(failure, difference, server, (set) => serverFailure(mix(difference, set, `with ${set.join("+")}`), how, edges));
	} catch (error) {
		if (!isFailure(error)) throw error;
		const warnings = [...judgement.warnings, {
			code: "causes-unknown",
			why: firstLine(error)
		}];
		return {
			...outcome,
			judgement: {
				...judgement,
				warnings
			}
		};
	}
	if (refusal === void 0) return outcome;
	const comparisons = judgement.comparisons.map((each) => each.refusal?.isMeasured === false && each.scenario === head.scenario.name ? refusalComparison(refusal, plan.suite.gate) : each);
	return {
		...outcome,
		judgement: {
			...judgement,
			comparisons
		}
	};
}

// src/gate/explain/question.ts
/** What an outcome leaves unexplained: a server that does not run, or a comparison with several changed lines. */
function soughtIn({ explained, group: { failed } }) {
	return {
		failed: failed?.failure instanceof MeasurementError ? {
			...failed,
			failure: failed.failure
		} : void 0,
		explained: explained !== void 0 && isSearched(explained) ? explained : void 0
	};
}
/** Whether further servers must be started to explain the outcome. */
function isQuestion(outcome) {
	const { failed, explained } = soughtIn(outcome);
	return failed !== void 0 || explained !== void 0;
}
/**
* What further servers must be started to find out; undefined if the outcome leaves nothing unexplained.
*
* @param testbed of the group that is explained
*/
function questionOf(outcome, { local }, { tell }) {
	if (local === void 0 || !isQuestion(outcome)) return void 0;
	return {
		outcome,
		local,
		edges: {
			testbed: local.testbed,
			tell
		},
		...soughtIn(outcome)
	};
}

// src/core/setting/danger-text.ts
/**
* Sentence of each danger. A result holds it together with the code of the danger. It is plain text, because each view
* escapes for itself.
*/
const SENTENCES = {
	"commits-not-synced": ({ variable, value }) => `${variable}=${value} means that commits are not synchronized: ` + (value === "2" ? "about a second of them is lost if the machine crashes" : "about a second of them is lost if the server or the machine crashes"),
	"binary-log-not-synced": ({ variable, value }) => `${variable}=${value} means that the binary log is ` + (Number(value) === 0 ? "not synchronized by the server" : `synchronized after ${count(Number(value), "commit")} only`) + ": if the machine crashes, replicas may have commits that the server has lost, or the other way round",
	"torn-pages": ({ variable, value }) => `${variable}=${value} means that pages are not written twice: a page that is half written in a crash cannot be mended, unless file system and device write pages whole`,
	"nothing-synced": ({ variable, value }) => `${variable}=${value} means that files are not synchronized: a crash of the machine may leave no usable data; it is for tests`,
	"no-binary-log": () => "without a binary log there can be no replica, and no recovery of what was committed since a backup",
	"commits-synced": ({ variable, value }) => `${variable}=${value} means that a crash loses no commit`,
	"binary-log-synced": ({ variable, value }) => `${variable}=${value} means that every commit is in the binary log after a crash, as replicas have it`,
	"binary-log-kept": () => "a binary log is what replicas and recovery since a backup need",
	"pages-written-twice": ({ variable, value }) => `${variable}=${value} means that a page that is half written in a crash can be mended`,
	"files-synced": ({ variable, value }) => `${variable}=${value} means that files are synchronized, so that data outlives a crash of the machine`,
	"no-privileges": ({ variable }) => `with ${variable} anybody who connects may do everything, without a password; it is for repairs`,
	"no-network": ({ variable }) => `with ${variable} no client connects over the network, only over the socket`,
	"no-client-files": ({ variable, value }) => `${variable}=${value} means that LOAD DATA LOCAL INFILE of applications fails`,
	"fewer-server-files": ({ variable, value }) => `${variable}=${value} means that LOAD DATA INFILE and SELECT … INTO OUTFILE fail ${/^null$/i.test(value) ? "for every file" : "for files elsewhere"}`,
	"option-removed": ({ variable, removed, consequence, instead }) => `servers since ${removed} do not have ${variable}${CONSEQUENCES[consequence ?? "unknown"]}${useInstead(instead)}`,
	"option-deprecated": ({ variable, since, instead }) => `${variable} is deprecated since ${since}, later servers may not start with it${useInstead(instead)}`,
	"pool-beyond-memory": ({ variable, poolBytes, memoryBytes }) => `${variable} is ${bytes(poolBytes)}, the machine has ${bytes(memoryBytes)} of memory`
};
const CONSEQUENCES = {
	ignored: ", and pass over it",
	"no-start": ", and do not start with it",
	unknown: ""
};
function dangerText(danger) {
	return SENTENCES[danger.code](danger);
}
function useInstead(instead) {
	return instead === null ? "" : `; ${instead} takes its place`;
}

// src/core/result/describe-advice.ts
function adviceOf({ settings, plan, scenarios, memoryBytes }) {
	return [...Map.groupBy(settings, ({ scenario }) => scenario)].flatMap(([scenario, changed]) => {
		const program = scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.server;
		const server = program && serverOfResult(program);
		if (server === void 0) return [];
		const arm = plan.arms.find(({ revision, scenario: { name } }) => revision === "head" && name === scenario);
		const after = variableTexts(arm?.scenario.options ?? []);
		const isSingle = ({ kind, before: old, after: current }) => kind === "option" && (current ?? old)?.value.kind !== "instruments";
		return changed.filter(isSingle).flatMap((change) => {
			const { variable = "" } = change;
			if (isIdleOption(variable, (other) => after[other])) return [];
			return dangersOf(change, {
				...server,
				memoryBytes
			}).map((danger) => {
				return {
					...danger,
					scenario,
					...presentLine(change),
					message: dangerText(danger)
				};
			});
		});
	});
}

// src/core/result/describe-run.ts
function describeRun(run, facts) {
	const { suite, plan, trials, measurement, compared } = run;
	const scenarios = resultScenarios(plan, measurement.lines, facts);
	const measured = new MeasuredBlocks(measurement.lines);
	const cells = agreeingRates(describeCells(plan, measurement, facts.environment), plan, compared.comparisons);
	const { startedAt, commit, before, reproduce, settings, asked = [] } = facts;
	const serverOf = (name) => [...scenarios, ...asked].find((each) => each.name === name)?.server;
	return {
		schemaVersion: 1,
		startedAt,
		commit,
		before,
		reproduce,
		settings: settings.map((setting) => ({
			...resultSetting(setting, serverOf(setting.scenario)),
			got: valueGot(setting, measurement)
		})),
		alike: facts.alike?.length === 0 ? void 0 : facts.alike?.map(resultAlike),
		fingerprints: Object.fromEntries(facts.names.map((name) => [name, facts.fingerprints[name] ?? ""])),
		suite: {
			name: suite.name,
			fingerprint: facts.suiteFingerprint,
			precision: precisionOf(suite.gate, plan.rules, suite.precision)
		},
		measuredSeconds: measurement.measuredSeconds,
		seed: plan.seed,
		plan: {
			...plan,
			trials,
			policy: suite.gate
		},
		environment: facts.environment,
		ownDefaults: scenarios.some(({ testOptions }) => testOptions !== void 0) ? baseOptionsOf(plan).ownDefaults : void 0,
		scenarios,
		cells,
		advice: adviceOf({
			memoryBytes: facts.memoryBytes,
			plan,
			scenarios: [...scenarios, ...facts.asked ?? []],
			settings: facts.settings
		}),
		costs: costEffects(plan, measured),
		pairEffects: pairEffectsOf(plan, measured),
		statements: describeStatements(plan, measured, measurement.lines),
		warnings: mergeDroppedOptions([
			...facts.warnings,
			...measurement.warnings.filter((warning) => warning.code !== "option-scaled" || !facts.settings.some(({ name }) => isSameName(name, String(warning.option)))),
			...cellWarnings(cells, measurement),
			...othersWarnings(measurement),
			...plan.rules.includes("control") ? fairnessWarnings(suite, plan, measurement.lines) : []
		]).map(resultWarning)
	};
}
function resultSetting(change, program) {
	const { scenario, kind, name, variable } = change;
	const server = program && serverOfResult(program);
	const [before, after] = [change.before, change.after].map((side) => side && {
		value: side.text,
		file: side.file,
		line: side.line
	});
	const when = server && variable ? takesEffect(variable, server) : void 0;
	return {
		scenario,
		kind,
		name,
		before: before ?? null,
		after: after ?? null,
		takesEffect: when
	};
}
/**
* The server's value of a numeric setting, if it differs from the value in the file. Undefined if it is equal or
* unknown, or if qpsgate itself gave the server another value.
*/
function valueGot({ scenario, variable, after }, { lines, warnings }) {
	const isOurs = warnings.some((warning) => warning.code !== "option-adjusted" && "option" in warning && readOptionName(warning.option).variable === variable);
	if (variable === void 0 || after?.value.kind !== "number" || isOurs) return void 0;
	const got = armStatesOf(lines).find((each) => each.scenario === scenario && each.revision === "head")?.variables[variable];
	return got === void 0 || !/^\d+$/.test(got) || got === after.value.digits ? void 0 : got;
}
/** A removed setting has no line any more, so the first line of its file stands for it. */
function resultAlike({ name, scenario, changes }) {
	return {
		name,
		scenario,
		settings: changes.map((change) => ({
			name: change.name,
			...presentLine(change)
		}))
	};
}
function resultScenarios(plan, lines, facts) {
	const states = armStatesOf(lines);
	const names = new Set(states.flatMap(({ variables }) => Object.keys(variables)));
	const isDiffering = (name) => new Set(states.map(({ variables }) => variables[name])).size > 1;
	const differing = [...names].filter((name) => !isServerSpecific(name) && isDiffering(name)).sort();
	const totals = totalsOf(lines);
	return plan.arms.flatMap((arm) => {
		const statesOfArm = states.filter((state) => isOf(state, arm));
		const [first] = statesOfArm;
		if (first === void 0) return [];
		const sideFacts = (facts.sides ?? []).filter(({ scenario, revision }) => scenario === arm.scenario.name && revision === arm.revision);
		const shares = totals.flatMap((total) => isOf(total, arm) ? total.pageMisses ?? [] : []);
		return {
			name: arm.scenario.name,
			revision: arm.revision,
			role: arm.role,
			server: first.server,
			place: arm.scenario.place,
			fingerprint: facts.fingerprints[armName(arm)] ?? "",
			testOptions: first.testOptions,
			variables: Object.fromEntries(differing.flatMap((name) => first.variables[name] === void 0 ? [] : [[name, first.variables[name]]])),
			memory: {
				residentBytes: first.residentBytes,
				performanceSchemaBytes: first.performanceSchemaBytes,
				limitBytes: arm.scenario.memoryLimit?.value,
				fullHouse: sideFacts.find(({ house }) => house !== void 0)?.house
			},
			insight: first.insight,
			collected: first.collected,
			restarts: sideFacts.find(({ restarts }) => restarts !== void 0)?.restarts,
			startSeconds: mean(statesOfArm.map((state) => state.startSeconds)),
			host: first.host ?? null,
			cpuCapacity: first.cpuCapacity ?? null,
			pageMisses: shares.length === 0 ? null : Math.max(...shares)
		};
	});
}
/**
* Warns of what makes figures unfair although no configuration asks for it: servers that differ from the control's, and
* loads that no application has.
*/
function fairnessWarnings(suite, { arms: [control, , ...others] }, lines) {
	const states = armStatesOf(lines);
	const serverOf = (arm) => {
		const state = states.find((each) => isOf(each, arm));
		return state && {
			...state,
			scenario: arm.scenario,
			isOurs: state.testOptions !== void 0
		};
	};
	const reference = serverOf(control);
	if (reference === void 0) return [];
	const compared = others.filter(({ revision }) => revision === "head").flatMap((arm) => serverOf(arm) ?? []);
	return [...compared.flatMap((server) => {
		const settings = unevenDurability(reference, server);
		const about = {
			scenario: server.scenario.name,
			control: control.scenario.name
		};
		return [...settings.length === 0 ? [] : [{
			code: "uneven-durability",
			...about,
			settings
		}], ...unevenServers(reference, server)];
	}), ...unlikeProduction(suite, [reference, ...compared])];
}
function isOf(state, arm) {
	return state.scenario === arm.scenario.name && state.revision === arm.revision;
}

// src/core/suite/suite-identity.ts
/** Identity of a suite, to be hashed. Suites with the same identity are measured in the same way. */
/** The measured part of a suite. Rules of the gate are left out, because they change no figure. */
function suiteIdentity(suite) {
	const { tables, rows, tpch, poolBytes } = suite.dataset;
	return {
		server: suite.server.kind === "dsn" ? {
			kind: "dsn",
			at: serviceName(suite.server.endpoint)
		} : suite.server,
		dataset: tpch === void 0 ? [
			tables,
			rows,
			...poolBytes === void 0 ? [] : [poolBytes]
		] : { tpch },
		workloads: suite.workloads.map(({ name, script, options, source, threads }) => [
			name,
			script,
			Object.entries(options).sort(),
			...source === void 0 ? [] : [source],
			...threads === void 0 ? [] : [{ threads }]
		]),
		threads: suite.threads,
		...suite.preconditions === void 0 ? {} : { preconditions: suite.preconditions },
		control: suite.control,
		scenarios: suite.scenarios.map((scenario) => [scenario.name, scenarioIdentity(scenario)])
	};
}

// src/gate/plan-sides.ts
/** Below this multiple of the least budget that works, a run counts as short, and has one server for each side. */
const SHORT = 2;
function measuredIn({ measuredOf = (plan) => plan }, plan) {
	return measuredOf(plan);
}
/**
* The plan of scenarios now, before and at the baseline.
*
* @throws UserError if the budget does not suffice for any result
*/
function planSides(suite, request, sides) {
	const plan = sidesPlan(suite, request, sides);
	const problem = budgetProblem(measuredIn(sides, plan));
	if (problem !== void 0) throw new UserError(problem);
	return plan;
}
/**
* The suite with as many of the workloads that qpsgate chose as the budget allows, at least one. Workloads that no
* changed setting needs are left out first, then the last ones. If even the one left takes too long, the first that
* fits takes its place.
*
* @param reasons why qpsgate chose each workload; empty if the user chose them, so that all stay
*/
function suiteInBudget(suite, reasons, request, sides) {
	const isNeeded = ({ name }) => reasons.some((one) => one.workload === name && one.variables.length > 0);
	let smaller = suite;
	const of = request.shard?.of ?? 1;
	const shards = Array.from({ length: of }, (_, nth) => of === 1 ? void 0 : {
		index: nth + 1,
		of
	});
	const isTooMuch = (some) => shards.some((shard) => {
		return budgetProblem(measuredIn(sides, sidesPlan(some, {
			...request,
			shard
		}, sides))) !== void 0;
	});
	while (reasons.length > 0 && smaller.workloads.length > 1 && isTooMuch(smaller)) {
		const last = smaller.workloads.findLast((workload) => !isNeeded(workload)) ?? smaller.workloads.at(-1);
		smaller = {
			...smaller,
			workloads: nonEmpty(smaller.workloads.filter((workload) => workload !== last))
		};
	}
	if (reasons.length > 0 && isTooMuch(smaller)) smaller = suite.workloads.map((workload) => ({
		...suite,
		workloads: [workload]
	})).find((some) => !isTooMuch(some)) ?? smaller;
	const dropped = suite.workloads.filter((workload) => !smaller.workloads.includes(workload)).map(({ name }) => name);
	const { budgetSeconds } = suite;
	return {
		suite: smaller,
		warnings: dropped.length === 0 ? [] : [{
			code: "budget-too-small",
			budgetSeconds,
			workloads: dropped
		}]
	};
}
/** The suite with its budget raised, if need be, so that all of its loads are measured and the run is not short. */
function affordableSuite(suite, request, sides) {
	const least = leastBudgetSeconds(sidesPlan(suite, request, sides));
	return {
		...suite,
		budgetSeconds: Math.max(suite.budgetSeconds, SHORT * least)
	};
}
/** The plan of the sides, whether or not the budget suffices for it. */
function sidesPlan(suite, { seed, rules, shard }, sides) {
	const whole = planOf(suite, seed, {
		...sides,
		rules,
		shard
	});
	return whole.budgetSeconds < SHORT * leastBudgetSeconds(whole) ? singleCopyPlan(whole) : whole;
}
/** Whether a shard has no load, because the plan has more shards than loads. */
function isEmptyShard({ cells, shard }) {
	return shard !== null && cells.length === 0;
}
/** Why the budget is too small for any result; undefined if it suffices. */
function budgetProblem(plan) {
	return shortBudget(plan, count(plan.arms.length, "server"), leastBudgetSeconds(plan));
}
/** Why the budget is too small for all groups, which are measured one after the other; undefined if it suffices. */
function groupsProblem(plans) {
	const [first, ...others] = plans;
	const servers = first.arms.length + sum(others.map(({ arms }) => arms.length));
	const least = Math.ceil(sum(plans.map(groupSeconds)));
	return shortBudget(first, `${count(servers, "server")} in ${count(plans.length, "group")}`, least);
}
function shortBudget(plan, servers, least) {
	const { cells, budgetSeconds, shard } = plan;
	if (budgetSeconds >= least || isEmptyShard(plan)) return void 0;
	const part = shard === null ? "" : ` for shard ${shardText(shard)}, which has a part of the budget,`;
	return `a budget of ${Math.floor(budgetSeconds)} s${part} is too small for ${count(cells.length, "load")} with ${servers}: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`;
}

// src/core/coverage/choose-cells.ts
/**
* Chooses the cells for a change of option files: workloads that exercise the changed settings, because others hardly
* show what these cost.
*/
/**
* Size to which larger buffer pools are reduced where the data must not fit in them, because three times as much data
* loads within half a minute, and because MySQL rounds larger pools to whole multiples of 128 MiB (manual,
* innodb_buffer_pool_chunk_size).
*/
const MEASURED_POOL_BYTES = 128 * 1024 ** 2;
/** Size of the data as a multiple of the pool's size, so that most data are not in memory, as in production. */
const TIMES_THE_POOL = 3;
const TABLES = 4;
/** Connections that stay free for clients other than the load's. */
const OTHER_CONNECTIONS = 10;
/** More tables than the table cache holds. Together they have the usual amount of data. */
const MANY_TABLES = {
	tables: 200,
	rows: 500
};
/**
* About 150 MB with the index. While a scaled redo log fills up, each page changes several times. A disk writes all
* pages within seconds.
*/
const REWRITTEN = {
	tables: TABLES,
	rows: 12e4
};
/** Budget where redo logs are scaled: turns are long then, because each covers a part of a log's cycle. */
const REWRITTEN_SECONDS = 240;
/** Maximum number of workloads, because each takes its share of the budget from the others. */
const MOST_WORKLOADS = 4;
/**
* The read-only cell is always chosen, because reading is most of the work of most servers. The other one is chosen if
* nothing else is.
*/
const [CONTROL, USUAL] = USUAL_LOAD;
function chooseCells(suite, base, { threads, budgetSeconds, image }) {
	const changes = changesBetween(base, suite.scenarios);
	const variables = [...new Set(changes.flatMap((change) => change.variable ?? []))];
	const scenarios = [...suite.scenarios, ...base];
	const products = productsOf(scenarios, image ?? (suite.server.kind === "image" ? suite.server.name : void 0));
	const chosen = chooseWorkloads(likeliestExercises(variables, products));
	const limits = scenarios.flatMap(({ options }) => numberOf(variableTexts(options).max_connections) ?? []);
	const levels = threads ?? Math.max(1, Math.min(...limits) - OTHER_CONNECTIONS);
	const preconditions = preconditionsOf(chosen.flatMap(({ covers }) => covers));
	const needs = (precondition) => preconditions.includes(precondition);
	const tables = needs("tables-beyond-cache") ? MANY_TABLES : void 0;
	const rewritten = needs("redo-in-scale") ? REWRITTEN : void 0;
	const reasons = chosen.map(({ workload, covers }) => ({
		workload: workload.name,
		variables: variables.filter((variable) => likeliestExercises([variable], products).some((one) => covers.includes(one)))
	}));
	return {
		suite: {
			...suite,
			workloads: workloadsOf(chosen, levels),
			dataset: needs("data-beyond-pool") ? datasetBeyondPool(scenarios, TIMES_THE_POOL, tables?.tables ?? TABLES) : tables ?? rewritten ?? suite.dataset,
			budgetSeconds: budgetSeconds ?? Math.max(suite.budgetSeconds, rewritten === void 0 ? 0 : REWRITTEN_SECONDS),
			...preconditions.length === 0 ? {} : { preconditions }
		},
		reasons
	};
}
/**
* Workloads of the chosen cells. Cells of one script become one workload with several thread counts.
*
* @param levels thread counts of the suite, which all workloads keep; or, as a number, the maximum number of threads of
*   a workload
*/
function workloadsOf(chosen, levels) {
	const scripts = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()];
	return nonEmpty(scripts.map((cells) => {
		const [{ workload }] = nonEmpty(cells);
		if (typeof levels !== "number") return workload;
		const counts = cells.map(({ threads }) => Math.min(threads, levels)).toSorted((a, b) => a - b);
		return {
			...workload,
			threads: nonEmpty([...new Set(counts)])
		};
	}));
}
/**
* Data `times` as large as the largest buffer pool, which is itself reduced if so much data would take too long to
* load.
*
* @param scenarios of head and base
*/
function datasetBeyondPool(scenarios, times, tables) {
	const poolBytes = Math.min(largestPool(scenarios), MEASURED_POOL_BYTES);
	return {
		tables,
		rows: Math.ceil(times * poolBytes / 320 / tables),
		poolBytes
	};
}
function productsOf(scenarios, image) {
	const products = scenarios.map(({ program }) => {
		const name = program === void 0 ? image : program.kind === "image" ? program.name : void 0;
		return name === void 0 ? void 0 : productOfImage(name);
	});
	return products.every((product) => product !== void 0) ? [...new Set(products)] : USUAL_PRODUCTS;
}
/** @returns the likeliest exercises first; empty if the setting needs none on any of the products */
function exercisesOfSetting(variable, products = USUAL_PRODUCTS) {
	const exercises = products.flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? []);
	return [...new Set(exercises)];
}
/**
* For each variable, the likeliest of its exercises that a workload of qpsgate performs. A variable has none if every
* statement shows it anyway, or if no workload does.
*
* @param variables the most important first
*/
function likeliestExercises(variables, products = USUAL_PRODUCTS) {
	const exercises = variables.flatMap((variable) => {
		const all = exercisesOfSetting(variable, products);
		const shown = all.find((exercise) => workloadFor(exercise) !== void 0);
		return shown === void 0 || all.includes("any-statement") ? [] : [shown];
	});
	return [...new Set(exercises)];
}
function preconditionsOf(exercises) {
	return [...new Set(exercises.flatMap((exercise) => EXERCISES[exercise].precondition ?? []))];
}
/**
* As few workloads as possible for the exercises: two to four, CONTROL first. The choice is greedy: the next one covers
* most of the missing exercises, and of equally good ones the most important. A test that tries all other choices shows
* that this finds the best one. Preconditions of exercises are not checked.
*
* @param exercises the most important first
*/
function chooseWorkloads(exercises) {
	const picked = [CONTROL];
	while (picked.length < MOST_WORKLOADS) {
		const missing = exercises.filter((one) => !picked.some((candidate) => performs(candidate, one)));
		const [best] = USUAL_CELLS.map((candidate) => {
			const covers = missing.filter((one) => performs(candidate, one));
			return {
				candidate,
				count: covers.length,
				first: missing.indexOf(covers[0])
			};
		}).toSorted((one, other) => other.count - one.count || one.first - other.first);
		if (best === void 0 || best.count === 0) break;
		picked.push(best.candidate);
	}
	if (picked.length === 1) picked.push(USUAL);
	return picked.map((candidate) => ({
		workload: workloadOf({ script: candidate.script }),
		threads: candidate.threads,
		covers: exercises.filter((one) => performs(candidate, one))
	}));
}
function performs({ script, threads }, exercise) {
	return exercisesOf(script, threads).includes(exercise);
}

// src/gate/rules.ts
/**
* Makes the suite as it is measured and judged: with the cells to measure, adjusted by the flags, under the limits of
* the base.
*/
/**
* Applies the flags, and the limits of the base, so that no change relaxes the limits that judge it. If no workloads
* are named, option files get the workloads that show the changed settings.
*
* @param subject sides with the suite whose limits judge; if there is none, the suite's own limits judge
* @throws UserError if a flag names something missing from the suite
* @returns the suite, why its workloads were chosen, and warnings about what the change does to its suite
*/
function applyRules({ suite: head, base, ruledBy }, { subject, adjustments, image }) {
	const adjusted = adjustSuite(head, adjustments);
	if (adjusted.kind !== "ok") throw new UserError(adjusted.problems.join("\n"));
	refuseLoneControl(head, base === void 0 ? adjustments.scenarios : void 0);
	const suite = {
		...adjusted.suite,
		gate: adjustPolicy((ruledBy ?? head).gate, adjustments)
	};
	const { options = [] } = suite.scenarios.find(({ name }) => name === suite.control) ?? {};
	const present = suite.scenarios.map((scenario) => ({
		...scenario,
		options
	}));
	const before = subject.kind === "advice" ? present : base?.scenarios;
	const chosen = subject.kind !== "suite" && before !== void 0 && adjustments.workloads === void 0 ? chooseCells(suite, before, {
		...adjustments,
		image
	}) : {
		suite,
		reasons: []
	};
	const isOther = !isDeepStrictEqual(suite.gate, adjusted.suite.gate);
	const place = {
		file: head.file,
		line: ruleLine(head, "gate")
	};
	const changed = isOther ? [{
		code: "limits-changed",
		...place
	}] : [];
	return {
		...chosen,
		warnings: [...changed, ...ruledBy === void 0 ? [] : lostParts(ruledBy, head)]
	};
}
/**
* A control alone has nothing to be compared with, so its figures would answer nothing.
*
* @throws UserError if a suite has other scenarios, and none is asked for
*/
function refuseLoneControl({ control, scenarios }, asked) {
	const others = scenarios.map(({ name }) => name).filter((name) => name !== control);
	if (asked === void 0 || others.length === 0 || asked.some((name) => name !== control)) return;
	throw new UserError(`--scenarios: found only the control, ${control}, which has nothing to be compared with; allowed: ${others.join(", ")}`);
}
/**
* Warns of parts that the base measures and the suite no longer has, because a change could hide its cost by removing
* them.
*/
function lostParts(base, { file, workloads, threads, scenarios }) {
	const without = (now, before) => before.map(({ name }) => name).filter((name) => now.every((each) => each.name !== name));
	const parts = [
		...without(scenarios, base.scenarios).map((name) => `scenario ${name}`),
		...without(workloads, base.workloads).map((name) => `workload ${name}`),
		...base.threads.filter((level) => !threads.includes(level)).map((level) => count(level, "thread"))
	];
	return parts.length === 0 ? [] : [{
		code: "suite-reduced",
		file,
		parts
	}];
}

// src/gate/groups.ts
/**
* Divides the servers of a change into groups, if there are too many to be measured at once. If files changed, servers
* whose change is likeliest to cost something come first, because time may be over before the last group. Of equally
* likely ones, those come first whose configuration most other servers share. Servers of one group need the same loads.
* Scenarios of a suite are grouped in the suite's order, each group with the control.
*/
/** Servers that every group of a suite has: the control, and its twin with the same configuration. */
const CONTROLS = 2;
/**
* Names of each group's servers, its control first; empty if no groups are needed. The first group also has the servers
* that need no measuring.
*/
function groupedNames(change, servers) {
	const { request, suite, alike } = change;
	if (isLeftOut(change, servers)) return [];
	if (request.subject.kind !== "config") return scenarioGroups(change, servers);
	const sides = sidesOf(change, servers);
	const whole = sidesPlan(suite, request, sides);
	const costly = comparedNames(sides.measuredOf(whole));
	if (costly.length < 2) return [];
	const shown = new Set(comparedNames(exercisedPlan(whole, servers.serverOf, servers.answers.asked)));
	const others = Map.groupBy(alike, ({ scenario }) => scenario);
	const standsFor = (name) => others.get(name)?.length ?? 0;
	const ordered = costly.toSorted((one, other) => Number(shown.has(other)) - Number(shown.has(one)) || standsFor(other) - standsFor(one));
	const most = mostAtOnce(change, servers, ordered);
	if (ordered.length <= most) return [];
	const [first = [], ...later] = [...Map.groupBy(ordered, (name) => loadOf(change, name)).values()].flatMap((same) => chunks(same, most)).toSorted(([one = ""], [other = ""]) => ordered.indexOf(one) - ordered.indexOf(other));
	const measured = new Set(ordered);
	const rest = suite.scenarios.map(({ name }) => name).filter((name) => !measured.has(name));
	return [[...first, ...rest], ...later];
}
function chunks(all, most) {
	return Array.from({ length: Math.ceil(all.length / most) }, (_, nth) => all.slice(nth * most, (nth + 1) * most));
}
/**
* Groups the scenarios of a suite: as few groups as memory allows, about equally large. Empty if all servers fit, if
* grouping does not make them fit, or if the control or its workload changed, because every group would compare that
* again.
*/
function scenarioGroups(change, servers) {
	const { scenarios } = change.suite;
	const { arms, mostServers } = planOfAll(change, servers);
	const [{ scenario: control }, , ...others] = arms;
	const sizes = /* @__PURE__ */ new Map();
	for (const { scenario } of others) sizes.set(scenario.name, (sizes.get(scenario.name) ?? 0) + 1);
	const ofAll = [...sizes.keys()].filter((each) => each === control.name || scenarios.every(({ name }) => name !== each));
	const [room, largest] = [mostServers - CONTROLS, Math.max(...sizes.values())];
	if (arms.length <= mostServers || sizes.size < 2 || ofAll.length > 0 || largest > room) return [];
	const fewest = groupsOf(sizes, room).length;
	if (fewest > 20) return [];
	let most = Math.max(largest, Math.ceil(others.length / fewest));
	while (groupsOf(sizes, most).length > fewest) most += 1;
	const unmeasured = scenarios.map(({ name }) => name).filter((name) => name !== control.name && !sizes.has(name));
	return groupsOf(sizes, most).map((names, nth) => [
		control.name,
		...names,
		...nth === 0 ? unmeasured : []
	]);
}
/**
* Divides names, in their order, into groups. All servers of a name stay in one group, because they are compared with
* each other.
*
* @param sizes number of servers that each name takes
* @param most maximum number of servers in a group
*/
function groupsOf(sizes, most) {
	const groups = [];
	let servers = most;
	for (const [name, size] of sizes) {
		if (servers + size > most) groups.push([]);
		servers = servers + size > most ? size : servers + size;
		groups.at(-1)?.push(name);
	}
	return groups;
}
/** The plan of all servers of a change as if memory held them all, which shows whether groups are needed. */
function planOfAll(change, servers) {
	const sides = sidesOf(change, servers);
	return sides.measuredOf(sidesPlan(change.suite, change.request, sides));
}
/**
* Names of the servers that a plan compares with the control, or, if the plan has no control, with themselves before
* the change.
*/
function comparedNames({ arms, rules }) {
	const isCompared = ({ role, revision }) => rules.includes("control") ? role === "candidate" && revision === "head" : revision === "base";
	return arms.flatMap((arm) => isCompared(arm) ? arm.scenario.name : []);
}
/** Number of servers measured at once: as many as memory holds and the budget suffices for, and at least one. */
function mostAtOnce(change, servers, names) {
	const { asWritten, baseline, suite } = change;
	const revisions = (baseline?.scenarios ?? []).length > 0 ? 3 : 2;
	const ofWorkload = suite.scenarios[0].own === void 0 ? 0 : 2;
	const room = Math.floor((Math.min(asWritten.mostServers, 12) - 1 - ofWorkload) / revisions);
	const isTimely = (many) => {
		const some = changeOfServers(change, names.slice(0, many));
		const sides = sidesOf(some, servers);
		const { request, reasons } = some;
		const affordable = suiteInBudget(some.suite, reasons, request, sides);
		return budgetProblem(sides.measuredOf(sidesPlan(affordable.suite, request, sides))) === void 0;
	};
	let most = Math.min(room, names.length);
	while (most > 1 && !isTimely(most)) most -= 1;
	return Math.max(1, most);
}
/**
* Key of the loads and data that a server needs. Only servers with equal keys share a group, because the servers of a
* group run the same loads on the same data.
*/
function loadOf(change, name) {
	const { workloads, dataset, preconditions } = changeOfServers(change, [name]).suite;
	return JSON.stringify([
		workloads.map((each) => [each.name, each.threads]),
		{
			...dataset,
			own: void 0
		},
		preconditions
	]);
}
/** The part of a change that concerns these servers, with the loads that they need. The first name is the control. */
function changeOfServers(change, names) {
	const { request, subject, before, asWritten, suite: whole } = change;
	const byName = new Map(whole.scenarios.map((scenario) => [scenario.name, scenario]));
	const scenarios = nonEmpty(names.flatMap((name) => byName.get(name) ?? []));
	const [{ name: control }] = scenarios;
	const isOfGroup = ({ name }) => names.includes(name);
	const { mostServers } = asWritten;
	if (request.subject.kind !== "config") {
		const suite = {
			...whole,
			scenarios: nonEmpty(whole.scenarios.filter(isOfGroup))
		};
		const sides = {
			base: before.filter(isOfGroup),
			mostServers
		};
		return {
			...change,
			suite,
			before: sides.base,
			asWritten: sidesPlan(suite, request, sides)
		};
	}
	const base = subject.base && {
		...subject.base,
		scenarios: subject.base.scenarios.filter(isOfGroup)
	};
	const adjustments = {
		...request.adjustments,
		scenarios: void 0
	};
	const { suite, reasons } = applyRules({
		...subject,
		suite: {
			...subject.suite,
			control,
			scenarios
		},
		base
	}, {
		...request,
		adjustments
	});
	const sides = {
		base: before.filter(isOfGroup),
		mostServers
	};
	return {
		...change,
		suite,
		reasons,
		before: sides.base,
		asWritten: sidesPlan(suite, request, sides)
	};
}
/**
* Whether a change is not measured, whatever the budget: nothing differs, no sandbox or container confines a stranger's
* SQL, or a server refuses an option that nothing can replace.
*/
function isLeftOut({ asWritten }, { looseSql, answers }) {
	return isUnchanged(asWritten) || looseSql !== void 0 || answers.refusals.some(isFinal);
}
/** Whether a refusal leaves its server unmeasured, because no other option can take the place of the refused one. */
function isFinal({ isMeasured }) {
	return !isMeasured;
}
/**
* The scenarios before the change with options as their servers read them, and a function that keeps only the part of a
* plan that may cost something.
*/
function sidesOf({ before, asWritten: { mostServers } }, { answers, serverOf }) {
	return {
		base: before.map((scenario) => answers.taken.get(scenario.name) ?? scenario),
		mostServers,
		measuredOf: (plan) => costlyPlan(plan, serverOf, answers.asked)
	};
}

// src/gate/judge.ts
/** Judges a run. A server that does not run with the change counts as a regression, as a slowdown does. */
/** Judges all groups of servers as one run, so that it has one verdict. */
function judge({ groups, unmeasured }, request, { timeline, clock }) {
	timeline.enter({ step: "judge" });
	const [first] = groups;
	const { suite, change } = first.plan;
	const refused = groups.flatMap((group) => refusalsIn(group).map((each) => refusalComparison(each, suite.gate)));
	const whole = judgementOf({
		compared: joinComparisons(groups.map(({ outcome }) => outcome.compared)),
		standings: new Map(groups.flatMap(({ outcome }) => [...outcome.standings])),
		policy: suite.gate,
		refused: distinct(refused),
		coverage: [...groups.flatMap(({ plan, outcome }) => coverageOf({
			...plan.coverage,
			...seenBy(outcome, plan)
		})), ...unmeasured.flatMap(({ coverage }) => coverageOf({
			...coverage,
			lines: []
		}).map(untimelyCoverage))],
		baseline: change.baseline?.result ?? null
	});
	const judgement = byDirection(whole);
	const subjects = groups.map((group) => subjectIn(group, judgement, request));
	const explained = subjects.find((each) => each !== void 0);
	const isAbout = ({ outcome }, nth) => explained === void 0 ? outcome.failed !== void 0 : subjects[nth] === explained;
	const about = groups.find(isAbout) ?? first;
	const facts = {
		startedAt: clock.startedAt,
		reproduce: request.reproduce
	};
	const descriptions = groups.map((group) => describeRun({
		suite: group.plan.suite,
		...group.outcome
	}, {
		...factsOf(group.plan, group.outcome, group.testbed),
		...facts
	}));
	return {
		plan: about.plan,
		group: about.outcome,
		judgement: {
			...judgement,
			...explained && onlyCause(explained)
		},
		explained,
		description: joinGroups(nonEmpty(descriptions), {
			groups,
			unmeasured
		})
	};
}
/** The comparison to explain; undefined if its servers are in another group, or if one did not run. */
function subjectIn({ outcome, testbed: { local } }, judgement, { explain }) {
	if (local === void 0 || outcome.failed !== void 0) return void 0;
	return causeSubjectOf({
		judgement,
		outcome,
		buildOf: local.buildOf
	}, explain);
}
function refusalsIn({ plan, outcome, testbed }) {
	const failed = outcome.failed === void 0 ? [] : [refusalOfArm(outcome.failed, testbed)];
	return [
		...plan.refusals,
		...outcome.refusals,
		...failed,
		...outgrownIn(outcome, testbed)
	];
}
/**
* Marks a setting as not measured for lack of time. A setting that more time would not have measured keeps its reason.
*/
function untimelyCoverage(covered) {
	return reachesServers(covered) ? {
		...covered,
		...NO_TIME
	} : covered;
}
/** Describes all groups as one run, in which facts of the whole change are not repeated for each group. */
function joinGroups(descriptions, { groups, unmeasured }) {
	const [first] = descriptions;
	if (descriptions.length === 1 && unmeasured.length === 0) return first;
	const trials = groups.map(({ outcome }) => outcome.trialsDone);
	const plan = {
		...planOfGroups$1(nonEmpty(descriptions.map(({ plan }) => plan)), trials),
		trials: sum(descriptions.map(({ plan }) => plan.trials))
	};
	const left = unmeasured.flatMap(({ coverage }) => coverage.settings).map((setting) => resultSetting(setting, void 0));
	const joined = joinRuns(descriptions, plan);
	const warnings = unmeasured.length === 0 ? [] : [resultWarning(leftWarning({
		groups,
		unmeasured
	}))];
	return {
		...joined,
		settings: [...joined.settings, ...left],
		warnings: heaviestFirst([...joined.warnings, ...warnings])
	};
}
/**
* Warns of servers for which there was no time, and names a budget in seconds that suffices for all; null if there are
* too many groups, or if a server did not run with the change.
*/
function leftWarning({ groups, unmeasured }) {
	const [{ plan }] = groups;
	const alike = Map.groupBy(plan.change.alike, ({ scenario }) => scenario);
	const namesOf = ({ measured }) => comparedNames(measured).flatMap((name) => [name, ...(alike.get(name) ?? []).map((each) => each.name)]);
	const all = [plan, ...plan.later];
	const isRefused = groups.some(({ outcome }) => outcome.failed !== void 0 || outcome.refusals.some(isFinal));
	return {
		code: "servers-not-measured",
		servers: unmeasured.flatMap(namesOf),
		of: all.flatMap(namesOf).length,
		seconds: isRefused || all.length > 20 ? null : Math.ceil(sum(all.map(({ measured }) => groupSeconds(measured))))
	};
}
/**
* Refusals of servers that took more memory than the containers of production allow. None if a size was reduced for
* this machine, because the servers then did not have the options as written.
*/
function outgrownIn({ plan, measurement }, { local }) {
	if (measurement.warnings.some(({ code }) => code === "option-scaled" || code === "option-clamped")) return [];
	const states = armStatesOf(measurement.lines);
	const sides = plan.arms.flatMap(({ scenario, revision }) => {
		const state = states.find((each) => each.scenario === scenario.name && each.revision === revision);
		return state === void 0 ? [] : [{
			scenario,
			revision,
			residentBytes: state.residentBytes
		}];
	});
	return sides.flatMap((now) => {
		const before = sides.find(({ scenario, revision }) => scenario.name === now.scenario.name && revision === "base");
		if (now.revision !== "head" || before === void 0) return [];
		const { server, lines } = changeOf(before.scenario, now.scenario, local);
		return usageRefusal(now, before, server, lines) ?? [];
	});
}
/** The server of a scenario, and all changed lines, because each of them may be to blame for a refusal. */
function changeOf(reference, scenario, local) {
	const build = local?.buildOf(scenario);
	const lines = build === void 0 ? [] : splitDifference(reference, scenario, build).lines;
	const placed = lines.flatMap(({ name, place }) => place === null ? [] : [{
		name,
		...place
	}]);
	return {
		build,
		server: build === void 0 ? null : {
			product: build.product,
			version: build.version
		},
		count: lines.length,
		lines: placed.length > 0 ? placed : [{
			name: scenario.name,
			...scenario.place
		}]
	};
}
/**
* Describes why a server does not run. It names all changed lines, because the failing one is searched for only later.
*/
function refusalOfArm({ head, reference, failure }, { local }) {
	const { scenario } = head;
	if (failure instanceof ServerRefusal) return {
		...failure.refusal,
		scenario: scenario.name
	};
	const { build, server, lines, count } = changeOf(reference, scenario, local);
	const { refused, memoryLimit: limit } = failure.failure;
	const about = {
		scenario: scenario.name,
		server,
		lines,
		isMeasured: false
	};
	if (limit !== void 0) {
		const { file, line } = limit;
		const isNew = limit.value !== reference.memoryLimit?.value;
		const changed = isNew ? [{
			name: "the limit of memory",
			file,
			line
		}] : [];
		return killRefusal(limit, {
			...about,
			lines: isNew && count === 0 ? changed : [...lines, ...changed]
		});
	}
	if (refused === void 0 || build === void 0) return {
		...about,
		kind: "start",
		title: DOES_NOT_START,
		message: failure.message
	};
	const message = failingText(refused, build, [], count);
	return {
		...about,
		kind: "statements",
		title: failingTitle(refused),
		message
	};
}
function factsOf(plan, outcome, { local, servers }) {
	const { change, suite, compared } = plan;
	const { subject, before, request, asWritten } = change;
	const fingerprintOf = (scenario) => digestOf(scenarioIdentity(scenario));
	const scenarios = [...subject.suite.scenarios, ...suite.scenarios];
	const named = [...request.subject.kind === "config" ? before : [], ...scenarios];
	return {
		environment: {
			...local?.environment ?? servers.environment(),
			tools: subject.tools
		},
		commit: subject.commit,
		before: subject.before,
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: Object.fromEntries([
			...[...before, ...scenarios].map((scenario) => [scenario.name, fingerprintOf(scenario)]),
			...asWritten.arms.map((arm) => [armName(arm), fingerprintOf(arm.scenario)]),
			...outcome.plan.arms.map((arm) => [armName(arm), fingerprintOf(arm.scenario)])
		]),
		names: [...new Set(named.map(({ name }) => name))],
		settings: plan.coverage.settings,
		alike: change.alike,
		memoryBytes: request.memoryBytes,
		sides: outcome.sides ?? [],
		asked: [...servers.answers.servers].map(([name, server]) => ({
			name,
			revision: "head",
			server
		})),
		warnings: [
			...change.warnings,
			...plan.warnings,
			...outcome.startWarnings,
			...outcome.warnings,
			...local?.warnings ?? [],
			...subject.base === void 0 ? [] : baseWarnings(suite, before, compared),
			...outcome.unchecked.map((scenario) => ({
				code: "start-unchecked",
				scenario
			}))
		]
	};
}
function seenBy({ measurement: { lines, warnings }, asked }, { coverage }) {
	const corrected = warnings.flatMap((warning) => warning.code === "option-adjusted" ? [readOptionName(warning.option).variable] : []);
	return {
		lines,
		asked: [...coverage.asked ?? [], ...asked],
		corrected: new Set(corrected)
	};
}

// src/core/setting/successors.ts
/** Options that a new version refuses, and their successors, so that the rest of a change can be measured. */
/** Conversions of the values of options whose successors have another meaning or unit. */
const VALUES = {
	expire_logs_days: (days) => 86400 * days,
	innodb_log_file_size: (bytes, of) => bytes * (of("innodb_log_files_in_group") ?? 2)
};
function successorSettings(options, refusal) {
	const isRefused = (option) => refusal.lines.some((each) => each.name === option.name && each.file === option.file && each.line === option.line);
	return options.flatMap((option) => isRefused(option) ? (refusal.server && successorOf(option, options, refusal.server)) ?? [] : option);
}
/**
* Setting that takes the place of another. Undefined if there is none, if it is already set, or if the value cannot be
* converted.
*/
function successorOf(option, options, { product, version }) {
	const { instead } = removedOption(option.bare, familyOf(product).fork, version) ?? {};
	if (instead === void 0 || option.prefix !== void 0 || options.some(({ bare }) => bare === instead)) return void 0;
	const textOf = (variable) => options.findLast((each) => each.variable === variable)?.text;
	if (variableOf(instead) === option.variable) return rewrite(option, { name: instead });
	const value = numberOf(option.text);
	const successor = value && VALUES[option.variable]?.(value, (variable) => numberOf(textOf(variable)));
	return successor === void 0 ? void 0 : rewrite(option, {
		name: instead,
		text: String(successor)
	});
}

// src/gate/make-plan.ts
/**
* Makes the only plan of a run, before servers start. Servers that are too many to be measured at once are measured in
* groups.
*
* @throws UserError if the budget does not suffice for any result
*/
function makePlan(change, servers) {
	const part = startablePart(change, servers);
	const plan = planOfGroups(part.change, part.servers);
	return {
		...plan,
		warnings: [...part.warnings, ...plan.warnings]
	};
}
/**
* Whether a run goes on without a scenario that does not run. A study does, so that its other scenarios are still
* compared. `qpsgate prove` does not, because for a setting that a tuning tool advises, the failure is the answer.
*/
function goesOnWithout({ suite, request }, rules) {
	return request.subject.kind !== "advice" && isStudy(suite.gate, rules);
}
/** A study without the scenarios that do not start, as long as one is left to compare with the control. */
function startablePart(change, servers) {
	const { suite, asWritten } = change;
	const { refusals } = servers.answers;
	const isOut = ({ name }) => refusals.some((each) => each.scenario === name && isFinal(each));
	const left = suite.scenarios.filter((scenario) => !isOut(scenario));
	const isLess = left.length < suite.scenarios.length;
	const isWorth = left.length > 1 && left.some(({ name }) => name === suite.control);
	if (!isLess || !isWorth || !goesOnWithout(change, asWritten.rules)) return {
		change,
		servers,
		warnings: []
	};
	const out = refusals.filter(isFinal);
	return {
		change: {
			...change,
			suite: {
				...suite,
				scenarios: nonEmpty(left)
			}
		},
		servers: {
			serverOf: servers.serverOf,
			looseSql: servers.looseSql,
			answers: {
				...servers.answers,
				refusals: refusals.filter((each) => !isFinal(each))
			}
		},
		warnings: out.map(({ scenario, message }) => {
			return {
				code: "scenario-not-measured",
				scenario,
				why: message.split("\n")[0] ?? ""
			};
		})
	};
}
function planOfGroups(change, servers) {
	const groups = groupedNames(change, servers);
	const parts = Math.min(groups.length, 20);
	const [first, ...later] = groups.map((names) => changeOfServers(change, names));
	if (first === void 0 || later.length === 0) return planOfGroup(change, servers, FIRST);
	const isOfFiles = change.request.subject.kind === "config";
	const whole = isOfFiles ? void 0 : planOfAll(change, servers).arms;
	const plan = {
		...planOfGroup(first, servers, {
			isFirst: true,
			parts,
			whole
		}),
		later: later.map((each) => planOfGroup(isOfFiles ? formerLoadChange(each) : each, servers, {
			isFirst: false,
			parts,
			whole
		})).filter(({ measured }) => measured.cells.length > 0)
	};
	const problem = isOfFiles ? void 0 : groupsProblem([plan.measured, ...plan.later.map(({ measured }) => measured)]);
	if (problem !== void 0) throw new UserError(problem);
	return plan;
}
/** The change with the workload from before it, because the first group alone measures what the new workload costs. */
function formerLoadChange(change) {
	const former = new Map(change.before.map(({ name, own: load }) => [name, load]));
	const scenarios = change.suite.scenarios.map((each) => ({
		...each,
		own: former.get(each.name) ?? each.own
	}));
	return {
		...change,
		suite: {
			...change.suite,
			scenarios: nonEmpty(scenarios)
		}
	};
}
const FIRST = { isFirst: true };
function planOfGroup(change, servers, { isFirst, parts, whole }) {
	const { request, asWritten, records } = change;
	const { answers, serverOf } = servers;
	const mended = mendedSuite(change.suite, answers.refusals);
	const common = {
		change,
		refusals: answers.refusals,
		answers,
		later: []
	};
	if (isLeftOut(change, servers)) {
		const { looseSql } = servers;
		const isRefused = answers.refusals.some(isFinal);
		const warnings = looseSql === void 0 ? [] : [{
			code: "sql-not-contained",
			...looseSql
		}];
		const measured = isRefused ? controlOnlyPlan(asWritten) : asWritten;
		const unmeasured = {
			isMeasured: false,
			suite: mended,
			compared: asWritten,
			coverage: plannedCoverage({
				compared: asWritten,
				measured,
				change
			}, servers),
			warnings
		};
		return {
			...common,
			...unmeasured,
			measured,
			tries: isRefused ? [] : answers.doubtful
		};
	}
	const sides = sidesOf(change, servers);
	const wholePlan = sides.measuredOf(sidesPlan(mended, request, sides));
	const isMeasured = !isUnchanged(wholePlan) && !isEmptyShard(wholePlan);
	const isChecked = isMeasured && isFirst && whole === void 0;
	const affordable = isChecked ? suiteInBudget(mended, request.subject.kind === "config" ? change.reasons : [], request, sides) : {
		suite: mended,
		warnings: []
	};
	const { suite } = affordable;
	const threeSided = baselinePlan({
		...(isChecked ? planSides : sidesPlan)(suite, request, sides),
		parts,
		whole
	}, sides.base, {
		...change,
		suite
	}, servers);
	const compared = planOfDifferences(threeSided.plan, serverOf);
	const measured = sides.measuredOf(threeSided.plan);
	const started = isMeasured ? measured.arms.map(({ scenario }) => scenario.name) : [];
	const names = new Set(suite.scenarios.map(({ name }) => name));
	const doubtful = answers.doubtful.filter(({ after }) => parts === void 0 || names.has(after.name));
	return {
		...common,
		suite,
		compared,
		coverage: plannedCoverage({
			compared,
			measured,
			change: {
				...change,
				suite
			}
		}, servers),
		measured: {
			...measured,
			...startSpreadsOf(measured, serverOf, records)
		},
		isMeasured,
		tries: doubtful.filter(({ after, isUrgent }) => isUrgent || !started.includes(after.name)),
		warnings: [...affordable.warnings, ...threeSided.warnings]
	};
}
/** Replaces the options that servers refuse with their successors, so that the rest of the change is still measured. */
function mendedSuite(suite, refusals) {
	const scenarios = suite.scenarios.map((scenario) => {
		const refusal = refusals.find((each) => each.scenario === scenario.name && each.isMeasured);
		return refusal === void 0 ? scenario : {
			...scenario,
			options: successorSettings(scenario.options, refusal)
		};
	});
	return {
		...suite,
		scenarios: nonEmpty(scenarios)
	};
}
/** Lists every changed setting, even one that no server reads, because the report explains each. */
function plannedCoverage({ compared, measured, change }, { answers, serverOf }) {
	const { suite, before, asWritten } = change;
	const changed = changedSettings(effectivePlan(compared, serverOf));
	const unread = unreadSettings(asWritten, serverOf);
	const serverNamed = (name) => {
		const arm = compared.arms.find(({ scenario }) => scenario.name === name);
		return arm && serverOf(arm.scenario);
	};
	return {
		settings: [
			...changed,
			...unread,
			...changesWithoutEffect(compared, suite.scenarios, before)
		],
		cells: measured.cells,
		asked: answers.asked,
		dataBytes: datasetBytes(suite.dataset),
		productOf: (name) => serverNamed(name)?.product,
		sharesCache: (name) => serverNamed(name)?.sharesCache ?? false
	};
}
/** Adds the baseline of the branch where it differs from both sides; otherwise it would show nothing new. */
function baselinePlan(plan, base, { baseline, suite, request }, { answers, serverOf }) {
	if (baseline === void 0) return {
		plan,
		warnings: []
	};
	const unmeasured = (why) => ({
		plan,
		warnings: [{
			code: "baseline-not-measured",
			name: baseline.result.name,
			why
		}]
	});
	const { stored } = baseline;
	if (stored !== null) {
		const [{ scenario: control }] = plan.arms;
		const server = serverOf(control);
		return server !== void 0 && stored.fingerprint === digestOf(scenarioIdentity(control)) && stored.server === controlServer(server, baseOptionsOf(plan).ownDefaults) ? {
			plan: planAgainstBaseline(plan, stored.ratios),
			warnings: []
		} : unmeasured(OTHER_CONTROL);
	}
	if (answers.whyNoBaseline !== void 0) return unmeasured(answers.whyNoBaseline);
	const former = baseline.scenarios.map((scenario) => answers.takenAtBaseline.get(scenario.name) ?? scenario);
	const differs = (scenario, others) => others.some((other) => other.name === scenario.name && mayDifferInSpeed(scenario, other));
	const joining = former.filter((scenario) => differs(scenario, base) && differs(scenario, suite.scenarios));
	if (joining.length === 0) return {
		plan,
		warnings: []
	};
	const { mostServers } = plan;
	const joined = sidesPlan(suite, request, {
		base,
		baseline: joining,
		mostServers
	});
	const fitting = joined.arms.length > mostServers ? singleCopyPlan(joined) : joined;
	if (fitting.arms.length > mostServers) return unmeasured("its servers do not fit into memory beside the others");
	const problem = budgetProblem(fitting);
	if (problem !== void 0) return unmeasured(problem);
	return {
		plan: planAgainstBaseline(fitting),
		warnings: []
	};
}
const OTHER_CONTROL = "its QPS was recorded against another control";
/**
* Expected spread between starts of the plan's servers, learnt from the ledger, because the few trials of one run show
* little of it.
*/
function startSpreadsOf({ arms, cells }, serverOf, records) {
	const servers = arms.flatMap(({ scenario }) => serverOf(scenario) ?? []).map(serverName);
	const learned = (prior, loads) => startSpreadOfLedger(records, {
		servers,
		workloads: loads.map(({ name }) => name),
		cpuModel: cpuModel()
	}, prior);
	const loads = cells.map(({ workload }) => workload);
	return {
		startSpread: learned(DEFAULT_START_SPREAD, loads),
		readSpread: learned(READ_START_SPREAD, loads.filter(({ writes }) => !writes))
	};
}

// src/gate/beside-speed.ts
/**
* Measures what a change does beside speed, on servers that are started for it: memory with many clients, and the times
* of stops and starts. Each is measured only if a changed setting may matter to it.
*/
/** Maximum number of changed configurations, because each takes seconds. */
const MOST_CHANGED = 2;
async function besideSpeed(plan, servers) {
	const facts = [];
	for (const { configuration, ...side } of changedSides$1(plan, mayTakeMemory).flat()) {
		const house = await servers.measureMemory(configuration);
		if (house !== void 0) facts.push({
			...side,
			house
		});
	}
	for (const sides of changedSides$1(plan, mayTakeTime)) facts.push(...await restartTimes(sides, servers));
	return facts;
}
/** Both sides of each configuration of which such a setting changes. */
function changedSides$1({ change, coverage }, matters) {
	const { suite, before, request } = change;
	if (request.subject.kind !== "config") return [];
	const names = new Set(coverage.settings.filter(matters).map(({ scenario }) => scenario));
	return suite.scenarios.filter(({ name }) => names.has(name)).slice(0, MOST_CHANGED).flatMap((after) => {
		const scenario = after.name;
		const former = before.find(({ name }) => name === scenario);
		return former === void 0 ? [] : [[{
			scenario,
			revision: "base",
			configuration: former
		}, {
			scenario,
			revision: "head",
			configuration: after
		}]];
	});
}
function mayTakeMemory({ variable, kind }) {
	return kind === "image" || variable !== void 0 && ROWS.get(variable)?.takesMemory === true;
}
function mayTakeTime({ variable }) {
	return variable !== void 0 && ROWS.get(variable)?.movesRestarts === true;
}
/** Rounds of the sides by turns, so that a machine that gets slower slows down both. */
async function restartTimes(sides, servers) {
	await using stack = new AsyncDisposableStack();
	const opened = [];
	for (const { configuration } of sides) {
		const restarts = await servers.openRestarts(configuration);
		if (restarts === void 0) return [];
		opened.push(stack.use(restarts));
	}
	const rounds = sides.map(() => []);
	for (let round = 0; round < 3; round += 1) for (const [nth, restarts] of opened.entries()) {
		const times = await restarts.round();
		if (times === void 0) return [];
		rounds[nth]?.push(times);
	}
	return sides.map(({ scenario, revision }, nth) => {
		const of = (kind) => (rounds[nth] ?? []).map((times) => times[kind]);
		return {
			scenario,
			revision,
			restarts: Object.fromEntries(RESTART_KINDS.map((kind) => [kind, of(kind)]))
		};
	});
}

// src/core/verdict/outlook.ts
/**
* Estimates whether the rest of a run can still decide a comparison. One that is too noisy for its budget stays
* undecided however long it is measured, so the run ends early and says so: stopping for futility by conditional power
* (Jennison and Turnbull 2000, ch. 10). Ending early turns no run red and lets none pass.
*/
/** Minimum chance of a decision at which the rest of the time is worth spending. */
const LEAST_CHANCE = .1;
/** Chance that a change without effect passes within a budget that qpsgate recommends. */
const ADVISED_CHANCE = .8;
/** Multiples of the budget that qpsgate may recommend; larger ones would take hours. */
const BUDGETS = [
	1.5,
	2,
	3,
	4,
	6,
	8
];
/** Minimum ratio between the times of two looks that count as separate: nearer ones see mostly the same data. */
const LATER = 1.2;
/**
* Doubts after a look. A comparison that was given up stays given up; any other may get a chance again.
*
* @param now comparisons that this look gives hardly a chance
* @param share of the planned time that is over at this look
*/
function doubtsAt(earlier, now, share) {
	const isOf = (one) => (other) => nameKey(other.comparison) === nameKey(one.comparison);
	const doubts = now.map((each) => {
		const before = earlier.find(isOf(each));
		const since = before?.since ?? share;
		return {
			...each,
			since,
			isGivenUp: before?.isGivenUp === true || share >= LATER * since
		};
	});
	return [...earlier.filter((doubt) => doubt.isGivenUp && !now.some(isOf(doubt))), ...doubts];
}
/** Comparisons as they would be if all starts were alike, because the first starts do not yet show how they differ. */
function comparisonsOfEqualStarts(comparisons) {
	const ofEqualStarts = ({ mean, within }) => effectOfParts(mean, within, {
		variance: 0,
		df: within.df
	});
	return comparisons.map(({ effect, byCpu, ...comparison }) => ({
		...comparison,
		effect: ofEqualStarts(effect),
		byCpu: byCpu && ofEqualStarts(byCpu)
	}));
}
/**
* Open comparisons that the rest of the run will hardly decide. Comparisons with the baseline are left out, because
* the change's comparison with its base decides them.
*
* @param share of the planned time that is over, greater than 0
*/
function hopelessComparisons({ comparisons }, standings, policy, share) {
	const isOpen = (comparison) => comparison.rule !== "baseline" && (standings.get(nameKey(comparison))?.kind ?? "open") === "open";
	return comparisons.filter(isOpen).flatMap((comparison) => {
		const { margin } = toleranceOf(comparison, policy);
		const { effect, byCpu } = comparison;
		const effects = byCpu === void 0 ? [effect] : [effect, byCpu];
		const chanceOf = (times) => Math.max(...effects.map((each) => chanceToPass(each, margin, share / times)));
		if (Math.max(chanceOf(1), chanceToFail(effect, margin, share)) >= LEAST_CHANCE) return [];
		return [{
			comparison,
			budgets: BUDGETS.find((times) => chanceOf(times) >= ADVISED_CHANCE)
		}];
	});
}
/**
* Variances at the end of the planned time. The noise of turns then has more degrees of freedom, because there are more
* turns.
*/
function variancesLater(effect, share) {
	const { within, between } = variancesAtEnd(effect, share);
	return {
		within: {
			...within,
			df: within.df / share
		},
		between
	};
}
/** Chance that a change without any effect will have passed at the end of the planned time. */
function chanceToPass(effect, margin, share) {
	const end = variancesLater(effect, share);
	const leastMean = boundDistance(end, SHOWN_ALPHA) - margin;
	return normalTail((leastMean - share * effect.mean) / deviationOfRest(end, share));
}
/**
* Chance that a change as slow as it seems now will have been shown to exceed the limit at the end of the planned time.
*/
function chanceToFail(effect, margin, share) {
	const end = variancesLater(effect, share);
	const leastSlowdown = Math.max(margin, HALF_MARGIN * margin + boundDistance(end, SHOWN_ALPHA));
	return normalTail((leastSlowdown + effect.mean) / deviationOfRest(end, share));
}
/** Standard deviation that the rest of the measurement adds to the estimate. */
function deviationOfRest({ within, between }, share) {
	return Math.sqrt(Math.max(0, 1 - share) * (within.variance + between.variance));
}

// src/gate/looks.ts
/** Looks at the measurements during a run: what they decide, and which cells must be measured further. */
/** Steps in which a failure is caused by the load, if the servers still answer. */
const STEPS_OF_LOAD = /* @__PURE__ */ new Set([
	"drive load",
	"watch server",
	"plan turns"
]);
var Looks = class {
	#at;
	standings;
	#measured;
	/** The comparisons over all trials so far. */
	compared;
	/**
	* Comparisons whose latest look saw hardly a chance that the rest of the run decides them. They are kept, because a
	* comparison is given up only if a later look agrees.
	*/
	#doubts = [];
	/** Number of the first trial that has measurements. */
	#first;
	/** Whether no load exercises any changed setting, and no comparison seems to show a cost either. */
	#isIdle = false;
	constructor(at) {
		this.#at = at;
		const { plan, policy, done } = at;
		const [before] = replay({
			plan,
			lines: done.lines,
			policy: policy.gate
		});
		this.standings = before?.standings ?? /* @__PURE__ */ new Map();
		this.#measured = new MeasuredBlocks(done.lines);
		this.compared = compare(plan, this.#measured);
		this.#first = done.lines[0]?.trial;
	}
	/** Replaces the plan by one with other comparisons of the same arms. */
	adopt(plan) {
		this.#at = {
			...this.#at,
			plan
		};
		this.#measured = new MeasuredBlocks(this.#at.done.lines);
		this.compared = compare(plan, this.#measured);
		this.#doubts = [];
		this.#first = void 0;
	}
	/** Whether a cell of the trial would show anything new, asked before it is opened. */
	wants = (planned) => this.standings.size === 0 || this.#needsMore(this.compared, planned, false);
	/** Looks at a cell that is being measured. @returns whether the rest of its time would show anything new */
	within = (planned, share) => {
		const compared = this.#take(nameOf(planned));
		return !this.#isHopeless(compared, share) && this.#needsMore(compared, planned, true);
	};
	/**
	* Whether the rest of a cell's time may decide anything. This look itself decides nothing, so that it uses up nothing
	* of the permitted rate of wrong verdicts.
	*/
	hasChance = (planned, share) => {
		const { plan, done } = this.#at;
		if (this.#nth > 1) return true;
		const measured = new MeasuredBlocks(done.lines);
		return !this.#isHopeless(compareAt({
			plan,
			measured,
			look: this.#lookLine(nameOf(planned))
		}), share);
	};
	/**
	* What a study leaves out under a load that a server or sysbench cannot sustain, for example because of a limit of
	* connections: either the one scenario that fails, or all scenarios. Undefined if the failure is not of this kind.
	*/
	leavesOut = ({ arms }, { failure }) => {
		const { plan, policy } = this.#at;
		if (!STEPS_OF_LOAD.has(failure.step) || !isStudy(policy.gate, plan.rules)) return void 0;
		const [{ scenario: control }] = plan.arms;
		const others = arms.filter(({ scenario }) => scenario.name !== control.name);
		const arm = others.find((each) => armName(each) === failure.arm);
		return others.every(({ scenario }) => scenario.name === arm?.scenario.name) ? "all" : arm ?? "all";
	};
	/** @param share part of the cell's time in this trial that has passed */
	#isHopeless({ comparisons }, share) {
		const { trials } = this.#at.time;
		if (comparisons.some((each) => this.standings.get(nameKey(each))?.kind === "suspected") || this.#nth > trials) return false;
		const judged = this.#nth === 1 ? comparisonsOfEqualStarts(comparisons) : comparisons;
		return this.#doubt(judged, (this.#nth - 1 + share) / trials);
	}
	/** Number of the current trial among those that have measurements, from 1. */
	get #nth() {
		const { number } = this.#at.done;
		this.#first ??= number;
		return number - this.#first + 1;
	}
	/** @returns whether one of the comparisons is given up when this share of their time is over */
	#doubt(judged, share) {
		const { policy } = this.#at;
		if (policy.precision !== void 0 || share >= 1) return false;
		const keys = new Set(judged.map(nameKey));
		const isJudged = ({ comparison }) => keys.has(nameKey(comparison));
		const now = hopelessComparisons({ comparisons: judged }, this.standings, policy.gate, share);
		const doubts = doubtsAt(this.#doubts.filter(isJudged), now, share);
		this.#doubts = [...this.#doubts.filter((doubt) => !isJudged(doubt)), ...doubts];
		return doubts.some(({ isGivenUp }) => isGivenUp);
	}
	/** Comparisons that the run gives up, judged by all that was measured of them. */
	get hopeless() {
		return this.#doubts.flatMap(({ comparison, budgets, isGivenUp }) => {
			const key = nameKey(comparison);
			const latest = this.compared.comparisons.find((each) => nameKey(each) === key);
			const isOpen = (this.standings.get(key)?.kind ?? "open") === "open";
			return isGivenUp && isOpen && latest !== void 0 ? [{
				comparison: latest,
				budgets
			}] : [];
		});
	}
	afterTrial() {
		this.compared = this.#take({
			workload: null,
			threads: null
		});
		const { policy, done, time } = this.#at;
		if (policy.precision !== void 0) return;
		this.#isIdle = policy.coverage !== void 0 && this.#isFree() && isAllUnmeasured(coverageOf({
			...policy.coverage,
			lines: done.lines
		}));
		this.#doubt(this.compared.comparisons, time.share);
	}
	/** Whether no comparison seems to cost anything: each interval reaches zero, and lies within the limit. */
	#isFree() {
		const { comparisons, missing } = this.compared;
		const isWithin = (each) => each.high >= 0 && each.low > Math.expm1(-toleranceOf(each, this.#at.policy.gate).margin);
		return missing.length === 0 && comparisons.every(isWithin);
	}
	/** Whether the rest of the time shows nothing new: a comparison has no chance, or no setting is exercised. */
	get #isInVain() {
		return this.#isIdle || this.hopeless.length > 0;
	}
	/** Says which arms and cells are still measured: in the planned trials, and beyond them to confirm suspicions. */
	stillWanted() {
		const { policy, time } = this.#at;
		const believed = this.#believed(this.compared);
		const wanted = isStillNeeded(this.#comparisonsWanted(this.compared), believed, policy.precision);
		const suspected = isSuspected(this.compared, believed);
		const isToConfirm = ![...believed.values()].some(({ kind }) => kind === "regressed") && policy.precision === void 0 && time.sufficesToConfirm;
		return (arm, cell, number) => number <= time.trials && !this.#isInVain ? wanted(arm, cell) : isToConfirm && suspected(arm, cell);
	}
	/** The standings without those that the latest comparisons cast doubt on. */
	#believed(compared) {
		return credibleStandings(this.standings, compared, this.#at.policy.gate);
	}
	#needsMore(cell, planned, isBegun) {
		const { policy, done, time } = this.#at;
		const place = {
			...planned,
			trial: done.number,
			isBegun,
			isLast: done.number >= time.trials
		};
		const ofCell = new Set(cell.comparisons.map(nameKey));
		const others = this.compared.comparisons.filter((each) => !ofCell.has(nameKey(each)));
		const all = {
			...cell,
			comparisons: [...cell.comparisons, ...others]
		};
		const needs = (compared) => needsMore(compared, this.#believed(all), place, policy.precision);
		return needs(all) || needs(this.#comparisonsWanted(all));
	}
	/**
	* Adds the comparisons with a statement whose interval is still too wide, so that they are measured further. A
	* slowdown is confirmed first.
	*/
	#comparisonsWanted(compared) {
		if ([...this.standings.values()].some(({ kind }) => kind === "regressed" || kind === "suspected")) return compared;
		return {
			...compared,
			missing: [...compared.missing, ...vagueStatements(this.#at.plan, this.#measured)]
		};
	}
	#take(place) {
		const { plan, policy, done, onLook } = this.#at;
		const look = this.#lookLine(place);
		done.keep(look);
		this.#measured = new MeasuredBlocks(done.lines);
		const due = {
			plan,
			measured: this.#measured,
			look,
			policy: policy.gate
		};
		const { standings, compared } = lookAt(this.standings, due);
		this.standings = standings;
		onLook();
		return compared;
	}
	#lookLine(place) {
		const { done, time } = this.#at;
		return {
			kind: "look",
			trial: done.number,
			...place,
			share: time.share
		};
	}
};
function nameOf({ cell: { workload, threads } }) {
	return {
		workload: workload.name,
		threads
	};
}

// src/gate/run-time.ts
/** Divides the time of a run among its trials, and knows which share of the budget has passed. */
/** Minimum seconds of measuring beyond the budget for which the servers of another trial are worth starting. */
const LEAST_CONFIRMATION_SECONDS = 3;
/**
* Maximum number of trials within the budget: half of what a results file may hold, because trials that confirm a
* suspicion may follow.
*/
function mostTrials({ parts = 1 }) {
	return Math.floor(200 / 2 / parts);
}
var RunTime = class {
	#plan;
	#testbed;
	#began;
	/** Where a stopped run goes on: the number of its trials, and the share of the budget that they left. */
	#before;
	#shareLeft;
	/** Number of trials in the budget, known after the first start. It grows if trials end early and leave time. */
	trials = Number.POSITIVE_INFINITY;
	/** Seconds of a planned trial, with the starts of its servers. */
	#trialSeconds = Number.POSITIVE_INFINITY;
	#startSeconds = 0;
	#starts = 0;
	/** End of the trial whose servers started last, in seconds of the testbed's clock. */
	#trialEnds = 0;
	/**
	* Begins the time of a run, or continues that of a stopped run.
	*
	* @param before raw measurements of a stopped run, whose last look says which share of the budget was taken
	*/
	constructor(plan, testbed, before = []) {
		this.#plan = plan;
		this.#testbed = testbed;
		const last = before.at(-1);
		const taken = last?.kind === "look" ? last.share : 0;
		this.#before = last?.trial ?? 0;
		this.#shareLeft = Math.max(0, 1 - taken);
		this.#began = testbed.now() - taken * plan.budgetSeconds;
		const isOver = this.secondsLeft < serverStartSeconds(plan) + LEAST_CONFIRMATION_SECONDS;
		if (this.#before > 0 && isOver) this.trials = this.#before;
	}
	/** Share of the budget that has passed; above 1 while suspicions are confirmed. */
	get share() {
		return (this.#testbed.now() - this.#began) / this.#plan.budgetSeconds;
	}
	/** Seconds of the budget that are left, and never less than 0. */
	get secondsLeft() {
		return Math.max(0, this.#until(1));
	}
	/**
	* Seconds that measuring may still take: to the end of the budget, or to the end of the current trial if that is later.
	*
	* @param isToConfirm whether more than the budget may be taken, because a suspicion must be confirmed
	*/
	secondsToCome(isToConfirm) {
		return Math.max(0, this.#until(isToConfirm ? LONGEST_SHARE : 1), this.#trialEnds - this.#testbed.now());
	}
	/** Whether the time allowed beyond the budget suffices to start servers and compare them. */
	get sufficesToConfirm() {
		return this.#until(LONGEST_SHARE) > this.#secondsPerStart + LEAST_CONFIRMATION_SECONDS;
	}
	/**
	* Sets the end of a trial whose servers have just started, because only now is it known how long starts take.
	*
	* @param toCome expected number of trials after it, up to the last one
	*/
	schedule = ({ startSeconds: latest, servers }, number, toCome = (last) => last - number) => {
		this.#startSeconds += latest;
		this.#starts += 1;
		const startSeconds = this.#secondsPerStart;
		if (this.trials === Number.POSITIVE_INFINITY) {
			const ofBudget = Math.min(mostTrials(this.#plan), trialCount(this.#plan, startSeconds, servers));
			const toCome = Math.max(1, Math.round(ofBudget * this.#shareLeft));
			this.trials = Math.min(mostTrials(this.#plan), this.#before + toCome);
			this.#trialSeconds = this.#plan.budgetSeconds / ofBudget;
		}
		const fitting = number - 1 + Math.floor((this.#until(1) + startSeconds) / this.#trialSeconds);
		if (number <= this.trials) this.trials = Math.max(this.trials, Math.min(mostTrials(this.#plan), fitting));
		const trials = Math.max(number, this.trials);
		const isPlanned = trials === this.trials;
		const left = this.#until(isPlanned ? 1 : LONGEST_SHARE);
		const worthStarting = Math.floor((left - LEAST_CONFIRMATION_SECONDS) / (startSeconds + LEAST_CONFIRMATION_SECONDS));
		const later = isPlanned ? toCome(trials) : Math.min(toCome(number), Math.max(0, worthStarting));
		this.#trialEnds = this.#testbed.now() + trialShare(left, later, startSeconds);
		return {
			trials,
			until: this.#trialEnds
		};
	};
	/** Mean seconds in which one trial's servers start, from all trials so far. */
	get #secondsPerStart() {
		return this.#startSeconds / Math.max(1, this.#starts);
	}
	/** Seconds until this share of the budget is over; negative afterwards. */
	#until(share) {
		return this.#began + share * this.#plan.budgetSeconds - this.#testbed.now();
	}
};

// src/gate/measure.ts
/**
* Measures a plan: trial after trial until every comparison is decided, or the budget is over and no suspected
* regression can be confirmed. A server that does not run since the change is an outcome, not an error.
*/
const ALONE = {
	trialsBefore: 0,
	secondsAfter: 0
};
/**
* Starts the servers whose start no trial would check, or not soon enough. Their data were made before the change, as
* those of production were. If all start, both sides of each change try the statements of applications.
*/
async function tryStarts(plan, servers) {
	const soon = atMost(2);
	const outcomes = await allSettled(plan.tries.map((each) => soon(() => servers.tryStart(each))));
	const refusals = outcomes.flatMap(({ refusal }) => refusal ?? []);
	const sides = refusals.length > 0 ? [] : changedSides(plan);
	const statements = await allSettled(sides.map((each) => soon(() => servers.compareStatements(each))));
	return {
		refusals: [...refusals, ...statements.flatMap(({ refusal }) => refusal ?? [])],
		asked: outcomes.flatMap(({ asked }) => asked),
		unchecked: uncheckedIn(plan, servers.answers.unasked, outcomes),
		startWarnings: statements.flatMap(({ warnings }) => warnings)
	};
}
/** Both sides of each configuration that changes, whether or not a trial measures it. */
function changedSides({ isMeasured, measured, tries }) {
	const ofTrials = (isMeasured ? measured.arms.filter(({ revision }) => revision === "head") : []).flatMap(({ scenario: after }) => {
		const base = measured.arms.find(({ scenario, revision }) => revision === "base" && scenario.name === after.name);
		return base === void 0 ? [] : [{
			before: base.scenario,
			after
		}];
	});
	const changed = [...tries, ...ofTrials].filter(({ before, after }) => !hasSameLines(before, after));
	return [...new Map(changed.map(({ before, after }) => [after.name, {
		before,
		after
	}])).values()];
}
/** @throws MeasurementError or UserError if nothing could be measured, and the change is not to blame */
async function measure(plan, { starts, local, refusal }, request, machine, { trialsBefore, secondsAfter, before = [] } = ALONE) {
	const refusals = [...starts.refusals, ...refusal ? [refusal] : []];
	const outcomes = {
		...starts,
		refusals
	};
	if (refusals.some(isFinal)) return {
		...emptyOutcome(controlOnlyPlan(plan.measured)),
		...outcomes,
		failed: void 0
	};
	if (local === void 0) return {
		...emptyOutcome(plan.measured),
		...outcomes,
		failed: void 0
	};
	const secondsLater = secondsAfter + (request.explain === "never" || goesOnWithout(plan.change, plan.measured.rules) ? 0 : request.explainSeconds);
	const tell = (event) => machine.tell(event.kind === "time" ? {
		...event,
		secondsLeft: event.secondsLeft + secondsLater
	} : event);
	const { output, timeline } = machine;
	const edges = {
		testbed: local.testbed,
		save: output.save,
		tell,
		timeline,
		trialsBefore,
		before
	};
	const { gate } = plan.suite;
	const precision = precisionOf(gate, plan.measured.rules, plan.suite.precision);
	const goesOn = goesOnWithout(plan.change, plan.measured.rules);
	try {
		const name = plan.change.baseline?.result.name ?? "";
		return {
			...await measureUntilDecided(plan.measured, {
				...plan.suite,
				precision,
				coverage: plan.coverage,
				goesOn
			}, edges, name),
			...outcomes,
			failed: void 0
		};
	} catch (failure) {
		const failed = await armFailure(failure, plan.measured, edges);
		return {
			...emptyOutcome(controlOnlyPlan(plan.measured)),
			...outcomes,
			failed
		};
	}
}
function uncheckedIn(plan, unasked, outcomes) {
	const untold = plan.tries.flatMap(({ after }, nth) => outcomes[nth]?.isTold ? [] : [after.name]);
	const started = plan.isMeasured ? plan.measured.arms.map(({ scenario }) => scenario.name) : [];
	const refused = plan.refusals.map(({ scenario }) => scenario);
	const isWhole = plan.measured.parts === void 0;
	const ofGroup = new Set(plan.suite.scenarios.map(({ name }) => name));
	return [.../* @__PURE__ */ new Set([...unasked, ...untold])].filter((name) => (isWhole || ofGroup.has(name)) && !started.includes(name) && !refused.includes(name));
}
function emptyOutcome(plan) {
	return {
		plan,
		warnings: [],
		measurement: NOTHING_MEASURED,
		compared: compare(plan, new MeasuredBlocks()),
		standings: /* @__PURE__ */ new Map(),
		settings: /* @__PURE__ */ new Map(),
		trials: 1,
		trialsDone: 0,
		secondsLeft: 0
	};
}
/**
* The plan with which a run goes on after a failure: without the baseline, or for a study without the failed scenario.
* Undefined if the failure ends the run.
*/
function planAfter(error, plan, { goesOn = false }, baseline) {
	if (isOfBaseline(error, plan)) {
		const warning = {
			code: "baseline-not-measured",
			name: baseline,
			why: firstLine(error)
		};
		return {
			plan: planWithoutBaseline(plan),
			warning
		};
	}
	if (!goesOn || !isOfChange(error)) return void 0;
	const arm = plan.arms.find((each) => armName(each) === armOfFailure(error));
	const rest = arm && planWithoutScenario(plan, arm.scenario.name);
	if (arm === void 0 || rest === void 0) return void 0;
	return {
		plan: rest,
		warning: {
			code: "scenario-not-measured",
			scenario: arm.scenario.name,
			why: firstLine(error)
		}
	};
}
function armOfFailure(failure) {
	if (failure instanceof StartRefusal) return failure.arm;
	return failure instanceof MeasurementError ? failure.failure.arm : "";
}
/**
* Whether a server of the baseline failed. The run then goes on without the baseline, because the base alone can judge
* the change.
*/
function isOfBaseline(error, { arms }) {
	if (error instanceof BaselineError) return true;
	const isNamed = (arm) => error instanceof MeasurementError && arm.revision === "baseline" && armName(arm) === error.failure.arm;
	return arms.some(isNamed);
}
/**
* The arm that does not run since the change.
*
* @throws the failure if the change is not to blame; UserError if the server did not start before the change either
*/
async function armFailure(failure, plan, edges) {
	if (!isOfChange(failure)) throw failure;
	const name = armOfFailure(failure);
	const head = plan.arms.find((arm) => armName(arm) === name && !isEarlier(arm));
	if (head === void 0) throw failure;
	const base = plan.arms.find((arm) => arm.revision === "base" && arm.scenario.name === head.scenario.name);
	const reference = (base ?? plan.arms[0]).scenario;
	const { refused, memoryLimit } = failure instanceof MeasurementError ? failure.failure : {};
	if (base === void 0 && head.role === "control") throw failure;
	const isDriven = memoryLimit !== void 0 || refused?.threads !== void 0;
	const cells = memoryLimit === void 0 ? cellsOfRefusal(plan, refused) : plan.cells;
	const former = await serverFailure(reference, {
		plan,
		cells: isDriven ? cells : [],
		refusal: refused
	}, edges);
	if (former === void 0) {
		const isEndless = refused?.code === 0;
		if ((failure instanceof MeasurementError && (refused === void 0 || isEndless) && memoryLimit === void 0 ? await serverFailure(head.scenario, {
			plan,
			cells: isEndless ? cells : [],
			refusal: refused
		}, edges) : failure) === void 0) throw failure;
		return {
			head,
			reference,
			failure
		};
	}
	throw refused === void 0 && isOfChange(former) ? formerRefusal(former) : failure;
}
/** Warns of open comparisons, with the budget in seconds that would decide them; null if none would. */
function undecidedWarnings(hopeless, budgetSeconds) {
	return hopeless.map(({ comparison, budgets }) => {
		const { scenario, workload, threads, effect } = comparison;
		const { low, high } = interval(effect, CONFIDENCE);
		const seconds = budgets === void 0 ? null : Math.ceil(budgets * budgetSeconds);
		return {
			code: "budget-cannot-decide",
			scenario,
			workload,
			threads,
			low: Math.expm1(low),
			high: Math.expm1(high),
			seconds
		};
	});
}
/** @param baseline name of the baseline, for a warning if its server does not start */
async function measureUntilDecided(wholePlan, policy, edges, baseline = "") {
	let plan = wholePlan;
	const warnings = [];
	const done = new Trials(edges);
	const time = new RunTime(plan, edges.testbed, edges.before);
	const confirms = policy.precision === void 0;
	const onLook = () => edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(confirms && time.sufficesToConfirm)
	});
	const looks = new Looks({
		plan,
		policy,
		done,
		time,
		onLook
	});
	edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(confirms)
	});
	for (;;) {
		const isStillNeeded = looks.stillWanted();
		const schedule = (servers, number) => time.schedule(servers, number, (last) => trialsToCome(plan, number, last, isStillNeeded));
		try {
			if (!await done.measure(plan, isStillNeeded, schedule, looks)) break;
			looks.afterTrial();
		} catch (error) {
			const rest = planAfter(error, plan, policy, baseline);
			if (rest === void 0) throw error;
			warnings.push(rest.warning);
			plan = rest.plan;
			looks.adopt(plan);
		}
	}
	const { measurement, settings } = done;
	const { trials, secondsLeft } = time;
	const { compared, standings } = looks;
	warnings.push(...undecidedWarnings(looks.hopeless, policy.budgetSeconds ?? plan.budgetSeconds));
	const trialsDone = done.number;
	return {
		plan,
		warnings,
		measurement,
		settings,
		compared,
		standings,
		trials,
		trialsDone,
		secondsLeft
	};
}

// src/gate/open-testbed.ts
/** @throws UserError or MeasurementError if the data cannot be made */
async function openTestbed(plan, servers, { refusals }) {
	const nothing = {
		servers,
		local: void 0,
		refusal: void 0,
		[Symbol.asyncDispose]: async () => {}
	};
	if (!plan.isMeasured || refusals.some(isFinal)) return nothing;
	try {
		const local = await servers.openTestbed(plan.suite, plan.measured);
		return {
			servers,
			local,
			refusal: void 0,
			[Symbol.asyncDispose]: () => local[Symbol.asyncDispose]()
		};
	} catch (error) {
		if (!(error instanceof ServerRefusal)) throw error;
		return {
			...nothing,
			refusal: error.refusal
		};
	}
}

// src/gate/measure-groups.ts
/**
* The testbed of the group that is being measured or explained. Only one is open at a time, because servers are divided
* into groups only if one testbed cannot hold them all.
*/
var GroupTestbed = class {
	#servers;
	#plan;
	#opened;
	constructor(servers) {
		this.#servers = servers;
	}
	async of(plan, starts) {
		if (this.#opened !== void 0 && this.#plan === plan) return this.#opened;
		await this[Symbol.asyncDispose]();
		this.#opened = await openTestbed(plan, this.#servers, starts);
		this.#plan = plan;
		return this.#opened;
	}
	async [Symbol.asyncDispose]() {
		const opened = this.#opened;
		this.#opened = void 0;
		await opened?.[Symbol.asyncDispose]();
	}
};
/**
* @param before raw measurements from before the run was stopped; it goes on with the last group that has some
* @throws MeasurementError or UserError if nothing could be measured, and the change is not to blame
*/
async function measureGroups(plan, servers, groupTestbed, request, machine, before = []) {
	const all = [plan, ...plan.later];
	const formerLines = linesByGroup(all, before);
	let secondsLeft = plan.measured.budgetSeconds;
	let trialsBefore = 0;
	const measureOne = async (nth, group, share) => {
		const groupLines = (formerLines[nth] ?? []).map((line) => ({
			...line,
			trial: line.trial - trialsBefore
		}));
		const last = groupLines.at(-1);
		const taken = last?.kind === "look" ? last.share * share : 0;
		const isOver = formerLines.slice(nth + 1).some(({ length }) => length > 0);
		const planned = {
			...group,
			measured: {
				...group.measured,
				budgetSeconds: isOver ? 0 : share
			}
		};
		const starts = await tryStarts(planned, servers);
		const testbed = await groupTestbed.of(planned, starts);
		const began = machine.clock.seconds();
		const place = {
			trialsBefore,
			secondsAfter: secondsLeft - share,
			before: groupLines
		};
		const measured = await measure(planned, {
			...testbed,
			starts
		}, request, machine, place);
		secondsLeft -= taken + machine.clock.seconds() - began;
		trialsBefore += measured.trialsDone;
		const sides = isWhole(measured) ? await besideSpeed(planned, servers) : [];
		return {
			plan: planned,
			testbed,
			outcome: {
				...measured,
				sides
			}
		};
	};
	/**
	* Groups for which there was time at some point: they are measured even if earlier groups take more than their share.
	*/
	const timely = /* @__PURE__ */ new Set();
	const shareOf = (nth) => {
		const [group, ...later] = all.slice(nth).map(({ measured }) => measured);
		if (group === void 0) return void 0;
		for (const each of timelyGroups([group, ...later], secondsLeft)) timely.add(each);
		const others = later.filter((each) => timely.has(each));
		return timely.has(group) ? firstShare([group, ...others], secondsLeft) : void 0;
	};
	const groups = [await measureOne(0, plan, shareOf(0) ?? secondsLeft)];
	const unmeasured = [];
	for (const [nth, group] of plan.later.entries()) {
		const share = shareOf(nth + 1);
		const isOver = groups.length === 20 || leastBudgetSeconds(group.measured) > secondsLeft || groups.some(isRefused);
		if (share === void 0 || isOver) unmeasured.push(group);
		else groups.push(await measureOne(nth + 1, group, share));
	}
	return {
		groups,
		unmeasured
	};
}
/**
* Divides raw measurements by groups. A server that only one group has shows which group a trial belongs to, because
* all groups may have the control.
*/
function linesByGroup(all, lines) {
	const places = /* @__PURE__ */ new Map();
	for (const [nth, { measured }] of all.entries()) for (const name of new Set(measured.arms.map(({ scenario }) => scenario.name))) places.set(name, places.has(name) ? void 0 : nth);
	const trials = /* @__PURE__ */ new Map();
	for (const line of lines) {
		const place = "scenario" in line ? places.get(line.scenario) : void 0;
		if (place !== void 0) trials.set(line.trial, place);
	}
	const byGroup = Map.groupBy(lines, ({ trial }) => trials.get(trial));
	return all.map((_, nth) => byGroup.get(nth) ?? []);
}
function isWhole({ failed, refusals, trialsDone }) {
	return failed === void 0 && !refusals.some(isFinal) && trialsDone > 0;
}
/**
* Whether a server of this group does not run with the change. The run then fails in any case, so no other group is
* measured.
*/
function isRefused({ outcome }) {
	return outcome.failed !== void 0 || outcome.refusals.some(isFinal);
}

// src/core/plan/alike.ts
/**
* Finds servers of a fleet whose configurations are alike before a change and also after it, so that one of them is
* measured for all. Such servers may differ in settings that no test server gets, or that have no effect on speed.
*/
function kindsOf(scenarios, base) {
	const former = new Map(base.toReversed().map((scenario) => [scenario.name, scenario]));
	const beforeOf = (after) => former.get(after.name) ?? {
		...after,
		options: []
	};
	const kinds = [...Map.groupBy(scenarios, (after) => kindOf(beforeOf(after), after)).values()];
	return {
		measured: kinds.flatMap(([first]) => first ?? []),
		alike: kinds.flatMap(([first, ...others]) => others.map((other) => ({
			name: other.name,
			scenario: first?.name ?? other.name,
			changes: settingChanges(beforeOf(other), other)
		})))
	};
}
/**
* Key of a server before and after the change: servers with equal keys are alike, so that one measurement suffices for
* them.
*/
function kindOf(before, after) {
	const isUpgrade = !isSameProgram(before, after);
	const identityOf = ({ memoryLimit, ...scenario }) => {
		const options = scenario.options.flatMap((option) => asMeasured(option, isUpgrade) ?? []);
		return [scenarioIdentity({
			...scenario,
			options,
			own: void 0
		}), memoryLimit?.value];
	};
	const changed = settingChanges(before, after).map(({ name }) => canonicalName(name));
	return JSON.stringify([
		identityOf(before),
		identityOf(after),
		changed.toSorted()
	]);
}
/**
* The option as the measured server gets it; undefined if the server does not get it, or if no value of it changes
* speed.
*
* @param isUpgrade whether the program changes: the new program may refuse any option, so none is left out
*/
function asMeasured(option, isUpgrade) {
	if (isExpression(option)) return option;
	if (isBinaryLog(option)) return rewrite(option, { text: option.text?.replace(/[^/]*$/, "") });
	if (!(isCertificate(option) || optionReach(option) !== void 0 || !mayAffectSpeed(option))) return option;
	return isCertificate(option) || isUpgrade ? rewrite(option, { text: void 0 }) : void 0;
}

// src/gate/read-ledger.ts
/** Reads the ledger of a branch, which has a record for each measured commit, and finds the baseline in it. */
/**
* Reads the records of a commit and its ancestors. Records of other commits, such as those of other branches, do not
* count.
*
* @throws UserError if the named baseline does not exist; StoreError if the store cannot be read, and the run needs it
*/
async function readLedger(request, question) {
	const { suite, near, commit, openStore, signal } = question;
	const named = (gated) => gateName(gated, question.name);
	const { branch } = request;
	const nothing = {
		branch,
		history: [],
		records: /* @__PURE__ */ new Map(),
		unreadable: /* @__PURE__ */ new Set(),
		named: void 0
	};
	if (isShallow(near)) return {
		...nothing,
		warnings: [{
			code: "ledger-shallow",
			branch
		}]
	};
	const requested = request.baseline ? namedBaseline(request.baseline, near, commit) : void 0;
	try {
		await using store = await openStore(request.store, signal);
		const history = historyOf(near, commit);
		const names = [...formerNames(near, suite).reverse(), {
			name: suite,
			until: ""
		}];
		const parts = [];
		for (const { name, until } of names) {
			const isOurs = new Set(history.slice(history.indexOf(until) + 1));
			parts.push(await store.read(named(name), (each) => isOurs.has(each)));
		}
		const records = parts.flatMap((each) => each.records);
		const unreadable = parts.flatMap((each) => each.unreadable);
		const byCommit = new Map(records.map((record) => [record.commit, record]));
		const baselines = await store.baselines([branch, ...records.map((record) => record.branch)]);
		const set = baselineChoiceFor(branch, {
			history,
			records: byCommit
		}, baselines);
		return {
			branch,
			history,
			records: byCommit,
			unreadable: new Set(unreadable.flatMap(({ commit: of }) => of ?? [])),
			named: requested ?? (set && {
				...set,
				name: set.commit.slice(0, 7)
			}),
			warnings: unreadable.map(({ path, problem }) => ({
				code: "ledger-file-unreadable",
				path,
				problem
			}))
		};
	} catch (error) {
		if (!(error instanceof StoreError) || request.isRequired) throw error;
		return {
			...nothing,
			warnings: [{
				code: "ledger-unreadable",
				problem: error.message
			}]
		};
	}
}
function namedBaseline(name, near, commit) {
	const tag = name.includes("*") ? newestTag(near, name, commit) : void 0;
	const tagged = commitIn(near, tag ?? name);
	if (tagged !== void 0) return {
		name: tag?.replace(/^refs\/tags\//, "") ?? name,
		commit: tagged
	};
	throw new UserError(`--baseline: found ${name}, which git does not know here; allowed: a commit, a tag, or a pattern of tags such as v*, which a clone has with the input fetch-depth: 0 of actions/checkout`);
}
/** The commit that a change is compared with as the baseline, and its name; undefined if nothing is recorded yet. */
function baselineCommit(ledger) {
	const { named } = ledger;
	const commit = baselineOf(ledger, named);
	return commit === void 0 ? void 0 : {
		commit,
		name: named?.commit === commit ? named.name : commit.slice(0, 7)
	};
}

// src/gate/read-change.ts
/** @throws UserError with all problems of the input */
async function readChange(request, machine) {
	const { signal } = machine;
	const { note } = tellers(machine.tell);
	const { subject: asked, install } = request;
	if (install && asked.kind === "config" && asked.paths.some(isCommand)) await installBox(note, signal);
	const facts = {
		...sourceFacts(request),
		installing: install ? note : void 0
	};
	const readAt = (subject) => readSubject(subject, note, facts, signal);
	const subject = await readAt(asked);
	const rules = applyRules(subject, request);
	const before = subject.base?.scenarios ?? [];
	const all = rules.suite.scenarios;
	const kinds = asked.kind === "config" ? kindsOf(all, before) : {
		measured: all,
		alike: []
	};
	const wholeSuite = {
		...rules.suite,
		scenarios: nonEmpty(kinds.measured)
	};
	const mostServers = machine.serversAtOnce(wholeSuite, request.server);
	const sides = {
		base: before,
		mostServers
	};
	const grows = asked.kind === "advice" && asked.growsBudget;
	const isOfFiles = asked.kind === "config";
	const affordable = (grows ? {
		suite: affordableSuite(wholeSuite, request, sides),
		warnings: []
	} : void 0) ?? (isOfFiles ? {
		suite: wholeSuite,
		warnings: []
	} : void 0) ?? suiteInBudget(wholeSuite, rules.reasons, request, sides);
	const { suite } = affordable;
	const joined = sidesPlan(suite, request, sides);
	const asWritten = isOfFiles || joined.arms.length > mostServers ? joined : planSides(suite, request, sides);
	const branch = await readBaseline(request, machine, {
		subject,
		asWritten
	}, (commit) => readAt({
		...asked,
		base: commit
	}));
	return {
		request,
		reasons: rules.reasons,
		subject,
		suite,
		alike: kinds.alike,
		before,
		baseline: branch.baseline,
		records: branch.records,
		asWritten,
		warnings: [
			...rules.warnings,
			...affordable.warnings,
			...subject.warnings,
			...branch.warnings
		]
	};
}
/**
* Reads the baseline, and the records of its branch, only for a change that may affect QPS, because only that is
* measured.
*/
async function readBaseline(request, { openStore, signal }, { subject, asWritten }, readAt) {
	const { base, before } = subject;
	const nothing = {
		baseline: void 0,
		records: [],
		warnings: []
	};
	if (request.ledger === void 0 || isUnchanged(asWritten) || before === null || base === void 0) return nothing;
	const near = pathNear(request.subject);
	const { name } = request.adjustments;
	const question = {
		openStore,
		signal,
		suite: subject.suite.name,
		name,
		near,
		commit: before
	};
	const ledger = await readLedger(request.ledger, question);
	const facts = {
		baseline: void 0,
		records: [...ledger.records.values()],
		warnings: ledger.warnings
	};
	const commit = request.ledger.baseline === null ? void 0 : baselineCommit(ledger);
	if (commit === void 0) return facts;
	const result = {
		branch: ledger.branch,
		...commit,
		unchanged: [],
		changes: changesSince(ledger, commit.commit)
	};
	const baseline = {
		result,
		scenarios: [],
		stored: ledger.records.get(commit.commit)?.control ?? null
	};
	if (request.subject.kind === "suite") return {
		...facts,
		baseline
	};
	const unmeasured = (why) => ({
		...facts,
		baseline,
		warnings: [...facts.warnings, {
			code: "baseline-not-measured",
			name: commit.name,
			why
		}]
	});
	if (request.subject.kind === "config" && request.subject.isForeign && request.subject.paths.some(isCommand)) return unmeasured("a command that prints an option file is not run there for a fork");
	const changed = asWritten.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []);
	try {
		const { base: earlier } = await readAt(commit.commit);
		const scenarios = (earlier?.scenarios ?? []).filter(({ name }) => changed.includes(name));
		const differs = (scenario) => base.scenarios.some((each) => each.name === scenario.name && mayDifferInSpeed(scenario, each));
		const unchanged = scenarios.filter((scenario) => !differs(scenario)).map(({ name }) => name);
		return {
			...facts,
			baseline: {
				...baseline,
				result: {
					...result,
					unchanged
				},
				scenarios: scenarios.filter(differs)
			}
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return unmeasured(firstLine(error));
	}
}

// src/gate/run-identity.ts
/**
* The identity of a run. `--continue` goes on with measured slices only if their run has the same identity, because
* slices of other configurations or machines must not be mixed in.
*/
function runIdentity({ suite, measured, later }, servers) {
	const { cpuModel, cpus, sysbench } = servers.environment();
	const groups = [measured, ...later.map((group) => group.measured)];
	const arms = groups.flatMap((group) => group.arms.filter((arm) => !isCopy(arm)));
	const versions = arms.map((arm) => {
		const server = servers.serverOf(arm.scenario);
		return [`server of ${armName(arm)}`, server === void 0 ? "none" : `${server.product} ${server.version}`];
	});
	const scenarios = arms.map((arm) => [`scenario ${armName(arm)}`, digestOf(scenarioIdentity(arm.scenario))]);
	return {
		facts: {
			suite: suite.name,
			loads: measured.cells.map(({ workload, threads }) => `${workload.name} at ${threads}`).join(", "),
			budget: `${Math.round(measured.budgetSeconds)} s`,
			shard: measured.shard === null ? "the whole plan" : shardText(measured.shard),
			"number of groups": String(groups.length),
			...Object.fromEntries(versions),
			sysbench,
			machine: `${cpuModel} with ${count(cpus, "CPU")}`
		},
		fingerprints: {
			...Object.fromEntries(scenarios),
			suite: digestOf(suiteIdentity(suite))
		}
	};
}

// src/gate/gate.ts
/**
* Measures a change, judges it, and writes every view of the result. A regression is a result, never an error.
*
* @throws UserError if the input is wrong, MeasurementError if nothing could be measured
*/
async function gate(request, machine) {
	let failOn = request.adjustments.failOn ?? DEFAULT_FAIL_ON;
	try {
		const change = await readChange(request, machine);
		failOn = change.suite.gate.failOn;
		await using servers = await machine.openServers(change, request);
		const plan = makePlan(change, servers);
		if (plan.isMeasured && goesOnWithout(change, plan.measured.rules)) machine.tell({
			kind: "note",
			text: studyReachText(plan.measured, laterPlans(plan))
		});
		return await measurePlan(plan, servers, request, machine);
	} catch (thrown) {
		throw applyFailOn(thrown, failOn);
	}
}
/**
* Measures a plan, and publishes its verdict twice: before its causes are sought, because the search may take longer
* than measuring, and again with the causes.
*/
async function measurePlan(plan, servers, request, machine) {
	await using testbed = new GroupTestbed(servers);
	const before = machine.output.begin(runIdentity(plan, servers));
	const groups = await measureGroups(plan, servers, testbed, request, machine, before);
	const outcome = await requestAcceptance(judge(groups, request, machine), machine);
	const question = isQuestion(outcome) ? questionOf(outcome, await testbed.of(outcome.plan, outcome.group), machine) : void 0;
	if (question === void 0) return await publish(outcome, machine);
	await announce(outcome, machine);
	return await publish(await explain(question, request), machine);
}
function laterPlans({ later }) {
	return later.map(({ measured }) => measured);
}
/** Plans what a run would measure. No server is started, so that the plan appears at once. */
async function planChange(request, machine) {
	const change = await readChange(request, machine);
	await using servers = await machine.openServers(change);
	return makePlan(change, servers);
}

export { dangerText as a, comparedNames as i, measurePlan as n, studyReachText as o, planChange as r, gate as t };