/**
 * The board: one memory-mapped file per sysbench process. We write whether its clients go on; the threads of turns.lua
 * write their completed work, and rotor.lua the time that the server ran. Reading and writing it costs microseconds and
 * no system call on their side, so nothing is parsed or sent while clients are driven.
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
 * The clock shows how long the server has run, and latencies are taken by it. While the server runs, this time is
 * CLOCK_MONOTONIC minus the clock's value. While the server is frozen, the value is this time, negated.
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
 * Interval at which a waiting thread looks whether it may go on, nanoseconds: all threads of a load together look 5,000
 * times a second. With ten times as many looks, eight loads used up a CPU.
 */
const POLL_MIN_NS = 5e5
const POLL_NS_PER_THREAD = 2e5
/** Factor on that interval while other threads connect or end transactions: many looks would slow these down. */
const REST = 5
const DOUBLE = 8

/** Executions of a statement that the server did not refuse. */
export interface StatementWork {
  readonly executions: number
  /** Sum of the executions' times, nanoseconds, by the time that the server was let run. */
  readonly servedNs: number
}

/** Executions of a statement by one load's threads since they started. */
export interface StatementProgress extends StatementWork {
  /** Executions that the server refused. */
  readonly failed: number
}

export class Board {
  readonly path: string
  readonly threads: number
  /** Number of statements that the load's script counts. */
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
    // The file is sparse: only pages that the threads touch take memory.
    ftruncateSync(this.#fd, this.#histogramOffset() + threads * HISTOGRAM_BUCKETS * 4)
    writeDoubles(this.#fd, 0, [MAGIC, threads, 0, 0, 0, REST * this.#pollNs, 0, statements])
  }

  /**
   * Lets the clients begin one transaction after the other.
   *
   * @param session number of the state that connections enter first, see load.ts; 0: as they are
   */
  go(session = 0): void {
    writeDoubles(this.#fd, POLL_NS, [this.#pollNs])
    // The state comes first, so that no thread goes on in another.
    if (session > 0) writeDoubles(this.#fd, SESSION, [session])
    writeDoubles(this.#fd, GO, [1])
  }

  /** Stops clients from beginning transactions; those under way end. */
  pause(): void {
    writeDoubles(this.#fd, GO, [0])
  }

  /** Pauses clients for longer than a turn, so that they look less often whether they may go on. */
  rest(): void {
    this.pause()
    writeDoubles(this.#fd, POLL_NS, [REST * this.#pollNs])
  }

  /** Ends every thread with its present transaction; sysbench then exits. */
  close(): void {
    writeDoubles(this.#fd, CLOSED, [1])
  }

  /**
   * Work of the load's threads since they started: how many are ready, and have a transaction under way; the sum of the
   * latencies, in nanoseconds.
   */
  progress() {
    const heads = this.#heads()
    const total = (field: number) => sumOfEvery(heads, field, HEAD)
    const failed = { errors: total(2), deadlocks: total(6) }
    return { ready: total(0), transactions: total(1), ...failed, servedNs: total(4), busy: total(5) }
  }

  /** Transactions that each thread has completed. */
  completed(): readonly number[] {
    const heads = this.#heads()
    return Array.from({ length: this.threads }, (_, thread) => heads[thread * HEAD + 1] ?? 0)
  }

  /** Counts of each statement over all threads, in the order of the script. */
  statementProgress(): readonly StatementProgress[] {
    if (this.statements === 0) return []
    const values = readDoubles(this.#fd, HEADER + this.threads * HEAD, this.threads * this.statements * STATEMENT)
    return Array.from({ length: this.statements }, (_, statement) => {
      const total = (field: number) => sumOfEvery(values, statement * STATEMENT + field, this.statements * STATEMENT)
      return { executions: total(0), servedNs: total(1), failed: total(2) }
    })
  }

  /** Latency histogram over all threads. */
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

/** Sum of the values at this place and every step further. */
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
