import { t as exec } from "./exec.js";
import { c as realPathOf, l as unless, o as isDirectory, r as foldersAround, s as isInside, t as checkoutAround, w as reasonOf } from "./paths.js";
import { r as sum } from "./vectors.js";
import { basename, delimiter, dirname, isAbsolute, join } from "node:path";
import { accessSync, constants, globSync, lstatSync, readFileSync, readdirSync, readlinkSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { homedir, tmpdir } from "node:os";

// src/edges/machine/box-disk.ts
/** What a program in a box sees of the disk: programs with their libraries, no user's files, which may be secret. */
/**
* Places where a distribution keeps programs. A box shows others, such as /opt, only if it is made for programs there.
*/
const SYSTEM = [
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/lib32",
	"/lib64",
	"/libx32",
	"/nix/store",
	"/var/lib/gems"
];
const SYSTEM_PATH = [
	"/usr/local/sbin",
	"/usr/local/bin",
	"/usr/sbin",
	"/usr/bin",
	"/sbin",
	"/bin"
];
/** Parts of /etc that programs need: links to programs and libraries, the time zone, and settings of languages. */
const ETC = [...[
	"alternatives",
	"ld.so.cache",
	"localtime",
	"ssl/openssl.cnf",
	"pki/tls/openssl.cnf",
	"crypto-policies"
], ...[
	"java*",
	"perl",
	"php",
	"python3*"
]];
/** Names of program folders whose libraries lie beside them, in the same parent. */
const PROGRAM_FOLDERS = /* @__PURE__ */ new Set([
	"bin",
	"sbin",
	"shims",
	".bin"
]);
/** Parts that a box sees of a user's program folder: the rest may hold secrets, such as keyrings or registry tokens. */
const PARTS = [
	"bin",
	"lib",
	"lib64",
	"libexec",
	"plugins",
	"shims",
	"toolchains",
	"versions"
];
/** Places below which a box shows only folders of programs; a folder that holds such a place is never shown. */
function privatePlaces(top) {
	const { HOME, RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE } = process.env;
	return distinct([
		"/",
		"/home",
		"/root",
		"/tmp",
		"/var/tmp",
		...[
			HOME,
			unless("ERR_SYSTEM_ERROR", homedir),
			tmpdir(),
			RUNNER_TEMP,
			RUNNER_WORKSPACE,
			GITHUB_WORKSPACE,
			process.cwd(),
			top
		]
	].flatMap((place) => place ?? []).filter(isAbsolute).map((place) => realPathOf(place)));
}
/**
* Folders of programs that may run outside of a box: the system's, and those of PATH outside of private places,
* such as a checkout, where a stranger may write.
*/
function trustedFolders() {
	const strange = privatePlaces(checkoutAround(process.cwd())).filter((place) => place !== "/");
	const ofPath = (process.env.PATH ?? "").split(delimiter).filter(isAbsolute).map((folder) => realPathOf(folder));
	const isTrusted = (folder) => !strange.some((place) => isInside(folder, place));
	return distinct([...SYSTEM_PATH, ...ofPath.filter(isTrusted)]);
}
/** The system's programs, in every box. */
function systemDisk() {
	const system = systemPlaces();
	return [
		...system.filter(isLink).map((link) => [
			"--symlink",
			readlinkSync(link),
			link
		]),
		...system.filter((path) => !isLink(path)).flatMap(readableView),
		...ETC.flatMap((name) => globSync(join("/etc", name)).toSorted()).flatMap(readableView)
	];
}
function systemPlaces() {
	return SYSTEM.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== void 0);
}
/**
* All programs of the given folders, with the libraries around them.
*
* @param top folder of the repository, which is not seen
*/
function programsIn(folders, top) {
	const path = distinct(folders.filter(isAbsolute)).filter(isFolder);
	const { views, isSeen } = programsAt(path.flatMap(programPlaces), top);
	return {
		views,
		path: path.filter(isSeen)
	};
}
/**
* Programs outside the system's folders, with the libraries around them. Private places within the system's folders are
* hidden.
*
* @param places paths of programs, or of folders of them
*/
function programsAt(places, top) {
	const secret = privatePlaces(top);
	const system = systemPlaces().filter((path) => !isLink(path));
	const hidden = outermost(secret.filter((place) => isFolder(place) && system.some((each) => isInside(place, each))));
	const isOfSystem = (path) => {
		const nearest = foldersAround(realPathOf(path)).find((each) => system.includes(each) || hidden.includes(each));
		return nearest !== void 0 && system.includes(nearest);
	};
	const shown = outermost(places.filter((place) => !isOfSystem(place)).flatMap((place) => shownFor(place, secret)));
	return {
		views: [...hidden.map((place) => ["--tmpfs", place]), ...shown.flatMap(readableView)],
		isSeen: (path) => isOfSystem(path) || shown.some((each) => isInside(path, each))
	};
}
/** Shows a place at its own path, read-only. */
function readableView(place) {
	return [...around(place), [
		"--ro-bind",
		place,
		place
	]];
}
/** Shows a place at its own path, writable. */
function writableView(place) {
	return [...around(place), [
		"--bind",
		place,
		place
	]];
}
/** Makes the folders around a place: those that bubblewrap makes by itself let no other user pass. */
function around(place) {
	return foldersAround(dirname(place)).toReversed().slice(1).map((folder) => ["--dir", folder]);
}
/** A folder of programs, with the targets of its links: programs of pipx, for one, lie elsewhere. */
function programPlaces(folder) {
	return distinct([
		folder,
		realPathOf(folder),
		...linksIn(folder).map((link) => realPathOf(link))
	]);
}
function linksIn(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink()).map(({ name }) => join(folder, name));
	} catch {
		return [];
	}
}
/** The widest places around a program, for its libraries, that hold nothing secret. */
function shownFor(place, secret) {
	if (lstatSync(place, { throwIfNoEntry: false }) === void 0) return [];
	const folder = isFolder(place) ? place : dirname(place);
	const isAllowed = (path) => !secret.some((each) => isInside(each, realPathOf(path)));
	const wide = PROGRAM_FOLDERS.has(basename(folder)) ? dirname(folder) : folder;
	const isOfUser = secret.includes(realPathOf(dirname(wide)));
	const parts = isOfUser ? PARTS.map((part) => join(wide, part)).filter(isFolder) : [wide];
	if (isOfUser && parts.length === 0) return folder === place ? [] : [place];
	if (parts.every(isAllowed)) return parts;
	return [folder, place].filter(isAllowed).slice(0, 1);
}
/** The places that are within no other. */
function outermost(places) {
	const all = distinct(places);
	return all.filter((place) => !all.some((other) => other !== place && isInside(place, other)));
}
/** Whether a path is a folder that we may read. */
function isFolder(path) {
	try {
		return isDirectory(path);
	} catch {
		return false;
	}
}
function isLink(path) {
	return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
function distinct(texts) {
	return [...new Set(texts)];
}

// src/edges/machine/processes.ts
/**
* Servers and sysbench, each started without a shell, in its own session: pinned, given another account, labelled, and
* ended with us. Tools are run in `tool.ts`.
*/
/** Every process we start carries this variable, so that a later run ends what a killed one left behind. */
const RUN_LABEL = "QPSGATE_RUN";
const KEPT_OUTPUT$1 = 16384;
/** Silence after a program's end that ends its output: its children may hold that open. */
const QUIET_MS$1 = 1e3;
/** Exit code of a program that could not be started, as a shell has it. */
const NOT_STARTED$1 = 127;
/** A running child with the end of its output. */
var Child = class {
	command;
	exited;
	#process;
	#output = Buffer.alloc(0);
	#exit;
	#error;
	constructor(command, process, keptBytes = KEPT_OUTPUT$1) {
		this.command = command;
		this.#process = process;
		const keep = (chunk) => {
			this.#output = Buffer.concat([this.#output, chunk]).subarray(-keptBytes);
		};
		process.stdout?.on("data", keep);
		process.stderr?.on("data", keep);
		this.exited = new Promise((resolve) => {
			process.once("error", (error) => {
				this.#error = error;
				this.#exit = {
					code: NOT_STARTED$1,
					signal: null
				};
				resolve(this.#exit);
			});
			const finish = (exit) => {
				this.#exit ??= exit;
				resolve(this.#exit);
			};
			process.once("close", (code, signal) => finish({
				code,
				signal
			}));
			process.once("exit", (code, signal) => {
				const letGo = () => {
					this.#endGroup();
					for (const stream of [process.stdout, process.stderr]) stream?.destroy();
					finish({
						code,
						signal
					});
				};
				const quiet = setTimeout(letGo, QUIET_MS$1);
				for (const stream of [process.stdout, process.stderr]) stream?.on("data", () => quiet.refresh());
				process.once("close", () => clearTimeout(quiet));
			});
		});
	}
	get pid() {
		return this.#process.pid ?? -1;
	}
	get exit() {
		return this.#exit;
	}
	/** Last output of the process (both streams), or why it could not be started. */
	get output() {
		return this.#error === void 0 ? this.#output.toString() : this.#error.message;
	}
	get outcome() {
		const { command, exit, output } = this;
		return {
			command,
			exitCode: exit?.code ?? exit?.signal ?? void 0,
			output
		};
	}
	signal(signal) {
		if (this.#exit === void 0 && this.#process.pid !== void 0) this.#process.kill(signal);
	}
	/** Ends the process for certain, frozen or not, and waits until it is gone. */
	async kill() {
		this.end();
		await this.exited;
	}
	/** Ends the process and all that it has started: installers, for one, start others. */
	end() {
		this.signal("SIGKILL");
		if (this.#exit === void 0) this.#endGroup();
	}
	#endGroup() {
		try {
			if (this.#process.pid !== void 0) process.kill(-this.#process.pid, "SIGKILL");
		} catch {}
	}
	async [Symbol.asyncDispose]() {
		await this.kill();
	}
};
/**
* Starts a program. It runs in a session of its own (a terminal's Ctrl-C reaches only us, and we end it in order) and
* is killed by the kernel should we die first.
*/
function start(command, options) {
	const { account, cpus } = options;
	const confined = ofSystem("setpriv", "--pdeathsig=KILL", "--no-new-privs", ...account === void 0 ? [] : [
		`--reuid=${account.uid}`,
		`--regid=${account.gid}`,
		"--clear-groups"
	], "--");
	const [program, ...args] = [
		...pinWords(cpus),
		...confined,
		...command
	];
	const child = spawn(program, args, {
		cwd: options.cwd,
		env: {
			...minimalEnvironment(),
			...options.env,
			[RUN_LABEL]: options.run
		},
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: true
	});
	return new Child(command, child, options.keptBytes);
}
/** Words before a command that runs on these CPUs alone; none = any. */
function pinWords(cpus = []) {
	return cpus.length === 0 ? [] : ofSystem("taskset", "--cpu-list", cpus.join(","));
}
/** Runs a program to its end; ends it early when the signal fires. @throws the signal's reason, once it has ended */
async function run(command, { timeoutSeconds, signal, ...options }) {
	signal?.throwIfAborted();
	return toEnd(start(command, options), {
		timeoutSeconds,
		signal
	});
}
/** Waits for the end of a program, or ends it when the signal fires. @throws the signal's reason, once it has ended */
async function toEnd(running, { timeoutSeconds = 600, signal }) {
	await using child = running;
	const late = AbortSignal.timeout(timeoutSeconds * 1e3);
	AbortSignal.any(signal === void 0 ? [late] : [late, signal]).addEventListener("abort", () => child.end());
	await child.exited;
	signal?.throwIfAborted();
	return late.aborted ? {
		...child.outcome,
		output: `${child.output}\nit was ended after ${timeoutSeconds} s`
	} : child.outcome;
}
/**
* Nothing of the caller's environment reaches a server, sysbench or a tool unasked (LUA_PATH, LD_PRELOAD, tokens …).
*/
function minimalEnvironment() {
	const { PATH = "", TZ } = process.env;
	return {
		PATH: searchPath(PATH),
		LC_ALL: "C",
		...TZ === void 0 ? {} : { TZ }
	};
}
/** The caller's variables that `isKept` accepts, for a program's environment. */
function callerVariables(isKept) {
	return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value !== void 0 && isKept(name) ? [[name, value]] : []));
}
/**
* Servers live in /usr/sbin, which the PATH of an ordinary Debian user lacks. What a checkout brings along may be
* anybody's, and takes the place of no program of the user's.
*/
function searchPath(path) {
	const checkout = checkoutAround(process.cwd());
	const isOfUser = (folder) => checkout === void 0 || !isInside(realPathOf(folder), checkout);
	return foldersOf(path).filter((folder) => isAbsolute(folder) && isOfUser(folder)).join(delimiter);
}
function foldersOf(path) {
	const present = path.split(delimiter);
	return [...present, ...[
		"/usr/sbin",
		"/usr/bin",
		"/sbin",
		"/bin"
	].filter((folder) => !present.includes(folder))];
}
/** Folders of PATH and of the system, with those of a checkout: for programs in a box. */
function allProgramFolders() {
	return foldersOf(process.env.PATH ?? "");
}
/** A command by its full path in a trusted folder, even where it is missing: no other program runs in its place. */
function ofSystem(program, ...words) {
	return [findProgram(program, trustedFolders()) ?? join("/usr/bin", program), ...words];
}
/**
* Full path of a program in one of the folders, by default those of PATH, without a checkout's, and the system's;
* undefined if there is none.
*/
function findProgram(name, folders = searchPath(process.env.PATH ?? "").split(delimiter)) {
	return folders.map((folder) => join(folder, name)).find(isExecutable);
}
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

// src/edges/machine/proc.ts
/** Facts about one process from /proc. A process without a number is hidden from us: all its facts are unknown. */
/** Clock ticks per second as /proc reports CPU time; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** Time in which the kernel ends a process that was killed, and those that end with it. */
const MOST_END_MS = 2e3;
/** CPU time used by a process and all its threads, seconds (to 10 ms); undefined when it is gone. */
function cpuSecondsOf(pid) {
	const fields = statOf(pid);
	if (fields === void 0) return void 0;
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
/** Start time of a process, in ticks since the machine started: tells it from a later one of the same number. */
function startTimeOf(pid) {
	return statOf(pid)?.[19];
}
/** Fields of a process's status line from the third on: those before may hold blanks. */
function statOf(pid) {
	const stat = procText(pid, "stat");
	return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}
/** A process's state, as "S (sleeping)"; undefined when it is gone. */
function processState(pid) {
	return /^State:\s+(.+)/m.exec(procText(pid, "status") ?? "")?.[1];
}
/** Ends every process of ours with a variable in its environment, as NAME=value. @returns those that it signalled */
function endProcesses(label) {
	return allProcesses().filter((pid) => {
		try {
			return procText(pid, "environ")?.split("\0").includes(label) && process.kill(pid, "SIGKILL");
		} catch {
			return false;
		}
	});
}
/** Waits until a killed process is gone. When the first one of a process namespace is gone, so are all others of it. */
function awaitEnd(pid, started = startTimeOf(pid)) {
	const deadline = performance.now() + MOST_END_MS;
	const isThere = () => started !== void 0 && startTimeOf(pid) === started && !isZombie(pid);
	while (isThere() && performance.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}
/** Processes that a process has started, and those whose parents have ended, if it takes them over. */
function childrenOf(parent) {
	return others(parent, (pid) => Number(statOf(pid)?.[1]) === parent);
}
/** Sends signals to this very process, and to none that gets the same number later. */
function signalsTo(pid) {
	const started = startTimeOf(pid);
	return (signal) => {
		try {
			if (pid !== void 0 && started !== void 0 && startTimeOf(pid) === started) process.kill(pid, signal);
		} catch {}
	};
}
/** Other processes of the session that a process leads. */
function othersInSession(leader) {
	return others(leader, (pid) => Number(statOf(pid)?.[3]) === leader);
}
/** Other processes of the namespace that a process was started in; none if that is ours, or unknown. */
function othersInNamespace(pid) {
	const namespace = namespaceOf(pid);
	if (namespace === void 0 || namespace === namespaceOf(process.pid)) return [];
	return others(pid, (other) => namespaceOf(other) === namespace);
}
/** Name of a process's program; undefined when it is gone. */
function programOf(pid) {
	return procText(pid, "comm")?.trim();
}
/** Age of a process, seconds; undefined when it is gone. */
function ageOf(pid) {
	const ticks = startTimeOf(pid);
	const uptime = readIfThere("/proc/uptime")?.split(" ")[0];
	return ticks === void 0 || uptime === void 0 ? void 0 : Number(uptime) - Number(ticks) / TICKS_PER_SECOND;
}
/**
* The process that holds the lock of flock(2) on a file; undefined if nobody does, or it is somebody else's process,
* whose files are a secret.
*/
function lockHolderOf(path) {
	return allProcesses().find((pid) => openFilesOf(pid, path).some((file) => /^lock:.*FLOCK/m.test(fileFacts(pid, file))));
}
/** Numbers of the open files of a process at this path. */
function openFilesOf(pid, path) {
	try {
		return readdirSync(`/proc/${pid}/fd`).filter((file) => targetOf(`/proc/${pid}/fd/${file}`) === path);
	} catch {
		return [];
	}
}
/** A link's target; undefined if the link is gone, such as that of the directory that is being read. */
function targetOf(link) {
	try {
		return readlinkSync(link);
	} catch {
		return;
	}
}
function fileFacts(pid, file) {
	return procText(pid, `fdinfo/${file}`) ?? "";
}
function others(pid, isTogether) {
	return allProcesses().filter((other) => other !== pid && isTogether(other) && !isZombie(other));
}
function allProcesses() {
	return readdirSync("/proc").flatMap((name) => /^\d+$/.test(name) ? Number(name) : []);
}
function namespaceOf(pid) {
	return pid === void 0 ? void 0 : targetOf(`/proc/${pid}/ns/pid`);
}
/** A process that has ended, and whose parent has not noticed yet. */
function isZombie(pid) {
	return /^[ZX]/.test(processState(pid) ?? "");
}
/** The CPUs that a process may use; undefined when it is gone. */
function allowedCpusOf(pid) {
	const list = /Cpus_allowed_list:\s*(\S+)/.exec(procText(pid, "status") ?? "")?.[1];
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
	const kibibytes = /VmRSS:\s*(\d+) kB/.exec(procText(pid, "status") ?? "")?.[1];
	return kibibytes === void 0 ? void 0 : Number(kibibytes) * 1024;
}
/** Resident memory of a process without files, bytes; undefined when it is gone. */
function anonymousBytesOf(pid) {
	const kibibytes = /RssAnon:\s*(\d+) kB/.exec(procText(pid, "status") ?? "")?.[1];
	return kibibytes === void 0 ? void 0 : Number(kibibytes) * 1024;
}
/** Context switches of each thread of a process, wanted or not, by thread; undefined when it is gone. */
function contextSwitchesOf(pid) {
	if (pid === void 0) return void 0;
	try {
		const threads = readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
			const counts = [...(procText(pid, `task/${thread}/status`) ?? "").matchAll(/ctxt_switches:\s*(\d+)/g)];
			return counts.length === 0 ? [] : [[Number(thread), sum(counts.map(([, many]) => Number(many)))]];
		});
		return new Map(threads);
	} catch {
		return;
	}
}
/** Text of a kernel's file about a process; undefined if it is gone, or we may not read it. */
function procText(pid, file) {
	return pid === void 0 ? void 0 : readIfThere(`/proc/${pid}/${file}`);
}
/** Text of a kernel's file; undefined if it does not exist, or no longer. */
function readIfThere(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return;
	}
}

// src/edges/machine/tool.ts
/**
* Runs tools that end by themselves (git, apt-get, docker's client), each without a shell. coreutils' `timeout` makes
* their process group and ends it at the deadline; servers and sysbench are started in `processes.ts`.
*/
const KEPT_OUTPUT = 16384;
/** Longest output: more than any tool prints; one that goes on is ended. */
const MOST_OUTPUT = 256 * 1024 ** 2;
/** Time after a tool's end at which its output is closed, even if a child of the tool holds it open. */
const QUIET_MS = 1e3;
/** Time that a tool gets to end in order, from its deadline until it is killed. */
const GRACE_SECONDS = 2;
/** Exit code of a program that could not be started, as a shell has it. */
const NOT_STARTED = 127;
/** Every process that a tool starts carries this variable, by which we end all of them. */
const TOOL_LABEL = "QPSGATE_TOOL";
const END_AGAIN_MS = 20;
/**
* Runs a tool to its end, or ends it at the deadline, or once the signal fires. The tool and all that it started are
* gone then.
* The tool's standard input is empty: @actions/exec does not survive a tool that ends before it has read its input.
*
* @throws the signal's reason; a tool that cannot be started has the exit code 127
*/
async function runTool(command, { cwd, env, timeoutSeconds, signal }) {
	signal?.throwIfAborted();
	const label = `${TOOL_LABEL}=${randomUUID()}`;
	const output = {
		stdout: [],
		bytes: 0,
		stderr: Buffer.alloc(0)
	};
	let ending;
	const end = () => {
		ending ??= setInterval(() => endProcesses(label), END_AGAIN_MS);
	};
	signal?.addEventListener("abort", end);
	const began = performance.now();
	try {
		const [program, ...args] = limitedCommand(command, timeoutSeconds);
		const code = await exec(program, args, {
			cwd,
			env: {
				...minimalEnvironment(),
				...env,
				[TOOL_LABEL]: label.slice(13)
			},
			silent: true,
			ignoreReturnCode: true,
			delay: QUIET_MS,
			listeners: {
				stdout: (chunk) => {
					output.bytes += chunk.length;
					if (output.bytes <= MOST_OUTPUT) output.stdout.push(chunk);
					else end();
				},
				stderr: (chunk) => {
					output.stderr = Buffer.concat([output.stderr, chunk]).subarray(-16384);
				}
			}
		});
		signal?.throwIfAborted();
		const isTooMuch = output.bytes > MOST_OUTPUT;
		return answerOf({
			code,
			stdout: Buffer.concat(output.stdout),
			stderr: `${output.stderr}`
		}, isTooMuch, began, timeoutSeconds);
	} catch (error) {
		signal?.throwIfAborted();
		return failedStart(cwd, reasonOf(error));
	} finally {
		signal?.removeEventListener("abort", end);
		clearInterval(ending);
		endProcesses(label);
	}
}
/**
* Runs a tool that answers at once, such as git on a repository of this machine, while everything else waits.
*
* @param options with text for standard input; default: nothing
*/
function runToolNow(command, { cwd, env, input = "", timeoutSeconds }) {
	const began = performance.now();
	const options = {
		cwd,
		env: {
			...minimalEnvironment(),
			...env
		},
		input,
		maxBuffer: MOST_OUTPUT
	};
	const [program, ...args] = limitedCommand(command, timeoutSeconds);
	const { status, stdout, stderr, error } = spawnSync(program, args, options);
	const isTooMuch = error !== void 0 && "code" in error && error.code === "ENOBUFS";
	if (error !== void 0 && !isTooMuch && status === null) return failedStart(cwd, error.message);
	return answerOf({
		code: status,
		stdout,
		stderr: `${stderr.subarray(-16384)}`
	}, isTooMuch, began, timeoutSeconds);
}
function failedStart(cwd, why) {
	return {
		code: NOT_STARTED,
		stdout: Buffer.alloc(0),
		stderr: `cannot be started in ${cwd}: ${why}`
	};
}
/** The end of a tool's output on both streams, for people. */
function toolText({ stdout, stderr }, keptBytes = KEPT_OUTPUT) {
	return `${stdout.subarray(-keptBytes)}${stderr}`;
}
/** The last line of a tool's output, in which tools name the problem. */
function lastLine(text) {
	return text.trim().split("\n").at(-1)?.trim() || "no reason given";
}
function limitedCommand(command, timeoutSeconds) {
	return ofSystem("timeout", `--kill-after=${GRACE_SECONDS}`, String(timeoutSeconds), ...command);
}
/** The answer of `timeout`, which exits with 124 or by its signal. A tool may exit alike, so the time decides too. */
function answerOf(answer, isTooMuch, began, timeoutSeconds) {
	const isLate = [
		124,
		137,
		null
	].includes(answer.code) && performance.now() - began >= timeoutSeconds * 1e3;
	if (!isTooMuch && !isLate) return answer;
	const why = isTooMuch ? `printed more than ${MOST_OUTPUT} bytes` : `timed out after ${timeoutSeconds} s`;
	return {
		...answer,
		code: null,
		stderr: `${answer.stderr}\n${why}`
	};
}

export { isExecutable as A, readableView as B, signalsTo as C, allProgramFolders as D, RUN_LABEL as E, start as F, trustedFolders as H, toEnd as I, SYSTEM_PATH as L, ofSystem as M, pinWords as N, callerVariables as O, run as P, programsAt as R, residentBytesOf as S, Child as T, writableView as U, systemDisk as V, parseCpuList as _, ageOf as a, programOf as b, awaitEnd as c, cpuSecondsOf as d, endProcesses as f, othersInSession as g, othersInNamespace as h, toolText as i, minimalEnvironment as j, findProgram as k, childrenOf as l, lockHolderOf as m, runTool as n, allowedCpusOf as o, isZombie as p, runToolNow as r, anonymousBytesOf as s, lastLine as t, contextSwitchesOf as u, procText as v, startTimeOf as w, readIfThere as x, processState as y, programsIn as z };