/** Settings of a suite that none of its servers gets. */

import { settingChanges } from '../scenario/changes.ts'
import { isReplacedOnServers } from '../setting/assess.ts'
import { optionReach } from '../setting/reach.ts'
import type { Suite } from './suite.ts'

/**
 * Settings in which scenarios differ from the control, if they are left equal to it because no server gets their
 * values: every setting in which such a scenario differs, and why it is left out, null if the file that it names is
 * ours.
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
