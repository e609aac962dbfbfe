import { t as bytes } from "./figures.js";
import "./plan.js";
import { h as UserError } from "./paths.js";
import { a as availableBytes } from "./disk-space.js";
import { a as isRunningAlready } from "./programs.js";
import { D as SERVER_BASE_BYTES, P as serverBytes } from "./sql-refusal.js";

// src/edges/testbed/memory.ts
/** How much memory each server gets, and how many servers fit into it, so that the machine need not swap. */
/**
* Share of the available memory that servers are planned to use. The rest is a reserve for their clients and for
* sysbench.
*/
const MEMORY_SHARE = .6;
/**
* Maximum share of the available memory for all servers together. It exceeds MEMORY_SHARE, because a thousand clients
* take memory beyond the buffers. sysbench and other programs need the rest.
*/
const MOST_SHARE = .85;
const POOL_STEP_BYTES = 128 * 1024 ** 2;
/** Least memory for a server. With less, a server does not start, or ends under load. */
const LEAST_SERVER_BYTES = 384 * 1024 ** 2;
/** Memory limits for each server, so that all of them fit together. */
function memoryLimits(servers, availableBytes) {
	const shareOf = (share) => Math.max(LEAST_SERVER_BYTES, Math.floor(availableBytes * share / servers));
	const pool = Math.floor((shareOf(MEMORY_SHARE) - SERVER_BASE_BYTES) / POOL_STEP_BYTES) * POOL_STEP_BYTES;
	return {
		bufferPoolBytes: Math.max(POOL_STEP_BYTES, pool),
		memoryBytes: shareOf(MOST_SHARE)
	};
}
/** Number of servers that can each hold the dataset, but at most as many as are worth comparing at once. */
function mostServers(dataset, availableBytes) {
	return Math.min(12, Math.floor(availableBytes * MEMORY_SHARE / serverBytes(dataset)));
}
/**
* Number of servers that fit into memory at once if each has the minimum. For servers that already run, it is
* unlimited.
*/
function serversAtOnce(suite, choice) {
	return isRunningAlready(suite, choice) ? Number.POSITIVE_INFINITY : Math.floor(availableBytes() * MEMORY_SHARE / LEAST_SERVER_BYTES);
}
/** @throws UserError if a plan has more servers than fit into memory at once */
function requireRoomFor(plan) {
	const problem = roomProblem(plan);
	if (problem !== void 0) throw new UserError(problem);
}
/** Reason why the servers of a plan do not fit into memory at once; undefined if they do. */
function roomProblem(plan) {
	const servers = plan.arms.length;
	if (servers <= plan.mostServers) return void 0;
	const room = plan.mostServers - 2;
	const advice = room > 0 ? `measure at most ${room} beside the control at once, in ${Math.ceil((servers - 2) / room)} runs with other --scenarios` : "use a machine with more";
	return `${servers} servers at once are asked for (one for each scenario, and one more for the control), and ${plan.mostServers} fit into ${MEMORY_SHARE * 100}% of the ${bytes(availableBytes())} of memory that are available, with at least ${bytes(LEAST_SERVER_BYTES)} each; ${advice}`;
}

export { serversAtOnce as a, roomProblem as i, mostServers as n, requireRoomFor as r, memoryLimits as t };