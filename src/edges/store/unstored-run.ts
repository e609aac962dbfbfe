/** A run that could not be stored, kept in the output directory until it can. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseRecord, type RunRecord, textOf } from '../../core/history/run-record.ts'
import { pathOf } from '../../core/history/stored-paths.ts'
import { shellWord } from '../../core/wording/escape.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { writeWhole } from '../files/write-whole.ts'
import { UNSTORED_RUN_FILE } from './well-known-names.ts'

export interface UnstoredRun {
  readonly run: RunRecord
  /** Why it could not be stored. */
  readonly problem: string
  /** Flags of `qpsgate record` that name the store. */
  readonly storeFlags: readonly string[]
}

/** The place of a kept run, and the command that stores it later. */
export interface KeptRun {
  readonly file: string
  /** The command that stores the run. */
  readonly command: string
}

/**
 * @param folder the output directory
 * @throws where it cannot be written to
 */
export function keepUnstored(folder: string, { run, problem, storeFlags }: UnstoredRun): KeptRun {
  const file = join(folder, UNSTORED_RUN_FILE)
  const command = ['qpsgate record', shellWord(file), ...storeFlags.map(flagOrWord)].join(' ')
  const content = { command, problem, run: JSON.parse(textOf(run)) }
  writeWhole(folder, UNSTORED_RUN_FILE, `${JSON.stringify(content, null, 2)}\n`)
  return { file, command }
}

const WANTED = `give the ${UNSTORED_RUN_FILE} next to a result, or the output directory of qpsgate run`

/** @throws UserError if there is no such file, or it holds no run */
export function readUnstored(file: string): RunRecord {
  const kept = z.looseObject({ run: z.unknown() }).safeParse(parseJson(file))
  const parsed = kept.success ? parseRecord(JSON.stringify(kept.data.run), file) : undefined
  if (parsed?.kind === 'record') return parsed.record
  throw new UserError(parsed?.problem ?? `${file} holds no run that could not be stored; ${WANTED}`)
}

/** Removes the file where it holds that run, which has been stored since. */
export function removeUnstored(folder: string, run: RunRecord): void {
  const file = join(folder, UNSTORED_RUN_FILE)
  try {
    if (pathOf(readUnstored(file)) === pathOf(run)) rmSync(file)
  } catch {
    // There is none, as usual; or it is no longer wanted and cannot be removed, which does no harm.
  }
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new UserError(`${file} is not whole: it is no JSON; ${WANTED}`, { cause })
    throw new UserError(`cannot read ${file}: ${reasonOf(cause)}; ${WANTED}`, { cause })
  }
}

function flagOrWord(word: string): string {
  return /^--[a-z-]+$/.test(word) ? word : shellWord(word)
}
