/** How panels share the width, and which scenarios and workloads are drawn where there are too many. */

import type { Result, ResultComparison } from '../../result/result.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'
import { count } from '../../wording/figures.ts'
import { printable, textWidth, wrapName, wrapWords } from './chart-text.ts'
import { type ChartTheme, FONT_SIZE, LINE_HEIGHT } from './chart-theme.ts'

/** Part of a Vega-Lite specification: JSON, whose form is checked against the schema of Vega-Lite by the tests. */
export type VegaPart = Readonly<Record<string, unknown>>

/** Measures that all panels share. */
export interface ChartSpace {
  readonly width: number
  readonly theme: ChartTheme
  readonly names: RowNames
  /** Start of the first panel of every row: right of the names. */
  readonly left: number
}

/** Pixels between adjacent panels. */
export const GAP = 24
/** More panels below each other than fit in this are left out, the least alarming first. */
const MAX_HEIGHT = 1600
const MAX_COLUMNS = 4
/** Title and axis of a panel. */
const PANEL_EXTRAS = 75
/** Pictures narrower than this are for telephones. */
export const NARROW = 600
/** Enough for the longest name that a suite allows. */
const NAME_LINES = 8
const NAME_PADDING = 12
const SEVERITY: Readonly<Record<VerdictKind, number>> = { regressed: 0, inconclusive: 1, pass: 2 }

/** Names of scenarios as rows: where they break, and how much room they need. */
export interface RowNames {
  readonly rowOf: (scenario: string) => string
  readonly width: number
  readonly height: number
}

export function layOutNames(scenarios: readonly string[], width: number): RowNames {
  const rowOf = (scenario: string) => wrapName(scenario, width < NARROW ? 17 : 22, NAME_LINES)
  const lines = scenarios.map((scenario) => rowOf(scenario).split('\n'))
  return {
    rowOf,
    width: Math.ceil(Math.max(0, ...lines.flat().map((line) => textWidth(line, FONT_SIZE)))) + NAME_PADDING,
    height: Math.max(1, ...lines.map((own) => own.length)) * LINE_HEIGHT + 8,
  }
}

/** Axis with the names: text of several lines begins at its place, so it is lifted by half of the others. */
export function nameAxis(labels: boolean): VegaPart {
  const lifted = Array.from({ length: NAME_LINES - 1 }, (_, index) => ({
    test: `length(split(datum.value, '\\n')) === ${index + 2}`,
    value: (-LINE_HEIGHT / 2) * (index + 1),
  }))
  const labelOffset = { condition: lifted, value: 0 }
  return { title: null, labels, ticks: false, domain: false, labelPadding: 8, labelOffset }
}

export interface PanelFrame {
  readonly columns: number
  readonly plotWidth: number
}

export interface PanelNeeds {
  /** Pixels left of every plot but the first, right of every plot, and of the plot itself at least. */
  readonly between: number
  readonly right: number
  readonly least: number
}

/** Panels side by side, as many as fit. */
export function shareWidth(
  { width, left }: ChartSpace,
  panels: number,
  { between, right, least }: PanelNeeds,
): PanelFrame {
  const available = width - left + GAP + between
  const extras = between + right + GAP
  const columns = Math.max(1, Math.min(Math.floor(available / (least + extras)), panels, MAX_COLUMNS))
  return { columns, plotWidth: Math.max(least, Math.floor(available / columns - extras)) }
}

/** How many panels of a height there is room for. */
export function panelLimit(columns: number, height: number): number {
  return columns * Math.max(1, Math.floor(MAX_HEIGHT / (height + PANEL_EXTRAS)))
}

/** The title of a block of panels, above the names. */
export function blockTitle(text: string, notes: readonly string[], { width, left }: ChartSpace): VegaPart {
  const subtitle = notes.flatMap((note) => wrapWords(note, width, FONT_SIZE))
  const title = { text: wrapWords(text, width, FONT_SIZE + 2), frame: 'group', dx: -left, offset: 6 }
  return subtitle.length === 0 ? title : { ...title, subtitle }
}

/** The title of a panel, on as many lines as its width asks for. */
export function panelTitle(text: string, width: number): VegaPart {
  const lines = wrapName(text, Math.max(12, Math.floor(width / (0.62 * FONT_SIZE))), NAME_LINES)
  return { text: lines.split('\n'), fontSize: FONT_SIZE, anchor: 'start', frame: 'group', offset: 6 }
}

/** At most this many items, those that `isWorse` puts first, in their original order. */
export function keepWorst<Item>(items: readonly Item[], limit: number, isWorse: (a: Item, b: Item) => number): Item[] {
  const kept = new Set(items.toSorted(isWorse).slice(0, limit))
  return items.filter((item) => kept.has(item))
}

/** Regressed before inconclusive before pass, and the greater loss first. */
export function worseFirst(a: ResultComparison, b: ResultComparison): number {
  return SEVERITY[a.verdict] - SEVERITY[b.verdict] || a.change - b.change
}

/** Orders groups of comparisons by the worst in each; a group without any comes last. */
export function byWorst<Key>(
  comparisonsOf: (key: Key) => readonly ResultComparison[],
): (first: Key, second: Key) => number {
  const known = new Map<Key, ResultComparison | undefined>()
  const worst = (key: Key) => {
    if (!known.has(key)) known.set(key, comparisonsOf(key).toSorted(worseFirst)[0])
    return known.get(key)
  }
  return (first, second) => {
    const [a, b] = [worst(first), worst(second)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return worseFirst(a, b)
  }
}

/** Names in the order of the suite, each once. */
export function scenarioOrder({ scenarios, comparisons }: Result): string[] {
  return distinct([...scenarios.map(({ name }) => name), ...comparisons.map(({ scenario }) => scenario)])
}

export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

/** "Not drawn: 2 workloads with smaller losses (a, b); …"; nothing if nothing is left out. */
export function leftOutNote(what: string, all: readonly string[], shown: readonly string[]): string[] {
  const missing = all.filter((one) => !shown.includes(one))
  if (missing.length === 0) return []
  const named = missing.slice(0, 3).map(printable).join(', ')
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
  return [`Not drawn: ${count(missing.length, what)} with smaller losses (${named}${more}); the tables have all.`]
}

/** The value with this many significant digits. */
export function rounded(value: number, digits: number): number {
  return Number(value.toPrecision(digits))
}
