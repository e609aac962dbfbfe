/** Option files of a repository that a container has in the places where its server looks for them. */

import { type OptionFileReader, readOptionDirectory, readOptionFile } from '../suite/option-includes.ts'
import type { Problem, ServerOption } from '../suite/suite.ts'
import type { DirectiveWarning } from '../warnings/warning.ts'
import { readEmbeddedOptions } from './embedded-options.ts'
import { unknownOption } from './source.ts'

/** A file or folder, and its place in the container. */
export interface MountedFile {
  /** Its path as the user would write it, its text, or the name of something outside the repository. */
  readonly from:
    | { readonly path: string }
    | { readonly text: string; readonly lineOf: (line: number) => number }
    | { readonly name: string }
  /** Path in the container. */
  readonly target: string
  /** Line of the mount, 1-based. */
  readonly line: number
}

export interface MountedOptions {
  readonly options: readonly ServerOption[]
  readonly problems: readonly Problem[]
  readonly warnings: readonly DirectiveWarning[]
}

/** Files that a server reads first, and folders from which it reads all that end in .cnf, in its order. */
const MAIN_FILE =
  /^\/(?:etc\/(?:mysql\/)?my\.cnf|etc\/mysql\/mariadb\.cnf|opt\/bitnami\/(?:mysql|mariadb)\/conf\/my(?:_custom)?\.cnf)$/
const FOLDERS =
  /^\/(?:etc\/(?:mysql\/(?:conf\.d|mysql\.conf\.d|mariadb\.conf\.d)|my\.cnf\.d|percona[\w.-]*))\/(?:[^/]+\.cnf)?$/
const MAIN_FOLDER = /^\/etc\/mysql\/?$|^\/opt\/bitnami\/(?:mysql|mariadb)\/conf\/?$/
/** Folders below one that holds all of a server's configuration. */
const BELOW = ['conf.d', 'mysql.conf.d', 'mariadb.conf.d'] as const

/** Whether a server looks for option files at a place in its container. */
export function isServersPlace(target: string): boolean {
  return MAIN_FILE.test(target) || MAIN_FOLDER.test(target) || FOLDERS.test(asFolder(target)) || FOLDERS.test(target)
}

function asFolder(target: string): string {
  return /\.cnf$|\/$/.test(target) ? target : `${target}/`
}

/**
 * Reads the files that a server finds in its places, in its order. Other files are skipped. One that the repository
 * does not have is an unknown setting, with a warning.
 *
 * @param file the file that names them
 * @param reader of the repository of that file, see `within`
 */
export function readMountedFiles(
  mounts: readonly MountedFile[],
  file: string,
  reader: OptionFileReader,
): MountedOptions {
  const placed = mounts
    .map((mount) => ({ ...mount, target: targetOf(mount) }))
    .filter(({ target }) => isServersPlace(target))
    .toSorted((one, other) => (orderOf(one.target) < orderOf(other.target) ? -1 : 1))
  const read = placed.map((mount) => readMount(mount, file, reader))
  return {
    options: read.flatMap(({ options }) => options.filter((option) => !isOwnInclude(option.name))),
    problems: read.flatMap(({ problems }) => problems),
    warnings: read.flatMap(({ warnings }) => warnings.filter(({ directive }) => !isOwnInclude(directive))),
  }
}

/** A file that goes into a folder keeps its name there. */
function targetOf({ from, target }: MountedFile): string {
  const isFile = 'path' in from && /\.cnf$/i.test(from.path)
  if (!isFile || !target.endsWith('/')) return target
  return target + from.path.slice(from.path.lastIndexOf('/') + 1)
}

/** Main files first. */
function orderOf(target: string): string {
  return `${MAIN_FILE.test(target) || MAIN_FOLDER.test(target) ? 0 : 1}${target}`
}

/** An include of the container's own folders, which are read as they are mounted. */
function isOwnInclude(directive: string): boolean {
  return /^!include(?:dir)? +\/etc\/(?:mysql|my\.cnf\.d)(?:\/|$)/.test(directive)
}

function readMount(mount: MountedFile, file: string, reader: OptionFileReader): MountedOptions {
  const { from, target, line } = mount
  if ('text' in from) return readEmbeddedOptions({ ...from, file, key: 'content' })
  if ('path' in from) {
    const read = MAIN_FOLDER.test(target) ? readFolder(from.path, reader) : readPath(from.path, reader)
    if (read !== undefined) return read
  }
  const name = 'path' in from ? from.path : from.name
  return {
    options: [unknownOption(name, target, { file, line })],
    problems: [],
    warnings: [{ code: 'include-missing', file, line, directive: `${name} at ${target}` }],
  }
}

function readFolder(path: string, reader: OptionFileReader): MountedOptions | undefined {
  const listing = reader.directory(path, path)
  if (listing.kind !== 'names') return undefined
  const main = listing.names.filter((name) => /^(?:my|mariadb|my_custom)\.cnf$/.test(name)).toSorted()
  const paths = [...main, ...BELOW.filter((name) => listing.names.includes(name))].map((name) => `${path}/${name}`)
  const read = paths.flatMap((each) => readPath(each, reader) ?? [])
  return {
    options: read.flatMap(({ options }) => options),
    problems: read.flatMap(({ problems }) => problems),
    warnings: read.flatMap(({ warnings }) => warnings),
  }
}

/** Undefined if nothing there can be read. */
function readPath(path: string, reader: OptionFileReader): MountedOptions | undefined {
  const isFolder = reader.directory(path, path).kind === 'names'
  const read = isFolder ? readOptionDirectory(path, reader) : readOptionFile(path, reader)
  return read.kind === 'read' ? read : undefined
}
