/** Reads files with an observed load, piece by piece. */
import { createReadStream } from 'node:fs'
import { countDigests, DIGEST_COLUMNS, type DigestRow, parseBatch } from '../../core/workload/digest-table.ts'
import { Observer } from '../../core/workload/observe.ts'
import { observeDigests } from '../../core/workload/observe-digests.ts'
import { formatOf, type LoadFormat, LogReader } from '../../core/workload/read-log.ts'
import { decode } from '../../core/workload/sql-scanner.ts'
import { reasonOf, UserError } from '../../errors.ts'

const PIECE_BYTES = 1024 ** 2
/** Exports of digests have a few megabytes. */
const MOST_EXPORT_BYTES = 256 * 1024 ** 2

/** @throws UserError if a file cannot be read, or is no log or export, or they are of different formats */
export async function readLoad(paths: readonly string[], signal: AbortSignal) {
  const observer = new Observer()
  const exports: DigestRow[][] = []
  const formats = new Set<LoadFormat>()
  for (const path of paths) {
    let format: LoadFormat | undefined
    let log: LogReader | undefined
    let text = ''
    for await (const piece of piecesOf(path, signal)) {
      format ??= formatOf(piece)
      if (format === undefined) break
      if (format === 'performance-schema') text += piece
      else log ??= new LogReader(format, observer)
      log?.push(piece)
      if (text.length > MOST_EXPORT_BYTES)
        throw new UserError(`${path} is larger than ${MOST_EXPORT_BYTES / 1024 ** 2} MiB, as no export of digests is`)
    }
    if (format === undefined)
      throw new UserError(
        `${path}: found no log or export that is known; allowed: a general log, a slow log, or an ` +
          'export of events_statements_summary_by_digest',
      )
    log?.end()
    if (format === 'performance-schema') exports.push(digestRows(path, decode(text)))
    formats.add(format)
  }
  const [format, ...others] = formats
  if (format === undefined || others.length > 0)
    throw new UserError(`the files are of different formats (${[...formats].join(', ')}); read those of one at a time`)
  const [first, second, third] = exports
  if (third !== undefined)
    throw new UserError(`found ${exports.length} exports of digests; allowed: one, or an earlier and a later one`)
  if (first !== undefined) return { format, load: observeDigests(countDigests(second ?? first, second && first)) }
  const load = observer.finish()
  if (load.digests.length > 0) return { format, load }
  throw new UserError(`${paths.join(', ')}: no whole statement of a ${format} log was found; name another file`)
}

/** The pieces of a file, with a character for each byte. */
async function* piecesOf(path: string, signal: AbortSignal): AsyncGenerator<string> {
  try {
    yield* createReadStream(path, { highWaterMark: PIECE_BYTES, signal, encoding: 'latin1' }) as AsyncIterable<string>
  } catch (cause) {
    signal.throwIfAborted()
    throw new UserError(`cannot read ${path}: ${reasonOf(cause)}`, { cause })
  }
}

function digestRows(path: string, text: string): DigestRow[] {
  const rows = parseBatch(text)
  const [first = {}] = rows
  const missing = DIGEST_COLUMNS.filter((column) => !(column in first))
  if (missing.length === 0) return rows
  throw new UserError(
    `${path}: found no ${missing.join(', ')}; allowed: rows of performance_schema.events_statements_summary_by_digest ` +
      'with all columns, as mysql --batch prints them',
  )
}
