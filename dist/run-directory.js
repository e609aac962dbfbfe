import { h as reasonOf, o as MeasurementError } from "./errors.js";
import { n as RUN_LABEL } from "./processes.js";
import { basename, join } from "node:path";
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";

// src/edges/machine/proc.ts
/** Facts about one process from /proc. */
/** Clock ticks per second as /proc reports CPU time; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** CPU time used by a process and all its threads, seconds (to 10 ms); undefined when it is gone. */
function cpuSecondsOf(pid) {
	const fields = statOf(pid);
	if (fields === void 0) return void 0;
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
/** When a process was started, in ticks since the machine was: tells it from a later one of the same number. */
function startTimeOf(pid) {
	return statOf(pid)?.[19];
}
/** Fields of its status line from the third on: those before may hold blanks. */
function statOf(pid) {
	const stat = read(`/proc/${pid}/stat`);
	return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}
/** A process's state, as "S (sleeping)"; undefined when it is gone. */
function stateOf(pid) {
	return /^State:\s+(.+)/m.exec(read(`/proc/${pid}/status`) ?? "")?.[1];
}
/** Other processes of the session that a process leads. */
function othersInSession(leader) {
	return others(leader, (pid) => Number(statOf(pid)?.[3]) === leader);
}
/** Other processes of the namespace that a process was started in; none if that is our own, or not to be known. */
function othersInNamespace(pid) {
	const own = namespaceOf(pid);
	if (own === void 0 || own === namespaceOf(process.pid)) return [];
	return others(pid, (other) => namespaceOf(other) === own);
}
/** Name of its program; undefined when it is gone. */
function programOf(pid) {
	return read(`/proc/${pid}/comm`)?.trim();
}
function others(pid, isTogether) {
	return readdirSync("/proc").flatMap((name) => /^\d+$/.test(name) ? Number(name) : []).filter((other) => other !== pid && isTogether(other) && !isZombie(other));
}
function namespaceOf(pid) {
	try {
		return readlinkSync(`/proc/${pid}/ns/pid`);
	} catch {
		return;
	}
}
/** Whether it has ended, and only its parent has not noticed yet. */
function isZombie(pid) {
	return /^[ZX]/.test(stateOf(pid) ?? "");
}
/** The CPUs that a process may use; undefined when it is gone. */
function allowedCpusOf(pid) {
	const list = /Cpus_allowed_list:\s*(\S+)/.exec(read(`/proc/${pid}/status`) ?? "")?.[1];
	return list === void 0 ? void 0 : parseCpuList(list);
}
/** Reads "0-3,8" as [0, 1, 2, 3, 8], and nothing as none. */
function parseCpuList(list) {
	return list.trim().split(",").filter((range) => range !== "").flatMap((range) => {
		const [first = 0, last = first] = range.split("-").map(Number);
		return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
	});
}
/** Resident memory of a process, bytes; undefined when it is gone. */
function residentBytesOf(pid) {
	const kibibytes = /VmRSS:\s*(\d+) kB/.exec(read(`/proc/${pid}/status`) ?? "")?.[1];
	return kibibytes === void 0 ? void 0 : Number(kibibytes) * 1024;
}
/** How often each thread of a process has given up its CPU, or lost it, by thread; undefined when it is gone. */
function contextSwitchesOf(pid) {
	try {
		const threads = readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
			const counts = [...(read(`/proc/${pid}/task/${thread}/status`) ?? "").matchAll(/ctxt_switches:\s*(\d+)/g)];
			return counts.length === 0 ? [] : [[Number(thread), counts.reduce((sum, [, many]) => sum + Number(many), 0)]];
		});
		return new Map(threads);
	} catch {
		return;
	}
}
function read(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return;
	}
}

