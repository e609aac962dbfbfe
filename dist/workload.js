import { r as readSchema } from "./read-own-load.js";
import { n as splitSql } from "./split-sql.js";
import { i as tokensOf } from "./sql-scanner.js";
import { i as count, p as share } from "./figures.js";
import { c as escapeInvisible, n as shellWord } from "./escape.js";
import { r as diskOptionFiles } from "./option-files.js";
import { n as refuseExisting, r as writeNew } from "./write-new.js";
import { a as require_dist } from "./yaml-tree.js";
import { d as EXIT, h as UserError, w as reasonOf } from "./paths.js";
import { n as print, r as programWords } from "./output.js";
import { n as parseWorkloadFlags } from "./workload-flags.js";
import { relative, resolve } from "node:path";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

// src/core/own-workload/schema-tables.ts
/** Words that begin a key or a check in the definition of a table, where otherwise a column begins. */
const KEY = /^(?:primary|unique|key|index|fulltext|spatial|foreign|check|period|constraint)$/;
function schemaTables(files) {
	const tables = /* @__PURE__ */ new Map();
	for (const { text } of files) for (const { sql } of splitSql(text)) new Definition(sql, tables).read();
	return tables;
}
function nameOfToken(text) {
	return text.startsWith("`") ? text.slice(1, -1).replaceAll("``", "`") : text;
}
/** Whether both servers and workload files can have the name: in the file, a comma would end it. */
function isUsable(name) {
	return /^[^,]{1,64}$/u.test(name) && name.isWellFormed();
}
var Definition = class {
	#tokens;
	#tables;
	#at = 0;
	constructor(sql, tables) {
		this.#tokens = tokensOf(sql);
		this.#tables = tables;
	}
	read() {
		const isAltered = this.#takes("alter");
		if (!isAltered && this.#takes("rename", "table")) {
			do
				this.#rename(this.#named());
			while (this.#takes(","));
			return;
		}
		if (!isAltered && !this.#takes("create")) return;
		this.#takes("or", "replace");
		if (this.#takes("unique", "index")) {
			while (this.#at < this.#tokens.length && !this.#takes("on")) this.#at++;
			this.#named()?.uniques.push(this.#list());
		}
		this.#takes("ignore");
		if (!this.#takes("table")) return;
		this.#takes("if", "exists");
		this.#takes("if", "not", "exists");
		if (isAltered) this.#alter(this.#named());
		else this.#create(this.#name());
	}
	#create(name) {
		const table = {
			name,
			columns: /* @__PURE__ */ new Map(),
			uniques: [],
			parents: /* @__PURE__ */ new Set()
		};
		if (isUsable(name)) this.#tables.set(name.toLowerCase(), table);
		if (this.#takes("(")) this.#parts(table);
		else if (this.#takes("like")) {
			const { columns = [], uniques = [] } = this.#named() ?? {};
			for (const [column, type] of columns) table.columns.set(column, type);
			table.uniques.push(...uniques);
		}
	}
	/** Adds what an ALTER adds. What it drops may stay, because no later statement names it. */
	#alter(table) {
		if (table === void 0) return;
		do {
			const isNamed = this.#takes("change") || this.#takes("rename", "column");
			const isAdded = !isNamed && this.#takes("add");
			this.#takes("column");
			this.#takes("if", "not", "exists");
			if (isNamed) this.#name();
			this.#takes("to");
			if (isAdded && this.#takes("(")) this.#parts(table);
			else if (isAdded || isNamed) this.#part(table);
			else if (this.#takes("rename") && !KEY.test(this.#word())) this.#rename(table);
			this.#skip();
		} while (this.#takes(","));
	}
	#parts(table) {
		do
			this.#part(table);
		while (this.#takes(","));
		this.#takes(")");
	}
	#part(table) {
		if (this.#takes("constraint") && !KEY.test(this.#word())) this.#name();
		const isKey = KEY.test(this.#word());
		const column = isKey ? void 0 : this.#name();
		const type = this.#word();
		const from = this.#at;
		this.#skip();
		const end = this.#at;
		const words = this.#tokens.slice(from, end).map(({ text }) => text.toLowerCase());
		const isUnique = words.includes("unique") || words.includes("primary");
		const refers = words.indexOf("references");
		if (isKey && isUnique) {
			this.#at = from + Math.max(0, words.indexOf("("));
			table.uniques.push(this.#list());
		}
		if (refers >= 0) {
			this.#at = from + refers + 1;
			table.parents.add(this.#name());
		}
		this.#at = end;
		if (column === void 0) return;
		if (isUnique) table.uniques.push([column.toLowerCase()]);
		if (!words.includes("as") && isUsable(column)) table.columns.set(column, type);
	}
	#list() {
		const names = [];
		if (!this.#takes("(")) return names;
		do {
			names.push(this.#name().toLowerCase());
			this.#skip();
		} while (this.#takes(","));
		return names;
	}
	/** Goes to the comma, the parenthesis or the end at which a column or a key ends. */
	#skip() {
		for (let depth = 0; this.#at < this.#tokens.length; this.#at++) {
			const word = this.#word();
			if (depth === 0 && (word === "," || word === ")")) return;
			depth += word === "(" ? 1 : word === ")" ? -1 : 0;
		}
	}
	#rename(table) {
		if (!this.#takes("to")) this.#takes("as");
		const name = this.#name();
		if (table === void 0 || !isUsable(name)) return;
		const renamed = {
			...table,
			name
		};
		for (const each of [table.name, name]) this.#tables.set(each.toLowerCase(), renamed);
	}
	#word() {
		return this.#tokens[this.#at]?.text.toLowerCase() ?? "";
	}
	#takes(...words) {
		const isThere = words.every((word, index) => this.#tokens[this.#at + index]?.text.toLowerCase() === word);
		if (isThere) this.#at += words.length;
		return isThere;
	}
	#name() {
		let name = nameOfToken(this.#tokens[this.#at++]?.text ?? "");
		while (this.#takes(".")) name = nameOfToken(this.#tokens[this.#at++]?.text ?? "");
		return name;
	}
	#named() {
		return this.#tables.get(this.#name().toLowerCase());
	}
};

// src/core/views/workload-text.ts
/** Output of `qpsgate workload`: the drafted file, the part of the log that it covers, and the next steps. */
function renderDraft(draft, { log, out, path, program }) {
	const left = draft.leftOut.length;
	return [
		`drafted ${escapeInvisible(path)}: ${count(draft.statements, "statement")} on ${count(draft.tables, "table")}`,
		`from ${escapeInvisible(log)}: ${share(Math.floor(1e3 * draft.share) / 1e3)} of ${count(draft.executions, "execution")}`,
		...left > 0 ? [`left out, with reasons at the end of the file: ${count(left, "line")}`] : [],
		"",
		"next",
		"  read it, correct what its first lines name, and commit it",
		`  ${program} run --workloads ${shellWord(out)} --base origin/main`,
		""
	].join("\n");
}

// src/core/own-workload/log-statement.ts
var import_dist = require_dist();
/**
* Splits a statement of a log into items: its tokens, but each literal as a single item. Lists of IN, and rows of an
* INSERT, keep one element, because statements that differ only in the number of elements count as one statement.
*/
const LITERALS = /* @__PURE__ */ new Set([
	"text",
	"binary",
	"integer",
	"decimal"
]);
/** After these words a minus is a sign, not a subtraction. */
const BEFORE_SIGN = /^(?:and|between|by|case|div|else|in|interval|like|limit|mod|not|offset|on|or|return|select|set|then|values|when|where)$/;
/** Types and character sets, which belong to the text after them, as in `date '2025-01-31'`. */
const BEFORE_TEXT = /^(?:date|time|timestamp|_\w+)$/;
/** @returns undefined if a quote or a comment is not closed, or if there is no statement */
function itemsOf(sql) {
	const items = [];
	let end = 0;
	for (const { kind, text, start, stop } of tokensOf(sql)) {
		if (kind === "broken") return void 0;
		if (kind === "symbol" && text === ";") break;
		const isApart = start > end && items.length > 0;
		end = stop;
		const word = kind === "word" || kind === "symbol" ? text.toLowerCase() : "";
		const last = items.at(-1);
		if (last !== void 0 && belongsTo(last, kind, items.at(-2))) items[items.length - 1] = {
			...last,
			kind,
			word,
			text: `${last.text}${isApart ? " " : ""}${text}`
		};
		else items.push({
			kind,
			text,
			word,
			isApart
		});
	}
	return items.length === 0 ? void 0 : singleElementLists(items);
}
function isLiteral(item) {
	return item !== void 0 && LITERALS.has(item.kind);
}
/**
* A text that is equal for statements which differ only in literals, upper and lower case, and white space: they count
* as one statement.
*/
function statementDigest(items) {
	return items.map((item) => isLiteral(item) ? "?" : item.text.toLowerCase()).join(" ");
}
/** Whether a literal continues the item before it (a sign, a type, or a text), so that both are one literal. */
function belongsTo(last, kind, before) {
	if (kind === "text") return last.kind === "text" || BEFORE_TEXT.test(last.word);
	if (kind !== "integer" && kind !== "decimal") return kind === "binary" && /^_\w/.test(last.word);
	if (last.word !== "-") return false;
	return before === void 0 || before.kind === "symbol" && before.word !== ")" || BEFORE_SIGN.test(before.word);
}
function singleElementLists(items) {
	const kept = [];
	const rows = [];
	let isAfterRow = false;
	for (let at = 0; at < items.length; at++) {
		const item = items[at];
		const [last, second, third] = [
			-1,
			-2,
			-3
		].map((from) => kept.at(from)?.word);
		if (item.word === "," && third === "in" && second === "(" && isLiteral(kept.at(-1)) && isLiteral(items[at + 1])) {
			at++;
			continue;
		}
		if (item.word === "," && isAfterRow && items[at + 1]?.word === "(") {
			at = closingOf(items, at + 1);
			continue;
		}
		if (item.word === "(") rows.push(/^values?$/.test(last ?? "") || last === "(" && second === "in");
		isAfterRow = item.word === ")" && rows.pop() === true;
		kept.push(item);
	}
	return kept;
}
/** Position of the parenthesis that closes the one at `opening`; the last position if none does. */
function closingOf(items, opening) {
	let depth = 0;
	for (let at = opening; at < items.length; at++) if (items[at]?.word === "(") depth++;
	else if (items[at]?.word === ")" && --depth === 0) return at;
	return items.length - 1;
}

// src/core/own-workload/draft-statement.ts
/**
* Drafts a statement of a workload from a statement of a log. A literal that is compared with a column, or put into
* one, becomes a parameter that draws from the column's rows; any other literal stays. Nothing is guessed: if the text
* leaves something open, the statement is left out, with the reason.
*/
var Unclear = class extends Error {};
/** Longest drafted statement, a little below the limit of a workload file. */
const MOST_CHARACTERS$1 = 6e4;
const MOST_ITEMS = 5e3;
const TOO_LONG = "it is too long";
const OPERATOR = /^(?:[<>!]?=|<=>|[<>]|<>|like|rlike|regexp|in|between)$/;
const ARITHMETIC = /^(?:[-+*/%&|^]|<<|>>|div|mod)$/;
const PATTERN = /^(?:like|rlike|regexp)$/;
const BEGINS = /^(?:>=?|between)$/;
const ENDS = /^(?:<=?|and)$/;
/** After these words a text is one side of a comparison, as in `WHERE 'a' = name`. */
const COMPARING = /^(?:and|or|xor|not|where|on|having|when|between)$/;
const TRANSPARENT = /^(?:lower|upper|lcase|ucase|trim|binary|date|any_value)$/;
const DAY_SECONDS = 86400;
const AFTER_TABLES = /^(?:where|group|having|order|limit|set|on|using|values|value|select|union|for|window|returning)$/;
/** These words, like those of AFTER_TABLES, may follow a table's name, so they must not be taken for its alias. */
const NO_ALIAS = /^(?:as|cross|except|fetch|force|ignore|inner|intersect|into|(?:straight_)?join|left|lock|natural|partition|right|use|with)$/;
/** @returns the reason, as a text, if the statement cannot be drafted */
function draftStatement(items, tables) {
	try {
		return new Reading(items, tables).draft();
	} catch (error) {
		if (error instanceof Unclear) return error.message;
		throw error;
	}
}
var Reading = class {
	#items;
	#schema;
	/** The scope of each item, and how many commas precede the item in that scope. */
	#scopes = [];
	#elements = [];
	/** Positions of database names and their dots. They are left out, because a workload's tables have no database. */
	#dropped = /* @__PURE__ */ new Set();
	#tables = /* @__PURE__ */ new Map();
	/** Columns of an INSERT's new rows, in their order; '' for a column that the table lacks. */
	#inserted = [];
	constructor(items, schema) {
		this.#items = items;
		this.#schema = schema;
	}
	draft() {
		if (this.#items.length > MOST_ITEMS) throw new Unclear(TOO_LONG);
		const verb = this.#items.find(({ word }) => word !== "(")?.word ?? "";
		if (!/^(?:select|insert|replace|update|delete|with)$/.test(verb)) throw new Unclear("it neither reads nor changes rows");
		if (this.#items.some(({ kind }) => kind === "variable")) throw new Unclear("it has a variable of its session");
		if (this.#items.some(({ kind }) => kind === "placeholder")) throw new Unclear("it has ? in place of a value");
		this.#readTables();
		const places = this.#items.flatMap((item, at) => isLiteral(item) ? this.#place(at) ?? [] : []);
		const parameters = this.#parameters(places, verb);
		const sql = this.#text(new Set(places.map(({ at }) => at)));
		if (sql.length > MOST_CHARACTERS$1) throw new Unclear(TOO_LONG);
		const used = [...this.#tables.values()].filter((table) => table !== void 0);
		return {
			verb,
			sql,
			parameters,
			tables: new Set(used)
		};
	}
	#word(at) {
		return this.#items[at]?.word ?? "";
	}
	#isName(at) {
		const kind = this.#items[at]?.kind;
		return kind === "word" || kind === "quoted";
	}
	#readTables() {
		const scopes = [{
			outer: void 0,
			tables: /* @__PURE__ */ new Map(),
			opening: -1,
			isQuery: true,
			isFrom: false,
			commas: 0
		}];
		for (let at = 0; at < this.#items.length; at++) {
			const scope = scopes.at(-1);
			const [word, before] = [this.#word(at), this.#word(at - 1)];
			this.#scopes.push(scope);
			this.#elements.push(scope.commas);
			if (word === "(") {
				const isQuery = /^(?:select|with)$/.test(this.#word(at + 1));
				const isFrom = !isQuery && scope.isFrom && /^(?:from|join|straight_join|[,(])$/.test(before);
				scopes.push({
					outer: scope,
					tables: isFrom ? scope.tables : /* @__PURE__ */ new Map(),
					opening: at,
					isQuery: isQuery || isFrom,
					isFrom,
					commas: 0
				});
			} else if (word === ")") {
				if (scopes.length > 1) scopes.pop();
			} else if (word === ",") scope.commas++;
			else if (/^(?:union|except|intersect)$/.test(word)) scopes.splice(-1, 1, {
				...scope,
				tables: /* @__PURE__ */ new Map(),
				isFrom: false
			});
			else if (scope.isQuery && this.#isBeforeTable(at, scope)) scope.isFrom = true;
			else if (AFTER_TABLES.test(word)) scope.isFrom = false;
			else if (scope.isFrom && this.#isName(at) && (this.#isBeforeTable(at - 1, scope) || /^[,(]$/.test(before))) this.#nameTable(at, scope);
			const [third, second] = [this.#word(at - 3), this.#word(at - 1)];
			const isInner = this.#word(at + 1) === ".";
			if (second === "." && third !== "." && isInner && this.#isName(at - 2)) this.#drop(at - 2);
		}
	}
	#isBeforeTable(at, { isFrom }) {
		const word = this.#word(at);
		if (word === "update") return !/^(?:for|key)$/.test(this.#word(at - 1));
		if (/^(?:low_priority|ignore)$/.test(word)) return this.#word(at - 1) === "update";
		return /^(?:from|into)$/.test(word) || isFrom && /^(?:straight_)?join$/.test(word);
	}
	#drop(at) {
		this.#dropped.add(at);
		this.#dropped.add(at + 1);
	}
	#nameTable(at, { tables }) {
		const isOfDatabase = this.#word(at + 1) === ".";
		if (isOfDatabase) this.#drop(at);
		const place = isOfDatabase ? at + 2 : at;
		const name = nameOfToken(this.#items[place]?.text ?? "");
		const table = this.#schema.get(name.toLowerCase());
		if (table === void 0 && name.toLowerCase() !== "dual" && !this.#isOfWith(name)) throw new Unclear(`no table ${name} is made by --tables`);
		const after = this.#word(place + 1) === "as" ? place + 2 : place + 1;
		const isAlias = this.#isName(after) && ![AFTER_TABLES, NO_ALIAS].some((form) => form.test(this.#word(after)));
		for (const map of [tables, this.#tables]) map.set(nameOfToken(this.#items[isAlias ? after : place]?.text ?? "").toLowerCase(), table);
		if (this.#word(at - 1) === "into" && table !== void 0 && this.#word(place + 1) === "(") {
			const names = this.#items.slice(place + 2, closingOf(this.#items, place + 1));
			this.#inserted = names.filter(({ word }) => word !== ",").map(({ text }) => columnOf(table, text) ?? "");
		}
	}
	/** Whether a name is the name of a query in WITH, which is used like a table although the schema has none. */
	#isOfWith(name) {
		return this.#items.some((item, at) => nameOfToken(item.text) === name && /^(?:,|with|recursive)$/.test(this.#word(at - 1)) && /^(?:as|\()$/.test(this.#word(at + 1)));
	}
	/** The column that a literal is compared with, or put into; undefined if there is none, so that the literal stays. */
	#place(at) {
		const opening = this.#scopes[at]?.opening ?? -1;
		const element = this.#elements[at] ?? 0;
		const before = this.#word(at - 1);
		const isWhole = /^[(,]$/.test(before) && /^[),]$/.test(this.#word(at + 1));
		if (isWhole && /^values?$/.test(this.#word(opening - 1)) && this.#scopes[opening]?.opening === -1) return this.#newValue(at, element);
		if (this.#word(at - 3) === "between" && before === "and") return this.#compared(at, at - 3, "and", 0);
		if (OPERATOR.test(before)) return this.#compared(at, at - 1, before, 0);
		const outer = this.#word(opening - 1) === "(" ? opening - 2 : opening - 1;
		if (isWhole && opening > 0 && OPERATOR.test(this.#word(outer))) return this.#compared(at, outer, this.#word(outer), element);
		if (this.#items[at]?.kind === "text" && (COMPARING.test(before) || OPERATOR.test(this.#word(at + 1)))) throw new Unclear("a text is compared with no column");
	}
	#newValue(at, element) {
		const [table] = this.#scopes[0]?.tables.values() ?? [];
		const column = this.#inserted[element];
		if (table === void 0 || column === void 0) throw new Unclear("it does not name the columns of its rows");
		if (column === "") throw new Unclear(`no such column of ${table.name} is made by --tables`);
		return {
			at,
			table,
			column,
			operator: void 0
		};
	}
	/** @param place position of the operator */
	#compared(at, place, operator, element) {
		const isText = this.#items[at]?.kind === "text";
		if (isText && PATTERN.test(operator)) throw new Unclear("a text is a pattern");
		const column = this.#columnBefore(this.#word(place - 1) === "not" ? place - 2 : place - 1, element);
		if (column !== void 0) return this.#ofColumn(at, column, operator);
		if (isText) throw new Unclear("a text is compared with no column");
	}
	/**
	* Position of the column that ends at `end`, or in a row of columns such as `(a, b)`, of the column with the number
	* `element`. It is undefined if something else ends there.
	*/
	#columnBefore(end, element) {
		if (this.#word(end) !== ")") return this.#isName(end) && this.#isAlone(end) ? end : void 0;
		const opening = this.#scopes[end]?.opening ?? -1;
		if (!(!this.#isName(opening - 1) || /^(?:where|and|or|not|on|when|having)$/.test(this.#word(opening - 1))) && !TRANSPARENT.test(this.#word(opening - 1))) return void 0;
		const inside = this.#items.flatMap((_, at) => at > opening && at < end && this.#elements[at] === element && this.#word(at) !== "," ? [at] : []);
		const [first = -1, dot = -1, last = -1] = inside;
		if (inside.length === 1 && this.#isName(first)) return first;
		return inside.length === 3 && this.#word(dot) === "." ? last : void 0;
	}
	#isAlone(place) {
		const start = this.#word(place - 1) === "." ? place - 2 : place;
		return !ARITHMETIC.test(this.#word(start - 1)) && !ARITHMETIC.test(this.#word(place + 1));
	}
	#ofColumn(at, place, operator) {
		const name = nameOfToken(this.#items[place]?.text ?? "");
		const qualifier = this.#word(place - 1) === "." ? nameOfToken(this.#items[place - 2]?.text ?? "").toLowerCase() : void 0;
		const groups = [];
		for (let scope = this.#scopes[place]; scope !== void 0; scope = scope.outer) groups.push(scope.tables);
		for (const tables of [...groups, this.#tables]) for (const [alias, table] of tables) {
			const column = table && (qualifier === void 0 || qualifier === alias) ? columnOf(table, name) : void 0;
			if (table !== void 0 && column !== void 0) return {
				at,
				table,
				column,
				operator
			};
		}
		throw new Unclear(`no column ${name} of its tables is made by --tables`);
	}
	#parameters(places, verb) {
		const fresh = verb === "insert" ? this.#freshColumns(places) : /* @__PURE__ */ new Set();
		return places.map(({ at, table, column, operator }, index) => {
			const of = `${table.name}.${column}`;
			const isNew = fresh.has(column.toLowerCase()) && (operator === void 0 || this.#isSet(at));
			const other = places.findIndex((one, before) => before < index && one.table === table && one.column === column && isRange(one.operator, operator));
			if (other < 0) return {
				kind: isNew ? "new" : "value",
				column: of
			};
			const plus = this.#distance(places[other]?.at ?? 0, at, table.columns.get(column) ?? "");
			if (plus === void 0) throw new Unclear("how long a range is, is not clear");
			return {
				kind: "same",
				column: of,
				as: other + 1,
				plus
			};
		});
	}
	/** Whether a value is in an INSERT … SET, and so in a new row, and not in an ON DUPLICATE KEY UPDATE after it. */
	#isSet(at) {
		const words = this.#items.slice(0, at).map(({ word }) => word);
		return words.includes("set") && !words.includes("select") && !words.includes("duplicate");
	}
	/**
	* Columns, in lower case, whose values must be new, because the INSERT would otherwise fail on a unique key: the last
	* column of each unique key whose columns all get a value from the statement.
	*/
	#freshColumns(places) {
		const fresh = /* @__PURE__ */ new Set();
		if (this.#items.some(({ word }, at) => word === "duplicate" || word === "ignore" && at === 1)) return fresh;
		const assigned = places.filter(({ at, operator }) => operator === void 0 || this.#isSet(at));
		const names = new Set(assigned.map(({ column }) => column.toLowerCase()));
		for (const key of assigned[0]?.table.uniques ?? []) {
			const last = key.at(-1);
			if (last !== void 0 && key.every((name) => names.has(name)) && !key.some((name) => fresh.has(name))) fresh.add(last);
		}
		return fresh;
	}
	/**
	* Distance of one literal from another: the difference of numbers, or days for a column of dates, or seconds for one
	* of times; undefined if it is not known.
	*/
	#distance(from, to, type) {
		const [low, high] = [from, to].map((at) => pointOf(this.#items[at]));
		if (low === void 0 || high === void 0 || low.isDate !== high.isDate) return void 0;
		return (high.value - low.value) / (low.isDate && type === "date" ? DAY_SECONDS : 1);
	}
	#text(parameters) {
		let text = "";
		let isApart = false;
		for (const [at, item] of this.#items.entries()) {
			isApart ||= item.isApart;
			if (this.#dropped.has(at)) continue;
			text += `${isApart && text !== "" ? " " : ""}${parameters.has(at) ? "?" : item.text}`;
			isApart = false;
		}
		return text;
	}
};
function columnOf({ columns }, text) {
	const name = nameOfToken(text).toLowerCase();
	return [...columns.keys()].find((column) => column.toLowerCase() === name);
}
function isRange(one, other) {
	const [first = "", second = ""] = [one, other];
	return BEGINS.test(first) && ENDS.test(second) || ENDS.test(first) && BEGINS.test(second);
}
function pointOf(item) {
	const text = item?.text ?? "";
	if (/^(?:- ?)?\d{1,15}$/.test(text)) return {
		value: Number(text.replace(" ", "")),
		isDate: false
	};
	if (!/\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d:\d\d(?:\.\d+)?)?['"]$/.test(text)) return void 0;
	const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
	const fromMarch = month < 3 ? year - 1 : year;
	return {
		value: (((Math.floor(365.25 * fromMarch) + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day) * 24 + hours) * 60 + minutes) * 60 + seconds,
		isDate: true
	};
}

// src/core/own-workload/draft-workload.ts
/**
* Drafts the file of a workload from the statements of a log: how often each runs, and what its parameters draw from.
*/
/** Maximum number of different statements that are counted, so that memory suffices for any log. */
const MOST_DIGESTS = 2e4;
const LEAST_SHARE = .001;
/** Rows of each table in the draft, because no log says how many there are. */
const ROWS_PER_TABLE = 1e5;
/** Limits that keep the file readable: statements listed as left out, characters of each, and characters of a name. */
const MOST_LEFT_OUT$1 = 50;
const MOST_SHOWN = 1e3;
const MOST_NAME = 100;
/**
* Statements that begin or end transactions are left out, because each drafted statement is a transaction by itself.
*/
const TRANSACTION = /^(?:begin|start transaction|commit|rollback|(?:release )?savepoint)\b/i;
const HEADER = `# Drafted from a log. Correct it:
# - Put the statements of one transaction together, with "explicit: true", and give its share.
# - Correct the rows of the tables.
# - The list of an IN, and the rows of an INSERT, have become one.
#
# How to read it: a transaction runs in the given share of cases. A parameter stands for one ?:
#   orders.id, skew 0.9       a value that rows have, by Zipf's law with this exponent; without skew, all alike
#   orders.id, new            a value that no row has yet
#   same as NAME:1, plus 99   parameter 1 of the statement NAME in the same transaction, 99 more
#   number from 1 to 100      a number
#   text of 20 characters     any text
#   null                      NULL
`;
var WorkloadDrafter = class {
	#tables;
	#digests = /* @__PURE__ */ new Map();
	#executions = 0;
	#unreadable = 0;
	/** Executions of prepared statements minus all other executions: the majority decides the protocol of the draft. */
	#prepared = 0;
	constructor(tables) {
		this.#tables = tables;
	}
	add(sql, isPrepared) {
		const items = itemsOf(sql);
		const text = items === void 0 ? "" : textOf(items);
		if (TRANSACTION.test(text)) return;
		this.#executions++;
		this.#prepared += isPrepared ? 1 : -1;
		if (items === void 0) {
			this.#unreadable++;
			return;
		}
		const key = statementDigest(items);
		const before = this.#digests.get(key);
		if (before !== void 0) before.executions++;
		else if (this.#digests.size < MOST_DIGESTS) this.#digests.set(key, {
			executions: 1,
			text,
			draft: draftStatement(items, this.#tables)
		});
	}
	finish(schema) {
		const digests = [...this.#digests.values()].sort((a, b) => b.executions - a.executions);
		const drafted = digests.filter((digest) => typeof digest.draft === "object").filter(({ executions }) => executions >= LEAST_SHARE * this.#executions).slice(0, 256 - 1);
		const executions = executionsOf(drafted);
		const leftOut = this.#leftOut(digests.filter(({ draft }) => typeof draft === "string").slice(0, MOST_LEFT_OUT$1), executions);
		const tables = tablesAndParents(drafted.flatMap(({ draft }) => [...draft.tables]), this.#tables);
		const form = {
			protocol: this.#prepared > 0 ? "prepared" : "text",
			[schema.kind]: schema.path,
			transactions: transactionsOf(drafted),
			tables: [...tables].map(({ name }) => ({
				name,
				rows: ROWS_PER_TABLE
			}))
		};
		const title = leftOut.length === 0 ? [] : ["", "# Left out, with shares of all statements and reasons:"];
		return {
			text: `${HEADER}\n${[
				(0, import_dist.stringify)(form, { lineWidth: 120 }).trimEnd(),
				...title,
				...leftOut.map((line) => `#   ${line}`)
			].join("\n")}\n`,
			statements: drafted.length,
			tables: tables.size,
			executions: this.#executions,
			share: executions / Math.max(1, this.#executions),
			leftOut
		};
	}
	#leftOut(shown, drafted) {
		const rare = this.#executions - drafted - this.#unreadable - executionsOf(shown);
		return [
			...shown.map(({ executions, draft, text }) => [executions, `${draft}: ${text}`]),
			[this.#unreadable, "statements with a quote that is not closed, or longer than 1 MB"],
			[rare, "rare statements"]
		].filter(([executions]) => executions > 0).map(([executions, what]) => `${percentage(executions / this.#executions)} ${escapeInvisible(what)}`);
	}
};
function textOf(items) {
	return items.map((item) => `${item.isApart ? " " : ""}${isLiteral(item) ? "?" : item.text}`).join("").replaceAll(/\s+/g, " ").slice(0, MOST_SHOWN);
}
function executionsOf(digests) {
	return digests.reduce((sum, { executions }) => sum + executions, 0);
}
/** Each statement becomes a transaction, because a log does not say which statements need each other. */
function transactionsOf(digests) {
	const all = executionsOf(digests);
	const names = /* @__PURE__ */ new Set();
	return digests.map(({ executions, draft }) => {
		const [table] = draft.tables;
		const name = newName(`${draft.verb} ${table?.name ?? ""}`, names);
		const parameters = draft.parameters.map((parameter) => lineOf(parameter, name));
		const statement = {
			name,
			sql: draft.sql,
			...parameters.length > 0 && { parameters }
		};
		return {
			name,
			share: percentage(executions / all),
			statements: [statement]
		};
	});
}
function lineOf(parameter, statement) {
	switch (parameter.kind) {
		case "value": return parameter.column;
		case "new": return `${parameter.column}, new`;
		case "same": return `same as ${statement}:${parameter.as}, plus ${parameter.plus}`;
	}
}
/** Four digits are enough for people. */
function percentage(share) {
	return `${Number((100 * share).toPrecision(4))}%`;
}
/** A name such as "select orders". If it occurs again it gets a number, because names must differ. */
function newName(wanted, names) {
	const first = wanted.slice(0, MOST_NAME).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "_").trim();
	let name = first;
	for (let number = 2; names.has(name); number++) name = `${first} ${number}`;
	names.add(name);
	return name;
}
/** The tables, and the tables that their rows refer to, because the former cannot be filled without the latter. */
function tablesAndParents(tables, schema) {
	const all = new Set(tables);
	for (const { parents } of all) for (const parent of parents) {
		const table = schema.get(parent.toLowerCase());
		if (table !== void 0) all.add(table);
	}
	return all;
}

// src/core/own-workload/read-log.ts
/**
* Reads the statements of general and slow logs of MySQL, Percona Server and MariaDB, line by line, because logs are
* large.
*/
/** Longer statements are not read, so that memory suffices for any log. */
const MOST_CHARACTERS = 1024 ** 2;
/**
* The beginning of an entry in a general log, up to what the client does, such as `Query` or `Init DB`. MySQL writes
* the time as ISO 8601. MariaDB writes `YYMMDD HH:MM:SS`, or only tabs if the time is the same as in the entry before.
*/
const GENERAL = /^(?:\t\t|\d[-+.:TZ \d]{14,39}\t) *\d+ ([A-Z][A-Za-z_]*(?: [A-Za-z_]+){0,4}) *(?:\t|$)/;
const SLOW = /^# (?:User@Host|Time): /;
/**
* Lines before the statement in an entry of a slow log. An administrator's command counts as such a line, because it is
* no SQL.
*/
const BEFORE_STATEMENT = /^(?:#|use .*;$|SET (?:timestamp|(?:last_)?insert_id)=[^;]*;$)/;
/** The first line that a server writes when it starts. It ends the entry before it. */
const BANNER = /started with:$/;
var LogReader = class {
	/** Kind of the log; undefined until a line shows it. */
	kind;
	#take;
	#lines;
	#characters = 0;
	#isPrepared = false;
	constructor(take) {
		this.#take = take;
	}
	/** @param line without its line end */
	push(line) {
		const [head, command = ""] = this.kind !== "slow" && GENERAL.exec(line) || [];
		if (head !== void 0) {
			this.#begin("general");
			this.#isPrepared = command === "Execute";
			if (command === "Query" || this.#isPrepared) this.#lines = [line.slice(head.length)];
		} else if (this.kind !== "general" && SLOW.test(line)) {
			this.#begin("slow");
			this.#lines = [];
		} else if (BANNER.test(line)) this.end();
		else if (this.#lines !== void 0 && !(this.kind === "slow" && this.#lines.length === 0 && BEFORE_STATEMENT.test(line))) {
			this.#characters += line.length;
			if (this.#characters <= MOST_CHARACTERS) this.#lines.push(line);
		}
	}
	end() {
		const sql = this.#lines?.join("\n") ?? "";
		if (sql !== "") this.#take(Math.max(this.#characters, sql.length) > MOST_CHARACTERS ? "" : sql, this.#isPrepared);
		this.#lines = void 0;
		this.#characters = 0;
	}
	#begin(kind) {
		this.end();
		this.kind = kind;
	}
};

// src/edges/own-workload/draft-from-log.ts
/** Drafts a workload from a log file, which is read line by line, because logs may be larger than memory. */
/** @throws UserError if the file cannot be read, or is neither a general log nor a slow log */
async function draftFromLog(path, tables) {
	const drafter = new WorkloadDrafter(tables);
	const log = new LogReader((sql, isPrepared) => drafter.add(sql, isPrepared));
	try {
		for await (const line of createInterface({ input: createReadStream(path, "utf8") })) log.push(line);
	} catch (cause) {
		throw new UserError(`cannot read ${path}: ${reasonOf(cause)}`, { cause });
	}
	log.end();
	if (log.kind === void 0) throw new UserError(`${path}: found no log that is known; allowed: a general log, or a slow log`);
	return {
		drafter,
		kind: log.kind
	};
}

// src/commands/workload.ts
/**
* `qpsgate workload`: drafts a workload from a log of statements and from the tables that they use. It leaves out
* statements that it cannot draft, and fails if it can draft none.
*/
const MOST_LEFT_OUT = 15;
async function workloadCommand(args) {
	const { log, tables, out } = parseWorkloadFlags(args);
	const path = `${relative(process.cwd(), resolve(out)) || "."}/workload.yml`;
	refuseExisting(path);
	const schema = readSchema(tables.kind, tables.path, diskOptionFiles("."));
	if ("actual" in schema) throw new UserError(`--tables leads to ${schema.actual}; allowed: ${schema.allowed}`);
	const { drafter, kind } = await draftFromLog(log, schemaTables(schema.files));
	const draft = drafter.finish({
		kind: tables.kind,
		path: relative(resolve(out), resolve(tables.path))
	});
	if (draft.statements === 0) throw new UserError(["no statement of the log can be drafted", ...draft.leftOut.slice(0, MOST_LEFT_OUT)].join("\n  "));
	writeNew(path, draft.text);
	print(renderDraft(draft, {
		log: `${kind} log ${log}`,
		out,
		path,
		program: programWords()
	}));
	return EXIT.pass;
}

export { workloadCommand };