/**
 * The plan: arms, cells and comparisons. Everything random in it depends on the seed alone, so that a run can be
 * repeated.
 */

import { COSTS, type Cost, isCopy, type Revision } from '../names.ts'
import { clockTolerance, isStudy, precisionOf, type Rule } from '../policy/gate-policy.ts'
import type { Shard } from '../request/shard.ts'
import { settingChanges } from '../scenario/changes.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { isSameScenario } from '../scenario/scenario-identity.ts'
import { mayMatter } from '../setting/assess.ts'
import { DEFAULT_START_SPREAD, READ_START_SPREAD, type StartSpread } from '../stats/random-effects.ts'
import type { Suite } from '../suite/suite.ts'
import type { Warning } from '../warnings/warnings.ts'
import type { Workload } from '../workloads/workload.ts'
import type { Group } from './group.ts'
import { separateWorkload } from './separate-workload.ts'
import type { StoredRatio } from './stored-ratio.ts'

export interface Arm {
  readonly scenario: Scenario
  readonly revision: Revision
  readonly role: 'control' | 'candidate'
  /**
   * Whether the search for causes mixed the scenario from settings before and after the change. No user wrote it, so
   * some checks do not apply.
   */
  readonly isMixed?: true
}

export function mixedArm(scenario: Scenario, revision: 'head' | 'twin' = 'head', role: Arm['role'] = 'candidate'): Arm {
  return { scenario, revision, role, isMixed: true }
}

export interface Cell {
  readonly workload: Workload
  readonly threads: number
}

/**
 * A cell in a trial with the arms that it measures: control and twin, because all other arms are compared with them,
 * then the arms that are not yet decided.
 */
export interface TrialCell {
  readonly cell: Cell
  readonly arms: readonly Arm[]
}

export interface Trial {
  /** Number of the trial, 1-based. */
  readonly number: number
  /**
   * Cells in the order of measurement. Read-only cells come first, so that they find the data unchanged. Read-only and
   * writing cells are each shuffled.
   */
  readonly cells: readonly TrialCell[]
  readonly arms: readonly Arm[]
}

export interface Plan {
  readonly seed: number
  readonly rules: readonly Rule[]
  /**
   * The control and its twin come first; then the other scenarios, and, if there is a base, the changed scenarios
   * before the change.
   */
  readonly arms: readonly [Arm, Arm, ...Arm[]]
  readonly cells: readonly Cell[]
  /** Part of a larger plan, for runs that are split among machines; null: it is a whole plan. */
  readonly shard: Shard | null
  /** Number of groups of servers that share the permitted error of the run; default: 1. */
  readonly parts?: number | undefined
  readonly groups?: readonly Group[] | undefined
  /**
   * Arms of all groups that have one control, so that all their servers get the same options; default: the plan's arms.
   */
  readonly whole?: Plan['arms'] | undefined
  readonly startSpread: StartSpread
  /** How much starts differ for servers that only read and wait for little but their CPUs: less than for others. */
  readonly readSpread: StartSpread
  /**
   * Largest difference, as ln, between the change in QPS and the change in transactions per second of CPU time. Up to
   * it, CPU time stands for QPS, because it varies less.
   */
  readonly clockTolerance: number
  /** Costs that the gate limits, so that they are compared like QPS. */
  readonly gatedCosts: readonly Cost[]
  /**
   * Seconds for measuring. Shards get them in proportion to their cells, so that all shards together take as long as
   * one run.
   */
  readonly budgetSeconds: number
  /** Maximum number of servers that run at once, because of memory; infinite if there is no limit. */
  readonly mostServers: number
  /**
   * Stored ln of QPS against the control at the baseline, for suites. Ratios to one control can be compared across
   * runs, whereas QPS cannot.
   */
  readonly stored?: readonly StoredRatio[] | undefined
}

export interface PlanSides {
  readonly rules: readonly Rule[]
  readonly base: readonly Scenario[]
  readonly baseline?: readonly Scenario[] | undefined
  /** Priors for how much starts differ; default: those of random-effects.ts. */
  readonly startSpread?: StartSpread | undefined
  readonly readSpread?: StartSpread | undefined
  readonly shard?: Shard | undefined
  readonly mostServers?: number | undefined
}

/** Maximum number of servers in one block: with more, the turns of a server lie too far apart. */
export const MOST_AT_ONCE = 12
/**
 * Number of servers that run at once if the compared arm has a twin: the control, its twin, the arm and its twin. If
 * the machine has room for fewer, the arm has no twin.
 */
