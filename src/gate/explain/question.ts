/** Decides whether further servers must be started to explain a verdict. */

import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { MeasurementError } from '../../errors.ts'
import { type CauseSubject, isSearched } from '../cause-subject.ts'
import type { RunOutcome } from '../judge.ts'
import type { Machine } from '../machine.ts'
import type { ArmFailure } from '../measure.ts'
import type { RunTestbed } from '../open-testbed.ts'
import type { MeasureEdges } from '../trials.ts'

export interface Question {
  readonly outcome: RunOutcome
  readonly local: LocalTestbed
  readonly edges: MeasureEdges
  /** The server that does not run, whose lines to blame are sought; undefined if all run. */
  readonly failed: (ArmFailure & { readonly failure: MeasurementError }) | undefined
  /** The comparison for which the lines to blame are sought; undefined if none are. */
  readonly explained: CauseSubject | undefined
}

/** What an outcome leaves unexplained: a server that does not run, or a comparison with several changed lines. */
function soughtIn({ explained, group: { failed } }: RunOutcome): Pick<Question, 'failed' | 'explained'> {
  // If the server itself named the refused options, there is nothing to search for.
  const unexplained = failed?.failure instanceof MeasurementError ? { ...failed, failure: failed.failure } : undefined
  const several = explained !== undefined && isSearched(explained) ? explained : undefined
  return { failed: unexplained, explained: several }
}

/** Whether further servers must be started to explain the outcome. */
export function isQuestion(outcome: RunOutcome): boolean {
  const { failed, explained } = soughtIn(outcome)
  return failed !== undefined || explained !== undefined
}

/**
 * What further servers must be started to find out; undefined if the outcome leaves nothing unexplained.
 *
 * @param testbed of the group that is explained
 */
export function questionOf(
  outcome: RunOutcome,
  { local }: RunTestbed,
  { tell }: Pick<Machine, 'tell'>,
): Question | undefined {
  if (local === undefined || !isQuestion(outcome)) return undefined
  // Raw measurements of the search are not saved, because `qpsgate report` judges whatever is saved once more, and must
  // find the same verdict.
  return { outcome, local, edges: { testbed: local.testbed, tell }, ...soughtIn(outcome) }
}
