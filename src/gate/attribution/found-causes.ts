/** Causes from a search, which knows factors by index, with the names and lines of their settings. */
import type { Cause, Explanation } from '../../core/attribution/attribution.ts'
import type { FactorCause } from '../../core/attribution/causes.ts'
import type { Factor } from '../../core/attribution/factors.ts'
import type { PieceCost } from '../../core/attribution/suggest.ts'
import type { ExplainedComparison } from './explained.ts'

export function namedCause({ factors, measured, together, ...cause }: FactorCause, all: readonly Factor[]): Cause {
  const namesOf = (some: readonly number[]) => settingsOf(some, all).map(({ name }) => name)
  return {
    ...cause,
    settings: settingsOf(factors, all),
    measuredWith: namesOf(measured),
    together: namesOf(together),
  }
}

/** A line whose pieces are all among them is named as written. */
function settingsOf(factors: readonly number[], all: readonly Factor[]): Cause['settings'] {
  const isWhole = (line: string) => all.every((factor, index) => factor.line !== line || factors.includes(index))
  const settings = factors.flatMap((index) => {
    const { name, before, after, place, line } = all[index] as Factor
    return { name: line !== undefined && isWhole(line) ? line : name, before, after, place }
  })
  return [...new Map(settings.map((setting) => [setting.name, setting])).values()]
}

/** Costs of single pieces; pieces measured only in a group have the group's: enough to order them. */
export function costsOf(causes: readonly FactorCause[], all: readonly Factor[]): PieceCost[] {
  return causes.flatMap(({ factors, change, verdict }) =>
    factors.flatMap((factor): PieceCost[] => {
      const piece = all[factor]?.piece ?? null
      // A group that was not split has figures if it was shown to cost something.
      const isCostly = verdict === 'to blame' || (verdict === 'not reached' && change !== null)
      return piece === null ? [] : [{ piece, change, isCostly }]
    }),
  )
}

/** The comparison's identity; a mean has no workload, "*", and no number of threads. */
export function placeOf(
  found: ExplainedComparison,
): Pick<Explanation, 'rule' | 'scenario' | 'reference' | 'workload' | 'threads'> {
  const { rule, scenario, reference } = found
  const where =
    found.scope === 'cell' ? { workload: found.workload, threads: found.threads } : { workload: '*', threads: 0 }
  return { rule, scenario, reference, ...where }
}
