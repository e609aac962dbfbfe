/** Answers of gates for pull requests that are replayed over a recording. */
import { planOf } from '../../src/core/plan/plan.ts'
import { policy, scenario, suite } from '../../test/builders.ts'
import { runPlan, walkPlan } from '../../test/fakes/fake-machine.ts'
import { fakeTestbed } from '../../test/fakes/fake-testbed.ts'
import type { Gate } from './gates.ts'
import { mean } from './rules.ts'
import { type Noise, recordedMachine } from './sampling.ts'

/** Comparisons of a pull request; only the first may be slower. */
export const CELLS = 8

export interface Replay {
  /** Seconds of measuring for each comparison. */
  readonly seconds: number
  /** Share of unchanged pull requests in which any comparison was called slower. */
  readonly falseAlarms: number
  /** Share of pull requests in which the slower comparison was found, for each of the effects asked. */
  readonly found: readonly number[]
}

/** Replays another gate at one length of measuring. */
export function replayOther(
  gate: Gate,
  noise: Noise,
  { seconds, effects, runs }: { readonly seconds: number; readonly effects: readonly number[]; readonly runs: number },
): Replay {
  const seeds = Array.from({ length: runs }, (_, index) => index + 1)
  const sample = (effect: number, seed: number) => {
    const speeds = Array.from({ length: CELLS }, (_, cell) => (cell === 0 ? effect : 0))
    return gate.sampling.take(recordedMachine(noise, gate.machineSpread, seed), speeds, seconds)
  }
  const unchanged = seeds.map((seed) => sample(0, seed).map(gate.score))
  const worst = unchanged.map((scores) => Math.max(...scores))
  const limit = gate.limit ?? quantile(worst, 0.99)
  const used = seconds * mean(unchanged.map((scores) => mean(scores.map(gate.share))))
  return {
    seconds: used,
    falseAlarms: mean(worst.map((score) => Number(score > limit))),
    // Other seeds than those that gave a limit.
    found: effects.map((effect) =>
      mean(seeds.map((seed) => Number(gate.score(sample(effect, runs + seed)[0] ?? []) > limit))),
    ),
  }
}

export interface OwnRun {
  readonly isFailed: boolean
  /** Whether the slower comparison is among those that failed it. */
  readonly isFound: boolean
  /** Seconds for each comparison until the verdict: without, and with, the starts of servers. */
  readonly seconds: number
  readonly secondsWithStarts: number
}

/** Planned for each comparison, starts included. */
export const OWN_BUDGET_SECONDS = 60
const START_SECONDS = 2

/** Our gate on such a pull request. */
export async function replayOwn(
  { recorded, startSpread }: Noise,
  effect: number,
  tolerance: number,
  seed: number,
): Promise<OwnRun> {
  const measured = suite({
    threads: Array.from({ length: CELLS }, (_, cell) => cell + 1) as [number, ...number[]],
    budgetSeconds: CELLS * OWN_BUDGET_SECONDS,
    scenarios: [scenario('off'), scenario('on')],
    gate: policy({ tolerance: { control: tolerance, base: tolerance, baseline: tolerance } }),
  })
  const testbed = fakeTestbed({
    noise: { recorded, start: startSpread },
    effect: ({ role }, { threads }) => (role === 'candidate' && threads === 1 ? effect : 0),
    seed,
    startSeconds: START_SECONDS,
  })
  let starts = 0
  const startTrial: typeof testbed.startTrial = (trial, plan) => {
    starts++
    return testbed.startTrial(trial, plan)
  }
  const { result } = await walkPlan(runPlan(measured, planOf(measured, seed)), {
    testbed: { ...testbed, startTrial },
  })
  const red = result.comparisons.filter(({ verdict }) => verdict === 'regressed')
  return {
    isFailed: result.verdict === 'regressed',
    isFound: red.some((comparison) => comparison.threads === 1),
    seconds: (testbed.now() - starts * START_SECONDS) / CELLS,
    secondsWithStarts: testbed.now() / CELLS,
  }
}

/** The least of the values that at least so large a share of them does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
