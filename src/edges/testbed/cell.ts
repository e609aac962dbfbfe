/** One cell of a trial on real servers: every arm's load connected, driven in turns, and its totals read. */
import { rmSync } from 'node:fs'
import { quantileMs } from '../../core/measurement/latency.ts'
import type { CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import type { Arm } from '../../core/plan/plan.ts'
import {
  type BlockRun,
  blocksPerProbe,
  type ScheduledTurn,
  type TurnLengths,
  timetable,
  turnLengths,
  turnSeconds,
} from '../../core/plan/turns.ts'
import { isSample, median } from '../../core/stats/robust.ts'
import type { MeasurementError } from '../../errors.ts'
import { monotonicNs } from '../machine/clock.ts'
import { makeBoardDirectory } from '../machine/run-directory.ts'
import { tooLong } from '../olap/check-answers.ts'
import type { RunningArm } from '../servers/arms.ts'
import { attend } from '../servers/attend.ts'
import type { Session } from '../servers/connection.ts'
import { type Counters, grown, readCounters } from '../servers/counters.ts'
import type { CompletedTurn } from '../sysbench/board.ts'
import { conduct } from '../sysbench/conduct.ts'
import { conductSwitched } from '../sysbench/conduct-switched.ts'
import { HangWatch } from '../sysbench/hang-watch.ts'
import { type CellArm, cellArm, requireCpus, requireStates } from './cell-arm.ts'
import { type DrivenLoad, type FinishedLoad, startLoads } from './driven-load.ts'
import { type FailureWatch, watchForFailure } from './failure-watch.ts'
import type { CellRun } from './testbed.ts'
import { type CellRequest, queryOf } from './testbed-request.ts'
import { warmUpArms } from './warm-up.ts'

export async function openCell(request: CellRequest): Promise<CellRun> {
  const boards = makeBoardDirectory(request.directory)
  const loads = await startLoads(request, boards)
  const arms = request.arms.map((arm, index) => {
    const { load } = loads[index] as DrivenLoad
    return cellArm(arm, request.running[index] as RunningArm, load, request.freeze)
  })
  const run = new RealCellRun(request, arms, loads, boards)
  try {
    await Promise.all(arms.map((arm) => connect(arm, request.signal)))
    // Every cell reads its states back in the end; the first one also before anything is measured in them.
    if (request.trial.cells[0]?.cell === request.cell) await requireStates(arms)
    return run
  } catch (error) {
    await run[Symbol.asyncDispose]()
    throw error
  }
}

async function connect(arm: CellArm, signal: AbortSignal): Promise<void> {
  await attend({ name: arm.name, server: arm.running.server, doing: 'sysbench connected to it', signal }, () =>
    arm.load.connected(signal),
  )
}

/** A turn that is over, and what was counted in it. */
interface DrivenTurn extends CompletedTurn {
  /** Index of the arm. */
  readonly arm: number
  readonly block: number
  readonly position: number
  readonly countedFromNs: number
  readonly endNs: number
  /** The server was thawed only after counting had begun: our delay, not the arm's. */
  readonly lateThaw: boolean
  /** Time that entering the state took; 0 where nothing is switched. */
  readonly switchMs: number
}

interface CpuSeconds {
  readonly server: readonly (number | undefined)[]
  readonly client: readonly (number | undefined)[]
}

class RealCellRun implements CellRun {
  readonly loads: readonly DrivenLoad[]
  readonly #request: CellRequest
  readonly #arms: readonly CellArm[]
  /** By arm. */
  readonly #loads: readonly DrivenLoad[]
  readonly #boards: string
  readonly #watch: FailureWatch
  readonly #hanging = new HangWatch()
  #cpu: CpuSeconds = { server: [], client: [] }
  #counters: readonly Counters[] = []
  #lengths = turnLengths(0)
  #blocks = 0
  #switchMs = 0
  /** Whether a query that takes too long may still be running. */
  #isLate = false

  /** @param loads that of each arm */
  constructor(request: CellRequest, arms: readonly CellArm[], loads: readonly DrivenLoad[], boards: string) {
    this.loads = [...new Set(loads)]
    this.#request = request
    this.#arms = arms
    this.#loads = loads
    this.#boards = boards
    this.#watch = watchForFailure(arms, request.signal)
  }

  async warmUp(): Promise<number> {
    const order = [this.#arms.map((_, index) => index)]
    const { threads, workload } = this.#request.cell
    const switches: number[] = []
    const isDone = () => this.#loads.every((driven, arm) => driven.totalsOf(this.#nameOf(arm)).latency.length > 0)
    const drive = (lengths: TurnLengths) =>
      this.#drive(order, lengths, ({ arm, switchMs }) => {
        switches.push(switchMs)
        this.#turnOver(arm)
      })
    const firstSeconds = queryOf(this.#request, workload)?.seconds
    const kind = { threads, isShared: this.#isSwitched, isAnalytical: workload.isAnalytical, firstSeconds }
    const settled = () => {
      for (const driven of this.loads) driven.restart()
    }
    if (!(await warmUpArms(kind, { drive, isDone, settled }))) throw this.#timedOut()
    // The threads see a turn a moment after it was published.
    const seenMs = Math.max(...this.loads.map(({ load }) => load.board.pollNs)) / 1e6
    this.#switchMs = this.#isSwitched && isSample(switches) ? median(switches) + seenMs : 0
    const p95s = this.#loads.map((driven, arm) => quantileMs(driven.totalsOf(this.#nameOf(arm)).latency, 0.95))
    settled()
    return isSample(p95s) ? median(p95s) : 0
  }

  #timedOut(): MeasurementError {
    const late = this.#arms.filter(({ name }, arm) => this.#loads[arm]?.totalsOf(name).latency.length === 0)
    this.#isLate = true
    return tooLong(this.#request.cell.workload.name, late.map(({ name }) => name).join(', '))
  }

  get switchMs(): number {
    return this.#switchMs
  }

  async runBlocks(
    orders: readonly (readonly number[])[],
    lengths: TurnLengths,
    save: (block: readonly (Slice | ProbeLine)[]) => void,
    goesOn: () => boolean = () => true,
  ): Promise<void> {
    this.#lengths = lengths
    this.#counters = await this.#readCounters()
    this.#cpu = await this.#readCpu()
    const block: Slice[] = []
    const probes = new Map<number, ProbeLine>()
    const onSlice = (turn: DrivenTurn) => {
      this.#turnOver(turn.arm)
      block.push(toSlice(this.#request, turn))
      if (block.length < this.#arms.length) return
      const probe = probes.get(turn.block)
      this.#blocks += 1
      save([...(probe === undefined ? [] : [probe]), ...block.splice(0)])
    }
    await this.#drive(orders, lengths, onSlice, (number) => {
      probes.set(number, this.#probe(number))
      // What an arm that hangs has not done decides nothing.
      return this.#hanging.isDoubtful || goesOn()
    })
  }

  get #isSwitched(): boolean {
    return this.#arms.some(({ running }) => running.shared !== undefined)
  }

  /** @param goesOn called in the gap before a block, when every server is frozen; false ends the turns */
  async #drive(
    orders: readonly (readonly number[])[],
    lengths: TurnLengths,
    onTurn: (turn: DrivenTurn) => void,
    goesOn: (block: number) => boolean = () => true,
  ): Promise<void> {
    const every = blocksPerProbe(this.#arms.length, lengths)
    try {
      for (let from = 0; from < orders.length; from += every) {
        for (const arm of this.#arms) arm.freeze()
        if (from > 0 && !goesOn(from)) return
        await this.#conduct({ orders: orders.slice(from, from + every), from }, lengths, onTurn)
      }
    } finally {
      for (const arm of this.#arms) arm.thaw()
    }
  }

  /** Servers of their own have a timetable; of those that are switched each turn begins when its state has been entered. */
  async #conduct(blocks: BlockRun, lengths: TurnLengths, onTurn: (turn: DrivenTurn) => void): Promise<void> {
    const watch = { hanging: this.#hanging, failed: this.#watch.promise }
    if (!this.#isSwitched)
      return conduct(this.#arms, blocks, lengths, watch, ({ turn, ...slice }) =>
        onTurn({ ...turn, ...slice, switchMs: 0 }),
      )
    const turns = timetable(blocks, lengths, 0)
    const steps = turns.map(({ arm: index, block }) => {
      const arm = this.#arms[index] as CellArm
      return { arm, block, enter: arm.enter }
    })
    await conductSwitched(this.#arms, steps, lengths, watch, ({ step, switchNs, ...slice }) => {
      const { arm, block, position } = turns[step] as ScheduledTurn
      onTurn({ ...slice, arm, block, position, lateThaw: false, switchMs: switchNs / 1e6 })
    })
  }

  async finish(): Promise<CellTotals[]> {
    const cpu = await this.#readCpu()
    const counters = await this.#readCounters()
    // Who idled in the last turns may hang, and would not end: it gets more, which do not count, until it works or is told.
    const order = this.#arms.map((_, index) => index)
    while (this.#hanging.isDoubtful) await this.#drive([order], this.#lengths, () => {})
    await requireStates(this.#arms)
    requireCpus(this.#arms, this.#request.cpus)
    this.#watch.disarm()
    const totals = new Map<DrivenLoad, FinishedLoad>()
    await Promise.all(this.loads.map(async (driven) => totals.set(driven, await driven.finish(this.#request.signal))))
    return this.#arms.map((arm, index) => {
      const driven = this.#loads[index] as DrivenLoad
      const growth = grown(this.#counters[index] as Counters, counters[index] as Counters)
      return { ...this.#cellTotals(arm, index, totals.get(driven) as FinishedLoad, cpu), ...growth }
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#watch.disarm()
    for (const arm of this.#arms) arm.thaw()
    await Promise.all(this.loads.map(({ load }) => load[Symbol.asyncDispose]()))
    // Once the run is to end no server answers us any more; they are ended as well.
    if (this.#isLate && !this.#request.signal.aborted)
      for (const { running } of this.#arms) await endQueries(running.server.session)
    rmSync(this.#boards, { recursive: true, force: true })
  }

  #turnOver(arm: number): void {
    this.#loads[arm]?.turnOver(this.#nameOf(arm))
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

  /** Of servers that arms share it is what all of them did. */
  async #readCounters(): Promise<Counters[]> {
    const { signal } = this.#request
    return Promise.all(
      this.#arms.map(({ name, running: { server, build } }) =>
        attend({ name, server, doing: 'its counters were read', signal }, () =>
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

  #cellTotals({ arm, name, running }: CellArm, index: number, totals: FinishedLoad, cpu: CpuSeconds): CellTotals {
    const { trial, cell } = this.#request
    const driven = this.#loads[index] as DrivenLoad
    const { transactions, errors, latency } = driven.totalsOf(name)
    const clientCpuSeconds = difference(cpu.client[index], this.#cpu.client[index])
    return {
      kind: 'cell',
      trial: trial.number,
      workload: cell.workload.name,
      threads: cell.threads,
      scenario: arm.scenario.name,
      revision: arm.revision,
      queriesPerTransaction: (totals.reads + totals.writes + totals.other) / totals.events,
      transactions,
      errors,
      reconnects: totals.reconnects,
      // What a server did for which of its arms cannot be told.
      serverCpuSeconds: running.shared !== undefined ? null : difference(cpu.server[index], this.#cpu.server[index]),
      // Nor what a load did; all arms have equally many turns of it.
      clientCpuSeconds: clientCpuSeconds === null ? null : clientCpuSeconds / driven.arms,
      turnSeconds: this.#blocks * turnSeconds(this.#lengths),
      ...this.#lengths,
      ...(totals.othersPerSecond === undefined ? {} : { othersPerSecond: totals.othersPerSecond }),
      latency,
    }
  }
}

/** A server goes on with a query when nobody waits for its answer any more; the next cell would be measured beside it. */
async function endQueries(session: Session): Promise<void> {
  const asked = "SELECT ID AS id FROM information_schema.PROCESSLIST WHERE COMMAND = 'Query' AND ID <> CONNECTION_ID()"
  for (const { id } of await session.rows(asked)) {
    // It may have ended meanwhile.
    await session.execute(`KILL ${Number(id)}`).catch(() => {})
  }
}

function toSlice({ trial, cell, arms, running, began }: CellRequest, turn: DrivenTurn): Slice {
  const shared = running[turn.arm]?.shared
  const arm = arms[turn.arm] as Arm
  return {
    kind: 'slice',
    trial: trial.number,
    workload: cell.workload.name,
    threads: cell.threads,
    scenario: arm.scenario.name,
    revision: arm.revision,
    block: turn.block,
    position: turn.position,
    at: (turn.countedFromNs - began) / 1e9,
    seconds: (turn.endNs - turn.countedFromNs) / 1e9,
    transactions: turn.transactions,
    latencySumMs: turn.latencySumNs / 1e6,
    ...(shared === undefined ? {} : { host: shared.host }),
    ...(turn.lateThaw ? { disturbed: 'late-thaw' } : {}),
  }
}

function difference(after: number | undefined, before: number | undefined): number | null {
  return after === undefined || before === undefined ? null : after - before
}
