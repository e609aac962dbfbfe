/** The result as Markdown: report.md, the job's summary and the pull request's comment. Stands without its picture. */

import type { Result } from '../../result/result.ts'
import { escapeInvisible } from '../../suite/problems.ts'
import { escapeMarkdown, shorten } from '../../wording/escape.ts'
import { headline, PAGES } from '../../wording/verdict-text.ts'
import { makeReport, type ReportContext } from '../report/make-report.ts'
import { type Block, firstOf, isShown, type Section } from '../report/report.ts'
import { dotPlots } from './dot-plot.ts'
import { address, fenced, markdownBlocks, paragraphs } from './markdown-parts.ts'

/** GitHub takes 65,536 in a comment; the rest is for who posts it. */
const MOST_CHARACTERS = 60_000
/** Room for the sentence about omitted parts. */
const NOTE_CHARACTERS = 1_000
/** Characters between two blocks. */
const SEPARATOR = 2

export type ChartChoice =
  /** `darkUrl` names the same for dark pages; null if the forge shows one picture only. */
  | { readonly kind: 'image'; readonly url: string; readonly darkUrl: string | null }
  /** A plot of characters, which needs no place for a picture. */
  | { readonly kind: 'text' }
  | { readonly kind: 'none' }

interface MarkdownChoice extends ReportContext {
  readonly chart?: ChartChoice
}

/** A section that is folded, with its text. */
interface Folded extends Pick<Section, 'title'> {
  readonly priority: number
  readonly text: string
}

export function renderMarkdown(result: Result, { chart = { kind: 'text' }, ...context }: MarkdownChoice = {}): string {
  const { blocks } = makeReport(result, context)
  const top = markdownBlocks(
    blocks.filter((block) => !isFolded(block)),
    chartOf(result, chart),
  )
  const sections = blocks
    .filter(isFolded)
    .filter((block) => isShown(block, 'markdown'))
    .map((block) => ({ title: block.title, priority: block.priority ?? 0, text: markdownBlocks([block]) }))
  const shown = fitting(sections, MOST_CHARACTERS - NOTE_CHARACTERS - top.length)
  const omitted = sections.filter((section) => !shown.includes(section))
  return `${paragraphs(top, ...shown.map(({ text }) => text), leftOut(omitted))}\n`
}

/** Longer messages are in the log. */
const MOST_FAILURE_CHARACTERS = 10_000

/** A job that ended without a verdict. */
export interface Failure {
  readonly message: string
  /** Heading of a change that cannot run at all; undefined: something else failed. */
  readonly title: string | undefined
  readonly runUrl?: string | undefined
}

/** The summary of a job that ended without a verdict, and the comment in place of an older verdict. */
export function renderFailure({ message, title, runUrl }: Failure): string {
  const heading = title === undefined ? '### ⚠️ qpsgate could not measure this change' : `### ❌ ${title}`
  const lines = message.split('\n').map(escapeInvisible)
  const log = runUrl === undefined ? '' : ` ([log](<${runUrl}>))`
  const next = `**Next:** find this message in [Why is my check red?](<${PAGES.red}>)${log}`
  const shown = lines.join('\n').slice(0, MOST_FAILURE_CHARACTERS)
  return `${paragraphs(heading, fenced(shown.split('\n'), 'text'), next)}\n`
}

function isFolded(block: Block): block is Section {
  return block.kind === 'section' && block.inMarkdown === 'folded'
}

/** The sections of highest priority that fit together, in the given order: from the first that does not fit, none. */
function fitting(sections: readonly Folded[], room: number): Folded[] {
  const urgent = sections.toSorted((a, b) => a.priority - b.priority)
  const kept = firstOf(urgent, urgent.length, room, ({ text }) => text.length + SEPARATOR)
  return sections.filter((section) => kept.includes(section))
}

function leftOut(sections: readonly Folded[]): string {
  if (sections.length === 0) return ''
  const titles = sections.map(({ title }) => title).join(', ')
  return `Left out for lack of space: ${titles}. result.json in the run's output directory has everything.`
}

function chartOf(result: Result, chart: ChartChoice): string {
  if (chart.kind === 'none') return ''
  return chart.kind === 'text' ? dotPlots(result) : image(result, chart)
}

/** The alternative text is for mail and readers without access to the picture. */
function image(result: Result, { url, darkUrl }: Extract<ChartChoice, { kind: 'image' }>): string {
  const alternative = escapeMarkdown(`${result.verdict}: ${headline(result, shorten)}`)
  if (darkUrl === null) return `![${alternative}](<${address(url)}>)`
  const dark = `<source media="(prefers-color-scheme: dark)" srcset="${address(darkUrl)}">`
  return `<picture>${dark}<img alt="${alternative}" src="${address(url)}"></picture>`
}
