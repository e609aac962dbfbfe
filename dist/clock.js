import { setTimeout } from "node:timers/promises";

// src/core/plan/random.ts
/**
* Seeded generator sfc32 (Chris Doty-Humphrey, PractRand): 128-bit state, passes BigCrush, equal on every machine.
*
* @param seed any integer; streams of different `salt` are independent of each other.
*/
function seededRandom(seed, salt = 0) {
	let a = seed >>> 0;
	let b = Math.floor(seed / 2 ** 32) >>> 0;
	let c = salt >>> 0;
	let counter = 1;
	const next = () => {
		const sum = (a + b >>> 0) + counter >>> 0;
		counter = counter + 1 >>> 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) >>> 0;
		c = (c << 21 | c >>> 11) + sum >>> 0;
		return sum / 2 ** 32;
	};
	for (let round = 0; round < 15; round++) next();
	return next;
}
/** Fisher–Yates shuffle into a new array; the input stays as it is. */
function shuffled(items, random) {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const kept = result[last];
		result[last] = result[other];
		result[other] = kept;
	}
	return result;
}

// src/core/plan/turns.ts
/** Turns: how long they are, in which order the arms have them, and when. */
const NS_PER_MS = 1e6;
/** At least 100 ms counted: shorter turns count too few transactions; and 20 × p95, so that a turn holds many. */
const COUNTED_MIN_MS = 100;
const COUNTED_PER_P95 = 20;
/** The ramp lets the arm reach its pace and the previous arm's transactions in flight drain. */
const RAMP_MIN_MS = 5;
const RAMP_PER_P95 = 2;
/** Lengths for a cell whose arms typically have this 95th percentile latency (milliseconds). */
function turnLengths(p95Ms) {
	return {
		rampMs: Math.max(RAMP_MIN_MS, RAMP_PER_P95 * p95Ms),
		countedMs: Math.max(COUNTED_MIN_MS, COUNTED_PER_P95 * p95Ms)
	};
}
function turnSeconds(lengths) {
	return (lengths.rampMs + lengths.countedMs) / 1e3;
}
/** For every block a fresh random order of the arms: `orders[block][position] = arm`. */
function blockOrders(blocks, arms, random) {
	const indices = Array.from({ length: arms }, (_, arm) => arm);
	return Array.from({ length: blocks }, () => shuffled(indices, random));
}
/** Puts ordered blocks on the clock, back to back from `startNs`. */
function timetable(orders, lengths, startNs) {
	const rampNs = lengths.rampMs * NS_PER_MS;
	const turnNs = rampNs + lengths.countedMs * NS_PER_MS;
	let at = startNs;
	return orders.flatMap((order, block) => order.map((arm, position) => {
		const turn = {
			block,
			arm,
			position,
			startNs: at,
			countedFromNs: at + rampNs,
			endNs: at + turnNs
		};
		at += turnNs;
		return turn;
	}));
}

