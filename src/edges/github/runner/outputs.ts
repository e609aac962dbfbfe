/** Outputs of a run for later steps of a workflow. */

import { setOutput } from '@actions/core'
import type { Result } from '../../../core/result/result.ts'
import { bySeverity } from '../../../core/verdict/tolerance.ts'

export interface Outputs {
  readonly verdict: Result['verdict']
  /** Relative change of the comparison that is worst against its tolerance, −0.196; null if nothing was compared. */
  readonly worstChange: number | null
  /** Paths of result.json and report.md, and of their directory; null if none were written. */
  readonly result: string | null
  readonly report: string | null
  readonly out: string | null
  readonly commentUrl: string | null
}

/** The change that the verdict's sentence names. */
export function worstChange({ verdict, comparisons }: Result): number | null {
  const decisive = comparisons.filter((each) => each.verdict === verdict)
  return bySeverity(decisive.length > 0 ? decisive : comparisons)[0]?.change ?? null
}

/** Sets every output; one that a run has nothing for becomes an empty text. */
export function setOutputs(outputs: Outputs): void {
  setOutput('verdict', outputs.verdict)
  setOutput('worst-change', outputs.worstChange ?? '')
  setOutput('result', outputs.result ?? '')
  setOutput('report', outputs.report ?? '')
  setOutput('out', outputs.out ?? '')
  setOutput('comment-url', outputs.commentUrl ?? '')
}
