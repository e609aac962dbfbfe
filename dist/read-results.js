import { u as shardText } from "./random-effects.js";
import { A as looseObject, j as number } from "./problems.js";
import { f as JUDGING_CODES, i as decide, o as passAtOnce, r as scenarioMeans } from "./compare.js";
import { t as rankCells } from "./rank.js";
import { n as replay } from "./replay.js";
import { n as isMeasured, r as resultSchema } from "./result.js";
import { n as lineSchema } from "./measurement.js";
import { a as UserError } from "./errors.js";
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

// src/core/result/result-with-lines.ts
/** Why two results cannot be joined; undefined where they can. */
function mismatch(first, other) {
	const [a, b] = [first.result, other.result];
	if (a.suite.fingerprint !== b.suite.fingerprint && a.suite.name !== b.suite.name) return `they are of different suites, ${a.suite.name} and ${b.suite.name}`;
	if (JSON.stringify(a.plan.rules) !== JSON.stringify(b.plan.rules)) return "they compare by different rules";
	if (JSON.stringify(a.plan.arms) !== JSON.stringify(b.plan.arms)) return "they compare different scenarios";
	if (JSON.stringify(a.plan.policy) !== JSON.stringify(b.plan.policy)) return "they were judged by different tolerances";
	const fingerprints = ({ scenarios }) => JSON.stringify(scenarios.map(({ name, fingerprint }) => [name, fingerprint]));
	if (fingerprints(a) !== fingerprints(b)) return "a scenario has another configuration in one of them";
	const [one, two] = [a.plan.shard, b.plan.shard];
	if (one?.of !== two?.of) return "they are parts of different plans";
	if (one !== null && one.index === two?.index) return `both are shard ${shardText(one)}`;
	const cells = new Set(a.plan.cells.map((cell) => JSON.stringify(cell)));
	const twice = b.plan.cells.find((cell) => cells.has(JSON.stringify(cell)));
	return twice && `both measured ${twice.workload} at ${twice.threads} threads`;
}
/** Parts that a plan has and these results do not; none where they are no parts. */
function missingShards(results) {
	const shards = results.flatMap(({ plan: { shard } }) => shard === null ? [] : [shard]);
	const [first] = shards;
	if (first === void 0) return [];
	const found = new Set(shards.map(({ index }) => index));
	return Array.from({ length: first.of }, (_, index) => ({
		index: index + 1,
		of: first.of
	})).filter(({ index }) => !found.has(index));
}

// src/core/result/stored-effect.ts
/** Degrees of freedom of most intervals, for results of versions that did not keep theirs. */
const USUAL_DF = 60;
/** Standard errors in a 95 % interval with those. */
const WIDTH = 4;
/** The effect as it was written; of a result that has none, as its interval lets one guess. */
function storedEffect({ effect, change, low, high }) {
	if (effect !== null) return effect;
	const standardError = (Math.log1p(high) - Math.log1p(low)) / WIDTH;
	return {
		mean: Math.log1p(change),
		standardError,
		df: USUAL_DF,
		within: {
			variance: 0,
			df: USUAL_DF
		},
		between: {
			variance: standardError ** 2,
			df: USUAL_DF
		}
	};
}

