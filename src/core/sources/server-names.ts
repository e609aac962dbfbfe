/** Distinct names for the servers of one file. */

/**
 * The shortest name of each server that no other has.
 *
 * @param candidates names of each, the shortest first
 */
export function chooseNames(candidates: readonly (readonly string[])[]): string[] {
  const levels = candidates.map(() => 0)
  const current = () => candidates.map((names, index) => names[levels[index] ?? 0] ?? '')
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    const names = current()
    const taken = Map.groupBy(names.keys(), (index) => names[index] ?? '')
    for (const [index, name] of names.entries()) {
      const level = levels[index] ?? 0
      if ((taken.get(name)?.length ?? 0) < 2 || level + 1 >= (candidates[index]?.length ?? 0)) continue
      levels[index] = level + 1
      isChanged = true
    }
  }
  return numbered(current())
}

function numbered(names: readonly string[]): string[] {
  const taken = new Set<string>(names)
  const seen = new Set<string>()
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name)
      return name
    }
    let number = 2
    while (taken.has(`${name}-${number}`)) number += 1
    taken.add(`${name}-${number}`)
    return `${name}-${number}`
  })
}
