/** Variables of the binary log and of what else a commit waits for. */
import type { SettingTable } from './setting-table.ts'

const BOTH = `
log_bin | start | binary-log-commits, point-writes | Binlog_cache_use
  whether changes are also written to a binary log, which every commit then waits for
sync_binlog | live | binary-log-commits | Binlog_cache_use
  after how many commits the binary log is synchronized; 0 leaves it to the operating system
binlog_format | live | binary-log-commits | Binlog_cache_use
  whether rows or statements are logged
binlog_row_image | live | binary-log-commits, large-rows | Binlog_cache_use
  whether all columns of a changed row are logged
binlog_row_metadata | live | binary-log-commits
  how much is logged of the columns of a table
binlog_cache_size | live | large-transactions, binary-log-commits | Binlog_cache_disk_use
  memory of a connection for what its transaction logs
binlog_stmt_cache_size | live | other-engine | Binlog_stmt_cache_disk_use
  memory of a connection for what its statements on other tables log
max_binlog_cache_size | live | large-transactions | Binlog_cache_disk_use
  most that one transaction may log
max_binlog_stmt_cache_size | live | other-engine | Binlog_stmt_cache_disk_use
  most that one statement may log
max_binlog_size | live | binary-log-commits
  size at which a new file of the binary log begins
binlog_checksum | live | binary-log-commits
  whether events of the binary log have checksums
binlog_direct_non_transactional_updates | live | other-engine
  whether changes of tables without transactions are logged at once
expire_logs_days | live | binary-log-commits
  age at which files of the binary log are deleted, when a new one begins
binlog_expire_logs_seconds | live | binary-log-commits
  age at which files of the binary log are deleted, when a new one begins
log_bin_basename | start | other-device
  where the binary log lies
log_slave_updates | start | replica
  whether a replica writes what it applies to its own binary log
master_verify_checksum | live | replica
  whether a source verifies checksums when it sends
`

const MYSQL = `
binlog_group_commit_sync_delay | live | binary-log-commits | Binlog_cache_use
  how long a commit waits for others before they are synchronized together
binlog_group_commit_sync_no_delay_count | live | binary-log-commits | Binlog_cache_use
  number of waiting commits that ends the wait
binlog_order_commits | live | binary-log-commits
  whether commits are done in the order of the binary log
binlog_max_flush_queue_time | live | binary-log-commits
  a time that has had no effect since 5.7.9
binlog_row_event_max_size | start | binary-log-commits, large-transactions
  size at which rows of one statement begin another event
binlog_row_value_options | live | binary-log-commits, large-rows
  whether only the changed parts of JSON documents are logged
binlog_rows_query_log_events | live | binary-log-commits
  whether the statement is logged beside its rows
binlog_transaction_compression | live | binary-log-commits, large-transactions
  whether transactions are compressed in the binary log
binlog_transaction_compression_level_zstd | live | binary-log-commits, large-transactions
  effort for compressing them
binlog_transaction_dependency_history_size | live | binary-log-commits
  rows that are remembered to find out which transactions replicas may apply in parallel
binlog_transaction_dependency_tracking | live | binary-log-commits, replica
  how transactions are found that replicas may apply in parallel
binlog_encryption | live | encryption, binary-log-commits
  whether the binary log is encrypted
binlog_expire_logs_auto_purge | live | binary-log-commits
  whether old files of the binary log are deleted
log_replica_updates | start | replica
  whether a replica writes what it applies to its own binary log
source_verify_checksum | live | replica
  whether a source verifies checksums when it sends
`

const MARIADB = `
log_bin_compress_min_len | live | binary-log-commits, large-rows
  length from which on an event is compressed
log_bin_compress | live | binary-log-commits, large-rows
  whether events of the binary log are compressed
binlog_commit_wait_count | live | binary-log-commits | Binlog_group_commits
  number of commits that a commit waits for, so that they are synchronized together
binlog_commit_wait_usec | live | binary-log-commits | Binlog_group_commit_trigger_timeout
  longest such wait
binlog_optimize_thread_scheduling | start | binary-log-commits, high-concurrency
  whether one thread does the fast part of the commits of a group
binlog_annotate_row_events | live | binary-log-commits
  whether the statement is logged beside its rows
binlog_file_cache_size | live | replica
  memory for reading files of the binary log
binlog_alter_two_phase | live | ddl, replica
  whether ALTER TABLE is logged when it begins
binlog_large_commit_threshold | live | large-transactions | | since 11.7
  size from which on what a transaction logged becomes a file of the binary log
encrypt_binlog | start | encryption, binary-log-commits
  whether the binary log is encrypted
read_binlog_speed_limit | live | replica
  kilobytes a second that are read of the source’s binary log
sql_log_bin | live | binary-log-commits
  whether a connection writes to the binary log
binlog_gtid_index | live | binary-log-commits, replica | | since 11.4
  whether an index of identifiers is written beside the binary log
binlog_gtid_index_* | live | binary-log-commits, replica | | since 11.4
  how dense that index is
`

const GTID = `
gtid_mode | live | binary-log-commits, replica
  whether transactions have global identifiers
enforce_gtid_consistency | live | binary-log-commits
  whether only statements are allowed that can be logged with such an identifier
gtid_executed_compression_period | live | replica
  after how many transactions the table of identifiers is compressed
binlog_gtid_simple_recovery | start | startup, crash-recovery
  whether few files of the binary log are read at start
`

const MARIADB_GTID = `
gtid_strict_mode | live | binary-log-commits, replica
  whether identifiers out of order are refused
gtid_cleanup_batch_size | live | replica
  rows that are deleted at once from the table of identifiers
gtid_pos_auto_engines | live | replica, other-engine
  engines that have a table of positions of their own
`

export const BINARY_LOG: readonly SettingTable[] = [
  { page: 'binary-log', text: BOTH },
  { page: 'binary-log', fork: 'mysql', text: MYSQL },
  { page: 'binary-log', fork: 'mariadb', text: MARIADB },
  { page: 'gtid', fork: 'mysql', text: GTID },
  { page: 'gtid', fork: 'mariadb', text: MARIADB_GTID },
]
