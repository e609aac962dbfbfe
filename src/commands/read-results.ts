/** Results read back from files, joined where there are several, and judged again from their raw slices. */
import { shardText } from '../core/request/shard.ts'
import { type ReplayedRun, replayResults } from '../core/result/replay-results.ts'
import { mismatch, missingShards, type ResultWithLines } from '../core/result/result-with-lines.ts'
import { readRecorded } from '../edges/files/recorded-results.ts'
import { UserError } from '../errors.ts'

/** What results say together. */
export interface ReadResults extends ReplayedRun {
  /** The results as they were written, in the order of their plan. */
  readonly recorded: readonly [ResultWithLines, ...ResultWithLines[]]
}

/**
 * @param paths output directories or result.json files of one plan, in any order
 * @throws UserError where one cannot be read or they do not belong together
 */
export function readResults(paths: readonly string[]): ReadResults {
  const [first, ...others] = paths.map(readRecorded).sort(inPlan)
  if (first === undefined) throw new UserError('at least one result is needed; give an output directory of qpsgate run')
  const recorded: [ResultWithLines, ...ResultWithLines[]] = [first]
  for (const other of others) {
    for (const earlier of recorded) {
      const why = mismatch(earlier, other)
      if (why !== undefined) throw new UserError(`${earlier.name} and ${other.name} do not belong together: ${why}`)
    }
    recorded.push(other)
  }
  requireAllShards(recorded)
  return { recorded, ...replayResults(recorded) }
}

function inPlan({ result: one }: ResultWithLines, { result: other }: ResultWithLines): number {
  const [left, right] = [one.plan.shard?.index ?? 0, other.plan.shard?.index ?? 0]
  return left - right || (one.startedAt < other.startedAt ? -1 : Number(one.startedAt > other.startedAt))
}

/** A part of a plan by itself can be looked at; several must be the whole. */
function requireAllShards(all: readonly ResultWithLines[]): void {
  const missing = missingShards(all.map(({ result }) => result))
  if (all.length === 1 || missing.length === 0) return
  throw new UserError(
    `the results are not the whole plan: shard ${missing.map(shardText).join(', ')} is missing; name it too`,
  )
}
