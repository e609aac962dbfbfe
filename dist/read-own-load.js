import { m as whyUnusable, u as joinPath } from "./option-files.js";
import { A as preprocess, B as NEVER, G as finishProblems, H as describeUnknown, J as quote, K as listNames, N as string, O as number, U as describeValue, V as MISSING, b as boolean, o as nonEmpty, y as array } from "./suite.js";
import { g as scriptName, p as isOwnWorkload, y as workloadFileOf } from "./dsn.js";
import { t as require_dist } from "./dist.js";
import { c as section, d as readYaml, l as words, s as integer, t as draftsOf, u as WORKLOAD, x as cutStatement } from "./parse.js";
import { h as COMMIT } from "./option-reach.js";

// src/core/workload/notation.ts
var import_dist = require_dist();
const PARAMETER_FORM = "TABLE.COLUMN[, skew N], TABLE.COLUMN, new, same as STATEMENT:NUMBER[, plus N], number from N to N[, N digits], text of N characters, or null";
const COLUMN_FORM = "COLUMN[, N distinct][, skew N][, N% null][, N characters]";
const MOST_SKEW = 10;
const MOST_DIGITS = 9;
const MOST_CHARACTERS$1 = 1e6;
const MOST_DISTINCT = 1e8;
const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)`;
/** Names with a comma are not written, see nameWithComma. */
const NAME = "[^,]+";
const COLUMN = new RegExp(`^(${NAME}\\.${NAME})(?:, skew ${NUMBER}|(, new))?$`, "u");
const SAME = new RegExp(`^same as (.+:[1-9]\\d{0,5}?)(?:, plus ${NUMBER})?$`, "u");
const RANGE = new RegExp(`^number from ${NUMBER} to ${NUMBER}(?:, (\\d) digits)?$`);
const TEXT = /^text of (\d{1,7}) characters$/;
const SHAPE = new RegExp(`^(${NAME})(?:, (\\d{1,9}) distinct)?(?:, skew ${NUMBER})?(?:, (\\d+(?:\\.\\d+)?(?:e[+-]?\\d{1,3})?%) null)?(?:, (\\d{1,7}) characters)?$`, "u");
const PERCENT = /^(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)\s*%$/;
const MOST_PLACES = 12;
/** Pattern of JSON Schema, for editors. */
const PARAMETER_PATTERN = `${COLUMN.source}|${SAME.source}|${RANGE.source}|${TEXT.source}|^null$`;
const COLUMN_PATTERN = SHAPE.source;
/** Undefined for any other text. */
function parseParameter(text) {
	if (text === "null") return { kind: "null" };
	return parseSame(text) ?? parseRange(text) ?? parseText(text) ?? parseColumn(text);
}
function renderParameter(parameter) {
	switch (parameter.kind) {
		case "value": return `${parameter.column}${unless(0, parameter.skew, (skew) => `, skew ${skew}`)}`;
		case "new": return `${parameter.column}, new`;
		case "same": return `same as ${parameter.as}${unless(0, parameter.plus, (plus) => `, plus ${plus}`)}`;
		case "number": {
			const { from, to, digits } = parameter;
			return `number from ${from} to ${to}${unless(0, digits, () => `, ${digits} digits`)}`;
		}
		case "text": return `text of ${parameter.length} characters`;
		case "null": return "null";
	}
}
/** Undefined for any other text. */
function parseColumnShape(text) {
	const [, name, distinct, skew, nulls, length] = SHAPE.exec(text) ?? [];
	if (name === void 0) return void 0;
	const shape = {
		name,
		distinct: optional(distinct),
		skew: Number(skew ?? 0),
		nulls: nulls === void 0 ? 0 : parsePercent(nulls) ?? NaN,
		length: optional(length)
	};
	return within(shape.skew, 0, MOST_SKEW) && within(shape.nulls, 0, 1) && within(shape.distinct ?? 1, 1, MOST_DISTINCT) && within(shape.length ?? 1, 1, MOST_CHARACTERS$1) ? shape : void 0;
}
function renderColumnShape({ name, distinct, skew, nulls, length }) {
	return [
		name,
		...distinct === void 0 ? [] : [`${distinct} distinct`],
		...skew === 0 ? [] : [`skew ${skew}`],
		...nulls === 0 ? [] : [`${percentOf(nulls)}% null`],
		...length === void 0 ? [] : [`${length} characters`]
	].join(", ");
}
/** The percentage of a fraction, with as many digits as people write. */
function percentOf(fraction) {
	return String(Number((fraction * 100).toPrecision(MOST_PLACES)));
}
/** The fraction of a percentage such as `45%`; undefined for anything else. */
function parsePercent(text) {
	const [, percent] = PERCENT.exec(text) ?? [];
	return percent === void 0 ? void 0 : Number((Number(percent) / 100).toPrecision(MOST_PLACES));
}
function parseColumn(text) {
	const [, column, skew, isNew] = COLUMN.exec(text) ?? [];
	if (column === void 0 || !isColumnName(column)) return void 0;
	if (isNew !== void 0) return {
		kind: "new",
		column
	};
	return within(Number(skew ?? 0), 0, MOST_SKEW) ? {
		kind: "value",
		column,
		skew: Number(skew ?? 0)
	} : void 0;
}
function parseSame(text) {
	const [, as, plus] = SAME.exec(text) ?? [];
	return as === void 0 || !Number.isFinite(Number(plus ?? 0)) ? void 0 : {
		kind: "same",
		as,
		plus: Number(plus ?? 0)
	};
}
function parseRange(text) {
	const [, from, to, digits = "0"] = RANGE.exec(text) ?? [];
	if (from === void 0 || to === void 0) return void 0;
	const range = {
		from: Number(from),
		to: Number(to),
		digits: Number(digits)
	};
	return within(range.from, -Number.MAX_SAFE_INTEGER, range.to) && within(range.to, range.from, Number.MAX_SAFE_INTEGER) && within(range.digits, 0, MOST_DIGITS) ? {
		kind: "number",
		...range
	} : void 0;
}
function parseText(text) {
	const length = Number(TEXT.exec(text)?.[1]);
	return within(length, 0, MOST_CHARACTERS$1) ? {
		kind: "text",
		length
	} : void 0;
}
function isColumnName(name) {
	return /^.+\..+$/s.test(name);
}
function optional(number) {
	return number === void 0 ? void 0 : Number(number);
}
function unless(usual, value, text) {
	return value === usual ? "" : text(value);
}
/** False for NaN. */
function within(value, least, most) {
	return value >= least && value <= most;
}

// src/core/workload/workload-checks.ts
/**
* Checks across several values of a workload file: names given twice, parameters without a `?`, references to nothing.
*/
/** Keys that a workload has exactly one of. */
const SOURCES = [
	"schema",
	"migrations",
	"dump"
];
/**
* The beginning of statements that read or change rows. Others reach further: LOAD DATA LOCAL reads files of the
* machine that drives the servers. A comment in front could hide one.
*/
const RUN_STATEMENT = /^[\s(]*(?:select|insert|replace|update|delete|with)\b/i;
/** @param form whose values are right by themselves */
function checkWorkload(form, tree) {
	const drafts = [];
	const draft = (path, found, allowed) => drafts.push({
		path,
		position: tree.positionOf(path),
		found,
		allowed
	});
	const once = (names, name, path) => {
		if (names.has(name)) draft([...path, "name"], `a second ${describeValue(name)}`, "every name once");
		names.add(name);
	};
	const [first, second] = SOURCES.filter((key) => form[key] !== void 0);
	const sources = `one of ${SOURCES.join(", ")}`;
	if (first === void 0) draft(["schema"], MISSING, sources);
	if (second !== void 0) draft([second], `${second} beside ${first}`, sources);
	const [ofTransactions, ofStatements, ofTables] = [
		/* @__PURE__ */ new Set(),
		/* @__PURE__ */ new Set(),
		/* @__PURE__ */ new Set()
	];
	const paths = [];
	for (const [at, transaction] of form.transactions.entries()) {
		const known = [];
		once(ofTransactions, transaction.name, ["transactions", at]);
		for (const [index, { name, sql, parameters }] of transaction.statements.entries()) {
			const path = [
				"transactions",
				at,
				"statements",
				index
			];
			paths.push(path);
			once(ofStatements, name, path);
			if (name === "commit") draft([...path, "name"], describeValue(name), `any other name: ${COMMIT} is what ends transactions`);
			const { pieces, trouble } = cutStatement(sql);
			const count = pieces.length - 1;
			if (trouble !== void 0) draft([...path, "sql"], trouble, "one statement");
			else if (!RUN_STATEMENT.test(sql)) draft([...path, "sql"], describeValue(sql), "SELECT, INSERT, REPLACE, UPDATE, DELETE or WITH");
			else if (parameters.length !== count) draft([...path, "parameters"], `${parameters.length} for ${count} times ? in sql`, "one for each ?");
			for (const [place, parameter] of parameters.entries()) {
				const earlier = known.length === 0 ? "a parameter that comes before it in its transaction" : listNames(known);
				if (parameter.kind === "same" && !known.includes(parameter.as)) draft([
					...path,
					"parameters",
					place
				], describeUnknown(parameter.as, known), earlier);
				known.push(`${name}:${place + 1}`);
			}
		}
	}
	const tooMany = paths[256 - 1];
	if (tooMany !== void 0) draft(tooMany, `${paths.length} statements in all`, `at most ${256 - 1}`);
	for (const [at, { name }] of form.tables.entries()) once(ofTables, name, ["tables", at]);
	return drafts;
}

// src/core/workload/workload-form.ts
/** The form of a workload file; messages name the allowed values, as in core/suite/schema.ts. */
const MOST_TRANSACTIONS = 1e3;
const MOST_STATEMENTS = 1e3;
const MOST_PARAMETERS = 1e3;
const MOST_TIMES = 1e4;
const MOST_ROWS = 1e8;
const MOST_TABLES = 1e4;
const MOST_COLUMNS = 4096;
const MOST_SQL_CHARACTERS = 65536;
const MOST_NAME_CHARACTERS = 120;
const NAME_FORM = `a name of one line, at most ${MOST_NAME_CHARACTERS} characters`;
const SQL_FORM = `one SQL statement with ? for each parameter, at most ${MOST_SQL_CHARACTERS} characters`;
const SHARE_FORM = "a percentage such as 45%, more than 0%";
const TIMES_FORM = `a number more than 0 and at most ${MOST_TIMES}`;
const PATH_FORM = "a path from the folder of this file";
let made;
/**
* The form of a whole workload file; unknown keys are errors everywhere. Made only for reading a file, as few runs have
* one.
*/
function workloadSchema() {
	made ??= makeSchema();
	return made;
}
function makeSchema() {
	const name = string(NAME_FORM).max(MOST_NAME_CHARACTERS, NAME_FORM).regex(/^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u, NAME_FORM);
	const sql = string(SQL_FORM).max(MOST_SQL_CHARACTERS, SQL_FORM).regex(/\S/, SQL_FORM);
	/** A server's own rules for names are not ours to judge. */
	const identifier = string("a name").min(1, "a name").max(MOST_NAME_CHARACTERS, "a name");
	function line(form, parse) {
		return string(form).transform((text, context) => {
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
	function fraction(form, isRight) {
		return line(form, (text) => {
			const value = parsePercent(text);
			return value !== void 0 && Number.isFinite(value) && isRight(value) ? value : void 0;
		}).meta({ pattern: PERCENT.source });
	}
	const share = fraction(SHARE_FORM, (value) => value > 0);
	const part = fraction("a percentage from 0% to 100%", (value) => value >= 0 && value <= 1);
	const parameter = preprocess((written) => written === null ? "null" : written, line(PARAMETER_FORM, parseParameter)).meta({
		pattern: PARAMETER_PATTERN,
		shorthands: [{ type: "null" }]
	});
	const statement = section({
		name: name.meta({
			description: "Name of the statement, distinct within the workload",
			examples: ["select orders"]
		}),
		sql: sql.meta({
			description: "One statement, with `?` for each parameter",
			examples: ["SELECT * FROM orders WHERE id = ?"]
		}),
		times: number(TIMES_FORM).positive(TIMES_FORM).max(MOST_TIMES, TIMES_FORM).default(1).meta({
			description: "Mean executions in a transaction",
			examples: [10, .25]
		}),
		parameters: array(parameter, "a list of parameters").max(MOST_PARAMETERS, `at most ${MOST_PARAMETERS} parameters`).default([]).meta({
			description: "One for each `?`, in their order",
			examples: [[
				"orders.id, skew 0.9",
				"same as select orders:1, plus 99",
				"number from 1 to 100"
			]]
		})
	});
	const transaction = section({
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
		statements: array(statement, "a list of statements").min(1, "a list of at least one statement").max(MOST_STATEMENTS, `at most ${MOST_STATEMENTS} statements`)
	});
	const table = section({
		name: identifier.meta({
			description: "Name of the table",
			examples: ["orders"]
		}),
		rows: integer(0, MOST_ROWS).meta({
			description: "Rows to fill in",
			examples: [1e5]
		}),
		columns: array(line(COLUMN_FORM, parseColumnShape).meta({ pattern: COLUMN_PATTERN }), "a list of columns").max(MOST_COLUMNS, `at most ${MOST_COLUMNS} columns`).default([]).meta({
			description: "Columns whose values are not all alike in frequency, or fewer than rows",
			examples: [["status, 5 distinct, skew 1.1", "note, 20% null, 80 characters"]]
		})
	});
	const path = string(PATH_FORM).regex(/^[^/\p{Cc}][^\p{Cc}]*$/u, PATH_FORM).optional();
	return section({
		protocol: words("text", "prepared").default("text").meta({
			description: "Whether the application prepares its statements on the server",
			examples: ["prepared"]
		}),
		"stands-for": part.optional().meta({
			description: "Share of the observed load that the transactions stand for",
			examples: ["97.5%"]
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
		transactions: array(transaction, "a list of transactions").min(1, "a list of at least one transaction").max(MOST_TRANSACTIONS, `at most ${MOST_TRANSACTIONS} transactions`),
		tables: array(table, "a list of tables").max(MOST_TABLES, `at most ${MOST_TABLES} tables`).default([]).meta({ description: "Rows to make, where no dump has them" })
	}).meta({
		title: "Workload of qpsgate",
		description: "Statements of your application, how often they run, and with which parameters"
	});
}

// src/core/workload/workload-file.ts
/** The file of a workload: read, with all its problems at once, and written. */
/**
* Reads a workload file. All its problems are reported at once and in the order of the text. Throws for no text.
*
* @param file its path; the workload is named after its folder
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
	return {
		name: file.split("/").at(-2) ?? "workload",
		file,
		protocol: form.protocol,
		standsFor: form["stands-for"],
		transactions: nonEmpty(form.transactions.map(({ name, share, explicit, statements }, index) => ({
			name,
			share,
			isExplicit: explicit,
			statements: nonEmpty(statements.map((statement, at) => ({
				...statement,
				file,
				line: tree.positionOf([
					"transactions",
					index,
					"statements",
					at
				]).line
			})))
		}))),
		tables: form.tables,
		schema: sourceOf(form)
	};
}
/** The checks guarantee one. */
function sourceOf(form) {
	const [source] = SOURCES.flatMap((kind) => {
		const path = form[kind];
		return path === void 0 ? [] : [{
			kind,
			path
		}];
	});
	if (source === void 0) throw new RangeError("a workload without a schema");
	return source;
}
const HEADER = ` How to read it: a transaction runs in the given share of cases, and each of its statements that many times.
 Neighbours with the same times, other than 1, run in turn, as in a loop.
 A parameter stands for one ?:
   orders.id, skew 0.9       a value that rows have, by Zipf's law with this exponent; without skew, all alike
   orders.id, new            a value that no row has yet
   same as NAME:1, plus 99   parameter 1 of the statement NAME in the same transaction, 99 more
   number from 1 to 100      a number
   text of 20 characters     any text
   null                      NULL
 Columns of tables that are not named have as many values as there are rows, all alike in frequency.
