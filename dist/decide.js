import { i as normalTailQuantile, n as normalDensity, o as studentTQuantile, r as normalTail } from "./special-functions.js";
import { a as meanEffect, c as upperBound, i as lowerBound, o as randomEffects, s as reach } from "./random-effects.js";
import { a as differs, c as labelOf, s as judgingWarnings } from "./judgement.js";
import { n as findDisturbance, o as mean, r as isTooDisturbed } from "./disturbance.js";
import { i as pooledHuber, n as isSample, r as median } from "./robust.js";
import { a as withCopy, n as changeOf, r as keyOf } from "./comparison.js";
import { n as toleranceOf } from "./tolerance.js";
import { c as spentBy, i as LONGEST_SHARE, l as suspicionAlpha, n as FALSE_PASS, o as confirmationAlpha, r as HALF_MARGIN, s as passAlpha, t as FALSE_CONFIRMATION } from "./alpha.js";

// src/core/stats/moderation.ts
/** Variances of many small experiments, each moderated by what the others show (empirical Bayes). */
/** Beyond this many prior degrees of freedom the variances count as one; keeps quantiles finite. */
const MOST_PRIOR_DF = 200;
const NEWTON_STEPS = 50;
/**
* Shrinks variances towards their common scale: s̃² = (d₀ s₀² + d s²)/(d₀ + d), with d₀ and s₀² by matching the moments
* of ln s² (Smyth 2004, "Linear models and empirical Bayes methods", eq. 3 and §6.2; limma's squeezeVar).
*
* @param all a variance of exactly zero (all blocks equal) is taken as a millionth of the largest
*/
function moderateVariances(all) {
	const largest = Math.max(...all.map(({ variance }) => variance));
	if (all.length < 2 || largest === 0) return {
		moderated: all,
		priorDf: 0
	};
	const positive = all.map((each) => ({
		...each,
		variance: Math.max(each.variance, largest * 1e-6)
	}));
	const logs = positive.map(({ variance, df }) => Math.log(variance) - digamma(df / 2) + Math.log(df / 2));
	const center = mean(logs);
	const excess = logs.reduce((sum, value) => sum + (value - center) ** 2, 0) / (logs.length - 1) - mean(positive.map(({ df }) => trigamma(df / 2)));
	const priorDf = excess > 0 ? Math.min(MOST_PRIOR_DF, 2 * inverseTrigamma(excess)) : MOST_PRIOR_DF;
	const prior = excess > 0 ? Math.exp(center + digamma(priorDf / 2) - Math.log(priorDf / 2)) : Math.exp(center);
	return {
		priorDf,
		moderated: positive.map((each) => ({
			...each,
			variance: (priorDf * prior + each.df * each.variance) / (priorDf + each.df)
		}))
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

// src/core/comparison/block-ratios.ts
/**
* Blocks are joined to windows of about a second: what an arm gets too much in a block it gets too little in the next, so
* that longer windows vary less than their blocks. There are at least so many of a trial, or as many as it has blocks.
*/
const WINDOW_SECONDS = 1;
const LEAST_WINDOWS = 20;
/**
* ln(QPS of an arm) − ln(QPS of a reference), window by window, of every pair of them. Not of their means: a dip that one
* arm has weighs less in a mean of two, and a robust mean of such lopsided ratios is off, by 0.1 to 0.2 % over recordings and
* by 1.4 % where every eighth turn has a dip. A window's rate is the ratio of its sums.
*/
function logRatios(measured, blocks, sides) {
	const [arms, references] = [numbersOf(measured, sides.arms), numbersOf(measured, sides.references)];
	const all = [...arms, ...references];
	const compared = blocks.filter(({ works }) => all.every((arm) => works[arm] !== void 0));
	const windows = [...Map.groupBy(compared, ({ trial }) => trial).values()].map(windowsOf);
	const ratios = (clock) => windows.map((own) => own.flatMap((window) => {
		const rates = references.map((arm) => logRate(window, arm, clock));
		return arms.map((arm) => logRate(window, arm, clock)).flatMap((rate) => rates.map((other) => rate - other));
	}));
	const isByCpu = compared.every(({ works }) => all.every((arm) => works[arm]?.computes && works[arm]?.cpuSeconds));
	return {
		byTime: ratios("served"),
		byCpu: isByCpu ? ratios("cpu") : void 0,
		width: arms.length * references.length,
		blocks: compared.length
	};
}
/** Neighbouring blocks of a trial, in windows of nearly equally many. */
function windowsOf(blocks) {
	const steps = blocks.slice(1).map(({ at }, index) => at - (blocks[index]?.at ?? 0));
	const inSecond = isSample(steps) ? WINDOW_SECONDS / Math.max(.001, median(steps)) : 1;
	const size = Math.max(1, Math.min(Math.round(inSecond), Math.floor(blocks.length / LEAST_WINDOWS)));
	const many = Math.floor(blocks.length / size);
	const from = (nth) => Math.round(nth * blocks.length / many);
	return Array.from({ length: many }, (_, nth) => blocks.slice(from(nth), from(nth + 1)));
}
/**
* A window in which nothing was done is the slowest of all, not one to leave out; half a transaction has a logarithm.
* Latencies count when a transaction ends: time of a block in which none did is in that of the next.
*/
function logRate(window, arm, clock) {
	let transactions = 0;
	let served = 0;
	let idle = 0;
	let cpu = 0;
	for (const { works } of window) {
		const work = works[arm];
		if (work === void 0) continue;
		transactions += work.transactions;
		cpu += work.cpuSeconds ?? 0;
		if (work.transactions > 0) served += work.seconds;
		else idle += work.seconds;
	}
	return Math.log(Math.max(.5, transactions) / (clock === "cpu" ? cpu : transactions > 0 ? served : idle));
}
/** −1 where nothing of the arm was measured. */
function numbersOf(measured, arms) {
	return arms.map(({ scenario: { name }, revision }) => measured.arm(name, revision)?.number ?? -1);
}

// src/core/comparison/estimate.ts
/** Variances are moderated across contrasts from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4;
/** Chance that QPS and CPU time are taken to differ where they do not. */
const DISAGREEMENT = .002;
/** The contrasts that have blocks enough: two in one of their trials. */
function estimate(contrasts, compared, starts) {
	return estimateEffects(contrasts, compared, starts).map((found) => ({
		...found,
		...changeOf(found.effect)
	}));
}
/** Their effects alone, which takes half the time. */
function estimateEffects(contrasts, { measured, isCompared, isAsked = () => true }, { startSpread, arms }) {
	const blocksOf = blockFinder(measured, isCompared);
	const differencesOf = differenceFinder(measured, blocksOf, arms);
	const asked = new Set(contrasts.filter((contrast) => isAsked(nameOf(contrast))));
	return moderated((contrasts.length < LEAST_MODERATED ? contrasts.filter((contrast) => asked.has(contrast)) : contrasts).flatMap((contrast) => {
		const ratios = logRatios(measured, blocksOf(contrast.cell), contrast);
		const byTime = pooledOf(ratios.byTime, ratios.width);
		if (byTime === void 0) return [];
		const byCpu = ratios.byCpu && pooledOf(ratios.byCpu, ratios.width);
		const isByTime = byCpu === void 0 || disagree(ratios);
		const pooled = isByTime ? byTime : byCpu;
		const cpu = isByTime ? byCpu : void 0;
		const { variance, df } = pooled;
		return [{
			contrast,
			blocks: ratios.blocks,
			pooled,
			cpu,
			twins: differencesOf(contrast, isByTime),
			variance,
			df
		}];
	})).flatMap(({ contrast, blocks, pooled, cpu, twins, variance, df }) => {
		if (!asked.has(contrast)) return [];
		const effectOf = (own, ownVariance) => randomEffects(trialsOf(own, ownVariance), df, startsOf$1(contrast, measured), startSpread, twins);
		const { replicas, ...effect } = effectOf(pooled, variance);
		return [{
			...nameOf(contrast),
			scope: "cell",
			effect,
			...cpu === void 0 ? {} : { byCpu: effectOf(cpu, cpu.variance) },
			blocks,
			trials: pooled.fits.length,
			starts: replicas * sideOf(contrast)
		}];
	});
}
/** Servers of the smaller side. */
function sideOf({ arms, references }) {
	return Math.min(arms.length, references.length);
}
function trialsOf({ fits }, variance) {
	return fits.map(({ mean, count }) => ({
		mean,
		variance: variance / count
	}));
}
/**
* By how much servers differ in the trials of a cell that are the same but for their start: the two of each side of a
* contrast, else control and twin. Found once for all contrasts of a cell.
*/
function differenceFinder(measured, blocksOf, all) {
	const found = /* @__PURE__ */ new Map();
	const between = (cell, [one, other]) => {
		const key = JSON.stringify([
			cell.workload.name,
			cell.threads,
			one.scenario.name,
			one.revision
		]);
		const known = found.get(key);
		if (known !== void 0) return known;
		const sides = {
			arms: [other],
			references: [one]
		};
		const { byTime, byCpu, width } = logRatios(measured, blocksOf(cell), sides);
		const differences = {
			byTime: pooledOf(byTime, width),
			byCpu: byCpu && pooledOf(byCpu, width)
		};
		found.set(key, differences);
		return differences;
	};
	return ({ arms, references, cell }, isByTime) => {
		if (all === void 0) return [];
		const own = [arms, references].flatMap(([one, other]) => other === void 0 ? [] : [[one, other]]);
		return (own.length > 0 ? own : [[all[0], all[1]]]).filter(([one, other]) => startsOf$1({
			arms: [one],
			references: [other]
		}, measured) > 0).flatMap((pair) => {
			const { byTime, byCpu } = between(cell, pair);
			const pooled = isByTime ? byTime : byCpu;
			return pooled === void 0 ? [] : trialsOf(pooled, pooled.variance);
		});
	};
}
/** Undefined where there are too few to know how much they spread: two in one of the trials. */
function pooledOf(trials, width) {
	const samples = trials.filter((ratios) => isSample(ratios));
	return samples.reduce((sum, sample) => sum + sample.length / width, 0) <= samples.length ? void 0 : pooledHuber(samples, width);
}
/**
* Whether QPS and transactions per second of CPU time change by something else, beyond the noise of windows: then servers
* wait more or less than before, and it is QPS that counts. Where they agree, CPU time tells it with half the variance, as
* it does not know of clients that are late.
*/
function disagree({ byTime, byCpu = [], width }) {
	const pooled = pooledOf(byTime.map((own, trial) => own.map((ratio, nth) => ratio - (byCpu[trial]?.[nth] ?? 0))), width);
	if (pooled === void 0) return true;
	const windows = pooled.fits.reduce((sum, { count }) => sum + count, 0);
	const mean = pooled.fits.reduce((sum, { mean: own, count }) => sum + own * count, 0) / windows;
	return Math.abs(mean) > studentTQuantile(1 - DISAGREEMENT / 2, pooled.df) * Math.sqrt(pooled.variance / windows);
}
/** Blocks of a cell, found once for all of its contrasts. */
function blockFinder(measured, isCompared) {
	const found = /* @__PURE__ */ new Map();
	return (cell) => {
		const { workload, threads } = cell;
		const blocks = found.get(cell) ?? measured.blocksIn({
			workload: workload.name,
			threads
		}).filter(isCompared);
		found.set(cell, blocks);
		return blocks;
	};
}
function nameOf({ rule, arms, references, cell }) {
	const [{ scenario }] = arms;
	const [{ scenario: reference }] = references;
	return {
		rule,
		scenario: scenario.name,
		reference: reference.name,
		workload: cell.workload.name,
		threads: cell.threads
	};
}
/**
* Server starts' worth of variance in a log-ratio: the mean of two starts varies half as much as one. Arms that share a
* server share its start, which cancels out between them.
*/
function startsOf$1({ arms, references }, measured) {
	const weights = /* @__PURE__ */ new Map();
	const add = (sides, sign) => {
		for (const arm of sides) {
			const host = hostOf(arm, measured);
			weights.set(host, (weights.get(host) ?? 0) + sign / sides.length);
		}
	};
	add(arms, 1);
	add(references, -1);
	return [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0);
}
/** The server that the arm shares, else one of its own. */
function hostOf({ scenario: { name }, revision }, measured) {
	const shared = measured.arm(name, revision)?.host;
	return shared === void 0 ? JSON.stringify([name, revision]) : `on ${shared}`;
}
function moderated(all) {
	if (all.length < LEAST_MODERATED) return all;
	const { moderated: shrunk, priorDf } = moderateVariances(all);
	return shrunk.map((each) => ({
		...each,
		df: each.df + priorDf
	}));
}

// src/core/comparison/compare.ts
function compare(plan, measured) {
	const { blocks, disturbed, dropped, isDisturbed, isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	const comparisons = comparisonsOf(plan, compared);
	return {
		comparisons,
		undisturbed: disturbed === dropped ? comparisons : comparisonsOf(plan, {
			measured,
			isCompared: (block) => !isDisturbed(block)
		}),
		missing: missingOf(contrastsOf(plan), comparisons),
		disturbance: {
			blocks,
			disturbed,
			dropped
		},
		twin: estimate(twinContrasts(plan), compared, { startSpread: plan.startSpread })
	};
}
/** The comparisons alone, by the trials after one of them. */
function compareSince(plan, measured, after) {
	return comparisonsOf(plan, {
		measured,
		isCompared: blocksSince(measured, after)
	});
}
/** The same of single cells, without what is only shown of them. */
function effectsSince(plan, { measured, isAsked }, after) {
	const compared = {
		measured,
		isCompared: blocksSince(measured, after),
		isAsked
	};
	return estimateEffects(contrastsOf(plan), compared, plan);
}
function blocksSince(measured, after) {
	const { isDropped } = findDisturbance(measured.cells);
	return (block) => block.trial > after && !isDropped(block);
}
function comparisonsOf(plan, compared) {
	const cells = estimate(contrastsOf(plan), compared, plan);
	return plan.shard === null ? [...cells, ...scenarioMeans(cells)] : cells;
}
/** How many comparisons a plan makes, of cells and of means over them. */
function plannedComparisons(plan) {
	const contrasts = contrastsOf(plan);
	const groups = Map.groupBy(contrasts, ({ rule, arms: [{ scenario }] }) => `${rule} ${scenario.name}`);
	const means = plan.shard === null ? [...groups.values()].filter(({ length }) => length > 1).length : 0;
	return {
		cells: contrasts.length * (plan.shard?.of ?? 1),
		means
	};
}
function contrastsOf({ rules, arms, cells }) {
	const [control, twin] = arms;
	const candidates = arms.filter((arm) => arm.role === "candidate" && arm.revision === "head");
	const bases = arms.filter((arm) => arm.revision === "base");
	const both = (arm) => withCopy(arms, arm);
	return cells.flatMap((cell) => [...candidates.map((arm) => ({
		rule: "control",
		arms: both(arm),
		references: [control, twin],
		cell
	})), ...bases.flatMap((base) => {
		const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === base.scenario.name);
		if (head === void 0) return [];
		return [{
			rule: "base",
			arms: both(head),
			references: both(base),
			cell
		}];
	})]).filter(({ rule }) => rules.includes(rule));
}
function twinContrasts({ arms: [control, twin], cells }) {
	return cells.map((cell) => ({
		rule: "control",
		arms: [twin],
		references: [control],
		cell
	}));
}
function missingOf(contrasts, found) {
	const known = new Set(found.map(keyOf));
	return contrasts.map(nameOf).filter((name) => !known.has(keyOf({
		...name,
		scope: "cell"
	})));
}
/** A scenario's mean over its cells, where it has several. */
function scenarioMeans(cells) {
	return [...Map.groupBy(cells, ({ rule, scenario }) => `${rule} ${scenario}`).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0 || group.length < 2) return [];
		const { rule, scenario, reference } = first;
		const effect = meanEffect(group.map((each) => each.effect));
		const blocks = group.reduce((sum, each) => sum + each.blocks, 0);
		const trials = Math.max(...group.map((each) => each.trials));
		const starts = Math.min(...group.map((each) => each.starts ?? each.trials));
		return [{
			rule,
			scope: "mean",
			scenario,
			reference,
			effect,
			...changeOf(effect),
			blocks,
			trials,
			starts
		}];
	});
}
/** Effects of every pair of scenarios, asked cell by cell. */
function comparePairs(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	return (cell) => {
		const effects = new Map(estimateEffects(pairsOf(plan, cell), compared, plan).map(({ scenario, reference, effect }) => [JSON.stringify([scenario, reference]), effect]));
		return (first, second) => {
			const forward = effects.get(JSON.stringify([first, second]));
			const backward = effects.get(JSON.stringify([second, first]));
			return forward ?? (backward && {
				...backward,
				mean: -backward.mean
			});
		};
	};
}
function pairsOf({ arms }, cell) {
	const heads = arms.filter(({ revision }) => revision === "head");
	return heads.flatMap((arm, at) => heads.slice(0, at).map((other) => ({
		rule: "control",
		arms: withCopy(arms, arm),
		references: withCopy(arms, other),
		cell
	})));
}

