import { S as isFailure, b as firstLine, h as UserError, p as MeasurementError } from "./paths.js";
import { t as isServerPath } from "./measured-request.js";
import { A as SERVER_PROGRAMS, N as familyOf, _ as ROWS, l as shownState, r as INSTRUMENT_STATES, s as numberOf, u as stateOf } from "./exercises.js";
import { t as IMAGE_NAME } from "./scenario.js";
import { _ as string, b as unknown, h as record, l as looseObject, n as array, v as tuple } from "./schemas.js";
import { E as isEarlier } from "./workloads.js";
import { S as namesOf, a as isOn, n as consumerOf } from "./setting.js";
import { n as resolveSettings } from "./resolve.js";
import { c as loadedLibraries } from "./reach.js";
import { n as tryJson } from "./stored-json.js";
import { t as armName } from "./plan.js";
import { n as settingsOfKind } from "./switchable-settings.js";
import { F as run, h as othersInNamespace, s as anonymousBytesOf, t as lastLine, w as signalsTo, y as procText } from "./tool.js";
import { a as hasImage, i as engineProblem, n as clientEnvironment, o as imageProblem, r as docker, s as removeContainer, t as RUN_CONTAINER_LABEL } from "./docker-client.js";
import { n as judgeInsight } from "./insight.js";
import { _ as OUT_OF_GIVEN_MEMORY, v as OUT_OF_MEMORY } from "./sql-refusal.js";
import { n as KEPT_BYTES, r as parseServerVersion } from "./launcher.js";
import { r as boxProblem } from "./box.js";
import { n as findServers, r as localLauncher } from "./local.js";
import { join, normalize } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";

