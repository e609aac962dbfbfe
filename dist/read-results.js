import { i as shardText } from "./shard.js";
import { i as count } from "./figures.js";
import { T as joinCoverage, _ as scenarioMeans, t as JUDGING_CODES } from "./judgement.js";
import { t as rankCells } from "./ranking.js";
import { r as passAtOnce, t as decide } from "./decide.js";
import { n as replay } from "./replay.js";
import { n as redescribed } from "./describe-statements.js";
import { n as isMeasured } from "./result.js";
import { n as readRecorded, t as readLines } from "./recorded-results.js";
import { c as UserError } from "./errors.js";

// src/core/result/recorded-result.ts
/** A run as its files tell it, and whether several belong together. */
/**
* The first result that does not belong to one before it; undefined where all can be joined. Of those that are alike only
* the first is compared with what follows, and whatever has a part of the plan in common with it.
*/
function findMismatch(recorded) {
	const alike = /* @__PURE__ */ new Map();
	const owners = /* @__PURE__ */ new Map();
	for (const [index, other] of recorded.entries()) {
		const parts = partsOf(other.result);
		const suspects = /* @__PURE__ */ new Set([...alike.values(), ...parts.flatMap((part) => owners.get(part) ?? [])]);
		for (const at of [...suspects].sort((left, right) => left - right)) {
			const one = recorded[at];
			const why = mismatch(one, other);
			if (why !== void 0) return {
				one,
				other,
				why
			};
		}
		const kind = kindOf(other.result);
		if (!alike.has(kind)) alike.set(kind, index);
		for (const part of parts) owners.set(part, index);
	}
}
/** All of a result that others must have in common with it. */
function kindOf({ suite, plan: { rules, arms, policy, shard }, scenarios }) {
	const fingerprints = scenarios.map(({ name, fingerprint }) => [name, fingerprint]);
	return JSON.stringify([
		suite,
		rules,
		arms,
		policy,
		shard?.of,
		fingerprints
	]);
}
/** All that no other may have. */
function partsOf({ plan: { cells, shard } }) {
	return [...shard === null ? [] : [shard], ...cells].map((part) => JSON.stringify(part));
}
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
	return twice && `both measured ${twice.workload} at ${count(twice.threads, "thread")}`;
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

// src/core/result/replay-results.ts
/** The looks of the run that measured are taken again. */
function replayResult(result, lines) {
	const plan = planOf(result);
	const { trials, policy } = result.plan;
	const { measured, ...looks } = replay({
		plan,
		lines,
		trials,
		policy
	});
	return {
		result,
		looks,
		ranking: rankCells(plan, measured),
		statements: redescribed(result, plan, measured)
	};
}
/**
* What was held against history or attributed stays as it was: that was measured elsewhere.
*
* @param parts results that belong together, see mismatch
*/
function joinResults(parts) {
	const [{ result: first }] = parts;
	const results = parts.map(({ result }) => result);
	const replayed = parts.map(({ looks }) => looks);
	const missing = missingShards(results);
	const isJoined = results.length > 1 && first.plan.shard !== null;
	const means = isJoined ? scenarioMeans(replayed.flatMap(({ compared }) => cellsOf(compared.comparisons))) : [];
	const standings = judgeMeans(new Map(replayed.flatMap((shard) => [...shard.standings])), means, first.plan);
	const run = joinedRun(parts, isJoined);
	const judgement = decide(joinedComparisons(replayed, means), standings, first.plan.policy, run.measuredSeconds);
	return {
		run,
		time: {
			seconds: Math.max(...results.map(({ seconds }) => seconds)),
			timeline: results.length > 1 ? null : first.timeline
		},
		judgement: {
			...judgement,
			comparisons: [...judgement.comparisons, ...results.flatMap(heldComparisons)],
			missingShards: missing,
			coverage: joinCoverage(results.map(({ coverage }) => coverage)),
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
function joinedRun(parts, isJoined) {
	const [{ result: first }] = parts;
	const results = parts.map(({ result }) => result);
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
		advice: distinct(results.flatMap(({ advice }) => advice)),
		ranking: parts.flatMap(({ ranking }) => ranking),
		statements: parts.flatMap(({ statements }) => statements),
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
	if (found.scope === "cell") return found;
	const { workload: _, threads: __, ...mean } = found;
	return mean;
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

// src/commands/read-results.ts
/**
* Raw slices are read line by line, and not kept.
*
* @param paths output directories or result.json files of one plan, in any order
* @param through hands on the raw slices of each result, in the order of their plan
* @throws UserError where one cannot be read or they do not belong together
*/
function readResults(paths, through = (_, lines) => lines) {
	const [first, ...others] = paths.map(readRecorded).sort(inPlan);
	if (first === void 0) throw new UserError("at least one result is needed; give an output directory of qpsgate run");
	const recorded = [first, ...others];
	const found = findMismatch(recorded);
	if (found !== void 0) throw new UserError(`${found.one.name} and ${found.other.name} do not belong together: ${found.why}`);
	requireAllShards(recorded);
	const replayed = (one) => replayResult(one.result, through(one, readLines(one)));
	return {
		recorded,
		...joinResults([replayed(first), ...others.map(replayed)])
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

export { readResults as t };