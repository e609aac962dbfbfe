/**
 * Values without repetitions. Values are equal if their JSON is, because joined results hold copies of the same value.
 */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
