/** The stored runs to compare a run with. A store that fails gets a warning and changes no figure. */

import type { BaselineRequest } from '../core/request/history-request.ts'
import type { HistoryAsked } from '../core/verdict/judge-history.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import type { OpenStore } from '../edges/store/open-store.ts'
import { StoreError } from '../errors.ts'

/**
 * The baseline holds the newest 30; as many again may be older than a change point or were measured under other
 * conditions.
 */
const NEWEST = 60

export interface StoredHistory extends HistoryAsked {
  readonly warnings: readonly Warning[]
}

export async function readHistory(
  { store: choice, branch, fallback, mode }: BaselineRequest,
  suite: string,
  openStore: OpenStore,
  signal: AbortSignal,
): Promise<StoredHistory> {
  try {
    await using store = await openStore(choice, signal)
    const own = await store.read({ branch, suite }, NEWEST)
    if (own.records.length > 0 || own.unreadable.length > 0 || fallback === undefined || fallback === branch)
      return { branch, mode, records: own.records, warnings: own.unreadable.map(unreadable), isUnknown: false }
    const other = await store.read({ branch: fallback, suite }, NEWEST)
    const instead: Warning = { code: 'history-of-other-branch', branch, suite, fallback }
    const warnings = [instead, ...other.unreadable.map(unreadable)]
    return { branch: fallback, mode, records: other.records, warnings, isUnknown: false }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const warnings: Warning[] = [{ code: 'history-unreadable', problem: error.message }]
    return { branch, mode, records: [], warnings, isUnknown: true }
  }
}

function unreadable({ path, problem }: { readonly path: string; readonly problem: string }): Warning {
  return { code: 'history-file-unreadable', path, problem }
}
