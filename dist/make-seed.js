import { L as familyOf, a as optionToArgument, r as canonicalOptionName } from "./option-file.js";
import { t as bytes } from "./figures.js";
import { t as USUAL_DATA } from "./initial-data.js";
import { r as datasetBytes } from "./suite.js";
import { t as datasetText } from "./progress-text.js";
import { g as describeError, h as UserError, l as unless, p as MeasurementError } from "./paths.js";
import { f as socketAddress, o as MAKE_ORDINARY, s as OWN_SCHEMA, t as Session, u as ordinary, y as orAborted } from "./connection.js";
import { d as requireRoom, l as fullDisk } from "./docker-client.js";
import { a as sum } from "./vectors.js";
import { E as run, h as programOf, i as textOf, n as runTool, s as cpuSecondsOf, x as RUN_LABEL } from "./tool.js";
import { l as fillOwnTables, o as loadDump, u as openOwn, v as applySql, x as splitSql } from "./parse.js";
import { r as shippedText } from "./shipped.js";
import { r as requireGenerator } from "./generator.js";
import { a as writeBacklog, c as lockFile, i as loadTables } from "./scope.js";
import { C as seedArguments, O as killedText, T as socketOf, h as startFailure, o as KILLED, s as OUT_OF_MEMORY, u as killedWithin, x as placeArguments } from "./choose.js";
import { r as sleep } from "./clock.js";
import { r as flushToDisk, s as writeWhole } from "./write-whole.js";
import { dirname, join, relative } from "node:path";
import { closeSync, constants, createReadStream, fstatSync, lstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { createHash } from "node:crypto";

// src/edges/machine/file-trees.ts
/** Whole directories: copied, handed over and measured. */
const COPY_SECONDS = 600;
/**
* Copies a directory to a path that does not exist yet; links stay links.
*
* @param step purpose, as errors name it: "copy seed data directory"
* @throws MeasurementError if that fails; a full disk is named
*/
async function copyTree(from, to, within, step) {
	await mustRun([
		"cp",
		"-r",
		"--no-dereference",
		"--reflink=auto",
		"--sparse=auto",
		from,
		to
	], within, step);
}
/**
* Removes a directory with all its content, while others go on.
*
* @param runDirectory of the run that it belongs to
* @throws MeasurementError if that fails
*/
async function removeTree(path, runDirectory) {
	await mustRun([
		"rm",
		"-rf",
		"--",
		path
	], { runDirectory }, "remove the data of servers");
}
async function giveTo(account, directory, within) {
	await mustRun([
		"chown",
		"-R",
		`${account.uid}:${account.gid}`,
		directory
	], within, "hand directory to the server");
}
/** Links are not followed; what has just disappeared takes no space, as another run may be removing it. */
function sizeOf(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	if (!stats?.isDirectory()) return stats?.isFile() ? stats.blocks * 512 : 0;
	const names = unless("ENOENT", () => readdirSync(path)) ?? [];
	return sum(names.map((name) => sizeOf(join(path, name))));
}
/** @param command ends with the path whose disk it fills */
async function mustRun(command, { runDirectory, signal }, step) {
	const answer = await runTool(command, {
		cwd: runDirectory,
		env: { [RUN_LABEL]: runDirectory },
		timeoutSeconds: COPY_SECONDS,
		signal
	});
	if (answer.code === 0) return;
	const output = textOf(answer);
	const room = fullDisk(command.at(-1), output);
	throw new MeasurementError(`could not ${step}${room === void 0 ? "" : `: ${room}`}`, {
		step,
		command,
		exitCode: answer.code,
		output
	});
}

// src/edges/olap/load-tpch.ts
/** Makes TPC-H's tables and loads them into a server. */
/** Tables in the order in which they are loaded. */
const TPCH_TABLES = [
	"region",
	"nation",
	"part",
	"supplier",
	"partsupp",
	"customer",
	"orders",
	"lineitem"
];
const GENERATE_TIMEOUT_SECONDS = 3600;
const LINE_FEED = 10;
/** @throws UserError if the generator is missing, MeasurementError if a table does not hold all generated rows */
async function loadTpch({ session, schema, scale, runDirectory, signal }) {
	using made = new DisposableStack();
	const folder = mkdtempSync(join(runDirectory, "tpch"));
	made.defer(() => rmSync(folder, {
		recursive: true,
		force: true
	}));
	await generate(folder, scale, runDirectory, signal);
	await session.execute(`USE ${schema}`);
	for (const { sql } of splitSql(shippedText("tpch", "schema.sql"))) await session.execute(sql);
	for (const table of TPCH_TABLES) {
		signal.throwIfAborted();
		await loadTable(session, table, join(folder, `${table}.tbl`));
	}
	for (const { sql } of splitSql(shippedText("tpch", "indexes.sql"))) await session.execute(sql);
	for (const table of TPCH_TABLES) await session.rows(`ANALYZE TABLE ${table}`);
}
async function generate(folder, scale, runDirectory, signal) {
	const command = [
		requireGenerator(),
		"-s",
		String(scale),
		"-o",
		folder
	];
	const options = {
		run: runDirectory,
		cwd: folder,
		timeoutSeconds: GENERATE_TIMEOUT_SECONDS,
		signal
	};
	const ended = await run([...command], options);
	if (ended.exitCode === 0) return;
	throw new MeasurementError("tpchgen-cli could not make the tables", {
		step: "make tables",
		...ended
	});
}
/** Every line ends with a separator, which belongs to the end of the line. */
async function loadTable(session, table, path) {
	const sql = `LOAD DATA LOCAL INFILE '${table}' INTO TABLE ${table} FIELDS TERMINATED BY '|' LINES TERMINATED BY '|\\n'`;
	await session.load(sql, createReadStream(path));
	const rows = Number(await session.value(`SELECT COUNT(*) FROM ${table}`));
	const lines = await linesIn(path);
	if (rows === lines) return;
	throw new MeasurementError(`table ${table} holds ${rows} rows instead of ${lines}`, { step: "load tables" });
}
async function linesIn(path) {
	let lines = 0;
	for await (const chunk of createReadStream(path)) for (const byte of chunk) if (byte === LINE_FEED) lines++;
	return lines;
}

// src/edges/servers/made-directory.ts
/**
* A directory that we made for a server, and gave to it. From then on a stranger's image may have put anything there,
* even links in place of our files: every part that we use is checked first, and never used by its name alone.
*/
/** open(2): the file itself, of whatever kind, for no reads or writes; Node has no name for it. */
const O_PATH = 2097152;
var MadeDirectory = class {
	path;
	#made;
	/** @param path of a new directory that nobody else has had yet */
	constructor(path) {
		this.path = path;
		this.#made = lstatSync(path);
	}
	/**
	* Everything below it.
	*
	* @throws MeasurementError if it was replaced, or there is anything but files and directories
	*/
	entries() {
		this.check();
		return below(this.path);
	}
	/**
	* Takes hold of a server's socket in it.
	*
	* @param uid of the server's user
	* @returns undefined if there is none yet
	* @throws MeasurementError if something else is in its place, such as a link to another server's
	*/
	holdSocket(path, uid) {
		this.check();
		const file = unless("ENOENT", () => openSync(path, O_PATH | constants.O_NOFOLLOW));
		if (file === void 0) return void 0;
		const stats = fstatSync(file);
		if (stats.isSocket() && (uid === void 0 || stats.uid === uid)) return {
			path: `/proc/${process.pid}/fd/${file}`,
			[Symbol.dispose]: () => closeSync(file)
		};
		closeSync(file);
		const whose = stats.isSocket() ? ` of user ${stats.uid}, as whom the server does not run` : "";
		throw strange(`${path} is not the socket of the server, but ${kindOf(stats)}${whose}`);
	}
	/** @throws MeasurementError if something else has taken its place */
	check() {
		const { dev, ino } = this.#made;
		const stats = lstatSync(this.path, { throwIfNoEntry: false });
		if (stats?.isDirectory() && stats.dev === dev && stats.ino === ino) return;
		throw strange(`${this.path} is not the directory any more that was made for the server, but ${kindOf(stats)}`);
	}
};
function below(directory) {
	let names;
	try {
		names = readdirSync(directory);
	} catch (cause) {
		throw strange(`${directory} cannot be read`, cause);
	}
	return names.flatMap((name) => {
		const path = join(directory, name);
		const stats = lstatSync(path, { throwIfNoEntry: false });
		if (stats?.isFile()) return [{
			path,
			isDirectory: false,
			bytes: stats.blocks * 512
		}];
		if (stats?.isDirectory()) return [{
			path,
			isDirectory: true,
			bytes: 0
		}, ...below(path)];
		throw strange(`${path} is ${kindOf(stats)}; a server has no business with anything but files and directories there`);
	});
}
function kindOf(stats) {
	if (stats === void 0) return "nothing";
	if (stats.isSymbolicLink()) return "a symbolic link";
	if (stats.isDirectory()) return "a directory";
	if (stats.isFile()) return "a file";
	return stats.isSocket() ? "a socket" : "a device or a pipe";
}
function strange(what, cause) {
	return new MeasurementError(`${what}; the server's program or image may be malicious`, {
		step: "look at what the server left",
		cause
	});
}

// src/edges/servers/running-server.ts
/** From a data directory to a server that answers. */
const START_TIMEOUT_MS = 12e4;
/** A server that starts has work to do: without any for so long it hangs. */
const STILL_MS = 2e4;
const LOOK_MS = 1e3;
const POLL_MS = 10;
/** Longest that any statement may take, unless its sender says otherwise; the largest tables are counted in less. */
const ANSWER_SECONDS = 3600;
/** sun_path of a Unix socket address, less the closing zero (unix(7)). */
const SOCKET_PATH_MAX = 107;
async function startServer(launcher, spec, signal) {
	const { build, account } = launcher;
	const socket = socketOf(spec.directory);
	const length = Buffer.byteLength(socket);
	if (length > SOCKET_PATH_MAX) throw new MeasurementError(`the socket path is too long: ${length} bytes, a Unix socket allows ${SOCKET_PATH_MAX}: ${socket}\n  set TMPDIR to a shorter directory, e.g. TMPDIR=/tmp`, { step: "start server" });
	const directory = new MadeDirectory(spec.directory);
	const launched = await launcher.launch({
		...spec,
		args: [...placeArguments(build, spec.directory), ...spec.args]
	});
	const isFreezable = launched.isFreezable && familyOf(build.product).outlivesFreezing(build.version);
	const process = {
		...launched,
		isFreezable
	};
	const uid = account?.uid ?? globalThis.process.getuid?.();
	const findSocket = () => directory.holdSocket(socket, uid);
	try {
		const { held, address, session } = await connectWhenReady(spec, build, process, findSocket, signal);
		return {
			memoryLimit: spec.memoryLimit,
			process,
			address,
			session,
			[Symbol.asyncDispose]: async () => {
				await session[Symbol.asyncDispose]();
				await process.kill();
				held[Symbol.dispose]();
			}
		};
	} catch (error) {
		await process.kill();
		throw error;
	}
}
async function connectWhenReady(spec, build, process, findSocket, signal) {
	const deadline = performance.now() + START_TIMEOUT_MS;
	const isStill = watchWork(process);
	let refusal;
	const failed = async (how) => new MeasurementError(`the server of ${spec.name} ${how}`, {
		step: "start server",
		arm: spec.name,
		command: process.command,
		output: await process.output(),
		cause: refusal
	});
	while (performance.now() < deadline) {
		signal.throwIfAborted();
		if (process.hasEnded()) {
			const ended = await process.ended;
			const output = await process.output();
			const { name: arm, options, directory, memoryLimit } = spec;
			const room = fullDisk(directory, output);
			throw startFailure({
				arm,
				command: process.command,
				ended,
				output,
				options,
				server: build,
				room,
				memoryLimit
			});
		}
		const held = findSocket();
		if (held !== void 0) {
			const address = socketAddress(held.path, spec.directory, {
				seconds: ANSWER_SECONDS,
				signal
			});
			try {
				return {
					held,
					address,
					session: await orAborted(Session.open(address), signal)
				};
			} catch (error) {
				held[Symbol.dispose]();
				signal.throwIfAborted();
				refusal = error;
			}
		}
		if (isStill()) throw await failed(`hangs while starting: it neither answers nor does anything since ${STILL_MS / 1e3} s`);
		await sleep(POLL_MS);
	}
	throw await failed(`does not answer after ${START_TIMEOUT_MS / 1e3} s: ${String(refusal)}`);
}
/**
* Whether a server has used no CPU time for so long that it hangs; never if its CPU time is unknown, or while a script
* in its place waits for another program.
*/
function watchWork(process) {
	let lastSeconds;
	let lookedAt = performance.now();
	let workedAt = lookedAt;
	return () => {
		const now = performance.now();
		if (now - lookedAt < LOOK_MS) return false;
		lookedAt = now;
		const seconds = cpuSecondsOf(process.pid);
		if (seconds === void 0 || seconds !== lastSeconds || process.companions().length > 0) workedAt = now;
		lastSeconds = seconds;
		return now - workedAt > STILL_MS;
	};
}

// src/edges/files/digest.ts
/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
function digestOf(value) {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}

// src/edges/servers/seed-cache.ts
/** The cache of seeds between runs: each complete or absent, all of them together within a limit. */
const CACHE_LIMIT_BYTES = 8 * 1024 ** 3;
const UNFINISHED = ".unfinished";
/** Names the seed and has the digest of its listing; the last file of a seed. */
const LABEL = "seed.json";
/**
* Another file system may lie between: copied under another name, flushed to the disk, then renamed, so that a seed is
* whole or absent, also after a power cut.
*
* @param about what people want to see of it
*/
async function moveIntoCache(data, target, about, within) {
	const entries = data.entries();
	const unfinished = `${target}${UNFINISHED}`;
	rmSync(target, {
		recursive: true,
		force: true
	});
	requireRoom(dirname(target), sum(entries.map((entry) => entry.bytes)), "the seed data directory");
	try {
		mkdirSync(unfinished, { mode: 448 });
		await copyTree(data.path, join(unfinished, "data"), within, "keep seed data directory");
		writeWhole(unfinished, LABEL, `${JSON.stringify({
			...about,
			listing: listingOf(unfinished)
		}, null, 2)}\n`);
		const copied = entries.map(({ path }) => join(unfinished, "data", path.slice(data.path.length)));
		for (const path of [
			...copied,
			join(unfinished, "data"),
			unfinished
		]) flushToDisk(path);
		renameSync(unfinished, target);
		flushToDisk(dirname(target));
	} catch (error) {
		rmSync(unfinished, {
			recursive: true,
			force: true
		});
		throw error;
	}
}
/** A seed that has been used just now is not among the first to go. */
function markUsed(path) {
	const now = /* @__PURE__ */ new Date();
	utimesSync(join(path, LABEL), now, now);
}
/**
* Whether there is a complete seed, with only files and directories. A workflow may have restored a truncated one from
* its cache, which is not used.
*/
function isWhole(path) {
	try {
		const { listing } = JSON.parse(readFileSync(join(path, LABEL), "utf8"));
		return listing === listingOf(path);
	} catch {
		return false;
	}
}
/** Digest of the names and lengths of its data. @throws where there is anything but files and directories */
function listingOf(seed) {
	const lines = new MadeDirectory(seed).entries().map(({ path, isDirectory }) => `${relative(seed, path)} ${isDirectory ? "directory" : lstatSync(path).size}`).filter((line) => line.startsWith("data"));
	return digestOf(lines.sort());
}
/**
* Removes partial copies of runs that were killed, or had a full disk; current copies are locked.
*
* @param target the seed that is about to be made, whose lock is ours
*/
async function removeLeftovers(target) {
	const cache = dirname(target);
	rmSync(`${target}${UNFINISHED}`, {
		recursive: true,
		force: true
	});
	for (const name of readdirSync(cache).filter((each) => each.endsWith(UNFINISHED))) {
		const path = join(cache, name);
		await using lock = await lockFile(`${path.slice(0, -11)}.lock`, "exclusive", { wait: false });
		if (lock !== void 0) rmSync(path, {
			recursive: true,
			force: true
		});
	}
}
/** Removes the seeds unused for longest until the cache is within its limit; one that is in use stays. */
async function evict(newest, mostBytes = CACHE_LIMIT_BYTES) {
	const cache = dirname(newest);
	const lastUsed = (path) => statSync(join(path, LABEL), { throwIfNoEntry: false })?.mtimeMs ?? 0;
	const seeds = readdirSync(cache, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.endsWith(UNFINISHED)).map(({ name }) => join(cache, name)).filter((path) => path !== newest).sort((left, right) => lastUsed(right) - lastUsed(left));
	let total = sizeOf(newest);
	for (const path of seeds) {
		total += sizeOf(path);
		if (total <= mostBytes) continue;
		await using lock = await lockFile(`${path}.lock`, "exclusive", { wait: false });
		if (lock !== void 0) rmSync(path, {
			recursive: true,
			force: true
		});
	}
}

// src/edges/servers/supervise.ts
/**
* Work with a server that may end, hang or be stopped meanwhile: the real event is reported, whatever error the work
* itself gives.
*/
/** Pause between two signs of life that a server is asked for, time that one may take, and how many in a row may fail. */
const PULSE_MS = 3e3;
const ANSWER_MS = 5e3;
const MOST_MISSED = 2;
/** Time until we notice the end of a server, after its connections were lost. */
const BLAME_MS = 2e3;
/** Errors of a server that lacks memory or room, or that is to end: the statement is not to blame. */
const LACKS = /* @__PURE__ */ new Set([
	3,
	5,
	20,
	1021,
	1026,
	1037,
	1038,
	1041,
	1053,
	1114,
	1927
]);
function isLacking(code) {
	return LACKS.has(code);
}
/**
* Waits for the work, however long it takes: a server that still takes connections is working on it.
*
* @throws MeasurementError as soon as the server has ended or hangs, or if it refuses; the signal's reason
*/
async function supervise(supervised, work) {
	const { name, server, doing, signal } = supervised;
	signal.throwIfAborted();
	const over = new AbortController();
	const ended = server.process.ended.then(async () => {
		throw await serverEnded(supervised);
	});
	ended.catch(() => {});
	const working = work();
	working.catch(() => {});
	try {
		return await orAborted(Promise.race([
			working,
			ended,
			hanging(supervised, over.signal)
		]), signal);
	} catch (error) {
		if (server.address.kind === "socket" && !signal.aborted && !(error instanceof UserError)) await orAborted(Promise.race([ended, sleep(BLAME_MS, over.signal)]), signal);
		if (error instanceof MeasurementError) throw withRoom(error, server.address);
		if (!(error instanceof Error && "sqlState" in error)) throw error;
		const what = `the server of ${name} refuses what it is asked while ${doing}; it says: ${error.message}`;
		throw withRoom(new MeasurementError(what, {
			step: "ask the server",
			arm: name,
			cause: error
		}), server.address);
	} finally {
		over.abort();
	}
}
/** The error of a server that has ended, although it should not have. */
async function serverEnded({ name, server, doing }) {
	const { process } = server;
	const how = await process.ended;
	const output = (await process.output()).trimEnd();
	const room = roomProblem(server.address, output);
	const memoryLimit = room === void 0 ? killedWithin(server.memoryLimit, how) : void 0;
	const killed = memoryLimit === void 0 ? LACK_OF_MEMORY : killedText(memoryLimit);
	const isTold = memoryLimit === void 0 && how.includes("the kernel killed it, because it wanted more memory than its container may take");
	const why = room ?? (KILLED.test(how) && !isTold ? killed : void 0);
	const what = `the server of ${name} ended while ${doing} (${how})`;
	return new MeasurementError(why === void 0 ? what : `${what}: ${why}`, {
		step: "watch server",
		arm: name,
		memoryLimit,
		command: process.command,
		output
	});
}
const LACK_OF_MEMORY = "it was killed, perhaps by the kernel because memory ran out";
/** A failure of work with a server, with the space that the server lacks. */
function withRoom(error, address) {
	const room = roomProblem(address, describeError(error));
	return room === void 0 ? error : new MeasurementError(`${error.message}: ${room}`, {
		...error.failure,
		refused: void 0
	});
}
/** Why a server of ours has no room; undefined if it has. */
function roomProblem(address, output) {
	return address.kind === "socket" ? fullDisk(address.directory, output) : void 0;
}
/** Rejects when the server takes no connection any more, or none of them is answered; never resolves. */
async function hanging({ name, server, doing }, over) {
	const { address, process } = server;
	let missed = 0;
	while (address.kind === "socket" && missed < MOST_MISSED) try {
		await sleep(PULSE_MS, over);
		missed = await answers(address, over) ? 0 : missed + 1;
	} catch {
		break;
	}
	if (missed < MOST_MISSED) return new Promise(() => {});
	throw new MeasurementError(`the server of ${name} hangs: while ${doing} it answered ${MOST_MISSED} new connections in a row not within ${ANSWER_MS / 1e3} s`, {
		step: "watch server",
		arm: name,
		command: process.command
	});
}
/** Whether it answers at all; a refusal is an answer, and a lost connection is reported elsewhere. */
async function answers(address, over) {
	const asked = Session.open(address).then(async (session) => {
		await session[Symbol.asyncDispose]();
		return true;
	}, (error) => error.code !== "ETIMEDOUT");
	return Promise.race([asked, sleep(ANSWER_MS, over).then(() => false)]);
}
/** @throws MeasurementError if the server's program has started others, which nobody would freeze or count */
function requireAlone(name, process) {
	const others = process.companions();
	if (others.length === 0) return;
	const what = others.map((pid) => programOf(pid) ?? pid).join(", ");
	throw new MeasurementError(`the server of ${name} is not alone: ${what} runs beside it, and would work in the turns of others; name a server program that becomes the server (exec), or an image with nothing but the server`, { step: "look for other programs" });
}

// src/edges/servers/time-zones.ts
/** Rows of the server's tables of time zones. */
/**
* Statements that give a server a zone, with the offset that it has now: how long a server takes does not depend on when
* clocks change. None if there is no such zone.
*
* @param id number of the zone, from 1 on
*/
function zoneStatements(zone, id, now = /* @__PURE__ */ new Date()) {
	const seconds = /^[\w+/-]+$/.test(zone) ? offsetOf(zone, now) : void 0;
	if (seconds === void 0) return [];
	return [
		`INSERT INTO mysql.time_zone VALUES (${id}, 'N')`,
		`INSERT INTO mysql.time_zone_name VALUES ('${zone}', ${id})`,
		`INSERT INTO mysql.time_zone_transition_type VALUES (${id}, 0, ${seconds}, 0, '')`
	];
}
/** The zone's seconds east of UTC at a time. */
function offsetOf(timeZone, at) {
	try {
		const text = new Intl.DateTimeFormat("en-US", {
			timeZone,
			timeZoneName: "longOffset"
		}).formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
		const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(text) ?? [];
		return (sign === "-" ? -60 : 60) * (60 * Number(hours) + Number(minutes));
	} catch {
		return;
	}
}

// src/edges/servers/make-seed.ts
/** How a seed is made: a server of the build fills an empty data directory with the tables, and ends in order. */
/** Most that a seed may take: the servers' tables and logs, and the dataset however it is laid out. */
const SEED_BASE_BYTES = 2 * 1024 ** 3;
const MOST_TIMES_DATASET = 4;
/** Actual size of the servers' tables and logs. */
const EMPTY_BYTES = 128 * 1024 ** 2;
const WATCH_MS = 1e3;
/** For one statement of a schema, on tables that are still empty. */
const SCHEMA_SECONDS = 300;
const STOP_TIMEOUT_MS = 12e4;
/** Files that belong to one server instance, not to the data. */
const NOT_COPIED = /^(?:auto\.cnf|ib_buffer_pool|ibtmp1|pid|ddl_recovery(?:-backup)?\.log|binlog\.[^/]*|[^/]*\.err)$/;
/** Makes a seed at a path of the cache. @throws MeasurementError if the server, its tables or the disk do not do */
async function makeSeed(request, target) {
	const { launcher, dataset, runDirectory } = request;
	const { product, origin, version } = launcher.build;
	await removeLeftovers(target);
	const each = neededBytes(dataset);
	const isSameDisk = statSync(runDirectory).dev === statSync(dirname(target)).dev;
	requireRoom(runDirectory, isSameDisk ? 2 * each : each, datasetText(dataset));
	if (!isSameDisk) requireRoom(dirname(target), each, datasetText(dataset));
	using made = new DisposableStack();
	const directory = mkdtempSync(join(runDirectory, "seed"));
	made.defer(() => rmSync(directory, {
		recursive: true,
		force: true
	}));
	mkdirSync(join(directory, "data"), { mode: 448 });
	mkdirSync(join(directory, "tmp"));
	const data = new MadeDirectory(join(directory, "data"));
	await whileSmallEnough(request, directory, (signal) => fill({
		...request,
		signal
	}, directory));
	for (const { path, isDirectory } of data.entries()) if (!isDirectory && NOT_COPIED.test(path.slice(data.path.length + 1))) rmSync(path, { force: true });
	await moveIntoCache(data, target, {
		product,
		version,
		origin,
		dataset
	}, request);
	await evict(target);
}
function neededBytes(dataset) {
	return datasetBytes(dataset) + EMPTY_BYTES;
}
/** Starts a server on the directory, fills it with the tables, and ends it in order. */
async function fill(request, directory) {
	const { launcher, dataset, initial = USUAL_DATA, phase, signal } = request;
	const { product, origin, version } = launcher.build;
	if (launcher.account !== void 0) await giveTo(launcher.account, directory, request);
	phase({
		code: "initialise",
		product,
		version,
		origin
	});
	const options = initial.options.map(optionToArgument);
	await initialise(launcher, directory, signal, options);
	signal.throwIfAborted();
	if (dataset.tables > 0 || dataset.own !== void 0) phase({
		code: "load",
		dataset
	});
	const untouched = initial.untouched.map((variable) => `--${canonicalOptionName(variable)}=`);
	const spec = {
		name: "the seed",
		directory,
		args: [
			...seedArguments(launcher.build, dataset.hasRelayLog).filter((argument) => !untouched.some((name) => argument.startsWith(name))),
			...options,
			...initial.ofTables.map(optionToArgument)
		],
		options: initial.options,
		cpus: []
	};
	await using server = await startServer(launcher, spec, signal);
	await supervise({
		name: "the seed",
		server,
		doing: "tables were loaded into it",
		signal
	}, async () => {
		await makeSchema(server, initial);
		await loadDataset(server, request);
		if (dataset.hasRelayLog) await logBacklog(server, request);
	});
	await shutDown(server, signal);
}
async function makeSchema({ session }, { zones, components }) {
	const statements = zones.flatMap((zone, index) => zoneStatements(zone, index + 1));
	for (const sql of [
		...statements,
		`CREATE DATABASE ${OWN_SCHEMA}`,
		...MAKE_ORDINARY
	]) await session.execute(sql);
	for (const component of components) await session.execute(`INSTALL COMPONENT '${component}'`).catch(() => {});
}
async function logBacklog({ session, address }, request) {
	await session.execute("FLUSH BINARY LOGS");
	await session.execute("PURGE BINARY LOGS TO 'backlog.000002'");
	await writeBacklog({
		...request,
		address
	});
}
/**
* Ends the work when the server's directory has become larger than any server makes of such a dataset.
*
* @throws MeasurementError then, because it might fill the disk
*/
async function whileSmallEnough({ dataset, signal }, directory, work) {
	const most = SEED_BASE_BYTES + MOST_TIMES_DATASET * datasetBytes(dataset);
	const over = new AbortController();
	const look = () => {
		const size = sizeWhileWritten(directory);
		if (size <= most) return;
		const why = `${`the server has made ${bytes(size)} of ${datasetText(dataset)}`}; no server needs more than ${bytes(most)} for them`;
		over.abort(new MeasurementError(why, { step: "make seed data directory" }));
	};
	using _timer = setInterval(look, WATCH_MS);
	await work(AbortSignal.any([signal, over.signal]));
	look();
	over.signal.throwIfAborted();
}
/** Folders may come and go, because a server still writes; unreadable ones are noticed in the end. */
function sizeWhileWritten(directory) {
	try {
		return sizeOf(directory);
	} catch {
		return 0;
	}
}
/** @throws ServerRefuses if the server refuses the schema */
async function loadDataset(server, request) {
	const { dataset, runDirectory, signal } = request;
	if (dataset.own !== void 0) return loadOwnData(server, dataset.own, signal);
	if (dataset.tpch !== void 0) {
		const { session } = server;
		await session.execute("SET GLOBAL local_infile = ON");
		return loadTpch({
			session,
			schema: OWN_SCHEMA,
			scale: dataset.tpch,
			runDirectory,
			signal
		});
	}
	if (dataset.tables > 0) await loadSysbenchTables(server, request);
}
async function loadOwnData({ address }, data, signal) {
	const { schema, dump, tables } = data;
	const client = ordinary(address);
	if (dump !== void 0) return loadDump(client, dump, signal);
	{
		await using session = await openOwn({
			...client,
			patience: {
				seconds: SCHEMA_SECONDS,
				signal
			}
		});
		await applySql(session, schema);
	}
	return fillOwnTables(client, tables, signal);
}
async function loadSysbenchTables({ session, address }, request) {
	const { tables, rows } = request.dataset;
	await loadTables({
		...request,
		address,
		engine: engineOf(request.initial)
	});
	for (let table = 1; table <= tables; table++) {
		await session.execute(`ANALYZE TABLE ${OWN_SCHEMA}.sbtest${table}`);
		const count = Number(await session.value(`SELECT COUNT(*) FROM ${OWN_SCHEMA}.sbtest${table}`));
		if (count === rows) continue;
		throw new MeasurementError(`table sbtest${table} holds ${count} rows instead of ${rows}`, { step: "load tables" });
	}
}
/** The engine that tables get where the change sets one. */
function engineOf({ ofTables } = USUAL_DATA) {
	return ofTables.findLast(({ name }) => /(?:^|-)storage-engine$/.test(canonicalOptionName(name)))?.value;
}
/** Makes an empty data directory. @throws MeasurementError if the program cannot */
async function initialise(launcher, directory, signal, options = []) {
	const { program, args } = familyOf(launcher.build.product).initialisation(directory);
	const outcome = await launcher.runToEnd(program, [...args, ...options], directory, signal);
	if (outcome.exitCode === 0) return;
	const room = fullDisk(directory, outcome.output);
	throw new MeasurementError(`the data directory could not be initialised${room === void 0 ? "" : `: ${room}`}`, {
		step: "initialise seed data directory",
		...outcome
	});
}
/** A slow shutdown leaves nothing to purge or merge to the copies. */
async function shutDown(server, signal) {
	const asked = server.session.execute("SET GLOBAL innodb_fast_shutdown = 0").then(() => server.session.execute("SHUTDOWN")).catch(() => {});
	const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS, void 0).unref());
	const ended = asked.then(() => server.process.ended);
	const how = await orAborted(Promise.race([ended, timeout]), signal);
	if (how === "exit code 0") return;
	throw new MeasurementError(how === void 0 ? `the seed server did not shut down within ${STOP_TIMEOUT_MS / 1e3} s` : `the seed server did not shut down in order (${how}), so its tables are not kept`, {
		step: "shut down seed server",
		command: server.process.command,
		output: await server.process.output()
	});
}

export { sizeOf as _, requireAlone as a, withRoom as c, digestOf as d, startServer as f, removeTree as g, giveTo as h, isLacking as i, isWhole as l, copyTree as m, makeSeed as n, serverEnded as o, TPCH_TABLES as p, neededBytes as r, supervise as s, initialise as t, markUsed as u };