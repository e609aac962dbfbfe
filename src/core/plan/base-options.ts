/**
 * What servers get for variables that a configuration does not set: their own defaults, or values from qpsgate, because
 * these keep the figures of short runs steady.
 */

import { ROWS } from '../options/option-table.ts'
import { isSameProgram, settingChanges } from '../scenario/changes.ts'
import { variableOf } from '../setting/option-name.ts'
import type { SettingChange } from '../setting/setting-change.ts'
import { changedSettings } from './changed-settings.ts'
import { type Plan, wholePlan } from './plan.ts'

/**
 * Reasons to leave servers their own defaults: a study compares servers; the change replaces the server; the change
 * sets what a commit promises; the change sets what the redo and binary logs hold. In each case the defaults are a part
 * of what is measured. If several reasons apply, the first one is named.
 */
export const OWN_DEFAULTS_REASONS = [
  'servers-compared',
  'server-changed',
  'durability-changed',
  'logs-changed',
] as const

/**
 * Reason why servers keep their own defaults. Null: they get values from qpsgate, because these keep the figures of
 * short runs steady.
 */
export type OwnDefaultsReason = (typeof OWN_DEFAULTS_REASONS)[number] | null

export interface BaseOptions {
  readonly ownDefaults: OwnDefaultsReason
  /**
   * Variables for which qpsgate gives no value, because one side of a change leaves them at their default, which is
   * then measured.
   */
  readonly untouched: (scenario: string) => ReadonlySet<string>
}

const OF_LOGS =
  /(?:^|_)(?:binlog|redo_log|relay_log)(?:_|$)|^innodb_log_|^innodb_flush_log|^log_(?:bin|replica|slave)|^gtid_/

/** Decides from the arms of all groups what servers get for unset variables, so that every group gets the same. */
export function baseOptionsOf(part: Pick<Plan, 'arms' | 'rules' | 'whole'>): BaseOptions {
  const plan = wholePlan(part)
  const changes = changedSettings(plan)
  const differences = controlDifferences(plan)
  const isAny = (isIt: (change: SettingChange) => boolean) => [...changes, ...differences].some(isIt)
  const reasons: Readonly<Record<(typeof OWN_DEFAULTS_REASONS)[number], boolean>> = {
    'servers-compared': plan.rules.includes('control') && comparesServers(plan),
    'server-changed': changes.some(isOfProgram),
    'durability-changed': isAny(isOfDurability),
    'logs-changed': isAny(isOfLogs),
  }
  const ofAll = new Set(differences.flatMap(defaultsOf))
  const ofChanged = new Set([...ofAll, ...changes.flatMap(defaultsOf)])
  const changed = new Set(changes.map(({ scenario }) => scenario))
  // Only scenarios of the plan can count as unchanged. The search for causes mixes scenarios under other names, and
  // these stand for a changed scenario.
  const unchanged = new Set(plan.arms.flatMap(({ scenario: { name } }) => (changed.has(name) ? [] : [name])))
  return {
    ownDefaults: OWN_DEFAULTS_REASONS.find((reason) => reasons[reason]) ?? null,
    untouched: (scenario) => (unchanged.has(scenario) ? ofAll : ofChanged),
  }
}

function controlDifferences({ arms: [control, ...others], rules }: Pick<Plan, 'arms' | 'rules'>): SettingChange[] {
  if (!rules.includes('control')) return []
  const compared = others.filter(({ revision, role }) => revision === 'head' && role === 'candidate')
  return compared.flatMap(({ scenario }) => settingChanges(control.scenario, scenario))
}

function comparesServers({ arms: [control, ...others] }: Pick<Plan, 'arms'>): boolean {
  return others.some(
    ({ revision, role, scenario }) =>
      revision === 'head' && role === 'candidate' && !isSameProgram(control.scenario, scenario),
  )
}

function isOfProgram({ kind }: SettingChange): boolean {
  return kind === 'image' || kind === 'binary'
}

function isOfDurability({ variable }: SettingChange): boolean {
  const row = variable === undefined ? undefined : ROWS.get(variableOf(variable))
  return row?.durability !== undefined || row?.answersSooner !== undefined
}

function isOfLogs({ variable }: SettingChange): boolean {
  return variable !== undefined && OF_LOGS.test(variableOf(variable))
}

function defaultsOf({ kind, variable, before, after }: SettingChange): readonly string[] {
  return kind === 'option' && variable !== undefined && (before === null || after === null) ? [variable] : []
}
