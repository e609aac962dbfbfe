import { readFileSync, readdirSync, readlinkSync } from "node:fs";

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
/** Fields of its status line from the third on: what stands before may hold blanks. */
function statOf(pid) {
	const stat = read(`/proc/${pid}/stat`);
	return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}
/** What a process does, as "S (sleeping)"; undefined when it is gone. */
function stateOf(pid) {
	return /^State:\s+(.+)/m.exec(read(`/proc/${pid}/status`) ?? "")?.[1];
}
/** Other processes of the session that a process leads. */
function othersInSession(leader) {
	return others(leader, (pid) => Number(statOf(pid)?.[3]) === leader);
}
/** Other processes of the namespace that a process was started in; none where that is our own, or not to be known. */
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
/** Whether it has ended, and only whoever started it has not taken notice yet. */
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
function read(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return;
	}
}

export { othersInSession as a, residentBytesOf as c, othersInNamespace as i, startTimeOf as l, cpuSecondsOf as n, parseCpuList as o, isZombie as r, programOf as s, allowedCpusOf as t, stateOf as u };