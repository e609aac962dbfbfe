/**
 * The parts of the disk that a program in a sandbox sees: programs with their libraries, but no user's files, because
 * these may be secret.
 */
import { globSync, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path'
import { checkoutAround, foldersAround, isDirectory, isInside, realPathOf, unless } from '../files/paths.ts'

/**
 * Arguments of bubblewrap that show or hide parts of the disk. Their order matters, because a later one covers an
 * earlier one.
 */
export type Views = readonly (readonly string[])[]

/**
 * Folders in which distributions keep programs. A sandbox shows another folder, such as /opt, only if its program is in
 * it.
 */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store', '/var/lib/gems']
export const SYSTEM_PATH = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/**
 * Parts of /etc that programs need: links to programs and libraries, the time zone, and settings of language runtimes.
 */
const ETC = [
  ...['alternatives', 'ld.so.cache', 'localtime', 'ssl/openssl.cnf', 'pki/tls/openssl.cnf', 'crypto-policies'],
  ...['java*', 'perl', 'php', 'python3*'],
]

/** Folders of programs whose libraries lie next to the folder, such as bin and lib, so a sandbox shows their parent. */
const PROGRAM_FOLDERS = new Set(['bin', 'sbin', 'shims', '.bin'])

/**
 * Parts of a program's folder in a home directory that a sandbox shows. Other parts may hold secrets, such as keyrings
 * or tokens of registries.
 */
const PARTS = ['bin', 'lib', 'lib64', 'libexec', 'plugins', 'shims', 'toolchains', 'versions']

/**
 * Places that may hold a user's files or a stranger's checkout. Below them, a sandbox shows only folders of programs.
 * It shows no folder that contains such a place.
 */
function privatePlaces(top?: string): readonly string[] {
  const { HOME, RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE } = process.env
  // Node throws this error for a user id without an account. Such a user has no home directory.
  const home = unless('ERR_SYSTEM_ERROR', homedir)
  const ofUser = [HOME, home, tmpdir(), RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE, process.cwd(), top]
  const places = ['/', '/home', '/root', '/tmp', '/var/tmp', ...ofUser].flatMap((place) => place ?? [])
  return distinct(places.filter(isAbsolute).map((place) => realPathOf(place)))
}

/**
 * Folders whose programs may run outside a sandbox: the system's, and those of PATH outside private places. In a
 * private place, such as a checkout, a stranger may have put a program.
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
  readonly path: readonly string[]
}

/**
 * Shows all programs of these folders, with the libraries around them.
 *
 * @param top top folder of the repository, which counts as private
 */
export function programsIn(folders: readonly string[], top: string): Programs {
  const path = distinct(folders.filter(isAbsolute)).filter(isFolder)
  const { views, isSeen } = programsAt(path.flatMap(programPlaces), top)
  return { views, path: path.filter(isSeen) }
}

/**
 * Shows programs outside the system's folders, with the libraries around them. Private places within the system's
 * folders are hidden, such as a checkout below /usr.
 *
 * @param places paths of programs, or of folders of programs
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

export function readableView(place: string): string[][] {
  return [...around(place), ['--ro-bind', place, place]]
}

export function writableView(place: string): string[][] {
  return [...around(place), ['--bind', place, place]]
}

/** Makes the parents of a place, because other users could not pass those that bubblewrap makes by itself. */
function around(place: string): string[][] {
  const folders = foldersAround(dirname(place)).toReversed().slice(1)
  return folders.map((folder) => ['--dir', folder])
}

/** A folder of programs, with the targets of its links, because tools such as pipx link to programs elsewhere. */
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

/** The widest folders around a program that hold nothing secret, because the libraries of a program lie near it. */
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

function outermost(places: readonly string[]): string[] {
  const all = distinct(places)
  return all.filter((place) => !all.some((other) => other !== place && isInside(place, other)))
}

/**
 * Whether this is a folder. One that may not be read counts as none, because a program in the sandbox could not read it
 * either.
 */
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
