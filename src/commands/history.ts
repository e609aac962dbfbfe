/** `qpsgate history`: stored runs are listed, drawn, or given up. */
import { join } from 'node:path'
import { CHARTS, prunedCharts, prunedRuns } from '../core/history/prune.ts'
import { historyJson, renderHistory } from '../core/views/history-text.ts'
import { count } from '../core/wording/figures.ts'
import { writeDashboardInto } from '../edges/dashboard/dashboard-directory.ts'
import { openStore, originOf, type StoreChoice, webAddress } from '../edges/store/open-store.ts'
import type { RunStore, Selection } from '../edges/store/store.ts'

const DAY_MS = 86_400_000

export interface ListRequest {
  readonly kind: 'list'
  /** The newest of each branch and suite, so many. */
  readonly last: number
  readonly json: boolean
}

export interface DashboardRequest {
  readonly kind: 'dashboard'
  readonly last: number
  readonly directory: string
}

export interface PruneRequest {
  readonly kind: 'prune'
  /** Runs of each branch and suite, the newest; undefined: all. */
  readonly keep: number | undefined
  /** Of charts; undefined: none is too old. */
  readonly olderThanDays: number | undefined
  /** Whether earlier states of the branch are given up. */
  readonly squash: boolean
}

export type HistoryAction = ListRequest | DashboardRequest | PruneRequest

export interface HistoryRequest {
  readonly store: StoreChoice
  readonly selection: Selection
  readonly action: HistoryAction
}

/**
 * @returns what is printed
 * @throws UserError where there is no store, StoreError where it cannot be read or written
 */
export async function history(
  { store: choice, selection, action }: HistoryRequest,
  colour: boolean,
  signal: AbortSignal,
): Promise<string> {
  await using store = await openStore(choice, process.cwd(), signal)
  switch (action.kind) {
    case 'list':
      return await list(store, selection, action, colour)
    case 'dashboard':
      return await dashboard(store, selection, action)
    case 'prune':
      return await prune(store, selection, action)
  }
}

async function list(store: RunStore, selection: Selection, action: ListRequest, colour: boolean): Promise<string> {
  const runs = await store.read(selection, action.last)
  return action.json ? historyJson(store.name, runs) : renderHistory(store.name, runs, colour)
}

async function dashboard(store: RunStore, selection: Selection, action: DashboardRequest): Promise<string> {
  const { directory, last } = action
  const { records, unreadable } = await store.read(selection, last)
  const origin = await originOf(process.cwd())
  const repositoryUrl = origin === undefined ? null : (webAddress(origin) ?? null)
  await writeDashboardInto(directory, records, repositoryUrl)
  return [
    `wrote ${join(directory, 'index.html')}: ${count(records.length, 'run')} of ${store.name}`,
    ...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
    '',
  ].join('\n')
}

async function prune(store: RunStore, selection: Selection, action: PruneRequest): Promise<string> {
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

/** What cannot be read now may be read by a later version, so it is no run that we give up. */
async function runsToRemove(store: RunStore, selection: Selection, { keep }: PruneRequest): Promise<Removal> {
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
