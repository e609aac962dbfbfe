/**
 * The board: one memory-mapped file for each sysbench process. qpsgate writes whether clients may begin transactions.
 * The threads of turns.lua write the work that they have completed. rotor.lua writes how long the server has run.
 * Access takes microseconds and no system call, so nothing is parsed or sent while clients are driven.
 *
 * Layout in 8-byte doubles (times in nanoseconds), kept equal to turns.lua and rotor.lua:
 *
 *     header[16]                          magic, threads, go, closed, state of the sessions, poll interval, clock,
 *                                         statements
 *     heads[threads][8]                   ready, transactions, errors, last completion, sum of latencies, busy,
 *                                         deadlocks and lock waits among the errors
 *     statements[threads][statements][3]  executions, sum of their times, failures
 *     histogram[threads][2048] (uint32)   latency of transactions: bucket = ⌊100 · ln(microseconds)⌋
 *
 * The clock shows how long the server has run, because latencies are measured in this time. While the server runs, the
 * time is CLOCK_MONOTONIC minus the clock's value. While the server is frozen, the time is the clock's value, negated.
 */
import { closeSync, ftruncateSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { HISTOGRAM_BUCKETS } from '../../core/measurement/latency.ts'
import { MOST_STATEMENTS } from '../../core/scenario/own-load.ts'

const MAGIC = 20261126
const HEADER = 16
const HEAD = 8
const STATEMENT = 3
const GO = 2
const CLOSED = 3
const SESSION = 4
const POLL_NS = 5
/**
 * Nanoseconds after which a waiting thread checks again if it may continue. All threads of a load together check 5,000
 * times a second. With ten times as many checks, eight loads used up a CPU.
 */
const POLL_MIN_NS = 5e5
const POLL_NS_PER_THREAD = 2e5
/**
 * Factor by which the checks are rarer while other threads connect or end transactions, because many checks would slow
 * these threads down.
 */
const REST = 5
const DOUBLE = 8

/** Executions of a statement, without those that the server refused. */
export interface StatementWork {
  readonly executions: number
  /** Sum of the executions' times, nanoseconds, without the time for which the server was frozen. */
  readonly servedNs: number
}

export interface StatementProgress extends StatementWork {
  readonly failed: number
}

export class Board {
  readonly path: string
  readonly threads: number
  readonly statements: number
  readonly #fd: number
  readonly #pollNs: number

  /** @throws RangeError for more statements than a line of slices.jsonl may have */
  constructor(path: string, threads: number, statements = 0) {
    if (statements > MOST_STATEMENTS)
      throw new RangeError(`a board has at most ${MOST_STATEMENTS} statements, got ${statements}`)
    this.path = path
    this.threads = threads
    this.statements = statements
    this.#pollNs = Math.max(POLL_MIN_NS, threads * POLL_NS_PER_THREAD)
    this.#fd = openSync(path, 'wx+', 0o600)
    // The file is sparse. Only pages that the threads use take memory.
    ftruncateSync(this.#fd, this.#histogramOffset() + threads * HISTOGRAM_BUCKETS * 4)
    writeDoubles(this.#fd, 0, [MAGIC, threads, 0, 0, 0, REST * this.#pollNs, 0, statements])
  }

  /**
   * Lets the clients begin one transaction after the other.
   *
   * @param session number of the line of `SessionStates` (load.ts) with the session variables that connections set
   *   first; 0: they set none
   */
  go(session = 0): void {
    writeDoubles(this.#fd, POLL_NS, [this.#pollNs])
    // The number is written first, because otherwise a thread could continue with the session variables of the turn
    // before.
    if (session > 0) writeDoubles(this.#fd, SESSION, [session])
    writeDoubles(this.#fd, GO, [1])
  }

  /** Stops clients from beginning transactions. Those that have begun still end. */
  pause(): void {
    writeDoubles(this.#fd, GO, [0])
  }

  /**
   * Pauses clients for longer than a turn. They then check less often whether they may continue, and leave the CPUs to
   * other processes.
   */
  rest(): void {
    this.pause()
    writeDoubles(this.#fd, POLL_NS, [REST * this.#pollNs])
  }

  /** Ends every thread after its current transaction. Then sysbench exits. */
  close(): void {
    writeDoubles(this.#fd, CLOSED, [1])
  }

  /**
   * Work of the load's threads since they started. `ready` is the number of connected threads, and `busy` of those in a
   * transaction. `servedNs` is the sum of the latencies, nanoseconds.
   */
  progress() {
    const heads = this.#heads()
    const total = (field: number) => sumOfEvery(heads, field, HEAD)
    const failed = { errors: total(2), deadlocks: total(6) }
    return { ready: total(0), transactions: total(1), ...failed, servedNs: total(4), busy: total(5) }
  }

  completed(): readonly number[] {
    const heads = this.#heads()
    return Array.from({ length: this.threads }, (_, thread) => heads[thread * HEAD + 1] ?? 0)
  }

  /** Sums over all threads, in the order in which the script counts its statements. */
  statementProgress(): readonly StatementProgress[] {
    if (this.statements === 0) return []
    const values = readDoubles(this.#fd, HEADER + this.threads * HEAD, this.threads * this.statements * STATEMENT)
    return Array.from({ length: this.statements }, (_, statement) => {
      const total = (field: number) => sumOfEvery(values, statement * STATEMENT + field, this.statements * STATEMENT)
      return { executions: total(0), servedNs: total(1), failed: total(2) }
    })
  }

  histogram(): Uint32Array {
    const sum = new Uint32Array(HISTOGRAM_BUCKETS)
    const one = new Uint32Array(HISTOGRAM_BUCKETS)
    for (let thread = 0; thread < this.threads; thread++) {
      readSync(this.#fd, one, 0, one.byteLength, this.#histogramOffset() + thread * one.byteLength)
      for (let bucket = 0; bucket < sum.length; bucket++) sum[bucket] = (sum[bucket] ?? 0) + (one[bucket] ?? 0)
    }
    return sum
  }

  [Symbol.dispose](): void {
    closeSync(this.#fd)
    unlinkSync(this.path)
  }

  #histogramOffset(): number {
    return (HEADER + this.threads * (HEAD + this.statements * STATEMENT)) * DOUBLE
  }

  #heads(): Float64Array {
    return readDoubles(this.#fd, HEADER, this.threads * HEAD)
  }
}

function sumOfEvery(values: Float64Array, first: number, step: number): number {
  let sum = 0
  for (let at = first; at < values.length; at += step) sum += values[at] ?? 0
  return sum
}

export function readDoubles(fd: number, offset: number, length: number): Float64Array {
  const values = new Float64Array(length)
  readSync(fd, values, 0, values.byteLength, offset * DOUBLE)
  return values
}

export function writeDoubles(fd: number, offset: number, values: readonly number[]): void {
  writeSync(fd, Float64Array.from(values), 0, values.length * DOUBLE, offset * DOUBLE)
}
