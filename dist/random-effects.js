import { d as number, f as object } from "./schemas.js";
import { n as mean, r as sum } from "./vectors.js";

// src/core/stats/special-functions.ts
/**
* ln Γ, the regularised incomplete beta function, Student's t and the normal distribution: the functions that intervals
* need.
*/
const LANCZOS_G = 7;
const LANCZOS_FIRST = .9999999999998099;
const LANCZOS = [
	676.5203681218851,
	-1259.1392167224028,
	771.3234287776531,
	-176.6150291621406,
	12.507343278686905,
	-.13857109526572012,
	9984369578019572e-21,
	1.5056327351493116e-7
];
const ERFC = [
	-1.26551223,
	1.00002368,
	.37409196,
	.09678418,
	-.18628806,
	.27886807,
	-1.13520398,
	1.48851587,
	-.82215223,
	.17087277
];
/** ln Γ(x) for x > 0 (Lanczos, g = 7, n = 9); relative error below 1e-13. */
function logGamma(x) {
	if (!(x > 0)) throw new RangeError(`logGamma needs x > 0, got ${x}`);
	if (x < .5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
	const base = x + LANCZOS_G - .5;
	const series = LANCZOS.reduce((sum, coefficient, index) => sum + coefficient / (x + index), LANCZOS_FIRST);
	return .5 * Math.log(2 * Math.PI) + (x - .5) * Math.log(base) - base + Math.log(series);
}
function logBeta(a, b) {
	return logGamma(a) + logGamma(b) - logGamma(a + b);
}
/**
* Regularised incomplete beta I_x(a, b), 0 ≤ x ≤ 1, a, b > 0 (continued fraction of DLMF 8.17.22, modified Lentz).
*
* @param rest 1 − x, from callers who know it more exactly, because x near 1 has lost its digits
* @param logWhole ln B(a, b), from callers who ask for several x
*/
function incompleteBeta(x, a, b, rest = 1 - x, logWhole = logBeta(a, b)) {
	if (x <= 0) return 0;
	if (rest <= 0) return 1;
	const front = Math.exp(a * logOf(x, rest) + b * logOf(rest, x) - logWhole);
	return x < (a + 1) / (a + b + 2) ? front * betaFraction(x, a, b) / a : 1 - front * betaFraction(rest, b, a) / b;
}
/** ln of a share, from the smaller one of the share and its rest, because that one is more precise. */
function logOf(share, rest) {
	return share < rest ? Math.log(share) : Math.log1p(-rest);
}
function betaFraction(x, a, b) {
	const tiny = 1e-300;
	const guard = (value) => Math.abs(value) < tiny ? tiny : value;
	let c = 1;
	let d = 1 / guard(1 - (a + b) * x / (a + 1));
	let fraction = d;
	for (let m = 1; m <= 500; m++) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / guard(1 + even * d);
		c = guard(1 + even / c);
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / guard(1 + odd * d);
		c = guard(1 + odd / c);
		const step = d * c;
		fraction *= step;
		if (Math.abs(step - 1) < 1e-15) break;
	}
	return fraction;
}
/** P(T > |t|) of Student's t with `df` > 0 degrees of freedom (not necessarily whole). */
function studentTTail(t, df, logWhole = logBeta(df / 2, .5)) {
	const square = t * t;
	return .5 * incompleteBeta(df / (df + square), df / 2, .5, square / (df + square), logWhole);
}
/**
* Quantile of Student's t: the t with P(T ≤ t) = probability, by Newton steps in the lower tail. There the cdf keeps
* its relative precision and is convex, so that after the first step each comes closer from the same side.
*
* @param probability strictly between 0 and 1
* @param df degrees of freedom, > 0, not necessarily whole
* @throws RangeError outside these ranges
*/
function studentTQuantile(probability, df) {
	if (!(probability > 0 && probability < 1)) throw new RangeError(`probability must be in (0, 1), got ${probability}`);
	if (!(df > 0)) throw new RangeError(`degrees of freedom must be > 0, got ${df}`);
	if (probability === .5) return 0;
	const tail = Math.min(probability, 1 - probability);
	const logWhole = logBeta(df / 2, .5);
	let t = -nearQuantile(tail, df);
	for (let step = 0; step < QUANTILE_STEPS; step++) {
		const density = Math.exp(-logWhole - .5 * Math.log(df) - (df + 1) / 2 * Math.log1p(t * t / df));
		const newton = t - (studentTTail(t, df, logWhole) - tail) / density;
		const next = newton < 0 ? Math.max(newton, FARTHEST_QUANTILE) : t / 2;
		const isSettled = Math.abs(next - t) <= QUANTILE_SETTLED * Math.abs(next);
		t = next;
		if (isSettled) break;
	}
	return probability < .5 ? t : -t;
}
const QUANTILE_STEPS = 1e3;
/** Relative size of a step after which the rest is negligible, because each step squares the error. */
const QUANTILE_SETTLED = 1e-9;
/** Farthest quantile, because the square of a farther one overflows. */
const FARTHEST_QUANTILE = -1e150;
/**
* First guess of a tail's quantile, from that of the normal distribution (Fisher and Cornish 1960). Where df is small,
* it is too near to the middle, so Newton steps follow.
*/
function nearQuantile(tail, df) {
	const z = normalTailQuantile(tail);
	return z + (z ** 3 + z) / (4 * df) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * df * df);
}
function normalDensity(x) {
	return Math.exp(-.5 * x * x) / Math.sqrt(2 * Math.PI);
}
/**
* P(X > x) of the standard normal distribution; relative error below 2e-7 (Press et al., "Numerical Recipes", erfc by
* Chebyshev fitting).
*/
function normalTail(x) {
	const z = Math.abs(x) / Math.SQRT2;
	const t = 2 / (2 + z);
	const series = ERFC.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
	const tail = .5 * t * Math.exp(-z * z + series);
	return x < 0 ? 1 - tail : tail;
}
/**
* The x with P(X > x) = probability, 0 < probability < 1, by Newton steps on ln of the tail, which is nearly a
* parabola.
*/
function normalTailQuantile(probability) {
	if (!(probability > 0 && probability < 1)) throw new RangeError(`probability ${probability} is not within 0 … 1`);
	if (probability > .5) return -normalTailQuantile(1 - probability);
	let x = Math.sqrt(Math.max(0, -2 * Math.log(2 * probability)));
	for (let step = 0; step < 20; step++) {
		const tail = normalTail(x);
		const change = Math.log(tail / probability) * tail / normalDensity(x);
		x += change;
		if (Math.abs(change) < 1e-10) break;
	}
	return x;
}

