/** What a server's data were made with before the change, as far as it counts afterwards. */

import { OptionIndex } from '../options/option-table.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { keepsRows } from '../setting/knowledge.ts'
import { componentsOf } from '../setting/plugins.ts'
import { optionReach } from '../setting/reach.ts'
import { looseSetting, type Setting, variableText } from '../setting/setting.ts'

export interface InitialData {
  /** Options without whose values a server does not start on the data. */
  readonly options: readonly Setting[]
  /** URNs of components that are installed. */
  readonly components: readonly string[]
  /** Named time zones that the server has. */
  readonly zones: readonly string[]
  /** Options by which one side's tables are made; empty if the change leaves them as they are. */
  readonly ofTables: readonly Setting[]
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
  const isOfData = (option: Setting) => OF_DATA.find(option.bare) === true && optionReach(option) === undefined
  const zones = [...before.options, ...now.options].flatMap(({ option, text = '' }) =>
    option === 'default-time-zone' && /^(?!system$)[a-z]/i.test(text) ? text : [],
  )
  return {
    // A new version may lack them, and then its data do not depend on them.
    options: before.options.filter(isOfData).map(looseSetting),
    components: componentsOf(before.options),
    zones: [...new Set(zones)].toSorted(),
    ...tablesOf(before, now, side),
  }
}

/** Whether new tables are made by an option's value. */
export function isOfTables({ bare }: Pick<Setting, 'bare'>): boolean {
  return OF_TABLES.find(bare) !== undefined
}

/** The values by which new tables are made, by variable, in the order of their names. */
export function tableValues({ options }: Scenario): ReadonlyMap<string, string> {
  const values = options.flatMap((option) => {
    const variable = OF_TABLES.find(option.bare)
    return variable === undefined ? [] : [[variable, variableText(option)] as const]
  })
  return new Map(values.sort(([one], [other]) => one.localeCompare(other)))
}

/** Where a change sets what new tables are like, each side has tables of its own. */
function tablesOf(before: Scenario, now: Scenario, side: Scenario): Pick<InitialData, 'ofTables' | 'untouched'> {
  const [old, present] = [tableValues(before), tableValues(now)]
  const untouched = [...new Set([...old.keys(), ...present.keys()])].filter(
    (variable) => old.get(variable) !== present.get(variable),
  )
  // A stranger may have written them, and the server is not the only program that gets them.
  const isWord = (option: Setting) => optionReach(option) === undefined && /^[\w-]*$/.test(option.text ?? '')
  const isUsed = (option: Setting) => isOfTables(option) && isWord(option) && keepsRows(option.text)
  const ofTables = untouched.length === 0 ? [] : side.options.filter(isUsed)
  return { ofTables: ofTables.map(looseSetting), untouched }
}
