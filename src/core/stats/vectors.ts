/** Lists of numbers as vectors. Lengths that do not belong together give NaN, which no figure hides. */

/** Value at a place that the list certainly has. */
export function at<T>(values: readonly T[], index: number): T {
  return values[index] as T
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Mean; NaN of an empty list. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}
