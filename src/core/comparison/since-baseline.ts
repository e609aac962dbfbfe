/** How far a change is from the baseline: by the ledger and its comparison with the base, and by servers of the baseline. */
import type { KnownDistance } from '../plan/plan.ts'
import { type Effect, joined, sumOf } from '../stats/random-effects.ts'
import { type ComparedPlan, type Comparison, changeOf, keyOf } from './comparison.ts'

/**
 * The cells with what the ledger adds to them: to a comparison with the baseline, or in the place of one that was not
 * measured.
 */
export function withLedger({ rules, since = [] }: ComparedPlan, cells: readonly Comparison[]): readonly Comparison[] {
  if (since.length === 0 || !rules.includes('baseline')) return cells
  const found = new Map(cells.map((cell) => [keyOf(cell), cell]))
  for (const known of since) {
    const base = found.get(keyOf({ ...known, rule: 'base' }))
    if (base === undefined) continue
    const key = keyOf({ ...known, rule: 'baseline' })
    const measured = found.get(key)
    const effect = distanceBy(known, base.effect, measured?.effect)
    const ledger = { before: known.mean, effect, isAlone: measured === undefined }
    found.set(key, { ...(measured ?? { ...base, rule: 'baseline', effect, ...changeOf(effect) }), ledger })
  }
  return [...found.values()]
}

/**
 * The change since the baseline: x = k + b by the ledger's k and the change b against its base; with a measured m the mean
 * w·m + (1 − w)·x of the least variance. Both have the noise of the change's own servers, at most half of the variance of b.
 */
export function distanceBy(
  known: Pick<KnownDistance, 'mean' | 'variance' | 'df'>,
  base: Effect,
  measured?: Effect,
): Effect {
  const weight = measured === undefined ? 0 : weightOf(base, known.variance, measured)
  const rest = 1 - weight
  const part = (name: 'within' | 'between') => {
    const [own, other] = [base[name], measured?.[name]]
    const variance = (rest ** 2 + rest * weight) * own.variance + weight ** 2 * (other?.variance ?? 0)
    return { variance, df: Math.min(own.df, weight > 0 && other !== undefined ? other.df : own.df) }
  }
  const [within, starts] = [part('within'), part('between')]
  const between = sumOf(starts, { variance: rest ** 2 * known.variance, df: known.df })
  return joined(weight * (measured?.mean ?? 0) + rest * (known.mean + base.mean), within, between)
}

function weightOf(base: Effect, ofLedger: number, measured: Effect): number {
  const shared = base.standardError ** 2 / 2
  const [own, other] = [measured.standardError ** 2 - shared, base.standardError ** 2 + ofLedger - shared]
  return own <= 0 ? 1 : other / (own + other)
}
