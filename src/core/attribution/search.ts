/**
 * Finds the factors to blame with servers of their own: adaptive group testing (Dorfman 1943; Du & Hwang 2000) on noisy
 * costs. Up to eight factors are added to the reference one by one; more of them in quarters, which are two halvings in
 * one trial. A group without a relevant cost is dropped as a whole, others are split. If no part of a group costs
 * anything, the group itself is to blame.
 */
import { type Effect, upperBound } from '../stats/random-effects.ts'
import { agreed, type Cost, extraTime, relevantCost, remainder, sumOfTimes } from './balance.ts'
import {
  contrastOf,
  type FactorContrast,
  type FactorGroup,
  isSameContrast,
  isShown,
  judged,
  measured,
  newGroup,
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

/** A search at any moment; a value that is never changed. */
export interface Search extends SearchTerms {
  /** Effect of head against the reference, as it was known before the search. */
  readonly known: Effect
  /** The whole effect, including the search's own measurements. */
  readonly whole: Effect
  /** All factors first, then groups in the order in which they came up. */
  readonly groups: readonly FactorGroup[]
  /** Configurations that one trial can measure besides the reference and head, at least 2. */
  readonly mostArms: number
}

/** A trial's result for a contrast, joined with earlier trials that measured it. */
export interface MeasuredContrast {
  readonly contrast: FactorContrast
  /** Effect of `with` against `against`; or one of the two does not start. */
  readonly effect: Effect | 'does not start'
}

/** Most factors that are measured one by one. */
const ONE_BY_ONE = 8
const QUARTERS = 4
/** The whole was seen on freshly started servers twice before it is explained. */
const LOOKS_AT_WHOLE = 2
/**
 * Once groups are blamed, measuring goes on while this much seems to be left, as ln: of the whole beyond their costs,
 * or in one undecided factor, each at a one-sided error that forgives a look too many.
 */
const WORTH_MORE = 0.03
const UNEXPLAINED = 0.2
const SUSPECT = 0.1

export function startSearch({ needs, whole, relevantShare, mostArms }: SearchStart): Search {
  const terms = { needs, relevant: relevantShare === undefined ? relevantCost(whole) : -Math.log1p(-relevantShare) }
  const depth = (factor: number) => needs[factor]?.length ?? 0
  const all = needs.map((_, factor) => factor)
  // Factors with the same needs are next to each other, so that groups share the configurations they are compared with.
  const factors = all.toSorted((left, right) => depth(left) - depth(right) || left - right)
  const root: FactorGroup = { ...newGroup(all), looks: LOOKS_AT_WHOLE, effect: whole }
  const parts = divided(factors, ONE_BY_ONE).map((some) => newGroup(some))
  const groups = root.isWhole ? [judged(root, whole, terms)] : [{ ...root, state: 'split' as const }, ...parts]
  return { ...terms, known: whole, whole, groups, mostArms: mostArms ?? Number.POSITIVE_INFINITY }
}

/**
 * The comparisons for the next trial, the likeliest cause first; empty when the search is done. Every set of factors in
 * it is a mix to measure, see mixesOf.
 */
export function nextContrasts(search: Search): readonly FactorContrast[] {
  const urgent = urgentGroups(search)
  const open = search.groups.filter(({ state }) => state === 'open')
  const suspects = open.filter((group) => isSuspect(group, search))
  // Beside the urgent ones suspects need no trial of their own.
  const groups = urgent.length > 0 ? [...new Set([...urgent, ...suspects])] : isExplained(search) ? suspects : open
  // If nothing else stands out, the whole may have been mistaken.
  const contrasts: FactorContrast[] = urgent.length > 0 || groups.length === 0 ? [] : [wholeContrast(search)]
  for (const group of groups.toSorted((left, right) => promise(left) - promise(right))) {
    const more = [...contrasts, contrastOf(group, search)]
    if (mixesOf(search, contrasts).length === 0 || mixesOf(search, more).length <= search.mostArms)
      contrasts.push(contrastOf(group, search))
  }
  return contrasts
}

/** The mixes that the contrasts need, each as its set of factors; the reference and head do not count. */
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

/** Adds a trial's measurements; the effect of all factors against none, if it is among them, joins the earlier one. */
export function learn(search: Search, all: readonly MeasuredContrast[]): Search {
  const found = (contrast: FactorContrast) => all.find((one) => isSameContrast(one.contrast, contrast))?.effect
  const whole = found(wholeContrast(search))
  const groups = search.groups.flatMap((group) => {
    const isTold = group.state === 'open' || group.state === 'to blame'
    const effect = isTold ? found(contrastOf(group, search)) : undefined
    if (effect === undefined) return [group]
    const next = measured(group, effect, search)
    const isApart = next.state === 'split' || (next.state === 'does not start' && !next.isWhole)
    return isApart ? [next, ...divided(next.factors, QUARTERS).map((some) => newGroup(some, next))] : [next]
  })
  if (typeof whole !== 'object') return seekFurther({ ...search, groups })
  const joined = agreed(search.known, whole)
  return seekFurther({
    ...search,
    groups: groups.map((group, at) => (at === 0 ? { ...group, effect: joined } : group)),
    whole: joined,
  })
}

/** The groups to blame; no factor is in two of them. */
export function blamedGroups({ groups }: Search): readonly FactorGroup[] {
  return groups.filter(({ state }) => state === 'to blame')
}

/** Factors that no server starts with when they are added alone. */
export function stuckFactors({ groups }: Search): readonly number[] {
  return groups.flatMap(({ side, state, factors, isWhole }) =>
    side === 'reference' && state === 'does not start' && isWhole ? factors : [],
  )
}

/** The part of the whole that the blamed groups leave unexplained, as ln; negative: slower. */
export function unexplained(search: Search): Effect {
  return remainder(search.whole, sumOfTimes(blamedCosts(search)))
}

/** Costs of the groups to blame, each with the query time before it, which includes the factors that it needs. */
export function blamedCosts(search: Search): readonly Cost[] {
  const { needs, whole } = search
  const needed = ({ factors }: FactorGroup) => new Set(factors.flatMap((factor) => needs[factor] ?? []))
  const costs: { readonly factors: readonly number[]; readonly cost: Cost }[] = []
  // A factor that others need needs less itself, so it comes first.
  for (const group of blamedGroups(search).toSorted((left, right) => needed(left).size - needed(right).size)) {
    if (group.effect === null) continue
    const isLast = group.side === 'head'
    const before = costs.filter(({ factors }) => factors.every((factor) => needed(group).has(factor)))
    const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { cost }) => sum + extraTime(cost), 1)
    costs.push({ factors: group.factors, cost: { effect: group.effect, base, isLast } })
  }
  return costs.map(({ cost }) => cost)
}

