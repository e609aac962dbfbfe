/** Changes that no measurement here could tell from none: what has no effect on speed, and what qpsgate sets itself. */
import { variableForms } from '../options/option-names.ts'
import { OptionIndex } from '../options/option-table.ts'
import { isEverRemoved } from '../settings/removed-options.ts'
import { classOf } from '../settings/settings-knowledge.ts'
import { type SettingDifference, settingDifferences } from '../suite/differences.ts'
import { isSameScenario } from '../suite/fingerprint.ts'
import type { Scenario } from '../suite/suite.ts'

/** Other places stay changes of speed: with tmpdir or a log in memory or on another device a server is another one. */
const PLACED_BY_US = new OptionIndex(({ isPlacedByUs }) => isPlacedByUs)

/** Whether a server of ours is as fast with the setting as without. */
export function isWithoutEffect({ kind, name, before, after }: SettingDifference): boolean {
  if (kind !== 'option') return false
  const forms = variableForms(name)
  // A server may not start with an option that it no longer has.
  if (after !== null && forms.some(isEverRemoved)) return false
  if (name === 'log-bin') return before !== null && after !== null
  return PLACED_BY_US.find(...forms) === true || classOf(name) === 'no effect'
}

/** Whether they may differ in speed; not where only settings without effect differ. */
export function mayDifferInSpeed(before: Scenario, after: Scenario): boolean {
  if (isSameScenario(before, after)) return false
  const differences = settingDifferences(before, after)
  return differences.length === 0 || !differences.every(isWithoutEffect)
}
