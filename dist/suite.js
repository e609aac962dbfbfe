// src/core/suite/suite.ts
/** The data of a scenario's servers. */
function datasetOf(dataset, { own }) {
	return own === void 0 ? dataset : {
		...dataset,
		own: own.data
	};
}
/** The name of an image. No leading dash: such a name would be taken for an option of docker. */
const IMAGE_NAME = /^[A-Za-z0-9][\w./:@-]*$/;
/** Verdicts that may be known before a run. */
const KNOWN_OUTCOMES = ["pass", "regressed"];
/** sysbench rows of 188 characters in a clustered index with one secondary index take about this much. */
const BYTES_PER_ROW = 320;
/** TPC-H's tables with their indexes at scale factor 1. */
const TPCH_BYTES = 2 * 1024 ** 3;
/** Size of tables with their indexes as a multiple of their dump, which may be compressed. */
const DUMP_TIMES = 4;
/** Size of the tables on disk, with their indexes. */
function datasetBytes({ tables, rows, tpch, own }) {
	if (own !== void 0) return own.tables.reduce((sum, table) => sum + table.rows * 320, DUMP_TIMES * own.dumpBytes);
	return tpch === void 0 ? tables * rows * 320 : tpch * TPCH_BYTES;
}

export { datasetOf as i, KNOWN_OUTCOMES as n, datasetBytes as r, IMAGE_NAME as t };