/**
 * Options that servers no longer have: MySQL does not start with one of them, MariaDB passes over most. By the manuals ("Option
 * and Variable Changes" of the MySQL Server Version Reference; "System Variables" of the MariaDB knowledge base), and by asking
 * MySQL 9.7.4 and MariaDB 10.11.19.
 */
import type { Fork } from './manual-pages.ts'
import { isAtLeast } from './versions.ts'

/** What a server does with the option: starts without it, or not at all; null where nobody has tried. */
export type Consequence = 'ignored' | 'no-start' | null

export interface RemovedOption {
  readonly name: string
  readonly fork: Fork
  /** First version that is known not to have it. */
  readonly removed: string
  readonly consequence: Consequence
  /** What to use instead; null where nothing took its place. */
  readonly instead: string | null
}

export interface DeprecatedOption {
  readonly name: string
  readonly fork: Fork
  readonly since: string
  readonly instead: string | null
}

/** Name, and behind an equals sign what took its place. */
function removedIn(fork: Fork, removed: string, consequence: Consequence, text: string): readonly RemovedOption[] {
  return pairs(text).map(([name, instead]) => ({ name, fork, removed, consequence, instead }))
}

function deprecatedIn(fork: Fork, since: string, text: string): readonly DeprecatedOption[] {
  return pairs(text).map(([name, instead]) => ({ name, fork, since, instead }))
}

function pairs(text: string): readonly (readonly [name: string, instead: string | null])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [name = '', instead = null] = entry.split('=')
      return [name, instead]
    })
}

const MYSQL: readonly RemovedOption[] = [
  ...removedIn(
    'mysql',
    '5.7',
    'no-start',
    `storage_engine=default_storage_engine table_cache=table_open_cache log_slow_queries=slow_query_log thread_concurrency
    timed_mutexes innodb_additional_mem_pool_size innodb_use_sys_malloc innodb_mirrored_log_groups
    innodb_file_io_threads=innodb_read_io_threads`,
  ),
  // Beginnings of names, which old files have: until then they were taken for the one option that begins so.
  ...removedIn(
    'mysql',
    '5.7',
    'no-start',
    'key_buffer=key_buffer_size myisam_recover=myisam_recover_options thread_cache=thread_cache_size',
  ),
  ...removedIn(
    'mysql',
    '8.0',
    'no-start',
    `innodb_file_format innodb_file_format_check innodb_file_format_max innodb_large_prefix
    innodb_checksums=innodb_checksum_algorithm innodb_support_xa innodb_locks_unsafe_for_binlog=transaction_isolation
    innodb_stats_sample_pages=innodb_stats_transient_sample_pages innodb_undo_logs=innodb_rollback_segments sync_frm
    ignore_db_dirs metadata_locks_cache_size metadata_locks_hash_instances old_passwords
    internal_tmp_disk_storage_engine`,
  ),
  ...removedIn(
    'mysql',
    '8.0.3',
    'no-start',
    `query_cache_type query_cache_size query_cache_limit query_cache_min_res_unit query_cache_wlock_invalidate
    have_crypt tx_isolation=transaction_isolation tx_read_only=transaction_read_only log_warnings=log_error_verbosity
    secure_auth max_tmp_tables multi_range_count date_format datetime_format time_format show_compatibility_56`,
  ),
  ...removedIn(
    'mysql',
    '8.0.13',
    'no-start',
    `log_syslog=log_error_services log_syslog_facility log_syslog_include_pid log_syslog_tag
    log_builtin_as_identified_by_password`,
  ),
  ...removedIn('mysql', '8.2', 'no-start', 'expire_logs_days=binlog_expire_logs_seconds'),
  ...removedIn(
    'mysql',
    '8.3',
    'no-start',
    `master_info_repository relay_log_info_repository slave_rows_search_algorithms transaction_write_set_extraction
    log_bin_use_v1_row_events character_set_client_handshake`,
  ),
  ...removedIn(
    'mysql',
    '8.4',
    'no-start',
    `default_authentication_plugin=authentication_policy binlog_transaction_dependency_tracking have_ssl have_openssl
    avoid_temporal_upgrade show_old_temporals new old`,
  ),
  ...removedIn('mysql', '9.0', 'no-start', 'mysql_native_password=authentication_policy'),
  // In 8.4 they are deprecated; the manual of 9 does not have them.
  ...removedIn(
    'mysql',
    '9.7',
    'no-start',
    `innodb_log_file_size=innodb_redo_log_capacity innodb_log_files_in_group=innodb_redo_log_capacity
    innodb_undo_tablespaces replica_parallel_type slave_parallel_type myisam_repair_threads temptable_use_mmap=temptable_max_mmap`,
  ),
]

