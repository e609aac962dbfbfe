/** `qpsgate report`: results read back, joined, judged again from their raw slices, and rendered. */
import { resolve } from 'node:path'
import { shardText } from './core/plan/shards.ts'
import { accept } from './core/report/accept.ts'
import { mismatch, missingShards, type Recorded, recompute } from './core/report/merge.ts'
import type { Result } from './core/report/result.ts'
import { makeDirectory } from './edges/system/make-directory.ts'
import { writeWhole } from './edges/system/output-directory.ts'
import { readRecorded } from './edges/system/recorded.ts'
import { UserError } from './errors.ts'
import type { Conclude } from './run.ts'
import { writeViews } from './views.ts'

/**
 * @param paths output directories or result.json files of one plan
 * @throws UserError where one cannot be read or they do not belong together
 */
export async function report(paths: readonly string[], out: string, conclude?: Conclude): Promise<Result> {
  const [first, ...others] = paths.map(readRecorded)
  if (first === undefined)
    throw new UserError('report needs at least one result; give an output directory of qpsgate run')
  const all: [Recorded, ...Recorded[]] = [first]
  for (const other of others) {
    for (const earlier of all) {
      const why = mismatch(earlier, other)
      if (why !== undefined) throw new UserError(`${earlier.name} and ${other.name} do not belong together: ${why}`)
    }
    all.push(other)
  }
  requireAllShards(all)
  // What was accepted when it was measured stays so, unless the caller knows better.
  const usual: Conclude = async (decided) => accept(decided, first.result.accepted)
  const result = await (conclude ?? usual)(recompute(all))
  makeDirectory(resolve(out))
  await writeViews(result, { write: (name, content) => writeWhole(resolve(out), name, content) })
  return result
}

/** A part of a plan by itself can be looked at; several must be the whole. */
function requireAllShards(all: readonly Recorded[]): void {
  const missing = missingShards(all.map(({ result }) => result))
  if (missing.length === 0) return
  throw new UserError(
    `the results are not the whole plan: shard ${missing.map(shardText).join(', ')} is missing; name it too`,
  )
}
