/**
 * A workload of the user's own: which statements, how often, with which parameters, on which tables. The file
 * `workload.yml` of its folder says it; it holds no value of a production database.
 */

import type { SourceLine } from '../names.ts'
import type { TableSize } from '../suite/suite.ts'

export interface OwnWorkload {
  /** Name of the folder. */
  readonly name: string
  /** Path of its file. */
  readonly file: string
  /** Whether the application prepares its statements on the server. */
  readonly protocol: 'text' | 'prepared'
  /** Share of the observed load that the transactions stand for, 0 to 1; undefined: not known. */
  readonly standsFor: number | undefined
  readonly transactions: readonly [Transaction, ...Transaction[]]
  readonly tables: readonly TableSize[]
  /** Statements of the load that cannot run by themselves. */
  readonly leftOut: readonly LeftOut[]
  readonly schema: SchemaSource
}

/** Files that make the tables, by their paths from the folder of the workload. */
export type SchemaSource =
  /** One file of SQL. */
  | { readonly kind: 'schema'; readonly path: string }
  /** A directory of SQL files, in the order of their numbers. */
  | { readonly kind: 'migrations'; readonly path: string }
  /** A dump with tables and rows, of mysqldump, as it is or compressed, or a directory of mydumper's. */
  | { readonly kind: 'dump'; readonly path: string }

export interface Transaction {
  /** Distinct within the workload. */
  readonly name: string
  /** Share of all transactions that are of this kind, greater than 0, 1 is all; what they miss of 1 in sum, or exceed it, makes no difference. */
  readonly share: number
  /** Whether it begins with BEGIN and ends with COMMIT. A statement outside of one is a transaction by itself. */
  readonly isExplicit: boolean
  readonly statements: readonly [Statement, ...Statement[]]
}

export interface Statement extends SourceLine {
  /** Distinct within the workload, such as `select orders` or `select orders 2`. */
  readonly name: string
  /** One statement, with `?` for each parameter. */
  readonly sql: string
  /** Mean executions in a transaction; greater than 0, need not be whole. */
  readonly times: number
  /** Rows that it returned or changed, on average; undefined: not observed. For readers alone. */
  readonly rows: number | undefined
  /** One for each `?`, in their order. */
  readonly parameters: readonly Parameter[]
}

export type Parameter =
  /** A value that rows have in the column, as data.ts makes them. */
  | { readonly kind: 'value'; readonly column: ColumnName; readonly skew: number }
  /** A value of the column that no row has yet. */
  | { readonly kind: 'new'; readonly column: ColumnName }
  /** The value of an earlier parameter of the same transaction: `STATEMENT:NUMBER`, 1-based, plus an offset where it is a number or date. */
  | { readonly kind: 'same'; readonly as: string; readonly plus: number }
  /** A number, such as that of a LIMIT; `digits` behind the point. */
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly digits: number }
  /** Text of so many characters that no row need have. */
  | { readonly kind: 'text'; readonly length: number }
  /** One of the values that the user chose to keep. */
  | { readonly kind: 'kept'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'null' }

/** `table.column`. */
export type ColumnName = `${string}.${string}`

export interface LeftOut {
  /** Statement with `?` for literals. */
  readonly sql: string
  readonly why: 'temporary table' | 'lock' | 'definition' | 'procedure' | 'session' | 'rare' | 'not understood'
  /** Share of the observed load, 0 to 1. */
  readonly share: number
}
