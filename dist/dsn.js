// src/core/suite/quantities.ts
/** Durations, percentages and sizes as people write them, in suites and on the command line. */
const SECONDS_PER = {
	h: 3600,
	m: 60,
	s: 1
};
const DURATION = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?$/;
const PERCENTAGE = /^(\d+(?:\.\d+)?)\s*%$/;
const FRACTION = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
/** The same as a pattern of JSON Schema, for editors. */
const DURATION_PATTERN = `^\\s*(?=\\S)${DURATION.source.slice(1, -1)}\\s*$`;
/** Pattern for a percentage as text, including its limits; Number() rounds, a pattern does not. */
const PERCENTAGE_PATTERN = "^\\s*(?=.*[1-9])0*(?:\\d{1,2}(?:\\.\\d+)?\\s*%|\\.\\d+)\\s*$";
/** How a duration is written, for messages. */
const DURATION_FORM = "a duration such as 45s, 5m or 1h30m";
/** Seconds of "45s", "5m" or "1h30m"; undefined for anything else, also for a number without its unit. */
function parseDuration(text) {
	const match = DURATION.exec(text.trim());
	if (match === null || match[0] === "") return void 0;
	const [, hours, minutes, seconds] = match;
	return Number(hours ?? 0) * SECONDS_PER.h + Number(minutes ?? 0) * SECONDS_PER.m + Number(seconds ?? 0) * SECONDS_PER.s;
}
/** How a tolerance is written, for messages. */
const PERCENTAGE_FORM = "a percentage such as 5% or 0.05, more than 0% and less than 100%";
/**
* The fraction of "5%", "0.05" or 0.05; undefined for anything else. 100 % and more are refused: no slowdown exceeds
* them, and `5` is meant as 5 %, not 500 %.
*/
function parsePercentage(written) {
	const fraction = typeof written === "number" ? written : fractionOf(written.trim());
	return fraction !== void 0 && fraction > 0 && fraction < 1 ? fraction : void 0;
}
function fractionOf(text) {
	const percent = PERCENTAGE.exec(text)?.[1];
	if (percent !== void 0) return Number(percent) / 100;
	return FRACTION.test(text) ? Number(text) : void 0;
}
const SIZE = /^(\d+)([KMGTPE])$/i;
const SIZE_UNITS = "KMGTPE";
/** A size with a unit as a number, as servers read it: 67108864 for "64M"; undefined for anything else. */
function sizeOf(value) {
	const [, digits, unit = ""] = SIZE.exec(value) ?? [];
	return digits === void 0 ? void 0 : BigInt(digits) << BigInt(10 * (SIZE_UNITS.indexOf(unit.toUpperCase()) + 1));
}

