/** Live pages of the site: the report of a real run, and a dashboard over a year of runs that were replayed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRecord, type RunRecord } from '../../src/core/history/run-record.ts'
import { resultSchema } from '../../src/core/result/result.ts'
import { renderHtml } from '../../src/edges/chart/html.ts'
import { writeDashboardInto } from '../../src/edges/dashboard/dashboard-directory.ts'
import { DOCS } from './pages.ts'

/** A run a week, from this Monday on. */
const WEEKS = 52
const FIRST = Date.UTC(2026, 0, 5, 4)
const WEEK = 7 * 24 * 3600 * 1000
/** From this run on a scenario is slower, so that the dashboard has a change of level to show. */
const SLOWER_FROM = 34
const SLOWDOWN = Math.log(0.94)

/** @param folder that the site was built into */
export async function writeLivePages(folder: string): Promise<void> {
  const examples = join(DOCS, 'examples')
  const result = resultSchema.parse(JSON.parse(readFileSync(join(examples, 'result.json'), 'utf8')))
  mkdirSync(join(folder, 'live', 'dashboard'), { recursive: true })
  writeFileSync(join(folder, 'live', 'report.html'), await renderHtml(result))
  const stored = readdirSync(join(examples, 'runs')).map((name) => readRecord(join(examples, 'runs', name)))
  await writeDashboardInto(join(folder, 'live', 'dashboard'), yearOf(stored), null)
}

function readRecord(path: string): RunRecord {
  const parsed = parseRecord(readFileSync(path, 'utf8'), path)
  if (parsed.kind === 'problem') throw new Error(parsed.problem)
  return parsed.record
}

/** Stored runs one after the other, week by week; the figures are theirs, but for the planted slowdown. */
function yearOf(stored: readonly RunRecord[]): RunRecord[] {
  const slower = stored[0]?.scenarios.find(({ role }) => role === 'candidate')?.name
  return Array.from({ length: WEEKS }, (_, week) => {
    const run = stored[week % stored.length]
    if (run === undefined) throw new Error('docs/examples/runs has no stored run')
    const isSlower = (scenario: string) => week >= SLOWER_FROM && scenario === slower
    return {
      ...run,
      id: String(week),
      recordedAt: new Date(FIRST + week * WEEK).toISOString(),
      commit: (week + 1).toString(16).padStart(40, '0'),
      cells: run.cells.map((cell) =>
        isSlower(cell.scenario) && cell.ratio !== null
          ? {
              ...cell,
              qps: cell.qps * Math.exp(SLOWDOWN),
              ratio: { ...cell.ratio, mean: cell.ratio.mean + SLOWDOWN },
            }
          : cell,
      ),
    }
  })
}
