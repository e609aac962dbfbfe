/** Load as a log or a server shows it: statements without their literals, and statistics of the literals. */

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
  /** The same with the marks of digest-statement.ts. */
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

/** Literals in one slot of a digest, in numbers: none of them is kept. */
export interface LiteralShape {
  readonly kind: 'integer' | 'decimal' | 'text' | 'binary' | 'null' | 'mixed' | 'unknown'
  /** Values that were seen, NULL included. */
  readonly seen: number
  /** Share of NULL among them, 0 to 1. */
  readonly nulls: number
  /** Estimated number of distinct values, without NULL. */
  readonly distinct: number
  /** Exponent of Zipf's law that fits their frequencies, 0 if these are equal. */
  readonly skew: number
  /** Mean length as written, characters. */
  readonly length: number
  /** Whether values mostly grow, as keys of new rows do. */
  readonly isGrowing: boolean
  /** Mean of the numbers. It is used for LIMIT, OFFSET and INTERVAL alone, as elsewhere it would reveal a value. */
  readonly mean: number | undefined
  /** Mean distance above the literal before it in the statement; for dates in seconds; undefined: no number or date. */
  readonly above: number | undefined
  /** Earlier literals of the same transaction that this one mostly equals, the most frequent first. */
  readonly same: readonly SameAs[]
}

/** Numbers of a digest and of one of its slots. */
export interface SameAs {
  readonly digest: number
  readonly slot: number
}

export const UNKNOWN_LITERAL: LiteralShape = {
  ...{ kind: 'unknown', seen: 0, nulls: 0, distinct: 0, skew: 0, length: 0, isGrowing: false, mean: undefined },
  ...{ above: undefined, same: [] },
}

/** A shape of transactions: its statements, in the order of their first appearance. */
export interface ObservedTransaction {
  readonly isExplicit: boolean
  readonly executions: number
  /** Number of each digest with its mean executions in a transaction. */
  readonly statements: readonly { readonly digest: number; readonly times: number }[]
}
