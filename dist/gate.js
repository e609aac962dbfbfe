import { A as heldAgainstBaseline, B as variableValue, D as withoutUnread, E as unreadSettings, F as mixedArm, L as withoutBaseline, N as makePlan, O as armName, P as mayDifferInSpeed, R as withoutCopies, S as changedSettings, T as effectivePlan, V as variableValues, c as armStatesOf, d as totalsOf, h as quantilesMs, j as isUnchanged, k as baseWarnings, p as mergeHistograms, s as withoutUnseen, t as coverageOf, u as slicesOf, w as changesWithoutEffect } from "./coverage.js";
import { a as MeasuredBlocks, i as vagueStatements, l as costEffects, y as startSpreadOf } from "./statement-effects.js";
import { _ as knownServer, h as familyOf, n as asLoose, r as canonicalOptionName } from "./option-file.js";
import { c as variableOf, f as OptionIndex, g as isIdle, i as namesOf, s as variableForms } from "./option-names.js";
import { D as dangerText, O as dangersOf, a as relevantCost, c as sumOfLogs, d as isShown, f as judged, g as unevenDurability, h as asGains, i as figures$1, l as sumOfTimes, m as newGroup, n as agreed, o as remainder, p as measured, r as extraTime, s as remainderFigures, u as contrastOf } from "./make-report.js";
import { a as sum, i as quadratic, n as dot, r as mean$1, t as at } from "./vectors.js";
import { I as takesEffectAtOnce, N as isOwnToServer, R as keyOf, S as digestOf, V as settingsThatDiffer, d as RefusesOptions, z as partsOf } from "./seed.js";
import { a as told, t as droppedAtOnce } from "./warnings.js";
import { i as changeOf, l as keyOf$1, r as cellKeyOf, t as CONFIDENCE, u as learnedSpread } from "./comparison.js";
import { h as isEarlier, m as isCopy, r as datasetBytes } from "./suite.js";
import { i as robustMean, n as median, t as isSample } from "./robust.js";
import { S as withSuccessors, a as decide, c as withoutDoubtful, d as needsMore, f as compare, h as distanceBy, l as isStillNeeded, o as isWithin, p as comparePairs, r as lookAt, t as describeStatements, u as isSuspected, x as successorOf } from "./describe-statements.js";
import { i as makeResult, n as writeTexts, r as writeViews, t as askAcceptance } from "./ask-acceptance.js";
import { r as isCommand } from "./rendered.js";
import { a as chainBetween, c as namedFor, l as recordedCommits, n as added, o as distanceIn, r as baselineOf, t as WHOLE } from "./ledger.js";
import { n as toleranceOf, t as bySeverity } from "./tolerance.js";
import { t as OutputDirectory } from "./output-directory.js";
import { n as runClock } from "./clock.js";
import { a as installSandbox, i as sourceFacts, n as readSubject, r as subjectName, t as pathNear } from "./subject.js";
import { t as RunDirectory } from "./run-directory.js";
import { C as shippedLevel, S as patternOf, _ as INSTRUMENT_LEVELS, a as askServers, b as isEnabledByDefault, d as failingTitle, f as fewestThatFail, g as touchesSetup, h as setupOf, i as programAtHand, m as splitDifference, n as shuffled, p as mix, t as seededRandom, u as failingText, v as classesOf, x as overlaps, y as consumersOf } from "./random.js";
import { c as areOfImages, h as readNodes, p as layoutCpus, u as isRunningAlready } from "./owned-options.js";
import { g as readEnvironment, i as engineProblem, m as cpuModel } from "./docker-client.js";
import { _ as shortened, a as leastCellSeconds, c as trialCount, d as alternatingTurns, g as rotatingTurns, i as leastBudgetSeconds, l as trialShare, n as cellShare, o as leastSearchSeconds, p as blockSecondsWithGap, r as leastBlocks, s as searchShare, x as serversAtOnce } from "./budget.js";
import { c as StatementsFail, d as describeError, h as isFailure, i as DoesNotStart, l as StoreError, m as firstLine, o as Interrupted, s as MeasurementError, t as BaselineFails, u as UserError } from "./errors.js";
import { n as judgeInsight } from "./insight.js";
import { d as upperBound, i as interval, l as reach, n as combine, o as lowerBound, s as meanEffect } from "./random-effects.js";
import { i as count } from "./figures.js";
import { s as classOf } from "./scales.js";
import { i as optionReach, l as scenarioIdentity, p as isSameProgram, u as suiteIdentity } from "./option-reach.js";
import { a as formerNames, c as isShallow, n as commitIn, s as historyOf, t as checkedOut, u as newestTag } from "./checkout.js";
import { n as serverName, t as learnedStartSpread } from "./priors.js";
import { i as LONGEST_SHARE } from "./alpha.js";
import { t as applyRules } from "./rules.js";
import { isDeepStrictEqual } from "node:util";

// src/core/progress/progress-event.ts
/** Tells a phase, or a sentence that the user should see even without progress. */
function tellers(tell) {
	return {
		phase: (phase) => tell({
			kind: "phase",
			phase
		}),
		note: (text) => tell({
			kind: "note",
			text
		})
	};
}

