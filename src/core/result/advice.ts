/** What is known of changed settings beforehand, whatever they cost: it decides nothing. */
import type { ChangedSetting } from '../plan/as-read.ts'
import type { Plan } from '../plan/plan.ts'
import { type Danger, dangersOf, type SettingChange } from '../settings/dangers.ts'
import { variableValue, variableValues } from '../settings/variable-values.ts'
import type { WrittenSetting } from '../suite/differences.ts'
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

/** One for each danger of a changed option, in the order in which the files have them. */
export function adviceOf({ settings, plan, scenarios, memoryBytes }: Advised): Advice[] {
  return settings.flatMap((setting): Advice[] => {
    const { scenario } = setting
    const server = scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.server
    const head = plan.arms.find((arm) => arm.revision === 'head' && arm.scenario.name === scenario)?.scenario
    const change = changeOf(setting)
    if (server === undefined || head === undefined || change === undefined) return []
    const found = dangersOf(change, {
      product: server.product as Product,
      version: server.version,
      memoryBytes,
      settings: variableValues(head.options),
    })
    return found.map((danger) => adviceOn(setting, danger))
  })
}

/** Of a setting that adds up, or of statements and images, nothing is known. */
function changeOf({ kind, name, before, after }: ChangedSetting): SettingChange | undefined {
  if (kind !== 'option' || name.includes(' ')) return undefined
  const [old, now] = [writtenValue(name, before), writtenValue(name, after)]
  const variable = now?.variable ?? old?.variable
  return variable === undefined ? undefined : { variable, before: old?.value, after: now?.value }
}

function writtenValue(name: string, written: WrittenSetting | null) {
  return written === null ? undefined : variableValue(name, written.value)
}

function adviceOn({ scenario, before, after }: ChangedSetting, danger: Danger): Advice {
  const { code, variable, page } = danger
  // A setting that is gone has no line any more: the file's first stands for it.
  const [file, line] = [after?.file ?? before?.file ?? scenario, after?.line ?? 1]
  return { scenario, code, variable, file, line, message: dangerText(danger), page }
}
