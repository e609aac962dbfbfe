/** A suite changed by flags: other times, tolerances and threads, fewer workloads and scenarios. */
import { COSTS, type Cost } from '../names.ts'
import type { GatePolicy, Suite } from './suite.ts'
import { plainWorkloads } from './workloads.ts'
import type { WrittenTolerances } from './written-tolerances.ts'

/** Undefined keeps the suite's value. */
export interface Adjustments {
  readonly budgetSeconds: number | undefined
  /** Tolerated slowdown as a fraction, of every comparison. */
  readonly tolerance: number | undefined
  /** Tolerated increases of costs, as fractions; for others the suite's. Default: none. */
  readonly costs?: WrittenTolerances['costs'] | undefined
  readonly onInconclusive: GatePolicy['onInconclusive'] | undefined
  readonly threads: Suite['threads'] | undefined
  /** Names of the workloads that are measured. */
  readonly workloads: readonly string[] | undefined
  /** Names of the measured scenarios, besides the control. */
  readonly scenarios: readonly string[] | undefined
  /** Whether workloads may also name scripts that the suite does not have. */
  readonly takesAnyScript: boolean
}

/** A list with unknown names, or without any. */
export interface WrongNames {
  readonly list: 'workloads' | 'scenarios'
  readonly found: string
  readonly allowed: string
}

export type AdjustedSuite =
  | { readonly kind: 'ok'; readonly suite: Suite }
  | { readonly kind: 'problems'; readonly problems: readonly WrongNames[] }

export function adjustSuite(suite: Suite, adjustments: Adjustments): AdjustedSuite {
  const { budgetSeconds = suite.budgetSeconds, threads = suite.threads } = adjustments
  const workloads = pick('workloads', offeredWorkloads(suite, adjustments), adjustments.workloads)
  const scenarios = pick('scenarios', suite.scenarios, withControl(suite, adjustments.scenarios))
  if (workloads.kind === 'wrong' || scenarios.kind === 'wrong')
    return {
      kind: 'problems',
      problems: [workloads, scenarios].flatMap((each) => (each.kind === 'wrong' ? each.names : [])),
    }
  const gate = adjustPolicy(suite.gate, adjustments)
  return {
    kind: 'ok',
    suite: { ...suite, budgetSeconds, threads, workloads: workloads.items, scenarios: scenarios.items, gate },
  }
}

/** The suite's come first: of the same name, those are meant. */
function offeredWorkloads({ workloads }: Suite, adjustments: Adjustments): Suite['workloads'] {
  const isChosen = adjustments.takesAnyScript && adjustments.workloads !== undefined
  return isChosen ? [...workloads, ...plainWorkloads()] : workloads
}

function withControl({ control }: Suite, names: readonly string[] | undefined): readonly string[] | undefined {
  return names && [control, ...names.filter((name) => name !== control)]
}

/** The named limits of costs; none for an empty map. */
export function costLimits(
  shares: { readonly [cost in Cost]?: number | undefined },
  from: string,
): Pick<GatePolicy, 'costs'> {
  const limits = COSTS.flatMap((cost) => {
    const share = shares[cost]
    return share === undefined ? [] : [[cost, { share, from }] as const]
  })
  return limits.length === 0 ? {} : { costs: Object.fromEntries(limits) }
}

/** A given tolerance holds for everything, whatever the suite says. */
export function adjustPolicy(
  policy: GatePolicy,
  { tolerance, costs = {}, onInconclusive }: Pick<Adjustments, 'tolerance' | 'costs' | 'onInconclusive'>,
): GatePolicy {
  const limits = { ...policy.costs, ...costLimits(costs, '--tolerance').costs }
  const changed = {
    ...policy,
    onInconclusive: onInconclusive ?? policy.onInconclusive,
    ...(Object.keys(limits).length === 0 ? {} : { costs: limits }),
  }
  if (tolerance === undefined) return changed
  const everywhere = <T>(value: T) => ({ control: value, base: value, history: value })
  return {
    ...changed,
    tolerance: everywhere(tolerance),
    toleranceFrom: everywhere('--tolerance'),
    byScenario: {},
    byWorkload: {},
  }
}

type Picked<T> =
  | { readonly kind: 'picked'; readonly items: readonly [T, ...T[]] }
  | { readonly kind: 'wrong'; readonly names: WrongNames }

/** The named items, in the suite's order; all of them if none is named. */
function pick<T extends { readonly name: string }>(
  list: WrongNames['list'],
  items: readonly T[],
  wanted: readonly string[] | undefined,
): Picked<T> {
  const known = [...new Set(items.map(({ name }) => name))]
  const unknown = (wanted ?? []).filter((name) => !known.includes(name))
  const chosen = known.filter((name) => wanted === undefined || wanted.includes(name))
  const [first, ...rest] = chosen.flatMap((name) => items.find((item) => item.name === name) ?? [])
  if (unknown.length === 0 && first !== undefined) return { kind: 'picked', items: [first, ...rest] }
  return { kind: 'wrong', names: { list, found: unknown.join(', ') || 'no name', allowed: known.join(', ') } }
}
