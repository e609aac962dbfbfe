/** The report of a result: the content of every view, in reading order. */

import { isOfBase } from '../../names.ts'
import type { Result } from '../../result/result.ts'
import { timeShares } from '../../result/timeline.ts'
import { ADVICE_TITLE, adviceText, durabilityTrade } from '../../wording/advice-text.ts'
import { sentence } from '../../wording/cause-wording.ts'
import { COVERAGE_TITLE, coverageLead, coverageLine, toldCoverage } from '../../wording/coverage-text.ts'
import { shorten } from '../../wording/escape.ts'
import { count, duration } from '../../wording/figures.ts'
import { originText } from '../../wording/imported.ts'
import { measuredShare, shareName } from '../../wording/steps.ts'
import { causeLines, headline, nextStep, PAGES, verdictText } from '../../wording/verdict-text.ts'
import { LOOSENED_TITLE, loosenedWarnings, otherWarnings, unfairWarnings } from '../../wording/warnings.ts'
import { asItIs, consequence, searching } from '../../wording/wording.ts'
import { pictureText } from '../chart/chart-spec.ts'
import { causesTable, defaultsTable, splitTable, withoutExplained } from './causes-section.ts'
import { changesTable } from './changes-section.ts'
import { costsTable } from './costs-section.ts'
import { machinesSection } from './machines-section.ts'
import {
  type Block,
  figure,
  type Inline,
  left,
  list,
  name,
  paragraph,
  type Report,
  right,
  section,
  strong,
  table,
  type View,
} from './report.ts'
import { measuredText, reproduceSection, twinSection, warningsSection } from './run-sections.ts'
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
import { statementsTable } from './statements-section.ts'
import { suggestionBlock } from './suggestion-section.ts'

const MARKS = { regressed: '❌', pass: '✅', inconclusive: '⚠️' } as const
const ACCEPTED = '🔵'
/** Causes in the first lines of a comment. */
const MOST_CAUSES = 3
const MOST_UNFAIR = 5
const MOST_LOOSENED = 10
const LONGEST_MESSAGE = 400
const MOST_ADVICE = 8
const MOST_COVERED = 8
const IN_FULL: readonly View[] = ['markdown', 'html']

/** "MySQL 8.0.15 → MySQL 9.7.4" where the version changed. */
function serversText({ scenarios }: Result): string {
  const named = (some: Result['scenarios']) =>
    [...new Set(some.map(({ server }) => `${server.product} ${server.version}`))].join(', ')
  const old = scenarios.filter(isOfBase)
  const own = scenarios.filter((each) => !isOfBase(each) && old.some(({ name }) => name === each.name))
  return named(old) === named(own) ? named(scenarios) : `${named(old)} → ${named(own)}`
}

/** Facts about the run that its result does not hold. */
export interface ReportContext {
  /** Latest end of the search for causes, ISO 8601, while it runs. */
  readonly searchedUntil?: string
  /** Address of the workflow run. */
  readonly runUrl?: string
}

export function makeReport(result: Result, { searchedUntil, runUrl }: ReportContext = {}): Report {
  const subject = result.imported === null ? serversText(result) : originText(result)
  return {
    name: result.suite.name,
    verdict: result.verdict,
    subject,
    blocks: [
      ...lead(result),
      ...messages('loosened', LOOSENED_TITLE, loosenedWarnings(result), MOST_LOOSENED),
      ...paragraph(coverageLead(result)),
      ...paragraph(durabilityTrade(result)),
      ...paragraph(consequence(result)),
      ...(searchedUntil === undefined ? [] : paragraph(searching(searchedUntil))),
      ...paragraph(measuredText(result), ['terminal', 'html']),
      { kind: 'chart', chart: 'changes', text: pictureText(result) },
      ...messages('unfair', 'Not a fair comparison', unfairWarnings(result), MOST_UNFAIR),
      ...suggestionBlock(result),
      ...next(result),
      ...paragraph(footer(result, subject, runUrl), ['markdown']),
      ...changesTable(result),
      ...statementsTable(result),
      ...costsTable(result),
      ...causesTable(result),
      ...splitTable(result),
      ...defaultsTable(result),
      ...settingsTable(withoutExplained(result)),
      ...coverage(result),
      ...advice(result),
      ...nothingGained(result).flatMap((text) => paragraph(text)),
      ...sections(result),
    ],
  }
}

/** The verdict, the evidence and the causes: everything a reviewer needs. */
function lead(result: Result): Block[] {
  const { title, evidence } = verdictText(result, shorten)
  const mark = result.accepted === null ? MARKS[result.verdict] : ACCEPTED
  const [cause, ...others] = causeLines(result, shorten)
  return [
    { kind: 'heading', text: `${mark} qpsgate: ${title}`, views: ['markdown'] },
    ...paragraph(evidenceSentence(evidence), ['markdown']),
    ...(cause === undefined || others.length > 0 ? [] : paragraph([strong('Cause:'), ` ${cause}.`], ['markdown'])),
    ...(cause === undefined || others.length === 0
      ? []
      : [
          ...paragraph(strong('Causes:'), ['markdown']),
          ...inMarkdown(list([cause, ...others], { most: MOST_CAUSES, rest: moreCauses })),
        ]),
    ...paragraph([strong(result.verdict), `: ${headline(result, asItIs)}`], ['html']),
    // Its title has the verdict.
    ...paragraph(headline(result, asItIs), ['terminal']),
  ]
}

