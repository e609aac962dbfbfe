import { t as bytes } from "./figures.js";
import { p as MeasurementError } from "./paths.js";
import { C as inherited, S as findProgram, i as textOf, n as runTool, t as lastLine, x as RUN_LABEL } from "./tool.js";
import { dirname } from "node:path";
import { existsSync, statfsSync } from "node:fs";
import { cpus, freemem, hostname, release, totalmem } from "node:os";

// src/edges/machine/environment.ts
/** Facts about this machine for the result. */
function readEnvironment(layout, sysbench) {
	const { GITHUB_ACTIONS, RUNNER_NAME } = process.env;
	return {
		cpuModel: cpuModel(),
		cpus: (/* @__PURE__ */ new Set([...layout.clientCpus, ...layout.serverCpus])).size,
		serverCpus: layout.serverCpus,
		clientCpus: layout.clientCpus,
		memoryBytes: totalmem(),
		kernel: release(),
		sysbench,
		runner: GITHUB_ACTIONS === "true" ? `GitHub Actions: ${RUNNER_NAME ?? "unnamed"}` : `local: ${hostname()}`
	};
}
function cpuModel() {
	return cpus()[0]?.model.trim() || "unknown";
}
/** Memory that servers may be given, bytes: as the kernel estimates it, and no more than our control group allows. */
function availableBytes() {
	return Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
/** Room for us on the file system that holds a path, or would hold it. */
function freeBytes(path) {
	try {
		const { bavail, bsize } = statfsSync(path);
		return bavail * bsize;
	} catch (error) {
		const parent = dirname(path);
		if (parent === path) throw error;
		return freeBytes(parent);
	}
}

// src/edges/machine/disk-space.ts
/** Room on a disk: asked for before it is taken, watched while others write, and recognised where it was lacking. */
/** Space left to all others on the machine. */
const SPARE_BYTES = 256 * 1024 ** 2;
const LOOK_MS = 1e3;
/** Reports of a full disk by programs, MySQL and MariaDB; 28 is its number on Linux. Some just end. */
const FULL = /no space left on device|err(?:code|no|or):? "?28\b|disk (?:is )?full|The table '[^']*' is full/i;
/** With less room nothing can be started. */
const LEAST_FREE_BYTES = 1024 ** 2;
/** Whether there is room for that, and some to spare. */
function hasRoom(path, neededBytes) {
	return neededBytes + SPARE_BYTES <= freeBytes(path);
}
/**
* @param what purpose of the space
* @throws MeasurementError if less space than that, plus a reserve, is left
*/
function requireRoom(path, neededBytes, what) {
	if (hasRoom(path, neededBytes)) return;
	const free = freeBytes(path);
	throw new MeasurementError(`no room for ${what}: ${bytes(neededBytes)} and ${bytes(SPARE_BYTES)} to spare are needed, ${bytes(free)} are free on the disk of ${path}; make room there, measure fewer or smaller tables or fewer scenarios, or set TMPDIR or XDG_CACHE_HOME to another disk`, { step: "look for room on the disk" });
}
/** Its signal fires before the run's processes have filled the disk, or when the given one does. */
function watchDisk(path, signal, spareBytes = SPARE_BYTES) {
	const full = new AbortController();
	const timer = setInterval(() => {
		const free = freeBytes(path);
		if (free >= spareBytes) return;
		full.abort(new MeasurementError(`only ${bytes(free)} are left on the disk of ${path}, so the run is ended before it has filled it`, { step: "watch the disk" }));
	}, LOOK_MS);
	timer.unref();
	return {
		signal: AbortSignal.any([signal, full.signal]),
		[Symbol.dispose]: () => clearInterval(timer)
	};
}
/** The message for a failure by lack of space; undefined if there is enough. */
function fullDisk(path, output) {
	if (!FULL.test(output) && freeBytes(path) >= LEAST_FREE_BYTES) return void 0;
	return `no space left on the device that holds ${path}`;
}

// src/edges/servers/docker-client.ts
/** The container engine's client: its requests, and the interpretation of its answers. */
/** Label that every container of ours carries; its value is the run directory, which names its owner. */
const RUN_CONTAINER_LABEL = "qpsgate.run";
const PULL_TIMEOUT_SECONDS = 600;
const PULL_TRIES = 3;
/** Time in which a working engine ends a container. */
const REMOVE_TIMEOUT_SECONDS = 30;
/** Why no container can be started, undefined if one can. */
async function engineProblem(context) {
	if (findProgram("docker") === void 0) return "docker is not installed";
	const { code, output } = await docker(context, [
		"version",
		"--format",
		"{{.Server.Version}}"
	], 15);
	if (code === 0) return void 0;
	return `docker is not running or may not be used (${lastLine(output)})`;
}
/**
* Pulls the image unless it is there. Returns the reason why it is unavailable, undefined if it is available.
*
* @param spareBytes that the engine's disk must keep meanwhile
* @throws MeasurementError if it does not
*/
async function imageProblem(context, image, spareBytes) {
	if (await hasImage(context, image)) return void 0;
	context.note(`pulling image ${image}`);
	const { output: root } = await docker(context, [
		"info",
		"--format",
		"{{.DockerRootDir}}"
	], 15);
	const folder = existsSync(root.trim()) ? root.trim() : context.runDirectory;
	using room = watchDisk(folder, context.signal, spareBytes);
	let output = "";
	for (let attempt = 1; attempt <= PULL_TRIES; attempt++) {
		const pulled = await docker(context, [
			"pull",
			"--quiet",
			image
		], PULL_TIMEOUT_SECONDS, room.signal);
		if (pulled.code === 0) return void 0;
		output = pulled.output;
		if (/not found|manifest unknown|denied|invalid reference/i.test(output)) break;
	}
	return `image ${image} is not present and cannot be pulled (${lastLine(output)})`;
}
/** Whether the image is there already; not if the engine does not answer. */
async function hasImage(context, image) {
	const { code } = await docker(context, [
		"image",
		"inspect",
		"--format",
		"{{.Id}}",
		image
	], 30);
	return code === 0;
}
/** Removes the containers of a run; used by the sweep for runs whose process is gone. */
async function removeContainersOf(context, runDirectory) {
	const { code, output } = await docker(context, [
		"ps",
		"--all",
		"--quiet",
		"--no-trunc",
		"--filter",
		`label=${RUN_CONTAINER_LABEL}=${runDirectory}`
	], 15);
	const ids = code === 0 ? output.split("\n").filter((line) => /^[0-9a-f]{64}$/.test(line)) : [];
	if (ids.length > 0) await docker(context, [
		"rm",
		"--force",
		"--volumes",
		...ids
	], 60);
}
/** Ends and removes a container, or says how that is done by hand. */
async function removeContainer(context, container) {
	const { code, output } = await docker(context, [
		"rm",
		"--force",
		"--volumes",
		container
	], REMOVE_TIMEOUT_SECONDS);
	if (code === 0 || /no such container|is already in progress/i.test(output)) return;
	context.note(`the container ${container} could not be removed (${lastLine(output)}); when the engine answers again: docker rm --force --volumes ${container}`);
}
/** Runs the client. @param signal ends it when the run is stopped; default: it runs on */
async function docker(context, args, timeoutSeconds, signal, keptBytes) {
	const env = {
		...clientEnvironment(),
		[RUN_LABEL]: context.runDirectory
	};
	const answer = await runTool(["docker", ...args], {
		cwd: "/",
		env,
		timeoutSeconds,
		signal
	});
	return {
		code: answer.code,
		output: textOf(answer, keptBytes)
	};
}
/** The caller's settings of the client. */
function clientEnvironment() {
	return inherited((name) => /^(?:DOCKER_|HOME$|XDG_RUNTIME_DIR$)/.test(name));
}

export { hasImage as a, removeContainersOf as c, requireRoom as d, watchDisk as f, readEnvironment as g, freeBytes as h, engineProblem as i, fullDisk as l, cpuModel as m, clientEnvironment as n, imageProblem as o, availableBytes as p, docker as r, removeContainer as s, RUN_CONTAINER_LABEL as t, hasRoom as u };