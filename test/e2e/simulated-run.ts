/** An output directory as qpsgate run leaves it, of a run that was simulated: complete, and there at once. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Line } from '../../src/core/measurement/measurement.ts'
import { type Arm, makePlan } from '../../src/core/plan/plan.ts'
import type { Shard } from '../../src/core/request/shard.ts'
import { result as builtResult, facts, suite } from '../builders.ts'
import { fakeTestbed } from '../fakes/fake-testbed.ts'
import { simulatedGate } from '../fakes/simulated-gate.ts'

const QUIET = { slice: 0.03, dips: 0.03, start: 0.005, drift: 0.01 }

export interface Simulated {
  readonly startedAt?: string
  /** Only these cells of a suite that has two. */
  readonly shard?: Shard
  /** How much slower the scenario `on` is than the control, as a fraction. */
  readonly slowdown?: number
  /** Commit that was checked out; default: none that could be told. */
  readonly commit?: string | undefined
}

export async function simulateRun(
  folder: string,
  { startedAt = '2026-01-02T03:04:05.678Z', shard, slowdown = 0, commit }: Simulated = {},
): Promise<void> {
  const seed = shard?.index ?? 1
  const measured = suite({ budgetSeconds: 20, threads: shard === undefined ? [4] : [1, 4] })
  const lines: Line[] = []
  const plan = makePlan(measured, seed, { rules: ['control'], base: [], shard })
  const effect = ({ scenario }: Arm) => (scenario.name === 'on' ? Math.log1p(-slowdown) : 0)
  const testbed = fakeTestbed({ noise: QUIET, effect, seed })
  const save = (saved: readonly Line[]) => void lines.push(...saved)
  const own = facts({ startedAt, commit: commit === undefined ? null : { sha: commit, isDirty: false } })
  const { result } = await simulatedGate(measured, plan, testbed, { save, own })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'slices.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  // There are no servers that could say what they are.
  const { scenarios } = builtResult()
  writeFileSync(join(folder, 'result.json'), `${JSON.stringify({ ...result, scenarios }, null, 2)}\n`)
}
