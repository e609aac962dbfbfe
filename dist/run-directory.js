import { o as isDirectory, p as MeasurementError, w as reasonOf } from "./paths.js";
import { i as say } from "./output.js";
import { r as sum } from "./vectors.js";
import { D as RUN_LABEL, N as ofSystem, S as readIfThere, T as startTimeOf, U as trustedFolders, c as awaitEnd, f as endProcesses, i as toolText, p as isZombie, r as runToolNow, t as lastLine } from "./tool.js";
import { basename, delimiter, dirname, join } from "node:path";
import { appendFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { rm } from "node:fs/promises";

// src/edges/machine/memory-group.ts
/**
* Limits the memory of one process, together with the page cache of the files that it reads, by a control group
* (version 1 or 2) of its own. Only root may make one; on a hosted runner of GitHub, sudo makes qpsgate root. A process
* that reaches its limit is not killed: it waits until it gets more.
*/
/** File in the run directory that lists the run's groups, so that a later run can remove those of a killed one. */
const LIST = "memory-groups";
const TOOL_SECONDS = 10;
/** Longest wait for the kernel to remove killed processes, which keep their group from being removed. */
const REMOVAL_MS = 2e3;
const PAUSE_MS = 20;
const VERSION_1 = {
	limit: "memory.limit_in_bytes",
	usage: "memory.usage_in_bytes",
	patience: ["memory.oom_control", "1"]
};
const VERSION_2 = {
	limit: "memory.high",
	usage: "memory.current",
	patience: void 0
};
let groupCount = 0;
/**
* Makes a group. It is removed when it is disposed of, at the latest with the run. Undefined where no group can be
* made.
*/
function openMemoryGroup(runDirectory) {
	const hierarchy = findHierarchy();
	if (hierarchy === void 0 || asRoot() === void 0) return void 0;
	groupCount += 1;
	const path = join(hierarchy.parent, `${basename(runDirectory)}-${groupCount}`);
	appendFileSync(join(runDirectory, LIST), `${path}\n`);
	if (!isDone(["mkdir", path])) return void 0;
	const write = (file, text) => {
		const answer = asRootNow(["tee", join(path, file)], text);
		if (answer?.code === 0) return;
		const output = answer === void 0 ? "" : toolText(answer);
		throw new MeasurementError(`${file} of the server's control group cannot be set`, {
			step: "limit memory",
			output
		});
	};
	if (hierarchy.patience !== void 0) write(...hierarchy.patience);
	return {
		add: (pid) => write("cgroup.procs", `${pid}`),
		limit: (bytes) => write(hierarchy.limit, `${Math.floor(bytes)}`),
		ownBytes: () => {
			const [usage, stat] = [hierarchy.usage, "memory.stat"].map((file) => readIfThere(join(path, file)));
			if (usage === void 0 || stat === void 0) return void 0;
			const [waits] = hierarchy.patience ?? [];
			if (waits !== void 0 && /^under_oom 1$/m.test(readIfThere(join(path, waits)) ?? "")) return Number(usage);
			return Number(usage) - sum([...stat.matchAll(/^(?:in)?active_file (\d+)/gm)].map(([, bytes]) => Number(bytes)));
		},
		[Symbol.dispose]: () => removeGroup(path)
	};
}
let hasGroups;
/** Whether groups can be made here. The first call tries, and later ones repeat its answer. */
function hasMemoryGroups() {
	hasGroups ??= tryGroup();
	return hasGroups;
}
function tryGroup() {
	const hierarchy = findHierarchy();
	if (hierarchy === void 0) return false;
	for (const name of readdirSync(hierarchy.parent)) {
		const [, pid] = /^qpsgate-try-(\d+)$/.exec(name) ?? [];
		if (pid !== void 0 && !existsSync(`/proc/${pid}`)) removeGroup(join(hierarchy.parent, name));
	}
	const path = join(hierarchy.parent, `qpsgate-try-${process.pid}`);
	const isMade = isDone(["mkdir", path]);
	const isComplete = existsSync(join(path, hierarchy.limit));
	if (isMade) removeGroup(path);
	return isMade && isComplete;
}
/** Removes the groups of a run. Its processes must have ended, otherwise the kernel keeps the groups. */
function removeMemoryGroups(runDirectory) {
	const listed = (readIfThere(join(runDirectory, LIST)) ?? "").split("\n");
	const isOurs = (path) => basename(path).startsWith(`${basename(runDirectory)}-`);
	for (const path of listed) if (isOurs(path)) removeGroup(path);
}
/** Only the kernel puts files into a group's folder, so rmdir suffices as soon as no process is in the group. */
function removeGroup(path) {
	const deadline = performance.now() + REMOVAL_MS;
	while (existsSync(path) && !isDone(["rmdir", path]) && performance.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
function isDone(command) {
	return asRootNow(command)?.code === 0;
}
function asRootNow(command, input) {
	const prefix = asRoot();
	if (prefix === void 0) return void 0;
	const [program, ...args] = [...prefix, ...command];
	return runToolNow(ofSystem(program ?? "", ...args), {
		cwd: "/",
		input,
		timeoutSeconds: TOOL_SECONDS
	});
}
/** Words to put before a command so that it runs as root; undefined if qpsgate may not become root. */
function asRoot() {
	if (process.getuid?.() === 0) return [];
	return process.env.RUNNER_ENVIRONMENT === "github-hosted" ? ["sudo", "-n"] : void 0;
}
/** The folder for new groups: within the group that qpsgate is in, or as near to it as the kernel allows. */
function findHierarchy() {
	return hierarchyOf(readFileSync("/proc/self/mountinfo", "utf8"), readFileSync("/proc/self/cgroup", "utf8"), (path) => readIfThere(path));
}
/**
* @param mounts text of /proc/self/mountinfo
* @param groups text of /proc/self/cgroup
* @param read returns a file's text; undefined if the file is not there
*/
function hierarchyOf(mounts, groups, read) {
	const rows = mounts.split("\n").map((line) => line.split(" "));
	const mountOf = (type, option) => {
		return rows.find((each) => each[each.indexOf("-") + 1] === type && each.at(-1)?.split(",").includes(option))?.[4];
	};
	const groupPath = (pattern) => pattern.exec(groups)?.[1]?.replace(/^\/$/, "") ?? "";
	const first = mountOf("cgroup", "memory");
	if (first !== void 0) {
		const parent = first + groupPath(/^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m);
		return {
			parent: read(join(parent, "cgroup.procs")) !== void 0 ? parent : first,
			...VERSION_1
		};
	}
	const second = mountOf("cgroup2", "rw");
	if (second === void 0) return void 0;
	let parent = second + groupPath(/^0::(.*)$/m);
	while (!read(join(parent, "cgroup.subtree_control"))?.split(/\s/).includes("memory")) {
		if (parent === second || !parent.startsWith(second)) return void 0;
		parent = dirname(parent);
	}
	return {
		parent,
		...VERSION_2
	};
}

// src/edges/machine/remove-tree.ts
/** Removes folders that a server or a stranger's tool has filled, and may have locked by chmod or nested very deep. */
const MOST_SECONDS = 300;
/** Follows no link. @returns why something is left; undefined if nothing is */
function removeTreeNow(path) {
	try {
		rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 10,
			retryDelay: 50
		});
		return;
	} catch {
		return removeStubborn(path);
	}
}
/** Removes a folder while other work goes on. What is left is removed with the run directory. */
async function removeTree(path) {
	await rm(path, {
		recursive: true,
		force: true
	}).catch(() => removeStubborn(path));
}
/** chmod and rm go from folder to folder, so no path is too long for them. */
function removeStubborn(path) {
	const options = {
		cwd: "/",
		env: { PATH: trustedFolders().join(delimiter) },
		timeoutSeconds: MOST_SECONDS
	};
	runToolNow([
		"chmod",
		"--recursive",
		"u+rwX",
		"--",
		path
	], options);
	const { code, stderr } = runToolNow([
		"rm",
		"-rf",
		"--",
		path
	], options);
	return code === 0 ? void 0 : lastLine(stderr);
}

// src/edges/machine/run-directory.ts
/** The directory of one run. Its files lie here, or in a directory in memory, and are removed when the run ends. */
const PREFIX = "qpsgate-";
const OWNER = "owner.json";
const MEMORY_DISK = "/dev/shm";
/** Permission bits by which users other than the owner may write. */
const WRITABLE_BY_OTHERS = 18;
/**
* Longest time of a run, milliseconds. A run in another container counts as alive for this time, because its process is
* invisible.
*/
const MOST_RUN_MS = 864e5;
var RunDirectory = class {
	path;
	/** Short and unique name of the run, for the names of its containers. */
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
	/** Also ends, by the run's label, processes that a server or a script has started in a session of their own. */
	[Symbol.dispose]() {
		sweepRun(this.path);
	}
};
/**
* Makes a new directory for boards and small files that only this user may enter. It is removed with the run. It lies
* in memory where possible: threads write to boards all the time, and writing these back to a disk would disturb the
* turns.
*/
function makeMemoryDirectory({ id, path }) {
	return mkdtempSync(isDirectory(MEMORY_DISK) ? join(MEMORY_DISK, `${id}-`) : join(path, "memory-"));
}
/**
* Removes the file that names the owner last. If qpsgate is killed meanwhile, or another file cannot be removed, the
* next run still sees whose directory it is.
*/
function removeRun(path) {
	removeBoardsOf(basename(path));
	const [problem] = (existsSync(path) ? readdirSync(path).filter((name) => name !== OWNER) : []).flatMap((name) => removeTreeNow(join(path, name)) ?? []);
	const left = problem ?? removeTreeNow(path);
	if (left !== void 0) say(`warning: ${path} cannot be removed (${left}); remove it yourself`);
}
/**
* Runs whose process is gone, because it was killed or the power failed. A live run, or another user's, is never among
* them.
*/
function abandonedRuns() {
	return runs().filter((path) => {
		const run = readOwner(path);
		return run !== void 0 && !isAlive(run);
	});
}
/**
* Ids of the processes whose runs are alive. Runs in other containers are left out, because ids mean other processes
* there.
*/
function liveOwners() {
	const { namespace } = ourselves();
	return runs().flatMap((path) => readOwner(path) ?? []).flatMap((run) => run.namespace === namespace && isAlive(run) ? [run.pid] : []);
}
/**
* Anybody may make a directory with such a name. So qpsgate trusts and removes only those that belong to this user
* alone.
*/
function runs() {
	return readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX)).map((name) => join(tmpdir(), name)).filter(isOursAlone);
}
/** Whether this is a directory, and no link to one, into which nobody else can have put anything. */
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

export { sweepRun as a, hasMemoryGroups as c, makeMemoryDirectory as i, openMemoryGroup as l, abandonedRuns as n, removeTree as o, liveOwners as r, removeTreeNow as s, RunDirectory as t };