import { w as EXERCISE_COUNTERS } from "./dsn.js";
import { p as familyOf } from "./option-file.js";
import { n as knowledgeOf } from "./settings-knowledge.js";
import { d as factsFor, l as OPTIONS } from "./option-names.js";

// src/core/measurement/latency.ts
/**
* Latency histogram: bucket ⌊100 · ln(microseconds)⌋, so buckets are 1.005 % wide (sysbench's own are 1.82 %) and 2048
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
	const [p50, p95, p99] = [
		.5,
		.95,
		.99
	].map((share) => quantileMs(histogram, share));
	return {
		p50,
		p95,
		p99
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

// src/core/coverage/counters.ts
/** Counters of SHOW GLOBAL STATUS that show the work of a server under a load. */
/** Gauges among the counters: they show a current state, and grow or shrink regardless of the work. */
const GAUGES = /* @__PURE__ */ new Set([
	...[
		"Global_connection_memory",
		"Innodb_buffer_pool_pages_dirty",
		"Innodb_checkpoint_age",
		"Memory_used"
	],
	...[
		"Innodb_history_list_length",
		"Innodb_num_open_files",
		"Innodb_redo_log_logical_size",
		"Max_used_connections"
	],
	...[
		"Open_files",
		"Prepared_stmt_count",
		"Qcache_free_blocks",
		"Table_open_cache_active_instances"
	],
	...[
		"Threadpool_idle_threads",
		"Threadpool_threads",
		"Threads_running"
	]
]);
/** Counters that grow where a variable matters; none if only its workload tells. */
function countersOfSetting(variable, product) {
	return (knowledgeOf(variable, product)?.counters ?? []).filter((counter) => !GAUGES.has(counter));
}
/** Every counter that tells something of any setting of the product, or of any exercise. */
function tellingCounters(product) {
	const fork = familyOf(product).fork;
	return new Set([...OPTIONS.flatMap((row) => factsFor(row, fork).counters ?? []), ...Object.values(EXERCISE_COUNTERS).flat()].filter((counter) => !GAUGES.has(counter)));
}

export { mergeHistograms as a, sparseHistogram as c, isHistogram as i, tellingCounters as n, quantileMs as o, HISTOGRAM_BUCKETS as r, quantilesMs as s, countersOfSetting as t };