/** How often the real gate decides what, over simulated slices of realistic noise. */
import { isTooDisturbed } from '../../src/core/measurement/disturbance.ts'
import { makePlan } from '../../src/core/plan/plan.ts'
import { studentTQuantile } from '../../src/core/stats/special-functions.ts'
import { policy, scenario, suite } from '../builders.ts'
import { fakeTestbed, type NoiseModel } from '../fakes/fake-testbed.ts'
import { simulatedGate } from '../fakes/simulated-gate.ts'

export interface Setting {
  readonly noise: NoiseModel
  readonly cells: number
  readonly tolerance: number
  readonly budgetSeconds: number
  /** True change of the candidate, −0.05 = 5 % slower. */
  readonly change: number
  /** Default: 2. */
  readonly startSeconds?: number | undefined
}

/** Verdicts of seeded runs of one setting, how long each took, and in how many the machine counted as too disturbed. */
export async function verdicts(setting: Setting, runs: number) {
  const { noise, cells, tolerance, budgetSeconds, change, startSeconds } = setting
  const threads = Array.from({ length: cells }, (_, index) => index + 1) as [number, ...number[]]
  const rules = { control: tolerance, base: tolerance, history: tolerance }
  const measured = suite({
    threads,
    budgetSeconds,
    scenarios: [scenario('off'), scenario('on')],
    gate: policy({ tolerance: rules }),
  })
  const counts = { pass: 0, regressed: 0, inconclusive: 0, disturbed: 0 }
  const seconds: number[] = []
  for (let seed = 1; seed <= runs; seed++) {
    const effect = (arm: { role: string }) => (arm.role === 'candidate' ? Math.log1p(change) : 0)
    const testbed = fakeTestbed({ noise, effect, seed, startSeconds })
    const { result } = await simulatedGate(measured, makePlan(measured, seed), testbed)
    seconds.push(testbed.now())
    counts[result.verdict]++
    if (isTooDisturbed(result.disturbance)) counts.disturbed++
  }
  return { ...counts, seconds }
}

/** Upper 95 % limit of a rate (Wilson). */
export function upperLimit(hits: number, runs: number): number {
  const z = studentTQuantile(0.95, 1e6)
  const share = hits / runs
  const center = share + z ** 2 / (2 * runs)
  const half = z * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))
  return (center + half) / (1 + z ** 2 / runs)
}
