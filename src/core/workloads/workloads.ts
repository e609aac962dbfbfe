/** The sysbench scripts that a suite may use, the work that they exercise, and the options that make sense in each. */
import { type Exercise, HIGH_CONCURRENCY } from '../options/exercises.ts'
import type { Workload } from './workload.ts'

/** Form of a script option. qpsgate checks it, because sysbench accepts `--range-size=abc` silently. */
export type ScriptOption = readonly [min: number, max: number] | 'switch' | { readonly words: readonly string[] }

/**
 * What a script needs of its servers. Certificate: its connections are encrypted if the server offers it. Handles by
 * thread: each thread has all tables open. Full redo log: it writes until the redo log is full, again and again. Relay
 * log: a replica does the work, and only the server's root user may query its progress.
 */
export type ScriptNeed = 'certificate' | 'handles-by-thread' | 'full-redo-log' | 'relay-log'

export interface Script {
  readonly options: ReadonlyMap<string, ScriptOption>
  /** Kinds of work that take most of its time, without options. Some need a precondition, see exercises.ts. */
  readonly exercises: readonly Exercise[]
  readonly needs?: ScriptNeed
  /** Thread counts at which the script is chosen for a change; none: a suite has to name it. */
  readonly levels: readonly number[]
  /** Whether the script changes data. Its cells run last in a trial, so that others find the data unchanged. */
  readonly writes: boolean
  /** Whether each transaction is one long query over TPC-H's tables, so that a turn holds only a few of them. */
  readonly isAnalytical?: boolean
  /** The only thread count that makes sense; absent: any does. */
  readonly threads?: number
}

/** Maximum number of statements in a transaction: with more, it would last longer than a slice. */
const MOST_STATEMENTS = 10_000
const LONGEST_RANGE = 1_000_000
/** Maximum number of points in a statement: a prepared one has at most 65,535 parameters, and a range takes two. */
const MOST_POINTS = 10_000

/** Options of sysbench's eight OLTP scripts (source: oltp_common.lua of sysbench 1.0.20). */
const OLTP = {
  'range-size': [1, LONGEST_RANGE],
  'point-selects': [0, MOST_STATEMENTS],
  'simple-ranges': [0, MOST_STATEMENTS],
  'sum-ranges': [0, MOST_STATEMENTS],
  'order-ranges': [0, MOST_STATEMENTS],
  'distinct-ranges': [0, MOST_STATEMENTS],
  'index-updates': [0, MOST_STATEMENTS],
  'non-index-updates': [0, MOST_STATEMENTS],
  'delete-inserts': [0, MOST_STATEMENTS],
  'range-selects': 'switch',
  'skip-trx': 'switch',
  'db-ps-mode': { words: ['auto', 'disable'] },
} as const

const READS: readonly Exercise[] = ['reads-in-memory', 'reads-beyond-pool']
const WRITES: readonly Exercise[] = ['point-writes', 'binary-log-commits']

/** Maximum number of rows that a statement works on. With so many rows, it takes seconds. */
const MOST_ROWS = 1_000_000
const MOST_TABLES = 100
/** Maximum number of tables in a join: servers take no more. */
const MOST_JOINED = 61
/** Maximum number of rows that a statement of `bulk_load` inserts: servers take no larger statement. */
const MOST_LOADED = 10_000
/**
 * Maximum number of transactions that a replica applies before it starts again. The relay log that writeBacklog()
 * makes must have more.
 */
const MOST_LAP = 59_000
const LONGEST_ROW = 1024 ** 2
/**
 * Minimum length of a value, in characters. A value begins with a number of ten digits, so that it differs from the
 * value before it.
 */
const SHORTEST_ROW = 16

type Options = Readonly<Record<string, ScriptOption>>

function reads(options: Options, exercises: readonly Exercise[], levels: readonly number[] = []): Script {
  return { options: new Map(Object.entries(options)), exercises, levels, writes: false }
}

function writes(options: Options, exercises: readonly Exercise[], levels: readonly number[] = []): Script {
  return { ...reads(options, exercises, levels), writes: true }
}

/**
 * Scripts by the name of their Lua file. Of scripts that exercise the same work, the first is chosen. Long queries have
 * one thread, which keeps a CPU of the server busy: several threads would wait for each other, and turns, which last
 * several latencies, would be longer. The table is a Map, so that a user's word such as "constructor" finds nothing.
 */
