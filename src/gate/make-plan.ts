/** The plan of a run: decided here, once, from the change and the answers of its servers. */

import { costlyPlan, type PlannedCoverage } from '../core/coverage/coverage.ts'
import { controlServer, learnedStartSpread, serverName } from '../core/ledger/priors.ts'
import { nonEmpty } from '../core/lists.ts'
import { baseOptionsOf } from '../core/plan/base-options.ts'
import {
  changedSettings,
  changesWithoutEffect,
  effectivePlan,
  planOfDifferences,
  type ServerOf,
  unreadSettings,
} from '../core/plan/changed-settings.ts'
import {
  controlOnlyPlan,
  heldAgainstBaseline,
  isUnchanged,
  mayDifferInSpeed,
  type Plan,
  singleCopyPlan,
} from '../core/plan/plan.ts'
import { datasetBytes } from '../core/scenario/dataset.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import { scenarioIdentity } from '../core/scenario/scenario-identity.ts'
import type { Refusal } from '../core/setting/refusal.ts'
import { succeeding } from '../core/setting/successors.ts'
import { DEFAULT_START_SPREAD, READ_START_SPREAD, type StartSpread } from '../core/stats/random-effects.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import type { Workload } from '../core/workloads/workload.ts'
import { digestOf } from '../edges/files/digest.ts'
import { cpuModel } from '../edges/machine/environment.ts'
import type { DoubtfulStart } from '../edges/servers/ask-servers.ts'
import type { KnownServers } from './machine.ts'
import { budgetProblem, joinedSides, planSides } from './plan-sides.ts'
import type { Change } from './read-change.ts'

export interface RunPlan {
  readonly change: Change
  /** As it is measured: with what servers take in the place of options that they refuse. */
  readonly suite: Suite
  /** What is compared, as the servers read it, whether or not a load shows it. */
  readonly compared: Plan
  /** What is measured, with how much starts differ. */
  readonly measured: Plan
  /** What a measurement is to show of every changed setting. */
  readonly coverage: PlannedCoverage
  /** Whether servers are started for it. */
  readonly isMeasured: boolean
  /** What servers refuse since the change. */
  readonly refusals: readonly Refusal[]
  /** Servers that are started only to see whether they start. */
  readonly tries: readonly DoubtfulStart[]
  /** Why anything is left out. */
  readonly warnings: readonly Warning[]
}

/** The only plan of a run, as well as it can be made before servers start. */
export function makePlan(change: Change, servers: KnownServers): RunPlan {
  const { request, before, asWritten, records } = change
  const { answers, serverOf, looseSql } = servers
  const suite = succeedingSuite(change.suite, answers.refusals)
  const decided = { change, suite, refusals: answers.refusals }
  const isRefused = answers.refusals.some(({ isMended }) => !isMended)
  if (isUnchanged(asWritten) || looseSql !== undefined || isRefused) {
    const warnings: Warning[] = looseSql === undefined ? [] : [{ code: 'sql-not-contained', ...looseSql }]
    const measured = isRefused ? controlOnlyPlan(asWritten) : asWritten
    const coverage = plannedCoverage({ compared: asWritten, measured, change }, servers)
    const unmeasured = { isMeasured: false, compared: asWritten, coverage, warnings }
    return { ...decided, ...unmeasured, measured, tries: isRefused ? [] : answers.doubtful }
  }
  const base = before.map((scenario) => answers.taken.get(scenario.name) ?? scenario)
  const { mostServers } = asWritten
  const alone = planSides(suite, request, { base, mostServers })
  const held = baselinePlan(alone, base, { ...change, suite }, servers)
  const compared = planOfDifferences(held.plan, serverOf)
  const seen = costlyPlan(held.plan, serverOf, answers.asked)
  const isMeasured = !isUnchanged(seen)
  const started = isMeasured ? seen.arms.map(({ scenario }) => scenario.name) : []
  return {
    ...decided,
    compared,
    coverage: plannedCoverage({ compared, measured: seen, change: { ...change, suite } }, servers),
    measured: { ...seen, ...startSpreadsOf(seen, serverOf, records) },
    isMeasured,
    tries: answers.doubtful.filter(({ after, isUrgent }) => isUrgent || !started.includes(after.name)),
    warnings: held.warnings,
  }
}

