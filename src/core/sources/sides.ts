/** A pair of values, one for each side of a change: before and after. */

export interface Sides<T> {
  readonly before: T
  readonly after: T
}

export type Side = keyof Sides<unknown>

/** Makes a value for each side. `make` gets the name of the side, then the name of the other side. */
export function bothSides<T>(make: (side: Side, other: Side) => T): Sides<T> {
  return { before: make('before', 'after'), after: make('after', 'before') }
}

/** Items of `here` that `there` lacks. Equal items are counted: if `here` has three and `there` one, two are left. */
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
