import { d as meantText, o as describeUnknown, s as describeValue, u as listNames } from "./escape.js";
import { a as failOnText, i as FAIL_ON_PATTERN, o as parseFailOn, r as FAIL_ON_FORM, t as DEFAULT_FAIL_ON } from "./fail-on.js";
import { a as parseDuration, i as PERCENTAGE_PATTERN, n as DURATION_PATTERN, o as parsePercentage, r as PERCENTAGE_FORM, t as DURATION_FORM } from "./quantities.js";
import { R as COMMON_CONSUMERS, z as LATER_CONSUMERS } from "./exercises.js";
import { t as IMAGE_NAME } from "./scenario.js";
import { _ as string, b as unknown, c as literal, d as number, g as strictObject, h as record, m as preprocess, n as array, o as f, r as boolean, s as int, u as m, w as NEVER, y as union } from "./schemas.js";
import { a as canonicalScriptOption, b as COSTS, c as isOwnScript, f as ownOptionText, g as whyReserved, h as scriptOptionText, l as isOwnWorkload, m as scriptName, n as SCRIPTS, o as describeScriptOption, p as plainWorkloads, t as OWN_OPTION_FORM } from "./workloads.js";
import { C as optionOf, _ as fixOptionName, g as canonicalName, m as OPTION_NAME } from "./setting.js";
import { o as joinAddresses, s as parseDsn, t as DSN_FORM } from "./endpoint.js";
import { n as nonEmpty } from "./lists.js";
import { n as isMap, r as readYaml } from "./yaml-tree.js";
import { c as joinPath, f as whyUnusable } from "./option-files.js";

// src/core/suite/all-consumers.ts
/**
* Option that only suites have: every consumer of Performance Schema at once. Servers take patterns only for
* instruments.
*/
const CONSUMER = "performance-schema-consumer-";
const ALL = `${CONSUMER}%`;
const SUITE_OPTION_NAME = new RegExp(`${OPTION_NAME.source}|^${ALL}$`);
/**
* Options that a name in a suite stands for. Options of consumers that only later versions have begin with loose-, so
* that earlier servers ignore them.
*
* @param named names of all the scenario's options: an option for a single consumer overrides the pattern
*/
function optionsBehind(name, named) {
	if (name !== ALL) return [name];
	const others = new Set(named.map(canonicalName));
	const option = (consumer) => `${CONSUMER}${optionOf(consumer)}`;
	return [...COMMON_CONSUMERS.map(option), ...LATER_CONSUMERS.map((consumer) => `loose-${option(consumer)}`)].filter((each) => !others.has(canonicalName(each)));
}

// src/core/suite/suite-text.ts
/** A suite's text, with the keys that it inherits from another suite. */
const OWN_KEYS = ["name", "extends"];
const EXTENDS_FORM = "the name of a suite file in the same folder, such as pfs.yml, or of one that comes with qpsgate";
/** Name of a suite that another one extends. It has no slash, so that the file is in the same folder. */
const NAME_OF_SUITE = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
/**
* Reads a suite and the one that it extends. It never throws because of a text; only errors of the reader are thrown.
*/
function readSuiteText(suite, reader, shipped) {
	const { file, text } = suite;
	const read = readYaml(text);
	if ("drafts" in read) return {
		file,
		drafts: read.drafts
	};
	const { tree } = read;
	const name = isMap(tree.value) ? tree.value.extends : void 0;
	if (name === void 0) return {
		tree,
		fileAt: () => file
	};
	const refusal = (why, allowed = EXTENDS_FORM) => {
		const draft = {
			path: ["extends"],
			position: tree.positionOf(["extends"]),
			actual: `${describeValue(name)}${why}`,
			allowed
		};
		return {
			file,
			drafts: [draft]
		};
	};
	if (typeof name !== "string" || !NAME_OF_SUITE.test(name)) return refusal("");
	const reading = reader.file(name, name);
	if (reading.kind !== "text" && reading.kind !== "absent") {
		const { actual, allowed } = whyUnusable(reading, reader.rootOf(name), "a suite");
		return refusal(`, ${actual}`, allowed);
	}
	const other = reading.kind === "text" ? {
		file: joinPath(file, name),
		text: reading.text
	} : shipped(name);
	if (other === void 0) return refusal(", which does not exist");
	const readOther = readYaml(other.text);
	if ("drafts" in readOther) return {
		file: other.file,
		drafts: readOther.drafts
	};
	if (!isMap(readOther.tree.value)) return refusal(", which is no suite");
	if ("extends" in readOther.tree.value) return refusal(", which extends another one", "a suite that extends none");
	return mergeSuites({
		file,
		tree
	}, {
		file: other.file,
		tree: readOther.tree
	});
}
function mergeSuites(suite, other) {
	const values = new Map(Object.entries(isMap(other.tree.value) ? other.tree.value : {}));
	for (const key of [...OWN_KEYS, ...Object.keys(isMap(suite.tree.value) ? suite.tree.value : {})]) values.delete(key);
	const at = ([key]) => values.has(String(key)) ? other : suite;
	return {
		tree: {
			value: {
				...Object.fromEntries(values),
				...isMap(suite.tree.value) ? suite.tree.value : {}
			},
			has: (path) => at(path).tree.has(path),
			positionOf: (path) => at(path).tree.positionOf(path),
			keyPositionOf: (path) => at(path).tree.keyPositionOf(path),
			textOf: (path) => at(path).tree.textOf(path)
		},
		fileAt: (path) => at(path).file
	};
}

