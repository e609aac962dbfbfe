/**
 * Drives the arms of a cell. Servers that may be frozen take turns of milliseconds, while their clients never stop. If
 * a server cannot be frozen, or if arms are different settings of one server, the clients take turns instead.
 */
import { familyOf } from '../../core/families/families.ts'
import { type Random, shuffle } from '../../core/plan/random.ts'
import { blockSeconds, type Turns } from '../../core/plan/turns.ts'
import { switchKey } from '../../core/switching/switchable-settings.ts'
import { monotonicNs, sleep } from '../machine/clock.ts'
import { QUERY_TIMEOUT_SECONDS } from '../olap/check-answers.ts'
import type { RunningArm } from '../servers/arms.ts'
import { blamingOthersFirst, drainClients, HangWatch } from '../sysbench/hang-watch.ts'
import { type ClientsWork, Rotor } from '../sysbench/rotor.ts'
import { fewAtOnce } from './arm-load.ts'
import type { CellArm } from './cell-arm.ts'
import { FailureWatch } from './failure-watch.ts'
import type { CellRequest } from './testbed-request.ts'

/**
 * Work of one arm in a block. If clients take turns, only the time of their turns counts, although the server may have
 * run longer.
 */
export interface ArmWork extends ClientsWork {
  /** CPU time of the server; undefined if it cannot be read. */
  readonly cpuNs?: number | undefined
  /** Nanoseconds that the switch of the server to the arm's settings took. */
  readonly switchNs: number
}

export interface BlockOfTurns {
  readonly startNs: number
  readonly arms: readonly ArmWork[]
}

export class Drive implements AsyncDisposable {
  readonly #arms: readonly CellArm[]
  readonly #request: CellRequest
  readonly #random: Random
  /** The rotor, which freezes servers in turn; undefined if their clients take turns instead. */
  readonly #rotor: Rotor | undefined
  readonly #failures: FailureWatch
  readonly #hangs = new HangWatch()
  readonly #stopped = new AbortController()

  private constructor(arms: readonly CellArm[], request: CellRequest, random: Random, rotor?: Rotor) {
    this.#arms = arms
    this.#request = request
    this.#random = random
    this.#rotor = rotor
    this.#failures = new FailureWatch(arms, request.signal)
  }

  /** @param boards path of the directory that holds the boards */
  static async open(arms: readonly CellArm[], request: CellRequest, random: Random, boards: string): Promise<Drive> {
    const rotated = arms.flatMap(({ running, load: { board } }) => {
      const { pid, isFreezable } = running.server.process
      return isFreezable && !endsStatements(running) && pid !== undefined ? [{ pid, board }] : []
    })
    if (rotated.length < arms.length) return new Drive(arms, request, random)
    const { cpus, directory, signal } = request
    const seed = Math.floor(2 ** 31 * random())
    const place = { cpus: cpus.clientCpus, directory: boards, runDirectory: directory.path }
    return new Drive(arms, request, random, await Rotor.open({ arms: rotated, seed, ...place }, signal))
  }

  /** Whether every arm has a server that is frozen while others run. Otherwise, clients take turns. */
  get isRotating(): boolean {
    return this.#rotor !== undefined
  }

  /** Whether clients of an arm were idle at the last check, so that the arm may hang. */
  get isDoubtful(): boolean {
    return this.#hangs.isDoubtful
  }

