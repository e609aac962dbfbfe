/** The result as text for a terminal or a log: a table people understand. */

import { hasInterval, type Result, type ResultCell, type ResultComparison } from '../result/result.ts'
import { adviceText, durabilityTrade } from '../wording/advice.ts'
import { coverageLead, coverageLine, toldCoverage } from '../wording/coverage.ts'
import { shorten } from '../wording/escape.ts'
import { otherWarnings, unfairWarnings } from '../wording/fairness.ts'
import { change, count, range, rate, share } from '../wording/figures.ts'
import { originText, sourceText } from '../wording/imported.ts'
import { labelText } from '../wording/labels.ts'
import { LOOSENED_TITLE, loosenedWarnings } from '../wording/loosened-rules.ts'
import { sharedServersText } from '../wording/shared-servers.ts'
import { asItIs, consequence, headline, settingLine } from '../wording/wording.ts'
import { causeLines } from './cause-lines.ts'
import { armLabels, controlArm, sameArm, shownArms } from './cells.ts'
import { suggestionLines } from './markdown/suggestion-section.ts'

export interface TerminalStyle {
  readonly colour: boolean
}

interface Row {
  readonly cells: readonly string[]
  readonly tone: 'slower' | 'faster' | 'plain'
}

const HEAD = [
  'scenario',
  'workload',
  'threads',
  'QPS',
  '',
  'change',
  '95 % interval',
  'p95 ms',
  'CPU µs/query',
  'verdict',
]
const SETTINGS_HEAD = ['changed setting', 'before', 'now', 'where']
const MOST_SETTINGS = 20
const LONGEST_VALUE = 40
/** Columns of text, which begin at the left; the bar and the verdict among them. */
const TEXT_COLUMNS = [0, 1, 4, 9]
const BAR_WIDTH = 10
const UNKNOWN = '–'
/** Files that figures were imported from, as many as are named. */
const MOST_SOURCES = 5
/** Eighths of a character, none to seven. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']
const ANSI = {
  slower: '\u001b[31m',
  faster: '\u001b[32m',
  plain: '',
  faint: '\u001b[2m',
  bold: '\u001b[1m',
  reset: '\u001b[0m',
} as const

export function renderTerminal(result: Result, style: TerminalStyle): string {
  const arms = shownArms(result)
  const placeOf = (cell: ResultCell) => arms.findIndex((arm) => sameArm(arm, cell))
  const cells = result.cells.filter(({ revision }) => revision !== 'twin').toSorted((a, b) => placeOf(a) - placeOf(b))
  const places = Map.groupBy(result.cells, ({ workload, threads }) => `${workload} ${threads}`).keys()
  const groups = [...places]
    .map((place) => cells.filter(({ workload, threads }) => `${workload} ${threads}` === place))
    .filter(({ length }) => length > 0)
  if (cells.length === 0) return notMeasured(result, style)
  const toRow = rowMaker(result)
  const means = result.comparisons.filter(({ scope }) => scope === 'mean').map(meanLine)
  const lines = [
    paint(title(result), 'bold', style),
    printable(headline(result, asItIs)),
    ...[coverageLead(result), durabilityTrade(result), consequence(result)].filter(Boolean).map(printable),
    ...loosened(result, style),
    ...changedSettings(result, style),
    '',
    ...table(
      groups.map((group) => {
        const fastest = Math.max(...group.map(({ qps }) => qps))
        return group.map((cell) => toRow(cell, fastest))
      }),
      style,
    ),
    '',
    ...unfairWarnings(result).map(({ message }) =>
      paint(printable(`not a fair comparison: ${message}`), 'bold', style),
    ),
    ...means,
    ...causeLines(result).map(({ text, isToBlame }) => paint(printable(text), isToBlame ? 'slower' : 'plain', style)),
    ...suggestionLines(result).map(printable),
    ...result.ranking.map((ranking) =>
      paint(printable(`${ranking.workload} at ${count(ranking.threads, 'thread')}: ${ranking.text}`), 'faint', style),
    ),
    ...result.twin.map((twin) =>
      paint(
        `A/A check, ${printable(twin.workload)} at ${count(twin.threads, 'thread')}: ${change(twin.change)} (${range(twin)} %)`,
        'faint',
        style,
      ),
    ),
    ...[sharedServersText(result)].filter(Boolean).map((text) => paint(text, 'faint', style)),
    paint(`${measured(result)}${disturbed(result)}`, 'faint', style),
    ...toldCoverage(result.coverage).map((covered) => `coverage: ${printable(coverageLine(covered))}`),
    ...result.advice.map((advice) => `advice: ${printable(adviceText(advice))} (${printable(advice.page)})`),
    ...otherWarnings(result).map((warning) => `warning: ${printable(warning.message)}`),
  ]
  return `${lines.join('\n')}\n`
}

function notMeasured(result: Result, style: TerminalStyle): string {
  const warnings = [...unfairWarnings(result), ...otherWarnings(result)].map(({ message }) => printable(message))
  const verdict = `${printable(result.suite.name)}: ${result.verdict}`
  const sentences = [printable(headline(result, asItIs)), consequence(result)].filter(Boolean)
  const top = [paint(verdict, 'bold', style), ...sentences]
  return `${[...top, ...loosened(result, style), ...warnings].join('\n')}\n`
}

/** By what the verdict was reached. */
function loosened(result: Result, style: TerminalStyle): string[] {
  const lines = loosenedWarnings(result).map(({ message }) => paint(`  ${printable(message)}`, 'bold', style))
  return lines.length === 0 ? [] : [paint(`${LOOSENED_TITLE}:`, 'bold', style), ...lines]
}

