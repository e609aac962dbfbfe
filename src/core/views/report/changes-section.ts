/** Changes, and inconclusive comparisons; a view with room shows all comparisons. */

import { hasInterval, type Result, type ResultComparison } from '../../result/result.ts'
import { bySeverity } from '../../verdict/tolerance.ts'
import { change, count, range, share } from '../../wording/figures.ts'
import { originText } from '../../wording/imported.ts'
import { against, asItIs } from '../../wording/wording.ts'
import { type Block, figure, type Inline, left, name, paragraph, right, section, strong, table } from './report.ts'

const MOST_ROWS = 20
/** Room for the table with any names: escaped, one character can take twelve. */
const MOST_CHARACTERS = 15_000
const URGENCY = ['regressed', 'inconclusive', 'pass'] as const
const ABOUT = { id: 'changes', title: 'All changes', inMarkdown: 'folded', priority: 0 } as const

export function changesTable(result: Result): Block[] {
  const { comparisons } = result
  const changed = comparisons.filter(isWorthARow)
  const ordered = URGENCY.flatMap((verdict) => bySeverity(changed.filter((each) => each.verdict === verdict)))
  const calm = comparisons.filter((each) => !changed.includes(each))
  const hasReferences = new Set(changed.map((each) => against(each, asItIs))).size > 1
  const columns = [
    left('scenario'),
    left('against', hasReferences ? undefined : ['html']),
    left('workload'),
    right('threads'),
    right('change'),
    right('95 % interval'),
    right('tolerance'),
    left('verdict'),
  ]
  const rows = [...ordered, ...calm].map((each) => [
    name(each.scenario),
    name(against(each, asItIs)),
    ...placeCells(each),
    strong(figure(each.change, change)),
    interval(each),
    [figure(each.tolerance, share), ' (', name(each.toleranceFrom), ')'],
    outcome(each),
  ])
  const rest = (more: number) => remainder(more - calm.length, calm.length)
  const none = `No change was shown in any of ${count(comparisons.length, 'comparison')}.`
  return section(
    ABOUT,
    changed.length === 0 && comparisons.length > 0 ? paragraph(none) : [],
    table(captionOf(result), columns, rows, {
      most: Math.min(MOST_ROWS, changed.length),
      room: MOST_CHARACTERS,
      rest: changed.length === 0 ? () => '' : rest,
    }),
  )
}

function captionOf(result: Result): string {
  return `Change in QPS${result.imported === null ? '' : `, ${originText(result)}`}`
}

/** Workload and threads; a mean over all cells has no threads. */
export function placeCells({ scope, workload, threads }: ResultComparison): Inline[] {
  return scope === 'mean' ? ['mean of all', ''] : [name(workload), String(threads)]
}

/** "−21.0 … −18.2" with its numbers; "no interval". */
export function interval(found: Pick<ResultComparison, 'low' | 'high'>): Inline {
  const text = range(found)
  const [low, high] = text.split(' … ')
  if (found.low === null || found.high === null || low === undefined || high === undefined) return text
  return [figure(found.low, () => low), ' … ', figure(found.high, () => high)]
}

/** "**regressed**, confirmed", "**inconclusive**: not reproduced"; for a pass, the label says enough. */
export function outcome({ verdict, label, confirmed }: ResultComparison): Inline {
  if (verdict === 'pass') return { kind: 'verdict', verdict, text: label }
  const detail = label === verdict ? '' : `: ${label}`
  return [strong({ kind: 'verdict', verdict, text: verdict }), `${detail}${confirmed === true ? ', confirmed' : ''}`]
}

/** Whether it is not decided, or shown to be slower or faster. */
function isWorthARow(found: ResultComparison): boolean {
  return found.verdict !== 'pass' || !hasInterval(found) || found.high < 0 || found.low > 0
}

function remainder(hidden: number, calm: number): string {
  return [
    ...(hidden > 0 ? [`${count(hidden, 'more comparison')} changed or undecided.`] : []),
    ...(calm > 0 ? [`${count(calm, 'other comparison')} showed no change.`] : []),
  ].join(' ')
}