  /** Drives all arms for this many blocks without a pause. Afterwards, servers that take turns are frozen. */
  async conduct(blocks: number, turns: Turns): Promise<readonly BlockOfTurns[]> {
    const signal = AbortSignal.any([this.#stopped.signal, this.#request.signal])
    try {
      const rotor = this.#rotor
      const work =
        rotor === undefined ? this.#alternate(blocks, turns, signal) : this.#rotate(rotor, blocks, turns, signal)
      const conducted = await this.#unlessFailed(work)
      await this.#requireAlive(blocks, blockSeconds(this.#arms.length, turns))
      return conducted
    } catch (error) {
      this.#stopped.abort()
      this.thaw()
      throw error
    }
  }

  /** Lets clients end their transactions, but begin no more, so that servers can be read and switched. */
  async rest(): Promise<void> {
    const { threads, workload } = this.#request.cell
    const mostSeconds = workload.isAnalytical ? QUERY_TIMEOUT_SECONDS : undefined
    for (const { load } of this.#arms) load.board.rest()
    const drainAll = async () => {
      for (const group of fewAtOnce(this.#arms, threads)) {
        for (const arm of group) arm.thaw()
        await drainClients(group, this.#stopped.signal, mostSeconds)
      }
    }
    await this.#unlessFailed(drainAll())
  }

  thaw(): void {
    for (const arm of this.#arms) arm.thaw()
  }

  /** Stops watching for failures, because servers and loads may end from now on. */
  expectEnds(): void {
    this.#failures.disarm()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.expectEnds()
    this.#stopped.abort()
    await this.#rotor?.[Symbol.asyncDispose]()
  }

  #unlessFailed<T>(work: Promise<T>): Promise<T> {
    return Promise.race([blamingOthersFirst(work), this.#failures.failure])
  }

  async #requireAlive(blocks: number, seconds: number): Promise<void> {
    // Arms that share a server share its load, so one check is enough for them.
    const byLoad = new Map(this.#arms.map((arm) => [arm.load, arm]))
    for (const arm of byLoad.values())
      await this.#hangs.look(arm, { seconds: blocks * seconds, blockSeconds: seconds }, this.#arms)
  }

  async #rotate(rotor: Rotor, blocks: number, turns: Turns, signal: AbortSignal): Promise<BlockOfTurns[]> {
    const arms = this.#arms
    const began = monotonicNs()
    const sessions = await Promise.all(arms.map((arm) => arm.enter()))
    const switchNs = monotonicNs() - began
    for (const [index, arm] of arms.entries()) {
      arm.freeze()
      arm.load.board.go(sessions[index])
    }
    const windows = await rotor.run(blocks, turns, signal)
    return windows.map(({ startNs, arms: works }) => ({ startNs, arms: works.map((work) => ({ ...work, switchNs })) }))
  }

  /** Lets clients take turns. A transaction that has begun when a turn ends still counts, with all of its time. */
  async #alternate(blocks: number, turns: Turns, signal: AbortSignal): Promise<BlockOfTurns[]> {
    const conducted: BlockOfTurns[] = []
    while (conducted.length < blocks) {
      const startNs = monotonicNs()
      const works: ArmWork[] = []
      for (const index of shuffle([...this.#arms.keys()], this.#random))
        works[index] = await this.#turnOf(this.#arms[index] as CellArm, turns.turnMs, signal)
      conducted.push({ startNs, arms: works })
    }
    return conducted
  }

  async #turnOf(arm: CellArm, turnMs: number, signal: AbortSignal): Promise<ArmWork> {
    const { board } = arm.load
    for (const other of this.#arms) if (other.load !== arm.load) other.freeze()
    const began = monotonicNs()
    arm.thaw()
    const session = await arm.enter()
    const before = board.progress()
    const statements = board.statementProgress()
    const startNs = monotonicNs()
    board.go(session)
    await sleep(turnMs, signal)
    board.pause()
    await drainClients([arm], signal)
    const after = board.progress()
    arm.driven.turnOver(arm.name)
    return {
      transactions: after.transactions - before.transactions,
      servedNs: after.servedNs - before.servedNs,
      ranNs: monotonicNs() - startNs,
      switchNs: startNs - began,
      statements: board.statementProgress().map(({ executions, servedNs }, nth) => ({
        executions: executions - (statements[nth]?.executions ?? 0),
        servedNs: servedNs - (statements[nth]?.servedNs ?? 0),
      })),
    }
  }
}

/**
 * Whether a server ends slow statements. Such a server must not be frozen, because it counts the time while it is
 * frozen.
 */
export function endsStatements({ build, settings }: Pick<RunningArm, 'build' | 'settings'>): boolean {
  const limit = settings.get(switchKey('variable', familyOf(build.product).timeLimitVariable))
  return limit !== undefined && Number(limit) !== 0
}
