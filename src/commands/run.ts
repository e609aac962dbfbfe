/** `qpsgate run`: flags → run → output → exit code. */
import { join } from 'node:path'
import { tellers } from '../core/progress/progress-event.ts'
import { shellWords } from '../core/wording/escape.ts'
import { readUnfinished } from '../edges/files/unfinished-run.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { programWords } from '../edges/terminal/output.ts'
import { parseRunFlags } from '../edges/terminal/run-flags.ts'
import { progressScreen, quietScreen } from '../edges/terminal/screen.ts'
import { randomSeed } from '../edges/terminal/shared-flags.ts'
import { gate } from '../gate/gate.ts'
import { RealMachine } from '../gate/real-machine.ts'
import { showResult } from './show-result.ts'

export async function runCommand(args: readonly string[]): Promise<number> {
  const printed = parseRunFlags(args, randomSeed())
  const { request, quiet, continues } = printed
  const unfinished = continues ? readUnfinished(request.out) : undefined
  using interrupt = interruptible()
  using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  const { tell } = screen
  const openStore = storeOpener({ near: process.cwd() })
  const judged = `${join(request.out, 'report.md')} has the verdict, which holds whatever the search for its causes finds`
  const forge = { showVerdict: async () => tellers(tell).note(judged) }
  using machine = new RealMachine(request.out, { tell, signal: interrupt.signal, openStore, unfinished, forge })
  const result = await gate(request, machine).catch((thrown: unknown) => {
    if (machine.output.isToContinue) tellers(tell).note(continuing(args, request.out))
    throw thrown
  })
  screen[Symbol.dispose]()
  return showResult(result, printed)
}

/** Tells the user how to go on after a run without a result, because what it measured is not lost. */
function continuing(args: readonly string[], out: string): string {
  const words = args.includes('--continue') ? args : [...args, '--continue']
  return `${out} keeps what was measured; this goes on with it: ${programWords()} run ${shellWords(words)}`
}
