import { t as DEFAULT_FAIL_ON } from "./fail-on.js";
import { a as duration, f as rate, i as count, p as share, t as bytes } from "./figures.js";
import { n as mean$1, r as sum } from "./vectors.js";
import { S as stretched, _ as blockSecondsWithGap, a as cellShare, b as rotatingTurns, c as leastBudgetSeconds, d as serverStartSeconds, f as trialCount, h as alternatingTurns, i as cellOverheadSeconds, l as leastCellSeconds, n as shuffled, o as idleSeconds, p as trialShare, s as leastBlocks, t as seededRandom, u as searchSeconds, x as shorterTurns } from "./random.js";
import { f as Interruption, h as UserError, m as StoreError, p as MeasurementError, u as BaselineFails, w as ruled, x as isFailure, y as firstLine } from "./paths.js";
import { _ as unevenDurability, a as nextItems, c as isProgram, f as splitDifference, i as learn, l as linesThatDiffer, n as blamedTogether, o as searchAfterFailures, p as figures, r as causesOf, s as startSearch, u as mix, v as unevenServers, y as unlikeProduction } from "./search.js";
import { C as totalsOf, S as slicesOf, _ as shownPlan, c as learnedSpread, d as costlyPlan, f as coverageOf, l as nameKey, p as isAllUnmeasured, t as CONFIDENCE, y as armStatesOf } from "./comparison.js";
import { d as bySeverity, f as toleranceOf, l as startSpreadOf, x as isRefused$1 } from "./scaled.js";
import { n as isOfChange, r as refusalOfChange, t as tellers } from "./progress-event.js";
import { a as heldAgainstBaseline, c as mixedArm, d as planWithoutScenario, f as singleCopyPlan, i as controlOnlyPlan, n as baseWarnings, o as isUnchanged, r as baselineFreePlan, s as mayDifferInSpeed, t as armName, u as planOf } from "./plan.js";
import { B as outgrows, I as failingText, L as failingTitle, S as notToBlame, _ as DOES_NOT_START, n as isRefusedAlike, t as atMost, z as killedFor } from "./at-most.js";
import { B as isIdle, H as removedOption, I as OptionIndex, J as isCopy, O as numberOf, Y as isEarlier, Z as presentLine, ct as familyOf, ut as knownServer } from "./workloads.js";
import { _ as takesEffect, a as isInServers, l as mayAffectSpeed, n as UNTIMELY } from "./assess.js";
import { D as variableOf, S as optionOf, c as settingOf, i as isExpression, o as looseSetting, s as rewritten } from "./setting.js";
import { i as optionReach, n as isBinaryLog, r as isCertificate } from "./reach.js";
import { t as partsOf } from "./switchable-settings.js";
import { c as unreadSettings, i as changesWithoutEffect, n as changedSettings, o as effectivePlan, s as planOfDifferences } from "./changed-settings.js";
import { a as settingChanges, f as variableTexts, r as isSameProgram } from "./changes.js";
import { C as LOOK_GROWTH, S as LONGEST_SHARE, a as lookAt, b as joinComparisons, c as credibleStandings, d as isSuspected, f as needsMore, g as pairEffectsOf, i as compareAt, l as judgementOf, m as byDirection, n as describeStatements, o as replay, p as atTheEnd, s as planOfGroups$1, t as joinRuns, u as isStillNeeded, v as compare, w as SHOWN_ALPHA, x as HALF_MARGIN, y as effectsAgainstFirst } from "./join-runs.js";
import { a as MeasuredBlocks, i as vagueStatements, l as costEffects } from "./statement-effects.js";
import { t as nonEmpty } from "./lists.js";
import { n as baseOptionsOf } from "./base-options.js";
import { a as precisionOf, i as isStudy } from "./gate-policy.js";
import { t as isOwnToServer } from "./scope.js";
import { a as resultWarning, n as heaviestFirst, t as droppedAtOnce } from "./warnings.js";
import { s as chooseCells, t as dangersOf } from "./dangers.js";
import { _ as mergeHistograms, a as interval, f as normalTail, l as reach, n as READ_START_SPREAD, o as joined, t as DEFAULT_START_SPREAD, y as quantilesMs } from "./random-effects.js";
import { i as robustMean, t as isSample } from "./robust.js";
import { r as scenarioIdentity } from "./scenario-identity.js";
import { c as serviceName } from "./endpoint.js";
import { t as distinct } from "./distinct.js";
import { t as digestOf } from "./digest.js";
import { m as StartRefusal, p as ServerRefusal } from "./load-dump.js";
import { i as shardText } from "./shard.js";
import { n as adjustSuite, r as gatedName, t as adjustPolicy } from "./adjust.js";
import { a as ruleLine, i as sourceFacts, n as readSubject, t as pathNear } from "./subject.js";
import { n as learnedStartSpread, r as serverName, t as controlServer } from "./priors.js";
import { c as datasetBytes } from "./scales.js";
import { o as cpuModel } from "./disk-space.js";
import { i as publish, n as announce, t as accepted } from "./publish.js";
import { a as namedFor, r as changesSince, t as baselineOf } from "./ledger.js";
import { M as isCommand } from "./revision.js";
import { a as installBox } from "./box.js";
import { c as historyOf, n as commitIn, o as formerNames, p as newestTag, u as isShallow } from "./checkout.js";
import { isDeepStrictEqual } from "node:util";

// src/core/plan/reach.ts
/** What a study will be able to tell: the width of its intervals, estimated before anything is measured. */
/**
* Standard deviation of ln of a ratio of two servers, for one second of each: 0.04 in the half intervals of a study of 231
* comparisons on a quiet machine (docs/studies/performance-schema.md), twice or thrice as much on a busy one.
*/
const NOISE_PER_SECOND = .04;
/** Server starts in a comparison with the control and its twin. */
const STARTS = 1.5;
const NORMAL = 1.96;
/** Half intervals that publish well. */
const PRECISE = .03;
/** Multiples of the budget that may be advised. */
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
/** What a study will be able to tell, in words. */
/**
* "each server gets about 2.4 s in each load: intervals of about ±5 % on a quiet machine; --budget 4m would make it ±3 %".
*/
function reachText(plan) {
	const { seconds, half, preciseBudgetSeconds } = studyReach(plan);
	const more = preciseBudgetSeconds === void 0 ? "" : `; ±3 % takes about ${duration(preciseBudgetSeconds)} (--budget)`;
	return `each server gets about ${rate(seconds)} s in each load: intervals of about ±${share(half)} on a quiet machine${more}`;
}

