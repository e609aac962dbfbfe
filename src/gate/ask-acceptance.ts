/** Whether somebody takes responsibility for a regression; asked only if there is one. */
import {
  type Acceptance,
  accept,
  type JudgedComparison,
  type Judgement,
  regressionsOf,
  verdictOf,
} from '../core/verdict/judgement.ts'

/** The regression that somebody may take responsibility for. */
export interface Regressed {
  /** Name of the suite. */
  readonly suite: string
  /** Regressions that fail the run. */
  readonly regressions: readonly JudgedComparison[]
}

/** The person who did, and how; null if nobody did. */
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