// src/core/result/describe-cells.ts
/** Figures of every arm in every cell, as in result.json. */
/** Above this share of its CPUs the run may measure the client instead of the server. */
const CLIENT_SATURATED = .9;
/** Ignored errors (deadlocks, lock time-outs) per transaction above which a cell is called out. */
const ERROR_SHARE = .01;
function describeCells(plan, measurement, cpus) {
	const slices = Map.groupBy(slicesOf(measurement.lines), placeKey);
	const totals = Map.groupBy(totalsOf(measurement.lines), placeKey);
	return plan.arms.flatMap(({ scenario: { name: scenario }, revision }) => plan.cells.flatMap(({ workload, threads }) => {
		const key = placeKey({
			scenario,
			revision,
			workload: workload.name,
			threads
		});
		const own = totals.get(key);
		return own === void 0 ? [] : [resultCell(slices.get(key) ?? [], own, cpus)];
	}));
}
function resultCell(slices, totals, cpus) {
	const { scenario, revision, workload, threads } = totals[0];
	const tps = mean(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))));
	const queriesPerTransaction = ratio(sum(totals.map((total) => total.transactions * total.queriesPerTransaction)), sum(totals.map((total) => total.transactions)));
	const counted = sum(slices.map((slice) => slice.transactions));
	const latency = mergeHistograms(totals.map((total) => total.latency));
	const turnSeconds = sum(totals.map((total) => total.turnSeconds));
	const serverCpu = sumKnown(totals.map((total) => total.serverCpuSeconds));
	const clientCpu = sumKnown(totals.map((total) => total.clientCpuSeconds));
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
		serverCpuBusy: busy(serverCpu, cpus.serverCpus),
		clientCpuBusy: busy(clientCpu, cpus.clientCpus),
		slices: slices.length,
		errors: sum(totals.map((total) => total.errors))
	};
}
/** Robust mean of transactions per second. */
function rateOf(slices) {
	const rates = slices.map((slice) => slice.transactions / slice.seconds);
	return isSample(rates) ? robustMean(rates) : 0;
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
/** Servers that others have asked something while we measured. */
function othersWarnings({ lines }) {
	const hosts = new Map(lines.flatMap((line) => line.kind === "arm" && line.host !== void 0 ? [[armKey(line), line.host]] : []));
	return [...new Set(hosts.values())].flatMap((endpoint) => {
		const own = totalsOf(lines).filter((total) => hosts.get(armKey(total)) === endpoint);
		const perSecond = mean(own.flatMap((total) => total.othersPerSecond ?? []));
		const ours = mean(own.map((total) => ratio(total.transactions * total.queriesPerTransaction, total.turnSeconds)));
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
/** A cell in which nothing was counted reads 0 rather than not a number. */
function ratio(part, whole) {
	return whole === 0 ? 0 : part / whole;
}
function mean(values) {
	return ratio(sum(values), values.length);
}
/** Null if one is unknown. */
function sumKnown(values) {
	const known = values.filter((value) => value !== null);
	return known.length < values.length ? null : sum(known);
}
/**
* The cells with consistent rates: the control has that of its two servers together, and every other arm its
* reference's times the change. Arms without a comparison keep their own.
*/
function agreeingRates(cells, { arms: [control] }, comparisons) {
	const effects = new Map(comparisons.map((comparison) => [keyOf$1(comparison), comparison.effect.mean]));
	const effectIn = (place, rule) => effects.get(keyOf$1({
		...place,
		rule
	}));
	const measured = new Map(cells.map((cell) => [placeKey(cell), cell.qps]));
	const rateOf = (place) => {
		const own = measured.get(placeKey(place)) ?? 0;
		const { scenario, revision } = place;
		if (revision === "base" || revision === "baseline") {
			const effect = effectIn(place, revision);
			return effect === void 0 ? own : rateOf({
				...place,
				revision: "head"
			}) / Math.exp(effect);
		}
		if (isCopy(place)) return own;
		if (scenario === control.scenario.name) {
			const twin = measured.get(placeKey({
				...place,
				revision: "twin"
			}));
			return twin === void 0 ? own : Math.sqrt(own * twin);
		}
		const effect = effectIn(place, "control");
		return effect === void 0 ? own : rateOf({
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
	const { startedAt, commit, before, reproduce, settings } = facts;
	return {
		schemaVersion: 1,
		startedAt,
		commit,
		before,
		reproduce,
		settings,
		fingerprints: Object.fromEntries(facts.names.map((name) => [name, facts.fingerprints[name] ?? ""])),
		suite: {
			name: suite.name,
			fingerprint: facts.suiteFingerprint,
			precision: suite.precision
		},
		measuredSeconds: measurement.measuredSeconds,
		seed: plan.seed,
		plan: {
			...plan,
			trials,
			policy: suite.gate
		},
		environment: facts.environment,
		scenarios,
		cells,
		advice: adviceOf({
			memoryBytes: facts.memoryBytes,
			plan,
			scenarios: [...scenarios, ...facts.asked ?? []],
			settings: facts.settings
		}),
		costs: costEffects(plan, measured),
		statements: describeStatements(plan, measured, measurement.lines),
		warnings: droppedAtOnce([
			...facts.warnings,
			...measurement.warnings.filter((warning) => warning.code !== "option-scaled" || !facts.settings.some(({ name }) => name === warning.option)),
			...cellWarnings(cells, measurement),
			...othersWarnings(measurement),
			...plan.rules.includes("control") ? fairnessWarnings(plan, measurement.lines) : []
		]).map(told)
	};
}
function resultScenarios(plan, lines, facts) {
	const states = armStatesOf(lines);
	const names = new Set(states.flatMap(({ variables }) => Object.keys(variables)));
	const isDiffering = (name) => new Set(states.map(({ variables }) => variables[name])).size > 1;
	const differing = [...names].filter((name) => !isOwnToServer(name) && isDiffering(name)).sort();
	const totals = totalsOf(lines);
	return plan.arms.flatMap((arm) => {
		const own = states.filter((state) => isOf$1(state, arm));
		const [first] = own;
		if (first === void 0) return [];
		const shares = totals.flatMap((total) => isOf$1(total, arm) ? total.pageMisses ?? [] : []);
		return {
			name: arm.scenario.name,
			revision: arm.revision,
			role: arm.role,
			server: first.server,
			place: arm.scenario.place,
			fingerprint: facts.fingerprints[armName(arm)] ?? "",
			variables: Object.fromEntries(differing.flatMap((name) => first.variables[name] === void 0 ? [] : [[name, first.variables[name]]])),
			memory: {
				residentBytes: first.residentBytes,
				performanceSchemaBytes: first.performanceSchemaBytes
			},
			insight: first.insight,
			startSeconds: mean$1(own.map((state) => state.startSeconds)),
			host: first.host ?? null,
			/** Over all its cells; null if nobody has counted. */
			pageMisses: shares.length === 0 ? null : Math.max(...shares)
		};
	});
}
/** Scenarios whose servers promise less, or more, for a commit than the control's, though nobody has asked for that. */
function fairnessWarnings({ arms: [control, , ...others] }, lines) {
	const states = armStatesOf(lines);
	const serverOf = (arm) => {
		const state = states.find((each) => isOf$1(each, arm));
		return state && {
			scenario: arm.scenario,
			variables: state.variables
		};
	};
	const known = serverOf(control);
	return others.filter(({ revision }) => revision === "head").flatMap((arm) => {
		const server = serverOf(arm);
		const settings = known && server ? unevenDurability(known, server) : [];
		const about = {
			scenario: arm.scenario.name,
			control: control.scenario.name
		};
		return settings.length === 0 ? [] : [{
			code: "uneven-durability",
			...about,
			settings
		}];
	});
}
function isOf$1(state, arm) {
	return state.scenario === arm.scenario.name && state.revision === arm.revision;
}
/** One for each danger of a changed variable, in the order in which the files have them. */
function adviceOf({ settings, plan, scenarios, memoryBytes }) {
	return [...Map.groupBy(settings, ({ scenario }) => scenario)].flatMap(([scenario, own]) => {
		const found = scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.server;
		const server = found && knownServer(found);
		if (server === void 0) return [];
		const [before, after] = [valuesOf(plan, scenario, "base"), valuesOf(plan, scenario, "head")];
		const context = {
			...server,
			memoryBytes
		};
		return [...placesOf$1(own)].flatMap(([variable, { before: old, after: now }]) => {
			if (isIdle(variable, (other) => after[other])) return [];
			const change = {
				variable,
				before: before[variable],
				after: after[variable]
			};
			const place = {
				file: now?.file ?? old?.file ?? scenario,
				line: now?.line ?? 1
			};
			return dangersOf(change, context).map((danger) => {
				return {
					...danger,
					scenario,
					...place,
					message: dangerText(danger)
				};
			});
		});
	});
}
function valuesOf({ arms }, scenario, revision) {
	const arm = arms.find((one) => one.revision === revision && one.scenario.name === scenario);
	return variableValues(arm?.scenario.options ?? []);
}
/**
* The difference of each variable; if there are two, the one that has a line in the file now: `skip-x` in place of `x`
* is one that came and one that went. For settings that add up, for statements and images nothing is known.
*/
function placesOf$1(settings) {
	const places = /* @__PURE__ */ new Map();
	for (const setting of settings) {
		const { kind, name, before, after } = setting;
		if (kind !== "option" || name.includes(" ")) continue;
		const { variable } = variableValue(name, (after ?? before)?.value);
		if (after !== null || !places.has(variable)) places.set(variable, setting);
	}
	return places;
}

// src/core/verdict/baseline-verdict.ts
/**
* How far a branch has come since its baseline: the second question of a pull request. The ledger answers it while it surely
* can; else servers of the baseline are measured, and their comparison decides as any other does.
*/
/**
* Noise of an innocent change as runs see it: where such a change would not surely be within the limit, the baseline is
* measured from the start.
*/
const USUAL_NOISE = .015;
/** How far the base is from the baseline in the places of a plan, where a whole chain tells it. */
function knownDistances({ chain }, scenarios, { cells }) {
	if (chain.kind === "broken") return [];
	return placesOf(scenarios, cells).flatMap((place) => {
		const known = distanceIn(chain.steps, place);
		return known === void 0 ? [] : [{
			...place,
			mean: known.mean,
			variance: known.standardError ** 2,
			df: known.df
		}];
	});
}
/**
* Whether a run needs servers of the baseline: never if the limit is out of reach for any change that passes against its
* base.
*/
function needOf(known, scenarios, plan, policy) {
	const usual = {
		variance: USUAL_NOISE ** 2,
		df: 100
	};
	const noise = {
		standardError: USUAL_NOISE,
		df: usual.df,
		within: usual,
		between: {
			variance: 0,
			df: 1
		}
	};
	const keyAt = (place) => keyOf$1({
		...place,
		rule: "baseline"
	});
	const distances = new Map(known.map((each) => [keyAt(each), each]));
	const isSafe = (changeIn) => placesOf(scenarios, plan.cells).every((place) => {
		const before = distances.get(keyAt(place));
		const { margin } = toleranceOf({
			...place,
			rule: "baseline"
		}, policy);
		return before !== void 0 && isWithin(distanceBy(before, {
			mean: changeIn(place),
			...noise
		}), margin);
	});
	if (isSafe((place) => -toleranceOf({
		...place,
		rule: "base"
	}, policy).margin)) return "never";
	return isSafe(() => 0) ? "perhaps" : "from the start";
}
function placesOf(scenarios, cells) {
	return scenarios.flatMap((scenario) => cells.map((cell) => ({
		scenario,
		...cellKeyOf(cell)
	})));
}
/** How far the branch has come, as a result tells it. @param comparisons of the run */
function baselineResult({ branch, name, commit, chain }, comparisons, policy) {
	const scenarios = [...new Set(comparisons.flatMap(({ rule, scenario }) => rule === "base" ? [scenario] : []))];
	return {
		branch,
		name,
		commit,
		distances: scenarios.flatMap((scenario) => {
			const all = {
				scenario,
				workload: "*",
				threads: 0
			};
			const { share: tolerance } = toleranceOf({
				...all,
				rule: "baseline"
			}, policy);
			const own = comparisons.filter((each) => each.scenario === scenario && each.cost === void 0);
			const meanBy = (rule) => own.find((each) => each.rule === rule && each.scope === "mean") ?? own.find((each) => each.rule === rule);
			const measured = meanBy("baseline");
			if (measured !== void 0) return [{
				scenario,
				by: "measurement",
				tolerance,
				...figures(measured.effect)
			}];
			const change = meanBy("base");
			const before = chain.kind === "whole" ? distanceIn(chain.steps, all) : void 0;
			if (change === void 0 || before === void 0) return [];
			return [{
				scenario,
				by: "ledger",
				tolerance,
				...figures(added(before, change.effect))
			}];
		}),
		changes: scenarios.flatMap((scenario) => changesOf(chain, scenario)),
		broken: chain.kind === "broken" ? chain.why : null
	};
}
/** The changes of a scenario on the way, the oldest first. */
function changesOf({ kind, steps }, scenario) {
	let since = added();
	return steps.toReversed().flatMap((step) => {
		const { commit, title, settings, parent, scenarios } = step.record;
		const effect = distanceIn([step], {
			scenario,
			workload: "*",
			threads: 0
		});
		since = since && effect && added(since, effect);
		const own = settings.filter((each) => each.scenario === scenario || scenarios.length === 1);
		if (own.length === 0 || effect === void 0 || parent !== null && "control" in parent) return [];
		const way = kind === "whole" && since !== void 0 ? figures(since) : null;
		return [{
			scenario,
			commit,
			title,
			settings: own,
			...figures(effect),
			since: way
		}];
	});
}
function figures(effect) {
	const { change, low, high } = changeOf(effect);
	return {
		change,
		low,
		high
	};
}

// src/edges/machine/timekeeper.ts
/** Begins with preparing; the run is at one step at a time. */
function timekeeper({ seconds }) {
	const spans = [];
	let step = { step: "prepare" };
	let since = seconds();
	return {
		/** From now on the run is at this step, until the next. */
		enter: (next) => {
			const now = seconds();
			spans.push(...spanOf(step, since, now));
			step = next;
			since = now;
		},
		/** The wall time of the run until now. */
		wallTime: () => {
			const now = seconds();
			return {
				seconds: now,
				timeline: [...spans, ...spanOf(step, since, now)]
			};
		}
	};
}
/** None for a step of less than a millisecond. */
function spanOf(step, from, to) {
	const span = {
		...step,
		from: toMilliseconds(from),
		to: toMilliseconds(to)
	};
	return span.to > span.from ? [span] : [];
}
function toMilliseconds(seconds) {
	return Math.round(1e3 * seconds) / 1e3;
}

// src/edges/testbed/check-starts.ts
/** Whether all servers of these scenarios would run in containers: they have images, and there is an engine. */
async function areContained(suite, scenarios, asked) {
	if (!areOfImages(suite, scenarios, asked)) return false;
	using directory = new RunDirectory();
	return await engineProblem({ runDirectory: directory.path }) === void 0;
}
/**
* Asks the servers that are at hand whether they start with what changed, where none is started.
*
* @returns names of changed scenarios that no server is at hand for, and the servers of the others
* @throws DoesNotStart if one refuses what it took before, UserError if it refuses it before and now alike
*/
async function uncheckedStarts(asked) {
	if (isRunningAlready(asked.suite, asked.server)) return {
		unchecked: [],
		servers: /* @__PURE__ */ new Map()
	};
	using directory = new RunDirectory();
	const request = {
		...asked,
		runDirectory: directory.path,
		runId: directory.id
	};
	const launcherOf = ({ program }) => programAtHand(program, request);
	return await askServers({
		...request,
		isStarted: () => false,
		launcherOf
	});
}

// src/core/attribution/suggest.ts
/** A cheaper Performance Schema that shows everything head's shows: lines in the form of the file. */
const GRADES = [
	"none",
	"partial",
	"full"
];
/**
* The smallest setup that keeps every ability at head's level: each part that head changed, the most expensive first,
* is switched back as far as no ability suffers; unchanged parts stay. Null if no costly part can go, or head is not
* understood.
*
* @param insight head's abilities by key
* @param costs all parts that head changed
*/
function suggest(head, server, insight, costs) {
	const setup = setupOf(head, server);
	if (setup === void 0 || !costs.some(({ isCostly }) => isCostly)) return null;
	if (Object.values(insight).every((grade) => grade === "none")) return written([{
		name: "performance_schema",
		value: "OFF"
	}], formOf(head));
	const keeps = (some) => isEnough(judgeInsight(factsOf$1(some, server)), insight);
	if (!keeps(setup)) return null;
	const least = piecesByCost(server, costs).reduce((kept, piece) => cheaper(kept, piece, server).find(keeps) ?? kept, setup);
	const isReduced = (piece) => piece.kind === "consumer" ? setup.consumers.includes(piece.name) && !least.consumers.includes(piece.name) : [...setup.levels].some(([key, level]) => overlaps(key, piece.prefix) && least.levels.get(key) !== level);
	return costs.some(({ piece, isCostly }) => isCostly && isReduced(piece)) ? written(optionsFor(least, server), formOf(head)) : null;
}
/** Head with the suggestion in place of its own options for Performance Schema. */
function suggestedScenario(head, { options }, name) {
	const { place } = head;
	return {
		...head,
		name,
		options: [...head.options.filter((option) => !isPerformanceSchemaOption(option.name)), ...options.map((option) => ({
			...option,
			...place,
			group: void 0
		}))],
		sql: head.sql.filter(({ value }) => !touchesSetup(value))
	};
}
/** Lines of head that the suggestion replaces: its options, then its statements. */
function replacedLines(head) {
	const options = head.options.filter(({ name }) => isPerformanceSchemaOption(name));
	const statements = head.sql.filter(({ value }) => touchesSetup(value));
	return [...options, ...statements].map(({ file, line }) => ({
		file,
		line
	}));
}
/** Whether a suggestion replaces options of this name. */
function isPerformanceSchemaOption(name) {
	return /^performance-schema(?:$|-instrument$|-consumer-)/.test(canonicalOptionName(name));
}
/**
* @param options that replace all of head's for Performance Schema, its consumers and its instruments
* @param form of the replaced lines in head's files, see attribution.ts
*/
function written(options, form) {
	return {
		options,
		form,
		lines: options.map(WRITERS[form])
	};
}
const WRITERS = {
	"option-file": ({ name, value }) => `${name} = ${/[%=]/.test(value) ? `'${value}'` : value}`,
	flags: ({ name, value }) => `--${name.replaceAll("_", "-")}=${value}`,
	settings: ({ name, value }) => `${name} = ${value}`
};
/** Head with options of a former version, which come after its own. */
function withOptions(head, options, name) {
	const own = options.map((option) => ({
		...option,
		...head.place,
		group: void 0
	}));
	return {
		scenario: {
			...head,
			name,
			options: [...head.options, ...own]
		},
		...written(options, formOf(head, () => true))
	};
}
/** A suite has the lines of an option file, as its options are for one. */
function formOf({ options }, isOwn = isPerformanceSchemaOption) {
	const forms = new Set(options.filter(({ name }) => isOwn(name)).map(({ form }) => form));
	if (forms.size > 1 || forms.has("key")) return "settings";
	return forms.has("flag") ? "flags" : "option-file";
}
function isEnough(provided, wanted) {
	const grade = (insight, key) => GRADES.indexOf(insight[key] ?? "none");
	return Object.keys(wanted).every((key) => grade(provided, key) >= grade(wanted, key));
}
/** Such a server with this setup. */
function factsOf$1({ consumers, levels }, server) {
	return {
		consumers,
		instruments: classesOf(server).flatMap(({ prefix, members }) => {
			const level = levels.get(prefix);
			return members.map((member, index) => {
				const enabled = level === "shipped" ? index === 0 : level !== "OFF";
				return {
					name: `${prefix}${member}`,
					enabled,
					timed: enabled && level !== "COUNTED"
				};
			});
		}),
		tables: [{
			schema: "%",
			enabled: true
		}],
		filePerTable: true,
		thread: {
			instrumented: true,
			history: true
		},
		countsPrepared: familyOf(server.product).countsPrepared
	};
}
/**
* Parts that head changed, the most expensive first; at equal costs long histories before short ones, children before
* parents.
*/
function piecesByCost(server, costs) {
	return [...consumersOf(server).toReversed().map((name) => ({
		kind: "consumer",
		name
	})), ...classesOf(server).map(({ prefix }) => ({
		kind: "instruments",
		prefix
	}))].flatMap((piece) => {
		const known = costs.filter((cost) => isOf(cost.piece, piece)).map(({ change }) => change ?? 0);
		return known.length === 0 ? [] : [{
			piece,
			cost: Math.min(...known)
		}];
	}).sort((left, right) => left.cost - right.cost).map(({ piece }) => piece);
}
function isOf(one, other) {
	if (one.kind === "consumer" || other.kind === "consumer") return one.kind === "consumer" && other.kind === "consumer" && one.name === other.name;
	return overlaps(one.prefix, other.prefix);
}
/** The setup with less of the piece, the least first. */
function cheaper(setup, piece, server) {
	if (piece.kind === "consumer") return [{
		...setup,
		consumers: setup.consumers.filter((name) => name !== piece.name)
	}];
	const own = classesOf(server).find(({ prefix }) => prefix === piece.prefix);
	const isShippedInParts = own !== void 0 && shippedLevel(own, server) === "shipped";
	return INSTRUMENT_LEVELS.slice(0, INSTRUMENT_LEVELS.indexOf(setup.levels.get(piece.prefix) ?? "OFF")).filter((level) => level !== "shipped" || isShippedInParts).map((level) => ({
		...setup,
		levels: new Map(setup.levels).set(piece.prefix, level)
	}));
}
function optionsFor({ consumers, levels }, server) {
	return [
		{
			name: "performance_schema",
			value: "ON"
		},
		...instrumentValues(levels, server).map((value) => ({
			name: "performance-schema-instrument",
			value
		})),
		...consumersOf(server).filter((name) => consumers.includes(name) !== isEnabledByDefault(server, name)).map((name) => ({
			name: `performance-schema-consumer-${name.replaceAll("_", "-")}`,
			value: consumers.includes(name) ? "ON" : "OFF"
		}))
	];
}
/**
* Either the differences from the server's shipped state, or everything off and the exceptions: whichever is shorter.
*/
function instrumentValues(levels, server) {
	const all = classesOf(server);
	const levelOf = ({ prefix }) => levels.get(prefix) ?? "OFF";
	const value = (own) => `${patternOf(own.prefix)}=${levelOf(own)}`;
	const differing = all.filter((own) => levelOf(own) !== shippedLevel(own, server)).map(value);
	if (all.some((own) => levelOf(own) === "shipped")) return differing;
	const others = ["%=OFF", ...all.filter((own) => levelOf(own) !== "OFF").map(value)];
	return others.length < differing.length ? others : differing;
}

// src/gate/attribution/find-suggestion.ts
/** One-sided error at which the suggestion is said to cost less than head, over all trials. */
const CHEAPER = .05;
/** A few starts tell apart what differs by some per cent, and each trial is one more look. */
const MOST_TRIALS = 4;
/**
* Null if the costs lead to none, the time for its trial is over, its server does not start, or it does not show
* everything head shows for less.
*
* @param tryOut measures the suggestion once more, and tells all that is known of it; undefined if the time does not suffice, or a server fails
*/
async function findSuggestion({ head, server, insight, lines, causes }, tryOut) {
	if (Object.keys(insight).length === 0) return null;
	const suggested = suggest(head, server, insight, costsOf(causes, lines, server));
	if (suggested === null) return null;
	const tried = await shownCheaper(() => tryOut(suggestedScenario(head, suggested, "suggestion")));
	if (tried === void 0) return null;
	const keeps = Object.keys(insight).filter((key) => insight[key] !== "none");
	if (!keeps.every((key) => tried.insight[key] === "full" || tried.insight[key] === insight[key])) return null;
	return {
		scenario: head.name,
		form: suggested.form,
		lines: suggested.lines,
		replaces: [...new Map(replacedLines(head).map((place) => [JSON.stringify(place), place])).values()],
		keeps,
		...figures$1(tried.effect, CONFIDENCE),
		saved: figures$1(tried.saved, CONFIDENCE),
		insight: tried.insight
	};
}
/** The result of the first trials that show lower costs than head's; undefined if they do not seem to, or one fails. */
async function shownCheaper(tryAgain) {
	for (let trial = 1; trial <= MOST_TRIALS; trial += 1) {
		const tried = await tryAgain();
		if (tried === void 0 || tried.saved.mean <= 0) return void 0;
		if (lowerBound(tried.saved, CHEAPER / MOST_TRIALS) > 0) return tried;
	}
}
/** Costs of single parts of Performance Schema; those measured only together have the same: enough to order them. */
function costsOf(causes, lines, server) {
	return causes.flatMap(({ settings, change, high, verdict }) => {
		const isCostly = verdict !== "innocent" && high !== null && high < 0;
		return lines.filter(({ name }) => settings.some((setting) => setting.name === name)).flatMap((line) => piecesOf(line, server).map((piece) => ({
			piece,
			change,
			isCostly
		})));
	});
}
/** Parts of Performance Schema that a line changes: its switch changes all; the consumers that are on as shipped stay. */
function piecesOf({ name, pieces, switchesOn }, server) {
	if (name !== "performance-schema" || !switchesOn) return pieces;
	return [{
		kind: "instruments",
		prefix: ""
	}, ...consumersOf(server).filter((each) => !isEnabledByDefault(server, each)).map((each) => ({
		kind: "consumer",
		name: each
	}))];
}

// src/core/stats/robust-regression.ts
/** Robust linear regression: Tukey's biweight, refined from Huber's M-estimate, for rows of which some are far off. */
/** Clipping constants: 95 % efficient where the noise is normal (Huber 1964; Beaton & Tukey 1974). */
const HUBER = 1.345;
const BIWEIGHT = 4.685;
const STEPS = 20;
/** A step that moves no coefficient by more than this share of the scale is the last. */
const CONVERGED = 1e-6;
const MAD_TO_SD = 1.4826;
/** Below this mean slope of ψ the linearisation is not trusted further. */
const LEAST_SLOPE = .3;
/** Added to the diagonal, relative to it: keeps indistinguishable columns solvable, with a huge variance. */
const RIDGE = 1e-10;
/**
* M-estimate of y = Xβ + e: Σ ψ(rᵢ/s) xᵢ = 0 by iteratively reweighted least squares, the scale being 1.4826 · MAD ·
* √(n/(n − p)) of the residuals, and no more than that of y itself. Two fits, Huber's from least squares over all rows
* and the biweight's from rows whose value is not far off; that of smaller scale is refined by the biweight at this
* scale, which gives rows far off no weight at all (as MM-estimates are, Yohai 1987). The second fit matters with few
* rows a column, if outliers hide by pulling the fit: 106 rows of which a tenth are off by ten scales, with 39 columns,
* have half the error. Covariance K² s² Σψ²/(n − p) / A² · (XᵀX)⁻¹ with A the mean of ψ′ and K = 1 + p/n · var(ψ′)/A²
* (Huber 1981, §7.6).
*
* @param rows X: n rows of p columns, p ≥ 1, n > p; a column of ones for an intercept
* @param values y: n finite values
* @throws RangeError if rows and values differ in number, or do not outnumber the columns
*/
function robustRegression(rows, values) {
	const [count, columns] = [rows.length, columnsOf(rows)];
	if (values.length !== count) throw new RangeError(`${count} rows, but ${values.length} values`);
	if (columns === 0 || count <= columns) throw new RangeError(`${count} rows do not suffice for ${columns} columns`);
	const { coefficients: start, scale } = firstFit(rows, values);
	const { coefficients } = reweighted(rows, values, start, biweightWeight, () => scale);
	const variance = noise(rows, values, coefficients, scale);
	return {
		coefficients,
		covariance: inverse(gram(rows)).map((row) => row.map((value) => value * variance)),
		df: count - columns
	};
}
function firstFit(rows, values) {
	const most = scaleOf(values, 0);
	const scaleAt = (residuals) => Math.min(most, scaleOf(residuals, columnsOf(rows)));
	const near = values.map((value) => biweightWeight(value / most));
	const all = reweighted(rows, values, leastSquares(rows, values), huberWeight, scaleAt);
	const some = reweighted(rows, values, leastSquares(rows, values, near), biweightWeight, scaleAt);
	return some.scale < all.scale ? some : all;
}
/** Ordinary least squares with optional weights of the rows; indistinguishable columns share their effect. */
function leastSquares(rows, values, weights) {
	const columns = columnsOf(rows);
	const moments = new Array(columns).fill(0);
	for (const [index, row] of rows.entries()) {
		const value = at(values, index) * (weights?.[index] ?? 1);
		for (let column = 0; column < columns; column++) moments[column] = at(moments, column) + at(row, column) * value;
	}
	return solve(cholesky(gram(rows, weights)), moments);
}
function reweighted(rows, values, start, weight, scaleAt) {
	let coefficients = start;
	let scale = 0;
	for (let step = 0; step < STEPS; step++) {
		const residuals = residualsOf(rows, values, coefficients);
		scale = scaleAt(residuals);
		const next = leastSquares(rows, values, residuals.map((residual) => weight(residual / scale)));
		const moved = Math.max(...next.map((value, column) => Math.abs(value - at(coefficients, column))));
		coefficients = next;
		if (moved <= CONVERGED * scale) break;
	}
	return {
		coefficients,
		scale
	};
}
/** K² s² Σψ² / ((n − p) A²) of the biweight. */
function noise(rows, values, coefficients, scale) {
	const [count, columns] = [rows.length, coefficients.length];
	const standardized = residualsOf(rows, values, coefficients).map((residual) => residual / scale);
	const squares = standardized.reduce((sum, residual) => sum + (residual * biweightWeight(residual)) ** 2, 0);
	const slopes = standardized.map(biweightSlope);
	const slope = slopes.reduce((sum, each) => sum + each, 0) / count;
	const spread = slopes.reduce((sum, each) => sum + (each - slope) ** 2, 0) / count;
	const trusted = Math.max(LEAST_SLOPE, slope);
	return (1 + columns / count * spread / trusted ** 2) ** 2 * scale ** 2 * squares / ((count - columns) * trusted ** 2);
}
function huberWeight(residual) {
	return Math.min(1, HUBER / Math.abs(residual));
}
function biweightWeight(residual) {
	return Math.abs(residual) < BIWEIGHT ? (1 - (residual / BIWEIGHT) ** 2) ** 2 : 0;
}
/** ψ′(r) of ψ(r) = r (1 − (r/c)²)². */
function biweightSlope(residual) {
	const share = (residual / BIWEIGHT) ** 2;
	return share < 1 ? (1 - share) * (1 - 5 * share) : 0;
}
function residualsOf(rows, values, coefficients) {
	return rows.map((row, index) => at(values, index) - dot(row, coefficients));
}
function scaleOf(residuals, columns) {
	const sizes = residuals.map(Math.abs);
	const correction = Math.sqrt(residuals.length / (residuals.length - columns));
	return (isSample(sizes) ? MAD_TO_SD * median(sizes) : 0) * correction + 1e-9;
}
function columnsOf(rows) {
	return rows[0]?.length ?? 0;
}
/** XᵀWX. */
function gram(rows, weights) {
	const columns = columnsOf(rows);
	const products = Array.from({ length: columns }, () => new Array(columns).fill(0));
	for (const [index, row] of rows.entries()) {
		const weight = weights?.[index] ?? 1;
		for (let left = 0; left < columns; left++) {
			const product = at(products, left);
			const factor = weight * at(row, left);
			if (factor !== 0) for (let right = 0; right <= left; right++) product[right] = at(product, right) + factor * at(row, right);
		}
	}
	return products.map((product, left) => product.map((_, right) => at(at(products, Math.max(left, right)), Math.min(left, right))));
}
/** L with LLᵀ = A + ridge; A is symmetric and not negative. */
function cholesky(matrix) {
	const size = matrix.length;
	const ridge = RIDGE * Math.max(Number.MIN_VALUE, ...matrix.map((row, index) => at(row, index)));
	const lower = matrix.map(() => new Array(size).fill(0));
	for (let row = 0; row < size; row++) {
		const own = at(lower, row);
		for (let column = 0; column <= row; column++) {
			const other = at(lower, column);
			let rest = at(at(matrix, row), column) + (row === column ? ridge : 0);
			for (let before = 0; before < column; before++) rest -= at(own, before) * at(other, before);
			own[column] = row === column ? Math.sqrt(Math.max(rest, ridge)) : rest / at(other, column);
		}
	}
	return lower;
}
/** x with LLᵀx = b. */
function solve(lower, right) {
	const solution = [...right];
	for (let row = 0; row < solution.length; row++) {
		const own = at(lower, row);
		for (let before = 0; before < row; before++) solution[row] = at(solution, row) - at(own, before) * at(solution, before);
		solution[row] = at(solution, row) / at(own, row);
	}
	for (let row = solution.length - 1; row >= 0; row--) {
		for (let after = row + 1; after < solution.length; after++) solution[row] = at(solution, row) - at(at(lower, after), row) * at(solution, after);
		solution[row] = at(solution, row) / at(at(lower, row), row);
	}
	return solution;
}
function inverse(matrix) {
	const lower = cholesky(matrix);
	return matrix.map((_, column) => solve(lower, matrix.map((_, row) => row === column ? 1 : 0)));
}

// src/core/attribution/shares.ts
/**
* Cost of each line that was switched on and off on running servers: Shapley values, which share joint costs equally
* among the lines and add up to the total cost.
*
* KernelSHAP (Lundberg & Lee 2017, theorem 2) finds them as the φ that minimise Σ (v(S) − v(∅) − Σ_{j∈S} φⱼ)² over
* subsets S drawn with probability ∝ 1/(s(k − s)). With sⱼ = ±1 for on and off, v(S) is an even part e(S) = (v(S) +
* v(Sᶜ))/2 and an odd part o(S) = (v(S) − v(Sᶜ))/2; the model's even part is (v(∅) + v(all))/2 whatever φ is, its odd
* part ½ Σ φⱼsⱼ. A pair S, Sᶜ adds (e − e′)² + (o − o′)² twice over, so only the odd part tells φ: v(S) − v(Sᶜ) = c + Σ
* φⱼsⱼ, fitted to the differences of pairs, with c for the difference between the two servers. Noise common to both
* sides of a pair, such as a burst of other work, has then cancelled out, and so have all interactions of two lines.
* Pairs of all and none hold the sum to the total.
*/
/**
* Fewer pairs do not tell their spread: a fixed number and some for every line. With two for every line, intervals of
* 95 % covered 86 %, with these 92 %.
*/
const LEAST_PAIRS = 13;
const PAIRS_PER_LINE = 2.5;
/**
* As the order within pairs is random, so is the sign of a row, and rows may be taken as independent though noise of
* neighbours is not.
*
* @param outcomes those of which the second server had on what the first had not are used
* @returns undefined if there are too few pairs to know their spread
*/
function estimateShares(outcomes) {
	const pairs = outcomes.filter(({ on: [first, second] }) => first.every((isOn, line) => isOn !== second[line]));
	const lines = pairs[0]?.on[0].length ?? 0;
	if (pairs.length < LEAST_PAIRS + (lines > 1 ? PAIRS_PER_LINE * lines : 0)) return void 0;
	const fitted = robustRegression(pairs.map(({ on: [first] }) => [...first.map((isOn) => isOn ? 1 : -1), 1]), pairs.map(({ logRates: [first, second] }) => first - second));
	return {
		whole: sumOver(fitted, (column) => column < lines ? 1 : 0),
		costs: Array.from({ length: lines }, (_, line) => sumOver(fitted, (column) => column === line ? 1 : 0))
	};
}
/** Pairs of subsets beyond the figures taken from them, below which nothing is said. */
const LEAST_SPARE = 12;
/** One-sided errors at which a line alone surely costs less than that, and something. */
const ALONE = .05;
const APART = .01;
/** One-sided error for any interaction that does not exist, over all pairs of costly lines. */
const INTERACTING = .025;
/**
* The pairs of states that tell which of these lines cost only together: each alone against none, then all against all
* without it. Pairs of a subset and all others never tell, as φ is half the sum of the two; with φ, either suffices.
*/
function corners(lines, costly) {
	const where = (isOn) => Array.from({ length: lines }, (_, line) => isOn(line));
	const [none, all] = [where(() => false), where(() => true)];
	return [...costly.map((own) => [where((line) => line === own), none]), ...costly.map((own) => [all, where((line) => line !== own)])];
}
/**
* Savings from switching a costly line back while the rest stays, and lines that cost only together. With xⱼ = 1 for on
* and 0 for off, v = Σ aⱼxⱼ + Σ bᵢⱼxᵢxⱼ, the second sum over pairs of costly lines, is fitted to the differences of all
* pairs. Interactions with other lines are assumed to be zero on average. Then j costs aⱼ alone, aⱼ + Σᵢ bᵢⱼ last, and
* its share is halfway between. Two are together if either alone costs almost nothing by its estimate, and their
* interaction is a good part of what either costs last, which is much the same, matters, and is shown to slow down (2.5 % over all pairs,
* Bonferroni); it is open until the bounds of what either costs alone say the same.
*
* @param costly at most MOST_REMOVED lines, ascending; of several, their corners are among the pairs
* @param relevant the least cost that matters, as −ln(1 − share)
* @returns one for each of them, by line; none if the pairs do not suffice
*/
function removals(outcomes, costly, relevant) {
	const pairs = costly.flatMap((one, nth) => costly.slice(nth + 1).map((other) => [one, other]));
	const lines = outcomes[0]?.on[0].length ?? 0;
	if (outcomes.length < lines + pairs.length + LEAST_SPARE) return /* @__PURE__ */ new Map();
	const isBoth = (on, [one, other]) => Number(on[one] === true && on[other] === true);
	const fitted = robustRegression(outcomes.map(({ on: [first, second] }) => [
		...first.map((isOn, line) => Number(isOn) - Number(second[line])),
		...pairs.map((pair) => isBoth(first, pair) - isBoth(second, pair)),
		1
	]), outcomes.map(({ logRates: [first, second] }) => first - second));
	const costOf = (some, ofInteractions) => sumOver(fitted, (column) => {
		const share = (line) => column < lines ? Number(column === line) : ofInteractions * Number(pairs[column - lines]?.includes(line) === true);
		return sum(some.map(([line, weight]) => weight * share(line)));
	});
	const alone = (line) => costOf([[line, 1]], 0);
	const last = (line) => costOf([[line, 1]], 1);
	const most = (line) => Math.max(relevant, -.3 * last(line).mean);
	const interaction = (pair) => sumOver(fitted, (column) => Number(pairs[column - lines] === pair));
	const least = (pair) => Math.max(...pair.map(most));
	/** More than nothing: one of them saves less than a good part of what the other does. */
	const unlike = (pair) => {
		const [dear = 0, cheap = 0] = pair.toSorted((one, other) => last(one).mean - last(other).mean);
		return costOf([[cheap, 1], [dear, -.6666666666666666]], 1);
	};
	const isJoint = (pair) => {
		const own = interaction(pair);
		return own.mean <= -least(pair) && upperBound(own, INTERACTING / pairs.length) < 0 && unlike(pair).mean <= 0 && pair.every((line) => alone(line).mean > -most(line));
	};
	const isSure = (pair) => isJoint(pair) ? pair.every((line) => lowerBound(alone(line), ALONE) > -most(line)) : lowerBound(interaction(pair), ALONE) > -least(pair) || lowerBound(unlike(pair), ALONE) > 0 || pair.some((line) => upperBound(alone(line), APART) < 0);
	const weighted = (set, weight) => set.map((line) => [line, weight]);
	const sets = pairs.filter(isJoint).reduce((some, pair) => {
		const joined = some.filter((set) => pair.some((line) => set.includes(line)));
		return [...some.filter((set) => !joined.includes(set)), [.../* @__PURE__ */ new Set([...joined.flat(), ...pair])].sort((a, b) => a - b)];
	}, []);
	return new Map(costly.map((line) => {
		const together = sets.find((set) => set.includes(line)) ?? [line];
		const isOpen = pairs.some((pair) => pair.includes(line) && !isSure(pair));
		return [line, {
			effect: costOf(weighted(together, 1 / together.length), 1),
			together,
			joint: costOf(weighted(together, 1), .5),
			isOpen
		}];
	}));
}
/** A linear combination of a regression's coefficients. */
function sumOver({ coefficients, covariance, df }, slope) {
	const slopes = coefficients.map((_, column) => slope(column));
	const within = {
		variance: quadratic(slopes, covariance),
		df
	};
	const standardError = Math.sqrt(within.variance);
	return {
		mean: dot(slopes, coefficients),
		standardError,
		df,
		within,
		between: {
			variance: 0,
			df
		}
	};
}

// src/core/attribution/search.ts
/**
* Finds the lines to blame, from effects of states of a server: switched to, or started with. Lines that a running
* server can be switched to are measured all at once, see shares.ts. The others are searched by adaptive group testing
* (Dorfman 1943; Du & Hwang 2000) on noisy costs: up to eight are added to the reference one by one; more of them in
* quarters, which are two halvings in one trial. A group without a relevant cost is dropped as a whole, others are
* split. If no part of a group costs anything, each is taken out of head, and those that need each other are to blame.
*/
/** Most lines that are measured one by one. */
const ONE_BY_ONE = 8;
const QUARTERS = 4;
/** The whole was seen on freshly started servers twice before it is explained. */
const LOOKS_AT_WHOLE = 2;
const SPENT_ON_WHOLE = 1 / 6;
/**
* Once groups are blamed, measuring goes on while this much seems to be left, as ln: of the whole beyond their costs,
* or in one undecided line, each at a one-sided error that forgives a look too many.
*/
const WORTH_MORE = .03;
const UNEXPLAINED = .2;
const SUSPECT = .1;
/** One-sided error at which the remainder after the causes acquits the others. */
const ACQUITTAL = .05;
/** Wholes that differ by more than this say something of different changes. */
const MOST_TIMES = 2;
/** Half-width of an interval from which on a removal's savings are not reported, and as a part of large ones. */
const TOO_WIDE = .02;
const TOO_WIDE_PART = .25;
function startSearch({ lines, whole, switched = [], mostArms = Number.POSITIVE_INFINITY }) {
	const needs = lines.map((line) => line.needs);
	const terms = {
		needs,
		relevant: relevantCost(whole)
	};
	const depth = (line) => needs[line]?.length ?? 0;
	const all = [...needs.keys()];
	const started = all.filter((line) => !switched.includes(line)).toSorted((left, right) => depth(left) - depth(right) || left - right);
	const root = {
		...newGroup(all, "reference"),
		looks: LOOKS_AT_WHOLE,
		effect: whole
	};
	const groups = root.isWhole ? [judged(root, whole, terms, SPENT_ON_WHOLE)] : [
		{
			...root,
			state: "split"
		},
		...switched.map((line) => newGroup([line], "switching")),
		...divided(started, ONE_BY_ONE).map((some) => newGroup(some, "reference"))
	];
	return {
		...terms,
		lines,
		known: whole,
		whole,
		groups,
		mostArms,
		switched: null,
		spent: 0,
		removals: /* @__PURE__ */ new Map(),
		isSwitching: switched.length > 0
	};
}
/**
* Groups to measure next, the likeliest cause first: those to be switched, and once they are known those to be started,
* as many as one trial holds; empty when the search is done. The first group is head against the reference.
*/
function nextGroups(search) {
	const [root] = search.groups;
	const bySwitching = worthwhile(search.groups.filter(({ by, state }) => by === "switching" && state === "open"), search);
	if (bySwitching.length > 0) return bySwitching;
	const unpaired = search.isSwitching ? toPair(search) : [];
	if (unpaired.length > 0) return search.groups.filter(({ by, lines }) => by === "switching" && isAmong(lines, unpaired));
	const wanted = worthwhile(search.groups.filter(({ by, state }) => by !== "switching" && state === "open"), search).toSorted((left, right) => promise(left) - promise(right));
	const chosen = wanted.length > 0 && !wanted.some(isUrgent) && root !== void 0 && !root.isWhole ? [root] : [];
	for (const group of wanted) {
		const more = [...chosen, group];
		if (mixesOf(search, chosen).length === 0 || mixesOf(search, more).length <= search.mostArms) chosen.push(group);
	}
	return chosen;
}
/**
* Switched lines that seem to cost something, if it is not known which of them cost only together: the dearest,
* ascending. A single one is known by itself.
*/
function toPair(search) {
	const costly = costlyLines(search);
	const told = [...search.removals.values()];
	return costly.length < 2 || told.length > 0 && !told.some(({ isOpen }) => isOpen) ? [] : costly;
}
/** Switched lines that seem to cost something, the dearest of them, ascending. */
function costlyLines(search) {
	return search.groups.filter((group) => group.by === "switching" && (group.state === "to blame" || group.state !== "innocent" && isSuspect(group, search))).toSorted((one, other) => (one.effect?.mean ?? 0) - (other.effect?.mean ?? 0)).slice(0, 4).flatMap(({ lines }) => lines).sort((left, right) => left - right);
}
function isAmong(lines, all) {
	return lines.every((line) => all.includes(line));
}
/**
* The urgent groups, with the suspects beside them. Where no group is urgent, all open ones count until the whole is
* explained.
*/
function worthwhile(open, search) {
	const suspects = open.filter((group) => isSuspect(group, search));
	if (open.some(isUrgent)) return [.../* @__PURE__ */ new Set([...open.filter(isUrgent), ...suspects])];
	const left = unexplained(search);
	return left.mean >= -Math.max(search.relevant, WORTH_MORE) || upperBound(left, UNEXPLAINED) >= 0 ? suspects : open;
}
/** Not measured yet, or costly without a decision. */
function isUrgent(group) {
	return group.state === "open" && (group.effect === null || isShown(group));
}
/** Whether a cost that matters is likely, though it is not shown. */
function isSuspect({ effect }, { relevant }) {
	return effect !== null && effect.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(effect, SUSPECT) < 0;
}
function promise({ effect, expected }) {
	return effect?.mean ?? expected;
}
/** The configurations that started groups need, each as its set of lines; the reference and head do not count. */
function mixesOf(terms, groups) {
	const sets = groups.map((group) => contrastOf(group, terms)).flatMap((contrast) => [contrast.with, contrast.against]);
	return [...new Map(sets.map((set) => [set.join(), set])).values()].filter((set) => set.length > 0 && set.length < terms.needs.length);
}
/** Adds a trial's measurements; the effect of all lines against none, if it is among them, joins the earlier one. */
function learn(search, found) {
	const [root] = search.groups;
	const told = new Map(found.map(({ group, effect }) => [group, effect]));
	const whole = root && told.get(root);
	const groups = search.groups.flatMap((group) => {
		const effect = group.state === "open" ? told.get(group) : void 0;
		if (effect === void 0) return [group];
		const next = measured(group, effect, search);
		return next.state === "split" || next.state === "does not start" && !next.isWhole ? [next, ...divided(next.lines, QUARTERS).map((some) => newGroup(some, next.by, next))] : [next];
	});
	if (typeof whole !== "object") return seekFurther({
		...search,
		groups
	});
	const joined = agreed(search.known, whole);
	const [own, ...others] = groups;
	return seekFurther({
		...search,
		groups: [{
			...own,
			effect: joined
		}, ...others],
		whole: joined
	});
}
/**
* Adds what switching showed so far. The error is spent over its looks by the cube of the time (Kim & DeMets 1987): early
* looks cost little.
*
* @param share of the longest time that it may take, 0…1
*/
function learnShares(search, { whole, costs }, share) {
	const switched = search.groups.filter(({ by }) => by === "switching");
	const spent = share ** 3 - search.spent;
	const groups = search.groups.map((group) => {
		const cost = costs[switched.indexOf(group)];
		if (cost === void 0) return group;
		return group.state === "open" ? judged(group, cost, search, spent) : {
			...group,
			effect: cost
		};
	});
	const isAll = switched.length === search.lines.length;
	return {
		...search,
		groups,
		switched: whole,
		spent: share ** 3,
		...isAll && { whole }
	};
}
/** The search after the last look at switched lines: those that cost only together are one group. */
function withoutSwitching(search) {
	const sets = [...search.removals.values()].filter(({ together: [, ...others] }) => others.length > 0);
	const joined = [...new Map(sets.map((set) => [set.together.join(), set])).values()];
	const isOwn = ({ by, lines }) => by === "switching" && joined.some(({ together }) => isAmong(lines, together));
	const isOver = ({ by, state }) => by === "switching" && state === "open";
	const together = joined.map((set) => {
		const found = judged({
			...newGroup(set.together, "switching"),
			isWhole: true
		}, set.joint, search, search.spent);
		return search.groups.some((each) => isOwn(each) && each.state === "to blame") ? {
			...found,
			state: "to blame"
		} : found;
	});
	return {
		...search,
		isSwitching: false,
		groups: [...search.groups.filter((each) => !isOwn(each)), ...together].map((each) => isOver(each) ? {
			...each,
			state: "inconclusive"
		} : each)
	};
}
/** The lines in runs of equal length: one by one up to a limit, else in quarters. */
function divided(lines, mostSingles) {
	const count = lines.length <= mostSingles ? lines.length : QUARTERS;
	const bound = (nth) => Math.round(nth * lines.length / count);
	return Array.from({ length: count }, (_, nth) => lines.slice(bound(nth), bound(nth + 1)));
}
/** The search with the groups that only come up when nothing else is urgent. */
function seekFurther(search) {
	const { groups } = search;
	if (groups.some((group) => isUrgent(group) && group.by !== "switching")) return search;
	const stuck = stuckLines(search);
	if (stuck.length > 0 && groups.every(({ by }) => by !== "head")) return {
		...search,
		groups: [...groups, {
			...newGroup(stuck, "head"),
			isWhole: true
		}]
	};
	const joint = groups.filter((group) => isJoint(search, group));
	const parts = joint.flatMap((group) => partsThatNeedEachOther(search, group));
	if (parts.length > 0) return {
		...search,
		groups: [...groups, ...parts]
	};
	return {
		...search,
		groups: groups.map((group) => group.effect !== null && joint.includes(group) ? judged({
			...group,
			isWhole: true,
			state: "open"
		}, group.effect, search, 1 / (group.looks * (group.looks + 1))) : group)
	};
}
/** Whether a group that was split costs something, and no part of it does. */
function isJoint(search, { by, state, effect, lines }) {
	if (by !== "reference" || state !== "split" || effect === null) return false;
	return search.groups.filter((part) => part.lines.length < lines.length && isAmong(part.lines, lines) && !isRemoval(search, part)).every((part) => part.state === "innocent" || part.state === "inconclusive");
}
/**
* Groups that show which lines of a joint one need each other: each is taken out of head, then those that saved something
* are added to the reference as one. None if that is known, or both of two need each other.
*/
function partsThatNeedEachOther(search, joint) {
	const { groups } = search;
	if (joint.lines.length <= 2) return [];
	const removed = groups.filter((group) => isRemoval(search, group) && isAmong(group.lines, joint.lines));
	if (removed.length === 0) return divided(joint.lines, ONE_BY_ONE).map((some) => newGroup(some, "head", joint));
	const needed = removed.flatMap(({ isWhole, state, lines }) => isWhole && state === "to blame" ? lines : []).sort((left, right) => left - right);
	const isKnown = groups.some(({ by, lines }) => by === "reference" && lines.join() === needed.join());
	return needed.length < 2 || isKnown ? [] : [{
		...newGroup(needed, "reference", joint),
		isWhole: true
	}];
}
/** Whether it is a line that was taken out of head though it starts without the others. */
function isRemoval(search, { by, lines }) {
	return by === "head" && !isAmong(lines, stuckLines(search));
}
/**
* Whether states that were switched to show another effect than those that were started: beyond their joint 95 %
* interval, and less than half or more than twice of it. Part of a cost may only show on started servers, as a cache
* fills or a log grows; the switched effect then explains the rest.
*/
function disagrees(search) {
	const all = wholeOfStates(search);
	if (all === null) return false;
	const { low, high } = interval(remainder(search.known, all), CONFIDENCE);
	const times = all.mean / search.known.mean;
	return (low > 0 || high < 0) && !(times >= 1 / MOST_TIMES && times <= MOST_TIMES);
}
/** Switched lines together, and those that were started beside them; null if one of these was not measured. */
function wholeOfStates({ switched, groups, lines }) {
	if (switched === null) return null;
	const started = groups.filter(({ by, lines: own }) => by === "reference" && own.length < lines.length);
	const first = started.filter((group) => !started.some((one) => one !== group && group.lines.every((each) => one.lines.includes(each))));
	if (first.some(({ effect }) => effect === null)) return null;
	return sumOfLogs([switched, ...first.flatMap(({ effect }) => effect ?? [])]);
}
/** The groups to blame; no line is in two of them. */
function blamedGroups(search) {
	return search.groups.filter((group) => group.state === "to blame" && !isRemoval(search, group));
}
/** Lines that no server starts with when they are added alone. */
function stuckLines({ groups }) {
	return groups.flatMap(({ by, state, lines, isWhole }) => by === "reference" && state === "does not start" && isWhole ? lines : []);
}
/** The part of the whole that the blamed groups leave unexplained, as ln; negative: slower. */
function unexplained(search) {
	return remainder(search.whole, sumOfBlamed(search));
}
/** Shares of switched lines add up; every started group adds its time to that of the lines that it needs. */
function sumOfBlamed(search) {
	const shares = blamedGroups(search).flatMap(({ by, effect }) => by === "switching" && effect !== null ? [effect] : []);
	return sumOfLogs([...shares, sumOfTimes(blamedCosts(search))]);
}
/** Costs of the started groups to blame, each with the query time before it, which includes the lines that it needs. */
function blamedCosts(search) {
	const { needs, whole } = search;
	const needed = ({ lines }) => new Set(lines.flatMap((line) => needs[line] ?? []));
	const costs = [];
	const started = blamedGroups(search).filter(({ by }) => by !== "switching");
	for (const group of started.toSorted((left, right) => needed(left).size - needed(right).size)) {
		if (group.effect === null) continue;
		const isLast = group.by === "head";
		const before = costs.filter(({ lines }) => lines.every((line) => needed(group).has(line)));
		const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { cost }) => sum + extraTime(cost), 1);
		costs.push({
			lines: group.lines,
			cost: {
				effect: group.effect,
				base,
				isLast
			}
		});
	}
	return costs.map(({ cost }) => cost);
}
/** Every line is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
function causesOf(search) {
	const blamed = blamedGroups(search);
	const named = new Set(blamed.flatMap(({ lines }) => lines));
	return [...blamed.map((group) => toCause(search, group, group.lines, "to blame")).sort((left, right) => (left.change ?? 0) - (right.change ?? 0)), ...search.lines.flatMap((_, line) => named.has(line) ? [] : [innocentOrOpen(search, line)])];
}
/** The cause of a line that is not to blame: by the smallest group that it was measured in. */
function innocentOrOpen(search, line) {
	const [smallest] = search.groups.slice(1).filter((group) => group.effect !== null && group.lines.includes(line) && !isRemoval(search, group)).sort((left, right) => left.lines.length - right.lines.length);
	if (smallest === void 0) {
		const isStuck = stuckLines(search).includes(line);
		return toCause(search, void 0, [line], isStuck ? "inconclusive" : "not reached", isStuck);
	}
	const verdict = verdictOf(smallest);
	const isAcquitted = verdict === "inconclusive" && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant;
	return toCause(search, smallest, [line], isAcquitted ? "innocent" : verdict);
}
/** A group that costs something holds a cause, but which of its lines that is was not reached. */
function verdictOf(group) {
	if (group.state === "to blame" || group.state === "innocent") return group.state;
	return !group.isWhole && isShown(group) ? "not reached" : "inconclusive";
}
function toCause(search, group, own, verdict, isStuck = false) {
	const { lines, removals } = search;
	const shown = (effect) => figures$1(asShown(search, effect), CONFIDENCE);
	const of = (some) => some.flatMap((line) => lines[line] ?? []);
	const [line = -1] = own;
	const removal = verdict === "to blame" ? removals.get(line) : void 0;
	return {
		settings: of(own).map(({ name, before, after, place }) => ({
			name,
			before,
			after,
			place
		})),
		verdict,
		kind: group === void 0 ? isStuck ? "does not start" : "not measured" : kindOf(group, verdict),
		...group?.effect ? shown(group.effect) : {
			change: null,
			low: null,
			high: null
		},
		measuredWith: of(group?.lines ?? []).map(({ name }) => name),
		removal: removal !== void 0 && isKnown(removal.effect) ? shown(removal.effect) : null
	};
}
function isKnown(effect) {
	return reach(effect, (1 - CONFIDENCE) / 2) <= Math.max(TOO_WIDE, TOO_WIDE_PART * Math.abs(effect.mean));
}
/** A cost as a share of the effect that the run has shown, so that all views have one total. */
function asShown({ known, whole }, effect) {
	const times = known.mean / whole.mean;
	const slope = times >= 1 / MOST_TIMES && times <= MOST_TIMES ? times : 1;
	return combine(slope * effect.mean, [{
		effect,
		slope
	}]);
}
function kindOf({ lines, by }, verdict) {
	if (lines.length > 1) return verdict === "to blame" ? "together" : "in a group";
	return by === "switching" ? "share" : by === "reference" ? "alone" : "from the head";
}
/** How the causes to blame make the whole, as relative changes of the reference's QPS; interaction = whole − sum. */
function balance(search) {
	const sum = asShown(search, sumOfBlamed(search));
	const states = wholeOfStates(search);
	const switched = search.groups.flatMap(({ by, lines }) => by === "switching" ? lines : []);
	return {
		method: switched.length > 0 ? "switched" : "started",
		whole: figures$1(search.known, CONFIDENCE),
		switched: states && figures$1(states, .95),
		sum: figures$1(sum, CONFIDENCE),
		interaction: remainderFigures(search.known, sum, CONFIDENCE),
		startOnly: switched.length === 0 ? [] : search.lines.flatMap(({ name }, line) => switched.includes(line) ? [] : name),
		isComplete: nextGroups(search).length === 0
	};
}

// src/core/plan/plan-trial.ts
/**
* The trial of a number, with the arms that are still wanted in each cell; undefined if none is. Its order comes from the
* seed and its number alone.
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
/** How many trials after that number, up to the last one, have something that is wanted now. */
function trialsToCome(plan, after, last, isStillNeeded) {
	return Array.from({ length: Math.max(0, last - after) }, (_, nth) => after + 1 + nth).filter((number) => planTrial(plan, number, isStillNeeded) !== void 0).length;
}

// src/gate/trials.ts
/**
* Trials of one run, measured one after the other on fresh servers, with all their measurements. Lines are saved as they
* come.
*/
/** Fewer blocks of a trial than this do not tell their noise. */
const LEAST_LOOK_BLOCKS = 8;
const LOOK_GROWTH = 1.25;
const NO_LOOKS = {
	wants: () => true,
	within: () => true
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
	/** Cells that cannot be measured, which no later trial tries again. */
	#lost = [];
	constructor(edges) {
		this.#edges = edges;
	}
	/** All measurements, including the current trial. */
	get lines() {
		return this.#isMeasuring ? [...this.measurement.lines, ...this.#begun] : this.measurement.lines;
	}
	/** Keeps a line that no server wrote, at its place among the others. */
	keep(line) {
		this.#edges.save?.([line]);
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
		const isThere = ({ workload, threads }) => !this.#lost.some((lost) => lost.workload === workload.name && lost.threads === threads);
		const isWanted = (arm, cell, number) => isThere(cell) && isStillNeeded(arm, cell, number);
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
			trial: trial.number
		});
		await using opened = new AsyncDisposableStack();
		opened.defer(() => timeline?.enter({ step: "judge" }));
		const run = opened.use(await testbed.startTrial(trial, plan));
		opened.defer(() => timeline?.enter({
			step: "stop",
			trial: trial.number
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
			try {
				await this.#measureCell(plan, planned, run, {
					until,
					trials: due.trials
				}, look);
			} catch (error) {
				if (!(error instanceof MeasurementError) || error.failure.isOfCell !== true) throw error;
				const { workload, threads } = planned.cell;
				lost.push({
					code: "cell-lost",
					workload: workload.name,
					threads,
					why: error.message
				});
			}
		}
		this.#lost = [...this.#lost, ...lost];
		return {
			warnings: [...run.warnings, ...lost],
			settings
		};
	}
	async #measureCell(plan, planned, run, { until, trials }, look) {
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
		timeline?.enter({
			step: "connect",
			...place
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
			...place
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
		const left = until - testbed.now();
		const turns = shortened(usual, pace, arms, left / least);
		const perBlock = blockSecondsWithGap(arms, turns);
		if (least * perBlock > plan.budgetSeconds) throw new MeasurementError(`the budget of ${plan.budgetSeconds} s is too small for ${workload.name} at ${count(threads, "thread")}: its turns are so long that the fewest blocks take ${Math.ceil(least * perBlock)} s; raise --budget or lower --threads`, { step: "plan turns" });
		let done = 0;
		const isDue = dueLooks(testbed.now(), least);
		timeline?.enter({
			step: "measure",
			...place
		});
		await cellRun.runBlocks(Math.max(least, Math.floor(left / perBlock)), turns, (block) => {
			done += 1;
			this.#save(block);
		}, () => {
			const goesOn = !isDue(done, testbed.now()) || look.within(planned);
			tell({ kind: "gap" });
			return goesOn;
		});
		timeline?.enter({
			step: "end",
			...place
		});
		this.#save(await cellRun.finish());
		look.within(planned);
	}
	#save(lines) {
		this.#begun.push(...lines);
		this.#edges.save?.(lines);
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
		if (blocks < Math.max(least, LEAST_LOOK_BLOCKS) || now < due) return false;
		due = began + LOOK_GROWTH * (now - began);
		return true;
	};
}

// src/gate/attribution/started-trials.ts
/** Servers between reference and head, measured in turns in one or more cells, trial after trial. */
/** Time by which a trial may take longer than expected. */
const SPARE_SECONDS = 3;
/** A line must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2;
/** Measures configurations between reference and head, trial after trial. */
function startedTrials(question, laboratory, configure) {
	const { cells, cost, deadline, keepsTimeToTryOut } = question;
	const { testbed, plan, startSeconds } = laboratory;
	const trials = new Trials(laboratory);
	const reference = {
		...question.reference,
		name: "reference"
	};
	const fixed = [mixedArm(reference, "head", "control"), mixedArm(reference, "twin", "control")];
	const head = mixedArm({
		...question.head,
		name: "head"
	});
	const mixes = /* @__PURE__ */ new Map();
	const stuck = /* @__PURE__ */ new Set();
	/** Servers that every trial has besides those that it tests. */
	const always = fixed.length + 1;
	let idle = {
		seconds: startSeconds,
		arms: plan.arms.length
	};
	const wholePlan = () => ({
		...plan,
		rules: ["control"],
		arms: [
			...fixed,
			head,
			...mixes.values()
		],
		cells,
		shard: null,
		mostServers: Number.POSITIVE_INFINITY
	});
	const armOf = (set) => {
		const name = `with ${set.join("+")}`;
		const arm = mixes.get(name) ?? mixedArm(configure(set, name));
		mixes.set(name, arm);
		return arm;
	};
	/** Effects in the cell; for several cells their mean. */
	const effectsSoFar = () => {
		const pairs = cells.map(comparePairs(wholePlan(), new MeasuredBlocks(trials.measurement.lines), cost));
		return (first, second) => {
			const effects = pairs.flatMap((effectOf) => effectOf(first, second) ?? []);
			return effects.length === cells.length ? meanEffect(effects) : void 0;
		};
	};
	/** Starts each server separately, and remembers those that do not start. @returns whether there is one */
	const findStuck = async (arms) => {
		let found = false;
		for (const arm of arms) try {
			await using _ = await testbed.startTrial({
				number: trials.number,
				arms: [arm],
				cells: []
			}, wholePlan());
		} catch (error) {
			if (!isFailure(error)) throw error;
			stuck.add(arm.scenario.name);
			found = true;
		}
		return found;
	};
	/**
	* @param wanted mixes, or the configuration to try
	* @param hasHead whether head is measured as well
	* @param kept seconds that must remain after it
	* @returns false if the time does not suffice, or nothing can be measured
	*/
	const measureTrial = async (wanted, hasHead, kept = 0) => {
		const arms = wanted.filter(({ scenario }) => !stuck.has(scenario.name));
		if (arms.length === 0 && wanted.length > 0) return true;
		const chosen = [...hasHead ? [head] : [], ...arms];
		const many = fixed.length + chosen.length;
		const began = testbed.now();
		const seconds = searchShare(deadline - began - kept, many, idle);
		if (seconds === void 0) return false;
		const schedule = (_, number) => ({
			until: testbed.now() + seconds,
			trials: Math.max(LEAST_TRIALS, number)
		});
		try {
			if (!await trials.measure(wholePlan(), (arm) => chosen.includes(arm), schedule)) return false;
			idle = {
				seconds: testbed.now() - began - seconds,
				arms: many
			};
			return true;
		} catch (error) {
			if (!isFailure(error) || !await findStuck(arms)) throw error;
			return measureTrial(wanted, hasHead, kept);
		}
	};
	return {
		always,
		/** The settings of a server with these lines; undefined if it was not started. */
		settingsOf: (set) => trials.settings.get(armName(armOf(set))),
		/** The effects of the groups, including earlier measurements of them; undefined if the time is over. */
		measure: async (search, groups) => {
			const contrasts = groups.map((group) => ({
				group,
				contrast: contrastOf(group, search)
			}));
			const isAll = (set) => set.length === search.lines.length;
			const isHeadAsked = contrasts.some(({ contrast: { with: one, against } }) => isAll(one) || isAll(against));
			const kept = keepsTimeToTryOut ? leastSearchSeconds(always + 1, idle) + SPARE_SECONDS : 0;
			const arms = mixesOf(search, groups).map(armOf);
			if (!await measureTrial(arms, trials.number === 0 || isHeadAsked, kept)) return void 0;
			const effects = effectsSoFar();
			const nameOf = (set) => (set.length === 0 ? fixed[0] : isAll(set) ? head : armOf(set)).scenario.name;
			return contrasts.flatMap(({ group, contrast }) => {
				const [own, other] = [nameOf(contrast.with), nameOf(contrast.against)];
				if (stuck.has(own) || stuck.has(other)) return [{
					group,
					effect: "does not start"
				}];
				const effect = effects(own, other);
				return effect === void 0 ? [] : [{
					group,
					effect
				}];
			});
		},
		/** Head against the reference after so many trials, or as many as the time suffices for; undefined: for none. */
		whole: async (many) => {
			while (trials.number < many && await measureTrial([], true));
			return effectsSoFar()(head.scenario.name, reference.name);
		},
		/** One more trial with this configuration, with all before; undefined if the time does not suffice, or a server fails. */
		tryOut: async (scenario) => {
			const arm = mixedArm(scenario);
			mixes.set(scenario.name, arm);
			try {
				if (!await measureTrial([arm], true)) return void 0;
			} catch (error) {
				if (!isFailure(error)) throw error;
				return;
			}
			const effects = effectsSoFar();
			const [effect, saved] = [effects(scenario.name, reference.name), effects(scenario.name, head.scenario.name)];
			const state = armStatesOf(trials.measurement.lines).findLast((line) => line.scenario === scenario.name);
			return effect && saved && {
				effect,
				saved,
				insight: state?.insight ?? {}
			};
		}
	};
}

// src/core/attribution/subsets.ts
/**
* Draws the settings that are on in each pair of turns of a switched server: in the first turn a random subset, in the
* second all the others (paired sampling, Covert & Lee 2021, "Improving KernelSHAP"). Pairs of all and none, the
* anchors, show the total cost of all settings; the others how it is shared.
*/
/** Whether a pair is an anchor, of as many pairs as have one. */
const KINDS = Array.from({ length: 3 }, (_, index) => index === 0);
/** Subsets of a size to choose from; one alone makes the errors of forty costs a tenth larger. */
const CANDIDATES = 16;
/** Step of the sequence that spreads best over 0…1, however long it is: the golden ratio (Kronecker sequence). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/**
* A pair's smaller side has h settings with probability ∝ 1/(h(k − h)), the kernel under which the costs of a
* regression are Shapley values (Lundberg & Lee 2017, theorem 2). Sizes come from a low-discrepancy sequence; members
* come from the candidate whose settings were on the same side least often, so that few pairs tell all settings apart:
* all settings are treated equally, so all subsets of a size stay equally probable. The order of the sides is random,
* as is the place of the anchor among every three pairs.
*
* @param settings k, at least 1; with one, every pair is an anchor
* @returns the next pair: the settings that are on in its first turn
*/
function pairSource({ settings, random }) {
	const sizes = sizeSource(settings, random);
	const members = memberSource(settings, random);
	const all = Array.from({ length: settings }, () => true);
	let kinds = [];
	return () => {
		if (kinds.length === 0) kinds = shuffled(KINDS, random);
		const [isAnchored, ...later] = kinds;
		kinds = later;
		const subset = isAnchored || settings === 1 ? all : members(sizes());
		return random() < .5 ? subset : subset.map((isOn) => !isOn);
	};
}
/** Sizes of the smaller side. */
function sizeSource(settings, random) {
	const weights = Array.from({ length: settings >> 1 }, (_, index) => {
		const size = index + 1;
		return (2 * size === settings ? .5 : 1) / (size * (settings - size));
	});
	const total = sum(weights);
	let position = random();
	return () => {
		position = (position + GOLDEN) % 1;
		let left = position * total;
		const index = weights.findIndex((weight) => {
			left -= weight;
			return left < 0;
		});
		return index < 0 ? weights.length : index + 1;
	};
}
/** Subsets of a given size that are spread as evenly as possible over pairs of settings. */
function memberSource(settings, random) {
	const indices = Array.from({ length: settings }, (_, index) => index);
	/** How often two settings were on the same side, less how often they were not. */
	const together = indices.map(() => new Array(settings).fill(0));
	return (size) => {
		const { signs } = Array.from({ length: CANDIDATES }, () => {
			const chosen = new Set(shuffled(indices, random).slice(0, size));
			const signs = indices.map((index) => chosen.has(index) ? 1 : -1);
			return {
				signs,
				repeats: quadratic(signs, together)
			};
		}).reduce((best, one) => one.repeats < best.repeats ? one : best);
		for (const [row, counts] of together.entries()) for (const column of indices) counts[column] = at(counts, column) + at(signs, row) * at(signs, column);
		return signs.map((sign) => sign > 0);
	};
}

// src/core/attribution/switches.ts
/** Changed settings as switches of a running server: which of the server's settings each of them stands for. */
/**
* A switch for every line; undefined for those that only count at start, or whose effect comes later. A setting is
* switched by one line only, so that all switched on are head's settings and all off the reference's: among several
* patterns of instruments by the longest, as the server takes them at start.
*/
function switchesOf(lines, { reference, head }) {
	const changes = settingsThatDiffer(reference, head);
	const claims = lines.map((line) => claimOf(line, head));
	const owned = /* @__PURE__ */ new Map();
	for (const key of changes.keys()) {
		const owner = ownerOf(key, claims);
		if (owner !== void 0) owned.set(owner, [...owned.get(owner) ?? [], key]);
	}
	return claims.map((claim, line) => {
		if (claim === void 0) return void 0;
		const keys = owned.get(line) ?? [];
		const of = (settings) => new Map(keys.map((key) => [key, settings.get(key) ?? ""]));
		return {
			off: of(reference),
			on: of(head)
		};
	});
}
/** Names of the variables that a switch sets. */
function variablesOf$1({ on }) {
	return [...on.keys()].map(partsOf).flatMap(({ kind, name }) => kind === "variable" ? name : []);
}
/** Undefined for lines that no running server can be switched to. */
function claimOf({ name, before, after, pieces }, head) {
	const claims = pieces.map((piece) => piece.kind === "consumer" ? only(keyOf("consumer", piece.name)) : byPattern(`${piece.prefix}%`));
	if (claims.length > 0) return (key) => claims.map((claim) => claim(key)).find((strength) => strength !== void 0);
	const [, pattern] = /^performance-schema-instrument (.+)$/.exec(name) ?? [];
	if (pattern !== void 0) return byPattern(pattern);
	if (name.startsWith("sql[")) return claimOfStatement(after ?? before ?? "");
	const variable = [name, name.replace(/^(?:skip|disable|enable)-/, "")].map((each) => each.replaceAll("-", "_")).find((each) => head.has(keyOf("variable", each)));
	if (variable === void 0 || !takesEffectAtOnce(variable)) return void 0;
	return only(...keysOf(variable));
}
/** A statement claims the variables that it sets, or parts of Performance Schema that nobody else claims. */
function claimOfStatement(sql) {
	const variables = setVariables(sql);
	if (variables !== void 0) {
		const keys = new Set(variables.flatMap(keysOf));
		return variables.every(takesEffectAtOnce) ? (key) => keys.has(key) ? 1 : void 0 : void 0;
	}
	if (!touchesSetup(sql)) return void 0;
	return (key) => /^(?:consumer|instrument):/.test(key) ? 0 : void 0;
}
const ASSIGNED = /^\s*(?:@@)?global[\s.]\s*`?(\w+)`?\s*:?=/i;
/** Global variables that a statement sets; undefined if it does anything else. */
function setVariables(sql) {
	const [, list] = /^set\s+(.+)$/is.exec(sql.trim().replace(/;$/, "").trim()) ?? [];
	const names = list?.split(/,(?=\s*(?:@@)?global[\s.])/i).map((part) => ASSIGNED.exec(part)?.[1]?.toLowerCase());
	return names?.every((name) => name !== void 0) ? names : void 0;
}
/** A server lists a variable under each of its names, all with the same value. */
function keysOf(variable) {
	return namesOf(variable).map((name) => keyOf("variable", name));
}
function only(...own) {
	return (key) => own.includes(key) ? 1 : void 0;
}
function byPattern(pattern) {
	const text = pattern.replaceAll(/[^\w%]/g, "\\$&").replaceAll("%", ".*");
	const expression = new RegExp(`^${keyOf("instrument", text)}$`, "is");
	return (key) => expression.test(key) ? 1 + pattern.length : void 0;
}
function ownerOf(key, claims) {
	let owner;
	let strongest = Number.NEGATIVE_INFINITY;
	for (const [line, claim] of claims.entries()) {
		const strength = claim?.(key);
		if (strength === void 0 || strength < strongest) continue;
		owner = line;
		strongest = strength;
	}
	return owner;
}

// src/core/switching/instruments.ts
/**
* The scenario with all instruments on at start: mutexes, condition variables and rwlocks that are made while they are
* off never count (MySQL manual, "Pre-Filtering by Instrument").
*/
function withAllInstruments(scenario) {
	const isPattern = ({ name }) => /^(?:loose[-_])*performance[-_]schema[-_]instrument$/i.test(name);
	const all = {
		...scenario.place,
		name: "performance-schema-instrument",
		value: "%=ON",
		group: void 0
	};
	return {
		...scenario,
		options: [...scenario.options.filter((option) => !isPattern(option)), all]
	};
}

// src/gate/attribution/switched-states.ts
/**
* States of two equal running servers: in every round a random subset of the changed lines is on in one of them, and
* all others are on in the other, so that all rounds tell about all lines. Both were started with the lines that only
* count at start.
*/
/** Every attempt finds at least one more line that cannot be switched. */
const MOST_TRIES = 4;
/** A separate random stream, besides those of trials and cells. */
const SALT = 7000001;
/** Time of each look in a cell. */
const LOOK_SECONDS = [
	12,
	6,
	9,
	13
];
const LONGEST_SECONDS = 40;
/** Further looks, in which it shows which of the costly lines cost only together. */
const PAIR_LOOK_SECONDS = [
	10,
	8,
	8,
	8
];
/** A search of 40 s tells fewer lines than these apart. */
const MOST_SWITCHED = 24;
/** Includes connecting to a cell's servers and warming them up. */
const LEAST_LOOK_SECONDS = 4;
/** Least turn of a server in a round, in seconds and in its slower transactions: long enough for a switch to pay. */
const SECONDS = .25;
const PER_P95 = 8;
/** Two long queries are enough. */
const ANALYTICAL_PER_P95 = 2;
/** Undefined if nothing can be switched, or more lines than can be told apart. */
async function openStates(question, laboratory, difference) {
	const { started, cells, deadline } = question;
	const { testbed, tell, computes } = laboratory;
	if (started === void 0) return void 0;
	await using opening = new AsyncDisposableStack();
	const servers = await openServers(laboratory, difference, started, opening);
	if (servers === void 0) return void 0;
	const opened = opening.move();
	/** Indices of the lines that are switched. */
	const lines = servers.lines.map(({ line }) => line);
	const random = seededRandom(laboratory.plan.seed, SALT);
	const nextSubset = pairSource({
		settings: lines.length,
		random
	});
	const pairs = [];
	let [looks, pairLooks, cornersSeen] = [
		0,
		0,
		0
	];
	/** Time of all looks in a cell. */
	let secondsSoFar = 0;
	/** A single cell stays open from look to look. */
	let single;
	const mirrored = () => {
		const on = nextSubset();
		return [on, on.map((isOn) => !isOn)];
	};
	const openCell = async (cell, held) => {
		const { run, lives, sessionVariables } = servers;
		const cellRun = held.use(await run.openCell({
			cell,
			arms: lives
		}, sessionVariables));
		return {
			run: cellRun,
			p95Ms: (await cellRun.warmUp()).p95Ms
		};
	};
	/** A round without any transaction is the slowest of all and must not be left out; half a one has a logarithm. */
	const logRate = ({ transactions, seconds, cpuSeconds = 0 }) => Math.log(Math.max(.5, transactions) / (computes && cpuSeconds > 0 ? cpuSeconds : seconds));
	const runPair = async (cell, { run, p95Ms }, subsets) => {
		const perP95 = cell.workload.isAnalytical ? ANALYTICAL_PER_P95 : PER_P95;
		const states = subsets.map((own) => new Map(servers.lines.flatMap((line, nth) => [...own[nth] ? line.on : line.off])));
		const [first = 0, second = 0] = (await run.runRound(states, Math.max(SECONDS, perP95 * p95Ms / 1e3))).map(logRate);
		pairs.push({
			on: subsets,
			logRates: [first, second]
		});
	};
	const lookAt = async (cell, until, next) => {
		await using held = new AsyncDisposableStack();
		const open = single ?? await openCell(cell, cells.length === 1 ? opened : held);
		if (cells.length === 1) single = open;
		do {
			await runPair(cell, open, next());
			tell({ kind: "gap" });
		} while (testbed.now() < until);
		if (cells.length > 1) await open.run.finish();
	};
	/** @returns the seconds in each cell; undefined if the time does not suffice */
	const lookAtAll = async (wanted, next) => {
		const seconds = Math.min(wanted, (deadline - testbed.now()) / cells.length);
		if (seconds < LEAST_LOOK_SECONDS) return void 0;
		for (const cell of cells) await lookAt(cell, testbed.now() + seconds, next);
		return seconds;
	};
	const withRemovals = (search, costly) => {
		const lineOf = (place) => lines[place] ?? -1;
		const places = costly.map((line) => lines.indexOf(line));
		const byLine = [...removals(pairs, places, search.relevant)].map(([place, removal]) => [lineOf(place), {
			...removal,
			together: removal.together.map(lineOf)
		}]);
		return {
			...search,
			removals: new Map(byLine)
		};
	};
	const learnAllShares = async (search, wanted) => {
		looks++;
		const seconds = await lookAtAll(wanted, mirrored);
		if (seconds === void 0) return void 0;
		secondsSoFar += seconds;
		const shares = estimateShares(pairs);
		if (shares === void 0) return search;
		const learnt = learnShares(search, shares, Math.min(1, secondsSoFar / LONGEST_SECONDS));
		const costly = costlyLines(learnt);
		return costly.length === 1 ? withRemovals(learnt, costly) : {
			...learnt,
			removals: /* @__PURE__ */ new Map()
		};
	};
	return {
		lines,
		/** The search with one more look at every cell; undefined if the time is over, or nothing is left to see. */
		learn: async (search) => {
			const isOpen = nextGroups(search).some(({ by, state }) => by === "switching" && state === "open");
			const nth = search.switched === null ? Math.min(looks, LOOK_SECONDS.length - 1) : looks;
			const shareSeconds = isOpen ? LOOK_SECONDS[nth] : void 0;
			if (shareSeconds !== void 0) return learnAllShares(search, shareSeconds);
			const costly = toPair(search);
			const pairSeconds = costly.length > 0 ? PAIR_LOOK_SECONDS[pairLooks++] : void 0;
			if (pairSeconds === void 0) return void 0;
			const states = corners(lines.length, costly.map((line) => lines.indexOf(line)));
			const next = () => {
				const [first, second] = states[cornersSeen++ % states.length];
				return random() < .5 ? [first, second] : [second, first];
			};
			return await lookAtAll(pairSeconds, next) ? withRemovals(search, costly) : void 0;
		},
		/** Ends the loads, where settings are read back: a state that did not last explains nothing. */
		finish: () => single?.run.finish(),
		[Symbol.asyncDispose]: () => opened.disposeAsync()
	};
}
/**
* Starts the two servers, with everything off. @returns also the lines that they can be switched to, and keys of the
* variables of which connections have values of their own; undefined if nothing can be switched
*/
async function openServers({ testbed, plan }, difference, started, opened) {
	const stuck = /* @__PURE__ */ new Set();
	const switchesFrom = (settings) => switchesOf(difference.lines, settings).map((each, line) => stuck.has(line) ? void 0 : each);
	for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
		const planned = switchesFrom(started);
		const startOnly = planned.flatMap((each, line) => each === void 0 ? [line] : []);
		const many = planned.length - startOnly.length;
		if (many === 0 || many > MOST_SWITCHED) return void 0;
		const hasInstruments = planned.some((each) => each !== void 0 && instrumentsOf(each.on).length > 0);
		const scenario = mix(difference, startOnly, "switched");
		const live = hasInstruments ? withAllInstruments(scenario) : scenario;
		const lives = [mixedArm(live), mixedArm({
			...live,
			name: `${live.name} too`
		})];
		const plain = startOnly.length > 0 && hasInstruments ? mixedArm(mix(difference, startOnly, "plain")) : void 0;
		const arms = [...plain === void 0 ? [] : [plain], ...lives];
		await using attempted = new AsyncDisposableStack();
		const run = attempted.use(await testbed.startTrial({
			number: 1,
			arms,
			cells: []
		}, {
			...plan,
			rules: ["control"],
			shard: null
		}));
		const server = run.server(lives[0]);
		const off = startOnly.length === 0 ? started.reference : plain === void 0 ? server.settings : run.settingsOf(plain);
		const switches = switchesFrom({
			...started,
			reference: off
		});
		const found = await trySwitches(server, switches);
		if (found.stuck.length > 0) {
			for (const line of found.stuck) stuck.add(line);
			continue;
		}
		const lines = switches.flatMap((each, line) => each === void 0 ? [] : [{
			...each,
			line
		}]);
		const base = [...hasInstruments ? instrumentsOf(off) : [], ...lines.flatMap((each) => [...each.off])];
		await Promise.all(lives.map((each) => run.server(each).switchTo(new Map(base))));
		opened.use(attempted.move());
		const session = [...found.scopes].filter(([, scope]) => scope === "session");
		return {
			run,
			lives,
			lines,
			sessionVariables: new Set(session.map(([name]) => keyOf("variable", name)))
		};
	}
}
function instrumentsOf(settings) {
	return [...settings].filter(([key]) => partsOf(key).kind === "instrument");
}
/**
* Asks the server for the scope of every variable, switches everything on and off again, and reads both back. @returns
* also the lines that it cannot be switched to, or not back
*/
async function trySwitches(server, switches) {
	const among = (isIt) => switches.flatMap((each, line) => each !== void 0 && isIt(each) ? [line] : []);
	const scopes = await server.scopesOf(switches.flatMap((each) => each === void 0 ? [] : variablesOf$1(each)));
	const stuck = among((each) => variablesOf$1(each).some((name) => scopes.get(name) === "start"));
	if (stuck.length > 0) return {
		scopes,
		stuck
	};
	const failed = /* @__PURE__ */ new Set();
	for (const side of ["on", "off"]) {
		const wanted = new Map(switches.flatMap((each) => [...each?.[side] ?? []]));
		for (const { key } of [...await server.switchTo(wanted), ...await server.readBack()]) failed.add(key);
	}
	return {
		scopes,
		stuck: among(({ on }) => [...on.keys()].some((key) => failed.has(key)))
	};
}

// src/gate/attribution/line-causes.ts
/**
* One search over states of a server: lines that a running server can be switched to are switched in random subsets;
* all others, and all where switching and starting disagree, get servers of their own.
*/
/** The causes among the changed lines, by states of servers that are switched as far as possible. */
async function causesOfLines(question, laboratory, difference = splitDifference(question.reference, question.head, laboratory.server), trials = startedBetween(question, difference, laboratory)) {
	const { lines } = difference;
	const start = {
		lines,
		whole: question.whole,
		mostArms: Math.max(2, laboratory.mostServers - trials.always)
	};
	const search = await searchedByStarting((question.cost !== void 0 ? void 0 : await searchedBySwitching(question, laboratory, difference, start)) ?? startSearch(start), trials);
	const found = {
		...balance(search),
		disagrees: false
	};
	if (!disagrees(search)) return {
		causes: causesOf(search),
		explanation: found
	};
	const again = await searchedByStarting(startSearch(start), trials);
	return {
		causes: causesOf(again),
		explanation: {
			...balance(again),
			switched: found.switched,
			disagrees: true
		}
	};
}
function startedBetween(question, difference, laboratory) {
	return startedTrials(question, laboratory, (set, name) => mix(difference, set, name));
}
/** Undefined if nothing can be switched, or a server fails. */
async function searchedBySwitching(question, laboratory, difference, start) {
	try {
		await using states = await openStates(question, laboratory, difference);
		if (states === void 0) return void 0;
		let search = startSearch({
			...start,
			switched: states.lines
		});
		while (nextGroups(search).some(({ by }) => by === "switching")) {
			const next = await states.learn(search);
			if (next === void 0) break;
			search = next;
		}
		await states.finish();
		return search.switched === null ? void 0 : withoutSwitching(search);
	} catch (error) {
		if (!isFailure(error)) throw error;
		laboratory.tell({
			kind: "phase",
			phase: {
				code: "search",
				failed: firstLine(error)
			}
		});
		return;
	}
}
/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searchedByStarting(start, trials) {
	let search = start;
	for (;;) {
		const groups = nextGroups(search);
		const measured = groups.length === 0 ? void 0 : await trials.measure(search, groups);
		if (measured === void 0) return search;
		search = learn(search, measured);
	}
}

// src/gate/attribution/question.ts
/** The same question the other way round: head becomes the reference, so the search finds gains as it finds losses. */
function wayBack({ reference, head, started, whole, ...rest }) {
	return {
		...rest,
		reference: head,
		head: reference,
		whole: {
			...whole,
			mean: -whole.mean
		},
		keepsTimeToTryOut: false,
		started: started && {
			reference: started.head,
			head: started.reference
		}
	};
}

// src/core/attribution/changed-defaults.ts
/** Defaults that differ between two versions of a server, and the new version with all settings of the old one. */
const IS_IDENTITY = new OptionIndex(({ isIdentity }) => isIdentity);
const IS_KNOWN = new OptionIndex(() => true);
/**
* The variables that differ between two running servers although neither configuration sets them. Variables that only
* one of them has are no defaults: they belong to the program. Paths, identities, and variables without effect on speed
* are excluded too.
*/
function changedDefaults({ reference, head }, scenarios) {
	const set = variablesOf(scenarios.flatMap(({ options }) => options));
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
			value: each.before
		}) !== void 0;
		return set.has(variable) || isOwn || isRefused || classOf(each.name) === "no effect" ? [] : each;
	});
}
/** The options with which a new version does as the old one did: its defaults first, so that the configuration wins. */
function oldOptions({ options }, defaults, file) {
	return [...defaults.map(({ name, before }, index) => ({
		name,
		value: before,
		file,
		line: index + 1
	})), ...options].map((each) => ({
		...each,
		name: asLoose(each.name),
		group: void 0
	}));
}
/**
* The new program with the old options; if one of these was given up, head's own value applies.
*
* @param kept old options
*/
function asBefore(reference, head, old, kept) {
	const givenUp = variablesOf(old.filter((each) => !kept.includes(each)));
	const own = head.options.filter((each) => [...variablesOf([each])].some((variable) => givenUp.has(variable)));
	return {
		...reference,
		program: head.program,
		place: head.place,
		options: [...own, ...kept]
	};
}
/** All variables that these options may set. */
function variablesOf(options) {
	return new Set(options.flatMap(({ name }) => variableForms(name).map(variableOf)));
}

