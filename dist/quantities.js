// src/core/suite/workloads.ts
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
/** Every script by name. A Map, because a user's word such as "constructor" must not find anything. */
const SCRIPTS = /* @__PURE__ */ new Map([
	["oltp_read_only", {
		writes: false,
		options: OLTP_OPTIONS
	}],
	["oltp_read_write", {
		writes: true,
		options: OLTP_OPTIONS
	}],
	["oltp_write_only", {
		writes: true,
		options: OLTP_OPTIONS
	}],
	["oltp_point_select", {
		writes: false,
		options: OLTP_OPTIONS
	}],
	["oltp_update_index", {
		writes: true,
		options: OLTP_OPTIONS
	}],
	["oltp_update_non_index", {
		writes: true,
		options: OLTP_OPTIONS
	}],
	["oltp_insert", {
		writes: true,
		options: OLTP_OPTIONS
	}],
	["oltp_delete", {
		writes: true,
		options: OLTP_OPTIONS
	}],
	["select_random_points", {
		writes: false,
		options: /* @__PURE__ */ new Map([["random-points", points]])
	}],
	["select_random_ranges", {
		writes: false,
		options: /* @__PURE__ */ new Map([["number-of-ranges", points], ["delta", {
			kind: "count",
			min: 0,
			max: LONGEST_RANGE
		}]])
	}],
	["read_write_pct", {
		writes: true,
		options: /* @__PURE__ */ new Map([["read-percent", {
			kind: "count",
			min: 0,
			max: 100
		}]])
	}]
]);
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

// src/core/suite/build.ts
/** The suite of a form in which no problem was found. */
function buildSuite(form, sources) {
	const scenarios = nonEmpty(Object.entries(form.scenarios).map(([name, scenario]) => buildScenario(name, scenario, sources)));
	return {
		name: form.name,
		file: sources.file,
		server: buildServer(form.server),
		dataset: form.dataset,
		workloads: nonEmpty(form.workloads.map(buildWorkload)),
		threads: nonEmpty(form.threads.toSorted((a, b) => a - b)),
		control: form.control ?? scenarios[0].name,
		scenarios,
		gate: buildPolicy(form.gate),
		budgetSeconds: form.budget,
		precision: form.precision
	};
}
const DEFAULT_TOLERANCE = {
	control: .3,
	base: .05,
	history: .1
};
/** The policy of a form's gate, defaults filled in. */
function buildPolicy({ tolerance, scenarios, workloads, ...gate }) {
	const from = (rule) => tolerance[rule] === void 0 ? "default" : "suite";
	return {
		tolerance: {
			...DEFAULT_TOLERANCE,
			...given(tolerance)
		},
		toleranceFrom: {
			control: from("control"),
			base: from("base"),
			history: from("history")
		},
		byScenario: mapValues(scenarios, given),
		byWorkload: mapValues(workloads, given),
		onInconclusive: gate["on-inconclusive"]
	};
}
/** Without the rules that are not named. */
function given(tolerance) {
	return Object.fromEntries(Object.entries(tolerance).filter(([, share]) => share !== void 0));
}
function mapValues(map, change) {
	return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
}
/** Lists that the schema has found not to be empty, as a type that says so. */
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}
function buildServer({ image, binary, dsn }) {
	if (image !== void 0) return {
		kind: "image",
		image
	};
	if (binary !== void 0) return {
		kind: "binary",
		binary
	};
	return dsn === void 0 ? { kind: "auto" } : {
		kind: "dsn",
		dsn
	};
}
/** The workload of a form, its options written as sysbench takes them. */
/** Every script without options, as a workload of its own name. */
function plainWorkloads() {
	return [...SCRIPTS.keys()].map((script) => buildWorkload({
		script,
		options: {}
	}));
}
function buildWorkload({ name, script, options }) {
	const known = SCRIPTS.get(script);
	const texts = Object.entries(options).flatMap(([option, value]) => {
		const rule = known?.options.get(canonicalScriptOption(option));
		const text = rule === void 0 ? void 0 : scriptOptionText(rule, value);
		return text === void 0 ? [] : [[canonicalScriptOption(option), text]];
	});
	return {
		name: name ?? script,
		script,
		options: Object.fromEntries(texts),
		writes: known?.writes ?? true
	};
}
function buildScenario(name, form, { file, tree, optionFiles }) {
	const path = ["scenarios", name];
	const fromFiles = form.config.flatMap((config) => optionFiles.get(config) ?? []);
	const own = Object.entries(form.options).flatMap(([option, values]) => values.map((value, index) => {
		const here = [
			...path,
			"options",
			option
		];
		const { line } = tree.keyPlaceOf([...here, index]);
		return {
			name: option,
			value: optionText(value, tree.textOf([...here, index]) ?? tree.textOf(here)),
			group: void 0,
			file,
			line
		};
	}));
	const sql = form.sql.map((value, index) => ({
		value,
		file,
		line: tree.placeOf([
			...path,
			"sql",
			index
		]).line
	}));
	return {
		name,
		options: [...fromFiles, ...own],
		sql,
		expect: buildExpectation(form.expect, (variable) => tree.textOf([
			...path,
			"expect",
			"variables",
			variable
		])),
		image: form.image,
		place: {
			file,
			line: tree.keyPlaceOf(path).line
		}
	};
}
/** As MySQL writes it: ON and OFF for true and false, numbers as the user wrote them (no digit gets lost), nothing for null. */
function optionText(value, written) {
	if (value === null) return void 0;
	if (typeof value === "boolean") return value ? "ON" : "OFF";
	return typeof value === "number" ? written ?? String(value) : value;
}
function buildExpectation({ consumers, instruments, variables }, written) {
	const texts = Object.entries(variables).map(([variable, value]) => [variable.toLowerCase().replaceAll("-", "_"), optionText(value, written(variable)) ?? ""]);
	return {
		consumers,
		instruments,
		variables: texts.length === 0 ? void 0 : Object.fromEntries(texts)
	};
}

// src/core/suite/quantities.ts
/** Durations and percentages as people write them, in suites and on the command line. */
const SECONDS_PER = {
	h: 3600,
	m: 60,
	s: 1
};
const DURATION = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?$/;
const PERCENTAGE = /^(\d+(?:\.\d+)?)\s*%$/;
const FRACTION = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
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
* them, and whoever writes `5` means 5 %, not 500 %.
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

export { buildPolicy as a, nonEmpty as c, canonicalScriptOption as d, describeScriptOption as f, parsePercentage as i, plainWorkloads as l, whyOwned as m, PERCENTAGE_FORM as n, buildSuite as o, scriptOptionText as p, parseDuration as r, buildWorkload as s, DURATION_FORM as t, SCRIPTS as u };