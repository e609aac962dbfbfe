/** Variables of connections, threads, packets and what a session keeps or tells. */
import type { SettingTable } from './setting-table.ts'

const BOTH = `
max_connections | live | high-concurrency, connecting | Max_used_connections, Connection_errors_max_connections
  how many clients may be connected at once
max_user_connections | live | high-concurrency, connecting
  how many connections one account may have
back_log | start | connecting
  connections that may wait to be accepted
thread_cache_size | live | connecting | Threads_created
  threads that are kept for the next client
thread_stack | start | high-concurrency, stored-programs
  memory of the stack of each thread
host_cache_size | live | connecting, over-network
  clients whose name and errors are remembered
skip_name_resolve | start | connecting, over-network
  whether the names of clients are not asked for
connect_timeout | live | connecting | Aborted_connects
  how long a client may take to say who it is
wait_timeout | live | long-idle | Aborted_clients
  how long a connection may stand idle
interactive_timeout | live | long-idle | Aborted_clients
  how long an interactive connection may stand idle
net_buffer_length | live | large-rows, connecting
  first size of the buffer of a connection
max_allowed_packet | live | large-rows
  largest packet, row or statement
net_read_timeout | live | over-network
  how long the server waits for more of a statement
net_write_timeout | live | over-network
  how long the server waits until a client takes more of a result
net_retry_count | live | over-network
  how often an interrupted read is tried again
max_prepared_stmt_count | live | high-concurrency | Prepared_stmt_count
  how many prepared statements there may be at once
init_connect | live | connecting
  statements that every client runs when it connects
large_pages | start | reads-in-memory
  whether large pages of memory are used
locked_in_memory | start | reads-in-memory
  whether the server’s memory is kept out of swap
query_alloc_block_size | live | planning
  unit in which memory is allocated while a statement is parsed
query_prealloc_size | live | planning
  memory for parsing that a connection keeps
transaction_alloc_block_size | live | large-transactions
  unit in which memory is allocated for a transaction
transaction_prealloc_size | live | large-transactions
  memory for transactions that a connection keeps
session_track_schema | live | any-statement
  whether a client is told when its default database changes
session_track_state_change | live | any-statement
  whether a client is told when the state of its session changes
session_track_system_variables | live | any-statement
  changes of which variables a client is told
session_track_transaction_info | live | any-statement
  whether a client is told the state of its transaction
require_secure_transport | live | over-network, connecting
  whether connections have to be encrypted
tls_version | live/start | over-network, connecting | Ssl_accepts
  versions of TLS, which handshakes differ in
ssl_cipher | live/start | over-network | Ssl_accepts
  ciphers of encrypted connections
autocommit | live | point-writes | Handler_commit
  whether every statement is a transaction of its own
completion_type | live | point-writes
  whether a transaction begins where another ended, or the connection ends
low_priority_updates | live | other-engine
  whether writes wait until nobody reads the table
flush | live | other-engine
  whether changes of tables are synchronized after each statement
flush_time | live | many-tables
  after how many seconds all tables are closed
lock_wait_timeout | live | ddl, contended-rows
  how long a statement waits for the lock of a table’s definition
max_write_lock_count | live | ddl, other-engine
  after how many write locks read locks are let through
datadir | start | other-device
  where all data lie
basedir | start | startup
  where the server’s own files lie
time_zone | live | any-statement
  time zone of a connection: SYSTEM asks the operating system for every conversion, under a lock
max_digest_length | start | any-statement
  bytes of a statement that are read to normalize it
`

