/**
 * Cost of each line that was switched on and off on running servers: Shapley values, which share joint costs equally
 * among the lines and add up to the total cost.
 *
 * KernelSHAP (Lundberg & Lee 2017, theorem 2) finds them as the φ that minimise Σ (v(S) − v(∅) − Σ_{j∈S} φⱼ)² over
 * subsets S drawn with probability ∝ 1/(s(k − s)). With sⱼ = ±1 for on and off, v(S) is an even part e(S) = (v(S) +
 * v(Sᶜ))/2 and an odd part o(S) = (v(S) − v(Sᶜ))/2; the model's even part is (v(∅) + v(all))/2 whatever φ is, its odd
 * part ½ Σ φⱼsⱼ. A pair S, Sᶜ adds (e − e′)² + (o − o′)² twice over, so only the odd part tells φ: v(S) − v(Sᶜ) = c + Σ
 * φⱼsⱼ, fitted to the differences of pairs, with c for the difference between the two servers. Noise common to both
 * sides of a pair, such as a burst of other work, has then cancelled out, and so have all interactions of two lines.
 * Pairs of all and none hold the sum to the total.
 */
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import { type Regression, robustRegression } from '../stats/robust-regression.ts'
import { dot, quadratic, sum } from '../stats/vectors.ts'
import type { Subset } from './subsets.ts'

/** Result of a pair: at the same time on two servers, which are the same in every pair. */
export interface PairOutcome {
  /** Lines that were on on either server. */
  readonly on: readonly [Subset, Subset]
  /** ln QPS of either server. */
  readonly logRates: readonly [number, number]
}

/** Costs of the lines, as ln QPS; negative: slower. */
export interface Shares {
  /** All lines against none: the sum of the costs. */
  readonly whole: Effect
  /** Shapley value of every line, in their order. */
  readonly costs: readonly Effect[]
}

/**
 * Fewer pairs do not tell their spread: a fixed number and some for every line. With two for every line, intervals of
 * 95 % covered 86 %, with these 92 %.
 */
const LEAST_PAIRS = 13
const PAIRS_PER_LINE = 2.5

/**
 * As the order within pairs is random, so is the sign of a row, and rows may be taken as independent though noise of
 * neighbours is not.
 *
 * @param outcomes those of which the second server had on what the first had not are used
 * @returns undefined if there are too few pairs to know their spread
 */
export function estimateShares(outcomes: readonly PairOutcome[]): Shares | undefined {
  const pairs = outcomes.filter(({ on: [first, second] }) => first.every((isOn, line) => isOn !== second[line]))
  const lines = pairs[0]?.on[0].length ?? 0
  if (pairs.length < LEAST_PAIRS + (lines > 1 ? PAIRS_PER_LINE * lines : 0)) return undefined
  const fitted = robustRegression(
    pairs.map(({ on: [first] }) => [...first.map((isOn) => (isOn ? 1 : -1)), 1]),
    pairs.map(({ logRates: [first, second] }) => first - second),
  )
  return {
    whole: sumOver(fitted, (column) => (column < lines ? 1 : 0)),
    costs: Array.from({ length: lines }, (_, line) => sumOver(fitted, (column) => (column === line ? 1 : 0))),
  }
}

/** What a costly line does with and without the other costly ones. */
export interface Removal {
  /** v(N) − v(N without it), as ln; negative: head is slower for it. Of lines that cost only together, their mean. */
  readonly effect: Effect
  /** It and the costly lines that cost something only together, ascending; itself alone if it costs by itself. */
  readonly together: readonly number[]
  /** Shares of these, in all. */
  readonly joint: Effect
  /** Whether it is not sure with whom it costs something only together. */
  readonly isOpen: boolean
}

type Pair = readonly [one: number, other: number]

/** Lines whose interactions are measured; every pair of them is a figure to estimate. */
export const MOST_REMOVED = 4
/** Pairs of subsets beyond the figures taken from them, below which nothing is said. */
const LEAST_SPARE = 12
/** Part of a removal's savings that a line may cost alone, and that it must save with another, if that is relevant. */
const SMALL_PART = 0.3
/** Part of what one of two saves that the other saves at least if they cost only together. */
const ALIKE = 2 / 3
/** One-sided errors at which a line alone surely costs less than that, and something. */
const ALONE = 0.05
const APART = 0.01
/** One-sided error for any interaction that does not exist, over all pairs of costly lines. */
const INTERACTING = 0.025

/**
 * The pairs of states that tell which of these lines cost only together: each alone against none, then all against all
 * without it. Pairs of a subset and all others never tell, as φ is half the sum of the two; with φ, either suffices.
 */
export function corners(lines: number, costly: readonly number[]): readonly PairOutcome['on'][] {
  const where = (isOn: (line: number) => boolean): Subset => Array.from({ length: lines }, (_, line) => isOn(line))
  const [none, all] = [where(() => false), where(() => true)]
  return [
    ...costly.map((own) => [where((line) => line === own), none] as const),
    ...costly.map((own) => [all, where((line) => line !== own)] as const),
  ]
}

