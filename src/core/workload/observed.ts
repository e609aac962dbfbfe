/** Load as a log or a server shows it: statements without their literals, and statistics of the literals. */

import type { LiteralShape } from './literal-sketch.ts'
import type { StatementKind } from './statement-kinds.ts'

export interface ObservedLoad {
  /** In the order of their first appearance. */
  readonly digests: readonly Digest[]
  readonly transactions: readonly ObservedTransaction[]
  /** Whether most statements were executed as prepared ones. */
  readonly isPrepared: boolean
  /** Whether `weight` is time in seconds; otherwise it counts executions. */
  readonly isTimed: boolean
  /** Lines that belong to no whole statement, such as those of a log that begins or ends in the middle of one. */
  readonly unreadLines: number
  /** Weight of statements that are missing from the digests because there were too many. */
  readonly otherWeight: number
}

export interface Digest {
  /**
   * Normalised, without comments, `?` for each literal or list, identifiers as written; if the source does not say how
   * many literals a list has, it has `...`.
   */
  readonly sql: string
  readonly kind: StatementKind
  /** Its text with the marks of digest-statement.ts. */
  readonly template: string
  /** Mean literals of each list by its slot, and mean rows by the first slot in them. */
  readonly lists: readonly number[]
  readonly sets: readonly number[]
  readonly executions: number
  /** Time in seconds, or executions if the source has no times. */
  readonly weight: number
  /** Mean rows returned or changed; undefined if the source does not say. */
  readonly rows: number | undefined
  /** One for each slot. */
  readonly literals: readonly LiteralShape[]
}

/** A shape of transactions: its statements, in the order of their first appearance. */
export interface ObservedTransaction {
  readonly isExplicit: boolean
  readonly executions: number
  /** Number of each digest with its mean executions in a transaction. */
  readonly statements: readonly { readonly digest: number; readonly times: number }[]
}
