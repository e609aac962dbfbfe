/** The page over the ledger as files. */
import type { LedgerRecord } from '../../core/ledger/record.ts'
import { dashboardBody, dashboardSpec } from '../../core/views/dashboard.ts'
import { specToSvg } from '../chart/chart.ts'
import { asAddresses, renderPage } from '../chart/html.ts'

/** Contents by path; equal records make equal files. */
export async function dashboardFiles(records: readonly LedgerRecord[]): Promise<ReadonlyMap<string, string>> {
  const draw = (theme: 'light' | 'dark') => specToSvg(dashboardSpec(records, theme))
  const pictures =
    records.length === 0 ? undefined : asAddresses({ light: await draw('light'), dark: await draw('dark') })
  const page = await renderPage('How far each branch has come', dashboardBody(records, pictures))
  // GitHub Pages would else run the files through Jekyll.
  return new Map([
    ['.nojekyll', ''],
    ['index.html', page],
  ])
}
