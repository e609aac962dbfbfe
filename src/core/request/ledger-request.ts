/** Requests about the ledger: its place, and the baseline that a run is held against. */

export type StoreChoice =
  | { readonly kind: 'directory'; readonly path: string }
  /** Branch of the remote origin of the current repository. */
  | { readonly kind: 'branch'; readonly branch: string }
  | {
      readonly kind: 'remote'
      /** Address of a repository, without credentials. */
      readonly remote: string
      readonly branch: string
    }

/** The branch whose baseline a run is held against. */
export interface LedgerRequest {
  readonly store: StoreChoice
  readonly branch: string
  /** A commit, a tag, or a pattern of tags of which the newest counts; null: none; undefined: as the ledger says. */
  readonly baseline: string | null | undefined
  /** Whether a run without the ledger is none: then a store that cannot be read ends it. */
  readonly isRequired: boolean
  /** Whether the run joins the ledger: then its base is the last recorded commit, unless its own is kept. */
  readonly isRecorded: boolean
  readonly isBaseKept?: boolean
}
