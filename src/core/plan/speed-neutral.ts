/** Changes that need no measurement: the server does not use the value while it serves. */
import { variableForms } from '../options/option-names.ts'
import { FORKS, removalOf } from '../options/option-table.ts'
import { classOf } from '../settings/settings-knowledge.ts'
import { type SettingDifference, settingDifferences } from '../suite/differences.ts'
import { isSameScenario } from '../suite/fingerprint.ts'
import type { Scenario, ServerOption } from '../suite/suite.ts'

/**
 * Whether a server is as fast with the setting as without. Other places of data and logs do not count as such: in
 * memory or on another device a server differs.
 */
export function isWithoutEffect({ kind, name, before, after }: SettingDifference): boolean {
  if (kind !== 'option') return false
  const forms = variableForms(name)
  // A server may not start with an option that it no longer has.
  if (after !== null && forms.some((form) => FORKS.some((fork) => removalOf(form, fork) !== undefined))) return false
  if (name === 'log-bin') return before !== null && after !== null && folderOf(before) === folderOf(after)
  return classOf(name) === 'no effect'
}

/** The folder of the binary log; without a path that is the data directory. */
function folderOf({ value = '' }: Pick<ServerOption, 'value'>): string {
  return value.slice(0, value.lastIndexOf('/') + 1)
}

/** Whether they may differ in speed; not where only settings without effect differ. */
export function mayDifferInSpeed(before: Scenario, after: Scenario): boolean {
  if (isSameScenario(before, after)) return false
  const differences = settingDifferences(before, after)
  return differences.length === 0 || !differences.every(isWithoutEffect)
}
