import { O as unknown, _ as looseObject } from "./names.js";
import { t as interruptible } from "./interrupt.js";
import { i as pathOf, t as storeOpener } from "./open-store.js";
import { n as parseRecord, r as textOf } from "./run-record.js";
import { n as shellWord } from "./escape.js";
import { c as UserError, h as reasonOf, i as EXIT, s as StoreError } from "./errors.js";
import { i as writeWhole } from "./write-whole.js";
import { o as UNSTORED_RUN_FILE, r as storeFlags } from "./store-flags.js";
import { i as say, n as printJson, t as print } from "./output.js";
import { n as parseRecordFlags } from "./record-flags.js";
import { t as toolVersion } from "./version.js";
import { i as shardText } from "./shard.js";
import { n as recordOf } from "./make-record.js";
import { g as accept } from "./describe-statements.js";
import { n as digitsOf } from "./digest.js";
import { o as isDirectory } from "./paths.js";
import { n as commitIn } from "./checkout.js";
import { t as readResults } from "./read-results.js";
import { i as count } from "./figures.js";
import { dirname, join } from "node:path";
import { readFileSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";

// src/edges/store/unstored-run.ts
/** A run that could not be stored, kept in the output directory until it can. */
/**
* @param folder the output directory
* @throws where it cannot be written to
*/
function keepUnstored(folder, { run, problem, storeFlags }) {
	const file = join(folder, UNSTORED_RUN_FILE);
	const command = [
		"qpsgate record",
		shellWord(file),
		...storeFlags.map(flagOrWord)
	].join(" ");
	const content = {
		command,
		problem,
		run: JSON.parse(textOf(run))
	};
	writeWhole(folder, UNSTORED_RUN_FILE, `${JSON.stringify(content, null, 2)}\n`);
	return {
		file,
		command
	};
}
const WANTED = `give the ${UNSTORED_RUN_FILE} next to a result, or the output directory of qpsgate run`;
/** @throws UserError if there is no such file, or it holds no run */
function readUnstored(file) {
	const kept = looseObject({ run: unknown() }).safeParse(parseJson(file));
	const parsed = kept.success ? parseRecord(JSON.stringify(kept.data.run), file) : void 0;
	if (parsed?.kind === "record") return parsed.record;
	throw new UserError(parsed?.problem ?? `${file} holds no run that could not be stored; ${WANTED}`);
}
/** Removes the file where it holds that run, which has been stored since. */
function removeUnstored(folder, run) {
	const file = join(folder, UNSTORED_RUN_FILE);
	try {
		if (pathOf(readUnstored(file)) === pathOf(run)) rmSync(file);
	} catch {}
}
function parseJson(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch (cause) {
		if (cause instanceof SyntaxError) throw new UserError(`${file} is not whole: it is no JSON; ${WANTED}`, { cause });
		throw new UserError(`cannot read ${file}: ${reasonOf(cause)}; ${WANTED}`, { cause });
	}
}
function flagOrWord(word) {
	return /^--[a-z-]+$/.test(word) ? word : shellWord(word);
}

// src/commands/measured-run.ts
/** The run that results hold, as it is stored. */
const FULL_COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/**
* @param toolVersion version of qpsgate
* @throws UserError if the results cannot be read or are incomplete
*/
async function readMeasuredRun(source, toolVersion) {
	const { paths, branch, runUrl = null } = source;
	const id = new RunId();
	const { recorded, run, judgement } = readResults(paths, (one, lines) => id.through(one, lines));
	const [{ name, result: first }] = recorded;
	requireWhole(run, name);
	const commit = commitOf(source.commit, run.commit);
	const about = {
		id: id.end(),
		branch,
		commit,
		runUrl,
		toolVersion
	};
	const [path] = paths;
	const folder = isDirectory(path) ? path : dirname(path);
	try {
		return {
			run: recordOf(accept(judgement, first.accepted), run, about),
			note: noteOf(source, run.commit),
			folder
		};
	} catch (thrown) {
		if (!(thrown instanceof RangeError)) throw thrown;
		throw new UserError(`${name} is of another version of qpsgate, or was changed; take the original, or measure again: ${thrown.message}`, { cause: thrown });
	}
}
function requireWhole({ plan, cells }, name) {
	if (plan.shard !== null) throw new UserError(`${name} is shard ${shardText(plan.shard)} of a plan; name the results of all its shards`);
	if (cells.length === 0) throw new UserError(`${name}: nothing was measured, so there is nothing to store`);
}
/**
* Names a run by its measurements: the same result always has the same id, whoever records it. It is the digest of one
* JSON text, a list of results each with its lines.
*/
var RunId = class {
	#hash = createHash("sha256");
	#separator = "[";
	end() {
		return digitsOf(this.#hash.update("]"));
	}
	*through({ result: { startedAt, seed, suite } }, lines) {
		this.#hash.update(`${this.#separator}${JSON.stringify([
			startedAt,
			seed,
			suite
		]).slice(0, -1)},`);
		let separator = "[";
		for (const line of lines) {
			this.#hash.update(`${separator}${JSON.stringify(line)}`);
			separator = ",";
			yield line;
		}
		this.#hash.update(separator === "[" ? "[]]" : "]]");
		this.#separator = ",";
	}
};
function noteOf({ commit }, measured) {
	if (commit !== void 0 || measured?.isDirty !== true) return null;
	return `what was measured had changes that are not in commit ${measured.sha.slice(0, 7)}, of which it is stored`;
}
/** The named commit, else the one that was measured, else the one that is checked out here. */
function commitOf(name, measured) {
	if (name === void 0 && measured !== null) return measured.sha;
	const here = process.cwd();
	const found = commitIn(here, name ?? "HEAD");
	if (found !== void 0) return found;
	if (name === void 0) throw new UserError(`${here} is in no git repository, or it has no commit yet; name what was measured with --commit`);
	if (FULL_COMMIT.test(name)) return name.toLowerCase();
	throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit's full name`);
}

