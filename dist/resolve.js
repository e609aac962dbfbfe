import { C as includesReaders, D as readersOf, _ as ROWS, a as isSwitch, d as sumOf, g as OptionIndex, i as addsUp, o as meaningOf } from "./exercises.js";
import { A as variablesByAbbreviation, C as optionOf, k as variableOf, l as variableText, v as hasCapitals, y as isEverywhere } from "./setting.js";

// src/core/setting/resolve.ts
/** Finds the settings that take effect: later settings in files override earlier ones. */
/**
* Settings by their variable: mostly only the last one. There are more if some servers know only one of two names of
* the variable, or if a group overrides another that more servers read.
*/
function resolveSettings(settings) {
	const resolved = resolve(settings);
	return addOrder(resolved, resolved);
}
/**
* Settings of two configurations, to be compared. For settings that both have, the order counts only where it decides:
* for patterns of instruments, and for variables that another option sets as well.
*/
function resolveBoth(before, after) {
	const earlier = resolve(before);
	const later = resolve(after);
	return [addOrder(earlier, later), addOrder(later, earlier)];
}
function settingIdentity(setting) {
	const { meaning, readers } = setting;
	return readers === "all" ? [targetOf(setting), meaning] : [
		targetOf(setting),
		meaning,
		readers
	];
}
/**
* What a setting sets: for a switch its bare name, so that skip-x and x are one setting; otherwise its key. For other
* options skip-x is not always x=0, but skip-x and disable-x are one setting.
*/
function targetOf(setting) {
	const { value, prefix, bare, option, key } = setting;
	if (KEYED.has(value.kind) || hasCapitals(option)) return key;
	if (value.kind === "switch" && isSwitch(setting)) return optionOf(bare);
	return prefix === "on" || prefix === "off" ? `skip-${optionOf(bare)}` : key;
}
function subjectOf(setting) {
	return KEYED.has(setting.value.kind) ? keyOf(setting) : optionOf(setting.variable);
}
/** Kinds of values whose settings are told apart by their own key: patterns, and settings whose variable is unknown. */
const KEYED = /* @__PURE__ */ new Set(["instruments", "expression"]);
function keyOf({ option, value }) {
	return value.kind === "instruments" ? `${option} ${value.pattern}` : option;
}
/**
* Appends to the meaning of each setting the number of later ones that may override it, because the order then decides.
* For example, a variable may stand before or after an option that also sets it, such as ansi. If several patterns
* match an instrument, the server takes the longest, and of equally long ones the last
* (storage/perfschema/pfs_instr_class.cc).
*
* @param compared the order counts only for variables that this configuration has, too
*/
function addOrder(resolved, compared) {
	const setters = /* @__PURE__ */ new Map();
	for (const [subject, settings] of resolved) for (const setting of compared.has(subject) ? settings : []) {
		const places = placesOf(setting, subject);
		const isSetter = places.length > 1 || setting.value.kind === "instruments";
		for (const place of isSetter ? places : []) setters.set(place, (setters.get(place) ?? []).concat(setting));
	}
	if (setters.size === 0) return resolved;
	return new Map([...resolved].map(([subject, settings]) => [subject, settings.map((setting) => {
		const later = placesOf(setting, subject).flatMap((place) => setters.get(place) ?? []).filter((other) => other.index > setting.index && !settings.includes(other) && mayMeet(setting, other));
		return later.length === 0 ? setting : {
			...setting,
			meaning: [setting.meaning, later.length].join("\0")
		};
	})]));
}
/**
* What a setting may set: its variable and others. For instruments it is all patterns of the same length, because only
* among these does the order decide.
*/
function placesOf({ value, bare }, subject) {
	return value.kind === "instruments" ? [`patterns of ${value.pattern.length}`] : [subject, ...alsoSetBy(bare)];
}
/**
* Whether the order of two settings may matter. The order of two patterns matters only if they differ in meaning and
* may match the same instrument.
*/
function mayMeet(one, other) {
	if (one.value.kind !== "instruments" || other.value.kind !== "instruments") return true;
	const start = literalStart(one.value.pattern);
	const otherStart = literalStart(other.value.pattern);
	const isUnlike = (character, at) => {
		const beside = otherStart[at] ?? "_";
		return character !== beside && character !== "_" && beside !== "_";
	};
	return one.meaning !== other.meaning && ![...start].some(isUnlike);
}
function literalStart(pattern) {
	return pattern.toLowerCase().split("%", 1)[0] ?? "";
}
const ALSO_SETS = new OptionIndex(({ alsoSets }) => alsoSets);
/** With this many matches, an abbreviation is ambiguous on every server, so that none accepts it. */
const MOST_EXPANSIONS = 10;
function alsoSetBy(bare) {
	const expansions = variablesByAbbreviation(bare);
	return (ALSO_SETS.find(bare) ?? (expansions.length > 1 && expansions.length < MOST_EXPANSIONS ? expansions : [])).map((variable) => optionOf(variableOf(variable)));
}
function resolve(settings) {
	const resolved = /* @__PURE__ */ new Map();
	for (const [index, option] of settings.entries()) {
		const setting = effective(option, index);
		const subject = subjectOf(setting);
		const before = resolved.get(subject) ?? [];
		const same = before.find(({ key, readers }) => key === setting.key && readers === setting.readers);
		const isAdded = !KEYED.has(setting.value.kind) && addsUp(setting);
		const kept = before.filter((other) => isAdded ? other !== same : !overrides(setting, other));
		resolved.set(subject, [...kept, isAdded && same !== void 0 ? total(same, setting) : setting]);
	}
	return resolved;
}
function effective(setting, index) {
	const meaning = setting.value.kind === "expression" ? setting.text ?? null : meaningOf(setting.value);
	return {
		...setting,
		key: keyOf(setting),
		meaning,
		readers: readersOf(setting.group),
		index
	};
}
function overrides(later, earlier) {
	const both = [later, earlier];
	const isSame = later.bare === earlier.bare ? ROWS.has(later.bare) : both.every(({ bare }) => isEverywhere(bare));
	const isOdd = both.some(({ option }) => hasCapitals(option));
	return includesReaders(later.readers, earlier.readers) && (later.option === earlier.option || isSame && !isOdd);
}
function total(before, after) {
	const value = sumOf(before.value, after.value);
	return {
		...after,
		text: `${before.text ?? ""},${after.text ?? ""}`,
		value,
		meaning: meaningOf(value)
	};
}
/**
* Last value of each variable as text, under whichever of its names it was set. Variables at the server's default are
* missing, because no setting holds them.
*/
function variableTexts(settings) {
	const setters = [...resolveSettings(settings).values()].flat().filter(({ bare, variable, prefix }) => prefix !== "other" && !bare.endsWith(`.${variable}`));
	return Object.fromEntries(setters.map((setting) => [setting.variable, variableText(setting)]));
}

export { variableTexts as a, subjectOf as i, resolveSettings as n, settingIdentity as r, resolveBoth as t };