/**
 * Measures a plan: trial after trial until every comparison is decided, or the budget is over and no suspected
 * regression can be confirmed. A server that does not run since the change is an outcome, not an error.
 */
import { compare, type RunComparisons } from '../core/comparison/compare.ts'
import { CONFIDENCE } from '../core/comparison/comparison.ts'
import type { StateAnswer } from '../core/coverage/coverage.ts'
import { MeasuredBlocks } from '../core/measurement/blocks.ts'
import type { Measurement, RunLine } from '../core/measurement/measurement.ts'
import { isEarlier } from '../core/names.ts'
import {
  type Arm,
  armName,
  controlOnlyPlan,
  type Plan,
  planWithoutBaseline,
  planWithoutScenario,
} from '../core/plan/plan.ts'
import { trialsToCome } from '../core/plan/plan-trial.ts'
import { precisionOf } from '../core/policy/gate-policy.ts'
import type { Tell } from '../core/progress/progress-event.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import type { SideFacts } from '../core/result/describe-run.ts'
import { hasSameLines } from '../core/scenario/changes.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import type { Refusal } from '../core/setting/refusal.ts'
import { interval } from '../core/stats/random-effects.ts'
import type { Settings } from '../core/switching/switchable-settings.ts'
import type { Standings } from '../core/verdict/decision-state.ts'
import type { Outlook } from '../core/verdict/outlook.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { ENDLESS } from '../core/wording/failing-text.ts'
import { allSettled, atMost } from '../edges/machine/at-most.ts'
import type { StartOutcome } from '../edges/servers/ask-servers.ts'
import type { ScenarioSides } from '../edges/servers/compare-statements.ts'
import { StartRefusal } from '../edges/servers/server-refusal.ts'
import { formerRefusal } from '../edges/servers/start-failure.ts'
import { type ChangeFailure, isOfChange } from '../edges/servers/try-start.ts'
import { BaselineError, firstLine, MeasurementError } from '../errors.ts'
import { isFinal } from './groups.ts'
import { Looks, type MeasurePolicy } from './looks.ts'
import type { Machine, Servers } from './machine.ts'
import { goesOnWithout, type RunPlan } from './make-plan.ts'
import type { RunTestbed } from './open-testbed.ts'
import { RunTime } from './run-time.ts'
import { type MeasureEdges, NOTHING_MEASURED, type TrialServers, Trials } from './trials.ts'
import { cellsOfRefusal, serverFailure } from './try-server.ts'

export interface MeasureOutcome {
  /** The plan without what did not run: a baseline, or scenarios of a study. */
  readonly plan: Plan
  readonly warnings: readonly Warning[]
  readonly measurement: Measurement
  readonly compared: RunComparisons
  readonly standings: Standings
  /** The settings of each arm's server after its start, by the arm's name. */
  readonly settings: ReadonlyMap<string, Settings>
  /** Number of trials that the budget was split into, whether or not all were needed. */
  readonly trials: number
  /** Number of the last trial; 0 if nothing was measured. */
  readonly trialsDone: number
  /** Seconds of the budget that are unused; the search for causes may take them. */
  readonly secondsLeft: number
}

/** A server that ran before the change, and does not run with it. */
export interface ArmFailure {
  readonly head: Arm
  readonly reference: Scenario
  readonly failure: ChangeFailure
}

export interface GroupOutcome extends MeasureOutcome {
  /** The arm whose server does not run; undefined if all do. */
  readonly failed: ArmFailure | undefined
  readonly refusals: readonly Refusal[]
  readonly asked: readonly StateAnswer[]
  /** Warnings about statements that were tried before measuring. */
  readonly startWarnings: readonly Warning[]
  /** What was measured of both sides beside speed; default: nothing. */
  readonly sides?: readonly SideFacts[]
  /** Names of changed scenarios that no start, trial or refusal has checked. */
  readonly unchecked: readonly string[]
}

/** Outcomes of servers that were started to look at them, before anything is measured. */
export interface StartOutcomes extends Pick<GroupOutcome, 'refusals' | 'asked' | 'unchecked' | 'startWarnings'> {}

export interface PlaceInRun {
  /** Number of trials that earlier groups took, after which this group goes on counting. */
  readonly trialsBefore: number
  /** Seconds of the budget that are left for later groups; progress shows them as time to come. */
  readonly secondsAfter: number
  /** Raw measurements that this run saved before it was stopped; default: none. */
  readonly before?: readonly RunLine[]
}

const ALONE: PlaceInRun = { trialsBefore: 0, secondsAfter: 0 }

/**
 * Starts the servers whose start no trial would check, or not soon enough. Their data were made before the change, as
 * those of production were. If all start, both sides of each change try the statements of applications.
 */
