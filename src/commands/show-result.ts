/** What `qpsgate run`, `qpsgate report` and `qpsgate import` print, and end with. */
import { join } from 'node:path'
import type { Result } from '../core/result/result.ts'
import { renderTerminal } from '../core/views/terminal.ts'
import { renderTimeline } from '../core/views/timeline-text.ts'
import { print, printJson, say, takesColour } from '../edges/terminal/output.ts'
import { exitCodeOfVerdict } from '../errors.ts'

export interface ShownParts {
  /** The result itself in place of its table. */
  readonly json: boolean
  /** Where the report was written. */
  readonly out: string
  /** Below the table where the time went. */
  readonly timeline?: boolean
}

/** @returns the exit code */
export function showResult(result: Result, { json, out, timeline = false }: ShownParts): number {
  if (json) printJson(result)
  else print(renderTerminal(result, { colour: takesColour() }))
  if (timeline && !json) print(renderTimeline(result))
  say(reportLine(out))
  return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive)
}

/** Where the page is that has everything, for people and for terminals that make links of paths. */
export function reportLine(out: string): string {
  return `report: ${reportPath(out)}`
}

export function reportPath(out: string): string {
  return join(out, 'report.html')
}
