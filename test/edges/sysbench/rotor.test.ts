/**
 * The rotor with real processes: programs that only compute stand for servers, and boards without a driver for loads.
 */
import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Turns } from '../../../src/core/plan/turns.ts'
import { monotonicNs, sleep } from '../../../src/edges/machine/clock.ts'
import { allowedCpusOf, processState } from '../../../src/edges/machine/proc.ts'
import { type Child, start } from '../../../src/edges/machine/processes.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { Board } from '../../../src/edges/sysbench/board.ts'
import { type ArmWindow, Rotor, type RotorWindow } from '../../../src/edges/sysbench/rotor.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { pidsOf } from '../../e2e/cli.ts'

const FAST: Turns = { turnMs: 5, rounds: 20, switchMs: 0 }
const THREADS = 2
/** In which the order of turns is looked at. */
const ROUNDS = 8
const SIGNAL = new AbortController().signal
/** Positions of the doubles of a board, as turns.lua and rotor.lua see them. */
const [BOARD_THREADS, CLOCK, BOARD_STATEMENTS, HEADS, HEAD] = [1, 6, 7, 16, 8]
const [TRANSACTIONS, SERVED] = [1, 4]

const cpus = allowedCpusOf(process.pid) ?? [0]
const [ourCpu = 0, serverCpu = cpus.at(-1) ?? 0] = [cpus[0], cpus.at(-1)]

let directory: RunDirectory
let opened: AsyncDisposableStack
let served = 0
beforeEach(() => {
  directory = new RunDirectory()
  opened = new AsyncDisposableStack()
})
afterEach(async () => {
  await opened.disposeAsync()
  directory[Symbol.dispose]()
})

interface Servers {
  readonly children: readonly Child[]
  readonly boards: readonly Board[]
  readonly rotor: Rotor
  run(windows: number, turns?: Turns): Promise<readonly RotorWindow[]>
}

/** Servers that compute on one CPU all the time, and a rotor that is ready to let them alternate. */
async function serve(
  count: number,
  {
    seed = 1,
    statements = [],
    change = () => {},
  }: { seed?: number; statements?: readonly number[]; change?: (board: Board) => void } = {},
): Promise<Servers> {
  const place = { run: directory.path, cwd: directory.path, cpus: [serverCpu] }
  const files = directory.make(`rotor${served++}`)
  const children = Array.from({ length: count }, () => opened.use(start(['sh', '-c', 'while :; do :; done'], place)))
  const boards = children.map((_, arm) => opened.use(new Board(join(files, `board${arm}`), THREADS, statements[arm])))
  for (const board of boards) {
    board.go()
    change(board)
  }
  const rotor = opened.use(
    await Rotor.open(
      {
        arms: children.map((child, arm) => ({ pid: child.pid, board: boards[arm] as Board })),
        ...{ seed, cpus: [ourCpu], directory: files, runDirectory: directory.path },
      },
      SIGNAL,
    ),
  )
  const run = (windows: number, turns = FAST) => rotor.run(windows, turns, SIGNAL)
  return { children, boards, rotor, run }
}

/** All that an arm did in these windows. */
function sumOf(windows: readonly RotorWindow[], arm: number): Omit<ArmWindow, 'statements'> {
  const own = windows.map(({ arms }) => arms[arm] as ArmWindow)
  const sum = (field: keyof Omit<ArmWindow, 'statements'>) => own.reduce((total, window) => total + window[field], 0)
  return { transactions: sum('transactions'), servedNs: sum('servedNs'), cpuNs: sum('cpuNs'), ranNs: sum('ranNs') }
}

function sumsOf(windows: readonly RotorWindow[]): ReturnType<typeof sumOf>[] {
  return (windows[0]?.arms ?? []).map((_, arm) => sumOf(windows, arm))
}

function wallNs(windows: readonly RotorWindow[]): number {
  return (windows.at(-1)?.endNs ?? 0) - (windows[0]?.startNs ?? 0)
}

