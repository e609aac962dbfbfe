/** What `qpsgate record` is asked to store, and where. */
import type { StoreChoice } from './store-choice.ts'

export interface RecordRequest {
  readonly source: RunSource
  readonly store: StoreChoice
}

export type RunSource =
  | MeasuredSource
  /** A run that could not be stored, as it was kept. */
  | { readonly kind: 'unstored'; readonly file: string }

export interface MeasuredSource {
  readonly kind: 'results'
  /** Output directories or result.json files of one plan. */
  readonly paths: readonly [string, ...string[]]
  readonly branch: string
  /** Name of a commit, or what git takes for one; undefined: the one that the result names, else HEAD. */
  readonly commit: string | undefined
  readonly runUrl: string | undefined
}
