/** One cell of a trial on real servers: every arm's load connected, driven, and its totals read. */
import { rmSync } from 'node:fs'
import { quantileMs } from '../../core/measurement/latency.ts'
import type { CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import type { Arm } from '../../core/plan/plan.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { blocksPerProbe, type Pace, rotatingTurns, type Turns } from '../../core/plan/turns.ts'
import { isSample, median } from '../../core/stats/robust.ts'
import { countedStatements } from '../../core/suite/own-workload.ts'
import { appliesRelayLog, fillsRedoLog } from '../../core/suite/workloads.ts'
import { keyOf, type Settings } from '../../core/switching/switchable-settings.ts'
import type { MeasurementError } from '../../errors.ts'
import { monotonicNs } from '../machine/clock.ts'
import { makeBoardDirectory } from '../machine/run-directory.ts'
import { QUERY_TIMEOUT_SECONDS, tooLong } from '../olap/check-answers.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { Session } from '../servers/connection.ts'
import {
  type Counters,
  costsBetween,
  grown,
  type ProcessCosts,
  processCostsBetween,
  readCounters,
  readProcessCosts,
} from '../servers/server-costs.ts'
import { requireAlone, supervise } from '../servers/supervise.ts'
import { blamingOthersFirst, drained } from '../sysbench/hang-watch.ts'
import { parseRefusal } from '../sysbench/load.ts'
import { type CellArm, cellArm, requireCpus, requireStates, requireUnmoved } from './cell-arm.ts'
import { type ArmWork, type ConductedBlock, Drive } from './conductor.ts'
import { type ArmTotals, type DrivenLoad, type FinishedLoad, startLoads } from './driven-load.ts'
import { fillRedoLogs } from './fill-redo-logs.ts'
import type { CellRun, TurnCount } from './testbed.ts'
import { type CellRequest, queryOf } from './testbed-request.ts'
import { warmUpArms } from './warm-up.ts'

/** A separate random stream, besides those of trials. */
const ORDER_STREAMS = 2_000_000_000
const WARM_UP_TURN_MS = 30
/** From this share of its CPUs' time on a server waits for almost nothing else. */
const BUSY = 0.9
/** With this many threads for each CPU a server that needs no disk waits only for clients, if they are late. */
const THREADS_PER_CPU = 2
/** Share of the pages that a server wanted and had to read; the rest of a first reading is less. */
const FEW_MISSES = 0.002
/** From this share on it lacks room for them; the first of a server that does little are a per cent or two. */
const MANY_MISSES = 0.05

export async function openCell(request: CellRequest): Promise<CellRun> {
  const boards = makeBoardDirectory(request.directory)
  await using opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(boards, { recursive: true, force: true }))
  const loads = await startLoads(request, boards)
  for (const { load } of new Set(loads)) opened.use(load)
  const arms = request.arms.map((arm, index) =>
    cellArm(arm, request.running[index] as RunningArm, loads[index] as DrivenLoad),
  )
  const { signal } = request
  const index = request.trial.cells.findIndex((planned) => planned.cell === request.cell)
  // The order of turns follows from the seed alone.
  const random = seededRandom(request.plan.seed, ORDER_STREAMS + 1000 * request.trial.number + index)
  const drive = opened.use(await Drive.open(arms, request, random, boards, request.isSwitched))
  const connecting = arms.map(({ name, running: { server }, load }) =>
    supervise({ name, server, doing: 'sysbench connected to it', signal }, () => load.connected(signal)),
  )
  await Promise.all(connecting)
  // Every cell reads its states back in the end; the first one also before anything is measured in them.
  if (request.trial.cells[0]?.cell === request.cell) await requireStates(arms)
  return new RealCellRun({ request, arms, loads, drive }, opened.move())
}

interface OpenedCell {
  readonly request: CellRequest
  readonly arms: readonly CellArm[]
  /** By arm: the same one for all that share a server. */
  readonly loads: readonly DrivenLoad[]
  readonly drive: Drive
}

interface CpuSeconds {
  readonly server: readonly (number | undefined)[]
  readonly client: readonly (number | undefined)[]
}

