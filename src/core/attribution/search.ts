/**
 * The search for the lines to blame, or to thank: trials of servers with random halves of the changed lines, until each line's
 * share of the whole is known. Many lines begin as a few units; one that costs something is split.
 */
import { CONFIDENCE } from '../comparison/comparison.ts'
import type { Random } from '../plan/random.ts'
import { combine, type Effect, lowerBound, reach, type StartSpread, upperBound } from '../stats/random-effects.ts'
import { at } from '../stats/vectors.ts'
import { isOfTables } from '../suite/initial-data.ts'
import type { Cause, Explanation } from './attribution.ts'
import {
  type CostModel,
  effectBeside,
  effectOf,
  fitCosts,
  type KnownLines,
  type Lines,
  Slopes,
  type TrialRates,
  type Unit,
} from './cost-model.ts'
import { type ChangedLine, isProgram } from './lines.ts'
import { figures, relevantCost, remainder, remainderFigures } from './sums.ts'
import { designTrial } from './trial-design.ts'

/** Chance that any innocent line is blamed, over all of them and all looks. */
export const FALSE_BLAME = 0.03
/** Chance that a line that just matters is called innocent. */
const FALSE_ACQUITTAL = 0.05
/** Part of an error that one look may spend: estimates of successive looks are alike. */
const PER_LOOK = 0.25
/** One-sided error at which a cost is followed up. */
const SHOWN = 0.02
/** One-sided error at which it is not yet given up. */
const SUSPECTED = 0.1
/** Costs that are searched for once others explain the whole: as ln. */
const WORTH_MORE = 0.02
/** Units that a search begins with at most; a unit that costs something is split into so many. */
const MOST_UNITS = 8
const PARTS = 4
/** Units whose pairs are estimated. */
const MOST_PAIRED = 4
/** A search takes at most so many trials; for one culprit among forty lines six are usually enough. */
const MOST_TRIALS = 40
/** Wholes that differ by more than this say something of different changes. */
const MOST_TIMES = 2
/** Part of what a unit costs last that it may cost alone, if it costs something only together with another. */
const SMALL_PART = 0.3
/** Part of what one of two saves that the other saves at least, if they cost only together. */
const ALIKE = 2 / 3
/** One-sided error for an interaction that does not exist, over all pairs. */
const INTERACTING = 0.025
/** One-sided errors at which a pair surely does not cost only together: by its interaction, and by what one costs alone. */
const APART = 0.05
const COSTS_ALONE = 0.01
/** Half-width of an interval from which on a removal's savings are not reported, and as a part of large ones. */
const TOO_WIDE = 0.02
const TOO_WIDE_PART = 0.25

type UnitState = 'open' | 'to blame' | 'innocent'

/** Without it no line of the Performance Schema has an effect. */
const SWITCH = 'performance-schema'

interface SearchedUnit {
  readonly lines: Unit
  readonly state: UnitState
  /** Its part of the permitted error; the parts of a unit that is split share it. */
  readonly error: number
}

/** A search at any moment; a value that is never changed. */
export interface Search {
  readonly lines: readonly ChangedLine[]
  /** The lines that stay together with each line, which is one of them; ascending. */
  readonly atoms: readonly Unit[]
  readonly known: KnownLines
  /** The least cost that matters, as −ln(1 − share). */
  readonly relevant: number
  /** −1 where lines are sought that make it faster. */
  readonly sign: 1 | -1
  readonly units: readonly SearchedUnit[]
  readonly trials: readonly TrialRates[]
  /** Sets of lines with which no server starts, unless it has all lines. */
  readonly failing: readonly Unit[]
  readonly model: CostModel
}

/** @param whole effect of all lines, as the run has shown it */
export function startSearch(lines: readonly ChangedLine[], whole: Effect, startSpread: StartSpread): Search {
  const needs = lines.map((line) => line.needs)
  const known = { needs, whole, startSpread }
  const depth = (line: number) => at(needs, line).length
  // Lines with the same needs are next to each other, so that a unit is seldom without what it needs.
  const order = [...lines.keys()].sort((left, right) => depth(left) - depth(right) || left - right)
  const atoms = atomsOf(lines)
  // A line that brings others to life is a unit by itself, because it is to blame for what they cost; so is the program,
  // because nothing of its defaults can be told without it.
  const single = order.filter((line) => wakes(lines, line) || isProgram(at(lines, line)))
  const others = order.filter((line) => !single.includes(line))
  const most = Math.max(1, MOST_UNITS - single.length)
  const divisions = [...single.map((line) => [line]), ...divided(others, most, atoms)]
  const error = (FALSE_BLAME * PER_LOOK) / divisions.length
  const units = divisions.map((unit): SearchedUnit => ({ lines: unit, state: 'open', error }))
  const sign = whole.mean > 0 ? -1 : 1
  const model = fitCosts(
    [],
    units.map((unit) => unit.lines),
    [],
    known,
  )
  const loss = sign === 1 ? whole : { ...whole, mean: -whole.mean }
  return { lines, atoms, known, relevant: relevantCost(loss), sign, units, trials: [], failing: [], model }
}