const MARIADB: readonly RemovedOption[] = [
  ...removedIn(
    'mariadb',
    '10.6',
    'ignored',
    `innodb_buffer_pool_instances innodb_page_cleaners innodb_log_files_in_group=innodb_log_file_size
    innodb_thread_concurrency=thread_handling innodb_commit_concurrency innodb_concurrency_tickets
    innodb_thread_sleep_delay innodb_adaptive_max_sleep_delay innodb_large_prefix innodb_file_format
    innodb_log_optimize_ddl innodb_undo_logs innodb_log_checksums innodb_log_compressed_pages innodb_rollback_segments
    innodb_replication_delay innodb_background_scrub_data_compressed innodb_scrub_log innodb_sync_array_size
    innodb_idle_flush_pct innodb_locks_unsafe_for_binlog=tx_isolation
    innodb_stats_sample_pages=innodb_stats_transient_sample_pages multi_range_count thread_concurrency timed_mutexes`,
  ),
  ...removedIn(
    'mariadb',
    '10.6',
    'no-start',
    `innodb_checksums=innodb_checksum_algorithm innodb_support_xa innodb_buffer_pool_populate innodb_use_fallocate
    innodb_use_mtflush innodb_mtflush_threads innodb_use_trim`,
  ),
  ...removedIn('mariadb', '11.0', null, 'innodb_change_buffering innodb_change_buffer_max_size'),
  ...removedIn(
    'mariadb',
    '11.1',
    null,
    `innodb_defragment innodb_defragment_n_pages innodb_defragment_stats_accuracy innodb_defragment_fill_factor
    innodb_defragment_fill_factor_n_recs innodb_defragment_frequency`,
  ),
]

export const REMOVED_OPTIONS: readonly RemovedOption[] = [...MYSQL, ...MARIADB]

export const DEPRECATED_OPTIONS: readonly DeprecatedOption[] = [
  ...deprecatedIn('mysql', '8.0.3', 'expire_logs_days=binlog_expire_logs_seconds'),
  ...deprecatedIn(
    'mysql',
    '8.0.30',
    'innodb_log_file_size=innodb_redo_log_capacity innodb_log_files_in_group=innodb_redo_log_capacity',
  ),
  ...deprecatedIn('mysql', '8.0.34', 'binlog_format'),
  ...deprecatedIn('mysql', '8.0.27', 'default_authentication_plugin=authentication_policy'),
  ...deprecatedIn('mariadb', '11.0', 'innodb_flush_method'),
  ...deprecatedIn('mariadb', '11.1', 'tx_isolation=transaction_isolation tx_read_only=transaction_read_only'),
]

/** What is known of the removal of an option; undefined where servers still have it, or never had. */
export function removalOf(name: string, fork: Fork): RemovedOption | undefined {
  return REMOVED_OPTIONS.find((option) => option.name === name && option.fork === fork)
}

/** Whether any server has removed it. */
export function isEverRemoved(name: string): boolean {
  return REMOVED_OPTIONS.some((option) => option.name === name)
}

/** The same, where it was before the given version. */
export function removedOption(name: string, fork: Fork, version: string): RemovedOption | undefined {
  const removal = removalOf(name, fork)
  return removal !== undefined && isAtLeast(version, removal.removed) ? removal : undefined
}

/** Whether and since when servers of a fork warn of an option that they still have, at the given version. */
export function deprecatedOption(name: string, fork: Fork, version: string): DeprecatedOption | undefined {
  if (removedOption(name, fork, version) !== undefined) return undefined
  return DEPRECATED_OPTIONS.find(
    (option) => option.name === name && option.fork === fork && isAtLeast(version, option.since),
  )
}

const MANUALS = 'https://dev.mysql.com/doc'
/** The version reference does not date what this version was found not to have. */
const UNDATED = '9.7'

/** Page of the manual on the removal; undefined where that is the paragraph on the variable, as in MariaDB's. */
export function removalPage({ fork, removed }: RemovedOption): string | undefined {
  if (fork === 'mariadb') return undefined
  if (removed === UNDATED) return `${MANUALS}/refman/${UNDATED}/en/server-system-variable-reference.html`
  const [major = '', minor = ''] = removed.split('.')
  return `${MANUALS}/mysqld-version-reference/en/optvar-changes-${major}-${minor}.html`
}
