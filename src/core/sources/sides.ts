/** Both sides of a change. */

export interface Sides<T> {
  readonly before: T
  readonly after: T
}

export type Side = keyof Sides<unknown>

/** Makes one value a side, from the names of this side and the other. */
export function bothSides<T>(make: (side: Side, other: Side) => T): Sides<T> {
  return { before: make('before', 'after'), after: make('after', 'before') }
}

/** Items that the other side lacks, each as often as it is missing there. */
export function surplus<Item>(here: readonly Item[], there: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const left = new Map<string, number>()
  for (const key of there.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1)
  return here.filter((each) => {
    const key = keyOf(each)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}
