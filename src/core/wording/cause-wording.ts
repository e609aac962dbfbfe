/** One cause in words, for a row or a line. Texts are plain, so views have to escape them. */

import { byEffect, type Cause, type CauseLine, type Explanation } from '../attribution/attribution.ts'
import { changeAndRange } from '../figures.ts'
import type { CellKey } from '../names.ts'
import type { Result } from '../result/result.ts'
import { lineOf, namesText, settingLine } from './wording.ts'

const RANKS: Readonly<Record<Cause['verdict'], number>> = {
  'to blame': 0,
  needed: 1,
  inconclusive: 2,
  innocent: 3,
  'not measured': 4,
}

/** Sorts causes: those that ask the reader to act come first; among these, the costliest. */
export function shownCauses(causes: readonly Cause[], explanation: Explanation | null): Cause[] {
  const sorted = byEffect(causes, explanation)
  return sorted.toSorted((one, other) => RANKS[one.verdict] - RANKS[other.verdict])
}

export function figuresOf({ change, low, high }: Record<'change' | 'low' | 'high', number | null>) {
  return change === null || low === null || high === null ? undefined : { change, low, high }
}

/**
 * Example: "−3.5% (−4.4 … −2.6)". Empty if nothing was measured, or if the causes are those of a cost other than QPS,
 * because these have no change in QPS.
 */
export function costText(cause: Cause, explanation: Explanation | null): string {
  const cost = explanation?.cost === undefined ? figuresOf(cause) : undefined
  return cost === undefined ? '' : changeAndRange(cost)
}

/** What a reader must know before reverting, such as "which needs performance-schema"; often empty. */
export function revertText({ kind, settings, needs }: Cause): string {
  if (kind === 'either') return `reverting ${settings.length === 2 ? 'either' : 'any of them'} regains all of it`
  if (kind === 'all') return `only reverting ${settings.length === 2 ? 'both' : 'all of them'} regains it`
  return needs.length === 0 ? '' : `which needs ${namesText(needs)}`
}

/** Words for settings that gain only together: reverting one of them loses the whole gain. Otherwise empty. */
export function sufficesText({ kind }: Cause): string {
  return kind === 'either' ? 'only together: neither alone gains anything' : ''
}

export function causeVerdict({ kind, verdict, settings }: Cause): string {
  if (verdict === 'needed') return `the server does not start without ${settings.length === 1 ? 'it' : 'them'}`
  // Only a search finds lines innocent. A single changed line has the verdict of the run, so it is within the limit.
  return kind === 'verdict' && verdict === 'innocent' ? 'within the limit' : verdict
}

export function valueText({ before, after, place }: CauseLine, shown: (value: string) => string): string {
  if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`
  const only = place === null ? before : after
  return only === null ? '' : shown(only)
}

/** Example: "conf/my.cnf:4". For a removed setting, where it stood; "removed" if that is unknown. */
export function whereOf(result: Result, { name, place }: CauseLine): string {
  if (place !== null) return lineOf(place)
  const gone = removedSetting(result, name)
  return gone === undefined ? 'removed' : settingLine(gone)
}

/**
 * Whether the cell in which causes were sought uses the setting. True also if coverage does not know the setting,
 * because it may then be a cause.
 */
export function isUsedThere({ coverage, explanation }: Result, { name }: Pick<CauseLine, 'name'>): boolean {
  const entries = coverage.filter((covered) => covered.name === name && covered.scenario === explanation?.scenario)
  const cells = entries.flatMap((covered) => covered.cells)
  const isThere = ({ workload, threads }: CellKey) =>
    workload === explanation?.workload && threads === explanation.threads
  return explanation?.rule !== 'base' || entries.length === 0 || cells.some(isThere)
}

/** Finds where a removed setting stood, because a cause names only lines that still exist. */
export function removedSetting(
  { settings, explanation }: Result,
  name: string,
): Result['settings'][number] | undefined {
  if (explanation?.rule !== 'base') return undefined
  return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null)
}

/** Makes a sentence, with a capital letter and a full stop; empty text stays empty. */
export function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
