/** The whole flow on one screen: suite → plan → (measurement → comparison → decision)* → verdict → report. */
import { compare } from '../core/comparison/compare.ts'
import { rankCells } from '../core/comparison/rank.ts'
import type { Line, Measurement } from '../core/measurement/measurement.ts'
import { type Plan, planTrial, trialCount } from '../core/plan/plan.ts'
import { makeResult, type RunFacts } from '../core/result/make-result.ts'
import type { Result } from '../core/result/result.ts'
import type { Suite } from '../core/suite/suite.ts'
import { decide, type Standings } from '../core/verdict/decide.ts'
import { lookAfter } from '../core/verdict/replay.ts'
import { isWanted } from '../core/verdict/wanted.ts'
import { type MeasureEdges, measureTrial } from './measure-trial.ts'

export interface GateEdges extends MeasureEdges {
  /** Facts known only when the measurement is over. */
  readonly facts: () => RunFacts
}

/** From a plan to its result. */
export async function gate(suite: Suite, plan: Plan, edges: GateEdges): Promise<Result> {
  const { measurement, standings, trials } = await measureUntilDecided(suite, plan, edges)
  const compared = compare(plan, measurement.lines)
  const verdict = decide(compared, standings, suite.gate, measurement.measuredSeconds)
  const ranking = rankCells(plan, measurement.lines)
  return makeResult({ suite, plan, trials, measurement, compared, ranking, verdict }, edges.facts())
}

/** The result of a plan in which nothing is to be compared: everything is as it was. */
export function resultWithoutMeasuring(suite: Suite, plan: Plan, facts: RunFacts): Result {
  const compared = compare(plan, [])
  const verdict = decide(compared, new Map(), suite.gate, 0)
  return makeResult({ suite, plan, trials: 1, measurement: emptyMeasurement(), compared, ranking: [], verdict }, facts)
}

export interface Decided {
  readonly measurement: Measurement
  readonly standings: Standings
  /** How many trials the budget was split into, whether or not all were needed. */
  readonly trials: number
}

/** Measures trial after trial until every comparison is decided or the budget is over. */
export async function measureUntilDecided(suite: Suite, plan: Plan, edges: MeasureEdges): Promise<Decided> {
  const { testbed } = edges
  const deadline = testbed.now() + plan.budgetSeconds
  let measurement = emptyMeasurement()
  let standings: Standings = new Map()
  let trials = Number.POSITIVE_INFINITY
  for (let number = 1; number <= trials; number++) {
    const compared = compare(plan, measurement.lines)
    const trial = planTrial(plan, number, isWanted(compared, standings, suite.precision))
    if (trial === undefined) break
    const schedule = (startSeconds: number) => {
      if (number === 1) trials = trialCount(plan, startSeconds)
      // Later trials start their servers too: that time is not this trial's.
      const left = deadline - testbed.now() - (trials - number) * startSeconds
      return { trials, until: testbed.now() + left / (trials - number + 1) }
    }
    measurement = joined(measurement, await measureTrial({ plan, trial, schedule }, edges))
    standings = lookAfter(standings, { plan, lines: measurement.lines, trial: number, trials, policy: suite.gate })
  }
  return { measurement, standings, trials }
}

function emptyMeasurement(): Measurement {
  return { lines: [], warnings: [], measuredSeconds: 0, cpuCapacity: 0 }
}

function joined(before: Measurement, trial: Awaited<ReturnType<typeof measureTrial>>): Measurement {
  const measured = (lines: readonly Line[]) =>
    lines.reduce((sum, line) => sum + (line.kind === 'slice' ? line.seconds : 0), 0)
  return {
    lines: [...before.lines, ...trial.lines],
    // Every trial says the same of its options.
    warnings: before.lines.length === 0 ? trial.warnings : before.warnings,
    measuredSeconds: before.measuredSeconds + measured(trial.lines),
    cpuCapacity: Math.max(before.cpuCapacity, trial.cpuCapacity),
  }
}
