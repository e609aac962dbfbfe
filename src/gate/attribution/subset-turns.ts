/**
 * Rounds of one cell on servers that are switched: a random subset of the settings on one, all others on its equal,
 * which alternate in turns of milliseconds, and then the other way round; and rounds of the servers that are never
 * switched.
 */
import type { TurnOutcome } from '../../core/attribution/removals.ts'
import type { PairOutcome } from '../../core/attribution/shapley.ts'
import { isAnchor, type PairSource, pairSource, type Subset } from '../../core/attribution/subsets.ts'
import type { Line, SwitchedTurnLine } from '../../core/measurement/measurement.ts'
import { type Arm, armName, type Cell } from '../../core/plan/plan.ts'
import { type Random, shuffled } from '../../core/plan/random.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import type { RoundState, SwitchedCellRun, TurnCount } from '../../edges/testbed/testbed.ts'
import type { SwitchedServers } from './switched-servers.ts'

/** Interval between looks. */
const BATCH_SECONDS = 1.5
/** Rounds of all servers in a batch. */
const ROUNDS = 3
/** Least turn of a server in a round, in seconds and in its slower transactions: long enough for a switch to pay. */
const SECONDS = 0.25
const PER_P95 = 12
/** Two long queries are enough. */
const ANALYTICAL_PER_P95 = 2
/** Estimate for a switch, until the actual time is known. */
const SWITCH_SECONDS = 0.03

/** Measurements of one batch. */
export interface SubsetBatch {
  readonly pairs: readonly PairOutcome[]
  /** The two sides of a pair one after the other. */
  readonly turns: readonly Omit<TurnOutcome, 'level'>[]
  /**
   * ln QPS of every server that is not switched, and of the live one with everything off, less that of the reference.
   */
  readonly rounds: readonly ReadonlyMap<Arm, number>[]
}

/** Turns that are still needed. */
export interface WantedTurns {
  /** Pairs of subsets, for the switched settings. */
  readonly pairs: boolean
  /** Rounds of all servers, for the settings that only count at start. */
  readonly rounds: boolean
}

export interface SubsetTurnsRequest {
  readonly servers: SwitchedServers
  readonly cell: Cell
  /** Whether its servers wait almost only for their CPUs. */
  readonly computes: boolean
  readonly random: Random
  readonly save: (lines: readonly Line[]) => void
}

/** Measurements of a pair of subsets. */
interface PairRates {
  readonly logRates: readonly [number, number]
  /** Rates of the servers that are never switched, if they ran. */
  readonly others: readonly number[]
}

/** An open cell, driven batch after batch. */
export class SubsetTurns {
  readonly #request: SubsetTurnsRequest
  readonly #cell: SwitchedCellRun
  /** Time that each server runs in a round. */
  readonly #seconds: number
  readonly #next: PairSource
  /** The arms of the cell: those that are switched, then the others. */
  readonly #arms: readonly Arm[]
  readonly #lives: number
  /** Mean time that switching took, and its count. */
  #switching = { seconds: SWITCH_SECONDS, rounds: 1 }

  private constructor(request: SubsetTurnsRequest, cell: SwitchedCellRun, p95Ms: number) {
    const { servers, cell: own } = request
    this.#request = request
    this.#cell = cell
    const perP95 = own.workload.isAnalytical ? ANALYTICAL_PER_P95 : PER_P95
    this.#seconds = Math.max(SECONDS, (perP95 * p95Ms) / 1000)
    this.#arms = armsOf(servers)
    this.#lives = servers.lives.length
    this.#next = pairSource({ settings: servers.switches.length, random: request.random })
  }

  static async open(request: SubsetTurnsRequest, opened: AsyncDisposableStack): Promise<SubsetTurns> {
    const { servers, cell, computes } = request
    const arms = armsOf(servers).map((arm) => ({ arm, sessionVariables: servers.sessionVariables }))
    const run = opened.use(await servers.run.openSwitchedCell(cell, arms, computes))
    return new SubsetTurns(request, run, await run.warmUp())
  }

