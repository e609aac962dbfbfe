import { t as bytes } from "./figures.js";
import { p as MeasurementError } from "./paths.js";
import { dirname } from "node:path";
import { statfsSync } from "node:fs";
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
/** Bytes that we may still write on the file system of a path; the path need not exist yet. */
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
/** Disk space: checked before we take some, watched while servers write, and named where a failure came from a lack. */
/** Space that a run leaves free for all others on the machine. */
const SPARE_BYTES = 256 * 1024 ** 2;
const LOOK_MS = 1e3;
/** Messages about a full disk, of MySQL, MariaDB and other programs; 28 is ENOSPC. Some programs end without one. */
const FULL = /no space left on device|err(?:code|no|or):? "?28\b|disk (?:is )?full|The table '[^']*' is full/i;
/** With less free space than this, a program that failed without a message is taken to have filled the disk. */
const LEAST_FREE_BYTES = 1024 ** 2;
/** Whether a disk has room for so many bytes and for the reserve. */
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
/** Watches a disk: the signal fires before the run's processes have filled it, or when the given signal fires. */
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

export { availableBytes as a, readEnvironment as c, watchDisk as i, hasRoom as n, cpuModel as o, requireRoom as r, freeBytes as s, fullDisk as t };