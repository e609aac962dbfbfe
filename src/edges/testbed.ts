/** The real testbed: servers and sysbench on this machine, joined into trials and cells. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quantileMs, sparseHistogram } from '../core/measurement/latency.ts'
import type { CellTotals, Slice, Warning } from '../core/measurement/measurement.ts'
import { type Arm, armName, type Cell, type Plan, type Trial } from '../core/plan/plan.ts'
import type { TurnLengths } from '../core/plan/turns.ts'
import { median } from '../core/stats/robust.ts'
import type { Dataset } from '../core/suite/suite.ts'
import { MeasurementError } from '../errors.ts'
import type { CellRun, Testbed, TrialRun } from '../measure.ts'
import { measureCpuCapacity, type RunningArm, startArm } from './servers/arms.ts'
import type { Launcher } from './servers/launcher.ts'
import type { Limits } from './servers/owned-options.ts'
import type { Seed } from './servers/seed.ts'
import { type ConductedArm, type ConductedSlice, conduct } from './sysbench/conduct.ts'
import { Load, type LoadTotals } from './sysbench/load.ts'
import { monotonicNs, sleep } from './system/clock.ts'
import type { CpuLayout } from './system/cpus.ts'
import type { RunDirectory } from './system/run-directory.ts'

/** Turns a board has room for; more than any cell of a trial gets. */
const BOARD_TURNS = 8192
const WARM_UP_RAMP_MS = 20
const WARM_UP_MIN_MS = 300
const WARM_UP_MAX_MS = 3000
const WARM_UP_MS_PER_THREAD = 15
/** When sysbench and its server end together, the server is the cause; it is given this long to be seen. */
const BLAME_MS = 200

export interface TestbedRequest {
  readonly launcher: Launcher
  readonly seed: Seed
  readonly dataset: Dataset
  readonly limits: Limits
  readonly cpus: CpuLayout
  readonly directory: RunDirectory
  /** Whether servers that are not on turn are frozen. */
  readonly freeze: boolean
  readonly signal: AbortSignal
  readonly tell: (phase: string) => void
}

export function realTestbed(request: TestbedRequest): Testbed {
  const began = monotonicNs()
  return {
    now: () => (monotonicNs() - began) / 1e9,
    startTrial: (trial, plan) => startTrial(request, trial, plan, began),
  }
}

