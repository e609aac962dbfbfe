/** Requests about stored runs: the store, and the run that `qpsgate record` adds to it. */

/** Selected runs; those of all branches, or suites, if none is named. */
export interface RunSelection {
  readonly branch?: string | undefined
  readonly suite?: string | undefined
}

export interface RecordRequest {
  readonly source: MeasuredSource
  readonly store: StoreChoice
}

export interface MeasuredSource {
  /** Output directories or result.json files of one plan. */
  readonly paths: readonly [string, ...string[]]
  readonly branch: string
  /** Name of a commit, or any revision for git; undefined: the one that the result names, else HEAD. */
  readonly commit: string | undefined
  readonly runUrl: string | undefined
}

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

/** The stored runs that a run is held against. */
export interface BaselineRequest {
  readonly store: StoreChoice
  /** The stored runs that a run is compared with. */
  readonly branch: string
  /** Branch whose runs stand in where that one has none of the suite. */
  readonly fallback: string | undefined
  /** Branch whose runs replace those of a branch without any for the suite. */
  readonly mode: 'warn' | 'fail'
}
