/** `qpsgate report`: results read back, joined, judged again from their raw slices, and rendered. */
import { resolve } from 'node:path'
import type { ReportRequest } from '../core/request/report-request.ts'
import type { Result } from '../core/result/result.ts'
import { accept } from '../core/verdict/accept.ts'
import { makeDirectory } from '../edges/files/make-directory.ts'
import { writeWhole } from '../edges/files/output-directory.ts'
import { writeViews } from '../edges/files/write-views.ts'
import { parseReportFlags } from '../edges/terminal/report-flags.ts'
import { readResults } from './read-results.ts'
import type { Conclude } from './run.ts'
import { showResult } from './show-result.ts'

export async function reportCommand(args: readonly string[]): Promise<number> {
  const { request, json } = parseReportFlags(args)
  return showResult(await report(request), json)
}

/**
 * @param conclude default: what was accepted when it was measured stays so
 * @throws UserError where one cannot be read or they do not belong together
 */
export async function report({ paths, out }: ReportRequest, conclude?: Conclude): Promise<Result> {
  const { recorded, result: judged } = readResults(paths)
  const usual: Conclude = async (result) => accept(result, recorded[0].result.accepted)
  const result = await (conclude ?? usual)(judged)
  makeDirectory(resolve(out))
  await writeViews(result, { write: (name, content) => writeWhole(resolve(out), name, content) })
  return result
}
