/** Measures trial after trial until every comparison is decided, or the budget is over and no suspicion can be confirmed. */
import { compare, type RunComparisons } from '../core/comparison/compare.ts'
import type { LookLine, Measurement } from '../core/measurement/measurement.ts'
import { trialCount, trialShare } from '../core/plan/budget.ts'
import { type Arm, type Cell, isUnchanged, type Plan, type PlannedCell } from '../core/plan/plan.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Settings } from '../core/switching/settings.ts'
import { LONGEST_SHARE } from '../core/verdict/alpha.ts'
import { withoutDoubtful } from '../core/verdict/decide.ts'
import { lookAt, replay } from '../core/verdict/replay.ts'
import type { Standings } from '../core/verdict/standing.ts'
import { isSuspected, isWanted, needsMore } from '../core/verdict/wanted.ts'
import type { Warning } from '../core/warnings/warning.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import type { MeasureEdges, TrialServers } from './measure-trial.ts'
import { NOTHING_MEASURED, Trials } from './trials.ts'

/** A trial beyond the planned time is not worth its starts for less. */
const LEAST_CONFIRMATION_SECONDS = 3
const NO_PLACE = { workload: null, threads: null }

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
  const began = testbed.now()
  const deadline = began + plan.budgetSeconds
  const latest = began + LONGEST_SHARE * plan.budgetSeconds
  const done = new Trials(edges)
  let standings: Standings = new Map()
  let trials = Number.POSITIVE_INFINITY
  let startsTook = 0
  let compared = compare(plan, [])
  const schedule = ({ startSeconds, hosts }: TrialServers, number: number) => {
    if (trials === Number.POSITIVE_INFINITY) trials = trialCount(plan, startSeconds, hosts)
    startsTook = startSeconds
    const now = testbed.now()
    if (number > trials) return { trials: number, until: latest }
    return { trials, until: now + trialShare({ number, trials, left: deadline - now, startSeconds }) }
  }
  /** @param cell null: the trial is over */
  const look = (cell: Cell | null): RunComparisons => {
    const place = cell === null ? NO_PLACE : { workload: cell.workload.name, threads: cell.threads }
    const share = (testbed.now() - began) / plan.budgetSeconds
    const line: LookLine = { kind: 'look', trial: done.number, ...place, share }
    done.keep(line)
    const taken = lookAt(standings, { plan, lines: done.lines, look: line, policy })
    standings = taken.standings
    return taken.compared
  }
  const lookWithin = ({ cell }: PlannedCell) => {
    const seen = look(cell)
    return needsMore(seen, withoutDoubtful(standings, seen, policy), { cell, trial: done.number }, precision)
  }
  // A run that fails anyway is not made longer.
  const isToConfirm = () => {
    const kinds = new Set([...standings.values()].map(({ kind }) => kind))
    const left = latest - testbed.now()
    return kinds.has('suspected') && !kinds.has('regressed') && left > startsTook + LEAST_CONFIRMATION_SECONDS
  }
  const lost = new Set<string>()
  const warnings: Warning[] = []
  while (done.number < trials || isToConfirm()) {
    const believed = withoutDoubtful(standings, compared, policy)
    const wanted = done.number < trials ? isWanted(compared, believed, precision) : isSuspected(compared, believed)
    const isThere = ({ scenario }: Arm) => !lost.has(scenario.name)
    try {
      if (!(await done.measure(plan, (arm, cell) => isThere(arm) && wanted(arm, cell), schedule, lookWithin))) break
      compared = look(null)
    } catch (error) {
      const scenarios = testbed.lostWith(error).filter((name) => !lost.has(name))
      if (scenarios.length === 0) throw error
      for (const name of scenarios) lost.add(name)
      warnings.push({ code: 'server-lost', scenarios, why: (error as Error).message })
      done.salvage()
      // What is wanted stays what it was before this trial, but for what its whole cells have decided.
      const { lines } = done.measurement
      standings = replay({ plan, lines, trials, policy }).standings
    }
  }
  if (lost.size > 0) compared = compare(plan, done.measurement.lines)
  const secondsLeft = Math.max(0, deadline - testbed.now())
  const measurement = { ...done.measurement, warnings: [...done.measurement.warnings, ...warnings] }
  return { measurement, settings: done.settings, compared, standings, trials, secondsLeft }
}
