/** Finds settings of a suite that no server gets, so that the suite is refused instead of passing unmeasured. */

import { settingChanges } from '../scenario/changes.ts'
import { isReplacedOnServers } from '../setting/assess.ts'
import { optionReach } from '../setting/reach.ts'
import type { Suite } from './suite.ts'

/**
 * Settings of scenarios that would be measured exactly like the control, because no server gets the values in which
 * they differ. Such a scenario would pass whatever it contains. `why` is the reason why a setting is left out; null:
 * servers get the test's own file instead of the one that it names.
 */
export function lostSettings({ scenarios, control: name }: Suite) {
  const control = scenarios.find((scenario) => scenario.name === name)
  return scenarios.flatMap((scenario) => {
    const changes = control === undefined ? [] : settingChanges(control, scenario)
    if (!changes.every((change) => change.kind === 'option' && isReplacedOnServers(change))) return []
    return changes.map(({ name: option, before, after }) => {
      const side = after ?? before
      const { file, line } = side ?? scenario.place
      return {
        scenario: scenario.name,
        option,
        file,
        line,
        why: (side && optionReach({ ...side, name: option })) ?? null,
      }
    })
  })
}