/** The suite with what servers start with. */
function succeedingSuite(suite: Suite, refusals: readonly Refusal[]): Suite {
  const scenarios = suite.scenarios.map((scenario) => {
    const refusal = refusals.find((each) => each.scenario === scenario.name && each.isMended)
    return refusal === undefined ? scenario : { ...scenario, options: succeeding(scenario.options, refusal) }
  })
  return { ...suite, scenarios: nonEmpty(scenarios) }
}

/** Every changed setting, whether a server reads it or not. */
function plannedCoverage(
  { compared, measured, change }: PlannedSettings,
  { answers, serverOf }: KnownServers,
): PlannedCoverage {
  const { suite, before, asWritten } = change
  const changed = changedSettings(effectivePlan(compared, serverOf))
  const unread = unreadSettings(asWritten, serverOf)
  const serverNamed = (name: string) => {
    const arm = compared.arms.find(({ scenario }) => scenario.name === name)
    return arm && serverOf(arm.scenario)
  }
  return {
    settings: [...changed, ...unread, ...changesWithoutEffect(compared, suite.scenarios, before)],
    cells: measured.cells,
    asked: answers.asked,
    dataBytes: datasetBytes(suite.dataset),
    productOf: (name) => serverNamed(name)?.product,
    sharesCache: (name) => serverNamed(name)?.sharesCache ?? false,
  }
}

interface PlannedSettings {
  readonly compared: Plan
  readonly measured: Plan
  readonly change: Change
}

/** The plan with the baseline of the branch, where its comparison may tell more than that with the base. */
function baselinePlan(
  plan: Plan,
  base: readonly Scenario[],
  { baseline, suite, request }: Change,
  { answers, serverOf }: KnownServers,
): { readonly plan: Plan; readonly warnings: readonly Warning[] } {
  if (baseline === undefined) return { plan, warnings: [] }
  const without = (why: string) => ({
    plan,
    warnings: [{ code: 'baseline-not-measured', name: baseline.shown.name, why } as const],
  })
  const { stored } = baseline
  if (stored !== null) {
    const [{ scenario: control }] = plan.arms
    const server = serverOf(control)
    const isSame =
      server !== undefined &&
      stored.fingerprint === digestOf(scenarioIdentity(control)) &&
      stored.server === controlServer(server, baseOptionsOf(plan).ownDefaults)
    return isSame ? { plan: heldAgainstBaseline(plan, stored.ratios), warnings: [] } : without(OTHER_CONTROL)
  }
  if (answers.whyNoBaseline !== undefined) return without(answers.whyNoBaseline)
  const then = baseline.scenarios.map((scenario) => answers.takenAtBaseline.get(scenario.name) ?? scenario)
  const differs = (scenario: Scenario, others: readonly Scenario[]) =>
    others.some((other) => other.name === scenario.name && mayDifferInSpeed(scenario, other))
  const joining = then.filter((scenario) => differs(scenario, base) && differs(scenario, suite.scenarios))
  if (joining.length === 0) return { plan, warnings: [] }
  const { mostServers } = plan
  const joined = joinedSides(suite, request, { base, baseline: joining, mostServers })
  const fitting = joined.arms.length > mostServers ? singleCopyPlan(joined) : joined
  if (fitting.arms.length > mostServers) return without('its servers do not fit into memory beside the others')
  const problem = budgetProblem(fitting)
  if (problem !== undefined) return without(problem)
  return { plan: heldAgainstBaseline(fitting), warnings: [] }
}

const OTHER_CONTROL = 'its QPS was recorded against another control'

/** How much starts of its servers differ, as the ledger tells. */
function startSpreadsOf({ arms, cells }: Plan, serverOf: ServerOf, records: Change['records']) {
  const servers = arms.flatMap(({ scenario }) => serverOf(scenario) ?? []).map(serverName)
  const learned = (prior: StartSpread, loads: readonly Workload[]) =>
    learnedStartSpread(records, { servers, workloads: loads.map(({ name }) => name), cpuModel: cpuModel() }, prior)
  const loads = cells.map(({ workload }) => workload)
  return {
    startSpread: learned(DEFAULT_START_SPREAD, loads),
    readSpread: learned(
      READ_START_SPREAD,
      loads.filter(({ writes }) => !writes),
    ),
  }
}
