/**
 * Draws the settings that are on in each pair of turns of a switched server: in the first turn a random subset, in the
 * second all the others (paired sampling, Covert & Lee 2021, "Improving KernelSHAP"). Pairs of all and none, the
 * anchors, show the total cost of all settings; the others how it is shared.
 */
import { type Random, shuffled } from '../plan/random.ts'
import { at, quadratic, sum } from '../stats/vectors.ts'

/** On or off, for each setting. */
export type Subset = readonly boolean[]

/**
 * One pair of this many is an anchor. The whole needs as many anchors as a cost needs other pairs (1.3 times as many
 * with nine settings, twice with forty), so with fewer anchors than a third the whole would keep the search waiting: by
 * simulation it is known to ±1 % after 125 pairs with a third, 170 with a quarter, the costs after 77 and 70.
 */
const PAIRS_PER_ANCHOR = 3
/** Whether a pair is an anchor, of as many pairs as have one. */
const KINDS = Array.from({ length: PAIRS_PER_ANCHOR }, (_, index) => index === 0)
/** Subsets of a size to choose from; one alone makes the errors of forty costs a tenth larger. */
const CANDIDATES = 16
/** Step of the sequence that spreads best over 0…1, however long it is: the golden ratio (Kronecker sequence). */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * A pair's smaller side has h settings with probability ∝ 1/(h(k − h)), the kernel under which the costs of a
 * regression are Shapley values (Lundberg & Lee 2017, theorem 2). Sizes come from a low-discrepancy sequence; members
 * come from the candidate whose settings were on the same side least often, so that few pairs tell all settings apart:
 * all settings are treated equally, so all subsets of a size stay equally probable. The order of the sides is random,
 * as is the place of the anchor among every three pairs.
 *
 * @param settings k, at least 1; with one, every pair is an anchor
 * @returns the next pair: the settings that are on in its first turn
 */
export function pairSource({ settings, random }: { readonly settings: number; readonly random: Random }): () => Subset {
  const sizes = sizeSource(settings, random)
  const members = memberSource(settings, random)
  const all = Array.from({ length: settings }, () => true)
  let kinds: readonly boolean[] = []
  return () => {
    if (kinds.length === 0) kinds = shuffled(KINDS, random)
    const [isAnchored, ...later] = kinds
    kinds = later
    const subset = isAnchored || settings === 1 ? all : members(sizes())
    return random() < 0.5 ? subset : subset.map((isOn) => !isOn)
  }
}

/** Sizes of the smaller side. */
function sizeSource(settings: number, random: Random): () => number {
  const weights = Array.from({ length: settings >> 1 }, (_, index) => {
    const size = index + 1
    // A half and the other half are one pair, all other sizes stand for two: h of k, and k − h of k.
    return (2 * size === settings ? 0.5 : 1) / (size * (settings - size))
  })
  const total = sum(weights)
  let position = random()
  return () => {
    position = (position + GOLDEN) % 1
    let left = position * total
    const index = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    return index < 0 ? weights.length : index + 1
  }
}

/** Subsets of a given size that are spread as evenly as possible over pairs of settings. */
function memberSource(settings: number, random: Random): (size: number) => Subset {
  const indices = Array.from({ length: settings }, (_, index) => index)
  /** How often two settings were on the same side, less how often they were not. */
  const together = indices.map(() => new Array<number>(settings).fill(0))
  return (size) => {
    const candidates = Array.from({ length: CANDIDATES }, () => {
      const chosen = new Set(shuffled(indices, random).slice(0, size))
      const signs = indices.map((index) => (chosen.has(index) ? 1 : -1))
      // Small where those on one side were rarely on one side before.
      return { signs, repeats: quadratic(signs, together) }
    })
    const { signs } = candidates.reduce((best, one) => (one.repeats < best.repeats ? one : best))
    for (const [row, counts] of together.entries())
      for (const column of indices) counts[column] = at(counts, column) + at(signs, row) * at(signs, column)
    return signs.map((sign) => sign > 0)
  }
}
