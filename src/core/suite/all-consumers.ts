/**
 * Option that only suites have: every consumer of Performance Schema at once. Servers take patterns only for
 * instruments.
 */
import { COMMON_CONSUMERS, LATER_CONSUMERS } from '../families/family.ts'
import { canonicalName, OPTION_NAME, optionOf } from '../setting/option-name.ts'

const CONSUMER = 'performance-schema-consumer-'
const ALL = `${CONSUMER}%`

export const SUITE_OPTION_NAME = new RegExp(`${OPTION_NAME.source}|^${ALL}$`)

/**
 * Options that a name in a suite stands for. Options of consumers that only later versions have begin with loose-, so
 * that earlier servers ignore them.
 *
 * @param named names of all the scenario's options: an option for a single consumer overrides the pattern
 */
export function optionsBehind(name: string, named: readonly string[]): readonly string[] {
  if (name !== ALL) return [name]
  const others = new Set(named.map(canonicalName))
  const option = (consumer: string) => `${CONSUMER}${optionOf(consumer)}`
  const all = [...COMMON_CONSUMERS.map(option), ...LATER_CONSUMERS.map((consumer) => `loose-${option(consumer)}`)]
  return all.filter((each) => !others.has(canonicalName(each)))
}
