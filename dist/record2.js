import { a as shardText } from "./shards.js";
import { i as recordOf } from "./judge-history.js";
import { n as accept, t as readResults } from "./read-results.js";
import { u as looseObject, y as unknown } from "./schemas.js";
import { s as count, x as shellWord } from "./wording.js";
import { t as digestOf } from "./digest.js";
import { r as isDirectory } from "./paths.js";
import { t as commitIn } from "./revision.js";
import { n as UNSTORED, t as DEFAULT_BASELINE_BRANCH } from "./defaults.js";
import { s as pathOf, t as openStore } from "./open-store.js";
import { t as StoreError } from "./store-error.js";
import { n as parseRecord, r as textOf } from "./record.js";
import { i as UserError } from "./errors.js";
import { t as makeDirectory } from "./make-directory.js";
import { n as writeWhole } from "./output-directory.js";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

// src/edges/store/unstored.ts
/** A run that could not be stored, kept in the output directory until it can. */
/**
* @param folder the output directory
* @throws where it cannot be written to
*/
function keepUnstored(folder, { run, problem, storeFlags }) {
	const file = join(folder, UNSTORED);
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
	try {
		makeDirectory(resolve(folder));
		writeWhole(folder, UNSTORED, `${JSON.stringify(content, null, 2)}\n`);
	} catch (thrown) {
		rmSync(`${file}.unfinished`, { force: true });
		throw thrown;
	}
	return {
		file,
		command
	};
}
/** @throws UserError where the file is none, or holds no run */
function readUnstored(file) {
	const kept = looseObject({ run: unknown() }).safeParse(parseJson(file));
	const parsed = kept.success ? parseRecord(JSON.stringify(kept.data.run), file) : void 0;
	if (parsed?.kind === "record") return parsed.record;
	throw new UserError(parsed?.problem ?? `${file} holds no run that could not be stored; give the output directory`);
}
/** Removes the file where it holds that run, which has been stored since. */
function removeUnstored(folder, run) {
	const file = join(folder, UNSTORED);
	try {
		if (pathOf(readUnstored(file)) === pathOf(run)) rmSync(file);
	} catch {}
}
function parseJson(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch (cause) {
		throw new UserError(`cannot read ${file}: ${cause.message}`, { cause });
	}
}
function flagOrWord(word) {
	return /^--[a-z-]+$/.test(word) ? word : shellWord(word);
}

// src/commands/record.ts
/** `qpsgate record`: a result is appended to the stored runs; what could not be stored is kept beside it. */
/** Clocks of machines differ by less. */
const CLOCK_SLACK_HOURS = 24;
const FULL_COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/**
* @param toolVersion of qpsgate
* @throws UserError where the result cannot be read, or there is no store; a store that fails is an outcome
*/
async function record({ source, store }, toolVersion, signal) {
	const storing = {
		storeFlags: flagsOf(store),
		open: () => openStore(store, process.cwd(), signal)
	};
	if (source.kind === "results") return recordInto(source, storing, toolVersion);
	return storeRun(readUnstored(source.file), {
		...storing,
		folder: dirname(source.file)
	});
}
/** Stores the results of one run. @throws UserError where they cannot be read or are not all of it */
async function recordInto(source, storing, toolVersion) {
	const [path] = source.paths;
	return storeRun(await runOf(source, toolVersion), {
		...storing,
		folder: isDirectory(path) ? path : dirname(path)
	});
}
/** Stores a run, or keeps it and says why. @throws what is no StoreError; the run is kept then too, unless it is the user's */
async function storeRun(run, { folder, storeFlags, open }) {
	try {
		requirePast(run);
		await using store = await open();
		const added = await store.add(run);
		removeUnstored(folder, run);
		return {
			kind: "stored",
			store: store.name,
			...added
		};
	} catch (thrown) {
		const isFailure = thrown instanceof StoreError;
		if (thrown instanceof UserError && !isFailure) throw thrown;
		const outcome = keep(run, {
			folder,
			storeFlags,
			problem: thrown instanceof Error ? thrown.message : String(thrown)
		});
		if (isFailure) return outcome;
		throw thrown;
	}
}
/** Names a run by what was measured: the same result has the same id whenever and by whomever it is recorded. */
function idOf(recorded) {
	return digestOf(recorded.map(({ result: { startedAt, seed, suite }, lines }) => [
		startedAt,
		seed,
		suite,
		lines
	]));
}
/** For the terminal: what was stored where, or what to do about it. */
function describeOutcome(outcome) {
	if (outcome.kind === "unstored") {
		const { problem, kept } = outcome;
		return `the run was not stored: ${problem}${kept === null ? "" : `\nit is kept in ${kept.file}; store it later with\n  ${kept.command}`}\n`;
	}
	const { store, path, isNew, later } = outcome;
	if (!isNew) return `the run is already stored in ${store}: ${path}\n`;
	return `stored in ${store}: ${path}\n${later === 0 ? "" : `${count(later, "stored run")} began later, by the clocks of their machines\n`}`;
}
/** Flags of `qpsgate record` that name the store. */
function flagsOf(store) {
	if (store.kind === "directory") return ["--store", store.path];
	return store.branch === "qpsgate-data" ? [] : ["--baseline-branch", store.branch];
}
async function runOf(source, toolVersion) {
	const { recorded, result: judged } = readResults(source.paths);
	const [{ name, result: first }] = recorded;
	const result = accept(judged, first.accepted);
	if (result.plan.shard !== null) throw new UserError(`${name} is shard ${shardText(result.plan.shard)} of a plan; name the results of all its shards`);
	if (result.cells.length === 0) throw new UserError(`${name}: nothing was measured, so there is nothing to store`);
	const { branch, runUrl = null } = source;
	const { startSpread } = result.plan;
	const about = {
		id: idOf(recorded),
		branch,
		commit: await commitOf(source.commit),
		runUrl,
		toolVersion,
		startSpread
	};
	try {
		return recordOf(result, about);
	} catch (thrown) {
		if (!(thrown instanceof RangeError)) throw thrown;
		throw new UserError(`${name} is no result of qpsgate, or was changed: ${thrown.message}`, { cause: thrown });
	}
}
async function commitOf(name) {
	const here = process.cwd();
	const found = await commitIn(here, name ?? "HEAD");
	if (found !== void 0) return found;
	if (name === void 0) throw new UserError(`${here} is in no git repository, or it has no commit yet; name what was measured with --commit`);
	if (FULL_COMMIT.test(name)) return name.toLowerCase();
	throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit's full name`);
}
/** A run from the future would be the newest for as long as that future lasts. */
function requirePast({ recordedAt }) {
	const now = /* @__PURE__ */ new Date();
	if (Date.parse(recordedAt) - now.getTime() <= CLOCK_SLACK_HOURS * 36e5) return;
	throw new StoreError(`it began at ${recordedAt}, and here it is ${now.toISOString()}: a clock is wrong; set this one right and record again, or set the other one right and measure again`);
}
function keep(run, { folder, storeFlags, problem }) {
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

export { recordInto as a, record as i, flagsOf as n, storeRun as o, idOf as r, describeOutcome as t };