/**
 * Lines that have no effect without each other stay together, and those by which tables are made, because no tables are
 * made by some of them; so do the consumers among unchanged lines that the change brings to life, and the instruments:
 * nobody asks which of them costs how much.
 */
function atomsOf(lines: readonly ChangedLine[]): Unit[] {
  const all = [...lines.keys()]
  const kindOf = (line: ChangedLine) => {
    if (isOfTables(line)) return 'tables'
    return isUnchanged(line) ? line.pieces[0]?.kind : undefined
  }
  return all.map((line) => {
    const kind = kindOf(at(lines, line))
    const isMutual = (other: number) => at(lines, line).needs.includes(other) && at(lines, other).needs.includes(line)
    return all.filter(
      (other) => other === line || isMutual(other) || (kind !== undefined && kindOf(at(lines, other)) === kind),
    )
  })
}

/** Whether the change only brings the line to life. */
function isUnchanged({ before, after }: ChangedLine): boolean {
  return before !== null && before === after
}

/** Whether a changed line is the switch that brings unchanged ones to life. */
function wakes(lines: readonly ChangedLine[], line: number): boolean {
  return at(lines, line).name === SWITCH && lines.some((other) => isUnchanged(other) && other.needs.includes(line))
}

/** Lines in runs of nearly equal length; those of one atom stay together. */
function divided(lines: readonly number[], most: number, atoms: readonly Unit[]): Unit[] {
  const parts = [...new Map(lines.map((line) => [at(atoms, line).join(), at(atoms, line)])).values()]
  const count = Math.min(parts.length, most)
  const bound = (nth: number) => Math.round((nth * parts.length) / count)
  return Array.from({ length: count }, (_, nth) => parts.slice(bound(nth), bound(nth + 1)).flat())
}

function isAtom([first = 0, ...others]: Unit, atoms: readonly Unit[]): boolean {
  return at(atoms, first).length === others.length + 1
}

/**
 * The lines of each server of the next trial; undefined if no trial would tell more.
 *
 * @param isWanted whether a trial is wanted for something else, such as a server beside the others
 */
export function nextTrial(
  search: Search,
  servers: number,
  random: Random,
  isWanted = false,
): readonly Lines[] | undefined {
  const open = openUnits(search)
  const { units, model, known, trials, failing } = search
  if (trials.length >= MOST_TRIALS || (open.length === 0 && !isWanted && !hasOpenPair(search))) return undefined
  const { pairs } = model
  const designed = designTrial(
    {
      units: units.map(({ lines }) => lines),
      pairs,
      needs: known.needs,
      earlier: trials.map((trial) => trial.servers.map(({ on }) => on)),
      open: [...open, ...pairs.map((_, nth) => units.length + nth)],
      servers,
      failing,
    },
    random,
  )
  return designed.length < 2 ? undefined : designed
}

/** Indices of the units that are worth another trial. */
function openUnits(search: Search): number[] {
  const { units, relevant } = search
  const open = units.flatMap(({ state }, index) => (state === 'open' ? [index] : []))
  const isSuspected = (index: number) => {
    const share = shareOf(search, index)
    return share.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(share, SUSPECTED) < 0
  }
  if (search.trials.length === 0 || !units.some(({ state }) => state === 'to blame')) return open
  const left = unexplained(search)
  const isExplained = left.mean >= -Math.max(relevant, WORTH_MORE) || upperBound(left, SUSPECTED) >= 0
  return isExplained ? open.filter(isSuspected) : open
}

/** The search with another trial. */
export function learn(search: Search, trial: TrialRates): Search {
  return judged({ ...search, trials: [...search.trials, trial] })
}

/** The search that knows with which lines no server starts. */
export function withFailing(search: Search, lines: Unit): Search {
  return { ...search, failing: [...search.failing, lines] }
}

