import { h as isEarlier, l as COSTS, m as isCopy } from "./suite.js";
import { A as removalOf, C as FORKS, _ as namesOf, b as variableForms, c as asReadBy, d as isReadBy, w as OPTIONS, x as variableOf } from "./option-file.js";
import { a as optionReach, g as settingDifferences, l as isSameScenario, n as isBinaryLog, y as resolveSettings } from "./option-reach.js";
import { g as isOwnWorkload, j as numberOf } from "./dsn.js";
import { c as classOf } from "./scales.js";
import { t as DEFAULT_START_SPREAD } from "./random-effects.js";

// src/core/settings/variable-values.ts
/** Options as files write them, and changed ones, as the values of the variables that they set. */
const VARIABLES = new Set(OPTIONS.filter(({ exercisedBy }) => exercisedBy !== void 0).map(({ name }) => name));
/**
* `skip-innodb-doublewrite` is innodb_doublewrite=OFF, while `skip-name-resolve` is skip_name_resolve=ON: servers have
* a variable of that name.
*
* @param value null or undefined for a bare flag
* @returns the variable, by the name that servers list, and its value as text
*/
function variableValue(option, value) {
	const name = option.replaceAll("-", "_").toLowerCase().replace(/^loose_/, "");
	const [, word, rest] = /^(skip|disable|enable)_(.+)$/.exec(name) ?? [];
	const isOff = /^(?:0|off|false|no)$/i.test(value ?? "");
	if (rest !== void 0 && !VARIABLES.has(name) && VARIABLES.has(rest)) return {
		variable: rest,
		value: isOff === (word === "enable") ? "OFF" : "ON"
	};
	return {
		variable: name,
		value: value ?? "ON"
	};
}
/** All values that options set, the last of each variable, whichever of its names they have. */
function variableValues(options) {
	const settings = [...resolveSettings(options).values()].flat();
	return Object.fromEntries(settings.map((setting) => {
		const { variable, value } = variableValue(setting.name, setting.value);
		return [variableOf(variable), value];
	}));
}
const ASSIGNMENT = /^\s*SET\s+(?:@@)?(?:GLOBAL|PERSIST)[\s.]+`?(\w+)`?\s*:?=\s*('[^']*'|"[^"]*"|[^,]+?)\s*;?\s*$/is;
/** The variable of a changed option, or of a statement that sets only one for all clients; undefined of all else. */
function setVariable(setting) {
	const { kind, before, after } = setting;
	if (kind !== "sql") return changedVariable(setting);
	const [old, present] = [before, after].map((side) => ASSIGNMENT.exec(side?.value ?? ""));
	const variable = (present ?? old)?.[1]?.toLowerCase();
	const assigned = (match) => match?.[1]?.toLowerCase() === variable ? match?.[2] : void 0;
	return variable === void 0 ? void 0 : {
		variable,
		before: assigned(old),
		after: assigned(present),
		setting
	};
}
/** The variable of a changed option; undefined of statements and images. */
function changedVariable(setting) {
	const { kind, name, before, after } = setting;
	if (kind !== "option") return void 0;
	const [option = name] = name.split(" ");
	const { variable } = variableValue(option, (after ?? before)?.value);
	const textOf = (side) => side === null ? void 0 : variableValue(option, side.value).value;
	return {
		variable,
		before: textOf(before),
		after: textOf(after),
		setting
	};
}

// src/core/plan/apart.ts
/** Changes of settings and of the user's own workload, each judged by itself: together, one could hide the other. */
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

