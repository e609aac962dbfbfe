/** How far a branch has come since its baseline, as a result shows it: by measurement, else as the ledger adds it up. */
import { type Comparison, changeOf } from '../comparison/comparison.ts'
import { added, type Chain, distanceIn } from '../ledger/ledger.ts'
import type { Effect } from '../stats/random-effects.ts'
import type { GatePolicy } from '../suite/suite.ts'
import type { BaselineResult } from './judgement.ts'
import { toleranceOf } from './tolerance.ts'

/** The baseline of a run's branch, and the records since. */
export interface BranchBaseline {
  readonly branch: string
  /** The name that somebody gave it, else the first digits of the commit. */
  readonly name: string
  readonly commit: string
  /** The records from the base of the change back to the baseline. */
  readonly chain: Chain
}

/** @param comparisons of the run */
export function baselineResult(
  { branch, name, commit, chain }: BranchBaseline,
  comparisons: readonly Comparison[],
  policy: GatePolicy,
): BaselineResult {
  const compared = comparisons.filter(({ rule }) => rule === 'base' || rule === 'baseline')
  const scenarios = [...new Set(compared.map(({ scenario }) => scenario))]
  const distances = scenarios.flatMap((scenario): BaselineResult['distances'] => {
    const all = { scenario, workload: '*', threads: 0 }
    const { share: tolerance } = toleranceOf({ ...all, rule: 'baseline' }, policy)
    const ofScenario = compared.filter((each) => each.scenario === scenario && each.cost === undefined)
    const worstBy = (rule: Comparison['rule']) =>
      ofScenario.filter((each) => each.rule === rule).toSorted((one, other) => one.change - other.change)[0]
    const measured = worstBy('baseline')
    if (measured !== undefined) return [{ scenario, by: 'measurement', tolerance, ...figures(measured.effect) }]
    const change = worstBy('base')
    const before = change && chain.kind === 'whole' ? distanceIn(chain.steps, change) : undefined
    if (change === undefined || before === undefined) return []
    return [{ scenario, by: 'ledger', tolerance, ...figures(added(before, change.effect)) }]
  })
  return {
    branch,
    name,
    commit,
    distances,
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
    const changed = settings.filter((each) => each.scenario === scenario || scenarios.length === 1)
    // A ratio to a control is none to the commit before.
    if (changed.length === 0 || effect === undefined || (parent !== null && 'control' in parent)) return []
    const way = kind === 'whole' && since !== undefined ? figures(since) : null
    return [{ scenario, commit, title, settings: changed, ...figures(effect), since: way }]
  })
}

function figures(effect: Effect): Pick<BaselineResult['distances'][number], 'change' | 'low' | 'high'> {
  const { change, low, high } = changeOf(effect)
  return { change, low, high }
}
