import { n as splitSql, t as SqlSplitter } from "./split-sql.js";
import { n as sqlName, r as sqlText } from "./sql-text.js";
import { c as realPathOf, h as UserError, p as MeasurementError, s as isInside, t as checkoutAround, w as reasonOf } from "./paths.js";
import { c as escapeInvisible } from "./escape.js";
import { i as holds } from "./option-files.js";
import { n as checkoutEnvironment } from "./git.js";
import { c as ordinaryAddress, d as Session, i as SERVER_SCHEMA } from "./server-address.js";
import { join, resolve } from "node:path";
import { closeSync, createReadStream, lstatSync, openSync, readSync, readdirSync } from "node:fs";
import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import { PassThrough, pipeline } from "node:stream";
import { createGunzip, createZstdDecompress } from "node:zlib";

// src/edges/servers/server-refusal.ts
/**
* Error of a server that refuses its options, tables or statements. A step that knows that the server took the
* configuration before the change reports a regression; everywhere else the user's input is at fault.
*/
var ServerRefusal = class extends UserError {
	name = "ServerRefusal";
	refusal;
	constructor(refusal, options = {}) {
		const { file, line } = refusal.lines[0] ?? {};
		super(refusal.message, {
			...options,
			place: file === void 0 || line === void 0 ? void 0 : {
				file,
				line
			}
		});
		this.refusal = refusal;
	}
};
var StartRefusal = class extends ServerRefusal {
	arm;
	constructor(arm, refusal) {
		super(refusal);
		this.arm = arm;
	}
};

