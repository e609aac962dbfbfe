/** The plan: its arms, its cells, and its comparisons; everything random comes from the seed. */

import { COSTS, type Cost, isCopy, type Revision } from '../names.ts'
import type { Rule } from '../policy/gate-policy.ts'
import type { Shard } from '../request/shard.ts'
import { settingChanges } from '../scenario/changes.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { isSameScenario } from '../scenario/scenario-identity.ts'
import { mayMatter } from '../setting/assess.ts'
import { DEFAULT_START_SPREAD, type StartSpread } from '../stats/random-effects.ts'
import type { Suite } from '../suite/suite.ts'
import type { Warning } from '../warnings/warnings.ts'
import type { Workload } from '../workloads/workload.ts'
import { apart } from './apart.ts'
import type { StoredRatio } from './stored-ratio.ts'

/** A scenario at a revision that takes part in a comparison. */
export interface Arm {
  readonly scenario: Scenario
  readonly revision: Revision
  readonly role: 'control' | 'candidate'
  /** Whether the search for causes made it of the settings before and after the change. */
  readonly isMixed?: true
}

/** An arm of the search for causes. */
export function mixedArm(scenario: Scenario, revision: 'head' | 'twin' = 'head', role: Arm['role'] = 'candidate'): Arm {
  return { scenario, revision, role, isMixed: true }
}

/** One point of the sweep. */
export interface Cell {
  readonly workload: Workload
  readonly threads: number
}

/** A cell and the arms that are measured in it: control and twin first, then the undecided ones. */
export interface PlannedCell {
  readonly cell: Cell
  readonly arms: readonly Arm[]
}

export interface Trial {
  /** 1-based. */
  readonly number: number
  /** Cells in the order they are measured: read-only ones first, each group shuffled. */
  readonly cells: readonly PlannedCell[]
  /** Every arm that takes part, in the plan's order. */
  readonly arms: readonly Arm[]
}

export interface Plan {
  readonly seed: number
  /** Rules by which scenarios are compared. */
  readonly rules: readonly Rule[]
  /** Control, its twin, the other scenarios, and where there is a base the changed scenarios as they were. */
  readonly arms: readonly [Arm, Arm, ...Arm[]]
  readonly cells: readonly Cell[]
  /** Part of a larger plan; null: all of it. */
  readonly shard: Shard | null
  readonly startSpread: StartSpread
  /** Costs that are compared as QPS is, as they are gated. */
  readonly gatedCosts: readonly Cost[]
  readonly budgetSeconds: number
  /** Servers that may run at once; infinite: any number. */
  readonly mostServers: number
  /** ln of QPS against the control at the baseline, where the ledger has it: for suites, which the control makes comparable. */
  readonly stored?: readonly StoredRatio[] | undefined
}

/** The two sides of a comparison, and the cells. */
export interface PlanSides {
  readonly rules: readonly Rule[]
  /** The scenarios before the change. */
  readonly base: readonly Scenario[]
  /** The scenarios at the baseline, measured where a comparison asks for them; default: none. */
  readonly baseline?: readonly Scenario[] | undefined
  /** Prior for server starts; default: from other runs. */
  readonly startSpread?: StartSpread | undefined
  /** Part of the cells that is meant; default: all. */
  readonly shard?: Shard | undefined
  /** Servers that may run at once; default: any number. */
  readonly mostServers?: number | undefined
}

/** Control, twin, and a single compared arm, twice. */
const REPLICATED_ARMS = 4

const AGAINST_CONTROL: PlanSides = { rules: ['control'], base: [] }

/**
 * The control, its twin, every other scenario that a rule asks for, and every scenario of the base that may differ in
 * speed.
 */
