import { a as Timeline, r as measureUntilDecided, t as tellers } from "./tellers.js";
import { a as duration, c as range, n as change, t as bytes, u as share } from "./figures.js";
import { t as interruptible } from "./interrupt.js";
import { a as DURATION_FORM, s as parseDuration } from "./schema.js";
import { a as UserError, o as describeError, t as EXIT } from "./errors.js";
import { t as DOCTOR_FLAGS } from "./doctor-help.js";
import { c as parseOr, l as randomSeed, n as SERVERS, o as oneOf, r as complaints, s as optional } from "./flag-values.js";
import { n as printJson, t as print } from "./output.js";
import { n as quietScreen, t as progressScreen } from "./progress.js";
import { A as readNodes, D as findLocalServer, M as availableBytes, O as layoutCpus, m as serversAtOnce } from "./shipped.js";
import { a as restoreFromJournal, c as removeJournal, d as sysbenchVersion, f as cacheDirectory, i as restoreTexts, l as Session, n as openTestbed, o as endpointIn, r as certificatesOf, s as listJournals, t as missingPrograms, u as passwordOf } from "./open-testbed.js";
import { t as freeBytes } from "./environment.js";
import { t as RunDirectory } from "./run-directory.js";
import { i as engineProblem } from "./docker-client.js";
import { g as armStatesOf } from "./result.js";
import { a as makePlan } from "./plan.js";
import { n as parseSuite, t as formatProblems } from "./parse.js";
import { l as supportedTolerance } from "./decide.js";
import { n as runClock } from "./clock.js";
import { i as endpointName } from "./dsn.js";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";

// src/core/views/diagnosis-text.ts
/** What `qpsgate doctor` found, and how it reads in a terminal. */
/** Share of disturbed blocks above which what was measured says little of the machine at rest. */
const MUCH_DISTURBED = .5;
const MARKS = {
	ok: "✓",
	note: "·",
	missing: "✗"
};
function renderDiagnosis({ checks, noise }) {
	const width = Math.max(...checks.map(({ name }) => name.length));
	return `${[
		...checks.map(({ name, state, found }) => `${MARKS[state]} ${name.padEnd(width)}  ${found}`),
		"",
		...noise === null ? [unfit(checks)] : measured(noise)
	].join("\n")}\n`;
}
function unfit(checks) {
	return `not ready to measure: ${checks.filter(({ state }) => state === "missing").map(({ name }) => name).join(", ")}`;
}
function measured(noise) {
	return [
		`A/A: two equal servers (${noise.server}) differed by ${change(noise.change)} (${range(noise)} %), ${noise.blocks} blocks in ${duration(noise.measuredSeconds)}, servers started ${noise.trials} times`,
		`as it is now, this machine supports a tolerance of ${share(noise.tolerance)} in runs of this length: a slowdown of ${share(1.5 * noise.tolerance)} would be found, and an unchanged configuration passes; four times the time halves it at best`,
		...noise.disturbed > MUCH_DISTURBED ? [`the machine was disturbed during ${share(noise.disturbed)} of the blocks: stop what else runs on it and try again`] : []
	];
}

// src/edges/terminal/doctor-flags.ts
/** The flags of `qpsgate doctor` into a request. */
const DEFAULT_BUDGET_SECONDS = 30;
/** @throws UserError with one line for every wrong flag */
function parseDoctorFlags(args, seed) {
	const { values } = parseOr("doctor", DOCTOR_FLAGS, () => parseArgs({
		args: [...args],
		options: DOCTOR_FLAGS,
		strict: true
	}));
	const { problems, complain } = complaints();
	const budget = optional(values.budget, (text) => parseDuration(text) || complain("--budget", text, "a duration such as 45s, 5m or 1h30m"));
	const server = optional(values.server, oneOf("--server", SERVERS, complain)) ?? "auto";
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	const budgetSeconds = budget ?? DEFAULT_BUDGET_SECONDS;
	const { image, install = false, restore = false, quiet = false, json = false } = values;
	return {
		json,
		quiet,
		restore,
		request: {
			server,
			image,
			install,
			budgetSeconds,
			seed
		}
	};
}

