/** The dashboard in a directory of the user's. */
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { foundChanges } from '../../core/history/change-points.ts'
import type { RunRecord } from '../../core/history/run-record.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { writeWhole } from '../files/write-whole.ts'
import { DASHBOARD_DATA, leftoversOf, writeDashboard } from './dashboard.ts'

/**
 * Writes the page and its data, and removes data of an earlier one that are no longer needed.
 *
 * @throws UserError if the directory cannot be written to
 */
export async function writeDashboardInto(
  directory: string,
  records: readonly RunRecord[],
  repositoryUrl: string | null,
): Promise<void> {
  const root = resolve(directory)
  const write = (path: string, content: string) => writeWhole(root, path, content)
  try {
    const written = await writeDashboard(records, foundChanges(records), { repositoryUrl, defaultBranch: null, write })
    const there = readdirSync(join(root, DASHBOARD_DATA)).map((name) => `${DASHBOARD_DATA}${name}`)
    for (const path of leftoversOf(there, written)) rmSync(join(root, path))
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new UserError(`cannot write the dashboard to ${directory}: ${reasonOf(cause)}; choose another directory`, {
      cause,
    })
  }
}
