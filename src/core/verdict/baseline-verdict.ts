/**
 * How far a branch has come since its baseline: the second question of a pull request. The ledger answers it while it surely
 * can; else servers of the baseline are measured, and their comparison decides as any other does.
 */
import { type Comparison, cellKeyOf, changeOf } from '../comparison/comparison.ts'
import { added, type Chain, distanceIn, type Place } from '../ledger/ledger.ts'
import type { Plan } from '../plan/plan.ts'
import type { Effect } from '../stats/random-effects.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { isWithin } from './decide.ts'
import type { BaselineResult } from './judgement.ts'
import { isHarmless } from './still-needed.ts'
import { toleranceOf } from './tolerance.ts'

/** The baseline of a run's branch, and the records since. */
export interface HeldBaseline {
  readonly branch: string
  /** As somebody named it, else the first digits of the commit. */
  readonly name: string
  readonly commit: string
  /** From the base of the change back to the baseline. */
  readonly chain: Chain
}

/**
 * Noise of an innocent change as runs see it: where such a change would not surely be within the limit, the baseline is
 * measured from the start.
 */
const USUAL_NOISE = 0.008

export type Need = 'never' | 'perhaps' | 'from the start'

/**
 * Whether a run needs servers of the baseline: never if the limit is out of reach for any change that passes against its
 * base.
 */
export function needOf({ chain }: HeldBaseline, scenarios: readonly string[], plan: Plan, policy: GatePolicy): Need {
  const places = scenarios.flatMap((scenario) => plan.cells.map((cell): Place => ({ scenario, ...cellKeyOf(cell) })))
  const isSafe = (change: (place: Place) => Effect) =>
    places.every((place) => isAnswered(chain, place, change(place), policy))
  const usual = { variance: USUAL_NOISE ** 2, df: 100 }
  const at = (mean: number): Effect => ({
    ...{ mean, standardError: USUAL_NOISE, df: usual.df },
    ...{ within: usual, between: { variance: 0, df: 1 } },
  })
  if (isSafe((place) => at(-toleranceOf({ ...place, rule: 'base' }, policy).margin))) return 'never'
  return isSafe(() => at(0)) ? 'perhaps' : 'from the start'
}

/** Whether the ledger leaves open that a change brought its branch beyond the limit. */
export function isOpen({ chain }: HeldBaseline, comparisons: readonly Comparison[], policy: GatePolicy): boolean {
  return comparisons.some(
    (found) =>
      found.rule === 'base' &&
      found.scope === 'cell' &&
      found.cost === undefined &&
      !isHarmless(found) &&
      !isAnswered(chain, found, found.effect, policy),
  )
}

function isAnswered(chain: Chain, place: Place, change: Effect, policy: GatePolicy): boolean {
  const before = chain.kind === 'whole' ? distanceIn(chain.steps, place) : undefined
  if (before === undefined) return false
  const { margin } = toleranceOf({ ...place, rule: 'baseline' }, policy)
  return isWithin(withChange(before, change), margin)
}

function withChange(before: Effect, change: Effect): Effect {
  return added([
    { effect: before, slope: 1 },
    { effect: change, slope: 1 },
  ])
}

/** The way as a result tells it. @param comparisons of the run */
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
    return [{ scenario, by: 'ledger', tolerance, ...figures(withChange(before, change.effect)) }]
  })
  return {
    ...{ branch, name, commit, distances },
    changes: scenarios.flatMap((scenario) => changesOf(chain, scenario)),
    broken: chain.kind === 'broken' ? chain.why : null,
  }
}

/** The changes of a scenario on the way, the oldest first. */
function changesOf({ kind, steps }: Chain, scenario: string): BaselineResult['changes'][number][] {
  let since: Effect | undefined = added([])
  return steps.toReversed().flatMap((step) => {
    const { commit, title, settings, parent, scenarios } = step.record
    const effect = distanceIn([step], { scenario, workload: '*', threads: 0 })
    since = since && effect && withChange(since, effect)
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
