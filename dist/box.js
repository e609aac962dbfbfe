import { c as realPathOf, h as UserError, o as isDirectory, p as MeasurementError, r as foldersAround, s as isInside } from "./paths.js";
import { r as sleep } from "./clock.js";
import { A as pinnedTo, E as findProgram, N as toEnd, T as RUN_LABEL, b as readIfThere, c as childrenOf, i as toolText, n as runTool, r as runToolNow, t as lastLine, w as Child } from "./tool.js";
import { basename, delimiter, dirname, isAbsolute, join } from "node:path";
import { closeSync, globSync, lstatSync, openSync, readdirSync, readlinkSync } from "node:fs";
import { spawn } from "node:child_process";
import { constants as constants$1, homedir, setPriority, tmpdir } from "node:os";

// src/edges/machine/packages.ts
/** Installs missing programs with the system's package manager; says so first. */
const INSTALL_TIMEOUT_SECONDS = 900;
/**
* Installs the packages with apt-get, as root or through sudo.
*
* @throws UserError if there is no apt-get, no right to use it, or it fails
*/
async function installPackages(packages, tell, signal) {
	if (packages.length === 0) return;
	if (findProgram("apt-get") === void 0) throw new UserError(`cannot install ${packages.join(" ")}: this system has no apt-get; install them by hand and run again`);
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const install = [
		...asRoot,
		"apt-get",
		"install",
		"--yes",
		"--no-install-recommends",
		...packages
	];
	tell(`installing ${packages.join(" ")} with: ${install.join(" ")}`);
	const options = {
		cwd: "/",
		env: { DEBIAN_FRONTEND: "noninteractive" },
		timeoutSeconds: INSTALL_TIMEOUT_SECONDS,
		signal
	};
	for (const command of [[
		...asRoot,
		"apt-get",
		"update",
		"-qq"
	], install]) {
		const answer = await runTool(["nice", ...command], options);
		if (answer.code === 0) continue;
		const hint = asRoot.length === 0 ? "" : "; run as root, or allow sudo without a password";
		const said = toolText(answer).trimEnd().split("\n").slice(-8).join("\n");
		throw new UserError(`${command.join(" ")} failed${hint}; it says:\n${said}`);
	}
}

// src/edges/machine/box-disk.ts
/** The parts of the disk that a program in a box sees: the system's programs, and nobody's files. */
/** Places where a distribution keeps programs. Others, such as /opt, are seen only for programs that a box is made for. */
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
/** What programs need of /etc: links to programs and libraries, the time zone, and settings of languages. */
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
/** Folders of programs, with their libraries in the same parent. */
const PROGRAM_FOLDERS = /* @__PURE__ */ new Set([
	"bin",
	"sbin",
	"shims",
	".bin"
]);
/** Parts of a folder of a user's programs, which may hold secrets as well, such as tokens of registries and keyrings. */
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
/** Places below which only folders of programs are seen; a folder that holds one of them is never seen. */
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
			homedir(),
			tmpdir(),
			RUNNER_TEMP,
			RUNNER_WORKSPACE,
			GITHUB_WORKSPACE,
			process.cwd(),
			top
		]
	].flatMap((place) => place ?? []).filter(isAbsolute).map((place) => realPathOf(place)));
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
		...system.filter((path) => !isLink(path)).flatMap(readable),
		...ETC.flatMap((name) => globSync(join("/etc", name)).toSorted()).flatMap(readable)
	];
}
function systemPlaces() {
	return SYSTEM.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== void 0);
}
/**
* All programs of folders, and what lies around them.
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
* Programs outside the system, with what lies around them. Private places among the system's are hidden.
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
		views: [...hidden.map((place) => ["--tmpfs", place]), ...shown.flatMap(readable)],
		isSeen: (path) => isOfSystem(path) || shown.some((each) => isInside(path, each))
	};
}
/** A place that is seen at its own path. */
function readable(place) {
	return [...around(place), [
		"--ro-bind",
		place,
		place
	]];
}
/** A place that can be changed, seen at its own path. */
function writable(place) {
	return [...around(place), [
		"--bind",
		place,
		place
	]];
}
/** bubblewrap would let nobody else pass the folders around the place. */
function around(place) {
	return foldersAround(dirname(place)).toReversed().slice(1).map((folder) => ["--dir", folder]);
}
/** A folder of programs, and the targets of its links, such as those of pipx. */
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
/** The widest places around programs that hold nothing secret. */
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
/** Places that are within no other one. */
function outermost(places) {
	const all = distinct(places);
	return all.filter((place) => !all.some((other) => other !== place && isInside(place, other)));
}
/** A folder that we may not read does not count. */
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

