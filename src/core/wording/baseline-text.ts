/** The change since the baseline of a branch, in words. */

import { nameKey } from '../comparison/comparison.ts'
import { change, count, firstOf } from '../figures.ts'
import { worstOf } from '../ledger/ledger.ts'
import type { SourceLine } from '../names.ts'
import type { Result } from '../result/result.ts'
import type { BaselineResult } from '../verdict/judgement.ts'
import { limitText } from './comparison-text.ts'
import { shorten } from './escape.ts'
import { lineOf } from './wording.ts'

type BaselineChange = BaselineResult['changes'][number]

/** The title is the first line of the commit message; null if the commit has no record. */
interface CommitTitle {
  readonly commit: string
  readonly title: string | null
}

const MOST_SETTINGS = 2

/**
 * Example: "Since v2026.3: −7.4% (limit 10%), this change included, after 4 changes; most by #812 sync_binlog −3.1
 * %." The scenario is the one farthest from the baseline. Empty if nothing was measured against the baseline.
 */
export function baselineText({ baseline, comparisons }: Result): string {
  const farthest = worstOf(comparisons.filter(({ rule }) => rule === 'baseline'))
  if (baseline === null || farthest === undefined) return ''
  const name = shorten(baseline.name)
  const changes = dearestFirst(baseline, farthest.scenario)
  const [dearest] = changes
  const far = `${change(farthest.change)} (${limitText(farthest)}), this change included`
  if (dearest === undefined) return `Since ${name}: ${far}.`
  const many = changes.length === 1 ? 'after one change' : `after ${count(changes.length, 'change')}`
  return `Since ${name}: ${far}, ${many}; most by ${changeText(changeName(dearest), dearest.settings, dearest.change)}.`
}

/**
 * A line for each change that adds to a regression against the baseline, because the current change alone may be
 * harmless. The current change comes first, then the recorded ones, the costliest first. Empty if nothing regressed
 * against the baseline.
 */
export function baselineChangeLines({ baseline, comparisons, settings }: Result): string[] {
  const red = comparisons.find(({ rule, verdict }) => rule === 'baseline' && verdict === 'regressed')
  if (baseline === null || red === undefined) return []
  const thisChange = comparisons.find(
    (each) => each.rule === 'base' && nameKey({ ...each, rule: red.rule }) === nameKey(red),
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

function dearestFirst({ changes }: BaselineResult, scenario: string): BaselineChange[] {
  return changes.filter((each) => each.scenario === scenario).sort((one, other) => one.change - other.change)
}

/**
 * The last pull request in the title of the commit, "#812", as squash merges add it; otherwise the short commit.
 */
export function changeName({ commit, title }: CommitTitle): string {
  return title?.match(/#\d+/g)?.at(-1) ?? commit.slice(0, 7)
}

function changeText(who: string, settings: readonly { readonly name: string }[], by: number): string {
  const names = [...new Set(settings.map(({ name }) => shorten(name)))]
  return `${who} ${firstOf(names, MOST_SETTINGS)} ${change(by)}`
}
