import { f as newestOfEach } from "./store-flags.js";

// src/core/history/prune.ts
/** Which stored files are given up. */
/** Folder of pictures that comments show. */
const CHARTS = "charts/";
/** The day a chart was made on is a folder of its path: `charts/2026-01-31/…`. */
const CHART = /^charts\/(\d{4}-\d{2}-\d{2})\/./;
/**
* The runs that go when the newest of each branch and suite are kept.
*
* @param keep at least 1
*/
function prunedRuns(runs, keep) {
	const kept = new Set(newestOfEach(runs, keep));
	return runs.filter((run) => !kept.has(run));
}
/**
* The charts that go when those of that day and later are kept.
*
* @param paths of charts; others are left out
* @param firstKept YYYY-MM-DD, UTC
*/
function prunedCharts(paths, firstKept) {
	const charts = paths.filter((path) => path.startsWith(CHARTS));
	const day = (path) => CHART.exec(path)?.[1];
	return {
		gone: charts.filter((path) => (day(path) ?? firstKept) < firstKept),
		undated: charts.filter((path) => day(path) === void 0)
	};
}

export { prunedCharts as n, prunedRuns as r, CHARTS as t };