/** "pfson, mean of all cells: −12.1 % (−13.0 … −11.2 %), regressed". */
function meanLine(mean: ResultComparison): string {
  return printable(
    `${mean.scenario}, mean of all cells: ${change(mean.change)} (${interval(mean)}), ${verdictOf(mean)}`,
  )
}

/** "−13.0 … −11.2 %", "no interval". */
function interval(found: ResultComparison): string {
  return found.low === null ? range(found) : `${range(found)} %`
}

/** The label says more than the verdict, and where it does not it is the verdict. */
function verdictOf({ verdict, label }: ResultComparison): string {
  return verdict === 'inconclusive' ? `inconclusive: ${labelText(label)}` : labelText(label)
}

function title(result: Result): string {
  const servers = [...new Set(result.scenarios.map(({ server }) => `${server.product} ${server.version}`))]
  const what = result.imported === null ? servers.join(', ') : originText(result)
  return printable(`${result.suite.name}: ${result.verdict} · ${what}`)
}

function measured(result: Result): string {
  if (result.imported !== null) return printable(sourceText(result, MOST_SOURCES))
  const { seconds, measuredSeconds, environment, cells, seed } = result
  const slices = cells.reduce((sum, cell) => sum + cell.slices, 0)
  return (
    `${slices} slices, ${measuredSeconds.toFixed(0)} s measured of ${seconds.toFixed(0)} s · sysbench ${printable(environment.sysbench)} on CPU ` +
    `${environment.clientCpus.join(',')}, servers on CPU ${environment.serverCpus.join(',')} · seed ${seed}`
  )
}

function disturbed({ disturbance: { blocks, disturbed: many } }: Result): string {
  return many === 0 ? '' : ` · machine disturbed in ${share(many / blocks)} of the blocks`
}

/** By cell: the comparison with the control, else with the base; the worse verdict where there are both. */
function comparisonFinder({ comparisons }: Result): (cell: ResultCell) => ResultComparison | undefined {
  const keyOf = ({ scenario, workload, threads }: Pick<ResultCell, 'scenario' | 'workload' | 'threads'>) =>
    JSON.stringify([scenario, workload, threads])
  const found = Map.groupBy(
    comparisons.filter(({ scope }) => scope === 'cell'),
    keyOf,
  )
  return (cell) => {
    const own = found.get(keyOf(cell)) ?? []
    return own.find(({ verdict }) => verdict === 'regressed') ?? own[0]
  }
}

/** @returns the row of a cell, by the QPS of the fastest beside it */
function rowMaker(result: Result): (cell: ResultCell, fastest: number) => Row {
  const comparisonOf = comparisonFinder(result)
  const labelOf = armLabels(result)
  const control = controlArm(result)
  return (cell, fastest) => {
    const found = cell.revision === 'head' ? comparisonOf(cell) : undefined
    const role = control !== undefined && sameArm(control, cell) ? 'control' : ''
    return {
      tone: toneOf(found),
      cells: [
        printable(labelOf(cell)),
        printable(cell.workload),
        String(cell.threads),
        rate(cell.qps),
        bar(cell.qps / fastest),
        found === undefined ? role : change(found.change),
        found === undefined ? '' : interval(found),
        cell.latencyMs.p95?.toFixed(2) ?? UNKNOWN,
        cell.cpuMicrosPerQuery?.toFixed(1) ?? UNKNOWN,
        found === undefined ? '' : printable(verdictOf(found)),
      ],
    }
  }
}

function toneOf(found: ResultComparison | undefined): Row['tone'] {
  if (found === undefined || !hasInterval(found)) return 'plain'
  if (found.high < 0) return 'slower'
  return found.low > 0 ? 'faster' : 'plain'
}

/** A share of 1 as ten blocks, in eighths. */
function bar(share: number): string {
  const eighths = Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH * 8) : 0
  return ('█'.repeat(eighths >> 3) + (EIGHTHS[eighths & 7] ?? '')).padEnd(BAR_WIDTH)
}

/** What changed between base and head, which the figures are held against. */
function changedSettings({ settings }: Result, style: TerminalStyle): string[] {
  if (settings.length === 0) return []
  const shown = settings.slice(0, MOST_SETTINGS)
  const rows = shown.map((setting) =>
    [setting.name, settingValue(setting.before), settingValue(setting.after), settingLine(setting)].map(printable),
  )
  const all = [SETTINGS_HEAD, ...rows]
  const widths = SETTINGS_HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const align = (row: readonly string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const more = settings.length - shown.length
  return [
    '',
    paint(align(SETTINGS_HEAD), 'bold', style),
    ...rows.map(align),
    ...(more > 0 ? [`${count(more, 'more setting')} changed, see result.json`] : []),
  ]
}

function settingValue(written: Result['settings'][number]['after']): string {
  if (written === null) return 'not set'
  return written.value === null ? 'set' : shorten(written.value, LONGEST_VALUE)
}

/** Cells stand apart from each other. */
function table(groups: readonly (readonly Row[])[], style: TerminalStyle): string[] {
  const rows = groups.flat()
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row.cells[column]?.length ?? 0)))
  const align = (cells: readonly string[]) =>
    cells
      .map((text, column) =>
        TEXT_COLUMNS.includes(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  const body = groups.map((group) => group.map((row) => paint(align(row.cells), row.tone, style)))
  return [
    paint(align(HEAD), 'bold', style),
    paint(rule, 'faint', style),
    ...body.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])),
  ]
}

/** Names come from files that anybody may have written: no control characters reach the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}|\p{Cf}/gu, '�')
}

function paint(text: string, tone: keyof typeof ANSI, { colour }: TerminalStyle): string {
  return colour && ANSI[tone] !== '' ? `${ANSI[tone]}${text}${ANSI.reset}` : text
}
