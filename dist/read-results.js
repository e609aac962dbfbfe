import { i as shardText } from "./shard.js";
import { i as count } from "./figures.js";
import { S as resultSchema, l as judgementOf, o as replay, r as redescribed, t as joinRuns, v as byDirection, x as joinComparisons } from "./join-runs.js";
import { l as costEffects } from "./statement-effects.js";
import { b as lineSchema, h as joinCoverage } from "./comparison.js";
import { t as nonEmpty } from "./lists.js";
import { D as regressionsOf, x as isRefused } from "./scaled.js";
import { t as distinct } from "./distinct.js";
import { n as tryJson, t as parseVersioned } from "./stored-json.js";
import { C as reasonOf, h as UserError } from "./paths.js";
import { basename, dirname, join } from "node:path";
import { existsSync, readFileSync, statSync } from "node:fs";

// src/edges/files/recorded-results.ts
/** Reads a run's output: result.json and the slices next to it. */
const RESULT = "result.json";
const SLICES = "slices.jsonl";
/** Bytes; a result of thousands of scenarios has some. */
const LARGEST_RESULT = 32 * 1024 ** 2;
/** Characters; a line with all variables of a server has far fewer. */
const LONGEST_LINE = 1 << 24;
/**
* @param path a result.json, or the output directory that holds it
* @throws UserError naming the file and its problem
*/
function readRecorded(path) {
	const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, RESULT) : path;
	const parsed = parseVersioned(resultSchema, 1, read(file, LARGEST_RESULT).toString());
	if (parsed.kind === "read") return {
		name: file,
		result: parsed.value
	};
	throw new UserError(`${file} ${parsed.problem}`);
}
/**
* The raw slices of a result. A last line that was cut off by a crash is left out; anything
* else that is wrong is an error.
*
* @throws UserError naming the file, and the line where one is wrong
*/
function* readLines({ name }) {
	const file = join(dirname(name), SLICES);
	const looks = /* @__PURE__ */ new Map();
	const isTooMany = (line) => {
		if (line.kind !== "look") return false;
		const isAtAll = line.workload === null;
		const key = JSON.stringify([
			line.trial,
			line.workload,
			isAtAll ? null : line.threads
		]);
		looks.set(key, (looks.get(key) ?? 0) + 1);
		return (looks.get(key) ?? 0) > (isAtAll ? 4 : 100);
	};
	const refuse = (line) => {
		throw new UserError("this is no line that qpsgate wrote, or it was changed", { place: {
			file,
			line
		} });
	};
	let cutOff = 0;
	let number = 0;
	for (const row of rowsOf(read(file))) {
		number++;
		if (row === "") continue;
		if (cutOff > 0) refuse(cutOff);
		const value = row.length > LONGEST_LINE ? null : tryJson(row);
		const line = lineSchema.safeParse(value).data;
		if (line !== void 0 && !isTooMany(line)) yield line;
		else if (value === void 0) cutOff = number;
		else refuse(number);
	}
}
/** Row by row: a long study has more of them than a string holds. */
function* rowsOf(bytes) {
	for (let from = 0; from < bytes.length;) {
		const end = bytes.indexOf("\n", from);
		const until = end === -1 ? bytes.length : end;
		yield bytes.toString("utf8", from, until);
		from = until + 1;
	}
}
function read(file, most = Number.POSITIVE_INFINITY) {
	try {
		const stats = statSync(file);
		if (!stats.isFile()) throw new Error("it is no regular file");
		if (stats.size > most) throw new Error(`it has ${stats.size} bytes, and a result ${most} at the most`);
		return readFileSync(file);
	} catch (cause) {
		throw unreadable(file, cause);
	}
}
function unreadable(file, cause) {
	if (cause.code === "ENOENT" && basename(file) === RESULT && existsSync(join(dirname(file), SLICES))) return new UserError(`${dirname(file)} holds the raw data of a run that was not finished, and no result; measure again`, { cause });
	return new UserError(`cannot read ${file}: ${reasonOf(cause)}; give an output directory of qpsgate run, or its result.json`, { cause });
}

// src/core/result/recorded-result.ts
/** The first result that does not belong to one before it, and why. */
function findMismatch(recorded) {
	for (const [index, other] of recorded.entries()) for (const one of recorded.slice(0, index)) {
		const why = mismatch(one, other);
		if (why !== void 0) return {
			one,
			other,
			why
		};
	}
}
/** Why two results cannot be joined; undefined if they can. */
function mismatch(first, other) {
	const a = first.result;
	const b = other.result;
	if (a.suite.fingerprint !== b.suite.fingerprint && a.suite.name !== b.suite.name) return `they are of different suites, ${a.suite.name} and ${b.suite.name}`;
	const planOf = ({ plan: { rules, arms, policy, gatedCosts, shard }, scenarios }) => JSON.stringify([
		rules,
		arms,
		policy,
		gatedCosts,
		shard?.of,
		scenarios.map(({ name, fingerprint }) => [name, fingerprint])
	]);
	if (planOf(a) !== planOf(b)) return "they are parts of different plans";
	const commitsOf = ({ commit, before }) => JSON.stringify([commit, before]);
	if (commitsOf(a) !== commitsOf(b)) return "they are of different commits";
	const { shard } = a.plan;
	if (shard !== null && shard.index === b.plan.shard?.index) return `both are shard ${shardText(shard)}`;
	const cells = new Set(a.plan.cells.map((cell) => JSON.stringify(cell)));
	const twice = b.plan.cells.find((cell) => cells.has(JSON.stringify(cell)));
	return twice && `both measured ${twice.workload.name} at ${count(twice.threads, "thread")}`;
}
/**
* The acceptance of results that are joined: each regression has to be one of a part that was accepted, because the
* parts were measured and accepted one by one.
*/
function jointAcceptance(results, regressions) {
	const accepted = results.filter((result) => result.accepted !== null);
	const isCovered = (regression) => accepted.some(({ plan }) => plan.cells.some((cell) => cell.workload.name === regression.workload && cell.threads === regression.threads));
	return regressions.every(isCovered) ? accepted[0]?.accepted ?? null : null;
}
/** Shards of the plan that these results do not have; empty if they are of a whole plan. */
function missingShards(results) {
	const shards = results.flatMap(({ plan }) => plan.shard ?? []);
	const { of } = shards[0] ?? { of: 0 };
	return Array.from({ length: of }, (_, at) => ({
		index: at + 1,
		of
	})).filter(({ index }) => !shards.some((shard) => shard.index === index));
}

