/** Makes a study only from figures that follow from the raw slices, so that it can be made again from these. */
import type { Comparison, ComparisonPlan } from '../comparison/comparison.ts'
import { serversOfArm } from '../comparison/comparison.ts'
import { effectFinder } from '../comparison/estimate.ts'
import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import { findDisturbance } from '../measurement/disturbance.ts'
import { type Effect, effectOfParts, varianceSum } from '../stats/random-effects.ts'
import { partingsOf } from './parting.ts'
import { fastestOf, type PairEffects, rankingOf } from './ranking.ts'
import { type ControlCell, saturationLevels } from './saturation.ts'
import type { Study } from './study.ts'

interface StudyCell extends ControlCell {
  readonly scenario: string
  readonly revision: string
}

interface StudySource {
  readonly plan: Pick<ComparisonPlan, 'arms' | 'rules'>
  readonly cells: readonly StudyCell[]
  readonly comparisons: readonly Comparison[]
}

/** Study of a run; null if nothing was compared with a control. */
export function studyOf({ plan, cells, comparisons }: StudySource, pairEffects: PairEffects): Study | null {
  const control = plan.arms[0].scenario.name
  const withControl = comparisons.filter(({ rule }) => rule === 'control')
  if (withControl.length === 0) return null
  const levels = saturationLevels(cells.filter((cell) => cell.scenario === control && cell.revision === 'head'))
  const { ranked, ranking } = rankingOf(control, levels, withControl, pairEffects)
  const fastest = fastestOf(control, withControl, pairEffects)
  return { control, levels, ranked, ranking, fastest, parting: partingsOf(withControl) }
}

/**
 * Effects of scenarios against each other. They are computed on demand, because a study may have thousands of pairs.
 */
export function pairEffectsOf(plan: ComparisonPlan, measured: MeasuredBlocks): PairEffects {
  const { isDropped } = findDisturbance(measured.cells)
  // What all pairs of a cell need is computed once, because files may name a thousand scenarios.
  const effectOf = effectFinder({ measured, isCompared: (block: Block) => !isDropped(block) }, plan)
  const serversOf = (name: string) => {
    const arm = plan.arms.find(({ scenario, revision }) => scenario.name === name && revision === 'head')
    return arm && serversOfArm(plan.arms, arm)
  }
  return (scenario, reference, cell) => {
    const [arms, references] = [serversOf(scenario), serversOf(reference)]
    if (arms === undefined || references === undefined) return undefined
    return effectOf({ rule: 'control', arms, references, cell })?.effect
  }
}

/**
 * Effects from the first run that measured both scenarios in the cell. Scenarios of different groups never ran side by
 * side, so they are compared through the control, beside which each was measured.
 */
export function joinedPairEffects(control: string, all: readonly PairEffects[]): PairEffects {
  const together: PairEffects = (...pair) => {
    for (const pairEffects of all) {
      const effect = pairEffects(...pair)
      if (effect !== undefined) return effect
    }
    return undefined
  }
  return (scenario, reference, cell) => {
    const effect = together(scenario, reference, cell)
    if (effect !== undefined || scenario === control || reference === control) return effect
    const [one, other] = [scenario, reference].map((name) => together(name, control, cell))
    return one && other && difference(one, other)
  }
}

/** Difference of effects from separate groups. These share no starts and no turns, so their variances add. */
function difference(one: Effect, other: Effect): Effect {
  return effectOfParts(
    one.mean - other.mean,
    varianceSum(one.within, other.within),
    varianceSum(one.between, other.between),
  )
}