export function armsOf(
  suite: Suite,
  { rules, mostServers = Number.POSITIVE_INFINITY, ...against }: PlanSides = AGAINST_CONTROL,
): Plan['arms'] {
  const whole = { scenarios: suite.scenarios, base: against.base, baseline: against.baseline ?? [] }
  const { scenarios, base, baseline } = rules.includes('base') ? apart(suite, whole) : whole
  const control = scenarios.find((scenario) => scenario.name === suite.control)
  if (control === undefined) throw new RangeError(`the suite has no scenario ${suite.control}`)
  // The base's scenarios that the head still has, with a configuration that may be faster or slower.
  const changed = base.filter((before) => {
    const after = scenarios.find(({ name }) => name === before.name)
    return rules.includes('base') && after !== undefined && mayDifferInSpeed(before, after)
  })
  const isAsked = ({ name }: Scenario) => rules.includes('control') || changed.some((before) => before.name === name)
  const others = scenarios.filter((scenario) => scenario !== control && isAsked(scenario))
  const compared: Arm[] = [
    ...others.map((scenario): Arm => {
      // A scenario that was set apart has another workload than the control, with which it cannot be compared.
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

/** The plan with comparisons with the baseline: with its servers, or with its stored ratios to the control. */
export function heldAgainstBaseline(plan: Plan, stored?: readonly StoredRatio[]): Plan {
  return { ...plan, rules: [...new Set<Rule>([...plan.rules, 'baseline'])], stored }
}

/** The plan without any comparison with the baseline, and without its servers. */
export function baselineFreePlan(plan: Plan): Plan {
  const [control, twin, ...others] = plan.arms
  const arms: Plan['arms'] = [control, twin, ...others.filter(({ revision }) => revision !== 'baseline')]
  return { ...plan, arms, rules: plan.rules.filter((rule) => rule !== 'baseline'), stored: undefined }
}

/**
 * A second server of an arm that alone is compared with control and twin. Two starts of each side tell in one trial as
 * much as three in two, for a third more of the time; with more comparisons there would be too many servers.
 */
function copiesOf(compared: readonly Arm[]): Arm[] {
  const [arm, ...others] = compared
  if (arm === undefined || others.length > 0) return []
  return [{ ...arm, revision: arm.revision === 'base' ? 'base-twin' : 'twin' }]
}

/** The plan without the second servers of compared arms; the control keeps its twin. */
export function singleCopyPlan(plan: Plan): Plan {
  const [control, twin, ...others] = plan.arms
  return { ...plan, arms: [control, twin, ...others.filter((arm) => !isCopy(arm))] }
}

/** The plan that compares nothing: what is refused is not measured. */
export function controlOnlyPlan(plan: Plan): Plan {
  const [control, twin] = plan.arms
  return { ...plan, arms: [control, twin], rules: ['base'], stored: undefined }
}

/** Whether the plan compares with nothing but a base that is the same. */
export function isUnchanged({ rules, arms }: Pick<Plan, 'rules' | 'arms'>): boolean {
  return !rules.includes('control') && arms.every(({ revision }) => revision !== 'base')
}

/** Whether they may differ in speed; not where only settings without effect differ. */
export function mayDifferInSpeed(before: Scenario, after: Scenario): boolean {
  if (isSameScenario(before, after)) return false
  const differences = settingChanges(before, after)
  return differences.length === 0 || differences.some(mayMatter)
}

/**
 * Scenarios that the base does not have, and those of which too little changed to compare them with it. Where nothing is
 * compared at all, the verdict says that.
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

const REVISIONS: Readonly<Record<Exclude<Arm['revision'], 'head'>, string>> = {
  base: 'before',
  twin: 'second copy',
  'base-twin': 'before, second copy',
  baseline: 'at the baseline',
}

/** "my.cnf (before)": no other arm has it, and messages use it. */
export function armName({ scenario, revision }: Arm): string {
  return nameAt(scenario.name, revision)
}

export function nameAt(scenario: string, revision: Arm['revision']): string {
  return revision === 'head' ? scenario : `${scenario} (${REVISIONS[revision]})`
}

export function planOf(suite: Suite, seed: number, against: PlanSides = AGAINST_CONTROL): Plan {
  const cells = suite.workloads.flatMap((workload) =>
    (workload.threads ?? suite.threads).map((threads): Cell => ({ workload, threads })),
  )
  const { rules, shard, startSpread = DEFAULT_START_SPREAD, mostServers = Number.POSITIVE_INFINITY } = against
  return {
    seed,
    rules,
    arms: armsOf(suite, against),
    cells: shard === undefined ? cells : cellsOfShard(cells, shard),
    shard: shard ?? null,
    startSpread,
    gatedCosts: COSTS.filter((cost) => suite.gate.costs?.[cost] !== undefined),
    budgetSeconds: suite.budgetSeconds,
    mostServers,
  }
}

/**
 * The cells of one shard, in the plan's order: dealt out by threads, since cells of many threads take long turns, so
 * that no shard gets all of them.
 */
export function cellsOfShard<T extends { readonly threads: number }>(cells: readonly T[], { index, of }: Shard): T[] {
  const byThreads = cells.toSorted((left, right) => right.threads - left.threads)
  const own = new Set(byThreads.filter((_, place) => place % of === index - 1))
  return cells.filter((cell) => own.has(cell))
}