/** Fits the model, and decides what can be decided; a unit of several lines that costs something is split. */
function judged(search: Search): Search {
  const fitted = refitted(search)
  const units = fitted.units.flatMap((unit, index): SearchedUnit[] => {
    const share = shareOf(fitted, index)
    const { lines, error } = unit
    if (isAtom(lines, fitted.atoms)) {
      const isCostly = share.mean <= -fitted.relevant && upperBound(share, error) < 0
      if (isCostly) return [{ lines, state: 'to blame', error }]
    } else if (share.mean <= -fitted.relevant && upperBound(share, SHOWN) < 0) {
      const parts = divided(lines, PARTS, fitted.atoms)
      return parts.map((part) => ({ lines: part, state: 'open', error: error / parts.length }))
    }
    const isInnocent = lowerBound(share, FALSE_ACQUITTAL * PER_LOOK) > -fitted.relevant
    return [{ lines, state: isInnocent ? 'innocent' : 'open', error }]
  })
  const isSplit = units.length > fitted.units.length
  return isSplit ? refitted({ ...fitted, units }) : { ...fitted, units }
}

function refitted(search: Search): Search {
  const { units, trials, known } = search
  const lines = units.map((unit) => unit.lines)
  const alone = { ...search, model: fitCosts(trials, lines, [], known) }
  const pairs = pairsToTell(alone)
  return pairs.length === 0 ? alone : { ...alone, model: fitCosts(trials, lines, pairs, known) }
}

/** Pairs of the units that seem to cost most: some cost something only together. */
function pairsToTell(search: Search): CostModel['pairs'] {
  const { units } = search
  const costly = units
    .flatMap((_, index) => {
      const share = shareOf(search, index)
      return units.length <= 2 || upperBound(share, SUSPECTED) < 0 ? [{ index, share }] : []
    })
    .sort((one, other) => one.share.mean - other.share.mean)
    .slice(0, MOST_PAIRED)
    .map(({ index }) => index)
    .sort((one, other) => one - other)
  const pairs = costly.flatMap((one, nth) => costly.slice(nth + 1).map((other) => [one, other] as const))
  // A line has all of its effect beside those that it needs: the two together tell nothing more.
  return pairs.filter(([one, other]) => !needsOther(search, one, other) && !needsOther(search, other, one))
}

function needsOther({ units, known }: Search, one: number, other: number): boolean {
  const needed = at(units, one).lines.flatMap((line) => at(known.needs, line))
  return at(units, other).lines.some((line) => needed.includes(line))
}

/** A unit's share of the whole; negative: it costs, or gains where gains are sought. */
function shareOf(search: Search, unit: number): Effect {
  return signed(search, new Slopes(search.model).share(unit))
}

function signed({ model, sign }: Search, slopes: readonly number[]): Effect {
  return effectOf(
    model,
    slopes.map((slope) => sign * slope),
  )
}

/** The part of the whole that the blamed units leave unexplained. */
function unexplained(search: Search): Effect {
  const { known, sign } = search
  const whole = { ...known.whole, mean: sign * known.whole.mean }
  return remainder(whole, sumOfBlamed(search))
}

/** Whether a unit costs something, or brings an unchanged line to life that does. */
function isBlamed(search: Search, unit: number): boolean {
  const { units, lines } = search
  const { state, lines: members } = at(units, unit)
  const isCostly = (other: number) => at(units, other).state === 'to blame' && needsOther(search, other, unit)
  return state === 'to blame' || (members.some((line) => wakes(lines, line)) && [...units.keys()].some(isCostly))
}

function sumOfBlamed(search: Search): Effect {
  const slopes = new Slopes(search.model)
  const blamed = search.units.flatMap((_, index) => (isBlamed(search, index) ? [slopes.share(index)] : []))
  const total = search.model.coefficients.map((_, column) => blamed.reduce((sum, each) => sum + at(each, column), 0))
  return signed(search, total)
}

/** Whether two units cost something only together: either alone costs almost nothing, and both save the same. */
function pairState(search: Search, nth: number): 'joint' | 'apart' | 'open' {
  const { model, relevant } = search
  const pair = at(model.pairs, nth)
  const slopes = new Slopes(model)
  const [dear = 0, cheap = 0] = pair
    .map((unit) => signed(search, slopes.last(unit)).mean)
    .sort((one, other) => one - other)
  const most = Math.max(relevant, -SMALL_PART * dear)
  const together = signed(search, slopes.pair(nth))
  const alone = pair.map((unit) => signed(search, slopes.alone(unit)))
  const isShown = together.mean <= -most && upperBound(together, INTERACTING / model.pairs.length) < 0
  if (isShown && cheap <= ALIKE * dear && alone.every(({ mean }) => mean > -most)) return 'joint'
  const isApart = lowerBound(together, APART) > -most || alone.some((effect) => upperBound(effect, COSTS_ALONE) < 0)
  return isApart ? 'apart' : 'open'
}

