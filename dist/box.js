import { p as MeasurementError } from "./paths.js";
import { A as findProgram, D as RUN_LABEL, E as Child, H as systemDisk, L as toEnd, N as ofSystem, P as pinWords, S as readIfThere, T as startTimeOf, U as trustedFolders, c as awaitEnd, i as toolText, l as childrenOf, n as runTool, r as runToolNow, t as lastLine, w as signalsTo } from "./tool.js";
import { r as sleep } from "./clock.js";
import { t as installPackages } from "./packages.js";
import { delimiter } from "node:path";
import { closeSync, openSync, readdirSync } from "node:fs";
import { spawn } from "node:child_process";
import { constants as constants$1, setPriority } from "node:os";

// src/edges/machine/box-calls.ts
/** The seccomp(2) filter of a sandbox. It refuses the system calls that namespaces do not confine. */
/**
* Numbers of system calls, which differ by architecture. `architecture` is the AUDIT_ARCH constant that the kernel
* passes to the filter with each call.
*/
const NUMBERS = {
	x64: {
		architecture: 3221225534,
		keys: [
			248,
			249,
			250
		],
		clone: 56,
		unshare: 272
	},
	arm64: {
		architecture: 3221225655,
		keys: [
			217,
			218,
			219
		],
		clone: 220,
		unshare: 97
	}
};
/**
* clone3 takes its flags from memory, which a filter cannot read. So it is refused, and libraries use clone instead.
*/
const CLONE3 = 435;
/**
* First number of x32, the second set of all calls that x86-64 offers. The filter compares only the usual numbers, so
* without this limit a program could avoid it.
*/
const SHORT_POINTERS = 1073741824;
const CLONE_NEWUSER = 268435456;
const load = (offset) => [
	32,
	0,
	0,
	offset
];
const isEqual = (value, ifSo, ifNot) => [
	21,
	ifSo,
	ifNot,
	value
];
const isAtLeast = (value, ifSo, ifNot) => [
	53,
	ifSo,
	ifNot,
	value
];
const hasBit = (value, ifSo, ifNot) => [
	69,
	ifSo,
	ifNot,
	value
];
const answer = (value) => [
	6,
	0,
	0,
	value
];
/**
* Answers of the filter: SECCOMP_RET_ALLOW, and SECCOMP_RET_ERRNO with EPERM or ENOSYS. ENOSYS means that the kernel
* does not know the call, so libraries try an older one.
*/
const [ALLOWED, REFUSED$1, UNKNOWN] = [
	answer(2147418112),
	answer(327681),
	answer(327718)
];
/** Byte offsets of the fields of struct seccomp_data, which describes a call. */
const [NUMBER, ARCHITECTURE, FIRST_ARGUMENT] = [
	0,
	4,
	16
];
/**
* Makes the filter for bubblewrap. It refuses access to the kernel's keyrings, because a process in the sandbox has the
* keys of the user who started it. It refuses new user namespaces, because in one of its own a program may mount file
* systems and set up networks. Undefined on an architecture without numbers above.
*
* @param mayMakeNamespace true if the sandbox itself starts its program in a new user namespace
*/
function callFilter(mayMakeNamespace, architecture = process.arch) {
	const numbers = NUMBERS[architecture];
	if (numbers === void 0) return void 0;
	const noNamespace = [
		...[isEqual(CLONE3, 0, 1), UNKNOWN],
		...[isEqual(numbers.clone, 1, 0), isEqual(numbers.unshare, 0, 3)],
		...[
			load(FIRST_ARGUMENT),
			hasBit(CLONE_NEWUSER, 0, 1),
			REFUSED$1
		]
	];
	const program = [
		...[
			load(ARCHITECTURE),
			isEqual(numbers.architecture, 1, 0),
			UNKNOWN
		],
		...[
			load(NUMBER),
			isAtLeast(SHORT_POINTERS, 0, 1),
			UNKNOWN
		],
		...numbers.keys.flatMap((key) => [isEqual(key, 0, 1), REFUSED$1]),
		...mayMakeNamespace ? [] : noNamespace,
		ALLOWED
	];
	return Buffer.concat(program.map(bytesOf));
}
function bytesOf([code, ifSo, ifNot, value]) {
	const bytes = Buffer.alloc(8);
	bytes.writeUInt16LE(code);
	bytes.writeUInt8(ifSo, 2);
	bytes.writeUInt8(ifNot, 3);
	bytes.writeUInt32LE(value, 4);
	return bytes;
}