// src/core/result/replay-results.ts
/** Results of one plan judged again from their raw slices: shards that measured different cells, or one by itself. */
/** Takes the looks of the run again. */
function replayResult(result, lines) {
	const { plan } = result;
	const groups = replay({
		plan,
		lines,
		policy: plan.policy
	});
	return {
		result,
		standings: new Map(groups.flatMap(({ standings }) => [...standings])),
		compared: joinComparisons(groups.map(({ compared }) => compared)),
		statements: new Map(groups.flatMap((group) => [...redescribed({
			...result,
			plan: group.plan
		}, group.measured)])),
		costs: new Map(groups.flatMap((group) => [...costEffects(group.plan, group.measured)]))
	};
}
/**
* The run and its judgement by its files, before anybody accepts anything. Baseline and causes stay as they were, because
* they were measured elsewhere.
*
* @param parts results that belong together, see mismatch
*/
function joinResults(parts) {
	const [{ result: first }] = parts;
	const results = parts.map(({ result }) => result);
	const isJoined = parts.length > 1 && first.plan.shard !== null;
	const standings = new Map(parts.flatMap(({ standings }) => [...standings]));
	const run = joinedRun(parts, isJoined);
	const { causes, explanation } = results.find((one) => one.explanation !== null) ?? first;
	const judgement = judgementOf({
		compared: joinComparisons(parts.map(({ compared }) => compared)),
		standings,
		policy: first.plan.policy,
		refused: distinct(results.flatMap(({ comparisons }) => comparisons.filter(isRefused))),
		coverage: joinCoverage(results.map(({ coverage }) => coverage)),
		baseline: first.baseline,
		missingShards: missingShards(results)
	});
	return {
		run,
		time: {
			seconds: Math.max(...results.map(({ seconds }) => seconds)),
			timeline: results.length > 1 ? null : first.timeline
		},
		judgement: {
			...byDirection(judgement),
			causes,
			explanation
		}
	};
}
function joinedRun(parts, isJoined) {
	const [{ result: first }, ...others] = parts;
	const plans = parts.map(({ result }) => result.plan);
	const shard = isJoined ? null : first.plan.shard;
	const plan = others.length === 0 ? first.plan : {
		...planOfShards(plans),
		shard
	};
	return joinRuns(nonEmpty(parts.map(({ result, statements, costs }) => ({
		...result,
		statements,
		costs
	}))), plan);
}
/** The plan of all shards. Those of a change of many files may have had time for other groups of servers. */
function planOfShards(plans) {
	const [first] = nonEmpty(plans);
	const [control, twin, ...others] = distinct(plans.flatMap(({ arms }) => arms));
	if (control === void 0 || twin === void 0) return first;
	const arms = [
		control,
		twin,
		...others
	];
	return {
		...first,
		arms,
		cells: distinct(plans.flatMap(({ cells }) => cells)),
		groups: void 0
	};
}

// src/commands/read-results.ts
/**
* Several results, joined, with the acceptance that covers all of them, and as their files have them, in the order of their
* plan. Lines of raw slices are not kept.
*
* @param paths output directories or result.json files of one plan, in any order
* @param through hands on the raw slices of each result, in the order of their plan
* @throws UserError if one cannot be read or they do not belong together
*/
function readResults(paths, through = (_, lines) => lines) {
	const [first, ...others] = paths.map(readRecorded).sort(inPlan);
	if (first === void 0) throw new UserError("at least one result is needed; give an output directory of qpsgate run");
	const recorded = [first, ...others];
	const mismatch = findMismatch(recorded);
	if (mismatch !== void 0) {
		const { one, other, why } = mismatch;
		throw new UserError(`${one.name} and ${other.name} do not belong together: ${why}`);
	}
	const missing = missingShards(recorded.map(({ result }) => result)).map(shardText);
	if (others.length > 0 && missing.length > 0) throw new UserError(`the results are not the whole plan: shard ${missing.join(", ")} is missing; name it too`);
	const replayed = (one) => replayResult(one.result, through(one, readLines(one)));
	const joined = joinResults([replayed(first), ...others.map(replayed)]);
	const results = recorded.map(({ result }) => result);
	return {
		recorded,
		accepted: jointAcceptance(results, regressionsOf(joined.judgement)),
		...joined
	};
}
function inPlan({ result: one }, { result: other }) {
	const placeOf = ({ plan: { shard } }) => shard?.index ?? 0;
	return placeOf(one) - placeOf(other) || (one.startedAt < other.startedAt ? -1 : Number(one.startedAt > other.startedAt));
}

export { readRecorded as n, readResults as t };