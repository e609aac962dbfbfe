import { l as OPTIONS, s as variableOf } from "./option-names.js";
import { m as resolveSettings } from "./option-reach.js";

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
	if (rest !== void 0 && !VARIABLES.has(name) && VARIABLES.has(rest)) return {
		variable: rest,
		value: isOff(value) === (word === "enable") ? "OFF" : "ON"
	};
	return {
		variable: name,
		value: value ?? "ON"
	};
}
function isOff(value) {
	return /^(?:0|off|false|no)$/i.test(value ?? "");
}
/** All values that options set, the last of each variable, whichever of its names they have. */
function variableValues(options) {
	const settings = [...resolveSettings(options).values()].flat();
	return Object.fromEntries(settings.map(entry));
}
function entry(setting) {
	const { variable, value } = variableValue(setting.name, setting.value);
	return [variableOf(variable), value];
}
/** The variable of a changed option; undefined of statements and images. */
function changedVariable(setting) {
	const { kind, name, before, after } = setting;
	if (kind !== "option") return void 0;
	const [option = name] = name.split(" ");
	const { variable } = variableValue(option, (after ?? before)?.value);
	return {
		variable,
		before: writtenValue(option, before),
		after: writtenValue(option, after),
		setting
	};
}
function writtenValue(option, written) {
	return written === null ? void 0 : variableValue(option, written.value).value;
}

export { variableValue as n, variableValues as r, changedVariable as t };