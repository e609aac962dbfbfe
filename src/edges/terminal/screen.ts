/** What a person is told while a run goes on. */
import type { Slice } from '../../core/measurement/measurement.ts'
import type { Plan, PlannedCell, Trial } from '../../core/plan/plan.ts'

/** What shows how a run goes on; each call must cost next to nothing. */
export interface Screen {
  phase(text: string): void
  cell(at: { readonly plan: Plan; readonly trial: Trial; readonly trials: number; readonly planned: PlannedCell }): void
  slices(slices: readonly Slice[]): void
  /** What whoever waits should know of how it will go on. */
  outlook(text: string): void
  /** A sentence the user should see even without progress. */
  note(text: string): void
}
