/** What a run asks of a testbed, real or fake. */
import type { ArmState, CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import type { Arm, Plan, Trial, TrialCell } from '../../core/plan/plan.ts'
import type { Pace, Turns } from '../../core/plan/turns.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import type { Warning } from '../../core/warnings/warnings.ts'
import type { SqlRefusal } from '../../errors.ts'

/** A place to measure: real servers and sysbench, or the tests' fake. Times are seconds on its own clock. */
export interface Testbed {
  /** Starts fresh servers for the trial's arms. */
  startTrial(trial: Trial, plan: Plan): Promise<TrialRun>
  /** Seconds since the run began. */
  now(): number
}

export interface TrialRun extends AsyncDisposable {
  readonly arms: readonly ArmState[]
  /** Refusals of statements that were tried, by arm; default: none. */
  readonly refused?: readonly SqlRefusal[]
  /** The settings of an arm's server after its set-up. */
  settingsOf(arm: Arm): Settings
  readonly warnings: readonly Warning[]
  /** Connects the load of the cell's arms. */
  openCell(planned: TrialCell): Promise<CellRun>
  /** Whether all servers answer, once a cell has failed, so that the next one can be measured; default: they do. */
  isAlive?(): Promise<boolean>
}

export interface CellRun extends AsyncDisposable {
  /** Whether servers take turns of milliseconds; else clients do, or states of a server. */
  readonly isRotating: boolean
  /** Drives every arm for a while, uncounted. */
  warmUp(): Promise<Pace>
  /**
   * Runs this many blocks back to back, each with all arms, and hands each over: its slices, and the probe before it if
   * there was one.
   *
   * @param goesOn asked in the gaps, about once a second, while everything rests: false ends the cell; default: it goes
   *   on to the last block
   */
  runBlocks(
    blocks: number,
    turns: Turns,
    save: (block: readonly (Slice | ProbeLine)[]) => void,
    goesOn?: () => boolean,
  ): Promise<void>
  /** Ends the load and returns the totals of every arm. */
  finish(): Promise<readonly CellTotals[]>
}
