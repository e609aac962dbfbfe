/** One cell of a trial on real servers: every arm's load connected, driven, and its totals read. */
import { rmSync } from 'node:fs'
import { quantileMs } from '../../core/measurement/latency.ts'
import type { CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import { isIdle } from '../../core/options/option-table.ts'
import type { Arm } from '../../core/plan/plan.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { blocksPerProbe, fastTurnMs, type Pace, rotatingTurns, type Turns } from '../../core/plan/turns.ts'
import { isSample, median } from '../../core/stats/robust.ts'
import { sum } from '../../core/stats/vectors.ts'
import { countedStatements } from '../../core/suite/own-workload.ts'
import { appliesRelayLog, fillsRedoLog } from '../../core/suite/workloads.ts'
import { keyOf, type Settings } from '../../core/switching/switchable-settings.ts'
import { monotonicNs } from '../machine/clock.ts'
import { cpuSecondsOf } from '../machine/proc.ts'
import { makeBoardDirectory } from '../machine/run-directory.ts'
import { QUERY_TIMEOUT_SECONDS, tooLong } from '../olap/check-answers.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { Session } from '../servers/connection.ts'
import {
  type Counters,
  costsBetween,
  grown,
  processCostsBetween,
  readCounters,
  readProcessCosts,
} from '../servers/server-costs.ts'
import { requireAlone, supervise } from '../servers/supervise.ts'
import { blamingOthersFirst, drained } from '../sysbench/hang-watch.ts'
import { parseRefusal } from '../sysbench/load.ts'
import { type CellArm, cellArm, requireCpus, requireStates, requireUnmoved } from './cell-arm.ts'
import { type ArmWork, type ConductedBlock, type Drive, openDrive } from './conductor.ts'
import { type ArmTotals, connectLoads, type DrivenLoad, fewAtOnce } from './driven-load.ts'
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
  const loads = await connectLoads(request, boards)
  for (const { load } of new Set(loads)) opened.use(load)
  const { running } = request
  const arms = request.arms.map((arm, nth) => cellArm(arm, running[nth] as RunningArm, loads[nth] as DrivenLoad))
  const index = request.trial.cells.findIndex((planned) => planned.cell === request.cell)
  // The order of turns follows from the seed alone.
  const random = seededRandom(request.plan.seed, ORDER_STREAMS + 1000 * request.trial.number + index)
  const drive = opened.use(await openDrive(arms, request, random, boards, request.isSwitched))
  // Every cell reads its states back in the end; the first one also before anything is measured in them.
  if (request.trial.cells[0]?.cell === request.cell) await requireStates(arms)
  return realCellRun(request, arms, drive, opened.move())
}

