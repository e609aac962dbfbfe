/** The parts of the disk that a command in the sandbox sees: programs and their dependencies, and nobody's files. */
import { lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path'
import { foldersAround, isDirectory, isInside, realPathOf } from '../files/paths.ts'

interface VisibleDisk {
  /** Arguments of bubblewrap for the parts, in this order. */
  readonly steps: readonly (readonly string[])[]
  /** Folders of PATH that are seen. */
  readonly path: readonly string[]
}

/**
 * Places where a distribution keeps programs. Others, such as /home, /opt, /run, /srv and /var, are seen only for
 * programs on PATH.
 */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/nix/store', '/var/lib/gems']
const SYSTEM_PATH = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/** Folders of programs, with their libraries in the same parent. */
const PROGRAM_FOLDERS = new Set(['bin', 'sbin', 'shims', '.bin'])

/** Parts of a folder of a user's programs, which may hold secrets as well, such as tokens of registries and keyrings. */
const PARTS = ['bin', 'lib', 'lib64', 'libexec', 'plugins', 'shims', 'toolchains', 'versions']

/** Places below which only folders that PATH leads to are seen; a folder that holds one of them is never seen. */
function privatePlaces(top: string): readonly string[] {
  const { HOME, RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE } = process.env
  const ofUser = [HOME, homedir(), tmpdir(), RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE, process.cwd(), top]
  const places = ['/', '/home', '/root', '/tmp', '/var/tmp', ...ofUser].flatMap((place) => place ?? [])
  return distinct(places.filter(isAbsolute).map((place) => realPathOf(place)))
}

/** @param top folder of the repository */
export function visibleDisk(top: string): VisibleDisk {
  const secret = privatePlaces(top)
  const system = SYSTEM.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined)
  const folders = system.filter((path) => !isLink(path))
  const hidden = outermost(secret.filter((place) => isFolder(place) && folders.some((each) => isInside(place, each))))
  const isSeen = (path: string) => {
    const around = foldersAround(path).find((each) => folders.includes(each) || hidden.includes(each))
    return around !== undefined && folders.includes(around)
  }
  const path = distinct([...(process.env.PATH ?? '').split(delimiter).filter(isAbsolute), ...SYSTEM_PATH]).filter(
    isFolder,
  )
  const places = path.flatMap(programPlaces).filter((place) => !isSeen(realPathOf(place)))
  const tools = outermost(places.flatMap((place) => shownFor(place, secret)))
  return {
    steps: [
      ...system.filter(isLink).map((link) => ['--symlink', readlinkSync(link), link]),
      ...folders.flatMap(bound),
      ...hidden.map((place) => ['--tmpfs', place]),
      ...tools.flatMap(bound),
    ],
    path: path.filter((folder) => isSeen(realPathOf(folder)) || tools.some((tool) => isInside(folder, tool))),
  }
}

/** bubblewrap would let nobody else pass the folders around the place. */
function bound(place: string): string[][] {
  const around = foldersAround(dirname(place)).toReversed().slice(1)
  return [...around.map((folder) => ['--dir', folder]), ['--ro-bind', place, place]]
}

/** A folder of PATH, and the targets of its links, such as those of pipx. */
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

/** The widest places around programs that hold nothing secret. */
function shownFor(place: string, secret: readonly string[]): string[] {
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) return []
  const folder = isFolder(place) ? place : dirname(place)
  const isAllowed = (path: string) => !secret.some((each) => isInside(each, realPathOf(path)))
  const wide = PROGRAM_FOLDERS.has(basename(folder)) ? dirname(folder) : folder
  const isOfUser = secret.includes(realPathOf(dirname(wide)))
  const parts = isOfUser ? PARTS.map((part) => join(wide, part)).filter(isFolder) : [wide]
  if (parts.every(isAllowed)) return parts
  return [folder, place].filter(isAllowed).slice(0, 1)
}

/** Places that are within no other one. */
function outermost(places: readonly string[]): string[] {
  const all = distinct(places)
  return all.filter((place) => !all.some((other) => other !== place && isInside(place, other)))
}

/** A folder that we may not read does not count. */
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
