/** The report as text for a terminal or a log. No text from outside brings control characters. */

import type { Result } from '../result/result.ts'
import { makeReport } from './report/make-report.ts'
import {
  type Block,
  type Inline,
  isShown,
  type Limit,
  type Section,
  type Span,
  shownTable,
  type Table,
} from './report/report.ts'
import { cellsTable } from './terminal-cells.ts'
import { paint, printable, type TerminalStyle } from './terminal-style.ts'

/** Items of a text that are named. */
const MOST_ITEMS = 10

export function renderTerminal(result: Result, style: TerminalStyle): string {
  const { name, verdict, subject, blocks } = makeReport(result)
  const title = paint(printable(`${name}: ${verdict}${subject === '' ? '' : ` · ${subject}`}`), 'bold', style)
  return `${[title, ...terminalBlocks(blocks, style, cellsTable(result, style))].join('\n')}\n`
}

function terminalBlocks(blocks: readonly Block[], style: TerminalStyle, chart: readonly string[] = []): string[] {
  return blocks.filter((block) => isShown(block, 'terminal')).flatMap((block) => blockLines(block, style, chart))
}

function blockLines(block: Block, style: TerminalStyle, chart: readonly string[]): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [inline(block.text)]
    case 'list':
      return limited(
        block.items.map((item) => `- ${inline(item)}`),
        block.limit,
      )
    case 'code':
      return limited(
        block.lines.map((line) => `  ${printable(line)}`),
        block.limit,
      )
    case 'table':
      return tableLines(shownTable(block, 'terminal'), style)
    case 'chart':
      return chart.length === 0 ? [] : ['', ...chart]
    case 'details':
      return [printable(block.title), ...terminalBlocks(block.blocks, style)]
    case 'section':
      return sectionLines(block, style)
  }
}

function sectionLines({ title, blocks }: Section, style: TerminalStyle): string[] {
  return ['', paint(printable(title), 'bold', style), ...terminalBlocks(blocks, style)]
}

function tableLines({ columns, rows, limit }: Table, style: TerminalStyle): string[] {
  const texts = rows.slice(0, limit?.most).map((row) => row.map(inline))
  if (texts.length === 0) return limited([], limit, rows.length)
  const heads = columns.map(({ title }) => inline(title))
  const widths = heads.map((head, at) => Math.max(head.length, ...texts.map((row) => row[at]?.length ?? 0)))
  const align = (cells: readonly string[]) =>
    cells
      .map((text, at) =>
        columns[at]?.align === 'right' ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [paint(align(heads), 'faint', style), ...limited(texts.map(align), limit, rows.length)]
}

/** The first of the lines, and how many there are more. */
function limited(lines: readonly string[], limit: Limit | undefined, all = lines.length): string[] {
  if (limit === undefined) return [...lines]
  const shown = lines.slice(0, limit.most)
  return [...shown, printable(limit.rest(all - shown.length))].filter((line) => line !== '')
}

function inline(text: Inline): string {
  return Array.isArray(text) ? text.map(span).join('') : span(text as Span)
}

function span(one: Span): string {
  if (typeof one === 'string') return printable(one)
  switch (one.kind) {
    case 'strong':
    case 'emphasis':
      return inline(one.text)
    case 'several':
      return severalText(one.items.map(inline), one.separator)
    case 'link':
      return printable(one.address)
    default:
      return printable(one.text)
  }
}

function severalText(items: readonly string[], separator: string): string {
  const more = items.length - MOST_ITEMS
  return `${items.slice(0, MOST_ITEMS).join(separator)}${more > 0 ? ` and ${more} more` : ''}`
}
