import { _ as isUnread, l as COSTS, n as RULES, o as nonEmpty, s as ruleLine } from "./suite.js";
import { u as UserError } from "./errors.js";
import { d as fillsRedoLog, n as endpointName } from "./dsn.js";
import "./comparison.js";
import { a as sum } from "./vectors.js";
import { i as ruleChangeText } from "./warnings.js";
import { c as isSameScenario } from "./option-reach.js";
import { _ as chooseCells } from "./coverage.js";
import { n as toleranceOf } from "./tolerance.js";
import { f as adjustSuite } from "./parse.js";
import { a as rotatingTurns, n as blockSeconds } from "./turns.js";

// src/core/plan/budget.ts
/**
* How a run's time is shared out: the gate's budget over its trials, and the search for causes over its own. Pure
* arithmetic on seconds; the outcome of no measurement enters.
*/
/** Time of one trial besides its turns: starting every arm's server, and every cell's clients and their warm-up. */
const ARM_START_SECONDS = .8;
const CELL_START_SECONDS = .2;
const ARM_WARM_UP_SECONDS = .3;
/** For one query, which was asked once before. */
const ANALYTICAL_WARM_UP_SECONDS = .07;
/** Until its redo log is full. */
const FILLING_SECONDS = 5;
/** Below five blocks a cell's interval means nothing; below two a trial's noise is unknown. */
const LEAST_BLOCKS = 5;
const LEAST_BLOCKS_PER_TRIAL = 2;
/** Rough latency of one transaction per thread on one CPU; only used before anything was measured. */
const EXPECTED_MS_PER_THREAD = .6;
/**
* Starts may take the larger share of the budget for a few trials, and the smaller one for more. In simulations of two
* cells in two minutes, ten trials passed as many unchanged runs as five where starts differ by 1.8 %, and fewer where
* turns are noisy (56 against 65 %).
*/
const FEW_TRIALS = 5;
const START_SHARE_OF_FEW = .3;
const START_SHARE = .125;
/** A regression needs a second trial to be confirmed. */
const LEAST_TRIALS = 2;
const MOST_TRIALS = 10;
/** A trial of the search gives every server so much time: enough to tell one or two per cent in two of them. */
const SEARCH_SECONDS_PER_ARM = 3;
/** Least of that, where the time ends sooner. */
const LEAST_SEARCH_SECONDS_PER_ARM = 1.2;
const LEAST_SEARCH_SECONDS = 10;
/** Starting and stopping a few servers takes at least this share of the time for many. */
const LEAST_IDLE_SHARE = .5;
/**
* How many trials the budget is split into, by how long it took to start the first servers; the outcome of no
* measurement enters.
*
* @param servers how many there are; arms that share a single one need no others to tell starts from settings
*/
function trialCount(plan, startSeconds, servers) {
	if (servers === 1) return LEAST_TRIALS;
	const overhead = startSeconds + sum(plan.cells.map((cell) => cellOverheadSeconds(plan, cell)));
	const affordable = (share) => Math.floor(share * plan.budgetSeconds / overhead);
	const few = Math.min(FEW_TRIALS, affordable(START_SHARE_OF_FEW));
	return Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, few, affordable(START_SHARE)));
}
/** The fewest blocks a cell gets in each of this many trials of its arms. */
function leastBlocks(trials) {
	return Math.max(LEAST_BLOCKS_PER_TRIAL, Math.ceil(LEAST_BLOCKS / trials));
}
function cellOverheadSeconds({ arms }, { workload }) {
	const filling = fillsRedoLog(workload.script) ? FILLING_SECONDS : 0;
	const warmUp = workload.isAnalytical ? ANALYTICAL_WARM_UP_SECONDS : ARM_WARM_UP_SECONDS;
	return CELL_START_SECONDS + arms.length * (warmUp + filling);
}
/** The least budget, in seconds, with which every cell gets its fewest blocks; an estimate before measuring. */
function leastBudgetSeconds(plan) {
	const blocks = leastBlocks(LEAST_TRIALS);
	return Math.ceil(LEAST_TRIALS * trialSeconds(plan, blocks));
}
function trialSeconds(plan, blocks) {
	const { cells } = plan;
	const arms = plan.arms.length;
	const measuring = cells.map((cell) => {
		const redoCycleMs = fillsRedoLog(cell.workload.script) ? 1e3 * FILLING_SECONDS : void 0;
		const pace = {
			p95Ms: cell.threads * EXPECTED_MS_PER_THREAD,
			computes: redoCycleMs === void 0,
			redoCycleMs,
			switchMs: 0
		};
		return cellOverheadSeconds(plan, cell) + blocks * blockSeconds(arms, rotatingTurns(pace, arms));
	});
	return arms * ARM_START_SECONDS + sum(measuring);
}
/**
* Seconds that a trial may measure: an equal part of the time left after the remaining starts.
*
* @param left time until the budget is over, from when the trial's servers have started
* @param later number of trials that are to come after it, whose servers have to start as well
*/
function trialShare(left, later, startSeconds) {
	return (left - later * startSeconds) / (later + 1);
}
/** Seconds to start and stop this many servers, estimated from earlier times. */
function idleSeconds({ seconds, arms }, wanted) {
	return seconds * Math.max(LEAST_IDLE_SHARE, wanted / arms);
}
/** Least seconds for a trial of the search, including starting and stopping. */
function leastSearchSeconds(arms, idle) {
	return Math.max(LEAST_SEARCH_SECONDS, LEAST_SEARCH_SECONDS_PER_ARM * arms) + idleSeconds(idle, arms);
}
/** Seconds that a trial of the search measures; undefined if the time left does not suffice for one. */
function searchShare(left, arms, idle) {
	if (left < leastSearchSeconds(arms, idle)) return void 0;
	const most = Math.max(LEAST_SEARCH_SECONDS, SEARCH_SECONDS_PER_ARM * arms);
	return Math.min(left - idleSeconds(idle, arms), most);
}

