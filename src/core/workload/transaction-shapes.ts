/** Transactions of a load, merged into few shapes: those with the same statements, with loops and branches as means. */

/** Sets of statements that stay apart; all further sets share one shape. */
const MOST_SETS = 2000
/** Share of common statements that makes two shapes one. */
const ALIKE = 0.5
const OTHERS = 'others'

/** Transactions of the same statements. */
export interface ObservedTransaction {
  readonly isExplicit: boolean
  readonly executions: number
  /** Numbers of their digests with mean executions, in the order of their first appearance. */
  readonly statements: readonly { readonly digest: number; readonly times: number }[]
}

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

  /** @param counts executions of each digest, in the order of their first appearance */
  add(counts: ReadonlyMap<{ readonly number: number; readonly family: number }, number>): void {
    const families = new Set([...counts.keys()].map(({ family }) => family))
    const set = [...families].sort((a, b) => a - b).join(' ')
    const key = this.#shapes.has(set) || this.#shapes.size < MOST_SETS ? set : OTHERS
    const alike = this.#shapes.get(key) ?? (key === set ? this.#mostAlike(families) : undefined)
    const shape = alike ?? { executions: 0, statements: new Map(), families }
    this.#shapes.set(key, shape)
    shape.executions++
    let place = 0
    for (const [{ number: digest }, times] of counts) {
      const sums = shape.statements.get(digest) ?? { times: 0, transactions: 0, places: 0 }
      shape.statements.set(digest, sums)
      sums.times += times
      sums.transactions++
      sums.places += place++ / counts.size
    }
  }

  finish(): ObservedTransaction[] {
    return [...new Set(this.#shapes.values())].map(({ executions, statements }) => {
      const inOrder = [...statements].sort(([, a], [, b]) => a.places / a.transactions - b.places / b.transactions)
      const means = inOrder.map(([digest, { times }]) => ({ digest, times: times / executions }))
      return { isExplicit: true, executions, statements: means }
    })
  }

  #mostAlike(families: ReadonlySet<number>): Shape | undefined {
    const shares = [...new Set(this.#shapes.values())].map((shape) => {
      const both = [...families].filter((family) => shape.families.has(family)).length
      return { shape, share: both / (families.size + shape.families.size - both) }
    })
    const [best] = shares.filter(({ share }) => share >= ALIKE).sort((a, b) => b.share - a.share)
    return best?.shape
  }
}
