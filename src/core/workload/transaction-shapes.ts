/** Transactions of a load, merged into few shapes: those with the same statements, with loops and branches as means. */
import type { ObservedTransaction } from './observed.ts'

/** This many sets of statements stay apart; all further sets share one shape. */
const MOST_SETS = 2000
/** Share of common statements from which on two shapes are one. */
const ALIKE = 0.5
const OTHERS = 'others'

interface Shape {
  executions: number
  /** Executions of each digest, and its places in the order of their transactions, summed up. */
  readonly statements: Map<number, { times: number; transactions: number; places: number }>
  /** Families of the transaction that was seen first. */
  readonly families: ReadonlySet<number>
}

export class TransactionShapes {
  /** Shapes by the families of their transactions. */
  readonly #shapes = new Map<string, Shape>()
  readonly #families = new Map<string, number>()
  readonly #familyOf: number[] = []
  /** Executions of single-statement transactions, by the number of their digest. */
  readonly #single: number[] = []

  /** Adds a new digest: those that differ only in digits of names, such as those of shards, are one family. */
  addDigest(digest: number, sql: string): void {
    const family = sql.replaceAll(/\d+/g, '#')
    const number = this.#families.get(family) ?? this.#families.size
    this.#families.set(family, number)
    this.#familyOf[digest] = number
  }

  /** A statement that is its own transaction. */
  addSingle(digest: number): void {
    this.#single[digest] = (this.#single[digest] ?? 0) + 1
  }

  /** @param counts executions of each digest, in the order of their first appearance */
  add(counts: ReadonlyMap<number, number>): void {
    const families = new Set([...counts.keys()].map((digest) => this.#familyOf[digest] ?? 0))
    const own = [...families].sort((a, b) => a - b).join(' ')
    const key = this.#shapes.has(own) || this.#shapes.size < MOST_SETS ? own : OTHERS
    const alike = key === own ? (this.#shapes.get(own) ?? this.#mostAlike(families)) : this.#shapes.get(OTHERS)
    const shape = alike ?? { executions: 0, statements: new Map(), families }
    this.#shapes.set(key, shape)
    shape.executions++
    let place = 0
    for (const [digest, times] of counts) {
      const known = shape.statements.get(digest)
      const relative = place++ / counts.size
      if (known === undefined) shape.statements.set(digest, { times, transactions: 1, places: relative })
      else {
        known.times += times
        known.transactions++
        known.places += relative
      }
    }
  }

  /** The most frequent first. */
  finish(): ObservedTransaction[] {
    const single = [...this.#single.entries()].flatMap(([digest, executions = 0]): ObservedTransaction[] =>
      executions === 0 ? [] : [{ isExplicit: false, executions, statements: [{ digest, times: 1 }] }],
    )
    return [...[...new Set(this.#shapes.values())].map(observedOf), ...single].sort(
      (a, b) => b.executions - a.executions,
    )
  }

  #mostAlike(families: ReadonlySet<number>): Shape | undefined {
    let best: { shape: Shape; share: number } | undefined
    for (const shape of new Set(this.#shapes.values())) {
      const both = [...families].filter((family) => shape.families.has(family)).length
      const share = both / (families.size + shape.families.size - both)
      if (share >= ALIKE && share > (best?.share ?? 0)) best = { shape, share }
    }
    return best?.shape
  }
}

function observedOf({ executions, statements }: Shape): ObservedTransaction {
  const inOrder = [...statements].sort(([, a], [, b]) => a.places / a.transactions - b.places / b.transactions)
  return {
    isExplicit: true,
    executions,
    statements: inOrder.map(([digest, { times }]) => ({ digest, times: times / executions })),
  }
}
