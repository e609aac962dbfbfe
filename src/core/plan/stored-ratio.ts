/** A ratio of QPS as the ledger stores it. */
import { z } from 'zod'

/** ln of a ratio of QPS in a cell, with its variance and the degrees of freedom of that. */
export const storedRatioSchema = z.strictObject({
  scenario: z.string(),
  workload: z.string(),
  threads: z.int().positive(),
  mean: z.number(),
  variance: z.number().nonnegative(),
  df: z.number().positive(),
})

export type StoredRatio = z.infer<typeof storedRatioSchema>