// src/edges/own-workload/apply-sql.ts
/** Maximum number of characters that an error quotes from a server's message. */
const MOST_WORDS = 400;
/**
* Numbers of errors whose messages quote the statement: errors of syntax, values and keys. Users do not see these
* messages, because the file may hold a secret instead of SQL.
*/
const QUOTING = /* @__PURE__ */ new Set([
	1062,
	1064,
	1149,
	1292,
	1366,
	1367,
	1411,
	1525,
	1586,
	3140,
	3141
]);
/** Numbers of errors for missing rights. qpsgate then adds to the server's message what is allowed. */
const DENIED = /* @__PURE__ */ new Set([
	1044,
	1142,
	1227,
	1370,
	1419
]);
/**
* Statements that are not run, also where a comment that servers execute contains them. Some choose or make a database,
* which qpsgate does itself. The others set up replication, which has nothing to do with tables.
*/
const LEFT_OUT = /^(?:\/\*M?!\d*\s*)?(?:use\s|(?:create|drop|alter)\s+(?:database|schema)\b|set\s+@@(?:global|session)\.(?:gtid_purged|sql_log_bin)\b|change\s+(?:master|replication)\b)/i;
/**
* Statements that change the password of the session's account. They need no privilege, and after them no new
* connection could log in.
*/
const ACCOUNT = /^\s*(?:\/\*M?!\d*\s*)?(?:set\s+password|alter\s+user)\b/i;
/**
* Statement that is wholly in a comment, as in many dumps of mysqldump. Servers execute it, so it counts as a
* statement.
*/
const IN_COMMENT = /^\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/;
/**
* Character set or collation of the file's database, which its tables inherit. The database of the run gets the same.
*/
const DEFAULTS = /\b(?:character\s+set|charset|collate)\s*=?\s*["'`]?\w+["'`]?/gi;
/** The part of a statement that is run, usually all of it; undefined if nothing of it concerns tables. */
function ranPart(sql) {
	if (!LEFT_OUT.test(sql) || sql.startsWith("/*") && !IN_COMMENT.test(sql)) return sql;
	const defaults = /\b(?:create|alter)\b/i.test(sql) ? sql.match(DEFAULTS) ?? [] : [];
	return defaults.length > 0 ? `ALTER DATABASE ${defaults.join(" ")}` : void 0;
}
/**
* Runs files of SQL in the session's database, in the given order.
*
* @param run runs one statement; default: `execute`, which expects SQL of a pull request
* @throws ServerRefusal with file, line and the server's message, for the first statement that the server refuses
*/
async function applySql(session, files, run = execute) {
	for (const { file, text } of files) for (const { sql, line } of splitSql(text)) {
		const ran = ranPart(sql);
		if (ran !== void 0) await run(session, ran, {
			file,
			line
		});
	}
}
/**
* Runs a statement that a stranger may have written.
*
* @throws ServerRefusal if the server refuses it, for example because the account may not create a trigger or an event;
*   also for a statement about accounts
*/
async function execute(session, sql, place) {
	if (ACCOUNT.test(sql)) throw refusesSchema("found a statement about accounts; allowed: tables, rows, and views without a definer", place);
	try {
		await session.execute(sql);
	} catch (cause) {
		const { errno, message } = cause;
		if (cause instanceof MeasurementError || errno === void 0) throw cause;
		throw refusesSchema(`the server refuses this statement${QUOTING.has(errno) ? "" : `: ${escapeInvisible(message.slice(0, MOST_WORDS))}`} (error ${errno})${DENIED.has(errno) ? "; allowed: tables, rows, and views without a definer" : ""}`, place, cause);
	}
}
function refusesSchema(message, place, cause) {
	return new ServerRefusal({
		kind: "schema",
		scenario: place.file,
		server: null,
		title: "The server refuses this schema",
		message,
		lines: [{
			name: "schema",
			...place
		}],
		isMeasured: false
	}, { cause });
}

// src/core/own-workload/row-numbers.ts
/** SQL for one digit of a number in base `among`; `over` is the place value of the digit, such as among². */
function digit(over, among) {
	return (of) => `(${of}${over === 1 ? "" : ` DIV ${over}`} MOD ${among})`;
}
/** Maps numbers below `over` evenly to numbers below `times`. */
function scaledNumbers(times, over) {
	return (of) => times === over ? of : `(${of} * ${times} DIV ${over})`;
}
function composition(outer, inner) {
	return (of) => outer(inner(of));
}
/**
* Zipf's law by integrals: the frequency of rank r, counted from 0, is proportional to the integral of x^-skew from
* r + ½ to r + 1½. For u from 0 to 1, the rank is (start + scale · u) ^ power − ½, rounded down.
*/
function powerLaw(distinct, skew) {
	const rest = skew === 1 ? 1e-6 : 1 - skew;
	const start = .5 ** rest;
	return {
		power: 1 / rest,
		start,
		scale: (distinct + .5) ** rest - start
	};
}
/** Maps numbers below `rows` to numbers below `distinct`: to each of these once, then as often as Zipf's law says. */
function skewedNumbers(distinct, skew, rows) {
	const { power, scale, start } = powerLaw(distinct, skew);
	return (of) => {
		return `IF(${of} < ${distinct}, ${of}, LEAST(FLOOR(${`POW(${start} + ${scale} * (${of} - ${distinct} + 0.5) / ${rows - distinct}, ${power})`} - 0.5), ${distinct - 1}))`;
	};
}
/**
* All numbers below `among` in an order that looks random and differs by name.
*
* The numbers are multiples of a factor, modulo `among`. If factor / among is far from every small fraction, they are
* spread evenly everywhere, and so are pairs of such numbers. The quotients of Euclid's algorithm show how near small
* fractions are.
*/
function scatteredNumbers(among, name) {
	const hash = hashOf(name);
	const most = Math.min(among, Math.floor(2 ** 52 / among));
	let times = 1 + hash % most;
	for (let tries = 0; tries < MOST_TRIES && !isScattering(times, among); tries++) times = 1 + times % most;
	if (!isScattering(times, among)) times = 1;
	return (of) => `((${of} * ${times} + ${hash % among}) MOD ${among})`;
}
const MOST_TRIES = 2e3;
const LARGEST_QUOTIENT = 12;
function isScattering(times, among) {
	let divisor = among;
	let rest = times % among;
	while (rest > 0) {
		const next = divisor % rest;
		if (next !== 0 && Math.floor(divisor / rest) > LARGEST_QUOTIENT) return false;
		divisor = rest;
		rest = next;
	}
	return divisor === 1;
}
/** FNV-1a, 32 bits. */
function hashOf(name) {
	let hash = 2166136261;
	for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
	return hash >>> 0;
}

// src/core/own-workload/key-units.ts
/**
* Numbers the values of columns so that keys are distinct. The number of a row has one digit for each part of a key.
* The first digit changes slowest, so that rows come in the order of the key.
*/
/**
* Numbers the units of a table (its columns, or groups of them) so that keys are distinct and references hold.
*
* @param rows of the table, at least 1
* @param sizeOf number of values that a unit should have; undefined if any number will do
* @param unitsOfOther units of another table; none if they depend on those of this table
*/
function linksOf(table, rows, sizeOf, unitsOfOther) {
	const { units, toMend } = unitsOf(table);
	let mayRepeat = false;
	const isOurs = (name) => table.columns.some((column) => column.name === name && !column.isGenerated);
	for (const key of table.keys) {
		if (!key.isUnique || !key.columns.every(isOurs)) continue;
		const isWithin = ({ columns }) => columns.every((name) => key.columns.includes(name));
		const parts = units.filter(({ columns }) => columns.some((name) => key.columns.includes(name)));
		if (parts.some((unit) => isWithin(unit) && (unit.distinct ?? 0) >= rows)) continue;
		const place = ({ columns }) => key.columns.findIndex((name) => columns.includes(name));
		const free = parts.filter(({ number }) => number === void 0).toSorted((a, b) => place(a) - place(b));
		const wide = free.find((unit) => !isWithin(unit));
		let most = rows;
		if (wide !== void 0) {
			const parents = sizeOf(wide) ?? 1;
			wide.number = scaledNumbers(parents, rows);
			wide.distinct = parents;
			most = Math.ceil(alikeOf(wide, key, parents, unitsOfOther(wide.reference?.table ?? "")) * rows / parents);
		}
		const areDistinct = numberByDigits(free.filter((unit) => unit !== wide), most, sizeOf);
		mayRepeat ||= free.length < parts.length || !areDistinct;
	}
	return {
		units,
		mayRepeat,
		toMend
	};
}
/**
* The units of a table. The foreign keys with the most columns come first: narrower ones within them then hold as well,
* because the tables that they lead to refer to each other. If a foreign key shares columns with a wider one, its unit
* has only the other columns, and its rows are corrected later.
*/
function unitsOf({ columns, references }) {
	const units = [];
	const toMend = [];
	const isTaken = (name) => units.some((unit) => unit.columns.includes(name));
	for (const reference of references.toSorted((a, b) => b.columns.length - a.columns.length)) {
		const rest = reference.columns.filter((name) => !isTaken(name));
		if (rest.length === 0) continue;
		const toColumns = rest.map((name) => reference.toColumns[reference.columns.indexOf(name)] ?? "");
		units.push({
			columns: rest,
			reference: {
				...reference,
				columns: rest,
				toColumns
			}
		});
		if (rest.length < reference.columns.length) toMend.push(reference);
	}
	for (const { name, isGenerated } of columns) if (!isGenerated && !isTaken(name)) units.push({
		columns: [name],
		reference: void 0
	});
	return {
		units,
		toMend
	};
}
/**
* Largest number of adjacent referenced rows that have the same values in the columns that the key takes from the
* foreign key. If rows with the same values need not be adjacent, it is the number of all referenced rows.
*/
function alikeOf({ columns, reference }, key, parents, units) {
	const names = columns.flatMap((name, at) => key.columns.includes(name) ? [reference?.toColumns[at] ?? ""] : []);
	const theirs = units.filter((unit) => unit.columns.some((name) => names.includes(name)));
	const areDigits = theirs.every((unit) => unit.over !== void 0 && unit.columns.every((name) => names.includes(name)));
	const over = Math.min(parents, ...theirs.map((unit) => unit.over ?? parents));
	const combinations = theirs.reduce((product, { distinct = 1 }) => product * distinct, 1);
	return areDigits && Math.ceil(parents / over) <= combinations ? over : parents;
}
/**
* Gives each unit one digit of the row's number, as hours and minutes are digits of a time. From the left, a digit has
* as many values as its unit, as long as there are rows for them; units without a size share the rest.
*
* @returns whether all rows differ
*/
function numberByDigits(units, rows, sizeOf) {
	const sizes = units.map(sizeOf);
	let left = rows;
	const radices = sizes.map((size, index) => {
		const later = sizes.slice(index + 1);
		const free = later.filter((one) => one === void 0).length;
		const wanted = later.reduce((product, one) => product * (one ?? 1), 1);
		const radix = Math.max(1, Math.min(size ?? Math.ceil((left / wanted) ** (1 / (1 + free))), left));
		left = Math.ceil(left / radix);
		return radix;
	});
	const combinations = radices.reduce((product, radix) => product * radix, 1);
	let over = combinations;
	for (const [index, unit] of units.entries()) {
		const radix = radices[index] ?? 1;
		const before = over;
		const size = sizes[index] ?? radix;
		over /= radix;
		const number = digit(over, radix);
		const isPlain = radix === size || index === 0 && unit.reference === void 0;
		const by = composition(scatteredNumbers(size, unit.columns.join()), digit(before, size));
		const shifted = (of) => `((${number(of)} + ${by(of)}) MOD ${size})`;
		const spread = index === 0 ? composition(scaledNumbers(size, radix), number) : shifted;
		unit.number = isPlain ? number : spread;
		unit.distinct = isPlain || index === 0 ? radix : size;
		if (isPlain) unit.over = over;
	}
	return combinations >= rows;
}

// src/core/own-workload/value-sql.ts
/**
* SQL that makes a column's values from numbers, which begin at 0. Distinct numbers give distinct values, the same
* every time.
*/
/**
* Places at which the text that pads a value can begin. The number is a prime, so that the padding of values does not
* repeat in step with round numbers.
*/
const STARTS = 4093;
const SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi wo za ken lor mit nas pel".split(" ");
/**
* The text that pads values: words of no language, the same every time, twice as long as there are places to begin.
* Each number is hashed with a word after it, which mixes its digits into all bits of the hash.
*/
const FILLER = Array.from({ length: STARTS }, (_, at) => {
	const chance = hashOf(`${at} text`) >>> 8;
	return `${SYLLABLES[chance % SYLLABLES.length]}${" ".repeat((chance >>> 16) % 2)}`;
}).join("").slice(0, 2 * STARTS);
/**
* Sets the variable from which values take their padding, once in a session. Its character set has one byte for each
* character, because with any other the server would count the characters for each value.
*/
const VALUE_SETTING = `SET @qpsgate_filler = CONVERT('${FILLER}' USING ascii)`;
/** Largest number of values: numbers stay exact in a double, with room for calculations. */
const MOST_VALUES = 2 ** 48;
const FIRST_DAY = "2024-01-01";
/** The dates of a table are spread over about this many days, beginning with FIRST_DAY. */
const DAYS = 366;
const DAY_SECONDS = 86400;
/** Seconds after the first day that values of TIMESTAMP can have, because the type ends in 2038. */
const TIMESTAMP_SECONDS = 442e6;
const DATETIME_SECONDS = 2e11;
const UUID_CHARACTERS = 36;
const CODE_BYTES = 6;
const USUAL_TEXT = 200;
const USUAL_VARCHAR = 32;
/**
* Multiplier of the hash. It is odd, so that different numbers have different hashes, and small enough for products to
* stay below 2^53.
*/
const HASH = 1640531;
const INTEGER_BITS = {
	tinyint: 8,
	smallint: 16,
	mediumint: 24,
	int: 32,
	bigint: 49
};
const GEOMETRIES = {
	geometry: "POINT(x)",
	point: "POINT(x)",
	linestring: "LINESTRING(x,0 -1)",
	multipoint: "MULTIPOINT(x,0 -1)",
	polygon: "POLYGON((x,-2 -1,-1 -1,x))",
	multilinestring: "MULTILINESTRING((x,0 -1))",
	multipolygon: "MULTIPOLYGON(((x,-2 -1,-1 -1,x)))",
	geometrycollection: "GEOMETRYCOLLECTION(POINT(x))",
	geomcollection: "GEOMETRYCOLLECTION(POINT(x))"
};
/**
* @param distinct number of values of the column, at least 1
* @param length of texts in characters; undefined if the column's type decides
*/
function columnValues(column, distinct, length) {
	const { type, fullType, precision, scale = 0, maxLength, isBinary } = column;
	const isUnsigned = /\bunsigned\b/i.test(fullType);
	if (/^tinyint\(1\)/.test(fullType)) return values((n) => n, isUnsigned ? 255 : 128, 2);
	const bits = INTEGER_BITS[type];
	if (bits !== void 0) return consecutiveValues(1, 2 ** (isUnsigned ? bits : bits - 1) - 1, bits === 8 ? 100 : void 0);
	const geometry = GEOMETRIES[type]?.split(/(x)/);
	if (geometry !== void 0) {
		const parts = (n) => geometry.map((part) => part === "x" ? `${n} MOD 10000, ' ', ${n} DIV 10000` : sqlText(part)).join(", ");
		return values((n) => `ST_GeomFromText(CONCAT(${parts(n)}))`, MOST_VALUES);
	}
	switch (type) {
		case "decimal": {
			const whole = (precision ?? 10) - scale;
			const shown = Math.min(scale, whole >= 4 ? 2 : 9);
			const unit = shown === 0 ? "1" : `0.${"1".padStart(shown, "0")}`;
			return values((n) => `(1 + ${n}) * ${unit}`, 10 ** (whole + shown) - 1);
		}
		case "float":
		case "double":
			if (scale !== 0) return consecutiveValues(1, 10 ** Math.max(1, (precision ?? 0) - scale) - 1);
			return values((n) => `(1 + ${n}) * 0.25`, type === "float" ? 2 ** 22 : MOST_VALUES);
		case "bit": return values((n) => n, 2 ** (precision ?? 1));
		case "year": return consecutiveValues(1970, 180, 50);
		case "date": return values((n) => `DATE_ADD('${FIRST_DAY}', INTERVAL ${n} DAY)`, 29e5, 10 * DAYS);
		case "datetime":
		case "timestamp": {
			const step = Math.max(1, Math.floor(DAYS * DAY_SECONDS / distinct));
			const seconds = type === "timestamp" ? TIMESTAMP_SECONDS : DATETIME_SECONDS;
			const value = (n) => `DATE_ADD('${FIRST_DAY} 00:00:00', INTERVAL (${n} * ${step}) SECOND)`;
			return values(value, Math.floor(seconds / step));
		}
		case "time": return values((n) => `SEC_TO_TIME(${n})`, DAY_SECONDS);
		case "enum": return consecutiveValues(1, membersOf(fullType));
		case "set": return consecutiveValues(1, 2 ** membersOf(fullType) - 1, 100);
		case "json": {
			const text = textOf$1(length ?? USUAL_TEXT);
			return values((n) => `CONCAT('{"id": ', ${n}, ', "text": "', ${text(n)}, '"}')`, MOST_VALUES);
		}
		case "inet4": return values((n) => `INET_NTOA(${n})`, 2 ** 32);
		case "inet6": return values((n) => `CONCAT('::ffff:', INET_NTOA(${n}))`, 2 ** 32);
	}
	if (type === "uuid" || !isBinary && maxLength === UUID_CHARACTERS && (length ?? maxLength) === maxLength) {
		const hash = (n) => `LPAD(HEX(${n} MOD 2147483648 * ${HASH} MOD 4294967296), 8, '0')`;
		return values((n) => `LOWER(CONCAT(${hash(n)}, '-7e57-4000-8000-', LPAD(HEX(${n}), 12, '0')))`, MOST_VALUES);
	}
	const room = maxLength ?? USUAL_TEXT;
	const usual = Math.min(Math.ceil(.6 * room), /^var/.test(type) ? USUAL_VARCHAR : USUAL_TEXT);
	const wanted = length ?? (type === "char" ? room : usual);
	const least = isBinary ? 1 : distinct.toString(16).length + 1;
	const size = type === "binary" ? room : Math.min(room, Math.max(wanted, least));
	if (isBinary && size <= CODE_BYTES) return values((n) => `UNHEX(LPAD(HEX(${n}), ${2 * size}, '0'))`, 256 ** size);
	return values(textOf$1(size), 16 ** size);
}
function values(value, capacity, usual) {
	return {
		value,
		capacity: Math.min(capacity, MOST_VALUES),
		usual
	};
}
function consecutiveValues(first, capacity, usual) {
	return values((n) => `${first} + ${n}`, capacity, usual);
}
/**
* Text of a number: its hexadecimal digits, the last digit first, and then words up to the length. The SQL repeats the
* number as seldom as it can, because the expression of a number is long.
*/
function textOf$1(length) {
	const words = (n) => `SUBSTRING(@qpsgate_filler, 1 + ${n} MOD ${STARTS}, ${STARTS})`;
	return (n) => `RPAD(CONVERT(CONCAT(REVERSE(HEX(${n})), '.') USING ascii), ${length}, ${words(n)})`;
}
function membersOf(fullType) {
	return [...fullType.matchAll(/'(?:[^'\\]|''|\\.)*'/gs)].length;
}

// src/core/own-workload/row-values.ts
/** Makes the rows of tables. A table that stays empty counts as one row, because others may refer to it. */
var RowMaker = class {
	#tables;
	#sizes;
	#links = /* @__PURE__ */ new Map();
	#values = /* @__PURE__ */ new Map();
	/** Tables and columns whose values are being computed: a reference that leads back to one of them closes a circle. */
	#open = /* @__PURE__ */ new Set();
	constructor(tables, sizes) {
		this.#tables = new Map(tables.map((table) => [table.name, table]));
		this.#sizes = new Map(sizes.map((size) => [size.name, size]));
	}
	rowsIn(table) {
		const rows = this.#rowsOf(table.name);
		const { units, mayRepeat, toMend } = this.#linksIn(table);
		const columns = table.columns.filter(({ isGenerated }) => !isGenerated);
		const isTooNarrow = ({ columns: [name], reference, distinct = 0 }) => {
			const column = columns.find((one) => one.name === name);
			return column !== void 0 && reference === void 0 && distinct > this.#valuesIn(table, column).capacity;
		};
		return {
			rows,
			columns: columns.map((column) => ({
				column,
				value: this.#nullableValue(table, column, rows)
			})),
			/** Whether rows may have the same key, so that some of them must be left out. */
			mayRepeat: mayRepeat || units.some(isTooNarrow),
			toMend
		};
	}
	#nullableValue(table, column, rows) {
		const { value } = this.#valuesIn(table, column);
		const nulls = column.isNullable ? Math.round(rows * (this.#shapeOf(table, column.name)?.nulls ?? 0)) : 0;
		if (nulls === 0) return value;
		const order = scatteredNumbers(rows, `${table.name}.${column.name} null`);
		return (n) => `IF(${order(n)} < ${nulls}, NULL, ${value(n)})`;
	}
	#rowsOf(table) {
		return this.#sizes.get(table)?.rows || 1;
	}
	#shapeOf(table, column) {
		return this.#sizes.get(table.name)?.columns.find(({ name }) => name === column);
	}
	#linksIn(table) {
		const before = this.#links.get(table);
		if (before !== void 0) return before;
		this.#open.add(table);
		const sizeOf = ({ reference, columns: [name = ""] }) => reference === void 0 ? this.#shapeOf(table, name)?.distinct : this.#rowsOf(reference.table);
		const links = linksOf(table, this.#rowsOf(table.name), sizeOf, (name) => {
			const other = this.#tables.get(name);
			return other === void 0 || this.#open.has(other) ? [] : this.#linksIn(other).units;
		});
		this.#open.delete(table);
		this.#links.set(table, links);
		return links;
	}
	#valuesIn(table, column) {
		const before = this.#values.get(column);
		if (before !== void 0) return before;
		this.#open.add(column);
		const unit = this.#linksIn(table).units.find(({ columns }) => columns.includes(column.name));
		const values = (unit && this.#referred(table, column, unit)) ?? this.#unreferred(table, column, unit);
		this.#open.delete(column);
		this.#values.set(column, values);
		return values;
	}
	/**
	* Values of the column that a reference leads to; undefined if there is no reference, or if references form a circle.
	*/
	#referred(table, { name }, { columns, reference, number }) {
		const target = this.#tables.get(reference?.table ?? "");
		const to = target?.columns.find((one) => one.name === reference?.toColumns[columns.indexOf(name)]);
		if (target === void 0 || to === void 0 || this.#open.has(to)) return void 0;
		const { value, capacity } = this.#valuesIn(target, to);
		if (number !== void 0) return {
			value: composition(value, number),
			capacity
		};
		const parents = this.#rowsOf(target.name);
		const rows = this.#rowsOf(table.name);
		const { distinct = parents, skew = 0 } = this.#shapeOf(table, columns[0] ?? "") ?? {};
		const most = Math.min(distinct, parents, rows);
		const rank = rankOf(`${table.name}.${columns.join()}`, rows, most, skew);
		const row = skew === 0 && most === parents ? rank : composition(scatteredNumbers(parents, "rank"), rank);
		return {
			value: composition(value, row),
			capacity
		};
	}
	#unreferred(table, column, unit) {
		const rows = this.#rowsOf(table.name);
		const { distinct: asked, skew = 0, length } = this.#shapeOf(table, column.name) ?? {};
		const { number, distinct: numbers = asked } = unit ?? {};
		const { capacity, usual } = columnValues(column, numbers ?? rows, length);
		const distinct = Math.max(1, Math.min(numbers ?? usual ?? rows, number === void 0 ? rows : capacity, capacity));
		const { value } = columnValues(column, distinct, length);
		if (number !== void 0) return {
			capacity,
			value: composition(value, distinct < capacity ? number : composition(digit(1, capacity), number))
		};
		const rank = skew === 0 && /^(?:date|datetime|timestamp)$/.test(column.type) ? scaledNumbers(distinct, rows) : rankOf(`${table.name}.${column.name}`, rows, distinct, skew);
		return {
			capacity,
			value: composition(value, rank)
		};
	}
};
function rankOf(name, rows, distinct, skew) {
	return composition(skew === 0 || distinct >= rows ? scaledNumbers(distinct, rows) : skewedNumbers(distinct, skew, rows), scatteredNumbers(rows, name));
}

