/** Statistics of the literals at one place of a digest, in bounded memory: no value is kept, only hashes and counts. */
import type { Literal } from './digest-statement.ts'
import type { LiteralShape } from './observed.ts'
import { zipfExponent } from './zipf.ts'

/** Values that are counted one by one, in a place; fewer in later ones, so that all places together have few. */
const [MOST_COUNTED, FEWEST_COUNTED, ALL_COUNTED] = [1024, 32, 1_000_000]
/** Places of a digest: with its number they form one number. */
export const PLACES = 4096
/** Earlier literals that are considered as possibly equal. */
const MOST_CANDIDATES = 8
/** Share of executions in which a literal must equal another to be called the same. */
const MOSTLY = 0.8
/** Fewer do not show whether two are equal. */
const FEWEST = 3
/** Among this many values, hardly ever half exceed all before them by chance; among fewer, at least this many must. */
const [MANY_GROWN, FEW_GROWN] = [10, 4]
/** A candidate that is equal this rarely makes room for another. */
const HOPELESS = 1 / 4

interface Candidate {
  /** Number of digest and literal in one. */
  readonly place: number
  equal: number
}

export class LiteralSketch {
  readonly #mostCounted: number
  /** Executions in a transaction with literals before it. */
  followed = 0
  readonly #candidates: Candidate[] = []
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
  add(kind: Literal['kind'], hash: number, value: number, length: number, above: number): void {
    this.#seen++
    if (kind === 'null') {
      this.#nulls++
      return
    }
    this.#kinds.add(kind)
    this.#lengths += length
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
    this.#count(mixed(hash))
  }

  #count(hash: number): void {
    const counts = this.#counts
    if (hash % this.#sampled !== 0) return
    counts.set(hash, (counts.get(hash) ?? 0) + 1)
    while (counts.size > this.#mostCounted) {
      this.#sampled *= 2
      for (const each of counts.keys()) if (each % this.#sampled !== 0) counts.delete(each)
    }
  }

  /** Notes that it equalled an earlier literal of its transaction. */
  equalled(place: number): void {
    const known = this.#candidates.find((each) => each.place === place)
    if (known !== undefined) known.equal++
    else if (this.#candidates.length < MOST_CANDIDATES) this.#candidates.push({ place, equal: 1 })
    else {
      const hopeless = this.#candidates.findIndex(({ equal }) => equal < HOPELESS * this.followed)
      if (hopeless >= 0) this.#candidates[hopeless] = { place, equal: 1 }
    }
  }

  shape(): LiteralShape {
    const values = this.#seen - this.#nulls
    const isMostly = ({ equal }: Candidate) => this.followed >= FEWEST && equal >= MOSTLY * this.followed
    const same = this.#candidates.filter(isMostly).sort((a, b) => b.equal - a.equal)
    const [kind = this.#nulls > 0 ? 'null' : 'unknown', ...others] = this.#kinds
    const areNumbers = [...this.#kinds].every((one) => one === 'integer' || one === 'decimal')
    const isMany = values >= MANY_GROWN
    return {
      kind: others.length === 0 ? kind : areNumbers ? 'decimal' : 'mixed',
      seen: this.#seen,
      nulls: this.#seen === 0 ? 0 : this.#nulls / this.#seen,
      distinct: Math.min(values, this.#counts.size * this.#sampled),
      skew: zipfExponent([...this.#counts.values()]),
      length: values === 0 ? 0 : this.#lengths / values,
      isGrowing: this.#numbers === values && values >= FEW_GROWN && this.#grew > (isMany ? values / 2 : values - 1),
      mean: this.#numbers === 0 ? undefined : this.#sum / this.#numbers,
      above: this.#compared === 0 ? undefined : this.#above / this.#compared,
      same: same.map(({ place }) => ({ digest: Math.floor(place / PLACES), slot: place % PLACES })),
    }
  }
}

/** A hash of 32 bits that all depend on each other: the finisher of MurmurHash3. */
function mixed(hash: number): number {
  let mixing = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35)
  return (mixing ^ (mixing >>> 16)) >>> 0
}
