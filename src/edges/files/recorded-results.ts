/**
 * Reads the output of a run: result.json, and the slices next to it. Both may come from a stranger, so sizes are
 * limited.
 */

import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { lineSchema, MOST_LOOKS_AT_ALL, type RunLine } from '../../core/measurement/measurement.ts'
import { parseVersioned, tryJson } from '../../core/measurement/stored-json.ts'
import { resultSchema, SCHEMA_VERSION } from '../../core/result/result.ts'
import type { ResultFile } from '../../core/result/result-file.ts'
import { LEAST_LOOK_BLOCKS, LOOK_GROWTH } from '../../core/verdict/alpha.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { SLICES } from './output-directory.ts'

const RESULT = 'result.json'
/** Maximum size of a result, bytes. Even a result with thousands of scenarios is smaller. */
const LARGEST_RESULT = 32 * 1024 ** 2
/**
 * Maximum size of the slices, bytes for each measured hour. An hour has at most 25 slices a second, each of about 200
 * bytes, and half as many again to confirm a slowdown: 27 MB. Totals and variables come on top, such as 8 MB for three
 * workloads at eleven numbers of threads for eight servers in ten trials.
 */
const LARGEST_SLICES = 48 * 1024 ** 2
/**
 * Maximum number of slices that all looks of an hour compare. A run of a single cell, with about 26 looks in each of
 * ten trials, compares half as many.
 */
const MOST_COMPARED = 25_000_000
/** Maximum budget of a suite, hours. */
const MOST_HOURS = 24
/** Maximum number of characters of a line. A line with all variables of a server has far fewer. */
const LONGEST_LINE = 1 << 24

/**
 * @param path a result.json, or the output directory that holds it
 * @throws UserError with the file and its problem
 */
export function readRecorded(path: string): ResultFile {
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, RESULT) : path
  const parsed = parseVersioned(resultSchema, SCHEMA_VERSION, read(file, LARGEST_RESULT).toString())
  if (parsed.kind === 'read') return { name: file, result: parsed.value }
  throw new UserError(`${file} ${parsed.problem}`)
}

/**
 * The raw slices of a result. An incomplete last line is left out, because a crash may have cut it off. Anything else
 * that is wrong is an error.
 *
 * @throws UserError with the file, and the line if one is wrong
 */
export function readLines({ name, result: { measuredSeconds } }: ResultFile): Generator<RunLine> {
  return linesIn(dirname(name), Math.min(MOST_HOURS, Math.max(1, Math.ceil(measuredSeconds / 3600))))
}

/**
 * Lines of an output directory, with or without a result.
 *
 * @param hours maximum time in which the lines were measured; it limits the size of the file
 */
export function* linesIn(directory: string, hours = MOST_HOURS): Generator<RunLine> {
  const file = join(directory, SLICES)
  const bytes = read(file, hours * LARGEST_SLICES)
  const refuse = (line: number) => {
    throw new UserError('this is no line that qpsgate wrote, or it was changed', { place: { file, line } })
  }
  const excess = firstExcess(rowsOf(bytes), hours * MOST_COMPARED)
  if (excess !== undefined) refuse(excess)
  let cutOff = 0
  let number = 0
  for (const row of rowsOf(bytes)) {
    number++
    if (row === '') continue
    if (cutOff > 0) refuse(cutOff)
    const value = row.length > LONGEST_LINE ? null : tryJson(row)
    const line = lineSchema.safeParse(value).data
    if (line !== undefined) yield line
    else if (value === undefined) cutOff = number
    else refuse(number)
  }
}

/** Parts of a line that are needed to count looks. */
const countedSchema = z.object({
  kind: z.string(),
  trial: z.number(),
  workload: z.string().nullable(),
  threads: z.number().nullable(),
})

/**
 * Number of the first line with a look that no run would take. This check comes before the looks are replayed, because
 * a forged file with many looks would take very long to replay.
 */
function firstExcess(rows: Iterable<string>, mostCompared: number): number | undefined {
  const [slices, looks, ofCell] = [new Tally(), new Tally(), new Tally()]
  let all = 0
  let compared = 0
  let number = 0
  for (const row of rows) {
    number++
    const line = countedSchema.safeParse(row.length > LONGEST_LINE ? null : tryJson(row)).data
    if (line === undefined) continue
    const { kind, trial, workload, threads } = line
    const cell = JSON.stringify([workload, threads])
    const place = JSON.stringify([trial, workload, workload === null ? null : threads])
    if (kind === 'slice') {
      all++
      slices.add(place)
      ofCell.add(cell)
    } else if (kind === 'look') {
      compared += workload === null ? all : ofCell.of(cell)
      const most = workload === null ? MOST_LOOKS_AT_ALL : mostLooks(slices.of(place))
      if (looks.add(place) > most || compared > mostCompared) return number
    }
  }
  return undefined
}

/** Minimum number of arms in a comparison. */
const ARMS = 2

/**
 * Maximum number of looks at a cell in one trial: twice the number that is due for so many slices, including the last
 * look. The factor two is needed because looks are due by time: longer blocks leave fewer slices in the same time.
 */
function mostLooks(slices: number): number {
  const growth = Math.max(1, slices / (ARMS * LEAST_LOOK_BLOCKS))
  return 2 * (2 + Math.log(growth) / Math.log(LOOK_GROWTH))
}

class Tally {
  readonly #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  add(key: string): number {
    const count = this.of(key) + 1
    this.#counts.set(key, count)
    return count
  }
}

/** Yields rows one by one, because the file of a long study exceeds the maximum length of a string. */
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
    // A repository may contain a link to a device, and reading a device may never end.
    if (!stats.isFile()) throw new Error('it is no regular file')
    if (stats.size > most) throw new Error(`it has ${stats.size} bytes, and at most ${most} are allowed`)
    return readFileSync(file)
  } catch (cause) {
    throw unreadable(file, cause)
  }
}

function unreadable(file: string, cause: unknown): UserError {
  // Raw data without a result are those of a stopped run. They allow no verdict, because only a part of the plan was
  // measured.
  const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
  if (isMissing && basename(file) === RESULT && existsSync(join(dirname(file), SLICES)))
    return new UserError(
      `${dirname(file)} holds the raw data of a run that was not finished, and no result; go on with its command and --continue, or measure again`,
      { cause },
    )
  return new UserError(
    `cannot read ${file}: ${reasonOf(cause)}; give an output directory of qpsgate run, or its result.json`,
    { cause },
  )
}
