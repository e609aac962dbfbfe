/**
 * ln Γ, the regularised incomplete beta function, Student's t and the normal distribution: the functions that intervals
 * need.
 */

const LANCZOS_G = 7
const LANCZOS_FIRST = 0.99999999999980993
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

const ERFC = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
]

/** ln Γ(x) for x > 0 (Lanczos, g = 7, n = 9); relative error below 1e-13. */
function logGamma(x: number): number {
  if (!(x > 0)) throw new RangeError(`logGamma needs x > 0, got ${x}`)
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const base = x + LANCZOS_G - 0.5
  const series = LANCZOS.reduce((sum, coefficient, index) => sum + coefficient / (x + index), LANCZOS_FIRST)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(series)
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b)
}

/**
 * Regularised incomplete beta I_x(a, b), 0 ≤ x ≤ 1, a, b > 0 (continued fraction of DLMF 8.17.22, modified Lentz).
 *
 * @param rest 1 − x, from callers who know it more exactly, because x near 1 has lost its digits
 * @param logWhole ln B(a, b), from callers who ask for several x
 */
function incompleteBeta(x: number, a: number, b: number, rest = 1 - x, logWhole = logBeta(a, b)): number {
  if (x <= 0) return 0
  if (rest <= 0) return 1
  const front = Math.exp(a * logOf(x, rest) + b * logOf(rest, x) - logWhole)
  // The fraction converges quickly only on this side of the mean.
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(rest, b, a)) / b
}

/** ln of a share, from the smaller one of the share and its rest, because that one is more precise. */
function logOf(share: number, rest: number): number {
  return share < rest ? Math.log(share) : Math.log1p(-rest)
}

function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300
  const guard = (value: number) => (Math.abs(value) < tiny ? tiny : value)
  let c = 1
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / guard(1 + even * d)
    c = guard(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / guard(1 + odd * d)
    c = guard(1 + odd / c)
    const step = d * c
    fraction *= step
    if (Math.abs(step - 1) < 1e-15) break
  }
  return fraction
}

/** P(T > |t|) of Student's t with `df` > 0 degrees of freedom (not necessarily whole). */
export function studentTTail(t: number, df: number, logWhole = logBeta(df / 2, 0.5)): number {
  const square = t * t
  return 0.5 * incompleteBeta(df / (df + square), df / 2, 0.5, square / (df + square), logWhole)
}

/**
 * Quantile of Student's t: the t with P(T ≤ t) = probability, by Newton steps in the lower tail. There the cdf keeps
 * its relative precision and is convex, so that after the first step each comes closer from the same side.
 *
 * @param probability strictly between 0 and 1
 * @param df degrees of freedom, > 0, not necessarily whole
 * @throws RangeError outside these ranges
 */
export function studentTQuantile(probability: number, df: number): number {
  if (!(probability > 0 && probability < 1)) throw new RangeError(`probability must be in (0, 1), got ${probability}`)
  if (!(df > 0)) throw new RangeError(`degrees of freedom must be > 0, got ${df}`)
  if (probability === 0.5) return 0
  const tail = Math.min(probability, 1 - probability)
  const logWhole = logBeta(df / 2, 0.5)
  let t = -nearQuantile(tail, df)
  for (let step = 0; step < QUANTILE_STEPS; step++) {
    const density = Math.exp(-logWhole - 0.5 * Math.log(df) - ((df + 1) / 2) * Math.log1p((t * t) / df))
    const newton = t - (studentTTail(t, df, logWhole) - tail) / density
    const next = newton < 0 ? Math.max(newton, FARTHEST_QUANTILE) : t / 2
    const isSettled = Math.abs(next - t) <= QUANTILE_SETTLED * Math.abs(next)
    t = next
    if (isSettled) break
  }
  return probability < 0.5 ? t : -t
}

const QUANTILE_STEPS = 1000
/** Relative size of a step after which the rest is negligible, because each step squares the error. */
const QUANTILE_SETTLED = 1e-9
/** Farthest quantile, because the square of a farther one overflows. */
const FARTHEST_QUANTILE = -1e150

/**
 * First guess of a tail's quantile, from that of the normal distribution (Fisher and Cornish 1960). Where df is small,
 * it is too near to the middle, so Newton steps follow.
 */
function nearQuantile(tail: number, df: number): number {
  const z = normalTailQuantile(tail)
  return z + (z ** 3 + z) / (4 * df) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * df * df)
}

export function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI)
}

/**
 * P(X > x) of the standard normal distribution; relative error below 2e-7 (Press et al., "Numerical Recipes", erfc by
 * Chebyshev fitting).
 */
export function normalTail(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 2 / (2 + z)
  const series = ERFC.reduceRight((sum, coefficient) => coefficient + t * sum, 0)
  const tail = 0.5 * t * Math.exp(-z * z + series)
  return x < 0 ? 1 - tail : tail
}

/**
 * The x with P(X > x) = probability, 0 < probability < 1, by Newton steps on ln of the tail, which is nearly a
 * parabola.
 */
export function normalTailQuantile(probability: number): number {
  if (!(probability > 0 && probability < 1)) throw new RangeError(`probability ${probability} is not within 0 … 1`)
  if (probability > 0.5) return -normalTailQuantile(1 - probability)
  let x = Math.sqrt(Math.max(0, -2 * Math.log(2 * probability)))
  for (let step = 0; step < 20; step++) {
    const tail = normalTail(x)
    const change = (Math.log(tail / probability) * tail) / normalDensity(x)
    x += change
    if (Math.abs(change) < 1e-10) break
  }
  return x
}
