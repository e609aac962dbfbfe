/** Analytical queries: seconds on both sides, and the factor between them. */

import { rate } from '../../figures.ts'
import type { Result, ResultComparison } from '../../result/result.ts'
import { isRefused } from '../../verdict/judgement.ts'
import { scenarioText } from '../../wording/alike-text.ts'
import { ratesOf } from '../../wording/verdict-text.ts'
import { against } from '../../wording/wording.ts'
import { below, left, name, right, type Section, section, strong, table, UNKNOWN } from './report.ts'

/** Factors below 10 have two decimals, because a few per cent matter there. */
const TIMES = 10
/** Factor at which intervals are cut: one that reaches beyond it only says that anything is possible. */
const MOST_TIMES = 1000

/** Times of long queries, which people compare by time, not by QPS. Empty if no workload is a single long query. */
export function queriesSection(result: Result): Section[] {
  const names = result.plan.cells.flatMap(({ workload }) => (workload.isAnalytical === true ? workload.name : []))
  const queries = [...new Set(names)]
  const compared = result.comparisons.filter((each) => queries.includes(each.workload) && !isRefused(each))
  const groups = Map.groupBy(compared, ({ rule, scenario, reference }) => JSON.stringify([rule, scenario, reference]))
  return section(
    'queries',
    'Time per query',
    ...[...groups.values()].map((group) => {
      const [first] = group
      const title = first === undefined ? '' : `${scenarioText(result, first.scenario)} against ${against(first)}`
      const inOrder = group.toSorted((one, other) => queries.indexOf(one.workload) - queries.indexOf(other.workload))
      const isAtSeveral = new Set(group.map(({ threads }) => threads)).size > 1
      return below(
        [name(title), ':'],
        [
          ...table(title, inOrder, [
            left<ResultComparison>('query', ({ workload }) => name(workload)),
            isAtSeveral && right('threads', ({ threads }) => String(threads)),
            right('seconds', (each) => secondsText(result, each)),
            right('times as fast', (each) => strong(times(each.change))),
            right('95% interval', ({ low, high }) => `${times(low)} … ${times(high)}`),
          ]),
        ],
      )
    }),
  )
}

/** Seconds of one execution on both sides. A query is a whole transaction, so its time is threads divided by QPS. */
function secondsText(result: Result, comparison: ResultComparison): string {
  const rates = ratesOf(result, comparison)
  if (rates === undefined) return UNKNOWN
  return [rates.before, rates.now].map((qps) => `${rate(comparison.threads / qps)} s`).join(' → ')
}

function times(change: number): string {
  const factor = 1 + change
  if (factor > MOST_TIMES) return `over ${rate(MOST_TIMES)}`
  return factor < TIMES ? factor.toFixed(2) : rate(factor)
}
