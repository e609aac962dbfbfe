import { D as isOfBase } from "./workloads.js";
import { n as countedStatements } from "./own-load.js";
import { n as sqlName, t as cutStatement } from "./sql-text.js";
import { c as FILLER, d as columnValues, l as GEOMETRIES, o as openRestricted, p as ServerRefusal, s as readTables, u as INTEGER_BITS } from "./load-dump.js";
import { o as describeUnknown, u as listNames } from "./escape.js";
import { t as collectionOf } from "./collection.js";
import { t as armName } from "./plan.js";
import { T as isReadBy } from "./exercises.js";
import { g as canonicalName } from "./setting.js";
import { n as formatProblems } from "./parse.js";
import { n as settingsOfKind } from "./switchable-settings.js";
import { S as isFailure, h as UserError, p as MeasurementError, u as BaselineError } from "./paths.js";
import { a as shippedText } from "./shipped.js";
import { F as testOptions, M as scenarioArguments, P as serverBytes, a as copySeed, f as supervise, h as startServer, j as placeArguments, k as armArguments, l as isLacking, m as dropPages, p as TPCH_TABLES, u as requireAlone } from "./sql-refusal.js";
import { C as residentBytesOf } from "./tool.js";
import { t as removeTree } from "./remove-tree.js";
import { t as readSettings } from "./read-settings.js";
import { a as certificateArguments } from "./generator.js";
import { d as Session, f as TooLongError, i as SERVER_SCHEMA } from "./server-address.js";
import { r as tryStatements } from "./try-statements.js";
import { l as verify, s as probeInsight } from "./programs.js";

// src/core/own-workload/tables.ts
function columnName({ table, column }) {
	return `${table.name}.${column.name}`;
}
/** @throws RangeError if there is no such column, or the server computes it; callers have checked that before */
function findColumn(name, tables) {
	for (const table of tables) {
		const column = table.columns.find((one) => `${table.name}.${one.name}` === name && !one.isGenerated);
		if (column !== void 0) return {
			table,
			column
		};
	}
	throw new RangeError(`no column ${name}`);
}

// src/core/own-workload/value-lua.ts
/**
* A value as Lua spells it; undefined fields are left out. Texts may have any content, so all but plain characters are
* spelled as the numbers of their bytes in UTF-8.
*/
function luaOf(value) {
	const escaped = (character) => [...new TextEncoder().encode(character)].map((byte) => `\\${String(byte).padStart(3, "0")}`).join("");
	if (typeof value === "string") return `"${value.replaceAll(/[^ !#-[\]-~]/gu, escaped)}"`;
	if (typeof value !== "object" || value === null) return String(value);
	if (Array.isArray(value)) return `{${value.map((one) => typeof one === "object" ? `(function() return ${luaOf(one)} end)()` : luaOf(one)).join(",\n")}}`;
	return `{${Object.entries(value).filter(([, one]) => one !== void 0).map(([key, one]) => `["${key}"] = ${luaOf(one)}`).join(", ")}}`;
}
/** Bytes that a prepared statement takes for a value; longer values are cut. */
const MOST_BOUND = 65536;
/** Largest value, as a whole number, of a column whose type sets no limit. */
const MOST_POINTS = 2 ** 48;
/** Digits after the point of a column whose type gives none, or has more digits than a double keeps exactly. */
const CENTS = 2;
const EXACT_DIGITS = 15;
/** Bytes and characters of a column whose type has no length, such as JSON. */
const USUAL_ROOM = 16384;
const USUAL_TEXT = 32;
const SECONDS = (name) => `TIMESTAMPDIFF(SECOND, '1970-01-01', ${name})`;
const DATED = {
	date: ["date", (name) => `TIMESTAMPDIFF(DAY, '1970-01-01', ${name})`],
	datetime: ["datetime", SECONDS],
	timestamp: ["datetime", SECONDS],
	time: ["time", (name) => `TIME_TO_SEC(${name})`]
};
function columnForm(column) {
	const { type, precision = 0, maxLength, isBinary } = column;
	const [as, inUnits] = DATED[type] ?? [];
	if (as !== void 0 && inUnits !== void 0) return {
		form: {
			as,
			scale: 0,
			most: MOST_POINTS
		},
		sql: inUnits
	};
	if (/^(?:bit|year|decimal|float|double)$/.test(type) || type in INTEGER_BITS) {
		const digits = precision > EXACT_DIGITS ? CENTS : precision;
		const scale = /^(?:float|double)$/.test(type) ? CENTS : Math.min(column.scale ?? 0, digits);
		return {
			form: {
				as: "number",
				scale,
				most: scale > 0 ? MOST_POINTS : columnValues(column, 1).capacity
			},
			sql: (name) => `TRUNCATE(${name} * ${10 ** scale}, 0)`
		};
	}
	const text = (textual, bytes, sql) => {
		return {
			form: {
				as: textual,
				size: Math.min(bytes, MOST_BOUND),
				length: type === "binary" ? maxLength : Math.min(maxLength ?? USUAL_TEXT, USUAL_TEXT)
			},
			sql
		};
	};
	if (type in GEOMETRIES) return text("text", USUAL_ROOM, (name) => `HEX(ST_AsText(${name}))`);
	if (isBinary) return text("bytes", maxLength ?? USUAL_ROOM, (name) => `HEX(${name})`);
	return text(type === "uuid" || maxLength === 36 ? "uuid" : "text", 4 * (maxLength ?? USUAL_ROOM), (name) => `HEX(CONVERT(${name} USING utf8mb4))`);
}

