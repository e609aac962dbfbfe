/** `qpsgate record`: a result is added to the history of a branch. */

import type { RecordRequest } from '../core/request/history-request.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { type OpenStore, storeOpener } from '../edges/store/open-store.ts'
import { print } from '../edges/terminal/output.ts'
import { parseRecordFlags } from '../edges/terminal/record-flags.ts'
import { EXIT, StoreError } from '../errors.ts'
import { toolVersion } from '../version.ts'
import { readMeasuredRun } from './measured-run.ts'

/** Clocks of machines differ by less. */
const CLOCK_SLACK_HOURS = 24

export async function recordCommand(args: readonly string[]): Promise<number> {
  const request = parseRecordFlags(args)
  using interrupt = interruptible()
  print(await record(request, storeOpener({ near: process.cwd() }), interrupt.signal))
  return EXIT.pass
}

/**
 * @returns the stored run and its place, for people
 * @throws UserError if the result cannot be read, or there is no store; StoreError if the store fails
 */
export async function record(
  { source, store }: RecordRequest,
  openStore: OpenStore,
  signal: AbortSignal,
): Promise<string> {
  const { run, note } = await readMeasuredRun(source, toolVersion())
  requirePast(run.recordedAt)
  await using opened = await openStore(store, signal)
  const { path, isNew } = await opened.add(run)
  if (!isNew) return `the run is already stored in ${opened.name}: ${path}\n`
  return `stored in ${opened.name}: ${path}\n${note === null ? '' : `note: ${note}\n`}`
}

/** A run from the future would be the newest for as long as that future lasts. */
function requirePast(recordedAt: string): void {
  const now = new Date()
  if (Date.parse(recordedAt) - now.getTime() <= CLOCK_SLACK_HOURS * 3_600_000) return
  throw new StoreError(
    `it began at ${recordedAt}, and here it is ${now.toISOString()}: a clock is wrong; set this one right and record ` +
      'again, or set the other one right and measure again',
  )
}
