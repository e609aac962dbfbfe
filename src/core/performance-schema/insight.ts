/**
 * Diagnostics that a configuration offers in return for its cost. The fourteen abilities are those of the published
 * Performance Schema studies; what each needs follows from the MySQL manual, "Performance Schema Event Filtering" and
 * "Consumer Configurations".
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

/** A server without Performance Schema has no consumers and no instruments. */
export interface InsightFacts {
  readonly consumers: readonly string[]
  readonly instruments: readonly Instrument[]
  /** Rows of setup_objects for tables; the schema "%" stands for all that have no row. */
  readonly tables: readonly { readonly schema: string; readonly enabled: boolean }[]
  readonly filePerTable: boolean
  readonly thread: { readonly instrumented: boolean; readonly history: boolean }
  /**
   * Whether executions of prepared statements are counted in the digest table, like statements that are sent as text.
   */
  readonly countsPrepared: boolean
}

type InstrumentUse = 'enabled' | 'timed'
/** Share of what an ability needs: 1 all of it, 0 nothing. */
type Share = number

/**
 * Share of a class above which it counts as complete, because a class also has instruments of parts that do not run.
 */
const NEARLY_ALL = 0.9
/** Stands for a part of any size, because every share between 0 and 1 means `partial`. */
const PART: Share = 0.5
const SYSTEM_SCHEMAS = ['mysql', 'performance_schema', 'information_schema']
/** Instruments of every statement until it is parsed. If these are not enabled or timed, neither is the statement. */
const UNPARSED_STATEMENTS = ['statement/abstract/new_packet', 'statement/abstract/Query']
const SQL_COMMANDS = ['select', 'insert', 'update', 'delete'].map((command) => `statement/sql/${command}`)
const LOCKS = ['wait/lock/metadata/sql/mdl', 'wait/lock/table/sql/handler']
/**
 * Classes of waits. Each is judged by itself, because six in seven instruments of waits are of synchronisation, and
 * only two or three of tables.
 */
const WAIT_CLASSES = ['io/file', 'io/table', 'io/socket', 'lock/table', 'lock/metadata', 'synch'].map(
  (name) => `wait/${name}/`,
)

function sharesOf(facts: InsightFacts): Record<AbilityKey, Share> {
  const { thread, countsPrepared, filePerTable } = facts
  const consumers = (...names: readonly string[]) => Number(names.every((name) => facts.consumers.includes(name)))
  /**
   * Single events are kept only if all consumers down to a history table are on, and if the thread is instrumented and
   * keeps its history.
   */
  const history = (kind: 'statements' | 'stages' | 'waits') =>
    Math.min(
      Number(thread.instrumented && thread.history),
      consumers('global_instrumentation', 'thread_instrumentation', `events_${kind}_current`),
      Math.max(consumers(`events_${kind}_history`), consumers(`events_${kind}_history_long`)),
    )
  /** An instrument that the server lacks counts as not in use. */
  const instruments = (names: readonly string[], use: InstrumentUse) =>
    mean(names.map((name) => Number(facts.instruments.some((one) => one.name === name && reaches(one, use)))))
  const classes = (prefixes: readonly string[], use: InstrumentUse) => shareOfClasses(facts, prefixes, use)
  const statements = (use: InstrumentUse) =>
    Math.min(instruments(UNPARSED_STATEMENTS, use), instruments(SQL_COMMANDS, use))
  // With the consumer thread_instrumentation, totals are summed up from threads, so a thread that is not instrumented
  // adds nothing to them.
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
 * Share of an ability. Until its basis is complete, only the basis counts. Then the rest counts, but as at least PART.
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

/** A class that the server lacks does not count. */
function shareOfClasses({ instruments }: InsightFacts, prefixes: readonly string[], use: InstrumentUse): Share {
  const members = prefixes.map((prefix) => instruments.filter(({ name }) => name.startsWith(prefix)))
  const shares = members
    .filter((instruments) => instruments.length > 0)
    .map((instruments) => instruments.filter((one) => reaches(one, use)).length / instruments.length)
  return shares.length === 0 ? 0 : mean(shares.map((share) => (share > NEARLY_ALL ? 1 : share)))
}

/** TIMED may stay set on a disabled instrument, so both are checked. */
function reaches({ enabled, timed }: Instrument, use: InstrumentUse): boolean {
  return enabled && (use === 'enabled' || timed)
}
