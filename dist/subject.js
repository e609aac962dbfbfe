import { i as escapeInvisible } from "./problems.js";
import { a as UserError } from "./errors.js";
import { c as realPathOf, n as existingFolder, o as isDirectory, s as isInside, t as checkoutAround } from "./paths.js";
import { E as numberOf, c as changedVariable, r as lostOptions, s as settingDifferences, u as variableValues, v as knowledgeOf } from "./option-reach.js";
import { u as PRECONDITIONS } from "./dsn.js";
import { a as configSuite, i as configName, s as onlyChanged } from "./build.js";
import { a as workloadFor, i as chooseWorkloads } from "./arm-wording.js";
import { i as reachText } from "./warnings.js";
import { t as checkedOut } from "./checkout.js";
import { S as largestPool, n as shippedSuite } from "./shipped.js";
import { n as adjustSuite } from "./adjust.js";
import { r as readOptionPath } from "./option-includes.js";
import { t as readYaml } from "./yaml-tree.js";
import { n as parseSuite, t as formatProblems } from "./parse.js";
import { a as isCommit, c as repositoryOf, d as suiteOptionFiles, i as gatherAtRevision, l as diskOptionFiles, s as openRevision, u as readSuiteOnDisk } from "./revision.js";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import { existsSync } from "node:fs";

// src/core/coverage/choose-cells.ts
/** The cells of a suite that is made of option files: chosen by what changed in them. */
/**
* Largest buffer pool that is measured with data beyond it: three times as much is loaded within half a minute, and larger
* ones are whole multiples of 128 MiB, to which MySQL rounds them (manual, innodb_buffer_pool_chunk_size).
*/
const MEASURED_POOL_BYTES = 128 * 1024 ** 2;
/** As in production, most data are not in memory. */
const TIMES_THE_POOL = 3;
const TABLES = 4;
/** Connections that a server has for others than the load. */
const OTHER_CONNECTIONS = 10;
/** So many that the cache of tables holds a part of them, with as much data as there is otherwise. */
const MANY_TABLES = {
	tables: 200,
	rows: 500
};
/**
* @param base the scenarios before the change
* @param threads levels that somebody asks for; undefined: those at which each workload shows most
*/
function chooseCells(suite, base, threads) {
	const variables = variablesIn(suite.scenarios, base);
	const scenarios = [...suite.scenarios, ...base];
	const { chosen } = chooseWorkloads(wantedExercises(variables));
	const levels = threads ?? mostThreads(scenarios);
	const preconditions = preconditionsOf(chosen.flatMap(({ covers }) => covers));
	const reasons = chosen.map(({ workload, covers }) => ({
		workload: workload.name,
		variables: variables.filter((variable) => wantedExercises([variable]).some((one) => covers.includes(one)))
	}));
	return {
		suite: {
			...suite,
			workloads: workloadsOf(chosen, levels),
			dataset: datasetFor(preconditions, suite, scenarios),
			...preconditions.length === 0 ? {} : { preconditions }
		},
		reasons
	};
}
function variablesIn(scenarios, base) {
	const changes = scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingDifferences(before, after);
	});
	return [...new Set(changes.flatMap((change) => changedVariable(change)?.variable ?? []))];
}
/** As many as every server lets in. */
function mostThreads(scenarios) {
	const limits = scenarios.flatMap(({ options }) => numberOf(variableValues(options).max_connections) ?? []);
	return Math.max(1, Math.min(...limits) - OTHER_CONNECTIONS);
}
/**
* Workloads of one script are one, with several levels.
*
* @param levels those of the suite hold; or each workload has its own, up to so many
*/
function workloadsOf(chosen, levels) {
	const [first, ...others] = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()].map((own) => {
		const most = typeof levels === "number" ? levels : Number.POSITIVE_INFINITY;
		const wanted = own.map(({ threads }) => Math.min(threads, most)).toSorted((a, b) => a - b);
		const [one, ...more] = new Set(wanted);
		if (own[0] === void 0 || one === void 0) throw new RangeError("no workload was chosen");
		return {
			...own[0].workload,
			...typeof levels === "number" && { threads: [one, ...more] }
		};
	});
	if (first === void 0) throw new RangeError("no workload was chosen");
	return [first, ...others];
}
function datasetFor(preconditions, suite, scenarios) {
	const tables = preconditions.includes("tables-beyond-cache") ? MANY_TABLES : void 0;
	if (!preconditions.includes("data-beyond-pool")) return tables ?? suite.dataset;
	return beyondPool(scenarios, TIMES_THE_POOL, tables?.tables ?? TABLES);
}
/** The suite with as many rows as its data need to be so many times as large as the pool, where it says so. */
function withRows(suite, base) {
	const { timesThePool, tables } = suite.dataset;
	if (timesThePool === void 0) return suite;
	const dataset = {
		...beyondPool([...suite.scenarios, ...base], timesThePool, tables),
		timesThePool
	};
	return {
		...suite,
		dataset,
		preconditions: ["data-beyond-pool"]
	};
}
/**
* Data so many times as large as the largest buffer pool, which is made smaller where nobody would wait for as much data.
*
* @param scenarios of head and base
*/
function beyondPool(scenarios, times, tables) {
	const poolBytes = Math.min(largestPool(scenarios), MEASURED_POOL_BYTES);
	return {
		tables,
		rows: Math.ceil(times * poolBytes / 320 / tables),
		poolBytes
	};
}
/** Exercises that any of a setting's products wants, the likeliest first; none where nothing is known of it. */
function exercisesOfSetting(variable) {
	const known = ["MySQL", "MariaDB"].flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? []);
	return [...new Set(known)];
}
/**
* One exercise for each variable, the likeliest of those that a workload of ours is; none where any statement shows the
* setting, or none of ours does.
*
* @param variables in the order in which they matter
*/
function wantedExercises(variables) {
	const wanted = variables.flatMap((variable) => {
		const all = exercisesOfSetting(variable);
		const shown = all.find((exercise) => workloadFor(exercise) !== void 0);
		return shown === void 0 || all.includes("any-statement") ? [] : [shown];
	});
	return [...new Set(wanted)];
}
/** What the data and the servers have to be for these exercises. */
function preconditionsOf(exercises) {
	return [...new Set(exercises.flatMap((exercise) => PRECONDITIONS[exercise] ?? []))];
}