// src/core/options/exercises.ts
function load(meaning) {
	return {
		meaning,
		isLoad: true
	};
}
function elsewhere(meaning) {
	return {
		meaning,
		isLoad: false
	};
}
/** Every exercise with its description. */
const EXERCISES = {
	"any-statement": load("Any statement: each one pays."),
	"reads-in-memory": load("Rows are read that are all in the buffer pool."),
	"reads-beyond-pool": load("Rows are read from data that are larger than the buffer pool."),
	"full-scans": load("Statements read whole tables, or large parts of them."),
	"point-writes": load("Single rows are inserted, updated or deleted, and committed."),
	"sustained-writes": load("Rows are written for so long that dirty pages, redo log or undo log have to be caught up with."),
	"large-transactions": load("One transaction changes many rows before it commits."),
	"binary-log-commits": load("Changes are committed while the binary log is on."),
	"contended-rows": load("Several transactions want the same rows, so locks are waited for."),
	"bulk-load": load("Many rows are loaded at once, by statements of many rows."),
	"growing-tables": load("Rows are added at the end of a table, and the newest are read."),
	"large-rows": load("Rows or results have many kilobytes, in BLOB or TEXT columns."),
	sorts: load("Statements sort more rows than an index delivers in order."),
	joins: load("Statements join tables, with and without an index."),
	"temporary-tables": load("Statements need a temporary table: GROUP BY, DISTINCT, UNION, derived tables."),
	planning: load("Plans of statements take long to find: many tables, conditions or values in a list."),
	"auto-increment": load("Several connections insert into one table with an AUTO_INCREMENT key."),
	connecting: load("Clients connect and disconnect again and again."),
	"many-tables": load("More tables are used than the caches of tables hold."),
	"high-concurrency": load("Many more connections are active than there are CPUs."),
	"huge-transactions": elsewhere("One transaction logs tens of megabytes before it commits."),
	"undo-truncation": elsewhere("Undo tablespaces have grown so large that they are truncated."),
	"plan-choice": elsewhere("Which plan a statement gets decides how fast it is: your own statements, on your own data."),
	"replication-apply": load("A replica applies what its source has written."),
	replica: elsewhere("Another server sends changes, or waits until they are there."),
	cluster: elsewhere("Several servers agree on each commit: Galera, Group Replication, NDB."),
	fulltext: elsewhere("Full-text indexes are searched or maintained."),
	partitioning: elsewhere("Tables have partitions."),
	"vector-search": elsewhere("Vectors are searched by an index."),
	"other-engine": elsewhere("Tables are of another storage engine than InnoDB."),
	"compressed-tables": elsewhere("Tables or columns are compressed."),
	encryption: elsewhere("Tables, logs or temporary files are encrypted."),
	"stored-programs": elsewhere("Stored procedures, functions or triggers run."),
	"metadata-reads": elsewhere("INFORMATION_SCHEMA or statistics are asked for, or ANALYZE runs."),
	"over-network": elsewhere("Clients are on other machines, or their connections are encrypted."),
	"x-protocol": elsewhere("Clients speak MySQL’s X Protocol."),
	plugin: elsewhere("A plugin or component is installed that no server has by itself."),
	startup: elsewhere("The server starts or stops, and its caches are cold."),
	"crash-recovery": elsewhere("The server starts after a crash."),
	ddl: elsewhere("Tables are created, altered or dropped."),
	"other-device": elsewhere("Files lie on another device or file system."),
	"long-idle": elsewhere("Connections or transactions stand idle for long.")
};
function isExercise(word) {
	return Object.hasOwn(EXERCISES, word);
}
/**
* Exercises that a workload only is where this holds for every server that is compared; elsewhere it exercises less.
*/
const PRECONDITIONS = {
	"reads-beyond-pool": "data-beyond-pool",
	"sustained-writes": "redo-in-scale",
	"replication-apply": "relay-log",
	"large-transactions": "binary-log",
	"binary-log-commits": "binary-log",
	"many-tables": "tables-beyond-cache"
};
/**
* Counters of SHOW GLOBAL STATUS that prove the work, one of them with at least every thousandth transaction. For other
* exercises only the workload tells.
*/
const EXERCISE_COUNTERS = {
	"reads-in-memory": ["Innodb_buffer_pool_read_requests"],
	"reads-beyond-pool": ["Innodb_buffer_pool_reads"],
	"full-scans": ["Handler_read_rnd_next"],
	"point-writes": [
		"Com_update",
		"Com_insert",
		"Com_delete"
	],
	"large-transactions": ["Binlog_cache_disk_use"],
	"replication-apply": ["Handler_update"],
	"bulk-load": ["Handler_write"],
	"growing-tables": ["Com_insert"],
	"binary-log-commits": ["Binlog_cache_use"],
	"contended-rows": ["Innodb_row_lock_waits"],
	sorts: ["Sort_rows"],
	joins: ["Select_full_join"],
	"temporary-tables": ["Created_tmp_tables"],
	"auto-increment": ["Com_insert"],
	connecting: ["Connections"],
	"many-tables": ["Opened_tables"]
};