async function startTrial(request: TestbedRequest, trial: Trial, plan: Plan, began: number): Promise<TrialRun> {
  const { launcher, seed, dataset, limits, cpus, directory, signal, tell } = request
  tell(`starting ${plan.arms.length} servers`)
  const runDirectory = directory.path
  const starts = plan.arms.map((arm, index) =>
    startArm({
      arm,
      index,
      trial: trial.number,
      launcher,
      seed,
      dataset,
      limits,
      cpus: cpus.serverCpus,
      runDirectory,
      signal,
    }),
  )
  const arms = await allOrNone(starts)
  const stop = async () => {
    await Promise.all(arms.map(({ server }) => server[Symbol.asyncDispose]()))
    for (const index of arms.keys())
      rmSync(join(runDirectory, `t${trial.number}a${index}`), { recursive: true, force: true })
  }
  try {
    const control = arms[0] as RunningArm
    return {
      arms: arms.map(({ state }) => state),
      cpuCapacity: await measureCpuCapacity(control.server, cpus.serverCpus.length),
      warnings: arms
        .flatMap((arm) => arm.warnings)
        .filter(unlessRepeated())
        .map(toWarning),
      openCell: (cell) => openCell({ ...request, arms, plan, trial, cell, began }),
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for all servers; when one failed, the others are stopped before its error is thrown. */
async function allOrNone(starts: readonly Promise<RunningArm>[]): Promise<RunningArm[]> {
  const results = await Promise.allSettled(starts)
  const arms = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure === undefined) return arms
  await Promise.all(arms.map(({ server }) => server[Symbol.asyncDispose]()))
  throw failure.reason
}

interface CellRequest extends TestbedRequest {
  readonly arms: readonly RunningArm[]
  readonly plan: Plan
  readonly trial: Trial
  readonly cell: Cell
  readonly began: number
}

/** One arm of an open cell. */
interface CellArm extends ConductedArm {
  readonly arm: Arm
  readonly running: RunningArm
}

async function openCell(request: CellRequest): Promise<CellRun> {
  const { plan, cell, signal } = request
  const boards = boardDirectory(request.directory)
  const cellArms = request.arms.map((running, index) =>
    startLoad(request, boards, running, plan.arms[index] as Arm, index),
  )
  const stop = async () => {
    for (const arm of cellArms) arm.thaw()
    await Promise.all(cellArms.map(({ load }) => load[Symbol.asyncDispose]()))
    rmSync(boards, { recursive: true, force: true })
  }
  try {
    await Promise.all(cellArms.map(({ load }) => load.connected(signal)))
  } catch (error) {
    await stop()
    throw error
  }
  const failed = firstFailure(cellArms, signal)
  const before = cellArms.map(({ load }) => load.board.histogram())
  const cpu = { server: [] as (number | undefined)[], client: [] as (number | undefined)[] }
  let lengths: TurnLengths = { rampMs: 1, countedMs: 1 }
  let blocks = 0
  return {
    warmUp: async () => {
      const countedMs = Math.min(WARM_UP_MAX_MS, Math.max(WARM_UP_MIN_MS, cell.threads * WARM_UP_MS_PER_THREAD))
      const order = [cellArms.map((_, index) => index)]
      await conduct(cellArms, order, { rampMs: WARM_UP_RAMP_MS, countedMs }, failed.promise, () => {})
      const p95s = cellArms.map(({ load }, index) => {
        const histogram = load.board.histogram()
        const p95 = quantileMs(sparseHistogram(histogram, before[index]), 0.95)
        before[index] = histogram
        return p95
      })
      return median(p95s as [number, ...number[]])
    },
    runBlocks: async (orders, given, save) => {
      lengths = given
      blocks = orders.length
      cpu.server = await Promise.all(cellArms.map(({ running }) => running.server.process.cpuSeconds()))
      cpu.client = cellArms.map(({ load }) => load.cpuSeconds())
      let block: Slice[] = []
      await conduct(cellArms, orders, lengths, failed.promise, (slice) => {
        block.push(toSlice(request, slice))
        if (block.length < cellArms.length) return
        save(block)
        block = []
      })
    },
    finish: async () => {
      const serverCpu = await Promise.all(cellArms.map(({ running }) => running.server.process.cpuSeconds()))
      const clientCpu = cellArms.map(({ load }) => load.cpuSeconds())
      failed.disarm()
      const done = await Promise.all(
        cellArms.map(async ({ load }) => ({ progress: load.board.progress(), totals: await load.finish() })),
      )
      return cellArms.map(({ arm, load }, index): CellTotals => {
        const { progress, totals } = done[index] as { progress: { errors: number }; totals: LoadTotals }
        const queries = totals.reads + totals.writes + totals.other
        return {
          kind: 'cell',
          trial: request.trial.number,
          workload: cell.workload.name,
          threads: cell.threads,
          scenario: arm.scenario.name,
          revision: arm.revision,
          queriesPerTransaction: queries / totals.events,
          transactions: totals.events,
          errors: progress.errors,
          reconnects: totals.reconnects,
          serverCpuSeconds: difference(serverCpu[index], cpu.server[index]),
          clientCpuSeconds: difference(clientCpu[index], cpu.client[index]),
          turnSeconds: (blocks * (lengths.rampMs + lengths.countedMs)) / 1000,
          ...lengths,
          latency: sparseHistogram(load.board.histogram(), before[index]).map(([bucket, count]) => [bucket, count]),
        }
      })
    },
    [Symbol.asyncDispose]: stop,
  }
}

function startLoad(request: CellRequest, boards: string, running: RunningArm, arm: Arm, index: number): CellArm {
  const { cell, trial, plan, dataset, cpus, directory, freeze } = request
  const { server } = running
  const load = new Load({
    arm: armName(arm),
    socket: server.socket,
    dataset,
    workload: cell.workload,
    threads: cell.threads,
    seed: plan.seed + trial.number,
    turns: BOARD_TURNS,
    cpus: cpus.clientCpus,
    runDirectory: directory.path,
    boardPath: join(boards, `a${index}`),
  })
  return {
    arm,
    running,
    name: armName(arm),
    load,
    freeze: freeze ? server.process.freeze : () => {},
    thaw: server.process.thaw,
    ping: () => server.session.execute('SELECT 1'),
  }
}

/** Boards are written to all the time: on a disk, writing them back would disturb the turns. */
function boardDirectory(directory: RunDirectory): string {
  const path = existsSync('/dev/shm') ? join('/dev/shm', directory.id) : join(directory.path, 'boards')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}

/** Rejects as soon as a server or a load ends that should be running, or the run is stopped. */
function firstFailure(arms: readonly CellArm[], signal: AbortSignal): { promise: Promise<never>; disarm: () => void } {
  let armed = true
  const promise = new Promise<never>((_, reject) => {
    const fail = (error: unknown) => {
      if (armed) reject(error)
    }
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    for (const { name, load, running } of arms) {
      const { process } = running.server
      void process.ended.then(async (how) => fail(await serverEnded(name, how, running)))
      void load.child.exited.then(async () => {
        await sleep(BLAME_MS)
        fail(
          process.hasEnded()
            ? await serverEnded(name, await process.ended, running)
            : load.failure('sysbench ended during its turns'),
        )
      })
    }
  })
  promise.catch(() => {})
  return {
    promise,
    disarm: () => {
      armed = false
    },
  }
}

async function serverEnded(name: string, how: string, { server }: RunningArm): Promise<MeasurementError> {
  return new MeasurementError(`the server of ${name} ended while it was being measured (${how})`, {
    step: 'drive load',
    arm: name,
    command: server.process.command,
    output: (await server.process.output()).trimEnd().split('\n').slice(-10).join('\n'),
  })
}

function toSlice({ trial, cell, plan, began }: CellRequest, slice: ConductedSlice): Slice {
  const { turn } = slice
  const arm = plan.arms[turn.arm] as Arm
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
    transactions: slice.transactions,
    latencySumMs: slice.latencySumNs / 1e6,
    ...(slice.lateThaw ? { disturbed: 'late-thaw' as const } : {}),
  }
}

function difference(after: number | undefined, before: number | undefined): number | null {
  return after === undefined || before === undefined ? null : after - before
}

/** The twin repeats the control's warnings. */
function unlessRepeated(): (warning: { option: string; file: string; line: number }) => boolean {
  const seen = new Set<string>()
  return ({ option, file, line }) => {
    const key = `${file}:${line}:${option}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}

function toWarning(warning: RunningArm['warnings'][number]): Warning {
  const what = warning.code === 'option-dropped' ? 'left out' : 'reduced'
  return {
    ...warning,
    message: `${warning.file}:${warning.line}: ${warning.option} was ${what} in all arms: ${warning.why}`,
  }
}
