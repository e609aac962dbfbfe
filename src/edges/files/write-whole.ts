/** Writes files so that no symbolic link in a repository can make qpsgate write elsewhere. */
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { MeasurementError, reasonOf, UserError } from '../../errors.ts'
import { mask } from '../machine/masking.ts'
import { makeDirectory } from './make-directory.ts'
import { foreignLink, unless } from './paths.ts'

/**
 * Ending of a file's name until the file is complete. No other file of qpsgate has this ending, so that readers can
 * skip unfinished files.
 */
export const UNFINISHED = '.unfinished'

/**
 * Makes a directory with its parents.
 *
 * @throws UserError if the path has a link that a repository may have brought
 */
export function makeOwnDirectory(path: string): void {
  const link = foreignLink(path)
  if (link !== undefined)
    throw new UserError(
      `cannot write to ${path}: ${link} is a symbolic link, which the repository may have brought along; ` +
        'remove it, or name the directory that it leads to',
    )
  makeDirectory(resolve(path))
}

/**
 * Writes a file that is complete or missing, even after a crash. Secrets in texts are masked. The directory is made if
 * it is missing.
 *
 * @throws UserError if a link leads elsewhere, MeasurementError if the file cannot be written
 */
export function writeWhole(directory: string, name: string, content: string | Uint8Array): void {
  const path = join(directory, name)
  try {
    makeOwnDirectory(dirname(path))
    putInPlace(path, typeof content === 'string' ? mask(content) : content)
  } catch (thrown) {
    throw thrown instanceof UserError ? thrown : cannotWrite(path, thrown)
  }
}

/** Makes or replaces a file. Even after a power failure, the new file is complete or missing. */
export function putInPlace(path: string, content: string | Uint8Array, mode = 0o666): void {
  placeWhole(path, content, mode, (unfinished) => renameSync(unfinished, path))
}

/** Writes a complete file if there is none. If several processes do so at once, the first one's file stays. */
export function putUnlessThere(path: string, content: string): void {
  placeWhole(path, content, 0o666, (unfinished) => unless('EEXIST', () => linkSync(unfinished, path)))
}

function placeWhole(
  path: string,
  content: string | Uint8Array,
  mode: number,
  place: (unfinished: string) => void,
): void {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
  try {
    writeFileSync(unfinished, content, { flag: 'wx', flush: true, mode })
    place(unfinished)
  } finally {
    // The check comes first, because even with `force`, rmSync fails if a part of the path is no directory.
    if (existsSync(unfinished)) rmSync(unfinished)
  }
}

/** Waits until a file, or the list of a directory's names, is on the disk, so that a power failure cannot undo it. */
export function flushToDisk(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

export function cannotWrite(path: string, cause: unknown): MeasurementError {
  return new MeasurementError(`cannot write ${path}: ${reasonOf(cause)}`, { step: 'write files', cause })
}