/** @param opened resources that end with it */
function realCellRun(
  request: CellRequest,
  arms: readonly CellArm[],
  drive: Drive,
  opened: AsyncDisposableStack,
): CellRun {
  const { isRotating } = drive
  const loads = new Set(arms.map(({ driven }) => driven))
  // What the arms had counted and used before the first block.
  let countersBefore: readonly Counters[] = []
  let usedAtFirst: readonly Used[] = []
  let pace: Pace = { p95Ms: 0, computes: false, switchMs: 0 }
  let lastTurns: Turns = { turnMs: 0, rounds: 1, switchMs: 0 }
  /** The work of all blocks, by arm in each. */
  const blockWorks: (readonly ArmWork[])[] = []
  /** Whether a query that takes too long may still be running. */
  let isLate = false

  /** Lets clients end their transactions, and begin no more. */
  const rest = async (): Promise<void> => {
    const { threads, workload } = request.cell
    const most = workload.isAnalytical ? QUERY_TIMEOUT_SECONDS : undefined
    for (const { load } of arms) load.board.rest()
    const drainAll = async () => {
      for (const group of fewAtOnce(arms, threads)) {
        for (const arm of group) arm.thaw()
        await drained(group, drive.stopped.signal, most)
      }
    }
    await Promise.race([blamingOthersFirst(drainAll()), drive.watch.promise])
  }

  const probeLine = (block: number): ProbeLine => {
    const { trial, cell, began, probe } = request
    return {
      ...({ kind: 'probe', trial: trial.number, workload: cell.workload.name, threads: cell.threads, block } as const),
      at: (monotonicNs() - began) / 1e9,
      ...probe.glance(),
    }
  }

  /** For servers that arms share, these are the counts of all of them. */
  const readAllCounters = async (): Promise<Counters[]> => {
    const { signal } = request
    return Promise.all(
      arms.map(({ name, running: { server, build } }) =>
        supervise({ name, server, doing: 'its counters were read', signal }, () =>
          readCounters(server.session, build.product),
        ),
      ),
    )
  }

  return {
    isRotating,
    async warmUp(): Promise<Pace> {
      const { cell, running, dataset, isSwitched } = request
      const { threads, workload } = cell
      const before = await readAllCounters()
      let works: readonly ArmWork[] = []
      const isDone = () => arms.every((arm) => arm.totals().latency.length > 0)
      const driveFor = async (seconds: number) => {
        const blocks = await drive.conduct(1, warmUpTurns(seconds, threads, isRotating))
        works = (blocks[0] as ConductedBlock).arms
      }
      const firstSeconds = queryOf(request, workload)?.seconds
      const isShared = arms.some(({ driven }) => driven.arms > 1)
      const kind = { threads, isShared, isAnalytical: workload.isAnalytical, firstSeconds }
      const settled = () => {
        for (const driven of loads) driven.restart()
      }
      const driveAndRest = (seconds: number) => driveFor(seconds).then(() => rest())
      const redoCycleMs =
        fillsRedoLog(workload.script) && !isSwitched ? await fillRedoLogs(running, dataset, driveAndRest) : undefined
      const requireWork = (seconds: number) => {
        for (const { load, totals } of arms) {
          const { errors, latency } = totals()
          if (latency.length === 0 && errors > threads) throw load.failure('statements fail', errors / seconds)
        }
      }
      if (!(await warmUpArms(kind, { drive: driveFor, isDone, settled, requireWork }))) {
        isLate = true
        const late = arms.filter((arm) => arm.totals().latency.length === 0)
        throw tooLong(workload.name, late.map(({ name }) => name).join(', '))
      }
      const p95s = arms.map((arm) => quantileMs(arm.totals().latency, 0.95))
      await rest()
      settled()
      countersBefore = await readAllCounters()
      usedAtFirst = await Promise.all(arms.map(usedBy))
      const pageMisses = countersBefore.map((counters, arm) => grown(before[arm] as Counters, counters).pageMisses)
      const isOfStates = running.some(({ shared }) => shared !== undefined)
      pace = {
        p95Ms: isSample(p95s) ? median(p95s) : 0,
        threads,
        computes: redoCycleMs === undefined && computes(request, works, pageMisses),
        readsPages: readsPages(pageMisses),
        redoCycleMs,
        switchMs: isOfStates ? Math.max(...works.map(({ switchNs }) => switchNs / 1e6)) : 0,
      }
      return pace
    },

    async runBlocks(
      blocks: number,
      turns: Turns,
      save: (block: readonly (Slice | ProbeLine)[]) => void,
      goesOn: () => boolean = () => true,
    ): Promise<void> {
      lastTurns = turns
      const every = blocksPerProbe(arms.length, turns)
      for (let from = 0; from < blocks; from += every) {
        const probe = from === 0 ? [] : [probeLine(from)]
        // Missing work of an arm that hangs decides nothing.
        if (from > 0 && !(drive.hanging.isDoubtful || goesOn())) return
        const conducted = await drive.conduct(Math.min(every, blocks - from), turns)
        for (const [nth, block] of conducted.entries()) {
          blockWorks.push(block.arms)
          save([...(nth === 0 ? probe : []), ...sliceLines(request, from + nth, block, pace.computes)])
        }
      }
    },

    async runRound(states: readonly Settings[], seconds: number): Promise<TurnCount[]> {
      for (const [index, { running }] of arms.entries())
        if (running.shared) running.shared.state = states[index] ?? new Map()
      const turnMs = isRotating ? rotatingTurns(pace, arms.length).turnMs : 1000 * seconds
      const rounds = Math.max(1, Math.round((1000 * seconds) / turnMs))
      const [block] = await drive.conduct(1, { turnMs, rounds, switchMs: 0 })
      // Nothing stays frozen: servers are switched next.
      drive.thaw()
      return (block as ConductedBlock).arms.map(({ transactions, servedNs, cpuNs, ranNs }) => ({
        seconds: (transactions === 0 ? ranNs : servedNs / request.cell.threads) / 1e9,
        transactions,
        ...(cpuNs === undefined ? {} : { cpuSeconds: cpuNs / 1e9 }),
      }))
    },

    async finish(): Promise<CellTotals[]> {
      const { trial, cell, cpus, signal } = request
      // An arm that idled in the end may hang, and would not end: it gets more turns, which do not count, until it works
      // or is reported.
      while (drive.hanging.isDoubtful) await drive.conduct(1, lastTurns)
      const done = arms.map((arm) => arm.totals())
      const used = await Promise.all(arms.map(usedBy))
      await rest()
      const counters = await readAllCounters()
      await requireStates(arms)
      await requireUnmoved(arms)
      const resident = await Promise.all(arms.map(({ running }) => running.server.process.residentBytes()))
      requireCpus(arms, cpus)
      for (const { name, running } of arms) requireAlone(name, running.server.process)
      drive.watch.disarm()
      const ended = [...loads].map(async (driven) => [driven, await driven.finish(signal)] as const)
      const totals = new Map(await Promise.all(ended))
      return arms.map(({ arm: { scenario, revision }, running, driven }, index): CellTotals => {
        const [own, work] = [totals.get(driven) as Awaited<ReturnType<DrivenLoad['finish']>>, done[index] as ArmTotals]
        const works = blockWorks.map((block) => block[index] as ArmWork)
        const turnSeconds = (sum(works.map(({ ranNs }) => ranNs)) || 1) / 1e9
        const cpuSeconds = sum(works.map(({ cpuNs = Number.NaN }) => cpuNs)) / 1e9
        const [before, after] = [countersBefore[index] as Counters, counters[index] as Counters]
        const [usedBefore, usedAfter] = [usedAtFirst[index] as Used, used[index] as Used]
        const statements = (scenario.own ? countedStatements(scenario.own.workload) : []).map(({ name }, nth) => {
          const { executions = 0, servedNs = 0, failed = 0 } = work.statements[nth] ?? {}
          return { name, executions, seconds: secondsOf(servedNs, cell.threads), failed }
        })
        // The work of a shared server for each of its arms is unknown.
        const isOwn = running.shared === undefined
        const isTold = works.length > 0 && !Number.isNaN(cpuSeconds)
        return {
          ...({ kind: 'cell', trial: trial.number, workload: cell.workload.name, threads: cell.threads } as const),
          ...{ scenario: scenario.name, revision },
          queriesPerTransaction: (own.reads + own.writes + own.other) / own.events,
          transactions: work.transactions,
          errors: work.errors,
          ...(work.errors > 0 ? { errorNumber: parseRefusal(driven.load.child.output)?.code } : {}),
          serverCpuSeconds: !isOwn ? null : isTold ? cpuSeconds : share(usedAfter.serverCpu, usedBefore.serverCpu, 1),
          // Nor is the work of a load for each; all arms have equally many turns of it.
          clientCpuSeconds: share(usedAfter.clientCpu, usedBefore.clientCpu, driven.arms),
          turnSeconds,
          turnMs: lastTurns.turnMs,
          ...(own.othersPerSecond === undefined ? {} : { othersPerSecond: own.othersPerSecond }),
          ...(statements.length === 0 ? {} : { statements }),
          ...(isOwn && {
            costs: {
              ...processCostsBetween(usedBefore, usedAfter),
              residentBytes: resident[index],
              ...costsBetween(before, after),
            },
          }),
          latency: work.latency,
          ...grown(before, after),
        }
      })
    },

    async [Symbol.asyncDispose](): Promise<void> {
      await opened.disposeAsync()
      drive.thaw()
      // Once the run is to end no server answers us any more; they are ended as well.
      if (isLate && !request.signal.aborted) for (const { running } of arms) await endQueries(running.server.session)
    },
  }
}

