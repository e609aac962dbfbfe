import { D as discriminatedUnion, I as string, L as tuple, M as object, O as int, P as record, S as _enum, j as number, k as literal, w as array } from "./problems.js";

// src/core/measurement/measurement.ts
/**
* Raw measurement: what slices.jsonl holds, one JSON object a line, in the order it happened. Everything that is ever
* reported can be computed again from these lines.
*/
const revision = _enum([
	"head",
	"base",
	"twin"
]);
/** Far more than any run takes: every look is taken again when a file is judged, and files may be anybody's. */
const MOST_TRIALS = 100;
const trial = int().positive().max(100);
const cell = {
	trial,
	workload: string(),
	threads: int().positive()
};
const arm = {
	scenario: string(),
	revision
};
/** One short, uninterrupted stretch of load on one arm. */
const sliceSchema = object({
	kind: literal("slice"),
	...cell,
	...arm,
	/** Number of the block within its trial and cell, 0-based. */
	block: int().nonnegative(),
	/** Position of the arm within the block, 0-based. */
	position: int().nonnegative(),
	/** Start of the counted part, seconds since the run began. */
	at: number(),
	/** Length of the counted part. */
	seconds: number().positive(),
	/** Transactions within the counted part; those that began before it or ended after it by the share of their time in it. */
	transactions: number().nonnegative(),
	/** Sum of their latencies, by the same shares. */
	latencySumMs: number().nonnegative(),
	/** Server that several arms share, each as a state of it; none where the arm has a server of its own. */
	host: string().optional(),
	/** Why the slice does not count although it was measured; nothing but outside reasons, never its outcome. */
	disturbed: _enum(["late-thaw", "late-switch"]).optional()
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
	/** All transactions, counted or not. */
	transactions: int().nonnegative(),
	errors: int().nonnegative(),
	reconnects: int().nonnegative(),
	/** CPU time of the server from the first turn to the last, and of sysbench. */
	serverCpuSeconds: number().nonnegative().nullable(),
	clientCpuSeconds: number().nonnegative().nullable(),
	/** Time the arm's turns lasted, ramps included. */
	turnSeconds: number().positive(),
	rampMs: number().positive(),
	countedMs: number().positive(),
	/** Queries a second that others asked a server that we did not start, meanwhile. */
	othersPerSecond: number().nonnegative().optional(),
	/** Pages that the server read from disk while it was measured, of all that it asked its buffer pool for. */
	pageMisses: number().min(0).max(1).optional(),
	/** Sparse latency histogram, see latency.ts. */
	latency: array(tuple([int(), int()]).readonly()).readonly()
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
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), _enum([
		"full",
		"partial",
		"none"
	]))
});
/** One turn of a search for causes on a server that is switched between turns. */
const switchedTurnSchema = object({
	kind: literal("switched"),
	...cell,
	scenario: string(),
	/** Which of the changed settings were on, by index among the causes' factors; null on a server that is never switched. */
	on: array(int().nonnegative()).readonly().nullable(),
	/** Start of the counted part, seconds since the run began. */
	at: number(),
	/** Length of the counted part. */
	seconds: number().positive(),
	transactions: number().nonnegative(),
	latencySumMs: number().nonnegative(),
	/** Time that entering the state took, before the ramp. */
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
function probesOf(lines) {
	return lines.filter((line) => line.kind === "probe");
}
function totalsOf(lines) {
	return lines.filter((line) => line.kind === "cell");
}
function armStatesOf(lines) {
	return lines.filter((line) => line.kind === "arm");
}

export { totalsOf as a, slicesOf as i, lineSchema as n, probesOf as r, armStatesOf as t };