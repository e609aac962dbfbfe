import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HISTOGRAM_BUCKETS } from '../../../src/core/measurement/latency.ts'
import { MOST_STATEMENTS } from '../../../src/core/suite/own-workload.ts'
import { Board } from '../../../src/edges/sysbench/board.ts'
import { HangWatch } from '../../../src/edges/sysbench/hang-watch.ts'
import type { Load } from '../../../src/edges/sysbench/load.ts'

const THREADS = 3
const HEADER = 16
const HEAD = 8
const HISTOGRAM_BYTES = (HEADER + THREADS * HEAD) * 8
/** Fields of the header. */
const [GO, CLOSED, SESSION, POLL_NS] = [2, 3, 4, 5]

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-test-'))
  path = join(folder, 'board')
})
afterEach(() => rmSync(folder, { recursive: true }))

function newBoard(): Board {
  return new Board(path, THREADS)
}

/** The doubles of the board as turns.lua and rotor.lua see them. */
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

function writeHeads(heads: readonly (readonly number[])[]): void {
  for (const [thread, head] of heads.entries()) write(Float64Array.from(head), (HEADER + thread * HEAD) * 8)
}

describe('what the threads read', () => {
  it('begins with magic, threads, no go, not closed, no state, the poll interval, a clock that is not held and no statements', () => {
    using _board = newBoard()
    expect(doubles()).toEqual([20_261_126, THREADS, 0, 0, 0, 3e6, 0, 0, ...Array(8 + THREADS * HEAD).fill(0)])
  })

  it('lets them go on, as they are, until they are paused', () => {
    using board = newBoard()
    board.go()
    expect(doubles().slice(GO, SESSION + 1)).toEqual([1, 0, 0])
    board.pause()
    expect(doubles()[GO]).toBe(0)
  })

  it('names the state that connections enter, which stays until there is another', () => {
    using board = newBoard()
    board.go(7)
    expect(doubles().slice(GO, SESSION + 1)).toEqual([1, 0, 7])
    board.go()
    expect(doubles()[SESSION]).toBe(7)
    board.go(8)
    expect(doubles()[SESSION]).toBe(8)
  })

  it('is closed when no transaction is to begin any more', () => {
    using board = newBoard()
    board.close()
    expect(doubles()[CLOSED]).toBe(1)
  })

  it.each([
    [1, 5e5],
    [8, 1.6e6],
    [1024, 204.8e6],
  ])('lets %d threads that wait look every %d ns, and a fifth as often while they rest', (threads, pollNs) => {
    using board = new Board(path, threads)
    expect(doubles()[POLL_NS]).toBe(5 * pollNs)
    board.go()
    expect(doubles()[POLL_NS]).toBe(pollNs)
    board.rest()
    expect(doubles()[POLL_NS]).toBe(5 * pollNs)
  })
})

describe('what the threads wrote', () => {
  it('is nothing at first', () => {
    using board = newBoard()
    const nothing = { ready: 0, transactions: 0, errors: 0, servedNs: 0, busy: 0 }
    expect(board.progress()).toEqual(nothing)
    expect(board.completed()).toEqual([0, 0, 0])
    expect(board.statementProgress()).toEqual([])
    expect(board.histogram()).toEqual(new Uint32Array(HISTOGRAM_BUCKETS))
  })

  it('is summed over threads', () => {
    using board = newBoard()
    writeHeads([
      [1, 10, 0, 5e15, 400, 1],
      [1, 20, 2, 7e15, 150, 0],
      [0, 0, 1, 0, 70, 1],
    ])
    expect(board.progress()).toEqual({
      ...{ ready: 2, transactions: 30, errors: 3 },
      ...{ servedNs: 620, busy: 2 },
    })
  })

  it('tells what each thread has completed', () => {
    using board = newBoard()
    writeHeads([
      [1, 10],
      [1, 0],
      [1, 2e9],
    ])
    expect(board.completed()).toEqual([10, 0, 2e9])
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

  it('has every statement summed over threads, between the heads and the histograms', () => {
    using board = new Board(path, THREADS, 2)
    write(Float64Array.from([5, 5e6, 0, 2, 8e6, 1]), HISTOGRAM_BYTES)
    write(Float64Array.from([0, 0, 0, 3, 1e6, 0]), HISTOGRAM_BYTES + 48)
    write(Float64Array.from([1, 2e6, 4, 0, 0, 0]), HISTOGRAM_BYTES + 96)
    write(Uint32Array.of(5), HISTOGRAM_BYTES + 144)
    expect(board.statementProgress()).toEqual([
      { executions: 6, servedNs: 7e6, failed: 4 },
      { executions: 5, servedNs: 9e6, failed: 1 },
    ])
    expect(board.histogram()[0]).toBe(5)
    expect(board.progress().transactions).toBe(0)
  })
})

describe('the file', () => {
  it('has room for exactly as many statements as there are, and for no more than a line has', () => {
    using _board = new Board(path, THREADS, MOST_STATEMENTS)
    expect(readFileSync(path)).toHaveLength(
      HISTOGRAM_BYTES + THREADS * MOST_STATEMENTS * 24 + THREADS * HISTOGRAM_BUCKETS * 4,
    )
    expect(() => new Board(`${path}2`, THREADS, MOST_STATEMENTS + 1)).toThrow(RangeError)
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

describe('the watch on clients that hang', () => {
  /** Looks once a second for half a minute; at each look one of these threads has completed a transaction. */
  async function watched(working: readonly number[]): Promise<void> {
    using board = newBoard()
    const load = { board, child: { outcome: {} } } as unknown as Load
    const arm = { name: 'on', load, freeze: () => {}, thaw: () => {}, ping: async () => {} }
    const watch = new HangWatch()
    const completed = [0, 0, 0]
    for (let look = 0; look < 30; look++) {
      const thread = working[look % working.length] ?? 0
      completed[thread] = (completed[thread] ?? 0) + 1
      writeHeads(completed.map((transactions) => [1, transactions]))
      await watch.look(arm, { seconds: 1, blockSeconds: 0.1 }, [arm])
    }
  }

  it('lets them be slow, though most complete nothing between two looks', async () => {
    await expect(watched([0, 1, 2])).resolves.toBeUndefined()
  })

  it('names how many have completed nothing for long', async () => {
    await expect(watched([0, 1])).rejects.toThrow('on: 1 of 3 threads did not complete a transaction in 15 s')
  })
})
