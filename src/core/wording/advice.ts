/** What is said of changed settings beforehand, and where a speed-up is bought with it. */
import type { Advice, Result } from '../result/result.ts'
import { isDurabilityCode } from '../settings/durability.ts'

export const ADVICE_TITLE = 'Known of these settings, whatever they cost'

/**
 * That what is faster in this run loses more in a crash, said where the speed-up is reported.
 *
 * @returns an empty text where nothing is faster, or nothing of that is bought
 */
export function durabilityTrade({ comparisons, advice }: Result): string {
  const faster = new Set(comparisons.flatMap(({ label, scenario }) => (label === 'improved' ? [scenario] : [])))
  const traded = advice.filter(({ code, scenario }) => isDurabilityCode(code) && faster.has(scenario))
  if (traded.length === 0) return ''
  const names = [...new Set(traded.map(({ variable }) => variable))]
  return `The speed-up is bought with durability, as ${names.join(' and ')} ${names.length === 1 ? 'gives' : 'give'} up some.`
}

/** "my.cnf:3: innodb_flush_log_at_trx_commit=2 means that …". */
export function adviceText({ file, line, message }: Advice): string {
  return `${file}:${line}: ${message}`
}
