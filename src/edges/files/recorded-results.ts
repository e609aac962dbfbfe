/** Reads back what a run has written: result.json and the slices beside it. */

import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Line, lineSchema, MOST_LOOKS } from '../../core/measurement/measurement.ts'
import { type Result, resultSchema, SCHEMA_VERSION } from '../../core/result/result.ts'
import type { ResultWithLines } from '../../core/result/result-with-lines.ts'
import { UserError } from '../../errors.ts'

const SHOWN_PROBLEMS = 5

/**
 * @param path a result.json, or the output directory that holds it
 * @throws UserError naming the file and what is wrong with it
 */
export function readRecorded(path: string): ResultWithLines {
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'result.json') : path
  const result = readResult(file)
  const slices = join(dirname(file), 'slices.jsonl')
  return { name: file, result, lines: readLines(slices) }
}

function readResult(file: string): Result {
  const value = parseJson(read(file), file)
  const version = z.looseObject({ schemaVersion: z.number() }).safeParse(value).data?.schemaVersion
  if (version !== undefined && version > SCHEMA_VERSION) {
    throw new UserError(
      `${file} has schema version ${version}, this qpsgate knows up to ${SCHEMA_VERSION}; use a newer one`,
    )
  }
  const parsed = resultSchema.safeParse(value)
  if (parsed.success) {
    if (parsed.data.imported === null) return parsed.data
    throw new UserError(
      `${file} was imported, so there are no slices to judge it by again, nor to store; call qpsgate import again instead`,
    )
  }
  const problems = parsed.error.issues
    .slice(0, SHOWN_PROBLEMS)
    .map((issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`)
  throw new UserError(`${file} is no result of qpsgate, or was changed:\n${problems.join('\n')}`)
}

/** A last line that was cut off by a crash is left out; anything else that is wrong is an error. */
function readLines(file: string): Line[] {
  const rows = read(file).split('\n')
  const last = rows.findLastIndex((row) => row !== '')
  const looks = new LookCount()
  return rows.flatMap((row, index) => {
    if (row === '') return []
    const parsed = lineSchema.safeParse(tryJson(row))
    if (parsed.success && !looks.isTooMany(parsed.data)) return [parsed.data]
    if (index === last && tryJson(row) === undefined) return []
    throw new UserError('this is no line that qpsgate wrote, or it was changed', { place: { file, line: index + 1 } })
  })
}

/** Every look is taken again, which takes time. */
class LookCount {
  readonly #counts = new Map<string, number>()

  isTooMany(line: Line): boolean {
    if (line.kind !== 'look') return false
    const key = JSON.stringify([line.trial, line.workload, line.threads])
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count > MOST_LOOKS
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new UserError(
      `cannot read ${file}: ${(cause as Error).message}; give an output directory of qpsgate run, or its result.json`,
      { cause },
    )
  }
}

function parseJson(text: string, file: string): unknown {
  const value = tryJson(text)
  if (value === undefined) throw new UserError(`${file} is not whole: it is no JSON (${text.length} characters)`)
  return value
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
