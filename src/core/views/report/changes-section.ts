import type { ComparisonName } from '../../comparison/comparison.ts'
import { change, milliseconds, range, rate, share } from '../../figures.ts'
import type { Result, ResultCell, ResultComparison } from '../../result/result.ts'
import { isUnpursued } from '../../verdict/judgement.ts'
import { scenarioText } from '../../wording/alike-text.ts'
import { armNamer } from '../../wording/arm-wording.ts'
import { LABELS } from '../../wording/comparison-text.ts'
import { ratesOf } from '../../wording/verdict-text.ts'
import { against, cellText } from '../../wording/wording.ts'
import { worstFirst } from '../cells.ts'
import {
  figure,
  type Inline,
  left,
  name,
  right,
  type Section,
  type Span,
  section,
  strong,
  table,
  UNKNOWN,
} from './report.ts'

const MOST_ROWS = 20

export function changesSection(result: Result): Section[] {
  const { comparisons, cells } = result
  // Comparisons that did not pass, or whose interval excludes zero, come first, so that readers find them.
  const changed = comparisons.filter(({ verdict, low, high }) => verdict !== 'pass' || high < 0 || low > 0)
  const rows = [...worstFirst(changed), ...comparisons.filter((each) => !changed.includes(each))]
  const labelOf = armNamer(result.plan)
  const isSeveral = (key: (one: ResultComparison) => string) => new Set(comparisons.map(key)).size > 1
  return section(
    'changes',
    'Changes in QPS',
    table(
      'Changes in QPS',
      rows,
      [
        isSeveral(({ scenario }) => scenario) &&
          left('scenario', ({ scenario }) => name(scenarioText(result, scenario))),
        isSeveral((each) => against(each)) && left('against', (each) => name(against(each))),
        left('workload', ({ workload }) => name(workload)),
        right('threads', ({ threads }) => (threads === 0 ? '' : String(threads))),
        right('change', (each) => strong(change(each.change))),
        right('95% interval', range),
        // The verdict precedes the other columns, because these may lie beyond the edge of a telephone's screen.
        left('verdict', outcome),
        comparisons.some(({ tolerance }) => tolerance !== null) &&
          right('limit', ({ tolerance, toleranceFrom }) =>
            tolerance === null ? UNKNOWN : [`${share(tolerance)} (`, name(toleranceFrom), ')'],
          ),
        right('QPS', (each) => {
          const both = ratesOf(result, each)
          return both === undefined ? '' : `${rate(both.before)} → ${rate(both.now)}`
        }),
      ],
      { most: MOST_ROWS, what: 'comparison' },
    ),
    comparisons.length > 0
      ? []
      : table<ResultCell>(
          'QPS',
          cells.filter(({ revision }) => revision === 'head'),
          [
            left('scenario', (cell) => name(labelOf(cell))),
            left('workload', ({ workload }) => name(workload)),
            right('threads', ({ threads }) => String(threads)),
            right('QPS', ({ qps }) => rate(qps)),
            right('p95 ms', ({ latencyMs }) => figure(latencyMs.p95, milliseconds)),
          ],
          { most: MOST_ROWS, what: 'comparison' },
        ),
  )
}

export function placeOf(comparison: ComparisonName): Span[] {
  return [name(comparison.scenario), ' against ', name(against(comparison)), `, ${cellText(comparison)}`]
}

function outcome(comparison: ResultComparison): Inline {
  const { verdict, label, confirmed } = comparison
  const text = LABELS[label]
  if (verdict === 'pass' || verdict === 'measured' || isUnpursued(comparison)) return { kind: 'verdict', verdict, text }
  const detail = label === verdict ? '' : `: ${text}`
  return [strong({ kind: 'verdict', verdict, text: verdict }), `${detail}${confirmed === true ? ', confirmed' : ''}`]
}
