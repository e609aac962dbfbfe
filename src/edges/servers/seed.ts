/**
 * The seed data directory: made once per server build, dataset and seed options, kept in a cache, copied for every arm of
 * every trial. Two runs at once share it: whoever comes second waits for the first.
 */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Dataset } from '../../core/suite/suite.ts'
import { bytes, count } from '../../core/wording/figures.ts'
import { MeasurementError } from '../../errors.ts'
import { writeWhole } from '../files/write-whole.ts'
import { orAborted } from '../machine/abortable.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { requireRoom } from '../machine/disk-space.ts'
import { fullDisk } from '../machine/full-disk.ts'
import { lockFile } from '../machine/lock.ts'
import { type Account, run } from '../machine/processes.ts'
import { loadTpch } from '../olap/load-tpch.ts'
import { loadTables } from '../sysbench/prepare.ts'
import { attend } from './attend.ts'
import type { Session } from './connection.ts'
import type { Launcher } from './launcher.ts'
import { type FoundEntry, MadeDirectory } from './made-directory.ts'
import { datasetBytes, seedArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { OWN_SCHEMA } from './server-address.ts'

/** Raise when the way seeds are made changes. */
const SEED_LAYOUT = 1
const CACHE_LIMIT_BYTES = 8 * 1024 ** 3
/** Most that a seed may take: the servers' own tables and logs, and the dataset however it is laid out. */
const SEED_BASE_BYTES = 2 * 1024 ** 3
const MOST_TIMES_DATASET = 4
/** What the servers' own tables and logs really take. */
const OWN_BYTES = 128 * 1024 ** 2
const WATCH_MS = 1000
const UNFINISHED = '.unfinished'
const STOP_TIMEOUT_MS = 120_000
const SHOWN_LINES = 3
/** Belongs to one server instance, not to the data. */
const NOT_COPIED = ['auto.cnf', 'ib_buffer_pool', 'ibtmp1', 'pid', 'ddl_recovery.log', 'ddl_recovery-backup.log']

export interface SeedRequest {
  readonly launcher: Launcher
  readonly dataset: Dataset
  readonly runDirectory: string
  readonly tell: (phase: string) => void
  readonly signal: AbortSignal
}

/** A seed under a shared lock: it cannot be removed while it is in use. */
export interface Seed extends AsyncDisposable {
  readonly path: string
  readonly bytes: number
}

export async function openSeed(request: SeedRequest): Promise<Seed> {
  const cache = seedCache()
  const path = join(cache, seedKey(request))
  const lockPath = `${path}.lock`
  if (!existsSync(join(path, 'seed.json'))) {
    await using _building = await lockFile(lockPath, 'exclusive', { wait: true, signal: request.signal })
    // Whoever held the lock before us may have made it.
    if (!existsSync(join(path, 'seed.json'))) await makeSeed(request, path)
  }
  const lock = await lockFile(lockPath, 'shared', { wait: true, signal: request.signal })
  if (!existsSync(join(path, 'seed.json'))) {
    await lock?.[Symbol.asyncDispose]()
    return openSeed(request) // Evicted between the two locks.
  }
  const now = new Date()
  utimesSync(join(path, 'seed.json'), now, now)
  return {
    path: join(path, 'data'),
    bytes: sizeOf(path),
    [Symbol.asyncDispose]: async () => lock?.[Symbol.asyncDispose](),
  }
}

/** Copies a seed's data into `directory` (made here, with tmp/ beside data/), owned by the server's account. */
export async function copySeed(
  seed: Seed,
  directory: string,
  account: Account | undefined,
  within: Within,
): Promise<void> {
  mkdirSync(directory, { mode: 0o700 })
  mkdirSync(join(directory, 'tmp'))
  await mustRun(
    ['cp', '-r', '--no-dereference', '--reflink=auto', '--sparse=auto', seed.path, join(directory, 'data')],
    within,
    'copy seed data directory',
  )
  if (account !== undefined) await giveTo(account, directory, within)
}

async function giveTo(account: Account, directory: string, within: Within): Promise<void> {
  await mustRun(['chown', '-R', `${account.uid}:${account.gid}`, directory], within, 'hand directory to the server')
}

async function makeSeed(request: SeedRequest, target: string): Promise<void> {
  const { launcher, dataset, runDirectory } = request
  const { product, origin, version } = launcher.build
  const directory = join(runDirectory, 'seed')
  rmSync(`${target}${UNFINISHED}`, { recursive: true, force: true })
  await removeLeftovers(dirname(target))
  requireRoomForBoth(request, dirname(target))
  mkdirSync(join(directory, 'data'), { recursive: true, mode: 0o700 })
  mkdirSync(join(directory, 'tmp'))
  const data = new MadeDirectory(join(directory, 'data'))
  try {
    await whileSmallEnough(request, directory, (signal) => fill({ ...request, signal }, directory))
    await moveIntoCache(keptOf(data), data.path, target, { product, version, origin, dataset }, request)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
  await evict(target)
}

/** Starts a server on the directory, fills it with the tables, and ends it in order. */
async function fill(request: SeedRequest, directory: string): Promise<void> {
  const { launcher, dataset, runDirectory, tell, signal } = request
  const { product, origin, version } = launcher.build
  if (launcher.account !== undefined) await giveTo(launcher.account, directory, request)
  tell(`initialising ${product} ${version} (${origin})`)
  await initialise(launcher, directory, signal)
  signal.throwIfAborted()
  tell(`loading ${textOf(dataset)}`)
  await using server = await startServer(
    launcher,
    { name: 'the seed', directory, arguments: seedArguments(product), options: [], cpus: [] },
    signal,
  )
  await attend({ name: 'the seed', server, doing: 'tables were loaded into it', signal }, async () => {
    await server.session.execute(`CREATE DATABASE ${OWN_SCHEMA}`)
    await loadDataset(server, dataset, runDirectory, signal)
  })
  await shutDown(server, signal)
}

/** What goes into the cache of what the server has left, which by now has ended; the rest is removed. */
function keptOf(data: MadeDirectory): FoundEntry[] {
  return data.entries().filter(({ path, isDirectory }) => {
    const name = path.slice(data.path.length + 1)
    const isKept = isDirectory || !(NOT_COPIED.includes(name) || /^binlog\.[^/]*$|^[^/]*\.err$/.test(name))
    if (!isKept) rmSync(path, { force: true })
    return isKept
  })
}

/** It is made in one place and kept in the other, which may be on the same disk. */
function requireRoomForBoth({ dataset, runDirectory }: SeedRequest, cache: string): void {
  const each = datasetBytes(dataset) + OWN_BYTES
  const isSameDisk = statSync(runDirectory).dev === statSync(cache).dev
  requireRoom(runDirectory, isSameDisk ? 2 * each : each, textOf(dataset))
  if (!isSameDisk) requireRoom(cache, each, textOf(dataset))
}

/**
 * Ends the work when the server's directory has become larger than any server makes of such a dataset.
 *
 * @throws MeasurementError then, lest it fills the disk
 */
async function whileSmallEnough(
  { dataset, signal }: SeedRequest,
  directory: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const most = SEED_BASE_BYTES + MOST_TIMES_DATASET * datasetBytes(dataset)
  const over = new AbortController()
  const look = () => {
    const size = sizeNow(directory)
    if (size > most) over.abort(tooLarge(size, most, dataset))
  }
  const timer = setInterval(look, WATCH_MS)
  try {
    await work(AbortSignal.any([signal, over.signal]))
  } finally {
    clearInterval(timer)
  }
  look()
  over.signal.throwIfAborted()
}

/** While a server still writes, so folders may come and go; what cannot be read is found in the end. */
function sizeNow(directory: string): number {
  try {
    return sizeOf(directory)
  } catch {
    return 0
  }
}

function tooLarge(size: number, most: number, dataset: Dataset): MeasurementError {
  return new MeasurementError(
    `the server has made ${bytes(size)} of ${textOf(dataset)}; no server needs more than ${bytes(most)} for them`,
    { step: 'make seed data directory' },
  )
}

function textOf({ tables, rows, tpch }: Dataset): string {
  return tpch === undefined ? `${count(tables, 'table')} of ${rows} rows` : `TPC-H’s tables, scale factor ${tpch}`
}

async function loadDataset(
  { session, address }: RunningServer,
  dataset: Dataset,
  runDirectory: string,
  signal: AbortSignal,
): Promise<void> {
  if (dataset.tpch !== undefined) {
    await session.execute('SET GLOBAL local_infile = ON')
    return loadTpch({ session, schema: OWN_SCHEMA, scale: dataset.tpch, runDirectory, signal })
  }
  await loadTables({ address, dataset, runDirectory, signal })
  await verifyRows(session, dataset)
}

async function initialise(launcher: Launcher, directory: string, signal: AbortSignal): Promise<void> {
  const data = `--datadir=${directory}/data`
  const result =
    launcher.build.product === 'MariaDB'
      ? await launcher.runToEnd(
          'install',
          [
            '--no-defaults',
            data,
            '--auth-root-authentication-method=normal',
            '--skip-test-db',
            '--skip-name-resolve',
            `--tmpdir=${directory}/tmp`,
          ],
          directory,
          signal,
        )
      : await launcher.runToEnd(
          'server',
          ['--no-defaults', data, '--initialize-insecure', '--secure-file-priv=NULL', '--skip-log-bin'],
          directory,
          signal,
        )
  if (result.exitCode === 0) return
  const room = fullDisk(directory, result.output)
  throw new MeasurementError(`the data directory could not be initialised${room === undefined ? '' : `: ${room}`}`, {
    step: 'initialise seed data directory',
    command: result.command,
    exitCode: result.exitCode,
    output: result.output.split('\n').slice(-15).join('\n'),
  })
}

/** sysbench's threaded prepare ends with exit code 0 even when it failed, so the rows are counted. */
async function verifyRows(session: Session, dataset: Dataset): Promise<void> {
  for (let table = 1; table <= dataset.tables; table++) {
    await session.execute(`ANALYZE TABLE ${OWN_SCHEMA}.sbtest${table}`)
    const rows = Number(await session.value(`SELECT COUNT(*) FROM ${OWN_SCHEMA}.sbtest${table}`))
    if (rows !== dataset.rows) {
      throw new MeasurementError(`table sbtest${table} holds ${rows} rows instead of ${dataset.rows}`, {
        step: 'load tables',
      })
    }
  }
}

/** A slow shutdown leaves nothing to purge or merge to the copies. */
async function shutDown(server: RunningServer, signal: AbortSignal): Promise<void> {
  // The server may close the connection before it has answered.
  const asked = server.session
    .execute('SET GLOBAL innodb_fast_shutdown = 0')
    .then(() => server.session.execute('SHUTDOWN'))
    .catch(() => {})
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS, undefined).unref())
  const ended = asked.then(() => server.process.ended)
  const how = await orAborted(Promise.race([ended, timeout]), signal)
  if (how === 'exit code 0') return
  throw new MeasurementError(
    how === undefined
      ? `the seed server did not shut down within ${STOP_TIMEOUT_MS / 1000} s`
      : `the seed server did not shut down in order (${how}), so its tables are not kept`,
    { step: 'shut down seed server', command: server.process.command, output: await server.process.output() },
  )
}

