/** Pairs that a plan compares. */
import { type ComparedArm, type ComparedPlan, cellKeyOf, withCopy } from './comparison.ts'
import type { Contrast } from './estimate.ts'

/** The plan's comparisons, cell by cell. */
export function contrastsOf({ rules, arms, cells }: ComparedPlan): Contrast[] {
  const [control, twin] = arms
  const candidates = arms.filter((arm) => arm.role === 'candidate' && arm.revision === 'head')
  const bases = arms.filter((arm) => arm.revision === 'base')
  const both = (arm: ComparedArm) => withCopy(arms, arm)
  return cells
    .map(cellKeyOf)
    .flatMap((cell): Contrast[] => [
      ...candidates.map((arm): Contrast => ({ rule: 'control', arms: both(arm), references: [control, twin], cell })),
      ...bases.flatMap((base): Contrast[] => {
        const head = arms.find((arm) => arm.revision === 'head' && arm.scenario.name === base.scenario.name)
        if (head === undefined) return []
        return [{ rule: 'base', arms: both(head), references: both(base), cell }]
      }),
    ])
    .filter(({ rule }) => rules.includes(rule))
}

/**
 * Contrasts whose costs are gated: if scenarios are compared with their base, other ones may cost more than the
 * control.
 */
export function gatedContrasts(plan: ComparedPlan): Contrast[] {
  if (plan.gatedCosts.length === 0) return []
  const rule = plan.rules.includes('base') ? 'base' : 'control'
  return contrastsOf(plan).filter((contrast) => contrast.rule === rule)
}

/** The twin against the control, in every cell. */
export function twinContrasts({ arms: [control, twin], cells }: ComparedPlan): Contrast[] {
  return cells.map((cell) => ({ rule: 'control', arms: [twin], references: [control], cell: cellKeyOf(cell) }))
}
