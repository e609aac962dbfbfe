/** `qpsgate record`: a result joins the ledger. */

import { isNews } from '../core/ledger/ledger.ts'
import { formerNames, isShallow } from '../edges/git/checkout.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import type { LedgerStore } from '../edges/store/ledger-store.ts'
import { type OpenStore, storeOpener } from '../edges/store/open-store.ts'
import { print } from '../edges/terminal/output.ts'
import { parseRecordFlags, type RecordRequest } from '../edges/terminal/record-flags.ts'
import { EXIT, StoreError } from '../errors.ts'
import { toolVersion } from '../version.ts'
import { readMeasuredRun } from './measured-run.ts'

export async function recordCommand(args: readonly string[]): Promise<number> {
  const request = parseRecordFlags(args)
  using interrupt = interruptible()
  print((await record(request, storeOpener({ near: process.cwd() }), interrupt.signal)).text)
  return EXIT.pass
}

export interface Recorded {
  /** The record and its place, for people. */
  readonly text: string
  /** Whether there is a new change to show. */
  readonly isNews: boolean
}

/** @throws UserError if the result cannot be read, or there is no store; StoreError if the store fails */
export async function record(
  { source, store }: RecordRequest,
  openStore: OpenStore,
  signal: AbortSignal,
): Promise<Recorded> {
  const { suite, base, recordWith, notes } = readMeasuredRun(source, toolVersion())
  await using opened = await openStore(store, signal)
  const parentSuite = base === null ? null : await recordedAs(suite, base, opened)
  const found = recordWith(parentSuite)
  const isBeginning = found.parent === null
  if (isBeginning && isShallow(process.cwd()))
    throw new StoreError(
      'this clone is shallow, so the last recorded commit is unknown; give actions/checkout `fetch-depth: 0`',
    )
  const { path, isNew } = await opened.add(found)
  const begins = isBeginning ? ['a chain begins here: the commit it was compared with is not recorded'] : []
  const lines = isNew
    ? [`stored in ${opened.name}: ${path}`, ...[...notes, ...begins].map((text) => `note: ${text}`)]
    : [`the commit is already recorded in ${opened.name}: ${path}`]
  return { text: `${lines.join('\n')}\n`, isNews: isNew && isNews(found) }
}

/** The name by which a commit is recorded: of the suite, or what its file was called before; null if it is not. */
async function recordedAs(suite: string, commit: string, store: LedgerStore): Promise<string | null> {
  for (const name of [suite, ...formerNames(suite, suite).map((former) => former.name)])
    if (await store.has(name, commit)) return name
  return null
}
