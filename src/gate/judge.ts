/** Judges a run. A server that does not run with the change counts as a regression, as a slowdown does. */
import { splitDifference } from '../core/attribution/lines.ts'
import { joinComparisons } from '../core/comparison/compare.ts'
import { planOfGroups } from '../core/comparison/groups.ts'
import { coverageOf, type SettingCoverage } from '../core/coverage/coverage.ts'
import { nonEmpty } from '../core/lists.ts'
import { armStatesOf } from '../core/measurement/measurement.ts'
import { groupSeconds } from '../core/plan/budget.ts'
import { MOST_GROUPS } from '../core/plan/group.ts'
import { killRefusal, usageRefusal } from '../core/plan/memory-need.ts'
import { armName, baseWarnings } from '../core/plan/plan.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import { describeRun, type RunFacts, resultSetting } from '../core/result/describe-run.ts'
import { joinRuns } from '../core/result/join-runs.ts'
import type { RunDescription } from '../core/result/make-result.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import { scenarioIdentity } from '../core/scenario/scenario-identity.ts'
import { NO_TIME, reachesServers } from '../core/setting/assess.ts'
import { readOptionName } from '../core/setting/option-name.ts'
import type { Refusal } from '../core/setting/refusal.ts'
import { sum } from '../core/stats/vectors.ts'
import { suiteIdentity } from '../core/suite/suite-identity.ts'
import { byDirection } from '../core/verdict/by-direction.ts'
import { judgementOf } from '../core/verdict/decide.ts'
import type { Judgement } from '../core/verdict/judgement.ts'
import { refusalComparison } from '../core/verdict/refusal-comparison.ts'
import { distinct } from '../core/warnings/distinct.ts'
import { heaviestFirst, resultWarning, type Warning } from '../core/warnings/warnings.ts'
import { failingText, failingTitle } from '../core/wording/failing-text.ts'
import { digestOf } from '../edges/files/digest.ts'
import { ServerRefusal } from '../edges/servers/server-refusal.ts'
import { DOES_NOT_START } from '../edges/servers/start-failure.ts'
import { type CauseSubject, causeSubjectOf, onlyCause } from './cause-subject.ts'
import { comparedNames, isFinal } from './groups.ts'
import type { Machine } from './machine.ts'
import type { RunPlan } from './make-plan.ts'
import type { ArmFailure, GroupOutcome } from './measure.ts'
import type { GroupMeasurement, GroupMeasurements } from './measure-groups.ts'
import type { RunTestbed } from './open-testbed.ts'

export interface RunOutcome {
  readonly plan: RunPlan
  /** Outcome of the group whose causes are sought, else of the one with a server that failed, else of the first. */
  readonly group: GroupOutcome
  readonly judgement: Judgement
  readonly explained: CauseSubject | undefined
  /** The parts of the result that no judgement changes, so that a later acceptance changes only the judgement. */
  readonly description: RunDescription
}

/** Judges all groups of servers as one run, so that it has one verdict. */
export function judge(
  { groups, unmeasured }: GroupMeasurements,
  request: RunRequest,
  { timeline, clock }: Pick<Machine, 'timeline' | 'clock'>,
): RunOutcome {
  timeline.enter({ step: 'judge' })
  const [first] = groups
  const { suite, change } = first.plan
  const refused = groups.flatMap((group) => refusalsIn(group).map((each) => refusalComparison(each, suite.gate)))
  const whole = judgementOf({
    compared: joinComparisons(groups.map(({ outcome }) => outcome.compared)),
    standings: new Map(groups.flatMap(({ outcome }) => [...outcome.standings])),
    policy: suite.gate,
    refused: distinct(refused),
    coverage: [
      ...groups.flatMap(({ plan, outcome }) => coverageOf({ ...plan.coverage, ...seenBy(outcome, plan) })),
      ...unmeasured.flatMap(({ coverage }) => coverageOf({ ...coverage, lines: [] }).map(untimelyCoverage)),
    ],
    baseline: change.baseline?.result ?? null,
  })
  const judgement = byDirection(whole)
  const subjects = groups.map((group) => subjectIn(group, judgement, request))
  const explained = subjects.find((each) => each !== undefined)
  const isAbout = ({ outcome }: GroupMeasurement, nth: number) =>
    explained === undefined ? outcome.failed !== undefined : subjects[nth] === explained
  const about = groups.find(isAbout) ?? first
  const facts = { startedAt: clock.startedAt, reproduce: request.reproduce }
  const descriptions = groups.map((group) =>
    describeRun(
      { suite: group.plan.suite, ...group.outcome },
      { ...factsOf(group.plan, group.outcome, group.testbed), ...facts },
    ),
  )
  return {
    plan: about.plan,
    group: about.outcome,
    judgement: { ...judgement, ...(explained && onlyCause(explained)) },
    explained,
    description: joinGroups(nonEmpty(descriptions), { groups, unmeasured }),
  }
}

