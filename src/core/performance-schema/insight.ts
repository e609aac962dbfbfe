/**
 * Diagnostics that a configuration offers its users: the counterpart of its cost. The fourteen abilities are those of
 * the published Performance Schema studies; the needs of each follow from the MySQL manual, "Performance Schema Event
 * Filtering" and "Consumer Configurations".
 */

import { z } from 'zod'
import { mean } from '../stats/vectors.ts'
import type { AbilityKey } from './abilities.ts'

/** Extent of an ability: for everything, for a part, not at all. */
const abilityExtent = z.enum(['full', 'partial', 'none'])
export type AbilityExtent = z.infer<typeof abilityExtent>

/** Key of each diagnostic ability → whether a server provides it; empty if it was not probed. */
export const insightSchema = z.record(z.string(), abilityExtent)

export interface Instrument {
  readonly name: string
  readonly enabled: boolean
  readonly timed: boolean
}

/** Facts read from a server; one without Performance Schema has no consumers and no instruments. */
export interface InsightFacts {
  readonly consumers: readonly string[]
  readonly instruments: readonly Instrument[]
  /** Rows of setup_objects for tables; the schema "%" stands for all that have no row. */
  readonly tables: readonly { readonly schema: string; readonly enabled: boolean }[]
  /** Whether every InnoDB table has a file to itself. */
  readonly filePerTable: boolean
  readonly thread: { readonly instrumented: boolean; readonly history: boolean }
  /** Whether executions of prepared statements are counted in the digest table, as those that are sent as text are. */
  readonly countsPrepared: boolean
}

type InstrumentUse = 'enabled' | 'timed'
/** Share of something that is there: 1 all of it, 0 nothing. */
type Share = number

/** Share of a class from which it counts as whole, because classes hold instruments of parts that nobody runs. */
const NEARLY_ALL = 0.9
/** Share that stands for a part of any size. */
const PART: Share = 0.5
const SYSTEM_SCHEMAS = ['mysql', 'performance_schema', 'information_schema']
/** Instruments of every statement until it is parsed; if these are not enabled or timed, neither is the statement. */
const UNPARSED_STATEMENTS = ['statement/abstract/new_packet', 'statement/abstract/Query']
const SQL_COMMANDS = ['select', 'insert', 'update', 'delete'].map((command) => `statement/sql/${command}`)
const LOCKS = ['wait/lock/metadata/sql/mdl', 'wait/lock/table/sql/handler']
/**
 * Classes of waits, each judged by itself: of all instruments of waits six in seven are synchronisation, and only two
 * or three are those of tables.
 */
const WAIT_CLASSES = ['io/file', 'io/table', 'io/socket', 'lock/table', 'lock/metadata', 'synch'].map(
  (name) => `wait/${name}/`,
)

function sharesOf(facts: InsightFacts): Record<AbilityKey, Share> {
  const { thread, countsPrepared, filePerTable } = facts
  const consumers = (...names: readonly string[]) => Number(names.every((name) => facts.consumers.includes(name)))
  /** Share of single events of a kind that are kept: the chain down to a history table, and a thread that is in it. */
  const history = (kind: 'statements' | 'stages' | 'waits') =>
    Math.min(
      Number(thread.instrumented && thread.history),
      consumers('global_instrumentation', 'thread_instrumentation', `events_${kind}_current`),
      Math.max(consumers(`events_${kind}_history`), consumers(`events_${kind}_history_long`)),
    )
  /** Share of single instruments that are in use; one that the server lacks is not. */
  const instruments = (names: readonly string[], use: InstrumentUse) =>
    mean(names.map((name) => Number(facts.instruments.some((one) => one.name === name && reaches(one, use)))))
  const classes = (prefixes: readonly string[], use: InstrumentUse) => shareOfClasses(facts, prefixes, use)
  const statements = (use: InstrumentUse) =>
    Math.min(instruments(UNPARSED_STATEMENTS, use), instruments(SQL_COMMANDS, use))
  // Threads that are counted separately feed the other totals, so one that is not instrumented adds nothing to them.
  const isThreadSeen = thread.instrumented || !facts.consumers.includes('thread_instrumentation')
  const collected = Math.min(consumers('global_instrumentation'), Number(isThreadSeen))
  // MariaDB counts no execution of a prepared statement, so it shows only the SQL that is sent as text.
  const digests = Math.min(consumers('statements_digest'), countsPrepared ? 1 : PART)
  const sqlCounted = Math.min(collected, digests, statements('enabled'))
  const tablesCounted = Math.min(
    collected,
    instruments(['wait/io/table/sql/handler'], 'enabled'),
    tablesObserved(facts),
  )
  const stagesTimed = classes(['stage/'], 'timed')
  const waitsTimed = classes(WAIT_CLASSES, 'timed')
  return {
    'most-executed-sql': sqlCounted,
    'response-time': Math.min(sqlCounted, statements('timed')),
    'sorted-rows': sqlCounted,
    'scanned-rows': sqlCounted,
    'temporary-tables': sqlCounted,
    'returned-rows': sqlCounted,
    'physical-io': Math.min(
      collected,
      instruments(['wait/io/file/innodb/innodb_data_file'], 'enabled'),
      Number(filePerTable),
    ),
    'logical-io': tablesCounted,
    'index-use': tablesCounted,
    'unused-indexes': tablesCounted,
    'wait-events': Math.min(collected, waitsTimed),
    'statement-profile': completedBy(
      Math.min(history('statements'), statements('timed'), classes(['statement/'], 'timed')),
      Math.min(history('stages'), stagesTimed, history('waits'), waitsTimed),
    ),
    'stage-times': Math.min(collected, stagesTimed),
    'lock-waits': completedBy(
      Math.min(history('stages'), history('waits'), stagesTimed, instruments(LOCKS, 'timed')),
      classes(['wait/synch/'], 'timed'),
    ),
  }
}

export function judgeInsight(facts: InsightFacts): Record<AbilityKey, AbilityExtent> {
  const shares = Object.entries(sharesOf(facts))
  const extents = shares.map(([key, share]) => [key, share === 0 ? 'none' : share === 1 ? 'full' : 'partial'])
  return Object.fromEntries(extents)
}

/**
 * Share of an ability that needs a basis and a rest: nothing without the basis, a part until the rest is there as well.
 */
function completedBy(basis: Share, rest: Share): Share {
  return basis === 1 ? Math.max(PART, rest) : basis
}

function tablesObserved({ tables }: InsightFacts): Share {
  const ofUsers = tables.filter(({ schema }) => !SYSTEM_SCHEMAS.includes(schema))
  const enabled = ofUsers.filter((row) => row.enabled)
  if (enabled.length === 0) return 0
  return enabled.some(({ schema }) => schema === '%') && enabled.length === ofUsers.length ? 1 : PART
}

/** Share of classes, by the prefixes of their names, that are in use; one that the server lacks is not missed. */
function shareOfClasses({ instruments }: InsightFacts, prefixes: readonly string[], use: InstrumentUse): Share {
  const members = prefixes.map((prefix) => instruments.filter(({ name }) => name.startsWith(prefix)))
  const shares = members
    .filter((instruments) => instruments.length > 0)
    .map((instruments) => instruments.filter((one) => reaches(one, use)).length / instruments.length)
  return shares.length === 0 ? 0 : mean(shares.map((share) => (share > NEARLY_ALL ? 1 : share)))
}

/** Whether an instrument is used to this extent. TIMED may stay set on a disabled instrument. */
function reaches({ enabled, timed }: Instrument, use: InstrumentUse): boolean {
  return enabled && (use === 'enabled' || timed)
}