// src/commands/doctor/checks.ts
/** Below this the copies of the data, and their logs, of a small suite do not fit. */
const LEAST_DISK_BYTES = 4 * 1024 ** 3;
const LEAST_MEMORY_BYTES = 2 * 1024 ** 3;
/** Checks in the order in which they are shown. */
function checksOf(facts, { server, image, install }) {
	const needsEngine = server === "docker" || image !== void 0;
	return [
		programsCheck(facts),
		cpusCheck(facts),
		memoryCheck(facts),
		...facts.disks.map(diskCheck),
		sysbenchCheck(facts.sysbench, install),
		engineCheck(facts, needsEngine),
		localServerCheck(facts, needsEngine || install)
	];
}
function programsCheck({ missingPrograms }) {
	return missingPrograms.length === 0 ? {
		name: "util-linux",
		state: "ok",
		found: "taskset, setpriv, setsid and flock are there"
	} : {
		name: "util-linux",
		state: "missing",
		found: `${missingPrograms.join(", ")} not found; install util-linux`
	};
}
function cpusCheck({ cpus: { serverCpus, clientCpus, shared } }) {
	return shared ? {
		name: "CPUs",
		state: "note",
		found: "one only, shared by sysbench and servers: figures will be less steady"
	} : {
		name: "CPUs",
		state: "ok",
		found: `servers on ${serverCpus.join(",")}, sysbench on ${clientCpus.join(",")}`
	};
}
function memoryCheck({ availableBytes }) {
	return availableBytes < LEAST_MEMORY_BYTES ? {
		name: "memory",
		state: "note",
		found: `${bytes(availableBytes)} available; servers will get little of it`
	} : {
		name: "memory",
		state: "ok",
		found: `${bytes(availableBytes)} available`
	};
}
function diskCheck({ path, freeBytes }) {
	return freeBytes < LEAST_DISK_BYTES ? {
		name: "disk",
		state: "note",
		found: `${bytes(freeBytes)} free for ${path}; a run may need more`
	} : {
		name: "disk",
		state: "ok",
		found: `${bytes(freeBytes)} free for ${path}`
	};
}
function sysbenchCheck(sysbench, install) {
	return sysbench.kind === "usable" ? {
		name: "sysbench",
		state: "ok",
		found: sysbench.version
	} : {
		name: "sysbench",
		state: install ? "note" : "missing",
		found: sysbench.why
	};
}
function engineCheck({ engineProblem }, isNeeded) {
	return engineProblem === void 0 ? {
		name: "docker",
		state: "ok",
		found: "answers; images can be measured"
	} : {
		name: "docker",
		state: isNeeded ? "missing" : "note",
		found: `${engineProblem}; images cannot be measured`
	};
}
function localServerCheck({ localServer }, isDispensable) {
	if (localServer !== void 0) return {
		name: "server",
		state: "ok",
		found: localServer
	};
	return {
		name: "server",
		state: isDispensable ? "note" : "missing",
		found: "no mariadbd or mysqld on this machine; install one, run with --install, or name an image with --image"
	};
}

// src/commands/doctor/machine-facts.ts
/** Facts about this machine that say whether it can measure. */
/** @throws MeasurementError where sysbench, or a directory of ours, does not work */
async function inspectMachine({ note }, signal) {
	using directory = new RunDirectory();
	return {
		missingPrograms: missingPrograms(),
		cpus: layoutCpus(readNodes()),
		availableBytes: availableBytes(),
		disks: [tmpdir(), cacheDirectory()].map((path) => ({
			path,
			freeBytes: freeBytes(path)
		})),
		sysbench: await findSysbench(),
		engineProblem: await engineProblem({
			runDirectory: directory.path,
			runId: directory.id,
			signal,
			tell: note
		}),
		localServer: findLocalServer()
	};
}
async function findSysbench() {
	try {
		return {
			kind: "usable",
			version: await sysbenchVersion()
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			kind: "unusable",
			why: error.message
		};
	}
}

