/** One cell of a trial on real servers: every arm's load connected, driven in turns, and its totals read. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { quantileMs, sparseHistogram } from '../../core/measurement/latency.ts'
import type { CellTotals, ProbeLine, Slice } from '../../core/measurement/measurement.ts'
import type { Arm, Plan } from '../../core/plan/plan.ts'
import { type TurnLengths, turnLengths, turnSeconds } from '../../core/plan/turns.ts'
import { isSample, median } from '../../core/stats/robust.ts'
import { monotonicNs } from '../machine/clock.ts'
import type { RunningArm } from '../servers/arms.ts'
import { type ConductedSlice, conduct } from '../sysbench/conduct.ts'
import type { LoadTotals } from '../sysbench/load.ts'
import { boardDirectory, type CellArm, connectArm, requireState } from './cell-arm.ts'
import { type FailureWatch, watchForFailure } from './failure-watch.ts'
import type { CellRun } from './testbed.ts'
import type { CellRequest } from './testbed-request.ts'
import { warmUpLengths } from './warm-up.ts'

const SWITCH_RESERVE = 1.5
const SWITCH_SPARE_MS = 3

export async function openCell(request: CellRequest): Promise<CellRun> {
  const boards = boardDirectory(request.directory)
  const arms = request.arms.map((arm, index) =>
    connectArm({
      ...request,
      arm,
      running: request.running[index] as RunningArm,
      boardPath: join(boards, `a${index}`),
      turns: mostTurns(request.plan, request.arms.length),
    }),
  )
  const run = new RealCellRun(request, arms, boards)
  try {
    await Promise.all(arms.map(({ load }) => load.connected(request.signal)))
    for (const { name, running } of arms) if (running.shared !== undefined) await requireState(name, running.shared)
    return run
  } catch (error) {
    await run[Symbol.asyncDispose]()
    throw error
  }
}

interface CpuSeconds {
  readonly server: readonly (number | undefined)[]
  readonly client: readonly (number | undefined)[]
}

class RealCellRun implements CellRun {
  readonly #request: CellRequest
  readonly #arms: readonly CellArm[]
  readonly #boards: string
  readonly #watch: FailureWatch
  /** Histograms when the blocks began: the warm-up does not count. */
  #histograms: Uint32Array[] = []
  #cpu: CpuSeconds = { server: [], client: [] }
  #lengths = turnLengths(0)
  #blocks = 0
  #switchMs = 0

  constructor(request: CellRequest, arms: readonly CellArm[], boards: string) {
    this.#request = request
    this.#arms = arms
    this.#boards = boards
    this.#watch = watchForFailure(arms, request.signal)
  }

  async warmUp(): Promise<number> {
    const order = [this.#arms.map((_, index) => index)]
    const isShared = this.#arms.some(({ running }) => running.shared !== undefined)
    const lengths = warmUpLengths(this.#request.cell.threads, isShared)
    const switches: number[] = []
    await conduct(this.#arms, order, lengths, this.#watch.promise, {
      onSlice: ({ switchMs }) => switches.push(switchMs),
    })
    this.#switchMs = plannedSwitchMs(switches)
    this.#histograms = this.#arms.map(({ load }) => load.board.histogram())
    const p95s = this.#histograms.map((histogram) => quantileMs(sparseHistogram(histogram), 0.95))
    return isSample(p95s) ? median(p95s) : 0
  }

  get switchMs(): number {
    return this.#switchMs
  }

  async runBlocks(
    orders: readonly (readonly number[])[],
    lengths: TurnLengths,
    save: (block: readonly (Slice | ProbeLine)[]) => void,
  ): Promise<void> {
    this.#lengths = lengths
    this.#blocks = orders.length
    this.#cpu = await this.#readCpu()
    const block: Slice[] = []
    const probes = new Map<number, ProbeLine>()
    await conduct(this.#arms, orders, lengths, this.#watch.promise, {
      onIdle: (number) => probes.set(number, this.#probe(number)),
      onSlice: (slice) => {
        block.push(toSlice(this.#request, slice))
        if (block.length < this.#arms.length) return
        const probe = probes.get(slice.turn.block)
        save([...(probe === undefined ? [] : [probe]), ...block.splice(0)])
      },
    })
  }

  async finish(): Promise<CellTotals[]> {
    const cpu = await this.#readCpu()
    for (const arm of this.#arms) if (arm.running.shared !== undefined) await requireState(arm.name, arm.running.shared)
    this.#watch.disarm()
    const totals = await Promise.all(this.#arms.map(({ load }) => load.finish()))
    return this.#arms.map((arm, index) => this.#cellTotals(arm, index, totals[index] as LoadTotals, cpu))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#watch.disarm()
    for (const arm of this.#arms) arm.thaw()
    await Promise.all(this.#arms.map(({ load }) => load[Symbol.asyncDispose]()))
    rmSync(this.#boards, { recursive: true, force: true })
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

  async #readCpu(): Promise<CpuSeconds> {
    return {
      server: await Promise.all(this.#arms.map(({ running }) => running.server.process.cpuSeconds())),
      client: this.#arms.map(({ load }) => load.cpuSeconds()),
    }
  }

  #cellTotals({ arm, load, running }: CellArm, index: number, totals: LoadTotals, cpu: CpuSeconds): CellTotals {
    const { trial, cell } = this.#request
    return {
      kind: 'cell',
      trial: trial.number,
      workload: cell.workload.name,
      threads: cell.threads,
      scenario: arm.scenario.name,
      revision: arm.revision,
      queriesPerTransaction: (totals.reads + totals.writes + totals.other) / totals.events,
      transactions: totals.events,
      errors: load.board.progress().errors,
      reconnects: totals.reconnects,
      // What a server did for which of its arms cannot be told.
      serverCpuSeconds: running.shared !== undefined ? null : difference(cpu.server[index], this.#cpu.server[index]),
      clientCpuSeconds: difference(cpu.client[index], this.#cpu.client[index]),
      turnSeconds: this.#blocks * turnSeconds(this.#lengths),
      ...this.#lengths,
      latency: sparseHistogram(load.board.histogram(), this.#histograms[index]),
    }
  }
}

/** Time to plan for a switch: half as much again as it usually takes; one that takes longer costs its slice. */
function plannedSwitchMs(seen: readonly number[]): number {
  const taken = seen.filter((ms) => ms > 0)
  return isSample(taken) ? SWITCH_RESERVE * median(taken) + SWITCH_SPARE_MS : 0
}

/** Room on an arm's board: the whole budget in the shortest turns, a warm-up, and the few that every cell gets. */
function mostTurns(plan: Plan, arms: number): number {
  return Math.ceil(plan.budgetSeconds / (arms * turnSeconds(turnLengths(0)))) + 16
}

function toSlice({ trial, cell, arms, running, began }: CellRequest, slice: ConductedSlice): Slice {
  const { turn } = slice
  const shared = running[turn.arm]?.shared
  const disturbance = slice.lateThaw ? 'late-thaw' : 'late-switch'
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
    transactions: slice.transactions,
    latencySumMs: slice.latencySumNs / 1e6,
    ...(shared === undefined ? {} : { host: shared.host }),
    ...(slice.lateThaw || slice.lateSwitch ? { disturbed: disturbance } : {}),
  }
}

function difference(after: number | undefined, before: number | undefined): number | null {
  return after === undefined || before === undefined ? null : after - before
}
