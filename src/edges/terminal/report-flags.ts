/** The flags of `qpsgate report` into a request. */
import { parseArgs } from 'node:util'
import type { ReportRequest } from '../../core/request/report-request.ts'
import { UserError } from '../../errors.ts'
import { complaints, DEFAULT_OUT, formatList, parseOr } from './flag-values.ts'
import { REPORT_FLAGS } from './help.ts'

export interface ReportFlags {
  readonly request: ReportRequest
  readonly json: boolean
}

/** @throws UserError where a flag is unknown or wrong, or no result is named */
export function parseReportFlags(args: readonly string[]): ReportFlags {
  const { values, positionals } = parseOr('report', REPORT_FLAGS, () =>
    parseArgs({ args: [...args], options: REPORT_FLAGS, allowPositionals: true, strict: true }),
  )
  if (positionals.length === 0) throw new UserError('report needs at least one result; see qpsgate report --help')
  const { problems, complain } = complaints()
  const formats = formatList(values.format ?? [], complain)
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  const { out = DEFAULT_OUT, timeline = false, json = false } = values
  return { request: { paths: positionals, out, drawsTimeline: timeline, formats }, json }
}
