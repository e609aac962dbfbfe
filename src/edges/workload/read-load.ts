/** Reads files with an observed load, logs piece by piece. */
import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from 'node:fs'
import type { LoadFormat } from '../../core/request/workload-request.ts'
import { countDigests, DIGEST_COLUMNS, type DigestRow, parseBatch } from '../../core/workload/digest-table.ts'
import { formatOf } from '../../core/workload/load-format.ts'
import { type DigestCount, Observer } from '../../core/workload/observe.ts'
import { observeDigests } from '../../core/workload/observe-digests.ts'
import type { ObservedLoad } from '../../core/workload/observed.ts'
import { LogReader } from '../../core/workload/read-log.ts'
import { reasonOf, UserError } from '../../errors.ts'

const PIECE_BYTES = 1024 ** 2
/** Exports of digests have a few megabytes. */
const MOST_EXPORT_BYTES = 256 * 1024 ** 2

type KnownFormat = Exclude<LoadFormat, 'auto'>

export interface ReadLoad {
  readonly load: ObservedLoad
  readonly format: KnownFormat
}

/**
 * @throws UserError if a file cannot be read, or has another format
 */
export async function readLoad(
  paths: readonly [string, ...string[]],
  asked: LoadFormat,
  signal: AbortSignal,
): Promise<ReadLoad> {
  const formats = paths.map((path) => (asked === 'auto' ? recognised(path) : asked))
  const [format, ...others] = formats
  if (format === undefined || others.some((other) => other !== format))
    throw new UserError(
      `the files are of different formats (${[...new Set(formats)].join(', ')}); read those of one at a time`,
    )
  if (format === 'performance-schema') return { format, load: observeDigests(digestsBetween(paths)) }
  const observer = new Observer()
  for (const path of paths) await stream(path, new LogReader(format, observer), signal)
  const load = observer.finish()
  if (load.digests.length > 0) return { format, load }
  throw new UserError(
    `${paths.join(', ')}: no whole statement of a ${format} log was found; name another --format, or file`,
  )
}

async function stream(path: string, log: LogReader, signal: AbortSignal): Promise<void> {
  try {
    const options = { highWaterMark: PIECE_BYTES, signal, encoding: 'latin1' } as const
    for await (const piece of createReadStream(path, options)) log.push(piece as string)
  } catch (cause) {
    signal.throwIfAborted()
    throw unreadable(path, cause)
  }
  log.end()
}

function recognised(path: string): KnownFormat {
  const format = formatOf(beginningOf(path))
  if (format !== undefined) return format
  throw new UserError(
    `${path}: found no log or export that is known; allowed: a general log, a slow log, or an ` +
      'export of events_statements_summary_by_digest; name it with --format if it is one',
  )
}

function beginningOf(path: string): string {
  try {
    if (!statSync(path).isFile())
      throw new UserError(`${path} is no file; name a file, or a server such as mysql://user@host/schema`)
    const file = openSync(path, 'r')
    try {
      const bytes = new Uint8Array(PIECE_BYTES)
      return new TextDecoder().decode(bytes.subarray(0, readSync(file, bytes)))
    } finally {
      closeSync(file)
    }
  } catch (cause) {
    throw unreadable(path, cause)
  }
}

function unreadable(path: string, cause: unknown): UserError {
  return cause instanceof UserError ? cause : new UserError(`cannot read ${path}: ${reasonOf(cause)}`, { cause })
}

function textOf(path: string): string {
  try {
    if (statSync(path).size <= MOST_EXPORT_BYTES) return readFileSync(path, 'utf8')
  } catch (cause) {
    throw unreadable(path, cause)
  }
  throw new UserError(`${path} is larger than ${MOST_EXPORT_BYTES / 1024 ** 2} MiB, as no export of digests is`)
}

/** @throws UserError if there are more than two exports, as their order would be unclear */
function digestsBetween(paths: readonly [string, ...string[]]): DigestCount[] {
  if (paths.length > 2)
    throw new UserError(`found ${paths.length} exports of digests; allowed: one, or an earlier and a later one`)
  const [first, second] = paths.map(digestRows)
  return second === undefined ? countDigests(first ?? []) : countDigests(second, first)
}

function digestRows(path: string): DigestRow[] {
  const rows = parseBatch(textOf(path))
  const [first = {}] = rows
  const missing = DIGEST_COLUMNS.filter((column) => !(column in first))
  if (missing.length === 0) return rows
  throw new UserError(
    `${path}: found no ${missing.join(', ')}; allowed: rows of performance_schema.events_statements_summary_by_digest ` +
      'with all columns, as mysql --batch prints them',
  )
}
