import { _ as string, d as number, f as object, n as array, r as boolean, s as int, u as m } from "./schemas.js";
import { H as COSTS } from "./workloads.js";
import { d as settingSchema } from "./ledger.js";
import { s as toleratedShare } from "./shard.js";
import { l as upperBound, o as lowerBound } from "./random-effects.js";
import { n as asSlowdown, o as comparisonNameSchema, p as isAllUnmeasured, t as CONFIDENCE } from "./comparison.js";
import { n as median, t as isSample } from "./robust.js";

// src/core/measurement/disturbance.ts
/**
* Blocks that the machine disturbed: detected by probes between the blocks, while nothing of ours runs, and by the time
* that the hypervisor took away. Measurements of a block never enter, so leaving it out favours no arm.
*/
/** A probe saw a disturbance if it took longer or shorter than the run's median by this share. */
const LEAST_DEVIATION = .08;
/** Or by this many median absolute deviations, if probes of the run vary more. */
const DEVIATIONS = 4;
/** Probes that are needed to know the usual time. */
const LEAST_PROBES = 8;
/** Share of the CPUs' time since the probe before. */
const MOST_STOLEN = .05;
/** At most this share of a cell's blocks is left out: beyond it, the disturbance is the machine's normal state. */
const MOST_DROPPED = .2;
/** Above this share of disturbed blocks, a run calls a regression only if the other blocks alone show it. */
const MOST_DISTURBED = .5;
/** Disturbances that probes between the blocks saw; all 0 if there were none. */
const disturbanceSchema = object({
	/** Probed blocks of the run. */
	blocks: int().nonnegative(),
	/** Blocks next to a probe that saw a disturbance. */
	disturbed: int().nonnegative(),
	/** Blocks that are left out of all comparisons. */
	dropped: int().nonnegative()
});
/** Whether the machine was too restless for a regression to be believed on all blocks together. */
function isTooDisturbed({ blocks, disturbed }) {
	return disturbed > MOST_DISTURBED * blocks;
}
/** @param cells all cells that a run has measured so far; without probes nothing is disturbed */
function findDisturbance(cells) {
	const probes = cells.flatMap((cell) => cell.probes);
	const core = deviation(probes.map(({ coreMicros }) => coreMicros));
	const memory = deviation(probes.map(({ memoryMicros }) => memoryMicros));
	const severityOf = ({ coreMicros, memoryMicros, stolen }) => Math.max(core(coreMicros), memory(memoryMicros), (stolen ?? 0) / MOST_STOLEN);
	let blocks = 0;
	const disturbed = /* @__PURE__ */ new Set();
	const dropped = /* @__PURE__ */ new Set();
	for (const cell of cells) {
		const probed = probedBlocks(cell, severityOf);
		const restless = probed.filter(({ severity }) => severity > 1);
		const worst = restless.toSorted((left, right) => right.severity - left.severity);
		blocks += probed.length;
		for (const { block } of restless) disturbed.add(block);
		for (const { block } of worst.slice(0, Math.floor(MOST_DROPPED * probed.length))) dropped.add(block);
	}
	return {
		blocks,
		disturbed: disturbed.size,
		dropped: dropped.size,
		isDisturbed: (block) => disturbed.has(block),
		isDropped: (block) => dropped.has(block)
	};
}
/**
* A block is judged by the probes before and after it, where there are any: from a severity of 1 on it counts as
* disturbed.
*/
function probedBlocks({ blocks, probes }, severityOf) {
	const ofTrials = Map.groupBy(probes, ({ trial }) => trial);
	return blocks.flatMap((block) => {
		const inTrial = ofTrials.get(block.trial) ?? [];
		const after = inTrial.findIndex((probe) => probe.block > block.block);
		const around = after < 0 ? inTrial.slice(-1) : inTrial.slice(Math.max(0, after - 1), after + 1);
		return around.length === 0 ? [] : [{
			block,
			severity: Math.max(...around.map(severityOf))
		}];
	});
}
/** Distance of a value from the median, in units of the tolerated deviation. */
function deviation(values) {
	if (!isSample(values) || values.length < LEAST_PROBES) return () => 0;
	const center = median(values);
	const spread = median(values.map((value) => Math.abs(value - center)));
	const limit = Math.max(LEAST_DEVIATION * center, DEVIATIONS * spread);
	return (value) => limit === 0 ? 0 : Math.abs(value - center) / limit;
}

