/** A load and the arms that it drives: all that share its server. sysbench's own totals do not distinguish arms. */
import { join } from 'node:path'
import { type Histogram, mergeHistograms, sparseHistogram } from '../../core/measurement/latency.ts'
import { type Arm, armName } from '../../core/plan/plan.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { countedStatements } from '../../core/suite/own-workload.ts'
import { appliesRelayLog } from '../../core/suite/workloads.ts'
import type { CountOthers, RunningArm } from '../servers/arms.ts'
import { ordinary, type ServerAddress } from '../servers/server-address.ts'
import { supervise } from '../servers/supervise.ts'
import type { StatementProgress } from '../sysbench/board.ts'
import { type Load, startLoad } from '../sysbench/load.ts'
import type { CellRequest } from './testbed-request.ts'

/** Beside the streams of trials. */
const LOAD_STREAMS = 1_000_000_000
/** More clients that connect at once, or end their transactions, mostly wait for each other's turns on the CPUs. */
const MOST_CLIENTS_AT_ONCE = 256

/** Work of one arm. */
export interface ArmTotals {
  readonly latency: Histogram
  readonly transactions: number
  /** Transactions that had to be retried. */
  readonly errors: number
  /** By statement of the load, in the order in which its script counts them. */
  readonly statements: readonly StatementProgress[]
}

const NOTHING: ArmTotals = { latency: [], transactions: 0, errors: 0, statements: [] }
const NEVER: StatementProgress = { executions: 0, servedNs: 0, failed: 0 }

export type DrivenLoad = ReturnType<typeof drivenLoad>

/**
 * @param arms how many it drives
 * @param countOthers begun before the load
 */
function drivenLoad(load: Load, arms: number, countOthers?: CountOthers) {
  const own = new Map<string, ArmTotals>()
  let seen = readingOf(load)
  const take = (arm: string) => {
    const now = readingOf(load)
    const before = own.get(arm) ?? NOTHING
    own.set(arm, {
      latency: mergeHistograms([before.latency, sparseHistogram(now.histogram, seen.histogram)]),
      transactions: before.transactions + now.transactions - seen.transactions,
      errors: before.errors + now.errors - seen.errors,
      statements: now.statements.map((statement, nth) => {
        const [known, last] = [before.statements[nth] ?? NEVER, seen.statements[nth] ?? NEVER]
        const grown = (field: keyof StatementProgress) => known[field] + statement[field] - last[field]
        return { executions: grown('executions'), servedNs: grown('servedNs'), failed: grown('failed') }
      }),
    })
    seen = now
  }
  return {
    ...{ load, arms },
    /** From now on it counts: the warm-up does not. */
    restart: () => {
      seen = readingOf(load)
      own.clear()
    },
    /** An arm's turn is over: the work added since the turn before is its own. A single arm needs no separation. */
    turnOver: (arm: string) => {
      if (arms > 1) take(arm)
    },
    totalsOf: (arm: string) => {
      if (arms === 1) take(arm)
      return own.get(arm) ?? NOTHING
    },
    /** Lets the threads end. Others' queries per second on its server are undefined if there cannot be any. */
    finish: async (signal: AbortSignal) => {
      const totals = await load.finish(signal)
      const { reads, writes, other } = totals
      return { ...totals, othersPerSecond: await countOthers?.(reads + writes + other) }
    },
  }
}

/** Arms whose clients may be busy at once, group after group. @param threads clients of each */
export function fewAtOnce<T>(arms: readonly T[], threads: number): T[][] {
  const size = Math.max(1, Math.floor(MOST_CLIENTS_AT_ONCE / threads))
  return Array.from({ length: Math.ceil(arms.length / size) }, (_, nth) => arms.slice(nth * size, (nth + 1) * size))
}

/**
 * Starts the loads of a cell, and waits until their clients are connected.
 *
 * @returns for each arm the load that drives it: the same one for all that share a server
 * @throws MeasurementError if a server ends, hangs or refuses them; the signal's reason
 */
export async function connectLoads(request: CellRequest, boards: string): Promise<DrivenLoad[]> {
  const { arms, running, plan, trial, cell, cpus, directory, signal } = request
  const index = trial.cells.findIndex((planned) => planned.cell === cell)
  // Arms share a load where they share an address.
  const addresses = running.map(({ server }) => server.address)
  const firsts = [...new Set(addresses)].map((address) => addresses.indexOf(address))
  const counts = await Promise.all(firsts.map((first) => running[first]?.shared?.watchOthers?.()))
  await using opened = new AsyncDisposableStack()
  const connected = new Map<ServerAddress, DrivenLoad>()
  const connect = async (first: number) => {
    const [arm, own] = [arms[first] as Arm, running[first] as RunningArm]
    const sharing = addresses.filter((each) => each === addresses[first]).length
    const { address } = own.server
    const load = opened.use(
      startLoad({
        ...request,
        arm: armName(arm),
        // Connections that are switched set variables that only root may.
        address: own.shared !== undefined || appliesRelayLog(cell.workload.script) ? address : ordinary(address),
        // Each side has the statements of its own revision.
        workload: own.script === undefined ? cell.workload : { ...cell.workload, source: own.script },
        threads: cell.threads,
        statements: arm.scenario.own === undefined ? 0 : countedStatements(arm.scenario.own.workload).length,
        // The same for every arm of a cell, and another for each cell: with equal seeds the updates of one cell would
        // repeat those of the one before, and change nothing.
        seed: Math.floor(2 ** 31 * seededRandom(plan.seed, LOAD_STREAMS + 1000 * trial.number + index)()),
        cpus: cpus.clientCpus,
        runDirectory: directory.path,
        boardPath: join(boards, `a${first}`),
      }),
    )
    connected.set(address, drivenLoad(load, sharing, counts[firsts.indexOf(first)]))
    const supervised = { name: armName(arm), server: own.server, doing: 'sysbench connected to it', signal }
    await supervise(supervised, () => load.connected(signal))
  }
  for (const group of fewAtOnce(firsts, cell.threads)) await Promise.all(group.map(connect))
  opened.move()
  return addresses.map((address) => connected.get(address) as DrivenLoad)
}

/** A load's work so far. */
function readingOf({ board }: Load) {
  const { transactions, errors } = board.progress()
  return { histogram: board.histogram(), transactions, errors, statements: board.statementProgress() }
}
