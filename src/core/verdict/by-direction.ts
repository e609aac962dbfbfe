/**
 * Makes doubtful regressions inconclusive in scenarios whose sizes were scaled down. Scaled sizes show only the
 * direction of a change, so a regression counts only if its whole interval is beyond the limit.
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