/** The comparison to explain; undefined if its servers are in another group, or if one did not run. */
function subjectIn({ outcome, testbed: { local } }: GroupMeasurement, judgement: Judgement, { explain }: RunRequest) {
  if (local === undefined || outcome.failed !== undefined) return undefined
  return causeSubjectOf({ judgement, outcome, buildOf: local.buildOf }, explain)
}

function refusalsIn({ plan, outcome, testbed }: GroupMeasurement): Refusal[] {
  const failed = outcome.failed === undefined ? [] : [refusalOfArm(outcome.failed, testbed)]
  return [...plan.refusals, ...outcome.refusals, ...failed, ...outgrownIn(outcome, testbed)]
}

/**
 * Marks a setting as not measured for lack of time. A setting that more time would not have measured keeps its reason.
 */
function untimelyCoverage(covered: SettingCoverage): SettingCoverage {
  return reachesServers(covered) ? { ...covered, ...NO_TIME } : covered
}

/** Describes all groups as one run, in which facts of the whole change are not repeated for each group. */
function joinGroups(
  descriptions: readonly [RunDescription, ...RunDescription[]],
  { groups, unmeasured }: GroupMeasurements,
): RunDescription {
  const [first] = descriptions
  if (descriptions.length === 1 && unmeasured.length === 0) return first
  const trials = groups.map(({ outcome }) => outcome.trialsDone)
  const plan = {
    ...planOfGroups(nonEmpty(descriptions.map(({ plan }) => plan)), trials),
    trials: sum(descriptions.map(({ plan }) => plan.trials)),
  }
  const left = unmeasured
    .flatMap(({ coverage }) => coverage.settings)
    .map((setting) => resultSetting(setting, undefined))
  const joined = joinRuns(descriptions, plan)
  const warnings = unmeasured.length === 0 ? [] : [resultWarning(leftWarning({ groups, unmeasured }))]
  return {
    ...joined,
    settings: [...joined.settings, ...left],
    warnings: heaviestFirst([...joined.warnings, ...warnings]),
  }
}

/**
 * Warns of servers for which there was no time, and names a budget in seconds that suffices for all; null if there are
 * too many groups, or if a server did not run with the change.
 */
function leftWarning({ groups, unmeasured }: GroupMeasurements): Warning<'servers-not-measured'> {
  const [{ plan }] = groups
  const alike = Map.groupBy(plan.change.alike, ({ scenario }) => scenario)
  const namesOf = ({ measured }: RunPlan) =>
    comparedNames(measured).flatMap((name) => [name, ...(alike.get(name) ?? []).map((each) => each.name)])
  const all = [plan, ...plan.later]
  const isRefused = groups.some(({ outcome }) => outcome.failed !== undefined || outcome.refusals.some(isFinal))
  return {
    code: 'servers-not-measured',
    servers: unmeasured.flatMap(namesOf),
    of: all.flatMap(namesOf).length,
    seconds:
      isRefused || all.length > MOST_GROUPS ? null : Math.ceil(sum(all.map(({ measured }) => groupSeconds(measured)))),
  }
}

/**
 * Refusals of servers that took more memory than the containers of production allow. None if a size was reduced for
 * this machine, because the servers then did not have the options as written.
 */
function outgrownIn({ plan, measurement }: GroupOutcome, { local }: RunTestbed): Refusal[] {
  if (measurement.warnings.some(({ code }) => code === 'option-scaled' || code === 'option-clamped')) return []
  const states = armStatesOf(measurement.lines)
  const sides = plan.arms.flatMap(({ scenario, revision }) => {
    const state = states.find((each) => each.scenario === scenario.name && each.revision === revision)
    return state === undefined ? [] : [{ scenario, revision, residentBytes: state.residentBytes }]
  })
  return sides.flatMap((now) => {
    const before = sides.find(({ scenario, revision }) => scenario.name === now.scenario.name && revision === 'base')
    if (now.revision !== 'head' || before === undefined) return []
    const { server, lines } = changeOf(before.scenario, now.scenario, local)
    return usageRefusal(now, before, server, lines) ?? []
  })
}

