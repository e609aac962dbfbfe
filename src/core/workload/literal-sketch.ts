/** Statistics of the literals at one place of a digest, in bounded memory: no value is kept, only hashes and counts. */
import { NULL_LITERAL } from './digest-statement.ts'
import { DistinctCounter, mixed } from './distinct-counter.ts'
import type { LiteralShape, SameAs } from './observed.ts'
import { TOKEN } from './sql-scanner.ts'
import { zipfExponent } from './zipf.ts'

/** Values that are counted one by one, in all places and in one place. */
const [ALL_COUNTED, MOST_COUNTED, FEWEST_COUNTED] = [1_000_000, 512, 32]
/** Share of the counted values that stays after the rare ones have been dropped. */
const LEFT = 1 / 4
/** Earlier literals that are considered as possibly equal. */
const MOST_CANDIDATES = 8
/** Share of executions in which a literal must equal another to be called the same. */
const MOSTLY = 0.8
/** Fewer do not show whether two are equal. */
const FEWEST = 3
/** Among this many values, hardly ever half exceed all before them by chance; among fewer, at least this many must. */
const [MANY_GROWN, FEW_GROWN] = [10, 4]
/** Values of a place that are kept, and the most frequent of them that are reported. */
const [MOST_KEPT, MOST_SHOWN] = [1000, 100]
/** A candidate that is equal this rarely makes room for another. */
const HOPELESS = 1 / 4

const KINDS = {
  [TOKEN.text]: 'text',
  [TOKEN.binary]: 'binary',
  [TOKEN.integer]: 'integer',
  [TOKEN.decimal]: 'decimal',
  [NULL_LITERAL]: 'null',
} as const

interface Candidate {
  /** Number of digest and literal in one. */
  readonly place: number
  equal: number
}

/** Number of values that each place may count, which falls with the number of places. */
export class SketchRoom {
  #places = 0
  most = MOST_COUNTED

  addPlace(): void {
    this.#places++
    this.most = Math.max(FEWEST_COUNTED, Math.min(MOST_COUNTED, Math.floor(ALL_COUNTED / this.#places)))
  }
}

export class LiteralSketch {
  readonly #room: SketchRoom
  /** Values and their counts, if they are to be kept. */
  readonly #kept: Map<string | number, number> | undefined
  seen = 0
  /** Executions in a transaction with literals before it. */
  followed = 0
  readonly candidates: Candidate[] = []
  #nulls = 0
  readonly #kinds = new Set<number>()
  #lengths = 0
  #sum = 0
  #numbers = 0
  #most = Number.NEGATIVE_INFINITY
  #grew = 0
  #above = 0
  #compared = 0
  #counts = new Map<number, number>()
  /** Amount by which the counts may be too low. */
  #lost = 0
  #distinct: DistinctCounter | undefined

  /** @param isKept whether its values themselves are kept */
  constructor(isKept: boolean, room: SketchRoom) {
    this.#room = room
    room.addPlace()
    this.#kept = isKept ? new Map() : undefined
  }

  get isKept(): boolean {
    return this.#kept !== undefined
  }

  keep(value: string | number): void {
    if (this.#kept === undefined) return
    if (this.#kept.has(value) || this.#kept.size < MOST_KEPT) this.#kept.set(value, (this.#kept.get(value) ?? 0) + 1)
  }

  /**
   * @param value its number, else NaN
   * @param above its distance above the literal before it in the statement; NaN if unknown
   */
  add(kind: number, hash: number, value: number, length: number, above: number): void {
    this.seen++
    if (kind === NULL_LITERAL) {
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
    this.#distinct?.add(hash)
    const counts = this.#counts
    counts.set(hash, (counts.get(hash) ?? 0) + 1)
    if (counts.size > this.#room.most) this.#dropRare()
  }

  /**
   * Misra and Gries' summary, many at once: the true count of a dropped value is below `lost`, and all others are too
   * low by it.
   */
  #dropRare(): void {
    if (this.#distinct === undefined) {
      this.#distinct = new DistinctCounter()
      for (const hash of this.#counts.keys()) this.#distinct.add(hash)
    }
    const ordered = Float64Array.from(this.#counts.values()).sort()
    const limit = ordered[ordered.length - Math.ceil(LEFT * this.#room.most)] ?? 0
    this.#lost += limit
    for (const [hash, count] of this.#counts)
      if (count <= limit) this.#counts.delete(hash)
      else this.#counts.set(hash, count - limit)
  }

  /** Notes that it equalled an earlier literal of its transaction. */
  equalled(place: number): void {
    const known = this.candidates.find((each) => each.place === place)
    if (known !== undefined) known.equal++
    else if (this.candidates.length < MOST_CANDIDATES) this.candidates.push({ place, equal: 1 })
    else {
      const hopeless = this.candidates.findIndex(({ equal }) => equal < HOPELESS * this.followed)
      if (hopeless >= 0) this.candidates[hopeless] = { place, equal: 1 }
    }
  }

  /**
   * @param isCount whether it counts or measures rows or time, so that its mean is nobody's value
   * @param sameAs the reference for a candidate
   */
  shape(isCount: boolean, sameAs: (place: number) => SameAs | undefined): LiteralShape {
    const values = this.seen - this.#nulls
    const distinct = Math.min(values, Math.round(this.#distinct?.distinct ?? this.#counts.size))
    const isMostly = ({ equal }: Candidate) => this.followed >= FEWEST && equal >= MOSTLY * this.followed
    const same = this.candidates.filter(isMostly).sort((a, b) => b.equal - a.equal)
    return {
      kind: this.#kind(),
      seen: this.seen,
      nulls: this.seen === 0 ? 0 : this.#nulls / this.seen,
      distinct,
      skew: zipfExponent({ counts: [...this.#counts.values()], lost: this.#lost, seen: values, distinct }),
      length: values === 0 ? 0 : this.#lengths / values,
      isGrowing: this.#numbers === values && this.#isGrowing(values),
      mean: !isCount || this.#numbers === 0 ? undefined : this.#sum / this.#numbers,
      above: this.#compared === 0 ? undefined : this.#above / this.#compared,
      same: same.flatMap(({ place }) => sameAs(place) ?? []),
      kept: this.#mostKept(),
    }
  }

  #mostKept(): LiteralShape['kept'] {
    const ordered = [...(this.#kept ?? [])].sort(([, a], [, b]) => b - a).map(([value]) => value)
    const [first, ...others] = ordered.slice(0, MOST_SHOWN)
    return first === undefined ? undefined : [first, ...others]
  }

  #isGrowing(values: number): boolean {
    return values >= MANY_GROWN ? this.#grew > values / 2 : values >= FEW_GROWN && this.#grew === values
  }

  #kind(): LiteralShape['kind'] {
    const kinds = [...this.#kinds]
    const [first] = kinds
    if (first === undefined) return this.#nulls > 0 ? 'null' : 'unknown'
    if (kinds.length === 1) return KINDS[first as keyof typeof KINDS]
    return kinds.every((kind) => kind >= TOKEN.integer) ? 'decimal' : 'mixed'
  }
}
