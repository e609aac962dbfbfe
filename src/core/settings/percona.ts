/** Variables that Percona Server has beside those of MySQL, which its manual lists on one page. */
import type { SettingTable } from './setting-table.ts'

const VARIABLES = `
log_slow_filter | live | any-statement | Slow_queries
  for what reasons a statement is written to the slow query log
log_slow_rate_limit | live | any-statement | Slow_queries
  one of how many statements, or connections, is written to the slow query log
log_slow_rate_type | live | any-statement | Slow_queries
  whether that limit counts statements or connections
log_slow_sp_statements | live | stored-programs | Slow_queries
  whether statements within stored programs are written to the slow query log
log_slow_verbosity | live | any-statement | Slow_queries
  what the slow query log tells of each statement
slow_query_log_always_write_time | live | any-statement | Slow_queries
  time from which on a statement is written to the slow query log whatever its limits are
slow_query_log_use_global_control | live | any-statement | Slow_queries
  for which variables of the slow query log a connection follows the global value at once
max_slowlog_size | live | any-statement | Slow_queries
  size at which a new file of the slow query log begins
max_slowlog_files | live | any-statement | Slow_queries
  files of the slow query log that are kept
userstat | live | any-statement
  whether work is counted for each account, client, table and index
thread_statistics | live | any-statement
  whether that work is also counted for each thread
query_response_time_* | live | plugin, any-statement
  whether, and how finely, statements are counted by their time
extra_max_connections | live | connecting
  how many clients may be connected to the extra port
innodb_cleaner_lsn_age_factor | live | sustained-writes
  how fast dirty pages are written as the redo log fills
innodb_empty_free_list_algorithm | live | reads-beyond-pool
  whether threads wait for free pages, or look for some themselves
innodb_track_changed_pages | start | sustained-writes
  whether changed pages are noted for incremental backups
innodb_max_bitmap_file_size | live | sustained-writes
  size at which a new file of those notes begins
innodb_print_lock_wait_timeout_info | live | contended-rows
  whether a wait for a row that was too long is described in the error log
innodb_encrypt_online_alter_logs | live | encryption, ddl
  whether the log of changes to a table that is being altered is encrypted
innodb_temp_tablespace_encrypt | start | encryption, temporary-tables
  whether temporary tables are encrypted
innodb_records_in_range | live | planning
  number of rows that every range is taken to have, so that no index is asked
innodb_force_index_records_in_range | live | planning
  the same, where the statement names the index
encrypt_tmp_files | start | encryption, sorts
  whether temporary files are encrypted
binlog_space_limit | start | binary-log-commits
  most that all files of the binary log may take
expand_fast_index_creation | live | ddl
  whether ALTER TABLE that copies builds secondary indexes last
enforce_storage_engine | start | other-engine, ddl
  the one engine of new tables
kill_idle_transaction | live | long-idle
  how long a transaction may stand idle
innodb_kill_idle_transaction | live | long-idle
  how long a transaction may stand idle
tokudb_* | live | other-engine
  how TokuDB keeps tables
`

export const PERCONA: readonly SettingTable[] = [{ page: 'percona', fork: 'mysql', text: VARIABLES }]
