/** A server's costs other than time, by its process and by its counters: reads, writes, context switches, memory. */
import type { Product } from '../../core/families/family.ts'
import type { CellCosts } from '../../core/measurement/measurement.ts'
import { tellingCounters } from '../../core/settings/settings-knowledge.ts'
import { contextSwitchesOf, readIfThere } from '../machine/proc.ts'
import type { Session } from './connection.ts'
import type { ServerProcess } from './launcher.ts'

type ProcessCosts = ReturnType<typeof readProcessCosts>

/**
 * Costs of a process since its start, each undefined if it cannot be read: context switches by thread, and the bytes read
 * from disks and written to them.
 */
export function readProcessCosts({ pid }: Pick<ServerProcess, 'pid'>) {
  if (pid === undefined) return { switches: undefined, storage: undefined }
  const own = readIfThere(`/proc/${pid}/io`) ?? ''
  const storage = { readBytes: total(own, /^read_bytes: (\d+)/gm), writtenBytes: total(own, /^write_bytes: (\d+)/gm) }
  return { switches: contextSwitchesOf(pid), storage: own === '' ? undefined : storage }
}

/** Costs in the meantime. */
export function processCostsBetween(before: ProcessCosts, after: ProcessCosts): CellCosts {
  const bytes = (field: 'readBytes' | 'writtenBytes') =>
    before.storage && after.storage && Math.max(0, after.storage[field] - before.storage[field])
  return {
    switches: switchesBetween(before.switches, after.switches),
    readBytes: bytes('readBytes'),
    writtenBytes: bytes('writtenBytes'),
  }
}

/**
 * Context switches in the meantime, of threads that exist at the end. Each freeze of a server costs every thread two;
 * the least active thread did almost nothing else, so its count is subtracted from each.
 */
function switchesBetween(before: ProcessCosts['switches'], after: ProcessCosts['switches']): number | undefined {
  if (before === undefined || after === undefined || after.size === 0) return undefined
  const old = [...after].flatMap(([thread, many]) => (before.has(thread) ? many - (before.get(thread) ?? 0) : []))
  const byFreezing = old.length === 0 ? 0 : Math.min(...old)
  return [...after].reduce((sum, [thread, many]) => sum + Math.max(0, many - (before.get(thread) ?? 0) - byFreezing), 0)
}

function total(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, bytes]) => sum + Number(bytes), 0)
}

/** Pages that were asked for, and those of them that were not in memory. */
const ASKED_PAGES = 'Innodb_buffer_pool_read_requests'
const MISSED_PAGES = 'Innodb_buffer_pool_reads'

const SYNCS = 'Innodb_data_fsyncs'
const NETWORK = ['Bytes_received', 'Bytes_sent'] as const

export type Counters = Awaited<ReturnType<typeof readCounters>>

/** A server's counters since its start, by name: those that show which settings were exercised, and those of costs. */
export async function readCounters(session: Session, product: Product) {
  const told = tellingCounters(product)
  const status = await session.rows('SHOW GLOBAL STATUS')
  // Some are counted by InnoDB alone, which tells them to accounts with the privilege PROCESS.
  const own = await session
    .rows('SELECT NAME AS Variable_name, COUNT AS Value FROM information_schema.INNODB_METRICS')
    .catch(() => [])
  const all = [...status, ...own].map((row) => [String(row.Variable_name), Number(row.Value)] as const)
  const found = all.filter(([, value]) => Number.isFinite(value))
  return {
    telling: new Map(found.filter(([name]) => told.has(name))),
    costs: new Map(found.filter(([name]) => [SYNCS, ...NETWORK].some((cost) => cost === name))),
  }
}

/** A server's other work meanwhile; each undefined if the server does not count it. */
export function costsBetween({ costs: before }: Counters, { costs: after }: Counters): CellCosts {
  const growth = (...names: readonly string[]) =>
    names.every((name) => before.has(name) && after.has(name))
      ? names.reduce((sum, name) => sum + Math.max(0, (after.get(name) ?? 0) - (before.get(name) ?? 0)), 0)
      : undefined
  return { fsyncs: growth(SYNCS), networkBytes: growth(...NETWORK) }
}

/** Counters that grew meanwhile, and the share of requested pages that had to be read from disk, 0…1. */
export function grown({ telling: before }: Counters, { telling: after }: Counters) {
  const growth = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  const asked = growth(ASKED_PAGES)
  return {
    counters: Object.fromEntries(
      [...after.keys()].map((name) => [name, growth(name)] as const).filter(([, by]) => by > 0),
    ),
    pageMisses: asked <= 0 ? 0 : Math.min(1, Math.max(0, growth(MISSED_PAGES)) / asked),
  }
}
