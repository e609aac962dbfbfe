import { d as DSN_FORM, g as parseDsn, p as clusterOf, r as fixOptionName, t as OPTION_NAME } from "./option-file.js";
import { o as listNames } from "./problems.js";
import { a as parseDuration, i as PERCENTAGE_PATTERN, n as DURATION_PATTERN, o as parsePercentage, r as PERCENTAGE_FORM, t as DURATION_FORM } from "./quantities.js";
import { _ as tuple, a as boolean, c as int, d as number, g as string, h as strictObject, i as array, m as record, n as _enum, p as preprocess, r as _null, v as union, w as NEVER, y as unknown } from "./schemas.js";
import { n as KNOWN_OUTCOMES, t as IMAGE_NAME } from "./suite.js";
import { n as SCRIPTS } from "./workloads.js";

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
/** A leaf that is read by a parser that gives undefined for what it does not take. */
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
const name = string(NAME_FORM).regex(NAME, NAME_FORM);
const image = string("the name of an image, such as mysql:8.4").regex(IMAGE_NAME, "the name of an image, such as mysql:8.4");
const binary = argument("the path of a server program, such as /usr/sbin/mysqld").refine((path) => !path.startsWith("-"), "a path that does not begin with a dash");
const ADDRESS = {
	title: "address",
	type: "string",
	pattern: "^mysql://"
};
/** An address; what was found is not repeated, as it may hold a password. */
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
		description: "Image that holds `mysqld` or `mariadbd`; a scenario may have another",
		examples: ["mysql:8.4", "mariadb:11.8"]
	}),
	binary: binary.optional().meta({
		description: "Path of a server program on this machine; a scenario may have another",
		examples: ["/usr/sbin/mysqld"],
		pattern: "^[^-]"
	}),
	dsn: dsn.optional().meta({
		description: "Address of a server that is running already, without a password. Only its schema is written to",
		examples: ["mysql://bench@db.example:3306/qpsgate?tls=off"]
	})
}, "auto, or a map with one of the keys image, binary, dsn")).meta({
	description: "Source of the servers: one of `image`, `binary` and `dsn`. With `auto` scenarios may name images or programs, else the server that is installed is taken",
	examples: ["auto", { image: "mysql:8.4" }],
	default: "auto",
	shorthands: [{ const: "auto" }],
	maxProperties: 1
});
const dataset = section({
	tables: integer(1, TABLES_MAX).default(DEFAULT_DATASET.tables).meta({
		description: "sysbench tables, which all workloads share",
		examples: [4]
	}),
	rows: integer(1, ROWS_MAX).default(DEFAULT_DATASET.rows).meta({
		description: "Rows of each table",
		examples: [25e3]
	}),
	tpch: number(TPCH_FORM).min(TPCH_MIN, TPCH_FORM).max(TPCH_MAX, TPCH_FORM).optional().meta({
		description: "TPC-H’s tables at this scale factor, in place of sysbench’s; for the script `tpch` and your own",
		examples: [.01]
	}),
	"times-the-pool": number(POOL_TIMES_FORM).min(POOL_TIMES_MIN, POOL_TIMES_FORM).max(POOL_TIMES_MAX, POOL_TIMES_FORM).optional().meta({
		description: "How many times as large as the largest buffer pool the data are; it says how many rows there are",
		examples: [3]
	})
}).prefault({}).meta({
	description: "The data, made once and copied for every server",
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
/** What a workload's script may be. */
const SCRIPT_FORM = `one of the scripts: ${listNames([...SCRIPTS.keys()])}; or the path of one of your own that ends in .lua`;
const SCRIPT = {
	title: "script",
	type: "string",
	anyOf: [{ enum: [...SCRIPTS.keys()] }, { pattern: "\\.lua$" }]
};
/** Whether there is such a script, and whether it takes these options, is checked in consistency.ts. */
const workload = preprocess((written) => typeof written === "string" ? { script: written } : written, section({
	name: name.optional().meta({
		description: "Name of the workload; without one it is called as its script is",
		examples: ["read80"]
	}),
	script: string(SCRIPT_FORM).meta({
		...SCRIPT,
		description: "A script of sysbench’s or of ours, or the path of one of your own from the suite’s folder",
		examples: ["read_write_pct", "transfer.lua"]
	}),
	options: record(string(), unknown(), "a map of script options").default({}).meta({
		description: "Options of the script, with dashes or underscores",
		examples: [{ "read-percent": 80 }]
	})
}, "the name of a script, or a map with the keys name, script, options")).meta({
	description: "A script with its options. The name of a script is enough",
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
		description: "Consumers of the Performance Schema that are on",
		examples: ["all"]
	}),
	instruments: expectedSet.optional().meta({
		description: "Instruments of the Performance Schema that are on",
		examples: ["default"]
	}),
	variables: record(string().regex(VARIABLE_NAME, "the name of a system variable"), union([
		string(),
		number(),
		boolean()
	], "the value as text, a number, true or false"), "a map of system variables").default({}).meta({
		description: "System variables with the values that they must have",
		examples: [{
			slow_query_log: "ON",
			long_query_time: 0
		}]
	})
}).prefault({});
const PRICE_FORM = "what the server costs an hour, such as 0.35";
const scenario = preprocess((written) => written === null ? {} : written, section({
	options: options.meta({
		description: "Server options, as in an option file. A list repeats the option, an empty value makes it a bare flag",
		examples: [{
			slow_query_log: "ON",
			long_query_time: 0
		}, {
			"skip-log-bin": null,
			"performance-schema-instrument": ["%=OFF", "statement/%=ON"]
		}]
	}),
	sql: array(argument("a statement"), "a list of statements").default([]).meta({
		description: "Statements that are run once after the start, as the administrator of the server",
		examples: [["UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"]]
	}),
	expect: expectation.meta({
		description: "Values to check on the running server; another value ends the run",
		examples: [{
			consumers: "all",
			instruments: "all"
		}]
	}),
	config: preprocess((written) => Array.isArray(written) ? written : written === void 0 ? [] : [written], array(argument("the path of an option file, or a list of paths"))).meta({
		description: "Option files, from the suite’s folder and in its repository. `options` override them",
		examples: ["config/my.cnf", ["base.cnf", "extra.cnf"]],
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
		description: "Address of a server that is running already, or a list of it and its read replicas",
		examples: ["mysql://bench@one.example/qpsgate?tls=off", ["mysql://bench@writer.example/qpsgate?tls=off", "mysql://bench@reader.example/qpsgate?tls=off"]]
	}),
	price: number(PRICE_FORM).positive(PRICE_FORM).optional().meta({
		description: "Cost of the server per hour, in one currency for all",
		examples: [.35]
	})
})).meta({
	description: "A configuration of the server, beside what all servers get; it may be empty",
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
/** One percentage for every rule, or a map; what is not named keeps its default. */
const tolerance = preprocess((written) => typeof written === "string" || typeof written === "number" ? {
	control: written,
	base: written,
	history: written
} : written, section({
	control: percentage.optional().meta({
		description: "Against the control",
		examples: ["30%"]
	}),
	base: percentage.optional().meta({
		description: "Against the same scenario before the change",
		examples: ["5%"]
	}),
	history: percentage.optional().meta({
		description: "Against stored runs",
		examples: ["10%"]
	})
}, `${PERCENTAGE_FORM}, or a map with the keys control, base, history`).prefault({})).meta({
	description: "Tolerated slowdown; rules that are not named keep the general one",
	shorthands: [SHARE]
});
const gate = section({
	tolerance: tolerance.meta({
		description: "Tolerated slowdown: one percentage, or one for each rule",
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
		description: "Tolerances of single workloads, which go before those of scenarios",
		examples: [{ oltp_read_only: { base: "2%" } }]
	}),
	"on-inconclusive": words("pass", "fail").default("pass").meta({
		description: "Result of the run if the budget did not suffice for a decision",
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
		description: "Name of the suite, by which its stored runs are found: letters, digits, `-`, `_` and `.`",
		examples: ["slow-log"]
	}),
	server,
	dataset,
	workloads: array(workload, "a list of workloads").min(1, "a list of at least one workload").meta({
		description: "Load on the servers: scripts of sysbench, each at every thread count",
		examples: [["oltp_read_only", {
			name: "read80",
			script: "read_write_pct",
			options: { "read-percent": 80 }
		}], ["transfer.lua"]]
	}),
	threads: array(integer(1, THREADS_MAX), `a list of integers from 1 to ${THREADS_MAX}`).min(1, `a list of at least one integer from 1 to ${THREADS_MAX}`).meta({
		description: "Levels of concurrency, each once",
		examples: [[1, 8]],
		uniqueItems: true
	}),
	control: string("the name of a scenario").optional().meta({
		description: "Name of the scenario that the others are compared with; a single scenario is its own",
		examples: ["before"]
	}),
	scenarios: record(name, scenario, "a map of scenarios").meta({
		description: "Configurations by name, one server each",
		examples: [{
			before: {},
			after: { options: { performance_schema: "ON" } }
		}],
		minProperties: 1
	}),
	gate,
	budget: budget.prefault(DEFAULT_BUDGET).meta({
		description: "Time for starting servers and measuring, 1 s to 24 h; a suspected slowdown may take half of it more to be confirmed",
		examples: [
			"45s",
			"5m",
			"1h30m"
		]
	}),
	precision: percentage.optional().meta({
		description: "Half of a 95 % interval down to which measuring goes on although everything is decided; for studies. Without it, it stops then",
		examples: ["1%"]
	}),
	switch: boolean("true or false").default(false).meta({
		description: "Whether scenarios that differ only in what can be switched share a running server",
		examples: [true]
	}),
	known: words(...KNOWN_OUTCOMES).optional().meta({
		description: "Verdict that every run must have, where there is surely nothing to find, or surely something; stored runs are counted against it",
		examples: ["pass"]
	})
}).meta({
	title: "Suite of qpsgate",
	description: "Measurements and rules of a suite. Everything that is wrong is reported by `qpsgate plan`"
});

export { SCRIPT_FORM as n, suiteSchema as r, DEFAULT_TOLERANCE as t };