/** The chart of the terminal: a table of all cells, with a bar for each. */

import { isCopy } from '../names.ts'
import { hasInterval, type Result, type ResultCell, type ResultComparison } from '../result/result.ts'
import { change, range, rate } from '../wording/figures.ts'
import { armLabels, controlArm, sameArm, shownArms } from './cells.ts'
import { paint, printable, type TerminalStyle } from './terminal-style.ts'

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
/** Columns of text, which begin at the left; the bar and the verdict among them. */
const TEXT_COLUMNS = [0, 1, 4, 9]
const BAR_WIDTH = 10
const UNKNOWN = '–'
/** Eighths of a character, none to seven. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']
/** None if nothing was measured. */
export function cellsTable(result: Result, style: TerminalStyle): string[] {
  const arms = shownArms(result)
  const rankOf = (cell: ResultCell) => arms.findIndex((arm) => sameArm(arm, cell))
  const cells = result.cells.filter((cell) => !isCopy(cell)).toSorted((a, b) => rankOf(a) - rankOf(b))
  const placeOf = ({ workload, threads }: ResultCell) => `${threads} ${workload}`
  const shown = Map.groupBy(cells, placeOf)
  const groups = [...new Set(result.cells.map(placeOf))].flatMap((place) => {
    const group = shown.get(place)
    return group === undefined ? [] : [group]
  })
  if (groups.length === 0) return []
  const toRow = rowMaker(result)
  const rows = groups.map((group) => {
    const fastest = Math.max(...group.map(({ qps }) => qps))
    return group.map((cell) => toRow(cell, fastest))
  })
  return table(rows, style)
}

/** "−13.0 … −11.2 %", "no interval". */
function interval(found: ResultComparison): string {
  return found.low === null ? range(found) : `${range(found)} %`
}

/** The label says more than the verdict, and where it does not it is the verdict. */
function verdictOf({ verdict, label }: ResultComparison): string {
  return verdict === 'inconclusive' ? `inconclusive: ${label}` : label
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

/** @returns the row of a cell, relative to the QPS of the fastest in its group */
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

/** Cells are separated. */
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
