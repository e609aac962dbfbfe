/** The bars of the waterfall: the reference, every cause on top of the one before, what is left over, and head. */

import type { Cause, Explanation } from '../../attribution/attribution.ts'
import type { Result } from '../../result/result.ts'
import { figuresOf, whereOf } from '../../wording/cause-wording.ts'
import { changeAndRange, change as changeText, count } from '../../wording/figures.ts'
import { against, causeName } from '../../wording/wording.ts'
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

/** A bar; changes are fractions of the reference's QPS. */
export interface WaterfallStep {
  readonly tone: 'end' | 'cause' | 'rest' | 'whole'
  /** Name on as many lines as it takes. */
  readonly name: string
  readonly from: number
  readonly to: number
  /** Interval of where the bar ends; null where there is none. */
  readonly low: number | null
  readonly high: number | null
  readonly number: string
  readonly detail: string
}

/** Empty where no setting is to blame. */
export function stepsOf(result: Result, width: number): WaterfallStep[] {
  const { explanation } = result
  if (explanation === null) return []
  const { whole, sum, interaction, scenario } = explanation
  const characters = width < NARROW ? NARROW_NAME : WIDE_NAME
  const causes = causeSteps(result, explanation, characters)
  if (causes.length === 0) return []
  const wrap = (name: string) => wrapName(name, characters, NAME_LINES + PLACE_LINES)
  const plain = { low: null, high: null, detail: '' }
  return [
    { ...plain, tone: 'end', name: wrap(against(explanation, asItIs)), from: 0, to: 0, number: changeText(0) },
    ...causes,
    {
      tone: 'rest',
      name: wrap('interaction and the rest'),
      from: sum.change,
      to: whole.change,
      low: sum.change + interaction.low,
      high: sum.change + interaction.high,
      number: changeText(interaction.change),
      detail: changeAndRange(interaction),
    },
    {
      ...{ tone: 'whole', name: wrap(scenario), from: 0, to: whole.change, low: whole.low, high: whole.high },
      ...{ number: changeText(whole.change), detail: changeAndRange(whole) },
    },
  ]
}

/** Every setting adds its own time to each query, as in the sum: on top of others it takes a smaller share of QPS. */
function causeSteps(result: Result, { sum, whole }: Explanation, characters: number): WaterfallStep[] {
  const blamed = result.causes.flatMap((cause) => {
    const found = cause.verdict === 'to blame' ? figuresOf(cause) : undefined
    return found === undefined ? [] : [{ cause, found, time: (value: number) => extraTime(cause, value, whole.change) }]
  })
  const times = blamed.map(({ found, time }) => time(found.change))
  const total = times.reduce((all, time) => all + time, 0)
  // A setting that needs others costs more than its share says, which only the sum knows.
  const wanted = -sum.change / (1 + Math.max(LEAST_CHANGE, sum.change))
  const scale = total > 0 && wanted > 0 ? wanted / total : 1
  const before = (index: number) => scale * times.slice(0, index).reduce((all, time) => all + time, 0)
  const shown = blamed.slice(0, blamed.length > MOST_BARS ? MOST_BARS - 1 : MOST_BARS)
  const steps = shown.map(({ cause, found, time }, index): WaterfallStep => {
    const at = (value: number) => changeBy(before(index) + scale * time(value))
    return {
      tone: 'cause',
      name: causeText(result, cause, characters),
      ...{ from: changeBy(before(index)), to: at(found.change), low: at(found.low), high: at(found.high) },
      number: changeText(found.change),
      detail: changeAndRange(found),
    }
  })
  const more = blamed.length - shown.length
  if (more === 0) return steps
  const [from, to] = [changeBy(before(shown.length)), changeBy(before(blamed.length))]
  const name = wrapName(`${count(more, 'more setting')} to blame`, characters, NAME_LINES)
  return [...steps, { tone: 'cause', name, from, to, low: null, high: null, number: changeText(to - from), detail: '' }]
}

/** Time that a setting adds to a query, the reference's being 1; beside all others the change is of a slower server. */
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

/** Names become printable where they are broken into lines. */
function asItIs(outside: string): string {
  return outside
}
