import { a as readSuiteOnDisk, f as readOptionFile, g as checkoutEnvironment, i as holds, o as suiteOptionFiles, r as diskOptionFiles, s as workloadFiles, t as REPOSITORY, u as joinPath, v as gitIn } from "./option-files.js";
import { a as writtenAs, c as readSource, d as compareServers, f as configured, i as unreadAmong, l as splitSource, n as neighboursOf, o as SideTexts, p as serverWord, r as strayLines, s as isOptionFile, t as PROSE, u as assignmentsFor } from "./stray-lines.js";
import { a as placeRendered, i as namesIn, n as isCode, o as programsOf, r as isCommand, s as renderCommand, t as codeName } from "./rendered.js";
import { c as isSameScenario, f as isOtherProgram, o as withPlugins, r as lostOptions } from "./option-reach.js";
import { a as DEFAULT_DATASET, h as readYaml, i as DEFAULT_COSTS, n as shippedSuite, o as DEFAULT_TOLERANCE } from "./shipped.js";
import { J as quote, W as escapeInvisible, _ as isUnread, o as nonEmpty, s as ruleLine, t as IMAGE_NAME } from "./suite.js";
import { g as workloadOf, h as workloadFileOf } from "./workloads.js";
import { c as dumpOnDisk, n as formatProblems, o as unreadIn, r as parseSuite, s as dumpBefore, w as installPackages } from "./parse.js";
import { r as reachText } from "./warnings.js";
import { i as withOwnLoad, n as readOwnLoad, t as ownWorkloadIn } from "./read-own-load.js";
import { c as realPathOf, n as existingFolder, o as isDirectory, r as foldersAround, s as isInside, t as checkoutAround } from "./paths.js";
import { d as openBase, p as repositoryOf, t as checkedOut } from "./checkout.js";
import { u as UserError } from "./errors.js";
import { b as RUN_LABEL, r as runToolNow, t as lastLine, x as findProgram, y as Child } from "./tool.js";
import { t as RunDirectory } from "./run-directory.js";
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { accessSync, closeSync, constants, existsSync, lstatSync, mkdirSync, openSync, readFileSync, readdirSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { spawn } from "node:child_process";
import { homedir, tmpdir } from "node:os";

// src/core/sources/pair-servers.ts
function pairServers(change) {
	const { sources, texts, changed, memoryBytes } = change;
	const matched = sources.flatMap((source) => matchedIn(source).map((match) => ({
		...match,
		source
	})));
	const lookedAt = new Set(sources.flatMap(({ read }) => [...read.before.files, ...read.after.files]));
	const of = (side) => {
		for (const { path } of changed) texts[side].of(path, ".");
		for (const path of neighboursOf([...lookedAt], texts[side])) texts[side].of(path, ".");
		return [...texts[side].all(), ...sources.flatMap(({ printed }) => printed?.[side].all() ?? [])].filter(({ file }) => !PROSE.test(file));
	};
	const all = matched.flatMap(({ servers }) => [servers.before ?? [], servers.after ?? []].flat());
	const assigned = assignmentsFor(all, {
		before: of("before"),
		after: of("after")
	});
	const unread = unreadAmong(changed, texts).map((file) => {
		return {
			code: "file-unread",
			file,
			line: 1,
			directive: "this file"
		};
	});
	const compare = (strays) => matched.map(({ name, servers, source }, index) => {
		const { warnings, before, after } = compareServers(servers, assigned, index === 0 ? strays : {
			before: [],
			after: []
		}, memoryBytes);
		return {
			name,
			source,
			servers: {
				before,
				after
			},
			warnings: index === 0 ? [...warnings, ...unread] : warnings
		};
	});
	const measured = compare({
		before: [],
		after: []
	});
	const known = (side) => new Set(measured.flatMap(({ servers }) => servers[side]?.options.map(writtenAs) ?? []));
	const strays = strayLines({
		changed,
		texts,
		lookedAt,
		assigned,
		measured: {
			before: known("before"),
			after: known("after")
		}
	});
	return strays.before.length + strays.after.length === 0 ? measured : compare(strays);
}
function matchedIn({ written, path, at, read }) {
	const meant = ({ servers }) => servers.filter((server) => at === void 0 || server.at === at);
	const [before, after] = [meant(read.before), meant(read.after)];
	if (Math.max(after.length, before.length) === 1) return [{
		name: written,
		servers: {
			before: before[0],
			after: after[0]
		}
	}];
	const nameOf = ({ at: own }) => own === "" ? path : `${path}#${own}`;
	const former = new Map(before.toReversed().map((own) => [own.at, own]));
	const kept = after.map((own) => ({
		name: nameOf(own),
		servers: {
			before: former.get(own.at),
			after: own
		}
	}));
	const names = new Set(after.map((own) => own.at));
	const gone = before.filter((own) => !names.has(own.at));
	return [...kept, ...gone.map((own) => ({
		name: nameOf(own),
		servers: {
			before: own,
			after: void 0
		}
	}))];
}

// src/core/suite/config-suite.ts
/** What is measured, and by which rules, where no suite says so. */
const USUAL = {
	server: { kind: "auto" },
	dataset: DEFAULT_DATASET,
	workloads: [workloadOf({ script: "oltp_read_only" }), workloadOf({ script: "oltp_read_write" })],
	threads: [8],
	gate: {
		tolerance: DEFAULT_TOLERANCE,
		toleranceFrom: {
			control: "default",
			base: "default",
			baseline: "default"
		},
		byScenario: {},
		byWorkload: {},
		costs: DEFAULT_COSTS,
		onInconclusive: "pass"
	},
	budgetSeconds: 120,
	precision: void 0
};
/** The name of sources that are gated as one, from their paths as written. */
function configName([only, ...others]) {
	return only === void 0 || others.length > 0 ? "option files" : only;
}
/** One scenario for each of the files, of which there is at least one; the first is the control. */
function configSuite(files, name) {
	const scenarios = nonEmpty(files.map(({ path, options, image, place = {
		file: path,
		line: 1
	} }) => ({
		name: path,
		options,
		sql: [],
		place,
		program: image && {
			kind: "image",
			name: image.value
		},
		programPlace: image && {
			file: image.file,
			line: image.line
		}
	})));
	const [{ name: control }] = scenarios;
	return {
		...USUAL,
		name,
		file: control,
		control,
		scenarios
	};
}
/** The suite of only those files that changed since the base, the first of them the control; all if none did. */
function onlyChanged(suite, base) {
	const [first, ...others] = suite.scenarios.filter((scenario) => base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)));
	return first === void 0 ? suite : {
		...suite,
		control: first.name,
		scenarios: [first, ...others]
	};
}

