import { a as randomEffects, i as meanEffect, n as interval, s as studentTCdf } from "./random-effects.js";
import { o as takeLook } from "./decide.js";
import { _ as tuple, a as boolean, c as int, d as number, f as object, g as string, i as array, l as literal, m as record, n as _enum, s as discriminatedUnion, u as looseObject } from "./schemas.js";

// src/core/stats/robust.ts
/** Clipping constant: 95 % efficient where the noise is normal (Huber 1964). */
const CLIP = 1.345;
const STEPS = 12;
/** Below this share of unclipped residuals the linearisation is not trusted further. */
const LEAST_SHARE = .3;
/** MAD → standard deviation of a normal distribution. */
const MAD_TO_SD = 1.4826;
function isSample(values) {
	return values.length > 0;
}
function median(values) {
	const sorted = [...values].sort((left, right) => left - right);
	const middle = sorted.length >> 1;
	const upper = sorted[middle];
	return sorted.length % 2 === 1 ? upper : (sorted[middle - 1] + upper) / 2;
}
/** Scale of a sample: 1.4826 · MAD, corrected for small samples by (1 + 1/n). */
function robustScale(values) {
	const center = median(values);
	const deviations = values.map((value) => Math.abs(value - center));
	return MAD_TO_SD * median(deviations) * (1 + 1 / values.length) + 1e-9;
}
/**
* Huber M-estimate: μ solves Σ ψ((d − μ)/s) = 0 with ψ clipped at ±1.345, by twelve fixed steps from the median; its
* squared standard error is s² Σψ² / ((n − 1) A² n), A the share of unclipped residuals (Huber 1981, §6.6).
*
* @param values block values, at least one; with one value the variance is infinite
* @param scale s; default: the sample's own robust scale
*/
function huber(values, scale = robustScale(values)) {
	const count = values.length;
	let mean = median(values);
	for (let step = 0; step < STEPS; step++) {
		const { psi, share } = residuals(values, mean, scale);
		mean += scale * (psi.reduce((sum, value) => sum + value, 0) / count) / share;
	}
	const { psi, share } = residuals(values, mean, scale);
	const squares = psi.reduce((sum, value) => sum + value * value, 0);
	const variance = count < 2 ? Number.POSITIVE_INFINITY : scale ** 2 * squares / ((count - 1) * share ** 2 * count);
	return {
		mean,
		variance,
		count
	};
}
/**
* Huber M-estimates of several samples that share their noise, such as the trials of one cell: one scale and one
* residual variance for all. With few blocks a trial, a scale of its own is so uncertain that intervals come out too
* narrow (nominal 95 % covered 69 % with six trials of three blocks, 92 % pooled).
*
* @param samples at least one, of at least one value each, more values in all than samples
*/
function pooledHuber(samples) {
	const count = samples.reduce((sum, sample) => sum + sample.length, 0);
	const df = count - samples.length;
	const scale = pooledScale(samples, count / df);
	const fits = samples.map((sample) => {
		const { mean } = huber(sample, scale);
		return {
			mean,
			count: sample.length,
			...residuals(sample, mean, scale)
		};
	});
	const unclipped = fits.reduce((sum, fit) => sum + fit.psi.filter((value) => Math.abs(value) < CLIP).length, 0);
	const share = Math.max(LEAST_SHARE, unclipped / count);
	const squares = fits.reduce((sum, fit) => sum + fit.psi.reduce((inner, value) => inner + value * value, 0), 0);
	const variance = scale ** 2 * squares / (df * share ** 2);
	return {
		fits: fits.map((fit) => ({
			mean: fit.mean,
			count: fit.count
		})),
		variance,
		df
	};
}
/** 1.4826 · MAD over the deviations of all samples from their own medians, corrected for the medians taken. */
function pooledScale(samples, correction) {
	const deviations = samples.flatMap((sample) => {
		const center = median(sample);
		return sample.map((value) => Math.abs(value - center));
	});
	return (isSample(deviations) ? MAD_TO_SD * median(deviations) : 0) * correction + 1e-9;
}
function residuals(values, mean, scale) {
	const raw = values.map((value) => (value - mean) / scale);
	const psi = raw.map((value) => Math.min(CLIP, Math.max(-1.345, value)));
	const unclipped = raw.filter((value) => Math.abs(value) < CLIP).length;
	return {
		psi,
		share: Math.max(LEAST_SHARE, unclipped / values.length)
	};
}

