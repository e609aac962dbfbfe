/** What the gate allows. */

import { z } from 'zod'
import { COSTS } from '../names.ts'
import { FAILURES } from './fail-on.ts'

export const RULES = ['control', 'base', 'baseline'] as const
export type Rule = (typeof RULES)[number]

export const toleratedShare = z.number().min(0).lt(1)
const tolerances = z.object({ control: toleratedShare, base: toleratedShare, baseline: toleratedShare })

export const gatePolicySchema = z.object({
  /** Tolerated slowdown as a fraction, 0.05 = 5 %. */
  tolerance: tolerances,
  /** Source of each of them: "default", "suite" or "--tolerance". */
  toleranceFrom: z.object({ control: z.string(), base: z.string(), baseline: z.string() }),
  /** Tolerances of single scenarios; rules that are not named keep the general one. */
  byScenario: z.record(z.string(), tolerances.partial()),
  /** Goes before `byScenario`. */
  byWorkload: z.record(z.string(), tolerances.partial()),
  /**
   * Costs that are gated besides QPS: how much more of each is tolerated, and where that was set: "suite" or
   * "--tolerance". Absent if there are none.
   */
  costs: z.partialRecord(z.enum(COSTS), z.object({ share: toleratedShare, from: z.string() })).optional(),
  /** Outcomes that fail the check; a run that leaves a changed setting unmeasured is `not-measured` as well. */
  failOn: z.array(z.enum(FAILURES)).readonly(),
})

export type GatePolicy = z.infer<typeof gatePolicySchema>
export type Tolerances = GatePolicy['tolerance']
export type CostLimits = NonNullable<GatePolicy['costs']>

/** How far two clocks of a server may be apart and still stand for each other: half of the narrowest limit of QPS, as ln. */
export function clockTolerance({ tolerance, byScenario, byWorkload }: GatePolicy): number {
  const all = [tolerance, ...Object.values(byScenario), ...Object.values(byWorkload)].flatMap((own) =>
    Object.values(own).filter((each) => each !== undefined),
  )
  return -Math.log1p(-Math.min(...all)) / 2
}
