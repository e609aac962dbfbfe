/**
 * What a change buys besides speed, and what it risks, in words for a title. Plain text: the view escapes.
 */
import { joinTexts } from '../figures.ts'
import type { AccessCode, DurabilityCode } from '../options/option-table.ts'
import type { Advice, Result } from '../result/result.ts'
import { type GainCode, isGainCode } from '../setting/dangers.ts'
import { readOptionName } from '../setting/option-name.ts'

const WORDS: Readonly<Record<DurabilityCode | AccessCode | GainCode, string>> = {
  'commits-synced': 'no commit is lost in a crash',
  'binary-log-synced': 'no commit is missing in the binary log after a crash',
  'binary-log-kept': 'replicas and point-in-time recovery',
  'pages-written-twice': 'pages outlive a crash',
  'files-synced': 'data outlives a crash',
  'commits-not-synced': 'commits lost in a crash',
  'binary-log-not-synced': 'replicas that differ after a crash',
  'no-binary-log': 'no replica, no point-in-time recovery',
  'torn-pages': 'half pages after a crash',
  'nothing-synced': 'no usable data after a crash',
  'no-privileges': 'anybody may do everything',
  'no-client-files': 'applications cannot load files',
  'fewer-server-files': 'the server loads fewer files',
  'no-network': 'no clients over the network',
}

/** Safety that the change buys. */
function gainsOf({ advice }: Result): readonly Advice[] {
  return advice.filter(({ code }) => isGainCode(code))
}

/** Known dangers of the change. */
export function risksOf({ advice }: Result): readonly Advice[] {
  return advice.filter(({ code }) => !isGainCode(code))
}

/** ", and buys: no commit is lost in a crash", of slower scenarios; empty if they buy nothing, or no title tells of a cost. */
export function boughtText(result: Result): string {
  const slower = result.comparisons.flatMap(({ high, scenario }) => (high < 0 ? [scenario] : []))
  const words = wordsOf(gainsOf(result).filter(({ scenario }) => slower.includes(scenario)))
  return words === '' || result.verdict === 'inconclusive' ? '' : `, and buys: ${words}`
}

/** "risk: no replica, no point-in-time recovery"; empty if there is none that a title names. */
export function riskTitle(result: Result): string {
  const words = wordsOf(risksOf(result))
  return words === '' ? '' : `risk: ${words}`
}

/** Whether all of these settings buy safety. */
export function isBought(result: Result, names: readonly string[]): boolean {
  const variables = gainsOf(result).map(({ variable }) => variable)
  return names.length > 0 && names.every((name) => variables.includes(readOptionName(name).bare))
}

function wordsOf(advice: readonly Advice[]): string {
  const words = advice.map(({ code }) => (Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : ''))
  return joinTexts([...new Set(words)], '; ')
}
