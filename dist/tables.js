// src/core/workload/tables.ts
function columnName({ table, column }) {
	return `${table.name}.${column.name}`;
}
/** @throws RangeError if there is no such column, or the server computes it: callers have checked that before */
function findColumn(name, tables) {
	for (const table of tables) {
		const column = table.columns.find((one) => `${table.name}.${one.name}` === name && !one.isGenerated);
		if (column !== void 0) return {
			table,
			column
		};
	}
	throw new RangeError(`no column ${name}`);
}

export { findColumn as n, columnName as t };