// src/core/verdict/refused.ts
/** What a server refuses since the change, as a comparison: red, and nothing of it was measured. */
/** ln of the smallest positive number stands for that of no QPS at all, which JSON does not have. */
const NO_QPS = Math.log(Number.MIN_VALUE);
const NO_VARIANCE = {
	variance: 0,
	df: 1
};
function refusedComparison(refusal, policy) {
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
/** Why a server does not run: it does not start, or refuses statements; undefined if it does. */
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
		const refused = run.refused?.find((each) => refusal === void 0 || isRefusedAlike(each, refusal));
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
/** The cell in which statements failed, if they did under load. */
function cellsOfRefusal({ cells }, refused) {
	return cells.filter(({ workload, threads }) => workload.name === refused?.what && threads === refused.threads);
}

// src/core/attribution/changed-defaults.ts
/** Defaults that differ between two versions of a server, as lines that can be taken back. */
const IS_IDENTITY = new OptionIndex(({ isIdentity }) => isIdentity);
const IS_KNOWN = new OptionIndex(() => true);
/**
* The variables that differ between two running servers although neither configuration sets them. Left out are variables
* that only one of them has, which belong to the program; paths; identities; and variables without effect on speed.
*/
function changedDefaults({ reference, head }, scenarios) {
	const set = new Set(scenarios.flatMap(({ options }) => options.map(({ variable }) => variable)));
	const variables = [...reference].flatMap(([key, before]) => {
		const { kind, name } = partsOf(key);
		const after = head.get(key);
		return kind !== "variable" || after === void 0 || after === before ? [] : [{
			name,
			before,
			after
		}];
	});
	return [...new Map(variables.map((each) => [variableOf(each.name), each]))].flatMap(([variable, each]) => {
		const isOwn = IS_KNOWN.find(each.name) === void 0 || IS_IDENTITY.find(each.name) === true;
		const isRefused = optionReach({
			name: each.name,
			text: each.before
		}) !== void 0;
		return set.has(variable) || isOwn || isRefused || !mayAffectSpeed(each) ? [] : each;
	});
}
/**
* The difference between two versions with each changed default as a line: without the line, the variable has its old default
* in the new version. Options have the prefix loose-, because the other version may lack them.
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
			needs: line.needs.map((needed) => needed + shift)
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
/** Undefined if nothing is to be explained, or nothing differs. */
function causeSubjectOf({ judgement, measured, buildOf }, mode) {
	const plan = effectivePlan(measured.plan, buildOf);
	const comparison = toBeExplained(judgement, modeOf(mode, plan));
	if (comparison === void 0) return void 0;
	const [reference, head] = armsOf(plan, comparison);
	const cell = plan.cells.find(({ workload, threads }) => workload.name === comparison.workload && threads === comparison.threads);
	if (reference === void 0 || head === void 0 || cell === void 0) return void 0;
	const own = splitDifference(reference.scenario, head.scenario, buildOf(plan.arms[0].scenario));
	const [before, now] = [reference, head].map((arm) => measured.settings.get(armName(arm)));
	const isNew = comparison.cost === void 0 && !isSameProgram(reference.scenario, head.scenario);
	const changed = before && now ? changedDefaults({
		reference: before,
		head: now
	}, [own.reference, own.head]) : [];
	const defaults = isNew ? changed : void 0;
	const difference = defaults === void 0 ? own : versionDifference(own, defaults);
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
/** The arms of a comparison. */
function armsOf({ arms }, { reference, rule, scenario }) {
	const of = (name, revision) => arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
	return [of(reference, rule === "base" ? "base" : "head"), of(scenario, "head")];
}
/** Whether there is more than one line that may be the cause. */
function isSearched({ lines }) {
	return lines.length > 1;
}
/** With one changed line the verdict is its cause; undefined with more. */
function onlyCause(explained) {
	const { comparison, difference, lines } = explained;
	const line = difference.lines[lines[0] ?? 0];
	if (line === void 0 || isSearched(explained)) return void 0;
	const { effect, verdict } = comparison;
	const shown = figures(effect);
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
/** What an explanation is about: the comparison, and the defaults of a new version. */
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
/** A new version is always distinguished from its new defaults. */
function modeOf(mode, { arms }) {
	const isNewVersion = arms.filter(({ revision }) => revision === "base").some(({ scenario: reference }) => arms.some(({ scenario: head }) => head.name === reference.name && !isSameProgram(reference, head)));
	return mode === "on-fail" && isNewVersion ? "always" : mode;
}
/**
* The comparison whose causes are sought: the worst that regressed, else of the costs beyond their limits; if none
* regressed, the worst of all with `always`, else that in which a change gains most, and more than a slowdown may cost.
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
* The trial of a number, with the arms that are still needed in each cell; undefined if none is. Its order depends on seed
* and number alone.
*/
function planTrial(plan, number, isStillNeeded) {
	const { arms } = plan;
	const [control, twin, ...others] = arms;
	const random = seededRandom(plan.seed, number);
	const cellsThat = (writes) => plan.cells.filter((cell) => Boolean(cell.workload.writes) === writes);
	const cells = [false, true].flatMap((writes) => shuffled(cellsThat(writes), random)).flatMap((cell) => {
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
/** The number of trials after that number, up to the last, that still have something to measure. */
function trialsToCome(plan, after, last, isStillNeeded) {
	return Array.from({ length: Math.max(0, last - after) }, (_, nth) => after + 1 + nth).filter((number) => planTrial(plan, number, isStillNeeded) !== void 0).length;
}

// src/gate/trials.ts
/**
* Trials of one run, measured one after the other on fresh servers, with all their measurements. Lines are saved as they
* come.
*/
/** That many tell whether it leaves the rest of the time a chance. */
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
	/** All trials so far. */
	measurement = NOTHING_MEASURED;
	/** The settings of each arm's server after its latest start, by the arm's name. */
	settings = /* @__PURE__ */ new Map();
	/** Number of the latest trial. */
	number = 0;
	/** Lines of the latest trial. */
	#begun = [];
	#isMeasuring = false;
	/** Cells that cannot be measured, with one scenario or with any, which no later trial tries again. */
	#lost = [];
	/** Trials of a run that was stopped are followed by the next one. */
	constructor(edges) {
		this.#edges = edges;
		this.#join(edges.before ?? [], []);
		this.number = edges.before?.at(-1)?.trial ?? 0;
	}
	/** All measurements, including the current trial. */
	get lines() {
		return this.#isMeasuring ? [...this.measurement.lines, ...this.#begun] : this.measurement.lines;
	}
	/** Keeps a line that no server wrote, at its place among the others. */
	keep(line) {
		this.#keep([line]);
		if (this.#isMeasuring) this.#begun.push(line);
		else this.measurement = {
			...this.measurement,
			lines: [...this.measurement.lines, line]
		};
	}
	/**
	* Measures the next trial in which something is wanted, with the arms that are wanted in each cell.
	*
	* @param schedule asked with the trial's number once its servers have started
	* @returns false if nothing is wanted
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
	/** @returns what the cell lost: scenarios that do not run in it, or all */
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
			const arm = this.#begun.length === lines ? look.leavesOut(planned, error) : void 0;
			if (arm === void 0) throw error;
			const { name } = arm.scenario;
			const why = refused?.says ?? error.message;
			const lost = this.#lose({
				code: "scenario-without-load",
				scenario: name,
				...cell,
				why
			});
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
		const at = {
			...place,
			trials
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
				...at
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
				...at
			}
		});
		const arms = planned.arms.length;
		const usual = cellRun.isRotating ? rotatingTurns(pace, arms, workload.isAnalytical) : alternatingTurns(pace, workload.isAnalytical);
		const least = leastBlocks(trials);
		const left = turnSeconds ?? until - testbed.now();
		const turns = shorterTurns(stretched(usual, stretch), pace, arms, left / least);
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
	/** Lines are numbered for the whole run; looks count the trials of their group. */
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
		const isNew = (warning) => !before.warnings.some((known) => isDeepStrictEqual(known, warning));
		const seconds = lines.reduce((sum, line) => sum + (line.kind === "slice" ? line.seconds : 0), 0);
		this.measurement = {
			lines: [...before.lines, ...lines],
			warnings: [...before.warnings, ...warnings.filter(isNew)],
			measuredSeconds: before.measuredSeconds + seconds
		};
	}
};
/**
* Schedule of looks within a cell, asked with the number of finished blocks and the time on the testbed's clock: after
* enough blocks to tell their noise, then each time a quarter more time has passed. With more looks each would have
* less error to spend, and fewer effects would be found later.
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
/** Trials that a search is expected to take, by which the fewest blocks of each are reckoned. */
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
	* Starts both sides and the change without each of these items, and lets them run in turns.
	*
	* @param hasBefore whether there is room for the side before
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
	/** Whether a server starts without these lines; false if the time is over, or this machine does not let it. */
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
	/** The items without which a server does not run by itself either; undefined: the time ran out before all were tried. */
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
/** Items whose servers run at once, beside both sides. */
const MOST_ITEMS = 10;
/** Both sides, and the change without either of two items. */
const LEAST_SERVERS = 4;
/** Trials that the time should hold: how much starts differ, two of them tell. */
const LEAST_TRIALS = 2;
/** Part of the time that servers run in turns, beside their starts. */
const TURNS_SHARE = .5;
/** Trials in a row that show nothing new before a search ends. */
const MOST_FRUITLESS = 3;
/** The judgement with its causes. */
async function findCauses(request) {
	const { judgement, edges, measured } = request;
	const { tell, testbed } = edges;
	const seconds = measured.secondsLeft + request.explainSeconds;
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
		const found = await searched(request, began + seconds);
		return {
			...judgement,
			...attributionOf(request.explained, {
				...found,
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
/** The search, and whether all that it blames can be reverted at once. */
async function searched(request, deadline) {
	const { explained, measured, edges } = request;
	const computes = computesIn(explained.cell, explained.comparison, measured.measurement.lines);
	const seconds = deadline - edges.testbed.now();
	const trials = trialsOf(request, {
		deadline,
		seconds,
		computes
	});
	const found = await searchWith(trials, explained, roomFor(request.mostServers, seconds, computes));
	const lines = blamedTogether(found.search);
	return {
		...found,
		isTogether: lines.length > 0 && await trials.startsWithout(lines)
	};
}
/** The search until its lines are decided, or the time is over. */
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
/** How many items a trial has: as many as memory holds beside both sides, and as the time suffices for. */
function roomFor(mostServers, seconds, computes) {
	const hasBefore = mostServers > 2;
	const timely = Math.floor(TURNS_SHARE * seconds / LEAST_TRIALS / searchSeconds(1, computes));
	return {
		hasBefore,
		room: Math.max(1, Math.min(MOST_ITEMS, Math.min(mostServers, Math.max(LEAST_SERVERS, timely)) - (hasBefore ? 2 : 1)))
	};
}
function trialsOf({ explained, measured, edges }, { deadline, seconds, computes }) {
	const { comparison, reference, head, cell, plan, difference } = explained;
	const { cost } = comparison;
	const startSpread = learnedSpread(comparison, (cost && startSpreadOf(cost)) ?? plan.startSpread);
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
		startSeconds: slowestStart(armStatesOf(measured.measurement.lines))
	};
	return new SearchTrials(request, edges);
}
function attributionOf(explained, { search, end, isTogether, seconds }) {
	const { comparison, defaults } = explained;
	const isDefault = (name) => defaults?.some((each) => each.name.replaceAll("_", "-") === name) === true;
	const causes = causesOf(search).filter(({ verdict, settings }) => verdict === "to blame" || !settings.every(({ name }) => isDefault(name)));
	const whole = figures(comparison.effect);
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
/** Whether all servers waited almost only for their CPUs in this cell. */
function computesIn({ workload, threads }, { byCpu }, lines) {
	if (byCpu !== void 0) return false;
	const slices = lines.flatMap((line) => line.kind === "slice" && workload.name === line.workload && threads === line.threads ? [line] : []);
	return slices.length > 0 && slices.every(({ computes }) => computes);
}
/** The mean over each arm's starts: a cold one does not predict later ones. */
function slowestStart(states) {
	const means = [...Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision])).values()].map((starts) => starts.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / starts.length);
	return Math.max(0, ...means);
}

// src/gate/explain/explain.ts
/** What a verdict is to be blamed on: the lines that slow down, or with which nothing runs. */
/** What was judged, with its causes. */
async function explain(question, { explainSeconds }) {
	const { judged, local, edges, failed, explained } = question;
	if (failed !== void 0) return findFailingLines(judged, failed, local, edges);
	const { measured, judgement } = judged;
	if (explained === void 0) return judged;
	const { mostServers } = local;
	const asked = {
		explained,
		judgement,
		measured,
		mostServers,
		explainSeconds,
		edges
	};
	return {
		...judged,
		judgement: await findCauses(asked)
	};
}
/** The comparison of a server that does not run, with the smallest set of lines that keep it from running. */
async function findFailingLines(judged, { head, reference, failure }, local, edges) {
	const server = local.buildOf(head.scenario);
	const difference = splitDifference(reference, head.scenario, server);
	const { refused } = failure.failure;
	const { judgement, plan, measured } = judged;
	const how = {
		plan: measured.plan,
		cells: cellsOfRefusal(measured.plan, refused),
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
			...judged,
			judgement: {
				...judgement,
				warnings
			}
		};
	}
	if (refusal === void 0) return judged;
	const comparisons = judgement.comparisons.map((each) => each.refusal?.isMended === false && each.scenario === head.scenario.name ? refusedComparison(refusal, plan.suite.gate) : each);
	return {
		...judged,
		judgement: {
			...judgement,
			comparisons
		}
	};
}

// src/gate/explain/question.ts
/** What a judged run leaves to be sought: lines of a server that does not run, or of a comparison. */
function soughtIn({ explained, measured: { failed } }) {
	return {
		failed: failed?.failure instanceof MeasurementError ? {
			...failed,
			failure: failed.failure
		} : void 0,
		explained: explained !== void 0 && isSearched(explained) ? explained : void 0
	};
}
/** Whether servers would be started for it. */
function isQuestion(judged) {
	const { failed, explained } = soughtIn(judged);
	return failed !== void 0 || explained !== void 0;
}
/** Undefined if no server would be started. @param testbed that of the group that is to be explained */
function questionOf(judged, { local }, { tell }) {
	if (local === void 0 || !isQuestion(judged)) return void 0;
	return {
		judged,
		local,
		edges: {
			testbed: local.testbed,
			tell
		},
		...soughtIn(judged)
	};
}

// src/core/setting/danger-text.ts
/** The sentence of each danger, which a result holds beside its code. Plain text: the view escapes. */
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
/** Advance knowledge about changed settings, as in result.json. */
/** One for each danger of a changed variable, in the order in which the files have them. */
function adviceOf({ settings, plan, scenarios, memoryBytes }) {
	return [...Map.groupBy(settings, ({ scenario }) => scenario)].flatMap(([scenario, changed]) => {
		const program = scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.server;
		const server = program && knownServer(program);
		if (server === void 0) return [];
		const arm = plan.arms.find(({ revision, scenario: { name } }) => revision === "head" && name === scenario);
		const after = variableTexts(arm?.scenario.options ?? []);
		const isSingle = ({ kind, before: old, after: own }) => kind === "option" && (own ?? old)?.value.kind !== "instruments";
		return changed.filter(isSingle).flatMap((change) => {
			const { variable = "" } = change;
			if (isIdle(variable, (other) => after[other])) return [];
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

// src/core/result/describe-cells.ts
/** Figures of every arm in every cell, as in result.json. */
/** Above this share of its CPUs the run may measure the client instead of the server. */
const CLIENT_SATURATED = .9;
/** Ignored errors (deadlocks, lock time-outs) per transaction above which a cell is called out. */
const ERROR_SHARE = .01;
function describeCells(plan, measurement, environment) {
	const slices = Map.groupBy(slicesOf(measurement.lines), placeKey);
	const totals = Map.groupBy(totalsOf(measurement.lines), placeKey);
	return plan.arms.flatMap(({ scenario: { name: scenario }, revision }) => plan.cells.flatMap(({ workload, threads }) => {
		const key = placeKey({
			scenario,
			revision,
			workload: workload.name,
			threads
		});
		const totalsOfCell = totals.get(key);
		return totalsOfCell === void 0 ? [] : resultCell(slices.get(key) ?? [], totalsOfCell, environment);
	}));
}
function resultCell(slices, totals, { serverCpus, clientCpus }) {
	const { scenario, revision, workload, threads } = totals[0];
	const tps = mean(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))));
	const queriesPerTransaction = ratio(sum(totals.map((total) => total.transactions * total.queriesPerTransaction)), sum(totals.map((total) => total.transactions)));
	const counted = sum(slices.map((slice) => slice.transactions));
	const latency = mergeHistograms(totals.map((total) => total.latency));
	const turnSeconds = sum(totals.map((total) => total.turnSeconds));
	const serverCpu = sumOrNull(totals.map((total) => total.serverCpuSeconds));
	const clientCpu = sumOrNull(totals.map((total) => total.clientCpuSeconds));
	const busy = (cpu, { length }) => cpu === null ? null : ratio(cpu, turnSeconds * length);
	return {
		scenario,
		revision,
		workload,
		threads,
		qps: tps * queriesPerTransaction,
		tps,
		latencyMs: {
			avg: ratio(1e3 * threads * sum(slices.map((slice) => slice.seconds)), counted),
			...quantilesMs(latency)
		},
		cpuMicrosPerQuery: serverCpu === null || counted === 0 ? null : 1e6 * serverCpu / (counted * queriesPerTransaction),
		serverCpuBusy: busy(serverCpu, serverCpus),
		clientCpuBusy: busy(clientCpu, clientCpus),
		isAwake: totals.some((total) => total.isAwake) || void 0,
		slices: slices.length,
		errors: sum(totals.map((total) => total.errors))
	};
}
/** Robust mean of transactions per second; the plain one where most slices are too short for a transaction. */
function rateOf(slices) {
	const rates = slices.map((slice) => slice.transactions / slice.seconds);
	const isMostlyEmpty = rates.filter((rate) => rate > 0).length <= rates.length / 2;
	return isSample(rates) && !isMostlyEmpty ? robustMean(rates) : mean(rates);
}
function cellWarnings(cells, { lines }) {
	const totals = Map.groupBy(totalsOf(lines), placeKey);
	const transactionsIn = (cell) => sum((totals.get(placeKey(cell)) ?? []).map((one) => one.transactions));
	const about = ({ scenario, revision, workload, threads }) => ({
		scenario,
		revision,
		workload,
		threads
	});
	const saturated = cells.flatMap((cell) => cell.clientCpuBusy === null ? [] : [{
		...about(cell),
		busy: cell.clientCpuBusy
	}]).filter(({ busy }) => busy > CLIENT_SATURATED).map((cell) => ({
		code: "client-saturated",
		...cell
	}));
	const failing = cells.filter((cell) => !isCopy(cell) && cell.errors > ERROR_SHARE * transactionsIn(cell)).map((cell) => {
		const last = totals.get(placeKey(cell))?.findLast(({ errorNumber }) => errorNumber !== void 0)?.errorNumber;
		const counts = {
			errors: cell.errors,
			transactions: transactionsIn(cell)
		};
		return {
			code: "errors",
			...about(cell),
			...counts,
			...last === void 0 ? {} : { last }
		};
	});
	return [...saturated, ...failing];
}
/** Running servers to which other clients sent queries while we measured. */
function othersWarnings({ lines }) {
	const hosts = new Map(lines.flatMap((line) => line.kind === "arm" && line.host !== void 0 ? [[armKey(line), line.host]] : []));
	return [...new Set(hosts.values())].flatMap((endpoint) => {
		const totals = totalsOf(lines).filter((total) => hosts.get(armKey(total)) === endpoint);
		const perSecond = mean(totals.flatMap((total) => total.othersPerSecond ?? []));
		const ours = mean(totals.map((total) => ratio(total.transactions * total.queriesPerTransaction, total.turnSeconds)));
		return perSecond < 1 ? [] : [{
			code: "others-asked",
			endpoint,
			perSecond,
			share: ratio(perSecond, perSecond + ours)
		}];
	});
}
function armKey({ scenario, revision }) {
	return JSON.stringify([scenario, revision]);
}
/** 0 in a cell in which nothing was counted. */
function ratio(part, whole) {
	return whole === 0 ? 0 : part / whole;
}
function mean(values) {
	return ratio(sum(values), values.length);
}
/** Null if one of the values is null. */
function sumOrNull(values) {
	const numbers = values.filter((value) => value !== null);
	return numbers.length < values.length ? null : sum(numbers);
}
/**
* The cells with rates that agree with the comparisons: the control has the rate of its two servers together, every
* other arm that of its reference times the change. Arms without a comparison keep the measured rate.
*/
function agreeingRates(cells, { arms: [control] }, comparisons) {
	const effects = new Map(comparisons.map((comparison) => [nameKey(comparison), comparison.effect.mean]));
	const effectIn = (place, rule) => effects.get(nameKey({
		...place,
		rule
	}));
	const measured = new Map(cells.map((cell) => [placeKey(cell), cell.qps]));
	const rateOf = (place) => {
		const rate = measured.get(placeKey(place)) ?? 0;
		const { scenario, revision } = place;
		if (revision === "base" || revision === "baseline") {
			const effect = effectIn(place, revision);
			return effect === void 0 ? rate : rateOf({
				...place,
				revision: "head"
			}) / Math.exp(effect);
		}
		if (isCopy(place)) return rate;
		if (scenario === control.scenario.name) {
			const twin = measured.get(placeKey({
				...place,
				revision: "twin"
			}));
			return twin === void 0 ? rate : Math.sqrt(rate * twin);
		}
		const effect = effectIn(place, "control");
		return effect === void 0 ? rate : rateOf({
			...place,
			scenario: control.scenario.name
		}) * Math.exp(effect);
	};
	return cells.map((cell) => {
		const qps = rateOf(cell);
		return {
			...cell,
			qps,
			tps: cell.tps && cell.tps * (qps / cell.qps)
		};
	});
}
function placeKey({ scenario, revision, workload, threads }) {
	return JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
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
		settings: settings.map((setting) => resultSetting(setting, serverOf(setting.scenario))),
		alike: facts.alike?.length === 0 ? void 0 : facts.alike,
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
		warnings: droppedAtOnce([
			...facts.warnings,
			...measurement.warnings.filter((warning) => warning.code !== "option-scaled" || !facts.settings.some(({ name }) => name === warning.option)),
			...cellWarnings(cells, measurement),
			...othersWarnings(measurement),
			...plan.rules.includes("control") ? fairnessWarnings(suite, plan, measurement.lines) : []
		]).map(resultWarning)
	};
}
function resultSetting(change, program) {
	const { scenario, kind, name, variable } = change;
	const server = program && knownServer(program);
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
function resultScenarios(plan, lines, facts) {
	const states = armStatesOf(lines);
	const names = new Set(states.flatMap(({ variables }) => Object.keys(variables)));
	const isDiffering = (name) => new Set(states.map(({ variables }) => variables[name])).size > 1;
	const differing = [...names].filter((name) => !isOwnToServer(name) && isDiffering(name)).sort();
	const totals = totalsOf(lines);
	return plan.arms.flatMap((arm) => {
		const statesOfArm = states.filter((state) => isOf(state, arm));
		const [first] = statesOfArm;
		if (first === void 0) return [];
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
				limitBytes: arm.scenario.memoryLimit?.value
			},
			insight: first.insight,
			collected: first.collected,
			startSeconds: mean$1(statesOfArm.map((state) => state.startSeconds)),
			host: first.host ?? null,
			cpuCapacity: first.cpuCapacity ?? null,
			pageMisses: shares.length === 0 ? null : Math.max(...shares)
		};
	});
}
/** What makes figures unfair although no configuration asks for it: servers unlike the control's, and loads unlike any. */
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
/** The identity of a suite, to be hashed: see scenario-identity.ts. */
/** The measured part, whatever the rules of the gate. */
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
/** A run is short if its budget is less than this many times the least one. */
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
	const plan = joinedSides(suite, request, sides);
	const problem = budgetProblem(measuredIn(sides, plan));
	if (problem !== void 0) throw new UserError(problem);
	return plan;
}
/**
* The suite with as many of the workloads that we chose as its budget suffices for, at least one. Those that no changed
* setting needs are left out first, then the last; if no other suffices, one that no changed setting needs stays.
*
* @param reasons of the workloads; none: somebody else chose them, so that all stay
*/
function withinBudget(suite, reasons, request, sides) {
	const isNeeded = ({ name }) => reasons.some((one) => one.workload === name && one.variables.length > 0);
	let kept = suite;
	const of = request.shard?.of ?? 1;
	const shards = Array.from({ length: of }, (_, nth) => of === 1 ? void 0 : {
		index: nth + 1,
		of
	});
	const isTooMuch = (some) => shards.some((shard) => {
		return budgetProblem(measuredIn(sides, joinedSides(some, {
			...request,
			shard
		}, sides))) !== void 0;
	});
	while (reasons.length > 0 && kept.workloads.length > 1 && isTooMuch(kept)) {
		const dropped = kept.workloads.findLast((workload) => !isNeeded(workload)) ?? kept.workloads.at(-1);
		kept = {
			...kept,
			workloads: nonEmpty(kept.workloads.filter((workload) => workload !== dropped))
		};
	}
	if (reasons.length > 0 && isTooMuch(kept)) kept = suite.workloads.map((workload) => ({
		...suite,
		workloads: [workload]
	})).find((some) => !isTooMuch(some)) ?? kept;
	const left = suite.workloads.filter((workload) => !kept.workloads.includes(workload)).map(({ name }) => name);
	const { budgetSeconds } = suite;
	return {
		suite: kept,
		warnings: left.length === 0 ? [] : [{
			code: "budget-too-small",
			budgetSeconds,
			workloads: left
		}]
	};
}
/** The suite with a budget that suffices for all of its loads, and is not short. */
function affordableSuite(suite, request, sides) {
	const least = leastBudgetSeconds(joinedSides(suite, request, sides));
	return {
		...suite,
		budgetSeconds: Math.max(suite.budgetSeconds, SHORT * least)
	};
}
/** The plan of the sides, whether or not the budget suffices. */
function joinedSides(suite, { seed, rules, shard }, sides) {
	const whole = planOf(suite, seed, {
		...sides,
		rules,
		shard
	});
	return whole.budgetSeconds < SHORT * leastBudgetSeconds(whole) ? singleCopyPlan(whole) : whole;
}
/** Whether a plan has more shards than loads, and this one is left without any. */
function isEmptyShard({ cells, shard }) {
	return shard !== null && cells.length === 0;
}
/** Why the budget does not suffice for any result; undefined if it does. */
function budgetProblem(plan) {
	const { cells, arms, budgetSeconds, shard } = plan;
	const least = leastBudgetSeconds(plan);
	if (budgetSeconds >= least || isEmptyShard(plan)) return void 0;
	const part = shard === null ? "" : ` for shard ${shardText(shard)}, which has a part of the budget,`;
	return `a budget of ${Math.floor(budgetSeconds)} s${part} is too small for ${count(cells.length, "load")} with ${arms.length} servers: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`;
}

