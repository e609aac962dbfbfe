/**
 * Reads option files, suites and workloads from disk. Whatever a stranger has written into such a file, it cannot make
 * qpsgate read anything outside the file's repository.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import {
  type DirectoryListing,
  type FileReading,
  largestBytes,
  type OptionFileReader,
} from '../../core/sources/option-includes.ts'
import { checkoutAround, foldersAround, foreignLink, isCheckout, isDirectory, isInside, realPathOf } from './paths.ts'

/** Name of a repository's root in messages. */
export const REPOSITORY = 'the repository'

/**
 * Reads option files that the user names. Relative paths start at the folder. The root of a file is the repository
 * around its path as the user spelled it, wherever links lead. Without a repository, the root is the file's folder.
 * Included files must lie in the root. In a repository, the file itself must lie there, too, because a stranger may
 * have made it a link.
 */
export function diskOptionFiles(folder: string): OptionFileReader {
  const roots = new Map<string, Root>()
  const rootOf = (top: string) => {
    const path = resolve(folder, top)
    const topFolder = isDirectory(path) ? path : dirname(path)
    const root = roots.get(top) ?? repositoryRoot(topFolder) ?? rootAround(topFolder)
    roots.set(top, root)
    return root
  }
  return readerIn(folder, rootOf, (path, top) => path === top && rootOf(top).name !== REPOSITORY)
}

/**
 * Reads option files that a suite names. Relative paths start at the suite's folder. The files, and those that they
 * include, must lie in the repository around the suite, or in its folder if there is none, because a stranger may have
 * written the suite.
 */
export function suiteOptionFiles(suite: string): OptionFileReader {
  const folder = resolve(dirname(suite))
  const root = rootAround(folder)
  return readerIn(folder, () => root)
}

/**
 * @returns a reader of a user's workload and of the files that it names. It reads only in the repository around the
 *   workload, or in the workload's folder if there is none.
 */
export function workloadFiles(file: string): OptionFileReader {
  const folder = resolve(dirname(file))
  const root = repositoryRoot(folder) ?? rootAround(folder)
  return readerIn(
    '.',
    () => root,
    () => false,
    readNamed,
  )
}

/** Reads a suite. The result is `outside` if links lead out of the suite's repository. */
export function readSuiteOnDisk(suite: string): FileReading {
  const whole = resolve(suite)
  const repository = foldersAround(dirname(whole)).find(isCheckout)
  if (repository === undefined) return readOnDisk(whole)
  return holds(realPathOf(repository), realPathOf(whole)) ? readNamed(whole) : { kind: 'outside' }
}

interface Root {
  readonly path: string
  readonly name: string
}

function readerIn(
  folder: string,
  rootOf: (top: string) => Root,
  isFree: (path: string, top: string) => boolean = () => false,
  readTop: (path: string) => FileReading = readOnDisk,
): OptionFileReader {
  const isOutside = (path: string, top: string) =>
    !isFree(path, top) && !holds(rootOf(top).path, realPathOf(resolve(folder, path)))
  const read = (path: string, top: string) => (path === top ? readTop : readOnDisk)(resolve(folder, path))
  return {
    rootOf: (top) => rootOf(top).name,
    file: (path, top) => (isOutside(path, top) ? { kind: 'outside' } : read(path, top)),
    directory: (path, top) => (isOutside(path, top) ? { kind: 'outside' } : listOnDisk(resolve(folder, path))),
  }
}

/** The repository around a folder as it is spelled, before links are followed; undefined if there is none. */
function repositoryRoot(folder: string): Root | undefined {
  const top = foldersAround(folder).find(isCheckout)
  return top === undefined ? undefined : { path: realPathOf(top), name: REPOSITORY }
}

function rootAround(folder: string): Root {
  const repository = checkoutAround(folder)
  return repository === undefined ? { path: realPathOf(folder), name: folder } : { path: repository, name: REPOSITORY }
}

/** Whether a path lies in a root. Files of .git do not count, because they may hold credentials. */
export function holds(root: string, path: string): boolean {
  return isInside(path, root) && !relative(root, path).split('/').includes('.git')
}

/**
 * Reads a file only if its path has no link. Messages quote the file, and whoever made a link may have no right to read
 * its target.
 */
function readNamed(path: string): FileReading {
  return foreignLink(path) === undefined ? readOnDisk(path) : { kind: 'unreadable', why: 'its path has a link' }
}

/** Reads regular files only, because reading a pipe might never end. */
function readOnDisk(path: string): FileReading {
  try {
    const stats = statSync(path)
    if (!stats.isFile()) return { kind: 'absent' }
    const most = largestBytes(path)
    if (stats.size > most) return { kind: 'too-large', bytes: stats.size, most }
    return asReading(readFileSync(path, 'utf8'))
  } catch (error) {
    return whyNot(error)
  }
}

/** A file's text. A text with NUL characters counts as binary. */
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
