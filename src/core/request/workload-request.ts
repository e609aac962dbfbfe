/** What `qpsgate workload` is asked: where a load is seen, which tables it works on, and where the workload goes. */
import type { Endpoint } from '../suite/dsn.ts'
import type { ServerChoice } from './measured-request.ts'

export const LOAD_FORMATS = ['auto', 'general', 'slow', 'digest-json', 'performance-schema'] as const
export type LoadFormat = (typeof LOAD_FORMATS)[number]

/** What tells of the tables. */
export type TableSource =
  | { readonly kind: 'schema' | 'migrations'; readonly path: string }
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint }

export interface WorkloadRequest {
  readonly from:
    | { readonly kind: 'files'; readonly paths: readonly [string, ...string[]]; readonly format: LoadFormat }
    /** A server whose digests are looked at twice, so many seconds apart. */
    | { readonly kind: 'dsn'; readonly endpoint: Endpoint; readonly seconds: number }
  readonly tables: TableSource
  /** Folder that the workload is written into; its last part is its name. */
  readonly out: string
  /** Rows of the largest table; undefined: as many as there are. */
  readonly rows: number | undefined
  /** Columns whose literals are kept, as `table.column`. */
  readonly kept: readonly string[]
  /** Whether files that are there already are replaced. */
  readonly replaces: boolean
  /** Where the server comes from that reads the schema. */
  readonly server: ServerChoice
  readonly image: string | undefined
}
