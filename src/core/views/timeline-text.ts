/** The wall time of a run, as lines for a terminal. */
import type { Result } from '../result/result.ts'
import { timeShares } from '../result/timeline.ts'
import { measuredShare, shareName } from '../wording/steps.ts'

/** "77 % of 45 s measured:", and a line for every step with its seconds and its share. */
export function renderTimeline(result: Pick<Result, 'timeline' | 'seconds' | 'measuredSeconds'>): string {
  const { timeline } = result
  if (timeline === null) return 'no timeline: this result was joined from several\n'
  const shares = timeShares({ ...result, timeline })
  const rows = shares.map((one) => [shareName(one), one.seconds.toFixed(1), (100 * one.share).toFixed(1)] as const)
  const width = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length))
  const lines = rows.map(
    ([name, seconds, percent]) =>
      `  ${name.padEnd(width(0))}  ${seconds.padStart(width(1))} s  ${percent.padStart(width(2))} %`,
  )
  return `\n${[`${measuredShare(result)}:`, ...lines].join('\n')}\n`
}
