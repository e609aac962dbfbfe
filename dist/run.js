import { a as cellName, c as makePlan, i as armName, l as notAgainstBase, s as leastBudgetSeconds, v as scenarioIdentity, y as suiteIdentity } from "./clock.js";
import { _ as formatProblems, c as readEnvironment, g as run$1, h as findProgram, i as openBed, t as gate, v as parseSuite } from "./gate.js";
import { n as OutputDirectory, t as writeViews } from "./views.js";
import { i as UserError } from "./errors.js";
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { createHash } from "node:crypto";

// src/edges/system/digest.ts
/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
function digestOf(value) {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}

// src/edges/system/revision.ts
/** Files as they were at another revision of the repository one stands in. */
/** Of a suite or option file, characters. */
const LARGEST_FILE = 4 * 1024 ** 2;
/**
* Opens a git ref.
*
* @throws UserError where there is no git, no repository, or no such ref
*/
async function openRevision(ref, near) {
	if (findProgram("git") === void 0) throw new UserError("--base with a git ref needs git; install it, or give a file");
	const folder = dirname(resolve(near));
	const root = await git(folder, ["rev-parse", "--show-toplevel"]);
	if (root === void 0) throw new UserError(`--base ${ref}: ${folder} is in no git repository; give a file instead`);
	const commit = await git(folder, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${ref}^{commit}`
	]);
	if (commit === void 0) throw new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`);
	return {
		name: ref,
		read: async (path) => git(folder, ["show", `${commit.trim()}:${relative(root.trim(), resolve(path))}`])
	};
}
/** A file in another place stands for the base; what it refers to is read beside it. */
function fileRevision(file, near) {
	const folders = {
		from: dirname(resolve(near)),
		to: dirname(resolve(file))
	};
	return {
		name: file,
		read: async (path) => {
			const other = resolve(path) === resolve(near) ? resolve(file) : resolve(folders.to, relative(folders.from, resolve(path)));
			try {
				return readFileSync(other, "utf8");
			} catch {
				return;
			}
		}
	};
}
async function git(folder, args) {
	const env = process.env.HOME === void 0 ? {} : { HOME: process.env.HOME };
	const { exit, output } = await run$1(["git", ...args], {
		run: "",
		cwd: folder,
		env,
		timeoutSeconds: 60,
		keep: LARGEST_FILE
	});
	return exit.code === 0 ? output : void 0;
}

// src/run.ts
/** One run, for the command line and the action alike: request → edges → gate → files. */
async function run(request, screen, signal) {
	const startedAt = /* @__PURE__ */ new Date();
	const began = performance.now();
	const suite = request.adjust(readSuite(request.suite));
	const base = request.base === void 0 ? void 0 : await readBase(request.base, request.suite);
	const plan = requireBudget(makePlan(suite, request.seed, {
		rules: request.rules,
		base: base?.scenarios ?? []
	}));
	using output = new OutputDirectory(request.out);
	await using bed = await openBed({
		...request,
		suite,
		plan,
		signal,
		note: screen.note,
		phase: screen.phase
	});
	const facts = () => ({
		startedAt: startedAt.toISOString(),
		seconds: (performance.now() - began) / 1e3,
		environment: readEnvironment(bed.cpus, bed.sysbench),
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: Object.fromEntries(plan.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
		warnings: [...bed.warnings, ...baseWarnings(suite, base)]
	});
	const result = await gate(suite, plan, {
		testbed: bed.testbed,
		save: output.appendLines,
		progress: screen,
		facts
	});
	screen.phase("drawing");
	await writeViews(result, output);
	return result;
}
function readSuite(path) {
	const text = readText(path);
	const folder = dirname(path);
	const parsed = parseSuite(text, path, (option) => readOptionFile(resolve(folder, option)));
	if (parsed.kind === "ok") return parsed.suite;
	throw new UserError(`${path} is not a valid suite\n${formatProblems(parsed.problems)}`);
}
/** The suite as it was: a file, or the same file at a git ref, with the option files of its time. */
async function readBase(base, path) {
	const revision = existsSync(base) ? fileRevision(base, path) : await openRevision(base, path);
	const text = await revision.read(path);
	if (text === void 0) throw new UserError(`--base ${base}: ${path} did not exist there; leave --base out`);
	const named = [];
	parseSuite(text, path, (option) => {
		named.push(option);
		return "";
	});
	const contents = /* @__PURE__ */ new Map();
	for (const option of named) contents.set(option, await revision.read(resolve(dirname(path), option)));
	const name = `${path} (${revision.name})`;
	const parsed = parseSuite(text, name, (option) => contents.get(option));
	if (parsed.kind === "ok") return parsed.suite;
	throw new UserError(`--base ${base}: ${path} was not a valid suite there\n${formatProblems(parsed.problems)}`);
}
function readText(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (cause) {
		const why = cause.code === "ENOENT" ? "there is no such file" : cause.message;
		throw new UserError(`cannot read the suite ${path}: ${why}; give the path of a suite file`, { cause });
	}
}
function readOptionFile(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return;
	}
}
function requireBudget(plan) {
	const least = leastBudgetSeconds(plan);
	if (plan.budgetSeconds >= least) return plan;
	const cells = plan.cells;
	throw new UserError(`a budget of ${plan.budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? "cell" : "cells"} (${cells.map(cellName).slice(0, 4).join(", ")}${cells.length > 4 ? ", …" : ""}) with ${plan.arms.length} servers: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`);
}
/** Scenarios that have nothing to be compared with, or need not be. */
function baseWarnings(suite, base) {
	if (base === void 0) return [];
	const { unchanged, added } = notAgainstBase(suite, base.scenarios);
	return [...unchanged.map((scenario) => ({
		code: "base-unchanged",
		message: `${scenario} is configured as in the base, so it was not measured against it`,
		scenario
	})), ...added.map((scenario) => ({
		code: "base-missing",
		message: `${scenario} is new, the base does not have it`,
		scenario
	}))];
}

export { run };