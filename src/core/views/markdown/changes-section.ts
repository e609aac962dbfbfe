/** The short table: what changed, and what could not be told, and nothing else. */

import { hasInterval, type Result, type ResultComparison } from '../../result/result.ts'
import { bySeverity } from '../../verdict/severity.ts'
import { markdownName } from '../../wording/escape.ts'
import { change, count, range, share } from '../../wording/figures.ts'
import { labelText } from '../../wording/labels.ts'
import { against } from '../../wording/wording.ts'
import { firstOf, left, paragraphs, right, table } from './markdown-parts.ts'

const MOST_ROWS = 20
/** Room for the table whatever the names: escaped, one character can take twelve. */
const MOST_CHARACTERS = 15_000
const URGENCY = ['regressed', 'inconclusive', 'pass'] as const

export function changesTable(result: Result): string {
  const changed = result.comparisons.filter(isWorthARow)
  if (changed.length === 0) return nothingChanged(result)
  const ordered = URGENCY.flatMap((verdict) => bySeverity(changed.filter((each) => each.verdict === verdict)))
  const severalReferences = new Set(changed.map((each) => against(each, markdownName))).size > 1
  const columns = [
    left('scenario'),
    ...(severalReferences ? [left('against')] : []),
    left('workload'),
    right('threads'),
    right('change'),
    right('95 % interval'),
    right('tolerance'),
    left('verdict'),
  ]
  const rows = ordered
    .slice(0, MOST_ROWS)
    .map((each) => [
      markdownName(each.scenario),
      ...(severalReferences ? [against(each, markdownName)] : []),
      each.scope === 'mean' ? 'mean of all' : markdownName(each.workload),
      each.scope === 'mean' ? '' : String(each.threads),
      `**${change(each.change)}**`,
      range(each),
      `${share(each.tolerance)} (${markdownName(each.toleranceFrom)})`,
      outcome(each),
    ])
  const shown = firstOf(rows, MOST_ROWS, MOST_CHARACTERS, (row) => row.join(' | ').length)
  return paragraphs(table(columns, shown), remainder(result, changed.length, shown.length))
}

/** "**regressed**, confirmed", "**inconclusive**: not reproduced"; of what passed, the label says enough. */
export function outcome({ verdict, label, confirmed }: ResultComparison): string {
  if (verdict === 'pass') return markdownName(labelText(label))
  const detail = label === verdict ? '' : `: ${markdownName(labelText(label))}`
  return `**${verdict}**${detail}${confirmed === true ? ', confirmed' : ''}`
}

/** Whether it is not decided, or shown to be slower or faster. */
function isWorthARow(found: ResultComparison): boolean {
  return found.verdict !== 'pass' || !hasInterval(found) || found.high < 0 || found.low > 0
}

function nothingChanged({ comparisons }: Result): string {
  return comparisons.length === 0 ? '' : `No change was shown in any of ${count(comparisons.length, 'comparison')}.`
}

function remainder({ comparisons }: Result, changed: number, shown: number): string {
  const hidden = changed - shown
  const calm = comparisons.length - changed
  return [
    ...(hidden > 0 ? [`${count(hidden, 'more comparison')} changed or undecided.`] : []),
    ...(calm > 0 ? [`${count(calm, 'other comparison')} showed no change.`] : []),
  ].join(' ')
}
