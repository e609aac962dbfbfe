import type { BranchLedger } from '../../core/ledger/ledger.ts'
import { historyBody, historySpec } from '../../core/views/history-page.ts'
import { specToSvg } from './chart.ts'
import { asAddresses, renderPage } from './html.ts'

/** Page of ledgers. Equal ledgers make equal pages, so that a page changes only together with its ledgers. */
export async function historyPage(ledgers: readonly BranchLedger[]): Promise<string> {
  const [light, dark] = [historySpec(ledgers, 'light'), historySpec(ledgers, 'dark')]
  const pictures =
    light.vconcat.length === 0 ? undefined : asAddresses({ light: await specToSvg(light), dark: await specToSvg(dark) })
  return renderPage('Since the baseline', historyBody(ledgers, pictures))
}
