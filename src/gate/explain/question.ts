/** Questions to further servers once a verdict is known. */

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
  /** The server that does not run, whose lines are sought; undefined: all run. */
  readonly failed: (ArmFailure & { readonly failure: MeasurementError }) | undefined
  /** The comparison for which the lines to blame are sought; undefined: none are sought. */
  readonly explained: CauseSubject | undefined
}

/** What an outcome leaves unexplained: a server that does not run, or a comparison with several changed lines. */
function soughtIn({ explained, group: { failed } }: RunOutcome): Pick<Question, 'failed' | 'explained'> {
  // A refusal that names its options leaves nothing to find.
  const unexplained = failed?.failure instanceof MeasurementError ? { ...failed, failure: failed.failure } : undefined
  const several = explained !== undefined && isSearched(explained) ? explained : undefined
  return { failed: unexplained, explained: several }
}

/** Whether the outcome leaves anything for which servers would be started. */
export function isQuestion(outcome: RunOutcome): boolean {
  const { failed, explained } = soughtIn(outcome)
  return failed !== undefined || explained !== undefined
}

/** The question to servers; undefined if none would be started. @param testbed of the group that is explained */
export function questionOf(
  outcome: RunOutcome,
  { local }: RunTestbed,
  { tell }: Pick<Machine, 'tell'>,
): Question | undefined {
  if (local === undefined || !isQuestion(outcome)) return undefined
  // Lines of the search are not saved: `qpsgate report` judges the saved ones again, and must find the same verdict.
  return { outcome, local, edges: { testbed: local.testbed, tell }, ...soughtIn(outcome) }
}
