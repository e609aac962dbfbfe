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
  /** Options by which one side's tables are made; empty if the change leaves them as they are. */
  readonly ofTables: readonly ServerOption[]
  /** Their variables that the change sets otherwise: they get no value of ours. */
  readonly untouched: readonly string[]
}

export const USUAL_DATA: InitialData = { options: [], components: [], zones: [], ofTables: [], untouched: [] }

const OF_DATA = new OptionIndex(({ isOfData }) => isOfData)
const OF_TABLES = new OptionIndex(({ isOfTables, variable }) => (isOfTables ? variable : undefined))

/**
 * @param now undefined: unchanged
 * @param side whose server has the data; default: before
 */
export function initialDataOf(before: Scenario, now = before, side = before): InitialData {
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
    ...tablesOf(before, now, side),
  }
}

/** Whether new tables are made by an option's value. */
export function isOfTables({ name }: Pick<ServerOption, 'name'>): boolean {
  return OF_TABLES.find(canonicalOptionName(name)) !== undefined
}

/** The values by which new tables are made, by variable; undefined of a bare flag. */
export function tableValues({ options }: Scenario): ReadonlyMap<string, string | undefined> {
  return new Map(
    options.flatMap(({ name, value }) => {
      const variable = OF_TABLES.find(canonicalOptionName(name))
      return variable === undefined ? [] : [[variable, value] as const]
    }),
  )
}

/** Where a change sets what new tables are like, each side has tables of its own. */
function tablesOf(before: Scenario, now: Scenario, side: Scenario): Pick<InitialData, 'ofTables' | 'untouched'> {
  const [old, present] = [tableValues(before), tableValues(now)]
  const untouched = [...new Set([...old.keys(), ...present.keys()])].filter(
    (variable) => old.get(variable) !== present.get(variable),
  )
  const ofTables = untouched.length === 0 ? [] : side.options.filter(isOfTables)
  return { ofTables: ofTables.map((option) => ({ ...option, name: asLoose(option.name) })), untouched }
}
