import { i as Timekeeper, n as measureUntilDecided, o as tellers } from "./measure-until-decided.js";
import { b as workloadOf, n as endpointName } from "./dsn.js";
import { r as configSuite, t as USUAL } from "./config-suite.js";
import { a as duration, f as share, n as change, t as bytes, u as range } from "./figures.js";
import { t as alignedRows } from "./text-table.js";
import { f as endpointIn, g as passwordOf, h as certificatesOf, i as restoreFromJournal, m as removeJournal, p as listJournals, r as restoreTexts } from "./open-endpoint.js";
import { t as interruptible } from "./interrupt.js";
import { Y as sysbenchVersion, ct as cacheDirectory, nt as Session } from "./seed.js";
import { n as parseDoctorFlags } from "./doctor-flags.js";
import { n as printJson, t as print } from "./output.js";
import { n as progressScreen, r as quietScreen } from "./screen.js";
import { c as randomSeed } from "./shared-flags.js";
import { c as UserError, i as EXIT, l as describeError } from "./errors.js";
import { u as serversAtOnce, y as availableBytes } from "./turns.js";
import { d as findLocalServer, f as layoutCpus, m as readNodes } from "./owned-options.js";
import { a as freeBytes } from "./disk-space.js";
import { t as RunDirectory } from "./run-directory.js";
import { i as engineProblem } from "./docker-client.js";
import { n as openTestbed, t as missingPrograms } from "./open-testbed.js";
import { d as armStatesOf } from "./coverage.js";
import { o as makePlan } from "./plan.js";
import { s as supportedTolerance } from "./replay.js";
import { n as runClock } from "./clock.js";
import { tmpdir } from "node:os";

// src/core/views/diagnosis-text.ts
/** Findings of `qpsgate doctor`, as text for a terminal. */
/** Share of disturbed blocks above which measurements tell little about the machine at rest. */
const MUCH_DISTURBED = .5;
/** Default rules for gating option files. */
const { budgetSeconds: USUAL_SECONDS, gate: USUAL_GATE, workloads: USUAL_CELLS } = USUAL;
const MARKS = {
	ok: "✓",
	note: "·",
	missing: "✗"
};
function renderDiagnosis({ checks, noise }) {
	return `${[
		...alignedRows(checks.map(({ name, state, found }) => [`${MARKS[state]} ${name}`, found])),
		"",
		...noise === null ? [unfit(checks)] : measured(noise)
	].join("\n")}\n`;
}
function unfit(checks) {
	return `not ready to measure: ${checks.filter(({ state }) => state === "missing").map(({ name }) => name).join(", ")}`;
}
/** Whether the default gate for option files works here: the error of a comparison falls with the root of its time. */
function answer({ tolerance, measuredSeconds }) {
	const usual = USUAL_GATE.tolerance.base;
	const seconds = measuredSeconds * USUAL_CELLS.length;
	const enough = seconds * (tolerance / usual) ** 2;
	const defaults = `the defaults of option files, ${share(usual)} in ${duration(USUAL_SECONDS)},`;
	if (enough <= USUAL_SECONDS) return `${defaults} fit this machine`;
	const supported = Math.ceil(100 * tolerance * Math.sqrt(seconds / USUAL_SECONDS));
	return `${defaults} do not fit this machine: expect inconclusive runs, or set ${`--budget ${Math.ceil(enough / 60)}m or --tolerance ${supported}%`}`;
}
function measured(noise) {
	return [
		`A/A: two equal servers (${noise.server}) differed by ${change(noise.change)} (${range(noise)} %), ${noise.blocks} blocks in ${duration(noise.measuredSeconds)}, servers started ${noise.trials} times`,
		`in a run of this length, a limit of ${share(noise.tolerance)} is safe: an unchanged configuration passes, and a slowdown of ${share(1.5 * noise.tolerance)} is found`,
		answer(noise),
		...noise.disturbed > MUCH_DISTURBED ? [`the machine was disturbed during ${share(noise.disturbed)} of the blocks: stop what else runs on it and try again`] : []
	];
}

