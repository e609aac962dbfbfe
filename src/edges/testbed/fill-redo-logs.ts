/**
 * Redo logs, brought to their state after hours of writes. Until its log has been full once, a server is free to flush
 * pages when it likes, so that a small log costs nothing; and a load alone would take a minute to fill those of a few
 * servers.
 */
import type { Dataset } from '../../core/suite/suite.ts'
import { keyOf, type Settings } from '../../core/switching/switchable-settings.ts'
import type { Session } from '../servers/connection.ts'
import { OWN_SCHEMA } from '../servers/server-address.ts'

const MIB = 1024 ** 2
/** Only a part of a larger log is filled: an external server's may have any size. */
const MOST_BYTES = 256 * MIB
/** Pages change in this many parts, with as much log between them: some long ago, some just now, as under a load. */
const PARTS = 16
/** A page holds more rows than that. */
const ROWS_PER_PAGE = 50
/** Table whose rows, changed again and again, make much log and few dirty pages. */
const FILLER = `${OWN_SCHEMA}.sbtest0_filler`
const FILLER_ROWS = 64
const FILLER_BYTES = 7000
/** Time of each arm in which its server settles its pace: it looks once a second. */
const SETTLING_SECONDS = 2

interface FilledArm {
  readonly settings: Settings
  readonly server: { readonly session: Session }
}

/**
 * Fills the redo logs of all arms, and drives their loads until they have settled. No server is frozen.
 *
 * @param drive each arm for this many seconds, after which no server is frozen
 * @returns time to fill the slowest log once, milliseconds
 */
export async function fillRedoLogs(
  arms: readonly FilledArm[],
  dataset: Dataset,
  drive: (seconds: number) => Promise<void>,
): Promise<number> {
  // Arms may share a server.
  const filled = [...new Map(arms.map((arm) => [arm.server, arm])).values()]
  const loggedByAll = () => Promise.all(filled.map(({ server }) => loggedBytes(server.session)))
  await Promise.all(filled.map((arm) => fill(arm.server.session, redoBytes(arm), dataset)))
  const before = await loggedByAll()
  await drive(SETTLING_SECONDS)
  const after = await loggedByAll()
  const cycles = filled.map((arm, nth) => {
    const logged = Math.max(1, (after[nth] ?? 0) - (before[nth] ?? 0))
    return (1000 * SETTLING_SECONDS * redoBytes(arm)) / logged
  })
  return Math.max(...cycles)
}

async function fill(session: Session, bytes: number, { tables, rows }: Dataset): Promise<void> {
  await session.execute(`DROP TABLE IF EXISTS ${FILLER}`)
  const columns = `id INT NOT NULL PRIMARY KEY, a VARCHAR(${FILLER_BYTES}) CHARACTER SET latin1 NOT NULL`
  await session.execute(`CREATE TABLE ${FILLER} (${columns}) ENGINE = InnoDB`)
  const values = Array.from({ length: FILLER_ROWS }, (_, nth) => `(${nth + 1}, REPEAT('A', ${FILLER_BYTES}))`)
  await session.execute(`INSERT INTO ${FILLER} VALUES ${values.join(', ')}`)
  const before = await loggedBytes(session)
  for (let part = 0; part < PARTS; part++) {
    const first = Math.floor((part * rows) / PARTS) + 1
    const last = Math.floor(((part + 1) * rows) / PARTS)
    for (let table = 1; table <= tables; table++)
      await session.execute(
        `UPDATE ${OWN_SCHEMA}.sbtest${table} SET k = 1 + k % ${rows} WHERE id BETWEEN ${first} AND ${last} AND id % ${ROWS_PER_PAGE} = 0`,
      )
    while ((await loggedBytes(session)) - before < (bytes * (part + 1)) / PARTS)
      await session.execute(
        `UPDATE ${FILLER} SET a = REPEAT(CHAR(65 + ASCII(a) % 26), ${FILLER_BYTES}) WHERE id <= ${FILLER_ROWS}`,
      )
  }
  await session.execute(`DROP TABLE ${FILLER}`)
}

/** Redo log that a server has made since it started. */
async function loggedBytes(session: Session): Promise<number> {
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Innodb_os_log_written'")
  return Number(row?.Value ?? 0)
}

function redoBytes({ settings }: FilledArm): number {
  const of = (name: string) => Number(settings.get(keyOf('variable', name)) ?? 0)
  const bytes =
    of('innodb_redo_log_capacity') || of('innodb_log_file_size') * (of('innodb_log_files_in_group') || 1) || MOST_BYTES
  return Math.min(MOST_BYTES, bytes)
}
