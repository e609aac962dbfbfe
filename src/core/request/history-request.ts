/** What `qpsgate history` is asked to do with the stored runs. */
import type { StoreChoice } from './store-choice.ts'

export interface HistoryRequest {
  readonly store: StoreChoice
  readonly selection: RunSelection
  readonly action: HistoryAction
}

/** Which runs; those of all branches, or suites, where none is named. */
export interface RunSelection {
  readonly branch?: string | undefined
  readonly suite?: string | undefined
}

export type HistoryAction = ListRequest | DashboardRequest | PruneRequest

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
  /** Age that charts may have; undefined: none is too old. */
  readonly olderThanDays: number | undefined
  /** Whether earlier states of the branch are given up. */
  readonly squash: boolean
}
