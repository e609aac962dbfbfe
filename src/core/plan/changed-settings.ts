/** A plan as its servers read it: without options in groups that they do not read, such as [mysqld-5.7]. */

import type { ServerVersion } from '../families/family.ts'
import { isOfBase } from '../names.ts'
import { type SettingDifference, settingDifferences } from '../suite/differences.ts'
import { asReadBy } from '../suite/option-groups.ts'
import type { Scenario } from '../suite/suite.ts'
import type { Arm, Plan } from './plan.ts'
import { isWithoutEffect } from './speed-neutral.ts'

/** The server that a scenario is measured on; images of equal content have the same identity. */
export type ServerOf = (scenario: Scenario) => ServerVersion & { readonly identity?: string | undefined }

/**
 * The plan's scenarios with only the options that their servers read. Programs of equal content are one: another tag or
 * digest of the same image is no change.
 */
export function effectivePlan(plan: Plan, serverOf: ServerOf): Plan {
  const programOf = ({ scenario }: Arm) => {
    const { identity } = serverOf(scenario)
    const first = plan.arms.find((arm) => identity !== undefined && serverOf(arm.scenario).identity === identity)
    return (first?.scenario ?? scenario).program
  }
  const read = (arm: Arm): Arm => ({
    ...arm,
    scenario: { ...asReadBy(arm.scenario, serverOf(arm.scenario)), program: programOf(arm) },
  })
  const [control, twin, ...others] = plan.arms
  return { ...plan, arms: [read(control), read(twin), ...others.map(read)] }
}

/**
 * The plan without the arms of a base whose servers read the same as for head: the changes are in groups of option
 * files that those servers do not read, end in the same settings, or have no effect on speed.
 */
export function withoutUnread(plan: Plan, serverOf: ServerOf): Plan {
  const settings = changedSettings(effectivePlan(plan, serverOf)).filter((setting) => !isWithoutEffect(setting))
  const changed = new Set(settings.map(({ scenario }) => scenario))
  const [control, twin, ...others] = plan.arms
  const kept = others.filter((arm) => !isOfBase(arm) || changed.has(arm.scenario.name))
  const isKept = (arm: Arm) =>
    arm.role === 'control' || plan.rules.includes('control') || changed.has(arm.scenario.name)
  const arms: Plan['arms'] = [control, twin, ...kept.filter(isKept)]
  // If only the control remains, there is nothing to compare it with.
  const isEmpty = others.length > 0 && arms.length === 2
  return { ...plan, arms, rules: isEmpty ? plan.rules.filter((rule) => rule !== 'control') : plan.rules }
}

export interface ChangedSetting extends SettingDifference {
  readonly scenario: string
}

/** Differences between the scenarios of a plan and their base. */
export function changedSettings({ arms }: Pick<Plan, 'arms'>): ChangedSetting[] {
  return arms.flatMap(({ scenario: before, revision }) => {
    const head = arms.find((arm) => arm.revision === 'head' && arm.scenario.name === before.name)
    if (revision !== 'base' || head === undefined) return []
    return settingDifferences(before, head.scenario).map((each) => ({ scenario: before.name, ...each }))
  })
}

/**
 * Differences from the base for which no comparison is needed: settings without effect on speed.
 *
 * @param base the scenarios before the change
 */
export function changesWithoutEffect(
  plan: Pick<Plan, 'rules' | 'arms'>,
  scenarios: readonly Scenario[],
  base: readonly Scenario[],
): ChangedSetting[] {
  if (!plan.rules.includes('base')) return []
  const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => (revision === 'base' ? [scenario.name] : [])))
  return scenarios.flatMap((after) => {
    const before = base.find(({ name }) => name === after.name)
    if (before === undefined || compared.has(after.name)) return []
    const changed = settingDifferences(before, after).filter(isWithoutEffect)
    return changed.map((each) => ({ scenario: after.name, ...each }))
  })
}
