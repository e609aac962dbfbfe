/**
 * The seed: a data directory that is made once for each combination of server build, dataset and seed options. A cache
 * keeps it between runs. Every arm (server) of every trial gets a copy, so that all arms begin with equal data. Of two
 * runs at once, the second waits for the first one's seed.
 */
import { hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { USUAL_DATA } from '../../core/plan/initial-data.ts'
import type { Dataset } from '../../core/scenario/dataset.ts'
import { dataIdentity } from '../../core/scenario/scenario-identity.ts'
import { argumentOf } from '../../core/setting/setting.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { hasRoom } from '../machine/disk-space.ts'
import { copyTree, diskUsage, giveTo, type Run } from '../machine/file-trees.ts'
import { lockFile } from '../machine/lock.ts'
import type { Account } from '../machine/processes.ts'
import { placeCertificate } from './certificate.ts'
import { makeSeed, neededBytes, type SeedRequest } from './make-seed.ts'
import { seedArguments } from './owned-options.ts'
import { isWhole, markUsed } from './seed-cache.ts'
import { MAKE_ORDINARY } from './server-address.ts'

/** Version of how seeds are made. Raise it with each change, so that older seeds in the cache are not used. */
const SEED_LAYOUT = 3
const MOST_AT_ONCE = 2
/** Dataset of servers that are only started, or that make their own tables. */
export const NO_TABLES: Dataset = { tables: 0, rows: 0 }

/** Prepared data under a shared lock, so that no other run removes them while they are in use. */
export interface Seed extends AsyncDisposable {
  readonly path: string
  readonly bytes: number
}

export async function openSeed(request: SeedRequest): Promise<Seed> {
  const path = join(cacheDirectory('seeds'), seedKey(request))
  const lockPath = `${path}.lock`
  if (!isWhole(path)) {
    await using _building = await lockFile(lockPath, 'exclusive', { wait: true, signal: request.signal })
    // Another run, which held the lock before, may have made the seed.
    if (!isWhole(path)) await makeSeed(request, path)
  }
  const lock = await lockFile(lockPath, 'shared', { wait: true, signal: request.signal })
  if (!isWhole(path)) {
    await lock?.[Symbol.asyncDispose]()
    return openSeed(request) // Another run evicted the seed between the two locks.
  }
  markUsed(path)
  return {
    path: join(path, 'data'),
    bytes: diskUsage(path),
    [Symbol.asyncDispose]: async () => lock?.[Symbol.asyncDispose](),
  }
}

/**
 * Copies a seed's data into a new `directory`, as data/ beside an empty tmp/, and makes the server's account its owner.
 *
 * @param certificate directory of a certificate that is copied, too
 */
export async function copySeed(
  seed: Seed,
  directory: string,
  account: Account | undefined,
  within: Run,
  certificate?: string,
): Promise<void> {
  mkdirSync(directory, { mode: 0o700 })
  mkdirSync(join(directory, 'tmp'))
  await copyTree(seed.path, join(directory, 'data'), within, 'copy seed data directory')
  if (certificate !== undefined) placeCertificate(certificate, directory)
  if (account !== undefined) await giveTo(account, directory, within)
}

/**
 * Number of seeds that are made at once: two, because loading keeps one CPU busy; one if the disk may have no room for
 * two.
 */
export function seedsAtOnce(dataset: Dataset, runDirectory: string): number {
  const most = MOST_AT_ONCE * 2 * neededBytes(dataset)
  return [runDirectory, cacheDirectory('seeds')].every((path) => hasRoom(path, most)) ? MOST_AT_ONCE : 1
}

function seedKey({ launcher, dataset, initial = USUAL_DATA }: SeedRequest): string {
  const { build, kind } = launcher
  const { tables, rows, tpch, own, hasRelayLog } = dataset
  const server = [kind, build.identity, build.version, seedArguments(build, hasRelayLog)]
  const options = initial.options.map(argumentOf)
  const data = [tables, rows, tpch, { ...initial, options }, own && dataIdentity(own)]
  return hash('sha256', JSON.stringify([SEED_LAYOUT, MAKE_ORDINARY, server, data])).slice(0, 20)
}
