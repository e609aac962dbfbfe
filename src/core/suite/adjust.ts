/** Changes a suite by flags: other times, tolerances and threads, fewer workloads and scenarios. */

import { nonEmpty } from '../lists.ts'
import { COSTS, type Cost } from '../names.ts'
import type { CostLimits, GatePolicy } from '../policy/gate-policy.ts'
import type { ToleranceLine } from '../policy/tolerance-line.ts'
import { meantText } from '../problems.ts'
import { plainWorkloads } from '../workloads/workloads.ts'
import type { Suite } from './suite.ts'

export interface Adjustments {
  /**
   * Addition to the name of the suite, so that jobs that gate the same suite have comments and ledgers of their own;
   * default: nothing.
   */
  readonly name?: string | undefined
  readonly budgetSeconds: number | undefined
  readonly tolerance: ToleranceLine['qps']
  /**
   * Tolerated increases of costs, as fractions. Costs that are not named keep the suite's limits. Default: none named.
   */
  readonly costs?: ToleranceLine['costs'] | undefined
  readonly failOn: GatePolicy['failOn'] | undefined
  readonly threads: Suite['threads'] | undefined
  readonly workloads: readonly string[] | undefined
  readonly scenarios: readonly string[] | undefined
  readonly takesAnyScript: boolean
}

/** Name of what is gated. It identifies the comment and the ledger, so two jobs with one name would share both. */
export function gateName(suite: string, name: string | undefined): string {
  return name === undefined ? suite : `${suite} · ${name}`
}

export function adjustSuite(suite: Suite, adjustments: Adjustments) {
  const { budgetSeconds = suite.budgetSeconds, threads = suite.threads, takesAnyScript } = adjustments
  const problems: string[] = []
  /**
   * Workloads or scenarios that a flag names, in the suite's order; all if it names none. Of several items with one
   * name the first counts, so that the suite's workloads override those of qpsgate.
   */
  const pick = <T extends { readonly name: string }>(
    list: 'workloads' | 'scenarios',
    items: readonly T[],
    wanted: readonly string[] | undefined,
  ) => {
    const byName = new Map(items.toReversed().map((item) => [item.name, item]))
    const names = [...new Set(items.map(({ name }) => name))]
    const unknown = (wanted ?? []).filter((name) => !names.includes(name))
    const hinted = (name: string) => `${name}${meantText(name, names)}`
    const chosen = names.filter((name) => wanted === undefined || wanted.includes(name))
    if (unknown.length > 0 || chosen.length === 0)
      problems.push(`--${list}: found ${unknown.map(hinted).join(', ') || 'no name'}; allowed: ${names.join(', ')}`)
    return chosen.flatMap((name) => byName.get(name) ?? [])
  }
  const offered = takesAnyScript && adjustments.workloads !== undefined ? plainWorkloads() : []
  const workloads = pick('workloads', [...suite.workloads, ...offered], adjustments.workloads)
  const named = adjustments.scenarios && [suite.control, ...adjustments.scenarios]
  const scenarios = pick('scenarios', suite.scenarios, named)
  if (problems.length > 0) return { kind: 'problems' as const, problems }
  const measured = { workloads: nonEmpty(workloads), scenarios: nonEmpty(scenarios) }
  return {
    kind: 'ok' as const,
    suite: {
      ...suite,
      ...{ name: gateName(suite.name, adjustments.name), budgetSeconds, threads, ...measured },
      gate: adjustPolicy(suite.gate, adjustments),
    },
  }
}

type CostShares = { readonly [cost in Cost]?: number | null | undefined }

/** Limits of costs after some were changed. A share of null removes a limit; undefined keeps it. */
export function limitsOf(before: CostLimits = {}, shares: CostShares, from: string): CostLimits {
  const limits = COSTS.flatMap((cost) => {
    const { [cost]: share } = shares
    const limit = share === undefined ? before[cost] : share === null ? undefined : { share, from }
    return limit === undefined ? [] : [[cost, limit] as const]
  })
  return Object.fromEntries(limits)
}

/**
 * Policy with the tolerances of flags. Each holds for every comparison of its rule, so limits of single scenarios and
 * workloads are dropped.
 */
export function adjustPolicy(policy: GatePolicy, { tolerance, costs = {}, failOn }: Adjustments): GatePolicy {
  const limits = limitsOf(policy.costs, costs, '--tolerance')
  const changed = {
    ...policy,
    failOn: failOn ?? policy.failOn,
    ...(Object.keys(limits).length === 0 ? {} : { costs: limits }),
  }
  if (tolerance === undefined) return changed
  const from = Object.fromEntries(Object.keys(tolerance).map((rule) => [rule, '--tolerance']))
  const unnamed = (by: GatePolicy['byScenario']) =>
    Object.fromEntries(
      Object.entries(by).map(([name, limits]) => [
        name,
        Object.fromEntries(Object.entries(limits).filter(([rule]) => !(rule in tolerance))),
      ]),
    )
  return {
    ...changed,
    tolerance: { ...policy.tolerance, ...tolerance },
    toleranceFrom: { ...policy.toleranceFrom, ...from },
    byScenario: unnamed(policy.byScenario),
    byWorkload: unnamed(policy.byWorkload),
  }
}
