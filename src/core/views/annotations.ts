/**
 * Findings for the lines of the user's files: regressions, coverage and known risks, shown next to the change in a
 * review.
 */

import type { Cause } from '../attribution/attribution.ts'
import { joinTexts } from '../figures.ts'
import { presentLine, type SourceLine } from '../names.ts'
import { type GatedCost, gatedCosts } from '../result/gated-costs.ts'
import { measuredPart, refusalsOf } from '../result/refused-part.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import type { AssessmentStatus } from '../setting/assess.ts'
import type { Refusal } from '../setting/refusal.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import { sameChangeText } from '../wording/alike-text.ts'
import { causeVerdict, costText, isUsedThere, removedSetting, revertText } from '../wording/cause-wording.ts'
import { costEvidence, costTitle } from '../wording/cost-wording.ts'
import { risksOf } from '../wording/trade-text.ts'
import { isBlamed } from '../wording/unmeasured-text.ts'
import { explainedComparison, finding, isExplained } from '../wording/verdict-text.ts'
import { cellText, settingLine } from '../wording/wording.ts'

export type FindingLevel = 'error' | 'warning' | 'notice'

interface Heading {
  readonly title: string
  readonly level: FindingLevel
}

const SLOWER: Heading = { title: 'qpsgate: slower', level: 'error' }
const REFUSED: { readonly [kind in Refusal['kind']]: Heading } = {
  start: { title: 'qpsgate: does not start', level: 'error' },
  value: { title: 'qpsgate: wrong value', level: 'error' },
  statements: { title: 'qpsgate: statements fail', level: 'error' },
  schema: { title: 'qpsgate: schema refused', level: 'error' },
  memory: { title: 'qpsgate: more memory than there is', level: 'error' },
}
const COSTLIER: Heading = { title: 'qpsgate: over the limit', level: 'error' }
const MAY_BE_TO_BLAME: Heading = { title: 'qpsgate: may be to blame', level: 'warning' }
const RISKY: Heading = { title: 'qpsgate: known risk', level: 'notice' }
/** Headings of findings about coverage. An exercised setting was measured, so it needs no finding. */
const COVERAGE: { readonly [status in AssessmentStatus]?: Heading } = {
  'not-measured': { title: 'qpsgate: not measured', level: 'notice' },
  'no-difference': { title: 'qpsgate: no difference', level: 'notice' },
}

/** A finding on a line of a file. The path of the file is relative to the directory of the run, as in the result. */
export interface LineFinding extends SourceLine, Heading {
  /** May hold text from outside, so whoever shows it has to escape it. */
  readonly message: string
}

function onLine(heading: Heading, place: SourceLine | undefined, message: string): LineFinding[] {
  return place === undefined ? [] : [{ file: place.file, line: place.line, message, ...heading }]
}

/**
 * Findings about every scenario that regressed, the worst first. If the regression was accepted, they are notices, not
 * errors. They are placed on the lines to blame; if there are none, on the lines that may be to blame; without a search
 * for causes, on every setting that changed. Coverage and known risks of the changed settings come last.
 */
export function findingsOf(result: Result): LineFinding[] {
  return onePerFact(allFindings(result))
}

/** Merges findings with the same line and title, because a change may be slower than both its base and the baseline. */
function onePerFact(findings: readonly LineFinding[]): LineFinding[] {
  const groups = Map.groupBy(findings, ({ file, line, title }) => JSON.stringify([file, line, title]))
  return [...groups.values()].flatMap((alike) => {
    const messages = [...new Set(alike.map(({ message }) => message))]
    return alike.slice(0, 1).map((first) => ({ ...first, message: shortList(messages) }))
  })
}

function shortList(messages: readonly string[]): string {
  const more = messages.length > MOST_PER_LINE ? [`${messages.length - MOST_PER_LINE} more`] : []
  return [...messages.slice(0, MOST_PER_LINE), ...more].join('; ')
}

function allFindings(result: Result): LineFinding[] {
  const regressed = bySeverity(measuredPart(result).comparisons.filter(({ verdict }) => verdict === 'regressed'))
  const groups = [...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()]
  const regressions = [
    ...groups.flatMap(([worst]) => (worst === undefined ? [] : findingsOfScenario(result, worst))),
    ...gatedCosts(result, 'regressed').flatMap((cost) => findingsOfCost(result, cost)),
  ]
  const refused = refusalsOf(result).flatMap((refusal) =>
    refusal.lines.flatMap((line) => onLine(REFUSED[refusal.kind], line, refusedText(refusal, line.name))),
  )
  const all = [
    ...(result.accepted === null ? refused : refused.map(acceptedNotice)),
    ...(result.accepted === null ? regressions : regressions.map(acceptedNotice)),
    ...result.coverage.flatMap((covered) => {
      // A line to blame has a finding already, so a second one would only repeat its name.
      const heading = isBlamed(result, covered.name) ? undefined : COVERAGE[covered.status]
      return heading === undefined ? [] : onLine(heading, covered, `${covered.name}: ${covered.message}`)
    }),
    ...risksOf(result).flatMap((advice) => onLine(RISKY, advice, `${advice.message}; see ${advice.page}`)),
  ]
  return all.map((each) => ({ ...each, message: joinTexts([each.message, sameChangeText(result, each)], '; ') }))
}

