/** The output directory: slices are appended while the run goes on, everything else is written whole or not at all. */
import { appendFileSync, closeSync, fstatSync, ftruncateSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Line } from '../../core/measurement/measurement.ts'
import { FORMAT_FILES } from '../../core/request/result-format.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { cannotWrite, makeOwnDirectory, openNew, writeWhole } from './write-whole.ts'

const SLICES = 'slices.jsonl'
const CAUSES = 'causes.jsonl'
const PICTURES = ['chart', 'timeline'].flatMap((name) => [`${name}.vl.json`, `${name}.svg`, `${name}.png`])
const MADE_AT_THE_END = [CAUSES, 'result.json', 'report.md', 'report.html', ...PICTURES, ...Object.values(FORMAT_FILES)]

export class OutputDirectory implements Disposable {
  readonly path: string
  readonly #slices: number
  #causes: number | undefined

  /** Removes what an earlier run left under the same names, so that files of two runs never stand side by side. */
  constructor(path: string) {
    this.path = path
    try {
      makeOwnDirectory(path)
      for (const name of MADE_AT_THE_END) rmSync(join(path, name), { force: true })
      this.#slices = openNew(join(path, SLICES))
    } catch (cause) {
      if (cause instanceof UserError) throw cause
      throw new UserError(
        `cannot write to the output directory ${path}: ${reasonOf(cause)}; choose another with --out`,
        { cause },
      )
    }
  }

  appendLines = (lines: readonly Line[]): void => {
    if (lines.length > 0) append(this.#slices, join(this.path, SLICES), lines)
  }

  /** What the search for causes measured, which is no part of the comparison. */
  appendCauses = (lines: readonly Line[]): void => {
    if (lines.length === 0) return
    const path = join(this.path, CAUSES)
    this.#causes ??= openNew(path)
    append(this.#causes, path, lines)
  }

  write(name: string, content: string | Uint8Array): void {
    writeWhole(this.path, name, content)
  }

  [Symbol.dispose](): void {
    closeSync(this.#slices)
    if (this.#causes !== undefined) closeSync(this.#causes)
  }
}

/** One write for all lines, so that a crash leaves no half of one; what a full disk took of them is given up again. */
function append(file: number, path: string, lines: readonly Line[]): void {
  let before: number | undefined
  try {
    before = fstatSync(file).size
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  } catch (cause) {
    if (before !== undefined) ftruncateSync(file, before)
    throw cannotWrite(path, cause)
  }
}