// src/core/verdict/judgement.ts
/**
* The judgement of a run: every comparison with its full effect and its verdict. Control, base and baseline
* come first, then attribution and acceptance; each step returns a judgement with more in it. The verdict of the whole run
* follows only from it, in `verdictOf`.
*/
const verdictSchema = m([
	"pass",
	"regressed",
	"inconclusive"
]);
/** Verdict of a whole run. `not-measured`: the run tells nothing of any setting that changed. */
const outcomeSchema = m([...verdictSchema.options, "not-measured"]);
const labelSchema = m([
	"within the limit",
	"slower within the limit",
	"improved",
	"regressed",
	"not confirmed",
	"machine disturbed",
	"not confirmed in time",
	"leaning regressed",
	"also slower, not pursued",
	"not by this change",
	"inconclusive"
]);
/** The fields that judging adds to a comparison. */
const judgedSchema = object({
	/** Tolerated slowdown: 0.05 is 5 %. */
	tolerance: toleratedShare,
	/** Place of the tolerance: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
	toleranceFrom: string(),
	/** Smallest slowdown that would have been called regressed with 95 % power, as a positive fraction. */
	detectable: number(),
	verdict: verdictSchema,
	/** Finer than the verdict. */
	label: labelSchema,
	/** Whether a regression was seen again on freshly started servers; null if there was none to confirm. */
	confirmed: boolean().nullable()
});
/** The person who took responsibility for a regression by a label. Names and reasons are text from outside. */
const acceptanceSchema = object({ 
/** Login. */
by: string() });
const figures = {
	change: number(),
	low: number(),
	high: number()
};
/** The baseline of the branch, as a result holds it; comparisons with it have the rule `baseline`. */
const baselineSchema = object({
	branch: string(),
	name: string(),
	commit: string(),
	/** Scenarios that it has as the base does, so that their change is the distance from both. */
	unchanged: array(string()).readonly(),
	/** Recorded commits that changed settings since, the oldest first, each with the cell that it made slowest. */
	changes: array(object({
		scenario: string(),
		commit: string(),
		title: string().nullable(),
		settings: array(settingSchema).readonly(),
		...figures
	})).readonly()
});
/**
* The verdict of the run. A run never passes if it could not compare everything it planned. If settings changed, and it
* shows none of them, it is not measured, unless something seems slower; if it shows some, their verdict is that of the run. An accepted regression counts as passed, and all else as ever; nobody accepts a server that does not start.
*/
function verdictOf(judgement) {
	const { comparisons, costs, unknownCosts, missing, missingShards, coverage, accepted } = judgement;
	if (comparisons.some(isRefused)) return "regressed";
	if (regressionsOf(judgement).length > 0 && accepted === null) return "regressed";
	const passes = ({ verdict }) => verdict === "pass" || verdict === "regressed" && accepted !== null;
	const isComplete = missing.length === 0 && missingShards.length === 0 && unknownCosts.length === 0;
	const isWithin = comparisons.every(passes) && costs.every(passes);
	const isSlower = comparisons.some((each) => !passes(each) && each.high < 0);
	if (isComplete && !isSlower && accepted === null && isAllUnmeasured(coverage)) return "not-measured";
	return isComplete && isWithin ? "pass" : "inconclusive";
}
/** Whether it stands for what a server refuses. */
function isRefused({ refusal }) {
	return refusal !== void 0;
}
/** The comparisons that fail the run, as long as nobody accepts them; costs among them, as slowdowns. */
function regressionsOf({ comparisons, costs }) {
	return [...comparisons.filter(({ verdict }) => verdict === "regressed"), ...costs.flatMap((cost) => cost.verdict === "regressed" ? [{
		...cost,
		...asSlowdown(cost)
	}] : [])];
}
/** A regression that somebody took responsibility for stays in the figures and no longer blocks; others need nobody. */
function accept(judgement, accepted) {
	return verdictOf(judgement) === "regressed" ? {
		...judgement,
		accepted
	} : judgement;
}
/** One-sided errors behind the finer labels: those of the shown interval, or more careful. */
const LEANING_ALPHA = (1 - CONFIDENCE) / 2;
const IMPROVED_ALPHA = .005;
const TWIN_ALPHA = 5e-4;
function labelOf(effect, { kind }) {
	switch (kind) {
		case "suspected": return "not confirmed in time";
		case "passed":
			if (lowerBound(effect, IMPROVED_ALPHA) > 0) return "improved";
			return upperBound(effect, LEANING_ALPHA) < 0 ? "slower within the limit" : "within the limit";
		case "open": return upperBound(effect, LEANING_ALPHA) < 0 ? "leaning regressed" : "inconclusive";
		default: return kind;
	}
}
/** Whether equal servers were shown to differ, at an error of one in a thousand. */
function differs(effect) {
	return lowerBound(effect, TWIN_ALPHA) > 0 || upperBound(effect, TWIN_ALPHA) < 0;
}
/** Codes of the warnings that every judging makes again. */
const JUDGING_CODES = [
	"copies-differ",
	"machine-disturbed",
	"beyond-baseline",
	"not-compared",
	"cost-unknown",
	"shards-missing"
];
function judgingWarnings({ twin, disturbance, missing, unknownCosts }) {
	const { blocks, disturbed } = disturbance;
	return [
		...twin.filter(({ effect }) => differs(effect)).map(({ workload, threads, change }) => ({
			code: "copies-differ",
			workload,
			threads,
			change
		})),
		...isTooDisturbed(disturbance) ? [{
			code: "machine-disturbed",
			disturbed,
			blocks
		}] : [],
		...missing.map((contrast) => ({
			code: "not-compared",
			...contrast
		})),
		...unknownCosts.map((name) => ({
			code: "cost-unknown",
			...name
		}))
	];
}

