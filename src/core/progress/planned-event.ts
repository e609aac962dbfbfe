/** What a plan compares, before anything was measured. */
import { compare } from '../comparison/compare.ts'
import { MeasuredBlocks } from '../measurement/blocks.ts'
import type { Plan } from '../plan/plan.ts'
import type { Suite } from '../suite/suite.ts'
import { toleranceOf } from '../verdict/tolerance.ts'
import type { ProgressEvent } from './progress-event.ts'

export function plannedEvent(plan: Plan, { name, gate }: Pick<Suite, 'name' | 'gate'>): ProgressEvent {
  const { missing } = compare(plan, new MeasuredBlocks())
  const toleranceIn = (contrast: (typeof missing)[number]) => toleranceOf({ ...contrast, scope: 'cell' }, gate).share
  const comparisons = missing.map((contrast) => ({ ...contrast, tolerance: toleranceIn(contrast) }))
  return { kind: 'planned', suite: name, comparisons }
}
