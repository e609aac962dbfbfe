/** Groups of servers that are measured one after the other, because there are too many to measure at once. */

import { z } from 'zod'

/** Maximum number of groups in a run, because they share its trials. */
export const MOST_GROUPS = 20

export const groupSchema = z.object({
  /** Names of scenarios. The first is the control of the group. */
  scenarios: z.array(z.string()).min(1).readonly(),
  cells: z.array(z.object({ workload: z.string(), threads: z.int().positive() })).readonly(),
  trials: z.int().nonnegative(),
})

export type Group = z.infer<typeof groupSchema>
