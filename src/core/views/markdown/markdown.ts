/**
 * The result as Markdown. The whole report is for report.md and the job's summary; the comment on a pull request is the
 * part that a reviewer needs. Both say everything without their picture.
 */

import { escapeInvisible } from '../../problems.ts'
import type { Result } from '../../result/result.ts'
import { changeTitle } from '../../wording/comparison-text.ts'
import { escapeMarkdown } from '../../wording/escape.ts'
import { PAGES } from '../../wording/verdict-text.ts'
import { upstreamVersions } from '../../wording/wording.ts'
import { PLACES_AT_A_GLANCE } from '../report/changed-lines.ts'
import { makeReport, type Report } from '../report/make-report.ts'
import { cut, type Inline, type Part, type Section } from '../report/report.ts'
import { address, codeBlock, detailsBlock, inline, markdownBlocks, paragraphs } from './markdown-parts.ts'

/** Most words of a comment: nobody reads a longer one. */
export const MOST_WORDS = 400
/**
 * Most characters of a comment's text. GitHub takes 65,536 in all. The rest is for our marker, in which a path of 4,096
 * bytes may take three characters for each byte.
 */
const MOST_CHARACTERS = 48_000
/** Most items, rows and lines of a part of a comment: a part that does not fit is tried with the next number. */
const CUTS = [Number.POSITIVE_INFINITY, 8, 3, 1]

export interface Picture {
  readonly url: string
}

/** Facts for a comment that no result holds. */
export interface CommentChoice {
  readonly chart?: Picture | undefined
  /** Whether the search for causes runs; default: not. */
  readonly isSearching?: boolean
  readonly runUrl?: string | undefined
  /** The commit of the comment, as the forge names it. */
  readonly commit?: string | undefined
}

export function renderMarkdown(result: Result, chart?: Picture): string {
  const report = makeReport(result)
  return `${paragraphs(
    titleOf(report),
    markdownBlocks([...report.evidence, ...report.lines]),
    chart === undefined ? '' : image(result, chart),
    markdownBlocks(report.advice),
    inline(report.subject === '' ? READING : [`${report.subject} · `, READING]),
    ...report.sections.map(detailsBlock),
  )}\n`
}

/** A part of a comment: blocks that belong together, or other text. */
interface CommentPart {
  readonly blocks: readonly Part[] | string
  /** Rank: the higher, the sooner the part is left out where room is short. */
  readonly rank: number
}

/** A comment of at most 400 words; the report has the rest. */
export function renderComment(result: Result, { chart, isSearching, runUrl, commit }: CommentChoice = {}): string {
  const report = makeReport(result, isSearching)
  const advice = unitsOf(report.advice)
  const { verdict, accepted, comparisons } = result
  // The evidence has the figures of a single comparison, and the title says that all are within their limits.
  const hasNews = verdict !== 'pass' || accepted !== null || comparisons.some(({ label }) => label === 'improved')
  const isDrawn = hasNews && comparisons.length > 1
  // A comment shows the section about a new version; the figures of several comparisons (the evidence has those of
  // one); and warnings that the next step refers to.
  const isShown = ({ id }: Section) =>
    id === 'upgrade' ||
    // The matrix of a sweep already has these figures.
    (id === 'changes' && comparisons.length > 1 && verdict !== 'measured') ||
    (id === 'warnings' && verdict === 'inconclusive')
  const parts: CommentPart[] = [
    { blocks: titleOf(report), rank: 0 },
    ...unitsOf(report.evidence).map((blocks) => ({ blocks, rank: 1 })),
    { blocks: report.lines.map((block) => cut(block, PLACES_AT_A_GLANCE)), rank: 2 },
    { blocks: chart !== undefined && isDrawn ? image(result, chart) : '', rank: 4 },
    // The last unit is the next step, which must not be left out.
    ...advice.map((blocks, nth) => ({ blocks, rank: nth === advice.length - 1 ? 1 : 3 })),
    { blocks: inline(footer(report, { runUrl, commit })), rank: 0 },
    ...report.sections.filter(isShown).map(({ id, title, blocks }): CommentPart => {
      return { blocks: [{ kind: 'details', title, blocks }], rank: id === 'upgrade' ? 5 : 6 }
    }),
  ]
  const texts = new Map<CommentPart, string>()
  let words = MOST_WORDS
  let room = MOST_CHARACTERS
  for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
    const text = CUTS.map((most) => textOf(part, most)).find(
      (each) => wordsOf(each) <= words && each.length + SEPARATOR <= room,
    )
    if (text === undefined) continue
    words -= wordsOf(text)
    room -= text.length + SEPARATOR
    texts.set(part, text)
  }
  return `${paragraphs(...parts.map((part) => texts.get(part) ?? ''))}\n`
}

