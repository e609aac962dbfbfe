import { h as UserError } from "./paths.js";
import { _ as isUnread, l as COSTS, n as RULES, o as nonEmpty, s as ruleLine } from "./suite.js";
import { r as endpointName } from "./dsn.js";
import { l as isSameScenario, p as isOtherProgram } from "./option-reach.js";
import { v as chooseCells } from "./comparison.js";
import { b as withoutCopies, m as makePlan } from "./changed-settings.js";
import { i as count } from "./figures.js";
import { i as ruleChangeText } from "./warnings.js";
import { n as toleranceOf } from "./tolerance.js";
import { i as adjustSuite } from "./parse.js";
import { c as leastBudgetSeconds } from "./memory.js";

// src/gate/plan-sides.ts
/** A run is short if its budget is less than this many times the least one. */
const SHORT = 2;
/**
* The plan of scenarios now, before and at the baseline.
*
* @throws UserError if the budget does not suffice for any result, or a shard has no cells
*/
function planSides(suite, request, sides) {
	const plan = joinedSides(suite, request, sides);
	if (plan.cells.length === 0 && plan.shard !== null) throw new UserError(`--shard: found ${plan.shard.index}/${plan.shard.of}, but the plan has fewer loads than that`);
	const problem = budgetProblem(plan);
	if (problem !== void 0) throw new UserError(problem);
	return plan;
}
/**
* The suite with as many of the workloads that we chose as its budget suffices for, at least one. Those that no changed
* setting needs are left out first, then the last.
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
	const isTooMuch = () => shards.some((shard) => budgetProblem(joinedSides(kept, {
		...request,
		shard
	}, sides)) !== void 0);
	while (reasons.length > 0 && kept.workloads.length > 1 && isTooMuch()) {
		const dropped = kept.workloads.findLast((workload) => !isNeeded(workload)) ?? kept.workloads.at(-1);
		kept = {
			...kept,
			workloads: nonEmpty(kept.workloads.filter((workload) => workload !== dropped))
		};
	}
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
function withBudget(suite, request, sides) {
	const least = leastBudgetSeconds(joinedSides(suite, request, sides));
	return {
		...suite,
		budgetSeconds: Math.max(suite.budgetSeconds, SHORT * least)
	};
}
/** The plan of the sides, whether or not the budget suffices. */
function joinedSides(suite, { seed, rules, shard }, sides) {
	const whole = makePlan(suite, seed, {
		...sides,
		rules,
		shard
	});
	return whole.budgetSeconds < SHORT * leastBudgetSeconds(whole) ? withoutCopies(whole) : whole;
}
/** Why the budget does not suffice for any result; undefined if it does. */
function budgetProblem(plan) {
	const { cells, arms, budgetSeconds } = plan;
	const least = leastBudgetSeconds(plan);
	if (budgetSeconds >= least) return void 0;
	return `a budget of ${budgetSeconds} s is too small for ${count(cells.length, "load")} with ${arms.length} servers: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`;
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
	const isPassing = (rule) => flags[rule] === void 0 && base.gate[rule] === "fail" && head.gate[rule] === "pass";
	const isControl = ({ name }) => !rules.includes("base") && base.control === name && head.control === name;
	const lostThreads = base.threads.filter((level) => flags.threads === void 0 && !head.threads.includes(level));
	const kept = namesOf(head.scenarios);
	const lostScenarios = namesOf(base.scenarios).filter((name) => flags.scenarios?.includes(name) !== false && !kept.includes(name));
	return [
		...raisedTolerances(base, head, flags),
		...raisedCosts(base.gate, head.gate, flags),
		...when(isPassing("onInconclusive"), "on-inconclusive", "fail", "pass", "gate.on-inconclusive"),
		...when(isPassing("onNotMeasured"), "on-not-measured", "fail", "pass", "gate.on-not-measured"),
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
			...isLoosened("on-inconclusive") && { onInconclusive: base.gate.onInconclusive },
			...isLoosened("on-not-measured") && { onNotMeasured: base.gate.onNotMeasured }
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
/** Changes for every possible comparison, because one may be set in three places; reported once for each place. */
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
/** The source of all, unless it is another program of its kind, and servers of scenarios that run already: a change may not choose its own. */
function changedServers(base, head, pairs) {
	const ofScenario = ({ endpoint }) => sourceText(endpoint ? {
		kind: "dsn",
		endpoint
	} : { kind: "auto" });
	return [...when(!isSame(base.server, head.server) && !isOtherProgram(head.server, base.server), "server", sourceText(base.server), sourceText(head.server)), ...pairs.flatMap(([before, now]) => {
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
	const { options = [] } = suite.scenarios.find(({ name }) => name === suite.control) ?? {};
	const present = suite.scenarios.map((scenario) => ({
		...scenario,
		options
	}));
	const before = subject.kind === "advice" ? present : base?.scenarios;
	return {
		...subject.kind !== "suite" && before !== void 0 && adjustments.workloads === void 0 ? chooseCells(suite, before, adjustments) : {
			suite,
			reasons: []
		},
		warnings
	};
}
function refuseLost(head, loosened) {
	const lost = loosened.filter(takesAway);
	if (lost.length === 0) return;
	const lines = lost.map((change) => `  ${change.file}:${change.line}: ${ruleChangeText(change)}`);
	throw new UserError(`${head.file} removes what the rules of the base require, so the change cannot be judged by them; put it back, or ask a maintainer to set the input allow-rule-changes: true\n${lines.join("\n")}`);
}

export { withBudget as a, planSides as i, budgetProblem as n, withinBudget as o, joinedSides as r, applyRules as t };