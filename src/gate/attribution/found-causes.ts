/** Causes as a search knows them, factors by index, told by the names and lines of their settings. */
import type { Cause, Explanation } from '../../core/attribution/attribution.ts'
import type { FactorCause } from '../../core/attribution/causes.ts'
import type { Factor } from '../../core/attribution/factors.ts'
import type { PieceCost } from '../../core/attribution/suggest.ts'
import type { ExplainedComparison } from './explained.ts'

export function namedCause({ factors, measured, together, ...cause }: FactorCause, all: readonly Factor[]): Cause {
  const settings = all.map(({ name, before, after, place }) => ({ name, before, after, place }))
  const namesOf = (some: readonly number[]) => some.flatMap((factor) => settings[factor]?.name ?? [])
  return {
    ...cause,
    settings: factors.flatMap((factor) => settings[factor] ?? []),
    measuredWith: namesOf(measured),
    together: namesOf(together),
  }
}

/** Costs of single pieces; those that were measured in a group only have the group's: enough to say what comes first. */
export function costsOf(causes: readonly FactorCause[], all: readonly Factor[]): PieceCost[] {
  return causes.flatMap(({ factors, change, verdict }) =>
    factors.flatMap((factor): PieceCost[] => {
      const piece = all[factor]?.piece ?? null
      // A group that was not taken apart has figures where it was shown to cost something.
      const isCostly = verdict === 'to blame' || (verdict === 'not reached' && change !== null)
      return piece === null ? [] : [{ piece, change, isCostly }]
    }),
  )
}

/** Which comparison it is; a mean is of no workload, "*", at no number of threads. */
export function placeOf(
  found: ExplainedComparison,
): Pick<Explanation, 'rule' | 'scenario' | 'reference' | 'workload' | 'threads'> {
  const { rule, scenario, reference } = found
  const where =
    found.scope === 'cell' ? { workload: found.workload, threads: found.threads } : { workload: '*', threads: 0 }
  return { rule, scenario, reference, ...where }
}
