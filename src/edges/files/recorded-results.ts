/** Reads a run's output: result.json and the slices next to it. */

import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lineSchema, MOST_LOOKS, MOST_LOOKS_AT_ALL, type RunLine } from '../../core/measurement/measurement.ts'
import { parseVersioned, tryJson } from '../../core/measurement/stored-json.ts'
import type { RecordedResult } from '../../core/result/recorded-result.ts'
import { resultSchema, SCHEMA_VERSION } from '../../core/result/result.ts'
import { reasonOf, UserError } from '../../errors.ts'

const RESULT = 'result.json'
const SLICES = 'slices.jsonl'
/** Bytes; a result of thousands of scenarios has some. */
const LARGEST_RESULT = 32 * 1024 ** 2
/** Characters; a line with all variables of a server has far fewer. */
const LONGEST_LINE = 1 << 24

/**
 * @param path a result.json, or the output directory that holds it
 * @throws UserError naming the file and its problem
 */
export function readRecorded(path: string): RecordedResult {
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, RESULT) : path
  const parsed = parseVersioned(resultSchema, SCHEMA_VERSION, read(file, LARGEST_RESULT).toString())
  if (parsed.kind === 'read') return { name: file, result: parsed.value }
  throw new UserError(`${file} ${parsed.problem}`)
}

/**
 * The raw slices of a result. A last line that was cut off by a crash is left out; anything
 * else that is wrong is an error.
 *
 * @throws UserError naming the file, and the line where one is wrong
 */
export function* readLines({ name }: RecordedResult): Generator<RunLine> {
  const file = join(dirname(name), SLICES)
  const looks = new Map<string, number>()
  // Every look is taken again, which takes time.
  const isTooMany = (line: RunLine) => {
    if (line.kind !== 'look') return false
    // One at all cells takes as long as one at each of them.
    const isAtAll = line.workload === null
    const key = JSON.stringify([line.trial, line.workload, isAtAll ? null : line.threads])
    looks.set(key, (looks.get(key) ?? 0) + 1)
    return (looks.get(key) ?? 0) > (isAtAll ? MOST_LOOKS_AT_ALL : MOST_LOOKS)
  }
  const refuse = (line: number) => {
    throw new UserError('this is no line that qpsgate wrote, or it was changed', { place: { file, line } })
  }
  let cutOff = 0
  let number = 0
  for (const row of rowsOf(read(file))) {
    number++
    if (row === '') continue
    if (cutOff > 0) refuse(cutOff)
    const value = row.length > LONGEST_LINE ? null : tryJson(row)
    const line = lineSchema.safeParse(value).data
    if (line !== undefined && !isTooMany(line)) yield line
    else if (value === undefined) cutOff = number
    else refuse(number)
  }
}

/** Row by row: a long study has more of them than a string holds. */
function* rowsOf(bytes: Buffer): Generator<string> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf('\n', from)
    const until = end === -1 ? bytes.length : end
    yield bytes.toString('utf8', from, until)
    from = until + 1
  }
}

function read(file: string, most = Number.POSITIVE_INFINITY): Buffer {
  try {
    const stats = statSync(file)
    // A repository may have brought a link to a device, which has no end.
    if (!stats.isFile()) throw new Error('it is no regular file')
    if (stats.size > most) throw new Error(`it has ${stats.size} bytes, and a result ${most} at the most`)
    return readFileSync(file)
  } catch (cause) {
    throw unreadable(file, cause)
  }
}

function unreadable(file: string, cause: unknown): UserError {
  // Raw data without a result: the run was stopped without a verdict, and part of a plan allows none.
  const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
  if (isMissing && basename(file) === RESULT && existsSync(join(dirname(file), SLICES)))
    return new UserError(
      `${dirname(file)} holds the raw data of a run that was not finished, and no result; measure again`,
      { cause },
    )
  return new UserError(
    `cannot read ${file}: ${reasonOf(cause)}; give an output directory of qpsgate run, or its result.json`,
    { cause },
  )
}
