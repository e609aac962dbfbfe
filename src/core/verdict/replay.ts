/** The looks of a run taken again, trial by trial, from its raw slices. */
import { compare, type RunComparisons } from '../comparison/compare.ts'
import type { ComparedPlan } from '../comparison/comparison.ts'
import type { Line } from '../measurement/measurement.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { takeLook } from './decide.ts'
import type { Standings } from './standing.ts'

export interface DueLook {
  readonly plan: ComparedPlan
  /** Everything measured up to and with this trial. */
  readonly lines: readonly Line[]
  readonly trial: number
  /** How many trials the budget was split into. */
  readonly trials: number
  readonly policy: GatePolicy
}

/** The look that is due after a trial. */
export function lookAfter(standings: Standings, { plan, lines, trial, trials, policy }: DueLook): Standings {
  return takeLook(standings, {
    comparisons: compare(plan, lines).comparisons,
    since: (before) => compare(plan, lines, before).comparisons,
    trial,
    look: { before: (trial - 1) / trials, now: trial / trials },
    last: trial === trials,
    policy,
    shards: plan.shard?.of ?? 1,
  })
}

export interface ReplayedLooks {
  readonly compared: RunComparisons
  readonly standings: Standings
}

export function replay(run: Omit<DueLook, 'trial'>): ReplayedLooks {
  // Not Math.max over all lines at once: a long run has more of them than a call may have arguments.
  const measured = run.lines.reduce((most, { trial }) => Math.max(most, trial), 0)
  let standings: Standings = new Map()
  for (let trial = 1; trial <= measured; trial++) {
    const lines = run.lines.filter((line) => line.trial <= trial)
    standings = lookAfter(standings, { ...run, lines, trial })
  }
  return { standings, compared: compare(run.plan, run.lines) }
}
