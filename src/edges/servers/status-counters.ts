/** What a server has counted since it was started, and how much that grew meanwhile. */
import { tellingCounters } from '../../core/coverage/counters.ts'
import type { Product } from '../../core/families/family.ts'
import type { CellTotals } from '../../core/measurement/measurement.ts'
import type { Session } from './connection.ts'

const ASKED_PAGES = 'Innodb_buffer_pool_read_requests'
const MISSED_PAGES = 'Innodb_buffer_pool_reads'

/** Counters by name, of those that tell what was exercised. */
export type Counters = ReadonlyMap<string, number>

export async function readCounters(session: Session, product: Product): Promise<Counters> {
  const told = tellingCounters(product)
  const rows = await session.rows('SHOW GLOBAL STATUS')
  const found = rows.map((row) => [String(row.Variable_name), Number(row.Value)] as const)
  return new Map(found.filter(([name, value]) => told.has(name) && Number.isFinite(value)))
}

/** What grew meanwhile, and the share of the pages that it wanted which it had to read from disk, 0…1. */
export function grown(before: Counters, after: Counters): Required<Pick<CellTotals, 'counters' | 'pageMisses'>> {
  const growth = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  const asked = growth(ASKED_PAGES)
  return {
    counters: Object.fromEntries(
      [...after.keys()].flatMap((name) => (growth(name) > 0 ? [[name, growth(name)] as const] : [])),
    ),
    pageMisses: asked <= 0 ? 0 : Math.min(1, Math.max(0, growth(MISSED_PAGES)) / asked),
  }
}
