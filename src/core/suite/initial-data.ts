/** What a server's data were made with before the change, as far as it counts afterwards. */
import { OptionIndex } from '../options/option-table.ts'
import { asLoose, canonicalOptionName } from './option-file.ts'
import { optionReach } from './option-reach.ts'
import { componentsOf } from './plugins.ts'
import type { Scenario, ServerOption } from './suite.ts'

export interface InitialData {
  /** Options without whose values a server does not start on the data. */
  readonly options: readonly ServerOption[]
  /** URNs of components that are installed. */
  readonly components: readonly string[]
  /** Named time zones that the server has. */
  readonly zones: readonly string[]
}

export const USUAL_DATA: InitialData = { options: [], components: [], zones: [] }

const OF_DATA = new OptionIndex(({ isOfData }) => isOfData)

/** @param now undefined: unchanged */
export function initialDataOf(before: Scenario, now = before): InitialData {
  const isOfData = (option: ServerOption) =>
    OF_DATA.find(canonicalOptionName(option.name)) === true && optionReach(option) === undefined
  const zones = [...before.options, ...now.options].flatMap(({ name, value = '' }) =>
    canonicalOptionName(name) === 'default-time-zone' && /^(?!system$)[a-z]/i.test(value) ? value : [],
  )
  return {
    // A new version may lack them, and then its data do not depend on them.
    options: before.options.filter(isOfData).map((option) => ({ ...option, name: asLoose(option.name) })),
    components: componentsOf(before.options),
    zones: [...new Set(zones)].toSorted(),
  }
}
