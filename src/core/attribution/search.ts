/**
 * Finds the settings to blame: adaptive group testing (Dorfman 1943; Du & Hwang 2000) on noisy costs. Up to eight
 * settings are added to the reference one by one; more of them in quarters, which are two halvings in one trial. A group
 * that costs nothing that matters is dropped as a whole, one that does is split further. Where the sum of the parts and
 * the whole disagree, settings are taken out of head as well.
 */
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import { agreed, remainder, sumOfLogs, sumOfTimes } from './balance.ts'
import { culprits, partsIn, stuckAtoms, unexplained } from './culprits.ts'
import {
  isSameProbe,
  isShown,
  MOST_PAIRS,
  measured,
  newUnit,
  type Probe,
  probeOf,
  type Search,
  type Terms,
  type Unit,
} from './unit.ts'

export interface SearchStart {
  /** For every setting the indices of those that it needs, directly or not; at least one setting. */
  readonly needs: readonly (readonly number[])[]
  /** Of head against the reference, as far as it is known. */
  readonly whole: Effect
  /** The least cost that matters, as a fraction; default: a hundredth, or a tenth of the whole if that is more. */
  readonly relevantShare?: number | undefined
  readonly mostArms?: number | undefined
}

/** What a trial says of a probe, together with earlier trials in which it was measured. */
export interface Measured {
  readonly probe: Probe
  /** Of `with` against `against`; or one of the two does not start. */
  readonly effect: Effect | 'does not start'
}

const LEAST_RELEVANT = 0.01
const RELEVANT_SHARE = 0.1
/** Up to so many settings are measured one by one. */
const ONE_BY_ONE = 8
const QUARTERS = 4
/** One-sided error at which parts and whole disagree. */
const DISAGREEING = 0.005
/**
 * Once the causes are found, measuring goes on where as much as this seems to be left, as ln: of the whole beyond the
 * causes, or in one setting that is not decided, each at a one-sided error that forgives a look too many.
 */
const WORTH_MORE = 0.03
const UNEXPLAINED = 0.2
const SUSPECT = 0.1

export function startSearch({ needs, whole, relevantShare, mostArms }: SearchStart): Search {
  const share = relevantShare ?? Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -Math.expm1(whole.mean))
  const terms = { needs, relevant: -Math.log1p(-share) }
  const depth = (atom: number) => needs[atom]?.length ?? 0
  // What needs the same stands together, so that groups share the configurations they are compared with.
  const atoms = needs.map((_, atom) => atom).sort((left, right) => depth(left) - depth(right) || left - right)
  const units = partsOf(atoms, ONE_BY_ONE).map((part) => newUnit('add', part))
  // What one setting does is the whole, which was seen on freshly started servers twice before.
  const begun = units.map((unit) => (needs.length === 1 ? measured({ ...unit, looks: 1 }, whole, terms) : unit))
  return { ...terms, known: whole, whole, units: begun, mostArms: mostArms ?? Number.POSITIVE_INFINITY }
}

/**
 * What the next trial shall compare, the likeliest cause first; empty when the search is done. Every set of atoms in it
 * is a configuration to be measured, see armsOf.
 */
export function nextProbes(search: Search): readonly Probe[] {
  const urgent = urgentUnits(search)
  const suspects = openUnits(search).filter((unit) => isSuspect(unit, search))
  // Beside the urgent ones suspects need no trial of their own.
  const units =
    urgent.length > 0 ? [...new Set([...urgent, ...suspects])] : isExplained(search) ? suspects : doubtfulUnits(search)
  // Where nothing else stands out, it may be the whole that was mistaken.
  const probes: Probe[] = urgent.length > 0 || units.length === 0 ? [] : [wholeProbe(search)]
  for (const unit of units.toSorted((left, right) => promise(left) - promise(right))) {
    const more = [...probes, probeOf(unit, search)]
    if (armsOf(search, probes).length === 0 || armsOf(search, more).length <= search.mostArms)
      probes.push(probeOf(unit, search))
  }
  return probes
}

/** The different sets of atoms that the probes need measured, without those of the reference and of head. */
export function armsOf({ needs }: Terms, probes: readonly Probe[]): readonly (readonly number[])[] {
  const sets = new Map(probes.flatMap((probe) => [probe.with, probe.against]).map((set) => [set.join(), set]))
  return [...sets.values()].filter((set) => set.length > 0 && set.length < needs.length)
}

export function isDone(search: Search): boolean {
  return nextProbes(search).length === 0
}

/** Head against the reference. */
function wholeProbe({ needs }: Terms): Probe {
  return { with: needs.map((_, atom) => atom), against: [] }
}

/** Takes in what a trial measured; the effect of all atoms against none, if it is among it, joins what was known. */
export function learn(search: Search, all: readonly Measured[]): Search {
  const found = (probe: Probe) => all.find((one) => isSameProbe(one.probe, probe))?.effect
  const whole = found(wholeProbe(search))
  const units = search.units.flatMap((unit) => {
    const isTold = unit.state === 'open' || unit.state === 'to blame'
    const effect = isTold ? found(probeOf(unit, search)) : undefined
    if (effect === undefined) return [unit]
    const next = measured(unit, effect, search)
    return [next, ...offspring(next)]
  })
  return seekFurther({
    ...search,
    units,
    whole: typeof whole === 'object' ? agreed(search.known, whole) : search.whole,
  })
}

