import { s as numberOf } from "./exercises.js";
import { _ as string, c as literal, d as number, f as object, n as array, r as boolean, s as int, u as m } from "./schemas.js";
import { d as settingSchema } from "./ledger.js";
import { b as COSTS } from "./workloads.js";
import { o as toleratedShare } from "./gate-policy.js";
import { a as comparisonNameSchema, h as isAllUnmeasured, i as changeSchema, n as asSlowdown, t as CONFIDENCE } from "./comparison.js";
import { r as sum } from "./vectors.js";
import { c as lowerBound, d as upperBound } from "./random-effects.js";
import { n as median, t as isSample } from "./robust.js";

// src/core/measurement/disturbance.ts
/**
* Finds blocks that the machine disturbed. Probes between the blocks, while servers and sysbench rest, show this by the
* time of a fixed piece of work, and by the CPU time that the hypervisor took away. The measured work of a block is not
* looked at, so that leaving the block out favours no arm.
*/
/** Smallest deviation from the run's median time, as a share, at which a probe shows a disturbance. */
const LEAST_DEVIATION = .08;
/**
* The same in median absolute deviations. The larger of the two decides; it is this one in runs whose probes vary more.
*/
const DEVIATIONS = 4;
/** Minimum number of probes from which the usual time is known. With fewer, no probe counts as disturbed. */
const LEAST_PROBES = 8;
/** Largest share of CPU time since the previous probe that the hypervisor may take. */
const MOST_STOLEN = .05;
/** Largest share of a cell's blocks that is left out: beyond it, the disturbance is the machine's normal state. */
const MOST_DROPPED = .2;
/** Share of disturbed blocks above which a regression counts only if the other blocks alone show it. */
const MOST_DISTURBED = .5;
/** Numbers of blocks, by what the probes around them showed; all 0 without probes. */
const disturbanceSchema = object({
	blocks: int().nonnegative(),
	/** Blocks next to a probe that showed a disturbance. */
	disturbed: int().nonnegative(),
	dropped: int().nonnegative()
});
/** Whether the machine was too noisy to believe a regression that only all blocks together show. */
function isTooDisturbed({ blocks, disturbed }) {
	return disturbed > MOST_DISTURBED * blocks;
}
/** @param cells all cells that a run has measured so far; without probes nothing counts as disturbed */
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
		const noisy = probed.filter(({ severity }) => severity > 1);
		const worst = noisy.toSorted((left, right) => right.severity - left.severity);
		blocks += probed.length;
		for (const { block } of noisy) disturbed.add(block);
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
/** Blocks with their severity: the larger one of the probes before and after. Above 1 a block counts as disturbed. */
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
/** Distance from the median, in units of the tolerated deviation; 0 if there are too few values to know it. */
function deviation(values) {
	if (!isSample(values) || values.length < LEAST_PROBES) return () => 0;
	const center = median(values);
	const spread = median(values.map((value) => Math.abs(value - center)));
	const limit = Math.max(LEAST_DEVIATION * center, DEVIATIONS * spread);
	return (value) => limit === 0 ? 0 : Math.abs(value - center) / limit;
}

