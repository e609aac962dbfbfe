/** Variables of InnoDB: buffer pool, locks, threads, statistics. What it writes is in innodb-writes.ts. */
import type { SettingTable } from './setting-table.ts'

const BOTH = `
innodb_buffer_pool_size | live | reads-beyond-pool | Innodb_buffer_pool_reads
  memory in which pages of tables and indexes are kept
innodb_buffer_pool_chunk_size | start | startup
  unit in which the buffer pool is resized
innodb_buffer_pool_dump_at_shutdown | live | startup
  whether the server notes at its end which pages were in the buffer pool
innodb_buffer_pool_dump_now | live | startup
  notes at once which pages are in the buffer pool
innodb_buffer_pool_dump_pct | live | startup
  share of the most recently used pages that is noted for the next start
innodb_buffer_pool_load_at_startup | start | startup
  whether the server reads the noted pages when it starts, instead of warming up by use
innodb_buffer_pool_load_now | live | startup
  reads the noted pages at once
innodb_buffer_pool_load_abort | live | startup
  stops reading the noted pages
innodb_old_blocks_pct | live | reads-beyond-pool, full-scans | mariadb:Innodb_buffer_pool_pages_made_young
  share of the buffer pool for pages that were read only once
innodb_old_blocks_time | live | reads-beyond-pool, full-scans | mariadb:Innodb_buffer_pool_pages_made_young
  how long a page has to stay before another access makes it a young one, which protects the pool from scans
innodb_random_read_ahead | live | reads-beyond-pool | Innodb_buffer_pool_read_ahead_rnd
  whether a whole extent is read when many of its pages are in the pool
innodb_read_ahead_threshold | live | reads-beyond-pool, full-scans | Innodb_buffer_pool_read_ahead
  how many pages of an extent have to be read in a row before the next extent is read ahead
innodb_lru_scan_depth | live | reads-beyond-pool | Innodb_buffer_pool_wait_free
  how many pages the page cleaner looks at to keep some free
innodb_read_io_threads | start/live | reads-beyond-pool | Innodb_data_reads
  threads, or requests in flight, for reading ahead
innodb_use_native_aio | start | reads-beyond-pool, sustained-writes | Innodb_data_reads
  whether files are read and written by the kernel’s asynchronous input and output
innodb_numa_interleave | start | reads-in-memory
  whether the buffer pool is spread over all nodes of memory
innodb_open_files | start | many-tables | Innodb_num_open_files
  how many files InnoDB keeps open
innodb_page_size | start | reads-beyond-pool, point-writes
  size of a page, which is fixed when the data directory is made
innodb_checksum_algorithm | live | reads-beyond-pool, sustained-writes
  checksum by which pages that were read are verified
innodb_adaptive_hash_index | live | reads-in-memory | mariadb:Innodb_adaptive_hash_hash_searches
  whether rows that are often looked up are also found by a hash index
innodb_adaptive_hash_index_parts | start | high-concurrency
  parts of that hash index, each with a latch of its own
innodb_sync_spin_loops | live | high-concurrency
  how often a thread asks for a latch before it sleeps
innodb_spin_wait_delay | live | high-concurrency
  pause between two questions for a latch
innodb_deadlock_detect | live | contended-rows, high-concurrency | Innodb_row_lock_waits
  whether deadlocks are found at once, which costs time where many wait for one row
innodb_lock_wait_timeout | live | contended-rows | Innodb_row_lock_waits
  how long a transaction waits for a row before its statement fails
innodb_rollback_on_timeout | start | contended-rows
  whether a wait that was too long ends the whole transaction
innodb_print_all_deadlocks | live | contended-rows
  whether every deadlock is written to the error log
innodb_table_locks | live | contended-rows
  whether LOCK TABLES also locks within InnoDB
innodb_autoinc_lock_mode | start | auto-increment
  how long the counter of an AUTO_INCREMENT key is locked
innodb_stats_persistent | live | planning, metadata-reads
  whether statistics of indexes survive a restart
innodb_stats_auto_recalc | live | sustained-writes, planning
  whether statistics are made again when a tenth of a table has changed
innodb_stats_persistent_sample_pages | live | planning, metadata-reads
  pages that are read for persistent statistics: more are more exact
innodb_stats_transient_sample_pages | live | planning, metadata-reads
  pages that are read for statistics that are not kept
innodb_stats_include_delete_marked | live | planning
  whether deleted rows that are not yet purged count in statistics
innodb_stats_method | live | planning
  whether NULL values are taken for equal in statistics
innodb_stats_on_metadata | live | metadata-reads
  whether asking for metadata makes statistics again
innodb_fill_factor | live | ddl, bulk-load
  how full pages are made when an index is built
innodb_file_per_table | live | ddl
  whether a new table has a file of its own
innodb_default_row_format | live | ddl, large-rows
  how rows of new tables lie in pages
innodb_online_alter_log_max_size | live | ddl
  largest log of changes to a table that is being altered
innodb_sort_buffer_size | start | ddl
  memory in which rows are sorted when an index is built
innodb_disable_sort_file_cache | live | ddl
  whether files for building indexes bypass the file system’s cache
innodb_autoextend_increment | live | sustained-writes
  by how much the system tablespace grows
innodb_compression_level | live | compressed-tables
  effort for compressing pages
innodb_compression_failure_threshold_pct | live | compressed-tables
  share of failures from which on pages are filled less
innodb_compression_pad_pct_max | live | compressed-tables
  largest share of a page that is left free so that it compresses
innodb_cmp_per_index_enabled | live | compressed-tables
  whether compression is counted for each index, which is slow
innodb_ft_cache_size | start/live | fulltext
  memory for words of one full-text index that are not written yet
innodb_ft_total_cache_size | start/live | fulltext
  memory for such words of all tables
innodb_ft_result_cache_limit | live | fulltext
  memory for the result of one full-text search
innodb_ft_num_word_optimize | live | fulltext, ddl
  words that one OPTIMIZE TABLE merges
innodb_ft_sort_pll_degree | start | fulltext, ddl
  threads that build a full-text index
innodb_ft_enable_stopword | live | fulltext
  whether stop words are left out of a full-text index
innodb_ft_max_token_size | start | fulltext
  longest word in a full-text index
innodb_ft_min_token_size | start | fulltext
  shortest word in a full-text index
innodb_optimize_fulltext_only | live | fulltext, ddl
  whether OPTIMIZE TABLE only works on full-text indexes
innodb_monitor_enable | live | any-statement
  counters of INNODB_METRICS that are switched on
innodb_monitor_disable | live | any-statement
  counters of INNODB_METRICS that are switched off
innodb_status_output | live | any-statement
  whether InnoDB writes its state to the error log every 15 s
innodb_status_output_locks | live | any-statement
  whether locks are part of that
innodb_force_recovery | start | crash-recovery
  how much InnoDB leaves out to get up with damaged data
innodb_fast_shutdown | live | startup
  how much is still purged and written when the server stops
innodb_tmpdir | live | ddl, other-device
  where files for building indexes lie
innodb_ft_server_stopword_table | live | fulltext
  table of the words that are left out of full-text indexes
innodb_ft_user_stopword_table | live | fulltext
  table of such words of one connection
`

