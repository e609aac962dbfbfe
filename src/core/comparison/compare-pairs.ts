/** Every pair of scenarios in one cell. */
import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import { findDisturbance } from '../measurement/disturbance.ts'
import type { Effect } from '../stats/random-effects.ts'
import type { ComparedCell, ComparedPlan } from './comparison.ts'
import { type Contrast, estimateEffects } from './estimate.ts'

/** Effect of a pair of scenarios, asked by name; undefined where one of them was not measured. */
export type PairEffects = (first: string, second: string) => Effect | undefined

/** Effects of every pair of scenarios, asked cell by cell. */
export function comparePairs(plan: ComparedPlan, measured: MeasuredBlocks): (cell: ComparedCell) => PairEffects {
  const { isDropped } = findDisturbance(measured.cells)
  const compared = { measured, isCompared: (block: Block) => !isDropped(block) }
  return (cell) => {
    const effects = new Map(
      estimateEffects(pairsOf(plan, cell), compared, plan.startSpread).map(({ scenario, reference, effect }) => [
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
