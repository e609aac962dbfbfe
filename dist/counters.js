import { p as familyOf } from "./option-file.js";
import { l as EXERCISE_COUNTERS } from "./dsn.js";
import { M as OPTIONS, P as factsFor, v as knowledgeOf } from "./option-reach.js";

// src/core/coverage/counters.ts
/** Counters of SHOW GLOBAL STATUS that tell what a load made a server do. */
/** What stands beside counters and only says how something is at the moment: it grows or shrinks whatever is done. */
const GAUGES = /* @__PURE__ */ new Set([
	...[
		"Global_connection_memory",
		"Innodb_buffer_pool_pages_dirty",
		"Innodb_checkpoint_age",
		"Memory_used"
	],
	...[
		"Innodb_history_list_length",
		"Innodb_num_open_files",
		"Innodb_redo_log_logical_size",
		"Max_used_connections"
	],
	...[
		"Open_files",
		"Prepared_stmt_count",
		"Qcache_free_blocks",
		"Table_open_cache_active_instances"
	],
	...[
		"Threadpool_idle_threads",
		"Threadpool_threads",
		"Threads_running"
	]
]);
/** Counters that grow where a variable matters; none where only its workload tells. */
function countersOfSetting(variable, product) {
	return (knowledgeOf(variable, product)?.counters ?? []).filter((counter) => !GAUGES.has(counter));
}
/** Every counter that tells something of any setting of the product, or of any exercise. */
function tellingCounters(product) {
	const fork = familyOf(product).fork;
	return new Set([...OPTIONS.flatMap((row) => factsFor(row, fork).counters ?? []), ...Object.values(EXERCISE_COUNTERS).flat()].filter((counter) => !GAUGES.has(counter)));
}

export { tellingCounters as n, countersOfSetting as t };