/** The uncounted turn with which every load of a cell begins. */
import type { TurnLengths } from '../../core/plan/turns.ts'
import { QUERY_TIMEOUT_SECONDS } from '../olap/check-answers.ts'

const RAMP_MS = 20
const MIN_MS = 300
const MAX_MS = 3000
/** Least time for analytical queries, and how much of the time that one has taken when it was first asked. */
const ANALYTICAL_MS = 60
const OF_FIRST_TIME = 1.2
/** Each turn in which a query did not end is followed by one that is so many times as long. */
const LONGER = 4
/** Many threads share the CPU: each needs its time to complete a few transactions. */
const MS_PER_THREAD = 15
/** A server that arms share is warmed by all of them together. */
const SHARED_PART = 1 / 6

export interface WarmUp {
  readonly threads: number
  readonly isShared?: boolean | undefined
  readonly isAnalytical?: boolean | undefined
  /** How long an analytical query has taken when it was first asked, where that is known. */
  readonly firstSeconds?: number | undefined
}

/**
 * Drives every arm once, and again for longer where queries take long: how long one takes is only known when it was done.
 *
 * @param isDone whether every arm has completed something
 * @returns whether they have, within the time that a query may take
 */
export async function warmUpArms(
  warmUp: WarmUp,
  drive: (lengths: TurnLengths) => Promise<void>,
  isDone: () => boolean,
): Promise<boolean> {
  let lengths = warmUpLengths(warmUp)
  for (;;) {
    await drive(lengths)
    if (!warmUp.isAnalytical || isDone()) return true
    if (lengths.countedMs > 1000 * QUERY_TIMEOUT_SECONDS) return false
    lengths = { ...lengths, countedMs: LONGER * lengths.countedMs }
  }
}

function warmUpLengths({ threads, isShared, isAnalytical, firstSeconds = 0 }: WarmUp): TurnLengths {
  if (isAnalytical) return { rampMs: RAMP_MS, countedMs: Math.max(ANALYTICAL_MS, 1000 * OF_FIRST_TIME * firstSeconds) }
  const countedMs = Math.min(MAX_MS, Math.max(MIN_MS, threads * MS_PER_THREAD))
  return { rampMs: RAMP_MS, countedMs: isShared ? SHARED_PART * countedMs : countedMs }
}
