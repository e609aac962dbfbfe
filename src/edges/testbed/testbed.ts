/** What a testbed does, for whoever measures on one. */
import type { ArmState, CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import type { Plan, PlannedCell, Trial } from '../../core/plan/plan.ts'
import type { TurnLengths } from '../../core/plan/turns.ts'
import type { Warning } from '../../core/warnings/warning.ts'

/** A machine to measure on: real servers and sysbench, or the tests' fake. Times are seconds on its own clock. */
export interface Testbed {
  /** Starts fresh servers for the trial's arms. */
  startTrial(trial: Trial, plan: Plan): Promise<TrialRun>
  /** Seconds since the run began. */
  now(): number
}

export interface TrialRun extends AsyncDisposable {
  readonly arms: readonly ArmState[]
  readonly cpuCapacity: number
  readonly warnings: readonly Warning[]
  /** Connects the load of the cell's arms. */
  openCell(planned: PlannedCell): Promise<CellRun>
}

export interface CellRun extends AsyncDisposable {
  /**
   * Drives every arm once, uncounted. Returns their median 95th percentile latency, milliseconds: a burst that hits one
   * arm must not lengthen every turn.
   */
  warmUp(): Promise<number>
  /**
   * Runs the blocks back to back and hands over each block as soon as it is complete: its slices, and the probe before
   * it where there was one.
   *
   * @param orders for every block the order of the cell's arms, by index
   */
  runBlocks(
    orders: readonly (readonly number[])[],
    lengths: TurnLengths,
    save: (block: readonly (Slice | ProbeLine)[]) => void,
  ): Promise<void>
  /** Ends the load and returns the totals of every arm. */
  finish(): Promise<readonly CellTotals[]>
}
