import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { splitSql } from '../../core/own-workload/split-sql.ts'
import { MeasurementError } from '../../errors.ts'
import { shippedText } from '../files/shipped.ts'
import { run } from '../machine/processes.ts'
import type { Session } from '../servers/connection.ts'
import { requireGenerator } from './generator.ts'

/** Names of the tables, in the order of loading. */
export const TPCH_TABLES = [
  'region',
  'nation',
  'part',
  'supplier',
  'partsupp',
  'customer',
  'orders',
  'lineitem',
] as const
const GENERATE_TIMEOUT_SECONDS = 3600
const LINE_FEED = 10

interface LoadTpchRequest {
  readonly session: Session
  readonly schema: string
  /** Scale factor. At 1, the text files of all tables have about 1 GB. */
  readonly scale: number
  readonly runDirectory: string
  readonly signal: AbortSignal
}

/** @throws UserError if the generator is missing, MeasurementError if a table does not get all generated rows */
export async function loadTpch({ session, schema, scale, runDirectory, signal }: LoadTpchRequest): Promise<void> {
  using cleanup = new DisposableStack()
  const folder = mkdtempSync(join(runDirectory, 'tpch'))
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }))
  await generate(folder, scale, runDirectory, signal)
  await session.execute(`USE ${schema}`)
  for (const { sql } of splitSql(shippedText('tpch', 'schema.sql'))) await session.execute(sql)
  for (const table of TPCH_TABLES) {
    signal.throwIfAborted()
    await loadTable(session, table, join(folder, `${table}.tbl`))
  }
  for (const { sql } of splitSql(shippedText('tpch', 'indexes.sql'))) await session.execute(sql)
  for (const table of TPCH_TABLES) await session.rows(`ANALYZE TABLE ${table}`)
}

async function generate(folder: string, scale: number, runDirectory: string, signal: AbortSignal): Promise<void> {
  const command = [requireGenerator(), '-s', String(scale), '-o', folder] as const
  const options = { run: runDirectory, cwd: folder, timeoutSeconds: GENERATE_TIMEOUT_SECONDS, signal }
  const ended = await run([...command], options)
  if (ended.exitCode === 0) return
  throw new MeasurementError('tpchgen-cli could not make the tables', { step: 'make tables', ...ended })
}

/**
 * Loads a table. Each line of its file ends with a separator, which here is a part of the line's end, because it would
 * otherwise begin another column.
 */
async function loadTable(session: Session, table: string, path: string): Promise<void> {
  const sql = `LOAD DATA LOCAL INFILE '${table}' INTO TABLE ${table} FIELDS TERMINATED BY '|' LINES TERMINATED BY '|\\n'`
  await session.load(sql, createReadStream(path))
  const rows = Number(await session.value(`SELECT COUNT(*) FROM ${table}`))
  const lines = await linesIn(path)
  if (rows === lines) return
  throw new MeasurementError(`table ${table} holds ${rows} rows instead of ${lines}`, { step: 'load tables' })
}

async function linesIn(path: string): Promise<number> {
  let lines = 0
  for await (const chunk of createReadStream(path)) for (const byte of chunk as Buffer) if (byte === LINE_FEED) lines++
  return lines
}
