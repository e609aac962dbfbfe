import type { TestContext } from 'vitest'
import { say } from './command.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Whether the first answer was wrong, and the next two were right. */
    outvoted?: boolean
  }
}

const MOST_LINES = 12

/**
 * A test of a verdict of real servers that noise may decide: one wrong answer is outvoted by the next two, which must
 * both be right. With only a second try, a verdict that is wrong half of the time would usually pass.
 *
 * @param ask throws if the answer is wrong; must leave nothing behind, because it may be called three times
 */
export function noisyVerdict<Row extends unknown[]>(ask: (...row: Row) => Promise<void>) {
  return async (...args: [...row: Row, context: TestContext]): Promise<void> => {
    const { task } = args.at(-1) as TestContext
    const row = args.slice(0, -1) as Row
    try {
      await ask(...row)
    } catch (error) {
      // What was expected comes after the output of the program.
      const why = (error as Error).message.trimEnd().split('\n').slice(-MOST_LINES)
      say(`${task.name}: asked twice more, because\n${why.join('\n')}`)
      await ask(...row)
      await ask(...row)
      task.meta.outvoted = true
    }
  }
}
