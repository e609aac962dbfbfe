/** Variables of other engines than InnoDB, of full-text search without it, and of plugins. */
import type { SettingTable } from './setting-table.ts'

const MYISAM = `
key_buffer_size | live | other-engine | Key_reads
  memory for indexes of MyISAM
key_cache_* | live | other-engine | Key_reads
  how that memory is divided and what stays in it
myisam_sort_buffer_size | live | other-engine, ddl
  memory for building indexes of MyISAM
myisam_max_sort_file_size | live | other-engine, ddl
  largest file for building them by sorting
myisam_use_mmap | live | other-engine
  whether tables of MyISAM are mapped into memory
myisam_mmap_size | start | other-engine
  most memory for that
myisam_stats_method | live | other-engine, planning
  whether NULL values are taken for equal in statistics
myisam_recover_options | start | other-engine, crash-recovery
  whether damaged tables are repaired when they are opened
myisam_data_pointer_size | live | other-engine
  bytes of the place of a row
myisam_repair_threads | live | other-engine, ddl
  threads that build indexes of MyISAM
`

const MARIADB_MYISAM = `
key_cache_segments | live | other-engine, high-concurrency
  parts of the cache of indexes, each with a lock of its own
myisam_block_size | start | other-engine
  size of a block of an index of MyISAM
`

const ARIA = `
aria_pagecache_buffer_size | start | temporary-tables, other-engine | Aria_pagecache_reads
  memory for tables of Aria, temporary ones on disk among them
aria_pagecache_* | live | temporary-tables, other-engine | Aria_pagecache_reads
  how that memory is divided and what stays in it
aria_pagecache_file_hash_size | start | many-tables, other-engine
  buckets for finding the pages of a file
aria_used_for_temp_tables | start | temporary-tables | Created_tmp_disk_tables
  whether temporary tables on disk are of Aria
aria_block_size | start | other-engine
  size of a page
aria_checkpoint_interval | live | other-engine
  after how many seconds a checkpoint is made
aria_checkpoint_log_activity | live | other-engine
  how much log there has to be for one
aria_group_commit | live | other-engine | Aria_transaction_log_syncs
  whether commits of Aria wait for each other
aria_group_commit_interval | live | other-engine | Aria_transaction_log_syncs
  how long they do
aria_log_file_size | live | other-engine
  size at which a new log begins
aria_log_purge_type | live | other-engine
  when old logs are deleted
aria_max_sort_file_size | live | other-engine, ddl
  largest file for building indexes by sorting
aria_page_checksum | live | other-engine
  whether pages have checksums
aria_encrypt_tables | live | encryption, other-engine
  whether tables of Aria are encrypted
aria_repair_threads | live | other-engine, ddl
  threads that build indexes
aria_sort_buffer_size | live | other-engine, ddl
  memory for building indexes
aria_stats_method | live | other-engine, planning
  whether NULL values are taken for equal in statistics
aria_sync_log_dir | live | other-engine
  whether the directory is synchronized when a log begins
aria_recover_options | live | other-engine, crash-recovery
  whether damaged tables are repaired when they are opened
aria_log_dir_path | start | other-device
  where logs of Aria lie
`

const MARIADB = `
alter_algorithm | live | ddl
  how ALTER TABLE goes about it
column_compression_* | live | compressed-tables
  how columns are compressed
encrypt_tmp_disk_tables | live | encryption, temporary-tables
  whether temporary tables on disk are encrypted
encrypt_tmp_files | start | encryption, sorts
  whether temporary files are encrypted
system_versioning_* | live | ddl
  how tables with history are altered and read
storage_engine | live | other-engine, ddl
  engine of new tables
enforce_storage_engine | live | other-engine, ddl
  the one engine of new tables
sync_frm | live | ddl
  whether the definition of a new table is synchronized
`

const MYSQL = `
ngram_token_size | start | fulltext
  letters of a part of a word in full-text indexes that cut words up
default_table_encryption | live | encryption, ddl
  whether new tables are encrypted
sql_generate_invisible_primary_key | live | ddl
  whether new tables without a primary key are given one
`

