import { r as sum } from "./vectors.js";
import { p as MeasurementError } from "./paths.js";
import { N as ofSystem, S as readIfThere, i as toolText, r as runToolNow } from "./tool.js";
import { basename, dirname, join } from "node:path";
import { appendFileSync, existsSync, readFileSync, readdirSync } from "node:fs";

// src/edges/machine/memory-group.ts
/**
* Limits the memory of one process, together with the page cache of the files that it reads, by a control group
* (version 1 or 2) of its own. Only root may make a group; on a GitHub-hosted runner, qpsgate may use sudo. A process
* at its limit is not killed, but waits until the limit is raised.
*/
/** File in the run directory that lists the run's groups, so that a later run can remove the groups of a killed one. */
const LIST = "memory-groups";
const TOOL_SECONDS = 10;
/** Maximum wait until killed processes have left their group, which cannot be removed before. */
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
* Makes a group, which is removed when it is disposed of, at the latest with the run; undefined where no group can be
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
/**
* Whether groups can be made here. The first call tries, and later calls repeat the answer, because a try starts
* programs.
*/
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
/** Removes the groups of a run. Its processes must have ended, because the kernel keeps a group that has processes. */
function removeMemoryGroups(runDirectory) {
	const listed = (readIfThere(join(runDirectory, LIST)) ?? "").split("\n");
	const isOurs = (path) => basename(path).startsWith(`${basename(runDirectory)}-`);
	for (const path of listed) if (isOurs(path)) removeGroup(path);
}
/**
* Removes a group. The files in its folder are the kernel's, so rmdir suffices as soon as no process is in the group.
*/
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
/** Words before a command that make it run as root; undefined if qpsgate may not become root. */
function asRoot() {
	if (process.getuid?.() === 0) return [];
	return process.env.RUNNER_ENVIRONMENT === "github-hosted" ? ["sudo", "-n"] : void 0;
}
/** Folder for new groups: in the group that qpsgate is in, or as near to it as the kernel allows. */
function findHierarchy() {
	return hierarchyOf(readFileSync("/proc/self/mountinfo", "utf8"), readFileSync("/proc/self/cgroup", "utf8"), (path) => readIfThere(path));
}
/**
* Finds in the kernel's texts where new groups can be made.
*
* @param mounts text of /proc/self/mountinfo
* @param groups text of /proc/self/cgroup
* @param read returns a file's text; undefined if there is no such file
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

export { openMemoryGroup as n, removeMemoryGroups as r, hasMemoryGroups as t };