/** Timelines of whole sweeps, complete and valid, for tests of their views. */
import type { Result } from '../src/core/result/result.ts'
import type { TimeSpan } from '../src/core/result/timeline.ts'

const CELL_STEPS = [
  ['connect', 0.3],
  ['warm-up', 1.2],
  ['measure', 10],
  ['end', 0.1],
] as const
/** Starting the first server; each more takes an eighth more. */
const START_SECONDS = 2
/** Share of measuring. */
const COUNTED = 0.8

/**
 * The result with a timeline of so many trials: all servers at once, then cell after cell, then a search for causes.
 */
export function withTimeline(result: Result, trials = 1): Result & { readonly timeline: readonly TimeSpan[] } {
  const { arms, cells } = result.plan
  const timeline: TimeSpan[] = []
  let now = 0
  const add = (seconds: number, step: Record<string, unknown>) => {
    timeline.push({ ...step, from: now, to: now + seconds } as TimeSpan)
    return now + seconds
  }
  now = add(0.4, { step: 'prepare' })
  now = add(6, { step: 'data' })
  now = add(2, { step: 'wait' })
  for (let trial = 1; trial <= trials; trial++) {
    now = add(START_SECONDS * (1 + (arms.length - 1) / 8) + 0.2, { step: 'start', trial })
    for (const { workload, threads } of cells)
      for (const [step, seconds] of CELL_STEPS) now = add(seconds, { step, trial, workload: workload.name, threads })
    now = add(0.6, { step: 'stop', trial })
    now = add(0.1, { step: 'judge' })
  }
  now = add(12, { step: 'search' })
  return { ...result, timeline, seconds: now, measuredSeconds: COUNTED * 10 * trials * cells.length }
}
