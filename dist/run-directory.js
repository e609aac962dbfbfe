import { r as MeasurementError } from "./errors.js";
import { r as RUN_LABEL } from "./tool.js";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { tmpdir } from "node:os";

// src/edges/machine/proc.ts
/** Facts about one process from /proc. */
/** Clock ticks per second as /proc reports CPU time; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** CPU time used by a process and all its threads, seconds (to 10 ms); undefined when it is gone. */
function cpuSecondsOf(pid) {
	const stat = read(`/proc/${pid}/stat`);
	if (stat === void 0) return void 0;
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
/** When a process was started, in ticks since the machine was: tells it from a later one of the same number. */
function startTimeOf(pid) {
	const stat = read(`/proc/${pid}/stat`);
	return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}
/** Resident memory of a process, bytes; undefined when it is gone. */
function residentBytesOf(pid) {
	const kibibytes = /VmRSS:\s*(\d+) kB/.exec(read(`/proc/${pid}/status`) ?? "")?.[1];
	return kibibytes === void 0 ? void 0 : Number(kibibytes) * 1024;
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
const OWNER = "owner.json";
var RunDirectory = class {
	path;
	/** Short and unique; names containers. */
	id;
	constructor() {
		try {
			this.path = mkdtempSync(join(tmpdir(), PREFIX));
		} catch (cause) {
			throw new MeasurementError(`cannot create a directory in ${tmpdir()}; set TMPDIR to one that is writable`, {
				step: "create run directory",
				cause,
				output: String(cause)
			});
		}
		this.id = basename(this.path);
		chmodSync(this.path, 457);
		writeFileSync(join(this.path, OWNER), JSON.stringify(ourselves()));
	}
	/** Makes a sub-directory. */
	make(name) {
		const path = join(this.path, name);
		mkdirSync(path, { recursive: true });
		return path;
	}
	[Symbol.dispose]() {
		rmSync(this.path, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
};
/** Names of runs whose process is gone (killed, power cut); never a live one, never anything that is not ours. */
function abandonedRuns() {
	return ownedRuns().flatMap(({ id, path, owner }) => isAlive(owner) ? [] : [{
		id,
		path
	}]);
}
/** Processes that have a run on this machine now. */
function liveOwners() {
	return ownedRuns().flatMap(({ owner }) => isAlive(owner) ? [owner.pid] : []);
}
function ownedRuns() {
	return readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX)).flatMap((id) => {
		const path = join(tmpdir(), id);
		const owner = readOwner(path);
		return owner === void 0 ? [] : [{
			id,
			path,
			owner
		}];
	});
}
/** Ends the processes of an abandoned run and removes its directory. */
function sweepRun(path) {
	for (const pid of processesOf(path)) try {
		process.kill(pid, "SIGKILL");
	} catch {}
	rmSync(path, {
		recursive: true,
		force: true,
		maxRetries: 10,
		retryDelay: 50
	});
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
function readOwner(path) {
	try {
		const { pid, started } = JSON.parse(readFileSync(join(path, OWNER), "utf8"));
		return typeof pid === "number" && typeof started === "string" ? {
			pid,
			started
		} : void 0;
	} catch {
		return;
	}
}
function isAlive(owner) {
	return existsSync(`/proc/${owner.pid}`) && startTimeOf(owner.pid) === owner.started;
}
function ourselves() {
	return {
		pid: process.pid,
		started: startTimeOf(process.pid) ?? ""
	};
}

export { cpuSecondsOf as a, sweepRun as i, abandonedRuns as n, residentBytesOf as o, liveOwners as r, startTimeOf as s, RunDirectory as t };