const SHARED = `
default_storage_engine | live | other-engine, ddl
  engine of new tables
event_scheduler | live | stored-programs
  whether events run beside the load
old_alter_table | live | ddl
  whether ALTER TABLE copies the table
concurrent_insert | live | other-engine
  whether rows are added to MyISAM while others read
delay_key_write | live | other-engine
  whether indexes of MyISAM are written when a table is closed
bulk_insert_buffer_size | live | other-engine, bulk-load
  memory for sorting the keys of many new rows
preload_buffer_size | live | other-engine
  memory for loading indexes into their cache
delayed_* | live | other-engine
  how inserts that do not wait are queued; MySQL does them like others
max_delayed_threads | live | other-engine
  threads for inserts that do not wait
max_insert_delayed_threads | live | other-engine
  threads for inserts that do not wait
skip_external_locking | start | other-engine
  whether files of MyISAM are not locked against other programs
ft_* | start | fulltext, other-engine
  which words full-text indexes of MyISAM have, and how far a search is widened
`

const XPLUGIN = `
mysqlx_* | live | x-protocol
  how clients of the X Protocol are served
`

/** Families of engines and plugins: which of their variables matter is theirs to say. */
const FAMILIES: readonly SettingTable[] = [
  { page: 'x-plugin', fork: 'mysql', text: XPLUGIN },
  { page: 'audit', text: 'audit_log* | live | plugin\n  what an audit log keeps of statements and connections' },
  {
    page: 'audit',
    fork: 'mariadb',
    text: 'server_audit* | live | plugin\n  what an audit log keeps of statements and connections',
  },
  { page: 'myrocks', text: 'rocksdb_* | live | other-engine\n  how MyRocks keeps tables' },
  {
    page: 'spider',
    fork: 'mariadb',
    text: 'spider_* | live | other-engine\n  how Spider spreads tables over servers',
  },
  { page: 'server', fork: 'mariadb', text: 'columnstore_* | live | other-engine\n  how ColumnStore keeps tables' },
  {
    page: 'server',
    fork: 'mariadb',
    text: 'mroonga_* | live | other-engine, fulltext\n  how Mroonga searches texts',
  },
  { page: 'server', fork: 'mariadb', text: 'connect_* | live | other-engine\n  how CONNECT reads other data' },
  { page: 'server', fork: 'mariadb', text: 's3_* | live | other-engine\n  how tables are kept in an object store' },
  {
    page: 'vector',
    fork: 'mariadb',
    text: 'mhnsw_* | live | vector-search | | since 11.7\n  how vectors are searched by an index',
  },
  { page: 'server', fork: 'mysql', text: 'telemetry.* | live | plugin\n  what is told of statements to an observer' },
  {
    page: 'server',
    text: 'connection_control_* | live | plugin, connecting\n  how long wrong passwords delay a connection',
  },
  {
    page: 'server',
    fork: 'mysql',
    text: 'version_tokens_* | live | plugin\n  which versions of data a client may ask for',
  },
  { page: 'server', fork: 'mysql', text: 'rewriter_* | live | plugin\n  whether statements are rewritten' },
  { page: 'server', fork: 'mysql', text: 'clone_* | live | plugin\n  how all data are copied to another server' },
  {
    page: 'server',
    fork: 'mariadb',
    text: 'file_key_management_* | start | encryption, plugin\n  where the keys of encrypted data come from',
  },
  {
    page: 'server',
    fork: 'mariadb',
    text: 'sql_error_log_* | live | plugin\n  what a log keeps of statements that failed',
  },
  {
    page: 'server',
    fork: 'mariadb',
    text: 'query_response_time_* | live | plugin, any-statement\n  whether, and how finely, statements are counted by their time',
  },
]

export const OTHER_ENGINES: readonly SettingTable[] = [
  { page: 'myisam', text: MYISAM },
  { page: 'myisam', fork: 'mariadb', text: MARIADB_MYISAM },
  { page: 'aria', fork: 'mariadb', text: ARIA },
  { page: 'server', fork: 'mariadb', text: MARIADB },
  { page: 'server', fork: 'mysql', text: MYSQL },
  { page: 'server', text: SHARED },
  ...FAMILIES,
]
