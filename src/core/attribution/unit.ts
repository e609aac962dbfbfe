/** What is measured as one: settings together, on one side of the difference, and what their effect shows. */
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'

/** Two configurations that are compared: the reference with these atoms of head, ascending, each way. */
export interface Probe {
  readonly with: readonly number[]
  readonly against: readonly number[]
}

/**
 * What is done with the atoms of a unit: added to the reference; taken out of head instead, as the server does not start
 * with them added; taken out of head to find an interaction; added as a pair whose halves show nothing or do not start.
 */
export type Role = 'add' | 'instead' | 'remove' | 'together'

export type UnitState = 'open' | 'to blame' | 'innocent' | 'undecided' | 'split' | 'does not start'

export interface Unit {
  readonly role: Role
  /** Ascending, at least one. */
  readonly atoms: readonly number[]
  /** How often the group that it was split from was measured. */
  readonly before: number
  /** How often it was measured. */
  readonly looks: number
  /** Of all times; null before the first. */
  readonly effect: Effect | null
  /** ln of the change that is expected before it was measured, which says what is worth measuring first. */
  readonly expected: number
  readonly state: UnitState
}

/** What holds for all units of a search. */
export interface Terms {
  /** For every atom the atoms that it needs, directly or not. */
  readonly needs: readonly (readonly number[])[]
  /** −ln(1 − share): what costs less than this does not matter. */
  readonly relevant: number
}

/** A search at any moment; a value that is never changed. */
export interface Search extends Terms {
  /** Of head against the reference, as it was known before the search. */
  readonly known: Effect
  /** The same with what the search has measured of it. */
  readonly whole: Effect
  /** In the order in which they came up. */
  readonly units: readonly Unit[]
  /** How many configurations one trial can measure beside the reference and head, at least 2. */
  readonly mostArms: number
}

/** Chance that some innocent setting is blamed, over all of them, all looks and both sides. */
export const FALSE_BLAME = 0.03
/** How that is shared out; an atom is either added, or taken out instead. */
const SHARES: Readonly<Record<Role, number>> = { add: 0.8, instead: 0.8, remove: 0.1, together: 0.1 }
/** Pairs that are tried at most, of those that do not start alone and of those that show nothing alone. */
export const MOST_PAIRS = 6
/** And all at once that no pair made start. */
const MOST_TOGETHER = 2 * MOST_PAIRS + 1
/** Chance that a setting that just matters is called innocent. */
const FALSE_ACQUITTAL = 0.05
/** One-sided error at which a cost is followed up. */
const SHOWN = 0.02
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2
/** Where it was seen once by itself, and before that in its group, so much of the error is enough. */
const ONCE = 0.01
/** What is still unclear then stays so. */
const MOST_LOOKS = 8

export function newUnit(role: Role, atoms: readonly number[], parent?: Unit): Unit {
  const before = parent === undefined ? 0 : parent.before + parent.looks
  const expected = parent?.effect?.mean ?? parent?.expected ?? 0
  return { role, atoms, before, expected, looks: 0, effect: null, state: 'open' }
}

/** One setting, or a pair that is not taken apart any more. */
export function isWhole({ role, atoms }: Unit): boolean {
  return atoms.length === 1 || role === 'together'
}

/** Whether the unit costs something beyond noise, as far as is needed to follow it up. */
export function isShown({ effect }: Unit): boolean {
  return effect !== null && upperBound(effect, SHOWN) < 0
}

/**
 * The unit with another measurement. The error is spent over looks by 1/(k(k + 1)), which adds up to 1 however often it
 * is measured, and over units by their number beforehand (a union bound).
 *
 * @param effect over all trials in which it was measured
 */
export function measured(unit: Unit, effect: Effect | 'does not start', { needs, relevant }: Terms): Unit {
  if (effect === 'does not start') return unit.state === 'open' ? { ...unit, state: 'does not start' } : unit
  const looks = unit.looks + 1
  const next = { ...unit, effect, looks }
  // Who was blamed once stays so; the figures become better.
  if (unit.state === 'to blame') return next
  const spent = 1 / (looks * (looks + 1))
  const among = unit.role === 'together' ? MOST_TOGETHER : needs.length
  const blame = (FALSE_BLAME * SHARES[unit.role] * spent * (looks < LEAST_LOOKS ? ONCE : 1)) / among
  const matters = effect.mean <= -relevant
  if (isWhole(unit) && matters && upperBound(effect, blame) < 0 && unit.before + looks >= LEAST_LOOKS)
    return { ...next, state: 'to blame' }
  if (lowerBound(effect, FALSE_ACQUITTAL * spent) > -relevant) return { ...next, state: 'innocent' }
  if (!isWhole(unit) && matters && isShown(next)) return { ...next, state: 'split' }
  return { ...next, state: looks >= MOST_LOOKS ? 'undecided' : 'open' }
}

/** What has to be compared to see the unit's effect. */
export function probeOf({ role, atoms }: Unit, { needs }: Terms): Probe {
  const own = new Set(atoms)
  if (role === 'add' || role === 'together') {
    const base = ascending(atoms.flatMap((atom) => needs[atom] ?? []).filter((atom) => !own.has(atom)))
    return { with: ascending([...base, ...atoms]), against: base }
  }
  // What needs an atom that is taken out has no effect without it, so it is left out on both sides.
  const kept = needs.flatMap((needed, atom) => (!own.has(atom) && needed.some((one) => own.has(one)) ? [] : [atom]))
  return { with: kept, against: kept.filter((atom) => !own.has(atom)) }
}

export function isSameProbe(one: Probe, other: Probe): boolean {
  return one.with.join() === other.with.join() && one.against.join() === other.against.join()
}

function ascending(atoms: readonly number[]): number[] {
  return [...new Set(atoms)].sort((left, right) => left - right)
}
