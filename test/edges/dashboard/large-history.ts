/** A history of 10,000 runs on two branches, and its dashboard. */
import { foundChanges } from '../../../src/core/history/change-points.ts'
import { history } from '../../core/views/dashboard/dashboard-runs.ts'
import { scenarioNames, workloadNames } from '../../sweep-result.ts'
import { type Site, writeSite } from './opened-page.ts'

const CELLS = { scenarios: scenarioNames(7), workloads: workloadNames(3), threads: [1, 8, 32] }

export const MAIN = history({ runs: 6000, ...CELLS, steps: [{ after: 0.99, change: -0.06 }] })
export const RELEASE = history({ runs: 4000, branch: 'release/8.4', ...CELLS, seed: 2 })

export function writeLargeSite(from: 'file' | 'http'): Promise<Site> {
  return writeSite(from, [...RELEASE, ...MAIN], foundChanges(MAIN.slice(-300)))
}
