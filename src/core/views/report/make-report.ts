/** The report of a result: the content of every view, in reading order. */

import { isOfGain } from '../../attribution/attribution.ts'
import { count, joinTexts } from '../../figures.ts'
import { escapeInvisible } from '../../problems.ts'
import { checkFailure } from '../../result/check-failure.ts'
import { measuredPart, refusalsOf } from '../../result/refused-part.ts'
import type { Result } from '../../result/result.ts'
import type { Refusal } from '../../setting/refusal.ts'
import type { Outcome } from '../../verdict/judgement.ts'
import { type Weight, weightOf } from '../../warnings/warnings.ts'
import { alikeText } from '../../wording/alike-text.ts'
import { baselineChangeLines, baselineText } from '../../wording/baseline-text.ts'
import { sentence } from '../../wording/cause-wording.ts'
import { serversText } from '../../wording/machine-text.ts'
import { failureTexts } from '../../wording/statement-wording.ts'
import { risksOf } from '../../wording/trade-text.ts'
import { unmeasuredLine, untimelyText } from '../../wording/unmeasured-text.ts'
import { causeLines, gainText, nextStep, PAGES, verdictText } from '../../wording/verdict-text.ts'
import { consequence, SEARCHING, timesText } from '../../wording/wording.ts'
import { changedLines } from './changed-lines.ts'
import { changesSection } from './changes-section.ts'
import { costsSection } from './costs-section.ts'
import { gridSection, servicesSection } from './grid-section.ts'
import { queriesSection } from './queries-section.ts'
import { type Inline, list, name, type Part, paragraph, type Section, section, strong, titledList } from './report.ts'
import { runSection } from './run-section.ts'
import { serversSection } from './servers-section.ts'
import { settingsSection } from './settings-section.ts'
import { statementsSection } from './statements-section.ts'
import { loadsSection, studyEvidence, studySection } from './study-section.ts'
import { upgradeSection } from './upgrade-section.ts'

const MARKS: Readonly<Record<Outcome, string>> = {
  regressed: '❌',
  pass: '✅',
  inconclusive: '⚠️',
  'not-measured': '⚪',
  measured: '📊',
}
/** Maximum number of causes in the first lines of a comment; the section about settings has the other causes. */
const MOST_CAUSES = 3
const MOST_ITEMS = 10
const MOST_BESIDE = 5
const MOST_WARNINGS = 30
const LONGEST_MESSAGE = 400

export interface Report {
  readonly name: string
  readonly verdict: Outcome
  readonly mark: string
  readonly title: string
  readonly subject: string
  /** How long the run took and what for; empty if nothing was measured. */
  readonly times: string
  readonly evidence: readonly Part[]
  /** The changed lines, those to blame first. Empty unless something regressed or gained. */
  readonly lines: readonly Part[]
  readonly advice: readonly Part[]
  readonly sections: readonly Section[]
}