// src/core/result/replay-results.ts
/**
* The looks of the runs that measured are taken again. What was held against history or attributed stays as it was: that
* was measured elsewhere.
*
* @param recorded results that belong together, see mismatch
*/
function replayResults(recorded) {
	const [{ result: first }] = recorded;
	const results = recorded.map(({ result }) => result);
	const missing = missingShards(results);
	const isJoined = results.length > 1 && first.plan.shard !== null;
	const replayed = recorded.map(({ result, lines }) => replay({
		plan: planOf(result),
		lines,
		trials: result.plan.trials,
		policy: result.plan.policy
	}));
	const means = isJoined ? scenarioMeans(replayed.flatMap(({ compared }) => cellsOf(compared.comparisons))) : [];
	const standings = judgeMeans(new Map(replayed.flatMap((shard) => [...shard.standings])), means, first.plan);
	const run = joinedRun(recorded, isJoined);
	const judgement = decide(joinedComparisons(replayed, means), standings, first.plan.policy, run.measuredSeconds);
	return {
		run,
		seconds: Math.max(...results.map(({ seconds }) => seconds)),
		judgement: {
			...judgement,
			comparisons: [...judgement.comparisons, ...results.flatMap(heldComparisons)],
			missingShards: missing,
			history: first.history,
			attribution: attributionOf(first),
			warnings: [...judgement.warnings, ...shardWarnings(missing)]
		}
	};
}
function joinedComparisons(replayed, means) {
	const all = replayed.map(({ compared }) => compared);
	return {
		comparisons: [...all.flatMap(({ comparisons }) => comparisons), ...means],
		undisturbed: all.flatMap(({ undisturbed }) => undisturbed),
		twin: all.flatMap(({ twin }) => twin),
		missing: all.flatMap(({ missing }) => missing),
		disturbance: sumOf(all.map(({ disturbance }) => disturbance))
	};
}
function joinedRun(recorded, isJoined) {
	const [{ result: first }] = recorded;
	const results = recorded.map(({ result }) => result);
	const { schemaVersion, suite, commit, startedAt, imported, seed, reproduce, environment, scenarios, settings } = first;
	return {
		schemaVersion,
		suite,
		commit,
		startedAt,
		imported,
		seed,
		reproduce,
		environment,
		scenarios,
		settings,
		measuredSeconds: results.reduce((sum, result) => sum + result.measuredSeconds, 0),
		plan: {
			...first.plan,
			cells: results.flatMap(({ plan }) => plan.cells),
			shard: isJoined ? null : first.plan.shard
		},
		cells: results.flatMap(({ cells }) => cells),
		ranking: recorded.flatMap(({ result, lines }) => rankCells(planOf(result), lines)),
		warnings: distinct(results.flatMap(({ warnings }) => warnings.filter(isOfRun)))
	};
}
function isOfRun({ code }) {
	return !JUDGING_CODES.some((one) => one === code);
}
function shardWarnings(missing) {
	const [first] = missing;
	return first === void 0 ? [] : [{
		code: "shards-missing",
		missing: missing.map(({ index }) => index),
		of: first.of
	}];
}
function attributionOf({ causes, explanation, suggestion }) {
	return explanation === null ? null : {
		causes,
		explanation,
		suggestion
	};
}
/** What was stored elsewhere is not at hand to be compared with again. */
function heldComparisons({ comparisons }) {
	return comparisons.flatMap((found) => found.rule === "history" && isMeasured(found) ? [judgedComparison(found)] : []);
}
function judgedComparison(found) {
	const effect = storedEffect(found);
	if (found.scope === "cell") return {
		...found,
		effect
	};
	const { workload: _, threads: __, ...mean } = found;
	return {
		...mean,
		effect
	};
}
/**
* Means over cells of several machines are judged once, at the end. No new regression can be confirmed there, and none
* need be: a mean is beyond its tolerance only if a cell is.
*/
function judgeMeans(standings, means, { policy }) {
	return new Map([...standings, ...passAtOnce(means, policy)]);
}
function cellsOf(comparisons) {
	return comparisons.filter((comparison) => comparison.scope === "cell");
}
function sumOf(all) {
	const sum = (pick) => all.reduce((total, one) => total + pick(one), 0);
	return {
		blocks: sum((one) => one.blocks),
		disturbed: sum((one) => one.disturbed),
		dropped: sum((one) => one.dropped)
	};
}
function planOf({ plan }) {
	const [control, twin, ...others] = plan.arms.map(({ scenario, revision, role }) => ({
		scenario: { name: scenario },
		revision,
		role
	}));
	if (control === void 0 || twin === void 0) throw new RangeError("a plan has a control and a twin");
	const cells = plan.cells.map(({ workload, threads }) => ({
		workload: { name: workload },
		threads
	}));
	const { rules, shard, startSpread } = plan;
	return {
		rules,
		arms: [
			control,
			twin,
			...others
		],
		cells,
		shard,
		startSpread
	};
}
function distinct(values) {
	return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

// src/edges/files/recorded-results.ts
/** Reads back what a run has written: result.json and the slices beside it. */
const SHOWN_PROBLEMS = 5;
/**
* @param path a result.json, or the output directory that holds it
* @throws UserError naming the file and what is wrong with it
*/
function readRecorded(path) {
	const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, "result.json") : path;
	return {
		name: file,
		result: readResult(file),
		lines: readLines(join(dirname(file), "slices.jsonl"))
	};
}
function readResult(file) {
	const value = parseJson(read(file), file);
	const version = looseObject({ schemaVersion: number() }).safeParse(value).data?.schemaVersion;
	if (version !== void 0 && version > 1) throw new UserError(`${file} has schema version ${version}, this qpsgate knows up to ${1}; use a newer one`);
	const parsed = resultSchema.safeParse(value);
	if (parsed.success) {
		if (parsed.data.imported === null) return parsed.data;
		throw new UserError(`${file} was imported, so there are no slices to judge it by again, nor to store; call qpsgate import again instead`);
	}
	const problems = parsed.error.issues.slice(0, SHOWN_PROBLEMS).map((issue) => `  ${issue.path.join(".") || "the file"}: ${issue.message}`);
	throw new UserError(`${file} is no result of qpsgate, or was changed:\n${problems.join("\n")}`);
}
/** A last line that was cut off by a crash is left out; anything else that is wrong is an error. */
function readLines(file) {
	const rows = read(file).split("\n");
	const last = rows.findLastIndex((row) => row !== "");
	const looks = new LookCount();
	return rows.flatMap((row, index) => {
		if (row === "") return [];
		const parsed = lineSchema.safeParse(tryJson(row));
		if (parsed.success && !looks.isTooMany(parsed.data)) return [parsed.data];
		if (index === last && tryJson(row) === void 0) return [];
		throw new UserError("this is no line that qpsgate wrote, or it was changed", { place: {
			file,
			line: index + 1
		} });
	});
}
/** Every look is taken again, which takes time. */
var LookCount = class {
	#counts = /* @__PURE__ */ new Map();
	isTooMany(line) {
		if (line.kind !== "look") return false;
		const key = JSON.stringify([
			line.trial,
			line.workload,
			line.threads
		]);
		const count = (this.#counts.get(key) ?? 0) + 1;
		this.#counts.set(key, count);
		return count > 100;
	}
};
function read(file) {
	try {
		return readFileSync(file, "utf8");
	} catch (cause) {
		throw new UserError(`cannot read ${file}: ${cause.message}; give an output directory of qpsgate run, or its result.json`, { cause });
	}
}
function parseJson(text, file) {
	const value = tryJson(text);
	if (value === void 0) throw new UserError(`${file} is not whole: it is no JSON (${text.length} characters)`);
	return value;
}
function tryJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}

