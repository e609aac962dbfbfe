/** Files of the dashboard that are read, not imported: beside the bundle in dist/, the style also beside this file. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Style of the dashboard, copied by the build. */
export const DASHBOARD_STYLE = 'dashboard-page.css'
/** Script of the dashboard with what it imports, made by the build. */
export const DASHBOARD_SCRIPT = 'dashboard-page.js'

/** @throws where the build was not run */
export function readDashboardAsset(name: typeof DASHBOARD_STYLE | typeof DASHBOARD_SCRIPT): Promise<string> {
  const places = [import.meta.dirname, join(import.meta.dirname, '../../../dist')]
  const found = places.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined) throw new Error(`${name} is missing; it is made by npm run build`)
  return readFile(found, 'utf8')
}
