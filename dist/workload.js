import { n as endpointName } from "./dsn.js";
import { B as nearest, E as string, L as escapeInvisible, O as union, V as quote, b as number$1, d as array, x as object, z as listNames } from "./names.js";
import { n as shellWord, r as shorten } from "./escape.js";
import { f as share, i as count, o as fineShare } from "./figures.js";
import { t as alignedRows } from "./text-table.js";
import { C as giveTo, _ as TOKEN, b as encode, h as sqlName, v as USUAL_MODE, x as tokensOf, y as decode } from "./parse.js";
import { a as renderWorkload, t as migrationsAmong } from "./read-own-load.js";
import { n as writeAllNew, t as refuseExisting } from "./write-new.js";
import { i as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { t as RunDirectory } from "./run-directory.js";
import { l as chooseLauncher, s as seedArguments } from "./owned-options.js";
import { i as say, r as programWords, t as print } from "./output.js";
import { n as parseWorkloadFlags } from "./workload-flags.js";
import { _ as reasonOf, a as EXIT, u as UserError } from "./errors.js";
import { f as certificatesOf, p as passwordOf } from "./open-endpoint.js";
import { r as sleep } from "./clock.js";
import { H as isLeftOut, L as hashOf, U as statementsOf, ct as Session, n as initialise, u as startServer, y as readTables } from "./seed.js";
import { join, relative, resolve } from "node:path";
import { closeSync, createReadStream, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, rmSync, statSync } from "node:fs";

// src/core/views/workload-text.ts
const MOST_LEFT_OUT$1 = 15;
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
	const rows = leftOut.slice(0, MOST_LEFT_OUT$1).map(({ share, why, sql }) => [
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
		...more > 0 ? [`  and ${more} more, in the file`] : [],
		"",
		""
	].join("\n");
}
/** The files, notes about them, and the next steps. */
function renderWritten({ name }, folder, files, { notes, program }) {
	return [
		`written: ${files.map(escapeInvisible).join(", ")}`,
		...notes.map((note) => `note: ${note}`),
		"",
		"next",
		`  read ${escapeInvisible(files[0] ?? name)}, correct rows and shares, and commit the folder`,
		`  ${program} run --workloads ${shellWord(folder)} --base origin/main`,
		""
	].join("\n");
}

// src/core/workload/linked-columns.ts
function columnName({ table, column }) {
	return `${table.name}.${column.name}`;
}
var LinkedColumns = class {
	#groups = /* @__PURE__ */ new Map();
	constructor(tables) {
		for (const { name, references } of tables) for (const { columns, table, toColumns } of references) for (const [at, column] of columns.entries()) this.#join(`${name}.${column}`, `${table}.${toColumns[at]}`);
	}
	areLinked(one, other) {
		if (this.#groupOf(columnName(one)) === this.#groupOf(columnName(other))) return true;
		const [a, b] = [one, other].map(({ column }) => column.name.toLowerCase());
		if (a === void 0 || b === void 0) return false;
		return a === b && a !== "id" || endsWith(a, b) || endsWith(b, a) || isIdOf(one, other) || isIdOf(other, one);
	}
	#groupOf(column) {
		let group = column;
		for (let next = this.#groups.get(group); next !== void 0; next = this.#groups.get(group)) group = next;
		return group;
	}
	#join(one, other) {
		const [a, b] = [this.#groupOf(one), this.#groupOf(other)];
		if (a !== b) this.#groups.set(a, b);
	}
};
/** Such as `no_o_id` with `o_id`; `id` alone proves nothing. */
function endsWith(long, short) {
	return short.includes("_") && long.endsWith(`_${short}`);
}
/** Such as `orders.customer_id` for `customers.id`. */
function isIdOf({ column }, { table, column: key }) {
	const [name, id] = [column.name.toLowerCase(), key.name.toLowerCase()];
	if (id !== "id" || !name.endsWith("_id")) return false;
	return table.name.toLowerCase().startsWith(name.slice(0, -3).replace(/y$/, ""));
}

// src/core/workload/observed.ts
const UNKNOWN_LITERAL = {
	kind: "unknown",
	seen: 0,
	nulls: 0,
	distinct: 0,
	skew: 0,
	length: 0,
	isGrowing: false,
	mean: void 0,
	above: void 0,
	same: []
};

// src/core/workload/statement-kinds.ts
const wordsIn$2 = (text) => new Set(text.split(" "));
const WORK = wordsIn$2("select insert replace update delete with table values");
const DEFINITIONS = wordsIn$2("create alter drop truncate rename grant revoke analyze optimize check repair install uninstall");
const SESSION = wordsIn$2("set show use explain describe desc kill flush reset prepare execute deallocate help savepoint release do purge stop change binlog xa shutdown");
const LOCK_FUNCTIONS = wordsIn$2("get_lock release_lock release_all_locks is_free_lock is_used_lock");
const SYSTEM_SCHEMAS$1 = wordsIn$2("information_schema performance_schema mysql sys");
/** @param tokens of a digest */
function statementKind(tokens) {
	const [first, second, third] = tokens.slice(0, 3).map(({ text }) => text.toLowerCase());
	const words = tokens.map((token) => nameOf(token));
	if (first === "begin" || first === "start" && second === "transaction") return { kind: "begin" };
	if (first === "commit") return { kind: "end" };
	if (first === "rollback") return second === "to" || second === "work" && third === "to" ? other("session") : { kind: "end" };
	if (first === "lock" || first === "unlock") return other("lock", true);
	if (words.some((word) => LOCK_FUNCTIONS.has(word))) return other("lock");
	if (first === "call") return other("procedure");
	if ((first === "create" || first === "drop") && second === "temporary") return other("temporary table");
	if (first !== void 0 && DEFINITIONS.has(first)) return other("definition", true);
	if (first !== void 0 && SESSION.has(first)) return {
		kind: "other",
		why: "session",
		commits: false,
		sets: first === "set"
	};
	const verb = tokens.find(({ text }) => text !== "(")?.text.toLowerCase();
	if (verb === void 0 || !WORK.has(verb)) return other("not understood");
	if (tokens.some(({ kind, text }, at) => kind === TOKEN.variable || text === "." && SYSTEM_SCHEMAS$1.has(nameOf(tokens[at - 1])) && !isName(tokens[at - 2]))) return other("session");
	return words.includes("outfile") || words.includes("dumpfile") ? other("not understood") : { kind: "work" };
}
function other(why, commits = false) {
	return {
		kind: "other",
		why,
		commits,
		sets: false
	};
}
/** Whether a name qualifies the next one. */
function isName(token) {
	return token?.text === ".";
}
/** A word or name in lower case, without quotes; '' for anything else. */
function nameOf(token) {
	return identifierOf(token)?.toLowerCase() ?? "";
}
/** A word or name as it is without quotes; undefined for anything else. */
function identifierOf(token) {
	if (token?.kind === TOKEN.word) return token.text;
	if (token?.kind !== TOKEN.quoted) return void 0;
	const quote = token.text.charAt(0);
	return token.text.slice(1, -1).replaceAll(quote + quote, quote);
}
/** Name of the temporary table that a statement makes; undefined if it makes none. */
function temporaryTableOf(tokens) {
	if (nameOf(tokens[0]) !== "create" || nameOf(tokens[1]) !== "temporary") return void 0;
	const [name, dot, second] = tokens.slice(3).filter((token) => ![
		"if",
		"not",
		"exists"
	].includes(nameOf(token)));
	return nameOf(dot?.text === "." ? second : name);
}

// src/core/workload/make-parameters.ts
/** A longer text that never repeats is free text, not a value to be found again. */
const FREE_TEXT = 24;
const USUAL_LIMIT = 10;
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
/** Makes the parameters of the statements of one transaction, one after the other. */
var ParameterMaker = class {
	#linked;
	/** Exponents by column, from the places with the most observations. */
	#skews;
	#before = [];
	constructor(linked, skews) {
		this.#linked = linked;
		this.#skews = skews;
	}
	add(name, times, statement) {
		const named = {
			name,
			times,
			statement,
			parameters: []
		};
		this.#before.push(named);
		const fresh = freshColumns(statement, times, (place) => this.#sameKind(statement, place));
		for (const [place, role] of statement.roles.entries()) named.parameters.push(this.#parameter(named, place, role, fresh));
		return named;
	}
	#parameter(named, place, role, fresh) {
		const literal = named.statement.literals[place] ?? UNKNOWN_LITERAL;
		if (literal.kept !== void 0) return {
			kind: "kept",
			values: literal.kept
		};
		switch (role.kind) {
			case "limit": return number(Math.max(1, coarse(literal.mean ?? USUAL_LIMIT)));
			case "offset": return number(0, coarse(2 * (literal.mean ?? 0)));
			case "interval": return number(Math.max(1, coarse(literal.mean ?? 1)));
			case "step": return {
				...number(LEAST_STEP, MOST_STEP),
				digits: literal.kind === "decimal" ? CENTS : 0
			};
			case "other": return plain(literal);
			case "compared": return this.#compared(named, place, role);
			case "inserted":
			case "assigned": return this.#written(named.statement, place, role.of, literal, fresh);
		}
	}
	#compared({ name, statement, parameters }, place, { of, with: how }) {
		const begin = how === "most" ? beginOfRange(statement, place) : void 0;
		const plus = begin === void 0 ? void 0 : rangeOf(statement, place, of);
		if (begin !== void 0 && parameters[begin] !== void 0 && plus !== void 0) return {
			kind: "same",
			as: `${name}:${begin + 1}`,
			plus
		};
		return this.#sameAs(statement, place) ?? this.#value(of, statement.literals[place]);
	}
	#written(statement, place, of, literal, fresh) {
		if (literal.kind === "null" || literal.nulls >= MOSTLY_NULL) return { kind: "null" };
		if (fresh.has(of.column.name)) return {
			kind: "new",
			column: columnName(of)
		};
		const same = this.#sameAs(statement, place);
		if (same !== void 0) return same;
		const isFree = literal.kind === "text" && literal.length > FREE_TEXT && literal.distinct > literal.seen / 2;
		const isIndexed = of.table.keys.some(({ columns }) => columns.includes(of.column.name));
		if (isFree && !isIndexed && /char|text/.test(of.column.type)) return {
			kind: "text",
			length: Math.min(lengthOf(literal), of.column.maxLength ?? MOST_CHARACTERS$2)
		};
		return this.#value(of, literal);
	}
	#value(of, literal = UNKNOWN_LITERAL) {
		const column = columnName(of);
		return {
			kind: "value",
			column,
			skew: this.#skews.get(column) ?? rounded(literal.skew)
		};
	}
	#sameKind(statement, place) {
		const same = this.#sameAs(statement, place);
		if (same?.kind !== "same") return void 0;
		const earlier = this.#before.find(({ name }) => name === same.as.slice(0, same.as.lastIndexOf(":")));
		const index = Number(same.as.slice(same.as.lastIndexOf(":") + 1)) - 1;
		if (earlier?.parameters[index]?.kind === "new") return "new";
		const isDelete = nameOf(earlier?.statement.tokens[0]) === "delete";
		const [own, other] = [columnOf(statement.roles[place]), columnOf(earlier?.statement.roles[index])];
		return isDelete && own?.table === other?.table ? "deleted" : "other";
	}
	/** The earlier statement's parameter that it mostly equals, if their columns hold the same things. */
	#sameAs(statement, place) {
		const literal = statement.literals[place];
		const own = columnOf(statement.roles[place]);
		for (const { digest, literal: number } of literal?.same ?? []) {
			const earlier = this.#before.find((each) => each.statement.digest === digest && each.statement !== statement);
			const index = earlier?.statement.places.get(number);
			if (literal === void 0 || earlier === void 0 || index === void 0) continue;
			const parameter = earlier.parameters[index];
			const other = columnOf(earlier.statement.roles[index]);
			const isLinked = own !== void 0 && other !== void 0 && this.#linked.areLinked(own, other);
			const isSure = literal.seen >= SURE_SEEN && literal.distinct >= SURE_DISTINCT;
			if (parameter === void 0 || !(isLinked || isSure)) continue;
			if (parameter.kind === "same" && parameter.plus === 0) return parameter;
			return {
				kind: "same",
				as: `${earlier.name}:${index + 1}`,
				plus: 0
			};
		}
	}
};
/**
* Columns that an INSERT must fill with new values to succeed: one of each unique key, unless the row may exist, is new
* by another column, or was deleted before.
*/
function freshColumns({ tokens, roles, literals }, times, sameOf) {
	const fresh = /* @__PURE__ */ new Set();
	if (nameOf(tokens[0]) !== "insert") return fresh;
	const replaces = nameOf(tokens[1]) === "ignore" || tokens.some((token) => nameOf(token) === "duplicate");
	const written = [...roles.entries()].flatMap(([place, role]) => role.kind === "inserted" || role.kind === "assigned" ? [{
		of: role.of,
		same: sameOf(place),
		isGrowing: literals[place]?.isGrowing === true
	}] : []);
	const table = written[0]?.of.table;
	const referring = table?.references.flatMap(({ columns }) => columns) ?? [];
	for (const key of table?.keys ?? []) {
		const parts = written.filter(({ of }) => key.columns.includes(of.column.name));
		if (!key.isUnique || parts.length < key.columns.length || key.columns.length === 0) continue;
		if (parts.some(({ same }) => same === "new") && times <= 1 || parts.every(({ same }) => same === "deleted")) continue;
		const free = parts.filter(({ of, same }) => same !== "new" && !referring.includes(of.column.name));
		const chosen = free.find(({ isGrowing }) => isGrowing) ?? (replaces ? void 0 : free.findLast(({ same }) => same === void 0) ?? free.at(-1));
		if (chosen !== void 0 && !parts.some(({ of }) => fresh.has(of.column.name))) fresh.add(chosen.of.column.name);
	}
	return fresh;
}
/** The parameter that begins the range whose end is at a place. */
function beginOfRange({ roles }, place) {
	const end = columnOf(roles[place]);
	for (let each = place - 1; each >= 0; each--) {
		const role = roles[each];
		if (role?.kind !== "compared" || role.with !== "least") continue;
		return role.of.column === end?.column ? each : void 0;
	}
}
/** Length of a range, in the unit of the column's offsets: days for dates, seconds for times; undefined for text. */
function rangeOf({ literals, tokens, rows }, place, { column: { type } }) {
	const isDate = type === "date";
	const isTime = type === "datetime" || type === "timestamp";
	if (!isDate && !isTime && !/int|decimal|numeric|float|double|year/.test(type)) return void 0;
	const above = literals[place]?.above;
	if (above !== void 0 && above >= 0) return coarse(isDate ? above / DAY_SECONDS : above);
	const isRead = nameOf(tokens[0]) === "select" && rows !== void 0 && rows > 1;
	if (isTime) return USUAL_RANGE * DAY_SECONDS;
	return isRead ? Math.round(rows) - 1 : 9;
}
function columnOf(role) {
	return role !== void 0 && "of" in role ? role.of : void 0;
}
/** A value without a known column: of the same kind and length. */
function plain(literal) {
	switch (literal.kind) {
		case "null": return { kind: "null" };
		case "text":
		case "binary": return {
			kind: "text",
			length: lengthOf(literal)
		};
		case "mixed":
		case "unknown": return {
			kind: "number",
			from: LEAST_STEP,
			to: MOST_STEP,
			digits: 0
		};
		default: {
			const digits = Math.min(MOST_DIGITS, Math.max(1, Math.round(literal.length)));
			return {
				kind: "number",
				from: digits === 1 ? 0 : 10 ** (digits - 1),
				to: 10 ** digits - 1,
				digits: 0
			};
		}
	}
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

// src/core/workload/sql-words.ts
/** Words of SQL that are not names, from statements that read and write rows. */
const wordsIn$1 = (...lines) => new Set(lines.join(" ").split(" "));
const SQL_WORDS = wordsIn$1("select insert replace update delete with recursive values value table from into set where group by having order limit", "offset fetch first next rows row only returning union all except intersect distinct distinctrow as on using join inner", "left right outer cross natural full straight_join lateral use force ignore index key for partition window over and or", "xor not is null true false unknown in between like rlike regexp sounds escape exists any some case when then else end", "asc desc interval div mod binary collate default if duplicate low_priority high_priority delayed quick ignore dual", "sql_calc_found_rows sql_no_cache sql_cache sql_small_result sql_big_result sql_buffer_result rollup cube nulls last", "share mode lock skip locked nowait wait of match against natural language boolean query expansion preceding following", "unbounded current range groups exclude ties member separator both leading trailing cast convert char character charset", "signed unsigned integer int bigint decimal double float real date time datetime timestamp year json nchar varchar at zone", "microsecond second minute hour day week month quarter year second_microsecond minute_microsecond minute_second", "hour_microsecond hour_second hour_minute day_microsecond day_second day_minute day_hour year_month procedure analyse", "current_timestamp current_date current_time localtime localtimestamp utc_timestamp utc_date utc_time sysdate system_time");
/** Words that cannot be an alias of the table or column before them. */
const NO_ALIASES = wordsIn$1("where group by having order limit offset fetch union except intersect on using join inner left right outer cross natural", "full straight_join use force ignore partition window for lock set values value select from into and or xor not is in", "between like rlike regexp escape div mod asc desc as when then else end collate returning with procedure separator", "duplicate key interval over sounds member against rows range preceding following");
/** Words before a parenthesis that are not the name of a function. */
const NO_FUNCTIONS = wordsIn$1("in values value and or xor not on where from join exists select as using by then when else set having into between", "like any some all union except intersect key index over against interval case distinct update table limit is div", "rlike regexp with partition returning lateral window duplicate ignore primary unique foreign references check return");

// src/core/workload/sql-writer.ts
/**
* SQL written again from its tokens, always with the same spaces, so that statements from all sources look the same.
*/
/** Writes tokens one after the other. */
var SqlWriter = class {
	text = "";
	#before = TOKEN.end;
	#word = "";
	#wordBefore = "";
	add(kind, text) {
		if (this.text !== "" && this.#needsSpace(kind, text)) this.text += " ";
		this.text += text;
		this.#before = kind;
		this.#wordBefore = this.#word;
		this.#word = kind === TOKEN.word || kind === TOKEN.symbol ? text.toLowerCase() : "";
	}
	#needsSpace(kind, text) {
		const [before, word] = [this.#before, this.#word];
		if (before === TOKEN.symbol && (word === "(" || word === "." || word === "!" || word === "~")) return false;
		if (kind !== TOKEN.symbol) return true;
		if (text === "," || text === ")" || text === "." || text === ";") return false;
		if (text !== "(" || before !== TOKEN.word) return true;
		return NO_FUNCTIONS.has(word) || this.#wordBefore === "into" || this.#wordBefore === "table";
	}
};

// src/core/workload/mend-digest.ts
/** A digest as a statement that a server takes: `...` written out, and constants where the grammar allows no `?`. */
/** Elements of a list whose length is unknown. */
const USUAL_LIST = 3;
const LONGEST_LIST = 100;
/** Functions whose argument is a number of digits, and must be a constant. */
const OF_DIGITS = new Set("now sysdate current_timestamp localtime localtimestamp curtime current_time utc_time utc_timestamp".split(" "));
/** Replacements of a `?` after a word: after BY it was the number of a column. */
const CONSTANTS$1 = {
	by: "1",
	separator: "','",
	escape: "'|'"
};
/**
* @param rows that it returned on average; undefined: not known
*/
function mendDigest(sql, rows, tables) {
	const tokens = tokensOf(sql);
	const written = [];
	let literal = 0;
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		if (token === void 0) break;
		const number = token.text === "?" ? literal++ : void 0;
		const constant = constantAt(tokens, at);
		if (constant !== void 0) {
			written.push(...constant.tokens);
			literal += constant.skipped.filter(({ text }) => text === "?").length;
			at += constant.skipped.length;
		} else if (token.kind === TOKEN.several) written.push(...severalAt(tokens, at, rows, tables));
		else if (isSchemaName(tokens, at, tables)) at++;
		else written.push(number === void 0 ? named(token, tokens, at, tables) : {
			...token,
			literal: number
		});
	}
	return finished(written);
}
function finished(written) {
	const writer = new SqlWriter();
	for (const { kind, text } of written) writer.add(kind, text);
	const literals = written.flatMap(({ kind, literal }) => kind === TOKEN.placeholder ? [literal] : []);
	return {
		sql: writer.text,
		tokens: tokensOf(writer.text),
		literals
	};
}
/** The replacement of a `?`, and of tokens after it, if the grammar wants a constant. */
function constantAt(tokens, at) {
	const [word, next] = [nameOf(tokens[at]), tokens[at + 1]?.text];
	if (OF_DIGITS.has(word) && next === "(" && tokens[at + 2]?.text === "?" && tokens[at + 3]?.text === ")") return {
		tokens: [
			tokens[at],
			tokens[at + 1],
			tokens[at + 3]
		].filter((each) => each !== void 0),
		skipped: tokens.slice(at + 1, at + 4)
	};
	if (nameOf(tokens[at - 1]) === "as" && next === "(" && tokens[at + 2]?.text === "?") {
		const end = tokens.findIndex((token, each) => each > at && token.text === ")");
		const size = word === "decimal" ? [symbol("(20, 4)")] : [];
		const type = tokens[at];
		return type === void 0 || end < 0 ? void 0 : {
			tokens: [type, ...size],
			skipped: tokens.slice(at + 1, end + 1)
		};
	}
	if (tokens[at]?.text !== "?") return void 0;
	const written = CONSTANTS$1[isInList(tokens, at) ? "by" : nameOf(tokens[at - 1])];
	return written === void 0 ? void 0 : {
		tokens: [{
			kind: TOKEN.text,
			text: written
		}],
		skipped: []
	};
}
/** Whether it is in a list of columns after BY, not at its beginning. */
function isInList(tokens, at) {
	if (tokens[at - 1]?.text !== ",") return false;
	for (let each = at - 1; each >= 0; each--) {
		const token = tokens[each];
		const word = nameOf(token);
		if (word === "by" && token?.kind === TOKEN.word) return true;
		if (!(token?.text === "," || token?.text === "." || token?.text === "?") && (word === "" || SQL_WORDS.has(word) && word !== "asc" && word !== "desc")) return false;
	}
	return false;
}
function severalAt(tokens, at, rows, tables) {
	const opening = openingBefore(tokens, at);
	const before = nameOf(tokens[opening - 1]);
	if (before === "values" || before === "value") {
		const others = elementsIn(tokens, opening) - 1;
		return places(Math.max(1, columnsOf(tokens, tables) - others));
	}
	if (tokens[at - 1]?.text === ",") return places(1);
	return places(nameOf(tokens[0]) === "select" && rows !== void 0 && rows >= 1 ? Math.min(LONGEST_LIST, Math.round(rows)) : USUAL_LIST);
}
function places(count) {
	const place = {
		kind: TOKEN.placeholder,
		text: "?"
	};
	return Array.from({ length: count }, (_, each) => each === 0 ? [place] : [symbol(","), place]).flat();
}
function symbol(text) {
	return {
		kind: TOKEN.symbol,
		text
	};
}
function openingBefore(tokens, at) {
	let depth = 0;
	for (let each = at - 1; each >= 0; each--) if (tokens[each]?.text === ")") depth++;
	else if (tokens[each]?.text === "(" && depth-- === 0) return each;
	return 0;
}
/** Elements between the parenthesis there and the one that closes it. */
function elementsIn(tokens, opening) {
	let [depth, elements] = [0, 1];
	for (const { text } of tokens.slice(opening)) if (text === "(") depth++;
	else if (text === ")" && --depth === 0) break;
	else if (text === "," && depth === 1) elements++;
	return elements;
}
/** Columns that an INSERT names, or all of its table. */
function columnsOf(tokens, tables) {
	const values = tokens.findIndex((token) => ["values", "value"].includes(nameOf(token)));
	const opening = tokens.findIndex(({ text }) => text === "(");
	if (opening >= 0 && opening < values) return elementsIn(tokens, opening);
	return tables.get(nameOf(tokens[values - 1]))?.columns.length ?? 1;
}
/** Whether a schema's name and a point are there, before the name of one of the tables. */
function isSchemaName(tokens, at, tables) {
	const [name, dot, table] = tokens.slice(at, at + 3);
	if (dot?.text !== "." || tokens[at - 1]?.text === "." || !tables.has(nameOf(table))) return false;
	const isTable = [
		"from",
		"join",
		"into",
		"update",
		"table",
		",",
		"("
	].includes(tokens[at - 1]?.text.toLowerCase() ?? "");
	return nameOf(name) !== "" && (tokens[at + 3]?.text === "." || isTable && !tables.has(nameOf(name)));
}
/** The name of a table as the schema has it: tools write all in lower case, and servers may be case-sensitive. */
function named(token, tokens, at, tables) {
	const table = tables.get(nameOf(token));
	const isQualified = tokens[at - 1]?.text === "." && !isSchemaName(tokens, at - 2, tables);
	if (table === void 0 || isQualified || table.name.toLowerCase() !== nameOf(token)) return token;
	const isPlain = token.kind === TOKEN.word;
	return table.name === token.text || isPlain && isFunction(tokens, at) ? token : {
		...token,
		text: quotedAs(token, table.name)
	};
}
function isFunction(tokens, at) {
	return tokens[at + 1]?.text === "(" && nameOf(tokens[at - 1]) !== "into";
}
function quotedAs({ kind }, name) {
	return kind === TOKEN.word ? name : sqlName(name);
}

// src/core/workload/place-roles.ts
/** The role of each `?` of a statement, found from the tokens around it. */
const EQUALITIES = /* @__PURE__ */ new Set([
	"=",
	"<=>",
	"<>",
	"!=",
	"like",
	"regexp",
	"rlike",
	"in",
	"against"
]);
const ARITHMETIC = /* @__PURE__ */ new Set([
	"+",
	"-",
	"*",
	"/",
	"%",
	"div",
	"mod"
]);
/** Functions whose first argument is compared as if it were there without the function. */
const TRANSPARENT = new Set("lower upper lcase ucase trim binary cast convert date timestamp coalesce ifnull concat from_unixtime unix_timestamp".split(" "));
/** Tokens that are examined in one direction: a longer expression is no comparison of a column. */
const FAR = 64;
/** One role for each `?`, in their order. */
function placeRoles(scopes) {
	const finder = new RoleFinder(scopes);
	return scopes.tokens.flatMap(({ text }, at) => text === "?" ? [finder.roleAt(at)] : []);
}
var RoleFinder = class {
	#scopes;
	/** Places of the AND of each BETWEEN, and of the BETWEEN. */
	#ranges = /* @__PURE__ */ new Map();
	/** Columns of the values of an INSERT, by the places where they begin. */
	#inserted;
	constructor(scopes) {
		this.#scopes = scopes;
		const open = [void 0];
		for (const [at, token] of scopes.tokens.entries()) {
			const word = token.kind === TOKEN.word ? nameOf(token) : token.text;
			if (word === "(") open.push(void 0);
			else if (word === ")") open.pop();
			else if (word === "between") open[open.length - 1] = at;
			else if (word === "and" && open[open.length - 1] !== void 0) {
				this.#ranges.set(at, open[open.length - 1] ?? 0);
				open[open.length - 1] = void 0;
			}
		}
		this.#inserted = insertedColumns(scopes);
	}
	roleAt(at) {
		const inserted = this.#inserted.get(at);
		if (inserted !== void 0 && this.#endsElement(at + 1)) return {
			kind: "inserted",
			of: inserted
		};
		const word = this.#word(at - 1);
		if (word === "limit") return { kind: this.#word(at + 1) === "," ? "offset" : "limit" };
		if (word === "," && this.#word(at - 3) === "limit") return { kind: "limit" };
		if (word === "offset") return { kind: "offset" };
		if (word === "interval") return { kind: "interval" };
		return this.#leftOf(at) ?? this.#rightOf(at) ?? {
			kind: "other",
			of: void 0
		};
	}
	#word(at) {
		const token = this.#scopes.tokens[at];
		return token?.kind === TOKEN.word ? nameOf(token) : token?.text ?? "";
	}
	#endsElement(at) {
		const word = this.#word(at);
		return word === "," || word === ")";
	}
	/** Looks on its left for the column that it is compared with or assigned to. */
	#leftOf(place) {
		let isChanged = false;
		let element = 0;
		let isInRow = false;
		for (let at = place - 1; at >= 0 && place - at < FAR;) {
			const word = this.#word(at);
			if (ARITHMETIC.has(word)) {
				isChanged = true;
				at = this.#operandStart(at - 1) - 1;
			} else if (word === "(") {
				if (this.#word(at - 1) === "in") return this.#compared(at - 2, "equality", isChanged, element);
				if (this.#scopes.isCall(at)) {
					if (element > 0 || !TRANSPARENT.has(this.#word(at - 1))) return {
						kind: "other",
						of: void 0
					};
					at -= 2;
				} else {
					isInRow ||= element > 0 || this.#word(place - 1) === "(";
					at--;
				}
			} else if (word === ",") {
				at = this.#operandStart(at - 1) - 1;
				if (!(this.#word(at) === "," || this.#word(at) === "(")) return void 0;
				if (!isInRow) element++;
			} else if (word === "=" && this.#isAssignment(at)) return this.#assigned(at - 1, isChanged);
			else if (EQUALITIES.has(word)) return this.#compared(at - 1, "equality", isChanged, element);
			else if (word === "<" || word === "<=") return this.#compared(at - 1, "most", isChanged, element);
			else if (word === ">" || word === ">=" || word === "between") return this.#compared(at - 1, "least", isChanged, element);
			else if (this.#ranges.has(at)) return this.#compared((this.#ranges.get(at) ?? 0) - 1, "most", isChanged, element);
			else return void 0;
		}
	}
	/** Looks on its right for the column that it is compared with, such as in `? < column`. */
	#rightOf(place) {
		const word = this.#word(place + 1);
		const isLess = word === "<" || word === "<=";
		const isMore = word === ">" || word === ">=";
		if (!(isLess || isMore || EQUALITIES.has(word) || word === "between")) return void 0;
		const from = place + 2;
		const to = this.#word(from) === "(" ? this.#scopes.partners.get(from) ?? from : from + 2;
		const [of] = this.#scopes.columnsBetween(from, to);
		return of === void 0 ? void 0 : {
			kind: "compared",
			of,
			with: isLess ? "least" : isMore ? "most" : "equality"
		};
	}
	/** @param end end of the comparison's other side @param element its index among several */
	#compared(end, how, isChanged, element) {
		const last = this.#word(end) === "not" ? end - 1 : end;
		if (isChanged) return { kind: "step" };
		const first = this.#operandStart(last);
		if (this.#word(last) === ")" && first + 1 < last && this.#scopes.isCall(first + 1) && !TRANSPARENT.has(this.#word(first)) && this.#word(first) !== "match") return void 0;
		const columns = this.#scopes.columnsBetween(first, last);
		const of = columns[Math.min(element, columns.length - 1)];
		return of === void 0 ? void 0 : {
			kind: "compared",
			of,
			with: how
		};
	}
	#assigned(at, isChanged) {
		if (isChanged) return { kind: "step" };
		const of = this.#scopes.columnEndingAt(at);
		return of === void 0 ? void 0 : {
			kind: "assigned",
			of
		};
	}
	/** Whether an equals sign assigns to a column: after SET or a comma, or ON DUPLICATE KEY UPDATE. */
	#isAssignment(at) {
		const before = this.#word(this.#operandStart(at - 1) - 1);
		if (before === "set") return true;
		if (before === "update") return true;
		if (before !== ",") return false;
		for (let each = at - 1; each >= 0; each--) {
			const word = this.#word(each);
			if (word === ")") each = this.#scopes.partners.get(each) ?? 0;
			else if (word === "(") return false;
			else if (word === "where" || word === "on" || word === "having") return false;
			else if (word === "set" || word === "update") return true;
		}
		return false;
	}
	/** Start of the operand that ends there. */
	#operandStart(end) {
		let at = end;
		if (this.#word(at) === ")") {
			at = this.#scopes.partners.get(at) ?? at;
			if (this.#scopes.isCall(at)) at--;
		}
		while (this.#word(at - 1) === "." && at >= 2) at -= 2;
		return at;
	}
};
/** Columns that get the values of an INSERT or REPLACE. */
function insertedColumns(scopes) {
	const places = /* @__PURE__ */ new Map();
	const { tokens, partners } = scopes;
	const [table] = scopes.tables;
	const first = nameOf(tokens[0]);
	const values = tokens.findIndex((token) => token.kind === TOKEN.word && /^values?$/i.test(token.text));
	if (table === void 0 || !(first === "insert" || first === "replace") || values < 0) return places;
	const opening = tokens.findIndex(({ text }) => text === "(");
	const named = opening < values && opening >= 0 ? scopes.columnsBetween(opening, partners.get(opening) ?? opening) : [];
	const columns = named.length > 0 ? named : table.columns.map((column) => ({
		table,
		column
	}));
	for (let row = values + 1; tokens[row]?.text === "("; row = (partners.get(row) ?? row) + 2) {
		let element = 0;
		const end = partners.get(row) ?? row;
		for (let at = row; at < end; at++) {
			const { text = "" } = tokens[at] ?? {};
			if (at !== row && text === "(") at = partners.get(at) ?? end;
			else if (at === row || text === ",") {
				const column = columns[element++];
				if (column !== void 0) places.set(at + 1, column);
			}
		}
	}
	return places;
}

// src/core/workload/shown-statement.ts
const LONGEST = 200;
/** Words that such statements begin with, besides those of statements that are load. */
const MORE_WORDS = new Set("create alter drop truncate rename grant revoke analyze optimize check repair install uninstall show explain describe desc kill flush reset prepare execute deallocate help savepoint release do purge stop change binlog xa shutdown call lock unlock tables temporary table view trigger event function user role database schema add column constraint names session global transaction isolation level read write committed uncommitted repeatable serializable only start begin commit rollback work to variables status warnings columns fields keys indexes engine processlist autocommit sql_mode get_lock release_lock release_all_locks is_free_lock is_used_lock count sum min max avg now load data infile foreign primary unique references modify rename auto_increment".split(" "));
/**
* Names of the schema are shown, and after the first words the name of a procedure or a temporary table. Anything else
* may be a piece of a literal without its quote, so `…` stands for it. The text has one line, and is short.
*
* @param known names of tables and columns, lower case
*/
function shownStatement(sql, why, known) {
	const writer = new SqlWriter();
	const tokens = tokensOf(sql);
	const named = why === "procedure" ? 1 : why === "temporary table" && nameOf(tokens[0]) === "create" ? 3 : -1;
	let isHidden = false;
	for (const [at, { kind, text }] of tokens.entries()) {
		const word = nameOf(tokens[at]);
		const isShown = kind === TOKEN.symbol || kind === TOKEN.placeholder || kind === TOKEN.several || known.has(word) || at === named && why !== "not understood" || kind === TOKEN.word && (SQL_WORDS.has(word) || MORE_WORDS.has(word));
		if (isShown || !isHidden) writer.add(isShown ? kind : TOKEN.word, isShown ? text : "…");
		isHidden = !isShown;
		if (writer.text.length > LONGEST) break;
	}
	const shown = writer.text;
	return shown === "" ? "…" : shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}

// src/core/workload/statement-scopes.ts
/**
* Tables and columns that a statement names, with aliases resolved as far as the schema tells. Read from the tokens
* alone: parsers of SQL refuse many statements that servers take.
*/
const MODIFIERS = new Set("ignore low_priority delayed high_priority quick lateral only into".split(" "));
const ENDS_FROM = new Set("where set group order limit having values value select union for window returning".split(" "));
var StatementScopes = class {
	tokens;
	/** For each parenthesis the position of its counterpart. */
	partners;
	/** Names of tables that are not in the schema, lower case. */
	unknownTables = /* @__PURE__ */ new Set();
	/** The tables of the outermost SELECT, or those that are written to. */
	tables;
	#schema;
	#scopes = [];
	#aliases = /* @__PURE__ */ new Set();
	/** Places of names of tables and of aliases. */
	#named = /* @__PURE__ */ new Set();
	/** @param schema tables by their names in lower case */
	constructor(tokens, schema) {
		this.tokens = tokens;
		this.partners = partnersIn(tokens);
		this.#schema = schema;
		const outermost = {
			parent: void 0,
			tables: /* @__PURE__ */ new Map()
		};
		this.#collectCommonTables(outermost);
		this.#read(outermost);
		const tables = [...this.#scopes[0]?.tables.values() ?? []].filter((table) => table !== void 0);
		this.tables = [...new Set(tables)];
	}
	/** Whether a token is a name, not a word of the grammar. */
	isName(at) {
		const token = this.tokens[at];
		if (token?.kind === TOKEN.quoted) return true;
		if (token?.kind !== TOKEN.word || this.tokens[at + 1]?.text === "(") return false;
		return !SQL_WORDS.has(token.text.toLowerCase()) || this.columnEndingAt(at) !== void 0;
	}
	/** The column whose name, with its qualifiers, ends at a token. */
	columnEndingAt(at) {
		const name = nameOf(this.tokens[at]);
		if (name === "" || this.tokens[at + 1]?.text === "(") return void 0;
		const qualifier = this.tokens[at - 1]?.text === "." ? nameOf(this.tokens[at - 2]) : void 0;
		let isDerived = false;
		for (let scope = this.#scopes[at]; scope !== void 0; scope = scope.parent) for (const [alias, table] of scope.tables) {
			if (qualifier !== void 0 && alias !== qualifier) continue;
			isDerived ||= table === void 0;
			const found = columnIn(table, name);
			if (found !== void 0) return found;
		}
		if (!isDerived) return void 0;
		return [...new Set(this.#scopes.flatMap((scope) => [...scope.tables.values()]))].map((table) => columnIn(table, name)).find((found) => found !== void 0);
	}
	/** Columns named between two tokens, both included, apart from those of SELECTs within. */
	columnsBetween(from, to) {
		const found = [];
		for (let at = from; at <= to; at++) if (this.tokens[at]?.text === "(" && nameOf(this.tokens[at + 1]) === "select") at = this.partners.get(at) ?? to;
		else {
			const column = this.tokens[at + 1]?.text === "." ? void 0 : this.columnEndingAt(at);
			if (column !== void 0) found.push(column);
		}
		return found;
	}
	/**
	* Whether every name is in the schema or was given in the statement. Anything else may be a piece of a literal that
	* was not properly quoted.
	*/
	get isUnderstood() {
		if (this.unknownTables.size > 0) return false;
		const aliases = this.#columnAliases();
		const names = namesIn(this.#schema);
		return this.tokens.every((token, at) => {
			if (token.kind === TOKEN.variable || token.kind === TOKEN.broken || token.kind === TOKEN.several) return false;
			if (token.kind !== TOKEN.word && token.kind !== TOKEN.quoted) return true;
			const [name, isWord] = [nameOf(token), token.kind === TOKEN.word];
			if (isWord && SQL_WORDS.has(name)) return true;
			if (isWord && this.tokens[at + 1]?.text === "(") return !this.#endsOperand(at - 1);
			const before = nameOf(this.tokens[at - 1]);
			if (before === "collate" || before === "using" || before === "charset") return true;
			return this.#named.has(at) || this.#aliases.has(name) || aliases.has(name) || names.has(name);
		});
	}
	/** Whether a value may end at a token, so that another cannot begin after it. */
	#endsOperand(at) {
		const token = this.tokens[at];
		return token?.text === "?" || token?.text === ")" || this.isName(at);
	}
	/** Names that the statement gives to columns of its answer: `AS name`, or a name after a column or a parenthesis. */
	#columnAliases() {
		const aliases = /* @__PURE__ */ new Set();
		for (const [at, token] of this.tokens.entries()) {
			if (token.kind !== TOKEN.word && token.kind !== TOKEN.quoted) continue;
			const isPlain = !(token.kind === TOKEN.word && (NO_ALIASES.has(nameOf(token)) || this.tokens[at + 1]?.text === "("));
			const before = this.tokens[at - 1];
			const isBehind = before?.text === ")" || nameOf(before) === "end" || this.columnEndingAt(at - 1) !== void 0;
			const after = this.tokens[at + 1];
			const endsColumn = after?.text === "," || after?.text === ")" || nameOf(after) === "from";
			if (isPlain && (nameOf(before) === "as" || isBehind && endsColumn)) aliases.add(nameOf(token));
		}
		return aliases;
	}
	/** Names of WITH: rows of SELECTs, everywhere in the statement. */
	#collectCommonTables(scope) {
		if (nameOf(this.tokens[0]) !== "with") return;
		for (const [at, token] of this.tokens.entries()) {
			if (!(nameOf(this.tokens[at + 1]) === "as" && this.tokens[at + 2]?.text === "(") || !(token.kind === TOKEN.word || token.kind === TOKEN.quoted)) continue;
			scope.tables.set(nameOf(token), void 0);
			this.#aliases.add(nameOf(token));
		}
	}
	#read(outermost) {
		const inner = (parent) => ({
			parent,
			tables: /* @__PURE__ */ new Map()
		});
		const frames = [{
			scope: inner(outermost),
			inFrom: false,
			expectsTable: false,
			isCall: false
		}];
		for (let at = 0; at < this.tokens.length; at++) {
			const frame = frames[frames.length - 1];
			if (frame === void 0) return;
			this.#scopes[at] = frame.scope;
			const { text = "" } = this.tokens[at] ?? {};
			const word = nameOf(this.tokens[at]);
			if (text === "(") {
				const isSelect = [
					"select",
					"with",
					"values",
					"table"
				].includes(nameOf(this.tokens[at + 1]));
				frames.push({
					scope: isSelect ? inner(frame.scope) : frame.scope,
					inFrom: frame.expectsTable && !isSelect,
					expectsTable: frame.expectsTable && !isSelect,
					isCall: !isSelect && !frame.expectsTable && this.isCall(at)
				});
				frame.expectsTable = false;
			} else if (text === ")") {
				frames.pop();
				const outer = frames[frames.length - 1];
				if (outer?.inFrom) this.#takeAlias(at + 1, outer.scope, void 0);
			} else if (frame.expectsTable && !MODIFIERS.has(word) && word !== "") {
				at = this.#takeTable(at, frame.scope);
				frame.expectsTable = false;
			} else if (text === ",") frame.expectsTable = frame.inFrom;
			else if (word === "select" && frame.scope.tables.size > 0) frame.scope = inner(frame.scope);
			else if (word === "union" || word === "except" || word === "intersect") {
				frame.scope = inner(frame.scope.parent ?? outermost);
				frame.inFrom = false;
			} else if (beginsTables(this.tokens, at, frame.isCall)) {
				frame.expectsTable = true;
				frame.inFrom = word === "from" || word === "update";
			} else if (ENDS_FROM.has(word) && this.tokens[at]?.kind === TOKEN.word) frame.inFrom = false;
			if (word.endsWith("join")) frame.inFrom = true;
			this.#scopes[at] ??= frame.scope;
		}
	}
	/** Whether a parenthesis holds the arguments of a function. */
	isCall(opening) {
		const before = this.tokens[opening - 1];
		return before?.kind === TOKEN.quoted || before?.kind === TOKEN.word && !NO_FUNCTIONS.has(nameOf(before));
	}
	/** Takes the name of a table with its alias. @returns the place of its last token */
	#takeTable(from, scope) {
		let at = from;
		while (this.tokens[at + 1]?.text === "." && this.tokens[at + 2] !== void 0) at += 2;
		for (let each = from; each <= at + 1; each++) this.#scopes[each] = scope;
		const name = nameOf(this.tokens[at]);
		const table = this.#schema.get(name);
		for (let each = from; each <= at; each++) this.#named.add(each);
		if (table === void 0 && name !== "dual" && !this.#aliases.has(name)) this.unknownTables.add(name);
		const end = this.#takeAlias(at + 1, scope, table);
		if (end === at || table !== void 0 && !scope.tables.has(name)) scope.tables.set(name, table);
		return end;
	}
	/** @returns the place of the alias, else of the token before */
	#takeAlias(from, scope, table) {
		const at = nameOf(this.tokens[from]) === "as" ? from + 1 : from;
		const token = this.tokens[at];
		const alias = nameOf(token);
		if (!(alias !== "" && !(token?.kind === TOKEN.word && NO_ALIASES.has(alias)))) return from - 1;
		scope.tables.set(alias, table);
		this.#aliases.add(alias);
		for (let each = from; each <= at; each++) {
			this.#scopes[each] = scope;
			this.#named.add(each);
		}
		return at;
	}
};
const namesOfSchemas = /* @__PURE__ */ new WeakMap();
/** Names of tables, columns and indexes, lower case. */
function namesIn(schema) {
	const known = namesOfSchemas.get(schema);
	if (known !== void 0) return known;
	const names = [...schema.values()].flatMap(({ name, columns, keys }) => [
		name,
		...columns.map((column) => column.name),
		...keys.map((key) => key.name)
	]);
	const set = new Set(names.map((name) => name.toLowerCase()));
	namesOfSchemas.set(schema, set);
	return set;
}
function columnIn(table, name) {
	const column = table?.columns.find((each) => each.name.toLowerCase() === name);
	return table === void 0 || column === void 0 ? void 0 : {
		table,
		column
	};
}
function beginsTables(tokens, at, isCall) {
	const [word, before] = [nameOf(tokens[at]), nameOf(tokens[at - 1])];
	if (tokens[at]?.kind !== TOKEN.word) return false;
	if (word === "from") return !isCall;
	if (word === "update") return at === 0 || !(before === "for" || before === "key" || before === "no");
	if (word === "into") return [
		"insert",
		"replace",
		"ignore",
		"delayed",
		"low_priority",
		"high_priority"
	].includes(before);
	if ((word === "insert" || word === "replace") && at === 0) return nameOf(tokens[1]) !== "into";
	return word === "join" || word === "straight_join" && before !== "select";
}
function partnersIn(tokens) {
	const partners = /* @__PURE__ */ new Map();
	const open = [];
	for (const [at, { text }] of tokens.entries()) if (text === "(") open.push(at);
	else if (text === ")") {
		const from = open.pop();
		if (from === void 0) continue;
		partners.set(from, at);
		partners.set(at, from);
	}
	return partners;
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
var ColumnEvidence = class {
	#byColumn;
	#inserted;
	constructor(statements) {
		const all = statements.flatMap(({ roles, literals }) => roles.flatMap((role, place) => {
			const literal = literals[place];
			if (!(role.kind === "compared" || role.kind === "inserted" || role.kind === "assigned") || role.of === void 0 || literal === void 0 || literal.seen === 0) return [];
			return [{
				of: role.of,
				isWritten: role.kind !== "compared",
				literal
			}];
		}));
		const roles = statements.flatMap((statement) => statement.roles);
		this.#inserted = new Set(roles.flatMap((role) => role.kind === "inserted" ? [role.of.table.name] : []));
		this.#byColumn = Map.groupBy(all, ({ of }) => columnName(of));
	}
	/**
	* Exponents for how often values are asked for: few at a place tell little, so all places of a column take that of
	* the place with most.
	*/
	skews() {
		return new Map([...this.#byColumn].flatMap(([column, all]) => {
			const most = mostSeen(all.filter(({ isWritten }) => !isWritten));
			return most === void 0 ? [] : [[column, rounded(most.skew)]];
		}));
	}
	/**
	* Number of values of a column; undefined: not known.
	*
	* @param often how many times each value must be seen on average for these to be all
	*/
	all(column, often) {
		const evidence = this.#byColumn.get(column) ?? [];
		const seen = mostSeen(evidence)?.seen ?? 0;
		const values = Math.max(0, ...evidence.map(({ literal }) => literal.distinct));
		return seen >= FEW_SEEN && values * often <= seen ? values : void 0;
	}
	/** Whether rows are added to a table. */
	isInserted(table) {
		return this.#inserted.has(table);
	}
	/** The values written into a column; undefined: none. */
	written(column) {
		return mostSeen((this.#byColumn.get(column) ?? []).filter(({ isWritten }) => isWritten));
	}
};
function mostSeen(all) {
	return all.reduce((most, { literal }) => most === void 0 || literal.seen > most.seen ? literal : most, void 0);
}
/**
* @param rows of the largest table; undefined: as many as the server has, else 100,000
*/
function tableSizes(tables, evidence, rows) {
	const counted = Math.max(0, ...tables.map((table) => table.rows));
	const most = Math.min(MOST_ROWS, rows ?? (counted > 0 ? counted : 1e5));
	return tables.map((table) => {
		const inScale = Math.round(table.rows * most / Math.max(1, counted));
		const own = counted > 0 ? Math.max(1, inScale) : Math.min(most, rowsSeen(table, evidence) ?? most);
		return {
			name: table.name,
			rows: own,
			columns: columnShapes(table, evidence, own, counted > 0)
		};
	});
}
/** Combinations of the values of its primary key; undefined: not known, or rows are added to it. */
function rowsSeen(table, evidence) {
	if (evidence.isInserted(table.name)) return void 0;
	return (table.keys.find(({ isPrimary }) => isPrimary)?.columns.map((column) => evidence.all(`${table.name}.${column}`, OFTEN)))?.reduce((product, each) => product === void 0 || each === void 0 ? void 0 : product * each, 1);
}
function columnShapes(table, evidence, rows, isCounted) {
	return table.columns.flatMap((column) => {
		const shape = columnShape(table, column, evidence, isCounted ? rows / Math.max(1, table.rows) : void 0, rows);
		return shape.distinct === void 0 && shape.length === void 0 && shape.skew === 0 && shape.nulls === 0 || column.isGenerated || column.isAutoIncrement ? [] : [shape];
	});
}
/** @param scale rows to make for each that the server has; undefined: it has none */
function columnShape(table, { name, type, isNullable, maxLength }, evidence, scale, rows) {
	const column = `${table.name}.${name}`;
	const written = evidence.written(column);
	const isUnique = table.keys.some(({ isUnique: own, columns }) => own && columns.length === 1 && columns[0] === name);
	const refers = table.references.some(({ columns }) => columns.includes(name));
	const values = isUnique || refers ? void 0 : distinctOf(table, name, evidence, scale);
	const length = /char|text|binary|blob/.test(type) && written !== void 0 && written.length > 0 ? Math.round(written.length) : void 0;
	return {
		name,
		distinct: values === void 0 || values >= rows ? void 0 : Math.max(1, values),
		skew: !isUnique && values !== void 0 && written !== void 0 && written.seen >= FEW_SEEN ? rounded(written.skew) : 0,
		nulls: isNullable && written !== void 0 && written.nulls >= LEAST_NULLS ? rounded(written.nulls) : 0,
		length: length === void 0 ? void 0 : Math.max(1, Math.min(length, maxLength ?? length))
	};
}
function distinctOf(table, name, evidence, scale) {
	const counted = table.keys.find(({ columns }) => columns[0] === name)?.cardinality[0];
	if (scale !== void 0 && counted !== void 0 && counted > 0) return counted * OFTEN <= table.rows * scale ? counted : Math.round(counted * Math.min(1, scale));
	const often = table.keys.some(({ isUnique, columns }) => isUnique && columns.includes(name)) && evidence.isInserted(table.name) ? VERY_OFTEN : OFTEN;
	return evidence.all(`${table.name}.${name}`, often);
}

// src/core/workload/infer-workload.ts
/** From an observed load and its tables to a workload that can run without the application. */
/** Nobody reads a longer list. */
const MOST_TRANSACTIONS = 100;
const [MOST_LEFT_OUT, MOST_SHOWN$1] = [40, 200];
/** The share of the load to reach, and the least share of a transaction that counts beyond it. */
const ENOUGH = .995;
const LEAST_SHARE = .001;
/** Limits of a workload file. */
const [MOST_PARAMETERS, MOST_CHARACTERS$1, MOST_NAME] = [
	1e3,
	6e4,
	100
];
/** A statement that its digest fully describes; the tables give the role of each `?`. */
function understand({ sql, rows, literals }, number, tables, temporaryTables) {
	const kind = statementKind(tokensOf(sql));
	if (kind.kind === "begin" || kind.kind === "end") return { kind: "control" };
	if (kind.kind === "other") return {
		kind: "left out",
		why: kind.why
	};
	const mended = mendDigest(sql, rows, tables);
	const scopes = new StatementScopes(mended.tokens, tables);
	if ([...scopes.unknownTables].some((name) => temporaryTables.includes(name))) return {
		kind: "left out",
		why: "temporary table"
	};
	if (mended.sql.length > MOST_CHARACTERS$1 || mended.literals.length > MOST_PARAMETERS || !scopes.isUnderstood) return {
		kind: "left out",
		why: "not understood"
	};
	const places = /* @__PURE__ */ new Map();
	for (const [place, literal] of mended.literals.entries()) if (literal !== void 0) places.set(literal, place);
	return {
		kind: "statement",
		statement: {
			digest: number,
			sql: mended.sql,
			tokens: mended.tokens,
			rows,
			places,
			roles: placeRoles(scopes),
			literals: mended.literals.map((literal) => (literal === void 0 ? void 0 : literals[literal]) ?? UNKNOWN_LITERAL)
		}
	};
}
function tablesByName(tables) {
	return new Map(tables.map((table) => [table.name.toLowerCase(), table]));
}
function inferWorkload(request) {
	const { load, tables, name, file, schema, rows, refused } = request;
	const byName = tablesByName(tables);
	const understood = load.digests.map((digest, number) => {
		const known = understand(digest, number, byName, load.temporaryTables);
		return known.kind === "statement" && refused.has(known.statement.sql) ? {
			kind: "left out",
			why: "not understood"
		} : known;
	});
	const total = totalWeight(load, understood);
	const left = new LeftOuts(load, understood, total, byName);
	const chosen = choose(candidatesOf(load, understood), left);
	const [first, ...others] = transactionsOf$1(chosen, tables, file);
	if (first === void 0) return {
		kind: "none",
		leftOut: left.list()
	};
	const kept = chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement));
	const stood = sum$1(chosen.map(({ weight }) => weight));
	return {
		kind: "workload",
		workload: {
			name,
			file,
			schema,
			protocol: load.isPrepared ? "prepared" : "text",
			standsFor: total === 0 ? void 0 : digits(Math.min(1, stood / total)),
			transactions: [first, ...others],
			tables: tableSizes(usedTables(kept, tables), new ColumnEvidence(kept), rows),
			leftOut: left.list()
		}
	};
}
function totalWeight(load, understood) {
	return sum$1(load.digests.map(({ weight }, number) => understood[number]?.kind === "control" ? 0 : weight)) + load.otherWeight;
}
function candidatesOf(load, understood) {
	return load.transactions.flatMap(({ isExplicit, executions, statements }) => {
		const own = statements.flatMap(({ digest, times }) => {
			const known = understood[digest];
			const { weight = 0, executions: all = 1 } = load.digests[digest] ?? {};
			if (known?.kind !== "statement") return [];
			return [{
				statement: known.statement,
				times,
				weight: times * executions * weight / Math.max(1, all)
			}];
		});
		if (own.length === 0) return [];
		return [{
			isExplicit,
			executions,
			statements: besideLinked(own),
			weight: sum$1(own.map(({ weight }) => weight))
		}];
	});
}
/**
* Statements that run equally often, and have the same values, are put next to each other: they are a loop, or run only
* together, such as a DELETE and the INSERT of the same row.
*/
function besideLinked(statements) {
	const ordered = [];
	for (const each of statements) {
		const linked = new Set(each.statement.literals.flatMap(({ same }) => same.map(({ digest }) => digest)));
		const last = ordered.findLastIndex(({ statement, times }) => times === each.times && times !== 1 && linked.has(statement.digest));
		if (last < 0) ordered.push(each);
		else ordered.splice(last + 1, 0, each);
	}
	return ordered;
}
/** The transactions that cover nearly all of the load, without their rare statements. */
function choose(candidates, left) {
	const ordered = candidates.toSorted((a, b) => b.weight - a.weight || b.executions - a.executions);
	const all = sum$1(candidates.map(({ weight }) => weight));
	const chosen = [];
	let [stood, count] = [0, 0];
	for (const candidate of ordered) {
		const isEnough = stood >= ENOUGH * all && candidate.weight < LEAST_SHARE * all;
		const isMuch = chosen.length >= MOST_TRANSACTIONS || count >= 256 - 1;
		const frequent = isEnough || isMuch ? [] : frequentOf(candidate, all, 256 - 1 - count);
		for (const each of candidate.statements) if (!frequent.includes(each)) left.add(each.statement.digest, "rare", each.weight);
		if (frequent.length === 0) continue;
		const weight = sum$1(frequent.map((each) => each.weight));
		chosen.push({
			...candidate,
			statements: frequent,
			weight
		});
		stood += weight;
		count += frequent.length;
	}
	return chosen;
}
function frequentOf({ statements }, all, most) {
	if (statements.length === 1) return statements;
	const least = LEAST_SHARE / 10 * all;
	const frequent = statements.filter(({ weight, times }) => weight >= least || times >= 1 / 10);
	const heaviest = new Set(frequent.toSorted((a, b) => b.weight - a.weight).slice(0, most));
	return frequent.filter((each) => heaviest.has(each));
}
function transactionsOf$1(chosen, tables, file) {
	const all = sum$1(chosen.map(({ executions }) => executions));
	const evidence = new ColumnEvidence(chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement)));
	const [linked, skews] = [new LinkedColumns(tables), evidence.skews()];
	const [statementNames, names] = [new Names(), new Names()];
	return chosen.flatMap(({ isExplicit, executions, statements }) => {
		const maker = new ParameterMaker(linked, skews);
		const [first, ...others] = statements.map(({ statement, times }) => statementOf(maker.add(statementNames.next(nameFor(statement)), digits(times), statement), file));
		if (first === void 0) return [];
		const main = mainStatement(statements.map(({ statement }) => statement));
		return [{
			name: names.next(main === void 0 ? first.name : nameFor(main)),
			share: digits(executions / all),
			isExplicit,
			statements: [first, ...others]
		}];
	});
}
/** The statement that names a transaction: the first that it inserts, else changes, else reads. */
function mainStatement(statements) {
	const ofKind = (word) => statements.find(({ tokens }) => nameOf(tokens[0]) === word);
	return ofKind("insert") ?? ofKind("update") ?? ofKind("delete") ?? statements[0];
}
function statementOf({ name, times, statement, parameters }, file) {
	const { sql, rows } = statement;
	return {
		name,
		sql,
		times,
		parameters,
		file,
		line: 1,
		rows: rows === void 0 ? void 0 : digits(rows)
	};
}
/** "select orders". */
function nameFor({ tokens, roles }) {
	const verb = nameOf(tokens.find((token) => nameOf(token) !== ""));
	const written = roles.find((role) => role.kind === "inserted" || role.kind === "assigned");
	const from = tokens.findIndex((token) => [
		"from",
		"into",
		"update"
	].includes(nameOf(token)));
	return `${verb} ${(written !== void 0 && "of" in written ? written.of?.table.name : nameOf(tokens[from + 1])) ?? ""}`.trim().replaceAll(/[\p{C}\p{Zl}\p{Zp}:]/gu, "_").slice(0, MOST_NAME);
}
/** Numbers names that occur again. */
var Names = class {
	#times = /* @__PURE__ */ new Map();
	next(name) {
		const time = (this.#times.get(name) ?? 0) + 1;
		this.#times.set(name, time);
		return time === 1 ? name : `${name} ${time}`;
	}
};
/** Tables of the statements, and those that their rows refer to. */
function usedTables(statements, tables) {
	const words = new Set(statements.flatMap(({ tokens }) => tokens.map(nameOf)));
	const used = new Set(tables.filter(({ name }) => words.has(name.toLowerCase())));
	for (const table of used) for (const reference of table.references) {
		const other = tables.find(({ name }) => name === reference.table);
		if (other !== void 0) used.add(other);
	}
	return tables.filter((table) => used.has(table));
}
/** Statements that the workload does not have, with their weight. */
var LeftOuts = class {
	#load;
	#tables;
	#total;
	#weights = /* @__PURE__ */ new Map();
	constructor(load, understood, total, tables) {
		this.#load = load;
		this.#total = total;
		this.#tables = tables;
		for (const [number, known] of understood.entries()) if (known.kind === "left out") this.add(number, known.why, load.digests[number]?.weight ?? 0);
	}
	add(digest, why, weight) {
		const key = `${digest} ${why}`;
		const known = this.#weights.get(key);
		if (known === void 0) this.#weights.set(key, {
			digest,
			why,
			weight
		});
		else known.weight += weight;
	}
	/** Large shares separately, the others together by their reason. */
	list() {
		const shareOf = (weight) => this.#total === 0 ? 0 : digits(Math.min(1, weight / this.#total));
		const told = [...this.#weights.values()].map((each) => ({
			...each,
			sql: this.#shown(each)
		}));
		const ordered = [...Map.groupBy(told, ({ sql, why }) => `${why} ${sql}`).values()].flatMap((all) => {
			const [first] = all;
			return first === void 0 ? [] : [{
				...first,
				weight: sum$1(all.map(({ weight }) => weight))
			}];
		}).toSorted((a, b) => b.weight - a.weight);
		const shown = ordered.slice(0, MOST_LEFT_OUT).map(({ sql, why, weight }) => ({
			sql,
			why,
			share: shareOf(weight)
		}));
		const others = [...Map.groupBy(ordered.slice(MOST_LEFT_OUT), ({ why }) => why)].map(([why, all]) => {
			const weight = sum$1(all.map((each) => each.weight));
			return {
				sql: `${all.length} ${all.length === 1 ? "other" : "others"}`,
				why,
				share: shareOf(weight)
			};
		});
		const untold = this.#load.otherWeight;
		const unlisted = untold > 0 ? [{
			sql: "statements that were too many to be told apart",
			why: "rare",
			share: shareOf(untold)
		}] : [];
		return [
			...shown,
			...others,
			...unlisted
		];
	}
	/** Every word of a rare one is known. */
	#shown({ digest, why }) {
		const { sql = "" } = this.#load.digests[digest] ?? {};
		return why === "rare" ? sql.slice(0, MOST_SHOWN$1) : shownStatement(sql, why, namesIn(this.#tables));
	}
};
function sum$1(values) {
	return values.reduce((all, value) => all + value, 0);
}
/** A figure for people, with four significant digits. */
function digits(value) {
	return Number(value.toPrecision(4));
}