// src/core/own-workload/fill.ts
const NUMBERS = 1e3;
/** Maximum number of rows that one statement fills in: few enough for two connections to share a table. */
const MOST_ROWS = 250 * NUMBERS;
/**
* Statements that every connection runs before it fills tables: settings for speed, and two tables of numbers.
* References are not checked, because tables may refer to each other in circles, and the values satisfy references
* anyway. Joins must not buffer a table of numbers, because without buffering rows come in the order of their numbers,
* which is also the order of their keys.
*/
const FILL_SETTINGS = [
	"SET SESSION /*M!100000 join_cache_level = 0, check_constraint_checks = 0, */ /*!50700 optimizer_switch = 'block_nested_loop=off', */ foreign_key_checks = 0, unique_checks = 0, autocommit = 1, sql_mode = 'NO_AUTO_VALUE_ON_ZERO', time_zone = @@GLOBAL.time_zone",
	VALUE_SETTING,
	...["qpsgate_high", "qpsgate_low"].flatMap((name) => [`CREATE TEMPORARY TABLE ${name} (n INT NOT NULL PRIMARY KEY) ENGINE = InnoDB`, `INSERT INTO ${name} VALUES ${Array.from({ length: NUMBERS }, (_, number) => `(${number})`).join(", ")}`])
];
function fillTables(tables, sizes) {
	const filled = tables.filter(({ name }) => sizes.some((size) => size.name === name && size.rows > 0));
	const maker = new RowMaker(tables, sizes);
	return filled.map((table) => {
		const { rows, columns, mayRepeat, toMend } = maker.rowsIn(table);
		const names = columns.map(({ column }) => sqlName(column.name)).join(", ");
		const values = columns.map(({ value }) => value("n")).join(",\n  ");
		const statements = Array.from({ length: Math.ceil(rows / MOST_ROWS) }, (_, chunk) => {
			const first = chunk * MOST_ROWS;
			const highs = Math.ceil(Math.min(rows - first, MOST_ROWS) / NUMBERS);
			return `INSERT ${mayRepeat ? "IGNORE " : ""}INTO ${sqlName(table.name)} (${names})\nSELECT ${values}\nFROM (SELECT ${first} + h.n * ${NUMBERS} + l.n AS n FROM qpsgate_high h STRAIGHT_JOIN qpsgate_low l WHERE h.n < ${highs} AND ${first} + h.n * ${NUMBERS} + l.n < ${rows}) AS numbers ORDER BY NULL`;
		});
		return {
			table: table.name,
			rows,
			statements,
			mending: toMend.flatMap((one) => mendingSql(table, one)),
			mayRepeat
		};
	});
}
/**
* Statements for a foreign key that shares columns with other keys, which have already set the shared columns. In each
* row, the remaining columns get the next values of a row that the key may refer to. If the table refers to itself,
* each row refers to itself.
*/
function mendingSql(table, { columns, table: target, toColumns }) {
	const others = table.references.filter((other) => other.columns !== columns && other.columns.length >= columns.length);
	const isGiven = (name) => others.some((other) => other.columns.includes(name));
	const pairs = columns.map((name, index) => [name, toColumns[index] ?? ""]);
	const fixed = pairs.filter(([name]) => isGiven(name));
	const free = pairs.filter(([name]) => !isGiven(name));
	return free.map(([name, to], index) => {
		const column = `c.${sqlName(name)}`;
		if (target === table.name) return `UPDATE ${sqlName(table.name)} c SET ${column} = c.${sqlName(to)} WHERE ${column} IS NOT NULL`;
		const alike = [...fixed, ...free.slice(0, index)].map(([one, other]) => `p.${sqlName(other)} = c.${sqlName(one)}`);
		const least = (conditions) => `(SELECT MIN(p.${sqlName(to)}) FROM ${sqlName(target)} p WHERE ${conditions.join(" AND ")})`;
		const next = least([...alike, `p.${sqlName(to)} >= ${column}`]);
		return `UPDATE ${sqlName(table.name)} c SET ${column} = COALESCE(${next}, ${least(alike)}) WHERE ${column} IS NOT NULL`;
	});
}