// src/edges/servers/verify.ts
/**
* Compares the settings of a running server with those that its options ask for, because a setting that did not take
* effect must not be measured. Also reads what the configuration lets the server diagnose.
*/
/**
* How far a server may round a size: a large one up to a whole chunk (of 128 MiB or more for the buffer pool), and any
* size of at least 1,024 by a tenth.
*/
const ROUNDING_BYTES = 128 * 1024 ** 2;
const ROUNDING_SHARE = .1;
const LEAST_ROUNDED = 1024;
/** Share by which a server may round a decimal: it shows 99.999 for a percentage of 100. */
const DECIMAL_ROUNDING_SHARE = .001;
const SHOWN_NAMES = 5;
/** The built-in memory instruments of Performance Schema itself cannot be switched off (MySQL manual, 29.2.2). */
const ALWAYS_ON = "memory/performance_schema/";
/**
* Requires that every option took effect on the server, with three exceptions. A changed number out of range is
* measured as the server corrects it, because production's server does the same, and a warning names it. A value that
* its variable cannot have is also measured as corrected if it stood there before the change, or the arm mixes lines of
* both sides. A value that all arms of the trial ask for makes no difference between them.
*
* @throws UserError naming every other value that its variable cannot have; MeasurementError naming every other setting
*   that did not take effect
*/
async function verify(session, { build, arm, applied, settings, together }) {
	const variables = settingsOfKind("variable", settings);
	const { wrong } = comparePatterns(settingsOfKind("instrument", settings), applied);
	const differences = differencesOf(applied, variables, settingsOfKind("consumer", settings));
	const isOfAll = ({ option }) => together.every((each) => asksFor(each, option));
	const others = differences.filter((each) => !isOfAll(each) && !(arm.isMixed && each.option.isLoose));
	const wrongValues = others.length === 0 ? [] : await wrongValuesIn(session, build, others);
	const isCorrected = ({ isNumber }) => isNumber && together.some(isEarlier);
	const errors = wrongValues.filter((each) => !isCorrected(each));
	if (wrongValues.length === 0) requireEffect(arm, [...others.map((each) => differenceText(each, variables)), ...wrong]);
	if (errors.length > 0 && !isEarlier(arm) && !arm.isMixed) throw wrongValuesError(errors);
	const corrected = [...differences.filter(isOfAll), ...wrongValues.filter(isCorrected)];
	return {
		/** Bytes of memory that Performance Schema holds; null if the server does not show it. */
		performanceSchemaBytes: await performanceSchemaBytes(session),
		/** Names of settings whose pattern no instrument of the server matches. */
		unmatched: unmatchedPatterns(settings, applied),
		/** Libraries of plugins that the options tell the server to load, and that it lacks. */
		lacked: await lackedIn(session, loadedLibraries(applied)),
		warnings: corrected.map(({ option: { option, file, line }, asked, actual }) => {
			return {
				code: "option-adjusted",
				option,
				file,
				line,
				asked,
				actual
			};
		})
	};
}
async function lackedIn(session, libraries) {
	if (libraries.length === 0) return [];
	const loaded = (await session.rows("SELECT PLUGIN_LIBRARY AS library FROM information_schema.PLUGINS")).map(({ library }) => String(library).replace(/\.so$/i, ""));
	return libraries.filter((library) => !loaded.includes(library));
}
function asksFor({ scenario: { options } }, { option, text }) {
	return options.some((each) => each.text === text && each.option === option);
}
function requireEffect(arm, differences) {
	if (differences.length === 0) return;
	throw new MeasurementError(`scenario ${armName(arm)} did not take effect on the running server, so it is not measured:\n${differences.map((line) => `  ${line}`).join("\n")}`, {
		step: "verify scenario",
		arm: armName(arm)
	});
}
async function performanceSchemaBytes(session) {
	const total = (await session.rows("SHOW ENGINE PERFORMANCE_SCHEMA STATUS")).find((row) => row.Name === "performance_schema.memory");
	return total === void 0 ? null : Number(total.Status);
}
function differencesOf(applied, variables, consumers) {
	const winners = winnersOf(applied, variables);
	const alsoSet = new Set(winners.flatMap(({ variable }) => ROWS.get(variable)?.alsoSets ?? []));
	return winners.filter(({ variable }) => !alsoSet.has(variable)).flatMap((option) => optionDifference(option, variables, consumers) ?? []);
}
/** The options that count. If several set one variable, the last whose name the server knows counts. */
function winnersOf(options, variables) {
	const isKnown = ({ bare }) => variables.has(bare);
	return [...resolveSettings(options).values()].flatMap((settings) => settings.findLast(isKnown) ?? settings.at(-1) ?? []).flatMap(({ index }) => options[index] ?? []);
}
/** Variables that servers lower if the machine lets them open too few files. */
const BOUND_BY_FILES = /* @__PURE__ */ new Set([
	"max_connections",
	"table_open_cache",
	"innodb_open_files",
	"open_files_limit"
]);
/**
* Size such as 256MB, which some servers read as 256M and others as 256. A message gives the spelling that all read
* alike.
*/
const UNIT_OF_BYTES = /^(\d+[kmgt])i?b$/i;
function optionDifference(option, variables, consumers) {
	const consumer = consumerOf(option);
	if (consumer !== void 0) {
		const actual = consumers.get(consumer);
		const wanted = isOn(option);
		if (actual === void 0 || actual === "YES" === wanted) return void 0;
		return {
			option,
			asked: onOff(wanted),
			actual: onOff(!wanted)
		};
	}
	const text = option.prefix === void 0 ? option.text : void 0;
	const variable = namesOf(option.bare).find((each) => variables.has(each));
	const actual = variable === void 0 ? void 0 : variables.get(variable);
	if (variable === void 0 || actual === void 0 || text === void 0) return void 0;
	const stepBytes = variable === "innodb_buffer_pool_size" ? poolStepBytes(variables) : void 0;
	return !isMisread(text, actual) && sameValue(text, actual, stepBytes) ? void 0 : {
		option,
		asked: text,
		actual,
		variable
	};
}
/**
* Whether a switch is off only because the server does not know the word that it got, such as YES or the path of a log.
* Servers merely warn of such a word.
*/
function isMisread(asked, actual) {
	return /^(?:OFF|FALSE)$/.test(actual) && stateOf(asked) === void 0 && shownState(asked) !== false;
}
/** Whether a server reads a word that it does not know, such as `many`, as some number. */
function isLettersForNumber(asked, actual) {
	return numberOf(asked) === void 0 && /^[a-z]/i.test(asked) && numberOf(actual) !== void 0;
}
/**
* Settings whose word the server does not know, and reads as OFF or as some number. A number that the server corrects,
* because it is out of range or bound by another setting, is not among them: the test server runs with the same
* correction as production.
*
* @param values switches and numbers, by variable, as a program prints them that only reads its options
*/
function misreadSettings(applied, values) {
	return differencesOf(applied, values, /* @__PURE__ */ new Map()).filter(({ asked, actual }) => isMisread(asked, actual) || isLettersForNumber(asked, actual));
}
/**
* Step of the buffer pool's size. Every instance has whole chunks, so MySQL with eight instances rounds 3.5 GiB up to 4
* GiB.
*/
function poolStepBytes(variables) {
	const [chunk = 0, instances = 1] = ["chunk_size", "instances"].map((name) => {
		const value = variables.get(`innodb_buffer_pool_${name}`);
		return value === void 0 ? void 0 : Number(value);
	});
	return Math.max(ROUNDING_BYTES, chunk * instances);
}
function differenceText(difference, variables) {
	const { option, asked, actual, variable = "" } = difference;
	const size = UNIT_OF_BYTES.exec(asked)?.[1];
	const reason = BOUND_BY_FILES.has(variable) ? [`here it may open only ${variables.get("open_files_limit") ?? "?"} files (ulimit -n)`] : [];
	const instead = size === void 0 ? [] : [`write ${size}`];
	return [
		`${`${option.file}:${option.line}`}: ${option.name}: asked for ${asked}, the server has ${actual}`,
		...reason,
		...instead
	].join("; ");
}
/**
* Values that the variable cannot have: unknown words, and numbers outside its range. Other differences may follow from
* them, such as fewer open tables because of more connections.
*/
async function wrongValuesIn(session, { product }, differences) {
	const rows = await session.rows(familyOf(product).rangesQuery);
	const ranges = new Map(rows.map((row) => [String(row.name).toLowerCase(), row]));
	return differences.flatMap((difference) => {
		const { asked, actual, variable = "" } = difference;
		if (isMisread(asked, actual)) return [{
			...difference,
			allowed: "ON or OFF",
			isNumber: false
		}];
		const { least, most } = ranges.get(variable) ?? {};
		const hasRange = Number(most) > Number(least);
		const number = numberOf(asked);
		const isOutside = number === void 0 ? /^[a-z]/i.test(asked) : number < Number(least) || number > Number(most);
		return hasRange && isOutside ? [{
			...difference,
			allowed: `${least} to ${most}`,
			isNumber: number !== void 0
		}] : [];
	});
}
function wrongValuesError(values) {
	const lines = values.map(({ option: { file, line, name }, asked, actual, allowed }, index) => {
		return `${index === 0 ? "" : `${file}:${line}: `}${name}: found ${asked}; allowed: ${allowed}; the server would run with ${actual}`;
	});
	return new UserError(lines.join("\n"), { place: values[0]?.option });
}
/**
* Whether a value of a file and the value that the server shows mean the same.
*
* @param stepBytes how far the server may round up a large size
*/
function sameValue(asked, actual, stepBytes = ROUNDING_BYTES) {
	if (asked.toLowerCase() === actual.toLowerCase()) return true;
	const [wantedState, state] = [stateOf(asked), shownState(actual)];
	if (wantedState !== void 0 && state !== void 0) return wantedState === state;
	if (state !== void 0 && numberOf(asked) === void 0) return state || shownState(asked) === false;
	if (DECIMAL.test(asked) && DECIMAL.test(actual) && `${asked}${actual}`.includes(".")) return Math.abs(Number(actual) - Number(asked)) <= Number(asked) * DECIMAL_ROUNDING_SHARE;
	const wanted = numberOf(asked);
	const got = numberOf(actual);
	if (/^-\d+$/.test(asked)) return true;
	if (got === void 0) return true;
	if (wantedState !== void 0) return wantedState === (got !== 0);
	if (wanted === void 0) return false;
	if (wanted < LEAST_ROUNDED) return got === wanted;
	const up = Math.max(wanted * ROUNDING_SHARE, wanted >= ROUNDING_BYTES ? stepBytes : 0);
	return got >= wanted * .9 && got <= wanted + up;
}
const DECIMAL = /^\d+(?:\.\d+)?$/;
function onOff(value) {
	return value ? "ON" : "OFF";
}
/** Names of settings whose pattern no instrument of the server matches; none if Performance Schema is off. */
function unmatchedPatterns(settings, applied) {
	return settingsOfKind("variable", settings).get("performance_schema") === "ON" ? comparePatterns(settingsOfKind("instrument", settings), applied).unmatched : [];
}
/** The longest pattern that matches an instrument's name switches it on or off; of equally long ones, the last does. */
function comparePatterns(instruments, options) {
	const byLength = options.flatMap((option) => {
		if (option.value.kind !== "instruments") return [];
		const { pattern, state = "" } = option.value;
		return pattern !== "" && INSTRUMENT_STATES.has(state) ? [{
			pattern,
			wanted: isOn(option),
			option
		}] : [];
	}).toSorted((one, other) => one.pattern.length - other.pattern.length);
	const ruled = /* @__PURE__ */ new Set();
	const differences = [];
	const unmatched = [];
	for (const { pattern, wanted, option } of byLength.toReversed()) {
		const like = likePattern(pattern);
		const matching = [...instruments].filter(([name]) => like.test(name));
		if (matching.length === 0) unmatched.push(`performance-schema-instrument ${pattern}`);
		const decided = matching.filter(([name]) => !(ruled.has(name) || name.startsWith(ALWAYS_ON)));
		for (const [name] of decided) ruled.add(name);
		const wrong = decided.flatMap(([name, value]) => value.startsWith("YES") === wanted ? [] : name);
		if (wrong.length === 0) continue;
		const which = `${option.file}:${option.line}: ${option.name}=${option.text}`;
		differences.push(`${which}: asked for ${onOff(wanted)}, but ${patternsText(wrong, onOff(!wanted))}`);
	}
	return {
		wrong: differences,
		unmatched
	};
}
/**
* Matches names as SQL's LIKE does. A text between two wildcards matches only where it first occurs: a pull request may
* bring patterns with any number of wildcards, for which a regular expression that backtracks would take too long.
*/
function likePattern(pattern) {
	const parts = [""];
	for (const [part] of pattern.matchAll(/\\?./gs)) if (part === "%") parts.push("");
	else parts[parts.length - 1] += part === "_" ? "." : part.replace(/^\\/, "").replaceAll(/[^\w]/g, "\\$&");
	const [first = "", ...others] = parts;
	const last = others.pop();
	const between = others.map((part, at) => `(?=(.*?${part}))\\${at + 1}`);
	return new RegExp(`^${first}${between.join("")}${last === void 0 ? "" : `.*${last}`}$`, "is");
}
function patternsText(wrong, state) {
	const shown = wrong.slice(0, SHOWN_NAMES).map((name) => `${name} is ${state}`);
	const more = wrong.length > SHOWN_NAMES ? [`and ${wrong.length - SHOWN_NAMES} more`] : [];
	return [...shown, ...more].join(", ");
}
/**
* What the server can diagnose with this configuration, by ability.
*
* @param session opened after the scenario's SQL has run, because that SQL may affect new sessions only
*/
async function probeInsight(session, product, settings) {
	const tables = await session.rows("SELECT OBJECT_SCHEMA, ENABLED FROM performance_schema.setup_objects WHERE OBJECT_TYPE = 'TABLE'");
	const [thread] = await session.rows("SELECT INSTRUMENTED, HISTORY FROM performance_schema.threads WHERE PROCESSLIST_ID = CONNECTION_ID()");
	const variables = settingsOfKind("variable", settings);
	const hasDigests = variables.get("performance_schema_digests_size") !== "0";
	return judgeInsight({
		consumers: [...settingsOfKind("consumer", settings)].flatMap(([name, value]) => value === "YES" && (name !== "statements_digest" || hasDigests) ? name : []),
		instruments: [...settingsOfKind("instrument", settings)].map(([name, value]) => {
			const [enabled, timed] = value.split(",");
			return {
				name,
				enabled: enabled === "YES",
				timed: timed === "YES"
			};
		}),
		tables: tables.map((row) => ({
			schema: String(row.OBJECT_SCHEMA),
			enabled: row.ENABLED === "YES"
		})),
		filePerTable: variables.get("innodb_file_per_table") !== "OFF",
		thread: {
			instrumented: thread?.INSTRUMENTED === "YES",
			history: thread?.HISTORY === "YES"
		},
		countsPrepared: familyOf(product).countsPrepared
	});
}

