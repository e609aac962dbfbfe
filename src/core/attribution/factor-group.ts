/** Factors that are measured as one, and the conclusion from their effect. */
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import { FALSE_ACQUITTAL, FALSE_BLAME } from './balance.ts'

/** Two configurations that are compared: the reference with these factors of head, and with those; ascending. */
export interface FactorContrast {
  readonly with: readonly number[]
  readonly against: readonly number[]
}

export type FactorGroupState = 'open' | 'to blame' | 'innocent' | 'undecided' | 'split' | 'does not start'

export interface FactorGroup {
  /** Indices, ascending, at least one. */
  readonly factors: readonly number[]
  /** The group is added to the reference, or taken out of head where no server starts with it added. */
  readonly side: 'reference' | 'head'
  /** Whether it is one factor, or several that are not split. */
  readonly isWhole: boolean
  /** Times that the group that it was split from was measured. */
  readonly before: number
  /** Times that it was measured. */
  readonly looks: number
  /** Effect over all times; null before the first. */
  readonly effect: Effect | null
  /** ln of the change that is expected before the first measurement: the dearest group is measured first. */
  readonly expected: number
  readonly state: FactorGroupState
}

/** Terms that hold for all groups of a search. */
export interface SearchTerms {
  /** Indices of the factors that each factor needs, directly or not. */
  readonly needs: readonly (readonly number[])[]
  /** −ln(1 − share): smaller costs do not matter. */
  readonly relevant: number
}

/** Shares of FALSE_BLAME: for single factors, and for groups whose cost appears in no part of them. */
const [SINGLE, SEVERAL] = [0.8, 0.2]
/** One-sided error at which a cost is followed up. */
const SHOWN = 0.02
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2
/** Share of the error for a cost that was seen once by itself, and before that in its group. */
const ONCE = 0.01
/** Looks after which an unclear group stays unclear. */
const MOST_LOOKS = 8

/** @param parent the group that it is a part of */
export function newGroup(factors: readonly number[], parent?: FactorGroup): FactorGroup {
  const before = parent === undefined ? 0 : parent.before + parent.looks
  const expected = parent?.effect?.mean ?? parent?.expected ?? 0
  const isWhole = factors.length === 1
  return { factors, side: 'reference', isWhole, before, expected, looks: 0, effect: null, state: 'open' }
}

/** Whether the group costs something beyond noise, as far as is needed to follow it up. */
export function isShown({ effect }: FactorGroup): boolean {
  return effect !== null && upperBound(effect, SHOWN) < 0
}

/** The group with another measurement. @param effect over all trials in which it was measured */
export function measured(group: FactorGroup, effect: Effect | 'does not start', terms: SearchTerms): FactorGroup {
  const isOpen = group.state === 'open'
  if (effect === 'does not start') return isOpen ? { ...group, state: 'does not start' } : group
  const next = { ...group, effect, looks: group.looks + 1 }
  return isOpen ? judged(next, effect, terms) : next
}

/**
 * The group, with the verdict that its effect shows. The error is spent over looks by 1/(k(k + 1)), which adds up to 1
 * however often it is measured, and over groups by their greatest number (a union bound).
 */
export function judged(group: FactorGroup, effect: Effect, { needs, relevant }: SearchTerms): FactorGroup {
  const { factors, isWhole, before, looks } = group
  const spent = 1 / (looks * (looks + 1))
  const share = (factors.length === 1 ? SINGLE : SEVERAL) * (looks < LEAST_LOOKS ? ONCE : 1)
  const matters = effect.mean <= -relevant
  const isCostly = matters && upperBound(effect, (FALSE_BLAME * share * spent) / needs.length) < 0
  if (isWhole && isCostly && before + looks >= LEAST_LOOKS) return { ...group, state: 'to blame' }
  if (lowerBound(effect, FALSE_ACQUITTAL * spent) > -relevant) return { ...group, state: 'innocent' }
  if (!isWhole && matters && isShown(group)) return { ...group, state: 'split' }
  return { ...group, state: looks >= MOST_LOOKS ? 'undecided' : 'open' }
}

/** The comparison that shows the group's effect. */
export function contrastOf({ side, factors }: FactorGroup, { needs }: SearchTerms): FactorContrast {
  const own = new Set(factors)
  if (side === 'reference') {
    const base = ascending(factors.flatMap((factor) => needs[factor] ?? []).filter((factor) => !own.has(factor)))
    return { with: ascending([...base, ...factors]), against: base }
  }
  // A factor has no effect without the factors that it needs, so if one is taken out, both sides leave it out.
  const kept = needs.flatMap((needed, factor) =>
    !own.has(factor) && needed.some((one) => own.has(one)) ? [] : [factor],
  )
  return { with: kept, against: kept.filter((factor) => !own.has(factor)) }
}

export function isSameContrast(one: FactorContrast, other: FactorContrast): boolean {
  return one.with.join() === other.with.join() && one.against.join() === other.against.join()
}

function ascending(factors: readonly number[]): number[] {
  return [...new Set(factors)].sort((left, right) => left - right)
}
