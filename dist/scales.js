import { O as numberOf, R as defaultOf } from "./workloads.js";
import { l as resolveSettings } from "./changes.js";

// src/core/scenario/dataset.ts
function datasetOf(dataset, { own }) {
	return own === void 0 ? dataset : {
		...dataset,
		own: own.data
	};
}
/** Approximate size of a sysbench row of 188 characters in the clustered index and one secondary index. */
const BYTES_PER_ROW = 320;
/** Size of TPC-H's tables with their indexes at scale factor 1. */
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

// src/core/coverage/scales.ts
/**
* Production, scaled down: sizes for which the machine is too small, or which would take too long, are divided by the same
* factor in every configuration. The figures then show which side is faster, and only roughly by how much.
*/
const MIB = 1024 ** 2;
const POOL = "innodb_buffer_pool_size";
const USUAL_POOL_BYTES = defaultOf(POOL, "mysql");
/** Smallest pool after scaling, because servers keep a large part of a smaller one free. */
const LEAST_POOL_BYTES = 24 * MIB;
/** Largest redo log after scaling, because each server's takes its full size on disk. */
const MOST_REDO_BYTES = 1024 * MIB;
const REDO = ["innodb_redo_log_capacity", "innodb_log_file_size"];
/** Smallest redo log after scaling: with a smaller one writes would be slower than in production. */
const LEAST_REDO_BYTES = 128 * MIB;
/** Size for filled redo logs: they fill within seconds, and MySQL accepts no smaller ones. */
const FILLED_REDO_BYTES = 48 * MIB;
const LEAST_FILLED_REDO_BYTES = 8 * MIB;
/** The servers' default. */
const USUAL_REDO_BYTES = 100 * MIB;
const TABLE_CACHE = "table_open_cache";
/** Part of the tables that the largest cache holds, so that none holds all. */
const CACHED_SHARE = .75;
const LEAST_TABLES = 10;
/** Sizes that must be reduced, equally for all servers of a run. */
function scalesOf(run) {
	return [
		poolScale(run),
		...REDO.map((variable) => redoScale(run, variable)),
		tableCacheScale(run)
	].filter((scale) => scale !== void 0);
}
/** None with data of a fixed size, which a smaller pool might no longer hold: a pool too large for the machine is then just cut. */
function poolScale({ scenarios, dataset: { poolBytes }, mostPoolBytes }) {
	if (poolBytes === void 0) return void 0;
	const pool = {
		variable: POOL,
		least: LEAST_POOL_BYTES,
		unit: MIB,
		usual: USUAL_POOL_BYTES
	};
	return scaleTo(Math.min(poolBytes, mostPoolBytes), [largestPool(scenarios)], pool);
}
function redoScale({ scenarios, fillsRedo }, variable) {
	const sizes = sizesIn(scenarios, variable);
	if (!fillsRedo) return scaleTo(MOST_REDO_BYTES, sizes, {
		variable,
		least: LEAST_REDO_BYTES,
		unit: MIB,
		usual: void 0
	});
	const usual = REDO.every((other) => other === variable || sizesIn(scenarios, other).length === 0) ? USUAL_REDO_BYTES : void 0;
	return scaleTo(FILLED_REDO_BYTES, sizes, {
		variable,
		least: LEAST_FILLED_REDO_BYTES,
		unit: MIB,
		usual
	});
}
function tableCacheScale({ scenarios, openTables }) {
	if (openTables === void 0) return void 0;
	const { handles, usual } = openTables;
	const sizes = scenarios.map((scenario) => sizeIn(scenario, TABLE_CACHE) ?? usual);
	return scaleTo(CACHED_SHARE * handles, sizes, {
		variable: TABLE_CACHE,
		least: LEAST_TABLES,
		unit: 1,
		usual
	});
}
function scaleTo(most, sizes, scale) {
	const divisor = Math.max(0, ...sizes) / most;
	return divisor <= 1 ? void 0 : {
		...scale,
		divisor
	};
}
/** The setting's divided value; undefined if it has no scale, or a value that is no size. */
function scaledOption({ variable: own, text }, scales) {
	const scale = scales.find(({ variable }) => own === variable);
	const size = numberOf(text?.trim());
	if (scale === void 0 || size === void 0) return void 0;
	return {
		variable: scale.variable,
		value: scaledValue(size, scale)
	};
}
function scaledValue(value, { divisor, least, unit }) {
	return Math.min(value, Math.max(least, unit * Math.round(value / divisor / unit)));
}
/** The largest buffer pool of any scenario, set or by default; bytes. */
function largestPool(scenarios) {
	return Math.max(...scenarios.map((scenario) => sizeIn(scenario, POOL) ?? USUAL_POOL_BYTES));
}
/** The smallest buffer pool that any scenario sets, bytes; infinite if none does. */
function smallestPool(scenarios) {
	return Math.min(...scenarios.flatMap((scenario) => sizeIn(scenario, POOL) ?? []));
}
function sizesIn(scenarios, variable) {
	return scenarios.flatMap((scenario) => sizeIn(scenario, variable) ?? []);
}
/** The largest size that any server would read. */
function sizeIn({ options }, variable) {
	const sizes = [...resolveSettings(options).values()].flat().filter((setting) => setting.variable === variable).flatMap(({ text }) => numberOf(text?.trim()) ?? []);
	return sizes.length === 0 ? void 0 : Math.max(...sizes);
}

export { scaledValue as a, datasetBytes as c, scaledOption as i, datasetOf as l, USUAL_POOL_BYTES as n, scalesOf as o, largestPool as r, smallestPool as s, FILLED_REDO_BYTES as t };