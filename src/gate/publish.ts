/** Turns a judged run into its result, writes it in every view, and shows it to the people who wait for it. */
import { makeResult } from '../core/result/make-result.ts'
import type { Result } from '../core/result/result.ts'
import { accept, type Judgement, regressionsOf, verdictOf } from '../core/verdict/judgement.ts'
import { maskValue } from '../edges/machine/masking.ts'
import type { RunOutcome } from './judge.ts'
import type { Forge, Machine } from './machine.ts'

export async function requestAcceptance(outcome: RunOutcome, { forge }: Pick<Machine, 'forge'>): Promise<RunOutcome> {
  const judgement = await askAcceptance(outcome.judgement, outcome.plan.suite.name, forge.findAcceptance)
  return { ...outcome, judgement }
}

/** Ends a run: writes every view, now that the result is final, also the charts that `announce` leaves out. */
export async function publish(outcome: RunOutcome, { timeline, tell, output }: Machine): Promise<Result> {
  timeline.enter({ step: 'judge' })
  const result = resultOf(outcome, timeline)
  tell({ kind: 'phase', phase: { code: 'draw' } })
  await output.writeViews(result)
  return result
}

/** Shows a verdict before its causes are known, because a search may outlast measuring, and a user may cancel it. */
export async function announce(outcome: RunOutcome, { timeline, output, forge }: Machine): Promise<void> {
  const result = resultOf(outcome, timeline)
  output.writeTexts(result)
  await forge.showVerdict(result)
  timeline.enter({ step: 'search' })
}

function resultOf({ judgement, description }: RunOutcome, timeline: Machine['timeline']): Result {
  return maskValue(makeResult(judgement, description, timeline.wallTime()))
}

/** Asks who takes responsibility for a regression. Other verdicts need nobody, so `find` is not called for them. */
export async function askAcceptance(
  judgement: Judgement,
  suite: string,
  find: Forge['findAcceptance'],
): Promise<Judgement> {
  if (verdictOf(judgement) !== 'regressed') return judgement
  return accept(judgement, await find({ suite, regressions: regressionsOf(judgement) }))
}
