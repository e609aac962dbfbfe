/** The reader's choices, and their form in the page's address, so that a view can be linked. */
import type { DashboardIndex, IndexedChunk, IndexedHistory } from './dashboard-format.ts'

/** How many of the newest runs can be asked for, besides all. */
const RUN_COUNTS = [10, 25, 50, 100, 200, 500, 1000]
const USUAL_RUNS = 100
/** Limit for a first look, besides the page itself. */
const USUAL_BYTES = 500_000

export interface DashboardChoice {
  readonly history: IndexedHistory
  readonly workload: string
  readonly threads: number
  /** Number of the newest runs that are shown; Infinity for all. */
  readonly runs: number
  /** Names of scenarios; null for as many as can be distinguished. */
  readonly scenarios: readonly string[] | null
}

export interface ReadChoice {
  readonly choice: DashboardChoice
  /** Choices in the address that the data do not have. */
  readonly missing: readonly string[]
}

/**
 * @param hash of the address, with or without "#"; missing choices take the first there is
 * @returns undefined if nothing is stored
 */
export function readChoice(hash: string, { histories }: DashboardIndex): ReadChoice | undefined {
  const asked = new URLSearchParams(hash.replace(/^#/, ''))
  const missing: string[] = []
  const pick = <Item>(what: string, items: readonly Item[], textOf: (item: Item) => string): Item | undefined => {
    const text = asked.get(what)
    const found = items.find((item) => textOf(item) === text)
    if (found === undefined && text !== null) missing.push(`${what} “${text}”`)
    return found ?? items[0]
  }
  const branch = pick('branch', histories, (history) => history.branch)?.branch
  const ofBranch = histories.filter((history) => history.branch === branch)
  const history = pick('suite', ofBranch, ({ suite }) => suite)
  if (history === undefined) return undefined
  const workload = pick('workload', history.workloads, ({ name }) => name)
  const threads = pick('threads', workload?.threads ?? [], String) ?? 0
  const counts = runCounts(history)
  const usual = usualRuns(history)
  const runs = pick('runs', [usual, ...counts], runsText) ?? usual
  const scenarios = asked.has('show') ? asked.getAll('show') : null
  return { choice: { history, workload: workload?.name ?? '', threads, runs, scenarios }, missing }
}

/** The hash for a choice, with "#"; defaults are left out. */
export function writeChoice({ history, workload, threads, runs, scenarios }: DashboardChoice): string {
  const said = new URLSearchParams({
    branch: history.branch,
    suite: history.suite,
    workload,
    threads: String(threads),
  })
  if (runs !== usualRuns(history)) said.set('runs', runsText(runs))
  for (const scenario of scenarios ?? []) said.append('show', scenario)
  return `#${said}`
}

/** The numbers of runs worth asking for, ascending; the last is Infinity, for all. */
export function runCounts({ runs }: IndexedHistory): number[] {
  return [...RUN_COUNTS.filter((count) => count < runs), Number.POSITIVE_INFINITY]
}

/** "all" or the number. */
export function runsText(runs: number): string {
  return runs === Number.POSITIVE_INFINITY ? 'all' : String(runs)
}

/** The chunks with the newest runs, oldest first. */
export function chunksWith({ chunks }: IndexedHistory, runs: number): IndexedChunk[] {
  const needed: IndexedChunk[] = []
  let found = 0
  for (const chunk of chunks.toReversed()) {
    if (found >= runs) break
    needed.unshift(chunk)
    found += chunk.runs
  }
  return needed
}

/** A hundred runs, or fewer where they would take long to load. */
function usualRuns(history: IndexedHistory): number {
  const counts = runCounts(history).filter((count) => Math.min(count, history.runs) <= USUAL_RUNS)
  const isQuick = (count: number) =>
    chunksWith(history, count).reduce((bytes, chunk) => bytes + chunk.bytes, 0) <= USUAL_BYTES
  return counts.findLast(isQuick) ?? counts[0] ?? Number.POSITIVE_INFINITY
}
