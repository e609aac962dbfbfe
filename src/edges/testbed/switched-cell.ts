/** A cell on real servers that are switched between rounds: a load for each of them, whatever its states. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { quantileMs, sparseHistogram } from '../../core/measurement/latency.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { rotatingTurns, type Turns } from '../../core/plan/turns.ts'
import { isSample, median } from '../../core/stats/robust.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import { makeBoardDirectory } from '../machine/run-directory.ts'
import { tooLong } from '../olap/check-answers.ts'
import { type CellArm, cellArm, refusedState, type StartLoad, startLoad } from './cell-arm.ts'
import { type ConductedBlock, Drive } from './conductor.ts'
import type { LiveServer, SwitchedArm, SwitchedCellRun, TurnCount } from './testbed.ts'
import { queryOf } from './testbed-request.ts'
import { warmUpArms } from './warm-up.ts'

export interface SwitchedCellRequest extends Omit<StartLoad, 'arm' | 'running' | 'boardPath'> {
  readonly arms: readonly (SwitchedArm & Pick<StartLoad, 'running'>)[]
  readonly serverOf: (arm: SwitchedArm) => LiveServer
  /** Whether the servers wait almost only for their CPUs. */
  readonly computes: boolean
}

export async function openSwitchedCell(request: SwitchedCellRequest): Promise<SwitchedCellRun> {
  const { directory, signal, freeze, plan } = request
  const boards = makeBoardDirectory(directory)
  await using opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(boards, { recursive: true, force: true }))
  const states: Settings[] = request.arms.map(() => new Map())
  const arms = request.arms.map((switched, index) => {
    const { arm, running } = switched
    const load = opened.use(
      startLoad({ ...request, arm, running, boardPath: join(boards, `s${index}`), isSwitched: true }),
    )
    const own = cellArm(arm, running, { load, freeze })
    const enter = () => enterState(own, switched, states[index] as Settings, request.serverOf(switched))
    return { ...own, enter }
  })
  const drive = opened.use(await Drive.open(arms, request, seededRandom(plan.seed), boards, true))
  await Promise.all(arms.map(({ load }) => load.connected(signal)))
  return new RealSwitchedCell({ request, arms, states, drive }, opened.move())
}

/** @returns the number of the state that the load's connections shall have; 0 if they have no values of their own */
async function enterState(
  { name, load }: CellArm,
  { sessionVariables }: SwitchedArm,
  settings: Settings,
  server: LiveServer,
): Promise<number> {
  const refused = await server.switchTo(settings)
  if (refused.length > 0) throw refusedState(name, refused)
  return load.sessions.numberAmong(settings, sessionVariables)
}

interface OpenedSwitchedCell {
  readonly request: SwitchedCellRequest
  readonly arms: readonly CellArm[]
  /** The next state of each arm's server. */
  readonly states: Settings[]
  readonly drive: Drive
}

class RealSwitchedCell implements SwitchedCellRun {
  readonly #cell: OpenedSwitchedCell
  readonly #opened: AsyncDisposableStack
  #p95Ms = 0

  /** @param opened resources that end with it */
  constructor(cell: OpenedSwitchedCell, opened: AsyncDisposableStack) {
    this.#cell = cell
    this.#opened = opened
  }

  async warmUp(): Promise<number> {
    const { request, arms } = this.#cell
    const { threads, workload } = request.cell
    const kind = {
      ...{ threads, isAnalytical: workload.isAnalytical },
      firstSeconds: queryOf(request, workload)?.seconds,
    }
    let before: Uint32Array[] | undefined
    const settled = () => {
      before = arms.map(({ load }) => load.board.histogram())
    }
    const latencies = () => arms.map(({ load }, arm) => sparseHistogram(load.board.histogram(), before?.[arm]))
    const drive = async (seconds: number) => {
      await this.#conduct({ turnMs: 1000 * seconds, rounds: 1, switchMs: 0 })
    }
    const isDone = () => latencies().every(({ length }) => length > 0)
    if (!(await warmUpArms(kind, { drive, isDone, settled, requireWork: () => {} })))
      throw tooLong(workload.name, 'the search for causes')
    const p95s = latencies().map((latency) => quantileMs(latency, 0.95))
    this.#p95Ms = isSample(p95s) ? median(p95s) : 0
    return this.#p95Ms
  }

  async runRound(states: readonly Settings[], seconds: number): Promise<TurnCount[]> {
    const { request, arms, drive } = this.#cell
    const { isRotating } = drive
    for (const [index, state] of states.entries()) this.#cell.states[index] = state
    const pace = { p95Ms: this.#p95Ms, computes: request.computes, switchMs: 0 }
    const { turnMs } = rotatingTurns(pace, arms.length)
    const rounds = isRotating ? Math.max(1, Math.round((1000 * seconds) / turnMs)) : 1
    const block = await this.#conduct({ turnMs: isRotating ? turnMs : 1000 * seconds, rounds, switchMs: 0 })
    return block.arms.map(({ transactions, servedNs, cpuNs, ranNs, switchNs }) => ({
      at: (block.startNs - request.began) / 1e9,
      seconds: (transactions === 0 ? ranNs : servedNs / request.cell.threads) / 1e9,
      transactions,
      ...(cpuNs === undefined ? {} : { cpuSeconds: cpuNs / 1e9 }),
      switchSeconds: switchNs / 1e9,
    }))
  }

  async finish(): Promise<void> {
    this.#cell.drive.watch.disarm()
    await Promise.all(this.#cell.arms.map(({ load }) => load.finish(this.#cell.request.signal)))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync()
    this.#cell.drive.thaw()
  }

  /** Nothing stays frozen: servers are switched next. */
  async #conduct(turns: Turns): Promise<ConductedBlock> {
    const { drive } = this.#cell
    const [block] = await drive.conduct(1, turns)
    drive.thaw()
    return block as ConductedBlock
  }
}
