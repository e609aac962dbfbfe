/**
 * What Performance Schema consists of: consumers and classes of instruments, and which of them have no effect without
 * others (MySQL manual, "Performance Schema Consumer Configurations"; defaults read from MySQL 9.7 and MariaDB 10.11).
 */
import type { Product } from '../suite/option-groups.ts'

/** One part of Performance Schema that can be switched by itself. */
export type Piece =
  | { readonly kind: 'consumer'; readonly name: string }
  /** Instruments whose names begin with `prefix`; where it does not end in a slash, the one of that name. */
  | { readonly kind: 'instruments'; readonly prefix: string }

const EVENTS = ['statements', 'transactions', 'stages', 'waits'] as const
const ALWAYS = ['global_instrumentation', 'thread_instrumentation', 'statements_digest']

/** Parents stand before their children. */
const EVERY_CONSUMER: readonly string[] = [
  ...ALWAYS,
  ...EVENTS.flatMap((kind) => ['current', 'history', 'history_long'].map((table) => `events_${kind}_${table}`)),
  'events_statements_cpu',
]

const ENABLED_BY_MYSQL: readonly string[] = [
  ...ALWAYS,
  ...['statements', 'transactions'].flatMap((kind) => [`events_${kind}_current`, `events_${kind}_history`]),
]

/** All consumers of the product. */
export function consumersOf(product: Product): readonly string[] {
  return product === 'MariaDB' ? EVERY_CONSUMER.filter((name) => name !== 'events_statements_cpu') : EVERY_CONSUMER
}

/** Whether the server enables the consumer when nobody says otherwise. */
export function isEnabledByDefault(product: Product, consumer: string): boolean {
  return (product === 'MariaDB' ? ALWAYS : ENABLED_BY_MYSQL).includes(consumer)
}

/** The consumers that must be enabled for this one to do anything, nearest first. */
export function consumersAbove(consumer: string): readonly string[] {
  const parent = parentOf(consumer)
  return parent === undefined ? [] : [parent, ...consumersAbove(parent)]
}

function parentOf(consumer: string): string | undefined {
  if (consumer === 'global_instrumentation') return undefined
  const [, kind, table] = /^events_(statements|transactions|stages|waits)_(current|history|history_long)$/.exec(
    consumer,
  ) ?? [consumer]
  if (kind === undefined) return 'global_instrumentation'
  return table === 'current' ? 'thread_instrumentation' : `events_${kind}_current`
}

/** What the names of the instruments begin with whose events the consumer keeps or counts; undefined: of all. */
export function sourceOf(consumer: string): string | undefined {
  if (consumer === 'statements_digest') return 'statement/'
  const kind = /^events_(statement|transaction|stage|wait)s_/.exec(consumer)?.[1]
  return kind === undefined || kind === 'transaction' ? kind : `${kind}/`
}

/** Classes of instruments, as prefixes; those that do not end in a slash are single instruments. */
const CLASSES: readonly string[] = [
  ...['wait/io/', 'wait/lock/', 'wait/synch/', 'stage/', 'statement/', 'transaction', 'memory/', 'error', 'idle'],
]
const SUBCLASSES: readonly string[] = [
  ...['wait/io/file/', 'wait/io/table/', 'wait/io/socket/', 'wait/lock/table/', 'wait/lock/metadata/'],
  ...['wait/synch/mutex/', 'wait/synch/rwlock/', 'wait/synch/prlock/', 'wait/synch/sxlock/', 'wait/synch/cond/'],
]

/** The classes that a prefix falls into: those of the coarsest kind of which it has more than one; else none. */
export function classesWithin(prefix: string, product: Product): readonly string[] {
  const within = (names: readonly string[]) =>
    names.filter((name) => name.startsWith(prefix) && !(product === 'MariaDB' && name === 'error'))
  return [within(CLASSES), within(SUBCLASSES)].find((found) => found.length > 1) ?? []
}

/** The pattern that stands for a class in performance-schema-instrument and behind LIKE. */
export function patternOf(prefix: string): string {
  return prefix.endsWith('/') || prefix === '' ? `${prefix}%` : prefix
}

/** The prefix that a pattern stands for; undefined where it has another form than `prefix/%`, `%` or a plain name. */
export function prefixOf(pattern: string): string | undefined {
  const [, prefix = '', wildcard] = /^([a-z0-9_/-]*)(%?)$/i.exec(pattern) ?? [pattern, undefined, undefined]
  if (wildcard === undefined) return undefined
  if (wildcard === '%') return prefix === '' || prefix.endsWith('/') ? prefix : undefined
  return prefix === '' || prefix.endsWith('/') ? undefined : prefix
}

/** Whether some instrument can belong to both. */
export function overlaps(prefix: string, other: string): boolean {
  return prefix.startsWith(other) || other.startsWith(prefix)
}
