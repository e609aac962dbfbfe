import { I as nameAt, O as armName, S as changedSettings, f as HISTOGRAM_BUCKETS, g as sparseHistogram, j as isUnchanged, m as quantileMs, p as mergeHistograms, s as withoutUnseen, z as changedVariable } from "./coverage.js";
import { i as isLoopback, r as endpointName } from "./dsn.js";
import { r as appliesRelayLog, s as fillsRedoLog } from "./workloads.js";
import { h as isFailure, i as DoesNotStart, s as MeasurementError, t as BaselineFails, u as UserError } from "./errors.js";
import { c as SwitchedServer, d as sessionStatement, g as requireTrusted, i as openEndpoint, l as sessionVariables, n as findColumn, r as eachOrRefused, s as watchOthers, t as columnName, u as quoteName } from "./tables.js";
import { a as scenarioArguments, f as findLocalServer, g as startCpus, h as readNodes, m as pin, n as armArguments, p as layoutCpus, r as bufferPoolBytes, u as isRunningAlready } from "./owned-options.js";
import { c as removeContainersOf, d as requireRoom, f as watchDisk, p as availableBytes } from "./docker-client.js";
import { A as sysbenchProgram, B as settingsOf, E as measureAlone, L as readSettings, M as loadArguments, N as isOwnToServer, O as sysbenchSecrets, P as isPreparedWith, R as keyOf, T as installGenerator, V as settingsThatDiffer, a as isLacking, c as supervise, j as sysbenchVersion, k as besideUs, l as withRoom, o as requireAlone, s as serverEnded, t as copySeed, u as startServer, w as findGenerator, x as removeTree, y as TPCH_TABLES, z as partsOf } from "./seed.js";
import { A as TooLongError, D as ordinary, E as OWN_SCHEMA, _ as sqlName, d as readTables, f as FILLER$1, g as cutStatement, h as valuesOf, j as orAborted, k as Session, m as INTEGER_BITS, n as formatProblems, p as GEOMETRIES, u as openOwn, w as installPackages } from "./parse.js";
import { E as start, T as run, a as allowedCpusOf, h as readIfThere, o as contextSwitchesOf, s as cpuSecondsOf, x as findProgram } from "./tool.js";
import { i as makeBoardDirectory, t as RunDirectory } from "./run-directory.js";
import { n as sweepAbandoned } from "./sweep.js";
import { t as readAsset } from "./assets.js";
import { c as letWrite, l as tryStatements, n as shuffled, o as probeInsight, r as openSources, s as verify, t as seededRandom } from "./random.js";
import { b as requireRoomFor, f as blockSeconds, g as rotatingTurns, h as fastTurnMs, m as blocksPerProbe, t as MOST_WARM_UP_MS, u as warmUpMs, v as memoryLimits, y as mostServers } from "./budget.js";
import { o as scalesOf, u as tellingCounters } from "./scales.js";
import { d as isReadBy, h as familyOf, r as canonicalOptionName } from "./option-file.js";
import { g as isIdle, m as defaultOf } from "./option-names.js";
import { _ as countedStatements, h as settingDifferences, n as isBinaryLog } from "./option-reach.js";
import { H as describeUnknown, K as listNames, O as number, g as isOfBase, h as isEarlier, i as datasetOf, k as object } from "./suite.js";
import { a as sum } from "./vectors.js";
import { i as count } from "./figures.js";
import { r as sleep, t as monotonicNs } from "./clock.js";
import { r as shippedText, t as shippedFile } from "./shipped.js";
import { n as median, t as isSample } from "./robust.js";
import { join } from "node:path";
import { appendFileSync, closeSync, existsSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync, readSync, rmSync, unlinkSync, writeFileSync, writeSync } from "node:fs";
import { createHash } from "node:crypto";
import { addAbortListener } from "node:events";

// src/edges/servers/disk.ts
/** Disks of other speeds than that of this machine: a library that is preloaded into servers synchronises in their place. */
const COMPILER = "cc";
/** Linked without the C library: one of this machine would not fit into every image. */
const COMPILED = [
	"-O2",
	"-shared",
	"-fPIC",
	"-nostdlib"
];
const OWN_SYNCS = 21;
const LOG_BLOCK_BYTES = 512;
/** Compiles the library on this machine, so that nobody has to trust a program in the repository. @returns its path */
async function compileDisk(runDirectory) {
	const [source, library] = ["disk.c", "disk.so"].map((name) => join(runDirectory, name));
	writeFileSync(source, await readAsset("disk.c"));
	const command = [
		"cc",
		...COMPILED,
		"-o",
		library,
		source
	];
	const told = await run(command, {
		run: runDirectory,
		cwd: runDirectory,
		timeoutSeconds: 60
	});
	if (told.exitCode === 0) return library;
	throw new MeasurementError(`${"cc"} cannot compile the library that slows disks down`, {
		step: "compile",
		...told
	});
}
/** The disk of a scenario; undefined if that is this machine's. */
function diskOf({ syncSeconds }, library) {
	if (syncSeconds === void 0 || library === void 0) return void 0;
	return {
		library,
		environment: [`LD_PRELOAD=${library}`, `QPSGATE_SYNC_NS=${Math.round(1e9 * syncSeconds)}`]
	};
}
/** Median time of a synchronisation in a directory, seconds, each after a write of the size of a log's block. */
function ownSyncSeconds(directory) {
	const path = join(directory, "sync");
	const file = openSync(path, "w");
	const times = Array.from({ length: OWN_SYNCS }, (_, index) => {
		writeSync(file, Buffer.alloc(LOG_BLOCK_BYTES, 1), 0, LOG_BLOCK_BYTES, index * LOG_BLOCK_BYTES);
		const began = performance.now();
		fdatasyncSync(file);
		return (performance.now() - began) / 1e3;
	});
	closeSync(file);
	rmSync(path);
	return times.toSorted((a, b) => a - b)[Math.floor(OWN_SYNCS / 2)];
}

// src/edges/testbed/endpoint-arms.ts
/** The program of an external server: nobody may stop it, and it reveals nothing about itself. */
const NOT_OURS = {
	ended: new Promise(() => {}),
	hasEnded: () => false,
	command: [],
	pid: void 0,
	freeze: () => {},
	thaw: () => {},
	pin: async () => {},
	cpuSeconds: async () => void 0,
	maps: () => false,
	residentBytes: async () => void 0,
	companions: () => [],
	allowedCpus: () => void 0,
	output: async () => "",
	kill: async () => {}
};
/** @param openedOf the endpoint of a scenario */
function endpointArms(openedOf) {
	/** Settings of its endpoint in each scenario. */
	const known = /* @__PURE__ */ new Map();
	const settingsIn = ({ scenario }) => known.get(scenario) ?? /* @__PURE__ */ new Map();
	const buildOf = (scenario) => {
		const { product, version, endpoint } = openedOf(scenario).known;
		return {
			product,
			version,
			identity: endpointName(endpoint),
			origin: `the server at ${endpointName(endpoint)}`
		};
	};
	const running = async (arm, arms, trial) => {
		const { scenario, revision } = arm;
		const opened = openedOf(scenario);
		const { product, version, endpoint, address, session, original } = opened.known;
		const settings = settingsIn(arm);
		const state = stateAmong(settings, [...arms.filter((other) => openedOf(other.scenario) === opened).map(settingsIn), original]);
		const host = endpointName(endpoint);
		return {
			server: {
				process: NOT_OURS,
				address,
				session,
				[Symbol.asyncDispose]: async () => {}
			},
			build: buildOf(scenario),
			state: {
				kind: "arm",
				trial,
				scenario: scenario.name,
				revision,
				server: {
					product,
					version
				},
				startSeconds: 0,
				residentBytes: null,
				performanceSchemaBytes: null,
				insight: {},
				host,
				variables: Object.fromEntries(settingsOf("variable", settings))
			},
			settings,
			warnings: [],
			shared: {
				host,
				switched: opened.switched,
				state,
				sessionVariables: await sessionVariables(opened.switched, state.keys()),
				watchOthers: () => watchOthers(session)
			}
		};
	};
	return {
		buildOf,
		/**
		* Every arm as a state of its endpoint, in their order.
		*
		* @throws UserError if an endpoint refuses statements
		*/
		start: async ({ arms, number }) => {
			await eachOrRefused(arms, async ({ scenario }) => {
				if (!known.has(scenario)) known.set(scenario, await openedOf(scenario).stateOf(scenario));
			});
			return Promise.all(arms.map((arm) => running(arm, arms, number)));
		}
	};
}
/** The arm's value of every setting in which any of them differ. */
function stateAmong(settings, all) {
	const keys = all.flatMap((other) => [...settingsThatDiffer(settings, other).keys()].filter((key) => {
		const { kind, name } = partsOf(key);
		return kind !== "variable" || !isOwnToServer(name);
	}));
	return new Map([...new Set(keys)].map((key) => [key, settings.get(key) ?? ""]));
}

// src/edges/testbed/provision.ts
/** Options for all servers of a run. */
const NONE = /* @__PURE__ */ new Set();
/** Options of ours that hide a default which later versions changed: of a new program it is part of the change. */
const NEW_DEFAULTS = ["innodb_adaptive_hash_index"];
function provisionOf({ dataset, preconditions = [], ruleLines }, plan, limits, buildOf) {
	const scenarios = plan.arms.map(({ scenario }) => scenario);
	const { product, version } = buildOf(plan.arms[0].scenario);
	const family = familyOf(product);
	const threads = Math.max(...plan.cells.map((cell) => cell.workload.script === "many_tables" ? cell.threads : 1));
	const handles = family.hasHandlesOfConnections ? dataset.tables * threads : dataset.tables;
	const openTables = preconditions.includes("tables-beyond-cache") ? {
		handles,
		usual: defaultOf("table_open_cache", family.fork, version)
	} : void 0;
	const isAdvice = ruleLines === void 0 && plan.rules.includes("control") && !plan.rules.includes("base");
	const fillsRedo = plan.cells.some(({ workload }) => fillsRedoLog(workload.script));
	return {
		limits,
		scales: scalesOf({
			scenarios,
			dataset,
			mostPoolBytes: limits.bufferPoolBytes,
			fillsRedo,
			openTables
		}),
		hasBinaryLog: preconditions.includes("binary-log") && !scenarios.every(({ options }) => options.some(isBinaryLog)),
		fillsRedo,
		untouched: isAdvice ? untouchedByAdvice(plan) : untouchedIn(plan)
	};
}
/**
* A setting that a change sets or no longer sets is compared with the server's own default. Scenarios that did not
* change keep theirs, as they are compared with others; those that a search for causes makes up stand for the changed
* ones.
*/
function untouchedIn(plan) {
	const changes = changedSettings(plan);
	const variables = new Set(changes.flatMap(defaultsOf));
	const changed = new Set(changes.map(({ scenario }) => scenario));
	const kept = new Set(plan.arms.flatMap(({ scenario: { name } }) => changed.has(name) ? [] : [name]));
	return (scenario) => kept.has(scenario) ? NONE : variables;
}
/** All servers have the server's own default of each setting that advice sets. */
function untouchedByAdvice({ arms: [control, ...others] }) {
	const variables = new Set(others.flatMap(({ scenario }) => settingDifferences(control.scenario, scenario).flatMap(defaultsOf)));
	return () => variables;
}
/** Variables that have the server's own default on one side of a difference. */
function defaultsOf(setting) {
	if (setting.kind === "image" || setting.kind === "binary") return NEW_DEFAULTS;
	const variable = changedVariable(setting)?.variable;
	return variable !== void 0 && (setting.before === null || setting.after === null) ? [variable] : [];
}

// src/edges/machine/probe.ts
/**
* A glance at the machine while nothing of ours runs: the speed of a CPU's arithmetic and reads, and the time taken
* from us.
*/
/** Larger than a core's own cache: neighbours on other cores show in it. */
const MEMORY_BYTES = 32 * 1024 ** 2;
/** About a millisecond each on a CPU of 2020. */
const CORE_STEPS = 75e4;
const MEMORY_READS = 1e4;
/** The fastest of them counts: a disturbance within a millisecond affects no block. */
const TRIES = 2;
/** Until the compiler has made its best of it. */
const WARM_UP_GLANCES = 20;
function machineProbe() {
	const memory = new Int32Array(MEMORY_BYTES / 4).fill(1);
	let ticks;
	let sink = 0;
	/** Microseconds of the fastest try. */
	const fastest = (work) => {
		const tries = Array.from({ length: TRIES }, () => {
			const began = process.hrtime.bigint();
			sink ^= work();
			return Number(process.hrtime.bigint() - began) / 1e3;
		});
		return Math.min(...tries);
	};
	/**
	* Takes about 4 ms of the CPU that we run on. `stolen` is the share of all CPUs' time since the glance before that the
	* hypervisor gave to others; null at the first.
	*/
	const glance = () => {
		const coreMicros = fastest(compute);
		const memoryMicros = fastest(() => readAround(memory, MEMORY_READS, sink));
		const before = ticks;
		ticks = readTicks();
		if (before === void 0 || ticks === void 0) return {
			coreMicros,
			memoryMicros,
			stolen: null
		};
		const passed = ticks.all - before.all;
		return {
			coreMicros,
			memoryMicros,
			stolen: passed > 0 ? (ticks.stolen - before.stolen) / passed : 0
		};
	};
	for (let nth = 0; nth < WARM_UP_GLANCES; nth++) glance();
	ticks = void 0;
	return { glance };
}
function compute() {
	let value = 1;
	for (let step = 0; step < CORE_STEPS; step++) value = Math.imul(value, 1664525) + 1013904223 | 0;
	return value;
}
/** Every address depends on the value read before, so that reads wait for each other. */
function readAround(memory, reads, seed) {
	const mask = memory.length - 1;
	let at = seed & mask;
	for (let read = 0; read < reads; read++) at = Math.imul(at + (memory[at] ?? 0), 1664525) + 1013904223 & mask;
	return at;
}
/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
function readTicks() {
	const [line] = readIfThere("/proc/stat")?.split("\n", 1) ?? [];
	const fields = line?.split(/\s+/).slice(1, 9).map(Number);
	return fields && {
		all: fields.reduce((sum, field) => sum + field, 0),
		stolen: fields[7] ?? 0
	};
}

