/** Statements of a fake load: how often each arm executes them in a block, and for how long, drawn from a model. */
import type { CellTotals, Slice } from '../../src/core/measurement/measurement.ts'
import type { Arm } from '../../src/core/plan/plan.ts'
import type { Random } from '../../src/core/plan/random.ts'
import { normal } from '../builders.ts'

export interface FakeStatement {
  readonly name: string
  /** Executions in a transaction, on average. */
  readonly times: number
  /** Share of the control's time, 0 to 1; the shares of all statements add up to at most 1. */
  readonly share: number
  /** ln of the time of an execution in relation to the control's; undefined if the arm's load has no such statement. */
  readonly slower?: (arm: Arm) => number | undefined
  /** Share of its executions that the server refuses; default: 0. */
  readonly failed?: number
}

/**
 * Standard deviation of ln of an execution's time. The mean of a block varies by this, divided by the root of its
 * number of executions.
 */
const EXECUTION_SD = 0.5
/** Further standard deviation of ln of a block's mean. */
const BLOCK_SD = 0.03

/** ln of an arm's transactions per second in relation to the control's, by the time of its statements alone. */
export function speedBy(statements: readonly FakeStatement[], arm: Arm): number {
  const rest = 1 - statements.reduce((sum, { share }) => sum + share, 0)
  return -Math.log(statements.reduce((sum, one) => sum + relativeTime(one, arm), rest))
}

function relativeTime({ share, slower = () => 0 }: FakeStatement, arm: Arm): number {
  const own = slower(arm)
  return own === undefined ? 0 : share * Math.exp(own)
}

export class FakeStatements {
  readonly #all: readonly FakeStatement[]
  readonly #random: Random
  /** Effect of each arm's start on ln of the time of each statement. */
  readonly #moves = new Map<Arm, readonly number[]>()
  readonly #done = new Map<Arm, { executions: number; seconds: number; failed: number }[]>()
  readonly #startSd: number

  constructor(all: readonly FakeStatement[], startSd: number, random: Random) {
    this.#all = all
    this.#startSd = startSd
    this.#random = random
  }

  /** The arm's executions in a block. */
  draw(arm: Arm, { transactions, seconds }: Pick<Slice, 'transactions' | 'seconds'>): Pick<Slice, 'statements'> {
    const own = this.#of(arm)
    if (own.length === 0) return {}
    const moves = this.#moves.get(arm) ?? own.map(() => this.#startSd * normal(this.#random))
    this.#moves.set(arm, moves)
    const whole = Math.exp(-speedBy(this.#all, arm))
    const done = this.#done.get(arm) ?? own.map(() => ({ executions: 0, seconds: 0, failed: 0 }))
    this.#done.set(arm, done)
    return {
      statements: own.map((statement, nth) => {
        const asked = this.#whole(transactions * statement.times)
        const refused = this.#whole(asked * (statement.failed ?? 0))
        const executions = asked - refused
        const noise = Math.hypot(BLOCK_SD, EXECUTION_SD / Math.sqrt(Math.max(1, executions))) * normal(this.#random)
        const expected = (seconds * executions) / Math.max(1e-9, transactions * statement.times)
        const took = expected * (relativeTime(statement, arm) / whole) * Math.exp(noise + (moves[nth] ?? 0))
        const total = done[nth]
        if (total !== undefined) {
          total.executions += executions
          total.seconds += took
          total.failed += refused
        }
        return [executions, took] as const
      }),
    }
  }

  /** The arm's executions in all blocks. */
  totalsOf(arm: Arm): Pick<CellTotals, 'statements'> {
    const done = this.#done.get(arm)
    if (done === undefined) return {}
    return { statements: this.#of(arm).map(({ name }, nth) => ({ name, ...(done[nth] ?? NOTHING) })) }
  }

  #of(arm: Arm): readonly FakeStatement[] {
    return this.#all.filter(({ slower = () => 0 }) => slower(arm) !== undefined)
  }

  /** Rounds a value up or down at random, so that the mean of the results is the value. */
  #whole(value: number): number {
    return Math.floor(value + this.#random())
  }
}

const NOTHING = { executions: 0, seconds: 0, failed: 0 }
