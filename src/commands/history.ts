/** `qpsgate history`: the ledger is listed or drawn, and what comments left beside it is removed. */
import { join } from 'node:path'
import type { BranchLedger } from '../core/ledger/ledger.ts'
import { CHARTS, chartsBefore } from '../core/ledger/stored-paths.ts'
import { historyJson, renderHistory, type ShownHistory } from '../core/views/history-text.ts'
import { count } from '../core/wording/figures.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import type { LedgerStore } from '../edges/store/ledger-store.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { type HistoryRequest, parseHistoryFlags } from '../edges/terminal/history-flags.ts'
import { print, takesColour } from '../edges/terminal/output.ts'
import { EXIT } from '../errors.ts'

const DAY_MS = 86_400_000

export async function historyCommand(args: readonly string[]): Promise<number> {
  const request = parseHistoryFlags(args)
  using interrupt = interruptible()
  print(await history(request, interrupt.signal))
  return EXIT.pass
}

/**
 * @returns the printed text
 * @throws UserError if there is no store, StoreError if it cannot be read or written
 */
async function history(request: HistoryRequest, signal: AbortSignal): Promise<string> {
  const openStore = storeOpener({ near: process.cwd() })
  await using store = await openStore(request.store, signal)
  switch (request.kind) {
    case 'list':
      return await list(store, request)
    case 'dashboard':
      return await dashboard(store, request)
    case 'prune':
      return await prune(store, request)
  }
}

/** Records that are listed of each ledger. */
const DEFAULT_LAST = 20

async function list(store: LedgerStore, { selection, last = DEFAULT_LAST, json }: HistoryRequest): Promise<string> {
  const found = await selected(store, selection)
  return json ? historyJson(found, last) : renderHistory(found, last, takesColour())
}

async function selected(store: LedgerStore, { branch, suite }: HistoryRequest['selection']): Promise<ShownHistory> {
  const { ledgers, unreadable } = await store.ledgers()
  const isWanted = (own: BranchLedger) => own.branch === (branch ?? own.branch) && own.suite === (suite ?? own.suite)
  return { store: store.name, ledgers: ledgers.filter(isWanted), unreadable }
}

async function dashboard(store: LedgerStore, { selection, dashboard: folder = '' }: HistoryRequest): Promise<string> {
  const { ledgers, unreadable } = await selected(store, selection)
  // Loads the drawing code, which the other actions do without.
  const { dashboardFiles } = await import('../edges/dashboard/dashboard.ts')
  for (const [path, content] of await dashboardFiles(ledgers)) writeWhole(folder, path, content)
  const written = ledgers.flatMap(({ records }) => records).length
  return [
    `wrote ${join(folder, 'index.html')}: ${count(written, 'record')} of ${store.name}`,
    ...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
    '',
  ].join('\n')
}

/** Charts of comments pile up; the branch becomes small only without its earlier states, which still have them. */
async function prune(store: LedgerStore, { olderThanDays }: HistoryRequest): Promise<string> {
  const firstKept = new Date(Date.now() - olderThanDays * DAY_MS).toISOString().slice(0, 10)
  const gone = chartsBefore(firstKept, await store.files.list(CHARTS))
  const what = count(gone.length, 'chart')
  if (gone.length > 0) await store.files.commit({ write: new Map(), remove: gone, message: `remove ${what}` })
  await store.files.squash('earlier states given up')
  return `removed ${what} and the earlier states of ${store.name}\n`
}
