/**
 * Reads a server's costs other than time: disk reads, writes and context switches of its process; fsyncs and network
 * bytes by its counters.
 */
import type { Product } from '../../core/families/family.ts'
import type { CellCosts } from '../../core/measurement/measurement.ts'
import { proofCounters } from '../../core/setting/knowledge.ts'
import { sum } from '../../core/stats/vectors.ts'
import { contextSwitchesOf, procText } from '../machine/proc.ts'
import type { Session } from './connection.ts'

/** Number of connections that a server holds, including those of qpsgate itself. */
export async function readConnections(session: Session): Promise<number> {
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Threads_connected'")
  return Number(row?.Value)
}

/** Costs of a process since its start. Each is undefined if it cannot be read. */
export interface ProcessCosts {
  /** Context switches, by thread id. */
  readonly switches: ReadonlyMap<number, number> | undefined
  /** Bytes that reached the disk, in contrast to the page cache (proc(5), io). */
  readonly readBytes: number | undefined
  readonly writtenBytes: number | undefined
}

export function readProcessCosts(pid: number | undefined): ProcessCosts {
  const io = procText(pid, 'io') ?? ''
  return {
    switches: contextSwitchesOf(pid),
    readBytes: bytesOf(/^read_bytes: (\d+)/m.exec(io)),
    writtenBytes: bytesOf(/^write_bytes: (\d+)/m.exec(io)),
  }
}

function bytesOf(line: RegExpExecArray | null): number | undefined {
  return line === null ? undefined : Number(line[1])
}

export function processCostsBetween(before: ProcessCosts, after: ProcessCosts): CellCosts {
  return {
    switches: switchesBetween(before.switches, after.switches),
    readBytes: growthOf(before.readBytes, after.readBytes),
    writtenBytes: growthOf(before.writtenBytes, after.writtenBytes),
  }
}

function growthOf(before: number | undefined, after: number | undefined): number | undefined {
  return before === undefined || after === undefined ? undefined : Math.max(0, after - before)
}

/**
 * Context switches between two readings, of threads that exist at the second one. Each freeze of a server costs every
 * thread two switches. The least active thread did almost nothing else, so its count is subtracted from that of each
 * thread.
 */
function switchesBetween(before: ProcessCosts['switches'], after: ProcessCosts['switches']): number | undefined {
  if (before === undefined || after === undefined || after.size === 0) return undefined
  const old = [...after].flatMap(([thread, many]) => (before.has(thread) ? many - (before.get(thread) ?? 0) : []))
  const byFreezing = old.length === 0 ? 0 : Math.min(...old)
  return sum([...after].map(([thread, many]) => Math.max(0, many - (before.get(thread) ?? 0) - byFreezing)))
}

const PAGE_REQUESTS = 'Innodb_buffer_pool_read_requests'
const MISSED_PAGES = 'Innodb_buffer_pool_reads'
const LOCK_WAITS = 'Innodb_row_lock_waits'

const SYNCS = 'Innodb_data_fsyncs'
const NETWORK = ['Bytes_received', 'Bytes_sent']

/** A server's counters since its start, by name. */
export type Counters = ReadonlyMap<string, number>

export async function readCounters(session: Session): Promise<Counters> {
  const status = await session.rows('SHOW GLOBAL STATUS')
  // Some counters are only in InnoDB's own table, which an account without the privilege PROCESS may not read.
  const metrics = await session
    .rows('SELECT NAME AS Variable_name, COUNT AS Value FROM information_schema.INNODB_METRICS')
    .catch(() => [])
  const counters = [...status, ...metrics].map((row) => [String(row.Variable_name), Number(row.Value)] as const)
  return new Map(counters.filter(([, value]) => Number.isFinite(value)))
}

/** Costs of a server between two readings of its counters; each undefined if the server does not count it. */
export function costsBetween(before: Counters, after: Counters): CellCosts {
  const growth = (name: string) => growthOf(before.get(name), after.get(name))
  const bytes = NETWORK.map(growth)
  return {
    fsyncs: growth(SYNCS),
    networkBytes: bytes.some((each) => each === undefined) ? undefined : sum(bytes as number[]),
  }
}

/** Growth of those counters that show which settings were exercised. Counters that did not grow are missing. */
export function grownCounters(before: Counters, after: Counters, product: Product): Record<string, number> {
  const telling = proofCounters(product)
  const names = [...after.keys()].filter((name) => telling.has(name))
  const growths = names.map((name) => [name, increase(before, after, name)] as const)
  return Object.fromEntries(growths.filter(([, growth]) => growth > 0))
}

/** Share of the requested pages that came from disk between two readings, 0…1. */
export function pageMissesBetween(before: Counters, after: Counters): number {
  const requests = increase(before, after, PAGE_REQUESTS)
  return requests <= 0 ? 0 : Math.min(1, Math.max(0, increase(before, after, MISSED_PAGES)) / requests)
}

export function lockWaitsBetween(before: Counters, after: Counters): number {
  return Math.max(0, increase(before, after, LOCK_WAITS))
}

function increase(before: Counters, after: Counters, name: string): number {
  return (after.get(name) ?? 0) - (before.get(name) ?? 0)
}
