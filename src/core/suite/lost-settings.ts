/** Settings that no server of a suite gets. */

import { settingDifferences } from '../scenario/changes.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { isSameScenario } from '../scenario/scenario-identity.ts'
import { isBinaryLog, isCertificate, optionReach } from '../setting/reach.ts'
import type { ServerOption } from '../setting/setting.ts'
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
      settingDifferences(control, scenario).map(({ name: option, before, after }) => {
        const { file, line, value } = after ?? before ?? { ...scenario.place, value: undefined }
        return { scenario: scenario.name, option, file, line, why: optionReach({ name: option, value }) ?? null }
      }),
    )
}

function given(scenario: Scenario): Scenario {
  const options = scenario.options.flatMap((option): ServerOption[] => {
    if (isBinaryLog(option)) return [{ ...option, name: 'log-bin', value: undefined }]
    if (isCertificate(option)) return [{ ...option, value: undefined }]
    return optionReach(option) === undefined ? [option] : []
  })
  return { ...scenario, options }
}
