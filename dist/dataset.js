// src/core/scenario/dataset.ts
function datasetOf(dataset, { own: load }) {
	return load === void 0 ? dataset : {
		...dataset,
		own: load.data
	};
}
/** Approximate bytes of a sysbench row of 188 characters in the clustered index and one secondary index. */
const BYTES_PER_ROW = 320;
const TPCH_BYTES = 2 * 1024 ** 3;
/** Size of tables with their indexes, as a multiple of their dump. It is large, because the dump may be compressed. */
const DUMP_TIMES = 4;
function datasetBytes({ tables, rows, tpch, own: data }) {
	if (data !== void 0) {
		const dumped = data.dump?.files.reduce((sum, file) => sum + DUMP_TIMES * file.bytes, 0) ?? 0;
		return data.tables.reduce((sum, table) => sum + table.rows * 320, dumped);
	}
	return tpch === void 0 ? tables * rows * 320 : tpch * TPCH_BYTES;
}

export { datasetOf as n, datasetBytes as t };