/**
 * Parts of Performance Schema, which are consumers and classes of instruments, and what each depends on (MySQL manual,
 * "Performance Schema Consumer Configurations").
 */
import { performanceSchemaOf } from '../families/families.ts'
import type { ServerVersion } from '../families/family.ts'

/** Part of Performance Schema that can be switched by itself. */
export type Piece =
  | { readonly kind: 'consumer'; readonly name: string }
  /** Instruments whose names begin with `prefix`, or, if it does not end in a slash, the one of that name. */
  | { readonly kind: 'instruments'; readonly prefix: string }

export function consumersOf(server: ServerVersion): readonly string[] {
  return performanceSchemaOf(server).consumers
}

export function isEnabledByDefault(server: ServerVersion, consumer: string): boolean {
  return performanceSchemaOf(server).enabled.includes(consumer)
}

/** Consumers that must be enabled for this one to do anything, the nearest first. */
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

/** Prefix of the instruments whose events the consumer keeps or counts; undefined: all. */
export function sourceOf(consumer: string): string | undefined {
  if (consumer === 'statements_digest') return 'statement/'
  const kind = /^events_(statement|transaction|stage|wait)s_/.exec(consumer)?.[1]
  return kind === undefined || kind === 'transaction' ? kind : `${kind}/`
}

/** Prefix that a pattern stands for; undefined if the pattern is not `prefix/%`, `%` or a plain name. */
export function prefixOf(pattern: string): string | undefined {
  const [, prefix = '', wildcard] = /^([a-z0-9_/-]*)(%?)$/i.exec(pattern) ?? [pattern, undefined, undefined]
  if (wildcard === undefined) return undefined
  if (wildcard === '%') return prefix === '' || prefix.endsWith('/') ? prefix : undefined
  return prefix === '' || prefix.endsWith('/') ? undefined : prefix
}

/** Whether some instrument can belong to both prefixes. */
export function overlaps(prefix: string, other: string): boolean {
  return prefix.startsWith(other) || other.startsWith(prefix)
}
