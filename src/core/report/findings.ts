/** Regressions on the lines that are to blame, or that changed with them: what a reviewer sees beside the change. */
import type { Result, ResultComparison } from './result.ts'
import { placeOf } from './settings-section.ts'
import { bySeverity, finding } from './wording.ts'

export type Level = 'error' | 'warning' | 'notice'

export interface Finding {
  /** As in the result: relative to where the run took place. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** May hold text from outside. */
  readonly message: string
  readonly title: string
  readonly level: Level
}

const plain = (text: string) => text

/** One finding for every changed setting of a scenario that regressed, worst first; notices where it was accepted. */
export function findingsOf(result: Result): Finding[] {
  const regressed = bySeverity(result.comparisons.filter(({ verdict }) => verdict === 'regressed'))
  const groups = [...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()]
  return groups.flatMap(([worst]) => (worst === undefined ? [] : findingsOfScenario(result, worst)))
}

function findingsOfScenario(result: Result, worst: ResultComparison): Finding[] {
  const level = result.accepted === null ? 'error' : 'notice'
  const title = `qpsgate: ${result.accepted === null ? 'regressed' : 'regressed, accepted'}`
  const settings = result.settings.filter(({ scenario }) => worst.rule === 'base' && scenario === worst.scenario)
  if (settings.length === 0) {
    const place = result.scenarios.find(({ name, revision }) => name === worst.scenario && revision === 'head')?.place
    return place === undefined ? [] : [{ ...place, message: finding(worst, plain), title, level }]
  }
  const together = settings.length === 1 ? '' : `, one of ${settings.length} changed settings`
  return settings.map((setting) => ({
    // A setting that is gone has no line any more: the file's first stands for it.
    file: setting.after?.file ?? setting.before?.file ?? setting.scenario,
    line: setting.after?.line ?? 1,
    message: `${setting.name}${setting.after === null ? ` (${placeOf(setting)})` : ''}${together}: ${finding(worst, plain)}`,
    title,
    level,
  }))
}
