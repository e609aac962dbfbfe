/** Variables of replication and of clusters: what a server alone does not show. */
import type { SettingTable } from './setting-table.ts'

const BOTH = `
slave_compressed_protocol | live | replica, over-network
  whether a replica gets changes compressed
slave_parallel_workers | live | replica
  threads that apply changes
slave_max_allowed_packet | live | replica, large-rows
  largest event that a replica takes
slave_net_timeout | live | replica
  how long a replica waits before it takes its source for gone
slave_sql_verify_checksum | live | replica
  whether a replica verifies checksums when it applies
slave_transaction_retries | live | replica, contended-rows
  how often a replica tries a transaction again
slave_exec_mode | live | replica
  whether a replica passes over rows that are there or missing
slave_skip_errors | start | replica
  errors that a replica passes over
slave_type_conversions | live | replica
  how a replica may convert columns
sync_relay_log | live | replica
  after how many events a replica synchronizes its relay log
sync_relay_log_info | live | replica
  after how many transactions a replica notes how far it is
sync_master_info | live | replica
  after how many events a replica notes what it has got
relay_log_recovery | start/live | replica, crash-recovery
  whether a replica gets changes again after a crash
relay_log_space_limit | start | replica
  most that relay logs may take
relay_log_purge | live | replica
  whether relay logs are deleted when they are applied
max_relay_log_size | live | replica
  size at which a new relay log begins
`

const MYSQL = `
replica_compressed_protocol | live | replica, over-network
  whether a replica gets changes compressed
replica_parallel_workers | live | replica
  threads that apply changes
replica_parallel_type | live | replica
  which transactions a replica may apply in parallel
slave_parallel_type | live | replica
  which transactions a replica may apply in parallel
slave_rows_search_algorithms | live | replica
  how a replica finds the rows that it changes
master_info_repository | live | replica
  whether a replica notes what it has got in a table or a file
relay_log_info_repository | live | replica
  whether a replica notes how far it is in a table or a file
transaction_write_set_extraction | live | binary-log-commits, replica
  how rows are remembered to find out which transactions replicas may apply in parallel
replica_preserve_commit_order | live | replica
  whether a replica commits in the order of its source
slave_preserve_commit_order | live | replica
  whether a replica commits in the order of its source
replica_pending_jobs_size_max | live | replica, large-transactions
  memory for changes that wait to be applied
slave_pending_jobs_size_max | live | replica, large-transactions
  memory for changes that wait to be applied
replica_checkpoint_* | live | replica
  how often a replica notes how far it is
slave_checkpoint_* | live | replica
  how often a replica notes how far it is
replica_allow_batching | live | replica, cluster
  whether changes of NDB are applied in batches
slave_allow_batching | live | replica, cluster
  whether changes of NDB are applied in batches
replica_max_allowed_packet | live | replica, large-rows
  largest event that a replica takes
replica_net_timeout | live | replica
  how long a replica waits before it takes its source for gone
replica_sql_verify_checksum | live | replica
  whether a replica verifies checksums when it applies
replica_transaction_retries | live | replica, contended-rows
  how often a replica tries a transaction again
replica_exec_mode | live | replica
  whether a replica passes over rows that are there or missing
replica_skip_errors | start | replica
  errors that a replica passes over
replica_type_conversions | live | replica
  how a replica may convert columns
sync_source_info | live | replica
  after how many events a replica notes what it has got
rpl_read_size | live | replica
  bytes that are read of binary and relay logs at once
replication_sender_observe_commit_only | live | replica
  whether plugins are only told of commits, as semi-synchronous replication needs
`

const MARIADB = `
slave_parallel_threads | live | replica
  threads that apply changes
slave_parallel_mode | live | replica | Slave_retried_transactions
  which transactions a replica may apply in parallel
slave_parallel_max_queued | live | replica
  memory for changes that wait to be applied
slave_domain_parallel_threads | live | replica
  threads that one replication domain may use
slave_run_triggers_for_rbr | live | replica, stored-programs
  whether a replica runs triggers for rows
slave_max_statement_time | live | replica
  how long a statement may take on a replica
slave_transaction_retry_* | start/live | replica
  when a replica tries a transaction again
slave_ddl_exec_mode | live | replica, ddl
  whether a replica passes over tables that are there or missing
replicate_annotate_row_events | start | replica
  whether a replica logs the statements that its source has logged beside rows
replicate_* | live | replica
  which databases and tables a replica applies
slave_abort_blocking_timeout | live | replica | | since 11.7
  after how long a statement that holds up a replica is ended
`

const SEMI_SYNCHRONOUS = `
rpl_semi_sync_* | live | replica
  whether a commit waits until a replica has got it, and how long
`

const CLUSTERS: readonly SettingTable[] = [
  {
    page: 'group-replication',
    fork: 'mysql',
    text: 'group_replication_* | live | cluster\n  how a group of servers agrees on commits',
  },
  {
    page: 'ndb',
    fork: 'mysql',
    text: 'ndb* | live | cluster, other-engine\n  how the server works with NDB Cluster',
  },
  {
    page: 'galera',
    fork: 'mariadb',
    text: 'wsrep_* | live | cluster\n  how servers of a Galera cluster agree on commits',
  },
]

export const REPLICATION: readonly SettingTable[] = [
  { page: 'replica', text: BOTH },
  { page: 'replica', fork: 'mysql', text: MYSQL },
  { page: 'replica', fork: 'mariadb', text: MARIADB },
  { page: 'semi-synchronous', text: SEMI_SYNCHRONOUS },
  ...CLUSTERS,
]
