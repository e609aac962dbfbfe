/** Scenarios that say something else than the control and are left as the control: what they say reaches no server. */
import type { SourceLine } from '../names.ts'
import type { OptionReach } from '../warnings/warning.ts'
import { isBinaryLog } from './binary-log.ts'
import { settingDifferences } from './differences.ts'
import { isSameScenario } from './fingerprint.ts'
import { optionReach } from './option-reach.ts'
import type { Scenario, ServerOption, Suite } from './suite.ts'

/** An option in which such a scenario differs from the control. */
export interface LostOption extends SourceLine {
  readonly scenario: string
  readonly option: string
  /** Why it is left out; null where the file that it names is ours. */
  readonly why: OptionReach | null
}

/** Every option in which scenarios differ from the control that no server is given, where no other difference is left. */
export function lostOptions({ scenarios, control: name }: Pick<Suite, 'scenarios' | 'control'>): LostOption[] {
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
    return optionReach(option) === undefined ? [option] : []
  })
  return { ...scenario, options }
}
