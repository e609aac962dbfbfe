/** Prints the result of `qpsgate run` and `qpsgate report`, and gives the exit code. */
import { join } from 'node:path'
import type { OutputRequest, ReportRequest, RunRequest } from '../core/request/run-request.ts'
import { checkFailure } from '../core/result/check-failure.ts'
import type { Result } from '../core/result/result.ts'
import { renderTerminal } from '../core/views/terminal.ts'
import { print, say, takesColour } from '../edges/terminal/output.ts'
import { exitCodeOfCheck } from '../errors.ts'

export function showResult(result: Result, { request, json, verbose }: OutputRequest<RunRequest | ReportRequest>) {
  if (json) print(`${JSON.stringify(result, null, 2)}\n`)
  else print(renderTerminal(result, { colour: takesColour(), verbose }))
  // A study is made for its chart. For other runs, the report page says more than a chart does.
  if (result.verdict === 'measured' && result.cells.length > 0) say(`chart: ${join(request.out, 'chart.png')}`)
  say(reportLine(request.out))
  return exitCodeOfCheck(checkFailure(result))
}

/**
 * The line that gives the path of the page with all details, as a path because some terminals turn paths into links.
 */
export function reportLine(out: string): string {
  return `report: ${join(out, 'report.html')}`
}
