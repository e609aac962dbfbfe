import { o as isDirectory, p as MeasurementError, w as reasonOf } from "./paths.js";
import { i as say } from "./output.js";
import { r as removeMemoryGroups } from "./memory-group.js";
import { D as RUN_LABEL, T as startTimeOf, c as awaitEnd, f as endProcesses, p as isZombie } from "./tool.js";
import { n as removeTreeNow } from "./remove-tree.js";
import { basename, join } from "node:path";
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";

// src/edges/machine/run-directory.ts
/**
* Directory of one run. It and a directory in memory hold the run's files, so that all of them can be removed at the
* end.
*/
const PREFIX = "qpsgate-";
const OWNER = "owner.json";
const MEMORY_DISK = "/dev/shm";
/** Permission bits that let users other than the owner write. */
const WRITABLE_BY_OTHERS = 18;
/**
* Maximum duration of a run, milliseconds. For this time, a run in another container counts as alive, because its
* process is hidden from here.
*/
const MOST_RUN_MS = 864e5;
var RunDirectory = class {
	path;
	/**
	* Short and unique name of the run, which begins the names of its containers, so that two runs' names never clash.
	*/
	id;
	constructor() {
		let path;
		try {
			path = mkdtempSync(join(tmpdir(), PREFIX));
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
	make(name) {
		const path = join(this.path, name);
		mkdirSync(path, { recursive: true });
		return path;
	}
	/**
	* Ends the run's processes, and removes its files. Processes are found by their label, because a server or a script
	* may have started them in sessions of their own.
	*/
	[Symbol.dispose]() {
		sweepRun(this.path);
	}
};
/**
* Makes a directory for boards and small files that only this user may enter. It is removed with the run. It lies in
* memory if possible, because threads write to boards all the time, and writing boards back to a disk would disturb the
* turns.
*/
function makeMemoryDirectory({ id, path }) {
	return mkdtempSync(isDirectory(MEMORY_DISK) ? join(MEMORY_DISK, `${id}-`) : join(path, "memory-"));
}
/**
* Removes a run's files, and last the file that names the owner. If qpsgate is killed meanwhile, or a file cannot be
* removed, later runs still know whose directory this is.
*/
function removeRun(path) {
	removeBoardsOf(basename(path));
	const [problem] = (existsSync(path) ? readdirSync(path).filter((name) => name !== OWNER) : []).flatMap((name) => removeTreeNow(join(path, name)) ?? []);
	const left = problem ?? removeTreeNow(path);
	if (left !== void 0) say(`warning: ${path} cannot be removed (${left}); remove it yourself`);
}
/** Directories of this user's runs whose process is gone, because somebody killed it or the machine lost power. */
function abandonedRuns() {
	return runs().filter((path) => {
		const run = readOwner(path);
		return run !== void 0 && !isAlive(run);
	});
}
/**
* Ids of the processes whose runs are alive. Runs in other containers are left out, because an id there means another
* process.
*/
function liveOwners() {
	const { namespace } = ourselves();
	return runs().flatMap((path) => readOwner(path) ?? []).flatMap((run) => run.namespace === namespace && isAlive(run) ? [run.pid] : []);
}
/**
* Directories of this user's runs. Anybody may make a directory with such a name, so qpsgate trusts and removes only
* those that nobody else could have written to.
*/
function runs() {
	return readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX)).map((name) => join(tmpdir(), name)).filter(isOursAlone);
}
/** Whether this is a directory, and no link, that belongs to this user and that nobody else may write to. */
function isOursAlone(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	return stats?.isDirectory() === true && stats.uid === process.getuid?.() && (stats.mode & WRITABLE_BY_OTHERS) === 0;
}
function sweepRun(path) {
	for (const pid of endProcesses(`${RUN_LABEL}=${path}`)) awaitEnd(pid);
	removeMemoryGroups(path);
	removeRun(path);
}
function removeBoardsOf(id) {
	if (!isDirectory(MEMORY_DISK)) return;
	const boards = readdirSync(MEMORY_DISK).filter((name) => name.startsWith(`${id}-`)).map((name) => join(MEMORY_DISK, name)).filter(isOursAlone);
	for (const path of boards) removeTreeNow(path);
}
/** @returns the owner, and when the run began, milliseconds since 1970; undefined if the file is missing or damaged */
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