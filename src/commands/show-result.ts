/** Output and exit codes of `qpsgate run` and `qpsgate report`. */
import { join } from 'node:path'
import type { Result } from '../core/result/result.ts'
import { renderTerminal } from '../core/views/terminal.ts'
import { print, say, takesColour } from '../edges/terminal/output.ts'
import { exitCodeOfVerdict } from '../errors.ts'

export interface ShownParts {
  /** The result itself in place of its table. */
  readonly json: boolean
  readonly verbose: boolean
  /** Directory of the report. */
  readonly out: string
}

/** @returns the exit code */
export function showResult(result: Result, { json, verbose, out }: ShownParts): number {
  if (json) print(`${JSON.stringify(result, null, 2)}\n`)
  else print(renderTerminal(result, { colour: takesColour(), verbose }))
  say(reportLine(out))
  return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive)
}

/** Path of the page with all details, for people and for terminals that turn paths into links. */
export function reportLine(out: string): string {
  return `report: ${join(out, 'report.html')}`
}
