/**
 * A load and the arms that it drives, which are all arms of one server. Their work is counted turn by turn, because
 * sysbench's own totals do not tell arms apart.
 */
import { join } from 'node:path'
import { type Histogram, mergeHistograms, sparseHistogram } from '../../core/measurement/latency.ts'
import { type Arm, armName } from '../../core/plan/plan.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { countedStatements } from '../../core/scenario/own-load.ts'
import { needs } from '../../core/workloads/workloads.ts'
import { cpuSecondsOf } from '../machine/proc.ts'
import type { OthersCounter, RunningArm } from '../servers/arms.ts'
import { encryptedAddress, ordinaryAddress } from '../servers/server-address.ts'
import { supervise } from '../servers/supervise.ts'
import type { StatementProgress } from '../sysbench/board.ts'
import { Load, type LoadTotals } from '../sysbench/load.ts'
import type { CellRequest } from './testbed-request.ts'

/** Offset of the random streams for loads, so that they differ from those for trials. */
const LOAD_STREAMS = 1_000_000_000
/** Maximum number of clients that connect or end transactions at once. More would only wait for CPUs. */
const MOST_CLIENTS_AT_ONCE = 256

/** Work of one arm since its load began, or since its warm-up ended. */
export interface ArmTotals {
  readonly latency: Histogram
  readonly transactions: number
  /** Transactions that had to be retried. They count only once they succeed. */
  readonly errors: number
  /** Errors that were deadlocks, or lock waits that took too long. */
  readonly deadlocks: number
  /** In the order in which the load's script counts its statements. */
  readonly statements: readonly StatementProgress[]
}

const NOTHING: ArmTotals = { latency: [], transactions: 0, errors: 0, deadlocks: 0, statements: [] }
const NEVER: StatementProgress = { executions: 0, servedNs: 0, failed: 0 }

export interface LoadOutcome extends LoadTotals {
  /**
   * Queries per second of other clients on the load's server. Undefined if there can be none, or if they cannot be told
   * apart from the run's own.
   */
  readonly othersPerSecond: number | undefined
}

interface LoadProgress {
  readonly histogram: Uint32Array
  readonly transactions: number
  readonly errors: number
  readonly deadlocks: number
  readonly statements: readonly StatementProgress[]
}

export class ArmLoad {
  readonly load: Load
  readonly arms: number
  readonly #countOthers: OthersCounter | undefined
  readonly #totals = new Map<string, ArmTotals>()
  /** Progress until the end of the last turn. It belongs to an arm already, or does not count, as in a warm-up. */
  #attributed: LoadProgress

  /** @param countOthers counts other clients' queries since before the load began */
  constructor(load: Load, arms: number, countOthers: OthersCounter | undefined) {
    this.load = load
    this.arms = arms
    this.#countOthers = countOthers
    this.#attributed = progressOf(load)
  }

  /** Counts from zero again, because the warm-up does not count. */
  restart(): void {
    this.#attributed = progressOf(this.load)
    this.#totals.clear()
  }

  /**
   * Adds the work since the last turn to the arm whose turn is over. If the load has one arm, `totalsOf` adds all work.
   */
  turnOver(arm: string): void {
    if (this.arms > 1) this.#attribute(arm)
  }

  totalsOf(arm: string): ArmTotals {
    if (this.arms === 1) this.#attribute(arm)
    return this.#totals.get(arm) ?? NOTHING
  }

  async finish(signal: AbortSignal): Promise<LoadOutcome> {
    const totals = await this.load.finish(signal)
    const { reads, writes, other, errors } = totals
    // A server also counts each statement that it refused as a question, and each connection's end.
    const asked = reads + writes + other + errors + this.load.threads
    return { ...totals, othersPerSecond: await this.#countOthers?.(asked) }
  }

  #attribute(arm: string): void {
    const before = this.#totals.get(arm) ?? NOTHING
    const last = this.#attributed
    const now = progressOf(this.load)
    this.#totals.set(arm, {
      latency: mergeHistograms([before.latency, sparseHistogram(now.histogram, last.histogram)]),
      transactions: before.transactions + now.transactions - last.transactions,
      errors: before.errors + now.errors - last.errors,
      deadlocks: before.deadlocks + now.deadlocks - last.deadlocks,
      statements: now.statements.map((statement, nth) => {
        const sum = before.statements[nth] ?? NEVER
        const counted = last.statements[nth] ?? NEVER
        return {
          executions: sum.executions + statement.executions - counted.executions,
          servedNs: sum.servedNs + statement.servedNs - counted.servedNs,
          failed: sum.failed + statement.failed - counted.failed,
        }
      }),
    })
    this.#attributed = now
  }
}

