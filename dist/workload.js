import { r as endpointName } from "./dsn.js";
import { M as quote, O as escapeInvisible } from "./schemas.js";
import { i as count, m as share, s as fineShare } from "./figures.js";
import { n as shellWord, r as shorten } from "./escape.js";
import { t as alignedRows } from "./text-table.js";
import { a as sum } from "./vectors.js";
import { t as columnName } from "./tables.js";
import { _ as zipfExponent, d as readTables, g as hashOf, v as applySql } from "./parse.js";
import { i as sqlName, m as encode, p as decode, t as Session, v as tokensOf } from "./connection.js";
import { a as renderWorkload, r as readSchema } from "./read-own-load.js";
import { i as endpointAddress, n as isRefusal } from "./switched-server.js";
import { r as diskOptionFiles } from "./option-files.js";
import { n as writeAllNew, t as refuseExisting } from "./write-new.js";
import { s as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { t as RunDirectory } from "./run-directory.js";
import { C as seedArguments, n as chooseLauncher } from "./choose.js";
import { i as say, n as print, r as programWords } from "./output.js";
import { n as parseWorkloadFlags } from "./workload-flags.js";
import { C as reasonOf, d as EXIT, h as UserError } from "./paths.js";
import { r as sleep } from "./clock.js";
import { f as startServer, h as giveTo, t as initialise } from "./make-seed.js";
import { join, relative, resolve } from "node:path";
import { createReadStream, mkdirSync, mkdtempSync } from "node:fs";

// src/core/views/workload-text.ts
/**
* Output of `qpsgate workload`: what its file has, its share of the load, the omitted statements with reasons, and the
* next steps.
*/
const MOST_LEFT_OUT = 15;
function renderMix({ name, transactions, tables, standsFor }, load) {
	const statements = transactions.reduce((sum, each) => sum + each.statements.length, 0);
	const parts = [
		count(transactions.length, "transaction"),
		count(statements, "statement"),
		count(tables.length, "table")
	];
	const by = load.isTimed ? "its time" : "its statements";
	return [
		`workload ${escapeInvisible(name)}: ${parts.join(", ")}`,
		`from ${load.source}: ${count(load.statements, "statement")}`,
		`stands for ${standsFor === void 0 ? "an unknown share" : share(Math.floor(1e3 * standsFor) / 1e3)} of the load, by ${by}`,
		...load.brokenLines > 0 ? [`not whole, and so not counted: ${load.brokenLines} lines or statements`] : [],
		"",
		""
	].join("\n");
}
/** Statements that the workload does not have; empty if it has all. */
function renderLeftOut(leftOut) {
	if (leftOut.length === 0) return "";
	const rows = leftOut.slice(0, MOST_LEFT_OUT).map(({ share, why, sql }) => [
		fineShare(share),
		why,
		escapeInvisible(sql)
	]);
	const more = leftOut.length - rows.length;
	return [
		"left out",
		...alignedRows([[
			"share",
			"why",
			"statement"
		], ...rows], (column) => column === 0).map((line) => `  ${shorten(line, 118)}`),
		...more > 0 ? [`  and ${more} more`] : [],
		"",
		""
	].join("\n");
}
/** The files, and the next steps. */
function renderWritten({ name }, folder, files, program) {
	return [
		`written: ${files.map(escapeInvisible).join(", ")}`,
		"",
		"next",
		`  read ${escapeInvisible(files[0] ?? name)}, correct rows and shares, and commit the folder`,
		`  ${program} run --workloads ${shellWord(folder)} --base origin/main`,
		""
	].join("\n");
}

// src/core/workload/make-parameters.ts
/** Characters from which on a text that never repeats is free text, not a value to search for. */
const FREE_TEXT = 24;
/** Numbers for a load that does not show them. */
const USUAL = {
	limit: 10,
	interval: 1
};
/** Distance from the beginning of a range to its end if the load does not show it. */
const USUAL_RANGE = 10;
/** Numbers that values are changed by. */
const LEAST_STEP = 1;
const MOST_STEP = 10;
const CENTS = 2;
const DAY_SECONDS = 86400;
/** Literals, and distinct ones, that are no chance if nearly all of them equal others, whatever their columns. */
const SURE_SEEN = 20;
const SURE_DISTINCT = 10;
const MOST_DIGITS = 9;
const USUAL_TEXT = 10;
const MOSTLY_NULL = .9;
/** Largest number that is surely exact. */
const LARGEST = 2 ** 52;
/** Longest text that a parameter may be. */
const MOST_CHARACTERS$2 = 1e6;
/** Makes the parameters of the statements of one transaction, one after the other. */
var ParameterMaker = class {
	#tables;
	#compared;
	/** Parameters by digest and slot; of equal ones the first. */
	#earlier = /* @__PURE__ */ new Map();
	/**
	* @param compared literals of the place with most of them, by column: few at a place do not show how often values are
	*   asked for, so all places of a column take the exponent of these
	*/
	constructor(tables, compared) {
		this.#tables = tables;
		this.#compared = compared;
	}
	parametersOf(name, times, statement) {
		const { digest, verb, places } = statement;
		const sames = places.map((place) => this.#sameAs(place));
		const fresh = freshColumns(statement, times, sames);
		return places.map((place, at) => {
			const as = `${name}:${at + 1}`;
			const same = sames[at];
			const parameter = endOfRange(name, statement, at) ?? this.#parameterOf(place, same, fresh);
			const first = same !== void 0 && parameter.kind === "same" && parameter.as === same.as ? same : {
				as,
				verb,
				of: place.of,
				isNew: parameter.kind === "new"
			};
			this.#earlier.set(`${digest} ${place.slot}`, first);
			return parameter;
		});
	}
	/** The earlier statement's parameter that a literal mostly equals, if their columns hold the same things. */
	#sameAs({ of, literal }) {
		const isSure = literal.seen >= SURE_SEEN && literal.distinct >= SURE_DISTINCT;
		return literal.same.map(({ digest, slot }) => this.#earlier.get(`${digest} ${slot}`)).find((each) => each && (isSure || areLinked(of, each.of, this.#tables)));
	}
	#parameterOf({ role, of, literal }, same, fresh) {
		if (of === void 0) return withoutColumn(role, literal);
		const column = columnName(of);
		const isAssigned = role === "assigned";
		if (isAssigned && literal.nulls >= MOSTLY_NULL) return { kind: "null" };
		if (isAssigned && fresh.has(of.column.name)) return {
			kind: "new",
			column
		};
		if (same !== void 0) return {
			kind: "same",
			as: same.as,
			plus: 0
		};
		const isFree = literal.kind === "text" && literal.length > FREE_TEXT && literal.distinct > literal.seen / 2;
		const isIndexed = of.table.keys.some(({ columns }) => columns.includes(of.column.name));
		if (isAssigned && isFree && !isIndexed && /char|text/.test(of.column.type)) return {
			kind: "text",
			length: Math.min(lengthOf(literal), of.column.maxLength ?? MOST_CHARACTERS$2)
		};
		return {
			kind: "value",
			column,
			skew: rounded((this.#compared.get(column) ?? literal).skew)
		};
	}
};
/**
* Columns that an INSERT must fill with new values to succeed: one of each unique key, unless the row may exist, is new
* by another column, or was deleted before.
*/
function freshColumns({ sql, verb, places }, times, sames) {
	const fresh = /* @__PURE__ */ new Set();
	if (verb !== "insert") return fresh;
	const replaces = /^insert ignore | on duplicate key /i.test(sql);
	const assigned = places.flatMap(({ role, of, literal }, at) => role === "assigned" && of !== void 0 ? [{
		...of,
		same: sames[at],
		isGrowing: literal.isGrowing
	}] : []);
	const table = assigned[0]?.table;
	const referring = table?.references.flatMap(({ columns }) => columns) ?? [];
	for (const key of table?.keys ?? []) {
		const parts = assigned.filter(({ column }) => key.columns.includes(column.name));
		if (!key.isUnique || parts.length < key.columns.length) continue;
		if (times <= 1 && parts.some(({ same }) => same?.isNew)) continue;
		if (parts.every(({ same }) => same?.verb === "delete" && same.of?.table === table)) continue;
		const free = parts.filter(({ column, same }) => !same?.isNew && !referring.includes(column.name) && !/^(?:enum|set)$/.test(column.type));
		const chosen = free.find(({ isGrowing }) => isGrowing) ?? (replaces ? void 0 : free.findLast(({ same }) => same === void 0) ?? free.at(-1));
		if (chosen !== void 0 && !parts.some(({ column }) => fresh.has(column.name))) fresh.add(chosen.column.name);
	}
	return fresh;
}
/**
* The end of a range whose beginning is a parameter of the same statement: above that by the length of the range, in
* the unit of the column's offsets, days for dates, seconds for times; undefined for text.
*/
function endOfRange(name, { verb, rows, places }, at) {
	const { role, of, literal } = places[at] ?? {};
	const begin = places.findLastIndex((place, index) => index < at && place.role === "least");
	if (role !== "most" || of === void 0 || places[begin]?.of?.column !== of.column) return void 0;
	const { type } = of.column;
	const isDate = type === "date";
	const isTime = type === "datetime" || type === "timestamp";
	if (!isDate && !isTime && !/int|decimal|float|double|year/.test(type)) return void 0;
	const same = (plus) => ({
		kind: "same",
		as: `${name}:${begin + 1}`,
		plus
	});
	const above = literal?.above;
	if (above !== void 0 && above >= 0) return same(coarse(isDate ? above / DAY_SECONDS : above));
	if (isTime) return same(USUAL_RANGE * DAY_SECONDS);
	return same((verb === "select" && rows > 1 ? Math.round(rows) : USUAL_RANGE) - 1);
}
/** Whether columns hold the same things: by foreign keys, else by their names. */
function areLinked(one, other, tables) {
	if (one === void 0 || other === void 0) return false;
	const referred = referredBy(one, tables);
	if ([...referredBy(other, tables)].some((column) => referred.has(column))) return true;
	const a = one.column.name.toLowerCase();
	const b = other.column.name.toLowerCase();
	return a === b && a !== "id" || isIdOf(a, b, other.table) || isIdOf(b, a, one.table);
}
/** A column, and those that foreign keys lead to from it. */
function referredBy(of, tables) {
	const referred = /* @__PURE__ */ new Set([columnName(of)]);
	for (const column of referred) for (const { name, references } of tables) for (const { columns, table, toColumns } of references) {
		const to = toColumns[columns.findIndex((each) => `${name}.${each}` === column)];
		if (to !== void 0) referred.add(`${table}.${to}`);
	}
	return referred;
}
/** Whether a column is named after a table's id, such as `customer_id` after that of `customers`. */
function isIdOf(name, id, table) {
	const stem = name.slice(0, -3).replace(/y$/, "");
	return id === "id" && name.endsWith("_id") && table.name.toLowerCase().startsWith(stem);
}
/** A number by its role, else a value of the same kind and length. */
function withoutColumn(role, literal) {
	switch (role) {
		case "limit":
		case "interval": return number(Math.max(1, coarse(literal.mean ?? USUAL[role])));
		case "offset": return number(0, coarse(2 * (literal.mean ?? 0)));
		case "step": return {
			...number(LEAST_STEP, MOST_STEP),
			digits: literal.kind === "decimal" ? CENTS : 0
		};
	}
	if (literal.kind === "null") return { kind: "null" };
	if (literal.kind === "text" || literal.kind === "binary") return {
		kind: "text",
		length: lengthOf(literal)
	};
	const digits = Math.min(MOST_DIGITS, Math.max(1, Math.round(literal.length)));
	return number(10 ** (digits - 1), 10 ** digits - 1);
}
function number(from, to = from) {
	return {
		kind: "number",
		from,
		to,
		digits: 0
	};
}
/** Rounds to two significant digits: the mean of few executions may be a value itself. */
function coarse(value) {
	return Math.round(Number(Math.min(value, LARGEST).toPrecision(2)));
}
function lengthOf({ length }) {
	return Math.min(MOST_CHARACTERS$2, Math.max(1, Math.round(length || USUAL_TEXT)));
}
function rounded(skew) {
	return Math.round(skew * 100) / 100;
}

// src/core/workload/literal-sketch.ts
/** Values that are counted one by one, in a place; fewer in later ones, so that all places together have few. */
const MOST_COUNTED = 1024;
const FEWEST_COUNTED = 32;
const ALL_COUNTED = 1e6;
/** Places of a digest: with its number they form one number. */
const PLACES$1 = 4096;
/** Earlier literals that may be equal, before those that hardly ever are make room. */
const MOST_CANDIDATES = 8;
/** Share of executions in which a literal must equal another to be called the same. */
const MOSTLY = .8;
/** Executions that show whether two literals are equal; fewer do not. */
const FEWEST = 3;
/** Values of which hardly ever half exceed all before them by chance; of fewer all must, and these are the fewest. */
const MANY_GROWN = 10;
const FEW_GROWN = 4;
/** Share of executions below which an equal literal makes room for others. */
const HOPELESS = 1 / 4;
var LiteralSketch = class {
	#mostCounted;
	/** Executions in a transaction with literals before it. */
	followed = 0;
	/** How often it equalled earlier ones, by the number of their digest and slot in one. */
	#equal = /* @__PURE__ */ new Map();
	#seen = 0;
	#nulls = 0;
	#kinds = /* @__PURE__ */ new Set();
	#lengths = 0;
	#sum = 0;
	#numbers = 0;
	#most = Number.NEGATIVE_INFINITY;
	#grew = 0;
	#above = 0;
	#compared = 0;
	#counts = /* @__PURE__ */ new Map();
	/** Only hashes that are multiples of it are counted: adaptive sampling, Wegman's, in Flajolet 1990. */
	#sampled = 1;
	/** @param place its number among all places of the load, from 0 */
	constructor(place) {
		this.#mostCounted = Math.max(FEWEST_COUNTED, Math.min(MOST_COUNTED, Math.floor(ALL_COUNTED / (place + 1))));
	}
	/**
	* @param value its number, else NaN
	* @param above its distance above the literal before it in the statement; NaN if unknown
	*/
	add({ kind, text }, hash, value, above) {
		this.#seen++;
		if (kind === "null") {
			this.#nulls++;
			return;
		}
		this.#kinds.add(kind);
		this.#lengths += text.length - (kind !== "text" && text.startsWith("-") ? 1 : 0);
		if (!Number.isNaN(value)) {
			this.#numbers++;
			this.#sum += value;
			if (value > this.#most) {
				this.#grew++;
				this.#most = value;
			}
		}
		if (!Number.isNaN(above)) {
			this.#compared++;
			this.#above += above;
		}
		const counts = this.#counts;
		const key = mixed(hash);
		if (key % this.#sampled !== 0) return;
		counts.set(key, (counts.get(key) ?? 0) + 1);
		while (counts.size > this.#mostCounted) {
			this.#sampled *= 2;
			for (const each of counts.keys()) if (each % this.#sampled !== 0) counts.delete(each);
		}
	}
	/** Notes that it equalled an earlier literal of its transaction. */
	equalled(place) {
		const equal = this.#equal;
		equal.set(place, (equal.get(place) ?? 0) + 1);
		if (equal.size <= MOST_CANDIDATES) return;
		for (const [other, times] of equal) if (other !== place && times < HOPELESS * this.followed) equal.delete(other);
	}
	shape() {
		const values = this.#seen - this.#nulls;
		const [kind = this.#nulls > 0 ? "null" : "unknown", ...others] = this.#kinds;
		const areNumbers = [...this.#kinds].every((one) => one === "integer" || one === "decimal");
		const isMany = values >= MANY_GROWN;
		const least = this.followed < FEWEST ? Number.POSITIVE_INFINITY : MOSTLY * this.followed;
		const same = [...this.#equal].filter(([, times]) => times >= least).sort(([, a], [, b]) => b - a);
		return {
			kind: others.length === 0 ? kind : areNumbers ? "decimal" : "mixed",
			seen: this.#seen,
			nulls: this.#nulls / Math.max(1, this.#seen),
			distinct: Math.min(values, this.#counts.size * this.#sampled),
			skew: zipfExponent([...this.#counts.values()]),
			length: this.#lengths / Math.max(1, values),
			isGrowing: this.#numbers === values && values >= FEW_GROWN && this.#grew > (isMany ? values / 2 : values - 1),
			mean: this.#numbers === 0 ? void 0 : this.#sum / this.#numbers,
			above: this.#compared === 0 ? void 0 : this.#above / this.#compared,
			same: same.map(([place]) => ({
				digest: Math.floor(place / PLACES$1),
				slot: place % PLACES$1
			}))
		};
	}
};
const UNKNOWN_LITERAL = new LiteralSketch(0).shape();
/** A hash of 32 bits that all depend on each other: the finisher of MurmurHash3. */
function mixed(hash) {
	let mixing = Math.imul(hash ^ hash >>> 16, 2246822507);
	mixing = Math.imul(mixing ^ mixing >>> 13, 3266489909);
	return (mixing ^ mixing >>> 16) >>> 0;
}

// src/core/workload/sql-words.ts
/** Words of SQL that are not names, from statements that read and write rows. */
function wordsIn(...lines) {
	return new Set(lines.join(" ").split(" "));
}
/** Words that cannot be an alias of the table or column before them. */
const NO_ALIASES = wordsIn("where group by having order limit offset fetch union except intersect on using join inner left right outer cross natural", "full straight_join use force ignore partition window for lock set values value select from into and or xor not is in", "between like rlike regexp escape div mod asc desc as when then else end collate returning with procedure separator", "duplicate key interval over sounds member against rows range preceding following");
/** Words before a parenthesis that are not the name of a function. */
const NO_FUNCTIONS = wordsIn("in values value and or xor not on where from join exists select as using by then when else set having into between", "like any some all union except intersect key index over against interval case distinct update table limit is div", "rlike regexp with partition returning lateral window duplicate ignore primary unique foreign references check return");

// src/core/workload/statement-places.ts
/**
* Makes a statement that a server takes from a digest, and reads what each `?` of it stands for. Servers resolve names
* only in SELECT, and drop literals, so the columns come from the text; a server says whether every name is right.
*/
/** Elements of a list whose length no source gives. */
const USUAL_LIST = 3;
const LONGEST_LIST = 100;
/** Characters before a place that are examined: a longer expression is no comparison of a column. */
const FAR = 300;
const NAME$1 = "(?:`(?:[^`]|``)+`|[\\w$\\u0080-\\uffff]+)";
const COLUMN$1 = `${NAME$1}(?:\\.${NAME$1})*`;
/** A literal or a list of them, and the beginning and end of rows, with the number of the slot. */
const PLACE$1 = "(?:\\{\\d+\\}|\\[\\d+\\])";
const ROW_MARKS = /\{\d+(?=\()|(?<=\))\}/g;
const OPEN_ROW = /\{\d+\(((?:(?!\)\}).)*)$/s;
const matching$1 = (pattern, flags = "i") => new RegExp(pattern, flags);
/** Constants where the grammar allows no `?`: sizes of types, digits of a time, the number of a column after BY. */
const CONSTANTS$1 = [
	[matching$1(`\\b((?:now|sysdate|curtime|(?:utc_|current_)?time(?:stamp)?|localtime(?:stamp)?) ?\\()${PLACE$1}\\)`, "gi"), "$1)"],
	[matching$1(`\\b(as decimal) ?\\(${PLACE$1}(?:, ${PLACE$1})?\\)`, "gi"), "$1(20, 4)"],
	[matching$1(`\\b(as \\w+) ?\\(${PLACE$1}\\)`, "gi"), "$1"],
	[matching$1(`\\b(by) ${PLACE$1}`, "gi"), "$1 1"],
	[matching$1(`\\b(separator) ${PLACE$1}`, "gi"), "$1 ','"],
	[matching$1(`\\b(escape) ${PLACE$1}`, "gi"), "$1 '|'"]
];
/** Names of schemas, which are those of the log; what comes before one, and whether a column follows. */
const SCHEMAS = matching$1(`(?<![\\w$.\`])(?<=(\\S*) ?)(${NAME$1})\\.(?=(${NAME$1})(\\.)?)`, "gi");
const BEFORE_SCHEMA = /(?:^|\W)(?:from|join|into|update|table)$|[,(]$/i;
/** Words after a literal that may be a piece of it, but for units of time. */
const BEHIND = matching$1(`(interval )?${PLACE$1} (${NAME$1})`, "gi");
const INSERTED = matching$1(`^(?:insert|replace)(?: (?:ignore|into|low_priority|delayed|high_priority))* (${COLUMN$1})(?: ?\\(([^)]*)\\))?`);
const PIECES = matching$1(`${PLACE$1}|\\{\\d+(?=\\()|${COLUMN$1}|[(),]`, "gi");
const BEFORE_TABLE = /^(?:from|(?:straight_)?join|into|update|insert|replace|ignore|only|low_priority|delayed|quick)$/;
const AFTER_TABLES = /^(?:select|where|set|group|order|having|limit|values?|window|for|returning)$/;
const OPERATORS = "<=>|<>|!=|<=|>=|=|<|>|like|regexp|rlike|in|against|between (?:(?! and ).)+ and|between";
/** Functions whose first argument is compared as if it were there without the function. */
const TRANSPARENT = "(?:lower|upper|lcase|ucase|trim|binary|cast|convert|date|timestamp|coalesce|ifnull|concat|from_unixtime|unix_timestamp|match)";
const IS_TRANSPARENT = matching$1(`^${TRANSPARENT}$`);
/** A function, its columns or those of a row, else a column; an operator, and the elements of a row before the place. */
const LEFT = matching$1(`(?:(?:\\b(\\w+) ?)?\\((${COLUMN$1}(?:, ${COLUMN$1})*)(?: as \\w+|, [^()]*)?\\)+|(${COLUMN$1})) (?:not )?(${OPERATORS}) ?(?:${TRANSPARENT} ?\\(|\\(|binary )*((?:[^(),]+, )*)$`);
/** A column behind the place. */
const RIGHT = matching$1(`^ (?:${OPERATORS}) (?:${TRANSPARENT}\\()?(${COLUMN$1})`);
const ARITHMETIC = /(?:[-+*/%]| div| mod) \(*$/i;
/** Arithmetic whose result is assigned or compared. */
const STEP = /[=<>] (?:(?! and | or |, ).)*$/i;
/** @returns undefined if a word may be a piece of a literal that was not properly quoted */
function placeStatement(digest, tables) {
	const text = completed(digest, tables);
	for (const [, isTime, word = ""] of text.matchAll(BEHIND)) if (isTime === void 0 && !NO_ALIASES.has(word.toLowerCase())) return void 0;
	const { marks, named } = marksIn(text, tables);
	const roles = new Map(marks.map((mark) => [Number(mark.mark.slice(1, -1)), roleOf(mark, text, named)]));
	const places = [];
	const sql = text.replaceAll(/\{(\d+)(\(.*?\))\}/gs, (_, slot, row) => repeated(row, digest.sets[Number(slot)])).replaceAll(/\[(\d+)\]/g, (_, slot) => repeated(`{${slot}}`, digest.lists[Number(slot)])).replaceAll(/\{(\d+)\}/g, (_, slot) => {
		const literal = digest.literals[Number(slot)] ?? UNKNOWN_LITERAL;
		places.push({
			role: "other",
			...roles.get(Number(slot)),
			slot: Number(slot),
			literal
		});
		return "?";
	});
	const [verb = ""] = /\w+/.exec(text.toLowerCase()) ?? [];
	return {
		digest: digest.number,
		rows: digest.rows,
		sql,
		verb,
		tables: [...named],
		places
	};
}
function repeated(text, times = 1) {
	return `${text}, `.repeat(Math.max(1, Math.round(times))).slice(0, -2);
}
/** The template with the number of its slot in each mark, and with constants and elements that it does not have. */
function completed({ template, rows }, tables) {
	let slot = 0;
	let text = template.replaceAll(/\{\}|\[\]|\{(?=\()/g, ([open, close = ""]) => close === "" ? `${open}${slot}` : `${open}${slot++}${close}`);
	for (const [place, constant] of CONSTANTS$1) text = text.replaceAll(place, constant);
	text = text.replaceAll(SCHEMAS, (all, before, schema, table, column) => {
		return tables.has(plain(table)) && BEFORE_SCHEMA.test(before) && !tables.has(plain(schema)) || column !== void 0 && tables.has(plain(table)) ? "" : all;
	});
	return text.replaceAll("...", (_, at) => Array.from({ length: severalAt(text, at, rows, tables) }, () => `{${slot++}}`).join(", "));
}
/** Elements that `...` stands for. */
function severalAt(text, at, rows, tables) {
	const row = OPEN_ROW.exec(text.slice(0, at));
	if (row !== null && /\bvalues? $/i.test(text.slice(0, row.index))) {
		const others = row[1] + text.slice(at, text.indexOf(")}", at));
		return Math.max(1, insertedColumns(text, tables).length - (others.split(",").length - 1));
	}
	if (text.endsWith(", ", at)) return 1;
	return /^select/i.test(text) && rows >= 1 ? Math.min(LONGEST_LIST, Math.round(rows)) : USUAL_LIST;
}
/** Columns that get the values of an INSERT or REPLACE. */
function insertedColumns(text, tables) {
	const [, name = "", named] = INSERTED.exec(text) ?? [];
	const table = tables.get(plain(name));
	return ((named?.match(matching$1(COLUMN$1, "g"))?.map(plain))?.map((wanted) => table?.columns.find((column) => column.name.toLowerCase() === wanted)) ?? table?.columns ?? []).flatMap((column) => table && column ? [{
		table,
		column
	}] : []);
}
/** The last part of a name in lower case, without quotes. */
function plain(name) {
	const [last = ""] = name.match(matching$1(`${NAME$1}$`)) ?? [];
	return (last.startsWith("`") ? last.slice(1, -1).replaceAll("``", "`") : last).toLowerCase();
}
/** All marks, and all tables of the statement: those of a SELECT may come after its marks. */
function marksIn(text, schema) {
	const pieces = [...text.matchAll(PIECES)];
	const columns = insertedColumns(text, schema);
	const named = /* @__PURE__ */ new Set();
	const marks = [];
	const begin = (outer) => ({
		outer,
		tables: /* @__PURE__ */ new Map()
	});
	const frames = [{
		select: begin(),
		isFrom: false,
		isSet: false,
		column: NaN
	}];
	for (const [at, { 0: piece, index }] of pieces.entries()) {
		const [beforeThat = "", before = "", word = "", next = ""] = [
			-2,
			-1,
			0,
			1
		].map((by) => pieces[at + by]?.[0].toLowerCase());
		const frame = frames.at(-1);
		if (frame === void 0) break;
		if (/^(?:\{.*\}|\[.*\])$/.test(word)) {
			const inserted = /^[(,]$/.test(before) && /^[,)]$/.test(next) ? columns[frame.column] : void 0;
			marks.push({
				at: index,
				mark: piece,
				select: frame.select,
				isAssigned: frame.isSet,
				inserted
			});
		} else if (word === "(") {
			const isSelect = next === "select" || next === "with";
			const isFrom = !isSelect && frame.isFrom && /^(?:from|(?:straight_)?join|[,(])$/.test(before);
			const column = /^\{\d+$/.test(before) && beforeThat !== "(" ? 0 : NaN;
			const select = isSelect ? begin(frame.select) : frame.select;
			frames.push({
				select,
				isFrom,
				isSet: !isSelect && frame.isSet,
				column
			});
		} else if (word === ")") frames.pop();
		else if (BEFORE_TABLE.test(before) || frame.isFrom && /^[,(]$/.test(before)) {
			const table = schema.get(plain(piece));
			const alias = pieces[next === "as" ? at + 2 : at + 1]?.[0] ?? "";
			const isAlias = /^[`\w$\u0080-\uffff]/.test(alias) && !NO_ALIASES.has(alias.toLowerCase());
			if (table !== void 0) {
				named.add(table);
				frame.select.tables.set(plain(isAlias ? alias : piece), table);
			}
		}
		if (word === ",") frame.column++;
		if (/^(?:union|except|intersect)$/.test(word) || word === "select" && frame.select.tables.size > 0) frame.select = begin(frame.select.outer);
		if (/^(?:from|join|straight_join|into|update)$/.test(word)) frame.isFrom = true;
		else if (AFTER_TABLES.test(word)) frame.isFrom = false;
		if (word === "set" || word === "update" && before === "key") frame.isSet = true;
		else if (/^(?:where|order|limit|select|returning)$/.test(word)) frame.isSet = false;
	}
	return {
		marks,
		named
	};
}
/** A column of the innermost SELECT that has it; one of a SELECT's rows comes from one of its tables. */
function columnIn(name, select, named) {
	const [, qualifier, last = ""] = matching$1(`^(?:(.*)\\.)?(${NAME$1})$`, "is").exec(name ?? "") ?? [];
	const wanted = plain(last);
	const candidates = [];
	for (let each = select; each !== void 0; each = each.outer) for (const [alias, table] of each.tables) if (qualifier === void 0 || plain(qualifier) === alias) candidates.push(table);
	for (const table of [...candidates, ...named]) {
		const column = table.columns.find((each) => each.name.toLowerCase() === wanted);
		if (column !== void 0) return {
			table,
			column
		};
	}
}
function roleOf({ at, mark, select, isAssigned, inserted }, text, named) {
	if (inserted !== void 0) return {
		role: "assigned",
		of: inserted
	};
	const before = text.slice(Math.max(0, at - FAR), at).replaceAll(ROW_MARKS, "");
	const after = text.slice(at + mark.length, at + mark.length + FAR);
	const word = /\b(limit|offset|interval) $/i.exec(before)?.[1]?.toLowerCase();
	if (word !== void 0) return { role: after.startsWith(",") ? "offset" : word };
	if (/\blimit \S+, $/i.test(before)) return { role: "limit" };
	if (ARITHMETIC.test(before)) return { role: STEP.test(before) ? "step" : "other" };
	const left = LEFT.exec(before);
	const [, called = "", columns, column = "", operator = "", elements = ""] = left ?? [];
	const isOther = called !== "" && !NO_FUNCTIONS.has(called.toLowerCase()) && !IS_TRANSPARENT.test(called);
	const element = (columns ?? column).split(", ")[elements.split(", ").length - 1];
	const of = isOther ? void 0 : columnIn(left === null ? RIGHT.exec(after)?.[1] : element, select, named);
	if (of === void 0) return { role: "other" };
	return {
		role: isAssigned && operator === "=" ? "assigned" : comparisonOf(operator),
		of
	};
}
function comparisonOf(operator) {
	if (/^(?:>=?|between)$/i.test(operator)) return "least";
	return /^<=?$| and$/i.test(operator) ? "most" : "equality";
}

// src/core/workload/table-sizes.ts
/** Rows of the largest table if neither the server nor a flag says how many. */
const USUAL_ROWS = 1e5;
const MOST_ROWS = 1e8;
/** Mean occurrences of values from which on they are probably all that there are. */
const OFTEN = 5;
/** Mean occurrences that keys of new rows need, because their number grows. */
const VERY_OFTEN = 50;
/** Literals that show the frequencies of values; fewer do not. */
const FEW_SEEN = 50;
const LEAST_NULLS = .01;
/** Evidence about the values of columns from all places of a load. */
var ColumnEvidence = class {
	/** The literals of the place with the most of them where a column is compared, and where it gets a value. */
	compared = /* @__PURE__ */ new Map();
	assigned = /* @__PURE__ */ new Map();
	#distinct = /* @__PURE__ */ new Map();
	/** Tables that rows are added to. */
	#inserted = /* @__PURE__ */ new Set();
	constructor(statements) {
		for (const { verb, places } of statements) for (const { role, of, literal } of places) {
			if (of === void 0) continue;
			const column = columnName(of);
			const most = role === "assigned" ? this.assigned : this.compared;
			if (literal.seen > (most.get(column)?.seen ?? 0)) most.set(column, literal);
			this.#distinct.set(column, Math.max(literal.distinct, this.#distinct.get(column) ?? 0));
			if (role === "assigned" && verb !== "update") this.#inserted.add(of.table);
		}
	}
	/** Number of values of a column; infinite if the load does not show it. */
	distinct(of) {
		const { table, column } = of;
		const name = columnName(of);
		const seen = Math.max(this.compared.get(name)?.seen ?? 0, this.assigned.get(name)?.seen ?? 0);
		const values = this.#distinct.get(name) ?? 0;
		const often = table.keys.some(({ isUnique, columns }) => isUnique && columns.includes(column.name)) && this.#inserted.has(table) ? VERY_OFTEN : OFTEN;
		return seen >= FEW_SEEN && values * often <= seen ? values : Number.POSITIVE_INFINITY;
	}
	/** Combinations of the values of its first unique key; infinite if the load does not show them, or adds rows. */
	rows(table) {
		const key = table.keys.find(({ isUnique }) => isUnique)?.columns ?? [];
		const columns = table.columns.filter(({ name }) => key.includes(name));
		if (columns.length === 0 || this.#inserted.has(table)) return Number.POSITIVE_INFINITY;
		return columns.reduce((product, column) => product * this.distinct({
			table,
			column
		}), 1);
	}
};
/**
* @param rows of the largest table; undefined: as many as the server has, else 100,000
*/
function tableSizes(tables, evidence, rows) {
	const counted = Math.max(0, ...tables.map((table) => table.rows));
	const most = Math.min(MOST_ROWS, rows ?? (counted || USUAL_ROWS));
	return tables.map((table) => {
		const inScale = Math.max(1, Math.round(table.rows * most / counted));
		const size = counted > 0 ? inScale : Math.min(most, evidence.rows(table));
		const columns = table.columns.filter(({ isGenerated, isAutoIncrement }) => !isGenerated && !isAutoIncrement).map((column) => columnShape({
			table,
			column
		}, evidence, size, counted > 0 ? most / counted : void 0)).filter(({ distinct, skew, nulls, length }) => (distinct ?? length) !== void 0 || skew > 0 || nulls > 0);
		return {
			name: table.name,
			rows: size,
			columns
		};
	});
}
/** @param scale rows to make for each that the server has; undefined: it has none */
function columnShape(of, evidence, rows, scale) {
	const { name, type, isNullable, maxLength = Number.POSITIVE_INFINITY } = of.column;
	const { seen, skew, nulls, length } = evidence.assigned.get(columnName(of)) ?? UNKNOWN_LITERAL;
	const isUnique = of.table.keys.some((key) => key.isUnique && key.columns.join() === name);
	const refers = of.table.references.some(({ columns }) => columns.includes(name));
	const distinct = isUnique || refers ? Number.POSITIVE_INFINITY : distinctOf(of, evidence, scale);
	const size = Math.max(1, Math.min(Math.round(length), maxLength));
	return {
		name,
		distinct: distinct < rows ? Math.max(1, distinct) : void 0,
		skew: Number.isFinite(distinct) && seen >= FEW_SEEN ? rounded(skew) : 0,
		nulls: isNullable && nulls >= LEAST_NULLS ? rounded(nulls) : 0,
		length: length > 0 && /char|text|binary|blob/.test(type) ? size : void 0
	};
}
function distinctOf(of, evidence, scale) {
	const counted = of.table.keys.find(({ columns }) => columns[0] === of.column.name)?.cardinality[0] ?? 0;
	if (scale === void 0 || counted === 0) return evidence.distinct(of);
	return counted * OFTEN <= of.table.rows * scale ? counted : Math.round(counted * Math.min(1, scale));
}

// src/core/workload/infer-workload.ts
/** Makes a workload that can run without the application from an observed load and its tables. */
/** Characters of a statement that people read. */
const MOST_SHOWN = 200;
/** The share of the load to reach, and the least share of a transaction that counts beyond it. */
const ENOUGH = .995;
const LEAST_SHARE = .001;
/** Limits of a workload file. */
const MOST_PARAMETERS = 1e3;
const MOST_CHARACTERS$1 = 6e4;
const MOST_NAME = 100;
/** Understands the digests, of which a server may still refuse some for a name or a form. */
function understandLoad({ digests }, tables) {
	const byName = tablesByName(tables);
	return digests.map((digest) => {
		const { kind } = digest;
		if (kind === "begin" || kind === "end") return void 0;
		if (kind !== "work") return kind;
		const placed = placeStatement(digest, byName);
		return placed === void 0 || placed.sql.length > MOST_CHARACTERS$1 || placed.places.length > MOST_PARAMETERS ? "not understood" : placed;
	});
}
function tablesByName(tables) {
	return new Map(tables.map((table) => [table.name.toLowerCase(), table]));
}
/** @returns no workload if nothing in the load can run without the rest; what is left out, the largest share first */
function inferWorkload({ load, understood, tables, name, file, schema, rows }) {
	const weights = load.digests.map(({ weight }, number) => understood[number] === void 0 ? 0 : weight);
	const total = sum(weights);
	const shareOf = (weight) => total === 0 ? 0 : digits(Math.min(1, weight / total));
	const left = /* @__PURE__ */ new Map();
	const leave = (sql, why, weight) => {
		const key = `${why} ${sql}`;
		left.set(key, {
			sql,
			why,
			weight: (left.get(key)?.weight ?? 0) + weight
		});
	};
	const byName = tablesByName(tables);
	for (const [number, why] of understood.entries()) if (typeof why === "string") leave(shown(load.digests[number]?.sql ?? "", why, byName), why, weights[number] ?? 0);
	const chosen = choose(candidatesOf(load, understood), leave);
	const leftOut = [...left.values()].sort((a, b) => b.weight - a.weight).map(({ sql, why, weight }) => ({
		sql,
		why,
		share: shareOf(weight)
	}));
	const kept = chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement));
	const evidence = new ColumnEvidence(kept);
	const [first, ...others] = transactionsOf(chosen, tables, evidence, file);
	return {
		workload: first && {
			name,
			file,
			schema,
			protocol: load.isPrepared ? "prepared" : "text",
			standsFor: total === 0 ? void 0 : shareOf(sum(chosen.map(({ weight }) => weight))),
			transactions: [first, ...others],
			tables: tableSizes(usedTables(kept, tables), evidence, rows)
		},
		leftOut
	};
}
/** A statement as people may see it that is no part of the workload: any other word may be a piece of a literal. */
function shown(sql, why, tables) {
	if (why === "rare") return sql;
	const [verb = "", ...words] = sql.match(/`(?:[^`]|``)+`|[\w$\u0080-\uffff]+/g) ?? [];
	const named = words.map((word) => word.replaceAll("`", "").toLowerCase()).filter((name, at) => tables.has(name) || why === "procedure" && at === 0);
	return [
		...why !== "not understood" || /^(?:select|insert|replace|update|delete|with|table|values)$/i.test(verb) ? [verb.toUpperCase()] : [],
		...new Set(named),
		"…"
	].join(" ").slice(0, MOST_SHOWN);
}
function candidatesOf(load, understood) {
	return load.transactions.map(({ isExplicit, executions, statements }) => {
		const runnable = [];
		for (const { digest, times } of statements) {
			const statement = understood[digest];
			const { weight = 0, executions: all = 1 } = load.digests[digest] ?? {};
			if (typeof statement === "object") runnable.push({
				statement,
				times,
				weight: times * executions * weight / Math.max(1, all)
			});
		}
		return {
			isExplicit,
			executions,
			statements: runnable,
			weight: sum(runnable.map(({ weight }) => weight))
		};
	});
}
/**
* Statements that run equally often, and have the same values, are put next to each other: they are a loop, or run only
* together, such as a DELETE and the INSERT of the same row.
*/
function besideLinked(statements) {
	const ordered = [];
	for (const each of statements) {
		const linked = new Set(each.statement.places.flatMap(({ literal }) => literal.same.map(({ digest }) => digest)));
		const last = ordered.findLastIndex(({ statement, times }) => times === each.times && times !== 1 && linked.has(statement.digest));
		ordered.splice(last < 0 ? ordered.length : last + 1, 0, each);
	}
	return ordered;
}
/** The transactions that cover nearly all of the load, without their rare statements. */
function choose(candidates, leave) {
	const all = sum(candidates.map(({ weight }) => weight));
	const chosen = [];
	let chosenWeight = 0;
	let room = 256 - 1;
	for (const candidate of candidates.toSorted((a, b) => b.weight - a.weight || b.executions - a.executions)) {
		const { statements } = candidate;
		const isEnough = chosenWeight >= ENOUGH * all && candidate.weight < LEAST_SHARE * all;
		const isRare = ({ weight, times }) => statements.length > 1 && weight < LEAST_SHARE / 10 * all && times < 1 / 10;
		const frequent = isEnough ? [] : statements.filter((each) => !isRare(each));
		const heaviest = frequent.toSorted((a, b) => b.weight - a.weight).slice(0, room);
		const kept = besideLinked(frequent.filter((each) => heaviest.includes(each)));
		for (const { statement, weight } of statements.filter((each) => !kept.includes(each))) leave(statement.sql.slice(0, MOST_SHOWN), "rare", weight);
		if (kept.length === 0) continue;
		const weight = sum(kept.map((each) => each.weight));
		chosen.push({
			...candidate,
			statements: kept,
			weight
		});
		chosenWeight += weight;
		room -= kept.length;
	}
	return chosen;
}
function transactionsOf(chosen, tables, { compared }, file) {
	const all = sum(chosen.map(({ executions }) => executions));
	const nameStatement = namer();
	const nameTransaction = namer();
	return chosen.flatMap(({ isExplicit, executions, statements }) => {
		const maker = new ParameterMaker(tables, compared);
		const [first, ...others] = statements.map(({ statement, times: mean }) => {
			const name = nameStatement(statement);
			const times = digits(mean);
			return {
				name,
				times,
				sql: statement.sql,
				parameters: maker.parametersOf(name, times, statement),
				file,
				line: 1
			};
		});
		const main = [
			"insert",
			"update",
			"delete"
		].map((verb) => statements.find((one) => one.statement.verb === verb)).find((one) => one !== void 0) ?? statements[0];
		if (first === void 0 || main === void 0) return [];
		return [{
			name: nameTransaction(main.statement),
			share: digits(executions / all),
			isExplicit,
			statements: [first, ...others]
		}];
	});
}
/** Names such as "select orders", with numbers where they occur again. */
function namer() {
	const times = /* @__PURE__ */ new Map();
	return ({ verb, places, tables }) => {
		const name = `${verb} ${(places.find(({ role }) => role === "assigned")?.of?.table ?? tables[0])?.name ?? ""}`.trim().replaceAll(/[\p{C}\p{Zl}\p{Zp}:]/gu, "_").slice(0, MOST_NAME);
		const time = (times.get(name) ?? 0) + 1;
		times.set(name, time);
		return time === 1 ? name : `${name} ${time}`;
	};
}
/** Tables of the statements, and those that their rows refer to. */
function usedTables(statements, tables) {
	const used = new Set(statements.flatMap((statement) => statement.tables));
	for (const table of used) for (const other of tables) if (table.references.some((one) => one.table === other.name)) used.add(other);
	return tables.filter((table) => used.has(table));
}
/** A figure for people, with four significant digits. */
function digits(value) {
	return Number(value.toPrecision(4));
}

// src/core/workload/neutral-schema.ts
/**
* The text of SHOW CREATE TABLE without the parts that reveal data: defaults, comments, counters, values in checks,
* expressions and partitions. Names, types, members of ENUM and SET, keys and storage options stay. The text has a line
* for each column and key, then a line of options, then the partitions.
*/
const NAME = "`(?:[^`]|``)*`";
/** A text, also one that is never closed, or in hexadecimal. */
const TEXT = "(?:(?:\\b_\\w+ ?)?[bnx]?'(?:[^'\\\\]|\\\\.|'')*(?:'|\\\\?$)|\\b0[bx]\\w+)";
const NUMBER = "-?(?<![\\w.])[\\d.]+(?:e[-+]?\\d+)?";
const matching = (pattern, flags = "gis") => new RegExp(pattern, flags);
const COMMENTS = matching(`( comment(?: ?= ?| )${TEXT})|${TEXT}|${NAME}`);
const CHECK = matching(`(?:^ *| )(?:constraint ${NAME} )?check \\(.*$`);
/** Name, type and members of a column. */
const COLUMN = matching(`^ *${NAME} (\\w+)(?:\\((?:${TEXT}|[\\d,])*\\))?`, "is");
const VALUES = matching(`( default )?(?:(${TEXT})|(${NUMBER}))|${NAME}`);
const PLACES = matching(` (?:auto_increment ?= ?\\d+|(?:\\w+ directory|\\w+|${NAME}) ?= ?${TEXT})`);
/** Characters up to which a number reveals no value: as a default, in an expression, as a bound. */
const SMALL_DEFAULT = 2;
const SMALL_NUMBER = 4;
const SMALL_BOUND = 12;
const DATE$1 = /^'\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?'$/;
const MOMENT = "'2000-01-01 00:00:00'";
/** Defaults that replace any other of their type, for types whose default is not `0` or `''`. */
const DEFAULTS = {
	date: "'2000-01-01'",
	datetime: MOMENT,
	timestamp: MOMENT,
	time: "'00:00:00'",
	year: "2000",
	bit: "b'0'",
	json: "'{}'",
	inet4: "'0.0.0.0'",
	inet6: "'::'"
};
const NUMBERS = /^(?:(?:tiny|small|medium|big)?int|integer|decimal|numeric|float|double)$/;
const TEXTS = /^(?:(?:var)?char|(?:var)?binary|(?:tiny|medium|long)?(?:text|blob)|set)$/;
/** @param create the output of SHOW CREATE TABLE */
function neutralTable(create) {
	const lines = create.replaceAll(COMMENTS, (all, comment) => comment === void 0 ? all : "").split("\n");
	const end = lines.findIndex((line) => line.startsWith(")"));
	const [head = "", ...parts] = lines.slice(0, end < 0 ? lines.length : end).map(neutralLine);
	const partitions = lines.slice(end + 1).join("\n");
	return [
		head,
		parts.filter((part) => part !== "").join(",\n"),
		...end < 0 ? [] : [lines[end]?.replaceAll(PLACES, "")],
		...end < 0 || partitions === "" || !isNeutral(partitions, SMALL_BOUND) ? [] : [partitions]
	].join("\n");
}
/** A column or a key, without its comma. */
function neutralLine(line) {
	const whole = line.replace(/,$/, "").replace(CHECK, (check) => isNeutral(check, SMALL_NUMBER) ? check : "");
	const [column = "", type = ""] = COLUMN.exec(whole) ?? [];
	const [member = "''"] = column.match(matching(TEXT)) ?? [];
	return `${column}${whole.slice(column.length).replaceAll(VALUES, (all, isDefault, text, number) => {
		if (isDefault !== void 0) {
			const neutral = neutralDefault(text ?? number ?? "", type.toLowerCase(), member);
			return neutral === void 0 ? "" : `${isDefault}${neutral}`;
		}
		if (text !== void 0) return text.includes("'$") ? "'$.a'" : "''";
		return number !== void 0 && number.length > SMALL_NUMBER ? "1" : all;
	})}`;
}
/** Whether all values are numbers of few characters, or dates if these may be long. */
function isNeutral(text, most) {
	return [...text.matchAll(VALUES)].every(([, , value, number = ""]) => value === void 0 ? number.length <= most : most === SMALL_BOUND && DATE$1.test(value));
}
/** A default that reveals nothing; undefined for types without one. */
function neutralDefault(value, type, member) {
	const content = value.replace(/^'|'$/g, "");
	if (NUMBERS.test(type)) return /^\d+$/.test(content) && content.length <= SMALL_DEFAULT ? value : "0";
	if (type === "enum") return member;
	if (value === "'{}'" || value === "'[]'") return value;
	return DEFAULTS[type] ?? (TEXTS.test(type) ? "''" : void 0);
}

// src/core/workload/digest-statement.ts
/**
* A statement without its literals. Statements that differ only in literals have the same key, however long their lists
* and however many rows they insert.
*/
/** Marks in a template: a literal, and a list of them; rows like each other are one in braces. */
const PLACE = "{}";
const LIST = "[]";
const LITERALS = wordsIn("text binary integer decimal null");
const CONSTANTS = /* @__PURE__ */ new Map([
	["null", {
		kind: "null",
		text: ""
	}],
	["true", {
		kind: "integer",
		text: "1"
	}],
	["false", {
		kind: "integer",
		text: "0"
	}]
]);
const TYPED = wordsIn("date time timestamp");
/** Words after which a minus is a sign, not a subtraction. */
const BEFORE_SIGN = wordsIn("select where and or xor not between then else when limit offset in like values set by interval on having case return is div mod if elseif default");
/** Reads one statement; undefined if the text is none, or incomplete. */
function readStatement(sql) {
	const items = [];
	for (const { kind, text } of tokensOf(sql)) {
		if (kind === "broken") return void 0;
		if (kind === "symbol" && text === ";") break;
		if (LITERALS.has(kind)) addLiteral(items, kind, text);
		else items.push(kind === "word" ? constantOr({
			kind,
			text
		}, items.at(-1)) : {
			kind,
			text
		});
	}
	return items.length === 0 ? void 0 : new ReadStatement(items);
}
function isLiteral(item) {
	return LITERALS.has(item.kind);
}
/** A word in lower case; '' for anything else. */
function wordOf(item) {
	return item?.kind === "word" ? item.text.toLowerCase() : "";
}
/** The literal that a word is, else the word. */
function constantOr(item, before) {
	return (/^(?:is|not)$/.test(wordOf(before)) ? void 0 : CONSTANTS.get(wordOf(item))) ?? item;
}
function addLiteral(items, kind, token) {
	const last = items.at(-1);
	const isNumber = kind === "integer" || kind === "decimal";
	const text = isNumber ? token : token.replace(/^\w?['"]|'$|"$|^0[xb]/g, "");
	const isText = kind === "text";
	if (isText && last?.kind === "text") {
		items[items.length - 1] = {
			kind,
			text: last.text + text
		};
		return;
	}
	const word = wordOf(last);
	if (isText && (word === "as" || word === "end")) {
		if (word === "as") items.pop();
		return;
	}
	if (isText && isSymbol(last, ")")) return;
	const isPrefix = word.startsWith("_") && !isNumber || isText && TYPED.has(word);
	const isSigned = isNumber && isSymbol(last, "-") && isSign(items.at(-2));
	if (isPrefix || isSigned) items.pop();
	items.push({
		kind,
		text: isSigned ? `-${text}` : text
	});
}
/** Whether a minus after an item is a sign. */
function isSign(before) {
	return before === void 0 || (before.kind === "symbol" ? before.text !== ")" : BEFORE_SIGN.has(wordOf(before)));
}
function isSymbol(item, text) {
	return item?.kind === "symbol" && item.text === text;
}
/** A statement that has been read: lists, and rows like the one before, are taken together as they end. */
var ReadStatement = class {
	/** Its digest, with marks for literals, lists and rows; a slot is a literal or a list, in their order. */
	template = "";
	/** The literals in their order, and the slot of each. */
	literals = [];
	slots = [];
	/** Literals of each list by its slot, and rows by the first slot in them. */
	lists = [];
	rows = [];
	#slot = 0;
	/** The content of each open parenthesis. */
	#open = [];
	/** The row that ended last, with its text. */
	#last;
	constructor(items) {
		for (const [at, item] of items.entries()) {
			const before = items[at - 1];
			const second = items[at - 2];
			if (isSymbol(item, "(")) this.#begin(before, second);
			const space = before !== void 0 && isApart(item, before, second) ? " " : "";
			if (isLiteral(item) || item.kind === "placeholder") this.#literal(item, space);
			else this.template += `${space}${textOf(item)}`;
			const ended = isSymbol(item, ")") ? this.#open.pop() : void 0;
			if (typeof ended === "object") this.#end(ended);
		}
	}
	/** A parenthesis opens. */
	#begin(before, second) {
		const depth = this.#open.length;
		const word = wordOf(before);
		const follows = isSymbol(before, ",") && isSymbol(second, ")") && this.#last?.depth === depth;
		const isRow = word === "values" || word === "value" || follows || this.#open.at(-1) === "list" && word === "";
		if (!follows && depth <= (this.#last?.depth ?? 0)) this.#last = void 0;
		const row = {
			depth,
			from: this.template.length,
			slot: this.#slot,
			literal: this.literals.length
		};
		this.#open.push(isRow ? row : word === "in" ? "list" : void 0);
	}
	/** A row ends: the template has it only if it is unlike the row before it. */
	#end(row) {
		const { template } = this;
		const text = template.slice(row.from).trimStart();
		const last = this.#last;
		if (last?.text === text) {
			this.template = template.slice(0, row.from - 1);
			for (let at = row.literal; at < this.slots.length; at++) this.slots[at] = (this.slots[at] ?? 0) - row.slot + last.slot;
			this.#slot = row.slot;
			this.rows[last.slot] = (this.rows[last.slot] ?? 1) + 1;
		} else {
			this.template = `${template.slice(0, template.length - text.length)}{${text}}`;
			this.rows[row.slot] = 1;
			this.#last = {
				...row,
				text
			};
		}
	}
	#literal(item, space) {
		const isInList = this.#open.at(-1) === "list";
		if (isInList && this.template.endsWith(`${LIST},`)) {
			this.template = this.template.slice(0, -1);
			this.lists[this.#slot - 1] = (this.lists[this.#slot - 1] ?? 0) + 1;
		} else {
			const isList = isInList && this.template.endsWith("(");
			this.template += `${space}${isList ? LIST : PLACE}`;
			if (isList) this.lists[this.#slot] = 1;
			this.#slot++;
		}
		if (!isLiteral(item)) return;
		this.literals.push(item);
		this.slots.push(this.#slot - 1);
	}
};
/** Whether a space is between two items: always in the same places, so that statements from all sources look the same. */
function isApart(item, before, second) {
	if (before.kind === "symbol" && "(.!~".includes(before.text)) return false;
	if (item.kind !== "symbol") return true;
	if (item.text !== "(" || before.kind !== "word") return !",).".includes(item.text);
	return NO_FUNCTIONS.has(wordOf(before)) || /^(?:into|table)$/.test(wordOf(second));
}
function textOf({ kind, text }) {
	if (kind === "variable") return /['"`]/.test(text) ? "@?" : text;
	return kind === "quoted" ? text.replaceAll(/\p{Cc}/gu, "?") : text;
}
/** A template as people read it, with a `?` for each literal, list or row. */
function shownTemplate(template) {
	return template.replaceAll(/\{\}|\[\]/g, "?").replaceAll(/\{(?=\()|(?<=\))\}/g, "");
}

// src/core/workload/statement-kinds.ts
/** The first that fits a digest. */
const KINDS = [
	[/^(?:begin|start transaction)\b/i, "begin"],
	[/^rollback (?:work )?to\b/i, "session"],
	[/^(?:commit|rollback)\b/i, "end"],
	[/^(?:un)?lock\b/i, "lock"],
	[/^call\b/i, "procedure"],
	[/^(?:create|drop) temporary\b/i, "temporary table"],
	[/^(?:create|alter|drop|truncate|rename|grant|revoke|analyze|optimize|check|repair|install|uninstall)\b/i, "definition"],
	[/^(?:set|show|use|explain|describe|desc|kill|flush|reset|prepare|execute|deallocate|help|savepoint)\b/i, "session"],
	[/^(?:release|do|purge|stop|change|binlog|xa|shutdown)\b/i, "session"],
	[/^(?!\(*(?:select|insert|replace|update|delete|with)\b)/i, "not understood"],
	[/\b(?:(?:get|release|is_free|is_used)_lock|release_all_locks)\b/i, "lock"],
	[/(?<![\w$`])@|(?<![\w$.]|\.`)(?:information_schema|performance_schema|mysql|sys)`?\./i, "session"],
	[/\b(?:outfile|dumpfile)\b/i, "not understood"]
];
/** @param sql of a digest */
function statementKind(sql) {
	return KINDS.find(([form]) => form.test(sql))?.[1] ?? "work";
}

// src/core/workload/transaction-shapes.ts
/** Transactions of a load, merged into few shapes: those with the same statements, with loops and branches as means. */
/** Sets of statements that stay apart; all further sets share one shape. */
const MOST_SETS = 2e3;
/** Share of common statements that makes two shapes one. */
const ALIKE = .5;
const OTHERS = "others";
var TransactionShapes = class {
	/** Shapes by the families of their transactions. */
	#shapes = /* @__PURE__ */ new Map();
	/** @param counts executions of each digest, in the order of their first appearance */
	add(counts) {
		const families = new Set([...counts.keys()].map(({ family }) => family));
		const set = [...families].sort((a, b) => a - b).join(" ");
		const key = this.#shapes.has(set) || this.#shapes.size < MOST_SETS ? set : OTHERS;
		const shape = this.#shapes.get(key) ?? (key === set ? this.#mostAlike(families) : void 0) ?? {
			executions: 0,
			statements: /* @__PURE__ */ new Map(),
			families
		};
		this.#shapes.set(key, shape);
		shape.executions++;
		let place = 0;
		for (const [{ number: digest }, times] of counts) {
			const sums = shape.statements.get(digest) ?? {
				times: 0,
				transactions: 0,
				places: 0
			};
			shape.statements.set(digest, sums);
			sums.times += times;
			sums.transactions++;
			sums.places += place++ / counts.size;
		}
	}
	finish() {
		return [...new Set(this.#shapes.values())].map(({ executions, statements }) => {
			return {
				isExplicit: true,
				executions,
				statements: [...statements].sort(([, a], [, b]) => a.places / a.transactions - b.places / b.transactions).map(([digest, { times }]) => ({
					digest,
					times: times / executions
				}))
			};
		});
	}
	#mostAlike(families) {
		const [best] = [...new Set(this.#shapes.values())].map((shape) => {
			const both = [...families].filter((family) => shape.families.has(family)).length;
			return {
				shape,
				share: both / (families.size + shape.families.size - both)
			};
		}).filter(({ share }) => share >= ALIKE).sort((a, b) => b.share - a.share);
		return best?.shape;
	}
};

// src/core/workload/observe.ts
/** The work of a log's sessions, summed up as it is read: digests, their literals in numbers, and transactions. */
/** Digests that are counted; all further ones count as one, which no workload has. */
const MOST_DIGESTS = 2e4;
const TOO_MANY = "statements that were too many to be told apart";
/** Limit for sessions whose end is never logged. */
const MOST_SESSIONS = 2e4;
/** Statements that a transaction may have; a longer one is a batch, and is cut. */
const MOST_STATEMENTS = 5e3;
/** Literals of a statement that are compared with those of its transaction. */
const MOST_COMPARED = 64;
/** Values of a transaction that are remembered. */
const MOST_REMEMBERED = 2e3;
/** Places that may have the same value. */
const MOST_PLACES = 8;
/** Modes and character sets in which a backslash may be no escape: a text could be taken for names. */
const UNREADABLE = /\bno_backslash_escapes\b|\b(?:big5|cp932|gb18030|gbk|sjis)\b/i;
const AUTOCOMMIT = /\bautocommit\s*:?=\s*['"]?(\w+)/i;
/** Characters of a SET that are read. */
const LONGEST_SET = 1e3;
/** A digest while its executions are summed up. */
var DigestSums = class {
	number;
	template;
	sql;
	kind;
	/** A hash; digests that differ only in digits of names, such as those of shards, are one family. */
	family;
	sketches = [];
	#lists = [];
	#sets = [];
	#executions = 0;
	#seconds = 0;
	#rows = 0;
	/** Executions outside of transactions. */
	alone = 0;
	constructor(number, template, kind) {
		this.number = number;
		this.template = template;
		this.sql = shownTemplate(template);
		this.kind = kind ?? statementKind(this.sql);
		this.family = hashOf(this.sql.replaceAll(/\d+/g, "#"));
	}
	add(read, { executions = 1, seconds = 0, rows = 0 }) {
		this.#executions += executions;
		this.#seconds += seconds;
		this.#rows += rows;
		addTo(this.#lists, read.lists, executions);
		addTo(this.#sets, read.rows, executions);
	}
	digest(isTimed) {
		const executions = this.#executions;
		return {
			number: this.number,
			sql: this.sql,
			kind: this.kind,
			template: this.template,
			executions,
			weight: isTimed ? this.#seconds : executions,
			rows: this.#rows / executions,
			lists: this.#lists.map((sum) => sum / executions),
			sets: this.#sets.map((sum) => sum / executions),
			literals: Array.from(this.sketches, (sketch) => sketch?.shape() ?? UNKNOWN_LITERAL)
		};
	}
};
var OpenTransaction = class {
	/** Executions of each digest, in the order of their first appearance. */
	counts = /* @__PURE__ */ new Map();
	statements = 0;
	/** Places of literals by their hash. */
	values = /* @__PURE__ */ new Map();
};
var Observer = class {
	brokenLines = 0;
	/** Digests by their templates in lower case. */
	#digests = /* @__PURE__ */ new Map();
	#shapes = new TransactionShapes();
	#clients = /* @__PURE__ */ new Map();
	#places = 0;
	/** Prepared statements minus others. */
	#prepared = 0;
	#isTimed = false;
	/** A session ends, or another begins under its number. */
	quit(session) {
		const client = this.#clients.get(session);
		if (client !== void 0) this.#close(client);
		this.#clients.delete(session);
	}
	/** A statement of a session, with a character for each byte. */
	execute(session, sql, execution = {}) {
		const client = this.#clientOf(session);
		const read = client.isUnreadable ? void 0 : readStatement(sql);
		const digest = this.#add(read, execution);
		if (read === void 0 || digest === void 0) return;
		this.#act(client, digest, sql);
		if (digest.kind !== "work") return;
		this.#prepared += execution.isPrepared ? 1 : -1;
		this.#sketchLiterals(digest, read, client.transaction);
		if (client.transaction === void 0) digest.alone++;
	}
	/** A digest of which a server has counted the executions: without literals and sessions. */
	count(sql, executions) {
		this.#add(/\.\.\.\s*$/.test(sql) ? void 0 : readStatement(encode(sql)), executions);
	}
	/** @returns undefined if it cannot be read */
	#add(read, executions) {
		if ((executions.seconds ?? 0) > 0) this.#isTimed = true;
		if (read === void 0) {
			this.brokenLines++;
			return;
		}
		const digest = this.#digestOf(read);
		digest.add(read, executions);
		return digest;
	}
	#digestOf(read) {
		const key = read.template.toLowerCase();
		const isRare = !this.#digests.has(key) && this.#digests.size >= MOST_DIGESTS;
		const before = this.#digests.get(isRare ? TOO_MANY : key);
		if (before !== void 0) return before;
		const number = this.#digests.size;
		const digest = isRare ? new DigestSums(number, TOO_MANY, "rare") : new DigestSums(number, decode(read.template));
		this.#digests.set(isRare ? TOO_MANY : key, digest);
		return digest;
	}
	finish() {
		for (const client of this.#clients.values()) this.#close(client);
		this.#clients.clear();
		const digests = [...this.#digests.values()];
		const single = digests.filter(({ alone }) => alone > 0).map(({ number, alone }) => singleStatement(number, alone));
		return {
			digests: digests.map((digest) => digest.digest(this.#isTimed)),
			transactions: [...this.#shapes.finish(), ...single].sort((a, b) => b.executions - a.executions),
			isPrepared: this.#prepared > 0,
			isTimed: this.#isTimed,
			brokenLines: this.brokenLines
		};
	}
	#clientOf(session) {
		const client = this.#clients.get(session) ?? {
			isAutocommit: true,
			isUnreadable: false,
			transaction: void 0
		};
		this.#clients.set(session, client);
		if (this.#clients.size <= MOST_SESSIONS) return client;
		const [oldest = session] = this.#clients.keys();
		this.quit(oldest);
		return client;
	}
	/** The statement's effect on its session and its transaction. */
	#act(client, digest, text) {
		const { kind, sql } = digest;
		if (kind === "work") {
			if (!client.isAutocommit) client.transaction ??= new OpenTransaction();
			const { transaction } = client;
			if (transaction === void 0) return;
			transaction.counts.set(digest, (transaction.counts.get(digest) ?? 0) + 1);
			if (++transaction.statements < MOST_STATEMENTS) return;
			this.#close(client);
			client.transaction = new OpenTransaction();
		} else if (kind === "begin") {
			this.#close(client);
			client.transaction = new OpenTransaction();
		} else if (kind === "end") {
			if (client.transaction === void 0) client.isAutocommit = false;
			this.#close(client);
		} else if (kind === "definition" || /^(?:un)?lock\b/i.test(sql)) this.#close(client);
		else if (/^set\b/i.test(sql)) {
			const set = decode(text.slice(0, LONGEST_SET));
			if (UNREADABLE.test(set)) client.isUnreadable = true;
			const value = AUTOCOMMIT.exec(set)?.[1];
			if (value === void 0) return;
			client.isAutocommit = !/^(?:0|off|false)$/i.test(value);
			if (client.isAutocommit) this.#close(client);
		}
	}
	#close(client) {
		const { transaction } = client;
		client.transaction = void 0;
		if (transaction !== void 0 && transaction.counts.size > 0) this.#shapes.add(transaction.counts);
	}
	#sketchLiterals(digest, { literals, slots }, transaction) {
		const { sketches, number } = digest;
		let before = {
			slot: -1,
			value: NaN,
			isDate: false
		};
		for (const [each, literal] of literals.entries()) {
			const slot = slots[each] ?? 0;
			const hash = hashOf(literal.text);
			const isDate = literal.kind === "text" && DATE.test(literal.text);
			const value = isDate ? secondsOf(literal.text) : numberOf$1(literal);
			let sketch = sketches[slot];
			if (sketch === void 0) {
				sketch = new LiteralSketch(this.#places++);
				sketches[slot] = sketch;
			}
			const isNext = before.slot === slot - 1 && before.isDate === isDate;
			sketch.add(literal, hash, value, isNext ? value - before.value : NaN);
			if (transaction !== void 0 && each < MOST_COMPARED) compare(transaction, sketch, hash, number * PLACES$1 + slot);
			before = {
				slot,
				value,
				isDate
			};
		}
	}
};
/** NaN if the literal is no number, or one too large to be exact. */
function numberOf$1({ kind, text }) {
	return kind === "decimal" || /^-?\d{1,15}$/.test(text) ? Number(text) : NaN;
}
const DATE = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d:\d\d(?:\.\d{1,6})?)?$/;
/** Seconds to a date or a date and time, from the same point in time. */
function secondsOf(date) {
	const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = date.split(/[^\d.]/).map(Number);
	const fromMarch = month < 3 ? year - 1 : year;
	return (((Math.floor(365.25 * fromMarch) + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day) * 24 + hours) * 60 + minutes) * 60 + seconds;
}
/** Looks for the literal among the earlier ones of its transaction, and joins them. */
function compare({ values }, sketch, hash, place) {
	if (values.size > 0) sketch.followed++;
	const places = values.get(hash);
	if (places === void 0) {
		if (values.size < MOST_REMEMBERED) values.set(hash, [place]);
		return;
	}
	for (const other of places) if (other !== place) sketch.equalled(other);
	if (places.length < MOST_PLACES && !places.includes(place)) places.push(place);
}
/** A statement that is a transaction by itself. */
function singleStatement(digest, executions) {
	return {
		isExplicit: false,
		executions,
		statements: [{
			digest,
			times: 1
		}]
	};
}
function addTo(sums, more, times) {
	for (const [at, each = 0] of more.entries()) sums[at] = (sums[at] ?? 0) + each * times;
}

// src/core/workload/observe-digests.ts
/** Most statements per commit with which the load is still considered transactional. */
const MOST_A_COMMIT = 200;
/**
* Order within a transaction, which digests do not show: reads come first, and rows are deleted before they come back.
*/
const ORDER = [
	"select",
	"with",
	"update",
	"delete",
	"insert",
	"replace"
];
/**
* The load that the digests sum up. If there are commits, all statements are one transaction, each as often as it ran
* per commit: digests do not show which belong together, but the mix and the commits are right.
*/
function observeDigests(counts) {
	const observer = new Observer();
	for (const { sql, ...executions } of counts) observer.count(sql, executions);
	const load = observer.finish();
	const ran = (one) => load.digests.reduce((sum, { kind, executions }) => kind === one ? sum + executions : sum, 0);
	const commits = Math.min(ran("begin") || Number.POSITIVE_INFINITY, ran("end"));
	const work = load.digests.flatMap(({ kind, sql, executions }, digest) => {
		const place = ORDER.findIndex((verb) => sql.toLowerCase().startsWith(verb));
		return kind === "work" ? [{
			digest,
			executions,
			place
		}] : [];
	});
	if (commits > 0 && ran("work") <= MOST_A_COMMIT * commits) {
		const statements = work.toSorted((a, b) => a.place - b.place).map(({ digest, executions }) => ({
			digest,
			times: executions / commits
		}));
		return {
			...load,
			transactions: [{
				isExplicit: true,
				executions: commits,
				statements
			}]
		};
	}
	const alone = work.map(({ digest, executions }) => singleStatement(digest, executions));
	return {
		...load,
		transactions: alone
	};
}

// src/core/workload/digest-table.ts
const PICOSECONDS = 0xe8d4a51000;
/** Columns that a table must have. */
const DIGEST_COLUMNS = [
	"DIGEST_TEXT",
	"COUNT_STAR",
	"SUM_TIMER_WAIT"
];
/** Schemas whose statements are the server's, or an administrator's. */
const SYSTEM_SCHEMAS = /* @__PURE__ */ new Set([
	"mysql",
	"sys",
	"performance_schema",
	"information_schema"
]);
/**
* Executions of each digest: since the server began to count, or between two looks if there are two.
*
* @param schema to count; undefined: any but those of the server
*/
function countDigests(rows, earlier = [], schema) {
	const keyOf = (row) => `${row.SCHEMA_NAME ?? ""}\n${row.DIGEST ?? row.DIGEST_TEXT}`;
	const before = new Map(earlier.map((row) => [keyOf(row), row]));
	return rows.flatMap((row) => {
		const { DIGEST_TEXT: sql = "", SCHEMA_NAME: ranIn = "" } = row;
		const old = before.get(keyOf(row)) ?? {};
		const since = numberOf(old.COUNT_STAR) > numberOf(row.COUNT_STAR) ? {} : old;
		const ran = (column) => Math.max(0, numberOf(row[column]) - numberOf(since[column]));
		const executions = ran("COUNT_STAR");
		if (sql === "" || executions === 0 || (schema === void 0 ? SYSTEM_SCHEMAS.has(ranIn) : ranIn !== schema)) return [];
		return [{
			sql,
			executions,
			seconds: ran("SUM_TIMER_WAIT") / PICOSECONDS,
			rows: ran("SUM_ROWS_SENT")
		}];
	});
}
function numberOf(text) {
	const value = Number(text);
	return Number.isFinite(value) && value > 0 ? value : 0;
}
/** Rows of a table as `mysql --batch` prints it: a head, tabs between fields, backslashes before special characters. */
function parseBatch(text) {
	const [head = "", ...lines] = text.replace(/^\ufeff/, "").split(/\r?\n/);
	const columns = head.split("	").map((column) => column.trim().toUpperCase());
	return lines.filter((line) => line !== "").map((line) => Object.fromEntries(line.split("	").map((field, at) => [columns[at], unescaped(field)])));
}
const ESCAPES = {
	n: "\n",
	t: "	",
	"0": "\0"
};
function unescaped(field) {
	if (field === "NULL") return void 0;
	return field.replaceAll(/\\(.)/g, (_, letter) => ESCAPES[letter] ?? letter);
}

// src/edges/workload/endpoint-load.ts
/** The load and the tables of a running server, which is only queried. */
const COLUMNS = [
	"SCHEMA_NAME",
	"DIGEST",
	"DIGEST_TEXT",
	"COUNT_STAR",
	"SUM_TIMER_WAIT",
	"SUM_ROWS_SENT"
];
/**
* Statements that ran in the endpoint's schema between two looks at its digests.
*
* @throws UserError if the server counts none, or nothing ran
*/
async function watchDigests(session, endpoint, seconds, signal) {
	const { schema } = endpoint;
	if (await session.value("SELECT @@performance_schema") !== "1") throw new UserError(`${endpointName(endpoint)} runs without the Performance Schema, so it counts no statements; start it with performance_schema=ON, or give a log`);
	const before = await readDigests(session);
	await sleep(seconds * 1e3, signal);
	const counts = countDigests(await readDigests(session), before, schema);
	if (counts.length > 0) return counts;
	throw new UserError(`no statement ran in schema ${schema} of ${endpointName(endpoint)} within ${seconds} s; look while it works, or longer with --seconds`);
}
async function readDigests(session) {
	return (await session.arrays(`SELECT ${COLUMNS.join(", ")} FROM performance_schema.events_statements_summary_by_digest`)).map((fields) => Object.fromEntries(COLUMNS.map((column, at) => [column, fields[at] ?? void 0])));
}
/** SHOW CREATE TABLE of each of the tables, in their order. */
async function readCreates(session, schema, tables) {
	const creates = [];
	for (const table of tables) {
		const [[, create] = []] = await session.arrays(`SHOW CREATE TABLE ${sqlName(schema)}.${sqlName(table)}`);
		creates.push(create ?? "");
	}
	return creates;
}

// src/core/workload/read-log.ts
/** Longest entry that is read. */
const MOST_CHARACTERS = 16 * 1024 ** 2;
/** The beginning of an entry. */
const STARTS = {
	general: `(?:\\t\\t|\\d[-+.:TZ \\d]{14,39}\\t) *(\\d+) ([A-Z][A-Za-z_]*(?: [A-Za-z_]+){0,4}) *(?:\\t|\\r?$)`,
	slow: "# (?:User@Host|Time): "
};
/** End of the line that a server writes when it begins a log; two more follow, which belong to the same entry. */
const BANNER = ".*started with:\\r?$";
const FIRST_GENERAL = new RegExp(`^${STARTS.general}`, "m");
const FIRST_SLOW = new RegExp(`^${STARTS.slow}`, "m");
const FIRST_BANNER = new RegExp(`^${BANNER}`, "m");
/**
* The kind of a log or export.
*
* @param beginning a log may begin in the middle of a statement
*/
function formatOf(beginning) {
	const [first = ""] = beginning.split("\n", 1);
	if (/\bdigest_text\b/i.test(first) && /\bcount_star\b/i.test(first)) return "performance-schema";
	const general = FIRST_GENERAL.exec(beginning);
	const slow = FIRST_SLOW.exec(beginning);
	if (slow && (!general || slow.index < general.index)) return "slow";
	return general ? "general" : void 0;
}
/** Lines with figures, and those between them and the statement. */
const FIGURES = /^(?:#(?! ad)[^\n]*(?:\n|$))*/;
const BEFORE_STATEMENT = /^(?:(?:use [^\n]*|SET timestamp=[\d.]+(?:,[^\n;]*)?);[^\S\n]*(?:\n|$))*/;
const ADMINISTRATOR = /^# administrator command: ([\w ]+);?\s*$/;
var LogReader = class {
	#kind;
	#start;
	#observer;
	/** An entry or a line without its end, with a character for each byte. */
	#text = "";
	/** Position in it from which lines are still to be read. */
	#at = 0;
	/** Sessions that have prepared a statement: in the slow log, prepared statements look like others. */
	#preparing = /* @__PURE__ */ new Set();
	constructor(kind, observer) {
		this.#kind = kind;
		this.#start = new RegExp(`^(?:${STARTS[kind]}|${BANNER})`, "gm");
		this.#observer = observer;
	}
	/** @param piece with a character for each byte */
	push(piece) {
		this.#text += piece;
		const whole = this.#text.lastIndexOf("\n") + 1;
		let from = 0;
		this.#start.lastIndex = this.#at;
		for (let entry = this.#start.exec(this.#text); entry !== null && entry.index < whole;) {
			this.#finish(from, entry.index);
			from = entry.index;
			entry = this.#start.exec(this.#text);
		}
		if (this.#text.length - from > MOST_CHARACTERS) {
			this.#observer.brokenLines++;
			from = this.#text.length - whole > MOST_CHARACTERS ? this.#text.length : whole;
		}
		this.#text = this.#text.slice(from);
		this.#at = Math.max(0, whole - from);
	}
	/** The last entry counts only if its last line has an end: another may have been cut. */
	end() {
		if (this.#at === this.#text.length) this.#finish(0, this.#at);
		else this.#observer.brokenLines++;
	}
	/** The lines before a position, without the last line break: an entry, or the end of one whose beginning was cut. */
	#finish(from, to) {
		const entry = this.#text.slice(from, Math.max(from, to - 1));
		if (!(this.#kind === "slow" ? this.#slow(entry) : this.#general(entry)) && entry !== "" && !FIRST_BANNER.test(entry)) this.#observer.brokenLines++;
	}
	/** @returns false if it is no entry */
	#general(entry) {
		const [head, id, command] = FIRST_GENERAL.exec(entry) ?? [];
		if (head === void 0) return false;
		const session = Number(id);
		const isPrepared = command === "Execute";
		if (command === "Query" || isPrepared) this.#observer.execute(session, entry.slice(head.length), { isPrepared });
		else if (command === "Connect" || command === "Change user" || command === "Quit") this.#observer.quit(session);
		return true;
	}
	/** @returns false if it is no entry */
	#slow(entry) {
		const [head = ""] = FIGURES.exec(entry) ?? [];
		const [before = ""] = BEFORE_STATEMENT.exec(entry.slice(head.length)) ?? [];
		const sql = entry.slice(head.length + before.length);
		if (sql === "") return true;
		const seconds = figure(head, /\bQuery_time: +([\d.]+)/);
		const session = figure(head, /\bThread_id: +(\d+)/) ?? figure(head, /\bId: +(\d+)/) ?? 0;
		if (seconds === void 0) return false;
		const command = sql.startsWith("#") ? ADMINISTRATOR.exec(decode(sql))?.[1] : void 0;
		if (command === "Prepare") this.#preparing.add(session);
		if (command === "Quit") {
			this.#observer.quit(session);
			this.#preparing.delete(session);
		}
		const isPrepared = this.#preparing.has(session);
		const rows = figure(head, /\bRows_sent: +(\d+)/);
		if (command === void 0) this.#observer.execute(session, sql, {
			seconds,
			rows,
			isPrepared
		});
		return true;
	}
};
function figure(head, pattern) {
	const text = pattern.exec(head)?.[1];
	return text === void 0 || Number.isNaN(Number(text)) ? void 0 : Number(text);
}

// src/edges/workload/read-load.ts
/** Reads files with an observed load, piece by piece. */
const PIECE_BYTES = 1024 ** 2;
/** Exports of digests have a few megabytes. */
const MOST_EXPORT_BYTES = 256 * 1024 ** 2;
/** @throws UserError if a file cannot be read, or is no log or export, or they are of different formats */
async function readLoad(paths, signal) {
	const observer = new Observer();
	const exports = [];
	const formats = /* @__PURE__ */ new Set();
	for (const path of paths) {
		let format;
		let log;
		let text = "";
		for await (const piece of piecesOf(path, signal)) {
			format ??= formatOf(piece);
			if (format === void 0) break;
			if (format === "performance-schema") text += piece;
			else log ??= new LogReader(format, observer);
			log?.push(piece);
			if (text.length > MOST_EXPORT_BYTES) throw new UserError(`${path} is larger than ${MOST_EXPORT_BYTES / 1024 ** 2} MiB, as no export of digests is`);
		}
		if (format === void 0) throw new UserError(`${path}: found no log or export that is known; allowed: a general log, a slow log, or an export of events_statements_summary_by_digest`);
		log?.end();
		if (format === "performance-schema") exports.push(digestRows(path, decode(text)));
		formats.add(format);
	}
	const [format, ...others] = formats;
	if (format === void 0 || others.length > 0) throw new UserError(`the files are of different formats (${[...formats].join(", ")}); read those of one at a time`);
	const [first, second, third] = exports;
	if (third !== void 0) throw new UserError(`found ${exports.length} exports of digests; allowed: one, or an earlier and a later one`);
	if (first !== void 0) return {
		format,
		load: observeDigests(countDigests(second ?? first, second && first))
	};
	const load = observer.finish();
	if (load.digests.length > 0) return {
		format,
		load
	};
	throw new UserError(`${paths.join(", ")}: no whole statement of a ${format} log was found; name another file`);
}
/** The pieces of a file, with a character for each byte. */
async function* piecesOf(path, signal) {
	try {
		yield* createReadStream(path, {
			highWaterMark: PIECE_BYTES,
			signal,
			encoding: "latin1"
		});
	} catch (cause) {
		signal.throwIfAborted();
		throw new UserError(`cannot read ${path}: ${reasonOf(cause)}`, { cause });
	}
}
function digestRows(path, text) {
	const rows = parseBatch(text);
	const [first = {}] = rows;
	const missing = DIGEST_COLUMNS.filter((column) => !(column in first));
	if (missing.length === 0) return rows;
	throw new UserError(`${path}: found no ${missing.join(", ")}; allowed: rows of performance_schema.events_statements_summary_by_digest with all columns, as mysql --batch prints them`);
}

// src/edges/workload/schema-server.ts
/** A server of ours for reading schemas and trying statements; it has no rows, and goes with the run's directory. */
const STATEMENT_SECONDS = 600;
/** @throws MeasurementError if it cannot be started */
async function openSchemaServer(launcher, runDirectory, signal) {
	const directory = mkdtempSync(join(runDirectory, "schema"));
	mkdirSync(join(directory, "data"), { mode: 448 });
	mkdirSync(join(directory, "tmp"));
	if (launcher.account !== void 0) await giveTo(launcher.account, directory, {
		runDirectory,
		signal
	});
	await initialise(launcher, directory, signal);
	const { build } = launcher;
	const how = {
		name: "the schema",
		directory,
		args: seedArguments(build),
		options: [],
		cpus: []
	};
	const server = await startServer(launcher, how, signal);
	return {
		session: server.session,
		name: `${build.product} ${build.version}`,
		[Symbol.asyncDispose]: () => server[Symbol.asyncDispose]()
	};
}
/**
* Runs the statements of the files in a new schema, which is used from then on.
*
* @throws UserError with file and line if the server refuses one, with only its codes: its message repeats the
* statement
*/
async function runSchemaFiles({ session, name: server }, schema, files) {
	await session.execute(`CREATE DATABASE ${schema}`);
	await session.execute(`USE ${schema}`);
	await session.execute("SET SESSION foreign_key_checks = OFF");
	await applySql(session, files, async (_, sql, place) => {
		const code = await refusalOf(session.execute(sql, STATEMENT_SECONDS));
		if (code === void 0) return;
		throw new UserError(`${server} refuses this statement (${code}); correct it, or have the schema read by the server that it is for, such as with --image mysql:9.7`, { place });
	});
}
/** The error code of a server that refuses; undefined: it does not. */
async function refusalOf(answer) {
	try {
		await answer;
		return;
	} catch (error) {
		if (!isRefusal(error)) throw error;
		const { errno, code = "without a name" } = error;
		return `error ${errno}, ${code}`;
	}
}
/** Statements that the server does not prepare. */
async function refusedStatements({ session }, statements) {
	const refused = /* @__PURE__ */ new Set();
	for (const sql of new Set(statements)) if (await refusalOf(session.prepare(sql)) !== void 0) refused.add(sql);
	return refused;
}

// src/commands/workload.ts
/** `qpsgate workload`: an observed load and its tables → a workload that can run → its files. */
/** Schemas on the server that we start: the user's, and the one for the workload. */
const USER_SCHEMA = "qpsgate_read";
const WORKLOAD_SCHEMA = "qpsgate_written";
const WORKLOAD_FILE = "workload.yml";
const SCHEMA_FILE = "schema.sql";
async function workloadCommand(args) {
	const request = parseWorkloadFlags(args);
	const paths = [WORKLOAD_FILE, ...request.tables.kind === "migrations" ? [] : [SCHEMA_FILE]].map((name) => `${relative(process.cwd(), resolve(request.out)) || "."}/${name}`);
	if (!request.replaces) refuseExisting(process.cwd(), withTexts(paths));
	using interrupt = interruptible();
	using run = new RunDirectory();
	const { workload, leftOut, schema, load } = await makeWorkload(request, run, interrupt.signal);
	const outputs = withTexts(paths, renderWorkload(workload), schema);
	if (request.replaces) for (const { path, text } of outputs) writeWhole(process.cwd(), path, text);
	else writeAllNew(process.cwd(), outputs);
	print(renderMix(workload, load));
	print(renderLeftOut(leftOut));
	print(renderWritten(workload, request.out, paths, programWords()));
	return EXIT.pass;
}
function withTexts(paths, ...texts) {
	return paths.map((path, at) => ({
		path,
		text: texts[at] ?? ""
	}));
}
/** @throws UserError if no observed statement can run, and errors from reading and starting servers */
async function makeWorkload(request, run, signal) {
	const { image } = request;
	const context = {
		runDirectory: run.path,
		runId: run.id,
		signal,
		note: say
	};
	const source = image === void 0 ? { kind: "auto" } : {
		kind: "image",
		name: image
	};
	const launcher = await chooseLauncher({
		...context,
		server: request.server,
		source
	});
	await using server = await openSchemaServer(launcher, run.path, signal);
	const { tables, schema } = await readSourceTables(request, server, signal);
	const { load, source: observed } = await observeLoad(request, signal);
	await runSchemaFiles(server, WORKLOAD_SCHEMA, [{
		file: SCHEMA_FILE,
		text: schema
	}]);
	const readings = understandLoad(load, tables);
	const statements = readings.flatMap((reading) => typeof reading === "object" ? [reading.sql] : []);
	const refused = await refusedStatements(server, statements);
	const understood = readings.map((reading) => typeof reading === "object" && refused.has(reading.sql) ? "not understood" : reading);
	const { workload, leftOut } = inferWorkload({
		load,
		understood,
		tables,
		rows: request.rows,
		...namesFor(request)
	});
	if (workload === void 0) throw new UserError(`none of the statements can run by itself\n${renderLeftOut(leftOut).trimEnd()}`);
	const executed = load.digests.reduce((sum, { executions }) => sum + executions, 0);
	const { isTimed, brokenLines } = load;
	return {
		workload,
		leftOut,
		schema,
		load: {
			source: observed,
			statements: executed,
			isTimed,
			brokenLines
		}
	};
}
function namesFor({ out, tables }) {
	const folder = resolve(out);
	const schema = tables.kind === "migrations" ? {
		kind: "migrations",
		path: relative(folder, resolve(tables.path))
	} : {
		kind: "schema",
		path: SCHEMA_FILE
	};
	return {
		name: folder.split("/").at(-1) || "workload",
		file: `${out}/${WORKLOAD_FILE}`,
		schema
	};
}
async function readSourceTables({ tables: source }, server, signal) {
	if (source.kind === "dsn") {
		await using session = await Session.open(endpointAddress(source.endpoint, signal));
		const { schema } = source.endpoint;
		return await tablesIn(session, schema, `schema ${schema} of ${endpointName(source.endpoint)}`);
	}
	const read = readSchema(source.kind, source.path, diskOptionFiles("."));
	if ("actual" in read) throw new UserError(`--tables leads to ${read.actual}; allowed: ${read.allowed}`);
	await runSchemaFiles(server, USER_SCHEMA, read.files);
	return await tablesIn(server.session, USER_SCHEMA, source.path);
}
/** @param where names the schema for messages */
async function tablesIn(session, schema, where) {
	const tables = await readTables(session, schema);
	const odd = tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]).find((name) => name.includes(","));
	if (odd !== void 0) throw new UserError(`${where} has the name ${quote(odd)}; allowed: names without a comma`);
	if (tables.length === 0) throw new UserError(`${where} makes no table; name what makes those that the load works on`);
	const names = tables.map(({ name }) => name);
	return {
		tables,
		schema: [
			"SET foreign_key_checks = OFF;\n",
			...(await readCreates(session, schema, names)).map((create) => `${neutralTable(create)};\n`),
			"SET foreign_key_checks = ON;\n"
		].join("\n")
	};
}
async function observeLoad({ from }, signal) {
	if (from.kind === "dsn") {
		await using session = await Session.open(endpointAddress(from.endpoint, signal));
		const counts = await watchDigests(session, from.endpoint, from.seconds, signal);
		return {
			load: observeDigests(counts),
			source: `${from.seconds} s of ${endpointName(from.endpoint)}`
		};
	}
	const { load, format } = await readLoad(from.paths, signal);
	return {
		load,
		source: `${format.replace("-", " ")} ${from.paths.map(quote).join(", ")}`
	};
}

export { workloadCommand };