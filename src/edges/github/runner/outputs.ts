/** Outputs of a run for later steps of a workflow. */

import { setOutput } from '@actions/core'
import { gatedCosts } from '../../../core/result/gated-costs.ts'
import type { Result } from '../../../core/result/result.ts'
import { bySeverity } from '../../../core/verdict/tolerance.ts'

/** The change that decided, or that somebody accepted: of QPS, else of a gated cost. */
export function worstChange(result: Result): number | null {
  const all = result.comparisons
  const decisive = result.accepted === null ? result.verdict : 'regressed'
  const [worst] = bySeverity(all.filter(({ verdict }) => verdict === decisive))
  return worst?.change ?? gatedCosts(result, decisive)[0]?.cost.change ?? bySeverity(all)[0]?.change ?? null
}

/** Sets outputs by their names; one that a run has nothing for becomes an empty text. */
export function setOutputs(outputs: Readonly<Record<string, string | number | null>>): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value ?? '')
}
