import { c as variableOf, d as OPTIONS } from "./option-names.js";
import { g as resolveSettings } from "./option-reach.js";

// src/core/settings/variable-values.ts
/** Options as files write them, and changed ones, as the values of the variables that they set. */
const VARIABLES = new Set(OPTIONS.filter(({ exercisedBy }) => exercisedBy !== void 0).map(({ name }) => name));
/**
* `skip-innodb-doublewrite` is innodb_doublewrite=OFF, while `skip-name-resolve` is skip_name_resolve=ON: servers have
* a variable of that name.
*
* @param value null or undefined for a bare flag
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
	return Object.fromEntries(settings.map(({ name, value: written }) => {
		const { variable, value } = variableValue(name, written);
		return [variableOf(variable), value];
	}));
}
/** The variable of a changed option; undefined of statements and images. */
function changedVariable(setting) {
	const { kind, name, before, after } = setting;
	if (kind !== "option") return void 0;
	const [option = name] = name.split(" ");
	const { variable } = variableValue(option, (after ?? before)?.value);
	const textOf = (written) => written === null ? void 0 : variableValue(option, written.value).value;
	return {
		variable,
		before: textOf(before),
		after: textOf(after),
		setting
	};
}

export { variableValue as n, variableValues as r, changedVariable as t };