/** The interface of a testbed, for measuring on one. */
import type { ArmState, CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import type { Arm, Plan, PlannedCell, Trial } from '../../core/plan/plan.ts'
import type { Pace, Turns } from '../../core/plan/turns.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import type { Warning } from '../../core/warnings/warnings.ts'
import type { Refused } from '../../errors.ts'
import type { SwitchedServer } from '../switching/switched-server.ts'

/** A machine to measure on: real servers and sysbench, or the tests' fake. Times are seconds on its own clock. */
export interface Testbed {
  /** Starts fresh servers for the trial's arms. */
  startTrial(trial: Trial, plan: Plan): Promise<TrialRun>
  /** Seconds since the run began. */
  now(): number
}

export interface TrialRun extends AsyncDisposable {
  readonly arms: readonly ArmState[]
  /** By arm, what its server refuses of the statements that were tried; default: nothing. */
  readonly refused?: readonly (Refused | undefined)[]
  /** The settings of an arm's server after its set-up. */
  settingsOf(arm: Arm): Settings
  /** The running server of an arm, to be switched. */
  server(arm: Arm): LiveServer
  readonly warnings: readonly Warning[]
  /**
   * Connects the load of the cell's arms.
   *
   * @param sessionVariables of servers that are switched between rounds: keys of the variables that connections have
   *   values of their own of
   */
  openCell(planned: PlannedCell, sessionVariables?: ReadonlySet<string>): Promise<CellRun>
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
  /**
   * Switches the servers to these states, and lets them alternate in turns for about this long each.
   *
   * @param states by arm
   * @returns each arm's work. Throws MeasurementError if a server refuses a state
   */
  runRound(states: readonly Settings[], seconds: number): Promise<readonly TurnCount[]>
  /** Ends the load and returns the totals of every arm. */
  finish(): Promise<readonly CellTotals[]>
}

/** A running server that can be switched. */
export type LiveServer = Pick<SwitchedServer, 'settings' | 'scopesOf' | 'switchTo' | 'readBack'>

/** Counts of an arm in a round. */
export interface TurnCount {
  /** Time for which its clients were served: the sum of their latencies by the number of threads. */
  readonly seconds: number
  readonly transactions: number
  /** CPU time of the server; undefined if it cannot be told. */
  readonly cpuSeconds?: number | undefined
}
