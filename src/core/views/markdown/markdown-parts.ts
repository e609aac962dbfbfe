/** Blocks of a report as Markdown. Every text is escaped here. */
import { escapeInvisible } from '../../suite/problems.ts'
import { escapeMarkdown, shorten } from '../../wording/escape.ts'
import {
  type Block,
  firstOf,
  type Inline,
  isShown,
  type Limit,
  MOST_NAMES,
  type Section,
  type Span,
  shownTable,
  type Table,
} from '../report/report.ts'

const RULES = { left: ':--', right: '--:', center: ':-:' } as const

/** @param chart takes the place of a chart */
export function markdownBlocks(blocks: readonly Block[], chart = ''): string {
  return paragraphs(...blocks.filter((block) => isShown(block, 'markdown')).map((block) => markdownBlock(block, chart)))
}

function markdownBlock(block: Block, chart: string): string {
  switch (block.kind) {
    case 'heading':
      return `### ${inline(block.text)}`
    case 'paragraph':
      return inline(block.text)
    case 'list':
      return limited(
        block.items.map((item) => `- ${inline(item)}`),
        block.limit,
        (lines) => lines.join('\n'),
      )
    case 'code':
      return limited(block.lines.map(escapeInvisible), block.limit, (lines) => fenced(lines, block.language))
    case 'table':
      return tableText(shownTable(block, 'markdown'))
    case 'chart':
      return chart
    case 'details':
      return folded(block.title, markdownBlocks(block.blocks))
    case 'section':
      return sectionText(block)
  }
}

function sectionText({ title, blocks, inMarkdown }: Section): string {
  const body = markdownBlocks(blocks)
  if (inMarkdown === 'folded') return folded(title, body)
  return inMarkdown === 'titled' ? paragraphs(`**${escapeMarkdown(title)}:**`, body) : body
}

/** GitHub reads Markdown inside only after a blank line. */
function folded(title: string, body: string): string {
  return `<details><summary>${escapeMarkdown(title)}</summary>\n\n${body}\n\n</details>`
}

function tableText({ columns, rows, limit }: Table): string {
  const head = [rowText(columns.map(({ title }) => title)), `|${columns.map(({ align }) => RULES[align]).join('|')}|`]
  return limited(rows.map(rowText), limit, (lines) => [...head, ...lines].join('\n'))
}

function rowText(cells: readonly Inline[]): string {
  return `| ${cells.map(inline).join(' | ')} |`
}

/** The first of the lines, and how many there are more. */
function limited(
  lines: readonly string[],
  limit: Limit | undefined,
  text: (lines: readonly string[]) => string,
): string {
  if (limit === undefined) return text(lines)
  const { most, room = Number.POSITIVE_INFINITY, rest } = limit
  const shown = firstOf(lines, most, room, (line) => line.length + 1)
  return paragraphs(shown.length === 0 ? '' : text(shown), escapeMarkdown(rest(lines.length - shown.length)))
}

export function inline(text: Inline): string {
  return isSpans(text) ? text.map((one, at) => (at === 0 ? span(one) : laterSpan(one))).join('') : span(text)
}

/** After another one, a space at its beginning separates words. */
function laterSpan(one: Span): string {
  return typeof one === 'string' && one.startsWith(' ') ? ` ${span(one.slice(1))}` : span(one)
}

function span(one: Span): string {
  if (typeof one === 'string') return escapeMarkdown(one)
  switch (one.kind) {
    case 'name':
      return escapeMarkdown(shorten(one.text, one.most))
    case 'strong':
      return `**${inline(one.text)}**`
    case 'emphasis':
      return `*${inline(one.text)}*`
    case 'code':
      return `\`${escapeInvisible(one.text).replaceAll(/[`|]/g, ' ')}\``
    case 'link':
      return `[${escapeMarkdown(one.text)}](<${address(one.address)}>)`
    case 'several':
      return severalText(one.items.map(inline), one.separator, one.room)
    default:
      return escapeMarkdown(one.text)
  }
}

/** The items there is room for, and how many more. */
function severalText(items: readonly string[], separator: string, room: number): string {
  const shown = firstOf(items, MOST_NAMES, room, (item) => item.length + separator.length)
  const more = items.length - shown.length
  return `${shown.join(separator)}${more > 0 ? ` and ${more} more` : ''}`
}

function isSpans(text: Inline): text is readonly Span[] {
  return Array.isArray(text)
}

/** A block of code. A fence that is longer than any run of backticks in it ends at its own end only. */
export function fenced(lines: readonly string[], language: 'ini' | 'sh' | 'suggestion' | 'diff' | 'text'): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length)
  const fence = '`'.repeat(Math.max(2, ...runs) + 1)
  return [`${fence}${language}`, ...lines, fence].join('\n')
}

/** In angle brackets or quotation marks, only these would end it or mean something else. */
export function address(url: string): string {
  return url.replace(/[<>"&\\\s\p{Cc}]/gu, encodeURIComponent)
}

/** Blocks of text, without empty ones. */
export function paragraphs(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}
