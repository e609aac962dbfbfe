/** A ratio of QPS as the ledger stores it, with its error, so that the error of later comparisons can include it. */
import { z } from 'zod'

/**
 * Limits far beyond the values of any run. They keep quantiles and long sums finite, because a stored file may come
 * from anybody.
 */
const [MOST_DIFFERENCE, MOST_ERROR] = [100, 1000]

export const storedDifference = z.number().min(-MOST_DIFFERENCE).max(MOST_DIFFERENCE)
export const storedError = z.number().nonnegative().max(MOST_ERROR)

/** ln of a ratio of QPS in a cell, with its variance and the variance's degrees of freedom. */
export const storedRatioSchema = z.object({
  scenario: z.string(),
  workload: z.string(),
  threads: z.int().positive(),
  mean: storedDifference,
  variance: z
    .number()
    .nonnegative()
    .max(MOST_ERROR ** 2),
  df: z.number().min(0.1).max(1e6),
})

export type StoredRatio = z.infer<typeof storedRatioSchema>
