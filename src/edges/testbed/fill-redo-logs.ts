/**
 * Brings redo logs to their state after hours of writes. A server need not flush pages until its log has been full
 * once, so until then a small log costs nothing. A load alone would take a minute to fill the logs of a few servers.
 */
import { bytes as bytesText } from '../../core/figures.ts'
import type { Dataset } from '../../core/scenario/dataset.ts'
import { switchKey } from '../../core/switching/switchable-settings.ts'
import { MeasurementError } from '../../errors.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { Session } from '../servers/connection.ts'
import { schemaOf } from '../servers/server-address.ts'
import { supervise } from '../servers/supervise.ts'

const MIB = 1024 ** 2
/** Maximum bytes of a log that are filled, because an external server's log may have any size. */
const MOST_BYTES = 256 * MIB
/**
 * Number of parts in which pages are changed, with equal amounts of log between them. Some changes are then old, as
 * under a load.
 */
const PARTS = 16
/** Distance of the changed rows. A page holds more rows, so every page changes. */
const ROWS_PER_PAGE = 50
/** Table with a few rows that are changed again and again. This makes much log but few dirty pages. */
const FILLER = 'sbtest0_filler'
const FILLER_ROWS = 64
const FILLER_BYTES = 7000
/** Least bytes that a change of all rows of that table logs, because the log gets the new values. */
const ROUND_BYTES = FILLER_ROWS * FILLER_BYTES
/**
 * Least part of the written bytes that a server's counter must show. If it shows less, the server does not count its
 * log.
 */
const LEAST_COUNTED = 1 / 2
/** Seconds of load for each arm until its server's flushing has settled. A server adapts its pace once a second. */
const SETTLING_SECONDS = 2

interface RedoArm {
  readonly name: string
  readonly running: Pick<RunningArm, 'server' | 'settings'>
}

interface FillRequest {
  readonly arms: readonly RedoArm[]
  readonly dataset: Dataset
  /** Drives each arm for this many seconds. Afterwards, no server is frozen. */
  readonly drive: (seconds: number) => Promise<void>
  readonly signal: AbortSignal
}

/**
 * Fills the redo logs of all arms, and drives their loads until flushing has settled. No server is frozen before or
 * after.
 *
 * @returns milliseconds to fill the slowest log once
 * @throws MeasurementError if a server refuses, or does not count what it logs
 */
export async function fillRedoLogs({ arms, dataset, drive, signal }: FillRequest): Promise<number> {
  // Arms may share a server and its session. Its log must be filled only once.
  const filled = [...new Map(arms.map((arm) => [arm.running.server.session, arm])).values()]
  const ofEach = <Answer>(ask: (arm: RedoArm) => Promise<Answer>) =>
    Promise.all(
      filled.map((arm) => {
        const { name, running } = arm
        return supervise({ name, server: running.server, doing: 'its redo log was filled', signal }, () => ask(arm))
      }),
    )
  const loggedByAll = () => ofEach(({ running }) => loggedBytes(running.server.session))
  await ofEach((arm) => fill(arm, dataset))
  const before = await loggedByAll()
  await drive(SETTLING_SECONDS)
  const after = await loggedByAll()
  const cycles = filled.map((arm, nth) => {
    const logged = Math.max(1, (after[nth] ?? 0) - (before[nth] ?? 0))
    return (1000 * SETTLING_SECONDS * redoBytes(arm)) / logged
  })
  return Math.max(...cycles)
}

async function fill(arm: RedoArm, { tables, rows }: Dataset): Promise<void> {
  const { session, address } = arm.running.server
  const schema = schemaOf(address)
  const filler = `${schema}.${FILLER}`
  await session.execute(`DROP TABLE IF EXISTS ${filler}`)
  const columns = `id INT NOT NULL PRIMARY KEY, a VARCHAR(${FILLER_BYTES}) CHARACTER SET latin1 NOT NULL`
  await session.execute(`CREATE TABLE ${filler} (${columns}) ENGINE = InnoDB`)
  const values = Array.from({ length: FILLER_ROWS }, (_, nth) => `(${nth + 1}, REPEAT('A', ${FILLER_BYTES}))`)
  await session.execute(`INSERT INTO ${filler} VALUES ${values.join(', ')}`)
  const bytes = redoBytes(arm)
  // The server does not count the content of its log buffer yet.
  const mostPayload = (bytes + settingOf(arm, 'innodb_log_buffer_size')) / LEAST_COUNTED
  let payload = 0
  const before = await loggedBytes(session)
  for (let part = 0; part < PARTS; part++) {
    const first = Math.floor((part * rows) / PARTS) + 1
    const last = Math.floor(((part + 1) * rows) / PARTS)
    for (let table = 1; table <= tables; table++)
      await session.execute(
        `UPDATE ${schema}.sbtest${table} SET k = 1 + k % ${rows} WHERE id BETWEEN ${first} AND ${last} AND id % ${ROWS_PER_PAGE} = 0`,
      )
    for (;;) {
      const logged = (await loggedBytes(session)) - before
      if (logged >= (bytes * (part + 1)) / PARTS) break
      if (payload >= mostPayload) throw countFailure(arm, payload, logged)
      payload += ROUND_BYTES
      await session.execute(
        `UPDATE ${filler} SET a = REPEAT(CHAR(65 + ASCII(a) % 26), ${FILLER_BYTES}) WHERE id <= ${FILLER_ROWS}`,
      )
    }
  }
  await session.execute(`DROP TABLE ${filler}`)
}

function countFailure({ name }: RedoArm, payload: number, logged: number): MeasurementError {
  const counted = `the server of ${name} has counted ${bytesText(logged)} of redo log (Innodb_os_log_written)`
  return new MeasurementError(
    `${counted} where at least ${bytesText(payload)} were written, so that nobody can tell when its log is full; ` +
      'leave out the workload sustained_writes',
    { step: 'fill redo log', arm: name, isOfCell: true },
  )
}

/** Bytes of redo log that the server has written since its start. */
async function loggedBytes(session: Session): Promise<number> {
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Innodb_os_log_written'")
  return Number(row?.Value ?? 0)
}

function redoBytes(arm: RedoArm): number {
  const of = (name: string) => settingOf(arm, name)
  const bytes =
    of('innodb_redo_log_capacity') || of('innodb_log_file_size') * (of('innodb_log_files_in_group') || 1) || MOST_BYTES
  return Math.min(MOST_BYTES, bytes)
}

/** Value of a setting; 0 if the arm has no such setting. */
function settingOf({ running }: RedoArm, name: string): number {
  return Number(running.settings.get(switchKey('variable', name)) ?? 0)
}
