/** Turns of one cell on servers that are switched: pairs of subsets, and rounds of the servers that are not. */
import type { TurnOutcome } from '../../core/attribution/removals.ts'
import type { PairOutcome } from '../../core/attribution/shapley.ts'
import { type PairSource, pairSource, type Subset } from '../../core/attribution/subsets.ts'
import type { Line, SwitchedTurnLine } from '../../core/measurement/measurement.ts'
import { type Arm, armName, type Cell } from '../../core/plan/plan.ts'
import { type Random, shuffled } from '../../core/plan/random.ts'
import { switchedTurnLengths, type TurnLengths, turnSeconds } from '../../core/plan/turns.ts'
import type { Settings } from '../../core/switching/settings.ts'
import type { SwitchedCellRun, SwitchedTurn, TurnCount } from '../../edges/testbed/testbed.ts'
import type { SwitchedServers } from './switched-servers.ts'

/** Looks at what was measured are taken about so often. */
const BATCH_SECONDS = 1.5
/** Rounds of all servers in a batch. */
const ROUNDS = 3

/** What one batch showed. */
export interface SubsetBatch {
  readonly pairs: readonly PairOutcome[]
  /** The two turns of a pair one after the other. */
  readonly turns: readonly Omit<TurnOutcome, 'level'>[]
  /** ln QPS of every server that is not switched, and of the live one with everything off, less that of the reference. */
  readonly rounds: readonly ReadonlyMap<Arm, number>[]
}

/** Turns of which more are wanted. */
export interface WantedTurns {
  /** Pairs of subsets, which tell of what is switched. */
  readonly pairs: boolean
  /** Rounds of all servers, which tell of what only counts at start. */
  readonly rounds: boolean
}

export interface SubsetTurnsRequest {
  readonly servers: SwitchedServers
  readonly cell: Cell
  readonly random: Random
  readonly save: (lines: readonly Line[]) => void
}

/** An open cell, driven batch after batch. */
export class SubsetTurns {
  readonly #request: SubsetTurnsRequest
  readonly #cell: SwitchedCellRun
  readonly #lengths: TurnLengths
  readonly #next: PairSource
  /** The arms of the cell, the live one first. */
  readonly #arms: readonly Arm[]

  private constructor(request: SubsetTurnsRequest, cell: SwitchedCellRun, lengths: TurnLengths) {
    this.#request = request
    this.#cell = cell
    this.#lengths = lengths
    this.#arms = armsOf(request.servers)
    this.#next = pairSource({ settings: request.servers.switches.length, random: request.random })
  }

  static async open(request: SubsetTurnsRequest, opened: AsyncDisposableStack): Promise<SubsetTurns> {
    const { servers, cell } = request
    const arms = armsOf(servers).map((arm) => ({ arm, sessionVariables: servers.sessionVariables }))
    const run = opened.use(await servers.run.openSwitchedCell(cell, arms))
    return new SubsetTurns(request, run, switchedTurnLengths(await run.warmUp(), cell.workload.isAnalytical))
  }

