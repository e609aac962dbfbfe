/**
 * The seed data directory: made once per server build, dataset and seed options, kept in a cache, copied for every arm
 * of every trial. Two runs at once share it: the second waits for the first.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnData } from '../../core/suite/own-workload.ts'
import { copyTree, giveTo, sizeOf, type Within } from '../machine/file-trees.ts'
import { lockFile } from '../machine/lock.ts'
import type { Account } from '../machine/processes.ts'
import { makeSeed, type SeedRequest } from './make-seed.ts'
import { seedArguments } from './owned-options.ts'
import { isWhole, seedCache, touch } from './seed-cache.ts'

/** Raise when the way seeds are made changes. */
const SEED_LAYOUT = 2

/** A seed under a shared lock: it cannot be removed while it is in use. */
export interface Seed extends AsyncDisposable {
  readonly path: string
  readonly bytes: number
}

export async function openSeed(request: SeedRequest): Promise<Seed> {
  const path = join(seedCache(), seedKey(request))
  const lockPath = `${path}.lock`
  if (!isWhole(path)) {
    await using _building = await lockFile(lockPath, 'exclusive', { wait: true, signal: request.signal })
    // The previous holder of the lock may have made it.
    if (!isWhole(path)) await makeSeed(request, path)
  }
  const lock = await lockFile(lockPath, 'shared', { wait: true, signal: request.signal })
  if (!isWhole(path)) {
    await lock?.[Symbol.asyncDispose]()
    return openSeed(request) // Evicted between the two locks.
  }
  touch(path)
  return {
    path: join(path, 'data'),
    bytes: sizeOf(path),
    [Symbol.asyncDispose]: async () => lock?.[Symbol.asyncDispose](),
  }
}

/** Copies a seed's data into `directory` (made here, with tmp/ next to data/), owned by the server's account. */
export async function copySeed(
  seed: Seed,
  directory: string,
  account: Account | undefined,
  within: Within,
): Promise<void> {
  mkdirSync(directory, { mode: 0o700 })
  mkdirSync(join(directory, 'tmp'))
  await copyTree(seed.path, join(directory, 'data'), within, 'copy seed data directory')
  if (account !== undefined) await giveTo(account, directory, within)
}

/** A dump counts as unchanged while it has its size and time. */
function ownKey({ dump, ...own }: OwnData): unknown {
  return { ...own, dump, at: dump === undefined ? undefined : statSync(dump).mtimeMs }
}

function seedKey({ launcher, dataset }: SeedRequest): string {
  const { build, kind } = launcher
  const options = seedArguments(build, dataset.hasRelayLog)
  const parts = JSON.stringify([
    SEED_LAYOUT,
    kind,
    build.identity,
    build.version,
    dataset.tables,
    dataset.rows,
    options,
    // Without such tables seeds keep their former keys.
    ...(dataset.tpch === undefined ? [] : [dataset.tpch]),
    ...(dataset.own === undefined ? [] : [ownKey(dataset.own)]),
  ])
  return createHash('sha256').update(parts).digest('hex').slice(0, 20)
}
