/** Reads a run's output: result.json and the slices next to it. */

import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { type Line, lineSchema, MOST_LOOKS, MOST_LOOKS_AT_ALL } from '../../core/measurement/measurement.ts'
import { parseVersioned, tryJson } from '../../core/measurement/stored-json.ts'
import type { RecordedResult } from '../../core/result/recorded-result.ts'
import { resultSchema, SCHEMA_VERSION } from '../../core/result/result.ts'
import { reasonOf, UserError } from '../../errors.ts'

const RESULT = 'result.json'
const SLICES = 'slices.jsonl'
/** Characters; a line with all variables of a server has far fewer. */
const LONGEST_LINE = 1 << 24

/**
 * @param path a result.json, or the output directory that holds it
 * @throws UserError naming the file and its problem
 */
export function readRecorded(path: string): RecordedResult {
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, RESULT) : path
  const parsed = parseVersioned(resultSchema, SCHEMA_VERSION, read(file))
  if (parsed.kind === 'read') return { name: file, result: parsed.value }
  throw new UserError(`${file} ${parsed.problem}`)
}

/**
 * The raw slices of a result, read as they are asked for. A last line that was cut off by a crash is left out; anything
 * else that is wrong is an error.
 *
 * @throws UserError naming the file, and the line where one is wrong
 */
export function* readLines({ name }: RecordedResult): Generator<Line> {
  const file = join(dirname(name), SLICES)
  const looks = new Map<string, number>()
  // Every look is taken again, which takes time.
  const isTooMany = (line: Line) => {
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
  let number = 0
  let cutOff = 0
  for (const rows of reading(file, readRows(file, LONGEST_LINE))) {
    for (const row of rows) {
      number += 1
      if (row === '') continue
      if (cutOff > 0) refuse(cutOff)
      const value = row.length > LONGEST_LINE ? null : tryJson(row)
      const line = lineSchema.safeParse(value).data
      if (line !== undefined && !isTooMany(line)) yield line
      else if (value === undefined) cutOff = number
      else refuse(number)
    }
  }
}

/** The system's message about a file becomes an error with the next step. */
function* reading<T>(file: string, items: Iterable<T>): Generator<T> {
  try {
    yield* items
  } catch (cause) {
    throw unreadable(file, cause)
  }
}

function read(file: string): string {
  try {
    return readFileSync(regular(file), 'utf8')
  } catch (cause) {
    throw unreadable(file, cause)
  }
}

/** A repository may have brought a link to a device, which has no end. */
function regular(file: string): string {
  if (statSync(file).isFile()) return file
  throw new Error('it is no regular file')
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

const CHUNK_BYTES = 1 << 16

/**
 * Text between line feeds, including the rest after the last one, by lists of as many as are read at a time.
 *
 * @param most characters of a row; a longer one is read to at most a chunk more, and ends the reading
 * @throws the system's error if the file cannot be read
 */
export function* readRows(file: string, most: number): Generator<string[]> {
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  const decoder = new StringDecoder('utf8')
  using opened = new DisposableStack()
  const descriptor = opened.adopt(openSync(regular(file), 'r'), closeSync)
  let rest = ''
  let bytes = 1
  while (bytes > 0 && rest.length <= most) {
    bytes = readSync(descriptor, chunk)
    const text = bytes === 0 ? decoder.end() : decoder.write(chunk.subarray(0, bytes))
    const [first = '', ...others] = text.split('\n')
    // Joined only where it ends: a long row is not looked through again and again.
    const last = others.pop()
    if (last !== undefined) yield [rest + first, ...others]
    rest = last ?? rest + first
  }
  yield [rest]
}
