/**
 * What the servers of a cell wait for, as its warm-up shows. The length of turns depends on it, because some waits
 * continue while a server is frozen.
 */
import { isIdleOption } from '../../core/options/option-table.ts'
import { sum } from '../../core/stats/vectors.ts'
import { type Settings, switchKey } from '../../core/switching/switchable-settings.ts'
import { needs } from '../../core/workloads/workloads.ts'
import type { ArmWork } from './conductor.ts'
import type { CellRequest } from './testbed-request.ts'

/** Share of its CPUs' time from which a server waits for almost nothing but CPUs. */
const BUSY = 0.9
/**
 * Least share of its CPUs' time that a server uses if it waits only for late clients. Next to a busy neighbour it was
 * 65% to 72%. A server that uses less waits for locks, whose holders are frozen with it, or for something that
 * continues while it is frozen.
 */
const LEAST_BUSY = 0.6
/** Waits for locks per transaction from which locks explain why a server is idle. */
const MANY_LOCK_WAITS = 0.05
/** Threads for each CPU from which a server that needs no disk is idle only because clients are late. */
const THREADS_PER_CPU = 2
/** 95th percentile of latencies, milliseconds, up to which the time to wake a CPU matters. */
const SHORT_MS = 5
/**
 * Share of pages read from disk below which a server needs no disk. Pages that the warm-up has not read yet are fewer.
 */
const FEW_MISSES = 0.002
/**
 * Share of pages read from disk from which a buffer pool has too little room. On an idle server, first reads are 1 or
 * 2%.
 */
const MANY_MISSES = 0.05

/**
 * Whether the servers wait almost only for their CPUs, or for clients that get no CPU in time.
 *
 * @param pageMisses share (0 to 1) of page requests that went to disk, by arm
 * @param lockWaits waits for locked rows per transaction, by arm
 * @param isAwake whether the CPUs are kept awake, so that no client is late
 */
export function computes(
  { cell: { workload, threads }, running, cpus: { serverCpus } }: CellRequest,
  works: readonly ArmWork[],
  { pageMisses, lockWaits }: Readonly<Record<'pageMisses' | 'lockWaits', readonly number[]>>,
  isAwake: boolean,
): boolean {
  // A replica's own threads do its work. Its clients only query how far it has applied the log.
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
 * Whether CPUs may fall asleep between the queries of a cell. If there are more clients than CPUs of servers, some
 * client always has work, so no CPU sleeps. False also if servers wait for a disk. On a virtual machine, the disk may
 * need the same CPUs, and gets them only while they sleep.
 *
 * @param p95Ms 95th percentile of the transactions' latencies, milliseconds
 */
export function mayDoze({ cell: { workload, threads }, dataset, cpus }: CellRequest, p95Ms: number): boolean {
  const waitsForDisk = workload.writes || dataset.poolBytes !== undefined || needs(workload, 'relay-log')
  return !(waitsForDisk || cpus.shared) && threads <= cpus.serverCpus.length && p95Ms > 0 && p95Ms <= SHORT_MS
}

/** Transactions per second, summed over all arms. */
export function rateOf(works: readonly ArmWork[]): number {
  return sum(works.map(({ transactions, ranNs }) => (ranNs > 0 ? (1e9 * transactions) / ranNs : 0)))
}

/**
 * Whether a server's buffer pool has too little room for its pages. The server then waits for the disk all the time.
 */
export function readsPages(pageMisses: readonly number[]): boolean {
  return pageMisses.some((share) => share >= MANY_MISSES)
}

/** Whether a transaction that wrote ends only once its log has reached the disk. */
function waitsAtCommit(settings: Settings): boolean {
  const of = (name: string) => settings.get(switchKey('variable', name))
  const isSynced = of('sync_binlog') !== '0' && !isIdleOption('sync_binlog', of)
  return of('innodb_flush_log_at_trx_commit') === '1' || (of('log_bin') === 'ON' && isSynced)
}