const MYSQL = `
innodb_change_buffering | live | reads-beyond-pool, point-writes
  which changes of secondary indexes wait until their page is read
innodb_change_buffer_max_size | live | reads-beyond-pool, point-writes
  share of the buffer pool for changes that wait
innodb_buffer_pool_instances | start | high-concurrency, reads-beyond-pool
  parts of the buffer pool, each with latches of its own
innodb_dedicated_server | start | reads-beyond-pool, sustained-writes
  whether buffer pool and redo log are sized by the machine
innodb_thread_concurrency | live | high-concurrency
  how many threads are let into InnoDB at once; 0 is any number
innodb_concurrency_tickets | live | high-concurrency
  how often a thread that was let in may enter again
innodb_thread_sleep_delay | live | high-concurrency
  how long a thread sleeps before it queues for InnoDB
innodb_adaptive_max_sleep_delay | live | high-concurrency
  longest such sleep, where it adapts to the load
innodb_commit_concurrency | live | high-concurrency, point-writes
  how many threads may commit at once; 0 is any number
innodb_spin_wait_pause_multiplier | live | high-concurrency
  length of the pause between two questions for a latch
innodb_sync_array_size | start | high-concurrency
  parts of the list of threads that wait for latches
innodb_parallel_read_threads | live | full-scans, ddl
  threads that read the primary key for COUNT(*), CHECK TABLE and building indexes
innodb_ddl_threads | live | ddl
  threads that build an index
innodb_ddl_buffer_size | live | ddl
  memory for building indexes
innodb_rollback_segments | live | high-concurrency, point-writes
  places for undo logs, which bounds how many transactions can write at once
innodb_segment_reserve_factor | live | sustained-writes
  share of pages of a tablespace that is kept free for growing
innodb_extend_and_initialize | live | sustained-writes
  whether new pages of a file are written with zeros
innodb_fsync_threshold | live | ddl, startup
  after how many bytes a new file is synchronized while it is written
innodb_validate_tablespace_paths | start | startup
  whether the places of all files are checked at start
innodb_native_foreign_keys | start | point-writes | | since 9.7
  whether InnoDB itself checks foreign keys, and not the server
innodb_api_* | live | plugin
  how plugins use InnoDB without SQL
innodb_replication_delay | live | replica
  how long a replica waits where innodb_thread_concurrency is reached
`

