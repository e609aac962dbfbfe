/** Several tests at once: adjusted p-values. */

/**
 * Holm's step-down adjustment (Holm 1979): with p₍₁₎ ≤ … ≤ p₍ₘ₎, p̃₍ᵢ₎ = max over j ≤ i of min(1, (m − j + 1) · p₍ⱼ₎).
 * Rejecting where p̃ ≤ α makes any false rejection among all of them at most as probable as α, however they depend.
 *
 * @param p p-values, each in 0…1, in any order; may be empty
 * @returns adjusted p-values in the order of `p`
 * @throws RangeError for a value outside 0…1
 */
export function holm(p: readonly number[]): number[] {
  const wrong = p.find((value) => !(value >= 0 && value <= 1))
  if (wrong !== undefined) throw new RangeError(`a p-value must be in 0…1, got ${wrong}`)
  const ascending = p.map((value, index) => ({ value, index })).sort((left, right) => left.value - right.value)
  const adjusted = Array.from(p)
  let largest = 0
  for (const [rank, { value, index }] of ascending.entries()) {
    largest = Math.max(largest, Math.min(1, (p.length - rank) * value))
    adjusted[index] = largest
  }
  return adjusted
}
