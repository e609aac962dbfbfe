/**
 * Regressions of sizes that were scaled. Only their direction holds, so only an interval that is wholly beyond the
 * limit counts.
 */
import { scaledScenarios } from '../coverage/scaled.ts'
import type { JudgedComparison, Judgement } from './judgement.ts'

export function byDirection(judgement: Judgement): Judgement {
  const scaled = scaledScenarios(judgement.coverage)
  const judged = (comparison: JudgedComparison): JudgedComparison => {
    const { scenario, verdict, high, tolerance, refusal } = comparison
    const isSure = verdict !== 'regressed' || refusal !== undefined || high < -(tolerance ?? 0)
    if (isSure || !scaled.has(scenario)) return comparison
    return { ...comparison, verdict: 'inconclusive', label: 'leaning regressed', confirmed: null }
  }
  return scaled.size === 0 ? judgement : { ...judgement, comparisons: judgement.comparisons.map(judged) }
}
