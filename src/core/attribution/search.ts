/**
 * Finds the lines to blame, from effects of states of a server: switched to, or started with. Lines that a running
 * server can be switched to are measured all at once, see shares.ts. The others are searched by adaptive group testing
 * (Dorfman 1943; Du & Hwang 2000) on noisy costs: up to eight are added to the reference one by one; more of them in
 * quarters, which are two halvings in one trial. A group without a relevant cost is dropped as a whole, others are
 * split. If no part of a group costs anything, each is taken out of head, and those that need each other are to blame.
 */
import { CONFIDENCE } from '../comparison/comparison.ts'
import { combine, type Effect, interval, lowerBound, reach, upperBound } from '../stats/random-effects.ts'
import type { Cause, Explanation } from './attribution.ts'
import { contrastOf, isShown, judged, type LineGroup, measured, newGroup, type SearchTerms } from './groups.ts'
import type { ChangedLine } from './lines.ts'
import { MOST_REMOVED, type Removal, type Shares } from './shares.ts'
import {
  agreed,
  type Cost,
  extraTime,
  figures,
  relevantCost,
  remainder,
  remainderFigures,
  sumOfLogs,
  sumOfTimes,
} from './sums.ts'

/**
 * A search starts from at least one line, and from the effect of head against the reference, as far as it is known.
 * Running servers can be switched to some of the lines, given by their indices. A trial can measure at least two
 * configurations besides the reference and head.
 */
export type SearchStart = Pick<Search, 'lines' | 'whole'> &
  Partial<Pick<Search, 'mostArms'> & { readonly switched: readonly number[] }>

/** A search at any moment; a value that is never changed. */
export interface Search extends SearchTerms {
  readonly lines: readonly ChangedLine[]
  /** Effect of head against the reference, as it was known before the search. */
  readonly known: Effect
  /** The whole effect, including the search's own measurements. */
  readonly whole: Effect
  /** All lines first, then groups in the order in which they came up. */
  readonly groups: readonly LineGroup[]
  readonly mostArms: number
  /** Cost of all lines that were switched, together; null before. */
  readonly switched: Effect | null
  /** Share of the error that looks at switched lines have spent. */
  readonly spent: number
  /** What costly lines do without others, as far as it was measured. */
  readonly removals: ReadonlyMap<number, Removal>
  /** Whether looks at switched lines go on. */
  readonly isSwitching: boolean
}

/** A group's effect over all times that it was measured; or one of its configurations does not start. */
export interface MeasuredGroup {
  readonly group: LineGroup
  readonly effect: Effect | 'does not start'
}

/** Most lines that are measured one by one. */
const ONE_BY_ONE = 8
const QUARTERS = 4
/** The whole was seen on freshly started servers twice before it is explained. */
const LOOKS_AT_WHOLE = 2
const SPENT_ON_WHOLE = 1 / 6
/**
 * Once groups are blamed, measuring goes on while this much seems to be left, as ln: of the whole beyond their costs,
 * or in one undecided line, each at a one-sided error that forgives a look too many.
 */
const WORTH_MORE = 0.03
const UNEXPLAINED = 0.2
const SUSPECT = 0.1
/** One-sided error at which the remainder after the causes acquits the others. */
const ACQUITTAL = 0.05
/** Wholes that differ by more than this say something of different changes. */
const MOST_TIMES = 2
/** Half-width of an interval from which on a removal's savings are not reported, and as a part of large ones. */
const TOO_WIDE = 0.02
const TOO_WIDE_PART = 0.25

export function startSearch({ lines, whole, switched = [], mostArms = Number.POSITIVE_INFINITY }: SearchStart): Search {
  const needs = lines.map((line) => line.needs)
  const terms = { needs, relevant: relevantCost(whole) }
  const depth = (line: number) => needs[line]?.length ?? 0
  const all = [...needs.keys()]
  // Lines with the same needs are next to each other, so that groups share the configurations they are compared with.
  const started = all
    .filter((line) => !switched.includes(line))
    .toSorted((left, right) => depth(left) - depth(right) || left - right)
  const root: LineGroup = { ...newGroup(all, 'reference'), looks: LOOKS_AT_WHOLE, effect: whole }
  const groups = root.isWhole
    ? [judged(root, whole, terms, SPENT_ON_WHOLE)]
    : [
        { ...root, state: 'split' as const },
        ...switched.map((line) => newGroup([line], 'switching')),
        ...divided(started, ONE_BY_ONE).map((some) => newGroup(some, 'reference')),
      ]
  return {
    ...terms,
    lines,
    known: whole,
    whole,
    groups,
    mostArms,
    switched: null,
    spent: 0,
    removals: new Map(),
    isSwitching: switched.length > 0,
  }
}

