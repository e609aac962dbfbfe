/** `qpsgate history`: histories are listed, drawn, or shortened. */
import { join } from 'node:path'
import { CHARTS, prunedCharts, prunedRuns } from '../core/history/stored-paths.ts'
import type { RunSelection } from '../core/request/history-request.ts'
import { historyJson, renderHistory } from '../core/views/history-text.ts'
import { count } from '../core/wording/figures.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import type { RunStore } from '../edges/store/run-store.ts'
import { type HistoryRequest, parseHistoryFlags } from '../edges/terminal/history-flags.ts'
import { print, takesColour } from '../edges/terminal/output.ts'
import { EXIT } from '../errors.ts'

const DAY_MS = 86_400_000

export async function historyCommand(args: readonly string[]): Promise<number> {
  const request = parseHistoryFlags(args)
  using interrupt = interruptible()
  print(await history(request, interrupt.signal))
  return EXIT.pass
}

/**
 * @returns the printed text
 * @throws UserError if there is no store, StoreError if it cannot be read or written
 */
async function history(request: HistoryRequest, signal: AbortSignal): Promise<string> {
  const openStore = storeOpener({ near: process.cwd() })
  await using store = await openStore(request.store, signal)
  switch (request.kind) {
    case 'list':
      return await list(store, request)
    case 'dashboard':
      return await dashboard(store, request)
    case 'prune':
      return await prune(store, request)
  }
}

/** Runs that are listed of each branch and suite. */
const DEFAULT_LAST = 20

async function list(store: RunStore, { selection, last = DEFAULT_LAST, json }: HistoryRequest): Promise<string> {
  const runs = await store.read(selection, last)
  return json ? historyJson(store.name, runs) : renderHistory(store.name, runs, takesColour())
}

async function dashboard(store: RunStore, request: HistoryRequest): Promise<string> {
  const { selection, last = Number.POSITIVE_INFINITY, dashboard: directory = '' } = request
  const { records, unreadable } = await store.read(selection, last)
  // Loads the drawing code, which the other actions do without.
  const { dashboardFiles } = await import('../edges/dashboard/dashboard.ts')
  for (const [path, content] of await dashboardFiles(records)) writeWhole(directory, path, content)
  return [
    `wrote ${join(directory, 'index.html')}: ${count(records.length, 'run')} of ${store.name}`,
    ...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
    '',
  ].join('\n')
}

async function prune(store: RunStore, { selection, keep, olderThanDays, squash }: HistoryRequest): Promise<string> {
  const runs = keep === undefined ? NOTHING : await runsToRemove(store, selection, keep)
  const charts = olderThanDays === undefined ? NOTHING : await chartsToRemove(store, olderThanDays)
  const what = `${count(runs.gone.length, 'run')} and ${count(charts.gone.length, 'chart')}`
  await store.remove([...runs.gone, ...charts.gone], `remove ${what}`)
  if (squash) await store.squash()
  return [
    `removed ${what} from ${store.name}`,
    ...(squash ? ['gave up its earlier states'] : []),
    ...(charts.kept.length > 0 ? [`kept ${count(charts.kept.length, 'chart')} without a day in the path`] : []),
    ...runs.kept.map((problem) => `kept what cannot be read: ${problem}`),
    '',
  ].join('\n')
}

/** Files that go, and what is said of others that should. */
const NOTHING = { gone: [] as readonly string[], kept: [] as readonly string[] }

/** A later version may be able to read files that this one cannot, so no run is given up for that. */
async function runsToRemove(store: RunStore, selection: RunSelection, keep: number): Promise<typeof NOTHING> {
  const { runs } = await store.list(selection)
  const old = prunedRuns(runs, keep)
  const { unreadable } = await store.readFiles(old)
  const broken = new Set(unreadable.map(({ path }) => path))
  return { gone: old.filter((path) => !broken.has(path)), kept: unreadable.map(({ problem }) => problem) }
}

async function chartsToRemove(store: RunStore, olderThanDays: number): Promise<typeof NOTHING> {
  const firstKept = new Date(Date.now() - olderThanDays * DAY_MS).toISOString().slice(0, 10)
  const { gone, undated } = prunedCharts(await store.files(CHARTS), firstKept)
  return { gone, kept: undated }
}
