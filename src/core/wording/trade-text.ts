/**
 * What a change buys besides speed and what it risks, in words for a title. Texts are plain, so views have to escape
 * them.
 */
import { firstOf } from '../figures.ts'
import type { AccessCode, DurabilityCode } from '../options/option-table.ts'
import type { Advice, Result, ResultComparison } from '../result/result.ts'
import { type GainCode, isGainCode } from '../setting/dangers.ts'
import { readOptionName } from '../setting/option-name.ts'
import { shorten } from './escape.ts'
import { linesOf } from './wording.ts'

const WORDS: Readonly<Record<DurabilityCode | AccessCode | GainCode, string>> = {
  'commits-synced': 'no commit is lost in a crash',
  'binary-log-synced': 'no commit is missing in the binary log after a crash',
  'binary-log-kept': 'replicas and point-in-time recovery',
  'pages-written-twice': 'pages outlive a crash',
  'files-synced': 'data outlives a crash',
  'commits-not-synced': 'commits lost in a crash',
  'binary-log-not-synced': 'replicas that differ after a crash',
  'no-binary-log': 'no replica, no point-in-time recovery',
  'torn-pages': 'torn pages after a crash',
  'nothing-synced': 'no usable data after a crash',
  'no-privileges': 'anybody may do everything',
  'no-client-files': 'applications cannot load files',
  'fewer-server-files': 'the server loads fewer files',
  'no-network': 'no clients over the network',
}

const MOST_WORDS = 3

function gainsOf({ advice }: Result): readonly Advice[] {
  return advice.filter(({ code }) => isGainCode(code))
}

export function risksOf({ advice }: Result): readonly Advice[] {
  return advice.filter(({ code }) => !isGainCode(code))
}

/**
 * Example: ", and buys: no commit is lost in a crash". It follows the cost of slower scenarios. Empty if these buy
 * nothing, or if the title shows no cost.
 */
export function boughtText(result: Result): string {
  // The title of a pass shows no comparison with the baseline, so a cost there needs no such words.
  const isTold = ({ rule }: ResultComparison) => result.verdict !== 'pass' || rule !== 'baseline'
  const slower = result.comparisons.filter((each) => each.high < 0 && isTold(each)).map(({ scenario }) => scenario)
  const words = wordsOf(gainsOf(result).filter(({ scenario }) => slower.includes(scenario)))
  return words === '' || result.verdict === 'inconclusive' ? '' : `, and buys: ${words}`
}

/** Example: "risk: commits lost in a crash (my.cnf:3)"; empty without a risk. */
export function riskTitle(result: Result): string {
  const risks = risksOf(result)
  const words = wordsOf(risks)
  return words === '' ? '' : `risk: ${words} (${shorten(linesOf(risks))})`
}

/** Whether every one of these settings buys safety, so that the next step may offer to keep the change. */
export function isBought(result: Result, names: readonly string[]): boolean {
  const variables = gainsOf(result).map(({ variable }) => variable)
  return names.length > 0 && names.every((name) => variables.includes(readOptionName(name).bare))
}

function wordsOf(advice: readonly Advice[]): string {
  const words = advice.flatMap(({ code }) => (Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : []))
  return firstOf([...new Set(words)], MOST_WORDS, '; ')
}
