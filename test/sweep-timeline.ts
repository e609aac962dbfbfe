/** Timelines of whole sweeps, complete and valid, for tests of their views. */
import type { Result } from '../src/core/result/result.ts'
import type { Span } from '../src/core/result/timeline.ts'

const CELL_STEPS = [
  ['connect', 0.3],
  ['warm-up', 1.2],
  ['measure', 10],
  ['end', 0.1],
] as const
const ARM_STEPS = [
  ['copy', 0.5],
  ['launch', 0.8],
  ['set-up', 0.7],
] as const
/** Share of measuring. */
const COUNTED = 0.8

/**
 * The result with a timeline of so many trials: all servers at once, then cell after cell, then a search for causes.
 */
export function withTimeline(result: Result, trials = 1): Result & { readonly timeline: readonly Span[] } {
  const { arms, cells } = result.plan
  const timeline: Span[] = []
  let now = 0
  const add = (seconds: number, step: Record<string, unknown>, from = now) => {
    timeline.push({ ...step, from, to: from + seconds } as Span)
    return from + seconds
  }
  now = add(0.4, { step: 'prepare' })
  now = add(6, { step: 'data' })
  now = add(2, { step: 'wait' })
  for (let trial = 1; trial <= trials; trial++) {
    const ends = arms.map(({ scenario, revision }, nth) =>
      ARM_STEPS.reduce(
        (from, [step, seconds]) =>
          add(seconds * (1 + nth / 8), { step, trial, scenario: scenario.name, revision }, from),
        now,
      ),
    )
    now = add(Math.max(...ends) + 0.2 - now, { step: 'start', trial })
    for (const { workload, threads } of cells)
      for (const [step, seconds] of CELL_STEPS) now = add(seconds, { step, trial, workload: workload.name, threads })
    now = add(0.6, { step: 'stop', trial })
    now = add(0.1, { step: 'judge' })
  }
  now = add(12, { step: 'search' })
  return { ...result, timeline, seconds: now, measuredSeconds: COUNTED * 10 * trials * cells.length }
}
