/**
 * Rules of a fair comparison between servers: what decides over speed and is seldom what is compared. Settings with which
 * servers answer "yes" sooner, because they have done less, are told beside the figures.
 */
import type { Scenario } from './suite.ts'

/** A variable in which a server differs from the control's. */
export interface UnevenVariable {
  readonly name: string
  readonly value: string
  /** The control's. */
  readonly reference: string
}

/** A running server as it describes itself. */
export interface ComparedServer {
  readonly scenario: Scenario
  readonly variables: Readonly<Record<string, string>>
}

/** Variables that decide over speed, in the order in which they are read; the published studies of servers list them. */
export const DECISIVE_VARIABLES: readonly string[] = [
  'version',
  'have_ssl',
  'innodb_buffer_pool_size',
  'innodb_doublewrite',
  'innodb_flush_log_at_trx_commit',
  'innodb_flush_method',
  'innodb_io_capacity',
  'innodb_redo_log_capacity',
  'innodb_log_file_size',
  'log_bin',
  'sync_binlog',
  'rpl_semi_sync_source_enabled',
  'rpl_semi_sync_master_enabled',
  'thread_handling',
  'thread_pool_size',
  'performance_schema',
  'transaction_isolation',
  'character_set_server',
]

/** What a server promises of a commit it has answered. */
const DURABILITY: readonly string[] = [
  'innodb_flush_log_at_trx_commit',
  'sync_binlog',
  'log_bin',
  'innodb_doublewrite',
  'rpl_semi_sync_source_enabled',
  'rpl_semi_sync_master_enabled',
]

/**
 * Durability in which two servers differ although neither scenario asks for it. What a scenario sets is what is compared,
 * which nobody need be told.
 */
export function unevenDurability(control: ComparedServer, other: ComparedServer): readonly UnevenVariable[] {
  const asked = new Set([...namesIn(control.scenario), ...namesIn(other.scenario)])
  return DURABILITY.flatMap((name) => {
    const [reference, value] = [control.variables[name], other.variables[name]]
    if (reference === undefined || value === undefined || same(reference, value) || isAsked(name, asked)) return []
    return [{ name, value, reference }]
  })
}

/** Less than this is what every server reads now and then. */
const MISSES_TOLD = 0.001
const MISSES_UNLIKE = 2

/** Whether one of two servers reads so much more from disk that it is what is compared, though nobody has asked for another pool. */
export function isUnevenlyWarm(one: Scenario, oneMisses: number, other: Scenario, otherMisses: number): boolean {
  const [less, more] = oneMisses < otherMisses ? [oneMisses, otherMisses] : [otherMisses, oneMisses]
  const isAskedFor = [one, other].some((scenario) => namesIn(scenario).includes('innodb_buffer_pool_size'))
  return more > MISSES_TOLD && more > MISSES_UNLIKE * less && !isAskedFor
}

function isAsked(name: string, asked: ReadonlySet<string>): boolean {
  return asked.has(name) || asked.has(`skip_${name}`)
}

/** Names of the options, and of what statements set, as variables are written. */
function namesIn({ options, sql }: Scenario): string[] {
  return [
    ...options.map(({ name }) =>
      name
        .toLowerCase()
        .replace(/^loose[-_]/, '')
        .replaceAll('-', '_'),
    ),
    ...sql.flatMap(({ value }) => [...value.matchAll(/\w+(?=\s*:?=)/g)].map(([name]) => name.toLowerCase())),
  ]
}

function same(one: string, other: string): boolean {
  const plain = (value: string) => value.toUpperCase().replace(/^ON$/, '1').replace(/^OFF$/, '0')
  return plain(one) === plain(other)
}
