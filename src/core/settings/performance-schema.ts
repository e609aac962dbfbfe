/** Variables and options of Performance Schema. */
import type { SettingTable } from './setting-table.ts'

const VARIABLES = `
performance_schema | start | any-statement
  whether what the server does is observed and counted
performance_schema_digests_size | start | any-statement | Performance_schema_digest_lost
  how many kinds of statements are told apart
performance_schema_max_digest_length | start | any-statement
  bytes of a normalized statement that are kept
performance_schema_max_sql_text_length | start | any-statement
  bytes of a statement’s text that are kept
performance_schema_max_table_instances | start | many-tables | Performance_schema_table_instances_lost
  how many tables are observed
performance_schema_max_table_handles | start | many-tables | Performance_schema_table_handles_lost
  how many open tables are observed
performance_schema_max_table_lock_stat | start | many-tables | Performance_schema_table_lock_stat_lost
  how many tables have their locks counted
performance_schema_max_index_stat | start | many-tables | Performance_schema_index_stat_lost
  how many indexes have their use counted
performance_schema_max_metadata_locks | start | many-tables, high-concurrency | Performance_schema_metadata_lock_lost
  how many locks of definitions are observed
performance_schema_max_thread_instances | start | high-concurrency | Performance_schema_thread_instances_lost
  how many threads are observed
performance_schema_max_mutex_instances | start | high-concurrency | Performance_schema_mutex_instances_lost
  how many mutexes are observed
performance_schema_max_rwlock_instances | start | high-concurrency | Performance_schema_rwlock_instances_lost
  how many read-write locks are observed
performance_schema_max_cond_instances | start | high-concurrency | Performance_schema_cond_instances_lost
  how many conditions are observed
performance_schema_max_file_instances | start | many-tables | Performance_schema_file_instances_lost
  how many files are observed
performance_schema_max_socket_instances | start | connecting | Performance_schema_socket_instances_lost
  how many sockets are observed
performance_schema_max_prepared_statements_instances | start | high-concurrency | Performance_schema_prepared_statements_lost
  how many prepared statements are observed
performance_schema_max_program_instances | start | stored-programs | Performance_schema_program_lost
  how many stored programs are observed
performance_schema_max_statement_stack | start | stored-programs | Performance_schema_nested_statement_lost
  how deep statements within statements are observed
performance_schema_accounts_size | start | connecting | Performance_schema_accounts_lost
  how many accounts are told apart
performance_schema_hosts_size | start | connecting | Performance_schema_hosts_lost
  how many hosts are told apart
performance_schema_users_size | start | connecting | Performance_schema_users_lost
  how many users are told apart
performance_schema_session_connect_attrs_size | start | connecting | Performance_schema_session_connect_attrs_lost
  memory for what clients say of themselves
performance_schema_setup_actors_size | start | connecting
  how many rules say which accounts are observed
performance_schema_setup_objects_size | start | many-tables
  how many rules say which tables are observed
performance_schema_events_*_history_size | start | any-statement
  how many past events of each thread are kept
performance_schema_events_*_history_long_size | start | any-statement
  how many past events of all threads are kept
performance_schema_max_*_classes | start | any-statement
  how many kinds of instruments there may be
performance_schema_max_*_handles | start | many-tables
  how many open files are observed
`

const MYSQL = `
performance_schema_error_size | start | any-statement
  how many errors are told apart
performance_schema_max_digest_sample_age | live | any-statement
  after how many seconds a new example of a kind of statement is kept
performance_schema_show_processlist | live | metadata-reads
  whether SHOW PROCESSLIST asks Performance Schema, without a lock for all
`

const OPTIONS = `
performance_schema_consumer_* | start | any-statement
  whether events of a kind are kept
performance_schema_instrument | start | any-statement
  which instruments are switched on
performance_schema_meter | start | any-statement
  which meters are switched on
performance_schema_logger | start | any-statement
  which loggers are switched on
`

export const PERFORMANCE_SCHEMA: readonly SettingTable[] = [
  { page: 'performance-schema', text: VARIABLES },
  { page: 'performance-schema', fork: 'mysql', text: MYSQL },
  { page: 'performance-schema-options', text: OPTIONS },
]
