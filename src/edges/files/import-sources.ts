/** Reads the input of `qpsgate import`: tables, and directories of sysbench's output. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportSource } from '../../core/imported/sources.ts'
import { REPORT_NAMES, type ReportFile } from '../../core/imported/sysbench-report.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { isDirectory } from './paths.ts'

/** Tables of figures are small; a larger file is something else. */
const MOST_BYTES = 16 * 1024 ** 2
const MEBIBYTE = 1024 ** 2
const REPORT = /\.txt$/
const WANTED = 'give a CSV file, or a directory of the output of sysbench'

/** @throws UserError if one cannot be read, or a directory holds no output of sysbench */
export function importSource(path: string): ImportSource {
  return isDirectory(path)
    ? { kind: 'reports', files: reportsIn(path) }
    : { kind: 'table', file: path, text: read(path) }
}

/** In the directory and in those directly in it, sorted by path; files that do not end in .txt are passed over. */
function reportsIn(directory: string): ReportFile[] {
  const paths = list(directory).flatMap((name) =>
    isDirectory(join(directory, name)) ? list(join(directory, name)).map((inner) => `${name}/${inner}`) : [name],
  )
  const reports = paths.filter((path) => REPORT.test(path) && !isDirectory(join(directory, path)))
  if (reports.length === 0)
    throw new UserError(`no output of sysbench is in ${directory}; files that are read there: ${REPORT_NAMES}`)
  return reports.map((path) => ({ file: join(directory, path), path, text: read(join(directory, path)) }))
}

function list(directory: string): string[] {
  try {
    return readdirSync(directory).sort()
  } catch (cause) {
    throw new UserError(`cannot read ${directory}: ${reasonOf(cause)}; ${WANTED}`, { cause })
  }
}

function read(path: string): string {
  try {
    const facts = statSync(path)
    if (!facts.isFile()) throw new UserError(`${path} is no file; ${WANTED}`)
    if (facts.size > MOST_BYTES)
      throw new UserError(`${path} is larger than ${MOST_BYTES / MEBIBYTE} MiB, as no table of figures is; ${WANTED}`)
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw new UserError(`cannot read ${path}: ${reasonOf(cause)}; ${WANTED}`, { cause })
  }
}
