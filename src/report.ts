/** `qpsgate report`: results read back, joined, judged again from their raw slices, and rendered. */
import { resolve } from 'node:path'
import { mismatch, type Recorded, recompute } from './core/report/merge.ts'
import type { Result } from './core/report/result.ts'
import { makeDirectory } from './edges/system/make-directory.ts'
import { writeWhole } from './edges/system/output-directory.ts'
import { readRecorded } from './edges/system/recorded.ts'
import { UserError } from './errors.ts'
import { writeViews } from './views.ts'

/**
 * @param paths output directories or result.json files of one plan
 * @throws UserError where one cannot be read or they do not belong together
 */
export async function report(paths: readonly string[], out: string): Promise<Result> {
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
  const result = recompute(all)
  makeDirectory(resolve(out))
  await writeViews(result, { write: (name, content) => writeWhole(resolve(out), name, content) })
  return result
}
