/** `qpsgate report`: reads results, joins them, judges them again from their raw slices, and renders them. */

import type { ReportRequest } from '../core/request/run-request.ts'
import { makeResult } from '../core/result/make-result.ts'
import type { Result } from '../core/result/result.ts'
import { makeOutputDirectory } from '../edges/files/output-directory.ts'
import { writeViews } from '../edges/files/write-views.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { maskValue } from '../edges/machine/masking.ts'
import { parseReportFlags } from '../edges/terminal/report-flags.ts'
import type { Forge } from '../gate/machine.ts'
import { askAcceptance } from '../gate/publish.ts'
import { readResults } from './read-results.ts'
import { showResult } from './show-result.ts'

export async function reportCommand(args: readonly string[]): Promise<number> {
  const printed = parseReportFlags(args)
  return showResult(await report(printed.request), printed)
}

/**
 * @param findAcceptance called if the run regressed; default: the acceptance that the results name still holds
 * @throws UserError if a result cannot be read, or if they do not belong together
 */
export async function report({ paths, out }: ReportRequest, findAcceptance?: Forge['findAcceptance']): Promise<Result> {
  const result = await resultOf(paths, findAcceptance)
  makeOutputDirectory(out)
  await writeViews(result, { write: (name, content) => writeWhole(out, name, content) })
  return result
}

/**
 * Joins the results. It is a function of its own, so that the single results leave memory before the joined one is
 * drawn, because they can be large.
 */
async function resultOf(paths: readonly string[], findAcceptance?: Forge['findAcceptance']): Promise<Result> {
  const { accepted, run, judgement, time } = readResults(paths)
  const recordedOne = async () => accepted
  const judged = await askAcceptance(judgement, run.suite.name, findAcceptance ?? recordedOne)
  // The command to reproduce the run is left out: the files may be a stranger's, so nobody should be invited to paste
  // it.
  return maskValue(makeResult(judged, { ...run, reproduce: [] }, time))
}