// src/commands/doctor/noise.ts
/** How much two equal servers seem to differ on this machine. */
/** One scenario, which has a twin anyway, with the data of the quickstart: that is loaded only once. */
const SUITE = `
name: doctor
dataset: { tables: 4, rows: 25000 }
workloads: [oltp_read_only]
threads: [4]
scenarios:
  pfsoff: { options: { performance_schema: OFF } }
`;
/** @throws UserError where the budget is too short, and what opening a testbed and measuring throw */
async function measureNoise(request, tell, signal) {
	const { server, image, install, budgetSeconds, seed } = request;
	const suite = {
		...doctorSuite(),
		budgetSeconds
	};
	const plan = makePlan(suite, seed, {
		rules: ["control"],
		base: [],
		mostServers: serversAtOnce(suite, server)
	});
	await using opened = await openTestbed({
		server,
		image,
		install,
		freeze: true,
		keepsData: false,
		suite,
		plan,
		signal,
		...tellers(tell),
		timeline: new Timeline(runClock())
	});
	const edges = {
		testbed: opened.testbed,
		save: () => {},
		tell
	};
	const noise = noiseOf(await measureUntilDecided(plan, suite, edges));
	if (noise !== void 0) return noise;
	throw new UserError(`a budget of ${budgetSeconds} s is too short to tell the noise; raise --budget`);
}
/** The noise of what was measured of control and twin; undefined where that is too little. */
function noiseOf({ measurement, compared }) {
	const { twin, disturbance } = compared;
	const [found] = twin;
	const server = armStatesOf(measurement.lines)[0]?.server;
	if (found === void 0 || server === void 0) return void 0;
	const { change, low, high, blocks, trials, effect } = found;
	return {
		server: `${server.product} ${server.version}`,
		change,
		low,
		high,
		blocks,
		trials,
		measuredSeconds: measurement.measuredSeconds,
		disturbed: disturbance.blocks === 0 ? 0 : disturbance.disturbed / disturbance.blocks,
		tolerance: Math.max(supportedTolerance(effect), Math.abs(change))
	};
}
function doctorSuite() {
	const parsed = parseSuite(SUITE, "doctor", () => void 0);
	if (parsed.kind !== "ok") throw new Error(formatProblems(parsed.problems));
	return parsed.suite;
}

// src/commands/doctor/restore.ts
/** `qpsgate doctor --restore`: gives endpoints back the settings that a killed run has left switched. */
/** @returns exit code: 0 where nothing is left switched */
async function restoreEndpoints() {
	const journals = listJournals();
	if (journals.length === 0) print("nothing to restore: no run has left a server switched\n");
	let failed = 0;
	for (const found of journals) if (!await restoreOne(found)) failed++;
	return failed === 0 ? EXIT.pass : EXIT.couldNotMeasure;
}
async function restoreOne({ path, journal, isOwned }) {
	const endpoint = endpointIn(journal);
	const name = endpointName(endpoint);
	if (isOwned) {
		print(`${name} is being measured by process ${journal.owner.pid}, which restores it itself\n`);
		return false;
	}
	try {
		const password = passwordOf("", endpoint);
		await using session = await Session.open({
			kind: "endpoint",
			endpoint,
			password,
			certificates: certificatesOf(endpoint)
		});
		const report = await restoreFromJournal(session, journal);
		const texts = restoreTexts(name, report);
		print(`${(texts.length > 0 ? texts : [`${name} is as it was`]).join("\n")}\n`);
		if (report.refused.length > 0) return false;
		removeJournal(path);
		return true;
	} catch (error) {
		print(`${name} could not be restored: ${describeError(error)}\n`);
		return false;
	}
}

// src/commands/doctor/doctor.ts
async function doctorCommand(args) {
	const { request, json, quiet, restore } = parseDoctorFlags(args, randomSeed());
	if (restore) return restoreEndpoints();
	using interrupt = interruptible();
	using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	const diagnosis = await doctor(request, screen.tell, interrupt.signal);
	screen[Symbol.dispose]();
	if (json) printJson(diagnosis);
	else print(renderDiagnosis(diagnosis));
	return diagnosis.noise === null ? EXIT.userError : EXIT.pass;
}
async function doctor(request, tell, signal) {
	const checks = checksOf(await inspectMachine(tellers(tell), signal), request);
	if (checks.some(({ state }) => state === "missing")) return {
		checks,
		noise: null
	};
	tell({
		kind: "phase",
		phase: {
			code: "check-noise",
			seconds: request.budgetSeconds
		}
	});
	return {
		checks,
		noise: await measureNoise(request, tell, signal)
	};
}

export { doctorCommand };