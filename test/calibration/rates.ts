/** How often the real gate decides what, over simulated slices of realistic noise. */
import { isTooDisturbed } from '../../src/core/measurement/disturbance.ts'
import { type Arm, makePlan } from '../../src/core/plan/plan.ts'
import { policy, scenario, suite } from '../builders.ts'
import { fakeTestbed, type NoiseModel } from '../fakes/fake-testbed.ts'
import { simulatedGate } from '../fakes/simulated-gate.ts'

/** Control, twin and one candidate. */
const ARMS = 3

export interface Setting {
  readonly noise: NoiseModel
  readonly cells: number
  readonly tolerance: number
  readonly budgetSeconds: number
  /** True change of the candidate, of several of the last one, −0.05 = 5 % slower. */
  readonly change: number
  /** Default: 2. */
  readonly startSeconds?: number | undefined
  /** Scenarios that are compared with the control, each in a group of its own; default: one. */
  readonly groups?: number | undefined
}

/** Verdicts of seeded runs of one setting, how long each took, and in how many the machine counted as too disturbed. */
export async function verdicts(setting: Setting, runs: number) {
  const { noise, cells, tolerance, budgetSeconds, change, startSeconds, groups = 1 } = setting
  const threads = Array.from({ length: cells }, (_, index) => index + 1) as [number, ...number[]]
  const candidates = Array.from({ length: groups }, (_, nth) => scenario(`on${nth}`))
  const rules = { control: tolerance, base: tolerance, history: tolerance }
  const measured = suite({
    threads,
    budgetSeconds,
    scenarios: [scenario('off'), ...candidates],
    gate: policy({ tolerance: rules }),
  })
  const counts = { pass: 0, regressed: 0, inconclusive: 0, disturbed: 0 }
  const seconds: number[] = []
  for (let seed = 1; seed <= runs; seed++) {
    const effect = (arm: Arm) => (arm.scenario.name === candidates.at(-1)?.name ? Math.log1p(change) : 0)
    const testbed = fakeTestbed({ noise, effect, seed, startSeconds })
    const { result } = await simulatedGate(measured, { ...makePlan(measured, seed), mostServers: ARMS }, testbed)
    seconds.push(testbed.now())
    counts[result.verdict]++
    if (isTooDisturbed(result.disturbance)) counts.disturbed++
  }
  return { ...counts, seconds }
}
