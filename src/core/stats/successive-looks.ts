/**
 * The level at which a look may test without adding more error than it may spend. A look's false answer was mostly also
 * that of the look before: with A the event of a false answer, P(A₁ ∪ … ∪ Aₙ) ≤ P(A₁) + Σ P(Aᵢ and not Aᵢ₋₁), whatever
 * the number of looks and however they depend on each other (Hunter 1976, "An upper bound for the probability of a
 * union").
 */
import { normalDensity, normalTail, normalTailQuantile } from './special-functions.ts'

/** A look at something that is estimated ever more exactly. */
interface NoisyLook {
  /** How many blocks it saw. */
  readonly blocks: number
  /** Standard error of its estimate. */
  readonly standardError: number
}

export interface TakenLook extends NoisyLook {
  /** One-sided level that it tested at. */
  readonly level: number
}

/** More similar looks are treated as less similar, which errs on the safe side. */
const MOST_ALIKE = 0.95
/** The tail beyond this many more standard deviations is negligible. */
const REACH = 4
const POINTS = 32
const STEPS = 6

/**
 * The level α of a look with P(Z > z(α) and Z₀ ≤ z₀) = added, where Z₀ is the look before and correlates with Z as an
 * estimate does with one that contains it: by the square root of the share of its information.
 *
 * @param added error that the look may add, 0 < added < 1
 * @param last the look before; undefined if it could not answer
 * @param now blocks and standard error of this look
 * @returns no less than `added`, and no more than that and the level of the look before
 */
export function levelOfLook(added: number, last: TakenLook | undefined, now: NoisyLook): number {
  if (last === undefined || last.level <= 0) return added
  const information = Math.min(last.blocks / now.blocks, (now.standardError / last.standardError) ** 2)
  const correlation = Math.sqrt(Math.min(MOST_ALIKE, information))
  if (!(correlation > 0)) return added
  const before = normalTailQuantile(last.level)
  // No level can be higher: a value beyond it was mostly beyond the earlier one too.
  const lowest = normalTailQuantile(Math.min(0.5, added + last.level))
  let z = normalTailQuantile(added)
  for (let step = 0; step < STEPS; step++) {
    const { probability, density } = beyondNowOnly(z, before, correlation)
    z = Math.max(lowest, z + (probability - added) / density)
  }
  return Math.max(added, normalTail(z))
}

/** P(Z > z and Z₀ ≤ before), and how fast it falls with z; by the midpoint rule. */
function beyondNowOnly(z: number, before: number, correlation: number) {
  const rest = Math.sqrt(1 - correlation ** 2)
  const notBefore = (x: number) => normalTail((correlation * x - before) / rest)
  const width = REACH / POINTS
  let probability = 0
  for (let point = 0; point < POINTS; point++) {
    const x = z + (point + 0.5) * width
    probability += normalDensity(x) * notBefore(x) * width
  }
  return { probability, density: normalDensity(z) * notBefore(z) }
}