// src/commands/read-results.ts
/** Results read back from files, joined where there are several, and judged again from their raw slices. */
/**
* @param paths output directories or result.json files of one plan, in any order
* @throws UserError where one cannot be read or they do not belong together
*/
function readResults(paths) {
	const [first, ...others] = paths.map(readRecorded).sort(inPlan);
	if (first === void 0) throw new UserError("at least one result is needed; give an output directory of qpsgate run");
	const recorded = [first];
	for (const other of others) {
		for (const earlier of recorded) {
			const why = mismatch(earlier, other);
			if (why !== void 0) throw new UserError(`${earlier.name} and ${other.name} do not belong together: ${why}`);
		}
		recorded.push(other);
	}
	requireAllShards(recorded);
	return {
		recorded,
		...replayResults(recorded)
	};
}
function inPlan({ result: one }, { result: other }) {
	const [left, right] = [one.plan.shard?.index ?? 0, other.plan.shard?.index ?? 0];
	return left - right || (one.startedAt < other.startedAt ? -1 : Number(one.startedAt > other.startedAt));
}
/** A part of a plan by itself can be looked at; several must be the whole. */
function requireAllShards(all) {
	const missing = missingShards(all.map(({ result }) => result));
	if (all.length === 1 || missing.length === 0) return;
	throw new UserError(`the results are not the whole plan: shard ${missing.map(shardText).join(", ")} is missing; name it too`);
}

export { readRecorded as n, readResults as t };