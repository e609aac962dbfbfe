import { serverOfResult } from '../families/families.ts'
import { presentLine, type Revision } from '../names.ts'
import { isIdleOption } from '../options/option-table.ts'
import type { Plan } from '../plan/plan.ts'
import { dangerText } from '../setting/danger-text.ts'
import { dangersOf } from '../setting/dangers.ts'
import { variableTexts } from '../setting/resolve.ts'
import type { SettingChange } from '../setting/setting-change.ts'
import type { Advice, ResultScenario } from './result.ts'

/** The server of a scenario. Its version decides which risks of settings are known without measuring. */
export interface ServerOfScenario {
  readonly name: string
  readonly revision: Revision
  readonly server: ResultScenario['server']
}

export interface AdviceContext {
  readonly settings: readonly SettingChange[]
  readonly plan: { readonly arms: Plan['arms'] }
  /**
   * Servers that were started, or only printed their variables. Scenarios without a server get no advice about risks.
   */
  readonly scenarios: readonly ServerOfScenario[]
  /** Memory of the machines that the configuration is for; undefined if nobody gave it. */
  readonly memoryBytes: number | undefined
}

export function adviceOf({ settings, plan, scenarios, memoryBytes }: AdviceContext): Advice[] {
  const groups = Map.groupBy(settings, ({ scenario }) => scenario)
  return [...groups].flatMap(([scenario, changed]): Advice[] => {
    const program = scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.server
    const server = program && serverOfResult(program)
    if (server === undefined) return []
    const arm = plan.arms.find(({ revision, scenario: { name } }) => revision === 'head' && name === scenario)
    const after = variableTexts(arm?.scenario.options ?? [])
    const isSingle = ({ kind, before: old, after: current }: SettingChange) =>
      kind === 'option' && (current ?? old)?.value.kind !== 'instruments'
    return changed.filter(isSingle).flatMap((change) => {
      const { variable = '' } = change
      if (isIdleOption(variable, (other) => after[other])) return []
      return dangersOf(change, { ...server, memoryBytes }).map((danger) => {
        return { ...danger, scenario, ...presentLine(change), message: dangerText(danger) }
      })
    })
  })
}
