/** What the gate thinks of comparisons at its only look. */
import type { Comparison } from '../../../src/core/comparison/comparison.ts'
import { takeLook } from '../../../src/core/verdict/decide.ts'
import type { Standing } from '../../../src/core/verdict/standing.ts'
import { policy } from '../../builders.ts'

export type StandingKind = Standing['kind']

/** A tolerance of 10 % for the rule history. */
export function standings(comparisons: readonly Comparison[]): StandingKind[] {
  const found = takeLook(new Map(), {
    comparisons,
    since: () => comparisons,
    trial: 1,
    look: { before: 0, now: 1 },
    last: false,
    policy: policy({ tolerance: { control: 0.3, base: 0.05, history: 0.1 } }),
    shards: 1,
  })
  return [...found.values()].map(({ kind }) => kind)
}

/** Standing of exactly one comparison. */
export function standingOf(comparisons: readonly Comparison[]): StandingKind {
  const [kind, ...others] = standings(comparisons)
  if (kind === undefined || others.length > 0) throw new Error(`one comparison wanted, got ${comparisons.length}`)
  return kind
}
