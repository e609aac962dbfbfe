/** The cache of seeds between runs: each seed is complete or absent, and all together stay within a limit. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { sum } from '../../core/stats/vectors.ts'
import { digestOf } from '../files/digest.ts'
import { flushToDisk, writeWhole } from '../files/write-whole.ts'
import { requireRoom } from '../machine/disk-space.ts'
import { copyTree, diskUsage, type Run } from '../machine/file-trees.ts'
import { lockFile } from '../machine/lock.ts'
import { ServerDirectory } from './server-directory.ts'

const CACHE_LIMIT_BYTES = 8 * 1024 ** 3
const UNFINISHED = '.unfinished'
/**
 * File that describes a seed, with the digest of its listing. It is written last, so a seed without it is not complete.
 */
const LABEL = 'seed.json'

/**
 * Copies data into the cache under another name, flushes them to the disk, and renames them. A seed is therefore
 * complete or absent, even after a power cut. Renaming alone would fail if the cache is on another file system.
 *
 * @param about facts about the seed, for people who look into the cache
 */
export async function moveIntoCache(data: ServerDirectory, target: string, about: object, within: Run): Promise<void> {
  const entries = data.entries()
  const unfinished = `${target}${UNFINISHED}`
  rmSync(target, { recursive: true, force: true })
  requireRoom(dirname(target), sum(entries.map((entry) => entry.bytes)), 'the seed data directory')
  try {
    mkdirSync(unfinished, { mode: 0o700 })
    await copyTree(data.path, join(unfinished, 'data'), within, 'keep seed data directory')
    writeWhole(unfinished, LABEL, `${JSON.stringify({ ...about, listing: listingOf(unfinished) }, null, 2)}\n`)
    const copied = entries.map(({ path }) => join(unfinished, 'data', path.slice(data.path.length)))
    for (const path of [...copied, join(unfinished, 'data'), unfinished]) flushToDisk(path)
    renameSync(unfinished, target)
    flushToDisk(dirname(target))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Sets the time of a seed's last use, by which the cache removes the seeds that were unused for longest. */
export function markUsed(path: string): void {
  const now = new Date()
  utimesSync(join(path, LABEL), now, now)
}

/**
 * Whether there is a complete seed, with nothing but files and directories. A GitHub workflow may have restored a
 * truncated seed from its own cache; such a seed is not used.
 */
export function isWhole(path: string): boolean {
  try {
    const { listing } = JSON.parse(readFileSync(join(path, LABEL), 'utf8')) as { readonly listing?: unknown }
    return listing === listingOf(path)
  } catch {
    return false
  }
}

/** Digest of the names and lengths of a seed's data. @throws where there is anything but files and directories */
function listingOf(seed: string): string {
  const lines = new ServerDirectory(seed)
    .entries()
    .map(({ path, isDirectory }) => `${relative(seed, path)} ${isDirectory ? 'directory' : lstatSync(path).size}`)
    .filter((line) => line.startsWith('data'))
  return digestOf(lines.sort())
}

/**
 * Removes partial copies that runs left because they were killed, or their disk was full. Copies that are being made
 * are locked, and stay.
 *
 * @param target the seed that is about to be made, whose lock this run holds
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
  let total = diskUsage(newest)
  for (const path of seeds) {
    total += diskUsage(path)
    if (total <= mostBytes) continue
    await using lock = await lockFile(`${path}.lock`, 'exclusive', { wait: false })
    if (lock !== undefined) rmSync(path, { recursive: true, force: true })
  }
}
