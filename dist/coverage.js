import { C as record, E as tuple, T as string, a as REVISIONS, b as object, f as custom, g as literal, h as int, o as isCopy, p as discriminatedUnion, u as array, v as m, y as number } from "./names.js";
import { D as numberOf, S as isExercise, f as isOwnScript, p as isOwnWorkload, u as exercisesOf, x as EXERCISES } from "./dsn.js";
import { m as familyOf } from "./option-file.js";
import { d as classOf, f as knowledgeOf } from "./tolerance.js";
import { f as OptionIndex, i as namesOf, s as variableForms } from "./option-names.js";
import { i as optionReach, n as isBinaryLog } from "./option-reach.js";
import { a as comparedBy, f as isWithoutEffect, v as workloadFor, y as changedVariable } from "./changed-settings.js";

// src/core/performance-schema/insight.ts
/**
* Diagnostics that a configuration offers its users: the counterpart of its cost. The fourteen abilities are those of
* the published Performance Schema studies; the needs of each follow from the MySQL manual, "Performance Schema Event
* Filtering" and "Consumer Configurations".
*/
/** How far an ability is provided: for everything, for a part of it, not at all. */
const provided = m([
	"full",
	"partial",
	"none"
]);
/** Key of each diagnostic ability → whether a server provides it; empty if it was not probed. */
const insightSchema = record(string(), provided);
/** A share of a class that counts as the whole: classes hold instruments of parts that nobody runs. */
const NEARLY_ALL = .9;
const ORDER = [
	"none",
	"partial",
	"full"
];
const OWN_SCHEMAS = [
	"mysql",
	"performance_schema",
	"information_schema"
];
/**
* The instrument of every statement until it has been read; if that is not measured or timed, neither is the statement.
*/
const UNREAD_STATEMENTS = ["statement/abstract/new_packet", "statement/abstract/Query"];
const SQL_COMMANDS = [
	"select",
	"insert",
	"update",
	"delete"
].map((command) => `statement/sql/${command}`);
const LOCKS = ["wait/lock/metadata/sql/mdl", "wait/lock/table/sql/handler"];
/** Judged one by one: among all waits six in seven are synchronisation, and only two or three are those of tables. */
const WAIT_CLASSES = [
	"io/file",
	"io/table",
	"io/socket",
	"lock/table",
	"lock/metadata",
	"synch"
].map((name) => `wait/${name}/`);
const collected = all(consumers("global_instrumentation"), threadSeen);
const sqlCounted = all(collected, consumers("statements_digest"), statements("enabled"), digestsCount);
const sqlTimed = all(sqlCounted, statements("timed"));
const tablesCounted = all(collected, instruments(["wait/io/table/sql/handler"], "enabled"), tablesObserved);
const filesCounted = all(collected, instruments(["wait/io/file/innodb/innodb_data_file"], "enabled"), filesPerTable);
const stagesTimed = classes(["stage/"], "timed");
const waitsTimed = classes(WAIT_CLASSES, "timed");
/** In the order of the studies. The keys are in result.json and do not change. */
const RULES = {
	"most-executed-sql": sqlCounted,
	"response-time": sqlTimed,
	"sorted-rows": sqlCounted,
	"scanned-rows": sqlCounted,
	"temporary-tables": sqlCounted,
	"returned-rows": sqlCounted,
	"physical-io": filesCounted,
	"logical-io": tablesCounted,
	"index-use": tablesCounted,
	"unused-indexes": tablesCounted,
	"wait-events": all(collected, waitsTimed),
	"statement-profile": completedBy(all(kept("statements"), statements("timed"), classes(["statement/"], "timed")), all(kept("stages"), stagesTimed), all(kept("waits"), waitsTimed)),
	"stage-times": all(collected, stagesTimed),
	"lock-waits": completedBy(all(kept("stages"), kept("waits"), stagesTimed, instruments(LOCKS, "timed")), classes(["wait/synch/"], "timed"))
};
const ABILITIES = Object.entries(RULES).map(([key, judge]) => ({
	key,
	judge
}));
/** The abilities of a server, by key. */
function judgeInsight(facts) {
	return Object.fromEntries(ABILITIES.map(({ key, judge }) => [key, judge(facts)]));
}
/** The rule of an ability that needs all of these: it has the level of the least one. */
function all(...needs) {
	return (facts) => least(needs.map((need) => need(facts)));
}
/** Nothing without the basis; partial until the rest is there as well. */
function completedBy(basis, ...rest) {
	return (facts) => {
		const provided = basis(facts);
		return provided === "full" ? most([least(rest.map((rule) => rule(facts))), "partial"]) : provided;
	};
}
function consumers(...names) {
	return (facts) => fully(names.every((name) => facts.consumers.includes(name)));
}
/** Single events of that kind are kept: the chain down to a history table, and a thread that is in it. */
function kept(kind) {
	const chain = consumers("global_instrumentation", "thread_instrumentation", `events_${kind}_current`);
	const [short, long] = [consumers(`events_${kind}_history`), consumers(`events_${kind}_history_long`)];
	return (facts) => {
		const { instrumented, history } = facts.thread;
		return least([
			fully(instrumented && history),
			chain(facts),
			most([short(facts), long(facts)])
		]);
	};
}
/** If threads are counted separately, one that is not instrumented adds nothing to any total either. */
function threadSeen(facts) {
	return fully(facts.thread.instrumented || !facts.consumers.includes("thread_instrumentation"));
}
/** MariaDB counts no execution of a prepared statement, so there it shows only the SQL that is sent as text. */
function digestsCount({ digests }) {
	return together([fully(digests.text), fully(digests.prepared)]);
}
function filesPerTable({ filePerTable }) {
	return fully(filePerTable);
}
function tablesObserved({ tables }) {
	const own = tables.filter(({ schema }) => !OWN_SCHEMAS.includes(schema));
	const enabled = own.filter((row) => row.enabled);
	if (enabled.length === 0) return "none";
	return enabled.some(({ schema }) => schema === "%") && enabled.length === own.length ? "full" : "partial";
}
function statements(level) {
	return all(instruments(UNREAD_STATEMENTS, level), instruments(SQL_COMMANDS, level));
}
/** The rule of single instruments; one that the server does not have is not enabled. */
function instruments(names, level) {
	return (facts) => {
		const enabled = facts.instruments.filter((instrument) => reaches(instrument, level)).map(({ name }) => name);
		return together(names.map((name) => fully(enabled.includes(name))));
	};
}
/** The rule of classes, by the prefixes of their names; one that the server does not have is not missed. */
function classes(prefixes, level) {
	return (facts) => {
		return together(prefixes.map((prefix) => facts.instruments.filter(({ name }) => name.startsWith(prefix))).filter((own) => own.length > 0).map((own) => ofClass(own, level)));
	};
}
function ofClass(members, level) {
	const share = members.filter((instrument) => reaches(instrument, level)).length / members.length;
	if (share === 0) return "none";
	return share > NEARLY_ALL ? "full" : "partial";
}
/** TIMED may stay set on a disabled instrument. */
function reaches({ enabled, timed }, level) {
	return enabled && (level === "enabled" || timed);
}
function fully(yes) {
	return yes ? "full" : "none";
}
/** The parts of a whole: full if all are, none if none is anything. */
function together(parts) {
	if (parts.every((part) => part === "none")) return "none";
	return parts.every((part) => part === "full") ? "full" : "partial";
}
function least(grades) {
	return ORDER.find((grade) => grades.includes(grade)) ?? "full";
}
function most(grades) {
	return ORDER.findLast((grade) => grades.includes(grade)) ?? "none";
}

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

