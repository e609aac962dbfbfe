import { o as compare, u as armStatesOf } from "./result.js";
import { a as makePlan } from "./plan.js";
import { n as parseSuite, t as formatProblems } from "./parse.js";
import { c as supportedTolerance } from "./decide.js";
import { r as bytes } from "./wording.js";
import { a as missingPrograms, c as findLocalServer, d as freeBytes, l as cacheDirectory, m as readCores, n as measureUntilDecided, o as openBed, p as layoutCpus, s as sysbenchVersion, u as availableBytes } from "./gate.js";
import { t as RunDirectory } from "./run-directory.js";
import { n as engineProblem } from "./docker.js";
import { i as UserError } from "./errors.js";
import { tmpdir } from "node:os";

// src/commands/doctor.ts
/** `qpsgate doctor`: whether this machine can measure, and how well. */
/** Below this the copies of the data, and their logs, of a small suite do not fit. */
const LEAST_DISK_BYTES = 4 * 1024 ** 3;
const LEAST_MEMORY_BYTES = 2 * 1024 ** 3;
/** One scenario, which has a twin anyway, with the data of the quickstart: that is loaded only once. */
const SUITE = `
name: doctor
dataset: { tables: 4, rows: 25000 }
workloads: [oltp_read_only]
threads: [4]
scenarios:
  pfsoff: { options: { performance_schema: OFF } }
`;
async function doctor(request, screen, signal) {
	const checks = await inspect(request, screen, signal);
	if (checks.some(({ state }) => state === "missing")) return {
		checks,
		noise: null
	};
	screen.phase(`measuring two equal servers for ${request.budgetSeconds} s`);
	return {
		checks,
		noise: await measureNoise(request, screen, signal)
	};
}
async function inspect({ server, image, install }, screen, signal) {
	using directory = new RunDirectory();
	const context = {
		runDirectory: directory.path,
		runId: directory.id,
		signal,
		tell: screen.note
	};
	const engine = await engineProblem(context);
	const needsEngine = server === "docker" || image !== void 0;
	return [
		programsCheck(),
		cpusCheck(),
		memoryCheck(),
		...[tmpdir(), cacheDirectory()].map(diskCheck),
		await sysbenchCheck(directory.path, install),
		engine === void 0 ? {
			name: "docker",
			state: "ok",
			found: "answers; images can be measured"
		} : {
			name: "docker",
			state: needsEngine ? "missing" : "note",
			found: `${engine}; images cannot be measured`
		},
		localServerCheck(needsEngine, install)
	];
}
function programsCheck() {
	const absent = missingPrograms();
	return absent.length === 0 ? {
		name: "util-linux",
		state: "ok",
		found: "taskset, setpriv and flock are there"
	} : {
		name: "util-linux",
		state: "missing",
		found: `${absent.join(", ")} not found; install util-linux`
	};
}
function cpusCheck() {
	const { serverCpus, clientCpus, shared } = layoutCpus(readCores());
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
function memoryCheck() {
	const available = availableBytes();
	return available < LEAST_MEMORY_BYTES ? {
		name: "memory",
		state: "note",
		found: `${bytes(available)} available; servers will get little of it`
	} : {
		name: "memory",
		state: "ok",
		found: `${bytes(available)} available`
	};
}
function diskCheck(path) {
	const free = freeBytes(path);
	return free < LEAST_DISK_BYTES ? {
		name: "disk",
		state: "note",
		found: `${bytes(free)} free for ${path}; a run may need more`
	} : {
		name: "disk",
		state: "ok",
		found: `${bytes(free)} free for ${path}`
	};
}
async function sysbenchCheck(runDirectory, install) {
	try {
		return {
			name: "sysbench",
			state: "ok",
			found: await sysbenchVersion(runDirectory)
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			name: "sysbench",
			state: install ? "note" : "missing",
			found: error.message
		};
	}
}
function localServerCheck(needsEngine, install) {
	const path = findLocalServer();
	if (path !== void 0) return {
		name: "server",
		state: "ok",
		found: path
	};
	return {
		name: "server",
		state: needsEngine || install ? "note" : "missing",
		found: "no mariadbd or mysqld on this machine; install one, run with --install, or name an image with --image"
	};
}
async function measureNoise(request, screen, signal) {
	const suite = {
		...parsedSuite(),
		budgetSeconds: request.budgetSeconds
	};
	const plan = makePlan(suite, request.seed);
	await using bed = await openBed({
		...request,
		suite,
		plan,
		freeze: true,
		signal,
		note: screen.note,
		phase: screen.phase
	});
	const edges = {
		testbed: bed.testbed,
		save: () => {},
		progress: screen
	};
	const { measurement } = await measureUntilDecided(suite, plan, edges);
	const { twin, disturbance } = compare(plan, measurement.lines);
	const [found] = twin;
	const server = armStatesOf(measurement.lines)[0]?.server;
	if (found === void 0 || server === void 0) throw new UserError(`a budget of ${request.budgetSeconds} s is too short to tell the noise; raise --budget`);
	return {
		server: `${server.product} ${server.version}`,
		change: found.change,
		low: found.low,
		high: found.high,
		blocks: found.blocks,
		trials: found.trials,
		measuredSeconds: measurement.measuredSeconds,
		disturbed: disturbance.blocks === 0 ? 0 : disturbance.disturbed / disturbance.blocks,
		tolerance: Math.max(supportedTolerance(found.effect), Math.abs(found.change))
	};
}
function parsedSuite() {
	const parsed = parseSuite(SUITE, "doctor", () => void 0);
	if (parsed.kind !== "ok") throw new Error(formatProblems(parsed.problems));
	return parsed.suite;
}

export { doctor };