/** Maps whose keys are variables of a server, recognised only by their names. */

import { variableForms } from '../options/option-names.ts'
import { OptionIndex } from '../options/option-table.ts'

const KNOWN = new OptionIndex(() => true)

/** Names, or beginnings of them, that only a server of MySQL's kind has. */
const UNMISTAKABLE = [
  /^(?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|mysqlx|group_replication|rpl_semi_sync)_/,
  /^(?:sql_mode|sync_binlog|log_bin|log_slave_updates|log_replica_updates|lower_case_table_names|max_allowed_packet)$/,
  /^(?:table_open_cache|table_definition_cache|tmp_table_size|max_heap_table_size|query_cache_(?:size|type|limit))$/,
  /^(?:slow_query_log|long_query_time|key_buffer_size|join_buffer_size|sort_buffer_size|read_rnd_buffer_size)$/,
  /^(?:character_set_server|collation_server|skip_name_resolve|explicit_defaults_for_timestamp|thread_cache_size)$/,
]

function isUnmistakable(name: string): boolean {
  return variableForms(name).some((form) => UNMISTAKABLE.some((names) => names.test(form)))
}

/** No name is longer. */
const LONGEST_NAME = 128

function isVariable(name: string): boolean {
  if (name.length > LONGEST_NAME || !/^[A-Za-z][\w.-]*$/.test(name)) return false
  return KNOWN.find(...variableForms(name)) !== undefined || isUnmistakable(name)
}

/** Whether all names are variables, and at least one belongs to no other program. */
export function areServerVariables(names: readonly string[]): boolean {
  return names.every(isVariable) && names.some(isUnmistakable)
}