// src/edges/machine/run-directory.ts
/** The directory of one run: everything it puts on the machine lies here, and goes with it. */
const PREFIX = "qpsgate-";
/** The name of a run's directory, as mkdtemp(3) makes it. */
const OURS = /^qpsgate-\w{6}$/;
const OWNER = "owner.json";
const MEMORY_DISK = "/dev/shm";
/** Permission bits for others than the owner and root. */
const WRITABLE_BY_OTHERS = 18;
/** No run takes longer. */
const MOST_RUN_MS = 864e5;
/** A run writes down its owner at once; a directory that is without one for so long has lost it. */
const OWNERLESS_MS = 6e4;
var RunDirectory = class {
	path;
	/** Short and unique; names containers. */
	id;
	constructor() {
		this.path = makeOwned();
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
* Makes a new directory that only we can enter, which goes with the run. In memory where that is possible: boards are
* written to all the time, and writing them back to a disk would disturb the turns.
*/
function makeBoardDirectory({ id, path }) {
	return mkdtempSync(isDirectory(MEMORY_DISK) ? join(MEMORY_DISK, `${id}-`) : join(path, "boards-"));
}
function makeOwned() {
	let path;
	try {
		path = mkdtempSync(join(tmpdir(), PREFIX));
		chmodSync(path, 457);
		writeFileSync(join(path, OWNER), JSON.stringify(ourselves()));
		return path;
	} catch (cause) {
		if (path !== void 0) removeRun(path);
		throw new MeasurementError(`cannot create a directory in ${tmpdir()} (${reasonOf(cause)}); set TMPDIR to one that is writable and has room`, {
			step: "create run directory",
			cause
		});
	}
}
/** Its owner goes last: should we be killed meanwhile, the next run still knows whose it is. */
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
	return [...ownedRuns().flatMap((run) => isAlive(run) ? [] : [{
		id: run.id,
		path: run.path
	}]), ...runs().filter(({ path }) => isBarren(path))];
}
/** Processes that have a run on this machine now, by the numbers that they have for us. */
function liveOwners() {
	const { namespace } = ourselves();
	return ownedRuns().flatMap((run) => run.owner.namespace === namespace && isAlive(run) ? [run.owner.pid] : []);
}
function ownedRuns() {
	return runs().flatMap(({ id, path }) => {
		const owner = readOwner(path);
		return owner === void 0 ? [] : [{
			id,
			path,
			...owner
		}];
	});
}
/** Anybody may make a directory of such a name: only directories that are ours alone are trusted, or removed. */
function runs() {
	return readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX)).map((id) => ({
		id,
		path: join(tmpdir(), id)
	})).filter(({ path }) => isOursAlone(path));
}
/** Left by a run that was killed at its very beginning, or end: named as ours are, without an owner, and empty. */
function isBarren(path) {
	if (!OURS.test(basename(path)) || readOwner(path) !== void 0) return false;
	const about = lstatSync(path, { throwIfNoEntry: false });
	if (about === void 0 || !about.isDirectory() || Date.now() - about.mtimeMs < OWNERLESS_MS) return false;
	return readdirSync(path).every((name) => name === OWNER && lstatSync(join(path, name)).size === 0);
}
/** Whether it is a directory, itself and not through a link, into which nobody else can have put anything. */
function isOursAlone(path) {
	const found = lstatSync(path, { throwIfNoEntry: false });
	return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & WRITABLE_BY_OTHERS) === 0;
}
/** Ends the processes of a run and removes its directory. */
function sweepRun(path) {
	for (const pid of processesOf(path)) try {
		process.kill(pid, "SIGKILL");
	} catch {}
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
function isDirectory(path) {
	return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function processesOf(path) {
	const label = `${RUN_LABEL}=${path}`;
	return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).filter((pid) => {
		try {
			return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(label);
		} catch {
			return false;
		}
	}).map(Number);
}
function readOwner(directory) {
	const path = join(directory, OWNER);
	try {
		const found = JSON.parse(readFileSync(path, "utf8"));
		const { pid, started, boot, namespace } = found;
		if (typeof pid !== "number" || ![
			started,
			boot,
			namespace
		].every((each) => typeof each === "string")) return void 0;
		return {
			owner: found,
			beganMs: lstatSync(path).mtimeMs
		};
	} catch {
		return;
	}
}
function isAlive({ owner, beganMs }) {
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

export { sweepRun as a, cpuSecondsOf as c, parseCpuList as d, programOf as f, stateOf as h, makeBoardDirectory as i, othersInNamespace as l, startTimeOf as m, abandonedRuns as n, allowedCpusOf as o, residentBytesOf as p, liveOwners as r, contextSwitchesOf as s, RunDirectory as t, othersInSession as u };