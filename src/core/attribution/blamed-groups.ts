/** The groups that a search has blamed so far, and how far they explain the whole. */
import type { Effect } from '../stats/random-effects.ts'
import { type Cost, extraTime, remainder, sumOfTimes } from './balance.ts'
import type { FactorGroup, GroupRole, Search } from './factor-group.ts'

/** Roles of groups by how much they say of a factor, most first. */
export const ROLES: readonly GroupRole[] = ['together', 'add', 'instead', 'remove']

/** The groups whose costs make up the sum: no factor is in two of them. */
export function blamedGroups({ groups }: Search): readonly FactorGroup[] {
  const taken = new Set<number>()
  return groups
    .filter(({ state }) => state === 'to blame')
    .toSorted((left, right) => ROLES.indexOf(left.role) - ROLES.indexOf(right.role))
    .filter(({ factors }) => {
      const isNew = factors.every((factor) => !taken.has(factor))
      if (isNew) for (const factor of factors) taken.add(factor)
      return isNew
    })
}

/** Factors that start neither by themselves nor with everything but themselves. */
export function stuckFactors({ groups }: Search): readonly number[] {
  return groups.flatMap(({ role, state, factors: [factor = 0, ...more] }) =>
    role === 'instead' && state === 'does not start' && more.length === 0 ? [factor] : [],
  )
}

/** What the blamed groups leave unexplained of the whole, as ln; negative: slower. */
export function unexplained(search: Search): Effect {
  return remainder(search.whole, sumOfTimes(costsIn(search, blamedGroups(search))))
}

/** Costs of the groups that were measured, each with the time of a query where it was: what it needs has added to that. */
export function costsIn({ needs, whole }: Search, groups: readonly FactorGroup[]): readonly Cost[] {
  const needed = ({ factors }: FactorGroup) => new Set(factors.flatMap((factor) => needs[factor] ?? []))
  const costs: { readonly factors: readonly number[]; readonly cost: Cost }[] = []
  // Whoever is needed needs less itself, so it comes first.
  for (const group of groups.toSorted((left, right) => needed(left).size - needed(right).size)) {
    if (group.effect === null) continue
    const isLast = group.role === 'instead' || group.role === 'remove'
    const before = costs.filter(({ factors }) => factors.every((factor) => needed(group).has(factor)))
    const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { cost }) => sum + extraTime(cost), 1)
    costs.push({ factors: group.factors, cost: { effect: group.effect, base, isLast } })
  }
  return costs.map(({ cost }) => cost)
}