// src/gate/attribution/version-causes.ts
/** Old options that a new version may refuse; after more, all are given up. */
const MOST_REFUSED = 6;
/** The new program is one line of the search; all other changes are the other, which has an effect only with it. */
const [PROGRAM, REST] = [0, 1];
/** Whether the two run different programs. */
function isVersionChange({ reference, head }) {
	return !isSameProgram(reference, head);
}
/**
* The causes of a version change; undefined if no default differs, or the new version does not start with the old ones:
* it is then a setting like others.
*/
async function causesOfVersion(question, laboratory) {
	const { reference, head, started, whole } = question;
	const { lines } = splitDifference(reference, head, laboratory.server);
	const defaults = started === void 0 ? [] : changedDefaults(started, [reference, head]);
	const program = lines.find(({ name }) => name === (head.program ?? reference.program)?.kind);
	const pinned = defaults.length === 0 ? void 0 : await startableAsBefore(question, defaults, laboratory);
	if (started === void 0 || program === void 0 || pinned === void 0) return void 0;
	const asked = {
		...question,
		keepsTimeToTryOut: false
	};
	const trials = startedTrials(asked, laboratory, (_, name) => ({
		...pinned,
		name
	}));
	const restName = lines.length > 1 ? "changed defaults and settings" : "changed defaults";
	const rest = {
		...program,
		name: restName,
		before: null,
		after: null,
		needs: [PROGRAM]
	};
	const mostArms = Math.max(2, laboratory.mostServers - trials.always);
	const start = startSearch({
		lines: [{
			...program,
			needs: []
		}, rest],
		whole,
		mostArms
	});
	const search = await searchedByStarting(start, trials);
	const group = search.groups.find((each) => each.state === "to blame" && each.lines.join() === `${REST}`);
	const settings = trials.settingsOf([PROGRAM]);
	const further = group?.effect == null || settings === void 0 ? void 0 : await causesOfLines({
		...question,
		keepsTimeToTryOut: true,
		reference: pinned,
		whole: asShown(search, group.effect),
		started: {
			reference: settings,
			head: started.head
		}
	}, laboratory);
	const asSetting = (part) => asDefault(part, defaults, program.place);
	return {
		causes: withParts(causesOf(search), restName, further?.causes ?? [], asSetting),
		suggestion: await restoring(head, defaultsToSetBack(further?.causes ?? [], defaults, settings), trials),
		explanation: {
			...balance(search),
			disagrees: false,
			defaults
		}
	};
}
/**
* Those to blame; where only all together are, all but those that gain, with what the new version makes of their old
* values.
*/
function defaultsToSetBack(causes, defaults, pinned) {
	const blamed = causes.filter(({ verdict }) => verdict === "to blame");
	const named = (blamed.length > 0 ? blamed : causes.filter(({ low }) => (low ?? 0) <= 0)).flatMap(({ settings }) => settings.map(({ name }) => name));
	return defaults.flatMap((changed) => {
		const taken = pinned?.get(keyOf("variable", changed.name)) ?? changed.before;
		return named.includes(changed.name.replaceAll("_", "-")) && taken !== changed.after ? {
			...changed,
			before: taken
		} : [];
	});
}
/** The lines that set these defaults back, measured together before they are suggested; null if that regains nothing. */
async function restoring(head, defaults, trials) {
	if (defaults.length === 0) return null;
	const options = defaults.map(({ name, before }) => ({
		name,
		value: before
	}));
	const { scenario, form, lines } = withOptions(head, options, "restored");
	const tried = await shownCheaper(() => trials.tryOut(scenario));
	return tried === void 0 ? null : {
		scenario: head.name,
		form,
		lines,
		replaces: [],
		keeps: [],
		insight: tried.insight,
		...figures$1(tried.effect, CONFIDENCE),
		saved: figures$1(tried.saved, CONFIDENCE)
	};
}
/**
* The causes with the named parts of the rest: settings, and the defaults to blame, which then replace the rest. Nobody
* wants a row for each default that costs nothing.
*/
function withParts(causes, restName, parts, asSetting) {
	const isWritten = ({ settings }) => settings.every(({ place }) => place !== null);
	const isBlamed = ({ verdict }) => verdict === "to blame";
	const isRest = ({ settings }) => settings[0]?.name === restName;
	return [...parts.some(isBlamed) ? causes.filter((cause) => !isRest(cause)) : causes, ...parts.filter((part) => isBlamed(part) || isWritten(part)).map(asSetting)];
}
/** A default that is no longer pinned, with both values, on the line of the version. */
function asDefault(cause, defaults, place) {
	const settings = cause.settings.map((setting) => {
		const found = defaults.find(({ name }) => name.replaceAll("_", "-") === setting.name);
		return found === void 0 ? setting : {
			...setting,
			before: found.before,
			after: found.after,
			place
		};
	});
	return {
		...cause,
		settings
	};
}
/** The new version with all settings of the old one, except those that it refuses. */
async function startableAsBefore({ reference, head }, defaults, laboratory) {
	const options = reference.options.map((own) => successorOf(own, reference.options, laboratory.server) ?? own);
	const old = oldOptions({ options }, defaults, `defaults of ${reference.program?.name ?? "the old version"}`);
	let kept = old;
	for (let refused = 0; refused <= MOST_REFUSED; refused++) {
		const pinned = asBefore(reference, head, old, kept);
		const failure = await failureOf([reference, pinned], laboratory);
		if (failure === void 0) return pinned;
		const accepted = kept.filter((each) => !isRefused(each, failure));
		if (accepted.length === kept.length) return void 0;
		kept = accepted;
	}
}
/** They start side by side: what the servers of both adjust is no refusal. */
async function failureOf(some, { testbed, plan }) {
	const arms = some.map((scenario, nth) => mixedArm({
		...scenario,
		name: `start ${nth + 1}`
	}));
	try {
		await using _ = await testbed.startTrial({
			number: 1,
			arms,
			cells: []
		}, plan);
		return;
	} catch (error) {
		if (!isFailure(error)) throw error;
		return error;
	}
}
/** Whether an option ended a server: by its place, or because the server's last message has its name. */
function isRefused({ name, file, line }, failure) {
	const place = failure instanceof UserError ? failure.place : void 0;
	if (place !== void 0) return place.file === file && place.line === line;
	return failure.message.toLowerCase().replaceAll("_", "-").split(/[^a-z0-9-]+/).some((word) => bare(word) === bare(name));
}
function bare(name) {
	return name.replaceAll("_", "-").replace(/^(?:--)?(?:loose-)?/i, "");
}

