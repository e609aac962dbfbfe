/** Counters of SHOW GLOBAL STATUS that show the work of a server under a load. */

import { familyOf } from '../families/families.ts'
import type { Product } from '../families/family.ts'
import { EXERCISE_COUNTERS } from '../options/exercises.ts'
import { factsFor, OPTIONS } from '../options/option-table.ts'
import { knowledgeOf } from '../settings/settings-knowledge.ts'

/** Gauges among the counters: they show a current state, and grow or shrink regardless of the work. */
const GAUGES: ReadonlySet<string> = new Set([
  ...['Global_connection_memory', 'Innodb_buffer_pool_pages_dirty', 'Innodb_checkpoint_age', 'Memory_used'],
  ...['Innodb_history_list_length', 'Innodb_num_open_files', 'Innodb_redo_log_logical_size', 'Max_used_connections'],
  ...['Open_files', 'Prepared_stmt_count', 'Qcache_free_blocks', 'Table_open_cache_active_instances'],
  ...['Threadpool_idle_threads', 'Threadpool_threads', 'Threads_running'],
])

/** Counters that grow where a variable matters; none if only its workload tells. */
export function countersOfSetting(variable: string, product: Product): readonly string[] {
  return (knowledgeOf(variable, product)?.counters ?? []).filter((counter) => !GAUGES.has(counter))
}

/** Every counter that tells something of any setting of the product, or of any exercise. */
export function tellingCounters(product: Product): ReadonlySet<string> {
  const fork = familyOf(product).fork
  return new Set(
    [
      ...OPTIONS.flatMap((row) => factsFor(row, fork).counters ?? []),
      ...Object.values(EXERCISE_COUNTERS).flat(),
    ].filter((counter) => !GAUGES.has(counter)),
  )
}
