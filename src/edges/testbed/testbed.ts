/** What a testbed does, for whoever measures on one. */
import type { ArmState, CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import type { Arm, Cell, Plan, PlannedCell, Trial } from '../../core/plan/plan.ts'
import type { TurnLengths } from '../../core/plan/turns.ts'
import type { VariableScope } from '../../core/switching/scope.ts'
import type { RefusedSetting, Settings, UnlikeSetting } from '../../core/switching/settings.ts'
import type { Warning } from '../../core/warnings/warning.ts'

/** A machine to measure on: real servers and sysbench, or the tests' fake. Times are seconds on its own clock. */
export interface Testbed {
  /** Starts fresh servers for the trial's arms. */
  startTrial(trial: Trial, plan: Plan): Promise<TrialRun>
  /** Seconds since the run began. */
  now(): number
  /**
   * Scenarios whose server is lost with this failure, where it is not ours and others go on without it; none where the whole
   * run ends with it.
   */
  lostWith(failure: unknown): readonly string[]
}

export interface TrialRun extends AsyncDisposable {
  readonly arms: readonly ArmState[]
  /** What an arm's server was set to when it had been set up. */
  settingsOf(arm: Arm): Settings
  /** The running server of an arm, to be switched. */
  server(arm: Arm): LiveServer
  /** Connects the load of a cell whose servers are switched between turns: one for each of these arms. */
  openSwitchedCell(cell: Cell, arms: readonly SwitchedArm[]): Promise<SwitchedCellRun>
  readonly cpuCapacity: number
  /** Trials whose servers were started for this one: 0 where its own had been started before, more where others' were too. */
  readonly generations: number
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
  /** Time that a turn's state takes to be entered, known once the load is warm; 0 where nothing is switched. */
  readonly switchMs: number
  /**
   * Runs the blocks back to back and hands over each block as soon as it is complete: its slices, and the probe before
   * it where there was one.
   *
   * @param orders for every block the order of the cell's arms, by index
   * @param goesOn asked in the gaps, about once a second, while everything rests: false ends the cell; default: it goes
   *   on to the last block
   */
  runBlocks(
    orders: readonly (readonly number[])[],
    lengths: TurnLengths,
    save: (block: readonly (Slice | ProbeLine)[]) => void,
    goesOn?: () => boolean,
  ): Promise<void>
  /** Ends the load and returns the totals of every arm. */
  finish(): Promise<readonly CellTotals[]>
}

/** A running server that can be switched. */
export interface LiveServer {
  /** What it is set to, as far as is known. */
  readonly settings: Settings
  /** Asks it how these variables can be set. */
  scopesOf(variables: readonly string[]): Promise<ReadonlyMap<string, VariableScope>>
  /** Gives these settings their values; answers with those that it refuses. */
  switchTo(settings: Settings): Promise<readonly RefusedSetting[]>
  /** Settings that it has otherwise than they were switched to. */
  readBack(): Promise<readonly UnlikeSetting[]>
  /** What it lets its users find out, as it is now. */
  insight(): Promise<ArmState['insight']>
}

export interface SwitchedArm {
  readonly arm: Arm
  /** Keys of the variables that connections have values of their own of. */
  readonly sessionVariables: ReadonlySet<string>
}

/** A turn to come: of which arm, and in which state. */
export interface SwitchedTurn {
  /** Index among the cell's arms. */
  readonly arm: number
  /** All settings that are ever switched on that arm; undefined: it is never switched. */
  readonly settings: Settings | undefined
}

/** What was counted in a turn. */
export interface TurnCount {
  /** Start of the counted part, seconds on the testbed's clock. */
  readonly at: number
  /** Length of the counted part. */
  readonly seconds: number
  readonly transactions: number
  readonly latencySumMs: number
  /** Time that entering the state took. */
  readonly switchSeconds: number
}

export interface SwitchedCellRun extends AsyncDisposable {
  /** Drives every arm once as it is, uncounted. Returns their median 95th percentile latency, milliseconds. */
  warmUp(): Promise<number>
  /** Runs the turns one after the other; answers in their order. Throws MeasurementError where a server refuses a state. */
  runTurns(turns: readonly SwitchedTurn[], lengths: TurnLengths): Promise<readonly TurnCount[]>
  /** Ends the load. */
  finish(): Promise<void>
}