// src/core/verdict/loosened-rules.ts
/** Changes that a pull request makes to the rules that judge it: its suite names its own tolerances and cells. */
/** A change that adds more cells than this makes a run no longer. */
const MOST_TIMES_LONGER = 4;
/** Parts that the rules of the base need and the suite no longer has. */
const TAKEN_AWAY = [
	"control",
	"workload",
	"threads",
	"scenario",
	"config"
];
/**
* Every rule that now finds out less than before, the gravest first; stricter rules do not count. Other data, another
* server or another way to measure can hide a cost as well, whichever way they differ.
*/
function loosenedRules(base, head, flags, rules = RULES) {
	const pairs = pairsOf(base, head);
	const scenarios = (what, differ) => pairs.flatMap(([before, now]) => when(differ(before, now), what, before.name, now.name, `scenarios.${now.name}`));
	const [cellsBefore, cells] = [cellsOf(base, flags), cellsOf(head, flags)];
	const isMoreCells = cells > cellsBefore && cells * base.budgetSeconds > cellsBefore * head.budgetSeconds;
	const isShorter = flags.budgetSeconds === void 0 && head.budgetSeconds < base.budgetSeconds;
	const isLessPrecise = (head.precision ?? Number.POSITIVE_INFINITY) > (base.precision ?? Number.POSITIVE_INFINITY);
	const isNoMoreFailing = base.gate.onInconclusive === "fail" && head.gate.onInconclusive === "pass";
	const isPassing = flags.onInconclusive === void 0 && isNoMoreFailing;
	const isControl = ({ name }) => !rules.includes("base") && base.control === name && head.control === name;
	const lostThreads = base.threads.filter((level) => flags.threads === void 0 && !head.threads.includes(level));
	const kept = namesOf(head.scenarios);
	const lostScenarios = namesOf(base.scenarios).filter((name) => flags.scenarios?.includes(name) !== false && !kept.includes(name));
	return [
		...raisedTolerances(base, head, flags),
		...raisedCosts(base.gate, head.gate, flags),
		...when(isPassing, "on-inconclusive", "fail", "pass", "gate.on-inconclusive"),
		...when(base.control !== head.control, "control", base.control, head.control),
		...scenarios("control-settings", (before, now) => isControl(now) && !isSameScenario(before, now)),
		...lostWorkloads(base, head, flags),
		...lostThreads.flatMap((level) => when(true, "threads", level, null, `threads.${level}`)),
		...lostScenarios.flatMap((name) => when(true, "scenario", name, null, `scenarios.${name}`)),
		...when(!isSame(base.dataset, head.dataset), "dataset", base.dataset, head.dataset),
		...changedServers(base, head, pairs),
		...when(base.name !== head.name, "name", base.name, head.name),
		...scenarios("config", (before, now) => before.config !== void 0 && !isSame(before.config, now.config)),
		...scenarios("beside-files", hidesFiles),
		...when(isMoreCells, "cells", cellsBefore, cells, "workloads"),
		...when(isShorter, "budget", base.budgetSeconds, head.budgetSeconds),
		...when(isLessPrecise, "precision", base.precision ?? 0, head.precision ?? null)
	].map((change) => ({
		...change,
		file: head.file,
		line: ruleLine(head, change.key)
	}));
}
/** The change, if it loosens the rule. */
function when(isLooser, what, before, after, key = what) {
	return isLooser ? [{
		what,
		key,
		before,
		after
	}] : [];
}
/** Whether a change takes something away that only the suite of before could measure. */
function takesAway({ what }) {
	return TAKEN_AWAY.includes(what);
}
/** The suite by its own rules, or by those of the base if they are stricter. */
function byStricterRules(base, suite, loosened) {
	const isLoosened = (what) => loosened.some((change) => change.what === what);
	const { tolerance, toleranceFrom, byScenario, byWorkload } = base.gate;
	const atMost = {
		tolerance,
		toleranceFrom,
		byScenario,
		byWorkload
	};
	return {
		...suite,
		gate: {
			...suite.gate,
			...isLoosened("tolerance") && { atMost },
			...isLoosened("cost") && { costs: stricterCosts(base.gate, suite.gate) },
			...isLoosened("on-inconclusive") && { onInconclusive: base.gate.onInconclusive }
		},
		...isLoosened("dataset") && { dataset: base.dataset },
		scenarios: heldScenarios(base, suite, isLoosened("server"), isLoosened("beside-files")),
		...isLoosened("server") && { server: base.server },
		...isLoosened("name") && { name: base.name },
		...isLoosened("budget") && { budgetSeconds: base.budgetSeconds },
		...isLoosened("precision") && { precision: base.precision }
	};
}
/**
* The suite with the base's time in proportion for the cells that a change adds, so that those of the base keep theirs.
*/
function withTimeForCells(base, suite, loosened) {
	const added = loosened.find((change) => change.what === "cells");
	if (added === void 0) return suite;
	const share = Math.min(MOST_TIMES_LONGER, Number(added.after) / Number(added.before));
	return {
		...suite,
		budgetSeconds: Math.max(suite.budgetSeconds, Math.ceil(share * base.budgetSeconds))
	};
}
/** Changes that the base cannot decide: the settings of its control, and how long the caller waits for more cells. */
function isOnlyTold({ what }) {
	return what === "cells" || what === "control-settings";
}
/** Changes for every possible comparison, as one may be set in three places; reported once for each place. */
function raisedTolerances(base, head, { tolerance = {} }) {
	const found = RULES.filter((rule) => tolerance[rule] === void 0).flatMap((rule) => namesOf(base.scenarios, head.scenarios).flatMap((scenario) => ["*", ...namesOf(base.workloads, head.workloads)].flatMap((workload) => {
		const name = {
			rule,
			scenario,
			workload,
			threads: 0
		};
		const [before, after] = [base, head].map(({ gate }) => toleranceOf(name, gate));
		if (before === void 0 || after === void 0 || after.share <= before.share) return [];
		if (rule === "baseline" && after.share === toleranceOf({
			...name,
			rule: "base"
		}, head.gate).share) return [];
		return [{
			what: "tolerance",
			key: `${placeOf(after, before)}.${rule}`,
			before: before.share,
			after: after.share
		}];
	})));
	return [...new Map(found.map((change) => [JSON.stringify(change), change])).values()];
}
/** Limits of costs that are wider, or removed. */
function raisedCosts(base, head, { costs: given = {} }) {
	return COSTS.flatMap((cost) => {
		const [before, after = null] = [base.costs?.[cost]?.share, head.costs?.[cost]?.share];
		if (given[cost] !== void 0 || before === void 0) return [];
		return when(after === null || after > before, "cost", before, after, `gate.costs.${cost}`);
	});
}
/** The lower of the two limits for every cost. */
function stricterCosts({ costs: base = {} }, { costs: head = {} }) {
	const limits = COSTS.flatMap((cost) => {
		const [before, after] = [base[cost], head[cost]];
		const limit = before !== void 0 && (after === void 0 || before.share < after.share) ? {
			...before,
			from: `${before.from}, of the base`
		} : after;
		return limit === void 0 ? [] : [[cost, limit]];
	});
	return Object.fromEntries(limits);
}
/** The nearest place of the rule, "gate.scenarios.on"; that of a rule that holds everywhere is "gate.tolerance". */
function placeOf(...tolerances) {
	const own = tolerances.map(({ from }) => from).find((from) => /^(?:scenario|workload) /.test(from));
	return own === void 0 ? "gate.tolerance" : `gate.${own.replace(" ", "s.")}`;
}
function namesOf(...lists) {
	return [...new Set(lists.flat().map(({ name }) => name))];
}
function lostWorkloads(base, head, { workloads: wanted }) {
	return base.workloads.filter(({ name }) => wanted?.includes(name) !== false).flatMap((workload) => {
		const { name } = workload;
		const now = head.workloads.find((each) => each.name === name);
		return when(now === void 0 || textOf(now) !== textOf(workload), "workload", name, now?.name ?? null, `workloads.${name}`);
	});
}
/** Its work, whatever its name. */
function textOf({ script, options, source }) {
	return JSON.stringify([
		script,
		Object.entries(options).sort(),
		source ?? null
	]);
}
function isSame(one, other) {
	return JSON.stringify(one) === JSON.stringify(other);
}
/** The scenarios that both have, before and now. */
function pairsOf(base, head) {
	return base.scenarios.flatMap((before) => {
		const now = head.scenarios.find(({ name }) => name === before.name);
		return now === void 0 ? [] : [[before, now]];
	});
}
/** The common program of all, and servers of scenarios that run already: a change may not choose its own. */
function changedServers(base, head, pairs) {
	const ofScenario = ({ endpoint }) => sourceText(endpoint ? {
		kind: "dsn",
		endpoint
	} : { kind: "auto" });
	return [...when(!isSame(base.server, head.server), "server", sourceText(base.server), sourceText(head.server)), ...pairs.flatMap(([before, now]) => {
		return when(!isSame(before.endpoint, now.endpoint), "server", ofScenario(before), ofScenario(now), `scenarios.${now.name}.dsn`);
	})];
}
/** The scenarios of head on the base's servers, or with the base's other options besides their option files. */
function heldScenarios(base, { scenarios }, isServer, isBeside) {
	return nonEmpty(scenarios.map((scenario) => {
		const before = base.scenarios.find(({ name }) => name === scenario.name);
		if (before === void 0) return scenario;
		const beside = isBeside && hidesFiles(before, scenario) && {
			options: [...fromFiles(scenario), ...fromSuite(before)],
			sql: before.sql,
			program: before.program
		};
		return {
			...scenario,
			...beside,
			...isServer && { endpoint: before.endpoint }
		};
	}));
}
function fromFiles({ options }) {
	return options.filter((option) => option.group !== void 0 || isUnread(option));
}
function fromSuite(scenario) {
	const ofFiles = fromFiles(scenario);
	return scenario.options.filter((option) => !ofFiles.includes(option));
}
/** Whether its option files change together with its other options in the suite. */
function hidesFiles(before, now) {
	const ofFiles = (scenario) => ({
		...scenario,
		options: fromFiles(scenario),
		sql: [],
		program: void 0
	});
	const beside = (scenario) => ({
		...scenario,
		options: fromSuite(scenario)
	});
	return fromFiles(before).length + fromFiles(now).length > 0 && !isSameScenario(ofFiles(before), ofFiles(now)) && !isSameScenario(beside(before), beside(now));
}
function sourceText(source) {
	if (source.kind === "auto") return "any";
	return source.kind === "dsn" ? `dsn ${endpointName(source.endpoint)}` : `${source.kind} ${source.name}`;
}
function cellsOf({ workloads, threads, scenarios }, flags) {
	const chosen = (all, wanted) => all.filter(({ name }) => wanted?.includes(name) !== false).length;
	return chosen(workloads, flags.workloads) * chosen(scenarios, flags.scenarios) * (flags.threads ?? threads).length;
}

