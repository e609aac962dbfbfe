/** The uncounted turn with which every load of a cell begins. */
import type { TurnLengths } from '../../core/plan/turns.ts'

const RAMP_MS = 20
const MIN_MS = 300
const MAX_MS = 3000
/** Many threads share the CPU: each needs its time to complete a few transactions. */
const MS_PER_THREAD = 15
/** A server that arms share is warm when the first of them has had its turn. */
const SHARED_PART = 1 / 3

export function warmUpLengths(threads: number, isShared = false): TurnLengths {
  const countedMs = Math.min(MAX_MS, Math.max(MIN_MS, threads * MS_PER_THREAD))
  return { rampMs: RAMP_MS, countedMs: isShared ? SHARED_PART * countedMs : countedMs }
}
