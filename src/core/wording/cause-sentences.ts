/** What is said of all causes below their rows: the same in every view. Plain text but for what a view writes itself. */
import type { Cause, Explanation } from '../attribution/attribution.ts'
import type { Figures } from '../attribution/balance.ts'
import { FALSE_BLAME } from '../attribution/factor-group.ts'
import { relevantShareOf } from '../attribution/search.ts'
import type { Result } from '../result/result.ts'
import { type CausesByVerdict, causesByVerdict, changeBetween, figuresOf, namesOf } from './cause-wording.ts'
import { change, changeAndRange, duration, share } from './figures.ts'

/** How a view writes names from outside: escaped, and as many as it has room for. */
export type NameList = (names: readonly string[], separator: string) => string

export interface CauseSentences {
  /** What is named, and what stays undecided. */
  readonly rule: string
  /** Which settings cost something only together; one for each set of them. */
  readonly together: readonly string[]
  /** How many cost nothing that matters; their names are for the view. */
  readonly innocents: string
  /** How the costs make the whole. */
  readonly balance: string
  /** How it was measured. */
  readonly method: readonly string[]
}

/** Sets of settings that cost only together which are told of; so many in a report are not believable. */
const MOST_SETS = 3
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Each without its period, and beginning small; empty where there is nothing to say that helps. */
export function causeSentences(result: Result, explanation: Explanation, list: NameList): CauseSentences {
  const byVerdict = causesByVerdict(result)
  return {
    rule: ruleText(explanation, byVerdict),
    together: partnersOf(result.causes)
      .slice(0, MOST_SETS)
      .map(
        (names) =>
          `only together do ${list(names, ' + ')} cost something, so taking one back saves more than its share`,
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

/** "named is what costs at least 1 % and is shown to cost something, at 97 % over all settings at once; undecided is …". */
function ruleText(explanation: Explanation, { open }: CausesByVerdict): string {
  const least = leastText(explanation)
  const undecided = open.flat().filter(({ kind, verdict }) => kind !== 'does not start' && verdict === 'undecided')
  const isApparent = undecided.some((cause) => (figuresOf(cause)?.high ?? 0) < 0)
  const rest = `; undecided is what may cost as much${isApparent ? ', even if its own interval leaves out zero' : ''}`
  return (
    `named is what costs at least ${least} and is shown to cost something, at ${share(1 - FALSE_BLAME)} over all ` +
    `settings at once${undecided.length === 0 ? '' : rest}`
  )
}

/** "1 %": the least cost that matters. */
function leastText({ whole }: Explanation): string {
  return share(relevantShareOf(whole.change))
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

/** "the other nine cost less than 1 % each"; empty where there is none. */
function innocentsText(explanation: Explanation, { innocent, ...rest }: CausesByVerdict): string {
  const many = namesOf(innocent).length
  if (many === 0) return ''
  const isAll = rest.blamed.length + rest.open.length + rest.unreached.length === 0
  const less = `less than ${leastText(explanation)}`
  if (isAll) return many === 1 ? `the setting costs ${less}` : `each of the ${inWords(many)} costs ${less}`
  return many === 1 ? `the other one costs ${less}` : `the other ${inWords(many)} cost ${less} each`
}

/** "compounded, all costs make the whole, −7.0 % (−7.9 … −6.1): those to blame −6.6 %, all others −0.4 % (−1.1 … +0.3)". */
function sharesText(
  { whole, sum, interaction }: Explanation,
  { blamed, open, innocent, unreached }: CausesByVerdict,
): string {
  if (blamed.length === 0) return nobodyText(whole.change)
  const isAll = open.length + innocent.length + unreached.length === 0
  const parts = isAll
    ? ''
    : `: those to blame ${change(sum.change)}, all others ${changeAndRange(othersOf(sum, interaction))}`
  return `compounded, all costs make the whole, ${changeAndRange(whole)}${parts}`
}

/** What all others cost of what those to blame leave. */
function othersOf(sum: Figures, { change, low, high }: Figures): Figures {
  const after = (taken: number) => changeBetween(sum.change, sum.change + taken)
  return { change: after(change), low: after(low), high: after(high) }
}

/** "sum of the causes −19.0 %, the whole −19.6 %, interaction and the rest −0.6 %". */
function sumText({ sum, whole, interaction }: Explanation, { blamed }: CausesByVerdict): string {
  if (blamed.length === 0) return nobodyText(whole.change)
  return (
    `sum of the causes ${change(sum.change)}, the whole ${change(whole.change)}, ` +
    `interaction and the rest ${change(interaction.change)}`
  )
}

function nobodyText(whole: number): string {
  return `no single setting was shown to be to blame, the whole is ${change(whole)}`
}

/** "switched on one running server, in random subsets, 40 s"; then what was started, and what that showed. */
function methodTexts(explanation: Explanation, list: NameList): string[] {
  const { method, isComplete, seconds, startOnly } = explanation
  const how =
    method === 'switched' ? 'switched on one running server, in random subsets' : 'measured on servers of their own'
  const time = isComplete
    ? `, ${duration(seconds)}`
    : `; incomplete, as the time was over after ${duration(seconds)}: --explain-budget gives more`
  const own = `a server of its own had what counts only at start: ${list(startOnly, ', ')}`
  return [`${how}${time}`, startOnly.length === 0 ? '' : own, wholesText(explanation)]
}

/** "the whole is −7.1 % (−8.0 … −6.2) switched, −6.8 % (−8.1 … −5.4) started"; empty where only one is known. */
function wholesText({ switched, started, disagrees }: Explanation): string {
  if (switched === null || started === null) return ''
  const [one, other] = [`${changeAndRange(switched)} switched`, `${changeAndRange(started)} started`]
  return disagrees
    ? `switching on a running server disagrees, so it explains nothing: the whole is ${one}, but ${other}`
    : `the whole is ${one}, ${other}`
}

function inWords(many: number): string {
  return WORDS[many] ?? String(many)
}