// src/commands/doctor/checks.ts
/** Facts about this machine, and what they mean for measuring on it. */
/** Less does not fit the copies of a small suite's data, and their logs. */
const LEAST_DISK_BYTES = 4 * 1024 ** 3;
const LEAST_MEMORY_BYTES = 2 * 1024 ** 3;
const NO_SERVER = "no mariadbd or mysqld on this machine; install one, run with --install, or name an image with --image";
/** Checks in the order in which they are shown. */
function checksOf({ missingPrograms, cpus, availableBytes, disks, sysbench, engineProblem, localServer }, { server, image, install }) {
	const needsEngine = server === "docker" || image !== void 0;
	const otherwise = needsEngine || install ? "note" : "missing";
	return [
		missingPrograms.length === 0 ? {
			name: "util-linux",
			state: "ok",
			found: "taskset, setpriv, setsid and flock are there"
		} : {
			name: "util-linux",
			state: "missing",
			found: `${missingPrograms.join(", ")} not found; install util-linux`
		},
		cpus.shared ? {
			name: "CPUs",
			state: "note",
			found: "one only, shared by sysbench and servers: figures will be less steady"
		} : {
			name: "CPUs",
			state: "ok",
			found: `servers on ${cpus.serverCpus}, sysbench on ${cpus.clientCpus}`
		},
		availableBytes < LEAST_MEMORY_BYTES ? {
			name: "memory",
			state: "note",
			found: `${bytes(availableBytes)} available; servers will get little of it`
		} : {
			name: "memory",
			state: "ok",
			found: `${bytes(availableBytes)} available`
		},
		...disks.map(({ path, freeBytes }) => {
			const found = `${bytes(freeBytes)} free for ${path}`;
			return freeBytes < LEAST_DISK_BYTES ? {
				name: "disk",
				state: "note",
				found: `${found}; a run may need more`
			} : {
				name: "disk",
				state: "ok",
				found
			};
		}),
		sysbench.kind === "usable" ? {
			name: "sysbench",
			state: "ok",
			found: sysbench.version
		} : {
			name: "sysbench",
			state: install ? "note" : "missing",
			found: sysbench.why
		},
		engineProblem === void 0 ? {
			name: "docker",
			state: "ok",
			found: "answers; images can be measured"
		} : {
			name: "docker",
			state: needsEngine ? "missing" : "note",
			found: `${engineProblem}; images cannot be measured`
		},
		image === void 0 && localServer === void 0 ? {
			name: "server",
			state: otherwise,
			found: NO_SERVER
		} : {
			name: "server",
			state: "ok",
			found: image === void 0 ? `${localServer}` : `image ${image}`
		}
	];
}
/** @throws MeasurementError if sysbench, or a directory of ours, does not work */
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
/** A scenario twice, with the data of the quickstart, which is loaded only once. */
/** A setting that makes no difference, as all servers have it. */
const OFF = {
	name: "performance_schema",
	value: "OFF",
	group: void 0,
	file: "doctor",
	line: 1
};
const SUITE = {
	...configSuite(["one", "other"].map((path) => ({
		path,
		options: [OFF]
	})), "doctor"),
	dataset: {
		tables: 4,
		rows: 25e3
	},
	workloads: [workloadOf({ script: "oltp_read_only" })],
	threads: [4]
};
/** Half of an interval that no run reaches. */
const FINEST = 1e-4;
/** @throws UserError if the budget is too short, and errors from opening a testbed and measuring */
async function measureNoise(request, tell, signal) {
	const { server, image, install, budgetSeconds, seed } = request;
	const suite = {
		...SUITE,
		budgetSeconds,
		precision: FINEST
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
		timeline: new Timekeeper(runClock())
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
/** The noise of two equal scenarios; undefined if too little was measured. */
function noiseOf({ measurement, compared }) {
	const { comparisons, disturbance } = compared;
	const found = comparisons.find(({ scope }) => scope === "cell");
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

// src/commands/doctor/doctor.ts
/** `qpsgate doctor`: whether this machine can measure, and how well. */
async function doctorCommand(args) {
	const { json, quiet, restore, ...request } = parseDoctorFlags(args, randomSeed());
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
/** @returns exit code: 0 if nothing is left switched */
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
		const password = passwordOf(endpoint);
		await using session = await Session.open({
			kind: "endpoint",
			endpoint,
			password,
			certificates: certificatesOf(endpoint),
			patience: { seconds: 60 }
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

export { doctorCommand };