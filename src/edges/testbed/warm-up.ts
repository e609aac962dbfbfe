/** The uncounted turn with which every load of a cell begins. */
import type { TurnLengths } from '../../core/plan/turns.ts'

const RAMP_MS = 20
const MIN_MS = 300
const MAX_MS = 3000
const ANALYTICAL_MS = 60
/** Many threads share the CPU: each needs its time to complete a few transactions. */
const MS_PER_THREAD = 15
/** A server that arms share is warmed by all of them together. */
const SHARED_PART = 1 / 6

export interface WarmUp {
  readonly threads: number
  readonly isShared?: boolean | undefined
  /** Analytical queries have all been asked once before. */
  readonly isAnalytical?: boolean | undefined
}

export function warmUpLengths({ threads, isShared, isAnalytical }: WarmUp): TurnLengths {
  if (isAnalytical) return { rampMs: RAMP_MS, countedMs: ANALYTICAL_MS }
  const countedMs = Math.min(MAX_MS, Math.max(MIN_MS, threads * MS_PER_THREAD))
  return { rampMs: RAMP_MS, countedMs: isShared ? SHARED_PART * countedMs : countedMs }
}
