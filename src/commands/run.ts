/** `qpsgate run`: flags → run → output → exit code. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Tell, tellers } from '../core/progress/progress-event.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { parseRunFlags } from '../edges/terminal/run-flags.ts'
import { progressScreen, quietScreen } from '../edges/terminal/screen.ts'
import { randomSeed } from '../edges/terminal/shared-flags.ts'
import { Interrupted } from '../errors.ts'
import { gate } from '../gate/gate.ts'
import { toolVersion } from '../version.ts'
import { showResult } from './show-result.ts'

export async function runCommand(args: readonly string[]): Promise<number> {
  const { request, quiet, json, verbose } = parseRunFlags(args, randomSeed(), toolVersion())
  using interrupt = interruptible()
  using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  const { tell } = screen
  const openStore = storeOpener({ near: process.cwd() })
  let isJudged = false
  const showVerdict = async () => {
    isJudged = true
  }
  const edges = { tell, signal: interrupt.signal, openStore, showVerdict }
  const result = await gate(request, edges).catch((thrown: unknown) => {
    if (thrown instanceof Interrupted) tellUnfinished(request.out, isJudged, tell)
    throw thrown
  })
  screen[Symbol.dispose]()
  return showResult(result, { json, verbose, out: request.out })
}

/** Measurements and decisions stay. */
function tellUnfinished(out: string, isJudged: boolean, tell: Tell): void {
  if (isJudged) {
    tellers(tell).note(`${join(out, 'report.md')} has the verdict; the search for its causes was ended`)
    return
  }
  const slices = join(out, 'slices.jsonl')
  if ((statSync(slices, { throwIfNoEntry: false })?.size ?? 0) === 0) return
  tellers(tell).note(
    `${slices} has the raw data of what was measured until then; no verdict can be made of them, so measure again`,
  )
}
