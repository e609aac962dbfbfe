/** Options for all servers of a run. */

import { scalesOf } from '../../core/coverage/scales.ts'
import { familyOf } from '../../core/families/families.ts'
import { defaultOf } from '../../core/options/option-table.ts'
import { type BuildOf, changedSettings } from '../../core/plan/changed-settings.ts'
import type { Plan } from '../../core/plan/plan.ts'
import { settingChanges } from '../../core/scenario/changes.ts'
import { isBinaryLog } from '../../core/setting/reach.ts'
import type { SettingChange } from '../../core/setting/setting-change.ts'
import type { Suite } from '../../core/suite/suite.ts'
import { fillsRedoLog, isEncrypted } from '../../core/workloads/workloads.ts'
import type { Limits, Provision } from '../servers/owned-options.ts'

const NONE: ReadonlySet<string> = new Set()
/** Options of ours that hide a default which later versions changed: of a new program it is part of the change. */
const NEW_DEFAULTS = ['innodb_adaptive_hash_index']

export function provisionOf(
  { dataset, preconditions = [], ruleLines }: Suite,
  plan: Plan,
  limits: Limits,
  buildOf: BuildOf,
): Provision {
  const scenarios = plan.arms.map(({ scenario }) => scenario)
  const { product, version } = buildOf(plan.arms[0].scenario)
  const family = familyOf(product)
  const threads = Math.max(...plan.cells.map((cell) => (cell.workload.script === 'many_tables' ? cell.threads : 1)))
  const handles = family.hasHandlesOfConnections ? dataset.tables * threads : dataset.tables
  const openTables = preconditions.includes('tables-beyond-cache')
    ? { handles, usual: defaultOf('table_open_cache', family.fork, version) }
    : undefined
  // Advice is in no suite's file, and its scenarios are compared with production's configuration, the control.
  const isAdvice = ruleLines === undefined && plan.rules.includes('control') && !plan.rules.includes('base')
  const fillsRedo = plan.cells.some(({ workload }) => fillsRedoLog(workload.script))
  return {
    limits,
    scales: scalesOf({ scenarios, dataset, mostPoolBytes: limits.bufferPoolBytes, fillsRedo, openTables }),
    // Files that switch it on have a number of their server's own, or do not start.
    hasBinaryLog: preconditions.includes('binary-log') && !scenarios.every(({ options }) => options.some(isBinaryLog)),
    fillsRedo,
    untouched: isAdvice ? untouchedByAdvice(plan) : untouchedIn(plan),
  }
}

/**
 * A setting that a change sets or no longer sets is compared with the server's own default. Scenarios that did not
 * change keep theirs, because they are compared with others; those that a search for causes makes up stand for the changed
 * ones.
 */
function untouchedIn(plan: Plan): Provision['untouched'] {
  const changes = changedSettings(plan)
  const variables = new Set(changes.flatMap(defaultsOf))
  const changed = new Set(changes.map(({ scenario }) => scenario))
  const kept = new Set(plan.arms.flatMap(({ scenario: { name } }) => (changed.has(name) ? [] : [name])))
  return (scenario) => (kept.has(scenario) ? NONE : variables)
}

/** All servers have the server's own default of each setting that advice sets. */
function untouchedByAdvice({ arms: [control, ...others] }: Plan): Provision['untouched'] {
  const variables = new Set(
    others.flatMap(({ scenario }) => settingChanges(control.scenario, scenario).flatMap(defaultsOf)),
  )
  return () => variables
}

/** Variables that have the server's own default on one side of a difference. */
function defaultsOf(setting: SettingChange): readonly string[] {
  if (setting.kind === 'image' || setting.kind === 'binary') return NEW_DEFAULTS
  const { kind, variable, before, after } = setting
  return kind === 'option' && variable !== undefined && (before === null || after === null) ? [variable] : []
}

/** Whether a workload's connections are encrypted where the server offers it. */
export function isAnyEncrypted({ cells }: Plan): boolean {
  return cells.some(({ workload }) => isEncrypted(workload.script))
}
