/**
 * A user's own workload: its statements, their frequencies, their parameters, and its tables, as the file `workload.yml`
 * of its folder defines it.
 */

import type { SourceLine } from '../names.ts'

export interface OwnWorkload {
  /** Name of the folder. */
  readonly name: string
  /** Path of its file. */
  readonly file: string
  /** Whether the application prepares its statements on the server. */
  readonly protocol: 'text' | 'prepared'
  readonly transactions: readonly [Transaction, ...Transaction[]]
  readonly tables: readonly TableSize[]
  readonly schema: SchemaSource
}

/** What makes the tables. */
export interface SchemaSource {
  /**
   * One file of SQL; a directory of such files, in the order of their numbers; or a dump with tables and rows, of
   * mysqldump, as it is or compressed, or a directory of mydumper's.
   */
  readonly kind: 'schema' | 'migrations' | 'dump'
  /** From the folder of the workload. */
  readonly path: string
}

export interface Transaction {
  /** Distinct within the workload. */
  readonly name: string
  /** Share of all transactions that are of this kind, greater than 0, 1 is all; the shares need not add up to 1. */
  readonly share: number
  /** Whether it begins with BEGIN and ends with COMMIT. A statement outside one is a transaction itself. */
  readonly isExplicit: boolean
  readonly statements: readonly [Statement, ...Statement[]]
}

export interface Statement extends SourceLine {
  /** Distinct within the workload, such as `select orders` or `select orders 2`. */
  readonly name: string
  /** One statement, with `?` for each parameter. */
  readonly sql: string
  /** Mean executions in a transaction; greater than 0, not necessarily whole. */
  readonly times: number
  /** One for each `?`, in their order. */
  readonly parameters: readonly Parameter[]
}

export type Parameter =
  /** A value that rows have in the column, as row-values.ts makes them. */
  | { readonly kind: 'value'; readonly column: ColumnName; readonly skew: number }
  /** A value of the column that no row has yet. */
  | { readonly kind: 'new'; readonly column: ColumnName }
  /**
   * The value of an earlier parameter of the same transaction: `STATEMENT:NUMBER`, 1-based, plus an offset if it is a
   * number or date.
   */
  | { readonly kind: 'same'; readonly as: string; readonly plus: number }
  /** A number, such as that of a LIMIT; `digits` after the point. */
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly digits: number }
  /** Text of this length that need not occur in any row. */
  | { readonly kind: 'text'; readonly length: number }
  | { readonly kind: 'null' }

/** `table.column`. */
export type ColumnName = `${string}.${string}`

/** A user's own workload with its tables, at one revision. */
export interface OwnLoad {
  readonly workload: OwnWorkload
  readonly data: OwnData
  /** Paths in its folder of migrations, or names in its dump, that make no data; default: none. */
  readonly ignoredFiles?: readonly string[]
}

/** A statement as a workload's script counts it. */
export interface CountedStatement {
  /** Distinct within the workload. */
  readonly name: string
  /** With `?` for its parameters. */
  readonly sql: string
}

/** A statement with the values of one execution of it, for plans. */
export interface OwnStatement extends CountedStatement {
  /** SQL of the literal of each parameter. */
  readonly literals: readonly string[]
}

/** Statements of a workload that are counted separately, including the commit. */
export const MOST_STATEMENTS = 256

/** Name of the statement that ends transactions. */
export const COMMIT = 'commit'

/** Statements in the order in which the script counts them: those of the file, then the commit if there is one. */
export function countedStatements({ transactions }: OwnWorkload): readonly CountedStatement[] {
  const counted = transactions.flatMap(({ statements }) => statements)
  const hasCommit = transactions.some(({ isExplicit }) => isExplicit)
  return hasCommit ? [...counted, { name: COMMIT, sql: 'COMMIT' }] : counted
}

/** A user's own tables. */
export interface OwnData {
  /** Files of SQL that make the schema, in their order. */
  readonly schema: readonly { readonly file: string; readonly text: string }[]
  /** Dump that makes and fills all tables; undefined: rows are made. */
  readonly dump: Dump | undefined
  /** Rows to make. */
  readonly tables: readonly TableSize[]
}

/** A file, or a folder of files. */
export interface Dump {
  /** Absolute path. */
  readonly path: string
  readonly files: readonly DumpFile[]
  /** Folder of the repository whose objects hold the files; undefined: they are on disk. */
  readonly repository: string | undefined
}

export interface DumpFile {
  /** Name in the folder; empty: the file itself. */
  readonly name: string
  /** Git's name for its content. */
  readonly id: string
  readonly bytes: number
}

export interface TableSize {
  readonly name: string
  /** Rows to fill in; 0 leaves the table empty. */
  readonly rows: number
  readonly columns: readonly ColumnShape[]
}

/** Column whose values differ from the default: as many as there are rows, all equally frequent. */
export interface ColumnShape {
  readonly name: string
  /** Distinct values, at least 1; undefined: by its keys and type. */
  readonly distinct: number | undefined
  /** Exponent of Zipf's law for the frequencies of the values; 0: equal frequencies. */
  readonly skew: number
  /** Share of rows that have NULL, 0 to 1. */
  readonly nulls: number
  /** Mean length of text, characters; undefined: by its type. */
  readonly length: number | undefined
}
