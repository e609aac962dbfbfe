/** Measures one trial: starts its servers, runs its cells, saves lines as they come, stops the servers. */
import type { Line } from '../core/measurement/measurement.ts'
import { leastBlocks } from '../core/plan/budget.ts'
import { groupsOf } from '../core/plan/groups.ts'
import { armName, type Plan, type PlannedCell, type Trial } from '../core/plan/plan.ts'
import { alternatingTurns, blockSecondsWithGap, rotatingTurns, shortened } from '../core/plan/turns.ts'
import type { Tell } from '../core/progress/progress-event.ts'
import type { Settings } from '../core/switching/switchable-settings.ts'
import type { Warning } from '../core/warnings/warning.ts'
import { count } from '../core/wording/figures.ts'
import type { Testbed, TrialRun } from '../edges/testbed/testbed.ts'
import { MeasurementError } from '../errors.ts'

/** Fewer blocks of a trial than this do not tell their noise. */
const LEAST_LOOK_BLOCKS = 8
const LOOK_GROWTH = 1.25

export interface MeasureEdges {
  readonly testbed: Testbed
  /** Keeps lines for good, at once. */
  readonly save: (lines: readonly Line[]) => void
  readonly tell: Tell
}

/** End of a trial's time, on the testbed's clock, and the total number of trials. */
export interface Schedule {
  readonly until: number
  readonly trials: number
}

/** The servers of a trial, once they have started. */
export interface TrialServers {
  /** Seconds to start them, and those of later trials that started with them. */
  readonly startSeconds: number
  /** Number of trials that servers were started for: 0 if this one's had started before. */
  readonly generations: number
  /** Number of servers. */
  readonly hosts: number
}

/** Decisions during a trial; both return whether measuring the cell further would show anything new. */
export interface LookWithin {
  /** Asked before the cell is opened. */
  readonly wants: (planned: PlannedCell) => boolean
  /** Looks at the measurements so far, in the middle of the cell. */
  readonly within: (planned: PlannedCell) => boolean
}

const NO_LOOKS: LookWithin = { wants: () => true, within: () => true }

export interface TrialRequest {
  readonly plan: Plan
  readonly trial: Trial
  readonly look?: LookWithin | undefined
  /** Schedule of the trial, asked once its servers have started. */
  readonly schedule: (servers: TrialServers) => Schedule
}

export interface MeasuredTrial {
  readonly warnings: readonly Warning[]
  /** Cells that cannot be measured. */
  readonly lost: readonly Warning<'cell-lost'>[]
  readonly cpuCapacity: number
  /** The settings of each arm's server after its start, by the arm's name. */
  readonly settings: ReadonlyMap<string, Settings>
}

export async function measureTrial(
  { plan, trial, schedule, look = NO_LOOKS }: TrialRequest,
  edges: MeasureEdges,
): Promise<MeasuredTrial> {
  const { testbed } = edges
  const began = testbed.now()
  await using run = await testbed.startTrial(trial, plan)
  edges.save(run.arms)
  const lost: Warning<'cell-lost'>[] = []
  const settings = new Map(trial.arms.map((arm) => [armName(arm), run.settingsOf(arm)]))
  // The first trial of a switched plan also finds the settings to switch, which later ones know.
  const ownStarts = Math.max(0, ...run.arms.map((arm) => arm.startSeconds))
  const hosts = new Set(run.arms.map(({ host, scenario, revision }) => host ?? `${scenario} ${revision}`)).size
  const startSeconds = plan.isSwitched ? ownStarts : testbed.now() - began
  const { until: end, trials } = schedule({ startSeconds, generations: run.generations, hosts })
  for (const [index, planned] of trial.cells.entries()) {
    if (!look.wants(planned)) continue
    const share = (end - testbed.now()) / (trial.cells.length - index)
    const until = testbed.now() + share
    try {
      await measureCell({ plan, trial, planned, trials, run, edges, until, look })
    } catch (error) {
      if (!(error instanceof MeasurementError) || error.failure.isOfCell !== true) throw error
      const { workload, threads } = planned.cell
      lost.push({ code: 'cell-lost', workload: workload.name, threads, why: error.message })
    }
  }
  return { warnings: run.warnings, lost, cpuCapacity: run.cpuCapacity, settings }
}

interface CellStep {
  readonly plan: Plan
  readonly trial: Trial
  readonly planned: PlannedCell
  /** Number of trials in all. */
  readonly trials: number
  readonly run: TrialRun
  /** End of the cell's time, on the testbed's clock. */
  readonly until: number
  readonly edges: MeasureEdges
  readonly look: LookWithin
}

async function measureCell(step: CellStep): Promise<void> {
  const { plan, trial, planned, trials, run, until, edges, look } = step
  const { workload, threads } = planned.cell
  const at = { trial: trial.number, trials, workload: workload.name, threads }
  await using cellRun = await run.openCell(planned)
  edges.tell({ kind: 'phase', phase: { code: 'warm-up', ...at } })
  const pace = await cellRun.warmUp()
  edges.tell({ kind: 'phase', phase: { code: 'measure', ...at } })
  const arms = planned.arms.length
  const usual = cellRun.isRotating
    ? rotatingTurns(pace, arms, workload.isAnalytical)
    : alternatingTurns(pace, workload.isAnalytical)
  const least = leastBlocks(trials / groupsOf(plan).length)
  const left = until - edges.testbed.now()
  const turns = shortened(usual, pace, arms, left / least)
  const perBlock = blockSecondsWithGap(arms, turns)
  const blocks = Math.max(least, Math.floor(left / perBlock))
  requireTime(plan, least * perBlock, planned)
  let done = 0
  const isDue = dueLooks(edges.testbed.now(), least)
  await cellRun.runBlocks(
    blocks,
    turns,
    (block) => {
      done += 1
      edges.save(block)
    },
    () => {
      const goesOn = !isDue(done, edges.testbed.now()) || look.within(planned)
      edges.tell({ kind: 'gap' })
      return goesOn
    },
  )
  edges.save(await cellRun.finish())
  look.within(planned)
}

/**
 * Schedule of looks within a cell, asked with the number of finished blocks and the time on the testbed's clock: after
 * enough blocks to tell their noise, then each time a quarter more time has passed. With more looks each would have
 * less error to spend, and fewer effects would be found later.
 */
function dueLooks(began: number, least: number): (blocks: number, now: number) => boolean {
  let due = began
  return (blocks, now) => {
    if (blocks < Math.max(least, LEAST_LOOK_BLOCKS) || now < due) return false
    due = began + LOOK_GROWTH * (now - began)
    return true
  }
}

function requireTime(plan: Plan, seconds: number, { cell }: PlannedCell): void {
  if (seconds <= plan.budgetSeconds) return
  throw new MeasurementError(
    `the budget of ${plan.budgetSeconds} s is too small for ${cell.workload.name} at ${count(cell.threads, 'thread')}: ` +
      `its turns are so long that the fewest blocks take ${Math.ceil(seconds)} s; raise --budget or lower --threads`,
    { step: 'plan turns' },
  )
}
