/** Blocks of a report as Markdown. Every text from outside is escaped here, so callers pass it as it is. */
import { escapeInvisible } from '../../problems.ts'
import { escapeMarkdown, shorten } from '../../wording/escape.ts'
import {
  firstAndRest,
  type Inline,
  isSpans,
  type Limit,
  type Part,
  type ReportTable,
  type Span,
  type TitledBlocks,
} from '../report/report.ts'

export function markdownBlocks(blocks: readonly Part[]): string {
  return paragraphs(...blocks.map(markdownBlock))
}

function markdownBlock(block: Part): string {
  switch (block.kind) {
    case 'paragraph':
      return inline(block.text)
    case 'list':
      return limited(
        block.items.map((item) => `- ${inline(item)}`),
        block.limit,
        (lines) => lines.join('\n'),
      )
    case 'code':
      return limited(block.lines.map(escapeInvisible), block.limit, (lines) => codeBlock(lines, block.language))
    case 'diff':
      return limited(block.places, block.limit, (places) =>
        codeBlock(
          places.flatMap(({ heading, lines }) => [heading, ...lines].map(escapeInvisible)),
          'diff',
        ),
      )
    case 'table':
      return tableText(block)
    case 'details':
      return detailsBlock(block)
  }
}

/** Folded blocks. An empty line follows the summary, because only then does GitHub read the blocks as Markdown. */
export function detailsBlock({ title, blocks }: TitledBlocks): string {
  return `<details><summary>${escapeMarkdown(title)}</summary>\n\n${markdownBlocks(blocks)}\n\n</details>`
}

function tableText({ columns, rows, limit }: ReportTable): string {
  const rule = columns.map(({ align }) => (align === 'right' ? '--:' : ':--'))
  const head = [rowText(columns.map(({ title }) => title)), `|${rule.join('|')}|`]
  return limited(rows.map(rowText), limit, (lines) => [...head, ...lines].join('\n'))
}

function rowText(cells: readonly Inline[]): string {
  return `| ${cells.map(inline).join(' | ')} |`
}

function limited<T>(all: readonly T[], limit: Limit | undefined, text: (shown: readonly T[]) => string) {
  const { shown, rest } = firstAndRest(all, limit)
  return paragraphs(text(shown), rest)
}

export function inline(text: Inline): string {
  return isSpans(text) ? text.map((one, at) => (at === 0 ? span(one) : laterSpan(one))).join('') : span(text)
}

/**
 * Escapes a span that follows another, and so never begins a line. More characters mean something to Markdown at the
 * beginning of a line, so a `)` in front, removed afterwards, keeps these from being escaped.
 */
function laterSpan(one: Span): string {
  return typeof one === 'string' ? escapeMarkdown(`)${one}`).slice(1) : span(one)
}

function span(one: Span): string {
  if (typeof one === 'string') return escapeMarkdown(one)
  switch (one.kind) {
    case 'name':
      return escapeMarkdown(shorten(one.text, one.most))
    case 'strong':
      return `**${inline(one.text)}**`
    case 'code':
      return `\`${escapeInvisible(one.text).replaceAll(/[`|]/g, ' ')}\``
    case 'link':
      return `[${escapeMarkdown(one.text)}](<${address(one.address)}>)`
    default:
      return escapeMarkdown(one.text)
  }
}

/** A block of code. Its fence is longer than any run of backticks in the lines, so that no line can end the block. */
export function codeBlock(lines: readonly string[], language: 'ini' | 'sh' | 'suggestion' | 'diff' | 'text'): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length)
  const fence = '`'.repeat(Math.max(2, ...runs) + 1)
  return [`${fence}${language}`, ...lines, fence].join('\n')
}

/**
 * Encodes the characters that would end an address between angle brackets or quotation marks, or change its meaning
 * there.
 */
export function address(url: string): string {
  return url.replace(/[<>"&\\\s\p{Cc}]/gu, encodeURIComponent)
}

export function paragraphs(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}
