/** Migrations of a repository, as files of SQL in the order in which tools apply them. */
import { SqlSplitter, type SqlStatement } from '../own-workload/split-sql.ts'

export interface MigrationFile {
  readonly path: string
  readonly statements: readonly SqlStatement[]
}

/** Names of files that take a migration back, in golang-migrate and Flyway. */
const BACKWARD = /\.down\.sql$|^U\d[^/]*__[^/]*\.sql$/
/** Lines after which goose, dbmate, sql-migrate and others have the statements that take a migration back. */
const BACKWARD_PART = /^--\s*(?:\+goose\s+down|\+migrate\s+down|migrate:down|\/\/@undo)\b/im
const NUMBER = /\d+/g
const WIDTH = 20

/** Files that tools apply, in their order. Numbers in names count by value, because V10 comes after V9. */
export function migrationOrder(names: readonly string[]): string[] {
  // Flyway's V9__a comes before V9_1__b, so the end of a version number sorts before a further part of it.
  const keyOf = (name: string) => name.replaceAll('__', ' ').replace(NUMBER, (digits) => digits.padStart(WIDTH, '0'))
  const forward = names.filter((name) => name.endsWith('.sql') && !BACKWARD.test(name.split('/').at(-1) ?? ''))
  return forward.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** Statements of a migration, without those that take it back. */
export function migrationOf(path: string, text: string): MigrationFile {
  const backward = BACKWARD_PART.exec(text)?.index
  return { path, statements: new SqlSplitter().push(text.slice(0, backward), true) }
}
