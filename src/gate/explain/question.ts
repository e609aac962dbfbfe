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
  /** The comparison whose lines are sought; undefined: none is. */
  readonly explained: CauseSubject | undefined
}

/** Lines that an outcome leaves to be sought: of a server that does not run, or of a comparison. */
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
  // The raw data are those of the verdict.
  return { outcome, local, edges: { testbed: local.testbed, tell }, ...soughtIn(outcome) }
}
