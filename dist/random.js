import { c as fillsRedoLog } from "./workloads.js";
import { r as sum } from "./vectors.js";

// src/core/plan/turns.ts
/** Turns: how long the servers of a cell run one after the other, and how many of their turns make a block. */
/**
* The faster servers alternate, the more of the machine's disturbances cancels; below that freezing itself costs too
* much.
*/
const FAST_MS = 5;
/** Freezing and thawing stop and wake every thread of a server. */
const FAST_MS_PER_THREAD = .1;
/** Turns are long compared with a server's waits, because it goes on waiting while it is frozen. */
const WAITING_MS = 100;
const WAITING_PER_P95 = 4;
const MOST_WAITING_MS = 1e3;
/**
* A server makes room for pages by the clock, which goes on while it is frozen: in short turns misses cost a tenth
* less.
*/
const READING_MS = 500;
/**
* While redo logs are filled, pages are also written by the clock, in waves of that length: a turn holds a part of one.
*/
const TURNS_PER_CYCLE = 4;
const MOST_CYCLE_MS = 2e3;
/** A block has at least this many turns of each arm and this length, and lets each thread complete this much. */
const LEAST_ROUNDS = 8;
const LEAST_WAITING_ROUNDS = 1;
const BLOCK_MS = 120;
const BLOCK_PER_P95 = 3;
/** If clients take turns, or a server is switched between them, their ends are lost, so turns are longer. */
const ALTERNATING_MS = 100;
const ALTERNATING_PER_P95 = 12;
/** However short the time, a client completes something in its server's turns of a block. */
const LEAST_BLOCK_PER_P95 = 2;
/** If the time does not suffice for the fewest blocks of such turns. */
const LEAST_ALTERNATING_PER_P95 = 3;
const LEAST_ALTERNATING_MS = 30;
/** Two long queries are enough. */
const ANALYTICAL_PER_P95 = 2;
/** Least time between two probes of the machine, which come between blocks. */
const PROBE_EVERY_SECONDS = 1;
/** Time for the probe itself, and until turns go on. */
const PROBE_MS = 10;
/** Turns of servers that are frozen in alternation. */
function rotatingTurns(pace, arms, isAnalytical = false) {
	const { p95Ms, computes, readsPages, threads = 0 } = pace;
	const leastMs = Math.max(readsPages ? READING_MS : WAITING_MS, cyclePartMs(pace));
	const turnMs = computes ? fastTurnMs(FAST_MS, threads) : Math.max(leastMs, Math.min(MOST_WAITING_MS, WAITING_PER_P95 * p95Ms));
	const ownMs = Math.max(BLOCK_MS / arms, (isAnalytical ? ANALYTICAL_PER_P95 : BLOCK_PER_P95) * p95Ms);
	return {
		turnMs,
		rounds: Math.max(computes ? LEAST_ROUNDS : LEAST_WAITING_ROUNDS, Math.ceil(ownMs / turnMs)),
		switchMs: 0
	};
}
/** A turn as short as freezing allows. @param leastMs with few threads */
function fastTurnMs(leastMs, threads) {
	return Math.max(leastMs, FAST_MS_PER_THREAD * threads);
}
/** Turns of clients, or of the states of one server. */
function alternatingTurns(pace, isAnalytical = false) {
	const { p95Ms, switchMs } = pace;
	return {
		turnMs: Math.max(ALTERNATING_MS, (isAnalytical ? ANALYTICAL_PER_P95 : ALTERNATING_PER_P95) * p95Ms, cyclePartMs(pace)),
		rounds: 1,
		switchMs
	};
}
function cyclePartMs({ redoCycleMs }) {
	return redoCycleMs === void 0 ? 0 : Math.min(MOST_CYCLE_MS, Math.max(READING_MS, redoCycleMs / TURNS_PER_CYCLE));
}
/**
* Turns with which a block of every arm takes no longer than that, as far as they can be shortened: the budget is
* short, or the machine so busy while the arms warmed up that it looks so.
*
* @param mostSeconds for one block of this many arms
*/
function shortened(turns, { p95Ms }, arms, mostSeconds) {
	const most = 1e3 * mostSeconds / arms - turns.switchMs;
	const least = Math.ceil(LEAST_BLOCK_PER_P95 * p95Ms / turns.turnMs);
	const rounds = Math.max(1, Math.min(turns.rounds, Math.max(least, Math.floor(most / turns.turnMs))));
	if (rounds > 1 || most >= turns.turnMs) return {
		...turns,
		rounds
	};
	const leastMs = Math.max(LEAST_ALTERNATING_MS, LEAST_ALTERNATING_PER_P95 * p95Ms);
	return {
		...turns,
		rounds,
		turnMs: Math.min(turns.turnMs, Math.max(leastMs, most))
	};
}
/** Time of a block of this many arms, seconds. */
function blockSeconds(arms, { turnMs, rounds, switchMs }) {
	return arms * rounds * (turnMs + switchMs) / 1e3;
}
/** Blocks that run back to back, between two gaps in which the machine is probed and the measurements are looked at. */
function blocksPerProbe(arms, turns) {
	return Math.max(1, Math.round(PROBE_EVERY_SECONDS / blockSeconds(arms, turns)));
}
/** Mean time that a block takes, seconds, its share of the gaps included. */
function blockSecondsWithGap(arms, turns) {
	return blockSeconds(arms, turns) + PROBE_MS / 1e3 / blocksPerProbe(arms, turns);
}