// src/edges/own-workload/read-tables.ts
/** Reads the tables of a schema from a server, with their columns, keys and references. */
/**
* Words in the column EXTRA if the server computes the column. DEFAULT_GENERATED is none of them, because it marks a
* default that is an expression.
*/
const GENERATED = /\b(?:VIRTUAL|STORED|PERSISTENT)\b/i;
/**
* All tables of the schema, ordered by name, without views. Numbers of rows are the server's estimates.
*
* @throws the server's error for a query that it refuses
*/
async function readTables(session, schema) {
	const name = sqlText(schema);
	const grouped = async (sql) => {
		const rows = (await session.arrays(sql)).map((row) => row.map((value) => value ?? ""));
		return Map.groupBy(rows, ([table = ""]) => table);
	};
	const tables = await grouped(`SELECT TABLE_NAME, TABLE_ROWS FROM information_schema.TABLES
     WHERE TABLE_SCHEMA = ${name} AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY TABLE_NAME`);
	const columns = await grouped(`SELECT TABLE_NAME, COLUMN_NAME, DATA_TYPE, COLUMN_TYPE, IS_NULLABLE, EXTRA, CHARACTER_MAXIMUM_LENGTH,
       NUMERIC_PRECISION, NUMERIC_SCALE, CHARACTER_SET_NAME
     FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ${name} ORDER BY TABLE_NAME, ORDINAL_POSITION`);
	const keys = await grouped(`SELECT TABLE_NAME, INDEX_NAME, NON_UNIQUE, COLUMN_NAME
     FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ${name}
     ORDER BY TABLE_NAME, INDEX_NAME <> 'PRIMARY', INDEX_NAME, SEQ_IN_INDEX`);
	const references = await grouped(`SELECT TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME
     FROM information_schema.KEY_COLUMN_USAGE
     WHERE TABLE_SCHEMA = ${name} AND REFERENCED_TABLE_SCHEMA = ${name}
     ORDER BY TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION`);
	const json = await grouped(`SELECT NULL, NULL FROM DUAL WHERE FALSE /*M!100202 UNION ALL SELECT TABLE_NAME, CHECK_CLAUSE
     FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ${name} AND CHECK_CLAUSE LIKE 'json_valid(%' */`);
	return [...tables].map(([table, [counted]]) => ({
		name: table,
		columns: (columns.get(table) ?? []).map((row) => columnOf(row, json.get(table) ?? [])),
		keys: groupsOf(keys.get(table)).map(keyOf),
		references: groupsOf(references.get(table)).map(referenceOf),
		rows: Number(counted?.[1])
	}));
}
function columnOf([, name = "", type = "", fullType = "", nullable, extra = "", length, precision, scale, charset], json) {
	return {
		name,
		type: json.some(([, check]) => check === `json_valid(\`${name}\`)`) ? "json" : type.toLowerCase(),
		fullType,
		isNullable: nullable === "YES",
		isGenerated: GENERATED.test(extra),
		maxLength: numberOf(length),
		precision: numberOf(precision),
		scale: numberOf(scale),
		isBinary: numberOf(length) !== void 0 && !charset
	};
}
/**
* A key, up to its first part that is an expression. A key with such a part does not count as unique, because the
* columns before that part may have the same values in several rows.
*/
function keyOf(rows) {
	const [[, name = "", isRepeated] = []] = rows;
	const end = rows.findIndex(([, , , column]) => !column);
	const whole = end < 0 ? rows : rows.slice(0, end);
	return {
		name,
		isUnique: isRepeated === "0" && end < 0,
		columns: whole.map(([, , , column = ""]) => column)
	};
}
function referenceOf(rows) {
	return {
		columns: rows.map(([, , column = ""]) => column),
		table: rows[0]?.[3] ?? "",
		toColumns: rows.map(([, , , , column = ""]) => column)
	};
}
/** Rows grouped by the name in their second column; the order of rows is kept. */
function groupsOf(rows = []) {
	return [...Map.groupBy(rows, ([, name]) => name).values()];
}
function numberOf(value) {
	return value ? Number(value) : void 0;
}

