/**
 * Rates of which the changes can be read off. What arms did by themselves says something else where the machine drifted, as
 * not every arm is measured in every block.
 */
import { type Comparison, keyOf } from '../comparison/comparison.ts'
import type { Plan } from '../plan/plan.ts'
import type { Rule } from '../suite/suite.ts'
import type { ResultCell } from './result.ts'

type Place = Pick<ResultCell, 'scenario' | 'revision' | 'workload' | 'threads'>

/**
 * The cells with the control's rate as that of its two servers together, and every other arm's as its reference's times the
 * change. What was compared with nothing keeps its own.
 */
export function agreeingRates(
  cells: readonly ResultCell[],
  { arms: [control] }: Pick<Plan, 'arms'>,
  comparisons: readonly Comparison[],
): ResultCell[] {
  const effects = new Map(comparisons.map((comparison) => [keyOf(comparison), comparison.effect.mean]))
  const effectIn = (place: Place, rule: Rule) => effects.get(keyOf({ ...place, rule, scope: 'cell' }))
  const measured = new Map(cells.map((cell) => [placeKey(cell), cell.qps]))
  const rateOf = (place: Place): number => {
    const own = measured.get(placeKey(place)) ?? 0
    const { scenario, revision } = place
    if (revision === 'base') {
      const effect = effectIn(place, 'base')
      return effect === undefined ? own : rateOf({ ...place, revision: 'head' }) / Math.exp(effect)
    }
    if (revision === 'twin') return own
    if (scenario === control.scenario.name) {
      const twin = measured.get(placeKey({ ...place, revision: 'twin' }))
      return twin === undefined ? own : Math.sqrt(own * twin)
    }
    const effect = effectIn(place, 'control')
    return effect === undefined ? own : rateOf({ ...place, scenario: control.scenario.name }) * Math.exp(effect)
  }
  return cells.map((cell) => {
    const qps = rateOf(cell)
    return { ...cell, qps, tps: cell.tps && cell.tps * (qps / cell.qps) }
  })
}

function placeKey({ scenario, revision, workload, threads }: Place): string {
  return JSON.stringify([scenario, revision, workload, threads])
}