// src/edges/machine/box.ts
/**
* The box: bubblewrap around every program that reads what a stranger may have written. In it a program sees the system's
* programs and the places that it is given; it writes to its own places and to a little memory, which goes with it. It has
* no network, sees no process but its own, and has no right that an ordinary user lacks. The kernel ends it with us.
*/
/** bubblewrap, and what it starts, come from the system, regardless of the user's PATH, which may name the checkout. */
const SYSTEM_FIRST = { PATH: [...SYSTEM_PATH, process.env.PATH ?? ""].join(delimiter) };
/** bubblewrap, in Debian's package of that name. */
const BUBBLEWRAP = {
	program: "bwrap",
	package: "bubblewrap"
};
/** Set to 1 by Ubuntu since 24.04, also on the runners of GitHub. */
const RESTRICTION = "kernel.apparmor_restrict_unprivileged_userns";
/** Streams of bubblewrap: the standard ones, its report, and the one that it waits for before it starts the program. */
const [REPORT, START] = [3, 4];
const STREAMS = 5;
/** The first process of a box, which starts the program. */
const MADE = /"child-pid":\s*(\d+)/;
/** bubblewrap's words for what it cannot do, and its exit code then. */
const REFUSED = /^bwrap: /m;
const REFUSED_CODE = 1;
const NOBODY = {
	uid: 65534,
	gid: 65534
};
/** What root needs to become another user; nothing of it is left then. */
const FOR_SETPRIV = "--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP".split(" ");
const MEMORY_BYTES = 256 * 1024 ** 2;
const SHARED_BYTES = 64 * 1024 ** 2;
/** Time in which a box that was made starts its program. */
const START_MS = 1e4;
const PROBE_SECONDS = 20;
/** Number of no process. */
const GONE = -1;
/** bubblewrap with a program that it has not started yet. */
var Boxed = class {
	child;
	process;
	/** The first process of the box; undefined if none could be made. */
	made;
	constructor(command, box) {
		using nothing = openNothing();
		this.process = spawn(BUBBLEWRAP.program, boxArguments(command, box), {
			cwd: "/",
			env: {
				...SYSTEM_FIRST,
				LC_ALL: "C",
				[RUN_LABEL]: box.run
			},
			stdio: [
				"ignore",
				"pipe",
				"pipe",
				"pipe",
				"pipe",
				...inherited().map((is) => is ? nothing.fd : "ignore")
			],
			detached: true
		});
		this.child = new Child(command, this.process, box.keptBytes);
		const report = this.process.stdio[REPORT];
		let reported = "";
		this.made = new Promise((resolve) => {
			report?.on("data", (chunk) => {
				reported += chunk;
				const [, pid] = MADE.exec(reported) ?? [];
				if (pid !== void 0) resolve(Number(pid));
			});
			this.process.once("close", () => resolve(void 0));
			this.process.once("error", () => resolve(void 0));
		});
	}
	/** Why the program did not run; undefined if it did. @returns once it has ended */
	async problem() {
		const { exit, output } = this.child;
		if (!(exit?.code === REFUSED_CODE && REFUSED.test(output)) && await this.made !== void 0) return void 0;
		return `this machine makes no box for programs: ${lastLine(output)}; ${remedy()}`;
	}
	start() {
		const stream = this.process.stdio[START];
		stream?.on("error", () => {});
		stream?.end(".");
	}
};
/**
* Runs a program, given as a list of arguments, to its end, or ends it and all processes that it started. It reads
* standard input from /dev/null.
*
* @throws the signal's reason, after all have ended
*/
async function printInBox(command, box, limits, signal) {
	signal.throwIfAborted();
	const boxed = new Boxed(limited(command, limits), box);
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
* Runs a program in a box to its end; ends it early when the signal fires.
*
* @throws MeasurementError if no box can be made; the signal's reason, once it has ended
*/
async function runInBox(command, box, limits) {
	limits.signal?.throwIfAborted();
	const boxed = new Boxed(command, box);
	boxed.start();
	const outcome = await toEnd(boxed.child, limits);
	await requireMade(boxed);
	return outcome;
}
/**
* Starts a program in a box.
*
* @param prepare gets the process that will start the program, before it does
* @throws MeasurementError if no box can be made
*/
async function startInBox(command, box, prepare) {
	const boxed = new Boxed(command, box);
	const { child } = boxed;
	try {
		const first = await boxed.made;
		if (first === void 0) await child.exited;
		else prepare(first);
		boxed.start();
		const pid = first === void 0 ? void 0 : await programIn(first, child);
		if (child.exit !== void 0) await requireMade(boxed);
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
/** Undefined if it has ended already. */
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
/** Each freeze and thaw of a program wakes those that wait for its end, which then must not take the CPU from it. */
function yieldCpu(pid) {
	try {
		setPriority(pid, constants$1.priority.PRIORITY_LOW);
	} catch {}
}
/** @throws MeasurementError if the program did not run */
async function requireMade(boxed) {
	const why = await boxed.problem();
	if (why !== void 0) throw new MeasurementError(why, { step: "make box" });
}
let known;
/** Why no box can be made on this machine, and what to do; undefined if one can. Tried once. */
function boxProblem(run) {
	known ??= tryBox(run);
	return known;
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
	return `this machine makes no box for programs: ${end.kind === "ended" ? lastLine(end.stderr) : "bubblewrap does not come to an end"}; ${remedy()}`;
}
/**
* Installs what boxes need, if it is missing, and allows them.
*
* @throws UserError if there is no way to install
*/
async function installBox(tell, signal) {
	await allowBox(tell, signal);
	await installPackages(boxPackages(), tell, signal);
}
/** A hosted runner of GitHub, which is thrown away afterwards, is made to allow boxes. */
async function allowBox(tell, signal) {
	known = void 0;
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
/** Missing packages; none where they would not help. */
function boxPackages() {
	return isForbidden() || findProgram(BUBBLEWRAP.program) !== void 0 ? [] : [BUBBLEWRAP.package];
}
function remedy() {
	const hint = isForbidden() ? `: run sudo sysctl ${RESTRICTION}=0 before` : "";
	if (findProgram(BUBBLEWRAP.program) === void 0) return `install ${BUBBLEWRAP.package}, or run with --install${hint}`;
	if (process.getuid?.() === 0) return "root needs the capability CAP_SYS_ADMIN for it, as in docker run --privileged";
	return `needs unprivileged user namespaces, or root${hint}`;
}
/** Whether the kernel lets only root make a box. */
function isForbidden() {
	const path = `/proc/sys/${RESTRICTION.replaceAll(".", "/")}`;
	return process.getuid?.() !== 0 && readIfThere(path)?.trim() === "1";
}
function limited(command, { memoryBytes }) {
	return memoryBytes === void 0 ? command : [
		"prlimit",
		`--data=${memoryBytes}`,
		"--",
		...command
	];
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
		["--", ...ofSystem(pinnedTo(cpus))],
		[...ofSystem([
			"setpriv",
			"--no-new-privs",
			...asUser,
			"--"
		]), ...command]
	].flat();
}
/** It still has rights: a program of that name in the box must not take its place. */
function ofSystem(command) {
	return command.map((word, index) => index > 0 ? word : findProgram(word, SYSTEM_PATH) ?? word);
}
/** Versions that cannot limit memory, such as that of Ubuntu 22.04. */
const WITHOUT_SIZES = / 0\.[0-6]\./;
let sized;
function takesSizes() {
	sized ??= !WITHOUT_SIZES.test(toolText(runToolNow([BUBBLEWRAP.program, "--version"], {
		cwd: "/",
		env: SYSTEM_FIRST,
		timeoutSeconds: 10
	})));
	return sized;
}
/**
* Whether a child could get a file that our parent left open, for each descriptor after the streams. A folder's
* descriptor would lead out of the box.
*/
function inherited() {
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

export { printInBox as a, SYSTEM_PATH as c, readable as d, writable as f, installBox as i, programsAt as l, boxPackages as n, runInBox as o, installPackages as p, boxProblem as r, startInBox as s, allowBox as t, programsIn as u };