const MYSQL = `
connection_memory_chunk_size | live | any-statement
  unit in which the memory of connections is counted
connection_memory_limit | live | large-rows, sorts | Count_hit_query_past_connection_memory_status_limit
  most memory of one connection
global_connection_memory_limit | live | high-concurrency | Count_hit_query_past_global_connection_memory_status_limit
  most memory of all connections
global_connection_memory_tracking | live | any-statement | Global_connection_memory
  whether the memory of connections is counted
create_admin_listener_thread | start | connecting
  whether administrators’ connections are accepted by a thread of their own
ssl_session_cache_mode | live | connecting, over-network | Ssl_session_cache_hits
  whether encrypted sessions can be taken up again
ssl_session_cache_timeout | live | connecting, over-network | Ssl_session_cache_hits
  how long they can
ssl_fips_mode | start | over-network
  whether only ciphers of the FIPS standard are used
protocol_compression_algorithms | live | over-network, large-rows
  how the protocol may be compressed
caching_sha2_password_digest_rounds | live | connecting
  rounds of hashing when a password is checked for the first time
transaction_isolation | live | contended-rows, long-idle
  what a transaction sees of others, and what it locks for that
transaction_read_only | live | reads-in-memory
  whether transactions only read, which saves their bookkeeping
offline_mode | live | connecting
  whether only administrators may connect
parser_max_mem_size | live | planning
  most memory for parsing one statement
replication_optimize_for_static_plugin_config | live | any-statement, high-concurrency
  whether locks for plugins that could be unloaded are saved
container_aware | start | startup | | since 9.7
  whether limits of a container are taken for the size of the machine
server_memory | start | startup | | since 9.4
  memory that the server takes itself to have
default_authentication_plugin | start | connecting
  how new accounts prove who they are, some ways costlier than others
authentication_policy | live | connecting
  how new accounts prove who they are, some ways costlier than others
session_track_gtids | live | point-writes
  whether a client is told the identifier of its transaction
xa_detach_on_prepare | live | large-transactions
  whether other connections may finish a prepared XA transaction
rbr_exec_mode | live | replica
  whether a connection passes over rows that are there or missing
`

const MARIADB = `
idle_transaction_timeout | live | long-idle
  how long a transaction may stand idle
idle_readonly_transaction_timeout | live | long-idle
  how long a transaction that has only read may stand idle
idle_write_transaction_timeout | live | long-idle
  how long a transaction that has written may stand idle
max_session_mem_used | live | large-rows, sorts | Memory_used
  most memory of one connection
max_password_errors | live | connecting | Access_denied_errors
  after how many wrong passwords an account is blocked
tcp_nodelay | live | over-network
  whether small packets are sent at once
tx_isolation | live | contended-rows, long-idle
  what a transaction sees of others, and what it locks for that
transaction_isolation | live | contended-rows, long-idle | | since 11.1
  what a transaction sees of others, and what it locks for that
tx_read_only | live | reads-in-memory
  whether transactions only read, which saves their bookkeeping
transaction_read_only | live | reads-in-memory | | since 11.1
  whether transactions only read, which saves their bookkeeping
deadlock_search_depth_short | live | other-engine
  how far Aria looks for deadlocks first
deadlock_search_depth_long | live | other-engine
  how far Aria looks for deadlocks later
deadlock_timeout_short | live | other-engine
  how long Aria waits before it looks farther
deadlock_timeout_long | live | other-engine
  how long Aria waits before it gives up
progress_report_time | live | ddl
  how often a client is told how far a long statement is
skip_grant_tables | start | connecting
  whether privileges are not checked
log_tc_size | start | other-engine
  size of the log that coordinates engines where there is no binary log
`

const THREADS = `
thread_handling | start | high-concurrency, connecting | Threads_running
  whether each connection has a thread, or a pool of threads serves all
`

const THREAD_POOL = `
thread_pool_size | live | high-concurrency | Threadpool_threads
  groups of threads in the pool, about as many as statements that run at once
thread_pool_max_threads | live | high-concurrency | Threadpool_threads
  most threads in the pool
thread_pool_idle_timeout | live | long-idle | Threadpool_idle_threads
  after how long a thread that has nothing to do ends
thread_pool_stall_limit | live | high-concurrency | Threadpool_threads
  after how long a statement counts as stalled and another thread is started
thread_pool_oversubscribe | live | high-concurrency | Threadpool_threads
  how many more threads of a group may be active
thread_pool_* | live | high-concurrency
  how a pool of threads serves connections
extra_max_connections | live | connecting
  how many clients may be connected to the extra port
`

const MYSQL_THREAD_POOL = `
thread_pool_* | start | plugin, high-concurrency
  how a pool of threads serves connections, in MySQL a plugin of its commercial editions
`

export const CONNECTIONS: readonly SettingTable[] = [
  { page: 'server', text: BOTH },
  { page: 'server', fork: 'mysql', text: MYSQL },
  { page: 'server', fork: 'mariadb', text: MARIADB },
  { page: 'thread-pool', text: THREADS },
  { page: 'thread-pool', fork: 'mysql', text: MYSQL_THREAD_POOL },
  { page: 'thread-pool', fork: 'mariadb', text: THREAD_POOL },
]
