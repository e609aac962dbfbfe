/** Requests of the commands that measure, plan a measurement, or judge one again. */

import type { LedgerRequest } from './ledger-request.ts'
import type { AdviceSubject, MeasurementRequest, ServerChoice } from './measured-request.ts'
import type { Shard } from './shard.ts'

/** Maximum seconds of a search for causes, in addition to the unused budget, unless a flag says otherwise. */
export const EXPLAIN_SECONDS = 120

/** When causes of a change are sought: `on-fail` if it regressed, or gained more than the limit. */
export type ExplainMode = 'on-fail' | 'always' | 'never'

export interface PlanRequest extends MeasurementRequest {
  readonly server: ServerChoice
  /** Name of an image, which replaces those that suite or files name. */
  readonly image: string | undefined
  /**
   * Whether servers of this machine may run unconfined if no sandbox can be made, because the user trusts the
   * configuration.
   */
  readonly trustsConfiguration: boolean
  readonly memoryBytes: number | undefined
  /** Part of the plan to measure; undefined: all. */
  readonly shard: Shard | undefined
  /** Seed of the order of turns: a whole number below 2 ** 32. */
  readonly seed: number
  /** Ledger of the branch; undefined: the run has no baseline and joins no ledger. */
  readonly ledger: LedgerRequest | undefined
  readonly install: boolean
}

export interface RunRequest extends PlanRequest {
  /** Whether the test data stay on a server that ran already, so that the next run need not make them. */
  readonly keepsData: boolean
  /** Path of the repository's migrations, which are tried on both sides of a change; undefined: none. */
  readonly migrations: string | undefined
  readonly explain: ExplainMode
  readonly explainSeconds: number
  readonly out: string
  /** Arguments of a command that measures the same subject again; the report shows it. */
  readonly reproduce: readonly string[]
}

export interface AdviceRun extends RunRequest {
  readonly subject: AdviceSubject
}

export interface OutputRequest<Request> {
  readonly request: Request
  readonly json: boolean
  readonly verbose: boolean
}

export interface ProveRequest {
  readonly advice: string
  readonly quiet: boolean
  /** The run. Its proposals are still missing, because they are read from the file of advice. */
  readonly run: AdviceRun
}

export interface ReportRequest {
  /** Output directories, or their `result.json`: at least one. */
  readonly paths: readonly string[]
  readonly out: string
}
