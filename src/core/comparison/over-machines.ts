/** The comparisons of several machines that measured the same cells, as means over the machines. */
import { FALSE_MACHINES_DIFFER, machinesMean, oddMachine, sameChance } from '../stats/machine-effects.ts'
import { sum } from '../stats/vectors.ts'
import type { RunComparisons } from './compare.ts'
import { type Comparison, changeOf, keyOf, type MachinesApart } from './comparison.ts'

/** Results of one of the machines. */
export interface MeasuredMachine {
  /** 1-based. */
  readonly number: number
  readonly compared: RunComparisons
}

/** A comparison of one machine. */
interface OnMachine<T extends Comparison> {
  readonly machine: number
  readonly found: T
}

/**
 * Means of the comparisons that every machine has. A comparison that one machine lacks is missing, since a mean over
 * the others would cover fewer machines than requested.
 *
 * @param machines at least one, in the order of their numbers
 */
export function overMachines(machines: readonly MeasuredMachine[]): RunComparisons {
  const meansOf = <T extends Comparison>(pick: (compared: RunComparisons) => readonly T[]) =>
    groupsOf(machines, pick).map((group) => ({ group, mean: meanOf(group) }))
  const comparisons = meansOf(({ comparisons: own }) => own)
  const level = FALSE_MACHINES_DIFFER / Math.max(1, comparisons.length)
  const missing = machines.flatMap(({ compared }) => compared.missing)
  const unknown = machines.flatMap(({ compared }) => compared.unknownCosts)
  return {
    comparisons: comparisons.map(({ group, mean }) => ({ ...mean, machines: apart(group, level) })),
    undisturbed: meansOf(({ undisturbed }) => undisturbed).map(({ mean }) => mean),
    twin: meansOf(({ twin }) => twin).map(({ mean }) => mean),
    costs: meansOf(({ costs }) => costs).map(({ mean }) => mean),
    twinCosts: meansOf(({ twinCosts }) => twinCosts).map(({ mean }) => mean),
    unknownCosts: [...new Map(unknown.map((name) => [keyOf({ ...name, scope: 'cell' }), name])).values()],
    missing: [...new Map(missing.map((name) => [keyOf({ ...name, scope: 'cell' }), name])).values()],
    disturbance: {
      blocks: sum(machines.map(({ compared }) => compared.disturbance.blocks)),
      disturbed: sum(machines.map(({ compared }) => compared.disturbance.disturbed)),
      dropped: sum(machines.map(({ compared }) => compared.disturbance.dropped)),
    },
  }
}

/** Comparisons that all machines have, grouped. */
function groupsOf<T extends Comparison>(
  machines: readonly MeasuredMachine[],
  pick: (compared: RunComparisons) => readonly T[],
): OnMachine<T>[][] {
  const all = machines.flatMap(({ number, compared }) => pick(compared).map((found) => ({ machine: number, found })))
  return [...Map.groupBy(all, ({ found }) => keyOf(found)).values()].filter(({ length }) => length === machines.length)
}

function meanOf<T extends Comparison>(group: readonly OnMachine<T>[]): T {
  const [{ found: first }] = group as [OnMachine<T>]
  const effect = machinesMean(group.map(({ found }) => found.effect))
  const total = (pick: (found: T) => number) => sum(group.map(({ found }) => pick(found)))
  return {
    ...withoutCpu(first),
    effect,
    ...changeOf(effect),
    blocks: total(({ blocks }) => blocks),
    trials: total(({ trials }) => trials),
    starts: total(({ starts, trials }) => starts ?? trials),
  }
}

/** Whether QPS and CPU time change by something else depends on the machine. */
function withoutCpu<T extends Comparison>(found: T): T {
  return 'byCpu' in found ? { ...found, byCpu: undefined } : found
}

/** @param level chance below which machines are said to differ */
function apart(group: readonly OnMachine<Comparison>[], level: number): MachinesApart {
  const effects = group.map(({ found }) => found.effect)
  const chance = sameChance(effects)
  const odd = oddMachine(effects, level)
  return {
    each: group.map(({ machine, found: { change, low, high } }) => ({ machine, change, low, high })),
    sameChance: chance,
    differ: chance < level,
    odd: odd === undefined ? null : (group[odd]?.machine ?? null),
  }
}
