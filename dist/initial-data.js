import { g as OptionIndex } from "./exercises.js";
import { d as keepsRows, i as optionReach, o as componentsOf } from "./reach.js";
import { l as variableText, o as looseSetting } from "./setting.js";

// src/core/plan/initial-data.ts
/** Data that a server created before the change. The changed server starts on them, as it would in production. */
const USUAL_DATA = {
	options: [],
	components: [],
	zones: [],
	ofTables: [],
	untouched: []
};
const OF_DATA = new OptionIndex(({ isOfData }) => isOfData);
const OF_TABLES = new OptionIndex(({ isOfTables, variable }) => isOfTables ? variable : void 0);
/**
* Data of a server before the change.
*
* @param now the same server after the change; default: unchanged
* @param side the side whose tables are made; default: before
*/
function initialDataOf(before, now = before, side = before) {
	const isOfData = (option) => OF_DATA.find(option.bare) === true && optionReach(option) === void 0;
	const zones = [...before.options, ...now.options].flatMap(({ bare, text = "" }) => bare === "default_time_zone" && /^(?!system$)[a-z]/i.test(text) ? text : []);
	return {
		options: before.options.filter(isOfData).map(looseSetting),
		components: componentsOf(before.options),
		zones: [...new Set(zones)].toSorted(),
		...tablesOf(before, now, side)
	};
}
function isOfTables({ bare }) {
	return OF_TABLES.find(bare) !== void 0;
}
function tableValues({ options }) {
	const values = options.flatMap((option) => {
		const variable = OF_TABLES.find(option.bare);
		return variable === void 0 ? [] : [[variable, variableText(option)]];
	});
	return new Map(values.sort(([one], [other]) => one.localeCompare(other)));
}
/**
* Options of new tables. If the change sets any of them, each side gets tables of its own, because a copy would keep
* the old form.
*/
function tablesOf(before, now, side) {
	const [old, present] = [tableValues(before), tableValues(now)];
	const untouched = [.../* @__PURE__ */ new Set([...old.keys(), ...present.keys()])].filter((variable) => old.get(variable) !== present.get(variable));
	const isWord = (option) => optionReach(option) === void 0 && /^[\w-]*$/.test(option.text ?? "");
	const isUsed = (option) => isOfTables(option) && isWord(option) && keepsRows(option.text);
	return {
		ofTables: (untouched.length === 0 ? [] : side.options.filter(isUsed)).map(looseSetting),
		untouched
	};
}

export { tableValues as i, initialDataOf as n, isOfTables as r, USUAL_DATA as t };