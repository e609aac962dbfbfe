/** A user's own dumps: files of mysqldump and folders of mydumper, read statement by statement. */
import { join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import type { Dump, DumpFile } from '../../core/suite/own-workload.ts'
import { SqlSplitter, type SqlStatement } from '../../core/workload/split-sql.ts'
import { sqlName } from '../../core/workload/sql-text.ts'
import { MeasurementError, reasonOf, UserError } from '../../errors.ts'
import type { Session } from '../servers/connection.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { execute, isLeftOut, tooLong } from './apply-sql.ts'
import { bytesOf } from './dump-files.ts'
import { openIn } from './fill-tables.ts'

const CONNECTIONS = 2
const PATIENCE_SECONDS = 3600
const CHUNK_BYTES = 1024 ** 2

export interface LoadRequest {
  readonly address: ServerAddress
  /** Database without tables. */
  readonly schema: string
  /** A file, as it is, `.gz` or `.zst`, or a folder. */
  readonly dump: Dump
  readonly signal: AbortSignal
}

/**
 * Settings for speed. Bytes are sent as they are in the file, and read in the charset that most dumps have and declare;
 * constraints that the dumped data already met are not checked again.
 */
const SETTINGS =
  "SET SESSION foreign_key_checks = 0, unique_checks = 0, sql_mode = 'NO_AUTO_VALUE_ON_ZERO', character_set_client = utf8mb4, character_set_connection = utf8mb4"

/**
 * Makes and fills all tables of a dump.
 *
 * @throws UserError if it cannot be read, DoesNotApply if the server refuses one of its statements
 */
export async function loadDump({ address, schema, dump, signal }: LoadRequest): Promise<void> {
  const patient = { ...address, patience: { seconds: PATIENCE_SECONDS, signal } }
  await using opened = new AsyncDisposableStack()
  const sessions = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => opened.use(await openIn(patient, schema, 'BINARY'))),
  )
  for (const session of sessions) await session.execute(SETTINGS)
  const [first] = sessions
  if (first === undefined) return
  for (const files of stagesOf(dump)) {
    const next = files.values()
    // Statements that make tables may need earlier ones; rows need only the tables.
    const together = files.every(({ name }) => ROWS.test(name)) ? sessions : [first]
    await Promise.all(
      together.map(async (session) => {
        for (const file of next) await runFile(session, dump, file, signal)
      }),
    )
  }
  for (const [table] of await first.arrays("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'"))
    await first.rows(`ANALYZE TABLE ${sqlName(table ?? '')}`)
}

const ENDING = /\.sql(?:\.gz|\.zst)?$/
const ROWS = /^[^.]+\.(?![^.]*-schema)[^.]+(?:\.\d+)*\.sql/
/** File name endings of mydumper, in the order in which files are needed. */
const STAGES = [/-schema\.sql/, ROWS, /-schema-(?:view|triggers)\.sql|-schema-post\.sql/]

/** Files that are needed before the next ones. @throws UserError if there is no dump */
function stagesOf({ path, files: all }: Dump): DumpFile[][] {
  if (all.some(({ name }) => name === '')) return [[...all]]
  const place = { file: path }
  const other = all.find(({ name }) => /\.(?:dat|csv)(?:\.|$)/.test(name))
  if (other !== undefined)
    throw new UserError(`${other.name} holds rows that are no SQL; dump them without --load-data and --csv`, { place })
  const files = all.filter(({ name }) => ENDING.test(name))
  const databases = new Set(files.map(({ name }) => name.split(/[.-]/)[0]))
  if (files.length === 0 || databases.size > 1)
    throw new UserError(
      files.length === 0
        ? 'no file of this folder is one of mydumper’s, *.sql, *.sql.gz or *.sql.zst'
        : `the folder holds ${databases.size} databases; name a dump of one`,
      { place },
    )
  return STAGES.map((stage) => files.filter(({ name }) => stage.test(name)))
}

/** Names of files in a dump that are not run. */
export function unreadIn({ files }: Dump): string[] {
  const isRun = (name: string) => name === '' || (ENDING.test(name) && STAGES.some((stage) => stage.test(name)))
  return files.map(({ name }) => name).filter((name) => !isRun(name))
}

async function runFile(session: Session, dump: Dump, part: DumpFile, signal: AbortSignal): Promise<void> {
  const file = join(dump.path, part.name)
  const splitter = new SqlSplitter()
  const databases = new Set<string>()
  const run = async (statements: readonly SqlStatement[]) => {
    for (const statement of statements) {
      signal.throwIfAborted()
      if (!isLeftOut(statement.sql)) await execute(session, file, statement)
      else requireOne(databases, file, statement)
    }
  }
  for await (const text of textOf(file, bytesOf(dump, part))) await run(split(file, () => splitter.push(text)))
  await run(split(file, () => splitter.end()))
}

/** Tables of several databases would end up in one. */
function requireOne(databases: Set<string>, file: string, { sql, line }: SqlStatement): void {
  const [, name] = /^use\s+(.*)$/is.exec(sql) ?? []
  if (name !== undefined) databases.add(name)
  if (databases.size > 1) throw new UserError('the dump holds more than one database', { place: { file, line } })
}

function split(file: string, work: () => SqlStatement[]): SqlStatement[] {
  try {
    return work()
  } catch (error) {
    throw tooLong(file, error)
  }
}

/** The file's bytes, a character each. */
async function* textOf(file: string, bytes: Readable): AsyncGenerator<string> {
  try {
    for await (const chunk of uncompressed(file, bytes)) yield (chunk as Buffer).toString('latin1')
  } catch (cause) {
    if (cause instanceof UserError || cause instanceof MeasurementError) throw cause
    throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, { place: { file }, cause })
  }
}

function uncompressed(file: string, bytes: Readable): Readable {
  const options = { chunkSize: CHUNK_BYTES }
  const inflate = file.endsWith('.gz')
    ? createGunzip(options)
    : file.endsWith('.zst')
      ? createZstdDecompress(options)
      : undefined
  // The reader gets every failure.
  return inflate === undefined ? bytes : pipeline(bytes, inflate, () => {})
}