// src/gate/attribution/attribute.ts
/** Finds the lines to blame for a run's worst regression, or to thank for its best gain. Never changes a verdict. */
/**
* The judgement with the causes of its worst regression or best gain, if they are wanted and can be distinguished. Takes the rest of
* the budget, and the time reserved for the search.
*
* @param beforeSearch awaited before a search
*/
async function attribute(judgement, { explain, explainSeconds }, { plan: measuredPlan, measured, testbed: opened }, { beforeSearch, ...given }) {
	const edges = {
		...given,
		testbed: opened.testbed
	};
	const { lines } = measured.measurement;
	const seconds = measured.secondsLeft + explainSeconds;
	const budgetSeconds = Math.max(seconds, measuredPlan.budgetSeconds);
	const plan = {
		...effectivePlan(measuredPlan, opened.buildOf),
		budgetSeconds
	};
	const server = opened.buildOf(plan.arms[0].scenario);
	const found = toBeAttributed(judgement, modeOf(explain, plan));
	const [reference, head] = found === void 0 ? [] : armsOf(plan, found);
	const cells = found === void 0 ? [] : cellsOf(plan, found);
	if (found === void 0 || reference === void 0 || head === void 0 || cells.length === 0) return judgement;
	const difference = splitDifference(reference.scenario, head.scenario, server);
	if (difference.lines.length === 0) return judgement;
	await beforeSearch?.();
	edges.tell({
		kind: "time",
		secondsLeft: seconds
	});
	edges.tell({
		kind: "phase",
		phase: { code: "search" }
	});
	const { rule, scenario, workload, threads, cost } = found;
	const states = armStatesOf(lines);
	const laboratory = {
		...edges,
		server,
		mostServers: opened.mostServers,
		plan: {
			...plan,
			startSpread: learnedSpread(found, (cost && startSpreadOf(cost)) ?? plan.startSpread)
		},
		computes: computesIn(cells, found, lines),
		startSeconds: slowestStart(states)
	};
	const [before, after] = [reference, head].map((arm) => measured.settings.get(armName(arm)));
	const began = edges.testbed.now();
	const insight = states.find(({ scenario, revision }) => scenario === head.scenario.name && revision === head.revision)?.insight;
	const question = {
		reference: reference.scenario,
		head: head.scenario,
		whole: found.effect,
		cost,
		cells,
		deadline: began + seconds,
		started: before && after && {
			reference: before,
			head: after
		},
		keepsTimeToTryOut: cost === void 0 && Object.keys(insight ?? {}).length > 0 && difference.lines.some((line) => piecesOf(line, server).length > 0)
	};
	const explained = ({ causes, explanation }) => ({
		causes,
		explanation: {
			rule,
			scenario,
			reference: found.reference,
			workload,
			threads,
			...cost && { cost },
			...explanation,
			seconds: edges.testbed.now() - began
		}
	});
	try {
		const version = cost === void 0 && isVersionChange(question) ? await causesOfVersion(question, laboratory) : void 0;
		if (version !== void 0) return {
			...judgement,
			...explained(version),
			suggestion: version.suggestion ?? null
		};
		if (cost === void 0 && found.effect.mean > 0) return {
			...judgement,
			...explained(asGains(await causesOfLines(wayBack(question), laboratory), difference.lines))
		};
		const trials = startedBetween(question, difference, laboratory);
		const own = await causesOfLines(question, laboratory, difference, trials);
		const attribution = explained(own);
		const asked = {
			head: head.scenario,
			server,
			insight: insight ?? {},
			lines: difference.lines,
			causes: own.causes
		};
		if (cost !== void 0) return {
			...judgement,
			...attribution
		};
		const suggestion = await findSuggestion(asked, (scenario) => trials.tryOut(scenario));
		return {
			...judgement,
			...attribution,
			suggestion
		};
	} catch (error) {
		if (error instanceof Interrupted) throw error;
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
/** A new version is always distinguished from its new defaults. */
function modeOf(mode, { arms }) {
	const isNewVersion = arms.filter(({ revision }) => revision === "base").some(({ scenario: reference }) => arms.some(({ scenario: head }) => head.name === reference.name && isVersionChange({
		reference,
		head
	})));
	return mode === "on-fail" && isNewVersion ? "always" : mode;
}
/**
* The comparison whose causes are sought: the worst of the regressed cells, else the worst of the regressed means, else
* of the costs beyond their limits; if none regressed, the worst of all cells with `always`, else the cell in which a
* change gains most, and more than a slowdown may cost.
*/
function toBeAttributed({ comparisons, costs }, mode) {
	if (mode === "never") return void 0;
	const measured = comparisons.filter(({ rule }) => rule !== "baseline");
	const isCell = ({ scope }) => scope === "cell";
	const regressed = bySeverity(measured.filter(({ verdict }) => verdict === "regressed"));
	const excess = ({ change, tolerance }) => (1 + change) / (1 + tolerance);
	const [dearest] = costs.filter(({ verdict }) => verdict === "regressed").toSorted((one, other) => excess(other) - excess(one));
	const worst = regressed.find(isCell) ?? regressed[0] ?? dearest;
	if (worst !== void 0 || mode === "always") return worst ?? bySeverity(measured.filter(isCell))[0];
	const isGain = ({ rule, label, change, tolerance }) => rule === "base" && label === "improved" && change > tolerance;
	return bySeverity(measured.filter((each) => isCell(each) && isGain(each))).at(-1);
}
function armsOf({ arms }, found) {
	const of = (name, revision) => arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
	return [of(found.reference, found.rule === "base" ? "base" : "head"), of(found.scenario, "head")];
}
function cellsOf({ cells }, found) {
	if (found.scope === "mean") return cells;
	return cells.filter(({ workload, threads }) => workload.name === found.workload && threads === found.threads);
}
function computesIn(cells, found, lines) {
	if (found.byCpu !== void 0) return false;
	const slices = lines.filter((line) => line.kind === "slice" && cells.some(({ workload, threads }) => workload.name === line.workload && threads === line.threads));
	return slices.length > 0 && slices.every((line) => line.kind === "slice" && line.computes);
}
/** The mean over each arm's starts: a cold one does not predict later ones. */
function slowestStart(states) {
	const means = [...Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision])).values()].map((own) => own.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / own.length);
	return Math.max(0, ...means);
}

