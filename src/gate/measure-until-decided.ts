/**
 * Measures trial after trial until every comparison is decided, or the budget is over and no suspicion can be
 * confirmed.
 */
import { compare, type RunComparisons } from '../core/comparison/compare.ts'
import { MeasuredBlocks } from '../core/measurement/blocks.ts'
import type { Measurement } from '../core/measurement/measurement.ts'
import { isUnchanged, type Plan, withoutBaseline } from '../core/plan/plan.ts'
import { trialsToCome } from '../core/plan/plan-trial.ts'
import type { Tell } from '../core/progress/progress-event.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Settings } from '../core/switching/switchable-settings.ts'
import type { BranchBaseline } from '../core/verdict/baseline-verdict.ts'
import type { Standings } from '../core/verdict/decision-state.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import { BaselineFails, firstLine } from '../errors.ts'
import { Looks } from './looks.ts'
import { RunTime } from './run-time.ts'
import { type MeasureEdges, NOTHING_MEASURED, type TrialServers, Trials } from './trials.ts'

export interface MeasureOutcome {
  /** The plan with the comparisons that joined, and without servers that could not be had. */
  readonly plan: Plan
  readonly warnings: readonly Warning[]
  readonly measurement: Measurement
  readonly compared: RunComparisons
  readonly standings: Standings
  /** The settings of each arm's server after its start, by the arm's name. */
  readonly settings: ReadonlyMap<string, Settings>
  /** Number of trials that the budget was split into, whether or not all were needed. */
  readonly trials: number
  /** The rest of the budget. */
  readonly secondsLeft: number
}

/**
 * A plan without any comparison needs no measuring, and no testbed: nothing has changed.
 *
 * @param searchSeconds that a search for causes may take afterwards: the longest time of the whole run is shown from
 *   the start
 * @param held the baseline whose servers join where the ledger cannot answer
 */
export async function measureOn(
  opened: Pick<LocalTestbed, 'testbed'> | null,
  plan: Plan,
  suite: Pick<Suite, 'gate' | 'precision'>,
  searchSeconds: number,
  edges: Omit<MeasureEdges, 'testbed'>,
  held?: BranchBaseline,
): Promise<MeasureOutcome> {
  if (opened !== null && !isUnchanged(plan)) {
    const tell: Tell = (event) =>
      edges.tell(event.kind === 'time' ? { ...event, secondsLeft: event.secondsLeft + searchSeconds } : event)
    return measureUntilDecided(plan, suite, { ...edges, tell, testbed: opened.testbed }, held)
  }
  const nothing = { warnings: [], measurement: NOTHING_MEASURED, standings: new Map(), settings: new Map() }
  return { plan, ...nothing, compared: compare(plan, new MeasuredBlocks()), trials: 1, secondsLeft: 0 }
}

export async function measureUntilDecided(
  asked: Plan,
  suite: Pick<Suite, 'gate' | 'precision'>,
  edges: MeasureEdges,
  held?: BranchBaseline,
): Promise<MeasureOutcome> {
  let plan = asked
  const warnings: Warning[] = []
  const done = new Trials(edges)
  const time = new RunTime(plan, edges.testbed)
  const seen = () => edges.tell({ kind: 'time', secondsLeft: time.secondsToCome(time.sufficesToConfirm) })
  const looks: Looks = new Looks({ plan, suite, done, time, seen })
  edges.tell({ kind: 'time', secondsLeft: time.secondsToCome(true) })
  for (;;) {
    const isStillNeeded = looks.stillWanted()
    const schedule = (servers: TrialServers, number: number) =>
      time.schedule(servers, number, (last) => trialsToCome(plan, number, last, isStillNeeded))
    try {
      if (!(await done.measure(plan, isStillNeeded, schedule, looks))) break
      looks.afterTrial()
    } catch (error) {
      if (!(error instanceof BaselineFails)) throw error
      warnings.push({ code: 'baseline-not-measured', name: held?.name ?? '', why: firstLine(error) })
      plan = withoutBaseline(plan)
      looks.adopt(plan)
    }
  }
  const { measurement, settings } = done
  const { trials, secondsLeft } = time
  const { compared, standings } = looks
  return { plan, warnings, measurement, settings, compared, standings, trials, secondsLeft }
}
