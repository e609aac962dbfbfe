// src/core/names.ts
/** Names that figures and messages refer to. This file imports nothing, because every folder of core needs it. */
const HOME = "https://github.com/qpsgate/qpsgate";
/** Links lead to the main branch, because no release has documents of its own yet. */
const DOCS = `${HOME}/blob/main/docs`;
/**
* Line to show for a changed setting in the files after the change. A removed setting has no line there, so the first
* line of its file stands for it.
*/
function presentLine({ scenario, before, after }) {
	return {
		file: after?.file ?? before?.file ?? scenario,
		line: after?.line ?? 1
	};
}
/**
* Revisions of a scenario: now, before the change, and at the baseline. Twins are second servers of a side: two equal
* servers show how much starts differ.
*/
const REVISIONS = [
	"head",
	"base",
	"twin",
	"base-twin",
	"baseline"
];
function isOfBase({ revision }) {
	return revision === "base" || revision === "base-twin";
}
function isEarlier(arm) {
	return isOfBase(arm) || arm.revision === "baseline";
}
/** Whether an arm is a second server of another arm. Reports show the other arm in its place. */
function isCopy({ revision }) {
	return revision === "twin" || revision === "base-twin";
}
const COST_NAMES = {
	errors: "errors",
	deadlocks: "deadlocks and lock waits",
	cpu: "server CPU time",
	switches: "context switches",
	written: "written to disk",
	read: "read from disk",
	fsyncs: "fsyncs of InnoDB",
	network: "network",
	memory: "resident memory",
	p50: "p50 latency",
	p95: "p95 latency",
	p99: "p99 latency"
};
const COSTS = Object.keys(COST_NAMES);

