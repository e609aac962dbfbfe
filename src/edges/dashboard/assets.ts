/** Files of the dashboard that are read, not imported. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Style of the dashboard, copied by the build. */
export const DASHBOARD_STYLE = 'dashboard-page.css'
/** Script of the dashboard with its imports except the drawing code, made by the build. */
export const DASHBOARD_SCRIPT = 'dashboard-page.js'

export function readDashboardStyle(): Promise<string> {
  return readFile(join(import.meta.dirname, DASHBOARD_STYLE), 'utf8')
}
