import { a as switchKey } from "./switchable-settings.js";

// src/edges/switching/read-settings.ts
/** Reads the global variables of a running server, and the consumers and instruments of its Performance Schema. */
/** ER_TABLEACCESS_DENIED_ERROR: the account may not read the table. */
const TABLE_DENIED = 1142;
/**
* Settings of a server by `switchKey`. If Performance Schema is off, its tables are empty. A table that the account may
* not read counts as empty, because the operator of an external server may deny access to it.
*/
async function readSettings(session) {
	const setup = (table, columns) => session.rows(`SELECT ${columns} FROM performance_schema.setup_${table}`).catch((error) => {
		if (error.errno === TABLE_DENIED) return [];
		throw error;
	});
	const text = (value) => value === null || value === void 0 ? "" : String(value);
	const variables = await session.rows("SHOW GLOBAL VARIABLES");
	const consumers = await setup("consumers", "NAME, ENABLED");
	const instruments = await setup("instruments", "NAME, ENABLED, TIMED");
	return new Map([
		...variables.map((row) => [switchKey("variable", text(row.Variable_name).toLowerCase()), text(row.Value)]),
		...consumers.map((row) => [switchKey("consumer", text(row.NAME)), text(row.ENABLED)]),
		...instruments.map((row) => [switchKey("instrument", text(row.NAME)), `${text(row.ENABLED)},${text(row.TIMED)}`])
	]);
}

export { readSettings as t };