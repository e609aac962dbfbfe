/** Reads the global variables of a running server, and the consumers and instruments of its Performance Schema. */
import { type Settings, switchKey } from '../../core/switching/switchable-settings.ts'
import type { Session } from '../servers/connection.ts'

/** ER_TABLEACCESS_DENIED_ERROR: the account may not read the table. */
const TABLE_DENIED = 1142

/**
 * Settings of a server by `switchKey`. If Performance Schema is off, its tables are empty. A table that the account may
 * not read counts as empty, because the operator of an external server may deny access to it.
 */
export async function readSettings(session: Session): Promise<Settings> {
  const setup = (table: string, columns: string) =>
    session.rows(`SELECT ${columns} FROM performance_schema.setup_${table}`).catch((error) => {
      if ((error as { errno?: number }).errno === TABLE_DENIED) return []
      throw error
    })
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
  const variables = await session.rows('SHOW GLOBAL VARIABLES')
  const consumers = await setup('consumers', 'NAME, ENABLED')
  const instruments = await setup('instruments', 'NAME, ENABLED, TIMED')
  return new Map([
    ...variables.map((row) => [switchKey('variable', text(row.Variable_name).toLowerCase()), text(row.Value)] as const),
    ...consumers.map((row) => [switchKey('consumer', text(row.NAME)), text(row.ENABLED)] as const),
    ...instruments.map(
      (row) => [switchKey('instrument', text(row.NAME)), `${text(row.ENABLED)},${text(row.TIMED)}`] as const,
    ),
  ])
}
