/** Finds the lines to blame for a verdict: those that slow a server down, or keep it from running. */

import { mix, splitDifference } from '../../core/attribution/lines.ts'
import type { RunRequest } from '../../core/request/run-request.ts'
import type { Refusal } from '../../core/setting/refusal.ts'
import { refusalComparison } from '../../core/verdict/refusal-comparison.ts'
import { refusalOfChange } from '../../edges/servers/try-start.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { firstLine, isFailure } from '../../errors.ts'
import type { RunOutcome } from '../judge.ts'
import type { MeasureEdges } from '../trials.ts'
import { cellsOfRefusal, serverFailure } from '../try-server.ts'
import { findCauses } from './causes.ts'
import type { Question } from './question.ts'

export async function explain(question: Question, { explainSeconds }: RunRequest): Promise<RunOutcome> {
  const { outcome, local, edges, failed, explained } = question
  if (failed !== undefined) return findFailingLines(outcome, failed, local, edges)
  const { group, judgement } = outcome
  if (explained === undefined) return outcome
  const { mostServers } = local
  const search = { explained, judgement, group, mostServers, explainSeconds, edges }
  return { ...outcome, judgement: await findCauses(search) }
}

/** Names, in the comparison of a server that does not run, the smallest set of lines that keep it from running. */
async function findFailingLines(
  outcome: RunOutcome,
  { head, reference, failure }: NonNullable<Question['failed']>,
  local: LocalTestbed,
  edges: MeasureEdges,
): Promise<RunOutcome> {
  const server = local.buildOf(head.scenario)
  const difference = splitDifference(reference, head.scenario, server)
  const { refused } = failure.failure
  const { judgement, plan, group } = outcome
  const how = { plan: group.plan, cells: cellsOfRefusal(group.plan, refused), refusal: refused }
  let refusal: Refusal | undefined
  try {
    refusal = await refusalOfChange(failure, difference, server, (set) =>
      serverFailure(mix(difference, set, `with ${set.join('+')}`), how, edges),
    )
  } catch (error) {
    if (!isFailure(error)) throw error
    // The server still does not run, so the verdict holds: only the line to blame is unknown.
    const warnings = [...judgement.warnings, { code: 'causes-unknown', why: firstLine(error) } as const]
    return { ...outcome, judgement: { ...judgement, warnings } }
  }
  if (refusal === undefined) return outcome
  const comparisons = judgement.comparisons.map((each) =>
    each.refusal?.isMeasured === false && each.scenario === head.scenario.name
      ? refusalComparison(refusal, plan.suite.gate)
      : each,
  )
  return { ...outcome, judgement: { ...judgement, comparisons } }
}
