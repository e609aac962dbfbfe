import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HISTOGRAM_BUCKETS } from '../../../src/core/measurement/latency.ts'
import { MOST_STATEMENTS } from '../../../src/core/scenario/own-load.ts'
import { Board } from '../../../src/edges/sysbench/board.ts'
import { HangWatch } from '../../../src/edges/sysbench/hang-watch.ts'
import type { Load } from '../../../src/edges/sysbench/load.ts'

const THREADS = 3
const HEADER = 16
const HEAD = 8
const HISTOGRAM_BYTES = (HEADER + THREADS * HEAD) * 8
/** Fields of the header. */
const [_GO, _CLOSED, _SESSION, POLL_NS] = [2, 3, 4, 5]

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

describe("the shared memory that sysbench's threads read", () => {
  it.each([
    [1, 5e5],
    [8, 1.6e6],
    [1024, 204.8e6],
  ])('makes %d waiting threads look every %d ns, and a fifth as often while they rest', (threads, pollNs) => {
    using board = new Board(path, threads)
    expect(doubles()[POLL_NS]).toBe(5 * pollNs)
    board.go()
    expect(doubles()[POLL_NS]).toBe(pollNs)
    board.rest()
    expect(doubles()[POLL_NS]).toBe(5 * pollNs)
  })
})

describe("the shared memory that sysbench's threads write", () => {
  it('holds only zeros at first', () => {
    using board = newBoard()
    const nothing = { ready: 0, transactions: 0, errors: 0, deadlocks: 0, servedNs: 0, busy: 0 }
    expect(board.progress()).toEqual(nothing)
    expect(board.completed()).toEqual([0, 0, 0])
    expect(board.statementProgress()).toEqual([])
    expect(board.histogram()).toEqual(new Uint32Array(HISTOGRAM_BUCKETS))
  })
})

describe('the shared file of a board', () => {
  it('is as long as the statements of the script need, up to a limit', () => {
    using _board = new Board(path, THREADS, MOST_STATEMENTS)
    expect(readFileSync(path)).toHaveLength(
      HISTOGRAM_BYTES + THREADS * MOST_STATEMENTS * 24 + THREADS * HISTOGRAM_BUCKETS * 4,
    )
    expect(() => new Board(`${path}2`, THREADS, MOST_STATEMENTS + 1)).toThrow(RangeError)
  })

  it('is refused if a file with its name exists already', () => {
    using _board = newBoard()
    expect(() => newBoard()).toThrow(/EEXIST/)
  })

  it('is removed when the board is closed', () => {
    newBoard()[Symbol.dispose]()
    expect(existsSync(path)).toBe(false)
  })
})

describe('the watch for clients that hang', () => {
  /** Looks once a second for half a minute; at each look one of these threads has completed a transaction. */
  async function watched(working: readonly number[]): Promise<readonly boolean[]> {
    const doubts: boolean[] = []
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
      doubts.push(watch.isDoubtful)
    }
    return doubts
  }

  it('reports nothing while clients are only slow, although most complete nothing between two looks', async () => {
    expect((await watched([0, 1, 2])).slice(1)).not.toContain(false)
  })

  it('ends the run with an error that counts the clients that have completed nothing for 15 s', async () => {
    await expect(watched([0, 1])).rejects.toThrow('on: 1 of 3 threads did not complete a transaction in 15 s')
  })
})