/**
 * Groups of arms whose clients together are at most MOST_CLIENTS_AT_ONCE. An arm with more has a group of its own.
 * @param threads clients of each arm
 */
export function fewAtOnce<T>(arms: readonly T[], threads: number): T[][] {
  const size = Math.max(1, Math.floor(MOST_CLIENTS_AT_ONCE / threads))
  return Array.from({ length: Math.ceil(arms.length / size) }, (_, nth) => arms.slice(nth * size, (nth + 1) * size))
}

/**
 * Starts the loads of a cell, and waits until their clients are connected.
 *
 * @returns the load that drives each arm; arms that share a server share one
 * @throws MeasurementError if a server ends, hangs or refuses clients; the signal's reason
 */
export async function connectLoads(request: CellRequest, boards: string): Promise<ArmLoad[]> {
  const { arms, running, cell, signal } = request
  const addressOf = (arm: number) => (running[arm] as RunningArm).server.address
  // Arms that share a server have the same address object, and share a load.
  const shares = [...Map.groupBy(arms.keys(), addressOf).values()]
  const others = await Promise.all(shares.map(([first = 0]) => running[first]?.shared?.watchOthers?.()))
  await using opened = new AsyncDisposableStack()
  const loads: ArmLoad[] = []
  const connect = async (sharing: readonly number[], nth: number) => {
    const [first = 0] = sharing
    const load = opened.use(await startLoad(request, first, join(boards, `a${first}`)))
    const driven = new ArmLoad(load, sharing.length, others[nth])
    for (const arm of sharing) loads[arm] = driven
    const { server } = running[first] as RunningArm
    const supervised = {
      name: armName(arms[first] as Arm),
      server,
      doing: 'sysbench connected to it',
      progress: () => cpuSecondsOf(server.process.pid) ?? 0,
      signal,
    }
    await supervise(supervised, () => load.connected(signal))
  }
  for (const group of fewAtOnce([...shares.entries()], cell.threads))
    await Promise.all(group.map(([nth, sharing]) => connect(sharing, nth)))
  opened.move()
  return loads
}

function startLoad(request: CellRequest, index: number, boardPath: string): Promise<Load> {
  const { plan, trial, cell, dataset, provision, cpus, directory } = request
  const arm = request.arms[index] as Arm
  const { server, shared, script } = request.running[index] as RunningArm
  const nthCell = trial.cells.findIndex((planned) => planned.cell === cell)
  // Only the server's root account may set variables when a shared server is switched, or reset a replica.
  const isRoot = shared !== undefined || needs(cell.workload, 'relay-log')
  const plain = isRoot ? server.address : ordinaryAddress(server.address)
  const { certificate } = provision
  const ownWorkload = arm.scenario.own?.workload
  return Load.start({
    arm: armName(arm),
    address:
      certificate !== undefined && needs(cell.workload, 'certificate') ? encryptedAddress(plain, certificate) : plain,
    dataset,
    // Each side runs the statements of its own revision, because a change may alter them.
    workload: script === undefined ? cell.workload : { ...cell.workload, source: script },
    threads: cell.threads,
    statements: ownWorkload === undefined ? 0 : countedStatements(ownWorkload).length,
    // All arms of a cell have the same seed, but each cell has another. With the same seed, the updates of a cell would
    // repeat those of the cell before, and change nothing.
    seed: Math.floor(2 ** 31 * seededRandom(plan.seed, LOAD_STREAMS + 1000 * trial.number + nthCell)()),
    cpus: cpus.clientCpus,
    runDirectory: directory.path,
    boardPath,
    isOfUser: cell.workload.source !== undefined,
  })
}

function progressOf({ board }: Load): LoadProgress {
  const { transactions, errors, deadlocks } = board.progress()
  return { histogram: board.histogram(), transactions, errors, deadlocks, statements: board.statementProgress() }
}
