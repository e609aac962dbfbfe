/** What a search says of every setting, and how the causes add up; at any time, also before it is done. */
import { CONFIDENCE } from '../comparison/comparison.ts'
import { lowerBound } from '../stats/random-effects.ts'
import { type Figures, figures, remainderFigures, sumOfTimes } from './balance.ts'
import { culprits, partsIn, ROLES, stuckAtoms, unexplained } from './culprits.ts'
import { isShown, isWhole, type Search, type Unit } from './unit.ts'

export type CauseVerdict = 'to blame' | 'innocent' | 'undecided' | 'not reached'

/**
 * How the figures came about: added to the reference alone; taken out of head alone; added as settings that only work
 * together; in a group that was not taken apart; or not at all, as no server starts with it or without it.
 */
export type CauseKind = 'alone' | 'from the head' | 'together' | 'in a group' | 'does not start' | 'not measured'

export interface Cause {
  /** One setting, or those that only work together. */
  readonly atoms: readonly number[]
  readonly verdict: CauseVerdict
  readonly kind: CauseKind
  /** The settings that the figures are of: the cause's own, or the whole group's. */
  readonly measured: readonly number[]
  /** Relative change of QPS with its 95 % interval; null where nothing was measured. */
  readonly change: number | null
  readonly low: number | null
  readonly high: number | null
  /** What this setting costs head where the rest stays, if that was asked as well. */
  readonly removal: Figures | null
}

/** The causes to blame against the whole, as relative changes of the reference's QPS; interaction = whole − sum. */
export interface Balance {
  readonly whole: Figures
  readonly sum: Figures
  readonly interaction: Figures
}

/** One-sided error at which what the causes leave over acquits the others. */
const ACQUITTAL = 0.05

/** Every setting is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
export function causesOf(search: Search): readonly Cause[] {
  const blamed = culprits(search)
  const together = partnersOf(search)
  const named = new Set([...blamed, ...together].flatMap(({ atoms }) => atoms))
  const others = search.needs.flatMap((_, atom) => (named.has(atom) ? [] : [causeOf(search, atom)]))
  return [
    ...blamed
      .map((unit) => toCause(search, unit, unit.atoms, 'to blame'))
      .sort((left, right) => cost(left) - cost(right)),
    ...[...together.map((unit) => toCause(search, unit, unit.atoms, verdictOf(unit))), ...others].sort(
      (left, right) => (left.atoms[0] ?? 0) - (right.atoms[0] ?? 0),
    ),
  ]
}

export function balance(search: Search): Balance {
  const sum = sumOfTimes(partsIn(search, culprits(search)))
  return {
    whole: figures(search.whole, CONFIDENCE),
    sum: figures(sum, CONFIDENCE),
    interaction: remainderFigures(search.whole, sum, CONFIDENCE),
  }
}

/** Stuck settings that start together and are not blamed. */
function partnersOf(search: Search): Unit[] {
  const stuck = new Set(stuckAtoms(search))
  const taken = new Set(culprits(search).flatMap(({ atoms }) => atoms))
  return search.units.filter(({ role, atoms, effect }) => {
    const isNew = role === 'together' && effect !== null && atoms.every((atom) => stuck.has(atom) && !taken.has(atom))
    if (isNew) for (const atom of atoms) taken.add(atom)
    return isNew
  })
}

/** Of a setting that is not to blame: by what was measured of it alone, else in the smallest group. */
function causeOf(search: Search, atom: number): Cause {
  const having = search.units.filter(
    ({ role, atoms, effect }) => role !== 'together' && effect !== null && atoms.includes(atom),
  )
  const [smallest] = having.toSorted(
    (left, right) => left.atoms.length - right.atoms.length || order(left) - order(right),
  )
  const isStuck = stuckAtoms(search).includes(atom)
  if (isStuck || smallest === undefined) return unmeasured(atom, isStuck)
  const verdict = verdictOf(smallest)
  // Nothing but what the causes leave over is left for all the others.
  const isAcquitted =
    verdict === 'undecided' && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant
  return toCause(search, smallest, [atom], isAcquitted ? 'innocent' : verdict)
}

function unmeasured(atom: number, isStuck: boolean): Cause {
  return {
    atoms: [atom],
    verdict: isStuck ? 'undecided' : 'not reached',
    kind: isStuck ? 'does not start' : 'not measured',
    measured: [],
    change: null,
    low: null,
    high: null,
    removal: null,
  }
}

/** A setting added says more than one taken out. */
function order({ role }: Unit): number {
  return ROLES.indexOf(role)
}

/** A group that costs something holds a cause, but which of its settings that is was not reached. */
function verdictOf(unit: Unit): CauseVerdict {
  if (unit.state === 'to blame' || unit.state === 'innocent') return unit.state
  return !isWhole(unit) && isShown(unit) ? 'not reached' : 'undecided'
}

function toCause(search: Search, unit: Unit, atoms: readonly number[], verdict: CauseVerdict): Cause {
  const { effect, role } = unit
  const own = effect === null ? null : figures(effect, CONFIDENCE)
  const removed = role === 'add' ? search.units.find((other) => isRemoval(other, atoms)) : undefined
  return {
    atoms,
    verdict,
    kind: kindOf(unit, role),
    measured: unit.atoms,
    change: own?.change ?? null,
    low: own?.low ?? null,
    high: own?.high ?? null,
    removal: removed?.effect ? figures(removed.effect, CONFIDENCE) : null,
  }
}

function isRemoval({ role, atoms }: Unit, own: readonly number[]): boolean {
  return role === 'remove' && atoms.join() === own.join()
}

function kindOf(unit: Unit, role: Unit['role']): CauseKind {
  if (!isWhole(unit)) return 'in a group'
  if (role === 'together') return 'together'
  return role === 'add' ? 'alone' : 'from the head'
}

function cost({ change }: Cause): number {
  return change ?? 0
}
