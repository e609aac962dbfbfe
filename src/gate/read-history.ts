/** The stored runs that a run is held against. A store that fails is told and changes no figure. */
import type { RunRecord } from '../core/history/record.ts'
import type { Warning } from '../core/measurement/measurement.ts'
import type { RunStore } from '../edges/store/store.ts'
import { StoreError } from '../errors.ts'

/** The baseline holds the newest 30; as many again lie before a change point or were taken on other terms. */
const NEWEST = 60

export interface HistoryRequest {
  /** Whose runs, such as the branch that a pull request is to be merged into. */
  readonly branch: string
  /** Whose runs stand in where that branch has none of the suite. */
  readonly fallback: string | undefined
  /** Whether a regression against history fails the run. */
  readonly mode: 'warn' | 'fail'
  readonly open: (signal: AbortSignal) => Promise<RunStore>
}

export interface StoredHistory {
  readonly branch: string
  readonly mode: HistoryRequest['mode']
  readonly records: readonly RunRecord[]
  readonly warnings: readonly Warning[]
  /** Whether the runs could not be read at all. */
  readonly isUnknown: boolean
}

export async function readHistory(request: HistoryRequest, suite: string, signal: AbortSignal): Promise<StoredHistory> {
  const { branch, fallback, mode } = request
  try {
    await using store = await request.open(signal)
    const own = await store.read({ branch, suite }, NEWEST)
    if (own.records.length > 0 || own.unreadable.length > 0 || fallback === undefined || fallback === branch)
      return { branch, mode, records: own.records, warnings: own.unreadable.map(unreadable), isUnknown: false }
    const other = await store.read({ branch: fallback, suite }, NEWEST)
    const instead = {
      code: 'history-of-other-branch',
      message: `branch ${branch} has no stored run of suite ${suite}; held against those of ${fallback}`,
    }
    const warnings = [instead, ...other.unreadable.map(unreadable)]
    return { branch: fallback, mode, records: other.records, warnings, isUnknown: false }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const message = `held against no history: ${error.message}`
    return { branch, mode, records: [], warnings: [{ code: 'history-unreadable', message }], isUnknown: true }
  }
}

function unreadable({ path, problem }: { readonly path: string; readonly problem: string }): Warning {
  return { code: 'history-file-unreadable', message: problem, path }
}
