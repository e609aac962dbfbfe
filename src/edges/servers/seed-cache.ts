/** The cache of seeds between runs: each complete or absent, all of them together within a limit. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { digestOf } from '../files/digest.ts'
import { writeWhole } from '../files/write-whole.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { requireRoom } from '../machine/disk-space.ts'
import { copyTree, sizeOf, type Within } from '../machine/file-trees.ts'
import { lockFile } from '../machine/lock.ts'
import { type FoundEntry, MadeDirectory } from './made-directory.ts'

const CACHE_LIMIT_BYTES = 8 * 1024 ** 3
const UNFINISHED = '.unfinished'
/** Names the seed and has the digest of its listing; written last. */
const LABEL = 'seed.json'

export function seedCache(): string {
  return cacheDirectory('seeds')
}

/**
 * Another file system may lie between: copied under another name, written to the disk, then renamed, so that a seed is
 * whole or absent, also after a power cut.
 */
export async function moveIntoCache(
  entries: readonly FoundEntry[],
  data: string,
  target: string,
  about: object,
  within: Within,
): Promise<void> {
  const unfinished = `${target}${UNFINISHED}`
  rmSync(target, { recursive: true, force: true })
  const size = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  requireRoom(dirname(target), size, 'the seed data directory')
  try {
    mkdirSync(unfinished, { mode: 0o700 })
    await copyTree(data, join(unfinished, 'data'), within, 'keep seed data directory')
    writeWhole(unfinished, LABEL, `${JSON.stringify({ ...about, listing: listingOf(unfinished) }, null, 2)}\n`)
    const copied = entries.map(({ path }) => join(unfinished, 'data', path.slice(data.length)))
    for (const path of [...copied, join(unfinished, 'data'), join(unfinished, LABEL), unfinished]) await flush(path)
    renameSync(unfinished, target)
    await flush(dirname(target))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * Whether there is a complete seed, with only files and directories. One that a workflow restored from its own cache
 * may be truncated, and then is not used.
 */
export function isWhole(path: string): boolean {
  try {
    const { listing } = JSON.parse(readFileSync(join(path, LABEL), 'utf8')) as { readonly listing?: unknown }
    return listing === listingOf(path)
  } catch {
    return false
  }
}

/** Digest of the names and lengths of its data. @throws where there is anything but files and directories */
function listingOf(seed: string): string {
  const lines = new MadeDirectory(seed)
    .entries()
    .map(({ path, isDirectory }) => `${relative(seed, path)} ${isDirectory ? 'directory' : lstatSync(path).size}`)
    .filter((line) => line.startsWith('data'))
  return digestOf(lines.sort())
}

/**
 * Removes partial copies of runs that were killed, or found the disk full; current copies are locked.
 *
 * @param target the seed that is about to be made, whose lock is ours
 */
export async function removeLeftovers(target: string): Promise<void> {
  const cache = dirname(target)
  rmSync(`${target}${UNFINISHED}`, { recursive: true, force: true })
  for (const name of readdirSync(cache).filter((each) => each.endsWith(UNFINISHED))) {
    const path = join(cache, name)
    await using lock = await lockFile(`${path.slice(0, -UNFINISHED.length)}.lock`, 'exclusive', { wait: false })
    if (lock !== undefined) rmSync(path, { recursive: true, force: true })
  }
}

/** Removes the seeds unused for longest until the cache is within its limit; one that is in use stays. */
export async function evict(newest: string, mostBytes = CACHE_LIMIT_BYTES): Promise<void> {
  const cache = dirname(newest)
  const lastUsed = (path: string) => statSync(join(path, LABEL), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const seeds = readdirSync(cache, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith(UNFINISHED))
    .map(({ name }) => join(cache, name))
    .filter((path) => path !== newest)
    .sort((left, right) => lastUsed(right) - lastUsed(left))
  let total = sizeOf(newest)
  for (const path of seeds) {
    total += sizeOf(path)
    if (total <= mostBytes) continue
    await using lock = await lockFile(`${path}.lock`, 'exclusive', { wait: false })
    if (lock !== undefined) rmSync(path, { recursive: true, force: true })
  }
}

/** Has been used just now, so it is not among the first to go. */
export function touch(seed: string): void {
  const now = new Date()
  utimesSync(join(seed, LABEL), now, now)
}

/** Waits until a file, or the names in a directory, are on the disk. */
async function flush(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}