// src/core/plan/budget.ts
/**
* How a run's time is shared out: the gate's budget over its trials, and the search for causes over its own. Pure
* arithmetic on seconds; the outcome of no measurement enters.
*/
/** Time of one trial besides its turns: starting every arm's server, and every cell's clients and their warm-up. */
const ARM_START_SECONDS = .8;
const CELL_START_SECONDS = .2;
const ARM_WARM_UP_SECONDS = .3;
/** Until a client has connected, and has twice ended its transaction. */
const SECONDS_PER_CLIENT = .0045;
/** Few clients run long queries, of which a few have to end. */
const FEW_CLIENTS = 7;
const WARM_UP_MS_OF_FEW = 240;
const MOST_WARM_UP_MS = 3e3;
/** Many threads share the CPU: each needs its time to complete a few transactions. */
const WARM_UP_MS_PER_THREAD = 15;
/** For one query, which was asked once before. */
const ANALYTICAL_WARM_UP_SECONDS = .07;
/** Until its redo log is full. */
const FILLING_SECONDS = 5;
/** Below five blocks a cell's interval means nothing; below two a trial's noise is unknown. */
const LEAST_BLOCKS = 5;
const LEAST_BLOCKS_PER_TRIAL = 2;
/** Rough latency of one transaction per thread on one CPU; only used before anything was measured. */
const EXPECTED_MS_PER_THREAD = .6;
/**
* Starts may take the larger share of the budget for a few trials, and the smaller one for more. In simulations of two
* cells in two minutes, ten trials passed as many unchanged runs as five where starts differ by 1.8 %, and fewer where
* turns are noisy (56 against 65 %).
*/
const FEW_TRIALS = 5;
const START_SHARE_OF_FEW = .3;
const START_SHARE = .125;
/** A regression needs a second trial to be confirmed. */
const LEAST_TRIALS = 2;
const MOST_TRIALS = 10;
/**
* Time of each server in a trial of the search for causes: with starts that differ, two such trials tell ten per cent. Where
* servers wait, their turns are longer.
*/
const SEARCH_SECONDS_PER_ARM = .8;
const WAITING_SECONDS_PER_ARM = 2;
/** Starting and stopping a few servers takes at least this share of the time for many. */
const LEAST_IDLE_SHARE = .5;
/**
* How many trials the budget is split into, by how long it took to start the first servers; the outcome of no
* measurement enters.
*
* @param servers how many there are; arms that share a single one need no others to tell starts from settings
*/
function trialCount(plan, startSeconds, servers) {
	if (servers === 1) return LEAST_TRIALS;
	const overhead = startSeconds + sum(plan.cells.map((cell) => cellOverheadSeconds(plan, cell)));
	const affordable = (share) => Math.floor(share * plan.budgetSeconds / overhead);
	const few = Math.min(FEW_TRIALS, affordable(START_SHARE_OF_FEW));
	return Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, few, affordable(START_SHARE)));
}
/** The fewest blocks a cell gets in each of this many trials of its arms. */
function leastBlocks(trials) {
	return Math.max(LEAST_BLOCKS_PER_TRIAL, Math.ceil(LEAST_BLOCKS / trials));
}
/** Milliseconds for which an arm is driven before its turns count. */
function warmUpMs(threads) {
	return threads <= FEW_CLIENTS ? WARM_UP_MS_OF_FEW : Math.min(MOST_WARM_UP_MS, threads * WARM_UP_MS_PER_THREAD);
}
function cellOverheadSeconds({ arms }, { workload, threads }) {
	const filling = fillsRedoLog(workload.script) ? FILLING_SECONDS : 0;
	const many = warmUpMs(threads) / 1e3 + threads * SECONDS_PER_CLIENT;
	const warmUp = workload.isAnalytical ? ANALYTICAL_WARM_UP_SECONDS : Math.max(ARM_WARM_UP_SECONDS, many);
	return CELL_START_SECONDS + arms.length * (warmUp + filling);
}
/** The least budget, in seconds, with which every cell gets its fewest blocks; an estimate before measuring. */
function leastBudgetSeconds(plan) {
	const measuring = plan.cells.map((cell) => leastCellSeconds(plan, cell, leastBlocks(LEAST_TRIALS)));
	return Math.ceil(LEAST_TRIALS * (plan.arms.length * ARM_START_SECONDS + sum(measuring)));
}
/** Seconds for so many blocks of a cell in a trial; an estimate before measuring. */
function leastCellSeconds(plan, cell, blocks) {
	const arms = plan.arms.length;
	const redoCycleMs = fillsRedoLog(cell.workload.script) ? 1e3 * FILLING_SECONDS : void 0;
	const pace = {
		p95Ms: cell.threads * EXPECTED_MS_PER_THREAD,
		threads: cell.threads,
		computes: redoCycleMs === void 0,
		redoCycleMs,
		switchMs: 0
	};
	return cellOverheadSeconds(plan, cell) + blocks * blockSeconds(arms, rotatingTurns(pace, arms));
}
/**
* Seconds of the next cell of a trial: the least that it takes, and an equal part of what is left over by all. Less time
* than that is shared in proportion, so that a cell of many threads does not get a part of a transaction.
*
* @param left until the end of the trial
* @param least seconds of this cell and of those after it
*/
function cellShare(left, least) {
	const needed = sum(least);
	const even = Math.max(0, left - needed) / least.length;
	return left * ((least[0] ?? 0) + even) / (needed + even * least.length);
}
/**
* Seconds that a trial may measure: an equal part of the time left after the remaining starts.
*
* @param left time until the budget is over, from when the trial's servers have started
* @param later number of trials that are to come after it, whose servers have to start as well
*/
function trialShare(left, later, startSeconds) {
	return (left - later * startSeconds) / (later + 1);
}
/** Seconds to start and stop this many servers, estimated from earlier times. */
function idleSeconds({ seconds, arms }, wanted) {
	return seconds * Math.max(LEAST_IDLE_SHARE, wanted / arms);
}
/** Seconds that a trial of the search measures. @param computes whether servers wait almost only for their CPUs */
function searchSeconds(arms, computes) {
	return arms * (computes ? SEARCH_SECONDS_PER_ARM : WAITING_SECONDS_PER_ARM);
}

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

export { fastTurnMs as _, idleSeconds as a, leastCellSeconds as c, trialShare as d, warmUpMs as f, blocksPerProbe as g, blockSecondsWithGap as h, cellShare as i, searchSeconds as l, blockSeconds as m, shuffled as n, leastBlocks as o, alternatingTurns as p, MOST_WARM_UP_MS as r, leastBudgetSeconds as s, seededRandom as t, trialCount as u, rotatingTurns as v, shortened as y };