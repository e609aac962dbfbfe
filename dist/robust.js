import { r as sum } from "./vectors.js";

// src/core/stats/robust.ts
/**
* Robust mean of a sample of block values, which a few disturbed blocks hardly move: the Huber M-estimate with the
* median absolute deviation as scale.
*/
/** Clipping constant: 95% efficient where the noise is normal (Huber 1964). */
const CLIP = 1.345;
const STEPS = 12;
/** Distance from the solution, relative to the scale, at which steps end. */
const SETTLED = 1e-12;
/**
* Minimum share of unclipped residuals by which a step is divided: with a smaller share, the linearisation is
* unreliable.
*/
const LEAST_SHARE = .3;
/** Factor from the median absolute deviation to the standard deviation of a normal distribution. */
const MAD_TO_SD = 1.4826;
function isSample(values) {
	return values.length > 0;
}
function median(values) {
	return medianIn(new Float64Array(values));
}
/** @param values at least one; their order is changed */
function medianIn(values) {
	const middle = values.length >> 1;
	const upper = valueAtRank(values, middle);
	if (values.length % 2 === 1) return upper;
	let lower = Number.NEGATIVE_INFINITY;
	for (let index = 0; index < middle; index++) lower = Math.max(lower, values[index]);
	return (lower + upper) / 2;
}
/**
* Value at a rank, 0-based, without sorting, because a replay takes millions of medians (Hoare 1961, "Algorithm 65:
* Find"). The values before it are no larger.
*
* @param values their order is changed
*/
function valueAtRank(values, rank) {
	let low = 0;
	let high = values.length - 1;
	while (low < high) {
		const pivot = values[low + high >> 1];
		let left = low;
		let right = high;
		while (left <= right) {
			while (values[left] < pivot) left += 1;
			while (values[right] > pivot) right -= 1;
			if (left > right) break;
			const value = values[left];
			values[left] = values[right];
			values[right] = value;
			left += 1;
			right -= 1;
		}
		if (rank <= right) high = right;
		else if (rank >= left) low = left;
		else break;
	}
	return values[rank];
}
/** Scale of a sample: 1.4826 · MAD, corrected for small samples by (1 + 1/n). */
function robustScale(values) {
	return MAD_TO_SD * median(deviations(values, median(values))) * (1 + 1 / values.length) + 1e-9;
}
/**
* Huber M-estimate: μ solves Σ ψ((d − μ)/s) = 0 with ψ clipped at ±1.345, by at most twelve steps from the median
* (Huber 1981, §6.6).
*
* @param scale s; default: the robust scale of the sample
*/
function robustMean(values, scale = robustScale(values)) {
	return locate(values, median(values), scale);
}
function locate(values, start, scale) {
	const count = values.length;
	let mean = start;
	for (let step = 0; step < STEPS; step++) {
		const { sum, unclipped } = residuals(values, mean, scale);
		const change = scale * (sum / count) / Math.max(LEAST_SHARE, unclipped / count);
		mean += change;
		if (Math.abs(change) < SETTLED * scale) break;
	}
	return mean;
}
/**
* Huber M-estimates of several samples that share their noise, such as the trials of one cell: one scale and one
* residual variance for all. With few blocks a trial, the scale of a single trial is so uncertain that intervals come
* out too narrow (nominal 95% covered 69% with six trials of three blocks, 92% pooled).
*
* Values that depend on each other form a group, which counts as one value, by the mean of its clipped residuals: the
* variance of a sum of dependent values (Huber 1981, §6.6, with clusters as in Liang & Zeger 1986).
*
* @param samples at least one, of at least one group each, more groups in all than samples
* @param width number of values in a group
*/
function pooledHuber(samples, width = 1) {
	const values = samples.reduce((sum, sample) => sum + sample.length, 0);
	const count = values / width;
	const df = count - samples.length;
	const centers = samples.map(median);
	const scale = pooledScale(samples, centers, count / df);
	const fits = samples.map((sample, index) => {
		const mean = locate(sample, centers[index], scale);
		return {
			mean,
			count: sample.length / width,
			...residuals(sample, mean, scale, width)
		};
	});
	const unclipped = fits.reduce((sum, fit) => sum + fit.unclipped, 0);
	const share = Math.max(LEAST_SHARE, unclipped / values);
	const squares = fits.reduce((sum, fit) => sum + fit.squares, 0);
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
/**
* Scale over the deviations of each sample from its median, 1.4826 · MAD. The correction makes up for the medians,
* which make deviations too small.
*/
function pooledScale(samples, centers, correction) {
	const all = new Float64Array(sum(samples.map(({ length }) => length)));
	let place = 0;
	for (const [nth, sample] of samples.entries()) for (const value of sample) all[place++] = Math.abs(value - centers[nth]);
	return (all.length > 0 ? MAD_TO_SD * medianIn(all) : 0) * correction + 1e-9;
}
function deviations(values, center) {
	return values.map((value) => Math.abs(value - center));
}
/**
* Sums over the residuals, in units of the scale and clipped, and the number that need no clipping. It is a plain loop
* because it runs a million times.
*/
function residuals(values, mean, scale, width = 1) {
	let sum = 0;
	let squares = 0;
	let unclipped = 0;
	let group = 0;
	for (let index = 0; index < values.length; index++) {
		const residual = (values[index] - mean) / scale;
		const psi = Math.min(CLIP, Math.max(-1.345, residual));
		sum += psi;
		if (Math.abs(residual) < CLIP) unclipped += 1;
		group += psi / width;
		if ((index + 1) % width > 0) continue;
		squares += group * group;
		group = 0;
	}
	return {
		sum,
		squares,
		unclipped
	};
}

export { robustMean as i, median as n, pooledHuber as r, isSample as t };