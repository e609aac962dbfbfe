import { m as quoteAtMost } from "./escape.js";
import { _ as describeError, h as UserError, l as unless, p as MeasurementError } from "./paths.js";
import { B as isAtLeast, N as familyOf, S as removedOption, _ as ROWS, l as shownState, s as numberOf } from "./exercises.js";
import { r as flushToDisk, s as writeWhole } from "./write-whole.js";
import { C as optionOf, E as strictName, O as variableForms, S as namesOf, g as canonicalName, i as isExpression, k as variableOf, s as rewrite, t as argumentOf, w as ownerOf, x as looseName } from "./setting.js";
import { r as sum } from "./vectors.js";
import { f as knowledgeOf, g as speedOf, i as optionReach, n as isBinaryLog, p as nearestSetting } from "./reach.js";
import { t as bytes } from "./figures.js";
import { t as dataIdentity } from "./scenario-identity.js";
import { t as datasetBytes } from "./dataset.js";
import { t as USUAL_DATA } from "./initial-data.js";
import { r as sleep } from "./clock.js";
import { D as RUN_LABEL, F as run, N as ofSystem, d as cpuSecondsOf, i as toolText, n as runTool, x as programOf } from "./tool.js";
import { n as removeTreeNow } from "./remove-tree.js";
import { t as datasetText } from "./progress-text.js";
import { a as shippedText } from "./shipped.js";
import { n as hasRoom, r as requireRoom, t as fullDisk } from "./disk-space.js";
import { c as FILLED_REDO_BYTES, d as scaledOption, f as scaledValue, l as USUAL_POOL_BYTES, r as requireGenerator, s as placeCertificate } from "./generator.js";
import { d as Session, i as SERVER_SCHEMA, n as MAKE_ORDINARY, p as orAborted, u as socketAddress } from "./server-address.js";
import { a as fillOwnTables, f as applySql, n as loadDump, o as openRestricted, p as ServerRefusal } from "./load-dump.js";
import { c as cacheDirectory, t as BOX_ENDED } from "./launcher.js";
import { n as loadTables, r as writeBacklog, s as lockFile, t as digestOf } from "./digest.js";
import { n as splitSql } from "./split-sql.js";
import { dirname, join, relative } from "node:path";
import { closeSync, constants, createReadStream, fstatSync, lstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { hash } from "node:crypto";

// src/core/plan/memory-need.ts
/**
* Buffers that every server fills. Those of MyISAM and Aria are left out, because they stay empty without tables of
* these engines.
*/
const FILLED = ["innodb_buffer_pool_size", "innodb_log_buffer_size"];
const MIB$1 = 1024 ** 2;
/**
* Memory of a server with empty buffers, and of its Performance Schema. Both are less than any measured server took, so
* that no server is refused wrongly. MySQL 5.7, MySQL 8.0 and MariaDB 10.11 took 84, 133 and 108 MiB. The Performance
* Schema took another 128 MiB in MySQL 5.7 and 290 MiB in 8.0.
*/
const EMPTY_BYTES$1 = 80 * MIB$1;
const PERFORMANCE_SCHEMA_BYTES = 100 * MIB$1;
/**
* Refusal for a server whose buffers exceed its container's limit, so that the kernel kills it once they are full.
* Undefined if they fit, or did not fit before either.
*
* @param before undefined if the server is new
*/
function bufferRefusal(now, before, server) {
	const { memoryLimit: limit, name, options } = now.scenario;
	const isOld = before !== void 0 && bytesNeeded(before) > limitOf(before);
	if (limit === void 0 || bytesNeeded(now) <= limit.value || isOld) return void 0;
	const isChanged = (variable) => before === void 0 || sizeIn(now, variable) !== sizeIn(before, variable);
	const changed = options.filter((option) => FILLED.some((one) => one === option.variable && isChanged(one)));
	const lines = before?.scenario.memoryLimit?.value !== limit.value || changed.length === 0 ? [...changed, {
		...limit,
		name: "the limit of memory"
	}] : changed;
	const parts = FILLED.map((variable) => `${variable} ${bytes(sizeIn(now, variable))}`).join(", ");
	return refusalOf({
		scenario: name,
		server,
		lines: lines.map(({ name: line, file, line: number }) => ({
			name: line,
			file,
			line: number
		})),
		title: `${name} needs ${bytes(bytesNeeded(now))} of memory; its limit is ${bytes(limit.value)}`,
		message: `${name} needs ${bytes(bytesNeeded(now))} for ${parts} and ${bytes(emptyBytes(now))} besides, and its container may take ${bytes(limit.value)} (${limit.file}:${limit.line}): once the buffers are full, the kernel kills the server`
	});
}
/**
* Refusal for a server that used more memory in the measurement than its container's limit. Undefined if it used less,
* or exceeded the limit before, too.
*
* @param lines the changed lines, any of which may be to blame
*/
function usageRefusal(now, before, server, lines) {
	const { memoryLimit: limit, name } = now.scenario;
	const [taken, former] = [now.residentBytes ?? 0, before.residentBytes];
	const isOld = former === null || former > limitOf(before);
	if (limit === void 0 || taken <= limit.value || isOld) return void 0;
	return refusalOf({
		scenario: name,
		server,
		lines,
		title: `${name} takes ${bytes(taken)} of memory; its limit is ${bytes(limit.value)}`,
		message: `the server took ${bytes(taken)} under a test load, and ${bytes(former)} before; its container may take ${bytes(limit.value)} (${limit.file}:${limit.line}), and beyond that the kernel kills the server`
	});
}
function killRefusal(limit, { scenario, server, lines }) {
	return refusalOf({
		scenario,
		server,
		lines,
		title: `${scenario} takes more memory than its limit of ${bytes(limit.value)}`,
		message: `the kernel killed the server: ${memoryLimitText(limit)}`
	});
}
/** A refusal for lack of memory. The rest of the change is not measured, because no other setting replaces memory. */
function refusalOf(refusal) {
	return {
		kind: "memory",
		...refusal,
		isMeasured: false
	};
}
function memoryLimitText({ value, file, line }) {
	return `its container may take ${bytes(value)} of memory (${file}:${line})`;
}
function limitOf({ scenario: { memoryLimit } }) {
	return memoryLimit?.value ?? Number.POSITIVE_INFINITY;
}
/** Need in bytes; 0 for a server whose values are unknown, so that it is not refused. */
function bytesNeeded(side) {
	const buffers = FILLED.reduce((sum, variable) => sum + sizeIn(side, variable), 0);
	return buffers === 0 ? 0 : buffers + emptyBytes(side);
}
function emptyBytes({ values }) {
	const hasSchema = shownState(values.get("performance_schema") ?? "") === true;
	return EMPTY_BYTES$1 + (hasSchema ? PERFORMANCE_SCHEMA_BYTES : 0);
}
function sizeIn({ values }, variable) {
	return numberOf(values.get(variable)) ?? 0;
}

// src/edges/servers/owned-options.ts
/**
* The options that qpsgate adds: the same for every arm, so that arms differ only in the user's options. Some let
* clients connect, keep servers apart or fit the data. Others keep the figures of short runs steady, unless
* base-options.ts leaves servers their own defaults. Sources: MySQL manual "InnoDB Startup Options", and the practice
* of sysbench benchmarkers (little non-determinism, no work left over for another arm's turn).
*/
const MIB = 1024 ** 2;
const REDO_BYTES = 1024 * MIB;
const SEED_REDO_BYTES = 16 * MIB;
const SEED_POOL_BYTES = 512 * MIB;
/** At innodb_io_capacity=200, older servers' default, dirty pages pile up, then flush in stalls of seconds. */
const STEADY_FLUSHING = ["--innodb-io-capacity=2000", "--innodb-io-capacity-max=4000"];
/** Sizes for servers that only start and measure nothing. They are small, so that such servers take little memory. */
const SMALL = {
	limits: {
		bufferPoolBytes: SEED_POOL_BYTES,
		memoryBytes: Number.POSITIVE_INFINITY
	},
	scales: []
};
/** Arguments that keep servers apart and out of reach: each has a directory with a socket in it, and no network. */
function placeArguments({ product }, directory) {
	return [
		"--no-defaults",
		`--datadir=${directory}/data`,
		`--tmpdir=${directory}/tmp`,
		`--socket=${socketOf(directory)}`,
		`--pid-file=${directory}/pid`,
		"--skip-networking",
		...familyOf(product).placeArguments,
		"--local-infile=OFF",
		"--loose-skip-symbolic-links"
	];
}
function socketOf(directory) {
	return `${directory}/s`;
}
/** Name of the binary log in a seed. A replication source writes it, and replicas take it for their relay log. */
const RELAY_LOG = "backlog";
/** Options with which a replication source writes one log, of transactions that replicas may apply in parallel. */
const SOURCE = [
	`--log-bin=${RELAY_LOG}`,
	"--max-binlog-size=1G",
	"--loose-binlog-format=ROW",
	"--binlog-row-image=MINIMAL",
	"--server-id=4294967290",
	"--loose-gtid-mode=OFF",
	"--loose-binlog-transaction-dependency-tracking=WRITESET",
	"--loose-transaction-write-set-extraction=XXHASH64",
	"--loose-binlog-group-commit-sync-delay=300",
	"--loose-binlog-commit-wait-count=8",
	"--loose-binlog-commit-wait-usec=500"
];
/** Options of a replica that may become a source. Such a replica logs the changes that it applies. */
const REPLICA = [
	`--relay-log=${RELAY_LOG}`,
	`--relay-log-index=${RELAY_LOG}.index`,
	"--server-id=2",
	"--loose-skip-slave-start",
	"--loose-skip-replica-start",
	"--loose-log-slave-updates"
];
/** Options with which a replica waits for the disk at each commit; threads that commit together share one wait. */
const DURABLE = ["--sync-binlog=1", "--innodb-flush-log-at-trx-commit=1"];
/**
* Arguments for the server that fills a seed. They make it fast, because it need not survive a crash. Its redo log is
* small, because every arm copies the log.
*
* @param isSource whether it also writes the log that replicas apply
*/
function seedArguments(server, isSource = false) {
	return [
		`--innodb-buffer-pool-size=${SEED_POOL_BYTES}`,
		...isSource ? SOURCE : ["--skip-log-bin"],
		...CONNECTABLE,
		...steady(server),
		...familyOf(server.product).redoArguments(server.version, SEED_REDO_BYTES),
		"--sync-binlog=0",
		"--innodb-flush-log-at-trx-commit=0",
		"--innodb-doublewrite=OFF",
		"--performance-schema=OFF"
	];
}
/**
* Arguments of a measured server, before the scenario's options, which may override them.
*
* @param scenario its name, and the options that its server reads
*/
function armArguments(server, dataset, provision, scenario) {
	const { scales, ownDefaults, clients } = provision;
	const untouched = provision.untouched(scenario.name);
	const isSteady = ownDefaults === null;
	const usual = [
		...poolArguments(dataset, provision),
		...CONNECTABLE,
		...isSteady || clients > MOST_USUAL_CLIENTS ? MANY_CLIENTS : [],
		...isSteady ? [...steady(server), ...STEADY_SPEED] : [],
		...logArguments(server, dataset, provision, isInInnodb(scenario.options))
	];
	const inScale = scales.flatMap((scale) => scale.usual === void 0 ? [] : `--loose-${optionOf(scale.variable)}=${scaledValue(scale.usual, scale)}`);
	return [...usual.filter((argument) => {
		const [name = ""] = argument.slice(2).split("=");
		return !variableForms(name).flatMap(namesOf).some((form) => untouched.has(form));
	}), ...inScale];
}
/**
* Argument for the buffer pool's size. A server that keeps its defaults gets none if the data fit into the default
* pool.
*/
function poolArguments(dataset, { limits, ownDefaults }) {
	const bytes = dataset.poolBytes === void 0 ? bufferPoolBytes(dataset) : USUAL_POOL_BYTES;
	return ownDefaults !== null && bytes === USUAL_POOL_BYTES && bytes <= limits.bufferPoolBytes ? [] : [`--innodb-buffer-pool-size=${Math.min(bytes, limits.bufferPoolBytes)}`];
}
/** @param isUnnamed whether the binary log is in InnoDB, where it has no file name */
function logArguments({ product, version }, dataset, { hasBinaryLog, fillsRedo, ownDefaults }, isUnnamed) {
	const isSteady = ownDefaults === null;
	const isReplica = dataset.hasRelayLog === true;
	const binaryLog = isUnnamed ? "--log-bin" : `--log-bin=${BINARY_LOG}`;
	const { redoArguments } = familyOf(product);
	return [
		...hasBinaryLog || isReplica ? [binaryLog, "--server-id=1"] : isSteady ? ["--skip-log-bin"] : [],
		...isSteady || fillsRedo ? redoArguments(version, fillsRedo ? FILLED_REDO_BYTES : REDO_BYTES) : [],
		...fillsRedo ? STEADY_FLUSHING : [],
		...isSteady ? QUICK_COMMITS : [],
		...isReplica ? REPLICA : [],
		...isReplica && isSteady ? DURABLE : []
	];
}
/** Options that let every client in: no look-up of host names, and room for all statements that clients prepare. */
const CONNECTABLE = ["--skip-name-resolve", "--max-prepared-stmt-count=1048576"];
/** Number of clients for which servers have room by default. More clients need larger limits. */
const MOST_USUAL_CLIENTS = 100;
/** Options with which a thousand clients of one server can connect at once. */
const MANY_CLIENTS = [
	"--max-connections=1200",
	"--back-log=1200",
	"--connect-timeout=60"
];
/** Options with which commits do not wait for the disk. A crash of the machine may lose some, but only test data. */
const QUICK_COMMITS = ["--sync-binlog=0", "--innodb-flush-log-at-trx-commit=2"];
const STEADY_SPEED = [
	"--innodb-adaptive-hash-index=OFF",
	"--innodb-max-dirty-pages-pct=90",
	"--innodb-max-dirty-pages-pct-lwm=80",
	"--loose-innodb-idle-flush-pct=1",
	"--table-open-cache=4000",
	"--table-definition-cache=2000",
	"--thread-cache-size=16"
];
function steady({ product }) {
	return [
		"--innodb-buffer-pool-dump-at-shutdown=OFF",
		"--innodb-buffer-pool-load-at-startup=OFF",
		"--innodb-stats-auto-recalc=OFF",
		"--loose-innodb-undo-log-truncate=OFF",
		"--character-set-server=utf8mb4",
		"--event-scheduler=OFF",
		...familyOf(product).quietArguments
	];
}
/** Matches arguments with paths of the run. They are not reported, because no configuration has them. */
const PATH = /=.*\//;
/**
* Arguments of qpsgate that no option of the scenario overrides, as "name=value" without paths, for the report.
*
* @param ours all arguments but the scenario's, in their order
*/
function testOptions(ours, options) {
	const overrides = new Set(options.map(({ variable }) => variable));
	const set = ours.flatMap((argument) => {
		const text = argument.replace(/^--(?:loose-)?/, "");
		const variables = variableForms(text.replace(/=.*/s, "")).map(variableOf);
		return argument === "--no-defaults" || PATH.test(argument) || variables.some((each) => overrides.has(each)) ? [] : [[variables[0] ?? text, text]];
	});
	return [...new Map(set).values()];
}
/**
* Bytes of a pool that holds the complete dataset, and as much again for the rows that write workloads add; or the
* dataset's limit, if the data must be larger than the pool.
*/
function bufferPoolBytes(dataset) {
	return dataset.poolBytes ?? Math.max(128, Math.ceil(2 * datasetBytes(dataset) / MIB / 128) * 128) * MIB;
}
/** Memory of a server besides its buffer pool: Performance Schema, connections, logs. */
const SERVER_BASE_BYTES = 512 * MIB;
/** Memory, in bytes, of a server with only the arguments that qpsgate adds. */
function serverBytes(dataset) {
	return bufferPoolBytes(dataset) + SERVER_BASE_BYTES;
}
/**
* File of the binary log in the server's directory: the same for every arm that logs, so that its place makes no
* difference.
*/
const BINARY_LOG = "binlog";
/**
* The user's options as arguments. Options whose effect reaches beyond the server are left out, the binary log goes
* into the server's directory, and sizes are scaled to the machine. The scales come from all servers of the run, so
* that they are equal for all arms.
*/
function scenarioArguments(options, sizing) {
	const isUnnamed = isInInnodb(options);
	const shares = options.map((option) => shareOf(option, sizing, isUnnamed));
	const applied = shares.flatMap(({ option }) => option ?? []);
	const dropped = shares.flatMap((share) => share.dropped ?? []);
	const warnings = shares.flatMap(({ warning }) => warning ?? []);
	return {
		arguments: applied.map(argumentOf),
		applied,
		warnings: dropped.length === 0 ? warnings : [{
			code: "options-dropped",
			options: dropped
		}, ...warnings]
	};
}
/** Whether MariaDB keeps the binary log in InnoDB, where nobody may name its files. */
function isInInnodb(options) {
	return options.some(({ bare, text }) => bare === "binlog_storage_engine" && text?.toLowerCase() === "innodb");
}
/** @param isUnnamed whether the binary log is in InnoDB, where it has no file name */
function shareOf(option, { limits, scales }, isUnnamed) {
	const { file, line, text: asked = "" } = option;
	const name = option.option;
	const why = optionReach(option);
	if (isBinaryLog(option)) return {
		option: rewrite(option, {
			name: "log-bin",
			text: isUnnamed ? void 0 : BINARY_LOG
		}),
		warning: why === void 0 ? void 0 : {
			code: "log-bin-moved",
			option: name,
			file,
			line
		}
	};
	if (isExpression(option)) return {};
	if (why !== void 0) return { dropped: {
		option: name,
		why,
		places: [{
			file,
			line
		}]
	} };
	const scaled = scaledOption(option, scales);
	if (scaled !== void 0) {
		const value = String(scaled.value);
		const isSmaller = value !== asked;
		return {
			option: rewrite(option, {
				name: optionOf(scaled.variable),
				text: value
			}),
			warning: isSmaller ? {
				code: "option-scaled",
				option: name,
				file,
				line,
				written: asked,
				value: scaled.value
			} : void 0
		};
	}
	const mostBytes = limits.bufferPoolBytes;
	if (!(option.variable === "innodb_buffer_pool_size") || (numberOf(asked.trim()) ?? 0) <= mostBytes) return { option };
	return {
		option: rewrite(option, {
			name: "innodb-buffer-pool-size",
			text: String(mostBytes)
		}),
		warning: {
			code: "option-clamped",
			option: name,
			file,
			line,
			asked,
			mostBytes
		}
	};
}

// src/edges/servers/server-directory.ts
/**
* A directory that qpsgate has made for a server. A stranger's image may put anything there, even links in place of
* files. So every entry is checked before it is used, and its name alone is not trusted.
*/
/** Flag of open(2) that opens a file of any kind without reading or writing it; Node has no name for the flag. */
const O_PATH = 2097152;
var ServerDirectory = class {
	path;
	#firstStats;
	/** @param path directory that no server has used yet. Later checks fail if another directory has taken its place */
	constructor(path) {
		this.path = path;
		this.#firstStats = lstatSync(path);
	}
	/**
	* All files and directories below this one.
	*
	* @throws MeasurementError if this directory was replaced, or anything but files and directories is below it
	*/
	entries() {
		this.check();
		return below(this.path);
	}
	/**
	* Opens the server's socket, so that no later replacement under the same name is used.
	*
	* @param uid number of the user as whom the server runs; undefined: any
	* @returns undefined if there is no socket yet
	* @throws MeasurementError if something else is in its place, such as a link to the socket of another server
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
	/** @throws MeasurementError if something else has taken the directory's place */
	check() {
		const { dev, ino } = this.#firstStats;
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

// src/edges/servers/start-failure.ts
/** Turns the last output of a server that did not start into an error that names the option at fault. */
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
/** Messages of a server that lacks memory or disk space, for which no option is to blame. */
const LACKS$1 = /(?:cannot|could not|failed to|unable to|can't) (?:\w+ ){0,3}allocate|out of memory|no space left|errno: 12\b/i;
/** End of a server by SIGKILL; containers report it as exit code 128 + 9. */
const KILLED = /^(?:signal SIGKILL|exit code 137)\b/;
const OUT_OF_MEMORY = "the kernel killed it, because it wanted more memory than its container may take";
/**
* End of a server that exceeded a limit set by qpsgate (its pool and some more), so no line of a configuration is to
* blame.
*/
const OUT_OF_GIVEN_MEMORY = "the kernel killed it, because it wanted more memory than the test gives each server";
/**
* Line with the memory limit for which the kernel killed a container's server; undefined if the server ended otherwise.
*/
function killedWithin(limit, ended) {
	return ended.includes("the kernel killed it, because it wanted more memory than its container may take") ? limit : void 0;
}
const EXAMPLES = {
	mysql: "MySQL’s: name yours, such as --image mysql:9.7 or --server /path/to/mysqld",
	mariadb: "MariaDB’s: name yours, such as --image mariadb:11.4 or --server /path/to/mariadbd"
};
/**
* Refuses options that only the other product has, because they show that the installed server is not the kind that the
* user runs in production.
*
* @throws UserError with the first such option
*/
function requireProduct(options, { product, version }) {
	for (const option of options) {
		const { name, file, line } = option;
		const family = isExpression(option) ? void 0 : ownerOf(name);
		if (family === void 0 || family === familyOf(product).fork) continue;
		const why = `the server that is installed here is ${product} ${version}, and ${name} is ${EXAMPLES[family]}`;
		throw new UserError(why, { place: {
			file,
			line
		} });
	}
}
/**
* Maximum number of further options whose fault a message explains. The message only names the rest, so that it stays
* short.
*/
const MOST_ADVISED = 10;
/** Longest part of a value that a message quotes, characters. */
const MOST_VALUE = 40;
function doesNotStart(arm, { product, version }, [first, ...others]) {
	const at = ({ option }) => `${option.file}:${option.line}`;
	const [detailedFaults, rest] = [others.slice(0, MOST_ADVISED), others.slice(MOST_ADVISED)];
	const more = rest.map((other) => `${at(other)} ${other.option.name}`);
	const message = `${product} ${version} does not start with the configuration of ${arm}: ${[
		first.why,
		...detailedFaults.map((other) => `${at(other)}: ${other.why}`),
		...more.length === 0 ? [] : [`and ${more.length} more: ${more.join(", ")}`]
	].join("\n  ")}`;
	return new ServerRefusal({
		kind: "start",
		scenario: arm,
		server: {
			product,
			version
		},
		title: DOES_NOT_START,
		message,
		lines: [first, ...others].map(({ option: { name, file, line } }) => ({
			name,
			file,
			line
		})),
		isMeasured: false
	});
}
/** Refusal of changed values that the server reads as other values, because they are misspelt. */
function readsOtherwise(scenario, { product, version }, [first, ...others]) {
	const all = [first, ...others];
	const texts = all.map(({ option, asked, actual }) => `${strictName(option.name)} = ${asked} as ${actual}`);
	return {
		kind: "value",
		scenario,
		server: {
			product,
			version
		},
		title: `The server reads ${texts[0]}`,
		message: `${product} ${version} reads ${texts.join(", ")}\n  ${first.actual === "OFF" ? "write ON or OFF" : "correct the value"}`,
		lines: all.map(({ option: { name, file, line } }) => ({
			name,
			file,
			line
		})),
		isMeasured: false
	};
}
const DOES_NOT_START = "The server does not start with this configuration";
/** Error for a server that refused the same before the change. The change is then not to blame. */
function formerRefusal(refused) {
	const { message } = refused;
	const place = refused instanceof ServerRefusal ? refused.place : void 0;
	return new UserError(`${message}\n  it did not before the change either, so the change is not to blame: name the server that production has, such as --image mysql:9.7`, { place });
}
/**
* Refusal of a server that ended without naming a line. The `lines` come from a search, which starts the server with
* parts of the change.
*/
function refusesChange({ product, version }, scenario, lines, says) {
	const message = `${product} ${version} does not start with the configuration of ${scenario}: ${lines.map(({ name, after, isRemoved }) => isRemoved ? `without ${name}, which is removed,` : `with ${name}${after === null ? "" : ` = ${after}`}`).join(" and ")} it ends`;
	return {
		kind: "start",
		scenario,
		server: {
			product,
			version
		},
		title: DOES_NOT_START,
		message: says === void 0 ? message : `${message}, and says: ${says}`,
		lines: lines.map(({ name, place }) => ({
			name,
			...place
		})),
		isMeasured: false
	};
}
function startFailure(failed) {
	const lines = failed.output.trimEnd().split("\n");
	const [blamed, ...others] = optionsToBlame(failed);
	if (blamed !== void 0) return doesNotStart(failed.arm, failed.server, [blamed, ...others]);
	const complaint = lines.find(isComplaint);
	const memoryLimit = failed.room === void 0 ? killedWithin(failed.memoryLimit, failed.ended) : void 0;
	const spokenWhy = complaint === void 0 ? void 0 : messageOf(complaint);
	const why = failed.room ?? (memoryLimit === void 0 ? spokenWhy : memoryLimitText(memoryLimit));
	const how = `the server of ${failed.arm} ended while starting (${failed.ended})`;
	const isLack = failed.room !== void 0 || KILLED.test(failed.ended) || LACKS$1.test(failed.output);
	return new MeasurementError(why === void 0 ? how : `${how}: ${why}`, {
		step: "start server",
		arm: failed.arm,
		endedItself: !isLack,
		memoryLimit,
		says: why,
		command: failed.command,
		output: failed.output
	});
}
/**
* The first option whose value the server refuses although it starts. It can start, because qpsgate has given the
* option the prefix loose-.
*/
function looseFault(output, options, server) {
	return optionsToBlame({
		output,
		options: options.filter(({ isLoosened }) => isLoosened),
		server,
		ended: "exit code 0"
	})[0];
}
function unknownOptionFault(server, option) {
	return {
		option,
		why: `it does not know the option ${option.name}\n  ${unknownText(option, server)}`
	};
}
/** Faults of the user's options that the server's output names as the reason for its end. */
function optionsToBlame({ output, options, room, ended, server }) {
	const lines = output.trimEnd().split("\n");
	const complaints = [];
	const isTaken = ({ isLoose, isLoosened }) => ended === "exit code 0" && isLoosened !== true && isLoose;
	const blamable = options.filter((option) => !isTaken(option));
	for (let next = nextComplaint(lines, blamable, complaints); next !== void 0; next = nextComplaint(lines, blamable, complaints)) complaints.push(next);
	const isItsOwnEnd = room === void 0 && !KILLED.test(ended) && ended !== "exit code 0";
	return (complaints.length === 0 && isItsOwnEnd ? [likelyComplaint(lines, options)] : complaints).flatMap((complaint) => {
		if (complaint === void 0) return [];
		const { option, line, isUnknown } = complaint;
		const hint = ROWS.get(option.bare)?.isOfData ? "its value is that with which the data were made" : "correct its value";
		const advice = isUnknown ? unknownText(option, server) : hint;
		const name = strictName(option.name);
		const value = option.text === void 0 ? `the option ${name}` : `the value ${quoteAtMost(MOST_VALUE, option.text)} of ${name}`;
		return {
			option,
			why: `it ${isUnknown ? `does not know the option ${name}` : `does not accept ${value}`}, and says: ${messageOf(line)}\n  ${advice}`
		};
	});
}
function nextComplaint(lines, options, complaints) {
	const isOpen = (option) => !complaints.some((each) => each.option === option);
	for (const pattern of COMPLAINTS) for (const line of lines.filter((each) => !each.includes("[Warning]"))) {
		const name = pattern.exec(line)?.groups?.option;
		if (name === void 0) continue;
		const namesakes = options.filter((each) => canonicalName(each.name) === canonicalName(name));
		const isUnknown = pattern === UNKNOWN;
		const isBare = /value '--|requires an argument/.test(line);
		const isMeant = ({ text }) => isBare ? text === void 0 : line.includes(`${text}'`);
		const candidates = isUnknown ? namesakes.filter(isOpen) : namesakes;
		const option = candidates.findLast(isMeant) ?? candidates.at(-1);
		if (option !== void 0 && isOpen(option)) return {
			option,
			line,
			isUnknown
		};
	}
}
/** The first complaint that contains an option's name or value, such as "Unknown collation: 'latin1_swedish_x'". */
function likelyComplaint(lines, options) {
	for (const line of lines.filter((each) => isComplaint(each) && !LACKS$1.test(each))) {
		const message = messageOf(line);
		const option = options.findLast(({ option }) => isNamed(option, message)) ?? options.findLast(({ text }) => text !== void 0 && isQuoted(text, message));
		if (option !== void 0) return {
			option,
			line,
			isUnknown: false
		};
	}
}
/**
* Whether a message names an option. A name of one word, such as port, does not count, because it is also an English
* word.
*/
function isNamed(name, message) {
	const words = message.toLowerCase().replaceAll("_", "-").split(/[^\w-]+/);
	return name.includes("-") && words.includes(name);
}
/**
* Whether a message has the value in quotes, or at its end after a colon. The value InnoDB does not count, because
* messages about other failures name it, too.
*/
function isQuoted(value, message) {
	return /[a-z]{3}/i.test(value) && !/^innodb$/i.test(value) && shownState(value) === void 0 && (message.includes(`'${value}'`) || message.endsWith(`: ${value}`));
}
/** Whether a line of output reports the problem itself, not a mere consequence such as "Aborting". */
function isComplaint(line) {
	return (/\[ERROR\]/i.test(line) || /^\S*(?:mysqld|mariadbd): /.test(line)) && !CONSEQUENCES.test(line);
}
const CONSEQUENCES = /\b(?:Aborting|Shutdown complete|Can't open shared library|Couldn't load plugin|Parsing options for plugin|Failed to initialize builtin plugins)\b/;
function unknownText({ name, bare }, server) {
	const loosely = `${looseName(name)} if only some servers know it`;
	const removal = removedOption(bare, familyOf(server.product).fork, server.version);
	if (removal === void 0) {
		const since = tooNew(name, server);
		if (since !== void 0) return `${server.product} has it since ${since}; take it out, or write ${loosely}`;
		const meant = nearestSetting(name, server);
		if (meant !== void 0) return `did you mean ${meant}? Or write ${loosely}`;
		return `${speedOf(bare) === "unknown" ? "correct its name" : "take it out"}, or write ${loosely}`;
	}
	const { removed, instead } = removal;
	const successor = instead === void 0 ? "and nothing took its place" : `${instead} took its place`;
	return `${server.product} has not had it since ${removed}, ${successor}; take it out, or write ${loosely}`;
}
/** First version that has the option; undefined if the server is new enough, or that version is unknown. */
function tooNew(name, { product, version }) {
	const since = knowledgeOf(name, product)?.since;
	return since === void 0 || isAtLeast(version, since) ? void 0 : since;
}
/** A log line without its time stamp, thread and subsystem. */
function messageOf(line) {
	return line.replace(/^.*?\[(?:ERROR|Error)\]\s*/, "").replace(/^(?:\[[^\]]*\]\s*)+/, "").replace(/^Buffered error: /, "").replace(/^\S*(?:mysqld|mariadbd): /, "").trim();
}

// src/edges/servers/running-server.ts
/** Starts a server on a data directory, and waits until it answers. */
const START_TIMEOUT_MS = 12e4;
/** Milliseconds without any work after which a starting server counts as hanging. */
const STILL_MS = 2e4;
const LOOK_MS = 1e3;
const POLL_MS = 10;
/** Time limit of a statement, unless the caller sets another; counting the rows of the largest tables takes less. */
const ANSWER_SECONDS = 3600;
/** Maximum length of a socket's path, bytes: sun_path less the closing zero (unix(7)). */
const SOCKET_PATH_MAX = 107;
async function startServer(launcher, spec, signal) {
	const { build, account } = launcher;
	const socket = socketOf(spec.directory);
	const length = Buffer.byteLength(socket);
	if (length > SOCKET_PATH_MAX) throw new MeasurementError(`the socket path is too long: ${length} bytes, a Unix socket allows ${SOCKET_PATH_MAX}: ${socket}\n  set TMPDIR to a shorter directory, e.g. TMPDIR=/tmp`, { step: "start server" });
	const directory = new ServerDirectory(spec.directory);
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
		const { handle, address, session } = await connectWhenReady(spec, build, process, findSocket, signal);
		const end = async () => {
			await session[Symbol.asyncDispose]();
			await process.kill();
			handle[Symbol.dispose]();
		};
		let ended;
		const dispose = () => {
			ended ??= end();
			return ended;
		};
		return {
			memoryLimit: spec.memoryLimit,
			process,
			address,
			session,
			[Symbol.asyncDispose]: dispose
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
		const handle = findSocket();
		if (handle !== void 0) {
			const address = socketAddress(handle.path, spec.directory, {
				seconds: ANSWER_SECONDS,
				signal
			});
			try {
				return {
					handle,
					address,
					session: await orAborted(Session.open(address), signal)
				};
			} catch (error) {
				handle[Symbol.dispose]();
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
* Returns a function that says whether a server hangs, because it has long used no CPU time. It never says so if the
* CPU time is unknown, or while the server has child processes, because a script in the server's place may wait for
* one.
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

// src/edges/machine/file-trees.ts
const COPY_SECONDS = 600;
/**
* Copies a directory to a path that does not exist yet. Links are copied as links, because their targets may lie
* elsewhere.
*
* @param step purpose of the copy, as errors name it: "copy seed data directory"
* @throws MeasurementError if the copy fails; the error says so if the disk is full
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
* Size from which files are dropped from the page cache. Servers read smaller files only once, whatever is measured.
*/
const LEAST_DROPPED = "+255k";
/**
* Writes the files of a directory to the disk, and drops them from the page cache, so that a server reads them from the
* disk.
*/
async function dropPages(directory, within) {
	const one = [
		...ofSystem("dd"),
		"of={}",
		"oflag=nocache",
		"conv=notrunc,fdatasync",
		"count=0",
		"status=none"
	];
	await mustRun([
		"find",
		directory,
		...[
			"-type",
			"f",
			"-size",
			LEAST_DROPPED
		],
		"-exec",
		...one,
		";"
	], within, "drop pages of the data", directory);
}
async function giveTo(account, directory, within) {
	await mustRun([
		"chown",
		"-R",
		`${account.uid}:${account.gid}`,
		directory
	], within, "hand directory to the server");
}
/**
* Bytes of disk that a directory takes. Links are not followed. Files that vanish meanwhile count as nothing, because
* another run may be removing them.
*/
function diskUsage(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	if (!stats?.isDirectory()) return stats?.isFile() ? stats.blocks * 512 : 0;
	const names = unless("ENOENT", () => readdirSync(path)) ?? [];
	return sum(names.map((name) => diskUsage(join(path, name))));
}
/** @param path a path on the disk that the command may fill; default: the command's last argument */
async function mustRun(command, { runDirectory, signal }, step, path = command.at(-1)) {
	const env = { [RUN_LABEL]: runDirectory };
	const answer = await runTool(ofSystem(...command), {
		cwd: runDirectory,
		env,
		timeoutSeconds: COPY_SECONDS,
		signal
	});
	if (answer.code === 0) return;
	const output = toolText(answer);
	const room = fullDisk(path, output);
	throw new MeasurementError(`could not ${step}${room === void 0 ? "" : `: ${room}`}`, {
		step,
		command,
		exitCode: answer.code,
		output
	});
}

// src/edges/olap/load-tpch.ts
/** Names of the tables, in the order of loading. */
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
/** @throws UserError if the generator is missing, MeasurementError if a table does not get all generated rows */
async function loadTpch({ session, schema, scale, runDirectory, signal }) {
	using cleanup = new DisposableStack();
	const folder = mkdtempSync(join(runDirectory, "tpch"));
	cleanup.defer(() => rmSync(folder, {
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
/**
* Loads a table. Each line of its file ends with a separator, which here is a part of the line's end, because it would
* otherwise begin another column.
*/
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

// src/edges/servers/seed-cache.ts
/** The cache of seeds between runs: each seed is complete or absent, and all together stay within a limit. */
const CACHE_LIMIT_BYTES = 8 * 1024 ** 3;
const UNFINISHED = ".unfinished";
/**
* File that describes a seed, with the digest of its listing. It is written last, so a seed without it is not complete.
*/
const LABEL = "seed.json";
/**
* Copies data into the cache under another name, flushes them to the disk, and renames them. A seed is therefore
* complete or absent, even after a power cut. Renaming alone would fail if the cache is on another file system.
*
* @param about facts about the seed, for people who look into the cache
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
/** Sets the time of a seed's last use, by which the cache removes the seeds that were unused for longest. */
function markUsed(path) {
	const now = /* @__PURE__ */ new Date();
	utimesSync(join(path, LABEL), now, now);
}
/**
* Whether there is a complete seed, with nothing but files and directories. A GitHub workflow may have restored a
* truncated seed from its own cache; such a seed is not used.
*/
function isWhole(path) {
	try {
		const { listing } = JSON.parse(readFileSync(join(path, LABEL), "utf8"));
		return listing === listingOf(path);
	} catch {
		return false;
	}
}
/** Digest of the names and lengths of a seed's data. @throws where there is anything but files and directories */
function listingOf(seed) {
	const lines = new ServerDirectory(seed).entries().map(({ path, isDirectory }) => `${relative(seed, path)} ${isDirectory ? "directory" : lstatSync(path).size}`).filter((line) => line.startsWith("data"));
	return digestOf(lines.sort());
}
/**
* Removes partial copies that runs left because they were killed, or their disk was full. Copies that are being made
* are locked, and stay.
*
* @param target the seed that is about to be made, whose lock this run holds
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
	let total = diskUsage(newest);
	for (const path of seeds) {
		total += diskUsage(path);
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
* Watches a server during work with it, because the server may end, hang or be stopped. Such an event is reported in
* place of the error that it causes in the work.
*/
/**
* Pause between two checks that a server answers, maximum wait for an answer, and number of failures in a row that show
* a hang.
*/
const PULSE_MS = 3e3;
const ANSWER_MS = 5e3;
const MOST_MISSED = 2;
/** Maximum wait for news of a server's end after its connection was lost, because the end explains the loss. */
const BLAME_MS = 2e3;
/**
* Error numbers of a server that lacks memory or disk space, or is about to end, so that the statement is not at fault.
*/
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
* Waits for the work, however long it takes, because a server that still takes connections has not failed.
*
* @throws MeasurementError as soon as the server has ended or hangs, or refuses a statement; the signal's reason
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
		if (error instanceof MeasurementError) throw diagnose(error, server.address);
		if (!(error instanceof Error && "sqlState" in error)) throw error;
		const what = `the server of ${name} refuses what it is asked while ${doing}; it says: ${error.message}`;
		throw diagnose(new MeasurementError(what, {
			step: "ask the server",
			arm: name,
			cause: error
		}), server.address);
	} finally {
		over.abort();
	}
}
async function serverEnded({ name, server, doing }) {
	const { process } = server;
	const how = await process.ended;
	const output = (await process.output()).trimEnd();
	const room = roomProblem(server.address, output);
	const memoryLimit = room === void 0 ? killedWithin(server.memoryLimit, how) : void 0;
	const killed = memoryLimit === void 0 ? LACK_OF_MEMORY : memoryLimitText(memoryLimit);
	const isTold = memoryLimit === void 0 && [
		"the kernel killed it, because it wanted more memory than its container may take",
		"the kernel killed it, because it wanted more memory than the test gives each server",
		"as its box was ended by"
	].some((why) => how.includes(why));
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
/** Adds to a failure that the server's disk is full, if it is full. The statement is then not to blame. */
function diagnose(error, address) {
	const room = roomProblem(address, describeError(error));
	return room === void 0 ? error : new MeasurementError(`${error.message}: ${room}`, {
		...error.failure,
		refused: void 0
	});
}
/**
* Message about a full disk; undefined if the disk has space, or the server is an external one, whose disk is unknown.
*/
function roomProblem(address, output) {
	return address.kind === "socket" ? fullDisk(address.directory, output) : void 0;
}
/**
* Rejects once the server takes no new connections, or does not answer on them. Never resolves, because the work
* decides when the watch ends.
*/
async function hanging({ name, server, doing, progress }, over) {
	const { address, process } = server;
	let missed = 0;
	let progressed = progress?.();
	while (address.kind === "socket" && missed < MOST_MISSED) try {
		await sleep(PULSE_MS, over);
		const before = progressed;
		progressed = progress?.();
		missed = await answers(address, over) || progressed !== before ? 0 : missed + 1;
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
/**
* Whether the server answers a new connection. A refusal counts as an answer, and so does a lost connection, because
* another watch reports the server's end.
*/
async function answers(address, over) {
	const asked = Session.open(address).then(async (session) => {
		await session[Symbol.asyncDispose]();
		return true;
	}, (error) => error.code !== "ETIMEDOUT");
	return Promise.race([asked, sleep(ANSWER_MS, over).then(() => false)]);
}
/**
* @throws MeasurementError if the server's program has started other programs, because these would not be frozen with
*   the server, and their work would not be counted
*/
function requireAlone(name, process) {
	const others = process.companions();
	if (others.length === 0) return;
	const what = others.map((pid) => programOf(pid) ?? pid).join(", ");
	throw new MeasurementError(`the server of ${name} is not alone: ${what} runs beside it, and would work in the turns of others; name a server program that becomes the server (exec), or an image with nothing but the server`, { step: "look for other programs" });
}

// src/edges/servers/time-zones.ts
/** SQL that fills the server's tables of time zones. */
/**
* Statements that define a time zone with only its current offset from UTC, without changes of the clock, because the
* speed of a server does not depend on these. None if there is no such zone.
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
/** Seconds east of UTC; undefined if there is no such zone. */
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
/**
* Makes a seed (prepared data that every arm copies): a server of the same build fills an empty data directory with the
* tables, and shuts down cleanly.
*/
/** Bytes of a data directory before tables are loaded: the server's own tables and its logs. */
const EMPTY_BYTES = 128 * 1024 ** 2;
/** Maximum seconds for a statement of a user's schema. The tables are still empty, so none needs longer. */
const SCHEMA_SECONDS = 300;
const STOP_TIMEOUT_MS = 12e4;
/** Files that belong to one server instance, such as its error log, and not to the data. */
const NOT_COPIED = /^(?:auto\.cnf|ib_buffer_pool|ibtmp1|pid|ddl_recovery(?:-backup)?\.log|binlog\.[^/]*|[^/]*\.err)$/;
/**
* Makes a seed and moves it to `target` in the cache.
*
* @throws MeasurementError if the server, the tables or the disk fail
*/
async function makeSeed(request, target) {
	const { launcher, dataset, runDirectory } = request;
	const { product, origin, version } = launcher.build;
	await removeLeftovers(target);
	const each = neededBytes(dataset);
	const isSameDisk = statSync(runDirectory).dev === statSync(dirname(target)).dev;
	requireRoom(runDirectory, isSameDisk ? 2 * each : each, datasetText(dataset));
	if (!isSameDisk) requireRoom(dirname(target), each, datasetText(dataset));
	using cleanup = new DisposableStack();
	const directory = mkdtempSync(join(runDirectory, "seed"));
	cleanup.defer(() => removeTreeNow(directory));
	mkdirSync(join(directory, "data"), { mode: 448 });
	mkdirSync(join(directory, "tmp"));
	const data = new ServerDirectory(join(directory, "data"));
	await fill(request, directory);
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
	const options = initial.options.map(argumentOf);
	await initialise(launcher, directory, signal, options);
	signal.throwIfAborted();
	if (dataset.tables > 0 || dataset.own !== void 0) phase({
		code: "load",
		dataset
	});
	const untouched = initial.untouched.map((variable) => `--${optionOf(variable)}=`);
	const spec = {
		name: "the seed",
		directory,
		args: [
			...seedArguments(launcher.build, dataset.hasRelayLog).filter((argument) => !untouched.some((name) => argument.startsWith(name))),
			...options,
			...initial.ofTables.map(argumentOf)
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
		`CREATE DATABASE ${SERVER_SCHEMA}`,
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
/** @throws ServerRefusal if the server refuses the schema */
async function loadDataset(server, request) {
	const { dataset, runDirectory, signal } = request;
	if (dataset.own !== void 0) return loadOwnData(server, dataset.own, signal);
	if (dataset.tpch !== void 0) {
		const { session } = server;
		await session.execute("SET GLOBAL local_infile = ON");
		return loadTpch({
			session,
			schema: SERVER_SCHEMA,
			scale: dataset.tpch,
			runDirectory,
			signal
		});
	}
	if (dataset.tables > 0) await loadSysbenchTables(server, request);
}
async function loadOwnData({ address }, data, signal) {
	const { schema, dump, tables } = data;
	if (dump !== void 0) return loadDump(address, dump, signal);
	{
		await using session = await openRestricted({
			...address,
			patience: {
				seconds: SCHEMA_SECONDS,
				signal
			}
		});
		await applySql(session, schema);
	}
	return fillOwnTables(address, tables, signal);
}
async function loadSysbenchTables({ session, address }, request) {
	const { tables, rows } = request.dataset;
	await loadTables({
		...request,
		address,
		engine: engineOf(request.initial)
	});
	for (let table = 1; table <= tables; table++) {
		await session.execute(`ANALYZE TABLE ${SERVER_SCHEMA}.sbtest${table}`);
		const count = Number(await session.value(`SELECT COUNT(*) FROM ${SERVER_SCHEMA}.sbtest${table}`));
		if (count === rows) continue;
		throw new MeasurementError(`table sbtest${table} holds ${count} rows instead of ${rows}`, { step: "load tables" });
	}
}
/** Storage engine of the tables; undefined if the change sets none, so that the server's default applies. */
function engineOf({ ofTables } = USUAL_DATA) {
	return ofTables.findLast(({ bare }) => /(?:^|_)storage_engine$/.test(bare))?.text;
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
/**
* Shuts the server down slowly (innodb_fast_shutdown = 0), so that copies of its data have nothing left to purge or
* merge.
*/
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

// src/edges/servers/seed.ts
/**
* The seed: a data directory that is made once for each combination of server build, dataset and seed options. A cache
* keeps it between runs. Every arm (server) of every trial gets a copy, so that all arms begin with equal data. Of two
* runs at once, the second waits for the first one's seed.
*/
/** Version of how seeds are made. Raise it with each change, so that older seeds in the cache are not used. */
const SEED_LAYOUT = 3;
const MOST_AT_ONCE = 2;
/** Dataset of servers that are only started, or that make their own tables. */
const NO_TABLES = {
	tables: 0,
	rows: 0
};
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
	markUsed(path);
	return {
		path: join(path, "data"),
		bytes: diskUsage(path),
		[Symbol.asyncDispose]: async () => lock?.[Symbol.asyncDispose]()
	};
}
/**
* Copies a seed's data into a new `directory`, as data/ beside an empty tmp/, and makes the server's account its owner.
*
* @param certificate directory of a certificate that is copied, too
*/
async function copySeed(seed, directory, account, within, certificate) {
	mkdirSync(directory, { mode: 448 });
	mkdirSync(join(directory, "tmp"));
	await copyTree(seed.path, join(directory, "data"), within, "copy seed data directory");
	if (certificate !== void 0) placeCertificate(certificate, directory);
	if (account !== void 0) await giveTo(account, directory, within);
}
/**
* Number of seeds that are made at once: two, because loading keeps one CPU busy; one if the disk may have no room for
* two.
*/
function seedsAtOnce(dataset, runDirectory) {
	const most = 4 * neededBytes(dataset);
	return [runDirectory, cacheDirectory("seeds")].every((path) => hasRoom(path, most)) ? MOST_AT_ONCE : 1;
}
function seedKey({ launcher, dataset, initial = USUAL_DATA }) {
	const { build, kind } = launcher;
	const { tables, rows, tpch, own, hasRelayLog } = dataset;
	const server = [
		kind,
		build.identity,
		build.version,
		seedArguments(build, hasRelayLog)
	];
	const options = initial.options.map(argumentOf);
	const data = [
		tables,
		rows,
		tpch,
		{
			...initial,
			options
		},
		own && dataIdentity(own)
	];
	return hash("sha256", JSON.stringify([
		SEED_LAYOUT,
		MAKE_ORDINARY,
		server,
		data
	])).slice(0, 20);
}

// src/edges/servers/sql-refusal.ts
/** Statement that sets short limits, so that a statement that waits for another client's lock fails within seconds. */
const SOON = "SET SESSION innodb_lock_wait_timeout = 1, SESSION lock_wait_timeout = 1";
/**
* Turns a server's error into a refusal.
*
* @param isSmall whether the statements write so little that a full table is the server's own limit
* @throws the error itself if it is a lost connection, or a lack of memory or room, and no refusal
*/
function refusalIn(error, what, isSmall = false) {
	const { errno: code = 0 } = error;
	if (error instanceof MeasurementError || code === 0 || isLacking(code) && !isSmall) throw error;
	return {
		code,
		says: error.message,
		what
	};
}
/** Whether an error is a server's refusal of a statement, with its number. */
function isRefusedSql(error) {
	return error instanceof Error && "errno" in error && "sqlState" in error;
}

export { bufferPoolBytes as A, readsOtherwise as C, SERVER_BASE_BYTES as D, unknownOptionFault as E, testOptions as F, bufferRefusal as I, killRefusal as L, scenarioArguments as M, seedArguments as N, SMALL as O, serverBytes as P, usageRefusal as R, optionsToBlame as S, requireProduct as T, OUT_OF_GIVEN_MEMORY as _, copySeed as a, formerRefusal as b, diagnose as c, serverEnded as d, supervise as f, DOES_NOT_START as g, startServer as h, NO_TABLES as i, placeArguments as j, armArguments as k, isLacking as l, dropPages as m, isRefusedSql as n, openSeed as o, TPCH_TABLES as p, refusalIn as r, seedsAtOnce as s, SOON as t, requireAlone as u, OUT_OF_MEMORY as v, refusesChange as w, looseFault as x, doesNotStart as y };