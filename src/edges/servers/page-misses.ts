/** Whether a server's cache was warm: how many of the pages that it wanted it had to read from disk. */
import type { Session } from './connection.ts'

/** Pages asked of the buffer pool, and of these read from disk, since the server was started. */
export interface PageReads {
  readonly asked: number
  readonly missed: number
}

export async function readPages(session: Session): Promise<PageReads> {
  const rows = await session.rows("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_read%'")
  const of = (name: string) => Number(rows.find((row) => row.Variable_name === name)?.Value ?? 0)
  return { asked: of('Innodb_buffer_pool_read_requests'), missed: of('Innodb_buffer_pool_reads') }
}

/** The share that was missed meanwhile, 0…1. */
export function missedShare(before: PageReads, after: PageReads): number {
  const asked = after.asked - before.asked
  return asked <= 0 ? 0 : Math.min(1, Math.max(0, after.missed - before.missed) / asked)
}
