/** Advance knowledge about changed settings, as in result.json. */
import { knownServer } from '../families/families.ts'
import { presentLine, type Revision } from '../names.ts'
import { isIdle } from '../options/option-table.ts'
import type { Arm, Plan } from '../plan/plan.ts'
import { dangerText } from '../setting/danger-text.ts'
import { dangersOf } from '../setting/dangers.ts'
import { variableOf } from '../setting/option-name.ts'
import { variableTexts } from '../setting/resolve.ts'
import type { SettingChange } from '../setting/setting-change.ts'
import type { Advice, ResultScenario } from './result.ts'

/** A server that was started or asked. */
export interface ServerOfScenario {
  readonly name: string
  readonly revision: Revision
  readonly server: ResultScenario['server']
}

export interface Advised {
  readonly settings: readonly SettingChange[]
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
      const whole = variableOf(variable)
      const change = { variable, before: before[whole], after: after[whole] }
      const place = presentLine(setting)
      return dangersOf(change, { ...server, memoryBytes }).map((danger) => {
        return { ...danger, scenario, ...place, message: dangerText(danger) }
      })
    })
  })
}

function valuesOf(
  { arms }: Advised['plan'],
  scenario: string,
  revision: Arm['revision'],
): Readonly<Record<string, string>> {
  const arm = arms.find((one) => one.revision === revision && one.scenario.name === scenario)
  return variableTexts(arm?.scenario.options ?? [])
}

/**
 * Changed settings by their variable, without settings that add up, statements and images. If two have the same variable,
 * as when `skip-x` takes the place of `x`, the one that has a line now.
 */
function settingsByVariable(settings: readonly SettingChange[]): ReadonlyMap<string, SettingChange> {
  const byVariable = new Map<string, SettingChange>()
  for (const setting of settings) {
    const { kind, name, variable, after } = setting
    if (kind !== 'option' || variable === undefined || name.includes(' ')) continue
    if (after !== null || !byVariable.has(variable)) byVariable.set(variable, setting)
  }
  return byVariable
}
