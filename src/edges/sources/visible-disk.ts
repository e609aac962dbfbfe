/**
 * The parts of the disk that a command in the sandbox sees: programs and their dependencies, and nobody's own files.
 */
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path'
import { foldersAround, isInside, realPathOf } from '../files/paths.ts'

export interface VisibleDisk {
  /** Parts of the new root, in this order. */
  readonly steps: readonly DiskStep[]
  /** Folders of PATH that are seen. */
  readonly path: readonly string[]
}

/**
 * `folder` and `file` are seen as they are; `hidden` is an empty folder over one of these; `read-only` is a mount of
 * them.
 */
export type DiskStep =
  | { readonly kind: 'folder' | 'file' | 'hidden'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }
  | { readonly kind: 'read-only'; readonly path: string; readonly flags: string }

/**
 * Places where a distribution keeps programs. Others, such as /home, /opt, /run, /srv and /var, are seen only for
 * programs on PATH.
 */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/nix/store', '/var/lib/gems']
const SYSTEM_PATH = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/** Folders of programs, with their libraries in the same parent. */
const PROGRAM_FOLDERS = new Set(['bin', 'sbin', 'shims', '.bin'])

/** Parts of a folder with programs that holds secrets as well, such as tokens of registries and keyrings. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['.local', ['bin', 'lib']],
  ['.cargo', ['bin']],
])

/** Nothing below them is seen, except folders that PATH leads to; a folder that holds one of them is never seen. */
function privatePlaces(top: string): readonly string[] {
  const { HOME, RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE } = process.env
  const places = [HOME, RUNNER_TEMP, RUNNER_WORKSPACE, GITHUB_WORKSPACE, homedir(), tmpdir(), process.cwd(), top]
  const given = places.filter((place) => place !== undefined && isAbsolute(place))
  return distinct(['/', '/home', '/root', '/tmp', '/var/tmp', ...given].map((place) => realPathOf(place ?? '/')))
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
  const written = distinct([...(process.env.PATH ?? '').split(delimiter).filter(isAbsolute), ...SYSTEM_PATH])
  const path = written.filter(isFolder)
  const tools = outermost(
    path
      .flatMap(programPlaces)
      .filter((place) => !isSeen(realPathOf(place)))
      .flatMap((place) => shownFor(place, secret)),
  )
  const mounts = readMounts()
  const steps: readonly DiskStep[] = [
    ...system.filter(isLink).map((link): DiskStep => ({ kind: 'link', path: link, target: readlinkSync(link) })),
    ...folders.flatMap((folder) => shown(folder, mounts)),
    ...hidden.map((place): DiskStep => ({ kind: 'hidden', path: place })),
    ...tools.flatMap((place) => shown(place, mounts)),
  ]
  const isOnDisk = (folder: string) => isSeen(realPathOf(folder)) || tools.some((tool) => isInside(folder, tool))
  return { steps, path: path.filter(isOnDisk) }
}

/** A folder of PATH, and the targets of its links, such as those of pipx. */
function programPlaces(folder: string): string[] {
  return distinct([folder, realPathOf(folder), ...linksIn(folder).flatMap(targetOf)])
}

function linksIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => join(folder, name))
  } catch {
    return []
  }
}

function targetOf(link: string): string[] {
  try {
    return [realpathSync(link)]
  } catch {
    return []
  }
}

/** The widest places around programs that hold nothing secret. */
function shownFor(place: string, secret: readonly string[]): string[] {
  const folder = isFolder(place) ? place : dirname(place)
  const isAllowed = (path: string) => !secret.some((each) => isInside(each, realPathOf(path)))
  const wide = PROGRAM_FOLDERS.has(basename(folder)) ? dirname(folder) : folder
  const parts = PARTS.get(basename(wide))
    ?.map((part) => join(wide, part))
    .filter(isFolder) ?? [wide]
  if (parts.every(isAllowed)) return parts
  return [folder, place].filter(isAllowed).slice(0, 1)
}

function shown(path: string, mounts: ReadonlyMap<string, string>): DiskStep[] {
  const real = realPathOf(path)
  const around = foldersAround(real).find((folder) => mounts.has(folder)) ?? '/'
  const inside = [...mounts].filter(([mount]) => mount !== real && isInside(mount, real))
  return [
    { kind: isFolder(path) ? 'folder' : 'file', path },
    { kind: 'read-only', path, flags: mounts.get(around) ?? '' },
    ...inside.map(
      ([mount, flags]): DiskStep => ({ kind: 'read-only', path: join(path, mount.slice(real.length)), flags }),
    ),
  ]
}

/** Mounts of this machine, with the flags that must be kept. */
function readMounts(): ReadonlyMap<string, string> {
  const rows = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const [, , , , place, flags = ''] = row.split(' ')
      if (place === undefined) return []
      return [[unescaped(place), flags.split(',').includes('noexec') ? ',noexec' : '']]
    }),
  )
}

/** The kernel writes blanks and backslashes in octal. */
function unescaped(place: string): string {
  return place.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)))
}

/** Places that are within no other one. */
function outermost(places: readonly string[]): string[] {
  const all = distinct(places)
  return all.filter((place) => !all.some((other) => other !== place && isInside(place, other)))
}

/** A folder that we may not read does not count. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
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