// src/core/suite/schema.ts
/**
* Form of a suite file, with the checks that need several values. Every message gives only the allowed values, because
* parse.ts adds the actual value and its place.
*
* `meta` holds the texts for editors and for docs/suite.md, which scripts/docs.ts generates: the meaning of a value,
* and keywords of JSON Schema that zod does not give. Its `shorthands` are other forms that a value may have.
*/
const THREADS_MAX = 1024;
const TABLES_MAX = 1e3;
const ROWS_MAX = 1e8;
const BUDGET_MIN_SECONDS = 1;
const BUDGET_MAX_SECONDS = 86400;
const NAME_MAX_CHARACTERS = 64;
const TPCH_MIN = .001;
const TPCH_MAX = 100;
const TPCH_FORM = `a scale factor from ${TPCH_MIN} to ${TPCH_MAX}`;
const DEFAULT_DATASET = {
	tables: 10,
	rows: 25e3
};
const DEFAULT_BUDGET = "5m";
/** Limit of errors and deadlocks if a suite sets none: 50% more. Other costs have no limit unless a suite sets one. */
const DEFAULT_COST = {
	share: .5,
	from: "default"
};
const DEFAULT_COSTS = {
	errors: DEFAULT_COST,
	deadlocks: DEFAULT_COST
};
const DEFAULT_TOLERANCE = {
	control: null,
	base: .05,
	baseline: .1
};
/** A name in a suite. It is a plain word, because it becomes a file name, a container label and a table cell. */
const NAME = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$`);
const NAME_FORM = `a name of letters, digits, - _ and . (at most ${NAME_MAX_CHARACTERS}, a letter or digit first)`;
/** Map in which a key that `shape` lacks is an error, because it is most likely mistyped. */
function strictMap(shape, form) {
	const keys = Object.keys(shape).join(", ");
	return strictObject(shape, { error: (issue) => issue.code === "unrecognized_keys" ? keys : form ?? `a map with the keys ${keys}` });
}
function integer(min, max) {
	const form = `an integer from ${min} to ${max}`;
	return int(form).min(min, form).max(max, form);
}
function words(...allowed) {
	return m(allowed, { error: allowed.join(" or ") });
}
/** Text that becomes an argument of a program. A NUL character would cut it off. */
function argument(form) {
	return string(form).min(1, form).refine((text) => !text.includes("\0"), `${form}, without NUL characters`);
}
function quantity(leaf, form, parse) {
	return leaf.transform((input, context) => {
		const value = parse(input);
		if (value !== void 0) return value;
		context.issues.push({
			code: "custom",
			message: form,
			input
		});
		return NEVER;
	});
}
const UNKNOWN_KEY = "unknown key";
/**
* Map with a check of several of its values. The check also runs if other values are wrong, so that the user reads all
* problems at once. It must ignore values of a wrong type, because the schema reports them anyway.
*/
function checkedMap(schema, check) {
	return schema.superRefine((map, context) => {
		if (!isMap(map)) return;
		check(map, (path, message, actual) => context.addIssue({
			code: "custom",
			path: [...path],
			message,
			params: { actual }
		}));
	}, { when: () => true });
}
const name = string(NAME_FORM).regex(NAME, NAME_FORM);
const image = string("the name of an image, such as mysql:9.7").regex(IMAGE_NAME, "the name of an image, such as mysql:9.7");
const binary = argument("the path of a server program, such as /usr/sbin/mysqld").refine((path) => !path.startsWith("-"), "a path that does not begin with a dash");
/** Address of a server. Messages do not repeat the actual value, because it may hold a password. */
const address = string(DSN_FORM).transform((address, context) => {
	const parsed = parseDsn(address);
	if (parsed.kind === "ok") return parsed.endpoint;
	context.issues.push({
		code: "custom",
		message: parsed.allowed,
		input: "an address"
	});
	return NEVER;
}).meta({
	title: "address",
	type: "string",
	pattern: "^mysql://"
});
const MOST_ADDRESSES = 64;
const ADDRESSES_FORM = `${DSN_FORM}, or a list of 1 to ${MOST_ADDRESSES} of them`;
const dsn = preprocess((value) => Array.isArray(value) ? value : [value], array(address).min(1, ADDRESSES_FORM).max(MOST_ADDRESSES, ADDRESSES_FORM).transform((addresses, context) => {
	const joined = joinAddresses(nonEmpty(addresses));
	if (joined.kind === "ok") return joined.endpoint;
	context.issues.push({
		code: "custom",
		message: joined.allowed,
		input: "a list"
	});
	return NEVER;
})).meta({ shorthands: [{
	title: "address",
	type: "string",
	pattern: "^mysql://"
}] });
const server = preprocess((value) => value === "auto" || value === void 0 ? {} : value, strictMap({
	image: image.optional().describe("Image with `mysqld` or `mariadbd`; scenarios can name others"),
	binary: binary.optional().meta({
		description: "Path of a server program on this machine; scenarios can name others",
		pattern: "^[^-]"
	}),
	dsn: dsn.optional().describe("Server that already runs, or a list of a service’s servers, all of which are read. qpsgate writes only to its schema")
}, "auto, or a map with one of the keys image, binary, dsn")).meta({
	description: "Source of the servers: `image`, `binary` or `dsn`. `auto` is that of the scenarios, or else the installed server",
	default: "auto",
	shorthands: [{ const: "auto" }],
	maxProperties: 1
});
const dataset = strictMap({
	tables: integer(1, TABLES_MAX).optional().meta({
		description: "Number of sysbench tables, which all workloads share",
		default: DEFAULT_DATASET.tables
	}),
	rows: integer(1, ROWS_MAX).optional().meta({
		description: "Rows in each table",
		default: DEFAULT_DATASET.rows
	}),
	tpch: number(TPCH_FORM).min(TPCH_MIN, TPCH_FORM).max(TPCH_MAX, TPCH_FORM).optional().describe("Scale factor of TPC-H tables, which replace the sysbench tables; for the script `tpch` and your own scripts")
}).optional().meta({
	description: "Test data, loaded once and copied for every server",
	default: DEFAULT_DATASET
});
const SCRIPT_FORM = `one of the scripts: ${listNames([...SCRIPTS.keys()])}; the path of one of your own that ends in .lua; or the folder of a workload of your own, such as workloads/shop`;
const SCRIPT = {
	title: "script",
	type: "string",
	anyOf: [
		{ enum: [...SCRIPTS.keys()] },
		{ pattern: "\\.lua$" },
		{ pattern: "/" }
	]
};
const workload = preprocess((value) => typeof value === "string" ? { script: value } : value, checkedMap(strictMap({
	name: name.optional().describe("Name of the workload; by default that of its script"),
	script: string(SCRIPT_FORM).meta({
		...SCRIPT,
		description: "Script of sysbench or qpsgate, the path of your own script, or the folder of your own workload, relative to the suite"
	}),
	options: record(string(), unknown(), "a map of script options").default({}).describe("Options of the script, with dashes or underscores")
}, "the name of a script, or a map with the keys name, script, options"), checkScript)).meta({
	description: "Script with its options, or only the name of a script",
	shorthands: [SCRIPT]
});
function checkScript({ script, options }, report) {
	if (typeof script !== "string") return;
	const row = SCRIPTS.get(script);
	if (row === void 0 && !isOwnScript(script) && !isOwnWorkload(script)) report(["script"], SCRIPT_FORM, describeUnknown(script, [...SCRIPTS.keys()]));
	if (!isMap(options) || row === void 0 && !isOwnScript(script)) return;
	const seen = /* @__PURE__ */ new Set();
	for (const [key, value] of Object.entries(options)) {
		const option = canonicalScriptOption(key);
		const here = ["options", key];
		const reserved = whyReserved(option);
		const form = row?.options.get(option);
		if (seen.has(option)) report(here, "every option once", `a second ${option}`);
		else if (reserved !== void 0) report(here, reserved);
		else if (row === void 0 && ownOptionText(key, value) === void 0) report(here, OWN_OPTION_FORM);
		else if (row !== void 0 && form === void 0) report(here, listNames([...row.options.keys()]), UNKNOWN_KEY);
		else if (form !== void 0 && scriptOptionText(form, value) === void 0) report(here, describeScriptOption(form));
		seen.add(option);
	}
}
const OPTION_VALUE_FORM = "text, a number, true, false, nothing (a bare flag), or a list of these";
const optionValue = union([
	string(),
	number(),
	boolean(),
	f()
], OPTION_VALUE_FORM).refine((value) => !String(value).includes("\0"), "text without NUL characters");
const options = preprocess((value) => value ?? {}, record(string().regex(SUITE_OPTION_NAME, { error: (issue) => fixOptionName(String(issue.input)) }), preprocess((value) => Array.isArray(value) ? value : [value], array(optionValue).min(1, OPTION_VALUE_FORM)).meta({ shorthands: [{ type: [
	"string",
	"number",
	"boolean",
	"null"
] }] }), "a map of server options")).meta({ shorthands: [{ type: "null" }] });
const scenario = preprocess((value) => value === null ? {} : value, strictMap({
	options: options.describe("Server options, as in an option file. A list repeats an option, and an empty value makes it a bare flag. `performance-schema-consumer-%` is every consumer"),
	sql: array(argument("a statement"), "a list of statements").default([]).describe("Statements that run once after the start, as the administrator of the server"),
	config: preprocess((value) => Array.isArray(value) ? value : value === void 0 ? [] : [value], array(argument("the path of an option file, or a list of paths"))).meta({
		description: "Option files, relative to the suite and inside its repository, or other files that configure a server, as `FILE#SERVER`. `options` override them",
		shorthands: [{
			type: "string",
			minLength: 1
		}]
	}),
	image: image.optional().describe("Image of this scenario, to compare versions"),
	binary: binary.optional().meta({
		description: "Server program of this scenario, to compare versions",
		pattern: "^[^-]"
	}),
	dsn: dsn.optional().describe("Server that already runs, or a list of a service’s servers")
})).meta({
	description: "Server configuration, in addition to the base options of all servers; it can be empty",
	shorthands: [{ type: "null" }],
	not: { anyOf: [
		{ required: ["dsn", "image"] },
		{ required: ["dsn", "binary"] },
		{ required: ["image", "binary"] }
	] }
});
const SHARE = {
	title: "percentage",
	anyOf: [{
		type: "number",
		exclusiveMinimum: 0,
		exclusiveMaximum: 1
	}, {
		type: "string",
		pattern: PERCENTAGE_PATTERN
	}]
};
const percentage = quantity(union([string(), number()], PERCENTAGE_FORM), PERCENTAGE_FORM, parsePercentage).meta(SHARE);
const tolerance = preprocess((value) => typeof value === "string" || typeof value === "number" ? {
	control: value,
	base: value
} : value, strictMap({
	control: percentage.optional().describe("Limit against the control; default: none"),
	base: percentage.optional().describe("Limit against the same scenario before the change"),
	baseline: percentage.optional().describe("Limit against the baseline of the branch")
}, `${PERCENTAGE_FORM}, or a map with the keys control, base, baseline`).prefault({})).meta({
	description: "Largest slowdown that passes, in percent of QPS; an unnamed rule keeps the general limit",
	shorthands: [SHARE]
});
function costLimit(what) {
	return percentage.optional().describe(what);
}
function failureLimit(what) {
	return literal("off", "off").transform(() => null).or(percentage).optional().describe(`${what}. \`off\` removes the limit`).meta({ default: `${100 * DEFAULT_COST.share}%` });
}
const gate = strictMap({
	tolerance: tolerance.meta({
		description: "Limit: the largest slowdown that passes, in percent of QPS; one percentage is for control and base, a map sets each. Without `control`, comparisons with the control are a study",
		default: {
			base: DEFAULT_TOLERANCE.base,
			baseline: DEFAULT_TOLERANCE.baseline
		}
	}),
	scenarios: record(string(), tolerance, "a map of scenario names and tolerances").default({}).describe("Limits of single scenarios"),
	workloads: record(string(), tolerance, "a map of workload names and tolerances").default({}).describe("Limits of single workloads, which override those of scenarios"),
	costs: strictMap({
		errors: failureLimit("Errors of statements, without deadlocks and lock waits: 50% allows half as many again, and errors in 0.1% of transactions where there were none"),
		deadlocks: failureLimit("Deadlocks and lock wait timeouts, after which applications retry"),
		cpu: costLimit("CPU time of the server"),
		switches: costLimit("Context switches of the server, except those that freezing causes"),
		written: costLimit("Bytes that the server writes to disk"),
		read: costLimit("Bytes that the server reads from disk"),
		fsyncs: costLimit("Syncs of files by InnoDB, without the binary log"),
		network: costLimit("Bytes to and from clients"),
		memory: costLimit("Resident memory of the server at the end of a workload"),
		p50: costLimit("Median of the latency"),
		p95: costLimit("95th percentile of the latency"),
		p99: costLimit("99th percentile of the latency")
	}, `a map with the keys ${COSTS.join(", ")}`).prefault({}).describe("Limits for increases of other costs, against the scenario before the change, or else against the control. Without a limit, a cost is only shown"),
	"fail-on": quantity(string(FAIL_ON_FORM), FAIL_ON_FORM, parseFailOn).prefault(failOnText(DEFAULT_FAIL_ON)).meta({
		title: FAIL_ON_FORM,
		pattern: FAIL_ON_PATTERN
	}).describe("Outcomes that fail the check; `error` is a run that could not measure. With `none`, the check only informs")
}).prefault({}).describe("Rules for the verdict");
const BUDGET_FORM = `${DURATION_FORM}, from ${BUDGET_MIN_SECONDS}s to ${BUDGET_MAX_SECONDS / 3600}h`;
const budget = quantity(string(BUDGET_FORM), BUDGET_FORM, (text) => {
	const seconds = parseDuration(text);
	if (seconds === void 0 || seconds < BUDGET_MIN_SECONDS || seconds > BUDGET_MAX_SECONDS) return void 0;
	return seconds;
}).meta({
	title: "duration",
	pattern: DURATION_PATTERN
});
function integers(most) {
	const form = `a list of at least one integer from 1 to ${most}`;
	return array(integer(1, most), form).min(1, form);
}
const full = strictMap({
	tables: integers(TABLES_MAX).describe("Numbers of sysbench tables, each a run of its own"),
	rows: integer(1, ROWS_MAX).describe("Rows in each table"),
	threads: integers(THREADS_MAX).describe("Thread counts"),
	seconds: integer(1, BUDGET_MAX_SECONDS).describe("Time of each measurement, in seconds")
}).optional().describe("Size of the full study, of which this suite measures a part; `qpsgate plan` shows how long the full study would take");
/** Form of a suite file. Unknown keys are errors at every level, because a mistyped key would otherwise be ignored. */
const suiteSchema = checkedMap(strictMap({
	name: name.describe("Name of the suite and its stored runs: letters, digits, `-`, `_` and `.`"),
	extends: string(EXTENDS_FORM).regex(NAME_OF_SUITE, EXTENDS_FORM).optional().describe("Suite file in the same folder, or the name of a shipped suite. This suite inherits all keys that it does not set itself"),
	server,
	dataset,
	workloads: array(workload, "a list of workloads").min(1, "a list of at least one workload").describe("Load on the servers: scripts, each at every thread count"),
	threads: array(integer(1, THREADS_MAX), `a list of integers from 1 to ${THREADS_MAX}`).min(1, `a list of at least one integer from 1 to ${THREADS_MAX}`).meta({
		description: "Thread counts, each once",
		uniqueItems: true
	}),
	control: string("the name of a scenario").optional().describe("Scenario to compare the others with; a single scenario is its own control"),
	scenarios: record(name, scenario, "a map of scenarios").meta({
		description: "Server configurations by name",
		minProperties: 1
	}),
	gate,
	budget: budget.prefault(DEFAULT_BUDGET).describe("Time to start servers and measure, from 1 s to 24 h; confirming a slowdown can take half as much again"),
	precision: percentage.optional().describe("For studies: after a decision, qpsgate goes on until 95% intervals have this half-width, or until the budget ends"),
	full
}), checkSuite).meta({
	title: "Suite of qpsgate",
	description: "Measurements and rules of a suite. `qpsgate plan` reports all problems"
});
function checkSuite(suite, report) {
	const { control, threads, scenarios, workloads } = suite;
	const server = mapOf(suite.server);
	const gate = mapOf(suite.gate);
	const names = Object.keys(mapOf(scenarios));
	const allowed = `one of the scenarios: ${listNames(names)}`;
	if (isMap(scenarios) && names.length === 0) report(["scenarios"], "at least one scenario");
	else if (control === void 0 && names.length > 1) report(["control"], allowed);
	else if (typeof control === "string" && isMap(scenarios) && !names.includes(control)) report(["control"], allowed, describeUnknown(control, names));
	for (const [index, level] of listOf(threads).entries()) if (typeof level === "number" && listOf(threads).indexOf(level) < index) report(["threads", index], "every level once", `a second ${level}`);
	const sources = keysIn(server, "image", "binary", "dsn");
	if (sources.length > 1) report(["server"], ONE_SERVER, sources.join(" and "));
	for (const name of names) checkScenario(mapOf(mapOf(scenarios)[name]), ["scenarios", name], sources, report);
	checkLoad(suite, report);
	const workloadNames = listOf(workloads).flatMap((workload) => workloadName(mapOf(workload)) ?? []);
	const checkNames = (kind, existing) => {
		for (const name of Object.keys(mapOf(gate[kind])).filter((each) => !existing.includes(each))) report([
			"gate",
			kind,
			name
		], `one of the ${kind}: ${listNames(existing)}`, describeUnknown(name, existing));
	};
	checkNames("scenarios", names);
	checkNames("workloads", workloadNames);
}
const ONE_SERVER = "one of image, binary, dsn";
function checkScenario(scenario, path, sources, report) {
	const programs = keysIn(scenario, "image", "binary");
	const started = [...programs, ...sources.filter((key) => key !== "dsn")];
	const { dsn } = scenario;
	if (programs.length > 1) report([...path, "binary"], ONE_SERVER, programs.join(" and "));
	else if (programs.length === 1 && sources.length === 1 && programs[0] !== sources[0]) report([...path, ...programs], `no ${programs[0]}, because the suite has server.${sources[0]}`);
	if (dsn !== void 0 && started.length > 0) report([...path, "dsn"], "one of them: a server runs already, or is started", "a dsn beside an image or a binary");
	if (dsn === void 0 && !sources.includes("dsn")) return;
	if (listOf(scenario.sql).length > 0) report([...path, "sql"], "options only, because qpsgate did not start this server: they are set while it runs", "statements");
}
function checkLoad({ server, scenarios, workloads, ...suite }, report) {
	const hasTpch = mapOf(suite.dataset).tpch !== void 0;
	const isRunning = [server, ...Object.values(mapOf(scenarios))].some((one) => mapOf(one).dsn !== void 0);
	const all = listOf(workloads).map(mapOf);
	for (const [index, workload] of all.entries()) {
		const path = ["workloads", index];
		const { script } = workload;
		const shown = describeValue(script);
		const name = workloadName(workload);
		if (name !== void 0 && all.findIndex((other) => workloadName(other) === name) < index) report(path, "every workload name once; give this one a name of its own", `a second ${describeValue(name)}`);
		if (typeof script !== "string") continue;
		const row = SCRIPTS.get(script);
		if (row !== void 0 && (row.isAnalytical ?? false) !== hasTpch) report(path, hasTpch ? TPCH : SYSBENCH, shown);
		if (!isOwnWorkload(script)) continue;
		if (all.length > 1) report(path, "one workload with tables of its own", `${shown} beside others`);
		if (isMap(suite.dataset)) report(["dataset"], `none, as ${script} has tables of its own`, "a dataset");
		if (isRunning) report(path, "servers that qpsgate starts, with image or binary", shown);
	}
}
const TPCH = "the script tpch or one of your own, as dataset.tpch has other tables than sysbench’s";
const SYSBENCH = "a script on sysbench’s tables; for this one give dataset: { tpch: 0.01 }";
function workloadName({ script, name }) {
	const meant = name ?? (typeof script === "string" ? scriptName(script) : void 0);
	return typeof meant === "string" ? meant : void 0;
}
function mapOf(value) {
	return isMap(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function keysIn(map, ...keys) {
	return keys.filter((key) => map[key] !== void 0);
}

// src/core/suite/adjust.ts
/** Changes a suite by flags: other times, tolerances and threads, fewer workloads and scenarios. */
/** Name of what is gated. It identifies the comment and the ledger, so two jobs with one name would share both. */
function gateName(suite, name) {
	return name === void 0 ? suite : `${suite} · ${name}`;
}
function adjustSuite(suite, adjustments) {
	const { budgetSeconds = suite.budgetSeconds, threads = suite.threads, takesAnyScript } = adjustments;
	const problems = [];
	/**
	* Workloads or scenarios that a flag names, in the suite's order; all if it names none. Of several items with one
	* name the first counts, so that the suite's workloads override those of qpsgate.
	*/
	const pick = (list, items, wanted) => {
		const byName = new Map(items.toReversed().map((item) => [item.name, item]));
		const names = [...new Set(items.map(({ name }) => name))];
		const unknown = (wanted ?? []).filter((name) => !names.includes(name));
		const hinted = (name) => `${name}${meantText(name, names)}`;
		const chosen = names.filter((name) => wanted === void 0 || wanted.includes(name));
		if (unknown.length > 0 || chosen.length === 0) problems.push(`--${list}: found ${unknown.map(hinted).join(", ") || "no name"}; allowed: ${names.join(", ")}`);
		return chosen.flatMap((name) => byName.get(name) ?? []);
	};
	const offered = takesAnyScript && adjustments.workloads !== void 0 ? plainWorkloads() : [];
	const workloads = pick("workloads", [...suite.workloads, ...offered], adjustments.workloads);
	const named = adjustments.scenarios && [suite.control, ...adjustments.scenarios];
	const scenarios = pick("scenarios", suite.scenarios, named);
	if (problems.length > 0) return {
		kind: "problems",
		problems
	};
	const measured = {
		workloads: nonEmpty(workloads),
		scenarios: nonEmpty(scenarios)
	};
	return {
		kind: "ok",
		suite: {
			...suite,
			name: gateName(suite.name, adjustments.name),
			budgetSeconds,
			threads,
			...measured,
			gate: adjustPolicy(suite.gate, adjustments)
		}
	};
}
/** Limits of costs after some were changed. A share of null removes a limit; undefined keeps it. */
function limitsOf(before = {}, shares, from) {
	const limits = COSTS.flatMap((cost) => {
		const { [cost]: share } = shares;
		const limit = share === void 0 ? before[cost] : share === null ? void 0 : {
			share,
			from
		};
		return limit === void 0 ? [] : [[cost, limit]];
	});
	return Object.fromEntries(limits);
}
/**
* Policy with the tolerances of flags. Each holds for every comparison of its rule, so limits of single scenarios and
* workloads are dropped.
*/
function adjustPolicy(policy, { tolerance, costs = {}, failOn }) {
	const limits = limitsOf(policy.costs, costs, "--tolerance");
	const changed = {
		...policy,
		failOn: failOn ?? policy.failOn,
		...Object.keys(limits).length === 0 ? {} : { costs: limits }
	};
	if (tolerance === void 0) return changed;
	const from = Object.fromEntries(Object.keys(tolerance).map((rule) => [rule, "--tolerance"]));
	const unnamed = (by) => Object.fromEntries(Object.entries(by).map(([name, limits]) => [name, Object.fromEntries(Object.entries(limits).filter(([rule]) => !(rule in tolerance)))]));
	return {
		...changed,
		tolerance: {
			...policy.tolerance,
			...tolerance
		},
		toleranceFrom: {
			...policy.toleranceFrom,
			...from
		},
		byScenario: unnamed(policy.byScenario),
		byWorkload: unnamed(policy.byWorkload)
	};
}

export { DEFAULT_COSTS as a, UNKNOWN_KEY as c, strictMap as d, suiteSchema as f, optionsBehind as h, limitsOf as i, integer as l, readSuiteText as m, adjustSuite as n, DEFAULT_DATASET as o, words as p, gateName as r, DEFAULT_TOLERANCE as s, adjustPolicy as t, quantity as u };