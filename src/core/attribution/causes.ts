/** Results of a search for every factor, and the sum of the causes; at any time, even before it is done. */

import { CONFIDENCE } from '../comparison/comparison.ts'
import { lowerBound } from '../stats/random-effects.ts'
import type { Cause, Figures } from './attribution.ts'
import { figures, remainderFigures, sumOfTimes } from './balance.ts'
import { type FactorGroup, isShown } from './factor-group.ts'
import { blamedCosts, blamedGroups, type Search, stuckFactors, unexplained } from './search.ts'

export type CauseVerdict = Cause['verdict']

/** A cause as the search knows it: its factors by index. */
export interface FactorCause extends Pick<Cause, 'verdict' | 'kind' | 'change' | 'low' | 'high' | 'removal'> {
  /** One factor, or those that only work together. */
  readonly factors: readonly number[]
  /** The factors that the figures are of: the cause's own, or the whole group's. */
  readonly measured: readonly number[]
  /** Factors without which it costs nothing, and which cost nothing without it; empty if that was not examined. */
  readonly together: readonly number[]
}

/** The causes to blame against the whole, as relative changes of the reference's QPS; interaction = whole − sum. */
export interface Balance {
  readonly whole: Figures
  readonly sum: Figures
  readonly interaction: Figures
}

/** One-sided error at which the remainder after the causes acquits the others. */
const ACQUITTAL = 0.05

/** Every factor is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
export function causesOf(search: Search): readonly FactorCause[] {
  const blamed = blamedGroups(search)
  const named = new Set(blamed.flatMap(({ factors }) => factors))
  const others = search.needs.flatMap((_, factor) => (named.has(factor) ? [] : [causeOf(search, factor)]))
  return [
    ...blamed
      .map((group) => toCause(group, group.factors, 'to blame'))
      .sort((left, right) => (left.change ?? 0) - (right.change ?? 0)),
    ...others,
  ]
}

export function balance(search: Search): Balance {
  const sum = sumOfTimes(blamedCosts(search))
  return {
    whole: figures(search.whole, CONFIDENCE),
    sum: figures(sum, CONFIDENCE),
    interaction: remainderFigures(search.whole, sum, CONFIDENCE),
  }
}

/** The cause of a factor that is not to blame: by the smallest group that it was measured in. */
function causeOf(search: Search, factor: number): FactorCause {
  const [, ...parts] = search.groups
  const [smallest] = parts
    .filter(({ effect, factors }) => effect !== null && factors.includes(factor))
    .sort((left, right) => left.factors.length - right.factors.length)
  if (smallest === undefined) return unmeasured(factor, stuckFactors(search).includes(factor))
  const verdict = verdictOf(smallest)
  // Only the remainder after the causes is left for all the others.
  const isAcquitted =
    verdict === 'undecided' && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant
  return toCause(smallest, [factor], isAcquitted ? 'innocent' : verdict)
}

function unmeasured(factor: number, isStuck: boolean): FactorCause {
  return {
    factors: [factor],
    verdict: isStuck ? 'undecided' : 'not reached',
    kind: isStuck ? 'does not start' : 'not measured',
    measured: [],
    change: null,
    low: null,
    high: null,
    removal: null,
    together: [],
  }
}

/** A group that costs something holds a cause, but which of its factors that is was not reached. */
function verdictOf(group: FactorGroup): CauseVerdict {
  if (group.state === 'to blame' || group.state === 'innocent') return group.state
  return !group.isWhole && isShown(group) ? 'not reached' : 'undecided'
}

function toCause(group: FactorGroup, factors: readonly number[], verdict: CauseVerdict): FactorCause {
  const own = group.effect === null ? null : figures(group.effect, CONFIDENCE)
  return {
    factors,
    verdict,
    kind: kindOf(group, verdict),
    measured: group.factors,
    change: own?.change ?? null,
    low: own?.low ?? null,
    high: own?.high ?? null,
    removal: null,
    together: [],
  }
}

function kindOf({ factors, side }: FactorGroup, verdict: CauseVerdict): Cause['kind'] {
  if (factors.length > 1) return verdict === 'to blame' ? 'together' : 'in a group'
  return side === 'reference' ? 'alone' : 'from the head'
}