`;
/** The text of a workload's file. Reading it gives the same workload. */
function renderWorkload(workload) {
	const { protocol, standsFor, schema, transactions, tables } = workload;
	const form = {
		protocol,
		...standsFor === void 0 ? {} : { "stands-for": `${percentOf(standsFor)}%` },
		[schema.kind]: schema.path,
		transactions: transactions.map(({ name, share, isExplicit, statements }) => ({
			name,
			share: `${percentOf(share)}%`,
			...isExplicit ? { explicit: true } : {},
			statements: statements.map(renderStatement)
		})),
		...listOf("tables", tables.map(({ columns, ...table }) => ({
			...table,
			...listOf("columns", columns.map(renderColumnShape))
		})))
	};
	return `${HEADER.replaceAll(/^/gm, "#").replace(/#$/, "")}\n${(0, import_dist.stringify)(form, { lineWidth: 120 })}`;
}
function renderStatement({ name, sql, times, parameters }) {
	return {
		name,
		sql,
		...times === 1 ? {} : { times },
		...listOf("parameters", parameters.map(renderParameter))
	};
}
function listOf(key, items) {
	return items.length === 0 ? {} : { [key]: items };
}

// src/core/workload/read-own-load.ts
/** A user's own workload with the files that it leads to, at one revision. */
/** More files are not a schema. */
const MOST_MIGRATIONS = 2e3;
/** Characters of all files: twice what large applications have. */
const MOST_CHARACTERS = 16 * 1024 ** 2;
/** Names of migrations that may revert another one. */
const DOWN = /[._-](?:down|undo|rollback)\.sql$/i;
/** The path of the user's own workload in a suite; undefined if there is none. */
function ownWorkloadIn({ workloads }) {
	return workloads.find(({ script }) => isOwnWorkload(script))?.script;
}
/** The suite with a user's own workload, on its tables. */
function withOwnLoad(suite, path, own) {
	const [named] = suite.workloads.filter(({ script }) => script === path);
	const [first, ...others] = suite.scenarios;
	const driven = (scenario) => ({
		...scenario,
		own
	});
	return {
		...suite,
		dataset: {
			...suite.dataset,
			own: own.data
		},
		workloads: [named ?? {
			name: scriptName(path),
			script: path,
			options: {},
			writes: true
		}],
		scenarios: [driven(first), ...others.map(driven)]
	};
}
/**
* Reads the file of a workload, and the schema or migrations that it names.
*
* @param path folder of the workload, or its file
* @param reader of the repository; a dump is not read here
*/
function readOwnLoad(path, reader) {
	const file = workloadFileOf(path);
	const reading = reader.file(file, file);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind !== "text") return problemsAt(file, "", unusable(file, reading, reader.rootOf(file), "a workload"));
	const parsed = parseWorkload(reading.text, file);
	if (parsed.kind === "problems") return parsed;
	const { workload } = parsed;
	const schema = readSchema(workload, reader);
	if ("found" in schema) return problemsAt(file, workload.schema.kind, schema);
	return {
		kind: "read",
		own: {
			workload,
			data: {
				schema: schema.files,
				dump: void 0,
				tables: workload.tables
			},
			unread: schema.unread
		}
	};
}
function problemsAt(file, path, found) {
	return {
		kind: "problems",
		problems: [{
			file,
			line: 1,
			path,
			...found
		}]
	};
}
function readSchema({ file, schema }, reader) {
	const path = joinPath(file, schema.path);
	if (schema.kind === "dump") return {
		files: [],
		unread: []
	};
	const root = reader.rootOf(file);
	const listed = schema.kind === "schema" ? {
		paths: [path],
		unread: []
	} : migrationsIn(path, reader.directory(path, file), root);
	if ("found" in listed) return listed;
	const { paths, unread } = listed;
	const files = [];
	let charactersLeft = MOST_CHARACTERS;
	for (const each of paths) {
		const reading = reader.file(each, file);
		if (reading.kind !== "text") return unusable(each, reading, root);
		charactersLeft -= reading.text.length;
		if (charactersLeft < 0) return {
			found: `${quote(path)} with more characters`,
			allowed: `at most ${MOST_CHARACTERS} in all its files`
		};
		files.push({
			file: each,
			text: reading.text
		});
	}
	return {
		files,
		unread
	};
}
/** Files of SQL in the order of their numbers, without those that revert another one of them. */
function migrationsAmong(names) {
	const known = new Set(names.map((name) => name.toLowerCase()));
	const isReverting = (name) => {
		return [...[
			"",
			".up",
			"_up",
			"-up"
		].map((up) => name.replace(DOWN, `${up}.sql`)), name.replace(/^U(?=\d)/, "V")].some((other) => other !== name && known.has(other.toLowerCase()));
	};
	return names.filter((name) => /\.sql$/i.test(name) && !isReverting(name)).toSorted(byNumber);
}
function migrationsIn(folder, listing, root) {
	if (listing.kind !== "names") return unusable(folder, listing, root, "a folder of migrations");
	const names = migrationsAmong(listing.names);
	if (names.length === 0 || names.length > MOST_MIGRATIONS) return {
		found: `${quote(folder)} with ${names.length} files of SQL`,
		allowed: `1 to ${MOST_MIGRATIONS} of them`
	};
	const taken = new Set(names);
	const pathsOf = (own) => own.map((name) => `${folder}/${name}`);
	return {
		paths: pathsOf(names),
		unread: pathsOf(listing.names.filter((name) => !taken.has(name)).toSorted())
	};
}
/** 2 comes before 10, as in V2__a.sql and 0010_b.sql. */
function byNumber(one, other) {
	const [left, right] = [one, other].map((name) => /\d+(?:[._]\d+)*/.exec(name)?.[0].split(/[._]/).map(BigInt) ?? []);
	for (const [index, number] of (left ?? []).entries()) {
		const against = right?.[index] ?? -1n;
		if (number !== against) return number < against ? -1 : 1;
	}
	return (left?.length ?? 0) - (right?.length ?? 0) || (one < other ? -1 : 1);
}
function unusable(path, reading, root, what = "a file of SQL") {
	if (reading.kind === "absent") return {
		found: `${quote(path)}, which is not there`,
		allowed: `the path of ${what}`
	};
	const { found, allowed } = whyUnusable(reading, root, what);
	return {
		found: `${quote(path)}, ${found}`,
		allowed
	};
}

export { renderWorkload as a, withOwnLoad as i, ownWorkloadIn as n, readOwnLoad as r, migrationsAmong as t };