function isExplained(search: Search): boolean {
  const left = unexplained(search)
  return left.mean >= -Math.max(search.relevant, WORTH_MORE) || upperBound(left, UNEXPLAINED) >= 0
}

/** Whether a cost that matters is likely, though it is not shown. */
function isSuspect({ effect }: FactorGroup, { relevant }: Search): boolean {
  return effect !== null && effect.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(effect, SUSPECT) < 0
}

/** Groups not measured yet, and costly groups without a decision. */
function urgentGroups({ groups }: Search): FactorGroup[] {
  return groups.filter((group) => group.state === 'open' && (group.effect === null || isShown(group)))
}

function promise({ effect, expected }: FactorGroup): number {
  return effect?.mean ?? expected
}

/** The factors in runs of equal length: one by one up to a limit, else in quarters. */
function divided(factors: readonly number[], mostSingles: number): (readonly number[])[] {
  const count = factors.length <= mostSingles ? factors.length : QUARTERS
  const bound = (nth: number) => Math.round((nth * factors.length) / count)
  return Array.from({ length: count }, (_, nth) => factors.slice(bound(nth), bound(nth + 1)))
}

/** The search with the groups that only come up when nothing else is urgent. */
function seekFurther(search: Search): Search {
  if (urgentGroups(search).length > 0) return search
  const { groups } = search
  const stuck = stuckFactors(search)
  // Head starts, so all factors with which nothing starts can be taken out of it together.
  if (stuck.length > 0 && groups.every(({ side }) => side === 'reference'))
    return { ...search, groups: [...groups, { ...newGroup(stuck), side: 'head', isWhole: true }] }
  return {
    ...search,
    groups: groups.map((group) =>
      group.effect !== null && isNoPartToBlame(group, groups)
        ? judged({ ...group, isWhole: true, state: 'open' }, group.effect, search)
        : group,
    ),
  }
}

function isNoPartToBlame({ state, factors }: FactorGroup, groups: readonly FactorGroup[]): boolean {
  const parts = groups.filter(
    (part) => part.factors.length < factors.length && part.factors.every((factor) => factors.includes(factor)),
  )
  return state === 'split' && parts.every((part) => part.state === 'innocent' || part.state === 'undecided')
}