// src/core/suite/workloads.ts
/**
* The sysbench scripts that a suite may use, the resources that they exercise, and the options that make sense in each.
*/
/** Statements per transaction; more than this makes one transaction longer than a slice. */
const MOST_STATEMENTS = 1e4;
const LONGEST_RANGE = 1e6;
/** Parameters of one prepared statement are limited to 65,535; a range takes two. */
const MOST_POINTS = 1e4;
const statements = {
	kind: "count",
	min: 0,
	max: MOST_STATEMENTS
};
const points = {
	kind: "count",
	min: 1,
	max: MOST_POINTS
};
/** sysbench 1.0.20, oltp_common.lua: the same for its eight OLTP scripts. */
const OLTP_OPTIONS = /* @__PURE__ */ new Map([
	["range-size", {
		kind: "count",
		min: 1,
		max: LONGEST_RANGE
	}],
	["point-selects", statements],
	["simple-ranges", statements],
	["sum-ranges", statements],
	["order-ranges", statements],
	["distinct-ranges", statements],
	["index-updates", statements],
	["non-index-updates", statements],
	["delete-inserts", statements],
	["range-selects", { kind: "switch" }],
	["skip-trx", { kind: "switch" }]
]);
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
/** One of our scripts with a single option, for the size of a transaction. */
function sized(option, min, max) {
	return { options: /* @__PURE__ */ new Map([[option, {
		kind: "count",
		min,
		max
	}]]) };
}
/** Every script by name. A Map, because a user's word such as "constructor" must not find anything. */
const SCRIPTS = /* @__PURE__ */ new Map([
	["oltp_read_only", {
		writes: false,
		options: OLTP_OPTIONS,
		exercises: ["reads-in-memory"]
	}],
	["oltp_read_write", {
		writes: true,
		options: OLTP_OPTIONS,
		exercises: ["reads-in-memory", ...WRITES]
	}],
	["oltp_write_only", {
		writes: true,
		options: OLTP_OPTIONS,
		exercises: WRITES
	}],
	["oltp_point_select", {
		writes: false,
		options: OLTP_OPTIONS,
		exercises: READS
	}],
	["oltp_update_index", {
		writes: true,
		options: OLTP_OPTIONS,
		exercises: WRITES
	}],
	["oltp_update_non_index", {
		writes: true,
		options: OLTP_OPTIONS,
		exercises: WRITES
	}],
	["oltp_insert", {
		writes: true,
		options: OLTP_OPTIONS,
		exercises: [...WRITES, "auto-increment"]
	}],
	["oltp_delete", {
		writes: true,
		options: OLTP_OPTIONS,
		exercises: WRITES
	}],
	["select_random_points", {
		writes: false,
		options: /* @__PURE__ */ new Map([["random-points", points]]),
		exercises: READS
	}],
	["select_random_ranges", {
		writes: false,
		options: /* @__PURE__ */ new Map([["number-of-ranges", points], ["delta", {
			kind: "count",
			min: 0,
			max: LONGEST_RANGE
		}]]),
		exercises: READS
	}],
	["connect", {
		writes: false,
		options: /* @__PURE__ */ new Map(),
		exercises: ["connecting"]
	}],
	["sort", {
		writes: false,
		...sized("sort-rows", 1, MOST_ROWS),
		exercises: ["sorts"]
	}],
	["full_join", {
		writes: false,
		...sized("join-rows", 1, MOST_ROWS),
		exercises: ["joins"]
	}],
	["temporary_table", {
		writes: false,
		...sized("group-rows", 1, MOST_ROWS),
		exercises: ["temporary-tables"]
	}],
	["full_scan", {
		writes: false,
		...sized("scan-rows", 1, MOST_ROWS),
		exercises: ["full-scans"]
	}],
	["many_tables", {
		writes: false,
		...sized("query-tables", 1, MOST_TABLES),
		exercises: ["many-tables"]
	}],
	["contended_rows", {
		writes: true,
		...sized("hot-rows", 1, MOST_ROWS),
		exercises: ["contended-rows", ...WRITES]
	}],
	["sustained_writes", {
		writes: true,
		...sized("update-rows", 1, MOST_STATEMENTS),
		exercises: ["sustained-writes", ...WRITES]
	}],
	["large_transactions", {
		writes: true,
		...sized("transaction-rows", 1, MOST_ROWS),
		exercises: ["large-transactions", "binary-log-commits"]
	}],
	["bulk_load", {
		writes: true,
		...sized("load-rows", 1, MOST_LOADED),
		exercises: ["bulk-load"]
	}],
	["growing_table", {
		writes: true,
		...sized("newest-rows", 1, MOST_ROWS),
		exercises: [
			"growing-tables",
			...WRITES,
			"auto-increment",
			"reads-in-memory"
		]
	}],
	["replication", {
		writes: true,
		threads: 1,
		...sized("lap-transactions", 100, MOST_LAP),
		exercises: ["replication-apply"]
	}],
	["planning", {
		writes: false,
		...sized("join-tables", 2, MOST_JOINED),
		exercises: ["planning"]
	}],
	["large_rows", {
		writes: true,
		...sized("row-bytes", SHORTEST_ROW, LONGEST_ROW),
		exercises: ["large-rows"]
	}],
	["tpch", {
		writes: false,
		isAnalytical: true,
		options: /* @__PURE__ */ new Map([["query", {
			kind: "count",
			min: 1,
			max: 22
		}]]),
		exercises: []
	}],
	["read_write_pct", {
		writes: true,
		...sized("read-percent", 0, 100),
		exercises: ["reads-in-memory", ...WRITES]
	}]
]);
/** Resources that a script exercises at a level of concurrency; unknown for a user's own script. */
function exercisesOf(script, threads) {
	const own = SCRIPTS.get(script)?.exercises ?? [];
	return threads < 64 ? own : [...own, "high-concurrency"];
}
/** Whether the script writes until the redo log is full, again and again. */
function fillsRedoLog(script) {
	return SCRIPTS.get(script)?.exercises.includes("sustained-writes") ?? false;
}
/** Whether a replica does the script's work, so that its server needs a relay log. */
function appliesRelayLog(script) {
	return SCRIPTS.get(script)?.exercises.includes("replication-apply") ?? false;
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
	return /\.ya?ml$/.test(path) ? path : `${path.replace(/\/+$/, "")}/${WORKLOAD_FILE}`;
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
/** Why a suite may not set an option of sysbench; undefined if it is not one that we own. */
function whyOwned(name) {
	const canonical = canonicalScriptOption(name);
	if (canonical === "tables") return "nothing here; all workloads share the tables of dataset.tables";
	if (canonical === "table-size") return "nothing here; all workloads share the rows of dataset.rows";
	if (canonical === "threads") return "nothing here; the levels stand under the top-level key threads";
	if (/^(?:auto-inc|secondary|create-secondary)$/.test(canonical)) return "nothing here; all workloads share one dataset, which is created with the defaults";
	if (/^(?:mysql|pgsql|db)-/.test(canonical)) return "nothing here; qpsgate connects to its own servers";
	if (/^(?:time|events|rate|forced-shutdown|report-.*|percentile|histogram|warmup-time)$/.test(canonical)) return "nothing here; qpsgate decides how long and how it measures, see budget";
}
/** Values that a script option may have, for messages. */
function describeScriptOption(option) {
	return option.kind === "switch" ? "on or off" : `an integer from ${option.min} to ${option.max}`;
}
/** The value as sysbench takes it, or undefined if it does not fit this option. */
function scriptOptionText(option, value) {
	if (option.kind === "switch") {
		const word = String(value).toLowerCase();
		if (/^(?:true|on|1)$/.test(word)) return "on";
		return /^(?:false|off|0)$/.test(word) ? "off" : void 0;
	}
	const written = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
	if (typeof written !== "number" || !Number.isInteger(written)) return void 0;
	return written >= option.min && written <= option.max ? String(written) : void 0;
}

// src/core/suite/dsn.ts
const DSN_FORM = "an address such as mysql://user@host:3306/qpsgate?tls=off";
const DEFAULT_PORT = 3306;
const DEFAULT_SCHEMA = "qpsgate";
const PARAMETERS = [
	"tls",
	"ca",
	"cert",
	"key"
];
const TLS_MODES = [
	"verify",
	"required",
	"off"
];
const SCHEMA = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;
/** Schemas that are the server's own. */
const SYSTEM_SCHEMAS = /^(?:mysql|sys|information_schema|performance_schema)$/i;
function parseDsn(text) {
	const url = URL.parse(text);
	if (url === null || url.protocol !== "mysql:" || url.hostname === "") return problem(DSN_FORM);
	if (url.password !== "") return problem("an address without a password, which belongs in QPSGATE_PASSWORD or a file named by QPSGATE_PASSWORD_FILE");
	if (url.username === "") return problem(`${DSN_FORM}: with a user`);
	if ([...url.searchParams.keys()].some((key) => !PARAMETERS.includes(key))) return problem(`no parameters but ${PARAMETERS.join(", ")}`);
	const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
	const tls = url.searchParams.get("tls") ?? (isLoopback(host) ? "off" : "verify");
	if (!TLS_MODES.includes(tls)) return problem(`tls=${TLS_MODES.join(", tls=")}`);
	const [user, path] = [url.username, url.pathname.slice(1)].map(decoded);
	if (user === void 0 || path === void 0) return problem(`${DSN_FORM}: every % with the two digits of a byte of UTF-8`);
	const schema = path || DEFAULT_SCHEMA;
	if (!SCHEMA.test(schema) || SYSTEM_SCHEMAS.test(schema)) return problem("a schema of letters, digits and _ that is ours alone, such as qpsgate");
	const port = url.port === "" ? DEFAULT_PORT : Number(url.port);
	const [ca, cert, key] = [
		"ca",
		"cert",
		"key"
	].map((name) => url.searchParams.get(name) ?? void 0);
	if (tls !== "off" && (ca === void 0 || cert === void 0 || key === void 0)) return problem("tls with ca=FILE, cert=FILE and key=FILE, as sysbench 1.0 encrypts with a client certificate only; or tls=off");
	return {
		kind: "ok",
		endpoint: {
			host,
			port,
			user,
			schema,
			tls,
			ca,
			cert,
			key
		}
	};
}
/** Undefined if a % is followed by anything but a byte. */
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}
/** Whether packets to the host never leave the machine. */
function isLoopback(host) {
	return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
const CLUSTER_FORM = "a list of addresses that differ in their hosts only, or in their ports only: the server that takes writes, then its replicas";
/** A server and its read replicas as one endpoint. sysbench connects to every port of every host that it is given. */
function clusterOf([source, ...replicas]) {
	const all = [source, ...replicas];
	const areAlike = replicas.every((replica) => accessOf(replica) === accessOf(source));
	const differsInOne = Math.min(new Set(all.map(({ host }) => host)).size, new Set(all.map(({ port }) => port)).size) === 1;
	const areDistinct = new Set(all.map(endpointName)).size === all.length;
	if (!areAlike || !differsInOne || !areDistinct) return problem(CLUSTER_FORM);
	if (replicas.length === 0) return {
		kind: "ok",
		endpoint: source
	};
	return {
		kind: "ok",
		endpoint: {
			...source,
			replicas: replicas.map(({ host, port }) => ({
				host,
				port
			}))
		}
	};
}
/** How it is reached, apart from where. */
function accessOf({ host: _, port: __, ...access }) {
	return JSON.stringify(access);
}
/** Addresses of an endpoint: the server that takes writes, then its replicas. */
function serversIn({ host, port, replicas = [] }) {
	return [{
		host,
		port
	}, ...replicas];
}
/**
* "db-1:3306", "db-1:3306 + db-2:3306": the servers of an arm's queries, as a name that is distinct from other
* clusters.
*/
function clusterName(endpoint) {
	return serversIn(endpoint).map(endpointName).join(" + ");
}
/** "db.example:3306": the distinct name of an endpoint, in texts and in names of files. */
function endpointName({ host, port }) {
	return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}
function problem(allowed) {
	return {
		kind: "problem",
		allowed
	};
}

export { PERCENTAGE_PATTERN as A, EXERCISES as C, DURATION_FORM as D, isExercise as E, parsePercentage as M, sizeOf as N, DURATION_PATTERN as O, workloadFileOf as S, PRECONDITIONS as T, isOwnWorkload as _, isLoopback as a, scriptOptionText as b, OWN_OPTION_FORM as c, appliesRelayLog as d, canonicalScriptOption as f, isOwnScript as g, fillsRedoLog as h, endpointName as i, parseDuration as j, PERCENTAGE_FORM as k, SCRIPTS as l, exercisesOf as m, clusterName as n, parseDsn as o, describeScriptOption as p, clusterOf as r, serversIn as s, DSN_FORM as t, WORKLOAD_FILE as u, ownOptionText as v, EXERCISE_COUNTERS as w, whyOwned as x, scriptName as y };