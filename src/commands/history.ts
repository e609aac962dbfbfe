/** `qpsgate history`: the ledger is listed or drawn, and what comments left beside it is removed. */
import { join } from 'node:path'
import { count } from '../core/figures.ts'
import { renderHistory, type ShownHistory } from '../core/views/history-text.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import type { LedgerStore } from '../edges/store/ledger-store.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { CHARTS, chartsBefore } from '../edges/store/stored-paths.ts'
import { parseHistoryFlags } from '../edges/terminal/history-flags.ts'
import { print, takesColour } from '../edges/terminal/output.ts'
import { EXIT } from '../errors.ts'

const DAY_MS = 86_400_000
/** Charts of comments on older pull requests go. */
const KEPT_DAYS = 90

/**
 * @throws UserError if there is no store, StoreError if it cannot be read or written
 */
export async function historyCommand(args: readonly string[]): Promise<number> {
  const { action, store: choice, branch, suite, dashboard } = parseHistoryFlags(args)
  using interrupt = interruptible()
  await using store = await storeOpener({ near: process.cwd() })(choice, interrupt.signal)
  if (action === 'prune') print(await prune(store))
  else {
    const { ledgers: all, unreadable } = await store.ledgers()
    const ofBranch = branch === undefined ? all : all.filter((ledger) => ledger.branch === branch)
    const ledgers = suite === undefined ? ofBranch : ofBranch.filter((ledger) => ledger.suite === suite)
    const shown = { store: store.name, ledgers, unreadable }
    print(dashboard === undefined ? renderHistory(shown, takesColour()) : await writeDashboard(shown, dashboard))
  }
  return EXIT.pass
}

async function writeDashboard({ store, ledgers, unreadable }: ShownHistory, folder: string): Promise<string> {
  // Loads the drawing code, which the other actions do without.
  const { dashboardFiles } = await import('../edges/dashboard/dashboard.ts')
  for (const [path, content] of await dashboardFiles(ledgers)) writeWhole(folder, path, content)
  const shown = ledgers.flatMap(({ records }) => records).length
  return [
    `wrote ${join(folder, 'index.html')}: ${count(shown, 'record')} of ${store}`,
    ...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
    '',
  ].join('\n')
}

/** Charts of comments pile up; the branch becomes small only without its earlier states, which still have them. */
async function prune(store: LedgerStore): Promise<string> {
  const firstKept = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  const gone = chartsBefore(firstKept, await store.files.list(CHARTS))
  const what = count(gone.length, 'chart')
  if (gone.length > 0) await store.files.commit({ write: new Map(), remove: gone, message: `remove ${what}` })
  await store.files.squash('earlier states given up')
  return `removed ${what} and the earlier states of ${store.name}\n`
}
