/** How long a server takes to stop, to start again, and to recover from a crash. */
import { z } from 'zod'
import { mean } from '../stats/vectors.ts'

const seconds = z.array(z.number().nonnegative()).readonly()

/** Seconds, one for each round. */
export const restartTimesSchema = z.object({
  /** From the command to the end of the server, with changed pages in memory. */
  shutdown: seconds,
  /** Of a start after such an end, to the first answered query. */
  start: seconds,
  /** Of a start after a kill amid changed pages, to the first answered query. */
  recovery: seconds,
})

export type RestartTimes = z.infer<typeof restartTimesSchema>
export type RestartKind = keyof RestartTimes

export const RESTART_KINDS = Object.keys(restartTimesSchema.shape) as readonly RestartKind[]

/** Rounds of each side: with three, all of one side lie above all of the other by chance in one of ten cases. */
export const RESTART_ROUNDS = 3

/** Least difference in seconds, and least ratio: stops and starts of one server differ by less on a quiet machine. */
const [LEAST_SECONDS, LEAST_TIMES] = [0.2, 1.3]

/**
 * Whether two servers differ: every time of one is longer than every time of the other, and the means lie clearly apart.
 */
export function timesDiffer(some: readonly number[], others: readonly number[]): boolean {
  const [faster, slower] = Math.max(...some) < Math.min(...others) ? [some, others] : [others, some]
  if (faster.length === 0 || slower.length === 0 || Math.max(...faster) >= Math.min(...slower)) return false
  const [short, long] = [mean(faster), mean(slower)]
  return long - short >= LEAST_SECONDS && long >= LEAST_TIMES * short
}
