import { n as parseSuite, r as suiteSchema, t as formatProblems } from "./parse.js";
import { c as repositoryOf, i as isCommit, l as diskOptionFiles, o as openRevision, s as readAtRevision, u as readOnDisk } from "./revision.js";
import { a as realPathOf, i as isInside, r as isDirectory } from "./paths.js";
import { i as UserError } from "./errors.js";
import { a as buildPolicy, c as nonEmpty, s as buildWorkload } from "./quantities.js";
import { n as readOptionDirectory, r as readOptionFile } from "./option-includes.js";
import { existsSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve } from "node:path";

// src/edges/git/open-base.ts
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

// src/gate/config-subject.ts
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
	const repository = await commonRepository(own);
	if (repository === void 0 && !existsSync(baseName)) throw new UserError(`--config ${first} is in no git repository, so there is no --base ${baseName} of it; name a file of the repository, or give a file as the base`);
	const base = await openBase(baseName, repository ?? first);
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

// src/gate/subject.ts
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

export { readSubject as t };