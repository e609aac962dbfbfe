import { a as buildWorkload, c as readOptionDirectory, i as buildPolicy, l as readOptionFile, n as parseSuite, o as nonEmpty, r as suiteSchema, s as LARGEST_OPTION_FILE_BYTES, t as formatProblems } from "./parse.js";
import { i as UserError } from "./errors.js";
import { n as findProgram, r as run } from "./processes.js";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { existsSync, lstatSync, readFileSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";

// src/edges/system/paths.ts
/** Where paths really lead. */
/** As many symbolic links as the kernel follows. */
const MOST_LINKS = 40;
function isDirectory(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/** Whether a path is the folder or lies in it; both without symbolic links. */
function isInside(path, folder) {
	const steps = relative(folder, path);
	return steps !== ".." && !steps.startsWith("../") && !isAbsolute(steps);
}
/** The folder and all that it lies in, from the inside out. */
function foldersAround(folder) {
	const outer = dirname(folder);
	return outer === folder ? [folder] : [folder, ...foldersAround(outer)];
}
/** The path itself where it is a directory, else the nearest one around it that exists. */
function existingFolder(path) {
	return foldersAround(resolve(path)).find(isDirectory) ?? "/";
}
/** The path without symbolic links, also where it, or what one of its links leads to, does not exist. */
function realPathOf(path, linksLeft = MOST_LINKS) {
	try {
		return realpathSync(path);
	} catch {
		const outer = dirname(path);
		if (outer === path) return path;
		const target = linksLeft > 0 ? linkTarget(path) : void 0;
		if (target !== void 0) return realPathOf(resolve(outer, target), linksLeft - 1);
		return join(realPathOf(outer, linksLeft), basename(path));
	}
}
function linkTarget(path) {
	try {
		return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : void 0;
	} catch {
		return;
	}
}

// src/edges/system/option-files.ts
/** Option files on disk. */
/** How messages call the root of what a repository holds. */
const REPOSITORY = "the repository";
/**
* Reads what is on disk; relative paths start at the folder. The root of an option file is the repository around its
* folder, or its folder itself where there is none.
*/
function diskOptionFiles(folder) {
	const isOutside = (path, top) => path !== top && !isInside(realPathOf(resolve(folder, path)), rootAround(resolve(folder, top)).path);
	return {
		rootOf: (top) => rootAround(resolve(folder, top)).name,
		file: (path, top) => isOutside(path, top) ? { kind: "outside" } : readOnDisk(resolve(folder, path)),
		directory: (path, top) => isOutside(path, top) ? { kind: "outside" } : listOnDisk(resolve(folder, path))
	};
}
function rootAround(top) {
	const folder = isDirectory(top) ? top : dirname(top);
	const real = realPathOf(folder);
	const repository = foldersAround(real).find((candidate) => existsSync(join(candidate, ".git")));
	return repository === void 0 ? {
		path: real,
		name: folder
	} : {
		path: repository,
		name: REPOSITORY
	};
}
/** The text of a file on disk. Nothing but regular files is opened: a pipe would never end. */
function readOnDisk(path) {
	try {
		const found = statSync(path);
		if (!found.isFile()) return { kind: "absent" };
		return found.size > LARGEST_OPTION_FILE_BYTES ? { kind: "too-large" } : asReading(readFileSync(path, "utf8"));
	} catch (error) {
		return whyNot(error);
	}
}
/** Text with NUL characters is none. */
function asReading(text) {
	return text.includes("\0") ? { kind: "binary" } : {
		kind: "text",
		text
	};
}
function listOnDisk(path) {
	try {
		return {
			kind: "names",
			names: readdirSync(path)
		};
	} catch (error) {
		return whyNot(error);
	}
}
function whyNot(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
	return /^(?:ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG)$/.test(code) ? { kind: "absent" } : {
		kind: "unreadable",
		why: code
	};
}

// src/edges/system/revision.ts
/** The repository as it was: files, directories and names at a commit, and which commits there are. */
/** Of what git prints, characters; one file is at most a quarter of it. */
const KEPT_OUTPUT = 4 * 1024 ** 2;
/**
* Opens a git ref of the repository that holds a path.
*
* @throws UserError where there is no git, no repository, or no such ref
*/
async function openRevision(ref, near) {
	if (findProgram("git") === void 0) throw new UserError("--base with a git ref needs git; install it, or give a file");
	const folder = existingFolder(near);
	const top = await git(folder, ["rev-parse", "--show-toplevel"]);
	if (!top.isRight) {
		const why = /dubious ownership/.test(top.output) ? `git does not trust ${folder}: ${lastLine(top.output)}` : void 0;
		throw new UserError(`--base ${ref}: ${why ?? `${folder} is in no git repository; give a file instead`}`);
	}
	const root = top.output.trim();
	const commit = await commitOf(root, ref);
	if (commit === void 0) throw await noSuchCommit(ref, root);
	return revisionOf({
		ref,
		root,
		commit
	});
}
/**
* Lets a reading of option files take place at a revision; relative paths start at the folder. A reading asks for one
* file after the other and cannot wait, so it is repeated with what it has asked for until it has everything.
*/
async function readAtRevision(revision, folder, read) {
	const files = /* @__PURE__ */ new Map();
	const listings = /* @__PURE__ */ new Map();
	for (;;) {
		const wanted = {
			files: /* @__PURE__ */ new Set(),
			listings: /* @__PURE__ */ new Set()
		};
		const result = read({
			rootOf: () => REPOSITORY,
			file: (path) => files.get(path) ?? ask(wanted.files, path),
			directory: (path) => listings.get(path) ?? ask(wanted.listings, path)
		});
		if (wanted.files.size + wanted.listings.size === 0) return result;
		for (const path of wanted.files) files.set(path, await revision.file(resolve(folder, path)));
		for (const path of wanted.listings) listings.set(path, await revision.directory(resolve(folder, path)));
	}
}
function ask(wanted, path) {
	wanted.add(path);
	return { kind: "absent" };
}
/** Whether a name is a commit, branch or tag of the repository that holds a path. */
async function isCommit(name, near) {
	return findProgram("git") !== void 0 && await commitOf(existingFolder(near), name) !== void 0;
}
/** Whether a path was there at a commit, in the repository that holds it. */
async function existsAt(commit, path) {
	return (await (await openRevision(commit, path)).file(path)).kind !== "absent";
}
/** The commit that a name stands for in the repository that holds a path; undefined where there is none. */
async function commitIn(near, name) {
	return findProgram("git") === void 0 ? void 0 : commitOf(existingFolder(near), name);
}
/** The folder of the repository that holds a path; undefined where there is none, or no git. */
async function repositoryOf(near) {
	if (findProgram("git") === void 0) return void 0;
	return given(await git(existingFolder(near), ["rev-parse", "--show-toplevel"]));
}
/** The newest commit from which both come, in the repository that holds a path; undefined where none is known. */
async function mergeBase(near, one, other) {
	const folder = existingFolder(near);
	const [left, right] = [await commitOf(folder, one), await commitOf(folder, other)];
	if (left === void 0 || right === void 0) return void 0;
	return given(await git(folder, [
		"merge-base",
		left,
		right
	]));
}
/** The first parent of a commit, in the repository that holds a path; undefined where it has none, or it was not fetched. */
async function firstParent(near, commit) {
	return commitOf(existingFolder(near), `${commit}^1`);
}
function revisionOf(place) {
	return {
		name: place.ref,
		file: async (path) => {
			const found = await find(place, path);
			if (found.kind !== "blob") return { kind: found.kind === "outside" ? "outside" : "absent" };
			if (found.bytes > LARGEST_OPTION_FILE_BYTES) return { kind: "too-large" };
			return asReading(await printed(place, [
				"cat-file",
				"blob",
				found.id
			]));
		},
		directory: async (path) => {
			const found = await find(place, path);
			if (found.kind !== "tree") return { kind: found.kind === "outside" ? "outside" : "absent" };
			return {
				kind: "names",
				names: (await printed(place, [
					"ls-tree",
					"-z",
					"--name-only",
					found.id
				])).split("\0").filter((name) => name !== "")
			};
		},
		formerPath: async (path) => formerPath(place, pathInRepository(place.root, path))
	};
}
async function find(place, path) {
	const inside = pathInRepository(place.root, path);
	if (inside === void 0) return { kind: "outside" };
	if (inside.includes("\n")) return { kind: "absent" };
	const answer = await printed(place, [
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], `${place.commit}:${inside}\n`);
	const [, id, kind, bytes] = /^([0-9a-f]{40,64}) (blob|tree) (\d+)$/m.exec(answer) ?? [];
	if (id !== void 0) return {
		kind: kind === "tree" ? "tree" : "blob",
		id,
		bytes: Number(bytes)
	};
	return { kind: /^symlink \d+$/m.test(answer) ? "outside" : "absent" };
}
/** The path from the repository's folder; undefined where it lies outside. Symbolic links inside of it are kept. */
function pathInRepository(root, path) {
	const whole = resolve(path);
	const real = isInside(whole, root) ? whole : join(realPathOf(dirname(whole)), basename(whole));
	return isInside(real, root) ? relative(root, real) : void 0;
}
/** A directory was renamed when all the files of it that were renamed had one directory before, another one. */
async function formerPath(place, path) {
	if (path === void 0) return void 0;
	const parts = (await printed(place, [
		...[
			"diff",
			"--no-ext-diff",
			"--ignore-submodules",
			"--find-renames",
			"--diff-filter=R",
			"--name-status",
			"-z"
		],
		place.commit,
		"--"
	])).split("\0");
	const renamed = parts.flatMap((part, index) => /^R\d+$/.test(part) ? [{
		from: parts[index + 1] ?? "",
		to: parts[index + 2] ?? ""
	}] : []);
	const own = renamed.find(({ to }) => to === path)?.from;
	const folders = new Set(renamed.filter(({ to }) => dirname(to) === path).map(({ from }) => dirname(from)));
	const [folder] = folders.size === 1 && !folders.has(path) ? folders : [];
	const former = own ?? folder;
	return former === void 0 ? void 0 : join(place.root, former);
}
async function noSuchCommit(ref, root) {
	if (given(await git(root, ["rev-parse", "--is-shallow-repository"])) !== "true") return new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`);
	const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, "");
	return new UserError(`--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, or run git fetch origin ${name}`);
}
async function commitOf(folder, ref) {
	return given(await git(folder, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${ref}^{commit}`
	]));
}
/** What git prints when it must not fail. */
async function printed({ ref, root }, args, input) {
	const { isRight, output } = await git(root, args, input);
	if (isRight) return output;
	throw new UserError(`--base ${ref}: git ${args[0]} fails in ${root}: ${lastLine(output)}; repair the repository`);
}
function given({ isRight, output }) {
	return isRight ? output.trim() : void 0;
}
function lastLine(output) {
	return output.trim().split("\n").at(-1) ?? "";
}
async function git(folder, args, input) {
	const { HOME } = process.env;
	const { exit, output } = await run(["git", ...args], {
		run: "",
		cwd: folder,
		env: {
			GIT_OPTIONAL_LOCKS: "0",
			...HOME === void 0 ? {} : { HOME }
		},
		timeoutSeconds: 60,
		keep: KEPT_OUTPUT,
		...input === void 0 ? {} : { input }
	});
	return {
		isRight: exit.code === 0,
		output
	};
}