// src/core/stats/successive-looks.ts
/**
* The level at which a look may test so that it adds no more error than it may spend. What a look says falsely, the look
* before has mostly said as well: with A the event of a false answer, P(A₁ ∪ … ∪ Aₙ) ≤ P(A₁) + Σ P(Aᵢ and not Aᵢ₋₁), whatever
* the number of looks and however they depend on each other (Hunter 1976, "An upper bound for the probability of a union").
*/
/** Looks more alike are taken for ones that are not, which errs on the safe side. */
const MOST_ALIKE = .95;
/** The tail beyond this many standard deviations more is nothing beside that before. */
const REACH = 4;
const POINTS = 32;
const STEPS = 6;
/**
* The level α of a look with P(Z > z(α) and Z₀ ≤ z₀) = added, where Z₀ stands for the look before and correlates with Z as
* estimates do of which one contains the other: by the square root of the share of its information.
*
* @param added error that the look may add, 0 < added < 1
* @param last the look before; undefined where it could not answer
* @param now blocks and standard error of this look
* @returns no less than `added`, and no more than that and the level of the look before
*/
function levelOfLook(added, last, now) {
	if (last === void 0 || last.level <= 0) return added;
	const information = Math.min(last.blocks / now.blocks, (now.standardError / last.standardError) ** 2);
	const correlation = Math.sqrt(Math.min(MOST_ALIKE, information));
	if (!(correlation > 0)) return added;
	const before = normalTailQuantile(last.level);
	const lowest = normalTailQuantile(Math.min(.5, added + last.level));
	let z = normalTailQuantile(added);
	for (let step = 0; step < STEPS; step++) {
		const { probability, density } = beyondNowOnly(z, before, correlation);
		z = Math.max(lowest, z + (probability - added) / density);
	}
	return Math.max(added, normalTail(z));
}
/** P(Z > z and Z₀ ≤ before), and how fast it falls with z; by the midpoint rule. */
function beyondNowOnly(z, before, correlation) {
	const rest = Math.sqrt(1 - correlation ** 2);
	const notBefore = (x) => normalTail((correlation * x - before) / rest);
	const width = REACH / POINTS;
	let probability = 0;
	for (let point = 0; point < POINTS; point++) {
		const x = z + (point + .5) * width;
		probability += normalDensity(x) * notBefore(x) * width;
	}
	return {
		probability,
		density: normalDensity(z) * notBefore(z)
	};
}

