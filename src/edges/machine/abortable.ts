import { addAbortListener } from 'node:events'

/**
 * Settles with the work, or rejects with the signal's reason as soon as the signal fires. It then abandons the work,
 * because a query to a server that hangs may never end.
 */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  using _listening = addAbortListener(signal, () => reject(signal.reason))
  work.catch(() => {})
  return await Promise.race([work, promise])
}
