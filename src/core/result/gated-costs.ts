/** Costs of a result that are gated. */
import { asSlowdown, type ComparisonName } from '../comparison/comparison.ts'
import type { VerdictKind } from '../verdict/judgement.ts'
import type { Result, ResultComparison, ResultCost } from './result.ts'

/** The comparison of a cell. */
export type CellFound = Extract<ResultComparison, { readonly scope: 'cell' }>

export interface GatedCost {
  readonly found: CellFound
  readonly cost: ResultCost
  readonly gated: NonNullable<ResultCost['gated']>
}

/** Costs called regressions, the farthest beyond its limit first. */
export function gatedCosts({ comparisons }: Pick<Result, 'comparisons'>, verdict: VerdictKind): GatedCost[] {
  const all = comparisons.flatMap((found): GatedCost[] =>
    found.scope === 'mean'
      ? []
      : (found.costs ?? []).flatMap((cost) => (cost.gated === undefined ? [] : [{ found, cost, gated: cost.gated }])),
  )
  const excess = ({ cost, gated }: GatedCost) => (1 + cost.change) / (1 + gated.tolerance)
  return all.filter(({ gated }) => gated.verdict === verdict).toSorted((one, other) => excess(other) - excess(one))
}

/** Every regression of a result, those of costs as slowdowns. */
export function allRegressions(
  result: Pick<Result, 'comparisons'>,
): (ComparisonName & { readonly change: number; readonly low: number | null })[] {
  return [
    ...result.comparisons.filter(({ verdict }) => verdict === 'regressed'),
    ...gatedCosts(result, 'regressed').map(({ found, cost }) => ({ ...found, cost: cost.cost, ...asSlowdown(cost) })),
  ]
}
