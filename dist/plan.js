import { o as isCopy, t as COSTS } from "./names.js";
import { g as removalOf, s as variableForms, u as FORKS } from "./option-names.js";
import { a as classOf } from "./tolerance.js";
import { d as DEFAULT_START_SPREAD } from "./comparison.js";
import { a as isSameScenario, d as settingDifferences } from "./option-reach.js";

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
function armsOf(suite, { rules, base, mostServers = Number.POSITIVE_INFINITY } = AGAINST_CONTROL) {
	const control = suite.scenarios.find((scenario) => scenario.name === suite.control);
	if (control === void 0) throw new RangeError(`the suite has no scenario ${suite.control}`);
	const changed = base.filter((before) => {
		const after = suite.scenarios.find(({ name }) => name === before.name);
		return rules.includes("base") && after !== void 0 && mayDifferInSpeed(before, after);
	});
	const isAsked = ({ name }) => rules.includes("control") || changed.some((before) => before.name === name);
	const compared = [...suite.scenarios.filter((scenario) => scenario !== control && isAsked(scenario)).map((scenario) => ({
		scenario,
		revision: "head",
		role: "candidate"
	})), ...changed.map((scenario) => {
		return {
			scenario,
			revision: "base",
			role: scenario.name === control.name ? "control" : "candidate"
		};
	})];
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
		...mostServers >= REPLICATED_ARMS ? copiesOf(compared) : []
	];
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
/** Whether the plan compares with nothing but a base that is the same. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/**
* Whether a server is as fast with the setting as without. Other places of data and logs do not count as such: in
* memory or on another device a server differs.
*/
function isWithoutEffect({ kind, name, before, after }) {
	if (kind !== "option") return false;
	const forms = variableForms(name);
	if (after !== null && forms.some((form) => FORKS.some((fork) => removalOf(form, fork) !== void 0))) return false;
	if (name === "log-bin") return before !== null && after !== null && folderOf(before) === folderOf(after);
	return classOf(name) === "no effect";
}
/** The folder of the binary log; without a path that is the data directory. */
function folderOf({ value = "" }) {
	return value.slice(0, value.lastIndexOf("/") + 1);
}
/** Whether they may differ in speed; not where only settings without effect differ. */
function mayDifferInSpeed(before, after) {
	if (isSameScenario(before, after)) return false;
	const differences = settingDifferences(before, after);
	return differences.length === 0 || !differences.every(isWithoutEffect);
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
		const settings = settingDifferences(before, scenario).filter(isWithoutEffect);
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
	"base-twin": "before, second copy"
};
/** "my.cnf (before)": no other arm has it, and messages use it. */
function armName({ scenario, revision }) {
	return nameAt(scenario.name, revision);
}
function nameAt(scenario, revision) {
	return revision === "head" ? scenario : `${scenario} (${REVISIONS[revision]})`;
}
function cellName(cell) {
	return `${cell.workload.name} · ${cell.threads} ${cell.threads === 1 ? "thread" : "threads"}`;
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

export { isWithoutEffect as a, nameAt as c, isUnchanged as i, withoutCopies as l, baseWarnings as n, makePlan as o, cellName as r, mixedArm as s, armName as t };