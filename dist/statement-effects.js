import { _ as string, d as number, f as object, r as boolean, s as int, u as m } from "./schemas.js";
import { b as COSTS } from "./workloads.js";
import { o as quantilesMs } from "./group.js";
import { c as nameKey, i as changeSchema, l as relativeChange, r as cellKeyOf, u as serversOfArm } from "./comparison.js";
import { n as mean, r as sum } from "./vectors.js";
import { a as effectOfParts, f as varianceSum, h as studentTQuantile, l as randomEffects, s as interval, u as spreadAmong } from "./random-effects.js";
import { n as median, r as pooledHuber, t as isSample } from "./robust.js";
import { A as findDisturbance, a as dataByCost, c as meanCost, i as countsFailures, l as startSpreadOf, o as hasFailures, u as memo } from "./scaled.js";

// src/core/comparison/block-ratios.ts
/**
* Blocks are joined to windows of this length, because ratios of longer windows vary less: a transaction that one block
* counts in excess is missing in the next. A trial keeps at least LEAST_WINDOWS windows, or all its blocks if these are
* fewer.
*/
const WINDOW_SECONDS = 1;
const LEAST_WINDOWS = 20;
/**
* ln(QPS of an arm) − ln(QPS of a reference), window by window, for every pair of arm and reference. Arms are not
* averaged first, because a dip of one arm weighs less in a mean of two, and a robust mean of such skewed ratios is
* biased: by 0.1 to 0.2% over recorded runs, and by 1.4% where every eighth turn has a dip. The rate of a window is
* the sum of its transactions divided by the sum of its time.
*/
function logRatios(measured, cell, sides) {
	const [arms, references] = [numbersOf(measured, sides.arms), numbersOf(measured, sides.references)];
	const { blocks, ratesOf } = cell([...arms, ...references]);
	const [armRates, referenceRates] = [arms.map(ratesOf), references.map(ratesOf)];
	const all = [...armRates, ...referenceRates];
	const isWorth = (_, trial) => all.some((rates) => rates.worked[trial]);
	const ratiosBy = (clock) => pairRatios(armRates, referenceRates, clock).filter(isWorth);
	return {
		byTime: ratiosBy("served"),
		byCpu: all.every((rates) => rates.isByCpu) ? ratiosBy("cpu") : void 0,
		width: arms.length * references.length,
		blocks: blocks.length,
		get countVariances() {
			return variancesOfCounts(armRates, referenceRates).filter(isWorth);
		}
	};
}
function pairRatios(arms, references, clock) {
	return (arms[0]?.[clock] ?? []).map((windows, trial) => {
		const ratios = [];
		for (let window = 0; window < windows.length; window++) for (const arm of arms) {
			const rate = arm[clock][trial]?.[window];
			for (const other of references) ratios.push(rate - other[clock][trial]?.[window]);
		}
		return ratios;
	});
}
/**
* Variance of ln(a/b) for two Poisson rates a and b, by trial. The difference of equal rates has the variance p/n +
* p/m, where p is the rate of both sides together, and n and m are their transactions. The events behind p count one
* more, because a rate may be above zero without any event so far. On the scale of logarithms a difference d becomes
* d/λ, where λ is the logarithmic mean of a and b, so that zero is equally many standard deviations away on both
* scales, however few events one side has.
*/
function variancesOfCounts(arms, references) {
	const trials = arms[0]?.served.length ?? 0;
	return Array.from({ length: trials }, (_, trial) => {
		const [one, other] = [arms, references].map((side) => {
			const total = (field) => sum(side.map(({ counts }) => counts[trial]?.[field] ?? 0));
			return {
				events: total("events"),
				transactions: total("transactions"),
				rate: total("seconds") / total("transactions")
			};
		});
		const both = (one.events + other.events + 1) / (one.transactions + other.transactions);
		return (both / one.transactions + both / other.transactions) / logarithmicMean(one.rate, other.rate) ** 2;
	});
}
function logarithmicMean(one, other) {
	return Math.abs(one - other) < 1e-9 * one ? one : (one - other) / Math.log(one / other);
}
/**
* Rates of a cell's arms in those blocks for which all compared arms have data. Contrasts with the same blocks share
* the rates, so that the rates of each arm are computed only once.
*/
function cellRates(all) {
	const cache = [];
	return (arms) => {
		const isComplete = ({ works }) => arms.every((arm) => works[arm] !== void 0);
		const blocks = all.every(isComplete) ? all : all.filter(isComplete);
		const isSame = ({ blocks: other }) => other === blocks || other.length === blocks.length && other.every((block, nth) => block === blocks[nth]);
		const shared = cache.find(isSame) ?? sharedBlocks(blocks);
		if (!cache.includes(shared)) cache.push(shared);
		return shared;
	};
}
function sharedBlocks(blocks) {
	const trials = [...Map.groupBy(blocks, ({ trial }) => trial).values()].map(windowsOf);
	return {
		blocks,
		ratesOf: memo((arm) => {
			const windows = trials.map((trial) => trial.map((window) => logRate(window, arm)));
			return {
				get counts() {
					return trials.map((trial) => {
						const works = trial.flat().flatMap((block) => block.works[arm] ?? []);
						const total = (field) => sum(works.map((work) => work[field] ?? 0));
						return {
							events: total("events"),
							transactions: total("transactions"),
							seconds: total("seconds")
						};
					});
				},
				worked: trials.map((trial) => trial.flat().some(({ works }) => (works[arm]?.transactions ?? 0) > 0)),
				served: windows.map((trial) => trial.map(({ served }) => served)),
				cpu: windows.map((trial) => trial.map(({ cpu }) => cpu)),
				isByCpu: blocks.every(({ works }) => works[arm]?.computes && works[arm]?.cpuSeconds)
			};
		})
	};
}
function windowsOf(blocks) {
	const steps = blocks.slice(1).map(({ at }, index) => at - (blocks[index]?.at ?? 0));
	const inSecond = isSample(steps) ? WINDOW_SECONDS / Math.max(.001, median(steps)) : 1;
	const size = Math.max(1, Math.min(Math.round(inSecond), Math.floor(blocks.length / LEAST_WINDOWS)));
	const many = Math.floor(blocks.length / size);
	const from = (nth) => Math.round(nth * blocks.length / many);
	return Array.from({ length: many }, (_, nth) => blocks.slice(from(nth), from(nth + 1)));
}
/**
* ln of a window's rate by each clock. A window without any transaction is the slowest of all and must not be left out.
* It counts half a transaction, because zero has no logarithm. A block in which no transaction ended adds no time,
* because latencies are counted when a transaction ends, in a later block.
*/
function logRate(window, arm) {
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
	const seconds = transactions > 0 ? served : idle;
	const done = Math.max(.5, transactions);
	return {
		served: Math.log(done / seconds),
		cpu: Math.log(done / cpu)
	};
}
/** Numbers of arms in the blocks; −1 for an arm of which nothing was measured. */
function numbersOf(measured, arms) {
	return arms.map(({ scenario: { name }, revision }) => measured.arm(name, revision)?.number ?? -1);
}

