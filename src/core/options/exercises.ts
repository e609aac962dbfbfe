/**
 * Work that makes a setting matter: if no cell has a setting's exercise, the run cannot see it. workloads.ts has the
 * exercises of each workload, with the scripts; core/settings/ has those that each setting needs.
 */

interface Meaning {
  /** The work, in one sentence. */
  readonly meaning: string
  /** Whether a load that sysbench makes against one server can contain it. */
  readonly isLoad: boolean
}

function load(meaning: string): Meaning {
  return { meaning, isLoad: true }
}

function elsewhere(meaning: string): Meaning {
  return { meaning, isLoad: false }
}

/** Every exercise with its description. */
export const EXERCISES = {
  'any-statement': load('Any statement: each one pays.'),
  'reads-in-memory': load('Rows are read that are all in the buffer pool.'),
  'reads-beyond-pool': load('Rows are read from data that are larger than the buffer pool.'),
  'full-scans': load('Statements read whole tables, or large parts of them.'),
  'point-writes': load('Single rows are inserted, updated or deleted, and committed.'),
  'sustained-writes': load(
    'Rows are written for so long that dirty pages, redo log or undo log have to be caught up with.',
  ),
  'large-transactions': load('One transaction changes many rows before it commits.'),
  'binary-log-commits': load('Changes are committed while the binary log is on.'),
  'contended-rows': load('Several transactions want the same rows, so locks are waited for.'),
  'bulk-load': load('Many rows are loaded at once, by statements of many rows.'),
  'growing-tables': load('Rows are added at the end of a table, and the newest are read.'),
  'large-rows': load('Rows or results have many kilobytes, in BLOB or TEXT columns.'),
  sorts: load('Statements sort more rows than an index delivers in order.'),
  joins: load('Statements join tables, with and without an index.'),
  'temporary-tables': load('Statements need a temporary table: GROUP BY, DISTINCT, UNION, derived tables.'),
  planning: load('Plans of statements take long to find: many tables, conditions or values in a list.'),
  'auto-increment': load('Several connections insert into one table with an AUTO_INCREMENT key.'),
  connecting: load('Clients connect and disconnect again and again.'),
  'many-tables': load('More tables are used than the caches of tables hold.'),
  'high-concurrency': load('Many more connections are active than there are CPUs.'),
  'huge-transactions': elsewhere('One transaction logs tens of megabytes before it commits.'),
  'undo-truncation': elsewhere('Undo tablespaces have grown so large that they are truncated.'),
  'plan-choice': elsewhere(
    'Which plan a statement gets decides how fast it is: your own statements, on your own data.',
  ),
  'replication-apply': load('A replica applies what its source has written.'),
  replica: elsewhere('Another server sends changes, or waits until they are there.'),
  cluster: elsewhere('Several servers agree on each commit: Galera, Group Replication, NDB.'),
  fulltext: elsewhere('Full-text indexes are searched or maintained.'),
  partitioning: elsewhere('Tables have partitions.'),
  'vector-search': elsewhere('Vectors are searched by an index.'),
  'other-engine': elsewhere('Tables are of another storage engine than InnoDB.'),
  'compressed-tables': elsewhere('Tables or columns are compressed.'),
  encryption: elsewhere('Tables, logs or temporary files are encrypted.'),
  'stored-programs': elsewhere('Stored procedures, functions or triggers run.'),
  'metadata-reads': elsewhere('INFORMATION_SCHEMA or statistics are asked for, or ANALYZE runs.'),
  'over-network': elsewhere('Clients are on other machines, or their connections are encrypted.'),
  'x-protocol': elsewhere('Clients speak MySQL’s X Protocol.'),
  plugin: elsewhere('A plugin or component is installed that no server has by itself.'),
  startup: elsewhere('The server starts or stops, and its caches are cold.'),
  'crash-recovery': elsewhere('The server starts after a crash.'),
  ddl: elsewhere('Tables are created, altered or dropped.'),
  'other-device': elsewhere('Files lie on another device or file system.'),
  'long-idle': elsewhere('Connections or transactions stand idle for long.'),
} as const satisfies Readonly<Record<string, Meaning>>

export type Exercise = keyof typeof EXERCISES

export function isExercise(word: string): word is Exercise {
  return Object.hasOwn(EXERCISES, word)
}

/** Conditions that no workload can create: the data and the servers must meet them. */
export type Precondition = 'data-beyond-pool' | 'binary-log' | 'tables-beyond-cache' | 'redo-in-scale' | 'relay-log'

/** As many connections as make most of them wait, on every machine that measures. */
export const HIGH_CONCURRENCY = 64

/**
 * Exercises that a workload only is where this holds for every server that is compared; elsewhere it exercises less.
 */
export const PRECONDITIONS: { readonly [exercise in Exercise]?: Precondition } = {
  'reads-beyond-pool': 'data-beyond-pool',
  'sustained-writes': 'redo-in-scale',
  'replication-apply': 'relay-log',
  'large-transactions': 'binary-log',
  'binary-log-commits': 'binary-log',
  'many-tables': 'tables-beyond-cache',
}

/**
 * Counters of SHOW GLOBAL STATUS that prove the work, one of them with at least every thousandth transaction. For other
 * exercises only the workload tells.
 */
export const EXERCISE_COUNTERS: { readonly [exercise in Exercise]?: readonly string[] } = {
  'reads-in-memory': ['Innodb_buffer_pool_read_requests'],
  'reads-beyond-pool': ['Innodb_buffer_pool_reads'],
  'full-scans': ['Handler_read_rnd_next'],
  'point-writes': ['Com_update', 'Com_insert', 'Com_delete'],
  'large-transactions': ['Binlog_cache_disk_use'],
  'replication-apply': ['Handler_update'],
  'bulk-load': ['Handler_write'],
  'growing-tables': ['Com_insert'],
  'binary-log-commits': ['Binlog_cache_use'],
  'contended-rows': ['Innodb_row_lock_waits'],
  sorts: ['Sort_rows'],
  joins: ['Select_full_join'],
  'temporary-tables': ['Created_tmp_tables'],
  'auto-increment': ['Com_insert'],
  connecting: ['Connections'],
  'many-tables': ['Opened_tables'],
}
