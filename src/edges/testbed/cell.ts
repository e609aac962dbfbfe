/** One cell of a trial on real servers: every arm's load connected, driven, and its totals read. */
import { rmSync } from 'node:fs'
import { quantileMs } from '../../core/measurement/latency.ts'
import type { CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { blockSeconds, blocksPerProbe, type Pace, type Turns } from '../../core/plan/turns.ts'
import { isSample, median } from '../../core/stats/robust.ts'
import { fillsRedoLog } from '../../core/suite/workloads.ts'
import type { MeasurementError } from '../../errors.ts'
import { monotonicNs } from '../machine/clock.ts'
import { makeBoardDirectory } from '../machine/run-directory.ts'
import { QUERY_TIMEOUT_SECONDS, tooLong } from '../olap/check-answers.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { Session } from '../servers/connection.ts'
import { type ProcessCosts, processCostsBetween, readProcessCosts } from '../servers/server-costs.ts'
import { type Counters, costsBetween, grown, readCounters } from '../servers/status-counters.ts'
import { requireAlone, supervise } from '../servers/supervise.ts'
import { blamingOthersFirst, drained, HangWatch } from '../sysbench/hang-watch.ts'
import { type CellArm, cellArm, requireCpus, requireStates } from './cell-arm.ts'
import { cellLine, sliceLines } from './cell-lines.ts'
import {
  type ArmWork,
  type ConductedBlock,
  type Conductor,
  canRotate,
  openAlternation,
  openRotation,
} from './conductor.ts'
import { type ArmTotals, type DrivenLoad, type FinishedLoad, startLoads } from './driven-load.ts'
import { type FailureWatch, watchForFailure } from './failure-watch.ts'
import { fillRedoLogs } from './fill-redo-logs.ts'
import { computes, readsPages } from './pace.ts'
import type { CellRun } from './testbed.ts'
import { type CellRequest, queryOf } from './testbed-request.ts'
import { warmUpArms } from './warm-up.ts'

/** A separate random stream, besides those of trials. */
const ORDER_STREAMS = 2_000_000_000
const WARM_UP_TURN_MS = 30

export async function openCell(request: CellRequest): Promise<CellRun> {
  const boards = makeBoardDirectory(request.directory)
  await using opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(boards, { recursive: true, force: true }))
  const loads = await startLoads(request, boards)
  for (const { load } of new Set(loads)) opened.use(load)
  const arms = request.arms.map((arm, index) => {
    const driven = loads[index] as DrivenLoad
    const running = request.running[index] as RunningArm
    const drive = { load: driven.load, freeze: request.freeze, turnOver: () => driven.turnOver(name) }
    const { name, ...rest } = cellArm(arm, running, drive)
    return { ...rest, name }
  })
  const { signal } = request
  const isRotating = canRotate(arms, request.freeze)
  const conductor = opened.use(
    isRotating ? await openRotation(arms, rotorOf(request, boards), signal) : openAlternation(arms, randomOf(request)),
  )
  await Promise.all(arms.map((arm) => connect(arm, signal)))
  // Every cell reads its states back in the end; the first one also before anything is measured in them.
  if (request.trial.cells[0]?.cell === request.cell) await requireStates(arms)
  return new RealCellRun({ request, arms, loads, conductor, isRotating }, opened.move())
}

function rotorOf({ cpus, directory, ...request }: CellRequest, boards: string) {
  const seed = Math.floor(2 ** 31 * randomOf({ ...request, cpus, directory })())
  return { seed, cpus: cpus.clientCpus, directory: boards, runDirectory: directory.path }
}

/** The order of turns follows from the seed alone. */
function randomOf({ plan, trial, cell }: CellRequest) {
  const index = trial.cells.findIndex((planned) => planned.cell === cell)
  return seededRandom(plan.seed, ORDER_STREAMS + 1000 * trial.number + index)
}

async function connect(arm: CellArm, signal: AbortSignal): Promise<void> {
  await supervise({ name: arm.name, server: arm.running.server, doing: 'sysbench connected to it', signal }, () =>
    arm.load.connected(signal),
  )
}

