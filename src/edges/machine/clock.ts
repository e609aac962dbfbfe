/** Time on this machine's clocks. */
import { setTimeout as sleepMs } from 'node:timers/promises'

/** The monotonic clock, the same that turns.lua reads; nanoseconds, exact below 104 days of uptime. */
export function monotonicNs(): number {
  return Number(process.hrtime.bigint())
}

/** @throws the signal's reason once that has fired */
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
  /** Wall time since then. */
  seconds(): number
}

export function runClock(): RunClock {
  const startedAt = new Date().toISOString()
  const began = monotonicNs()
  return { startedAt, seconds: () => (monotonicNs() - began) / 1e9 }
}