// src/core/suite/config-suite.ts
/** A suite made of option files, for gating them without a suite file. */
/** What such a suite says; everything else is a suite's default. */
const FORM = {
	workloads: ["oltp_read_only", "oltp_read_write"],
	threads: [8],
	scenarios: {},
	budget: "2m"
};
/** One scenario for each of the files, of which there is at least one; the first is the control. */
function configSuite(files, name) {
	const form = suiteSchema.parse({
		name: "config",
		...FORM
	});
	const scenarios = nonEmpty(files.map(scenarioOf));
	return {
		name,
		file: scenarios[0].name,
		server: { kind: "auto" },
		dataset: form.dataset,
		workloads: nonEmpty(form.workloads.map(buildWorkload)),
		threads: nonEmpty(form.threads),
		control: scenarios[0].name,
		scenarios,
		gate: buildPolicy(form.gate),
		budgetSeconds: form.budget,
		precision: form.precision
	};
}
function scenarioOf({ path, options }) {
	return {
		name: path,
		options,
		sql: [],
		expect: {},
		image: void 0,
		place: {
			file: path,
			line: 1
		}
	};
}

// src/edges/system/base.ts
/** What --base names: something on disk, or a commit. */
/**
* Opens a base; refs are those of the repository that holds `near`.
*
* @throws UserError where it names nothing, or two things
*/
async function openBase(base, near) {
	if (!existsSync(base)) return {
		kind: "commit",
		revision: await openRevision(base, near)
	};
	if (!await isCommit(base, near)) return {
		kind: "disk",
		path: base
	};
	throw new UserError(`--base ${base}: there is a file and there is a commit, branch or tag of this name; write ./${base} for the file, or the full name, such as refs/heads/${base}, for the other`);
}

