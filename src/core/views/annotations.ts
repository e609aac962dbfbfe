/** Regressions on the lines that are to blame, or that changed with them: a reviewer sees them next to the change. */

import type { CoverageStatus } from '../coverage/coverage.ts'
import { type GatedCost, gatedCosts } from '../result/gated-costs.ts'
import type { Advice, Result, ResultComparison } from '../result/result.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import { costEvidence, costTitle } from '../wording/cost-wording.ts'
import { finding, isExplained } from '../wording/verdict-text.ts'
import { settingLine } from '../wording/wording.ts'
import { causeFindings } from './cause-annotations.ts'
import { FINDING_KINDS, type FindingKind, type LineFinding, lineFinding } from './line-finding.ts'

const plain = (text: string) => text

/**
 * Findings about every scenario that regressed, worst first; notices if it was accepted. If its causes are known, on
 * the lines to blame and then on those that could not be cleared; else on every setting that changed. Advance knowledge
 * about changed settings comes last.
 */
export function findingsOf(result: Result): LineFinding[] {
  const regressed = bySeverity(result.comparisons.filter(({ verdict }) => verdict === 'regressed'))
  const groups = [...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()]
  const found = groups.flatMap(([worst]) => (worst === undefined ? [] : findingsOfScenario(result, worst)))
  const costs = gatedCosts(result, 'regressed').flatMap((cost) => costFinding(result, cost))
  const told = [...result.coverage.flatMap(coverageFinding), ...result.advice.map(adviceFinding)]
  if (result.accepted === null) return [...found, ...costs, ...told]
  return [
    ...[...found, ...costs].map((each) => ({ ...each, kind: 'accepted' as const, ...FINDING_KINDS.accepted })),
    ...told,
  ]
}

/** The setting behind a cost is not searched for. */
function costFinding(result: Result, gated: GatedCost): LineFinding[] {
  const { rule, scenario } = gated.found
  const place = result.scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.place
  const message = `${costTitle(gated, plain)}: ${costEvidence(gated, plain)}`
  return place === undefined
    ? []
    : [lineFinding('regressed', place, { about: [rule, scenario, gated.cost.cost], message })]
}

/** An exercised setting needs no word on its line. */
function coverageFinding(covered: Result['coverage'][number]): LineFinding[] {
  const { status, scenario, name } = covered
  const kind = COVERAGE_KINDS[status]
  if (kind === undefined) return []
  return [lineFinding(kind, covered, { about: [scenario, name], message: `${name}: ${covered.message}` })]
}

const COVERAGE_KINDS: { readonly [status in CoverageStatus]?: FindingKind } = {
  'not-exercised': 'not-exercised',
  'cannot-show': 'cannot-show',
  unknown: 'unknown-setting',
}

function adviceFinding(advice: Advice): LineFinding {
  const { scenario, variable, code, message, page } = advice
  return lineFinding('known-beforehand', advice, {
    about: [scenario, variable, code],
    message: `${message}; see ${page}`,
  })
}

function findingsOfScenario(result: Result, worst: ResultComparison): LineFinding[] {
  const { rule, scenario } = worst
  const place = result.scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.place
  const said = { about: [rule, scenario], message: finding(result, worst, plain) }
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
    const message = `${setting.name}${gone}${together}: ${said.message}`
    return lineFinding('regressed', line, { about: [...said.about, setting.name], message })
  })
}