/** The server of a scenario, and all changed lines, because each of them may be to blame for a refusal. */
function changeOf(reference: Scenario, scenario: Scenario, local: RunTestbed['local']) {
  const build = local?.buildOf(scenario)
  const lines = build === undefined ? [] : splitDifference(reference, scenario, build).lines
  const placed = lines.flatMap(({ name, place }) => (place === null ? [] : [{ name, ...place }]))
  const server = build === undefined ? null : { product: build.product, version: build.version }
  return {
    build,
    server,
    count: lines.length,
    lines: placed.length > 0 ? placed : [{ name: scenario.name, ...scenario.place }],
  }
}

/**
 * Describes why a server does not run. It names all changed lines, because the failing one is searched for only later.
 */
export function refusalOfArm({ head, reference, failure }: ArmFailure, { local }: RunTestbed): Refusal {
  const { scenario } = head
  if (failure instanceof ServerRefusal) return { ...failure.refusal, scenario: scenario.name }
  const { build, server, lines, count } = changeOf(reference, scenario, local)
  const { refused, memoryLimit: limit } = failure.failure
  const about = { scenario: scenario.name, server, lines, isMeasured: false }
  if (limit !== undefined) {
    const { file, line } = limit
    const isNew = limit.value !== reference.memoryLimit?.value
    const changed = isNew ? [{ name: 'the limit of memory', file, line }] : []
    return killRefusal(limit, { ...about, lines: isNew && count === 0 ? changed : [...lines, ...changed] })
  }
  if (refused === undefined || build === undefined)
    return {
      ...about,
      kind: 'start',
      title: DOES_NOT_START,
      message: failure.message,
    }
  const message = failingText(refused, build, [], count)
  return { ...about, kind: 'statements', title: failingTitle(refused), message }
}

function factsOf(
  plan: RunPlan,
  outcome: GroupOutcome,
  { local, servers }: RunTestbed,
): Omit<RunFacts, 'startedAt' | 'reproduce'> {
  const { change, suite, compared } = plan
  const { subject, before, request, asWritten } = change
  const fingerprintOf = (scenario: Parameters<typeof scenarioIdentity>[0]) => digestOf(scenarioIdentity(scenario))
  // The suite lacks servers of unchanged files, so their names come from the side before the change.
  const scenarios = [...subject.suite.scenarios, ...suite.scenarios]
  const named = [...(request.subject.kind === 'config' ? before : []), ...scenarios]
  return {
    environment: {
      ...(local?.environment ?? servers.environment()),
      tools: subject.tools,
    },
    commit: subject.commit,
    before: subject.before,
    suiteFingerprint: digestOf(suiteIdentity(suite)),
    fingerprints: Object.fromEntries([
      ...[...before, ...scenarios].map((scenario) => [scenario.name, fingerprintOf(scenario)]),
      ...asWritten.arms.map((arm) => [armName(arm), fingerprintOf(arm.scenario)]),
      ...outcome.plan.arms.map((arm) => [armName(arm), fingerprintOf(arm.scenario)]),
    ]),
    names: [...new Set(named.map(({ name }) => name))],
    settings: plan.coverage.settings,
    alike: change.alike,
    memoryBytes: request.memoryBytes,
    sides: outcome.sides ?? [],
    asked: [...servers.answers.servers].map(([name, server]) => ({ name, revision: 'head' as const, server })),
    warnings: [
      ...change.warnings,
      ...plan.warnings,
      ...outcome.startWarnings,
      ...outcome.warnings,
      ...(local?.warnings ?? []),
      ...(subject.base === undefined ? [] : baseWarnings(suite, before, compared)),
      ...outcome.unchecked.map((scenario) => ({ code: 'start-unchecked', scenario }) as const),
    ],
  }
}

function seenBy({ measurement: { lines, warnings }, asked }: GroupOutcome, { coverage }: RunPlan) {
  const corrected = warnings.flatMap((warning) =>
    warning.code === 'option-adjusted' ? [readOptionName(warning.option).variable] : [],
  )
  return { lines, asked: [...(coverage.asked ?? []), ...asked], corrected: new Set(corrected) }
}
