// src/core/options/exercises.json
var exercises_default = {
	"any-statement": { "meaning": "Any statement: each one pays." },
	"reads-in-memory": {
		"meaning": "Rows are read that are all in the buffer pool.",
		"counters": ["Innodb_buffer_pool_read_requests"]
	},
	"reads-beyond-pool": {
		"meaning": "Rows are read from data that are larger than the buffer pool.",
		"precondition": "data-beyond-pool",
		"counters": ["Innodb_buffer_pool_reads"]
	},
	"full-scans": {
		"meaning": "Statements read whole tables, or large parts of them.",
		"counters": ["Handler_read_rnd_next"]
	},
	"read-ahead": {
		"meaning": "Whole tables are read that are larger than the buffer pool, so that pages are read ahead.",
		"precondition": "data-beyond-pool",
		"counters": ["Innodb_buffer_pool_read_ahead", "Innodb_buffer_pool_reads"]
	},
	"point-writes": {
		"meaning": "Single rows are inserted, updated or deleted, and committed.",
		"counters": [
			"Com_update",
			"Com_insert",
			"Com_delete"
		]
	},
	"sustained-writes": {
		"meaning": "Rows are written for so long that dirty pages, redo log or undo log have to be caught up with.",
		"precondition": "redo-in-scale"
	},
	purging: {
		"meaning": "Rows and their index entries are changed so fast that removing the old versions is work that counts.",
		"counters": ["Com_update"]
	},
	"large-transactions": {
		"meaning": "One transaction changes many rows before it commits.",
		"precondition": "binary-log",
		"counters": ["Binlog_cache_disk_use"]
	},
	"redo-bursts": { "meaning": "One transaction writes megabytes of redo log before it commits." },
	"binary-log-commits": {
		"meaning": "Changes are committed while the binary log is on.",
		"precondition": "binary-log",
		"counters": ["Binlog_cache_use"]
	},
	"contended-rows": {
		"meaning": "Several transactions want the same rows, so locks are waited for.",
		"counters": ["Innodb_row_lock_waits"],
		"isWait": true
	},
	deadlocks: {
		"meaning": "Transactions wait for each other in a circle, and the server fails one of them.",
		"counters": ["Innodb_deadlocks", "lock_deadlocks"],
		"isWait": true
	},
	"bulk-load": {
		"meaning": "Many rows are loaded at once, by statements of many rows.",
		"counters": ["Handler_write"]
	},
	"large-rows": { "meaning": "Rows or results have many kilobytes, in BLOB or TEXT columns." },
	sorts: {
		"meaning": "Statements sort more rows than an index delivers in order.",
		"counters": ["Sort_rows"]
	},
	joins: {
		"meaning": "Statements join tables, with and without an index.",
		"counters": ["Select_full_join"]
	},
	"temporary-tables": {
		"meaning": "Statements need a temporary table: GROUP BY, DISTINCT, UNION, derived tables.",
		"counters": ["Created_tmp_tables"]
	},
	"long-concatenation": { "meaning": "GROUP_CONCAT joins a text of more than a kilobyte." },
	"time-conversions": { "meaning": "Times are converted to the time zone of a connection, as those of TIMESTAMP columns are." },
	planning: { "meaning": "Plans of statements take long to find: many tables, conditions or values in a list." },
	"auto-increment": {
		"meaning": "Several connections insert into one table with an AUTO_INCREMENT key.",
		"counters": ["Com_insert"]
	},
	connecting: {
		"meaning": "Clients connect and disconnect again and again.",
		"counters": ["Connections"]
	},
	"encrypted-connections": {
		"meaning": "Clients connect, read and leave, encrypted where the server offers it.",
		"counters": ["Ssl_accepts"]
	},
	"many-tables": {
		"meaning": "More tables are used than the caches of tables hold.",
		"precondition": "tables-beyond-cache",
		"counters": ["Opened_tables"]
	},
	"high-concurrency": { "meaning": "Many more connections are active than there are CPUs." },
	"index-writes-beyond-pool": {
		"meaning": "Indexes are changed of which most are not in the buffer pool.",
		"isElsewhere": true
	},
	"transactions-of-100-mb": {
		"meaning": "One transaction writes a hundred megabytes to a log before it commits.",
		"isElsewhere": true
	},
	"undo-truncation": {
		"meaning": "Undo tablespaces have grown so large that they are truncated.",
		"isElsewhere": true
	},
	"plan-choice": {
		"meaning": "Several plans compete for a statement.",
		"counters": [
			"Handler_read_first",
			"Handler_read_key",
			"Handler_read_next",
			"Handler_read_rnd",
			"Handler_read_rnd_next",
			"Handler_icp_attempts",
			"Handler_mrr_init",
			"Handler_tmp_write",
			"Select_full_join",
			"Select_range",
			"Select_scan",
			"Created_tmp_tables"
		],
		"isDifference": true
	},
	"sorted-reads": { "meaning": "Rows are read after their places were sorted, because they are too wide to be sorted whole." },
	"replication-apply": {
		"meaning": "A replica applies what its source has written.",
		"precondition": "relay-log",
		"counters": ["Handler_update"]
	},
	replica: {
		"meaning": "Another server sends changes, or waits until they are there.",
		"isElsewhere": true
	},
	cluster: {
		"meaning": "Several servers agree on each commit: Galera, Group Replication, NDB.",
		"isElsewhere": true
	},
	fulltext: {
		"meaning": "Full-text indexes are searched or maintained.",
		"isElsewhere": true
	},
	partitioning: {
		"meaning": "Tables have partitions.",
		"isElsewhere": true
	},
	"vector-search": {
		"meaning": "Vectors are searched by an index.",
		"isElsewhere": true
	},
	"other-engine": {
		"meaning": "Tables are of another storage engine than InnoDB.",
		"isElsewhere": true
	},
	"compressed-tables": {
		"meaning": "Tables or columns are compressed.",
		"isElsewhere": true
	},
	encryption: {
		"meaning": "Tables, logs or temporary files are encrypted.",
		"isElsewhere": true
	},
	"stored-programs": {
		"meaning": "Stored procedures, functions or triggers run.",
		"isElsewhere": true
	},
	"metadata-reads": {
		"meaning": "INFORMATION_SCHEMA or statistics are asked for, or ANALYZE runs.",
		"isElsewhere": true
	},
	"over-network": {
		"meaning": "Clients are on other machines.",
		"isElsewhere": true
	},
	"x-protocol": {
		"meaning": "Clients speak MySQL’s X Protocol.",
		"isElsewhere": true
	},
	plugin: {
		"meaning": "A plugin or component is installed that no server has by itself.",
		"isElsewhere": true
	},
	startup: {
		"meaning": "The server starts or stops, and its caches are cold.",
		"isElsewhere": true
	},
	"crash-recovery": {
		"meaning": "The server starts after a crash.",
		"isElsewhere": true
	},
	ddl: {
		"meaning": "Tables are created, altered or dropped.",
		"isElsewhere": true
	},
	"other-device": {
		"meaning": "Files lie on another device or file system.",
		"isElsewhere": true
	},
	"long-idle": {
		"meaning": "Connections or transactions stand idle for long.",
		"isElsewhere": true
	},
	charsets: {
		"meaning": "Connections and statements use another character set or collation than the tables.",
		"isElsewhere": true
	},
	functions: {
		"meaning": "Statements have the functions, types or clauses that it is for.",
		"isElsewhere": true
	},
	"huge-pages": {
		"meaning": "The machine has huge pages set aside.",
		"isElsewhere": true
	},
	numa: {
		"meaning": "The machine has several nodes of memory.",
		"isElsewhere": true
	},
	"memory-pressure": {
		"meaning": "The machine is short of memory.",
		"isElsewhere": true
	},
	"many-cpus": {
		"meaning": "Dozens of CPUs want the same latches at once.",
		"isElsewhere": true
	},
	"limit-reached": {
		"meaning": "A load comes to the lower of the two limits.",
		"isElsewhere": true
	},
	"other-schemas": {
		"meaning": "Statements use schemas that have the names in it.",
		"isElsewhere": true
	},
	"own-load": {
		"meaning": "Your own load depends on it, unlike qpsgate’s workloads, which did the same work with far different values.",
		"isElsewhere": true
	}
};

