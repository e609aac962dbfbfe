import { E as isEarlier } from "./workloads.js";
import { o as settingChanges } from "./changes.js";
import { n as scenarioForServer } from "./scenario.js";
import { l as mayMatter } from "./assess.js";
import { T as isReadBy, s as numberOf } from "./exercises.js";
import { S as namesOf, k as variableOf } from "./setting.js";
import { i as optionReach } from "./reach.js";

// src/core/plan/changed-settings.ts
/**
* The plan with only those settings that its servers read. Programs of equal content count as one, so that another tag
* of the same image is no change.
*/
function effectivePlan(plan, serverOf) {
	const programOf = ({ scenario }) => {
		const identity = serverOf(scenario)?.identity;
		return (plan.arms.find((arm) => identity !== void 0 && serverOf(arm.scenario)?.identity === identity)?.scenario ?? scenario).program;
	};
	const read = (arm) => {
		const server = serverOf(arm.scenario);
		if (server === void 0) return arm;
		return {
			...arm,
			scenario: {
				...scenarioForServer(arm.scenario, server),
				program: programOf(arm)
			}
		};
	};
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
* Plan with only those arms of the base whose servers differ from the servers after the change. Option groups that
* servers do not read, other lines for the same settings, and settings without effect on speed make no difference.
*/
function planOfDifferences(plan, serverOf) {
	return narrowPlan(plan, serverOf, mayMatter);
}
function narrowPlan(plan, serverOf, isWorthIt) {
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
* Scenario before the change, with the new lines of each variable whose value in the server stays the same. Another
* spelling, a number in place of a word, or another order of a set is no change, so it must not be measured as one.
*
* @param values by variable, as the server prints them for the options that it reads
*/
function baseInNewSpelling(before, after, server, values) {
	const isEqual = (variable, texts) => {
		const [value, other] = namesOf(variable).flatMap((name) => values.after.get(name) ?? []);
		const isShown = value !== void 0 && value !== "" && (other === void 0 || other === value);
		const isBound = /^\d+$/.test(value ?? "") && texts.some((text) => (numberOf(text) ?? Number(text)) !== Number(value));
		return isShown && !isBound && namesOf(variable).every((name) => values.before.get(name) === values.after.get(name));
	};
	const same = new Set(settingChanges(scenarioForServer(before, server), scenarioForServer(after, server)).flatMap((setting) => {
		const { kind, name, variable, before: oldSide, after: newSide } = setting;
		if (kind !== "option" || variable === void 0 || variable === "log_bin" || oldSide === null || newSide === null) return [];
		const isReaching = [oldSide, newSide].some((side) => optionReach({
			...side,
			name
		}) !== void 0);
		return newSide.value.kind !== "instruments" && !isReaching && isEqual(variable, [oldSide.text, newSide.text]) ? variableOf(variable) : [];
	}));
	if (same.size === 0) return before;
	const options = before.options.flatMap((option, index) => {
		if (!same.has(option.variable)) return option;
		return before.options.findLastIndex(({ variable }) => variable === option.variable) === index ? after.options.filter(({ variable }) => variable === option.variable) : [];
	});
	return {
		...before,
		options
	};
}
function changedSettings({ arms }) {
	const of = (wanted) => arms.flatMap(({ scenario, revision }) => revision === wanted ? scenario : []);
	return changesBetween(of("base"), of("head"));
}
/**
* Changes in option groups that no server of the scenario reads. The report names them, because they may slow down a
* server of another version.
*/
function unreadSettings({ arms }, serverOf) {
	const armsOf = Map.groupBy(arms, ({ scenario }) => scenario.name);
	const isRead = (name, option) => armsOf.get(name)?.some(({ scenario }) => {
		const server = serverOf(scenario);
		return server === void 0 || isReadBy(option, server);
	});
	const of = (wanted) => arms.filter(({ revision }) => revision === wanted).map(({ scenario }) => ({
		...scenario,
		options: scenario.options.filter((option) => !isRead(scenario.name, option))
	}));
	return changesBetween(of("base"), of("head")).filter((setting) => setting.kind === "option" && mayMatter(setting)).map((setting) => ({
		...setting,
		isOfOtherGroup: true
	}));
}
function changesBetween(base, scenarios) {
	return scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingChanges(before, after);
	});
}
/**
* Changes that need no comparison, because they do not affect speed.
*
* @param base the scenarios before the change
*/
function changesWithoutEffect(plan, scenarios, base) {
	if (!plan.rules.includes("base")) return [];
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return changesBetween(base, scenarios.filter(({ name }) => !compared.has(name))).filter((change) => !mayMatter(change));
}

export { effectivePlan as a, unreadSettings as c, changesWithoutEffect as i, changedSettings as n, narrowPlan as o, changesBetween as r, planOfDifferences as s, baseInNewSpelling as t };