import { r as datasetBytes } from "./suite.js";
import { d as describeError, i as DoesNotStart, m as firstLine, s as MeasurementError, u as UserError } from "./errors.js";
import { l as unless } from "./paths.js";
import { o as writeWhole, r as flushToDisk, s as makeDirectory } from "./write-whole.js";
import { t as bytes } from "./figures.js";
import { a as optionToArgument, h as familyOf, n as asLoose, r as canonicalOptionName, x as isAtLeast } from "./option-file.js";
import { c as knowledgeOf, l as settingLike } from "./scales.js";
import { f as OptionIndex, o as ownerOf, p as ROWS, s as variableForms, v as removedOption } from "./option-names.js";
import { a as componentsOf, i as optionReach, s as dataIdentity } from "./option-reach.js";
import { r as sleep } from "./clock.js";
import { r as shippedText, t as shippedFile } from "./shipped.js";
import { T as run, b as RUN_LABEL, i as textOf, m as programOf, n as runTool, w as minimalEnvironment, x as findProgram } from "./tool.js";
import { t as datasetText } from "./progress-text.js";
import { d as requireRoom, l as fullDisk, u as hasRoom } from "./docker-client.js";
import { D as ordinary, E as OWN_SCHEMA, O as socketAddress, T as MAKE_ORDINARY, a as loadDump, b as applySql, j as orAborted, k as Session, l as fillOwnTables, u as openOwn, w as installPackages } from "./parse.js";
import { i as placeArguments, o as seedArguments, s as socketOf } from "./owned-options.js";
import { dirname, join, relative, resolve } from "node:path";
import { accessSync, closeSync, constants, createReadStream, existsSync, fchmodSync, fstatSync, lstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createHash, hash, randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";
import { addAbortListener, once } from "node:events";

// src/edges/machine/cache-directory.ts
/** Directory for files that outlive a run: seed data directories, downloaded programs, and settings to restore. */
/** Made if missing. @throws MeasurementError if it cannot be written */
function cacheDirectory(...folders) {
	const path = resolve(process.env.XDG_CACHE_HOME || resolve(homedir(), ".cache"), "qpsgate", ...folders);
	try {
		makeDirectory(path, 448);
		accessSync(path, constants.W_OK);
		return path;
	} catch (cause) {
		throw new MeasurementError(`the cache directory ${path} is not writable; set XDG_CACHE_HOME to a directory that is`, {
			step: "open cache",
			output: String(cause),
			cause
		});
	}
}

// src/core/switching/switchable-settings.ts
function keyOf(kind, name) {
	return `${kind}:${name}`;
}
/** The kind and the name that `keyOf` made the key of. */
function partsOf(key) {
	const at = key.indexOf(":");
	return {
		kind: key.slice(0, at),
		name: key.slice(at + 1)
	};
}
/** The settings of a kind, by their names. */
function settingsOf(kind, settings) {
	const own = [...settings].filter(([key]) => partsOf(key).kind === kind);
	return new Map(own.map(([key, value]) => [partsOf(key).name, value]));
}
/** Settings of `to` that differ from `from`; one that `to` lacks is no difference that could be switched. */
function settingsThatDiffer(from, to) {
	return new Map([...to].filter(([key, value]) => from.get(key) !== value));
}
/** Settings with some of them changed. */
function withSettings(settings, changes) {
	return new Map([...settings, ...changes]);
}

// src/edges/switching/read-settings.ts
/** Reads from a running server all settings that could be switched on it. */
/** Number of the error that says that a table may not be read. */
const TABLE_DENIED = 1142;
/** Without Performance Schema its tables are there, and empty; to whom they are denied they are as good as that. */
async function readSettings(session) {
	const setup = (table, columns) => session.rows(`SELECT ${columns} FROM performance_schema.setup_${table}`).catch((error) => {
		if (error.errno === TABLE_DENIED) return [];
		throw error;
	});
	const text = (value) => value === null || value === void 0 ? "" : String(value);
	const variables = await session.rows("SHOW GLOBAL VARIABLES");
	const consumers = await setup("consumers", "NAME, ENABLED");
	const instruments = await setup("instruments", "NAME, ENABLED, TIMED");
	return new Map([
		...variables.map((row) => [keyOf("variable", text(row.Variable_name).toLowerCase()), text(row.Value)]),
		...consumers.map((row) => [keyOf("consumer", text(row.NAME)), text(row.ENABLED)]),
		...instruments.map((row) => [keyOf("instrument", text(row.NAME)), `${text(row.ENABLED)},${text(row.TIMED)}`])
	]);
}

// src/core/switching/scope.ts
/** Variables that can be switched on a running server, and the sessions for which a new value holds. */
/** ER_GLOBAL_VARIABLE: there is no session's value. */
const IS_GLOBAL_ONLY = 1229;
const LATER = new OptionIndex(({ effect }) => effect);
const IDENTITIES = new OptionIndex(({ isIdentity }) => isIdentity);
const PREPARED = new OptionIndex(({ isPrepared }) => isPrepared);
/** Whether a new value has its whole effect at once. */
function takesEffectAtOnce(variable) {
	return LATER.find(variable) === void 0;
}
/**
* How a variable can be set, by a server's answers to `SET GLOBAL x` and to `SET SESSION x`: none, or the number of its
* error. A variable that only new connections would see (max_allowed_packet) counts as one of the start: connections of
* the load stay.
*/
function scopeOf({ global, session }) {
	if (global !== void 0) return "start";
	if (session === void 0) return "session";
	return session === IS_GLOBAL_ONLY ? "global" : "start";
}
/** Whether it differs because every server has a place and an identity of its own. */
function isOwnToServer(variable) {
	return IDENTITIES.find(variable) ?? false;
}
/** Whether a statement may have been prepared with its value. */
function isPreparedWith(variable) {
	return PREPARED.find(variable) ?? false;
}

// src/edges/sysbench/arguments.ts
function connectionArguments(address) {
	const common = ["--db-driver=mysql", `--mysql-db=${address.kind === "socket" ? OWN_SCHEMA : address.endpoint.schema}`];
	if (address.kind === "socket") return [
		...common,
		`--mysql-socket=${address.path}`,
		`--mysql-user=${address.user ?? "root"}`
	];
	const { endpoint } = address;
	const host = endpoint.host === "localhost" ? "127.0.0.1" : endpoint.host;
	const ssl = endpoint.tls === "off" ? [] : ["--mysql-ssl=on"];
	return [...[
		...common,
		`--mysql-host=${host}`,
		`--mysql-port=${endpoint.port}`
	], ...[`--mysql-user=${endpoint.user}`, ...ssl]];
}
function tableArguments(dataset) {
	if (dataset.own !== void 0) return [];
	if (dataset.tpch !== void 0) return [`--scale-factor=${dataset.tpch}`];
	return [`--tables=${dataset.tables}`, `--table-size=${dataset.rows}`];
}
/**
* Arguments of one arm's load. Uniform access (sysbench's default sends three quarters of it to a hundredth of the rows
* and makes hot spots of locks), no time limit (turns end it), no report but the last.
*/
function loadArguments(request) {
	const { driver, address, dataset, workload, threads, seed } = request;
	return [
		...connectionArguments(address),
		...tableArguments(dataset),
		`--threads=${threads}`,
		"--time=0",
		"--events=0",
		"--rand-type=uniform",
		`--rand-seed=${1 + seed % 2e9}`,
		"--db-ps-mode=auto",
		"--percentile=0",
		"--report-interval=0",
		"--mysql-ignore-errors=all",
		...Object.entries(workload.options).map(([name, value]) => `--${name}=${value}`),
		driver,
		"run"
	];
}

// src/edges/sysbench/program.ts
/** The sysbench program, of a version whose behaviour is known, and the Lua files that drive it. */
const HINT = "install it with the package manager (apt-get install sysbench) or run with --install";
function sysbenchProgram() {
	const path = findProgram("sysbench");
	if (path === void 0) throw new UserError(`sysbench is not installed; ${HINT}`);
	return path;
}
/**
* Version of the installed sysbench, e.g. "1.0.20".
*
* @throws UserError when it is missing or older than 1.0, MeasurementError when it does not run
*/
async function sysbenchVersion() {
	const command = [sysbenchProgram(), "--version"];
	const answer = await runTool(command, {
		cwd: "/",
		timeoutSeconds: 10
	});
	const output = textOf(answer);
	const version = /^sysbench (\d+)\.(\d+\S*)/m.exec(output);
	if (answer.code !== 0 || version === null) throw new MeasurementError(`${command[0]} does not work: it does not tell its version`, {
		step: "check sysbench",
		command,
		exitCode: answer.code,
		output
	});
	if (Number(version[1]) < 1) throw new UserError(`sysbench ${version[1]}.${version[2]} is too old, 1.0 or newer is needed; ${HINT}`);
	return `${version[1]}.${version[2]}`;
}
/** Full path of a Lua file, which is next to this file in the source and next to the bundle in dist/. */
function besideUs(name) {
	return join(dirname(fileURLToPath(import.meta.url)), name);
}

// src/edges/sysbench/secrets.ts
/**
* Secrets for sysbench: in files for it alone, not among its arguments, which every user can list. With TLS it takes
* three files of fixed names from its working directory (sysbench 1.0.20, drv_mysql.c).
*/
/**
* Disposed of once every thread has connected, as nobody needs them any more. sysbench runs in the directory: Lua looks
* for modules there first, so it is never the user's.
*/
function sysbenchSecrets(address, runDirectory) {
	if (address.kind === "socket") return {
		directory: runDirectory,
		arguments: [],
		[Symbol.dispose]: () => {}
	};
	const { password, certificates, endpoint } = address;
	if (password !== void 0 && /\s/.test(password)) throw new UserError("QPSGATE_PASSWORD: sysbench takes no password with blanks; give the user another one");
	const directory = join(runDirectory, `sysbench-${randomUUID()}`);
	const { ca, cert, key } = endpoint.tls === "off" ? {} : certificates;
	const texts = {
		"cacert.pem": ca,
		"client-cert.pem": cert,
		"client-key.pem": key,
		"sysbench.cnf": password && `mysql-password=${password}\n`
	};
	mkdirSync(directory, { mode: 448 });
	for (const [name, text] of Object.entries(texts)) if (text !== void 0) writeFileSync(join(directory, name), text, {
		mode: 384,
		flag: "wx"
	});
	return {
		directory,
		arguments: password === void 0 ? [] : [`--config-file=${join(directory, "sysbench.cnf")}`],
		[Symbol.dispose]: () => rmSync(directory, {
			recursive: true,
			force: true
		})
	};
}

// src/edges/sysbench/prepare.ts
const BACKLOG_TRANSACTIONS = 6e4;
/** So that many transactions are logged together, and may be applied so. */
const BACKLOG_THREADS = 16;
/** Fills the tables. */
async function loadTables(request) {
	await runToEnd(request, "load the tables", [
		"--threads=1",
		"oltp_read_write",
		"prepare"
	]);
}
/** Writes transactions for replicas into a source's binary log. */
async function writeBacklog(request) {
	await runToEnd(request, "write what replicas apply", [
		...[
			`--events=${BACKLOG_TRANSACTIONS}`,
			"--time=0",
			`--threads=${BACKLOG_THREADS}`,
			"--rand-type=uniform"
		],
		shippedFile("lua", "backlog.lua") ?? "backlog",
		"run"
	]);
}
async function runToEnd({ address, dataset, runDirectory, signal }, what, own) {
	using secrets = sysbenchSecrets(address, runDirectory);
	const args = [
		...secrets.arguments,
		...connectionArguments(address),
		...tableArguments(dataset),
		...own
	];
	const command = [sysbenchProgram(), ...args];
	const options = {
		run: runDirectory,
		cwd: secrets.directory,
		timeoutSeconds: 3600,
		signal
	};
	const told = await run(command, options);
	if (told.exitCode === 0 && !told.output.includes("FATAL")) return;
	throw new MeasurementError(`sysbench could not ${what}`, {
		step: what.replace("the ", ""),
		...told
	});
}

// src/edges/machine/lock.ts
/** Locks between processes that the kernel releases when their holder dies: flock(2) on a file that we hold open. */
/** A lock needs only reading, so the file of one user serves all. */
const MODE = 420;
/** The file cannot be replaced by a link or a pipe. */
const SAFELY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** Lock of the run that is measuring: the same for every user and every TMPDIR. */
const MEASURING_LOCK = "/tmp/qpsgate-measuring.lock";
/**
* Waits for the lock on a file (made if missing). Two runs on one machine share seeds this way. The file may be in a
* directory where everybody makes files, such as /tmp: it is the same for all users, whoever made it.
*
* @returns undefined when `wait` is false and somebody else holds it
* @throws MeasurementError if it cannot be made or opened, or is no file
*/
async function lockFile(path, kind, options = { wait: true }) {
	for (;;) {
		options.signal?.throwIfAborted();
		using opened = new DisposableStack();
		const file = opened.adopt(openLock(path), closeSync);
		if (!await take(file, path, kind, options)) return void 0;
		if (!isStill(file, path)) continue;
		const kept = opened.move();
		return { [Symbol.asyncDispose]: async () => kept.dispose() };
	}
}
/** @returns false if somebody else has it and we do not wait */
async function take(file, path, kind, { wait, signal }) {
	const args = [
		`--${kind}`,
		...wait ? [] : ["--nonblock"],
		"3"
	];
	const program = spawn("flock", args, {
		env: minimalEnvironment(),
		stdio: [
			"ignore",
			"ignore",
			"pipe",
			file
		]
	});
	let complaint = "";
	program.stderr?.setEncoding("utf8").on("data", (text) => {
		complaint += text;
	});
	using _listening = signal && addAbortListener(signal, () => program.kill("SIGKILL"));
	const [code] = await once(program, "close");
	signal?.throwIfAborted();
	if (code === 0) return true;
	if (!wait && complaint === "") return false;
	throw cannotLock(path, complaint.trim());
}
function openLock(path) {
	try {
		const open = () => unless("ENOENT", () => openSync(path, SAFELY));
		const file = open() ?? make(path) ?? open();
		if (file === void 0) throw new Error("it is made and removed all the time");
		if (fstatSync(file).isFile()) return file;
		closeSync(file);
		throw new Error("it is no file");
	} catch (cause) {
		throw cannotLock(path, cause.code === "ELOOP" ? "it is a symbolic link; remove it" : cause.message, cause);
	}
}
/** Undefined if somebody else has just made it. */
function make(path) {
	const file = unless("EEXIST", () => openSync(path, SAFELY | constants.O_CREAT | constants.O_EXCL, MODE));
	if (file !== void 0) fchmodSync(file, MODE);
	return file;
}
function isStill(file, path) {
	const [ours, there] = [fstatSync(file), lstatSync(path, { throwIfNoEntry: false })];
	return ours.ino === there?.ino && ours.dev === there.dev;
}
function cannotLock(path, why, cause) {
	return new MeasurementError(`cannot lock ${path}: ${why}`, {
		step: "lock",
		output: why,
		cause
	});
}
/** A run takes minutes: a lock held for longer may be held for ever. */
const LONGEST_WAIT_MS = 36e5;
/**
* Two runs that measure at once would measure each other: the later one waits, an hour at most. Anybody on this machine
* could hold the lock or make it unusable, so that neither ends a run: its own check tells whether others disturb it.
*/
async function measureAlone({ note, signal }, path = MEASURING_LOCK, longestMs = LONGEST_WAIT_MS) {
	const enough = AbortSignal.timeout(longestMs);
	try {
		const free = await lockFile(path, "exclusive", {
			wait: false,
			signal
		});
		if (free !== void 0) return free;
		note("another run is measuring on this machine; waiting until it is done, an hour at most");
		return await lockFile(path, "exclusive", {
			wait: true,
			signal: AbortSignal.any([signal, enough])
		});
	} catch (error) {
		signal.throwIfAborted();
		note(`runs of others on this machine are not waited for: ${enough.aborted ? `${path} is held for too long` : firstLine(error)}`);
		return;
	}
}

// src/edges/olap/generator.ts
/** The program that makes TPC-H's tables: tpchgen-cli, from PyPI. */
const PROGRAM = "tpchgen-cli";
const VERSION = "3.0.0";
/** SHA-256 of its wheels for Linux on x86-64 and ARM. */
const HASHES = ["8eaed46bae8974e00214a6459b7927921966353c21cf53cc8efdfa9fd99bb2dc", "788445305b7632845da277322691f3f4d377e2426aac4103c68115b120c7a645"];
const INSTALL_TIMEOUT_SECONDS = 300;
/** The one on the path, or the one that we have installed; undefined if there is neither. */
function findGenerator() {
	const own = join(cacheDirectory("tpchgen"), "bin", PROGRAM);
	return findProgram(PROGRAM) ?? (existsSync(own) ? own : void 0);
}
/**
* Installs it into our cache with pip, which is installed first where it is missing.
*
* @throws UserError if that fails
*/
async function installGenerator(tell, signal) {
	if (findProgram("pip3") === void 0) await installPackages(["python3-pip"], tell, signal);
	const target = cacheDirectory("tpchgen");
	const wheel = `${PROGRAM}==${VERSION}`;
	const wanted = join(target, "requirements.txt");
	writeFileSync(wanted, `${[wheel, ...HASHES.map((hash) => `--hash=sha256:${hash}`)].join(" ")}\n`);
	const install = [
		"pip3",
		"install",
		...[...[
			"--quiet",
			"--no-input",
			"--no-deps",
			"--only-binary=:all:",
			"--upgrade",
			"--require-hashes"
		], ...["--target", target]],
		"--requirement",
		wanted
	];
	tell(`installing ${wheel} with: ${install.join(" ")}`);
	const answer = await runTool(install, {
		cwd: "/",
		timeoutSeconds: INSTALL_TIMEOUT_SECONDS,
		signal
	});
	if (answer.code === 0 && findGenerator() !== void 0) return;
	throw new UserError(`${install.join(" ")} failed; ${HOW}; it says:\n${textOf(answer).trimEnd()}`);
}
/** @throws UserError if it is missing */
function requireGenerator() {
	const found = findGenerator();
	if (found !== void 0) return found;
	throw new UserError(`${PROGRAM}, which makes the tables of dataset.tpch, was not found; ${HOW}`);
}
const HOW = `run with --install, or install it by hand (pipx install ${PROGRAM}==${VERSION}) so that it is on the PATH`;

// src/core/suite/initial-data.ts
/** What a server's data were made with before the change, as far as it counts afterwards. */
const USUAL_DATA = {
	options: [],
	components: [],
	zones: []
};
const OF_DATA = new OptionIndex(({ isOfData }) => isOfData);
/** @param now undefined: unchanged */
function initialDataOf(before, now = before) {
	const isOfData = (option) => OF_DATA.find(canonicalOptionName(option.name)) === true && optionReach(option) === void 0;
	const zones = [...before.options, ...now.options].flatMap(({ name, value = "" }) => canonicalOptionName(name) === "default-time-zone" && /^(?!system$)[a-z]/i.test(value) ? value : []);
	return {
		options: before.options.filter(isOfData).map((option) => ({
			...option,
			name: asLoose(option.name)
		})),
		components: componentsOf(before.options),
		zones: [...new Set(zones)].toSorted()
	};
}

// src/edges/files/digest.ts
/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
function digestOf(value) {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}

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
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (!found?.isDirectory()) return found?.isFile() ? found.blocks * 512 : 0;
	return (unless("ENOENT", () => readdirSync(path)) ?? []).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
/** @param command ends with the path that is written to */
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
/** In the order in which they are loaded. */
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
	for (const statement of statementsOf("schema.sql")) await session.execute(statement);
	for (const table of TPCH_TABLES) {
		signal.throwIfAborted();
		await loadTable(session, table, join(folder, `${table}.tbl`));
	}
	for (const statement of statementsOf("indexes.sql")) await session.execute(statement);
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
	const told = await run([...command], options);
	if (told.exitCode === 0) return;
	throw new MeasurementError("tpchgen-cli could not make the tables", {
		step: "make tables",
		...told
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
function statementsOf(name) {
	return shippedText("tpch", name).replaceAll(/--[^\n]*/g, "").split(";").map((statement) => statement.trim()).filter((statement) => statement !== "");
}

// src/edges/servers/made-directory.ts
/**
* A directory that we made for a server, and gave to it. From then on a stranger's image may have put anything there,
* even links in place of our own files: every part that we use is checked first, and never used by its name alone.
*/
/** open(2): the file itself, of whatever kind, neither read nor written; Node has no name for it. */
const O_PATH = 2097152;
/** @param path of a new directory that nobody else has had yet */
function madeDirectory(path) {
	const { dev, ino } = lstatSync(path);
	/** @throws MeasurementError if something else has taken its place */
	const check = () => {
		const found = lstatSync(path, { throwIfNoEntry: false });
		if (found?.isDirectory() && found.dev === dev && found.ino === ino) return;
		throw strange(`${path} is not the directory any more that was made for the server, but ${kindOf(found)}`);
	};
	/**
	* Everything below it.
	*
	* @throws MeasurementError if it was replaced, or there is anything but files and directories
	*/
	const entries = () => {
		check();
		return below(path);
	};
	return {
		path,
		check,
		entries
	};
}
/**
* Takes hold of a server's socket.
*
* @param uid of the server's user
* @returns undefined if there is none yet
* @throws MeasurementError if something else is in its place, such as a link to another server's
*/
function holdSocket(directory, path, uid) {
	directory.check();
	const file = unless("ENOENT", () => openSync(path, O_PATH | constants.O_NOFOLLOW));
	if (file === void 0) return void 0;
	const found = fstatSync(file);
	if (found.isSocket() && (uid === void 0 || found.uid === uid)) return {
		path: `/proc/${process.pid}/fd/${file}`,
		[Symbol.dispose]: () => closeSync(file)
	};
	closeSync(file);
	const whose = found.isSocket() ? ` of user ${found.uid}, as whom the server does not run` : "";
	throw strange(`${path} is not the socket of the server, but ${kindOf(found)}${whose}`);
}
function below(directory) {
	let names;
	try {
		names = readdirSync(directory);
	} catch (cause) {
		throw strange(`${directory} cannot be read`, cause);
	}
	return names.flatMap((name) => {
		const path = join(directory, name);
		const found = lstatSync(path, { throwIfNoEntry: false });
		if (found?.isFile()) return [{
			path,
			isDirectory: false,
			bytes: found.blocks * 512
		}];
		if (found?.isDirectory()) return [{
			path,
			isDirectory: true,
			bytes: 0
		}, ...below(path)];
		throw strange(`${path} is ${kindOf(found)}; a server has no business with anything but files and directories there`);
	});
}
function kindOf(found) {
	if (found === void 0) return "nothing";
	if (found.isSymbolicLink()) return "a symbolic link";
	if (found.isDirectory()) return "a directory";
	if (found.isFile()) return "a file";
	return found.isSocket() ? "a socket" : "a device or a pipe";
}
function strange(what, cause) {
	return new MeasurementError(`${what}; the server's program or image may be malicious`, {
		step: "look at what the server left",
		cause
	});
}

// src/edges/servers/start-failure.ts
const UNKNOWN = /unknown (?:variable|option) '(?:--)?(?<option>[^'=]+)(?:=[^']*)?'/;
const COMPLAINTS = [
	/ambiguous option '(?:--)?(?<option>[^'=]+)/,
	/option '(?:--)?(?<option>[^'=]+)' requires an argument/,
	/option '(?:--)?(?<option>[^'=]+)' cannot take an argument/,
	/Error while setting value '[^']*' to '(?:--)?(?<option>[^']+)'/,
	/(?:Unknown|unknown) suffix '[^']*' used for variable '(?<option>[^']+)'/,
	/Wrong value for option '(?<option>[^']+)'/i,
	UNKNOWN
];
/** Words of a server for which there is not enough memory or room. */
const LACKS$1 = /(?:cannot|could not|failed to|unable to|can't) (?:\w+ ){0,3}allocate|out of memory|no space left|errno: 12\b/i;
/** 128 + 9 in containers. */
const KILLED = /^(?:signal SIGKILL|exit code 137)$/;
const EXAMPLES = {
	mysql: "MySQL’s: name yours, such as --image mysql:8.4 or --server /path/to/mysqld",
	mariadb: "MariaDB’s: name yours, such as --image mariadb:11.4 or --server /path/to/mariadbd"
};
/**
* Options that only the other product has say that the server that happens to be installed is not the user's.
*
* @throws UserError with the first of them
*/
function requireProduct(options, { product, version }) {
	for (const { name, file, line } of options) {
		const family = ownerOf(name);
		if (family === void 0 || family === familyOf(product).fork) continue;
		const why = `the server that is installed here is ${product} ${version}, and ${name} is ${EXAMPLES[family]}`;
		throw new UserError(why, { place: {
			file,
			line
		} });
	}
}
/** Options that are named with advice; of more than these only the names. */
const MOST_ADVISED = 10;
/** Names all options that a server of the version ended for. */
function doesNotStart(arm, { product, version }, [first, ...others]) {
	const { name, file, line } = first.option;
	const at = ({ option }) => `${option.file}:${option.line}`;
	const [told, rest] = [others.slice(0, MOST_ADVISED), others.slice(MOST_ADVISED)];
	const more = rest.map((other) => `${at(other)} ${other.option.name}`);
	const message = `${product} ${version} does not start with the configuration of ${arm}: ${[
		first.why,
		...told.map((other) => `${at(other)}: ${other.why}`),
		...more.length === 0 ? [] : [`and ${more.length} more: ${more.join(", ")}`]
	].join("\n  ")}`;
	return new DoesNotStart(message, {
		place: {
			file,
			line
		},
		option: name
	});
}
/** A new version refuses options that the old one may have taken. */
var RefusesOptions = class extends DoesNotStart {
	refusal;
	constructor({ message, place, option }, refusal) {
		super(message, {
			place,
			option
		});
		this.refusal = {
			...refusal,
			message
		};
	}
};
/** What a server refuses that it refused before the change. */
function notToBlame(refused) {
	const { message } = refused;
	const place = refused instanceof DoesNotStart ? refused.place : void 0;
	return new UserError(`${message}\n  it did not before the change either, which so is not to blame: name the server that production has, such as --image mysql:8.4`, { place });
}
/** A server that ended without naming any of the changed lines, with the one that makes it end. */
function refusesChange({ product, version }, { name, after, place, isRemoved }, { failure: { arm, says } }) {
	const message = `${product} ${version} does not start with the configuration of ${arm}: ${isRemoved ? `without ${name}, which is removed,` : `with ${name}${after === null ? "" : ` = ${after}`}`} it ends`;
	return new DoesNotStart(says === void 0 ? message : `${message}, and says: ${says}`, {
		place,
		option: name
	});
}
function startFailure(failed) {
	const lines = failed.output.trimEnd().split("\n");
	const [blamed, ...others] = blamedFor(failed);
	if (blamed !== void 0) return doesNotStart(failed.arm, failed.server, [blamed, ...others]);
	const complaint = lines.find(isComplaint);
	const why = failed.room ?? (complaint === void 0 ? void 0 : spoken(complaint));
	const how = `the server of ${failed.arm} ended while starting (${failed.ended})`;
	const isLack = failed.room !== void 0 || KILLED.test(failed.ended) || LACKS$1.test(failed.output);
	return new MeasurementError(why === void 0 ? how : `${how}: ${why}`, {
		step: "start server",
		arm: failed.arm,
		endedItself: !isLack,
		says: why,
		command: failed.command,
		output: failed.output
	});
}
/** An option whose value a server refuses, although it started, as we gave it loosely. */
function refusedLoosely(output, options, server) {
	return blamedFor({
		output,
		options: options.filter(({ isLoosened }) => isLoosened),
		server,
		ended: "exit code 0"
	})[0];
}
/** An option that a server does not have. */
function unknownTo(server, option) {
	return {
		option,
		why: `it does not know the option ${option.name}\n  ${unknownText(option, server)}`
	};
}
/** The options of the user's that a server says it ended for. */
function blamedFor({ output, options, room, ended, server }) {
	const lines = output.trimEnd().split("\n");
	const found = [];
	const isTaken = ({ name, isLoosened }) => ended === "exit code 0" && isLoosened !== true && /^loose[-_]/i.test(name);
	const others = () => options.filter((option) => !isTaken(option) && !found.some((each) => each.option === option));
	for (let next = refused(lines, others()); next !== void 0; next = refused(lines, others())) found.push(next);
	const isItsOwnEnd = room === void 0 && !KILLED.test(ended) && ended !== "exit code 0";
	return (found.length === 0 && isItsOwnEnd ? [named(lines, options)] : found).flatMap((complaint) => {
		if (complaint === void 0) return [];
		const { option, line, isUnknown } = complaint;
		const known = variableForms(option.name).some((form) => ROWS.get(form)?.isOfData) ? "its value is that with which the data were made" : "correct its value";
		const advice = isUnknown ? unknownText(option, server) : known;
		return {
			option,
			why: `it does not accept the option ${option.name.replace(/^loose[-_]/i, "")}, and says: ${spoken(line)}\n  ${advice}`
		};
	});
}
/** The option that the server itself says it does not take. */
function refused(lines, options) {
	for (const pattern of COMPLAINTS) for (const line of lines.filter((each) => !each.includes("[Warning]"))) {
		const name = pattern.exec(line)?.groups?.option;
		if (name === void 0) continue;
		const own = options.filter((each) => canonicalOptionName(each.name) === canonicalOptionName(name));
		const isBare = line.includes("value '--");
		const isMeant = ({ value }) => isBare ? value === void 0 : line.includes(`${value}'`);
		const option = own.findLast(isMeant) ?? own.at(-1);
		if (option !== void 0) return {
			option,
			line,
			isUnknown: pattern === UNKNOWN
		};
	}
}
/** The option whose name or value is in the first complaint that has one: "Unknown collation: 'latin1_swedish_x'". */
function named(lines, options) {
	for (const line of lines.filter((each) => isComplaint(each) && !LACKS$1.test(each))) {
		const said = spoken(line);
		const option = options.findLast(({ name }) => isNamed(canonicalOptionName(name), said)) ?? options.findLast(({ value }) => value !== void 0 && isQuoted(value, said));
		if (option !== void 0) return {
			option,
			line,
			isUnknown: false
		};
	}
}
/** Names of one word are words of the language as well. */
function isNamed(name, said) {
	const words = said.toLowerCase().replaceAll("_", "-").split(/[^\w-]+/);
	return name.includes("-") && words.includes(name);
}
/** Whether a value is in quotes, or at the end after a colon. Messages about other failures name an engine too. */
function isQuoted(value, said) {
	return /[a-z]{3}/i.test(value) && !/^(?:innodb|on|off|yes|true|false)$/i.test(value) && (said.includes(`'${value}'`) || said.endsWith(`: ${value}`));
}
/** A line in which the server, or the program around it, reports the problem; not a mere consequence. */
function isComplaint(line) {
	return (/\[ERROR\]/i.test(line) || /^\S*(?:mysqld|mariadbd): /.test(line)) && !CONSEQUENCES.test(line);
}
const CONSEQUENCES = /\b(?:Aborting|Shutdown complete|Can't open shared library|Couldn't load plugin|Parsing options for plugin|Failed to initialize builtin plugins)\b/;
/** Advice on an option that the server does not know. */
function unknownText({ name }, server) {
	const loosely = `loose-${name} if only some servers know it`;
	const removal = removalOf(name, server);
	if (removal === void 0) {
		const since = tooNew(name, server);
		if (since !== void 0) return `${server.product} has it since ${since}; take it out, or write ${loosely}`;
		const meant = settingLike(name, server);
		return meant === void 0 ? `correct its name, or write ${loosely}` : `did you mean ${meant}? Or write ${loosely}`;
	}
	const { removed, instead } = removal;
	const successor = instead === void 0 ? "and nothing took its place" : `${instead} took its place`;
	return `${server.product} has not had it since ${removed}, ${successor}; take it out, or write ${loosely}`;
}
/** Version that first had the option, where the server is an earlier one. */
function tooNew(name, { product, version }) {
	const since = knowledgeOf(name, product)?.since;
	return since === void 0 || isAtLeast(version, since) ? void 0 : since;
}
function removalOf(name, { product, version }) {
	return variableForms(name).map((form) => removedOption(form, familyOf(product).fork, version)).find((removal) => removal !== void 0);
}
/** A log line without its time stamp, thread and subsystem. */
function spoken(line) {
	return line.replace(/^.*?\[(?:ERROR|Error)\]\s*/, "").replace(/^(?:\[[^\]]*\]\s*)+/, "").replace(/^Buffered error: /, "").replace(/^\S*(?:mysqld|mariadbd): /, "").trim();
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
/** For servers that cannot be frozen, see launcher.ts: clients take turns then. */
const NEVER_FROZEN = {
	pid: void 0,
	freeze: () => {},
	thaw: () => {}
};
async function startServer(launcher, spec, signal) {
	const socket = socketOf(spec.directory);
	const length = Buffer.byteLength(socket);
	if (length > SOCKET_PATH_MAX) throw new MeasurementError(`the socket path is too long: ${length} bytes, a Unix socket allows ${SOCKET_PATH_MAX}: ${socket}\n  set TMPDIR to a shorter directory, e.g. TMPDIR=/tmp`, { step: "start server" });
	const args = [...placeArguments(launcher.build, spec.directory), ...spec.args];
	const directory = madeDirectory(spec.directory);
	const launched = await launcher.launch({
		...spec,
		args
	});
	const { product, version } = launcher.build;
	const process = familyOf(product).outlivesFreezing(version) ? launched : {
		...launched,
		...NEVER_FROZEN
	};
	try {
		const uid = launcher.account?.uid ?? globalThis.process.getuid?.();
		const find = () => holdSocket(directory, socket, uid);
		const { held, address, session } = await connectWhenReady({
			...spec,
			process
		}, launcher.build, find, signal);
		return {
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
async function connectWhenReady(spec, server, findSocket, signal) {
	const { process, options } = spec;
	const deadline = performance.now() + START_TIMEOUT_MS;
	const isStill = watchWork(process);
	let last;
	while (performance.now() < deadline) {
		signal.throwIfAborted();
		if (process.hasEnded()) {
			const [ended, output] = [await process.ended, await process.output()];
			const room = fullDisk(spec.directory, output);
			throw startFailure({
				arm: spec.name,
				command: process.command,
				ended,
				output,
				options,
				server,
				room
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
				last = error;
			}
		}
		if (await isStill()) throw new MeasurementError(`the server of ${spec.name} hangs while starting: it neither answers nor does anything since ${STILL_MS / 1e3} s`, {
			step: "start server",
			arm: spec.name,
			command: process.command,
			output: await process.output(),
			cause: last
		});
		await sleep(POLL_MS);
	}
	throw new MeasurementError(`the server of ${spec.name} does not answer after ${START_TIMEOUT_MS / 1e3} s: ${String(last)}`, {
		step: "start server",
		arm: spec.name,
		command: process.command,
		output: await process.output(),
		cause: last
	});
}
/**
* Tells whether a server has used no CPU time for so long that it hangs; never if that is unknown, or while a script in
* its place waits for another program.
*/
function watchWork(process) {
	let known;
	let lookedAt = performance.now();
	let workedAt = lookedAt;
	return async () => {
		const now = performance.now();
		if (now - lookedAt < LOOK_MS) return false;
		lookedAt = now;
		const seconds = await process.cpuSeconds();
		if (seconds === void 0 || seconds !== known || process.companions().length > 0) workedAt = now;
		known = seconds;
		return now - workedAt > STILL_MS;
	};
}

// src/edges/servers/supervise.ts
/**
* Work with a server that may end, hang or be stopped meanwhile: the real event is reported, whatever error the work
* itself gives.
*/
/** How often a server is asked for a sign of life, how long it may take, and how often in a row it may fail to come. */
const PULSE_MS = 3e3;
const ANSWER_MS = 5e3;
const MOST_MISSED = 2;
/** A server that ends is known to have ended a little later than its connections are lost. */
const BLAME_MS = 2e3;
/** Numbers of the errors of a server that lacks memory or room, or that is to end: the statement is not to blame. */
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
* Waits for the work. However long it takes: a server that still takes connections is working on it.
*
* @throws MeasurementError as soon as the server has ended or hangs, or if it refuses; the signal's reason
*/
async function supervise(supervised, work) {
	const { name, server, doing, signal } = supervised;
	signal.throwIfAborted();
	const over = new AbortController();
	const { promise: ended, reject } = Promise.withResolvers();
	ended.catch(() => {});
	server.process.ended.then(async () => reject(await serverEnded(supervised)));
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
/** The message about a server that has ended, although it should not have. */
async function serverEnded({ name, server, doing }) {
	const { process } = server;
	const how = await process.ended;
	const output = (await process.output()).trimEnd();
	const why = roomProblem(server.address, output) ?? (KILLED.test(how) ? LACK_OF_MEMORY : void 0);
	const what = `the server of ${name} ended while ${doing} (${how})`;
	return new MeasurementError(why === void 0 ? what : `${what}: ${why}`, {
		step: "watch server",
		arm: name,
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
	for (let missed = 0; server.address.kind === "socket" && missed < MOST_MISSED;) {
		try {
			await sleep(PULSE_MS, over);
			missed = await answers(server.address, over) ? 0 : missed + 1;
		} catch {
			return new Promise(() => {});
		}
		if (missed === MOST_MISSED) throw new MeasurementError(`the server of ${name} hangs: while ${doing} it answered ${MOST_MISSED} new connections in a row not within ${ANSWER_MS / 1e3} s`, {
			step: "watch server",
			arm: name,
			command: server.process.command
		});
	}
	return new Promise(() => {});
}
/** Whether it answers at all; a refusal is an answer, and a lost connection has its own report. */
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
* Statements that make a zone known to a server, with the offset that it has now: how long a server takes does not
* depend on when clocks change. None if there is no such zone.
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

// src/edges/servers/seed.ts
/**
* The seed data directory: made once per server build, dataset and seed options, kept in a cache between runs, copied
* for every arm of every trial. Two runs at once share it: the second waits for the first.
*/
/** Raise when the way seeds are made changes. */
const SEED_LAYOUT = 3;
async function openSeed(request) {
	const path = join(cacheDirectory("seeds"), seedKey(request));
	const lockPath = `${path}.lock`;
	if (!isWhole(path)) {
		await using _building = await lockFile(lockPath, "exclusive", {
			wait: true,
			signal: request.signal
		});
		if (!isWhole(path)) await makeSeed(request, path);
	}
	const lock = await lockFile(lockPath, "shared", {
		wait: true,
		signal: request.signal
	});
	if (!isWhole(path)) {
		await lock?.[Symbol.asyncDispose]();
		return openSeed(request);
	}
	const now = /* @__PURE__ */ new Date();
	utimesSync(join(path, LABEL), now, now);
	return {
		path: join(path, "data"),
		bytes: sizeOf(path),
		[Symbol.asyncDispose]: async () => lock?.[Symbol.asyncDispose]()
	};
}
/** Copies a seed's data into `directory` (made here, with tmp/ next to data/), owned by the server's account. */
async function copySeed(seed, directory, account, within) {
	mkdirSync(directory, { mode: 448 });
	mkdirSync(join(directory, "tmp"));
	await copyTree(seed.path, join(directory, "data"), within, "copy seed data directory");
	if (account !== void 0) await giveTo(account, directory, within);
}
function seedKey({ launcher, dataset, initial = USUAL_DATA }) {
	const { build, kind } = launcher;
	const { tables, rows, tpch, own, hasRelayLog } = dataset;
	const parts = [
		...[
			SEED_LAYOUT,
			MAKE_ORDINARY,
			kind,
			build.identity,
			build.version,
			seedArguments(build, hasRelayLog)
		],
		...[
			tables,
			rows,
			tpch,
			{
				...initial,
				options: initial.options.map(optionToArgument)
			}
		],
		own && dataIdentity(own)
	];
	return hash("sha256", JSON.stringify(parts)).slice(0, 20);
}
/** Most that a seed may take: the servers' own tables and logs, and the dataset however it is laid out. */
const SEED_BASE_BYTES = 2 * 1024 ** 3;
const MOST_TIMES_DATASET = 4;
/** Actual size of the servers' own tables and logs. */
const OWN_BYTES = 128 * 1024 ** 2;
const MOST_AT_ONCE = 2;
const WATCH_MS = 1e3;
/** For one statement of a schema, on tables that are still empty. */
const SCHEMA_SECONDS = 300;
const STOP_TIMEOUT_MS = 12e4;
/** Belongs to one server instance, not to the data. */
const NOT_COPIED = [
	"auto.cnf",
	"ib_buffer_pool",
	"ibtmp1",
	"pid",
	"ddl_recovery.log",
	"ddl_recovery-backup.log"
];
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
	const data = madeDirectory(join(directory, "data"));
	await whileSmallEnough(request, directory, (signal) => fill({
		...request,
		signal
	}, directory));
	await moveIntoCache(data.entries().filter(({ path, isDirectory }) => {
		const name = path.slice(data.path.length + 1);
		const isKept = isDirectory || !(NOT_COPIED.includes(name) || /^binlog\.[^/]*$|^[^/]*\.err$/.test(name));
		if (!isKept) rmSync(path, { force: true });
		return isKept;
	}), data.path, target, {
		product,
		version,
		origin,
		dataset
	}, request);
	await evict(target);
}
/** Two, as loading takes a CPU; one where there may be no room to make two of them, and to keep them. */
function seedsAtOnce(dataset, runDirectory) {
	const most = 4 * neededBytes(dataset);
	return [runDirectory, cacheDirectory("seeds")].every((path) => hasRoom(path, most)) ? MOST_AT_ONCE : 1;
}
function neededBytes(dataset) {
	return datasetBytes(dataset) + OWN_BYTES;
}
/** Starts a server on the directory, fills it with the tables, and ends it in order. */
async function fill(request, directory) {
	const { launcher, dataset, initial = USUAL_DATA, runDirectory, phase, signal } = request;
	const { product, origin, version } = launcher.build;
	if (launcher.account !== void 0) await giveTo(launcher.account, directory, request);
	phase({
		code: "initialise",
		product,
		version,
		origin
	});
	const own = initial.options.map(optionToArgument);
	await initialise(launcher, directory, signal, own);
	signal.throwIfAborted();
	if (dataset.tables > 0 || dataset.own !== void 0) phase({
		code: "load",
		dataset
	});
	const spec = {
		name: "the seed",
		directory,
		args: [...seedArguments(launcher.build, dataset.hasRelayLog), ...own],
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
		for (const statement of initial.zones.flatMap((zone, index) => zoneStatements(zone, index + 1))) await server.session.execute(statement);
		await server.session.execute(`CREATE DATABASE ${OWN_SCHEMA}`);
		for (const statement of MAKE_ORDINARY) await server.session.execute(statement);
		for (const component of initial.components) await server.session.execute(`INSTALL COMPONENT '${component}'`).catch(() => {});
		await loadDataset(server, request);
		if (!dataset.hasRelayLog) return;
		await server.session.execute("FLUSH BINARY LOGS");
		await server.session.execute("PURGE BINARY LOGS TO 'backlog.000002'");
		await writeBacklog({
			address: server.address,
			dataset,
			runDirectory,
			signal
		});
	});
	await shutDown(server, signal);
}
/**
* Ends the work when the server's directory has become larger than any server makes of such a dataset.
*
* @throws MeasurementError then, lest it fills the disk
*/
async function whileSmallEnough({ dataset, signal }, directory, work) {
	const most = SEED_BASE_BYTES + MOST_TIMES_DATASET * datasetBytes(dataset);
	const over = new AbortController();
	const look = () => {
		let size = 0;
		try {
			size = sizeOf(directory);
		} catch {}
		if (size <= most) return;
		const why = `${`the server has made ${bytes(size)} of ${datasetText(dataset)}`}; no server needs more than ${bytes(most)} for them`;
		over.abort(new MeasurementError(why, { step: "make seed data directory" }));
	};
	using _timer = setInterval(look, WATCH_MS);
	await work(AbortSignal.any([signal, over.signal]));
	look();
	over.signal.throwIfAborted();
}
/** @throws DoesNotApply if the server refuses the schema */
async function loadDataset({ session, address }, request) {
	const { dataset, runDirectory, signal } = request;
	if (dataset.own !== void 0) {
		const { schema, dump, tables } = dataset.own;
		const client = ordinary(address);
		if (dump !== void 0) return loadDump(client, dump, signal);
		{
			await using own = await openOwn({
				...client,
				patience: {
					seconds: SCHEMA_SECONDS,
					signal
				}
			});
			await applySql(own, schema);
		}
		return fillOwnTables(client, tables, signal);
	}
	if (dataset.tpch !== void 0) {
		await session.execute("SET GLOBAL local_infile = ON");
		return loadTpch({
			session,
			schema: OWN_SCHEMA,
			scale: dataset.tpch,
			runDirectory,
			signal
		});
	}
	if (dataset.tables === 0) return;
	await loadTables({
		address,
		dataset,
		runDirectory,
		signal
	});
	for (let table = 1; table <= dataset.tables; table++) {
		await session.execute(`ANALYZE TABLE ${OWN_SCHEMA}.sbtest${table}`);
		const rows = Number(await session.value(`SELECT COUNT(*) FROM ${OWN_SCHEMA}.sbtest${table}`));
		if (rows === dataset.rows) continue;
		const found = `table sbtest${table} holds ${rows} rows instead of ${dataset.rows}`;
		throw new MeasurementError(found, { step: "load tables" });
	}
}
/** Makes an empty data directory. @throws MeasurementError if the program cannot */
async function initialise(launcher, directory, signal, own = []) {
	const { program, args } = familyOf(launcher.build.product).initialisation(directory);
	const result = await launcher.runToEnd(program, [...args, ...own], directory, signal);
	if (result.exitCode === 0) return;
	const room = fullDisk(directory, result.output);
	throw new MeasurementError(`the data directory could not be initialised${room === void 0 ? "" : `: ${room}`}`, {
		step: "initialise seed data directory",
		...result
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
const CACHE_LIMIT_BYTES = 8 * 1024 ** 3;
const UNFINISHED = ".unfinished";
/** Names the seed and has the digest of its listing; written last. */
const LABEL = "seed.json";
/**
* Another file system may lie between: copied under another name, written to the disk, then renamed, so that a seed is
* whole or absent, also after a power cut.
*/
async function moveIntoCache(entries, data, target, about, within) {
	const unfinished = `${target}${UNFINISHED}`;
	rmSync(target, {
		recursive: true,
		force: true
	});
	const size = entries.reduce((sum, entry) => sum + entry.bytes, 0);
	requireRoom(dirname(target), size, "the seed data directory");
	try {
		mkdirSync(unfinished, { mode: 448 });
		await copyTree(data, join(unfinished, "data"), within, "keep seed data directory");
		writeWhole(unfinished, LABEL, `${JSON.stringify({
			...about,
			listing: listingOf(unfinished)
		}, null, 2)}\n`);
		const copied = entries.map(({ path }) => join(unfinished, "data", path.slice(data.length)));
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
/**
* Whether there is a complete seed, with only files and directories. One that a workflow restored from its own cache
* may be truncated, and then is not used.
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
	const lines = madeDirectory(seed).entries().map(({ path, isDirectory }) => `${relative(seed, path)} ${isDirectory ? "directory" : lstatSync(path).size}`).filter((line) => line.startsWith("data"));
	return digestOf(lines.sort());
}
/**
* Removes partial copies of runs that were killed, or found the disk full; current copies are locked.
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

export { sysbenchProgram as A, settingsOf as B, initialDataOf as C, loadTables as D, measureAlone as E, scopeOf as F, withSettings as H, takesEffectAtOnce as I, readSettings as L, loadArguments as M, isOwnToServer as N, sysbenchSecrets as O, isPreparedWith as P, keyOf as R, digestOf as S, installGenerator as T, cacheDirectory as U, settingsThatDiffer as V, requireProduct as _, isLacking as a, giveTo as b, supervise as c, RefusesOptions as d, blamedFor as f, refusesChange as g, refusedLoosely as h, seedsAtOnce as i, sysbenchVersion as j, besideUs as k, withRoom as l, notToBlame as m, initialise as n, requireAlone as o, doesNotStart as p, openSeed as r, serverEnded as s, copySeed as t, startServer as u, unknownTo as v, findGenerator as w, removeTree as x, TPCH_TABLES as y, partsOf as z };