/** How far a branch has come since its baseline, in words. */

import type { Result } from '../result/result.ts'
import { shorten } from './escape.ts'
import { change, count, firstOf, share } from './figures.ts'
import { lineOf } from './wording.ts'

type Baseline = NonNullable<Result['baseline']>
type Change = Baseline['changes'][number]

/** Settings of one change that a line names. */
const MOST_SETTINGS = 2

/**
 * "Since v2026.3: −7.4 % (95 %: …) in 4 changes, limit 10 %; the dearest: #812 sync_binlog −3.1 %." of the scenario that has
 * come farthest; empty if the result was held against no baseline.
 */
export function baselineText({ baseline }: Pick<Result, 'baseline'>): string {
  if (baseline === null) return ''
  const farthest = farthestOf(baseline)
  const name = shorten(baseline.name)
  if (farthest === undefined)
    return baseline.broken === null
      ? ''
      : `How far the branch has come since ${name} is unknown: ${shorten(baseline.broken)}.`
  const own = dearestFirst(baseline, farthest.scenario)
  const [dearest] = own
  const how = farthest.by === 'measurement' ? 'measured' : 'by the ledger'
  const far = `${change(farthest.change)} (${how}, limit ${share(farthest.tolerance)}), this change included`
  if (dearest === undefined) return `Since ${name}: ${far}.`
  const many = own.length === 1 ? 'after one change' : `after ${count(own.length, 'change')}`
  return `Since ${name}: ${far}, ${many}; the dearest: ${changeText(dearest)}.`
}

/** The changes that add up to a red by the baseline, the dearest first, with their lines; empty if there is none. */
export function addedUp({ baseline, comparisons }: Pick<Result, 'baseline' | 'comparisons'>): string[] {
  const red = comparisons.find(({ rule, verdict }) => rule === 'baseline' && verdict === 'regressed')
  if (baseline === null || red === undefined) return []
  return dearestFirst(baseline, red.scenario).map((each) => {
    const lines = each.settings.map(({ file, line }) => lineOf({ file, line }))
    return `${changeText(each)} (${[...new Set(lines)].map((each) => shorten(each)).join(', ')})`
  })
}

/** The scenario that has come farthest; undefined if that is unknown of each. */
export function farthestOf({ distances }: Baseline): Baseline['distances'][number] | undefined {
  return distances.toSorted((one, other) => one.change - other.change)[0]
}

function dearestFirst({ changes }: Baseline, scenario: string): Change[] {
  return changes.filter((each) => each.scenario === scenario).sort((one, other) => one.change - other.change)
}

/** "#812": the pull request that the commit's title names last, as a squash does, else the commit. */
export function changeName({ commit, title }: Pick<Change, 'commit' | 'title'>): string {
  return title?.match(/#\d+/g)?.at(-1) ?? commit.slice(0, 7)
}

/** "#812 sync_binlog −3.1 %". */
function changeText(changed: Change): string {
  const { settings, change: by } = changed
  const names = [...new Set(settings.map(({ name }) => shorten(name)))]
  return `${changeName(changed)} ${firstOf(names, MOST_SETTINGS)} ${change(by)}`
}
