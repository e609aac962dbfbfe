/** `qpsgate run`: flags → run → what is printed → exit code. */
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { randomSeed } from '../edges/terminal/flag-values.ts'
import { progressScreen, quietScreen } from '../edges/terminal/progress.ts'
import { parseRunFlags } from '../edges/terminal/run-flags.ts'
import { gate } from '../gate/gate.ts'
import { toolVersion } from '../version.ts'
import { showResult } from './show-result.ts'

export async function runCommand(args: readonly string[]): Promise<number> {
  const { request, quiet, json } = parseRunFlags(args, randomSeed(), toolVersion())
  using interrupt = interruptible()
  using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  const openStore = storeOpener({ near: process.cwd() })
  const result = await gate(request, { screen, signal: interrupt.signal, openStore })
  screen[Symbol.dispose]()
  return showResult(result, { json, out: request.out, timeline: request.drawsTimeline })
}