// src/core/plan/plan.ts
/** What one trial takes beside its turns: starting every arm's server, and every cell's clients and their warm-up. */
const ARM_START_SECONDS = .8;
const CELL_START_SECONDS = .2;
const ARM_WARM_UP_SECONDS = .3;
/** Below five blocks a cell's interval says nothing; below two a trial's noise cannot be told. */
const LEAST_BLOCKS = 5;
const LEAST_BLOCKS_PER_TRIAL = 2;
/** Rough latency of one transaction per thread on one CPU; only used before anything was measured. */
const EXPECTED_MS_PER_THREAD = .6;
/** More starts replicate better, but may take no more than this share of the budget. */
const START_SHARE = .2;
/** A regression needs a second trial to be confirmed. */
const LEAST_TRIALS = 2;
const MOST_TRIALS = 6;
/** Arms of a run without a base: the control, its twin, and every other scenario. */
function armsOf(suite) {
	const control = suite.scenarios.find((scenario) => scenario.name === suite.control);
	if (control === void 0) throw new RangeError(`the suite has no scenario ${suite.control}`);
	const others = suite.scenarios.filter((scenario) => scenario !== control);
	return [
		{
			scenario: control,
			revision: "head",
			role: "control"
		},
		{
			scenario: control,
			revision: "twin",
			role: "control"
		},
		...others.map((scenario) => ({
			scenario,
			revision: "head",
			role: "candidate"
		}))
	];
}
function armName(arm) {
	return arm.revision === "head" ? arm.scenario.name : `${arm.scenario.name} (${arm.revision})`;
}
function cellName(cell) {
	return `${cell.workload.name} · ${cell.threads} ${cell.threads === 1 ? "thread" : "threads"}`;
}
function makePlan(suite, seed) {
	const cells = suite.workloads.flatMap((workload) => suite.threads.map((threads) => ({
		workload,
		threads
	})));
	return {
		seed,
		arms: armsOf(suite),
		cells,
		budgetSeconds: suite.budgetSeconds
	};
}
/**
* The next trial, with the arms that are still wanted in each cell; undefined where none is. Its order comes from the
* seed and its number alone.
*/
function planTrial(plan, number, isWanted) {
	const [control, twin, ...others] = plan.arms;
	const random = seededRandom(plan.seed, number);
	const cells = [...shuffled(plan.cells.filter((cell) => !cell.workload.writes), random), ...shuffled(plan.cells.filter((cell) => cell.workload.writes), random)].flatMap((cell) => {
		const wanted = others.filter((arm) => isWanted(arm, cell));
		return wanted.length > 0 || isWanted(control, cell) ? [{
			cell,
			arms: [
				control,
				twin,
				...wanted
			]
		}] : [];
	});
	if (cells.length === 0) return void 0;
	return {
		number,
		cells,
		arms: plan.arms.filter((arm) => cells.some((planned) => planned.arms.includes(arm)))
	};
}
/**
* How many trials the budget is split into, by how long it took to start the first servers; the outcome of no
* measurement enters.
*/
function trialCount(plan, startSeconds) {
	const { cells } = plan;
	const overhead = startSeconds + cells.length * cellOverheadSeconds(plan.arms.length);
	const affordable = Math.floor(START_SHARE * plan.budgetSeconds / overhead);
	return Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, affordable));
}
/** The fewest blocks a cell gets in each of so many trials. */
function leastBlocks(trials) {
	return Math.max(LEAST_BLOCKS_PER_TRIAL, Math.ceil(LEAST_BLOCKS / trials));
}
function cellOverheadSeconds(arms) {
	return CELL_START_SECONDS + arms * ARM_WARM_UP_SECONDS;
}
/** The least budget, in seconds, with which every cell gets its fewest blocks; an estimate before measuring. */
function leastBudgetSeconds(plan) {
	return Math.ceil(LEAST_TRIALS * trialSeconds(plan.arms.length, plan.cells, leastBlocks(LEAST_TRIALS)));
}
function trialSeconds(arms, cells, blocks) {
	const perCell = cells.map(({ threads }) => {
		const turn = turnSeconds(turnLengths(threads * EXPECTED_MS_PER_THREAD));
		return cellOverheadSeconds(arms) + arms * blocks * turn;
	});
	return arms * ARM_START_SECONDS + perCell.reduce((sum, seconds) => sum + seconds, 0);
}

// src/edges/system/clock.ts
/** The monotonic clock, the same that turns.lua reads; nanoseconds, exact below 104 days of uptime. */
function monotonicNs() {
	return Number(process.hrtime.bigint());
}
/** Resolves at that time of the monotonic clock (about a millisecond late at the most), at once if it is past. */
async function sleepUntilNs(ns, signal) {
	const left = (ns - monotonicNs()) / 1e6;
	if (left > 0) await setTimeout(left, void 0, signal === void 0 ? {} : { signal });
}
async function sleep(milliseconds, signal) {
	await setTimeout(milliseconds, void 0, signal === void 0 ? {} : { signal });
}

export { cellName as a, makePlan as c, blockOrders as d, timetable as f, seededRandom as h, armName as i, planTrial as l, turnSeconds as m, sleep as n, leastBlocks as o, turnLengths as p, sleepUntilNs as r, leastBudgetSeconds as s, monotonicNs as t, trialCount as u };