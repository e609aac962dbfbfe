import { E as isEarlier, d as needs } from "./workloads.js";
import { c as startInBox, i as inOneLine, r as boxProblem } from "./box.js";
import { a as pin, i as layoutCpus, o as readNodes, s as startCpus } from "./local.js";
import { d as number, f as object } from "./schemas.js";
import { a as availableBytes, c as readEnvironment, r as requireRoom } from "./disk-space.js";
import { a as sysbenchSecrets, c as measureAlone, i as loginAdvice, o as loadArguments } from "./digest.js";
import { r as sum } from "./vectors.js";
import { r as sleep, t as monotonicNs } from "./clock.js";
import { C as residentBytesOf, D as RUN_LABEL, I as start, M as minimalEnvironment, S as readIfThere, V as readableView, W as writableView, d as cpuSecondsOf, o as allowedCpusOf, z as programsAt } from "./tool.js";
import { o as makeCertificate } from "./generator.js";
import { A as bufferPoolBytes, c as diagnose, d as serverEnded, f as supervise, l as isLacking, o as openSeed, s as seedsAtOnce, u as requireAlone } from "./sql-refusal.js";
import { i as tableValues, n as initialDataOf } from "./initial-data.js";
import { n as datasetOf } from "./dataset.js";
import { n as scenarioForServer } from "./scenario.js";
import { t as dataIdentity } from "./scenario-identity.js";
import { S as isFailure, h as UserError, p as MeasurementError, u as BaselineError } from "./paths.js";
import { n as atMost } from "./at-most.js";
import { n as openTogether, r as programKey } from "./programs.js";
import { m as StartRefusal, p as ServerRefusal } from "./load-dump.js";
import { n as mostServers, r as requireRoomFor, t as memoryLimits } from "./memory.js";
import { n as provisionOf, r as memoryBesidePool, t as isAnyEncrypted } from "./provision.js";
import { i as count, t as bytes } from "./figures.js";
import { s as nameAt, t as armName } from "./plan.js";
import { S as fastTurnMs, _ as warmUpMs, n as shuffle, r as MOST_WARM_UP_MS, t as seededRandom, x as blocksPerProbe, y as blockSeconds } from "./random.js";
import { c as ordinaryAddress, i as SERVER_SCHEMA, l as schemaOf, o as encryptedAddress, p as orAborted } from "./server-address.js";
import { N as familyOf, b as isIdleOption } from "./exercises.js";
import { a as shippedText, n as shippedFile } from "./shipped.js";
import { n as startArm, r as stopServers } from "./arms.js";
import { a as processCostsBetween, c as readProcessCosts, i as pageMissesBetween, n as grownCounters, o as readConnections, p as sessionStatement, r as lockWaitsBetween, s as readCounters, t as costsBetween, u as isRefusal } from "./server-costs.js";
import { n as newRefusal, t as letWrite } from "./try-statements.js";
import { a as quantileMs, i as mergeHistograms, n as HISTOGRAM_BUCKETS, s as sparseHistogram } from "./group.js";
import { n as median, t as isSample } from "./robust.js";
import { i as makeMemoryDirectory } from "./run-directory.js";
import { n as countedStatements } from "./own-load.js";
import { t as isPreparedWith } from "./scope.js";
import { a as switchKey, i as splitSwitchKey, n as settingsOfKind, r as settingsThatDiffer } from "./switchable-settings.js";
import { a as besideUs, o as sysbenchProgram } from "./launcher.js";
import { t as readSettings } from "./read-settings.js";
import { basename, join } from "node:path";
import { appendFileSync, chownSync, closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readSync, realpathSync, rmSync, statSync, unlinkSync, writeFileSync, writeSync } from "node:fs";
import { createHash } from "node:crypto";
import { addAbortListener } from "node:events";

// src/edges/machine/probe.ts
/**
* The probe. While servers and clients rest, it times a fixed piece of arithmetic and of memory reads, because other
* programs slow both down. It also asks how much CPU time the hypervisor gave to other virtual machines. A block next
* to an unusual probe counts as disturbed.
*/
/**
* Size of the memory that the probe reads. It exceeds a core's cache, so that work on neighbouring cores slows the
* reads.
*/
const MEMORY_BYTES = 32 * 1024 ** 2;
/** Steps of arithmetic, and reads of memory. Either number takes about a millisecond on a CPU of 2020. */
const CORE_STEPS = 75e4;
const MEMORY_READS = 1e4;
/**
* Number of tries. Only the fastest counts, because a disturbance that ends within a millisecond does not affect a
* block.
*/
const TRIES = 2;
/** Calls of `glance` after which the JIT compiler makes the work no faster, so that later times can be compared. */
const WARM_UP_GLANCES = 20;
var MachineProbe = class {
	#memory = new Int32Array(MEMORY_BYTES / 4).fill(1);
	#ticks;
	/** Result of the work. It is kept, because a compiler may skip work whose result nobody uses. */
	#sink = 0;
	constructor() {
		for (let nth = 0; nth < WARM_UP_GLANCES; nth++) this.glance();
		this.#ticks = void 0;
	}
	/**
	* Times the work once, which takes about 4 ms of qpsgate's CPU. `stolen` is the share (0 to 1) of all CPUs' time that
	* the hypervisor gave to other virtual machines since the last call; null at the first call.
	*/
	glance() {
		const coreMicros = this.#fastest(compute);
		const memoryMicros = this.#fastest(() => readAround(this.#memory, MEMORY_READS, this.#sink));
		const before = this.#ticks;
		const now = readTicks();
		this.#ticks = now;
		if (before === void 0 || now === void 0) return {
			coreMicros,
			memoryMicros,
			stolen: null
		};
		const passed = now.all - before.all;
		return {
			coreMicros,
			memoryMicros,
			stolen: passed > 0 ? (now.stolen - before.stolen) / passed : 0
		};
	}
	/** @returns microseconds of the fastest try */
	#fastest(work) {
		const tries = Array.from({ length: TRIES }, () => {
			const began = process.hrtime.bigint();
			this.#sink ^= work();
			return Number(process.hrtime.bigint() - began) / 1e3;
		});
		return Math.min(...tries);
	}
};
function compute() {
	let value = 1;
	for (let step = 0; step < CORE_STEPS; step++) value = Math.imul(value, 1664525) + 1013904223 | 0;
	return value;
}
/** Reads memory at addresses that each depend on the value before, so that the CPU cannot overlap the reads. */
function readAround(memory, reads, seed) {
	const mask = memory.length - 1;
	let at = seed & mask;
	for (let read = 0; read < reads; read++) at = Math.imul(at + (memory[at] ?? 0), 1664525) + 1013904223 & mask;
	return at;
}
/**
* Share (0 to 1) of all CPUs' time that programs used during these milliseconds; undefined if it is unknown. The caller
* asks before the run starts anything, so it is the share of other programs.
*/
async function busyShare(milliseconds) {
	const before = readTicks();
	await sleep(milliseconds);
	const after = readTicks();
	return before && after && after.all > before.all ? (after.busy - before.busy) / (after.all - before.all) : void 0;
}
/**
* Clock ticks of all CPUs, from the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal.
*/
function readTicks() {
	const [line] = readIfThere("/proc/stat")?.split("\n", 1) ?? [];
	const fields = line?.split(/\s+/).slice(1, 9).map(Number);
	if (fields === void 0) return void 0;
	const all = sum(fields);
	const [, , , idle = 0, waiting = 0, , , stolen = 0] = fields;
	return {
		all,
		stolen,
		busy: all - idle - waiting - stolen
	};
}

// src/edges/servers/server-sources.ts
/** Opens the seeds (prepared data) of all scenarios' servers. Scenarios with the same program and data share a seed. */
/**
* @param arms that will be started
* @throws ServerRefusal if a server refuses the tables after the change; UserError if it refuses them before the
*   change; MeasurementError if data cannot be made. Seeds that were opened are closed then. If only the baseline needs
*   the data, `of` throws instead
*/
async function openSources(request, programs, arms) {
	const { suite, base = [], runDirectory, signal } = request;
	const dataOf = (scenario) => {
		const of = (all) => all.find(({ name }) => name === scenario.name) ?? scenario;
		const build = programs.buildOf(scenario);
		return initialDataOf(scenarioForServer(of(base), build), scenarioForServer(of(suite.scenarios), build), scenarioForServer(scenario, build));
	};
	const seedKeyOf = (scenario) => `${sourceKeyOf(scenario)} ${JSON.stringify(dataOf(scenario))}`;
	const seeding = atMost(seedsAtOnce(suite.dataset, runDirectory));
	const wanted = [...new Map(arms.map(({ scenario }) => [seedKeyOf(scenario), scenario]))];
	const failed = /* @__PURE__ */ new Map();
	const opened = await openTogether(wanted, signal, async ([key, scenario], either) => {
		const dataset = datasetOf(suite.dataset, scenario);
		const launcher = programs.launcherOf(scenario);
		const users = arms.filter((arm) => seedKeyOf(arm.scenario) === key);
		const wasThere = users.some(isEarlier);
		try {
			return await seeding(() => openSeed({
				...request,
				launcher,
				dataset,
				initial: dataOf(scenario),
				signal: either
			}));
		} catch (error) {
			if (isFailure(error) && users.every(({ revision }) => revision === "baseline")) {
				failed.set(key, new BaselineError(error));
				return;
			}
			if (!(error instanceof ServerRefusal)) throw error;
			if (!wasThere) throw new ServerRefusal({
				...error.refusal,
				scenario: scenario.name
			}, { cause: error });
			const why = `before the change ${error.message}; gate the next change`;
			throw new UserError(why, {
				place: error.place,
				cause: error
			});
		}
	});
	const seeds = /* @__PURE__ */ new Map();
	for (const [index, [key, scenario]] of wanted.entries()) {
		const seed = opened[index];
		if (seed !== void 0) seeds.set(key, {
			...seed,
			tables: tablesText(scenario)
		});
	}
	return {
		of: (scenario) => {
			const failure = failed.get(seedKeyOf(scenario));
			if (failure !== void 0) throw failure;
			const others = [...seeds].flatMap(([key, seed]) => key.startsWith(sourceKeyOf(scenario)) ? seed : []);
			const ownSeed = seeds.get(seedKeyOf(scenario));
			const isAlike = ({ tables }) => tables === tablesText(scenario);
			const seed = (ownSeed && isAlike(ownSeed) ? ownSeed : others.find(isAlike)) ?? ownSeed ?? others[0];
			if (seed === void 0) throw new Error(`no data were loaded for ${scenario.name}`);
			return {
				launcher: programs.launcherOf(scenario),
				seed
			};
		},
		[Symbol.asyncDispose]: async () => {
			for (const seed of seeds.values()) await seed[Symbol.asyncDispose]();
		}
	};
}
function tablesText(scenario) {
	return JSON.stringify([...tableValues(scenario)]);
}
function sourceKeyOf({ program, own }) {
	return JSON.stringify([programKey(program), own && dataIdentity(own.data)]);
}

// src/core/olap/tpch.ts
/** Decimals that all products have in common: averages and quotients have six to ten, depending on the product. */
const DECIMALS = 2;
const CHECKSUM_DIGITS = 16;
/** NULL in MySQL's text files; no text in the data is equal to it. */
const NULL = "\\N";
const NUMBER = /^(?<sign>[+-]?)(?<whole>\d+)(?:\.(?<fraction>\d*))?$/;
/**
* Row count and checksum of an answer. Every value is normalised (see `normalisedValue`), a row's values are joined by
* `|`, the rows are sorted as texts and joined by line feeds; the checksum is of that text. So it depends on the order
* of the columns, but neither on the order of the rows, nor on decimals of an average beyond the second.
*
* The checksum says only that answers are the same: values with `|` or line feeds in them could be mistaken for
* several, but the data of TPC-H have none.
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
* A value in comparable form. Text loses trailing blanks, which CHAR columns have in some products. If it then looks
* like a number, it is rounded to two decimals, half away from zero, without trailing zeros. NULL is `\N`, and dates
* are texts, YYYY-MM-DD.
*
* The rounding works on the digits, because a double would change some values.
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
/**
* Share of the total value of stock that a part must exceed to be in the answer to Q11, at scale factor 1. At larger
* scale factors it is divided by the factor.
*/
const FRACTION = 1e-4;
/** Digits of the fraction in fixed notation, because an exponent would make it a floating-point number. */
const FRACTION_DIGITS = 12;
/** Text of a query for data of this scale factor, without comments. */
function fillQuery(text, scale) {
	return text.replaceAll(/--[^\n]*/g, "").replaceAll("{{fraction}}", (FRACTION / scale).toFixed(FRACTION_DIGITS)).trim().replace(/;$/, "");
}