export const SCRIPTS: ReadonlyMap<string, Script> = new Map<string, Script>([
  ['oltp_read_only', reads(OLTP, ['reads-in-memory'], [8])],
  ['oltp_read_write', writes(OLTP, ['reads-in-memory', ...WRITES])],
  ['oltp_write_only', writes(OLTP, WRITES)],
  ['oltp_point_select', reads(OLTP, READS, [8, HIGH_CONCURRENCY])],
  ['oltp_update_non_index', writes(OLTP, WRITES, [8])],
  ['oltp_update_index', writes(OLTP, ['purging', ...WRITES], [8])],
  ['oltp_insert', writes(OLTP, [...WRITES, 'auto-increment'], [8])],
  ['oltp_delete', writes(OLTP, WRITES)],
  ['select_random_points', reads({ 'random-points': [1, MOST_POINTS] }, READS)],
  ['select_random_ranges', reads({ 'number-of-ranges': [1, MOST_POINTS], delta: [0, LONGEST_RANGE] }, READS)],
  // The scripts from here on are qpsgate's, in scenarios/lua.
  ['connect', reads({}, ['connecting'], [8])],
  ['encrypted', { ...reads({}, ['encrypted-connections'], [8]), needs: 'certificate' }],
  ['sort', reads({ 'sort-rows': [1, MOST_ROWS] }, ['sorts'], [1])],
  ['full_join', reads({ 'join-rows': [1, MOST_ROWS] }, ['joins'], [1])],
  ['temporary_table', reads({ 'group-rows': [1, MOST_ROWS] }, ['temporary-tables'], [1])],
  ['full_scan', reads({ 'scan-rows': [1, MOST_ROWS] }, ['full-scans', 'read-ahead'], [1])],
  ['long_concatenation', reads({ 'concat-rows': [1, MOST_ROWS] }, ['long-concatenation'], [1])],
  ['time_zones', reads({ 'time-rows': [1, MOST_ROWS] }, ['time-conversions'], [1])],
  ['many_tables', { ...reads({ 'query-tables': [1, MOST_TABLES] }, ['many-tables'], [8]), needs: 'handles-by-thread' }],
  ['contended_rows', writes({ 'hot-rows': [1, MOST_ROWS] }, ['contended-rows', ...WRITES], [16])],
  ['deadlocks', writes({ 'hot-rows': [2, MOST_ROWS] }, ['deadlocks', 'contended-rows', ...WRITES], [8])],
  [
    'sustained_writes',
    {
      ...writes({ 'update-rows': [1, MOST_STATEMENTS] }, ['sustained-writes', ...WRITES], [8]),
      needs: 'full-redo-log',
    },
  ],
  [
    'large_transactions',
    writes({ 'transaction-rows': [1, MOST_ROWS] }, ['large-transactions', 'binary-log-commits'], [2]),
  ],
  ['huge_transactions', writes({ 'transaction-rows': [1, MOST_ROWS] }, ['redo-bursts'], [4])],
  ['bulk_load', writes({ 'load-rows': [1, MOST_LOADED] }, ['bulk-load'], [1])],
  ['create_index', writes({ 'index-rows': [1, MOST_ROWS] }, ['index-builds'], [1])],
  ['alter_table', writes({ 'altered-rows': [1, MOST_ROWS] }, ['table-copies'], [1])],
  ['growing_table', writes({ 'newest-rows': [1, MOST_ROWS] }, [...WRITES, 'auto-increment', 'reads-in-memory'])],
  [
    'replication',
    {
      ...writes({ 'lap-transactions': [100, MOST_LAP] }, ['replication-apply'], [1]),
      threads: 1,
      needs: 'relay-log',
    },
  ],
  ['planning', reads({ 'join-tables': [2, MOST_JOINED] }, ['planning'], [1])],
  ['skewed_joins', reads({}, ['plan-choice'], [1])],
  ['sorted_reads', reads({}, ['sorted-reads'], [1])],
  ['large_rows', writes({ 'row-bytes': [SHORTEST_ROW, LONGEST_ROW] }, ['large-rows'], [4])],
  // The option `query` decides what tpch exercises, so the script itself has no exercise.
  ['tpch', { ...reads({ query: [1, 22] }, []), isAnalytical: true }],
  ['read_write_pct', writes({ 'read-percent': [0, 100] }, ['reads-in-memory', ...WRITES])],
])

const SINGLE_STATEMENTS: readonly string[] = [
  ...['oltp_point_select', 'oltp_update_index', 'oltp_update_non_index', 'oltp_insert', 'oltp_delete'],
  ...['select_random_points', 'select_random_ranges'],
]

/** Whether a load repeats a single statement. A comparison of servers warns of it, because no application does so. */
export function isSingleStatement({ script, options }: Workload): boolean {
  return SINGLE_STATEMENTS.includes(script) || (script === 'oltp_read_only' && options['range-selects'] === 'off')
}

export interface ScriptCell {
  readonly script: string
  readonly threads: number
}

/**
 * Usual load, which suits any change. Most servers mostly read, so a slowdown of reading must not go unnoticed. The
 * second cell also writes.
 */
export const USUAL_LOAD = [
  { script: 'oltp_read_only', threads: 8 },
  { script: 'oltp_read_write', threads: 8 },
] as const satisfies readonly ScriptCell[]

/** Cells from which some are chosen for a change. Earlier ones are preferred. */
export const USUAL_CELLS: readonly ScriptCell[] = [...SCRIPTS].flatMap(([script, { levels }]) =>
  levels.map((threads) => ({ script, threads })),
)