// src/core/stats/random-effects.ts
/** Joins the estimates of trials. More turns of the same server start do not replace further starts. */
/**
* Default prior. It is wide, because nobody knows the next server, and weak, so that a few starts can correct it. Over
* 24 starts of each of five servers, at eight workloads, the spread was 0 to 2.5%, and 3 to 7% where clients wait for
* locks. The promised error rates hold where starts differ by up to 4% (docs/evidence/formulas.md).
*/
const DEFAULT_START_SPREAD = {
	sd: .016,
	df: 3
};
/**
* Prior for loads whose reads keep the CPU busy. Starts differ less there: by 0 to 1.3% in the starts described at
* DEFAULT_START_SPREAD, and by less than 0.3% in 120 starts on an idle machine within an hour.
*/
const READ_START_SPREAD = {
	sd: .01,
	df: 4
};
/** A variance, with the degrees of freedom that say how precisely it is known. */
const componentSchema = object({
	variance: number(),
	df: number()
});
const effectSchema = object({
	mean: number(),
	standardError: number(),
	/** Degrees of freedom of the standard error (Welch–Satterthwaite). */
	df: number(),
	/** Parts of the squared standard error: noise of blocks, spread of starts. */
	within: componentSchema,
	between: componentSchema
});
/** Maximum number of steps of the iteration that finds a variance. It needs only a few. */
const STEPS = 100;
const SETTLED = 1e-6;
/**
* Minimum variance of a trial, which is a standard deviation of 0.0001 on the logarithmic scale, because equal counts
* in all windows do not make a trial exact.
*/
const LEAST_VARIANCE = 1e-8;
/** Share of the prior variance that remains however alike a few starts are. */
const LEAST_SHARE = .05;
/** Variance of the difference of two equal servers, in units of one start's variance. */
const STARTS_PER_TWINS = 2;
/**
* Finds by how much servers that start together, trial after trial, differ from start to start: from what is left of
* their values after the mean of each server and of each trial is subtracted. It assumes that the starts of all
* scenarios differ alike. Twins have the same expected value, so their difference counts as well.
*
* @param servers the trials of each server against a first one, whose twin comes first; all have the same trials
* @returns an empty list if there is no twin, or no other server
*/
function spreadAmong([twin, ...others]) {
	if (twin === void 0 || others.length === 0) return [];
	const [against, count] = [[twin, ...others], twin.length];
	const values = [twin.map(() => 0), ...against.map((trials) => trials.map((trial) => trial.mean))];
	const [byServer, byTrial] = [values.map(mean), twin.map((_, nth) => mean(values.map((each) => each[nth])))];
	const all = mean(byServer);
	const squares = values.flatMap((each, server) => each.map((value, nth) => (value - byServer[server] - byTrial[nth] + all) ** 2));
	const df = (values.length - 1) * (count - 1);
	const noise = mean(against.flat().map(({ variance }) => variance)) / STARTS_PER_TWINS;
	const ofTwins = {
		square: count * byServer[1] ** 2 / STARTS_PER_TWINS,
		noise,
		df: 1
	};
	return count > 1 ? [{
		square: sum(squares) / df,
		noise,
		df
	}, ofTwins] : [ofTwins];
}
/**
* Random-effects mean of trial estimates. The spread of starts follows from earlier runs, from how the trials differ
* (method of moments, DerSimonian & Laird 1986), and from equal or other servers that were measured together; each
* counts by its degrees of freedom (as in Smyth 2004). Trials are weighted by 1/(v + τ²).
*
* @param trials at least one
* @param withinDf degrees of freedom of the trials' variances together
* @param starts variance from starts in one trial's value, in units of one start's variance: 1 for one arm alone, 2 for
*   an arm against one reference, 1.5 against the mean of two
* @returns also `replicas`: how many equally weighted trials would say as much about starts, 1 to the number of trials
*/
function randomEffects(trials, withinDf, starts, prior = DEFAULT_START_SPREAD, shown = { twins: [] }) {
	if (trials.length === 0) throw new RangeError("no trial to average");
	const squares = "servers" in shown ? shown.servers : [...spreadOf(trials, starts), ...shown.twins.map(differenceOf)];
	const spread = startVariance(starts > 0 ? squares : [], prior);
	const tau = {
		variance: starts * spread.variance,
		df: spread.df
	};
	const weighted = trials.map((trial) => ({
		...trial,
		weight: 1 / Math.max(LEAST_VARIANCE, trial.variance + tau.variance)
	}));
	const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
	const location = weighted.reduce((all, trial) => all + trial.mean * trial.weight, 0) / total;
	const within = weighted.reduce((sum, { variance, weight }) => sum + (weight / total) ** 2 * variance, 0);
	const replicas = 1 / weighted.reduce((sum, { weight }) => sum + (weight / total) ** 2, 0);
	const between = {
		variance: tau.variance / replicas,
		df: tau.df
	};
	return {
		...effectOfParts(location, {
			variance: within,
			df: Math.max(1, withinDf)
		}, between),
		replicas
	};
}
/** Effect from the variance of its turns (`within`) and the variance of its starts (`between`). */
function effectOfParts(mean, within, between) {
	const { variance, df } = varianceSum(within, between);
	return {
		mean,
		standardError: Math.sqrt(variance),
		df,
		within,
		between
	};
}
/** Sum of two independent variances; its degrees of freedom follow Welch and Satterthwaite. */
function varianceSum(one, other) {
	const variance = one.variance + other.variance;
	const df = variance ** 2 / (one.variance ** 2 / one.df + other.variance ** 2 / other.df);
	return {
		variance,
		df: Number.isFinite(df) ? df : one.df
	};
}
function spreadOf(trials, starts) {
	const df = trials.length - 1;
	if (df === 0) return [];
	const mean = trials.reduce((sum, trial) => sum + trial.mean, 0) / trials.length;
	const squares = trials.reduce((sum, trial) => sum + (trial.mean - mean) ** 2, 0) / df;
	const noise = trials.reduce((sum, trial) => sum + trial.variance, 0) / trials.length;
	return [{
		square: squares / starts,
		noise: noise / starts,
		df
	}];
}
function differenceOf({ mean, variance }) {
	return {
		square: mean ** 2 / STARTS_PER_TWINS,
		noise: variance / STARTS_PER_TWINS,
		df: 1
	};
}
/**
* Likeliest variance of a start: the root of ν(s₀² − σ²) + Σ w(q − v − σ²) = 0 with w = df·(σ²/(σ² + v))², for squares
* q with noise v and a prior of ν₀ degrees of freedom. Squares that are mostly noise say little, so they have little
* weight.
*
* Starts that differ more than the prior says reduce its weight, ν = ν₀·s₀²/σ², because a prior may add doubt but must
* not remove any. For the same reason the search begins at the squares, so that among several roots it finds a large
* one.
*/
function startVariance(all, { sd, df: priorDf }) {
	const observations = all.reduce((sum, { df }) => sum + df, 0);
	const meanSquare = all.reduce((sum, { square, df }) => sum + square * df, 0) / Math.max(1, observations);
	let estimate = {
		variance: Math.max(sd ** 2, meanSquare),
		df: priorDf
	};
	for (let step = 0; step < STEPS && all.length > 0; step++) {
		const trust = estimate.variance === 0 ? priorDf : priorDf * Math.min(1, sd ** 2 / estimate.variance);
		let sum = trust * sd ** 2;
		let df = trust;
		for (const { square, noise, df: degrees } of all) {
			const weight = noise > 0 ? degrees * (estimate.variance / (estimate.variance + noise)) ** 2 : degrees;
			sum += weight * (square - noise);
			df += weight;
		}
		const variance = Math.max(LEAST_SHARE * sd ** 2, sum / df);
		if (Math.abs(variance - estimate.variance) <= SETTLED * variance) return {
			variance,
			df
		};
		estimate = {
			variance: (estimate.variance + variance) / 2,
			df
		};
	}
	return estimate;
}
/**
* Distance of a bound at one-sided error alpha from the estimate. It is the root of the sum of the squares of two
* distances, one for each part of the variance with its own degrees of freedom (MOVER, Zou and Donner 2008). A single
* Student's t for both parts would treat the few degrees of freedom of starts as if they were many, and the bound would
* be too narrow.
*/
function boundDistance({ within, between }, alpha) {
	const part = ({ variance, df }) => variance === 0 ? 0 : studentTQuantile(1 - alpha, df) * Math.sqrt(variance);
	return Math.hypot(part(within), part(between));
}
/** Two-sided interval of an effect. @param confidence in (0, 1), such as 0.95 */
function interval(effect, confidence) {
	const half = boundDistance(effect, (1 - confidence) / 2);
	return {
		low: effect.mean - half,
		high: effect.mean + half
	};
}
/** One-sided upper bound at error alpha, 0 < alpha < 1. */
function upperBound(effect, alpha) {
	return effect.mean + boundDistance(effect, alpha);
}
/** One-sided lower bound at error alpha, 0 < alpha < 1. */
function lowerBound(effect, alpha) {
	return effect.mean - boundDistance(effect, alpha);
}
/** Joins independent effects by the delta method; degrees of freedom by Welch–Satterthwaite. */
function combine(mean, effects) {
	const within = effects.map(({ effect, slope }) => ({
		variance: (slope * effect.standardError) ** 2,
		df: effect.df
	})).reduce(varianceSum, {
		variance: 0,
		df: 1
	});
	return effectOfParts(mean, within, {
		variance: 0,
		df: within.df
	});
}

export { effectOfParts as a, lowerBound as c, upperBound as d, varianceSum as f, studentTQuantile as h, combine as i, randomEffects as l, normalTailQuantile as m, READ_START_SPREAD as n, effectSchema as o, normalTail as p, boundDistance as r, interval as s, DEFAULT_START_SPREAD as t, spreadAmong as u };