import { t as COSTS } from "./names.js";
import { A as PERCENTAGE_PATTERN, D as DURATION_FORM, M as parsePercentage, O as DURATION_PATTERN, j as parseDuration, k as PERCENTAGE_FORM, l as SCRIPTS, o as parseDsn, r as clusterOf, t as DSN_FORM } from "./dsn.js";
import { r as fixOptionName, t as OPTION_NAME } from "./option-file.js";
import { o as listNames } from "./problems.js";
import { E as NEVER, _ as strictObject, a as boolean, b as union, f as number, g as record, h as preprocess, i as array, l as int, n as _enum, r as _null, v as string, x as unknown, y as tuple } from "./schemas.js";
import { n as KNOWN_OUTCOMES, t as IMAGE_NAME } from "./suite.js";

// src/core/suite/forms.ts
/** Forms that our files share. Their messages give the allowed values; form-problems.ts adds the found one. */
/** A map that takes the given keys only. */
function section(shape, form) {
	const keys = Object.keys(shape).join(", ");
	return strictObject(shape, { error: (issue) => issue.code === "unrecognized_keys" ? keys : form ?? `a map with the keys ${keys}` });
}
function integer(min, max) {
	const form = `an integer from ${min} to ${max}`;
	return int(form).min(min, form).max(max, form);
}
function words(...allowed) {
	return _enum(allowed, { error: allowed.join(" or ") });
}
/** Text that can be an argument of a program. */
function argument(form) {
	return string(form).min(1, form).refine((text) => !text.includes("\0"), `${form}, without NUL characters`);
}
/** A leaf with a parser that returns undefined for invalid values. */
function quantity(written, form, parse) {
	return written.transform((text, context) => {
		const value = parse(text);
		if (value !== void 0) return value;
		context.issues.push({
			code: "custom",
			message: form,
			input: text
		});
		return NEVER;
	});
}

