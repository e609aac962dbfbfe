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

/** The words of a text as a set, so that a table of names can be written as one string. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** Whether a text has one of the words in it, in capitals or not. The words are in lower case. */
export function mentions(text: string, some: ReadonlySet<string>): boolean {
  const plain = text.toLowerCase()
  for (const word of some) if (plain.includes(word)) return true
  return false
}
