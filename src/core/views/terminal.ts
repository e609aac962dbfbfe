/**
 * The report as text for a terminal or a log. The verdict, the lines to blame and the next step come last, so that they
 * stay on the screen. Control characters in text from outside are replaced, because terminals obey them.
 */

import { joinTexts } from '../figures.ts'
import type { Result } from '../result/result.ts'
import { upstreamVersions } from '../wording/wording.ts'
import { PLACES_AT_A_GLANCE } from './report/changed-lines.ts'
import { makeReport } from './report/make-report.ts'
import {
  cut,
  firstAndRest,
  type Inline,
  isSpans,
  type Limit,
  type Part,
  type ReportTable,
  type Span,
  type TitledBlocks,
} from './report/report.ts'
import { alignedRows, type Paint, painter } from './text-table.ts'

/** Sections that every run prints. Nearly all others need `verbose`, so that the verdict stays on the screen. */
const ALWAYS: readonly string[] = ['services', 'upgrade', 'warnings']
/** Maximum number of rows and items in a section, so that the verdict and its evidence fit on one screen. */
const MOST_ROWS = 6

/** Replaces control and format characters, because a terminal would obey them. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}|\p{Cf}/gu, '�')
}

interface TerminalStyle {
  readonly colour?: boolean | undefined
  /** If false, most sections are left out and the others are cut, so that the verdict stays on the screen. */
  readonly verbose?: boolean | undefined
}

export function renderTerminal(result: Result, { colour = false, verbose = false }: TerminalStyle): string {
  const { name, verdict, title, subject, times, evidence, lines, advice, sections } = makeReport(result)
  const diff = verbose ? lines : lines.map((block) => cut(block, PLACES_AT_A_GLANCE))
  const shown = sections
    .filter(({ id }) => verbose || ALWAYS.includes(id) || (id === 'changes' && result.verdict !== 'measured'))
    .map(({ id, title: titleOfSection, blocks }): TitledBlocks => {
      // The table of a new version has rows of several kinds, so a cut could hide a whole kind.
      const isWhole = verbose || id === 'upgrade'
      return { title: titleOfSection, blocks: isWhole ? blocks : blocks.map((block) => cut(block, MOST_ROWS)) }
    })
  return sectionsText(
    [
      { title: joinTexts([name, upstreamVersions(subject), times], ' · '), blocks: [] },
      ...shown,
      { title: verdict === 'not-measured' ? title : `${verdict}: ${title}`, blocks: [...evidence, ...diff, ...advice] },
    ],
    colour,
  )
}

export function sectionsText(sections: readonly TitledBlocks[], colour: boolean): string {
  const paint = painter(colour)
  const linesOf = (blocks: readonly Part[]): string[] => blocks.flatMap((block) => blockLines(block, linesOf, paint))
  return sections
    .map(({ title, blocks }) => `${[paint(printable(title), 'bold'), ...linesOf(blocks)].join('\n')}\n`)
    .join('\n')
}

function blockLines(block: Part, linesOf: (blocks: readonly Part[]) => string[], paint: Paint): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [inline(block.text)]
    case 'list':
      return limited(block.items, block.limit, (item) => `- ${inline(item)}`)
    case 'code':
      return limited(block.lines, block.limit, codeLine)
    case 'diff':
      return limited(block.places, block.limit, ({ heading, lines }) => [heading, ...lines].map(codeLine).join('\n'))
    case 'table':
      return tableLines(block, paint)
    case 'details':
      return [printable(block.title), ...linesOf(block.blocks)]
  }
}

function codeLine(line: string): string {
  return `  ${printable(line)}`
}

function tableLines({ columns, rows, limit }: ReportTable, paint: Paint): string[] {
  const { shown, rest } = firstAndRest(rows, limit)
  const heads = columns.map(({ title }) => inline(title))
  const isRight = (column: number) => columns[column]?.align === 'right'
  const [head = '', ...lines] = alignedRows([heads, ...shown.map((row) => row.map(inline))], isRight)
  const painted = lines.map((line, nth) => paint(line, shown[nth]?.some(isRed) === true ? 'slower' : 'plain'))
  return [paint(head, 'faint'), ...painted, ...(rest === '' ? [] : [rest])]
}

function isRed(text: Inline): boolean {
  const spans: readonly Span[] = [text].flat()
  return spans.some((one) => {
    if (typeof one === 'string') return false
    return one.kind === 'strong' ? isRed(one.text) : one.kind === 'verdict' && one.verdict === 'regressed'
  })
}

function limited<T>(all: readonly T[], limit: Limit | undefined, lineOf: (one: T) => string): string[] {
  const { shown, rest } = firstAndRest(all, limit)
  return [...shown.map(lineOf), ...(rest === '' ? [] : [rest])]
}

function inline(text: Inline): string {
  return isSpans(text) ? text.map(span).join('') : span(text)
}

function span(one: Span): string {
  if (typeof one === 'string') return printable(one)
  if (one.kind === 'strong') return inline(one.text)
  return printable(one.kind === 'link' ? one.address : one.text)
}
