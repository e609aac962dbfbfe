import { _ as string, d as number, f as object, n as array, r as boolean, s as int, u as m } from "./schemas.js";
import { i as settingSchema } from "./record.js";
import { c as toleratedShare, l as COSTS } from "./suite.js";
import { n as asSlowdown, o as comparisonNameSchema, p as isAllUnmeasured, t as CONFIDENCE } from "./comparison.js";
import { d as upperBound, o as lowerBound } from "./random-effects.js";
import { i as median, r as isSample, t as insightSchema } from "./insight.js";

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
	"A/A check failed",
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
const figure = object({
	change: number(),
	low: number(),
	high: number()
});
/** The way from the baseline to this change, as a result holds it. */
const baselineSchema = object({
	branch: string(),
	name: string(),
	commit: string(),
	/** Mean over the cells of each scenario, with this change; by the ledger if no server of the baseline was measured. */
	distances: array(figure.extend({
		scenario: string(),
		by: m(["ledger", "measurement"]),
		tolerance: number()
	})).readonly(),
	/** Recorded commits that changed settings since, the oldest first. */
	changes: array(figure.extend({
		scenario: string(),
		commit: string(),
		title: string().nullable(),
		settings: array(settingSchema).readonly(),
		/** From the baseline to this commit, by the ledger; null if it does not tell. */
		since: figure.nullable()
	})).readonly(),
	/** Why the ledger does not tell the way; null if it does. */
	broken: string().nullable()
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
/** Relative changes of QPS with the limits of their interval; −0.05 is 5 % slower. */
const figuresSchema = object({
	change: share,
	low: share,
	high: share
});
/** The cost of a changed setting, or of several that only work together. */
const causeSchema = object({
	settings: array(object({
		name: string(),
		/** Value as written; null if it was added, removed, or is a bare flag. */
		before: string().nullable(),
		after: string().nullable(),
		place: object({
			file: string(),
			line: int().positive()
		}).nullable()
	})).min(1).readonly(),
	verdict: m([
		"to blame",
		"innocent",
		"inconclusive",
		"not reached"
	]),
	/**
	* Where the figures are from: the run's own comparison, because nothing else changed; the line's share of the whole; several
	* lines that cost something only together; a group that was not split; or nowhere.
	*/
	kind: m([
		"verdict",
		"share",
		"together",
		"in a group",
		"not measured"
	]),
	/** Change of QPS with its 95 % interval; null if nothing was measured. */
	change: share.nullable(),
	low: share.nullable(),
	high: share.nullable(),
	/** Names of the settings that the figures are of: its own, or a whole group's. */
	measuredWith: array(string()).readonly(),
	/** Savings from switching it back, or one of those that cost only together, while the rest stays; null if unknown. */
	removal: figuresSchema.nullable()
});
/**
* The comparison whose causes were looked for, and how they add up. Where a cost rose, figures are of the work that a
* unit of it is enough for.
*/
const explanationSchema = comparisonNameSchema.extend({
	/** The cost that rose; missing: QPS fell. */
	cost: m(COSTS).optional(),
	/** All changed settings together, as the run has shown it: costs are shares of it. */
	whole: figuresSchema,
	/** Sum of the causes to blame. */
	sum: figuresSchema,
	/** The remainder after the sum. */
	interaction: figuresSchema,
	seconds: number(),
	/** If the version changed: variables that nobody sets and that differ between the two, as servers show them. */
	defaults: array(object({
		name: string(),
		before: string(),
		after: string()
	})).readonly().optional(),
	/** False if the time was over before the blame was clear. */
	isComplete: boolean()
});
/**
* A cheaper Performance Schema that shows everything the explained scenario's shows; of a new version, lines that set
* back the changed defaults to blame. Both are measured before they are suggested.
*/
const suggestionSchema = figuresSchema.extend({
	/** The scenario whose settings it replaces. */
	scenario: string(),
	/**
	* Form of the replaced lines in the files: below [mysqld] of an option file, as flags, or in other ways. Missing: the
	* first.
	*/
	form: m([
		"option-file",
		"flags",
		"settings"
	]).optional(),
	/** Lines in that form; of other ways `name = value`. */
	lines: array(string()).min(1).readonly(),
	/** Lines that they replace. */
	replaces: array(object({
		file: string(),
		line: int().positive()
	})).readonly(),
	/** Keys of the scenario's abilities, which all stay. */
	keeps: array(string()).readonly(),
	/** Change against the scenario; its own change, with the rest of the change, is against the explanation's reference. */
	saved: figuresSchema,
	insight: insightSchema
});
/** Order of causes: the dearest first, or those that gain most, and those without figures last. */
function byEffect(explanation) {
	const sign = isOfGain(explanation) ? -1 : 1;
	const placeOf = ({ change }) => change === null ? Number.MAX_VALUE : sign * change;
	return (left, right) => placeOf(left) - placeOf(right);
}
/** Whether lines were sought that make it faster. A new version is explained by its costs alone. */
function isOfGain(explanation) {
	const { whole, cost, defaults } = explanation ?? {};
	return whole !== void 0 && whole.change > 0 && cost === void 0 && defaults === void 0;
}

export { regressionsOf as _, isOfGain as a, findDisturbance as b, accept as c, differs as d, isRefused as f, outcomeSchema as g, labelOf as h, figuresSchema as i, acceptanceSchema as l, judgingWarnings as m, causeSchema as n, suggestionSchema as o, judgedSchema as p, explanationSchema as r, JUDGING_CODES as s, byEffect as t, baselineSchema as u, verdictOf as v, isTooDisturbed as x, disturbanceSchema as y };