// src/gate/rules.ts
/** The suite as it is measured and judged: adjusted by the flags, under the limits of the base, with the cells to measure. */
/**
* Without named workloads, option files get those that show the changed settings.
*
* @param subject with the suite whose limits judge; undefined if there was none
* @throws UserError if a flag names something missing from the suite
* @returns with warnings about what the change does to its suite
*/
function applyRules({ suite: head, base, ruledBy }, { subject, adjustments, image }) {
	const adjusted = adjustSuite(head, adjustments);
	if (adjusted.kind !== "ok") throw new UserError(adjusted.problems.join("\n"));
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
/** What the base measures and the suite no longer has. */
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
* Servers that are too many to be measured at once, in groups: first those whose change is likeliest to cost something, and of
* equally likely ones those that stand for most others. Servers of one group need the same loads.
*/
/** Names of the servers of each group, its control first; the first has those that need no measuring as well. Empty: no groups. */
function groupedNames(change, servers) {
	const { request, suite, alike } = change;
	if (request.subject.kind !== "config" || isLeftOut(change, servers)) return [];
	const sides = sidesOf(change, servers);
	const whole = joinedSides(suite, request, sides);
	const costly = changedIn(sides.measuredOf(whole));
	if (costly.length < 2) return [];
	const shown = new Set(changedIn(shownPlan(whole, servers.serverOf, servers.answers.asked)));
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
/** Names of the servers that a plan has before the change as well. */
function changedIn({ arms }) {
	return arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []);
}
/** How many of these servers are measured at once: as many as memory holds, and the budget suffices for; at least one. */
function mostAtOnce(change, servers, names) {
	const { asWritten, baseline, suite } = change;
	const revisions = (baseline?.scenarios ?? []).length > 0 ? 3 : 2;
	const ofWorkload = suite.scenarios[0].own === void 0 ? 0 : 2;
	const room = Math.floor((Math.min(asWritten.mostServers, 12) - 1 - ofWorkload) / revisions);
	const isTimely = (many) => {
		const some = changeOf$1(change, names.slice(0, many));
		const sides = sidesOf(some, servers);
		const { request, reasons } = some;
		const affordable = withinBudget(some.suite, reasons, request, sides);
		return budgetProblem(sides.measuredOf(joinedSides(affordable.suite, request, sides))) === void 0;
	};
	let most = Math.min(room, names.length);
	while (most > 1 && !isTimely(most)) most -= 1;
	return Math.max(1, most);
}
/** Equal for servers that need the same loads and data. */
function loadOf(change, name) {
	const { workloads, dataset, preconditions } = changeOf$1(change, [name]).suite;
	return JSON.stringify([
		workloads.map((each) => [each.name, each.threads]),
		{
			...dataset,
			own: void 0
		},
		preconditions
	]);
}
/** The part of a change that is about these servers, the first of them its control, with the loads that they need. */
function changeOf$1(change, names) {
	const { request, subject, before, asWritten, suite: whole } = change;
	const byName = new Map(whole.scenarios.map((scenario) => [scenario.name, scenario]));
	const scenarios = nonEmpty(names.flatMap((name) => byName.get(name) ?? []));
	const [{ name: control }] = scenarios;
	const isOfGroup = ({ name }) => names.includes(name);
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
		mostServers: asWritten.mostServers
	};
	return {
		...change,
		suite,
		reasons,
		before: sides.base,
		asWritten: joinedSides(suite, request, sides)
	};
}
/** Whether nothing of a change is measured, whatever its budget. */
function isLeftOut({ asWritten }, { looseSql, answers }) {
	return isUnchanged(asWritten) || looseSql !== void 0 || answers.refusals.some(isFinal);
}
/** Whether a server starts with nothing in the place of what it refuses. */
function isFinal({ isMended }) {
	return !isMended;
}
/** Both sides as servers take them. */
function sidesOf({ before, asWritten: { mostServers } }, { answers, serverOf }) {
	return {
		base: before.map((scenario) => answers.taken.get(scenario.name) ?? scenario),
		mostServers,
		measuredOf: (plan) => costlyPlan(plan, serverOf, answers.asked)
	};
}