// src/core/workloads/workloads.ts
/** The sysbench scripts that a suite may use, the work that they exercise, and the options that make sense in each. */
/** Maximum number of statements in a transaction: with more, it would last longer than a slice. */
const MOST_STATEMENTS = 1e4;
const LONGEST_RANGE = 1e6;
/** Maximum number of points in a statement: a prepared one has at most 65,535 parameters, and a range takes two. */
const MOST_POINTS = 1e4;
/** Options of sysbench's eight OLTP scripts (source: oltp_common.lua of sysbench 1.0.20). */
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
	"skip-trx": "switch",
	"db-ps-mode": { words: ["auto", "disable"] }
};
const READS = ["reads-in-memory", "reads-beyond-pool"];
const WRITES = ["point-writes", "binary-log-commits"];
/** Maximum number of rows that a statement works on. With so many rows, it takes seconds. */
const MOST_ROWS = 1e6;
const MOST_TABLES = 100;
/** Maximum number of tables in a join: servers take no more. */
const MOST_JOINED = 61;
/** Maximum number of rows that a statement of `bulk_load` inserts: servers take no larger statement. */
const MOST_LOADED = 1e4;
/**
* Maximum number of transactions that a replica applies before it starts again. The relay log that writeBacklog()
* makes must have more.
*/
const MOST_LAP = 59e3;
const LONGEST_ROW = 1024 ** 2;
/**
* Minimum length of a value, in characters. A value begins with a number of ten digits, so that it differs from the
* value before it.
*/
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
* Scripts by the name of their Lua file. Of scripts that exercise the same work, the first is chosen. Long queries have
* one thread, which keeps a CPU of the server busy: several threads would wait for each other, and turns, which last
* several latencies, would be longer. The table is a Map, so that a user's word such as "constructor" finds nothing.
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
	["encrypted", {
		...reads({}, ["encrypted-connections"], [8]),
		needs: "certificate"
	}],
	["sort", reads({ "sort-rows": [1, MOST_ROWS] }, ["sorts"], [1])],
	["full_join", reads({ "join-rows": [1, MOST_ROWS] }, ["joins"], [1])],
	["temporary_table", reads({ "group-rows": [1, MOST_ROWS] }, ["temporary-tables"], [1])],
	["full_scan", reads({ "scan-rows": [1, MOST_ROWS] }, ["full-scans", "read-ahead"], [1])],
	["long_concatenation", reads({ "concat-rows": [1, MOST_ROWS] }, ["long-concatenation"], [1])],
	["time_zones", reads({ "time-rows": [1, MOST_ROWS] }, ["time-conversions"], [1])],
	["many_tables", {
		...reads({ "query-tables": [1, MOST_TABLES] }, ["many-tables"], [8]),
		needs: "handles-by-thread"
	}],
	["contended_rows", writes({ "hot-rows": [1, MOST_ROWS] }, ["contended-rows", ...WRITES], [16])],
	["deadlocks", writes({ "hot-rows": [2, MOST_ROWS] }, [
		"deadlocks",
		"contended-rows",
		...WRITES
	], [8])],
	["sustained_writes", {
		...writes({ "update-rows": [1, MOST_STATEMENTS] }, ["sustained-writes", ...WRITES], [8]),
		needs: "full-redo-log"
	}],
	["large_transactions", writes({ "transaction-rows": [1, MOST_ROWS] }, ["large-transactions", "binary-log-commits"], [2])],
	["huge_transactions", writes({ "transaction-rows": [1, MOST_ROWS] }, ["redo-bursts"], [4])],
	["bulk_load", writes({ "load-rows": [1, MOST_LOADED] }, ["bulk-load"], [1])],
	["create_index", writes({ "index-rows": [1, MOST_ROWS] }, ["index-builds"], [1])],
	["alter_table", writes({ "altered-rows": [1, MOST_ROWS] }, ["table-copies"], [1])],
	["growing_table", writes({ "newest-rows": [1, MOST_ROWS] }, [
		...WRITES,
		"auto-increment",
		"reads-in-memory"
	])],
	["replication", {
		...writes({ "lap-transactions": [100, MOST_LAP] }, ["replication-apply"], [1]),
		threads: 1,
		needs: "relay-log"
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
const SINGLE_STATEMENTS = [...[
	"oltp_point_select",
	"oltp_update_index",
	"oltp_update_non_index",
	"oltp_insert",
	"oltp_delete"
], ...["select_random_points", "select_random_ranges"]];
/** Whether a load repeats a single statement. A comparison of servers warns of it, because no application does so. */
function isSingleStatement({ script, options }) {
	return SINGLE_STATEMENTS.includes(script) || script === "oltp_read_only" && options["range-selects"] === "off";
}
/**
* Usual load, which suits any change. Most servers mostly read, so a slowdown of reading must not go unnoticed. The
* second cell also writes.
*/
const USUAL_LOAD = [{
	script: "oltp_read_only",
	threads: 8
}, {
	script: "oltp_read_write",
	threads: 8
}];
/** Cells from which some are chosen for a change. Earlier ones are preferred. */
const USUAL_CELLS = [...SCRIPTS].flatMap(([script, { levels }]) => levels.map((threads) => ({
	script,
	threads
})));
function usualCellFor(exercise) {
	return USUAL_CELLS.find(({ script, threads }) => exercisesOf(script, threads).includes(exercise));
}
function workloadFor(exercise) {
	return usualCellFor(exercise)?.script;
}
/** Work that a script exercises at a thread count; none for a user's own script, because only the user knows it. */
function exercisesOf(script, threads) {
	const exercises = SCRIPTS.get(script)?.exercises ?? [];
	return threads < 64 ? exercises : [...exercises, "high-concurrency"];
}
function needs({ script }, need) {
	return SCRIPTS.get(script)?.needs === need;
}
function isOwnScript(script) {
	return script.endsWith(".lua");
}
const WORKLOAD_FILE = "workload.yml";
/** Whether a script is the path of a user's own workload: its folder, which has a slash somewhere, or its file. */
function isOwnWorkload(script) {
	return !isOwnScript(script) && (script.includes("/") || script === "workload.yml");
}
function workloadFileOf(path) {
	return /\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, "")}/${WORKLOAD_FILE}`;
}
/** Name of a workload for which the suite gives none: the name of its script, without folders and ending. */
function scriptName(script) {
	if (isOwnScript(script)) return script.replace(/^.*\//, "").replace(/\.lua$/, "");
	if (!isOwnWorkload(script)) return script;
	return workloadFileOf(script).split("/").slice(0, -1).findLast((folder) => folder !== "" && !/^\.+$/.test(folder)) ?? "workload";
}
const OWN_OPTION = /^[a-z][a-z0-9_-]{0,63}$/i;
function ownOptionText(name, value) {
	if (!OWN_OPTION.test(name)) return void 0;
	if (typeof value === "boolean") return value ? "on" : "off";
	const text = typeof value === "number" || typeof value === "string" ? String(value) : void 0;
	return text?.includes("\0") ? void 0 : text;
}
const OWN_OPTION_FORM = "text, a number, true or false";
/** Name with dashes. sysbench treats dashes and underscores alike, so one form suffices for all look-ups. */
function canonicalScriptOption(name) {
	return name.replaceAll("_", "-");
}
const RESERVED = /^(?:tables|table-size|threads|auto-inc|secondary|create-secondary|time|events|rate|forced-shutdown|percentile|histogram|warmup-time|init-rng|debug|validate|verbosity|help|version|num-threads|max-time|max-requests|tx-rate|luajit-cmd|config-file|(?:report|mysql|pgsql|thread)-.*|db-(?!ps-mode$).*)$/;
/** Reason why a suite may not set an option of sysbench; undefined if it may. */
function whyReserved(name) {
	return RESERVED.test(canonicalScriptOption(name)) ? "nothing here; qpsgate sets it for all workloads, by the keys dataset, threads and budget" : void 0;
}
function isWords(option) {
	return typeof option === "object" && "words" in option;
}
function describeScriptOption(option) {
	if (isWords(option)) return option.words.join(" or ");
	return option === "switch" ? "on or off" : `an integer from ${option[0]} to ${option[1]}`;
}
function scriptOptionText(option, value) {
	if (option === "switch") {
		const word = String(value).toLowerCase();
		if (/^(?:true|on|1)$/.test(word)) return "on";
		return /^(?:false|off|0)$/.test(word) ? "off" : void 0;
	}
	if (isWords(option)) return option.words.find((word) => word === value);
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
/**
* Workloads of all scripts under their own names and without options. Analytical scripts are left out, because they
* need other tables.
*/
function plainWorkloads() {
	return [...SCRIPTS].filter(([, { isAnalytical }]) => !isAnalytical).map(([script]) => workloadOf({ script }));
}

export { HOME as C, isOfBase as D, isEarlier as E, presentLine as O, DOCS as S, isCopy as T, workloadFileOf as _, canonicalScriptOption as a, COSTS as b, isOwnScript as c, needs as d, ownOptionText as f, whyReserved as g, scriptOptionText as h, USUAL_LOAD as i, isOwnWorkload as l, scriptName as m, SCRIPTS as n, describeScriptOption as o, plainWorkloads as p, USUAL_CELLS as r, exercisesOf as s, OWN_OPTION_FORM as t, isSingleStatement as u, workloadFor as v, REVISIONS as w, COST_NAMES as x, workloadOf as y };