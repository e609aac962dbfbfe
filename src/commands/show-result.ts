/** What `qpsgate run`, `qpsgate report` and `qpsgate import` print, and end with. */
import type { Result } from '../core/result/result.ts'
import { renderTerminal } from '../core/views/terminal.ts'
import { print, printJson, takesColour } from '../edges/terminal/output.ts'
import { exitCodeOfVerdict } from '../errors.ts'

/** @returns the exit code */
export function showResult(result: Result, json: boolean): number {
  if (json) printJson(result)
  else print(renderTerminal(result, { colour: takesColour() }))
  return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive)
}
