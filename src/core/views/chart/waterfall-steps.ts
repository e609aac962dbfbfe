/** The bars of the waterfall: the reference, every cause on top of the one before, the remainder, and head. */

import type { Cause, Explanation, Figures } from '../../attribution/attribution.ts'
import type { Result } from '../../result/result.ts'
import { causesByVerdict, changeBetween, figuresOf, whereOf } from '../../wording/cause-wording.ts'
import { changeAndRange, change as changeText, count } from '../../wording/figures.ts'
import { against, asItIs, causeName } from '../../wording/wording.ts'
import { distinct, NARROW } from './chart-layout.ts'
import { wrapName } from './chart-text.ts'

/** Bars of causes at most; those beyond are one bar. */
const MOST_BARS = 10
/** Characters of a name on one line, in narrow pictures and in others. */
const NARROW_NAME = 17
const WIDE_NAME = 38
const NAME_LINES = 6
const PLACE_LINES = 2
const LEAST_CHANGE = -0.99
/** Changes that differ by less are drawn as one. */
const DRAWN = 5e-5

/** A bar; changes are fractions of the reference's QPS. */
export interface WaterfallStep {
  readonly tone: 'end' | 'cause' | 'rest' | 'whole'
  /** Name on as many lines as it takes. */
  readonly name: string
  readonly from: number
  readonly to: number
  /** Interval of where the bar ends; null if there is none. */
  readonly low: number | null
  readonly high: number | null
  readonly number: string
  readonly detail: string
}

interface BlamedCause {
  readonly cause: Cause
  readonly found: Figures
}

/** Limits of a bar for a cause. */
interface BarLimits extends Pick<WaterfallStep, 'from' | 'to'> {
  readonly low: number
  readonly high: number
}

/** Empty if no setting is to blame. */
export function stepsOf(result: Result, width: number): WaterfallStep[] {
  const { explanation } = result
  const blamed = blamedOf(result)
  if (explanation === null || blamed.length === 0) return []
  const { whole, scenario } = explanation
  const characters = width < NARROW ? NARROW_NAME : WIDE_NAME
  const wrap = (name: string) => wrapName(name, characters, NAME_LINES + PLACE_LINES)
  const limits = explanation.method === 'switched' ? compoundedBars(blamed) : stackedBars(blamed, explanation)
  const end = limits.at(-1)?.to ?? 0
  return [
    { ...bar('end', 0, 0), name: wrap(against(explanation, asItIs)), number: changeText(0) },
    ...causeSteps(result, blamed, limits, characters),
    ...(explanation.method === 'switched' ? othersStep(result, explanation, end) : [restStep(explanation)]),
    {
      ...{
        ...bar('whole', 0, whole.change),
        low: whole.low,
        high: whole.high,
        name: wrap(explanation.rule === 'base' ? 'now' : scenario),
      },
      ...{ number: changeText(whole.change), detail: changeAndRange(whole) },
    },
  ]
}

function bar(tone: WaterfallStep['tone'], from: number, to: number) {
  return { tone, from, to, low: null, high: null, detail: '' }
}

/** The dearest first. */
function blamedOf(result: Result): BlamedCause[] {
  return causesByVerdict(result).blamed.flatMap((cause) => {
    const found = figuresOf(cause)
    return found === undefined ? [] : [{ cause, found }]
  })
}

/** Costs that add up: each applies to the rest after those before. */
function compoundedBars(blamed: readonly BlamedCause[]): BarLimits[] {
  const left = (many: number) => blamed.slice(0, many).reduce((all, { found }) => all * (1 + found.change), 1)
  return blamed.map(({ found }, index) => {
    const at = (value: number) => left(index) * (1 + value) - 1
    return { from: left(index) - 1, to: at(found.change), low: at(found.low), high: at(found.high) }
  })
}

/**
 * Costs of settings by themselves: each adds its own time to every query, as in the sum, so on top of others it takes a
 * smaller share of QPS.
 */
