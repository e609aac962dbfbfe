/** Exponent of Zipf's law, in which the value of rank r has a frequency of 1 / r^s, from counts of values. */

const MOST_EXPONENT = 3
/** Terms that are summed one by one; the others are an integral. */
const EXACT_TERMS = 64
const STEPS = 40
/** Standard deviations above the result that equally frequent values give by chance. */
const SIGNIFICANT = 3

/** Frequent values, each counted too low by at most `lost`, and the number of all observations. */
export interface Frequencies {
  readonly counts: readonly number[]
  readonly lost: number
  readonly seen: number
  readonly distinct: number
}

/**
 * The exponent that gives the chance that two draws are equal, which decides how often rows are locked twice and pages
 * found in memory: H(2s) / H(s)², with H over the distinct values. 0 if it may be chance. From 0 to 3.
 */
export function zipfExponent({ counts, lost, seen, distinct }: Frequencies): number {
  if (distinct < 2 || seen < 2) return 0
  const frequent = counts.filter((count) => count > 2 * lost).map((count) => count + lost / 2)
  const rest = Math.max(0, seen - sumOf(frequent))
  const others = Math.max(1, distinct - frequent.length)
  const pairs = sumOf(frequent.map((count) => count * (count - 1))) + rest * Math.max(0, rest / others - 1)
  const equal = pairs / (seen * (seen - 1))
  const isAllCounted = lost === 0
  // Missed values make the number of distinct ones too small: no sign of skew.
  const byChance = isAllCounted ? 1 / distinct : rest / seen / others
  const deviation = Math.sqrt(2 / distinct) / seen
  if (equal <= byChance + SIGNIFICANT * deviation || equal <= 1 / distinct) return 0
  let [low, high] = [0, MOST_EXPONENT]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (harmonic(distinct, 2 * middle) / harmonic(distinct, middle) ** 2 < equal) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Sum of 1 / r^s over ranks from 1 to this one. */
function harmonic(ranks: number, s: number): number {
  const exact = Math.min(ranks, EXACT_TERMS)
  let sum = 0
  for (let rank = 1; rank <= exact; rank++) sum += rank ** -s
  if (ranks <= exact) return sum
  const [from, to] = [exact + 0.5, ranks + 0.5]
  return sum + (Math.abs(s - 1) < 1e-9 ? Math.log(to / from) : (to ** (1 - s) - from ** (1 - s)) / (1 - s))
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
