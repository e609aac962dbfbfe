/** Users' dumps: files of mysqldump and folders of mydumper, read statement by statement. */
import { join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { SqlSplitter } from '../../core/own-workload/split-sql.ts'
import { sqlName } from '../../core/own-workload/sql-text.ts'
import type { Dump, DumpFile } from '../../core/scenario/own-load.ts'
import { MeasurementError, reasonOf, UserError } from '../../errors.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { execute, ranPart } from './apply-sql.ts'
import { bytesOf } from './dump-files.ts'
import { openPatient } from './fill-tables.ts'

const CHUNK_BYTES = 1024 ** 2
/** Maximum factor of decompression, so that a compressed megabyte is read in seconds. That of dumps is far smaller. */
const MOST_GROWTH = 40
/** Maximum size of a statement, bytes: more than any server accepts by default. */
const LONGEST_STATEMENT = 64 * 1024 ** 2
/** Decompressed bytes that any dump may have, because a small one may be compressed by more than MOST_GROWTH. */
const ALLOWED_BYTES = 16 * 1024 ** 2

/**
 * Settings for speed: constraints that the dumped data already met are not checked again. The server gets the bytes of
 * the file, and reads them in the character set that most dumps have and declare.
 */
const SETTINGS =
  "SET SESSION foreign_key_checks = 0, unique_checks = 0, sql_mode = 'NO_AUTO_VALUE_ON_ZERO', character_set_client = utf8mb4, character_set_connection = utf8mb4"

/**
 * Makes and fills all tables of a dump, in a schema without tables.
 *
 * @param dump a file, either plain SQL or compressed as `.gz` or `.zst`; or a folder of such files
 * @throws UserError if the dump cannot be read, ServerRefusal if the server refuses one of its statements
 */
export async function loadDump(address: ServerAddress, dump: Dump, signal: AbortSignal): Promise<void> {
  await using session = await openPatient(address, signal, 'BINARY')
  await session.execute(SETTINGS)
  let left = Math.max(ALLOWED_BYTES, MOST_GROWTH * dump.files.reduce((sum, { bytes }) => sum + bytes, 0))
  for (const part of filesInOrder(dump)) {
    const file = join(dump.path, part.name)
    const refusal = (message: string, line?: number) =>
      new UserError(message, { place: { file, ...(line === undefined ? {} : { line }) } })
    const splitter = new SqlSplitter()
    const databases = new Set<string>()
    const run = async (text: string, isLast?: boolean) => {
      for (const { sql, line } of splitter.push(text, isLast)) {
        const ran = ranPart(sql)
        if (ran !== undefined) await execute(session, ran, { file, line })
        const [, database] = /^use\s+(.*)$/is.exec(sql) ?? []
        if (database !== undefined) databases.add(database)
        // Tables of several databases would end up in one.
        if (databases.size > 1) throw refusal('the dump holds more than one database', line)
      }
    }
    for await (const text of textOf(file, bytesOf(dump, part))) {
      signal.throwIfAborted()
      left -= text.length
      if (left < 0)
        throw refusal(
          `the dump is more than ${MOST_GROWTH} times as large as its compressed files, so it is not read; name it uncompressed`,
        )
      await run(text)
      const { length, line } = splitter.open
      const most = `${LONGEST_STATEMENT / 1024 ** 2} MiB`
      if (length > LONGEST_STATEMENT) throw refusal(`a statement of more than ${most}; is a quote not closed?`, line)
    }
    await run('', true)
  }
  for (const [table] of await session.arrays("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'"))
    await session.rows(`ANALYZE TABLE ${sqlName(table ?? '')}`)
}

const ENDING = /\.sql(?:\.gz|\.zst)?$/
/** File name endings of mydumper, in the order in which files are needed. */
const STAGES = [
  /-schema\.sql/,
  /^[^.]+\.(?![^.]*-schema)[^.]+(?:\.\d+)*\.sql/,
  /-schema-(?:view|triggers)\.sql|-schema-post\.sql/,
]

/**
 * Tables must exist before their rows, and views and triggers come last, so files are put in this order.
 *
 * @throws UserError if there is no dump
 */
function filesInOrder({ path, files: all }: Dump): readonly DumpFile[] {
  if (all.some(({ name }) => name === '')) return all
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
  return STAGES.flatMap((stage) => files.filter(({ name }) => stage.test(name)))
}

/** Names of files in a dump that are not run, so that the user can be warned of them. */
export function ignoredFilesIn({ files }: Dump): string[] {
  const isRun = (name: string) => name === '' || (ENDING.test(name) && STAGES.some((stage) => stage.test(name)))
  return files.map(({ name }) => name).filter((name) => !isRun(name))
}

/** The text of a file, a character for each byte, so that the bytes reach the server as they are. */
async function* textOf(file: string, bytes: Readable): AsyncGenerator<string> {
  const options = { chunkSize: CHUNK_BYTES }
  const zstd = file.endsWith('.zst') ? createZstdDecompress(options) : undefined
  const inflate = file.endsWith('.gz') ? createGunzip(options) : zstd
  try {
    // The loop below gets every failure, so the callback has nothing to report.
    const chunks: Readable = inflate === undefined ? bytes : pipeline(bytes, inflate, () => {})
    for await (const chunk of chunks) yield (chunk as Buffer).toString('latin1')
  } catch (cause) {
    if (cause instanceof UserError || cause instanceof MeasurementError) throw cause
    throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, { place: { file }, cause })
  }
}
