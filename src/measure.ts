/** Walks the plan: start a trial, run its cells, save what comes, stop the trial. */
import type { ArmState, CellTotals, Line, Measurement, Slice, Warning } from './core/measurement/measurement.ts'
import { type Cell, LEAST_BLOCKS, type Plan, type Trial, trialCount } from './core/plan/plan.ts'
import { seededRandom } from './core/plan/random.ts'
import { blockOrders, type TurnLengths, turnLengths, turnSeconds } from './core/plan/turns.ts'
import { MeasurementError } from './errors.ts'

/** Where measurements happen: real servers and sysbench, or the tests' fake. Times are seconds on its own clock. */
export interface Testbed {
  /** Starts fresh servers for all arms. */
  startTrial(trial: Trial, plan: Plan): Promise<TrialRun>
  /** Seconds since the run began. */
  now(): number
}

export interface TrialRun extends AsyncDisposable {
  readonly arms: readonly ArmState[]
  readonly cpuCapacity: number
  readonly warnings: readonly Warning[]
  /** Connects the load of every arm for one cell. */
  openCell(cell: Cell): Promise<CellRun>
}

export interface CellRun extends AsyncDisposable {
  /** Drives every arm once, uncounted. Returns their median 95th percentile latency, milliseconds: a burst that hits one
   * arm must not lengthen every turn. */
  warmUp(): Promise<number>
  /** Runs the blocks back to back and hands over each block's slices as soon as it is complete. */
  runBlocks(
    orders: readonly (readonly number[])[],
    lengths: TurnLengths,
    save: (slices: readonly Slice[]) => void,
  ): Promise<void>
  /** Ends the load and returns the totals of every arm. */
  finish(): Promise<readonly CellTotals[]>
}

/** Told what is going on; must cost next to nothing. */
export interface Progress {
  phase(text: string): void
  cell(at: { readonly plan: Plan; readonly trial: Trial; readonly trials: number; readonly cell: Cell }): void
  slices(slices: readonly Slice[]): void
}

export interface MeasureEdges {
  readonly testbed: Testbed
  /** Keeps lines for good, at once. */
  readonly save: (lines: readonly Line[]) => void
  readonly progress: Progress
}

export async function measure(plan: Plan, edges: MeasureEdges): Promise<Measurement> {
  const { testbed } = edges
  const lines: Line[] = []
  const warnings: Warning[] = []
  const keep = (added: readonly Line[]) => {
    lines.push(...added)
    edges.save(added)
  }
  const deadline = testbed.now() + plan.budgetSeconds
  let cpuCapacity = 0
  let startSeconds = 0
  let trials = plan.trials.length
  for (const trial of plan.trials) {
    if (trial.number > trials) break
    const began = testbed.now()
    await using run = await testbed.startTrial(trial, plan)
    startSeconds = testbed.now() - began
    keep(run.arms)
    if (trial.number === 1) {
      warnings.push(...run.warnings)
      trials = trialCount(plan, startSeconds)
    }
    cpuCapacity = Math.max(cpuCapacity, run.cpuCapacity)
    for (const [index, cell] of trial.cells.entries()) {
      const trialsLeft = trials - trial.number
      const cellsLeft = trialsLeft * trial.cells.length + (trial.cells.length - index)
      const until = testbed.now() + (deadline - testbed.now() - trialsLeft * startSeconds) / cellsLeft
      edges.progress.cell({ plan, trial, trials, cell })
      await measureCell({ plan, trial, trials, cell, index, run, until, edges, keep })
    }
  }
  const measuredSeconds = lines.reduce((sum, line) => sum + (line.kind === 'slice' ? line.seconds : 0), 0)
  return { lines, warnings, measuredSeconds, cpuCapacity }
}

interface CellStep {
  readonly plan: Plan
  readonly trial: Trial
  /** How many there are in all. */
  readonly trials: number
  readonly cell: Cell
  readonly index: number
  readonly run: TrialRun
  /** When the cell's time is over, on the testbed's clock. */
  readonly until: number
  readonly edges: MeasureEdges
  readonly keep: (lines: readonly Line[]) => void
}

async function measureCell({ plan, trial, trials, cell, index, run, until, edges, keep }: CellStep): Promise<void> {
  await using cellRun = await run.openCell(cell)
  const lengths = turnLengths(await cellRun.warmUp())
  const blockSeconds = plan.arms.length * turnSeconds(lengths)
  const blocks = Math.max(leastBlocks(trials), Math.floor((until - edges.testbed.now()) / blockSeconds))
  requireTime(plan, blocks * blockSeconds, cell)
  // A stream of its own for every trial and cell: the order can be told again from the seed alone.
  const orders = blockOrders(blocks, plan.arms.length, seededRandom(plan.seed, 1000 * trial.number + index))
  await cellRun.runBlocks(orders, lengths, (slices) => {
    keep(slices)
    edges.progress.slices(slices)
  })
  keep(await cellRun.finish())
}

/** Every cell gets at least five blocks over all trials, and two in each, below which noise cannot be told. */
function leastBlocks(trials: number): number {
  return Math.max(2, Math.ceil(LEAST_BLOCKS / trials))
}

function requireTime(plan: Plan, seconds: number, cell: Cell): void {
  if (seconds <= plan.budgetSeconds) return
  throw new MeasurementError(
    `the budget of ${plan.budgetSeconds} s is too small for ${cell.workload.name} at ${cell.threads} threads: ` +
      `its turns are so long that the fewest blocks take ${Math.ceil(seconds)} s; raise --budget or lower --threads`,
    { step: 'plan turns' },
  )
}
