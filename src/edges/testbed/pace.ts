/** Findings about a cell's arms from their warm-up. */
import type { Cell } from '../../core/plan/plan.ts'
import { appliesRelayLog } from '../../core/suite/workloads.ts'
import { keyOf, type Settings } from '../../core/switching/switchable-settings.ts'
import type { ArmWork } from './conductor.ts'

/** From this share of its CPUs' time on a server waits for almost nothing else. */
const BUSY = 0.9
/** With this many threads for each CPU a server that needs no disk waits only for clients, if they are late. */
const THREADS_PER_CPU = 2
/** Share of the pages that a server wanted and had to read; the rest of a first reading is less. */
const FEW_MISSES = 0.002
/** From this share on it lacks room for them; the first of a server that does little are a per cent or two. */
const MANY_MISSES = 0.05

export interface SeenWork {
  readonly works: readonly ArmWork[]
  /** Share of the pages that each arm's server had to read. */
  readonly pageMisses: readonly number[]
  /** Settings of each arm's server. */
  readonly settings: readonly Settings[]
  readonly cpus: number
}

/** Whether the servers wait almost only for their CPUs, or for clients that the machine keeps from running. */
export function computes({ workload, threads }: Cell, { works, pageMisses, settings, cpus }: SeenWork): boolean {
  // Nor where the load only looks how far its server is.
  if (appliesRelayLog(workload.script) || readsPages(pageMisses) || works.some(({ cpuNs }) => cpuNs === undefined))
    return false
  const usable = Math.min(threads, cpus)
  const isBusy = ({ cpuNs = 0, ranNs }: ArmWork) => cpuNs >= BUSY * usable * ranNs
  const needsNoDisk =
    threads >= THREADS_PER_CPU * cpus &&
    pageMisses.every((share) => share < FEW_MISSES) &&
    !(workload.writes && settings.some(waitsAtCommit))
  return works.every(isBusy) || needsNoDisk
}

/** Whether a server lacks room for its pages, so that it waits for the disk, and makes room all the time. */
export function readsPages(pageMisses: readonly number[]): boolean {
  return pageMisses.some((share) => share >= MANY_MISSES)
}

/** Whether a transaction that wrote ends only when the disk has taken it. */
function waitsAtCommit(settings: Settings): boolean {
  const of = (name: string) => settings.get(keyOf('variable', name))
  return of('innodb_flush_log_at_trx_commit') === '1' || (of('log_bin') === 'ON' && of('sync_binlog') !== '0')
}
