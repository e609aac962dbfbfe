/** Requests about the ledger: where it is stored, what is recorded and shown, and which baseline a run has. */

export const DEFAULT_DATA_BRANCH = 'qpsgate-data'

export type StoreChoice =
  | { readonly kind: 'directory'; readonly path: string }
  /** A branch of the remote `origin` of the current repository. */
  | { readonly kind: 'branch'; readonly branch: string }
  | {
      readonly kind: 'remote'
      /** Address of a repository, without credentials. */
      readonly remote: string
      readonly branch: string
    }

export interface LedgerRequest {
  readonly store: StoreChoice
  readonly branch: string
  /** Commit, tag, or pattern of tags (the newest counts); null: no baseline; undefined: the ledger's baseline. */
  readonly baseline: string | null | undefined
  /** Whether the run needs the ledger, so that a store that cannot be read ends the run. */
  readonly isRequired: boolean
}

export interface RecordRequest {
  /** Output directories of the shards of one plan, or their `result.json`. */
  readonly paths: readonly string[]
  readonly branch: string
  /** Measured commit; undefined: the commit that the result names, else the one that is checked out. */
  readonly commit: string | undefined
  readonly store: StoreChoice
  readonly runUrl?: string
}

export interface HistoryRequest {
  readonly store: StoreChoice
  /** The branch whose records are shown; undefined: every branch. */
  readonly branch: string | undefined
  /** The suite whose records are shown, by its name; undefined: every suite. */
  readonly suite: string | undefined
  /** Folder in which a page is written; undefined: text for a terminal. */
  readonly page: string | undefined
}

export interface BaselineRequest {
  /** Commit, by any name that git knows. */
  readonly commit: string
  readonly branch: string
  readonly store: StoreChoice
}
