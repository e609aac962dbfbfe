/** What a program in a box sees of the disk: programs with their libraries, no user's files, which may be secret. */
import { globSync, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path'
import { checkoutAround, foldersAround, isDirectory, isInside, realPathOf, unless } from '../files/paths.ts'

/** Arguments of bubblewrap for parts of the disk, in order: a later one covers an earlier one. */
export type Views = readonly (readonly string[])[]

/**
 * Places where a distribution keeps programs. A box shows others, such as /opt, only if it is made for programs there.
 */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store', '/var/lib/gems']
export const SYSTEM_PATH = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/** Parts of /etc that programs need: links to programs and libraries, the time zone, and settings of languages. */
const ETC = [
  ...['alternatives', 'ld.so.cache', 'localtime', 'ssl/openssl.cnf', 'pki/tls/openssl.cnf', 'crypto-policies'],
  ...['java*', 'perl', 'php', 'python3*'],
]

/** Names of program folders whose libraries lie beside them, in the same parent. */
const PROGRAM_FOLDERS = new Set(['bin', 'sbin', 'shims', '.bin'])

/** Parts that a box sees of a user's program folder: the rest may hold secrets, such as keyrings or registry tokens. */
const PARTS = ['bin', 'lib', 'lib64', 'libexec', 'plugins', 'shims', 'toolchains', 'versions']

/** Places below which a box shows only folders of programs; a folder that holds such a place is never shown. */
function privatePlaces(top?: string): readonly string[] {
  const { HOME, RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE } = process.env
  // A user number without a name has no home: Node throws this error.
  const home = unless('ERR_SYSTEM_ERROR', homedir)
  const ofUser = [HOME, home, tmpdir(), RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE, process.cwd(), top]
  const places = ['/', '/home', '/root', '/tmp', '/var/tmp', ...ofUser].flatMap((place) => place ?? [])
  return distinct(places.filter(isAbsolute).map((place) => realPathOf(place)))
}

/**
 * Folders of programs that may run outside of a box: the system's, and those of PATH outside of private places,
 * such as a checkout, where a stranger may write.
 */
export function trustedFolders(): readonly string[] {
  const strange = privatePlaces(checkoutAround(process.cwd())).filter((place) => place !== '/')
  const ofPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => realPathOf(folder))
  const isTrusted = (folder: string) => !strange.some((place) => isInside(folder, place))
  return distinct([...SYSTEM_PATH, ...ofPath.filter(isTrusted)])
}

/** The system's programs, in every box. */
export function systemDisk(): Views {
  const system = systemPlaces()
  return [
    ...system.filter(isLink).map((link) => ['--symlink', readlinkSync(link), link]),
    ...system.filter((path) => !isLink(path)).flatMap(readableView),
    ...ETC.flatMap((name) => globSync(join('/etc', name)).toSorted()).flatMap(readableView),
  ]
}

function systemPlaces(): readonly string[] {
  return SYSTEM.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined)
}

export interface Programs {
  readonly views: Views
  /** Folders of PATH that the box shows. */
  readonly path: readonly string[]
}

/**
 * All programs of the given folders, with the libraries around them.
 *
 * @param top folder of the repository, which is not seen
 */
export function programsIn(folders: readonly string[], top: string): Programs {
  const path = distinct(folders.filter(isAbsolute)).filter(isFolder)
  const { views, isSeen } = programsAt(path.flatMap(programPlaces), top)
  return { views, path: path.filter(isSeen) }
}

/**
 * Programs outside the system's folders, with the libraries around them. Private places within the system's folders are
 * hidden.
 *
 * @param places paths of programs, or of folders of them
 */
export function programsAt(places: readonly string[], top?: string) {
  const secret = privatePlaces(top)
  const system = systemPlaces().filter((path) => !isLink(path))
  const hidden = outermost(secret.filter((place) => isFolder(place) && system.some((each) => isInside(place, each))))
  const isOfSystem = (path: string) => {
    const nearest = foldersAround(realPathOf(path)).find((each) => system.includes(each) || hidden.includes(each))
    return nearest !== undefined && system.includes(nearest)
  }
  const shown = outermost(places.filter((place) => !isOfSystem(place)).flatMap((place) => shownFor(place, secret)))
  return {
    views: [...hidden.map((place) => ['--tmpfs', place]), ...shown.flatMap(readableView)],
    isSeen: (path: string) => isOfSystem(path) || shown.some((each) => isInside(path, each)),
  }
}

/** Shows a place at its own path, read-only. */
export function readableView(place: string): string[][] {
  return [...around(place), ['--ro-bind', place, place]]
}

/** Shows a place at its own path, writable. */
export function writableView(place: string): string[][] {
  return [...around(place), ['--bind', place, place]]
}

/** Makes the folders around a place: those that bubblewrap makes by itself let no other user pass. */
function around(place: string): string[][] {
  const folders = foldersAround(dirname(place)).toReversed().slice(1)
  return folders.map((folder) => ['--dir', folder])
}

/** A folder of programs, with the targets of its links: programs of pipx, for one, lie elsewhere. */
function programPlaces(folder: string): string[] {
  return distinct([folder, realPathOf(folder), ...linksIn(folder).map((link) => realPathOf(link))])
}

function linksIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => join(folder, name))
  } catch {
    return []
  }
}

/** The widest places around a program, for its libraries, that hold nothing secret. */
function shownFor(place: string, secret: readonly string[]): string[] {
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) return []
  const folder = isFolder(place) ? place : dirname(place)
  const isAllowed = (path: string) => !secret.some((each) => isInside(each, realPathOf(path)))
  const wide = PROGRAM_FOLDERS.has(basename(folder)) ? dirname(folder) : folder
  const isOfUser = secret.includes(realPathOf(dirname(wide)))
  const parts = isOfUser ? PARTS.map((part) => join(wide, part)).filter(isFolder) : [wide]
  if (isOfUser && parts.length === 0) return folder === place ? [] : [place]
  if (parts.every(isAllowed)) return parts
  return [folder, place].filter(isAllowed).slice(0, 1)
}

/** The places that are within no other. */
function outermost(places: readonly string[]): string[] {
  const all = distinct(places)
  return all.filter((place) => !all.some((other) => other !== place && isInside(place, other)))
}

/** Whether a path is a folder that we may read. */
function isFolder(path: string): boolean {
  try {
    return isDirectory(path)
  } catch {
    return false
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
