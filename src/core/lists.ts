/** Lists that the checks let through only with an item, as a type that says so. */
export function nonEmpty<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('an empty list passed the checks')
  return [first, ...rest]
}
