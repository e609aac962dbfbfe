import { n as nonEmpty, r as words } from "./lists.js";
import { i as suiteOfOwnLoad, n as readOwnLoad, t as ownWorkloadIn } from "./read-own-load.js";
import { c as escapeInvisible, d as meantText, m as quoteAtMost, p as quote } from "./escape.js";
import { o as settingChanges, r as isOtherProgram } from "./changes.js";
import { n as isSameScenario } from "./scenario-identity.js";
import { i as optionReach, u as tolerantOptions } from "./reach.js";
import { a as readSuiteOnDisk, c as joinPath, g as splitSource, h as nameOf, i as holds, m as isYaml, o as suiteOptionFiles, r as diskOptionFiles, s as workloadFiles, t as REPOSITORY, u as readOptionFile } from "./option-files.js";
import { B as isCommand, C as serverWord, H as placeRendered, L as lineDocuments, S as headText, U as renderCommand, V as isPlainOptionFile, c as livingFormers, d as unreadableAmong, f as SideFiles, g as ofServers, h as isOptionFile, i as ABSENT, m as factsIn, p as documentFacts, r as openBase, u as submodulesAmong, z as nodesIn } from "./revision.js";
import { a as readSource, c as bothSides, i as optionServer, l as joined, n as readChangedServers, o as configuredServers, r as NOTHING$1, s as References, t as pathsToRead } from "./changed-servers.js";
import { t as DEFAULT_FAIL_ON } from "./fail-on.js";
import { _ as workloadFileOf, i as USUAL_LOAD, y as workloadOf } from "./workloads.js";
import { a as DEFAULT_COSTS, o as DEFAULT_DATASET, s as DEFAULT_TOLERANCE } from "./adjust.js";
import { a as isReplacedOnServers, c as mayAffectSpeed } from "./assess.js";
import { n as formatProblems, r as parseSuite } from "./parse.js";
import { i as reachText } from "./warnings.js";
import { r as readYaml } from "./yaml-tree.js";
import { c as realPathOf, h as UserError, l as unless, n as existingFolder, o as isDirectory, s as isInside, t as checkoutAround } from "./paths.js";
import { i as shippedSuites, r as shippedSuite, t as readShippedSuite } from "./shipped.js";
import { s as headCommit, v as repositoryOf } from "./checkout.js";
import { i as dumpOnDisk, r as dumpBefore, t as ignoredFilesIn } from "./load-dump.js";
import { t as IMAGE_NAME } from "./scenario.js";
import { T as readOptionName, i as isExpression, r as expressionOf, u as writtenKey } from "./setting.js";
import { a as installBox, i as inOneLine, o as printInBox } from "./box.js";
import { A as findProgram, B as programsIn, N as ofSystem, R as SYSTEM_PATH, r as runToolNow, t as lastLine } from "./tool.js";
import { i as makeMemoryDirectory, t as RunDirectory } from "./run-directory.js";
import { i as gitIn, n as checkoutEnvironment } from "./git.js";
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";

// src/core/suite/suite.ts
/** Line of a rule by its path. If the file lacks the rule, it is the line of the nearest key around it. */
function ruleLine(suite, path) {
	return suite.ruleLines?.[path] ?? (path === "" ? 1 : ruleLine(suite, path.replace(/(?:^|\.)[^.]*$/, "")));
}

// src/core/sources/excluded.ts
/** Patterns of changed files that the gate leaves out, written as in a .gitignore. */
/** File of patterns at the top of a repository. It is read from the base, so that no change can exclude itself. */
const EXCLUDE_FILE = ".qpsgateignore";
/** The patterns in the text of EXCLUDE_FILE, one a line; blank lines and comments do not count. */
function patternsIn(text) {
	return text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}
/**
* Returns a function that says whether the patterns leave out a file. `*` and `?` stand for characters of a name, and
* `**` for any folders. A pattern without a slash, except at its end, matches in any folder. A pattern that matches a
* folder leaves out all files in it.
*
* @param patterns relative to the top of the repository
*/
function exclusion(patterns) {
	const all = patterns.map(expressionFor);
	return (path) => all.some((each) => each.test(path));
}
function expressionFor(pattern) {
	const path = pattern.replace(/\/+$/, "");
	const anywhere = path.includes("/") ? "" : "(?:.*/)?";
	const source = path.replace(/^\//, "").split(/(\*\*\/|\*\*|\*|\?)/).map((part) => WILD[part] ?? part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("");
	return new RegExp(`^${anywhere}${source}(?:/.*)?$`);
}
const WILD = {
	"**/": "(?:.*/)?",
	"**": ".*",
	"*": "[^/]*",
	"?": "[^/]"
};

// src/core/suite/config-suite.ts
/** Suite without a suite file: its scenarios are files that configure servers. */
/** Measurement and rules for runs without a suite file. */
const USUAL_SUITE = {
	server: { kind: "auto" },
	dataset: DEFAULT_DATASET,
	workloads: [workloadOf(USUAL_LOAD[0]), workloadOf(USUAL_LOAD[1])],
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
		failOn: DEFAULT_FAIL_ON
	},
	budgetSeconds: 120,
	precision: void 0
};
/** Maximum number of paths in a name. Further paths are only counted, so that the name stays short. */
const MOST_PATHS = 4;
/**
* Name of sources that are gated together, from their paths as the user gave them; without a path, the files of the
* change itself. The name identifies the comment and the ledger, so other sources get their own.
*/
function configName(paths) {
	if (paths.length === 0) return "changed files";
	const more = paths.length > MOST_PATHS ? [`${paths.length - MOST_PATHS} more`] : [];
	return [...paths.slice(0, MOST_PATHS), ...more].join(", ");
}
function configSuite(files, name) {
	const scenarios = nonEmpty(files.map(({ path, options, image, memoryLimit, place = {
		file: path,
		line: 1
	} }) => ({
		name: path,
		options,
		sql: [],
		place,
		memoryLimit,
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
		...USUAL_SUITE,
		name,
		file: control,
		control,
		scenarios
	};
}
/**
* Suite of only those files that changed since the base, because the others would cost time and show nothing. The first
* is the control. If none changed, all files stay.
*/
function onlyChanged(suite, base) {
	const [first, ...others] = suite.scenarios.filter((scenario) => base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)));
	return first === void 0 ? suite : {
		...suite,
		control: first.name,
		scenarios: [first, ...others]
	};
}

// src/edges/sources/command-files.ts
/**
* Finds the files of a repository that a command may depend on: files that it names, and changed files that may be part
* of a program that it runs.
*/
/** Git's mode of a file that is no link and cannot be executed. */
const PLAIN$1 = "100644";
const NOTHING = {
	kind: "text",
	text: ""
};
function filesNamedBy(command, top) {
	return command.map((word) => join(top, word)).filter((path) => path !== top && existsSync(path) && isInside(realPathOf(path), top));
}
/** Paths, in the repository, of changed files other than plain option files. Any of them may be part of a program. */
function otherThanOptionFiles(top, revision) {
	const now = diskOptionFiles(top);
	const isPlain = ({ path, modes }) => {
		const reading = modes[1] === "000000" ? NOTHING : now.file(path, path);
		return modes.every((mode) => mode === PLAIN$1 || mode === "000000") && reading.kind === "text" && isPlainOptionFile(path, reading.text);
	};
	return revision.changes().flatMap((file) => isPlain(file) ? [] : [relative(top, file.path)]);
}

// src/edges/sources/rendered-files.ts
/** Copies a repository's files into a folder of the run, for a command that may be hostile. */
const MEBIBYTE = 1024 ** 2;
/** Maximum size of a file, in bytes. Larger ones are left out, because no template is that large. */
const LARGEST_FILE_BYTES = 32 * MEBIBYTE;
const MOST_BYTES = 512 * MEBIBYTE;
const MOST_FILES$1 = 1e5;
/**
* Maximum bytes of all files together for which they are written to memory. A busy disk takes ten times as long for
* thousands of files.
*/
const MOST_IN_MEMORY = 16 * MEBIBYTE;
const SUBMODULE = "160000";
const TOO_LARGE = `the repository has more than ${MOST_FILES$1} files or ${MOST_BYTES / MEBIBYTE} MiB`;
const PARTIAL = "this clone is partial and lacks files of the commit; give actions/checkout no filter, or run git fetch --refetch --no-filter";
/** These attributes take precedence over the repository's, so that git leaves contents as they are. */
const PLAIN = "* -text -eol -filter -ident -working-tree-encoding\n";
/**
* Writes these files of a repository into a folder of the run. No filter of git changes them (line ends, LFS), and no
* attribute leaves one out. Submodules are empty folders, links are not followed. `.git` and files of more than 32 MiB
* are left out.
*
* @throws the signal's reason
*/
async function layFiles(files, run, signal) {
	try {
		const { top } = files;
		const repository = run.make(`git-${files.kind}`);
		const theirs = gitFor(top, signal);
		const format = `${await theirs(["rev-parse", "--show-object-format"])}`.trim();
		const objects = resolve(top, `${await theirs([
			"rev-parse",
			"--git-path",
			"objects"
		])}`.trimEnd());
		const ours = gitFor(top, signal, {
			GIT_DIR: repository,
			GIT_WORK_TREE: top
		});
		await ours([
			"init",
			"--quiet",
			"--template=",
			`--object-format=${format}`
		]);
		writeFileSync(join(repository, "objects/info/alternates"), `${objects}\n`);
		mkdirSync(join(repository, "info"));
		writeFileSync(join(repository, "info/attributes"), PLAIN);
		if (files.kind === "commit") await ours([
			"read-tree",
			"--end-of-options",
			files.commit
		]);
		else await readWorkTree(theirs, ours);
		const place = await leaveOutLarge(ours) > MOST_IN_MEMORY ? run.make(`files-${files.kind}`) : makeMemoryDirectory(run);
		const folder = join(place, "files");
		mkdirSync(folder);
		await ours([
			"checkout-index",
			"--all",
			`--prefix=${folder}/`
		]);
		runToolNow(ofSystem("chmod", "-R", "a+rX", folder), {
			cwd: "/",
			timeoutSeconds: 60
		});
		return {
			kind: "laid",
			folder
		};
	} catch (cause) {
		signal.throwIfAborted();
		if (cause instanceof FilesError) return {
			kind: "failed",
			why: cause.message
		};
		throw cause;
	}
}
var FilesError = class extends Error {};
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
		if (/dubious ownership/.test(messages)) throw new FilesError(`git does not trust the repository; run ${says}`);
		throw new FilesError(`git ${args[0]} fails: ${quote(says)}`);
	};
}
/**
* Enters the files of the user's index, then their contents on disk. Submodules are entered last, so that git does not
* look into them for changes.
*/
async function readWorkTree(theirs, ours) {
	const index = recordsOf(await theirs([
		"ls-files",
		"--cached",
		"--stage",
		"-z"
	]));
	const enter = (records) => ours([
		"update-index",
		"-z",
		"--index-info"
	], { input: listOf(records) });
	await enter(index.filter((record) => !record.startsWith(SUBMODULE)));
	await ours([
		"add",
		"--update",
		"--",
		":/"
	]);
	await enter(index.filter((record) => record.startsWith(SUBMODULE)));
}
/**
* Takes large files out of the index.
*
* @returns bytes of all other files
*/
async function leaveOutLarge(git) {
	const listed = recordsOf(await git([
		"ls-tree",
		"-r",
		"-l",
		"-z",
		`${await git(["write-tree", "--missing-ok"])}`.trim()
	])).map((record) => {
		const [, size = "", path = ""] = /^\d+ \w+ [0-9a-f]+ +(\d+|-|BAD)\t(.+)$/s.exec(record) ?? [];
		if (size === "BAD") throw new FilesError(PARTIAL);
		return {
			path,
			bytes: Number.parseInt(size, 10) || 0
		};
	});
	await git([
		"update-index",
		"-z",
		"--force-remove",
		"--stdin"
	], { input: listOf(listed.filter(({ bytes }) => bytes > LARGEST_FILE_BYTES).map(({ path }) => path)) });
	const bytes = listed.reduce((sum, each) => sum + (each.bytes > LARGEST_FILE_BYTES ? 0 : each.bytes), 0);
	if (bytes > MOST_BYTES || listed.length > MOST_FILES$1) throw new FilesError(TOO_LARGE);
	return bytes;
}
function recordsOf(output) {
	return output.toString().split("\0").slice(0, -1);
}
function listOf(records) {
	return records.map((record) => `${record}\0`).join("");
}
/** Endings of documents, which describe options and set none, so an option never comes from one. */
const DOCUMENT = /\.(?:md|markdown|rst|adoc|txt|html?)$/i;
const LARGEST_TEMPLATE_BYTES = MEBIBYTE;
/** Maximum size of all templates together, in bytes, to limit the time of the search. Further ones are not searched. */
const MOST_TEMPLATE_BYTES = 64 * MEBIBYTE;
/**
* Texts in the folder that options can come from, by their paths in it. Links are not followed, because they may lead
* out of the folder.
*/
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

