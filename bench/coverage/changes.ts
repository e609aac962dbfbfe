/**
 * Thirty changes of one line in an option file, as people make them, with the expected answer of a gate: by the
 * knowledge in core/setting/, the manuals, and the work of the workloads.
 */

export type ChangedServer = 'mariadb' | 'mysql'

/** The expected answer: slower than tolerated, not slower, or that no cell can show the change. */
export type Expected = 'red' | 'pass' | 'not measured'

/** Option files before a change, and after it. */
export interface OptionFiles {
  /** Of the change. */
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Named by the setting with its value before and after. */
export interface Change extends OptionFiles {
  readonly server: ChangedServer | 'both'
  readonly expected: Expected
  readonly why: string
}

/** A change without its derived fields. */
interface Line {
  readonly server?: ChangedServer
  readonly option: string
  readonly values: readonly [before: string, after: string]
  /** Other lines of the file, the same before and after. */
  readonly beside?: readonly string[]
  /** The option in the name of the change; default: the option itself. */
  readonly called?: string
  readonly why: string
}

const LOGGED = ['slow_query_log = ON']
/** A relative name, as absolute paths are not given to servers that are measured. */
const BINARY_LOG = ['log_bin = mysql-bin']
/** All that Performance Schema can keep. */
const CONSUMERS = [
  'performance_schema = ON',
  ...['statements', 'stages', 'waits'].flatMap((kind) =>
    ['current', 'history', 'history-long'].map((keeps) => `performance-schema-consumer-events-${kind}-${keeps} = ON`),
  ),
]

const RED: readonly Line[] = [
  {
    option: 'performance-schema-instrument',
    called: 'instruments of Performance Schema',
    beside: CONSUMERS,
    values: ["'%=OFF'", "'%=ON'"],
    why: 'every wait of every statement is timed and kept',
  },
  {
    option: 'long_query_time',
    values: ['1', '0'],
    beside: LOGGED,
    why: 'every statement is written to the slow query log',
  },
  {
    option: 'log_output',
    values: ['FILE', 'TABLE'],
    beside: ['general_log = ON'],
    why: 'every statement is written into a table, which one connection at a time can do',
  },
  {
    option: 'innodb_buffer_pool_size',
    values: ['64G', '16G'],
    why: 'of data that are larger than either pool, more is read from disk',
  },
  {
    option: 'innodb_flush_log_at_trx_commit',
    values: ['2', '1'],
    why: 'each commit waits until the disk has the redo log',
  },
  {
    option: 'sync_binlog',
    values: ['0', '1'],
    beside: [...BINARY_LOG, 'innodb_flush_log_at_trx_commit = 2'],
    why: 'each commit waits until the disk has the binary log',
  },
  {
    option: 'sort_buffer_size',
    values: ['4M', '64K'],
    why: 'sorts of 2.3 MB are made in many parts in files, and merged in several passes',
  },
  {
    option: 'tmp_table_size',
    values: ['64M', '1M'],
    beside: ['max_heap_table_size = 64M'],
    why: 'temporary tables of 3.6 MB go to disk',
  },
  {
    server: 'mysql',
    option: 'join_buffer_size',
    values: ['4M', '64K'],
    why: 'the hash table of a join has 380 KB; where it does not fit, rows go through files',
  },
  {
    server: 'mariadb',
    option: 'binlog_commit_wait_count',
    values: ['0', '20'],
    beside: [...BINARY_LOG, 'sync_binlog = 1', 'binlog_commit_wait_usec = 10000'],
    why: 'eight connections wait ten milliseconds for twelve others that never come',
  },
  { option: 'thread_cache_size', values: ['100', '0'], why: 'each connection has a thread made for it' },
  {
    option: 'table_open_cache',
    values: ['2000', '64'],
    why: 'where more tables are used than that, they are opened and closed all the time',
  },
]

const PASS: readonly Line[] = [
  { option: 'sort_buffer_size', values: ['256K', '4M'], why: 'sorts are made in memory, and no longer in parts' },
  { option: 'join_buffer_size', values: ['256K', '1M'], why: 'more of a join fits into the buffer' },
  {
    option: 'innodb_buffer_pool_size',
    values: ['16G', '32G'],
    why: 'of data that are larger than either pool, less is read from disk',
  },
  {
    option: 'innodb_flush_log_at_trx_commit',
    values: ['1', '2'],
    why: 'faster; what a crash may cost is told as a notice',
  },
  {
    option: 'log_queries_not_using_indexes',
    values: ['OFF', 'ON'],
    beside: [...LOGGED, 'long_query_time = 10'],
    why: 'only statements that read whole tables are logged, each a line in ten milliseconds',
  },
  { option: 'max_allowed_packet', values: ['16M', '64M'], why: 'rows of 32 KB fit into either' },
]

const NOT_EXERCISED: readonly Line[] = [
  { option: 'max_connections', values: ['500', '600'], why: 'fewer clients connect than either allows' },
  { server: 'mysql', option: 'replica_net_timeout', values: ['60', '10'], why: 'no source is waited for' },
  {
    server: 'mariadb',
    option: 'rpl_semi_sync_master_timeout',
    values: ['10000', '1000'],
    why: 'there is no replica to wait for',
  },
  { option: 'ft_min_word_len', values: ['4', '3'], why: 'there is no full-text index' },
  { option: 'myisam_sort_buffer_size', values: ['8M', '64M'], why: 'all tables are of InnoDB' },
  {
    server: 'mysql',
    option: 'innodb_sort_buffer_size',
    values: ['1M', '8M'],
    why: 'indexes are built in innodb_ddl_buffer_size',
  },
  { option: 'innodb_online_alter_log_max_size', values: ['128M', '1G'], why: 'no table is altered' },
  { option: 'innodb_stats_persistent_sample_pages', values: ['20', '200'], why: 'statistics are made once, before' },
  { option: 'lock_wait_timeout', values: ['86400', '50'], why: 'no table is altered while others read it' },
  {
    option: 'innodb_read_io_threads',
    values: ['4', '8'],
    why: 'single pages are read by the threads that want them, not by these',
  },
  { option: 'innodb_spin_wait_delay', values: ['4', '6'], why: 'few CPUs seldom want the same latch at once' },
  { option: 'innodb_max_undo_log_size', values: ['1G', '100M'], why: 'undo logs do not grow so large within minutes' },
]

export const CHANGES: readonly Change[] = [
  ...RED.map((line) => change(line, 'red')),
  ...PASS.map((line) => change(line, 'pass')),
  ...NOT_EXERCISED.map((line) => change(line, 'not measured')),
]

/** Changes for servers of one kind. */
export function changesFor(server: ChangedServer): readonly Change[] {
  return CHANGES.filter((one) => one.server === 'both' || one.server === server)
}

function change(line: Line, expected: Expected): Change {
  const { server = 'both', option, values, beside = [], called = option, why } = line
  const file = (value: string) => ['[mysqld]', ...beside, `${option} = ${value}`, ''].join('\n')
  const plain = (value: string) => value.replaceAll("'", '')
  const [before, after] = values
  const name = `${called} ${plain(before)} → ${plain(after)}`
  return { name, server, before: file(before), after: file(after), expected, why }
}
