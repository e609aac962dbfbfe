import { i as endpointName } from "./endpoint.js";
import { t as alignedRows } from "./text-table.js";
import { a as restoreFromJournal, c as journalPaths, d as removeJournal, f as endpointAddress, i as sessionTo, l as lockJournal, r as restoreTexts, u as readJournal } from "./open-endpoint.js";
import { t as interruptible } from "./interrupt.js";
import { n as parseDoctorFlags } from "./doctor-flags.js";
import { n as print } from "./output.js";
import { n as progressScreen } from "./screen.js";
import { _ as describeError, d as EXIT, h as UserError, p as MeasurementError } from "./paths.js";
import { n as machineRun, t as runCanary } from "./canary.js";
import { i as count, p as share, r as changeAndRange, t as bytes } from "./figures.js";
import { r as boxProblem } from "./box.js";
import { c as cacheDirectory, s as sysbenchVersion } from "./launcher.js";
import { i as layoutCpus, o as readNodes, t as findLocalServer } from "./local.js";
import { a as availableBytes, s as freeBytes } from "./disk-space.js";
import { A as findProgram } from "./tool.js";
import { t as RunDirectory } from "./run-directory.js";
import { i as engineProblem } from "./docker-client.js";
import { n as systemProblem } from "./prepare-machine2.js";
import { g as disturbedText } from "./services.js";
import { join } from "node:path";
import { mkdtempDisposableSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";

// src/commands/doctor/checks.ts
/** Checks this machine, and says what each fact means for measuring on it. */
/** Space for the copies of a small suite's data, and for their logs. */
const LEAST_DISK_BYTES = 4 * 1024 ** 3;
const LEAST_MEMORY_BYTES = 2 * 1024 ** 3;
/** Load for each CPU from which other programs take time from servers. */
const MOST_LOAD = .25;
const NO_SERVER = "no mariadbd or mysqld on this machine; install one, let qpsgate run --install do that, or name an image with --image";
function checksOf({ system, cpus, load, processors, availableBytes, disks, sysbench, boxProblem, engineProblem, localServer, tools }, image) {
	return [
		system === void 0 ? {
			name: "system",
			state: "ok",
			finding: "Linux, with taskset, setpriv, setsid and flock"
		} : {
			name: "system",
			state: "missing",
			finding: system
		},
		cpus.shared ? {
			name: "CPUs",
			state: "note",
			finding: "one only, shared by sysbench and servers: figures will be less steady"
		} : {
			name: "CPUs",
			state: "ok",
			finding: `servers on ${cpus.serverCpus}, sysbench on ${cpus.clientCpus}`
		},
		load > MOST_LOAD * processors ? {
			name: "load",
			state: "note",
			finding: `other programs kept ${Math.min(load, processors).toFixed(1)} of ${count(processors, "CPU")} busy in the last minute, so figures will be less steady; qpsgate doctor --noise says how much`
		} : {
			name: "load",
			state: "ok",
			finding: "other programs are quiet"
		},
		availableBytes < LEAST_MEMORY_BYTES ? {
			name: "memory",
			state: "note",
			finding: `${bytes(availableBytes)} available; servers will get little of it`
		} : {
			name: "memory",
			state: "ok",
			finding: `${bytes(availableBytes)} available`
		},
		...disks.map(({ path, freeBytes }) => {
			const free = `${bytes(freeBytes)} free for ${path}`;
			return freeBytes < LEAST_DISK_BYTES ? {
				name: "disk",
				state: "note",
				finding: `${free}; a run may need more`
			} : {
				name: "disk",
				state: "ok",
				finding: free
			};
		}),
		{
			name: "sysbench",
			...sysbench
		},
		boxProblem === void 0 ? {
			name: "box",
			state: "ok",
			finding: "bubblewrap makes it; servers of this machine run in it"
		} : {
			name: "box",
			state: image === void 0 ? "missing" : "note",
			finding: boxProblem
		},
		engineProblem === void 0 ? {
			name: "docker",
			state: "ok",
			finding: "answers; images can be measured"
		} : {
			name: "docker",
			state: image === void 0 ? "note" : "missing",
			finding: `${engineProblem}; images cannot be measured`
		},
		image === void 0 && localServer === void 0 ? {
			name: "server",
			state: "missing",
			finding: NO_SERVER
		} : {
			name: "server",
			state: "ok",
			finding: image === void 0 ? `${localServer}` : `image ${image}`
		},
		...tools.map(({ name, path }) => {
			const { use, get } = TOOLS[name];
			return path === void 0 ? {
				name,
				state: "note",
				finding: `missing; ${use} need it: ${get}`
			} : {
				name,
				state: "ok",
				finding: `${path}, for ${use}`
			};
		})
	];
}
/** Programs that only some runs need, and how to get them. */
const TOOLS = {
	git: {
		use: "runs with --base",
		get: "apt-get install git"
	},
	openssl: {
		use: "loads with encrypted connections",
		get: "apt-get install openssl"
	},
	helm: {
		use: "changes of Helm charts",
		get: "https://helm.sh/docs/intro/install"
	},
	kustomize: {
		use: "changes of kustomizations",
		get: "https://kubectl.docs.kubernetes.io/installation/kustomize"
	},
	"docker-compose": {
		use: "changes of compose files",
		get: "https://docs.docker.com/compose/install"
	}
};
/** @throws MeasurementError if sysbench, or a directory that qpsgate makes, does not work */
async function inspectMachine() {
	using directory = new RunDirectory();
	return {
		system: systemProblem(),
		cpus: layoutCpus(readNodes()),
		load: loadavg()[0] ?? 0,
		processors: availableParallelism(),
		availableBytes: availableBytes(),
		disks: [tmpdir(), cacheDirectory()].map((path) => ({
			path,
			freeBytes: freeBytes(path)
		})),
		sysbench: await findSysbench(),
		boxProblem: await boxProblem(directory.path),
		engineProblem: await engineProblem({ runDirectory: directory.path }),
		localServer: findLocalServer(),
		tools: Object.keys(TOOLS).map((name) => ({
			name,
			path: pathOf(name)
		}))
	};
}
/**
* Finds a tool by its own name. Compose may also be installed as a plugin of docker, and kustomize is part of kubectl.
*/
function pathOf(tool) {
	const plugins = [
		"/usr/libexec/docker/cli-plugins",
		"/usr/local/lib/docker/cli-plugins",
		"/usr/lib/docker/cli-plugins"
	];
	const own = findProgram(tool);
	if (own !== void 0) return own;
	if (tool === "kustomize") return findProgram("kubectl");
	return tool === "docker-compose" ? findProgram(tool, plugins) : void 0;
}
async function findSysbench() {
	try {
		return {
			state: "ok",
			finding: await sysbenchVersion()
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			state: "missing",
			finding: error.message
		};
	}
}

// src/commands/doctor/noise.ts
/**
* Measures the noise of this machine: two equal servers show how small a slowdown it can find, and what disturbs it.
*/
/** The shipped suite that has one configuration twice, under a usual load, for the time that a short run takes. */
const TWICE = [
	"a-a",
	"--workloads",
	"oltp_read_only",
	"--threads",
	"8",
	"--budget",
	"60s",
	"--explain",
	"never"
];
/**
* @param flags of `qpsgate run` that name the server
* @throws UserError if the flags are wrong, MeasurementError if nothing could be measured
*/
async function measureNoise(flags, edges) {
	using folder = mkdtempDisposableSync(join(tmpdir(), "qpsgate-noise-"));
	return noiseOf(await machineRun([...TWICE, ...flags], folder.path, edges));
}
/** @throws MeasurementError if nothing was compared */
function noiseOf(result) {
	const [comparison] = result.comparisons;
	const { detectable = null } = comparison ?? {};
	if (comparison === void 0 || detectable === null) throw new MeasurementError("nothing was compared", { step: "measure two equal servers" });
	const isRight = comparison.verdict === "pass";
	return {
		isRight,
		text: [
			isRight ? `A minute here finds slowdowns from ${share(detectable)} in 95 of 100 runs.` : "A minute here does not tell that two equal servers are equal: measure for longer, or on a quieter machine.",
			`Two equal servers differ by ${changeAndRange(comparison)}.`,
			disturbedText(result)
		].filter((text) => text !== "").join("\n")
	};
}

// src/commands/doctor/doctor.ts
/** `qpsgate doctor`: whether this machine can measure. */
async function doctorCommand(args) {
	const { restore, canary, noise, image } = parseDoctorFlags(args);
	if (restore) return restoreEndpoints();
	if (canary || noise) return measure(image, canary);
	using _interrupt = interruptible();
	const checks = checksOf(await inspectMachine(), image);
	const missing = checks.flatMap(({ name, state }) => state === "missing" ? [name] : []);
	const rows = alignedRows(checks.map(({ name, state, finding }) => [`${MARKS[state]} ${name}`, finding]));
	const answer = missing.length === 0 ? "ready to measure" : `not ready to measure: ${missing.join(", ")}`;
	print([
		...rows,
		"",
		answer,
		""
	].join("\n"));
	return missing.length === 0 ? EXIT.pass : EXIT.userError;
}
/** @param isCanary whether to measure a slow change, which the run must find, instead of two equal servers */
async function measure(image, isCanary = false) {
	using interrupt = interruptible();
	using screen = progressScreen(process.stderr);
	const server = image === void 0 ? [] : ["--image", image];
	const edges = {
		tell: screen.tell,
		signal: interrupt.signal
	};
	const { isRight, text } = await (isCanary ? runCanary : measureNoise)(server, edges);
	screen[Symbol.dispose]();
	print(`${text}\n`);
	return isRight ? EXIT.pass : EXIT.couldNotMeasure;
}
const MARKS = {
	ok: "✓",
	note: "·",
	missing: "✗"
};
/** @returns the exit code: 0 if no server is left with settings that a run has switched */
async function restoreEndpoints() {
	const paths = journalPaths();
	if (paths.length === 0) print("nothing to restore: no run has left a server switched\n");
	let failed = 0;
	for (const path of paths) if (!await restoreOrSay(path)) failed++;
	return failed === 0 ? EXIT.pass : EXIT.couldNotMeasure;
}
/**
* Restores a server from its journal, the file with the server's settings from before a run switched them. A journal
* that cannot be read is reported instead of thrown, so that the servers of other journals are still restored.
*/
async function restoreOrSay(path) {
	try {
		await using lock = await lockJournal(path);
		const journal = readJournal(path);
		if (journal === void 0) return true;
		if (lock !== void 0) return await restoreEndpoint(path, journal);
		const name = endpointName(journal.endpoint);
		print(`${name} is being measured by process ${journal.pid}, which restores it itself\n`);
	} catch (error) {
		print(`${describeError(error)}\n`);
	}
	return false;
}
async function restoreEndpoint(path, journal) {
	const { endpoint } = journal;
	const name = endpointName(endpoint);
	try {
		await using session = await sessionTo(endpointAddress(endpoint), journal.server);
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