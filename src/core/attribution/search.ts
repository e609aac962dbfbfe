/**
 * Finds the factors to blame: adaptive group testing (Dorfman 1943; Du & Hwang 2000) on noisy costs. Up to eight
 * factors are added to the reference one by one; more of them in quarters, which are two halvings in one trial. A group
 * that costs nothing that matters is dropped as a whole, one that does is split further. Where the sum of the costs and
 * the whole disagree, factors are taken out of head as well.
 */
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import { agreed, remainder, sumOfLogs, sumOfTimes } from './balance.ts'
import { blamedGroups, costsIn, stuckFactors, unexplained } from './blamed-groups.ts'
import {
  contrastOf,
  type FactorContrast,
  type FactorGroup,
  type GroupRole,
  isSameContrast,
  isShown,
  MOST_PAIRS,
  measured,
  newGroup,
  type Search,
  type SearchTerms,
} from './factor-group.ts'

export interface SearchStart {
  /** Indices of the factors that each factor needs, directly or not; at least one factor. */
  readonly needs: readonly (readonly number[])[]
  /** Effect of head against the reference, as far as it is known. */
  readonly whole: Effect
  /** The least cost that matters, as a fraction; default: a hundredth, or a tenth of the whole if that is more. */
  readonly relevantShare?: number | undefined
  readonly mostArms?: number | undefined
}

/** What a trial says of a contrast, together with earlier trials in which it was measured. */
export interface MeasuredContrast {
  readonly contrast: FactorContrast
  /** Effect of `with` against `against`; or one of the two does not start. */
  readonly effect: Effect | 'does not start'
}

const LEAST_RELEVANT = 0.01
const RELEVANT_SHARE = 0.1
/** Most factors that are measured one by one. */
const ONE_BY_ONE = 8
const QUARTERS = 4
/** One-sided error at which costs and whole disagree. */
const DISAGREEING = 0.005
/**
 * Once groups are blamed, measuring goes on where as much as this seems to be left, as ln: of the whole beyond what they
 * cost, or in one factor that is not decided, each at a one-sided error that forgives a look too many.
 */
const WORTH_MORE = 0.03
const UNEXPLAINED = 0.2
const SUSPECT = 0.1

export function startSearch({ needs, whole, relevantShare, mostArms }: SearchStart): Search {
  const terms = { needs, relevant: relevantShare === undefined ? relevantCost(whole) : -Math.log1p(-relevantShare) }
  const depth = (factor: number) => needs[factor]?.length ?? 0
  // What needs the same stands together, so that groups share the configurations they are compared with.
  const factors = needs.map((_, factor) => factor).sort((left, right) => depth(left) - depth(right) || left - right)
  const groups = divided(factors, ONE_BY_ONE).map((some) => newGroup('add', some))
  // What one factor does is the whole, which was seen on freshly started servers twice before.
  const begun = groups.map((group) => (needs.length === 1 ? measured({ ...group, looks: 1 }, whole, terms) : group))
  return { ...terms, known: whole, whole, groups: begun, mostArms: mostArms ?? Number.POSITIVE_INFINITY }
}

/** The least cost that matters, as −ln(1 − share). */
export function relevantCost(whole: Effect): number {
  return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)))
}

/** The same as a fraction of QPS: a hundredth, or a tenth of the whole if that is more. @param whole its change of QPS */
export function relevantShareOf(whole: number): number {
  return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole)
}

/**
 * What the next trial shall compare, the likeliest cause first; empty when the search is done. Every set of factors in it
 * is a mix to be measured, see mixesOf.
 */
