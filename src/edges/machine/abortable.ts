/** Waits that end when the run is stopped. */
import { addAbortListener } from 'node:events'

/** The work's outcome, or the signal's reason as soon as it fires, without waiting for the work. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  using _listening = addAbortListener(signal, () => reject(signal.reason))
  work.catch(() => {})
  return await Promise.race([work, promise])
}
