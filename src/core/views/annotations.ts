/** Regressions on the lines that are to blame, or that changed with them: a reviewer sees them next to the change. */

import type { Cause } from '../attribution/attribution.ts'
import type { CoverageStatus } from '../coverage/coverage.ts'
import type { SourceLine } from '../names.ts'
import { decisiveComparisons, type GatedCost, gatedCosts } from '../result/gated-costs.ts'
import type { Advice, Result, ResultComparison } from '../result/result.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import { type CauseSetting, costText, openText, removedSetting, togetherText } from '../wording/cause-wording.ts'
import { costEvidence, costTitle } from '../wording/cost-wording.ts'
import { finding, isExplained } from '../wording/verdict-text.ts'
import { asItIs as plain, settingLine } from '../wording/wording.ts'

export type FindingLevel = 'error' | 'warning' | 'notice'

interface Heading {
  readonly title: string
  readonly level: FindingLevel
}

const FINDING_KINDS = {
  regressed: { title: 'qpsgate: slower', level: 'error' },
  'to-blame': { title: 'qpsgate: slower', level: 'error' },
  'may-be-to-blame': { title: 'qpsgate: may be to blame', level: 'warning' },
  'slower-than-earlier': { title: 'qpsgate: slower than earlier runs', level: 'warning' },
  accepted: { title: 'qpsgate: slower, accepted', level: 'notice' },
  'not-exercised': { title: 'qpsgate: not exercised', level: 'notice' },
  'cannot-show': { title: 'qpsgate: cannot be measured here', level: 'notice' },
  'unknown-setting': { title: 'qpsgate: unknown setting', level: 'notice' },
  'known-beforehand': { title: 'qpsgate: known risk', level: 'notice' },
} as const satisfies Readonly<Record<string, Heading>>

type FindingKind = keyof typeof FINDING_KINDS

/** A sentence about a line; its file is named as in the result, relative to where the run took place. */
export interface LineFinding extends SourceLine, Heading {
  readonly kind: FindingKind
  /** May hold text from outside. */
  readonly message: string
}

/** The finding with the text of its kind. */
function lineFinding(kind: FindingKind, { file, line }: SourceLine, message: string): LineFinding {
  return { file, line, kind, message, ...FINDING_KINDS[kind] }
}

/**
 * Findings about every scenario that regressed, worst first; notices if it was accepted. If its causes are known, on
 * the lines to blame and then on those that could not be cleared; else on every setting that changed. Advance knowledge
 * about changed settings comes last.
 */
export function findingsOf(result: Result): LineFinding[] {
  const regressed = bySeverity(decisiveComparisons(result).filter(({ verdict }) => verdict === 'regressed'))
  const groups = [...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()]
  const found = groups.flatMap(([worst]) => (worst === undefined ? [] : findingsOfScenario(result, worst)))
  const costs = gatedCosts(result, 'regressed').flatMap((cost) => costFinding(result, cost))
  const warned = bySeverity(result.comparisons)
    .filter((each) => each.verdict === 'regressed' && !regressed.includes(each))
    .flatMap((each) => historyFinding(result, each))
  const told = [...warned, ...result.coverage.flatMap(coverageFinding), ...result.advice.map(adviceFinding)]
  if (result.accepted === null) return [...found, ...costs, ...told]
  return [
    ...[...found, ...costs].map((each) => ({ ...each, kind: 'accepted' as const, ...FINDING_KINDS.accepted })),
    ...told,
  ]
}

function historyFinding(result: Result, found: ResultComparison): LineFinding[] {
  const place = placeOf(result, found.scenario)
  return place === undefined ? [] : [lineFinding('slower-than-earlier', place, finding(result, found, plain))]
}

function placeOf({ scenarios }: Result, scenario: string): SourceLine | undefined {
  return scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.place
}

/** The setting behind a cost is not searched for. */
function costFinding(result: Result, gated: GatedCost): LineFinding[] {
  const place = placeOf(result, gated.found.scenario)
  const message = `${costTitle(gated, plain)}: ${costEvidence(gated, plain)}`
  return place === undefined ? [] : [lineFinding('regressed', place, message)]
}

/** An exercised setting needs no word on its line. */
function coverageFinding(covered: Result['coverage'][number]): LineFinding[] {
  const kind = COVERAGE_KINDS[covered.status]
  return kind === undefined ? [] : [lineFinding(kind, covered, `${covered.name}: ${covered.message}`)]
}

