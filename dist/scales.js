import { o as variableForms, p as defaultOf, s as variableOf } from "./option-names.js";
import { A as numberOf } from "./dsn.js";
import { g as resolveSettings } from "./option-reach.js";

// src/core/coverage/scales.ts
/**
* Production, scaled down: sizes that a machine cannot hold, or that would take too long, are divided by the same
* factor in every configuration. Such figures show only which is faster, and by about how much.
*/
const MIB = 1024 ** 2;
const POOL = "innodb_buffer_pool_size";
const USUAL_POOL_BYTES = defaultOf(POOL, "mysql");
/** Servers keep a large part of a smaller pool free. */
const LEAST_POOL_BYTES = 24 * MIB;
/** Redo logs are files of their full size, one for every server. */
const MOST_REDO_BYTES = 1024 * MIB;
const REDO = ["innodb_redo_log_capacity", "innodb_log_file_size"];
/** With a smaller one writing would be slower than it is in production. */
const LEAST_REDO_BYTES = 128 * MIB;
/** Size for filled redo logs: they fill within seconds, and MySQL accepts no smaller ones. */
const FILLED_REDO_BYTES = 48 * MIB;
const LEAST_FILLED_REDO_BYTES = 8 * MIB;
/** The servers' default. */
const USUAL_REDO_BYTES = 100 * MIB;
const TABLE_CACHE = "table_open_cache";
/** So that even the largest does not hold all tables. */
const CACHED_SHARE = .75;
const LEAST_TABLES = 10;
/** Sizes that must be reduced, for all servers of a run equally. */
function scalesOf(run) {
	return [
		poolScale(run),
		...REDO.map((variable) => redoScale(run, variable)),
		tableCacheScale(run)
	].filter((scale) => scale !== void 0);
}
/**
* With data of a fixed size a smaller pool would no longer hold them: there a pool that is too large is only cut off.
*/
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
/** The option with its value divided; undefined if it has no scale, or an unsuitable value. */
function scaledOption(option, scales) {
	const scale = scales.find(({ variable }) => isFor(option.name, variable));
	const size = numberOf(option.value?.trim());
	if (scale === void 0 || size === void 0) return void 0;
	return {
		variable: scale.variable,
		value: scaledValue(size, scale)
	};
}
function scaledValue(value, { divisor, least, unit }) {
	return Math.min(value, Math.max(least, unit * Math.round(value / divisor / unit)));
}
/** The largest buffer pool that any of them sets, or leaves to the server; bytes. */
function largestPool(scenarios) {
	return Math.max(...scenarios.map((scenario) => sizeIn(scenario, POOL) ?? USUAL_POOL_BYTES));
}
function sizesIn(scenarios, variable) {
	return scenarios.flatMap((scenario) => sizeIn(scenario, variable) ?? []);
}
/** The largest that any server would read. */
function sizeIn({ options }, variable) {
	const sizes = [...resolveSettings(options).values()].flat().filter(({ name }) => isFor(name, variable)).flatMap(({ value }) => numberOf(value?.trim()) ?? []);
	return sizes.length === 0 ? void 0 : Math.max(...sizes);
}
/** A server may take the option for the variable, whatever prefix the name has. */
function isFor(name, variable) {
	return variableForms(name).map(variableOf).includes(variable);
}

export { scaledValue as a, scaledOption as i, USUAL_POOL_BYTES as n, scalesOf as o, largestPool as r, FILLED_REDO_BYTES as t };