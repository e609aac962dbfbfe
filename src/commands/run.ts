/** `qpsgate run`: flags → run → what is printed → exit code. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { randomSeed } from '../edges/terminal/flag-values.ts'
import { progressScreen, quietScreen } from '../edges/terminal/progress.ts'
import { parseRunFlags } from '../edges/terminal/run-flags.ts'
import type { Screen } from '../edges/terminal/screen.ts'
import { Interrupted } from '../errors.ts'
import { gate } from '../gate/gate.ts'
import { toolVersion } from '../version.ts'
import { showResult } from './show-result.ts'

export async function runCommand(args: readonly string[]): Promise<number> {
  const { request, quiet, json } = parseRunFlags(args, randomSeed(), toolVersion())
  using interrupt = interruptible()
  using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  const openStore = storeOpener({ near: process.cwd() })
  const result = await gate(request, { screen, signal: interrupt.signal, openStore }).catch((thrown: unknown) => {
    if (thrown instanceof Interrupted) tellUnfinished(request.out, screen)
    throw thrown
  })
  screen[Symbol.dispose]()
  return showResult(result, { json, timeline: request.drawsTimeline })
}

/** What was measured stays, for whoever wants to look at it. */
function tellUnfinished(out: string, screen: Screen): void {
  const slices = join(out, 'slices.jsonl')
  if ((statSync(slices, { throwIfNoEntry: false })?.size ?? 0) === 0) return
  screen.note(
    `${slices} has the raw data of what was measured until then; no verdict can be made of them, so measure again`,
  )
}
