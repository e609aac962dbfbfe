/** Factors that have no effect without others. */

import { consumersAbove, overlaps, sourceOf } from '../performance-schema/performance-schema.ts'
import type { FactorDraft } from './configuration-part.ts'

/** Options that do nothing unless another one switches their subject on. */
const SWITCHES: readonly { readonly name: string; readonly dependants: RegExp }[] = [
  { name: 'performance-schema', dependants: /^(?:performance-schema-|instruments |consumer )/ },
  { name: 'log-bin', dependants: /^(?:sync-binlog|binlog-)/ },
  { name: 'slow-query-log', dependants: /^(?:long-query-time|log-slow-|log-queries-|min-examined-row-limit)/ },
]

/**
 * Indices of the drafts that each draft needs, directly or not. Only what head switches on is needed by anything.
 */
export function needsAmong(drafts: readonly FactorDraft[]): readonly (readonly number[])[] {
  return drafts.map((draft) =>
    drafts.flatMap((other, index) => (other !== draft && other.switchesOn && isNeeded(other, draft) ? [index] : [])),
  )
}

function isNeeded(other: FactorDraft, draft: FactorDraft): boolean {
  if (other.piece === null) {
    const { dependants } = SWITCHES.find(({ name }) => name === other.name) ?? {}
    if (dependants === undefined) return false
    return dependants.test(draft.name) || (other.name === 'performance-schema' && isStatementOnIt(draft))
  }
  if (draft.piece === null) return false
  if (draft.piece.kind === 'instruments')
    return other.piece.kind === 'consumer' && other.piece.name === 'global_instrumentation'
  const { name } = draft.piece
  if (other.piece.kind === 'consumer') return consumersAbove(name).includes(other.piece.name)
  const source = sourceOf(name)
  return source !== undefined && overlaps(other.piece.prefix, source)
}

function isStatementOnIt({ name, after, before }: FactorDraft): boolean {
  return name.startsWith('sql[') && /performance_schema/i.test(after ?? before ?? '')
}
