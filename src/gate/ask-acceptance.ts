/** Whether somebody takes responsibility for a regression: asked only where there is one. */
import { type Acceptance, accept, type Judgement, verdictOf } from '../core/verdict/judgement.ts'

/** Who did, and how; null where nobody. */
export type FindAcceptance = () => Promise<Acceptance | null>

export async function askAcceptance(judgement: Judgement, find: FindAcceptance): Promise<Judgement> {
  return verdictOf(judgement) === 'regressed' ? accept(judgement, await find()) : judgement
}