/** Characters between two blocks. */
const SEPARATOR = 2

/** Number of words, as a reader's eye counts them: what stands between spaces. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** Blocks that are understood together: a paragraph with the lists and lines below it. */
function unitsOf(blocks: readonly Part[]): readonly Part[][] {
  const units: Part[][] = []
  for (const block of blocks) {
    if (block.kind === 'paragraph' || units.length === 0) units.push([block])
    else units.at(-1)?.push(block)
  }
  return units
}

function textOf({ blocks }: CommentPart, most: number): string {
  return typeof blocks === 'string' ? blocks : markdownBlocks(blocks.map((block) => cut(block, most)))
}

function titleOf({ mark, title }: Report): string {
  return `### ${mark} qpsgate: ${escapeMarkdown(title)}`
}

const READING = { kind: 'link', text: 'how to read this', address: PAGES.reading } as const

/** "commit 0123456 · MySQL 8.4.3 · 47 s: starting servers 7 s, measuring 40 s · full report · how to read this". */
function footer({ subject, times }: Report, { runUrl, commit }: Pick<CommentChoice, 'runUrl' | 'commit'>): Inline {
  return [
    ...(commit === undefined ? [] : ['commit ', shortCommit(commit), ' · ']),
    subject === '' ? '' : `${upstreamVersions(subject)} · `,
    times === '' ? '' : `${times} · `,
    ...(runUrl === undefined ? [] : [{ kind: 'link', text: 'full report', address: runUrl } as const, ' · ']),
    READING,
  ]
}

/** A commit as code: forges would make a link of other text. */
function shortCommit(commit: string) {
  return { kind: 'code', text: commit.slice(0, 7) } as const
}

/** Most characters of a failure's message; longer ones are in the log. */
const MOST_FAILURE_CHARACTERS = 10_000

/** A job that ended without a verdict. */
export interface JobFailure {
  readonly message: string
  readonly runUrl?: string | undefined
  /** The commit that was to be measured, as the forge names it. */
  readonly commit?: string | undefined
}

/** The summary of a job that ended without a verdict, and the comment in place of an older verdict. */
export function renderFailure({ message, runUrl, commit }: JobFailure): string {
  const what = commit === undefined ? 'measure this change' : `judge commit ${inline(shortCommit(commit))}`
  const heading = `### ⚠️ qpsgate could not ${what}`
  const lines = message.split('\n').map(escapeInvisible)
  const log = runUrl === undefined ? '' : ` ([log](<${runUrl}>))`
  const next = `**Next:** find this message in [Why is my check red?](<${PAGES.red}>)${log}`
  const shown = lines.join('\n').slice(0, MOST_FAILURE_CHARACTERS)
  return `${paragraphs(heading, codeBlock(shown.split('\n'), 'text'), next)}\n`
}

/** The chart, with only a name for mail and for readers without access to it: its figures are in the text around it. */
function image({ comparisons }: Result, { url }: Picture): string {
  const byRule = [...Map.groupBy(comparisons, ({ rule }) => rule)]
  const titles = byRule.map(([rule, ofRule]) => changeTitle(rule, ofRule))
  const alternative = escapeMarkdown(titles.length === 0 ? 'QPS' : titles.join('; '))
  return `![${alternative}](<${address(url)}>)`
}
