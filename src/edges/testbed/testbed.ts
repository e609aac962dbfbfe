/** The interface of a testbed, so that runs work with real servers and with the tests' fake. */
import type { ArmState, CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import type { Arm, Plan, Trial, TrialCell } from '../../core/plan/plan.ts'
import type { Pace, Turns } from '../../core/plan/turns.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import type { Warning } from '../../core/warnings/warnings.ts'
import type { SqlRefusal } from '../../errors.ts'

/** A place to measure: real servers and sysbench, or the tests' fake. Times are seconds on its own clock. */
export interface Testbed {
  /**
   * Starts new servers for the trial's arms. Starts of one server differ in speed, and each trial is a sample of them.
   */
  startTrial(trial: Trial, plan: Plan): Promise<TrialRun>
  /** Seconds since the run began. */
  now(): number
}

export interface TrialRun extends AsyncDisposable {
  readonly arms: readonly ArmState[]
  /** Refusals of statements that were tried on the arms; default: none. */
  readonly refused?: readonly SqlRefusal[]
  /** The settings of an arm's server after it was set up. */
  settingsOf(arm: Arm): Settings
  readonly warnings: readonly Warning[]
  openCell(planned: TrialCell): Promise<CellRun>
  /**
   * Whether all servers still answer after a cell has failed, so that the next cell can be measured; default: they do.
   */
  isAlive?(): Promise<boolean>
}

export interface CellRun extends AsyncDisposable {
  /** Whether servers take turns of milliseconds. Otherwise, clients take turns, or one server switches its settings. */
  readonly isRotating: boolean
  /** Drives every arm until its caches are warm. This work does not count. */
  warmUp(): Promise<Pace>
  /**
   * Runs this many blocks without a pause. Each block has turns of all arms. `save` gets the slices of a block, and the
   * probe's line if the probe ran before the block.
   *
   * @param goesOn called in the gaps, about once a second, while everything rests; false ends the cell; default: true
   */
  runBlocks(
    blocks: number,
    turns: Turns,
    save: (block: readonly (Slice | ProbeLine)[]) => void,
    goesOn?: () => boolean,
  ): Promise<void>
  finish(): Promise<readonly CellTotals[]>
}
