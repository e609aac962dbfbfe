/**
 * How far a branch has come since its baseline: the second question of a pull request. The ledger answers it while it surely
 * can; else servers of the baseline are measured, and their comparison decides as any other does.
 */
import { type Comparison, cellKeyOf, changeOf, keyOf } from '../comparison/comparison.ts'
import { distanceBy } from '../comparison/since-baseline.ts'
import { added, type Chain, distanceIn, type Place } from '../ledger/ledger.ts'
import type { KnownDistance, Plan } from '../plan/plan.ts'
import type { Effect } from '../stats/random-effects.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { isWithin } from './decide.ts'
import type { BaselineResult } from './judgement.ts'
import { toleranceOf } from './tolerance.ts'

/** The baseline of a run's branch, and the records since. */
export interface HeldBaseline {
  readonly branch: string
  /** The name that somebody gave it, else the first digits of the commit. */
  readonly name: string
  readonly commit: string
  /** The records from the base of the change back to the baseline. */
  readonly chain: Chain
}

/**
 * Noise of an innocent change as runs see it: where such a change would not surely be within the limit, the baseline is
 * measured from the start.
 */
const USUAL_NOISE = 0.015

export type Need = 'never' | 'perhaps' | 'from the start'

/** How far the base is from the baseline in the places of a plan, where a whole chain tells it. */
export function knownDistances(
  { chain }: HeldBaseline,
  scenarios: readonly string[],
  { cells }: Plan,
): KnownDistance[] {
  if (chain.kind === 'broken') return []
  return placesOf(scenarios, cells).flatMap((place) => {
    const known = distanceIn(chain.steps, place)
    return known === undefined ? [] : [{ ...place, mean: known.mean, variance: known.standardError ** 2, df: known.df }]
  })
}

/**
 * Whether a run needs servers of the baseline: never if the limit is out of reach for any change that passes against its
 * base.
 */
export function needOf(
  known: readonly KnownDistance[],
  scenarios: readonly string[],
  plan: Plan,
  policy: GatePolicy,
): Need {
  const usual = { variance: USUAL_NOISE ** 2, df: 100 }
  const noise = { standardError: USUAL_NOISE, df: usual.df, within: usual, between: { variance: 0, df: 1 } }
  const keyAt = (place: Place) => keyOf({ ...place, rule: 'baseline' })
  const distances = new Map(known.map((each) => [keyAt(each), each]))
  const isSafe = (changeIn: (place: Place) => number) =>
    placesOf(scenarios, plan.cells).every((place) => {
      const before = distances.get(keyAt(place))
      const { margin } = toleranceOf({ ...place, rule: 'baseline' }, policy)
      return before !== undefined && isWithin(distanceBy(before, { mean: changeIn(place), ...noise }), margin)
    })
  if (isSafe((place) => -toleranceOf({ ...place, rule: 'base' }, policy).margin)) return 'never'
  return isSafe(() => 0) ? 'perhaps' : 'from the start'
}

function placesOf(scenarios: readonly string[], cells: Plan['cells']): Place[] {
  return scenarios.flatMap((scenario) => cells.map((cell) => ({ scenario, ...cellKeyOf(cell) })))
}

/** How far the branch has come, as a result tells it. @param comparisons of the run */
export function baselineResult(
  { branch, name, commit, chain }: HeldBaseline,
  comparisons: readonly Comparison[],
  policy: GatePolicy,
): BaselineResult {
  const scenarios = [...new Set(comparisons.flatMap(({ rule, scenario }) => (rule === 'base' ? [scenario] : [])))]
  const distances = scenarios.flatMap((scenario): BaselineResult['distances'] => {
    const all = { scenario, workload: '*', threads: 0 }
    const { share: tolerance } = toleranceOf({ ...all, rule: 'baseline' }, policy)
    const own = comparisons.filter((each) => each.scenario === scenario && each.cost === undefined)
    const meanBy = (rule: Comparison['rule']) =>
      own.find((each) => each.rule === rule && each.scope === 'mean') ?? own.find((each) => each.rule === rule)
    const measured = meanBy('baseline')
    if (measured !== undefined) return [{ scenario, by: 'measurement', tolerance, ...figures(measured.effect) }]
    const change = meanBy('base')
    const before = chain.kind === 'whole' ? distanceIn(chain.steps, all) : undefined
    if (change === undefined || before === undefined) return []
    return [{ scenario, by: 'ledger', tolerance, ...figures(added(before, change.effect)) }]
  })
  return {
    ...{ branch, name, commit, distances },
    changes: scenarios.flatMap((scenario) => changesOf(chain, scenario)),
    broken: chain.kind === 'broken' ? chain.why : null,
  }
}

/** The changes of a scenario on the way, the oldest first. */
function changesOf({ kind, steps }: Chain, scenario: string): BaselineResult['changes'][number][] {
  let since: Effect | undefined = added()
  return steps.toReversed().flatMap((step) => {
    const { commit, title, settings, parent, scenarios } = step.record
    const effect = distanceIn([step], { scenario, workload: '*', threads: 0 })
    since = since && effect && added(since, effect)
    const own = settings.filter((each) => each.scenario === scenario || scenarios.length === 1)
    // A ratio to a control is none to the commit before.
    if (own.length === 0 || effect === undefined || (parent !== null && 'control' in parent)) return []
    const way = kind === 'whole' && since !== undefined ? figures(since) : null
    return [{ scenario, commit, title, settings: own, ...figures(effect), since: way }]
  })
}

function figures(effect: Effect) {
  const { change, low, high } = changeOf(effect)
  return { change, low, high }
}
