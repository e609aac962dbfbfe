/** Variances of many small experiments, each moderated by the others (empirical Bayes). */
import { mean } from './vectors.ts'

/** Beyond this many prior degrees of freedom the variances count as one; keeps quantiles finite. */
const MOST_PRIOR_DF = 200
const NEWTON_STEPS = 50

/**
 * Shrinks variances towards their common scale: s̃² = (d₀ s₀² + d s²)/(d₀ + d), with d₀ and s₀² by matching the moments
 * of ln s² (Smyth 2004, "Linear models and empirical Bayes methods", eq. 3 and §6.2; limma's squeezeVar).
 *
 * @param all variances > 0 with their degrees of freedom > 0, and any other fields; a variance of exactly zero (all blocks
 *   equal) is taken as a millionth of the largest
 * @returns the input, in its order, with the shrunk variances and unchanged degrees of freedom, and the degrees of
 *   freedom that the prior adds to each
 */
export function moderateVariances<T extends Readonly<Record<'variance' | 'df', number>>>(all: readonly T[]) {
  const largest = Math.max(...all.map(({ variance }) => variance))
  if (all.length < 2 || largest === 0) return { moderated: all, priorDf: 0 }
  const positive = all.map((each) => ({ ...each, variance: Math.max(each.variance, largest * 1e-6) }))
  const logs = positive.map(({ variance, df }) => Math.log(variance) - digamma(df / 2) + Math.log(df / 2))
  const center = mean(logs)
  const spread = logs.reduce((sum, value) => sum + (value - center) ** 2, 0) / (logs.length - 1)
  const excess = spread - mean(positive.map(({ df }) => trigamma(df / 2)))
  const priorDf = excess > 0 ? Math.min(MOST_PRIOR_DF, 2 * inverseTrigamma(excess)) : MOST_PRIOR_DF
  const prior = excess > 0 ? Math.exp(center + digamma(priorDf / 2) - Math.log(priorDf / 2)) : Math.exp(center)
  return {
    priorDf,
    moderated: positive.map((each) => ({
      ...each,
      variance: (priorDf * prior + each.df * each.variance) / (priorDf + each.df),
    })),
  }
}

/** ψ(x) for x > 0: recurrence up to 10, then the asymptotic series (DLMF 5.11.2); absolute error below 1e-13. */
export function digamma(x: number): number {
  if (x < 10) return digamma(x + 1) - 1 / x
  const inverse = 1 / (x * x)
  const series = inverse * (1 / 12 - inverse * (1 / 120 - inverse * (1 / 252 - inverse * (1 / 240 - inverse / 132))))
  return Math.log(x) - 0.5 / x - series
}

/** ψ′(x) for x > 0: recurrence up to 10, then the asymptotic series; relative error below 1e-12. */
export function trigamma(x: number): number {
  if (x < 10) return trigamma(x + 1) + 1 / (x * x)
  const inverse = 1 / (x * x)
  const series = 1 / 6 - inverse * (1 / 30 - inverse * (1 / 42 - inverse * (1 / 30 - (inverse * 5) / 66)))
  return 1 / x + 0.5 * inverse + (inverse / x) * series
}

/** The x > 0 with ψ′(x) = y, y > 0 (Newton on 1/ψ′, which is nearly linear; Smyth 2004, appendix). */
export function inverseTrigamma(y: number): number {
  let x = 0.5 + 1 / y
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const value = trigamma(x)
    const change = (value * (1 - value / y)) / tetragamma(x)
    x += change
    if (Math.abs(change) < 1e-10 * x) break
  }
  return x
}

/** ψ″(x) for x > 0. */
function tetragamma(x: number): number {
  if (x < 10) return tetragamma(x + 1) - 2 / x ** 3
  const inverse = 1 / (x * x)
  const series = 1 / 2 - inverse * (1 / 6 - inverse * (1 / 6 - inverse * (3 / 10 - (inverse * 5) / 6)))
  return -inverse - inverse / x - inverse * inverse * series
}
