/** Options for all servers of a run. */

import { decidesByCache } from '../../core/coverage/page-cache.ts'
import { scalesOf } from '../../core/coverage/scales.ts'
import { familyOf } from '../../core/families/families.ts'
import { defaultOf } from '../../core/options/option-table.ts'
import { baseOptionsOf } from '../../core/plan/base-options.ts'
import type { BuildOf } from '../../core/plan/changed-settings.ts'
import { type Plan, wholePlan } from '../../core/plan/plan.ts'
import { isBinaryLog } from '../../core/setting/reach.ts'
import type { Suite } from '../../core/suite/suite.ts'
import { needs } from '../../core/workloads/workloads.ts'
import type { Limits, Provision } from '../servers/owned-options.ts'

export function provisionOf(
  { dataset, preconditions = [] }: Suite,
  part: Plan,
  limits: Limits,
  buildOf: BuildOf,
): Provision {
  const plan = wholePlan(part)
  const scenarios = plan.arms.map(({ scenario }) => scenario)
  const { product, version } = buildOf(plan.arms[0].scenario)
  const family = familyOf(product)
  const threads = Math.max(...plan.cells.map((cell) => (needs(cell.workload, 'handles-by-thread') ? cell.threads : 1)))
  const handles = family.hasHandlesOfConnections ? dataset.tables * threads : dataset.tables
  const openTables = preconditions.includes('tables-beyond-cache')
    ? { handles, usual: defaultOf('table_open_cache', family.fork, version) }
    : undefined
  const fillsRedo = plan.cells.some(({ workload }) => needs(workload, 'full-redo-log'))
  return {
    limits,
    scales: scalesOf({ scenarios, dataset, mostPoolBytes: limits.bufferPoolBytes, fillsRedo, openTables }),
    // qpsgate need not switch the binary log on if all option files do. They then also set a server id, without which
    // MySQL 5.7 does not start.
    hasBinaryLog: preconditions.includes('binary-log') && !scenarios.every(({ options }) => options.some(isBinaryLog)),
    fillsRedo,
    ownsCache: decidesByCache(plan, dataset),
    clients: Math.max(...plan.cells.map((cell) => cell.threads)),
    ...baseOptionsOf(plan),
  }
}

/** Whether connections of some workload are encrypted, because servers then need a certificate. */
export function isAnyEncrypted({ cells }: Plan): boolean {
  return cells.some(({ workload }) => needs(workload, 'certificate'))
}