// src/edges/servers/container-process.ts
/**
* A server's container while it runs. If this machine sees the server's process, signals go directly to the process.
*/
/** Exit code of a program that ended by SIGKILL. */
const KILLED = 137;
/**
* Bytes that a container's limit leaves above its use, because at the limit the kernel kills the server before the
* limit can be raised.
*/
const HEADROOM_BYTES = 64 * 1024 ** 2;
/** Maximum milliseconds in which a working engine reports the end of a container that was just removed. */
const ENDED_TIMEOUT_MS = 1e4;
async function containerProcess(context, container, command) {
	let over = false;
	let isEnded = false;
	let isLimited = false;
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
		const code = Number(/^\d+$/m.exec(output)?.[0]);
		if (code !== KILLED || isEnded) return `exit code ${code}`;
		return `exit code ${code}${(await docker(context, [
			"inspect",
			"--format",
			"{{.State.OOMKilled}}",
			container
		], 15)).answer.trim() === "true" ? `, ${isLimited ? OUT_OF_GIVEN_MEMORY : OUT_OF_MEMORY}` : ""}`;
	}).catch(() => "the engine does not tell how").finally(() => {
		over = true;
	});
	const pid = await seenProcess(context, container);
	const signal = signalsTo(pid);
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
		memory: {
			ownBytes: () => anonymousBytesOf(pid),
			limit: async (bytes) => {
				const most = Math.floor(bytes + HEADROOM_BYTES);
				const { code, output } = await docker(context, [
					"update",
					`--memory=${most}`,
					`--memory-swap=${most}`,
					container
				], 15);
				if (code !== 0) throw new MeasurementError(`the memory of ${container} could not be limited`, {
					step: "limit memory",
					output
				});
				isLimited = true;
			}
		},
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
/** Id of the server's process; undefined if it is in another process namespace, or on another machine. */
async function seenProcess(context, container) {
	const { answer } = await docker(context, [
		"inspect",
		"--format",
		"{{.Id}} {{.State.Pid}}",
		container
	], 15);
	const [id = "", text = ""] = answer.trim().split(" ");
	const pid = Number(text);
	const groups = pid > 0 && procText(pid, "cgroup") || "";
	return id !== "" && groups.includes(id) ? pid : void 0;
}
/**
* Whether the process takes qpsgate's signals. It may refuse them, because some engines map the users of containers to
* other users.
*/
function takesSignals(pid) {
	try {
		return pid !== void 0 && process.kill(pid, 0);
	} catch {
		return false;
	}
}

