/** The uncounted turn with which every load of a cell begins. */
import type { TurnLengths } from '../../core/plan/turns.ts'

const RAMP_MS = 20
const MIN_MS = 300
const MAX_MS = 3000
/** Many threads share the CPU: each needs its time to complete a few transactions. */
const MS_PER_THREAD = 15
/** A server that arms share is warmed by all of them together. */
const SHARED_PART = 1 / 6

export function warmUpLengths(threads: number, isShared = false): TurnLengths {
  const countedMs = Math.min(MAX_MS, Math.max(MIN_MS, threads * MS_PER_THREAD))
  return { rampMs: RAMP_MS, countedMs: isShared ? SHARED_PART * countedMs : countedMs }
}