type Used = Awaited<ReturnType<typeof usedBy>>

/** What an arm's server and its load have used since they started. */
async function usedBy({ running: { server }, load }: CellArm) {
  const serverCpu = await server.process.cpuSeconds()
  return { serverCpu, clientCpu: cpuSecondsOf(load.child.pid), ...readProcessCosts(server.process) }
}

/** Turns for each arm, short where that costs nothing. */
function warmUpTurns(seconds: number, threads: number, isRotating: boolean): Turns {
  const turnMs = fastTurnMs(WARM_UP_TURN_MS, threads)
  const rounds = isRotating ? Math.max(1, Math.round((1000 * seconds) / turnMs)) : 1
  return { turnMs: (1000 * seconds) / rounds, rounds, switchMs: 0 }
}

/** A server continues a query even if nobody waits for its answer; the next cell would be measured at the same time. */
async function endQueries(session: Session): Promise<void> {
  const asked = "SELECT ID AS id FROM information_schema.PROCESSLIST WHERE COMMAND = 'Query' AND ID <> CONNECTION_ID()"
  for (const { id } of await session.rows(asked)) {
    // It may have ended meanwhile.
    await session.execute(`KILL ${Number(id)}`).catch(() => {})
  }
}

/** CPU time that was used between two readings, shared among this many arms; null if it is unknown. */
function share(after: number | undefined, before: number | undefined, arms: number): number | null {
  return after === undefined || before === undefined ? null : (after - before) / arms
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
  const isSynced = of('sync_binlog') !== '0' && !isIdle('sync_binlog', of)
  return of('innodb_flush_log_at_trx_commit') === '1' || (of('log_bin') === 'ON' && isSynced)
}