function refusedText({ kind, server, title, message, isMeasured }: Refusal, name: string): string {
  if (kind === 'schema' || kind === 'memory' || kind === 'value') return message
  if (kind === 'statements' || server === null) return `${name}: ${title}`
  const program = `${server.product} ${server.version}`
  return isMeasured ? `${program} refuses ${name}` : `${program} does not start because of ${name}`
}

function acceptedNotice(regression: LineFinding): LineFinding {
  return { ...regression, title: `${regression.title}, accepted`, level: 'notice' }
}

function placeOf({ scenarios }: Result, { scenario }: ResultComparison): SourceLine | undefined {
  return scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.place
}

function findingsOfScenario(result: Result, worst: ResultComparison): LineFinding[] {
  const { rule, scenario } = worst
  const place = placeOf(result, worst)
  const message = finding(result, worst)
  const onScenario = onLine(SLOWER, place, message)
  if (isExplained(result, worst)) {
    const total = finding(result, explainedComparison(result) ?? worst)
    const onCauses = causeFindings(result, place, { heading: SLOWER, total })
    // If no cause gets a finding, it is known only that all changes together cost something, so the finding is placed
    // on the scenario's own line.
    return onCauses.length > 0 ? onCauses : onScenario
  }
  const settings = result.settings.filter(
    (setting) => rule === 'base' && setting.scenario === scenario && !isAlike(result, setting.name),
  )
  if (settings.length === 0) return onScenario
  const together = settings.length === 1 ? '' : `, one of ${settings.length} changed settings`
  return settings.flatMap((setting) => {
    const gone = setting.after === null ? ` (${settingLine(setting)})` : ''
    return onLine(SLOWER, presentLine(setting), `${setting.name}${gone}${together}: ${message}`)
  })
}

/** Whether both servers have the same value of a setting, so that it cannot be to blame. */
function isAlike({ coverage }: Result, name: string): boolean {
  const entries = coverage.filter((covered) => covered.name === name)
  return entries.length > 0 && entries.every(({ status }) => status === 'no-difference')
}

function findingsOfCost(result: Result, gated: GatedCost): LineFinding[] {
  const { comparison, cost } = gated
  const place = placeOf(result, comparison)
  const message = `${costTitle(gated)}: ${costEvidence(gated)}`
  const onCauses = isExplained(result, { ...comparison, cost: cost.cost })
    ? causeFindings(result, place, { heading: COSTLIER, total: message })
    : []
  return onCauses.length > 0 ? onCauses : onLine(COSTLIER, place, message)
}

/** Maximum number of causes in one message: a line may have many, for example if it sets a pattern of instruments. */
const MOST_PER_LINE = 3

/**
 * Errors on the lines to blame, one for each line: "a: −3.5% (−4.4 … −2.6)". If no line is to blame, warnings on the
 * lines that may be: "b: −1.0% (−3.0 … +1.0), inconclusive in oltp_read_only at 8 threads".
 *
 * @param otherwise line for findings whose setting has no line of its own
 * @param total sentence about the cost of all changes together
 */
function causeFindings(
  result: Result,
  otherwise: SourceLine | undefined,
  { heading, total }: { readonly heading: Heading; readonly total: string },
): LineFinding[] {
  const blamed = result.causes.filter(({ verdict }) => verdict === 'to blame')
  const isOpen = ({ verdict, settings }: Cause) =>
    (verdict === 'inconclusive' || verdict === 'not measured') && !settings.every(({ name }) => isAlike(result, name))
  const open = result.causes.filter(isOpen)
  // Settings that the load does not use are unlikely causes, so they are suspected only if the load uses no undecided
  // setting.
  const used = open.filter(({ settings }) => settings.some((setting) => isUsedThere(result, setting)))
  const entries = (blamed.length > 0 ? blamed : used.length > 0 ? used : open)
    .flatMap((cause) => cause.settings.map((setting) => ({ cause, setting })))
    .flatMap(({ cause, setting }) => {
      const isToBlame = cause.verdict === 'to blame'
      const gone = setting.place === null ? removedSetting(result, setting.name) : undefined
      const place = setting.place ?? (gone === undefined ? otherwise : presentLine(gone))
      const name = gone === undefined ? setting.name : `${setting.name} (${settingLine(gone)})`
      const where = result.explanation === null ? '' : ` in ${cellText(result.explanation)}`
      const words = isToBlame ? revertText(cause) : `${causeVerdict(cause)}${where}`
      const text = joinTexts([costText(cause, result.explanation), words], ', ') || 'to blame'
      return onLine(isToBlame ? heading : MAY_BE_TO_BLAME, place, `${name}: ${text}`)
    })
  const lines = [...Map.groupBy(entries, ({ file, line }) => JSON.stringify([file, line])).values()]
  return lines.flatMap((onSameLine) => {
    const message = `${shortList(onSameLine.map((each) => each.message))}. In total, ${total}`
    return onSameLine.slice(0, 1).map((first) => ({ ...first, message }))
  })
}