// src/core/own-workload/examples.ts
/** Values come from this row of a large table, because the first row is often unlike the others. */
const ROW = 1e3;
/**
* Examples for the statements of a transaction. All values of a table come from the same row, so that several columns
* of a key name a row that exists.
*/
function examplesOf({ statements }, tables) {
	const examples = /* @__PURE__ */ new Map();
	return statements.map(({ name, sql, parameters }) => ({
		name,
		sql,
		literals: parameters.map((parameter, index) => {
			const example = exampleOf$1(parameter, examples, tables);
			examples.set(`${name}:${index + 1}`, example);
			if (example.as === "number") return `${example.sql} + 0`;
			return example.as === "bytes" ? `CONCAT('x''', HEX(${example.sql}), '''')` : `QUOTE(${example.sql})`;
		})
	}));
}
function exampleOf$1(parameter, earlier, tables) {
	switch (parameter.kind) {
		case "value":
		case "new": {
			const { table, column } = findColumn(parameter.column, tables);
			const name = sqlName(column.name);
			const row = Math.min(ROW, Math.floor(table.rows / 2));
			return {
				sql: `(SELECT ${column.type in GEOMETRIES ? `ST_AsText(${name})` : name} FROM ${sqlName(table.name)} WHERE ${name} IS NOT NULL LIMIT ${row}, 1)`,
				as: columnForm(column).form.as
			};
		}
		case "same": {
			const { sql, as } = earlier.get(parameter.as) ?? {
				sql: "NULL",
				as: "text"
			};
			const { plus } = parameter;
			if (as === "number") return {
				sql: `${sql} + ${plus}`,
				as
			};
			return {
				sql: as === "date" || as === "datetime" ? `DATE_ADD(${sql}, INTERVAL ${plus} ${as === "date" ? "DAY" : "SECOND"})` : sql,
				as
			};
		}
		case "number": return {
			sql: ((parameter.from + parameter.to) / 2).toFixed(parameter.digits),
			as: "number"
		};
		case "text": return {
			sql: `REPEAT('x', ${parameter.length})`,
			as: "text"
		};
		case "null": return {
			sql: "NULL",
			as: "text"
		};
	}
}

