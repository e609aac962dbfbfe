/** Options that are no variables: they stand in option files only, and servers do not list them. */
import type { SettingTable } from './setting-table.ts'

const BOTH = `
ansi | start | any-statement
  whether SQL is taken as the standard says, by sql_mode and transaction_isolation
default_time_zone | start | any-statement
  time zone of connections: SYSTEM asks the operating system for every conversion, under a lock
memlock | start | reads-in-memory
  whether the server’s memory is kept out of swap
external_locking | start | other-engine
  whether files of MyISAM are locked against other programs
symbolic_links | start | other-device, other-engine
  whether files of tables may lie elsewhere
sysdate_is_now | start | any-statement
  whether SYSDATE() is the time at which its statement began, so that an index can be used
plugin_load | start | plugin
  plugins that are loaded at start
plugin_load_add | start | plugin
  more plugins that are loaded at start
binlog_do_db | start | binary-log-commits
  the only databases whose changes are logged
binlog_ignore_db | start | binary-log-commits
  databases whose changes are not logged
host_cache | start | connecting, over-network
  whether the names of clients are remembered
innodb_status_file | start | any-statement
  whether InnoDB writes its state into a file every 15 s
log_tc | start | other-engine
  log that coordinates engines where there is no binary log
upgrade | start | startup
  whether system tables are upgraded at start
master_retry_count | start | replica
  how often a replica tries to reach its source
`

const MYSQL = `
mysqlx | start | x-protocol
  whether the X Protocol is spoken
early_plugin_load | start | plugin
  plugins that are loaded before all others
super_large_pages | start | reads-in-memory
  whether the largest pages of memory are used
mysql_native_password | start | connecting
  whether accounts may still prove who they are as before MySQL 8.0
replicate_* | start | replica
  which databases and tables a replica applies
`

/** Beginnings of names are options as well where only one name begins so: old files have some. */
const MARIADB = `
debug_no_sync | start | point-writes, sustained-writes, binary-log-commits
  whether nothing is synchronized at all
partition | start | partitioning
  whether tables may have partitions
table_cache | start | many-tables | Opened_tables
  how many open tables are kept for the next statement
key_buffer | start | other-engine | Key_reads
  memory for indexes of MyISAM
myisam_recover | start | other-engine, crash-recovery
  whether damaged tables are repaired when they are opened
thread_cache | start | connecting | Threads_created
  threads that are kept for the next client
`

export const START_OPTIONS: readonly SettingTable[] = [
  { page: 'server-options', text: BOTH },
  { page: 'server-options', fork: 'mysql', text: MYSQL },
  { page: 'server-options', fork: 'mariadb', text: MARIADB },
]
