/** Every pair of scenarios in one cell. */
import { findDisturbance } from '../measurement/disturbance.ts'
import { type Line, slicesOf } from '../measurement/measurement.ts'
import type { Effect } from '../stats/random-effects.ts'
import type { ComparedCell, ComparedPlan } from './comparison.ts'
import { type Contrast, estimate } from './estimate.ts'

/** Effect of every pair of scenarios in a cell, asked by name; undefined where one of them was not measured there. */
export function comparePairs(
  plan: ComparedPlan,
  lines: readonly Line[],
  cell: ComparedCell,
): (first: string, second: string) => Effect | undefined {
  const { isDropped } = findDisturbance(lines)
  const slices = slicesOf(lines).filter((slice) => !isDropped(slice))
  const effects = new Map(
    estimate(pairsOf(plan, cell), slices, plan.startSpread).map(({ scenario, reference, effect }) => [
      JSON.stringify([scenario, reference]),
      effect,
    ]),
  )
  return (first, second) => {
    const forward = effects.get(JSON.stringify([first, second]))
    const backward = effects.get(JSON.stringify([second, first]))
    return forward ?? (backward && { ...backward, mean: -backward.mean })
  }
}

function pairsOf({ arms }: ComparedPlan, cell: ComparedCell): Contrast[] {
  const [control, twin] = arms
  const heads = arms.filter(({ revision }) => revision === 'head')
  return heads.flatMap((arm, at) =>
    heads.slice(0, at).map(
      (other): Contrast => ({
        rule: 'control',
        arms: [arm],
        // The control's twin knows as much of the control as the control itself.
        references: other === control ? [control, twin] : [other],
        cell,
      }),
    ),
  )
}
