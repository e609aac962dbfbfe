import { asSlowdown, type ComparisonName } from '../comparison/comparison.ts'
import type { Outcome } from '../verdict/judgement.ts'
import type { Result, ResultComparison, ResultCost } from './result.ts'

export interface CostInCell {
  readonly comparison: ResultComparison
  readonly cost: ResultCost
}

export interface GatedCost extends CostInCell {
  readonly gated: NonNullable<ResultCost['gated']>
}

export function costsInCells({ comparisons }: Result): CostInCell[] {
  return comparisons.flatMap((comparison) => (comparison.costs ?? []).map((cost) => ({ comparison, cost })))
}

export function gatedCosts(result: Result, verdict: Outcome): GatedCost[] {
  const all = costsInCells(result).flatMap(({ comparison, cost }): GatedCost[] =>
    cost.gated === undefined ? [] : [{ comparison, cost, gated: cost.gated }],
  )
  const excess = ({ cost, gated }: GatedCost) => (1 + cost.change) / (1 + (gated.tolerance ?? 0))
  return all.filter(({ gated }) => gated.verdict === verdict).toSorted((one, other) => excess(other) - excess(one))
}

/**
 * Figures of a regression. The comment on a pull request stores them, because an acceptance covers nothing worse than
 * the comment showed.
 */
export interface Regression extends ComparisonName {
  readonly change: number
  readonly low: number
}

/**
 * All regressions, with costs converted to slowdowns. Comparisons that were slower, but not measured further after
 * another had regressed ("not pursued"), are included, because in another run they may be the first to regress.
 */
export function allRegressions(result: Result): Regression[] {
  return [
    ...result.comparisons.filter(
      ({ verdict, label }) => verdict === 'regressed' || label === 'also slower, not pursued',
    ),
    ...gatedCosts(result, 'regressed').map(({ comparison, cost }) => ({
      ...comparison,
      ...asSlowdown(cost),
      cost: cost.cost,
    })),
  ]
}
