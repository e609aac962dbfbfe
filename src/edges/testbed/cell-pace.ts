/** What the servers of a cell wait for, as its warm-up shows. The length of turns depends on it. */
import { isIdleOption } from '../../core/options/option-table.ts'
import { sum } from '../../core/stats/vectors.ts'
import { type Settings, switchKey } from '../../core/switching/switchable-settings.ts'
import { needs } from '../../core/workloads/workloads.ts'
import type { ArmWork } from './conductor.ts'
import type { CellRequest } from './testbed-request.ts'

/** A server that uses at least this share of its CPUs' time waits for almost nothing else. */
const BUSY = 0.9
/**
 * A server that waits only for late clients uses at least this share of its CPUs' time: 65% to 72% next to a busy
 * neighbour. A server that uses less waits for something that goes on while the server is frozen, or for locks, whose
 * holders are frozen, too.
 */
const LEAST_BUSY = 0.6
/** From this many waits for locks per transaction on, locks explain why a server idles. */
const MANY_LOCK_WAITS = 0.05
/** From this many threads for each CPU on, a server that needs no disk idles only because clients are late. */
const THREADS_PER_CPU = 2
/** Up to this 95th percentile of latencies, milliseconds, the time to wake a CPU is a part that matters. */
const SHORT_MS = 5
/**
 * A server that reads a smaller share of its pages from disk than this needs no disk. Pages that the warm-up has left
 * unread are a smaller share.
 */
const FEW_MISSES = 0.002
/**
 * A server that reads this share of its pages from disk, or more, lacks room for them in its buffer pool. The first
 * reads on an idle server are 1 or 2%.
 */
const MANY_MISSES = 0.05

/**
 * Whether the servers wait almost only for their CPUs, or for clients that the machine keeps from running.
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
  // A replica's own threads do the work. Its clients only ask how far it has applied the log.
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
 * Whether CPUs may fall asleep between the queries of a cell. With more clients than the servers have CPUs, some client
 * always has work, so no CPU sleeps. False also where something waits for a disk: on a virtual machine the disk may
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

/** Whether a server's buffer pool lacks room for its pages. The server then waits for the disk all the time. */
export function readsPages(pageMisses: readonly number[]): boolean {
  return pageMisses.some((share) => share >= MANY_MISSES)
}

/** Whether a transaction that wrote ends only once its log has reached the disk. */
function waitsAtCommit(settings: Settings): boolean {
  const of = (name: string) => settings.get(switchKey('variable', name))
  const isSynced = of('sync_binlog') !== '0' && !isIdleOption('sync_binlog', of)
  return of('innodb_flush_log_at_trx_commit') === '1' || (of('log_bin') === 'ON' && isSynced)
}
