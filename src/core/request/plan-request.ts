/** What `qpsgate plan` is asked to show. */
import type { MeasuredRequest } from './measured-request.ts'

export interface PlanRequest extends MeasuredRequest {
  /** How many machines are to share the plan; undefined: it is only shown. */
  readonly shards: number | undefined
}