interface OpenedCell {
  readonly request: CellRequest
  readonly arms: readonly CellArm[]
  /** By arm: the same one for all that share a server. */
  readonly loads: readonly DrivenLoad[]
  readonly conductor: Conductor
  readonly isRotating: boolean
}

interface CpuSeconds {
  readonly server: readonly (number | undefined)[]
  readonly client: readonly (number | undefined)[]
}

class RealCellRun implements CellRun {
  readonly isRotating: boolean
  readonly #request: CellRequest
  readonly #arms: readonly CellArm[]
  /** By arm. */
  readonly #loads: readonly DrivenLoad[]
  readonly #conductor: Conductor
  readonly #opened: AsyncDisposableStack
  readonly #watch: FailureWatch
  readonly #hanging = new HangWatch()
  readonly #stopped = new AbortController()
  #cpu: CpuSeconds = { server: [], client: [] }
  /** Before the first block. */
  #counters: readonly Counters[] = []
  #costs: readonly ProcessCosts[] = []
  #computes = false
  #lateMs: number | undefined
  #turns: Turns = { turnMs: 0, rounds: 1, switchMs: 0 }
  /** By arm, of all blocks. */
  #ran: Pick<ArmWork, 'ranNs' | 'cpuNs'>[] = []
  /** Whether a query that takes too long may still be running. */
  #isLate = false

  /** @param opened resources that end with it */
  constructor({ request, arms, loads, conductor, isRotating }: OpenedCell, opened: AsyncDisposableStack) {
    this.#request = request
    this.#arms = arms
    this.#loads = loads
    this.#conductor = conductor
    this.isRotating = isRotating
    this.#opened = opened
    this.#watch = watchForFailure(arms, request.signal)
  }