/** Words begin a sentence with a capital letter, names of workloads stay as they are. */
function evidenceSentence(evidence: string): string {
  return /^(?:all|the) /.test(evidence) || evidence === '' ? sentence(evidence) : `${evidence}.`
}

function inMarkdown(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, views: ['markdown'] as const }))
}

function moreCauses(more: number): string {
  return more > 0 ? `${count(more, 'more cause')} below.` : ''
}

/** Next steps, with the page that describes them. */
function next(result: Result): Block[] {
  const step = nextStep(result)
  if (step === undefined) return []
  const link = { kind: 'link', text: 'how', address: PAGES[step.page] } as const
  return paragraph([strong('Next:'), ` ${step.text} (`, link, ').'])
}

/** "MySQL 8.4.3 · 3 min · full report · how to read this". */
function footer(result: Result, subject: string, runUrl: string | undefined): Inline {
  const link = (text: string, address: string) => ({ kind: 'link', text, address }) as const
  return [
    // Packagers add much to a version: 10.11.19-MariaDB-0+deb12u1.
    subject === '' ? '' : `${subject.replaceAll(/(\d)[-+][\w.+~-]*/g, '$1')} · `,
    result.measuredSeconds === 0 ? '' : `${duration(result.seconds)} · `,
    ...(runUrl === undefined ? [] : [link('full report', runUrl), ' · ']),
    link('how to read this', PAGES.reading),
  ]
}

function messages(id: string, title: string, warnings: Result['warnings'], most: number): Block[] {
  const items = warnings.map(({ message }) => name(message, LONGEST_MESSAGE))
  return titled(id, title, items, most)
}

/** For every changed setting that affects speed: the cell that showed it, or why none did. */
function coverage({ coverage: all }: Result): Block[] {
  const items = toldCoverage(all).map((one) => name(coverageLine(one), LONGEST_MESSAGE))
  return titled('coverage', COVERAGE_TITLE, items, MOST_COVERED, 'folded')
}

/** Placed with the settings: it is independent of the measurements. */
function advice({ advice: all }: Result): Block[] {
  const items = all.map((one) => [
    name(adviceText(one), LONGEST_MESSAGE),
    ' (',
    { kind: 'link', text: 'manual', address: one.page } as const,
    ')',
  ])
  return titled('advice', ADVICE_TITLE, items, MOST_ADVICE, 'folded')
}

function titled(
  id: string,
  title: string,
  items: readonly Inline[],
  most: number,
  shown: 'titled' | 'folded' = 'titled',
): Block[] {
  const rest = (more: number) => (more > 0 ? `${more} more in result.json.` : '')
  return section({ id, title, inMarkdown: shown, priority: 0 }, list(items, { most, rest }))
}

/** The parts that Markdown folds. */
function sections(result: Result): Block[] {
  const folded = (
    priority: number,
    id: string,
    title: string,
    blocks: readonly Block[],
    views: readonly View[] = IN_FULL,
  ) => section({ id, title, priority, inMarkdown: 'folded', views }, blocks)
  const all: readonly View[] = ['terminal', ...IN_FULL]
  const others = otherWarnings(result)
  const warned = (warnings: Result['warnings'], views: readonly View[]) =>
    folded(2, 'warnings', count(warnings.length, 'warning'), warningsSection(warnings), views)
  return [
    // A page has these figures in the table of all cells.
    ...folded(4, 'overhead', 'Overhead', overheadSection(result)),
    ...folded(6, 'ranking', 'Ranking', rankingSection(result), all),
    ...folded(9, 'levels', 'QPS per concurrency level', levelsSection(result), ['markdown']),
    ...folded(11, 'latency', 'Latency', latencySection(result), ['markdown']),
    ...folded(12, 'cpu', 'CPU per query', cpuSection(result), ['markdown']),
    ...folded(8, 'memory', 'Memory', memorySection(result)),
    ...folded(5, 'insight', 'Diagnostics by scenario', insightSection(result)),
    ...folded(4, 'machines', 'Machines', machinesSection(result), all),
    ...folded(7, 'others', 'Comparisons beyond single cells', otherComparisonsSection(result), all),
    ...folded(13, 'cells', 'All cells', result.cells.length === 0 ? [] : cellsSection(result)),
    ...folded(9, 'value', 'QPS for what a server computes and costs', valueSection(result)),
    ...folded(10, 'servers', 'Servers', serversSection(result)),
    ...folded(3, 'twin', 'A/A check and detectable slowdown', twinSection(result), all),
    ...warned(result.warnings, ['markdown']),
    ...warned(others, ['terminal', 'html']),
    ...folded(1, 'reproduce', 'Reproduce', reproduceSection(result)),
    ...folded(14, 'time', 'Time of the run', timeline(result), ['html']),
  ]
}

/** The wall time of the run. */
function timeline(result: Result): Block[] {
  const { timeline: spans } = result
  if (spans === null) return []
  const rows = timeShares({ ...result, timeline: spans }).map((one) => [
    shareName(one),
    figure(one.seconds, (seconds) => seconds.toFixed(1)),
    figure(one.share, (part) => `${(100 * part).toFixed(1)} %`),
  ])
  const caption = 'Wall time of the run, without drawing this page'
  const columns = [left('step'), right('seconds'), right('share')]
  const blocks: Block[] = [
    { kind: 'chart', chart: 'timeline', text: 'Time of the run' },
    ...table(caption, columns, rows),
  ]
  return [{ kind: 'details', title: measuredShare(result), blocks }]
}
