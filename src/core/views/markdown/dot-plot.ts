/**
 * The changes as a dot plot of characters: in a code block it looks the same in mail, in dark mode, and where no
 * picture can be stored. It is a diff block, in which GitHub and GitLab colour lines that begin with a minus red, with
 * a plus green and with an exclamation mark orange.
 */

import type { Result, ResultComparison } from '../../result/result.ts'
import type { Rule } from '../../suite/suite.ts'
import { change, count, share } from '../../wording/figures.ts'
import { changeTitle, comparisonNamer } from '../../wording/told-comparison.ts'
import { worstFirst } from '../cells.ts'
import { printable, wrapText } from '../chart/chart-text.ts'
import { fenced, paragraphs } from './markdown-parts.ts'

/** A line is no longer than 80 characters, as much as mails and comments show. */
const PLOT_COLUMNS = 33
const LONGEST_LINE = 32
const NAME_LINES = 3
const MOST_ROWS = 8
/** Intervals beyond ±100 % end at the edge. */
const BEYOND_MEANING = 1
/** They differ by shape, and fonts for terminals have them. */
const DOTS = { regressed: '▼', inconclusive: '◊', pass: '●' } as const
/** First character of a line, for its colour. */
const SIGNS = { regressed: '-', inconclusive: '!', pass: ' ' } as const
const IMPROVED = '+'
const ZERO = '│'
const LIMIT = '┊'

interface Scale {
  readonly low: number
  readonly high: number
}

/** One for each rule. Empty if nothing was compared. */
export function dotPlots(result: Result): string {
  const byRule = Map.groupBy(result.comparisons, ({ rule }) => rule)
  return paragraphs(...[...byRule].map(([rule, own]) => dotPlot(result, rule, worstFirst(own))))
}

/** @param own worst first, at least one */
function dotPlot(result: Result, rule: Rule, own: readonly ResultComparison[]): string {
  const shown = own.slice(0, MOST_ROWS)
  const scale = scaleOf(shown)
  const nameOf = comparisonNamer(result, own)
  const names = shown.map((one) => nameOf(one).flatMap((name) => wrapText(name, LONGEST_LINE, NAME_LINES)))
  const width = Math.max(...names.flat().map(({ length }) => length))
  const more = own.length - shown.length
  const lines = [
    `  ${printable(changeTitle(rule, own))}`,
    '',
    ...shown.flatMap((one, index) => rowLines(one, names[index] ?? [], width, scale)),
    `${' '.repeat(width + 3)}${axisText(shown, scale)}`.trimEnd(),
    '',
    `  ${legend(shown)}`,
  ]
  return paragraphs(fenced(lines, 'diff'), more > 0 ? `${count(more, 'more comparison')} with smaller losses.` : '')
}

/** Everything that is drawn, the tolerance and zero. */
function scaleOf(shown: readonly ResultComparison[]): Scale {
  const lows = shown.map((one) => Math.min(one.change, Math.max(-BEYOND_MEANING, one.low), -one.tolerance))
  const highs = shown.map((one) => Math.max(one.change, Math.min(BEYOND_MEANING, one.high)))
  return { low: Math.min(0, ...lows), high: Math.max(0, ...highs) }
}

/** 0 for the left end; values beyond an end are at the end. */
function columnOf(value: number, { low, high }: Scale): number {
  const place = high > low ? (value - low) / (high - low) : 0
  return Math.round((PLOT_COLUMNS - 1) * Math.min(1, Math.max(0, place)))
}

/**
 * "- oltp_read_only at 8 threads  ├──▼──┤      ┊  │  −23.8 %"; of a longer name, and of several, the others are above.
 */
function rowLines(one: ResultComparison, names: readonly string[], width: number, scale: Scale): string[] {
  const [last = '', ...above] = names.toReversed()
  const name = last.padEnd(width)
  const lines = [...above.toReversed(), `${name} ${plotText(one, scale)} ${change(one.change).padStart(8)}`]
  const sign = one.label === 'improved' ? IMPROVED : SIGNS[one.verdict]
  return lines.map((line) => `${sign} ${line}`)
}

function plotText(one: ResultComparison, scale: Scale): string {
  const columns = Array.from({ length: PLOT_COLUMNS }, () => ' ')
  const [zero, limit] = [columnOf(0, scale), columnOf(-one.tolerance, scale)]
  columns[limit] = LIMIT
  columns[zero] = ZERO
  const [from, to] = [columnOf(one.low, scale), columnOf(one.high, scale)]
  for (let column = from; column <= to; column++) columns[column] = column === zero || column === limit ? '┼' : '─'
  if (from !== zero && from !== limit) columns[from] = '├'
  if (to !== zero && to !== limit) columns[to] = '┤'
  columns[columnOf(one.change, scale)] = DOTS[one.verdict]
  return columns.join('')
}

/** Zero, the tolerance where it is one for all, and the left end, as far as there is room. */
function axisText(shown: readonly ResultComparison[], scale: Scale): string {
  const [tolerance = 0, ...others] = new Set(shown.map((one) => one.tolerance))
  const marks = [
    { text: '0', at: columnOf(0, scale) },
    ...(others.length === 0 ? [{ text: `−${share(tolerance)}`, at: columnOf(-tolerance, scale) }] : []),
    { text: change(scale.low, 0), at: 0 },
  ]
  let line = ' '.repeat(PLOT_COLUMNS + 1)
  for (const { text, at } of marks) {
    const from = Math.max(0, Math.min(at - Math.floor(text.length / 2), line.length - text.length))
    const around = line.slice(Math.max(0, from - 1), from + text.length + 1)
    if (around.trim() === '') line = line.slice(0, from) + text + line.slice(from + text.length)
  }
  return line
}

/** "▼ regressed  ● pass  ├─┤ 95 % interval  ┊ limit". */
function legend(shown: readonly ResultComparison[]): string {
  const verdicts = (['regressed', 'inconclusive', 'pass'] as const).filter((verdict) =>
    shown.some((one) => one.verdict === verdict),
  )
  const confidence = new Set(shown.map((one) => share(one.confidence)))
  return [
    ...verdicts.map((verdict) => `${DOTS[verdict]} ${verdict}`),
    `├─┤ ${[...confidence].join(', ')} interval`,
    `${LIMIT} limit`,
  ].join('   ')
}
