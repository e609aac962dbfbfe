/** An observed load that becomes a workload. */

import type { Endpoint } from '../suite/dsn.ts'
import type { ServerChoice } from './measured-request.ts'

/** A server of which statement digests are read. */
export interface WatchedServer {
  readonly kind: 'dsn'
  readonly endpoint: Endpoint
  /** Time between the two snapshots. */
  readonly seconds: number
}

/** Logs or exports of digests. */
export interface LoadFiles {
  readonly kind: 'files'
  readonly paths: readonly [string, ...string[]]
}

/** A server that has the tables. */
export interface TablesOfServer {
  readonly kind: 'dsn'
  readonly endpoint: Endpoint
}

/** SQL that makes the tables. */
export interface TablesOfFiles {
  readonly kind: 'schema' | 'migrations'
  readonly path: string
}

export interface WorkloadRequest {
  readonly from: LoadFiles | WatchedServer
  readonly tables: TablesOfFiles | TablesOfServer
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
