/** The page over the ledger as files. */
import type { BranchLedger } from '../../core/ledger/ledger.ts'
import { dashboardBody, dashboardSpec } from '../../core/views/dashboard.ts'
import { specToSvg } from '../chart/chart.ts'
import { asAddresses, renderPage } from '../chart/html.ts'

/** Contents by path; equal ledgers make equal files. */
export async function dashboardFiles(ledgers: readonly BranchLedger[]): Promise<ReadonlyMap<string, string>> {
  const draw = (theme: 'light' | 'dark') => specToSvg(dashboardSpec(ledgers, theme))
  const pictures =
    ledgers.length === 0 ? undefined : asAddresses({ light: await draw('light'), dark: await draw('dark') })
  const page = await renderPage('How far each branch has come', dashboardBody(ledgers, pictures))
  // GitHub Pages would else run the files through Jekyll.
  return new Map([
    ['.nojekyll', ''],
    ['index.html', page],
  ])
}