// src/core/plan/changed-settings.ts
/**
* The plan's scenarios with only the options that their servers read. Programs of equal content are one: another tag or
* digest of the same image is no change.
*/
function effectivePlan(plan, serverOf) {
	const programOf = ({ scenario }) => {
		const { identity } = serverOf(scenario);
		return (plan.arms.find((arm) => identity !== void 0 && serverOf(arm.scenario).identity === identity)?.scenario ?? scenario).program;
	};
	const read = (arm) => ({
		...arm,
		scenario: {
			...asReadBy(arm.scenario, serverOf(arm.scenario)),
			program: programOf(arm)
		}
	});
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			read(control),
			read(twin),
			...others.map(read)
		]
	};
}
/**
* The plan without the arms of a base whose servers read the same as for head: the changes are in groups of option
* files that those servers do not read, end in the same settings, or have no effect on speed.
*/
function withoutUnread(plan, serverOf) {
	return comparedBy(plan, serverOf, (setting) => !isWithoutEffect(setting));
}
/** The plan without the arms of a base none of whose changed settings is worth a comparison. */
function comparedBy(plan, serverOf, isWorthIt) {
	const settings = changedSettings(effectivePlan(plan, serverOf)).filter(isWorthIt);
	const changed = new Set(settings.map(({ scenario }) => scenario));
	const [control, twin, ...others] = plan.arms;
	const kept = others.filter((arm) => !isEarlier(arm) || changed.has(arm.scenario.name));
	const isKept = ({ role, scenario: { name } }) => changed.has(name) || role === "candidate" && plan.rules.includes("control");
	const arms = [
		control,
		twin,
		...kept.filter(isKept)
	];
	const isEmpty = others.length > 0 && arms.length === 2;
	return {
		...plan,
		arms,
		rules: isEmpty ? plan.rules.filter((rule) => rule !== "control") : plan.rules
	};
}
/**
* A scenario before the change, with the new lines of each variable that has the same value in the server before and
* now: another spelling, a number in place of a word, or another order of a set is no change.
*
* @param values by variable, as the server tells them with the options that it reads
*/
function asTaken(before, after, server, values) {
	const isEqual = (variable, written) => {
		const [value, other] = namesOf(variable).flatMap((name) => values.after.get(name) ?? []);
		const isShown = value !== void 0 && value !== "" && (other === void 0 || other === value);
		const isBound = /^\d+$/.test(value ?? "") && written.some((text) => (numberOf(text) ?? Number(text)) !== Number(value));
		return isShown && !isBound && namesOf(variable).every((name) => values.before.get(name) === values.after.get(name));
	};
	const same = new Set(settingDifferences(asReadBy(before, server), asReadBy(after, server)).flatMap((setting) => {
		const { name, before: old, after: own } = setting;
		const isGiven = old !== null && own !== null && !name.includes(" ") && !isBinaryLog({
			name,
			value: void 0
		});
		const written = [old?.value, own?.value];
		const isReaching = written.some((value) => optionReach({
			name,
			value
		}) !== void 0);
		const variable = changedVariable(setting)?.variable;
		return isGiven && !isReaching && variable !== void 0 && isEqual(variable, written) ? variableOf(variable) : [];
	}));
	if (same.size === 0) return before;
	const subjectOf = ({ name, value }) => variableOf(variableValue(name, value).variable);
	const options = before.options.flatMap((option, index) => {
		const subject = subjectOf(option);
		if (!same.has(subject)) return option;
		return before.options.findLastIndex((each) => subjectOf(each) === subject) === index ? after.options.filter((each) => subjectOf(each) === subject) : [];
	});
	return {
		...before,
		options
	};
}
/** Differences between the scenarios of a plan and their base. */
function changedSettings({ arms }) {
	const of = (wanted) => arms.flatMap(({ scenario, revision }) => revision === wanted ? scenario : []);
	return changesBetween(of("base"), of("head"));
}
/** Differences in groups that no server of the scenario reads: a server of another version may be slower by them. */
function unreadSettings({ arms }, serverOf) {
	const armsOf = Map.groupBy(arms, ({ scenario }) => scenario.name);
	const isRead = (name, option) => armsOf.get(name)?.some(({ scenario }) => isReadBy(option, serverOf(scenario)));
	const of = (wanted) => arms.filter(({ revision }) => revision === wanted).map(({ scenario }) => ({
		...scenario,
		options: scenario.options.filter((option) => !isRead(scenario.name, option))
	}));
	return changesBetween(of("base"), of("head")).filter((setting) => setting.kind === "option" && !isWithoutEffect(setting)).map((setting) => ({
		...setting,
		isUnread: true
	}));
}
/** Differences of scenarios from those of the same name before. */
function changesBetween(base, scenarios) {
	return scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingDifferences(before, after).map((each) => ({
			scenario: after.name,
			...each
		}));
	});
}
/**
* Differences from the base for which no comparison is needed: settings that do not affect speed.
*
* @param base the scenarios before the change
*/
function changesWithoutEffect(plan, scenarios, base) {
	if (!plan.rules.includes("base")) return [];
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return changesBetween(base, scenarios.filter(({ name }) => !compared.has(name))).filter(isWithoutEffect);
}

export { variableValue as C, setVariable as S, nameAt as _, comparedBy as a, withoutCopies as b, withoutUnread as c, heldAgainstBaseline as d, isUnchanged as f, mixedArm as g, mayDifferInSpeed as h, changesWithoutEffect as i, armName as l, makePlan as m, changedSettings as n, effectivePlan as o, isWithoutEffect as p, changesBetween as r, unreadSettings as s, asTaken as t, baseWarnings as u, withoutBaseline as v, variableValues as w, changedVariable as x, withoutComparisons as y };