// src/core/comparison/estimate.ts
/** `clockTolerance` of a plan that sets none, as ln: half of the default limit of QPS. */
const CLOCK_TOLERANCE = .025;
/** Degrees of freedom of a variance that is known rather than estimated: so many that they leave no doubt. */
const KNOWN_DF = 1e6;
function contrastsOf({ rules, arms, cells, stored = [] }) {
	const [control, twin] = arms;
	const candidates = arms.filter((arm) => arm.role === "candidate" && arm.revision === "head");
	const bases = arms.filter((arm) => arm.revision === "base" || arm.revision === "baseline");
	const both = (arm) => serversOfArm(arms, arm);
	const storedIn = ({ workload, threads }, { scenario }) => stored.find((each) => each.scenario === scenario.name && each.workload === workload && each.threads === threads);
	return cells.map(cellKeyOf).flatMap((cell) => [
		...candidates.map((arm) => ({
			rule: "control",
			arms: both(arm),
			references: [control, twin],
			cell
		})),
		...bases.flatMap((base) => {
			const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === base.scenario.name);
			if (head === void 0) return [];
			return [{
				rule: base.revision === "base" ? "base" : "baseline",
				arms: both(head),
				references: both(base),
				cell
			}];
		}),
		...candidates.flatMap((arm) => {
			const ratio = storedIn(cell, arm);
			const isChanged = bases.some(({ scenario }) => scenario.name === arm.scenario.name);
			if (ratio === void 0 || rules.includes("base") && !isChanged) return [];
			return [{
				rule: "baseline",
				arms: both(arm),
				references: [control, twin],
				cell,
				stored: ratio
			}];
		})
	]).filter(({ rule }) => rules.includes(rule));
}
/**
* Contrasts whose costs have limits. If scenarios are compared with their base, only those comparisons count, because a
* scenario may then cost more than the control.
*/
function gatedContrasts(plan) {
	if (plan.gatedCosts.length === 0) return [];
	const rule = plan.rules.includes("base") ? "base" : "control";
	return contrastsOf(plan).filter((contrast) => contrast.rule === rule);
}
function twinContrasts({ arms: [control, twin], cells }) {
	return cells.map((cell) => ({
		rule: "control",
		arms: [twin],
		references: [control],
		cell: cellKeyOf(cell)
	}));
}
const POOLED = {
	turns: pooledWindows,
	trial: pooledTrials,
	count: pooledCounts
};
/**
* Comparisons of those contrasts that have enough blocks. If blocks are turns, some trial needs at least two windows.
*/
function estimate(contrasts, compared, starts) {
	return estimateEffects(contrasts, compared, starts).map((each) => ({
		...each,
		...relativeChange(each.effect)
	}));
}
/** Rates of a cell's compared blocks, computed once. */
function ratesIn({ measured, isCompared }) {
	return memo((cell) => cellRates(measured.blocksIn(cell).filter(isCompared)), ({ workload, threads }) => `${threads} ${workload}`);
}
/** Like `estimate`, but without the figures that people read, so that it takes half the time. */
function estimateEffects(contrasts, compared, starts) {
	const effectOf = effectFinder(compared, starts);
	return contrasts.flatMap((contrast) => effectOf(contrast) ?? []);
}
/**
* Makes a function that finds the effect of a contrast, and computes only once what several contrasts share. The effect
* is undefined if the contrast has too few blocks.
*/
function effectFinder({ measured, isCompared, unit = "turns" }, { startSpread, readSpread = startSpread, clockTolerance = CLOCK_TOLERANCE, cells = [], arms }) {
	const ratesOf = ratesIn({
		measured,
		isCompared
	});
	const readers = new Set(cells.filter(({ workload }) => workload.writes === false).map(({ workload }) => workload.name));
	const pooledOf = (ratios, by) => ratios[by] && POOLED[unit](ratios[by], ratios);
	const startsShownBy = startsFinder(measured, ratesOf, pooledOf, arms);
	return (contrast) => {
		const ratios = logRatios(measured, ratesOf(contrast.cell), contrast);
		const byCpu = pooledOf(ratios, "byCpu");
		const isByTime = byCpu === void 0 || !agree(ratios, clockTolerance);
		const pooled = isByTime ? pooledOf(ratios, "byTime") : byCpu;
		if (pooled === void 0) return void 0;
		const cpu = isByTime ? byCpu : void 0;
		const shown = startsShownBy(contrast, isByTime);
		const starts = startsOf(contrast, measured);
		const prior = byCpu !== void 0 && readers.has(contrast.cell.workload) ? readSpread : startSpread;
		const effectOf = (fits) => randomEffects(trialsOf(fits), fits.df, starts, prior, shown);
		const { replicas, ...ratio } = effectOf(pooled);
		return {
			...contrastName(contrast),
			effect: contrast.stored === void 0 ? ratio : sinceStored(ratio, contrast.stored),
			...cpu === void 0 ? {} : { byCpu: effectOf(cpu) },
			blocks: ratios.blocks,
			trials: pooled.fits.length,
			starts: replicas * Math.min(contrast.arms.length, contrast.references.length)
		};
	};
}
/**
* Change of a ratio since an earlier run. The noise of that run counts as variance of starts, because measuring longer
* does not reduce it.
*/
function sinceStored({ mean, within, between }, stored) {
	return effectOfParts(mean - stored.mean, within, varianceSum(between, stored));
}
function trialsOf({ fits, variance }) {
	return fits.map(({ mean, count }) => ({
		mean,
		variance: variance / count
	}));
}
/**
* Minimum number of servers that start together for all of them to show the spread of starts. If there are fewer, only
* twins show it.
*/
const LEAST_TOGETHER = 5;
/**
* Finds the measurements that show how much the starts of a contrast's servers differ. For a contrast with the control,
* in a run of LEAST_TOGETHER servers or more, these are of all servers of the cell. Otherwise they are of servers that
* differ only in their start: two equal arms on a side of the contrast, or control and twin. The answer is computed
* once for all contrasts of a cell.
*/
function startsFinder(measured, ratesOf, pooledOf, all) {
	const between = memo(({ cell, one, other }) => {
		const ratios = logRatios(measured, ratesOf(cell), {
			arms: [other],
			references: [one]
		});
		const trialsBy = (by) => {
			const fits = pooledOf(ratios, by);
			return fits === void 0 ? [] : trialsOf(fits);
		};
		return {
			byTime: trialsBy("byTime"),
			byCpu: trialsBy("byCpu")
		};
	}, ({ cell, one, other }) => JSON.stringify([
		cell.workload,
		cell.threads,
		one.scenario.name,
		one.revision,
		other.scenario.name,
		other.revision
	]));
	const isApart = (one, other) => startsOf({
		arms: [one],
		references: [other]
	}, measured) > 0;
	const [control, ...others] = (all ?? []).filter(({ role, revision }, nth) => nth < 2 || role === "candidate" && revision === "head");
	const areTogether = others.length + 1 >= LEAST_TOGETHER;
	const together = memo(({ cell, by }) => {
		if (others.some((other) => !isApart(control, other))) return [];
		const isWhole = (trials) => trials.length === twin.length;
		const [twin = [], ...rest] = others.map((other) => between({
			cell,
			one: control,
			other
		})[by]);
		return spreadAmong([twin, ...rest.filter(isWhole)]);
	}, ({ cell, by }) => `${cell.threads} ${by} ${cell.workload}`);
	return ({ rule, arms, references, cell }, isByTime) => {
		if (all === void 0) return { twins: [] };
		const by = isByTime ? "byTime" : "byCpu";
		const servers = rule === "control" && areTogether ? together({
			cell,
			by
		}) : [];
		if (servers.length > 0) return { servers };
		const copies = [arms, references].flatMap(([one, other]) => other === void 0 ? [] : [[one, other]]);
		return { twins: (copies.length > 0 ? copies : [[all[0], all[1]]]).flatMap(([one, other]) => isApart(one, other) ? between({
			cell,
			one,
			other
		})[by] : []) };
	};
}
/** Fit of windows; undefined unless a trial has two of them, because a single one does not show their noise. */
function pooledWindows(trials, { width }) {
	const samples = trials.filter((ratios) => isSample(ratios));
	return samples.reduce((sum, sample) => sum + sample.length / width, 0) <= samples.length ? void 0 : pooledHuber(samples, width);
}
/** Fit of trials without noise of their own, so that all variance counts as variance of starts. */
function pooledTrials(trials) {
	const fits = trials.filter((ratios) => isSample(ratios)).map((ratios) => ({
		mean: mean(ratios),
		count: 1
	}));
	return fits.length === 0 ? void 0 : {
		fits,
		variance: 0,
		df: fits.length
	};
}
/**
* Fit of counts, whose minimum noise follows from the number of events. Any variance beyond that noise counts as
* variance of starts.
*/
function pooledCounts(trials, { countVariances }) {
	const fits = trials.flatMap((ratios, trial) => isSample(ratios) ? [{
		mean: mean(ratios),
		count: 1 / (countVariances[trial] ?? 0)
	}] : []);
	return fits.length === 0 ? void 0 : {
		fits,
		variance: 1,
		df: KNOWN_DF
	};
}
/**
* Whether the measurements show that QPS and transactions per second of CPU time change alike. If so, the latter count,
* because they have half the variance: clients that come late do not affect them. If not, servers may wait more or less
* than before, and QPS count.
*/
function agree(ratios, tolerance) {
	const { byTime, byCpu = [] } = ratios;
	const pooled = pooledWindows(byTime.map((values, trial) => values.map((ratio, nth) => ratio - (byCpu[trial]?.[nth] ?? 0))), ratios);
	if (pooled === void 0) return false;
	const windows = pooled.fits.reduce((sum, { count }) => sum + count, 0);
	const mean = pooled.fits.reduce((sum, { mean: location, count }) => sum + location * count, 0) / windows;
	const reach = studentTQuantile(.9, pooled.df) * Math.sqrt(pooled.variance / windows);
	return Math.abs(mean) + reach < tolerance;
}
function contrastName({ rule, arms: [arm], references: [reference], cell }) {
	return {
		rule,
		scenario: arm.scenario.name,
		reference: reference.scenario.name,
		...cell
	};
}
/**
* Variance of a log-ratio that comes from starts, in units of one start's variance: the mean of two starts varies half
* as much as one. Arms that share a server share its start, which cancels out between them.
*/
function startsOf({ arms, references }, measured) {
	const weights = /* @__PURE__ */ new Map();
	const add = (sides, sign) => {
		for (const { scenario, revision } of sides) {
			const shared = measured.arm(scenario.name, revision)?.host;
			const host = shared === void 0 ? JSON.stringify([scenario.name, revision]) : `on ${shared}`;
			weights.set(host, (weights.get(host) ?? 0) + sign / sides.length);
		}
	};
	add(arms, 1);
	add(references, -1);
	return [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0);
}

