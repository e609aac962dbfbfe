/** Outputs of a run, with which later steps of a workflow can react to its result. */

import { setOutput } from '@actions/core'
import { gatedCosts } from '../../../core/result/gated-costs.ts'
import type { Result } from '../../../core/result/result.ts'
import { bySeverity } from '../../../core/verdict/tolerance.ts'
import { changeComparisons, worstShown } from '../../../core/wording/verdict-text.ts'
import { maskValue } from '../../machine/masking.ts'

/**
 * The worst change in QPS behind the verdict, even if it was accepted; without one, the worst change in another cost
 * with a limit. After a regression, it is the change of the slowest comparison, because the report's title names that
 * one.
 */
export function worstChange(result: Result): number | null {
  const all = result.comparisons
  const decisive = result.accepted === null ? result.verdict : 'regressed'
  const deciding = bySeverity(all.filter(({ verdict }) => verdict === decisive))
  const [worst] = decisive === 'pass' ? changeComparisons(deciding) : deciding
  const shown = worst && decisive === 'regressed' ? worstShown(result, worst) : worst
  return shown?.change ?? gatedCosts(result, decisive)[0]?.cost.change ?? bySeverity(all)[0]?.change ?? null
}

/** Sets outputs by name. Null becomes an empty text, because outputs are texts. */
export function setOutputs(outputs: Readonly<Record<string, string | number | null>>): void {
  for (const [name, value] of Object.entries(maskValue(outputs))) setOutput(name, value ?? '')
}