// src/core/verdict/outlook.ts
/**
* What the rest of a run can still decide. A comparison whose noise leaves it no chance ends undecided whether its servers are
* driven for one minute or for four, so the run says so early (stopping for futility by conditional power, Jennison and
* Turnbull 2000, ch. 10). It can make no run red and none pass.
*/
/** A smaller chance to decide is not worth the rest of the time. */
const LEAST_CHANCE = .1;
/** A budget that is advised decides an innocent change as surely as that. */
const ADVISED_CHANCE = .8;
/** Multiples of the budget that may be advised; more would be hours. */
const BUDGETS = [
	1.5,
	2,
	3,
	4,
	6,
	8
];
/** Two looks agree if the second one has that many times the time of the first. */
const LATER = 1.2;
/**
* @param now hopeless at this look, at which that share of the planned time is over
* @returns doubts of the same comparisons; one that is given up stays so, and another one may have a chance again
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
/** Comparisons as if all starts were alike, because the first of them do not tell how much starts differ. */
function comparisonsOfEqualStarts(comparisons) {
	const ofEqualStarts = ({ mean, within }) => joined(mean, within, {
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
* A distance from the baseline is none of them, because the change itself decides it.
*
* @param share of the planned time that is over, greater than 0
*/
function hopelessOnes({ comparisons }, standings, policy, share) {
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
/** The variances at the end of the time, when more turns tell their noise better. */
function endOf(effect, share) {
	const { within, between } = atTheEnd(effect, share);
	return {
		within: {
			...within,
			df: within.df / share
		},
		between
	};
}
/** Chance that a change without any effect has passed at the end of the time. */
function chanceToPass(effect, margin, share) {
	const end = endOf(effect, share);
	const needed = reach(end, SHOWN_ALPHA) - margin;
	return normalTail((needed - share * effect.mean) / deviationOfRest(end, share));
}
/** Chance that a change as slow as it seems has been shown to be slower than the limit at the end of the time. */
function chanceToFail(effect, margin, share) {
	const end = endOf(effect, share);
	const needed = Math.max(margin, HALF_MARGIN * margin + reach(end, SHOWN_ALPHA));
	return normalTail((needed + effect.mean) / deviationOfRest(end, share));
}
/** Standard deviation that what is still to be measured gives the estimate at the end. */
function deviationOfRest({ within, between }, share) {
	return Math.sqrt(Math.max(0, 1 - share) * (within.variance + between.variance));
}

// src/gate/looks.ts
/** Looks during a run: their decisions, and the cells that must be measured on. */
var Looks = class {
	#at;
	standings;
	#measured;
	/** The comparisons by all trials. */
	compared;
	/** Comparisons that have no chance. */
	#doubts = [];
	/** Number of the first trial that has lines. */
	#first;
	/** Whether no load exercises any changed setting, and none seems to cost anything under the load that there is. */
	#isIdle = false;
	constructor(at) {
		this.#at = at;
		const { plan, suite, done } = at;
		const [before] = replay({
			plan,
			lines: done.lines,
			policy: suite.gate
		});
		this.standings = before?.standings ?? /* @__PURE__ */ new Map();
		this.#measured = new MeasuredBlocks(done.lines);
		this.compared = compare(plan, this.#measured);
		this.#first = done.lines[0]?.trial;
	}
	/** Goes on with other comparisons of the same arms. */
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
		const seen = this.#take(nameOf(planned));
		return !this.#isHopeless(seen, share) && this.#needsMore(seen, planned, true);
	};
	/** Looks only for whether the rest of a cell's time may decide anything, so that the look spends no error. */
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
	/** A study measures the others at a load that one server refuses, such as by its limit of connections. */
	leavesOut = ({ cell, arms }, { failure }) => {
		const { plan, suite } = this.#at;
		if (!(failure.refused?.threads === cell.threads && failure.refused.what === cell.workload.name) || !isStudy(suite.gate, plan.rules)) return void 0;
		const [{ scenario: control }] = plan.arms;
		const others = arms.filter(({ scenario }) => scenario.name !== control.name);
		const arm = others.find((each) => armName(each) === failure.arm);
		return others.some(({ scenario }) => scenario.name !== arm?.scenario.name) ? arm : void 0;
	};
	/** @param share of the cell's time in the trial that is over */
	#isHopeless({ comparisons }, share) {
		const { trials } = this.#at.time;
		if (comparisons.some((each) => this.standings.get(nameKey(each))?.kind === "suspected") || this.#nth > trials) return false;
		const judged = this.#nth === 1 ? comparisonsOfEqualStarts(comparisons) : comparisons;
		return this.#doubt(judged, (this.#nth - 1 + share) / trials);
	}
	/** Number of the current trial among those that have lines. */
	get #nth() {
		const { number } = this.#at.done;
		this.#first ??= number;
		return number - this.#first + 1;
	}
	/** @returns whether one of the comparisons is given up when this share of their time is over */
	#doubt(judged, share) {
		const { suite } = this.#at;
		if (suite.precision !== void 0 || share >= 1) return false;
		const keys = new Set(judged.map(nameKey));
		const isJudged = ({ comparison }) => keys.has(nameKey(comparison));
		const now = hopelessOnes({ comparisons: judged }, this.standings, suite.gate, share);
		const doubts = doubtsAt(this.#doubts.filter(isJudged), now, share);
		this.#doubts = [...this.#doubts.filter((doubt) => !isJudged(doubt)), ...doubts];
		return doubts.some(({ isGivenUp }) => isGivenUp);
	}
	/** Comparisons that the run ends without, by all that was measured of them. */
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
		const { suite, done, time } = this.#at;
		if (suite.precision !== void 0) return;
		this.#isIdle = suite.coverage !== void 0 && this.#isFree() && isAllUnmeasured(coverageOf({
			...suite.coverage,
			lines: done.lines
		}));
		this.#doubt(this.compared.comparisons, time.share);
	}
	/** Whether nothing costs anything, by figures that lie within the limit. */
	#isFree() {
		const { comparisons, missing } = this.compared;
		const isWithin = (each) => each.high >= 0 && each.low > Math.expm1(-toleranceOf(each, this.#at.suite.gate).margin);
		return missing.length === 0 && comparisons.every(isWithin);
	}
	/** Whether the rest of the time could only show what is known: a comparison has no chance, or no setting is exercised. */
	get #isInVain() {
		return this.#isIdle || this.hopeless.length > 0;
	}
	/** Cells measured in trials of the planned time, and beyond it to confirm suspicions. */
	stillWanted() {
		const { suite, time } = this.#at;
		const believed = this.#believed(this.compared);
		const wanted = isStillNeeded(this.#comparisonsWanted(this.compared), believed, suite.precision);
		const suspected = isSuspected(this.compared, believed);
		const isToConfirm = ![...believed.values()].some(({ kind }) => kind === "regressed") && suite.precision === void 0 && time.sufficesToConfirm;
		return (arm, cell, number) => number <= time.trials && !this.#isInVain ? wanted(arm, cell) : isToConfirm && suspected(arm, cell);
	}
	/** The standings without those that the latest comparisons cast doubt on. */
	#believed(seen) {
		return credibleStandings(this.standings, seen, this.#at.suite.gate);
	}
	#needsMore(cell, planned, isBegun) {
		const { suite, done, time } = this.#at;
		const place = {
			...planned,
			trial: done.number,
			isBegun,
			isLast: done.number >= time.trials
		};
		const known = new Set(cell.comparisons.map(nameKey));
		const others = this.compared.comparisons.filter((each) => !known.has(nameKey(each)));
		const seen = {
			...cell,
			comparisons: [...cell.comparisons, ...others]
		};
		const needs = (compared) => needsMore(compared, this.#believed(seen), place, suite.precision);
		return needs(seen) || needs(this.#comparisonsWanted(seen));
	}
	/** Comparisons whose statements are vague are wanted like those that are missing, unless a slowdown is to be confirmed first. */
	#comparisonsWanted(seen) {
		if ([...this.standings.values()].some(({ kind }) => kind === "regressed" || kind === "suspected")) return seen;
		return {
			...seen,
			missing: [...seen.missing, ...vagueStatements(this.#at.plan, this.#measured)]
		};
	}
	#take(place) {
		const { plan, suite, done, seen } = this.#at;
		const look = this.#lookLine(place);
		done.keep(look);
		this.#measured = new MeasuredBlocks(done.lines);
		const due = {
			plan,
			measured: this.#measured,
			look,
			policy: suite.gate
		};
		const { standings, compared } = lookAt(this.standings, due);
		this.standings = standings;
		seen();
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

// src/core/setting/successors.ts
/** Options that a new version refuses, and those that took their place. */
/** Conversions for successors that are variables of another meaning or unit. */
const VALUES = {
	expire_logs_days: (days) => 86400 * days,
	innodb_log_file_size: (bytes, of) => bytes * (of("innodb_log_files_in_group") ?? 2)
};
/** The settings, with successors in place of those that the server refuses. */
function succeeding(options, refusal) {
	const isRefused = (option) => refusal.lines.some((each) => each.name === option.name && each.file === option.file && each.line === option.line);
	return options.flatMap((option) => isRefused(option) ? (refusal.server && successorOf(option, options, refusal.server)) ?? [] : option);
}
/** The setting that takes the place of another; undefined if none does, it is already set, or its value cannot be converted. */
function successorOf(option, options, { product, version }) {
	const { instead } = removedOption(option.bare, familyOf(product).fork, version) ?? {};
	if (instead === void 0 || option.prefix !== void 0 || options.some(({ bare }) => bare === instead)) return void 0;
	const textOf = (variable) => options.findLast((each) => each.variable === variable)?.text;
	if (variableOf(instead) === option.variable) return rewritten(option, { name: instead });
	const value = numberOf(option.text);
	const successor = value && VALUES[option.variable]?.(value, (variable) => numberOf(textOf(variable)));
	return successor === void 0 ? void 0 : rewritten(option, {
		name: instead,
		text: String(successor)
	});
}

// src/gate/make-plan.ts
/**
* The only plan of a run, as well as it can be made before servers start. Servers that are too many to be measured at once
* are measured in groups.
*
* @throws UserError if the budget does not suffice for any result
*/
function makePlan(asked, known) {
	const { change, servers, warnings } = startable(asked, known);
	const plan = planOfGroups(change, servers);
	return {
		...plan,
		warnings: [...warnings, ...plan.warnings]
	};
}
/** Whether a run goes on without a scenario that does not run: a study does. Of advice, that it does not run is the answer. */
function goesOnWithout({ suite, request }, rules) {
	return request.subject.kind !== "advice" && isStudy(suite.gate, rules);
}
/** A study without the scenarios that do not start, as long as one is left beside the control. */
function startable(change, servers) {
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
	const [first, ...later] = groups.map((names) => changeOf$1(change, names));
	if (first === void 0 || later.length === 0) return planOfGroup(change, servers, FIRST);
	return {
		...planOfGroup(first, servers, {
			...FIRST,
			parts
		}),
		later: later.map((each) => planOfGroup(withFormerLoad(each), servers, {
			isFirst: false,
			parts
		})).filter(({ measured }) => measured.cells.length > 0)
	};
}
/** The change with the user's workload as it was: that it changed is measured once. */
function withFormerLoad(change) {
	const former = new Map(change.before.map(({ name, own }) => [name, own]));
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
const FIRST = {
	isFirst: true,
	parts: void 0
};
function planOfGroup(change, servers, { isFirst, parts }) {
	const { request, asWritten, records } = change;
	const { answers, serverOf } = servers;
	const named = succeedingSuite(change.suite, answers.refusals);
	const decided = {
		change,
		refusals: answers.refusals,
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
			suite: named,
			compared: asWritten,
			coverage: plannedCoverage({
				compared: asWritten,
				measured,
				change
			}, servers),
			warnings
		};
		return {
			...decided,
			...unmeasured,
			measured,
			tries: isRefused ? [] : answers.doubtful
		};
	}
	const sides = sidesOf(change, servers);
	const asked = sides.measuredOf(joinedSides(named, request, sides));
	const isMeasured = !isUnchanged(asked) && !isEmptyShard(asked);
	const isChecked = isMeasured && isFirst;
	const affordable = isChecked ? withinBudget(named, request.subject.kind === "config" ? change.reasons : [], request, sides) : {
		suite: named,
		warnings: []
	};
	const { suite } = affordable;
	const held = baselinePlan({
		...(isChecked ? planSides : joinedSides)(suite, request, sides),
		parts
	}, sides.base, {
		...change,
		suite
	}, servers);
	const compared = planOfDifferences(held.plan, serverOf);
	const seen = sides.measuredOf(held.plan);
	const started = isMeasured ? seen.arms.map(({ scenario }) => scenario.name) : [];
	const names = new Set(suite.scenarios.map(({ name }) => name));
	const doubtful = answers.doubtful.filter(({ after }) => parts === void 0 || names.has(after.name));
	return {
		...decided,
		suite,
		compared,
		coverage: plannedCoverage({
			compared,
			measured: seen,
			change: {
				...change,
				suite
			}
		}, servers),
		measured: {
			...seen,
			...startSpreadsOf(seen, serverOf, records)
		},
		isMeasured,
		tries: doubtful.filter(({ after, isUrgent }) => isUrgent || !started.includes(after.name)),
		warnings: [...affordable.warnings, ...held.warnings]
	};
}
/** The suite with what servers start with. */
function succeedingSuite(suite, refusals) {
	const scenarios = suite.scenarios.map((scenario) => {
		const refusal = refusals.find((each) => each.scenario === scenario.name && each.isMended);
		return refusal === void 0 ? scenario : {
			...scenario,
			options: succeeding(scenario.options, refusal)
		};
	});
	return {
		...suite,
		scenarios: nonEmpty(scenarios)
	};
}
/** Every changed setting, whether a server reads it or not. */
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
/** The plan with the baseline of the branch, where its comparison may tell more than that with the base. */
function baselinePlan(plan, base, { baseline, suite, request }, { answers, serverOf }) {
	if (baseline === void 0) return {
		plan,
		warnings: []
	};
	const without = (why) => ({
		plan,
		warnings: [{
			code: "baseline-not-measured",
			name: baseline.shown.name,
			why
		}]
	});
	const { stored } = baseline;
	if (stored !== null) {
		const [{ scenario: control }] = plan.arms;
		const server = serverOf(control);
		return server !== void 0 && stored.fingerprint === digestOf(scenarioIdentity(control)) && stored.server === controlServer(server, baseOptionsOf(plan).ownDefaults) ? {
			plan: heldAgainstBaseline(plan, stored.ratios),
			warnings: []
		} : without(OTHER_CONTROL);
	}
	if (answers.whyNoBaseline !== void 0) return without(answers.whyNoBaseline);
	const then = baseline.scenarios.map((scenario) => answers.takenAtBaseline.get(scenario.name) ?? scenario);
	const differs = (scenario, others) => others.some((other) => other.name === scenario.name && mayDifferInSpeed(scenario, other));
	const joining = then.filter((scenario) => differs(scenario, base) && differs(scenario, suite.scenarios));
	if (joining.length === 0) return {
		plan,
		warnings: []
	};
	const { mostServers } = plan;
	const joined = joinedSides(suite, request, {
		base,
		baseline: joining,
		mostServers
	});
	const fitting = joined.arms.length > mostServers ? singleCopyPlan(joined) : joined;
	if (fitting.arms.length > mostServers) return without("its servers do not fit into memory beside the others");
	const problem = budgetProblem(fitting);
	if (problem !== void 0) return without(problem);
	return {
		plan: heldAgainstBaseline(fitting),
		warnings: []
	};
}
const OTHER_CONTROL = "its QPS was recorded against another control";
/** How much starts of its servers differ, as the ledger tells. */
function startSpreadsOf({ arms, cells }, serverOf, records) {
	const servers = arms.flatMap(({ scenario }) => serverOf(scenario) ?? []).map(serverName);
	const learned = (prior, loads) => learnedStartSpread(records, {
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

// src/gate/run-time.ts
/** The time of a run: its share for each trial, and the part that has passed. */
/** A trial beyond the planned time is not worth its starts for less. */
const LEAST_CONFIRMATION_SECONDS = 3;
/** Files have room for twice as many, those of confirmations among them. */
function mostPlanned({ parts = 1 }) {
	return Math.floor(200 / 2 / parts);
}
var RunTime = class {
	#plan;
	#testbed;
	#began;
	/** Trials before the run was stopped, and the share of the budget that they left. */
	#before;
	#shareLeft;
	/** Number of trials that the budget is split into, known after the first servers have started; grows with what they leave. */
	trials = Number.POSITIVE_INFINITY;
	/** Seconds of each of them, with its starts. */
	#trialSeconds = Number.POSITIVE_INFINITY;
	#startSeconds = 0;
	#starts = 0;
	/** End of the trial whose servers started last. */
	#trialEnds = 0;
	/**
	* The run begins now, or goes on.
	*
	* @param before lines of a run that was stopped: its last look says which part of the budget it has taken
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
	/** Share of the budget. */
	get share() {
		return (this.#testbed.now() - this.#began) / this.#plan.budgetSeconds;
	}
	/** Seconds of the budget. */
	get secondsLeft() {
		return Math.max(0, this.#until(1));
	}
	/**
	* Longest time for which measuring still goes on: the rest of the time, and never less than the current trial.
	*
	* @param isToConfirm whether more than the budget may be taken
	*/
	secondsToCome(isToConfirm) {
		return Math.max(0, this.#until(isToConfirm ? LONGEST_SHARE : 1), this.#trialEnds - this.#testbed.now());
	}
	/** Whether the time allowed beyond the budget is worth starting servers. */
	get sufficesToConfirm() {
		return this.#until(LONGEST_SHARE) > this.#secondsPerStart + LEAST_CONFIRMATION_SECONDS;
	}
	/**
	* End of a trial whose servers have just started.
	*
	* @param toCome expected number of trials after it, up to the last one
	*/
	schedule = ({ startSeconds: latest, servers }, number, toCome = (last) => last - number) => {
		this.#startSeconds += latest;
		this.#starts += 1;
		const startSeconds = this.#secondsPerStart;
		if (this.trials === Number.POSITIVE_INFINITY) {
			const ofBudget = Math.min(mostPlanned(this.#plan), trialCount(this.#plan, startSeconds, servers));
			const toCome = Math.max(1, Math.round(ofBudget * this.#shareLeft));
			this.trials = Math.min(mostPlanned(this.#plan), this.#before + toCome);
			this.#trialSeconds = this.#plan.budgetSeconds / ofBudget;
		}
		const fitting = number - 1 + Math.floor((this.#until(1) + startSeconds) / this.#trialSeconds);
		if (number <= this.trials) this.trials = Math.max(this.trials, Math.min(mostPlanned(this.#plan), fitting));
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
	/** Start time of one trial's servers, from all trials so far. */
	get #secondsPerStart() {
		return this.#startSeconds / Math.max(1, this.#starts);
	}
	/** Seconds until this share of the budget is over. */
	#until(share) {
		return this.#began + share * this.#plan.budgetSeconds - this.#testbed.now();
	}
};

// src/gate/measure.ts
/**
* Measures a plan: trial after trial until every comparison is decided, or the budget is over and no suspicion can be
* confirmed. What does not run since the change is an outcome as well.
*/
const ALONE = {
	trialsBefore: 0,
	secondsAfter: 0
};
/** Tries starts that nothing else decides, on data that were made before the change. */
async function tryStarts(plan, servers) {
	const soon = atMost(2);
	const tried = await Promise.all(plan.tries.map((each) => soon(() => servers.tryStart(each))));
	return {
		refusals: tried.flatMap(({ refusal }) => refusal ?? []),
		asked: tried.flatMap(({ asked }) => asked),
		unchecked: uncheckedIn(plan, servers.answers.unasked, tried)
	};
}
/** @throws MeasurementError or UserError if nothing could be measured, and the change is not to blame */
async function measure(plan, { tried, local, refusal }, request, machine, { trialsBefore, secondsAfter, before = [] } = ALONE) {
	const refusals = [...tried.refusals, ...refusal ? [refusal] : []];
	const told = {
		...tried,
		refusals
	};
	if (refusals.length > 0) return {
		...nothingMeasured(controlOnlyPlan(plan.measured)),
		...told,
		failed: void 0
	};
	if (local === void 0) return {
		...nothingMeasured(plan.measured),
		...told,
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
	const { gate, precision: asked } = plan.suite;
	const precision = precisionOf(gate, plan.measured.rules, asked);
	const goesOn = goesOnWithout(plan.change, plan.measured.rules);
	try {
		const name = plan.change.baseline?.shown.name ?? "";
		return {
			...await measureUntilDecided(plan.measured, {
				...plan.suite,
				precision,
				coverage: plan.coverage,
				goesOn
			}, edges, name),
			...told,
			failed: void 0
		};
	} catch (failure) {
		const failed = await failedArm(failure, plan.measured, edges);
		return {
			...nothingMeasured(controlOnlyPlan(plan.measured)),
			...told,
			failed
		};
	}
}
function uncheckedIn(plan, unasked, tried) {
	const untold = plan.tries.flatMap(({ after }, nth) => tried[nth]?.isTold ? [] : [after.name]);
	const started = plan.isMeasured ? plan.measured.arms.map(({ scenario }) => scenario.name) : [];
	const refused = plan.refusals.map(({ scenario }) => scenario);
	const isWhole = plan.measured.parts === void 0;
	const own = new Set(plan.suite.scenarios.map(({ name }) => name));
	return [.../* @__PURE__ */ new Set([...unasked, ...untold])].filter((name) => (isWhole || own.has(name)) && !started.includes(name) && !refused.includes(name));
}
function nothingMeasured(plan) {
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
/** What goes on after a failure: all without the baseline, and a study without one of its scenarios. */
function planAfter(error, plan, { goesOn = false }, baseline) {
	if (isOfBaseline(error, plan)) {
		const warning = {
			code: "baseline-not-measured",
			name: baseline,
			why: firstLine(error)
		};
		return {
			plan: baselineFreePlan(plan),
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
/** Name of the arm whose server failed; empty if it is unknown. */
function armOfFailure(failure) {
	if (failure instanceof StartRefusal) return failure.arm;
	return failure instanceof MeasurementError ? failure.failure.arm : "";
}
/** Whether a server of the baseline failed, before its start or after it: the others go on without it. */
function isOfBaseline(error, { arms }) {
	if (error instanceof BaselineFails) return true;
	const isNamed = (arm) => error instanceof MeasurementError && arm.revision === "baseline" && armName(arm) === error.failure.arm;
	return arms.some(isNamed);
}
/**
* The arm that does not run since the change.
*
* @throws the failure if it is of something else; UserError if the server did not start before either
*/
async function failedArm(failure, plan, edges) {
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
	throw refused === void 0 && isOfChange(former) ? notToBlame(former) : failure;
}
/** What would decide the comparisons that the budget cannot. */
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
/** @param baseline its name, for a warning where its server does not start */
async function measureUntilDecided(asked, policy, edges, baseline = "") {
	let plan = asked;
	const warnings = [];
	const done = new Trials(edges);
	const time = new RunTime(plan, edges.testbed, edges.before);
	const confirms = policy.precision === void 0;
	const seen = () => edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(confirms && time.sufficesToConfirm)
	});
	const looks = new Looks({
		plan,
		suite: policy,
		done,
		time,
		seen
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
/** @throws UserError or MeasurementError where data cannot be made */
async function openTestbed(plan, servers, { refusals }) {
	const nothing = {
		servers,
		local: void 0,
		refusal: void 0,
		[Symbol.asyncDispose]: async () => {}
	};
	if (!plan.isMeasured || refusals.length > 0) return nothing;
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
/** Time in which a group is measured, in multiples of the least: with less most of its comparisons stay open. */
const FAIR = 1.5;
/** The testbed of the group that is being measured or explained; there is one at a time. */
var OpenTestbed = class {
	#servers;
	#plan;
	#opened;
	constructor(servers) {
		this.#servers = servers;
	}
	/** The testbed of a group, opened unless it is. */
	async of(plan, tried) {
		if (this.#opened !== void 0 && this.#plan === plan) return this.#opened;
		await this[Symbol.asyncDispose]();
		this.#opened = await openTestbed(plan, this.#servers, tried);
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
* @param before lines of the same run, which was stopped and goes on
* @throws MeasurementError or UserError if nothing could be measured, and the change is not to blame
*/
async function measureGroups(plan, servers, open, request, machine, before = []) {
	const all = [plan, ...plan.later];
	if (before.length > 0 && plan.later.length > 0) throw new UserError(`--continue: this run has ${all.length} groups of servers, and cannot go on; measure anew without it`);
	let left = plan.measured.budgetSeconds;
	let trialsBefore = 0;
	const measureOne = async (group, budgetSeconds) => {
		const planned = {
			...group,
			measured: {
				...group.measured,
				budgetSeconds
			}
		};
		const tried = await tryStarts(planned, servers);
		const testbed = await open.of(planned, tried);
		const began = machine.clock.seconds();
		const place = {
			trialsBefore,
			secondsAfter: left - budgetSeconds,
			before
		};
		const measured = await measure(planned, {
			...testbed,
			tried
		}, request, machine, place);
		left -= machine.clock.seconds() - began;
		trialsBefore += measured.trialsDone;
		return {
			plan: planned,
			testbed,
			measured
		};
	};
	const groups = [await measureOne(plan, shareOf(all, left))];
	const unmeasured = [];
	for (const [nth, group] of plan.later.entries()) if (groups.length === 20 || needOf(group) > left || groups.some(isRefused)) unmeasured.push(group);
	else groups.push(await measureOne(group, shareOf(all.slice(nth + 1), left)));
	return {
		groups,
		unmeasured
	};
}
/** Seconds for the first of some groups: a part of what is left that is in proportion to its need. */
function shareOf([first, ...others], left) {
	if (first === void 0) return left;
	let needed = needOf(first);
	for (const other of others) {
		if (needed + needOf(other) > left) break;
		needed += needOf(other);
	}
	return needed > left ? left : left * needOf(first) / needed;
}
/** Seconds in which a group is measured. */
function needOf({ measured }) {
	return FAIR * leastBudgetSeconds(measured);
}
/** A change that does not run is red: nothing else is measured. */
function isRefused({ measured }) {
	return measured.failed !== void 0 || measured.refusals.length > 0;
}

// src/gate/judge.ts
/** What was measured, judged. */
/** All groups of servers, judged as one run. */
function judge({ groups, unmeasured }, request, { timeline, clock }) {
	timeline.enter({ step: "judge" });
	const [first] = groups;
	const { suite, change } = first.plan;
	const refused = groups.flatMap((group) => refusalsIn(group).map((each) => refusedComparison(each, suite.gate)));
	const whole = judgementOf({
		compared: joinComparisons(groups.map(({ measured }) => measured.compared)),
		standings: new Map(groups.flatMap(({ measured }) => [...measured.standings])),
		policy: suite.gate,
		refused: distinct(refused),
		coverage: [...groups.flatMap(({ plan, measured }) => coverageOf({
			...plan.coverage,
			...seenBy(measured, plan)
		})), ...unmeasured.flatMap(({ coverage }) => coverageOf({
			...coverage,
			lines: []
		}).map(withoutTime))],
		baseline: change.baseline?.shown ?? null
	});
	const judgement = byDirection(whole);
	const subjects = groups.map((group) => subjectIn(group, judgement, request));
	const explained = subjects.find((each) => each !== void 0);
	const isAbout = ({ measured }, nth) => explained === void 0 ? measured.failed !== void 0 : subjects[nth] === explained;
	const about = groups.find(isAbout) ?? first;
	const facts = {
		startedAt: clock.startedAt,
		reproduce: request.reproduce
	};
	const descriptions = groups.map((group) => describeRun({
		suite: group.plan.suite,
		...group.measured
	}, {
		...factsOf(group.plan, group.measured, group.testbed),
		...facts
	}));
	return {
		plan: about.plan,
		measured: about.measured,
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
/** The comparison to explain, if this group has its servers. */
function subjectIn({ measured, testbed: { local } }, judgement, { explain }) {
	if (local === void 0 || measured.failed !== void 0) return void 0;
	return causeSubjectOf({
		judgement,
		measured,
		buildOf: local.buildOf
	}, explain);
}
function refusalsIn({ plan, measured, testbed }) {
	const failed = measured.failed === void 0 ? [] : [refusalOfArm(measured.failed, testbed)];
	return [
		...plan.refusals,
		...measured.refusals,
		...failed,
		...outgrownIn(measured, testbed)
	];
}
/** A changed setting whose servers there was no time for. */
function withoutTime(covered) {
	return isInServers(covered) ? {
		...covered,
		...UNTIMELY
	} : covered;
}
/** The run of all groups. What the change has is described once. */
function joinGroups(descriptions, { groups, unmeasured }) {
	const [first] = descriptions;
	if (descriptions.length === 1 && unmeasured.length === 0) return first;
	const trials = groups.map(({ measured }) => measured.trialsDone);
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
/** The servers that there was no time for, with a budget that suffices for all. */
function leftWarning({ groups, unmeasured }) {
	const [{ plan }] = groups;
	const alike = Map.groupBy(plan.change.alike, ({ scenario }) => scenario);
	const namesOf = ({ measured }) => changedIn(measured).flatMap((name) => [name, ...(alike.get(name) ?? []).map((each) => each.name)]);
	const all = [plan, ...plan.later];
	const isRefused = groups.some(({ measured }) => measured.failed !== void 0 || measured.refusals.length > 0);
	return {
		code: "servers-not-measured",
		servers: unmeasured.flatMap(namesOf),
		of: all.flatMap(namesOf).length,
		seconds: isRefused || all.length > 20 ? null : Math.ceil(sum(all.map(needOf)))
	};
}
/** Servers that took more memory than their containers have; none where sizes were measured otherwise than written. */
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
		return outgrows(now, before, server, lines) ?? [];
	});
}
/** The server of a change, and its lines, of which any may be to blame. */
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
/** A server's failure before its lines are known. */
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
		isMended: false
	};
	if (limit !== void 0) {
		const { file, line } = limit;
		const isNew = limit.value !== reference.memoryLimit?.value;
		const changed = isNew ? [{
			name: "the limit of memory",
			file,
			line
		}] : [];
		return killedFor(limit, {
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
/** Facts about a run that no measurement holds. */
function factsOf(plan, measured, { local, servers }) {
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
			...measured.plan.arms.map((arm) => [armName(arm), fingerprintOf(arm.scenario)])
		]),
		names: [...new Set(named.map(({ name }) => name))],
		settings: plan.coverage.settings,
		alike: change.alike,
		memoryBytes: request.memoryBytes,
		asked: [...servers.answers.servers].map(([name, server]) => ({
			name,
			revision: "head",
			server
		})),
		warnings: [
			...change.warnings,
			...plan.warnings,
			...measured.warnings,
			...local?.warnings ?? [],
			...subject.base === void 0 ? [] : baseWarnings(suite, before, compared),
			...measured.unchecked.map((scenario) => ({
				code: "start-unchecked",
				scenario
			}))
		]
	};
}
function seenBy({ measurement, asked }, { coverage }) {
	return {
		lines: measurement.lines,
		asked: [...coverage.asked ?? [], ...asked]
	};
}

// src/core/plan/alike.ts
/**
* Servers that are alike before a change and with it: one of them is measured for all. What no measured server gets, and what
* cannot change its speed, tells servers of a fleet apart, but not their figures.
*/
/** @param base the scenarios before the change */
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
			settings: settingChanges(beforeOf(other), other).map((change) => ({
				name: change.name,
				...presentLine(change)
			}))
		})))
	};
}
/** Equal for servers of one kind. */
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
	const changed = settingChanges(before, after).map(({ name }) => name);
	return JSON.stringify([
		identityOf(before),
		identityOf(after),
		changed.toSorted()
	]);
}
/**
* An option as the measured server gets it; undefined if it does not, or is as fast with any value.
*
* @param isUpgrade whether the program changes: the new one may refuse any option
*/
function asMeasured(option, isUpgrade) {
	if (isExpression(option)) return option;
	if (isBinaryLog(option)) return rewritten(option, { text: option.text?.replace(/[^/]*$/, "") });
	if (!(isCertificate(option) || optionReach(option) !== void 0 || !mayAffectSpeed(option))) return option;
	return isCertificate(option) || isUpgrade ? rewritten(option, { text: void 0 }) : void 0;
}

// src/gate/read-ledger.ts
/** The ledger of a branch, and its baseline. */
/**
* Records of commits outside of the commit's history do not count.
*
* @throws UserError if the named baseline does not exist; StoreError if the store cannot be read, and the run needs it
*/
async function readLedger(request, asked) {
	const { suite, near, commit, openStore, signal } = asked;
	const named = (gated) => gatedName(gated, asked.name);
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
	const own = request.baseline ? namedBaseline(request.baseline, near, commit) : void 0;
	try {
		await using store = await openStore(request.store, signal);
		const history = historyOf(near, commit);
		const names = [...formerNames(near, suite).reverse(), {
			name: suite,
			until: ""
		}];
		const stored = [];
		for (const { name, until } of names) {
			const isOurs = new Set(history.slice(history.indexOf(until) + 1));
			stored.push(await store.read(named(name), (each) => isOurs.has(each)));
		}
		const records = stored.flatMap((each) => each.records);
		const unreadable = stored.flatMap((each) => each.unreadable);
		const byCommit = new Map(records.map((record) => [record.commit, record]));
		const baselines = await store.baselines([branch, ...records.map((record) => record.branch)]);
		const set = namedFor(branch, {
			history,
			records: byCommit
		}, baselines);
		return {
			branch,
			history,
			records: byCommit,
			unreadable: new Set(unreadable.flatMap(({ commit: of }) => of ?? [])),
			named: own ?? (set && {
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
/** A commit, a tag, or the newest tag of a pattern. */
function namedBaseline(name, near, commit) {
	const tag = name.includes("*") ? newestTag(near, name, commit) : void 0;
	const found = commitIn(near, tag ?? name);
	if (found !== void 0) return {
		name: tag?.replace(/^refs\/tags\//, "") ?? name,
		commit: found
	};
	throw new UserError(`--baseline: found ${name}, which git does not know here; allowed: a commit, a tag, or a pattern of tags such as v*, which a clone has with the input fetch-depth: 0 of actions/checkout`);
}
/** The commit that a change is compared with as the baseline, and its name; undefined if nothing is recorded yet. */
function branchBaseline(ledger) {
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
	const applied = applyRules(subject, request);
	const before = subject.base?.scenarios ?? [];
	const all = applied.suite.scenarios;
	const kinds = asked.kind === "config" ? kindsOf(all, before) : {
		measured: all,
		alike: []
	};
	const ruled = {
		...applied,
		suite: {
			...applied.suite,
			scenarios: nonEmpty(kinds.measured)
		}
	};
	const sides = {
		base: before,
		mostServers: machine.serversAtOnce(ruled.suite, request.server)
	};
	const grows = asked.kind === "advice" && asked.growsBudget;
	const isOfFiles = asked.kind === "config";
	const budgeted = grows ? {
		suite: affordableSuite(ruled.suite, request, sides),
		warnings: []
	} : void 0;
	const asIs = isOfFiles ? {
		suite: ruled.suite,
		warnings: []
	} : void 0;
	const affordable = budgeted ?? asIs ?? withinBudget(ruled.suite, ruled.reasons, request, sides);
	const { suite } = affordable;
	const asWritten = (isOfFiles ? joinedSides : planSides)(suite, request, sides);
	const read = await readBaseline(request, machine, {
		subject,
		asWritten
	}, (commit) => readAt({
		...asked,
		base: commit
	}));
	return {
		request,
		reasons: ruled.reasons,
		subject,
		suite,
		alike: kinds.alike,
		before,
		baseline: read.baseline,
		records: read.records,
		asWritten,
		warnings: [
			...ruled.warnings,
			...affordable.warnings,
			...subject.warnings,
			...read.warnings
		]
	};
}
/** The baseline of a change that may affect QPS, and the records of its branch. */
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
	const asked = {
		openStore,
		signal,
		suite: subject.suite.name,
		name,
		near,
		commit: before
	};
	const ledger = await readLedger(request.ledger, asked);
	const facts = {
		baseline: void 0,
		records: [...ledger.records.values()],
		warnings: ledger.warnings
	};
	const branch = request.ledger.baseline === null ? void 0 : branchBaseline(ledger);
	if (branch === void 0) return facts;
	const shown = {
		branch: ledger.branch,
		...branch,
		unchanged: [],
		changes: changesSince(ledger, branch.commit)
	};
	const alone = {
		shown,
		scenarios: [],
		stored: ledger.records.get(branch.commit)?.control ?? null
	};
	if (request.subject.kind === "suite") return {
		...facts,
		baseline: alone
	};
	const unmeasured = (why) => ({
		...facts,
		baseline: alone,
		warnings: [...facts.warnings, {
			code: "baseline-not-measured",
			name: branch.name,
			why
		}]
	});
	if (request.subject.kind === "config" && request.subject.isForeign && request.subject.paths.some(isCommand)) return unmeasured("a command that prints an option file is not run there for a fork");
	const changed = asWritten.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []);
	try {
		const { base: then } = await readAt(branch.commit);
		const earlier = (then?.scenarios ?? []).filter(({ name }) => changed.includes(name));
		const differs = (scenario) => base.scenarios.some((each) => each.name === scenario.name && mayDifferInSpeed(scenario, each));
		const unchanged = earlier.filter((scenario) => !differs(scenario)).map(({ name }) => name);
		return {
			...facts,
			baseline: {
				...alone,
				shown: {
					...shown,
					unchanged
				},
				scenarios: earlier.filter(differs)
			}
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return unmeasured(firstLine(error));
	}
}

// src/gate/run-identity.ts
/** The identity of a run: only the same run goes on with slices that were measured before. */
function runIdentity({ suite, measured, later }, servers) {
	const { cpuModel, cpus, sysbench } = servers.environment();
	const arms = measured.arms.filter((arm) => !isCopy(arm));
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
			"number of groups": String(1 + later.length),
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
/** The road of a run, which every command that measures or plans walks. */
/**
* Measures a change, judges it, and writes every view of the result.
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
			text: reachText(plan.measured)
		});
		return await measurePlan(plan, servers, request, machine);
	} catch (thrown) {
		throw ruled(thrown, failOn);
	}
}
/** The road from a plan on: the verdict is published before its causes are sought, and with them. */
async function measurePlan(plan, servers, request, machine) {
	await using testbed = new OpenTestbed(servers);
	const before = machine.output.begin(runIdentity(plan, servers));
	const measured = await measureGroups(plan, servers, testbed, request, machine, before);
	const judged = await accepted(judge(measured, request, machine), machine);
	const question = isQuestion(judged) ? questionOf(judged, await testbed.of(judged.plan, judged.measured), machine) : void 0;
	if (question === void 0) return await publish(judged, machine);
	await announce(judged, machine);
	return await publish(await explain(question, request), machine);
}
/** What a run would measure: the first steps of the road, which start no server. */
async function planChange(request, machine) {
	const change = await readChange(request, machine);
	await using servers = await machine.openServers(change);
	return makePlan(change, servers);
}

export { changedIn as a, needOf as i, measurePlan as n, dangerText as o, planChange as r, reachText as s, gate as t };