/**
 * The result as Markdown. report.md and the summary of the job show the whole report; the comment on a pull request
 * shows only what a reviewer needs. Both can be understood without the picture, because mail may not show it.
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

/** Maximum length of a comment in words, because nobody reads a longer one. */
export const MOST_WORDS = 400
/**
 * Maximum length of a comment's text in characters. GitHub allows 65,536. The rest is left for the marker by which
 * qpsgate finds its comment. In the marker, a path of 4,096 bytes may take three characters for each byte.
 */
const MOST_CHARACTERS = 48_000
/**
 * Maximum number of items, rows or lines in a part of the comment. If a part does not fit, the next number is tried, so
 * that the part is shortened before it is left out.
 */
const CUTS = [Number.POSITIVE_INFINITY, 8, 3, 1]

export interface Picture {
  readonly url: string
}

export interface CommentChoice {
  readonly chart?: Picture | undefined
  /** Whether the search for causes still runs, so that the comment says that more will follow; default: false. */
  readonly isSearching?: boolean
  readonly runUrl?: string | undefined
  /**
   * SHA of the commit as the forge shows it. The checked-out commit may be a merge commit that the forge made itself.
   */
  readonly commit?: string | undefined
}

export function renderMarkdown(result: Result, chart?: Picture): string {
  const report = makeReport(result)
  return `${paragraphs(
    titleOf(report),
    markdownBlocks([...report.evidence, ...report.advice, ...report.lines]),
    chart === undefined ? '' : image(result, chart),
    inline(report.subject === '' ? READING : [`${report.subject} · `, READING]),
    ...report.sections.map(detailsBlock),
  )}\n`
}

interface CommentPart {
  readonly blocks: readonly Part[] | string
  /** Parts with a higher rank are left out first, so that a long comment keeps what matters most. */
  readonly rank: number
}

/** The comment on a pull request, of at most MOST_WORDS words. It links to the report for the rest. */
export function renderComment(result: Result, { chart, isSearching, runUrl, commit }: CommentChoice = {}): string {
  const report = makeReport(result, isSearching)
  const advice = unitsOf(report.advice)
  const { verdict, accepted, comparisons } = result
  // A pass without news needs no table or chart: its title says that every comparison is within its limit.
  const hasNews = verdict !== 'pass' || accepted !== null || comparisons.some(({ label }) => label === 'improved')
  const isDrawn = hasNews && comparisons.length > 1
  // A comment shows only some sections: the one about a new version; the figures of several comparisons (the evidence
  // already has the figures of a single one); and warnings, if the next step refers to them.
  const isShown = ({ id }: Section) =>
    id === 'upgrade' ||
    // The matrix of a sweep already has these figures.
    (id === 'changes' && comparisons.length > 1 && verdict !== 'measured') ||
    (id === 'warnings' && verdict === 'inconclusive')
  const parts: CommentPart[] = [
    { blocks: titleOf(report), rank: 0 },
    ...unitsOf(report.evidence).map((blocks) => ({ blocks, rank: 1 })),
    // The last unit is the next step, which a reviewer should see at a glance.
    ...advice.slice(-1).map((blocks) => ({ blocks, rank: 1 })),
    { blocks: report.lines.map((block) => cut(block, PLACES_AT_A_GLANCE)), rank: 2 },
    { blocks: chart !== undefined && isDrawn ? image(result, chart) : '', rank: 4 },
    ...advice.slice(0, -1).map((blocks) => ({ blocks, rank: 3 })),
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

const SEPARATOR = 2

/** Counts what stands between spaces, as a reader does, so numbers and symbols count as words. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** Keeps a paragraph together with the lists and code below it, because neither is understood without the other. */
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

function footer({ subject, times }: Report, { runUrl, commit }: Pick<CommentChoice, 'runUrl' | 'commit'>): Inline {
  return [
    ...(commit === undefined ? [] : ['commit ', shortCommit(commit), ' · ']),
    subject === '' ? '' : `${upstreamVersions(subject)} · `,
    times === '' ? '' : `${times} · `,
    ...(runUrl === undefined ? [] : [{ kind: 'link', text: 'full report', address: runUrl } as const, ' · ']),
    READING,
  ]
}

/** A short commit, marked as code, because a forge would turn the bare text into a link. */
function shortCommit(commit: string) {
  return { kind: 'code', text: commit.slice(0, 7) } as const
}

const MOST_FAILURE_CHARACTERS = 10_000

export interface JobFailure {
  readonly message: string
  readonly runUrl?: string | undefined
  readonly commit?: string | undefined
}

/** Text for a job that ended without a verdict: its summary, and its comment, which replaces an older verdict. */
export function renderFailure({ message, runUrl, commit }: JobFailure): string {
  const what = commit === undefined ? 'measure this change' : `judge commit ${inline(shortCommit(commit))}`
  const heading = `### ⚠️ qpsgate could not ${what}`
  const lines = message.split('\n').map(escapeInvisible)
  const log = runUrl === undefined ? '' : ` ([log](<${runUrl}>))`
  const next = `**Next:** find this message in [Why is my check red?](<${PAGES.red}>)${log}`
  const shown = lines.join('\n').slice(0, MOST_FAILURE_CHARACTERS)
  return `${paragraphs(heading, codeBlock(shown.split('\n'), 'text'), next)}\n`
}

/** The chart. Its alternative text names only what is drawn, because the text around it already has the figures. */
function image({ comparisons }: Result, { url }: Picture): string {
  const byRule = [...Map.groupBy(comparisons, ({ rule }) => rule)]
  const titles = byRule.map(([rule, ofRule]) => changeTitle(rule, ofRule))
  const alternative = escapeMarkdown(titles.length === 0 ? 'QPS' : titles.join('; '))
  return `![${alternative}](<${address(url)}>)`
}
