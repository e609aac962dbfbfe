/** Data that a server created before the change. The changed server starts on them, as it would in production. */

import { OptionIndex } from '../options/option-table.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { keepsRows } from '../setting/knowledge.ts'
import { componentsOf } from '../setting/plugins.ts'
import { optionReach } from '../setting/reach.ts'
import { looseSetting, type Setting, variableText } from '../setting/setting.ts'

export interface InitialData {
  /** Options that must keep their values, because a server does not start on data that were made with other values. */
  readonly options: readonly Setting[]
  readonly components: readonly string[]
  readonly zones: readonly string[]
  /**
   * Options that shape new tables on one side; empty if the change touches none of them, so that both sides can share
   * tables.
   */
  readonly ofTables: readonly Setting[]
  /**
   * Options of tables that the change sets. qpsgate gives no value of its own for these, because it would hide the
   * change.
   */
  readonly untouched: readonly string[]
}

export const USUAL_DATA: InitialData = { options: [], components: [], zones: [], ofTables: [], untouched: [] }

const OF_DATA = new OptionIndex(({ isOfData }) => isOfData)
const OF_TABLES = new OptionIndex(({ isOfTables, variable }) => (isOfTables ? variable : undefined))

/**
 * Data of a server before the change.
 *
 * @param now the same server after the change; default: unchanged
 * @param side the side whose tables are made; default: before
 */
export function initialDataOf(before: Scenario, now = before, side = before): InitialData {
  const isOfData = (option: Setting) => OF_DATA.find(option.bare) === true && optionReach(option) === undefined
  const zones = [...before.options, ...now.options].flatMap(({ bare, text = '' }) =>
    bare === 'default_time_zone' && /^(?!system$)[a-z]/i.test(text) ? text : [],
  )
  return {
    // These options get the prefix loose-, because a new version may lack them. Its data then do not depend on them.
    options: before.options.filter(isOfData).map(looseSetting),
    components: componentsOf(before.options),
    zones: [...new Set(zones)].toSorted(),
    ...tablesOf(before, now, side),
  }
}

export function isOfTables({ bare }: Pick<Setting, 'bare'>): boolean {
  return OF_TABLES.find(bare) !== undefined
}

export function tableValues({ options }: Scenario): ReadonlyMap<string, string> {
  const values = options.flatMap((option) => {
    const variable = OF_TABLES.find(option.bare)
    return variable === undefined ? [] : [[variable, variableText(option)] as const]
  })
  return new Map(values.sort(([one], [other]) => one.localeCompare(other)))
}

/**
 * Options of new tables. If the change sets any of them, each side gets tables of its own, because a copy would keep
 * the old form.
 */
function tablesOf(before: Scenario, now: Scenario, side: Scenario): Pick<InitialData, 'ofTables' | 'untouched'> {
  const [old, present] = [tableValues(before), tableValues(now)]
  const untouched = [...new Set([...old.keys(), ...present.keys()])].filter(
    (variable) => old.get(variable) !== present.get(variable),
  )
  // The values are also used outside of the server's sandbox, and a stranger may have written them, so they may contain
  // only letters, digits, underscores and dashes.
  const isWord = (option: Setting) => optionReach(option) === undefined && /^[\w-]*$/.test(option.text ?? '')
  const isUsed = (option: Setting) => isOfTables(option) && isWord(option) && keepsRows(option.text)
  const ofTables = untouched.length === 0 ? [] : side.options.filter(isUsed)
  return { ofTables: ofTables.map(looseSetting), untouched }
}