const REPLICATED_ARMS = 4

const AGAINST_CONTROL: PlanSides = { rules: ['control'], base: [] }

/**
 * Arms of a suite: the control, its twin, the other scenarios that a rule compares, and the scenarios of the base that
 * may differ in speed.
 *
 * @throws RangeError if the suite has no such control
 */
export function armsOf(
  suite: Suite,
  { rules, mostServers = Number.POSITIVE_INFINITY, ...against }: PlanSides = AGAINST_CONTROL,
): Plan['arms'] {
  const whole = { scenarios: suite.scenarios, base: against.base, baseline: against.baseline ?? [] }
  const { scenarios, base, baseline } = rules.includes('base') ? separateWorkload(suite, whole) : whole
  const control = scenarios.find((scenario) => scenario.name === suite.control)
  if (control === undefined) throw new RangeError(`the suite has no scenario ${suite.control}`)
  // Scenarios of the base that still exist, in a configuration that may be faster or slower. The others are not
  // measured, because they would cost time and show nothing.
  const changed = base.filter((before) => {
    const after = scenarios.find(({ name }) => name === before.name)
    return rules.includes('base') && after !== undefined && mayDifferInSpeed(before, after)
  })
  const isAsked = ({ name }: Scenario) => rules.includes('control') || changed.some((before) => before.name === name)
  const others = scenarios.filter((scenario) => scenario !== control && isAsked(scenario))
  const compared: Arm[] = [
    ...others.map((scenario): Arm => {
      // The workload of a scenario that separateWorkload() added differs from the control's, so the two cannot be
      // compared.
      const isApart = suite.scenarios.every(({ name }) => name !== scenario.name)
      return { scenario, revision: 'head', role: isApart ? 'control' : 'candidate' }
    }),
    ...changed.map((scenario): Arm => {
      return { scenario, revision: 'base', role: scenario.name === control.name ? 'control' : 'candidate' }
    }),
  ]
  const earlier = baseline
    .filter(({ name }) => changed.some((before) => before.name === name))
    .map((scenario): Arm => ({ scenario, revision: 'baseline', role: 'candidate' }))
  return [
    { scenario: control, revision: 'head', role: 'control' },
    { scenario: control, revision: 'twin', role: 'control' },
    ...compared,
    ...(mostServers >= REPLICATED_ARMS + earlier.length ? copiesOf(compared) : []),
    ...earlier,
  ]
}

/**
 * The plan that also compares with the baseline: with its servers, or with the ratios to the control that the ledger
 * stored.
 */
export function planAgainstBaseline(plan: Plan, stored?: readonly StoredRatio[]): Plan {
  return { ...plan, rules: [...new Set<Rule>([...plan.rules, 'baseline'])], stored }
}

export function planWithoutBaseline(plan: Plan): Plan {
  const [control, twin, ...others] = plan.arms
  const arms: Plan['arms'] = [control, twin, ...others.filter(({ revision }) => revision !== 'baseline')]
  return { ...plan, arms, rules: plan.rules.filter((rule) => rule !== 'baseline'), stored: undefined }
}

/** Plan without a scenario. Undefined if the scenario is the control, or if nothing would be left to compare. */
export function planWithoutScenario(plan: Plan, name: string): Plan | undefined {
  const [control, twin, ...others] = plan.arms
  const left = others.filter(({ scenario }) => scenario.name !== name)
  if (control.scenario.name === name || left.length === 0) return undefined
  return { ...plan, arms: [control, twin, ...left], stored: plan.stored?.filter(({ scenario }) => scenario !== name) }
}

/**
 * Second servers for a single compared arm. Two trials with them are as precise as three trials without them, and a
 * trial takes a third more time. With more comparisons there would be too many servers.
 */
function copiesOf(compared: readonly Arm[]): Arm[] {
  const [arm, ...others] = compared
  if (arm === undefined || others.length > 0) return []
  return [{ ...arm, revision: arm.revision === 'base' ? 'base-twin' : 'twin' }]
}

/**
 * Plan without second servers of compared arms, because time or memory does not suffice for them. The control keeps its
 * twin.
 */
export function singleCopyPlan(plan: Plan): Plan {
  const [control, twin, ...others] = plan.arms
  return { ...plan, arms: [control, twin, ...others.filter((arm) => !isCopy(arm))] }
}

