/** The result as Markdown: report.md, the job's summary and the pull request's comment. Stands without its picture. */

import type { Result } from '../../result/result.ts'
import { ADVICE_TITLE, adviceText, durabilityTrade } from '../../wording/advice.ts'
import { COVERAGE_TITLE, coverageLead, coverageLine, toldCoverage } from '../../wording/coverage.ts'
import { escapeMarkdown, markdownName, shorten } from '../../wording/escape.ts'
import { unfairWarnings } from '../../wording/fairness.ts'
import { count } from '../../wording/figures.ts'
import { LOOSENED_TITLE, loosenedWarnings } from '../../wording/loosened-rules.ts'
import { consequence, headline, searching } from '../../wording/wording.ts'
import { causesTable, withoutExplained } from './causes-section.ts'
import { changesTable } from './changes-section.ts'
import { dotPlots } from './dot-plot.ts'
import { details, firstOf, paragraphs, type Section } from './markdown-parts.ts'
import { reproduceSection, twinSection, warningsSection } from './run-sections.ts'
import { insightSection, memorySection, nothingGained, serversSection, valueSection } from './server-sections.ts'
import { settingsTable } from './settings-section.ts'
import {
  cellsSection,
  cpuSection,
  latencySection,
  levelsSection,
  otherComparisonsSection,
  overheadSection,
  rankingSection,
} from './speed-sections.ts'
import { suggestionBlock } from './suggestion-section.ts'

/** GitHub takes 65,536 in a comment; the rest is for who posts it. */
const MOST_CHARACTERS = 60_000
const MOST_UNFAIR = 5
const MOST_LOOSENED = 10
const LONGEST_UNFAIR = 400
const MOST_ADVICE = 8
const MOST_COVERED = 8
/** Room for the sentence about what was left out. */
const NOTE_CHARACTERS = 1_000
/** Characters between two blocks. */
const SEPARATOR = 2

export type ChartChoice =
  /** `darkUrl` names the same for dark pages; null where the forge shows one picture only. */
  | { readonly kind: 'image'; readonly url: string; readonly darkUrl: string | null }
  /** Of characters, which needs no place for a picture. */
  | { readonly kind: 'text' }
  | { readonly kind: 'none' }

interface RankedSection extends Section {
  /** 1 is kept longest. */
  readonly priority: number
}

interface MarkdownChoice {
  readonly chart?: ChartChoice
  /** When the search for causes is over at the latest, ISO 8601, where it has only begun. */
  readonly searchedUntil?: string
}

export function renderMarkdown(
  result: Result,
  { chart = { kind: 'text' }, searchedUntil }: MarkdownChoice = {},
): string {
  const sentence = headline(result, markdownName)
  const top = paragraphs(
    `**${result.verdict}**: ${sentence}`,
    escapeMarkdown(coverageLead(result)),
    escapeMarkdown(durabilityTrade(result)),
    consequence(result),
    searchedUntil === undefined ? '' : searching(searchedUntil),
    loosenedLines(result),
    chartOf(result, chart),
    changesTable(result),
    unfairLines(result),
    causesTable(result),
    suggestionBlock(result),
    settingsTable(withoutExplained(result)),
    coverageLines(result),
    adviceLines(result),
    ...nothingGained(result),
  )
  const sections = sectionsOf(result).filter(({ body }) => body !== '')
  const shown = fitting(sections, MOST_CHARACTERS - NOTE_CHARACTERS - top.length)
  const omitted = sections.filter((section) => !shown.includes(section))
  return `${paragraphs(top, ...shown.map(details), leftOut(omitted))}\n`
}

/** By what the verdict was reached; all of it where it is little, else the gravest. */
function loosenedLines(result: Result): string {
  const loosened = loosenedWarnings(result)
  const shown = loosened
    .slice(0, MOST_LOOSENED)
    .map(({ message }) => `- ${escapeMarkdown(shorten(message, LONGEST_UNFAIR))}`)
  if (shown.length === 0) return ''
  const more = loosened.length - shown.length
  return paragraphs(`**${LOOSENED_TITLE}:**`, shown.join('\n'), more > 0 ? `${more} more in result.json.` : '')
}

