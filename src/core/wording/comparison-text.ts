import { changeAndRange, count, joinTexts, share } from '../figures.ts'
import type { Rule } from '../policy/gate-policy.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import { isUnpursued } from '../verdict/judgement.ts'
import { shorten } from './escape.ts'
import { against, cellText } from './wording.ts'

export const LABELS: Readonly<Record<ResultComparison['label'], string>> = {
  'within the limit': 'within the limit',
  'slower within the limit': 'slower, within the limit',
  improved: 'improved',
  slower: 'slower',
  faster: 'faster',
  'not told apart': 'not told apart',
  regressed: 'regressed',
  'not confirmed': 'not confirmed on restarted servers',
  'machine disturbed': 'the machine was disturbed',
  'not confirmed in time': 'seems slower, not confirmed in time',
  'leaning regressed': 'probably slower',
  'also slower, not pursued': 'also slower',
  'not pursued': 'not pursued',
  'not by this change': 'not by this change',
  inconclusive: 'inconclusive',
}

/** Word for the verdict of a comparison; its label if that says more, such as "improved" or "also slower". */
export function verdictWord({ verdict, label }: ResultComparison): string {
  return label === 'improved' || verdict === 'measured' || isUnpursued({ label }) ? LABELS[label] : verdict
}

export function limitText({ tolerance }: Pick<ResultComparison, 'tolerance'>): string {
  return tolerance === null ? 'no limit' : `limit ${share(tolerance)}`
}

/** Example: "regressed: −9.2% (−10.3 … −8.0) at oltp_read_only, 4 threads, limit 5%; pfson against pfsoff". */
export function comparisonText(comparison: ResultComparison): string {
  const { workload, threads, scenario } = comparison
  const place = `at ${shorten(workload)}, ${count(threads, 'thread')}`
  const what = `${shorten(scenario)} against ${against(comparison)}`
  return `${verdictWord(comparison)}: ${changeAndRange(comparison)} ${place}, ${limitText(comparison)}; ${what}`
}

export function changeTitle(rule: Rule, comparisons: readonly ResultComparison[]): string {
  const references = [...new Set(comparisons.map(({ reference }) => shorten(reference)))]
  const titles: Readonly<Record<Rule, string>> = {
    control: ` against the control ${references.join(', ')}`,
    base: ', now against before',
    baseline: ', now against the baseline of the branch',
  }
  return `Change in QPS${titles[rule]}`
}

/**
 * Names comparisons by what tells them apart. What all of them share is left out, because room in pictures is short.
 */
export function comparisonNamer({ plan }: Result, shown: readonly ResultComparison[]) {
  const isSeveral = (key: 'scenario' | 'workload' | 'threads') => new Set(shown.map((one) => one[key])).size > 1
  const hasPlaces = isSeveral('workload') || isSeveral('threads')
  const hasScenarios = isSeveral('scenario') || (!hasPlaces && plan.rules.includes('control'))
  return (one: ResultComparison) =>
    joinTexts([hasScenarios ? one.scenario : '', hasPlaces || !hasScenarios ? cellText(one) : ''], ', ')
}