// src/edges/sources/rendered-files.ts
/** Files of a repository, written to a folder of ours for a command that may be hostile. */
const MEBIBYTE = 1024 ** 2;
/** No template is this large: such a file is left out. */
const LARGEST_FILE_BYTES = 32 * MEBIBYTE;
const MOST_BYTES = 512 * MEBIBYTE;
const MOST_FILES = 1e5;
const SUBMODULE = "160000";
const TOO_LARGE = `the repository has more than ${MOST_FILES} files or ${MOST_BYTES / MEBIBYTE} MiB`;
const PARTIAL = "this clone is partial and lacks files of the commit; give actions/checkout no filter, or run git fetch --refetch --no-filter";
/** Takes precedence over attributes of the repository: contents stay as they are. */
const PLAIN = "* -text -eol -filter -ident -working-tree-encoding\n";
/**
* Writes the files of a state of a repository into an empty folder. No filter of git changes them (line ends, LFS), and
* no attribute leaves one out. Submodules are empty folders, links are not followed. `.git` and files of more than 32 MiB are left out.
*
* @param own empty folder for a repository of ours, which borrows the objects of the other
* @returns why that is impossible; undefined on success
* @throws the signal's reason
*/
async function layFiles(files, { folder, own }, signal) {
	try {
		const { top } = files;
		const look = gitFor(top, signal);
		const format = `${await look(["rev-parse", "--show-object-format"])}`.trim();
		const objects = resolve(top, `${await look([
			"rev-parse",
			"--git-path",
			"objects"
		])}`.trimEnd());
		const git = gitFor(top, signal, {
			GIT_DIR: own,
			GIT_WORK_TREE: top
		});
		await git([
			"init",
			"--quiet",
			"--template=",
			`--object-format=${format}`
		]);
		writeFileSync(join(own, "objects/info/alternates"), `${objects}\n`);
		mkdirSync(join(own, "info"));
		writeFileSync(join(own, "info/attributes"), PLAIN);
		if (files.kind === "commit") await git([
			"read-tree",
			"--end-of-options",
			files.commit
		]);
		else await readWorkTree(look, git);
		await leaveOutLarge(git);
		await git([
			"checkout-index",
			"--all",
			`--prefix=${folder}/`
		]);
		runToolNow([
			"chmod",
			"-R",
			"a+rX",
			folder
		], {
			cwd: "/",
			timeoutSeconds: 60
		});
		return;
	} catch (cause) {
		signal.throwIfAborted();
		if (cause instanceof Refusal) return cause.message;
		throw cause;
	}
}
var Refusal = class extends Error {};
function gitFor(top, signal, env = {}) {
	const git = gitIn(top, {
		...checkoutEnvironment(top),
		...env
	});
	return async (args, call) => {
		await setImmediate();
		signal.throwIfAborted();
		const { succeeded, output, messages } = git(args, call);
		if (succeeded) return output;
		const says = lastLine(messages);
		if (/dubious ownership/.test(messages)) throw new Refusal(`git does not trust the repository; run ${says}`);
		throw new Refusal(`git ${args[0]} fails: ${quote(says)}`);
	};
}
/** Files on disk that git tracks become objects of ours; git does not look into submodules. */
async function readWorkTree(look, git) {
	const records = recordsOf(await look([
		"ls-files",
		"--cached",
		"--stage",
		"-z"
	]));
	const enter = (own) => git([
		"update-index",
		"-z",
		"--index-info"
	], { input: own.map((record) => `${record}\0`).join("") });
	await enter(records.filter((record) => !record.startsWith(SUBMODULE)));
	await git([
		"add",
		"--update",
		"--",
		":/"
	]);
	await enter(records.filter((record) => record.startsWith(SUBMODULE)));
}
async function leaveOutLarge(git) {
	const listed = recordsOf(await git([
		"ls-tree",
		"-r",
		"-l",
		"-z",
		`${await git(["write-tree", "--missing-ok"])}`.trim()
	])).map((record) => {
		const [, size = "", path = ""] = /^\d+ \w+ [0-9a-f]+ +(\d+|-|BAD)\t(.+)$/s.exec(record) ?? [];
		if (size === "BAD") throw new Refusal(PARTIAL);
		return {
			path,
			bytes: Number.parseInt(size, 10) || 0
		};
	});
	const large = listed.filter(({ bytes }) => bytes > LARGEST_FILE_BYTES);
	await git([
		"update-index",
		"-z",
		"--force-remove",
		"--stdin"
	], { input: large.map(({ path }) => `${path}\0`).join("") });
	if (listed.filter((each) => !large.includes(each)).reduce((sum, each) => sum + each.bytes, 0) > MOST_BYTES || listed.length > MOST_FILES) throw new Refusal(TOO_LARGE);
}
function recordsOf(output) {
	return output.toString().split("\0").slice(0, -1);
}
/** Documents describe options, and set none. */
const DOCUMENT = /\.(?:md|markdown|rst|adoc|txt|html?)$/i;
const LARGEST_TEMPLATE_BYTES = MEBIBYTE;
/** Further templates are not searched. */
const MOST_TEMPLATE_BYTES = 64 * MEBIBYTE;
/** Texts in the folder that options can come from, by their paths in it; links are not followed. */
function templatesIn(folder) {
	const templates = [];
	let bytes = 0;
	for (const entry of readdirSync(folder, {
		recursive: true,
		withFileTypes: true
	})) {
		if (!entry.isFile() || DOCUMENT.test(entry.name)) continue;
		const path = join(entry.parentPath, entry.name);
		const { size } = statSync(path);
		if (size > LARGEST_TEMPLATE_BYTES || bytes + size > MOST_TEMPLATE_BYTES) continue;
		bytes += size;
		const text = readFileSync(path, "utf8");
		if (!text.includes("\0")) templates.push({
			file: relative(folder, path),
			text
		});
	}
	return templates;
}

// src/edges/sources/visible-disk.ts
/**
* The parts of the disk that a command in the sandbox sees: programs and their dependencies, and nobody's own files.
*/
/**
* Places where a distribution keeps programs. Others, such as /home, /opt, /run, /srv and /var, are seen only for
* programs on PATH.
*/
const SYSTEM = [
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/lib32",
	"/lib64",
	"/libx32",
	"/etc",
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
/** Folders of programs, with their libraries in the same parent. */
const PROGRAM_FOLDERS = /* @__PURE__ */ new Set([
	"bin",
	"sbin",
	"shims",
	".bin"
]);
/** Parts of a folder with programs that holds secrets as well, such as tokens of registries and keyrings. */
const PARTS = /* @__PURE__ */ new Map([[".local", ["bin", "lib"]], [".cargo", ["bin"]]]);
/** Nothing below them is seen, except folders that PATH leads to; a folder that holds one of them is never seen. */
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
			RUNNER_TEMP,
			RUNNER_WORKSPACE,
			GITHUB_WORKSPACE,
			homedir(),
			tmpdir(),
			process.cwd(),
			top
		]
	].map((place) => place ?? "/").filter(isAbsolute).map((place) => realPathOf(place)));
}
/** @param top folder of the repository */
function visibleDisk(top) {
	const secret = privatePlaces(top);
	const system = SYSTEM.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== void 0);
	const folders = system.filter((path) => !isLink(path));
	const hidden = outermost(secret.filter((place) => isFolder(place) && folders.some((each) => isInside(place, each))));
	const isSeen = (path) => {
		const around = foldersAround(path).find((each) => folders.includes(each) || hidden.includes(each));
		return around !== void 0 && folders.includes(around);
	};
	const path = distinct([...(process.env.PATH ?? "").split(delimiter).filter(isAbsolute), ...SYSTEM_PATH]).filter(isFolder);
	const tools = outermost(path.flatMap(programPlaces).filter((place) => !isSeen(realPathOf(place))).flatMap((place) => shownFor(place, secret)));
	return {
		steps: [
			...system.filter(isLink).map((link) => [
				"--symlink",
				readlinkSync(link),
				link
			]),
			...folders.flatMap(bound),
			...hidden.map((place) => ["--tmpfs", place]),
			...tools.flatMap(bound)
		],
		path: path.filter((folder) => isSeen(realPathOf(folder)) || tools.some((tool) => isInside(folder, tool)))
	};
}
/** bubblewrap would let nobody else pass the folders around the place. */
function bound(place) {
	return [...foldersAround(dirname(place)).toReversed().slice(1).map((folder) => ["--dir", folder]), [
		"--ro-bind",
		place,
		place
	]];
}
/** A folder of PATH, and the targets of its links, such as those of pipx. */
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
	const parts = PARTS.get(basename(wide))?.map((part) => join(wide, part)).filter(isFolder) ?? [wide];
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