// src/core/options/exercises.ts
/**
* Work that makes a setting matter: if no cell has a setting's exercise, the run cannot see it. core/workloads/workloads.ts
* has the exercises of each workload, options.json those that each setting needs, exercises.json the facts about each.
*/
const EXERCISES = exercises_default;
function isExercise(word) {
	return Object.hasOwn(EXERCISES, word);
}

// src/core/workloads/workloads.ts
/**
* The sysbench scripts that a suite may use, the resources that they exercise, and the options that make sense in each.
*/
/** Statements per transaction; more than this makes one transaction longer than a slice. */
const MOST_STATEMENTS = 1e4;
const LONGEST_RANGE = 1e6;
/** Parameters of one prepared statement are limited to 65,535; a range takes two. */
const MOST_POINTS = 1e4;
/** sysbench 1.0.20, oltp_common.lua: the same for its eight OLTP scripts. */
const OLTP = {
	"range-size": [1, LONGEST_RANGE],
	"point-selects": [0, MOST_STATEMENTS],
	"simple-ranges": [0, MOST_STATEMENTS],
	"sum-ranges": [0, MOST_STATEMENTS],
	"order-ranges": [0, MOST_STATEMENTS],
	"distinct-ranges": [0, MOST_STATEMENTS],
	"index-updates": [0, MOST_STATEMENTS],
	"non-index-updates": [0, MOST_STATEMENTS],
	"delete-inserts": [0, MOST_STATEMENTS],
	"range-selects": "switch",
	"skip-trx": "switch"
};
const READS = ["reads-in-memory", "reads-beyond-pool"];
const WRITES = ["point-writes", "binary-log-commits"];
/** A query of this many rows takes seconds. */
const MOST_ROWS = 1e6;
const MOST_TABLES = 100;
/** A server joins no more. */
const MOST_JOINED = 61;
/** A statement of more rows is larger than servers take. */
const MOST_LOADED = 1e4;
/** A little less than a relay log has, see writeBacklog. */
const MOST_LAP = 59e3;
const LONGEST_ROW = 1024 ** 2;
/** Each value begins with a number of ten digits, so that it differs from the previous one. */
const SHORTEST_ROW = 16;
function reads(options, exercises, levels = []) {
	return {
		options: new Map(Object.entries(options)),
		exercises,
		levels,
		writes: false
	};
}
function writes(options, exercises, levels = []) {
	return {
		...reads(options, exercises, levels),
		writes: true
	};
}
/**
* Every script by the name of its Lua file. Of those that exercise the same, the first is chosen. Long queries have one
* thread, which keeps a CPU of the server busy: with more of them each would wait for the others, and turns, which last
* several latencies, would be longer. A Map, because a user's word such as "constructor" must not find anything.
*/
const SCRIPTS = /* @__PURE__ */ new Map([
	["oltp_read_only", reads(OLTP, ["reads-in-memory"], [8])],
	["oltp_read_write", writes(OLTP, ["reads-in-memory", ...WRITES])],
	["oltp_write_only", writes(OLTP, WRITES)],
	["oltp_point_select", reads(OLTP, READS, [8, 64])],
	["oltp_update_non_index", writes(OLTP, WRITES, [8])],
	["oltp_update_index", writes(OLTP, ["purging", ...WRITES], [8])],
	["oltp_insert", writes(OLTP, [...WRITES, "auto-increment"], [8])],
	["oltp_delete", writes(OLTP, WRITES)],
	["select_random_points", reads({ "random-points": [1, MOST_POINTS] }, READS)],
	["select_random_ranges", reads({
		"number-of-ranges": [1, MOST_POINTS],
		delta: [0, LONGEST_RANGE]
	}, READS)],
	["connect", reads({}, ["connecting"], [8])],
	["encrypted", reads({}, ["encrypted-connections"], [8])],
	["sort", reads({ "sort-rows": [1, MOST_ROWS] }, ["sorts"], [1])],
	["full_join", reads({ "join-rows": [1, MOST_ROWS] }, ["joins"], [1])],
	["temporary_table", reads({ "group-rows": [1, MOST_ROWS] }, ["temporary-tables"], [1])],
	["full_scan", reads({ "scan-rows": [1, MOST_ROWS] }, ["full-scans", "read-ahead"], [1])],
	["long_concatenation", reads({ "concat-rows": [1, MOST_ROWS] }, ["long-concatenation"], [1])],
	["time_zones", reads({ "time-rows": [1, MOST_ROWS] }, ["time-conversions"], [1])],
	["many_tables", reads({ "query-tables": [1, MOST_TABLES] }, ["many-tables"], [8])],
	["contended_rows", writes({ "hot-rows": [1, MOST_ROWS] }, ["contended-rows", ...WRITES], [16])],
	["deadlocks", writes({ "hot-rows": [2, MOST_ROWS] }, [
		"deadlocks",
		"contended-rows",
		...WRITES
	], [8])],
	["sustained_writes", writes({ "update-rows": [1, MOST_STATEMENTS] }, ["sustained-writes", ...WRITES], [8])],
	["large_transactions", writes({ "transaction-rows": [1, MOST_ROWS] }, ["large-transactions", "binary-log-commits"], [2])],
	["huge_transactions", writes({ "transaction-rows": [1, MOST_ROWS] }, ["redo-bursts"], [4])],
	["bulk_load", writes({ "load-rows": [1, MOST_LOADED] }, ["bulk-load"], [1])],
	["growing_table", writes({ "newest-rows": [1, MOST_ROWS] }, [
		...WRITES,
		"auto-increment",
		"reads-in-memory"
	])],
	["replication", {
		...writes({ "lap-transactions": [100, MOST_LAP] }, ["replication-apply"], [1]),
		threads: 1
	}],
	["planning", reads({ "join-tables": [2, MOST_JOINED] }, ["planning"], [1])],
	["skewed_joins", reads({}, ["plan-choice"], [1])],
	["sorted_reads", reads({}, ["sorted-reads"], [1])],
	["large_rows", writes({ "row-bytes": [SHORTEST_ROW, LONGEST_ROW] }, ["large-rows"], [4])],
	["tpch", {
		...reads({ query: [1, 22] }, []),
		isAnalytical: true
	}],
	["read_write_pct", writes({ "read-percent": [0, 100] }, ["reads-in-memory", ...WRITES])]
]);
/** Cells of which some are chosen for a change, in order of preference. */
const USUAL_CELLS = [...SCRIPTS].flatMap(([script, { levels }]) => levels.map((threads) => ({
	script,
	threads
})));
/** The usual cell that is an exercise; undefined if none is. */
function usualCellFor(exercise) {
	return USUAL_CELLS.find(({ script, threads }) => exercisesOf(script, threads).includes(exercise));
}
/** Resources that a script exercises at a level of concurrency; none of a user's own script. */
function exercisesOf(script, threads) {
	const exercises = SCRIPTS.get(script)?.exercises ?? [];
	return threads < 64 ? exercises : [...exercises, "high-concurrency"];
}
/** Whether the script writes until the redo log is full, again and again. */
function fillsRedoLog(script) {
	return SCRIPTS.get(script)?.exercises.includes("sustained-writes") ?? false;
}
/** Whether a replica does the script's work, so that its server needs a relay log. */
function appliesRelayLog(script) {
	return SCRIPTS.get(script)?.exercises.includes("replication-apply") ?? false;
}
/** Whether the script's connections are encrypted where the server offers it, so that servers need a certificate. */
function isEncrypted(script) {
	return SCRIPTS.get(script)?.exercises.includes("encrypted-connections") ?? false;
}
/** Whether it is a user's own script: the path, from the suite's folder, of a file that ends in .lua. */
function isOwnScript(script) {
	return script.endsWith(".lua");
}
/** File of a user's own workload, in the folder that bears its name. */
const WORKLOAD_FILE = "workload.yml";
/** Whether it is the path of a user's own workload: a folder, with a slash somewhere, or its file. */
function isOwnWorkload(script) {
	return !isOwnScript(script) && (script.includes("/") || script === "workload.yml");
}
/** Path of the file of a user's own workload. */
function workloadFileOf(path) {
	return /\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, "")}/${WORKLOAD_FILE}`;
}
/** Name of a workload that is not given one: the script; a user's own without its folder and ending. */
function scriptName(script) {
	if (isOwnScript(script)) return script.replace(/^.*\//, "").replace(/\.lua$/, "");
	if (!isOwnWorkload(script)) return script;
	return workloadFileOf(script).split("/").slice(0, -1).findLast((folder) => folder !== "" && !/^\.+$/.test(folder)) ?? "workload";
}
const OWN_OPTION = /^[a-z][a-z0-9_-]{0,63}$/i;
/** The value of an option of a user's own script as sysbench takes it; undefined if it is none. */
function ownOptionText(name, value) {
	if (!OWN_OPTION.test(name)) return void 0;
	if (typeof value === "boolean") return value ? "on" : "off";
	const text = typeof value === "number" || typeof value === "string" ? String(value) : void 0;
	return text?.includes("\0") ? void 0 : text;
}
/** Form of a user's own script options, for messages. */
const OWN_OPTION_FORM = "text, a number, true or false";
/** sysbench treats - and _ the same; we write dashes. */
function canonicalScriptOption(name) {
	return name.replaceAll("_", "-");
}
const RESERVED = /^(?:tables|table-size|threads|auto-inc|secondary|create-secondary|time|events|rate|forced-shutdown|percentile|histogram|warmup-time|init-rng|debug|validate|verbosity|help|version|num-threads|max-time|max-requests|tx-rate|luajit-cmd|config-file|(?:report|mysql|pgsql|db|thread)-.*)$/;
/** Why a suite may not set an option of sysbench; undefined if it may. */
function whyReserved(name) {
	return RESERVED.test(canonicalScriptOption(name)) ? "nothing here; qpsgate sets it for all workloads, by the keys dataset, threads and budget" : void 0;
}
/** Values that a script option may have, for messages. */
function describeScriptOption(option) {
	return option === "switch" ? "on or off" : `an integer from ${option[0]} to ${option[1]}`;
}
/** The value as sysbench takes it, or undefined if it does not fit this option. */
function scriptOptionText(option, value) {
	if (option === "switch") {
		const word = String(value).toLowerCase();
		if (/^(?:true|on|1)$/.test(word)) return "on";
		return /^(?:false|off|0)$/.test(word) ? "off" : void 0;
	}
	const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
	if (typeof number !== "number" || !Number.isInteger(number)) return void 0;
	return number >= option[0] && number <= option[1] ? String(number) : void 0;
}
/** A workload with its options as sysbench takes them. @param source text of a user's own script */
function workloadOf({ name, script, options = {} }, source) {
	const row = SCRIPTS.get(script);
	const texts = Object.entries(options).flatMap(([key, value]) => {
		const option = canonicalScriptOption(key);
		const form = row?.options.get(option);
		const text = row === void 0 ? ownOptionText(key, value) : form && scriptOptionText(form, value);
		return text === void 0 ? [] : [[option, text]];
	});
	return {
		name: name ?? scriptName(script),
		script,
		options: Object.fromEntries(texts),
		source,
		isAnalytical: row?.isAnalytical,
		threads: row?.threads === void 0 ? void 0 : [row.threads],
		writes: row?.writes ?? true
	};
}
/** Every script without options, as a workload of the same name. */
function plainWorkloads() {
	return [...SCRIPTS].filter(([, { isAnalytical }]) => !isAnalytical).map(([script]) => workloadOf({ script }));
}

export { whyReserved as _, canonicalScriptOption as a, EXERCISES as b, fillsRedoLog as c, isOwnWorkload as d, ownOptionText as f, usualCellFor as g, scriptOptionText as h, appliesRelayLog as i, isEncrypted as l, scriptName as m, SCRIPTS as n, describeScriptOption as o, plainWorkloads as p, USUAL_CELLS as r, exercisesOf as s, OWN_OPTION_FORM as t, isOwnScript as u, workloadFileOf as v, isExercise as x, workloadOf as y };