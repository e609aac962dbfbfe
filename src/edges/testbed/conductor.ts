/**
 * How the arms of a cell are driven. Servers that we may freeze take turns of milliseconds while their clients run on;
 * where one cannot be frozen, or arms are states of one server, their clients take turns.
 */
import type { Random } from '../../core/plan/random.ts'
import { shuffled } from '../../core/plan/random.ts'
import type { Turns } from '../../core/plan/turns.ts'
import { monotonicNs, sleep } from '../machine/clock.ts'
import { drained } from '../sysbench/hang-watch.ts'
import { Rotor, type RotorRequest, type StatementWork } from '../sysbench/rotor.ts'
import type { CellArm } from './cell-arm.ts'

/** Work of one arm in a block. */
export interface ArmWork {
  readonly transactions: number
  /** Sum of their latencies, nanoseconds, by the time that the server was let run. */
  readonly servedNs: number
  /** Time that the server or its clients were let run. */
  readonly ranNs: number
  /** CPU time of the server; undefined if it cannot be told. */
  readonly cpuNs?: number | undefined
  /** Time that entering the arm's state took. */
  readonly switchNs: number
  /** By statement of its load; empty if the script counts none. */
  readonly statements: readonly StatementWork[]
}

const NOTHING: ArmWork = { transactions: 0, servedNs: 0, ranNs: 0, switchNs: 0, statements: [] }

export interface ConductedBlock {
  readonly startNs: number
  /** By arm. */
  readonly arms: readonly ArmWork[]
}

export interface Conductor extends AsyncDisposable {
  /** Mean time by which turns of servers ended late, milliseconds; undefined if clients take turns. */
  readonly lateMs: number | undefined
  /** Runs blocks back to back. Servers that can be frozen are so in the end. */
  run(blocks: number, turns: Turns, signal: AbortSignal): Promise<readonly ConductedBlock[]>
}

/** Whether every arm has a server of its own that can be frozen. */
export function canRotate(arms: readonly CellArm[], freeze: boolean): boolean {
  return (
    freeze && arms.every(({ running }) => running.shared === undefined && running.server.process.hold !== undefined)
  )
}

/**
 * @param isDrained whether the clients of each call end what they began, so that servers can be switched; else they run
 * on
 */
export async function openRotation(
  arms: readonly CellArm[],
  request: Omit<RotorRequest, 'arms'>,
  signal: AbortSignal,
  isDrained = false,
): Promise<Conductor> {
  const rotor = new Rotor({
    ...request,
    arms: arms.flatMap(({ running, load }) => {
      const { hold } = running.server.process
      return hold === undefined ? [] : [{ hold, board: load.board }]
    }),
  })
  try {
    await rotor.ready(signal)
  } catch (error) {
    await rotor[Symbol.asyncDispose]()
    throw error
  }
  return {
    get lateMs() {
      return rotor.lateMs
    },
    run: async (blocks, turns, stopped) => {
      const began = monotonicNs()
      const sessions = await Promise.all(arms.map((arm) => arm.enter()))
      const switchNs = monotonicNs() - began
      for (const [index, arm] of arms.entries()) {
        arm.freeze()
        if (arm.rests()) arm.load.board.pause()
        else arm.load.board.go(sessions[index])
      }
      const running = arms.filter((arm) => !arm.rests()).length
      const windows = await rotor.run(blocks, turns, { running, isDrained, signal: stopped })
      if (isDrained) {
        for (const arm of arms) arm.thaw()
        await Promise.all(arms.map((arm) => drained(arm, stopped)))
      }
      return windows.map(({ startNs, arms: own }) => ({ startNs, arms: own.map((work) => ({ ...work, switchNs })) }))
    },
    [Symbol.asyncDispose]: () => rotor[Symbol.asyncDispose](),
  }
}

/** Clients take turns. A transaction under way when its client's turn is over still counts, with all of its time. */
export function openAlternation(arms: readonly CellArm[], random: Random): Conductor {
  const indices = arms.map((_, index) => index)
  return {
    lateMs: undefined,
    run: async (blocks, turns, signal) => {
      const found: ConductedBlock[] = []
      for (let block = 0; block < blocks; block++) {
        const startNs = monotonicNs()
        const own: ArmWork[] = []
        for (const index of shuffled(indices, random))
          own[index] = arms[index]?.rests() ? NOTHING : await clientsTurn(arms, index, turns, signal)
        found.push({ startNs, arms: own })
      }
      return found
    },
    [Symbol.asyncDispose]: async () => {},
  }
}

async function clientsTurn(
  arms: readonly CellArm[],
  index: number,
  { turnMs }: Turns,
  signal: AbortSignal,
): Promise<ArmWork> {
  const arm = arms[index] as CellArm
  const { board } = arm.load
  for (const other of arms) if (other.load !== arm.load) other.freeze()
  const began = monotonicNs()
  arm.thaw()
  const session = await arm.enter()
  const [before, statements, startNs] = [board.progress(), board.statementProgress(), monotonicNs()]
  board.go(session)
  await sleep(turnMs, signal)
  board.pause()
  await drained(arm, signal)
  const now = board.progress()
  arm.turnOver()
  return {
    transactions: now.transactions - before.transactions,
    servedNs: now.servedNs - before.servedNs,
    ranNs: monotonicNs() - startNs,
    switchNs: startNs - began,
    statements: board.statementProgress().map(({ executions, servedNs }, nth) => ({
      executions: executions - (statements[nth]?.executions ?? 0),
      servedNs: servedNs - (statements[nth]?.servedNs ?? 0),
    })),
  }
}
