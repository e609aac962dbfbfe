import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HISTOGRAM_BUCKETS } from '../../../src/core/measurement/latency.ts'
import type { Turn } from '../../../src/core/plan/turns.ts'
import { Board } from '../../../src/edges/sysbench/board.ts'

const THREADS = 3
const CAPACITY = 5
const HEADER = 16
const HEADS = HEADER + CAPACITY * 4
const CELLS = HEADS + THREADS * 8
const HISTOGRAM_BYTES = (CELLS + CAPACITY * THREADS * 2) * 8

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-test-'))
  path = join(folder, 'board')
})
afterEach(() => rmSync(folder, { recursive: true }))

function newBoard(): Board {
  return new Board(path, THREADS, CAPACITY)
}

function turn(startNs: number): Turn {
  return { startNs, countedFromNs: startNs + 5e6, endNs: startNs + 105e6 }
}

/** The whole board as turns.lua sees it. */
function doubles(): number[] {
  const bytes = readFileSync(path)
  return [...new Float64Array(bytes.buffer, bytes.byteOffset, HISTOGRAM_BYTES / 8)]
}

/** Writes as a thread of turns.lua does. */
function write(values: Float64Array | Uint32Array, byte: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, values, 0, values.byteLength, byte)
  closeSync(file)
}

describe('what the threads read', () => {
  it('begins with magic, threads, capacity, no turn, not closed and the poll interval', () => {
    using board = newBoard()
    expect(doubles().slice(0, 6)).toEqual([20_261_121, THREADS, CAPACITY, 0, 0, board.pollNs])
  })

  it('is the published turns, one timetable after the other', () => {
    using board = newBoard()
    board.publish([turn(1e15), turn(2e15)])
    board.publish([{ ...turn(3e15), session: 7 }])
    expect(doubles()[3]).toBe(3)
    expect(board.published).toBe(3)
    const rows = [1e15, 2e15, 3e15]
      .map(turn)
      .flatMap((each) => [each.startNs, each.countedFromNs, each.endNs, each.startNs === 3e15 ? 7 : 0])
    expect(doubles().slice(HEADER, HEADER + 12)).toEqual(rows)
  })

  it('keeps times to the nanosecond', () => {
    const ns = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(fc.tuple(ns, ns, ns), ([startNs, countedFromNs, endNs]) => {
        using board = newBoard()
        board.publish([{ startNs, countedFromNs, endNs }])
        expect(doubles().slice(HEADER, HEADER + 3)).toEqual([startNs, countedFromNs, endNs])
      }),
      { numRuns: 30 },
    )
  })

  it('is closed when no turn will come any more', () => {
    using board = newBoard()
    board.close()
    expect(doubles()[4]).toBe(1)
  })

  it('holds exactly its capacity of turns and refuses one more', () => {
    using board = newBoard()
    const turns = Array.from({ length: CAPACITY }, (_, index) => turn(index * 1e9))
    board.publish(turns)
    expect(() => board.publish([turn(0)])).toThrow(RangeError)
    expect(board.published).toBe(CAPACITY)
    expect(doubles()[3]).toBe(CAPACITY)
  })

  it.each([
    [1, 5e6],
    [50, 5e6],
    [51, 5.1e6],
    [1024, 102.4e6],
  ])('lets %d threads look every %d ns', (threads, pollNs) => {
    using board = new Board(path, threads, 1)
    expect(board.pollNs).toBe(pollNs)
  })
})

describe('what the threads wrote', () => {
  it('is nothing at first', () => {
    using board = newBoard()
    expect(board.progress()).toEqual({ ready: 0, transactions: 0, errors: 0, lastCompletionNs: 0 })
    expect(board.completedIn(0)).toEqual({ transactions: 0, latencySumNs: 0, idleThreads: THREADS })
    expect(board.histogram()).toEqual(new Uint32Array(HISTOGRAM_BUCKETS))
  })

  it('is summed over threads, turn by turn', () => {
    using board = newBoard()
    // Turn 0: 4, 0 and 2 transactions; the last turn: one of the last thread.
    write(Float64Array.of(4, 400, 0, 0, 2, 150), CELLS * 8)
    write(Float64Array.of(1, 70), (CELLS + CAPACITY * THREADS * 2 - 2) * 8)
    expect(board.completedIn(0)).toEqual({ transactions: 6, latencySumNs: 550, idleThreads: 1 })
    expect(board.completedIn(1)).toEqual({ transactions: 0, latencySumNs: 0, idleThreads: 3 })
    expect(board.completedIn(CAPACITY - 1)).toEqual({ transactions: 1, latencySumNs: 70, idleThreads: 2 })
  })

  it('has progress of all threads and the latest completion of any', () => {
    using board = newBoard()
    const heads = [
      [1, 10, 0, 5e15],
      [1, 20, 2, 7e15],
      [0, 0, 1, 0],
    ]
    for (const [thread, head] of heads.entries()) write(Float64Array.from(head), (HEADS + thread * 8) * 8)
    expect(board.progress()).toEqual({ ready: 2, transactions: 30, errors: 3, lastCompletionNs: 7e15 })
  })

  it('has the histogram of all threads, to the last bucket of the last', () => {
    using board = newBoard()
    write(Uint32Array.of(5, 1), HISTOGRAM_BYTES)
    write(Uint32Array.of(2), HISTOGRAM_BYTES + HISTOGRAM_BUCKETS * 4)
    write(Uint32Array.of(9), HISTOGRAM_BYTES + THREADS * HISTOGRAM_BUCKETS * 4 - 4)
    const expected = new Uint32Array(HISTOGRAM_BUCKETS)
    expected.set([7, 1])
    expected.set([9], HISTOGRAM_BUCKETS - 1)
    expect(board.histogram()).toEqual(expected)
  })
})

describe('the file', () => {
  it('is exactly as long as its parts', () => {
    using _board = newBoard()
    expect(readFileSync(path)).toHaveLength(HISTOGRAM_BYTES + THREADS * HISTOGRAM_BUCKETS * 4)
  })

  it('is never one that was there before', () => {
    using _board = newBoard()
    expect(() => newBoard()).toThrow(/EEXIST/)
  })

  it('goes with the board', () => {
    newBoard()[Symbol.dispose]()
    expect(existsSync(path)).toBe(false)
  })
})