// src/gate/attribution/failing-line.ts
/** Statements that fail: since the change, by which of its lines, or before it as well. */
/**
* What a failure means that may be a server's refusal of statements. Each server between before and now is started and
* tried for a moment; of several lines, half are taken back at a time.
*
* @returns StatementsFail if they succeed before the change; else the failure
*/
async function asOutcome(failure, { plan, testbed, buildOf }) {
	const { refused, arm: name } = failure instanceof MeasurementError ? failure.failure : {};
	const head = plan.arms.find((arm) => armName(arm) === name);
	const cell = plan.cells.find((each) => each.workload.name === refused?.what && each.threads === refused.threads);
	const before = head && referenceOf(head, plan);
	if (refused === void 0 || head === void 0 || before === void 0) return failure;
	const server = buildOf(head.scenario);
	const difference = splitDifference(before, head.scenario, server);
	const { lines } = difference;
	const fails = async (many) => {
		const arm = mixedArm(mix(difference, lines.slice(0, many).keys(), `with ${many}`));
		const cells = cell === void 0 ? [] : [{
			cell,
			arms: [arm]
		}];
		try {
			await using run = await testbed.startTrial({
				number: 1,
				arms: [arm],
				cells
			}, plan);
			if (run.refused?.[0]?.code === refused.code) return true;
			for (const planned of cells) {
				await using opened = await run.openCell(planned);
				await opened.warmUp();
			}
			return false;
		} catch (error) {
			if (error instanceof DoesNotStart || error instanceof MeasurementError && error.failure.refused) return true;
			throw error;
		}
	};
	if (lines.length === 0 || await fails(0)) return failure;
	const line = lines[await fewestThatFail(lines.length, fails) - 1];
	if (line === void 0) return failure;
	const message = failingText(refused, server, {
		line,
		changed: lines.length
	});
	return new StatementsFail(message, {
		place: line.place ?? head.scenario.place,
		title: failingTitle(refused)
	});
}
/** Undefined if there is none. */
function referenceOf({ scenario, revision }, { arms }) {
	if (isEarlier({ revision })) return void 0;
	return (arms.find((arm) => arm.revision === "base" && arm.scenario.name === scenario.name) ?? arms[0]).scenario;
}

