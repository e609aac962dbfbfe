import { _ as string, f as object, n as array, s as int } from "./schemas.js";

// src/core/measurement/latency.ts
/**
* Latency histogram: bucket ⌊100 · ln(microseconds)⌋. Buckets are 1.005% wide (those of sysbench are 1.82%), and 2048
* of them reach from 1 µs to 13 minutes. Written by turns.lua, merged and read here.
*/
const HISTOGRAM_BUCKETS = 2048;
const BUCKETS_PER_E = 100;
/**
* Whether a value from a file is a list of pairs of whole numbers. A schema would take ten times as long, and files
* have millions of pairs.
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
* Quantile in milliseconds: the geometric middle of the bucket that it falls into, which is exact to ±0.5%.
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

// src/core/plan/group.ts
/** Groups of servers that are measured one after the other, because there are too many to measure at once. */
const groupSchema = object({
	/** Names of scenarios. The first is the control of the group. */
	scenarios: array(string()).min(1).readonly(),
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	trials: int().nonnegative()
});

export { quantileMs as a, mergeHistograms as i, HISTOGRAM_BUCKETS as n, quantilesMs as o, isHistogram as r, sparseHistogram as s, groupSchema as t };