// src/core/olap/tpch.ts
/** Averages and quotients have six to ten decimals in MySQL and MariaDB. */
const DECIMALS = 2;
const CHECKSUM_DIGITS = 16;
/** The word of MySQL's own text files; no text in the data is equal to it. */
const NULL = "\\N";
const NUMBER = /^(?<sign>[+-]?)(?<whole>\d+)(?:\.(?<fraction>\d*))?$/;
/**
* Row count and checksum of an answer. Every value is normalised (see `normalisedValue`), a row's values are joined by
* `|`, the rows are sorted as texts and joined by line feeds; the checksum is of that text. So it depends on the order
* of the columns, but not on that of the rows, nor on how many decimals an average was given beyond the second.
*
* The checksum says that answers are the same, not where they come from: values with `|` or line feeds in them could be
* mistaken for several, which the data of TPC-H do not have.
*
* @param rows values as text, or null
* @param sha256 SHA-256 of a text in UTF-8, in hexadecimal digits
*/
function answerOf(rows, sha256) {
	const lines = rows.map((row) => row.map(normalisedValue).join("|"));
	return {
		rows: rows.length,
		checksum: sha256(lines.sort().join("\n")).slice(0, CHECKSUM_DIGITS)
	};
}
/**
* A value in comparable form: text loses trailing blanks, which CHAR columns have in some products; if it then looks
* like a number, it is rounded to two decimals, half away from zero, and written without trailing zeros; NULL is `\N`.
* Dates are texts, YYYY-MM-DD.
*
* The rounding works on the digits, so no value is changed by a detour through a double.
*/
function normalisedValue(value) {
	if (value === null) return NULL;
	const text = value.replace(/ +$/, "");
	const { sign, whole, fraction = "" } = NUMBER.exec(text)?.groups ?? {};
	if (whole === void 0) return text;
	const padded = fraction.padEnd(3, "0");
	const roundsUp = padded.charAt(DECIMALS) >= "5";
	const hundredths = BigInt(`${whole}${padded.slice(0, DECIMALS)}`) + (roundsUp ? 1n : 0n);
	if (hundredths === 0n) return "0";
	const rounded = String(hundredths).padStart(3, "0");
	const decimals = rounded.slice(-2).replace(/0+$/, "");
	return `${sign === "-" ? "-" : ""}${rounded.slice(0, -2)}${decimals === "" ? "" : `.${decimals}`}`;
}
/** Q11 looks for parts of this share of the whole, divided by the scale factor. */
const FRACTION = 1e-4;
/** Written out, not with an exponent, which would make it a floating-point number. */
const FRACTION_DIGITS = 12;
/** A query's text as a server is sent it: without comments, for data of that scale factor. */
function fillQuery(text, scale) {
	return text.replaceAll(/--[^\n]*/g, "").replaceAll("{{fraction}}", (FRACTION / scale).toFixed(FRACTION_DIGITS)).trim().replace(/;$/, "");
}

// src/edges/olap/check-answers.ts
/**
* Whether all arms give the same answers to TPC-H's queries: one with another answer is no faster and no slower, but
* wrong.
*/
/** A query that does not end within this time is not measured. */
const QUERY_TIMEOUT_SECONDS = 60;
/** Servers' errors for a query that exceeded its time: MySQL, MariaDB. */
const TOOK_TOO_LONG = /* @__PURE__ */ new Set([3024, 1969]);
/**
* Queries that some arm does not answer in time are measured in none; the others' answers are compared.
*
* @returns the outcome of each, by its number
* @throws MeasurementError if two arms answer differently, or a query is refused
*/
async function requireAnswers({ arms, schema, queries, scale, timeoutSeconds = 60 }) {
	const first = /* @__PURE__ */ new Map();
	const asked = /* @__PURE__ */ new Map();
	for (const { name, product, session, enter } of arms) {
		await enter();
		await session.execute(`USE ${schema}`);
		await session.execute(familyOf(product).timeLimit(timeoutSeconds));
		for (const number of queries.filter((each) => asked.get(each)?.lateIn === void 0)) {
			const query = `q${String(number).padStart(2, "0")}`;
			const began = performance.now();
			const answer = await ask(session, name, query, fillQuery(shippedText("tpch", "queries", `${query}.sql`), scale));
			const seconds = Math.max(asked.get(number)?.seconds ?? 0, (performance.now() - began) / 1e3);
			asked.set(number, answer === "late" ? {
				seconds,
				lateIn: name
			} : { seconds });
			if (answer === "late") continue;
			const expected = first.get(query) ?? {
				arm: name,
				answer
			};
			first.set(query, expected);
			if (expected.answer.rows !== answer.rows || expected.answer.checksum !== answer.checksum) throw differing(name, query, answer, expected);
		}
	}
	return asked;
}
async function ask(session, arm, query, sql) {
	try {
		return answerOf(await session.arrays(sql), (text) => createHash("sha256").update(text).digest("hex"));
	} catch (cause) {
		if (TOOK_TOO_LONG.has(cause.errno ?? 0)) return "late";
		throw new MeasurementError(`${arm}: the server refuses ${query}; it says: ${cause.message}`, {
			step: "check answers",
			arm,
			cause
		});
	}
}
/** A query that does not end in an arm: its cell cannot be measured. */
function tooLong(workload, arm) {
	return new MeasurementError(`it takes longer than ${60} s in ${arm}; leave ${workload} out with --workloads, or take fewer data`, {
		step: "warm up",
		arm,
		isOfCell: true
	});
}
function differing(arm, query, found, expected) {
	const text = ({ rows, checksum }) => `${rows} rows with checksum ${checksum}`;
	return new MeasurementError(`${arm} answers ${query} with ${text(found)}, unlike ${expected.arm}: ${text(expected.answer)}; times of different answers are not compared`, {
		step: "check answers",
		arm
	});
}

