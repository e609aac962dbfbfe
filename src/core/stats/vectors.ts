/** Lists of numbers as vectors and matrices. Lengths that do not belong together give NaN, which no figure hides. */

/** The value at a place that the list has. */
export function at<T>(values: readonly T[], index: number): T {
  return values[index] as T
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** NaN if there are none. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}
