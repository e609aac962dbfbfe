/** The latest values of the dashboard's charts, for people who do not see them. */
import { changeAndRange, count, rate } from '../../wording/figures.ts'
import type { HistoryView, ShownRun, ShownValue } from './dashboard-view.ts'

/** More would not be listened to; the table has all. */
const MOST_SCENARIOS = 8

export interface ChartTexts {
  readonly ratio: string
  readonly qps: string
}

/** "Change in QPS against off in 12 runs; the newest, of 2026-01-02, is regressed: on −9.2 % (−10.3 … −8.0)". */
export function chartTexts({ runs, control }: HistoryView, shown: readonly string[]): ChartTexts {
  const newest = runs.at(-1)
  const values = newest?.values.filter(({ scenario }) => shown.includes(scenario)) ?? []
  const changes = values.flatMap(({ scenario, ratio }) =>
    ratio === null ? [] : `${scenario} ${changeAndRange(ratio)}`,
  )
  const rates = values.map(({ scenario, qps }: ShownValue) => `${scenario} ${rate(qps)}`)
  const many = count(runs.length, 'run')
  return {
    ratio: `Change in QPS against ${control ?? 'the control'} in ${many}${newestText(newest, changes)}`,
    qps: `QPS in ${many}${newestText(newest, rates)}`,
  }
}

function newestText(newest: ShownRun | undefined, figures: readonly string[]): string {
  if (newest === undefined) return ''
  const more = figures.length - MOST_SCENARIOS
  const listed = [...figures.slice(0, MOST_SCENARIOS), ...(more > 0 ? [`${more} more in the table`] : [])].join(', ')
  return `; the newest, of ${newest.time.slice(0, 'YYYY-MM-DD'.length)}, is ${newest.verdict}: ${listed}`
}
