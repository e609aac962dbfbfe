/** Sums and means of lists of numbers. */

/** Value at an index that the list certainly has, so that callers need not check for undefined. */
export function at<T>(values: readonly T[], index: number): T {
  return values[index] as T
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** NaN for an empty list, so that no figure hides that nothing was measured. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}
