import { T as isCopy, b as COSTS, l as isOwnWorkload } from "./workloads.js";
import { a as precisionOf, i as isStudy, n as clockTolerance } from "./gate-policy.js";
import { o as settingChanges } from "./changes.js";
import { n as isSameScenario } from "./scenario-identity.js";
import { l as mayMatter } from "./assess.js";
import { n as READ_START_SPREAD, t as DEFAULT_START_SPREAD } from "./random-effects.js";

// src/core/plan/separate-workload.ts
/**
* Separates a change of settings from a change of the workload. If both change, all scenarios get the workload of the
* base, so that they differ in settings alone. One more scenario, named after the workload, has the settings of the
* base on both sides, and the workload before and after the change.
*/
function separateWorkload({ workloads, control }, sides) {
	const { scenarios, base, baseline } = sides;
	const of = (all, name) => all.find((each) => each.name === name);
	const { script = "" } = workloads.find((workload) => isOwnWorkload(workload.script)) ?? {};
	const before = of(base, control) ?? base.find(({ name }) => of(scenarios, name) !== void 0);
	const load = of(scenarios, before?.name)?.own;
	if (script === "" || before?.own === void 0 || load === void 0) return sides;
	const asBefore = (scenario) => ({
		...scenario,
		own: before.own
	});
	if (!scenarios.some((scenario) => {
		const earlier = of(base, scenario.name);
		return earlier === void 0 || !isSameScenario(earlier, asBefore(scenario));
	}) || isSameScenario(before, {
		...before,
		own: load
	})) return sides;
	const name = script.includes("/") ? script : `./${script}`;
	const alone = {
		...before,
		name,
		place: {
			file: load.workload.file,
			line: 1
		}
	};
	return {
		scenarios: [...scenarios.map(asBefore), {
			...alone,
			own: load
		}],
		base: [...base, alone],
		baseline: baseline.map(asBefore)
	};
}

