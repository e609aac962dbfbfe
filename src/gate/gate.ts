/** One run, for both the command line and the action. */

import type { RunRequest } from '../core/request/run-request.ts'
import type { Result } from '../core/result/result.ts'
import { askChange } from './ask-change.ts'
import { explain } from './explain/explain.ts'
import { questionOf } from './explain/question.ts'
import { judge } from './judge.ts'
import { measure } from './measure.ts'
import { openTestbed } from './open-testbed.ts'
import { planRun } from './plan-run.ts'
import { announce, publish } from './publish.ts'
import { readChange } from './read-change.ts'
import { type GateEdges, Run } from './run.ts'

/**
 * Measures a change, judges it, and writes every view of the result.
 *
 * @throws UserError if the input is wrong, MeasurementError if nothing could be measured
 */
export async function gate(request: RunRequest, edges: GateEdges): Promise<Result> {
  using run = new Run(request, edges)
  const change = await readChange(run)
  await using servers = await askChange(change, run)
  const plan = planRun(change, servers)
  await using testbed = await openTestbed(plan, servers, run)
  const judged = judge(plan, await measure(plan, testbed, run), testbed, run)
  const question = questionOf(judged, testbed, run)
  if (question === undefined) return await publish(judged, run)
  await announce(judged, run)
  return await publish(await explain(question, run), run)
}
