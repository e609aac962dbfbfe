import { setTimeout as sleepMs } from 'node:timers/promises'

/**
 * Nanoseconds of the monotonic clock, which turns.lua reads, too, so that both sides' times can be compared. They are
 * exact up to 104 days of uptime, because a number holds 53 bits.
 */
export function monotonicNs(): number {
  return Number(process.hrtime.bigint())
}

/** @throws the signal's reason as soon as the signal fires */
export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await sleepMs(milliseconds, undefined, signal === undefined ? {} : { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

export interface RunClock {
  /** ISO 8601, UTC. */
  readonly startedAt: string
  /** Seconds since `startedAt`, by the monotonic clock, because nobody can set it back during a run. */
  seconds(): number
}

export function runClock(): RunClock {
  const startedAt = new Date().toISOString()
  const began = monotonicNs()
  return { startedAt, seconds: () => (monotonicNs() - began) / 1e9 }
}
