import { i as shardText } from "./shard.js";
import { b as pairEffectsOf, o as describeAgain, p as judgementOf, t as joinRuns, u as replay, v as byDirection, w as joinComparisons, y as joinedPairEffects } from "./join-runs.js";
import { l as costEffects } from "./statement-effects.js";
import { _ as joinCoverage } from "./comparison.js";
import { n as nonEmpty } from "./lists.js";
import { E as regressionsOf, x as isRefused } from "./scaled.js";
import { t as distinct } from "./distinct.js";
import { i as missingShards, n as jointAcceptance, t as findMismatch } from "./result-file.js";
import { n as readLines, r as readRecorded } from "./recorded-results.js";
import { h as UserError } from "./paths.js";

// src/core/result/replay-results.ts
/** Judges results of one plan again from their raw measurements: all shards together, or a single result. */
/**
* Makes the run's decisions once more from its raw measurements, because the verdict follows from the standings of the
* comparisons, which a result does not contain.
*/
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
		statements: new Map(groups.flatMap((group) => [...describeAgain({
			...result,
			plan: group.plan
		}, group.measured)])),
		costs: new Map(groups.flatMap((group) => [...costEffects(group.plan, group.measured)])),
		pairEffects: joinedPairEffects(plan.arms[0].scenario.name, groups.map((group) => pairEffectsOf(group.plan, group.measured)))
	};
}
/**
* Run and judgement as the files show them, before anybody accepts a regression. Baseline and causes are taken over
* from the results, because they come from the ledger and the search, not from the raw measurements.
*
* @param parts results of one plan, which `mismatch` has checked
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
	return joinRuns(nonEmpty(parts.map(({ result, statements, costs, pairEffects }) => ({
		...result,
		statements,
		costs,
		pairEffects
	}))), plan);
}
/** Joins the arms of all shards: if a change has many files, shards may have had time for different servers. */
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
/** Reads results from files, joins them if there are several, and judges them again from their raw slices. */
/**
* Joins results, with the acceptance that covers all of them. Also returns each result as it is in its file, in the
* order of the shards. Raw slices are not kept, because they may fill memory.
*
* @param paths output directories or result.json files of one plan, in any order
* @throws UserError if a result cannot be read, or if the results do not belong together
*/
function readResults(paths) {
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
	const replayed = (one) => replayResult(one.result, readLines(one));
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

export { readResults as t };