// src/edges/servers/docker.ts
/**
* Starts servers in containers: the image's own mysqld or mariadbd, without the image's entrypoint script. Containers
* are isolated as far as possible, because an image may come from anywhere.
*/
/** Account of programs in containers if qpsgate runs as root. It owns nothing but the servers' directories. */
const CONTAINER_ACCOUNT = {
	uid: 10001,
	gid: 10001
};
/** Default memory limit of a container, such as one that loads data. A measured server has a limit of its own. */
const SEED_MEMORY_BYTES = 4 * 1024 ** 3;
/** Memory limit of a container that only prints the server's version, which takes little. */
const INSPECT_MEMORY_BYTES = 512 * 1024 ** 2;
const VOLUME_BYTES = 64 * 1024 ** 2;
/** Path of a volume that can be mounted. A comma is not allowed, because in `--mount` it would begin another option. */
const VOLUME_PATH = /^\/[A-Za-z0-9_./-]+$/;
/** Messages of the container engine or the server when the engine does not see this machine's directories. */
const UNSEEN = /bind source path does not exist|Could not open required defaults file/i;
/** Time limits, in seconds, for a program that prints its version, and for one that makes a data directory. */
const DEADLINES = {
	inspect: 60,
	initialise: 600
};
/**
* @param deadlines time limits, in seconds, after which a program and all processes that it started are ended
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
		...isolationArguments(image, inmate)
	];
	const command = ["docker", ...args];
	const { code, output } = await docker(context, args, 60);
	if (code === 0) {
		const process = await containerProcess(context, container, command);
		return request.memoryLimit === void 0 ? process : {
			...process,
			memory: void 0
		};
	}
	await removeContainer(context, container);
	throw new MeasurementError(`the container of ${name} could not be started`, {
		step: "start server",
		arm: name,
		command,
		exitCode: code,
		output
	});
}
/** Arguments that isolate a container. Every container gets them, because its image may hold anything. */
function isolationArguments({ context, name, volumes }, inmate) {
	const { entrypoint, args, directory, isReadOnly = false, memoryBytes, cpus = [] } = inmate;
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
/**
* Runs a program in a container until it ends. At the deadline, or when the run is stopped, the container is removed,
* because it would outlive the docker client that started it.
*/
async function runToItsEnd(image, purpose, inmate, seconds, signal) {
	const { context } = image;
	const container = `${context.runId}-${purpose}-${randomBytes(3).toString("hex")}`;
	const args = [
		"run",
		"--rm",
		`--name=${container}`,
		...isolationArguments(image, inmate)
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
const imageSchema = tuple([looseObject({
	Id: string(),
	Config: looseObject({
		Volumes: record(string(), unknown()).nullish(),
		Cmd: array(string()).nullish()
	}).nullish()
})]);
/**
* @throws MeasurementError if the image cannot be read, or a volume cannot be kept in memory, where its size has a
*   limit
*/
async function readImage(context, name) {
	const { code, answer, output } = await docker(context, [
		"image",
		"inspect",
		name
	], 30);
	const { success, data } = imageSchema.safeParse(code === 0 ? tryJson(answer) : void 0);
	if (!success) throw new MeasurementError(`image ${name} cannot be read`, {
		step: "inspect image",
		output
	});
	const [{ Id: id, Config: config }] = data;
	const { Volumes: declared, Cmd: command } = config ?? {};
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
/**
* Tries the names of server programs one by one, first the name in the image's own command, which is most likely right.
*/
async function findProgram(image, seconds) {
	const { context, name, id, command } = image;
	const { runDirectory, signal } = context;
	const directory = join(runDirectory, "seen");
	mkdirSync(directory, {
		recursive: true,
		mode: 493
	});
	const seen = join(directory, "seen.cnf");
	writeFileSync(seen, "[mysqld]\n", { mode: 420 });
	const origin = `image ${name}`;
	let last = "";
	for (const program of SERVER_PROGRAMS.toSorted((a, b) => Number(command.includes(b)) - Number(command.includes(a)))) {
		const inmate = {
			entrypoint: program,
			args: [`--defaults-file=${seen}`, "--version"],
			directory,
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
				origin,
				sharesCache: false
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
/** Chooses the launcher of a server: docker if an image is named, otherwise the programs of this machine. */
/** Whether the measured servers already run, so that qpsgate starts none. */
function isRunningAlready({ server, scenarios }, choice) {
	return choice === "external" || server.kind === "dsn" || scenarios.some(({ endpoint }) => endpoint !== void 0);
}
/** Whether qpsgate starts all servers of these scenarios from images. */
function areOfImages(suite, scenarios, { server, image }) {
	const isCommon = (image !== void 0 || suite.server.kind === "image") && (server === "auto" || server === "docker");
	const isOwn = ({ program }) => program === void 0 ? isCommon : program.kind === "image";
	return !isRunningAlready(suite, server) && scenarios.every(isOwn);
}
/**
* @throws UserError if the choice and the source do not go together, or no server is installed; MeasurementError if the
*   named image is unavailable
*/
async function chooseLauncher(request) {
	const { server, source, runDirectory } = request;
	const isPath = isServerPath(server);
	if (source.kind === "image" && !isPath && server !== "local") return fromImage(request, source.name);
	if (server === "docker") throw new UserError("--server docker needs an image: give --image NAME or server.image in the suite");
	if (source.kind === "binary" && !isPath) return localLauncher(source.name, runDirectory, request.trustsConfiguration);
	return ofThisMachine(request, isPath ? server : void 0);
}
/** Launcher of the server program; undefined if the program would have to be pulled or installed first. */
async function launcherAtHand(request) {
	const { source, server } = request;
	const isHere = () => source.kind === "binary" || isServerPath(server) || server !== "docker" && findServers().length > 0;
	const isThere = source.kind === "image" ? IMAGE_NAME.test(source.name) && await hasImage(request, source.name) : isHere() && await mayStartHere(request);
	try {
		return isThere ? await chooseLauncher(request) : void 0;
	} catch (error) {
		if (isFailure(error) && source.kind !== "auto") return void 0;
		throw error;
	}
}
/** Whether a program of this machine may start. Without a sandbox it may only if the user trusts the configuration. */
async function mayStartHere({ runDirectory, trustsConfiguration = false }) {
	return trustsConfiguration || await boxProblem(runDirectory) === void 0;
}
/**
* If the image is unavailable, no other server takes its place: a server of this machine might be another product, and
* would run without a container.
*/
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
/** @throws UserError that asks which server is meant, if two products are installed */
async function ofThisMachine({ runDirectory, trustsConfiguration }, path) {
	const programs = findServers(path);
	if (programs.length === 0) throw new UserError(path === void 0 ? "no MySQL or MariaDB server found on this machine (mariadbd, mysqld); install one, run with --install, or name an image with --image" : `--server: found the directory ${path}; allowed: one with mariadbd or mysqld in it or in its bin or sbin`);
	const launchers = await Promise.all(programs.map((program) => localLauncher(program, runDirectory, trustsConfiguration)));
	const [first, ...others] = launchers;
	if (others.every((other) => forkOf(other) === forkOf(first))) return first;
	const here = launchers.map(({ build }) => `${build.product} ${build.version} (${build.origin})`).join(" and ");
	throw new UserError(`which server is meant? There is ${here}; give --server with the path of yours`);
}
function forkOf({ build }) {
	return familyOf(build.product).fork;
}

// src/edges/servers/programs.ts
/** The server programs of a run: images that were pulled, or programs of this machine. */
const PROVIDERS = {
	image: "docker",
	binary: "local"
};
var Programs = class Programs {
	#request;
	#launchers;
	/** Why programs that only the baseline needs are unavailable, by their programKey. */
	#missing;
	/**
	* Launchers that `atHand` has looked for. They are kept, because hundreds of a fleet's servers may share one program.
	*/
	#atHand = /* @__PURE__ */ new Map();
	constructor(request, launchers, missing) {
		this.#request = request;
		this.#launchers = launchers;
		this.#missing = missing;
	}
	/**
	* Opens the programs of all arms (servers of a trial), and pulls images side by side.
	*
	* @param arms whose programs are wanted; if empty, only programs that are already installed are used
	* @throws UserError or MeasurementError if a program is unavailable, unless only the baseline needs it
	*/
	static async open(request, arms) {
		const { server, signal } = request;
		const missing = /* @__PURE__ */ new Map();
		for (const { scenario, revision } of arms) {
			const { name, program, place } = scenario;
			if (server === "auto" || program === void 0 || PROVIDERS[program.kind] === server) continue;
			const why = `scenario ${name} names the ${program.kind} ${program.name}, which --server ${server} cannot start`;
			if (revision !== "baseline") throw new UserError(why, { place });
			missing.set(programKey(program), why);
		}
		const opened = await openTogether([...Map.groupBy(arms, ({ scenario }) => programKey(scenario.program))].filter(([key]) => !missing.has(key)), signal, async ([key, users], either) => {
			try {
				return [key, await openProgram(users, {
					...request,
					signal: either
				})];
			} catch (error) {
				if (!isFailure(error) || users.some(({ revision }) => revision !== "baseline")) throw error;
				missing.set(key, firstLine(error));
				return;
			}
		});
		return new Programs(request, new Map(opened.filter((each) => each !== void 0)), missing);
	}
	/** Launcher of a scenario's program; undefined if the program would have to be pulled or installed first. */
	async atHand({ program }) {
		const opened = this.#launchers.get(programKey(program));
		if (opened !== void 0 || this.#missing.has(programKey(program))) return opened;
		const answer = this.#atHand.get(programKey(program)) ?? launcherAtHand({
			...this.#request,
			...choiceOf(program, this.#request)
		});
		this.#atHand.set(programKey(program), answer);
		return answer;
	}
	/** Why the program of a scenario at the baseline is unavailable; undefined if it is available. */
	whyMissing({ program }) {
		return this.#missing.get(programKey(program));
	}
	/** Why programs of this run have no sandbox, which only the user can allow; undefined: all have one. */
	get unboxed() {
		return [...this.#launchers.values()].find(({ unboxed }) => unboxed !== void 0)?.unboxed;
	}
	launcherOf({ name, program }) {
		const launcher = this.#launchers.get(programKey(program));
		if (launcher === void 0) throw new Error(`no server program was opened for ${name}`);
		return launcher;
	}
	buildOf(scenario) {
		return this.launcherOf(scenario).build;
	}
};
/**
* Opens a program for the arms that name it. A scenario that names its program is measured on no other, so an error
* gives the file and line that name it.
*/
async function openProgram(users, request) {
	const heads = users.filter((arm) => !isEarlier(arm));
	const scenario = (heads[0] ?? users[0])?.scenario;
	const program = scenario?.program;
	const named = program && {
		place: scenario.programPlace ?? scenario.place,
		isBefore: heads.length === 0
	};
	return chooseLauncher({
		...request,
		...choiceOf(program, request),
		named
	});
}
function choiceOf(program, { suite, image, server }) {
	const common = image === void 0 ? suite.server : {
		kind: "image",
		name: image
	};
	return {
		source: program ?? common,
		server: program === void 0 ? server : PROVIDERS[program.kind]
	};
}
/** Key of a program, such as "image mysql:9.7"; undefined for the program of the suite. */
function programKey(program) {
	return program && `${program.kind} ${program.name}`;
}
/**
* Opens all items at once. If one cannot be opened, the others are aborted, awaited and closed, so that none stays
* open.
*
* @param open gets a signal that also fires when another item could not be opened
* @returns what was opened, in the order of the items
* @throws the first error
*/
async function openTogether(items, signal, open) {
	const failed = new AbortController();
	const either = AbortSignal.any([signal, failed.signal]);
	const opening = items.map(async (item) => open(item, either));
	try {
		return await Promise.all(opening);
	} catch (error) {
		failed.abort(error);
		for (const result of await Promise.allSettled(opening)) if (result.status === "fulfilled") await close(result.value);
		throw error;
	}
}
async function close(opened) {
	if (typeof opened === "object" && opened !== null && Symbol.asyncDispose in opened) await opened[Symbol.asyncDispose]();
}

export { isRunningAlready as a, unmatchedPatterns as c, areOfImages as i, verify as l, openTogether as n, misreadSettings as o, programKey as r, probeInsight as s, Programs as t };