export async function tryStarts(plan: RunPlan, servers: Servers): Promise<StartOutcomes> {
  const soon = atMost(2)
  const outcomes = await allSettled(plan.tries.map((each) => soon(() => servers.tryStart(each))))
  const refusals = outcomes.flatMap(({ refusal }) => refusal ?? [])
  const sides = refusals.length > 0 ? [] : changedSides(plan)
  const statements = await allSettled(sides.map((each) => soon(() => servers.compareStatements(each))))
  return {
    refusals: [...refusals, ...statements.flatMap(({ refusal }) => refusal ?? [])],
    asked: outcomes.flatMap(({ asked }) => asked),
    unchecked: uncheckedIn(plan, servers.answers.unasked, outcomes),
    startWarnings: statements.flatMap(({ warnings }) => warnings),
  }
}

/** Both sides of each configuration that changes, whether or not a trial measures it. */
function changedSides({ isMeasured, measured, tries }: RunPlan): ScenarioSides[] {
  const heads = isMeasured ? measured.arms.filter(({ revision }) => revision === 'head') : []
  const ofTrials = heads.flatMap(({ scenario: after }) => {
    const base = measured.arms.find(({ scenario, revision }) => revision === 'base' && scenario.name === after.name)
    return base === undefined ? [] : [{ before: base.scenario, after }]
  })
  const changed = [...tries, ...ofTrials].filter(({ before, after }) => !hasSameLines(before, after))
  return [...new Map(changed.map(({ before, after }) => [after.name, { before, after }])).values()]
}

/** @throws MeasurementError or UserError if nothing could be measured, and the change is not to blame */
export async function measure(
  plan: RunPlan,
  { starts, local, refusal }: Pick<RunTestbed, 'local' | 'refusal'> & { readonly starts: StartOutcomes },
  request: RunRequest,
  machine: Pick<Machine, 'timeline' | 'output' | 'tell'>,
  { trialsBefore, secondsAfter, before = [] }: PlaceInRun = ALONE,
): Promise<GroupOutcome> {
  const refusals = [...starts.refusals, ...(refusal ? [refusal] : [])]
  const outcomes = { ...starts, refusals }
  if (refusals.some(isFinal)) return { ...emptyOutcome(controlOnlyPlan(plan.measured)), ...outcomes, failed: undefined }
  if (local === undefined) return { ...emptyOutcome(plan.measured), ...outcomes, failed: undefined }
  // Progress shows the time of the whole run from the start, so the time of later groups and of the search is added.
  const secondsLater =
    secondsAfter +
    (request.explain === 'never' || goesOnWithout(plan.change, plan.measured.rules) ? 0 : request.explainSeconds)
  const tell: Tell = (event) =>
    machine.tell(event.kind === 'time' ? { ...event, secondsLeft: event.secondsLeft + secondsLater } : event)
  const { output, timeline } = machine
  const edges = { testbed: local.testbed, save: output.save, tell, timeline, trialsBefore, before }
  const { gate } = plan.suite
  const precision = precisionOf(gate, plan.measured.rules, plan.suite.precision)
  const goesOn = goesOnWithout(plan.change, plan.measured.rules)
  try {
    const name = plan.change.baseline?.result.name ?? ''
    return {
      ...(await measureUntilDecided(
        plan.measured,
        { ...plan.suite, precision, coverage: plan.coverage, goesOn },
        edges,
        name,
      )),
      ...outcomes,
      failed: undefined,
    }
  } catch (failure) {
    const failed = await armFailure(failure, plan.measured, edges)
    return { ...emptyOutcome(controlOnlyPlan(plan.measured)), ...outcomes, failed }
  }
}

function uncheckedIn(plan: RunPlan, unasked: readonly string[], outcomes: readonly StartOutcome[]): string[] {
  const untold = plan.tries.flatMap(({ after }, nth) => (outcomes[nth]?.isTold ? [] : [after.name]))
  const started = plan.isMeasured ? plan.measured.arms.map(({ scenario }) => scenario.name) : []
  const refused = plan.refusals.map(({ scenario }) => scenario)
  // A plan of several groups names only its own scenarios here, because each other group names its own.
  const isWhole = plan.measured.parts === undefined
  const ofGroup = new Set(plan.suite.scenarios.map(({ name }) => name))
  return [...new Set([...unasked, ...untold])].filter(
    (name) => (isWhole || ofGroup.has(name)) && !started.includes(name) && !refused.includes(name),
  )
}

function emptyOutcome(plan: Plan): MeasureOutcome {
  return {
    plan,
    warnings: [],
    measurement: NOTHING_MEASURED,
    compared: compare(plan, new MeasuredBlocks()),
    standings: new Map(),
    settings: new Map(),
    trials: 1,
    trialsDone: 0,
    secondsLeft: 0,
  }
}

/**
 * The plan with which a run goes on after a failure: without the baseline, or for a study without the failed scenario.
 * Undefined if the failure ends the run.
 */
function planAfter(
  error: unknown,
  plan: Plan,
  { goesOn = false }: MeasurePolicy,
  baseline: string,
): { readonly plan: Plan; readonly warning: Warning } | undefined {
  if (isOfBaseline(error, plan)) {
    const warning = { code: 'baseline-not-measured', name: baseline, why: firstLine(error) } as const
    return { plan: planWithoutBaseline(plan), warning }
  }
  if (!goesOn || !isOfChange(error)) return undefined
  const arm = plan.arms.find((each) => armName(each) === armOfFailure(error))
  const rest = arm && planWithoutScenario(plan, arm.scenario.name)
  if (arm === undefined || rest === undefined) return undefined
  return { plan: rest, warning: { code: 'scenario-not-measured', scenario: arm.scenario.name, why: firstLine(error) } }
}

