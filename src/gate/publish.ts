/** The result of a run: written in every view, and shown to those who follow the run. */
import { makeResult } from '../core/result/make-result.ts'
import type { Result } from '../core/result/result.ts'
import { accept, type Judgement, regressionsOf, verdictOf } from '../core/verdict/judgement.ts'
import { maskValue } from '../edges/machine/masking.ts'
import type { RunOutcome } from './judge.ts'
import type { Forge, Machine } from './machine.ts'

/** The outcome, accepted if somebody takes responsibility for its regression; only a regression is asked about. */
export async function requestAcceptance(outcome: RunOutcome, { forge }: Pick<Machine, 'forge'>): Promise<RunOutcome> {
  const judgement = await askAcceptance(outcome.judgement, outcome.plan.suite.name, forge.findAcceptance)
  return { ...outcome, judgement }
}

/** Writes every view of the outcome. @returns the result of the whole run */
export async function publish(outcome: RunOutcome, { timeline, tell, output }: Machine): Promise<Result> {
  timeline.enter({ step: 'judge' })
  const result = resultOf(outcome, timeline)
  tell({ kind: 'phase', phase: { code: 'draw' } })
  await output.writeViews(result)
  return result
}

/** Shows a verdict before its causes are known: a search may outlast measuring, and a waiting user may cancel it. */
export async function announce(outcome: RunOutcome, { timeline, output, forge }: Machine): Promise<void> {
  const result = resultOf(outcome, timeline)
  output.writeTexts(result)
  await forge.showVerdict(result)
  timeline.enter({ step: 'search' })
}

function resultOf({ judgement, description }: RunOutcome, timeline: Machine['timeline']): Result {
  return maskValue(makeResult(judgement, description, timeline.wallTime()))
}

/** The judgement, accepted if it regressed and somebody answers for it. */
export async function askAcceptance(
  judgement: Judgement,
  suite: string,
  find: Forge['findAcceptance'],
): Promise<Judgement> {
  if (verdictOf(judgement) !== 'regressed') return judgement
  return accept(judgement, await find({ suite, regressions: regressionsOf(judgement) }))
}
