/**
 * Changed settings of a plan, as its servers read them. Groups of option files that the servers ignore, such as
 * [mysqld-5.7], must not count as changes.
 */

import type { ServerVersion } from '../families/family.ts'
import { isEarlier, type Revision } from '../names.ts'
import { settingChanges } from '../scenario/changes.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { scenarioForServer } from '../scenario/scenario.ts'
import { mayMatter } from '../setting/assess.ts'
import { isReadBy } from '../setting/groups.ts'
import { namesOf, variableOf } from '../setting/option-name.ts'
import { optionReach } from '../setting/reach.ts'
import type { Setting } from '../setting/setting.ts'
import type { SettingChange } from '../setting/setting-change.ts'
import { numberOf } from '../setting/value.ts'
import type { Arm, Plan } from './plan.ts'

/** Images of equal content have the same identity, so that another tag of an image is no change. */
export type TestServer = ServerVersion & {
  readonly identity?: string | undefined
  readonly sharesCache?: boolean | undefined
}
export type BuildOf = (scenario: Scenario) => TestServer
/**
 * Server of a scenario. Undefined if none is installed; the plan then assumes that the server reads every setting, so
 * that no change is missed.
 */
export type ServerOf = (scenario: Scenario) => TestServer | undefined

/**
 * The plan with only those settings that its servers read. Programs of equal content count as one, so that another tag
 * of the same image is no change.
 */
export function effectivePlan(plan: Plan, serverOf: ServerOf): Plan {
  const programOf = ({ scenario }: Arm) => {
    const identity = serverOf(scenario)?.identity
    const first = plan.arms.find((arm) => identity !== undefined && serverOf(arm.scenario)?.identity === identity)
    return (first?.scenario ?? scenario).program
  }
  const read = (arm: Arm): Arm => {
    const server = serverOf(arm.scenario)
    if (server === undefined) return arm
    return { ...arm, scenario: { ...scenarioForServer(arm.scenario, server), program: programOf(arm) } }
  }
  const [control, twin, ...others] = plan.arms
  return { ...plan, arms: [read(control), read(twin), ...others.map(read)] }
}

/**
 * Plan with only those arms of the base whose servers differ from the servers after the change. Option groups that
 * servers do not read, other lines for the same settings, and settings without effect on speed make no difference.
 */
export function planOfDifferences(plan: Plan, serverOf: ServerOf): Plan {
  return narrowPlan(plan, serverOf, mayMatter)
}

export function narrowPlan(plan: Plan, serverOf: ServerOf, isWorthIt: (setting: SettingChange) => boolean): Plan {
  const settings = changedSettings(effectivePlan(plan, serverOf)).filter(isWorthIt)
  const changed = new Set(settings.map(({ scenario }) => scenario))
  const [control, twin, ...others] = plan.arms
  const kept = others.filter((arm) => !isEarlier(arm) || changed.has(arm.scenario.name))
  const isKept = ({ role, scenario: { name } }: Arm) =>
    changed.has(name) || (role === 'candidate' && plan.rules.includes('control'))
  const arms: Plan['arms'] = [control, twin, ...kept.filter(isKept)]
  // Without other arms nothing is compared with the control, so the rule for the control no longer applies.
  const isEmpty = others.length > 0 && arms.length === 2
  return {
    ...plan,
    arms,
    rules: isEmpty ? plan.rules.filter((rule) => rule !== 'control') : plan.rules,
  }
}

/**
 * Scenario before the change, with the new lines of each variable whose value in the server stays the same. Another
 * spelling, a number in place of a word, or another order of a set is no change, so it must not be measured as one.
 *
 * @param values by variable, as the server prints them for the options that it reads
 */
export function baseInNewSpelling(
  before: Scenario,
  after: Scenario,
  server: ServerVersion,
  values: Record<'before' | 'after', ReadonlyMap<string, string>>,
): Scenario {
  const isEqual = (variable: string, texts: readonly (string | undefined)[]) => {
    const [value, other] = namesOf(variable).flatMap((name) => values.after.get(name) ?? [])
    const isShown = value !== undefined && value !== '' && (other === undefined || other === value)
    // If the number that a server prints differs from the written one, this machine may have limited the value, so
    // equal numbers prove nothing about production.
    const isBound =
      /^\d+$/.test(value ?? '') && texts.some((text) => (numberOf(text) ?? Number(text)) !== Number(value))
    return isShown && !isBound && namesOf(variable).every((name) => values.before.get(name) === values.after.get(name))
  }
  const same = new Set(
    settingChanges(scenarioForServer(before, server), scenarioForServer(after, server)).flatMap((setting) => {
      const { kind, name, variable, before: oldSide, after: newSide } = setting
      if (kind !== 'option' || variable === undefined || variable === 'log_bin' || oldSide === null || newSide === null)
        return []
      // Two kinds of settings have no printed value: test servers do not get options that reach out of their sandbox,
      // and patterns of instruments are no variables.
      const isReaching = [oldSide, newSide].some((side) => optionReach({ ...side, name }) !== undefined)
      const isGiven = newSide.value.kind !== 'instruments' && !isReaching
      return isGiven && isEqual(variable, [oldSide.text, newSide.text]) ? variableOf(variable) : []
    }),
  )
  if (same.size === 0) return before
  const options = before.options.flatMap((option, index) => {
    if (!same.has(option.variable)) return option
    const isLast = before.options.findLastIndex(({ variable }) => variable === option.variable) === index
    return isLast ? after.options.filter(({ variable }) => variable === option.variable) : []
  })
  return { ...before, options }
}

export function changedSettings({ arms }: Pick<Plan, 'arms'>): SettingChange[] {
  const of = (wanted: Revision) => arms.flatMap(({ scenario, revision }) => (revision === wanted ? scenario : []))
  return changesBetween(of('base'), of('head'))
}

/**
 * Changes in option groups that no server of the scenario reads. The report names them, because they may slow down a
 * server of another version.
 */
export function unreadSettings({ arms }: Pick<Plan, 'arms'>, serverOf: ServerOf): SettingChange[] {
  const armsOf = Map.groupBy(arms, ({ scenario }) => scenario.name)
  const isRead = (name: string, option: Setting) =>
    armsOf.get(name)?.some(({ scenario }) => {
      const server = serverOf(scenario)
      return server === undefined || isReadBy(option, server)
    })
  const of = (wanted: Revision) =>
    arms
      .filter(({ revision }) => revision === wanted)
      .map(({ scenario }) => ({
        ...scenario,
        options: scenario.options.filter((option) => !isRead(scenario.name, option)),
      }))
  return changesBetween(of('base'), of('head'))
    .filter((setting) => setting.kind === 'option' && mayMatter(setting))
    .map((setting) => ({ ...setting, isOfOtherGroup: true }))
}

export function changesBetween(base: readonly Scenario[], scenarios: readonly Scenario[]): SettingChange[] {
  return scenarios.flatMap((after) => {
    const before = base.find(({ name }) => name === after.name)
    return before === undefined ? [] : settingChanges(before, after)
  })
}

/**
 * Changes that need no comparison, because they do not affect speed.
 *
 * @param base the scenarios before the change
 */
export function changesWithoutEffect(
  plan: Pick<Plan, 'rules' | 'arms'>,
  scenarios: readonly Scenario[],
  base: readonly Scenario[],
): SettingChange[] {
  if (!plan.rules.includes('base')) return []
  const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => (revision === 'base' ? [scenario.name] : [])))
  const others = scenarios.filter(({ name }) => !compared.has(name))
  return changesBetween(base, others).filter((change) => !mayMatter(change))
}
