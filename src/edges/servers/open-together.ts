/** What takes long to open and does not depend on each other, opened side by side: all of it, or nothing. */

/**
 * Where one cannot be opened, the others are told to end, awaited, and closed again.
 *
 * @param open gets a signal that fires as well once another could not be opened
 * @returns what was opened, in the order of the items
 * @throws what was thrown first
 */
export async function openTogether<Item, Opened extends AsyncDisposable>(
  items: readonly Item[],
  signal: AbortSignal,
  open: (item: Item, signal: AbortSignal) => Promise<Opened>,
): Promise<Opened[]> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const opening = items.map(async (item) => open(item, either))
  try {
    return await Promise.all(opening)
  } catch (error) {
    failed.abort(error)
    for (const result of await Promise.allSettled(opening))
      if (result.status === 'fulfilled') await result.value[Symbol.asyncDispose]()
    throw error
  }
}

/** Work of which only so much goes on at once; the rest waits, and begins in its order. */
export function atMost(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody comes in between.
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
