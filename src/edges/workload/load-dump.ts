/** A user's own dumps: files of mysqldump and folders of mydumper, read statement by statement. */
import { constants, createReadStream, fstatSync, lstatSync, openSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { SqlSplitter, type SqlStatement } from '../../core/workload/split-sql.ts'
import { sqlName } from '../../core/workload/sql-text.ts'
import { MeasurementError, reasonOf, UserError } from '../../errors.ts'
import type { Session } from '../servers/connection.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { execute, isLeftOut, tooLong } from './apply-sql.ts'
import { openIn } from './fill-tables.ts'

const CONNECTIONS = 2
const PATIENCE_SECONDS = 3600
const CHUNK_BYTES = 1024 ** 2

export interface LoadRequest {
  readonly address: ServerAddress
  /** Database without tables. */
  readonly schema: string
  /** Path of a file, as it is, `.gz` or `.zst`, or of a folder. */
  readonly dump: string
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
    const together = files.every(isOfRows) ? sessions : [first]
    await Promise.all(
      together.map(async (session) => {
        for (const file of next) await runFile(session, file, signal)
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

function isOfRows(file: string): boolean {
  return ROWS.test(basename(file))
}

/** Files that are needed before the next ones. @throws UserError if there is no dump */
function stagesOf(dump: string): string[][] {
  if (!isFolder(dump)) return [[dump]]
  const names = readdirSync(dump).toSorted()
  const other = names.find((name) => /\.(?:dat|csv)(?:\.|$)/.test(name))
  if (other !== undefined)
    throw new UserError(`${other} holds rows that are no SQL; dump them without --load-data and --csv`, {
      place: { file: dump },
    })
  const files = names.filter((name) => ENDING.test(name))
  const databases = new Set(files.map((name) => name.split(/[.-]/)[0]))
  if (files.length === 0 || databases.size > 1)
    throw new UserError(
      files.length === 0
        ? 'no file of this folder is one of mydumper’s, *.sql, *.sql.gz or *.sql.zst'
        : `the folder holds ${databases.size} databases; name a dump of one`,
      { place: { file: dump } },
    )
  return STAGES.map((stage) => files.filter((name) => stage.test(name)).map((name) => join(dump, name)))
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory()
  } catch (cause) {
    throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, { place: { file: path }, cause })
  }
}

async function runFile(session: Session, file: string, signal: AbortSignal): Promise<void> {
  const splitter = new SqlSplitter()
  const databases = new Set<string>()
  const run = async (statements: readonly SqlStatement[]) => {
    for (const statement of statements) {
      signal.throwIfAborted()
      if (!isLeftOut(statement.sql)) await execute(session, file, statement)
      else requireOne(databases, file, statement)
    }
  }
  for await (const text of textOf(file)) await run(split(file, () => splitter.push(text)))
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
async function* textOf(file: string): AsyncGenerator<string> {
  try {
    for await (const chunk of uncompressed(file)) yield (chunk as Buffer).toString('latin1')
  } catch (cause) {
    if (cause instanceof UserError || cause instanceof MeasurementError) throw cause
    throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, { place: { file }, cause })
  }
}

/** What the file holds now. A link may lead out of the checkout, and a pipe or a device never ends: none is read. */
function regularFile(file: string): Readable {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const none = new UserError('found something else in the dump; allowed: regular files', { place: { file } })
  if (!lstatSync(file).isFile()) throw none
  const fd = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  const bytes = createReadStream('', { fd, highWaterMark: CHUNK_BYTES, end: Math.max(0, fstatSync(fd).size - 1) })
  return fstatSync(fd).isFile() ? bytes : bytes.destroy(none)
}

function uncompressed(file: string): Readable {
  const bytes = regularFile(file)
  const options = { chunkSize: CHUNK_BYTES }
  const inflate = file.endsWith('.gz')
    ? createGunzip(options)
    : file.endsWith('.zst')
      ? createZstdDecompress(options)
      : undefined
  // The reader gets every failure.
  return inflate === undefined ? bytes : pipeline(bytes, inflate, () => {})
}