// src/core/verdict/decision-state.ts
const UNSEEN = {
	kind: "open",
	pass: { spent: 0 },
	suspicion: { spent: 0 }
};
/** A comparison that still wants data: open, or suspected and not yet confirmed. */
function isUndecided(standing) {
	return standing === void 0 || standing.kind === "open" || standing.kind === "suspected";
}

// src/core/verdict/detectable.ts
/** z₀.₉₅ + z₀.₉₀: passing at an error of 5 % with 90 % power. */
const PASS_REACH = 2.927;
/**
* Smallest slowdown that would have been called regressed with 95 % power, a share of QPS: κδ + (t₁₋α + t₀.₉₅)·SE, at
* least δ (the rule at one look with the whole error).
*/
function detectable({ effect, scope }, { margin }, family) {
	return -Math.expm1(-Math.max(margin, HALF_MARGIN * margin + farEnough(effect, scope, family)));
}
/**
* Measuring time in seconds until the lower bound of an unchanged comparison would clear −δ with 90 % power:
* n ∝ ((z.95 + z.90)·s/δ)², the spread of starts taken to shrink alike. Null where nothing is tolerated.
*/
function sufficientSeconds({ effect }, { margin }, measuredSeconds) {
	if (margin === 0) return null;
	const factor = (PASS_REACH * (effect.standardError / margin)) ** 2;
	return Math.ceil(measuredSeconds * Math.max(1, factor));
}
/**
* Smallest tolerance, a share of QPS, with which comparisons as sure as this one can be gated by themselves: a slowdown of
* one and a half times the tolerance is found, and an unchanged configuration passes, each with 95 % power.
*/
function supportedTolerance(effect) {
	return -Math.expm1(-farEnough(effect, "cell", {
		cells: 1,
		means: 0
	}));
}
/** How far beyond the half margin an effect must lie to be called regressed with the power wanted. */
function farEnough(effect, scope, family) {
	const alpha = Math.min(FALSE_CONFIRMATION, suspicionAlpha({
		before: 0,
		now: 1
	}, scope, family));
	return reach(effect, alpha) + reach(effect, .050000000000000044);
}

