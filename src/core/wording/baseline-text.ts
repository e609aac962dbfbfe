/** How far a branch has come since its baseline, in words. */

import { keyOf } from '../comparison/comparison.ts'
import { change, count, firstOf, share } from '../figures.ts'
import type { SourceLine } from '../names.ts'
import type { Result } from '../result/result.ts'
import type { BaselineResult } from '../verdict/judgement.ts'
import { shorten } from './escape.ts'
import { lineOf } from './wording.ts'

type Change = BaselineResult['changes'][number]

/** A recorded commit with its first line; null where it was not recorded. */
interface TitledCommit {
  readonly commit: string
  readonly title: string | null
}

/** Settings of one change that a line names. */
const MOST_SETTINGS = 2

/**
 * "Since v2026.3: −7.4 % (95 %: …) in 4 changes, limit 10 %; most by #812 sync_binlog −3.1 %." of the scenario that has
 * come farthest; empty if the result was held against no baseline.
 */
export function baselineText({ baseline }: Result): string {
  if (baseline === null) return ''
  const farthest = farthestOf(baseline)
  const name = shorten(baseline.name)
  if (farthest === undefined)
    return baseline.broken === null
      ? ''
      : `How far the branch has come since ${name} is unknown: ${shorten(baseline.broken)}.`
  const changes = dearestFirst(baseline, farthest.scenario)
  const [dearest] = changes
  const how = farthest.by === 'measurement' ? 'measured' : 'by the ledger'
  const far = `${change(farthest.change)} (${how}, limit ${share(farthest.tolerance)}), this change included`
  if (dearest === undefined) return `Since ${name}: ${far}.`
  const many = changes.length === 1 ? 'after one change' : `after ${count(changes.length, 'change')}`
  return `Since ${name}: ${far}, ${many}; most by ${changeText(changeName(dearest), dearest.settings, dearest.change)}.`
}

/**
 * The changes that add up to a red by the baseline, with their lines: this one, then the recorded ones, the dearest
 * first; empty if there is none.
 */
export function addedUp({ baseline, comparisons, settings }: Result): string[] {
  const red = comparisons.find(({ rule, verdict }) => rule === 'baseline' && verdict === 'regressed')
  if (baseline === null || red === undefined) return []
  const thisChange = comparisons.find(
    (each) => each.rule === 'base' && keyOf({ ...each, rule: red.rule }) === keyOf(red),
  )
  const changed = settings.flatMap(({ scenario, name, before, after }) => {
    const place = after ?? before
    return scenario === red.scenario && place !== null ? [{ ...place, name }] : []
  })
  const item = (who: string, lines: readonly (SourceLine & { readonly name: string })[], by: number) =>
    `${changeText(who, lines, by)} (${[...new Set(lines.map((line) => shorten(lineOf(line))))].join(', ')})`
  return [
    ...(thisChange === undefined || changed.length === 0 ? [] : [item('this change:', changed, thisChange.change)]),
    ...dearestFirst(baseline, red.scenario).map((each) => item(changeName(each), each.settings, each.change)),
  ]
}

/** The scenario that has come farthest; undefined if that is unknown of each. */
export function farthestOf({ distances }: BaselineResult): BaselineResult['distances'][number] | undefined {
  return distances.toSorted((one, other) => one.change - other.change)[0]
}

function dearestFirst({ changes }: BaselineResult, scenario: string): Change[] {
  return changes.filter((each) => each.scenario === scenario).sort((one, other) => one.change - other.change)
}

/** "#812": the pull request that the commit's title names last, as a squash does, else the commit. */
export function changeName({ commit, title }: TitledCommit): string {
  return title?.match(/#\d+/g)?.at(-1) ?? commit.slice(0, 7)
}

/** "#812 sync_binlog −3.1 %". */
function changeText(who: string, settings: readonly { readonly name: string }[], by: number): string {
  const names = [...new Set(settings.map(({ name }) => shorten(name)))]
  return `${who} ${firstOf(names, MOST_SETTINGS)} ${change(by)}`
}
