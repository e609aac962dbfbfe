import { n as endpointName } from "./dsn.js";
import { J as quote, W as escapeInvisible } from "./suite.js";
import { n as shellWord, r as shorten } from "./escape.js";
import { i as count, p as share, s as fineShare } from "./figures.js";
import { t as alignedRows } from "./text-table.js";
import { A as zipfExponent, C as TOKEN, E as tokensOf, F as Session, M as isLeftOut, N as statementsOf, S as sqlName, T as encode, k as hashOf, w as decode, y as readTables } from "./parse.js";
import { _ as passwordOf, g as certificatesOf, i as nameWithComma, t as columnName } from "./tables.js";
import { a as renderWorkload, t as migrationsAmong } from "./read-own-load.js";
import { n as writeAllNew, t as refuseExisting } from "./write-new.js";
import { o as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { t as RunDirectory } from "./run-directory.js";
import { l as chooseLauncher, o as seedArguments } from "./owned-options.js";
import { i as say, r as programWords, t as print } from "./output.js";
import { n as parseWorkloadFlags } from "./workload-flags.js";
import { _ as reasonOf, a as EXIT, u as UserError } from "./errors.js";
import { r as sleep } from "./clock.js";
import { n as initialise, u as startServer, y as giveTo } from "./seed.js";
import { join, relative, resolve } from "node:path";
import { closeSync, createReadStream, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, rmSync, statSync } from "node:fs";

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
const wordsIn$3 = (text) => new Set(text.split(" "));
const WORK = wordsIn$3("select insert replace update delete with table values");
const DEFINITIONS = wordsIn$3("create alter drop truncate rename grant revoke analyze optimize check repair install uninstall");
const SESSION = wordsIn$3("set show use explain describe desc kill flush reset prepare execute deallocate help savepoint release do purge stop change binlog xa shutdown");
const LOCK_FUNCTIONS = wordsIn$3("get_lock release_lock release_all_locks is_free_lock is_used_lock");
const SYSTEM_SCHEMAS$1 = wordsIn$3("information_schema performance_schema mysql sys");
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
	return token?.kind === TOKEN.quoted ? token.text.slice(1, -1).replaceAll("``", "`") : void 0;
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
	#tables;
	/** Exponents by column, from the places with the most observations. */
	#skews;
	#before = [];
	constructor(tables, skews) {
		this.#tables = tables;
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
			case "written": return this.#written(named.statement, place, role.of, literal, fresh);
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
			const isLinked = own !== void 0 && other !== void 0 && areLinked(own, other, this.#tables);
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
	const written = [...roles.entries()].flatMap(([place, role]) => role.kind === "written" ? [{
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
		const free = parts.filter(({ of: { column }, same }) => same !== "new" && !referring.includes(column.name) && !/^(?:enum|set)$/.test(column.type));
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
/** Whether columns hold the same things: by foreign keys, else by their names. */
function areLinked(one, other, tables) {
	if (rootOf(columnName(one), tables) === rootOf(columnName(other), tables)) return true;
	const [[a = "", inA = ""], [b = "", inB = ""]] = [namesOf(one), namesOf(other)];
	return a === b && a !== "id" || isIdOf(a, b, inB) || isIdOf(b, a, inA);
}
/** The column that foreign keys lead to. */
function rootOf(column, tables, seen = []) {
	for (const { name, references } of tables) for (const { columns, table, toColumns } of references) {
		const to = toColumns[columns.findIndex((each) => `${name}.${each}` === column)];
		const target = `${table}.${to}`;
		if (to !== void 0 && !seen.includes(target)) return rootOf(target, tables, [...seen, column]);
	}
	return column;
}
function namesOf({ table, column }) {
	return [column.name.toLowerCase(), table.name.toLowerCase()];
}
/** Such as `customer_id` for the `id` of `customers`. */
function isIdOf(name, id, table) {
	return id === "id" && name.endsWith("_id") && table.startsWith(name.slice(0, -3).replace(/y$/, ""));
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
const wordsIn$2 = (...lines) => new Set(lines.join(" ").split(" "));
const SQL_WORDS = wordsIn$2("select insert replace update delete with recursive values value table from into set where group by having order limit", "offset fetch first next rows row only returning union all except intersect distinct distinctrow as on using join inner", "left right outer cross natural full straight_join lateral use force ignore index key for partition window over and or", "xor not is null true false unknown in between like rlike regexp sounds escape exists any some case when then else end", "asc desc interval div mod binary collate default if duplicate low_priority high_priority delayed quick ignore dual", "sql_calc_found_rows sql_no_cache sql_cache sql_small_result sql_big_result sql_buffer_result rollup cube nulls last", "share mode lock skip locked nowait wait of match against natural language boolean query expansion preceding following", "unbounded current range groups exclude ties member separator both leading trailing cast convert char character charset", "signed unsigned integer int bigint decimal double float real date time datetime timestamp year json nchar varchar at zone", "microsecond second minute hour day week month quarter year second_microsecond minute_microsecond minute_second", "hour_microsecond hour_second hour_minute day_microsecond day_second day_minute day_hour year_month procedure analyse", "current_timestamp current_date current_time localtime localtimestamp utc_timestamp utc_date utc_time sysdate system_time");
/** Words that cannot be an alias of the table or column before them. */
const NO_ALIASES = wordsIn$2("where group by having order limit offset fetch union except intersect on using join inner left right outer cross natural", "full straight_join use force ignore partition window for lock set values value select from into and or xor not is in", "between like rlike regexp escape div mod asc desc as when then else end collate returning with procedure separator", "duplicate key interval over sounds member against rows range preceding following");
/** Words before a parenthesis that are not the name of a function. */
const NO_FUNCTIONS = wordsIn$2("in values value and or xor not on where from join exists select as using by then when else set having into between", "like any some all union except intersect key index over against interval case distinct update table limit is div", "rlike regexp with partition returning lateral window duplicate ignore primary unique foreign references check return");

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
const OF_DIGITS = /^(?:now|sysdate|current_timestamp|localtime|localtimestamp|curtime|current_time|utc_time|utc_timestamp)$/;
/** Words after which a schema's name may stand. */
const BEFORE_TABLE = /^(?:from|join|into|update|table|,|\()$/;
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
	const writer = new SqlWriter();
	const literals = [];
	let literal = 0;
	for (let at = 0; at < tokens.length; at++) {
		const { kind, text } = tokens[at];
		const isLiteral = kind === TOKEN.placeholder;
		const constant = isLiteral ? CONSTANTS$1[nameOf(tokens[at - 1])] : void 0;
		const end = endOfSize(tokens, at);
		if (constant !== void 0) writer.add(TOKEN.text, constant);
		else if (kind === TOKEN.several) {
			const several = severalAt(tokens, at, rows, tables);
			writer.add(TOKEN.placeholder, Array(several).fill("?").join(", "));
			literals.push(...Array(several).fill(void 0));
		} else if (end > at) {
			writer.add(kind, OF_DIGITS.test(text.toLowerCase()) ? `${text}()` : /^decimal$/i.test(text) ? `${text} (20, 4)` : text);
			literal += tokens.slice(at, end + 1).filter((token) => token.kind === TOKEN.placeholder).length;
			at = end;
		} else if (isSchemaName(tokens, at, tables)) at++;
		else {
			writer.add(kind, text);
			if (isLiteral) literals.push(literal);
		}
		if (isLiteral) literal++;
	}
	return {
		sql: writer.text,
		tokens: tokensOf(writer.text),
		literals
	};
}
/** The end of the size of a type or of a point in time, which must be a constant; else the token itself. */
function endOfSize(tokens, at) {
	if (!(nameOf(tokens[at - 1]) === "as" || OF_DIGITS.test(nameOf(tokens[at]))) || tokens[at + 1]?.text !== "(" || tokens[at + 2]?.text !== "?") return at;
	return tokens.findIndex((token, each) => each > at && token.text === ")");
}
/** Elements that `...` stands for. */
function severalAt(tokens, at, rows, tables) {
	const opening = tokens.findLastIndex(({ text }, each) => each < at && text === "(");
	if (/^values?$/.test(nameOf(tokens[opening - 1]))) return Math.max(1, columnsOf(tokens, opening - 1, tables) - elementsIn(tokens, opening) + 1);
	if (tokens[at - 1]?.text === ",") return 1;
	return nameOf(tokens[0]) === "select" && rows !== void 0 && rows >= 1 ? Math.min(LONGEST_LIST, Math.round(rows)) : USUAL_LIST;
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
function columnsOf(tokens, values, tables) {
	const opening = tokens.findIndex(({ text }) => text === "(");
	return opening < values ? elementsIn(tokens, opening) : tables.get(nameOf(tokens[values - 1]))?.columns.length ?? 1;
}
/** Whether a schema's name and a point are there, before the name of one of the tables. */
function isSchemaName(tokens, at, tables) {
	const [name, dot, table, second] = tokens.slice(at, at + 4);
	const before = tokens[at - 1]?.text.toLowerCase() ?? "";
	if (dot?.text !== "." || before === "." || nameOf(name) === "" || !tables.has(nameOf(table))) return false;
	return second?.text === "." || BEFORE_TABLE.test(before) && !tables.has(nameOf(name));
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

// src/core/workload/statement-places.ts
/**
* The tables and columns that a statement names, and what each `?` stands for. Read from the tokens alone: parsers of
* SQL refuse many statements that servers take, and servers resolve names only in SELECT, and drop literals.
*/
const wordsIn$1 = (text) => new Set(text.split(" "));
const MODIFIERS = wordsIn$1("ignore low_priority delayed high_priority quick lateral only into");
const CLAUSES = wordsIn$1("where set group order limit having values value select window returning for union");
const SELECTS = wordsIn$1("select with values table");
const COMPARISONS = new Map([
	...[
		"=",
		"<=>",
		"<>",
		"!=",
		"like",
		"regexp",
		"rlike",
		"in",
		"against"
	].map((word) => [word, "equality"]),
	...[
		">",
		">=",
		"between"
	].map((word) => [word, "least"]),
	...["<", "<="].map((word) => [word, "most"])
]);
const MIRRORED = {
	equality: "equality",
	least: "most",
	most: "least"
};
const ARITHMETIC = wordsIn$1("+ - * / % div mod");
/** Functions whose first argument is compared as if it were there without the function. */
const TRANSPARENT = wordsIn$1("lower upper lcase ucase trim binary cast convert date timestamp coalesce ifnull concat from_unixtime unix_timestamp");
/** Tokens that are examined in one direction: a longer expression is no comparison of a column. */
const FAR = 64;
var StatementPlaces = class {
	tokens;
	#hasUnknownTable = false;
	#schema;
	/** For each parenthesis the place of its counterpart. */
	#partners = /* @__PURE__ */ new Map();
	#scopes = [];
	/** Names that the statement itself gives. */
	#aliases = /* @__PURE__ */ new Set();
	/** Places of names of tables. */
	#named = /* @__PURE__ */ new Set();
	/** Places of signs that assign. */
	#assigning = /* @__PURE__ */ new Set();
	/** Places of BETWEEN by those of their AND. */
	#ranges = /* @__PURE__ */ new Map();
	/** @param schema tables by their names in lower case */
	constructor(tokens, schema) {
		this.tokens = tokens;
		this.#schema = schema;
		const open = [];
		for (const [at, { text }] of tokens.entries()) {
			if (text === "(") open.push(at);
			const from = text === ")" ? open.pop() : void 0;
			if (from !== void 0) this.#partners.set(from, at).set(at, from);
		}
		this.#read();
	}
	/** One for each `?`, in their order. */
	roles() {
		const written = this.#insertedColumns();
		return this.tokens.flatMap(({ text }, at) => text === "?" ? [this.#roleAt(at, written.get(at))] : []);
	}
	/**
	* Whether every name is in the schema or was given in the statement. Anything else may be a piece of a literal that
	* was not properly quoted.
	*/
	get isUnderstood() {
		const names = namesIn(this.#schema);
		const endsOperand = (at) => /^[?)]$/.test(this.#word(at)) || this.#columnAt(at) !== void 0;
		const isKnown = ({ kind, text }, at) => {
			if (kind === TOKEN.variable || kind === TOKEN.broken || kind === TOKEN.several) return false;
			if (kind !== TOKEN.word && kind !== TOKEN.quoted) return true;
			const [name, before, after] = [
				nameOf({
					kind,
					text,
					start: 0,
					stop: 0
				}),
				this.#word(at - 1),
				this.#word(at + 1)
			];
			if (kind === TOKEN.word && SQL_WORDS.has(name)) return true;
			if (kind === TOKEN.word && after === "(") return !endsOperand(at - 1);
			if (/^(?:collate|using|charset)$/.test(before) || this.#named.has(at)) return true;
			if (this.#aliases.has(name) || names.has(name)) return true;
			const isBehind = (before === ")" || before === "end" || endsOperand(at - 1)) && before !== "?";
			if (before !== "as" && !(isBehind && /^(?:[,)]|from)$/.test(after))) return false;
			this.#aliases.add(name);
			return true;
		};
		return !this.#hasUnknownTable && this.tokens.every(isKnown);
	}
	/** A token in lower case; names in quotes are no words. */
	#word(at) {
		const token = this.tokens[at];
		return token?.kind === TOKEN.word ? nameOf(token) : token?.kind === TOKEN.quoted ? "" : token?.text ?? "";
	}
	#read() {
		const common = /* @__PURE__ */ new Map();
		if (this.#word(0) === "with") {
			for (const [at, token] of this.tokens.entries()) if (this.#word(at + 1) === "as" && this.#word(at + 2) === "(") this.#take(nameOf(token), common, void 0);
		}
		const frames = [frameIn([/* @__PURE__ */ new Map(), common])];
		for (let at = 0; at < this.tokens.length; at++) {
			const frame = frames.at(-1);
			if (frame === void 0) return;
			this.#scopes[at] = frame.scopes;
			const word = this.#word(at);
			if (word === "(") {
				const isSelect = SELECTS.has(this.#word(at + 1));
				const isTables = frame.expectsTable && !isSelect;
				const inner = frameIn(isSelect ? [/* @__PURE__ */ new Map(), ...frame.scopes] : frame.scopes, !isSelect && !isTables && this.#isCall(at));
				frames.push({
					...inner,
					clause: isTables ? "from" : "",
					expectsTable: isTables
				});
				frame.expectsTable = false;
			} else if (word === ")") {
				frames.pop();
				const outer = frames.at(-1);
				if (outer?.clause === "from") this.#takeAlias(at + 1, outer.scopes, void 0);
			} else if (frame.expectsTable && !MODIFIERS.has(word) && nameOf(this.tokens[at]) !== "") {
				at = this.#takeTable(at, frame.scopes);
				frame.expectsTable = false;
			} else if (word === ",") frame.expectsTable = frame.clause === "from";
			else this.#readWord(frame, word, at);
		}
	}
	#readWord(frame, word, at) {
		const before = this.#word(at - 1);
		const [, ...outer] = frame.scopes;
		if (word === "select" ? (frame.scopes[0]?.size ?? 0) > 0 : /^(?:union|except|intersect)$/.test(word)) {
			frame.scopes = [/* @__PURE__ */ new Map(), ...outer];
			this.#scopes[at] = frame.scopes;
		}
		const isUpdated = word === "update" && at === 0;
		const isInserted = word === "into" || /^(?:insert|replace)$/.test(word) && at === 0;
		if (isUpdated || isInserted || word === "from" && !frame.isCall || /^(?:straight_)?join$/.test(word)) {
			frame.expectsTable = !(word === "straight_join" && before === "select");
			frame.clause = isInserted ? "into" : "from";
		} else if (CLAUSES.has(word) && frame.clause !== "set") frame.clause = word;
		else if (word === "where") frame.clause = word;
		else if (word === "update" && before === "key") frame.clause = "set";
		else if (word === "=" && frame.clause === "set") this.#assigning.add(at);
		else if (word === "between") frame.between = at;
		else if (word === "and" && frame.between > 0) {
			this.#ranges.set(at, frame.between);
			frame.between = 0;
		}
	}
	/** Whether a parenthesis holds the arguments of a function. */
	#isCall(opening) {
		const before = this.tokens[opening - 1];
		return before?.kind === TOKEN.quoted || before?.kind === TOKEN.word && !NO_FUNCTIONS.has(nameOf(before));
	}
	#take(name, scope, table) {
		scope?.set(name, table);
		this.#aliases.add(name);
	}
	/** Takes the name of a table with its alias. @returns the place of its last token */
	#takeTable(from, scopes) {
		let at = from;
		while (this.#word(at + 1) === ".") at += 2;
		for (let each = from; each <= at; each++) this.#named.add(each);
		const name = nameOf(this.tokens[at]);
		const table = this.#schema.get(name);
		if (table === void 0 && name !== "dual" && !this.#aliases.has(name)) this.#hasUnknownTable = true;
		const end = this.#takeAlias(at + 1, scopes, table);
		if (end === at || !scopes[0]?.has(name)) scopes[0]?.set(name, table);
		return end;
	}
	/** @returns the place of the alias, else of the token before */
	#takeAlias(from, [scope], table) {
		const at = this.#word(from) === "as" ? from + 1 : from;
		const [alias, word] = [nameOf(this.tokens[at]), this.#word(at)];
		if (alias === "" || NO_ALIASES.has(word)) return from - 1;
		this.#take(alias, scope, table);
		return at;
	}
	/** The column whose name, with its qualifiers, ends at a token. */
	#columnAt(at) {
		const name = nameOf(this.tokens[at]);
		if (name === "" || this.#word(at + 1) === "(") return void 0;
		const qualifier = this.#word(at - 1) === "." ? nameOf(this.tokens[at - 2]) : void 0;
		const meant = (this.#scopes[at] ?? []).flatMap((scope) => [...scope]).filter(([alias]) => qualifier === void 0 || alias === qualifier);
		const others = meant.some(([, table]) => table === void 0) ? this.#scopes.flatMap((scopes) => [...scopes[0]?.values() ?? []]) : [];
		for (const table of [...meant.map(([, table]) => table), ...others]) {
			const column = table?.columns.find((each) => each.name.toLowerCase() === name);
			if (table !== void 0 && column !== void 0) return {
				table,
				column
			};
		}
	}
	/** Columns named between two tokens, both included, apart from those of SELECTs within. */
	#columnsBetween(from, to) {
		const found = [];
		for (let at = from; at <= to; at++) {
			const isSelect = this.#word(at) === "(" && this.#word(at + 1) === "select";
			const column = this.#word(at + 1) === "." ? void 0 : this.#columnAt(at);
			if (isSelect) at = this.#partners.get(at) ?? to;
			else if (column !== void 0) found.push(column);
		}
		return found;
	}
	#roleAt(at, written) {
		const [before, after] = [this.#word(at - 1), this.#word(at + 1)];
		if (written !== void 0 && /^[,)]$/.test(after)) return {
			kind: "written",
			of: written
		};
		if (before === "limit") return { kind: after === "," ? "offset" : "limit" };
		if (before === "," && this.#word(at - 3) === "limit") return { kind: "limit" };
		if (before === "offset" || before === "interval") return { kind: before };
		return this.#leftOf(at) ?? this.#rightOf(at) ?? { kind: "other" };
	}
	/** Looks on its left for the column that it is compared with or assigned to. */
	#leftOf(place) {
		let [isChanged, element] = [false, 0];
		let isInRow = false;
		for (let at = place - 1; at >= 0 && place - at < FAR;) {
			const word = this.#word(at);
			const range = this.#ranges.get(at);
			const how = range === void 0 ? COMPARISONS.get(word) : "most";
			if (how !== void 0) {
				if (isChanged) return { kind: "step" };
				const end = (range ?? at) - 1;
				const of = this.#assigning.has(at) ? this.#columnAt(end) : this.#operandColumn(end, element);
				return of && (this.#assigning.has(at) ? {
					kind: "written",
					of
				} : {
					kind: "compared",
					of,
					with: how
				});
			}
			if (ARITHMETIC.has(word) || word === ",") {
				at = this.#operandStart(at - 1) - 1;
				if (word !== ",") isChanged = true;
				else if (!/^[,(]$/.test(this.#word(at))) return void 0;
				else if (!isInRow) element++;
			} else if (word !== "(") return void 0;
			else if (this.#isCall(at)) {
				if (element > 0 || !TRANSPARENT.has(this.#word(at - 1))) return { kind: "other" };
				at -= 2;
			} else {
				isInRow ||= this.#word(at - 1) !== "in" && (element > 0 || this.#word(place - 1) === "(");
				at--;
			}
		}
	}
	/** Looks on its right for the column that it is compared with, such as in `? < column`. */
	#rightOf(place) {
		const [how, from] = [COMPARISONS.get(this.#word(place + 1)), place + 2];
		const [of] = this.#columnsBetween(from, this.#partners.get(from) ?? from + 2);
		return how && of && {
			kind: "compared",
			of,
			with: MIRRORED[how]
		};
	}
	/** The column of one side of a comparison. @param end its last token @param element its index among several */
	#operandColumn(end, element) {
		const last = this.#word(end) === "not" ? end - 1 : end;
		const first = this.#operandStart(last);
		if (this.#word(last) === ")" && first + 1 < last && this.#isCall(first + 1) && !TRANSPARENT.has(this.#word(first)) && this.#word(first) !== "match") return void 0;
		const columns = this.#columnsBetween(first, last);
		return columns[Math.min(element, columns.length - 1)];
	}
	/** Start of the operand that ends there. */
	#operandStart(end) {
		let at = this.#word(end) === ")" ? this.#partners.get(end) ?? end : end;
		if (at < end && this.#isCall(at)) at--;
		while (this.#word(at - 1) === ".") at -= 2;
		return at;
	}
	/** Columns that get the values of an INSERT or REPLACE, by the places where these begin. */
	#insertedColumns() {
		const places = /* @__PURE__ */ new Map();
		const values = this.tokens.findIndex((_, at) => /^values?$/.test(this.#word(at)));
		const table = [...this.#scopes[0]?.[0]?.values() ?? []][0];
		if (table === void 0 || !/^(?:insert|replace)$/.test(this.#word(0))) return places;
		const opening = this.tokens.findIndex(({ text }) => text === "(");
		const named = opening < values ? this.#columnsBetween(opening, this.#partners.get(opening) ?? opening) : [];
		const columns = named.length > 0 ? named : table.columns.map((column) => ({
			table,
			column
		}));
		for (let row = values + 1; this.#word(row) === "("; row = (this.#partners.get(row) ?? row) + 2) {
			let element = 0;
			const end = this.#partners.get(row) ?? row;
			for (let at = row; at < end; at++) {
				if (at > row && this.#word(at) === "(") at = this.#partners.get(at) ?? end;
				const column = at === row || this.#word(at) === "," ? columns[element++] : void 0;
				if (column !== void 0) places.set(at + 1, column);
			}
		}
		return places;
	}
};
function frameIn(scopes, isCall = false) {
	return {
		scopes,
		clause: "",
		expectsTable: false,
		between: 0,
		isCall
	};
}
const namesOfSchemas = /* @__PURE__ */ new WeakMap();
/** Names of tables, columns and indexes, lower case. */
function namesIn(schema) {
	const known = namesOfSchemas.get(schema);
	if (known !== void 0) return known;
	const all = [...schema.values()].flatMap(({ name, columns, keys }) => [
		{ name },
		...columns,
		...keys
	]);
	const names = new Set(all.map(({ name }) => name.toLowerCase()));
	namesOfSchemas.set(schema, names);
	return names;
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
			if (!("of" in role) || literal === void 0 || literal.seen === 0) return [];
			return [{
				of: role.of,
				isWritten: role.kind !== "compared",
				literal
			}];
		}));
		this.#inserted = new Set(statements.flatMap(({ tokens, roles }) => roles.flatMap((role) => role.kind === "written" && nameOf(tokens[0]) !== "update" ? [role.of.table.name] : [])));
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
/** A statement that its digest fully describes; the tables give the role of each `?`. */
function understand({ sql, rows, literals }, number, tables) {
	const kind = statementKind(tokensOf(sql));
	if (kind.kind === "begin" || kind.kind === "end") return { kind: "control" };
	if (kind.kind === "other") return {
		kind: "left out",
		why: kind.why
	};
	const mended = mendDigest(sql, rows, tables);
	const read = new StatementPlaces(mended.tokens, tables);
	if (mended.sql.length > MOST_CHARACTERS$1 || mended.literals.length > MOST_PARAMETERS || !read.isUnderstood) return {
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
			roles: read.roles(),
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
		const known = understand(digest, number, byName);
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
		workload: void 0,
		leftOut: left.list()
	};
	const kept = chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement));
	const stood = sum(chosen.map(({ weight }) => weight));
	return {
		workload: {
			name,
			file,
			schema,
			protocol: load.isPrepared ? "prepared" : "text",
			standsFor: total === 0 ? void 0 : digits(Math.min(1, stood / total)),
			transactions: [first, ...others],
			tables: tableSizes(usedTables(kept, tables), new ColumnEvidence(kept), rows)
		},
		leftOut: left.list()
	};
}
function totalWeight(load, understood) {
	return sum(load.digests.map(({ weight }, number) => understood[number]?.kind === "control" ? 0 : weight)) + load.otherWeight;
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
			weight: sum(own.map(({ weight }) => weight))
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
	const all = sum(candidates.map(({ weight }) => weight));
	const chosen = [];
	let [stood, count] = [0, 0];
	for (const candidate of ordered) {
		const isEnough = stood >= ENOUGH * all && candidate.weight < LEAST_SHARE * all;
		const isMuch = chosen.length >= MOST_TRANSACTIONS || count >= 256 - 1;
		const frequent = isEnough || isMuch ? [] : frequentOf(candidate, all, 256 - 1 - count);
		for (const each of candidate.statements) if (!frequent.includes(each)) left.add(each.statement.digest, "rare", each.weight);
		if (frequent.length === 0) continue;
		const weight = sum(frequent.map((each) => each.weight));
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
	const all = sum(chosen.map(({ executions }) => executions));
	const skews = new ColumnEvidence(chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement))).skews();
	const [statementNames, names] = [new Names(), new Names()];
	return chosen.flatMap(({ isExplicit, executions, statements }) => {
		const maker = new ParameterMaker(tables, skews);
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
	return {
		name,
		sql: statement.sql,
		times,
		parameters,
		file,
		line: 1
	};
}
/** "select orders". */
function nameFor({ tokens, roles }) {
	const verb = nameOf(tokens.find((token) => nameOf(token) !== ""));
	const written = roles.find((role) => role.kind === "written");
	const from = tokens.findIndex((token) => [
		"from",
		"into",
		"update"
	].includes(nameOf(token)));
	return `${verb} ${(written !== void 0 ? written.of.table.name : nameOf(tokens[from + 1])) ?? ""}`.trim().replaceAll(/[\p{C}\p{Zl}\p{Zp}:]/gu, "_").slice(0, MOST_NAME);
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
/** Statements that the workload does not have, with their weight; those that are shown alike are one. */
var LeftOuts = class {
	#load;
	#known;
	#total;
	#left = /* @__PURE__ */ new Map();
	constructor(load, understood, total, tables) {
		this.#load = load;
		this.#total = total;
		this.#known = namesIn(tables);
		for (const [number, known] of understood.entries()) if (known.kind === "left out") this.add(number, known.why, load.digests[number]?.weight ?? 0);
	}
	add(digest, why, weight) {
		const { sql = "" } = this.#load.digests[digest] ?? {};
		this.#add(why === "rare" ? sql.slice(0, MOST_SHOWN) : shownStatement(sql, why, this.#known), why, weight);
	}
	#add(sql, why, weight) {
		const known = this.#left.get(`${why} ${sql}`);
		if (known === void 0) this.#left.set(`${why} ${sql}`, {
			sql,
			why,
			weight
		});
		else known.weight += weight;
	}
	list() {
		if (this.#load.otherWeight > 0) this.#add("statements that were too many to be told apart", "rare", this.#load.otherWeight);
		const ordered = [...this.#left.values()].toSorted((a, b) => b.weight - a.weight);
		const shareOf = (own) => this.#total === 0 ? 0 : digits(Math.min(1, own / this.#total));
		return ordered.map(({ sql, why, weight: own }) => ({
			sql,
			why,
			share: shareOf(own)
		}));
	}
};
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
* expressions and partitions. Names, types, members of ENUM and SET, keys and storage options stay.
*/
/** Digits up to which a number reveals no value. */
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
	const tokens = tokensOf(create, true);
	const written = new Map(replacements(tokens));
	let [text, from, isOpen] = [
		"",
		0,
		false
	];
	const between = (to) => {
		const gap = create.slice(from, to);
		const shown = isOpen ? gap.replace(/\s*\*\//, "") : gap;
		if (shown !== gap) isOpen = false;
		return shown;
	};
	for (const [at, { text: own, start, stop }] of tokens.entries()) {
		const gap = between(start);
		const now = written.get(at) ?? own;
		if (now === "") isOpen ||= /\/\*M?!/.test(gap);
		else text += gap + now;
		from = stop;
	}
	return text + between(create.length);
}
/** Texts in place of tokens; none where they are left out. */
function replacements(tokens) {
	const found = [];
	const textAt = (at) => tokens[at]?.text ?? "";
	const wordAt = (at) => tokens[at]?.kind === TOKEN.quoted ? "" : textAt(at).toLowerCase();
	const isLiteral = (at) => (tokens[at]?.kind ?? 0) >= TOKEN.text;
	const replace = (from, to, text = "") => {
		for (let at = from; at <= to; at++) found.push([at, at === from ? text : ""]);
		return to;
	};
	const closing = (from) => {
		let [depth, at] = [0, from];
		for (; at < tokens.length; at++) if (textAt(at) === "(") depth++;
		else if (textAt(at) === ")" && --depth === 0) break;
		return at;
	};
	/** Type of the column that is being read, and its first member. */
	let [type, member, depth, isInPartitions] = [
		"",
		"''",
		0,
		false
	];
	for (let at = 0; at < tokens.length; at++) {
		const [kind, word] = [tokens[at]?.kind ?? 0, wordAt(at)];
		if (word === "(") depth++;
		else if (word === ")") depth--;
		if (depth === 1 && (word === "(" || word === ",") && tokens[at + 1]?.kind === TOKEN.quoted) [type, member] = [wordAt(at + 2), isLiteral(at + 4) ? textAt(at + 4) : "''"];
		const value = textAt(at + 1) === "=" ? at + 2 : at + 1;
		if (kind === TOKEN.broken) replace(at, tokens.length - 1);
		else if (word === "comment" && isLiteral(value)) at = replace(at, value);
		else if (isInPartitions) continue;
		else if (word === "partition" && depth === 0) {
			isInPartitions = true;
			if (!hasNeutralBounds(tokens.slice(at))) at = replace(at, tokens.length - 1);
		} else if (word === "auto_increment" && value === at + 2) at = replace(at, value);
		else if (word === "default" && depth === 1) {
			const own = /^(?:-|_\w+)$/.test(textAt(at + 1)) ? at + 2 : at + 1;
			const neutral = isLiteral(own) ? neutralDefault(textAt(own), type, member) : textAt(own);
			if (isLiteral(own)) at = neutral === void 0 ? replace(at, own) : replace(at + 1, own, neutral);
		} else if (word === "check" && textAt(at + 1) === "(") {
			const end = closing(at + 1);
			const isNeutral = tokens.slice(at, end).every(({ kind: own, text }) => own < TOKEN.text || own >= TOKEN.integer && text.length <= SMALL_NUMBER);
			const start = wordAt(at - 2) === "constraint" ? at - 2 : at;
			const last = wordAt(end + 2) === "enforced" ? end + 2 : end;
			at = isNeutral ? end : replace(textAt(start - 1) === "," ? start - 1 : start, last);
		} else if ((word === "enum" || word === "set") && textAt(at + 1) === "(") at = closing(at + 1);
		else if (kind >= TOKEN.integer) {
			if (word.length > SMALL_NUMBER) replace(at, at, "1");
		} else if (kind >= TOKEN.text && depth > 0) replace(at, at, word.startsWith("'$") ? "'$.a'" : "''");
		else if (kind >= TOKEN.text) {
			const name = textAt(at - 1) === "=" ? at - 2 : at - 1;
			replace(wordAt(name) === "directory" ? name - 1 : name, at);
		}
	}
	return found;
}
/** Whether bounds are dates or small numbers. */
function hasNeutralBounds(tokens) {
	return tokens.every(({ kind, text }, at) => {
		if (nameOf(tokens[at - 1]) === "comment" || nameOf(tokens[at - 2]) === "comment") return true;
		if (kind === TOKEN.text) return DATE$1.test(text);
		return kind !== TOKEN.binary && kind !== TOKEN.broken && (kind < TOKEN.text || text.length <= SMALL_BOUND);
	});
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
/** A word for NULL among the kinds of literals. */
const NULL_LITERAL = 12;
/** Marks in a template: a literal, the number of a list of them, and that of rows like each other, which end. */
const [PLACE, LIST, ROWS, ROWS_END] = [
	"",
	"",
	"",
	""
];
const MARKS = new RegExp(`${PLACE}|${LIST}(\\d+)${LIST}|${ROWS}(\\d+)${ROWS}([^${ROWS_END}]*)${ROWS_END}`, "g");
const wordsIn = (text) => new Set(text.split(" "));
const TYPED = wordsIn("date time timestamp");
const CONSTANTS = wordsIn("null true false");
/** Words after which a minus is a sign, not a subtraction. */
const BEFORE_SIGN = wordsIn("select where and or xor not between then else when limit offset in like values set by interval on having case return is div mod if elseif default");
/** One statement; undefined if it is none, or incomplete. */
function readStatement(sql) {
	const items = itemsOf(sql);
	if (items === void 0 || items.length === 0) return void 0;
	const { template, literals, slots, lists } = new Reduction(items);
	return {
		template,
		literals,
		slots,
		lists
	};
}
function itemsOf(sql) {
	const items = [];
	for (const { kind, text } of tokensOf(sql)) {
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
/** Numbers the literals, and takes lists together. */
var Reduction = class {
	literals = [];
	slots = [];
	lists = [];
	#from;
	#writer = new SqlWriter();
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
	get template() {
		return this.#writer.text;
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
		this.#writer.add(TOKEN.placeholder, `${LIST}${this.lists.length}${LIST}`);
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
		this.#emit(from);
		this.#writer.text = `${this.#writer.text.slice(0, -1)}${ROWS}${this.lists.length}${ROWS}(`;
		for (let at = from + 1; at <= end; at++) this.#emit(at);
		this.#writer.text += ROWS_END;
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
		const isLiteral = item.kind >= TOKEN.text;
		if (isLiteral) this.#take(at, this.#slot);
		if (isLiteral || item.kind === TOKEN.placeholder) {
			this.#slot++;
			this.#writer.add(TOKEN.placeholder, PLACE);
		} else this.#writer.add(item.kind, writtenOf(item));
	}
	#take(at, slot) {
		const item = this.#from[at];
		if (item === void 0) return;
		this.literals.push(item);
		this.slots.push(slot);
	}
};
function writtenOf({ kind, written }) {
	if (kind === TOKEN.variable) return /['"`]/.test(written) ? "@?" : written;
	return kind === TOKEN.quoted ? written.replaceAll(/\p{Cc}/gu, "?") : written;
}
/** @param lists how often each list is repeated, at least once */
function writeDigest(template, lists) {
	const places = [];
	let slot = 0;
	return {
		sql: decode(template).replaceAll(MARKS, (_, list, rows, row = PLACE) => {
			const length = row.split(PLACE).length - 1;
			const own = Array.from({ length }, (__, each) => slot + each);
			const number = list ?? rows;
			const times = number === void 0 ? 1 : Math.max(1, Math.round(lists[Number(number)] ?? 1));
			for (let time = 0; time < times; time++) places.push(...own);
			slot += length;
			return Array(times).fill(row.replaceAll(PLACE, "?")).join(", ");
		}),
		places
	};
}

// src/core/workload/literal-sketch.ts
/** Statistics of the literals at one place of a digest, in bounded memory: no value is kept, only hashes and counts. */
/** Values that are counted one by one, in a place; fewer in later ones, so that all places together have few. */
const [MOST_COUNTED, FEWEST_COUNTED, ALL_COUNTED] = [
	1024,
	32,
	1e6
];
/** Earlier literals that are considered as possibly equal. */
const MOST_CANDIDATES = 8;
/** Share of executions in which a literal must equal another to be called the same. */
const MOSTLY = .8;
/** Fewer do not show whether two are equal. */
const FEWEST = 3;
/** Among this many values, hardly ever half exceed all before them by chance; among fewer, at least this many must. */
const [MANY_GROWN, FEW_GROWN] = [10, 4];
/** A candidate that is equal this rarely makes room for another. */
const HOPELESS = 1 / 4;
const KINDS = {
	[TOKEN.text]: "text",
	[TOKEN.binary]: "binary",
	[TOKEN.integer]: "integer",
	[TOKEN.decimal]: "decimal"
};
var LiteralSketch = class {
	#mostCounted;
	/** Executions in a transaction with literals before it. */
	followed = 0;
	#candidates = [];
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
	add(kind, hash, value, length, above) {
		this.#seen++;
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
		const counts = this.#counts;
		if (hash % this.#sampled !== 0) return;
		counts.set(hash, (counts.get(hash) ?? 0) + 1);
		while (counts.size > this.#mostCounted) {
			this.#sampled *= 2;
			for (const each of counts.keys()) if (each % this.#sampled !== 0) counts.delete(each);
		}
	}
	/** Notes that it equalled an earlier literal of its transaction. */
	equalled(place) {
		const known = this.#candidates.find((each) => each.place === place);
		if (known !== void 0) known.equal++;
		else if (this.#candidates.length < MOST_CANDIDATES) this.#candidates.push({
			place,
			equal: 1
		});
		else {
			const hopeless = this.#candidates.findIndex(({ equal }) => equal < HOPELESS * this.followed);
			if (hopeless >= 0) this.#candidates[hopeless] = {
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
		const values = this.#seen - this.#nulls;
		const isMostly = ({ equal }) => this.followed >= FEWEST && equal >= MOSTLY * this.followed;
		const same = this.#candidates.filter(isMostly).sort((a, b) => b.equal - a.equal);
		const kinds = [...this.#kinds];
		const kind = kinds.every((one) => one >= TOKEN.integer) ? Math.max(...kinds) : kinds.length === 1 ? kinds[0] : void 0;
		const isMany = values >= MANY_GROWN;
		return {
			kind: kinds.length > 0 ? KINDS[kind ?? 0] ?? "mixed" : this.#nulls > 0 ? "null" : "unknown",
			seen: this.#seen,
			nulls: this.#seen === 0 ? 0 : this.#nulls / this.#seen,
			distinct: Math.min(values, this.#counts.size * this.#sampled),
			skew: zipfExponent([...this.#counts.values()]),
			length: values === 0 ? 0 : this.#lengths / values,
			isGrowing: this.#numbers === values && values >= FEW_GROWN && this.#grew > (isMany ? values / 2 : values - 1),
			mean: !isCount || this.#numbers === 0 ? void 0 : this.#sum / this.#numbers,
			above: this.#compared === 0 ? void 0 : this.#above / this.#compared,
			same: same.flatMap(({ place }) => sameAs(place) ?? [])
		};
	}
};
/** A hash of 32 bits that all depend on each other: the finisher of MurmurHash3. */
function mixed(hash) {
	let mixing = Math.imul(hash ^ hash >>> 16, 2246822507);
	mixing = Math.imul(mixing ^ mixing >>> 13, 3266489909);
	return (mixing ^ mixing >>> 16) >>> 0;
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
/** In these modes and character sets a backslash may be no escape: a text could be taken for names. */
const UNREADABLE = /\bno_backslash_escapes\b|\b(?:big5|cp932|gb18030|gbk|sjis)\b/i;
const AUTOCOMMIT = /\bautocommit\s*:?=\s*['"]?(\w+)/i;
const GLOBAL = /\b(?:global|persist|persist_only)\b/i;
/** Characters of a SET that are read. */
const LONGEST_SET = 1e3;
var Observer = class {
	unreadLines = 0;
	#numbers = /* @__PURE__ */ new Map();
	#known = [];
	#shapes = new TransactionShapes();
	#clients = /* @__PURE__ */ new Map();
	#places = 0;
	#others = 0;
	#prepared = 0;
	#works = 0;
	#isTimed = false;
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
		const read = client.isUnreadable ? void 0 : readStatement(sql);
		if (read === void 0) {
			this.unreadLines++;
			return;
		}
		const { seconds, rows } = execution;
		if (seconds !== void 0) this.#isTimed = true;
		const number = this.#add(read, 1, seconds, rows);
		const known = this.#known[number];
		if (known === void 0) return;
		this.#act(client, known, number, () => decode(sql.slice(0, LONGEST_SET)));
		if (known.kind.kind !== "work") return;
		this.#works++;
		if (execution.isPrepared) this.#prepared++;
		this.#sketchLiterals(known, number, read, client.transaction);
		if (client.transaction === void 0) this.#shapes.addSingle(number);
	}
	/** A digest of which a server has counted the executions: without literals and sessions. */
	count({ sql, executions, seconds, rows }) {
		const read = /\.\.\.\s*$/.test(sql) ? void 0 : readStatement(encode(sql));
		if (seconds > 0) this.#isTimed = true;
		if (read === void 0) this.unreadLines++;
		else this.#add(read, executions, seconds, rows);
	}
	/** @returns number of the digest; -1 if there are too many */
	#add(read, executions, seconds, rows) {
		const key = read.template.toLowerCase();
		const number = this.#numbers.get(key) ?? this.#newDigest(key, read) ?? -1;
		const known = this.#known[number];
		if (known === void 0) this.#others += seconds ?? executions;
		else {
			known.executions += executions;
			known.seconds += seconds ?? 0;
			if (rows !== void 0) {
				known.rows += rows;
				known.rowsTold += executions;
			}
			for (const [list, length] of read.lists.entries()) known.lists[list] = (known.lists[list] ?? 0) + length * executions;
		}
		return number;
	}
	finish() {
		for (const client of this.#clients.values()) this.#close(client);
		this.#clients.clear();
		const written = this.#known.map(({ template, lists, executions }) => writeDigest(template, lists.map((sum) => sum / executions)));
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
			otherWeight: this.#others
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
			isAutocommit: true,
			isUnreadable: false,
			transaction: void 0
		};
		this.#clients.set(session, client);
		return client;
	}
	#newDigest(key, { template }) {
		if (this.#known.length >= MOST_DIGESTS) return void 0;
		const number = this.#known.length;
		const { sql } = writeDigest(template, []);
		this.#known.push({
			template,
			kind: statementKind(tokensOf(sql)),
			lists: [],
			sketches: [],
			executions: 0,
			seconds: 0,
			rows: 0,
			rowsTold: 0
		});
		this.#numbers.set(key, number);
		this.#shapes.addDigest(number, sql);
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
		if (UNREADABLE.test(text)) client.isUnreadable = true;
		const value = GLOBAL.test(text) ? void 0 : AUTOCOMMIT.exec(text)?.[1];
		if (value === void 0) return;
		const isAutocommit = !/^(?:0|off|false)$/i.test(value);
		if (isAutocommit) this.#close(client);
		client.isAutocommit = isAutocommit;
	}
	#close(client) {
		const { transaction } = client;
		client.transaction = void 0;
		if (transaction !== void 0 && transaction.counts.size > 0) this.#shapes.add(transaction.counts);
	}
	#sketchLiterals({ sketches }, digest, { literals, slots }, transaction) {
		let [before, valueBefore, wasDate] = [
			-1,
			NaN,
			false
		];
		for (const [each, literal] of literals.entries()) {
			const { kind, text } = literal;
			const slot = slots[each] ?? 0;
			const [hash, number] = [hashOf(text), numberOf$1(literal)];
			const isDate = Number.isNaN(number);
			const value = isDate ? secondsOf(literal) : number;
			let sketch = sketches[slot];
			if (sketch === void 0) {
				sketch = new LiteralSketch(this.#places++);
				sketches[slot] = sketch;
			}
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
function numberOf$1({ kind, text }) {
	if (kind === TOKEN.decimal) return Number(text);
	return /^-?\d{1,15}$/.test(text) ? Number(text) : NaN;
}
const DATE = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d:\d\d(?:\.\d{1,6})?)?$/;
/** Seconds to a literal that is a date or a date and time, from the same point in time; otherwise NaN. */
function secondsOf({ kind, text }) {
	if (kind !== TOKEN.text || !DATE.test(text)) return NaN;
	const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = text.split(/[^\d.]/).map(Number);
	const [from, months] = month < 3 ? [year - 1, month + 9] : [year, month - 3];
	return (((Math.floor(365.25 * from) + Math.floor((153 * months + 2) / 5) + day) * 24 + hours) * 60 + minutes) * 60 + seconds;
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

// src/core/workload/observe-digests.ts
/** A load known only by digests and their sums, as servers count them: no literals, no sessions. */
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
	for (const count of counts) observer.count(count);
	const load = observer.finish();
	return {
		...load,
		transactions: transactionsOf(load)
	};
}
function transactionsOf({ digests }) {
	const counted = digests.map(({ sql, executions }, digest) => {
		const tokens = tokensOf(sql);
		return {
			digest,
			executions,
			kind: statementKind(tokens).kind,
			place: ORDER.indexOf(nameOf(tokens[0]))
		};
	});
	const sumOf = (kind) => counted.reduce((sum, each) => each.kind === kind ? sum + each.executions : sum, 0);
	const work = counted.filter(({ kind }) => kind === "work");
	const commits = Math.min(sumOf("begin") || Number.POSITIVE_INFINITY, sumOf("end"));
	if (commits === 0 || !(sumOf("work") <= MOST_A_COMMIT * commits)) return work.map(({ digest, executions }) => ({
		isExplicit: false,
		executions,
		statements: [{
			digest,
			times: 1
		}]
	}));
	return [{
		isExplicit: true,
		executions: commits,
		statements: work.toSorted((a, b) => a.place - b.place).map(({ digest, executions }) => ({
			digest,
			times: executions / commits
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
	const keyOf = (row) => `${row.SCHEMA_NAME ?? ""}\n${row.DIGEST ?? row.DIGEST_TEXT}`;
	const before = new Map(earlier.map((row) => [keyOf(row), row]));
	return rows.flatMap((row) => {
		const { DIGEST_TEXT: sql = "", SCHEMA_NAME: own = "" } = row;
		const old = before.get(keyOf(row)) ?? {};
		const since = numberOf(old.COUNT_STAR) > numberOf(row.COUNT_STAR) ? {} : old;
		const ran = (column) => Math.max(0, numberOf(row[column]) - numberOf(since[column]));
		const executions = ran("COUNT_STAR");
		if (sql === "" || executions === 0 || (schema === void 0 ? SYSTEM_SCHEMAS.has(own) : own !== schema)) return [];
		const changed = ran("SUM_ROWS_SENT") + ran("SUM_ROWS_AFFECTED");
		return [{
			sql,
			executions,
			seconds: ran("SUM_TIMER_WAIT") / PICOSECONDS,
			rows: changed
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
	if (/\bdigest_text\b/i.test(first) && /\bcount_star\b/i.test(first)) return "performance-schema";
	const [general, slow] = [text.search(GENERAL$1), text.search(SLOW)];
	if (slow >= 0 && (general < 0 || slow < general)) return "slow";
	return general >= 0 ? "general" : void 0;
}

// src/core/workload/read-log.ts
/** A longer entry is not read. */
const MOST_CHARACTERS = 16 * 1024 ** 2;
/** MySQL's time is ISO 8601, MariaDB's `YYMMDD HH:MM:SS`, or only tabs if it is that of the entry before. */
const GENERAL = `(?:\\t\\t|\\d[-+.:TZ \\d]{14,39}\\t) *(\\d+) ([A-Z][A-Za-z_]*(?: [A-Za-z_]+){0,4}) *(?:\\t|\\r?$)`;
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
* @throws UserError if a file cannot be read, or has another format
*/
async function readLoad(paths, asked, signal) {
	const formats = paths.map((path) => asked === "auto" ? recognised(path) : asked);
	const [format, ...others] = formats;
	if (format === void 0 || others.some((other) => other !== format)) throw new UserError(`the files are of different formats (${[...new Set(formats)].join(", ")}); read those of one at a time`);
	if (format === "performance-schema") return {
		format,
		load: observeDigests(digestsBetween(paths))
	};
	const observer = new Observer();
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
	throw new UserError(`${path}: found no log or export that is known; allowed: a general log, a slow log, or an export of events_statements_summary_by_digest; name it with --format if it is one`);
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
	for (const { file, text } of files) for (const { sql, line } of statementsOf(file, text)) {
		const code = isLeftOut(sql) ? void 0 : await refusalOf(session.execute(sql, STATEMENT_SECONDS));
		if (code !== void 0) throw new UserError(`${server} refuses this statement (${code}); correct it, or have the schema read by the server that it is for, such as with --image mysql:8.4`, { place: {
			file,
			line
		} });
	}
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
/** Once refused statements are removed, others may be chosen, which are tried as well. */
const MOST_ROUNDS = 5;
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
	const { workload, leftOut, schema, load, notes } = await makeWorkload(request, run, interrupt.signal);
	const texts = [renderWorkload(workload), schema];
	const written = paths.map((path, at) => ({
		path,
		text: texts[at] ?? ""
	}));
	if (request.replaces) for (const { path, text } of written) writeWhole(process.cwd(), path, text);
	else writeAllNew(process.cwd(), written);
	print(renderMix(workload, load));
	print(renderLeftOut(leftOut));
	print(renderWritten(workload, request.out, paths, {
		notes,
		program: programWords()
	}));
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
	const refusal = await schemaRefusal(server, schema);
	const { workload, leftOut } = await inferAccepted(request, {
		load,
		tables
	}, refusal === void 0 ? server : void 0);
	return {
		workload,
		leftOut,
		schema,
		load: {
			source: seen,
			statements: load.digests.reduce((sum, { executions }) => sum + executions, 0),
			isTimed: load.isTimed,
			unreadLines: load.unreadLines
		},
		notes: refusal === void 0 ? [] : [`${server.name} does not take the schema as it is written, so no statement was tried: ${refusal}`]
	};
}
async function findTables({ tables: source }, server, signal) {
	if (source.kind === "dsn") {
		await using session = await openEndpointSession(source.endpoint, signal);
		const { schema } = source.endpoint;
		return await tablesIn(session, schema, `schema ${schema} of ${endpointName(source.endpoint)}`);
	}
	await runSchemaFiles(server, READ_SCHEMA, readSchemaFiles(source.kind, source.path));
	return await tablesIn(server.session, READ_SCHEMA, source.path);
}
/** @param where names the schema for messages */
async function tablesIn(session, schema, where) {
	const tables = await readTables(session, schema);
	const odd = nameWithComma(tables);
	if (odd !== void 0) throw new UserError(`${where} has the name ${quote(odd)}; allowed: names without a comma`);
	if (tables.length === 0) throw new UserError(`${where} makes no table; name what makes those that the load works on`);
	const names = tables.map(({ name }) => name);
	return {
		tables,
		schema: schemaText(await readCreates(session, schema, names))
	};
}
/** Tables may refer to others that come later. */
function schemaText(creates) {
	return [
		"SET foreign_key_checks = OFF;\n",
		...creates.map((create) => `${neutralTable(create)};\n`),
		"SET foreign_key_checks = ON;\n"
	].join("\n");
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
	const { load, format } = await readLoad(from.paths, from.format, signal);
	return {
		load,
		source: `${format.replace("-", " ")} ${from.paths.map(quote).join(", ")}`
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
		const { workload, leftOut } = inferWorkload({
			...seen,
			...about,
			rows: request.rows,
			refused
		});
		if (workload === void 0) throw new UserError(`none of the statements can run by itself\n${renderLeftOut(leftOut).trimEnd()}`);
		if (server === void 0 || round > MOST_ROUNDS) return {
			workload,
			leftOut
		};
		const all = workload.transactions.flatMap(({ statements }) => statements.map(({ sql }) => sql));
		const now = await refusedStatements(server, all);
		if (now.size === 0) return {
			workload,
			leftOut
		};
		for (const sql of now) refused.add(sql);
	}
}

export { workloadCommand };