// src/core/suite/schema.ts
const THREADS_MAX = 1024;
const TABLES_MAX = 1e3;
const ROWS_MAX = 1e8;
const BUDGET_MIN_SECONDS = 1;
const BUDGET_MAX_SECONDS = 86400;
const NAME_MAX_CHARACTERS = 64;
const TPCH_MIN = .001;
const TPCH_MAX = 100;
const TPCH_FORM = `a scale factor from ${TPCH_MIN} to ${TPCH_MAX}`;
/** Hardly more than the pool is hardly different from it; much more is hardly different from as much. */
const [POOL_TIMES_MIN, POOL_TIMES_MAX] = [1.5, 10];
const POOL_TIMES_FORM = `how many times as large as the largest buffer pool the data are: ${POOL_TIMES_MIN} to ${POOL_TIMES_MAX}`;
const DEFAULT_DATASET = {
	tables: 10,
	rows: 25e3
};
const DEFAULT_BUDGET = "5m";
const DEFAULT_TOLERANCE = {
	control: .3,
	base: .05,
	history: .1
};
/** Names become file names, container labels and table cells, so they are plain words. */
const NAME = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$`);
const NAME_FORM = `a name of letters, digits, - _ and . (at most ${NAME_MAX_CHARACTERS}, a letter or digit first)`;
const VARIABLE_NAME = /^[A-Za-z_][\w.-]*$/;
const name = string(NAME_FORM).regex(NAME, NAME_FORM);
const image = string("the name of an image, such as mysql:8.4").regex(IMAGE_NAME, "the name of an image, such as mysql:8.4");
const binary = argument("the path of a server program, such as /usr/sbin/mysqld").refine((path) => !path.startsWith("-"), "a path that does not begin with a dash");
const ADDRESS = {
	title: "address",
	type: "string",
	pattern: "^mysql://"
};
/** An address; the found value is not repeated, as it may hold a password. */
const dsn = string(DSN_FORM).transform((written, context) => endpointOf(parseDsn(written), context)).meta(ADDRESS);
/** A server, or a list of one and its read replicas. */
const cluster = preprocess((written) => written === void 0 || Array.isArray(written) ? written : [written], tuple([dsn], dsn, `${DSN_FORM}, or a list of them`).transform((endpoints, context) => endpointOf(clusterOf(endpoints), context)).optional()).meta({ shorthands: [ADDRESS] });
function endpointOf(parsed, context) {
	if (parsed.kind === "ok") return parsed.endpoint;
	context.issues.push({
		code: "custom",
		message: parsed.allowed,
		input: "an address"
	});
	return NEVER;
}
const server = preprocess((written) => written === "auto" || written === void 0 ? {} : written, section({
	image: image.optional().meta({
		description: "Image with `mysqld` or `mariadbd`; a scenario can name another",
		examples: ["mysql:8.4", "mariadb:11.8"]
	}),
	binary: binary.optional().meta({
		description: "Path of a server program on this machine; a scenario can name another",
		examples: ["/usr/sbin/mysqld"],
		pattern: "^[^-]"
	}),
	dsn: dsn.optional().meta({
		description: "Address of a server that already runs, without a password. qpsgate writes only to its schema",
		examples: ["mysql://bench@db.example:3306/qpsgate?tls=off"]
	})
}, "auto, or a map with one of the keys image, binary, dsn")).meta({
	description: "Source of the servers: `image`, `binary` or `dsn`. With `auto`, qpsgate uses the images or programs of the scenarios, or else the installed server",
	examples: ["auto", { image: "mysql:8.4" }],
	default: "auto",
	shorthands: [{ const: "auto" }],
	maxProperties: 1
});
const dataset = section({
	tables: integer(1, TABLES_MAX).default(DEFAULT_DATASET.tables).meta({
		description: "Number of sysbench tables, shared by all workloads",
		examples: [4]
	}),
	rows: integer(1, ROWS_MAX).default(DEFAULT_DATASET.rows).meta({
		description: "Rows in each table",
		examples: [25e3]
	}),
	tpch: number(TPCH_FORM).min(TPCH_MIN, TPCH_FORM).max(TPCH_MAX, TPCH_FORM).optional().meta({
		description: "Scale factor of TPC-H tables, which replace the sysbench tables; for the script `tpch` and your own scripts",
		examples: [.01]
	}),
	"times-the-pool": number(POOL_TIMES_FORM).min(POOL_TIMES_MIN, POOL_TIMES_FORM).max(POOL_TIMES_MAX, POOL_TIMES_FORM).optional().meta({
		description: "Size of the data, in multiples of the largest buffer pool; it sets the number of rows",
		examples: [3]
	})
}).prefault({}).meta({
	description: "Test data, loaded once and copied for every server",
	examples: [
		{
			tables: 4,
			rows: 25e3
		},
		{ tpch: .01 },
		{
			tables: 4,
			"times-the-pool": 3
		}
	],
	default: DEFAULT_DATASET,
	not: {
		required: ["times-the-pool"],
		anyOf: [{ required: ["rows"] }, { required: ["tpch"] }]
	}
});
/** The allowed scripts of a workload. */
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
/** Whether there is such a script, and whether it takes these options, is checked in consistency.ts. */
const workload = preprocess((written) => typeof written === "string" ? { script: written } : written, section({
	name: name.optional().meta({
		description: "Name of the workload; without a name, that of its script",
		examples: ["read80"]
	}),
	script: string(SCRIPT_FORM).meta({
		...SCRIPT,
		description: "Script of sysbench or qpsgate, the path of your own script, or the folder of your own workload, relative to the suite",
		examples: ["read_write_pct", "transfer.lua"]
	}),
	options: record(string(), unknown(), "a map of script options").default({}).meta({
		description: "Options of the script, with dashes or underscores",
		examples: [{ "read-percent": 80 }]
	})
}, "the name of a script, or a map with the keys name, script, options")).meta({
	description: "Script with its options, or only the name of a script",
	shorthands: [SCRIPT]
});
const OPTION_VALUE_FORM = "text, a number, true, false, nothing (a bare flag), or a list of these";
const optionValue = union([
	string(),
	number(),
	boolean(),
	_null()
], OPTION_VALUE_FORM).refine((value) => !String(value).includes("\0"), "text without NUL characters");
const options = preprocess((written) => written ?? {}, record(string().regex(OPTION_NAME, { error: (issue) => fixOptionName(String(issue.input)) }), preprocess((written) => Array.isArray(written) ? written : [written], array(optionValue).min(1, OPTION_VALUE_FORM)).meta({ shorthands: [{ type: [
	"string",
	"number",
	"boolean",
	"null"
] }] }), "a map of server options")).meta({ shorthands: [{ type: "null" }] });
const expectedSet = words("all", "none", "default");
const expectation = section({
	consumers: expectedSet.optional().meta({
		description: "Consumers of the Performance Schema that must be on",
		examples: ["all"]
	}),
	instruments: expectedSet.optional().meta({
		description: "Instruments of the Performance Schema that must be on",
		examples: ["default"]
	}),
	variables: record(string().regex(VARIABLE_NAME, "the name of a system variable"), union([
		string(),
		number(),
		boolean()
	], "the value as text, a number, true or false"), "a map of system variables").default({}).meta({
		description: "System variables with their required values",
		examples: [{
			slow_query_log: "ON",
			long_query_time: 0
		}]
	})
}).prefault({});
const PRICE_FORM = "what the server costs an hour, such as 0.35";
const scenario = preprocess((written) => written === null ? {} : written, section({
	options: options.meta({
		description: "Server options, as in an option file. A list repeats the option, and an empty value makes it a bare flag",
		examples: [{
			slow_query_log: "ON",
			long_query_time: 0
		}, {
			"skip-log-bin": null,
			"performance-schema-instrument": ["%=OFF", "statement/%=ON"]
		}]
	}),
	sql: array(argument("a statement"), "a list of statements").default([]).meta({
		description: "Statements that run once after the start, as the administrator of the server",
		examples: [["UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"]]
	}),
	expect: expectation.meta({
		description: "Required values on the running server, checked before the measurement. Another value ends the run",
		examples: [{
			consumers: "all",
			instruments: "all"
		}]
	}),
	config: preprocess((written) => Array.isArray(written) ? written : written === void 0 ? [] : [written], array(argument("the path of an option file, or a list of paths"))).meta({
		description: "Option files, relative to the suite and inside its repository, or other files that configure a server: `FILE#SERVER`. `options` override them",
		examples: ["config/my.cnf", ["base.cnf", "compose.yml#db"]],
		shorthands: [{
			type: "string",
			minLength: 1
		}]
	}),
	image: image.optional().meta({
		description: "Image of this scenario, to compare versions",
		examples: ["mysql:9.7"]
	}),
	binary: binary.optional().meta({
		description: "Server program of this scenario, to compare versions",
		examples: ["/opt/mysql-9.7/bin/mysqld"],
		pattern: "^[^-]"
	}),
	dsn: cluster.meta({
		description: "Address of a server that already runs, or a list: the writer first, then its read replicas",
		examples: ["mysql://bench@one.example/qpsgate?tls=off", ["mysql://bench@writer.example/qpsgate?tls=off", "mysql://bench@reader.example/qpsgate?tls=off"]]
	}),
	price: number(PRICE_FORM).positive(PRICE_FORM).optional().meta({
		description: "Price of the server per hour, in one currency for all scenarios",
		examples: [.35]
	})
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
/** One percentage for every rule, or a map; missing keys keep their default. */
const tolerance = preprocess((written) => typeof written === "string" || typeof written === "number" ? {
	control: written,
	base: written,
	history: written
} : written, section({
	control: percentage.optional().meta({
		description: "Limit against the control",
		examples: ["30%"]
	}),
	base: percentage.optional().meta({
		description: "Limit against the same scenario before the change",
		examples: ["5%"]
	}),
	history: percentage.optional().meta({
		description: "Limit against stored runs",
		examples: ["10%"]
	})
}, `${PERCENTAGE_FORM}, or a map with the keys control, base, history`).prefault({})).meta({
	description: "Tolerated slowdown, in percent of QPS; an unnamed rule keeps the general tolerance",
	shorthands: [SHARE]
});
function costLimit(what, example) {
	return percentage.optional().meta({
		description: what,
		examples: [example]
	});
}
const gate = section({
	tolerance: tolerance.meta({
		description: "Tolerated slowdown, in percent of QPS: one for all rules, or one for each",
		examples: ["5%", {
			control: "10%",
			base: .02
		}],
		default: DEFAULT_TOLERANCE
	}),
	scenarios: record(string(), tolerance, "a map of scenario names and tolerances").default({}).meta({
		description: "Tolerances of single scenarios",
		examples: [{ after: "10%" }]
	}),
	workloads: record(string(), tolerance, "a map of workload names and tolerances").default({}).meta({
		description: "Tolerances of single workloads, which override those of scenarios",
		examples: [{ oltp_read_only: { base: "2%" } }]
	}),
	costs: section({
		cpu: costLimit("CPU time of the server", "5%"),
		switches: costLimit("Context switches of the server", "20%"),
		written: costLimit("Bytes that the server writes to disk", "20%"),
		read: costLimit("Bytes that the server reads from disk", "20%"),
		fsyncs: costLimit("Syncs of files by InnoDB", "20%"),
		network: costLimit("Bytes from clients and to them", "10%"),
		memory: costLimit("Resident memory of the server, as a whole", "10%"),
		p50: costLimit("Median of the latency", "10%"),
		p95: costLimit("95th percentile of the latency", "20%"),
		p99: costLimit("99th percentile of the latency", "25%")
	}, `a map with the keys ${COSTS.join(", ")}`).prefault({}).meta({
		description: "Tolerated increases of other costs of a transaction. Without a limit, a cost is only shown. They apply against the scenario before the change, or against the control if there is no base",
		examples: [{
			written: "20%",
			memory: "10%"
		}]
	}),
	"on-inconclusive": words("pass", "fail").default("pass").meta({
		description: "Result of the run if the verdict is inconclusive",
		examples: ["fail"]
	})
}).prefault({}).meta({
	description: "Rules of the verdict",
	examples: [{
		tolerance: "5%",
		"on-inconclusive": "fail"
	}]
});
const BUDGET_FORM = `${DURATION_FORM}, from ${BUDGET_MIN_SECONDS}s to ${BUDGET_MAX_SECONDS / 3600}h`;
const budget = quantity(string(BUDGET_FORM), BUDGET_FORM, (written) => {
	const seconds = parseDuration(written);
	if (seconds === void 0 || seconds < BUDGET_MIN_SECONDS || seconds > BUDGET_MAX_SECONDS) return void 0;
	return seconds;
}).meta({
	title: "duration",
	pattern: DURATION_PATTERN
});
/** The form of a whole suite file; unknown keys are errors everywhere. */
const suiteSchema = section({
	name: name.meta({
		description: "Name of the suite and its stored runs: letters, digits, `-`, `_` and `.`",
		examples: ["slow-log"]
	}),
	server,
	dataset,
	workloads: array(workload, "a list of workloads").min(1, "a list of at least one workload").meta({
		description: "Load on the servers: sysbench scripts, each at every thread count",
		examples: [["oltp_read_only", {
			name: "read80",
			script: "read_write_pct",
			options: { "read-percent": 80 }
		}], ["transfer.lua"]]
	}),
	threads: array(integer(1, THREADS_MAX), `a list of integers from 1 to ${THREADS_MAX}`).min(1, `a list of at least one integer from 1 to ${THREADS_MAX}`).meta({
		description: "Thread counts, each once",
		examples: [[1, 8]],
		uniqueItems: true
	}),
	control: string("the name of a scenario").optional().meta({
		description: "Scenario to compare the others with; a single scenario is its own control",
		examples: ["before"]
	}),
	scenarios: record(name, scenario, "a map of scenarios").meta({
		description: "Server configurations by name",
		examples: [{
			before: {},
			after: { options: { performance_schema: "ON" } }
		}],
		minProperties: 1
	}),
	gate,
	budget: budget.prefault(DEFAULT_BUDGET).meta({
		description: "Time to start servers and measure, from 1 s to 24 h. Confirming a slowdown can take half as much again",
		examples: [
			"45s",
			"5m",
			"1h30m"
		]
	}),
	precision: percentage.optional().meta({
		description: "Measure until the 95 % interval is ± this, or the budget ends; for studies. By default, qpsgate stops when everything is decided",
		examples: ["1%"]
	}),
	switch: boolean("true or false").default(false).meta({
		description: "Whether scenarios that differ only in dynamic settings share a server",
		examples: [true]
	}),
	known: words(...KNOWN_OUTCOMES).optional().meta({
		description: "Verdict that every run must have, for a suite with a known answer. `qpsgate history` counts the exceptions",
		examples: ["pass"]
	})
}).meta({
	title: "Suite of qpsgate",
	description: "Measurements and rules of a suite. `qpsgate plan` reports all problems"
});

export { section as a, integer as i, SCRIPT_FORM as n, words as o, suiteSchema as r, DEFAULT_TOLERANCE as t };