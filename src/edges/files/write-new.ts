/** New files, all or none of them, and never over others. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../../errors.ts'
import { cannotWrite, makeOwnDirectory } from './write-whole.ts'

/** A file by its path from the top of the target folder. */
export interface NewFile {
  readonly path: string
  readonly text: string
}

/** @throws UserError if one of them is there already, by either ending that workflows may have */
export function refuseExisting(top: string, files: readonly NewFile[]): void {
  const names = new Set(files.flatMap(({ path }) => [path, path.replace(/\.yml$/, '.yaml')]))
  const there = [...names].filter((path) => existsSync(join(top, path)))
  if (there.length === 0) return
  const verb = there.length === 1 ? 'is' : 'are'
  throw new UserError(
    `${there.join(' and ')} ${verb} there already, so nothing was written; remove or rename ${there.length === 1 ? 'it' : 'them'} first`,
  )
}

/** @throws UserError as above, and where a link leads elsewhere; MeasurementError where they cannot be written */
export function writeAllNew(top: string, files: readonly NewFile[]): void {
  refuseExisting(top, files)
  const made: string[] = []
  try {
    for (const { path, text } of files) {
      const whole = join(top, path)
      makeOwnDirectory(dirname(whole))
      // Fails where somebody was faster, a link included.
      writeFileSync(whole, text, { flag: 'wx' })
      made.push(whole)
    }
  } catch (thrown) {
    for (const path of made) rmSync(path)
    throw thrown instanceof UserError ? thrown : cannotWrite(files.map(({ path }) => path).join(', '), thrown)
  }
}
