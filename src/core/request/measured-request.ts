/** What is measured and how it is judged: what `qpsgate run` and `qpsgate plan` are asked alike. */
import type { Adjustments } from '../suite/adjust.ts'
import type { Rule } from '../suite/suite.ts'

export type SubjectRequest =
  | {
      readonly kind: 'suite'
      readonly file: string
      /** Git ref, or file, of the suite before the change. */
      readonly base: string | undefined
      /** Whether it comes from somebody who may not write to the repository: then it brings no scripts of its own. */
      readonly isForeign?: boolean | undefined
    }
  | {
      readonly kind: 'config'
      /** Option files, and directories of them. */
      readonly paths: readonly string[]
      /** Git ref, or for one path a file or directory, of what it was before the change. */
      readonly base: string
    }

export interface MeasuredRequest {
  readonly subject: SubjectRequest
  /** What scenarios are compared with. */
  readonly rules: readonly Rule[]
  /** Changes to the suite. */
  readonly adjustments: Adjustments
}
