/** Values without repetitions. Values with the same JSON count as equal, because joined results have copies of them. */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