// src/core/workload/neutral-schema.ts
/**
* The text of SHOW CREATE TABLE without the parts that reveal data: defaults, comments, counters, values in checks,
* expressions and partitions. Names, types, members of ENUM and SET, keys and storage options stay.
*/
const MODE$1 = {
	...USUAL_MODE,
	readsVersions: true
};
/** Digits up to which a number reveals no value. */
const [SMALL_DEFAULT, SMALL_NUMBER, SMALL_BOUND] = [
	2,
	4,
	12
];
const DATE$1 = /^'\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?'$/;
/** Defaults that replace any other of their type, for types whose default is not `0` or `''`. */
const DEFAULTS = {
	date: "'2000-01-01'",
	datetime: "'2000-01-01 00:00:00'",
	timestamp: "'2000-01-01 00:00:00'",
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
	const tokens = tokensOf(create, MODE$1);
	const edits = new SchemaWalk(tokens, create).edits();
	let [text, at] = ["", 0];
	for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
		if (edit.from < at) continue;
		text += `${create.slice(at, edit.from)}${edit.text}`;
		at = edit.to;
	}
	return text + create.slice(at);
}
var SchemaWalk = class {
	#tokens;
	#create;
	#edits = [];
	/** Type of the column that is being read, and its first member. */
	#type = "";
	#member = "''";
	constructor(tokens, create) {
		this.#tokens = tokens;
		this.#create = create;
	}
	edits() {
		let depth = 0;
		for (let at = 0; at < this.#tokens.length; at++) {
			const token = this.#tokens[at];
			const word = token?.kind === TOKEN.word ? nameOf(token) : token?.text ?? "";
			if (word === "(") depth++;
			else if (word === ")") depth--;
			if (depth === 1 && (word === "(" || word === ",")) this.#beginColumn(at + 1);
			if (token?.kind === TOKEN.broken) this.#replace(at, this.#tokens.length - 1, "");
			else if (word === "partition" && depth === 0) return this.#partitions(at);
			else if (word === "comment") at = this.#comment(at);
			else if (word === "auto_increment" && this.#text(at + 1) === "=") at = this.#drop(at, at + 2);
			else if (word === "default" && depth === 1) at = this.#default(at);
			else if (word === "check") at = this.#check(at);
			else if ((word === "enum" || word === "set") && this.#text(at + 1) === "(") at = this.#end(at + 1);
			else if (token !== void 0 && token.kind >= TOKEN.text) this.#literal(at, depth);
		}
		return this.#edits;
	}
	#text(at) {
		return this.#tokens[at]?.text ?? "";
	}
	#beginColumn(at) {
		if (this.#tokens[at]?.kind !== TOKEN.quoted) return;
		this.#type = nameOf(this.#tokens[at + 1]);
		this.#member = this.#tokens[at + 3]?.kind === TOKEN.text ? this.#text(at + 3) : "''";
	}
	/** Position of the parenthesis that closes the one there. */
	#end(from) {
		let depth = 0;
		for (let at = from; at < this.#tokens.length; at++) if (this.#text(at) === "(") depth++;
		else if (this.#text(at) === ")" && --depth === 0) return at;
		return this.#tokens.length - 1;
	}
	#replace(from, to, text) {
		const [first, last] = [this.#tokens[from], this.#tokens[to]];
		if (first !== void 0 && last !== void 0) this.#edits.push({
			from: first.start,
			to: last.stop,
			text
		});
		return to;
	}
	/** Removes tokens with the blanks before them. */
	#drop(from, to) {
		const [first, last] = [this.#tokens[from], this.#tokens[to]];
		if (first === void 0 || last === void 0) return to;
		let start = first.start;
		while (start > 0 && this.#create[start - 1] === " ") start--;
		this.#edits.push({
			from: start,
			to: last.stop,
			text: ""
		});
		return to;
	}
	#comment(at) {
		const value = this.#text(at + 1) === "=" ? at + 2 : at + 1;
		return (this.#tokens[value]?.kind ?? 0) >= TOKEN.text ? this.#drop(at, value) : at;
	}
	#default(at) {
		const value = this.#text(at + 1) === "-" || /^_\w+$/.test(this.#text(at + 1)) ? at + 2 : at + 1;
		if ((this.#tokens[value]?.kind ?? 0) < TOKEN.text) return at;
		const neutral = neutralDefault(this.#text(value), this.#type, this.#member);
		return neutral === void 0 ? this.#drop(at, value) : this.#replace(at + 1, value, neutral);
	}
	/** A check whose values may be data is left out: with replaced values it would refuse all rows. */
	#check(at) {
		if (this.#text(at + 1) !== "(") return at;
		const end = this.#end(at + 1);
		if (this.#tokens.slice(at, end).every(({ kind, text }) => kind < TOKEN.text || kind >= TOKEN.integer && text.length <= SMALL_NUMBER)) return end;
		const start = this.#text(at - 2) === "CONSTRAINT" ? at - 2 : at;
		const isOfTable = this.#text(start - 1) === ",";
		const isNotEnforced = nameOf(this.#tokens[end + 2]) === "enforced";
		const last = this.#drop(isOfTable ? start - 1 : start, isNotEnforced ? end + 2 : end);
		if (isNotEnforced) this.#endComment(last);
		return last;
	}
	/** Removes the end of a version comment after a token; its beginning is removed too. */
	#endComment(at) {
		const from = this.#tokens[at]?.stop ?? this.#create.length;
		const [ending] = /^\s*\*\//.exec(this.#create.slice(from)) ?? [];
		if (ending !== void 0) this.#edits.push({
			from,
			to: from + ending.length,
			text: ""
		});
	}
	/** A literal of an expression, or of an option of the table. */
	#literal(at, depth) {
		const { kind = TOKEN.end, text = "" } = this.#tokens[at] ?? {};
		if (kind === TOKEN.integer || kind === TOKEN.decimal) {
			if (text.length > SMALL_NUMBER) this.#replace(at, at, "1");
		} else if (depth > 0) this.#replace(at, at, text.startsWith("'$") ? "'$.a'" : "''");
		else {
			const name = this.#text(at - 1) === "=" ? at - 2 : at - 1;
			const isDirectory = nameOf(this.#tokens[name]) === "directory";
			this.#drop(isDirectory ? name - 1 : name, at);
		}
	}
	/** Bounds that are dates or small numbers stay; partitions by others are left out. */
	#partitions(at) {
		const rest = this.#tokens.slice(at);
		if (rest.every(({ kind, text }, each) => {
			if (nameOf(rest[each - 1]) === "comment" || nameOf(rest[each - 2]) === "comment") return true;
			if (kind === TOKEN.text) return DATE$1.test(text);
			return kind !== TOKEN.binary && kind !== TOKEN.broken && (kind < TOKEN.text || text.length <= SMALL_BOUND);
		})) {
			for (const [each, token] of rest.entries()) if (nameOf(token) === "comment") this.#comment(at + each);
			return this.#edits;
		}
		const start = this.#tokens[at]?.start ?? this.#create.length;
		const before = this.#create.slice(0, start).replace(/\s*(?:\/\*M?!\d*)?\s*$/, "");
		this.#edits.push({
			from: before.length,
			to: this.#create.length,
			text: ""
		});
		return this.#edits;
	}
};
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
/** A word for NULL among the kinds of literals. */
const NULL_LITERAL = 12;
/** What stands for the literals of a list, and around rows that are like each other. */
const [LIST, ROWS_BEGIN, ROWS_END] = [
	13,
	14,
	15
];
const wordsIn = (text) => new Set(text.split(" "));
const TYPED = wordsIn("date time timestamp");
const CONSTANTS = wordsIn("null true false");
/** Words after which a minus is a sign, not a subtraction. */
const BEFORE_SIGN = wordsIn("select where and or xor not between then else when limit offset in like values set by interval on having case return is div mod if elseif default");
/** One statement; undefined if it is none, or incomplete. */
function readStatement(sql, mode) {
	const items = itemsOf(sql, mode);
	if (items === void 0 || items.length === 0) return void 0;
	const found = new Reduction(items);
	return {
		key: found.key,
		literals: found.literals,
		slots: found.slots,
		lists: found.lists,
		items: found.items
	};
}
function itemsOf(sql, mode) {
	const items = [];
	for (const { kind, text } of tokensOf(sql, mode)) {
		if (kind === TOKEN.broken) return void 0;
		if (kind === TOKEN.symbol && text === ";") return items;
		if (kind >= TOKEN.text) addLiteral(items, kind, text);
		else if (kind === TOKEN.word) addWord(items, text);
		else items.push({
			kind,
			text: kind === TOKEN.quoted ? text.slice(1, -1) : text,
			written: text
		});
	}
	return items;
}
function addWord(items, written) {
	const text = written.toLowerCase();
	const before = items.at(-1)?.text;
	if (!(CONSTANTS.has(text) && before !== "is" && before !== "not")) items.push({
		kind: TOKEN.word,
		text,
		written
	});
	else if (text === "null") items.push({
		kind: 12,
		text: "",
		written
	});
	else items.push({
		kind: TOKEN.integer,
		text: text === "true" ? "1" : "0",
		written
	});
}
function addLiteral(items, kind, written) {
	const last = items.at(-1);
	const text = kind >= TOKEN.integer ? written : written.replace(/^\w?['"]|'$|"$|^0[xb]/g, "");
	const isText = kind === TOKEN.text;
	if (isText && last?.kind === TOKEN.text) {
		items[items.length - 1] = {
			...last,
			text: last.text + text
		};
		return;
	}
	const isWord = last?.kind === TOKEN.word;
	if (isText && isWord && (last.text === "as" || last.text === "end")) {
		if (last.text === "as") items.pop();
		return;
	}
	if (isText && isSymbol(last, ")")) return;
	const isPrefix = isWord && (last.text.startsWith("_") && kind <= TOKEN.binary || isText && TYPED.has(last.text));
	const isSigned = kind >= TOKEN.integer && isSymbol(last, "-") && isSign(items.at(-2));
	if (isPrefix || isSigned) items.pop();
	items.push({
		kind,
		text: isSigned ? `-${text}` : text,
		written: isSigned ? `-${written}` : written
	});
}
/** Whether a minus after an item is a sign. */
function isSign(before) {
	if (before === void 0) return true;
	if (before.kind === TOKEN.symbol) return before.text !== ")";
	return before.kind === TOKEN.word && BEFORE_SIGN.has(before.text);
}
function isSymbol(item, text) {
	return item?.kind === TOKEN.symbol && item.text === text;
}
/** Makes the key, numbers the literals, and takes lists together. */
var Reduction = class {
	key = "";
	items = [];
	literals = [];
	slots = [];
	lists = [];
	#from;
	#slot = 0;
	constructor(from) {
		this.#from = from;
		let inRows = false;
		for (let at = 0; at < from.length;) {
			const before = at > 0 && from[at - 1]?.kind === TOKEN.word ? from[at - 1]?.text : "";
			const isOpening = isSymbol(from[at], "(");
			if (isOpening && before === "in") {
				const end = this.#listEnd(at + 1);
				if (end !== void 0) {
					this.#list(at, end);
					at = end + 1;
					continue;
				}
				inRows = isSymbol(from[at + 1], "(");
				if (inRows) this.#emit(at++);
			} else if (isOpening && (before === "values" || before === "value")) inRows = true;
			if (inRows && isSymbol(from[at], "(")) {
				at = this.#rows(at, this.#rowEnd(at));
				inRows = isSymbol(from[at], ",") && isSymbol(from[at + 1], "(");
				if (inRows) this.#emit(at++);
			} else this.#emit(at++);
		}
	}
	/** Position of a list's closing parenthesis; undefined if it is not a list of literals. */
	#listEnd(from) {
		for (let at = from; at + 1 < this.#from.length; at += 2) {
			if ((this.#from[at]?.kind ?? 0) < TOKEN.text) return void 0;
			if (isSymbol(this.#from[at + 1], ")")) return at + 1;
			if (!isSymbol(this.#from[at + 1], ",")) return void 0;
		}
	}
	#list(from, end) {
		this.#emit(from);
		this.#mark(LIST);
		this.lists.push((end - from) / 2);
		for (let at = from + 1; at < end; at += 2) this.#take(at, this.#slot);
		this.#slot++;
		this.#emit(end);
	}
	/** Position where the parenthesis opened there closes, or the end. */
	#rowEnd(from) {
		let depth = 0;
		for (let at = from; at < this.#from.length; at++) if (isSymbol(this.#from[at], "(")) depth++;
		else if (isSymbol(this.#from[at], ")") && --depth === 0) return at;
		return this.#from.length - 1;
	}
	/** A row and the following ones that are like it. @returns their end */
	#rows(from, end) {
		const [length, slot] = [end - from + 1, this.#slot];
		this.#mark(ROWS_BEGIN);
		for (let at = from; at <= end; at++) this.#emit(at);
		this.#mark(ROWS_END);
		let [rows, next] = [1, end + 1];
		while (isSymbol(this.#from[next], ",") && this.#isSameRow(from, next + 1, length)) {
			let place = slot;
			for (let at = next + 1; at <= next + length; at++) if ((this.#from[at]?.kind ?? 0) >= TOKEN.text) this.#take(at, place++);
			next += length + 1;
			rows++;
		}
		this.lists.push(rows);
		return next;
	}
	#isSameRow(one, other, length) {
		for (let each = 0; each < length; each++) {
			const [own, like] = [this.#from[one + each], this.#from[other + each]];
			if (own === void 0 || like === void 0) return false;
			if (own.kind >= TOKEN.text && like.kind >= TOKEN.text) continue;
			if (own.kind !== like.kind || own.text !== like.text) return false;
		}
		return true;
	}
	#emit(at) {
		const item = this.#from[at];
		if (item === void 0) return;
		this.items.push(item);
		const isLiteral = item.kind >= TOKEN.text;
		if (isLiteral) this.#take(at, this.#slot);
		if (isLiteral || item.kind === TOKEN.placeholder) {
			this.#slot++;
			this.key += "? ";
		} else this.key += `${item.kind}${textOf$1(item)} `;
	}
	#take(at, slot) {
		const item = this.#from[at];
		if (item === void 0) return;
		this.literals.push(item);
		this.slots.push(slot);
	}
	#mark(kind) {
		this.items.push({
			kind,
			text: "",
			written: ""
		});
		if (kind === LIST) this.key += "?+ ";
	}
};
function textOf$1({ kind, text }) {
	if (kind === TOKEN.several) return "...";
	return kind === TOKEN.variable && /['"`]/.test(text) ? "@?" : text;
}
/** The digest of a statement. */
function partsOf({ items }) {
	const parts = [];
	let [writer, first, slot, lists] = [
		new SqlWriter(),
		0,
		0,
		0
	];
	const end = (list) => {
		if (writer.text !== "") parts.push({
			sql: writer.text,
			first,
			literals: slot - first,
			list
		});
		writer = new SqlWriter();
		first = slot;
	};
	for (const item of items) {
		const { kind } = item;
		if (kind === LIST) {
			end();
			parts.push({
				sql: "?",
				first: slot++,
				literals: 1,
				list: lists++
			});
			first = slot;
		} else if (kind === ROWS_BEGIN) end();
		else if (kind === ROWS_END) end(lists++);
		else if (kind >= TOKEN.text || kind === TOKEN.placeholder) {
			writer.add(TOKEN.placeholder, "?");
			slot++;
		} else writer.add(kind, writtenOf(item));
	}
	end();
	return parts;
}
function writtenOf(item) {
	const { kind, written } = item;
	if (kind === TOKEN.quoted && written.startsWith("\"")) return sqlName(decode(written.slice(1, -1)).replaceAll("\"\"", "\""));
	return decode(kind === TOKEN.variable || kind === TOKEN.several ? textOf$1(item) : written);
}
/** @param lists how often each list is repeated, at least once */
function writeDigest(parts, lists) {
	const places = [];
	let all = "";
	for (const { sql, first, literals, list } of parts) {
		const times = list === void 0 ? 1 : Math.max(1, Math.round(lists[list] ?? 1));
		const own = Array.from({ length: literals }, (_, each) => first + each);
		for (let time = 0; time < times; time++) places.push(...own);
		const needsSpace = all !== "" && !all.endsWith("(") && !/^[,)]/.test(sql);
		all += `${needsSpace ? " " : ""}${Array(times).fill(sql).join(", ")}`;
	}
	return {
		sql: all,
		places
	};
}

// src/core/workload/observe-digests.ts
/** A load known only by digests and their sums, as tools and servers count them: no literals, no sessions. */
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
	const isTimed = counts.some(({ seconds }) => seconds > 0);
	const temporaryTables = /* @__PURE__ */ new Set();
	let unreadLines = 0;
	const merged = /* @__PURE__ */ new Map();
	for (const count of counts) {
		const sql = normalised(count.sql);
		if (sql === void 0) {
			unreadLines++;
			continue;
		}
		const tokens = tokensOf(sql);
		const temporary = temporaryTableOf(tokens);
		if (temporary !== void 0) temporaryTables.add(temporary);
		const before = merged.get(sql)?.digest;
		const executions = (before?.executions ?? 0) + count.executions;
		const rows = count.rows === void 0 ? void 0 : (before?.rows ?? 0) * (before?.executions ?? 0) + count.rows;
		const digest = {
			sql,
			executions,
			rows: rows === void 0 ? void 0 : rows / executions,
			weight: (before?.weight ?? 0) + (isTimed ? count.seconds : count.executions),
			literals: tokens.filter(({ text }) => text === "?").map(() => UNKNOWN_LITERAL)
		};
		const place = ORDER.indexOf(nameOf(tokens[0]));
		merged.set(sql, {
			digest,
			kind: statementKind(tokens).kind,
			place
		});
	}
	const counted = [...merged.values()];
	return {
		digests: counted.map(({ digest }) => digest),
		transactions: transactionsOf(counted),
		isPrepared: false,
		isTimed,
		unreadLines,
		otherWeight: 0,
		temporaryTables: [...temporaryTables]
	};
}
/** Undefined if the text is no whole statement, such as one that the server has cut. */
function normalised(text) {
	const read = /\.\.\.\s*$/.test(text) ? void 0 : readStatement(encode(text), USUAL_MODE);
	return read && writeDigest(partsOf(read), read.lists).sql;
}
function transactionsOf(counted) {
	const sumOf = (kind) => counted.reduce((sum, each) => each.kind === kind ? sum + each.digest.executions : sum, 0);
	const work = counted.flatMap((each, digest) => each.kind === "work" ? [{
		...each,
		number: digest
	}] : []);
	const commits = Math.min(sumOf("begin") || Number.POSITIVE_INFINITY, sumOf("end"));
	if (commits === 0 || !(sumOf("work") <= MOST_A_COMMIT * commits)) return work.map(({ number, digest: { executions } }) => ({
		isExplicit: false,
		executions,
		statements: [{
			digest: number,
			times: 1
		}]
	}));
	return [{
		isExplicit: true,
		executions: commits,
		statements: work.toSorted((a, b) => a.place - b.place).map(({ number, digest }) => ({
			digest: number,
			times: digest.executions / commits
		}))
	}];
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
	const before = sumsByDigest(earlier, schema);
	return [...sumsByDigest(rows, schema)].flatMap(([key, { sql, executions, time, rows: all }]) => {
		const old = before.get(key);
		const since = old === void 0 || old.executions > executions ? {
			executions: 0,
			time: 0,
			rows: 0
		} : old;
		const ran = executions - since.executions;
		if (ran <= 0) return [];
		return [{
			sql,
			executions: ran,
			seconds: Math.max(0, time - since.time) / PICOSECONDS,
			rows: all - since.rows
		}];
	});
}
function sumsByDigest(rows, schema) {
	const sums = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const { DIGEST_TEXT: sql, SCHEMA_NAME: own } = row;
		const isMeant = schema === void 0 ? !SYSTEM_SCHEMAS.has(own ?? "") : own === schema;
		if (sql === void 0 || sql === "" || !isMeant) continue;
		const key = `${own ?? ""}\n${row.DIGEST ?? sql}`;
		const known = sums.get(key);
		sums.set(key, {
			sql,
			executions: (known?.executions ?? 0) + numberOf$1(row.COUNT_STAR),
			time: (known?.time ?? 0) + numberOf$1(row.SUM_TIMER_WAIT),
			rows: (known?.rows ?? 0) + numberOf$1(row.SUM_ROWS_SENT) + numberOf$1(row.SUM_ROWS_AFFECTED)
		});
	}
	return sums;
}
function numberOf$1(text) {
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
const COLUMNS = [...[
	"SCHEMA_NAME",
	"DIGEST",
	"DIGEST_TEXT",
	"COUNT_STAR",
	"SUM_TIMER_WAIT",
	"SUM_ROWS_AFFECTED",
	"SUM_ROWS_SENT"
]];
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
	const before = await digestRows$1(session);
	await sleep(seconds * 1e3, signal);
	const counts = countDigests(await digestRows$1(session), before, schema);
	if (counts.length > 0) return counts;
	throw new UserError(`no statement ran in schema ${schema} of ${endpointName(endpoint)} within ${seconds} s; look while it works, or longer with --seconds`);
}
async function digestRows$1(session) {
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

// src/core/workload/load-format.ts
/** Kind of a log or export, recognised by its beginning. */
const GENERAL$1 = /^(?:\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)\t|\d{6} [ \d]\d:\d\d:\d\d\t|\t\t) *\d+ (?:Query|Execute|Prepare|Connect|Quit|Init DB|Close stmt)\t?/m;
const SLOW = /^# (?:User@Host|Query_time): /m;
/** @param beginning a log may begin in the middle of a statement */
function formatOf(beginning) {
	const text = beginning.replace(/^\ufeff/, "");
	const first = text.split("\n", 1)[0] ?? "";
	if (/^\s*\{/.test(text)) return "digest-json";
	if (/\bdigest_text\b/i.test(first) && /\bcount_star\b/i.test(first)) return "performance-schema";
	const [general, slow] = [text.search(GENERAL$1), text.search(SLOW)];
	if (slow >= 0 && (general < 0 || slow < general)) return "slow";
	return general >= 0 ? "general" : void 0;
}

// src/core/workload/distinct-counter.ts
const REGISTERS = 1024;
/** Bias for this number of registers, from the paper. */
const ALPHA = .7213 / 1.0010537109375;
const FEW = 2.5 * REGISTERS;
const HASHES = 2 ** 32;
var DistinctCounter = class {
	#registers = new Uint8Array(REGISTERS);
	/** @param hash whose bits are well mixed, see `mixed` */
	add(hash) {
		const register = hash & 1023;
		const rank = Math.clz32(hash & -1024) + 1;
		const found = Math.min(rank, 23);
		if (found > (this.#registers[register] ?? 0)) this.#registers[register] = found;
	}
	get distinct() {
		let [sum, empty] = [0, 0];
		for (const register of this.#registers) {
			sum += 2 ** -register;
			if (register === 0) empty++;
		}
		const estimate = ALPHA * REGISTERS ** 2 / sum;
		if (estimate <= FEW && empty > 0) return REGISTERS * Math.log(REGISTERS / empty);
		return estimate > HASHES / 30 ? -HASHES * Math.log(1 - estimate / HASHES) : estimate;
	}
};
/** A hash whose bits all depend on each other: the finisher of MurmurHash3. */
function mixed(hash) {
	let mixing = Math.imul(hash ^ hash >>> 16, 2246822507);
	mixing = Math.imul(mixing ^ mixing >>> 13, 3266489909);
	return mixing ^ mixing >>> 16;
}

// src/core/workload/zipf.ts
/** Exponent of Zipf's law, in which the value of rank r has a frequency of 1 / r^s, from counts of values. */
const MOST_EXPONENT = 3;
/** Terms that are summed one by one; the others are an integral. */
const EXACT_TERMS = 64;
const STEPS = 40;
/** Standard deviations above the result that equally frequent values give by chance. */
const SIGNIFICANT = 3;
/**
* The exponent that gives the chance that two draws are equal, which decides how often rows are locked twice and pages
* found in memory: H(2s) / H(s)², with H over the distinct values. 0 if it may be chance. From 0 to 3.
*/
function zipfExponent({ counts, lost, seen, distinct }) {
	if (distinct < 2 || seen < 2) return 0;
	const frequent = counts.filter((count) => count > 2 * lost).map((count) => count + lost / 2);
	const rest = Math.max(0, seen - sumOf(frequent));
	const others = Math.max(1, distinct - frequent.length);
	const equal = (sumOf(frequent.map((count) => count * (count - 1))) + rest * Math.max(0, rest / others - 1)) / (seen * (seen - 1));
	const byChance = lost === 0 ? 1 / distinct : rest / seen / others;
	const deviation = Math.sqrt(2 / distinct) / seen;
	if (equal <= byChance + SIGNIFICANT * deviation || equal <= 1 / distinct) return 0;
	let [low, high] = [0, MOST_EXPONENT];
	for (let step = 0; step < STEPS; step++) {
		const middle = (low + high) / 2;
		if (harmonic(distinct, 2 * middle) / harmonic(distinct, middle) ** 2 < equal) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
/** Sum of 1 / r^s over ranks from 1 to this one. */
function harmonic(ranks, s) {
	const exact = Math.min(ranks, EXACT_TERMS);
	let sum = 0;
	for (let rank = 1; rank <= exact; rank++) sum += rank ** -s;
	if (ranks <= exact) return sum;
	const [from, to] = [exact + .5, ranks + .5];
	return sum + (Math.abs(s - 1) < 1e-9 ? Math.log(to / from) : (to ** (1 - s) - from ** (1 - s)) / (1 - s));
}
function sumOf(values) {
	return values.reduce((sum, value) => sum + value, 0);
}

// src/core/workload/literal-sketch.ts
/** Statistics of the literals at one place of a digest, in bounded memory: no value is kept, only hashes and counts. */
/** Values that are counted one by one, in all places and in one place. */
const [ALL_COUNTED, MOST_COUNTED, FEWEST_COUNTED] = [
	1e6,
	512,
	32
];
/** Share of the counted values that stays after the rare ones have been dropped. */
const LEFT = 1 / 4;
/** Earlier literals that are considered as possibly equal. */
const MOST_CANDIDATES = 8;
/** Share of executions in which a literal must equal another to be called the same. */
const MOSTLY = .8;
/** Fewer do not show whether two are equal. */
const FEWEST = 3;
/** Among this many values, hardly ever half exceed all before them by chance; among fewer, at least this many must. */
const [MANY_GROWN, FEW_GROWN] = [10, 4];
/** Values of a place that are kept, and the most frequent of them that are reported. */
const [MOST_KEPT, MOST_SHOWN] = [1e3, 100];
/** A candidate that is equal this rarely makes room for another. */
const HOPELESS = 1 / 4;
const KINDS = {
	[TOKEN.text]: "text",
	[TOKEN.binary]: "binary",
	[TOKEN.integer]: "integer",
	[TOKEN.decimal]: "decimal",
	[12]: "null"
};
/** Number of values that each place may count, which falls with the number of places. */
var SketchRoom = class {
	#places = 0;
	most = MOST_COUNTED;
	addPlace() {
		this.#places++;
		this.most = Math.max(FEWEST_COUNTED, Math.min(MOST_COUNTED, Math.floor(ALL_COUNTED / this.#places)));
	}
};
var LiteralSketch = class {
	#room;
	/** Values and their counts, if they are to be kept. */
	#kept;
	seen = 0;
	/** Executions in a transaction with literals before it. */
	followed = 0;
	candidates = [];
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
	/** Amount by which the counts may be too low. */
	#lost = 0;
	#distinct;
	/** @param isKept whether its values themselves are kept */
	constructor(isKept, room) {
		this.#room = room;
		room.addPlace();
		this.#kept = isKept ? /* @__PURE__ */ new Map() : void 0;
	}
	get isKept() {
		return this.#kept !== void 0;
	}
	keep(value) {
		if (this.#kept === void 0) return;
		if (this.#kept.has(value) || this.#kept.size < MOST_KEPT) this.#kept.set(value, (this.#kept.get(value) ?? 0) + 1);
	}
	/**
	* @param value its number, else NaN
	* @param above its distance above the literal before it in the statement; NaN if unknown
	*/
	add(kind, hash, value, length, above) {
		this.seen++;
		if (kind === 12) {
			this.#nulls++;
			return;
		}
		this.#kinds.add(kind);
		this.#lengths += length;
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
		this.#count(mixed(hash));
	}
	#count(hash) {
		this.#distinct?.add(hash);
		const counts = this.#counts;
		counts.set(hash, (counts.get(hash) ?? 0) + 1);
		if (counts.size > this.#room.most) this.#dropRare();
	}
	/**
	* Misra and Gries' summary, many at once: the true count of a dropped value is below `lost`, and all others are too
	* low by it.
	*/
	#dropRare() {
		if (this.#distinct === void 0) {
			this.#distinct = new DistinctCounter();
			for (const hash of this.#counts.keys()) this.#distinct.add(hash);
		}
		const ordered = Float64Array.from(this.#counts.values()).sort();
		const limit = ordered[ordered.length - Math.ceil(LEFT * this.#room.most)] ?? 0;
		this.#lost += limit;
		for (const [hash, count] of this.#counts) if (count <= limit) this.#counts.delete(hash);
		else this.#counts.set(hash, count - limit);
	}
	/** Notes that it equalled an earlier literal of its transaction. */
	equalled(place) {
		const known = this.candidates.find((each) => each.place === place);
		if (known !== void 0) known.equal++;
		else if (this.candidates.length < MOST_CANDIDATES) this.candidates.push({
			place,
			equal: 1
		});
		else {
			const hopeless = this.candidates.findIndex(({ equal }) => equal < HOPELESS * this.followed);
			if (hopeless >= 0) this.candidates[hopeless] = {
				place,
				equal: 1
			};
		}
	}
	/**
	* @param isCount whether it counts or measures rows or time, so that its mean is nobody's value
	* @param sameAs the reference for a candidate
	*/
	shape(isCount, sameAs) {
		const values = this.seen - this.#nulls;
		const distinct = Math.min(values, Math.round(this.#distinct?.distinct ?? this.#counts.size));
		const isMostly = ({ equal }) => this.followed >= FEWEST && equal >= MOSTLY * this.followed;
		const same = this.candidates.filter(isMostly).sort((a, b) => b.equal - a.equal);
		return {
			kind: this.#kind(),
			seen: this.seen,
			nulls: this.seen === 0 ? 0 : this.#nulls / this.seen,
			distinct,
			skew: zipfExponent({
				counts: [...this.#counts.values()],
				lost: this.#lost,
				seen: values,
				distinct
			}),
			length: values === 0 ? 0 : this.#lengths / values,
			isGrowing: this.#numbers === values && this.#isGrowing(values),
			mean: !isCount || this.#numbers === 0 ? void 0 : this.#sum / this.#numbers,
			above: this.#compared === 0 ? void 0 : this.#above / this.#compared,
			same: same.flatMap(({ place }) => sameAs(place) ?? []),
			kept: this.#mostKept()
		};
	}
	#mostKept() {
		const [first, ...others] = [...this.#kept ?? []].sort(([, a], [, b]) => b - a).map(([value]) => value).slice(0, MOST_SHOWN);
		return first === void 0 ? void 0 : [first, ...others];
	}
	#isGrowing(values) {
		return values >= MANY_GROWN ? this.#grew > values / 2 : values >= FEW_GROWN && this.#grew === values;
	}
	#kind() {
		const kinds = [...this.#kinds];
		const [first] = kinds;
		if (first === void 0) return this.#nulls > 0 ? "null" : "unknown";
		if (kinds.length === 1) return KINDS[first];
		return kinds.every((kind) => kind >= TOKEN.integer) ? "decimal" : "mixed";
	}
};

// src/core/workload/session-mode.ts
/** Character sets whose second byte may look like a quote or a backslash. */
const WIDE = /* @__PURE__ */ new Set([
	"big5",
	"cp932",
	"gb18030",
	"gbk",
	"sjis"
]);
const NAMES = /\b(?:names|charset|character\s+set|character_set_client\s*:?=)\s*['"]?(\w+)/;
const MODE = /\bsql_mode\s*:?=(.*)/s;
const AUTOCOMMIT = /\bautocommit\s*:?=\s*['"]?(\w+)/;
/** Modes that are or include ANSI_QUOTES. */
const ANSI = /\b(?:ansi_quotes|ansi|db2|maxdb|mssql|oracle|postgresql)\b/;
/**
* An unknown mode counts as the usual one, in which double quotes hold a literal: at worst a statement is not
* understood, but no literal is taken for a name.
*/
function modeAfterSet(statement, before) {
	const text = statement.toLowerCase();
	if (/\b(?:global|persist|persist_only)\b/.test(text)) return {
		mode: before,
		isAutocommit: void 0
	};
	const names = NAMES.exec(text)?.[1];
	const modes = MODE.exec(text)?.[1];
	const told = modes?.includes("replace") ? "" : modes;
	const value = AUTOCOMMIT.exec(text)?.[1];
	return {
		mode: {
			isWide: names === void 0 ? before.isWide : WIDE.has(names),
			hasAnsiQuotes: told === void 0 ? before.hasAnsiQuotes : ANSI.test(told),
			hasNoEscapes: told === void 0 ? before.hasNoEscapes : /\bno_backslash_escapes\b/.test(told)
		},
		isAutocommit: value === void 0 ? void 0 : ![
			"0",
			"off",
			"false"
		].includes(value)
	};
}

// src/core/workload/transaction-shapes.ts
/** More are merged into one. */
const MOST_SHAPES = 2e3;
/** Share of common statements from which on two shapes are one. */
const ALIKE = .5;
const OTHERS = "others";
var TransactionShapes = class {
	#shapes = /* @__PURE__ */ new Map();
	#families = /* @__PURE__ */ new Map();
	#familyOf = [];
	/** Executions of single-statement transactions, by the number of their digest. */
	#single = [];
	/** Adds a new digest: those that differ only in digits of names, such as those of shards, are one family. */
	addDigest(digest, sql) {
		const family = sql.replaceAll(/\d+/g, "#");
		const number = this.#families.get(family) ?? this.#families.size;
		this.#families.set(family, number);
		this.#familyOf[digest] = number;
	}
	/** A statement that is its own transaction. */
	addSingle(digest) {
		this.#single[digest] = (this.#single[digest] ?? 0) + 1;
	}
	/** @param counts executions of each digest, in the order of their first appearance */
	add(counts) {
		const families = new Set([...counts.keys()].map((digest) => this.#familyOf[digest] ?? 0));
		const own = [...families].sort((a, b) => a - b).join(" ");
		const key = this.#shapes.has(own) || this.#shapes.size < MOST_SHAPES ? own : OTHERS;
		let shape = this.#shapes.get(key);
		if (shape === void 0) {
			shape = {
				executions: 0,
				statements: /* @__PURE__ */ new Map(),
				families
			};
			this.#shapes.set(key, shape);
		}
		shape.executions++;
		let place = 0;
		for (const [digest, times] of counts) {
			const known = shape.statements.get(digest);
			const relative = place++ / counts.size;
			if (known === void 0) shape.statements.set(digest, {
				times,
				transactions: 1,
				places: relative
			});
			else {
				known.times += times;
				known.transactions++;
				known.places += relative;
			}
		}
	}
	/** The most frequent first. */
	finish() {
		const ordered = [...this.#shapes.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
		const merged = [];
		for (const shape of ordered) {
			const alike = mostAlike(shape, merged);
			if (alike === void 0) merged.push(shape);
			else mergeInto(alike, shape);
		}
		const single = [...this.#single.entries()].flatMap(([digest, executions = 0]) => executions === 0 ? [] : [{
			isExplicit: false,
			executions,
			statements: [{
				digest,
				times: 1
			}]
		}]);
		return [...merged.map(observedOf), ...single].sort((a, b) => b.executions - a.executions);
	}
};
function sizeOf({ executions, statements }) {
	return executions * statements.size;
}
function mostAlike({ families }, others) {
	let best;
	for (const shape of others) {
		const both = [...families].filter((family) => shape.families.has(family)).length;
		const share = both / (families.size + shape.families.size - both);
		if (share >= ALIKE && share > (best?.share ?? 0)) best = {
			shape,
			share
		};
	}
	return best?.shape;
}
function mergeInto(shape, other) {
	shape.executions += other.executions;
	for (const [digest, statement] of other.statements) {
		const known = shape.statements.get(digest);
		if (known === void 0) shape.statements.set(digest, statement);
		else {
			known.times += statement.times;
			known.transactions += statement.transactions;
			known.places += statement.places;
		}
	}
}
function observedOf({ executions, statements }) {
	return {
		isExplicit: true,
		executions,
		statements: [...statements].sort(([, a], [, b]) => a.places / a.transactions - b.places / b.transactions).map(([digest, { times }]) => ({
			digest,
			times: times / executions
		}))
	};
}

// src/core/workload/observe.ts
/** The work of a log's sessions, summed up as it is read: digests, their literals in numbers, and transactions. */
/** Further ones are not distinguished. */
const MOST_DIGESTS = 2e4;
/** Limit for sessions whose end is never logged. */
const MOST_SESSIONS = 2e4;
/** Statements that a transaction may have; a longer one is a batch, and is cut. */
const MOST_STATEMENTS = 5e3;
/** Literals of a statement that are compared with those of its transaction, and values remembered for one. */
const [MOST_COMPARED, MOST_REMEMBERED] = [64, 2e3];
/** Places that may have the same value. */
const MOST_PLACES = 8;
/** Places of a digest: with its number they form one number. */
const PLACES = 4096;
/** Characters of a SET that are read. */
const LONGEST_SET = 1e3;
var Observer = class {
	unreadLines = 0;
	#numbers = /* @__PURE__ */ new Map();
	#known = [];
	#shapes = new TransactionShapes();
	#clients = /* @__PURE__ */ new Map();
	#temporaryTables = /* @__PURE__ */ new Set();
	#room = new SketchRoom();
	#others = 0;
	#prepared = 0;
	#works = 0;
	#isTimed = false;
	#keeps;
	/** @param keeps numbers of the literals of a digest that are kept as they are */
	constructor(keeps = () => /* @__PURE__ */ new Set()) {
		this.#keeps = keeps;
	}
	/** A session begins. */
	connect(session) {
		this.quit(session);
	}
	/** A session ends. */
	quit(session) {
		const client = this.#clients.get(session);
		if (client === void 0) return;
		this.#close(client);
		this.#clients.delete(session);
	}
	/** A statement of a session, with a character for each byte. */
	execute(session, sql, execution = {}) {
		const client = this.#clientOf(session);
		const read = readStatement(sql, client.mode);
		if (read === void 0) {
			this.unreadLines++;
			return;
		}
		const { seconds, rows } = execution;
		if (seconds !== void 0) this.#isTimed = true;
		const number = this.#numbers.get(read.key) ?? this.#newDigest(read);
		const known = number === void 0 ? void 0 : this.#known[number];
		if (known === void 0 || number === void 0) {
			this.#others += seconds ?? 1;
			return;
		}
		known.executions++;
		known.seconds += seconds ?? 0;
		if (rows !== void 0) {
			known.rows += rows;
			known.rowsTold++;
		}
		for (const [list, length] of read.lists.entries()) known.lists[list] = (known.lists[list] ?? 0) + length;
		this.#act(client, known, number, () => decode(sql.slice(0, LONGEST_SET)));
		if (known.kind.kind !== "work") return;
		this.#works++;
		if (execution.isPrepared) this.#prepared++;
		this.#sketchLiterals(known, number, read, client.transaction);
		if (client.transaction === void 0) this.#shapes.addSingle(number);
	}
	finish() {
		for (const client of this.#clients.values()) this.#close(client);
		this.#clients.clear();
		const written = this.#known.map(({ parts, lists, executions }) => writeDigest(parts, lists.map((sum) => sum / executions)));
		const sameAs = (place) => {
			const digest = Math.floor(place / PLACES);
			const literal = written[digest]?.places.indexOf(place % PLACES) ?? -1;
			return literal < 0 ? void 0 : {
				digest,
				literal
			};
		};
		return {
			digests: this.#known.map((known, number) => {
				const { sql, places } = written[number] ?? {
					sql: "",
					places: []
				};
				const counts = countPlaces(sql);
				return {
					sql,
					executions: known.executions,
					weight: this.#isTimed ? known.seconds : known.executions,
					rows: known.rowsTold === 0 ? void 0 : known.rows / known.rowsTold,
					literals: places.map((place, literal) => known.sketches[place]?.shape(counts.has(literal), sameAs) ?? UNKNOWN_LITERAL)
				};
			}),
			transactions: this.#shapes.finish(),
			isPrepared: this.#prepared * 2 > this.#works,
			isTimed: this.#isTimed,
			unreadLines: this.unreadLines,
			otherWeight: this.#others,
			temporaryTables: [...this.#temporaryTables]
		};
	}
	#clientOf(session) {
		const known = this.#clients.get(session);
		if (known !== void 0) return known;
		if (this.#clients.size >= MOST_SESSIONS) {
			const [oldest] = this.#clients.keys();
			if (oldest !== void 0) this.quit(oldest);
		}
		const client = {
			mode: USUAL_MODE,
			isAutocommit: true,
			transaction: void 0
		};
		this.#clients.set(session, client);
		return client;
	}
	#newDigest(read) {
		if (this.#known.length >= MOST_DIGESTS) return void 0;
		const number = this.#known.length;
		const parts = partsOf(read);
		const { sql, places } = writeDigest(parts, []);
		const tokens = tokensOf(sql);
		const kept = new Set([...this.#keeps(sql)].map((literal) => places[literal]));
		this.#known.push({
			parts,
			kind: statementKind(tokens),
			lists: [],
			sketches: [],
			kept,
			executions: 0,
			seconds: 0,
			rows: 0,
			rowsTold: 0
		});
		this.#numbers.set(read.key, number);
		this.#shapes.addDigest(number, sql);
		const temporary = temporaryTableOf(tokens);
		if (temporary !== void 0) this.#temporaryTables.add(temporary);
		return number;
	}
	/** The statement's effect on its session and its transaction. */
	#act(client, { kind }, digest, text) {
		if (kind.kind === "begin") {
			this.#close(client);
			client.transaction = openTransaction();
		} else if (kind.kind === "end") {
			if (client.transaction === void 0) client.isAutocommit = false;
			this.#close(client);
		} else if (kind.kind === "work") {
			if (!client.isAutocommit) client.transaction ??= openTransaction();
			const { transaction } = client;
			if (transaction === void 0) return;
			transaction.counts.set(digest, (transaction.counts.get(digest) ?? 0) + 1);
			if (++transaction.statements < MOST_STATEMENTS) return;
			this.#close(client);
			client.transaction = openTransaction();
		} else if (kind.commits) this.#close(client);
		else if (kind.sets) this.#set(client, text());
	}
	#set(client, text) {
		const { mode, isAutocommit } = modeAfterSet(text, client.mode);
		client.mode = mode;
		if (isAutocommit === void 0 || isAutocommit === client.isAutocommit) return;
		if (isAutocommit) this.#close(client);
		client.isAutocommit = isAutocommit;
	}
	#close(client) {
		const { transaction } = client;
		client.transaction = void 0;
		if (transaction !== void 0 && transaction.counts.size > 0) this.#shapes.add(transaction.counts);
	}
	#sketchLiterals({ sketches, kept }, digest, { literals, slots }, transaction) {
		let [before, valueBefore, wasDate] = [
			-1,
			NaN,
			false
		];
		for (const [each, literal] of literals.entries()) {
			const { kind, text } = literal;
			const slot = slots[each] ?? 0;
			const [hash, number] = [hashOf(text), numberOf(literal)];
			const isDate = Number.isNaN(number);
			const value = isDate ? secondsOf(literal) : number;
			let sketch = sketches[slot];
			if (sketch === void 0) {
				sketch = new LiteralSketch(kept.has(slot), this.#room);
				sketches[slot] = sketch;
			}
			if (sketch.isKept) sketch.keep(literalValue(literal));
			const above = before === slot - 1 && isDate === wasDate ? value - valueBefore : NaN;
			sketch.add(kind, hash, value, text.length - (kind >= TOKEN.integer && text.startsWith("-") ? 1 : 0), above);
			if (transaction !== void 0 && each < MOST_COMPARED) compare(transaction, sketch, hash, digest * PLACES + slot);
			before = slot;
			valueBefore = value;
			wasDate = isDate;
		}
	}
};
/** NaN if the literal is no number, or one too large to be exact. */
function numberOf({ kind, text }) {
	if (kind === TOKEN.decimal) return Number(text);
	return /^-?\d{1,15}$/.test(text) ? Number(text) : NaN;
}
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d):(\d\d)(?:\.\d{1,6})?)?$/;
/** Seconds to a literal that is a date or a date and time, from the same point in time; otherwise NaN. */
function secondsOf({ kind, text }) {
	const [, ...parts] = kind === TOKEN.text && DATE.exec(text) || [];
	const [year = NaN, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
	const [from, months] = month < 3 ? [year - 1, month + 9] : [year, month - 3];
	const leapDays = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
	return (((365 * from + leapDays + Math.floor((153 * months + 2) / 5) + day) * 24 + hours) * 60 + minutes) * 60 + seconds;
}
/** A literal itself: a text without its quotes and escapes. */
function literalValue({ kind, text, written }) {
	if (kind === TOKEN.integer || kind === TOKEN.decimal) {
		const value = Number(text);
		return Number.isSafeInteger(value) || kind === TOKEN.decimal ? value : text;
	}
	const quote = written.charAt(0);
	return decode(text).replaceAll(quote + quote, quote).replaceAll(/\\(.)/gs, "$1");
}
function openTransaction() {
	return {
		counts: /* @__PURE__ */ new Map(),
		statements: 0,
		values: /* @__PURE__ */ new Map()
	};
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
/** The `?` of a digest that count rows or give a length of time. */
function countPlaces(sql) {
	const places = /* @__PURE__ */ new Set();
	let [place, words] = [0, ""];
	for (const { text } of tokensOf(sql)) {
		if (text === "?") {
			if (/(?:limit|offset|interval|limit \? ,)$/.test(words)) places.add(place);
			place++;
		}
		words = `${words} ${text.toLowerCase()}`.slice(-20);
	}
	return places;
}

// src/core/workload/query-digest.ts
/** Output of `pt-query-digest --output json`. Only the fingerprint of a class is read, never its example. */
const figure$1 = union([string(), number$1()]).transform(Number);
const sum = object({ sum: figure$1.optional() }).optional();
const reportSchema = object({ classes: array(object({
	fingerprint: string(),
	query_count: figure$1,
	metrics: object({
		Query_time: sum,
		Rows_sent: sum,
		Rows_affected: sum
	}).partial().optional()
})) });
/** Undefined if it is no such report. */
function parseQueryDigest(value) {
	const parsed = reportSchema.safeParse(value);
	if (!parsed.success) return void 0;
	return parsed.data.classes.flatMap(({ fingerprint, query_count: executions, metrics }) => {
		if (!(executions > 0)) return [];
		const [sent, changed] = [known(metrics?.Rows_sent?.sum), known(metrics?.Rows_affected?.sum)];
		return [{
			sql: fingerprint,
			executions,
			seconds: known(metrics?.Query_time?.sum) ?? 0,
			rows: sent === void 0 && changed === void 0 ? void 0 : (sent ?? 0) + (changed ?? 0)
		}];
	});
}
function known(value) {
	return value !== void 0 && Number.isFinite(value) && value >= 0 ? value : void 0;
}

// src/core/workload/read-log.ts
/** A longer entry is not read. */
const MOST_CHARACTERS = 16 * 1024 ** 2;
/** MySQL's time is ISO 8601, MariaDB's `YYMMDD HH:MM:SS`, or only tabs if it is that of the entry before. */
const GENERAL = `(?:\\t\\t|\\d[-+.:TZ \\d]{14,39}\\t) *(\\d+) (${[
	...[
		"Query",
		"Execute",
		"Prepare",
		"Connect",
		"Quit",
		"Init DB",
		"Close stmt",
		"Reset stmt",
		"Long Data",
		"Fetch"
	],
	...[
		"Field List",
		"Statistics",
		"Ping",
		"Change user",
		"Kill",
		"Refresh",
		"Shutdown",
		"Processlist",
		"Create DB"
	],
	...[
		"Drop DB",
		"Debug",
		"Binlog Dump",
		"Binlog Dump GTID",
		"Register Slave",
		"Register Replica",
		"Set option"
	],
	...[
		"Sleep",
		"Time",
		"Daemon",
		"Error",
		"Table Dump",
		"Connect Out",
		"Delayed insert",
		"Reset connection",
		"Clone"
	],
	...[
		"Unprepare",
		"Bulk_execute",
		"Subscribe Group Replication Stream"
	]
].join("|")}) *(?:\\t|\\r?$)`;
/** End of the line that a server writes when it begins a log; two more follow, which belong to the same entry. */
const BANNER = ".*(started with:)\\r?$";
const STARTS = {
	general: new RegExp(`^(?:${GENERAL}|${BANNER})`, "gm"),
	slow: new RegExp(`^(?:# (?:User@Host|Time): |${BANNER})`, "gm")
};
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
	/** Its first line, as the pattern has it; undefined: of no entry that is read. */
	#head;
	#isBefore = true;
	/** Sessions that have prepared a statement: the slow log does not tell prepared statements from others. */
	#preparing = /* @__PURE__ */ new Set();
	constructor(kind, observer) {
		this.#kind = kind;
		this.#start = STARTS[kind];
		this.#observer = observer;
	}
	/** @param piece with a character for each byte */
	push(piece) {
		this.#text += piece;
		const whole = this.#text.lastIndexOf("\n") + 1;
		let from = 0;
		this.#start.lastIndex = this.#at;
		while (this.#start.lastIndex < whole) {
			const found = this.#start.exec(this.#text);
			if (found === null || found.index >= whole) break;
			this.#finish(from, found.index - 1);
			this.#head = found.at(-1) === void 0 ? found : void 0;
			this.#isBefore = false;
			from = found.index;
			this.#start.lastIndex = Math.max(found.index + 1, this.#start.lastIndex);
		}
		if (this.#head === void 0) {
			if (this.#isBefore) this.#unread(this.#text.slice(0, whole));
			from = whole;
		}
		if (this.#text.length - from > MOST_CHARACTERS) {
			if (this.#head !== void 0 || this.#isBefore) this.#observer.unreadLines++;
			this.#head = void 0;
			this.#isBefore = false;
			from = this.#text.length - whole > MOST_CHARACTERS ? this.#text.length : whole;
		}
		this.#text = this.#text.slice(from);
		this.#at = Math.max(0, whole - from);
	}
	/** The last entry counts only if its last line has an end: another may have been cut. */
	end() {
		if (this.#at === this.#text.length) this.#finish(0, this.#at - 1);
		else this.#observer.unreadLines++;
	}
	#unread(lines) {
		this.#observer.unreadLines += lines.split("\n").length - 1;
	}
	/** The entry before a line, without its last line break. */
	#finish(from, to) {
		if (this.#isBefore) this.#unread(this.#text.slice(from, to + 1));
		if (this.#head === void 0) return;
		if (to - from > MOST_CHARACTERS) this.#observer.unreadLines++;
		else if (this.#kind === "slow") this.#slow(this.#text.slice(from, to));
		else this.#general(this.#head, this.#text.slice(from + this.#head[0].length, to));
	}
	#general([, id, command], sql) {
		const session = Number(id);
		if (command === "Query" || command === "Execute") this.#observer.execute(session, sql, { isPrepared: command === "Execute" });
		else if (command === "Connect" || command === "Change user") this.#observer.connect(session);
		else if (command === "Quit") this.#observer.quit(session);
	}
	#slow(entry) {
		const [head = ""] = FIGURES.exec(entry) ?? [];
		const [before = ""] = BEFORE_STATEMENT.exec(entry.slice(head.length)) ?? [];
		const sql = entry.slice(head.length + before.length);
		if (sql === "") return;
		const seconds = figure(head, /\bQuery_time: +([\d.]+)/);
		const session = figure(head, /\bThread_id: +(\d+)/) ?? figure(head, /\bId: +(\d+)/) ?? 0;
		if (seconds === void 0) {
			this.#observer.unreadLines++;
			return;
		}
		const command = sql.startsWith("#") ? ADMINISTRATOR.exec(decode(sql))?.[1] : void 0;
		if (command === "Prepare") this.#preparing.add(session);
		if (command === "Quit") {
			this.#observer.quit(session);
			this.#preparing.delete(session);
		}
		if (command !== void 0) return;
		this.#observer.execute(session, sql, {
			seconds,
			rows: rowsIn(head),
			isPrepared: this.#preparing.has(session)
		});
	}
};
/** MySQL does not log how many rows were changed. */
function rowsIn(head) {
	const [sent, changed] = [figure(head, /\bRows_sent: +(\d+)/), figure(head, /\bRows_affected: +(\d+)/)];
	if (sent === void 0) return void 0;
	return changed === void 0 && sent === 0 ? void 0 : sent + (changed ?? 0);
}
function figure(head, pattern) {
	const text = pattern.exec(head)?.[1];
	const value = text === void 0 ? NaN : Number(text);
	return Number.isFinite(value) ? value : void 0;
}

// src/edges/workload/read-load.ts
/** Reads files with an observed load, logs piece by piece. */
const PIECE_BYTES = 1024 ** 2;
/** Exports of digests have a few megabytes. */
const MOST_EXPORT_BYTES = 256 * 1024 ** 2;
/**
* @param keeps literals of a digest to keep, see Observer
* @throws UserError if a file cannot be read, or has another format
*/
async function readLoad(paths, asked, keeps, signal) {
	const formats = paths.map((path) => asked === "auto" ? recognised(path) : asked);
	const [format, ...others] = formats;
	if (format === void 0 || others.some((other) => other !== format)) throw new UserError(`the files are of different formats (${[...new Set(formats)].join(", ")}); read those of one at a time`);
	if (format === "performance-schema") return {
		format,
		load: observeDigests(digestsBetween(paths))
	};
	if (format === "digest-json") return {
		format,
		load: observeDigests(paths.flatMap(queryDigests))
	};
	const observer = new Observer(keeps);
	for (const path of paths) await stream(path, new LogReader(format, observer), signal);
	const load = observer.finish();
	if (load.digests.length > 0) return {
		format,
		load
	};
	throw new UserError(`${paths.join(", ")}: no whole statement of a ${format} log was found; name another --format, or file`);
}
async function stream(path, log, signal) {
	try {
		const options = {
			highWaterMark: PIECE_BYTES,
			signal,
			encoding: "latin1"
		};
		for await (const piece of createReadStream(path, options)) log.push(piece);
	} catch (cause) {
		signal.throwIfAborted();
		throw unreadable(path, cause);
	}
	log.end();
}
function recognised(path) {
	const format = formatOf(beginningOf(path));
	if (format !== void 0) return format;
	throw new UserError(`${path}: found no log or export that is known; allowed: a general log, a slow log, the JSON of pt-query-digest, or an export of events_statements_summary_by_digest; name it with --format if it is one`);
}
function beginningOf(path) {
	try {
		if (!statSync(path).isFile()) throw new UserError(`${path} is no file; name a file, or a server such as mysql://user@host/schema`);
		const file = openSync(path, "r");
		try {
			const bytes = new Uint8Array(PIECE_BYTES);
			return new TextDecoder().decode(bytes.subarray(0, readSync(file, bytes)));
		} finally {
			closeSync(file);
		}
	} catch (cause) {
		throw unreadable(path, cause);
	}
}
function unreadable(path, cause) {
	return cause instanceof UserError ? cause : new UserError(`cannot read ${path}: ${reasonOf(cause)}`, { cause });
}
function textOf(path) {
	try {
		if (statSync(path).size <= MOST_EXPORT_BYTES) return readFileSync(path, "utf8");
	} catch (cause) {
		throw unreadable(path, cause);
	}
	throw new UserError(`${path} is larger than ${MOST_EXPORT_BYTES / 1024 ** 2} MiB, as no export of digests is`);
}
function queryDigests(path) {
	const counts = parseQueryDigest(jsonOf(textOf(path)));
	if (counts !== void 0) return counts;
	throw new UserError(`${path}: found no classes of queries; allowed: what pt-query-digest --output json prints`);
}
/** @throws UserError if there are more than two exports, as their order would be unclear */
function digestsBetween(paths) {
	if (paths.length > 2) throw new UserError(`found ${paths.length} exports of digests; allowed: one, or an earlier and a later one`);
	const [first, second] = paths.map(digestRows);
	return second === void 0 ? countDigests(first ?? []) : countDigests(second, first);
}
function digestRows(path) {
	const rows = parseBatch(textOf(path));
	const [first = {}] = rows;
	const missing = DIGEST_COLUMNS.filter((column) => !(column in first));
	if (missing.length === 0) return rows;
	throw new UserError(`${path}: found no ${missing.join(", ")}; allowed: rows of performance_schema.events_statements_summary_by_digest with all columns, as mysql --batch prints them`);
}
function jsonOf(text) {
	try {
		return JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		return;
	}
}

// src/edges/workload/schema-files.ts
/** Files of SQL that make tables: one, or a directory of migrations. */
/** A schema is text that people write; larger files hold data. */
const MOST_BYTES = 64 * 1024 ** 2;
/**
* The file, or those of the directory that end in `.sql`, by the numbers in their names.
*
* @throws UserError if one cannot be read, or there is none
*/
function readSchemaFiles(kind, path) {
	if (kind === "schema") return [{
		file: path,
		text: read(path)
	}];
	const files = migrationsAmong(list(path));
	if (files.length === 0) throw new UserError(`${path} holds no file that ends in .sql; name the directory with the migrations`);
	return files.map((name) => ({
		file: join(path, name),
		text: read(join(path, name))
	}));
}
function list(directory) {
	try {
		return readdirSync(directory);
	} catch (cause) {
		throw new UserError(`cannot read ${directory}: ${reasonOf(cause)}; name the directory with the migrations`, { cause });
	}
}
function read(path) {
	try {
		const facts = statSync(path);
		if (!facts.isFile()) throw new UserError(`${path} is no file; name a file of SQL`);
		if (facts.size > MOST_BYTES) throw new UserError(`${path} is larger than ${MOST_BYTES / 1024 ** 2} MiB, as no schema is; leave its rows out, such as with mysqldump --no-data`);
		return readFileSync(path, "utf8");
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw new UserError(`cannot read ${path}: ${reasonOf(cause)}`, { cause });
	}
}

// src/edges/workload/schema-server.ts
/** Our own server for reading schemas and trying statements; it has no rows, and nothing of it stays. */
const STATEMENT_SECONDS = 600;
/** @throws MeasurementError if it cannot be started */
async function openSchemaServer(launcher, runDirectory, signal) {
	const directory = mkdtempSync(join(runDirectory, "schema"));
	await using opened = new AsyncDisposableStack();
	opened.defer(() => rmSync(directory, {
		recursive: true,
		force: true
	}));
	mkdirSync(join(directory, "data"), { mode: 448 });
	mkdirSync(join(directory, "tmp"));
	if (launcher.account !== void 0) await giveTo(launcher.account, directory, {
		runDirectory,
		signal
	});
	await initialise(launcher, directory, signal);
	const { build } = launcher;
	const server = opened.use(await startServer(launcher, {
		name: "the schema",
		directory,
		args: seedArguments(build),
		options: [],
		cpus: []
	}, signal));
	const kept = opened.move();
	return {
		session: server.session,
		name: `${build.product} ${build.version}`,
		[Symbol.asyncDispose]: () => kept.disposeAsync()
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
	for (const { file, text } of files) for (const statement of statementsOf(file, text)) if (!isLeftOut(statement.sql)) await runStatement(session, server, file, statement);
}
async function runStatement(session, server, file, { sql, line }) {
	try {
		await session.execute(sql, STATEMENT_SECONDS);
	} catch (thrown) {
		const code = refusalOf(thrown);
		if (code === void 0) throw thrown;
		throw new UserError(`${server} refuses this statement (${code}); correct it, or have the schema read by the server that it is for, such as with --image mysql:8.4`, { place: {
			file,
			line
		} });
	}
}
/** The error code of a server's answer; undefined: it has not answered. */
function refusalOf(thrown) {
	const { errno, code } = thrown;
	return errno === void 0 || errno <= 0 ? void 0 : `error ${errno}, ${code ?? "without a name"}`;
}
/** Statements that the server does not prepare. */
async function refusedStatements({ session }, statements) {
	const refused = /* @__PURE__ */ new Set();
	for (const sql of new Set(statements)) try {
		await session.prepare(sql);
	} catch (thrown) {
		if (refusalOf(thrown) === void 0) throw thrown;
		refused.add(sql);
	}
	return refused;
}

// src/commands/workload.ts
/** `qpsgate workload`: an observed load and its tables → a workload that can run → its files. */
/** Schemas on our own server: the user's, and the one that we write. */
const [READ_SCHEMA, WRITTEN_SCHEMA] = ["qpsgate_read", "qpsgate_written"];
/** Once refused statements are removed, others may be chosen, which are tried as well. */
const MOST_ROUNDS = 5;
const WORKLOAD_FILE = "workload.yml";
const SCHEMA_FILE = "schema.sql";
async function workloadCommand(args) {
	const request = parseWorkloadFlags(args);
	const paths = [WORKLOAD_FILE, ...request.tables.kind === "migrations" ? [] : [SCHEMA_FILE]].map((name) => `${relative(process.cwd(), resolve(request.out)) || "."}/${name}`);
	if (!request.replaces) refuseExisting(process.cwd(), paths.map(asNew));
	using interrupt = interruptible();
	using run = new RunDirectory();
	const { workload, schema, load, notes } = await makeWorkload(request, run, interrupt.signal);
	const texts = [renderWorkload(workload), schema];
	const written = paths.map((path, at) => ({
		path,
		text: texts[at] ?? ""
	}));
	if (request.replaces) for (const { path, text } of written) writeWhole(process.cwd(), path, text);
	else writeAllNew(process.cwd(), written);
	print(renderMix(workload, load));
	print(renderLeftOut(workload.leftOut));
	print(renderWritten(workload, request.out, paths, {
		notes,
		program: programWords()
	}));
	return EXIT.pass;
}
function asNew(path) {
	return {
		path,
		text: ""
	};
}
/** @throws UserError if no observed statement can run, and errors from reading and starting servers */
async function makeWorkload(request, run, signal) {
	const { server: choice, product, image } = request;
	const context = {
		runDirectory: run.path,
		runId: run.id,
		signal,
		tell: say
	};
	const source = image === void 0 ? { kind: "auto" } : {
		kind: "image",
		name: image
	};
	const launcher = await chooseLauncher({
		...context,
		choice,
		source,
		product
	});
	await using server = await openSchemaServer(launcher, run.path, signal);
	const { tables, schema } = await findTables(request, server, signal);
	requireColumns(request.kept, tables);
	const { load, source: seen } = await seeLoad(request, tables, signal);
	const refusal = await schemaRefusal(server, schema);
	return {
		workload: await inferAccepted(request, {
			load,
			tables
		}, refusal === void 0 ? server : void 0),
		schema,
		load: {
			source: seen,
			statements: load.digests.reduce((sum, { executions }) => sum + executions, 0),
			isTimed: load.isTimed,
			unreadLines: load.unreadLines
		},
		notes: [...refusal === void 0 ? [] : [`${server.name} does not take the schema as it is written, so no statement was tried: ${refusal}`], ...request.kept.map((column) => `the values of ${quote(column)} stand in ${WORKLOAD_FILE} as they are in the log; commit the file only if everybody who can read the repository may know them`)]
	};
}
async function findTables({ tables: source }, server, signal) {
	if (source.kind === "dsn") {
		await using session = await openEndpointSession(source.endpoint, signal);
		const { schema } = source.endpoint;
		const tables = requireTables(await readTables(session, schema), `schema ${schema} of ${endpointName(source.endpoint)}`);
		return {
			tables,
			schema: schemaText(await readCreates(session, schema, tables.map(({ name }) => name)))
		};
	}
	await runSchemaFiles(server, READ_SCHEMA, readSchemaFiles(source.kind, source.path));
	const tables = requireTables(await readTables(server.session, READ_SCHEMA), source.path);
	return {
		tables,
		schema: schemaText(await readCreates(server.session, READ_SCHEMA, tables.map(({ name }) => name)))
	};
}
function requireTables(tables, where) {
	if (tables.length > 0) return tables;
	throw new UserError(`${where} makes no table; name what makes those that the load works on`);
}
/** Tables may refer to others that come later. */
function schemaText(creates) {
	return [
		"SET foreign_key_checks = OFF;\n",
		...creates.map((create) => `${neutralTable(create)};\n`),
		"SET foreign_key_checks = ON;\n"
	].join("\n");
}
function requireColumns(columns, tables) {
	const known = tables.flatMap((table) => table.columns.map((column) => `${table.name}.${column.name}`));
	for (const column of columns) {
		if (known.includes(column)) continue;
		const meant = nearest(column, known);
		const hint = meant === void 0 ? "" : ` (did you mean ${quote(meant)}?)`;
		throw new UserError(`--keep-literals: found ${quote(column)}${hint}; allowed: a column of ${listNames(tables.map(({ name }) => name))}`);
	}
}
async function seeLoad({ from, kept }, tables, signal) {
	if (from.kind === "dsn") {
		await using session = await openEndpointSession(from.endpoint, signal);
		const counts = await watchDigests(session, from.endpoint, from.seconds, signal);
		return {
			load: observeDigests(counts),
			source: `${from.seconds} s of ${endpointName(from.endpoint)}`
		};
	}
	const keeps = kept.length === 0 ? () => /* @__PURE__ */ new Set() : keptLiterals(kept, tables);
	const { load, format } = await readLoad(from.paths, from.format, keeps, signal);
	return {
		load,
		source: `${format.replace("-", " ")} ${from.paths.map(quote).join(", ")}`
	};
}
/** Literals of a digest that are values of the columns. */
function keptLiterals(columns, tables) {
	const byName = tablesByName(tables);
	return (sql) => {
		const understood = understand({
			sql,
			rows: void 0,
			literals: []
		}, 0, byName, []);
		if (understood.kind !== "statement") return /* @__PURE__ */ new Set();
		const { roles, places } = understood.statement;
		const isKept = (place) => {
			const role = roles[place];
			const of = role !== void 0 && "of" in role ? role.of : void 0;
			return of !== void 0 && columns.includes(`${of.table.name}.${of.column.name}`);
		};
		return new Set([...places].flatMap(([literal, place]) => isKept(place) ? [literal] : []));
	};
}
/** Why our server refuses the written schema; undefined if it accepts it. */
async function schemaRefusal(server, schema) {
	try {
		await runSchemaFiles(server, WRITTEN_SCHEMA, [{
			file: SCHEMA_FILE,
			text: schema
		}]);
		return;
	} catch (thrown) {
		if (thrown instanceof UserError) return `${thrown.place?.file}:${thrown.place?.line}: ${thrown.message}`;
		throw thrown;
	}
}
/** @param server that tries the statements; undefined: no server can */
async function inferAccepted(request, seen, server) {
	const folder = resolve(request.out);
	const schema = request.tables.kind === "migrations" ? {
		kind: "migrations",
		path: relative(folder, resolve(request.tables.path))
	} : {
		kind: "schema",
		path: SCHEMA_FILE
	};
	const about = {
		name: folder.split("/").at(-1) || "workload",
		file: `${request.out}/${WORKLOAD_FILE}`,
		schema
	};
	const refused = /* @__PURE__ */ new Set();
	for (let round = 1;; round++) {
		const inferred = inferWorkload({
			...seen,
			...about,
			rows: request.rows,
			refused
		});
		if (inferred.kind === "none") throw new UserError(`none of the statements can run by itself\n${renderLeftOut(inferred.leftOut).trimEnd()}`);
		const { workload } = inferred;
		if (server === void 0 || round > MOST_ROUNDS) return workload;
		const all = workload.transactions.flatMap(({ statements }) => statements.map(({ sql }) => sql));
		const now = await refusedStatements(server, all);
		if (now.size === 0) return workload;
		for (const sql of now) refused.add(sql);
	}
}

export { workloadCommand };