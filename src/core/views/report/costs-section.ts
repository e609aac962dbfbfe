/** Costs of a change other than QPS: those that differ significantly, and those that did not pass their limit. */

import { FALSE_COST, LEAST_COST_CHANGE } from '../../comparison/cost-effects.ts'
import { change, range, rate, share } from '../../figures.ts'
import { COST_NAMES } from '../../names.ts'
import { costsInCells } from '../../result/gated-costs.ts'
import type { Result, ResultCost } from '../../result/result.ts'
import { isRefused } from '../../verdict/judgement.ts'
import { costAmount, costLimit, isNew } from '../../wording/cost-wording.ts'
import { placeOf } from './changes-section.ts'
import { below, figure, type Inline, left, right, type Section, section, strong, table, UNKNOWN } from './report.ts'

const LIMIT = { most: 20, what: 'figure' } as const
/** Factor from which on a change is shown as a multiple, "× 326", because larger percentages are hard to read. */
const MANY_TIMES = 10

export function costsSection(result: Result): Section[] {
  const cells = result.comparisons.filter((each) => !isRefused(each))
  const differing = costsInCells(result)
    .filter(({ cost }) => isShown(cost))
    .toSorted((one, other) => costSize(other.cost) - costSize(one.cost))
  const amount = (cost: ResultCost, side: 'before' | 'now') =>
    figure(cost[side], (value) => costAmount(cost.cost, value))
  const rare = `Without a real change, this table is empty in ${Math.round(100 * (1 - FALSE_COST))} of 100 runs.`
  const figures = table(
    'Other costs',
    differing,
    [
      left('per transaction', ({ cost }) => COST_NAMES[cost.cost]),
      cells.length > 1 && left('in', ({ comparison }) => placeOf(comparison)),
      right('before', ({ cost }) => amount(cost, 'before')),
      right('now', ({ cost }) => amount(cost, 'now')),
      right('change', ({ cost }) => strong(isNew(cost) ? 'new' : changeOrTimes(cost.change))),
      right('95% interval', ({ cost }) => (isNew(cost) ? UNKNOWN : intervalOf(cost))),
      differing.some(({ cost }) => cost.gated !== undefined) && left('verdict', ({ cost }) => verdictOf(cost)),
    ],
    LIMIT,
  )
  const about = `Costs that changed by ${share(LEAST_COST_CHANGE)} or more. ${rare}`
  return section('costs', 'Other costs', below(about, figures))
}

function changeOrTimes(value: number): string {
  return 1 + value < MANY_TIMES ? change(value) : `× ${rate(1 + value)}`
}

function intervalOf(cost: ResultCost): string {
  if (1 + cost.change < MANY_TIMES) return range(cost)
  return [cost.low, cost.high].map((value) => `× ${rate(1 + value)}`).join(' … ')
}

function isShown({ differs, gated }: ResultCost): boolean {
  return differs || (gated !== undefined && gated.verdict !== 'pass')
}

function verdictOf(cost: ResultCost): Inline {
  const { gated } = cost
  if (gated === undefined) return 'not gated'
  const { verdict, label } = gated
  const text = verdict === 'pass' ? 'within limit' : verdict === label ? verdict : `${verdict}: ${label}`
  return [{ kind: 'verdict', verdict, text }, ` (${costLimit({ cost, gated })})`]
}

/** Size of a change, to sort by. It is logarithmic, so that halving a cost counts as much as doubling it. */
function costSize(cost: ResultCost): number {
  return Math.abs(Math.log1p(Math.max(-0.999_999, cost.change)))
}
