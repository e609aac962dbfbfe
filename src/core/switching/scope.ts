/** Which variables can be switched on a running server, and for whom a new value holds. */

/**
 * How a variable can be set: at start only; for the whole server; or for each connection, where the server's value only
 * reaches new ones.
 */
export type VariableScope = 'start' | 'global' | 'session'

/** What a server said to `SET GLOBAL x` and to `SET SESSION x`: nothing, or the number of its error. */
export interface SetAnswers {
  readonly global: number | undefined
  readonly session: number | undefined
}

/** ER_GLOBAL_VARIABLE: there is no session's value. */
const IS_GLOBAL_ONLY = 1229

/**
 * Variables that can be set at once and have their effect later: what they size is resized in the background, is filled
 * or emptied by use, or is only looked at by work that comes later; or they decide when what was written reaches the disk, so
 * that one turn pays for what another has written: innodb_flush_log_at_trx_commit cost 33 % switched and 28 % started (MySQL manual, "Configuring InnoDB Buffer Pool Size",
 * "Adaptive Hash Index", "How MySQL Opens and Closes Tables"; MariaDB knowledge base, "InnoDB System Variables").
 */
const LATER =
  /^(?:innodb_(?:buffer_pool_(?!dump_now|load_now)\w+|redo_log_capacity|log_file_size|log_buffer_size|adaptive_hash_index\w*|change_buffer\w*|undo_\w+|io_capacity\w*|max_dirty_pages_\w+|adaptive_flushing\w*|flushing_avg_loops|flush_neighbors|lru_\w+|idle_flush_pct|page_cleaners|purge_\w+|read_io_threads|write_io_threads|old_blocks_\w+|random_read_ahead|read_ahead_threshold|stats_\w+|file_per_table|default_row_format|max_purge_lag\w*|spin_\w+|sync_\w+|flush_log_at_\w+|numa_interleave|extend_and_initialize|doublewrite)|table_(?:open|definition)_cache\w*|tablespace_definition_cache|schema_definition_cache|stored_program_\w*cache|host_cache_size|thread_cache_size|thread_pool_\w+|query_cache_\w+|key_(?:buffer_size|cache_\w+)|aria_\w+|sync_binlog|max_prepared_stmt_count|event_scheduler|read_only|super_read_only|transaction_read_only|tx_read_only|default_storage_engine|large_pages|binlog_(?:format|row_image|checksum)|gtid_\w+|enforce_gtid_consistency|offline_mode|character_set_\w+|collation_\w+|require_secure_transport|tls_\w+|ssl_\w+|default_authentication_plugin|local_infile|old_passwords|secure_auth)$/

/** Whether a new value has its whole effect at once. */
export function takesEffectAtOnce(variable: string): boolean {
  return !LATER.test(variable)
}

/**
 * A variable that only new connections would see (max_allowed_packet) counts as one of the start: connections of the load
 * stay.
 */
export function scopeOf({ global, session }: SetAnswers): VariableScope {
  if (global !== undefined) return 'start'
  if (session === undefined) return 'session'
  return session === IS_GLOBAL_ONLY ? 'global' : 'start'
}

/** Variables that differ because every server has a place and an identity of its own. */
const OWN_TO_A_SERVER =
  /^(?:hostname|server_uuid|timestamp|pseudo_thread_id|relay_log|general_log_file|slow_query_log_file|log_basename|report_host)/

export function isOwnToServer(variable: string): boolean {
  return OWN_TO_A_SERVER.test(variable)
}

/** Variables whose value a prepared statement may have been prepared with. */
const PREPARED =
  /^(?:optimizer_\w+|sql_mode|join_cache_level|use_stat_tables|histogram_\w+|max_seeks_for_key|\w*eq_range\w*)$/

export function isPreparedWith(variable: string): boolean {
  return PREPARED.test(variable)
}