// src/gate/chosen-cells.ts
/** Cells and data as far as they follow from the settings: of option files for which nobody names workloads, those that show what changed. */
/**
* @param suite with what flags say of it
* @param base the suite before the change
*/
function withChosenCells(suite, base, { kind }, { workloads, threads }) {
	if (kind !== "config" || base === void 0 || workloads !== void 0) return {
		suite: withRows(suite, base?.scenarios ?? []),
		reasons: []
	};
	return chooseCells(suite, base.scenarios, threads);
}

// src/gate/adjusted.ts
/** The suite as the flags want it. */
/** @throws UserError with one line for every flag that names what the suite does not have */
function adjusted(suite, adjustments) {
	const outcome = adjustSuite(suite, adjustments);
	if (outcome.kind === "ok") return outcome.suite;
	const lines = outcome.problems.map(({ list, found, allowed }) => `--${list}: found ${found}; allowed: ${allowed}`);
	throw new UserError(lines.join("\n"));
}

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

// src/gate/config-sources.ts
/** Option files that are gated without a suite, as they are and as they were: gathered here, parsed elsewhere. */
/** The folder that relative paths start at: where one stands. */
const HERE = ".";
/**
* Gathers every path once as it is and once as it was, under the name that it then had.
*
* @throws UserError where there is nothing to read, or no such base
*/
async function gatherConfig(paths, baseName) {
	const own = distinct(paths);
	const [first] = own;
	if (first === void 0) throw new UserError("--config names no option file; give the path of one");
	const repository = await commonRepository(own);
	if (repository === void 0 && !existsSync(baseName)) throw new UserError(`--config ${first} is in no git repository, so there is no --base ${baseName} of it; name a file of the repository, or give a file as the base`);
	const base = await openBase(baseName, repository ?? first);
	if (base.kind === "disk" && own.length > 1) throw new UserError(`--base ${baseName} can be only one of ${own.join(", ")} before the change; give a git ref`);
	const sources = [];
	for (const path of own) {
		const source = {
			path,
			head: {
				path,
				reader: diskOptionFiles(HERE)
			},
			...await gatherBefore(path, base)
		};
		requireSomewhere(source, base, baseName);
		if (base.kind === "commit") await refuseRenamed(source, base.revision);
		sources.push(source);
	}
	return sources;
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
function requireSomewhere({ path, head, base: before }, base, baseName) {
	if (!isAbsent(head) || base.kind === "commit" && !isAbsent(before)) return;
	const also = base.kind === "disk" ? "" : `, also not at ${baseName}`;
	throw new UserError(`--config ${path}: there is no such file or directory${also}`);
}
/** A file that went elsewhere is not deleted: what gates it must go with it, or it is never gated again. */
async function refuseRenamed({ path, head }, revision) {
	if (!isAbsent(head)) return;
	const found = await revision.laterPath(path);
	if (found === void 0) return;
	const later = spelledAs(path, found);
	throw new UserError(`--config ${path}: it was renamed to ${later} since ${revision.name}; name ${later} instead: with --config, in a workflow with the input config`);
}
/** A path that was found, absolute or relative as the user writes paths. */
function spelledAs(path, found) {
	return isAbsolute(path) ? found : relative(HERE, found);
}
function isAbsent({ path, reader }) {
	return readOptionPath(path, reader).kind === "absent";
}
async function gatherBefore(path, base) {
	if (base.kind === "disk") return {
		base: {
			path: base.path,
			reader: diskOptionFiles(HERE)
		},
		former: void 0
	};
	const { revision } = base;
	const read = await gatherAt(revision, path);
	const found = isAbsent(read) ? await revision.formerPath(path) : void 0;
	if (found === void 0) return {
		base: read,
		former: void 0
	};
	const former = spelledAs(path, found);
	return {
		base: await gatherAt(revision, former),
		former
	};
}
async function gatherAt(revision, path) {
	return {
		path,
		reader: await gatherAtRevision(revision, HERE, (reader) => readOptionPath(path, reader))
	};
}

// src/gate/subject.ts
/** What is gated: a suite or option files, as they are and as they were. Files are gathered first, and then parsed. */
/**
* Reads what is gated, with all option files.
*
* @param tell told which file is measured where it is not the one that was named
* @throws UserError with everything that is wrong in the files, or where there is nothing to read
*/
async function readSubject(request, tell = () => {}) {
	const { suite, base, ruledBy, warnings, baseWarnings } = await parsedSubject(request);
	if (request.kind === "suite" && suite.file !== request.file) tell(`suite: ${suite.file}, which comes with qpsgate`);
	return {
		suite,
		base,
		ruledBy,
		commit: await checkedOut(request.kind === "suite" ? request.file : request.paths[0] ?? "."),
		warnings: [...warnings, ...onlyInBase(warnings, baseWarnings, request.base ?? "")]
	};
}
/** Its name, by which its comment is found, also where it cannot be read as a whole; undefined where that cannot be told. */
function subjectName(request) {
	if (request.kind === "config") return configName(request.paths);
	const reading = readSuiteOnDisk(request.file);
	const read = reading.kind === "text" ? readYaml(reading.text) : void 0;
	const found = read !== void 0 && "tree" in read ? read.tree.textOf(["name"]) : void 0;
	return found === "" ? void 0 : found;
}
/** Warnings of the base that the head does not give as well: what stands in both is no news. */
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
async function parsedSubject(request) {
	if (request.kind === "config") return {
		...parseConfig(await gatherConfig(request.paths, request.base), request.base),
		ruledBy: void 0
	};
	const { file, base, rules = { from: base } } = request;
	const head = parsed(gatherSuite(file, { isChanged: base !== void 0 || rules.from !== void 0 }), `${file} is not a valid suite`);
	refuseLeftAlike(head.suite);
	const earlier = await parsedBefore(file, base);
	const ruledBy = rules.from === base ? earlier : await parsedBefore(file, rules.from);
	if (request.isForeign) requireKnownPrograms(head.suite, ruledBy?.suite);
	const warnings = {
		warnings: head.warnings,
		baseWarnings: earlier?.warnings ?? []
	};
	return {
		suite: head.suite,
		base: earlier?.suite,
		ruledBy: ruledBy?.suite,
		...warnings
	};
}
async function parsedBefore(file, base) {
	if (base === void 0) return void 0;
	return parsed(await gatherSuiteBefore(file, base), `--base ${base}: ${file} was not a valid suite there`);
}
function parsed({ name, text, optionFiles }, otherwise) {
	const found = parseSuite(text, name, optionFiles);
	if (found.kind === "ok") return found;
	throw new UserError(`${otherwise}\n${formatProblems(found.problems)}`);
}
/** A scenario that is measured as the control would pass whatever it says. */
function refuseLeftAlike(suite) {
	const lines = lostOptions(suite).map(({ scenario, option, file, line, why }) => `${file}:${line}: scenario ${scenario} would be measured as the control ${suite.control} is: ${option} is left out, as ${reachText(why)}; take it out of the suite, or give it an option that is measured`);
	if (lines.length > 0) throw new UserError(lines.map(escapeInvisible).join("\n"));
}
/** Scripts and server programs run here with our rights, so a stranger's must be those that the base has. */
function requireKnownPrograms(head, base) {
	const stranger = strangeScript(head, base) ?? strangeBinary(head, base);
	if (stranger === void 0) return;
	throw new UserError(`${head.file}: ${stranger.what} of a pull request from a fork is not run, as ${stranger.why}; a maintainer can add it in a change of its own`);
}
function strangeScript(head, base) {
	const known = new Set(base?.workloads.map(({ source }) => source));
	const [own] = head.workloads.filter(({ source }) => source !== void 0 && !known.has(source));
	return own && {
		what: `the script ${own.script}`,
		why: "it is not that of the base"
	};
}
function strangeBinary({ file, ...head }, base) {
	const known = new Set(base === void 0 ? [] : binariesOf(base));
	const top = checkoutAround(existingFolder(file));
	const isBrought = (binary) => top !== void 0 && isInside(realPathOf(resolve(binary)), top);
	const own = binariesOf(head).find((binary) => !known.has(binary) || isBrought(binary));
	if (own === void 0) return void 0;
	return {
		what: `the server program ${own}`,
		why: known.has(own) ? "it lies in the checkout" : "the base does not name it"
	};
}
/** Paths of the server programs that a suite names. */
function binariesOf({ server, scenarios }) {
	return [server, ...scenarios.flatMap(({ program }) => program ?? [])].flatMap((program) => program.kind === "binary" ? program.name : []);
}
/** @throws UserError with everything that is wrong in the files */
function parseConfig(sources, baseName) {
	const files = sources.map(parseSource);
	const [heads, bases] = [files.map(({ head }) => head), files.map(({ base }) => base)];
	refuseProblems(heads, "the option files are not valid");
	refuseProblems(bases, `--base ${baseName}: the option files were not valid there`);
	const name = configName(files.map(({ path }) => path));
	const suiteOf = (side) => configSuite(files.map((file) => ({
		path: file.path,
		options: file[side].options
	})), name);
	const base = suiteOf("base");
	return {
		suite: onlyChanged(suiteOf("head"), base),
		base,
		warnings: [...files.flatMap(({ warnings }) => warnings), ...heads.flatMap(({ warnings }) => warnings)],
		baseWarnings: bases.flatMap(({ warnings }) => warnings)
	};
}
function parseSource({ path, head, base, former }) {
	const [now, before] = [readOptionPath(head.path, head.reader), readOptionPath(base.path, base.reader)];
	const warnings = [];
	if (now.kind === "absent") warnings.push({
		code: "config-deleted",
		scenario: path
	});
	if (before.kind === "absent") warnings.push({
		code: "config-added",
		scenario: path
	});
	if (former !== void 0) warnings.push({
		code: "config-renamed",
		scenario: path,
		former
	});
	if (now.kind === "read" && now.options.length + now.problems.length === 0) warnings.push({
		code: "config-empty",
		scenario: path
	});
	return {
		path,
		head: settled(path, now),
		base: settled(former ?? path, before),
		warnings
	};
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
/**
* A suite that is there, else the one of that name that comes with the program.
*
* @param isChanged whether it is known to have been there before: then another one does not take its place
* @throws UserError where the suite cannot be read
*/
function gatherSuite(file, { isChanged }) {
	const reading = readSuiteOnDisk(file);
	if (reading.kind === "text") return {
		name: file,
		text: reading.text,
		optionFiles: suiteOptionFiles(file)
	};
	const shipped = reading.kind === "absent" && !isChanged ? shippedSuite(file) : void 0;
	if (shipped !== void 0) return gatherSuite(shipped, { isChanged: true });
	const why = reading.kind === "absent" && isDirectory(file) ? "it is a directory" : whyNoSuite(reading);
	throw new UserError(`cannot read the suite ${file}: ${why}; give the path of a suite file, or the name of one that comes with qpsgate`);
}
/**
* The suite as it was, with the option files of its time.
*
* @throws UserError where there is no such base, or it does not have the suite
*/
async function gatherSuiteBefore(file, base) {
	const opened = await openBase(base, file);
	if (opened.kind === "disk" && isDirectory(opened.path)) throw new UserError(`--base ${base} is a directory; give the old suite file, or a git ref`);
	const reading = opened.kind === "disk" ? readSuiteOnDisk(opened.path) : await opened.revision.file(file);
	if (reading.kind === "absent") throw new UserError(`--base ${base}: ${file} did not exist there; leave --base out`);
	if (reading.kind !== "text") throw new UserError(`--base ${base}: cannot read ${file} there: ${whyNoSuite(reading)}`);
	const [name, { text }] = [`${file} (${base})`, reading];
	if (opened.kind === "disk") return {
		name,
		text,
		optionFiles: suiteOptionFiles(opened.path)
	};
	const parse = (reader) => parseSuite(text, name, reader);
	return {
		name,
		text,
		optionFiles: await gatherAtRevision(opened.revision, dirname(file), parse)
	};
}
function whyNoSuite(reading) {
	if (reading.kind === "absent") return "there is no such file";
	if (reading.kind === "outside") return "it is outside of the repository";
	if (reading.kind === "too-large") return "it is larger than 1 MiB";
	return reading.kind === "binary" ? "it is binary" : reading.why;
}

export { withChosenCells as i, subjectName as n, adjusted as r, readSubject as t };