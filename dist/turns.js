import { u as UserError } from "./errors.js";
import { t as bytes } from "./figures.js";
import { p as availableBytes } from "./docker-client.js";
import { r as bufferPoolBytes, u as isRunningAlready } from "./owned-options.js";

// src/edges/testbed/memory.ts
/** Share of the available memory that all servers together may use. */
const MEMORY_SHARE = .6;
/** Memory of a server besides its buffer pool: Performance Schema, connections, logs. */
const SERVER_BASE_BYTES = 512 * 1024 ** 2;
const POOL_STEP_BYTES = 128 * 1024 ** 2;
/** With less a server does not start, or ends under load. */
const LEAST_SERVER_BYTES = 384 * 1024 ** 2;
/** Servers of one block: with more, its turns lie too far apart. */
const MOST_SERVERS = 12;
/** Memory limit for each server, so that all fit together. */
function memoryLimits(servers, availableBytes) {
	const memoryBytes = Math.max(LEAST_SERVER_BYTES, Math.floor(availableBytes * MEMORY_SHARE / servers));
	const pool = Math.floor((memoryBytes - SERVER_BASE_BYTES) / POOL_STEP_BYTES) * POOL_STEP_BYTES;
	return {
		bufferPoolBytes: Math.max(POOL_STEP_BYTES, pool),
		memoryBytes
	};
}
/** Servers that can each hold the dataset, as many as are worth comparing at once. */
function mostServers(dataset, availableBytes) {
	const each = bufferPoolBytes(dataset) + SERVER_BASE_BYTES;
	return Math.min(MOST_SERVERS, Math.floor(availableBytes * MEMORY_SHARE / each));
}
/** Servers that fit into memory at once, each with its least; any number of those that run already. */
function serversAtOnce(suite, choice) {
	return isRunningAlready(suite, choice) ? Number.POSITIVE_INFINITY : Math.floor(availableBytes() * MEMORY_SHARE / LEAST_SERVER_BYTES);
}
/** @throws UserError if a plan asks for more servers than memory holds at once */
function requireRoomFor(plan) {
	const servers = plan.arms.length;
	if (servers <= plan.mostServers) return;
	throw new UserError(`${servers} servers at once are asked for (one for each scenario, and one more for the control), and ${plan.mostServers} fit into ${MEMORY_SHARE * 100} % of the ${bytes(availableBytes())} of memory that are available, with at least ${bytes(LEAST_SERVER_BYTES)} each; name fewer with --scenarios`);
}

// src/core/plan/turns.ts
/** Turns: how long the servers of a cell run one after the other, and how many of their turns make a block. */
/**
* The faster servers alternate, the more of the machine's disturbances cancels; below that freezing itself costs too
* much.
*/
const FAST_MS = 5;
/** Turns are long compared with a server's waits, as it goes on waiting while it is frozen. */
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
	const { p95Ms, computes, readsPages } = pace;
	const leastMs = Math.max(readsPages ? READING_MS : WAITING_MS, cyclePartMs(pace));
	const turnMs = computes ? FAST_MS : Math.max(leastMs, Math.min(MOST_WAITING_MS, WAITING_PER_P95 * p95Ms));
	const ownMs = Math.max(BLOCK_MS / arms, (isAnalytical ? ANALYTICAL_PER_P95 : BLOCK_PER_P95) * p95Ms);
	return {
		turnMs,
		rounds: Math.max(computes ? LEAST_ROUNDS : LEAST_WAITING_ROUNDS, Math.ceil(ownMs / turnMs)),
		switchMs: 0
	};
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
	const rounds = Math.max(1, Math.min(turns.rounds, Math.floor(most / turns.turnMs)));
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

export { rotatingTurns as a, mostServers as c, blocksPerProbe as i, requireRoomFor as l, blockSeconds as n, shortened as o, blockSecondsWithGap as r, memoryLimits as s, alternatingTurns as t, serversAtOnce as u };