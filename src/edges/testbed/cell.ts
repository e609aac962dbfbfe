/** One cell of a trial on real servers. It connects every arm's load, drives it, and reads its totals. */
import { rmSync } from 'node:fs'
import { quantileMs } from '../../core/measurement/latency.ts'
import type { CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { blocksPerProbe, fastTurnMs, type Pace, type Turns } from '../../core/plan/turns.ts'
import { isSample, median } from '../../core/stats/robust.ts'
import { needs } from '../../core/workloads/workloads.ts'
import { keepAwake } from '../machine/awake.ts'
import { sleep } from '../machine/clock.ts'
import { cpuSecondsOf, residentBytesOf } from '../machine/proc.ts'
import { makeMemoryDirectory } from '../machine/run-directory.ts'
import { tooLong } from '../olap/check-answers.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { Session } from '../servers/connection.ts'
import {
  type Counters,
  lockWaitsBetween,
  pageMissesBetween,
  readConnections,
  readCounters,
} from '../servers/server-costs.ts'
import { requireAlone, supervise } from '../servers/supervise.ts'
import { type ArmLoad, connectLoads, fewAtOnce, type LoadOutcome } from './arm-load.ts'
import { CellArm, requireCpus, requireStates, requireUnmoved } from './cell-arm.ts'
import { type ArmReading, probeLine, readUsage, sliceLines, totalsLine } from './cell-lines.ts'
import { computes, mayDoze, rateOf, readsPages } from './cell-pace.ts'
import { type ArmWork, type BlockOfTurns, Drive } from './conductor.ts'
import { fillRedoLogs } from './fill-redo-logs.ts'
import type { CellRun } from './testbed.ts'
import { type CellRequest, queryOf } from './testbed-request.ts'
import { warmUpArms } from './warm-up.ts'

/** Offset of the random streams for turns, so that they differ from those for trials. */
const ORDER_STREAMS = 2_000_000_000
const WARM_UP_TURN_MS = 30
/**
 * Seconds in which a cell tries whether it is faster while idle CPUs are kept awake. They stay awake only if it is
 * faster by the factor FASTER.
 */
const AWAKE_SECONDS = 0.3
const FASTER = 1.1
/** Number of clients from which a server takes so long to close their connections that the cell must wait for it. */
const MANY_CLIENTS = 64
const GONE_POLL_MS = 50

export async function openCell(request: CellRequest): Promise<CellRun> {
  const boards = makeMemoryDirectory(request.directory)
  await using opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(boards, { recursive: true, force: true }))
  const loads = await connectLoads(request, boards)
  for (const { load } of new Set(loads)) opened.use(load)
  const { running } = request
  const arms = request.arms.map((arm, nth) => new CellArm(arm, running[nth] as RunningArm, loads[nth] as ArmLoad))
  const index = request.trial.cells.findIndex((planned) => planned.cell === request.cell)
  // The seed alone decides the order of turns, so that the order can be repeated.
  const random = seededRandom(request.plan.seed, ORDER_STREAMS + 1000 * request.trial.number + index)
  const drive = opened.use(await Drive.open(arms, request, random, boards))
  // If arms share a server, each cell checks at its end that the server accepts the settings of every arm. The first
  // cell of a trial has no cell before it, so it also checks at its start.
  if (request.trial.cells[0]?.cell === request.cell) await requireStates(arms)
  return new RealCellRun(request, arms, drive, opened.move())
}

class RealCellRun implements CellRun {
  readonly #request: CellRequest
  readonly #arms: readonly CellArm[]
  readonly #loads: ReadonlySet<ArmLoad>
  readonly #drive: Drive
  readonly #opened: AsyncDisposableStack
  #before: readonly ArmReading[] = []
  readonly #works: (readonly ArmWork[])[] = []
  #pace: Pace = { p95Ms: 0, computes: false, switchMs: 0 }
  #turns: Turns = { turnMs: 0, rounds: 1, switchMs: 0 }
  #isAwake = false
  /** Whether a query that takes too long may still run. It must be killed, because it would disturb the next cell. */
  #isLate = false

  constructor(request: CellRequest, arms: readonly CellArm[], drive: Drive, opened: AsyncDisposableStack) {
    this.#request = request
    this.#arms = arms
    this.#loads = new Set(arms.map(({ driven }) => driven))
    this.#drive = drive
    this.#opened = opened
  }

  get isRotating(): boolean {
    return this.#drive.isRotating
  }

