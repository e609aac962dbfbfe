/** Limits how many tasks run in parallel; further tasks wait, and begin in the order in which they came. */
export function atMost(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes to the first waiting task. If the place were free meanwhile, a newer task could take it.
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}

/** Waits for all tasks, even if one fails, so that none goes on unnoticed. @throws the first error */
export async function allSettled<Value>(tasks: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
