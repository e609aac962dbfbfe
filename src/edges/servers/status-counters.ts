/** A server's counters since its start, and their growth meanwhile. */
import { tellingCounters } from '../../core/coverage/counters.ts'
import type { Product } from '../../core/families/family.ts'
import type { CellCosts, CellTotals } from '../../core/measurement/measurement.ts'
import type { Session } from './connection.ts'

const ASKED_PAGES = 'Innodb_buffer_pool_read_requests'
const MISSED_PAGES = 'Innodb_buffer_pool_reads'

const SYNCS = 'Innodb_data_fsyncs'
const NETWORK = ['Bytes_received', 'Bytes_sent'] as const

export interface Counters {
  /** By name, those that show which settings were exercised. */
  readonly telling: ReadonlyMap<string, number>
  /** By name, those that show costs. */
  readonly costs: ReadonlyMap<string, number>
}

export async function readCounters(session: Session, product: Product): Promise<Counters> {
  const told = tellingCounters(product)
  const rows = await session.rows('SHOW GLOBAL STATUS')
  const all = rows.map((row) => [String(row.Variable_name), Number(row.Value)] as const)
  const found = all.filter(([, value]) => Number.isFinite(value))
  return {
    telling: new Map(found.filter(([name]) => told.has(name))),
    costs: new Map(found.filter(([name]) => [SYNCS, ...NETWORK].some((cost) => cost === name))),
  }
}

/** A server's other work meanwhile; each undefined if the server does not count it. */
export function costsBetween(
  { costs: before }: Counters,
  { costs: after }: Counters,
): Pick<CellCosts, 'fsyncs' | 'networkBytes'> {
  const growth = (...names: readonly string[]) =>
    names.every((name) => before.has(name) && after.has(name))
      ? names.reduce((sum, name) => sum + Math.max(0, (after.get(name) ?? 0) - (before.get(name) ?? 0)), 0)
      : undefined
  return { fsyncs: growth(SYNCS), networkBytes: growth(...NETWORK) }
}

/** Counters that grew meanwhile, and the share of requested pages that had to be read from disk, 0…1. */
export function grown(
  { telling: before }: Counters,
  { telling: after }: Counters,
): Required<Pick<CellTotals, 'counters' | 'pageMisses'>> {
  const growth = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  const asked = growth(ASKED_PAGES)
  return {
    counters: Object.fromEntries(
      [...after.keys()].flatMap((name) => (growth(name) > 0 ? [[name, growth(name)] as const] : [])),
    ),
    pageMisses: asked <= 0 ? 0 : Math.min(1, Math.max(0, growth(MISSED_PAGES)) / asked),
  }
}
