/** Reads a stopped run from its output directory, so that `--continue` can resume it. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RunLine } from '../../core/measurement/measurement.ts'
import { parseVersioned } from '../../core/measurement/stored-json.ts'
import { linesOfWholeCells } from '../../core/measurement/whole-cells.ts'
import { type RunIdentity, UNFINISHED_VERSION, unfinishedRunSchema } from '../../core/result/unfinished-run.ts'
import { UserError } from '../../errors.ts'
import { UNFINISHED_RUN } from './output-directory.ts'
import { linesIn } from './recorded-results.ts'

export interface UnfinishedRun {
  readonly identity: RunIdentity
  /** Lines of complete cells. A cell that was cut off is measured again. */
  readonly lines: readonly RunLine[]
}

/** Maximum size of the file, bytes. Even the file of a run with thousands of scenarios is smaller. */
const LARGEST = 4 * 1024 ** 2

/** @throws UserError if the directory holds no stopped run, or a finished one */
export function readUnfinished(directory: string): UnfinishedRun {
  const file = join(directory, UNFINISHED_RUN)
  const refusal = (what: string) => new UserError(`--continue: ${what}; measure again without --continue`)
  if (existsSync(join(directory, 'result.json')))
    throw new UserError(
      `--continue: the run in ${directory} is finished, qpsgate report ${directory} shows it; to start over, leave out --continue`,
    )
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined)
    throw refusal(`${directory} holds no run that was stopped; name its directory with --out, or`)
  if (!stats.isFile() || stats.size > LARGEST) throw refusal(`${file} is no file that qpsgate wrote`)
  const parsed = parseVersioned(unfinishedRunSchema, UNFINISHED_VERSION, readFileSync(file, 'utf8'))
  if (parsed.kind === 'problem') throw refusal(`${file} ${parsed.problem}`)
  const { facts, fingerprints } = parsed.value
  return { identity: { facts, fingerprints }, lines: linesOfWholeCells([...linesIn(directory)]) }
}
