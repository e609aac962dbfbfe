/** What a search says of every factor, and how the causes add up; at any time, also before it is done. */
import { CONFIDENCE } from '../comparison/comparison.ts'
import { lowerBound } from '../stats/random-effects.ts'
import { type Figures, figures, remainderFigures, sumOfTimes } from './balance.ts'
import { blamedGroups, costsIn, ROLES, stuckFactors, unexplained } from './blamed-groups.ts'
import { type FactorGroup, isIndivisible, isShown, type Search } from './factor-group.ts'

export type CauseVerdict = 'to blame' | 'innocent' | 'undecided' | 'not reached'

/**
 * How the figures came about: as a share of the whole, by switching (shapley.ts); added to the reference alone; taken out of head alone; added as factors that only work
 * together; in a group that was not taken apart; or not at all, as no server starts with it or without it.
 */
export type CauseKind =
  | 'share'
  | 'alone'
  | 'from the head'
  | 'together'
  | 'in a group'
  | 'does not start'
  | 'not measured'

/** A cause as the search knows it: its factors by index. */
export interface FactorCause {
  /** One factor, or those that only work together. */
  readonly factors: readonly number[]
  readonly verdict: CauseVerdict
  readonly kind: CauseKind
  /** The factors that the figures are of: the cause's own, or the whole group's. */
  readonly measured: readonly number[]
  /** Relative change of QPS with its 95 % interval; null where nothing was measured. */
  readonly change: number | null
  readonly low: number | null
  readonly high: number | null
  /** What this factor costs head where the rest stays, if that was asked as well. */
  readonly removal: Figures | null
  /** The factors without which it costs nothing, nor they without it; empty where nothing was asked of that. */
  readonly together: readonly number[]
}

/** The causes to blame against the whole, as relative changes of the reference's QPS; interaction = whole − sum. */
export interface Balance {
  readonly whole: Figures
  readonly sum: Figures
  readonly interaction: Figures
}

/** One-sided error at which what the causes leave over acquits the others. */
const ACQUITTAL = 0.05

/** Every factor is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
export function causesOf(search: Search): readonly FactorCause[] {
  const blamed = blamedGroups(search)
  const together = partnersOf(search)
  const named = new Set([...blamed, ...together].flatMap(({ factors }) => factors))
  const others = search.needs.flatMap((_, factor) => (named.has(factor) ? [] : [causeOf(search, factor)]))
  return [
    ...blamed
      .map((group) => toCause(search, group, group.factors, 'to blame'))
      .sort((left, right) => cost(left) - cost(right)),
    ...[...together.map((group) => toCause(search, group, group.factors, verdictOf(group))), ...others].sort(
      (left, right) => (left.factors[0] ?? 0) - (right.factors[0] ?? 0),
    ),
  ]
}

export function balance(search: Search): Balance {
  const sum = sumOfTimes(costsIn(search, blamedGroups(search)))
  return {
    whole: figures(search.whole, CONFIDENCE),
    sum: figures(sum, CONFIDENCE),
    interaction: remainderFigures(search.whole, sum, CONFIDENCE),
  }
}

/** Groups of stuck factors that start together and are not blamed. */
function partnersOf(search: Search): FactorGroup[] {
  const stuck = new Set(stuckFactors(search))
  const taken = new Set(blamedGroups(search).flatMap(({ factors }) => factors))
  return search.groups.filter(({ role, factors, effect }) => {
    const isNew =
      role === 'together' && effect !== null && factors.every((factor) => stuck.has(factor) && !taken.has(factor))
    if (isNew) for (const factor of factors) taken.add(factor)
    return isNew
  })
}

/** The cause of a factor that is not to blame: by what was measured of it alone, else in the smallest group. */
function causeOf(search: Search, factor: number): FactorCause {
  const having = search.groups.filter(
    ({ role, factors, effect }) => role !== 'together' && effect !== null && factors.includes(factor),
  )
  const [smallest] = having.toSorted(
    (left, right) => left.factors.length - right.factors.length || order(left) - order(right),
  )
  const isStuck = stuckFactors(search).includes(factor)
  if (isStuck || smallest === undefined) return unmeasured(factor, isStuck)
  const verdict = verdictOf(smallest)
  // Nothing but what the causes leave over is left for all the others.
  const isAcquitted =
    verdict === 'undecided' && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant
  return toCause(search, smallest, [factor], isAcquitted ? 'innocent' : verdict)
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

/** A factor added says more than one taken out. */
function order({ role }: FactorGroup): number {
  return ROLES.indexOf(role)
}

/** A group that costs something holds a cause, but which of its factors that is was not reached. */
function verdictOf(group: FactorGroup): CauseVerdict {
  if (group.state === 'to blame' || group.state === 'innocent') return group.state
  return !isIndivisible(group) && isShown(group) ? 'not reached' : 'undecided'
}

function toCause(search: Search, group: FactorGroup, factors: readonly number[], verdict: CauseVerdict): FactorCause {
  const { effect, role } = group
  const own = effect === null ? null : figures(effect, CONFIDENCE)
  const removed = role === 'add' ? search.groups.find((other) => isRemoval(other, factors)) : undefined
  return {
    factors,
    verdict,
    kind: kindOf(group),
    measured: group.factors,
    change: own?.change ?? null,
    low: own?.low ?? null,
    high: own?.high ?? null,
    removal: removed?.effect ? figures(removed.effect, CONFIDENCE) : null,
    together: [],
  }
}

function isRemoval({ role, factors }: FactorGroup, own: readonly number[]): boolean {
  return role === 'remove' && factors.join() === own.join()
}

function kindOf(group: FactorGroup): CauseKind {
  if (!isIndivisible(group)) return 'in a group'
  if (group.role === 'together') return 'together'
  return group.role === 'add' ? 'alone' : 'from the head'
}

function cost({ change }: FactorCause): number {
  return change ?? 0
}