/** @param isSearching whether the search for causes still runs, so that the report says that more will follow */
export function makeReport(whole: Result, isSearching = false): Report {
  const { title, evidence } = verdictText(whole)
  const refusals = refusalsOf(whole)
  // If a refused option has no successor, nothing was measured, so there is no new version to describe.
  const mended = refusals.every(({ isMeasured }) => isMeasured) ? refusals.filter(({ kind }) => kind === 'start') : []
  const result = measuredPart(whole)
  return {
    name: result.suite.name,
    verdict: result.verdict,
    // Whatever blocks the merge has the mark of a regression, so that nobody has to read on to see it.
    mark: checkFailure(whole) === undefined ? MARKS[result.verdict] : MARKS.regressed,
    title,
    subject: serversText(result),
    times: result.measuredSeconds === 0 ? '' : timesText(result),
    evidence: [
      // A sentence gets a capital letter only if it begins with a word; the name of a workload must stay as it is.
      ...paragraph(
        /^(?:all|another|both|geometric|limits|matters|no|our|qpsgate|test|the|what|with) /.test(evidence) ||
          evidence === ''
          ? sentence(evidence)
          : `${evidence}.`,
      ),
      ...studyEvidence(result),
      ...refusals.filter((each) => !mended.includes(each)).flatMap((refusal) => refusalBlocks(refusal)),
      ...causes(result),
      ...paragraph(alikeText(result)),
      ...paragraph(sentence(untimelyText(result))),
      ...titledList('Changes that add up', baselineChangeLines(result), { most: MOST_ITEMS, what: 'change' }),
      ...paragraph(baselineText(result)),
      // These warnings come right after the verdict, because a change of the rules may be the reason for it.
      ...titledList('The suite changes', warningItems(result, 'suite'), {
        most: MOST_ITEMS,
        what: 'warning',
      }),
      ...paragraph(unmeasuredLine(result)),
      ...titledList(
        'Failing statements',
        failureTexts(result).map((text) => name(text)),
        { most: MOST_ITEMS, what: 'failing statement' },
      ),
      ...titledList(
        'Beside speed',
        result.beside.map(({ message }) => name(message, LONGEST_MESSAGE)),
        { most: MOST_BESIDE, what: 'difference' },
      ),
      ...paragraph(consequence(result)),
      ...(isSearching ? paragraph(SEARCHING) : []),
    ],
    advice: [
      ...titledList('Not a fair comparison', warningItems(result, 'unfair'), { most: MOST_ITEMS, what: 'warning' }),
      ...next(whole),
    ],
    lines: changedLines(whole),
    sections: [
      ...studySection(result),
      ...loadsSection(result),
      ...changesSection(result),
      ...servicesSection(result),
      ...queriesSection(result),
      ...upgradeSection(result, mended),
      ...statementsSection(result),
      ...gridSection(result),
      ...costsSection(result),
      ...settingsSection(result, mended),
      ...warningsSection(result),
      ...runSection(result),
      ...serversSection(result),
    ],
  }
}

/** Codes of the notes that the first lines of the report already contain. */
const ALREADY_SHOWN: readonly string[] = ['files-looked-at', 'statements-gained']

function warningItems({ warnings }: Result, ...weights: readonly Weight[]): Inline[] {
  return warnings
    .filter((warning) => weights.includes(weightOf(warning)) && !ALREADY_SHOWN.includes(warning.code))
    .map(({ code, message }) => [strong(name(code)), ': ', name(message, LONGEST_MESSAGE)])
}

function warningsSection(result: Result): Section[] {
  const warnings = warningItems(result, 'verdict', 'figures', 'note')
  const risks = risksOf(result).map(({ file, line, message, page }): Inline => {
    const manual = { kind: 'link', text: 'manual', address: page } as const
    return [name(`${file}:${line}: ${message}`, LONGEST_MESSAGE), ' (', manual, ')']
  })
  const ofWarnings = warnings.length === 0 ? '' : count(warnings.length, 'warning')
  const ofRisks = risks.length === 0 ? '' : count(risks.length, 'known risk')
  return section(
    'warnings',
    joinTexts([ofWarnings, ofRisks], ' and '),
    list(warnings, { most: MOST_WARNINGS, what: 'warning' }),
    list(risks, { most: MOST_ITEMS, what: 'risk' }),
  )
}

/**
 * The message of the server, which says most about a refusal. Refused options with successors get no such block,
 * because the table of the new version explains them.
 */
function refusalBlocks({ message }: Refusal): Part[] {
  const lines = message.split('\n').map((line) => escapeInvisible(line).slice(0, LONGEST_MESSAGE))
  return [{ kind: 'code', language: 'text', lines }]
}

function causes(result: Result): Part[] {
  if (isOfGain(result.explanation)) return paragraph(sentence(gainText(result)))
  const [cause, ...others] = causeLines(result)
  if (cause === undefined) return []
  if (others.length === 0) return paragraph([strong('Cause:'), ` ${cause}.`])
  return titledList('Causes', [cause, ...others], { most: MOST_CAUSES, what: 'cause' })
}

function next(result: Result): Part[] {
  const step = nextStep(result)
  if (step === undefined) return []
  const link = { kind: 'link', text: 'how', address: PAGES[step.page] } as const
  return paragraph([strong('Next:'), ` ${step.text} (`, link, ').'])
}
