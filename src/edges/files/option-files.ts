/** Option files on disk. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  type DirectoryListing,
  type FileReading,
  LARGEST_OPTION_FILE_BYTES,
  type OptionFileReader,
} from '../../core/suite/option-includes.ts'
import { foldersAround, isDirectory, isInside, realPathOf } from './paths.ts'

/** How messages call the root of what a repository holds. */
export const REPOSITORY = 'the repository'

/**
 * Reads what is on disk; relative paths start at the folder. The root of an option file is the repository around its
 * folder, or its folder itself where there is none.
 */
export function diskOptionFiles(folder: string): OptionFileReader {
  const isOutside = (path: string, top: string) =>
    path !== top && !isInside(realPathOf(resolve(folder, path)), rootAround(resolve(folder, top)).path)
  return {
    rootOf: (top) => rootAround(resolve(folder, top)).name,
    file: (path, top) => (isOutside(path, top) ? { kind: 'outside' } : readOnDisk(resolve(folder, path))),
    directory: (path, top) => (isOutside(path, top) ? { kind: 'outside' } : listOnDisk(resolve(folder, path))),
  }
}

function rootAround(top: string): { path: string; name: string } {
  const folder = isDirectory(top) ? top : dirname(top)
  const real = realPathOf(folder)
  const repository = foldersAround(real).find((candidate) => existsSync(join(candidate, '.git')))
  return repository === undefined ? { path: real, name: folder } : { path: repository, name: REPOSITORY }
}

/** The text of a file on disk. Nothing but regular files is opened: a pipe would never end. */
export function readOnDisk(path: string): FileReading {
  try {
    const found = statSync(path)
    if (!found.isFile()) return { kind: 'absent' }
    return found.size > LARGEST_OPTION_FILE_BYTES ? { kind: 'too-large' } : asReading(readFileSync(path, 'utf8'))
  } catch (error) {
    return whyNot(error)
  }
}

/** Text with NUL characters is none. */
export function asReading(text: string): FileReading {
  return text.includes('\0') ? { kind: 'binary' } : { kind: 'text', text }
}

function listOnDisk(path: string): DirectoryListing {
  try {
    return { kind: 'names', names: readdirSync(path) }
  } catch (error) {
    return whyNot(error)
  }
}

function whyNot(error: unknown): { kind: 'absent' } | { kind: 'unreadable'; why: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return /^(?:ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG)$/.test(code) ? { kind: 'absent' } : { kind: 'unreadable', why: code }
}