  async batch(wanted: WantedTurns): Promise<SubsetBatch> {
    const pairs = wanted.pairs ? this.#next(this.#pairsPerBatch()) : []
    const rounds: ReadonlyMap<Arm, number>[] = []
    const found: PairOutcome[] = []
    const turns: Omit<TurnOutcome, 'level'>[] = []
    for (const on of pairs) {
      // With everything off on one side, the others show the start-only settings at the same time.
      const hasOthers = wanted.rounds && isAnchor(on)
      const { logRates, others } = await this.#pair(on, hasOthers ? 'as it is' : 'rests')
      const [first, second] = logRates
      found.push({ on, difference: first - second })
      turns.push({ on, logRate: first }, { on: on.map((isOn) => !isOn), logRate: second })
      if (hasOthers) rounds.push(this.#againstReference(on[0] ? second : first, others))
    }
    const many = wanted.pairs ? 0 : this.#roundsPerBatch()
    for (let nth = 0; wanted.rounds && nth < many; nth++) rounds.push(await this.#round())
    return { pairs: found, turns, rounds }
  }

  /**
   * Measures a state against everything off and everything on.
   *
   * @returns ln QPS of the state less that of none, and of another pair of rounds less that of all
   */
  async compare(state: Settings): Promise<{ readonly againstNone: number; readonly againstAll: number }> {
    const { switches } = this.#request.servers
    const [none, all] = [false, true].map((isOn) => this.#stateOf(switches.map(() => isOn))) as [Settings, Settings]
    const own = new Map([...none, ...state])
    return { againstNone: await this.#difference(own, none), againstAll: await this.#difference(own, all) }
  }

  finish(): Promise<void> {
    return this.#cell.finish()
  }

  /**
   * A subset on one server and all others on its equal, at the same time, with a difference of the two servers that is
   * the same in all rounds; with only one server, one after the other.
   */
  async #pair(on: Subset, others: 'as it is' | 'rests'): Promise<PairRates> {
    const subsets = [on, on.map((isOn) => !isOn)]
    const rates: number[] = []
    const alone: number[] = []
    for (let from = 0; from < subsets.length; from += this.#lives) {
      const own = subsets.slice(from, from + this.#lives)
      const states = own.map((subset) => this.#stateOf(subset))
      const counts = await this.#run(this.#arms.map((_, arm) => states[arm] ?? others))
      const isRun = (arm: number) => arm < this.#lives || others !== 'rests'
      this.#request.save(counts.flatMap((count, arm) => (isRun(arm) ? [this.#line(arm, own[arm], count)] : [])))
      const logRates = counts.map((count) => this.#logRate(count))
      rates.push(...logRates.slice(0, this.#lives))
      for (const [nth, rate] of logRates.slice(this.#lives).entries()) alone[nth] = rate
    }
    return { logRates: [rates[0] ?? 0, rates[1] ?? 0], others: alone }
  }

  /** ln of the rate in one state less that in another, without the difference between the servers. */
  async #difference(one: Settings, other: Settings): Promise<number> {
    const differences: number[] = []
    for (const isSwapped of shuffled([false, true], this.#request.random)) {
      const states = isSwapped ? [other, one] : [one, other]
      const rates: number[] = []
      for (let from = 0; from < states.length; from += this.#lives) {
        const own = states.slice(from, from + this.#lives)
        const counts = await this.#run(this.#arms.map((_, arm) => own[arm] ?? 'rests'))
        rates.push(...counts.slice(0, this.#lives).map((count) => this.#logRate(count)))
      }
      differences.push((isSwapped ? -1 : 1) * ((rates[0] ?? 0) - (rates[1] ?? 0)))
    }
    return differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  }

  /** A round of every server: the fixed ones as they are, the live ones with everything off. */
  async #round(): Promise<ReadonlyMap<Arm, number>> {
    const off = this.#request.servers.switches.map(() => false)
    const counts = await this.#run(this.#arms.map((_, arm) => (arm < this.#lives ? this.#stateOf(off) : 'as it is')))
    this.#request.save(counts.map((count, arm) => this.#line(arm, arm < this.#lives ? off : undefined, count)))
    const rates = counts.map((count) => this.#logRate(count))
    const live = rates.slice(0, this.#lives).reduce((sum, rate) => sum + rate, 0) / this.#lives
    return this.#againstReference(live, rates.slice(this.#lives))
  }

  /** @param others rates of the servers that are never switched, the reference first */
  #againstReference(live: number, others: readonly number[]): ReadonlyMap<Arm, number> {
    const [reference = 0] = others
    const own = this.#arms.map(
      (arm, index) => [arm, (index < this.#lives ? live : (others[index - this.#lives] ?? 0)) - reference] as const,
    )
    return new Map(own)
  }

  async #run(states: readonly RoundState[]): Promise<readonly TurnCount[]> {
    const counts = await this.#cell.runRound(states, this.#seconds)
    const { seconds, rounds } = this.#switching
    const switched = Math.max(...counts.map(({ switchSeconds }) => switchSeconds))
    this.#switching = { seconds: (seconds * rounds + switched) / (rounds + 1), rounds: rounds + 1 }
    return counts
  }

  #pairsPerBatch(): number {
    return Math.max(2, Math.round(BATCH_SECONDS / this.#roundSeconds(2)))
  }

  #roundsPerBatch(): number {
    return Math.max(ROUNDS, Math.round(BATCH_SECONDS / this.#roundSeconds(this.#arms.length)))
  }

  #roundSeconds(servers: number): number {
    return servers * this.#seconds + this.#switching.seconds
  }

  #stateOf(on: Subset): Settings {
    const { switches } = this.#request.servers
    return new Map(switches.flatMap(({ states }, nth) => [...(on[nth] ? states.on : states.off)]))
  }

  #line(arm: number, on: Subset | undefined, count: TurnCount): SwitchedTurnLine {
    const { cell, servers } = this.#request
    const factors = servers.switches.flatMap(({ factors: own }, nth) => (on?.[nth] ? own : []))
    return {
      kind: 'switched',
      trial: 1,
      ...{ workload: cell.workload.name, threads: cell.threads, scenario: armName(this.#arms[arm] as Arm) },
      on: on === undefined ? null : factors,
      ...count,
    }
  }

  /**
   * A round without any transaction is the slowest of all and must not be left out; half a transaction has a logarithm.
   */
  #logRate({ transactions, seconds, cpuSeconds = 0 }: TurnCount): number {
    return Math.log(Math.max(0.5, transactions) / (this.#request.computes && cpuSeconds > 0 ? cpuSeconds : seconds))
  }
}

function armsOf({ lives, reference, singles }: SwitchedServers): readonly Arm[] {
  return [...lives, ...(reference === null ? [] : [reference]), ...singles]
}
