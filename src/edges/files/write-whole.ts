/** Writes files so that no link that a repository brings makes us write elsewhere. */
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { MeasurementError, reasonOf, UserError } from '../../errors.ts'
import { mask } from '../machine/masking.ts'
import { makeDirectory } from './make-directory.ts'
import { foreignLink, unless } from './paths.ts'

/** Ending of a file's name until it is complete; no other file of ours has it. */
export const UNFINISHED = '.unfinished'

/**
 * Makes a directory with its parents.
 *
 * @throws UserError if a link leads to it that the user may not have made
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
 * Writes a file for people whole or not at all, and makes its directory.
 *
 * @throws UserError if a link leads elsewhere, MeasurementError where it cannot be written
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

/** Puts a file in the place of another: it is whole or not there, also when the power fails. */
export function putInPlace(path: string, content: string | Uint8Array, mode = 0o666): void {
  placeWhole(path, content, mode, (unfinished) => renameSync(unfinished, path))
}

/** Puts a whole file where there is none. If several processes write it, the first one's file stays. */
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
    // Removing, even by force, fails where a part of the path is no directory.
    if (existsSync(unfinished)) rmSync(unfinished)
  }
}

/** Waits until the names in a directory, or a file, are on the disk. */
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
