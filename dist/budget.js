import { d as fillsRedoLog } from "./dsn.js";
import { a as rotatingTurns, f as groupsOf, n as blockSeconds } from "./turns.js";

// src/core/plan/budget.ts
/**
* How a run's time is shared out: the gate's budget over its trials, and the search for causes over its own. Pure
* arithmetic on seconds; the outcome of no measurement enters.
*/
/** Time of one trial besides its turns: starting every arm's server, and every cell's clients and their warm-up. */
const ARM_START_SECONDS = .8;
const CELL_START_SECONDS = .2;
const ARM_WARM_UP_SECONDS = .3;
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
/** Trials of each group: a regression needs a second one to be confirmed. */
const LEAST_TRIALS = 2;
const MOST_TRIALS = 10;
/** A trial of the search gives every server so much time: enough to tell one or two per cent in two of them. */
const SEARCH_SECONDS_PER_ARM = 3;
/** Least of that, where the time ends sooner. */
const LEAST_SEARCH_SECONDS_PER_ARM = 1.2;
const LEAST_SEARCH_SECONDS = 10;
/** Starting and stopping a few servers takes at least this share of the time for many. */
const LEAST_IDLE_SHARE = .5;
/**
* How many trials the budget is split into, equally many for each group, by how long it took to start the first
* servers; the outcome of no measurement enters.
*
* @param hosts how many servers there are; arms that share a single one need no others to tell starts from settings
*/
function trialCount(plan, startSeconds, hosts) {
	if (hosts === 1) return LEAST_TRIALS;
	const { cells } = plan;
	const groups = groupsOf(plan).map((arms) => ({
		...plan,
		arms
	}));
	const overhead = sum(groups, (own) => startSeconds + sum(cells, (cell) => cellOverheadSeconds(own, cell)));
	const affordable = (share) => Math.floor(share * plan.budgetSeconds / overhead);
	const few = Math.min(FEW_TRIALS, affordable(START_SHARE_OF_FEW));
	return groups.length * Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, few, affordable(START_SHARE)));
}
/** The fewest blocks a cell gets in each of this many trials of its arms. */
function leastBlocks(trials) {
	return Math.max(LEAST_BLOCKS_PER_TRIAL, Math.ceil(LEAST_BLOCKS / trials));
}
function cellOverheadSeconds({ arms }, { workload }) {
	const filling = fillsRedoLog(workload.script) ? FILLING_SECONDS : 0;
	const warmUp = workload.isAnalytical ? ANALYTICAL_WARM_UP_SECONDS : ARM_WARM_UP_SECONDS;
	return CELL_START_SECONDS + arms.length * (warmUp + filling);
}
/** The least budget, in seconds, with which every cell gets its fewest blocks; an estimate before measuring. */
function leastBudgetSeconds(plan) {
	const blocks = leastBlocks(LEAST_TRIALS);
	return Math.ceil(LEAST_TRIALS * sum(groupsOf(plan), (arms) => trialSeconds({
		...plan,
		arms
	}, blocks)));
}
function trialSeconds(plan, blocks) {
	const { cells } = plan;
	const arms = plan.arms.length;
	const measuring = sum(cells, (cell) => {
		const redoCycleMs = fillsRedoLog(cell.workload.script) ? 1e3 * FILLING_SECONDS : void 0;
		const pace = {
			p95Ms: cell.threads * EXPECTED_MS_PER_THREAD,
			computes: redoCycleMs === void 0,
			redoCycleMs,
			switchMs: 0
		};
		return cellOverheadSeconds(plan, cell) + blocks * blockSeconds(arms, rotatingTurns(pace, arms));
	});
	return arms * ARM_START_SECONDS + measuring;
}
function sum(values, secondsOf) {
	return values.reduce((total, value) => total + secondsOf(value), 0);
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
/**
* Least seconds for a trial of the search, including starting and stopping.
*
* @param cells number of cells that each need their own result
*/
function leastSearchSeconds(arms, idle, cells = 1) {
	return Math.max(LEAST_SEARCH_SECONDS, LEAST_SEARCH_SECONDS_PER_ARM * arms * cells) + idleSeconds(idle, arms);
}
/**
* Seconds that a trial of the search measures; undefined if the time left does not suffice for one.
*
* @param cells number of cells that each need their own result
*/
function searchShare(left, arms, idle, cells = 1) {
	if (left < leastSearchSeconds(arms, idle, cells)) return void 0;
	const most = Math.max(LEAST_SEARCH_SECONDS, SEARCH_SECONDS_PER_ARM * arms * cells);
	return Math.min(left - idleSeconds(idle, arms), most);
}

export { trialCount as a, searchShare as i, leastBudgetSeconds as n, trialShare as o, leastSearchSeconds as r, leastBlocks as t };