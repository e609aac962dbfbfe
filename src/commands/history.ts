/** `qpsgate history`: histories are listed, drawn, or shortened. */
import { join } from 'node:path'
import { CHARTS, prunedCharts, prunedRuns } from '../core/history/stored-paths.ts'
import type {
  DashboardRequest,
  HistoryRequest,
  ListRequest,
  PruneRequest,
  RunSelection,
} from '../core/request/history-request.ts'
import { historyJson, renderHistory } from '../core/views/history-text.ts'
import { count } from '../core/wording/figures.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import type { RunStore } from '../edges/store/run-store.ts'
import { parseHistoryFlags } from '../edges/terminal/history-flags.ts'
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
async function history({ store: choice, selection, action }: HistoryRequest, signal: AbortSignal): Promise<string> {
  const openStore = storeOpener({ near: process.cwd() })
  await using store = await openStore(choice, signal)
  switch (action.kind) {
    case 'list':
      return await list(store, selection, action)
    case 'dashboard':
      return await dashboard(store, selection, action)
    case 'prune':
      return await prune(store, selection, action)
  }
}

async function list(store: RunStore, selection: RunSelection, action: ListRequest): Promise<string> {
  const runs = await store.read(selection, action.last)
  return action.json ? historyJson(store.name, runs) : renderHistory(store.name, runs, takesColour())
}

async function dashboard(store: RunStore, selection: RunSelection, action: DashboardRequest): Promise<string> {
  const { directory, last } = action
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

async function prune(store: RunStore, selection: RunSelection, action: PruneRequest): Promise<string> {
  const runs = await runsToRemove(store, selection, action)
  const charts = await chartsToRemove(store, action)
  const gone = [...runs.gone, ...charts.gone]
  const what = `${count(runs.gone.length, 'run')} and ${count(charts.gone.length, 'chart')}`
  await store.remove(gone, `remove ${what}`)
  if (action.squash) await store.squash()
  return [
    `removed ${what} from ${store.name}`,
    ...(action.squash ? ['gave up its earlier states'] : []),
    ...(charts.undated.length > 0 ? [`kept ${count(charts.undated.length, 'chart')} without a day in the path`] : []),
    ...runs.unreadable.map((problem) => `kept what cannot be read: ${problem}`),
    '',
  ].join('\n')
}

interface Removal {
  readonly gone: readonly string[]
  readonly unreadable: readonly string[]
}

/** A later version may be able to read files that this one cannot, so no run is given up for that. */
async function runsToRemove(store: RunStore, selection: RunSelection, { keep }: PruneRequest): Promise<Removal> {
  if (keep === undefined) return { gone: [], unreadable: [] }
  const { runs } = await store.list(selection)
  const old = prunedRuns(runs, keep)
  const { unreadable } = await store.readFiles(old)
  const broken = new Set(unreadable.map(({ path }) => path))
  return { gone: old.filter((path) => !broken.has(path)), unreadable: unreadable.map(({ problem }) => problem) }
}

async function chartsToRemove(
  store: RunStore,
  { olderThanDays }: PruneRequest,
): Promise<ReturnType<typeof prunedCharts>> {
  if (olderThanDays === undefined) return { gone: [], undated: [] }
  const firstKept = new Date(Date.now() - olderThanDays * DAY_MS).toISOString().slice(0, 10)
  return prunedCharts(await store.files(CHARTS), firstKept)
}
