/** What a search has found so far, and how far it explains the whole. */
import type { Effect } from '../stats/random-effects.ts'
import { extraTime, type Part, remainder, sumOfTimes } from './balance.ts'
import type { Search, Unit } from './unit.ts'

/** Which of several units says most of a setting. */
export const ROLES: readonly Unit['role'][] = ['together', 'add', 'instead', 'remove']

/** The units whose costs make up the sum: no setting is in two of them. */
export function culprits({ units }: Search): readonly Unit[] {
  const taken = new Set<number>()
  return units
    .filter(({ state }) => state === 'to blame')
    .toSorted((left, right) => ROLES.indexOf(left.role) - ROLES.indexOf(right.role))
    .filter(({ atoms }) => {
      const isNew = atoms.every((atom) => !taken.has(atom))
      if (isNew) for (const atom of atoms) taken.add(atom)
      return isNew
    })
}

/** Settings that start neither by themselves nor with everything but themselves. */
export function stuckAtoms({ units }: Search): readonly number[] {
  return units.flatMap(({ role, state, atoms: [atom = 0, ...more] }) =>
    role === 'instead' && state === 'does not start' && more.length === 0 ? [atom] : [],
  )
}

/** What the causes leave unexplained of the whole, as ln; negative: slower. */
export function unexplained(search: Search): Effect {
  return remainder(search.whole, sumOfTimes(partsIn(search, culprits(search))))
}

/** The units that were measured, each with the time of a query where it was: what it needs has added to that already. */
export function partsIn({ needs, whole }: Search, units: readonly Unit[]): readonly Part[] {
  const needed = ({ atoms }: Unit) => new Set(atoms.flatMap((atom) => needs[atom] ?? []))
  const parts: { readonly atoms: readonly number[]; readonly part: Part }[] = []
  // Whoever is needed needs less itself, so it comes first.
  for (const unit of units.toSorted((left, right) => needed(left).size - needed(right).size)) {
    if (unit.effect === null) continue
    const isLast = unit.role === 'instead' || unit.role === 'remove'
    const before = parts.filter(({ atoms }) => atoms.every((atom) => needed(unit).has(atom)))
    const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { part }) => sum + extraTime(part), 1)
    parts.push({ atoms: unit.atoms, part: { effect: unit.effect, base, isLast } })
  }
  return parts.map(({ part }) => part)
}
