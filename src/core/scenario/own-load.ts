/**
 * A user's own workload: its tables, its statements, and their frequencies and parameters, as the `workload.yml` in its
 * folder defines them.
 */

import type { SourceLine } from '../names.ts'

export interface OwnWorkload {
  readonly name: string
  readonly file: string
  /** `prepared` if the application prepares its statements on the server. The load then does so, too. */
  readonly protocol: 'text' | 'prepared'
  readonly transactions: readonly [Transaction, ...Transaction[]]
  readonly tables: readonly TableSize[]
  readonly schema: SchemaSource
}

export interface SchemaSource {
  /**
   * Form of the files. `schema`: one file of SQL. `migrations`: a directory of such files, in the order of their
   * numbers. `dump`: tables and rows, as a file of mysqldump, perhaps compressed, or a directory of mydumper.
   */
  readonly kind: 'schema' | 'migrations' | 'dump'
  readonly path: string
}

export interface Transaction {
  readonly name: string
  /** Weight among all transactions. It is greater than 0, and the weights need not add up to 1. */
  readonly share: number
  /** Whether it begins with BEGIN and ends with COMMIT; otherwise it is a single statement. */
  readonly isExplicit: boolean
  readonly statements: readonly [Statement, ...Statement[]]
}

export interface Statement extends SourceLine {
  /** Name that is distinct within the workload, such as `select orders` or `select orders 2`. */
  readonly name: string
  /** Statement with `?` for each parameter. */
  readonly sql: string
  /** Mean number of executions in a transaction; greater than 0, not necessarily whole. */
  readonly times: number
  readonly parameters: readonly Parameter[]
}

export type Parameter =
  /** A value that occurs in the column, as row-values.ts generates them, so that statements find rows. */
  | { readonly kind: 'value'; readonly column: ColumnName; readonly skew: number }
  /** A value that no row of the column has yet, so that unique keys accept it. */
  | { readonly kind: 'new'; readonly column: ColumnName }
  /**
   * The value of an earlier parameter of the same transaction: `STATEMENT:NUMBER`, 1-based, plus an offset if it is a
   * number or date.
   */
  | { readonly kind: 'same'; readonly as: string; readonly plus: number }
  /** A number, such as a LIMIT, with `digits` after the decimal point. */
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly digits: number }
  /** Text of this length, in characters, that need not occur in any row. */
  | { readonly kind: 'text'; readonly length: number }
  | { readonly kind: 'null' }

export type ColumnName = `${string}.${string}`

export interface OwnLoad {
  readonly workload: OwnWorkload
  readonly data: OwnData
  /** Paths in the folder of migrations, or names in the dump, that are not loaded; default: none. */
  readonly ignoredFiles?: readonly string[]
}

export interface CountedStatement {
  readonly name: string
  readonly sql: string
}

/** A statement with the values of one execution, because EXPLAIN needs values. */
export interface OwnStatement extends CountedStatement {
  readonly literals: readonly string[]
}

/** Maximum number of statements of a workload, including the commit: a line of slices.jsonl holds no more counts. */
export const MOST_STATEMENTS = 256

export const COMMIT = 'commit'

/** Statements in the order in which the script counts them: those of the file, then the commit if there is one. */
export function countedStatements({ transactions }: OwnWorkload): readonly CountedStatement[] {
  const counted = transactions.flatMap(({ statements }) => statements)
  const hasCommit = transactions.some(({ isExplicit }) => isExplicit)
  return hasCommit ? [...counted, { name: COMMIT, sql: 'COMMIT' }] : counted
}

export interface OwnData {
  /** Files of SQL that create the schema. They run in this order, because later ones may need earlier ones. */
  readonly schema: readonly { readonly file: string; readonly text: string }[]
  /** Dump that creates and fills all tables; undefined: the rows are generated. */
  readonly dump: Dump | undefined
  readonly tables: readonly TableSize[]
}

export interface Dump {
  readonly path: string
  readonly files: readonly DumpFile[]
  /** Folder of the repository whose objects hold the files; undefined: they are on disk. */
  readonly repository: string | undefined
}

export interface DumpFile {
  /** Name in the folder; empty if the dump is a single file. */
  readonly name: string
  /** Id that git gives the content, so that a changed dump is noticed. */
  readonly id: string
  readonly bytes: number
}

export interface TableSize {
  readonly name: string
  readonly rows: number
  readonly columns: readonly ColumnShape[]
}

/** Distribution of a column's values. By default it has as many distinct values as rows, all equally frequent. */
export interface ColumnShape {
  readonly name: string
  /** Number of distinct values, at least 1; undefined: the column's keys and type decide. */
  readonly distinct: number | undefined
  /** Exponent of Zipf's law for the frequencies of the values; 0: equal frequencies. */
  readonly skew: number
  /** Share of rows that have NULL, 0…1. */
  readonly nulls: number
  /** Mean length of text, in characters; undefined: the column's type decides. */
  readonly length: number | undefined
}
