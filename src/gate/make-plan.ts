/** Makes the plan of a run from the change and the answers of its servers. No other file decides what is measured. */

import type { CoveragePlan } from '../core/coverage/coverage.ts'
import { controlServer, serverName, startSpreadOfLedger } from '../core/ledger/priors.ts'
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
import { MOST_GROUPS } from '../core/plan/group.ts'
import {
  controlOnlyPlan,
  isUnchanged,
  mayDifferInSpeed,
  type Plan,
  planAgainstBaseline,
  singleCopyPlan,
} from '../core/plan/plan.ts'
import { isStudy } from '../core/policy/gate-policy.ts'
import { datasetBytes } from '../core/scenario/dataset.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import { scenarioIdentity } from '../core/scenario/scenario-identity.ts'
import type { Refusal } from '../core/setting/refusal.ts'
import { successorSettings } from '../core/setting/successors.ts'
import { DEFAULT_START_SPREAD, READ_START_SPREAD, type StartSpread } from '../core/stats/random-effects.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import type { Workload } from '../core/workloads/workload.ts'
import { digestOf } from '../edges/files/digest.ts'
import { cpuModel } from '../edges/machine/environment.ts'
import type { DoubtfulStart } from '../edges/servers/ask-servers.ts'
import { UserError } from '../errors.ts'
import { changeOfServers, groupedNames, isFinal, isLeftOut, planOfAll, sidesOf } from './groups.ts'
import type { ServerAnswers } from './machine.ts'
import { budgetProblem, groupsProblem, isEmptyShard, planSides, sidesPlan, suiteInBudget } from './plan-sides.ts'
import type { Change } from './read-change.ts'

export interface RunPlan {
  readonly change: Change
  /** The suite as it is measured: where a server refuses an option, its successor stands in its place. */
  readonly suite: Suite
  /**
   * The plan with every difference that servers read, even one that no load shows, because the report explains each of
   * them.
   */
  readonly compared: Plan
  /** The plan that is measured, with the expected spread between starts of equal servers. */
  readonly measured: Plan
  /** Every changed setting, so that the report can say of each whether the loads exercised it. */
  readonly coverage: CoveragePlan
  /** Whether servers are started for the measured plan; false if nothing differs, or if the change cannot run. */
  readonly isMeasured: boolean
  /** What servers refuse now and did not refuse before the change, so that the change is to blame. */
  readonly refusals: readonly Refusal[]
  /** Servers that are started only to see whether they start, because no trial would show that in time. */
  readonly tries: readonly DoubtfulStart[]
  /** Which servers were asked whether they take the change, and which could not be asked yet. */
  readonly answers: Pick<ServerAnswers['answers'], 'servers' | 'unasked'>
  readonly warnings: readonly Warning[]
  /** Further groups of servers, which are measured after this plan's servers as far as the budget goes. */
  readonly later: readonly RunPlan[]
}

/**
 * Makes the only plan of a run, before servers start. Servers that are too many to be measured at once are measured in
 * groups.
 *
 * @throws UserError if the budget does not suffice for any result
 */
export function makePlan(change: Change, servers: ServerAnswers): RunPlan {
  const part = startablePart(change, servers)
  const plan = planOfGroups(part.change, part.servers)
  return { ...plan, warnings: [...part.warnings, ...plan.warnings] }
}

/**
 * Whether a run goes on without a scenario that does not run. A study does, so that its other scenarios are still
 * compared. `qpsgate prove` does not, because for a setting that a tuning tool advises, the failure is the answer.
 */
export function goesOnWithout({ suite, request }: Pick<Change, 'suite' | 'request'>, rules: Plan['rules']): boolean {
  return request.subject.kind !== 'advice' && isStudy(suite.gate, rules)
}

/** A study without the scenarios that do not start, as long as one is left to compare with the control. */
function startablePart(change: Change, servers: ServerAnswers) {
  const { suite, asWritten } = change
  const { refusals } = servers.answers
  const isOut = ({ name }: Scenario) => refusals.some((each) => each.scenario === name && isFinal(each))
  const left = suite.scenarios.filter((scenario) => !isOut(scenario))
  const isLess = left.length < suite.scenarios.length
  const isWorth = left.length > 1 && left.some(({ name }) => name === suite.control)
  if (!isLess || !isWorth || !goesOnWithout(change, asWritten.rules)) return { change, servers, warnings: [] }
  const out = refusals.filter(isFinal)
  return {
    change: { ...change, suite: { ...suite, scenarios: nonEmpty(left) } },
    servers: {
      serverOf: servers.serverOf,
      looseSql: servers.looseSql,
      answers: { ...servers.answers, refusals: refusals.filter((each) => !isFinal(each)) },
    },
    warnings: out.map(({ scenario, message }): Warning => {
      return { code: 'scenario-not-measured', scenario, why: message.split('\n')[0] ?? '' }
    }),
  }
}

