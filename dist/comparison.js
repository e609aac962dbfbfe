import { o as studentTQuantile } from "./special-functions.js";

// src/core/stats/random-effects.ts
/** Joins the estimates of several trials: the server start is the unit of replication. */
const DEFAULT_START_SPREAD = {
	sd: .005,
	df: 20
};
/**
* Random-effects mean of trial estimates. Between-trial variance: method of moments (DerSimonian & Laird 1986), shrunk
* towards the prior in proportion to degrees of freedom (as in Smyth 2004); trials are weighted by 1/(v + τ²).
*
* @param trials at least one
* @param withinDf degrees of freedom of the trials' variances together
* @param starts how many server starts' worth of variance one trial's value carries: 1 for one arm alone, 2 for an arm
*   against one reference, 1.5 against the mean of two
*/
function randomEffects(trials, withinDf, starts, prior = DEFAULT_START_SPREAD) {
	if (trials.length === 0) throw new RangeError("no trial to average");
	const tau = betweenVariance(trials, starts * prior.sd ** 2, prior.df);
	const weighted = trials.map((trial) => ({
		...trial,
		weight: 1 / (trial.variance + tau.variance)
	}));
	const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
	const mean = weighted.reduce((sum, trial) => sum + trial.mean * trial.weight, 0) / total;
	const within = weighted.reduce((sum, { variance, weight }) => sum + (weight / total) ** 2 * variance, 0);
	const between = tau.variance * weighted.reduce((sum, { weight }) => sum + (weight / total) ** 2, 0);
	return joined(mean, {
		variance: within,
		df: Math.max(1, withinDf)
	}, {
		variance: between,
		df: tau.df
	});
}
/** Mean of the effects of several cells of the same servers: their noise averages out, what a start moves does not. */
function meanEffect(effects) {
	const count = effects.length;
	if (count === 0) throw new RangeError("no effect to average");
	const sum = (pick) => effects.reduce((total, effect) => total + pick(effect), 0);
	const within = sum((effect) => effect.within.variance) / count ** 2;
	const between = sum((effect) => effect.between.variance) / count;
	return joined(sum((effect) => effect.mean) / count, {
		variance: within,
		df: sum((effect) => effect.within.df)
	}, {
		variance: between,
		df: Math.max(...effects.map((effect) => effect.between.df))
	});
}
function joined(mean, within, between) {
	const variance = within.variance + between.variance;
	const df = variance ** 2 / (within.variance ** 2 / within.df + between.variance ** 2 / between.df);
	return {
		mean,
		standardError: Math.sqrt(variance),
		df: Number.isFinite(df) ? df : within.df,
		within,
		between
	};
}
function betweenVariance(trials, prior, priorDf) {
	const own = trials.length - 1;
	if (own === 0) return {
		variance: prior,
		df: priorDf
	};
	const mean = trials.reduce((sum, trial) => sum + trial.mean, 0) / trials.length;
	const spread = trials.reduce((sum, trial) => sum + (trial.mean - mean) ** 2, 0) / own;
	const within = trials.reduce((sum, trial) => sum + trial.variance, 0) / trials.length;
	const observed = Math.max(0, spread - within);
	return {
		variance: (priorDf * prior + own * observed) / (priorDf + own),
		df: priorDf + own
	};
}
/** Two-sided interval of an effect. `confidence` is in (0, 1), e.g. 0.95. */
function interval(effect, confidence) {
	const half = studentTQuantile((1 + confidence) / 2, effect.df) * effect.standardError;
	return {
		low: effect.mean - half,
		high: effect.mean + half
	};
}
/** One-sided upper bound at error alpha, 0 < alpha < 1. */
function upperBound(effect, alpha) {
	return effect.mean + studentTQuantile(1 - alpha, effect.df) * effect.standardError;
}
/** One-sided lower bound at error alpha, 0 < alpha < 1. */
function lowerBound(effect, alpha) {
	return effect.mean - studentTQuantile(1 - alpha, effect.df) * effect.standardError;
}

// src/core/comparison/comparison.ts
const CONFIDENCE = .95;
/** A comparison's name as one text, for maps. */
function keyOf(name) {
	const { rule, scope, scenario } = name;
	return JSON.stringify(scope === "cell" ? [
		rule,
		scope,
		scenario,
		name.workload,
		name.threads
	] : [
		rule,
		scope,
		scenario
	]);
}
/** An effect as a relative change of QPS with its interval. */
function changeOf(effect) {
	const { low, high } = interval(effect, CONFIDENCE);
	return {
		change: share(effect.mean),
		low: share(low),
		high: share(high),
		confidence: CONFIDENCE
	};
}
/** A change of ln QPS as a share of it; bounds of an effect of which nearly nothing is known lie beyond what a number holds. */
function share(change) {
	return Math.min(Number.MAX_VALUE, Math.expm1(change));
}

export { interval as a, randomEffects as c, DEFAULT_START_SPREAD as i, upperBound as l, changeOf as n, lowerBound as o, keyOf as r, meanEffect as s, CONFIDENCE as t };