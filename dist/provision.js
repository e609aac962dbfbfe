import { L as ROWS, R as defaultOf, c as fillsRedoLog, ct as familyOf, l as isEncrypted } from "./workloads.js";
import { n as changedSettings } from "./changed-settings.js";
import { c as datasetBytes, o as scalesOf, s as smallestPool } from "./scales.js";
import { D as variableOf } from "./setting.js";
import { n as baseOptionsOf } from "./base-options.js";
import { n as isBinaryLog } from "./reach.js";

// src/core/coverage/page-cache.ts
/**
* The page cache of servers: production has little beside its buffer pool, and a test machine gigabytes beside a small one, from
* which whatever misses the pool is read for nothing.
*/
const MIB = 1024 ** 2;
/** Page cache of each server; buffers of statements take some of it. Test data and pools are small, and so is this. */
const SPARE_BYTES = 32 * MIB;
/** Limits grow by so much at once: each new one disturbs. */
const STEP_BYTES = 16 * MIB;
/** Whether page caches decide what is measured: data are larger than a pool, or a change is about the cache itself. */
function decidesByCache(plan, dataset) {
	const scenarios = plan.arms.map(({ scenario }) => scenario);
	const pool = dataset.poolBytes ?? smallestPool(scenarios);
	const isOfCache = ({ variable }) => variable !== void 0 && ROWS.get(variableOf(variable))?.isOfCache === true;
	return dataset.poolBytes !== void 0 || datasetBytes(dataset) > pool || changedSettings(plan).some(isOfCache);
}
/**
* What each server may have besides its pool: the most that any of them takes without pages, and a little page cache. All have the
* same, so that what one configuration needs is not taken from its page cache.
*
* @param former what they had before, of which nothing is taken back
*/
function besidesPool(servers, former = 0) {
	const wanted = servers.map(({ ownBytes, pageBytes }) => ownBytes - pageBytes + SPARE_BYTES);
	return Math.max(former, STEP_BYTES * Math.ceil(Math.max(...wanted) / STEP_BYTES));
}

// src/edges/testbed/provision.ts
/** Options for all servers of a run. */
function provisionOf({ dataset, preconditions = [] }, plan, limits, buildOf) {
	const scenarios = plan.arms.map(({ scenario }) => scenario);
	const { product, version } = buildOf(plan.arms[0].scenario);
	const family = familyOf(product);
	const threads = Math.max(...plan.cells.map((cell) => cell.workload.script === "many_tables" ? cell.threads : 1));
	const handles = family.hasHandlesOfConnections ? dataset.tables * threads : dataset.tables;
	const openTables = preconditions.includes("tables-beyond-cache") ? {
		handles,
		usual: defaultOf("table_open_cache", family.fork, version)
	} : void 0;
	const fillsRedo = plan.cells.some(({ workload }) => fillsRedoLog(workload.script));
	return {
		limits,
		scales: scalesOf({
			scenarios,
			dataset,
			mostPoolBytes: limits.bufferPoolBytes,
			fillsRedo,
			openTables
		}),
		hasBinaryLog: preconditions.includes("binary-log") && !scenarios.every(({ options }) => options.some(isBinaryLog)),
		fillsRedo,
		ownsCache: decidesByCache(plan, dataset),
		clients: Math.max(...plan.cells.map((cell) => cell.threads)),
		...baseOptionsOf(plan)
	};
}
/** Whether a workload's connections are encrypted where the server offers it. */
function isAnyEncrypted({ cells }) {
	return cells.some(({ workload }) => isEncrypted(workload.script));
}

export { provisionOf as n, besidesPool as r, isAnyEncrypted as t };