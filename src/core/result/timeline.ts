import { z } from 'zod'

/** Start and end of the span, in seconds since the run began. */
const time = { from: z.number().nonnegative(), to: z.number().nonnegative() }
const trial = { trial: z.int().positive() }

/** A step of a run with its times. Every moment belongs to exactly one step, so that they add up to the whole run. */
export const spanSchema = z.discriminatedUnion('step', [
  z.object({ step: z.enum(['prepare', 'data', 'wait', 'judge', 'search']), ...time }),
  z.object({ step: z.enum(['start', 'stop']), ...trial, ...time }),
  z.object({
    step: z.enum(['connect', 'warm-up', 'measure', 'end']),
    ...trial,
    workload: z.string(),
    threads: z.int().positive(),
    ...time,
  }),
])

export type TimeSpan = z.infer<typeof spanSchema>