// src/core/comparison/cost-effects.ts
/**
* Effects of a change on everything measured besides QPS: CPU time, bytes, events, memory and latencies. Each is
* estimated like QPS.
*/
/** Chance that a run reports a changed cost in any comparison although none changed. */
const FALSE_COST = .05;
const LEAST_COST_CHANGE = .05;
const costSchema = object({
	cost: m(COSTS),
	/**
	* Per transaction: microseconds of CPU time, bytes, or a number of events. Memory is the total in bytes, and
	* latencies are milliseconds. Null if unknown.
	*/
	before: number().nullable(),
	now: number().nullable(),
	/** 0.3 is 30% more; with its 95% interval. */
	change: changeSchema,
	low: changeSchema,
	high: changeSchema,
	/** Whether the change is at least 5%, and was shown at an error of 5% for all costs of the run at once. */
	differs: boolean(),
	errorNumber: int().optional()
});
/** Compares costs by the logarithm of the work that one unit of a cost does, so that less is worse, as with QPS. */
function compareCosts({ measured, isCompared, contrasts, costs }, { startSpread, arms }) {
	const separateContrasts = contrasts.filter(({ arms, references }) => [...arms, ...references].every((arm) => measured.arm(arm.scenario.name, arm.revision)?.host === void 0));
	const counts = new Map(separateContrasts.map((contrast) => [nameKey(contrastName(contrast)), blocksIn(contrast, measured, isCompared)]));
	const dataOf = dataByCost(measured, isCompared);
	return costs.flatMap((cost) => {
		const starts = {
			startSpread: startSpreadOf(cost) ?? startSpread,
			...arms === void 0 ? {} : { arms }
		};
		const compared = !countsFailures(cost) ? separateContrasts : separateContrasts.filter(({ arms, references, cell }) => hasFailures(measured, cell, {
			cost,
			arms: numbersOf(measured, [...arms, ...references])
		}));
		return estimateEffects(compared, dataOf(cost), starts).map((comparison) => {
			const { effect } = comparison;
			const blocks = counts.get(nameKey(comparison)) ?? 0;
			return {
				...comparison,
				byCpu: void 0,
				cost,
				blocks,
				...relativeChange({
					...effect,
					mean: 0 - effect.mean
				})
			};
		});
	});
}
function blocksIn({ arms, references, cell }, measured, isCompared) {
	const numbers = numbersOf(measured, [...arms, ...references]);
	return measured.blocksIn(cell).filter((block) => isCompared(block) && numbers.every((arm) => block.works[arm] !== void 0)).length;
}
/** Measured costs by the key of their comparison, for readers of a report; no verdict depends on them. */
function costEffects(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const contrasts = contrastsOf(plan);
	const effects = compareCosts({
		measured,
		isCompared: (block) => !isDropped(block),
		contrasts,
		costs: COSTS
	}, plan);
	const confidence = 1 - FALSE_COST / (Math.max(1, effects.length) * (plan.shard?.of ?? 1));
	const byContrast = Map.groupBy(effects, (one) => nameKey({
		...one,
		cost: void 0
	}));
	return new Map(contrasts.flatMap((contrast) => {
		const key = nameKey(contrastName(contrast));
		const costs = byContrast.get(key)?.map((one) => {
			const { cost, change, low, high } = one;
			const figureOf = (arms) => {
				const amount = meanCost(measured, one, numbersOf(measured, arms), cost);
				return amount === null || cost !== "cpu" ? amount : 1e6 * amount;
			};
			const [before, now] = [figureOf(contrast.references), figureOf(contrast.arms)];
			const works = numbersOf(measured, contrast.arms).flatMap((arm) => measured.trialsIn(one, arm));
			const last = cost === "errors" ? works.findLast((work) => work.errorNumber !== void 0) : void 0;
			const isLarge = change >= .05 || change <= 1 / 1.05 - 1;
			const sure = interval(one.effect, confidence);
			return {
				cost,
				before,
				now,
				change,
				low,
				high,
				differs: isLarge && (sure.low > 0 || sure.high < 0),
				...last && { errorNumber: last.errorNumber }
			};
		});
		return costs === void 0 ? [] : [[key, costs]];
	}));
}

