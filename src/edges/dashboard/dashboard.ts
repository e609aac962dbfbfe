/** Writes the dashboard: a page, its style and script, histories as data files. No network, any web server or none. */
import { createHash } from 'node:crypto'
import type { FoundChange } from '../../core/history/change-points.ts'
import type { RunRecord } from '../../core/history/run-record.ts'
import { dashboardData } from '../../core/views/dashboard/dashboard-data.ts'
import { DRAWING_SCRIPT, readBuiltScript, readStyle } from '../chart/assets.ts'
import { DASHBOARD_SCRIPT, DASHBOARD_STYLE, readDashboardStyle } from './assets.ts'
import { dashboardPage } from './page.ts'

const DIGEST_DIGITS = 16
/** Folder of the data files. */
export const DASHBOARD_DATA = 'data/'
/** Our data files; other files there are not ours. */
const DATA_FILE = /^data\/[0-9a-f]{16}-(?:\d+|changes)\.js$/

export interface DashboardOptions {
  /** Page of the repository whose commits were measured; null where commits cannot be linked. */
  readonly repositoryUrl: string | null
  /** The branch shown first; null: the branch with most runs. */
  readonly defaultBranch: string | null
  /** @param path with slashes, relative to the dashboard's folder */
  readonly write: (path: string, content: string) => void | Promise<void>
}

/**
 * Writes one file after the other, index.html last. Equal values make equal files.
 *
 * @returns the paths that were written
 */
export async function writeDashboard(
  records: readonly RunRecord[],
  changes: readonly FoundChange[],
  { repositoryUrl, defaultBranch, write }: DashboardOptions,
): Promise<readonly string[]> {
  const [style, drawing, script] = await Promise.all([
    readStyle(readDashboardStyle()),
    readBuiltScript(DRAWING_SCRIPT),
    readBuiltScript(DASHBOARD_SCRIPT),
  ])
  const address = (name: string, content: string) => `${name}?${digest(content)}`
  const scripts = [address(DRAWING_SCRIPT, drawing), address(DASHBOARD_SCRIPT, script)]
  const page = dashboardPage({ style: address(DASHBOARD_STYLE, style), scripts })
  const files = new Map([
    // GitHub Pages would else run the files through Jekyll.
    ['.nojekyll', ''],
    [DASHBOARD_STYLE, style],
    [DRAWING_SCRIPT, drawing],
    [DASHBOARD_SCRIPT, script],
    ...dashboardData(records, changes, { repositoryUrl, defaultBranch, digest }),
    ['index.html', page],
  ])
  for (const [path, content] of files) await write(path, content)
  return [...files.keys()]
}

/**
 * Data files of an earlier dashboard that the written one does not have. @param paths files in the dashboard's folder
 */
export function leftoversOf(paths: readonly string[], written: Iterable<string>): string[] {
  const kept = new Set(written)
  return paths.filter((path) => DATA_FILE.test(path) && !kept.has(path))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_DIGITS)
}