  async batch(wanted: WantedTurns): Promise<SubsetBatch> {
    const pairs = wanted.pairs ? this.#next(this.#pairsPerBatch()) : []
    const many = wanted.pairs ? ROUNDS : this.#roundsPerBatch()
    const rounds = wanted.rounds ? Array.from({ length: many }, () => this.#round()) : []
    const round = rounds.flat()
    const planned = [...round, ...pairs.flatMap((on) => [on, complementOf(on)]).map((on) => ({ arm: 0, on }))]
    const counts = await this.#run(planned.map(({ arm, on }) => ({ arm, settings: on && this.#stateOf(on) })))
    this.#request.save(planned.map(({ arm, on }, index) => this.#line(arm, on, counts[index] as TurnCount)))
    const rates = counts.map(logRate)
    const own = rates.slice(round.length)
    return {
      pairs: pairs.map((on, nth) => ({ on, difference: (own[2 * nth] ?? 0) - (own[2 * nth + 1] ?? 0) })),
      turns: planned.slice(round.length).map(({ on }, nth) => ({ on: on ?? [], logRate: own[nth] ?? 0 })),
      rounds: rounds.map((own, nth) => againstReference(this.#arms, own, rates.slice(nth * this.#arms.length))),
    }
  }

  /**
   * Measures two states of the live server in turns against everything off and everything on.
   *
   * @returns for each pair of turns ln QPS of the state less that of none, and of another pair less that of all
   */
  async compare(state: Settings): Promise<{ readonly againstNone: number; readonly againstAll: number }[]> {
    const { switches } = this.#request.servers
    const [none, all] = [false, true].map((isOn) => this.#stateOf(switches.map(() => isOn))) as [Settings, Settings]
    const rounds = Math.max(1, Math.round(this.#pairsPerBatch() / 2))
    const orders = Array.from({ length: rounds }, () =>
      shuffled(['none', 'state', 'all'] as const, this.#request.random),
    )
    const states = { none, all, state: new Map([...none, ...state]) }
    const counts = await this.#run(orders.flat().map((name) => ({ arm: 0, settings: states[name] })))
    return orders.map((order, nth) => {
      const of = (name: (typeof order)[number]) => logRate(counts[3 * nth + order.indexOf(name)] as TurnCount)
      return { againstNone: of('state') - of('none'), againstAll: of('state') - of('all') }
    })
  }

  finish(): Promise<void> {
    return this.#cell.finish()
  }

  #run(turns: readonly SwitchedTurn[]): Promise<readonly TurnCount[]> {
    return this.#cell.runTurns(turns, this.#lengths)
  }

  #pairsPerBatch(): number {
    return Math.max(2, Math.round(BATCH_SECONDS / (2 * turnSeconds(this.#lengths))))
  }

  #roundsPerBatch(): number {
    return Math.max(ROUNDS, Math.round(BATCH_SECONDS / (this.#arms.length * turnSeconds(this.#lengths))))
  }

  /** One turn of every server: those that are never switched as they are, the live one with everything off. */
  #round(): { arm: number; on: Subset | undefined }[] {
    const none = this.#request.servers.switches.map(() => false)
    const turns = this.#arms.map((_, arm) => ({ arm, on: arm === 0 ? none : undefined }))
    return shuffled(turns, this.#request.random)
  }

  #stateOf(on: Subset): Settings {
    const { switches } = this.#request.servers
    return new Map(switches.flatMap(({ states }, nth) => [...(on[nth] ? states.on : states.off)]))
  }

  #line(arm: number, on: Subset | undefined, count: TurnCount): SwitchedTurnLine {
    const { cell, servers } = this.#request
    const factors = servers.switches.flatMap(({ factor }, nth) => (on?.[nth] ? [factor] : []))
    return {
      kind: 'switched',
      trial: 1,
      ...{ workload: cell.workload.name, threads: cell.threads, scenario: armName(this.#arms[arm] as Arm) },
      on: on === undefined ? null : factors,
      ...count,
    }
  }
}

function armsOf({ live, reference, singles }: SwitchedServers): Arm[] {
  return [live, ...(reference === null ? [] : [reference]), ...singles]
}

function complementOf(on: Subset): Subset {
  return on.map((isOn) => !isOn)
}

/** A turn in which nothing was done is the slowest of all, not one to leave out; half a transaction has a logarithm. */
function logRate({ transactions, seconds }: TurnCount): number {
  return Math.log(Math.max(0.5, transactions) / seconds)
}

/** The reference stands second among the arms. */
function againstReference(
  arms: readonly Arm[],
  round: readonly { readonly arm: number }[],
  rates: readonly number[],
): ReadonlyMap<Arm, number> {
  const rateOf = (arm: number) => rates[round.findIndex((turn) => turn.arm === arm)] ?? 0
  return new Map(arms.map((arm, index) => [arm, rateOf(index) - rateOf(1)]))
}