// src/edges/own-workload/fill-tables.ts
/**
* Fills the user's tables with rows that the server computes from their numbers, so that every run has the same rows.
*/
/** Time limit of one statement, seconds. It only ends statements that hang: even a slow machine needs far less. */
const PATIENCE_SECONDS = 3600;
/**
* Fills the empty tables of the run's schema. Then the server counts their rows, because its query plans need
* statistics.
*
* @throws UserError if the keys of a table do not allow that many rows; MeasurementError if the server fails to make
*   them
*/
async function fillOwnTables(address, sizes, signal) {
	await using first = await openPatient(address, signal);
	await using second = await openPatient(address, signal);
	const tables = await readTables(first, SERVER_SCHEMA);
	const fillings = fillTables(tables, sizes);
	const next = fillings.flatMap((filling) => {
		const { statements, mayRepeat } = filling;
		return mayRepeat ? [{
			filling,
			all: statements
		}] : statements.map((sql) => ({
			filling,
			all: [sql]
		}));
	}).values();
	await Promise.all([first, second].map(async (session) => {
		for (const setting of FILL_SETTINGS) await session.execute(setting);
		for (const { filling, all } of next) for (const sql of all) await fill(session, filling, sql);
	}));
	for (const filling of fillings) {
		for (const sql of filling.mending) await fill(first, filling, sql);
		const { table, rows, mayRepeat } = filling;
		const count = mayRepeat ? Number(await first.value(`SELECT COUNT(*) FROM ${sqlName(table)}`)) : rows;
		if (count < rows) throw new UserError(`the keys of the table ${table} have room for ${count} of ${rows} rows as they are made; give it at most ${count} rows`);
	}
	for (const { name } of tables) await first.rows(`ANALYZE TABLE ${sqlName(name)}`);
}
/** A restricted session that waits for an hour, because one statement may make many rows. */
function openPatient(address, signal, charset) {
	return openRestricted({
		...address,
		patience: {
			seconds: PATIENCE_SECONDS,
			signal
		}
	}, charset);
}
/**
* Session for SQL that a stranger may have written, and for tables that such SQL made. Its account has rights only on
* the run's schema.
*/
async function openRestricted(address, charset) {
	const session = await Session.open(ordinaryAddress(address), charset);
	await session.execute(`USE ${SERVER_SCHEMA}`);
	return session;
}
async function fill(session, { table, mayRepeat }, sql) {
	try {
		await session.execute(`SET SESSION unique_checks = ${mayRepeat ? 1 : 0}`);
		await session.execute(sql);
	} catch (cause) {
		if (cause instanceof MeasurementError) throw cause;
		const says = `it says: ${cause.message}`;
		throw new MeasurementError(`the server does not make rows of the table ${table} (${says})`, {
			step: "fill tables",
			cause
		});
	}
}