// src/config-subject.ts
/** Option files that are gated without a suite. */
/** The folder that relative paths start at: where one stands. */
const HERE = ".";
/**
* Makes a scenario of every path, once as it is and once as it was.
*
* @throws UserError with everything that is wrong in the files, or where there is nothing to read
*/
async function readConfigSubject(paths, baseName) {
	const [first, ...others] = distinct(paths);
	if (first === void 0) throw new UserError("--config names no option file; give the path of one");
	const own = [first, ...others];
	const base = await openBase(baseName, await commonRepository(own) ?? first);
	if (base.kind === "disk" && others.length > 0) throw new UserError(`--base ${baseName} can be only one of ${own.join(", ")} before the change; give a git ref`);
	const files = [];
	for (const path of own) files.push(await readGated(path, base, baseName));
	const heads = files.map(({ head }) => head);
	const bases = files.map((file) => file.base);
	refuseProblems(heads, "the option files are not valid");
	refuseProblems(bases, `--base ${baseName}: the option files were not valid there`);
	const name = others.length === 0 ? first : "option files";
	const suiteOf = (side) => configSuite(files.map((file) => ({
		path: file.path,
		options: file[side].options
	})), name);
	return {
		suite: suiteOf("head"),
		base: suiteOf("base"),
		warnings: [...files.flatMap(({ warnings }) => warnings), ...heads.flatMap(({ warnings }) => warnings)],
		baseWarnings: bases.flatMap(({ warnings }) => warnings)
	};
}
/** Without those that lead to the same place as an earlier one. */
function distinct(paths) {
	return paths.filter((path, index) => paths.findIndex((other) => resolve(other) === resolve(path)) === index);
}
/** The repository that holds all the paths; undefined where none does. */
async function commonRepository(paths) {
	const roots = /* @__PURE__ */ new Set();
	for (const path of paths) roots.add(await repositoryHolding(path));
	const [root, other] = roots;
	if (roots.size > 1) throw new UserError(`--config names files of ${root ?? "no repository"} and of ${other ?? "none"}; gate them one by one`);
	return root;
}
/** The repository one stands in if the path is written so, else the one around it. */
async function repositoryHolding(path) {
	const here = await repositoryOf(HERE);
	const root = here !== void 0 && isInside(resolve(path), here) ? here : await repositoryOf(path);
	const real = realPathOf(resolve(path));
	if (root === void 0 || isInside(real, root)) return root;
	throw new UserError(`--config ${path} leads to ${real}, out of the repository ${root}; name a file inside of it`);
}
async function readGated(path, base, baseName) {
	const head = readConfig(path, diskOptionFiles(HERE));
	const { read, former } = await readBase$1(path, base);
	if (head.kind === "absent" && (read.kind === "absent" || base.kind === "disk")) {
		const also = base.kind === "disk" ? "" : `, also not at ${baseName}`;
		throw new UserError(`--config ${path}: there is no such file or directory${also}`);
	}
	const about = (code, says) => ({
		code,
		message: `${path} ${says}`,
		scenario: path
	});
	const warnings = [];
	if (head.kind === "absent") warnings.push(about("config-deleted", "was deleted: the server’s defaults take its place"));
	if (read.kind === "absent") warnings.push(about("config-added", "is new: its base is the server’s defaults"));
	if (former !== void 0) warnings.push(about("config-renamed", `was ${former} before, which is its base`));
	if (head.kind === "read" && head.options.length + head.problems.length === 0) warnings.push(about("config-empty", "has no option that a server reads"));
	return {
		path,
		head: settled(path, head),
		base: settled(former ?? path, read),
		warnings
	};
}
/** What the path was before, and under which name where it had another one. */
async function readBase$1(path, base) {
	if (base.kind === "disk") return { read: readConfig(base.path, diskOptionFiles(HERE)) };
	const { revision } = base;
	const at = (where) => readAtRevision(revision, HERE, (reader) => readConfig(where, reader));
	const read = await at(path);
	const found = read.kind === "absent" ? await revision.formerPath(path) : void 0;
	if (found === void 0) return { read };
	const former = isAbsolute(path) ? found : relative(HERE, found);
	return {
		read: await at(former),
		former
	};
}
function readConfig(path, reader) {
	return reader.directory(path, path).kind === "names" ? readOptionDirectory(path, reader) : readOptionFile(path, reader);
}
function settled(path, read) {
	if (read.kind === "read") return read;
	const nothing = {
		kind: "read",
		options: [],
		problems: [],
		warnings: []
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
function refuseProblems(files, message) {
	const problems = files.flatMap((file) => file.problems);
	if (problems.length > 0) throw new UserError(`${message}\n${formatProblems(problems)}`);
}

// src/subject.ts
/** What is gated: a suite or option files, as they are and as they were. */
/**
* Reads what is gated, with all option files.
*
* @throws UserError with everything that is wrong in the files, or where there is nothing to read
*/
async function readSubject(request) {
	const { suite, base, warnings, baseWarnings } = request.kind === "config" ? await readConfigSubject(request.paths, request.base) : await readSuiteSubject(request.file, request.base);
	return {
		suite,
		base,
		warnings: [...warnings, ...onlyInBase(warnings, baseWarnings, request.base ?? "")]
	};
}
/**
* Warnings of the base that the head does not give as well: what stands in both is no news. They name no file, as their
* lines are not those of the file that is there now.
*/
function onlyInBase(head, base, name) {
	const known = new Set(head.map(({ code, file, directive }) => JSON.stringify([
		code,
		file,
		directive
	])));
	return base.filter(({ code, file, directive }) => !known.has(JSON.stringify([
		code,
		file,
		directive
	]))).map(({ code, message }) => ({
		code,
		message: `--base ${name}: ${message}`
	}));
}
async function readSuiteSubject(file, base) {
	const head = valid(parseSuite(suiteText(file), file, diskOptionFiles(dirname(file))), `${file} is not a valid suite`);
	const before = base === void 0 ? void 0 : await readBase(base, file);
	return {
		suite: head.suite,
		base: before?.suite,
		warnings: head.warnings,
		baseWarnings: before?.warnings ?? []
	};
}
function valid(parsed, otherwise) {
	if (parsed.kind === "ok") return parsed;
	throw new UserError(`${otherwise}\n${formatProblems(parsed.problems)}`);
}
function suiteText(file) {
	const reading = readOnDisk(file);
	if (reading.kind === "text") return reading.text;
	throw new UserError(`cannot read the suite ${file}: ${whyNoSuite(reading)}; give the path of a suite file`);
}
/** The suite as it was, with the option files of its time. */
async function readBase(name, file) {
	const base = await openBase(name, file);
	if (base.kind === "disk" && isDirectory(base.path)) throw new UserError(`--base ${name} is a directory; give the suite file as it was before, or a git ref`);
	const reading = base.kind === "disk" ? readOnDisk(base.path) : await base.revision.file(file);
	if (reading.kind === "absent") throw new UserError(`--base ${name}: ${file} did not exist there; leave --base out`);
	if (reading.kind !== "text") throw new UserError(`--base ${name}: cannot read ${file} there: ${whyNoSuite(reading)}`);
	const parse = (reader) => parseSuite(reading.text, `${file} (${name})`, reader);
	return valid(base.kind === "disk" ? parse(diskOptionFiles(dirname(base.path))) : await readAtRevision(base.revision, dirname(file), parse), `--base ${name}: ${file} was not a valid suite there`);
}
function whyNoSuite(reading) {
	if (reading.kind === "absent") return "there is no such file";
	if (reading.kind === "outside") return "it is outside of the repository";
	if (reading.kind === "too-large") return "it is larger than 1 MiB";
	return reading.kind === "binary" ? "it is binary" : reading.why;
}

export { mergeBase as a, firstParent as i, commitIn as n, existsAt as r, readSubject as t };