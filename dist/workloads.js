import "./dsn.js";

// src/core/suite/workloads.ts
/** The sysbench scripts that a suite may use, what they exercise, and the script options that make sense in each. */
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
/** A query of so many rows takes seconds. */
const MOST_ROWS = 1e6;
const MOST_TABLES = 100;
const LONGEST_ROW = 1024 ** 2;
/** Each has a number of ten digits in front, so that no value is that of before. */
const SHORTEST_ROW = 16;
/** One of ours with a single option, which says how much a transaction does. */
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
/** What a script is at a level of concurrency; of one of the user's own nothing is known. */
function exercisesOf(script, threads) {
	const own = SCRIPTS.get(script)?.exercises ?? [];
	return threads < 64 ? own : [...own, "high-concurrency"];
}
/** Whether the script is one of the user's own: the path, from the suite's folder, of a file that ends in .lua. */
function isOwnScript(script) {
	return script.endsWith(".lua");
}
/** File of a workload of the user's own, in the folder that bears its name. */
const WORKLOAD_FILE = "workload.yml";
/** Whether it is the path of a workload of the user's own: a folder, with a slash somewhere, or its file. */
function isOwnWorkload(script) {
	return !isOwnScript(script) && (script.includes("/") || script === "workload.yml");
}
/** Path of the file of a workload of the user's own. */
function workloadFileOf(path) {
	return /\.ya?ml$/.test(path) ? path : `${path.replace(/\/+$/, "")}/${WORKLOAD_FILE}`;
}
/** Name of a workload that is not given one: the script, of one's own without its folder and ending. */
function scriptName(script) {
	if (isOwnScript(script)) return script.replace(/^.*\//, "").replace(/\.lua$/, "");
	if (!isOwnWorkload(script)) return script;
	return workloadFileOf(script).split("/").slice(0, -1).findLast((folder) => folder !== "" && !/^\.+$/.test(folder)) ?? "workload";
}
const OWN_OPTION = /^[a-z][a-z0-9_-]{0,63}$/i;
/** The value of an option of a script of one's own as sysbench takes it; undefined where it is none. */
function ownOptionText(name, value) {
	if (!OWN_OPTION.test(name)) return void 0;
	if (typeof value === "boolean") return value ? "on" : "off";
	const text = typeof value === "number" || typeof value === "string" ? String(value) : void 0;
	return text?.includes("\0") ? void 0 : text;
}
/** What an option of a script of one's own may be, for messages. */
const OWN_OPTION_FORM = "text, a number, true or false";
/** sysbench takes - and _ alike; we write dashes. */
function canonicalScriptOption(name) {
	return name.replaceAll("_", "-");
}
/** Why an option of sysbench is not the suite's to set; undefined when it is not one that we own. */
function whyOwned(name) {
	const canonical = canonicalScriptOption(name);
	if (canonical === "tables") return "nothing here; all workloads share the tables of dataset.tables";
	if (canonical === "table-size") return "nothing here; all workloads share the rows of dataset.rows";
	if (canonical === "threads") return "nothing here; the levels stand under the top-level key threads";
	if (/^(?:auto-inc|secondary|create-secondary)$/.test(canonical)) return "nothing here; all workloads share one dataset, which is created with the defaults";
	if (/^(?:mysql|pgsql|db)-/.test(canonical)) return "nothing here; qpsgate connects to its own servers";
	if (/^(?:time|events|rate|forced-shutdown|report-.*|percentile|histogram|warmup-time)$/.test(canonical)) return "nothing here; qpsgate decides how long and how it measures, see budget";
}
/** What a script option may be set to, for messages. */
function describeScriptOption(option) {
	return option.kind === "switch" ? "on or off" : `an integer from ${option.min} to ${option.max}`;
}
/** The value as sysbench takes it, or undefined when it is not one for this option. */
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

export { exercisesOf as a, ownOptionText as c, whyOwned as d, workloadFileOf as f, describeScriptOption as i, scriptName as l, SCRIPTS as n, isOwnScript as o, canonicalScriptOption as r, isOwnWorkload as s, OWN_OPTION_FORM as t, scriptOptionText as u };