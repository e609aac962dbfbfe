/**
 * The search for the lines to blame, or to thank: what the change regains without each of them. Many lines begin in groups, of
 * which one that regains something is split. Where no line regains anything alone, pairs of groups are taken back.
 */

import { isOfTables } from '../plan/initial-data.ts'
import { combine, type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import { at, sum } from '../stats/vectors.ts'
import type { Cause } from './attribution.ts'
import { costFigures, relevantCost } from './figures.ts'
import { type ChangedLine, isProgram } from './lines.ts'

/** Chance that any innocent line is blamed, over all of them and all looks. */
export const FALSE_BLAME = 0.03
/** Part of an error that one look may spend: estimates of successive looks are alike. */
const PER_LOOK = 0.5
/** Chance that a line that just matters is called innocent. */
const FALSE_ACQUITTAL = 0.03
/** One-sided error at which a group is split, or an effect believed. */
const SHOWN = 0.02
/** One-sided error at which a line is not yet given up. */
const SUSPECTED = 0.1
/** Costs that are searched for once others explain the whole: as ln. */
const WORTH_MORE = 0.02
/** Part of the whole from which on several lines that each regain it are one cause. */
const ALIKE = 2 / 3
/** Parts whose pairs are taken back where no line regains anything alone. */
const PAIRED_PARTS = 4
/** Trials that blame a line: a start of the whole change that is slow by itself looks as if every line were to blame. */
const LEAST_TRIALS = 2
/** Items that are measured together in every trial. */
const FEW_ITEMS = 4
/** Trials after which a line that is still open stays open. */
const MOST_TRIALS = 12

/** Lines that are taken back together. */
export interface Suspect {
  /** Indices, ascending. */
  readonly lines: readonly number[]
  readonly state: 'open' | 'to blame' | 'innocent' | 'needed'
  /** Its part of the permitted error; the parts of an item that is split share it. */
  readonly error: number
  /** What becomes of it where it regains something: it is split into parts, or into pairs of parts, or is the cause. */
  readonly form: 'group' | 'pairs' | 'whole'
  readonly trials: number
  /** ln QPS without it against the whole change; undefined: not known. */
  readonly saving?: Effect | undefined
}

/** A search at any moment; a value that is never changed. */
export interface Search {
  readonly lines: readonly ChangedLine[]
  /** Effect of all lines, as the run has shown it. */
  readonly whole: Effect
  readonly items: readonly Suspect[]
  /** ln QPS before the change against the whole change, on the search's own servers. */
  readonly total: Effect | undefined
  /** Whether pairs were taken back, because no line regains anything alone. */
  readonly isPaired: boolean
}

/** What the trials so far have shown. */
export interface Savings {
  readonly total: Effect | undefined
  readonly savingOf: (item: Suspect) => Effect | undefined
}

/**
 * @param candidates indices of the lines that may be to blame
 * @param room items of which the servers run at once
 */
export function startSearch(
  lines: readonly ChangedLine[],
  candidates: readonly number[],
  whole: Effect,
  room: number,
): Search {
  const isTogether = (line: number) => isOfTables({ bare: at(lines, line).variable ?? '' })
  // No tables are made by some of the lines by which they are made; nothing of defaults can be told without the program.
  const tables = candidates.filter(isTogether)
  const programs = candidates.filter((line) => isProgram(at(lines, line)))
  const others = candidates.filter((line) => !tables.includes(line) && !programs.includes(line))
  const single = [tables, programs].filter((each) => each.length > 0)
  const groups = divided(others, Math.max(1, room - single.length))
  const error = (FALSE_BLAME * PER_LOOK) / (single.length + groups.length)
  const items = [...single.map((each) => itemOf(each, error, 'whole')), ...groups.map((each) => itemOf(each, error))]
  return { lines, whole, items, total: undefined, isPaired: false }
}

function itemOf(lines: readonly number[], error: number, form: Suspect['form'] = 'group'): Suspect {
  return { lines, state: 'open', error, form: lines.length === 1 ? 'whole' : form, trials: 0 }
}

/** Neighbouring lines in at most so many runs of nearly equal length. */
function divided(lines: readonly number[], most: number): (readonly number[])[] {
  const count = Math.min(lines.length, most)
  const bound = (nth: number) => Math.round((nth * lines.length) / count)
  return Array.from({ length: count }, (_, nth) => lines.slice(bound(nth), bound(nth + 1)))
}

/** The items of the next trial, the least measured first; none if no trial would tell more. */
export function nextItems(search: Search, room: number): readonly Suspect[] {
  return openItems(search)
    .toSorted((one, other) => one.trials - other.trials)
    .slice(0, room)
}

function openItems(search: Search): readonly Suspect[] {
  const open = search.items.filter(({ state, trials }) => state === 'open' && trials < MOST_TRIALS)
  const least = Math.max(relevantOf(search), WORTH_MORE)
  const suspected = open.filter(({ saving }) => saving !== undefined && isAtLeast(search, saving, least, SUSPECTED))
  // A few servers tell sooner than many whether the suspicion holds.
  if (!search.items.some(isBlamed)) return suspected.length > 0 && open.length > FEW_ITEMS ? suspected : open
  if (unexplained(search).mean > least) return open
  // What a line to blame costs by those that need it is a part of its cost that they regain by themselves.
  const parts = open.filter(
    (item) =>
      item.trials < LEAST_TRIALS && search.items.some((each) => isBlamed(each) && isNeeding(search, item, each)),
  )
  return [...new Set([...suspected, ...parts])]
}

function isBlamed({ state }: Suspect): boolean {
  return state === 'to blame'
}

function signOf({ whole }: Search): 1 | -1 {
  return whole.mean > 0 ? -1 : 1
}

/** The least cost that matters, or gain. */
function relevantOf({ whole }: Search): number {
  return relevantCost({ ...whole, mean: -Math.abs(whole.mean) })
}

/** What taking an item back regains, or loses where gains are sought. */
function signed(search: Search, saving: Effect): Effect {
  return { ...saving, mean: signOf(search) * saving.mean }
}

function isAtLeast(search: Search, saving: Effect, least: number, error: number): boolean {
  const regained = signed(search, saving)
  return regained.mean >= least && lowerBound(regained, error) > 0
}

/** What taking everything back regains. */
function totalOf(search: Search): Effect {
  return signed(search, search.total ?? { ...search.whole, mean: -search.whole.mean })
}

/** The part of it that those to blame do not regain. */
function unexplained(search: Search): Effect {
  const blamed = search.items.filter(isBlamed)
  // What a line regains holds what those that need it do.
  const roots = blamed.filter((item) => !blamed.some((other) => isNeeding(search, item, other)))
  const savings = roots.flatMap(({ saving }) => (saving ? [signed(search, saving)] : []))
  const all = [totalOf(search), ...savings]
  return combine(
    at(all, 0).mean - sum(savings.map(({ mean }) => mean)),
    all.map((effect) => ({ effect, slope: 1 })),
  )
}

/**
 * The search after another trial: what can be decided is, and a group that regains something is split.
 *
 * @param tried the items of that trial
 * @param room items of which the servers run at once
 */
export function learn(search: Search, tried: readonly Suspect[], { total, savingOf }: Savings, room: number): Search {
  const measured = search.items.map((item) => (tried.includes(item) ? counted(item, savingOf(item)) : item))
  let after: Search = { ...search, total: total ?? search.total, items: measured }
  // Twice, since lines are judged by those to blame that they need, or that need them.
  for (const _ of [1, 2])
    after = {
      ...after,
      items: after.items.flatMap((item) =>
        item.state === 'open' && item.trials > 0 ? judged(after, item, room) : [item],
      ),
    }
  return searchInPairs({ ...after, items: [...new Map(after.items.map((item) => [item.lines.join(), item])).values()] })
}

/** A trial that measured nothing of an item does not count. */
function counted(item: Suspect, saving: Effect | undefined): Suspect {
  return saving === undefined ? item : { ...item, saving, trials: item.trials + 1 }
}

function judged(search: Search, item: Suspect, room: number): Suspect[] {
  const { saving, error, form } = item
  if (saving === undefined) return [item]
  const relevant = relevantOf(search)
  if (form !== 'whole' && isAtLeast(search, saving, relevant, SHOWN)) return partsOf(item, room)
  // Without a line the effect of those that need it is gone as well, so that no innocent is named beside one to blame.
  const isOfBlamed = search.items.some(
    (each) => isBlamed(each) && (isNeeding(search, item, each) || isNeeding(search, each, item)),
  )
  const permitted = isOfBlamed ? SHOWN : error
  if (item.trials >= LEAST_TRIALS && isAtLeast(search, saving, relevant, permitted))
    return [{ ...item, state: 'to blame' }]
  const isInnocent = upperBound(signed(search, saving), FALSE_ACQUITTAL) < relevant
  return [{ ...item, state: isInnocent ? 'innocent' : 'open' }]
}

function partsOf({ lines, error, form }: Suspect, room: number): Suspect[] {
  if (form === 'pairs') return pairsOf(lines, error)
  const parts = divided(lines, Math.max(2, room))
  return parts.map((part) => itemOf(part, error / parts.length))
}

/** Where no line regains anything alone, pairs of parts: one of them holds any two lines. Where no pair does, it is all of them together. */
function searchInPairs(search: Search): Search {
  const { items, total } = search
  const isOver = items.every((item) => isGivenUp(search, item))
  const lines = [...new Set(items.flatMap((item) => item.lines))].toSorted((one, other) => one - other)
  if (!isOver || lines.length < 2 || total === undefined || !isAtLeast(search, total, relevantOf(search), SHOWN))
    return search
  const error = FALSE_BLAME * PER_LOOK
  // All lines, as two are, are the whole change, whose total is known.
  const pairs: Suspect[] =
    lines.length === 2 || search.isPaired
      ? [{ ...itemOf(lines, error, 'whole'), state: 'to blame', saving: total }]
      : pairsOf(lines, error)
  return { ...search, items: [...items, ...pairs], isPaired: true }
}

/** Whether a line alone seems to regain nothing. */
function isGivenUp(search: Search, { state, saving, trials }: Suspect): boolean {
  if (state === 'innocent' || state === 'needed') return true
  return trials > LEAST_TRIALS && saving !== undefined && !isAtLeast(search, saving, relevantOf(search), SUSPECTED)
}

function pairsOf(lines: readonly number[], error: number): Suspect[] {
  const parts = divided(lines, PAIRED_PARTS)
  const pairs = parts.flatMap((one, nth) => parts.slice(nth + 1).map((other) => [...one, ...other]))
  return pairs.map((pair) => itemOf(pair, error / pairs.length, pair.length === 2 ? 'whole' : 'pairs'))
}

/**
 * The search that knows without which items no server starts. Several that need each other are taken back together; a group is
 * split, since perhaps only some of its lines are needed.
 */
export function searchAfterFailures(search: Search, failing: readonly Suspect[], room: number): Search {
  const others = search.items.filter((item) => !failing.includes(item))
  if (failing.length > 1 && failing.every(({ form }) => form === 'whole')) {
    const lines = [...new Set(failing.flatMap((item) => item.lines))].toSorted((one, other) => one - other)
    return { ...search, items: [...others, itemOf(lines, sum(failing.map(({ error }) => error)), 'whole')] }
  }
  const items = failing.flatMap((item): Suspect[] =>
    item.form === 'group' ? partsOf(item, room) : [{ ...item, state: 'needed' }],
  )
  return { ...search, items: [...others, ...items] }
}

/** Every line is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
export function causesOf(search: Search): readonly Cause[] {
  const blamed = search.items.filter(isBlamed)
  const alike = alikeOf(search, blamed)
  const apart = blamed.filter((item) => !alike.includes(item))
  // Smaller items say more of their lines than a set that is not to blame.
  const isLeft = ({ lines }: Suspect) =>
    !search.items.some(
      (each) => lines.some((line) => each.lines.includes(line)) && (isBlamed(each) || each.lines.length < lines.length),
    )
  const others = search.items.filter((item) => !isBlamed(item) && isLeft(item))
  const dearest = ({ change }: Cause) => signOf(search) * (change ?? 0)
  const groups = [...apart.map((item) => [item]), ...(alike.length > 0 ? [alike] : [])]
  return [
    ...groups.map((items) => causeOf(search, items)).sort((one, other) => dearest(one) - dearest(other)),
    ...others.toSorted((one, other) => at(one.lines, 0) - at(other.lines, 0)).map((item) => causeOf(search, [item])),
  ]
}

/** Lines that each regain the whole although none is known to need another; none if there is only one. */
function alikeOf(search: Search, blamed: readonly Suspect[]): readonly Suspect[] {
  const least = ALIKE * totalOf(search).mean
  const alike = blamed.filter(
    (item) =>
      item.saving !== undefined &&
      signed(search, item.saving).mean >= least &&
      !blamed.some((other) => isNeeding(search, item, other) || isNeeding(search, other, item)),
  )
  return alike.length < 2 ? [] : alike
}

function isNeeding(search: Search, one: Suspect, other: Suspect): boolean {
  return needsOf(search, one).some((line) => other.lines.includes(line))
}

function needsOf({ lines }: Search, item: Suspect): readonly number[] {
  return item.lines.flatMap((line) => at(lines, line).needs)
}

/** @param items several: each of them regains the whole */
function causeOf(search: Search, items: readonly Suspect[]): Cause {
  const { lines, whole } = search
  const first = at(items, 0)
  const indices = items.flatMap((item) => item.lines)
  const searched = new Set(search.items.flatMap((item) => item.lines))
  const needed = [...new Set(items.flatMap((item) => needsOf(search, item)))]
  const ofOne = indices.length === 1 ? 'one' : first.form === 'whole' ? 'all' : 'group'
  const none = { change: null, low: null, high: null }
  return {
    settings: indices.map((index) => {
      const { name, before, after, place } = at(lines, index)
      return { name, before, after, place }
    }),
    verdict: verdictOf(search, first),
    kind: items.length > 1 ? 'either' : ofOne,
    ...(first.saving === undefined ? none : costFigures(first.saving, whole.mean)),
    needs: needed.filter((line) => searched.has(line) && !indices.includes(line)).map((line) => at(lines, line).name),
  }
}

function verdictOf(search: Search, { state, saving }: Suspect): Cause['verdict'] {
  if (state !== 'open') return state
  if (saving === undefined) return 'not measured'
  const relevant = relevantOf(search)
  // Only what those to blame leave is left for all the others.
  const isLeft =
    !search.items.some(isBlamed) ||
    upperBound(unexplained(search), FALSE_ACQUITTAL) >= relevant ||
    isAtLeast(search, saving, relevant, SHOWN)
  return isLeft ? 'inconclusive' : 'innocent'
}
