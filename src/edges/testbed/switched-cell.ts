/** A cell on real servers that are switched between turns: one load for each server, whatever its states. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { quantileMs, sparseHistogram } from '../../core/measurement/latency.ts'
import type { TurnLengths } from '../../core/plan/turns.ts'
import { isSample, median } from '../../core/stats/robust.ts'
import type { Settings } from '../../core/switching/settings.ts'
import { makeBoardDirectory } from '../machine/run-directory.ts'
import { tooLong } from '../olap/check-answers.ts'
import { conductSwitched, type SwitchedSlice, type SwitchedStep } from '../sysbench/conduct-switched.ts'
import { HangWatch } from '../sysbench/hang-watch.ts'
import { type CellArm, cellArm, refusedState, type StartLoad, startLoad, switchedPollNs } from './cell-arm.ts'
import { type FailureWatch, watchForFailure } from './failure-watch.ts'
import type { LiveServer, SwitchedArm, SwitchedCellRun, SwitchedTurn, TurnCount } from './testbed.ts'
import { queryOf } from './testbed-request.ts'
import { warmUpArms } from './warm-up.ts'

/** Room on a board: more turns than any search has time for. */
const MOST_TURNS = 20_000

export interface SwitchedCellRequest extends Omit<StartLoad, 'arm' | 'running' | 'boardPath' | 'turns' | 'pollNs'> {
  readonly arms: readonly (SwitchedArm & Pick<StartLoad, 'running'>)[]
  readonly serverOf: (arm: SwitchedArm) => LiveServer
}

export async function openSwitchedCell(request: SwitchedCellRequest): Promise<SwitchedCellRun> {
  const boards = makeBoardDirectory(request.directory)
  const pollNs = switchedPollNs(request.cell.threads)
  const arms = request.arms.map(({ arm, running }, index) =>
    cellArm(
      arm,
      running,
      startLoad({ ...request, arm, running, boardPath: join(boards, `s${index}`), turns: MOST_TURNS, pollNs }),
      request.freeze,
    ),
  )
  const run = new RealSwitchedCell(request, arms, boards)
  try {
    await Promise.all(arms.map(({ load }) => load.connected(request.signal)))
    return run
  } catch (error) {
    await run[Symbol.asyncDispose]()
    throw error
  }
}

class RealSwitchedCell implements SwitchedCellRun {
  readonly #request: SwitchedCellRequest
  readonly #arms: readonly CellArm[]
  readonly #boards: string
  readonly #watch: FailureWatch

  constructor(request: SwitchedCellRequest, arms: readonly CellArm[], boards: string) {
    this.#request = request
    this.#arms = arms
    this.#boards = boards
    this.#watch = watchForFailure(arms, request.signal)
  }

  async warmUp(): Promise<number> {
    const { threads, workload } = this.#request.cell
    const kind = {
      ...{ threads, isAnalytical: workload.isAnalytical },
      firstSeconds: queryOf(this.#request, workload)?.seconds,
    }
    const turns = this.#arms.map((_, arm) => ({ arm, settings: undefined }))
    let before: Uint32Array[] | undefined
    const settled = () => {
      before = this.#arms.map(({ load }) => load.board.histogram())
    }
    const latencies = () => this.#arms.map(({ load }, arm) => sparseHistogram(load.board.histogram(), before?.[arm]))
    const drive = async (lengths: TurnLengths) => void (await this.runTurns(turns, lengths))
    const isDone = () => latencies().every(({ length }) => length > 0)
    if (!(await warmUpArms(kind, { drive, isDone, settled }))) throw tooLong(workload.name, 'the search for causes')
    const p95s = latencies().map((latency) => quantileMs(latency, 0.95))
    return isSample(p95s) ? median(p95s) : 0
  }

  async runTurns(turns: readonly SwitchedTurn[], lengths: TurnLengths): Promise<TurnCount[]> {
    const counts: TurnCount[] = []
    const steps = turns.map((turn, block) => this.#step(turn, block))
    const watch = { hanging: new HangWatch(), failed: this.#watch.promise }
    await conductSwitched(this.#arms, steps, lengths, watch, (slice) => {
      counts[slice.step] = this.#countOf(slice)
    })
    return counts
  }

  async finish(): Promise<void> {
    this.#watch.disarm()
    await Promise.all(this.#arms.map(({ load }) => load.finish(this.#request.signal)))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#watch.disarm()
    for (const arm of this.#arms) arm.thaw()
    await Promise.all(this.#arms.map(({ load }) => load[Symbol.asyncDispose]()))
    rmSync(this.#boards, { recursive: true, force: true })
  }

  #step({ arm: index, settings }: SwitchedTurn, block: number): SwitchedStep {
    const arm = this.#arms[index] as CellArm
    const switched = this.#request.arms[index] as SwitchedArm
    const enter = async () => {
      if (settings === undefined) return 0
      const refused = await this.#request.serverOf(switched).switchTo(settings)
      if (refused.length > 0) throw refusedState(arm.name, refused)
      return sessionOf(arm, switched, settings)
    }
    return { arm, block, enter }
  }

  #countOf({ countedFromNs, endNs, transactions, latencySumNs, switchNs }: SwitchedSlice): TurnCount {
    return {
      at: (countedFromNs - this.#request.began) / 1e9,
      seconds: (endNs - countedFromNs) / 1e9,
      transactions,
      latencySumMs: latencySumNs / 1e6,
      switchSeconds: switchNs / 1e9,
    }
  }
}

/** Number of the state that the load's connections are to be in; 0 where they have no values of their own. */
function sessionOf({ load }: CellArm, { sessionVariables }: SwitchedArm, settings: Settings): number {
  const own = new Map([...settings].filter(([key]) => sessionVariables.has(key)))
  return own.size === 0 ? 0 : load.sessions.numberOf(own)
}
