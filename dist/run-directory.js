import { C as reasonOf, o as isDirectory, p as MeasurementError } from "./paths.js";
import { b as RUN_LABEL, c as endProcesses, l as isZombie, v as startTimeOf } from "./tool.js";
import { basename, join } from "node:path";
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";

// src/edges/machine/run-directory.ts
/** The directory of one run: everything it puts on the machine lies here, and goes with it. */
const PREFIX = "qpsgate-";
const OWNER = "owner.json";
const MEMORY_DISK = "/dev/shm";
/** Permission bits for others than the owner and root. */
const WRITABLE_BY_OTHERS = 18;
/** No run takes longer. */
const MOST_RUN_MS = 864e5;
var RunDirectory = class {
	path;
	/** Short and unique; names containers. */
	id;
	constructor() {
		let path;
		try {
			path = mkdtempSync(join(tmpdir(), PREFIX));
			chmodSync(path, 457);
			writeFileSync(join(path, OWNER), JSON.stringify(ourselves()));
		} catch (cause) {
			if (path !== void 0) removeRun(path);
			throw new MeasurementError(`cannot create a directory in ${tmpdir()} (${reasonOf(cause)}); set TMPDIR to one that is writable and has room`, {
				step: "create run directory",
				cause
			});
		}
		this.path = path;
		this.id = basename(this.path);
	}
	/** Makes a sub-directory. */
	make(name) {
		const path = join(this.path, name);
		mkdirSync(path, { recursive: true });
		return path;
	}
	/** Processes that a server or a script has started may have left its session. */
	[Symbol.dispose]() {
		sweepRun(this.path);
	}
};
/**
* Makes a new directory that only we can enter, which goes with the run. In memory where that is possible: for boards,
* which threads write to all the time, because writing them back to a disk would disturb the turns, and for small files.
*/
function makeMemoryDirectory({ id, path }) {
	return mkdtempSync(isDirectory(MEMORY_DISK) ? join(MEMORY_DISK, `${id}-`) : join(path, "memory-"));
}
/** The file of its owner goes last: should we be killed meanwhile, the next run still sees whose it is. */
function removeRun(path) {
	removeBoardsOf(basename(path));
	const remove = (name) => rmSync(name, {
		recursive: true,
		force: true,
		maxRetries: 10,
		retryDelay: 50
	});
	if (existsSync(path)) {
		for (const name of readdirSync(path)) if (name !== OWNER) remove(join(path, name));
	}
	remove(path);
}
/** Runs whose process is gone (killed, power cut); never a live one, never anything that is not ours. */
function abandonedRuns() {
	return runs().filter((path) => {
		const run = readOwner(path);
		return run !== void 0 && !isAlive(run);
	});
}
/** Processes that have a run on this machine now, by the numbers that they have for us. */
function liveOwners() {
	const { namespace } = ourselves();
	return runs().flatMap((path) => readOwner(path) ?? []).flatMap((run) => run.namespace === namespace && isAlive(run) ? [run.pid] : []);
}
/** Anybody may make a directory of such a name: only directories that are ours alone are trusted, or removed. */
function runs() {
	return readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX)).map((name) => join(tmpdir(), name)).filter(isOursAlone);
}
/** Whether it is a directory, itself and not through a link, into which nobody else can have put anything. */
function isOursAlone(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	return stats?.isDirectory() === true && stats.uid === process.getuid?.() && (stats.mode & WRITABLE_BY_OTHERS) === 0;
}
/** Ends the processes of a run and removes its directory. */
function sweepRun(path) {
	endProcesses(`${RUN_LABEL}=${path}`);
	removeRun(path);
}
function removeBoardsOf(id) {
	if (!isDirectory(MEMORY_DISK)) return;
	const boards = readdirSync(MEMORY_DISK).filter((name) => name.startsWith(`${id}-`)).map((name) => join(MEMORY_DISK, name)).filter(isOursAlone);
	for (const path of boards) rmSync(path, {
		recursive: true,
		force: true
	});
}
/** With the time when its run began, milliseconds since 1970. */
function readOwner(directory) {
	const path = join(directory, OWNER);
	try {
		const owner = JSON.parse(readFileSync(path, "utf8"));
		const { pid, started, boot, namespace } = owner;
		if (typeof pid !== "number" || [
			started,
			boot,
			namespace
		].some((each) => typeof each !== "string")) return void 0;
		return {
			...owner,
			beganMs: lstatSync(path).mtimeMs
		};
	} catch {
		return;
	}
}
function isAlive({ beganMs, ...owner }) {
	const { boot, namespace } = ourselves();
	if (owner.boot !== boot) return false;
	if (owner.namespace !== namespace) return Date.now() - beganMs < MOST_RUN_MS;
	return startTimeOf(owner.pid) === owner.started && !isZombie(owner.pid);
}
function ourselves() {
	return {
		pid: process.pid,
		started: startTimeOf(process.pid) ?? "",
		boot: readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim(),
		namespace: readlinkSync("/proc/self/ns/pid")
	};
}

export { sweepRun as a, makeMemoryDirectory as i, abandonedRuns as n, liveOwners as r, RunDirectory as t };