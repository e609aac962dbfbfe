/** Outputs of a run for later steps of a workflow. */

import { setOutput } from '@actions/core'
import { decisiveComparisons, gatedCosts } from '../../../core/result/gated-costs.ts'
import type { Result } from '../../../core/result/result.ts'
import { bySeverity } from '../../../core/verdict/tolerance.ts'

export interface Outputs {
  readonly verdict: Result['verdict']
  /** Relative change that decided, −0.196 for QPS, 0.4 for a cost; null if nothing was compared. */
  readonly worstChange: number | null
  /** Paths of result.json and report.md, and of their directory; null if none were written. */
  readonly result: string | null
  readonly report: string | null
  readonly out: string | null
  readonly commentUrl: string | null
}

/** The change that decided: of QPS, else of a gated cost. */
export function worstChange(result: Result): number | null {
  const all = decisiveComparisons(result)
  const [worst] = bySeverity(all.filter(({ verdict }) => verdict === result.verdict))
  return worst?.change ?? gatedCosts(result, result.verdict)[0]?.cost.change ?? bySeverity(all)[0]?.change ?? null
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
