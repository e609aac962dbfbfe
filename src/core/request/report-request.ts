/** What `qpsgate report` is asked to judge again. */
import type { ResultFormat } from './result-format.ts'

export interface ReportRequest {
  /** Output directories or result.json files of one plan. */
  readonly paths: readonly string[]
  /** Directory for what is written. */
  readonly out: string
  /** Whether where the time went becomes pictures of its own, too. */
  readonly drawsTimeline: boolean
  /** Views for other programs. */
  readonly formats: readonly ResultFormat[]
}