const MARIADB = `
innodb_change_buffering | live | reads-beyond-pool, point-writes | Innodb_ibuf_merges
  which changes of secondary indexes wait until their page is read
innodb_change_buffer_max_size | live | reads-beyond-pool, point-writes | Innodb_ibuf_merges
  share of the buffer pool for changes that wait
innodb_compression_algorithm | live | compressed-tables | Innodb_num_pages_page_compressed
  how pages of tables with page compression are compressed
innodb_compression_default | live | compressed-tables, ddl
  whether new tables have page compression
innodb_stats_modified_counter | live | sustained-writes, planning
  changed rows after which statistics are made again
innodb_stats_traditional | live | planning
  whether the number of sampled pages is fixed
innodb_snapshot_isolation | live | contended-rows
  whether a transaction that would overwrite a change it cannot see fails
innodb_deadlock_report | live | contended-rows | Innodb_deadlocks
  how much of a deadlock is reported
innodb_alter_copy_bulk | live | ddl
  whether ALTER TABLE that copies inserts its rows in bulk
innodb_buffer_pool_size_auto_min | live | reads-beyond-pool
  size to which the buffer pool shrinks where memory is short
innodb_buffer_pool_size_max | start | startup
  largest size that the buffer pool can be given while the server runs
innodb_linux_aio | start | reads-beyond-pool, sustained-writes
  which of the kernel’s asynchronous interfaces is used
innodb_encrypt_tables | live | encryption
  whether new tables are encrypted
innodb_encrypt_log | start | encryption
  whether the redo log is encrypted
innodb_encrypt_temporary_tables | start | encryption, temporary-tables
  whether temporary tables are encrypted
innodb_encryption_threads | live | encryption
  threads that encrypt pages in the background
innodb_encryption_rotation_iops | live | encryption
  writes a second that they may cause
innodb_encryption_rotate_key_age | live | encryption
  age of a key from which on pages are encrypted again
innodb_immediate_scrub_data_uncompressed | live | sustained-writes
  whether freed pages are overwritten
innodb_defragment | live | ddl
  whether OPTIMIZE TABLE defragments in place
innodb_defragment_* | live | ddl
  how defragmenting in place goes on
innodb_instant_alter_column_allowed | live | ddl | Innodb_instant_alter_column
  which changes of columns need no copy of the table
`

export const INNODB: readonly SettingTable[] = [
  { page: 'innodb', text: BOTH },
  { page: 'innodb', fork: 'mysql', text: MYSQL },
  { page: 'innodb', fork: 'mariadb', text: MARIADB },
]
