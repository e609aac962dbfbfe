/**
 * Finds servers of a fleet whose configurations are alike before a change and also after it, so that one of them is
 * measured for all. Such servers may differ in settings that no test server gets, or that have no effect on speed.
 */

import { isSameProgram, settingChanges } from '../scenario/changes.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { scenarioIdentity } from '../scenario/scenario-identity.ts'
import { mayAffectSpeed } from '../setting/assess.ts'
import { canonicalName } from '../setting/option-name.ts'
import { isBinaryLog, isCertificate, optionReach } from '../setting/reach.ts'
import { isExpression, rewrite, type Setting } from '../setting/setting.ts'
import type { SettingChange } from '../setting/setting-change.ts'

export interface AlikeServer {
  readonly name: string
  readonly scenario: string
  readonly changes: readonly SettingChange[]
}

export interface Kinds {
  /** First server of each kind. Its measurement stands for the others, which `alike` names. */
  readonly measured: readonly Scenario[]
  readonly alike: readonly AlikeServer[]
}

export function kindsOf(scenarios: readonly Scenario[], base: readonly Scenario[]): Kinds {
  const former = new Map(base.toReversed().map((scenario) => [scenario.name, scenario]))
  const beforeOf = (after: Scenario) => former.get(after.name) ?? { ...after, options: [] }
  const kinds = [...Map.groupBy(scenarios, (after) => kindOf(beforeOf(after), after)).values()]
  return {
    measured: kinds.flatMap(([first]) => first ?? []),
    alike: kinds.flatMap(([first, ...others]) =>
      others.map((other) => ({
        name: other.name,
        scenario: first?.name ?? other.name,
        changes: settingChanges(beforeOf(other), other),
      })),
    ),
  }
}

/**
 * Key of a server before and after the change: servers with equal keys are alike, so that one measurement suffices for
 * them.
 */
function kindOf(before: Scenario, after: Scenario): string {
  const isUpgrade = !isSameProgram(before, after)
  const identityOf = ({ memoryLimit, ...scenario }: Scenario) => {
    const options = scenario.options.flatMap((option) => asMeasured(option, isUpgrade) ?? [])
    return [scenarioIdentity({ ...scenario, options, own: undefined }), memoryLimit?.value]
  }
  // The key holds changed settings even if no server gets them, because the report has a sentence about each of them.
  const changed = settingChanges(before, after).map(({ name }) => canonicalName(name))
  return JSON.stringify([identityOf(before), identityOf(after), changed.toSorted()])
}

/**
 * The option as the measured server gets it; undefined if the server does not get it, or if no value of it changes
 * speed.
 *
 * @param isUpgrade whether the program changes: the new program may refuse any option, so none is left out
 */
function asMeasured(option: Setting, isUpgrade: boolean): Setting | undefined {
  if (isExpression(option)) return option
  // The test gives the binary log a name of its own, so the written name makes no difference.
  if (isBinaryLog(option)) return rewrite(option, { text: option.text?.replace(/[^/]*$/, '') })
  const isSilent = isCertificate(option) || optionReach(option) !== undefined || !mayAffectSpeed(option)
  if (!isSilent) return option
  return isCertificate(option) || isUpgrade ? rewrite(option, { text: undefined }) : undefined
}