function planOfGroups(change: Change, servers: ServerAnswers): RunPlan {
  const groups = groupedNames(change, servers)
  const parts = Math.min(groups.length, MOST_GROUPS)
  const [first, ...later] = groups.map((names) => changeOfServers(change, names))
  if (first === undefined || later.length === 0) return planOfGroup(change, servers, FIRST)
  const isOfFiles = change.request.subject.kind === 'config'
  const whole = isOfFiles ? undefined : planOfAll(change, servers).arms
  const plan = {
    ...planOfGroup(first, servers, { isFirst: true, parts, whole }),
    later: later
      .map((each) => planOfGroup(isOfFiles ? formerLoadChange(each) : each, servers, { isFirst: false, parts, whole }))
      // A group whose cells are all in other shards has nothing to measure here.
      .filter(({ measured }) => measured.cells.length > 0),
  }
  // The user asked for every scenario of a suite, so the budget must suffice for all. Of many changed files, as many
  // are measured as there is time for.
  const problem = isOfFiles ? undefined : groupsProblem([plan.measured, ...plan.later.map(({ measured }) => measured)])
  if (problem !== undefined) throw new UserError(problem)
  return plan
}

/** The change with the workload from before it, because the first group alone measures what the new workload costs. */
function formerLoadChange(change: Change): Change {
  const former = new Map(change.before.map(({ name, own: load }) => [name, load]))
  const scenarios = change.suite.scenarios.map((each) => ({ ...each, own: former.get(each.name) ?? each.own }))
  return { ...change, suite: { ...change.suite, scenarios: nonEmpty(scenarios) } }
}

interface PlaceOfGroup {
  /** The first group has the run's whole budget, because later groups get only what it leaves. */
  readonly isFirst: boolean
  /** Number of groups, among which the permitted rate of wrong verdicts is divided; default: one. */
  readonly parts?: number
  /** The arms of all groups, if these have one control, so that decisions are the same in every group. */
  readonly whole?: Plan['whole']
}

const FIRST: PlaceOfGroup = { isFirst: true }

function planOfGroup(change: Change, servers: ServerAnswers, { isFirst, parts, whole }: PlaceOfGroup): RunPlan {
  const { request, asWritten, records } = change
  const { answers, serverOf } = servers
  const mended = mendedSuite(change.suite, answers.refusals)
  const common = { change, refusals: answers.refusals, answers, later: [] }
  if (isLeftOut(change, servers)) {
    const { looseSql } = servers
    const isRefused = answers.refusals.some(isFinal)
    const warnings: Warning[] = looseSql === undefined ? [] : [{ code: 'sql-not-contained', ...looseSql }]
    const measured = isRefused ? controlOnlyPlan(asWritten) : asWritten
    const coverage = plannedCoverage({ compared: asWritten, measured, change }, servers)
    const unmeasured = { isMeasured: false, suite: mended, compared: asWritten, coverage, warnings }
    return { ...common, ...unmeasured, measured, tries: isRefused ? [] : answers.doubtful }
  }
  const sides = sidesOf(change, servers)
  const wholePlan = sides.measuredOf(sidesPlan(mended, request, sides))
  const isMeasured = !isUnchanged(wholePlan) && !isEmptyShard(wholePlan)
  const isChecked = isMeasured && isFirst && whole === undefined
  const affordable = isChecked
    ? suiteInBudget(mended, request.subject.kind === 'config' ? change.reasons : [], request, sides)
    : { suite: mended, warnings: [] }
  const { suite } = affordable
  const twoSided = { ...(isChecked ? planSides : sidesPlan)(suite, request, sides), parts, whole }
  const threeSided = baselinePlan(twoSided, sides.base, { ...change, suite }, servers)
  const compared = planOfDifferences(threeSided.plan, serverOf)
  const measured = sides.measuredOf(threeSided.plan)
  const started = isMeasured ? measured.arms.map(({ scenario }) => scenario.name) : []
  const names = new Set(suite.scenarios.map(({ name }) => name))
  const doubtful = answers.doubtful.filter(({ after }) => parts === undefined || names.has(after.name))
  return {
    ...common,
    suite,
    compared,
    coverage: plannedCoverage({ compared, measured, change: { ...change, suite } }, servers),
    measured: { ...measured, ...startSpreadsOf(measured, serverOf, records) },
    isMeasured,
    tries: doubtful.filter(({ after, isUrgent }) => isUrgent || !started.includes(after.name)),
    warnings: [...affordable.warnings, ...threeSided.warnings],
  }
}

