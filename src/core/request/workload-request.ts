/** The request for `qpsgate workload`: the source of the load, its tables, and the folder for the workload. */
import type { Fork } from '../families/family.ts'
import type { Endpoint } from '../suite/dsn.ts'
import type { ServerChoice } from './measured-request.ts'

export const LOAD_FORMATS = ['auto', 'general', 'slow', 'performance-schema'] as const
export type LoadFormat = (typeof LOAD_FORMATS)[number]

/** Source of the tables. */
export type TableSource =
  | { readonly kind: 'schema' | 'migrations'; readonly path: string }
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint }

export interface WorkloadRequest {
  readonly from:
    | { readonly kind: 'files'; readonly paths: readonly [string, ...string[]]; readonly format: LoadFormat }
    /** A server whose digests are read twice, this many seconds apart. */
    | { readonly kind: 'dsn'; readonly endpoint: Endpoint; readonly seconds: number }
  readonly tables: TableSource
  /** Folder that the workload is written into; its last part is its name. */
  readonly out: string
  /** Rows of the largest table; undefined: as many as there are. */
  readonly rows: number | undefined
  /** Whether files that are there already are replaced. */
  readonly replaces: boolean
  /** Source of the server that reads the schema. */
  readonly server: ServerChoice
  readonly product: Fork | undefined
  readonly image: string | undefined
}
