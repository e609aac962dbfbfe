/** Costs of several settings held against the cost of all. */
import { type Effect, interval } from '../stats/random-effects.ts'

/** Relative changes of QPS with the limits of their interval; −0.05 is 5 % slower. */
export interface Figures {
  readonly change: number
  readonly low: number
  readonly high: number
}

export function figures(effect: Effect, confidence: number): Figures {
  const { low, high } = interval(effect, confidence)
  return { change: Math.expm1(effect.mean), low: Math.expm1(low), high: Math.expm1(high) }
}

/** One of several costs. */
export interface Part {
  readonly effect: Effect
  /** Time of a query where it was measured, the reference's being 1: without the setting, or with it if `isLast`. */
  readonly base: number
  /** Whether the setting was taken out of `base`, not added to it. */
  readonly isLast: boolean
}

/** The time that the setting adds to a query, the reference's being 1. */
export function extraTime({ effect, base, isLast }: Part): number {
  return isLast ? -base * Math.expm1(effect.mean) : base * Math.expm1(-effect.mean)
}

/** Every setting adds its own time to each query: the extra times add up, s = −ln(1 + Σ tᵢ). */
export function sumOfTimes(parts: readonly Part[]): Effect {
  const total = parts.reduce((sum, part) => sum + extraTime(part), 1)
  const effects = parts.map(({ effect }) => effect)
  // Gains of more than all the time there is are no sum of times.
  if (total <= 0) return sumOfLogs(effects)
  const slopes = parts.map(({ effect, base, isLast }) => (base * Math.exp(isLast ? effect.mean : -effect.mean)) / total)
  return combine(Math.log(1 / total), effects, slopes)
}

/** Every setting slows the server down by its own factor: logarithms add up. */
export function sumOfLogs(effects: readonly Effect[]): Effect {
  const mean = effects.reduce((sum, effect) => sum + effect.mean, 0)
  return combine(
    mean,
    effects,
    effects.map(() => 1),
  )
}

/** What the whole is beyond the sum of its parts, as ln; negative: slower. */
export function remainder(whole: Effect, sum: Effect): Effect {
  return combine(whole.mean - sum.mean, [whole, sum], [1, 1])
}

/**
 * One effect that was measured twice, apart in time: mean by inverse variances, which grow where the two disagree by more
 * than they should (DerSimonian & Laird 1986, for two studies).
 */
export function agreed(one: Effect, other: Effect): Effect {
  const [own, others] = [one.standardError ** 2, other.standardError ** 2]
  const excess = Math.max(0, ((one.mean - other.mean) ** 2 - own - others) / 2)
  const weights = [1 / (own + excess), 1 / (others + excess)] as const
  const total = weights[0] + weights[1]
  const shares = weights.map((weight) => weight / total)
  const [share = 0, rest = 0] = shares
  const widened = (effect: Effect) => ({ ...effect, standardError: Math.sqrt(effect.standardError ** 2 + excess) })
  return combine(share * one.mean + rest * other.mean, [widened(one), widened(other)], shares)
}

/** The same in shares of the reference's QPS, so that sum and remainder together give the whole. */
export function remainderFigures(whole: Effect, sum: Effect, confidence: number): Figures {
  const change = Math.expm1(whole.mean) - Math.expm1(sum.mean)
  const joint = combine(change, [whole, sum], [Math.exp(whole.mean), Math.exp(sum.mean)])
  return { change, ...interval(joint, confidence) }
}

/** Of independent parts, each with its slope (the delta method); degrees of freedom by Welch–Satterthwaite. */
function combine(mean: number, parts: readonly Effect[], slopes: readonly number[]): Effect {
  const variances = parts.map(({ standardError }, index) => ((slopes[index] ?? 0) * standardError) ** 2)
  const variance = variances.reduce((sum, each) => sum + each, 0)
  const spread = parts.reduce((sum, { df }, index) => sum + (variances[index] ?? 0) ** 2 / df, 0)
  const df = spread === 0 ? 1 : variance ** 2 / spread
  return {
    mean,
    standardError: Math.sqrt(variance),
    df,
    within: { variance, df },
    between: { variance: 0, df },
  }
}