// src/core/workload/value-lua.ts
/**
* A value as Lua spells it; what is undefined is left out. Texts may have any content: of other than plain characters
* they have the numbers of the bytes in UTF-8.
*/
function luaOf(value) {
	const escaped = (character) => [...new TextEncoder().encode(character)].map((byte) => `\\${String(byte).padStart(3, "0")}`).join("");
	if (typeof value === "string") return `"${value.replaceAll(/[^ !#-[\]-~]/gu, escaped)}"`;
	if (typeof value !== "object" || value === null) return String(value);
	if (Array.isArray(value)) return `{${value.map((one) => typeof one === "object" ? `(function() return ${luaOf(one)} end)()` : luaOf(one)).join(",\n")}}`;
	return `{${Object.entries(value).filter(([, one]) => one !== void 0).map(([key, one]) => `["${key}"] = ${luaOf(one)}`).join(", ")}}`;
}
/** Bytes that a prepared statement takes; longer ones are cut. */
const MOST_BOUND = 65536;
/** Points on a line that has no end of its own. */
const MOST_POINTS = 2 ** 48;
/** Digits after the point of values whose type has no number of them, or more digits than a double. */
const [CENTS, EXACT_DIGITS] = [2, 15];
/** For types without a length, such as JSON. */
const [USUAL_ROOM, USUAL_TEXT] = [16384, 32];
const SECONDS = (name) => `TIMESTAMPDIFF(SECOND, '1970-01-01', ${name})`;
/** Types whose values are days or seconds. */
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
				most: scale > 0 ? MOST_POINTS : valuesOf(column, 1).capacity
			},
			sql: (name) => `TRUNCATE(${name} * ${10 ** scale}, 0)`
		};
	}
	const text = (own, bytes, sql) => {
		return {
			form: {
				as: own,
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

// src/core/workload/examples.ts
/** The row whose values are taken, if there are so many: not the first, which is often unlike the others. */
const ROW = 1e3;
/** All values of a table are taken from the same row, so that several columns of a key name a row that exists. */
function examplesOf({ statements }, tables) {
	const known = /* @__PURE__ */ new Map();
	return statements.map(({ name, sql, parameters }) => ({
		name,
		sql,
		literals: parameters.map((parameter, index) => {
			const example = exampleOf$1(parameter, known, tables);
			known.set(`${name}:${index + 1}`, example);
			if (example.as === "number") return `${example.sql} + 0`;
			return example.as === "bytes" ? `CONCAT('x''', HEX(${example.sql}), '''')` : `QUOTE(${example.sql})`;
		})
	}));
}
function exampleOf$1(parameter, known, tables) {
	switch (parameter.kind) {
		case "value":
		case "new": {
			const { table, column } = findColumn(parameter.column, tables);
			const [name, row] = [sqlName(column.name), Math.min(ROW, Math.floor(table.rows / 2))];
			return {
				sql: `(SELECT ${column.type in GEOMETRIES ? `ST_AsText(${name})` : name} FROM ${sqlName(table.name)} WHERE ${name} IS NOT NULL LIMIT ${row}, 1)`,
				as: columnForm(column).form.as
			};
		}
		case "same": {
			const { sql, as } = known.get(parameter.as) ?? {
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

// src/core/workload/samples.ts
/** Rows of a sample, about; fewer where values may be long. */
const [SAMPLE, LONG_SAMPLE, LONG] = [
	1e4,
	1e3,
	/text|blob|json/
];
/** A sample has the same rows each time. */
const SEED = 7;
/** The samples that the statements of a script need, as own_workload.lua reads them. */
var Samples = class {
	#tables;
	#samples = /* @__PURE__ */ new Map();
	constructor(tables) {
		this.#tables = tables;
	}
	/**
	* Values that are drawn separately for each column of a key seldom belong to a row, so the values that a statement
	* looks a row up by are drawn together. Inserted values are no row yet. Other values are rows of their own.
	*
	* @returns the number of each row's sample, the places of its values among the parameters, from 1, and the largest of
	*   their exponents
	*/
	rowsOf({ sql, parameters }) {
		const found = parameters.flatMap((each, index) => each.kind === "value" ? [{
			place: index + 1,
			skew: each.skew,
			...findColumn(each.column, this.#tables)
		}] : []);
		const free = new Set(found);
		const rows = [];
		const looksUp = !/^\s*(?:insert|replace)\b/i.test(sql);
		for (const table of new Set(looksUp ? found.map((one) => one.table) : [])) for (const { isUnique, columns } of table.keys) {
			if (!isUnique || columns.length < 2) continue;
			const own = [...free].filter((one) => one.table === table && columns.includes(one.column.name));
			const nth = (one) => own.filter(({ column, place }) => column === one.column && place < one.place).length;
			for (const members of Map.groupBy(own, nth).values()) {
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
	/** From 1. */
	#numberOf(of) {
		const key = JSON.stringify(of.map(columnName));
		this.#samples.set(key, of);
		return [...this.#samples.keys()].indexOf(key) + 1;
	}
	/** The query for the rows of each table's samples, and how each sample has these. */
	get sampled() {
		const samples = [...this.#samples.values()].map((of, index) => ({
			number: index + 1,
			of
		}));
		const mostOf = (of) => of.some(({ column }) => LONG.test(column.type)) ? LONG_SAMPLE : SAMPLE;
		return this.#tables.flatMap((table) => [SAMPLE, LONG_SAMPLE].flatMap((most) => {
			const own = samples.filter(({ of }) => of[0]?.table === table && mostOf(of) === most);
			if (own.length === 0) return [];
			const columns = [...new Set(own.flatMap(({ of }) => of.map(({ column }) => column)))];
			const values = columns.map((column) => columnForm(column).sql(sqlName(column.name))).join(", ");
			const share = most / Math.max(1, table.rows);
			const chosen = share >= 1 ? "" : ` WHERE RAND(${SEED}) < ${share.toFixed(9)}`;
			return {
				rows: table.rows,
				query: `SELECT ${values} FROM ${sqlName(table.name)}${chosen} LIMIT ${2 * most}`,
				samples: own.map(({ number, of }) => ({
					number,
					places: of.map(({ column }) => columns.indexOf(column) + 1),
					range: rangeOf(of)
				}))
			};
		}));
	}
};
/** The query for the range of its single column, if that is a whole number which is different in each row. */
function rangeOf([first, second]) {
	if (first === void 0 || second !== void 0 || !(first.column.type in INTEGER_BITS)) return void 0;
	const { table, column } = first;
	if (!table.keys.some(({ isUnique, columns }) => isUnique && columns.join() === column.name)) return void 0;
	return `SELECT MIN(${sqlName(column.name)}), MAX(${sqlName(column.name)}) FROM ${sqlName(table.name)}`;
}

// src/core/workload/script.ts
/** What a workload's script runs, made for each run: nobody edits it. */
/**
* The beginning of the script of a workload, which own_workload.lua follows, and its statements with examples. The
* script counts them in the order of countedStatements.
*
* @param tables of the schema, by the server, with their rows
* @throws RangeError for a parameter of no column in them, see problemsWithTables
*/
function scriptOf$1(workload, tables) {
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
		filler: FILLER$1,
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
/** With the form of its column, and the query for its largest value, which texts do not have. */
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

// src/core/workload/table-problems.ts
/**
* Parameters of columns that no table has, or that the server computes; sizes of tables and columns that do not exist;
* tables with rows that refer to one without. If there are none, a script can be made.
*/
function problemsWithTables({ transactions, tables: sizes, schema, file }, tables) {
	const problems = [];
	const complain = (path, found, allowed, line = 1) => problems.push({
		file,
		line,
		path,
		found,
		allowed
	});
	const names = tables.flatMap(({ name, columns }) => columns.flatMap((column) => column.isGenerated ? [] : [`${name}.${column.name}`]));
	const known = new Set(names);
	for (const { name, parameters, line } of transactions.flatMap(({ statements }) => statements)) for (const [index, parameter] of parameters.entries()) {
		if (!("column" in parameter) || known.has(parameter.column)) continue;
		const allowed = `a column of the schema that the server does not compute: ${listNames(names)}`;
		complain(`${name}, parameter ${index + 1}`, describeUnknown(parameter.column, names), allowed, line);
	}
	const all = tables.map(({ name }) => name);
	for (const { name, rows, columns } of schema.kind === "dump" ? [] : sizes) {
		const table = tables.find((one) => one.name === name);
		if (table === void 0) {
			complain("tables", describeUnknown(name, all), `a table of the schema: ${listNames(all)}`);
			continue;
		}
		const own = table.columns.map((column) => column.name);
		for (const column of columns) if (!own.includes(column.name)) complain(`tables, ${name}`, describeUnknown(column.name, own), listNames(own));
		const isEmpty = (parent) => all.includes(parent) && !sizes.some((size) => size.name === parent && size.rows > 0);
		for (const parent of new Set(table.references.map((reference) => reference.table))) if (rows > 0 && isEmpty(parent)) {
			const found = `${rows} rows that refer to ${parent}, which has none`;
			complain(`tables, ${name}`, found, "rows in both, or in neither");
		}
	}
	return problems;
}

// src/edges/workload/read-plans.ts
/** Nobody reads longer plans. */
const MOST_STEPS = 20;
/**
* One line for each table that a statement reads: the access type, the key, the estimated rows, and extra steps.
* Statements that the server does not explain have none.
*
* @param session in the database that has the tables
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
/** The statement with a literal for each parameter. */
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
/** MariaDB adds to its version that a log is on. */
const LOG_SUFFIX = /-log$/;
/** Most time that a statement of the suite may take. */
const SQL_SECONDS = 60;
/** A server for the arm; its directory goes with it, or at once where it does not start. */
async function startArm(request) {
	const remove = () => removeTree(request.directory, request.runDirectory);
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
		await remove().catch(() => {});
		if (error instanceof DoesNotStart && isOfBase(request.arm)) return startMended(request, error);
		if (request.arm.revision === "baseline" && isFailure(error)) throw new BaselineFails(error);
		throw error;
	}
}
/** A change that removes the option which kept the server from starting is compared with the server without it. */
async function startMended(request, { option, place }) {
	const { arm } = request;
	const isOther = ({ name }) => canonicalOptionName(name) !== canonicalOptionName(option);
	const scenario = {
		...arm.scenario,
		options: arm.scenario.options.filter(isOther)
	};
	const running = await startArm({
		...request,
		arm: {
			...arm,
			scenario
		}
	});
	const warning = {
		code: "base-mended",
		scenario: scenario.name,
		option,
		file: place.file,
		line: place.line
	};
	return {
		...running,
		warnings: [...running.warnings, warning]
	};
}
/** Ends them all at once; arms may share one. */
async function stopServers(arms) {
	await Promise.all([...new Set(arms.map(({ server }) => server))].map((server) => server[Symbol.asyncDispose]()));
}
async function startAndSetUp(request) {
	const { arm, trial, directory, source, dataset, provision, startCpus, cpus, runDirectory, signal } = request;
	const { launcher, seed } = source;
	const { product, version } = launcher.build;
	const name = armName(arm);
	const options = arm.scenario.options.filter((option) => isReadBy(option, launcher.build));
	const user = scenarioArguments(options, provision);
	const began = performance.now();
	await copySeed(seed, directory, launcher.account, {
		runDirectory,
		signal
	});
	signal.throwIfAborted();
	const { memoryBytes } = provision.limits;
	const args = [...armArguments(launcher.build, dataset, provision, arm.scenario.name), ...user.arguments];
	const disk = diskOf(arm.scenario, request.diskLibrary);
	const how = {
		name,
		directory,
		args,
		options: user.applied,
		cpus: startCpus,
		disk,
		memoryBytes
	};
	const server = await startServer(launcher, how, signal);
	const startSeconds = (performance.now() - began) / 1e3;
	const setUp = async () => {
		await applySql(server.session, arm, signal);
		const settings = await readSettings(server.session);
		const verified = await verify(server.session, launcher.build, arm, user.applied, settings, request.together);
		const variables = settingsOf("variable", settings);
		const tables = dataset.own === void 0 ? [] : await readTables(server.session, OWN_SCHEMA);
		await warmTables(server, dataset, tables);
		const workload = arm.scenario.own?.workload;
		const problems = workload === void 0 ? [] : problemsWithTables(workload, tables);
		if (problems.length > 0) throw new UserError(`the workload ${workload?.name} does not fit its tables\n${formatProblems(problems)}`);
		const own = workload && scriptOf$1(workload, tables);
		const refused = await tryStatements(server);
		await using probe = await Session.open(server.address);
		const insight = await probeInsight(probe, launcher.build, settings);
		requireAlone(name, server.process);
		if (disk !== void 0 && !server.process.maps(disk.library)) throw new MeasurementError(`the server of ${name} does not show that it has loaded ${disk.library}`, {
			step: "start server",
			command: server.process.command
		});
		if (cpus.join() !== startCpus.join()) await server.process.pin(cpus);
		const state = {
			kind: "arm",
			trial,
			scenario: arm.scenario.name,
			revision: arm.revision,
			server: {
				product,
				version: (variables.get("version") ?? version).replace(LOG_SUFFIX, "")
			},
			startSeconds,
			residentBytes: await server.process.residentBytes() ?? null,
			performanceSchemaBytes: verified.performanceSchemaBytes,
			variables: Object.fromEntries([...variables].filter(([, value]) => !value.includes(runDirectory))),
			insight,
			...verified.unmatched.length > 0 && { unmatched: verified.unmatched }
		};
		if (own !== void 0) {
			await using session = await openOwn(ordinary(server.address));
			state.plans = await readPlans(session, own.statements);
		}
		return {
			server,
			build: launcher.build,
			state,
			settings,
			script: own && own.lua + shippedText("lua", "own_workload.lua"),
			warnings: [...user.warnings, ...verified.warnings],
			refused
		};
	};
	try {
		return await supervise({
			name,
			server,
			doing: "it was being set up",
			signal
		}, setUp);
	} catch (error) {
		await server[Symbol.asyncDispose]();
		throw error;
	}
}
/**
* Runs the scenario's SQL.
*
* @throws UserError with its line where the server refuses a statement, or one takes longer than it may
*/
async function applySql(session, arm, signal, mostSeconds = SQL_SECONDS) {
	for (const { value, file, line } of arm.scenario.sql) try {
		await session.execute(value, mostSeconds);
	} catch (cause) {
		signal.throwIfAborted();
		const isTooLong = cause instanceof TooLongError;
		const isNotToBlame = cause instanceof MeasurementError || isLacking(cause.errno ?? 0);
		if (!isTooLong && isNotToBlame) throw cause;
		const why = isTooLong ? `this statement has not ended within ${mostSeconds} s; sql: is for what sets the server up` : `the server refuses this statement; it says: ${cause.message}`;
		throw new UserError(`scenario ${arm.scenario.name}: ${why}\n  ${value}`, {
			place: {
				file,
				line
			},
			cause
		});
	}
}
/** Brings tables and indexes into the buffer pool, so that the first turns do not read from disk. */
async function warmTables(server, dataset, own) {
	for (const { name, keys } of own) {
		const table = `${OWN_SCHEMA}.${quoteName(name)}`;
		await server.session.rows(`SELECT COUNT(*) FROM ${table}`);
		for (const key of keys) await server.session.rows(`SELECT COUNT(*) FROM ${table} FORCE INDEX (${quoteName(key.name)})`);
	}
	if (dataset.own !== void 0) return;
	if (dataset.tpch !== void 0) {
		for (const table of TPCH_TABLES) await server.session.rows(`SELECT COUNT(*) FROM ${OWN_SCHEMA}.${table}`);
		return;
	}
	for (let table = 1; table <= dataset.tables; table++) {
		await server.session.rows(`SELECT COUNT(c) FROM ${OWN_SCHEMA}.sbtest${table} FORCE INDEX (PRIMARY)`);
		await server.session.rows(`SELECT SUM(k) FROM ${OWN_SCHEMA}.sbtest${table} FORCE INDEX (k_${table})`);
	}
}

// src/edges/servers/server-costs.ts
/**
* Costs of a process since its start, each undefined if it cannot be read: context switches by thread, and the bytes read
* from disks and written to them.
*/
function readProcessCosts({ pid }) {
	if (pid === void 0) return {
		switches: void 0,
		storage: void 0
	};
	const own = readIfThere(`/proc/${pid}/io`) ?? "";
	const storage = {
		readBytes: total(own, /^read_bytes: (\d+)/gm),
		writtenBytes: total(own, /^write_bytes: (\d+)/gm)
	};
	return {
		switches: contextSwitchesOf(pid),
		storage: own === "" ? void 0 : storage
	};
}
/** Costs in the meantime. */
function processCostsBetween(before, after) {
	const bytes = (field) => before.storage && after.storage && Math.max(0, after.storage[field] - before.storage[field]);
	return {
		switches: switchesBetween(before.switches, after.switches),
		readBytes: bytes("readBytes"),
		writtenBytes: bytes("writtenBytes")
	};
}
/**
* Context switches in the meantime, of threads that exist at the end. Each freeze of a server costs every thread two;
* the least active thread did almost nothing else, so its count is subtracted from each.
*/
function switchesBetween(before, after) {
	if (before === void 0 || after === void 0 || after.size === 0) return void 0;
	const old = [...after].flatMap(([thread, many]) => before.has(thread) ? many - (before.get(thread) ?? 0) : []);
	const byFreezing = old.length === 0 ? 0 : Math.min(...old);
	return [...after].reduce((sum, [thread, many]) => sum + Math.max(0, many - (before.get(thread) ?? 0) - byFreezing), 0);
}
function total(text, pattern) {
	return [...text.matchAll(pattern)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}
/** Pages that were asked for, and those of them that were not in memory. */
const ASKED_PAGES = "Innodb_buffer_pool_read_requests";
const MISSED_PAGES = "Innodb_buffer_pool_reads";
const SYNCS = "Innodb_data_fsyncs";
const NETWORK = ["Bytes_received", "Bytes_sent"];
/** A server's counters since its start, by name: those that show which settings were exercised, and those of costs. */
async function readCounters(session, product) {
	const told = tellingCounters(product);
	const status = await session.rows("SHOW GLOBAL STATUS");
	const own = await session.rows("SELECT NAME AS Variable_name, COUNT AS Value FROM information_schema.INNODB_METRICS").catch(() => []);
	const found = [...status, ...own].map((row) => [String(row.Variable_name), Number(row.Value)]).filter(([, value]) => Number.isFinite(value));
	return {
		telling: new Map(found.filter(([name]) => told.has(name))),
		costs: new Map(found.filter(([name]) => [SYNCS, ...NETWORK].some((cost) => cost === name)))
	};
}
/** A server's other work meanwhile; each undefined if the server does not count it. */
function costsBetween({ costs: before }, { costs: after }) {
	const growth = (...names) => names.every((name) => before.has(name) && after.has(name)) ? names.reduce((sum, name) => sum + Math.max(0, (after.get(name) ?? 0) - (before.get(name) ?? 0)), 0) : void 0;
	return {
		fsyncs: growth(SYNCS),
		networkBytes: growth(...NETWORK)
	};
}
/** Counters that grew meanwhile, and the share of requested pages that had to be read from disk, 0…1. */
function grown({ telling: before }, { telling: after }) {
	const growth = (name) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
	const asked = growth(ASKED_PAGES);
	return {
		counters: Object.fromEntries([...after.keys()].map((name) => [name, growth(name)]).filter(([, by]) => by > 0)),
		pageMisses: asked <= 0 ? 0 : Math.min(1, Math.max(0, growth(MISSED_PAGES)) / asked)
	};
}

// src/edges/sysbench/hang-watch.ts
/** Signs of servers and loads that hang without ending. */
/** How long a server may take to answer after a while in which nothing was completed. */
const ANSWER_TIMEOUT_MS = 1e3;
/** A thread's turn on the CPU; each of those that run may have its own before another gets on. */
const TURN_MS = 10;
/** Interval between checks whether paused clients have ended their transactions. */
const DRAIN_POLL_MS = 1;
/** How long it may take until the end of a server is known, that of a container through its engine. */
const BLAME_MS$1 = 2e3;
/** A lost connection is mostly the end of a server, which a busy engine tells late. */
const LOST_BLAME_MS = 1e4;
const LOST_CONNECTION$1 = /the connection to .* was lost/;
/** If a larger share of a load's threads stays without a transaction, these threads are lost. */
const IDLE_SHARE = .05;
/** They stay so for this long: a busy disk may hold up a query that writes temporary files for some seconds. */
const IDLE_SECONDS = 15;
/** Blocks are this long because queries are; one of those may take several times as long once. */
const IDLE_PER_BLOCK = 8;
/** Detects what hangs without ending, look after look. */
var HangWatch = class {
	#clients = /* @__PURE__ */ new Map();
	#doubtful = /* @__PURE__ */ new Set();
	/** Whether clients of an arm idled up to the last look, so that it may hang. */
	get isDoubtful() {
		return this.#doubtful.size > 0;
	}
	/**
	* Looks at an arm that was let run.
	*
	* @param arms all that had turns meanwhile
	* @throws MeasurementError if its server or its sysbench hangs
	*/
	async look(arm, time, arms) {
		const { load } = arm;
		const before = this.#clients.get(load) ?? [];
		const clients = load.board.completed().map((transactions, thread) => {
			const { transactions: earlier, seconds } = before[thread] ?? {
				transactions: 0,
				seconds: 0
			};
			return {
				transactions,
				seconds: transactions === earlier ? seconds + time.seconds : 0
			};
		});
		this.#clients.set(load, clients);
		if (clients.every(({ seconds }) => seconds > 0)) {
			arm.thaw();
			await requireAnswer(arm, time, turnOfEach([arm])).finally(arm.freeze);
		}
		const turnSeconds = turnOfEach(arms) / 1e3;
		const idle = clients.flatMap(({ seconds }) => seconds > 0 && seconds >= turnSeconds ? [seconds] : []);
		const most = IDLE_SHARE * clients.length;
		if (idle.length > most) this.#doubtful.add(load);
		else this.#doubtful.delete(load);
		const leastSeconds = Math.max(IDLE_SECONDS, IDLE_PER_BLOCK * time.blockSeconds);
		const lost = idle.filter((seconds) => seconds >= leastSeconds);
		if (lost.length > most) throw idling(arm, lost.length, {
			...time,
			seconds: Math.min(...lost)
		});
	}
};
/** Nothing completed may be a stalled disk, or a server that hangs. */
async function requireAnswer(arm, time, turnsMs) {
	const mostMs = Math.max(ANSWER_TIMEOUT_MS, turnsMs);
	const late = AbortSignal.timeout(mostMs);
	try {
		await orAborted(arm.ping(), late);
	} catch (cause) {
		throw hanging(arm, time, `completed no transaction and its server does not answer (${late.aborted ? `no answer within ${mostMs / 1e3} s` : cause.message})`, cause);
	}
}
/**
* Waits until clients that were paused have ended their transactions. Arms that end them at once share the CPUs, and most
* transactions end last.
*
* @param mostSeconds longest time for that, in addition to a turn on the CPU of each thread
* @throws MeasurementError if a server or sysbench hangs; the signal's reason
*/
async function drained(arms, signal, mostSeconds = IDLE_SECONDS) {
	const turnsMs = turnOfEach(arms);
	const most = mostSeconds + turnsMs / 1e3;
	const drainedArm = async (arm) => {
		const began = performance.now();
		let asked = began;
		while (arm.load.board.progress().busy > 0) {
			await sleep(DRAIN_POLL_MS, signal);
			const now = performance.now();
			if (now - asked < ANSWER_TIMEOUT_MS) continue;
			asked = now;
			const seconds = (now - began) / 1e3;
			await requireAnswer(arm, {
				seconds,
				blockSeconds: seconds
			}, turnsMs);
			if (seconds > most) throw idling(arm, arm.load.board.progress().busy, {
				seconds,
				blockSeconds: seconds
			});
		}
	};
	await Promise.all(arms.map(drainedArm));
}
/** Time within which each thread of these arms had a turn on the CPU. */
function turnOfEach(arms) {
	return TURN_MS * sum(arms.map(({ load }) => load.board.threads));
}
/** A server that has ended loses its connections too; the watch on its process reports it first. */
async function blamingOthersFirst(work) {
	try {
		return await work;
	} catch (error) {
		if (error instanceof MeasurementError) await sleep(LOST_CONNECTION$1.test(error.message) ? LOST_BLAME_MS : BLAME_MS$1);
		throw error;
	}
}
function idling(arm, idle, time) {
	const { threads } = arm.load.board;
	return hanging(arm, time, `${idle === threads ? "no thread" : `${idle} of ${count(threads, "thread")}`} ${idle === threads ? "completed" : "did not complete"} a transaction in ${Math.round(time.seconds)} s; its server answers, so sysbench hangs`);
}
function hanging({ name, load }, { seconds }, what, cause) {
	return new MeasurementError(`${name}: ${what} (it ran for ${seconds.toFixed(2)} s)`, {
		step: "drive load",
		arm: name,
		...load.child.told,
		cause
	});
}

// src/edges/sysbench/board.ts
/**
* The board: one memory-mapped file per sysbench process. We write whether its clients go on; the threads of turns.lua
* write their completed work, and rotor.lua the time that the server ran. Reading and writing it costs microseconds and
* no system call on their side, so nothing is parsed or sent while clients are driven.
*
* Layout in 8-byte doubles (times in nanoseconds), kept equal to turns.lua and rotor.lua:
*
*     header[16]                          magic, threads, go, closed, state of the sessions, poll interval, clock,
*                                         statements
*     heads[threads][8]                   ready, transactions, errors, last completion, sum of latencies, busy
*     statements[threads][statements][3]  executions, sum of their times, failures
*     histogram[threads][2048] (uint32)   latency of transactions: bucket = ⌊100 · ln(microseconds)⌋
*
* The clock tells how long the server has run, and latencies are taken by it. While the server runs, this time is
* CLOCK_MONOTONIC minus the clock's value. While the server is frozen, the value is this time, negated.
*/
const MAGIC$1 = 20261126;
const HEADER$1 = 16;
const HEAD = 8;
const STATEMENT$1 = 3;
const GO = 2;
const CLOSED = 3;
const SESSION = 4;
const POLL_NS = 5;
/**
* Threads that wait look so often whether they go on, and 5,000 times a second together: ten times as many looks, of
* eight loads, took a CPU.
*/
const POLL_MIN_NS = 5e5;
const POLL_NS_PER_THREAD = 2e5;
/** So much more seldom while others connect or end their transactions, which many looks slow down. */
const REST = 5;
const DOUBLE = 8;
var Board = class {
	path;
	threads;
	/** How many statements the load's script counts. */
	statements;
	#fd;
	#pollNs;
	/** @throws RangeError for more statements than a line has room for */
	constructor(path, threads, statements = 0) {
		if (statements > 256) throw new RangeError(`a board has at most ${256} statements, got ${statements}`);
		this.path = path;
		this.threads = threads;
		this.statements = statements;
		this.#pollNs = Math.max(POLL_MIN_NS, threads * POLL_NS_PER_THREAD);
		this.#fd = openSync(path, "wx+", 384);
		ftruncateSync(this.#fd, this.#histogramOffset() + threads * HISTOGRAM_BUCKETS * 4);
		writeDoubles(this.#fd, 0, [
			MAGIC$1,
			threads,
			0,
			0,
			0,
			REST * this.#pollNs,
			0,
			statements
		]);
	}
	/**
	* Lets the clients begin one transaction after the other.
	*
	* @param session number of the state that connections enter first, see load.ts; 0: as they are
	*/
	go(session = 0) {
		writeDoubles(this.#fd, POLL_NS, [this.#pollNs]);
		if (session > 0) writeDoubles(this.#fd, SESSION, [session]);
		writeDoubles(this.#fd, GO, [1]);
	}
	/** Stops clients from beginning transactions; those under way end. */
	pause() {
		writeDoubles(this.#fd, GO, [0]);
	}
	/** Pauses for longer than a turn. */
	rest() {
		this.pause();
		writeDoubles(this.#fd, POLL_NS, [REST * this.#pollNs]);
	}
	/** Every thread ends with the transaction that it has under way, and sysbench exits. */
	close() {
		writeDoubles(this.#fd, CLOSED, [1]);
	}
	/**
	* Work of the load's threads since they started: how many are ready, and have a transaction under way; the sum of the
	* latencies, in nanoseconds.
	*/
	progress() {
		const heads = this.#heads();
		let [ready, transactions, errors, servedNs, busy] = [
			0,
			0,
			0,
			0,
			0
		];
		for (let at = 0; at < heads.length; at += HEAD) {
			ready += heads[at] ?? 0;
			transactions += heads[at + 1] ?? 0;
			errors += heads[at + 2] ?? 0;
			servedNs += heads[at + 4] ?? 0;
			busy += heads[at + 5] ?? 0;
		}
		return {
			ready,
			transactions,
			errors,
			servedNs,
			busy
		};
	}
	/** Transactions that each thread has completed. */
	completed() {
		const heads = this.#heads();
		return Array.from({ length: this.threads }, (_, thread) => heads[thread * HEAD + 1] ?? 0);
	}
	/** Each statement over all threads, in the order in which the script counts them. */
	statementProgress() {
		if (this.statements === 0) return [];
		const values = readDoubles(this.#fd, HEADER$1 + this.threads * HEAD, this.threads * this.statements * STATEMENT$1);
		return Array.from({ length: this.statements }, (_, statement) => {
			let [executions, servedNs, failed] = [
				0,
				0,
				0
			];
			for (let at = statement * STATEMENT$1; at < values.length; at += this.statements * STATEMENT$1) {
				executions += values[at] ?? 0;
				servedNs += values[at + 1] ?? 0;
				failed += values[at + 2] ?? 0;
			}
			return {
				executions,
				servedNs,
				failed
			};
		});
	}
	/** Latency histogram over all threads. */
	histogram() {
		const sum = new Uint32Array(HISTOGRAM_BUCKETS);
		const one = new Uint32Array(HISTOGRAM_BUCKETS);
		for (let thread = 0; thread < this.threads; thread++) {
			readSync(this.#fd, one, 0, one.byteLength, this.#histogramOffset() + thread * one.byteLength);
			for (let bucket = 0; bucket < sum.length; bucket++) sum[bucket] = (sum[bucket] ?? 0) + (one[bucket] ?? 0);
		}
		return sum;
	}
	[Symbol.dispose]() {
		closeSync(this.#fd);
		unlinkSync(this.path);
	}
	#histogramOffset() {
		return (HEADER$1 + this.threads * (HEAD + this.statements * STATEMENT$1)) * DOUBLE;
	}
	#heads() {
		return readDoubles(this.#fd, HEADER$1, this.threads * HEAD);
	}
};
function readDoubles(fd, offset, length) {
	const values = new Float64Array(length);
	readSync(fd, values, 0, values.byteLength, offset * DOUBLE);
	return values;
}
function writeDoubles(fd, offset, values) {
	writeSync(fd, Float64Array.from(values), 0, values.length * DOUBLE, offset * DOUBLE);
}

// src/edges/sysbench/load.ts
/** One server's load: a sysbench process that runs a workload while it may. */
const CONNECT_TIMEOUT_MS = 6e4;
const FINISH_TIMEOUT_MS = 3e4;
const SHOWN_LINES = 12;
/** Error of a server, not of the client (2000 to 2999), as turns.lua and sysbench write it. */
const REFUSAL = /\berror:? (?<code>[134]\d{3})\b:? ["(]?(?<says>.*?)(?:\) for query .*|")?$/i;
/** sysbench's own totals of a process, as turns.lua prints them. */
const totalsSchema = object({
	events: number(),
	reads: number(),
	writes: number(),
	other: number(),
	errors: number()
});
function startLoad(request) {
	const { arm, address, workload, threads, statements, runDirectory, boardPath, cpus } = request;
	const board = new Board(boardPath, threads, statements);
	/** States that its connections can be in. */
	const sessions = sessionStates(`${boardPath}.sql`);
	const secrets = sysbenchSecrets(address, runDirectory);
	const args = [...secrets.arguments, ...loadArguments({
		...request,
		driver: besideUs("turns.lua")
	})];
	const child = start([sysbenchProgram(), ...args], {
		run: runDirectory,
		cwd: secrets.directory,
		cpus,
		env: {
			QPSGATE_BOARD: boardPath,
			QPSGATE_SESSIONS: sessions.path,
			QPSGATE_SCRIPT: scriptOf(workload, runDirectory)
		}
	});
	/** @param perSecond how many statements the server refuses, if clients go on */
	const failure = (what, perSecond) => {
		const { output } = child;
		const found = parseRefusal(output);
		const fatal = output.split("\n").filter((line) => /FATAL|error/i.test(line));
		const shown = fatal.length > 0 ? fatal : output.trimEnd().split("\n");
		const isRefused = found !== void 0 && !isLacking(found.code);
		return new MeasurementError(`${what} (${arm})`, {
			step: "drive load",
			arm,
			...child.told,
			output: shown.slice(0, SHOWN_LINES).join("\n"),
			refused: isRefused ? {
				...found,
				what: workload.name,
				threads,
				perSecond
			} : void 0
		});
	};
	return {
		board,
		sessions,
		child,
		failure,
		/** Resolves when every thread is connected and has prepared its statements. */
		connected: async (signal) => {
			const deadline = performance.now() + CONNECT_TIMEOUT_MS;
			while (board.progress().ready < threads) {
				signal.throwIfAborted();
				if (child.exit !== void 0) throw failure("sysbench could not connect");
				if (performance.now() > deadline) throw failure(`sysbench did not connect within ${CONNECT_TIMEOUT_MS / 1e3} s`);
				await sleep(5);
			}
			secrets[Symbol.dispose]();
		},
		/** Lets the threads end and reads sysbench's totals. */
		finish: async (signal) => {
			board.close();
			const late = new Promise((resolve) => setTimeout(resolve, FINISH_TIMEOUT_MS, "late").unref());
			if (await orAborted(Promise.race([child.exited, late]), signal) === "late") throw failure(`sysbench did not end within ${FINISH_TIMEOUT_MS / 1e3} s`);
			const totals = parseTotals(child.output);
			if (child.exit?.code !== 0 || totals === void 0) throw failure("sysbench failed");
			if (totals.events === 0) throw failure("sysbench completed no transaction");
			if (totals.reads + totals.writes + totals.other === 0) throw failure("the server answered no statement");
			return totals;
		},
		[Symbol.asyncDispose]: async () => {
			await child.kill();
			secrets[Symbol.dispose]();
			board[Symbol.dispose]();
			sessions[Symbol.dispose]();
		}
	};
}
/** The last error of the server; undefined if there is none. */
function parseRefusal(output) {
	const line = output.split("\n").findLast((each) => REFUSAL.test(each)) ?? "";
	const { code, says = "" } = REFUSAL.exec(line)?.groups ?? {};
	return code === void 0 ? void 0 : {
		code: Number(code),
		says
	};
}
/** Reads the totals from sysbench's output; undefined if there are none. */
function parseTotals(output) {
	const json = /^@qpsgate (\{.*\})$/m.exec(output)?.[1];
	try {
		return json === void 0 ? void 0 : totalsSchema.safeParse(JSON.parse(json)).data;
	} catch {
		return;
	}
}
/** One of sysbench's scripts by name, or the path of one of ours, or of a user's own as it was read. */
function scriptOf(workload, runDirectory) {
	const { name, script, source } = workload;
	if (source === void 0) return shippedFile("lua", `${script}.lua`) ?? script;
	const folder = join(runDirectory, `script-${createHash("sha256").update(source).digest("hex").slice(0, 12)}`);
	const path = join(folder, `${name}.lua`);
	if (!existsSync(path)) {
		mkdirSync(folder, { recursive: true });
		writeFileSync(path, source, { mode: 384 });
	}
	return path;
}
function sessionStates(path) {
	const numbers = /* @__PURE__ */ new Map();
	writeFileSync(path, "", {
		flag: "wx",
		mode: 384
	});
	return {
		path,
		/** Number of the state in which connections have their variables among these, from 1; 0 if there are none. */
		numberAmong: (state, sessionVariables) => {
			const variables = new Map([...state].filter(([key]) => sessionVariables.has(key)));
			if (variables.size === 0) return 0;
			const line = `${[...variables.keys()].some((key) => isPreparedWith(partsOf(key).name)) ? "*" : ""}${sessionStatement(variables)}`;
			const known = numbers.get(line);
			if (known !== void 0) return known;
			const number = numbers.size + 1;
			appendFileSync(path, `${line}\n`);
			numbers.set(line, number);
			return number;
		},
		[Symbol.dispose]: () => unlinkSync(path)
	};
}

// src/edges/testbed/cell-arm.ts
/** One arm of an open cell: its server, and the load that is conducted. */
function cellArm(arm, running, driven) {
	const { server, shared } = running;
	const { load } = driven;
	const name = armName(arm);
	return {
		arm,
		running,
		name,
		load,
		/**
		* Brings a server that is shared into the arm's state. Answers with the number of its sessions' state on the load's
		* board, 0 where they stay as they are.
		*/
		enter: async () => {
			if (shared === void 0) return 0;
			await enterState(name, shared);
			return load.sessions.numberAmong(shared.state, shared.sessionVariables);
		},
		/** The load that drives it: the same one of all arms that share a server. */
		driven,
		/** The load's work for it since that began, or was restarted. */
		totals: () => driven.totalsOf(name),
		freeze: server.process.freeze,
		thaw: server.process.thaw,
		ping: () => server.session.execute("SELECT 1")
	};
}
/** @throws MeasurementError if the server refuses the state */
async function enterState(name, { switched, state }) {
	requireNone(name, "switch settings", "the running server refuses settings; it says", (await switched.switchTo(state)).map(({ key, wanted, why }) => `${partsOf(key).name} = ${wanted}: ${why}`));
}
/** @param lines of what is wrong with settings of the arm's server */
function requireNone(arm, step, what, lines) {
	if (lines.length === 0) return;
	throw new MeasurementError(`${arm}: ${what}:\n${lines.map((line) => `  ${line}`).join("\n")}`, {
		step,
		arm
	});
}
/**
* A run that loses a CPU, or gains one, measures something else.
*
* @throws MeasurementError if a server or a load of ours may use other CPUs than it was given
*/
function requireCpus(arms, { serverCpus, clientCpus }) {
	for (const { name, load, running } of arms) {
		requireSameCpus(name, "its server", serverCpus, running.server.process.allowedCpus());
		requireSameCpus(name, "its sysbench", clientCpus, allowedCpusOf(load.child.pid));
	}
}
function requireSameCpus(name, who, given, now = given) {
	if (given.join() === now.join()) return;
	throw new MeasurementError(`${name}: ${who} was given CPU ${given.join(", ")} and may use CPU ${now.join(", ")} now; leave its CPUs alone until the run is over`, {
		step: "check CPUs",
		arm: name
	});
}
/** Enters the states of servers that are shared, one after the other, and reads each back. */
async function requireStates(arms) {
	for (const { name, running } of arms) {
		const { shared } = running;
		if (shared === void 0) continue;
		await enterState(name, shared);
		requireNone(name, "switch settings", "the running server has other settings than asked for", (await shared.switched.readBack()).map(({ key, wanted, found }) => `${partsOf(key).name}: set to ${wanted}, found ${found ?? "nothing"}`));
	}
}
/** Variables that a server moves by itself, or that we set after its settings were read. */
const MOVING = /^variable:(?:gtid_|read_only$|super_read_only$|innodb_status_output)/;
/**
* What an arm is was read before it ran; a statement, a part of a schema or an event may have changed it since.
*
* @throws MeasurementError naming the settings that have other values now
*/
async function requireUnmoved(arms) {
	for (const { name, running } of arms) {
		if (running.shared !== void 0) continue;
		const now = await readSettings(running.server.session);
		requireNone(name, "verify scenario", "settings of the server moved while it was measured", [...settingsThatDiffer(now, running.settings)].filter(([key]) => !MOVING.test(key)).map(([key, was]) => `${partsOf(key).name}: ${was} before, ${now.get(key) ?? "nothing"} now`));
	}
}

// src/edges/sysbench/rotor.ts
/**
* The rotor: a sysbench process that runs rotor.lua, which freezes and thaws servers every few milliseconds, in real
* time if it may. We tell it how many windows to run; it sums up the work in each.
*
* Layout of its file in 8-byte doubles (times in nanoseconds of CLOCK_MONOTONIC), kept equal to rotor.lua:
*
*     header[16]                  magic, arms, capacity, windows wanted, windows done, ended, length of a turn, turns
*                                 of each arm in a window, seed, drain, ready
*     windows[capacity][…]        start, end, then of each arm: transactions, sum of latencies, CPU time, time it ran,
*                                 and of each of its load's statements: executions, sum of their times
*/
const MAGIC = 20261128;
const HEADER = 16;
const WINDOW = 2;
const ARM = 4;
const STATEMENT = 2;
const WANTED = 3;
const DONE = 4;
const ENDED = 5;
const TURN_NS = 6;
const DRAIN = 9;
const READY = 10;
/** Most windows of one call. */
const CAPACITY = 64;
const READY_TIMEOUT_MS = 1e4;
/** How often we look whether the windows are over. */
const POLL_MS = 2;
/** Limit beyond the time of its turns, for clients to end what they have begun, until it counts as hanging. */
const MOST_OVER_MS = 12e4;
/** Starts a rotor, and resolves when it can be used. */
async function openRotor({ arms, seed, cpus, directory, runDirectory }, ready) {
	await using opened = new AsyncDisposableStack();
	/** How many statements the load of each has. */
	const statementsOf = arms.map(({ board }) => board.statements);
	const width = statementsOf.reduce((sum, statements) => sum + ARM + STATEMENT * statements, WINDOW);
	const path = join(directory, "rotor");
	const list = join(directory, "rotor.arms");
	const fd = opened.adopt(openSync(path, "wx+", 384), closeSync);
	ftruncateSync(fd, (HEADER + CAPACITY * width) * Float64Array.BYTES_PER_ELEMENT);
	writeDoubles(fd, 0, [
		MAGIC,
		arms.length,
		CAPACITY,
		0,
		0,
		0,
		0,
		0,
		seed % 2 ** 31,
		0,
		0
	]);
	const lines = arms.map(({ pid, board }) => `${pid} ${board.path}\n`);
	writeFileSync(list, lines.join(""), {
		flag: "wx",
		mode: 384
	});
	const command = [
		sysbenchProgram(),
		"--threads=1",
		"--time=0",
		"--events=0",
		besideUs("rotor.lua"),
		"run"
	];
	const child = start([...command], {
		run: runDirectory,
		cwd: runDirectory,
		cpus,
		env: {
			QPSGATE_ROTOR: path,
			QPSGATE_ARMS: list
		}
	});
	opened.defer(() => {
		writeDoubles(fd, ENDED, [1]);
		return child.kill();
	});
	const until = async (field, value, mostMs, signal) => {
		const deadline = monotonicNs() + 1e6 * mostMs;
		while ((readDoubles(fd, field, 1)[0] ?? 0) < value) {
			if (child.exit !== void 0 || monotonicNs() > deadline) throw new MeasurementError(`turns of the servers ${child.exit === void 0 ? "do not end" : "ended"}`, {
				step: "drive load",
				...child.told
			});
			await sleep(POLL_MS, signal);
		}
	};
	const windowIn = (row) => {
		const values = readDoubles(fd, HEADER + row * width, width);
		let at = WINDOW;
		const works = statementsOf.map((many) => {
			const [transactions = 0, servedNs = 0, cpuNs = 0, ranNs = 0] = values.subarray(at, at + ARM);
			at += ARM;
			const statements = Array.from({ length: many }, (_, nth) => {
				const [executions = 0, ns = 0] = values.subarray(at + STATEMENT * nth);
				return {
					executions,
					servedNs: ns
				};
			});
			at += STATEMENT * many;
			return {
				transactions,
				servedNs,
				cpuNs,
				ranNs,
				statements
			};
		});
		return {
			startNs: values[0] ?? 0,
			endNs: values[1] ?? 0,
			/** By arm. */ arms: works
		};
	};
	await until(READY, 1, READY_TIMEOUT_MS, ready);
	const kept = opened.move();
	let wanted = 0;
	return {
		/**
		* Lets servers alternate: those whose clients go on. In the end all of them are frozen.
		*
		* @param running number of these servers
		* @param isDrained whether the clients shall end what they have begun, within the last window, and then rest
		*/
		run: async (windows, turns, { running, isDrained, signal }) => {
			const found = [];
			while (found.length < windows) {
				const many = Math.min(CAPACITY, windows - found.length);
				const isLast = found.length + many === windows;
				const ms = many * running * turns.rounds * turns.turnMs;
				writeDoubles(fd, TURN_NS, [1e6 * turns.turnMs, turns.rounds]);
				writeDoubles(fd, DRAIN, [isDrained && isLast ? 1 : 0]);
				const first = wanted;
				wanted += many;
				writeDoubles(fd, WANTED, [wanted]);
				await Promise.race([sleep(ms, signal), child.exited]);
				await until(DONE, wanted, MOST_OVER_MS + ms, signal);
				for (let nth = first; nth < wanted; nth++) found.push(windowIn(nth % CAPACITY));
			}
			return found;
		},
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}

// src/edges/testbed/failure-watch.ts
/** Notices at once when a server or a load ends that should be running. */
/** When sysbench and its server end together, the server is the cause; its end is waited for this long. */
const BLAME_MS = 200;
/** A busy container engine tells late that a server has ended. sysbench lost its connection long before. */
const LOST_CONNECTION_MS = 1e4;
const LOST_CONNECTION = /\b(?:2006|2013)\b/;
const DOING = "it was being measured";
/** Watches over the servers and loads of a cell. */
function watchForFailure(arms, signal) {
	let armed = true;
	const { promise, reject } = Promise.withResolvers();
	const fail = (error) => {
		if (armed) reject(error);
	};
	const listening = addAbortListener(signal, () => fail(signal.reason));
	for (const arm of arms) {
		const { process } = arm.running.server;
		const ended = () => serverEnded({
			name: arm.name,
			server: arm.running.server,
			doing: DOING
		});
		process.ended.then(async () => fail(await ended()));
		arm.load.child.exited.then(async () => {
			const failure = arm.load.failure("sysbench ended during its turns");
			const isLost = LOST_CONNECTION.test(failure.failure.output ?? "");
			await Promise.race([process.ended, sleep(isLost ? LOST_CONNECTION_MS : BLAME_MS)]);
			fail(process.hasEnded() ? await ended() : withRoom(failure, arm.running.server.address));
		});
	}
	promise.catch(() => {});
	return {
		/** Rejects with the first failure, or when the run is stopped; never resolves. */
		promise,
		/** Stops watching: from now on ends are expected. */
		disarm: () => {
			armed = false;
			listening[Symbol.dispose]();
		}
	};
}

// src/edges/testbed/conductor.ts
/**
* The arms of an open cell, driven until one of them fails or hangs.
*
* @param directory of the boards
* @param isDrained whether the clients of each call end what they began, so that servers can be switched; else they run
*   on
*/
async function openDrive(arms, { cpus, signal, directory: { path: runDirectory } }, random, directory, isDrained = false) {
	const isRotating = arms.every(({ running }) => running.server.process.pid !== void 0);
	const rotor = {
		cpus: cpus.clientCpus,
		directory,
		runDirectory
	};
	const conductor = isRotating ? await openRotation(arms, {
		...rotor,
		seed: Math.floor(2 ** 31 * random())
	}, signal, isDrained) : openAlternation(arms, random);
	const [stopped, hanging, watch] = [
		new AbortController(),
		new HangWatch(),
		watchForFailure(arms, signal)
	];
	const thaw = () => {
		for (const arm of arms) arm.thaw();
	};
	return {
		/** Whether every arm has a server that is frozen while others run; else clients take turns. */
		isRotating,
		stopped,
		hanging,
		watch,
		thaw,
		/** Drives all arms for this many blocks; servers that can be frozen are so in the end. */
		conduct: async (blocks, turns) => {
			try {
				const work = conductor.run(blocks, turns, AbortSignal.any([stopped.signal, signal]));
				const conducted = await Promise.race([blamingOthersFirst(work), watch.promise]);
				const block = blockSeconds(arms.length, turns);
				const byLoad = new Map(arms.map((arm) => [arm.load, arm]));
				for (const arm of byLoad.values()) await hanging.look(arm, {
					seconds: blocks * block,
					blockSeconds: block
				}, arms);
				return conducted;
			} catch (error) {
				stopped.abort();
				thaw();
				throw error;
			}
		},
		[Symbol.asyncDispose]: async () => {
			watch.disarm();
			stopped.abort();
			await conductor[Symbol.asyncDispose]();
		}
	};
}
async function openRotation(arms, request, signal, isDrained) {
	const rotated = arms.flatMap(({ running, load }) => {
		const { pid } = running.server.process;
		return pid === void 0 ? [] : [{
			pid,
			board: load.board
		}];
	});
	const rotor = await openRotor({
		...request,
		arms: rotated
	}, signal);
	return {
		run: async (blocks, turns, stopped) => {
			const began = monotonicNs();
			const sessions = await Promise.all(arms.map((arm) => arm.enter()));
			const switchNs = monotonicNs() - began;
			for (const [index, arm] of arms.entries()) {
				arm.freeze();
				arm.load.board.go(sessions[index]);
			}
			const windows = await rotor.run(blocks, turns, {
				running: arms.length,
				isDrained,
				signal: stopped
			});
			if (isDrained) {
				for (const arm of arms) arm.thaw();
				await drained(arms, stopped);
			}
			return windows.map(({ startNs, arms: own }) => ({
				startNs,
				arms: own.map((work) => ({
					...work,
					switchNs
				}))
			}));
		},
		[Symbol.asyncDispose]: () => rotor[Symbol.asyncDispose]()
	};
}
/** Clients take turns. A transaction under way when its client's turn is over still counts, with all of its time. */
function openAlternation(arms, random) {
	const indices = arms.map((_, index) => index);
	return {
		run: async (blocks, turns, signal) => {
			const found = [];
			for (let block = 0; block < blocks; block++) {
				const startNs = monotonicNs();
				const own = [];
				for (const index of shuffled(indices, random)) own[index] = await clientsTurn(arms, index, turns, signal);
				found.push({
					startNs,
					arms: own
				});
			}
			return found;
		},
		[Symbol.asyncDispose]: async () => {}
	};
}
async function clientsTurn(arms, index, { turnMs }, signal) {
	const arm = arms[index];
	const { board } = arm.load;
	for (const other of arms) if (other.load !== arm.load) other.freeze();
	const began = monotonicNs();
	arm.thaw();
	const session = await arm.enter();
	const [before, statements, startNs] = [
		board.progress(),
		board.statementProgress(),
		monotonicNs()
	];
	board.go(session);
	await sleep(turnMs, signal);
	board.pause();
	await drained([arm], signal);
	const now = board.progress();
	arm.driven.turnOver(arm.name);
	return {
		transactions: now.transactions - before.transactions,
		servedNs: now.servedNs - before.servedNs,
		ranNs: monotonicNs() - startNs,
		switchNs: startNs - began,
		statements: board.statementProgress().map(({ executions, servedNs }, nth) => ({
			executions: executions - (statements[nth]?.executions ?? 0),
			servedNs: servedNs - (statements[nth]?.servedNs ?? 0)
		}))
	};
}

// src/edges/testbed/driven-load.ts
/** A load and the arms that it drives: all that share its server. sysbench's own totals do not distinguish arms. */
/** Beside the streams of trials. */
const LOAD_STREAMS = 1e9;
/** More clients that connect at once, or end their transactions, mostly wait for each other's turns on the CPUs. */
const MOST_CLIENTS_AT_ONCE = 256;
const NOTHING = {
	latency: [],
	transactions: 0,
	errors: 0,
	statements: []
};
const NEVER = {
	executions: 0,
	servedNs: 0,
	failed: 0
};
/**
* @param arms how many it drives
* @param countOthers begun before the load
*/
function drivenLoad(load, arms, countOthers) {
	const own = /* @__PURE__ */ new Map();
	let seen = readingOf(load);
	const take = (arm) => {
		const now = readingOf(load);
		const before = own.get(arm) ?? NOTHING;
		own.set(arm, {
			latency: mergeHistograms([before.latency, sparseHistogram(now.histogram, seen.histogram)]),
			transactions: before.transactions + now.transactions - seen.transactions,
			errors: before.errors + now.errors - seen.errors,
			statements: now.statements.map((statement, nth) => {
				const [known, last] = [before.statements[nth] ?? NEVER, seen.statements[nth] ?? NEVER];
				const grown = (field) => known[field] + statement[field] - last[field];
				return {
					executions: grown("executions"),
					servedNs: grown("servedNs"),
					failed: grown("failed")
				};
			})
		});
		seen = now;
	};
	return {
		load,
		arms,
		/** From now on it counts: the warm-up does not. */
		restart: () => {
			seen = readingOf(load);
			own.clear();
		},
		/** An arm's turn is over: the work added since the turn before is its own. A single arm needs no separation. */
		turnOver: (arm) => {
			if (arms > 1) take(arm);
		},
		totalsOf: (arm) => {
			if (arms === 1) take(arm);
			return own.get(arm) ?? NOTHING;
		},
		/** Lets the threads end. Others' queries per second on its server are undefined if there cannot be any. */
		finish: async (signal) => {
			const totals = await load.finish(signal);
			const { reads, writes, other } = totals;
			return {
				...totals,
				othersPerSecond: await countOthers?.(reads + writes + other)
			};
		}
	};
}
/** Arms whose clients may be busy at once, group after group. @param threads clients of each */
function fewAtOnce(arms, threads) {
	const size = Math.max(1, Math.floor(MOST_CLIENTS_AT_ONCE / threads));
	return Array.from({ length: Math.ceil(arms.length / size) }, (_, nth) => arms.slice(nth * size, (nth + 1) * size));
}
/**
* Starts the loads of a cell, and waits until their clients are connected.
*
* @returns for each arm the load that drives it: the same one for all that share a server
* @throws MeasurementError if a server ends, hangs or refuses them; the signal's reason
*/
async function connectLoads(request, boards) {
	const { arms, running, plan, trial, cell, cpus, directory, signal } = request;
	const index = trial.cells.findIndex((planned) => planned.cell === cell);
	const addresses = running.map(({ server }) => server.address);
	const firsts = [...new Set(addresses)].map((address) => addresses.indexOf(address));
	const counts = await Promise.all(firsts.map((first) => running[first]?.shared?.watchOthers?.()));
	await using opened = new AsyncDisposableStack();
	const connected = /* @__PURE__ */ new Map();
	const connect = async (first) => {
		const [arm, own] = [arms[first], running[first]];
		const sharing = addresses.filter((each) => each === addresses[first]).length;
		const { address } = own.server;
		const load = opened.use(startLoad({
			...request,
			arm: armName(arm),
			address: own.shared !== void 0 || appliesRelayLog(cell.workload.script) ? address : ordinary(address),
			workload: own.script === void 0 ? cell.workload : {
				...cell.workload,
				source: own.script
			},
			threads: cell.threads,
			statements: arm.scenario.own === void 0 ? 0 : countedStatements(arm.scenario.own.workload).length,
			seed: Math.floor(2 ** 31 * seededRandom(plan.seed, LOAD_STREAMS + 1e3 * trial.number + index)()),
			cpus: cpus.clientCpus,
			runDirectory: directory.path,
			boardPath: join(boards, `a${first}`)
		}));
		connected.set(address, drivenLoad(load, sharing, counts[firsts.indexOf(first)]));
		const supervised = {
			name: armName(arm),
			server: own.server,
			doing: "sysbench connected to it",
			signal
		};
		await supervise(supervised, () => load.connected(signal));
	};
	for (const group of fewAtOnce(firsts, cell.threads)) await Promise.all(group.map(connect));
	opened.move();
	return addresses.map((address) => connected.get(address));
}
/** A load's work so far. */
function readingOf({ board }) {
	const { transactions, errors } = board.progress();
	return {
		histogram: board.histogram(),
		transactions,
		errors,
		statements: board.statementProgress()
	};
}

// src/edges/testbed/fill-redo-logs.ts
/** Only a part of a larger log is filled: an external server's may have any size. */
const MOST_BYTES = 256 * 1024 ** 2;
/**
* Pages are changed in this many parts, with as much log between them, as a load changes them: some long ago, some just
* now.
*/
const PARTS = 16;
/** A page holds more rows than that. */
const ROWS_PER_PAGE = 50;
/** Changed again and again these make much log and few dirty pages. */
const FILLER = `${OWN_SCHEMA}.sbtest0_filler`;
const FILLER_ROWS = 64;
const FILLER_BYTES = 7e3;
/** Time of each arm in which its server finds its pace: it looks once a second. */
const SETTLING_SECONDS = 2;
/**
* Fills the redo logs of all arms, and drives their loads until they have settled. No server is frozen.
*
* @param drive each arm for this many seconds, after which no server is frozen
* @returns time to fill the slowest log once, milliseconds
*/
async function fillRedoLogs(arms, dataset, drive) {
	const own = [...new Map(arms.map((arm) => [arm.server, arm])).values()];
	await Promise.all(own.map((arm) => fill(arm.server.session, redoBytes(arm), dataset)));
	const before = await Promise.all(own.map(({ server }) => writtenBy(server.session)));
	await drive(SETTLING_SECONDS);
	const cycles = own.map(async (arm, nth) => {
		const written = Math.max(1, await writtenBy(arm.server.session) - (before[nth] ?? 0));
		return 1e3 * SETTLING_SECONDS * redoBytes(arm) / written;
	});
	return Math.max(...await Promise.all(cycles));
}
async function fill(session, bytes, { tables, rows }) {
	await session.execute(`DROP TABLE IF EXISTS ${FILLER}`);
	const columns = `id INT NOT NULL PRIMARY KEY, a VARCHAR(${FILLER_BYTES}) CHARACTER SET latin1 NOT NULL`;
	await session.execute(`CREATE TABLE ${FILLER} (${columns}) ENGINE = InnoDB`);
	const values = Array.from({ length: FILLER_ROWS }, (_, nth) => `(${nth + 1}, REPEAT('A', ${FILLER_BYTES}))`);
	await session.execute(`INSERT INTO ${FILLER} VALUES ${values.join(", ")}`);
	const began = await writtenBy(session);
	for (let part = 0; part < PARTS; part++) {
		const [first, last] = [Math.floor(part * rows / PARTS) + 1, Math.floor((part + 1) * rows / PARTS)];
		for (let table = 1; table <= tables; table++) await session.execute(`UPDATE ${OWN_SCHEMA}.sbtest${table} SET k = 1 + k % ${rows} WHERE id BETWEEN ${first} AND ${last} AND id % ${ROWS_PER_PAGE} = 0`);
		while (await writtenBy(session) - began < bytes * (part + 1) / PARTS) await session.execute(`UPDATE ${FILLER} SET a = REPEAT(CHAR(65 + ASCII(a) % 26), ${FILLER_BYTES}) WHERE id <= ${FILLER_ROWS}`);
	}
	await session.execute(`DROP TABLE ${FILLER}`);
}
async function writtenBy(session) {
	const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Innodb_os_log_written'");
	return Number(row?.Value ?? 0);
}
function redoBytes({ settings }) {
	const of = (name) => Number(settings.get(keyOf("variable", name)) ?? 0);
	const bytes = of("innodb_redo_log_capacity") || of("innodb_log_file_size") * (of("innodb_log_files_in_group") || 1) || MOST_BYTES;
	return Math.min(MOST_BYTES, bytes);
}

// src/edges/testbed/testbed-request.ts
/** The outcome of a workload's query; undefined if it is none. */
function queryOf({ queries }, workload) {
	return workload.isAnalytical ? queries.get(Number(workload.options.query)) : void 0;
}

// src/edges/testbed/warm-up.ts
/** The uncounted time with which every load of a cell begins. */
/** The first part is slower than the rest: pages are read, buffers grow. Latencies come from the rest. */
const SETTLING_PART = .6;
/** Least time for analytical queries, and how much of the time that one has taken when it was first asked. */
const ANALYTICAL_MS = 60;
const OF_FIRST_TIME = 1.2;
/** If nothing ended, this many times as long follows. */
const LONGER = 4;
/** A server that has just started may refuse everybody for a moment: nothing but errors must come for at least so long. */
const LEAST_FAILING_SECONDS = 1;
/** All arms that share a server warm it together. */
const SHARED_PART = 1 / 6;
/**
* Drives every arm until it has settled, and again to see how long its transactions take: for longer if they take long,
* as that is known only after one ended.
*
* @returns false if a long query has not ended within its limit
*/
async function warmUpArms(warmUp, { drive, isDone, settled, requireWork }) {
	const { threads, isShared, firstSeconds = 0 } = warmUp;
	let ms = warmUp.isAnalytical ? Math.max(ANALYTICAL_MS, 1e3 * OF_FIRST_TIME * firstSeconds) : (isShared ? SHARED_PART : 1) * warmUpMs(threads);
	const mostMs = warmUp.isAnalytical ? 1e3 * 60 : MOST_WARM_UP_MS;
	if (!warmUp.isAnalytical) {
		await drive(SETTLING_PART * ms / 1e3);
		settled();
		ms *= .4;
	}
	for (let seconds = 0;;) {
		await drive(ms / 1e3);
		if (isDone()) return true;
		seconds += ms / 1e3;
		if (seconds >= LEAST_FAILING_SECONDS) requireWork(seconds);
		if (ms > mostMs) return !warmUp.isAnalytical;
		ms *= LONGER;
	}
}

// src/edges/testbed/cell.ts
/** One cell of a trial on real servers: every arm's load connected, driven, and its totals read. */
/** A separate random stream, besides those of trials. */
const ORDER_STREAMS = 2e9;
const WARM_UP_TURN_MS = 30;
/** From this share of its CPUs' time on a server waits for almost nothing else. */
const BUSY = .9;
/** With this many threads for each CPU a server that needs no disk waits only for clients, if they are late. */
const THREADS_PER_CPU = 2;
/** Share of the pages that a server wanted and had to read; the rest of a first reading is less. */
const FEW_MISSES = .002;
/** From this share on it lacks room for them; the first of a server that does little are a per cent or two. */
const MANY_MISSES = .05;
async function openCell(request) {
	const boards = makeBoardDirectory(request.directory);
	await using opened = new AsyncDisposableStack();
	opened.defer(() => rmSync(boards, {
		recursive: true,
		force: true
	}));
	const loads = await connectLoads(request, boards);
	for (const { load } of new Set(loads)) opened.use(load);
	const { running } = request;
	const arms = request.arms.map((arm, nth) => cellArm(arm, running[nth], loads[nth]));
	const index = request.trial.cells.findIndex((planned) => planned.cell === request.cell);
	const random = seededRandom(request.plan.seed, ORDER_STREAMS + 1e3 * request.trial.number + index);
	const drive = opened.use(await openDrive(arms, request, random, boards, request.isSwitched));
	if (request.trial.cells[0]?.cell === request.cell) await requireStates(arms);
	return realCellRun(request, arms, drive, opened.move());
}
/** @param opened resources that end with it */
function realCellRun(request, arms, drive, opened) {
	const { isRotating } = drive;
	const loads = new Set(arms.map(({ driven }) => driven));
	let countersBefore = [];
	let usedAtFirst = [];
	let pace = {
		p95Ms: 0,
		computes: false,
		switchMs: 0
	};
	let lastTurns = {
		turnMs: 0,
		rounds: 1,
		switchMs: 0
	};
	/** The work of all blocks, by arm in each. */
	const blockWorks = [];
	/** Whether a query that takes too long may still be running. */
	let isLate = false;
	/** Lets clients end their transactions, and begin no more. */
	const rest = async () => {
		const { threads, workload } = request.cell;
		const most = workload.isAnalytical ? 60 : void 0;
		for (const { load } of arms) load.board.rest();
		const drainAll = async () => {
			for (const group of fewAtOnce(arms, threads)) {
				for (const arm of group) arm.thaw();
				await drained(group, drive.stopped.signal, most);
			}
		};
		await Promise.race([blamingOthersFirst(drainAll()), drive.watch.promise]);
	};
	const probeLine = (block) => {
		const { trial, cell, began, probe } = request;
		return {
			kind: "probe",
			trial: trial.number,
			workload: cell.workload.name,
			threads: cell.threads,
			block,
			at: (monotonicNs() - began) / 1e9,
			...probe.glance()
		};
	};
	/** For servers that arms share, these are the counts of all of them. */
	const readAllCounters = async () => {
		const { signal } = request;
		return Promise.all(arms.map(({ name, running: { server, build } }) => supervise({
			name,
			server,
			doing: "its counters were read",
			signal
		}, () => readCounters(server.session, build.product))));
	};
	return {
		isRotating,
		async warmUp() {
			const { cell, running, dataset, isSwitched } = request;
			const { threads, workload } = cell;
			const before = await readAllCounters();
			let works = [];
			const isDone = () => arms.every((arm) => arm.totals().latency.length > 0);
			const driveFor = async (seconds) => {
				works = (await drive.conduct(1, warmUpTurns(seconds, threads, isRotating)))[0].arms;
			};
			const firstSeconds = queryOf(request, workload)?.seconds;
			const kind = {
				threads,
				isShared: arms.some(({ driven }) => driven.arms > 1),
				isAnalytical: workload.isAnalytical,
				firstSeconds
			};
			const settled = () => {
				for (const driven of loads) driven.restart();
			};
			const driveAndRest = (seconds) => driveFor(seconds).then(() => rest());
			const redoCycleMs = fillsRedoLog(workload.script) && !isSwitched ? await fillRedoLogs(running, dataset, driveAndRest) : void 0;
			const requireWork = (seconds) => {
				for (const { load, totals } of arms) {
					const { errors, latency } = totals();
					if (latency.length === 0 && errors > threads) throw load.failure("statements fail", errors / seconds);
				}
			};
			if (!await warmUpArms(kind, {
				drive: driveFor,
				isDone,
				settled,
				requireWork
			})) {
				isLate = true;
				const late = arms.filter((arm) => arm.totals().latency.length === 0);
				throw tooLong(workload.name, late.map(({ name }) => name).join(", "));
			}
			const p95s = arms.map((arm) => quantileMs(arm.totals().latency, .95));
			await rest();
			settled();
			countersBefore = await readAllCounters();
			usedAtFirst = await Promise.all(arms.map(usedBy));
			const pageMisses = countersBefore.map((counters, arm) => grown(before[arm], counters).pageMisses);
			const isOfStates = running.some(({ shared }) => shared !== void 0);
			pace = {
				p95Ms: isSample(p95s) ? median(p95s) : 0,
				threads,
				computes: redoCycleMs === void 0 && computes(request, works, pageMisses),
				readsPages: readsPages(pageMisses),
				redoCycleMs,
				switchMs: isOfStates ? Math.max(...works.map(({ switchNs }) => switchNs / 1e6)) : 0
			};
			return pace;
		},
		async runBlocks(blocks, turns, save, goesOn = () => true) {
			lastTurns = turns;
			const every = blocksPerProbe(arms.length, turns);
			for (let from = 0; from < blocks; from += every) {
				const probe = from === 0 ? [] : [probeLine(from)];
				if (from > 0 && !(drive.hanging.isDoubtful || goesOn())) return;
				const conducted = await drive.conduct(Math.min(every, blocks - from), turns);
				for (const [nth, block] of conducted.entries()) {
					blockWorks.push(block.arms);
					save([...nth === 0 ? probe : [], ...sliceLines(request, from + nth, block, pace.computes)]);
				}
			}
		},
		async runRound(states, seconds) {
			for (const [index, { running }] of arms.entries()) if (running.shared) running.shared.state = states[index] ?? /* @__PURE__ */ new Map();
			const turnMs = isRotating ? rotatingTurns(pace, arms.length).turnMs : 1e3 * seconds;
			const rounds = Math.max(1, Math.round(1e3 * seconds / turnMs));
			const [block] = await drive.conduct(1, {
				turnMs,
				rounds,
				switchMs: 0
			});
			drive.thaw();
			return block.arms.map(({ transactions, servedNs, cpuNs, ranNs }) => ({
				seconds: (transactions === 0 ? ranNs : servedNs / request.cell.threads) / 1e9,
				transactions,
				...cpuNs === void 0 ? {} : { cpuSeconds: cpuNs / 1e9 }
			}));
		},
		async finish() {
			const { trial, cell, cpus, signal } = request;
			while (drive.hanging.isDoubtful) await drive.conduct(1, lastTurns);
			const done = arms.map((arm) => arm.totals());
			const used = await Promise.all(arms.map(usedBy));
			await rest();
			const counters = await readAllCounters();
			await requireStates(arms);
			await requireUnmoved(arms);
			const resident = await Promise.all(arms.map(({ running }) => running.server.process.residentBytes()));
			requireCpus(arms, cpus);
			for (const { name, running } of arms) requireAlone(name, running.server.process);
			drive.watch.disarm();
			const ended = [...loads].map(async (driven) => [driven, await driven.finish(signal)]);
			const totals = new Map(await Promise.all(ended));
			return arms.map(({ arm: { scenario, revision }, running, driven }, index) => {
				const [own, work] = [totals.get(driven), done[index]];
				const works = blockWorks.map((block) => block[index]);
				const turnSeconds = (sum(works.map(({ ranNs }) => ranNs)) || 1) / 1e9;
				const cpuSeconds = sum(works.map(({ cpuNs = NaN }) => cpuNs)) / 1e9;
				const [before, after] = [countersBefore[index], counters[index]];
				const [usedBefore, usedAfter] = [usedAtFirst[index], used[index]];
				const statements = (scenario.own ? countedStatements(scenario.own.workload) : []).map(({ name }, nth) => {
					const { executions = 0, servedNs = 0, failed = 0 } = work.statements[nth] ?? {};
					return {
						name,
						executions,
						seconds: secondsOf(servedNs, cell.threads),
						failed
					};
				});
				const isOwn = running.shared === void 0;
				const isTold = works.length > 0 && !Number.isNaN(cpuSeconds);
				return {
					kind: "cell",
					trial: trial.number,
					workload: cell.workload.name,
					threads: cell.threads,
					scenario: scenario.name,
					revision,
					queriesPerTransaction: (own.reads + own.writes + own.other) / own.events,
					transactions: work.transactions,
					errors: work.errors,
					...work.errors > 0 ? { errorNumber: parseRefusal(driven.load.child.output)?.code } : {},
					serverCpuSeconds: !isOwn ? null : isTold ? cpuSeconds : share(usedAfter.serverCpu, usedBefore.serverCpu, 1),
					clientCpuSeconds: share(usedAfter.clientCpu, usedBefore.clientCpu, driven.arms),
					turnSeconds,
					turnMs: lastTurns.turnMs,
					...own.othersPerSecond === void 0 ? {} : { othersPerSecond: own.othersPerSecond },
					...statements.length === 0 ? {} : { statements },
					...isOwn && { costs: {
						...processCostsBetween(usedBefore, usedAfter),
						residentBytes: resident[index],
						...costsBetween(before, after)
					} },
					latency: work.latency,
					...grown(before, after)
				};
			});
		},
		async [Symbol.asyncDispose]() {
			await opened.disposeAsync();
			drive.thaw();
			if (isLate && !request.signal.aborted) for (const { running } of arms) await endQueries(running.server.session);
		}
	};
}
/** What an arm's server and its load have used since they started. */
async function usedBy({ running: { server }, load }) {
	return {
		serverCpu: await server.process.cpuSeconds(),
		clientCpu: cpuSecondsOf(load.child.pid),
		...readProcessCosts(server.process)
	};
}
/** Turns for each arm, short where that costs nothing. */
function warmUpTurns(seconds, threads, isRotating) {
	const turnMs = fastTurnMs(WARM_UP_TURN_MS, threads);
	const rounds = isRotating ? Math.max(1, Math.round(1e3 * seconds / turnMs)) : 1;
	return {
		turnMs: 1e3 * seconds / rounds,
		rounds,
		switchMs: 0
	};
}
/** A server continues a query even if nobody waits for its answer; the next cell would be measured at the same time. */
async function endQueries(session) {
	for (const { id } of await session.rows("SELECT ID AS id FROM information_schema.PROCESSLIST WHERE COMMAND = 'Query' AND ID <> CONNECTION_ID()")) await session.execute(`KILL ${Number(id)}`).catch(() => {});
}
/** CPU time that was used between two readings, shared among this many arms; null if it is unknown. */
function share(after, before, arms) {
	return after === void 0 || before === void 0 ? null : (after - before) / arms;
}
/** Work of each arm in a block. @param computes whether the servers wait almost only for their CPUs */
function sliceLines({ trial, cell: { workload, threads }, running, began, arms: planned }, block, { startNs, arms }, computes) {
	return arms.map(({ transactions, servedNs, ranNs, cpuNs, statements }, index) => {
		const { scenario, revision } = planned[index];
		const shared = running[index]?.shared;
		return {
			kind: "slice",
			trial: trial.number,
			workload: workload.name,
			threads,
			scenario: scenario.name,
			revision,
			block,
			at: (startNs - began) / 1e9,
			seconds: (transactions === 0 ? ranNs : servedNs / threads) / 1e9,
			transactions,
			...cpuNs === void 0 ? {} : { cpuSeconds: cpuNs / 1e9 },
			...computes ? { computes } : {},
			...shared === void 0 ? {} : { host: shared.host },
			...statements.length === 0 ? {} : { statements: statements.map((one) => [one.executions, secondsOf(one.servedNs, threads)]) }
		};
	});
}
/** To the nanosecond: there are many of them. */
function secondsOf(servedNs, threads) {
	return Number((servedNs / threads / 1e9).toFixed(9));
}
/** Whether the servers wait almost only for their CPUs, or for clients that the machine keeps from running. */
function computes({ cell: { workload, threads }, running, cpus: { serverCpus } }, works, pageMisses) {
	const cpus = serverCpus.length;
	if (appliesRelayLog(workload.script) || readsPages(pageMisses) || works.some(({ cpuNs }) => cpuNs === void 0)) return false;
	const usable = Math.min(threads, cpus);
	const isBusy = ({ cpuNs = 0, ranNs }) => cpuNs >= BUSY * usable * ranNs;
	const needsNoDisk = threads >= THREADS_PER_CPU * cpus && pageMisses.every((share) => share < FEW_MISSES) && !(workload.writes && running.some(({ settings }) => waitsAtCommit(settings)));
	return works.every(isBusy) || needsNoDisk;
}
/** Whether a server lacks room for its pages, so that it waits for the disk, and makes room all the time. */
function readsPages(pageMisses) {
	return pageMisses.some((share) => share >= MANY_MISSES);
}
/** Whether a transaction that wrote ends only when the disk has taken it. */
function waitsAtCommit(settings) {
	const of = (name) => settings.get(keyOf("variable", name));
	const isSynced = of("sync_binlog") !== "0" && !isIdle("sync_binlog", of);
	return of("innodb_flush_log_at_trx_commit") === "1" || of("log_bin") === "ON" && isSynced;
}

// src/edges/testbed/trial.ts
/** The real testbed: servers and sysbench on this machine, joined into trials and cells. */
/** A separate random stream, besides those of trials. */
const PLACE_STREAMS = 3e9;
function realTestbed(request) {
	const began = monotonicNs();
	const run = {
		...request,
		began,
		probe: machineProbe(),
		queries: /* @__PURE__ */ new Map(),
		known: { trials: 0 }
	};
	return {
		now: () => (monotonicNs() - began) / 1e9,
		startTrial: (trial, plan) => startTrial(run, trial, plan)
	};
}
async function startTrial(request, trial, plan) {
	const arms = await startServers(request, trial, plan.seed);
	try {
		await requireStatements(arms);
		const runningOf = (arm) => arms[trial.arms.indexOf(arm)];
		const known = new Map(arms.map((each) => [each, each.shared?.switched ?? new SwitchedServer(each.server.session, each.settings)]));
		const live = (arm) => known.get(runningOf(arm));
		if (trial.number === 1) for (const [query, known] of await requireSameAnswers(request, plan, arms)) request.queries.set(query, known);
		let openings = 0;
		return {
			arms: arms.map(({ state }) => state),
			refused: arms.map(({ refused }) => refused),
			warnings: toWarnings(arms),
			openCell: async ({ cell, arms: planned }, sessionVariables) => {
				const lateIn = queryOf(request, cell.workload)?.lateIn;
				if (lateIn !== void 0) throw tooLong(cell.workload.name, lateIn);
				const common = {
					...request,
					trial,
					cell,
					arms: planned
				};
				if (sessionVariables === void 0) return openCell({
					...common,
					plan,
					running: planned.map(runningOf),
					isSwitched: false
				});
				const running = planned.map((arm) => ({
					...runningOf(arm),
					shared: {
						host: armName(arm),
						switched: live(arm),
						state: /* @__PURE__ */ new Map(),
						sessionVariables
					}
				}));
				return openCell({
					...common,
					plan: {
						...plan,
						seed: plan.seed + openings++
					},
					running,
					isSwitched: true
				});
			},
			settingsOf: (arm) => runningOf(arm).settings,
			server: live,
			[Symbol.asyncDispose]: () => stopServers(arms)
		};
	} catch (error) {
		await stopServers(arms);
		throw error;
	}
}
/**
* What fails before and now alike is no change: if that is writing, all servers let clients write.
*
* @throws MeasurementError if a server refuses statements that its reference takes
*/
async function requireStatements(arms) {
	for (const { refused, state } of arms) {
		const reference = arms.find((arm) => arm.state.revision === "base" && arm.state.scenario === state.scenario) ?? arms[0];
		if (refused === void 0 || isEarlier(state) || reference?.refused !== void 0) continue;
		const { scenario, revision } = state;
		const name = nameAt(scenario, revision);
		throw new MeasurementError(`statements fail (${name}): ${refused.says}`, {
			step: "try statements",
			arm: name,
			refused
		});
	}
	await Promise.all(arms.map(({ refused, server }) => refused && letWrite(server, refused)));
}
/** Arms that answer analytical queries differently are not compared. */
async function requireSameAnswers({ dataset }, { cells }, arms) {
	if (dataset.tpch === void 0) return /* @__PURE__ */ new Map();
	const queries = new Set(cells.flatMap(({ workload }) => workload.isAnalytical ? [Number(workload.options.query)] : []));
	return requireAnswers({
		arms: arms.map(({ build, state, server, shared }) => ({
			product: build.product,
			name: nameAt(state.scenario, state.revision),
			session: server.session,
			enter: async () => shared && enterState(state.scenario, shared)
		})),
		schema: OWN_SCHEMA,
		queries: [...queries],
		scale: dataset.tpch
	});
}
/** The order of starts, and the directory and CPU of each arm, are random: a place may be slower than another. */
async function startServers(request, trial, seed) {
	const { servers, cpus, directory, phase, known } = request;
	const { arms } = trial;
	if (servers.kind === "endpoints") return servers.endpoints.start(trial);
	const { sources } = servers;
	known.trials += 1;
	const bytes = sum(arms.map(({ scenario }) => sources.of(scenario).seed.bytes));
	requireRoom(directory.path, bytes, `the data of ${count(arms.length, "server")}`);
	phase({
		code: "start",
		servers: arms.length
	});
	const starts = [];
	const diskLibrary = arms.every(({ scenario }) => scenario.syncSeconds === void 0) ? void 0 : await compileDisk(directory.path);
	const order = shuffled([...arms.keys()], seededRandom(seed, PLACE_STREAMS + known.trials));
	for (const [place, index] of order.entries()) {
		const arm = arms[index];
		starts[index] = startArm({
			...request,
			arm,
			together: arms,
			dataset: datasetOf(request.dataset, arm.scenario),
			trial: trial.number,
			source: sources.of(arm.scenario),
			diskLibrary,
			startCpus: startCpus(cpus, place),
			cpus: cpus.serverCpus,
			directory: join(directory.path, `t${known.trials}a${place}`),
			runDirectory: directory.path
		});
	}
	return allOrNone(starts, (error, index) => sources.explained(error, arms[index].scenario));
}
/** Waits for all servers; when one failed, the others are stopped before its error is thrown. */
async function allOrNone(starts, explained) {
	const results = await Promise.allSettled(starts);
	const arms = results.flatMap((result) => result.status === "fulfilled" ? [result.value] : []);
	const failed = results.findIndex(({ status }) => status === "rejected");
	const failure = results[failed];
	if (failure?.status !== "rejected") return arms;
	await stopServers(arms);
	throw await explained(failure.reason, failed);
}
/** Changes to options; the twin repeats the control's, and the base adds only those that no head has. */
function toWarnings(arms) {
	const own = arms.filter(({ state }) => state.revision === "head");
	const isTold = (scenario, warning) => own.some(({ state, warnings }) => state.scenario === scenario && warnings.some((each) => isOfSame(each, warning)));
	const earlier = arms.filter(({ state }) => state.revision === "base").flatMap(({ state, warnings }) => warnings.filter((warning) => !isTold(state.scenario, warning)));
	const all = [...own.flatMap(({ warnings }) => warnings), ...earlier];
	return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()];
}
function isOfSame(one, other) {
	return one.code === other.code && "option" in one && "option" in other && one.option === other.option;
}

// src/edges/testbed/open-testbed.ts
/**
* Opens the testbed on this machine for one run: everything it needs is found or fetched, everything it takes is given
* back.
*/
/** Connections to an external server besides those of the load: ours, and one that asks as a newcomer. */
const OWN_CONNECTIONS = 2;
/** util-linux, without which nothing can be pinned, ended together with us or with its children, or locked. */
const NEEDED_PROGRAMS = [
	"taskset",
	"setpriv",
	"setsid",
	"flock"
];
/**
* Waits while another run measures on this machine, unless there is nothing to measure.
*
* @throws UserError if a program or a server is missing, MeasurementError where one does not work
*/
async function openTestbed(asked) {
	const { plan, note, timeline } = asked;
	const hasRelayLog = appliesRelayLogs(plan);
	const suite = hasRelayLog ? {
		...asked.suite,
		dataset: {
			...asked.suite.dataset,
			hasRelayLog
		}
	} : asked.suite;
	await prepareMachine(asked);
	await using opened = new AsyncDisposableStack();
	const directory = opened.use(new RunDirectory());
	const { signal } = opened.use(watchDisk(directory.path, asked.signal));
	const request = {
		...asked,
		suite,
		runDirectory: directory.path,
		runId: directory.id,
		signal
	};
	const swept = await sweepAbandoned((path) => removeContainersOf(request, path));
	for (const path of swept) note(`removed what a killed run had left in ${path}`);
	const sysbench = await sysbenchVersion();
	const cpus = layoutCpus(readNodes());
	timeline.enter({ step: "data" });
	const servers = await openServers(request, opened);
	const { plan: taken, measured, unchecked, asked: told, buildOf } = servers;
	const started = isUnchanged(measured) ? [] : measured.arms;
	const available = availableBytes();
	const limits = memoryLimits(Math.min(plan.arms.length, plan.mostServers), available);
	timeline.enter({ step: "wait" });
	if (started.length > 0) opened.use(await measureAlone(request));
	timeline.enter({ step: "prepare" });
	await pin(process.pid, cpus.clientCpus);
	const { dataset } = suite;
	const provision = provisionOf(suite, taken, limits, buildOf);
	const testbed = realTestbed({
		...request,
		dataset,
		provision,
		cpus,
		directory,
		servers: servers.kind
	});
	const kept = opened.move();
	return {
		testbed,
		/** The plan without changes that are none to the servers. */
		plan: taken,
		/** Values that servers of changed scenarios would have, as their programs tell them without a start. */
		asked: told,
		/** Names of changed scenarios that are not measured, and of which no server has told whether it starts with them. */
		unchecked: unchecked.filter((name) => !started.some(({ scenario }) => scenario.name === name)),
		cpus,
		sysbench,
		buildOf,
		/** Time of a synchronisation with the disk that holds the data. */
		ownSyncSeconds: () => ownSyncSeconds(directory.path),
		/** Servers that fit into memory together. */
		mostServers: mostServers(dataset, available),
		/** Warnings about this machine's effect on the figures. */
		warnings: [...cpus.shared ? [{ code: "one-cpu" }] : [], ...servers.warnings ?? memoryWarnings(suite, limits)],
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
function appliesRelayLogs({ cells }) {
	return cells.some(({ workload }) => appliesRelayLog(workload.script));
}
/** Servers that we start, or those that the suite names as running. */
async function openServers(request, opened) {
	const { suite, plan, server } = request;
	if (isRunningAlready(suite, server)) return openEndpoints(request, opened);
	requireRoomFor(plan);
	const measured = ({ buildOf, asTaken, asked }) => withoutUnseen(asTaken(plan), buildOf, asked);
	const sources = opened.use(await openSources({
		...request,
		arms: plan.arms,
		measured
	}));
	const { buildOf, unchecked, asked } = sources;
	return {
		kind: {
			kind: "started",
			sources
		},
		buildOf,
		unchecked,
		asked,
		plan: sources.asTaken(plan),
		measured: measured(sources),
		warnings: void 0
	};
}
async function openEndpoints(asked, opened) {
	const { suite, plan, server, disks } = asked;
	if (disks.length > 0) throw new UserError("--disk needs servers that qpsgate starts; name an image or a binary, no dsn");
	const scenarios = plan.arms.map(({ scenario }) => scenario);
	if (server !== "auto" && server !== "external") throw new UserError(`--server ${server} starts servers, and the suite names one that is running (dsn); give --server external`);
	if (appliesRelayLogs(plan)) throw new UserError("the workload replication needs servers that qpsgate starts; name an image or a binary, no dsn");
	const nameOf = (scenario) => endpointName(endpointIn(suite, scenario));
	for (const scenario of scenarios) requireTrusted(endpointIn(suite, scenario));
	const endpoints = /* @__PURE__ */ new Map();
	for (const [name, own] of Map.groupBy(scenarios, nameOf)) {
		const endpoint = endpointIn(suite, own[0]);
		endpoints.set(name, opened.use(await openEndpoint({
			...asked,
			endpoint,
			dataset: suite.dataset,
			scenarios: own
		})));
	}
	const arms = endpointArms((scenario) => endpoints.get(nameOf(scenario)));
	return {
		kind: {
			kind: "endpoints",
			endpoints: arms
		},
		plan,
		measured: plan,
		unchecked: [],
		asked: [],
		buildOf: arms.buildOf,
		warnings: [...endpoints.values()].map((endpoint) => endpointWarning(endpoint, plan))
	};
}
/** @throws UserError if it has no connection for each thread, besides our own */
function endpointWarning({ known }, { cells }) {
	const endpoint = endpointName(known.endpoint);
	const { spareConnections: spare, floorMs } = known.facts;
	const needed = Math.max(...cells.map(({ threads }) => threads)) + OWN_CONNECTIONS;
	if (needed > spare) throw new UserError(`${endpoint} has room for ${spare} connections (max_connections, max_user_connections), and ${needed} are needed; measure with fewer --threads`);
	return {
		code: "external-server",
		endpoint,
		floorMs,
		isElsewhere: !isLoopback(known.endpoint.host)
	};
}
function endpointIn({ server }, { name, endpoint, place }) {
	const found = endpoint ?? (server.kind === "dsn" ? server.endpoint : void 0);
	if (found !== void 0) return found;
	throw new UserError(`--server external: scenario ${name} has no server that is running; give server.dsn in the suite, or the scenario a dsn`, { place });
}
/** Programs of util-linux that are missing; without them nothing can be measured. */
function missingPrograms() {
	return NEEDED_PROGRAMS.filter((program) => findProgram(program) === void 0);
}
async function prepareMachine(request) {
	const { server, image, install, suite, disks, note, signal } = request;
	const lacksCompiler = disks.length > 0 && findProgram("cc") === void 0;
	const absent = missingPrograms();
	if (absent.length > 0) throw new UserError(`${absent.join(", ")} not found; install util-linux`);
	if (lacksCompiler && !install) throw new UserError("--disk needs a C compiler; install gcc and libc6-dev");
	if (!install) return;
	const wantsLocal = server === "local" || server === "auto" && image === void 0 && suite.server.kind === "auto";
	const packages = [
		findProgram("sysbench") === void 0 ? "sysbench" : [],
		wantsLocal && findLocalServer() === void 0 ? ["mariadb-server-core", "mariadb-client-core"] : [],
		lacksCompiler ? ["gcc", "libc6-dev"] : []
	];
	await installPackages(packages.flat(), note, signal);
	if (suite.dataset.tpch !== void 0 && findGenerator() === void 0) await installGenerator(note, signal);
}
function memoryWarnings({ dataset }, { bufferPoolBytes: mostBytes }) {
	const neededBytes = bufferPoolBytes(dataset);
	return neededBytes > mostBytes ? [{
		code: "dataset-larger-than-memory",
		neededBytes,
		mostBytes
	}] : [];
}

export { openTestbed as n, missingPrograms as t };