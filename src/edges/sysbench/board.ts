/**
 * The board: one memory-mapped file per sysbench process. We write when the arm's turns are; the threads of turns.lua
 * write what they completed. Reading and writing it costs microseconds and no system call on their side, so nothing
 * is parsed or sent while a turn lasts.
 *
 * Layout in 8-byte doubles (times in nanoseconds of CLOCK_MONOTONIC, exact below 104 days of uptime), kept equal to
 * turns.lua:
 *
 *     header[16]                          magic, threads, capacity, turns published, closed, poll interval
 *     turns[capacity][4]                  start, counted from, end, state of the session
 *     heads[threads][8]                   ready, transactions in all, errors, last completion
 *     cells[capacity][threads][2]         transactions in the counted part, each by the share of its time, sum of their latencies
 *     histogram[threads][2048] (uint32)   latency of counted transactions: bucket = ⌊100 · ln(microseconds)⌋
 */
import { closeSync, ftruncateSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { HISTOGRAM_BUCKETS } from '../../core/measurement/latency.ts'
import type { Turn } from '../../core/plan/turns.ts'

const MAGIC = 20261121
const HEADER = 16
const TURN = 4
const HEAD = 8
const CELL = 2
const PUBLISHED = 3
const CLOSED = 4
/** Threads without a turn look for a new timetable this often; many threads less often, so that looking costs nothing. */
const POLL_MIN_NS = 5e6
const POLL_NS_PER_THREAD = 1e5
const DOUBLE = 8

/** A turn, and the state that connections are in. */
export interface BoardTurn extends Turn {
  readonly session?: number | undefined
}

/** What the threads of one arm did in the counted part of one turn. */
export interface CompletedTurn {
  /** Those that began before it or ended after it by the share of their time that lies in it. */
  readonly transactions: number
  readonly latencySumNs: number
  /** Threads that completed nothing. */
  readonly idleThreads: number
}

/** What the threads of one arm have done since they started. */
export interface LoadProgress {
  readonly ready: number
  /** All transactions, counted or not. */
  readonly transactions: number
  readonly errors: number
  /** Time of the last completion, nanoseconds; 0 before the first. */
  readonly lastCompletionNs: number
}

function usualPollNs(threads: number): number {
  return Math.max(POLL_MIN_NS, threads * POLL_NS_PER_THREAD)
}

export class Board {
  readonly path: string
  readonly threads: number
  readonly capacity: number
  /** Publish turns at least this long before the first of them starts. */
  readonly pollNs: number
  readonly #fd: number
  #published = 0

  /** @param pollNs how often threads without a turn look for one */
  constructor(path: string, threads: number, capacity: number, pollNs = usualPollNs(threads)) {
    this.path = path
    this.threads = threads
    this.capacity = capacity
    this.#fd = openSync(path, 'wx+', 0o600)
    // Sparse: only what the threads touch takes memory.
    ftruncateSync(this.#fd, this.#histogramOffset() + threads * HISTOGRAM_BUCKETS * 4)
    this.pollNs = pollNs
    this.#write(0, [MAGIC, threads, capacity, 0, 0, this.pollNs])
  }

  /**
   * Appends turns to the load's timetable. The session of each is the number of the state that connections enter when it
   * begins, see sessions.ts; 0: as it is.
   */
  publish(turns: readonly BoardTurn[]): void {
    if (this.#published + turns.length > this.capacity) throw new RangeError('more turns than the board holds')
    const rows = turns.flatMap(({ startNs, countedFromNs, endNs, session = 0 }) => [
      startNs,
      countedFromNs,
      endNs,
      session,
    ])
    this.#write(HEADER + this.#published * TURN, rows)
    this.#published += turns.length
    // The count goes last: a thread never sees a turn that is not written yet.
    this.#write(PUBLISHED, [this.#published])
  }

  /** No more turns will come: every thread ends after its last one and sysbench exits. */
  close(): void {
    this.#write(CLOSED, [1])
  }

  get published(): number {
    return this.#published
  }

  completedIn(turn: number): CompletedTurn {
    const cells = this.#read(this.#cellsOffset() + turn * this.threads * CELL, this.threads * CELL)
    let transactions = 0
    let latencySumNs = 0
    let idleThreads = 0
    for (let at = 0; at < cells.length; at += CELL) {
      const completed = cells[at] ?? 0
      transactions += completed
      latencySumNs += cells[at + 1] ?? 0
      if (completed === 0) idleThreads++
    }
    return { transactions, latencySumNs, idleThreads }
  }

  progress(): LoadProgress {
    const heads = this.#read(HEADER + this.capacity * TURN, this.threads * HEAD)
    let ready = 0
    let transactions = 0
    let errors = 0
    let lastCompletionNs = 0
    for (let at = 0; at < heads.length; at += HEAD) {
      ready += heads[at] ?? 0
      transactions += heads[at + 1] ?? 0
      errors += heads[at + 2] ?? 0
      lastCompletionNs = Math.max(lastCompletionNs, heads[at + 3] ?? 0)
    }
    return { ready, transactions, errors, lastCompletionNs }
  }

  /** Latency histogram over all threads, of every transaction counted so far. */
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

  #cellsOffset(): number {
    return HEADER + this.capacity * TURN + this.threads * HEAD
  }

  #histogramOffset(): number {
    return (this.#cellsOffset() + this.capacity * this.threads * CELL) * DOUBLE
  }

  #write(offset: number, values: readonly number[]): void {
    writeSync(this.#fd, Float64Array.from(values), 0, values.length * DOUBLE, offset * DOUBLE)
  }

  #read(offset: number, length: number): Float64Array {
    const values = new Float64Array(length)
    readSync(this.#fd, values, 0, values.byteLength, offset * DOUBLE)
    return values
  }
}