/** For every changed setting that has to do with speed: what showed it, or why nothing did. */
function coverageLines({ coverage }: Result): string {
  const told = toldCoverage(coverage)
  const shown = told
    .slice(0, MOST_COVERED)
    .map((one) => `- ${escapeMarkdown(shorten(coverageLine(one), LONGEST_UNFAIR))}`)
  if (shown.length === 0) return ''
  const more = told.length - shown.length
  return paragraphs(`**${COVERAGE_TITLE}:**`, shown.join('\n'), more > 0 ? `${more} more in result.json.` : '')
}

/** Beside the settings: it says nothing of what was measured. */
function adviceLines({ advice }: Result): string {
  const shown = advice.slice(0, MOST_ADVICE).map((one) => {
    return `- ${escapeMarkdown(shorten(adviceText(one), LONGEST_UNFAIR))} ([manual](${one.page}))`
  })
  if (shown.length === 0) return ''
  const more = advice.length - shown.length
  return paragraphs(`**${ADVICE_TITLE}:**`, shown.join('\n'), more > 0 ? `${more} more in result.json.` : '')
}

/** What says how far the table above is to be believed stands below it. */
function unfairLines(result: Result): string {
  const unfair = unfairWarnings(result)
    .slice(0, MOST_UNFAIR)
    .map(({ message }) => `- ${escapeMarkdown(shorten(message, LONGEST_UNFAIR))}`)
  return unfair.length === 0 ? '' : paragraphs('**Not a fair comparison:**', unfair.join('\n'))
}

/** Sections in the order in which they are read. */
function sectionsOf(result: Result): RankedSection[] {
  return [
    { priority: 4, title: 'Overhead', body: overheadSection(result) },
    { priority: 6, title: 'Ranking', body: rankingSection(result) },
    { priority: 9, title: 'QPS per concurrency level', body: levelsSection(result) },
    { priority: 11, title: 'Latency', body: latencySection(result) },
    { priority: 12, title: 'CPU per query', body: cpuSection(result) },
    { priority: 8, title: 'Memory', body: memorySection(result) },
    { priority: 5, title: 'What each scenario shows', body: insightSection(result) },
    { priority: 7, title: 'Comparisons beyond single cells', body: otherComparisonsSection(result) },
    { priority: 13, title: 'All cells', body: cellsSection(result) },
    { priority: 9, title: 'QPS for what a server computes and costs', body: valueSection(result) },
    { priority: 10, title: 'Servers', body: serversSection(result) },
    { priority: 3, title: 'A/A check and detectable slowdown', body: twinSection(result) },
    { priority: 2, title: count(result.warnings.length, 'warning'), body: warningsSection(result) },
    { priority: 1, title: 'Reproduce', body: reproduceSection(result) },
  ]
}

/** The sections of highest priority that fit together, in the given order: from the first that does not fit, none. */
function fitting(sections: readonly RankedSection[], room: number): RankedSection[] {
  const urgent = sections.toSorted((a, b) => a.priority - b.priority)
  const kept = firstOf(urgent, urgent.length, room, (section) => details(section).length + SEPARATOR)
  return sections.filter((section) => kept.includes(section))
}

function leftOut(sections: readonly Section[]): string {
  if (sections.length === 0) return ''
  const titles = sections.map(({ title }) => title).join(', ')
  return `Left out for want of space: ${titles}. Everything stands in full in result.json of the run's output directory.`
}

function chartOf(result: Result, chart: ChartChoice): string {
  if (chart.kind === 'none') return ''
  return chart.kind === 'text' ? dotPlots(result) : image(result, chart)
}

/** The alternative text is what mail and readers without access to the picture get. */
function image(result: Result, { url, darkUrl }: Extract<ChartChoice, { kind: 'image' }>): string {
  const alternative = escapeMarkdown(`${result.verdict}: ${headline(result, shorten)}`)
  if (darkUrl === null) return `![${alternative}](<${address(url)}>)`
  const dark = `<source media="(prefers-color-scheme: dark)" srcset="${address(darkUrl)}">`
  return `<picture>${dark}<img alt="${alternative}" src="${address(url)}"></picture>`
}

/** In angle brackets or quotation marks, only these would end it or mean something else. */
function address(url: string): string {
  return url.replace(/[<>"&\\\s\p{Cc}]/gu, encodeURIComponent)
}
