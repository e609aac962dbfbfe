/** Outputs of a run, by which later steps of a workflow can act on its result. */

import { setOutput } from '@actions/core'
import { gatedCosts } from '../../../core/result/gated-costs.ts'
import type { Result } from '../../../core/result/result.ts'
import { bySeverity } from '../../../core/verdict/tolerance.ts'
import { changeComparisons, worstShown } from '../../../core/wording/verdict-text.ts'
import { maskValue } from '../../machine/masking.ts'

/**
 * The worst change of QPS behind the verdict, even if it was accepted; without one, the worst change of another cost
 * that has a limit. If something regressed, the slowest comparison counts, because the title names the same one.
 */
export function worstChange(result: Result): number | null {
  const all = result.comparisons
  const decisive = result.accepted === null ? result.verdict : 'regressed'
  const deciding = bySeverity(all.filter(({ verdict }) => verdict === decisive))
  const [worst] = decisive === 'pass' ? changeComparisons(deciding) : deciding
  const shown = worst && decisive === 'regressed' ? worstShown(result, worst) : worst
  return shown?.change ?? gatedCosts(result, decisive)[0]?.cost.change ?? bySeverity(all)[0]?.change ?? null
}

/** Sets outputs by their names; null becomes an empty text. */
export function setOutputs(outputs: Readonly<Record<string, string | number | null>>): void {
  for (const [name, value] of Object.entries(maskValue(outputs))) setOutput(name, value ?? '')
}