// src/core/own-workload/samples.ts
/** Approximate number of rows in a sample; LONG_SAMPLE applies if its values may be long. */
const SAMPLE = 1e4;
const LONG_SAMPLE = 1e3;
const LONG = /text|blob|json/;
/** The seed is fixed, so that samples have the same rows each time. */
const SEED = 7;
/** The samples that the statements of a script need, in the form that own_workload.lua reads. */
var Samples = class {
	#tables;
	#samples = /* @__PURE__ */ new Map();
	constructor(tables) {
		this.#tables = tables;
	}
	/**
	* The samples that a statement's parameters draw from. Values by which a statement looks up a row are drawn together,
	* because values drawn separately for each column of a key seldom belong to a row. Others are drawn one by one, and
	* so are inserted values, because they belong to no row yet.
	*
	* @returns the number of each row's sample, the places of its values among the parameters (from 1), and the largest
	*   of their exponents
	*/
	rowsOf({ sql, parameters }) {
		const values = parameters.flatMap((each, index) => each.kind === "value" ? [{
			place: index + 1,
			skew: each.skew,
			...findColumn(each.column, this.#tables)
		}] : []);
		const free = new Set(values);
		const rows = [];
		const looksUp = !/^\s*(?:insert|replace)\b/i.test(sql);
		for (const table of new Set(looksUp ? values.map((one) => one.table) : [])) for (const { isUnique, columns } of table.keys) {
			if (!isUnique || columns.length < 2) continue;
			const parts = [...free].filter((one) => one.table === table && columns.includes(one.column.name));
			const nth = (one) => parts.filter(({ column, place }) => column === one.column && place < one.place).length;
			for (const members of Map.groupBy(parts, nth).values()) {
				if (members.length < 2) continue;
				rows.push(members);
				for (const one of members) free.delete(one);
			}
		}
		return [...rows, ...[...free].map((one) => [one])].map((members) => ({
			sample: this.#numberOf(members),
			places: members.map(({ place }) => place),
			skew: Math.max(...members.map(({ skew }) => skew))
		}));
	}
	#numberOf(of) {
		const key = JSON.stringify(of.map(columnName));
		this.#samples.set(key, of);
		return [...this.#samples.keys()].indexOf(key) + 1;
	}
	get sampled() {
		const samples = [...this.#samples.values()].map((of, index) => ({
			number: index + 1,
			of
		}));
		const mostOf = (of) => of.some(({ column }) => LONG.test(column.type)) ? LONG_SAMPLE : SAMPLE;
		return this.#tables.flatMap((table) => [SAMPLE, LONG_SAMPLE].flatMap((most) => {
			const ofTable = samples.filter(({ of }) => of[0]?.table === table && mostOf(of) === most);
			if (ofTable.length === 0) return [];
			const columns = [...new Set(ofTable.flatMap(({ of }) => of.map(({ column }) => column)))];
			const values = columns.map((column) => columnForm(column).sql(sqlName(column.name))).join(", ");
			const share = most / Math.max(1, table.rows);
			const chosen = share >= 1 ? "" : ` WHERE RAND(${SEED}) < ${share.toFixed(9)}`;
			return {
				rows: table.rows,
				query: `SELECT ${values} FROM ${sqlName(table.name)}${chosen} LIMIT ${2 * most}`,
				samples: ofTable.map(({ number, of }) => ({
					number,
					places: of.map(({ column }) => columns.indexOf(column) + 1),
					range: rangeOf(of)
				}))
			};
		}));
	}
};
/** Query for the range of a sample's only column; undefined unless it has whole numbers that differ in each row. */
function rangeOf([first, second]) {
	if (first === void 0 || second !== void 0 || !(first.column.type in INTEGER_BITS)) return void 0;
	const { table, column } = first;
	if (!table.keys.some(({ isUnique, columns }) => isUnique && columns.join() === column.name)) return void 0;
	return `SELECT MIN(${sqlName(column.name)}), MAX(${sqlName(column.name)}) FROM ${sqlName(table.name)}`;
}

// src/core/own-workload/script.ts
/** Generates the data that a workload's script begins with. Each run does this again, from the tables that it finds. */
/**
* Makes the beginning of a workload's script, which own_workload.lua follows, and the list of the workload's statements
* with examples, in the order in which the script counts them.
*
* @param tables of the schema as the server describes them, with their rows
* @throws RangeError if the tables lack the column of a parameter, which `problemsWithTables` reports before this is
*   called
*/
function scriptOf(workload, tables) {
	const samples = new Samples(tables);
	const transactions = workload.transactions.map(({ share, isExplicit, statements }) => ({
		share,
		isExplicit,
		statements: statements.map((statement) => ({
			name: statement.name,
			times: statement.times,
			pieces: cutStatement(statement.sql).pieces,
			rows: samples.rowsOf(statement),
			parameters: statement.parameters.map((parameter) => parameterOf(parameter, tables))
		}))
	}));
	const data = {
		prepared: workload.protocol === "prepared",
		filler: FILLER,
		transactions,
		sampled: samples.sampled
	};
	const examples = workload.transactions.flatMap((transaction) => examplesOf(transaction, tables));
	const counted = countedStatements(workload).map((one, index) => examples[index] ?? {
		...one,
		literals: []
	});
	return {
		lua: `local workload = ${luaOf(data)}\n`,
		statements: counted
	};
}
function parameterOf(parameter, tables) {
	if (!("column" in parameter)) return parameter;
	const { table, column } = findColumn(parameter.column, tables);
	const { form, sql } = columnForm(column);
	const largest = "most" in form && `SELECT ${sql(`MAX(${sqlName(column.name)})`)} FROM ${sqlName(table.name)}`;
	return {
		...parameter,
		form,
		largest
	};
}