// src/gate/attribution/measure-disks.ts
/** For two trials on each disk, which start their servers. */
const SECONDS_PER_DISK = 60;
const TRIALS = 2;
/**
* The judgement with what the change costs on each disk, in the worst of the cells that write: all others do not wait
* for the disk.
*
* @param disks times of synchronisation, seconds
*/
async function measureDisks(judgement, disks, { plan, measured, testbed: opened }, { tell }) {
	if (disks.length === 0) return judgement;
	const without = (why) => ({
		...judgement,
		warnings: [...judgement.warnings, {
			code: "disks-unknown",
			why
		}]
	});
	const writing = plan.cells.flatMap(({ workload }) => workload.writes ? [workload.name] : []);
	const [found] = bySeverity(judgement.comparisons.filter(({ rule, workload }) => rule !== "baseline" && writing.includes(workload)));
	const [reference, head] = found === void 0 ? [] : armsOf(plan, found);
	if (found === void 0 || reference === void 0 || head === void 0) return without("no workload that writes was compared");
	const { testbed } = opened;
	const { rule, scenario, workload, threads } = found;
	const point = (syncSeconds, effect, isOwn = false) => ({
		syncSeconds,
		isOwn,
		...figures$1(effect, CONFIDENCE)
	});
	const points = [point(opened.ownSyncSeconds(), found.effect, true)];
	const laboratory = {
		tell,
		testbed,
		plan: {
			...plan,
			startSpread: learnedSpread(found, plan.startSpread)
		},
		startSeconds: slowestStart(armStatesOf(measured.measurement.lines))
	};
	tell({
		kind: "time",
		secondsLeft: SECONDS_PER_DISK * disks.length
	});
	try {
		for (const syncSeconds of disks) {
			tell({
				kind: "phase",
				phase: {
					code: "disk",
					syncSeconds
				}
			});
			const on = (one) => ({
				...one,
				syncSeconds
			});
			const question = {
				reference: on(reference.scenario),
				head: on(head.scenario),
				cells: cellsOf(plan, found),
				cost: void 0,
				keepsTimeToTryOut: false,
				deadline: testbed.now() + SECONDS_PER_DISK
			};
			const effect = await startedTrials(question, laboratory, () => question.head).whole(TRIALS);
			if (effect !== void 0) points.push(point(syncSeconds, effect));
		}
	} catch (error) {
		if (!isFailure(error)) throw error;
		return without(firstLine(error));
	}
	points.sort((one, other) => one.syncSeconds - other.syncSeconds);
	return {
		...judgement,
		disks: {
			rule,
			scenario,
			workload,
			threads,
			reference: found.reference,
			points
		}
	};
}