// src/edges/own-workload/dump-files.ts
/**
* Files of a user's dump, both on disk and before the change. Only regular files of the checkout are allowed. Ids of
* their content show whether a dump has changed, so that an unchanged one is loaded once.
*/
const CHUNK_BYTES$1 = 1024 ** 2;
/**
* The dump on disk.
*
* @param folder folder that the path is relative to. The dump must lie in the repository around this folder, or in the
*   folder itself if there is no repository.
* @throws UserError if the dump lies elsewhere, or holds anything but regular files
*/
function dumpOnDisk(path, folder) {
	const whole = realPathOf(resolve(folder, path));
	const top = checkoutAround(resolve(folder)) ?? realPathOf(resolve(folder));
	if (!holds(top, whole)) throw new UserError(`found the dump ${path}, which is elsewhere; allowed: a file or folder inside of ${top}`);
	try {
		return {
			path: whole,
			files: (lstatSync(whole).isDirectory() ? readdirSync(whole).toSorted() : [""]).map((name) => dumpFile(whole, name)),
			repository: void 0
		};
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, {
			place: { file: path },
			cause
		});
	}
}
/**
* The dump before the change. It is the dump on disk if git does not store it, or reports no change in it. The bytes of
* both are not compared, because git's filters may store other bytes than those on disk.
*/
function dumpBefore(revision, path, folder) {
	const whole = resolve(folder, path);
	const paths = [whole, realPathOf(whole)];
	const isChanged = revision.changes().some((changed) => paths.some((path) => isInside(changed.path, path)));
	const stored = revision.stored(whole);
	if (!isChanged || stored === void 0 || stored.files.length === 0) return dumpOnDisk(path, folder);
	return stored;
}
/** The stored bytes of a file. A compressed file stays compressed. */
function bytesOf({ path, repository }, { name, id }) {
	if (repository !== void 0) return storedBytes(repository, id);
	return createReadStream(join(path, name), { highWaterMark: CHUNK_BYTES$1 });
}
/** A file with the id that git gives its content, so that it can be compared with a file in a commit. */
function dumpFile(folder, name) {
	const file = join(folder, name);
	const stats = lstatSync(file);
	if (!stats.isFile()) throw new UserError("found something else in the dump; allowed: regular files", { place: { file } });
	const hash = createHash("sha1").update(`blob ${stats.size}\0`);
	using opened = new DisposableStack();
	const fd = opened.adopt(openSync(file, "r"), closeSync);
	const chunk = Buffer.alloc(CHUNK_BYTES$1);
	for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk)) hash.update(chunk.subarray(0, read));
	return {
		name,
		id: hash.digest("hex"),
		bytes: stats.size
	};
}
/** Bytes of a git object, as a stream, because an object may be larger than memory. */
function storedBytes(repository, id) {
	const options = {
		cwd: repository,
		env: checkoutEnvironment(repository)
	};
	const git = spawn("git", [
		"cat-file",
		"blob",
		id
	], {
		...options,
		stdio: [
			"ignore",
			"pipe",
			"ignore"
		]
	});
	const bytes = new PassThrough();
	git.stdout.pipe(bytes, { end: false });
	git.on("error", (error) => bytes.destroy(error));
	git.on("close", (code) => code === 0 ? bytes.end() : bytes.destroy(/* @__PURE__ */ new Error(`git has no object ${id}`)));
	return bytes.on("close", () => git.kill());
}

