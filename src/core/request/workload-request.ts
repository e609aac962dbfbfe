import type { Endpoint } from '../suite/dsn.ts'

export const LOAD_FORMATS = ['auto', 'general', 'slow', 'performance-schema'] as const
export type LoadFormat = (typeof LOAD_FORMATS)[number]

/** Source of the tables. */
export type TableSource =
  | { readonly kind: 'schema' | 'migrations'; readonly path: string }
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint }

/** Source of the load. */
export type LoadSource =
  | { readonly kind: 'files'; readonly paths: readonly [string, ...string[]]; readonly format: LoadFormat }
  /** A server whose digests are read twice, this many seconds apart. */
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint; readonly seconds: number }