// src/core/verdict/judgement.ts
/**
* The judgement of a run: every comparison with its full effect and its verdict. Control, base and baseline come first,
* then attribution and acceptance; each step adds to the judgement. The verdict of the whole run follows only from it,
* in `verdictOf`.
*/
/** `measured`: the comparison has no limit, so there is a figure and nothing to decide. */
const verdictSchema = m([
	"pass",
	"regressed",
	"inconclusive",
	"measured"
]);
/** `not-measured`: the run says nothing about any setting that changed. */
const outcomeSchema = m([...verdictSchema.options, "not-measured"]);
const labelSchema = m([
	"within the limit",
	"slower within the limit",
	"improved",
	"slower",
	"faster",
	"not told apart",
	"regressed",
	"not confirmed",
	"machine disturbed",
	"not confirmed in time",
	"leaning regressed",
	"also slower, not pursued",
	"not pursued",
	"not by this change",
	"inconclusive"
]);
const verdictFieldsSchema = object({
	/** Tolerated slowdown: 0.05 is 5%; null: no limit. */
	tolerance: toleratedShare.nullable(),
	/** Place where the tolerance was set: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
	toleranceFrom: string(),
	/** Smallest slowdown that would have been called regressed with 95% power: 0.05 is 5%; null without a limit. */
	detectable: number().nullable(),
	verdict: verdictSchema,
	/** Finer verdict, from which sentences are made. */
	label: labelSchema,
	/** Whether servers that were restarted showed the regression again; null if there was none to confirm. */
	confirmed: boolean().nullable()
});
/**
* Person who took responsibility for a regression by a label. The name is text from outside, so views must escape it.
*/
const acceptanceSchema = object({ by: string() });
const figures = {
	change: changeSchema,
	low: changeSchema,
	high: changeSchema
};
/** Baseline of the branch, as it is in result.json. Comparisons with it have the rule `baseline`. */
const baselineSchema = object({
	branch: string(),
	name: string(),
	commit: string(),
	/** Scenarios that are equal in baseline and base: one comparison measures the distance from both. */
	unchanged: array(string()).readonly(),
	/** Recorded commits that changed settings since the baseline, the oldest first, each with its slowest cell. */
	changes: array(object({
		scenario: string(),
		commit: string(),
		title: string().nullable(),
		settings: array(settingSchema).readonly(),
		...figures
	})).readonly()
});
/**
* Verdict of the run. A run never passes if it could not compare everything it planned. If it shows none of the
* settings that changed, it is `not-measured`, unless something seems slower; if it shows some, their verdict is the
* verdict of the run. An accepted regression counts as passed, and so do comparisons that were not measured further
* because of it. Failing statements can be accepted, because perhaps nobody sends them. A server that does not start
* cannot be accepted.
*/
function verdictOf(judgement) {
	const { comparisons, costs, unknownCosts, missing, missingShards, coverage, accepted } = judgement;
	if (comparisons.some(({ refusal }) => refusal !== void 0 && refusal.kind !== "statements")) return "regressed";
	if (regressionsOf(judgement).length > 0 && accepted === null) return "regressed";
	const isUnseen = comparisons.some(({ refusal }) => refusal?.isMeasured === false) || isAllUnmeasured(coverage);
	if (comparisons.length > 0 && comparisons.every(isRefused) && isUnseen) return "not-measured";
	const passes = (each) => isFine(each) || accepted !== null && (each.verdict === "regressed" || isUnpursued(each));
	const isComplete = missing.length === 0 && missingShards.length === 0 && unknownCosts.length === 0;
	const isWithin = comparisons.every(passes) && costs.every(passes);
	const isSlower = comparisons.some((each) => !passes(each) && each.high < 0);
	const isStudy = unknownCosts.length === 0 && [...comparisons, ...costs].every(isWithoutLimit);
	if (comparisons.length > 0 && isStudy) return "measured";
	if (isComplete && !isSlower && accepted === null && isAllUnmeasured(coverage)) return "not-measured";
	return isComplete && isWithin ? "pass" : "inconclusive";
}
function isFine(each) {
	return each.verdict === "pass" || isWithoutLimit(each);
}
function isWithoutLimit({ verdict }) {
	return verdict === "measured";
}
/** Whether a comparison was not measured to its end, because a regression had already decided the verdict. */
function isUnpursued({ label }) {
	return label === "not pursued" || label === "also slower, not pursued";
}
function isRefused({ refusal }) {
	return refusal !== void 0;
}
/**
* Comparisons that fail the run as long as nobody accepts them. Costs are converted to slowdowns, so that a lower
* figure is worse in all of them.
*/
function regressionsOf({ comparisons, costs }) {
	return [...comparisons.filter(({ verdict }) => verdict === "regressed"), ...costs.flatMap((cost) => cost.verdict === "regressed" ? [{
		...cost,
		...asSlowdown(cost)
	}] : [])];
}
/**
* Judgement after an acceptance: an accepted regression stays in the figures and no longer blocks the merge. Other
* verdicts need no acceptance, so it has no effect on them.
*/
function accept(judgement, accepted) {
	return verdictOf(judgement) === "regressed" ? {
		...judgement,
		accepted
	} : judgement;
}
/**
* One-sided errors at which labels are given. "Leaning" has the error of the shown interval. Gains, and twins that
* differ, have smaller errors, so that a report seldom names them wrongly.
*/
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
/**
* Codes of the warnings that every judgement makes. A result that is joined from others drops their warnings of these
* codes, because it would otherwise have them twice.
*/
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
/** A relative change of QPS with its interval; −0.05 is 5% slower. */
const figuresSchema = object({
	change: share,
	low: share,
	high: share
});
const causeSchema = object({
	settings: array(object({
		name: string(),
		/** Value as written; null if the setting was added or removed, or is a bare flag. */
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
	* What was measured. `verdict`: the run's own comparison, because only this setting changed. `one`: one setting that
	* was taken back. `either`: several settings, each of which regains the whole if it alone is taken back. `all`:
	* several that regain it only together. `group`: several that were not taken back one by one.
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
	/** Names of other changed settings without which these settings have no effect. */
	needs: array(string()).readonly()
});
/**
* Comparison whose causes were searched for. For a cost, the figures are changes of the work that is done for one unit
* of the cost, so that less is worse, as with QPS.
*/
const explanationSchema = comparisonNameSchema.extend({
	/** Cost that rose; missing if QPS fell. */
	cost: m(COSTS).optional(),
	whole: figuresSchema,
	seconds: number(),
	/**
	* Present if several lines are to blame, and a server started without all of them: then they can be taken back
	* together.
	*/
	together: literal(true).optional(),
	/**
	* Defaults that differ between the versions, as servers show them, of variables that no configuration sets; only if
	* the version changed.
	*/
	defaults: array(object({
		name: string(),
		before: string(),
		after: string()
	})).readonly().optional(),
	end: m([
		"decided",
		"out of time",
		"nothing to compare"
	])
});
/**
* Causes in the order of a report: the largest cost or gain first, and causes without figures last. A line stands
* before the lines that need it, because these cost nothing without it.
*/
function byEffect(causes, explanation) {
	const sign = isOfGain(explanation) ? -1 : 1;
	const costOf = ({ change }) => change === null ? Number.MAX_VALUE : sign * change;
	const isNeededBy = (one, other) => one.settings.some(({ name }) => other.needs.includes(name));
	return causes.map((cause) => {
		return {
			cause,
			place: Math.min(...causes.filter((other) => other === cause || isNeededBy(cause, other)).map(costOf))
		};
	}).toSorted((one, other) => one.place - other.place || one.cause.needs.length - other.cause.needs.length).map(({ cause }) => cause);
}
/** Whether gains were searched for. After a change of version, which has `defaults`, the search is always for costs. */
function isOfGain(explanation) {
	const { whole, cost, defaults } = explanation ?? {};
	return whole !== void 0 && whole.change > 0 && cost === void 0 && defaults === void 0;
}

// src/core/verdict/tolerance.ts
/**
* Tolerance of a comparison. The nearest counts: the workload's, else the scenario's, else the rule's. The tolerance
* against the baseline is at least the tolerance for one change, because it covers all changes since the baseline.
*/
function toleranceOf(comparison, policy) {
	if (comparison.cost !== void 0) return costTolerance(comparison.cost, policy);
	const tolerance = nearestTolerance(comparison, policy);
	const base = nearestTolerance({
		...comparison,
		rule: "base"
	}, policy);
	return comparison.rule === "baseline" && base.margin > tolerance.margin ? base : tolerance;
}
/**
* Tolerance of a cost. Its margin is ln(1 + share), because a cost gets worse by growing.
*
* @throws RangeError if the cost is not gated
*/
function costTolerance(cost, { costs = {} }) {
	const limit = costs[cost];
	if (limit === void 0) throw new RangeError(`no limit of ${cost}`);
	return {
		...limit,
		margin: Math.log1p(limit.share)
	};
}
function nearestTolerance({ rule, scenario, workload }, policy) {
	const byWorkload = policy.byWorkload[workload]?.[rule];
	const byScenario = policy.byScenario[scenario]?.[rule];
	const [share, from] = byWorkload !== void 0 ? [byWorkload, `workload ${workload}`] : byScenario !== void 0 ? [byScenario, `scenario ${scenario}`] : [policy.tolerance[rule], policy.toleranceFrom[rule]];
	return {
		share,
		margin: share === null ? Number.POSITIVE_INFINITY : -Math.log1p(-share),
		from
	};
}
/** Sorts comparisons: first those whose estimate is farthest beyond the tolerance, or beyond zero if there is none. */
function bySeverity(comparisons) {
	const excess = ({ change, tolerance }) => -change - (tolerance ?? 0);
	return comparisons.toSorted((left, right) => excess(right) - excess(left));
}

// src/core/comparison/memo.ts
/**
* Memoises a function.
*
* @param find should not return null or undefined, because such answers are computed again each time
* @param keyOf key by which two questions count as the same; default: the question itself
*/
function memo(find, keyOf = (question) => question) {
	const answers = /* @__PURE__ */ new Map();
	return (question) => {
		const key = keyOf(question);
		const answer = answers.get(key) ?? find(question);
		answers.set(key, answer);
		return answer;
	};
}

// src/core/comparison/cost-blocks.ts
/**
* Few degrees of freedom make a prior weak, so that a few starts correct it. The priors of costs are as wide as the
* widest spread measured between equal servers.
*/
const PRIOR_DF = 3;
const FAILURE_SPREAD = {
	sd: .1,
	df: PRIOR_DF
};
/**
* Failures are compared only if an arm has more than `few` of them, and more than `perTransaction` of them per
* transaction.
*/
const LEAST_FAILURES = {
	errors: {
		few: 3,
		perTransaction: 5e-4
	},
	deadlocks: {
		few: 10,
		perTransaction: .001
	}
};
/**
* Errors per transaction that are added on both sides, because an increase from none has no ratio. With the usual
* limit, of half as many again, statements that failed nowhere before may fail in one transaction of a thousand.
*/
const ADDED_ERRORS = .002;
function countsFailures(cost) {
	return cost in LEAST_FAILURES;
}
function hasFailures(measured, cell, { cost, arms }) {
	const { few, perTransaction } = LEAST_FAILURES[cost];
	return arms.some((arm) => {
		const works = measured.trialsIn(cell, arm);
		const transactions = sum(works.map((work) => work.transactions));
		return sum(works.map((work) => work[cost])) > Math.max(few, perTransaction * transactions);
	});
}
const BY_TRIAL = {
	written: {
		amountOf: ({ costs }) => costs?.writtenBytes,
		least: 64,
		startSpread: {
			sd: .05,
			df: PRIOR_DF
		}
	},
	read: {
		amountOf: ({ costs }) => costs?.readBytes,
		least: 64,
		startSpread: {
			sd: .05,
			df: PRIOR_DF
		}
	},
	switches: {
		amountOf: ({ costs }) => costs?.switches,
		least: .1,
		startSpread: {
			sd: .08,
			df: PRIOR_DF
		}
	},
	fsyncs: {
		amountOf: ({ costs }) => costs?.fsyncs,
		least: .001,
		startSpread: {
			sd: .08,
			df: PRIOR_DF
		}
	},
	network: {
		amountOf: ({ costs }) => costs?.networkBytes,
		least: 1
	},
	errors: {
		amountOf: ({ errors }) => errors,
		least: 0,
		plus: ADDED_ERRORS,
		startSpread: FAILURE_SPREAD
	},
	deadlocks: {
		amountOf: ({ deadlocks }) => deadlocks,
		least: LEAST_FAILURES.deadlocks.perTransaction,
		startSpread: FAILURE_SPREAD
	},
	memory: {
		amountOf: ({ costs }) => costs?.residentBytes,
		least: null,
		startSpread: {
			sd: .03,
			df: PRIOR_DF
		}
	},
	p50: latency("p50", .03),
	p95: latency("p95", .05),
	p99: latency("p99", .1)
};
function latency(quantile, sd) {
	return {
		amountOf: ({ latencyMs }) => latencyMs?.[quantile],
		least: null,
		startSpread: {
			sd,
			df: PRIOR_DF
		}
	};
}
function startSpreadOf(cost) {
	return cost === "cpu" ? void 0 : BY_TRIAL[cost].startSpread;
}
function unitOf(cost) {
	if (countsFailures(cost)) return "count";
	return isOfTrials(cost) ? "trial" : "turns";
}
function isOfTrials(cost) {
	return cost !== "cpu";
}
function dataByCost(measured, isCompared) {
	const comparedIn = memo((cell) => measured.blocksIn(cell).filter(isCompared), ({ workload, threads }) => `${threads} ${workload}`);
	const blocksIn = (cell, cost) => {
		const blocks = comparedIn(cell);
		if (cost === "cpu") return blocks.map(({ works, ...block }) => ({
			...block,
			works: works.map(byCpu)
		}));
		const arms = blocks.reduce((most, { works }) => Math.max(most, works.length), 0);
		const works = Array.from({ length: arms }, (_, arm) => measured.trialsIn(cell, arm));
		return [...Map.groupBy(blocks, ({ trial }) => trial).values()].map(([first]) => {
			const trialWorks = works.map((all) => all.find(({ trial }) => trial === first.trial));
			return {
				...first,
				works: trialWorks.map((work) => work && workByCost(work, BY_TRIAL[cost]))
			};
		});
	};
	const arm = (scenario, revision) => measured.arm(scenario, revision);
	return (cost) => ({
		measured: {
			arm,
			blocksIn: (cell) => blocksIn(cell, cost)
		},
		isCompared: () => true,
		unit: unitOf(cost)
	});
}
function byCpu(work) {
	return work?.cpuSeconds ? {
		transactions: work.transactions,
		seconds: work.cpuSeconds
	} : void 0;
}
function workByCost(work, { amountOf, least, plus = 0 }) {
	const amount = amountOf(work);
	const transactions = least === null ? 1 : work.transactions;
	const seconds = amount === void 0 ? 0 : Math.max(amount, (least ?? 0) * transactions) + plus * transactions;
	return amount === void 0 || transactions === 0 || seconds === 0 ? void 0 : {
		transactions,
		seconds,
		events: amount
	};
}
/**
* Mean cost per transaction, or per trial for a cost that is no sum over transactions, such as memory; null if unknown.
*/
function meanCost(measured, cell, arms, cost) {
	const amounts = arms.flatMap((arm) => cost === "cpu" ? measured.blocksIn(cell).flatMap(({ works }) => works[arm] ?? []).map(({ cpuSeconds, transactions }) => ({
		amount: cpuSeconds,
		transactions
	})) : measured.trialsIn(cell, arm).map((work) => ({
		amount: BY_TRIAL[cost].amountOf(work),
		transactions: BY_TRIAL[cost].least === null ? 1 : work.transactions
	})));
	const values = amounts.flatMap(({ amount }) => amount ?? []);
	const transactions = sum(amounts.map((one) => one.transactions));
	return values.length < amounts.length || transactions === 0 ? null : sum(values) / transactions;
}

// src/core/coverage/scaled.ts
/** Finds settings that were measured far smaller than configured: their figures show only which side is faster. */
/**
* Minimum ratio of the configured size to the measured size at which a size counts as scaled down. Servers that round a
* size change it by less.
*/
const SMALLER = 1.5;
function isScaled({ before, after, measured }) {
	if (measured === null || measured.before === measured.after) return false;
	const isSmaller = (fileText, serverText) => (numberOf(fileText ?? void 0) ?? 0) > SMALLER * (numberOf(serverText) ?? Number.POSITIVE_INFINITY);
	return isSmaller(before, measured.before) || isSmaller(after, measured.after);
}
function scaledScenarios(coverage) {
	return new Set(coverage.filter(isScaled).map(({ scenario }) => scenario));
}

export { findDisturbance as A, judgingWarnings as C, verdictFieldsSchema as D, regressionsOf as E, verdictOf as O, isUnpursued as S, outcomeSchema as T, JUDGING_CODES as _, dataByCost as a, baselineSchema as b, meanCost as c, bySeverity as d, toleranceOf as f, isOfGain as g, explanationSchema as h, countsFailures as i, isTooDisturbed as j, disturbanceSchema as k, startSpreadOf as l, causeSchema as m, scaledScenarios as n, hasFailures as o, byEffect as p, ADDED_ERRORS as r, isOfTrials as s, isScaled as t, memo as u, accept as v, labelOf as w, isRefused as x, acceptanceSchema as y };