/** The warm-up with which every load of a cell begins. Its work does not count, because caches are still cold. */
import { MOST_WARM_UP_MS, warmUpMs } from '../../core/plan/budget.ts'
import { QUERY_TIMEOUT_SECONDS } from '../olap/check-answers.ts'

/** Share of a warm-up in which pages are read and buffers grow. Latencies are taken only from the rest. */
const SETTLING_PART = 0.6
/** Least milliseconds for an analytical query, and OF_FIRST_TIME, a factor on the time of its first answer. */
const ANALYTICAL_MS = 60
const OF_FIRST_TIME = 1.2
/** Factor by which each further part of a warm-up is longer, as long as some arm has completed nothing. */
const LONGER = 4
/**
 * Seconds of nothing but errors after which an arm fails. A shorter time is no failure, because a server that has just
 * started may refuse all clients.
 */
const LEAST_FAILING_SECONDS = 1
/** Part of the usual warm-up that each arm of a shared server gets, because all these arms warm the same server. */
const SHARED_PART = 1 / 6

export interface WarmUp {
  readonly threads: number
  readonly isShared?: boolean
  readonly isAnalytical?: boolean | undefined
  /** Seconds of the first answer to an analytical query; undefined if there was none. */
  readonly firstSeconds?: number | undefined
}

export interface WarmUpDrive {
  readonly drive: (seconds: number) => Promise<void>
  /** Whether every arm has completed something since it settled. */
  readonly isDone: () => boolean
  /**
   * Called if some arm has completed nothing for a second or longer.
   *
   * @param seconds time since the arms settled
   * @throws MeasurementError if nothing but errors came
   */
  readonly requireWork: (seconds: number) => void
  /** Called once the arms have settled, because their earlier work does not count. */
  readonly settled: () => void
}

/**
 * Drives every arm until it has settled, and then until each has completed a transaction, which shows how long
 * transactions take.
 *
 * @returns false if a long query has not ended within its limit
 */
export async function warmUpArms(
  warmUp: WarmUp,
  { drive, isDone, settled, requireWork }: WarmUpDrive,
): Promise<boolean> {
  const { threads, isShared, firstSeconds = 0 } = warmUp
  let ms = warmUp.isAnalytical
    ? Math.max(ANALYTICAL_MS, 1000 * OF_FIRST_TIME * firstSeconds)
    : (isShared ? SHARED_PART : 1) * warmUpMs(threads)
  const mostMs = warmUp.isAnalytical ? 1000 * QUERY_TIMEOUT_SECONDS : MOST_WARM_UP_MS
  // An analytical query needs no time to settle, because its first answer has already shown how long it takes.
  if (!warmUp.isAnalytical) {
    await drive((SETTLING_PART * ms) / 1000)
    settled()
    ms *= 1 - SETTLING_PART
  }
  for (let seconds = 0; ; ) {
    await drive(ms / 1000)
    if (isDone()) return true
    seconds += ms / 1000
    if (seconds >= LEAST_FAILING_SECONDS) requireWork(seconds)
    if (ms > mostMs) return !warmUp.isAnalytical
    ms *= LONGER
  }
}
