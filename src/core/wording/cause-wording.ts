/** One cause in words, for a row or a line: the same in every view. Plain text: the view escapes. */

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

/** Causes in the order of the reader's action, the most expensive first. */
export function shownCauses(causes: readonly Cause[], explanation: Explanation | null): Cause[] {
  const sorted = byEffect(causes, explanation)
  return sorted.toSorted((one, other) => RANKS[one.verdict] - RANKS[other.verdict])
}

/** Change with its interval; undefined if nothing was measured. */
export function figuresOf({ change, low, high }: Record<'change' | 'low' | 'high', number | null>) {
  return change === null || low === null || high === null ? undefined : { change, low, high }
}

/** "−3.5 % (−4.4 … −2.6)"; empty if nothing was measured, or if causes of a cost other than QPS were sought. */
export function costText(cause: Cause, explanation: Explanation | null): string {
  const cost = explanation?.cost === undefined ? figuresOf(cause) : undefined
  return cost === undefined ? '' : changeAndRange(cost)
}

/** "which needs performance-schema", "reverting either regains all of it"; often empty. */
export function revertText({ kind, settings, needs }: Cause): string {
  if (kind === 'either') return `reverting ${settings.length === 2 ? 'either' : 'any of them'} regains all of it`
  if (kind === 'all') return `only reverting ${settings.length === 2 ? 'both' : 'all of them'} regains it`
  return needs.length === 0 ? '' : `which needs ${namesText(needs)}`
}

/** Words for lines that gain only together. */
export function sufficesText({ kind }: Cause): string {
  return kind === 'either' ? 'only together: neither alone gains anything' : ''
}

/** "inconclusive", "the server does not start without it". */
export function causeVerdict({ kind, verdict, settings }: Cause): string {
  if (verdict === 'needed') return `the server does not start without ${settings.length === 1 ? 'it' : 'them'}`
  // A single changed line has the verdict of the run, which calls no line innocent.
  return kind === 'verdict' && verdict === 'innocent' ? 'within the limit' : verdict
}

/** "ON", "0 → 1"; for a removed setting, its former value. */
export function valueText({ before, after, place }: CauseLine, shown: (value: string) => string): string {
  if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`
  const only = place === null ? before : after
  return only === null ? '' : shown(only)
}

/** "conf/my.cnf:4"; for a setting that is gone, where it once stood, or "removed". */
export function whereOf(result: Result, { name, place }: CauseLine): string {
  if (place !== null) return lineOf(place)
  const gone = removedSetting(result, name)
  return gone === undefined ? 'removed' : settingLine(gone)
}

/** Whether the load in which causes were sought uses a setting; true if coverage does not know the setting. */
export function isUsedThere({ coverage, explanation }: Result, { name }: Pick<CauseLine, 'name'>): boolean {
  const entries = coverage.filter((covered) => covered.name === name && covered.scenario === explanation?.scenario)
  const cells = entries.flatMap((covered) => covered.cells)
  const isThere = ({ workload, threads }: CellKey) =>
    workload === explanation?.workload && threads === explanation.threads
  return explanation?.rule !== 'base' || entries.length === 0 || cells.some(isThere)
}

/** The explained scenario's setting of this name that head no longer has. */
export function removedSetting(
  { settings, explanation }: Result,
  name: string,
): Result['settings'][number] | undefined {
  if (explanation?.rule !== 'base') return undefined
  return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null)
}

/** The text with a capital letter and a full stop; empty text stays empty. */
export function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