/** Replaces the options that servers refuse with their successors, so that the rest of the change is still measured. */
function mendedSuite(suite: Suite, refusals: readonly Refusal[]): Suite {
  const scenarios = suite.scenarios.map((scenario) => {
    const refusal = refusals.find((each) => each.scenario === scenario.name && each.isMeasured)
    return refusal === undefined ? scenario : { ...scenario, options: successorSettings(scenario.options, refusal) }
  })
  return { ...suite, scenarios: nonEmpty(scenarios) }
}

/** Lists every changed setting, even one that no server reads, because the report explains each. */
function plannedCoverage(
  { compared, measured, change }: CoverageSource,
  { answers, serverOf }: ServerAnswers,
): CoveragePlan {
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

interface CoverageSource {
  readonly compared: Plan
  readonly measured: Plan
  readonly change: Change
}

/** Adds the baseline of the branch where it differs from both sides; otherwise it would show nothing new. */
function baselinePlan(
  plan: Plan,
  base: readonly Scenario[],
  { baseline, suite, request }: Change,
  { answers, serverOf }: ServerAnswers,
): { readonly plan: Plan; readonly warnings: readonly Warning[] } {
  if (baseline === undefined) return { plan, warnings: [] }
  const unmeasured = (why: string) => ({
    plan,
    warnings: [{ code: 'baseline-not-measured', name: baseline.result.name, why } as const],
  })
  const { stored } = baseline
  if (stored !== null) {
    const [{ scenario: control }] = plan.arms
    const server = serverOf(control)
    const isSame =
      server !== undefined &&
      stored.fingerprint === digestOf(scenarioIdentity(control)) &&
      stored.server === controlServer(server, baseOptionsOf(plan).ownDefaults)
    return isSame ? { plan: planAgainstBaseline(plan, stored.ratios), warnings: [] } : unmeasured(OTHER_CONTROL)
  }
  if (answers.whyNoBaseline !== undefined) return unmeasured(answers.whyNoBaseline)
  const former = baseline.scenarios.map((scenario) => answers.takenAtBaseline.get(scenario.name) ?? scenario)
  const differs = (scenario: Scenario, others: readonly Scenario[]) =>
    others.some((other) => other.name === scenario.name && mayDifferInSpeed(scenario, other))
  const joining = former.filter((scenario) => differs(scenario, base) && differs(scenario, suite.scenarios))
  if (joining.length === 0) return { plan, warnings: [] }
  const { mostServers } = plan
  const joined = sidesPlan(suite, request, { base, baseline: joining, mostServers })
  const fitting = joined.arms.length > mostServers ? singleCopyPlan(joined) : joined
  if (fitting.arms.length > mostServers) return unmeasured('its servers do not fit into memory beside the others')
  const problem = budgetProblem(fitting)
  if (problem !== undefined) return unmeasured(problem)
  return { plan: planAgainstBaseline(fitting), warnings: [] }
}

const OTHER_CONTROL = 'its QPS was recorded against another control'

/**
 * Expected spread between starts of the plan's servers, learnt from the ledger, because the few trials of one run show
 * little of it.
 */
function startSpreadsOf({ arms, cells }: Plan, serverOf: ServerOf, records: Change['records']) {
  const servers = arms.flatMap(({ scenario }) => serverOf(scenario) ?? []).map(serverName)
  const learned = (prior: StartSpread, loads: readonly Workload[]) =>
    startSpreadOfLedger(records, { servers, workloads: loads.map(({ name }) => name), cpuModel: cpuModel() }, prior)
  const loads = cells.map(({ workload }) => workload)
  return {
    startSpread: learned(DEFAULT_START_SPREAD, loads),
    readSpread: learned(
      READ_START_SPREAD,
      loads.filter(({ writes }) => !writes),
    ),
  }
}
