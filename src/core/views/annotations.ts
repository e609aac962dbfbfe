/** Regressions on the lines that are to blame, or that changed with them: what a reviewer sees beside the change. */

import type { CoverageStatus } from '../coverage/coverage.ts'
import type { Advice, Result, ResultComparison } from '../result/result.ts'
import { bySeverity } from '../verdict/severity.ts'
import { finding, isExplained, settingLine } from '../wording/wording.ts'
import { causeFindings } from './cause-annotations.ts'
import type { LineFinding } from './line-finding.ts'

const plain = (text: string) => text

/**
 * Findings about every scenario that regressed, worst first; notices where it was accepted. Where its causes are known,
 * on the lines to blame and then on those that could not be cleared; else on every setting that changed. What is known of
 * changed settings beforehand comes last.
 */
export function findingsOf(result: Result): LineFinding[] {
  const regressed = bySeverity(result.comparisons.filter(({ verdict }) => verdict === 'regressed'))
  const groups = [...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()]
  const found = groups.flatMap(([worst]) => (worst === undefined ? [] : findingsOfScenario(result, worst)))
  const told = [...result.coverage.flatMap(coverageFinding), ...result.advice.map(adviceFinding)]
  if (result.accepted === null) return [...found, ...told]
  return [
    ...found.map((each) => ({ ...each, title: 'qpsgate: regressed, accepted', level: 'notice' as const })),
    ...told,
  ]
}

/** What was exercised needs no word on its line. */
function coverageFinding({ file, line, status, name, message }: Result['coverage'][number]): LineFinding[] {
  const title = TITLES[status]
  return title === undefined ? [] : [{ file, line, message: `${name}: ${message}`, title, level: 'notice' }]
}

const TITLES: { readonly [status in CoverageStatus]?: string } = {
  'not-exercised': 'qpsgate: not exercised',
  'cannot-show': 'qpsgate: cannot be shown here',
  unknown: 'qpsgate: unknown setting',
}

function adviceFinding({ file, line, message, page }: Advice): LineFinding {
  return { file, line, message: `${message}; see ${page}`, title: 'qpsgate: known beforehand', level: 'notice' }
}

function findingsOfScenario(result: Result, worst: ResultComparison): LineFinding[] {
  const level = 'error'
  const title = 'qpsgate: regressed'
  const place = result.scenarios.find(({ name, revision }) => name === worst.scenario && revision === 'head')?.place
  const onScenario = place === undefined ? [] : [{ ...place, message: finding(worst, plain), title, level } as const]
  if (isExplained(result, worst)) {
    const found = causeFindings(result, worst, place)
    // Where only all of them together cost something, no line is to blame.
    return found.length > 0 ? found : onScenario
  }
  const settings = result.settings.filter(({ scenario }) => worst.rule === 'base' && scenario === worst.scenario)
  if (settings.length === 0) return onScenario
  const together = settings.length === 1 ? '' : `, one of ${settings.length} changed settings`
  return settings.map((setting) => ({
    // A setting that is gone has no line any more: the file's first stands for it.
    file: setting.after?.file ?? setting.before?.file ?? setting.scenario,
    line: setting.after?.line ?? 1,
    message: `${setting.name}${setting.after === null ? ` (${settingLine(setting)})` : ''}${together}: ${finding(worst, plain)}`,
    title,
    level,
  }))
}
