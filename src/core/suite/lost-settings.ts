/** Settings that no server of a suite gets. */

import { settingChanges } from '../scenario/changes.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { isSameScenario } from '../scenario/scenario-identity.ts'
import { isBinaryLog, isCertificate, optionReach } from '../setting/reach.ts'
import { rewritten, type Setting } from '../setting/setting.ts'
import type { Suite } from './suite.ts'

/**
 * Options in which scenarios differ from the control, if they are left equal to it because no server gets their values:
 * every option in which such a scenario differs, and why it is left out, null if the file that it names is ours.
 */
export function lostOptions({ scenarios, control: name }: Suite) {
  const control = scenarios.find((scenario) => scenario.name === name)
  if (control === undefined) return []
  return scenarios
    .filter((scenario) => isSameScenario(given(control), given(scenario)))
    .flatMap((scenario) =>
      settingChanges(control, scenario).map(({ name, before, after }) => {
        const side = after ?? before
        const { file, line } = side ?? scenario.place
        const why = side && optionReach({ ...side, name })
        return { scenario: scenario.name, option: name, file, line, why: why ?? null }
      }),
    )
}

function given(scenario: Scenario): Scenario {
  const options = scenario.options.flatMap((option): Setting[] => {
    if (isBinaryLog(option)) return [rewritten(option, { name: 'log-bin', text: undefined })]
    if (isCertificate(option)) return [rewritten(option, { text: undefined })]
    return optionReach(option) === undefined ? [option] : []
  })
  return { ...scenario, options }
}
