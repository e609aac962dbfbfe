import { r as endpointName } from "./dsn.js";
import { J as quote, W as escapeInvisible } from "./suite.js";
import { n as shellWord, r as shorten } from "./escape.js";
import { i as count, p as share, s as fineShare } from "./figures.js";
import { t as alignedRows } from "./text-table.js";
import { h as passwordOf, m as certificatesOf, t as columnName } from "./tables.js";
import { C as tokensOf, S as encode, _ as sqlName, b as applySql, d as readTables, k as Session, v as hashOf, x as decode, y as zipfExponent } from "./parse.js";
import { a as renderWorkload, r as readSchema } from "./read-own-load.js";
import { r as diskOptionFiles } from "./option-files.js";
import { n as writeAllNew, t as refuseExisting } from "./write-new.js";
import { o as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { t as RunDirectory } from "./run-directory.js";
import { l as chooseLauncher, o as seedArguments } from "./owned-options.js";
import { n as programWords, r as say, t as print } from "./output.js";
import { n as parseWorkloadFlags } from "./workload-flags.js";
import { _ as reasonOf, a as EXIT, u as UserError } from "./errors.js";
import { r as sleep } from "./clock.js";
import { b as giveTo, n as initialise, u as startServer } from "./seed.js";
import { join, relative, resolve } from "node:path";
import { createReadStream, mkdirSync, mkdtempSync } from "node:fs";

// src/core/views/workload-text.ts
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
		...load.unreadLines > 0 ? [`not whole, and so not counted: ${load.unreadLines} lines or statements`] : [],
		"",
		""
	].join("\n");
}
/** Statements that the workload does not have; '' if there are none. */
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
/** A longer text that never repeats is free text, not a value to be found again. */
const FREE_TEXT = 24;
/** If nothing tells how many. */
const USUAL = {
	limit: 10,
	interval: 1
};
/** Distance from the beginning of a range to its end if it is unknown. */
const USUAL_RANGE = 10;
/** Numbers that values are changed by. */
const [LEAST_STEP, MOST_STEP] = [1, 10];
const CENTS = 2;
const DAY_SECONDS = 86400;
/** This many distinct values that are nearly always the same are no chance, whatever the names of their columns. */
const [SURE_SEEN, SURE_DISTINCT] = [20, 10];
const MOST_DIGITS = 9;
const USUAL_TEXT = 10;
const MOSTLY_NULL = .9;
/** Larger numbers are not exact. */
const LARGEST = 2 ** 52;
/** Longest text that a parameter may be. */
const MOST_CHARACTERS$2 = 1e6;
/**
* Makes the parameters of the statements of one transaction, one after the other.
*
* @param compared literals of the place with most of them, by column: few at a place tell little about how often values
*   are asked for, so all places of a column take the exponent of these
*/
function parameterMaker(tables, compared) {
	/** By digest and slot; in place of one that equals another, the first of them. */
	const earlier = /* @__PURE__ */ new Map();
	/** The earlier statement's parameter that it mostly equals, if their columns hold the same things. */
	const sameAs = ({ of, literal }) => {
		const isSure = literal.seen >= SURE_SEEN && literal.distinct >= SURE_DISTINCT;
		return literal.same.map(({ digest, slot }) => earlier.get(`${digest} ${slot}`)).find((each) => each && (isSure || areLinked(of, each.of, tables)));
	};
	return (name, times, statement) => {
		const { digest, verb, places } = statement;
		const sames = places.map(sameAs);
		const fresh = freshColumns(statement, times, sames);
		return places.map((place, at) => {
			const [as, same] = [`${name}:${at + 1}`, sames[at]];
			const parameter = endOfRange(name, statement, at) ?? parameterOf(place, same, fresh, compared);
			const isSame = same !== void 0 && parameter.kind === "same" && parameter.as === same.as;
			const own = {
				as,
				verb,
				of: place.of,
				isNew: parameter.kind === "new"
			};
			earlier.set(`${digest} ${place.slot}`, isSame ? same : own);
			return parameter;
		});
	};
}
function parameterOf({ role, of, literal }, same, fresh, compared) {
	if (of === void 0) return withoutColumn(role, literal);
	const [column, isWritten] = [columnName(of), role === "written"];
	if (isWritten && literal.nulls >= MOSTLY_NULL) return { kind: "null" };
	if (isWritten && fresh.has(of.column.name)) return {
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
	if (isWritten && isFree && !isIndexed && /char|text/.test(of.column.type)) return {
		kind: "text",
		length: Math.min(lengthOf(literal), of.column.maxLength ?? MOST_CHARACTERS$2)
	};
	return {
		kind: "value",
		column,
		skew: rounded((compared.get(column) ?? literal).skew)
	};
}
/**
* Columns that an INSERT must fill with new values to succeed: one of each unique key, unless the row may exist, is new
* by another column, or was deleted before.
*/
function freshColumns({ sql, verb, places }, times, sames) {
	const fresh = /* @__PURE__ */ new Set();
	if (verb !== "insert") return fresh;
	const replaces = /^insert ignore | on duplicate key /i.test(sql);
	const written = places.flatMap(({ role, of, literal }, at) => role === "written" && of !== void 0 ? [{
		...of,
		same: sames[at],
		isGrowing: literal.isGrowing
	}] : []);
	const table = written[0]?.table;
	const referring = table?.references.flatMap(({ columns }) => columns) ?? [];
	for (const key of table?.keys ?? []) {
		const parts = written.filter(({ column }) => key.columns.includes(column.name));
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
	const [a, b] = [one.column.name.toLowerCase(), other.column.name.toLowerCase()];
	return a === b && a !== "id" || isIdOf(a, b, other.table) || isIdOf(b, a, one.table);
}
/** A column, and those that foreign keys lead to from it. */
function referredBy(of, tables) {
	const found = /* @__PURE__ */ new Set([columnName(of)]);
	for (const column of found) for (const { name, references } of tables) for (const { columns, table, toColumns } of references) {
		const to = toColumns[columns.findIndex((each) => `${name}.${each}` === column)];
		if (to !== void 0) found.add(`${table}.${to}`);
	}
	return found;
}
/** Such as `customer_id` for the `id` of `customers`. */
function isIdOf(name, id, table) {
	const own = name.slice(0, -3).replace(/y$/, "");
	return id === "id" && name.endsWith("_id") && table.name.toLowerCase().startsWith(own);
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
/** To two significant digits: for few executions, a mean may be a value itself. */
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
const [MOST_COUNTED, FEWEST_COUNTED, ALL_COUNTED] = [
	1024,
	32,
	1e6
];
/** Places of a digest: with its number they form one number. */
const PLACES$1 = 4096;
/** Earlier literals that are considered as possibly equal, before those that hardly ever are make room. */
const MOST_CANDIDATES = 8;
/** Share of executions in which a literal must equal another to be called the same. */
const MOSTLY = .8;
/** Fewer do not show whether two are equal. */
const FEWEST = 3;
/** Among this many values, hardly ever half exceed all before them by chance; among fewer, at least this many must. */
const [MANY_GROWN, FEW_GROWN] = [10, 4];
/** A literal that is equal this rarely makes room for others. */
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
		const [counts, key] = [this.#counts, mixed(hash)];
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
			/** Values that were seen, NULL included. */
			seen: this.#seen,
			/** Share of NULL among them, 0 to 1. */
			nulls: this.#nulls / Math.max(1, this.#seen),
			/** Estimated number of distinct values, without NULL. */
			distinct: Math.min(values, this.#counts.size * this.#sampled),
			/** Exponent of Zipf's law that fits their frequencies, 0 if these are equal. */
			skew: zipfExponent([...this.#counts.values()]),
			/** Mean length as written, characters. */
			length: this.#lengths / Math.max(1, values),
			/** Whether values mostly grow, as keys of new rows do. */
			isGrowing: this.#numbers === values && values >= FEW_GROWN && this.#grew > (isMany ? values / 2 : values - 1),
			/** Mean of the numbers. It is used for LIMIT, OFFSET and INTERVAL alone, as elsewhere it would reveal a value. */
			mean: this.#numbers === 0 ? void 0 : this.#sum / this.#numbers,
			/** Mean distance above the literal before it in the statement; for dates in seconds; undefined: no number or date. */
			above: this.#compared === 0 ? void 0 : this.#above / this.#compared,
			/** Earlier literals of the same transaction that this one mostly equals, the most frequent first. */
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
* From a digest to a statement that a server takes, and what each `?` of it stands for. Servers resolve names only in
* SELECT, and drop literals, so the columns are read from the text; whether every name is right, the server says.
*/
/** Elements of a list whose length is unknown. */
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
const SCHEMAS = matching$1(`(?<=(\\S*) ?)(?<![\\w$.\`])(${NAME$1})\\.(?=(${NAME$1})(\\.)?)`, "gi");
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
	const text = mended(digest, tables);
	for (const [, isTime, word = ""] of text.matchAll(BEHIND)) if (isTime === void 0 && !NO_ALIASES.has(word.toLowerCase())) return void 0;
	const { marks, all } = marksIn(text, tables);
	const roles = new Map(marks.map((mark) => [Number(mark.mark.slice(1, -1)), roleOf(mark, text, all)]));
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
		/** Number of its digest. */
		digest: digest.number,
		rows: digest.rows,
		/** With `?` for each parameter. */
		sql,
		/** "insert". */
		verb,
		/** Tables that it names. */
		tables: [...all],
		/** One for each `?`. */
		places
	};
}
function repeated(text, times = 1) {
	return `${text}, `.repeat(Math.max(1, Math.round(times))).slice(0, -2);
}
/** The template with the number of its slot in each mark, and with constants and elements that it does not have. */
function mended({ template, rows }, tables) {
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
	return ((named?.match(matching$1(COLUMN$1, "g"))?.map(plain))?.map((own) => table?.columns.find((column) => column.name.toLowerCase() === own)) ?? table?.columns ?? []).flatMap((column) => table && column ? [{
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
	const all = /* @__PURE__ */ new Set();
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
		const [first = "", before = "", word = "", next = ""] = [
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
			const column = /^\{\d+$/.test(before) && first !== "(" ? 0 : NaN;
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
				all.add(table);
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
		all
	};
}
/** A column of the innermost SELECT that has it; one of a SELECT's rows comes from one of its tables. */
function columnIn(name, select, all) {
	const [, qualifier, own = ""] = matching$1(`^(?:(.*)\\.)?(${NAME$1})$`, "is").exec(name ?? "") ?? [];
	const [alias, wanted] = [qualifier === void 0 ? void 0 : plain(qualifier), plain(own)];
	const meant = [];
	for (let each = select; each !== void 0; each = each.outer) for (const [known, table] of each.tables) if (alias === void 0 || alias === known) meant.push(table);
	for (const table of [...meant, ...all]) {
		const column = table.columns.find((each) => each.name.toLowerCase() === wanted);
		if (column !== void 0) return {
			table,
			column
		};
	}
}
function roleOf({ at, mark, select, isAssigned, inserted }, text, all) {
	if (inserted !== void 0) return {
		role: "written",
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
	const of = isOther ? void 0 : columnIn(left === null ? RIGHT.exec(after)?.[1] : element, select, all);
	if (of === void 0) return { role: "other" };
	return {
		role: isAssigned && operator === "=" ? "written" : comparisonOf(operator),
		of
	};
}
function comparisonOf(operator) {
	if (/^(?:>=?|between)$/i.test(operator)) return "least";
	return /^<=?$| and$/i.test(operator) ? "most" : "equality";
}

// src/core/workload/table-sizes.ts
/** Rows of the largest table if nothing tells how many. */
const USUAL_ROWS = 1e5;
const MOST_ROWS = 1e8;
/** Values that were seen this often on average are probably all that there are. */
const OFTEN = 5;
/** The same for keys of new rows, whose number grows. */
const VERY_OFTEN = 50;
/** Fewer tell little about the frequencies of values. */
const FEW_SEEN = 50;
const LEAST_NULLS = .01;
/** Evidence about the values of columns from all places of a load. */
var ColumnEvidence = class {
	/** The literals of the place with the most of them where a column is compared, and where it is written. */
	compared = /* @__PURE__ */ new Map();
	written = /* @__PURE__ */ new Map();
	#distinct = /* @__PURE__ */ new Map();
	/** Tables that rows are added to. */
	#inserted = /* @__PURE__ */ new Set();
	constructor(statements) {
		for (const { verb, places } of statements) for (const { role, of, literal } of places) {
			if (of === void 0) continue;
			const column = columnName(of);
			const most = role === "written" ? this.written : this.compared;
			if (literal.seen > (most.get(column)?.seen ?? 0)) most.set(column, literal);
			this.#distinct.set(column, Math.max(literal.distinct, this.#distinct.get(column) ?? 0));
			if (role === "written" && verb !== "update") this.#inserted.add(of.table);
		}
	}
	/** Number of values of a column; infinite: not known. */
	distinct(of) {
		const [{ table, column }, name] = [of, columnName(of)];
		const seen = Math.max(this.compared.get(name)?.seen ?? 0, this.written.get(name)?.seen ?? 0);
		const values = this.#distinct.get(name) ?? 0;
		const often = table.keys.some(({ isUnique, columns }) => isUnique && columns.includes(column.name)) && this.#inserted.has(table) ? VERY_OFTEN : OFTEN;
		return seen >= FEW_SEEN && values * often <= seen ? values : Number.POSITIVE_INFINITY;
	}
	/** Combinations of the values of its first unique key; infinite: not known, or rows are added to it. */
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
		const own = counted > 0 ? inScale : Math.min(most, evidence.rows(table));
		const columns = table.columns.filter(({ isGenerated, isAutoIncrement }) => !isGenerated && !isAutoIncrement).map((column) => columnShape({
			table,
			column
		}, evidence, own, counted > 0 ? most / counted : void 0)).filter(({ distinct, skew, nulls, length }) => (distinct ?? length) !== void 0 || skew > 0 || nulls > 0);
		return {
			name: table.name,
			rows: own,
			columns
		};
	});
}
/** @param scale rows to make for each that the server has; undefined: it has none */
function columnShape(of, evidence, rows, scale) {
	const { name, type, isNullable, maxLength = Number.POSITIVE_INFINITY } = of.column;
	const { seen, skew, nulls, length } = evidence.written.get(columnName(of)) ?? UNKNOWN_LITERAL;
	const isUnique = of.table.keys.some(({ isUnique: own, columns }) => own && columns.join() === name);
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
/** From an observed load and its tables to a workload that can run without the application. */
/** Nobody reads a longer list. */
const MOST_SHOWN = 200;
/** The share of the load to reach, and the least share of a transaction that counts beyond it. */
const ENOUGH = .995;
const LEAST_SHARE = .001;
/** Limits of a workload file. */
const [MOST_PARAMETERS, MOST_CHARACTERS$1, MOST_NAME] = [
	1e3,
	6e4,
	100
];
/** What the digests are, for a server to refuse those with a name or a form that it does not know. */
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
/** @returns no workload where nothing in the load can run without the rest; what is left out, the largest share first */
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
/** Transactions with their statements that can run. */
function candidatesOf(load, understood) {
	return load.transactions.map(({ isExplicit, executions, statements }) => {
		const own = statements.flatMap(({ digest, times }) => {
			const statement = understood[digest];
			const { weight = 0, executions: all = 1 } = load.digests[digest] ?? {};
			return typeof statement === "object" ? [{
				statement,
				times,
				weight: times * executions * weight / Math.max(1, all)
			}] : [];
		});
		return {
			isExplicit,
			executions,
			statements: own,
			weight: sum(own.map(({ weight }) => weight))
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
	let [stood, room] = [0, 256 - 1];
	for (const candidate of candidates.toSorted((a, b) => b.weight - a.weight || b.executions - a.executions)) {
		const { statements } = candidate;
		const isEnough = stood >= ENOUGH * all && candidate.weight < LEAST_SHARE * all;
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
		stood += weight;
		room -= kept.length;
	}
	return chosen;
}
function transactionsOf(chosen, tables, { compared }, file) {
	const all = sum(chosen.map(({ executions }) => executions));
	const [nameStatement, nameTransaction] = [namer(), namer()];
	return chosen.flatMap(({ isExplicit, executions, statements }) => {
		const parametersOf = parameterMaker(tables, compared);
		const [first, ...others] = statements.map(({ statement, times }) => {
			const own = {
				name: nameStatement(statement),
				times: digits(times)
			};
			return {
				...own,
				sql: statement.sql,
				parameters: parametersOf(own.name, own.times, statement),
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
		const name = `${verb} ${((places.find(({ role }) => role === "written")?.of)?.table ?? tables[0])?.name ?? ""}`.trim().replaceAll(/[\p{C}\p{Zl}\p{Zp}:]/gu, "_").slice(0, MOST_NAME);
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
function sum(values) {
	return values.reduce((all, value) => all + value, 0);
}
/** A figure for people, with four significant digits. */
function digits(value) {
	return Number(value.toPrecision(4));
}

// src/core/workload/neutral-schema.ts
/**
* The text of SHOW CREATE TABLE without the parts that reveal data: defaults, comments, counters, values in checks,
* expressions and partitions. Names, types, members of ENUM and SET, keys and storage options stay. The server writes
* each column and key on a line of its own, then a line of options, then the partitions.
*/
const NAME = "`(?:[^`]|``)*`";
/** Also one that is never closed, or in hexadecimal. */
const TEXT = "(?:(?:_\\w+ ?)?[bnx]?'(?:[^'\\\\]|\\\\.|'')*(?:'|$)|\\b0[bx]\\w+)";
const NUMBER = "-?(?<![\\w.])[\\d.]+(?:e[-+]?\\d+)?";
const matching = (pattern, flags = "gis") => new RegExp(pattern, flags);
const COMMENTS = matching(`( comment(?: ?= ?| )${TEXT})|${TEXT}|${NAME}`);
const CHECK = matching(`(?:^ *| )(?:constraint ${NAME} )?check \\(.*$`);
/** Name, type and members of a column. */
const COLUMN = matching(`^ *${NAME} (\\w+)(?:\\((?:${TEXT}|[\\d,])*\\))?`, "is");
const VALUES = matching(`( default )?(?:(${TEXT})|(${NUMBER}))|${NAME}`);
const PLACES = matching(` (?:auto_increment ?= ?\\d+|(?:\\w+ directory|\\w+|${NAME}) ?= ?${TEXT})`);
/** Characters up to which a number reveals no value: as a default, in an expression, as a bound. */
const [SMALL_DEFAULT, SMALL_NUMBER, SMALL_BOUND] = [
	2,
	4,
	12
];
const DATE$1 = /^'\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?'$/;
const [TIME, MOMENT] = ["'00:00:00'", "'2000-01-01 00:00:00'"];
/** Defaults that replace any other of their type, for types whose default is not `0` or `''`. */
const DEFAULTS = {
	date: "'2000-01-01'",
	datetime: MOMENT,
	timestamp: MOMENT,
	time: TIME,
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
/** Undefined for types without a known value. */
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
const [PLACE, LIST] = ["{}", "[]"];
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
/** One statement; undefined if it is none, or incomplete. */
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
/** In lower case; '' for anything else. */
function wordOf(item) {
	return item?.kind === "word" ? item.text.toLowerCase() : "";
}
/** The literal that a word is, else the word. */
function constantOr(item, before) {
	return (/^(?:is|not)$/.test(wordOf(before)) ? void 0 : CONSTANTS.get(wordOf(item))) ?? item;
}
function addLiteral(items, kind, written) {
	const last = items.at(-1);
	const isNumber = kind === "integer" || kind === "decimal";
	const text = isNumber ? written : written.replace(/^\w?['"]|'$|"$|^0[xb]/g, "");
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
	/** What each open parenthesis holds. */
	#open = [];
	/** The row that ended last, with its text. */
	#last;
	constructor(items) {
		for (const [at, item] of items.entries()) {
			const [before, second] = [items[at - 1], items[at - 2]];
			if (isSymbol(item, "(")) this.#begin(before, second);
			const space = before !== void 0 && isApart(item, before, second) ? " " : "";
			if (isLiteral(item) || item.kind === "placeholder") this.#literal(item, space);
			else this.template += `${space}${writtenOf(item)}`;
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
		const own = template.slice(row.from).trimStart();
		const last = this.#last;
		if (last?.text === own) {
			this.template = template.slice(0, row.from - 1);
			for (let at = row.literal; at < this.slots.length; at++) this.slots[at] = (this.slots[at] ?? 0) - row.slot + last.slot;
			this.#slot = row.slot;
			this.rows[last.slot] = (this.rows[last.slot] ?? 1) + 1;
		} else {
			this.template = `${template.slice(0, template.length - own.length)}{${own}}`;
			this.rows[row.slot] = 1;
			this.#last = {
				...row,
				text: own
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
function writtenOf({ kind, text }) {
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
	[/^(?!\(*(?:select|insert|replace|update|delete|with|table|values)\b)/i, "not understood"],
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
/** This many sets of statements stay apart; all further sets share one shape. */
const MOST_SETS = 2e3;
/** Share of common statements from which on two shapes are one. */
const ALIKE = .5;
const OTHERS = "others";
var TransactionShapes = class {
	/** Shapes by the families of their transactions. */
	#shapes = /* @__PURE__ */ new Map();
	/** @param counts executions of each digest, in the order of their first appearance */
	add(counts) {
		const families = new Set([...counts.keys()].map(({ family }) => family));
		const own = [...families].sort((a, b) => a - b).join(" ");
		const key = this.#shapes.has(own) || this.#shapes.size < MOST_SETS ? own : OTHERS;
		const shape = this.#shapes.get(key) ?? (key === own ? this.#mostAlike(families) : void 0) ?? {
			executions: 0,
			statements: /* @__PURE__ */ new Map(),
			families
		};
		this.#shapes.set(key, shape);
		shape.executions++;
		let place = 0;
		for (const [{ number: digest }, times] of counts) {
			const known = shape.statements.get(digest) ?? {
				times: 0,
				transactions: 0,
				places: 0
			};
			shape.statements.set(digest, known);
			known.times += times;
			known.transactions++;
			known.places += place++ / counts.size;
		}
	}
	/** Statements are in the order of their first appearance: the numbers of their digests with mean executions. */
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
/** All further digests count as one, which no workload has. */
const MOST_DIGESTS = 2e4;
const TOO_MANY = "statements that were too many to be told apart";
/** Limit for sessions whose end is never logged. */
const MOST_SESSIONS = 2e4;
/** Statements that a transaction may have; a longer one is a batch, and is cut. */
const MOST_STATEMENTS = 5e3;
/** Literals of a statement that are compared with those of its transaction, and values remembered for one. */
const [MOST_COMPARED, MOST_REMEMBERED] = [64, 2e3];
/** Places that may have the same value. */
const MOST_PLACES = 8;
/** In these modes and character sets a backslash may be no escape: a text could be taken for names. */
const UNREADABLE = /\bno_backslash_escapes\b|\b(?:big5|cp932|gb18030|gbk|sjis)\b/i;
const AUTOCOMMIT = /\bautocommit\s*:?=\s*['"]?(\w+)/i;
/** Characters of a SET that are read. */
const LONGEST_SET = 1e3;
var OpenTransaction = class {
	/** Executions of each digest, in the order of their first appearance. */
	counts = /* @__PURE__ */ new Map();
	statements = 0;
	/** Places of literals by their hash. */
	values = /* @__PURE__ */ new Map();
};
var Observer = class {
	unreadLines = 0;
	#known = /* @__PURE__ */ new Map();
	#shapes = new TransactionShapes();
	#clients = /* @__PURE__ */ new Map();
	#places = 0;
	/** By how many the prepared statements outnumber the others. */
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
		const known = this.#add(read, execution);
		if (read === void 0 || known === void 0) return;
		this.#act(client, known, sql);
		if (known.kind !== "work") return;
		this.#prepared += execution.isPrepared ? 1 : -1;
		this.#sketchLiterals(known, read, client.transaction);
		if (client.transaction === void 0) known.alone++;
	}
	/** A digest of which a server has counted the executions: without literals and sessions. */
	count(sql, executions) {
		this.#add(/\.\.\.\s*$/.test(sql) ? void 0 : readStatement(encode(sql)), executions);
	}
	/** @returns undefined if it cannot be read */
	#add(read, { executions = 1, seconds = 0, rows = 0 }) {
		if (seconds > 0) this.#isTimed = true;
		if (read === void 0) {
			this.unreadLines++;
			return;
		}
		const known = this.#knownAs(read);
		known.executions += executions;
		known.seconds += seconds;
		known.rows += rows;
		addTo(known.lists, read.lists, executions);
		addTo(known.sets, read.rows, executions);
		return known;
	}
	#knownAs(read) {
		const own = read.template.toLowerCase();
		const key = this.#known.has(own) || this.#known.size < MOST_DIGESTS ? own : TOO_MANY;
		const before = this.#known.get(key);
		if (before !== void 0) return before;
		const template = key === own ? decode(read.template) : TOO_MANY;
		const sql = shownTemplate(template);
		const known = {
			template,
			sql,
			kind: key === own ? statementKind(sql) : "rare",
			number: this.#known.size,
			family: hashOf(sql.replaceAll(/\d+/g, "#")),
			lists: [],
			sets: [],
			sketches: [],
			executions: 0,
			seconds: 0,
			rows: 0,
			alone: 0
		};
		this.#known.set(key, known);
		return known;
	}
	finish() {
		for (const client of this.#clients.values()) this.#close(client);
		this.#clients.clear();
		const all = [...this.#known.values()];
		const digests = all.map((known) => ({
			...known,
			/** Mean literals of each list by its slot, and mean rows by the first slot in them. */
			lists: known.lists.map((sum) => sum / known.executions),
			sets: known.sets.map((sum) => sum / known.executions),
			/** Time in seconds, or executions if the source has no times. */
			weight: this.#isTimed ? known.seconds : known.executions,
			/** Mean rows returned; 0 if the source does not say. */
			rows: known.rows / known.executions,
			/** One for each slot. */
			literals: Array.from(known.sketches, (sketch) => sketch?.shape() ?? UNKNOWN_LITERAL)
		}));
		const single = all.flatMap(({ number: digest, alone }) => alone === 0 ? [] : [{
			isExplicit: false,
			executions: alone,
			statements: [{
				digest,
				times: 1
			}]
		}]);
		return {
			/** In the order of their first appearance. */
			digests,
			transactions: [...this.#shapes.finish(), ...single].sort((a, b) => b.executions - a.executions),
			/** Whether most statements were executed as prepared ones. */
			isPrepared: this.#prepared > 0,
			isTimed: this.#isTimed,
			/** Lines that belong to no whole statement, such as those of a log that begins or ends in the middle of one. */
			unreadLines: this.unreadLines
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
	#act(client, known, text) {
		const { kind, sql } = known;
		if (kind === "work") {
			if (!client.isAutocommit) client.transaction ??= new OpenTransaction();
			const { transaction } = client;
			if (transaction === void 0) return;
			transaction.counts.set(known, (transaction.counts.get(known) ?? 0) + 1);
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
	#sketchLiterals({ sketches, number: digest }, read, transaction) {
		const { literals, slots } = read;
		let before = {
			slot: -1,
			value: NaN,
			isDate: false
		};
		for (const [each, literal] of literals.entries()) {
			const [slot, hash] = [slots[each] ?? 0, hashOf(literal.text)];
			const isDate = literal.kind === "text" && DATE.test(literal.text);
			const value = isDate ? secondsOf(literal.text) : numberOf$1(literal);
			let sketch = sketches[slot];
			if (sketch === void 0) {
				sketch = new LiteralSketch(this.#places++);
				sketches[slot] = sketch;
			}
			const isNext = before.slot === slot - 1 && before.isDate === isDate;
			sketch.add(literal, hash, value, isNext ? value - before.value : NaN);
			if (transaction !== void 0 && each < MOST_COMPARED) compare(transaction, sketch, hash, digest * PLACES$1 + slot);
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
	const [from, months] = month < 3 ? [year - 1, month + 9] : [year, month - 3];
	return (((Math.floor(365.25 * from) + Math.floor((153 * months + 2) / 5) + day) * 24 + hours) * 60 + minutes) * 60 + seconds;
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
	const alone = work.map(({ digest, executions }) => ({
		executions,
		statements: [{
			digest,
			times: 1
		}]
	}));
	return {
		...load,
		transactions: alone.map((each) => ({
			...each,
			isExplicit: false
		}))
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
/** Their statements are the server's own, or an administrator's. */
const SYSTEM_SCHEMAS = /* @__PURE__ */ new Set([
	"mysql",
	"sys",
	"performance_schema",
	"information_schema"
]);
/**
* Executions of each digest: since the server began to count, or between two looks if there are two.
*
* @param schema to count; undefined: any but the server's own
*/
function countDigests(rows, earlier = [], schema) {
	const keyOf = (row) => `${row.SCHEMA_NAME ?? ""}\n${row.DIGEST ?? row.DIGEST_TEXT}`;
	const before = new Map(earlier.map((row) => [keyOf(row), row]));
	return rows.flatMap((row) => {
		const { DIGEST_TEXT: sql = "", SCHEMA_NAME: own = "" } = row;
		const old = before.get(keyOf(row)) ?? {};
		const since = numberOf(old.COUNT_STAR) > numberOf(row.COUNT_STAR) ? {} : old;
		const ran = (column) => Math.max(0, numberOf(row[column]) - numberOf(since[column]));
		const executions = ran("COUNT_STAR");
		if (sql === "" || executions === 0 || (schema === void 0 ? SYSTEM_SCHEMAS.has(own) : own !== schema)) return [];
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
/** A running server's load and tables. The server is only queried and not changed. */
const COLUMNS = [
	"SCHEMA_NAME",
	"DIGEST",
	"DIGEST_TEXT",
	"COUNT_STAR",
	"SUM_TIMER_WAIT",
	"SUM_ROWS_SENT"
];
/** @throws UserError or MeasurementError with the next step, if it cannot be reached or refuses */
function openEndpointSession(endpoint, signal) {
	return Session.open({
		kind: "endpoint",
		endpoint,
		password: passwordOf(endpoint),
		certificates: certificatesOf(endpoint),
		patience: {
			seconds: 60,
			signal
		}
	});
}
/**
* Statements that ran in the endpoint's schema between two looks at its digests.
*
* @throws UserError if the server counts none, or nothing ran
*/
async function watchDigests(session, endpoint, seconds, signal) {
	const { schema } = endpoint;
	if (await session.value("SELECT @@performance_schema") !== "1") throw new UserError(`${endpointName(endpoint)} runs without the Performance Schema, so it counts no statements; start it with performance_schema=ON, or give a log`);
	const look = async () => {
		return (await session.arrays(`SELECT ${COLUMNS.join(", ")} FROM performance_schema.events_statements_summary_by_digest`)).map((fields) => Object.fromEntries(COLUMNS.map((column, at) => [column, fields[at] ?? void 0])));
	};
	const before = await look();
	await sleep(seconds * 1e3, signal);
	const counts = countDigests(await look(), before, schema);
	if (counts.length > 0) return counts;
	throw new UserError(`no statement ran in schema ${schema} of ${endpointName(endpoint)} within ${seconds} s; look while it works, or longer with --seconds`);
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
/** A longer entry is not read. */
const MOST_CHARACTERS = 16 * 1024 ** 2;
/** What a line begins with that begins an entry. */
const STARTS = {
	general: `(?:\\t\\t|\\d[-+.:TZ \\d]{14,39}\\t) *(\\d+) ([A-Z][A-Za-z_]*(?: [A-Za-z_]+){0,4}) *(?:\\t|\\r?$)`,
	slow: "# (?:User@Host|Time): "
};
/** End of the line that a server writes when it begins a log; two more follow, which belong to the same entry. */
const BANNER = ".*started with:\\r?$";
const [FIRST_GENERAL, FIRST_BANNER] = [new RegExp(`^${STARTS.general}`, "m"), new RegExp(`^${BANNER}`, "m")];
/**
* The kind of a log or export.
*
* @param beginning a log may begin in the middle of a statement
*/
function formatOf(beginning) {
	const [first = ""] = beginning.split("\n", 1);
	if (/\bdigest_text\b/i.test(first) && /\bcount_star\b/i.test(first)) return "performance-schema";
	const [general, slow] = [STARTS.general, STARTS.slow].map((start) => new RegExp(`^${start}`, "m").exec(beginning));
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
	/** An entry whose end is unknown, or a line without its end, with a character for each byte. */
	#text = "";
	/** Position in it from which lines are still to be read. */
	#at = 0;
	/** Sessions that have prepared a statement: the slow log does not tell prepared statements from others. */
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
		for (let found = this.#start.exec(this.#text); found !== null && found.index < whole;) {
			this.#finish(from, found.index);
			from = found.index;
			found = this.#start.exec(this.#text);
		}
		if (this.#text.length - from > MOST_CHARACTERS) {
			this.#observer.unreadLines++;
			from = this.#text.length - whole > MOST_CHARACTERS ? this.#text.length : whole;
		}
		this.#text = this.#text.slice(from);
		this.#at = Math.max(0, whole - from);
	}
	/** The last entry counts only if its last line has an end: another may have been cut. */
	end() {
		if (this.#at === this.#text.length) this.#finish(0, this.#at);
		else this.#observer.unreadLines++;
	}
	/** The lines before a position, without the last line break: an entry, or the end of one whose beginning was cut. */
	#finish(from, to) {
		const entry = this.#text.slice(from, Math.max(from, to - 1));
		if (!(this.#kind === "slow" ? this.#slow(entry) : this.#general(entry)) && entry !== "" && !FIRST_BANNER.test(entry)) this.#observer.unreadLines++;
	}
	/** @returns false if it is no entry */
	#general(entry) {
		const [head, id, command] = FIRST_GENERAL.exec(entry) ?? [];
		if (head === void 0) return false;
		const [session, isPrepared] = [Number(id), command === "Execute"];
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
		let [format, log] = [];
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
/** With a character for each byte. */
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
/** Our own server for reading schemas and trying statements; it has no rows, and goes with the run's directory. */
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
		/** "MariaDB 10.11.19". */
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
		throw new UserError(`${server} refuses this statement (${code}); correct it, or have the schema read by the server that it is for, such as with --image mysql:8.4`, { place });
	});
}
/** The error code of a server that refuses; undefined: it does not. */
async function refusalOf(answer) {
	try {
		await answer;
		return;
	} catch (thrown) {
		const { errno, code } = thrown;
		if (errno === void 0 || errno <= 0) throw thrown;
		return `error ${errno}, ${code ?? "without a name"}`;
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
/** Schemas on our own server: the user's, and the one that we write. */
const [READ_SCHEMA, WRITTEN_SCHEMA] = ["qpsgate_read", "qpsgate_written"];
const WORKLOAD_FILE = "workload.yml";
const SCHEMA_FILE = "schema.sql";
async function workloadCommand(args) {
	const request = parseWorkloadFlags(args);
	const paths = [WORKLOAD_FILE, ...request.tables.kind === "migrations" ? [] : [SCHEMA_FILE]].map((name) => `${relative(process.cwd(), resolve(request.out)) || "."}/${name}`);
	const unwritten = paths.map((path) => ({
		path,
		text: ""
	}));
	if (!request.replaces) refuseExisting(process.cwd(), unwritten);
	using interrupt = interruptible();
	using run = new RunDirectory();
	const { workload, leftOut, schema, load } = await makeWorkload(request, run, interrupt.signal);
	const texts = [renderWorkload(workload), schema];
	const written = paths.map((path, at) => ({
		path,
		text: texts[at] ?? ""
	}));
	if (request.replaces) for (const { path, text } of written) writeWhole(process.cwd(), path, text);
	else writeAllNew(process.cwd(), written);
	print(renderMix(workload, load));
	print(renderLeftOut(leftOut));
	print(renderWritten(workload, request.out, paths, programWords()));
	return EXIT.pass;
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
	const { tables, schema } = await findTables(request, server, signal);
	const { load, source: seen } = await seeLoad(request, signal);
	await runSchemaFiles(server, WRITTEN_SCHEMA, [{
		file: SCHEMA_FILE,
		text: schema
	}]);
	const known = understandLoad(load, tables);
	const refused = await refusedStatements(server, known.flatMap((each) => typeof each === "object" ? [each.sql] : []));
	const understood = known.map((each) => typeof each === "object" && refused.has(each.sql) ? "not understood" : each);
	const { workload, leftOut } = inferWorkload({
		load,
		understood,
		tables,
		rows: request.rows,
		...namesFor(request)
	});
	if (workload === void 0) throw new UserError(`none of the statements can run by itself\n${renderLeftOut(leftOut).trimEnd()}`);
	return {
		workload,
		leftOut,
		schema,
		load: {
			source: seen,
			statements: load.digests.reduce((sum, { executions }) => sum + executions, 0),
			isTimed: load.isTimed,
			unreadLines: load.unreadLines
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
async function findTables({ tables: source }, server, signal) {
	if (source.kind === "dsn") {
		await using session = await openEndpointSession(source.endpoint, signal);
		const { schema } = source.endpoint;
		return await tablesIn(session, schema, `schema ${schema} of ${endpointName(source.endpoint)}`);
	}
	const read = readSchema(source.kind, source.path, diskOptionFiles("."));
	if ("found" in read) throw new UserError(`--tables leads to ${read.found}; allowed: ${read.allowed}`);
	await runSchemaFiles(server, READ_SCHEMA, read.files);
	return await tablesIn(server.session, READ_SCHEMA, source.path);
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
async function seeLoad({ from }, signal) {
	if (from.kind === "dsn") {
		await using session = await openEndpointSession(from.endpoint, signal);
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