/**
 * Groups to measure next, the likeliest cause first: those to be switched, and once they are known those to be started,
 * as many as one trial holds; empty when the search is done. The first group is head against the reference.
 */
export function nextGroups(search: Search): readonly LineGroup[] {
  const [root] = search.groups
  const switched = search.groups.filter(({ by, state }) => by === 'switching' && state === 'open')
  const bySwitching = worthwhile(switched, search)
  if (bySwitching.length > 0) return bySwitching
  const unpaired = search.isSwitching ? toPair(search) : []
  if (unpaired.length > 0)
    return search.groups.filter(({ by, lines }) => by === 'switching' && isAmong(lines, unpaired))
  const open = search.groups.filter(({ by, state }) => by !== 'switching' && state === 'open')
  const wanted = worthwhile(open, search).toSorted((left, right) => promise(left) - promise(right))
  // If nothing else stands out, the whole may have been mistaken.
  const chosen = wanted.length > 0 && !wanted.some(isUrgent) && root !== undefined && !root.isWhole ? [root] : []
  for (const group of wanted) {
    const more = [...chosen, group]
    if (mixesOf(search, chosen).length === 0 || mixesOf(search, more).length <= search.mostArms) chosen.push(group)
  }
  return chosen
}

/**
 * Switched lines that seem to cost something, if it is not known which of them cost only together: the dearest,
 * ascending. A single one is known by itself.
 */
export function toPair(search: Search): readonly number[] {
  const costly = costlyLines(search)
  const told = [...search.removals.values()]
  return costly.length < 2 || (told.length > 0 && !told.some(({ isOpen }) => isOpen)) ? [] : costly
}

/** Switched lines that seem to cost something, the dearest of them, ascending. */
export function costlyLines(search: Search): readonly number[] {
  return search.groups
    .filter(
      (group) =>
        group.by === 'switching' &&
        (group.state === 'to blame' || (group.state !== 'innocent' && isSuspect(group, search))),
    )
    .toSorted((one, other) => (one.effect?.mean ?? 0) - (other.effect?.mean ?? 0))
    .slice(0, MOST_REMOVED)
    .flatMap(({ lines }) => lines)
    .sort((left, right) => left - right)
}

function isAmong(lines: readonly number[], all: readonly number[]): boolean {
  return lines.every((line) => all.includes(line))
}

/**
 * The urgent groups, with the suspects beside them. Where no group is urgent, all open ones count until the whole is
 * explained.
 */
function worthwhile(open: readonly LineGroup[], search: Search): readonly LineGroup[] {
  const suspects = open.filter((group) => isSuspect(group, search))
  if (open.some(isUrgent)) return [...new Set([...open.filter(isUrgent), ...suspects])]
  const left = unexplained(search)
  const isExplained = left.mean >= -Math.max(search.relevant, WORTH_MORE) || upperBound(left, UNEXPLAINED) >= 0
  return isExplained ? suspects : open
}

/** Not measured yet, or costly without a decision. */
function isUrgent(group: LineGroup): boolean {
  return group.state === 'open' && (group.effect === null || isShown(group))
}

/** Whether a cost that matters is likely, though it is not shown. */
function isSuspect({ effect }: LineGroup, { relevant }: Search): boolean {
  return effect !== null && effect.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(effect, SUSPECT) < 0
}

function promise({ effect, expected }: LineGroup): number {
  return effect?.mean ?? expected
}

/** The configurations that started groups need, each as its set of lines; the reference and head do not count. */
export function mixesOf(terms: SearchTerms, groups: readonly LineGroup[]): readonly (readonly number[])[] {
  const sets = groups.map((group) => contrastOf(group, terms)).flatMap((contrast) => [contrast.with, contrast.against])
  const distinct = new Map(sets.map((set) => [set.join(), set]))
  return [...distinct.values()].filter((set) => set.length > 0 && set.length < terms.needs.length)
}

