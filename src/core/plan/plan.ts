/** The plan: which arms, which cells, how many trials, in which order; everything random comes from the seed. */
import type { Scenario, Suite, Workload } from '../suite/suite.ts'
import { seededRandom, shuffled } from './random.ts'
import { turnLengths, turnSeconds } from './turns.ts'

export type Revision = 'head' | 'base' | 'twin'

/** A scenario at a revision that takes part in a comparison. */
export interface Arm {
  readonly scenario: Scenario
  readonly revision: Revision
  readonly role: 'control' | 'candidate'
}

/** One point of the sweep. */
export interface Cell {
  readonly workload: Workload
  readonly threads: number
}

export interface Trial {
  /** 1-based. */
  readonly number: number
  /** In the order they are measured: cells that only read come first, each group shuffled. */
  readonly cells: readonly Cell[]
}

export interface Plan {
  readonly seed: number
  readonly arms: readonly [Arm, Arm, ...Arm[]]
  readonly trials: readonly Trial[]
  readonly budgetSeconds: number
}

/** What one trial takes beside its turns: starting every arm's server, and every cell's clients and their warm-up. */
const ARM_START_SECONDS = 0.8
const CELL_START_SECONDS = 0.4
const ARM_WARM_UP_SECONDS = 0.3
/** Below five blocks a cell's interval says nothing. */
export const LEAST_BLOCKS = 5
/** Rough latency of one transaction per thread on one CPU; only used before anything was measured. */
const EXPECTED_MS_PER_THREAD = 0.6
/** More starts replicate better, but every start takes time from the turns. */
const TRIALS_BY_BUDGET: readonly { readonly seconds: number; readonly trials: number }[] = [
  { seconds: 600, trials: 4 },
  { seconds: 150, trials: 3 },
  { seconds: 25, trials: 2 },
]

/** Arms of a run without a base: the control, its twin, and every other scenario. */
export function armsOf(suite: Suite): Plan['arms'] {
  const control = suite.scenarios.find((scenario) => scenario.name === suite.control)
  if (control === undefined) throw new RangeError(`the suite has no scenario ${suite.control}`)
  const others = suite.scenarios.filter((scenario) => scenario !== control)
  return [
    { scenario: control, revision: 'head', role: 'control' },
    { scenario: control, revision: 'twin', role: 'control' },
    ...others.map((scenario): Arm => ({ scenario, revision: 'head', role: 'candidate' })),
  ]
}

export function armName(arm: Arm): string {
  return arm.revision === 'head' ? arm.scenario.name : `${arm.scenario.name} (${arm.revision})`
}

export function cellName(cell: Cell): string {
  return `${cell.workload.name} · ${cell.threads} ${cell.threads === 1 ? 'thread' : 'threads'}`
}

export function makePlan(suite: Suite, seed: number): Plan {
  const arms = armsOf(suite)
  const cells = suite.workloads.flatMap((workload) => suite.threads.map((threads): Cell => ({ workload, threads })))
  const random = seededRandom(seed, 1)
  const wanted = TRIALS_BY_BUDGET.find(({ seconds }) => suite.budgetSeconds >= seconds)?.trials ?? 1
  // A plan that is tight keeps fewer trials rather than fewer blocks.
  const affordable = Math.floor(suite.budgetSeconds / trialSeconds(arms.length, cells, LEAST_BLOCKS))
  const trials = Math.max(1, Math.min(wanted, affordable))
  return {
    seed,
    arms,
    budgetSeconds: suite.budgetSeconds,
    trials: Array.from({ length: trials }, (_, index) => ({
      number: index + 1,
      cells: [
        ...shuffled(
          cells.filter((cell) => !cell.workload.writes),
          random,
        ),
        ...shuffled(
          cells.filter((cell) => cell.workload.writes),
          random,
        ),
      ],
    })),
  }
}

/** The least budget, in seconds, with which every cell gets five blocks in one trial; an estimate before measuring. */
export function leastBudgetSeconds(plan: Plan): number {
  return Math.ceil(trialSeconds(plan.arms.length, plan.trials[0]?.cells ?? [], LEAST_BLOCKS))
}

function trialSeconds(arms: number, cells: readonly Cell[], blocks: number): number {
  const perCell = cells.map(({ threads }) => {
    const turn = turnSeconds(turnLengths(threads * EXPECTED_MS_PER_THREAD))
    return CELL_START_SECONDS + arms * (ARM_WARM_UP_SECONDS + blocks * turn)
  })
  return arms * ARM_START_SECONDS + perCell.reduce((sum, seconds) => sum + seconds, 0)
}