export function nextContrasts(search: Search): readonly FactorContrast[] {
  const urgent = urgentGroups(search)
  const suspects = openGroups(search).filter((group) => isSuspect(group, search))
  // Beside the urgent ones suspects need no trial of their own.
  const groups =
    urgent.length > 0 ? [...new Set([...urgent, ...suspects])] : isExplained(search) ? suspects : doubtfulGroups(search)
  // Where nothing else stands out, it may be the whole that was mistaken.
  const contrasts: FactorContrast[] = urgent.length > 0 || groups.length === 0 ? [] : [wholeContrast(search)]
  for (const group of groups.toSorted((left, right) => promise(left) - promise(right))) {
    const more = [...contrasts, contrastOf(group, search)]
    if (mixesOf(search, contrasts).length === 0 || mixesOf(search, more).length <= search.mostArms)
      contrasts.push(contrastOf(group, search))
  }
  return contrasts
}

/** The mixes that the contrasts need measured, each as its set of factors; the reference and head are none. */
export function mixesOf({ needs }: SearchTerms, contrasts: readonly FactorContrast[]): readonly (readonly number[])[] {
  const sets = new Map(
    contrasts.flatMap((contrast) => [contrast.with, contrast.against]).map((set) => [set.join(), set]),
  )
  return [...sets.values()].filter((set) => set.length > 0 && set.length < needs.length)
}

export function isDone(search: Search): boolean {
  return nextContrasts(search).length === 0
}

/** Head against the reference. */
function wholeContrast({ needs }: SearchTerms): FactorContrast {
  return { with: needs.map((_, factor) => factor), against: [] }
}

/** Takes in what a trial measured; the effect of all factors against none, if it is among it, joins what was known. */
export function learn(search: Search, all: readonly MeasuredContrast[]): Search {
  const found = (contrast: FactorContrast) => all.find((one) => isSameContrast(one.contrast, contrast))?.effect
  const whole = found(wholeContrast(search))
  const groups = search.groups.flatMap((group) => {
    const isTold = group.state === 'open' || group.state === 'to blame'
    const effect = isTold ? found(contrastOf(group, search)) : undefined
    if (effect === undefined) return [group]
    const next = measured(group, effect, search)
    return [next, ...offspring(next)]
  })
  return seekFurther({
    ...search,
    groups,
    whole: typeof whole === 'object' ? agreed(search.known, whole) : search.whole,
  })
}

function isExplained(search: Search): boolean {
  const left = unexplained(search)
  return left.mean >= -Math.max(search.relevant, WORTH_MORE) || upperBound(left, UNEXPLAINED) >= 0
}

/** Whether a cost that matters is likely, though it is not shown. */
function isSuspect({ effect }: FactorGroup, { relevant }: Search): boolean {
  return effect !== null && effect.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(effect, SUSPECT) < 0
}

function openGroups({ groups }: Search): FactorGroup[] {
  return groups.filter(({ state }) => state === 'open')
}

/** What has not been measured yet, and what costs something and is not decided. */
function urgentGroups(search: Search): FactorGroup[] {
  return openGroups(search).filter((group) => group.effect === null || isShown(group))
}

/** Groups to measure again where the blamed ones do not explain the whole: those measured but once, else all undecided. */
function doubtfulGroups(search: Search): FactorGroup[] {
  const hasty = openGroups(search).length === 0 ? [] : blamedGroups(search).filter(({ looks }) => looks === 1)
  return hasty.length > 0 ? hasty : openGroups(search)
}

function promise({ effect, expected }: FactorGroup): number {
  return effect?.mean ?? expected
}

/** The factors in runs of equal length: one by one up to so many, else in quarters. */
function divided(factors: readonly number[], mostSingles: number): (readonly number[])[] {
  const count = factors.length <= mostSingles ? factors.length : QUARTERS
  const bound = (nth: number) => Math.round((nth * factors.length) / count)
  return Array.from({ length: count }, (_, nth) => factors.slice(bound(nth), bound(nth + 1)))
}