function armOfFailure(failure: ChangeFailure): string | undefined {
  if (failure instanceof StartRefusal) return failure.arm
  return failure instanceof MeasurementError ? failure.failure.arm : ''
}

/**
 * Whether a server of the baseline failed. The run then goes on without the baseline, because the base alone can judge
 * the change.
 */
function isOfBaseline(error: unknown, { arms }: Plan): error is MeasurementError {
  if (error instanceof BaselineError) return true
  const isNamed = (arm: Plan['arms'][number]) =>
    error instanceof MeasurementError && arm.revision === 'baseline' && armName(arm) === error.failure.arm
  return arms.some(isNamed)
}

/**
 * The arm that does not run since the change.
 *
 * @throws the failure if the change is not to blame; UserError if the server did not start before the change either
 */
export async function armFailure(failure: unknown, plan: Plan, edges: MeasureEdges): Promise<ArmFailure> {
  if (!isOfChange(failure)) throw failure
  const name = armOfFailure(failure)
  const head = plan.arms.find((arm) => armName(arm) === name && !isEarlier(arm))
  if (head === undefined) throw failure
  const base = plan.arms.find((arm) => arm.revision === 'base' && arm.scenario.name === head.scenario.name)
  const reference = (base ?? plan.arms[0]).scenario
  const { refused, memoryLimit } = failure instanceof MeasurementError ? failure.failure : {}
  if (base === undefined && head.role === 'control') throw failure
  const isDriven = memoryLimit !== undefined || refused?.threads !== undefined
  const cells = memoryLimit === undefined ? cellsOfRefusal(plan, refused) : plan.cells
  const former = await serverFailure(reference, { plan, cells: isDriven ? cells : [], refusal: refused }, edges)
  if (former === undefined) {
    const isEndless = refused?.code === ENDLESS
    // Tries the server once more: one that ended without a reason may start now, and if a load hung, sysbench may be to
    // blame.
    const isUnexplained =
      failure instanceof MeasurementError && (refused === undefined || isEndless) && memoryLimit === undefined
    const again = isUnexplained
      ? await serverFailure(head.scenario, { plan, cells: isEndless ? cells : [], refusal: refused }, edges)
      : failure
    if (again === undefined) throw failure
    return { head, reference, failure }
  }
  throw refused === undefined && isOfChange(former) ? formerRefusal(former) : failure
}

/** Warns of open comparisons, with the budget in seconds that would decide them; null if none would. */
function undecidedWarnings(hopeless: readonly Outlook[], budgetSeconds: number): Warning[] {
  return hopeless.map(({ comparison, budgets }) => {
    const { scenario, workload, threads, effect } = comparison
    const { low, high } = interval(effect, CONFIDENCE)
    const seconds = budgets === undefined ? null : Math.ceil(budgets * budgetSeconds)
    const ends = { low: Math.expm1(low), high: Math.expm1(high) }
    return { code: 'budget-cannot-decide', scenario, workload, threads, ...ends, seconds }
  })
}

/** @param baseline name of the baseline, for a warning if its server does not start */
export async function measureUntilDecided(
  wholePlan: Plan,
  policy: MeasurePolicy,
  edges: MeasureEdges,
  baseline = '',
): Promise<MeasureOutcome> {
  let plan = wholePlan
  const warnings: Warning[] = []
  const done = new Trials(edges)
  const time = new RunTime(plan, edges.testbed, edges.before)
  // A run that measures to a given precision has no suspicion to confirm, so it needs no time beyond the budget.
  const confirms = policy.precision === undefined
  const onLook = () => edges.tell({ kind: 'time', secondsLeft: time.secondsToCome(confirms && time.sufficesToConfirm) })
  const looks: Looks = new Looks({ plan, policy, done, time, onLook })
  edges.tell({ kind: 'time', secondsLeft: time.secondsToCome(confirms) })
  for (;;) {
    const isStillNeeded = looks.stillWanted()
    const schedule = (servers: TrialServers, number: number) =>
      time.schedule(servers, number, (last) => trialsToCome(plan, number, last, isStillNeeded))
    try {
      if (!(await done.measure(plan, isStillNeeded, schedule, looks))) break
      looks.afterTrial()
    } catch (error) {
      const rest = planAfter(error, plan, policy, baseline)
      if (rest === undefined) throw error
      warnings.push(rest.warning)
      plan = rest.plan
      looks.adopt(plan)
    }
  }
  const { measurement, settings } = done
  const { trials, secondsLeft } = time
  const { compared, standings } = looks
  warnings.push(...undecidedWarnings(looks.hopeless, policy.budgetSeconds ?? plan.budgetSeconds))
  const trialsDone = done.number
  return { plan, warnings, measurement, settings, compared, standings, trials, trialsDone, secondsLeft }
}
