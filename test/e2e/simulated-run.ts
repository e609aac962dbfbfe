/** Makes a complete output directory at once, as `qpsgate run` leaves it, from a simulated run. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunLine } from '../../src/core/measurement/measurement.ts'
import { type Arm, type Cell, planOf } from '../../src/core/plan/plan.ts'
import type { Shard } from '../../src/core/request/shard.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { result as builtResult, suite } from '../builders.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import { fakeTestbed, type NoiseModel } from '../fakes/fake-testbed.ts'

const QUIET: NoiseModel = { slice: 0.03, dips: 0.03, start: 0.005, drift: 0.01 }

export interface Simulated {
  readonly startedAt?: string
  /** The part of the plan to simulate; the default suite then has two cells. */
  readonly shard?: Shard
  /** How much slower the scenario `on` is than the control, as a fraction. */
  readonly slowdown?: number
  /** Computing power of each server; default: unknown. */
  readonly cpuCapacity?: number | undefined
  /** Commit that was checked out; default: unknown. */
  readonly commit?: string | undefined
  readonly suite?: Suite
  /** ln of the true QPS ratio of an arm to the control; default: the slowdown of `on`. */
  readonly effect?: (arm: Arm, cell: Cell) => number
  /** Noise of the machine; default: a quiet one, without probes. */
  readonly noise?: NoiseModel
  /** The line as written to the file; default: unchanged. */
  readonly written?: (line: RunLine) => RunLine
}

export async function simulateRun(
  folder: string,
  {
    startedAt = '2026-01-02T03:04:05.678Z',
    shard,
    slowdown = 0,
    cpuCapacity,
    commit,
    suite: measured = suite({ budgetSeconds: 20, threads: shard === undefined ? [4] : [1, 4] }),
    effect = ({ scenario }) => (scenario.name === 'on' ? Math.log1p(-slowdown) : 0),
    noise = QUIET,
    written = (line) => line,
  }: Simulated = {},
): Promise<void> {
  const seed = shard?.index ?? 1
  const lines: RunLine[] = []
  const plan = planOf(measured, seed, { rules: ['control'], base: [], shard })
  const testbed = fakeTestbed({ noise, effect, seed })
  const save = (saved: readonly RunLine[]) => void lines.push(...saved)
  const own = { commit: commit === undefined ? null : { sha: commit, isDirty: false } }
  const { result } = await walkPlan(runPlan(measured, plan, {}, own), { testbed, save, startedAt })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'slices.jsonl'), lines.map((line) => `${JSON.stringify(written(line))}\n`).join(''))
  // There are no servers, so their descriptions are made up.
  const [control, twin, candidate] = builtResult().scenarios
  const scenarios = plan.arms.map(({ scenario: { name }, revision, role }) => ({
    ...(revision === 'twin' ? twin : role === 'control' ? control : candidate),
    name,
    ...(cpuCapacity === undefined ? {} : { cpuCapacity }),
  }))
  writeFileSync(join(folder, 'result.json'), `${JSON.stringify({ ...result, scenarios }, null, 2)}\n`)
}
