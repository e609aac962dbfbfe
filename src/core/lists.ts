/** Type of a list that an earlier check found not to be empty. */
export function nonEmpty<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('an empty list passed the checks')
  return [first, ...rest]
}