export function usualCellFor(exercise: Exercise): ScriptCell | undefined {
  return USUAL_CELLS.find(({ script, threads }) => exercisesOf(script, threads).includes(exercise))
}

export function workloadFor(exercise: Exercise): string | undefined {
  return usualCellFor(exercise)?.script
}

/** Work that a script exercises at a thread count; none for a user's own script, because only the user knows it. */
export function exercisesOf(script: string, threads: number): readonly Exercise[] {
  const exercises = SCRIPTS.get(script)?.exercises ?? []
  return threads < HIGH_CONCURRENCY ? exercises : [...exercises, 'high-concurrency']
}

export function needs({ script }: Pick<Workload, 'script'>, need: ScriptNeed): boolean {
  return SCRIPTS.get(script)?.needs === need
}

export function isOwnScript(script: string): boolean {
  return script.endsWith('.lua')
}

export const WORKLOAD_FILE = 'workload.yml'

/** Whether a script is the path of a user's own workload: its folder, which has a slash somewhere, or its file. */
export function isOwnWorkload(script: string): boolean {
  return !isOwnScript(script) && (script.includes('/') || script === WORKLOAD_FILE)
}

export function workloadFileOf(path: string): string {
  return /\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, '')}/${WORKLOAD_FILE}`
}

/** Name of a workload for which the suite gives none: the name of its script, without folders and ending. */
export function scriptName(script: string): string {
  if (isOwnScript(script)) return script.replace(/^.*\//, '').replace(/\.lua$/, '')
  if (!isOwnWorkload(script)) return script
  const folders = workloadFileOf(script).split('/').slice(0, -1)
  return folders.findLast((folder) => folder !== '' && !/^\.+$/.test(folder)) ?? 'workload'
}

const OWN_OPTION = /^[a-z][a-z0-9_-]{0,63}$/i

export function ownOptionText(name: string, value: unknown): string | undefined {
  if (!OWN_OPTION.test(name)) return undefined
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : undefined
  return text?.includes('\0') ? undefined : text
}

export const OWN_OPTION_FORM = 'text, a number, true or false'

/** Name with dashes. sysbench treats dashes and underscores alike, so one form suffices for all look-ups. */
export function canonicalScriptOption(name: string): string {
  return name.replaceAll('_', '-')
}

const RESERVED =
  /^(?:tables|table-size|threads|auto-inc|secondary|create-secondary|time|events|rate|forced-shutdown|percentile|histogram|warmup-time|init-rng|debug|validate|verbosity|help|version|num-threads|max-time|max-requests|tx-rate|luajit-cmd|config-file|(?:report|mysql|pgsql|thread)-.*|db-(?!ps-mode$).*)$/

/** Reason why a suite may not set an option of sysbench; undefined if it may. */
export function whyReserved(name: string): string | undefined {
  return RESERVED.test(canonicalScriptOption(name))
    ? 'nothing here; qpsgate sets it for all workloads, by the keys dataset, threads and budget'
    : undefined
}

function isWords(option: ScriptOption): option is Extract<ScriptOption, { readonly words: unknown }> {
  return typeof option === 'object' && 'words' in option
}

export function describeScriptOption(option: ScriptOption): string {
  if (isWords(option)) return option.words.join(' or ')
  return option === 'switch' ? 'on or off' : `an integer from ${option[0]} to ${option[1]}`
}

export function scriptOptionText(option: ScriptOption, value: unknown): string | undefined {
  if (option === 'switch') {
    const word = String(value).toLowerCase()
    if (/^(?:true|on|1)$/.test(word)) return 'on'
    return /^(?:false|off|0)$/.test(word) ? 'off' : undefined
  }
  if (isWords(option)) return option.words.find((word) => word === value)
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined
  return number >= option[0] && number <= option[1] ? String(number) : undefined
}

interface WorkloadEntry {
  readonly name?: string | undefined
  readonly script: string
  readonly options?: Readonly<Record<string, unknown>>
}

/** A workload with its options as sysbench takes them. @param source text of a user's own script */
export function workloadOf({ name, script, options = {} }: WorkloadEntry, source?: string): Workload {
  const row = SCRIPTS.get(script)
  const texts = Object.entries(options).flatMap(([key, value]) => {
    const option = canonicalScriptOption(key)
    const form = row?.options.get(option)
    const text = row === undefined ? ownOptionText(key, value) : form && scriptOptionText(form, value)
    return text === undefined ? [] : [[option, text] as const]
  })
  return {
    name: name ?? scriptName(script),
    script,
    options: Object.fromEntries(texts),
    source,
    isAnalytical: row?.isAnalytical,
    threads: row?.threads === undefined ? undefined : [row.threads],
    // A user's own script may do anything, so it counts as writing.
    writes: row?.writes ?? true,
  }
}

/**
 * Workloads of all scripts under their own names and without options. Analytical scripts are left out, because they
 * need other tables.
 */
export function plainWorkloads(): Workload[] {
  const plain = [...SCRIPTS].filter(([, { isAnalytical }]) => !isAnalytical)
  return plain.map(([script]) => workloadOf({ script }))
}