// src/edges/sources/render.ts
/** Runs a command of the user's repository that prints an option file, for example from a template. */
const LIMITS$1 = {
	seconds: 60,
	bytes: 1024 ** 2,
	memoryBytes: 2 * 1024 ** 3
};
const SHOWN_LINES = 3;
/** Matches warnings, which are not shown, because they do not say why a tool failed. */
const WARNING = /\blevel=warning\b/;
/** Maximum length of a shown line. It is long, because tools name the problem at its end, after the file's name. */
const SHOWN_CHARACTERS = 300;
/**
* Runs a command on a repository's files, on disk or of a commit, without a shell, and returns its output.
*
* The command may be from a pull request, so it runs in a sandbox, or not at all. There it
* - sees its copy of the files, read-only, as its working directory /repository, without `.git`; links in it lead
*   nowhere else;
* - sees /usr and the folders of programs on PATH, read-only, and nothing else of the disk: no home, no workspace;
* - writes only to /tmp, which is HOME and TMPDIR, and /dev/shm: in memory, at most 256 and 64 MiB, gone afterwards;
* - has only PATH, PWD, HOME, LANG and TMPDIR in its environment. If qpsgate is root, the command runs as nobody.
*
* It ends after 60 s, or after 1 MiB of output, with all processes that it started.
*
* Not isolated: the kernel, because only a few system calls are refused; until the deadline CPU, the number of
* processes, and their memory together, because each may have 2 GiB of data; all files in folders of programs on PATH;
* the machine's name.
*
* @throws the signal's reason, after all processes have ended
*/
async function renderAt(command, files, signal, limits = LIMITS$1) {
	signal.throwIfAborted();
	if (process.platform !== "linux") return failed("commands are run on Linux only");
	using run = new RunDirectory();
	const laid = await layFiles(files, run, signal);
	if (laid.kind === "failed") return laid;
	const { folder } = laid;
	const programs = programsIn([...(process.env.PATH ?? "").split(delimiter), ...SYSTEM_PATH], files.top);
	const end = await printInBox(command, rendererBox(folder, run.path, programs), limits, signal);
	const printed = printedBy(end, limits);
	if (printed.kind === "failed") return printed;
	if (printed.text.trim() === "") return failed("it printed nothing", stderrOf(end));
	return {
		kind: "text",
		text: printed.text,
		templates: templatesIn(folder)
	};
}
/**
* Folder of the files in the sandbox. It is the same before and after a change, because otherwise a printed path would
* look like a change.
*/
const WORKING_DIRECTORY = "/repository";
/**
* The sandbox of a program that reads a copy of a repository's files.
*
* @param folder of the copy
* @param environment variables besides those that every program gets
*/
function rendererBox(folder, run, { views, path }, environment = {}) {
	return {
		run,
		views: [...views, [
			"--ro-bind",
			folder,
			WORKING_DIRECTORY
		]],
		cwd: WORKING_DIRECTORY,
		environment: {
			...environment,
			PATH: path.join(":"),
			HOME: "/tmp",
			LANG: "C.UTF-8",
			TMPDIR: "/tmp"
		}
	};
}
function printedBy(end, limits) {
	if (end.kind === "no-box") return failed(inOneLine(end.why));
	if (end.kind === "late") return failed(`it was ended after ${limits.seconds} s`, end.stderr);
	if (end.kind === "too-much") return failed(`it was ended as it printed more than ${limits.bytes} bytes`, end.stderr);
	if (end.code !== 0) return failed(`it ended with exit code ${end.code ?? "unknown"}`, end.stderr);
	return {
		kind: "text",
		text: end.stdout.toString()
	};
}
/** Text of standard error, where tools print their messages; empty if no sandbox could be made. */
function stderrOf(end) {
	return end.kind === "no-box" ? "" : end.stderr;
}
function failed(why, stderr = "") {
	const messages = lastLines(stderr, SHOWN_LINES);
	const hint = WALLS.test(stderr) ? IN_A_BOX : "";
	return {
		kind: "failed",
		why: messages === "" ? why : `${why}; it said last: ${messages}${hint}`
	};
}
/**
* Messages of programs that need what no sandbox has: a network, or a disk to install to. They get a hint, IN_A_BOX.
*/
const WALLS = /\b(?:EAI_AGAIN|ENOTFOUND|ENETUNREACH|EROFS|getaddrinfo|no such host|Read-only file system)\b|resolve host|name resolution|Network is unreachable|Name or service not known|ENOENT: .*, mkdir/i;
const IN_A_BOX = "; it runs in a box without a network, and writes to /tmp only: install what it needs in a step before, in a folder on PATH";
function lastLines(text, most) {
	return text.split("\n").filter((line) => line.trim() !== "" && !WARNING.test(line)).slice(-most).map((line) => quoteAtMost(SHOWN_CHARACTERS, line)).join(", ");
}

// src/core/sources/rendered-source.ts
/**
* Makes a source of the texts that a tool has printed for both sides.
*
* @param path of the file or folder that stands for all configurations
*/
function renderedSource(path, texts, files) {
	const origins = bothSides((side) => [...new Set(texts[side].flatMap((text) => text.origins))]);
	const documents = bothSides((side) => origins[side].flatMap((file) => documentsOf(file, files[side])));
	const references = new References(documents);
	const all = bothSides((side) => {
		const places = new Places(documents, references, side, {
			file: origins[side][0] ?? path,
			line: 1
		});
		return texts[side].map((text) => ({
			...text,
			servers: serversOf(text, path, origins[side], places)
		}));
	});
	const usual = new Set([...all.before, ...all.after].flatMap(({ isRest, servers }) => isRest ? [] : servers.map(({ at }) => at)));
	return {
		path,
		former: void 0,
		read: bothSides((side) => ({
			servers: all[side].flatMap(({ isRest, servers }) => servers.filter(({ at }) => !isRest || !usual.has(at))),
			problems: [],
			warnings: [],
			documents: []
		}))
	};
}
function documentsOf(path, files) {
	const file = files.of(path);
	if (file?.kind === "facts") return file.documents;
	return file?.kind === "options" ? lineDocuments(files.text(path) ?? "", path) : [];
}
function serversOf({ name, text }, path, origins, places) {
	const servers = factsIn(decodedManifests(text), `${path}.yaml`).servers.map((server) => {
		const header = places.ofText(server.at);
		const facts = server.facts.map((fact) => ({
			...fact,
			...places.ofFact(fact, header)
		}));
		return {
			...server,
			...header,
			files: new Set(origins),
			facts
		};
	});
	return joined(servers).map((server) => ({
		...server,
		at: [name, server.at].filter((part) => part !== "").join(":")
	}));
}
const SECRET = /^kind: Secret$/m;
/** A line in the data of a Kubernetes secret, with a value in base64. */
const ENCODED = /^( {2}[\w.-]+): ([A-Za-z0-9+/]{8,}={0,2})$/gm;
const FLAG = /(?:^|\s)--[a-z][\w-]+/m;
/** Decodes those values of Kubernetes secrets that configure servers. Others, such as passwords, stay encoded. */
function decodedManifests(text) {
	const plain = (whole, key, encoded) => {
		const decoded = encoded.length % 4 === 0 ? atob(encoded) : "";
		if (!ofServers(decoded) && !FLAG.test(decoded)) return whole;
		return `${key}: |\n${decoded.trimEnd().split("\n").map((line) => `    ${line}`).join("\n")}`;
	};
	return text.split("\n---\n").map((each) => SECRET.test(each) ? each.replaceAll(ENCODED, plain) : each).join("\n---\n");
}
/**
* Minimum length, in characters, of a part of a value by which its line is searched for, because shorter parts are on
* too many lines.
*/
const TELLING = 3;
/** Finds the lines of the repository that the output of a tool came from. */
var Places = class {
	/**
	* Lines by variable, and by variable and value. If there are several, the first one that changed counts, else the
	* first.
	*/
	#facts = /* @__PURE__ */ new Map();
	#lines;
	#changed;
	#usual;
	constructor(documents, references, side, usual) {
		const keyOf = ({ file, text }) => `${file}\0${text}`;
		const before = new Set(linesOf(documents[side === "before" ? "after" : "before"]).map(keyOf));
		this.#lines = linesOf(documents[side]);
		this.#changed = new Set(this.#lines.filter((line) => !before.has(keyOf(line))).map(placeOf));
		this.#usual = usual;
		for (const { name, value, file, line } of documents[side].flatMap(documentFacts)) {
			const { value: resolved, literals } = references.resolve(value, side, file);
			const place = literals[0] ?? {
				file,
				line
			};
			const { variable } = readOptionName(name);
			for (const key of [variable, `${variable}\0${resolved.text ?? ""}`]) {
				const first = this.#facts.get(key);
				if (first === void 0 || this.#isChanged(place) && !this.#isChanged(first)) this.#facts.set(key, {
					file: place.file,
					line: place.line
				});
			}
		}
	}
	/**
	* Line that sets the variable to the value. If there is none, a line with only the variable or a part of the value,
	* preferably a changed one.
	*/
	ofFact({ name, value }, header) {
		const { variable } = readOptionName(name);
		const same = this.#facts.get(`${variable}\0${value.text ?? ""}`);
		if (same !== void 0) return same;
		const ofVariable = this.#facts.get(variable);
		const ofValue = (value.text?.split(/[:/=]/).filter((part) => part.length >= TELLING) ?? []).toReversed().map((part) => this.#lines.filter(({ text }) => text.includes(part))).find((each) => each.length > 0) ?? [];
		return this.#nearest(ofVariable === void 0 ? ofValue : [ofVariable, ...ofValue], header);
	}
	ofText(text) {
		return this.#nearest(text === "" ? [] : this.#lines.filter((line) => line.text.includes(text)));
	}
	/**
	* The first line that changed, else the first line; `usual` if there are none. A changed line is the likeliest reason
	* for a difference.
	*/
	#nearest(places, usual = this.#usual) {
		const { file, line } = places.find((place) => this.#isChanged(place)) ?? places[0] ?? usual;
		return {
			file,
			line
		};
	}
	#isChanged(place) {
		return this.#changed.has(placeOf(place));
	}
};
function placeOf({ file, line }) {
	return `${line} ${file}`;
}
function linesOf(documents) {
	return documents.flatMap(({ file, root }) => [...nodesIn(root)].map((node) => ({
		file,
		line: node.line,
		text: headText(node)
	})));
}

