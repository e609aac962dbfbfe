/** Whether somebody takes responsibility for a regression: asked only where there is one. */
import {
  type Acceptance,
  accept,
  type JudgedComparison,
  type Judgement,
  regressionsOf,
  verdictOf,
} from '../core/verdict/judgement.ts'

/** What somebody is asked to take responsibility for. */
export interface Regressed {
  /** Name of the suite. */
  readonly suite: string
  /** What fails the run. */
  readonly regressions: readonly JudgedComparison[]
}

/** Who did, and how; null where nobody. */
export type FindAcceptance = (regressed: Regressed) => Promise<Acceptance | null>

/** @param find default: nobody did */
export async function askAcceptance(
  judgement: Judgement,
  suite: string,
  find: FindAcceptance = async () => null,
): Promise<Judgement> {
  if (verdictOf(judgement) !== 'regressed') return judgement
  return accept(judgement, await find({ suite, regressions: regressionsOf(judgement) }))
}
