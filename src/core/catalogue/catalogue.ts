/**
 * Statements of applications and their migrations. A statement that a server takes before a change, and refuses after
 * it, breaks whoever sends it, however fast the server is.
 */
import table from './statements.json' with { type: 'json' }

export interface CatalogueRow {
  /** What the statements do, as a noun: `a table without a primary key`. */
  readonly form: string
  /** Who sends such statements. */
  readonly whom: string
  /** Statements of one client, in a schema of their own. */
  readonly sql: readonly string[]
  /**
   * Options with which a server refuses them; a test proves it. Each row has either these or `only`, because a row that
   * nothing breaks would cost time and show nothing.
   */
  readonly breaks?: readonly string[]
  /** Options with which a server takes them; default: none. */
  readonly works?: readonly string[]
  /** The only product that takes them; undefined: several do. */
  readonly only?: 'mariadb' | 'mysql'
}

export const CATALOGUE: readonly CatalogueRow[] = table as readonly CatalogueRow[]