// src/core/measurement/blocks.ts
var MeasuredBlocks = class MeasuredBlocks {
	#cells = /* @__PURE__ */ new Map();
	/** Cache of the last line's cell, because successive lines mostly share it. */
	#last;
	#arms = /* @__PURE__ */ new Map();
	constructor(lines = []) {
		for (const line of lines) this.add(line);
	}
	get cells() {
		return [...this.#cells.values()];
	}
	blocksIn(cell) {
		return this.#cells.get(cellId(cell))?.blocks ?? [];
	}
	/**
	* An arm's executions of each statement, over all trials, in the same order as in the arm's blocks; empty if they
	* were not counted.
	*/
	statementsIn(cell, arm) {
		return this.#cells.get(cellId(cell))?.statements.get(arm) ?? [];
	}
	trialsIn(cell, arm) {
		return this.#cells.get(cellId(cell))?.totals.get(arm) ?? [];
	}
	/** A single cell, as if nothing else had been measured: within a trial, a look sees only the cell being measured. */
	only(key) {
		const alone = new MeasuredBlocks();
		const cell = this.#cells.get(cellId(key));
		if (cell !== void 0) alone.#cells.set(cellId(key), cell);
		alone.#arms = this.#arms;
		return alone;
	}
	arm(scenario, revision) {
		return this.#arms.get(scenario)?.get(revision);
	}
	add(line) {
		if (line.kind === "probe") this.#open(line).probes.push(line);
		if (line.kind === "cell") this.#addTotals(line);
		if (line.kind !== "slice") return;
		const { works } = blockOf(this.#open(line), line);
		const { number } = this.#armOf(line);
		const { seconds, transactions, cpuSeconds, computes, statements } = line;
		works[number] ??= {
			seconds,
			transactions,
			cpuSeconds,
			computes,
			statements
		};
	}
	#addTotals({ workload, threads, scenario, revision, statements, ...totals }) {
		const number = this.arm(scenario, revision)?.number;
		if (number === void 0) return;
		const cell = this.#open({
			workload,
			threads
		});
		const { trial, transactions, errors, deadlocks = 0, errorNumber, costs, latency } = totals;
		const latencyMs = latency.length === 0 ? void 0 : quantilesMs(latency);
		const work = {
			trial,
			transactions,
			errors: Math.max(0, errors - deadlocks),
			deadlocks,
			errorNumber,
			costs,
			latencyMs
		};
		cell.totals.set(number, [...cell.totals.get(number) ?? [], work]);
		if (statements === void 0) return;
		const before = cell.statements.get(number);
		const both = (one, nth) => [one, statements[nth] ?? one].filter(({ name }) => name === one.name);
		cell.statements.set(number, before?.map((one, nth) => sumTotals(both(one, nth))) ?? statements);
	}
	#armOf({ scenario, revision, host }) {
		const arms = this.#arms.get(scenario) ?? /* @__PURE__ */ new Map();
		const before = arms.get(revision);
		if (before !== void 0 && (host === void 0 || host === before.host)) return before;
		const others = [...this.#arms.values()].reduce((sum, { size }) => sum + size, 0);
		const arm = {
			number: before?.number ?? others,
			host
		};
		this.#arms.set(scenario, arms.set(revision, arm));
		return arm;
	}
	#open({ workload, threads }) {
		const last = this.#last;
		if (last?.workload === workload && last.threads === threads) return last;
		const key = cellId({
			workload,
			threads
		});
		const cell = this.#cells.get(key) ?? {
			workload,
			threads,
			blocks: [],
			probes: [],
			open: /* @__PURE__ */ new Map(),
			statements: /* @__PURE__ */ new Map(),
			totals: /* @__PURE__ */ new Map()
		};
		this.#cells.set(key, cell);
		this.#last = cell;
		return cell;
	}
};
function blockOf({ blocks, open }, { trial, block, at }) {
	const last = blocks.at(-1);
	if (last?.trial === trial && last.block === block) return last;
	const key = `${trial} ${block}`;
	const openBlock = open.get(key);
	if (openBlock !== void 0) return openBlock;
	const newBlock = {
		trial,
		block,
		at,
		works: []
	};
	blocks.push(newBlock);
	open.set(key, newBlock);
	return newBlock;
}
function cellId({ workload, threads }) {
	return `${threads} ${workload}`;
}
function sumTotals(all) {
	const total = (field) => sum(all.map((one) => one[field]));
	return {
		name: all[0]?.name ?? "",
		executions: total("executions"),
		seconds: total("seconds"),
		failed: total("failed")
	};
}