  async warmUp(): Promise<Pace> {
    const { threads, workload } = this.#request.cell
    const before = await this.#readCounters()
    let works: readonly ArmWork[] = []
    const isDone = () => this.#loads.every((driven, arm) => driven.totalsOf(this.#nameOf(arm)).latency.length > 0)
    const drive = async (seconds: number) => {
      const blocks = await this.#conduct(1, warmUpTurns(seconds, this.isRotating))
      works = (blocks[0] as ConductedBlock).arms
    }
    const firstSeconds = queryOf(this.#request, workload)?.seconds
    const kind = { threads, isShared: this.#isSwitched, isAnalytical: workload.isAnalytical, firstSeconds }
    const settled = () => {
      for (const driven of new Set(this.#loads)) driven.restart()
    }
    const driveAndRest = (seconds: number) => drive(seconds).then(() => this.#rest())
    const redoCycleMs = fillsRedoLog(workload.script)
      ? await fillRedoLogs(this.#request.running, this.#request.dataset, driveAndRest)
      : undefined
    if (!(await warmUpArms(kind, { drive, isDone, settled }))) throw this.#timedOut()
    const p95s = this.#loads.map((driven, arm) => quantileMs(driven.totalsOf(this.#nameOf(arm)).latency, 0.95))
    await this.#rest()
    settled()
    this.#counters = await this.#readCounters()
    const pageMisses = this.#arms.map((_, arm) => missesOf(before[arm], this.#counters[arm]))
    const settings = this.#request.running.map((running) => running.settings)
    const seen = { works, pageMisses, settings, cpus: this.#request.cpus.serverCpus.length }
    this.#computes = redoCycleMs === undefined && computes(this.#request.cell, seen)
    return {
      p95Ms: isSample(p95s) ? median(p95s) : 0,
      computes: this.#computes,
      readsPages: readsPages(pageMisses),
      redoCycleMs,
      switchMs: this.#isSwitched ? Math.max(...works.map(({ switchNs }) => switchNs / 1e6)) : 0,
    }
  }

  #timedOut(): MeasurementError {
    const late = this.#arms.filter(({ name }, arm) => this.#loads[arm]?.totalsOf(name).latency.length === 0)
    this.#isLate = true
    return tooLong(this.#request.cell.workload.name, late.map(({ name }) => name).join(', '))
  }

  async runBlocks(
    blocks: number,
    turns: Turns,
    save: (block: readonly (Slice | ProbeLine)[]) => void,
    goesOn: () => boolean = () => true,
  ): Promise<void> {
    this.#turns = turns
    this.#cpu = await this.#readCpu()
    this.#costs = this.#readCosts()
    const every = blocksPerProbe(this.#arms.length, turns)
    for (let from = 0; from < blocks; from += every) {
      const probe = from === 0 ? [] : [this.#probe(from)]
      // Missing work of an arm that hangs decides nothing.
      if (from > 0 && !(this.#hanging.isDoubtful || goesOn())) return
      const conducted = await this.#conduct(Math.min(every, blocks - from), turns)
      for (const [nth, block] of conducted.entries()) {
        this.#add(block.arms)
        save([...(nth === 0 ? probe : []), ...sliceLines(this.#request, from + nth, block, this.#computes)])
      }
    }
  }

  get #isSwitched(): boolean {
    return this.#arms.some(({ running }) => running.shared !== undefined)
  }

  /** Drives all arms for this many blocks; servers that can be frozen are so in the end. */
  async #conduct(blocks: number, turns: Turns): Promise<readonly ConductedBlock[]> {
    try {
      const work = this.#conductor.run(blocks, turns, AbortSignal.any([this.#stopped.signal, this.#request.signal]))
      const conducted = await Promise.race([blamingOthersFirst(work), this.#watch.promise])
      const block = blockSeconds(this.#arms.length, turns)
      // Arms that share a server share its load.
      const byLoad = new Map(this.#arms.map((arm) => [arm.load, arm]))
      for (const arm of byLoad.values()) await this.#hanging.look(arm, { seconds: blocks * block, blockSeconds: block })
      return conducted
    } catch (error) {
      this.#stopped.abort()
      for (const arm of this.#arms) arm.thaw()
      throw error
    }
  }

  async finish(): Promise<CellTotals[]> {
    // An arm that idled in the end may hang, and would not end: it gets more turns, which do not count, until it works
    // or is reported.
    while (this.#hanging.isDoubtful) await this.#conduct(1, this.#turns)
    const done = this.#loads.map((driven, arm) => driven.totalsOf(this.#nameOf(arm)))
    const cpu = await this.#readCpu()
    const costs = this.#readCosts()
    this.#lateMs = this.#conductor.lateMs
    await this.#rest()
    const counters = await this.#readCounters()
    await requireStates(this.#arms)
    const resident = await Promise.all(this.#arms.map(({ running }) => running.server.process.residentBytes()))
    requireCpus(this.#arms, this.#request.cpus)
    for (const { name, running } of this.#arms) requireAlone(name, running.server.process)
    this.#watch.disarm()
    const totals = new Map<DrivenLoad, FinishedLoad>()
    const loads = [...new Set(this.#loads)]
    await Promise.all(loads.map(async (driven) => totals.set(driven, await driven.finish(this.#request.signal))))
    return this.#arms.map((arm, index) => {
      const driven = this.#loads[index] as DrivenLoad
      const { ranNs, cpuNs } = this.#ran[index] ?? { ranNs: 1, cpuNs: undefined }
      const turns = { ranNs, turnMs: this.#turns.turnMs, lateMs: this.#lateMs }
      const loadCpu = difference(cpu.client[index], this.#cpu.client[index])
      const ownCpu = difference(cpu.server[index], this.#cpu.server[index])
      return {
        ...cellLine(this.#request, arm, {
          ...{ turns, done: done[index] as ArmTotals, finished: totals.get(driven) as FinishedLoad },
          // The work of a shared server for each of its arms is unknown.
          serverCpuSeconds: arm.running.shared !== undefined ? null : cpuNs === undefined ? ownCpu : cpuNs / 1e9,
          costs:
            arm.running.shared === undefined
              ? {
                  ...processCostsBetween(this.#costs[index] as ProcessCosts, costs[index] as ProcessCosts),
                  residentBytes: resident[index],
                  ...costsBetween(this.#counters[index] as Counters, counters[index] as Counters),
                }
              : undefined,
          // Nor is the work of a load for each; all arms have equally many turns of it.
          clientCpuSeconds: loadCpu === null ? null : loadCpu / driven.arms,
        }),
        ...grown(this.#counters[index] as Counters, counters[index] as Counters),
      }
    })
  }

  /** Lets clients end their transactions, and begin no more. */
  async #rest(): Promise<void> {
    for (const { load } of this.#loads) load.board.pause()
    for (const arm of this.#arms) arm.thaw()
    const most = this.#request.cell.workload.isAnalytical ? QUERY_TIMEOUT_SECONDS : undefined
    const rested = Promise.all(this.#arms.map((arm) => drained(arm, this.#stopped.signal, most)))
    await Promise.race([blamingOthersFirst(rested), this.#watch.promise])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#watch.disarm()
    this.#stopped.abort()
    await this.#opened.disposeAsync()
    for (const arm of this.#arms) arm.thaw()
    // Once the run is to end no server answers us any more; they are ended as well.
    if (this.#isLate && !this.#request.signal.aborted)
      for (const { running } of this.#arms) await endQueries(running.server.session)
  }

  #add(works: readonly ArmWork[]): void {
    this.#ran = works.map(({ ranNs, cpuNs }, arm) => {
      const before = this.#ran[arm] ?? { ranNs: 0, cpuNs: 0 }
      return {
        ranNs: before.ranNs + ranNs,
        cpuNs: before.cpuNs === undefined || cpuNs === undefined ? undefined : before.cpuNs + cpuNs,
      }
    })
  }

  #nameOf(arm: number): string {
    return (this.#arms[arm] as CellArm).name
  }

  #probe(block: number): ProbeLine {
    const { trial, cell, began, probe } = this.#request
    return {
      kind: 'probe',
      trial: trial.number,
      workload: cell.workload.name,
      threads: cell.threads,
      block,
      at: (monotonicNs() - began) / 1e9,
      ...probe.glance(),
    }
  }

  #readCosts(): ProcessCosts[] {
    return this.#arms.map(({ running }) => readProcessCosts(running.server.process))
  }

  /** For servers that arms share, these are the counts of all of them. */
  async #readCounters(): Promise<Counters[]> {
    const { signal } = this.#request
    return Promise.all(
      this.#arms.map(({ name, running: { server, build } }) =>
        supervise({ name, server, doing: 'its counters were read', signal }, () =>
          readCounters(server.session, build.product),
        ),
      ),
    )
  }

  async #readCpu(): Promise<CpuSeconds> {
    return {
      server: await Promise.all(this.#arms.map(({ running }) => running.server.process.cpuSeconds())),
      client: this.#arms.map(({ load }) => load.cpuSeconds()),
    }
  }
}

/** Turns for each arm, short where that costs nothing. */
function warmUpTurns(seconds: number, isRotating: boolean): Turns {
  const rounds = isRotating ? Math.max(1, Math.round((1000 * seconds) / WARM_UP_TURN_MS)) : 1
  return { turnMs: (1000 * seconds) / rounds, rounds, switchMs: 0 }
}

function missesOf(before: Counters | undefined, after: Counters | undefined): number {
  return before === undefined || after === undefined ? 1 : (grown(before, after).pageMisses ?? 1)
}

/** A server continues a query even if nobody waits for its answer; the next cell would be measured at the same time. */
async function endQueries(session: Session): Promise<void> {
  const asked = "SELECT ID AS id FROM information_schema.PROCESSLIST WHERE COMMAND = 'Query' AND ID <> CONNECTION_ID()"
  for (const { id } of await session.rows(asked)) {
    // It may have ended meanwhile.
    await session.execute(`KILL ${Number(id)}`).catch(() => {})
  }
}

function difference(after: number | undefined, before: number | undefined): number | null {
  return after === undefined || before === undefined ? null : after - before
}