/** Time that a process has had a CPU, and time that it has waited for one, nanoseconds. */
function scheduled({ pid }: Child): { hadNs: number; waitedNs: number } {
  const [hadNs = 0, waitedNs = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
  return { hadNs, waitedNs }
}

function areFrozen(children: readonly Child[]): boolean {
  return children.every(({ pid }) => processState(pid)?.startsWith('T'))
}

function doubles(path: string): Float64Array {
  const bytes = readFileSync(path)
  return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 8)))
}

/** Writes as a thread of turns.lua does. */
function write(board: Board, thread: number, field: number, value: number): void {
  writeDoubles(board, HEADS + HEAD * thread + field, [value])
}

/** Writes a thread's work on a statement: executions, their time, failures. */
function writeStatement(board: Board, thread: number, statement: number, values: readonly number[]): void {
  writeDoubles(board, HEADS + HEAD * THREADS + 3 * (board.statements * thread + statement), values)
}

function writeDoubles({ path }: Board, at: number, values: readonly number[]): void {
  const file = openSync(path, 'r+')
  writeSync(file, Float64Array.from(values), 0, 8 * values.length, 8 * at)
  closeSync(file)
}

describe('the turns that servers take', () => {
  it('are the only times at which a server uses CPU time', async () => {
    const { children, run } = await serve(2)
    // They run as they like until they are frozen for the first time.
    await run(1, { ...FAST, rounds: 1 })
    await untilFrozen(children)
    const before = children.map(scheduled)
    const windows = await run(2)
    await untilFrozen(children)
    const sums = sumsOf(windows)
    for (const [arm, child] of children.entries()) {
      const { hadNs, waitedNs } = scheduled(child)
      const own = { had: hadNs - (before[arm]?.hadNs ?? 0), waited: waitedNs - (before[arm]?.waitedNs ?? 0) }
      const { cpuNs = 0, ranNs = 0 } = sums[arm] ?? {}
      expect(cpuNs / own.had).toBeCloseTo(1, 1)
      expect(own.had).toBeLessThan(1.05 * ranNs)
      // Others may have wanted the same CPU.
      expect(own.had + own.waited).toBeGreaterThan(0.95 * ranNs)
    }
    expect(sums.reduce((sum, { cpuNs }) => sum + cpuNs, 0)).toBeLessThan(1.02 * wallNs(windows))
  })

  it('have an order in each round that follows from the seed', async () => {
    const orders: string[][] = []
    for (const seed of [1, 1, 2]) orders.push(await ordersOf(seed))
    for (const round of orders.flat()) expect(new Set(round).size).toBe(round.length)
    const [first = [], again = [], other = []] = orders.map((rounds) => rounds.map(wholeRound))
    const isSame = (rounds: readonly (string | undefined)[]) =>
      rounds.every((round, nth) => round === undefined || first[nth] === undefined || round === first[nth])
    expect(new Set(first.filter((round) => round !== undefined)).size).toBeGreaterThan(2)
    expect(isSame(again)).toBe(true)
    expect(isSame(other)).toBe(false)
  })

  it('go on after more windows than their file has room for', async () => {
    const { run } = await serve(2)
    const windows = await run(150, { turnMs: 1, rounds: 1, switchMs: 0 })
    expect(windows).toHaveLength(150)
    for (const [nth, { startNs }] of windows.entries())
      expect(startNs).toBeGreaterThan(nth === 0 ? 0 : (windows[nth - 1]?.startNs ?? 0))
  })
})

describe('a server whose clients have nothing to do', () => {
  it('has no turn, and the turns of the other servers follow each other without a gap', async () => {
    const { children, boards, run } = await serve(3)
    boards[1]?.pause()
    const windows = await run(2, { ...FAST, rounds: 20 })
    const [first, resting, last] = sumsOf(windows)
    expect(resting).toMatchObject({ ranNs: 0, transactions: 0 })
    expect((first?.ranNs ?? 0) + (last?.ranNs ?? 0)).toBeGreaterThan(0.95 * wallNs(windows))
    await untilFrozen(children)
  })
})

