/** What is known of changed settings beforehand, whatever they cost: it decides nothing. */
import type { ChangedSetting } from '../plan/as-read.ts'
import type { Arm, Plan } from '../plan/plan.ts'
import { type Danger, dangersOf } from '../settings/dangers.ts'
import type { SettingValues } from '../settings/memory-need.ts'
import { variableValue, variableValues } from '../settings/variable-values.ts'
import type { Product } from '../suite/option-groups.ts'
import { dangerText } from '../wording/dangers.ts'
import type { Advice, ResultScenario } from './result.ts'

export interface Advised {
  readonly settings: readonly ChangedSetting[]
  readonly plan: Pick<Plan, 'arms'>
  /** Whose servers were started; nothing is known of others. */
  readonly scenarios: readonly Pick<ResultScenario, 'name' | 'revision' | 'server'>[]
  /** Of the machines that the configuration is for; undefined where nobody has said. */
  readonly memoryBytes: number | undefined
}

/** One for each danger of a changed variable, in the order in which the files have them. */
export function adviceOf({ settings, plan, scenarios, memoryBytes }: Advised): Advice[] {
  const groups = Map.groupBy(settings, ({ scenario }) => scenario)
  return [...groups].flatMap(([scenario, own]): Advice[] => {
    const server = scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.server
    if (server === undefined) return []
    const [before, after] = [valuesOf(plan, scenario, 'base'), valuesOf(plan, scenario, 'head')]
    const context = { product: server.product as Product, version: server.version, memoryBytes, settings: after }
    return [...placesOf(own)].flatMap(([variable, setting]) => {
      const change = { variable, before: before[variable], after: after[variable] }
      return dangersOf(change, context).map((danger) => adviceOn(setting, danger))
    })
  })
}

function valuesOf({ arms }: Advised['plan'], scenario: string, revision: Arm['revision']): SettingValues {
  const arm = arms.find((one) => one.revision === revision && one.scenario.name === scenario)
  return variableValues(arm?.scenario.options ?? [])
}

/**
 * The difference of each variable, the one that has a line in the file now where there are two: `skip-x` in place of `x` is one
 * that came and one that went. Of settings that add up, of statements and images nothing is known.
 */
function placesOf(settings: readonly ChangedSetting[]): ReadonlyMap<string, ChangedSetting> {
  const places = new Map<string, ChangedSetting>()
  for (const setting of settings) {
    const { kind, name, before, after } = setting
    if (kind !== 'option' || name.includes(' ')) continue
    const { variable } = variableValue(name, (after ?? before)?.value)
    if (after !== null || !places.has(variable)) places.set(variable, setting)
  }
  return places
}

function adviceOn({ scenario, before, after }: ChangedSetting, danger: Danger): Advice {
  const { code, variable, page } = danger
  // A setting that is gone has no line any more: the file's first stands for it.
  const [file, line] = [after?.file ?? before?.file ?? scenario, after?.line ?? 1]
  return { scenario, code, variable, file, line, message: dangerText(danger), page }
}