// src/core/comparison/statement-blocks.ts
/**
* Executions that every arm needs in a block. Neighbouring blocks are joined until they have this many, because a block
* without executions says nothing about their time. With a higher number, a rare statement would have too few blocks to
* show its noise.
*/
const LEAST_EXECUTIONS = 5;
/** Blocks of a statement. It is looked up by name, because its place in the load may differ between arms. */
function blocksOfStatement(measured, isCompared, name) {
	return {
		arm: (scenario, revision) => measured.arm(scenario, revision),
		blocksIn: (cell) => {
			const placeOf = memo((arm) => measured.statementsIn(cell, arm).findIndex((one) => one.name === name));
			return [...Map.groupBy(measured.blocksIn(cell).filter(isCompared), ({ trial }) => trial).values()].flatMap((blocks) => joinedBlocks(blocks.map((block) => statementBlock(block, placeOf))));
		}
	};
}
function statementBlock({ works, ...block }, placeOf) {
	const statementWorks = works.map((work, arm) => {
		const executions = work?.statements?.[placeOf(arm)];
		return executions && {
			transactions: executions[0],
			seconds: executions[1]
		};
	});
	return {
		...block,
		works: statementWorks
	};
}
/** @param blocks from one trial, in order */
function joinedBlocks(blocks) {
	const everyExecutes = executors(blocks);
	const joined = [];
	let open;
	for (const block of blocks) {
		open = open === void 0 ? block : joinedWith(open, block);
		if (!everyExecutes(open)) continue;
		joined.push(open);
		open = void 0;
	}
	const last = joined.at(-1);
	if (open !== void 0) joined.splice(-1, 1, last === void 0 ? open : joinedWith(last, open));
	return joined.map(({ works, ...block }) => ({
		...block,
		works: works.map(timedWork)
	}));
}
/**
* Makes a test of whether every arm has enough executions. Arms that never execute the statement in these blocks do not
* count, because no block would ever be complete.
*/
function executors(blocks) {
	const arms = new Set(blocks.flatMap(({ works }) => works.flatMap((work, arm) => work !== void 0 && work.transactions > 0 ? [arm] : [])));
	return ({ works }) => [...arms].every((arm) => (works[arm]?.transactions ?? LEAST_EXECUTIONS) >= LEAST_EXECUTIONS);
}
function joinedWith({ works, ...block }, other) {
	const all = works.map((work, arm) => {
		const added = other.works[arm];
		if (work === void 0 || added === void 0) return void 0;
		return {
			transactions: work.transactions + added.transactions,
			seconds: work.seconds + added.seconds
		};
	});
	return {
		...block,
		works: all
	};
}
/** @returns undefined if there are no executions, or if they took no time: their rate would be zero or infinite */
function timedWork(work) {
	return work !== void 0 && work.transactions > 0 && work.seconds > 0 ? work : void 0;
}

