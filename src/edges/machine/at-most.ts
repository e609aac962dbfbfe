/** Work with a limit for parallel tasks; the others wait, and begin in their order. */
export function atMost(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next task takes over this place, so that no later one does.
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
