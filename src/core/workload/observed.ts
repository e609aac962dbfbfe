/** Load as a log or a server shows it: statements without their literals, and what the literals were like. */

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
}

export interface Digest {
  /** Normalised: one space between words, `?` for each literal, `(?)` lists as they are; identifiers as written. */
  readonly sql: string
  readonly executions: number
  /** Time in seconds, or executions where the source has no times. */
  readonly weight: number
  /** Mean rows returned or changed; undefined where the source does not say. */
  readonly rows: number | undefined
  /** One for each `?`. */
  readonly literals: readonly LiteralShape[]
}

/** Literals at one place of a digest, in numbers: none of them is kept. */
export interface LiteralShape {
  readonly kind: 'integer' | 'decimal' | 'text' | 'binary' | 'null' | 'mixed' | 'unknown'
  /** Values that were seen. */
  readonly seen: number
  /** Estimate of how many of them are distinct. */
  readonly distinct: number
  /** Exponent of Zipf's law that fits their frequencies, 0 where they are alike. */
  readonly skew: number
  /** Mean length of text, characters. */
  readonly length: number
  /** Whether values mostly grow, as keys of new rows do. */
  readonly isGrowing: boolean
  /** Mean of numbers at LIMIT, OFFSET and INTERVAL; undefined elsewhere, where it would be a value. */
  readonly mean: number | undefined
  /** Earlier literal of the same transaction that this one mostly equals, or is above by `plus`. */
  readonly same: { readonly digest: number; readonly literal: number; readonly plus: number } | undefined
}

/** A shape of transactions: which statements, in the order of their first appearance. */
export interface ObservedTransaction {
  readonly isExplicit: boolean
  readonly executions: number
  /** Number of each digest with its mean executions in a transaction. */
  readonly statements: readonly { readonly digest: number; readonly times: number }[]
}
