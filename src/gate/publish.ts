/** The result of a run: written in every view, and shown to those who follow the run. */
import { makeResult } from '../core/result/make-result.ts'
import type { Result } from '../core/result/result.ts'
import { accept, type Judgement, regressionsOf, verdictOf } from '../core/verdict/judgement.ts'
import { writeTexts, writeViews } from '../edges/files/write-views.ts'
import type { Judged } from './judge.ts'
import type { FindAcceptance, Run } from './run.ts'

/** @returns the result of the whole run */
export async function publish(judged: Judged, run: Run): Promise<Result> {
  run.timeline.enter({ step: 'judge' })
  const result = await resultOf(judged, run)
  run.edges.tell({ kind: 'phase', phase: { code: 'draw' } })
  await writeViews(result, run.output)
  return result
}

/** Shows a verdict whose causes are still sought: that may take longer than measuring, and a waiting user may cancel it. */
export async function announce(judged: Judged, run: Run): Promise<void> {
  const result = await resultOf(judged, run)
  writeTexts(result, run.output)
  await run.edges.showVerdict?.(result)
  run.timeline.enter({ step: 'search' })
}

async function resultOf({ judgement, plan, description }: Judged, run: Run): Promise<Result> {
  const accepted = await askAcceptance(judgement, plan.suite.name, run.edges.findAcceptance)
  return makeResult(accepted, description, run.timeline.wallTime())
}

/** Whether somebody takes responsibility for a regression; asked only if there is one. @param find default: nobody does */
export async function askAcceptance(
  judgement: Judgement,
  suite: string,
  find: FindAcceptance = async () => null,
): Promise<Judgement> {
  if (verdictOf(judgement) !== 'regressed') return judgement
  return accept(judgement, await find({ suite, regressions: regressionsOf(judgement) }))
}
