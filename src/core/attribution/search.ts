/**
 * Search for the lines to blame for a cost, or to thank for a gain: a server without a line shows what taking it back
 * regains. Many lines begin in groups, and a group that regains something is split. If no line regains anything alone,
 * pairs of groups are taken back.
 */

import { isOfTables } from '../plan/initial-data.ts'
import { combine, type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import { at, sum } from '../stats/vectors.ts'
import type { Cause } from './attribution.ts'
import { costFigures, relevantCost } from './figures.ts'
import { type ChangedLine, isProgram } from './lines.ts'

/** Chance that any innocent line is blamed, over all lines and looks. */
export const FALSE_BLAME = 0.03
/** Share of FALSE_BLAME that one look may spend. It is large, because estimates of successive looks are similar. */
const PER_LOOK = 0.5
/** Chance that a line with the smallest cost that matters is called innocent. */
const FALSE_ACQUITTAL = 0.03
/** One-sided error at which a group is split, or an effect believed. */
const SHOWN = 0.02
/** One-sided error at which a line stays a suspect. */
const SUSPECTED = 0.1
/** Smallest cost, as ln of QPS, that is worth a further search once some lines are to blame. */
const WORTH_MORE = 0.02
/**
 * Share of the cost of the whole change that several lines must each regain alone, so that taking back any one of them
 * suffices.
 */
const ALIKE = 2 / 3
const PAIRED_PARTS = 4
/**
 * Minimum number of trials before a line is blamed, because after one slow start of the whole change every line seems
 * to be to blame.
 */
const LEAST_TRIALS = 2
/**
 * If more lines, or groups of lines, than this are undecided, a trial measures only those that are suspected, until one
 * is to blame: fewer servers in a trial confirm a suspicion sooner.
 */
const FEW_ITEMS = 4
/** Maximum number of trials for a line. A line that is still open after them stays inconclusive. */
const MOST_TRIALS = 12

/** One or more changed lines that are taken back together, each suspect on a server of its own. */
export interface Suspect {
  readonly lines: readonly number[]
  readonly state: 'open' | 'to blame' | 'innocent' | 'needed'
  /** Permitted chance of blaming it wrongly at one look. If it is split, its parts share this chance. */
  readonly error: number
  /**
   * Next step if taking the lines back regains something. `group`: they are split into parts. `pairs`: they are split
   * into pairs of parts. `whole`: they are the cause.
   */
  readonly form: 'group' | 'pairs' | 'whole'
  readonly trials: number
  /** Change of ln QPS if these lines are taken back, against the whole change; undefined: not measured. */
  readonly saving?: Effect | undefined
}

export interface Search {
  readonly lines: readonly ChangedLine[]
  /** Effect of all lines, from the run's own comparison. */
  readonly whole: Effect
  readonly items: readonly Suspect[]
  /** ln QPS before the change, against the whole change, on the search's own servers; undefined: not measured. */
  readonly total: Effect | undefined
  /** Whether pairs are taken back, because no line regains anything alone. */
  readonly isPaired: boolean
}

export interface Savings {
  readonly total: Effect | undefined
  readonly savingOf: (item: Suspect) => Effect | undefined
}

/**
 * @param candidates indices of the lines that may be to blame
 * @param room number of suspects whose servers can run at once
 */
export function startSearch(
  lines: readonly ChangedLine[],
  candidates: readonly number[],
  whole: Effect,
  room: number,
): Search {
  const isTogether = (line: number) => isOfTables({ bare: at(lines, line).variable ?? '' })
  // Lines that shape tables have an effect only together. The program stands alone, because changes of its defaults are
  // lines of their own.
  const tables = candidates.filter(isTogether)
  const programs = candidates.filter((line) => isProgram(at(lines, line)))
  const others = candidates.filter((line) => !tables.includes(line) && !programs.includes(line))
  const single = [tables, programs].filter((each) => each.length > 0)
  const groups = neighbourGroups(others, Math.max(1, room - single.length))
  const error = (FALSE_BLAME * PER_LOOK) / (single.length + groups.length)
  const items = [...single.map((each) => itemOf(each, error, 'whole')), ...groups.map((each) => itemOf(each, error))]
  return { lines, whole, items, total: undefined, isPaired: false }
}

function itemOf(lines: readonly number[], error: number, form: Suspect['form'] = 'group'): Suspect {
  return { lines, state: 'open', error, form: lines.length === 1 ? 'whole' : form, trials: 0 }
}

function neighbourGroups(lines: readonly number[], most: number): (readonly number[])[] {
  const count = Math.min(lines.length, most)
  const bound = (nth: number) => Math.round((nth * lines.length) / count)
  return Array.from({ length: count }, (_, nth) => lines.slice(bound(nth), bound(nth + 1)))
}

/** Suspects of the next trial, the least measured first; empty if another trial would decide nothing. */
export function nextItems(search: Search, room: number): readonly Suspect[] {
  return openItems(search)
    .toSorted((one, other) => one.trials - other.trials)
    .slice(0, room)
}

function openItems(search: Search): readonly Suspect[] {
  const open = search.items.filter(({ state, trials }) => state === 'open' && trials < MOST_TRIALS)
  const least = Math.max(relevantOf(search), WORTH_MORE)
  const suspected = open.filter(
    ({ saving }) => saving !== undefined && regainsAtLeast(search, saving, least, SUSPECTED),
  )
  if (!search.items.some(isBlamed)) return suspected.length > 0 && open.length > FEW_ITEMS ? suspected : open
  if (unexplainedPart(search).mean > least) return open
  // A line's cost includes the cost of the lines that need it. So if one of two such lines is to blame, the other is
  // taken back alone as well, to tell their costs apart.
  const parts = open.filter(
    (item) => item.trials < LEAST_TRIALS && (needsBlamed(search, item) || isImplied(search, item)),
  )
  return [...new Set([...suspected, ...parts])]
}

function isBlamed({ state }: Suspect): boolean {
  return state === 'to blame'
}

function signOf({ whole }: Search): 1 | -1 {
  return whole.mean > 0 ? -1 : 1
}

function relevantOf({ whole }: Search): number {
  return relevantCost({ ...whole, mean: -Math.abs(whole.mean) })
}

/** ln QPS that taking back a suspect regains, or loses if the search is for gains; positive if it is to blame. */
function regainOf(search: Search, saving: Effect): Effect {
  return { ...saving, mean: signOf(search) * saving.mean }
}

function regainsAtLeast(search: Search, saving: Effect, least: number, error: number): boolean {
  const regained = regainOf(search, saving)
  return regained.mean >= least && lowerBound(regained, error) > 0
}

/**
 * ln QPS that taking back the whole change regains: as measured on the search's own servers, or else by the run's
 * comparison.
 */
function totalOf(search: Search): Effect {
  return regainOf(search, search.total ?? { ...search.whole, mean: -search.whole.mean })
}

function unexplainedPart(search: Search): Effect {
  const blamed = search.items.filter(isBlamed)
  // What a line regains includes what the lines that need it regain, so only lines that need no blamed line are summed.
  const roots = blamed.filter((item) => !blamed.some((other) => isNeeding(search, item, other)))
  const savings = roots.flatMap(({ saving }) => (saving ? [regainOf(search, saving)] : []))
  const all = [totalOf(search), ...savings]
  return combine(
    at(all, 0).mean - sum(savings.map(({ mean }) => mean)),
    all.map((effect) => ({ effect, slope: 1 })),
  )
}

/**
 * Judges the measured suspects after a trial, and splits groups that regain something.
 *
 * @param tried the suspects of that trial
 * @param room number of suspects whose servers can run at once
 */
export function learn(search: Search, tried: readonly Suspect[], { total, savingOf }: Savings, room: number): Search {
  const measured = search.items.map((item) => (tried.includes(item) ? countTrial(item, savingOf(item)) : item))
  let after: Search = { ...search, total: total ?? search.total, items: measured }
  // Two rounds, because a line's judgement depends on lines to blame that it needs, or that need it.
  for (const _ of [1, 2])
    after = {
      ...after,
      items: after.items.flatMap((item) =>
        item.state === 'open' && item.trials > 0 ? judgeItem(after, item, room) : [item],
      ),
    }
  return searchInPairs({ ...after, items: [...new Map(after.items.map((item) => [item.lines.join(), item])).values()] })
}

/** Adds a trial to a suspect. A trial that measured nothing of the suspect does not count. */
function countTrial(item: Suspect, saving: Effect | undefined): Suspect {
  return saving === undefined ? item : { ...item, saving, trials: item.trials + 1 }
}

function judgeItem(search: Search, item: Suspect, room: number): Suspect[] {
  const { saving, error, form } = item
  if (saving === undefined) return [item]
  const relevant = relevantOf(search)
  if (form !== 'whole' && regainsAtLeast(search, saving, relevant, SHOWN)) return partsOf(item, room)
  // A line that needs a blamed line has to prove its cost only at the error SHOWN. For a line that a blamed line needs,
  // the estimate suffices, because without it the blamed line costs nothing either.
  const permitted = needsBlamed(search, item) ? SHOWN : error
  const isShown = isImplied(search, item)
    ? regainOf(search, saving).mean >= relevant
    : regainsAtLeast(search, saving, relevant, permitted)
  if (item.trials >= LEAST_TRIALS && isShown) return [{ ...item, state: 'to blame' }]
  const isInnocent = upperBound(regainOf(search, saving), FALSE_ACQUITTAL) < relevant
  return [{ ...item, state: isInnocent ? 'innocent' : 'open' }]
}

function partsOf({ lines, error, form }: Suspect, room: number): Suspect[] {
  if (form === 'pairs') return pairsOf(lines, error)
  const parts = neighbourGroups(lines, Math.max(2, room))
  return parts.map((part) => itemOf(part, error / parts.length))
}

/**
 * Takes back pairs of parts if no line regains anything alone: any two lines are in one of the pairs. If no pair
 * regains anything, all lines together are the cause.
 */
function searchInPairs(search: Search): Search {
  const { items, total } = search
  const isOver = items.every((item) => isGivenUp(search, item))
  const lines = [...new Set(items.flatMap((item) => item.lines))].toSorted((one, other) => one - other)
  if (!isOver || lines.length < 2 || total === undefined || !regainsAtLeast(search, total, relevantOf(search), SHOWN))
    return search
  const error = FALSE_BLAME * PER_LOOK
  const isWhole = lines.length === 2 || search.isPaired
  // To take back both of two lines, or the one line that all others need, is to take back the whole change. What that
  // regains is known, so no trial is needed.
  const root = lines.filter((line) =>
    lines.every((other) => other === line || at(search.lines, other).needs.includes(line)),
  )
  const whole = root.length === 1 ? root : lines
  const pairs: Suspect[] = isWhole
    ? [{ ...itemOf(whole, error, 'whole'), state: 'to blame', saving: total }]
    : pairsOf(lines, error)
  const others = items.filter((item) => !pairs.some((pair) => pair.lines.join() === item.lines.join()))
  return { ...search, items: [...others, ...pairs], isPaired: true }
}

function isGivenUp(search: Search, { state, saving, trials }: Suspect): boolean {
  if (state === 'innocent' || state === 'needed') return true
  return trials > LEAST_TRIALS && saving !== undefined && !regainsAtLeast(search, saving, relevantOf(search), SUSPECTED)
}

function pairsOf(lines: readonly number[], error: number): Suspect[] {
  const parts = neighbourGroups(lines, PAIRED_PARTS)
  const pairs = parts.flatMap((one, nth) => parts.slice(nth + 1).map((other) => [...one, ...other]))
  return pairs.map((pair) => itemOf(pair, error / pairs.length, pair.length === 2 ? 'whole' : 'pairs'))
}

/**
 * Search after servers failed to start without some suspects. Several that failed are then taken back together, because
 * they may need each other; a group is split, because perhaps only some of its lines are needed.
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

/** Lines of all causes to blame; empty if taking back a single one of these causes suffices. */
export function linesBlamedTogether(search: Search): readonly number[] {
  const blamed = search.items.filter(isBlamed)
  const isNeededByOthers = (one: Suspect) => blamed.every((other) => other === one || isNeeding(search, other, one))
  const isOne = blamed.some(isNeededByOthers) || alikeOf(search, blamed).length === blamed.length
  return isOne ? [] : blamed.flatMap(({ lines }) => lines)
}

/**
 * Causes, with every line in exactly one of them: first the causes to blame, by their cost, then the others in line
 * order.
 */
export function causesOf(search: Search): readonly Cause[] {
  const blamed = search.items.filter(isBlamed)
  const alike = alikeOf(search, blamed)
  const apart = blamed.filter((item) => !alike.includes(item))
  // A suspect of few lines says more about them than one of many lines, unless the larger suspect is to blame.
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

/** Single lines that each regain the whole, although none is known to need another; empty if there is only one. */
function alikeOf(search: Search, blamed: readonly Suspect[]): readonly Suspect[] {
  const least = ALIKE * totalOf(search).mean
  const alike = blamed.filter(
    (item) =>
      item.lines.length === 1 &&
      item.saving !== undefined &&
      regainOf(search, item.saving).mean >= least &&
      !blamed.some((other) => isNeeding(search, item, other) || isNeeding(search, other, item)),
  )
  return alike.length < 2 ? [] : alike
}

function needsBlamed(search: Search, item: Suspect): boolean {
  return search.items.some((each) => isBlamed(each) && isNeeding(search, item, each))
}

/** Whether a blamed line needs the suspect: taking the suspect back also undoes that line's cost. */
function isImplied(search: Search, item: Suspect): boolean {
  return item.form === 'whole' && search.items.some((each) => isBlamed(each) && isNeeding(search, each, item))
}

function isNeeding(search: Search, one: Suspect, other: Suspect): boolean {
  return needsOf(search, one).some((line) => other.lines.includes(line))
}

function needsOf({ lines }: Search, item: Suspect): readonly number[] {
  return item.lines.flatMap((line) => at(lines, line).needs)
}

/** @param items several if each of them regains the whole */
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
    verdict: causeVerdict(search, first),
    kind: items.length > 1 ? 'either' : ofOne,
    ...(first.saving === undefined ? none : costFigures(first.saving, whole.mean)),
    needs: needed.filter((line) => searched.has(line) && !indices.includes(line)).map((line) => at(lines, line).name),
  }
}

function causeVerdict(search: Search, { state, saving }: Suspect): Cause['verdict'] {
  if (state !== 'open') return state
  if (saving === undefined) return 'not measured'
  const relevant = relevantOf(search)
  // Other lines can cost no more than the lines to blame leave unexplained.
  const isLeft =
    !search.items.some(isBlamed) ||
    upperBound(unexplainedPart(search), FALSE_ACQUITTAL) >= relevant ||
    regainsAtLeast(search, saving, relevant, SHOWN)
  return isLeft ? 'inconclusive' : 'innocent'
}