// src/core/measurement/measurement.ts
/**
* Raw measurement: what slices.jsonl holds, one JSON object a line, in the order it happened. Everything that is ever
* reported can be computed again from these lines.
*/
const revision$1 = _enum([
	"head",
	"base",
	"twin"
]);
const cell = {
	trial: int().positive(),
	workload: string(),
	threads: int().positive()
};
const arm = {
	scenario: string(),
	revision: revision$1
};
/** One short, uninterrupted stretch of load on one arm. */
const sliceSchema = object({
	kind: literal("slice"),
	...cell,
	...arm,
	/** Number of the block within its trial and cell, 0-based. */
	block: int().nonnegative(),
	/** Place of the arm within the block, 0-based. */
	position: int().nonnegative(),
	/** Start of the counted part, seconds since the run began. */
	at: number(),
	/** Length of the counted part. */
	seconds: number().positive(),
	/** Transactions completed within the counted part. */
	transactions: int().nonnegative(),
	/** Sum of their latencies. */
	latencySumMs: number().nonnegative(),
	/** Why the slice does not count although it was measured; nothing but outside reasons, never its outcome. */
	disturbed: _enum(["late-thaw"]).optional()
});
/** A glance at the machine before a block, while servers and sysbench rest: a fixed piece of work, timed. */
const probeSchema = object({
	kind: literal("probe"),
	...cell,
	/** The block that follows. */
	block: int().nonnegative(),
	/** Seconds since the run began. */
	at: number(),
	/** Time for a fixed number of dependent multiplications. */
	coreMicros: number().positive(),
	/** Time for a fixed number of dependent reads over 32 MiB. */
	memoryMicros: number().positive(),
	/** Share of all CPUs' time since the probe before it that the hypervisor gave to others; null where it is not known. */
	stolen: number().nullable()
});
/** What one arm did in one cell of one trial beyond its slices. */
const cellTotalsSchema = object({
	kind: literal("cell"),
	...cell,
	...arm,
	/** Statements per transaction, from sysbench's own totals. */
	queriesPerTransaction: number().positive(),
	/** All transactions, counted or not. */
	transactions: int().nonnegative(),
	errors: int().nonnegative(),
	reconnects: int().nonnegative(),
	/** CPU time of the server from the first turn to the last, and of sysbench. */
	serverCpuSeconds: number().nonnegative().nullable(),
	clientCpuSeconds: number().nonnegative().nullable(),
	/** Time the arm's turns lasted, ramps included. */
	turnSeconds: number().positive(),
	rampMs: number().positive(),
	countedMs: number().positive(),
	/** Sparse latency histogram, see latency.ts. */
	latency: array(tuple([int(), int()]).readonly()).readonly()
});
/** What was read from one arm's server in one trial. */
const armStateSchema = object({
	kind: literal("arm"),
	trial: int().positive(),
	...arm,
	server: object({
		product: string(),
		version: string()
	}),
	/** From the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), _enum([
		"full",
		"partial",
		"none"
	]))
});
const warningSchema = looseObject({
	code: string(),
	message: string()
});
const lineSchema = discriminatedUnion("kind", [
	sliceSchema,
	probeSchema,
	cellTotalsSchema,
	armStateSchema
]);
function slicesOf(lines) {
	return lines.filter((line) => line.kind === "slice");
}
function probesOf(lines) {
	return lines.filter((line) => line.kind === "probe");
}
function totalsOf(lines) {
	return lines.filter((line) => line.kind === "cell");
}
function armStatesOf(lines) {
	return lines.filter((line) => line.kind === "arm");
}

// src/core/measurement/disturbance.ts
/**
* Which blocks the machine disturbed: told by probes between the blocks, while nothing of ours runs, and by the time that the
* hypervisor took away. What a block measured never enters, so leaving it out favours no arm.
*/
/** A probe that took so much longer or shorter than the run's median, as a share, saw a disturbance. */
const LEAST_DEVIATION = .08;
/** Or so many median absolute deviations, where probes of the run vary more. */
const DEVIATIONS = 4;
/** Of fewer probes it cannot be said what is usual. */
const LEAST_PROBES = 8;
/** Share of the CPUs' time since the probe before. */
const MOST_STOLEN = .05;
/** More than this share of a cell's blocks is never left out: then the disturbance is what the machine is like. */
const MOST_DROPPED = .2;
/** @param lines all that a run has measured so far; without probes nothing is disturbed */
function findDisturbance(lines) {
	const blocks = probedBlocks(lines);
	const disturbed = blocks.filter(({ severity }) => severity > 1);
	const keys = new Set(disturbed.map(({ key }) => key));
	const cells = Map.groupBy(blocks, ({ cell }) => cell);
	const dropped = new Set([...Map.groupBy(disturbed, ({ cell }) => cell)].flatMap(([cell, found]) => {
		const most = Math.floor(MOST_DROPPED * (cells.get(cell)?.length ?? 0));
		return found.toSorted((left, right) => right.severity - left.severity).slice(0, most).map(({ key }) => key);
	}));
	return {
		blocks: blocks.length,
		disturbed: disturbed.length,
		dropped: dropped.size,
		isDisturbed: (place) => keys.size > 0 && keys.has(keyOf(place)),
		isDropped: (place) => dropped.size > 0 && dropped.has(keyOf(place))
	};
}
/** A block is judged by the probes before and after it, where there are any. */
function probedBlocks(lines) {
	const probes = probesOf(lines);
	const severityOf = severities(probes);
	const byCell = Map.groupBy(probes, cellKeyOf);
	return [...new Map(slicesOf(lines).map((slice) => [keyOf(slice), slice]))].flatMap(([key, slice]) => {
		const own = byCell.get(cellKeyOf(slice)) ?? [];
		const after = own.findIndex(({ block }) => block > slice.block);
		const around = after < 0 ? own.slice(-1) : own.slice(Math.max(0, after - 1), after + 1);
		if (around.length === 0) return [];
		return [{
			key,
			cell: JSON.stringify([slice.workload, slice.threads]),
			severity: Math.max(...around.map(severityOf))
		}];
	});
}
function severities(probes) {
	const core = deviation(probes.map(({ coreMicros }) => coreMicros));
	const memory = deviation(probes.map(({ memoryMicros }) => memoryMicros));
	return ({ coreMicros, memoryMicros, stolen }) => Math.max(core(coreMicros), memory(memoryMicros), (stolen ?? 0) / MOST_STOLEN);
}
/** How far a value is from the median, in units of what is tolerated. */
function deviation(values) {
	if (!isSample(values) || values.length < LEAST_PROBES) return () => 0;
	const center = median(values);
	const spread = median(values.map((value) => Math.abs(value - center)));
	const limit = Math.max(LEAST_DEVIATION * center, DEVIATIONS * spread);
	return (value) => limit === 0 ? 0 : Math.abs(value - center) / limit;
}
function cellKeyOf({ trial, workload, threads }) {
	return JSON.stringify([
		trial,
		workload,
		threads
	]);
}
function keyOf({ trial, workload, threads, block }) {
	return JSON.stringify([
		trial,
		workload,
		threads,
		block
	]);
}

// src/core/stats/moderation.ts
/** Variances of many small experiments, each moderated by what the others show (empirical Bayes). */
/** Beyond this many prior degrees of freedom the variances count as one; keeps quantiles finite. */
const MOST_PRIOR_DF = 200;
const NEWTON_STEPS = 50;
/**
* Shrinks variances towards their common scale: s̃² = (d₀ s₀² + d s²)/(d₀ + d), with d₀ and s₀² by matching the moments
* of ln s² (Smyth 2004, "Linear models and empirical Bayes methods", eq. 3 and §6.2; limma's squeezeVar).
*
* @param variances > 0; a variance of exactly zero (all blocks equal) is taken as a millionth of the largest
* @param dfs degrees of freedom of each, > 0
*/
function moderateVariances(variances, dfs) {
	const largest = Math.max(...variances);
	if (variances.length < 2 || largest === 0) return {
		variances,
		priorDf: 0
	};
	const positive = variances.map((variance) => Math.max(variance, largest * 1e-6));
	const df = (index) => dfs[index] ?? 1;
	const logs = positive.map((variance, index) => Math.log(variance) - digamma(df(index) / 2) + Math.log(df(index) / 2));
	const mean = average(logs);
	const excess = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (logs.length - 1) - average(dfs.map((each) => trigamma(each / 2)));
	const priorDf = excess > 0 ? Math.min(MOST_PRIOR_DF, 2 * inverseTrigamma(excess)) : MOST_PRIOR_DF;
	const prior = excess > 0 ? Math.exp(mean + digamma(priorDf / 2) - Math.log(priorDf / 2)) : Math.exp(mean);
	return {
		priorDf,
		variances: positive.map((variance, index) => (priorDf * prior + df(index) * variance) / (priorDf + df(index)))
	};
}
/** ψ(x) for x > 0: recurrence up to 10, then the asymptotic series (DLMF 5.11.2); absolute error below 1e-13. */
function digamma(x) {
	if (x < 10) return digamma(x + 1) - 1 / x;
	const inverse = 1 / (x * x);
	const series = inverse * (1 / 12 - inverse * (1 / 120 - inverse * (1 / 252 - inverse * (1 / 240 - inverse / 132))));
	return Math.log(x) - .5 / x - series;
}
/** ψ′(x) for x > 0: recurrence up to 10, then the asymptotic series; relative error below 1e-12. */
function trigamma(x) {
	if (x < 10) return trigamma(x + 1) + 1 / (x * x);
	const inverse = 1 / (x * x);
	const series = 1 / 6 - inverse * (1 / 30 - inverse * (1 / 42 - inverse * (1 / 30 - inverse * 5 / 66)));
	return 1 / x + .5 * inverse + inverse / x * series;
}
/** The x > 0 with ψ′(x) = y, y > 0 (Newton on 1/ψ′, which is nearly linear; Smyth 2004, appendix). */
function inverseTrigamma(y) {
	let x = .5 + 1 / y;
	for (let step = 0; step < NEWTON_STEPS; step++) {
		const value = trigamma(x);
		const change = value * (1 - value / y) / tetragamma(x);
		x += change;
		if (Math.abs(change) < 1e-10 * x) break;
	}
	return x;
}
/** ψ″(x) for x > 0. */
function tetragamma(x) {
	if (x < 10) return tetragamma(x + 1) - 2 / x ** 3;
	const inverse = 1 / (x * x);
	const series = 1 / 2 - inverse * (1 / 6 - inverse * (1 / 6 - inverse * (3 / 10 - inverse * 5 / 6)));
	return -inverse - inverse / x - inverse * inverse * series;
}
function average(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// src/core/comparison/compare.ts
/** Statistics of the run: changes with intervals. Knows no tolerances. */
const CONFIDENCE = .95;
/** Variances are moderated across comparisons from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4;
/** Effect of every pair of scenarios in a cell, asked by name; undefined where one of them was not measured there. */
function comparePairs(plan, lines, cell) {
	const [control, twin] = plan.arms;
	const heads = plan.arms.filter(({ revision }) => revision === "head");
	const pairs = heads.flatMap((arm, at) => heads.slice(0, at).map((other) => ({
		rule: "control",
		arms: [arm],
		references: other === control ? [control, twin] : [other],
		cell
	})));
	const effects = new Map(estimate(pairs, keptSlices(lines), plan.startSpread).map(({ scenario, reference, effect }) => [JSON.stringify([scenario, reference]), effect]));
	return (first, second) => {
		const forward = effects.get(JSON.stringify([first, second]));
		const backward = effects.get(JSON.stringify([second, first]));
		return forward ?? (backward && {
			...backward,
			mean: -backward.mean
		});
	};
}
function keptSlices(lines) {
	const { isDropped } = findDisturbance(lines);
	return slicesOf(lines).filter((slice) => !isDropped(slice));
}
/** @param after only slices of trials after this one; default: all */
function compare(plan, lines, after = 0) {
	const disturbance = findDisturbance(lines);
	const slices = slicesOf(lines).filter((slice) => slice.trial > after && !disturbance.isDropped(slice));
	const quiet = slices.filter((slice) => !disturbance.isDisturbed(slice));
	const [control, twin] = plan.arms;
	const candidates = plan.arms.filter((arm) => arm.role === "candidate" && arm.revision === "head");
	const bases = plan.arms.filter((arm) => arm.revision === "base");
	const contrasts = plan.cells.flatMap((cell) => [...candidates.map((arm) => ({
		rule: "control",
		arms: [arm],
		references: [control, twin],
		cell
	})), ...bases.flatMap((base) => {
		const head = plan.arms.find((arm) => arm.revision === "head" && arm.scenario.name === base.scenario.name);
		if (head === void 0) return [];
		return [{
			rule: "base",
			arms: head === control ? [control, twin] : [head],
			references: [base],
			cell
		}];
	})]).filter(({ rule }) => plan.rules.includes(rule));
	const estimated = (some) => {
		const cells = estimate(contrasts, some, plan.startSpread);
		return plan.shard === null ? [...cells, ...scenarioMeans(cells)] : cells;
	};
	const comparisons = estimated(slices);
	return {
		comparisons,
		undisturbed: quiet.length === slices.length ? comparisons : estimated(quiet),
		missing: missingOf(contrasts, comparisons),
		disturbance: {
			blocks: disturbance.blocks,
			disturbed: disturbance.disturbed,
			dropped: disturbance.dropped
		},
		twin: estimate(plan.cells.map((cell) => ({
			rule: "control",
			arms: [twin],
			references: [control],
			cell
		})), slices, plan.startSpread)
	};
}
/** Huber means of the trials' block log-ratios, variances moderated over all contrasts, random effects over trials. */
function estimate(contrasts, slices, starts) {
	const index = indexSlices(slices);
	const measured = contrasts.flatMap((contrast) => {
		const samples = logRatios(index, contrast).filter((ratios) => isSample(ratios));
		const blocks = samples.reduce((sum, sample) => sum + sample.length, 0);
		return blocks > samples.length ? [{
			contrast,
			blocks,
			trials: samples.length,
			pooled: pooledHuber(samples)
		}] : [];
	});
	const moderated = moderate(measured.map(({ pooled }) => pooled));
	return measured.map(({ contrast, blocks, trials, pooled }, at) => {
		const { variance, df } = moderated[at] ?? pooled;
		const estimates = pooled.fits.map(({ mean, count }) => ({
			mean,
			variance: variance / count
		}));
		return toComparison(contrast, randomEffects(estimates, df, startsOf(contrast), starts), blocks, trials);
	});
}
/** Server starts' worth of variance in a log-ratio: the mean of two starts varies half as much as one. */
function startsOf({ arms, references }) {
	return 1 / arms.length + 1 / references.length;
}
function missingOf(contrasts, found) {
	const key = ({ rule, scenario, workload, threads }) => JSON.stringify([
		rule,
		scenario,
		workload,
		threads
	]);
	const known = new Set(found.map(key));
	return contrasts.map(({ rule, arms, references, cell }) => ({
		rule,
		scenario: arms[0].scenario.name,
		reference: references[0].scenario.name,
		workload: cell.workload.name,
		threads: cell.threads
	})).filter((contrast) => !known.has(key(contrast)));
}
function moderate(all) {
	if (all.length < LEAST_MODERATED) return all.map(({ variance, df }) => ({
		variance,
		df
	}));
	const { variances, priorDf } = moderateVariances(all.map(({ variance }) => variance), all.map(({ df }) => df));
	return all.map(({ df }, at) => ({
		variance: variances[at] ?? 0,
		df: df + priorDf
	}));
}
/** A scenario's mean over its cells, where it has several. */
function scenarioMeans(cells) {
	return [...Map.groupBy(cells, ({ rule, scenario }) => `${rule} ${scenario}`).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0 || group.length < 2) return [];
		const effect = meanEffect(group.map((each) => each.effect));
		const blocks = group.reduce((sum, each) => sum + each.blocks, 0);
		const trials = Math.max(...group.map((each) => each.trials));
		return [{
			...first,
			...changeOf(effect),
			scope: "mean",
			workload: "*",
			threads: 0,
			effect,
			blocks,
			trials
		}];
	});
}
function indexSlices(slices) {
	const index = /* @__PURE__ */ new Map();
	for (const slice of slices) {
		if (slice.disturbed !== void 0) continue;
		const key = `${slice.workload} ${slice.threads}`;
		const trials = index.get(key) ?? /* @__PURE__ */ new Map();
		const blocks = trials.get(slice.trial) ?? /* @__PURE__ */ new Map();
		const block = blocks.get(slice.block) ?? [];
		block.push(slice);
		index.set(key, trials.set(slice.trial, blocks.set(slice.block, block)));
	}
	return index;
}
/** Mean ln(QPS of the arms) − mean ln(QPS of the references), block by block, one list a trial. */
function logRatios(index, { cell, arms, references }) {
	return [...(index.get(`${cell.workload.name} ${cell.threads}`) ?? /* @__PURE__ */ new Map()).values()].map((blocks) => [...blocks.values()].flatMap((block) => {
		const own = meanLogRate(block, arms);
		const others = meanLogRate(block, references);
		return own === void 0 || others === void 0 ? [] : [own - others];
	}));
}
/** Undefined where the block lacks one of them. */
function meanLogRate(block, arms) {
	const rates = arms.map((arm) => logRate(block, arm)).filter((rate) => rate !== void 0);
	return rates.length < arms.length ? void 0 : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}
function logRate(block, arm) {
	const slice = block.find(({ scenario, revision }) => scenario === arm.scenario.name && revision === arm.revision);
	return slice === void 0 ? void 0 : Math.log(Math.max(.5, slice.transactions) / slice.seconds);
}
function toComparison({ rule, arms, references, cell }, effect, blocks, trials) {
	return {
		rule,
		scope: "cell",
		scenario: arms[0].scenario.name,
		reference: references[0].scenario.name,
		workload: cell.workload.name,
		threads: cell.threads,
		effect,
		...changeOf(effect),
		blocks,
		trials
	};
}
function changeOf(effect) {
	const { low, high } = interval(effect, CONFIDENCE);
	return {
		change: Math.expm1(effect.mean),
		low: Math.expm1(low),
		high: Math.expm1(high),
		confidence: CONFIDENCE
	};
}

// src/core/stats/multiplicity.ts
/** Several tests at once: adjusted p-values. */
/**
* Holm's step-down adjustment (Holm 1979): with p₍₁₎ ≤ … ≤ p₍ₘ₎, p̃₍ᵢ₎ = max over j ≤ i of min(1, (m − j + 1) · p₍ⱼ₎).
* Rejecting where p̃ ≤ α makes any false rejection among all of them at most as probable as α, however they depend.
*
* @param p p-values, each in 0…1, in any order; may be empty
* @returns adjusted p-values in the order of `p`
* @throws RangeError for a value outside 0…1
*/
function holm(p) {
	const wrong = p.find((value) => !(value >= 0 && value <= 1));
	if (wrong !== void 0) throw new RangeError(`a p-value must be in 0…1, got ${wrong}`);
	const ascending = p.map((value, index) => ({
		value,
		index
	})).sort((left, right) => left.value - right.value);
	const adjusted = Array.from(p);
	let largest = 0;
	for (const [rank, { value, index }] of ascending.entries()) {
		largest = Math.max(largest, Math.min(1, (p.length - rank) * value));
		adjusted[index] = largest;
	}
	return adjusted;
}

// src/core/comparison/ranking.ts
/** Order of the scenarios of one cell, and what of it was shown: all pairs tested, the result as letters. */
/** Probability that any two equal scenarios are called different, over all pairs of the cell. */
const ALPHA = .05;
/** Of each of the two one-sided tests of equivalence (Schuirmann 1987). */
const EQUIVALENCE_ALPHA = .05;
/** Scenarios that differ by less are equivalent for whoever chooses between them. */
const DEFAULT_DELTA = .03;
/**
* Ranks scenarios by their mean log-ratio to all others. Pairs differ where Student's two-sided t-test, Holm-adjusted
* over all pairs, is at most 5 %; neighbours are equivalent where two one-sided t-tests show |ln ratio| < −ln(1 − δ).
*/
function rankScenarios(input) {
	const names = [...input.scenarios].sort(byText);
	const indices = names.map((_, index) => index);
	const tested = testPairs(names, input.effect);
	const scores = indices.map((index) => sum(indices.map((other) => tested(index, other).effect.mean)));
	const order = indices.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
	const letters = lettersOf(order, (a, b) => tested(a, b).different);
	const control = names.indexOf(input.control);
	const entries = order.map((index, place) => ({
		scenario: names[index] ?? "",
		letters: letters[place] ?? "",
		change: Math.expm1(tested(index, control).effect.mean)
	}));
	const limit = -Math.log1p(-(input.delta ?? DEFAULT_DELTA));
	const relations = order.slice(1).map((index, place) => relation(tested(order[place] ?? 0, index), limit));
	return {
		entries,
		relations,
		text: chain(entries, relations)
	};
}
function testPairs(names, effect) {
	const pairs = names.flatMap((first, a) => names.slice(a + 1).map((second, offset) => ({
		a,
		b: a + 1 + offset,
		effect: effect(first, second)
	})));
	const adjusted = holm(pairs.map((pair) => differenceP(pair.effect)));
	const key = (a, b) => a * names.length + b;
	const results = new Map(pairs.flatMap((pair, index) => {
		const different = (adjusted[index] ?? 1) <= ALPHA;
		const reversed = {
			...pair.effect,
			mean: -pair.effect.mean
		};
		return [[key(pair.a, pair.b), {
			effect: pair.effect,
			different
		}], [key(pair.b, pair.a), {
			effect: reversed,
			different
		}]];
	}));
	const itself = {
		effect: {
			mean: 0,
			standardError: 0,
			df: 1
		},
		different: false
	};
	return (a, b) => results.get(key(a, b)) ?? itself;
}
/** Two-sided p of "no difference". */
function differenceP({ mean, standardError, df }) {
	if (mean === 0) return 1;
	return Math.min(1, 2 * studentTCdf(-Math.abs(mean) / standardError, df));
}
/** One-sided p of "the difference is at least `limit`", the larger of both sides. */
function equivalenceP({ mean, standardError, df }, limit) {
	const room = limit - Math.abs(mean);
	return room > 0 ? studentTCdf(-room / standardError, df) : 1;
}
function relation({ effect, different }, limit) {
	if (different) return ">";
	return equivalenceP(effect, limit) <= EQUIVALENCE_ALPHA ? "≈" : "~";
}
/**
* Letters by insert-and-absorb with sweep (Piepho 2004): columns of members none of which differ, such that every
* pair that does not differ stands together in one. Their number can grow exponentially for arbitrary relations, but
* stays near the number of scenarios for differences that follow an order.
*
* @param order indices, best first
* @returns the letters of each place of `order`
*/
function lettersOf(order, differ) {
	const places = order.map((_, place) => place);
	let columns = [places];
	for (const a of places) for (const b of places.slice(a + 1)) if (differ(order[a] ?? 0, order[b] ?? 0)) columns = absorb(insert(columns, a, b));
	const named = sweep(columns).toSorted((x, y) => (x[0] ?? 0) - (y[0] ?? 0) || (x.at(-1) ?? 0) - (y.at(-1) ?? 0)).map((column, index) => ({
		members: new Set(column),
		letter: letter(index)
	}));
	return places.map((place) => named.filter(({ members }) => members.has(place)).map((column) => column.letter).join(""));
}
/** Splits every column that holds both: once without the one, once without the other. */
function insert(columns, a, b) {
	return columns.flatMap((column) => column.includes(a) && column.includes(b) ? [column.filter((member) => member !== a), column.filter((member) => member !== b)] : [column]);
}
/** Drops every column that is part of another, and all but one of equal ones. */
function absorb(columns) {
	const sets = columns.map((column) => new Set(column));
	return columns.filter((column, own) => !sets.some((other, index) => index !== own && (other.size > column.length || other.size === column.length && index < own) && column.every((member) => other.has(member))));
}
/** Drops columns all of whose members and pairs stand in other columns as well. */
function sweep(columns) {
	let kept = columns;
	for (const column of columns) {
		const others = kept.filter((other) => other !== column);
		const sets = others.map((other) => new Set(other));
		const together = (a, b) => sets.some((set) => set.has(a) && set.has(b));
		if (column.every((a) => column.every((b) => together(a, b)))) kept = others;
	}
	return kept;
}
/** a … z, A … Z, then a1, b1, … */
function letter(index) {
	const place = index % 52;
	const round = Math.floor(index / 52);
	const character = String.fromCharCode(place < 26 ? 97 + place : 65 + place - 26);
	return round === 0 ? character : `${character}${round}`;
}
function chain(entries, relations) {
	return entries.map(({ scenario, letters }, place) => `${place === 0 ? "" : ` ${relations[place - 1]} `}${scenario} (${letters})`).join("");
}
/** By code units, so that no locale has a say. */
function byText(left, right) {
	return left < right ? -1 : left > right ? 1 : 0;
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}

// src/core/comparison/rank.ts
/** Cells in which two scenarios or more were measured; a scenario that was not is left out. */
function rankCells(plan, lines) {
	if (!plan.rules.includes("control")) return [];
	const control = plan.arms[0].scenario.name;
	const names = plan.arms.filter(({ revision }) => revision === "head").map(({ scenario }) => scenario.name);
	return plan.cells.flatMap((cell) => {
		const pair = comparePairs(plan, lines, cell);
		const scenarios = names.filter((name) => name === control || pair(name, control) !== void 0);
		if (scenarios.length < 2) return [];
		const effect = (first, second) => {
			const found = pair(first, second);
			if (found === void 0) throw new RangeError(`${first} and ${second} were not measured together`);
			return found;
		};
		return [{
			workload: cell.workload.name,
			threads: cell.threads,
			...rankScenarios({
				scenarios,
				control,
				effect
			})
		}];
	});
}

// src/core/verdict/replay.ts
/** The looks of a run taken again, trial by trial, from its raw slices. */
/** The look that is due after a trial. */
function lookAfter(standings, { plan, lines, trial, trials, policy }) {
	return takeLook(standings, {
		comparisons: compare(plan, lines).comparisons,
		since: (before) => compare(plan, lines, before).comparisons,
		trial,
		look: {
			before: (trial - 1) / trials,
			now: trial / trials
		},
		last: trial === trials,
		policy,
		shards: plan.shard?.of ?? 1
	});
}
function replay(run) {
	const measured = run.lines.reduce((most, { trial }) => Math.max(most, trial), 0);
	let standings = /* @__PURE__ */ new Map();
	for (let trial = 1; trial <= measured; trial++) {
		const lines = run.lines.filter((line) => line.trial <= trial);
		standings = lookAfter(standings, {
			...run,
			lines,
			trial
		});
	}
	return {
		standings,
		compared: compare(run.plan, run.lines)
	};
}

// src/core/result/result.ts
/** result.json: the run as one JSON value, of which every view is made. Field names are a promise to users. */
const SCHEMA_VERSION = 1;
const verdict = _enum([
	"pass",
	"regressed",
	"inconclusive"
]);
const revision = _enum([
	"head",
	"base",
	"twin"
]);
const rule = _enum([
	"control",
	"base",
	"history"
]);
const share = number();
const environmentSchema = object({
	cpuModel: string(),
	cpus: int().positive(),
	serverCpus: array(int()).readonly(),
	clientCpus: array(int()).readonly(),
	memoryBytes: number(),
	kernel: string(),
	sysbench: string(),
	/** Where the run took place: "GitHub Actions" with the runner's name, or "local". */
	runner: string(),
	/** Hashes per second inside the control's server with all its CPUs busy. */
	cpuCapacity: number()
});
/** Diagnostic ability (see insight.ts) → whether a server provides it; empty where it was not probed. */
const insightSchema = record(string(), _enum([
	"full",
	"partial",
	"none"
]));
const scenarioSchema = object({
	name: string(),
	revision,
	role: _enum(["control", "candidate"]),
	server: object({
		product: string(),
		version: string()
	}),
	/** Where it is configured: a line of the suite, or the option file. */
	place: object({
		file: string(),
		line: int().positive()
	}),
	/** Of the resolved configuration: equal fingerprints are the same scenario. */
	fingerprint: string(),
	/** System variables in which the run's scenarios differ. */
	variables: record(string(), string()),
	memory: object({
		residentBytes: number().nullable(),
		performanceSchemaBytes: number().nullable()
	}),
	insight: insightSchema,
	/** Mean time from the start of the copy to the first answered query. */
	startSeconds: number()
});
const cellSchema = object({
	scenario: string(),
	revision,
	workload: string(),
	threads: int().positive(),
	/** Robust mean over the slices. */
	qps: number(),
	tps: number(),
	latencyMs: object({
		avg: number(),
		p50: number(),
		p95: number(),
		p99: number()
	}),
	cpuMicrosPerQuery: number().nullable(),
	/** Busy share of the server's CPUs during the arm's turns, 0…1. */
	serverCpuBusy: number().nullable(),
	clientCpuBusy: number().nullable(),
	slices: int(),
	errors: int()
});
const comparisonSchema = object({
	rule,
	/** A cell, or a scenario's mean over its cells (then `workload` is "*" and `threads` 0). */
	scope: _enum(["cell", "mean"]),
	scenario: string(),
	reference: string(),
	workload: string(),
	threads: int().nonnegative(),
	change: share,
	low: share,
	high: share,
	confidence: share,
	tolerance: share,
	/** Where the tolerance was set: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
	toleranceFrom: string(),
	detectable: share,
	blocks: int(),
	trials: int(),
	verdict,
	/** Finer than the verdict: "within tolerance", "slower within tolerance", "improved", "regressed", "not reproduced", … */
	label: string(),
	confirmed: boolean().nullable(),
	/** Measuring time in seconds that would have sufficed to decide; null where it was decided. */
	sufficientSeconds: number().nullable()
});
const rankingSchema = object({
	workload: string(),
	threads: int().positive(),
	/** Best first. Two scenarios share a letter exactly if they were not shown to differ. */
	entries: array(object({
		scenario: string(),
		letters: string(),
		change: share
	})).readonly(),
	/** Between neighbours: shown different, shown equivalent, neither. */
	relations: array(_enum([
		">",
		"≈",
		"~"
	])).readonly(),
	/** "A (a) > B (b) ≈ C (b)". */
	text: string()
});
const twinSchema = object({
	workload: string(),
	threads: int().positive(),
	change: share,
	low: share,
	high: share
});
/** What probes between the blocks saw of the machine; all 0 where there were none. */
const disturbanceSchema = object({
	blocks: int().nonnegative(),
	disturbed: int().nonnegative(),
	/** Left out of all comparisons. */
	dropped: int().nonnegative()
});
/** A setting as it was written, and where; `value` null for a bare flag. */
const writtenSchema = object({
	value: string().nullable(),
	file: string(),
	line: int().positive()
});
/** What a scenario's configuration differs in from its base. */
const settingSchema = object({
	scenario: string(),
	kind: _enum([
		"option",
		"sql",
		"image"
	]),
	name: string(),
	/** Null where it was added. */
	before: writtenSchema.nullable(),
	/** Null where it was removed. */
	after: writtenSchema.nullable()
});
/** Who took responsibility for a regression, and how. */
const acceptanceSchema = object({
	by: string(),
	how: _enum(["label", "trailer"]),
	reason: string().nullable()
});
const figuresSchema = object({
	change: share,
	low: share,
	high: share
});
/** What a setting that changed, or several that only work together, cost by themselves. */
const causeSchema = object({
	settings: array(object({
		name: string(),
		/** As written; null where it was added, removed, or is a bare flag. */
		before: string().nullable(),
		after: string().nullable(),
		place: object({
			file: string(),
			line: int().positive()
		}).nullable()
	})).min(1).readonly(),
	verdict: _enum([
		"to blame",
		"innocent",
		"undecided",
		"not reached"
	]),
	kind: _enum([
		"alone",
		"from the head",
		"together",
		"in a group",
		"does not start",
		"not measured"
	]),
	/** Of QPS with its 95 % interval; null where nothing was measured. */
	change: share.nullable(),
	low: share.nullable(),
	high: share.nullable(),
	/** Names of the settings that the figures are of: its own, or a whole group's. */
	measuredWith: array(string()).readonly(),
	/** What it costs head where the rest stays, where that was asked as well. */
	removal: figuresSchema.nullable()
});
/** The comparison whose causes were looked for, and how they add up. */
const explanationSchema = object({
	rule,
	scenario: string(),
	reference: string(),
	workload: string(),
	threads: int().positive(),
	whole: figuresSchema,
	/** Of those to blame. */
	sum: figuresSchema,
	/** What the sum leaves over. */
	interaction: figuresSchema,
	seconds: number(),
	/** False where the time was over before the blame was clear. */
	isComplete: boolean()
});
/** A cheaper Performance Schema that shows all that the explained scenario's shows; measured before it is suggested. */
const suggestionSchema = figuresSchema.extend({
	/** Whose settings it replaces. */
	scenario: string(),
	/** As they stand in an option file, below [mysqld]. */
	lines: array(string()).min(1).readonly(),
	/** Where stands what they replace. */
	replaces: array(object({
		file: string(),
		line: int().positive()
	})).readonly(),
	/** Keys of the abilities that the scenario provides, all of which stay. */
	keeps: array(string()).readonly(),
	/** Against the scenario; its own change is against the explanation's reference. */
	saved: figuresSchema,
	insight: insightSchema
});
/** The stored runs that the result was held against. */
const historySchema = object({
	branch: string(),
	/** Whether a regression against history fails the run. */
	mode: _enum(["warn", "fail"]),
	runs: int().nonnegative(),
	/** Standard deviation of ln QPS ratios from run to run, beyond their own errors; null without a baseline. */
	runSd: number().nullable()
});
const tolerances = object({
	control: share,
	base: share,
	history: share
});
/** What was to be measured and how it is judged: with it the verdict can be computed again from the raw slices. */
const planSchema = object({
	/** What scenarios were compared with. */
	rules: array(rule).min(1).readonly(),
	arms: array(object({
		scenario: string(),
		revision,
		role: _enum(["control", "candidate"])
	})).min(2).readonly(),
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** Which part of a larger plan this is; null: all of it, or all parts joined. */
	shard: object({
		index: int().positive(),
		of: int().positive()
	}).nullable(),
	/** What is known beforehand of how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: object({
		sd: number().nonnegative(),
		df: number().positive()
	}),
	/** How many trials the budget was split into, whether or not all were needed. */
	trials: int().positive(),
	policy: object({
		tolerance: tolerances,
		toleranceFrom: object({
			control: string(),
			base: string(),
			history: string()
		}),
		byScenario: record(string(), tolerances.partial()),
		byWorkload: record(string(), tolerances.partial()),
		onInconclusive: _enum(["pass", "fail"])
	})
});
const resultSchema = object({
	schemaVersion: literal(1),
	verdict,
	suite: object({
		name: string(),
		fingerprint: string()
	}),
	/** ISO 8601, UTC. */
	startedAt: string(),
	/** Wall time of the whole run. */
	seconds: number(),
	/** Sum of the counted parts of all slices. */
	measuredSeconds: number(),
	seed: int(),
	/** Arguments of `qpsgate run` that measure the same again. */
	reproduce: array(string()).readonly(),
	plan: planSchema,
	environment: environmentSchema,
	scenarios: array(scenarioSchema).readonly(),
	cells: array(cellSchema).readonly(),
	comparisons: array(comparisonSchema).readonly(),
	twin: array(twinSchema).readonly(),
	disturbance: disturbanceSchema,
	settings: array(settingSchema).readonly(),
	/** Null where it was held against none. */
	history: historySchema.nullable(),
	/** An accepted regression: the verdict is pass, the comparisons say what was accepted. */
	accepted: acceptanceSchema.nullable(),
	ranking: array(rankingSchema).readonly(),
	/** Those to blame first, the dearest first; empty where no causes were looked for. */
	causes: array(causeSchema).readonly(),
	explanation: explanationSchema.nullable(),
	/** Null where none follows from the causes, or none held what it promised. */
	suggestion: suggestionSchema.nullable(),
	warnings: array(warningSchema).readonly()
});

export { robustScale as _, CONFIDENCE as a, scenarioMeans as c, lineSchema as d, slicesOf as f, median as g, isSample as h, rankCells as i, moderateVariances as l, huber as m, lookAfter as n, compare as o, totalsOf as p, replay as r, comparePairs as s, resultSchema as t, armStatesOf as u };