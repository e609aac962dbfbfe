import { H as COSTS, d as isOwnWorkload, q as isCopy } from "./workloads.js";
import { a as settingChanges } from "./changes.js";
import { n as isSameScenario } from "./scenario-identity.js";
import { s as mayMatter } from "./assess.js";
import { t as DEFAULT_START_SPREAD } from "./random-effects.js";

// src/core/plan/apart.ts
/**
* Where settings change together with the workload that drives their servers, the workload of the base drives all
* scenarios. Another scenario, which bears the workload's name, has the settings of the base, with the workload as it
* was and as it is.
*/
function apart({ workloads, control }, sides) {
	const { scenarios, base, baseline } = sides;
	const of = (all, name) => all.find((each) => each.name === name);
	const { script = "" } = workloads.find((workload) => isOwnWorkload(workload.script)) ?? {};
	const before = of(base, control) ?? base.find(({ name }) => of(scenarios, name) !== void 0);
	const own = of(scenarios, before?.name)?.own;
	if (script === "" || before?.own === void 0 || own === void 0) return sides;
	const asBefore = (scenario) => ({
		...scenario,
		own: before.own
	});
	if (!scenarios.some((scenario) => {
		const earlier = of(base, scenario.name);
		return earlier === void 0 || !isSameScenario(earlier, asBefore(scenario));
	}) || isSameScenario(before, {
		...before,
		own
	})) return sides;
	const name = script.includes("/") ? script : `./${script}`;
	const alone = {
		...before,
		name,
		place: {
			file: own.workload.file,
			line: 1
		}
	};
	return {
		scenarios: [...scenarios.map(asBefore), {
			...alone,
			own
		}],
		base: [...base, alone],
		baseline: baseline.map(asBefore)
	};
}

// src/core/plan/plan.ts
/** The plan: its arms, its cells, and its comparisons; everything random comes from the seed. */
/** An arm of the search for causes. */
function mixedArm(scenario, revision = "head", role = "candidate") {
	return {
		scenario,
		revision,
		role,
		isMixed: true
	};
}
/** Control, twin, and a single compared arm, twice. */
const REPLICATED_ARMS = 4;
const AGAINST_CONTROL = {
	rules: ["control"],
	base: []
};
/**
* The control, its twin, every other scenario that a rule asks for, and every scenario of the base that may differ in
* speed.
*/
function armsOf(suite, { rules, mostServers = Number.POSITIVE_INFINITY, ...against } = AGAINST_CONTROL) {
	const whole = {
		scenarios: suite.scenarios,
		base: against.base,
		baseline: against.baseline ?? []
	};
	const { scenarios, base, baseline } = rules.includes("base") ? apart(suite, whole) : whole;
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
/** The plan with comparisons with the baseline: with its servers, or with its stored ratios to the control. */
function heldAgainstBaseline(plan, stored) {
	return {
		...plan,
		rules: [.../* @__PURE__ */ new Set([...plan.rules, "baseline"])],
		stored
	};
}
/** The plan without any comparison with the baseline, and without its servers. */
function withoutBaseline(plan) {
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
/**
* A second server of an arm that alone is compared with control and twin. Two starts of each side tell in one trial as
* much as three in two, for a third more of the time; with more comparisons there would be too many servers.
*/
function copiesOf(compared) {
	const [arm, ...others] = compared;
	if (arm === void 0 || others.length > 0) return [];
	return [{
		...arm,
		revision: arm.revision === "base" ? "base-twin" : "twin"
	}];
}
/** The plan without the second servers of compared arms; the control keeps its twin. */
function withoutCopies(plan) {
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
/** The plan that compares nothing: what is refused is not measured. */
function withoutComparisons(plan) {
	const [control, twin] = plan.arms;
	return {
		...plan,
		arms: [control, twin],
		rules: ["base"],
		stored: void 0
	};
}
/** Whether the plan compares with nothing but a base that is the same. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/** Whether they may differ in speed; not where only settings without effect differ. */
function mayDifferInSpeed(before, after) {
	if (isSameScenario(before, after)) return false;
	const differences = settingChanges(before, after);
	return differences.length === 0 || differences.some(mayMatter);
}
/**
* Scenarios that the base does not have, and those of which too little changed to compare them with it. Where nothing is
* compared at all, the verdict says that.
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
const REVISIONS = {
	base: "before",
	twin: "second copy",
	"base-twin": "before, second copy",
	baseline: "at the baseline"
};
/** "my.cnf (before)": no other arm has it, and messages use it. */
function armName({ scenario, revision }) {
	return nameAt(scenario.name, revision);
}
function nameAt(scenario, revision) {
	return revision === "head" ? scenario : `${scenario} (${REVISIONS[revision]})`;
}
function makePlan(suite, seed, against = AGAINST_CONTROL) {
	const cells = suite.workloads.flatMap((workload) => (workload.threads ?? suite.threads).map((threads) => ({
		workload,
		threads
	})));
	const { rules, shard, startSpread = DEFAULT_START_SPREAD, mostServers = Number.POSITIVE_INFINITY } = against;
	return {
		seed,
		rules,
		arms: armsOf(suite, against),
		cells: shard === void 0 ? cells : cellsOfShard(cells, shard),
		shard: shard ?? null,
		startSpread,
		gatedCosts: COSTS.filter((cost) => suite.gate.costs?.[cost] !== void 0),
		budgetSeconds: suite.budgetSeconds,
		mostServers
	};
}
/**
* The cells of one shard, in the plan's order: dealt out by threads, since cells of many threads take long turns, so
* that no shard gets all of them.
*/
function cellsOfShard(cells, { index, of }) {
	const byThreads = cells.toSorted((left, right) => right.threads - left.threads);
	const own = new Set(byThreads.filter((_, place) => place % of === index - 1));
	return cells.filter((cell) => own.has(cell));
}

export { makePlan as a, nameAt as c, withoutCopies as d, isUnchanged as i, withoutBaseline as l, baseWarnings as n, mayDifferInSpeed as o, heldAgainstBaseline as r, mixedArm as s, armName as t, withoutComparisons as u };