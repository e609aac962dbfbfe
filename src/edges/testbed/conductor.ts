/**
 * How the arms of a cell are driven. Servers that we may freeze take turns of milliseconds while their clients run on;
 * where one cannot be frozen, or arms are states of one server, their clients take turns.
 */
import type { Random } from '../../core/plan/random.ts'
import { shuffled } from '../../core/plan/random.ts'
import { blockSeconds, type Turns } from '../../core/plan/turns.ts'
import { monotonicNs, sleep } from '../machine/clock.ts'
import { blamingOthersFirst, drained, HangWatch } from '../sysbench/hang-watch.ts'
import { type ArmWindow, openRotor, type RotorRequest } from '../sysbench/rotor.ts'
import type { CellArm } from './cell-arm.ts'
import { watchForFailure } from './failure-watch.ts'
import type { StartedTestbed } from './testbed-request.ts'

/** Work of one arm in a block; the time may be that of its clients alone. */
export interface ArmWork extends Omit<ArmWindow, 'cpuNs'> {
  /** CPU time of the server; undefined if it cannot be told. */
  readonly cpuNs?: number | undefined
  /** Time that entering the arm's state took. */
  readonly switchNs: number
}

export interface ConductedBlock {
  readonly startNs: number
  /** By arm. */
  readonly arms: readonly ArmWork[]
}

interface Conductor extends AsyncDisposable {
  /** Runs blocks back to back. Servers that can be frozen are so in the end. */
  run(blocks: number, turns: Turns, signal: AbortSignal): Promise<readonly ConductedBlock[]>
}

export type Drive = Awaited<ReturnType<typeof openDrive>>

/**
 * The arms of an open cell, driven until one of them fails or hangs.
 *
 * @param directory of the boards
 * @param isDrained whether the clients of each call end what they began, so that servers can be switched; else they run
 *   on
 */
export async function openDrive(
  arms: readonly CellArm[],
  { cpus, signal, directory: { path: runDirectory } }: StartedTestbed,
  random: Random,
  directory: string,
  isDrained = false,
) {
  const isRotating = arms.every(({ running }) => running.server.process.pid !== undefined)
  const rotor = { cpus: cpus.clientCpus, directory, runDirectory }
  const conductor = isRotating
    ? await openRotation(arms, { ...rotor, seed: Math.floor(2 ** 31 * random()) }, signal, isDrained)
    : openAlternation(arms, random)
  const [stopped, hanging, watch] = [new AbortController(), new HangWatch(), watchForFailure(arms, signal)]
  const thaw = () => {
    for (const arm of arms) arm.thaw()
  }
  return {
    /** Whether every arm has a server that is frozen while others run; else clients take turns. */
    isRotating,
    ...{ stopped, hanging, watch, thaw },
    /** Drives all arms for this many blocks; servers that can be frozen are so in the end. */
    conduct: async (blocks: number, turns: Turns) => {
      try {
        const work = conductor.run(blocks, turns, AbortSignal.any([stopped.signal, signal]))
        const conducted = await Promise.race([blamingOthersFirst(work), watch.promise])
        const block = blockSeconds(arms.length, turns)
        // Arms that share a server share its load.
        const byLoad = new Map(arms.map((arm) => [arm.load, arm]))
        for (const arm of byLoad.values())
          await hanging.look(arm, { seconds: blocks * block, blockSeconds: block }, arms)
        return conducted
      } catch (error) {
        stopped.abort()
        thaw()
        throw error
      }
    },
    [Symbol.asyncDispose]: async () => {
      watch.disarm()
      stopped.abort()
      await conductor[Symbol.asyncDispose]()
    },
  }
}

async function openRotation(
  arms: readonly CellArm[],
  request: Omit<RotorRequest, 'arms'>,
  signal: AbortSignal,
  isDrained: boolean,
): Promise<Conductor> {
  const rotated = arms.flatMap(({ running, load }) => {
    const { pid } = running.server.process
    return pid === undefined ? [] : [{ pid, board: load.board }]
  })
  const rotor = await openRotor({ ...request, arms: rotated }, signal)
  return {
    run: async (blocks, turns, stopped) => {
      const began = monotonicNs()
      const sessions = await Promise.all(arms.map((arm) => arm.enter()))
      const switchNs = monotonicNs() - began
      for (const [index, arm] of arms.entries()) {
        arm.freeze()
        arm.load.board.go(sessions[index])
      }
      const windows = await rotor.run(blocks, turns, { running: arms.length, isDrained, signal: stopped })
      if (isDrained) {
        for (const arm of arms) arm.thaw()
        await drained(arms, stopped)
      }
      return windows.map(({ startNs, arms: own }) => ({ startNs, arms: own.map((work) => ({ ...work, switchNs })) }))
    },
    [Symbol.asyncDispose]: () => rotor[Symbol.asyncDispose](),
  }
}

/** Clients take turns. A transaction under way when its client's turn is over still counts, with all of its time. */
function openAlternation(arms: readonly CellArm[], random: Random): Conductor {
  const indices = arms.map((_, index) => index)
  return {
    run: async (blocks, turns, signal) => {
      const found: ConductedBlock[] = []
      for (let block = 0; block < blocks; block++) {
        const startNs = monotonicNs()
        const own: ArmWork[] = []
        for (const index of shuffled(indices, random)) own[index] = await clientsTurn(arms, index, turns, signal)
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
  await drained([arm], signal)
  const now = board.progress()
  arm.driven.turnOver(arm.name)
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
