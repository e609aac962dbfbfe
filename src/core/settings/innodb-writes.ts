/** Variables of what InnoDB writes: redo log, doublewrite buffer, dirty pages, undo log. */
import type { SettingTable } from './setting-table.ts'

const BOTH = `
innodb_flush_log_at_trx_commit | live | point-writes, binary-log-commits | Innodb_log_writes, mysql:Innodb_os_log_fsyncs
  whether a commit is written and synchronized at once (1), only written (2), or neither (0)
innodb_flush_log_at_timeout | live | point-writes | Innodb_log_writes
  after how many seconds commits are synchronized where that is not done at once
innodb_log_buffer_size | live/start | large-transactions, sustained-writes, large-rows | Innodb_log_waits
  memory for redo log that is not written yet
innodb_log_write_ahead_size | live/start | point-writes
  block in which redo log is written, so that the file system need not read before
innodb_flush_method | start | point-writes, sustained-writes, reads-beyond-pool | Innodb_data_fsyncs
  whether files bypass the file system’s cache, and how they are synchronized
innodb_doublewrite | live/start | sustained-writes | Innodb_dblwr_pages_written
  whether pages are written twice, so that a crash leaves no half page
innodb_io_capacity | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  pages a second that the background writes
innodb_io_capacity_max | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  pages a second that it may write when it falls behind
innodb_max_dirty_pages_pct | live | sustained-writes | Innodb_buffer_pool_pages_dirty
  share of dirty pages that is not to be exceeded
innodb_max_dirty_pages_pct_lwm | live | sustained-writes | Innodb_buffer_pool_pages_dirty
  share of dirty pages from which on pages are written ahead
innodb_adaptive_flushing | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  whether the rate of writing pages follows that of the redo log
innodb_adaptive_flushing_lwm | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  how full the redo log has to be for that
innodb_flushing_avg_loops | live | sustained-writes
  over how many rounds the rate of writing pages is averaged
innodb_flush_neighbors | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  whether dirty pages of the same extent are written along
innodb_flush_sync | live | sustained-writes
  whether a checkpoint may exceed innodb_io_capacity
innodb_write_io_threads | start/live | sustained-writes | Innodb_data_writes
  threads, or requests in flight, for writing pages
innodb_purge_threads | start/live | sustained-writes | mariadb:Innodb_history_list_length
  threads that remove deleted rows and undo log
innodb_purge_batch_size | live | sustained-writes | mariadb:Innodb_history_list_length
  pages of undo log that one round of purging takes
innodb_purge_rseg_truncate_frequency | live | sustained-writes
  after how many rounds of purging undo log is freed
innodb_max_purge_lag | live | sustained-writes | mariadb:Innodb_history_list_length
  length of the undo log from which on writes are delayed
innodb_max_purge_lag_delay | live | sustained-writes
  longest such delay
innodb_max_undo_log_size | live | sustained-writes, large-transactions
  size from which on an undo tablespace is truncated
innodb_undo_log_truncate | live | sustained-writes | mariadb:Innodb_undo_truncations
  whether undo tablespaces are truncated
innodb_temp_data_file_path | start | temporary-tables
  files for temporary tables, their first size and their growth
innodb_data_file_path | start | other-device
  files of the system tablespace
innodb_data_home_dir | start | other-device
  where the system tablespace lies
innodb_log_group_home_dir | start | other-device
  where the redo log lies
innodb_undo_directory | start | other-device
  where undo tablespaces lie
`

const MYSQL = `
innodb_redo_log_capacity | live | sustained-writes, large-transactions | Innodb_redo_log_logical_size | since 8.0.30
  size of the redo log, which decides how long dirty pages may stay in memory
innodb_log_file_size | start | sustained-writes, large-transactions, crash-recovery
  size of one file of the redo log; innodb_redo_log_capacity takes its place since 8.0.30
innodb_log_files_in_group | start | sustained-writes, large-transactions, crash-recovery
  files of the redo log; innodb_redo_log_capacity takes its place since 8.0.30
innodb_log_writer_threads | live | point-writes, high-concurrency | Innodb_os_log_fsyncs
  whether threads of their own write the redo log
innodb_log_spin_cpu_abs_lwm | live | point-writes
  least use of CPUs at which a commit spins while it waits for the redo log
innodb_log_spin_cpu_pct_hwm | live | point-writes
  greatest use of CPUs at which it still does
innodb_log_wait_for_flush_spin_hwm | live | point-writes
  average time of a synchronization up to which it does
innodb_log_checksums | live | point-writes
  whether blocks of the redo log have checksums
innodb_log_compressed_pages | live | compressed-tables
  whether pages that are compressed again go to the redo log
innodb_use_fdatasync | live | point-writes, sustained-writes | Innodb_data_fsyncs
  whether files are synchronized without their metadata
innodb_doublewrite_files | start | sustained-writes | Innodb_dblwr_writes
  files of the doublewrite buffer
innodb_doublewrite_pages | start | sustained-writes | Innodb_dblwr_writes
  pages of the doublewrite buffer for each thread
innodb_doublewrite_batch_size | start | sustained-writes | Innodb_dblwr_writes
  pages that are written to it at once
innodb_page_cleaners | start | sustained-writes, reads-beyond-pool | Innodb_buffer_pool_wait_free
  threads that write dirty pages
innodb_idle_flush_pct | live | long-idle
  share of innodb_io_capacity at which pages are written while nothing is asked
innodb_undo_tablespaces | start | sustained-writes
  number of undo tablespaces; without effect since 8.0.14, when CREATE UNDO TABLESPACE took its place
innodb_redo_log_encrypt | live | encryption, point-writes
  whether the redo log is encrypted
innodb_undo_log_encrypt | live | encryption, point-writes
  whether undo logs are encrypted
innodb_doublewrite_dir | start | other-device
  where the doublewrite buffer lies
innodb_temp_tablespaces_dir | start | other-device
  where the files of temporary tables lie
innodb_directories | start | startup
  directories that are searched for tablespaces at start
`

const MARIADB = `
innodb_log_file_size | live | sustained-writes, large-transactions, crash-recovery | Innodb_checkpoint_age
  size of the redo log, which decides how long dirty pages may stay in memory
innodb_log_file_buffering | live | point-writes
  whether the redo log goes through the file system’s cache
innodb_log_file_mmap | start | crash-recovery
  whether the redo log is mapped into memory when it is read
innodb_log_file_write_through | live | point-writes | | since 11.0
  whether each write of the redo log is durable by itself
innodb_log_spin_wait_delay | live | high-concurrency, point-writes
  pause between two tries for the lock of the redo log
innodb_data_file_buffering | live | reads-beyond-pool, sustained-writes | | since 11.0
  whether data files go through the file system’s cache
innodb_data_file_write_through | live | sustained-writes | | since 11.0
  whether each write of a data file is durable by itself
innodb_log_checkpoint_now | live | sustained-writes
  writes all dirty pages at once
innodb_max_purge_lag_wait | live | sustained-writes | Innodb_history_list_length
  waits until the undo log is as short
innodb_undo_tablespaces | start | sustained-writes
  number of undo tablespaces, between which purging can alternate
innodb_use_atomic_writes | start | sustained-writes
  whether the doublewrite buffer is left out where the device writes pages whole
`

export const INNODB_WRITES: readonly SettingTable[] = [
  { page: 'innodb', text: BOTH },
  { page: 'innodb', fork: 'mysql', text: MYSQL },
  { page: 'innodb', fork: 'mariadb', text: MARIADB },
]
