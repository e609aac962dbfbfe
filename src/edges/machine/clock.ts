/** Time as the machine knows it. */
import { setTimeout as sleepMs } from 'node:timers/promises'

/** The monotonic clock, the same that turns.lua reads; nanoseconds, exact below 104 days of uptime. */
export function monotonicNs(): number {
  return Number(process.hrtime.bigint())
}

/** Resolves at that time of the monotonic clock (about a millisecond late at the most), at once if it is past. */
export async function sleepUntilNs(ns: number, signal?: AbortSignal): Promise<void> {
  const left = (ns - monotonicNs()) / 1e6
  if (left > 0) await sleepMs(left, undefined, signal === undefined ? {} : { signal })
}

export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleepMs(milliseconds, undefined, signal === undefined ? {} : { signal })
}

/** The time of one run. */
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
