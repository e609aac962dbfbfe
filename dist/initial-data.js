import { T as OptionIndex, n as asLoose, r as canonicalOptionName } from "./option-file.js";
import { a as optionReach, o as componentsOf } from "./option-reach.js";

// src/core/suite/initial-data.ts
/** What a server's data were made with before the change, as far as it counts afterwards. */
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
* @param now undefined: unchanged
* @param side whose server has the data; default: before
*/
function initialDataOf(before, now = before, side = before) {
	const isOfData = (option) => OF_DATA.find(canonicalOptionName(option.name)) === true && optionReach(option) === void 0;
	const zones = [...before.options, ...now.options].flatMap(({ name, value = "" }) => canonicalOptionName(name) === "default-time-zone" && /^(?!system$)[a-z]/i.test(value) ? value : []);
	return {
		options: before.options.filter(isOfData).map((option) => ({
			...option,
			name: asLoose(option.name)
		})),
		components: componentsOf(before.options),
		zones: [...new Set(zones)].toSorted(),
		...tablesOf(before, now, side)
	};
}
/** Whether new tables are made by an option's value. */
function isOfTables({ name }) {
	return OF_TABLES.find(canonicalOptionName(name).replace(/^skip-/, "")) !== void 0;
}
/** Engines whose tables are empty in a copy of the data. */
const WITHOUT_ROWS = /^(?:memory|heap|blackhole|csv|example|federated(?:x)?|archive|null)$/i;
/** Whether tables that are made by the value can be copied, rows and all. @param value undefined: the server's own */
function keepsRows(value) {
	return !WITHOUT_ROWS.test(value ?? "");
}
/** The values by which new tables are made, by variable, in the order of their names. */
function tableValues({ options }) {
	const values = options.flatMap(({ name, value = "ON" }) => {
		const [, positive = name] = /^skip-(.+)$/.exec(canonicalOptionName(name)) ?? [];
		const variable = OF_TABLES.find(canonicalOptionName(positive));
		return variable === void 0 ? [] : [[variable, positive === name ? value : "OFF"]];
	});
	return new Map(values.sort(([one], [other]) => one.localeCompare(other)));
}
/** Where a change sets what new tables are like, each side has tables of its own. */
function tablesOf(before, now, side) {
	const [old, present] = [tableValues(before), tableValues(now)];
	const untouched = [.../* @__PURE__ */ new Set([...old.keys(), ...present.keys()])].filter((variable) => old.get(variable) !== present.get(variable));
	const isWord = (option) => optionReach(option) === void 0 && /^[\w-]*$/.test(option.value ?? "");
	const isUsed = (option) => isOfTables(option) && isWord(option) && keepsRows(option.value);
	return {
		ofTables: (untouched.length === 0 ? [] : side.options.filter(isUsed)).map((option) => ({
			...option,
			name: asLoose(option.name)
		})),
		untouched
	};
}

export { tableValues as a, keepsRows as i, initialDataOf as n, isOfTables as r, USUAL_DATA as t };