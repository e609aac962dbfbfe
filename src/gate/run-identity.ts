/**
 * The identity of a run. `--continue` goes on with measured slices only if their run has the same identity, because
 * slices of other configurations or machines must not be mixed in.
 */
import { count } from '../core/figures.ts'
import { isCopy } from '../core/names.ts'
import { armName } from '../core/plan/plan.ts'
import { shardText } from '../core/request/shard.ts'
import type { RunIdentity } from '../core/result/unfinished-run.ts'
import { scenarioIdentity } from '../core/scenario/scenario-identity.ts'
import { suiteIdentity } from '../core/suite/suite-identity.ts'
import { digestOf } from '../edges/files/digest.ts'
import type { Servers } from './machine.ts'
import type { RunPlan } from './make-plan.ts'

export function runIdentity({ suite, measured, later }: RunPlan, servers: Servers): RunIdentity {
  const { cpuModel, cpus, sysbench } = servers.environment()
  const groups = [measured, ...later.map((group) => group.measured)]
  const arms = groups.flatMap((group) => group.arms.filter((arm) => !isCopy(arm)))
  const versions = arms.map((arm) => {
    const server = servers.serverOf(arm.scenario)
    return [`server of ${armName(arm)}`, server === undefined ? 'none' : `${server.product} ${server.version}`]
  })
  const scenarios = arms.map((arm) => [`scenario ${armName(arm)}`, digestOf(scenarioIdentity(arm.scenario))])
  return {
    facts: {
      suite: suite.name,
      loads: measured.cells.map(({ workload, threads }) => `${workload.name} at ${threads}`).join(', '),
      budget: `${Math.round(measured.budgetSeconds)} s`,
      shard: measured.shard === null ? 'the whole plan' : shardText(measured.shard),
      'number of groups': String(groups.length),
      ...Object.fromEntries(versions),
      sysbench,
      machine: `${cpuModel} with ${count(cpus, 'CPU')}`,
    },
    fingerprints: { ...Object.fromEntries(scenarios), suite: digestOf(suiteIdentity(suite)) },
  }
}
