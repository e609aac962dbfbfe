/** One cause in words, for a row or a line: the same in every view. Plain text: the view escapes. */

import { byEffect, type Cause, type Explanation } from '../attribution/attribution.ts'
import { changeAndRange, count, joinTexts } from '../figures.ts'
import type { Result } from '../result/result.ts'
import { joinedNames, lineOf, settingLine } from './wording.ts'

export type CauseSetting = Cause['settings'][number]

/** Least share of QPS that a change leaves: nothing can be divided by none. */
const LEAST_LEFT = 0.01

/**
 * Causes in the order of the reader's action, the most expensive first. Undecided ones of one group, which have the same
 * figures, are together.
 */
export function shownCauses(causes: readonly Cause[], explanation: Explanation | null): Cause[][] {
  const sorted = causes.toSorted(byEffect(explanation))
  const isOpenGroup = (cause: Cause) => cause.kind === 'in a group' && rankOf(cause) === UNDECIDED
  const groups = Map.groupBy(sorted, (cause) =>
    isOpenGroup(cause) ? JSON.stringify([cause.verdict, cause.measuredWith]) : cause,
  )
  return [...groups.values()].toSorted(([one], [other]) => rankOf(one) - rankOf(other))
}

const UNDECIDED = 1

function rankOf(cause: Cause | undefined): number {
  if (cause?.verdict === 'to blame') return 0
  if (cause?.verdict === 'innocent') return 2
  return cause?.kind === 'not measured' ? 3 : UNDECIDED
}

/** Whether a line has an effect only since the change, which brings it to life. */
export function isUnchanged({ before, after, place }: CauseSetting): boolean {
  return place !== null && after !== null && before === after
}

/** Change with its interval; undefined if nothing was measured. */
export function figuresOf({ change, low, high }: Record<'change' | 'low' | 'high', number | null>) {
  return change === null || low === null || high === null ? undefined : { change, low, high }
}

/**
 * The gain from switching a setting to blame back while the rest stays, as a share of the QPS before the change, like
 * its cost: head has 1 + whole of these, and without the setting 1/(1 + removal) times as many, because removal is its
 * cost for the rest. Undefined if that was not measured.
 */
export function savedOf({ verdict, removal }: Cause, explanation: Explanation | null) {
  if (verdict !== 'to blame' || removal === null || explanation === null || explanation.cost !== undefined)
    return undefined
  const left = 1 + explanation.whole.change
  const gain = (change: number) => left / Math.max(LEAST_LEFT, 1 + change) - left
  return { change: gain(removal.change), low: gain(removal.high), high: gain(removal.low) }
}

/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if reverted"; empty if nothing was measured, or of other costs. */
export function costText(cause: Cause, explanation: Explanation | null): string {
  if (explanation?.cost !== undefined) return ''
  const cost = figuresOf(cause)
  const saved = savedOf(cause, explanation)
  const way = cause.settings.some(isUnchanged) ? 'removed' : 'reverted'
  const savedText = saved === undefined ? '' : `${changeAndRange(saved)} if ${way}`
  return joinTexts([cost === undefined ? '' : changeAndRange(cost), savedText], ', ')
}

/**
 * "only together: either alone costs nothing", "only together with long-query-time, either alone costs nothing"; often empty.
 *
 * @param setting of the cause that has the text beside it
 */
export function togetherText(cause: Cause, setting?: CauseSetting): string {
  const { kind, settings } = cause
  if (kind !== 'together') return ''
  const others = settings.filter((each) => each !== setting).map(({ name }) => name)
  const nothing = `${settings.length === 2 ? 'either' : 'each'} alone costs nothing`
  return setting === undefined ? `only together: ${nothing}` : `only together with ${joinedNames(others)}, ${nothing}`
}

/** Words for lines that gain only together. */
export function sufficesText({ kind }: Cause): string {
  return kind === 'together' ? 'only together: neither alone gains anything' : ''
}

/** Verdict of causes with the same figures: "inconclusive", "not taken apart, measured with 2 others". */
export function openText(group: readonly Cause[]): string {
  const [first] = group
  return first === undefined ? '' : joinTexts([verdictText(first), detailText(group)], ', ')
}

function verdictText({ kind, verdict }: Cause): string {
  if (verdict === 'not reached') return kind === 'in a group' ? 'not taken apart' : 'not measured'
  // The run's own verdict knows no innocence.
  return kind === 'verdict' && verdict === 'innocent' ? 'within the limit' : verdict
}

/** The way that the figures were obtained, for the verdict: "measured with 2 others"; often empty. */
function detailText(group: readonly Cause[]): string {
  const [first] = group
  if (first?.kind !== 'in a group') return ''
  const listed = group.flatMap(({ settings }) => settings).length
  const others = first.measuredWith.length - listed
  if (others > 0) return `measured with ${count(others, 'other')}`
  return listed > 1 ? 'measured together' : ''
}

/** "ON", "0 → 1", "1, unchanged"; for a removed setting, its former value. */
export function valueText(setting: CauseSetting, shown: (value: string) => string): string {
  const { before, after, place } = setting
  if (after !== null && isUnchanged(setting)) return `${shown(after)}, unchanged`
  if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`
  const only = place === null ? before : after
  return only === null ? '' : shown(only)
}

/** "conf/my.cnf:4"; for a setting that is gone, where it once stood, or "removed". */
export function whereOf(result: Result, { name, place }: CauseSetting): string {
  if (place !== null) return lineOf(place)
  const gone = removedSetting(result, name)
  return gone === undefined ? 'removed' : settingLine(gone)
}

/** The explained scenario's setting of this name that head no longer has. */
export function removedSetting(
  { settings, explanation }: Result,
  name: string,
): Result['settings'][number] | undefined {
  if (explanation?.rule !== 'base') return undefined
  return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null)
}

/** The text as a sentence. */
export function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