// src/core/comparison/statement-effects.ts
/**
* Effect of a change on each statement of a user's own workload: how much longer or shorter it takes. This explains a
* change of QPS; no verdict depends on it.
*/
/**
* Chance that a run calls any statement slower or faster although none is. It is as small as the chance of a false
* verdict, because people investigate a statement that a report names.
*/
const FALSE_STATEMENT = .01;
/**
* Smallest change at which a statement is called slower. Starts alone move a statement's time by up to a few per cent,
* and a smaller change moves QPS by at most 1% if the statement takes a fifth of the time.
*/
const LEAST_STATEMENT_CHANGE = .05;
/** Half width of an interval, as ln of time, at which a change of 30% is nearly always found. */
const WANTED_PRECISION = .15;
/**
* Share of the time below which no run waits for a precise interval of a statement, because rare statements would make
* every run long.
*/
const LEAST_AWAITED_SHARE = .05;
const figure = number().nullable();
const sideSchema = object({
	/** Mean time of an execution; null if none ended. */
	milliseconds: figure,
	/** Share of the time of all transactions, 0 to 1. */
	share: number(),
	executions: int(),
	/** Share of the executions that the server refused, 0 to 1. */
	failed: number()
});
const statementSchema = object({
	name: string(),
	/** Text with `?` for parameters; missing if only the statement's name is known. */
	sql: string().optional(),
	/** Change of the mean time of an execution: 0.3 is 30% longer; null if unknown. */
	change: figure,
	/**
	* Bounds of the change. In 99 of 100 runs the bounds of all statements hold at once, so that a report may pick out
	* any of them.
	*/
	low: figure,
	high: figure,
	/** Figures of one side; null if its load has no statement of this name. */
	before: sideSchema.nullable(),
	now: sideSchema.nullable(),
	/**
	* Time that the statement's change adds to a transaction, as a share of the transaction's time before; null if
	* unknown.
	*/
	explained: figure,
	verdict: m([
		"slower",
		"faster",
		"no change",
		"added",
		"removed",
		"too rare"
	]),
	/** Execution plans as text; missing if they did not change. */
	plan: object({
		before: string(),
		after: string()
	}).optional()
});
/**
* Effects on the statements of each comparison whose arms counted statements. The intervals of all statements hold at
* once, because they share the permitted error.
*/
function statementEffects(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const isCompared = (block) => !isDropped(block);
	const counted = contrastsOf(plan).filter(({ arms, references, cell }) => numbersOf(measured, [...arms, ...references]).some((arm) => measured.statementsIn(cell, arm).length > 0)).map((contrast) => ({
		contrast,
		...sidesOf(contrast, measured)
	})).filter(({ before, now }) => before.statements.size + now.statements.size > 0);
	const names = new Set(counted.flatMap(({ before, now }) => [...now.statements.keys(), ...before.statements.keys()]));
	const effects = new Map([...names].flatMap((name) => {
		const contrasts = counted.filter(({ before, now }) => before.statements.has(name) && now.statements.has(name)).map(({ contrast }) => contrast);
		const compared = {
			measured: blocksOfStatement(measured, isCompared, name),
			isCompared: () => true
		};
		return estimateEffects(contrasts, compared, plan).map((comparison) => [keyIn(comparison, name), comparison.effect]);
	}));
	const confidence = 1 - FALSE_STATEMENT / (Math.max(1, effects.size) * (plan.shard?.of ?? 1));
	return counted.map(({ contrast, before, now }) => {
		const comparison = contrastName(contrast);
		const loadNames = /* @__PURE__ */ new Set([...now.statements.keys(), ...before.statements.keys()]);
		const effectOf = (name) => effects.get(keyIn(comparison, name));
		return {
			...comparison,
			statements: [...loadNames].map((name) => statementEffect(name, {
				before,
				now
			}, effectOf(name), confidence))
		};
	});
}
/**
* Comparisons for which a run goes on measuring, because a statement that takes much of the time has an interval too
* wide to show a change of 30%.
*/
function vagueStatements(plan, measured) {
	return statementEffects(plan, measured).filter(({ statements }) => statements.some(isVague));
}
function isVague({ before, now, low, high }) {
	if (before === null || now === null || before.executions === 0 || now.executions === 0) return false;
	if (Math.max(before.share, now.share) < LEAST_AWAITED_SHARE) return false;
	return low === null || high === null || Math.log((1 + high) / (1 + low)) / 2 > WANTED_PRECISION;
}
function keyIn(comparison, name) {
	return JSON.stringify([nameKey(comparison), name]);
}
function sidesOf({ arms, references, cell }, measured) {
	const sideOf = (side) => {
		const numbers = numbersOf(measured, side);
		const works = measured.blocksIn(cell).flatMap((block) => numbers.flatMap((number) => block.works[number] ?? []));
		const totals = numbers.flatMap((number) => measured.statementsIn(cell, number));
		return {
			threads: cell.threads,
			seconds: sum(works.map(({ seconds }) => seconds)),
			transactions: sum(works.map(({ transactions }) => transactions)),
			statements: new Map([...Map.groupBy(totals, ({ name }) => name)].map(([name, all]) => [name, sumTotals(all)]))
		};
	};
	return {
		before: sideOf(references),
		now: sideOf(arms)
	};
}
/** @param effect on ln of executions per second of time spent in them, whose sign is the reverse of a change of time */
function statementEffect(name, { before, now }, effect, confidence) {
	const sides = {
		before: sideIn(before, name),
		now: sideIn(now, name)
	};
	const figures = effect === void 0 ? UNKNOWN : relativeChange({
		...effect,
		mean: -effect.mean
	}, confidence);
	const { change, low, high } = figures;
	return {
		name,
		change,
		low,
		high,
		...sides,
		explained: explainedShare(sides, change, timeOf(now) / timeOf(before)),
		verdict: statementVerdict(sides, figures)
	};
}
const UNKNOWN = {
	change: null,
	low: null,
	high: null
};
function sideIn({ statements, seconds, threads }, name) {
	const totals = statements.get(name);
	if (totals === void 0) return null;
	const { executions, failed } = totals;
	return {
		milliseconds: executions === 0 ? null : 1e3 * threads * totals.seconds / executions,
		share: seconds === 0 ? 0 : Math.min(1, totals.seconds / seconds),
		executions,
		failed: failed === 0 ? 0 : failed / (executions + failed)
	};
}
function timeOf({ seconds, transactions }) {
	return seconds / transactions;
}
/** @param ratio time of a transaction now, divided by its time before */
function explainedShare({ before, now }, change, ratio) {
	if (before === null) return now === null || !Number.isFinite(ratio) ? null : now.share * ratio;
	if (now === null) return -before.share;
	return change === null ? null : before.share * change;
}
function statementVerdict({ before, now }, { change, low, high }) {
	if (before === null) return "added";
	if (now === null) return "removed";
	if (change === null || low === null || high === null) return "too rare";
	if (low > 0 && change >= .05) return "slower";
	return high < 0 && change <= 1 / 1.05 - 1 ? "faster" : "no change";
}

export { twinContrasts as _, MeasuredBlocks as a, compareCosts as c, contrastName as d, contrastsOf as f, gatedContrasts as g, estimateEffects as h, vagueStatements as i, costEffects as l, estimate as m, statementEffects as n, FALSE_COST as o, effectFinder as p, statementSchema as r, LEAST_COST_CHANGE as s, FALSE_STATEMENT as t, costSchema as u };