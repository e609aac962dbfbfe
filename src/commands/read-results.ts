/** Reads results from files, joins them if there are several, and judges them again from their raw slices. */
import { shardText } from '../core/request/shard.ts'
import { joinResults, replayResult } from '../core/result/replay-results.ts'
import type { Result } from '../core/result/result.ts'
import { findMismatch, jointAcceptance, missingShards, type ResultFile } from '../core/result/result-file.ts'
import { regressionsOf } from '../core/verdict/judgement.ts'
import { readLines, readRecorded } from '../edges/files/recorded-results.ts'
import { UserError } from '../errors.ts'

type ResultFiles = readonly [ResultFile, ...ResultFile[]]

/**
 * Joins results, with the acceptance that covers all of them. Also returns each result as it is in its file, in the
 * order of the shards. Raw slices are not kept, because they may fill memory.
 *
 * @param paths output directories or result.json files of one plan, in any order
 * @throws UserError if a result cannot be read, or if the results do not belong together
 */
export function readResults(paths: readonly string[]) {
  const [first, ...others] = paths.map(readRecorded).sort(inPlan)
  if (first === undefined) throw new UserError('at least one result is needed; give an output directory of qpsgate run')
  const recorded: ResultFiles = [first, ...others]
  const mismatch = findMismatch(recorded)
  if (mismatch !== undefined) {
    const { one, other, why } = mismatch
    throw new UserError(`${one.name} and ${other.name} do not belong together: ${why}`)
  }
  // A single shard can be shown alone. Several shards are joined into one result, so none of their plan may be missing.
  const missing = missingShards(recorded.map(({ result }) => result)).map(shardText)
  if (others.length > 0 && missing.length > 0)
    throw new UserError(`the results are not the whole plan: shard ${missing.join(', ')} is missing; name it too`)
  const replayed = (one: ResultFile) => replayResult(one.result, readLines(one))
  const joined = joinResults([replayed(first), ...others.map(replayed)])
  const results = recorded.map(({ result }) => result)
  return { recorded, accepted: jointAcceptance(results, regressionsOf(joined.judgement)), ...joined }
}

function inPlan({ result: one }: ResultFile, { result: other }: ResultFile): number {
  const placeOf = ({ plan: { shard } }: Result) => shard?.index ?? 0
  return (
    placeOf(one) - placeOf(other) || (one.startedAt < other.startedAt ? -1 : Number(one.startedAt > other.startedAt))
  )
}
