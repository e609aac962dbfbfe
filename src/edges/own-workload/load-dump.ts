/**
 * Loads users' dumps: files of mysqldump and folders of mydumper. They are read statement by statement, because a dump
 * may be larger than memory.
 */
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
/**
 * Maximum ratio of decompressed to compressed bytes, so that a compressed megabyte is read in seconds. Real dumps have
 * a far smaller one.
 */
const MOST_GROWTH = 40
/** Maximum size of a statement, bytes. It is the largest that a server accepts by default (max_allowed_packet). */
const LONGEST_STATEMENT = 64 * 1024 ** 2
/** Decompressed bytes that every dump may have, because a small real dump may have a larger ratio than MOST_GROWTH. */
const ALLOWED_BYTES = 16 * 1024 ** 2

/**
 * Session settings. Constraints are not checked, because the dumped data met them already, and checks take time. The
 * connection sends the file's bytes unchanged, and the server reads them as utf8mb4, which most dumps use and declare.
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
        // Tables of several databases would all end up in the run's only one.
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
/** File names of mydumper by the order of loading: tables; rows; views, triggers and routines. */
const STAGES = [
  /-schema\.sql/,
  /^[^.]+\.(?![^.]*-schema)[^.]+(?:\.\d+)*\.sql/,
  /-schema-(?:view|triggers)\.sql|-schema-post\.sql/,
]

/**
 * Files in the order of loading. Rows need their tables, and views and triggers need both.
 *
 * @throws UserError if there is no dump, or it is of several databases
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

/** Names of files in the dump that are not loaded, so that qpsgate can warn the user about them. */
export function ignoredFilesIn({ files }: Dump): string[] {
  const isRun = (name: string) => name === '' || (ENDING.test(name) && STAGES.some((stage) => stage.test(name)))
  return files.map(({ name }) => name).filter((name) => !isRun(name))
}

/** Text of a file, with one character for each byte, so that the server gets exactly the bytes of the file. */
async function* textOf(file: string, bytes: Readable): AsyncGenerator<string> {
  const options = { chunkSize: CHUNK_BYTES }
  const zstd = file.endsWith('.zst') ? createZstdDecompress(options) : undefined
  const inflate = file.endsWith('.gz') ? createGunzip(options) : zstd
  try {
    // The callback is empty, because the loop below receives every failure, too.
    const chunks: Readable = inflate === undefined ? bytes : pipeline(bytes, inflate, () => {})
    for await (const chunk of chunks) yield (chunk as Buffer).toString('latin1')
  } catch (cause) {
    if (cause instanceof UserError || cause instanceof MeasurementError) throw cause
    throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, { place: { file }, cause })
  }
}