  async warmUp(): Promise<Pace> {
    const { cell, running } = this.#request
    const first = await this.#readCounters()
    const redoCycleMs = await this.#fillRedoLogs()
    const settled = await this.#driveUntilWarm()
    const works = (await this.#keepAwake(settled)) ?? settled
    const p95Ms = this.#p95Ms()
    await this.#drive.rest()
    this.#restartTotals()
    const counters = await this.#readCounters()
    this.#before = counters.map((each, arm) => ({ ...readUsage(this.#arms[arm] as CellArm), counters: each }))
    const pageMisses = counters.map((now, arm) => pageMissesBetween(first[arm] as Counters, now))
    const lockWaits = counters.map(
      (now, arm) => lockWaitsBetween(first[arm] as Counters, now) / Math.max(1, works[arm]?.transactions ?? 0),
    )
    const isOfStates = running.some(({ shared }) => shared !== undefined)
    this.#pace = {
      p95Ms,
      threads: cell.threads,
      computes: redoCycleMs === undefined && computes(this.#request, works, { pageMisses, lockWaits }, this.#isAwake),
      readsPages: readsPages(pageMisses),
      redoCycleMs,
      switchMs: isOfStates ? Math.max(...works.map(({ switchNs }) => switchNs / 1e6)) : 0,
    }
    return this.#pace
  }

  async runBlocks(
    blocks: number,
    turns: Turns,
    save: (block: readonly (Slice | ProbeLine)[]) => void,
    goesOn: () => boolean = () => true,
  ): Promise<void> {
    this.#turns = turns
    const every = blocksPerProbe(this.#arms.length, turns)
    for (let from = 0; from < blocks; from += every) {
      const probe = from === 0 ? [] : [probeLine(this.#request, from)]
      // While an arm may hang, the cell continues, because a decision now would count the work that this arm did not
      // do.
      if (from > 0 && !(this.#drive.isDoubtful || goesOn())) return
      const conducted = await this.#drive.conduct(Math.min(every, blocks - from), turns)
      for (const [nth, block] of conducted.entries()) {
        this.#works.push(block.arms)
        const slices = sliceLines(this.#request, this.#arms, from + nth, block, this.#pace.computes)
        save(nth === 0 ? [...probe, ...slices] : slices)
      }
    }
  }

  async finish(): Promise<CellTotals[]> {
    const { cpus, signal } = this.#request
    const ends = this.#arms.map((arm) => ({ arm, totals: arm.totals(), usage: readUsage(arm) }))
    await this.#drive.rest()
    const counters = await this.#readCounters()
    await requireStates(this.#arms)
    await requireUnmoved(this.#arms, signal)
    const resident = this.#arms.map(({ running }) => residentBytesOf(running.server.process.pid))
    requireCpus(this.#arms, cpus)
    for (const { name, running } of this.#arms) requireAlone(name, running.server.process)
    this.#drive.expectEnds()
    const loads = await this.#endLoads()
    return ends.map(({ arm, totals, usage }, index) =>
      totalsLine(this.#request, {
        arm,
        totals,
        works: this.#works.map((block) => block[index] as ArmWork),
        turnMs: this.#turns.turnMs,
        before: this.#before[index] as ArmReading,
        after: { ...usage, counters: counters[index] as Counters },
        isAwake: this.#isAwake,
        residentBytes: resident[index],
        load: loads.get(arm.driven) as LoadOutcome,
      }),
    )
  }

  /**
   * Ends a few loads at a time, and waits until the servers have closed the connections. Closing thousands at once
   * would take minutes, in which a server answers nobody.
   */
  async #endLoads(): Promise<ReadonlyMap<ArmLoad, LoadOutcome>> {
    const { cell, signal } = this.#request
    const outcomes = new Map<ArmLoad, LoadOutcome>()
    for (const group of fewAtOnce([...this.#loads], cell.threads)) {
      const ended = group.map(async (driven) => [driven, await driven.finish(signal)] as const)
      for (const [driven, outcome] of await Promise.all(ended)) outcomes.set(driven, outcome)
      const arms = this.#arms.filter(({ driven }) => group.includes(driven))
      if (cell.threads >= MANY_CLIENTS) await Promise.all(arms.map((arm) => clientsGone(arm, signal)))
    }
    return outcomes
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync()
    this.#drive.thaw()
    // A run that is stopped ends its servers anyway, so their queries need not be killed.
    if (!this.#isLate || this.#request.signal.aborted) return
    for (const { running } of this.#arms) await endQueries(running.server.session)
  }

  /** @returns milliseconds in which the slowest arm fills its redo log once; undefined if the cell needs no full log */
  async #fillRedoLogs(): Promise<number | undefined> {
    const { cell, dataset, signal } = this.#request
    if (!needs(cell.workload, 'full-redo-log')) return undefined
    const drive = async (seconds: number) => {
      await this.#driveFor(seconds)
      await this.#drive.rest()
    }
    return fillRedoLogs({ arms: this.#arms, dataset, drive, signal })
  }

  /** @returns the work of each arm in the last part of the warm-up */
  async #driveUntilWarm(): Promise<readonly ArmWork[]> {
    const { threads, workload } = this.#request.cell
    const { isAnalytical } = workload
    const isShared = this.#arms.some(({ driven }) => driven.arms > 1)
    const firstSeconds = queryOf(this.#request, workload)?.seconds
    let works: readonly ArmWork[] = []
    const isDone = await warmUpArms(
      { threads, isShared, isAnalytical, firstSeconds },
      {
        drive: async (seconds) => {
          works = await this.#driveFor(seconds)
        },
        isDone: () => this.#idle().length === 0,
        settled: () => this.#restartTotals(),
        requireWork: (seconds) => this.#requireWork(seconds),
      },
    )
    if (isDone) return works
    this.#isLate = true
    const late = this.#idle().map(({ name }) => name)
    throw tooLong(workload.name, late.join(', '))
  }

  /**
   * Keeps the CPUs awake until the cell ends, if that makes the cell faster. Only the first measurement of a cell tries
   * it, because a try takes time.
   *
   * @param dozing work of the warm-up's last part, with CPUs that may fall asleep
   * @returns work with the CPUs awake; undefined if they are not kept awake
   */
  async #keepAwake(dozing: readonly ArmWork[]): Promise<readonly ArmWork[] | undefined> {
    const { experience, cell } = this.#request
    const isWorthTrying = this.isRotating && mayDoze(this.#request, this.#p95Ms())
    const helped = experience.awake.get(cell) ?? (isWorthTrying ? undefined : false)
    using kept = new DisposableStack()
    if (helped === false || kept.use(keepAwake()) === undefined) {
      experience.awake.set(cell, false)
      return undefined
    }
    this.#restartTotals()
    const awake = await this.#driveFor(AWAKE_SECONDS)
    this.#isAwake = helped ?? rateOf(awake) >= FASTER * rateOf(dozing)
    experience.awake.set(cell, this.#isAwake)
    if (!this.#isAwake) return undefined
    this.#opened.use(kept.move())
    return awake
  }

  /** Median of the arms' 95th percentile latencies, milliseconds; 0 without any. */
  #p95Ms(): number {
    const p95s = this.#arms.map((arm) => quantileMs(arm.totals().latency, 0.95))
    return isSample(p95s) ? median(p95s) : 0
  }

  #idle(): readonly CellArm[] {
    return this.#arms.filter((arm) => arm.totals().latency.length === 0)
  }

  /** @throws MeasurementError if an arm has completed nothing, because its statements fail */
  #requireWork(seconds: number): void {
    for (const arm of this.#idle()) {
      const { errors } = arm.totals()
      if (errors > this.#request.cell.threads) throw arm.load.failure('statements fail', errors / seconds)
    }
  }

  /**
   * Drives each arm for this many seconds. Servers that are frozen in turn get many short turns. If clients take turns,
   * each arm gets a single long one, because work at the ends of a turn is lost.
   */
  async #driveFor(seconds: number): Promise<readonly ArmWork[]> {
    const turnMs = fastTurnMs(WARM_UP_TURN_MS, this.#request.cell.threads)
    const rounds = this.isRotating ? Math.max(1, Math.round((1000 * seconds) / turnMs)) : 1
    const [block] = await this.#drive.conduct(1, { turnMs: (1000 * seconds) / rounds, rounds, switchMs: 0 })
    return (block as BlockOfTurns).arms
  }

  #restartTotals(): void {
    for (const driven of this.#loads) driven.restart()
  }

  #readCounters(): Promise<Counters[]> {
    const { signal } = this.#request
    return Promise.all(
      this.#arms.map(({ name, running: { server } }) =>
        supervise({ name, server, doing: 'its counters were read', signal }, () => readCounters(server.session)),
      ),
    )
  }
}

/** Waits until a server of this machine has closed its clients' connections. Fails if the server makes no progress. */
async function clientsGone({ name, running: { server } }: CellArm, signal: AbortSignal): Promise<void> {
  if (server.address.kind !== 'socket') return
  const progress = () => cpuSecondsOf(server.process.pid) ?? 0
  await supervise({ name, server, doing: 'its clients left it', progress, signal }, async () => {
    while ((await readConnections(server.session)) > MANY_CLIENTS / 2) await sleep(GONE_POLL_MS, signal)
  })
}

/** Kills all queries. A server would continue them although nobody waits for them, and so disturb the next cell. */
async function endQueries(session: Session): Promise<void> {
  const asked = "SELECT ID AS id FROM information_schema.PROCESSLIST WHERE COMMAND = 'Query' AND ID <> CONNECTION_ID()"
  for (const { id } of await session.rows(asked)) {
    // Errors are ignored, because the connection may have ended meanwhile.
    await session.execute(`KILL ${Number(id)}`).catch(() => {})
  }
}
