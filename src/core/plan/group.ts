/** Groups of servers that are measured one after the other, because there are too many to measure at once. */

import { z } from 'zod'

/** Most groups of one run, because its trials are divided among them. */
export const MOST_GROUPS = 20

export const groupSchema = z.object({
  /** Names of scenarios. The first is the control of the group. */
  scenarios: z.array(z.string()).min(1).readonly(),
  cells: z.array(z.object({ workload: z.string(), threads: z.int().positive() })).readonly(),
  trials: z.int().nonnegative(),
})

export type Group = z.infer<typeof groupSchema>