describe('the counts of a window of turns', () => {
  it('are what each thread has completed in that window', async () => {
    const { boards, run } = await serve(2)
    const [first, second] = boards as [Board, Board]
    write(first, 0, TRANSACTIONS, 100)
    write(second, 1, SERVED, 5e6)
    const turns = { ...FAST, rounds: 10 }
    const running = run(1, turns)
    await sleep(30)
    write(first, 0, TRANSACTIONS, 103)
    write(first, 1, TRANSACTIONS, 4)
    write(second, 1, SERVED, 7e6)
    expect(sumsOf(await running)).toMatchObject([
      { transactions: 7, servedNs: 0 },
      { transactions: 0, servedNs: 2e6 },
    ])
    expect(sumsOf(await run(1, turns))).toMatchObject([{ transactions: 0 }, { servedNs: 0 }])
  })

  it('are what each statement has completed in that window, even if loads have unlike numbers of statements', async () => {
    const { boards, run } = await serve(3, { statements: [2, 0, 3] })
    const [first, second, third] = boards as [Board, Board, Board]
    writeStatement(first, 0, 1, [10, 9e6, 0])
    writeStatement(third, 1, 2, [7, 7e6, 5])
    const turns = { ...FAST, rounds: 10 }
    const running = run(1, turns)
    await sleep(30)
    writeStatement(first, 0, 1, [12, 12e6, 0])
    writeStatement(first, 1, 1, [1, 2e6, 0])
    writeStatement(first, 1, 0, [4, 5e6, 0])
    write(second, 0, TRANSACTIONS, 6)
    writeStatement(third, 1, 2, [8, 9e6, 6])
    const nothing = { executions: 0, servedNs: 0 }
    expect((await running).map(({ arms }) => arms.map(({ statements }) => statements))).toEqual([
      [
        [
          { executions: 4, servedNs: 5e6 },
          { executions: 3, servedNs: 5e6 },
        ],
        [],
        [nothing, nothing, { executions: 1, servedNs: 2e6 }],
      ],
    ])
    const [window] = await run(1, turns)
    expect(window?.arms.flatMap(({ statements }) => statements)).toEqual(Array(5).fill(nothing))
    expect(window?.arms.map(({ transactions }) => transactions)).toEqual([0, 0, 0])
  })
})

it("the clock of a load stands still before the first turn, and then counts the time of the server's turns", async () => {
  const { boards, run } = await serve(2)
  const clocks = () => boards.map(({ path }) => doubles(path)[CLOCK] ?? 0)
  const before = clocks()
  for (const clock of before) expect(clock).toBeLessThan(0)
  const windows = await run(2, { ...FAST, rounds: 10 })
  const ran = sumsOf(windows).map(({ ranNs }) => ranNs)
  for (const [arm, clock] of clocks().entries()) expect((before[arm] ?? 0) - clock).toBeCloseTo(ran[arm] ?? 0, -1)
  const after = clocks()
  await sleep(20)
  expect(clocks()).toEqual(after)
})

describe('a server that ends during turns', () => {
  it('does not stop the turns of the other servers if it was frozen', async () => {
    const { children, run } = await serve(3)
    await run(1, { ...FAST, rounds: 2 })
    await children[1]?.kill()
    const sums = sumsOf(await run(2, { ...FAST, rounds: 20 }))
    expect(sums[1]?.cpuNs).toBe(0)
    for (const arm of [0, 2]) expect(sums[arm]?.cpuNs).toBeGreaterThan(0)
  })

  it('does not stop the turns of the other servers if it ends in the middle of a window', async () => {
    const { children, run } = await serve(2)
    await run(1, { ...FAST, rounds: 2 })
    const running = run(4, { ...FAST, rounds: 20 })
    await sleep(300)
    await children[0]?.kill()
    const windows = await running
    expect(windows).toHaveLength(4)
    for (const { arms } of windows) {
      expect(arms[0]?.cpuNs).toBeGreaterThanOrEqual(0)
      expect(arms[0]?.cpuNs).toBeLessThan(1.1 * (arms[0]?.ranNs ?? 0))
    }
    expect(windows[3]?.arms[0]?.cpuNs).toBe(0)
    expect(windows[3]?.arms[1]?.cpuNs).toBeGreaterThan(0)
  })
})