// src/edges/olap/check-answers.ts
/**
* Compares all arms' answers to TPC-H's queries, because an arm with another answer is not faster or slower, but wrong.
*/
/**
* Time limit of a query in seconds. A query that takes longer is not measured, because a run could repeat it too
* seldom.
*/
const QUERY_TIMEOUT_SECONDS = 60;
/** Numbers of the errors for a query that exceeded its time, of MySQL and of MariaDB. */
const TOOK_TOO_LONG = /* @__PURE__ */ new Set([3024, 1969]);
/**
* Compares the answers of all arms to each query. A query that one arm does not answer in time is measured in no arm.
*
* @returns the outcome of each query, by its number
* @throws MeasurementError if two arms answer differently, or a server refuses a query
*/
async function requireAnswers({ arms, schema, queries, scale, timeoutSeconds = 60 }) {
	const first = /* @__PURE__ */ new Map();
	const outcomes = /* @__PURE__ */ new Map();
	for (const { name, product, session, enter } of arms) {
		await enter();
		await session.execute(`USE ${schema}`);
		await session.execute(familyOf(product).timeLimit(timeoutSeconds));
		for (const number of queries.filter((each) => outcomes.get(each)?.lateIn === void 0)) {
			const query = `q${String(number).padStart(2, "0")}`;
			const began = performance.now();
			const answer = await ask(session, name, query, fillQuery(shippedText("tpch", "queries", `${query}.sql`), scale));
			const seconds = Math.max(outcomes.get(number)?.seconds ?? 0, (performance.now() - began) / 1e3);
			outcomes.set(number, answer === "late" ? {
				seconds,
				lateIn: name
			} : { seconds });
			if (answer === "late") continue;
			const expected = first.get(query) ?? {
				arm: name,
				answer
			};
			first.set(query, expected);
			if (expected.answer.rows !== answer.rows || expected.answer.checksum !== answer.checksum) throw differing(query, {
				arm: name,
				answer
			}, expected);
		}
	}
	return outcomes;
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
/** Failure of one cell, because an arm takes too long for its query. Other cells are still measured. */
function tooLong(workload, arm) {
	return new MeasurementError(`it takes longer than ${60} s in ${arm}; leave ${workload} out with --workloads, or take fewer data`, {
		step: "warm up",
		arm,
		isOfCell: true
	});
}
function differing(query, { arm, answer }, expected) {
	const text = ({ rows, checksum }) => `${rows} rows with checksum ${checksum}`;
	return new MeasurementError(`${arm} answers ${query} with ${text(answer)}, unlike ${expected.arm}: ${text(expected.answer)}; times of different answers are not compared`, {
		step: "check answers",
		arm
	});
}

// src/edges/servers/cpu-capacity.ts
/**
* Measures the computing power of a server by SQL: the checksums that it computes with all of its CPUs busy, in units
* of 10,000 a second, which the report uses. The checksum is CRC32, which needs no library. MD5 and SHA2 come from
* OpenSSL 3 and wait for its locks, so that two CPUs computed no more of them than one.
*/
const UNIT = 1e4;
const CHECKSUM = "CRC32('qpsgate')";
const FIRST_CHECKSUMS = 2e5;
/**
* Seconds of each step that shows whether more connections compute more, and seconds of the final count. The count
* spans several periods of a container's CPU quota, because the rate changes within a period.
*/
const [STEP_SECONDS, COUNT_SECONDS] = [.1, .6];
const MOST_CONNECTIONS = 256;
/** Factor by which the rate must grow with twice as many connections. After two steps with less, all CPUs are busy. */
const NO_MORE = 1.1;
const STEPS_IN_VAIN = 2;
/** @returns undefined if the server refuses to count */
async function countCapacity(session) {
	await using opened = new AsyncDisposableStack();
	const sessions = [];
	try {
		let best = 0;
		for (let inVain = 0; inVain < STEPS_IN_VAIN && sessions.length < MOST_CONNECTIONS;) {
			const more = await openMore(session, Math.max(1, sessions.length));
			if (more.length === 0) break;
			for (const each of more) sessions.push(opened.use(each));
			const rate = await rateOf$1(sessions, best === 0 ? FIRST_CHECKSUMS : best * STEP_SECONDS);
			inVain = rate < NO_MORE * best ? inVain + 1 : 0;
			best = Math.max(best, rate);
		}
		const counted = best === 0 ? 0 : await rateOf$1(sessions, best * COUNT_SECONDS);
		return counted === 0 ? void 0 : counted / UNIT;
	} catch (error) {
		if (isRefusal(error) || isFailure(error)) return void 0;
		throw error;
	}
}
async function openMore(session, many) {
	return (await Promise.allSettled(Array.from({ length: many }, () => session.another()))).flatMap((opening) => opening.status === "fulfilled" ? opening.value : []);
}
/** Checksums a second of all connections together; 0 if a server ends such a statement before it is done. */
async function rateOf$1(sessions, checksums) {
	const each = Math.ceil(checksums / sessions.length);
	const began = performance.now();
	const answers = await Promise.all(sessions.map((session) => session.value(`SELECT BENCHMARK(${each}, ${CHECKSUM})`)));
	const seconds = (performance.now() - began) / 1e3;
	return answers.every((answer) => answer === "0") ? each * sessions.length / seconds : 0;
}

// src/edges/machine/awake.ts
/**
* Keeps idle CPUs from sleeping. On a virtual machine, waking a CPU takes several times as long as a small query. With
* few clients, most of the time would pass in waking CPUs, which hides the cost of a setting.
*/
/**
* The kernel's file for PM QoS, its limits on power saving. While the file is open, CPUs wake up within the
* microseconds that were written to it.
*/
const LONGEST_WAKE_UP = "/dev/cpu_dma_latency";
/** Zero microseconds, as a 32-bit number. Idle CPUs then poll instead of sleeping. */
const NONE = Buffer.alloc(4);
/**
* Keeps all CPUs awake until the returned value is disposed of, or this process ends; undefined if this process may not
* open the file, which only root may.
*/
function keepAwake() {
	let file;
	try {
		file = openSync(LONGEST_WAKE_UP, "w");
	} catch {
		return;
	}
	try {
		writeSync(file, NONE);
	} catch {
		closeSync(file);
		return;
	}
	return { [Symbol.dispose]: () => closeSync(file) };
}

// src/edges/sysbench/board.ts
/**
* The board: one memory-mapped file for each sysbench process. qpsgate writes whether clients may begin transactions.
* The threads of turns.lua write the work that they have completed. rotor.lua writes how long the server has run.
* Access takes microseconds and no system call, so nothing is parsed or sent while clients are driven.
*
* Layout in 8-byte doubles (times in nanoseconds), kept equal to turns.lua and rotor.lua:
*
*     header[16]                          magic, threads, go, closed, state of the sessions, poll interval, clock,
*                                         statements
*     heads[threads][8]                   ready, transactions, errors, last completion, sum of latencies, busy,
*                                         deadlocks and lock waits among the errors
*     statements[threads][statements][3]  executions, sum of their times, failures
*     histogram[threads][2048] (uint32)   latency of transactions: bucket = ⌊100 · ln(microseconds)⌋
*
* The clock shows how long the server has run, because latencies are measured in this time. While the server runs, the
* time is CLOCK_MONOTONIC minus the clock's value. While the server is frozen, the time is the clock's value, negated.
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
* Nanoseconds after which a waiting thread checks again if it may continue. All threads of a load together check 5,000
* times a second. With ten times as many checks, eight loads used up a CPU.
*/
const POLL_MIN_NS = 5e5;
const POLL_NS_PER_THREAD = 2e5;
/**
* Factor by which the checks are rarer while other threads connect or end transactions, because many checks would slow
* these threads down.
*/
const REST = 5;
const DOUBLE = 8;
var Board = class {
	path;
	threads;
	statements;
	#fd;
	#pollNs;
	/** @throws RangeError for more statements than a line of slices.jsonl may have */
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
	* @param session number of the line of `SessionStates` (load.ts) with the session variables that connections set
	*   first; 0: they set none
	*/
	go(session = 0) {
		writeDoubles(this.#fd, POLL_NS, [this.#pollNs]);
		if (session > 0) writeDoubles(this.#fd, SESSION, [session]);
		writeDoubles(this.#fd, GO, [1]);
	}
	/** Stops clients from beginning transactions. Those that have begun still end. */
	pause() {
		writeDoubles(this.#fd, GO, [0]);
	}
	/**
	* Pauses clients for longer than a turn. They then check less often whether they may continue, and leave the CPUs to
	* other processes.
	*/
	rest() {
		this.pause();
		writeDoubles(this.#fd, POLL_NS, [REST * this.#pollNs]);
	}
	/** Ends every thread after its current transaction. Then sysbench exits. */
	close() {
		writeDoubles(this.#fd, CLOSED, [1]);
	}
	/**
	* Work of the load's threads since they started. `ready` is the number of connected threads, and `busy` of those in a
	* transaction. `servedNs` is the sum of the latencies, nanoseconds.
	*/
	progress() {
		const heads = this.#heads();
		const total = (field) => sumOfEvery(heads, field, HEAD);
		const failed = {
			errors: total(2),
			deadlocks: total(6)
		};
		return {
			ready: total(0),
			transactions: total(1),
			...failed,
			servedNs: total(4),
			busy: total(5)
		};
	}
	completed() {
		const heads = this.#heads();
		return Array.from({ length: this.threads }, (_, thread) => heads[thread * HEAD + 1] ?? 0);
	}
	/** Sums over all threads, in the order in which the script counts its statements. */
	statementProgress() {
		if (this.statements === 0) return [];
		const values = readDoubles(this.#fd, HEADER$1 + this.threads * HEAD, this.threads * this.statements * STATEMENT$1);
		return Array.from({ length: this.statements }, (_, statement) => {
			const total = (field) => sumOfEvery(values, statement * STATEMENT$1 + field, this.statements * STATEMENT$1);
			return {
				executions: total(0),
				servedNs: total(1),
				failed: total(2)
			};
		});
	}
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
function sumOfEvery(values, first, step) {
	let sum = 0;
	for (let at = first; at < values.length; at += step) sum += values[at] ?? 0;
	return sum;
}
function readDoubles(fd, offset, length) {
	const values = new Float64Array(length);
	readSync(fd, values, 0, values.byteLength, offset * DOUBLE);
	return values;
}
function writeDoubles(fd, offset, values) {
	writeSync(fd, Float64Array.from(values), 0, values.length * DOUBLE, offset * DOUBLE);
}

// src/edges/sysbench/load.ts
/** The load of one server: a sysbench process whose threads begin transactions only while its board allows it. */
const CONNECT_TIMEOUT_MS = 6e4;
const FINISH_TIMEOUT_MS = 3e4;
const SHOWN_LINES = 12;
/**
* An error of the server, as turns.lua and sysbench print it. Errors 2000 to 2999 are the client's own and do not
* count, except 2026: client and server have no encryption in common.
*/
const REFUSAL = /\berror:? (?<code>[134]\d{3}|2026)\b:? ["(]?(?<says>.*?)(?:\) for query .*|")?$/i;
/**
* sysbench's own totals, as turns.lua prints them. They show whether anything worked, and how many queries a
* transaction has.
*/
const totalsSchema = object({
	events: number(),
	reads: number(),
	writes: number(),
	other: number(),
	errors: number()
});
var Load = class Load {
	board;
	sessions;
	child;
	/** Process id of sysbench itself, even if it runs in a sandbox. */
	pid;
	workload;
	threads;
	#request;
	/**
	* Files with passwords and keys. They are removed as soon as all threads are connected, because nobody needs them
	* then.
	*/
	#secrets;
	constructor(request, { board, sessions, secrets }, { child, pid }) {
		this.#request = request;
		this.workload = request.workload.name;
		this.threads = request.threads;
		this.board = board;
		this.sessions = sessions;
		this.#secrets = secrets;
		this.child = child;
		this.pid = pid;
	}
	/** @throws MeasurementError if the sandbox of a user's script cannot be made */
	static async start(request) {
		const { address, threads, statements, runDirectory, boardPath, isOfUser = false } = request;
		using opened = new DisposableStack();
		const files = {
			board: opened.use(new Board(boardPath, threads, statements)),
			sessions: opened.use(new SessionStates(`${boardPath}.sql`)),
			secrets: opened.use(sysbenchSecrets(address, runDirectory))
		};
		const isBoxed = isOfUser && address.kind === "socket" && await boxProblem(runDirectory) === void 0;
		const load = new Load(request, files, await (isBoxed ? startBoxed(request, address, files) : startOpen(request, files)));
		opened.move();
		return load;
	}
	/** @param perSecond number of statements that the server refuses each second, if clients continue */
	failure(what, perSecond) {
		const { arm, workload, threads } = this.#request;
		const { output } = this.child;
		const refusal = parseRefusal(output);
		const fatal = output.split("\n").filter((line) => /FATAL|error/i.test(line));
		const shown = fatal.length > 0 ? fatal : output.trimEnd().split("\n");
		const isRefused = refusal !== void 0 && !isLacking(refusal.code);
		return new MeasurementError(`${what} (${arm})${loginAdvice(output)}`, {
			...this.child.outcome,
			step: "drive load",
			arm,
			output: shown.slice(0, SHOWN_LINES).join("\n"),
			refused: isRefused ? {
				...refusal,
				what: workload.name,
				threads,
				perSecond
			} : void 0
		});
	}
	/**
	* Resolves when every thread is connected and has prepared its statements.
	*
	* @throws MeasurementError if sysbench ends before, or if this takes longer than a minute
	*/
	async connected(signal) {
		const deadline = performance.now() + CONNECT_TIMEOUT_MS;
		while (this.board.progress().ready < this.#request.threads) {
			signal.throwIfAborted();
			if (this.child.exit !== void 0) throw this.failure("sysbench could not connect");
			if (performance.now() > deadline) throw this.failure(`sysbench did not connect within ${CONNECT_TIMEOUT_MS / 1e3} s`);
			await sleep(5);
		}
		this.#secrets[Symbol.dispose]();
	}
	/**
	* Lets the threads end.
	*
	* @throws MeasurementError if sysbench does not end, fails, or has completed nothing
	*/
	async finish(signal) {
		this.board.close();
		const late = new Promise((resolve) => setTimeout(resolve, FINISH_TIMEOUT_MS, "late").unref());
		if (await orAborted(Promise.race([this.child.exited, late]), signal) === "late") throw this.failure(`sysbench did not end within ${FINISH_TIMEOUT_MS / 1e3} s`);
		const totals = parseTotals(this.child.output);
		if (this.child.exit?.code !== 0 || totals === void 0) throw this.failure("sysbench failed");
		if (totals.events === 0) throw this.failure("sysbench completed no transaction");
		if (totals.reads + totals.writes + totals.other === 0) throw this.failure("the server answered no statement");
		return totals;
	}
	async [Symbol.asyncDispose]() {
		await this.child.kill();
		this.#secrets[Symbol.dispose]();
		this.board[Symbol.dispose]();
		this.sessions[Symbol.dispose]();
	}
};
function environmentOf({ workload, runDirectory, boardPath }, { sessions }) {
	return {
		QPSGATE_BOARD: boardPath,
		QPSGATE_SESSIONS: sessions.path,
		QPSGATE_SCRIPT: scriptOf(workload, runDirectory)
	};
}
function startOpen(request, files) {
	const { secrets } = files;
	const env = {
		...secrets.env,
		...environmentOf(request, files)
	};
	const args = [...secrets.arguments, ...loadArguments(request, besideUs("turns.lua"))];
	const child = start([sysbenchProgram(), ...args], {
		run: request.runDirectory,
		cwd: secrets.directory,
		cpus: request.cpus,
		env
	});
	return {
		child,
		pid: child.pid
	};
}
/**
* Place in a script's sandbox that shows the server's directory. It is short, because the length of a socket's path is
* limited.
*/
const SERVER_PLACE = "/server";
/**
* Starts a user's script. It can write only to its board, and sees only its own files, and the server's directory for
* the socket.
*/
function startBoxed(request, address, files) {
	const { runDirectory, cpus, boardPath } = request;
	const { directory, certificate } = address;
	const program = sysbenchProgram();
	const driver = besideUs("turns.lua");
	const environment = environmentOf(request, files);
	const { uid, gid } = statSync(directory);
	if (process.getuid?.() === 0) for (const path of [
		boardPath,
		files.sessions.path,
		environment.QPSGATE_SCRIPT
	]) chownSync(path, uid, gid);
	const seen = [
		driver,
		environment.QPSGATE_SCRIPT,
		files.sessions.path,
		...certificate === void 0 ? [] : [certificate]
	];
	const views = [
		...programsAt([program, realpathSync(program)]).views,
		...seen.flatMap(readableView),
		...writableView(boardPath),
		[
			"--ro-bind",
			directory,
			SERVER_PLACE
		]
	];
	const path = join(SERVER_PLACE, basename(realpathSync(address.path)));
	const args = loadArguments({
		...request,
		address: {
			...address,
			path
		}
	}, driver);
	const box = {
		run: runDirectory,
		views,
		cwd: certificate ?? "/",
		cpus,
		account: {
			uid,
			gid
		},
		environment: {
			...minimalEnvironment(),
			...environment,
			[RUN_LABEL]: runDirectory
		}
	};
	return startInBox([program, ...args], box, () => {});
}
/** Errors of a server: a wait for a lock took too long, or a deadlock. turns.lua counts them separately. */
const DEADLOCKS = [1205, 1213];
/** The last error of the server that is no deadlock, or else the last one; undefined without any. */
function parseRefusal(output) {
	const refusals = output.split("\n").flatMap((line) => {
		const { code, says = "" } = REFUSAL.exec(line)?.groups ?? {};
		return code === void 0 ? [] : [{
			code: Number(code),
			says
		}];
	});
	return refusals.findLast(({ code }) => !DEADLOCKS.includes(code)) ?? refusals.at(-1);
}
/** sysbench's totals; undefined if it printed none. */
function parseTotals(output) {
	const json = /^@qpsgate (\{.*\})$/m.exec(output)?.[1];
	try {
		return json === void 0 ? void 0 : totalsSchema.safeParse(JSON.parse(json)).data;
	} catch {
		return;
	}
}
/** Name of one of sysbench's scripts, or path of one of qpsgate's or of a user's. */
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
/** The file in which turns.lua finds the statements that set session variables. Each line sets those of one arm. */
var SessionStates = class {
	path;
	#numbers = /* @__PURE__ */ new Map();
	constructor(path) {
		this.path = path;
		writeFileSync(path, "", {
			flag: "wx",
			mode: 384
		});
	}
	/** @returns number, from 1, of the line that sets the session variables among these settings; 0 if there are none */
	numberAmong(state, sessionVariables) {
		const variables = new Map([...state].filter(([key]) => sessionVariables.has(key)));
		if (variables.size === 0) return 0;
		const line = `${[...variables.keys()].some((key) => isPreparedWith(splitSwitchKey(key).name)) ? "*" : ""}${sessionStatement(variables)}`;
		const earlier = this.#numbers.get(line);
		if (earlier !== void 0) return earlier;
		const number = this.#numbers.size + 1;
		appendFileSync(this.path, `${line}\n`);
		this.#numbers.set(line, number);
		return number;
	}
	[Symbol.dispose]() {
		unlinkSync(this.path);
	}
};

// src/edges/testbed/arm-load.ts
/**
* A load and the arms that it drives, which are all arms of one server. Their work is counted turn by turn, because
* sysbench's own totals do not tell arms apart.
*/
/** Offset of the random streams for loads, so that they differ from those for trials. */
const LOAD_STREAMS = 1e9;
/** Maximum number of clients that connect or end transactions at once. More would only wait for CPUs. */
const MOST_CLIENTS_AT_ONCE = 256;
const NOTHING = {
	latency: [],
	transactions: 0,
	errors: 0,
	deadlocks: 0,
	statements: []
};
const NEVER = {
	executions: 0,
	servedNs: 0,
	failed: 0
};
var ArmLoad = class {
	load;
	arms;
	#countOthers;
	#totals = /* @__PURE__ */ new Map();
	/** Progress until the end of the last turn. It belongs to an arm already, or does not count, as in a warm-up. */
	#attributed;
	/** @param countOthers counts other clients' queries since before the load began */
	constructor(load, arms, countOthers) {
		this.load = load;
		this.arms = arms;
		this.#countOthers = countOthers;
		this.#attributed = progressOf(load);
	}
	/** Counts from zero again, because the warm-up does not count. */
	restart() {
		this.#attributed = progressOf(this.load);
		this.#totals.clear();
	}
	/**
	* Adds the work since the last turn to the arm whose turn is over. If the load has one arm, `totalsOf` adds all work.
	*/
	turnOver(arm) {
		if (this.arms > 1) this.#attribute(arm);
	}
	totalsOf(arm) {
		if (this.arms === 1) this.#attribute(arm);
		return this.#totals.get(arm) ?? NOTHING;
	}
	async finish(signal) {
		const totals = await this.load.finish(signal);
		const { reads, writes, other, errors } = totals;
		const asked = reads + writes + other + errors + this.load.threads;
		return {
			...totals,
			othersPerSecond: await this.#countOthers?.(asked)
		};
	}
	#attribute(arm) {
		const before = this.#totals.get(arm) ?? NOTHING;
		const last = this.#attributed;
		const now = progressOf(this.load);
		this.#totals.set(arm, {
			latency: mergeHistograms([before.latency, sparseHistogram(now.histogram, last.histogram)]),
			transactions: before.transactions + now.transactions - last.transactions,
			errors: before.errors + now.errors - last.errors,
			deadlocks: before.deadlocks + now.deadlocks - last.deadlocks,
			statements: now.statements.map((statement, nth) => {
				const sum = before.statements[nth] ?? NEVER;
				const counted = last.statements[nth] ?? NEVER;
				return {
					executions: sum.executions + statement.executions - counted.executions,
					servedNs: sum.servedNs + statement.servedNs - counted.servedNs,
					failed: sum.failed + statement.failed - counted.failed
				};
			})
		});
		this.#attributed = now;
	}
};
/**
* Groups of arms whose clients together are at most MOST_CLIENTS_AT_ONCE. An arm with more has a group of its own.
* @param threads clients of each arm
*/
function fewAtOnce(arms, threads) {
	const size = Math.max(1, Math.floor(MOST_CLIENTS_AT_ONCE / threads));
	return Array.from({ length: Math.ceil(arms.length / size) }, (_, nth) => arms.slice(nth * size, (nth + 1) * size));
}
/**
* Starts the loads of a cell, and waits until their clients are connected.
*
* @returns the load that drives each arm; arms that share a server share one
* @throws MeasurementError if a server ends, hangs or refuses clients; the signal's reason
*/
async function connectLoads(request, boards) {
	const { arms, running, cell, signal } = request;
	const addressOf = (arm) => running[arm].server.address;
	const shares = [...Map.groupBy(arms.keys(), addressOf).values()];
	const others = await Promise.all(shares.map(([first = 0]) => running[first]?.shared?.watchOthers?.()));
	await using opened = new AsyncDisposableStack();
	const loads = [];
	const connect = async (sharing, nth) => {
		const [first = 0] = sharing;
		const load = opened.use(await startLoad(request, first, join(boards, `a${first}`)));
		const driven = new ArmLoad(load, sharing.length, others[nth]);
		for (const arm of sharing) loads[arm] = driven;
		const { server } = running[first];
		const supervised = {
			name: armName(arms[first]),
			server,
			doing: "sysbench connected to it",
			progress: () => cpuSecondsOf(server.process.pid) ?? 0,
			signal
		};
		await supervise(supervised, () => load.connected(signal));
	};
	for (const group of fewAtOnce([...shares.entries()], cell.threads)) await Promise.all(group.map(([nth, sharing]) => connect(sharing, nth)));
	opened.move();
	return loads;
}
function startLoad(request, index, boardPath) {
	const { plan, trial, cell, dataset, provision, cpus, directory } = request;
	const arm = request.arms[index];
	const { server, shared, script } = request.running[index];
	const nthCell = trial.cells.findIndex((planned) => planned.cell === cell);
	const plain = shared !== void 0 || needs(cell.workload, "relay-log") ? server.address : ordinaryAddress(server.address);
	const { certificate } = provision;
	const ownWorkload = arm.scenario.own?.workload;
	return Load.start({
		arm: armName(arm),
		address: certificate !== void 0 && needs(cell.workload, "certificate") ? encryptedAddress(plain, certificate) : plain,
		dataset,
		workload: script === void 0 ? cell.workload : {
			...cell.workload,
			source: script
		},
		threads: cell.threads,
		statements: ownWorkload === void 0 ? 0 : countedStatements(ownWorkload).length,
		seed: Math.floor(2 ** 31 * seededRandom(plan.seed, LOAD_STREAMS + 1e3 * trial.number + nthCell)()),
		cpus: cpus.clientCpus,
		runDirectory: directory.path,
		boardPath,
		isOfUser: cell.workload.source !== void 0
	});
}
function progressOf({ board }) {
	const { transactions, errors, deadlocks } = board.progress();
	return {
		histogram: board.histogram(),
		transactions,
		errors,
		deadlocks,
		statements: board.statementProgress()
	};
}

// src/edges/testbed/cell-arm.ts
/** One arm of an open cell, with its server and its load. */
var CellArm = class {
	planned;
	name;
	running;
	/** The arm's load, which is shared by all arms of the same server. */
	driven;
	constructor(planned, running, driven) {
		this.planned = planned;
		this.name = armName(planned);
		this.running = running;
		this.driven = driven;
	}
	get load() {
		return this.driven.load;
	}
	/**
	* Switches a shared server to the settings of this arm.
	*
	* @returns number, for the load's board, of the session variables that clients must set; 0 if they must set none
	*/
	async enter() {
		const { shared } = this.running;
		if (shared === void 0) return 0;
		await enterState(this.name, shared);
		return this.load.sessions.numberAmong(shared.servers[0].state, shared.sessionVariables);
	}
	totals() {
		return this.driven.totalsOf(this.name);
	}
	freeze() {
		const { process } = this.running.server;
		if (process.isFreezable) process.freeze();
	}
	thaw() {
		const { process } = this.running.server;
		if (process.isFreezable) process.thaw();
	}
	ping() {
		return this.running.server.session.execute("SELECT 1");
	}
};
/** @throws MeasurementError if a server refuses one of the arm's settings */
async function enterState(name, { servers }) {
	requireNone(name, "switch settings", "the running server refuses settings; it says", (await Promise.all(servers.map(({ switched, state }) => switched.switchTo(state)))).flat().map(({ key, wanted, why }) => `${splitSwitchKey(key).name} = ${wanted}: ${why}`));
}
/** @param lines one for each setting that is wrong; if there are none, nothing is thrown */
function requireNone(arm, step, what, lines) {
	if (lines.length === 0) return;
	throw new MeasurementError(`${arm}: ${what}:\n${lines.map((line) => `  ${line}`).join("\n")}`, {
		step,
		arm
	});
}
/**
* Checks CPUs. If a process has lost or gained one during the run, figures show that instead of the effect of settings.
*
* @throws MeasurementError if a server or a load of the run may use other CPUs than it was given
*/
function requireCpus(arms, { serverCpus, clientCpus }) {
	for (const { name, load, running } of arms) {
		requireSameCpus(name, "its server", serverCpus, allowedCpusOf(running.server.process.pid));
		requireSameCpus(name, "its sysbench", clientCpus, allowedCpusOf(load.pid));
	}
}
function requireSameCpus(name, who, cpus, now = cpus) {
	if (cpus.join() === now.join()) return;
	throw new MeasurementError(`${name}: ${who} was given CPU ${cpus.join(", ")} and may use CPU ${now.join(", ")} now; leave its CPUs alone until the run is over`, {
		step: "check CPUs",
		arm: name
	});
}
/**
* Switches shared servers to the settings of each arm in turn, and reads them back, because a server may accept a value
* without using it.
*/
async function requireStates(arms) {
	for (const { name, running } of arms) {
		const { shared } = running;
		if (shared === void 0) continue;
		await enterState(name, shared);
		requireNone(name, "switch settings", "the running server has other settings than asked for", (await Promise.all(shared.servers.map(({ switched }) => switched.readBack()))).flat().map(({ key, wanted, found: actual }) => `${splitSwitchKey(key).name}: set to ${wanted}, found ${actual ?? "nothing"}`));
	}
}
/** Variables that a server changes by itself, or that the run sets after it has read the settings. */
const MOVING = /^variable:(?:gtid_|read_only$|super_read_only$|innodb_status_output|innodb_thread_sleep_delay$|relay_log_purge$)/;
/**
* Checks that settings are as they were before the arm ran, because a statement, a stored program or an event may have
* changed them.
*
* @throws MeasurementError that names the settings with other values
*/
async function requireUnmoved(arms, signal) {
	for (const { name, running } of arms) {
		const { server } = running;
		if (running.shared !== void 0) continue;
		const now = await supervise({
			name,
			server,
			doing: "its settings were read",
			signal
		}, () => readSettings(server.session));
		requireNone(name, "verify scenario", "settings of the server moved while it was measured", [...settingsThatDiffer(now, running.settings)].filter(([key]) => !MOVING.test(key)).map(([key, was]) => `${splitSwitchKey(key).name}: ${was} before, ${now.get(key) ?? "nothing"} now`));
	}
}

// src/edges/testbed/cell-lines.ts
function readUsage({ running, load }) {
	const { pid, isFreezable } = running.server.process;
	return {
		serverCpuSeconds: cpuSecondsOf(pid),
		clientCpuSeconds: cpuSecondsOf(load.pid),
		process: readProcessCosts(isFreezable ? pid : void 0)
	};
}
function probeLine(request, block) {
	const at = (monotonicNs() - request.began) / 1e9;
	return {
		kind: "probe",
		...placeOf(request),
		block,
		at,
		...request.probe.glance()
	};
}
/** @param computes whether the servers wait for almost nothing but their CPUs */
function sliceLines(request, arms, block, conducted, computes) {
	const { threads } = request.cell;
	return arms.map(({ planned, running }, index) => {
		const { transactions, servedNs, ranNs, cpuNs, statements } = conducted.arms[index];
		const counted = statements.map((each) => [each.executions, secondsOf(each.servedNs, threads)]);
		return {
			kind: "slice",
			...placeOf(request),
			scenario: planned.scenario.name,
			revision: planned.revision,
			block,
			at: (conducted.startNs - request.began) / 1e9,
			seconds: (transactions === 0 ? ranNs : servedNs / threads) / 1e9,
			transactions,
			cpuSeconds: cpuNs === void 0 ? void 0 : cpuNs / 1e9,
			computes: computes || void 0,
			host: running.shared?.host,
			statements: counted.length === 0 ? void 0 : counted
		};
	});
}
function totalsLine(request, measured) {
	const { arm, totals, works, turnMs, isAwake, before, after, residentBytes, load } = measured;
	const { planned, running, driven } = arm;
	const statements = statementTotals(measured, request.cell.threads);
	const isShared = running.shared !== void 0;
	const costs = {
		...processCostsBetween(before.process, after.process),
		residentBytes,
		...costsBetween(before.counters, after.counters)
	};
	return {
		kind: "cell",
		...placeOf(request),
		scenario: planned.scenario.name,
		revision: planned.revision,
		queriesPerTransaction: (load.reads + load.writes + load.other) / load.events,
		transactions: totals.transactions,
		errors: totals.errors,
		deadlocks: totals.deadlocks || void 0,
		errorNumber: totals.errors > 0 ? parseRefusal(arm.load.child.output)?.code : void 0,
		serverCpuSeconds: isShared ? null : serverCpuSeconds(measured),
		clientCpuSeconds: between(before.clientCpuSeconds, after.clientCpuSeconds, driven.arms),
		turnSeconds: (sum(works.map(({ ranNs }) => ranNs)) || 1) / 1e9,
		turnMs,
		isAwake: isAwake || void 0,
		othersPerSecond: load.othersPerSecond,
		statements: statements.length === 0 ? void 0 : statements,
		costs: isShared ? void 0 : costs,
		latency: totals.latency,
		counters: grownCounters(before.counters, after.counters, running.build.product),
		pageMisses: pageMissesBetween(before.counters, after.counters)
	};
}
function placeOf({ trial, cell }) {
	return {
		trial: trial.number,
		workload: cell.workload.name,
		threads: cell.threads
	};
}
/**
* CPU seconds of the server. If the rotor counted them, they are those of its turns, otherwise those between the
* readings.
*/
function serverCpuSeconds({ works, before, after }) {
	const seconds = sum(works.map(({ cpuNs = NaN }) => cpuNs)) / 1e9;
	return works.length > 0 && !Number.isNaN(seconds) ? seconds : between(before.serverCpuSeconds, after.serverCpuSeconds, 1);
}
function statementTotals({ arm, totals }, threads) {
	const workload = arm.planned.scenario.own?.workload;
	return (workload === void 0 ? [] : countedStatements(workload)).map(({ name }, nth) => {
		const { executions = 0, servedNs = 0, failed = 0 } = totals.statements[nth] ?? {};
		return {
			name,
			executions,
			seconds: secondsOf(servedNs, threads),
			failed
		};
	});
}
/** Seconds, rounded to nanoseconds, because further digits would only lengthen the many lines. */
function secondsOf(servedNs, threads) {
	return Number((servedNs / threads / 1e9).toFixed(9));
}
/**
* @returns each arm's equal part of the CPU seconds between two readings of a shared process; null if a reading is
*   missing
*/
function between(before, after, arms) {
	return before === void 0 || after === void 0 ? null : (after - before) / arms;
}

// src/edges/testbed/cell-pace.ts
/**
* What the servers of a cell wait for, as its warm-up shows. The length of turns depends on it, because some waits
* continue while a server is frozen.
*/
/** Share of its CPUs' time from which a server waits for almost nothing but CPUs. */
const BUSY = .9;
/**
* Least share of its CPUs' time that a server uses if it waits only for late clients. Next to a busy neighbour it was
* 65% to 72%. A server that uses less waits for locks, whose holders are frozen with it, or for something that
* continues while it is frozen.
*/
const LEAST_BUSY = .6;
/** Waits for locks per transaction from which locks explain why a server is idle. */
const MANY_LOCK_WAITS = .05;
/** Threads for each CPU from which a server that needs no disk is idle only because clients are late. */
const THREADS_PER_CPU = 2;
/** 95th percentile of latencies, milliseconds, up to which the time to wake a CPU matters. */
const SHORT_MS = 5;
/**
* Share of pages read from disk below which a server needs no disk. Pages that the warm-up has not read yet are fewer.
*/
const FEW_MISSES = .002;
/**
* Share of pages read from disk from which a buffer pool has too little room. On an idle server, first reads are 1 or
* 2%.
*/
const MANY_MISSES = .05;
/**
* Whether the servers wait almost only for their CPUs, or for clients that get no CPU in time.
*
* @param pageMisses share (0 to 1) of page requests that went to disk, by arm
* @param lockWaits waits for locked rows per transaction, by arm
* @param isAwake whether the CPUs are kept awake, so that no client is late
*/
function computes({ cell: { workload, threads }, running, cpus: { serverCpus } }, works, { pageMisses, lockWaits }, isAwake) {
	if (needs(workload, "relay-log") || readsPages(pageMisses) || works.some(({ cpuNs }) => cpuNs === void 0)) return false;
	const cpus = serverCpus.length;
	const usable = Math.min(threads, cpus);
	const isBusy = (share) => works.every(({ cpuNs = 0, ranNs }) => cpuNs >= share * usable * ranNs);
	const needsNoDisk = (isAwake || threads >= THREADS_PER_CPU * cpus) && (isBusy(LEAST_BUSY) || lockWaits.every((share) => share >= MANY_LOCK_WAITS)) && pageMisses.every((share) => share < FEW_MISSES) && !(workload.writes && running.some(({ settings }) => waitsAtCommit(settings)));
	return isBusy(BUSY) || needsNoDisk;
}
/**
* Whether CPUs may fall asleep between the queries of a cell. If there are more clients than CPUs of servers, some
* client always has work, so no CPU sleeps. False also if servers wait for a disk. On a virtual machine, the disk may
* need the same CPUs, and gets them only while they sleep.
*
* @param p95Ms 95th percentile of the transactions' latencies, milliseconds
*/
function mayDoze({ cell: { workload, threads }, dataset, cpus }, p95Ms) {
	return !(workload.writes || dataset.poolBytes !== void 0 || needs(workload, "relay-log") || cpus.shared) && threads <= cpus.serverCpus.length && p95Ms > 0 && p95Ms <= SHORT_MS;
}
/** Transactions per second, summed over all arms. */
function rateOf(works) {
	return sum(works.map(({ transactions, ranNs }) => ranNs > 0 ? 1e9 * transactions / ranNs : 0));
}
/**
* Whether a server's buffer pool has too little room for its pages. The server then waits for the disk all the time.
*/
function readsPages(pageMisses) {
	return pageMisses.some((share) => share >= MANY_MISSES);
}
/** Whether a transaction that wrote ends only once its log has reached the disk. */
function waitsAtCommit(settings) {
	const of = (name) => settings.get(switchKey("variable", name));
	const isSynced = of("sync_binlog") !== "0" && !isIdleOption("sync_binlog", of);
	return of("innodb_flush_log_at_trx_commit") === "1" || of("log_bin") === "ON" && isSynced;
}

// src/edges/sysbench/hang-watch.ts
/** Detects servers and loads that hang without ending. */
/** Milliseconds that a server gets to answer after it completed nothing for a while. */
const ANSWER_TIMEOUT_MS = 1e3;
/**
* Milliseconds that a thread may run on a CPU before the next one runs. A thread may wait until all others have run.
*/
const TURN_MS = 10;
/** Milliseconds between checks whether paused clients have ended their transactions. */
const DRAIN_POLL_MS = 1;
/**
* Milliseconds until qpsgate notices the end of a server. The end of a container is reported by the container engine.
*/
const BLAME_MS$1 = 2e3;
/**
* The same time after a lost connection, which mostly means that a server ended. A busy container engine reports the
* end late.
*/
const LOST_BLAME_MS = 1e4;
const LOST_CONNECTION$1 = /the connection to .* was lost/;
/** Maximum share of a load's threads that may complete nothing. If more complete nothing, the load hangs. */
const IDLE_SHARE = .05;
/**
* Seconds after which idle threads count as hanging. There are so many, because on a busy disk a query that writes
* temporary files may stop for seconds.
*/
const IDLE_SECONDS = 15;
/**
* Number of blocks for which threads may be idle. A block lasts as long as usual queries, or a part of the time that
* fills a redo log. A single query may take several times as long. A server with a full log wrote pages to a busy disk
* for more than eight blocks.
*/
const IDLE_PER_BLOCK = 30;
/** Seconds that a few last clients get to end their transactions, because they wait up to 50 s for an InnoDB lock. */
const LAST_CLIENTS_SECONDS = 60;
/** Detects, at each call of `look`, a server or a load that hangs without ending. */
var HangWatch = class {
	#clients = /* @__PURE__ */ new Map();
	#doubtful = /* @__PURE__ */ new Set();
	/** Whether clients of an arm were idle at the last call of `look`, so that the arm may hang. */
	get isDoubtful() {
		return this.#doubtful.size > 0;
	}
	/**
	* Checks an arm after its turns.
	*
	* @param arms all arms that had turns in the same time
	* @throws MeasurementError if the arm's server or its sysbench hangs
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
			await requireAnswer(arm, time.seconds, turnOfEach([arm])).finally(() => arm.freeze());
		}
		const turnSeconds = turnOfEach(arms) / 1e3;
		const idle = clients.map(({ seconds }) => seconds).filter((seconds) => seconds > 0 && seconds >= turnSeconds);
		const most = IDLE_SHARE * clients.length;
		if (idle.length > most) this.#doubtful.add(load);
		else this.#doubtful.delete(load);
		const leastSeconds = Math.max(IDLE_SECONDS, IDLE_PER_BLOCK * time.blockSeconds);
		const lost = idle.filter((seconds) => seconds >= leastSeconds);
		if (lost.length > most) throw idling(arm, lost.length, Math.min(...lost));
	}
};
/**
* Requires an answer from a server that completes nothing. Its disk may have stalled, which is no failure, but the
* server may also hang.
*/
async function requireAnswer(arm, seconds, turnsMs) {
	const mostMs = Math.max(ANSWER_TIMEOUT_MS, turnsMs);
	const late = AbortSignal.timeout(mostMs);
	try {
		await orAborted(arm.ping(), late);
	} catch (cause) {
		throw hanging(arm, seconds, `completed no transaction and its server does not answer (${late.aborted ? `no answer within ${mostMs / 1e3} s` : cause.message})`, { cause });
	}
}
/**
* Waits until paused clients have ended their transactions. The clients of all arms share the CPUs, so most
* transactions end shortly before the last.
*
* @param mostSeconds maximum wait, in addition to the time in which the CPUs serve every thread once; the last few
*   clients get more
* @throws MeasurementError if a server or sysbench hangs; the signal's reason
*/
async function drainClients(arms, signal, mostSeconds = IDLE_SECONDS) {
	const turnsMs = turnOfEach(arms);
	const drainedArm = async (arm) => {
		const { board } = arm.load;
		const began = performance.now();
		let asked = began;
		while (board.progress().busy > 0) {
			await sleep(DRAIN_POLL_MS, signal);
			const now = performance.now();
			if (now - asked < ANSWER_TIMEOUT_MS) continue;
			asked = now;
			const seconds = (now - began) / 1e3;
			await requireAnswer(arm, seconds, turnsMs);
			const { busy } = board.progress();
			if (seconds > (busy <= IDLE_SHARE * board.threads ? Math.max(mostSeconds, LAST_CLIENTS_SECONDS) : mostSeconds) + turnsMs / 1e3) throw idling(arm, busy, seconds);
		}
	};
	await Promise.all(arms.map(drainedArm));
}
/** Milliseconds in which the CPUs serve every thread of these arms once. */
function turnOfEach(arms) {
	return TURN_MS * sum(arms.map(({ load }) => load.board.threads));
}
/**
* Awaits the work. If it fails, the error is delayed, so that the watch on processes can first report a server whose
* end has caused the failure.
*/
async function blamingOthersFirst(work) {
	try {
		return await work;
	} catch (error) {
		if (error instanceof MeasurementError) await sleep(LOST_CONNECTION$1.test(error.message) ? LOST_BLAME_MS : BLAME_MS$1);
		throw error;
	}
}
function idling(arm, idle, seconds) {
	const { board, workload } = arm.load;
	const { threads } = board;
	const who = idle === threads ? "no thread completed" : `${idle} of ${count(threads, "thread")} did not complete`;
	const says = `${who} a transaction in ${Math.round(seconds)} s, although the server answers`;
	const endless = {
		code: 0,
		says,
		what: workload,
		threads
	};
	return hanging(arm, seconds, `${who} a transaction in ${Math.round(seconds)} s; its server answers, so sysbench hangs`, { refused: endless });
}
/** @param seconds time for which the arm ran */
function hanging({ name, load }, seconds, what, more = {}) {
	return new MeasurementError(`${name}: ${what} (it ran for ${seconds.toFixed(2)} s)`, {
		step: "drive load",
		arm: name,
		...load.child.outcome,
		...more
	});
}

// src/edges/sysbench/rotor.ts
/**
* The rotor: a sysbench process that runs rotor.lua. It freezes and thaws servers every few milliseconds, with
* real-time priority if it may. qpsgate requests a number of windows, each with the turns of one block, and the rotor
* sums up the work in each window.
*
* Layout of its file in 8-byte doubles (times in nanoseconds of CLOCK_MONOTONIC), kept equal to rotor.lua:
*
*     header[16]                  magic, arms, capacity, windows wanted, windows done, ended, length of a turn, turns
*                                 of each arm in a window, seed, ready
*     windows[capacity][…]        start, end, then of each arm: transactions, sum of latencies, CPU time, time it ran,
*                                 and of each of its load's statements: executions, sum of their times
*/
const MAGIC = 20261129;
const HEADER = 16;
const WINDOW = 2;
const ARM = 4;
const STATEMENT = 2;
const WANTED = 3;
const DONE = 4;
const ENDED = 5;
const TURN_NS = 6;
const READY = 9;
/** Number of windows for which the file has room. `run` requests more in several steps. */
const CAPACITY = 64;
const READY_TIMEOUT_MS = 1e4;
const POLL_MS = 2;
/** Milliseconds after which a rotor counts as hanging, in addition to the time of the requested turns. */
const MOST_OVER_MS = 12e4;
var Rotor = class Rotor {
	#statements;
	#width;
	#fd;
	#child;
	/** Number of windows requested since the start. The rotor runs until it has done as many. */
	#wanted = 0;
	constructor({ arms, seed, cpus, directory, runDirectory }) {
		this.#statements = arms.map(({ board }) => board.statements);
		this.#width = WINDOW + sum(this.#statements.map((statements) => ARM + STATEMENT * statements));
		const path = join(directory, "rotor");
		const list = join(directory, "rotor.arms");
		this.#fd = openSync(path, "wx+", 384);
		ftruncateSync(this.#fd, (HEADER + CAPACITY * this.#width) * Float64Array.BYTES_PER_ELEMENT);
		writeDoubles(this.#fd, 0, [
			MAGIC,
			arms.length,
			CAPACITY,
			0,
			0,
			0,
			0,
			0,
			seed % 2 ** 31,
			0
		]);
		const lines = arms.map(({ pid, board }) => `${pid} ${board.threads} ${board.statements} ${board.path}\n`);
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
		const env = {
			QPSGATE_ROTOR: path,
			QPSGATE_ARMS: list
		};
		this.#child = start(command, {
			run: runDirectory,
			cwd: runDirectory,
			cpus,
			env
		});
	}
	/** Opens the rotor. Resolves when it is ready for turns. */
	static async open(request, signal) {
		await using opened = new AsyncDisposableStack();
		const rotor = opened.use(new Rotor(request));
		await rotor.#until(READY, 1, READY_TIMEOUT_MS, signal);
		opened.move();
		return rotor;
	}
	/** Lets servers take turns, except those whose clients rest. Afterwards, all servers are frozen. */
	async run(windows, turns, signal) {
		const ended = [];
		while (ended.length < windows) {
			const many = Math.min(CAPACITY, windows - ended.length);
			const ms = many * this.#statements.length * turns.rounds * turns.turnMs;
			writeDoubles(this.#fd, TURN_NS, [1e6 * turns.turnMs, turns.rounds]);
			const first = this.#wanted;
			this.#wanted += many;
			writeDoubles(this.#fd, WANTED, [this.#wanted]);
			await Promise.race([sleep(ms, signal), this.#child.exited]);
			await this.#until(DONE, this.#wanted, MOST_OVER_MS + ms, signal);
			for (let nth = first; nth < this.#wanted; nth++) ended.push(this.#windowIn(nth % CAPACITY));
		}
		return ended;
	}
	async [Symbol.asyncDispose]() {
		writeDoubles(this.#fd, ENDED, [1]);
		await this.#child.kill();
		closeSync(this.#fd);
	}
	async #until(field, value, mostMs, signal) {
		const deadline = monotonicNs() + 1e6 * mostMs;
		while ((readDoubles(this.#fd, field, 1)[0] ?? 0) < value) {
			const hasEnded = this.#child.exit !== void 0;
			if (hasEnded || monotonicNs() > deadline) throw new MeasurementError(`turns of the servers ${hasEnded ? "ended" : "do not end"}`, {
				step: "drive load",
				...this.#child.outcome
			});
			await sleep(POLL_MS, signal);
		}
	}
	#windowIn(row) {
		const values = readDoubles(this.#fd, HEADER + row * this.#width, this.#width);
		const [startNs = 0, endNs = 0] = values;
		let at = WINDOW;
		return {
			startNs,
			endNs,
			arms: this.#statements.map((many) => {
				const [transactions = 0, servedNs = 0, cpuNs = 0, ranNs = 0] = values.subarray(at);
				const counts = values.subarray(at + ARM);
				at += ARM + STATEMENT * many;
				return {
					transactions,
					servedNs,
					cpuNs,
					ranNs,
					statements: Array.from({ length: many }, (_, nth) => ({
						executions: counts[STATEMENT * nth] ?? 0,
						servedNs: counts[STATEMENT * nth + 1] ?? 0
					}))
				};
			})
		};
	}
};

// src/edges/testbed/failure-watch.ts
/**
* Notices at once if a server or a load ends that should still run, because the run would otherwise wait for it in
* vain.
*/
/**
* Milliseconds to wait for the end of a server whose sysbench has ended. If both end together, the server is the cause.
*/
const BLAME_MS = 200;
/**
* Milliseconds for a busy container engine to report a server's end after sysbench has crashed or lost its connection.
*/
const LOST_CONNECTION_MS = 1e4;
const LOST_CONNECTION = /\b(?:2006|2013)\b/;
const DOING = "it was being measured";
var FailureWatch = class {
	/** Rejects with the first failure, or when the run is stopped. It never resolves. */
	failure;
	#reject;
	#stopped;
	#isArmed = true;
	constructor(arms, signal) {
		const { promise, reject } = Promise.withResolvers();
		this.failure = promise;
		this.#reject = reject;
		promise.catch(() => {});
		this.#stopped = addAbortListener(signal, () => this.#fail(signal.reason));
		for (const arm of arms) {
			const { server } = arm.running;
			const ended = () => serverEnded({
				name: arm.name,
				server,
				doing: DOING,
				signal
			});
			server.process.ended.then(async () => this.#fail(await ended()));
			arm.load.child.exited.then(async () => {
				const failure = arm.load.failure("sysbench ended during its turns");
				const { exitCode, output = "" } = failure.failure;
				const isLost = LOST_CONNECTION.test(output) || exitCode === "SIGSEGV";
				await Promise.race([server.process.ended, sleep(isLost ? LOST_CONNECTION_MS : BLAME_MS)]);
				this.#fail(server.process.hasEnded() ? await ended() : diagnose(failure, server.address));
			});
		}
	}
	/** Stops watching, because servers and loads may end from now on. */
	disarm() {
		this.#isArmed = false;
		this.#stopped[Symbol.dispose]();
	}
	#fail(error) {
		if (this.#isArmed) this.#reject(error);
	}
};

// src/edges/testbed/conductor.ts
/**
* Drives the arms of a cell. Servers that may be frozen take turns of milliseconds, while their clients never stop. If
* a server cannot be frozen, or if arms are different settings of one server, the clients take turns instead.
*/
var Drive = class Drive {
	#arms;
	#request;
	#random;
	/** The rotor, which freezes servers in turn; undefined if their clients take turns instead. */
	#rotor;
	#failures;
	#hangs = new HangWatch();
	#stopped = new AbortController();
	constructor(arms, request, random, rotor) {
		this.#arms = arms;
		this.#request = request;
		this.#random = random;
		this.#rotor = rotor;
		this.#failures = new FailureWatch(arms, request.signal);
	}
	/** @param boards path of the directory that holds the boards */
	static async open(arms, request, random, boards) {
		const rotated = arms.flatMap(({ running, load: { board } }) => {
			const { pid, isFreezable } = running.server.process;
			return isFreezable && !endsStatements(running) && pid !== void 0 ? [{
				pid,
				board
			}] : [];
		});
		if (rotated.length < arms.length) return new Drive(arms, request, random);
		const { cpus, directory, signal } = request;
		const seed = Math.floor(2 ** 31 * random());
		const place = {
			cpus: cpus.clientCpus,
			directory: boards,
			runDirectory: directory.path
		};
		return new Drive(arms, request, random, await Rotor.open({
			arms: rotated,
			seed,
			...place
		}, signal));
	}
	/** Whether every arm has a server that is frozen while others run. Otherwise, clients take turns. */
	get isRotating() {
		return this.#rotor !== void 0;
	}
	/** Whether clients of an arm were idle at the last check, so that the arm may hang. */
	get isDoubtful() {
		return this.#hangs.isDoubtful;
	}
	/** Drives all arms for this many blocks without a pause. Afterwards, servers that take turns are frozen. */
	async conduct(blocks, turns) {
		const signal = AbortSignal.any([this.#stopped.signal, this.#request.signal]);
		try {
			const rotor = this.#rotor;
			const work = rotor === void 0 ? this.#alternate(blocks, turns, signal) : this.#rotate(rotor, blocks, turns, signal);
			const conducted = await this.#unlessFailed(work);
			await this.#requireAlive(blocks, blockSeconds(this.#arms.length, turns));
			return conducted;
		} catch (error) {
			this.#stopped.abort();
			this.thaw();
			throw error;
		}
	}
	/** Lets clients end their transactions, but begin no more, so that servers can be read and switched. */
	async rest() {
		const { threads, workload } = this.#request.cell;
		const mostSeconds = workload.isAnalytical ? 60 : void 0;
		for (const { load } of this.#arms) load.board.rest();
		const drainAll = async () => {
			for (const group of fewAtOnce(this.#arms, threads)) {
				for (const arm of group) arm.thaw();
				await drainClients(group, this.#stopped.signal, mostSeconds);
			}
		};
		await this.#unlessFailed(drainAll());
	}
	thaw() {
		for (const arm of this.#arms) arm.thaw();
	}
	/** Stops watching for failures, because servers and loads may end from now on. */
	expectEnds() {
		this.#failures.disarm();
	}
	async [Symbol.asyncDispose]() {
		this.expectEnds();
		this.#stopped.abort();
		await this.#rotor?.[Symbol.asyncDispose]();
	}
	#unlessFailed(work) {
		return Promise.race([blamingOthersFirst(work), this.#failures.failure]);
	}
	async #requireAlive(blocks, seconds) {
		const byLoad = new Map(this.#arms.map((arm) => [arm.load, arm]));
		for (const arm of byLoad.values()) await this.#hangs.look(arm, {
			seconds: blocks * seconds,
			blockSeconds: seconds
		}, this.#arms);
	}
	async #rotate(rotor, blocks, turns, signal) {
		const arms = this.#arms;
		const began = monotonicNs();
		const sessions = await Promise.all(arms.map((arm) => arm.enter()));
		const switchNs = monotonicNs() - began;
		for (const [index, arm] of arms.entries()) {
			arm.freeze();
			arm.load.board.go(sessions[index]);
		}
		return (await rotor.run(blocks, turns, signal)).map(({ startNs, arms: works }) => ({
			startNs,
			arms: works.map((work) => ({
				...work,
				switchNs
			}))
		}));
	}
	/** Lets clients take turns. A transaction that has begun when a turn ends still counts, with all of its time. */
	async #alternate(blocks, turns, signal) {
		const conducted = [];
		while (conducted.length < blocks) {
			const startNs = monotonicNs();
			const works = [];
			for (const index of shuffle([...this.#arms.keys()], this.#random)) works[index] = await this.#turnOf(this.#arms[index], turns.turnMs, signal);
			conducted.push({
				startNs,
				arms: works
			});
		}
		return conducted;
	}
	async #turnOf(arm, turnMs, signal) {
		const { board } = arm.load;
		for (const other of this.#arms) if (other.load !== arm.load) other.freeze();
		const began = monotonicNs();
		arm.thaw();
		const session = await arm.enter();
		const before = board.progress();
		const statements = board.statementProgress();
		const startNs = monotonicNs();
		board.go(session);
		await sleep(turnMs, signal);
		board.pause();
		await drainClients([arm], signal);
		const after = board.progress();
		arm.driven.turnOver(arm.name);
		return {
			transactions: after.transactions - before.transactions,
			servedNs: after.servedNs - before.servedNs,
			ranNs: monotonicNs() - startNs,
			switchNs: startNs - began,
			statements: board.statementProgress().map(({ executions, servedNs }, nth) => ({
				executions: executions - (statements[nth]?.executions ?? 0),
				servedNs: servedNs - (statements[nth]?.servedNs ?? 0)
			}))
		};
	}
};
/**
* Whether a server ends slow statements. Such a server must not be frozen, because it counts the time while it is
* frozen.
*/
function endsStatements({ build, settings }) {
	const limit = settings.get(switchKey("variable", familyOf(build.product).timeLimitVariable));
	return limit !== void 0 && Number(limit) !== 0;
}

// src/edges/testbed/fill-redo-logs.ts
/**
* Brings redo logs to their state after hours of writes. A server need not flush pages until its log has been full
* once, so until then a small log costs nothing. A load alone would take a minute to fill the logs of a few servers.
*/
/** Maximum bytes of a log that are filled, because an external server's log may have any size. */
const MOST_BYTES = 256 * 1024 ** 2;
/**
* Number of parts in which pages are changed, with equal amounts of log between them. Some changes are then old, as
* under a load.
*/
const PARTS = 16;
/** Distance of the changed rows. A page holds more rows, so every page changes. */
const ROWS_PER_PAGE = 50;
/** Table with a few rows that are changed again and again. This makes much log but few dirty pages. */
const FILLER = "sbtest0_filler";
const FILLER_ROWS = 64;
const FILLER_BYTES = 7e3;
/** Least bytes that a change of all rows of that table logs, because the log gets the new values. */
const ROUND_BYTES = FILLER_ROWS * FILLER_BYTES;
/**
* Least part of the written bytes that a server's counter must show. If it shows less, the server does not count its
* log.
*/
const LEAST_COUNTED = 1 / 2;
/** Seconds of load for each arm until its server's flushing has settled. A server adapts its pace once a second. */
const SETTLING_SECONDS = 2;
/**
* Fills the redo logs of all arms, and drives their loads until flushing has settled. No server is frozen before or
* after.
*
* @returns milliseconds to fill the slowest log once
* @throws MeasurementError if a server refuses, or does not count what it logs
*/
async function fillRedoLogs({ arms, dataset, drive, signal }) {
	const filled = [...new Map(arms.map((arm) => [arm.running.server.session, arm])).values()];
	const ofEach = (ask) => Promise.all(filled.map((arm) => {
		const { name, running } = arm;
		return supervise({
			name,
			server: running.server,
			doing: "its redo log was filled",
			signal
		}, () => ask(arm));
	}));
	const loggedByAll = () => ofEach(({ running }) => loggedBytes(running.server.session));
	await ofEach((arm) => fill(arm, dataset));
	const before = await loggedByAll();
	await drive(SETTLING_SECONDS);
	const after = await loggedByAll();
	const cycles = filled.map((arm, nth) => {
		const logged = Math.max(1, (after[nth] ?? 0) - (before[nth] ?? 0));
		return 1e3 * SETTLING_SECONDS * redoBytes(arm) / logged;
	});
	return Math.max(...cycles);
}
async function fill(arm, { tables, rows }) {
	const { session, address } = arm.running.server;
	const schema = schemaOf(address);
	const filler = `${schema}.${FILLER}`;
	await session.execute(`DROP TABLE IF EXISTS ${filler}`);
	const columns = `id INT NOT NULL PRIMARY KEY, a VARCHAR(${FILLER_BYTES}) CHARACTER SET latin1 NOT NULL`;
	await session.execute(`CREATE TABLE ${filler} (${columns}) ENGINE = InnoDB`);
	const values = Array.from({ length: FILLER_ROWS }, (_, nth) => `(${nth + 1}, REPEAT('A', ${FILLER_BYTES}))`);
	await session.execute(`INSERT INTO ${filler} VALUES ${values.join(", ")}`);
	const bytes = redoBytes(arm);
	const mostPayload = (bytes + settingOf(arm, "innodb_log_buffer_size")) / LEAST_COUNTED;
	let payload = 0;
	const before = await loggedBytes(session);
	for (let part = 0; part < PARTS; part++) {
		const first = Math.floor(part * rows / PARTS) + 1;
		const last = Math.floor((part + 1) * rows / PARTS);
		for (let table = 1; table <= tables; table++) await session.execute(`UPDATE ${schema}.sbtest${table} SET k = 1 + k % ${rows} WHERE id BETWEEN ${first} AND ${last} AND id % ${ROWS_PER_PAGE} = 0`);
		for (;;) {
			const logged = await loggedBytes(session) - before;
			if (logged >= bytes * (part + 1) / PARTS) break;
			if (payload >= mostPayload) throw countFailure(arm, payload, logged);
			payload += ROUND_BYTES;
			await session.execute(`UPDATE ${filler} SET a = REPEAT(CHAR(65 + ASCII(a) % 26), ${FILLER_BYTES}) WHERE id <= ${FILLER_ROWS}`);
		}
	}
	await session.execute(`DROP TABLE ${filler}`);
}
function countFailure({ name }, payload, logged) {
	const counted = `the server of ${name} has counted ${bytes(logged)} of redo log (Innodb_os_log_written)`;
	return new MeasurementError(`${counted} where at least ${bytes(payload)} were written, so that nobody can tell when its log is full; leave out the workload sustained_writes`, {
		step: "fill redo log",
		arm: name,
		isOfCell: true
	});
}
/** Bytes of redo log that the server has written since its start. */
async function loggedBytes(session) {
	const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Innodb_os_log_written'");
	return Number(row?.Value ?? 0);
}
function redoBytes(arm) {
	const of = (name) => settingOf(arm, name);
	const bytes = of("innodb_redo_log_capacity") || of("innodb_log_file_size") * (of("innodb_log_files_in_group") || 1) || MOST_BYTES;
	return Math.min(MOST_BYTES, bytes);
}
/** Value of a setting; 0 if the arm has no such setting. */
function settingOf({ running }, name) {
	return Number(running.settings.get(switchKey("variable", name)) ?? 0);
}

// src/edges/testbed/testbed-request.ts
/** Outcome of the workload's query; undefined if the workload is not analytical, or its query has not run yet. */
function queryOf({ queries }, workload) {
	return workload.isAnalytical ? queries.get(Number(workload.options.query)) : void 0;
}

// src/edges/testbed/warm-up.ts
/** The warm-up with which every load of a cell begins. Its work does not count, because caches are still cold. */
/** Share of a warm-up in which pages are read and buffers grow. Latencies are taken only from the rest. */
const SETTLING_PART = .6;
/** Least milliseconds for an analytical query, and OF_FIRST_TIME, a factor on the time of its first answer. */
const ANALYTICAL_MS = 60;
const OF_FIRST_TIME = 1.2;
/** Factor by which each further part of a warm-up is longer, as long as some arm has completed nothing. */
const LONGER = 4;
/**
* Seconds of nothing but errors after which an arm fails. A shorter time is no failure, because a server that has just
* started may refuse all clients.
*/
const LEAST_FAILING_SECONDS = 1;
/** Part of the usual warm-up that each arm of a shared server gets, because all these arms warm the same server. */
const SHARED_PART = 1 / 6;
/**
* Drives every arm until it has settled, and then until each has completed a transaction, which shows how long
* transactions take.
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
/** One cell of a trial on real servers. It connects every arm's load, drives it, and reads its totals. */
/** Offset of the random streams for turns, so that they differ from those for trials. */
const ORDER_STREAMS = 2e9;
const WARM_UP_TURN_MS = 30;
/**
* Seconds in which a cell tries whether it is faster while idle CPUs are kept awake. They stay awake only if it is
* faster by the factor FASTER.
*/
const AWAKE_SECONDS = .3;
const FASTER = 1.1;
/** Number of clients from which a server takes so long to close their connections that the cell must wait for it. */
const MANY_CLIENTS = 64;
const GONE_POLL_MS = 50;
async function openCell(request) {
	const boards = makeMemoryDirectory(request.directory);
	await using opened = new AsyncDisposableStack();
	opened.defer(() => rmSync(boards, {
		recursive: true,
		force: true
	}));
	const loads = await connectLoads(request, boards);
	for (const { load } of new Set(loads)) opened.use(load);
	const { running } = request;
	const arms = request.arms.map((arm, nth) => new CellArm(arm, running[nth], loads[nth]));
	const index = request.trial.cells.findIndex((planned) => planned.cell === request.cell);
	const random = seededRandom(request.plan.seed, ORDER_STREAMS + 1e3 * request.trial.number + index);
	const drive = opened.use(await Drive.open(arms, request, random, boards));
	if (request.trial.cells[0]?.cell === request.cell) await requireStates(arms);
	return new RealCellRun(request, arms, drive, opened.move());
}
var RealCellRun = class {
	#request;
	#arms;
	#loads;
	#drive;
	#opened;
	#before = [];
	#works = [];
	#pace = {
		p95Ms: 0,
		computes: false,
		switchMs: 0
	};
	#turns = {
		turnMs: 0,
		rounds: 1,
		switchMs: 0
	};
	#isAwake = false;
	/** Whether a query that takes too long may still run. It must be killed, because it would disturb the next cell. */
	#isLate = false;
	constructor(request, arms, drive, opened) {
		this.#request = request;
		this.#arms = arms;
		this.#loads = new Set(arms.map(({ driven }) => driven));
		this.#drive = drive;
		this.#opened = opened;
	}
	get isRotating() {
		return this.#drive.isRotating;
	}
	async warmUp() {
		const { cell, running } = this.#request;
		const first = await this.#readCounters();
		const redoCycleMs = await this.#fillRedoLogs();
		const settled = await this.#driveUntilWarm();
		const works = await this.#keepAwake(settled) ?? settled;
		const p95Ms = this.#p95Ms();
		await this.#drive.rest();
		this.#restartTotals();
		const counters = await this.#readCounters();
		this.#before = counters.map((each, arm) => ({
			...readUsage(this.#arms[arm]),
			counters: each
		}));
		const pageMisses = counters.map((now, arm) => pageMissesBetween(first[arm], now));
		const lockWaits = counters.map((now, arm) => lockWaitsBetween(first[arm], now) / Math.max(1, works[arm]?.transactions ?? 0));
		const isOfStates = running.some(({ shared }) => shared !== void 0);
		this.#pace = {
			p95Ms,
			threads: cell.threads,
			computes: redoCycleMs === void 0 && computes(this.#request, works, {
				pageMisses,
				lockWaits
			}, this.#isAwake),
			readsPages: readsPages(pageMisses),
			redoCycleMs,
			switchMs: isOfStates ? Math.max(...works.map(({ switchNs }) => switchNs / 1e6)) : 0
		};
		return this.#pace;
	}
	async runBlocks(blocks, turns, save, goesOn = () => true) {
		this.#turns = turns;
		const every = blocksPerProbe(this.#arms.length, turns);
		for (let from = 0; from < blocks; from += every) {
			const probe = from === 0 ? [] : [probeLine(this.#request, from)];
			if (from > 0 && !(this.#drive.isDoubtful || goesOn())) return;
			const conducted = await this.#drive.conduct(Math.min(every, blocks - from), turns);
			for (const [nth, block] of conducted.entries()) {
				this.#works.push(block.arms);
				const slices = sliceLines(this.#request, this.#arms, from + nth, block, this.#pace.computes);
				save(nth === 0 ? [...probe, ...slices] : slices);
			}
		}
	}
	async finish() {
		const { cpus, signal } = this.#request;
		const ends = this.#arms.map((arm) => ({
			arm,
			totals: arm.totals(),
			usage: readUsage(arm)
		}));
		await this.#drive.rest();
		const counters = await this.#readCounters();
		await requireStates(this.#arms);
		await requireUnmoved(this.#arms, signal);
		const resident = this.#arms.map(({ running }) => residentBytesOf(running.server.process.pid));
		requireCpus(this.#arms, cpus);
		for (const { name, running } of this.#arms) requireAlone(name, running.server.process);
		this.#drive.expectEnds();
		const loads = await this.#endLoads();
		return ends.map(({ arm, totals, usage }, index) => totalsLine(this.#request, {
			arm,
			totals,
			works: this.#works.map((block) => block[index]),
			turnMs: this.#turns.turnMs,
			before: this.#before[index],
			after: {
				...usage,
				counters: counters[index]
			},
			isAwake: this.#isAwake,
			residentBytes: resident[index],
			load: loads.get(arm.driven)
		}));
	}
	/**
	* Ends a few loads at a time, and waits until the servers have closed the connections. Closing thousands at once
	* would take minutes, in which a server answers nobody.
	*/
	async #endLoads() {
		const { cell, signal } = this.#request;
		const outcomes = /* @__PURE__ */ new Map();
		for (const group of fewAtOnce([...this.#loads], cell.threads)) {
			const ended = group.map(async (driven) => [driven, await driven.finish(signal)]);
			for (const [driven, outcome] of await Promise.all(ended)) outcomes.set(driven, outcome);
			const arms = this.#arms.filter(({ driven }) => group.includes(driven));
			if (cell.threads >= MANY_CLIENTS) await Promise.all(arms.map((arm) => clientsGone(arm, signal)));
		}
		return outcomes;
	}
	async [Symbol.asyncDispose]() {
		await this.#opened.disposeAsync();
		this.#drive.thaw();
		if (!this.#isLate || this.#request.signal.aborted) return;
		for (const { running } of this.#arms) await endQueries(running.server.session);
	}
	/** @returns milliseconds in which the slowest arm fills its redo log once; undefined if the cell needs no full log */
	async #fillRedoLogs() {
		const { cell, dataset, signal } = this.#request;
		if (!needs(cell.workload, "full-redo-log")) return void 0;
		const drive = async (seconds) => {
			await this.#driveFor(seconds);
			await this.#drive.rest();
		};
		return fillRedoLogs({
			arms: this.#arms,
			dataset,
			drive,
			signal
		});
	}
	/** @returns the work of each arm in the last part of the warm-up */
	async #driveUntilWarm() {
		const { threads, workload } = this.#request.cell;
		const { isAnalytical } = workload;
		const isShared = this.#arms.some(({ driven }) => driven.arms > 1);
		const firstSeconds = queryOf(this.#request, workload)?.seconds;
		let works = [];
		if (await warmUpArms({
			threads,
			isShared,
			isAnalytical,
			firstSeconds
		}, {
			drive: async (seconds) => {
				works = await this.#driveFor(seconds);
			},
			isDone: () => this.#idle().length === 0,
			settled: () => this.#restartTotals(),
			requireWork: (seconds) => this.#requireWork(seconds)
		})) return works;
		this.#isLate = true;
		const late = this.#idle().map(({ name }) => name);
		throw tooLong(workload.name, late.join(", "));
	}
	/**
	* Keeps the CPUs awake until the cell ends, if that makes the cell faster. Only the first measurement of a cell tries
	* it, because a try takes time.
	*
	* @param dozing work of the warm-up's last part, with CPUs that may fall asleep
	* @returns work with the CPUs awake; undefined if they are not kept awake
	*/
	async #keepAwake(dozing) {
		const { experience, cell } = this.#request;
		const isWorthTrying = this.isRotating && mayDoze(this.#request, this.#p95Ms());
		const helped = experience.awake.get(cell) ?? (isWorthTrying ? void 0 : false);
		using kept = new DisposableStack();
		if (helped === false || kept.use(keepAwake()) === void 0) {
			experience.awake.set(cell, false);
			return;
		}
		this.#restartTotals();
		const awake = await this.#driveFor(AWAKE_SECONDS);
		this.#isAwake = helped ?? rateOf(awake) >= FASTER * rateOf(dozing);
		experience.awake.set(cell, this.#isAwake);
		if (!this.#isAwake) return void 0;
		this.#opened.use(kept.move());
		return awake;
	}
	/** Median of the arms' 95th percentile latencies, milliseconds; 0 without any. */
	#p95Ms() {
		const p95s = this.#arms.map((arm) => quantileMs(arm.totals().latency, .95));
		return isSample(p95s) ? median(p95s) : 0;
	}
	#idle() {
		return this.#arms.filter((arm) => arm.totals().latency.length === 0);
	}
	/** @throws MeasurementError if an arm has completed nothing, because its statements fail */
	#requireWork(seconds) {
		for (const arm of this.#idle()) {
			const { errors } = arm.totals();
			if (errors > this.#request.cell.threads) throw arm.load.failure("statements fail", errors / seconds);
		}
	}
	/**
	* Drives each arm for this many seconds. Servers that are frozen in turn get many short turns. If clients take turns,
	* each arm gets a single long one, because work at the ends of a turn is lost.
	*/
	async #driveFor(seconds) {
		const turnMs = fastTurnMs(WARM_UP_TURN_MS, this.#request.cell.threads);
		const rounds = this.isRotating ? Math.max(1, Math.round(1e3 * seconds / turnMs)) : 1;
		const [block] = await this.#drive.conduct(1, {
			turnMs: 1e3 * seconds / rounds,
			rounds,
			switchMs: 0
		});
		return block.arms;
	}
	#restartTotals() {
		for (const driven of this.#loads) driven.restart();
	}
	#readCounters() {
		const { signal } = this.#request;
		return Promise.all(this.#arms.map(({ name, running: { server } }) => supervise({
			name,
			server,
			doing: "its counters were read",
			signal
		}, () => readCounters(server.session))));
	}
};
/** Waits until a server of this machine has closed its clients' connections. Fails if the server makes no progress. */
async function clientsGone({ name, running: { server } }, signal) {
	if (server.address.kind !== "socket") return;
	const progress = () => cpuSecondsOf(server.process.pid) ?? 0;
	await supervise({
		name,
		server,
		doing: "its clients left it",
		progress,
		signal
	}, async () => {
		while (await readConnections(server.session) > MANY_CLIENTS / 2) await sleep(GONE_POLL_MS, signal);
	});
}
/** Kills all queries. A server would continue them although nobody waits for them, and so disturb the next cell. */
async function endQueries(session) {
	for (const { id } of await session.rows("SELECT ID AS id FROM information_schema.PROCESSLIST WHERE COMMAND = 'Query' AND ID <> CONNECTION_ID()")) await session.execute(`KILL ${Number(id)}`).catch(() => {});
}

// src/edges/testbed/page-cache.ts
/**
* Limits servers' memory together with their page caches. Without a limit, the cache would hide the cost of a small
* buffer pool.
*/
/**
* Milliseconds between two checks of the servers' memory. When clients begin to sort and join, servers need more, and
* wait at their limit until the next check.
*/
const LOOK_MS = 200;
/**
* Limits the memory of a trial's servers until the returned value is disposed of. As soon as one server needs more, all
* get more, because all must have the same. If qpsgate cannot see the memory of one, or its container has its own
* limit, none is limited.
*
* @throws MeasurementError if the kernel does not take a limit
*/
async function limitCaches(arms, run) {
	const servers = await Promise.all(arms.map(poolOf));
	const limit = async () => {
		const taken = servers.flatMap(({ memory, pageBytes }) => {
			const ownBytes = memory?.ownBytes();
			return ownBytes === void 0 ? [] : {
				ownBytes,
				pageBytes
			};
		});
		if (taken.length < servers.length) return;
		const bytes = memoryBesidePool(taken, run.besidesPoolBytes);
		const isNew = bytes !== run.besidesPoolBytes || !isLimited;
		run.besidesPoolBytes = bytes;
		isLimited = true;
		if (isNew) await Promise.all(servers.map(({ memory, poolBytes }) => memory?.limit(poolBytes + bytes)));
	};
	let isLimited = false;
	await limit();
	const timer = setInterval(() => void limit().catch(() => {}), LOOK_MS);
	return { [Symbol.dispose]: () => clearInterval(timer) };
}
/** Reads a server's pool before its first turn, because a frozen server does not answer. */
async function poolOf({ server: { process, session }, settings }) {
	const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_bytes_data'");
	return {
		memory: process.memory,
		poolBytes: Number(settingsOfKind("variable", settings).get("innodb_buffer_pool_size") ?? 0),
		pageBytes: Number(row?.Value ?? 0)
	};
}

// src/edges/testbed/trial.ts
/** The real testbed. It starts servers on this machine for each trial, and opens cells on them. */
/** Offset of the random streams for each arm's directory and CPUs, so that they differ from those for trials. */
const PLACE_STREAMS = 3e9;
const ALIVE_MS = 6e4;
function realTestbed(request) {
	const began = monotonicNs();
	const run = {
		...request,
		began,
		probe: new MachineProbe(),
		queries: /* @__PURE__ */ new Map(),
		experience: {
			trials: 0,
			awake: /* @__PURE__ */ new Map(),
			cache: {},
			capacities: /* @__PURE__ */ new Map()
		}
	};
	return {
		now: () => (monotonicNs() - began) / 1e9,
		startTrial: (trial, plan) => startTrial(run, trial, plan)
	};
}
async function startTrial(request, trial, plan) {
	const arms = await startServers(request, trial, plan.seed);
	const stop = new AsyncDisposableStack();
	stop.defer(() => stopServers(arms));
	try {
		if (request.provision.ownsCache && request.servers.kind === "started") stop.use(await limitCaches(arms, request.experience.cache));
		await requireStatements(arms);
		if (request.countsCapacity) await countCapacities(request, arms);
		const { capacities } = request.experience;
		const runningOf = (arm) => arms[trial.arms.indexOf(arm)];
		if (request.queries.size === 0) for (const [query, outcome] of await requireSameAnswers(request, plan, arms)) request.queries.set(query, outcome);
		return {
			arms: arms.map(({ state, build }) => ({
				...state,
				cpuCapacity: capacities.get(build.identity)
			})),
			refused: arms.flatMap(({ refused = [] }) => refused),
			warnings: toWarnings(arms),
			openCell: async ({ cell, arms: planned }) => {
				const lateIn = queryOf(request, cell.workload)?.lateIn;
				if (lateIn !== void 0) throw tooLong(cell.workload.name, lateIn);
				return openCell({
					...request,
					plan,
					trial,
					cell,
					arms: planned,
					running: planned.map(runningOf)
				});
			},
			isAlive: () => areAlive(arms),
			settingsOf: (arm) => runningOf(arm).settings,
			[Symbol.asyncDispose]: () => stop.disposeAsync()
		};
	} catch (error) {
		await stop.disposeAsync();
		throw error;
	}
}
/** Whether all servers answer. Each gets a minute, because clients of the failed cell may still be disconnecting. */
async function areAlive(arms) {
	const late = AbortSignal.timeout(ALIVE_MS);
	const answers = arms.map(({ server }) => orAborted(server.session.execute("SELECT 1"), late));
	return (await Promise.allSettled(answers)).every(({ status }) => status === "fulfilled");
}
/**
* Checks statements that were tried. If they fail before the change as well, the change is not the reason. If they fail
* because a server is read-only, the server is made writable.
*
* @throws MeasurementError if a server refuses statements that the server it is compared with accepts
*/
async function requireStatements(arms) {
	for (const { refused = [], state } of arms) {
		const { scenario, revision } = state;
		const base = arms.find((each) => each.state.revision === "base" && each.state.scenario === scenario) ?? arms[0];
		const first = newRefusal(refused, base?.refused ?? []);
		if (first === void 0 || isEarlier(state)) continue;
		const name = nameAt(scenario, revision);
		throw new MeasurementError(`statements fail (${name}): ${first.says}`, {
			step: "try statements",
			arm: name,
			refused: first
		});
	}
	await Promise.all(arms.map(({ refused = [], server }) => letWrite(server, refused)));
}
/**
* Measures the computing power of servers one after the other, because they may share CPUs. Each program is measured
* once, because no setting gives it more CPUs.
*/
async function countCapacities({ experience, signal }, arms) {
	for (const { build, state, server, shared } of arms) {
		if (experience.capacities.has(build.identity)) continue;
		const supervised = {
			name: state.scenario,
			server,
			doing: "its computing power was counted",
			signal
		};
		const sessions = shared?.servers.map(({ session }) => session) ?? [server.session];
		const counted = [];
		for (const session of sessions) counted.push(await supervise(supervised, () => countCapacity(session)));
		const all = counted.includes(void 0) ? void 0 : sum(counted.map((each = 0) => each));
		experience.capacities.set(build.identity, all);
	}
}
/**
* Arms that answer analytical queries differently are not compared, because a wrong answer is neither faster nor
* slower.
*/
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
		schema: SERVER_SCHEMA,
		queries: [...queries],
		scale: dataset.tpch
	});
}
/**
* Starts the servers of a trial. Their order, directories and CPUs are random, because some may be slower than others.
*/
async function startServers(request, trial, seed) {
	const { servers, cpus, directory, phase, experience } = request;
	const { arms } = trial;
	if (servers.kind === "endpoints") return servers.endpoints.start(trial);
	const { sources } = servers;
	experience.trials += 1;
	const bytes = sum(arms.map(({ scenario }) => sources.of(scenario).seed.bytes));
	requireRoom(directory.path, bytes, `the data of ${count(arms.length, "server")}`);
	phase({
		code: "start",
		servers: arms.length
	});
	const starts = [];
	const order = shuffle([...arms.keys()], seededRandom(seed, PLACE_STREAMS + experience.trials));
	for (const [place, index] of order.entries()) {
		const arm = arms[index];
		starts[index] = startArm({
			...request,
			arm,
			together: arms,
			dataset: datasetOf(request.dataset, arm.scenario),
			trial: trial.number,
			source: sources.of(arm.scenario),
			startCpus: startCpus(cpus, place),
			cpus: cpus.serverCpus,
			directory: join(directory.path, `t${experience.trials}a${place}`),
			runDirectory: directory.path
		});
	}
	return allOrNone(starts, arms);
}
/**
* Waits for all servers. If one failed, the others are stopped before its error is thrown, so that none is left
* running.
*/
async function allOrNone(starts, arms) {
	const results = await Promise.allSettled(starts);
	const running = results.flatMap((result) => result.status === "fulfilled" ? [result.value] : []);
	const index = results.findIndex(({ status }) => status === "rejected");
	const failure = results[index];
	if (failure?.status !== "rejected") return running;
	await stopServers(running);
	const arm = arms[index];
	throw arm === void 0 ? failure.reason : asFailureOf(armName(arm), failure.reason);
}
/** Adds the arm to the failure of a server that ended or refuses its options, so that the error names it. */
function asFailureOf(arm, error) {
	return error instanceof ServerRefusal ? new StartRefusal(arm, error.refusal) : error;
}
/**
* Warnings of a trial. Those about options appear once, because the twin repeats the control's. The base adds only
* warnings that its scenario no longer has after the change.
*/
function toWarnings(arms) {
	const heads = arms.filter(({ state }) => state.revision === "head");
	const isTold = (scenario, warning) => heads.some(({ state, warnings }) => state.scenario === scenario && warnings.some((each) => isOfSame(each, warning)));
	const earlier = arms.filter(({ state }) => state.revision === "base").flatMap(({ state, warnings }) => warnings.filter((warning) => !isTold(state.scenario, warning)));
	const all = [...heads.flatMap(({ warnings }) => warnings), ...earlier];
	return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()];
}
function isOfSame(one, other) {
	return one.code === other.code && "option" in one && "option" in other && one.option === other.option;
}

// src/edges/testbed/open-testbed.ts
/** Milliseconds for which the machine is watched before anything starts, while only other programs use its CPUs. */
const BUSY_MS = 300;
/**
* Maximum share of CPU time that other programs may take without a warning. A larger share hides effects: with one of
* two CPUs busy, −20% became −7%.
*/
const MOST_BUSY = .15;
/**
* Makes the data, and waits while another run measures on this machine.
*
* @throws ServerRefusal if a server refuses the tables as they are now; UserError or MeasurementError if data cannot be
*   made
*/
async function openLocalTestbed(asked) {
	const { plan, timeline, directory, endpoints, programs, buildOf } = asked;
	const hasRelayLog = appliesRelayLogs(plan);
	const suite = hasRelayLog ? {
		...asked.suite,
		dataset: {
			...asked.suite.dataset,
			hasRelayLog
		}
	} : asked.suite;
	const request = {
		...asked,
		suite
	};
	await using opened = new AsyncDisposableStack();
	const cpus = layoutCpus(readNodes());
	if (endpoints === void 0) requireRoomFor(plan);
	const servers = endpoints === void 0 ? {
		kind: "started",
		sources: opened.use(await openSources(request, programs, plan.arms))
	} : {
		kind: "endpoints",
		endpoints: endpoints.arms
	};
	const available = availableBytes();
	const limits = memoryLimits(Math.min(plan.arms.length, plan.mostServers), available);
	timeline.enter({ step: "wait" });
	opened.use(await measureAlone(request));
	timeline.enter({ step: "prepare" });
	const allCpus = [.../* @__PURE__ */ new Set([...cpus.clientCpus, ...cpus.serverCpus])];
	opened.defer(() => pin(process.pid, allCpus));
	await pin(process.pid, cpus.clientCpus);
	const busy = endpoints === void 0 ? await busyShare(BUSY_MS) ?? 0 : 0;
	const { dataset } = suite;
	const certificate = isAnyEncrypted(plan) ? await makeCertificate(directory.path) : void 0;
	const provision = {
		...provisionOf(suite, plan, limits, buildOf),
		certificate
	};
	const testbed = realTestbed({
		...request,
		dataset,
		provision,
		cpus,
		directory,
		servers
	});
	const kept = opened.move();
	return {
		testbed,
		environment: readEnvironment(cpus, asked.sysbench),
		buildOf,
		mostServers: mostServers(dataset, available),
		warnings: [
			...busy > MOST_BUSY ? [{
				code: "machine-busy",
				share: busy
			}] : [],
			...programs.unboxed === void 0 ? [] : [{
				code: "no-box",
				why: inOneLine(programs.unboxed)
			}],
			...cpus.shared ? [{ code: "one-cpu" }] : [],
			...endpoints?.warnings ?? memoryWarnings(suite, limits)
		],
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
function appliesRelayLogs({ cells }) {
	return cells.some(({ workload }) => needs(workload, "relay-log"));
}
function memoryWarnings({ dataset }, { bufferPoolBytes: mostBytes }) {
	const neededBytes = bufferPoolBytes(dataset);
	return neededBytes > mostBytes ? [{
		code: "dataset-larger-than-memory",
		neededBytes,
		mostBytes
	}] : [];
}

export { openLocalTestbed };