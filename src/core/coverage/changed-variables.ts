/** Changed settings as the variables that they set. */

import { variableValue } from '../settings/variable-values.ts'
import type { SettingDifference } from '../suite/differences.ts'

/** A variable that differs, as servers list it; values are undefined where it is not set. */
export interface ChangedVariable<Setting extends SettingDifference = SettingDifference> {
  readonly variable: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly setting: Setting
}

/** The variable of a changed option; undefined of statements and images. */
export function changedVariable<Setting extends SettingDifference>(
  setting: Setting,
): ChangedVariable<Setting> | undefined {
  const { kind, name, before, after } = setting
  if (kind !== 'option') return undefined
  const [option = name] = name.split(' ')
  const { variable } = variableValue(option, (after ?? before)?.value)
  return { variable, before: writtenValue(option, before), after: writtenValue(option, after), setting }
}

function writtenValue(option: string, written: SettingDifference['before']): string | undefined {
  return written === null ? undefined : variableValue(option, written.value).value
}
