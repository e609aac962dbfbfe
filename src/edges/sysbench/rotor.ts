/**
 * The rotor: a sysbench process that runs rotor.lua. It freezes and thaws servers every few milliseconds, with
 * real-time priority if it may. qpsgate requests a number of windows, each with the turns of one block, and the rotor
 * sums up the work in each window.
 *
 * Layout of its file in 8-byte doubles (times in nanoseconds of CLOCK_MONOTONIC), kept equal to rotor.lua:
 *
 *     header[16]                  magic, arms, capacity, windows wanted, windows done, ended, length of a turn, turns
 *                                 of each arm in a window, seed, ready
 *     windows[capacity][…]        start, end, then of each arm: transactions, sum of latencies, CPU time, time it ran,
 *                                 and of each of its load's statements: executions, sum of their times
 */
import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Turns } from '../../core/plan/turns.ts'
import { sum } from '../../core/stats/vectors.ts'
import { MeasurementError } from '../../errors.ts'
import { monotonicNs, sleep } from '../machine/clock.ts'
import { type Child, start } from '../machine/processes.ts'
import { type Board, readDoubles, type StatementWork, writeDoubles } from './board.ts'
import { besideUs, sysbenchProgram } from './program.ts'

const MAGIC = 20261129
const HEADER = 16
const WINDOW = 2
const ARM = 4
const STATEMENT = 2
const WANTED = 3
const DONE = 4
const ENDED = 5
const TURN_NS = 6
const READY = 9
/** Number of windows for which the file has room. `run` requests more in several steps. */
const CAPACITY = 64
const READY_TIMEOUT_MS = 10_000
const POLL_MS = 2
/** Milliseconds after which a rotor counts as hanging, in addition to the time of the requested turns. */
const MOST_OVER_MS = 120_000

export interface ClientsWork {
  readonly transactions: number
  /** Sum of the latencies, nanoseconds, without the time for which the server was frozen. */
  readonly servedNs: number
  /** Nanoseconds for which the server was not frozen. */
  readonly ranNs: number
  /** Executions of each statement, in the order in which the load's script counts them. */
  readonly statements: readonly StatementWork[]
}

export interface ArmWindow extends ClientsWork {
  readonly cpuNs: number
}

export interface RotorRequest {
  readonly arms: readonly {
    readonly pid: number
    readonly board: Pick<Board, 'path' | 'threads' | 'statements'>
  }[]
  /** Seed of the random order of turns. */
  readonly seed: number
  readonly cpus: readonly number[]
  /**
   * Directory for the rotor's files, best on a file system in memory, because writes to a disk would disturb the turns.
   */
  readonly directory: string
  readonly runDirectory: string
}

export interface RotorWindow {
  readonly startNs: number
  readonly endNs: number
  readonly arms: readonly ArmWindow[]
}

export class Rotor implements AsyncDisposable {
  readonly #statements: readonly number[]
  readonly #width: number
  readonly #fd: number
  readonly #child: Child
  /** Number of windows requested since the start. The rotor runs until it has done as many. */
  #wanted = 0

  private constructor({ arms, seed, cpus, directory, runDirectory }: RotorRequest) {
    this.#statements = arms.map(({ board }) => board.statements)
    this.#width = WINDOW + sum(this.#statements.map((statements) => ARM + STATEMENT * statements))
    const path = join(directory, 'rotor')
    const list = join(directory, 'rotor.arms')
    this.#fd = openSync(path, 'wx+', 0o600)
    ftruncateSync(this.#fd, (HEADER + CAPACITY * this.#width) * Float64Array.BYTES_PER_ELEMENT)
    writeDoubles(this.#fd, 0, [MAGIC, arms.length, CAPACITY, 0, 0, 0, 0, 0, seed % 2 ** 31, 0])
    const lines = arms.map(({ pid, board }) => `${pid} ${board.threads} ${board.statements} ${board.path}\n`)
    writeFileSync(list, lines.join(''), { flag: 'wx', mode: 0o600 })
    const command = [sysbenchProgram(), '--threads=1', '--time=0', '--events=0', besideUs('rotor.lua'), 'run'] as const
    const env = { QPSGATE_ROTOR: path, QPSGATE_ARMS: list }
    this.#child = start(command, { run: runDirectory, cwd: runDirectory, cpus, env })
  }

  /** Opens the rotor. Resolves when it is ready for turns. */
  static async open(request: RotorRequest, signal: AbortSignal): Promise<Rotor> {
    await using opened = new AsyncDisposableStack()
    const rotor = opened.use(new Rotor(request))
    await rotor.#until(READY, 1, READY_TIMEOUT_MS, signal)
    opened.move()
    return rotor
  }

  /** Lets servers take turns, except those whose clients rest. Afterwards, all servers are frozen. */
  async run(windows: number, turns: Turns, signal: AbortSignal): Promise<RotorWindow[]> {
    const ended: RotorWindow[] = []
    while (ended.length < windows) {
      const many = Math.min(CAPACITY, windows - ended.length)
      const ms = many * this.#statements.length * turns.rounds * turns.turnMs
      writeDoubles(this.#fd, TURN_NS, [1e6 * turns.turnMs, turns.rounds])
      const first = this.#wanted
      this.#wanted += many
      writeDoubles(this.#fd, WANTED, [this.#wanted])
      await Promise.race([sleep(ms, signal), this.#child.exited])
      await this.#until(DONE, this.#wanted, MOST_OVER_MS + ms, signal)
      for (let nth = first; nth < this.#wanted; nth++) ended.push(this.#windowIn(nth % CAPACITY))
    }
    return ended
  }

  async [Symbol.asyncDispose](): Promise<void> {
    writeDoubles(this.#fd, ENDED, [1])
    await this.#child.kill()
    closeSync(this.#fd)
  }

  async #until(field: number, value: number, mostMs: number, signal: AbortSignal): Promise<void> {
    const deadline = monotonicNs() + 1e6 * mostMs
    while ((readDoubles(this.#fd, field, 1)[0] ?? 0) < value) {
      const hasEnded = this.#child.exit !== undefined
      if (hasEnded || monotonicNs() > deadline)
        throw new MeasurementError(`turns of the servers ${hasEnded ? 'ended' : 'do not end'}`, {
          step: 'drive load',
          ...this.#child.outcome,
        })
      await sleep(POLL_MS, signal)
    }
  }

  #windowIn(row: number): RotorWindow {
    const values = readDoubles(this.#fd, HEADER + row * this.#width, this.#width)
    const [startNs = 0, endNs = 0] = values
    let at = WINDOW
    const arms = this.#statements.map((many): ArmWindow => {
      const [transactions = 0, servedNs = 0, cpuNs = 0, ranNs = 0] = values.subarray(at)
      const counts = values.subarray(at + ARM)
      at += ARM + STATEMENT * many
      const statements = Array.from({ length: many }, (_, nth) => ({
        executions: counts[STATEMENT * nth] ?? 0,
        servedNs: counts[STATEMENT * nth + 1] ?? 0,
      }))
      return { transactions, servedNs, cpuNs, ranNs, statements }
    })
    return { startNs, endNs, arms }
  }
}
