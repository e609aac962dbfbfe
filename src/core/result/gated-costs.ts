/** The parts of a result that its verdict follows from. */
import { asSlowdown, type ComparisonName } from '../comparison/comparison.ts'
import type { VerdictKind } from '../verdict/judgement.ts'
import type { Result, ResultComparison, ResultCost } from './result.ts'

export interface GatedCost {
  readonly found: ResultComparison
  readonly cost: ResultCost
  readonly gated: NonNullable<ResultCost['gated']>
}

/** Costs called regressions, the farthest beyond its limit first. */
export function gatedCosts({ comparisons }: Pick<Result, 'comparisons'>, verdict: VerdictKind): GatedCost[] {
  const all = comparisons.flatMap((found): GatedCost[] =>
    (found.costs ?? []).flatMap((cost) => (cost.gated === undefined ? [] : [{ found, cost, gated: cost.gated }])),
  )
  const excess = ({ cost, gated }: GatedCost) => (1 + cost.change) / (1 + gated.tolerance)
  return all.filter(({ gated }) => gated.verdict === verdict).toSorted((one, other) => excess(other) - excess(one))
}

/** The part of a regression by which it is accepted. */
export type Regression = ComparisonName & Pick<ResultComparison, 'change' | 'low'>

/** Every regression of a result, those of costs as slowdowns. */
export function allRegressions(result: Pick<Result, 'comparisons'>): Regression[] {
  return [
    ...result.comparisons.filter(({ verdict }) => verdict === 'regressed'),
    ...gatedCosts(result, 'regressed').map(({ found, cost }) => ({ ...found, cost: cost.cost, ...asSlowdown(cost) })),
  ]
}
