/** What the servers of a cell wait for, as its warm-up shows. */
import { isIdleOption } from '../../core/options/option-table.ts'
import { sum } from '../../core/stats/vectors.ts'
import { type Settings, switchKey } from '../../core/switching/switchable-settings.ts'
import { needs } from '../../core/workloads/workloads.ts'
import type { ArmWork } from './conductor.ts'
import type { CellRequest } from './testbed-request.ts'

/** Least share of its CPUs' time with which a server waits for almost nothing else. */
const BUSY = 0.9
/**
 * Least share of its CPUs' time for a server that waits only for late clients: beside a busy neighbour it was 65 % to
 * 72 %. With less it waits for something that goes on while it is frozen, or for locks, whose holders are frozen, too.
 */
const LEAST_BUSY = 0.6
/** Least number of waits for locks per transaction by which locks explain that a server idles. */
const MANY_LOCK_WAITS = 0.05
/** Threads for each CPU from which on a server that needs no disk idles only because clients are late. */
const THREADS_PER_CPU = 2
/** Longest transaction (95th percentile) that is short enough for wake-ups of CPUs to matter. */
const SHORT_MS = 5
/**
 * Share of page requests that went to disk, below which a server needs no disk: what a warm-up leaves unread is less.
 */
const FEW_MISSES = 0.002
/** Least share of page requests to disk that shows a lack of room; first reads on an idle server are 1 or 2 %. */
const MANY_MISSES = 0.05

/**
 * Whether the servers wait almost only for their CPUs, or for clients that the machine keeps from running.
 *
 * @param pageMisses shares of pages that were read from disk, by arm
 * @param lockWaits waits for locked rows per transaction, by arm
 * @param isAwake whether the CPUs are kept awake, so that no client is late
 */
export function computes(
  { cell: { workload, threads }, running, cpus: { serverCpus } }: CellRequest,
  works: readonly ArmWork[],
  { pageMisses, lockWaits }: Readonly<Record<'pageMisses' | 'lockWaits', readonly number[]>>,
  isAwake: boolean,
): boolean {
  // The clients of a replica only ask how far it has applied the log: its own threads do the work.
  if (needs(workload, 'relay-log') || readsPages(pageMisses) || works.some(({ cpuNs }) => cpuNs === undefined))
    return false
  const cpus = serverCpus.length
  const usable = Math.min(threads, cpus)
  const isBusy = (share: number) => works.every(({ cpuNs = 0, ranNs }) => cpuNs >= share * usable * ranNs)
  const needsNoDisk =
    (isAwake || threads >= THREADS_PER_CPU * cpus) &&
    (isBusy(LEAST_BUSY) || lockWaits.every((share) => share >= MANY_LOCK_WAITS)) &&
    pageMisses.every((share) => share < FEW_MISSES) &&
    !(workload.writes && running.some(({ settings }) => waitsAtCommit(settings)))
  return isBusy(BUSY) || needsNoDisk
}

/**
 * Whether CPUs may fall asleep between the queries of a cell: with more clients than the servers have CPUs there is
 * always one to go on with, and clients that never sleep are what servers wait for. Not where something waits for a
 * disk, because a virtual machine may need its CPUs for that, and has them only while they sleep.
 *
 * @param p95Ms of its transactions
 */
export function mayDoze({ cell: { workload, threads }, dataset, cpus }: CellRequest, p95Ms: number): boolean {
  const waitsForDisk = workload.writes || dataset.poolBytes !== undefined || needs(workload, 'relay-log')
  return !(waitsForDisk || cpus.shared) && threads <= cpus.serverCpus.length && p95Ms > 0 && p95Ms <= SHORT_MS
}

/** Transactions a second, of all arms. */
export function rateOf(works: readonly ArmWork[]): number {
  return sum(works.map(({ transactions, ranNs }) => (ranNs > 0 ? (1e9 * transactions) / ranNs : 0)))
}

/** Whether a server lacks room for its pages, so that it waits for the disk, and makes room all the time. */
export function readsPages(pageMisses: readonly number[]): boolean {
  return pageMisses.some((share) => share >= MANY_MISSES)
}

/** Whether a transaction that wrote ends only when the disk has taken it. */
function waitsAtCommit(settings: Settings): boolean {
  const of = (name: string) => settings.get(switchKey('variable', name))
  const isSynced = of('sync_binlog') !== '0' && !isIdleOption('sync_binlog', of)
  return of('innodb_flush_log_at_trx_commit') === '1' || (of('log_bin') === 'ON' && isSynced)
}