// src/core/own-workload/table-problems.ts
/**
* Finds parameters of columns that no table has, or that the server computes; sizes of tables and columns that do not
* exist; and tables with rows that refer to a table without rows. If there are no problems, a script can be generated.
*/
function problemsWithTables({ transactions, tables: sizes, schema, file }, tables) {
	const problems = [];
	const complain = (path, actual, allowed, line = 1) => problems.push({
		file,
		line,
		path,
		actual,
		allowed
	});
	const usable = tables.flatMap(({ name, columns }) => columns.flatMap((column) => column.isGenerated ? [] : [`${name}.${column.name}`]));
	const isUsable = new Set(usable);
	for (const { name, parameters, line } of transactions.flatMap(({ statements }) => statements)) for (const [index, parameter] of parameters.entries()) {
		if (!("column" in parameter) || isUsable.has(parameter.column)) continue;
		const allowed = `a column of the schema that the server does not compute: ${listNames(usable)}`;
		complain(`${name}, parameter ${index + 1}`, describeUnknown(parameter.column, usable), allowed, line);
	}
	const tableNames = tables.map(({ name }) => name);
	const filled = new Set(sizes.filter(({ rows }) => rows > 0).map(({ name }) => name));
	for (const { name, rows, columns } of schema.kind === "dump" ? [] : sizes) {
		const table = tables.find((one) => one.name === name);
		if (table === void 0) {
			complain("tables", describeUnknown(name, tableNames), `a table of the schema: ${listNames(tableNames)}`);
			continue;
		}
		const columnNames = table.columns.map((column) => column.name);
		for (const column of columns) if (!columnNames.includes(column.name)) complain(`tables, ${name}`, describeUnknown(column.name, columnNames), listNames(columnNames));
		for (const parent of new Set(table.references.map((reference) => reference.table))) if (rows > 0 && tableNames.includes(parent) && !filled.has(parent)) complain(`tables, ${name}`, `${rows} rows that refer to ${parent}, which has none`, "rows in both, or in neither");
	}
	return problems;
}

// src/edges/own-workload/read-plans.ts
/** Maximum number of steps of a plan in a report. Longer plans are hard to read. */
const MOST_STEPS = 20;
/**
* Query plans of statements, with one line for each table that a statement reads: access type, key, estimated rows and
* extra steps. A statement that the server cannot explain has no plan.
*
* @param session session in the database that has the tables
* @returns lines by the name of the statement
*/
async function readPlans(session, statements) {
	const plans = {};
	for (const statement of statements) try {
		const example = await exampleOf(session, statement);
		const steps = await session.rows(`EXPLAIN /*!50700 FORMAT=TRADITIONAL */ ${example}`);
		if (steps.length > 0) plans[statement.name] = steps.slice(0, MOST_STEPS).map(stepText).join("\n");
	} catch {}
	return plans;
}
/** The statement with its parameters replaced by literals, because EXPLAIN needs values. */
async function exampleOf(session, { sql, literals }) {
	const [values = []] = literals.length === 0 ? [] : await session.arrays(`SELECT ${literals.join(", ")}`);
	const { pieces } = cutStatement(sql);
	return pieces.map((piece, index) => `${piece}${index < literals.length ? values[index] ?? "NULL" : ""}`).join("");
}
function stepText({ table, type, key, rows, Extra }) {
	const how = key ? `${type} by ${key}` : `${type ?? "no table"}, no key`;
	return [
		`${table ?? ""}: ${how}`,
		rows === null ? "" : `about ${rows} rows`,
		Extra
	].filter(Boolean).join("; ");
}

