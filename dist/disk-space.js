import { t as bytes } from "./figures.js";
import { p as MeasurementError } from "./paths.js";
import { dirname } from "node:path";
import { statfsSync } from "node:fs";
import { cpus, freemem, hostname, release, totalmem } from "node:os";

// src/edges/machine/environment.ts
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
/**
* Bytes of memory that servers may use: what the kernel estimates to be available, but at most the limit of qpsgate's
* own control group.
*/
function availableBytes() {
	return Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
/**
* Bytes that may still be written to the file system of a path. The path need not exist yet, because a run asks before
* it makes its files.
*/
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
/**
* Disk space. A run checks it before it takes some, and watches it while servers write. If something failed because the
* disk was full, the error says so.
*/
/** Space that a run leaves free, because other programs on the machine need some. */
const SPARE_BYTES = 256 * 1024 ** 2;
const LOOK_MS = 1e3;
/** Messages about a full disk from MySQL, MariaDB and other programs. 28 is the number of ENOSPC. */
const FULL = /no space left on device|err(?:code|no|or):? "?28\b|disk (?:is )?full|The table '[^']*' is full/i;
/**
* With less free space than this, the disk counts as full, because some programs fail then without a message about it.
*/
const LEAST_FREE_BYTES = 1024 ** 2;
/** Whether a disk has room for these bytes, and still keeps SPARE_BYTES for other programs. */
function hasRoom(path, neededBytes) {
	return neededBytes + SPARE_BYTES <= freeBytes(path);
}
/**
* @param what purpose of the space, for the message
* @throws MeasurementError if less than `neededBytes` plus SPARE_BYTES is free
*/
function requireRoom(path, neededBytes, what) {
	if (hasRoom(path, neededBytes)) return;
	const free = freeBytes(path);
	throw new MeasurementError(`no room for ${what}: ${bytes(neededBytes)} and ${bytes(SPARE_BYTES)} to spare are needed, ${bytes(free)} are free on the disk of ${path}; make room there, measure fewer or smaller tables or fewer scenarios, or set TMPDIR or XDG_CACHE_HOME to another disk`, { step: "look for room on the disk" });
}
/**
* Watches a disk. The returned signal fires when less than `spareBytes` is free, so that the run ends before its
* processes have filled the disk. It also fires together with the given signal.
*/
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
/** Message of a failure that a full disk has caused; undefined if the disk is not full. */
function fullDisk(path, output) {
	if (!FULL.test(output) && freeBytes(path) >= LEAST_FREE_BYTES) return void 0;
	return `no space left on the device that holds ${path}`;
}

export { availableBytes as a, readEnvironment as c, watchDisk as i, hasRoom as n, cpuModel as o, requireRoom as r, freeBytes as s, fullDisk as t };