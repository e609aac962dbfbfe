import { b as firstLine, h as UserError, l as unless, p as MeasurementError } from "./paths.js";
import { a as duration } from "./figures.js";
import { n as addressesOf } from "./endpoint.js";
import { F as run, M as minimalEnvironment, N as ofSystem, a as ageOf, m as lockHolderOf, y as procText } from "./tool.js";
import { n as shippedFile } from "./shipped.js";
import { l as schemaOf } from "./server-address.js";
import { o as sysbenchProgram } from "./launcher.js";
import { join } from "node:path";
import { closeSync, constants, fchmodSync, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash, randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { addAbortListener, once } from "node:events";

// src/edges/machine/lock.ts
/**
* Locks between processes: flock(2) on a file that stays open, so that the kernel releases the lock if its holder dies.
*/
/**
* Permissions of a lock file. A lock needs only the right to read, so all users can lock a file that one of them made.
*/
const MODE = 420;
/**
* Flags against what a stranger may have put in place of the file in /tmp: a link is refused, and a pipe does not
* block.
*/
const SAFELY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/**
* Lock that the measuring run holds. The path is the same for all users and all values of TMPDIR, because all runs
* share the CPUs.
*/
const MEASURING_LOCK = "/tmp/qpsgate-measuring.lock";
/**
* Locks a file, which is made if it is missing, and by default waits for the lock. All users lock the same file,
* whoever made it, even in a directory where everybody may make files, such as /tmp.
*
* @returns undefined if `wait` is false and somebody else holds the lock
* @throws MeasurementError if the file cannot be made or opened, or is no regular file
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
/** @returns false if somebody else holds the lock and `wait` is false */
async function take(file, path, kind, { wait, signal }) {
	const args = [
		`--${kind}`,
		...wait ? [] : ["--nonblock"],
		"3"
	];
	const [flock, ...words] = ofSystem("flock", ...args);
	const program = spawn(flock, words, {
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
/** @returns undefined if somebody else has just made the file */
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
/** Maximum wait. A run takes minutes, so a lock that is held for an hour may be held for ever. */
const LONGEST_WAIT_MS = 36e5;
/** Time between two messages of a waiting run. Without messages, users would think that it hangs. */
const SIGN_OF_LIFE_MS = 3e4;
const COMMAND_LENGTH = 100;
/**
* Takes the lock of the measuring run, because two runs that measure at once would disturb each other. The later run
* waits for an hour at most. Then it measures without the lock, because anybody on this machine can hold the lock for
* ever. The probe shows if other processes disturb the run.
*
* @returns undefined if the run measures without the lock
*/
async function measureAlone({ note, signal }, path = MEASURING_LOCK, longestMs = LONGEST_WAIT_MS, signOfLifeMs = SIGN_OF_LIFE_MS) {
	const enough = AbortSignal.timeout(longestMs);
	try {
		const free = await lockFile(path, "exclusive", {
			wait: false,
			signal
		});
		if (free !== void 0) return free;
		const began = Date.now();
		note(`${measuringText(path)}; waiting until it is done, an hour at most`);
		using waiting = new DisposableStack();
		waiting.adopt(setInterval(() => note(`${measuringText(path)}; waiting for ${waitedText(began)}`), signOfLifeMs), clearInterval);
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
/**
* For example "another run is measuring on this machine (process 4711, for 12 min: node dist/cli.js run --base main)".
*/
function measuringText(path) {
	const pid = lockHolderOf(path);
	const age = ageOf(pid);
	if (pid === void 0 || age === void 0) return "another run is measuring on this machine";
	const command = (procText(pid, "cmdline") ?? "").replaceAll("\0", " ").trim();
	const shown = command.length > COMMAND_LENGTH ? `${command.slice(0, COMMAND_LENGTH)}…` : command;
	return `another run is measuring on this machine (process ${pid}, for ${duration(age)}: ${shown})`;
}
function waitedText(began) {
	return duration((Date.now() - began) / 1e3);
}

// src/edges/sysbench/arguments.ts
function connectionArguments(address) {
	const common = ["--db-driver=mysql", `--mysql-db=${schemaOf(address)}`];
	if (address.kind === "socket") return [
		...common,
		`--mysql-socket=${address.path}`,
		`--mysql-user=${address.user ?? "root"}`,
		...address.certificate === void 0 ? [] : ["--mysql-ssl=on"]
	];
	const { user, tls } = address.endpoint;
	const all = addressesOf(address.endpoint);
	const hosts = new Set(all.map(({ host }) => host === "localhost" ? "127.0.0.1" : host));
	const ports = new Set(all.map(({ port }) => port));
	return [
		...common,
		`--mysql-host=${[...hosts].join(",")}`,
		`--mysql-port=${[...ports].join(",")}`,
		`--mysql-user=${user}`,
		...tls === "off" ? [] : ["--mysql-ssl=on"]
	];
}
function tableArguments(dataset) {
	if (dataset.own !== void 0) return [];
	if (dataset.tpch !== void 0) return [`--scale-factor=${dataset.tpch}`];
	return [`--tables=${dataset.tables}`, `--table-size=${dataset.rows}`];
}
/**
* Arguments of one arm's load. Rows are chosen uniformly. By default, sysbench sends three quarters of all accesses to
* a hundredth of the rows, so that clients wait for locks on the same rows. sysbench gets no time limit, because
* qpsgate ends the load, and sysbench reports only at the end.
*
* @param driver Lua script that runs the workload
*/
function loadArguments(load, driver) {
	const { address, dataset, workload, threads, seed } = load;
	return [
		...connectionArguments(address),
		...tableArguments(dataset),
		`--threads=${threads}`,
		"--time=0",
		"--events=0",
		"--rand-type=uniform",
		`--rand-seed=${1 + seed % 2e9}`,
		"--percentile=0",
		"--report-interval=0",
		"--mysql-ignore-errors=all",
		...Object.entries({
			"db-ps-mode": "auto",
			...workload.options
		}).map(([name, value]) => `--${name}=${value}`),
		driver,
		"run"
	];
}

// src/edges/sysbench/secrets.ts
/**
* Secrets for sysbench, in files that other users cannot read. Arguments would reveal them, because every user can list
* those of all programs. With TLS, sysbench takes three files of fixed names from its working directory (1.0.20,
* drv_mysql.c).
*/
/** Configuration with which OpenSSL can make no connection, because its minimum version is above the maximum. */
const NO_TLS = `openssl_conf = all
[all]
ssl_conf = ssl
[ssl]
system_default = none
[none]
MinProtocol = TLSv1.3
MaxProtocol = TLSv1.2
`;
/**
* Writes the secrets to files, which are removed once every thread has connected. sysbench runs in their directory,
* never in the user's, because Lua first looks for modules in the current directory.
*/
function sysbenchSecrets(address, runDirectory) {
	if (address.kind === "socket") return {
		directory: address.certificate ?? runDirectory,
		arguments: [],
		env: {},
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
		"sysbench.cnf": password && `mysql-password=${password}\n`,
		"openssl.cnf": password && NO_TLS
	};
	mkdirSync(directory, { mode: 448 });
	for (const [name, text] of Object.entries(texts)) if (text !== void 0) writeFileSync(join(directory, name), text, {
		mode: 384,
		flag: "wx"
	});
	return {
		directory,
		arguments: password === void 0 ? [] : [`--config-file=${join(directory, "sysbench.cnf")}`],
		env: password === void 0 ? {} : unrevealing(directory, endpoint.tls),
		[Symbol.dispose]: () => rmSync(directory, {
			recursive: true,
			force: true
		})
	};
}
/**
* Environment in which the client library never sends a readable password, as in `connection.ts`. Whatever the options
* say, MariaDB's library continues without TLS if a server offers none. It sends a readable password only by plugins,
* and the given directory has none. MySQL's library does not ask the server for a key to encrypt the password, and
* verifies the server if it has a CA. Without a CA, it may encrypt without verifying. Therefore, with tls=off OpenSSL
* must not make any connection.
*/
function unrevealing(directory, tls) {
	if (!readFileSync(sysbenchProgram()).includes("libmysqlclient.so")) return { MARIADB_PLUGIN_DIR: directory };
	return tls === "off" ? { OPENSSL_CONF: join(directory, "openssl.cnf") } : {};
}
/**
* The user's next step, for the end of a message, if the account logs in by a plugin that sysbench's library lacks;
* otherwise empty.
*/
function loginAdvice(output) {
	if (!/Plugin \S+ could not be loaded/.test(output)) return "";
	return ": its library, MariaDB’s, may send passwords without TLS, so only accounts with mysql_native_password log in; use one, or one without a password that requires the client certificate, or a sysbench with MySQL’s library, such as Ubuntu’s";
}

// src/edges/sysbench/prepare.ts
const BACKLOG_TRANSACTIONS = 6e4;
/**
* Threads that write transactions for replicas to apply. There are many, because a replica can apply those transactions
* at the same time that were logged together.
*/
const BACKLOG_THREADS = 16;
/** @param engine storage engine of the tables; default: InnoDB */
async function loadTables({ engine = "InnoDB", ...preparation }) {
	await runToEnd(preparation, "load the tables", [
		...["--threads=1", `--mysql-storage-engine=${engine}`],
		"oltp_read_write",
		"prepare"
	]);
}
/** Writes transactions into a source's binary log. Replicas apply them while they are measured. */
async function writeBacklog(preparation) {
	const script = shippedFile("lua", "backlog.lua") ?? "backlog";
	await runToEnd(preparation, "write what replicas apply", [
		...[
			`--events=${BACKLOG_TRANSACTIONS}`,
			"--time=0",
			`--threads=${BACKLOG_THREADS}`,
			"--rand-type=uniform"
		],
		script,
		"run"
	]);
}
async function runToEnd(preparation, what, scriptArguments) {
	const { address, dataset, runDirectory, signal } = preparation;
	using secrets = sysbenchSecrets(address, runDirectory);
	const server = [...secrets.arguments, ...connectionArguments(address)];
	const command = [
		sysbenchProgram(),
		...server,
		...tableArguments(dataset),
		...scriptArguments
	];
	const outcome = await run(command, {
		run: runDirectory,
		cwd: secrets.directory,
		env: secrets.env,
		timeoutSeconds: 3600,
		signal
	});
	if (outcome.exitCode === 0 && !outcome.output.includes("FATAL")) return;
	throw new MeasurementError(`sysbench could not ${what}${loginAdvice(outcome.output)}`, {
		step: what.replace("the ", ""),
		...outcome
	});
}

// src/edges/files/digest.ts
/**
* First sixteen hexadecimal digits of SHA-256 over a JSON value. Its keys must always have the same order, because
* equal values would otherwise have different digests.
*/
function digestOf(value) {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}

export { sysbenchSecrets as a, measureAlone as c, loginAdvice as i, loadTables as n, loadArguments as o, writeBacklog as r, lockFile as s, digestOf as t };