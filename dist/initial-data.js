import { E as OptionIndex, n as asLoose, r as canonicalOptionName } from "./option-file.js";
import { a as componentsOf, i as optionReach } from "./option-reach.js";

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
	return OF_TABLES.find(canonicalOptionName(name)) !== void 0;
}
/** The values by which new tables are made, by variable; undefined of a bare flag. */
function tableValues({ options }) {
	return new Map(options.flatMap(({ name, value }) => {
		const variable = OF_TABLES.find(canonicalOptionName(name));
		return variable === void 0 ? [] : [[variable, value]];
	}));
}
/** Where a change sets what new tables are like, each side has tables of its own. */
function tablesOf(before, now, side) {
	const [old, present] = [tableValues(before), tableValues(now)];
	const untouched = [.../* @__PURE__ */ new Set([...old.keys(), ...present.keys()])].filter((variable) => old.get(variable) !== present.get(variable));
	return {
		ofTables: (untouched.length === 0 ? [] : side.options.filter(isOfTables)).map((option) => ({
			...option,
			name: asLoose(option.name)
		})),
		untouched
	};
}

export { tableValues as i, initialDataOf as n, isOfTables as r, USUAL_DATA as t };