import { m as OptionIndex } from "./value.js";
import { l as variableText, o as looseSetting } from "./setting.js";
import { a as componentsOf, i as optionReach } from "./reach.js";

// src/core/measurement/latency.ts
/**
* Latency histogram: bucket ⌊100 · ln(microseconds)⌋, so buckets are 1.005 % wide (those of sysbench are 1.82 %) and 2048
* of them reach from 1 µs to 13 minutes. Written by turns.lua, merged and read here.
*/
const HISTOGRAM_BUCKETS = 2048;
const BUCKETS_PER_E = 100;
/**
* Whether outside data are pairs of whole numbers: a schema takes ten times as long, and files have millions of pairs.
*/
function isHistogram(value) {
	return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && Number.isSafeInteger(pair[0]) && Number.isSafeInteger(pair[1]));
}
function sparseHistogram(counts, before) {
	const pairs = [];
	for (const [bucket, count] of counts.entries()) {
		const added = count - (before?.[bucket] ?? 0);
		if (added > 0) pairs.push([bucket, added]);
	}
	return pairs;
}
function mergeHistograms(histograms) {
	const sum = /* @__PURE__ */ new Map();
	for (const [bucket, count] of histograms.flat()) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
	return [...sum].sort((left, right) => left[0] - right[0]);
}
function quantilesMs(histogram) {
	return {
		p50: quantileMs(histogram, .5),
		p95: quantileMs(histogram, .95),
		p99: quantileMs(histogram, .99)
	};
}
/**
* Quantile of a histogram in milliseconds (geometric middle of the bucket it falls into, so within ±0.5 %).
*
* @param share 0…1, e.g. 0.95
* @returns 0 for an empty histogram
*/
function quantileMs(histogram, share) {
	const total = histogram.reduce((sum, [, count]) => sum + count, 0);
	let seen = 0;
	for (const [bucket, count] of histogram) {
		seen += count;
		if (seen >= share * total) return Math.exp((bucket + .5) / BUCKETS_PER_E) / 1e3;
	}
	return 0;
}

// src/core/plan/initial-data.ts
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
	const isOfData = (option) => OF_DATA.find(option.bare) === true && optionReach(option) === void 0;
	const zones = [...before.options, ...now.options].flatMap(({ option, text = "" }) => option === "default-time-zone" && /^(?!system$)[a-z]/i.test(text) ? text : []);
	return {
		options: before.options.filter(isOfData).map(looseSetting),
		components: componentsOf(before.options),
		zones: [...new Set(zones)].toSorted(),
		...tablesOf(before, now, side)
	};
}
/** Whether new tables are made by an option's value. */
function isOfTables({ bare }) {
	return OF_TABLES.find(bare) !== void 0;
}
/** Engines whose tables are empty in a copy of the data. */
const WITHOUT_ROWS = /^(?:memory|heap|blackhole|csv|example|federated(?:x)?|archive|null)$/i;
/** Whether tables that are made by the value can be copied, rows and all. @param value undefined: the server's own */
function keepsRows(value) {
	return !WITHOUT_ROWS.test(value ?? "");
}
/** The values by which new tables are made, by variable, in the order of their names. */
function tableValues({ options }) {
	const values = options.flatMap((option) => {
		const variable = OF_TABLES.find(option.bare);
		return variable === void 0 ? [] : [[variable, variableText(option)]];
	});
	return new Map(values.sort(([one], [other]) => one.localeCompare(other)));
}
/** Where a change sets what new tables are like, each side has tables of its own. */
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

// src/core/scenario/dataset.ts
/** The data of a scenario's servers. */
function datasetOf(dataset, { own }) {
	return own === void 0 ? dataset : {
		...dataset,
		own: own.data
	};
}
/** sysbench rows of 188 characters in a clustered index with one secondary index take about this much. */
const BYTES_PER_ROW = 320;
/** TPC-H's tables with their indexes at scale factor 1. */
const TPCH_BYTES = 2 * 1024 ** 3;
/** Size of tables with their indexes as a multiple of their dump, which may be compressed. */
const DUMP_TIMES = 4;
/** Size of the tables on disk, with their indexes. */
function datasetBytes({ tables, rows, tpch, own }) {
	if (own !== void 0) {
		const dumped = own.dump?.files.reduce((sum, file) => sum + DUMP_TIMES * file.bytes, 0) ?? 0;
		return own.tables.reduce((sum, table) => sum + table.rows * 320, dumped);
	}
	return tpch === void 0 ? tables * rows * 320 : tpch * TPCH_BYTES;
}

export { isOfTables as a, HISTOGRAM_BUCKETS as c, quantileMs as d, quantilesMs as f, initialDataOf as i, isHistogram as l, datasetOf as n, keepsRows as o, sparseHistogram as p, USUAL_DATA as r, tableValues as s, datasetBytes as t, mergeHistograms as u };