/** `qpsgate report`: results read back, joined, judged again from their raw slices, and rendered. */
import { resolve } from 'node:path'
import { accept } from '../core/report/accept.ts'
import type { Result } from '../core/report/result.ts'
import { makeDirectory } from '../edges/system/make-directory.ts'
import { writeWhole } from '../edges/system/output-directory.ts'
import type { Conclude } from '../run.ts'
import { writeViews } from '../views.ts'
import { readResults } from './read-results.ts'

/**
 * @param paths output directories or result.json files of one plan
 * @param conclude default: what was accepted when it was measured stays so
 * @throws UserError where one cannot be read or they do not belong together
 */
export async function report(paths: readonly string[], out: string, conclude?: Conclude): Promise<Result> {
  const { recorded, result: judged } = readResults(paths)
  const usual: Conclude = async (result) => accept(result, recorded[0].result.accepted)
  const result = await (conclude ?? usual)(judged)
  makeDirectory(resolve(out))
  await writeViews(result, { write: (name, content) => writeWhole(resolve(out), name, content) })
  return result
}
