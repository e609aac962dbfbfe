/** The page over stored runs as files. */
import type { RunRecord } from '../../core/history/run-record.ts'
import { dashboardBody, dashboardSpec } from '../../core/views/dashboard.ts'
import { specToSvg } from '../chart/chart.ts'
import { asAddresses, renderPage } from '../chart/html.ts'

/** Contents by path; equal runs make equal files. */
export async function dashboardFiles(records: readonly RunRecord[]): Promise<ReadonlyMap<string, string>> {
  const draw = (theme: 'light' | 'dark') => specToSvg(dashboardSpec(records, theme))
  const pictures =
    records.length === 0 ? undefined : asAddresses({ light: await draw('light'), dark: await draw('dark') })
  const page = await renderPage('Queries per second, run by run', dashboardBody(records, pictures))
  // GitHub Pages would else run the files through Jekyll.
  return new Map([
    ['.nojekyll', ''],
    ['index.html', page],
  ])
}
