import { S as EXERCISE_COUNTERS } from "./dsn.js";
import { r as REVISIONS } from "./names.js";
import { c as discriminatedUnion, f as number, g as record, i as array, l as int, n as _enum, p as object, s as custom, u as literal, v as string, y as tuple } from "./schemas.js";
import { p as familyOf } from "./option-file.js";
import { h as knowledgeOf } from "./option-reach.js";
import { d as factsFor, l as OPTIONS } from "./option-names.js";

// src/core/measurement/latency.ts
/**
* Latency histogram: bucket ⌊100 · ln(microseconds)⌋, so buckets are 1.005 % wide (sysbench's own are 1.82 %) and 2048
* of them reach from 1 µs to 13 minutes. Written by turns.lua, merged and read here.
*/
const HISTOGRAM_BUCKETS = 2048;
const BUCKETS_PER_E = 100;
/** Whether outside data are pairs of whole numbers: a schema takes ten times as long, and files have millions of pairs. */
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

// src/core/measurement/measurement.ts
/**
* Raw measurement: what slices.jsonl holds, one JSON object a line, in the order it happened. Everything that is ever
* reported can be computed again from these lines.
*/
const revision = _enum(REVISIONS);
/** Far more than any run takes: every look is taken again when a file is judged, and files may be anybody's. */
const MOST_TRIALS = 200;
/** Statements of a workload that are counted one by one. */
const MOST_STATEMENTS = 256;
const statementSeconds = number().nonnegative().max(1e9);
/** What a server took of something, far beyond any run's: files may be anybody's. */
const costFigure = number().nonnegative().max(0xde0b6b3a7640000);
const trial = int().positive().max(200);
const cell = {
	trial,
	workload: string(),
	threads: int().positive()
};
const arm = {
	scenario: string(),
	revision
};
/** What one arm did in one block. */
const sliceSchema = object({
	kind: literal("slice"),
	...cell,
	...arm,
	/** Number of the block within its trial and cell, 0-based. */
	block: int().nonnegative(),
	/** Start of the block, seconds since the run began. */
	at: number(),
	/** Time for which the clients were served: the sum of the latencies by the number of threads. Nothing runs while it is frozen. */
	seconds: number().positive(),
	/** Transactions that ended in the block. */
	transactions: number().nonnegative(),
	/** CPU time of the server; none where it cannot be told. */
	cpuSeconds: number().nonnegative().optional(),
	/** Whether the servers of the cell wait for next to nothing but their CPUs. */
	computes: literal(true).optional(),
	/** Server that several arms share, each as a state of it; none where the arm has a server of its own. */
	host: string().optional(),
	/**
	* Of each statement of a workload of the user's own, in the order of the cell's: executions that ended in the block, and
	* their time, seconds, as that of transactions.
	*/
	statements: array(tuple([int().nonnegative(), statementSeconds]).readonly()).max(256).readonly().optional()
});
/** What one arm did of a statement in a cell. */
const statementTotalsSchema = object({
	/** Distinct within the arm. */
	name: string(),
	/** Executions that the server did not refuse. */
	executions: int().nonnegative(),
	/** Their time, as that of a slice. */
	seconds: statementSeconds,
	/** Executions that it refused, which have no time. */
	failed: int().nonnegative()
});
/** What a server of its own took in a cell beside time; each none where it cannot be told. */
const cellCostsSchema = object({
	/** Context switches of its threads, without those that come of freezing it. */
	switches: costFigure.optional(),
	/** Bytes that it read from disk and wrote to it. */
	readBytes: costFigure.optional(),
	writtenBytes: costFigure.optional(),
	/** Syncs of files by InnoDB. */
	fsyncs: costFigure.optional(),
	/** Bytes from clients and to them. */
	networkBytes: costFigure.optional(),
	/** Its resident memory in the end. */
	residentBytes: costFigure.optional()
});
/** A glance at the machine before a block, while servers and sysbench rest: a fixed piece of work, timed. */
const probeSchema = object({
	kind: literal("probe"),
	...cell,
	/** The block that follows. */
	block: int().nonnegative(),
	/** Seconds since the run began. */
	at: number(),
	/** Time for a fixed number of dependent multiplications. */
	coreMicros: number().positive(),
	/** Time for a fixed number of dependent reads over 32 MiB. */
	memoryMicros: number().positive(),
	/** Share of all CPUs' time since the probe before it that the hypervisor gave to others; null where it is not known. */
	stolen: number().nullable()
});
/** What one arm did in one cell of one trial beyond its slices. */
const cellTotalsSchema = object({
	kind: literal("cell"),
	...cell,
	...arm,
	/** Statements per transaction, from sysbench's own totals. */
	queriesPerTransaction: number().positive(),
	/** Transactions of all blocks. */
	transactions: int().nonnegative(),
	errors: int().nonnegative(),
	reconnects: int().nonnegative(),
	/** CPU time of the server from the first turn to the last, and of sysbench. */
	serverCpuSeconds: number().nonnegative().nullable(),
	clientCpuSeconds: number().nonnegative().nullable(),
	/** Time the arm's turns lasted, and one of them. */
	turnSeconds: number().positive(),
	turnMs: number().positive(),
	/** Mean time by which the arms' turns ended later than they were to; none where clients took turns. */
	lateMs: number().nonnegative().optional(),
	/** Queries a second that others asked a server that we did not start, meanwhile. */
	othersPerSecond: number().nonnegative().optional(),
	/** Pages that the server read from disk while it was measured, of all that it asked its buffer pool for. */
	pageMisses: number().min(0).max(1).optional(),
	/** By how much counters of SHOW GLOBAL STATUS grew while it was measured; those that did, of those that tell what was exercised. */
	counters: record(string(), number().positive()).optional(),
	/** Statements of a workload of the user's own. */
	statements: array(statementTotalsSchema).max(256).readonly().optional(),
	costs: cellCostsSchema.optional(),
	/** Sparse latency histogram, see latency.ts. */
	latency: custom(isHistogram)
});
/** What was read from one arm's server in one trial. */
const armStateSchema = object({
	kind: literal("arm"),
	trial,
	...arm,
	server: object({
		product: string(),
		version: string()
	}),
	/** Server that it shares with others, of which it is one state; none where it has a server of its own. */
	host: string().optional(),
	/** Hashes a second that the server makes with all its CPUs busy; of the first trial, where servers differ. */
	cpuCapacity: number().nonnegative().optional(),
	/** Time from the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** How it executes statements of a workload of the user's own, by their names; lines for people. */
	plans: record(string(), string()).optional(),
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), _enum([
		"full",
		"partial",
		"none"
	]))
});
/** What one server did in a round of a search for causes, switched to a state of its own. */
const switchedTurnSchema = object({
	kind: literal("switched"),
	...cell,
	scenario: string(),
	/** Which of the changed settings were on, by index among the causes' factors; null on a server that is never switched. */
	on: array(int().nonnegative()).readonly().nullable(),
	/** Start of the round, seconds since the run began. */
	at: number(),
	/** Time for which the clients were served. */
	seconds: number().positive(),
	transactions: number().nonnegative(),
	/** CPU time of the server; none where it cannot be told. */
	cpuSeconds: number().nonnegative().optional(),
	/** Time that entering the state took. */
	switchSeconds: number().nonnegative()
});
/** A moment at which everything measured so far was looked at, to decide what can be decided. */
const lookSchema = object({
	kind: literal("look"),
	trial,
	/** The cell that is being measured, whose comparisons were looked at; null: the trial is over, and means were. */
	workload: string().nullable(),
	threads: int().positive().nullable(),
	/** Share of the planned time that was over. */
	share: number().nonnegative()
});
const lineSchema = discriminatedUnion("kind", [
	sliceSchema,
	probeSchema,
	cellTotalsSchema,
	armStateSchema,
	switchedTurnSchema,
	lookSchema
]);
function slicesOf(lines) {
	return lines.filter((line) => line.kind === "slice");
}
function totalsOf(lines) {
	return lines.filter((line) => line.kind === "cell");
}
function armStatesOf(lines) {
	return lines.filter((line) => line.kind === "arm");
}

// src/core/coverage/counters.ts
/** Counters of SHOW GLOBAL STATUS that tell what a load made a server do. */
/** What stands beside counters and only says how something is at the moment: it grows or shrinks whatever is done. */
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
/** Counters that grow where a variable matters; none where only its workload tells. */
function countersOfSetting(variable, product) {
	return (knowledgeOf(variable, product)?.counters ?? []).filter((counter) => !GAUGES.has(counter));
}
/** Every counter that tells something of any setting of the product, or of any exercise. */
function tellingCounters(product) {
	const fork = familyOf(product).fork;
	return new Set([...OPTIONS.flatMap((row) => factsFor(row, fork).counters ?? []), ...Object.values(EXERCISE_COUNTERS).flat()].filter((counter) => !GAUGES.has(counter)));
}

export { slicesOf as a, mergeHistograms as c, lineSchema as i, quantileMs as l, tellingCounters as n, totalsOf as o, armStatesOf as r, HISTOGRAM_BUCKETS as s, countersOfSetting as t, sparseHistogram as u };