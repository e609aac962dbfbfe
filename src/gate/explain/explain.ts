/** What a verdict is to be blamed on: the lines that slow down, or with which nothing runs. */

import { mix, splitDifference } from '../../core/attribution/lines.ts'
import type { Refusal } from '../../core/suite/refusal.ts'
import { refusedComparison } from '../../core/verdict/refused.ts'
import { refusalOf } from '../../edges/servers/try-start.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { firstLine, isFailure, MeasurementError } from '../../errors.ts'
import type { Judged } from '../judge.ts'
import { type FailedArm, trialsFor } from '../measure.ts'
import type { RunTestbed } from '../open-testbed.ts'
import { announce } from '../publish.ts'
import type { Run } from '../run.ts'
import type { MeasureEdges } from '../trials.ts'
import { withCauses } from './causes.ts'
import { measureDisks } from './measure-disks.ts'

export async function explain(judged: Judged, testbed: RunTestbed, run: Run): Promise<Judged> {
  const { measured } = judged
  const { local } = testbed
  if (local === undefined) return judged
  const { request } = run
  // The raw data are those of the verdict.
  const edges = { testbed: local.testbed, tell: run.edges.tell }
  if (measured.failed !== undefined) {
    await announce(judged, run)
    return withFailingLines(judged, measured.failed, local, edges)
  }
  const attributed = await withCauses({
    judgement: judged.judgement,
    measured,
    local,
    mode: request.explain,
    explainSeconds: request.explainSeconds,
    edges,
    begin: () => announce(judged, run),
  })
  const judgement = await measureDisks(attributed, request.disks, { plan: measured.plan, local, edges })
  return { ...judged, judgement }
}

/** The comparison of a server that does not run, with the smallest set of lines that keep it from running. */
async function withFailingLines(
  judged: Judged,
  { head, reference, failure }: FailedArm,
  local: LocalTestbed,
  edges: MeasureEdges,
): Promise<Judged> {
  // A server that names its options leaves nothing to find.
  if (!(failure instanceof MeasurementError)) return judged
  const server = local.buildOf(head.scenario)
  const difference = splitDifference(reference, head.scenario, server)
  const { refused } = failure.failure
  const trials = trialsFor(judged.measured.plan, refused, edges)
  const { judgement, plan } = judged
  let refusal: Refusal | undefined
  try {
    refusal = await refusalOf(failure, difference, server, (set) =>
      trials.failureOf(mix(difference, set, `with ${set.join('+')}`)),
    )
  } catch (error) {
    if (!isFailure(error)) throw error
    // The verdict holds: only its line is unknown.
    const warnings = [...judgement.warnings, { code: 'causes-unknown', why: firstLine(error) } as const]
    return { ...judged, judgement: { ...judgement, warnings } }
  }
  if (refusal === undefined) return judged
  const comparisons = judgement.comparisons.map((each) =>
    each.refusal?.isMended === false && each.scenario === head.scenario.name
      ? refusedComparison(refusal, plan.suite.gate)
      : each,
  )
  return { ...judged, judgement: { ...judgement, comparisons } }
}
