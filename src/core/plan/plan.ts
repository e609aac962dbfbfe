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
  /** As many as there can be; how many there are is decided when the first servers have started, see trialCount. */
  readonly trials: readonly [Trial, ...Trial[]]
  readonly budgetSeconds: number
}

/** What one trial takes beside its turns: starting every arm's server, and every cell's clients and their warm-up. */
const ARM_START_SECONDS = 0.8
const CELL_START_SECONDS = 0.2
const ARM_WARM_UP_SECONDS = 0.3
/** Below five blocks a cell's interval says nothing. */
export const LEAST_BLOCKS = 5
/** Rough latency of one transaction per thread on one CPU; only used before anything was measured. */
const EXPECTED_MS_PER_THREAD = 0.6
/** More starts replicate better, but may take no more than this share of the budget. */
const START_SHARE = 0.2
const LEAST_TRIALS = 2
const MOST_TRIALS = 6

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
  const trial = (number: number): Trial => ({
    number,
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
  })
  const [first, ...more] = Array.from({ length: MOST_TRIALS }, (_, index) => index + 1)
  return { seed, arms, budgetSeconds: suite.budgetSeconds, trials: [trial(first ?? 1), ...more.map(trial)] }
}

/**
 * How many trials the budget is split into, by how long it took to start the first servers; the outcome of no
 * measurement enters.
 */
export function trialCount(plan: Plan, startSeconds: number): number {
  const { cells } = plan.trials[0]
  const overhead = startSeconds + cells.length * cellOverheadSeconds(plan.arms.length)
  if (plan.budgetSeconds < 2 * LEAST_TRIALS * overhead) return 1
  const affordable = Math.floor((START_SHARE * plan.budgetSeconds) / overhead)
  return Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, affordable))
}

function cellOverheadSeconds(arms: number): number {
  return CELL_START_SECONDS + arms * ARM_WARM_UP_SECONDS
}

/** The least budget, in seconds, with which every cell gets five blocks in one trial; an estimate before measuring. */
export function leastBudgetSeconds(plan: Plan): number {
  return Math.ceil(trialSeconds(plan.arms.length, plan.trials[0].cells, LEAST_BLOCKS))
}

function trialSeconds(arms: number, cells: readonly Cell[], blocks: number): number {
  const perCell = cells.map(({ threads }) => {
    const turn = turnSeconds(turnLengths(threads * EXPECTED_MS_PER_THREAD))
    return cellOverheadSeconds(arms) + arms * blocks * turn
  })
  return arms * ARM_START_SECONDS + perCell.reduce((sum, seconds) => sum + seconds, 0)
}
