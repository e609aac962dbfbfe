/** Random number, uniformly distributed in [0, 1). */
export type Random = () => number

/**
 * Seeded generator sfc32 (Chris Doty-Humphrey, PractRand): 128-bit state, passes BigCrush, equal on every machine.
 *
 * @param seed any integer
 * @param salt generators of one seed with different salts are independent of each other
 */
export function seededRandom(seed: number, salt = 0): Random {
  let a = seed >>> 0
  let b = Math.floor(seed / 2 ** 32) >>> 0
  let c = salt >>> 0
  let counter = 1
  const next = (): number => {
    const sum = (((a + b) >>> 0) + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0
    return sum / 2 ** 32
  }
  for (let round = 0; round < 15; round++) next()
  return next
}

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = result[last] as T
    result[last] = result[other] as T
    result[other] = kept
  }
  return result
}
