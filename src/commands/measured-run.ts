/** The record of the run that results hold. */

import type { LedgerRecord } from '../core/ledger/record.ts'
import { shardText } from '../core/request/shard.ts'
import { recordOf } from '../core/result/make-record.ts'
import type { RunDescription } from '../core/result/make-result.ts'
import { accept, type Judgement, verdictOf } from '../core/verdict/judgement.ts'
import { commitIn, titleOf } from '../edges/git/checkout.ts'
import type { RecordRequest } from '../edges/terminal/record-flags.ts'
import { UserError } from '../errors.ts'
import { readResults } from './read-results.ts'

const FULL_COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i

/** A run that can be recorded, once it is known for which suite its base is. */
export interface MeasuredRun {
  readonly suite: string
  /** Commit of the base; null if there is none. */
  readonly base: string | null
  readonly recordWith: (parentSuite: string | null) => LedgerRecord
  /** Sentences for the person who stores the run. */
  readonly notes: readonly string[]
}

/**
 * @param toolVersion version of qpsgate
 * @throws UserError if the results cannot be read or are incomplete
 */
export function readMeasuredRun(source: RecordRequest['source'], toolVersion: string): MeasuredRun {
  const { paths, branch, runUrl = null } = source
  const { recorded, run, judgement } = readResults(paths)
  const [{ name, result: first }] = recorded
  requireWhole(run, judgement, name)
  const commit = commitOf(source.commit, run.commit)
  const about = { branch, commit, title: titleOf(process.cwd(), commit) ?? null, runUrl, toolVersion }
  const recordWith = (parentSuite: string | null) => {
    try {
      return recordOf(accept(judgement, first.accepted), run, { ...about, parentSuite })
    } catch (thrown) {
      if (!(thrown instanceof RangeError)) throw thrown
      throw new UserError(
        `${name} is of another version of qpsgate, or was changed; take the original, or measure again: ${thrown.message}`,
        { cause: thrown },
      )
    }
  }
  return { suite: run.suite.name, base: run.before, recordWith, notes: notesOf(source, run, judgement) }
}

function requireWhole({ plan, cells }: RunDescription, { missing }: Judgement, name: string): void {
  if (plan.shard !== null)
    throw new UserError(`${name} is shard ${shardText(plan.shard)} of a plan; name the results of all its shards`)
  if (cells.length === 0 && plan.rules.includes('control'))
    throw new UserError(`${name}: nothing was measured, so there is nothing to store`)
  // The next run measures what this one lacks.
  if (missing.length > 0) throw new UserError(`${name}: not all of the change was measured; measure again`)
}

function notesOf(
  { commit }: RecordRequest['source'],
  { commit: measured, suite, plan, cells }: RunDescription,
  judgement: Judgement,
): string[] {
  const isChain = !plan.rules.includes('control') && cells.length > 0
  const isEndedByVerdict = isChain && suite.precision === undefined && verdictOf(judgement) !== 'inconclusive'
  return [
    ...(commit === undefined && measured?.isDirty === true
      ? [`what was measured had changes that are not in commit ${measured.sha.slice(0, 7)}, of which it is stored`]
      : []),
    ...(isEndedByVerdict
      ? [
          'the run ended with its verdict, at a lucky moment, and such errors add up; measure for the ledger with --recorded',
        ]
      : []),
  ]
}

/** The named commit, else the one that was measured, else the one that is checked out here. */
function commitOf(name: string | undefined, measured: RunDescription['commit']): string {
  if (name === undefined && measured !== null) return measured.sha
  const here = process.cwd()
  const found = commitIn(here, name ?? 'HEAD')
  if (found !== undefined) return found
  if (name === undefined)
    throw new UserError(
      `${here} is in no git repository, or it has no commit yet; name what was measured with --commit`,
    )
  if (FULL_COMMIT.test(name)) return name.toLowerCase()
  throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit's full name`)
}
