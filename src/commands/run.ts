/** `qpsgate run`: flags → run → output → exit code. */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Tell, tellers } from '../core/progress/progress-event.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { progressScreen, quietScreen } from '../edges/terminal/progress.ts'
import { parseRunFlags } from '../edges/terminal/run-flags.ts'
import { everyScreen } from '../edges/terminal/screen.ts'
import { randomSeed } from '../edges/terminal/shared-flags.ts'
import { Interrupted } from '../errors.ts'
import { gate } from '../gate/gate.ts'
import { toolVersion } from '../version.ts'
import { reportPath, showResult } from './show-result.ts'

export async function runCommand(args: readonly string[]): Promise<number> {
  const { request, quiet, watch, json } = parseRunFlags(args, randomSeed(), toolVersion())
  using interrupt = interruptible()
  using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  await using page = watch ? await openPage() : undefined
  if (page !== undefined) screen.tell({ kind: 'note', text: `watch it at ${page.address}` })
  const tell = everyScreen(page === undefined ? [screen] : [screen, page])
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
  const report = reportPath(request.out)
  await page?.end(await readFile(report, 'utf8'), report)
  screen[Symbol.dispose]()
  return showResult(result, { json, out: request.out, timeline: request.drawsTimeline })
}

/** Loaded only if it is asked for. */
async function openPage() {
  const { Watch } = await import('../edges/watch/watch.ts')
  return Watch.open()
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