class RealCellRun implements CellRun {
  readonly #cell: OpenedCell
  readonly #opened: AsyncDisposableStack
  #cpu: CpuSeconds = { server: [], client: [] }
  /** Before the first block. */
  #counters: readonly Counters[] = []
  #costs: readonly ProcessCosts[] = []
  #pace: Pace = { p95Ms: 0, computes: false, switchMs: 0 }
  #turns: Turns = { turnMs: 0, rounds: 1, switchMs: 0 }
  /** By arm, of all blocks. */
  #ran: Pick<ArmWork, 'ranNs' | 'cpuNs'>[] = []
  /** Whether a query that takes too long may still be running. */
  #isLate = false

  /** @param opened resources that end with it */
  constructor(cell: OpenedCell, opened: AsyncDisposableStack) {
    this.#cell = cell
    this.#opened = opened
  }

  get isRotating(): boolean {
    return this.#cell.drive.isRotating
  }

  async warmUp(): Promise<Pace> {
    const { threads, workload } = this.#cell.request.cell
    const before = await this.#readCounters()
    let works: readonly ArmWork[] = []
    const isDone = () => this.#cell.loads.every((driven, arm) => driven.totalsOf(this.#nameOf(arm)).latency.length > 0)
    const drive = async (seconds: number) => {
      const blocks = await this.#cell.drive.conduct(1, warmUpTurns(seconds, this.isRotating))
      works = (blocks[0] as ConductedBlock).arms
    }
    const firstSeconds = queryOf(this.#cell.request, workload)?.seconds
    const isShared = this.#cell.loads.some(({ arms }) => arms > 1)
    const kind = { threads, isShared, isAnalytical: workload.isAnalytical, firstSeconds }
    const settled = () => {
      for (const driven of new Set(this.#cell.loads)) driven.restart()
    }
    const driveAndRest = (seconds: number) => drive(seconds).then(() => this.#rest())
    const redoCycleMs =
      fillsRedoLog(workload.script) && !this.#cell.request.isSwitched
        ? await fillRedoLogs(this.#cell.request.running, this.#cell.request.dataset, driveAndRest)
        : undefined
    const requireWork = (seconds: number) => {
      for (const [arm, { name, load }] of this.#cell.arms.entries()) {
        const { errors, latency } = this.#cell.loads[arm]?.totalsOf(name) ?? { errors: 0, latency: [] }
        if (latency.length === 0 && errors > threads) throw load.failure('statements fail', errors / seconds)
      }
    }
    if (!(await warmUpArms(kind, { drive, isDone, settled, requireWork }))) throw this.#timedOut()
    const p95s = this.#cell.loads.map((driven, arm) => quantileMs(driven.totalsOf(this.#nameOf(arm)).latency, 0.95))
    await this.#rest()
    settled()
    this.#counters = await this.#readCounters()
    const pageMisses = this.#cell.arms.map((_, arm) => missesOf(before[arm], this.#counters[arm]))
    this.#pace = {
      p95Ms: isSample(p95s) ? median(p95s) : 0,
      computes: redoCycleMs === undefined && computes(this.#cell.request, works, pageMisses),
      readsPages: readsPages(pageMisses),
      redoCycleMs,
      switchMs: this.#isShared ? Math.max(...works.map(({ switchNs }) => switchNs / 1e6)) : 0,
    }
    return this.#pace
  }

  #timedOut(): MeasurementError {
    const late = this.#cell.arms.filter(({ name }, arm) => this.#cell.loads[arm]?.totalsOf(name).latency.length === 0)
    this.#isLate = true
    return tooLong(this.#cell.request.cell.workload.name, late.map(({ name }) => name).join(', '))
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
    const every = blocksPerProbe(this.#cell.arms.length, turns)
    for (let from = 0; from < blocks; from += every) {
      const probe = from === 0 ? [] : [this.#probe(from)]
      // Missing work of an arm that hangs decides nothing.
      if (from > 0 && !(this.#cell.drive.hanging.isDoubtful || goesOn())) return
      const conducted = await this.#cell.drive.conduct(Math.min(every, blocks - from), turns)
      for (const [nth, block] of conducted.entries()) {
        this.#add(block.arms)
        save([...(nth === 0 ? probe : []), ...sliceLines(this.#cell.request, from + nth, block, this.#pace.computes)])
      }
    }
  }

  async runRound(states: readonly Settings[], seconds: number): Promise<TurnCount[]> {
    const { request, arms, drive } = this.#cell
    for (const [index, { running }] of arms.entries())
      if (running.shared) running.shared.state = states[index] ?? new Map()
    const turnMs = this.isRotating ? rotatingTurns(this.#pace, arms.length).turnMs : 1000 * seconds
    const rounds = Math.max(1, Math.round((1000 * seconds) / turnMs))
    const [block] = await drive.conduct(1, { turnMs, rounds, switchMs: 0 })
    // Nothing stays frozen: servers are switched next.
    drive.thaw()
    return (block as ConductedBlock).arms.map(({ transactions, servedNs, cpuNs, ranNs }) => ({
      seconds: (transactions === 0 ? ranNs : servedNs / request.cell.threads) / 1e9,
      transactions,
      ...(cpuNs === undefined ? {} : { cpuSeconds: cpuNs / 1e9 }),
    }))
  }

  get #isShared(): boolean {
    return this.#cell.arms.some(({ running }) => running.shared !== undefined)
  }

  async finish(): Promise<CellTotals[]> {
    // An arm that idled in the end may hang, and would not end: it gets more turns, which do not count, until it works
    // or is reported.
    while (this.#cell.drive.hanging.isDoubtful) await this.#cell.drive.conduct(1, this.#turns)
    const done = this.#cell.loads.map((driven, arm) => driven.totalsOf(this.#nameOf(arm)))
    const cpu = await this.#readCpu()
    const costs = this.#readCosts()
    await this.#rest()
    const counters = await this.#readCounters()
    await requireStates(this.#cell.arms)
    await requireUnmoved(this.#cell.arms)
    const resident = await Promise.all(this.#cell.arms.map(({ running }) => running.server.process.residentBytes()))
    requireCpus(this.#cell.arms, this.#cell.request.cpus)
    for (const { name, running } of this.#cell.arms) requireAlone(name, running.server.process)
    this.#cell.drive.watch.disarm()
    const totals = new Map<DrivenLoad, FinishedLoad>()
    const loads = [...new Set(this.#cell.loads)]
    await Promise.all(loads.map(async (driven) => totals.set(driven, await driven.finish(this.#cell.request.signal))))
    const { trial, cell } = this.#cell.request
    return this.#cell.arms.map(({ arm: { scenario, revision }, running }, index): CellTotals => {
      const driven = this.#cell.loads[index] as DrivenLoad
      const [own, work] = [totals.get(driven) as FinishedLoad, done[index] as ArmTotals]
      const { ranNs, cpuNs } = this.#ran[index] ?? { ranNs: 1, cpuNs: undefined }
      const loadCpu = difference(cpu.client[index], this.#cpu.client[index])
      const ownCpu = difference(cpu.server[index], this.#cpu.server[index])
      const [before, after] = [this.#counters[index] as Counters, counters[index] as Counters]
      const statements = (scenario.own ? countedStatements(scenario.own.workload) : []).map(({ name }, nth) => {
        const { executions = 0, servedNs = 0, failed = 0 } = work.statements[nth] ?? {}
        return { name, executions, seconds: secondsOf(servedNs, cell.threads), failed }
      })
      return {
        ...({ kind: 'cell', trial: trial.number, workload: cell.workload.name, threads: cell.threads } as const),
        ...{ scenario: scenario.name, revision },
        queriesPerTransaction: (own.reads + own.writes + own.other) / own.events,
        transactions: work.transactions,
        errors: work.errors,
        ...(work.errors > 0 ? { errorNumber: parseRefusal(driven.load.child.output)?.code } : {}),
        // The work of a shared server for each of its arms is unknown.
        serverCpuSeconds: running.shared !== undefined ? null : cpuNs === undefined ? ownCpu : cpuNs / 1e9,
        // Nor is the work of a load for each; all arms have equally many turns of it.
        clientCpuSeconds: loadCpu === null ? null : loadCpu / driven.arms,
        turnSeconds: ranNs / 1e9,
        turnMs: this.#turns.turnMs,
        ...(own.othersPerSecond === undefined ? {} : { othersPerSecond: own.othersPerSecond }),
        ...(statements.length === 0 ? {} : { statements }),
        ...(running.shared === undefined && {
          costs: {
            ...processCostsBetween(this.#costs[index] as ProcessCosts, costs[index] as ProcessCosts),
            residentBytes: resident[index],
            ...costsBetween(before, after),
          },
        }),
        latency: work.latency,
        ...grown(before, after),
      }
    })
  }

  /** Lets clients end their transactions, and begin no more. */
  async #rest(): Promise<void> {
    for (const { load } of this.#cell.loads) load.board.pause()
    this.#cell.drive.thaw()
    const most = this.#cell.request.cell.workload.isAnalytical ? QUERY_TIMEOUT_SECONDS : undefined
    const rested = Promise.all(this.#cell.arms.map((arm) => drained(arm, this.#cell.drive.stopped.signal, most)))
    await Promise.race([blamingOthersFirst(rested), this.#cell.drive.watch.promise])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync()
    this.#cell.drive.thaw()
    // Once the run is to end no server answers us any more; they are ended as well.
    if (this.#isLate && !this.#cell.request.signal.aborted)
      for (const { running } of this.#cell.arms) await endQueries(running.server.session)
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
    return (this.#cell.arms[arm] as CellArm).name
  }

  #probe(block: number): ProbeLine {
    const { trial, cell, began, probe } = this.#cell.request
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
    return this.#cell.arms.map(({ running }) => readProcessCosts(running.server.process))
  }

  /** For servers that arms share, these are the counts of all of them. */
  async #readCounters(): Promise<Counters[]> {
    const { signal } = this.#cell.request
    return Promise.all(
      this.#cell.arms.map(({ name, running: { server, build } }) =>
        supervise({ name, server, doing: 'its counters were read', signal }, () =>
          readCounters(server.session, build.product),
        ),
      ),
    )
  }

  async #readCpu(): Promise<CpuSeconds> {
    return {
      server: await Promise.all(this.#cell.arms.map(({ running }) => running.server.process.cpuSeconds())),
      client: this.#cell.arms.map(({ load }) => load.cpuSeconds()),
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

/** Work of each arm in a block. @param computes whether the servers wait almost only for their CPUs */
function sliceLines(
  { trial, cell: { workload, threads }, running, began, arms: planned }: CellRequest,
  block: number,
  { startNs, arms }: ConductedBlock,
  computes: boolean,
): Slice[] {
  return arms.map(({ transactions, servedNs, ranNs, cpuNs, statements }, index) => {
    const { scenario, revision } = planned[index] as Arm
    const shared = running[index]?.shared
    return {
      ...({ kind: 'slice', trial: trial.number, workload: workload.name, threads } as const),
      ...{ scenario: scenario.name, revision, block, at: (startNs - began) / 1e9 },
      // If nothing was completed, only the running time is known.
      seconds: (transactions === 0 ? ranNs : servedNs / threads) / 1e9,
      transactions,
      ...(cpuNs === undefined ? {} : { cpuSeconds: cpuNs / 1e9 }),
      ...(computes ? { computes } : {}),
      ...(shared === undefined ? {} : { host: shared.host }),
      ...(statements.length === 0
        ? {}
        : { statements: statements.map((one) => [one.executions, secondsOf(one.servedNs, threads)] as const) }),
    }
  })
}

/** To the nanosecond: there are many of them. */
function secondsOf(servedNs: number, threads: number): number {
  return Number((servedNs / threads / 1e9).toFixed(9))
}

/** Whether the servers wait almost only for their CPUs, or for clients that the machine keeps from running. */
function computes(
  { cell: { workload, threads }, running, cpus: { serverCpus } }: CellRequest,
  works: readonly ArmWork[],
  pageMisses: readonly number[],
): boolean {
  const cpus = serverCpus.length
  // Nor where the load only looks how far its server is.
  if (appliesRelayLog(workload.script) || readsPages(pageMisses) || works.some(({ cpuNs }) => cpuNs === undefined))
    return false
  const usable = Math.min(threads, cpus)
  const isBusy = ({ cpuNs = 0, ranNs }: ArmWork) => cpuNs >= BUSY * usable * ranNs
  const needsNoDisk =
    threads >= THREADS_PER_CPU * cpus &&
    pageMisses.every((share) => share < FEW_MISSES) &&
    !(workload.writes && running.some(({ settings }) => waitsAtCommit(settings)))
  return works.every(isBusy) || needsNoDisk
}

/** Whether a server lacks room for its pages, so that it waits for the disk, and makes room all the time. */
function readsPages(pageMisses: readonly number[]): boolean {
  return pageMisses.some((share) => share >= MANY_MISSES)
}

/** Whether a transaction that wrote ends only when the disk has taken it. */
function waitsAtCommit(settings: Settings): boolean {
  const of = (name: string) => settings.get(keyOf('variable', name))
  return of('innodb_flush_log_at_trx_commit') === '1' || (of('log_bin') === 'ON' && of('sync_binlog') !== '0')
}
