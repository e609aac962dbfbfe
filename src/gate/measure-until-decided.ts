/** Measures trial after trial until every comparison is decided, or the budget is over and no suspicion can be confirmed. */
import { compare, type RunComparisons } from '../core/comparison/compare.ts'
import type { Measurement } from '../core/measurement/measurement.ts'
import { type Arm, type Cell, isUnchanged, type Plan } from '../core/plan/plan.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Settings } from '../core/switching/settings.ts'
import type { Standings } from '../core/verdict/standing.ts'
import type { Warning } from '../core/warnings/warning.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import { Looks } from './looks.ts'
import type { MeasureEdges } from './measure-trial.ts'
import { RunTime } from './run-time.ts'
import { NOTHING_MEASURED, Trials } from './trials.ts'

export interface MeasureOutcome {
  readonly measurement: Measurement
  readonly compared: RunComparisons
  readonly standings: Standings
  /** What each arm's server was set to when it had been started, by the arm's name. */
  readonly settings: ReadonlyMap<string, Settings>
  /** How many trials the budget was split into, whether or not all were needed. */
  readonly trials: number
  /** What is left of the budget. */
  readonly secondsLeft: number
}

/** A plan in which nothing is to be compared needs no measuring, and no testbed: everything is as it was. */
export async function measureOn(
  opened: Pick<LocalTestbed, 'testbed'> | null,
  plan: Plan,
  suite: Pick<Suite, 'gate' | 'precision'>,
  edges: Omit<MeasureEdges, 'testbed'>,
): Promise<MeasureOutcome> {
  if (opened !== null && !isUnchanged(plan))
    return measureUntilDecided(plan, suite, { ...edges, testbed: opened.testbed })
  const compared = compare(plan, [])
  return {
    measurement: NOTHING_MEASURED,
    compared,
    standings: new Map(),
    settings: new Map(),
    trials: 1,
    secondsLeft: 0,
  }
}

export async function measureUntilDecided(
  plan: Plan,
  suite: Pick<Suite, 'gate' | 'precision'>,
  edges: MeasureEdges,
): Promise<MeasureOutcome> {
  const done = new Trials(edges)
  const time = new RunTime(plan, edges.testbed)
  const looks = new Looks(plan, suite, done, () => time.share)
  const lost = new Set<string>()
  const warnings: Warning[] = []
  while (done.number < time.trials || (looks.isToConfirm && time.sufficesToConfirm)) {
    const wanted = done.number < time.trials ? looks.wanted() : looks.suspected()
    const isThere = ({ scenario }: Arm) => !lost.has(scenario.name)
    try {
      const isWanted = (arm: Arm, cell: Cell) => isThere(arm) && wanted(arm, cell)
      if (!(await done.measure(plan, isWanted, time.schedule, looks.within))) break
      looks.afterTrial()
    } catch (error) {
      const scenarios = edges.testbed.lostWith(error).filter((name) => !lost.has(name))
      if (scenarios.length === 0) throw error
      for (const name of scenarios) lost.add(name)
      warnings.push({ code: 'server-lost', scenarios, why: (error as Error).message })
      done.salvage()
      looks.takeAgain(time.trials)
    }
  }
  const { measurement, settings } = done
  const compared = lost.size > 0 ? compare(plan, measurement.lines) : looks.compared
  const { trials, secondsLeft } = time
  const all = { ...measurement, warnings: [...measurement.warnings, ...warnings] }
  return { measurement: all, settings, compared, standings: looks.standings, trials, secondsLeft }
}
