/** An observed load that becomes a workload. */

import type { Endpoint } from '../suite/dsn.ts'
import type { ServerChoice } from './measured-request.ts'

export type LoadSource =
  /** Logs or exports of digests. */
  | { readonly kind: 'files'; readonly paths: readonly [string, ...string[]] }
  /** A server whose digests are read twice, some seconds apart. */
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint; readonly seconds: number }

export type TablesSource =
  /** SQL that makes them. */
  | { readonly kind: 'schema' | 'migrations'; readonly path: string }
  /** A server that has them. */
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint }

export interface WorkloadRequest {
  readonly from: LoadSource
  readonly tables: TablesSource
  /** Folder of the workload. */
  readonly out: string
  /** Rows of the largest table; undefined: as on the server, else the default of the format. */
  readonly rows: number | undefined
  /** Whether existing files are replaced. */
  readonly replaces: boolean
  /** Server that reads the schema. */
  readonly server: ServerChoice
  readonly image: string | undefined
}
