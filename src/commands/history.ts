/** `qpsgate history`: lists the ledger, or draws it as a page. */
import { join } from 'node:path'
import { count } from '../core/figures.ts'
import type { BranchLedger } from '../core/ledger/ledger.ts'
import { type HistoryContent, renderHistory } from '../core/views/history-text.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { parseHistoryFlags } from '../edges/terminal/history-flags.ts'
import { print, takesColour } from '../edges/terminal/output.ts'
import { EXIT, UserError } from '../errors.ts'

/**
 * @throws UserError if there is no store, or no record of the branch or suite; StoreError if the store cannot be read
 */
export async function historyCommand(args: readonly string[]): Promise<number> {
  const { store: choice, branch, suite, page } = parseHistoryFlags(args)
  using interrupt = interruptible()
  await using store = await storeOpener({ near: process.cwd() })(choice, interrupt.signal)
  const { ledgers: all, unreadable } = await store.ledgers()
  const isAsked = (ledger: BranchLedger) =>
    (branch ?? ledger.branch) === ledger.branch && (suite ?? ledger.suite) === ledger.suite
  const ledgers = all.filter(isAsked)
  if (all.length > 0 && ledgers.length === 0) {
    const flags = [...(branch === undefined ? [] : ['--branch']), ...(suite === undefined ? [] : ['--suite'])].join(
      ' and ',
    )
    const names = all.map((ledger) => `${ledger.branch} · ${ledger.suite}`).join(', ')
    throw new UserError(`${flags}: nothing is recorded of that in ${store.name}; recorded: ${names}`)
  }
  const shown = { store: store.name, ledgers, unreadable }
  print(page === undefined ? renderHistory(shown, takesColour()) : await writePage(shown, page))
  return EXIT.pass
}

async function writePage({ store, ledgers, unreadable }: HistoryContent, folder: string): Promise<string> {
  // The drawing code is large, so it is loaded only for a page.
  const { historyPage } = await import('../edges/chart/history-page.ts')
  writeWhole(folder, 'index.html', await historyPage(ledgers))
  const shown = ledgers.flatMap(({ records }) => records).length
  return [
    `wrote ${join(folder, 'index.html')}: ${count(shown, 'record')} of ${store}`,
    ...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
    '',
  ].join('\n')
}
