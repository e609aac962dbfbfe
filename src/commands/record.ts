/** `qpsgate record`: a result is added to the history of a branch; if that fails, it is kept in its directory. */
import { dirname } from 'node:path'
import type { RecordRequest, RunSource } from '../core/request/history-request.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { type OpenStore, storeOpener } from '../edges/store/open-store.ts'
import { readUnstored } from '../edges/store/unstored-run.ts'
import { print, printJson, say } from '../edges/terminal/output.ts'
import { parseRecordFlags } from '../edges/terminal/record-flags.ts'
import { storeFlags } from '../edges/terminal/store-flags.ts'
import { EXIT } from '../errors.ts'
import { toolVersion } from '../version.ts'
import { type RunToStore, readMeasuredRun } from './measured-run.ts'
import { describeOutcome, type StoreOutcome, storeOrKeep } from './store-or-keep.ts'

export async function recordCommand(args: readonly string[]): Promise<number> {
  const { request, json } = parseRecordFlags(args)
  using interrupt = interruptible()
  const outcome = await record(request, storeOpener({ near: process.cwd() }), interrupt.signal)
  const isStored = outcome.kind === 'stored'
  if (json) printJson(outcome)
  else if (isStored) print(describeOutcome(outcome))
  if (!isStored) say(`qpsgate: ${describeOutcome(outcome)}`.trimEnd())
  return isStored ? EXIT.pass : EXIT.couldNotMeasure
}

/** @throws UserError if the result cannot be read, or there is no store; a store that fails is an outcome */
export async function record(
  { source, store }: RecordRequest,
  openStore: OpenStore,
  signal: AbortSignal,
): Promise<StoreOutcome> {
  const storing = { open: () => openStore(store, signal), storeFlags: storeFlags(store) }
  return storeOrKeep(await readRun(source), storing)
}

async function readRun(source: RunSource): Promise<RunToStore> {
  if (source.kind === 'results') return readMeasuredRun(source, toolVersion())
  return { run: readUnstored(source.file), note: null, folder: dirname(source.file) }
}