// src/edges/own-workload/load-dump.ts
/**
* Loads users' dumps: files of mysqldump and folders of mydumper. They are read statement by statement, because a dump
* may be larger than memory.
*/
const CHUNK_BYTES = 1024 ** 2;
/**
* Maximum ratio of decompressed to compressed bytes, so that a compressed megabyte is read in seconds. Real dumps have
* a far smaller one.
*/
const MOST_GROWTH = 40;
/** Maximum size of a statement, bytes. It is the largest that a server accepts by default (max_allowed_packet). */
const LONGEST_STATEMENT = 64 * 1024 ** 2;
/** Decompressed bytes that every dump may have, because a small real dump may have a larger ratio than MOST_GROWTH. */
const ALLOWED_BYTES = 16 * 1024 ** 2;
/**
* Session settings. Constraints are not checked, because the dumped data met them already, and checks take time. The
* connection sends the file's bytes unchanged, and the server reads them as utf8mb4, which most dumps use and declare.
*/
const SETTINGS = "SET SESSION foreign_key_checks = 0, unique_checks = 0, sql_mode = 'NO_AUTO_VALUE_ON_ZERO', character_set_client = utf8mb4, character_set_connection = utf8mb4";
/**
* Makes and fills all tables of a dump, in a schema without tables.
*
* @param dump a file, either plain SQL or compressed as `.gz` or `.zst`; or a folder of such files
* @throws UserError if the dump cannot be read, ServerRefusal if the server refuses one of its statements
*/
async function loadDump(address, dump, signal) {
	await using session = await openPatient(address, signal, "BINARY");
	await session.execute(SETTINGS);
	let left = Math.max(ALLOWED_BYTES, MOST_GROWTH * dump.files.reduce((sum, { bytes }) => sum + bytes, 0));
	for (const part of filesInOrder(dump)) {
		const file = join(dump.path, part.name);
		const refusal = (message, line) => new UserError(message, { place: {
			file,
			...line === void 0 ? {} : { line }
		} });
		const splitter = new SqlSplitter();
		const databases = /* @__PURE__ */ new Set();
		const run = async (text, isLast) => {
			for (const { sql, line } of splitter.push(text, isLast)) {
				const ran = ranPart(sql);
				if (ran !== void 0) await execute(session, ran, {
					file,
					line
				});
				const [, database] = /^use\s+(.*)$/is.exec(sql) ?? [];
				if (database !== void 0) databases.add(database);
				if (databases.size > 1) throw refusal("the dump holds more than one database", line);
			}
		};
		for await (const text of textOf(file, bytesOf(dump, part))) {
			signal.throwIfAborted();
			left -= text.length;
			if (left < 0) throw refusal(`the dump is more than ${MOST_GROWTH} times as large as its compressed files, so it is not read; name it uncompressed`);
			await run(text);
			const { length, line } = splitter.open;
			const most = `${LONGEST_STATEMENT / 1024 ** 2} MiB`;
			if (length > LONGEST_STATEMENT) throw refusal(`a statement of more than ${most}; is a quote not closed?`, line);
		}
		await run("", true);
	}
	for (const [table] of await session.arrays("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'")) await session.rows(`ANALYZE TABLE ${sqlName(table ?? "")}`);
}
const ENDING = /\.sql(?:\.gz|\.zst)?$/;
/** File names of mydumper by the order of loading: tables; rows; views, triggers and routines. */
const STAGES = [
	/-schema\.sql/,
	/^[^.]+\.(?![^.]*-schema)[^.]+(?:\.\d+)*\.sql/,
	/-schema-(?:view|triggers)\.sql|-schema-post\.sql/
];
/**
* Files in the order of loading. Rows need their tables, and views and triggers need both.
*
* @throws UserError if there is no dump, or it is of several databases
*/
function filesInOrder({ path, files: all }) {
	if (all.some(({ name }) => name === "")) return all;
	const place = { file: path };
	const other = all.find(({ name }) => /\.(?:dat|csv)(?:\.|$)/.test(name));
	if (other !== void 0) throw new UserError(`${other.name} holds rows that are no SQL; dump them without --load-data and --csv`, { place });
	const files = all.filter(({ name }) => ENDING.test(name));
	const databases = new Set(files.map(({ name }) => name.split(/[.-]/)[0]));
	if (files.length === 0 || databases.size > 1) throw new UserError(files.length === 0 ? "no file of this folder is one of mydumper’s, *.sql, *.sql.gz or *.sql.zst" : `the folder holds ${databases.size} databases; name a dump of one`, { place });
	return STAGES.flatMap((stage) => files.filter(({ name }) => stage.test(name)));
}
/** Names of files in the dump that are not loaded, so that qpsgate can warn the user about them. */
function ignoredFilesIn({ files }) {
	const isRun = (name) => name === "" || ENDING.test(name) && STAGES.some((stage) => stage.test(name));
	return files.map(({ name }) => name).filter((name) => !isRun(name));
}
/** Text of a file, with one character for each byte, so that the server gets exactly the bytes of the file. */
async function* textOf(file, bytes) {
	const options = { chunkSize: CHUNK_BYTES };
	const zstd = file.endsWith(".zst") ? createZstdDecompress(options) : void 0;
	const inflate = file.endsWith(".gz") ? createGunzip(options) : zstd;
	try {
		const chunks = inflate === void 0 ? bytes : pipeline(bytes, inflate, () => {});
		for await (const chunk of chunks) yield chunk.toString("latin1");
	} catch (cause) {
		if (cause instanceof UserError || cause instanceof MeasurementError) throw cause;
		throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, {
			place: { file },
			cause
		});
	}
}

export { fillOwnTables as a, FILLER as c, columnValues as d, applySql as f, dumpOnDisk as i, GEOMETRIES as l, StartRefusal as m, loadDump as n, openRestricted as o, ServerRefusal as p, dumpBefore as r, readTables as s, ignoredFilesIn as t, INTEGER_BITS as u };