import { N as familyOf, _ as ROWS, v as defaultOf } from "./exercises.js";
import { n as changedSettings } from "./changed-settings.js";
import { t as datasetBytes } from "./dataset.js";
import { k as variableOf } from "./setting.js";
import { m as smallestPool, p as scalesOf } from "./generator.js";
import { n as baseOptionsOf } from "./base-options.js";
import { p as wholePlan } from "./plan.js";
import { n as isBinaryLog } from "./reach.js";
import { d as needs } from "./workloads.js";

// src/core/coverage/page-cache.ts
/**
* Limits the page cache of servers. In production, the buffer pool leaves little memory for it. The small pool of a
* test server leaves gigabytes, so reads that miss the pool would cost nothing.
*/
const MIB = 1024 ** 2;
/**
* Memory that each server gets for its page cache and for buffers of statements. It is small, because test data and
* pools are small, too.
*/
const SPARE_BYTES = 32 * MIB;
/** Step by which limits grow. It is large because each new limit disturbs the servers. */
const STEP_BYTES = 16 * MIB;
/** Whether page caches decide what is measured: data are larger than a pool, or a change is about the cache itself. */
function decidesByCache(plan, dataset) {
	const scenarios = plan.arms.map(({ scenario }) => scenario);
	const pool = dataset.poolBytes ?? smallestPool(scenarios);
	const isOfCache = ({ variable }) => variable !== void 0 && ROWS.get(variableOf(variable))?.isOfCache === true;
	return dataset.poolBytes !== void 0 || datasetBytes(dataset) > pool || changedSettings(plan).some(isOfCache);
}
/**
* Memory that each server may have besides its pool: the most that any of them takes for other things, and a little
* page cache. All have the same, because otherwise a configuration that needs more memory would also lose page cache.
*
* @param former bytes that each server had before, which no new limit takes back
*/
function memoryBesidePool(servers, former = 0) {
	const needs = servers.map(({ ownBytes, pageBytes }) => ownBytes - pageBytes + SPARE_BYTES);
	return Math.max(former, STEP_BYTES * Math.ceil(Math.max(...needs) / STEP_BYTES));
}

// src/edges/testbed/provision.ts
/** Options for all servers of a run. */
function provisionOf({ dataset, preconditions = [] }, part, limits, buildOf) {
	const plan = wholePlan(part);
	const scenarios = plan.arms.map(({ scenario }) => scenario);
	const { product, version } = buildOf(plan.arms[0].scenario);
	const family = familyOf(product);
	const threads = Math.max(...plan.cells.map((cell) => needs(cell.workload, "handles-by-thread") ? cell.threads : 1));
	const handles = family.hasHandlesOfConnections ? dataset.tables * threads : dataset.tables;
	const openTables = preconditions.includes("tables-beyond-cache") ? {
		handles,
		usual: defaultOf("table_open_cache", family.fork, version)
	} : void 0;
	const fillsRedo = plan.cells.some(({ workload }) => needs(workload, "full-redo-log"));
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
/** Whether connections of some workload are encrypted, because servers then need a certificate. */
function isAnyEncrypted({ cells }) {
	return cells.some(({ workload }) => needs(workload, "certificate"));
}

export { provisionOf as n, memoryBesidePool as r, isAnyEncrypted as t };