/** What a group leads to by itself: smaller groups, or the other side where it does not start. */
function offspring(group: FactorGroup): FactorGroup[] {
  const { role, state, factors } = group
  const quarters = (as: GroupRole) => divided(factors, QUARTERS).map((some) => newGroup(as, some, group))
  if (state === 'split') return quarters(role === 'remove' ? 'remove' : 'add')
  if (state !== 'does not start' || role === 'together') return []
  if (role === 'add') return [newGroup('instead', factors, group)]
  return factors.length > 1 ? quarters(role === 'remove' ? 'remove' : 'add') : []
}

/** The search with the groups that only come up when nothing else is urgent. */
function seekFurther(search: Search): Search {
  if (urgentGroups(search).length > 0) return search
  const found = [seekPartners, seekInteraction, seekPairs]
    .map((seek) => seek(search))
    .find((groups) => groups.length > 0)
  return found === undefined ? search : { ...search, groups: [...search.groups, ...found] }
}

/** Pairs of stuck factors, neighbours first; then all that are left at once. */
function seekPartners(search: Search): FactorGroup[] {
  const stuck = stuckFactors(search)
  const tried = search.groups.filter(
    ({ role, factors }) => role === 'together' && factors.every((one) => stuck.includes(one)),
  )
  if (tried.length === 0) return pairsOf(stuck)
  const left = stuck.filter(
    (factor) => !tried.some(({ factors, effect }) => effect !== null && factors.includes(factor)),
  )
  const isTried = tried.some(({ factors }) => factors.length === left.length)
  return left.length > 1 && !isTried ? [newGroup('together', left)] : []
}

function pairsOf(factors: readonly number[]): FactorGroup[] {
  const pairs = factors.flatMap((one, at) =>
    factors.slice(at + 1).map((other, nth) => ({ pair: [one, other].sort((a, b) => a - b), distance: nth })),
  )
  return pairs
    .sort((left, right) => left.distance - right.distance)
    .slice(0, MOST_PAIRS)
    .map(({ pair }) => newGroup('together', pair))
}

/**
 * Where the whole is slower than the sum of the costs, what was not blamed is taken out of head; where it is faster, what
 * was. Only a whole that neither a sum of times nor one of logarithms explains is one that disagrees.
 */
function seekInteraction(search: Search): FactorGroup[] {
  const { groups, whole, relevant, needs } = search
  if (groups.some(({ role }) => role === 'remove')) return []
  const blamed = blamedGroups(search)
  const open = groups.filter(({ role, state }) => state === 'open' && role !== 'together')
  const costs = costsIn(search, [...blamed, ...open])
  const [slower, faster] = [sumOfTimes(costs), sumOfLogs(costs.map(({ effect }) => effect))].sort(
    (left, right) => left.mean - right.mean,
  )
  if (slower === undefined || faster === undefined) return []
  const [under, over] = [remainder(whole, slower), remainder(whole, faster)]
  if (under.mean < -relevant && upperBound(under, DISAGREEING) < 0) {
    const settled = new Set(
      [...blamed, ...groups.filter(({ role }) => role === 'instead' || role === 'together')].flatMap(
        ({ factors }) => factors,
      ),
    )
    const factors = needs.flatMap((_, factor) => (settled.has(factor) ? [] : [factor]))
    return divided(factors, ONE_BY_ONE).map((some) => newGroup('remove', some))
  }
  const added = blamed.filter(({ role }) => role === 'add')
  const isFaster = over.mean > relevant && lowerBound(over, DISAGREEING) > 0
  return isFaster && added.length > 1 ? added.map(({ factors }) => newGroup('remove', factors)) : []
}

/** Pairs of factors that cost nothing when added alone, and something when taken out. */
function seekPairs(search: Search): FactorGroup[] {
  const hidden = blamedGroups(search).filter(({ role }) => role === 'remove')
  const isTried = search.groups.some(
    ({ role, factors }) => role === 'together' && hidden.some((one) => factors.includes(one.factors[0] ?? -1)),
  )
  return isTried ? [] : pairsOf(hidden.flatMap(({ factors }) => factors))
}