/** Whether it is not known of a unit to blame whether it costs something only together with another. */
function hasOpenPair(search: Search): boolean {
  const { model, units } = search
  const isBlamed = (unit: number) => at(units, unit).state === 'to blame'
  return model.pairs.some((pair, nth) => pair.every(isBlamed) && pairState(search, nth) === 'open')
}

/** Units that cost something only together, as sets of indices; a unit that costs by itself is alone. */
function jointUnits(search: Search): readonly (readonly number[])[] {
  const { model, units } = search
  let sets = units.map((_, index): readonly number[] => [index])
  const pairs = [...model.pairs.filter((_, nth) => pairState(search, nth) === 'joint'), ...enablingPairs(search)]
  for (const pair of pairs) {
    const touched = sets.filter((set) => pair.some((unit) => set.includes(unit)))
    sets = [...sets.filter((set) => !touched.includes(set)), touched.flat().sort((one, other) => one - other)]
  }
  return sets
}

/** Units to blame that need another which costs little itself, and which no other unit to blame needs. */
function enablingPairs(search: Search): readonly (readonly [number, number])[] {
  const blamed = search.units.flatMap(({ state }, index) => (state === 'to blame' ? [index] : []))
  return search.units.flatMap(({ state, lines }, needed) => {
    const users = blamed.filter((unit) => needsOther(search, unit, needed))
    const [user] = users
    // Removing an unchanged line is another remedy than taking back the change that enables it.
    if (user !== undefined && at(search.units, user).lines.some((line) => isUnchanged(at(search.lines, line))))
      return []
    if (user === undefined || users.length > 1 || state === 'to blame' || !isAtom(lines, search.atoms)) return []
    const most = Math.max(search.relevant, -SMALL_PART * shareOf(search, user).mean)
    return shareOf(search, needed).mean > -most ? [[needed, user] as const] : []
  })
}

/** Every line is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
export function causesOf(search: Search): readonly Cause[] {
  const blamed: Cause[] = []
  const others = new Map<number, Cause>()
  for (const set of jointUnits(search)) {
    if (set.some((index) => isBlamed(search, index))) {
      blamed.push(causeOf(search, set))
      continue
    }
    for (const index of set) {
      const { lines } = at(search.units, index)
      for (const line of lines) others.set(line, causeOf(search, [index], line))
    }
  }
  const dearest = ({ change }: Cause) => search.sign * (change ?? 0)
  return [
    ...blamed.sort((left, right) => dearest(left) - dearest(right)),
    ...[...others.keys()].sort((left, right) => left - right).map((line) => others.get(line) as Cause),
  ]
}

/** @param line of a unit that is not split; default: all lines of the units */
function causeOf(search: Search, set: readonly number[], line?: number): Cause {
  const { model, units, lines } = search
  const slopes = new Slopes(model)
  const total = (of: (unit: number) => readonly number[]) =>
    model.coefficients.map((_, column) => set.reduce((sum, unit) => sum + at(of(unit), column), 0))
  const share = asShown(
    search,
    effectOf(
      model,
      total((unit) => slopes.share(unit)),
    ),
  )
  const members = set.flatMap((index) => at(units, index).lines).sort((one, other) => one - other)
  const verdict = verdictOf(search, set)
  const removal = removalOf(search, set)
  const isMeasured = search.trials.length > 0
  const shown = isMeasured ? figures(share, CONFIDENCE) : { change: null, low: null, high: null }
  return {
    settings: (line === undefined ? members : [line]).map((member) => {
      const { name, before, after, place } = at(lines, member)
      return { name, before, after, place }
    }),
    verdict: isMeasured ? verdict : 'not reached',
    kind: isMeasured ? kindOf(search, set, members, line) : 'not measured',
    ...shown,
    measuredWith: isMeasured ? members.map((member) => at(lines, member).name) : [],
    removal: verdict === 'to blame' && isKnown(removal) ? figures(asShown(search, removal), CONFIDENCE) : null,
  }
}

