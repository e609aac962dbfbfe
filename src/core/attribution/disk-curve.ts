/** What a change costs by disk, as in result.json: it informs, and the verdict stays that of this machine's disk. */
import { z } from 'zod'
import { comparisonNameSchema } from '../comparison/comparison.ts'
import { figuresSchema } from './attribution.ts'

/** The comparison that was measured again. */
export const diskCurveSchema = comparisonNameSchema.extend({
  /** The fastest disk first; exactly one is this machine's. */
  points: z
    .array(
      figuresSchema.extend({
        /** Time of each synchronisation: asked for, or of this machine's disk as it was when it was measured; 0: memory. */
        syncSeconds: z.number().nonnegative(),
        isOwn: z.boolean(),
      }),
    )
    .min(1)
    .readonly(),
})

export type DiskCurve = z.infer<typeof diskCurveSchema>
