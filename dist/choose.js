import { h as UserError, p as MeasurementError, x as isFailure } from "./paths.js";
import { _ as isUnread, r as datasetBytes, t as IMAGE_NAME } from "./suite.js";
import { j as numberOf } from "./dsn.js";
import { t as isServerPath } from "./measured-request.js";
import { E as ROWS, H as isAtLeast, L as familyOf, P as SERVER_PROGRAMS, R as familyOfFork, _ as namesOf, a as optionToArgument, b as variableForms, j as removedOption, p as readersOf, r as canonicalOptionName, v as optionForms, y as ownerOf } from "./option-file.js";
import { a as optionReach, n as isBinaryLog } from "./option-reach.js";
import { a as scaledOption, d as settingLike, l as knowledgeOf, n as USUAL_POOL_BYTES, o as scaledValue, t as FILLED_REDO_BYTES } from "./scales.js";
import { t as bytes } from "./figures.js";
import { E as run, d as othersInNamespace, m as procText, t as lastLine, v as startTimeOf } from "./tool.js";
import { a as hasImage, i as engineProblem, n as clientEnvironment, o as imageProblem, r as docker, s as removeContainer, t as RUN_CONTAINER_LABEL } from "./docker-client.js";
import { y as ServerRefuses } from "./parse.js";
import { n as parseServerVersion, t as KEPT_BYTES } from "./launcher.js";
import { n as findServers, r as localLauncher } from "./local.js";
import { join, normalize } from "node:path";
import { writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";

// src/core/suite/memory-need.ts
/** Buffers that every server fills; those of MyISAM and Aria stay empty where there are no such tables. */
const FILLED = ["innodb_buffer_pool_size", "innodb_log_buffer_size"];
/**
* The refusal of a server that the kernel kills as soon as its buffers fill, because they are larger than its
* container's limit; undefined if they fit, or did not fit before either.
*
* @param before undefined: there was none
*/
function exceedsMemory(now, before, server) {
	const { memoryLimit: limit, name, options } = now.scenario;
	const isOld = before !== void 0 && needOf(before) > limitOf(before);
	if (limit === void 0 || needOf(now) <= limit.value || isOld) return void 0;
	const isChanged = (variable) => before === void 0 || sizeOf(now, variable) !== sizeOf(before, variable);
	const changed = options.filter((option) => FILLED.some((variable) => variableForms(option.name).includes(variable) && isChanged(variable)));
	const lines = before?.scenario.memoryLimit?.value !== limit.value || changed.length === 0 ? [...changed, {
		...limit,
		name: "the limit of memory"
	}] : changed;
	const parts = FILLED.map((variable) => `${variable} ${bytes(sizeOf(now, variable))}`).join(" and ");
	return {
		kind: "memory",
		scenario: name,
		server,
		title: `${name} needs ${bytes(needOf(now))} of memory; its limit is ${bytes(limit.value)}`,
		message: `${name} needs ${bytes(needOf(now))} for ${parts}, and its container may take ${bytes(limit.value)} (${limit.file}:${limit.line}): once the buffers are full, the kernel kills the server`,
		lines: lines.map(({ name: line, file, line: number }) => ({
			name: line,
			file,
			line: number
		})),
		isMended: false
	};
}
/**
* The refusal of a server that was measured with more memory than its container's limit; undefined if it took less, or
* more before as well.
*
* @param lines those that changed
*/
function outgrows(now, before, server, lines) {
	const { memoryLimit: limit, name } = now.scenario;
	const [taken, former] = [now.residentBytes ?? 0, before.residentBytes];
	const isOld = former === null || former > limitOf(before);
	if (limit === void 0 || taken <= limit.value || isOld) return void 0;
	return {
		kind: "memory",
		scenario: name,
		server,
		title: `${name} takes ${bytes(taken)} of memory; its limit is ${bytes(limit.value)}`,
		message: `the server took ${bytes(taken)} under a test load, and ${bytes(former)} before; its container may take ${bytes(limit.value)} (${limit.file}:${limit.line}), and beyond that the kernel kills the server`,
		lines,
		isMended: false
	};
}
/** The refusal of a server that the kernel killed, because its container may take no more memory. */
function killedFor(limit, { scenario, server, lines }) {
	return {
		kind: "memory",
		scenario,
		server,
		title: `${scenario} takes more memory than its limit of ${bytes(limit.value)}`,
		message: `the kernel killed the server: ${killedText(limit)}`,
		lines,
		isMended: false
	};
}
function killedText({ value, file, line }) {
	return `its container may take ${bytes(value)} of memory (${file}:${line})`;
}
/** Bytes. */
function limitOf({ scenario: { memoryLimit } }) {
	return memoryLimit?.value ?? Number.POSITIVE_INFINITY;
}
/** Bytes. */
function needOf(side) {
	return FILLED.reduce((sum, variable) => sum + sizeOf(side, variable), 0);
}
function sizeOf({ values }, variable) {
	return numberOf(values.get(variable)) ?? 0;
}

// src/edges/servers/owned-options.ts
/**
* The options that are ours: the same for every arm, so that arms differ only in the user's options. Reasons and
* sources: MySQL manual "InnoDB Startup Options", the practice of sysbench benchmarkers (little non-determinism, no
* work left over for another arm's turn).
*/
const MIB = 1024 ** 2;
const REDO_BYTES = 1024 * MIB;
const SEED_REDO_BYTES = 16 * MIB;
const SEED_POOL_BYTES = 512 * MIB;
/** At innodb_io_capacity=200, older servers' default, dirty pages pile up, then flush in stalls of seconds. */
const STEADY_FLUSHING = ["--innodb-io-capacity=2000", "--innodb-io-capacity-max=4000"];
/** For servers that only start: nothing takes more memory than it must. */
const SMALL = {
	limits: {
		bufferPoolBytes: SEED_POOL_BYTES,
		memoryBytes: Number.POSITIVE_INFINITY
	},
	scales: []
};
/** Arguments that place the server: its directory, a socket in it, no network. */
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
/** Name of the source's binary log in a seed, which is the replicas' relay log. */
const RELAY_LOG = "backlog";
/** Options of a source: short logs, in one file, of transactions that may be applied in parallel. */
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
/**
* Replicas that may become sources: they log the changes that they apply, and wait at each commit, which several
* threads share.
*/
const REPLICA = [
	`--relay-log=${RELAY_LOG}`,
	`--relay-log-index=${RELAY_LOG}.index`,
	"--server-id=2",
	"--loose-skip-slave-start",
	"--loose-skip-replica-start",
	"--loose-log-slave-updates",
	"--sync-binlog=1",
	"--innodb-flush-log-at-trx-commit=1"
];
/**
* Arguments for the server that fills the seed data directory: fast, nothing kept back, a small redo log to copy.
*
* @param isSource whether it also writes the log that replicas apply
*/
function seedArguments(server, isSource = false) {
	return [
		...common(server, SEED_POOL_BYTES, false).filter((argument) => !(isSource && argument === "--skip-log-bin")),
		...isSource ? SOURCE : [],
		...familyOf(server.product).redoArguments(server.version, SEED_REDO_BYTES),
		"--innodb-flush-log-at-trx-commit=0",
		"--innodb-doublewrite=OFF",
		"--performance-schema=OFF"
	];
}
/**
* Arguments of a measured server, before the scenario's options, which may override them.
*
* @param scenario its name
*/
function armArguments(server, dataset, provision, scenario) {
	const { limits, scales, hasBinaryLog, fillsRedo } = provision;
	const untouched = provision.untouched(scenario);
	const poolBytes = dataset.poolBytes === void 0 ? bufferPoolBytes(dataset) : USUAL_POOL_BYTES;
	const usual = [
		...common(server, Math.min(poolBytes, limits.bufferPoolBytes), hasBinaryLog || dataset.hasRelayLog === true),
		...familyOf(server.product).redoArguments(server.version, fillsRedo ? FILLED_REDO_BYTES : REDO_BYTES),
		...fillsRedo ? STEADY_FLUSHING : [],
		"--innodb-flush-log-at-trx-commit=2",
		...dataset.hasRelayLog ? REPLICA : [],
		"--innodb-adaptive-hash-index=OFF",
		"--innodb-max-dirty-pages-pct=90",
		"--innodb-max-dirty-pages-pct-lwm=80",
		"--loose-innodb-idle-flush-pct=1",
		"--max-connections=1200",
		"--table-open-cache=4000",
		"--table-definition-cache=2000",
		"--thread-cache-size=16",
		"--back-log=1200",
		"--connect-timeout=60"
	];
	const inScale = scales.flatMap((scale) => scale.usual === void 0 ? [] : `--loose-${canonicalOptionName(scale.variable)}=${scaledValue(scale.usual, scale)}`);
	return [...usual.filter((argument) => {
		const [name = ""] = argument.slice(2).split("=");
		return !variableForms(name).flatMap(namesOf).some((form) => untouched.has(form));
	}), ...inScale];
}
function common({ product }, poolBytes, hasBinaryLog) {
	return [
		`--innodb-buffer-pool-size=${poolBytes}`,
		...hasBinaryLog ? [`--log-bin=${BINARY_LOG}`, "--server-id=1"] : ["--skip-log-bin"],
		"--sync-binlog=0",
		"--innodb-buffer-pool-dump-at-shutdown=OFF",
		"--innodb-buffer-pool-load-at-startup=OFF",
		"--innodb-stats-auto-recalc=OFF",
		"--loose-innodb-undo-log-truncate=OFF",
		"--skip-name-resolve",
		"--max-prepared-stmt-count=1048576",
		"--character-set-server=utf8mb4",
		"--event-scheduler=OFF",
		...familyOf(product).quietArguments
	];
}
/**
* A pool that holds the whole dataset and as much again for the rows that write workloads add; the largest, if data
* must be larger.
*/
function bufferPoolBytes(dataset) {
	return dataset.poolBytes ?? Math.max(128, Math.ceil(2 * datasetBytes(dataset) / MIB / 128) * 128) * MIB;
}
/** Memory of a server besides its buffer pool: Performance Schema, connections, logs. */
const SERVER_BASE_BYTES = 512 * MIB;
/** Memory that a server with our own arguments may take. */
function serverBytes(dataset) {
	return bufferPoolBytes(dataset) + SERVER_BASE_BYTES;
}
/** File of the binary log, in the server's data directory: the same for every arm that logs. */
const BINARY_LOG = "binlog";
/**
* The user's options as arguments, without those that reach out of the server, with a binary log and with sizes in
* scale, which fit the machine. Depends on the options of all servers of the run, so all arms are treated equally.
*/
function scenarioArguments(options, sizing) {
	const isInInnodb = options.some(({ name, value }) => canonicalOptionName(name) === "binlog-storage-engine" && value?.toLowerCase() === "innodb");
	const shares = options.map((option) => shareOf(option, sizing, isInInnodb));
	const applied = shares.flatMap(({ option }) => option ?? []);
	const dropped = shares.flatMap((share) => share.dropped ?? []);
	const warnings = shares.flatMap(({ warning }) => warning ?? []);
	return {
		arguments: applied.map(optionToArgument),
		applied,
		warnings: dropped.length === 0 ? warnings : [{
			code: "options-dropped",
			options: dropped
		}, ...warnings]
	};
}
/** @param isInInnodb whether the binary log is MariaDB's new one, which has no name */
function shareOf(option, { limits, scales }, isInInnodb) {
	const { file, line, value: asked = "" } = option;
	const name = canonicalOptionName(option.name);
	const why = optionReach(option);
	if (isBinaryLog(option)) return {
		option: {
			...option,
			name: "log-bin",
			value: isInInnodb ? void 0 : BINARY_LOG
		},
		warning: why === void 0 ? void 0 : {
			code: "log-bin-moved",
			option: name,
			file,
			line
		}
	};
	if (isUnread(option)) return {};
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
			option: {
				...option,
				name: canonicalOptionName(scaled.variable),
				value
			},
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
	if (!optionForms(option.name).includes("innodb-buffer-pool-size") || (numberOf(asked.trim()) ?? 0) <= mostBytes) return { option };
	return {
		option: {
			...option,
			name: "innodb-buffer-pool-size",
			value: String(mostBytes)
		},
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

// src/edges/servers/start-failure.ts
/** Turns the last words of a server that did not come up into an error that names the option at fault. */
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
const LACKS = /(?:cannot|could not|failed to|unable to|can't) (?:\w+ ){0,3}allocate|out of memory|no space left|errno: 12\b/i;
/** 128 + 9 in containers. */
const KILLED$1 = /^(?:signal SIGKILL|exit code 137)\b/;
/** How the server of a container ended that the kernel killed. */
const OUT_OF_MEMORY = "the kernel killed it, because it wanted more memory than its container may take";
/** The line beyond whose limit the kernel killed the server of a container; undefined: it ended otherwise. */
function killedWithin(limit, ended) {
	return ended.includes("the kernel killed it, because it wanted more memory than its container may take") ? limit : void 0;
}
const EXAMPLES = {
	mysql: "MySQL’s: name yours, such as --image mysql:9.7 or --server /path/to/mysqld",
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
	const at = ({ option }) => `${option.file}:${option.line}`;
	const [told, rest] = [others.slice(0, MOST_ADVISED), others.slice(MOST_ADVISED)];
	const more = rest.map((other) => `${at(other)} ${other.option.name}`);
	const message = `${product} ${version} does not start with the configuration of ${arm}: ${[
		first.why,
		...told.map((other) => `${at(other)}: ${other.why}`),
		...more.length === 0 ? [] : [`and ${more.length} more: ${more.join(", ")}`]
	].join("\n  ")}`;
	return new ServerRefuses({
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
		isMended: false
	});
}
/** Title of a refusal to start. */
const DOES_NOT_START = "The server does not start with this configuration";
/** What a server refuses that it refused before the change. */
function notToBlame(refused) {
	const { message } = refused;
	const place = refused instanceof ServerRefuses ? refused.place : void 0;
	return new UserError(`${message}\n  it did not before the change either, so the change is not to blame: name the server that production has, such as --image mysql:9.7`, { place });
}
/** A server that ended without naming any of the changed lines, with those that make it end. */
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
		isMended: false
	};
}
function startFailure(failed) {
	const lines = failed.output.trimEnd().split("\n");
	const [blamed, ...others] = blamedFor(failed);
	if (blamed !== void 0) return doesNotStart(failed.arm, failed.server, [blamed, ...others]);
	const complaint = lines.find(isComplaint);
	const memoryLimit = failed.room === void 0 ? killedWithin(failed.memoryLimit, failed.ended) : void 0;
	const spokenWhy = complaint === void 0 ? void 0 : spoken(complaint);
	const why = failed.room ?? (memoryLimit === void 0 ? spokenWhy : killedText(memoryLimit));
	const how = `the server of ${failed.arm} ended while starting (${failed.ended})`;
	const isLack = failed.room !== void 0 || KILLED$1.test(failed.ended) || LACKS.test(failed.output);
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
/** An option whose value a server refuses, although it started, because we gave it loosely. */
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
	const blamable = options.filter((option) => !isTaken(option));
	for (let next = refused(lines, blamable, found); next !== void 0; next = refused(lines, blamable, found)) found.push(next);
	const isItsOwnEnd = room === void 0 && !KILLED$1.test(ended) && ended !== "exit code 0";
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
/** The next option that the server itself says it does not take. */
function refused(lines, options, found) {
	const isOpen = (option) => !found.some((each) => each.option === option);
	for (const pattern of COMPLAINTS) for (const line of lines.filter((each) => !each.includes("[Warning]"))) {
		const name = pattern.exec(line)?.groups?.option;
		if (name === void 0) continue;
		const own = options.filter((each) => canonicalOptionName(each.name) === canonicalOptionName(name));
		const isUnknown = pattern === UNKNOWN;
		const isBare = /value '--|requires an argument/.test(line);
		const isMeant = ({ value }) => isBare ? value === void 0 : line.includes(`${value}'`);
		const asked = isUnknown ? own.filter(isOpen) : own;
		const option = asked.findLast(isMeant) ?? asked.at(-1);
		if (option !== void 0 && isOpen(option)) return {
			option,
			line,
			isUnknown
		};
	}
}
/** The option whose name or value is in the first complaint that has one: "Unknown collation: 'latin1_swedish_x'". */
function named(lines, options) {
	for (const line of lines.filter((each) => isComplaint(each) && !LACKS.test(each))) {
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

// src/edges/servers/container-process.ts
/** A server's container while it runs, seen as the process in it where that is within reach. */
/** Exit code of a program that ended by SIGKILL. */
const KILLED = 137;
/** Time until the engine reports the end of a container that it has just removed. */
const ENDED_TIMEOUT_MS = 1e4;
/** @param command its command line, for messages */
async function containerProcess(context, container, command) {
	let over = false;
	let isEnded = false;
	const waiting = new AbortController();
	const { signal: stopped } = waiting;
	const options = {
		run: context.runDirectory,
		cwd: "/",
		env: clientEnvironment(),
		timeoutSeconds: 86400
	};
	const ended = run([
		"docker",
		"wait",
		container
	], {
		...options,
		signal: stopped
	}).then(async ({ exitCode, output }) => {
		if (exitCode !== 0) return `the container engine does not answer any more: ${lastLine(output)}`;
		const code = Number(output);
		if (code !== KILLED || isEnded) return `exit code ${code}`;
		return `exit code ${code}${(await docker(context, [
			"inspect",
			"--format",
			"{{.State.OOMKilled}}",
			container
		], 15)).output.trim() === "true" ? `, ${OUT_OF_MEMORY}` : ""}`;
	}).catch(() => "the engine does not tell how").finally(() => {
		over = true;
	});
	const pid = await seenProcess(context, container);
	const started = startTimeOf(pid);
	const signal = (name) => {
		try {
			if (pid !== void 0 && startTimeOf(pid) === started) process.kill(pid, name);
		} catch {}
	};
	return {
		ended,
		hasEnded: () => over,
		command,
		pid,
		isFreezable: takesSignals(pid),
		freeze: () => signal("SIGSTOP"),
		thaw: () => signal("SIGCONT"),
		pin: async (cpus) => {
			const { code, output } = await docker(context, [
				"update",
				`--cpuset-cpus=${cpus.join(",")}`,
				container
			], 15);
			if (code === 0) return;
			throw new MeasurementError(`the container ${container} could not be moved to CPU ${cpus.join(", ")}`, {
				step: "start server",
				output
			});
		},
		companions: () => othersInNamespace(pid),
		output: async () => (await docker(context, [
			"logs",
			"--tail",
			"40",
			container
		], 15)).output,
		kill: async () => {
			isEnded = true;
			signal("SIGKILL");
			await removeContainer(context, container);
			using _timer = setTimeout(() => waiting.abort(), ENDED_TIMEOUT_MS);
			await ended;
		}
	};
}
/** Number of the server's process on this machine; undefined if it lives in another process namespace or machine. */
async function seenProcess(context, container) {
	const { output } = await docker(context, [
		"inspect",
		"--format",
		"{{.Id}} {{.State.Pid}}",
		container
	], 15);
	const [id = "", text = ""] = output.trim().split(" ");
	const pid = Number(text);
	const groups = pid > 0 && procText(pid, "cgroup") || "";
	return id !== "" && groups.includes(id) ? pid : void 0;
}
/** Whether it takes signals from us; not where an engine maps the users of containers to others. */
function takesSignals(pid) {
	try {
		return pid !== void 0 && process.kill(pid, 0);
	} catch {
		return false;
	}
}

// src/edges/servers/docker.ts
/** Servers in containers: the image's own mysqld or mariadbd, its entrypoint bypassed, locked in as far as possible. */
/** Root's containers run as this user; it owns nothing but their directories. */
const CONTAINER_ACCOUNT = {
	uid: 10001,
	gid: 10001
};
/** For initialising and loading; measured servers are given their own limit. */
const SEED_MEMORY_BYTES = 4 * 1024 ** 3;
/** For a program that only prints its version. */
const INSPECT_MEMORY_BYTES = 512 * 1024 ** 2;
const VOLUME_BYTES = 64 * 1024 ** 2;
/** Paths allowed in a mount's list of options. */
const VOLUME_PATH = /^\/[A-Za-z0-9_./-]+$/;
/** Messages of the engine, or the server, about a directory that is not on the engine's machine. */
const UNSEEN = /bind source path does not exist|Could not open required defaults file/i;
/** How long programs that have an end may take to come to it, seconds. */
const DEADLINES = {
	inspect: 60,
	initialise: 600
};
/**
* @param deadlines of programs that have an end; these are then ended, with all processes that they started
* @throws MeasurementError if the image holds no server that can be started
*/
async function dockerLauncher(context, name, deadlines = DEADLINES) {
	const image = await readImage(context, name);
	const { program, build } = await findProgram(image, deadlines.inspect);
	return {
		kind: "docker",
		account: process.getuid?.() === 0 ? CONTAINER_ACCOUNT : void 0,
		build,
		runToEnd: async (which, args, directory, signal) => {
			return runToItsEnd(image, "install", {
				entrypoint: which === "server" ? program : "mariadb-install-db",
				args,
				directory,
				memoryBytes: SEED_MEMORY_BYTES
			}, deadlines.initialise, signal);
		},
		launch: (request) => launch(image, program, request)
	};
}
async function launch(image, entrypoint, request) {
	const { context } = image;
	const { name, directory, memoryBytes = SEED_MEMORY_BYTES } = request;
	const container = `${context.runId}-${name.replaceAll(/[^A-Za-z0-9_.-]+/g, "-")}-${directory.split("/").at(-1)}`;
	const inmate = {
		...request,
		entrypoint,
		memoryBytes
	};
	const args = [
		"run",
		"--detach",
		`--name=${container}`,
		...lockedIn(image, inmate)
	];
	const command = ["docker", ...args];
	const { code, output } = await docker(context, args, 60);
	if (code === 0) return containerProcess(context, container, command);
	await removeContainer(context, container);
	throw new MeasurementError(`the container of ${name} could not be started`, {
		step: "start server",
		arm: name,
		command,
		exitCode: code,
		output
	});
}
/** The arguments of every container, for any purpose: locked in as far as possible. */
function lockedIn({ context, name, volumes }, inmate) {
	const { entrypoint, args, directory, disk, isReadOnly = false, memoryBytes, cpus = [] } = inmate;
	const { uid, gid } = containerAccount();
	return [
		`--label=${RUN_CONTAINER_LABEL}=${context.runDirectory}`,
		"--network=none",
		"--read-only",
		"--cap-drop=ALL",
		"--security-opt=no-new-privileges",
		`--user=${uid}:${gid}`,
		"--pids-limit=8192",
		`--memory=${memoryBytes}`,
		`--memory-swap=${memoryBytes}`,
		"--log-driver=json-file",
		"--log-opt=max-size=1m",
		"--no-healthcheck",
		"--tmpfs=/tmp:size=64m",
		...volumes.map((path) => `--mount=type=tmpfs,destination=${path},tmpfs-size=${VOLUME_BYTES}`),
		`--mount=type=bind,source=${directory},target=${directory}${isReadOnly ? ",readonly" : ""}`,
		...disk === void 0 ? [] : [`--mount=type=bind,source=${disk.library},target=${disk.library},readonly`],
		...(disk?.environment ?? []).map((variable) => `--env=${variable}`),
		...cpus.length === 0 ? [] : [`--cpuset-cpus=${cpus.join(",")}`],
		`--entrypoint=${entrypoint}`,
		name,
		...args
	];
}
function containerAccount() {
	const uid = process.getuid?.() ?? 0;
	return uid === 0 ? CONTAINER_ACCOUNT : {
		uid,
		gid: process.getgid?.() ?? 0
	};
}
/** Runs a container until it ends, or ends it at the deadline or when the run is stopped: the client's end is not enough. */
async function runToItsEnd(image, purpose, inmate, seconds, signal) {
	const { context } = image;
	const container = `${context.runId}-${purpose}-${randomBytes(3).toString("hex")}`;
	const args = [
		"run",
		"--rm",
		`--name=${container}`,
		...lockedIn(image, inmate)
	];
	let code = null;
	try {
		const answer = await docker(context, args, seconds, signal, KEPT_BYTES);
		code = answer.code;
		return {
			command: ["docker", ...args],
			exitCode: code ?? "unknown",
			output: answer.output
		};
	} finally {
		if (code === null) await removeContainer(context, container);
	}
}
/** Its folders are kept in memory: the engine's disk has no limit for them. */
async function readImage(context, name) {
	const { code, output } = await docker(context, [
		"image",
		"inspect",
		"--format",
		"[{{json .Id}}, {{json .Config.Volumes}}, {{json .Config.Cmd}}]",
		name
	], 30);
	if (code !== 0) throw new MeasurementError(`image ${name} cannot be read`, {
		step: "inspect image",
		output
	});
	const [id, declared, command] = JSON.parse(output);
	const paths = Object.keys(declared ?? {}).map((path) => normalize(`${path}/`).replace(/\/+$/, ""));
	const odd = paths.find((path) => !VOLUME_PATH.test(path));
	if (odd !== void 0) {
		const why = `declares the volume ${JSON.stringify(odd)}, which cannot be kept in memory`;
		throw new MeasurementError(`image ${name} ${why}`, { step: "inspect image" });
	}
	return {
		context,
		name,
		id,
		volumes: [...new Set(paths)].filter((path) => path !== "/tmp"),
		command: command ?? []
	};
}
/** The name that starts the server program in the image, and its build. */
async function findProgram(image, seconds) {
	const { context, name, id, command } = image;
	const { runDirectory, signal } = context;
	const seen = join(runDirectory, "seen.cnf");
	writeFileSync(seen, "[mysqld]\n", { mode: 420 });
	const origin = `image ${name}`;
	let last = "";
	for (const program of SERVER_PROGRAMS.toSorted((a, b) => Number(command.includes(b)) - Number(command.includes(a)))) {
		const inmate = {
			entrypoint: program,
			args: [`--defaults-file=${seen}`, "--version"],
			directory: runDirectory,
			isReadOnly: true,
			memoryBytes: INSPECT_MEMORY_BYTES
		};
		const { exitCode, output } = await runToItsEnd(image, `inspect-${program}`, inmate, seconds, signal);
		if (UNSEEN.test(output)) throw new MeasurementError(`the container engine does not see ${runDirectory} of this machine, because this is itself a container or the engine is elsewhere; run on the host of the engine, or name no image and measure an installed server with --server local`, { step: "inspect image" });
		const version = exitCode === 0 ? parseServerVersion(output, origin) : void 0;
		if (version !== void 0) return {
			program,
			build: {
				...version,
				identity: id,
				origin
			}
		};
		last = output;
	}
	throw new MeasurementError(`image ${name} holds neither mariadbd nor mysqld that runs`, {
		step: "inspect image",
		output: last
	});
}

// src/edges/servers/choose.ts
/** The provider that starts the servers: docker if an image is named, else this machine's own programs. */
/** Whether servers are measured that run already, so that none is started. */
function isRunningAlready({ server, scenarios }, choice) {
	return choice === "external" || server.kind === "dsn" || scenarios.some(({ endpoint }) => endpoint !== void 0);
}
/** Whether all servers of these scenarios are started from images. */
function areOfImages(suite, scenarios, { server, image }) {
	const isCommon = (image !== void 0 || suite.server.kind === "image") && (server === "auto" || server === "docker");
	const isOwn = ({ program }) => program === void 0 ? isCommon : program.kind === "image";
	return !isRunningAlready(suite, server) && scenarios.every(isOwn);
}
/**
* @throws UserError if the choice and the source do not go together, or no server is installed; MeasurementError where
* the image that was named cannot be had
*/
async function chooseLauncher(request) {
	const { server, source, runDirectory } = request;
	const isPath = isServerPath(server);
	if (source.kind === "image" && !isPath && server !== "local") return fromImage(request, source.name);
	if (server === "docker") throw new UserError("--server docker needs an image: give --image NAME or server.image in the suite");
	if (source.kind === "binary" && !isPath) return localLauncher(source.name, runDirectory);
	return ofThisMachine(request, isPath ? server : void 0);
}
/** The server program if it can be had at once, without pulling or installing anything; undefined if not. */
async function launcherAtHand(request) {
	const { source, server } = request;
	const isThere = source.kind === "image" ? IMAGE_NAME.test(source.name) && await hasImage(request, source.name) : source.kind === "binary" || isServerPath(server) || server !== "docker" && findServers().length > 0;
	try {
		return isThere ? await chooseLauncher(request) : void 0;
	} catch (error) {
		if (isFailure(error) && source.kind !== "auto") return void 0;
		throw error;
	}
}
/** The image or nothing: a substitute would be another product, without a container's walls. */
async function fromImage(request, image) {
	if (!IMAGE_NAME.test(image)) throw new UserError(`${JSON.stringify(image)} is no image name; name one such as mysql:9.7`);
	const problem = await engineProblem(request) ?? await imageProblem(request, image);
	if (problem === void 0) return dockerLauncher(request, image);
	const { named } = request;
	const why = named?.isBefore ? "it is the image before the change" : `image ${image} was asked for`;
	throw new MeasurementError(`${problem}; ${why}, so no other server is measured in its place: start Docker or correct the name, or drop --image and use --server local`, {
		step: "get image",
		place: named?.place
	});
}
/**
* A server of this machine, or of a path: the only one, or that of the product whose own options are given.
*
* @throws UserError with a question if that cannot be told
*/
async function ofThisMachine({ options = [], runDirectory }, path) {
	const programs = findServers(path);
	if (programs.length === 0) throw new UserError(path === void 0 ? "no MySQL or MariaDB server found on this machine (mariadbd, mysqld); install one, run with --install, or name an image with --image" : `--server: found the directory ${path}; allowed: one with mariadbd or mysqld in it or in its bin or sbin`);
	const found = await Promise.all(programs.map((program) => localLauncher(program, runDirectory)));
	const [first, ...others] = found;
	if (others.every((other) => forkOf(other) === forkOf(first))) return first;
	const [sign, contrary] = [...new Map(ownedAmong(options).map((each) => [each.owner, each])).values()];
	const meant = contrary === void 0 && found.find((launcher) => forkOf(launcher) === sign?.owner);
	if (meant) return meant;
	const here = found.map(({ build }) => `${build.product} ${build.version} (${build.origin})`).join(" and ");
	const told = sign === void 0 ? "no option belongs to one of them only" : [sign.text, contrary?.text ?? []].flat().join(" and ");
	throw new UserError(`which server is meant? There is ${here}, and ${told}; give --server with the path of yours`);
}
function forkOf({ build }) {
	return familyOf(build.product).fork;
}
/** Options that only one product has, by their names or their groups. */
function ownedAmong(options) {
	return options.flatMap(({ name, group, file, line }) => {
		const owner = ownerOf(name) ?? (readersOf(group).startsWith("mariadb") ? "mariadb" : void 0);
		return owner === void 0 ? [] : [{
			owner,
			text: `${name} (${file}:${line}) belongs to ${familyOfFork(owner).products[0]}`
		}];
	});
}

export { seedArguments as C, killedFor as D, exceedsMemory as E, killedText as O, scenarioArguments as S, socketOf as T, SERVER_BASE_BYTES as _, DOES_NOT_START as a, bufferPoolBytes as b, blamedFor as c, notToBlame as d, refusedLoosely as f, unknownTo as g, startFailure as h, launcherAtHand as i, outgrows as k, doesNotStart as l, requireProduct as m, chooseLauncher as n, KILLED$1 as o, refusesChange as p, isRunningAlready as r, OUT_OF_MEMORY as s, areOfImages as t, killedWithin as u, SMALL as v, serverBytes as w, placeArguments as x, armArguments as y };