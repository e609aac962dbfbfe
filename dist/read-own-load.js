import { a as MISSING, l as finishProblems, o as describeUnknown, p as quote, s as describeValue, u as listNames } from "./escape.js";
import { _ as string, d as number, m as preprocess, n as array, r as boolean } from "./schemas.js";
import { c as joinPath, f as whyUnusable } from "./option-files.js";
import { _ as workloadFileOf, l as isOwnWorkload, m as scriptName } from "./workloads.js";
import { n as nonEmpty } from "./lists.js";
import { t as draftsOf } from "./parse.js";
import { r as readYaml, t as WORKLOAD } from "./yaml-tree.js";
import { t as COMMIT } from "./own-load.js";
import { r as hasExecutedComment } from "./sql-scanner.js";
import { t as cutStatement } from "./sql-text.js";
import { d as strictMap, l as integer, p as words, u as quantity } from "./adjust.js";

// src/core/own-workload/workload-checks.ts
/**
* Checks that concern several values of a workload file: duplicate names, parameters without a `?`, references to
* nothing.
*/
const SOURCES = [
	"schema",
	"migrations",
	"dump"
];
/**
* Only statements that read or change rows may run, because others reach further: LOAD DATA LOCAL reads files of the
* machine that drives the servers. A comment must not come first, because it could hide such a statement.
*/
const RUN_STATEMENT = /^[\s(]*(?:select|insert|replace|update|delete|with)\b/i;
/**
* Comments that servers run as SQL are refused: other statements could hide in them, and versions differ in what they
* run.
*/
const EXECUTED_FOUND = "a comment that servers run as SQL (/*! or /*M!)";
const EXECUTED_ALLOWED = "its SQL without the comment, comments of words (/* … */), and optimizer hints (/*+ … */)";
/**
* After this many problems, unknown references are not reported any more, because each is compared with all parameters.
*/
const MOST_PROBLEMS = 100;
/** @param form each of its values was already checked by itself */
function checkWorkload(form, tree) {
	const drafts = [];
	const draft = (path, actual, allowed) => drafts.push({
		path,
		position: tree.positionOf(path),
		actual,
		allowed
	});
	const count = form.transactions.reduce((sum, { statements }) => sum + statements.length, 0);
	if (count >= 256) draft(["transactions"], `${count} statements in all`, `at most ${256 - 1}`);
	const names = /* @__PURE__ */ new Set();
	const once = (name, path) => {
		const key = `${path.at(-2)} ${name}`;
		if (names.has(key)) draft([...path, "name"], `a second ${describeValue(name)}`, "every name once");
		names.add(key);
	};
	const [first, second] = SOURCES.filter((key) => form[key] !== void 0);
	const sources = `one of ${SOURCES.join(", ")}`;
	if (first === void 0) draft(["schema"], MISSING, sources);
	if (second !== void 0) draft([second], `${second} beside ${first}`, sources);
	for (const [at, transaction] of form.transactions.entries()) {
		const earlier = /* @__PURE__ */ new Set();
		once(transaction.name, ["transactions", at]);
		for (const [index, { name, sql, parameters }] of transaction.statements.entries()) {
			const path = [
				"transactions",
				at,
				"statements",
				index
			];
			once(name, path);
			if (name === "commit") draft([...path, "name"], describeValue(name), `any other name: ${COMMIT} is what ends transactions`);
			const { pieces, trouble } = cutStatement(sql);
			const places = pieces.length - 1;
			if (trouble !== void 0) draft([...path, "sql"], trouble, "one statement");
			else if (!RUN_STATEMENT.test(sql)) draft([...path, "sql"], describeValue(sql), "SELECT, INSERT, REPLACE, UPDATE, DELETE or WITH");
			else if (hasExecutedComment(sql)) draft([...path, "sql"], EXECUTED_FOUND, EXECUTED_ALLOWED);
			else if (parameters.length !== places) draft([...path, "parameters"], `${parameters.length} for ${places} times ? in sql`, "one for each ?");
			for (const [place, parameter] of parameters.entries()) {
				if (parameter.kind === "same" && !earlier.has(parameter.as) && drafts.length < MOST_PROBLEMS) {
					const allowed = listNames([...earlier]) || "a parameter that comes before it in its transaction";
					draft([
						...path,
						"parameters",
						place
					], describeUnknown(parameter.as, [...earlier]), allowed);
				}
				earlier.add(`${name}:${place + 1}`);
			}
		}
	}
	for (const [at, { name }] of form.tables.entries()) once(name, ["tables", at]);
	return drafts;
}

// src/core/own-workload/notation.ts
const MOST_PLACES = 12;
const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
const SAFE = Number.MAX_SAFE_INTEGER;
const FIELDS = {
	column: ["TABLE.COLUMN", "[^,.]+\\.[^,]+"],
	name: ["COLUMN", "[^,]+"],
	as: ["STATEMENT:NUMBER", ".+:[1-9]\\d{0,5}?"],
	plus: [
		"N",
		NUMBER,
		-Number.MAX_VALUE,
		Number.MAX_VALUE
	],
	from: [
		"N",
		NUMBER,
		-SAFE,
		SAFE
	],
	to: [
		"N",
		NUMBER,
		-SAFE,
		SAFE
	],
	skew: [
		"N",
		NUMBER,
		0,
		10
	],
	digits: [
		"N",
		"\\d",
		0,
		9
	],
	length: [
		"N",
		"\\d{1,7}",
		0,
		1e6
	],
	distinct: [
		"N",
		"\\d{1,9}",
		1,
		1e8
	],
	nulls: [
		"N%",
		"\\d+(?:\\.\\d+)?(?:e[+-]?\\d{1,3})?%",
		0,
		1
	]
};
/** Fields are in braces. A part in brackets may be missing, and its field then has its usual value. */
const TEMPLATES = {
	value: "{column}[, skew {skew}]",
	new: "{column}, new",
	same: "same as {as}[, plus {plus}]",
	number: "number from {from} to {to}[, {digits} digits]",
	text: "text of {length} characters",
	null: "null"
};
/** Values of fields that a line leaves out. For a field that is not listed here, the column's type decides. */
const USUAL = {
	plus: 0,
	skew: 0,
	digits: 0,
	nulls: 0
};
const FIELD = /\{(\w+)\}/g;
const PARAMETERS = Object.entries(TEMPLATES).map(([kind, template]) => ({
	kind,
	...line(template, { kind })
}));
const COLUMN = line("{name}[, {distinct} distinct][, skew {skew}][, {nulls} null][, {length} characters]");
const PARAMETER = {
	form: PARAMETERS.map(({ form }) => form).join(", ").replace(/(?=null$)/, "or "),
	pattern: PARAMETERS.map(({ pattern }) => pattern).join("|"),
	parse: (text) => PARAMETERS.map(({ parse }) => parse(text)).findLast((parameter) => parameter !== void 0)
};
/**
* How a value is written on one line: its form for messages, its pattern, and its parser.
*
* @param constants fields that every parsed value has
*/
function line(template, constants) {
	const pattern = `^${template.replaceAll("[", "(?:").replaceAll("]", ")?").replaceAll(FIELD, (_, field) => `(${FIELDS[field]?.[1]})`)}$`;
	const whole = new RegExp(pattern, "u");
	const fields = [...template.matchAll(FIELD)].map(([, field = ""]) => field);
	return {
		form: template.replaceAll(FIELD, (_, field) => FIELDS[field]?.[0] ?? ""),
		/** Pattern for the JSON Schema of workload files, by which editors check such files. */
		pattern,
		/** Undefined if the text does not have this form. */
		parse: (text) => {
			const match = whole.exec(text);
			const values = Object.fromEntries(fields.map((field, index) => [field, valueIn(field, match?.[index + 1])]));
			const isWrong = Object.values(values).some(Number.isNaN) || Number(values.from) > Number(values.to);
			return match === null || isWrong ? void 0 : {
				...constants,
				...values
			};
		}
	};
}
/** The value of a field; NaN for a number outside the field's range. */
function valueIn(field, text) {
	const [, , least, most] = FIELDS[field] ?? [];
	if (text === void 0) return USUAL[field];
	if (least === void 0 || most === void 0) return text;
	const number = text.endsWith("%") ? parsePercent(text) ?? NaN : Number(text);
	return number >= least && number <= most ? number : NaN;
}
const PERCENT = /^(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)\s*%$/;
/** The fraction that a percentage such as `45%` stands for; undefined for any other text. */
function parsePercent(text) {
	const [, percent] = PERCENT.exec(text) ?? [];
	return percent === void 0 ? void 0 : Number((Number(percent) / 100).toPrecision(MOST_PLACES));
}

// src/core/own-workload/workload-form.ts
/** The form of a workload file. Each message names what is allowed, so that a user need not look it up. */
const MOST_TIMES = 1e4;
const MOST_ROWS = 1e8;
const MOST_SQL_CHARACTERS = 65536;
const MOST_NAME_CHARACTERS = 120;
const NAME_FORM = `a name of one line, at most ${MOST_NAME_CHARACTERS} characters`;
const SQL_FORM = `one SQL statement with ? for each parameter, at most ${MOST_SQL_CHARACTERS} characters`;
const SHARE_FORM = "a percentage such as 45%, more than 0%";
const TIMES_FORM = `a number more than 0 and at most ${MOST_TIMES}`;
const PATH_FORM = "a path from the folder of this file";
function text(form, most, pattern) {
	return string(form).max(most, form).regex(pattern, form);
}
function list(item, of) {
	return array(item, `a list of ${of}`).default([]);
}
/**
* Schema of a whole workload file, in which unknown keys are errors everywhere. It is a function, because few runs need
* it.
*/
function workloadSchema() {
	const name = text(NAME_FORM, MOST_NAME_CHARACTERS, /^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u);
	/** Only the length is checked, because servers have rules of their own for names. */
	const identifier = string("a name").min(1, "a name").max(MOST_NAME_CHARACTERS, "a name");
	const share = quantity(string(SHARE_FORM), SHARE_FORM, parsePercent).refine((value) => value > 0 && Number.isFinite(value), SHARE_FORM).meta({ pattern: PERCENT.source });
	const parameterLine = quantity(string(PARAMETER.form), PARAMETER.form, PARAMETER.parse);
	const parameter = preprocess((value) => value === null ? "null" : value, parameterLine).meta({
		pattern: PARAMETER.pattern,
		shorthands: [{ type: "null" }]
	});
	const statement = strictMap({
		name: name.meta({
			description: "Name of the statement, distinct within the workload",
			examples: ["select orders"]
		}),
		sql: text(SQL_FORM, MOST_SQL_CHARACTERS, /\S/).meta({
			description: "One statement, with `?` for each parameter",
			examples: ["SELECT * FROM orders WHERE id = ?"]
		}),
		times: number(TIMES_FORM).positive(TIMES_FORM).max(MOST_TIMES, TIMES_FORM).default(1).meta({
			description: "Mean executions in a transaction",
			examples: [10, .25]
		}),
		parameters: list(parameter, "parameters").meta({
			description: "One for each `?`, in their order",
			examples: [[
				"orders.id, skew 0.9",
				"same as select orders:1, plus 99",
				"number from 1 to 100"
			]]
		})
	});
	const transaction = strictMap({
		name: name.meta({
			description: "Name of the transaction, distinct within the workload",
			examples: ["new order"]
		}),
		share: share.meta({
			description: "How often it runs, of all transactions",
			examples: ["45%"]
		}),
		explicit: boolean("true or false").default(false).meta({
			description: "Whether it begins with BEGIN and ends with COMMIT",
			examples: [true]
		}),
		statements: array(statement, "a list of statements").min(1, "a list of at least one statement")
	});
	const column = quantity(string(COLUMN.form), COLUMN.form, COLUMN.parse).meta({ pattern: COLUMN.pattern });
	const table = strictMap({
		name: identifier.meta({
			description: "Name of the table",
			examples: ["orders"]
		}),
		rows: integer(0, MOST_ROWS).meta({
			description: "Rows to fill in",
			examples: [1e5]
		}),
		columns: list(column, "columns").meta({
			description: "Columns whose values are not all alike in frequency, or fewer than rows",
			examples: [["status, 5 distinct, skew 1.1", "note, 20% null, 80 characters"]]
		})
	});
	const path = string(PATH_FORM).regex(/^[^/\p{Cc}][^\p{Cc}]*$/u, PATH_FORM).optional();
	return strictMap({
		protocol: words("text", "prepared").default("text").meta({
			description: "Whether the application prepares its statements on the server",
			examples: ["prepared"]
		}),
		schema: path.meta({
			description: "File of SQL that makes the tables",
			examples: ["schema.sql"]
		}),
		migrations: path.meta({
			description: "Directory of numbered SQL files that make the tables",
			examples: ["../../db/migrate"]
		}),
		dump: path.meta({
			description: "Dump of mysqldump or mydumper that makes and fills the tables",
			examples: ["dump.sql.zst"]
		}),
		transactions: array(transaction, "a list of transactions").min(1, "a list of at least one transaction"),
		tables: list(table, "tables").meta({ description: "Rows to make, where no dump has them" })
	}).meta({
		title: "Workload of qpsgate",
		description: "Statements of your application, how often they run, and with which parameters"
	});
}

// src/core/own-workload/workload-file.ts
/** Parses the file of a workload, and reports all its problems at once. */
/**
* Reads a workload file. All its problems are reported at once, in the order of the text, and no text makes it throw.
*
* @param file path of the file; the workload is named after its folder
*/
function parseWorkload(text, file) {
	const read = readYaml(text, WORKLOAD);
	if ("drafts" in read) return {
		kind: "problems",
		problems: nonEmpty(finishProblems(read.drafts, file))
	};
	const { tree } = read;
	const checked = workloadSchema().safeParse(tree.value);
	const drafts = checked.success ? checkWorkload(checked.data, tree) : draftsOf(tree, checked.error);
	const problems = finishProblems(drafts, file);
	if (!checked.success || problems.length > 0) return {
		kind: "problems",
		problems: nonEmpty(problems)
	};
	return {
		kind: "ok",
		workload: buildWorkload(checked.data, tree, file)
	};
}
function buildWorkload(form, tree, file) {
	const transactions = form.transactions.map(({ explicit, statements, ...transaction }, index) => {
		const lineOf = (at) => tree.positionOf([
			"transactions",
			index,
			"statements",
			at
		]).line;
		const placed = statements.map((statement, at) => ({
			...statement,
			file,
			line: lineOf(at)
		}));
		return {
			...transaction,
			isExplicit: explicit,
			statements: nonEmpty(placed)
		};
	});
	const kind = SOURCES.find((each) => form[each] !== void 0) ?? "schema";
	return {
		name: file.split("/").at(-2) ?? "workload",
		file,
		protocol: form.protocol,
		transactions: nonEmpty(transactions),
		tables: form.tables,
		schema: {
			kind,
			path: form[kind] ?? ""
		}
	};
}

// src/core/own-workload/read-own-load.ts
const MOST_MIGRATIONS = 2e3;
/** Maximum number of characters of all files together: twice as many as large applications have. */
const MOST_CHARACTERS = 16 * 1024 ** 2;
/** Sorts 2 before 10, because migrations are numbered like V2__a.sql and V10__b.sql. */
const BY_NUMBER = new Intl.Collator("en", { numeric: true });
/** A migration of such a name may revert another one, and is left out if the other one exists. */
const DOWN = /[._-](?:down|undo|rollback)\.sql$/i;
/** The path of the user's own workload in a suite; undefined if there is none. */
function ownWorkloadIn({ workloads }) {
	return workloads.find(({ script }) => isOwnWorkload(script))?.script;
}
function suiteOfOwnLoad(suite, path, load) {
	const [workload] = suite.workloads.filter(({ script }) => script === path);
	const [first, ...others] = suite.scenarios;
	return {
		...suite,
		dataset: {
			...suite.dataset,
			own: load.data
		},
		workloads: [workload ?? {
			name: scriptName(path),
			script: path,
			options: {},
			writes: true
		}],
		scenarios: [{
			...first,
			own: load
		}, ...others.map((scenario) => ({
			...scenario,
			own: load
		}))]
	};
}
/**
* Reads the file of a workload, and the schema or migrations that it names, but no dump.
*
* @param path folder of the workload, or its file
* @param reader reads files of the repository at one revision
*/
function readOwnLoad(path, reader) {
	const file = workloadFileOf(path);
	const reading = reader.file(file, file);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind !== "text") return problemsAt(file, "", unusable(file, reading, reader.rootOf(file), "a workload"));
	const parsed = parseWorkload(reading.text, file);
	if (parsed.kind === "problems") return parsed;
	const { workload } = parsed;
	const schema = readSchema(workload.schema.kind, joinPath(file, workload.schema.path), reader, file);
	if ("actual" in schema) return problemsAt(file, workload.schema.kind, schema);
	return {
		kind: "read",
		own: {
			workload,
			data: {
				schema: schema.files,
				dump: void 0,
				tables: workload.tables
			},
			ignoredFiles: schema.ignored
		}
	};
}
function problemsAt(file, path, { actual, allowed }) {
	return {
		kind: "problems",
		problems: [{
			file,
			line: 1,
			path,
			actual,
			allowed
		}]
	};
}
/**
* Reads the files of SQL that make tables: one file, all files of a folder of migrations, or none for a dump.
*
* @param path of the file or folder
* @param top the file that reading began with; files outside its repository or folder are not read
*/
function readSchema(kind, path, reader, top = path) {
	if (kind === "dump") return {
		files: [],
		ignored: []
	};
	const root = reader.rootOf(top);
	const listed = kind === "schema" ? {
		paths: [path],
		ignored: []
	} : migrationsIn(path, reader.directory(path, top), root);
	if ("actual" in listed) return listed;
	const { paths, ignored } = listed;
	const files = [];
	let charactersLeft = MOST_CHARACTERS;
	for (const file of paths) {
		const reading = reader.file(file, top);
		if (reading.kind !== "text") return unusable(file, reading, root);
		charactersLeft -= reading.text.length;
		if (charactersLeft < 0) return {
			actual: `${quote(path)} with more characters`,
			allowed: `at most ${MOST_CHARACTERS} in all its files`
		};
		files.push({
			file,
			text: reading.text
		});
	}
	return {
		files,
		ignored
	};
}
function migrationsIn(folder, listing, root) {
	if (listing.kind !== "names") return unusable(folder, listing, root, "a folder of migrations");
	const lowerNames = new Set(listing.names.map((name) => name.toLowerCase()));
	const isReverting = (name) => {
		return [...[
			"",
			".up",
			"_up",
			"-up"
		].map((up) => name.replace(DOWN, `${up}.sql`)), name.replace(/^U(?=\d)/, "V")].some((other) => other !== name && lowerNames.has(other.toLowerCase()));
	};
	const isRun = (name) => /\.sql$/i.test(name) && !isReverting(name);
	const pathsOf = (names) => names.toSorted().map((name) => `${folder.replace(/\/$/, "")}/${name}`);
	const paths = pathsOf(listing.names.filter(isRun)).sort(BY_NUMBER.compare);
	if (paths.length === 0 || paths.length > MOST_MIGRATIONS) return {
		actual: `${quote(folder)} with ${paths.length} files of SQL`,
		allowed: `1 to ${MOST_MIGRATIONS} of them`
	};
	return {
		paths,
		ignored: pathsOf(listing.names.filter((name) => !isRun(name)))
	};
}
function unusable(path, reading, root, what = "a file of SQL") {
	if (reading.kind === "absent") return {
		actual: `${quote(path)}, which is not there`,
		allowed: `the path of ${what}`
	};
	const { actual, allowed } = whyUnusable(reading, root, what);
	return {
		actual: `${quote(path)}, ${actual}`,
		allowed
	};
}

export { suiteOfOwnLoad as i, readOwnLoad as n, readSchema as r, ownWorkloadIn as t };