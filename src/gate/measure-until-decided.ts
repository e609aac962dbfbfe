/** Measures trial after trial until every comparison is decided or the budget is over. */
import { compare, type RunComparisons } from '../core/comparison/compare.ts'
import type { Measurement } from '../core/measurement/measurement.ts'
import { trialCount, trialShare } from '../core/plan/budget.ts'
import { isUnchanged, type Plan } from '../core/plan/plan.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Settings } from '../core/switching/settings.ts'
import { lookAfter } from '../core/verdict/replay.ts'
import type { Standings } from '../core/verdict/standing.ts'
import { isWanted } from '../core/verdict/wanted.ts'
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
    if (number === 1) trials = trialCount(plan, startSeconds, hosts)
    const now = testbed.now()
    return { trials, until: now + trialShare({ number, trials, left: deadline - now, startSeconds }) }
  }
  while (done.number < trials) {
    if (!(await done.measure(plan, isWanted(compared, standings, precision), schedule))) break
    const { lines } = done.measurement
    standings = lookAfter(standings, { plan, lines, trial: done.number, trials, policy })
    compared = compare(plan, lines)
  }
  const secondsLeft = Math.max(0, deadline - testbed.now())
  return { measurement: done.measurement, settings: done.settings, compared, standings, trials, secondsLeft }
}
