import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { t as print } from "./output.js";
import { n as parseRecordFlags } from "./record-flags.js";
import { c as StoreError, i as EXIT, l as UserError } from "./errors.js";
import { t as toolVersion } from "./version.js";
import { i as shardText } from "./shard.js";
import { n as recordOf } from "./make-record.js";
import { _ as accept } from "./describe-statements.js";
import { n as digitsOf } from "./digest.js";
import { n as commitIn } from "./checkout.js";
import { t as readResults } from "./read-results.js";
import { createHash } from "node:crypto";

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
	try {
		return {
			run: recordOf(accept(judgement, first.accepted), run, about),
			note: noteOf(source, run.commit)
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

// src/commands/record.ts
/** Clocks of machines differ by less. */
const CLOCK_SLACK_HOURS = 24;
async function recordCommand(args) {
	const request = parseRecordFlags(args);
	using interrupt = interruptible();
	print(await record(request, storeOpener({ near: process.cwd() }), interrupt.signal));
	return EXIT.pass;
}
/**
* @returns the stored run and its place, for people
* @throws UserError if the result cannot be read, or there is no store; StoreError if the store fails
*/
async function record({ source, store }, openStore, signal) {
	const { run, note } = await readMeasuredRun(source, toolVersion());
	requirePast(run.recordedAt);
	await using opened = await openStore(store, signal);
	const { path, isNew } = await opened.add(run);
	if (!isNew) return `the run is already stored in ${opened.name}: ${path}\n`;
	return `stored in ${opened.name}: ${path}\n${note === null ? "" : `note: ${note}\n`}`;
}
/** A run from the future would be the newest for as long as that future lasts. */
function requirePast(recordedAt) {
	const now = /* @__PURE__ */ new Date();
	if (Date.parse(recordedAt) - now.getTime() <= CLOCK_SLACK_HOURS * 36e5) return;
	throw new StoreError(`it began at ${recordedAt}, and here it is ${now.toISOString()}: a clock is wrong; set this one right and record again, or set the other one right and measure again`);
}

export { recordCommand as n, record as t };