/** One cause in words, as it stands in a row or on a line: the same in every view. Plain text: the view escapes. */
import { byCost, type Cause } from '../attribution/attribution.ts'
import type { Result } from '../result/result.ts'
import { changeAndRange, count } from './figures.ts'
import { lineOf, settingLine } from './wording.ts'

export type CauseSetting = Cause['settings'][number]

/** Causes by what a reader does about them, the dearest first. */
export interface CausesByVerdict {
  readonly blamed: readonly Cause[]
  /** What was measured and is not clear; those of one group, which have the same figures, together. */
  readonly open: readonly (readonly Cause[])[]
  /** Not measured at all. */
  readonly unreached: readonly Cause[]
  readonly innocent: readonly Cause[]
}

/** How the figures came about, where what is said of all of them does not tell. */
const HOW: Readonly<Record<Cause['kind'], string>> = {
  share: '',
  alone: '',
  'from the head': 'measured beside the others',
  together: 'only together',
  'in a group': '',
  'does not start': 'no server starts with it or without it',
  'not measured': '',
}
/** Share of QPS that a change leaves at least: of none, nothing follows. */
const LEAST_LEFT = 0.01

export function causesByVerdict({ causes }: Pick<Result, 'causes'>): CausesByVerdict {
  const sorted = causes.toSorted(byCost)
  const unclear = sorted.filter(({ verdict }) => verdict === 'undecided' || verdict === 'not reached')
  const measured = unclear.filter(({ kind }) => kind !== 'not measured')
  return {
    blamed: sorted.filter(({ verdict }) => verdict === 'to blame'),
    open: [...Map.groupBy(measured, groupKey).values()],
    unreached: unclear.filter(({ kind }) => kind === 'not measured'),
    innocent: sorted.filter(({ verdict }) => verdict === 'innocent'),
  }
}

/** Key of the causes that are told together: a group's names; for any other cause, itself. */
function groupKey(cause: Cause): Cause | string {
  if (cause.kind === 'does not start') return cause.kind
  return cause.kind === 'in a group' ? JSON.stringify([cause.verdict, cause.measuredWith]) : cause
}

/** Names of all settings in these causes. */
export function namesOf(causes: readonly Cause[]): string[] {
  return causes.flatMap(({ settings }) => settings.map(({ name }) => name))
}

/** Change with its interval; undefined where nothing was measured. */
export function figuresOf({ change: found, low, high }: Cause) {
  return found === null || low === null || high === null ? undefined : { change: found, low, high }
}

/**
 * What taking a setting to blame back gains while the rest stays, as a change of head's QPS: removal is what it costs head
 * in QPS, so without it there are 1/(1 + removal) times as many. Undefined where that was not asked.
 */
export function savedOf({ verdict, removal }: Cause) {
  if (verdict !== 'to blame' || removal === null) return undefined
  const without = (change: number) => changeBetween(change, 0)
  return { change: without(removal.change), low: without(removal.high), high: without(removal.low) }
}

/** The change that leads from one change of QPS to another. */
export function changeBetween(from: number, to: number): number {
  return (1 + to) / Math.max(LEAST_LEFT, 1 + from) - 1
}

/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if taken back"; empty where nothing was measured. */
export function costText(cause: Cause): string {
  const [cost, saved] = [figuresOf(cause), savedOf(cause)]
  const parts = [
    cost === undefined ? '' : changeAndRange(cost),
    saved === undefined ? '' : `${changeAndRange(saved)} if taken back`,
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** "only together"; often empty. */
export function howOf({ kind }: Cause): string {
  return HOW[kind]
}

/** Verdict of causes with the same figures: "undecided", "not taken apart, measured with 2 others". */
export function openText(group: readonly Cause[]): string {
  const [first] = group
  if (first === undefined) return ''
  const isApart = first.kind === 'in a group' && first.verdict === 'not reached'
  return [isApart ? 'not taken apart' : first.verdict, detailText(group)].filter((part) => part !== '').join(', ')
}

/** How the figures came about, beside the verdict: "measured with 2 others"; often empty. */
export function detailText(group: readonly Cause[]): string {
  const [first] = group
  if (first === undefined) return ''
  if (first.kind !== 'in a group') return howOf(first)
  const listed = namesOf(group).length
  const others = first.measuredWith.length - listed
  if (others > 0) return `measured with ${count(others, 'other')}`
  return listed > 1 ? 'measured together' : ''
}

/** "ON", "0 → 1"; of a setting that is gone, what it was. */
export function valueText({ before, after, place }: CauseSetting, shown: (value: string) => string): string {
  if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`
  const only = place === null ? before : after
  return only === null ? '' : shown(only)
}

/** "conf/my.cnf:4"; where a setting that is gone once stood, as far as that is known. */
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
