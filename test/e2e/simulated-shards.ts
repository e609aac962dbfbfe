/** Makes the output directories of all shards of a large plan, as their machines leave them, from simulated runs. */
import { join } from 'node:path'
import type { Histogram } from '../../src/core/measurement/latency.ts'
import type { RunLine } from '../../src/core/measurement/measurement.ts'
import type { Arm, Cell } from '../../src/core/plan/plan.ts'
import { seededRandom } from '../../src/core/plan/random.ts'
import { blockSecondsWithGap, rotatingTurns } from '../../src/core/plan/turns.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { policy, scenario, suite, workload } from '../builders.ts'
import type { NoiseModel } from '../fakes/fake-testbed.ts'
import { scenarioNames, workloadNames } from '../sweep-result.ts'
import { simulateRun } from './simulated-run.ts'

export interface SimulatedShards {
  readonly scenarios: number
  readonly workloads: number
  readonly levels: number
  readonly shards: number
  /** Number of blocks of a cell in all trials, unless it is decided earlier; default: 60. */
  readonly blocks?: number
}

/**
 * Pace of the simulated servers, and the seconds of a trial besides its blocks: to start servers, and to start and warm
 * up clients.
 */
const PACE = { p95Ms: 3, computes: true, switchMs: 0 }
const START_SECONDS = 2
const ARM_WARM_UP_SECONDS = 0.3
const CELL_START_SECONDS = 0.4
const TRIALS = 2
/** Slowdowns of the scenarios after the control: some are decided soon, some never. */
const LOSSES = [0.002, 0.012, 0.024, 0.25]
const TOLERANCE = 0.08
/** A quiet machine with a disturbed second now and then, which probes show. */
const NOISE: NoiseModel = { slice: 0.03, dips: 0.03, start: 0.005, drift: 0.01, disturbed: 0.02 }
/** Latencies as in a cell of real servers: 1 to 20 ms, in buckets of one percent. */
const LATENCIES: Histogram = Array.from({ length: 300 }, (_, index) => [690 + index, 1 + ((index * 37) % 251)])

/** @returns the directories of the shards, in their order */
export async function simulateShards(folder: string, wanted: SimulatedShards): Promise<string[]> {
  const { scenarios, workloads, levels, shards, blocks = 60 } = wanted
  const cells = Math.ceil((workloads * levels) / shards)
  const arms = scenarios + 1
  const idle = TRIALS * (START_SECONDS + cells * (CELL_START_SECONDS + arms * ARM_WARM_UP_SECONDS))
  const names = scenarioNames(scenarios)
  const tolerance = { control: TOLERANCE, base: TOLERANCE, baseline: TOLERANCE }
  const measured = suite({
    scenarios: names.map((name) => scenario(name)) as unknown as Suite['scenarios'],
    control: names[0] as string,
    workloads: workloadNames(workloads).map((name) => workload(name)) as unknown as Suite['workloads'],
    threads: Array.from({ length: levels }, (_, index) => index + 1) as unknown as Suite['threads'],
    gate: policy({ tolerance }),
    budgetSeconds: idle + cells * blocks * blockSecondsWithGap(arms, rotatingTurns(PACE, arms)),
  })
  const effect = ({ scenario: { name } }: Arm, { threads }: Cell) => {
    const index = names.indexOf(name)
    return index === 0 ? 0 : Math.log1p(-(LOSSES[(index - 1) % LOSSES.length] as number) * (1 + 0.01 * threads))
  }
  const random = seededRandom(1, 1)
  const paths = Array.from({ length: shards }, (_, index) => join(folder, `shard-${index + 1}`))
  for (const [index, path] of paths.entries()) {
    const shard = { index: index + 1, of: shards }
    const startedAt = new Date(Date.UTC(2026, 0, 2) + 1000 * index).toISOString()
    await simulateRun(path, {
      ...{ suite: measured, shard, startedAt, effect, noise: NOISE },
      written: (line) => asMeasured(line, random()),
    })
  }
  return paths
}

/** Gives a line as many digits and buckets as lines of real servers have. */
function asMeasured(line: RunLine, chance: number): RunLine {
  if (line.kind === 'cell') return { ...line, latency: LATENCIES }
  return line.kind === 'slice' ? { ...line, cpuSeconds: line.seconds * (0.9 + chance / 10) } : line
}
