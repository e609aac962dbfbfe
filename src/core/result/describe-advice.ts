/** Advance knowledge about changed settings, as in result.json. */
import { knownServer } from '../families/families.ts'
import { presentLine, type Revision } from '../names.ts'
import { isIdle } from '../options/option-table.ts'
import type { ChangedSetting } from '../plan/changed-settings.ts'
import type { Arm, Plan } from '../plan/plan.ts'
import { dangerText } from '../setting/danger-text.ts'
import { dangersOf } from '../setting/dangers.ts'
import { type SettingValues, variableValue, variableValues } from '../setting/variable-values.ts'
import type { Advice, ResultScenario } from './result.ts'

/** A server that was started or asked. */
export interface ServerOfScenario {
  readonly name: string
  readonly revision: Revision
  readonly server: ResultScenario['server']
}

export interface Advised {
  readonly settings: readonly ChangedSetting[]
  readonly plan: { readonly arms: Plan['arms'] }
  /** Servers that were started or asked; there is no advice for scenarios without one. */
  readonly scenarios: readonly ServerOfScenario[]
  /** Memory of the machines that the configuration is for; undefined: nobody gave it. */
  readonly memoryBytes: number | undefined
}

/** One for each danger of a changed variable, in the order in which the files have them. */
export function adviceOf({ settings, plan, scenarios, memoryBytes }: Advised): Advice[] {
  const groups = Map.groupBy(settings, ({ scenario }) => scenario)
  return [...groups].flatMap(([scenario, changed]): Advice[] => {
    const program = scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.server
    const server = program && knownServer(program)
    if (server === undefined) return []
    const before = valuesOf(plan, scenario, 'base')
    const after = valuesOf(plan, scenario, 'head')
    return [...settingsByVariable(changed)].flatMap(([variable, setting]) => {
      if (isIdle(variable, (other) => after[other])) return []
      const change = { variable, before: before[variable], after: after[variable] }
      const place = presentLine(setting)
      return dangersOf(change, { ...server, memoryBytes }).map((danger) => {
        return { ...danger, scenario, ...place, message: dangerText(danger) }
      })
    })
  })
}

function valuesOf({ arms }: Advised['plan'], scenario: string, revision: Arm['revision']): SettingValues {
  const arm = arms.find((one) => one.revision === revision && one.scenario.name === scenario)
  return variableValues(arm?.scenario.options ?? [])
}

/**
 * Changed settings by their variable, without settings that add up, statements and images. If two have the same variable,
 * as when `skip-x` takes the place of `x`, the one that has a line now.
 */
function settingsByVariable(settings: readonly ChangedSetting[]): ReadonlyMap<string, ChangedSetting> {
  const byVariable = new Map<string, ChangedSetting>()
  for (const setting of settings) {
    const { kind, name, before, after } = setting
    if (kind !== 'option' || name.includes(' ')) continue
    const { variable } = variableValue(name, (after ?? before)?.value)
    if (after !== null || !byVariable.has(variable)) byVariable.set(variable, setting)
  }
  return byVariable
}