// src/edges/servers/arms.ts
/** Suffix that MariaDB adds to its version if a log is on. It is removed, because the version is the same. */
const LOG_SUFFIX = /-log$/;
/** Time limit in seconds for a statement under the suite's key sql:, which is only for setting the server up. */
const SQL_SECONDS = 60;
/** Starts the server of an arm. Its directory is removed when the server ends or fails to start. */
async function startArm(request) {
	const remove = () => removeTree(request.directory);
	try {
		const running = await startAndSetUp(request);
		const { server } = running;
		const stop = async () => {
			await server[Symbol.asyncDispose]();
			await remove();
		};
		return {
			...running,
			server: {
				...server,
				[Symbol.asyncDispose]: stop
			}
		};
	} catch (error) {
		await remove();
		if (error instanceof ServerRefusal && isOfBase(request.arm)) return startMended(request, error);
		if (request.arm.revision === "baseline" && isFailure(error)) throw new BaselineError(error);
		throw error;
	}
}
/**
* Starts the base without the options that keep it from starting, so that a change that removes them can be compared.
*/
async function startMended(request, { refusal }) {
	const { arm } = request;
	const names = new Set(refusal.lines.map(({ name }) => canonicalName(name)));
	const options = arm.scenario.options.filter(({ name }) => !names.has(canonicalName(name)));
	if (options.length === arm.scenario.options.length) throw new ServerRefusal(refusal);
	const scenario = {
		...arm.scenario,
		options
	};
	const running = await startArm({
		...request,
		arm: {
			...arm,
			scenario
		}
	});
	const mended = refusal.lines.map(({ name, file, line }) => ({
		code: "base-mended",
		scenario: scenario.name,
		option: name,
		file,
		line
	}));
	return {
		...running,
		warnings: [...running.warnings, ...mended]
	};
}
/** Ends each server once, because arms may share a server. */
async function stopServers(arms) {
	await Promise.all([...new Set(arms.map(({ server }) => server))].map((server) => server[Symbol.asyncDispose]()));
}
async function startAndSetUp(request) {
	const { arm, directory, source, dataset, provision, startCpus, signal } = request;
	const { launcher, seed } = source;
	const name = armName(arm);
	const options = arm.scenario.options.filter((option) => isReadBy(option, launcher.build));
	const user = scenarioArguments(options, provision);
	const began = performance.now();
	const { certificate } = provision;
	await copySeed(seed, directory, launcher.account, request, certificate);
	const { ownsCache } = provision;
	if (ownsCache) await dropPages(directory, request);
	signal.throwIfAborted();
	const ours = [...armArguments(launcher.build, dataset, provision, {
		name: arm.scenario.name,
		options
	}), ...certificate === void 0 ? [] : certificateArguments(launcher.build, options, directory)];
	const args = [...ours, ...user.arguments];
	const set = testOptions([...placeArguments(launcher.build, directory), ...ours], user.applied);
	const { memoryLimit: limit } = arm.scenario;
	const memoryLimit = limit !== void 0 && (limit.value < serverBytes(dataset) || limit.value > provision.limits.memoryBytes) ? void 0 : limit;
	const memoryBytes = memoryLimit?.value ?? provision.limits.memoryBytes;
	const spec = {
		name,
		directory,
		args,
		options: user.applied,
		cpus: startCpus,
		ownsCache,
		memoryBytes,
		memoryLimit
	};
	const server = await startServer(launcher, spec, signal);
	const startSeconds = (performance.now() - began) / 1e3;
	try {
		return await supervise({
			name,
			server,
			doing: "it was being set up",
			signal
		}, () => setUp(request, server, {
			...user,
			testOptions: set
		}, startSeconds));
	} catch (error) {
		await server[Symbol.asyncDispose]();
		throw error;
	}
}
async function setUp(request, server, user, startSeconds) {
	const { arm, trial, source, dataset, startCpus, cpus, runDirectory, signal, together } = request;
	const { build } = source.launcher;
	const { session, process } = server;
	const name = armName(arm);
	await runScenarioSql(session, arm, signal);
	const settings = await readSettings(session);
	const verified = await verify(session, {
		build,
		arm,
		applied: user.applied,
		settings,
		together
	});
	const tables = dataset.own === void 0 ? [] : await readTables(session, SERVER_SCHEMA);
	await warmTables(session, dataset, tables);
	const script = scriptFor(arm, tables);
	const refused = await tryStatements(server);
	await using probe = await Session.open(server.address);
	const insight = await probeInsight(probe, build.product, settings);
	requireAlone(name, process);
	if (cpus.join() !== startCpus.join()) await process.pin(cpus);
	const variables = settingsOfKind("variable", settings);
	const version = (variables.get("version") ?? build.version).replace(LOG_SUFFIX, "");
	return {
		server,
		build,
		state: {
			kind: "arm",
			trial,
			scenario: arm.scenario.name,
			revision: arm.revision,
			server: {
				product: build.product,
				version
			},
			testOptions: user.testOptions,
			startSeconds,
			residentBytes: residentBytesOf(process.pid) ?? null,
			performanceSchemaBytes: verified.performanceSchemaBytes,
			variables: Object.fromEntries([...variables].filter(([, value]) => !value.includes(runDirectory))),
			insight,
			collected: collectionOf(settingsOfKind("consumer", settings), settingsOfKind("instrument", settings)),
			unmatched: verified.unmatched.length > 0 ? verified.unmatched : void 0,
			lacked: verified.lacked.length > 0 ? verified.lacked : void 0,
			plans: script === void 0 ? void 0 : await plansOf(script.statements, server)
		},
		settings,
		script: script && script.lua + shippedText("lua", "own_workload.lua"),
		warnings: [...user.warnings, ...verified.warnings],
		refused
	};
}
/** @throws UserError if the workload does not fit the tables, for example names a column that no table has */
function scriptFor({ scenario }, tables) {
	if (scenario.own === void 0) return void 0;
	const { workload } = scenario.own;
	const problems = problemsWithTables(workload, tables);
	if (problems.length > 0) throw new UserError(`the workload ${workload.name} does not fit its tables\n${formatProblems(problems)}`);
	return scriptOf(workload, tables);
}
async function plansOf(statements, { address }) {
	await using session = await openRestricted(address);
	return await readPlans(session, statements);
}
/**
* Runs the scenario's statements that set its server up.
*
* @throws UserError with the line of a statement that the server refuses, or that takes longer than `mostSeconds`
*/
async function runScenarioSql(session, { scenario }, signal, mostSeconds = SQL_SECONDS) {
	for (const { value, file, line } of scenario.sql) try {
		await session.execute(value, mostSeconds);
	} catch (cause) {
		signal.throwIfAborted();
		const isTooLong = cause instanceof TooLongError;
		const isNotToBlame = cause instanceof MeasurementError || isLacking(cause.errno ?? 0);
		if (!isTooLong && isNotToBlame) throw cause;
		const why = isTooLong ? `this statement has not ended within ${mostSeconds} s; sql: is for what sets the server up` : `the server refuses this statement; it says: ${cause.message}`;
		throw new UserError(`scenario ${scenario.name}: ${why}\n  ${value}`, {
			place: {
				file,
				line
			},
			cause
		});
	}
}
/** Brings tables and indexes into the buffer pool, so that the first turns read nothing from disk. */
async function warmTables(session, dataset, ownTables) {
	const read = (expression, table, index = "") => session.rows(`SELECT ${expression} FROM ${SERVER_SCHEMA}.${table}${index && ` FORCE INDEX (${index})`}`);
	for (const { name, keys } of ownTables) {
		const table = sqlName(name);
		await read("COUNT(*)", table);
		for (const key of keys) await read("COUNT(*)", table, sqlName(key.name));
	}
	if (dataset.own !== void 0) return;
	if (dataset.tpch !== void 0) {
		for (const table of TPCH_TABLES) await read("COUNT(*)", table);
		return;
	}
	for (let table = 1; table <= dataset.tables; table++) {
		await read("COUNT(c)", `sbtest${table}`, "PRIMARY");
		await read("SUM(k)", `sbtest${table}`, `k_${table}`);
	}
}

export { startArm as n, stopServers as r, runScenarioSql as t };