/**
 * The output directory. Slices are appended during the run, so that a stopped run keeps them. Every other file is
 * either complete or missing.
 */
import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { RunLine } from '../../core/measurement/measurement.ts'
import { type RunIdentity, UNFINISHED_VERSION } from '../../core/result/unfinished-run.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { toolVersion } from '../../version.ts'
import { maskValue } from '../machine/masking.ts'
import { unless } from './paths.ts'
import { cannotWrite, makeOwnDirectory, writeWhole } from './write-whole.ts'

export const SLICES = 'slices.jsonl'
/** File that says what a run without a result measures, so that `--continue` can resume the run. */
export const UNFINISHED_RUN = 'unfinished.json'
const RESULT = 'result.json'
const PICTURES = ['chart.vl.json', 'chart.svg', 'chart.png']
const IGNORE_FILE = '.gitignore'
const MADE_OF_RESULTS = [RESULT, 'comment.md', 'report.md', 'report.html', ...PICTURES]

/** Names of qpsgate's output. A directory with other names may hold files of the user. */
const OUTPUT_FILES: ReadonlySet<string> = new Set([SLICES, UNFINISHED_RUN, IGNORE_FILE, ...MADE_OF_RESULTS])

/**
 * Makes the output directory, and hides it from git, because results are large and change with every run.
 *
 * @throws UserError if it cannot be made, or its path has a link that the user may not have made
 */
export function makeOutputDirectory(path: string): void {
  try {
    const names = existsSync(path) ? readdirSync(path) : [SLICES]
    // A directory with other content, such as a repository, must not be hidden from git.
    const isOurs = names.includes(SLICES) && names.every((name) => OUTPUT_FILES.has(name))
    makeOwnDirectory(path)
    accessSync(path, constants.W_OK)
    // An existing .gitignore stays as it is, even if it is a link.
    if (isOurs) unless('EEXIST', () => writeFileSync(join(path, IGNORE_FILE), '*\n', { flag: 'wx' }))
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw new UserError(`cannot write to the output directory ${path}: ${reasonOf(cause)}; choose another with --out`, {
      cause,
    })
  }
}

/**
 * Refuses an output directory that is a file, so that no servers start in vain.
 *
 * @throws UserError if the path exists, but is no directory
 */
export function refuseOutputFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UserError(`--out ${path}: this is a file; name a directory`)
}

/** Whether a directory holds measurements, which must not be lost, because nobody can repeat them exactly. */
export function holdsMeasurement(path: string): boolean {
  return existsSync(join(path, SLICES))
}

/** Whether a directory holds a run without a result, which `--continue` can resume. */
export function holdsUnfinished(path: string): boolean {
  return existsSync(join(path, UNFINISHED_RUN))
}

interface RunOfOutput {
  /** What a later run must have in common with this one to resume it; undefined if no run can resume it. */
  readonly identity?: RunIdentity | undefined
  /** Lines that the run had measured before it was stopped; undefined for a new run. */
  readonly before?: readonly RunLine[] | undefined
}

export class OutputDirectory implements Disposable {
  readonly path: string
  readonly #run: RunOfOutput
  #slices: number | undefined

  /**
   * Opens a directory. Files of an earlier run stay until this run writes its first one, so that a run that fails early
   * destroys nothing.
   */
  constructor(path: string, run: RunOfOutput = {}) {
    this.path = path
    this.#run = run
    makeOutputDirectory(path)
  }

  /**
   * Writes all lines at once, so that a crash leaves no partial line. If the disk becomes full, the written part is
   * removed again.
   */
  appendLines = (lines: readonly RunLine[]): void => {
    if (lines.length === 0) return
    const slices = this.#opened()
    const before = fstatSync(slices).size
    try {
      appendFileSync(slices, textOf(maskValue(lines)))
    } catch (cause) {
      ftruncateSync(slices, before)
      throw cannotWrite(join(this.path, SLICES), cause)
    }
  }

  write(name: string, content: string | Uint8Array): void {
    this.#opened()
    writeWhole(this.path, name, content)
    if (name === RESULT) rmSync(join(this.path, UNFINISHED_RUN), { force: true })
  }

  /**
   * Opens the file of slices. The first call removes all files that an earlier run left, because files of two runs in
   * one directory would look like one run.
   */
  #opened(): number {
    const slices = join(this.path, SLICES)
    const { identity, before } = this.#run
    try {
      if (this.#slices !== undefined) return this.#slices
      // If a name is a link, only the link is removed.
      const old = before === undefined ? [SLICES, UNFINISHED_RUN, ...MADE_OF_RESULTS] : []
      for (const name of old) rmSync(join(this.path, name), { force: true })
      // Lines of an unfinished cell are left out, because the cell is measured again.
      if (before !== undefined) writeWhole(this.path, SLICES, textOf(before))
      this.#slices = openSync(slices, before === undefined ? 'ax' : 'a')
      if (identity !== undefined) {
        const unfinished = { schemaVersion: UNFINISHED_VERSION, toolVersion: toolVersion(), ...identity }
        writeWhole(this.path, UNFINISHED_RUN, `${JSON.stringify(unfinished, null, 2)}\n`)
      }
      return this.#slices
    } catch (cause) {
      throw cannotWrite(slices, cause)
    }
  }

  [Symbol.dispose](): void {
    if (this.#slices !== undefined) closeSync(this.#slices)
  }
}

function textOf(lines: readonly RunLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