// src/core/verdict/decide.ts
/** A confirmation on fewer blocks than this says nothing. */
const CONFIRMATION_BLOCKS = 8;
/** Starts of one server that are of two kinds differ by as much, in ln QPS, at the most. */
const KINDS_DIFFER = .08;
/** So many times as exact as what is unchanged has to be to pass nearly always: the error is worth spending; all is told. */
const WORTH_SPENDING = .8;
const ALL_TOLD = 1.5;
/** Nor does a pass while measuring goes on, however wide the tolerance: fewer hardly tell their own noise. */
const PASS_BLOCKS = 5;
/** Takes a look: decides what can be decided. */
function takeLook(standings, request) {
	const again = confirmations(standings, request);
	const next = new Map(standings);
	for (const comparison of request.comparisons) {
		const key = keyOf(comparison);
		const standing = next.get(key) ?? UNSEEN;
		if (standing.kind === "suspected") next.set(key, confirm(standing, again(standing.trial, key), comparison, request));
		else if (standing.kind === "open") next.set(key, judge(standing, comparison, request));
	}
	return next;
}
function judge({ pass, suspicion }, comparison, request) {
	const { share, trial, family, policy } = request;
	const { effect, scope, blocks } = comparison;
	const { margin } = toleranceOf(comparison, policy);
	const spent = spentBy({
		share,
		information: informationOf(effect, margin, WORTH_SPENDING),
		starts: startsOf(comparison)
	});
	const toPass = takenLook(pass, {
		spent,
		alphaOf: passAlpha,
		most: .9 * margin
	}, comparison);
	const alphaOf = (look) => suspicionAlpha(look, scope, family);
	const toSuspect = takenLook(suspicion, {
		spent,
		alphaOf,
		most: 1.5 * margin
	}, comparison);
	const isPassed = toPass !== void 0 && effect.mean > -margin && lowerBound(effect, toPass.level) > -margin;
	if (blocks >= PASS_BLOCKS && isPassed) return { kind: "passed" };
	const open = {
		kind: "open",
		pass: toPass === void 0 ? pass : {
			spent,
			last: blocks >= PASS_BLOCKS ? toPass : void 0
		},
		suspicion: toSuspect === void 0 ? suspicion : {
			spent,
			last: answersByBound(comparison, margin, toSuspect) ? toSuspect : void 0
		},
		toldBy: isTold(effect, margin) ? trial : void 0
	};
	if (toSuspect === void 0 || !isBeyond(comparison, margin, toSuspect.level)) return open;
	return {
		kind: "suspected",
		trial,
		since: share,
		toldBy: trial,
		isRepeated: false,
		open,
		confirmation: { spent: 0 }
	};
}
function confirm(suspected, later, comparison, request) {
	if (!isEnough(later)) return suspected;
	const again = {
		...later,
		effect: withStartsOf(comparison, later)
	};
	const { since, confirmation } = suspected;
	const { margin } = toleranceOf(comparison, request.policy);
	const share = since < 1.5 ? (request.share - since) / (LONGEST_SHARE - since) : 1;
	const information = informationOf(again.effect, margin, WORTH_SPENDING);
	const spent = spentBy({
		share,
		information,
		starts: startsOf(again)
	});
	const toldBy = isTold(again.effect, margin) ? request.trial : suspected.toldBy;
	const most = 1.5 * margin;
	const taken = takenLook(confirmation, {
		spent,
		alphaOf: confirmationAlpha,
		most
	}, again);
	if (taken === void 0) return {
		...suspected,
		toldBy
	};
	if (isBeyond(again, margin, taken.level)) return hasStartsEnough(comparison, margin) ? { kind: "regressed" } : {
		...suspected,
		toldBy: request.trial,
		isRepeated: true
	};
	if (lowerBound(again.effect, taken.level) > -margin) return judge(suspected.open, comparison, request);
	const last = answersByBound(again, margin, taken) ? taken : void 0;
	return {
		...suspected,
		toldBy,
		confirmation: {
			spent,
			last
		}
	};
}
/** The effect of some trials, with what all of them tell of how much starts differ. */
function withStartsOf(all, { effect, trials }) {
	const { variance, df } = all.effect.between;
	const between = {
		variance: variance * all.trials / trials,
		df
	};
	return {
		...effect,
		between,
		standardError: Math.sqrt(effect.within.variance + between.variance)
	};
}
function startsOf({ trials, starts = trials }) {
	return starts;
}
/** Starts may be of two kinds: less than these differ by is believed where it was so in one start more. */
function hasStartsEnough(comparison, margin) {
	return startsOf(comparison) >= 2.5 || comparison.effect.mean < -.5 * margin - KINDS_DIFFER;
}
/** A look at the level at which it adds the error that is to be spent; undefined where it has none, or would waste it. */
function takenLook({ spent: before, last }, { spent: now, alphaOf, most }, { effect, blocks }) {
	if (now <= before) return void 0;
	const { standardError } = effect;
	const level = levelOfLook(alphaOf({
		before,
		now
	}), last, {
		blocks,
		standardError
	});
	return reach(effect, level) < most ? {
		level,
		blocks,
		standardError
	} : void 0;
}
/** Whether turns on the same servers would tell hardly more. */
function isTold(effect, margin) {
	return informationOf(effect, margin, ALL_TOLD) >= 1;
}
/**
* How much of what the servers that were started can tell is known. At 1 the effect is so many times as exact as what is
* unchanged has to be, or the noise of turns hardly matters beside that of starts.
*/
function informationOf({ standardError, within, between }, margin, times) {
	if (standardError === 0) return Number.POSITIVE_INFINITY;
	const exact = (margin / (times * PASS_REACH * standardError)) ** 2;
	return Math.max(exact, 1.5 * between.variance / (between.variance + within.variance));
}
/** Whether its bound decides alone, so that the estimate is beyond the tolerance wherever the bound is beyond half of it. */
function answersByBound({ effect }, margin, { level }) {
	return upperBound({
		...effect,
		mean: -margin
	}, level) >= -HALF_MARGIN * margin;
}
/** What the trials after a suspicion say of a comparison, asked by the trial and the comparison's key. */
function confirmations(standings, { since }) {
	const trials = new Set([...standings.values()].flatMap((standing) => standing.kind === "suspected" ? [standing.trial] : []));
	const found = new Map([...trials].map((trial) => [trial, new Map(since(trial).map((each) => [keyOf(each), each]))]));
	return (trial, key) => found.get(trial)?.get(key);
}
function isEnough(again) {
	return again !== void 0 && again.blocks >= CONFIRMATION_BLOCKS;
}
function isBeyond({ effect }, margin, alpha) {
	return effect.mean < -margin && upperBound(effect, alpha) < -.5 * margin;
}
/** What an only look decides, after which nothing is measured that could confirm a suspicion: what passes. */
function passAtOnce(comparisons, policy) {
	const isPassed = (comparison) => lowerBound(comparison.effect, FALSE_PASS) > -toleranceOf(comparison, policy).margin;
	return new Map(comparisons.filter(isPassed).map((comparison) => [keyOf(comparison), { kind: "passed" }]));
}
/** The run by control and base, when no more is measured. */
function decide(compared, standings, policy, measuredSeconds) {
	const { comparisons, twin, missing, disturbance } = compared;
	const context = {
		family: familyOf(comparisons),
		policy,
		measuredSeconds
	};
	const isRed = [...standings.values()].some(({ kind }) => kind === "regressed");
	return {
		comparisons: comparisons.map((comparison) => {
			return judged(comparison, trusted(inTheEnd(standings.get(keyOf(comparison)) ?? UNSEEN, isRed), comparison, compared, policy), context);
		}),
		twin,
		disturbance,
		missing,
		missingShards: [],
		coverage: [],
		history: null,
		attribution: null,
		accepted: null,
		warnings: judgingWarnings(compared)
	};
}
/** A suspicion that what came after it neither confirmed nor refuted, though there was time: a run that fails ends sooner. */
function inTheEnd(standing, isRed) {
	return standing.kind === "suspected" && standing.confirmation.spent > 0 && !standing.isRepeated && !isRed ? { kind: "not reproduced" } : standing;
}
/**
* A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
* others by themselves do not show it, or where two servers of one configuration differ in the same cell by more than
* half the tolerance, and surely, and twice as much taken off leaves no regression.
*/
function trusted(standing, comparison, { twin: twins, disturbance, undisturbed }, policy) {
	if (standing.kind !== "regressed") return standing;
	const { margin } = toleranceOf(comparison, policy);
	if (isTooDisturbed(disturbance)) {
		const quiet = undisturbed.find((other) => keyOf(other) === keyOf(comparison));
		if (!isEnough(quiet) || !isBeyond(quiet, margin, .025)) return { kind: "machine disturbed" };
	}
	return twins.some((twin) => (comparison.scope === "mean" || twin.workload === comparison.workload && twin.threads === comparison.threads) && Math.abs(twin.effect.mean) > .5 * margin && differs(twin.effect) && !isBeyond(lessSlow(comparison, 2 * Math.abs(twin.effect.mean)), margin, .025)) ? { kind: "A/A check failed" } : standing;
}
function lessSlow({ effect, ...comparison }, by) {
	return {
		...comparison,
		effect: {
			...effect,
			mean: effect.mean + by
		}
	};
}
/** The standings without regressions that are not believed yet: more data may make them trusted. */
function withoutDoubtful(standings, compared, policy) {
	const doubtful = compared.comparisons.filter((comparison) => {
		const standing = standings.get(keyOf(comparison));
		return standing?.kind === "regressed" && trusted(standing, comparison, compared, policy) !== standing;
	});
	const keys = new Set(doubtful.map((comparison) => keyOf(comparison)));
	return new Map([...standings].filter(([key]) => !keys.has(key)));
}
/** A comparison with all that its standing, its tolerance and its effect say of it. */
function judged(comparison, standing, { family, policy, measuredSeconds }) {
	const tolerance = toleranceOf(comparison, policy);
	const verdict = verdictOf(standing);
	return {
		...comparison,
		tolerance: tolerance.share,
		toleranceFrom: tolerance.from,
		detectable: detectable(comparison, tolerance, family),
		verdict,
		label: labelOf(comparison.effect, standing),
		confirmed: standing.kind === "regressed" ? true : standing.kind === "not reproduced" ? false : null,
		sufficientSeconds: verdict === "inconclusive" ? sufficientSeconds(comparison, tolerance, measuredSeconds) : null
	};
}
function verdictOf({ kind }) {
	if (kind === "passed") return "pass";
	return kind === "regressed" ? "regressed" : "inconclusive";
}
function familyOf(comparisons) {
	const means = comparisons.filter(({ scope }) => scope === "mean").length;
	return {
		cells: comparisons.length - means,
		means
	};
}

export { withoutDoubtful as a, isUndecided as c, compareSince as d, effectsSince as f, moderateVariances as h, takeLook as i, compare as l, scenarioMeans as m, judged as n, supportedTolerance as o, plannedComparisons as p, passAtOnce as r, UNSEEN as s, decide as t, comparePairs as u };