// src/edges/sources/sandbox.ts
/** Runs a program that may be hostile, with bubblewrap around it. */
/** bubblewrap, in Debian's package of that name. */
const SANDBOX = {
	program: "bwrap",
	package: "bubblewrap"
};
/** Standard ones, and the one on which bubblewrap reports. */
const OWN_STREAMS = 4;
/** Reported by bubblewrap only if the sandbox stood and the program ran in it. */
const ENDED = "\"exit-code\"";
/** Root makes the sandbox as such, but runs nothing in it: the account nobody, without the rights of root on files. */
const AS_NOBODY = "--reuid=65534 --regid=65534 --clear-groups --bounding-set=-all --inh-caps=-all".split(" ");
const FOR_SETPRIV = "--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP".split(" ");
/** Path inside; the same for every state of a repository, so that a printed path is no change. */
const WORKING_DIRECTORY = "/repository";
const [MEMORY_BYTES, SHARED_BYTES] = [256 * 1024 ** 2, 64 * 1024 ** 2].map(String);
/**
* Runs a program, given as a list of arguments, to its end, or ends it and all processes that it started. It reads
* standard input from /dev/null.
*
* @throws the signal's reason, after all have ended
*/
async function runInSandbox(command, place, limits, signal) {
	signal.throwIfAborted();
	using nothing = openNothing();
	const sandbox = spawn(SANDBOX.program, sandboxArguments(command, place), {
		cwd: "/",
		env: {
			PATH: `/usr/bin:/bin:${process.env.PATH ?? ""}`,
			LC_ALL: "C",
			[RUN_LABEL]: place.run
		},
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"pipe",
			...inherited(OWN_STREAMS).map((is) => is ? nothing.fd : "ignore")
		],
		detached: true
	});
	await using child = new Child(command, sandbox);
	const stdout = [];
	let bytes = 0;
	let stderr = Buffer.alloc(0);
	let reported = "";
	let early;
	const end = (why) => {
		early ??= why;
		child.end();
	};
	sandbox.stdout?.on("data", (chunk) => {
		bytes += chunk.length;
		if (bytes <= limits.bytes) stdout.push(chunk);
		else end("too-much");
	});
	sandbox.stderr?.on("data", (chunk) => {
		stderr = Buffer.concat([stderr, chunk]).subarray(-16384);
	});
	sandbox.stdio[3]?.on("data", (chunk) => {
		reported += chunk;
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
		if (!reported.includes(ENDED)) return {
			kind: "no-sandbox",
			says: sandbox.pid === void 0 ? child.output : `${stderr}`
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
function sandboxArguments(command, { folder, top }) {
	const isRoot = process.getuid?.() === 0;
	const { steps, path } = visibleDisk(top);
	const inMemory = (size, at) => [
		"--perms",
		"1777",
		"--size",
		size,
		"--tmpfs",
		at
	];
	const environment = {
		PATH: path.join(":"),
		HOME: "/tmp",
		LANG: "C.UTF-8",
		TMPDIR: "/tmp"
	};
	return [
		...[
			"--die-with-parent",
			"--json-status-fd",
			"3",
			"--clearenv"
		],
		...[
			"--unshare-pid",
			"--unshare-net",
			"--unshare-ipc",
			"--unshare-uts"
		],
		...isRoot ? FOR_SETPRIV : ["--unshare-user"],
		...inMemory(MEMORY_BYTES, "/tmp"),
		...steps.flat(),
		...[
			"--ro-bind",
			folder,
			WORKING_DIRECTORY,
			"--chdir",
			WORKING_DIRECTORY
		],
		...[
			"--proc",
			"/proc",
			"--dev",
			"/dev",
			...inMemory(SHARED_BYTES, "/dev/shm")
		],
		...[
			"--remount-ro",
			"/dev",
			"--remount-ro",
			"/"
		],
		...Object.entries(environment).flatMap(([name, value]) => [
			"--setenv",
			name,
			value
		]),
		...[
			"--",
			"setpriv",
			"--no-new-privs",
			...isRoot ? AS_NOBODY : [],
			"--",
			...command
		]
	];
}
/**
* Whether a child could get a file that our parent left open, for each descriptor from the first one on. A folder's
* descriptor would lead out of the sandbox.
*/
function inherited(first) {
	const open = new Set(readdirSync("/proc/self/fd").map(Number));
	return Array.from({ length: Math.max(first, ...open) + 1 - first }, (_, index) => open.has(first + index));
}
function openNothing() {
	const fd = openSync("/dev/null", "r");
	return {
		fd,
		[Symbol.dispose]: () => closeSync(fd)
	};
}

// src/edges/sources/render.ts
/** An option file that a command of the user's repository prints, such as one made from a template. */
const LIMITS = {
	seconds: 60,
	bytes: 1024 ** 2
};
const SHOWN_LINES = 3;
/** Set to 1 by Ubuntu since 24.04, also on the runners of GitHub. */
const RESTRICTION = "kernel.apparmor_restrict_unprivileged_userns";
/**
* Runs a command on the files of a state of a repository, without a shell, and returns its output.
*
* The command may be from a pull request, so it runs in a sandbox of bubblewrap, or not at all. There it
* - sees its copy of the files, read-only, as its working directory /repository, without `.git`; links in it lead
*   nowhere else;
* - sees /usr, /etc and the folders of programs on PATH, read-only, and nothing else of the disk: no home, no
*   workspace, no /run;
* - writes only to /tmp, which is HOME and TMPDIR, and /dev/shm: in memory, at most 256 and 64 MiB, and gone afterwards;
* - has only PATH, PWD, HOME, LANG and TMPDIR in its environment;
* - has no network, not even the loopback of this machine, sees only its own processes, and has no capabilities. If we
*   are root, it runs as nobody.
*
* It ends after 60 s, or after 1 MiB of output, with all processes that it started.
*
* Not isolated: the kernel, as no system call is filtered; CPU, memory and the number of processes until the deadline;
* world-readable files in /etc and /usr; all files in folders of programs on PATH; the name of the machine. bubblewrap
* needs Linux, and root or unprivileged user namespaces. Without them it fails.
*
* @throws the signal's reason, after all processes have ended
*/
async function renderAt(command, files, signal, limits = LIMITS) {
	signal.throwIfAborted();
	if (process.platform !== "linux") return failed("commands are run in a sandbox of Linux only");
	using run = new RunDirectory();
	const folder = run.make("files");
	const refusal = await layFiles(files, {
		folder,
		own: run.make("git")
	}, signal);
	if (refusal !== void 0) return failed(refusal);
	const place = {
		folder,
		top: files.top,
		run: run.path
	};
	const printed = printedBy(await runInSandbox(command, place, limits, signal), limits);
	return printed.kind === "text" ? {
		...printed,
		templates: templatesIn(folder)
	} : printed;
}
function printedBy(end, limits) {
	if (end.kind === "no-sandbox") return failed(`this machine makes no sandbox: ${lastLines(end.says, 1)}; ${remedy()}`);
	if (end.kind === "late") return failed(`it was ended after ${limits.seconds} s`, end.stderr);
	if (end.kind === "too-much") return failed(`it was ended as it printed more than ${limits.bytes} bytes`, end.stderr);
	if (end.code !== 0) return failed(`it ended with exit code ${end.code ?? "unknown"}`, end.stderr);
	const text = end.stdout.toString();
	return text.trim() === "" ? failed("it printed nothing", end.stderr) : {
		kind: "text",
		text
	};
}
function failed(why, stderr = "") {
	const said = lastLines(stderr, SHOWN_LINES);
	return {
		kind: "failed",
		why: said === "" ? why : `${why}; it said last: ${said}`
	};
}
function lastLines(text, most) {
	return text.split("\n").filter((line) => line.trim() !== "").slice(-most).map(quote).join(", ");
}
/** Installs what the sandbox needs, if it is missing. @throws UserError if that is impossible */
async function installSandbox(tell, signal) {
	if (findProgram(SANDBOX.program) === void 0) await installPackages([SANDBOX.package], tell, signal);
}
function remedy() {
	if (findProgram(SANDBOX.program) === void 0) return `install ${SANDBOX.package}, or run with --install`;
	if (process.getuid?.() === 0) return "root needs the capability CAP_SYS_ADMIN for it, as in docker run --privileged";
	return `needs unprivileged user namespaces, or root${isRestricted() ? `: run sudo sysctl ${RESTRICTION}=0 before` : ""}`;
}
function isRestricted() {
	try {
		return readFileSync(`/proc/sys/${RESTRICTION.replaceAll(".", "/")}`, "utf8").trim() === "1";
	} catch {
		return false;
	}
}

// src/gate/config.ts
/**
* The suite of files that configure servers, before and after the change: gathered under their names at the time, read,
* and one scenario for each server.
*/
/** The folder that relative paths start at: the current one. */
const HERE = ".";
/** Facts from a request: a named image, or an installed server, replaces those that files name. */
function sourceFacts({ server, image, memoryBytes }) {
	return {
		readsImages: image === void 0 && (server === "auto" || server === "docker"),
		memoryBytes
	};
}
function both({ before, after }, change) {
	return {
		before: change(before, "before"),
		after: change(after, "after")
	};
}
/** @throws UserError if there is nothing to read, with all problems in the files, or if they configure no server */
async function readConfig(request, facts, signal) {
	const gathered = await gatherConfig(request, signal);
	const sources = gathered.sources.map((source) => {
		const { path, former = path, before, after } = source;
		const printed = source.templates && {
			before: before.texts,
			after: after.texts
		};
		return {
			...source,
			printed,
			read: {
				after: settled(path, readSource(after.path, after.texts)),
				before: settled(former, readSource(before.path, before.texts))
			}
		};
	});
	refuseProblems(sources, "after", "the configuration is not valid");
	refuseProblems(sources, "before", `--base ${request.base}: the configuration was not valid there`);
	const pairs = pairsOf(sources, gathered, facts);
	const only = {
		before: onlyImage(pairs, "before"),
		after: onlyImage(pairs, "after")
	};
	const servers = pairs.map((pair) => gated(pair, only, facts));
	const name = configName(sources.map(({ written }) => written));
	const serversOf = (side) => servers.map((server) => server[side]);
	const [base, now] = [configSuite(serversOf("before"), name), configSuite(serversOf("after"), name)];
	const suite = onlyChanged(now, base);
	return {
		suite,
		base,
		warnings: [
			...servers.flatMap(({ warnings }) => warnings),
			...sources.flatMap(({ read, warnings }) => [...read.after.warnings, ...warnings]),
			...suite === now ? [lookedAt(sources, gathered)] : unknownIn(servers, facts)
		],
		baseWarnings: sources.flatMap(({ read }) => read.before.warnings)
	};
}
/** The files in which nothing was found, and the number of the others that changed. */
function lookedAt(sources, { changed }) {
	const files = new Set(sources.flatMap(({ read }) => [...read.after.files]));
	const all = /* @__PURE__ */ new Set([...files, ...sources.flatMap(({ read }) => [...read.before.files])]);
	const others = changed.filter(({ path }) => !all.has(path)).length;
	return {
		code: "files-looked-at",
		files: [...files],
		others
	};
}
/** A path in the repository of a source: its file, or the directory of a command. */
function pathOf(written) {
	return isCommand(written) ? HERE : namedSource(written).path;
}
/** A file may have a `#` in its name. */
function namedSource(written) {
	const split = splitSource(written);
	return isCommand(written) || existsSync(written) && !existsSync(split.path) ? {
		written,
		path: written,
		at: void 0
	} : {
		written,
		...split
	};
}
/**
* Gathers every path once for now and once for before, under its name at the time, with the texts of the repository and
* the files of the change, from the current folder.
*/
async function gatherConfig({ paths: written, base: baseName, isForeign = false }, signal) {
	const isSame = (one, other) => one.at === other.at && resolve(one.path) === resolve(other.path);
	const named = written.map(namedSource);
	const own = named.filter((source, index) => named.findIndex((other) => isSame(source, other)) === index);
	const [first] = own;
	if (first === void 0) throw new UserError("--config names no file; give the path of one");
	const paths = [...new Set(own.map((source) => pathOf(source.written)))];
	const repository = commonRepository(paths);
	if (repository === void 0 && !existsSync(baseName)) throw new UserError(`--config ${first.path} is in no git repository, so there is no --base ${baseName} of it; name a file of the repository, or give a file as the base`);
	const base = openBase(baseName, repository ?? first.path);
	if (base.kind === "disk" && paths.length > 1) throw new UserError(`--base ${baseName} can be only one of ${paths.join(", ")} before the change; give a git ref`);
	const after = new SideTexts(diskOptionFiles(HERE));
	const before = new SideTexts(base.kind === "disk" ? diskOptionFiles(HERE) : base.revision.files(HERE));
	const sources = [];
	for (const source of own) {
		const command = renderCommand(source.path);
		if (command !== void 0) {
			const rendered = {
				written: source.path,
				command,
				base,
				isForeign,
				from: repository
			};
			sources.push({
				...source,
				...await gatherRendered(rendered, signal),
				former: void 0
			});
			continue;
		}
		const { path: meant, at } = splitSource(source.path);
		if (at !== void 0 && source.at === void 0 && !isAbsent(meant, before.reader)) throw new UserError(`--config ${source.path} was a server of ${meant}, and is a file now; name a file without #`);
		const { path, former } = placesBefore(source.path, {
			after,
			before
		}, base, baseName);
		const files = {
			after: {
				path: source.path,
				texts: after
			},
			before: {
				path,
				texts: before
			}
		};
		sources.push({
			...source,
			...files,
			former,
			templates: void 0,
			warnings: []
		});
	}
	const changed = (base.kind === "disk" ? [] : base.revision.changes()).map(({ path, modes }) => ({
		path: relative(realPathOf(HERE), path),
		modes
	}));
	return {
		sources,
		texts: {
			after,
			before
		},
		changed
	};
}
/** The repository that holds all the paths; undefined if none does. */
function commonRepository(paths) {
	const roots = new Set(paths.map(repositoryHolding));
	const [root, other] = roots;
	if (roots.size > 1) throw new UserError(`--config names files of ${root ?? "no repository"} and of ${other ?? "none"}; gate them one by one`);
	return root;
}
/** The current repository for relative paths, else the one around the path. */
function repositoryHolding(path) {
	const here = repositoryOf(HERE);
	const root = here !== void 0 && isInside(resolve(path), here) ? here : repositoryOf(path);
	const real = realPathOf(resolve(path));
	if (root === void 0 || holds(root, real)) return root;
	throw new UserError(`--config ${path} leads to ${real}, out of the repository ${root}; name a file inside of it`);
}
/** The path on the side before, and what it was called there if it has been renamed. */
function placesBefore(path, texts, base, baseName) {
	const absent = (also) => new UserError(`--config ${path}: there is no such file or directory${also}`);
	const isGone = isAbsent(path, texts.after.reader);
	if (base.kind === "disk") {
		if (isGone) throw absent("");
		return {
			path: base.path,
			former: void 0
		};
	}
	const { revision } = base;
	const { reader } = texts.before;
	const former = isAbsent(path, reader) ? spelledAs(path, revision.formerPath(path)) : void 0;
	if (isGone) {
		if (isAbsent(former ?? path, reader)) throw absent(`, also not at ${baseName}`);
		const later = spelledAs(path, revision.laterPath(path));
		if (later !== void 0) throw new UserError(`--config ${path}: it was renamed to ${later} since ${revision.name}; name ${later} instead: with --config, in a workflow with the input config`);
	}
	return {
		path: former ?? path,
		former
	};
}
/** A path that was found, absolute or relative as the user writes paths. */
function spelledAs(path, found) {
	return found === void 0 || isAbsolute(path) ? found : relative(HERE, found);
}
function isAbsent(path, reader) {
	return reader.directory(path, path).kind === "absent" && reader.file(path, path).kind === "absent";
}
/**
* Runs the command on the work tree and on the files of the base. If the base lacks a program that the command names,
* there was no option file.
*
* @throws UserError if it fails on either, or a stranger changed its program; the signal's reason
*/
async function gatherRendered(source, signal) {
	const { written, command, base, from } = source;
	const [program, ...words] = command;
	if (program === void 0) throw new UserError(`--config ${written}: found no command; allowed: render: and a program`);
	if (base.kind === "disk" || from === void 0) throw new UserError(`--config ${written}: a command is run at two states of a repository; give --base a git ref`);
	const { name, commit, files } = base.revision;
	const top = realPathOf(from);
	const programs = ownPrograms(command, top);
	const touched = touchedPrograms(command.join(" "), programs, base.revision);
	if (source.isForeign) requireSame(written, [...programs, ...touched], top, files(HERE));
	const printedAt = async (state, where) => {
		const rendered = await renderAt([program, ...words], state, signal);
		if (rendered.kind === "failed") throw new UserError(`--config ${written} fails ${where}: ${rendered.why}`);
		const templates = rendered.templates.map(({ file, text }) => ({
			file: relative(".", join(top, file)),
			text
		}));
		return {
			...printedFile(written, rendered.text),
			templates
		};
	};
	const after = await printedAt({
		kind: "work-tree",
		top
	}, "on the work tree");
	const before = programs.every((path) => !isAbsent(path, files(HERE))) ? await printedAt({
		kind: "commit",
		top,
		commit
	}, `at ${name}`) : {
		...printedFile(written),
		templates: []
	};
	const warnings = touched.map((path) => {
		return {
			code: "line-unaccounted",
			file: relative(".", path),
			line: 1,
			directive: "a program that prints options"
		};
	});
	return {
		before,
		after,
		templates: both({
			before,
			after
		}, ({ templates }) => templates),
		warnings
	};
}
/**
* Changed code that a command runs: its programs, and what they name, from file to file. Changed code counts wherever its
* name stands, as a line may put the path together; other code only where it is loaded.
*/
function touchedPrograms(command, programs, revision) {
	const changed = new Set(revision.changes().flatMap(({ path }) => existsSync(path) ? realPathOf(path) : []));
	const byName = Map.groupBy([...revision.tracked(), ...changed].filter(isCode), codeName);
	const reader = diskOptionFiles(HERE);
	const textOf = (path) => {
		const reading = reader.file(path, HERE);
		return reading.kind === "text" ? reading.text : "";
	};
	const reached = new Set(programs.map((path) => realPathOf(path)));
	const texts = [command, ...[...reached].map(textOf)];
	for (const text of texts) {
		const { words, loaded } = namesIn(text);
		for (const named of words) for (const path of byName.get(named) ?? []) {
			const real = realPathOf(path);
			if (reached.has(real) || !(changed.has(real) || loaded.has(named))) continue;
			reached.add(real);
			texts.push(textOf(real));
		}
	}
	return [...reached].filter((path) => changed.has(path));
}
/** Files of the repository that the command starts, by their paths; an argument may name the option file itself. */
function ownPrograms(command, top) {
	const isScript = (word) => {
		try {
			accessSync(join(top, word), constants.X_OK);
			return readFileSync(join(top, word)).subarray(0, 2).toString() === "#!";
		} catch {
			return false;
		}
	};
	const found = programsOf(command, isScript).map((word) => join(top, word));
	return [...new Set(found)].filter((path) => path !== top && existsSync(path) && isInside(realPathOf(path), top));
}
/** The command runs isolated, yet a stranger's program could still print harmless settings. */
function requireSame(written, programs, top, reader) {
	for (const path of programs) {
		const before = reader.file(path, path);
		if (before.kind === "text" && before.text === readFileSync(path, "utf8")) continue;
		throw new UserError(`--config ${written}: ${relative(top, path)} of a pull request from a fork is not run, as it is not that of the base; a maintainer can add it in a change of its own`);
	}
}
/** @param text undefined: there was no such file */
function printedFile(path, text) {
	return {
		path,
		texts: new SideTexts({
			rootOf: () => REPOSITORY,
			file: (asked) => asked === path && text !== void 0 ? {
				kind: "text",
				text
			} : { kind: "absent" },
			directory: () => ({ kind: "absent" })
		})
	};
}
function settled(path, read) {
	if (read.kind === "read") return read;
	const nothing = {
		servers: [],
		problems: [],
		warnings: [],
		files: /* @__PURE__ */ new Set()
	};
	if (read.kind === "absent") return nothing;
	const { found, allowed } = read;
	return {
		...nothing,
		problems: [{
			file: path,
			line: 1,
			path: "",
			found: `a file ${found}`,
			allowed
		}]
	};
}
function refuseProblems(sources, side, message) {
	const problems = sources.flatMap(({ read }) => read[side].problems);
	if (problems.length > 0) throw new UserError(`${message}\n${formatProblems(problems)}`);
}
/** @throws UserError if there is no server, or none of the given name */
function pairsOf(sources, { texts, changed }, facts) {
	for (const { at, read, ...source } of sources) {
		const all = [...read.after.servers, ...read.before.servers].map((server) => server.at);
		if (!all.some((each) => at === void 0 || each === at)) throw noServer({
			at,
			...source
		}, [...new Set(all)]);
	}
	return pairServers({
		sources,
		texts,
		changed,
		memoryBytes: facts.memoryBytes
	}).map((pair) => ({
		...pair,
		servers: both(pair.servers, (server, side) => placed(server, pair.source, side))
	}));
}
/** What a command printed, on the lines of the repository that it came from. */
function placed(server, { written, templates }, side) {
	if (server === void 0 || templates === void 0) return server;
	const isPrinted = (option) => option.file === written;
	const options = server.options.flatMap((option) => isPrinted(option) ? placeRendered([option], templates[side], written) : [option]);
	return {
		...server,
		options
	};
}
function noServer({ written, path, at }, found) {
	if (found.length === 0) return new UserError(`--config ${written}: no MySQL or MariaDB server is configured in ${path}; name a file that configures one`);
	const names = found.map((each) => `${path}#${each}`).join(", ");
	return new UserError(`--config ${written}: ${path} has no server ${at ?? ""}; allowed: ${names}`);
}
/** The image of all servers whose files name one; undefined if these differ, as the choice would be unclear. */
function onlyImage(pairs, side) {
	const images = pairs.flatMap(({ servers }) => servers[side]?.image ?? []).filter(({ value }) => IMAGE_NAME.test(value));
	return images.every(({ value }) => value === images[0]?.value) ? images[0] : void 0;
}
/** A server before and after, under one name. */
function gated({ name, source, servers, warnings: compared }, only, { readsImages }) {
	const { path, former } = source;
	const { before, after } = servers;
	const warnings = [...compared];
	if (after === void 0) warnings.push({
		code: "config-deleted",
		scenario: name
	});
	if (before === void 0) warnings.push({
		code: "config-added",
		scenario: name
	});
	if (former !== void 0) warnings.push({
		code: "config-renamed",
		scenario: name,
		former
	});
	if (after !== void 0 && after.options.length === 0 && after.image === void 0) warnings.push({
		code: "config-empty",
		scenario: name
	});
	const isNamed = !readsImages || [after, before].some((server) => server?.image !== void 0 || hasOpenImage(server));
	const images = both(servers, (server, side) => server === void 0 || isNamed ? server?.image : only[side]);
	const usable = both(images, (image) => image !== void 0 && readsImages && IMAGE_NAME.test(image.value) ? image : void 0);
	return {
		...both(servers, (server, side) => {
			const image = usable[side] ?? usable.after ?? usable.before;
			const place = server === void 0 ? {
				file: path,
				line: 1
			} : {
				file: server.file,
				line: server.line
			};
			const own = images[side];
			const isShown = own === void 0 ? image === void 0 : usable[side] !== void 0;
			const isKnown = server === void 0 || hasOpenImage(server) || isShown;
			const unknown = {
				name: UNKNOWN_IMAGE,
				value: own?.value ?? "none",
				group: void 0,
				...own ?? place
			};
			return {
				path: name,
				place,
				options: [...server?.options ?? [], ...isKnown ? [] : [unknown]],
				image
			};
		}),
		warnings
	};
}
const UNKNOWN_IMAGE = `${"!"}image`;
/** Whether the name of its image is unknown, which is already one of its settings. */
function hasOpenImage(server) {
	return server?.options.some(({ name }) => name === UNKNOWN_IMAGE) === true;
}
/** Values that no file gives, now as before: those that changed, and directives of option files, have their own. */
function unknownIn(servers, { readsImages }) {
	const unknown = servers.flatMap(({ before, after }) => {
		const former = new Set(before.options.map(writtenText));
		const isSetting = ({ name }) => name === UNKNOWN_IMAGE ? readsImages : serverWord(name.replace(/^!(?:\[[^\]]*\] )?/, "")) !== void 0;
		return after.options.filter((option) => isUnread(option) && isSetting(option) && former.has(writtenText(option)));
	});
	return [...Map.groupBy(unknown, ({ file }) => file)].map(([file, own]) => ({
		code: "settings-unknown",
		file,
		line: own[0]?.line ?? 1,
		directive: quote([...new Set(own.map(({ name }) => name.slice("!".length)))].join(", ")).slice(1, -1)
	}));
}
function writtenText({ group, name, value }) {
	return JSON.stringify([
		group,
		name,
		value
	]);
}

// src/core/sources/suite-config.ts
/** Files that a scenario of a suite names: option files, and others that configure one server. */
const ONE_SERVER = "a file that configures one server, or FILE#SERVER";
/**
* Only options: the suite itself names the servers that it compares.
*
* @param config path of the file, with the server after a `#`
* @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not known
*/
function readSuiteConfig(config, reader, memoryBytes) {
	if (isCommand(config)) return {
		kind: "unusable",
		found: "which is a command",
		allowed: "a file; --config takes commands"
	};
	const { path, at } = splitSource(config);
	const texts = new SideTexts(reader);
	const reading = reader.file(path, path);
	if (reading.kind !== "text" || isOptionFile(path, reading.text)) return readOptionFile(config, reader);
	const read = readSource(path, texts);
	if (read.kind !== "read") return read;
	const { servers, problems, warnings } = read;
	const [server, other] = servers.filter((server) => at === void 0 || server.at === at);
	if (problems.length > 0) return {
		kind: "read",
		options: [],
		problems,
		warnings
	};
	if (server === void 0) return {
		kind: "unusable",
		found: "which configures no such server",
		allowed: ONE_SERVER
	};
	if (other !== void 0) return {
		kind: "unusable",
		found: "which configures several servers",
		allowed: servers.map((each) => `${path}#${each.at}`).join(", ")
	};
	const [only] = configured([server], texts.all(), memoryBytes);
	return {
		kind: "read",
		options: only?.options ?? [],
		problems,
		warnings
	};
}

// src/gate/subject.ts
/** The subject of the gate: a suite or option files, now and before, with a user's own workload if one is named. */
/**
* Reads the subject, with all option files.
*
* @param tell gets a message if another file than the named one is measured
* @param facts about the servers that files other than suites configure
* @param signal ends the commands that print option files
* @throws UserError with all problems in the files, or if there is nothing to read
*/
async function readSubject(request, tell = () => {}, facts = {
	readsImages: true,
	memoryBytes: void 0
}, signal = new AbortController().signal) {
	const { suite, base, ruledBy, warnings, baseWarnings, strangeSql } = await parsedSubject(request, facts, signal);
	if (request.kind === "suite" && suite.file !== request.file) tell(`suite: ${suite.file}, which comes with qpsgate`);
	const near = pathNear(request);
	const opened = request.base === void 0 ? void 0 : openBase(request.base, near);
	if (opened?.kind === "commit" && opened.revision.note !== void 0) tell(opened.revision.note);
	const commit = checkedOut(near);
	return {
		suite: withPlugins(suite, base?.scenarios),
		base: base && withPlugins(base, base.scenarios),
		ruledBy,
		strangeSql,
		commit,
		before: opened?.kind === "commit" ? opened.revision.commit : null,
		warnings: [
			...warnings,
			...onlyInBase(warnings, baseWarnings, request.base ?? ""),
			...newlyUnread(suite.scenarios[0].own, base?.scenarios[0].own)
		]
	};
}
/** Files that a change adds to the folder of the data, and that make no data. */
function newlyUnread(now, before) {
	const known = new Set(before === now ? [] : before?.unread);
	const files = (now?.unread ?? []).filter((file) => !known.has(file));
	return files.length === 0 ? [] : [{
		code: "data-unread",
		files
	}];
}
/** A path in its repository. */
function pathNear(request) {
	if (request.kind === "suite") return request.file;
	return pathOf((request.kind === "config" ? namedPaths(request)[0] : request.config) ?? ".");
}
/** The name that identifies its comment, even if it cannot be read as a whole; undefined if unknown. */
function subjectName(request) {
	if (request.kind === "config") return configName(namedPaths(request));
	if (request.kind === "advice") return ADVICE;
	const reading = readSuiteOnDisk(request.file);
	const read = reading.kind === "text" ? readYaml(reading.text) : void 0;
	const found = read !== void 0 && "tree" in read ? read.tree.textOf(["name"]) : void 0;
	return found === "" ? void 0 : found;
}
/** Warnings of the base that the head does not share: those in both are no news. */
function onlyInBase(head, base, name) {
	const known = new Set(head.map((warning) => "directive" in warning ? keyOf(warning) : ""));
	return base.filter((warning) => !known.has(keyOf(warning))).map(({ file, line, directive, ...about }) => ({
		...about,
		base: name,
		before: {
			file,
			line,
			directive
		}
	}));
}
function keyOf({ code, file, directive }) {
	return JSON.stringify([
		code,
		file,
		directive
	]);
}
async function parsedSubject(request, facts, signal) {
	if (request.kind === "config") return {
		...await parsedConfig(request, facts, signal),
		ruledBy: void 0
	};
	if (request.kind === "advice") return parsedAdvice(request, facts, signal);
	const { file, base, rules = { from: base } } = request;
	const head = parsed(gatherSuite(file, { isChanged: base !== void 0 || rules.from !== void 0 }), `${file} is not a valid suite`, facts);
	refuseLeftAlike(head.suite);
	const earlier = parsedBefore(file, base, facts);
	const before = earlier && drivenAs(head.suite, earlier.suite);
	const ruledBy = rules.from === base ? earlier : parsedBefore(file, rules.from, facts);
	if (request.isForeign) requireKnownPrograms(head.suite, ruledBy?.suite);
	return {
		suite: withOwnProgram(head.suite, before, facts),
		base: before && withOwnProgram(before, head.suite, facts),
		ruledBy: ruledBy?.suite,
		strangeSql: request.isForeign ? strangeSqlIn(head.suite, ruledBy?.suite) : void 0,
		warnings: head.warnings,
		baseWarnings: earlier?.warnings ?? []
	};
}
/** A common program that changes is that of each scenario, so that it is measured as a change of each. */
function withOwnProgram(suite, other, { readsImages }) {
	const { server, file } = suite;
	if (!readsImages || !isOtherProgram(server, other?.server)) return suite;
	const own = {
		program: server,
		programPlace: {
			file,
			line: ruleLine(suite, `server.${server.kind}`)
		}
	};
	const scenarios = suite.scenarios.map((each) => each.program === void 0 ? {
		...each,
		...own
	} : each);
	return {
		...suite,
		scenarios: nonEmpty(scenarios)
	};
}
function parsedBefore(file, base, facts) {
	if (base === void 0) return void 0;
	return parsed(gatherSuiteBefore(file, base), `--base ${base}: ${file} was not a valid suite there`, facts);
}
function parsed({ text, name, optionFiles, dumpAt }, otherwise, facts) {
	const found = parseSuite(text, name, optionFiles, (config, reader) => readSuiteConfig(config, reader, facts.memoryBytes));
	if (found.kind !== "ok") throw new UserError(`${otherwise}\n${formatProblems(found.problems)}`);
	const path = ownWorkloadIn(found.suite);
	if (path === void 0) return found;
	const own = gatherOwnLoad(path, optionFiles, dumpAt) ?? refuseAbsent(path);
	return {
		...found,
		suite: withOwnLoad(found.suite, path, own)
	};
}
/** A scenario that equals the control would pass whatever it contains. */
function refuseLeftAlike(suite) {
	const lines = lostOptions(suite).map(({ scenario, option, file, line, why }) => `${file}:${line}: scenario ${scenario} would be measured as the control ${suite.control} is: ${option} is left out, as ${reachText(why)}; take it out of the suite, or give it an option that is measured`);
	if (lines.length > 0) throw new UserError(lines.map(escapeInvisible).join("\n"));
}
/** Scripts and server programs run here with our rights, so a stranger's must equal those of the base. */
function requireKnownPrograms(head, base) {
	const refuse = (what, why) => {
		const refused = `${what} of a pull request from a fork is not run, as ${why}`;
		return new UserError(`${head.file}: ${refused}; a maintainer can add it in a change of its own`);
	};
	const sources = new Set(base?.workloads.map(({ source }) => source));
	const script = head.workloads.find(({ source }) => source !== void 0 && !sources.has(source));
	if (script !== void 0) throw refuse(`the script ${script.script}`, "it is not that of the base");
	const known = new Set(base === void 0 ? [] : binariesOf(base));
	const top = checkoutAround(existingFolder(head.file));
	const isBrought = (binary) => top !== void 0 && isInside(realPathOf(resolve(binary)), top);
	const own = binariesOf(head).find((binary) => !known.has(binary) || isBrought(binary));
	if (own === void 0) return;
	throw refuse(`the server program ${own}`, known.has(own) ? "it lies in the checkout" : "the base does not name it");
}
/** The place of SQL that the base does not have; undefined if it has all of it. */
function strangeSqlIn({ scenarios: [first, ...others] }, base) {
	const before = base?.scenarios ?? [];
	const known = new Set(before.flatMap(({ sql }) => sql.map(({ value }) => value)));
	const statement = [first, ...others].flatMap(({ sql }) => sql).find(({ value }) => !known.has(value));
	if (statement !== void 0 || first.own === void 0) return statement;
	return before.some(({ own }) => own !== void 0 && isSameScenario(first, {
		...first,
		own
	})) ? void 0 : {
		file: first.own.workload.file,
		line: 1
	};
}
/** Paths of the server programs that a suite names. */
function binariesOf({ server, scenarios }) {
	return [server, ...scenarios.flatMap(({ program }) => program ?? [])].flatMap((program) => program.kind === "binary" ? program.name : []);
}
/** Dumps on disk, by paths from a folder. */
function dumpsIn(folder) {
	return (path) => dumpOnDisk(path, folder);
}
/**
* An existing suite, else the one of that name that comes with the program.
*
* @param isChanged whether it is known to have existed before: then another one does not take its place
* @throws UserError if the suite cannot be read
*/
function gatherSuite(file, { isChanged }) {
	const reading = readSuiteOnDisk(file);
	const dumpAt = dumpsIn(dirname(file));
	if (reading.kind === "text") return {
		name: file,
		text: reading.text,
		optionFiles: suiteOptionFiles(file),
		dumpAt
	};
	const shipped = reading.kind === "absent" && !isChanged ? shippedSuite(file) : void 0;
	if (shipped !== void 0) return gatherSuite(shipped, { isChanged: true });
	const why = reading.kind === "absent" && isDirectory(file) ? "it is a directory" : whyNoSuite(reading);
	throw new UserError(`cannot read the suite ${file}: ${why}; give the path of a suite file, or the name of one that comes with qpsgate`);
}
/**
* The former suite, with the option files of its time.
*
* @throws UserError if there is no such base, or it does not have the suite
*/
function gatherSuiteBefore(file, base) {
	const opened = openBase(base, file);
	if (opened.kind === "disk" && isDirectory(opened.path)) throw new UserError(`--base ${base} is a directory; give the old suite file, or a git ref`);
	const isDisk = opened.kind === "disk";
	const optionFiles = isDisk ? suiteOptionFiles(opened.path) : opened.revision.files(dirname(file));
	const reading = isDisk ? readSuiteOnDisk(opened.path) : opened.revision.files(".").file(file, file);
	if (reading.kind === "absent") throw new UserError(`--base ${base}: ${file} did not exist there; leave --base out`);
	if (reading.kind !== "text") throw new UserError(`--base ${base}: cannot read ${file} there: ${whyNoSuite(reading)}`);
	const folder = dirname(isDisk ? opened.path : file);
	const dumpAt = isDisk ? dumpsIn(folder) : (path) => dumpBefore(opened.revision, path, folder);
	return {
		name: `${file} (${base})`,
		text: reading.text,
		optionFiles,
		dumpAt
	};
}
function whyNoSuite(reading) {
	if (reading.kind === "absent") return "there is no such file";
	if (reading.kind === "outside") return "it is outside of the repository";
	if (reading.kind === "too-large") return `it is larger than ${reading.most / 1024 ** 2} MiB`;
	return reading.kind === "binary" ? "it is binary" : reading.why;
}
/**
* A user's own workload from a reader; undefined if it does not exist.
*
* @param where state of the repository for messages, such as `--base main: `; default: now
* @throws UserError with all problems of its file, or if its schema cannot be read
*/
function gatherOwnLoad(path, reader, dumpAt, where = "") {
	const read = readOwnLoad(path, reader);
	if (read.kind === "absent") return void 0;
	if (read.kind === "problems") throw new UserError(`${where}the workload ${path} is not valid\n${formatProblems(read.problems)}`);
	const { workload, data } = read.own;
	const { file, schema } = workload;
	if (schema.kind !== "dump") return read.own;
	try {
		const dump = dumpAt(joinPath(file, schema.path));
		return {
			workload,
			data: {
				...data,
				dump
			},
			unread: unreadIn(dump)
		};
	} catch (cause) {
		throw cause instanceof UserError ? new UserError(cause.message, {
			place: {
				file,
				line: 1
			},
			cause
		}) : cause;
	}
}
/** @throws UserError in any case: there is no such workload */
function refuseAbsent(path) {
	throw new UserError(`--workloads ${path}: there is no ${workloadFileOf(path)}; make one with qpsgate workload, or name one that is there`);
}
/** Paths that the user named: for only a workload, its own. */
function namedPaths({ paths, workload }) {
	return paths.length > 0 || workload === void 0 ? paths : [workload];
}
/** A base without its own workload runs the current one. */
function drivenAs(head, base) {
	const path = ownWorkloadIn(head);
	const { own } = head.scenarios[0];
	return path === void 0 || own === void 0 || base.dataset.own !== void 0 ? base : withOwnLoad(base, path, own);
}
/** The suite of files that configure servers, with a user's own workload if one is named. */
async function parsedConfig(request, facts, signal) {
	const { paths, workload, base: baseName } = request;
	if (workload === void 0) return readConfig(request, facts, signal);
	const found = paths.length === 0 ? defaultsDrivenBy(workload) : await readConfig(request, facts, signal);
	const now = gatherOwnLoad(workload, workloadFiles(workloadFileOf(workload)), dumpsIn(".")) ?? refuseAbsent(workload);
	const base = openBase(baseName, workload);
	const past = base.kind === "disk" ? void 0 : base.revision;
	const where = `--base ${baseName}: `;
	const before = past && gatherOwnLoad(workload, past.files("."), (path) => dumpBefore(past, path, "."), where);
	const suite = withOwnLoad(found.suite, workload, now);
	const known = before && withOwnLoad(found.base, workload, before);
	return {
		...found,
		suite,
		base: known ?? withOwnLoad(found.base, workload, now),
		strangeSql: request.isForeign ? strangeSqlIn(suite, known) : void 0
	};
}
const ADVICE = "advice";
/** Half the width of the intervals that tell what helps. */
const PROVEN = .01;
/** The present configuration is the control, and each proposal a scenario. */
async function parsedAdvice({ config, workload, proposals }, facts, signal) {
	const now = config === void 0 ? workload : pathOf(config);
	const { suite, warnings } = now === void 0 ? defaultsDrivenBy("defaults") : await parsedConfig({
		kind: "config",
		paths: config === void 0 ? [] : [config],
		workload,
		base: now
	}, facts, signal);
	const [server, another] = suite.scenarios;
	if (another !== void 0) throw new UserError(`--config: found several servers in ${config}; allowed: one of them, as ${server.name}`);
	const present = {
		...server,
		name: "present"
	};
	const others = proposals.map(({ name, options }) => ({
		...present,
		name,
		options: [...present.options, ...options]
	}));
	return {
		suite: {
			...suite,
			name: ADVICE,
			control: present.name,
			scenarios: [present, ...others],
			precision: PROVEN
		},
		base: void 0,
		ruledBy: void 0,
		warnings,
		baseWarnings: []
	};
}
/** Servers with default settings, for changes that affect only tables and statements. */
function defaultsDrivenBy(workload) {
	const suite = configSuite([{
		path: workload,
		options: []
	}], configName([workload]));
	return {
		suite,
		base: suite,
		warnings: [],
		baseWarnings: []
	};
}

export { installSandbox as a, sourceFacts as i, readSubject as n, subjectName as r, pathNear as t };