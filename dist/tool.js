import { t as exec } from "./exec.js";
import { c as realPathOf, l as unless, o as isDirectory, r as foldersAround, s as isInside, t as checkoutAround, w as reasonOf } from "./paths.js";
import { r as sum } from "./vectors.js";
import { basename, delimiter, dirname, isAbsolute, join } from "node:path";
import { accessSync, constants, globSync, lstatSync, readFileSync, readdirSync, readlinkSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { homedir, tmpdir } from "node:os";

// src/edges/machine/box-disk.ts
/**
* The parts of the disk that a program in a sandbox sees: programs with their libraries, but no user's files, because
* these may be secret.
*/
/**
* Folders in which distributions keep programs. A sandbox shows another folder, such as /opt, only if its program is in
* it.
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
/**
* Parts of /etc that programs need: links to programs and libraries, the time zone, and settings of language runtimes.
*/
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
/** Folders of programs whose libraries lie next to the folder, such as bin and lib, so a sandbox shows their parent. */
const PROGRAM_FOLDERS = /* @__PURE__ */ new Set([
	"bin",
	"sbin",
	"shims",
	".bin"
]);
/**
* Parts of a program's folder in a home directory that a sandbox shows. Other parts may hold secrets, such as keyrings
* or tokens of registries.
*/
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
/**
* Places that may hold a user's files or a stranger's checkout. Below them, a sandbox shows only folders of programs.
* It shows no folder that contains such a place.
*/
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
* Folders whose programs may run outside a sandbox: the system's, and those of PATH outside private places. In a
* private place, such as a checkout, a stranger may have put a program.
*/
function trustedFolders() {
	const strange = privatePlaces(checkoutAround(process.cwd())).filter((place) => place !== "/");
	const ofPath = (process.env.PATH ?? "").split(delimiter).filter(isAbsolute).map((folder) => realPathOf(folder));
	const isTrusted = (folder) => !strange.some((place) => isInside(folder, place));
	return distinct([...SYSTEM_PATH, ...ofPath.filter(isTrusted)]);
}
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
* Shows all programs of these folders, with the libraries around them.
*
* @param top top folder of the repository, which counts as private
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
* Shows programs outside the system's folders, with the libraries around them. Private places within the system's
* folders are hidden, such as a checkout below /usr.
*
* @param places paths of programs, or of folders of programs
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
function readableView(place) {
	return [...around(place), [
		"--ro-bind",
		place,
		place
	]];
}
function writableView(place) {
	return [...around(place), [
		"--bind",
		place,
		place
	]];
}
/** Makes the parents of a place, because other users could not pass those that bubblewrap makes by itself. */
function around(place) {
	return foldersAround(dirname(place)).toReversed().slice(1).map((folder) => ["--dir", folder]);
}
/** A folder of programs, with the targets of its links, because tools such as pipx link to programs elsewhere. */
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
/** The widest folders around a program that hold nothing secret, because the libraries of a program lie near it. */
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
function outermost(places) {
	const all = distinct(places);
	return all.filter((place) => !all.some((other) => other !== place && isInside(place, other)));
}
/**
* Whether this is a folder. One that may not be read counts as none, because a program in the sandbox could not read it
* either.
*/
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
* Starts servers and sysbench, each without a shell and in a session of its own. They are pinned, labelled, run as
* another user if the caller names one, and are ended by the kernel if qpsgate dies. `tool.ts` runs tools.
*/
/**
* Variable in the environment of every process that qpsgate starts, so that a later run can end what a killed one left
* behind.
*/
const RUN_LABEL = "QPSGATE_RUN";
const KEPT_OUTPUT$1 = 16384;
/**
* Milliseconds of silence after which qpsgate closes the output of a program that has ended. Without this limit, a
* child of the program could hold the output open for ever.
*/
const QUIET_MS$1 = 1e3;
/** Exit code of a program that could not be started, as shells report it. */
const NOT_STARTED$1 = 127;
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
	/** The end of both output streams, or the reason why the process could not be started. */
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
	/** Ends the process and waits until it is gone. SIGKILL ends a frozen process, too. */
	async kill() {
		this.end();
		await this.exited;
	}
	/** Ends the process and its whole group, because programs such as installers start others. */
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
* Starts a program in a session of its own, so that Ctrl-C in a terminal reaches only qpsgate, which then ends the
* program in order. If qpsgate dies first, the kernel kills the program.
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
/** Words before a command that restrict it to these CPUs. An empty list allows all CPUs. */
function pinWords(cpus = []) {
	return cpus.length === 0 ? [] : ofSystem("taskset", "--cpu-list", cpus.join(","));
}
/**
* Runs a program to its end, or ends it when the signal fires. @throws the signal's reason, once the program has ended
*/
async function run(command, { timeoutSeconds, signal, ...options }) {
	signal?.throwIfAborted();
	return toEnd(start(command, options), {
		timeoutSeconds,
		signal
	});
}
/**
* Waits until a program ends. Ends it at the timeout, or when the signal fires.
*
* @throws the signal's reason, once the program has ended
*/
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
* Environment of servers, sysbench and tools. From qpsgate's environment they get only PATH and TZ. Other variables,
* such as LUA_PATH or LD_PRELOAD, would change what they do, or hold tokens.
*/
function minimalEnvironment() {
	const { PATH = "", TZ } = process.env;
	return {
		PATH: searchPath(PATH),
		LC_ALL: "C",
		...TZ === void 0 ? {} : { TZ }
	};
}
/**
* Variables of qpsgate's environment that `isKept` accepts, because git and docker need some besides the minimal ones.
*/
function callerVariables(isKept) {
	return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value !== void 0 && isKept(name) ? [[name, value]] : []));
}
/**
* PATH for programs. The system's folders are added, because servers lie in /usr/sbin, which an ordinary user's PATH
* lacks on Debian. Folders of a checkout are left out, because a stranger may have put programs there.
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
/**
* Folders of PATH and of the system, including those of a checkout. Only programs in a sandbox may use them, because a
* stranger may have put programs into the checkout.
*/
function allProgramFolders() {
	return foldersOf(process.env.PATH ?? "");
}
/**
* A command whose program has a full path in a trusted folder. A missing program gets a path in /usr/bin, so that no
* program of that name elsewhere runs in its place.
*/
function ofSystem(program, ...words) {
	return [findProgram(program, trustedFolders()) ?? join("/usr/bin", program), ...words];
}
/**
* Full path of a program; undefined if there is none. By default, the folders are those of the system and of PATH,
* except folders of a checkout.
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
/**
* Facts about processes from /proc. The id of a process that is hidden from qpsgate is undefined, and so are all its
* facts.
*/
/** Unit of CPU times in /proc, ticks per second. It is 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;
/** Maximum wait, milliseconds, for the kernel to end a killed process, and the processes that end with it. */
const MOST_END_MS = 2e3;
/** CPU time of a process and all its threads, seconds (to 10 ms); undefined if the process is gone. */
function cpuSecondsOf(pid) {
	const fields = statOf(pid);
	if (fields === void 0) return void 0;
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
/**
* Start time of a process, in ticks since the machine started. It tells the process from a later one with the same id.
*/
function startTimeOf(pid) {
	return statOf(pid)?.[19];
}
/**
* Fields of /proc/…/stat from the third on. The second is the program's name, which may contain blanks and brackets.
*/
function statOf(pid) {
	const stat = procText(pid, "stat");
	return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}
/** A process's state, such as "S (sleeping)"; undefined if the process is gone. */
function processState(pid) {
	return /^State:\s+(.+)/m.exec(procText(pid, "status") ?? "")?.[1];
}
/**
* Kills every process that has the label, a variable NAME=value, in its environment. This finds processes even after
* they have left their parent's session. @returns ids of the killed processes
*/
function endProcesses(label) {
	return allProcesses().filter((pid) => {
		try {
			return procText(pid, "environ")?.split("\0").includes(label) && process.kill(pid, "SIGKILL");
		} catch {
			return false;
		}
	});
}
/**
* Blocks until a killed process is gone. The first process of a namespace ends after all others in it, so waiting for
* it is enough.
*/
function awaitEnd(pid, started = startTimeOf(pid)) {
	const deadline = performance.now() + MOST_END_MS;
	const isThere = () => started !== void 0 && startTimeOf(pid) === started && !isZombie(pid);
	while (isThere() && performance.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}
/** Children of a process, including those that it took over because their own parents had ended. */
function childrenOf(parent) {
	return others(parent, (pid) => Number(statOf(pid)?.[1]) === parent);
}
/** Sends signals to the process that has this id now, and never to a later one with the same id. */
function signalsTo(pid) {
	const started = startTimeOf(pid);
	return (signal) => {
		try {
			if (pid !== void 0 && started !== void 0 && startTimeOf(pid) === started) process.kill(pid, signal);
		} catch {}
	};
}
function othersInSession(leader) {
	return others(leader, (pid) => Number(statOf(pid)?.[3]) === leader);
}
/**
* Other processes in the process namespace of a process, such as those of a container. None if the namespace is
* unknown, or is qpsgate's own, because that one holds processes of everybody.
*/
function othersInNamespace(pid) {
	const namespace = namespaceOf(pid);
	if (namespace === void 0 || namespace === namespaceOf(process.pid)) return [];
	return others(pid, (other) => namespaceOf(other) === namespace);
}
function programOf(pid) {
	return procText(pid, "comm")?.trim();
}
/** Seconds since a process started; undefined if the process is gone. */
function ageOf(pid) {
	const ticks = startTimeOf(pid);
	const uptime = readIfThere("/proc/uptime")?.split(" ")[0];
	return ticks === void 0 || uptime === void 0 ? void 0 : Number(uptime) - Number(ticks) / TICKS_PER_SECOND;
}
/**
* The process that holds the lock of flock(2) on a file. Undefined if none does, or if it is another user's, because
* such a process hides its open files.
*/
function lockHolderOf(path) {
	return allProcesses().find((pid) => openFilesOf(pid, path).some((file) => /^lock:.*FLOCK/m.test(fileFacts(pid, file))));
}
function openFilesOf(pid, path) {
	try {
		return readdirSync(`/proc/${pid}/fd`).filter((file) => targetOf(`/proc/${pid}/fd/${file}`) === path);
	} catch {
		return [];
	}
}
/** Target of a link. Undefined if the link is gone, such as that of the descriptor by which Node read the folder. */
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
/**
* Whether a process is a zombie, which does no more work: it has ended, but its parent has not asked for its exit code.
*/
function isZombie(pid) {
	return /^[ZX]/.test(processState(pid) ?? "");
}
function allowedCpusOf(pid) {
	const list = /Cpus_allowed_list:\s*(\S+)/.exec(procText(pid, "status") ?? "")?.[1];
	return list === void 0 ? void 0 : parseCpuList(list);
}
/** Reads "0-3,8" as [0, 1, 2, 3, 8], and an empty text as none. */
function parseCpuList(list) {
	return list.trim().split(",").filter((range) => range !== "").flatMap((range) => {
		const [first = 0, last = first] = range.split("-").map(Number);
		return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
	});
}
/** Resident memory of a process, bytes; undefined if the process is gone. */
function residentBytesOf(pid) {
	const kibibytes = /VmRSS:\s*(\d+) kB/.exec(procText(pid, "status") ?? "")?.[1];
	return kibibytes === void 0 ? void 0 : Number(kibibytes) * 1024;
}
/** Maximum of a process's resident memory since its start, bytes; undefined if the process is gone. */
function peakBytesOf(pid) {
	const kibibytes = /VmHWM:\s*(\d+) kB/.exec(procText(pid, "status") ?? "")?.[1];
	return kibibytes === void 0 ? void 0 : Number(kibibytes) * 1024;
}
/** Resident memory of a process without the pages of files, bytes; undefined if the process is gone. */
function anonymousBytesOf(pid) {
	const kibibytes = /RssAnon:\s*(\d+) kB/.exec(procText(pid, "status") ?? "")?.[1];
	return kibibytes === void 0 ? void 0 : Number(kibibytes) * 1024;
}
/** Context switches by thread, voluntary and forced together; undefined if the process is gone. */
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
/** Text of a file in /proc/<pid>; undefined if the process is gone, or belongs to another user. */
function procText(pid, file) {
	return pid === void 0 ? void 0 : readIfThere(`/proc/${pid}/${file}`);
}
/**
* Text of a file. Undefined also if the file vanishes while it is read, as the files of an ending process in /proc do.
*/
function readIfThere(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return;
	}
}

// src/edges/machine/tool.ts
/**
* Runs tools that end by themselves (git, apt-get, docker's client), each without a shell. The program `timeout` makes
* a process group for each tool, and ends the group at the deadline. `processes.ts` starts servers and sysbench.
*/
const KEPT_OUTPUT = 16384;
/**
* Maximum output, bytes: far more than any tool should print. A tool that prints more is ended, because memory is
* limited.
*/
const MOST_OUTPUT = 256 * 1024 ** 2;
/** Milliseconds from a tool's end until its output is closed, because a child of the tool may hold the output open. */
const QUIET_MS = 1e3;
/** Seconds for a tool to end in order after its deadline. Then it is killed. */
const GRACE_SECONDS = 2;
/** Exit code of a program that could not be started, as shells report it. */
const NOT_STARTED = 127;
/** Variable that all processes of a tool inherit, so that qpsgate can find and end all of them. */
const TOOL_LABEL = "QPSGATE_TOOL";
const END_AGAIN_MS = 20;
/**
* Runs a tool to its end, or ends it at the deadline or when the signal fires. Afterwards the tool and all processes
* that it started are gone. Its standard input is empty, because @actions/exec crashes if a tool ends before it has
* read its input.
*
* @returns the exit code 127 for a tool that cannot be started
* @throws the signal's reason
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
* Runs a tool that answers quickly, such as git on a local repository. The call blocks all other work.
*
* @param options `input` is the text for standard input; default: nothing
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
function toolText({ stdout, stderr }, keptBytes = KEPT_OUTPUT) {
	return `${stdout.subarray(-keptBytes)}${stderr}`;
}
/** The last line of a tool's output, where tools name the problem. */
function lastLine(text) {
	return text.trim().split("\n").at(-1)?.trim() || "no reason given";
}
function limitedCommand(command, timeoutSeconds) {
	return ofSystem("timeout", `--kill-after=${GRACE_SECONDS}`, String(timeoutSeconds), ...command);
}
/**
* The tool's answer, with the reason if qpsgate ended the tool. After a timeout, the exit code is 124, 137 or that of a
* signal. A tool can end like that by itself, so the elapsed time counts, too.
*/
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

export { findProgram as A, programsIn as B, residentBytesOf as C, RUN_LABEL as D, Child as E, run as F, systemDisk as H, start as I, toEnd as L, minimalEnvironment as M, ofSystem as N, allProgramFolders as O, pinWords as P, SYSTEM_PATH as R, readIfThere as S, startTimeOf as T, trustedFolders as U, readableView as V, writableView as W, parseCpuList as _, ageOf as a, processState as b, awaitEnd as c, cpuSecondsOf as d, endProcesses as f, othersInSession as g, othersInNamespace as h, toolText as i, isExecutable as j, callerVariables as k, childrenOf as l, lockHolderOf as m, runTool as n, allowedCpusOf as o, isZombie as p, runToolNow as r, anonymousBytesOf as s, lastLine as t, contextSwitchesOf as u, peakBytesOf as v, signalsTo as w, programOf as x, procText as y, programsAt as z };