// src/gate/plan-run.ts
/** From the subject to the plan of one run. */
/** A run is short if its budget is less than this many times the least one. */
const SHORT = 2;
/**
* @param base the suite before the change
* @param request with the number of servers that may run at once, default: any
* @param baseline scenarios as they were at the baseline, whose servers may join
* @throws UserError if the budget does not suffice for any result, or a shard has no cells
*/
function planRun(suite, base, { seed, rules, shard, mostServers }, baseline = []) {
	const whole = makePlan(suite, seed, {
		rules,
		shard,
		base: base?.scenarios ?? [],
		baseline,
		mostServers
	});
	const plan = whole.budgetSeconds < SHORT * leastBudgetSeconds(whole) ? withoutCopies(whole) : whole;
	if (plan.cells.length === 0 && plan.shard !== null) throw new UserError(`--shard: found ${plan.shard.index}/${plan.shard.of}, but the plan has fewer cells than that`);
	const { cells, arms, budgetSeconds } = plan;
	const least = leastBudgetSeconds(plan);
	if (budgetSeconds >= least) return plan;
	throw new UserError(`a budget of ${budgetSeconds} s is too small for ${count(cells.length, "cell")} with ${arms.length} servers: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`);
}
/** The plan with what the ledger tells of how much starts of its servers differ. */
function withLearnedStarts(plan, buildOf, records = []) {
	const servers = plan.arms.map(({ scenario }) => serverName(buildOf(scenario)));
	const workloads = plan.cells.map(({ workload }) => workload.name);
	return {
		...plan,
		startSpread: learnedStartSpread(records, {
			servers,
			workloads,
			cpuModel: cpuModel()
		})
	};
}

// src/gate/read-ledger.ts
/** The ledger of a branch, and the baseline that a run is held against. */
/**
* Records of commits outside of the commit's history do not count.
*
* @throws UserError if the named baseline does not exist; StoreError if the store cannot be read, and the run needs it
*/
async function readLedger(request, asked) {
	const { suite, near, commit, openStore, signal } = asked;
	const { branch } = request;
	const nothing = {
		branch,
		history: [],
		records: /* @__PURE__ */ new Map(),
		problems: /* @__PURE__ */ new Map(),
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
			stored.push(await store.read(name, (each) => isOurs.has(each)));
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
			problems: new Map(unreadable.flatMap(({ commit: of, problem }) => of === void 0 ? [] : [[of, problem]])),
			named: own ?? (set === void 0 ? void 0 : {
				name: set.slice(0, 7),
				commit: set
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
/** The last recorded commit before a commit, or the named baseline if that is later. */
function parentOf(ledger) {
	const [own, ...others] = ledger.history;
	const recorded = new Set(recordedCommits(ledger));
	return own && others.find((commit) => recorded.has(commit) || commit === ledger.named?.commit);
}
/**
* The baseline that a change is held against; undefined if there is none, as nothing is recorded yet.
*
* @param base commit that the change is compared with
* @param fingerprints of the scenarios there: a commit that is not recorded stands where a recorded one of the same
*   configuration does
*/
function heldBaseline(ledger, base, fingerprints) {
	const commit = baselineOf(ledger, ledger.named?.commit);
	if (commit === void 0) return void 0;
	const { branch, records, named } = ledger;
	const name = named?.commit === commit ? named.name : commit.slice(0, 7);
	const isAt = (one) => one === commit || records.has(one) || ledger.problems.has(one);
	const start = isAt(base) ? base : recordedCommits(ledger)[0];
	const known = new Map(records.get(start ?? "")?.scenarios.map((scenario) => [scenario.name, scenario.fingerprint]));
	return {
		branch,
		name,
		commit,
		chain: !(start === base || Object.entries(fingerprints).every(([each, fingerprint]) => known.get(each) === fingerprint)) ? {
			kind: "broken",
			steps: [],
			why: `commit ${base.slice(0, 7)} is not recorded yet`
		} : start === void 0 ? WHOLE : chainBetween(ledger, start, commit)
	};
}

// src/gate/run-facts.ts
/** Facts about a run that no measurement holds. */
function factsOf(sources) {
	const { request, subject, suite, planned, plan, testbed, checked, warnings, clock } = sources;
	const base = subject.base?.scenarios ?? [];
	const changed = changedSettings(testbed === null ? plan : effectivePlan(plan, testbed.buildOf));
	const unread = testbed === null ? [] : unreadSettings(planned, testbed.buildOf);
	return {
		startedAt: clock.startedAt,
		environment: readEnvironment(testbed?.cpus ?? layoutCpus(readNodes()), testbed?.sysbench ?? "not needed"),
		commit: subject.commit,
		before: subject.before,
		reproduce: request.reproduce,
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: {
			...fingerprintsOf([...base, ...suite.scenarios]),
			...Object.fromEntries(planned.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))]))
		},
		names: [...new Set([...request.subject.kind === "config" ? base : [], ...suite.scenarios].map(({ name }) => name))],
		settings: [
			...changed,
			...unread,
			...changesWithoutEffect(plan, suite.scenarios, base)
		],
		memoryBytes: request.memoryBytes,
		asked: suite.scenarios.flatMap((scenario) => {
			const server = "buildOf" in checked ? checked.buildOf(scenario) : checked.servers.get(scenario.name);
			return server === void 0 ? [] : [{
				name: scenario.name,
				revision: "head",
				server
			}];
		}),
		warnings: [
			...warnings,
			...testbed?.warnings ?? [],
			...subject.base === void 0 ? [] : baseWarnings(suite, base, plan),
			...checked.unchecked.map((scenario) => ({
				code: "start-unchecked",
				scenario
			}))
		]
	};
}
/** By their names; of the same name the last counts. */
function fingerprintsOf(scenarios) {
	return Object.fromEntries(scenarios.map((scenario) => [scenario.name, digestOf(scenarioIdentity(scenario))]));
}
function coverageOfRun({ dataset }, { cells, arms }, settings, { lines }, testbed) {
	const productOf = (name) => {
		const arm = arms.find(({ scenario }) => scenario.name === name);
		return arm && testbed?.buildOf(arm.scenario).product;
	};
	const { asked = [] } = testbed ?? {};
	return coverageOf({
		settings,
		cells,
		lines,
		asked,
		dataBytes: datasetBytes(dataset),
		productOf
	});
}

