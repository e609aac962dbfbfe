/**
 * One effect measured on several machines: its mean, with the machine as the unit of replication, and whether it
 * depends on the machine.
 */
import { type Effect, randomEffects, type StartSpread } from './random-effects.ts'
import { incompleteBeta } from './special-functions.ts'
import { sum } from './vectors.ts'

/**
 * Prior for how much the machine moves a change of ln QPS, beyond noise and starts: as little is known as for starts,
 * so it is as wide and as weak.
 */
const MACHINE_SPREAD: StartSpread = { sd: 0.016, df: 3 }

/**
 * Chance that a run says of any change that it depends on the machine although none does, over all of its comparisons.
 * A start counts as noise here, so that two machines do not differ merely by the starts of their servers.
 */
export const FALSE_MACHINES_DIFFER = 0.01

/** At least this many machines are needed for one of them to be the odd one: with two it is unclear. */
const LEAST_FOR_ODD = 3

/**
 * Random-effects mean over machines. The variance known from one machine, by turns and starts, is the noise (`within`);
 * the further difference between machines is `between`, learnt from the machines themselves and from a weak prior.
 *
 * @param effects one a machine, at least one
 */
export function machinesMean(effects: readonly Effect[]): Effect {
  const machines = effects.map(({ mean, standardError }) => ({ mean, variance: standardError ** 2 }))
  const variance = sum(machines.map((one) => one.variance))
  // Welch and Satterthwaite: of the sum that the variance of an unweighted mean is.
  const df = variance ** 2 / sum(effects.map((one) => one.standardError ** 4 / one.df))
  const { replicas: _, ...mean } = randomEffects(machines, Number.isFinite(df) ? df : 1, 1, MACHINE_SPREAD)
  return mean
}

/**
 * Chance of effects that differ by as much where they are the same on every machine (Welch 1951, whose test allows
 * machines to be known unequally well, by few degrees of freedom).
 *
 * @param effects one a machine
 * @returns 0 to 1; 1 of a single machine
 */
export function sameChance(effects: readonly Effect[]): number {
  const count = effects.length
  if (count < 2) return 1
  const weights = effects.map(({ standardError }) => 1 / Math.max(Number.MIN_VALUE, standardError ** 2))
  const total = sum(weights)
  const mean = sum(effects.map((one, at) => one.mean * (weights[at] as number))) / total
  const squares = sum(effects.map((one, at) => (one.mean - mean) ** 2 * (weights[at] as number)))
  const unequal = sum(effects.map(({ df }, at) => (1 - (weights[at] as number) / total) ** 2 / df))
  const f = squares / (count - 1) / (1 + (2 * (count - 2) * unequal) / (count ** 2 - 1))
  return fTail(f, count - 1, (count ** 2 - 1) / (3 * unequal))
}

/**
 * The machine that alone makes the effects differ: without it the others do not, and no other one is such.
 *
 * @param least chance of `sameChance` below which effects differ
 * @returns its place among the effects; undefined if they do not differ, or several are to blame
 */
export function oddMachine(effects: readonly Effect[], least: number): number | undefined {
  if (effects.length < LEAST_FOR_ODD || sameChance(effects) >= least) return undefined
  const rest = effects.map((_, place) => sameChance(effects.filter((__, other) => other !== place)))
  const [odd, ...others] = rest.flatMap((chance, place) => (chance >= least ? [place] : []))
  return others.length === 0 ? odd : mostLikely(rest)
}

/** Among several machines whose removal makes the others agree, the one with by far the best agreement. */
function mostLikely(rest: readonly number[]): number | undefined {
  const [best = 0, next = 0] = rest.toSorted((left, right) => right - left)
  return best > CLEARLY * next ? rest.indexOf(best) : undefined
}

/** If the others agree this many times better, there is no doubt which one does not. */
const CLEARLY = 5

/** P(F > f) of Fisher's F. */
function fTail(f: number, numerator: number, denominator: number): number {
  return incompleteBeta(denominator / (denominator + numerator * f), denominator / 2, numerator / 2)
}
