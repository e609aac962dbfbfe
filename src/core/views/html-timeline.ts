/** Where the wall time of a run went, folded away in report.html: a place for the chart, and its shares as a table. */
import type { Result } from '../result/result.ts'
import { type TimeShare, timeShares } from '../result/timeline.ts'
import { measuredShare, shareName } from '../wording/steps.ts'
import { data, type HtmlColumn, section, table } from './html-table.ts'
import { html, type Markup } from './markup.ts'

const COLUMNS: readonly HtmlColumn<TimeShare>[] = [
  { head: 'step', kind: 'name', cell: shareName },
  { head: 'seconds', kind: 'number', cell: ({ seconds }) => data(seconds, seconds.toFixed(1)) },
  { head: 'share', kind: 'number', cell: ({ share }) => data(share, `${(100 * share).toFixed(1)} %`) },
]

/** Nothing where it was not kept. */
export function htmlTimeline(result: Result): Markup {
  const { timeline } = result
  if (timeline === null) return html``
  const shares = table('Wall time of the run, without drawing this page', COLUMNS, timeShares({ ...result, timeline }))
  return section(
    'time',
    'Where the time went',
    html`<details>
<summary>${measuredShare(result)}</summary>
<figure id="timeline" class="scroll" tabindex="0" role="group" aria-labelledby="time"></figure>
${shares}
</details>`,
  )
}