// src/core/plan/plan.ts
/**
* The plan: arms, cells and comparisons. Everything random in it depends on the seed alone, so that a run can be
* repeated.
*/
function mixedArm(scenario, revision = "head", role = "candidate") {
	return {
		scenario,
		revision,
		role,
		isMixed: true
	};
}
/**
* Number of servers that run at once if the compared arm has a twin: the control, its twin, the arm and its twin. If
* the machine has room for fewer, the arm has no twin.
*/
const REPLICATED_ARMS = 4;
const AGAINST_CONTROL = {
	rules: ["control"],
	base: []
};
/**
* Arms of a suite: the control, its twin, the other scenarios that a rule compares, and the scenarios of the base that
* may differ in speed.
*
* @throws RangeError if the suite has no such control
*/
function armsOf(suite, { rules, mostServers = Number.POSITIVE_INFINITY, ...against } = AGAINST_CONTROL) {
	const whole = {
		scenarios: suite.scenarios,
		base: against.base,
		baseline: against.baseline ?? []
	};
	const { scenarios, base, baseline } = rules.includes("base") ? separateWorkload(suite, whole) : whole;
	const control = scenarios.find((scenario) => scenario.name === suite.control);
	if (control === void 0) throw new RangeError(`the suite has no scenario ${suite.control}`);
	const changed = base.filter((before) => {
		const after = scenarios.find(({ name }) => name === before.name);
		return rules.includes("base") && after !== void 0 && mayDifferInSpeed(before, after);
	});
	const isAsked = ({ name }) => rules.includes("control") || changed.some((before) => before.name === name);
	const compared = [...scenarios.filter((scenario) => scenario !== control && isAsked(scenario)).map((scenario) => {
		return {
			scenario,
			revision: "head",
			role: suite.scenarios.every(({ name }) => name !== scenario.name) ? "control" : "candidate"
		};
	}), ...changed.map((scenario) => {
		return {
			scenario,
			revision: "base",
			role: scenario.name === control.name ? "control" : "candidate"
		};
	})];
	const earlier = baseline.filter(({ name }) => changed.some((before) => before.name === name)).map((scenario) => ({
		scenario,
		revision: "baseline",
		role: "candidate"
	}));
	return [
		{
			scenario: control,
			revision: "head",
			role: "control"
		},
		{
			scenario: control,
			revision: "twin",
			role: "control"
		},
		...compared,
		...mostServers >= REPLICATED_ARMS + earlier.length ? copiesOf(compared) : [],
		...earlier
	];
}
/**
* The plan that also compares with the baseline: with its servers, or with the ratios to the control that the ledger
* stored.
*/
function planAgainstBaseline(plan, stored) {
	return {
		...plan,
		rules: [.../* @__PURE__ */ new Set([...plan.rules, "baseline"])],
		stored
	};
}
function planWithoutBaseline(plan) {
	const [control, twin, ...others] = plan.arms;
	const arms = [
		control,
		twin,
		...others.filter(({ revision }) => revision !== "baseline")
	];
	return {
		...plan,
		arms,
		rules: plan.rules.filter((rule) => rule !== "baseline"),
		stored: void 0
	};
}
/** Plan without a scenario. Undefined if the scenario is the control, or if nothing would be left to compare. */
function planWithoutScenario(plan, name) {
	const [control, twin, ...others] = plan.arms;
	const left = others.filter(({ scenario }) => scenario.name !== name);
	if (control.scenario.name === name || left.length === 0) return void 0;
	return {
		...plan,
		arms: [
			control,
			twin,
			...left
		],
		stored: plan.stored?.filter(({ scenario }) => scenario !== name)
	};
}
/**
* Second servers for a single compared arm. Two trials with them are as precise as three trials without them, and a
* trial takes a third more time. With more comparisons there would be too many servers.
*/
function copiesOf(compared) {
	const [arm, ...others] = compared;
	if (arm === void 0 || others.length > 0) return [];
	return [{
		...arm,
		revision: arm.revision === "base" ? "base-twin" : "twin"
	}];
}
/**
* Plan without second servers of compared arms, because time or memory does not suffice for them. The control keeps its
* twin.
*/
function singleCopyPlan(plan) {
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			control,
			twin,
			...others.filter((arm) => !isCopy(arm))
		]
	};
}
/** Plan with the arms of all groups that have its control, because some decisions must be the same in all of them. */
function wholePlan(plan) {
	return {
		...plan,
		arms: plan.whole ?? plan.arms
	};
}
/** Plan of control and twin alone, for a change that is not measured, because servers refuse it. */
function controlOnlyPlan(plan) {
	const [control, twin] = plan.arms;
	return {
		...plan,
		arms: [control, twin],
		rules: ["base"],
		stored: void 0
	};
}
/** Whether the plan compares with the base alone, and the base does not differ, so that nothing is left to measure. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/**
* Whether two scenarios may differ in speed. Settings without effect on it do not count, because measuring them would
* find nothing.
*/
function mayDifferInSpeed(before, after) {
	if (isSameScenario(before, after)) return false;
	const differences = settingChanges(before, after);
	return differences.length === 0 || differences.some(mayMatter);
}
/**
* Warns of scenarios that the base lacks, and of scenarios whose changes are not worth a comparison. If nothing at all
* is compared, the second warning is left out, because the verdict already says so.
*/
function baseWarnings({ scenarios }, base, plan) {
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return scenarios.flatMap((scenario) => {
		const before = base.find(({ name }) => name === scenario.name);
		if (before === void 0) return [{
			code: "base-missing",
			scenario: scenario.name
		}];
		if (!plan.rules.includes("base") || compared.has(scenario.name) || isUnchanged(plan)) return [];
		const settings = settingChanges(before, scenario).filter((change) => !mayMatter(change));
		return settings.length === 0 ? [] : [{
			code: "base-without-effect",
			scenario: scenario.name,
			settings: settings.map(({ name }) => name)
		}];
	});
}
const REVISION_NAMES = {
	base: "before",
	twin: "second copy",
	"base-twin": "before, second copy",
	baseline: "at the baseline"
};
function armName({ scenario, revision }) {
	return nameAt(scenario.name, revision);
}
function nameAt(scenario, revision) {
	return revision === "head" ? scenario : `${scenario} (${REVISION_NAMES[revision]})`;
}
function planOf(suite, seed, against = AGAINST_CONTROL) {
	const cells = suite.workloads.flatMap((workload) => (workload.threads ?? suite.threads).map((threads) => ({
		workload,
		threads
	})));
	const { rules, shard, mostServers = Number.POSITIVE_INFINITY } = against;
	const shardCells = shard === void 0 ? cells : cellsOfShard(cells, shard);
	const { startSpread = DEFAULT_START_SPREAD, readSpread = against.startSpread ?? READ_START_SPREAD } = against;
	return {
		seed,
		rules,
		arms: armsOf(suite, against),
		cells: shardCells,
		shard: shard ?? null,
		startSpread,
		readSpread,
		clockTolerance: clockTolerance(suite.gate, precisionOf(suite.gate, rules, suite.precision)),
		gatedCosts: COSTS.filter((cost) => {
			const limit = suite.gate.costs?.[cost];
			return limit !== void 0 && !(limit.from === "default" && isStudy(suite.gate, rules));
		}),
		budgetSeconds: suite.budgetSeconds * shardCells.length / cells.length,
		mostServers
	};
}
/**
* Cells of one shard, in the plan's order. They are dealt out by number of threads, so that no shard gets all cells of
* many threads, whose turns are long.
*/
function cellsOfShard(cells, { index, of }) {
	const byThreads = cells.toSorted((left, right) => right.threads - left.threads);
	const shardCells = new Set(byThreads.filter((_, place) => place % of === index - 1));
	return cells.filter((cell) => shardCells.has(cell));
}

export { mayDifferInSpeed as a, planAgainstBaseline as c, planWithoutScenario as d, singleCopyPlan as f, isUnchanged as i, planOf as l, baseWarnings as n, mixedArm as o, wholePlan as p, controlOnlyPlan as r, nameAt as s, armName as t, planWithoutBaseline as u };