// src/gate/rules.ts
/** The suite as it is measured and judged: adjusted by the flags, under the rules that hold, with the cells to measure. */
/**
* Without named workloads, option files get those that show the changed settings.
*
* @param subject with the suite whose rules count; undefined if there was none, so that nothing can be loosened
* @throws UserError if a flag names something missing from the suite, or the suite lacks a part that must still judge
* it
* @returns with warnings about rules that the change loosens
*/
function applyRules({ suite: head, base, ruledBy }, { subject, adjustments, rules }) {
	const adjusted = adjustSuite(head, adjustments);
	if (adjusted.kind !== "ok") throw new UserError(adjusted.problems.join("\n"));
	const loosened = ruledBy === void 0 ? [] : loosenedRules(ruledBy, head, adjustments, rules);
	const holds = subject.kind === "suite" ? subject.rules?.holds ?? "head" : "head";
	const warnings = loosened.map((change) => ({
		code: "rules-loosened",
		...change,
		holds: isOnlyTold(change) ? "head" : holds
	}));
	let { suite } = adjusted;
	if (holds === "base" && ruledBy !== void 0) {
		refuseLost(head, loosened);
		suite = byStricterRules(ruledBy, suite, loosened);
		if (adjustments.budgetSeconds === void 0) suite = withTimeForCells(ruledBy, suite, loosened);
	}
	const before = subject.kind === "advice" ? presentOf(suite) : base?.scenarios;
	return {
		...subject.kind !== "suite" && before !== void 0 && adjustments.workloads === void 0 ? chooseCells(suite, before, adjustments) : {
			suite,
			reasons: []
		},
		warnings
	};
}
/** Every scenario as it is without its proposal. */
function presentOf({ scenarios, control }) {
	const options = scenarios.find(({ name }) => name === control)?.options ?? [];
	return scenarios.map((scenario) => ({
		...scenario,
		options
	}));
}
function refuseLost(head, loosened) {
	const lost = loosened.filter(takesAway);
	if (lost.length === 0) return;
	const lines = lost.map((change) => `  ${change.file}:${change.line}: ${ruleChangeText(change)}`);
	throw new UserError(`${head.file} removes what the rules of the base require, so the change cannot be judged by them; put it back, or ask a maintainer to set the input allow-rule-changes: true\n${lines.join("\n")}`);
}

export { searchShare as a, leastSearchSeconds as i, leastBlocks as n, trialCount as o, leastBudgetSeconds as r, trialShare as s, applyRules as t };