// src/core/attribution/attribution.ts
/** The cost of each changed setting: the outcome of the search for causes, as in result.json. */
const share = number();
/** A relative change of QPS with its interval; −0.05 is 5 % slower. */
const figuresSchema = object({
	change: share,
	low: share,
	high: share
});
/** One or several changed settings, and the QPS that taking them back regains. */
const causeSchema = object({
	settings: array(object({
		name: string(),
		/** As written; null if it was added, removed, or is a bare flag. */
		before: string().nullable(),
		after: string().nullable(),
		place: object({
			file: string(),
			line: int().positive()
		}).nullable()
	})).min(1).readonly(),
	/** `needed`: the server does not start without it while the rest of the change stays. */
	verdict: m([
		"to blame",
		"innocent",
		"inconclusive",
		"needed",
		"not measured"
	]),
	/**
	* The figures belong to the run's own comparison, because nothing else changed; to one setting, taken back; to each of
	* several that regain the whole alone; to several that regain it only together; or to a group that was not split.
	*/
	kind: m([
		"verdict",
		"one",
		"either",
		"all",
		"group"
	]),
	/** Share of the QPS before the change that the setting costs (negative) or gains; null if it was not measured. */
	change: share.nullable(),
	low: share.nullable(),
	high: share.nullable(),
	/** Names of changed settings without which it has no effect. */
	needs: array(string()).readonly()
});
/** The comparison whose causes were searched. For a cost, figures are of the work for which a unit of it suffices. */
const explanationSchema = comparisonNameSchema.extend({
	/** The cost that rose; missing: QPS fell. */
	cost: m(COSTS).optional(),
	/** The change of all changed settings together, from the run's own comparison. */
	whole: figuresSchema,
	seconds: number(),
	/** If the version changed: variables without a setting whose defaults differ, as servers show them. */
	defaults: array(object({
		name: string(),
		before: string(),
		after: string()
	})).readonly().optional(),
	/** Why the search ended. */
	end: m([
		"decided",
		"out of time",
		"nothing to compare"
	])
});
/** Compares causes: the dearest first, or of gains the largest, and those without figures last. */
function byEffect(explanation) {
	const sign = isOfGain(explanation) ? -1 : 1;
	const placeOf = ({ change }) => change === null ? Number.MAX_VALUE : sign * change;
	return (left, right) => placeOf(left) - placeOf(right);
}
/** Whether the search was for lines that make servers faster; of a new version it is always for costs. */
function isOfGain(explanation) {
	const { whole, cost, defaults } = explanation ?? {};
	return whole !== void 0 && whole.change > 0 && cost === void 0 && defaults === void 0;
}

// src/core/verdict/tolerance.ts
/**
* The nearest one counts: the workload's, else the scenario's, else the rule's. All changes since the baseline may cost what
* one of them may.
*/
function toleranceOf(comparison, policy) {
	if (comparison.cost !== void 0) return costTolerance(comparison.cost, policy);
	const own = nearest(comparison, policy);
	const base = nearest({
		...comparison,
		rule: "base"
	}, policy);
	return comparison.rule === "baseline" && base.share > own.share ? base : own;
}
/**
* Tolerance of a cost, which may grow by that share.
*
* @throws RangeError if it is not gated
*/
function costTolerance(cost, { costs = {} }) {
	const limit = costs[cost];
	if (limit === void 0) throw new RangeError(`no limit of ${cost}`);
	return {
		...limit,
		margin: Math.log1p(limit.share)
	};
}
function nearest({ rule, scenario, workload }, policy) {
	const byWorkload = policy.byWorkload[workload]?.[rule];
	const byScenario = policy.byScenario[scenario]?.[rule];
	const [share, from] = byWorkload !== void 0 ? [byWorkload, `workload ${workload}`] : byScenario !== void 0 ? [byScenario, `scenario ${scenario}`] : [policy.tolerance[rule], policy.toleranceFrom[rule]];
	return {
		share,
		margin: -Math.log1p(-share),
		from
	};
}
/** Worst first: by how far the estimate is beyond its tolerance. */
function bySeverity(comparisons) {
	const excess = ({ change, tolerance }) => -change - tolerance;
	return comparisons.toSorted((left, right) => excess(right) - excess(left));
}

export { verdictOf as _, explanationSchema as a, isTooDisturbed as b, accept as c, isRefused as d, judgedSchema as f, regressionsOf as g, outcomeSchema as h, causeSchema as i, acceptanceSchema as l, labelOf as m, toleranceOf as n, isOfGain as o, judgingWarnings as p, byEffect as r, JUDGING_CODES as s, bySeverity as t, baselineSchema as u, disturbanceSchema as v, findDisturbance as y };