describe('the rotor, which freezes and thaws servers,', () => {
  const rotors = () => pidsOf(directory.path, /sysbench/)

  it('ends when it is disposed of, even during turns', async () => {
    const { run } = await serve(2)
    expect(rotors()).toHaveLength(1)
    const running = run(1)
    await Promise.all([
      expect(running).rejects.toThrow(),
      sleep(50).then(async () => {
        await opened.disposeAsync()
        expect(rotors()).toEqual([])
      }),
    ])
  })

  it('is no longer waited for once the run is stopped', async () => {
    const { rotor } = await serve(2)
    const stop = new AbortController()
    const turns = { ...FAST, rounds: 20_000 }
    const running = rotor.run(1, turns, stop.signal)
    stop.abort()
    await expect(running).rejects.toThrow(/abort/)
  })

  it('causes an error if it is killed during turns', async () => {
    const { run } = await serve(2)
    const running = run(40, { ...FAST, rounds: 1 })
    for (const pid of rotors()) process.kill(pid, 'SIGKILL')
    const failure = await running.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MeasurementError)
    expect(failure).toMatchObject({ message: 'turns of the servers ended', failure: { exitCode: 'SIGKILL' } })
  })

  it('ignores the sizes in the file of a board, which a script can change', async () => {
    const { boards, run } = await serve(2, {
      statements: [1, 1],
      change: (board) => {
        writeDoubles(board, BOARD_THREADS, [1e9])
        writeDoubles(board, BOARD_STATEMENTS, [1e6])
      },
    })
    const [first] = boards as [Board]
    const running = run(1, { ...FAST, rounds: 10 })
    await sleep(30)
    writeStatement(first, 1, 0, [4, 5e6, 0])
    const windows = await running
    expect(windows[0]?.arms.map(({ statements }) => statements)).toEqual([
      [{ executions: 4, servedNs: 5e6 }],
      [{ executions: 0, servedNs: 0 }],
    ])
  })

  it('refuses the file of a board that was cut off', async () => {
    const cut = serve(2, { change: ({ path }) => truncateSync(path, 8 * HEADS) })
    await expect(cut).rejects.toThrow('turns of the servers ended')
  })

  it('reports the reason if it cannot begin', async () => {
    const path = join(directory.path, 'none')
    const rotor = { seed: 1, cpus: [ourCpu], directory: directory.make('rotor'), runDirectory: directory.path }
    const arms = [{ pid: process.pid, board: { path, threads: 1, statements: 0 } }]
    const failure = await Rotor.open({ arms, ...rotor }, SIGNAL).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MeasurementError)
    expect((failure as MeasurementError).failure.output).toContain(`qpsgate: cannot open ${path}`)
  })
})

/** Undefined if not all of its turns were seen. */
function wholeRound(order: string): string | undefined {
  return order.length === 3 ? order : undefined
}

/** A process that waits for the CPU is frozen as soon as it has it. */
async function untilFrozen(children: readonly Child[]): Promise<void> {
  await expect.poll(() => areFrozen(children), { interval: 2 }).toBe(true)
}

/**
 * The order of turns in each of some rounds of three servers, seen by the clocks of their loads, as "201". On a busy
 * machine we may not see every turn.
 */
async function ordersOf(seed: number): Promise<string[]> {
  const { boards, run } = await serve(3, { seed })
  const seen: { arm: number; clock: number; fromNs: number; toNs: number }[] = []
  let isOver = false
  const running = run(ROUNDS, { turnMs: 20, rounds: 1, switchMs: 0 }).finally(() => {
    isOver = true
  })
  while (!isOver) {
    for (const [arm, { path }] of boards.entries()) {
      const fromNs = monotonicNs()
      const clock = doubles(path)[CLOCK] ?? 0
      if (clock > 0 && !seen.some((turn) => turn.clock === clock))
        seen.push({ arm, clock, fromNs, toNs: monotonicNs() })
    }
    await sleep(2)
  }
  // Every round is a window.
  return (await running).map(({ startNs, endNs }) =>
    seen
      .filter(({ fromNs, toNs }) => fromNs > startNs && toNs < endNs)
      .map(({ arm }) => arm)
      .join(''),
  )
}
