/** Limits how many tasks run at once. Further tasks wait, and begin in the order of their calls. */
export function atMost(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place passes directly to the first waiting task, because a newer task could take a place that is free
      // meanwhile.
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}

/**
 * Waits for all tasks, even if one fails, so that no task outlives this call. @throws the error of the first task in
 * the list that failed
 */
export async function allSettled<Value>(tasks: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