/** How the figures of some lines are to be read. */
function kindOf({ known }: Search, set: readonly number[], members: Unit, line: number | undefined): Cause['kind'] {
  if (members.length === 1) return 'share'
  const isMutual = members.every((one) =>
    members.every((other) => one === other || at(known.needs, one).includes(other)),
  )
  return line === undefined && (set.length > 1 || isMutual) ? 'together' : 'in a group'
}

/** What taking one of a set back regains, with those that need it: they have no effect without. */
function removalOf(search: Search, set: readonly number[]): Effect {
  const { model, units, known } = search
  const slopes = new Slopes(model)
  const removed = set.flatMap((index) => at(units, index).lines)
  const isGone = (unit: Unit) => unit.some((line) => at(known.needs, line).some((needed) => removed.includes(needed)))
  const dependent = units.flatMap(({ lines }, index) => (!set.includes(index) && isGone(lines) ? [index] : []))
  const gone = [...set, ...dependent]
  // Either of two units that cost only together regains all; their pairs count once.
  const total = model.coefficients.map((_, column) => {
    if (column < units.length) return Number(gone.includes(column))
    const pair = at(model.pairs, column - units.length)
    return Number(pair.some((unit) => gone.includes(unit)))
  })
  const isEnabled = set.some((one) => set.some((other) => one !== other && needsOther(search, one, other)))
  return set.length === 1 || isEnabled || dependent.length > 0
    ? effectOf(model, total)
    : effectOf(model, slopes.last(at(set, 0)))
}

function verdictOf(search: Search, set: readonly number[]): Cause['verdict'] {
  const states = set.map((index) => at(search.units, index))
  if (set.some((index) => isBlamed(search, index))) return 'to blame'
  if (states.every(({ state }) => state === 'innocent')) return 'innocent'
  const [index = 0] = set
  const share = shareOf(search, index)
  const isShown = upperBound(share, SHOWN) < 0 && share.mean <= -search.relevant
  if (states.some(({ lines }) => !isAtom(lines, search.atoms)) && isShown) return 'not reached'
  // Only the remainder after the causes is left for all the others.
  const isLeftOver =
    !isShown &&
    search.units.some(({ state }) => state === 'to blame') &&
    lowerBound(unexplained(search), FALSE_ACQUITTAL) > -search.relevant
  return isLeftOver ? 'innocent' : 'inconclusive'
}

function isKnown(effect: Effect): boolean {
  return reach(effect, (1 - CONFIDENCE) / 2) <= Math.max(TOO_WIDE, TOO_WIDE_PART * Math.abs(effect.mean))
}

/** The change without some lines, and without those that need them. */
export interface Reduced {
  /** Effect against the reference. */
  readonly effect: Effect
  /** Effect against the whole change. */
  readonly saved: Effect
}

/** @param lines of units to blame */
export function withoutLines(search: Search, lines: readonly number[]): Reduced {
  const set = search.units.flatMap((unit, index) => (unit.lines.some((line) => lines.includes(line)) ? [index] : []))
  const removed = asShown(search, removalOf(search, set))
  const { whole } = search.known
  return { effect: remainder(whole, removed), saved: { ...removed, mean: -removed.mean } }
}

/** The server that every trial had beside those with some of the lines; undefined if there was none. */
export function besideOf({ trials, model, known }: Search): Reduced | undefined {
  const effect = effectBeside(trials, model, known)
  return effect && { effect, saved: remainder(effect, known.whole) }
}

/** A cost as a share of the effect that the run has shown, so that all views have one total. */
function asShown({ known, model }: Search, effect: Effect): Effect {
  const fitted = effectOf(model, new Slopes(model).whole())
  const times = known.whole.mean / fitted.mean
  const slope = times >= 1 / MOST_TIMES && times <= MOST_TIMES ? times : 1
  return combine(slope * effect.mean, [{ effect, slope }])
}

/** How the causes to blame make the whole, as relative changes of the reference's QPS; interaction = whole − sum. */
export function balance(search: Search): Pick<Explanation, 'whole' | 'sum' | 'interaction' | 'isComplete'> {
  const { known, sign } = search
  const blamed = sumOfBlamed(search)
  const sum = asShown(search, { ...blamed, mean: sign * blamed.mean })
  return {
    whole: figures(known.whole, CONFIDENCE),
    sum: figures(sum, CONFIDENCE),
    interaction: remainderFigures(known.whole, sum, CONFIDENCE),
    isComplete: openUnits(search).length === 0,
  }
}
