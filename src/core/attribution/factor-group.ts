/** Factors that are measured as one, on one side of the difference, and what their effect shows. */
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'

/** Two configurations that are compared: the reference with these factors of head, and with those; ascending. */
export interface FactorContrast {
  readonly with: readonly number[]
  readonly against: readonly number[]
}

/**
 * What is done with the factors of a group: added to the reference; taken out of head instead, as the server does not start
 * with them added; taken out of head to find an interaction; added as a pair whose halves show nothing or do not start.
 */
export type GroupRole = 'add' | 'instead' | 'remove' | 'together'

export type FactorGroupState = 'open' | 'to blame' | 'innocent' | 'undecided' | 'split' | 'does not start'

export interface FactorGroup {
  readonly role: GroupRole
  /** Indices, ascending, at least one. */
  readonly factors: readonly number[]
  /** Times that the group that it was split from was measured. */
  readonly before: number
  /** Times that it was measured. */
  readonly looks: number
  /** Effect over all times; null before the first. */
  readonly effect: Effect | null
  /** ln of the change that is expected before it was measured, which says what is worth measuring first. */
  readonly expected: number
  readonly state: FactorGroupState
}

/** What holds for all groups of a search. */
export interface SearchTerms {
  /** Indices of the factors that each factor needs, directly or not. */
  readonly needs: readonly (readonly number[])[]
  /** −ln(1 − share): what costs less than this does not matter. */
  readonly relevant: number
}

/** A search at any moment; a value that is never changed. */
export interface Search extends SearchTerms {
  /** Effect of head against the reference, as it was known before the search. */
  readonly known: Effect
  /** The same with what the search has measured of it. */
  readonly whole: Effect
  /** Groups in the order in which they came up. */
  readonly groups: readonly FactorGroup[]
  /** How many configurations one trial can measure beside the reference and head, at least 2. */
  readonly mostArms: number
}

/** Chance that some innocent factor is blamed, over all of them, all looks and both sides. */
export const FALSE_BLAME = 0.03
/** Shares of that by role; a factor is either added, or taken out instead. */
const SHARES: Readonly<Record<GroupRole, number>> = { add: 0.8, instead: 0.8, remove: 0.1, together: 0.1 }
/** Pairs that are tried at most, of those that do not start alone and of those that show nothing alone. */
export const MOST_PAIRS = 6
/** Groups of role `together` at most: pairs of both kinds, and all at once that no pair made start. */
const MOST_TOGETHER = 2 * MOST_PAIRS + 1
/** Chance that a factor that just matters is called innocent. */
export const FALSE_ACQUITTAL = 0.05
/** One-sided error at which a cost is followed up. */
const SHOWN = 0.02
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2
/** Share of the error for a cost that was seen once by itself, and before that in its group. */
const ONCE = 0.01
/** Looks after which what is still unclear stays so. */
const MOST_LOOKS = 8

export function newGroup(role: GroupRole, factors: readonly number[], parent?: FactorGroup): FactorGroup {
  const before = parent === undefined ? 0 : parent.before + parent.looks
  const expected = parent?.effect?.mean ?? parent?.expected ?? 0
  return { role, factors, before, expected, looks: 0, effect: null, state: 'open' }
}

/** Whether it is one factor, or several that are not taken apart any more. */
export function isIndivisible({ role, factors }: FactorGroup): boolean {
  return factors.length === 1 || role === 'together'
}

/** Whether the group costs something beyond noise, as far as is needed to follow it up. */
export function isShown({ effect }: FactorGroup): boolean {
  return effect !== null && upperBound(effect, SHOWN) < 0
}

/**
 * The group with another measurement. The error is spent over looks by 1/(k(k + 1)), which adds up to 1 however often it
 * is measured, and over groups by their number beforehand (a union bound).
 *
 * @param effect over all trials in which it was measured
 */
export function measured(
  group: FactorGroup,
  effect: Effect | 'does not start',
  { needs, relevant }: SearchTerms,
): FactorGroup {
  if (effect === 'does not start') return group.state === 'open' ? { ...group, state: 'does not start' } : group
  const looks = group.looks + 1
  const next = { ...group, effect, looks }
  // Who was blamed once stays so; the figures become better.
  if (group.state === 'to blame') return next
  const spent = 1 / (looks * (looks + 1))
  const among = group.role === 'together' ? MOST_TOGETHER : needs.length
  const blame = (FALSE_BLAME * SHARES[group.role] * spent * (looks < LEAST_LOOKS ? ONCE : 1)) / among
  const matters = effect.mean <= -relevant
  if (isIndivisible(group) && matters && upperBound(effect, blame) < 0 && group.before + looks >= LEAST_LOOKS)
    return { ...next, state: 'to blame' }
  if (lowerBound(effect, FALSE_ACQUITTAL * spent) > -relevant) return { ...next, state: 'innocent' }
  if (!isIndivisible(group) && matters && isShown(next)) return { ...next, state: 'split' }
  return { ...next, state: looks >= MOST_LOOKS ? 'undecided' : 'open' }
}

/** What has to be compared to see the group's effect. */
export function contrastOf({ role, factors }: FactorGroup, { needs }: SearchTerms): FactorContrast {
  const own = new Set(factors)
  if (role === 'add' || role === 'together') {
    const base = ascending(factors.flatMap((factor) => needs[factor] ?? []).filter((factor) => !own.has(factor)))
    return { with: ascending([...base, ...factors]), against: base }
  }
  // What needs a factor that is taken out has no effect without it, so it is left out on both sides.
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