function stackedBars(blamed: readonly BlamedCause[], { sum, whole }: Explanation): BarLimits[] {
  const time = ({ cause }: BlamedCause, value: number) => extraTime(cause, value, whole.change)
  const times = blamed.map((one) => time(one, one.found.change))
  const total = times.reduce((all, each) => all + each, 0)
  // A setting that needs others costs more than its share says, which only the sum knows.
  const wanted = -sum.change / (1 + Math.max(LEAST_CHANGE, sum.change))
  const scale = total > 0 && wanted > 0 ? wanted / total : 1
  const before = (index: number) => scale * times.slice(0, index).reduce((all, each) => all + each, 0)
  return blamed.map((one, index) => {
    const at = (value: number) => changeBy(before(index) + scale * time(one, value))
    const { change, low, high } = one.found
    return { from: changeBy(before(index)), to: at(change), low: at(low), high: at(high) }
  })
}

/** A bar for each; where they are too many, one for the last of them. */
function causeSteps(
  result: Result,
  blamed: readonly BlamedCause[],
  limits: readonly BarLimits[],
  characters: number,
): WaterfallStep[] {
  const many = blamed.length > MOST_BARS ? MOST_BARS - 1 : blamed.length
  const steps = limits.slice(0, many).flatMap((own, index): WaterfallStep[] => {
    const one = blamed[index]
    if (one === undefined) return []
    const name = causeText(result, one.cause, characters)
    return [{ tone: 'cause', name, ...own, number: changeText(one.found.change), detail: changeAndRange(one.found) }]
  })
  const [first, last] = [limits[many], limits.at(-1)]
  if (first === undefined || last === undefined) return steps
  const name = wrapName(`${count(blamed.length - many, 'more setting')} to blame`, characters, NAME_LINES)
  const number = changeText(changeBetween(first.from, last.to))
  return [...steps, { ...bar('cause', first.from, last.to), name, number }]
}

/** The rest after the sum and the whole of single costs. */
function restStep({ whole, sum, interaction }: Explanation): WaterfallStep {
  return {
    ...bar('rest', sum.change, whole.change),
    ...{ low: sum.change + interaction.low, high: sum.change + interaction.high },
    ...{
      name: 'interaction and the rest',
      number: changeText(interaction.change),
      detail: changeAndRange(interaction),
    },
  }
}

/** All that is not to blame, from where the causes end exactly to head; none if everything is to blame. */
function othersStep(result: Result, { whole, sum, interaction }: Explanation, end: number): WaterfallStep[] {
  const isNothing = causesByVerdict(result).blamed.length === result.causes.length
  if (isNothing && Math.abs(whole.change - end) < DRAWN) return []
  const limits = { low: sum.change + interaction.low, high: sum.change + interaction.high }
  const found = {
    change: changeBetween(end, whole.change),
    low: changeBetween(end, limits.low),
    high: changeBetween(end, limits.high),
  }
  const [number, detail] = [changeText(found.change), changeAndRange(found)]
  return [{ ...bar('rest', end, whole.change), ...limits, name: 'all others', number, detail }]
}

/**
 * Time that a setting adds to a query, the reference's being 1; on top of all others the change applies to a slower
 * server.
 */
function extraTime({ kind }: Cause, change: number, whole: number): number {
  if (kind === 'from the head') return -change / (1 + Math.max(LEAST_CHANGE, whole))
  const own = Math.max(LEAST_CHANGE, change)
  return -own / (1 + own)
}

/** The change of QPS of so much time more. */
function changeBy(time: number): number {
  return 1 / Math.max(1 + LEAST_CHANGE, 1 + time) - 1
}

/** Its name, and below it the line where there is one. */
function causeText(result: Result, cause: Cause, characters: number): string {
  const name = wrapName(causeName(cause, asItIs), characters, NAME_LINES)
  return `${name}\n${wrapName(linesText(result, cause), characters, PLACE_LINES)}`
}

/** "my.cnf:12", "my.cnf:12, 15": without the folders, which take too much room. */
function linesText(result: Result, { settings }: Cause): string {
  const places = distinct(settings.map((setting) => whereOf(result, setting).replace(/^.*[/\\]/s, '')))
  const files = Map.groupBy(
    places.map((place) => place.split(/:(?=\d+$)/)),
    ([file]) => file,
  )
  return [...files]
    .map(([file, own]) =>
      [file, own.flatMap(([, line]) => line ?? []).join(', ')].filter((part) => part !== '').join(':'),
    )
    .join(', ')
}