function isExplained(search: Search): boolean {
  const left = unexplained(search)
  return left.mean >= -Math.max(search.relevant, WORTH_MORE) || upperBound(left, UNEXPLAINED) >= 0
}

/** Whether a cost that matters is likely, though it is not shown. */
function isSuspect({ effect }: Unit, { relevant }: Search): boolean {
  return effect !== null && effect.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(effect, SUSPECT) < 0
}

function openUnits({ units }: Search): Unit[] {
  return units.filter(({ state }) => state === 'open')
}

/** What has not been measured yet, and what costs something and is not decided. */
function urgentUnits(search: Search): Unit[] {
  return openUnits(search).filter((unit) => unit.effect === null || isShown(unit))
}

/** Where the causes do not explain the whole: those that were measured but once, else everything undecided. */
function doubtfulUnits(search: Search): Unit[] {
  const hasty = openUnits(search).length === 0 ? [] : culprits(search).filter(({ looks }) => looks === 1)
  return hasty.length > 0 ? hasty : openUnits(search)
}

function promise({ effect, expected }: Unit): number {
  return effect?.mean ?? expected
}

function partsOf(atoms: readonly number[], mostSingles: number): (readonly number[])[] {
  const parts = atoms.length <= mostSingles ? atoms.length : QUARTERS
  const bound = (part: number) => Math.round((part * atoms.length) / parts)
  return Array.from({ length: parts }, (_, part) => atoms.slice(bound(part), bound(part + 1)))
}

/** What a unit leads to by itself: its parts, or the other side where it does not start. */
function offspring(unit: Unit): Unit[] {
  const { role, state, atoms } = unit
  const parts = (as: Unit['role']) => partsOf(atoms, QUARTERS).map((part) => newUnit(as, part, unit))
  if (state === 'split') return parts(role === 'remove' ? 'remove' : 'add')
  if (state !== 'does not start' || role === 'together') return []
  if (role === 'add') return [newUnit('instead', atoms, unit)]
  return atoms.length > 1 ? parts(role === 'remove' ? 'remove' : 'add') : []
}

/** Units that only come up when nothing else is urgent. */
function seekFurther(search: Search): Search {
  if (urgentUnits(search).length > 0) return search
  const found = [seekPartners, seekInteraction, seekPairs].map((seek) => seek(search)).find((units) => units.length > 0)
  return found === undefined ? search : { ...search, units: [...search.units, ...found] }
}

/** Pairs of stuck settings, neighbours first; then all that are left at once. */
function seekPartners(search: Search): Unit[] {
  const stuck = stuckAtoms(search)
  const tried = search.units.filter(
    ({ role, atoms }) => role === 'together' && atoms.every((one) => stuck.includes(one)),
  )
  if (tried.length === 0) return pairsOf(stuck)
  const left = stuck.filter((atom) => !tried.some(({ atoms, effect }) => effect !== null && atoms.includes(atom)))
  const isTried = tried.some(({ atoms }) => atoms.length === left.length)
  return left.length > 1 && !isTried ? [newUnit('together', left)] : []
}

function pairsOf(atoms: readonly number[]): Unit[] {
  const pairs = atoms.flatMap((one, at) =>
    atoms.slice(at + 1).map((other, nth) => ({ pair: [one, other].sort((a, b) => a - b), distance: nth })),
  )
  return pairs
    .sort((left, right) => left.distance - right.distance)
    .slice(0, MOST_PAIRS)
    .map(({ pair }) => newUnit('together', pair))
}

/**
 * Where the whole is slower than its parts, what was not blamed is taken out of head; where it is faster, what was. Only
 * a whole that neither a sum of times nor a product of factors explains is one that disagrees.
 */
function seekInteraction(search: Search): Unit[] {
  const { units, whole, relevant, needs } = search
  if (units.some(({ role }) => role === 'remove')) return []
  const causes = culprits(search)
  const open = units.filter(({ role, state }) => state === 'open' && role !== 'together')
  const parts = partsIn(search, [...causes, ...open])
  const [slower, faster] = [sumOfTimes(parts), sumOfLogs(parts.map(({ effect }) => effect))].sort(
    (left, right) => left.mean - right.mean,
  )
  if (slower === undefined || faster === undefined) return []
  const [under, over] = [remainder(whole, slower), remainder(whole, faster)]
  if (under.mean < -relevant && upperBound(under, DISAGREEING) < 0) {
    const settled = new Set(
      [...causes, ...units.filter(({ role }) => role === 'instead' || role === 'together')].flatMap(
        ({ atoms }) => atoms,
      ),
    )
    const atoms = needs.flatMap((_, atom) => (settled.has(atom) ? [] : [atom]))
    return partsOf(atoms, ONE_BY_ONE).map((part) => newUnit('remove', part))
  }
  const added = causes.filter(({ role }) => role === 'add')
  const isFaster = over.mean > relevant && lowerBound(over, DISAGREEING) > 0
  return isFaster && added.length > 1 ? added.map(({ atoms }) => newUnit('remove', atoms)) : []
}

/** Pairs of settings that cost nothing when added alone, and something when taken out. */
function seekPairs(search: Search): Unit[] {
  const hidden = culprits(search).filter(({ role }) => role === 'remove')
  const isTried = search.units.some(
    ({ role, atoms }) => role === 'together' && hidden.some((one) => atoms.includes(one.atoms[0] ?? -1)),
  )
  return isTried ? [] : pairsOf(hidden.flatMap(({ atoms }) => atoms))
}