// src/commands/store-or-keep.ts
/** Clocks of machines differ by less. */
const CLOCK_SLACK_HOURS = 24;
/**
* Stores the run, or keeps it: a store that fails is an outcome.
*
* @throws UserError if there is no store; also any other error than StoreError, after the run has been kept
*/
async function storeOrKeep(toStore, named) {
	try {
		return await store(toStore, named);
	} catch (thrown) {
		if (thrown instanceof UserError) throw thrown;
		const outcome = keep(toStore, named, thrown instanceof Error ? thrown.message : String(thrown));
		if (thrown instanceof StoreError) return outcome;
		throw thrown;
	}
}
async function store({ run, note, folder }, { open }) {
	requirePast(run);
	await using opened = await open();
	const added = await opened.add(run);
	removeUnstored(folder, run);
	return {
		kind: "stored",
		store: opened.name,
		note,
		...added
	};
}
/** A run from the future would be the newest for as long as that future lasts. */
function requirePast({ recordedAt }) {
	const now = /* @__PURE__ */ new Date();
	if (Date.parse(recordedAt) - now.getTime() <= CLOCK_SLACK_HOURS * 36e5) return;
	throw new StoreError(`it began at ${recordedAt}, and here it is ${now.toISOString()}: a clock is wrong; set this one right and record again, or set the other one right and measure again`);
}
function keep({ run, folder }, { storeFlags }, problem) {
	try {
		return {
			kind: "unstored",
			problem,
			kept: keepUnstored(folder, {
				run,
				storeFlags,
				problem
			})
		};
	} catch (thrown) {
		return {
			kind: "unstored",
			problem: `${problem}\nnor can it be kept in ${folder}: ${thrown.message}; record the result again when the store works`,
			kept: null
		};
	}
}
/** The outcome for people: the run and its store, or the next step. */
function describeOutcome(outcome) {
	if (outcome.kind === "unstored") {
		const { problem, kept } = outcome;
		return `the run was not stored: ${problem}${kept === null ? "" : `\nit is kept in ${kept.file}; store it later with\n  ${kept.command}`}\n`;
	}
	const { store, path, isNew, later, note } = outcome;
	if (!isNew) return `the run is already stored in ${store}: ${path}\n`;
	return `stored in ${store}: ${path}\n${later === 0 ? "" : `${count(later, "stored run")} began later, by the clocks of their machines\n`}${note === null ? "" : `note: ${note}\n`}`;
}

// src/commands/record.ts
/** `qpsgate record`: a result is added to the history of a branch; if that fails, it is kept in its directory. */
async function recordCommand(args) {
	const { request, json } = parseRecordFlags(args);
	using interrupt = interruptible();
	const outcome = await record(request, storeOpener({ near: process.cwd() }), interrupt.signal);
	const isStored = outcome.kind === "stored";
	if (json) printJson(outcome);
	else if (isStored) print(describeOutcome(outcome));
	if (!isStored) say(`qpsgate: ${describeOutcome(outcome)}`.trimEnd());
	return isStored ? EXIT.pass : EXIT.couldNotMeasure;
}
/** @throws UserError if the result cannot be read, or there is no store; a store that fails is an outcome */
async function record({ source, store }, openStore, signal) {
	const storing = {
		open: () => openStore(store, signal),
		storeFlags: storeFlags(store)
	};
	return storeOrKeep(await readRun(source), storing);
}
async function readRun(source) {
	if (source.kind === "results") return readMeasuredRun(source, toolVersion());
	return {
		run: readUnstored(source.file),
		note: null,
		folder: dirname(source.file)
	};
}

export { recordCommand as n, describeOutcome as r, record as t };