import { d as needs } from "./workloads.js";
import "./group.js";
import { r as sum } from "./vectors.js";

// src/core/plan/turns.ts
/** Turns: how long each server of a cell runs before the next one does, and how many turns make a block. */
/**
* Shortest turn. The faster servers alternate, the more of the machine's disturbances cancel; but in shorter turns
* freezing itself costs too much.
*/
const FAST_MS = 5;
/** Shortest turn for each thread, because freezing and thawing stop and wake every thread of a server. */
const FAST_MS_PER_THREAD = .1;
/**
* Length of a turn of servers that wait. It is long compared with the waits, because these go on while a server is
* frozen.
*/
const WAITING_MS = 100;
const WAITING_PER_P95 = 4;
const MOST_WAITING_MS = 1e3;
/**
* Length of a turn of servers that read pages. It is long, because servers free pages by the clock, which goes on while
* they are frozen: in shorter turns misses cost a tenth less than in production.
*/
const READING_MS = 500;
/**
* Number of turns in which a redo log fills once. Servers that fill their redo logs flush pages by the clock, in waves
* as long as it takes to fill a log, so one turn sees only a part of a wave.
*/
const TURNS_PER_CYCLE = 4;
const MOST_CYCLE_MS = 2e3;
/**
* Minimum size of a block: in turns of each arm (fewer where servers wait), in milliseconds of all arms together, and
* in 95th percentile latencies of each arm.
*/
const LEAST_ROUNDS = 8;
const LEAST_WAITING_ROUNDS = 1;
const BLOCK_MS = 120;
const BLOCK_PER_P95 = 3;
/**
* Length of a turn if clients alternate, or if one server is switched between configurations. It is longer than other
* turns, because work at its ends is lost.
*/
const ALTERNATING_MS = 100;
const ALTERNATING_PER_P95 = 12;
/** Minimum time of an arm in a block, in 95th percentile latencies, so that each client completes something. */
const LEAST_BLOCK_PER_P95 = 2;
/**
* Shortest turn, in 95th percentile latencies, if turns are shortened because the time does not suffice for the minimum
* number of blocks.
*/
const LEAST_ALTERNATING_PER_P95 = 3;
const LEAST_ALTERNATING_MS = 30;
/**
* Length of a turn of an analytical query, in 95th percentile latencies. Two suffice, because such queries are long.
*/
const ANALYTICAL_PER_P95 = 2;
/** Minimum time between two probes of the machine, because no server is measured during a probe. */
const PROBE_EVERY_SECONDS = 1;
const PROBE_MS = 10;
/** Turns of servers that alternate by freezing. Their clients wait meanwhile, so turns can be short. */
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
/** Shortest turn that freezing allows. @param leastMs with few threads */
function fastTurnMs(leastMs, threads) {
	return Math.max(leastMs, FAST_MS_PER_THREAD * threads);
}
/**
* Turns of clients on servers that all run, or of the configurations that one server is switched to. They are longer
* than turns by freezing, because work at their ends is lost.
*/
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
* Shorter turns for a block that would take too long, as far as turns can be shortened. Either the budget is short, or
* it seems so because the machine was busy during the warm-up.
*
* @param mostSeconds for one block of this many arms
*/
function shorterTurns(turns, { p95Ms }, arms, mostSeconds) {
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
/** Longer turns, so that slow servers complete more in each. @param stretch multiple of their length, at least 1 */
function longerTurns(turns, stretch) {
	return {
		...turns,
		turnMs: turns.turnMs * stretch
	};
}
function blockSeconds(arms, { turnMs, rounds, switchMs }) {
	return arms * rounds * (turnMs + switchMs) / 1e3;
}
/**
* Number of blocks from one gap to the next. In a gap the machine is probed, and a look decides comparisons. Gaps are
* rare, because they take time from measuring.
*/
function blocksPerProbe(arms, turns) {
	return Math.max(1, Math.round(PROBE_EVERY_SECONDS / blockSeconds(arms, turns)));
}
function blockSecondsWithGap(arms, turns) {
	return blockSeconds(arms, turns) + PROBE_MS / 1e3 / blocksPerProbe(arms, turns);
}

// src/core/plan/budget.ts
/**
* Divides the time of a run among its trials, and the time of the search for causes among the trials of the search.
* The division depends on seconds alone: if it depended on measured results, it would bias the verdict.
*/
const ARM_START_SECONDS = .8;
const CELL_START_SECONDS = .2;
const ARM_WARM_UP_SECONDS = .3;
/** Time in which a client connects and completes two transactions. */
const SECONDS_PER_CLIENT = .0045;
/**
* Up to this many clients the warm-up has a fixed length, so that a few transactions complete even if they are long.
*/
const FEW_CLIENTS = 7;
const WARM_UP_MS_OF_FEW = 240;
const MOST_WARM_UP_MS = 3e3;
/** Each thread adds to the warm-up, because many threads share a CPU, and each must complete a few transactions. */
const WARM_UP_MS_PER_THREAD = 15;
/** One query suffices as warm-up of an analytical cell, because the server has already run it once. */
const ANALYTICAL_WARM_UP_SECONDS = .07;
const FILLING_SECONDS = 5;
/**
* Minimum numbers of blocks: for a cell, because an interval from fewer blocks means nothing, and for a trial, because
* one block cannot show noise.
*/
const LEAST_BLOCKS = 5;
const LEAST_BLOCKS_PER_TRIAL = 2;
/** Rough latency of a transaction on one CPU, for each thread. It counts only until the first measurement. */
const EXPECTED_MS_PER_THREAD = .6;
/**
* Up to FEW_TRIALS trials, starts of servers may take START_SHARE_OF_FEW of the budget; for more trials, START_SHARE.
* In simulations of two cells in two minutes, ten trials passed as many unchanged runs as five where starts differ by
* 1.8%, and fewer where turns are noisy (56 against 65%).
*/
const FEW_TRIALS = 5;
const START_SHARE_OF_FEW = .3;
const START_SHARE = .125;
/** Minimum number of trials, because the second one has to confirm a regression. */
const LEAST_TRIALS = 2;
const MOST_TRIALS = 10;
/**
* Time for a group of servers, as a multiple of its smallest budget. With less time, most of its comparisons stay open.
*/
const FAIR = 1.5;
/**
* Time of each server in a trial of the search for causes. Two such trials show a cost of ten per cent, although starts
* differ. Servers that wait for more than their CPUs need more time, because their turns are longer.
*/
const SEARCH_SECONDS_PER_ARM = .8;
const WAITING_SECONDS_PER_ARM = 2;
/**
* Minimum time to start and stop a few servers, as a share of the time for many: part of it does not shrink with the
* number of servers.
*/
const LEAST_IDLE_SHARE = .5;
/**
* Number of trials that the budget has room for, estimated from the time that the first servers took to start.
*
* @param servers number of servers; a single one starts once for all arms, so more trials would not average out the
*   differences between starts
*/
function trialCount(plan, startSeconds, servers) {
	if (servers === 1) return LEAST_TRIALS;
	const overhead = startSeconds + sum(plan.cells.map((cell) => cellOverheadSeconds(plan, cell)));
	const affordable = (share) => Math.floor(share * plan.budgetSeconds / overhead);
	const few = Math.min(FEW_TRIALS, affordable(START_SHARE_OF_FEW));
	return Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, few, affordable(START_SHARE)));
}
function leastBlocks(trials) {
	return Math.max(LEAST_BLOCKS_PER_TRIAL, Math.ceil(LEAST_BLOCKS / trials));
}
/** Milliseconds for which the clients of an arm run before its turns count. */
function warmUpMs(threads) {
	return threads <= FEW_CLIENTS ? WARM_UP_MS_OF_FEW : Math.min(MOST_WARM_UP_MS, threads * WARM_UP_MS_PER_THREAD);
}
/** Seconds of a cell in a trial besides its turns, as estimated before measuring. */
function cellOverheadSeconds({ arms }, { workload, threads }) {
	const filling = needs(workload, "full-redo-log") ? FILLING_SECONDS : 0;
	const many = warmUpMs(threads) / 1e3 + threads * SECONDS_PER_CLIENT;
	const warmUp = workload.isAnalytical ? ANALYTICAL_WARM_UP_SECONDS : Math.max(ARM_WARM_UP_SECONDS, many);
	return CELL_START_SECONDS + arms.length * (warmUp + filling);
}
function serverStartSeconds({ arms }) {
	return arms.length * ARM_START_SECONDS;
}
/**
* Smallest budget, in seconds, in which every cell gets its minimum number of blocks, as estimated before measuring.
*/
function leastBudgetSeconds(plan) {
	const measuring = plan.cells.map((cell) => leastCellSeconds(plan, cell, leastBlocks(LEAST_TRIALS)));
	return Math.ceil(LEAST_TRIALS * (serverStartSeconds(plan) + sum(measuring)));
}
/**
* Seconds for one of several groups of servers that are measured one after the other. Less time would leave most of its
* comparisons open.
*/
function groupSeconds(plan) {
	return FAIR * leastBudgetSeconds(plan);
}
/**
* Groups that fit into these seconds one after the other. A group that is too large is passed over, because smaller
* ones after it may still fit. There are at most `MOST_GROUPS`.
*/
function timelyGroups(plans, seconds) {
	let needed = 0;
	return plans.filter((plan) => {
		const isTimely = needed + groupSeconds(plan) <= seconds;
		if (isTimely) needed += groupSeconds(plan);
		return isTimely;
	}).slice(0, 20);
}
/**
* Seconds for the first group, out of the seconds that are `left` for all groups. Each group gets time in proportion to
* its need, so that all get equally far.
*/
function firstShare([first, ...others], left) {
	const needed = groupSeconds(first);
	return left * (needed / (needed + sum(others.map(groupSeconds))));
}
/** Seconds for this many blocks of a cell in a trial; an estimate before measuring. */
function leastCellSeconds(plan, cell, blocks) {
	const arms = plan.arms.length;
	const redoCycleMs = needs(cell.workload, "full-redo-log") ? 1e3 * FILLING_SECONDS : void 0;
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
* Seconds of the next cell of a trial: the minimum that it needs, and an equal part of the time that remains. If there
* is less time than all cells need, it is divided in proportion to their needs, so that a cell of many threads still
* completes its transactions.
*
* @param left seconds until the end of the trial
* @param least minimum seconds of this cell, and of each cell after it
*/
function cellShare(left, least) {
	const needed = sum(least);
	const even = Math.max(0, left - needed) / least.length;
	return left * ((least[0] ?? 0) + even) / (needed + even * least.length);
}
/**
* Seconds of measurement in a trial: an equal part of the time that the starts of later trials leave over.
*
* @param left seconds from the end of the trial's starts until the end of the budget
* @param later number of trials after it, whose servers must start, too
*/
function trialShare(left, later, startSeconds) {
	return (left - later * startSeconds) / (later + 1);
}
function idleSeconds({ seconds, arms }, wanted) {
	return seconds * Math.max(LEAST_IDLE_SHARE, wanted / arms);
}
/** Seconds of measurement in a trial of the search. @param computes whether servers wait for little but their CPUs */
function searchSeconds(arms, computes) {
	return arms * (computes ? SEARCH_SECONDS_PER_ARM : WAITING_SECONDS_PER_ARM);
}

// src/core/plan/random.ts
/**
* Seeded generator sfc32 (Chris Doty-Humphrey, PractRand): 128-bit state, passes BigCrush, equal on every machine.
*
* @param seed any integer
* @param salt generators of one seed with different salts are independent of each other
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
function shuffle(items, random) {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const kept = result[last];
		result[last] = result[other];
		result[other] = kept;
	}
	return result;
}

export { longerTurns as C, fastTurnMs as S, shorterTurns as T, warmUpMs as _, cellShare as a, blockSecondsWithGap as b, idleSeconds as c, leastCellSeconds as d, searchSeconds as f, trialShare as g, trialCount as h, cellOverheadSeconds as i, leastBlocks as l, timelyGroups as m, shuffle as n, firstShare as o, serverStartSeconds as p, MOST_WARM_UP_MS as r, groupSeconds as s, seededRandom as t, leastBudgetSeconds as u, alternatingTurns as v, rotatingTurns as w, blocksPerProbe as x, blockSeconds as y };