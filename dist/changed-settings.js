import { O as numberOf, Y as isEarlier, et as isReadBy } from "./workloads.js";
import { a as settingChanges } from "./changes.js";
import { n as asReadBy } from "./scenario.js";
import { u as mayMatter } from "./assess.js";
import { D as variableOf, x as namesOf } from "./setting.js";
import { i as optionReach } from "./reach.js";

// src/core/plan/changed-settings.ts
/**
* The plan whose scenarios have only the settings that their servers read. Programs of equal content count as one, so that
* another tag of the same image is no change.
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
				...asReadBy(arm.scenario, server),
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
* The plan with only those arms of the base that differ from head for their servers: not by groups that these do not read,
* by lines that end in the same settings, or by settings without effect on speed.
*/
function planOfDifferences(plan, serverOf) {
	return comparedBy(plan, serverOf, mayMatter);
}
/** The plan with only those arms of the base that have a changed setting that is worth a comparison. */
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
* The scenario before the change, with the new lines of each variable whose value in the server stays the same: another
* spelling, a number in place of a word, or another order of a set is no change.
*
* @param values by variable, as the server prints them for the options that it reads
*/
function asTaken(before, after, server, values) {
	const isEqual = (variable, written) => {
		const [value, other] = namesOf(variable).flatMap((name) => values.after.get(name) ?? []);
		const isShown = value !== void 0 && value !== "" && (other === void 0 || other === value);
		const isBound = /^\d+$/.test(value ?? "") && written.some((text) => (numberOf(text) ?? Number(text)) !== Number(value));
		return isShown && !isBound && namesOf(variable).every((name) => values.before.get(name) === values.after.get(name));
	};
	const same = new Set(settingChanges(asReadBy(before, server), asReadBy(after, server)).flatMap((setting) => {
		const { kind, name, variable, before: old, after: own } = setting;
		if (kind !== "option" || variable === void 0 || variable === "log_bin" || old === null || own === null) return [];
		const isReaching = [old, own].some((side) => optionReach({
			...side,
			name
		}) !== void 0);
		return own.value.kind !== "instruments" && !isReaching && isEqual(variable, [old.text, own.text]) ? variableOf(variable) : [];
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
/** The changes of a plan's scenarios from their base. */
function changedSettings({ arms }) {
	const of = (wanted) => arms.flatMap(({ scenario, revision }) => revision === wanted ? scenario : []);
	return changesBetween(of("base"), of("head"));
}
/** Changes in groups that no server of the scenario reads; they may slow down a server of another version. */
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
/** The changes of scenarios from those of the same name in the base. */
function changesBetween(base, scenarios) {
	return scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingChanges(before, after);
	});
}
/**
* Changes that need no comparison, because the settings do not affect speed.
*
* @param base the scenarios before the change
*/
function changesWithoutEffect(plan, scenarios, base) {
	if (!plan.rules.includes("base")) return [];
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return changesBetween(base, scenarios.filter(({ name }) => !compared.has(name))).filter((change) => !mayMatter(change));
}

export { comparedBy as a, unreadSettings as c, changesWithoutEffect as i, changedSettings as n, effectivePlan as o, changesBetween as r, planOfDifferences as s, asTaken as t };