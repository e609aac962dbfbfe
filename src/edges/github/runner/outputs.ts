/** Outputs of a run for later steps of a workflow. */

import { setOutput } from '@actions/core'
import { gatedCosts } from '../../../core/result/gated-costs.ts'
import type { Result } from '../../../core/result/result.ts'
import { bySeverity } from '../../../core/verdict/tolerance.ts'
import { changeComparisons, worstShown } from '../../../core/wording/verdict-text.ts'
import { maskValue } from '../../machine/masking.ts'

/**
 * The worst change of QPS behind the verdict, be it accepted; without one, that of a gated cost. Beside a regression,
 * all that was slower counts, as in the title.
 */
export function worstChange(result: Result): number | null {
  const all = result.comparisons
  const decisive = result.accepted === null ? result.verdict : 'regressed'
  const deciding = bySeverity(all.filter(({ verdict }) => verdict === decisive))
  const [worst] = decisive === 'pass' ? changeComparisons(deciding) : deciding
  const shown = worst && decisive === 'regressed' ? worstShown(result, worst) : worst
  return shown?.change ?? gatedCosts(result, decisive)[0]?.cost.change ?? bySeverity(all)[0]?.change ?? null
}

/** Sets outputs by their names; an output without a value becomes an empty text. */
export function setOutputs(outputs: Readonly<Record<string, string | number | null>>): void {
  for (const [name, value] of Object.entries(maskValue(outputs))) setOutput(name, value ?? '')
}