// src/edges/machine/box.ts
/**
* The sandbox (`box` in names): bubblewrap around every program that reads what a stranger may have written. A program
* in it sees the system's programs and the places that it is given. It writes only to its own places, and to a little
* memory, which is freed with the sandbox. It has no network, sees only its own processes, and has only the rights of
* an ordinary user. The kernel ends the sandbox when qpsgate ends.
*/
const BUBBLEWRAP = {
	program: "bwrap",
	package: "bubblewrap"
};
/**
* Kernel setting whose value 1 forbids sandboxes to ordinary users. It is the default of Ubuntu since 24.04, and so of
* GitHub's runners.
*/
const RESTRICTION = "kernel.apparmor_restrict_unprivileged_userns";
/**
* Kernel settings, each with a value that forbids sandboxes and one that allows them, for remedies in error messages.
*/
const FORBIDDING = [
	[
		RESTRICTION,
		"1",
		"0"
	],
	[
		"kernel.unprivileged_userns_clone",
		"0",
		"1"
	],
	...[
		"user",
		"mnt",
		"pid",
		"net",
		"ipc",
		"uts"
	].map((each) => [
		`user.max_${each}_namespaces`,
		"0",
		"15000"
	])
];
/** Settings that do not hinder root, who needs no user namespace for a sandbox. */
const ROOT_IS_FREE = /user_?ns|max_user/;
/**
* Descriptors of bubblewrap after its three standard streams. It writes a report to the first. It waits for a byte from
* the second before it starts the program. It reads the filter of system calls from the third.
*/
const [REPORT, START, FILTER] = [
	3,
	4,
	5
];
const STREAMS = 6;
/** Finds in bubblewrap's report the id of the sandbox's first process, which will start the program. */
const MADE = /"child-pid":\s*(\d+)/;
/** Beginning of bubblewrap's message if it cannot make the sandbox; its exit code is then REFUSED_CODE. */
const REFUSED = /^bwrap: /m;
const REFUSED_CODE = 1;
const NOBODY = {
	uid: 65534,
	gid: 65534
};
/** Capabilities that setpriv needs to become another user, who then has none. */
const FOR_SETPRIV = "--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP".split(" ");
const MEMORY_BYTES = 256 * 1024 ** 2;
const SHARED_BYTES = 64 * 1024 ** 2;
const START_MS = 1e4;
const PROBE_SECONDS = 20;
/** Process id that stands for a program that has ended already, because no process has this id. */
const GONE = -1;
/**
* A start of bubblewrap, which waits before it starts the program, so that the caller can first prepare its process.
*/
var BoxStart = class {
	child;
	process;
	/** Id of the sandbox's first process; undefined if the sandbox could not be made. */
	firstPid;
	constructor(command, box) {
		using nothing = openNothing();
		const filter = callFilter(needsNamespace());
		this.process = spawn(BUBBLEWRAP.program, [...filterArguments(filter), ...boxArguments(command, box)], {
			cwd: "/",
			env: {
				...trustedPath(),
				LC_ALL: "C",
				[RUN_LABEL]: box.run
			},
			stdio: [
				"ignore",
				"pipe",
				"pipe",
				"pipe",
				"pipe",
				"pipe",
				...inheritedDescriptors().map((is) => is ? nothing.fd : "ignore")
			],
			detached: true
		});
		this.child = new Child(command, this.process, box.keptBytes);
		this.#tell(FILTER, filter);
		const report = this.process.stdio[REPORT];
		let reported = "";
		this.firstPid = new Promise((resolve) => {
			report?.on("data", (chunk) => {
				reported += chunk;
				const [, pid] = MADE.exec(reported) ?? [];
				if (pid === void 0) return;
				const signal = signalsTo(Number(pid));
				const started = startTimeOf(Number(pid));
				this.process.once("exit", () => {
					signal("SIGKILL");
					awaitEnd(Number(pid), started);
				});
				resolve(Number(pid));
			});
			this.process.once("close", () => resolve(void 0));
			this.process.once("error", () => resolve(void 0));
		});
	}
	/** Reason why the program did not run; undefined if it ran. Known only after bubblewrap has ended. */
	async problem() {
		const { exit, output } = this.child;
		const isRefused = exit?.code === REFUSED_CODE && REFUSED.test(output);
		if (!isRefused && await this.firstPid !== void 0) return void 0;
		return `this machine makes no box for programs: ${isRefused ? lastLine(output) : endOf(exit, output)}${remedy(output)}`;
	}
	start() {
		this.#tell(START, ".");
	}
	#tell(stream, what = "") {
		const writable = this.process.stdio[stream];
		writable?.on("error", () => {});
		writable?.end(what);
	}
};
/**
* Runs a program to its end. At a limit, or when the signal fires, it ends the program and all processes that it
* started. The program's standard input is empty.
*
* @throws the signal's reason, after all processes have ended
*/
async function printInBox(command, box, limits, signal) {
	signal.throwIfAborted();
	const boxed = new BoxStart(limitedCommand(command, limits), box);
	await using child = boxed.child;
	const { stdout: out, stderr: messages } = boxed.process;
	boxed.start();
	const stdout = [];
	let bytes = 0;
	let stderr = Buffer.alloc(0);
	let early;
	const end = (why) => {
		early ??= why;
		child.end();
	};
	out?.on("data", (chunk) => {
		bytes += chunk.length;
		if (bytes <= limits.bytes) stdout.push(chunk);
		else end("too-much");
	});
	messages?.on("data", (chunk) => {
		stderr = Buffer.concat([stderr, chunk]).subarray(-16384);
	});
	const deadline = setTimeout(() => end("late"), limits.seconds * 1e3);
	const stop = () => end();
	signal.addEventListener("abort", stop);
	try {
		const { code } = await child.exited;
		signal.throwIfAborted();
		if (early !== void 0) return {
			kind: early,
			stderr: `${stderr}`
		};
		const why = await boxed.problem();
		if (why !== void 0) return {
			kind: "no-box",
			why
		};
		return {
			kind: "ended",
			code,
			stdout: Buffer.concat(stdout),
			stderr: `${stderr}`
		};
	} finally {
		clearTimeout(deadline);
		signal.removeEventListener("abort", stop);
	}
}
/**
* Runs a program in a sandbox to its end, or ends it when the signal fires.
*
* @throws MeasurementError if no sandbox can be made; the signal's reason, once the program has ended
*/
async function runInBox(command, box, limits) {
	limits.signal?.throwIfAborted();
	const boxed = new BoxStart(command, box);
	boxed.start();
	const outcome = await toEnd(boxed.child, limits);
	await requireStart(boxed);
	return outcome;
}
/**
* Starts a program in a sandbox.
*
* @param prepare called before the program starts, with the id of the process that will start it
* @throws MeasurementError if no sandbox can be made
*/
async function startInBox(command, box, prepare) {
	const boxed = new BoxStart(command, box);
	const { child } = boxed;
	try {
		const first = await boxed.firstPid;
		if (first === void 0) await child.exited;
		else prepare(first);
		boxed.start();
		const pid = first === void 0 ? void 0 : await programIn(first, child);
		if (child.exit !== void 0) await requireStart(boxed);
		for (const idle of [first, child.pid]) if (idle !== void 0) yieldCpu(idle);
		return {
			child,
			first: first ?? GONE,
			pid: pid ?? GONE
		};
	} catch (error) {
		await child.kill();
		throw error;
	}
}
/** @returns the program's process id; undefined if the program has ended already */
async function programIn(first, child) {
	const deadline = performance.now() + START_MS;
	while (child.exit === void 0 && performance.now() < deadline) {
		const [program] = childrenOf(first);
		if (program !== void 0) return program;
		await sleep(1);
	}
	if (child.exit !== void 0) return void 0;
	throw new MeasurementError(`the box of ${child.command[0]} did not start it`, {
		step: "start program",
		...child.outcome
	});
}
/**
* Gives the lowest priority to a process that only waits for the program. It wakes at each freeze and thaw of the
* program, and must not delay the program then.
*/
function yieldCpu(pid) {
	try {
		setPriority(pid, constants$1.priority.PRIORITY_LOW);
	} catch {}
}
async function requireStart(boxed) {
	const why = await boxed.problem();
	if (why !== void 0) throw new MeasurementError(why, { step: "make box" });
}
let probe;
/**
* Reason why this machine can make no sandbox, with the remedy; undefined if it can. The first call tries to make one,
* and later calls repeat the answer, because a try takes time.
*/
function boxProblem(run) {
	probe ??= tryBox(run);
	return probe;
}
async function tryBox(run) {
	const end = await printInBox(["true"], {
		run,
		views: [],
		cwd: "/",
		environment: {}
	}, {
		seconds: PROBE_SECONDS,
		bytes: 0
	}, new AbortController().signal);
	if (end.kind === "no-box") return end.why;
	if (end.kind === "ended" && end.code === 0) return void 0;
	const output = end.stderr;
	return `this machine makes no box for programs: ${end.kind === "ended" ? endOf({
		code: end.code,
		signal: null
	}, output) : "bubblewrap does not come to an end"}${remedy(output)}`;
}
/**
* Allows sandboxes, and installs missing programs that they need.
*
* @throws UserError if packages cannot be installed here
*/
async function installBox(tell, signal) {
	await allowBox(tell, signal);
	await installPackages(boxPackages(), tell, signal);
}
/**
* Allows sandboxes on a GitHub-hosted runner, whose kernel forbids them. qpsgate may change a kernel setting there,
* because the runner is a virtual machine for a single job.
*/
async function allowBox(tell, signal) {
	probe = void 0;
	if (isForbidden() && process.env.RUNNER_ENVIRONMENT === "github-hosted") {
		const command = [
			"sudo",
			"-n",
			"sysctl",
			"--write",
			`${RESTRICTION}=0`
		];
		tell(`allowing boxes for programs with: ${command.join(" ")}`);
		await runTool(command, {
			cwd: "/",
			timeoutSeconds: 10,
			signal
		});
	}
}
/**
* Missing packages that sandboxes need. Installing them is worth trying even on a kernel that restricts sandboxes,
* because an AppArmor profile may allow bubblewrap.
*/
function boxPackages() {
	return bubblewrap() === void 0 ? [BUBBLEWRAP.package] : [];
}
function bubblewrap() {
	return findProgram(BUBBLEWRAP.program, trustedFolders());
}
/**
* Describes how `bwrap` ended if it printed no message of its own, which may mean that it is another program of this
* name.
*/
function endOf(exit, output) {
	const path = bubblewrap();
	if (path === void 0) return `${BUBBLEWRAP.program} is not there`;
	return `${path} ${typeof exit?.code === "number" ? `ended with exit code ${exit.code}` : `was ended by ${exit?.signal}`} before it started one, and ${output.trim() === "" ? "says nothing" : `says: ${lastLine(output)}`}`;
}
/** Puts the reason why no sandbox can be made on one line. The reason otherwise has a line for each remedy. */
function inOneLine(why) {
	return why.replaceAll("\n  ", "; ");
}
/** Remedies for the problem that bubblewrap has printed. Each command ends its line, so that users can copy it. */
function remedy(output) {
	const isRoot = process.getuid?.() === 0;
	const lines = FORBIDDING.filter(([name, value]) => kernelSetting(name) === value && !(isRoot && ROOT_IS_FREE.test(name))).map(([name, value, other]) => `\n  ${name}=${value} forbids it; run before: sudo sysctl ${name}=${other}`);
	return [needText(output, isRoot), ...lines].join("");
}
function needText(output, isRoot) {
	if (bubblewrap() === void 0) return `; install ${BUBBLEWRAP.package}, or run with --install`;
	if (/^bwrap: Unknown option/m.test(output)) return `; ${BUBBLEWRAP.package} ${OLDEST} or newer is needed`;
	if (!REFUSED.test(output)) return `; it should be the program of the package ${BUBBLEWRAP.package}`;
	if (isRoot) return "; root needs the capability CAP_SYS_ADMIN for it, as in docker run --privileged";
	return "; needs unprivileged user namespaces, or root";
}
/** Whether AppArmor lets only root, and programs with a profile, make sandboxes. */
function isForbidden() {
	return process.getuid?.() !== 0 && kernelSetting(RESTRICTION) === "1";
}
function kernelSetting(name) {
	return readIfThere(`/proc/sys/${name.replaceAll(".", "/")}`)?.trim();
}
function limitedCommand(command, { memoryBytes }) {
	return memoryBytes === void 0 ? command : ofSystem("prlimit", `--data=${memoryBytes}`, "--", ...command);
}
function boxArguments(command, { views, cwd, environment, account = NOBODY, cpus }) {
	const isRoot = process.getuid?.() === 0;
	const inMemory = (bytes, at) => {
		return [
			"--perms",
			"1777",
			...takesSizes() ? ["--size", String(bytes)] : [],
			"--tmpfs",
			at
		];
	};
	const user = [
		`--reuid=${account.uid}`,
		`--regid=${account.gid}`,
		"--clear-groups"
	];
	const asUser = isRoot ? [
		...user,
		"--bounding-set=-all",
		"--inh-caps=-all"
	] : [];
	return [
		[
			"--die-with-parent",
			"--json-status-fd",
			`${REPORT}`,
			"--block-fd",
			`${START}`,
			"--clearenv"
		],
		[
			"--unshare-pid",
			"--unshare-net",
			"--unshare-ipc",
			"--unshare-uts"
		],
		isRoot ? FOR_SETPRIV : ["--unshare-user"],
		[
			"--proc",
			"/proc",
			"--dev",
			"/dev"
		],
		inMemory(MEMORY_BYTES, "/tmp"),
		inMemory(SHARED_BYTES, "/dev/shm"),
		...systemDisk(),
		...views,
		[
			"--chdir",
			cwd,
			"--remount-ro",
			"/dev",
			"--remount-ro",
			"/"
		],
		...Object.entries(environment).map(([name, value]) => [
			"--setenv",
			name,
			value
		]),
		["--", ...pinWords(cpus)],
		ofSystem("setpriv", "--no-new-privs", ...asUser, "--"),
		needsNamespace() ? ofSystem("unshare", "--user", "--map-current-user", "--") : [],
		command
	].flat();
}
function filterArguments(filter) {
	return filter === void 0 ? [] : ["--seccomp", `${FILTER}`];
}
/**
* Whether the program needs a user namespace of its own. Without one it could change the sandbox's first process, which
* belongs to the same user, unless Yama restricts ptrace(2).
*/
function needsNamespace() {
	return process.getuid?.() !== 0 && ["0", void 0].includes(kernelSetting("kernel.yama.ptrace_scope"));
}
function trustedPath() {
	return { PATH: trustedFolders().join(delimiter) };
}
/** First version of bubblewrap with --perms and --clearenv, which every sandbox needs. */
const OLDEST = "0.5";
/** Versions of bubblewrap without --size, such as that of Ubuntu 22.04. They cannot limit a sandbox's memory. */
const WITHOUT_SIZES = / 0\.[0-6]\./;
let sized;
function takesSizes() {
	sized ??= !WITHOUT_SIZES.test(toolText(runToolNow([BUBBLEWRAP.program, "--version"], {
		cwd: "/",
		env: trustedPath(),
		timeoutSeconds: 10
	})));
	return sized;
}
/**
* For each descriptor after bubblewrap's streams, whether a child would inherit it. Such descriptors are replaced by
* /dev/null, because a folder that qpsgate's parent left open would be a way out of the sandbox.
*/
function inheritedDescriptors() {
	const open = new Set(readdirSync("/proc/self/fd").map(Number));
	return Array.from({ length: Math.max(STREAMS, ...open) + 1 - STREAMS }, (_, index) => open.has(STREAMS + index));
}
function openNothing() {
	const fd = openSync("/dev/null", "r");
	return {
		fd,
		[Symbol.dispose]: () => closeSync(fd)
	};
}

export { installBox as a, startInBox as c, inOneLine as i, boxPackages as n, printInBox as o, boxProblem as r, runInBox as s, allowBox as t };