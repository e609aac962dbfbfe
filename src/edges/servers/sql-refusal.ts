import { MeasurementError, type SqlRefusal } from '../../errors.ts'
import { isLacking } from './supervise.ts'

/** Statement that sets short limits, so that a statement that waits for another client's lock fails within seconds. */
export const SOON = 'SET SESSION innodb_lock_wait_timeout = 1, SESSION lock_wait_timeout = 1'

/**
 * Turns a server's error into a refusal.
 *
 * @param isSmall whether the statements write so little that a full table is the server's own limit
 * @throws the error itself if it is a lost connection, or a lack of memory or room, and no refusal
 */
export function refusalIn(error: unknown, what: string, isSmall = false): SqlRefusal {
  const { errno: code = 0 } = error as { errno?: number }
  if (error instanceof MeasurementError || code === 0 || (isLacking(code) && !isSmall)) throw error
  return { code, says: (error as Error).message, what }
}

/** Whether an error is a server's refusal of a statement, with its number. */
export function isRefusedSql(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && 'sqlState' in error
}
