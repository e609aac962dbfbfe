import { a as UserError, r as MeasurementError } from "./errors.js";
import { i as slicesOf, r as probesOf } from "./measurement.js";
import { g as foreignLink } from "./flag-values.js";
import { existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { dirname, join, resolve } from "node:path";

// src/edges/files/make-directory.ts
/**
* Makes a directory with its parents. Not mkdir's own `recursive`, which never returns for a path below /proc.
*
* @param path absolute
*/
function makeDirectory(path, mode) {
	if (existsSync(path)) return;
	if (dirname(path) !== path) makeDirectory(dirname(path), mode);
	try {
		mkdirSync(path, mode);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
}

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

// src/core/measurement/disturbance.ts
/**
* Blocks that the machine disturbed, as probes between the blocks tell, while nothing of ours runs, and the time that the
* hypervisor took away. What a block measured never enters, so leaving it out favours no arm.
*/
/** A probe that took so much longer or shorter than the run's median, as a share, saw a disturbance. */
const LEAST_DEVIATION = .08;
/** Or so many median absolute deviations, where probes of the run vary more. */
const DEVIATIONS = 4;
/** Probes that are needed to say what is usual. */
const LEAST_PROBES = 8;
/** Share of the CPUs' time since the probe before. */
const MOST_STOLEN = .05;
/** More than this share of a cell's blocks is never left out: then the disturbance is what the machine is like. */
const MOST_DROPPED = .2;
/** Share of disturbed blocks above which a run calls a regression only what the others show by themselves. */
const MOST_DISTURBED = .5;
/** Whether the machine was too restless for a regression to be believed on all blocks together. */
function isTooDisturbed({ blocks, disturbed }) {
	return disturbed > MOST_DISTURBED * blocks;
}
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
		isDisturbed: (block) => keys.size > 0 && keys.has(keyOf(block)),
		isDropped: (block) => dropped.size > 0 && dropped.has(keyOf(block))
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

// src/edges/files/write-whole.ts
/** Writing where others may have been before us: links that a repository brought along lead us nowhere. */
/** What a file is called until it is whole; an ending that no file of ours has. */
const UNFINISHED = ".unfinished";
/**
* Makes a directory with its parents.
*
* @throws UserError where a link leads to it that the user may not have made
*/
function makeOwnDirectory(path) {
	const link = foreignLink(path);
	if (link !== void 0) throw new UserError(`cannot write to ${path}: ${link} is a symbolic link, which the repository may have brought along; remove it, or name the directory that it leads to`);
	makeDirectory(resolve(path));
}
/** Takes away what has the name, a link and not what it leads to, and opens a new file for appending. */
function openNew(path) {
	rmSync(path, { force: true });
	return openSync(path, "ax");
}
/**
* Writes a file whole or not at all, and makes its directory.
*
* @throws UserError where a link leads elsewhere, MeasurementError where it cannot be written
*/
function writeWhole(directory, name, content) {
	const path = join(directory, name);
	const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
	try {
		makeOwnDirectory(dirname(path));
		writeFileSync(unfinished, content, { flag: "wx" });
		renameSync(unfinished, path);
	} catch (thrown) {
		rmSync(unfinished, { force: true });
		throw thrown instanceof UserError ? thrown : cannotWrite(path, thrown);
	}
}
function cannotWrite(path, cause) {
	return new MeasurementError(`cannot write ${path}: ${cause.message}`, {
		step: "write files",
		cause
	});
}

export { findDisturbance as a, isSample as c, robustScale as d, makeDirectory as f, writeWhole as i, median as l, makeOwnDirectory as n, isTooDisturbed as o, openNew as r, huber as s, cannotWrite as t, pooledHuber as u };