/** The gate's standing of comparisons with history. */
import type { Comparison } from '../../../src/core/comparison/comparison.ts'
import type { Standing } from '../../../src/core/verdict/decision-state.ts'
import { standingOf as judged } from '../../../src/core/verdict/judge-history.ts'
import { toleranceOf } from '../../../src/core/verdict/tolerance.ts'
import { policy } from '../../builders.ts'

export type StandingKind = Standing['kind']

/** A tolerance of 10 % for the rule history. */
const POLICY = policy({ tolerance: { control: 0.3, base: 0.05, history: 0.1 } })

export function standings(comparisons: readonly Comparison[]): StandingKind[] {
  const means = comparisons.filter(({ scope }) => scope === 'mean').length
  const family = { cells: comparisons.length - means, means }
  return comparisons.map((comparison) => judged(comparison, family, toleranceOf(comparison, POLICY).margin).kind)
}

/** Standing of exactly one comparison. */
export function standingOf(comparisons: readonly Comparison[]): StandingKind {
  const [kind, ...others] = standings(comparisons)
  if (kind === undefined || others.length > 0) throw new Error(`one comparison wanted, got ${comparisons.length}`)
  return kind
}
