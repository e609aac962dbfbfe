/** Changed lines that are measured as one, and the conclusion from their effect. */
import { CONFIDENCE } from '../comparison/comparison.ts'
import { type Effect, lowerBound, reach, upperBound } from '../stats/random-effects.ts'

export type GroupState = 'open' | 'to blame' | 'innocent' | 'inconclusive' | 'split' | 'does not start'

export interface LineGroup {
  /** Indices, ascending, at least one. */
  readonly lines: readonly number[]
  /**
   * States that show its effect: random subsets to which running servers are switched; the reference started with it
   * and without; or head, where no server starts with it added to the reference, or it costs nothing there.
   */
  readonly by: 'switching' | 'reference' | 'head'
  /** Whether it is one line, or several that are not split. */
  readonly isWhole: boolean
  /** Times that the group that it was split from was measured. */
  readonly before: number
  /** Times that it was measured. */
  readonly looks: number
  /** Effect over all times; null before the first. */
  readonly effect: Effect | null
  /** ln of the change that is expected before the first measurement: the dearest group is measured first. */
  readonly expected: number
  readonly state: GroupState
}

/** Terms that hold for all groups of a search. */
export interface SearchTerms {
  /** Indices of the lines that each line needs, directly or not. */
  readonly needs: readonly (readonly number[])[]
  /** −ln(1 − share): smaller costs do not matter. */
  readonly relevant: number
}

/** Two configurations that are compared: the reference with these lines of head, and with those; ascending. */
export interface Contrast {
  readonly with: readonly number[]
  readonly against: readonly number[]
}

/** Chance that any innocent line is blamed, over all of them and all looks. */
export const FALSE_BLAME = 0.03
/** Chance that a line that just matters is called innocent. */
const FALSE_ACQUITTAL = 0.05
/** Shares of FALSE_BLAME: for single lines, and for groups whose cost appears in no part of them. */
const [SINGLE, SEVERAL] = [0.8, 0.2]
/** The same for switched lines: a search may end because the spread happens to look small. */
const SWITCHED = 0.5
/** One-sided error at which a cost is followed up. */
const SHOWN = 0.02
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2
/** Share of the error for a cost that was seen once by itself, and before that in its group. */
const ONCE = 0.01
/** Looks after which an unclear group stays unclear. */
const MOST_LOOKS = 8
/** Half of the 95 % interval, as ln, at which a switched cost is known well; for large wholes half of what matters. */
const PRECISION = 0.01
const RELEVANT_PRECISION = 0.5

/** @param parent the group that it is a part of */
export function newGroup(lines: readonly number[], by: LineGroup['by'], parent?: LineGroup): LineGroup {
  const before = parent === undefined ? 0 : parent.before + parent.looks
  const expected = parent?.effect?.mean ?? parent?.expected ?? 0
  return { lines, by, isWhole: lines.length === 1, before, expected, looks: 0, effect: null, state: 'open' }
}

/** Whether the group costs something beyond noise, as far as is needed to follow it up. */
export function isShown({ effect }: LineGroup): boolean {
  return effect !== null && upperBound(effect, SHOWN) < 0
}

/**
 * The group with another measurement of started servers. The error is spent over looks by 1/(k(k + 1)), which adds up
 * to 1 however often it is measured.
 *
 * @param effect over all times that it was measured
 */
export function measured(group: LineGroup, effect: Effect | 'does not start', terms: SearchTerms): LineGroup {
  if (effect === 'does not start') return { ...group, state: 'does not start' }
  const looks = group.looks + 1
  return judged({ ...group, looks }, effect, terms, 1 / (looks * (looks + 1)))
}

/**
 * The group, with the verdict that its effect shows. The error is spent over groups by their greatest number (a union
 * bound).
 *
 * @param spent share of the error that this look may spend
 */
export function judged(group: LineGroup, effect: Effect, { needs, relevant }: SearchTerms, spent: number): LineGroup {
  const known = { ...group, effect }
  const { lines, isWhole, before, looks, by } = known
  const started = (lines.length === 1 ? SINGLE : SEVERAL) * (looks < LEAST_LOOKS ? ONCE : 1)
  const share = by === 'switching' ? SWITCHED : started
  const matters = effect.mean <= -relevant
  const isCostly = matters && upperBound(effect, (FALSE_BLAME * share * spent) / needs.length) < 0
  if (isWhole && isCostly && (by === 'switching' || before + looks >= LEAST_LOOKS))
    return { ...known, state: 'to blame' }
  if (lowerBound(effect, FALSE_ACQUITTAL * spent) > -relevant) return { ...known, state: 'innocent' }
  if (!isWhole && matters && isShown(known)) return { ...known, state: 'split' }
  const precision = Math.max(PRECISION, RELEVANT_PRECISION * relevant)
  const isWellKnown = by === 'switching' && !isShown(known) && reach(effect, (1 - CONFIDENCE) / 2) <= precision
  return { ...known, state: looks >= MOST_LOOKS || isWellKnown ? 'inconclusive' : 'open' }
}

/** The comparison of started servers that shows the group's effect. */
export function contrastOf({ by, lines }: LineGroup, { needs }: SearchTerms): Contrast {
  const own = new Set(lines)
  if (by === 'reference') {
    const base = ascending(lines.flatMap((line) => needs[line] ?? []).filter((line) => !own.has(line)))
    return { with: ascending([...base, ...lines]), against: base }
  }
  // A line has no effect without the lines that it needs, so if one is taken out, both sides leave it out.
  const kept = needs.flatMap((needed, line) => (!own.has(line) && needed.some((one) => own.has(one)) ? [] : [line]))
  return { with: kept, against: kept.filter((line) => !own.has(line)) }
}

function ascending(lines: readonly number[]): number[] {
  return [...new Set(lines)].sort((left, right) => left - right)
}
