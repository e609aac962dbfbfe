/** Variables of caches of tables, definitions and results. */
import type { SettingTable } from './setting-table.ts'

const BOTH = `
table_open_cache | live | many-tables, high-concurrency | Table_open_cache_misses, Opened_tables
  how many open tables are kept for the next statement
table_open_cache_instances | start | high-concurrency | Table_open_cache_hits, mariadb:Table_open_cache_active_instances
  parts of the cache of open tables, each with a lock of its own
table_definition_cache | live | many-tables | Opened_table_definitions
  how many definitions of tables are kept
open_files_limit | start | many-tables, connecting | Open_files
  how many files the server may have open
stored_program_cache | live | stored-programs
  how many stored programs each connection keeps
`

const MYSQL = `
table_open_cache_triggers | live | many-tables, stored-programs | Table_open_cache_triggers_misses | since 9.7
  how many open tables with their triggers are kept
schema_definition_cache | live | many-tables, metadata-reads
  how many definitions of databases are kept
tablespace_definition_cache | live | many-tables
  how many definitions of tablespaces are kept
stored_program_definition_cache | live | stored-programs
  how many definitions of stored programs are kept
`

const MARIADB = `
query_cache_type | live | reads-in-memory, high-concurrency | Qcache_hits, Qcache_not_cached
  whether results are kept for the next equal statement
query_cache_size | live | reads-in-memory, high-concurrency | Qcache_hits, Qcache_lowmem_prunes
  memory for results of statements
query_cache_limit | live | reads-in-memory, large-rows | Qcache_not_cached
  largest result that is kept
query_cache_min_res_unit | live | reads-in-memory | Qcache_free_blocks
  unit in which memory for results is allocated
query_cache_strip_comments | live | reads-in-memory | Qcache_hits
  whether statements that differ in comments are equal
query_cache_wlock_invalidate | live | contended-rows, other-engine | Qcache_hits
  whether a kept result of a table that is locked for writing is used
`

const LOGGING = `
general_log | live | any-statement
  whether every statement is written to a log
slow_query_log | live | any-statement | Slow_queries
  whether slow statements are written to a log
long_query_time | live | any-statement | Slow_queries
  time from which on a statement is slow: at 0 all are
log_output | live | any-statement
  whether those logs are files or tables, of which tables are much slower
log_queries_not_using_indexes | live | full-scans, joins | Slow_queries
  whether statements without an index count as slow
min_examined_row_limit | live | full-scans | Slow_queries
  rows that a slow statement must have read to be written to the log
log_slow_admin_statements | live | ddl
  whether ALTER TABLE and the like can be slow statements
log_slow_slave_statements | live | replica
  whether what a replica applies can be a slow statement
sql_log_off | live | any-statement
  whether a connection is left out of the general log
`

const MYSQL_LOGGING = `
log_slow_extra | live | any-statement | Slow_queries
  whether the slow query log tells more of each statement
log_slow_replica_statements | live | replica
  whether what a replica applies can be a slow statement
log_throttle_queries_not_using_indexes | live | full-scans | Slow_queries
  how many statements without an index are written to the log in a minute
log_error_verbosity | live | connecting
  whether warnings and notes are written to the error log
log_raw | live | any-statement
  whether the general log has statements as they came, passwords included
`

const MARIADB_LOGGING = `
log_slow_query | live | any-statement | Slow_queries
  whether slow statements are written to a log
log_slow_query_time | live | any-statement | Slow_queries
  time from which on a statement is slow: at 0 all are
log_slow_always_query_time | live | any-statement | Slow_queries | since 11.7
  time from which on a slow statement is written to the log whatever else is said
log_slow_rate_limit | live | any-statement | Slow_queries
  one of how many slow statements is written to the log
log_slow_verbosity | live | any-statement | Slow_queries
  what the slow query log tells of each statement
log_slow_filter | live | any-statement | Slow_queries
  for what reasons a statement is written to the slow query log
log_slow_disabled_statements | live | stored-programs, ddl | Slow_queries
  which kinds of statements are left out of the slow query log
log_slow_min_examined_row_limit | live | full-scans | Slow_queries
  rows that a slow statement must have read to be written to the log
log_slow_max_warnings | live | any-statement | Slow_queries
  warnings of a slow statement that are written to the log
log_disabled_statements | live | any-statement
  which kinds of statements are left out of the general log
log_warnings | live | connecting
  how much beside errors is written to the error log
userstat | live | any-statement | Rows_read
  whether work is counted for each account, client, table and index
`

export const CACHES: readonly SettingTable[] = [
  { page: 'server', text: BOTH },
  { page: 'server', fork: 'mysql', text: MYSQL },
  { page: 'server', fork: 'mariadb', text: MARIADB },
]

export const LOGS: readonly SettingTable[] = [
  { page: 'server', text: LOGGING },
  { page: 'server', fork: 'mysql', text: MYSQL_LOGGING },
  { page: 'server', fork: 'mariadb', text: MARIADB_LOGGING },
]