/** Adds a trial's measurements; the effect of all lines against none, if it is among them, joins the earlier one. */
export function learn(search: Search, found: readonly MeasuredGroup[]): Search {
  const [root] = search.groups
  const told = new Map(found.map(({ group, effect }) => [group, effect]))
  const whole = root && told.get(root)
  const groups = search.groups.flatMap((group) => {
    const effect = group.state === 'open' ? told.get(group) : undefined
    if (effect === undefined) return [group]
    const next = measured(group, effect, search)
    const isApart = next.state === 'split' || (next.state === 'does not start' && !next.isWhole)
    return isApart ? [next, ...divided(next.lines, QUARTERS).map((some) => newGroup(some, next.by, next))] : [next]
  })
  if (typeof whole !== 'object') return seekFurther({ ...search, groups })
  const joined = agreed(search.known, whole)
  const [own, ...others] = groups
  return seekFurther({ ...search, groups: [{ ...(own as LineGroup), effect: joined }, ...others], whole: joined })
}

/**
 * Adds what switching showed so far. The error is spent over its looks by the cube of the time (Kim & DeMets 1987): early
 * looks cost little.
 *
 * @param share of the longest time that it may take, 0…1
 */
export function learnShares(search: Search, { whole, costs }: Shares, share: number): Search {
  const switched = search.groups.filter(({ by }) => by === 'switching')
  const spent = share ** 3 - search.spent
  const groups = search.groups.map((group) => {
    const cost = costs[switched.indexOf(group)]
    if (cost === undefined) return group
    return group.state === 'open' ? judged(group, cost, search, spent) : { ...group, effect: cost }
  })
  const isAll = switched.length === search.lines.length
  return { ...search, groups, switched: whole, spent: share ** 3, ...(isAll && { whole }) }
}

/** The search after the last look at switched lines: those that cost only together are one group. */
export function withoutSwitching(search: Search): Search {
  const sets = [...search.removals.values()].filter(({ together: [, ...others] }) => others.length > 0)
  const joined = [...new Map(sets.map((set) => [set.together.join(), set])).values()]
  const isOwn = ({ by, lines }: LineGroup) =>
    by === 'switching' && joined.some(({ together }) => isAmong(lines, together))
  const isOver = ({ by, state }: LineGroup) => by === 'switching' && state === 'open'
  const together = joined.map((set) => {
    const found = judged({ ...newGroup(set.together, 'switching'), isWhole: true }, set.joint, search, search.spent)
    const isBlamed = search.groups.some((each) => isOwn(each) && each.state === 'to blame')
    return isBlamed ? { ...found, state: 'to blame' as const } : found
  })
  return {
    ...search,
    isSwitching: false,
    groups: [...search.groups.filter((each) => !isOwn(each)), ...together].map((each) =>
      isOver(each) ? { ...each, state: 'inconclusive' } : each,
    ),
  }
}

/** The lines in runs of equal length: one by one up to a limit, else in quarters. */
function divided(lines: readonly number[], mostSingles: number): (readonly number[])[] {
  const count = lines.length <= mostSingles ? lines.length : QUARTERS
  const bound = (nth: number) => Math.round((nth * lines.length) / count)
  return Array.from({ length: count }, (_, nth) => lines.slice(bound(nth), bound(nth + 1)))
}

/** The search with the groups that only come up when nothing else is urgent. */
function seekFurther(search: Search): Search {
  const { groups } = search
  if (groups.some((group) => isUrgent(group) && group.by !== 'switching')) return search
  const stuck = stuckLines(search)
  // Head starts, so all lines with which nothing starts can be taken out of it together.
  if (stuck.length > 0 && groups.every(({ by }) => by !== 'head'))
    return { ...search, groups: [...groups, { ...newGroup(stuck, 'head'), isWhole: true }] }
  const joint = groups.filter((group) => isJoint(search, group))
  const parts = joint.flatMap((group) => partsThatNeedEachOther(search, group))
  if (parts.length > 0) return { ...search, groups: [...groups, ...parts] }
  return {
    ...search,
    groups: groups.map((group) =>
      group.effect !== null && joint.includes(group)
        ? judged(
            { ...group, isWhole: true, state: 'open' },
            group.effect,
            search,
            1 / (group.looks * (group.looks + 1)),
          )
        : group,
    ),
  }
}

/** Whether a group that was split costs something, and no part of it does. */
function isJoint(search: Search, { by, state, effect, lines }: LineGroup): boolean {
  if (by !== 'reference' || state !== 'split' || effect === null) return false
  const parts = search.groups.filter(
    (part) => part.lines.length < lines.length && isAmong(part.lines, lines) && !isRemoval(search, part),
  )
  return parts.every((part) => part.state === 'innocent' || part.state === 'inconclusive')
}