/**
 * Savings from switching a costly line back while the rest stays, and lines that cost only together. With xⱼ = 1 for on
 * and 0 for off, v = Σ aⱼxⱼ + Σ bᵢⱼxᵢxⱼ, the second sum over pairs of costly lines, is fitted to the differences of all
 * pairs. Interactions with other lines are assumed to be zero on average. Then j costs aⱼ alone, aⱼ + Σᵢ bᵢⱼ last, and
 * its share is halfway between. Two are together if either alone costs almost nothing by its estimate, and their
 * interaction is a good part of what either costs last, which is much the same, matters, and is shown to slow down (2.5 % over all pairs,
 * Bonferroni); it is open until the bounds of what either costs alone say the same.
 *
 * @param costly at most MOST_REMOVED lines, ascending; of several, their corners are among the pairs
 * @param relevant the least cost that matters, as −ln(1 − share)
 * @returns one for each of them, by line; none if the pairs do not suffice
 */
export function removals(
  outcomes: readonly PairOutcome[],
  costly: readonly number[],
  relevant: number,
): ReadonlyMap<number, Removal> {
  const pairs = costly.flatMap((one, nth) => costly.slice(nth + 1).map((other): Pair => [one, other]))
  const lines = outcomes[0]?.on[0].length ?? 0
  if (outcomes.length < lines + pairs.length + LEAST_SPARE) return new Map()
  const isBoth = (on: Subset, [one, other]: Pair) => Number(on[one] === true && on[other] === true)
  const fitted = robustRegression(
    outcomes.map(({ on: [first, second] }) => [
      ...first.map((isOn, line) => Number(isOn) - Number(second[line])),
      ...pairs.map((pair) => isBoth(first, pair) - isBoth(second, pair)),
      1,
    ]),
    outcomes.map(({ logRates: [first, second] }) => first - second),
  )
  const costOf = (some: readonly (readonly [line: number, weight: number])[], ofInteractions: number) =>
    sumOver(fitted, (column) => {
      const share = (line: number) =>
        column < lines
          ? Number(column === line)
          : ofInteractions * Number(pairs[column - lines]?.includes(line) === true)
      return sum(some.map(([line, weight]) => weight * share(line)))
    })
  const alone = (line: number) => costOf([[line, 1]], 0)
  const last = (line: number) => costOf([[line, 1]], 1)
  const most = (line: number) => Math.max(relevant, -SMALL_PART * last(line).mean)
  const interaction = (pair: Pair) => sumOver(fitted, (column) => Number(pairs[column - lines] === pair))
  const least = (pair: Pair) => Math.max(...pair.map(most))
  /** More than nothing: one of them saves less than a good part of what the other does. */
  const unlike = (pair: Pair) => {
    const [dear = 0, cheap = 0] = pair.toSorted((one, other) => last(one).mean - last(other).mean)
    return costOf(
      [
        [cheap, 1],
        [dear, -ALIKE],
      ],
      1,
    )
  }
  const isJoint = (pair: Pair) => {
    const own = interaction(pair)
    const isSlower = own.mean <= -least(pair) && upperBound(own, INTERACTING / pairs.length) < 0
    return isSlower && unlike(pair).mean <= 0 && pair.every((line) => alone(line).mean > -most(line))
  }
  const isSure = (pair: Pair) =>
    isJoint(pair)
      ? pair.every((line) => lowerBound(alone(line), ALONE) > -most(line))
      : lowerBound(interaction(pair), ALONE) > -least(pair) ||
        lowerBound(unlike(pair), ALONE) > 0 ||
        pair.some((line) => upperBound(alone(line), APART) < 0)
  const weighted = (set: readonly number[], weight: number) => set.map((line) => [line, weight] as const)
  const sets = pairs.filter(isJoint).reduce<(readonly number[])[]>((some, pair) => {
    const joined = some.filter((set) => pair.some((line) => set.includes(line)))
    return [
      ...some.filter((set) => !joined.includes(set)),
      [...new Set([...joined.flat(), ...pair])].sort((a, b) => a - b),
    ]
  }, [])
  return new Map(
    costly.map((line) => {
      const together = sets.find((set) => set.includes(line)) ?? [line]
      const isOpen = pairs.some((pair) => pair.includes(line) && !isSure(pair))
      return [
        line,
        {
          effect: costOf(weighted(together, 1 / together.length), 1),
          together,
          joint: costOf(weighted(together, 1), 0.5),
          isOpen,
        },
      ]
    }),
  )
}

/** A linear combination of a regression's coefficients. */
function sumOver({ coefficients, covariance, df }: Regression, slope: (column: number) => number): Effect {
  const slopes = coefficients.map((_, column) => slope(column))
  const within = { variance: quadratic(slopes, covariance), df }
  const standardError = Math.sqrt(within.variance)
  return { mean: dot(slopes, coefficients), standardError, df, within, between: { variance: 0, df } }
}