// src/core/measurement/measurement.ts
/**
* Raw measurement: the lines of slices.jsonl, one JSON object a line, in the order of the events. All reported values
* can be computed again from these lines.
*/
const revision = m(REVISIONS);
/** Far more than any run takes: every look is taken again when a file is judged, and files may be anybody's. */
const MOST_TRIALS = 200;
const statementSeconds = number().nonnegative().max(1e9);
/** A cost of a server, far beyond any run's; files may come from anybody. */
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
/** Work of one arm in one block. */
const sliceSchema = object({
	kind: literal("slice"),
	...cell,
	...arm,
	/** Number of the block within its trial and cell, 0-based. */
	block: int().nonnegative(),
	/** Start of the block, seconds since the run began. */
	at: number(),
	/**
	* Time for which the clients were served: the sum of the latencies by the number of threads. Nothing runs while it is
	* frozen.
	*/
	seconds: number().positive(),
	/** Transactions that ended in the block. */
	transactions: number().nonnegative(),
	/** CPU time of the server; absent if unknown. */
	cpuSeconds: number().nonnegative().optional(),
	/** Whether the servers of the cell wait almost only for their CPUs. */
	computes: literal(true).optional(),
	/** Server that several arms share, each as a state of it; absent if the arm has its own server. */
	host: string().optional(),
	/**
	* Executions that ended in the block, and their time in seconds, like that of transactions: for each statement of a
	* user's own workload, in the cell's order.
	*/
	statements: array(tuple([int().nonnegative(), statementSeconds]).readonly()).max(256).readonly().optional()
});
/** An arm's executions of a statement in a cell. */
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
/** Costs other than time of an arm's own server in a cell; each is absent if unknown. */
const cellCostsSchema = object({
	/** Context switches of its threads, without those caused by freezing it. */
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
	/** Share of all CPUs' time since the previous probe that the hypervisor gave to others; null if unknown. */
	stolen: number().nullable()
});
/** Totals of one arm in one cell of one trial, in addition to its slices. */
const cellTotalsSchema = object({
	kind: literal("cell"),
	...cell,
	...arm,
	/** Statements per transaction, from sysbench's own totals. */
	queriesPerTransaction: number().positive(),
	/** Transactions of all blocks. */
	transactions: int().nonnegative(),
	errors: int().nonnegative(),
	/** The server's number for the last of them. */
	errorNumber: int().optional(),
	/** CPU time of the server from the first turn to the last, and of sysbench. */
	serverCpuSeconds: number().nonnegative().nullable(),
	clientCpuSeconds: number().nonnegative().nullable(),
	/** Time the arm's turns lasted, and one of them. */
	turnSeconds: number().positive(),
	turnMs: number().positive(),
	/** Other clients' queries per second on a server that we did not start, meanwhile. */
	othersPerSecond: number().nonnegative().optional(),
	/** Share of page requests to the buffer pool that the server read from disk while it was measured. */
	pageMisses: number().min(0).max(1).optional(),
	/**
	* Growth of SHOW GLOBAL STATUS counters while it was measured; only counters that grew and that tell which settings
	* were exercised.
	*/
	counters: record(string(), number().positive()).optional(),
	/** Statements of a user's own workload. */
	statements: array(statementTotalsSchema).max(256).readonly().optional(),
	costs: cellCostsSchema.optional(),
	/** Sparse latency histogram, see latency.ts. */
	latency: custom(isHistogram)
});
/** Facts read from one arm's server in one trial. */
const armStateSchema = object({
	kind: literal("arm"),
	trial,
	...arm,
	server: object({
		product: string(),
		version: string()
	}),
	/** Server that it shares with others, of which it is one state; absent if it has its own server. */
	host: string().optional(),
	/** Time from the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** Names of settings whose pattern no instrument of the server matches. */
	unmatched: array(string()).readonly().optional(),
	/** Execution plans for statements of a user's own workload, by their names; lines for people. */
	plans: record(string(), string()).optional(),
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), m([
		"full",
		"partial",
		"none"
	]))
});
/** Work of one server in a round of a search for causes, switched to a state of its own. */
const switchedTurnSchema = object({
	kind: literal("switched"),
	...cell,
	scenario: string(),
	/** Indices of the changed lines that were on. */
	on: array(int().nonnegative()).readonly(),
	/** Start of the round, seconds since the run began. */
	at: number(),
	/** Time for which the clients were served. */
	seconds: number().positive(),
	transactions: number().nonnegative(),
	/** CPU time of the server; absent if unknown. */
	cpuSeconds: number().nonnegative().optional(),
	/** Time that entering the state took. */
	switchSeconds: number().nonnegative()
});
/** A moment at which all measurements so far were looked at, to decide every comparison that can be decided. */
const lookSchema = object({
	kind: literal("look"),
	trial,
	/** The cell being measured, whose comparisons were looked at; null: the trial is over, and means were looked at. */
	workload: string().nullable(),
	threads: int().positive().nullable(),
	/** Share of the planned time that had passed. */
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

// src/core/stats/vectors.ts
/** Lists of numbers as vectors and matrices. Lengths that do not belong together give NaN, which no figure hides. */
/** The value at a place that the list has. */
function at(values, index) {
	return values[index];
}
/** xᵀy. */
function dot(left, right) {
	let sum = 0;
	for (let index = 0; index < left.length; index++) sum += at(left, index) * at(right, index);
	return sum;
}
/** xᵀAx. */
function quadratic(vector, matrix) {
	return dot(vector, matrix.map((row) => dot(row, vector)));
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
/** NaN if there are none. */
function mean(values) {
	return sum(values) / values.length;
}

// src/core/coverage/coverage.ts
/**
* Whether a run can have seen each changed setting. A pass for a setting that no cell exercises is worth nothing: a
* smaller buffer pool on data that fit either, a slower log device without a log. So every changed setting has the cell
* that showed it, with the server's counter, or the reason why none did.
*/
/** A counter that grows less often than this for each transaction decides over no speed. */
const LEAST_PER_TRANSACTION = .001;
/**
* Exercised: a cell does the work that the setting is for. Not exercised: another workload, or other data, would.
* Cannot show: no load on one machine would, or all servers have it from qpsgate. Not reached: a raised limit that no
* server came to, before or now. No difference: the servers do the same, before and now. No effect: it does not affect
* speed. Unknown: nobody has looked at it.
*/
const STATUSES = [...[
	"exercised",
	"not-exercised",
	"cannot-show",
	"not-reached",
	"no-difference"
], ...["no-effect", "unknown"]];
/** A counter that shows that a setting was exercised: how much it grew for each transaction. */
const shownBySchema = object({
	counter: string(),
	/** Null if no server of the base was measured in the cell. */
	before: number().nonnegative().nullable(),
	after: number().nonnegative()
});
const coveredSettingSchema = object({
	scenario: string(),
	/** Name in the changed settings. */
	name: string(),
	/** Name in the server's list. */
	variable: string(),
	/** Its line now; of a setting that is gone the file's first. */
	file: string(),
	line: int().positive(),
	/** As written; null if it was not set. */
	before: string().nullable(),
	after: string().nullable(),
	status: m(STATUSES),
	/** Cells that exercise it. */
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** In the first of them; null if the workload alone tells. */
	shownBy: shownBySchema.nullable(),
	/** Counters that would have grown in a cell that does the work, or at the limit, and did not. */
	still: array(string()).readonly(),
	/** Exercises that it needs, by their names in the documentation; variables that must be on; or the one that caps it. */
	needs: array(string()).readonly(),
	/** Its values in the measured servers, if they differ from the written ones. */
	measured: object({
		before: string(),
		after: string(),
		/** Size of the tables on disk. */
		dataBytes: number().nonnegative()
	}).nullable()
});
/** One for each changed setting whose servers were started, in the order of the files. */
function coverageOf({ settings, cells, lines, dataBytes, productOf }) {
	const totals = totalsOf(lines);
	return settings.flatMap((setting) => {
		const product = productOf(setting.scenario);
		if (product === void 0) return [];
		const own = totals.filter((total) => total.scenario === setting.scenario && !isCopy(total));
		const arms = lines.filter((line) => line.kind === "arm").filter(({ scenario }) => scenario === setting.scenario);
		const { scenario, name, before, after } = setting;
		const change = changedVariable(setting);
		const values = change && finalValues(change.variable, arms);
		const isTold = change !== void 0 && values !== void 0 && (values.before === values.after || !isAsWritten(change, values));
		return [{
			scenario,
			name,
			variable: change?.variable ?? name,
			file: after?.file ?? before?.file ?? scenario,
			line: after?.line ?? 1,
			before: (change === void 0 ? before?.value : change.before) ?? null,
			after: (change === void 0 ? after?.value : change.after) ?? null,
			...isMissing(setting, arms) ? CANNOT_SHOW : found(setting, product, cells, own, arms),
			measured: isTold ? {
				...values,
				dataBytes
			} : null
		}];
	});
}
/**
* The plan without the comparisons of which it is known before any start that no load shows a changed setting. A user's
* own load may do any work.
*/
function withoutUnseen(plan, serverOf) {
	const isOwn = plan.cells.some(({ workload: { script } }) => isOwnScript(script) || isOwnWorkload(script));
	const isDone = (need) => isExercise(need) && workloadFor(need) !== void 0;
	return comparedBy(plan, serverOf, (setting) => {
		const arm = plan.arms.find(({ scenario }) => scenario.name === setting.scenario);
		if (arm === void 0 || isWithoutEffect(setting)) return false;
		const finding = found(setting, serverOf(arm.scenario).product, plan.cells, [], []);
		const { status, needs } = finding;
		return !wasMissed(finding) || (isOwn ? needs.length > 0 : status === "not-exercised" && needs.some(isDone));
	});
}
/** Whether the run cannot have seen it. */
function wasMissed({ status }) {
	return status === "not-exercised" || status === "cannot-show";
}
/**
* Whether the run cannot have seen one of the changed settings, so that a pass would not cover it: otherwise a costly
* setting that no cell exercises could pass with a harmless one that a cell exercises. Unknown settings may have been
* seen.
*/
function isUnseen(coverage) {
	return coverage.some(wasMissed);
}
/** Parts of a run that measured different cells: a setting exercised in one of them is exercised. */
function joinCoverage(parts) {
	return [...Map.groupBy(parts.flat(), ({ scenario, name, line }) => JSON.stringify([
		scenario,
		name,
		line
	])).values()].flatMap((own) => {
		const [best] = own.toSorted((one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status));
		return best === void 0 ? [] : [{
			...best,
			cells: own.flatMap(({ cells }) => cells)
		}];
	});
}
const NOTHING = {
	cells: [],
	shownBy: null,
	still: [],
	needs: []
};
const CANNOT_SHOW = {
	...NOTHING,
	status: "cannot-show"
};
const CONDITIONS = new OptionIndex((row) => row.needs || row.cappedBy || row.isLimit || row.stayedBelow ? row : void 0);
/** Values of switches that are off; log_output is NONE if that is in its list. */
const OFF = /^(?:OFF|0|enabled=off.*|one-thread-per-connection)$|\bNONE\b/i;
/** Options that servers have and list among no variables. */
const LISTED_NOWHERE = /^performance_schema_(?:consumer|instrument)/;
/**
* Whether the servers started without it, as they do not have it: one in production that has it may be slower by it.
*/
function isMissing(setting, arms) {
	const written = [setting.before, setting.after].filter((one) => one !== null);
	const variable = changedVariable(setting)?.variable;
	if (variable === void 0 || LISTED_NOWHERE.test(variable) || !written.every(({ isLoose }) => isLoose)) return false;
	const forms = variableForms(variable);
	return arms.every(({ variables }) => forms.every((form) => variables[form] === void 0));
}
function found(setting, product, cells, totals, arms) {
	const all = cells.map(keyOf);
	if (setting.kind === "mix") return CANNOT_SHOW;
	if (setting.kind !== "option" && setting.kind !== "sql") return {
		...NOTHING,
		status: "exercised",
		cells: all
	};
	const change = changedVariable(setting);
	if (change === void 0) return {
		...NOTHING,
		status: "unknown"
	};
	if (isSetByUs(change)) return CANNOT_SHOW;
	const knowledge = knowledgeOf(change.variable, product);
	if (knowledge === void 0) return {
		...NOTHING,
		status: classOf(change.variable) === "no effect" ? "no-effect" : "unknown"
	};
	const row = CONDITIONS.find(...variableForms(change.variable));
	const idle = row?.needs?.find((switches) => switches.split("|").every((one) => isOff(one, arms)));
	if (idle !== void 0) return {
		...NOTHING,
		status: "not-exercised",
		needs: idle.split("|")
	};
	if (arms.some(({ unmatched = [] }) => unmatched.includes(setting.name))) return {
		...NOTHING,
		status: "no-difference"
	};
	const values = finalValues(change.variable, arms);
	if (values !== void 0 && values.before === values.after) return {
		...NOTHING,
		status: "no-difference"
	};
	if (isBeyond(change, row?.stayedBelow)) return {
		...CANNOT_SHOW,
		needs: knowledge.exercisedBy
	};
	const cap = row?.cappedBy?.[familyOf(product).fork];
	if (cap !== void 0 && isCapped(values, finalValues(cap, arms))) return {
		...NOTHING,
		status: "no-difference",
		needs: [cap]
	};
	const shown = knowledge.exercisedBy.includes("any-statement") ? {
		...NOTHING,
		status: "exercised",
		cells: all
	} : byCells(knowledge, cells, totals);
	if (!wasMissed(shown) || row?.isLimit === void 0 || !isRaised(values ?? change) || totals.length === 0) return shown;
	const { counters } = knowledge;
	return cells.some((cell) => shownIn(cell, counters, totals).length > 0) ? shown : {
		...NOTHING,
		status: "not-reached",
		still: counters
	};
}
function isOff(variable, arms) {
	return arms.length > 0 && arms.every(({ variables }) => OFF.test(variables[variable] ?? "ON"));
}
/** Whether both values are at least those of the cap, which did not change. */
function isCapped(own, cap) {
	if (own === void 0 || cap === void 0 || cap.before !== cap.after) return false;
	return [own.before, own.after].every((value) => Number(value) >= Number(cap.before));
}
function isBeyond({ before, after }, most = Number.POSITIVE_INFINITY) {
	return [before, after].every((value) => (numberOf(value) ?? 0) > most);
}
/** A limit of 0 is none. */
function isRaised({ before, after }) {
	const [least = NaN, most = NaN] = [before, after].map((value) => numberOf(value) || Number.POSITIVE_INFINITY);
	return least < most;
}
/**
* Its own counters tell most, in a cell that does such work, as some grow a little in any case; if it has none, only
* that work counts.
*/
function byCells({ counters, exercisedBy }, cells, totals) {
	const shown = cells.flatMap((cell) => {
		const own = totals.filter(({ workload, threads }) => workload === cell.workload.name && threads === cell.threads);
		if (counters.length > 0) return doesAny(cell, exercisedBy, own) ? shownIn(cell, counters, own) : [];
		return exercisedBy.filter((exercise) => exercisesOf(cell.workload.script, cell.threads).includes(exercise)).flatMap((exercise) => {
			const proving = EXERCISES[exercise].counters;
			return proving === void 0 ? [{
				cell: keyOf(cell),
				shownBy: null
			}] : shownIn(cell, proving, own);
		}).slice(0, 1);
	});
	const [first] = shown;
	if (first !== void 0) return {
		...NOTHING,
		status: "exercised",
		cells: shown.map(({ cell }) => cell),
		shownBy: first.shownBy
	};
	const isTried = cells.some(({ workload, threads }) => exercisedBy.some((exercise) => exercisesOf(workload.script, threads).includes(exercise)));
	const canBe = exercisedBy.some((exercise) => !EXERCISES[exercise].isElsewhere);
	const still = isTried && totals.length > 0 ? counters : [];
	return {
		...NOTHING,
		status: canBe ? "not-exercised" : "cannot-show",
		still,
		needs: exercisedBy
	};
}
/** The work of a user's own script or workload is unknown; one of ours may do more with other options. */
function doesAny(cell, exercises, totals) {
	const { script } = cell.workload;
	const own = exercisesOf(script, cell.threads);
	return isOwnScript(script) || isOwnWorkload(script) || exercises.some((one) => own.includes(one) || shownIn(cell, EXERCISES[one].counters ?? [], totals).length > 0);
}
/** By the first of the counters that has grown; none if none has. */
function shownIn(cell, counters, totals) {
	const perTransaction = (counter, wanted) => {
		const own = totals.filter(({ revision }) => revision === wanted);
		const transactions = sum(own.map((total) => total.transactions));
		return transactions === 0 ? null : sum(own.map((total) => total.counters?.[counter] ?? 0)) / transactions;
	};
	return counters.map((counter) => ({
		counter,
		before: perTransaction(counter, "base"),
		after: perTransaction(counter, "head") ?? 0
	})).filter(({ before, after }) => Math.max(before ?? 0, after) >= LEAST_PER_TRANSACTION).map((shownBy) => ({
		cell: keyOf(cell),
		shownBy
	})).slice(0, 1);
}
/**
* Whether neither value reaches the server, which has one of ours: a binary log is on or off as written, and lies with
* us.
*/
function isSetByUs({ setting: { name, before, after } }) {
	const written = [before, after].filter((one) => one !== null);
	if (written.length === 2 && written.every(({ value }) => isBinaryLog({
		name,
		value
	}))) return true;
	return written.every(({ value }) => !isBinaryLog({
		name,
		value
	}) && optionReach({
		name,
		value
	}) !== void 0);
}
function keyOf({ workload, threads }) {
	return {
		workload: workload.name,
		threads
	};
}
/** The values that the servers had in the end: as written, scaled, or corrected by the server. */
function finalValues(variable, arms) {
	const valueIn = (wanted) => {
		const variables = arms.find(({ revision }) => revision === wanted)?.variables ?? {};
		return namesOf(variable).flatMap((name) => variables[name] ?? [])[0];
	};
	const [before, after] = [valueIn("base"), valueIn("head")];
	return before === void 0 || after === void 0 ? void 0 : {
		before,
		after
	};
}
function isAsWritten(written, { before, after }) {
	return isSameNumber(written.before, before) && isSameNumber(written.after, after);
}
/** Texts that are no numbers say the same in many ways. */
function isSameNumber(written, measured) {
	const number = numberOf(written);
	return number === void 0 || !/^\d+$/.test(measured) || number === Number(measured);
}

export { judgeInsight as C, insightSchema as S, mergeHistograms as _, wasMissed as a, sparseHistogram as b, dot as c, sum as d, armStatesOf as f, HISTOGRAM_BUCKETS as g, totalsOf as h, joinCoverage as i, mean as l, slicesOf as m, coveredSettingSchema as n, withoutUnseen as o, lineSchema as p, isUnseen as r, at as s, coverageOf as t, quadratic as u, quantileMs as v, ABILITIES as x, quantilesMs as y };