// src/gate/hold-baseline.ts
/** The plan of a run with the baseline that its change is held against, and with its servers if the ledger may not do. */
/** The ledger of a run that joins it, read before anything else: its base is the last recorded commit. */
async function ledgerToJoin({ request, ...edges }) {
	const { ledger, subject } = request;
	const near = pathNear(subject);
	const commit = checkedOut(near)?.sha;
	if (ledger?.isRecorded !== true || subject.kind !== "config" || commit === void 0) return void 0;
	return readLedger(ledger, {
		...edges,
		suite: subjectName(subject) ?? "",
		near,
		commit
	});
}
/** The subject with the last recorded commit as its base, if there is one and no other is kept. */
function sinceRecorded({ subject, ledger: asked }, ledger) {
	const base = asked?.isBaseKept || ledger === void 0 ? void 0 : parentOf(ledger);
	return base === void 0 || subject.kind !== "config" ? subject : {
		...subject,
		base
	};
}
/**
* Half the width of the interval that a recorded change is measured to. A run that ends as soon as it passes ends at a lucky moment:
* twenty such records of harmless changes added up to +20 %, at an interval of ±16 %.
*/
const RECORDED_PRECISION = .015;
/** The suite of a run that joins the ledger is measured to this precision, so that no estimate decides when it ends. */
function asRecorded(suite, ledger) {
	return ledger === void 0 ? suite : {
		...suite,
		precision: RECORDED_PRECISION
	};
}
/**
* A change that may affect QPS is held against the baseline of its branch, if it has one.
*
* @param known the ledger, if it has been read
* @param readAt reads the subject with another base
*/
async function planHeld(suite, { base, before }, mostServers, { request, ...edges }, known, readAt) {
	const asked = {
		...request,
		mostServers
	};
	const plan = withoutBaseline(planRun(suite, base, asked));
	if (request.ledger === void 0 || isUnchanged(plan) || before === null || base === void 0) return {
		plan,
		held: void 0,
		records: [],
		warnings: known?.warnings ?? []
	};
	const near = pathNear(request.subject);
	const ledger = known ?? await readLedger(request.ledger, {
		...edges,
		suite: suite.name,
		near,
		commit: before
	});
	const held = request.ledger.baseline !== null ? heldBaseline(ledger, before, fingerprintsOf(base.scenarios)) : void 0;
	const facts = {
		held,
		records: [...ledger.records.values()],
		warnings: ledger.warnings
	};
	const changed = plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []);
	if (held === void 0) return {
		plan,
		...facts
	};
	const since = knownDistances(held, changed, plan);
	if (needOf(since, changed, plan, suite.gate) === "never") return {
		plan,
		...facts
	};
	const unmeasured = (why) => {
		const warning = {
			code: "baseline-not-measured",
			name: held.name,
			why
		};
		return {
			plan,
			...facts,
			warnings: [...facts.warnings, warning]
		};
	};
	try {
		const { base: then } = await readAt(held.commit);
		const [first, ...others] = (then?.scenarios ?? []).filter((scenario) => {
			const own = base.scenarios.find(({ name }) => name === scenario.name);
			return changed.includes(scenario.name) && own !== void 0 && mayDifferInSpeed(scenario, own);
		});
		if (first === void 0) return {
			plan,
			...facts,
			held: {
				...held,
				chain: WHOLE
			}
		};
		const joined = planRun(suite, base, asked, [first, ...others]);
		const wide = joined.arms.length > mostServers ? withoutCopies(joined) : joined;
		if (wide.arms.length > mostServers) return unmeasured("its servers do not fit into memory beside the others");
		const own = since.filter(({ scenario }) => [first, ...others].some(({ name }) => name === scenario));
		return {
			plan: heldAgainstBaseline(wide, own),
			...facts
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return unmeasured(firstLine(error));
	}
}
/** Opens what a plan needs; without servers of the baseline if they stand in the way. */
async function openHeld(held, open) {
	const { plan } = held;
	const alone = withoutBaseline(plan);
	try {
		return {
			...held,
			opened: await open(plan)
		};
	} catch (error) {
		if (alone.arms.length === plan.arms.length) throw error;
		const opened = await open(alone);
		const warning = {
			code: "baseline-not-measured",
			name: held.held?.name ?? "",
			why: firstLine(error)
		};
		return {
			...held,
			plan: alone,
			warnings: [...held.warnings, warning],
			opened
		};
	}
}

// src/gate/looks.ts
/** Looks during a run: their decisions, and the cells that must be measured on. */
var Looks = class {
	#at;
	standings = /* @__PURE__ */ new Map();
	#measured = new MeasuredBlocks();
	/** The comparisons by all trials. */
	compared;
	constructor(at) {
		this.#at = at;
		this.compared = compare(at.plan, new MeasuredBlocks());
	}
	/** Goes on with other comparisons of the same arms. */
	adopt(plan) {
		this.#at = {
			...this.#at,
			plan
		};
		this.compared = compare(plan, this.#measured);
	}
	/** Whether a cell of the trial would show anything new, asked before it is opened. */
	wants = (planned) => this.standings.size === 0 || this.#needsMore(this.compared, planned);
	/** Looks at a cell that is being measured. @returns whether the rest of its time would show anything new */
	within = (planned) => {
		const { workload, threads } = planned.cell;
		const seen = this.#take({
			workload: workload.name,
			threads
		});
		return this.#needsMore(seen, planned);
	};
	afterTrial() {
		this.compared = this.#take({
			workload: null,
			threads: null
		});
	}
	/** Cells measured in trials of the planned time, and beyond it to confirm suspicions. */
	stillWanted() {
		const { suite, time } = this.#at;
		const believed = this.#believed(this.compared);
		const wanted = isStillNeeded(this.#withVague(this.compared), believed, suite.precision);
		const suspected = isSuspected(this.compared, believed);
		const isToConfirm = ![...believed.values()].some(({ kind }) => kind === "regressed") && time.sufficesToConfirm;
		return (arm, cell, number) => number <= time.trials ? wanted(arm, cell) : isToConfirm && suspected(arm, cell);
	}
	/** The standings without those that the latest comparisons cast doubt on. */
	#believed(seen) {
		return withoutDoubtful(this.standings, seen, this.#at.suite.gate);
	}
	#needsMore(cell, planned) {
		const { suite, done, time } = this.#at;
		const place = {
			...planned,
			trial: done.number,
			isLast: done.number >= time.trials
		};
		const known = new Set(cell.comparisons.map(keyOf$1));
		const others = this.compared.comparisons.filter((each) => !known.has(keyOf$1(each)));
		const seen = {
			...cell,
			comparisons: [...cell.comparisons, ...others]
		};
		const needs = (compared) => needsMore(compared, this.#believed(seen), place, suite.precision);
		return needs(seen) || needs(this.#withVague(seen));
	}
	/** Comparisons whose statements are vague are wanted like those that are missing, unless a slowdown is to be confirmed first. */
	#withVague(seen) {
		if ([...this.standings.values()].some(({ kind }) => kind === "regressed" || kind === "suspected")) return seen;
		return {
			...seen,
			missing: [...seen.missing, ...vagueStatements(this.#at.plan, this.#measured)]
		};
	}
	#take(place) {
		const { plan, suite, done, time, seen } = this.#at;
		const look = {
			kind: "look",
			trial: done.number,
			...place,
			share: time.share
		};
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
};

// src/gate/run-time.ts
/** The time of a run: its share for each trial, and the part that has passed. */
/** A trial beyond the planned time is not worth its starts for less. */
const LEAST_CONFIRMATION_SECONDS = 3;
var RunTime = class {
	#plan;
	#testbed;
	#began;
	/** Number of trials that the budget is split into, known after the first servers have started. */
	trials = Number.POSITIVE_INFINITY;
	#startSeconds = 0;
	#starts = 0;
	/** End of the trial whose servers started last. */
	#trialEnds = 0;
	/** The run begins now. */
	constructor(plan, testbed) {
		this.#plan = plan;
		this.#testbed = testbed;
		this.#began = testbed.now();
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
		if (this.trials === Number.POSITIVE_INFINITY) this.trials = trialCount(this.#plan, startSeconds, servers);
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

// src/gate/measure-until-decided.ts
/**
* Measures trial after trial until every comparison is decided, or the budget is over and no suspicion can be
* confirmed.
*/
/**
* A plan without any comparison needs no measuring, and no testbed: nothing has changed.
*
* @param searchSeconds that a search for causes may take afterwards: the longest time of the whole run is shown from
*   the start
* @param held the baseline whose servers join where the ledger cannot answer
*/
async function measureOn(opened, plan, suite, searchSeconds, edges, held) {
	if (opened !== null && !isUnchanged(plan)) {
		const tell = (event) => edges.tell(event.kind === "time" ? {
			...event,
			secondsLeft: event.secondsLeft + searchSeconds
		} : event);
		return measureUntilDecided(plan, suite, {
			...edges,
			tell,
			testbed: opened.testbed
		}, held);
	}
	return {
		plan,
		warnings: [],
		measurement: NOTHING_MEASURED,
		standings: /* @__PURE__ */ new Map(),
		settings: /* @__PURE__ */ new Map(),
		compared: compare(plan, new MeasuredBlocks()),
		trials: 1,
		secondsLeft: 0
	};
}
async function measureUntilDecided(asked, suite, edges, held) {
	let plan = asked;
	const warnings = [];
	const done = new Trials(edges);
	const time = new RunTime(plan, edges.testbed);
	const seen = () => edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(time.sufficesToConfirm)
	});
	const looks = new Looks({
		plan,
		suite,
		done,
		time,
		seen
	});
	edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(true)
	});
	const later = laterOf(asked, suite);
	for (;;) {
		const isWanted = looks.stillWanted();
		const isStillNeeded = (arm, cell, number) => (number > 1 || arm.revision !== later) && isWanted(arm, cell, number);
		const schedule = (servers, number) => time.schedule(servers, number, (last) => trialsToCome(plan, number, last, isStillNeeded));
		try {
			if (!await done.measure(plan, isStillNeeded, schedule, looks)) break;
			looks.afterTrial();
		} catch (error) {
			if (!(error instanceof BaselineFails)) throw error;
			warnings.push({
				code: "baseline-not-measured",
				name: held?.name ?? "",
				why: firstLine(error)
			});
			plan = withoutBaseline(plan);
			looks.adopt(plan);
		}
	}
	const { measurement, settings } = done;
	const { trials, secondsLeft } = time;
	const { compared, standings } = looks;
	return {
		plan,
		warnings,
		measurement,
		settings,
		compared,
		standings,
		trials,
		secondsLeft
	};
}
/** Servers that join after the first trial: those of the baseline, if the ledger may do without them. */
function laterOf(plan, { gate }) {
	const names = plan.arms.flatMap(({ revision, scenario }) => revision === "baseline" ? [scenario.name] : []);
	return needOf(plan.since ?? [], names, plan, gate) === "from the start" ? void 0 : "baseline";
}

// src/gate/gate.ts
/** One run on one screen, for both the command line and the action. */
/**
* Measures a change, judges it, and writes every view of the result.
*
* @param refusals of new versions: red, and the table is of servers without these options, or with their successors
* @throws UserError if the input is wrong, MeasurementError if nothing could be measured
*/
async function gate(request, edges, refusals = []) {
	try {
		return await measuredChange(request, edges, refusals);
	} catch (failure) {
		const isNew = (refusal) => refusals.every(({ scenario }) => scenario !== refusal.scenario);
		if (!(failure instanceof RefusesOptions) || !isNew(failure.refusal)) throw failure;
		edges.tell({
			kind: "note",
			text: describeError(failure)
		});
		return await gate(request, edges, [...refusals, failure.refusal]).catch((error) => {
			throw isFailure(error) ? failure : error;
		});
	}
}
async function measuredChange(request, edges, refusals) {
	const { tell, signal } = edges;
	const clock = runClock();
	const timeline = timekeeper(clock);
	const note = (text) => tell({
		kind: "note",
		text
	});
	const isByCommand = request.subject.kind === "config" && request.subject.paths.some(isCommand);
	if (request.install && isByCommand) await installSandbox(note, signal);
	const reading = {
		request,
		openStore: edges.openStore,
		signal
	};
	const ledger = await ledgerToJoin(reading);
	const subjectSince = sinceRecorded(request, ledger);
	const readAt = (asked) => readSubject(asked, note, sourceFacts(request), signal);
	const subject = await readAt(subjectSince);
	const { suite: chosen, warnings } = applyRules(subject, request);
	const suite = withSuccessors(asRecorded(chosen, ledger), refusals);
	const base = subject.base?.scenarios ?? [];
	const mostServers = serversAtOnce(suite, request.server);
	const asked = await planHeld(suite, subject, mostServers, reading, ledger, (commit) => readAt({
		...subjectSince,
		base: commit
	}));
	const started = asked.plan.arms.map(({ scenario }) => scenario);
	const isIdle = isUnchanged(asked.plan);
	const strange = isIdle ? void 0 : subject.strangeSql;
	const loose = strange === void 0 || await areContained(suite, started, request) ? void 0 : strange;
	using output = new OutputDirectory(request.out);
	const openTestbed = async (plan) => {
		const { openTestbed: open } = await import("./open-testbed2.js");
		return open({
			...request,
			suite,
			base,
			plan,
			signal,
			timeline,
			...tellers(tell)
		});
	};
	const { plan: planned, held, opened, ...ledgerFacts } = isIdle || loose !== void 0 ? {
		...asked,
		opened: null
	} : await openHeld(asked, openTestbed);
	await using testbed = opened;
	const read = testbed === null ? planned : withoutUnread(testbed.plan, testbed.buildOf);
	const seen = testbed === null ? planned : withoutUnseen(testbed.plan, testbed.buildOf, testbed.asked);
	const plan = testbed === null ? planned : withLearnedStarts(seen, testbed.buildOf, ledgerFacts.records);
	const checked = testbed ?? await uncheckedStarts({
		...request,
		suite,
		base,
		signal,
		...tellers(tell)
	});
	const searchSeconds = request.explain === "never" ? 0 : request.explainSeconds;
	const measuring = {
		save: output.appendLines,
		tell,
		timeline
	};
	const measured = await measureOn(testbed, plan, suite, searchSeconds, measuring, held).catch(async (failure) => {
		throw testbed === null ? failure : await asOutcome(failure, {
			...testbed,
			plan
		});
	});
	timeline.enter({ step: "judge" });
	const facts = factsOf({
		request,
		subject,
		suite,
		planned,
		plan: read,
		testbed,
		checked,
		clock,
		warnings: [
			...[...warnings, ...subject.warnings],
			...loose === void 0 ? [] : [{
				code: "sql-not-contained",
				...loose
			}],
			...[...ledgerFacts.warnings, ...measured.warnings]
		]
	});
	const run = describeRun({
		suite,
		...measured
	}, facts);
	const judged = decide(measured.compared, measured.standings, suite.gate);
	const covered = {
		...judged,
		...refusals.length > 0 && { refusals },
		coverage: coverageOfRun(suite, read, facts.settings, measured.measurement, testbed),
		baseline: held === void 0 ? null : baselineResult(held, judged.comparisons, suite.gate)
	};
	const resultOf = async (judgement) => makeResult(await askAcceptance(judgement, suite.name, edges.findAcceptance), run, timeline.wallTime());
	const beforeSearch = async () => {
		const known = await resultOf(covered);
		writeTexts(known, output);
		await edges.showVerdict?.(known);
		timeline.enter({ step: "search" });
	};
	const attributed = testbed === null ? covered : await attribute(covered, request, {
		plan,
		measured,
		testbed
	}, {
		tell,
		beforeSearch
	});
	const onDisks = testbed === null ? attributed : await measureDisks(attributed, request.disks, {
		plan,
		measured,
		testbed
	}, { tell });
	timeline.enter({ step: "judge" });
	const result = await resultOf(onDisks);
	tell({
		kind: "phase",
		phase: { code: "draw" }
	});
	await writeViews(result, output);
	return result;
}

export { tellers as n, gate as t };