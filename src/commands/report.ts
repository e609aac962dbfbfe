/** `qpsgate report`: results read back, joined, judged again from their raw slices, and rendered. */
import type { Result } from '../core/result/result.ts'
import { accept } from '../core/verdict/accept.ts'
import { writeViews } from '../edges/files/write-views.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { readResults } from './read-results.ts'
import type { Conclude } from './run.ts'

/**
 * @param paths output directories or result.json files of one plan
 * @param conclude default: what was accepted when it was measured stays so
 * @throws UserError where one cannot be read or they do not belong together
 */
export async function report(paths: readonly string[], out: string, conclude?: Conclude): Promise<Result> {
  const { recorded, result: judged } = readResults(paths)
  const usual: Conclude = async (result) => accept(result, recorded[0].result.accepted)
  const result = await (conclude ?? usual)(judged)
  await writeViews(result, { write: (name, content) => writeWhole(out, name, content) })
  return result
}
