/**
 * The rotor: a sysbench process that runs rotor.lua, which freezes and thaws servers every few milliseconds, in real
 * time if it may. We tell it how many windows to run; it sums up the work in each.
 *
 * Layout of its file in 8-byte doubles (times in nanoseconds of CLOCK_MONOTONIC), kept equal to rotor.lua:
 *
 *     header[16]                  magic, arms, capacity, windows wanted, windows done, ended, length of a turn, turns
 *                                 of each arm in a window, seed, drain, ready
 *     windows[capacity][…]        start, end, then of each arm: transactions, sum of latencies, CPU time, time it ran,
 *                                 and of each of its load's statements: executions, sum of their times
 */
import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Turns } from '../../core/plan/turns.ts'
import { MeasurementError } from '../../errors.ts'
import { monotonicNs, sleep } from '../machine/clock.ts'
import { start } from '../machine/processes.ts'
import { type Board, readDoubles, type StatementProgress, writeDoubles } from './board.ts'
import { besideUs, sysbenchProgram } from './program.ts'

const MAGIC = 20261128
const HEADER = 16
const WINDOW = 2
const ARM = 4
const STATEMENT = 2
const WANTED = 3
const DONE = 4
const ENDED = 5
const TURN_NS = 6
const DRAIN = 9
const READY = 10
/** Most windows of one call. */
const CAPACITY = 64
const READY_TIMEOUT_MS = 10_000
/** How often we look whether the windows are over. */
const POLL_MS = 2
/** Limit beyond the time of its turns, for clients to end what they have begun, until it counts as hanging. */
const MOST_OVER_MS = 120_000

/** Work of one arm in a window. */
export interface ArmWindow {
  readonly transactions: number
  /** Sum of their latencies, nanoseconds, by the time that the server was let run. */
  readonly servedNs: number
  /** CPU time of the server's process. */
  readonly cpuNs: number
  /** Time that the server was let run. */
  readonly ranNs: number
  /** Its executions of each statement of its load, in the order in which the script counts them. */
  readonly statements: readonly StatementWork[]
}

/** Executions that ended, and the sum of their times, nanoseconds, by the time that the server was let run. */
export type StatementWork = Pick<StatementProgress, 'executions' | 'servedNs'>

export interface RotorRequest {
  /** Servers that are frozen in alternation, and the places of their loads' counts. */
  readonly arms: readonly { readonly pid: number; readonly board: Pick<Board, 'path' | 'statements'> }[]
  /** Seed of the random order of turns. */
  readonly seed: number
  readonly cpus: readonly number[]
  /** Directory for its files, best on a file system in memory. */
  readonly directory: string
  readonly runDirectory: string
}

export type RotorWindow = Awaited<ReturnType<Awaited<ReturnType<typeof openRotor>>['run']>>[number]

/** Starts a rotor, and resolves when it can be used. */
export async function openRotor({ arms, seed, cpus, directory, runDirectory }: RotorRequest, ready: AbortSignal) {
  await using opened = new AsyncDisposableStack()
  /** How many statements the load of each has. */
  const statementsOf = arms.map(({ board }) => board.statements)
  const width = statementsOf.reduce((sum, statements) => sum + ARM + STATEMENT * statements, WINDOW)
  const path = join(directory, 'rotor')
  const list = join(directory, 'rotor.arms')
  const fd = opened.adopt(openSync(path, 'wx+', 0o600), closeSync)
  ftruncateSync(fd, (HEADER + CAPACITY * width) * Float64Array.BYTES_PER_ELEMENT)
  writeDoubles(fd, 0, [MAGIC, arms.length, CAPACITY, 0, 0, 0, 0, 0, seed % 2 ** 31, 0, 0])
  const lines = arms.map(({ pid, board }) => `${pid} ${board.path}\n`)
  writeFileSync(list, lines.join(''), { flag: 'wx', mode: 0o600 })
  const command = [sysbenchProgram(), '--threads=1', '--time=0', '--events=0', besideUs('rotor.lua'), 'run'] as const
  const child = start([...command], {
    ...{ run: runDirectory, cwd: runDirectory, cpus },
    env: { QPSGATE_ROTOR: path, QPSGATE_ARMS: list },
  })
  opened.defer(() => {
    writeDoubles(fd, ENDED, [1])
    return child.kill()
  })

  const until = async (field: number, value: number, mostMs: number, signal: AbortSignal): Promise<void> => {
    const deadline = monotonicNs() + 1e6 * mostMs
    while ((readDoubles(fd, field, 1)[0] ?? 0) < value) {
      if (child.exit !== undefined || monotonicNs() > deadline)
        throw new MeasurementError(`turns of the servers ${child.exit === undefined ? 'do not end' : 'ended'}`, {
          step: 'drive load',
          ...child.told,
        })
      await sleep(POLL_MS, signal)
    }
  }

  const windowIn = (row: number) => {
    const values = readDoubles(fd, HEADER + row * width, width)
    let at = WINDOW
    const works = statementsOf.map((many): ArmWindow => {
      const [transactions = 0, servedNs = 0, cpuNs = 0, ranNs = 0] = values.subarray(at, at + ARM)
      at += ARM
      const statements = Array.from({ length: many }, (_, nth) => {
        const [executions = 0, ns = 0] = values.subarray(at + STATEMENT * nth)
        return { executions, servedNs: ns }
      })
      at += STATEMENT * many
      return { transactions, servedNs, cpuNs, ranNs, statements }
    })
    return { startNs: values[0] ?? 0, endNs: values[1] ?? 0, /** By arm. */ arms: works }
  }

  await until(READY, 1, READY_TIMEOUT_MS, ready)
  const kept = opened.move()
  let wanted = 0
  return {
    /**
     * Lets servers alternate: those whose clients go on. In the end all of them are frozen.
     *
     * @param running number of these servers
     * @param isDrained whether the clients shall end what they have begun, within the last window, and then rest
     */
    run: async (
      windows: number,
      turns: Turns,
      { running, isDrained, signal }: { running: number; isDrained: boolean; signal: AbortSignal },
    ) => {
      const found: ReturnType<typeof windowIn>[] = []
      while (found.length < windows) {
        const many = Math.min(CAPACITY, windows - found.length)
        const isLast = found.length + many === windows
        const ms = many * running * turns.rounds * turns.turnMs
        writeDoubles(fd, TURN_NS, [1e6 * turns.turnMs, turns.rounds])
        writeDoubles(fd, DRAIN, [isDrained && isLast ? 1 : 0])
        const first = wanted
        wanted += many
        writeDoubles(fd, WANTED, [wanted])
        await Promise.race([sleep(ms, signal), child.exited])
        await until(DONE, wanted, MOST_OVER_MS + ms, signal)
        for (let nth = first; nth < wanted; nth++) found.push(windowIn(nth % CAPACITY))
      }
      return found
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
