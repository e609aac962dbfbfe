/** Measures trial after trial until every comparison is decided or the budget is over. */
import { compare, type RunComparisons } from '../core/comparison/compare.ts'
import type { Measurement } from '../core/measurement/measurement.ts'
import { trialCount, trialShare } from '../core/plan/budget.ts'
import { type Arm, isUnchanged, type Plan } from '../core/plan/plan.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Settings } from '../core/switching/settings.ts'
import { lookAfter } from '../core/verdict/replay.ts'
import type { Standings } from '../core/verdict/standing.ts'
import { isWanted } from '../core/verdict/wanted.ts'
import type { Warning } from '../core/warnings/warning.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import type { MeasureEdges, TrialServers } from './measure-trial.ts'
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
  { gate: policy, precision }: Pick<Suite, 'gate' | 'precision'>,
  edges: MeasureEdges,
): Promise<MeasureOutcome> {
  const { testbed } = edges
  const deadline = testbed.now() + plan.budgetSeconds
  const done = new Trials(edges)
  let standings: Standings = new Map()
  let trials = Number.POSITIVE_INFINITY
  let compared = compare(plan, [])
  const schedule = ({ startSeconds, hosts }: TrialServers, number: number) => {
    if (trials === Number.POSITIVE_INFINITY) trials = trialCount(plan, startSeconds, hosts)
    const now = testbed.now()
    return { trials, until: now + trialShare({ number, trials, left: deadline - now, startSeconds }) }
  }
  const lost = new Set<string>()
  const warnings: Warning[] = []
  while (done.number < trials) {
    const wanted = isWanted(compared, standings, precision)
    const isThere = ({ scenario }: Arm) => !lost.has(scenario.name)
    try {
      if (!(await done.measure(plan, (arm, cell) => isThere(arm) && wanted(arm, cell), schedule))) break
    } catch (error) {
      const scenarios = testbed.lostWith(error).filter((name) => !lost.has(name))
      if (scenarios.length === 0) throw error
      for (const name of scenarios) lost.add(name)
      warnings.push({ code: 'server-lost', scenarios, why: (error as Error).message })
      done.salvage()
      // Cells that it broke off in have no comparison yet, so what is wanted stays what it was before this trial.
      continue
    }
    const { lines } = done.measurement
    standings = lookAfter(standings, { plan, lines, trial: done.number, trials, policy })
    compared = compare(plan, lines)
  }
  if (lost.size > 0) compared = compare(plan, done.measurement.lines)
  const secondsLeft = Math.max(0, deadline - testbed.now())
  const measurement = { ...done.measurement, warnings: [...done.measurement.warnings, ...warnings] }
  return { measurement, settings: done.settings, compared, standings, trials, secondsLeft }
}
