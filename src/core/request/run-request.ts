/** The request for `qpsgate run` and the action. */

import type { StoreChoice } from './history-request.ts'
import type { MeasuredRequest, ServerChoice } from './measured-request.ts'
import type { ResultFormat } from './report-request.ts'
import type { Shard } from './shard.ts'

/** Most time that a search for causes takes of its own. */
export const EXPLAIN_SECONDS = 120

export interface RunRequest extends MeasuredRequest {
  readonly out: string
  /** Whether where the time went becomes pictures of its own, too. */
  readonly drawsTimeline: boolean
  /** Views for other programs. */
  readonly formats: readonly ResultFormat[]
  readonly server: ServerChoice
  readonly image: string | undefined
  /** Part of the cells that is measured; undefined: all. */
  readonly shard: Shard | undefined
  /** Machine of several that measure the same, each by itself; undefined: there is no other. */
  readonly machine: Shard | undefined
  /** Runs after which the settings to blame are looked for. */
  readonly explain: ExplainMode
  /** Time for that, in addition to the rest of the budget, seconds. */
  readonly explainSeconds: number
  /** Whether it reports advance knowledge about changed settings. */
  readonly advises: boolean
  /** Memory of the machines that the configuration is for, which is hardly that of the runner; undefined: not known. */
  readonly memoryBytes: number | undefined
  /** Stored runs to compare with. */
  readonly history: BaselineRequest | undefined
  /** Version of qpsgate. */
  readonly toolVersion: string
  readonly seed: number
  readonly install: boolean
  /** Whether the data on servers that we do not start stay there. */
  readonly keepsData: boolean
  /** Arguments of `qpsgate run` that measure the same again. */
  readonly reproduce: readonly string[]
  /** Whether servers that are not on turn are frozen. */
  readonly freeze: boolean
}

export type ExplainMode = 'on-fail' | 'always' | 'never'

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
