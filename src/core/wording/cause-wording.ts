/** One cause in words, for a row or a line: the same in every view. Plain text: the view escapes. */

import { byCost, type Cause, type Explanation, type Figures } from '../attribution/attribution.ts'
import { FALSE_BLAME, relevantShareOf } from '../attribution/balance.ts'
import type { Result } from '../result/result.ts'
import { change, changeAndRange, count, duration, share } from './figures.ts'
import { lineOf, settingLine } from './wording.ts'

export type CauseSetting = Cause['settings'][number]

/** Causes by the reader's action, the most expensive first. */
export interface CausesByVerdict {
  readonly blamed: readonly Cause[]
  /** Measured causes that are unclear; those of one group, which have the same figures, together. */
  readonly open: readonly (readonly Cause[])[]
  /** Not measured at all. */
  readonly unreached: readonly Cause[]
  readonly innocent: readonly Cause[]
}

/** The way that the figures were obtained, if the sentence for all of them does not say it. */
const HOW: Readonly<Record<Cause['kind'], string>> = {
  share: '',
  alone: '',
  'from the head': 'measured with the others',
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

/** Key of the causes that are shown together: a group's names; for any other cause, itself. */
function groupKey(cause: Cause): Cause | string {
  if (cause.kind === 'does not start') return cause.kind
  return cause.kind === 'in a group' ? JSON.stringify([cause.verdict, cause.measuredWith]) : cause
}

/** Names of all settings in these causes. */
export function namesOf(causes: readonly Cause[]): string[] {
  return causes.flatMap(({ settings }) => settings.map(({ name }) => name))
}

/** Change with its interval; undefined if nothing was measured. */
export function figuresOf({ change: found, low, high }: Record<'change' | 'low' | 'high', number | null>) {
  return found === null || low === null || high === null ? undefined : { change: found, low, high }
}

/**
 * The gain from switching a setting to blame back while the rest stays, as a change of head's QPS: removal is its cost
 * for head in QPS, so without it there are 1/(1 + removal) times as many. Undefined if that was not measured.
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

/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if reverted"; empty if nothing was measured. */
export function costText(cause: Cause): string {
  const [cost, saved] = [figuresOf(cause), savedOf(cause)]
  const parts = [
    cost === undefined ? '' : changeAndRange(cost),
    saved === undefined ? '' : `${changeAndRange(saved)} if reverted`,
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

/** The way that the figures were obtained, for the verdict: "measured with 2 others"; often empty. */
function detailText(group: readonly Cause[]): string {
  const [first] = group
  if (first === undefined) return ''
  if (first.kind !== 'in a group') return howOf(first)
  const listed = namesOf(group).length
  const others = first.measuredWith.length - listed
  if (others > 0) return `measured with ${count(others, 'other')}`
  return listed > 1 ? 'measured together' : ''
}

/** "ON", "0 → 1"; for a removed setting, its former value. */
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

/** How a view writes names from outside: escaped, and as many as it has room for. */
export type NameList = (names: readonly string[], separator: string) => string

export interface CauseSentences {
  /** The condition for being named, and the causes that stay undecided. */
  readonly rule: string
  /** Settings that cost something only together; one text for each set of them. */
  readonly together: readonly string[]
  /** How many cost nothing that matters; their names are for the view. */
  readonly innocents: string
  /** How the costs make the whole. */
  readonly balance: string
  /** How it was measured. */
  readonly method: readonly string[]
}

/** Limit for reported sets of settings that cost only together; a report with more would not be credible. */
const MOST_SETS = 3
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Each without its period, and beginning small; empty if there is nothing to say that helps. */
export function causeSentences(result: Result, explanation: Explanation, list: NameList): CauseSentences {
  const byVerdict = causesByVerdict(result)
  return {
    rule: ruleText(explanation, byVerdict),
    together: partnersOf(result.causes)
      .slice(0, MOST_SETS)
      .map(
        (names) =>
          `the settings ${list(names, ' + ')} cost QPS only together, so reverting one regains more than its share`,
      ),
    innocents: innocentsText(explanation, byVerdict),
    balance: explanation.method === 'switched' ? sharesText(explanation, byVerdict) : sumText(explanation, byVerdict),
    method: methodTexts(explanation, list).filter((text) => text !== ''),
  }
}

/** The text as a sentence. */
export function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** "a setting is blamed if it significantly costs at least 1 % (97 % confidence over all settings)". */
function ruleText(explanation: Explanation, { open }: CausesByVerdict): string {
  const least = leastText(explanation)
  const undecided = open.flat().filter(({ kind, verdict }) => kind !== 'does not start' && verdict === 'undecided')
  const isApparent = undecided.some((cause) => (figuresOf(cause)?.high ?? 0) < 0)
  const rest = `; an undecided setting may cost as much${isApparent ? ', even if its own interval excludes zero' : ''}`
  return (
    `a setting is blamed if it significantly costs at least ${least} (${share(1 - FALSE_BLAME)} confidence over all ` +
    `settings)${undecided.length === 0 ? '' : rest}`
  )
}

/** "1 %": the least cost that matters. */
function leastText({ whole }: Explanation): string {
  return share(relevantShareOf(whole.change))
}

/**
 * The causes in sets: those that cost QPS only together are one set, all others are each their own. In the given order.
 */
export function costSets(causes: readonly Cause[]): Cause[][] {
  const partners = partnersOf(causes)
  const keyOf = (cause: Cause) => partners.find((set) => cause.settings.some(({ name }) => set.includes(name))) ?? cause
  return [...Map.groupBy(causes, keyOf).values()]
}

/** Sets of settings that cost only together: each with its partners and theirs. */
function partnersOf(causes: readonly Cause[]): string[][] {
  const sets: string[][] = []
  for (const { settings, together } of causes) {
    if (together.length === 0) continue
    const names = [...settings.map(({ name }) => name), ...together]
    const joined = sets.filter((set) => set.some((name) => names.includes(name)))
    for (const set of joined) sets.splice(sets.indexOf(set), 1)
    sets.push([...new Set([...joined.flat(), ...names])])
  }
  return sets
}

/** "the other nine cost less than 1 % each"; empty if there is none. */
function innocentsText(explanation: Explanation, { innocent, ...rest }: CausesByVerdict): string {
  const many = namesOf(innocent).length
  if (many === 0) return ''
  const isAll = rest.blamed.length + rest.open.length + rest.unreached.length === 0
  const less = `less than ${leastText(explanation)}`
  if (isAll) return many === 1 ? `the setting costs ${less}` : `each of the ${inWords(many)} costs ${less}`
  return many === 1 ? `the other one costs ${less}` : `the other ${inWords(many)} cost ${less} each`
}

/** "the total is −7.0 % (−7.9 … −6.1): blamed settings −6.6 %, all others −0.4 % (−1.1 … +0.3)". */
function sharesText(
  { whole, sum, interaction }: Explanation,
  { blamed, open, innocent, unreached }: CausesByVerdict,
): string {
  if (blamed.length === 0) return nobodyText(whole.change)
  const isAll = open.length + innocent.length + unreached.length === 0
  const parts = isAll
    ? ''
    : `: blamed settings ${change(sum.change)}, all others ${changeAndRange(othersOf(sum, interaction))}`
  return `the total is ${changeAndRange(whole)}${parts}`
}

/** The cost of all others, relative to the speed that those to blame leave. */
function othersOf(sum: Figures, { change, low, high }: Figures): Figures {
  const after = (taken: number) => changeBetween(sum.change, sum.change + taken)
  return { change: after(change), low: after(low), high: after(high) }
}

/** "blamed settings cost −19.0 % of −19.6 % in total, interaction and others −0.6 %". */
function sumText({ sum, whole, interaction }: Explanation, { blamed }: CausesByVerdict): string {
  if (blamed.length === 0) return nobodyText(whole.change)
  return (
    `blamed settings cost ${change(sum.change)} of ${change(whole.change)} in total, ` +
    `interaction and others ${change(interaction.change)}`
  )
}

function nobodyText(whole: number): string {
  return `no single setting costs a significant share; the total is ${change(whole)}`
}

/** "measured for 40 s by switching random subsets on a running server"; then the settings that were started. */
function methodTexts(explanation: Explanation, list: NameList): string[] {
  const { method, isComplete, seconds, startOnly } = explanation
  const how = method === 'switched' ? 'by switching random subsets on a running server' : 'on separate servers'
  const rest = isComplete ? '' : '; incomplete because the time ran out: --explain-budget gives more'
  const own = `restart-only settings got their own server: ${list(startOnly, ', ')}`
  return [`measured for ${duration(seconds)} ${how}${rest}`, startOnly.length === 0 ? '' : own, wholesText(explanation)]
}

/** "the total is −7.1 % (−8.0 … −6.2) when switched, −6.8 % (−8.1 … −5.4) when started"; empty if only one is known. */
function wholesText({ switched, started, disagrees }: Explanation): string {
  if (switched === null || started === null) return ''
  const [one, other] = [`${changeAndRange(switched)} when switched`, `${changeAndRange(started)} when started`]
  return disagrees
    ? `switching disagrees with starting, so it was not used: the total is ${one}, but ${other}`
    : `the total is ${one}, ${other}`
}

function inWords(many: number): string {
  return WORDS[many] ?? String(many)
}
