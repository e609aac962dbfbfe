/** Statistics of the literals at one place of a digest, in bounded memory: no value is kept, only hashes and counts. */
import type { Literal } from './digest-statement.ts'
import { zipfExponent } from './zipf.ts'

/** Values that are counted one by one, in a place; fewer in later ones, so that all places together have few. */
const MOST_COUNTED = 1024
const FEWEST_COUNTED = 32
const ALL_COUNTED = 1_000_000
/** Places of a digest: with its number they form one number. */
export const PLACES = 4096
/** Earlier literals that may be equal, before those that hardly ever are make room. */
const MOST_CANDIDATES = 8
/** Share of executions in which a literal must equal another to be called the same. */
const MOSTLY = 0.8
/** Executions that show whether two literals are equal; fewer do not. */
const FEWEST = 3
/** Values of which hardly ever half exceed all before them by chance; of fewer all must, and these are the fewest. */
const MANY_GROWN = 10
const FEW_GROWN = 4
/** Share of executions below which an equal literal makes room for others. */
const HOPELESS = 1 / 4

/** Literals in one slot of a digest, in numbers: none of them is kept. */
export interface LiteralShape {
  readonly kind: Literal['kind'] | 'mixed' | 'unknown'
  /** Number of values, NULL included. */
  readonly seen: number
  /** Share of NULL among them, 0 to 1. */
  readonly nulls: number
  /** Estimated number of distinct values, without NULL. */
  readonly distinct: number
  /** Exponent of Zipf's law that fits their frequencies, 0 if these are equal. */
  readonly skew: number
  /** Mean length of their text, characters. */
  readonly length: number
  /** Whether values mostly grow, as keys of new rows do. */
  readonly isGrowing: boolean
  /** Mean of the numbers. Only LIMIT, OFFSET and INTERVAL use it, because elsewhere it would reveal a value. */
  readonly mean: number | undefined
  /** Mean distance above the literal before it in the statement; for dates in seconds; undefined: no number or date. */
  readonly above: number | undefined
  /** Earlier literals of the same transaction that this one mostly equals, the most frequent first. */
  readonly same: readonly { readonly digest: number; readonly slot: number }[]
}

export class LiteralSketch {
  readonly #mostCounted: number
  /** Executions in a transaction with literals before it. */
  followed = 0
  /** How often it equalled earlier ones, by the number of their digest and slot in one. */
  readonly #equal = new Map<number, number>()
  #seen = 0
  #nulls = 0
  readonly #kinds = new Set<Exclude<Literal['kind'], 'null'>>()
  #lengths = 0
  #sum = 0
  #numbers = 0
  #most = Number.NEGATIVE_INFINITY
  #grew = 0
  #above = 0
  #compared = 0
  readonly #counts = new Map<number, number>()
  /** Only hashes that are multiples of it are counted: adaptive sampling, Wegman's, in Flajolet 1990. */
  #sampled = 1

  /** @param place its number among all places of the load, from 0 */
  constructor(place: number) {
    this.#mostCounted = Math.max(FEWEST_COUNTED, Math.min(MOST_COUNTED, Math.floor(ALL_COUNTED / (place + 1))))
  }

  /**
   * @param value its number, else NaN
   * @param above its distance above the literal before it in the statement; NaN if unknown
   */
  add({ kind, text }: Literal, hash: number, value: number, above: number): void {
    this.#seen++
    if (kind === 'null') {
      this.#nulls++
      return
    }
    this.#kinds.add(kind)
    this.#lengths += text.length - (kind !== 'text' && text.startsWith('-') ? 1 : 0)
    if (!Number.isNaN(value)) {
      this.#numbers++
      this.#sum += value
      if (value > this.#most) {
        this.#grew++
        this.#most = value
      }
    }
    if (!Number.isNaN(above)) {
      this.#compared++
      this.#above += above
    }
    const counts = this.#counts
    const key = mixed(hash)
    if (key % this.#sampled !== 0) return
    counts.set(key, (counts.get(key) ?? 0) + 1)
    while (counts.size > this.#mostCounted) {
      this.#sampled *= 2
      for (const each of counts.keys()) if (each % this.#sampled !== 0) counts.delete(each)
    }
  }

  /** Notes that it equalled an earlier literal of its transaction. */
  equalled(place: number): void {
    const equal = this.#equal
    equal.set(place, (equal.get(place) ?? 0) + 1)
    if (equal.size <= MOST_CANDIDATES) return
    for (const [other, times] of equal) if (other !== place && times < HOPELESS * this.followed) equal.delete(other)
  }

  shape(): LiteralShape {
    const values = this.#seen - this.#nulls
    const [kind = this.#nulls > 0 ? 'null' : 'unknown', ...others] = this.#kinds
    const areNumbers = [...this.#kinds].every((one) => one === 'integer' || one === 'decimal')
    const isMany = values >= MANY_GROWN
    const least = this.followed < FEWEST ? Number.POSITIVE_INFINITY : MOSTLY * this.followed
    const same = [...this.#equal].filter(([, times]) => times >= least).sort(([, a], [, b]) => b - a)
    return {
      kind: others.length === 0 ? kind : areNumbers ? 'decimal' : 'mixed',
      seen: this.#seen,
      nulls: this.#nulls / Math.max(1, this.#seen),
      distinct: Math.min(values, this.#counts.size * this.#sampled),
      skew: zipfExponent([...this.#counts.values()]),
      length: this.#lengths / Math.max(1, values),
      isGrowing: this.#numbers === values && values >= FEW_GROWN && this.#grew > (isMany ? values / 2 : values - 1),
      mean: this.#numbers === 0 ? undefined : this.#sum / this.#numbers,
      above: this.#compared === 0 ? undefined : this.#above / this.#compared,
      same: same.map(([place]) => ({ digest: Math.floor(place / PLACES), slot: place % PLACES })),
    }
  }
}

export const UNKNOWN_LITERAL: LiteralShape = new LiteralSketch(0).shape()

/** A hash of 32 bits that all depend on each other: the finisher of MurmurHash3. */
function mixed(hash: number): number {
  let mixing = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35)
  return (mixing ^ (mixing >>> 16)) >>> 0
}