/**
 * Groups that show which lines of a joint one need each other: each is taken out of head, then those that saved something
 * are added to the reference as one. None if that is known, or both of two need each other.
 */
function partsThatNeedEachOther(search: Search, joint: LineGroup): readonly LineGroup[] {
  const { groups } = search
  if (joint.lines.length <= 2) return []
  const removed = groups.filter((group) => isRemoval(search, group) && isAmong(group.lines, joint.lines))
  if (removed.length === 0) return divided(joint.lines, ONE_BY_ONE).map((some) => newGroup(some, 'head', joint))
  const needed = removed
    .flatMap(({ isWhole, state, lines }) => (isWhole && state === 'to blame' ? lines : []))
    .sort((left, right) => left - right)
  const isKnown = groups.some(({ by, lines }) => by === 'reference' && lines.join() === needed.join())
  return needed.length < 2 || isKnown ? [] : [{ ...newGroup(needed, 'reference', joint), isWhole: true }]
}

/** Whether it is a line that was taken out of head though it starts without the others. */
function isRemoval(search: Search, { by, lines }: LineGroup): boolean {
  return by === 'head' && !isAmong(lines, stuckLines(search))
}

/**
 * Whether states that were switched to show another effect than those that were started: beyond their joint 95 %
 * interval, and less than half or more than twice of it. Part of a cost may only show on started servers, as a cache
 * fills or a log grows; the switched effect then explains the rest.
 */
export function disagrees(search: Search): boolean {
  const all = wholeOfStates(search)
  if (all === null) return false
  const { low, high } = interval(remainder(search.known, all), CONFIDENCE)
  const times = all.mean / search.known.mean
  return (low > 0 || high < 0) && !(times >= 1 / MOST_TIMES && times <= MOST_TIMES)
}

/** Switched lines together, and those that were started beside them; null if one of these was not measured. */
function wholeOfStates({ switched, groups, lines }: Search): Effect | null {
  if (switched === null) return null
  const started = groups.filter(({ by, lines: own }) => by === 'reference' && own.length < lines.length)
  const first = started.filter(
    (group) => !started.some((one) => one !== group && group.lines.every((each) => one.lines.includes(each))),
  )
  if (first.some(({ effect }) => effect === null)) return null
  return sumOfLogs([switched, ...first.flatMap(({ effect }) => effect ?? [])])
}

/** The groups to blame; no line is in two of them. */
function blamedGroups(search: Search): readonly LineGroup[] {
  return search.groups.filter((group) => group.state === 'to blame' && !isRemoval(search, group))
}

/** Lines that no server starts with when they are added alone. */
function stuckLines({ groups }: Search): readonly number[] {
  return groups.flatMap(({ by, state, lines, isWhole }) =>
    by === 'reference' && state === 'does not start' && isWhole ? lines : [],
  )
}

/** The part of the whole that the blamed groups leave unexplained, as ln; negative: slower. */
export function unexplained(search: Search): Effect {
  return remainder(search.whole, sumOfBlamed(search))
}

/** Shares of switched lines add up; every started group adds its time to that of the lines that it needs. */
function sumOfBlamed(search: Search): Effect {
  const shares = blamedGroups(search).flatMap(({ by, effect }) =>
    by === 'switching' && effect !== null ? [effect] : [],
  )
  return sumOfLogs([...shares, sumOfTimes(blamedCosts(search))])
}

/** Costs of the started groups to blame, each with the query time before it, which includes the lines that it needs. */
export function blamedCosts(search: Search): readonly Cost[] {
  const { needs, whole } = search
  const needed = ({ lines }: LineGroup) => new Set(lines.flatMap((line) => needs[line] ?? []))
  const costs: { readonly lines: readonly number[]; readonly cost: Cost }[] = []
  const started = blamedGroups(search).filter(({ by }) => by !== 'switching')
  // A line that others need needs less itself, so it comes first.
  for (const group of started.toSorted((left, right) => needed(left).size - needed(right).size)) {
    if (group.effect === null) continue
    const isLast = group.by === 'head'
    const before = costs.filter(({ lines }) => lines.every((line) => needed(group).has(line)))
    const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { cost }) => sum + extraTime(cost), 1)
    costs.push({ lines: group.lines, cost: { effect: group.effect, base, isLast } })
  }
  return costs.map(({ cost }) => cost)
}