/**
 * Another file system may lie between: copied under another name, written to the disk, then renamed, so that a seed is whole or
 * absent, also after a power cut.
 */
async function moveIntoCache(
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
    await mustRun(
      ['cp', '-r', '--no-dereference', '--sparse=auto', data, unfinished],
      within,
      'keep seed data directory',
    )
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

/** Waits until a file, or the names in a directory, are on the disk. */
async function flush(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}

/** Removes what runs that were killed, or found the disk full, have begun to copy; what is being copied now is locked. */
async function removeLeftovers(cache: string): Promise<void> {
  for (const name of readdirSync(cache).filter((each) => each.endsWith(UNFINISHED))) {
    const path = join(cache, name)
    await using lock = await lockFile(`${path.slice(0, -UNFINISHED.length)}.lock`, 'exclusive', { wait: false })
    if (lock !== undefined) rmSync(path, { recursive: true, force: true })
  }
}

/** Removes the seeds unused for longest until the cache is within its limit; one that is in use stays. */
async function evict(newest: string): Promise<void> {
  const cache = seedCache()
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

function seedKey({ launcher, dataset }: SeedRequest): string {
  const { build, kind } = launcher
  const options = seedArguments(build.product)
  const parts = JSON.stringify([
    SEED_LAYOUT,
    kind,
    build.identity,
    build.version,
    dataset.tables,
    dataset.rows,
    options,
    // Without it seeds are what they were before there were such tables.
    ...(dataset.tpch === undefined ? [] : [dataset.tpch]),
  ])
  return createHash('sha256').update(parts).digest('hex').slice(0, 20)
}

function seedCache(): string {
  return cacheDirectory('seeds')
}

/** Links are not followed; what has just gone takes no room. */
function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + blocksOf(join(parentPath, name)) * 512, 0)
}

function blocksOf(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.blocks ?? 0
}

/** The run that something is done for. */
type Within = Pick<SeedRequest, 'runDirectory' | 'signal'>

/** @param command ends with the path that is written to */
async function mustRun(
  command: readonly [string, ...string[]],
  { runDirectory, signal }: Within,
  step: string,
): Promise<void> {
  const { exit, output } = await run(command, { run: runDirectory, cwd: runDirectory, signal })
  if (exit.code === 0) return
  const room = fullDisk(command.at(-1) as string, output)
  throw new MeasurementError(`could not ${step}${room === undefined ? '' : `: ${room}`}`, {
    step,
    command,
    exitCode: exit.code ?? exit.signal,
    output: output.split('\n').slice(0, SHOWN_LINES).join('\n'),
  })
}