// src/core/sources/renderers.ts
/**
* Table of the tools by which production renders its files, such as helm. A tool's row says which files it reads, and
* how it is called. Paths are relative to the top of the repository, which is `.`.
*/
/** Matches version 2 or later, because version 1 of docker-compose was another program. */
const COMPOSE_VERSION = /version v?([2-9]\d*(?:\.\d+)+)/i;
/** Rows of the tools. The first tool that reads a path renders it. */
const RENDERERS = [
	{
		name: "docker compose",
		programs: [{
			program: "docker",
			words: ["compose"],
			version: ["compose", "version"],
			usable: COMPOSE_VERSION
		}, {
			program: "docker-compose",
			words: [],
			version: ["version"],
			usable: COMPOSE_VERSION
		}],
		renderings: composeRenderings,
		unset: (messages) => [...messages.matchAll(/\\?"(\w+)\\?" variable is not set|required variable (\w+) is missing/g)].flatMap(([, blank, required]) => blank ?? required ?? []),
		plain: plainCompose
	},
	{
		name: "helm",
		programs: [{
			program: "helm",
			words: ["template"],
			version: ["version"],
			usable: /\bv([3-9]\d*(?:\.\d+)+)/
		}],
		renderings: chartRenderings,
		unset: () => [],
		plain: expandedOutput
	},
	{
		name: "kustomize",
		programs: [{
			program: "kustomize",
			words: ["build"],
			version: ["version"],
			usable: /\bv([4-9]\d*(?:\.\d+)+)/
		}, {
			program: "kubectl",
			words: ["kustomize"],
			version: ["version", "--client"],
			usable: /Kustomize Version: v([4-9]\d*(?:\.\d+)+)/
		}],
		renderings: kustomizeRenderings,
		unset: () => [],
		plain: (output) => expandedOutput(hashFreeOutput(output))
	}
];
/** Without arguments, compose takes the first of these files that a folder has, together with its override. */
const COMPOSE_FILES = [
	"compose.yaml",
	"compose.yml",
	"docker-compose.yml",
	"docker-compose.yaml"
];
const OVERRIDES = words("compose.override.yaml compose.override.yml docker-compose.override.yml docker-compose.override.yaml");
/** Outermost keys of compose files, besides extensions. */
const COMPOSE_KEYS = words("version name services include networks volumes configs secrets models");
/** First characters of lines that lie below an outermost key, or that hold no key. */
const BELOW = " 	\r-#}]";
/** Keys of services. A file with one of them is a compose file, whatever its name. */
const SERVICE_KEYS = [
	"image:",
	"build:",
	"extends:"
];
/** Matches a list of ports. Variables in it may stay empty, because no server depends on them. */
const PORTS = /^[ \t]+["']?ports["']?:[ \t]*(?:\[.*|(?:\r?\n[ \t]*[-#].*)*)/gm;
/** Matches a file's name in the text of a compose file, which may extend or include that file. */
const PART = /[\w./-]{1,200}\.(?:ya?ml|env)\b/g;
const MOST_PARTS = 50;
const MOST_TEXT = 1e5;
/** Whether a file starts services, and has only outermost keys that compose knows. */
function isCompose(path, text) {
	if (!isYaml(path)) return false;
	const keys = text.split("\n").filter((line) => line !== "" && !BELOW.includes(line.charAt(0))).map((line) => line.slice(0, Math.max(0, line.indexOf(":"))).replaceAll(/["'\s]/g, ""));
	const startsServices = keys.includes("services") || keys.includes("include");
	const isNamed = path.toLowerCase().includes("compose") || SERVICE_KEYS.some((key) => text.includes(key));
	return startsServices && isNamed && keys.every((key) => COMPOSE_KEYS.has(key) || key.startsWith("x-"));
}
/** Compose files, together with the files that they extend or include, or that give them variables. */
function composeParts(paths, files) {
	const parts = new Set(paths);
	for (const path of parts) for (const [word] of files.text(path).slice(0, MOST_TEXT).matchAll(PART)) {
		const part = joinPath(path, word);
		if (parts.size < MOST_PARTS && isThere(part, files)) parts.add(part);
	}
	return [...parts];
}
function composeRenderings(asked, files) {
	const folder = folderOf(asked);
	const usual = usualCompose(folder, files);
	const [first = asked] = usual;
	const path = folderOf(first) === folder && OVERRIDES.has(nameOf(asked)) ? first : asked;
	if (!isCompose(path, files.text(path))) return [];
	const choices = path === usual[0] ? [[]] : usual.length === 0 ? [[path]] : [[path], [first, path]];
	const attempts = (profiles) => choices.map((choice) => {
		return [
			...[
				"--project-directory",
				`./${folderOf(choice[0] ?? path)}`,
				...profiles
			],
			...choice.flatMap((file) => ["-f", `./${file}`]),
			"config"
		];
	});
	const paths = [.../* @__PURE__ */ new Set([
		path,
		...usual,
		inFolder(folder, ".env")
	])];
	const text = paths.map((each) => files.text(each)).join("\n");
	const blank = [...text.matchAll(PORTS)].flatMap(([ports]) => ports.match(/(?<=\$\{?)\w+/g) ?? []);
	const rendering = {
		name: "",
		isRest: false,
		unit: path,
		folder,
		reads: composeParts(paths, files),
		blank
	};
	if (!text.includes("profiles")) return [{
		...rendering,
		attempts: attempts([])
	}];
	const everything = attempts(["--profile", "*"]);
	return [{
		...rendering,
		attempts: [...attempts([]), ...everything]
	}, {
		...rendering,
		isRest: true,
		attempts: everything
	}];
}
/**
* Turns the output of compose into plain YAML: `$$` becomes `$`, and a path that begins with a variable loses its `./`.
* Extensions (`x-…`) are left out, because compose has merged their content into the services.
*/
function plainCompose(output) {
	return output.replace(/^x-[\w.-]+:.*\n(?:[ -].*\n)*/gm, "").replaceAll("./$${", () => "$${").replaceAll("$$", () => "$");
}
/**
* Files that compose takes without arguments: those in the folder, or in the nearest folder around it that has such
* files.
*/
function usualCompose(folder, files) {
	for (const around of foldersAround(folder)) {
		const names = files.names(around);
		const first = COMPOSE_FILES.find((name) => names.includes(name));
		const overrides = names.filter((name) => OVERRIDES.has(name));
		if (first !== void 0) return [first, ...overrides].map((name) => inFolder(around, name));
	}
	return [];
}
const CHART = "Chart.yaml";
/**
* Files that helm reads of a chart, besides further values files (`isValues`): these names, of which `.` is the chart
* itself, and everything in CHART_FOLDERS.
*/
const CHART_FILES = words(". Chart.yaml values.yaml values.yml");
const CHART_FOLDERS = words("templates charts");
/**
* Whether a path in a chart is a values file besides the usual one, such as `values-prod.yaml` or `prod.values.yaml`.
*/
function isValues(path) {
	const stem = path.slice(0, path.lastIndexOf(".")).toLowerCase();
	const isNamed = ["values.", "values-"].some((each) => stem.startsWith(each)) || /[.-]values$/.test(stem);
	return isYaml(path) && !path.includes("/") && isNamed;
}
/**
* The chart around a path. Of nested charts, the outermost counts, because helm renders the inner ones together with
* it.
*/
function chartAround(path, files) {
	const chart = foldersAround(path).find((folder) => files.names(folder).includes(CHART));
	if (chart === void 0 || nameOf(folderOf(chart)) !== "charts") return chart;
	return chartAround(folderOf(folderOf(chart)), files) ?? chart;
}
/**
* Renderings of a chart: with its usual values, and once more with each further values file. If the user named values
* files, there is one for each of these only.
*/
function chartRenderings(path, files, named) {
	const chart = chartAround(path, files);
	if (chart === void 0) return [];
	const about = files.text(inFolder(chart, CHART));
	const inside = pathFrom(chart, path);
	if (!(isValues(inside) || CHART_FILES.has(inside) || CHART_FOLDERS.has(inside.split("/")[0] ?? "")) || /^type:\s*["']?library/m.test(about)) return [];
	const isForChart = (each) => isValues(pathFrom(chart, each)) || isYaml(each) && nameOf(each).toLowerCase().includes("values") && chartAround(each, files) === void 0;
	const asked = [...new Set([...named, path].filter((each) => isForChart(each) && isThere(each, files)))];
	if (isValues(inside) && asked.length === 0) return [];
	const [, name = "release"] = /^name:\s*["']?([a-z0-9][a-z0-9-]{0,51})["']?\s*$/m.exec(about) ?? [];
	const renderingWith = (values) => ({
		name: values.map((each) => pathFrom(chart, each)).join(),
		isRest: false,
		unit: chart,
		folder: chart,
		reads: [...values, chart],
		blank: [],
		attempts: [[
			name,
			`./${chart}`,
			"--skip-tests",
			...values.flatMap((each) => ["-f", `./${each}`])
		]]
	});
	if (asked.length > 0) return asked.map((each) => renderingWith([each]));
	const others = files.names(chart).filter(isValues).toSorted();
	return [renderingWith([]), ...others.map((each) => renderingWith([inFolder(chart, each)]))];
}
/** Maximum number of words of a kustomization that are read as paths. Real kustomizations have a few hundred. */
const MOST_NAMED = 5e3;
const KUSTOMIZATION = /^(?:kustomization\.ya?ml|Kustomization)$/;
/** Renderings of the outermost kustomizations, such as overlays, that a path is a part of. */
function kustomizeRenderings(path, files) {
	const nearest = foldersAround(path).find((folder) => kustomizationIn(folder, files) !== void 0);
	if (nearest === void 0) return [];
	const file = kustomizationIn(nearest, files) ?? "";
	if (!(path === nearest || path === file || files.text(file).includes(pathFrom(nearest, path)))) return [];
	return outermost(nearest, files).map((folder) => ({
		name: folder === nearest ? "" : folder,
		isRest: false,
		unit: nearest,
		folder,
		reads: partsOf(folder, files),
		blank: [],
		attempts: [[
			`./${folder}`,
			"--load-restrictor",
			"LoadRestrictionsNone",
			"--enable-helm"
		]]
	}));
}
function kustomizationIn(folder, files) {
	const name = files.names(folder).find((each) => KUSTOMIZATION.test(each));
	return name === void 0 ? void 0 : inFolder(folder, name);
}
/** Paths that the kustomization of a folder may name: all its words, because any key may have a path as its value. */
function pathsNamedIn(folder, files) {
	const all = files.text(kustomizationIn(folder, files) ?? folder).match(/[^\s"'#,=[\]]+/g) ?? [];
	return new Set(all.slice(0, MOST_NAMED).map((word) => joinPath(`${folder}/`, word)));
}
/** The kustomization of a folder, with all files that it names, directly or through other kustomizations. */
function partsOf(top, files) {
	const parts = /* @__PURE__ */ new Set();
	const folders = /* @__PURE__ */ new Set([top]);
	for (const folder of folders) {
		const file = kustomizationIn(folder, files);
		if (file === void 0) continue;
		parts.add(file);
		for (const path of pathsNamedIn(folder, files)) if (files.names(path).length > 0) folders.add(path);
		else if (isThere(path, files)) parts.add(path);
	}
	return [...parts];
}
/**
* The kustomizations that name the one in the folder, directly or through others, and that no other kustomization
* names.
*/
function outermost(folder, files) {
	const referrers = /* @__PURE__ */ new Map();
	for (const each of files.foldersWith(KUSTOMIZATION)) for (const path of pathsNamedIn(each, files)) if (path !== each) referrers.set(path, (referrers.get(path) ?? /* @__PURE__ */ new Set()).add(each));
	const reached = /* @__PURE__ */ new Set([folder]);
	for (const each of reached) for (const referrer of referrers.get(each) ?? []) reached.add(referrer);
	const outer = [...reached].filter((each) => !referrers.has(each));
	return outer.length > 0 ? outer.toSorted() : [folder];
}
/**
* Removes hashes from the names of generated objects. Otherwise a new hash would make every object that uses the name
* look changed, too.
*/
function hashFreeOutput(output) {
	const names = new Set(output.match(/(?<=^ {2}name: )\S+-[2456789bcdfghkmt]{10}$/gm));
	return output.replace(/[\w.-]+/g, (word) => names.has(word) ? word.slice(0, -11) : word);
}
/** Matches an environment variable of a container, with its value. */
const VARIABLE = /^( *(?:- +)?name: (\w+))\n +value: ["']?(.*?)["']?$/gm;
/**
* Matches a variable that takes its value from another object. A literal value under the same name then belongs to
* another container.
*/
const FROM_ELSEWHERE = /name: (\w+)\n +valueFrom:/g;
/**
* Puts the values of containers' variables into the arguments that use them, as Kubernetes does when it starts a
* container.
*/
function expandedOutput(output) {
	return output.split(/^(?=---)/m).map((document) => {
		if (/\benvFrom:/.test(document)) return document;
		const elsewhere = new Set([...document.matchAll(FROM_ELSEWHERE)].map(([, name = ""]) => name));
		const values = Map.groupBy(document.matchAll(VARIABLE), ([, , name = ""]) => name);
		const used = /* @__PURE__ */ new Set();
		return document.replace(/(?<!\$)\$\((\w+)\)/g, (reference, name) => {
			const [first, other] = new Set(values.get(name)?.map(([, , , value = ""]) => value));
			if (first === void 0 || other !== void 0 || elsewhere.has(name)) return reference;
			used.add(name);
			return first;
		}).replace(VARIABLE, (whole, line, name) => used.has(name) ? line : whole);
	}).join("");
}
function folderOf(path) {
	return joinPath(path, ".");
}
function isThere(path, files) {
	return files.names(folderOf(path)).includes(nameOf(path));
}
function inFolder(folder, name) {
	return joinPath(`${folder}/`, name);
}
/** Path relative to a folder. A path outside of the folder stays as it is. */
function pathFrom(folder, path) {
	if (path === folder) return ".";
	return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
/** The path itself, then the folders around it, from the inside out. */
function foldersAround(path) {
	return path === "." ? ["."] : [path, ...foldersAround(folderOf(path))];
}

// src/edges/sources/tools.ts
/** Runs tools of this machine, such as helm, that render files of a repository, for both sides of a change. */
/** Limits of one call. Real files need far less, so files that exceed a limit may be hostile. */
const LIMITS = {
	seconds: 20,
	bytes: 1024 ** 2,
	memoryBytes: 2 * 1024 ** 3
};
/** Maximum seconds for all calls of tools together. */
const MOST_SECONDS = 60;
/** Maximum number of calls for one output, because a tool may report variables without a value one at a time. */
const MOST_ROUNDS = 6;
/**
* Runs tools as `renderAt` runs commands: in a sandbox, on a copy of one side's files, which is made only once. A
* stranger may have written the files, but the tools are those of the machine.
*/
var Tools = class {
	/** Versions of the tools that were found, by tool. */
	versions = /* @__PURE__ */ new Map();
	#run;
	#place;
	#signal;
	#limits;
	#starts = /* @__PURE__ */ new Map();
	#laid = /* @__PURE__ */ new Map();
	#secondsLeft = MOST_SECONDS;
	constructor(place, signal, limits = LIMITS) {
		this.#place = place;
		this.#signal = signal;
		this.#limits = limits;
	}
	[Symbol.dispose]() {
		this.#run?.[Symbol.dispose]();
	}
	get #directory() {
		this.#run ??= new RunDirectory();
		return this.#run;
	}
	/**
	* Output of a tool for one side, from the first attempt that succeeds. If none does, the reason why the first failed.
	*
	* @throws the signal's reason, after all processes have ended
	*/
	async print(renderer, { attempts, blank }, side) {
		const present = this.#presentOf(renderer);
		if (present.length === 0) return { kind: "missing" };
		const start = await once(this.#starts, renderer.name, () => this.#start(renderer.name, present));
		if (start.kind !== "ready") return start;
		const laid = await once(this.#laid, side, () => this.#lay(side));
		if (laid.kind === "failed") return laid;
		let first;
		for (const words of attempts) {
			const printed = await this.#printFilled([...start.command, ...words], laid.folder, renderer.unset, blank);
			if (printed.kind === "text") return printed;
			first ??= printed;
		}
		return first ?? {
			kind: "failed",
			why: "there is no way to run it"
		};
	}
	#presentOf({ programs }) {
		return programs.flatMap((each) => {
			const path = findProgram(each.program);
			return path === void 0 || isInside(realPathOf(path), this.#place.top) ? [] : {
				...each,
				path
			};
		});
	}
	async #start(name, present) {
		const { installing } = this.#place;
		if (installing !== void 0) await installBox(installing, this.#signal);
		for (const { path, words, version, usable } of present) {
			const end = await this.#end([path, ...version], this.#directory.make("nothing"), {});
			const printed = printedBy(end, this.#limits);
			if (printed.kind === "failed" && end.kind !== "ended") return printed;
			const [, number] = usable.exec(printed.kind === "text" ? printed.text : "") ?? [];
			if (number === void 0) continue;
			this.versions.set(name, number);
			return {
				kind: "ready",
				command: [path, ...words]
			};
		}
		return { kind: "missing" };
	}
	#lay(side) {
		const { top, commit } = this.#place;
		return layFiles(side === "after" ? {
			kind: "work-tree",
			top
		} : {
			kind: "commit",
			top,
			commit
		}, this.#directory, this.#signal);
	}
	/**
	* Runs a command again until all variables have values. A variable without a value on this machine stays `${NAME}` in
	* the output, because other files may set it. Its value is empty only if the tool does not accept such a text.
	*/
	async #printFilled(command, folder, unset, blank) {
		const values = /* @__PURE__ */ new Map();
		for (let round = 1;; round += 1) {
			const { printed, said } = await this.#printOnce(command, folder, Object.fromEntries(values));
			const missing = unset(said).filter((name) => !values.has(name) && !blank.includes(name));
			const why = printed.kind === "text" ? "" : printed.why;
			const refused = [...values.keys()].filter((name) => why.includes(standInFor(name)));
			if (missing.length + refused.length === 0 || round === MOST_ROUNDS) return printed;
			for (const name of refused) values.set(name, "");
			for (const name of missing) values.set(name, standInFor(name));
		}
	}
	async #printOnce(command, folder, environment) {
		const late = {
			kind: "failed",
			why: `all tools together may take ${MOST_SECONDS} s`
		};
		if (this.#secondsLeft <= 0) return {
			printed: late,
			said: ""
		};
		const began = performance.now();
		const end = await this.#end(command, folder, environment);
		this.#secondsLeft = end.kind === "late" ? 0 : this.#secondsLeft - (performance.now() - began) / 1e3;
		return {
			printed: printedBy(end, this.#limits),
			said: stderrOf(end)
		};
	}
	#end(command, folder, environment) {
		const programs = programsIn([dirname(command[0]), ...SYSTEM_PATH], this.#place.top);
		const box = rendererBox(folder, this.#directory.path, programs, environment);
		return printInBox(command, box, this.#limits, this.#signal);
	}
};
/**
* Value for a variable without one: a reference to the variable itself, in the form of a valid path, because it may
* stand for a path.
*/
function standInFor(name) {
	return `./\${${name}}`;
}
function once(cache, key, make) {
	const value = cache.get(key) ?? make();
	cache.set(key, value);
	return value;
}

// src/gate/tool-sources.ts
/**
* Reads files that production renders with a tool, such as Compose files and charts, from what the tool prints on both
* sides of the change.
*/
const NOTHING_RENDERED = {
	sources: [],
	taken: /* @__PURE__ */ new Set(),
	warnings: [],
	tools: {}
};
/**
* Reads paths with the tools that render them. A path whose tool is missing or fails is left to the readers of files.
*
* @throws the signal's reason
*/
async function renderSources(paths, place, signal) {
	const repository = new RepositoryPaths(place);
	const plans = paths.flatMap((path) => renderPlan(path, repository, place) ?? []);
	if (plans.length === 0) return NOTHING_RENDERED;
	const { installing, revision } = place;
	using tools = new Tools({
		top: repository.top,
		commit: revision.commit,
		installing
	}, signal);
	const sources = [];
	const taken = /* @__PURE__ */ new Set();
	const failed = /* @__PURE__ */ new Map();
	const missing = /* @__PURE__ */ new Map();
	const done = /* @__PURE__ */ new Set();
	for (const { path, renderer, renderings } of plans) {
		const { name: tool } = renderer;
		const all = [...renderings.after, ...renderings.before];
		const [{ unit = path } = {}] = all;
		const key = JSON.stringify([tool, unit]);
		if (done.has(key) || taken.has(path)) {
			taken.add(path);
			continue;
		}
		const refuse = (why) => {
			const { files = [] } = failed.get(`${tool} ${why}`) ?? {};
			failed.set(`${tool} ${why}`, {
				code: "tool-failed",
				files: [...files, path],
				tool,
				why
			});
		};
		if (all.length > 2 * 50) {
			refuse(`it makes more than ${50} configurations of it`);
			continue;
		}
		const [after, before] = await Promise.all([printSide(tools, repository, renderer, renderings.after, "after"), printSide(tools, repository, renderer, renderings.before, "before")]);
		if (after.kind === "missing" || before.kind === "missing") missing.set(tool, [...missing.get(tool) ?? [], path]);
		else if (after.kind === "failed") refuse(repository.isTracked(path) ? after.why : "git does not track it, and tools see nothing else");
		else if (before.kind === "failed") refuse(`before the change, ${before.why}`);
		else {
			const source = renderedSource(repository.spelled(unit), {
				before: before.texts,
				after: after.texts
			}, place.files);
			if (!hasServers(source.read)) {
				if (hasServers(bothSides((side) => readSource(path, place.files[side])))) refuse("no server is in what it prints");
				continue;
			}
			done.add(key);
			sources.push(source);
			for (const read of [path, ...all.flatMap((each) => [each.unit, ...each.reads]).map((each) => repository.spelled(each))]) taken.add(read);
		}
	}
	const absent = [...missing].map(([tool, files]) => ({
		code: "tool-missing",
		tool,
		files
	}));
	return {
		sources,
		taken,
		warnings: [...failed.values(), ...absent],
		tools: Object.fromEntries(tools.versions)
	};
}
function hasServers({ before, after }) {
	return before.servers.length + after.servers.length > 0;
}
function renderPlan(path, repository, { named, files }) {
	const inside = repository.inside(path);
	const asked = named.map((each) => repository.inside(each));
	if (["before", "after"].some((side) => repository.isExact(inside, side))) return void 0;
	for (const renderer of RENDERERS) {
		const there = bothSides((side) => renderer.renderings(inside, repository.files[side], asked));
		const renderings = bothSides((side, other) => there[side].length > 0 || files[side].isThere(path) ? there[side] : distinctUnits(there[other]).flatMap((unit) => renderer.renderings(unit, repository.files[side], asked)));
		if (renderings.before.length + renderings.after.length === 0) continue;
		const isOther = (side) => renderings[side].length === 0 && files[side].isThere(path);
		return isOther("before") || isOther("after") ? void 0 : {
			path,
			renderer,
			renderings
		};
	}
}
function distinctUnits(renderings) {
	return [...new Set(renderings.map(({ unit }) => unit))];
}
/** Translates paths, because tools count them from the top of the repository, and readers from the current folder. */
var RepositoryPaths = class {
	top;
	files;
	#here = realPathOf(".");
	#files;
	#revision;
	#paths;
	constructor({ repository, revision, files }) {
		this.top = realPathOf(repository);
		this.#files = files;
		this.#revision = revision;
		this.files = bothSides((side) => ({
			text: (path) => files[side].text(this.spelled(path)) ?? "",
			names: (folder) => files[side].names(this.spelled(folder)),
			foldersWith: (name) => this.#tracked().filter((path) => name.test(basename(path))).map((path) => join(path, ".."))
		}));
	}
	/** Paths that git tracks now, because tools run on a copy of these files alone. */
	#tracked() {
		this.#paths ??= this.#revision.tracked().map((path) => relative(this.top, path));
		return this.#paths;
	}
	isTracked(path) {
		const inside = this.inside(path);
		return inside === "." || this.#tracked().some((each) => each === inside || each.startsWith(`${inside}/`));
	}
	inside(path) {
		return relative(this.top, isAbsolute(path) ? realPathOf(path) : join(this.#here, path)) || ".";
	}
	spelled(path) {
		return relative(this.#here, join(this.top, path)) || ".";
	}
	/** Whether servers read a path themselves, as an option file or a folder of such files: then no tool renders it. */
	isExact(path, side) {
		const names = this.#files[side].names(this.spelled(path));
		return isOptionFile(path, this.files[side].text(path)) || names.some((name) => /\.cnf$/i.test(name));
	}
};
async function printSide(tools, repository, renderer, renderings, side) {
	const texts = [];
	for (const rendering of renderings) {
		const { name, isRest, folder, reads } = rendering;
		const printed = await tools.print(renderer, rendering, side);
		if (printed.kind !== "text") return printed;
		const origins = reads.flatMap((path) => filesIn(path, repository.files[side])).map((path) => repository.spelled(path));
		texts.push({
			name,
			isRest,
			text: textFromFolder(renderer.plain(printed.text), folder),
			origins
		});
	}
	return {
		kind: "texts",
		texts
	};
}
/**
* Maximum number of files and folders in which the lines of an output are looked up, so that a huge folder costs little
* time.
*/
const MOST_FILES = 300;
function filesIn(path, files) {
	const paths = [];
	const open = [path];
	for (const each of open) {
		const names = files.names(each);
		if (names.length === 0) paths.push(each);
		else open.push(...names.filter((name) => !name.startsWith(".git")).map((name) => join(each, name)));
		if (open.length > MOST_FILES) break;
	}
	return paths;
}
/**
* Replaces the working directory of the tool's sandbox by a relative path, so that readers find the files that the
* output names.
*/
function textFromFolder(text, folder) {
	const up = folder === "." ? "." : relative(folder, ".");
	const whole = new RegExp(`(?<![\\w./-])${WORKING_DIRECTORY}(?=[/\\s"',:]|$)`, "gm");
	return text.replace(whole, up);
}

// src/gate/config.ts
/**
* Makes a suite from files that configure servers, with a scenario for each server that changes. Each side of a change
* is read under the names that its files had then, because files may have been renamed.
*/
const HERE = ".";
function sourceFacts({ server, image, memoryBytes }) {
	return {
		readsImages: image === void 0 && (server === "auto" || server === "docker"),
		memoryBytes
	};
}
/** @throws UserError if there is nothing to read, with all problems in the files, or if they configure no server */
async function readConfig(request, facts, signal) {
	const { reading, notes, tools, lookedAt, base } = await readChange(request, facts, signal);
	refuseProblems(reading, "after", "the configuration is not valid");
	refuseProblems(reading, "before", `--base ${request.base}: the configuration was not valid there`);
	const name = configName(request.paths);
	const isOnDisk = existsSync(request.base);
	const common = bothSides((side) => request.paths.length > 0 ? commonImage(reading.servers, side) : void 0);
	const servers = reading.servers.map((server) => gatedServer(server, common, facts.readsImages, isOnDisk));
	const gated = servers.length > 0 ? servers : [noServer(name)];
	const suites = bothSides((side) => configSuite(gated.map((server) => server[side]), name));
	const suite = onlyChanged(suites.after, suites.before);
	return {
		suite,
		base: suites.before,
		opened: base,
		tools,
		warnings: [
			...notes,
			...gated.flatMap(({ warnings }) => warnings),
			...reading.comings.flatMap(comingWarning),
			...reading.warnings.after,
			...suite === suites.after ? [lookedAt] : [],
			...reading.beside.length === 0 ? [] : [{
				code: "lines-beside",
				lines: reading.beside
			}],
			...suite === suites.after ? [] : unknownIn(gated, facts.readsImages)
		],
		baseWarnings: reading.warnings.before
	};
}
/**
* Warns of a server that is new, or gone, at the line of its image or first option, because there is no other side to
* compare it with.
*/
function comingWarning({ at, name, exists, servers }) {
	const server = servers.after ?? servers.before;
	if (server === void 0) return [];
	const { file, line } = server.image ?? server.options[0] ?? server;
	const scenario = at === "" ? `a server of ${name}` : at;
	return [{
		code: exists.after ? "server-new" : "server-gone",
		scenario,
		file,
		line
	}];
}
/** The path whose repository holds a source: the source's file, or the current folder for a command. */
function pathOfSource(argument) {
	return isCommand(argument) ? HERE : namedPath(argument).path;
}
/** Splits `FILE#SERVER`, unless there is a file with this whole name, because names of files may contain a `#`. */
function namedPath(argument) {
	const split = splitSource(argument);
	return isCommand(argument) || existsSync(argument) && !existsSync(split.path) ? {
		argument,
		path: argument,
		at: void 0
	} : {
		argument,
		...split
	};
}
/**
* Reads the change on both sides. Without named paths, all changed files count. Named paths limit the change to their
* servers, and are read even if they did not change.
*/
async function readChange({ paths: args, base: baseName, exclude = [], isForeign = false }, { memoryBytes, installing }, signal) {
	const named = distinctPaths(args);
	const paths = named.length === 0 ? [HERE] : [...new Set(named.map(({ argument }) => pathOfSource(argument)))];
	const repository = commonRepository(paths);
	const [first = HERE] = paths;
	if (repository === void 0 && !existsSync(baseName)) throw new UserError(`${named.length === 0 ? "this folder" : `--config ${first}`} is in no git repository, so there is no --base ${baseName} of it; change to your clone, or compare two files with --config NEW --base OLD`);
	const base = openBase(baseName, repository ?? first);
	if (base.kind === "disk" && named.length === 0) throw new UserError(`--base ${baseName} is a file; name the one that it was with --config, or give a git ref`);
	if (base.kind === "disk" && paths.length > 1) throw new UserError(`--base ${baseName} can be only one of ${paths.join(", ")} before the change; give a git ref`);
	const { changes, excluded, unnamed } = changesOf(base, exclude);
	const texts = /* @__PURE__ */ new Map();
	const files = {
		before: new SideFiles(base.kind === "disk" ? diskOptionFiles(HERE) : base.revision.files(HERE), texts),
		after: new SideFiles(diskOptionFiles(HERE), texts)
	};
	const changed = base.kind === "disk" ? [{
		path: first,
		modes: [FILE, FILE]
	}] : changes.map(({ path, modes }) => ({
		path: relative(realPathOf(HERE), path),
		modes
	}));
	const formers = base.kind === "disk" ? /* @__PURE__ */ new Map([[first, base.path]]) : livingFormers(renamedPaths(changed, paths, base.revision), files);
	const states = {
		base,
		files,
		formers
	};
	const commands = [];
	for (const source of named) {
		const command = renderCommand(source.path);
		if (command !== void 0) commands.push(await readCommand({
			source,
			command,
			base,
			repository,
			isForeign
		}, signal));
	}
	const ofFiles = named.filter(({ path }) => !isCommand(path));
	const present = ofFiles.filter((each) => isPresent(each, states));
	if (named.length > 0 && present.length + commands.length === 0) throw noSuchFile(paths, base);
	const inside = submodulesAmong(changed);
	const changedFiles = changed.filter(({ path }) => !inside.includes(path));
	const asked = present.map(({ path }) => path).filter((path) => isFile(path, files));
	const ofDiff = named.length > 0 && ofFiles.length === 0 ? [] : pathsToRead({
		changed: changedFiles,
		files,
		formers
	});
	const isInAsked = (path) => asked.some((folder) => path !== folder && isInside(resolve(path), resolve(folder)));
	const toRead = [.../* @__PURE__ */ new Set([...asked, ...ofDiff.filter((path) => !isInAsked(path))])];
	const rendered = base.kind === "disk" || repository === void 0 ? NOTHING_RENDERED : await renderSources(toRead, {
		repository,
		revision: base.revision,
		files,
		named: ofFiles.map(({ path }) => path),
		installing
	}, signal);
	const whole = readChangedServers({
		paths: toRead.filter((path) => !rendered.taken.has(path)),
		sources: [...commands.map(({ source }) => source), ...rendered.sources],
		changed,
		files,
		formers,
		memoryBytes
	});
	const reading = named.length === 0 ? whole : onlyNamed(whole, [...present, ...named.filter(({ path }) => isCommand(path))], states);
	const isNamed = (path) => named.length === 0 || named.some((each) => isAt(path, each));
	const lookedAt = [...new Set(reading.sources.map(({ path }) => path))].filter(isNamed);
	return {
		base,
		reading,
		notes: [
			...warningOf("files-excluded", excluded),
			...warningOf("names-unread", unnamed),
			...warningOf("submodules-unread", inside),
			...unreadableAmong(changedFiles, files).map((file) => ({
				code: "file-unread",
				file,
				line: 1,
				directive: "this file"
			})),
			...rendered.warnings,
			...commands.flatMap(({ warnings }) => warnings)
		],
		tools: rendered.tools,
		lookedAt: {
			code: "files-looked-at",
			files: lookedAt,
			others: changed.filter(({ path }) => !lookedAt.some((each) => isInside(resolve(path), resolve(each)))).length
		}
	};
}
/** Git's mode for a plain file. A base that is a file on disk gets this mode, because git does not know that file. */
const FILE = "100644";
/**
* Former paths of changed files and of named folders, in the user's spelling. Git is asked only if a path is gone and
* another is new, because nothing was renamed otherwise.
*/
function renamedPaths(changed, named, revision) {
	const isAny = (side) => changed.some(({ modes }) => modes[side] === ABSENT);
	const all = isAny(0) && isAny(1) ? revision.renamings() : [];
	const here = (path) => relative(realPathOf(HERE), path);
	const folders = named.flatMap((path) => {
		const former = isAny(0) && isAny(1) ? spelledAs(path, revision.formerPath(path)) : void 0;
		return former === void 0 ? [] : [[path, former]];
	});
	return new Map([...all.map(({ before, now }) => [here(now), here(before)]), ...folders]);
}
/** Whether a path can be read as one file. A folder such as `conf.d` can, because a server reads it whole. */
function isFile(path, files) {
	return files.after.of(path) !== void 0 || files.before.of(path) !== void 0;
}
/**
* Whether a named path exists, or existed before the change.
*
* @throws UserError if the path was renamed, or if it named a server before the change and names a file now
*/
function isPresent({ path, at }, { base, files, formers }) {
	const server = splitSource(path);
	if (server.at !== void 0 && at === void 0 && files.before.isThere(server.path)) throw new UserError(`--config ${path} was a server of ${server.path}, and is a file now; name a file without #`);
	if (files.after.isThere(path)) return true;
	if (base.kind === "disk") return false;
	const later = spelledAs(path, base.revision.laterPath(path));
	if (later !== void 0) throw new UserError(`--config ${path}: it was renamed to ${later} since ${base.revision.name}; name ${later} instead: with --config, in a workflow with the input config`);
	return files.before.isThere(formers.get(path) ?? path);
}
/**
* Limits the change to servers of the named paths. Servers that did not change count too if they were named.
*
* @throws UserError if a path configures no server on either side, or none of the given name
*/
function onlyNamed(reading, named, { files, formers }) {
	const all = [...reading.servers, ...reading.unchanged];
	const isEmpty = ({ source, servers: both }) => [both.before, both.after].every((server) => server === void 0 || server.options.length === 0 && server.image === void 0) && ![...reading.warnings.before, ...reading.warnings.after].some(({ file }) => file === source.path);
	for (const { argument, path, at } of named.filter((each) => !isCommand(each.path))) {
		const servers = bothSides((side) => serversAt(side === "before" ? formers.get(path) ?? path : path, files[side]));
		const places = /* @__PURE__ */ new Set([...servers.after, ...servers.before]);
		const ofPath = all.filter((server) => isOf(server, {
			argument,
			path,
			at: void 0
		}));
		const isOfChange = reading.servers.some((server) => ofPath.includes(server));
		if ((places.size === 0 && !isOfChange || ofPath.length > 0 && ofPath.every(isEmpty)) && reading.problems.after.length + reading.problems.before.length === 0) throw new UserError(`--config ${argument}: no MySQL or MariaDB server is configured in ${path}; name a file that configures one, or none, so that all changed files count`);
		if (at !== void 0 && places.size > 0 && !places.has(at)) throw new UserError(`--config ${argument}: ${path} has no server ${at}; allowed: ${[...places].map((each) => each === "" ? path : `${path}#${each}`).join(", ")}`);
	}
	const isNamed = (server) => named.some((path) => isOf(server, path));
	const servers = all.filter(isNamed);
	const placeOf = ({ source }) => reading.sources.indexOf(source);
	const comings = reading.comings.filter(isNamed);
	return {
		...reading,
		comings,
		servers: servers.toSorted((one, other) => placeOf(one) - placeOf(other))
	};
}
/**
* Names of the servers that a file, or all files in a folder, configure. An option file's server has an empty name.
*/
function serversAt(path, files) {
	const file = files.of(path);
	if (file === void 0) return files.names(path).flatMap((name) => serversAt(join(path, name), files));
	return file.kind === "options" ? [""] : readSource(path, files).servers.map(({ at }) => at);
}
/** A server belongs to a named path if its source, or a file from which it takes a value, lies at the path. */
function isOf({ source, at, files }, named) {
	if (named.at !== void 0) return at === named.at && resolve(source.path) === resolve(named.path);
	return isAt(source.path, named) || !isCommand(named.path) && [...files].some((file) => isAt(file, named));
}
function isAt(path, named) {
	return isCommand(named.path) ? path === named.argument : isInside(resolve(path), resolve(named.path));
}
/**
* Divides the changed files into those that count and those that are left out. The file of patterns is read from the
* base, so that no change excludes itself.
*/
function changesOf(base, exclude) {
	if (base.kind === "disk") return {
		changes: [],
		excluded: [],
		unnamed: []
	};
	const { revision } = base;
	const excludeFile = revision.files(revision.top).file(EXCLUDE_FILE, EXCLUDE_FILE);
	const isExcluded = exclusion([...exclude, ...excludeFile.kind === "text" ? patternsIn(excludeFile.text) : []]);
	const [excluded, others] = parted(revision.changes().map((change) => ({
		...change,
		inside: relative(revision.top, change.path)
	})), ({ inside }) => isExcluded(inside));
	const [unnamed, changes] = parted(others, ({ inside }) => inside.includes(NO_TEXT));
	const pathsOf = (some) => some.map(({ inside }) => inside);
	return {
		changes,
		excluded: pathsOf(excluded),
		unnamed: pathsOf(unnamed)
	};
}
/** Stands for bytes of a file's name that are not UTF-8. The file cannot be read, because its real name is lost. */
const NO_TEXT = "�";
function parted(all, is) {
	return [all.filter(is), all.filter((item) => !is(item))];
}
function warningOf(code, files) {
	return files.length === 0 ? [] : [{
		code,
		files
	}];
}
function noSuchFile(paths, base) {
	const also = base.kind === "disk" ? "" : `, also not at ${base.revision.name}`;
	const [first = HERE] = paths;
	const beside = unless([
		"ENOENT",
		"ENOTDIR",
		"EACCES"
	], () => readdirSync(dirname(first))) ?? [];
	const hint = paths.length > 1 ? "" : meantText(basename(first), beside);
	return new UserError(`--config ${paths.join(", ")}: there is no such file or directory${also}${hint}`);
}
function distinctPaths(args) {
	const paths = args.map(namedPath);
	const isSame = (one, other) => one.at === other.at && resolve(one.path) === resolve(other.path);
	return paths.filter((path, index) => paths.findIndex((other) => isSame(path, other)) === index);
}
/** @throws UserError if the paths are in several repositories, because one base cannot be a commit of both */
function commonRepository(paths) {
	const roots = new Set(paths.map(repositoryHolding));
	const [root, other] = roots;
	if (roots.size > 1) throw new UserError(`--config names files of ${root ?? "no repository"} and of ${other ?? "none"}; gate them one by one`);
	return root;
}
/**
* The current repository if it holds the path, else the repository that does.
*
* @throws UserError if a link leads out of the repository, because the base has no such file
*/
function repositoryHolding(path) {
	const here = repositoryOf(HERE);
	const root = here !== void 0 && isInside(resolve(path), here) ? here : repositoryOf(path);
	const real = realPathOf(resolve(path));
	if (root === void 0 || holds(root, real)) return root;
	throw new UserError(`--config ${path} leads to ${real}, out of the repository ${root}; name a file inside of it`);
}
/** A path from git in the user's spelling: absolute if the user's path is, else relative. */
function spelledAs(path, other) {
	return other === void 0 || isAbsolute(path) ? other : relative(HERE, other);
}
/**
* Runs the command on the work tree and on the files of the base. If the base lacks a file that the command names,
* there was no option file before the change, because the command could not have printed one.
*
* @throws UserError if the command fails on either side; the signal's reason
*/
async function readCommand({ source, command, base, repository, isForeign }, signal) {
	const { argument } = source;
	const [program, ...words] = command;
	if (program === void 0) throw new UserError(`--config ${argument}: found no command; allowed: render: and a program`);
	if (base.kind === "disk" || repository === void 0) throw new UserError(`--config ${argument}: a command is run at two states of a repository; give --base a git ref`);
	const { revision } = base;
	const filesBefore = new SideFiles(revision.files(HERE));
	const top = realPathOf(repository);
	const here = (file) => relative(".", join(top, file));
	const others = isForeign ? otherThanOptionFiles(top, revision) : [];
	if (others.length > 0) return unknownOutput(argument, others.map(here));
	const print = async (state, where) => {
		const rendered = await renderAt([program, ...words], state, signal);
		if (rendered.kind === "failed") throw new UserError(`--config ${argument} fails ${where}: ${rendered.why}`);
		const templates = rendered.templates.map(({ file, text }) => ({
			file: here(file),
			text
		}));
		return onItsLines(printedReading(argument, rendered.text), argument, templates);
	};
	const after = await print({
		kind: "work-tree",
		top
	}, "on the work tree");
	return {
		source: {
			path: argument,
			former: void 0,
			read: {
				before: !isForeign && filesNamedBy(command, top).some((path) => !filesBefore.isThere(path)) ? NOTHING$1 : await print({
					kind: "commit",
					top,
					commit: revision.commit
				}, `at ${revision.name}`),
				after
			}
		},
		warnings: []
	};
}
/**
* Reports a server with unknown settings in place of a fork's command, which is not run because the fork may have
* changed its program.
*
* @param files changed files of the fork that may be part of a program
*/
function unknownOutput(file, files) {
	const unknown = expressionOf({
		name: file,
		text: "changed",
		group: void 0,
		file,
		line: 1
	});
	return {
		source: {
			path: file,
			former: void 0,
			read: {
				before: {
					...NOTHING$1,
					servers: [optionServer(file, [])]
				},
				after: {
					...NOTHING$1,
					servers: [optionServer(file, [unknown])]
				}
			}
		},
		warnings: [{
			code: "render-of-fork",
			command: file,
			files
		}]
	};
}
function printedReading(path, text) {
	const away = (asked) => ({ kind: asked.startsWith("/") ? "outside" : "absent" });
	const files = new SideFiles({
		rootOf: () => REPOSITORY,
		file: (asked) => asked === path ? {
			kind: "text",
			text
		} : away(asked),
		directory: away
	});
	return readSource(path, files);
}
/**
* Moves printed options to the lines of the repository that they came from, so that the report names lines that the
* author can edit.
*/
function onItsLines(reading, argument, templates) {
	const servers = reading.servers.map((server) => ({
		...server,
		exact: placeRendered(server.exact, templates, argument)
	}));
	return {
		...reading,
		servers
	};
}
function refuseProblems({ problems }, side, message) {
	if (problems[side].length > 0) throw new UserError(`${message}\n${formatProblems(problems[side])}`);
}
/**
* The image of all named servers whose files name one; undefined if these differ, because the choice would be unclear.
*/
function commonImage(servers, side) {
	const usable = servers.flatMap((server) => server.servers[side]?.image ?? []).filter(({ value }) => IMAGE_NAME.test(value));
	return usable.every(({ value }) => value === usable[0]?.value) ? usable[0] : void 0;
}
/** A server without options, the same on both sides, because a suite needs a scenario even if no server changed. */
function noServer(name) {
	const server = {
		path: name,
		options: []
	};
	return {
		before: server,
		after: server,
		warnings: []
	};
}
/** Name of the setting that stands for an image whose name cannot be read. */
const IMAGE = "image";
/**
* @param common images for servers whose files name none
* @param isOnDisk whether the base is another file on disk, whose different path does not mean a renaming
*/
function gatedServer({ name, source, servers, exists }, common, readsImages, isOnDisk) {
	const { path, former } = source;
	const { after } = servers;
	const warnings = [];
	if (!exists.after) warnings.push({
		code: "config-deleted",
		scenario: name
	});
	if (!exists.before) warnings.push({
		code: "config-added",
		scenario: name
	});
	if (former !== void 0 && !isOnDisk) warnings.push({
		code: "config-renamed",
		scenario: name,
		former
	});
	if (source.read.after.servers.length === 1 && after !== void 0 && after.options.length === 0 && after.image === void 0) warnings.push({
		code: "config-empty",
		scenario: name
	});
	const namesImage = [servers.before, after].some((server) => server?.image !== void 0 || server && hasUnknownImage(server));
	const images = bothSides((side) => {
		const server = servers[side];
		return server === void 0 || namesImage || !readsImages ? server?.image : common[side];
	});
	const usable = bothSides((side) => {
		const image = images[side];
		return image !== void 0 && readsImages && IMAGE_NAME.test(image.value) ? image : void 0;
	});
	return {
		...bothSides((side) => {
			const server = servers[side];
			const image = usable[side] ?? usable.after ?? usable.before;
			if (server === void 0) return {
				path: name,
				place: {
					file: path,
					line: 1
				},
				options: [],
				image
			};
			const place = {
				file: server.file,
				line: server.line
			};
			const { memoryLimit, options } = server;
			const named = images[side];
			if ((named === void 0 ? image === void 0 : usable[side] !== void 0) || hasUnknownImage(server)) return {
				path: name,
				place,
				options,
				image,
				memoryLimit
			};
			const { file, line } = named ?? image ?? place;
			const unknown = expressionOf({
				name: IMAGE,
				text: named?.value ?? "none",
				group: void 0,
				file,
				line
			});
			return {
				path: name,
				place,
				options: [...options, unknown],
				image,
				memoryLimit
			};
		}),
		warnings
	};
}
function hasUnknownImage(server) {
	return server.options.some((option) => isExpression(option) && option.name === IMAGE);
}
/**
* Warns of settings whose values no file gives on either side, because servers are measured without these settings. If
* such a setting changed, or is a directive of an option file, another warning says so.
*/
function unknownIn(servers, readsImages) {
	const unknown = servers.flatMap(({ before, after }) => {
		const former = new Set(before.options.map(writtenKey));
		const isSetting = ({ name }) => {
			const word = serverWord(name.replace(/^\[[^\]]*\] /, ""));
			return name === IMAGE ? readsImages : word !== void 0 && mayAffectSpeed(word);
		};
		return after.options.filter((option) => isExpression(option) && isSetting(option) && former.has(writtenKey(option)));
	});
	return [...Map.groupBy(unknown, ({ file }) => file)].map(([file, options]) => ({
		code: "settings-unknown",
		file,
		line: options[0]?.line ?? 1,
		directive: quote([...new Set(options.map(({ name }) => name))].join(", ")).slice(1, -1)
	}));
}

// src/core/sources/suite-config.ts
/** Reads the file that a scenario of a suite names: an option file, or another file that configures one server. */
const ONE_SERVER = "a file that configures one server, or FILE#SERVER";
/**
* Reads the options of a file. The file's image does not count, because the suite itself names the servers that it
* compares.
*
* @param config path of the file, with the name of a server after a `#` if the file configures several
* @param memoryBytes memory of the production machines, for formulas of Amazon RDS; undefined: not given
*/
function readSuiteConfig(config, reader, memoryBytes) {
	if (isCommand(config)) return {
		kind: "unusable",
		actual: "which is a command",
		allowed: "a file; --config takes commands"
	};
	const { path, at } = splitSource(config);
	const reading = reader.file(path, path);
	if (reading.kind !== "text" || isOptionFile(path, reading.text)) return readOptionFile(config, reader);
	const files = new SideFiles(reader);
	const { servers, problems, warnings, documents } = readSource(path, files);
	if (problems.length > 0) return {
		kind: "read",
		options: [],
		problems,
		warnings
	};
	const [server, other] = at === void 0 ? servers : servers.filter((each) => each.at === at);
	if (server === void 0) return {
		kind: "unusable",
		actual: "which configures no such server",
		allowed: ONE_SERVER
	};
	if (other !== void 0) return {
		kind: "unusable",
		actual: "which configures several servers",
		allowed: servers.map((each) => `${path}#${each.at}`).join(", ")
	};
	const references = new References({
		before: documents,
		after: documents
	});
	const { after } = configuredServers({
		before: void 0,
		after: server
	}, references, memoryBytes);
	return {
		kind: "read",
		options: after?.options ?? [],
		problems,
		warnings
	};
}

// src/core/suite/lost-settings.ts
/** Finds settings of a suite that no server gets, so that the suite is refused instead of passing unmeasured. */
/**
* Settings of scenarios that would be measured exactly like the control, because no server gets the values in which
* they differ. Such a scenario would pass whatever it contains. `why` is the reason why a setting is left out; null:
* servers get the test's own file instead of the one that it names.
*/
function lostSettings({ scenarios, control: name }) {
	const control = scenarios.find((scenario) => scenario.name === name);
	return scenarios.flatMap((scenario) => {
		const changes = control === void 0 ? [] : settingChanges(control, scenario);
		if (!changes.every((change) => change.kind === "option" && isReplacedOnServers(change))) return [];
		return changes.map(({ name: option, before, after }) => {
			const side = after ?? before;
			const { file, line } = side ?? scenario.place;
			return {
				scenario: scenario.name,
				option,
				file,
				line,
				why: (side && optionReach({
					...side,
					name: option
				})) ?? null
			};
		});
	});
}

// src/gate/subject.ts
/**
* Reads what is measured, on both sides of the change: a suite or option files, with the user's own workload if one is
* named.
*/
/**
* Reads the subject, which is what will be measured, with all option files.
*
* @param tell gets notes, such as that a shipped suite is measured because the named file does not exist
* @param facts whether files choose images, and the memory of the production machines
* @param signal ends the commands that print option files
* @throws UserError with all problems in the files, or if there is nothing to read
*/
async function readSubject(request, tell = () => {}, facts = {
	readsImages: true,
	memoryBytes: void 0
}, signal = new AbortController().signal) {
	const { baseWarnings, opened: early, ...sides } = await parsedSubject(request, facts, signal);
	const { suite, base, warnings } = sides;
	if (request.kind === "suite" && suite.file !== request.file) tell(`suite: ${suite.file}, which comes with qpsgate`);
	const near = pathNear(request);
	const opened = early ?? (request.base === void 0 ? void 0 : openBase(request.base, near));
	if (opened?.kind === "commit" && opened.revision.note !== void 0) tell(opened.revision.note);
	return {
		...sides,
		suite: tolerant(suite, base?.scenarios),
		base: base && tolerant(base, base.scenarios),
		commit: headCommit(near),
		before: opened?.kind === "commit" ? opened.revision.commit : null,
		warnings: [
			...warnings,
			...onlyInBase(warnings, baseWarnings, request.base ?? ""),
			...newlyIgnored(suite.scenarios[0].own, base?.scenarios[0].own)
		]
	};
}
/** Gives options of plugins the prefix `loose-`, so that a server without the plugin ignores them and still starts. */
function tolerant(suite, base) {
	const scenarios = suite.scenarios.map((scenario) => {
		const before = base?.find(({ name }) => name === scenario.name);
		return {
			...scenario,
			options: tolerantOptions(scenario.options, before?.options ?? [], scenario.place)
		};
	});
	return {
		...suite,
		scenarios: nonEmpty(scenarios)
	};
}
/** Warns of files that a change adds to the folder of test data, because no data are made of them. */
function newlyIgnored(now, before) {
	const former = new Set(before === now ? [] : before?.ignoredFiles);
	const files = (now?.ignoredFiles ?? []).filter((file) => !former.has(file));
	return files.length === 0 ? [] : [{
		code: "data-unread",
		files
	}];
}
/** A path from which the git repository of the subject is found. */
function pathNear(request) {
	if (request.kind === "suite") return request.file;
	return pathOfSource((request.kind === "config" ? namedPaths(request)[0] : request.config) ?? ".");
}
/**
* Name by which later runs find the pull request's comment about this subject. The name is read even if the suite is
* not valid, because failed runs write a comment too. Undefined if there is no name.
*/
function subjectName(request) {
	if (request.kind === "config") return configName(namedPaths(request));
	if (request.kind === "advice") return ADVICE;
	const reading = readSuiteOnDisk(request.file);
	const read = reading.kind === "text" ? readYaml(reading.text) : void 0;
	const name = read !== void 0 && "tree" in read ? read.tree.textOf(["name"]) : void 0;
	return name === "" ? void 0 : name;
}
/** Warnings of the base that the head does not have too, so that no warning is shown twice. */
function onlyInBase(head, base, name) {
	const shared = new Set(head.map((warning) => "directive" in warning ? keyOf(warning) : ""));
	return base.filter((warning) => !shared.has(keyOf(warning))).map(({ file, line, directive, ...about }) => ({
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
	if (request.kind === "config") return parsedConfig(request, facts, signal);
	if (request.kind === "advice") return parsedAdvice(request, facts, signal);
	const { file, base } = request;
	const rulesAt = request.ruledBy ?? base;
	const head = parsed(gatherSuite(file, { isChanged: rulesAt !== void 0 }), `${file} is not a valid suite`, facts);
	refuseLeftAlike(head.suite);
	const earlier = parsedBefore(file, base, facts);
	const before = earlier && drivenAs(head.suite, earlier.suite);
	const ruledBy = rulesAt === base ? earlier : parsedBefore(file, rulesAt, facts);
	if (request.isForeign) requireKnownPrograms(head.suite, ruledBy?.suite);
	return {
		suite: suiteOfScenarioPrograms(head.suite, before, facts),
		base: before && suiteOfScenarioPrograms(before, head.suite, facts),
		ruledBy: ruledBy?.suite,
		strangeSql: request.isForeign ? strangeSqlIn(head.suite, ruledBy?.suite) : void 0,
		warnings: head.warnings,
		baseWarnings: earlier?.warnings ?? []
	};
}
/**
* If the suite's common server program changed, gives it to each scenario that names none, so that the new program is
* measured as a change of each.
*/
function suiteOfScenarioPrograms(suite, other, { readsImages }) {
	const { server: program, file } = suite;
	if (!readsImages || !isOtherProgram(program, other?.server)) return suite;
	const programPlace = {
		file,
		line: ruleLine(suite, `server.${program.kind}`)
	};
	const scenarios = suite.scenarios.map((each) => each.program ? each : {
		...each,
		program,
		programPlace
	});
	return {
		...suite,
		scenarios: nonEmpty(scenarios)
	};
}
function parsedBefore(file, base, facts) {
	if (base === void 0) return void 0;
	return parsed(gatherSuiteBefore(file, base), `--base ${base}: ${file} was not a valid suite there`, facts);
}
function parsed({ text, name, files }, refusal, { memoryBytes }) {
	const suiteReading = parseSuite(text, name, files.reader, (config, reader) => readSuiteConfig(config, reader, memoryBytes), readShippedSuite);
	if (suiteReading.kind !== "ok") throw new UserError(`${refusal}\n${formatProblems(suiteReading.problems)}`);
	const { suite, warnings } = suiteReading;
	const path = ownWorkloadIn(suite);
	const load = path === void 0 ? void 0 : gatherOwnLoad(path, files) ?? refuseAbsent(path);
	return {
		kind: "ok",
		suite: path && load ? suiteOfOwnLoad(suite, path, load) : suite,
		warnings
	};
}
/** Refuses a scenario that would be measured like its control, because it would pass whatever it contains. */
function refuseLeftAlike(suite) {
	const lines = lostSettings(suite).map(({ scenario, option, file, line, why }) => `${file}:${line}: scenario ${scenario} would be measured as the control ${suite.control} is: ${option} is left out, as ${reachText(why)}; take it out of the suite, or give it an option that is measured`);
	if (lines.length > 0) throw new UserError(lines.map(escapeInvisible).join("\n"));
}
/**
* Refuses scripts and server programs that a fork adds or changes, because they would run with the rights of the user
* who runs qpsgate.
*/
function requireKnownPrograms(head, base) {
	const refuse = (what, why) => {
		const refused = `${what} of a pull request from a fork is not run, because ${why}`;
		return new UserError(`${head.file}: ${refused}; a maintainer can add it in a change of its own`);
	};
	const sources = new Set(base?.workloads.map(({ source }) => source));
	const script = head.workloads.find(({ source }) => source !== void 0 && !sources.has(source));
	if (script !== void 0) throw refuse(`the script ${script.script}`, "it is not that of the base");
	const former = new Set(base === void 0 ? [] : binariesOf(base));
	const top = checkoutAround(existingFolder(head.file));
	for (const binary of binariesOf(head)) {
		if (!former.has(binary)) throw refuse(`the server program ${binary}`, "the base does not name it");
		if (top !== void 0 && isInside(realPathOf(resolve(binary)), top)) throw refuse(`the server program ${binary}`, "it lies in the checkout");
	}
}
/** Place of the first SQL that the base lacks; undefined if it lacks none. One such place already needs a sandbox. */
function strangeSqlIn({ scenarios: [first, ...others] }, base) {
	const before = base?.scenarios ?? [];
	const former = new Set(before.flatMap(({ sql }) => sql.map(({ value }) => value)));
	const statement = [first, ...others].flatMap(({ sql }) => sql).find(({ value }) => !former.has(value));
	if (statement !== void 0 || first.own === void 0) return statement;
	return before.some(({ own: load }) => load !== void 0 && isSameScenario(first, {
		...first,
		own: load
	})) ? void 0 : {
		file: first.own.workload.file,
		line: 1
	};
}
function binariesOf({ server, scenarios }) {
	return [server, ...scenarios.flatMap(({ program }) => program ?? [])].flatMap((program) => program.kind === "binary" ? program.name : []);
}
function filesOnDisk(reader, folder) {
	return {
		reader,
		dumpAt: (path) => dumpOnDisk(path, folder)
	};
}
function filesAt(revision, folder) {
	return {
		reader: revision.files(folder),
		dumpAt: (path) => dumpBefore(revision, path, folder)
	};
}
/**
* Reads a suite file, else the shipped suite of that name.
*
* @param isChanged whether the suite has a base: then a missing file is an error, because otherwise a shipped suite
*   would take the place of a deleted one
* @throws UserError if the suite cannot be read
*/
function gatherSuite(file, { isChanged }) {
	const reading = readSuiteOnDisk(file);
	if (reading.kind === "text") return {
		name: file,
		text: reading.text,
		files: filesOnDisk(suiteOptionFiles(file), dirname(file))
	};
	const shipped = reading.kind === "absent" && !isChanged ? shippedSuite(file) : void 0;
	if (shipped !== void 0) return gatherSuite(shipped, { isChanged: true });
	const why = reading.kind === "absent" && isDirectory(file) ? "it is a directory" : whyNoSuite(reading);
	throw new UserError(`cannot read the suite ${file}: ${why}${meantText(file, shippedSuites()) || "; give the path of a suite file, or the name of one that comes with qpsgate"}`);
}
/**
* Reads the suite at the base, with the option files of the base.
*
* @throws UserError if there is no such base, or the base lacks the suite
*/
function gatherSuiteBefore(file, base) {
	const opened = openBase(base, file);
	const isDisk = opened.kind === "disk";
	if (isDisk && isDirectory(opened.path)) throw new UserError(`--base ${base} is a directory; give the old suite file, or a git ref`);
	const reading = isDisk ? readSuiteOnDisk(opened.path) : opened.revision.files(".").file(file, file);
	if (reading.kind === "absent") throw new UserError(`--base ${base}: ${file} did not exist there; leave --base out`);
	if (reading.kind !== "text") throw new UserError(`--base ${base}: cannot read ${file} there: ${whyNoSuite(reading)}`);
	const files = isDisk ? filesOnDisk(suiteOptionFiles(opened.path), dirname(opened.path)) : filesAt(opened.revision, dirname(file));
	return {
		name: `${file} (${base})`,
		text: reading.text,
		files
	};
}
function whyNoSuite(reading) {
	if (reading.kind === "absent") return "there is no such file";
	if (reading.kind === "outside") return "it is outside of the repository";
	if (reading.kind === "too-large") return `it is larger than ${reading.most / 1024 ** 2} MiB`;
	return reading.kind === "binary" ? "it is binary" : reading.why;
}
/**
* Reads a user's own workload; undefined if it does not exist.
*
* @param where beginning of messages that names the commit, such as `--base main: `; default: empty, for files on disk
* @throws UserError with all problems of its file, or if its schema cannot be read
*/
function gatherOwnLoad(path, { reader, dumpAt }, where = "") {
	const reading = readOwnLoad(path, reader);
	if (reading.kind === "absent") return void 0;
	if (reading.kind === "problems") throw new UserError(`${where}the workload ${path} is not valid\n${formatProblems(reading.problems)}`);
	const { workload, data } = reading.own;
	const { file, schema } = workload;
	if (schema.kind !== "dump") return reading.own;
	try {
		const dump = dumpAt(joinPath(file, schema.path));
		return {
			workload,
			data: {
				...data,
				dump
			},
			ignoredFiles: ignoredFilesIn(dump)
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
function refuseAbsent(path) {
	throw new UserError(`--workloads ${path}: there is no ${workloadFileOf(path)}; make one with qpsgate workload, or name one that is there`);
}
/** The paths of the configuration; if the user named only a workload, the path of the workload. */
function namedPaths({ paths, workload }) {
	return paths.length > 0 || workload === void 0 ? paths : [workload];
}
/**
* Gives the base the current workload if it has none of its own, because both sides can only be compared under a load.
*/
function drivenAs(head, base) {
	const path = ownWorkloadIn(head);
	const load = head.scenarios[0].own;
	const hasLoad = base.dataset.own !== void 0;
	return path === void 0 || load === void 0 || hasLoad ? base : suiteOfOwnLoad(base, path, load);
}
async function parsedConfig(request, facts, signal) {
	const { paths, workload, base: baseName, isForeign } = request;
	const config = paths.length === 0 && workload !== void 0 ? defaultsDrivenBy(workload) : await readConfig(request, facts, signal);
	if (workload === void 0) return {
		...config,
		ruledBy: void 0
	};
	const load = gatherOwnLoad(workload, filesOnDisk(workloadFiles(workloadFileOf(workload)), ".")) ?? refuseAbsent(workload);
	const base = openBase(baseName, workload);
	const loadBefore = base.kind === "disk" ? void 0 : gatherOwnLoad(workload, filesAt(base.revision, "."), `--base ${baseName}: `);
	const suite = suiteOfOwnLoad(config.suite, workload, load);
	const suiteBefore = loadBefore && suiteOfOwnLoad(config.base, workload, loadBefore);
	return {
		...config,
		suite,
		base: suiteBefore ?? suiteOfOwnLoad(config.base, workload, load),
		ruledBy: void 0,
		strangeSql: isForeign ? strangeSqlIn(suite, suiteBefore) : void 0
	};
}
const ADVICE = "advice";
/** A tuning tool's advice is measured until the half-width of the 95% interval is at most this fraction of QPS. */
const PROVEN = .01;
/**
* Makes the current configuration the control and each advised setting a scenario, so that each setting is compared
* with what runs now.
*/
async function parsedAdvice({ config, workload, proposals }, facts, signal) {
	const now = config === void 0 ? workload : pathOfSource(config);
	if (config !== void 0 && now !== void 0 && !existsSync(now)) throw new UserError(`--config ${config}: there is no such file`);
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
		baseWarnings: [],
		tools: {}
	};
}

export { ruleLine as a, sourceFacts as i, readSubject as n, subjectName as r, pathNear as t };