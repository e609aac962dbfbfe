/** What the search for causes found, in words: the same in every view. Plain text: the view escapes. */
import type { Cause, Explanation } from '../attribution/attribution.ts'
import type { Result } from '../result/result.ts'
import { change, count, duration } from './figures.ts'
import { lineOf, settingLine } from './wording.ts'

export type CauseSetting = Cause['settings'][number]

/** Causes by what a reader does about them. */
interface CausesByVerdict {
  /** The dearest first. */
  readonly blamed: readonly Cause[]
  /** What was measured and is not clear; those of one group, which have the same figures, together. */
  readonly open: readonly (readonly Cause[])[]
  /** Not measured at all. */
  readonly unreached: readonly Cause[]
  readonly innocent: readonly Cause[]
}

/** How the figures came about, where it is not the plain way: the setting alone beside the reference. */
const HOW: Readonly<Record<Cause['kind'], string>> = {
  share: '',
  alone: '',
  'from the head': 'measured beside the others',
  together: 'only together',
  'in a group': '',
  'does not start': 'no server starts with it or without it',
  'not measured': '',
}
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

export function causesByVerdict({ causes }: Result): CausesByVerdict {
  const unclear = causes.filter(({ verdict }) => verdict === 'undecided' || verdict === 'not reached')
  const measured = unclear.filter(({ kind }) => kind !== 'not measured')
  return {
    blamed: causes.filter(({ verdict }) => verdict === 'to blame'),
    open: [...Map.groupBy(measured, groupKey).values()],
    unreached: unclear.filter(({ kind }) => kind === 'not measured'),
    innocent: causes.filter(({ verdict }) => verdict === 'innocent'),
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

/** "only together", "−9.0 % beside the others"; empty where it was measured alone and nothing else. */
export function howOf({ kind, removal }: Cause): string {
  const beside = removal === null ? '' : `${change(removal.change)} beside the others`
  return [HOW[kind], beside].filter((part) => part !== '').join(', ')
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

/** "the other nine cost nothing"; empty where there is none. */
export function innocentsText({ innocent, ...rest }: CausesByVerdict): string {
  const many = namesOf(innocent).length
  if (many === 0) return ''
  const isAll = rest.blamed.length + rest.open.length + rest.unreached.length === 0
  if (isAll) return many === 1 ? 'the setting costs nothing' : `none of the ${inWords(many)} costs anything by itself`
  return many === 1 ? 'the other one costs nothing' : `the other ${inWords(many)} cost nothing`
}

/** "sum of the causes −19.0 %, the whole −19.6 %, interaction −0.6 %". */
export function balanceText({ sum, whole, interaction }: Explanation, { blamed }: CausesByVerdict): string {
  if (blamed.length === 0) return `no single setting was shown to be to blame, the whole is ${change(whole.change)}`
  return (
    `sum of the causes ${change(sum.change)}, the whole ${change(whole.change)}, ` +
    `interaction ${change(interaction.change)}`
  )
}

/** "the search took 95 s". */
export function searchText({ isComplete, seconds }: Explanation): string {
  return isComplete
    ? `the search took ${duration(seconds)}`
    : `the search is incomplete: its time was over after ${duration(seconds)}, --explain-budget gives more`
}

/** The text as the beginning of a sentence. */
export function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function inWords(many: number): string {
  return WORDS[many] ?? String(many)
}
