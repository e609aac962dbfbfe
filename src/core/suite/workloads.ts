/** The sysbench scripts that a suite may use, and the script options that make sense in each. */

/** How a script option is written. sysbench itself takes `--range-size=abc` without a word, so we check. */
export type ScriptOption =
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'switch' }

export interface Script {
  /** Whether the script changes data; such cells run last in a trial. */
  readonly writes: boolean
  /** Options by name with dashes. */
  readonly options: ReadonlyMap<string, ScriptOption>
  /**
   * Whether each transaction is one long query over TPC-H's tables: a turn then holds a few of them, where it holds many of
   * all others.
   */
  readonly isAnalytical?: boolean
}

/** Statements per transaction; more than this makes one transaction longer than a slice. */
const MOST_STATEMENTS = 10_000
const LONGEST_RANGE = 1_000_000
/** Parameters of one prepared statement are limited to 65,535; a range takes two. */
const MOST_POINTS = 10_000

const statements: ScriptOption = { kind: 'count', min: 0, max: MOST_STATEMENTS }
const points: ScriptOption = { kind: 'count', min: 1, max: MOST_POINTS }

/** sysbench 1.0.20, oltp_common.lua: the same for its eight OLTP scripts. */
const OLTP_OPTIONS: ReadonlyMap<string, ScriptOption> = new Map<string, ScriptOption>([
  ['range-size', { kind: 'count', min: 1, max: LONGEST_RANGE }],
  ['point-selects', statements],
  ['simple-ranges', statements],
  ['sum-ranges', statements],
  ['order-ranges', statements],
  ['distinct-ranges', statements],
  ['index-updates', statements],
  ['non-index-updates', statements],
  ['delete-inserts', statements],
  ['range-selects', { kind: 'switch' }],
  ['skip-trx', { kind: 'switch' }],
])

/** Every script by name. A Map, because a user's word such as "constructor" must not find anything. */
export const SCRIPTS: ReadonlyMap<string, Script> = new Map<string, Script>([
  ['oltp_read_only', { writes: false, options: OLTP_OPTIONS }],
  ['oltp_read_write', { writes: true, options: OLTP_OPTIONS }],
  ['oltp_write_only', { writes: true, options: OLTP_OPTIONS }],
  ['oltp_point_select', { writes: false, options: OLTP_OPTIONS }],
  ['oltp_update_index', { writes: true, options: OLTP_OPTIONS }],
  ['oltp_update_non_index', { writes: true, options: OLTP_OPTIONS }],
  ['oltp_insert', { writes: true, options: OLTP_OPTIONS }],
  ['oltp_delete', { writes: true, options: OLTP_OPTIONS }],
  ['select_random_points', { writes: false, options: new Map([['random-points', points]]) }],
  [
    'select_random_ranges',
    {
      writes: false,
      options: new Map([
        ['number-of-ranges', points],
        ['delta', { kind: 'count', min: 0, max: LONGEST_RANGE }],
      ]),
    },
  ],
  // Ours, in scenarios/lua.
  ['connect', { writes: false, options: new Map() }],
  [
    'tpch',
    {
      ...{ writes: false, isAnalytical: true },
      options: new Map<string, ScriptOption>([['query', { kind: 'count', min: 1, max: 22 }]]),
    },
  ],
  [
    'read_write_pct',
    { writes: true, options: new Map<string, ScriptOption>([['read-percent', { kind: 'count', min: 0, max: 100 }]]) },
  ],
])

/** Whether the script is one of the user's own: the path, from the suite's folder, of a file that ends in .lua. */
export function isOwnScript(script: string): boolean {
  return script.endsWith('.lua')
}

/** Name of a workload that is not given one: the script, of one's own without its folder and ending. */
export function scriptName(script: string): string {
  return isOwnScript(script) ? script.replace(/^.*\//, '').replace(/\.lua$/, '') : script
}

const OWN_OPTION = /^[a-z][a-z0-9_-]{0,63}$/i

/** The value of an option of a script of one's own as sysbench takes it; undefined where it is none. */
export function ownOptionText(name: string, value: unknown): string | undefined {
  if (!OWN_OPTION.test(name)) return undefined
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : undefined
  return text?.includes('\0') ? undefined : text
}

/** What an option of a script of one's own may be, for messages. */
export const OWN_OPTION_FORM = 'text, a number, true or false'

/** sysbench takes - and _ alike; we write dashes. */
export function canonicalScriptOption(name: string): string {
  return name.replaceAll('_', '-')
}

/** Why an option of sysbench is not the suite's to set; undefined when it is not one that we own. */
export function whyOwned(name: string): string | undefined {
  const canonical = canonicalScriptOption(name)
  if (canonical === 'tables') return 'nothing here; all workloads share the tables of dataset.tables'
  if (canonical === 'table-size') return 'nothing here; all workloads share the rows of dataset.rows'
  if (canonical === 'threads') return 'nothing here; the levels stand under the top-level key threads'
  if (/^(?:auto-inc|secondary|create-secondary)$/.test(canonical))
    return 'nothing here; all workloads share one dataset, which is created with the defaults'
  if (/^(?:mysql|pgsql|db)-/.test(canonical)) return 'nothing here; qpsgate connects to its own servers'
  if (/^(?:time|events|rate|forced-shutdown|report-.*|percentile|histogram|warmup-time)$/.test(canonical))
    return 'nothing here; qpsgate decides how long and how it measures, see budget'
  return undefined
}

/** What a script option may be set to, for messages. */
export function describeScriptOption(option: ScriptOption): string {
  return option.kind === 'switch' ? 'on or off' : `an integer from ${option.min} to ${option.max}`
}

/** The value as sysbench takes it, or undefined when it is not one for this option. */
export function scriptOptionText(option: ScriptOption, value: unknown): string | undefined {
  if (option.kind === 'switch') {
    const word = String(value).toLowerCase()
    if (/^(?:true|on|1)$/.test(word)) return 'on'
    return /^(?:false|off|0)$/.test(word) ? 'off' : undefined
  }
  const written = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof written !== 'number' || !Number.isInteger(written)) return undefined
  return written >= option.min && written <= option.max ? String(written) : undefined
}
