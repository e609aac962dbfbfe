/** Results read from files, joined if there are several, and judged again from their raw slices. */
import type { Line } from '../core/measurement/measurement.ts'
import { shardText } from '../core/request/shard.ts'
import { findMismatch, missingMachines, missingShards, type RecordedResult } from '../core/result/recorded-result.ts'
import { joinResults, type ReplayedRun, replayResult } from '../core/result/replay-results.ts'
import type { Result } from '../core/result/result.ts'
import { readLines, readRecorded } from '../edges/files/recorded-results.ts'
import { UserError } from '../errors.ts'

type Recorded = readonly [RecordedResult, ...RecordedResult[]]

/** Several results, joined. */
export interface ReadResults extends ReplayedRun {
  /** The results as they were written, in the order of their plan. */
  readonly recorded: Recorded
}

/**
 * Raw slices are read line by line, and not kept.
 *
 * @param paths output directories or result.json files of one plan, in any order
 * @param through hands on the raw slices of each result, in the order of their plan
 * @throws UserError if one cannot be read or they do not belong together
 */
export function readResults(
  paths: readonly string[],
  through: (recorded: RecordedResult, lines: Iterable<Line>) => Iterable<Line> = (_, lines) => lines,
): ReadResults {
  const [first, ...others] = paths.map(readRecorded).sort(inPlan)
  if (first === undefined) throw new UserError('at least one result is needed; give an output directory of qpsgate run')
  const recorded: Recorded = [first, ...others]
  const found = findMismatch(recorded)
  if (found !== undefined)
    throw new UserError(`${found.one.name} and ${found.other.name} do not belong together: ${found.why}`)
  requireAll(recorded)
  const replayed = (one: RecordedResult) => replayResult(one.result, through(one, readLines(one)))
  return { recorded, ...joinResults([replayed(first), ...others.map(replayed)]) }
}

function inPlan({ result: one }: RecordedResult, { result: other }: RecordedResult): number {
  const placeOf = ({ plan: { shard, machine } }: Result) => [machine?.index ?? 0, shard?.index ?? 0] as const
  const [left, right] = [placeOf(one), placeOf(other)]
  return (
    left[0] - right[0] ||
    left[1] - right[1] ||
    (one.startedAt < other.startedAt ? -1 : Number(one.startedAt > other.startedAt))
  )
}

/** A single part of a plan can be looked at; several parts must be complete. */
function requireAll(all: readonly RecordedResult[]): void {
  if (all.length === 1) return
  const results = all.map(({ result }) => result)
  const missing = missingMachines(results)
  if (missing.length > 0) throw notWhole(`machine ${missing.map(shardText).join(', ')}`)
  for (const [machine, own] of Map.groupBy(results, ({ plan }) => plan.machine?.index)) {
    const shards = missingShards(own)
    const where = machine === undefined ? '' : ` of machine ${machine}`
    if (shards.length > 0) throw notWhole(`shard ${shards.map(shardText).join(', ')}${where}`)
  }
}

function notWhole(missing: string): UserError {
  return new UserError(`the results are not the whole plan: ${missing} is missing; name it too`)
}
