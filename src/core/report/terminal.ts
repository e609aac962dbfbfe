/** The result as text for a terminal or a log: a table people understand. */
import type { Result, ResultCell } from './result.ts'

export interface TerminalStyle {
  readonly colour: boolean
}

interface Row {
  readonly cells: readonly string[]
  readonly tone: 'slower' | 'faster' | 'plain'
}

const HEAD = ['scenario', 'workload', 'threads', 'QPS', 'change', '95 % interval', 'p95 ms', 'CPU µs/query'] as const
const TEXT_COLUMNS = 2
const ANSI = {
  slower: '\u001b[31m',
  faster: '\u001b[32m',
  plain: '',
  faint: '\u001b[2m',
  bold: '\u001b[1m',
  reset: '\u001b[0m',
} as const

export function renderTerminal(result: Result, style: TerminalStyle): string {
  const rows = result.cells.filter((cell) => cell.revision !== 'twin').map((cell) => toRow(result, cell))
  const lines = [
    paint(title(result), 'bold', style),
    '',
    ...table(rows, style),
    '',
    ...result.twin.map((twin) =>
      paint(
        `A/A check, ${printable(twin.workload)} at ${twin.threads} threads: ${change(twin.change)} (${range(twin)})`,
        'faint',
        style,
      ),
    ),
    paint(measured(result), 'faint', style),
    ...result.warnings.map((warning) => `warning: ${printable(warning.message)}`),
  ]
  return `${lines.join('\n')}\n`
}

function title(result: Result): string {
  const servers = [...new Set(result.scenarios.map(({ server }) => `${server.product} ${server.version}`))]
  return printable(`${result.suite.name}: ${result.verdict} · ${servers.join(', ')}`)
}

function measured({ seconds, measuredSeconds, environment, cells, seed }: Result): string {
  const slices = cells.reduce((sum, cell) => sum + cell.slices, 0)
  return (
    `${slices} slices, ${measuredSeconds.toFixed(0)} s measured of ${seconds.toFixed(0)} s · sysbench ${printable(environment.sysbench)} on CPU ` +
    `${environment.clientCpus.join(',')}, servers on CPU ${environment.serverCpus.join(',')} · seed ${seed}`
  )
}

function toRow(result: Result, cell: ResultCell): Row {
  const found = result.comparisons.find(
    (comparison) =>
      comparison.rule === 'control' &&
      comparison.scenario === cell.scenario &&
      comparison.workload === cell.workload &&
      comparison.threads === cell.threads,
  )
  const tone = found === undefined ? 'plain' : found.high < 0 ? 'slower' : found.low > 0 ? 'faster' : 'plain'
  return {
    tone,
    cells: [
      printable(cell.scenario),
      printable(cell.workload),
      String(cell.threads),
      grouped(cell.qps),
      found === undefined ? 'control' : change(found.change),
      found === undefined ? '' : range(found),
      cell.latencyMs.p95.toFixed(2),
      cell.cpuMicrosPerQuery === null ? '–' : cell.cpuMicrosPerQuery.toFixed(1),
    ],
  }
}

function table(rows: readonly Row[], style: TerminalStyle): string[] {
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row.cells[column]?.length ?? 0)))
  const align = (cells: readonly string[]) =>
    cells
      .map((text, column) =>
        column < TEXT_COLUMNS ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [
    paint(align(HEAD), 'bold', style),
    paint(rule, 'faint', style),
    ...rows.map((row) => paint(align(row.cells), row.tone, style)),
  ]
}

/** "−19.6 %", with a real minus sign. */
export function change(value: number): string {
  const text = (100 * Math.abs(value)).toFixed(1)
  const sign = text === '0.0' ? '' : value < 0 ? '−' : '+'
  return `${sign}${text} %`
}

function range({ low, high }: { low: number; high: number }): string {
  return `${change(low).replace(' %', '')} … ${change(high)}`
}

function grouped(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Names come from files that anybody may have written: no control characters reach the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}|\p{Cf}/gu, '�')
}

function paint(text: string, tone: keyof typeof ANSI, { colour }: TerminalStyle): string {
  return colour && ANSI[tone] !== '' ? `${ANSI[tone]}${text}${ANSI.reset}` : text
}
