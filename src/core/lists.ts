/**
 * Gives a list the type of one that is not empty, because the compiler does not know of the checks that came before.
 *
 * @throws Error if the list is empty after all
 */
export function nonEmpty<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('an empty list passed the checks')
  return [first, ...rest]
}

/** The words of a text, for tables of names. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