/** Plan with the arms of all groups that have its control, because some decisions must be the same in all of them. */
export function wholePlan<Part extends Pick<Plan, 'arms' | 'whole'>>(plan: Part): Part {
  return { ...plan, arms: plan.whole ?? plan.arms }
}

/** Plan of control and twin alone, for a change that is not measured, because servers refuse it. */
export function controlOnlyPlan(plan: Plan): Plan {
  const [control, twin] = plan.arms
  return { ...plan, arms: [control, twin], rules: ['base'], stored: undefined }
}

/** Whether the plan compares with the base alone, and the base does not differ, so that nothing is left to measure. */
export function isUnchanged({ rules, arms }: Pick<Plan, 'rules' | 'arms'>): boolean {
  return !rules.includes('control') && arms.every(({ revision }) => revision !== 'base')
}

/**
 * Whether two scenarios may differ in speed. Settings without effect on it do not count, because measuring them would
 * find nothing.
 */
export function mayDifferInSpeed(before: Scenario, after: Scenario): boolean {
  if (isSameScenario(before, after)) return false
  const differences = settingChanges(before, after)
  return differences.length === 0 || differences.some(mayMatter)
}

/**
 * Warns of scenarios that the base lacks, and of scenarios whose changes are not worth a comparison. If nothing at all
 * is compared, the second warning is left out, because the verdict already says so.
 */
export function baseWarnings(
  { scenarios }: Suite,
  base: readonly Scenario[],
  plan: Pick<Plan, 'rules' | 'arms'>,
): Warning[] {
  const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => (revision === 'base' ? [scenario.name] : [])))
  return scenarios.flatMap((scenario): Warning[] => {
    const before = base.find(({ name }) => name === scenario.name)
    if (before === undefined) return [{ code: 'base-missing', scenario: scenario.name }]
    if (!plan.rules.includes('base') || compared.has(scenario.name) || isUnchanged(plan)) return []
    const settings = settingChanges(before, scenario).filter((change) => !mayMatter(change))
    return settings.length === 0
      ? []
      : [{ code: 'base-without-effect', scenario: scenario.name, settings: settings.map(({ name }) => name) }]
  })
}

const REVISION_NAMES: Readonly<Record<Exclude<Arm['revision'], 'head'>, string>> = {
  base: 'before',
  twin: 'second copy',
  'base-twin': 'before, second copy',
  baseline: 'at the baseline',
}

export function armName({ scenario, revision }: Arm): string {
  return nameAt(scenario.name, revision)
}

export function nameAt(scenario: string, revision: Arm['revision']): string {
  return revision === 'head' ? scenario : `${scenario} (${REVISION_NAMES[revision]})`
}

export function planOf(suite: Suite, seed: number, against: PlanSides = AGAINST_CONTROL): Plan {
  const cells = suite.workloads.flatMap((workload) =>
    (workload.threads ?? suite.threads).map((threads): Cell => ({ workload, threads })),
  )
  const { rules, shard, mostServers = Number.POSITIVE_INFINITY } = against
  const shardCells = shard === undefined ? cells : cellsOfShard(cells, shard)
  const { startSpread = DEFAULT_START_SPREAD, readSpread = against.startSpread ?? READ_START_SPREAD } = against
  return {
    seed,
    rules,
    arms: armsOf(suite, against),
    cells: shardCells,
    shard: shard ?? null,
    ...{ startSpread, readSpread },
    clockTolerance: clockTolerance(suite.gate, precisionOf(suite.gate, rules, suite.precision)),
    gatedCosts: COSTS.filter((cost) => {
      const limit = suite.gate.costs?.[cost]
      return limit !== undefined && !(limit.from === 'default' && isStudy(suite.gate, rules))
    }),
    budgetSeconds: (suite.budgetSeconds * shardCells.length) / cells.length,
    mostServers,
  }
}

/**
 * Cells of one shard, in the plan's order. They are dealt out by number of threads, so that no shard gets all cells of
 * many threads, whose turns are long.
 */
export function cellsOfShard<T extends { readonly threads: number }>(cells: readonly T[], { index, of }: Shard): T[] {
  const byThreads = cells.toSorted((left, right) => right.threads - left.threads)
  const shardCells = new Set(byThreads.filter((_, place) => place % of === index - 1))
  return cells.filter((cell) => shardCells.has(cell))
}