const COVERAGE_KINDS: { readonly [status in CoverageStatus]?: FindingKind } = {
  'not-exercised': 'not-exercised',
  'cannot-show': 'cannot-show',
  unknown: 'unknown-setting',
}

function adviceFinding(advice: Advice): LineFinding {
  return lineFinding('known-beforehand', advice, `${advice.message}; see ${advice.page}`)
}

function findingsOfScenario(result: Result, worst: ResultComparison): LineFinding[] {
  const { rule, scenario } = worst
  const place = placeOf(result, scenario)
  const said = finding(result, worst, plain)
  const onScenario = place === undefined ? [] : [lineFinding('regressed', place, said)]
  if (isExplained(result, worst)) {
    const found = causeFindings(result, worst, place)
    // If only all of them together cost something, no line is to blame.
    return found.length > 0 ? found : onScenario
  }
  const settings = result.settings.filter((setting) => rule === 'base' && setting.scenario === scenario)
  if (settings.length === 0) return onScenario
  const together = settings.length === 1 ? '' : `, one of ${settings.length} changed settings`
  return settings.map((setting) => {
    // A setting that is gone has no line any more: the file's first stands for it.
    const line = { file: setting.after?.file ?? setting.before?.file ?? scenario, line: setting.after?.line ?? 1 }
    const gone = setting.after === null ? ` (${settingLine(setting)})` : ''
    return lineFinding('regressed', line, `${setting.name}${gone}${together}: ${said}`)
  })
}

/** Causes shown on one line, which may have more, such as a pattern of many instruments. */
const MOST_PER_LINE = 3

interface CauseEntry extends SourceLine {
  readonly text: string
  readonly kind: 'to-blame' | 'may-be-to-blame'
}

/**
 * Errors on the lines to blame first, then warnings on those that are undecided or were not reached; one a line.
 *
 * @param worst subject of the finding if the explained comparison is not among the result's
 * @param otherwise for settings without a line
 */
function causeFindings(result: Result, worst: ResultComparison, otherwise: SourceLine | undefined): LineFinding[] {
  const entries = result.causes
    .filter(({ verdict }) => verdict !== 'innocent')
    .flatMap((cause) => entriesOf(result, cause, otherwise))
    .toSorted((left, right) => Number(right.kind === 'to-blame') - Number(left.kind === 'to-blame'))
  const total = finding(result, explainedComparison(result) ?? worst, plain)
  const lines = [...Map.groupBy(entries, ({ file, line }) => JSON.stringify([file, line])).values()]
  return lines.flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const texts = [first, ...others].slice(0, MOST_PER_LINE).map(({ text }) => text)
    const more = others.length + 1 - texts.length
    const said = `${texts.join('; ')}${more > 0 ? `; ${more} more` : ''}`
    return [lineFinding(first.kind, first, `${said}. In total, ${total}`)]
  })
}

function entriesOf(result: Result, cause: Cause, otherwise: SourceLine | undefined): CauseEntry[] {
  return cause.settings.flatMap((setting): CauseEntry[] => {
    const gone = setting.place === null ? removedSetting(result, setting.name) : undefined
    // A setting that is gone has no line any more: the file's first stands for it.
    const place = setting.place ?? (gone?.before ? { file: gone.before.file, line: 1 } : otherwise)
    if (place === undefined) return []
    const text = `${setting.name}${gone === undefined ? '' : ` (${settingLine(gone)})`}: ${saidOf(result, cause, setting)}`
    return [{ ...place, text, kind: cause.verdict === 'to blame' ? 'to-blame' : 'may-be-to-blame' }]
  })
}

/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if taken back", "−1.0 % (−3.0 … +1.0), inconclusive". */
function saidOf({ explanation }: Result, cause: Cause, setting: CauseSetting): string {
  const words = cause.verdict === 'to blame' ? togetherText(cause, setting) : openText([cause])
  return [costText(cause, explanation), words].filter((part) => part !== '').join(', ')
}

function explainedComparison({ comparisons, explanation }: Result): ResultComparison | undefined {
  return comparisons.find(
    ({ rule, scenario, workload, threads }) =>
      rule === explanation?.rule &&
      scenario === explanation.scenario &&
      workload === explanation.workload &&
      threads === explanation.threads,
  )
}