/** Every line is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
export function causesOf(search: Search): readonly Cause[] {
  const blamed = blamedGroups(search)
  const named = new Set(blamed.flatMap(({ lines }) => lines))
  return [
    ...blamed
      .map((group) => toCause(search, group, group.lines, 'to blame'))
      .sort((left, right) => (left.change ?? 0) - (right.change ?? 0)),
    ...search.lines.flatMap((_, line) => (named.has(line) ? [] : [innocentOrOpen(search, line)])),
  ]
}

/** The cause of a line that is not to blame: by the smallest group that it was measured in. */
function innocentOrOpen(search: Search, line: number): Cause {
  const [smallest] = search.groups
    .slice(1)
    .filter((group) => group.effect !== null && group.lines.includes(line) && !isRemoval(search, group))
    .sort((left, right) => left.lines.length - right.lines.length)
  if (smallest === undefined) {
    const isStuck = stuckLines(search).includes(line)
    return toCause(search, undefined, [line], isStuck ? 'inconclusive' : 'not reached', isStuck)
  }
  const verdict = verdictOf(smallest)
  // Only the remainder after the causes is left for all the others.
  const isAcquitted =
    verdict === 'inconclusive' && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant
  return toCause(search, smallest, [line], isAcquitted ? 'innocent' : verdict)
}

/** A group that costs something holds a cause, but which of its lines that is was not reached. */
function verdictOf(group: LineGroup): Cause['verdict'] {
  if (group.state === 'to blame' || group.state === 'innocent') return group.state
  return !group.isWhole && isShown(group) ? 'not reached' : 'inconclusive'
}

function toCause(
  search: Search,
  group: LineGroup | undefined,
  own: readonly number[],
  verdict: Cause['verdict'],
  isStuck = false,
): Cause {
  const { lines, removals } = search
  const shown = (effect: Effect) => figures(asShown(search, effect), CONFIDENCE)
  const of = (some: readonly number[]) => some.flatMap((line) => lines[line] ?? [])
  const [line = -1] = own
  const removal = verdict === 'to blame' ? removals.get(line) : undefined
  return {
    settings: of(own).map(({ name, before, after, place }) => ({ name, before, after, place })),
    verdict,
    kind: group === undefined ? (isStuck ? 'does not start' : 'not measured') : kindOf(group, verdict),
    ...(group?.effect ? shown(group.effect) : { change: null, low: null, high: null }),
    measuredWith: of(group?.lines ?? []).map(({ name }) => name),
    removal: removal !== undefined && isKnown(removal.effect) ? shown(removal.effect) : null,
  }
}

function isKnown(effect: Effect): boolean {
  return reach(effect, (1 - CONFIDENCE) / 2) <= Math.max(TOO_WIDE, TOO_WIDE_PART * Math.abs(effect.mean))
}

/** A cost as a share of the effect that the run has shown, so that all views have one total. */
export function asShown({ known, whole }: Pick<Search, 'known' | 'whole'>, effect: Effect): Effect {
  const times = known.mean / whole.mean
  const slope = times >= 1 / MOST_TIMES && times <= MOST_TIMES ? times : 1
  return combine(slope * effect.mean, [{ effect, slope }])
}

function kindOf({ lines, by }: LineGroup, verdict: Cause['verdict']): Cause['kind'] {
  if (lines.length > 1) return verdict === 'to blame' ? 'together' : 'in a group'
  return by === 'switching' ? 'share' : by === 'reference' ? 'alone' : 'from the head'
}

/** How the causes to blame make the whole, as relative changes of the reference's QPS; interaction = whole − sum. */
export function balance(
  search: Search,
): Pick<Explanation, 'method' | 'whole' | 'switched' | 'sum' | 'interaction' | 'startOnly' | 'isComplete'> {
  const sum = asShown(search, sumOfBlamed(search))
  const states = wholeOfStates(search)
  const switched = search.groups.flatMap(({ by, lines }) => (by === 'switching' ? lines : []))
  return {
    method: switched.length > 0 ? 'switched' : 'started',
    whole: figures(search.known, CONFIDENCE),
    switched: states && figures(states, CONFIDENCE),
    sum: figures(sum, CONFIDENCE),
    interaction: remainderFigures(search.known, sum, CONFIDENCE),
    startOnly:
      switched.length === 0 ? [] : search.lines.flatMap(({ name }, line) => (switched.includes(line) ? [] : name)),
    isComplete: nextGroups(search).length === 0,
  }
}
