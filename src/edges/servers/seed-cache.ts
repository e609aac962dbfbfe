/** Where seeds are kept from run to run: each whole or absent, all of them together within a limit. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeWhole } from '../files/write-whole.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { requireRoom } from '../machine/disk-space.ts'
import { copyTree, sizeOf, type Within } from '../machine/file-trees.ts'
import { lockFile } from '../machine/lock.ts'
import type { FoundEntry } from './made-directory.ts'

const CACHE_LIMIT_BYTES = 8 * 1024 ** 3
const UNFINISHED = '.unfinished'

export function seedCache(): string {
  return cacheDirectory('seeds')
}

/**
 * Another file system may lie between: copied under another name, written to the disk, then renamed, so that a seed is whole or
 * absent, also after a power cut.
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
    writeWhole(unfinished, 'seed.json', `${JSON.stringify(about, null, 2)}\n`)
    const copied = entries.map(({ path }) => join(unfinished, 'data', path.slice(data.length)))
    for (const path of [...copied, join(unfinished, 'data'), join(unfinished, 'seed.json'), unfinished])
      await flush(path)
    renameSync(unfinished, target)
    await flush(dirname(target))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * Removes what runs that were killed, or found the disk full, have begun to copy; what is being copied now is locked.
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
export async function evict(newest: string): Promise<void> {
  const cache = dirname(newest)
  const seeds = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => path !== newest && !path.endsWith(UNFINISHED) && existsSync(join(path, 'seed.json')))
    .sort((left, right) => statSync(join(right, 'seed.json')).mtimeMs - statSync(join(left, 'seed.json')).mtimeMs)
  let total = sizeOf(newest)
  for (const path of seeds) {
    total += sizeOf(path)
    if (total <= CACHE_LIMIT_BYTES) continue
    await using lock = await lockFile(`${path}.lock`, 'exclusive', { wait: false })
    if (lock !== undefined) rmSync(path, { recursive: true, force: true })
  }
}

/** Waits until a file, or the names in a directory, are on the disk. */
async function flush(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}
