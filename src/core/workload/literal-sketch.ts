/** Statistics of the literals at one place of a digest, in bounded memory: no value is kept, only hashes and counts. */
import type { Literal } from './digest-statement.ts'
import { zipfExponent } from './zipf.ts'

/** Values that are counted one by one, in a place; fewer in later ones, so that all places together have few. */
const [MOST_COUNTED, FEWEST_COUNTED, ALL_COUNTED] = [1024, 32, 1_000_000]
/** Places of a digest: with its number they form one number. */
export const PLACES = 4096
/** Earlier literals that are considered as possibly equal, before those that hardly ever are make room. */
const MOST_CANDIDATES = 8
/** Share of executions in which a literal must equal another to be called the same. */
const MOSTLY = 0.8
/** Fewer do not show whether two are equal. */
const FEWEST = 3
/** Among this many values, hardly ever half exceed all before them by chance; among fewer, at least this many must. */
const [MANY_GROWN, FEW_GROWN] = [10, 4]
/** A literal that is equal this rarely makes room for others. */
const HOPELESS = 1 / 4

/** Literals in one slot of a digest, in numbers: none of them is kept. */
export type LiteralShape = Readonly<ReturnType<LiteralSketch['shape']>>

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
    const [counts, key] = [this.#counts, mixed(hash)]
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

  shape() {
    const values = this.#seen - this.#nulls
    const [kind = this.#nulls > 0 ? 'null' : 'unknown', ...others] = this.#kinds
    const areNumbers = [...this.#kinds].every((one) => one === 'integer' || one === 'decimal')
    const isMany = values >= MANY_GROWN
    const least = this.followed < FEWEST ? Number.POSITIVE_INFINITY : MOSTLY * this.followed
    const same = [...this.#equal].filter(([, times]) => times >= least).sort(([, a], [, b]) => b - a)
    return {
      kind: others.length === 0 ? kind : areNumbers ? ('decimal' as const) : ('mixed' as const),
      /** Values that were seen, NULL included. */
      seen: this.#seen,
      /** Share of NULL among them, 0 to 1. */
      nulls: this.#nulls / Math.max(1, this.#seen),
      /** Estimated number of distinct values, without NULL. */
      distinct: Math.min(values, this.#counts.size * this.#sampled),
      /** Exponent of Zipf's law that fits their frequencies, 0 if these are equal. */
      skew: zipfExponent([...this.#counts.values()]),
      /** Mean length as written, characters. */
      length: this.#lengths / Math.max(1, values),
      /** Whether values mostly grow, as keys of new rows do. */
      isGrowing: this.#numbers === values && values >= FEW_GROWN && this.#grew > (isMany ? values / 2 : values - 1),
      /** Mean of the numbers. It is used for LIMIT, OFFSET and INTERVAL alone, as elsewhere it would reveal a value. */
      mean: this.#numbers === 0 ? undefined : this.#sum / this.#numbers,
      /** Mean distance above the literal before it in the statement; for dates in seconds; undefined: no number or date. */
      above: this.#compared === 0 ? undefined : this.#above / this.#compared,
      /** Earlier literals of the same transaction that this one mostly equals, the most frequent first. */
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
