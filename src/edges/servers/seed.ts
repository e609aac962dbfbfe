/**
 * The seed data directory: made once per server build, dataset and seed options, kept in a cache between runs, copied
 * for every arm of every trial. Two runs at once share it: the second waits for the first.
 */
import { hash } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { familyOf } from '../../core/families/families.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import { dataIdentity } from '../../core/suite/fingerprint.ts'
import { type InitialData, USUAL_DATA } from '../../core/suite/initial-data.ts'
import { optionToArgument } from '../../core/suite/option-file.ts'
import { type Dataset, datasetBytes } from '../../core/suite/suite.ts'
import { bytes } from '../../core/wording/figures.ts'
import { datasetText } from '../../core/wording/progress-text.ts'
import { MeasurementError } from '../../errors.ts'
import { digestOf } from '../files/digest.ts'
import { flushToDisk, writeWhole } from '../files/write-whole.ts'
import { orAborted } from '../machine/abortable.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { fullDisk, hasRoom, requireRoom } from '../machine/disk-space.ts'
import { copyTree, giveTo, sizeOf, type Within } from '../machine/file-trees.ts'
import { lockFile } from '../machine/lock.ts'
import type { Account } from '../machine/processes.ts'
import { loadTpch } from '../olap/load-tpch.ts'
import { loadTables, writeBacklog } from '../sysbench/prepare.ts'
import { applySql } from '../workload/apply-sql.ts'
import { fillOwnTables, openOwn } from '../workload/fill-tables.ts'
import { loadDump } from '../workload/load-dump.ts'
import type { Launcher } from './launcher.ts'
import { type FoundEntry, madeDirectory } from './made-directory.ts'
import { seedArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { MAKE_ORDINARY, OWN_SCHEMA, ordinary } from './server-address.ts'
import { supervise } from './supervise.ts'
import { zoneStatements } from './time-zones.ts'

/** Raise when the way seeds are made changes. */
const SEED_LAYOUT = 3

/** A seed under a shared lock: it cannot be removed while it is in use. */
export interface Seed extends AsyncDisposable {
  readonly path: string
  readonly bytes: number
}

export async function openSeed(request: SeedRequest): Promise<Seed> {
  const path = join(cacheDirectory('seeds'), seedKey(request))
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
  // It has been used just now, so it is not among the first to go.
  const now = new Date()
  utimesSync(join(path, LABEL), now, now)
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

function seedKey({ launcher, dataset, initial = USUAL_DATA }: SeedRequest): string {
  const { build, kind } = launcher
  const { tables, rows, tpch, own, hasRelayLog } = dataset
  const parts = [
    ...[SEED_LAYOUT, MAKE_ORDINARY, kind, build.identity, build.version, seedArguments(build, hasRelayLog)],
    ...[tables, rows, tpch, { ...initial, options: initial.options.map(optionToArgument) }],
    own && dataIdentity(own),
  ]
  return hash('sha256', JSON.stringify(parts)).slice(0, 20)
}

// How a seed is made: a server of the build fills an empty data directory with the tables, and ends in order.

/** Most that a seed may take: the servers' own tables and logs, and the dataset however it is laid out. */
const SEED_BASE_BYTES = 2 * 1024 ** 3
const MOST_TIMES_DATASET = 4
/** Actual size of the servers' own tables and logs. */
const OWN_BYTES = 128 * 1024 ** 2
const MOST_AT_ONCE = 2
const WATCH_MS = 1000
/** For one statement of a schema, on tables that are still empty. */
const SCHEMA_SECONDS = 300
const STOP_TIMEOUT_MS = 120_000
/** Belongs to one server instance, not to the data. */
const NOT_COPIED = ['auto.cnf', 'ib_buffer_pool', 'ibtmp1', 'pid', 'ddl_recovery.log', 'ddl_recovery-backup.log']

interface SeedRequest {
  readonly launcher: Launcher
  readonly dataset: Dataset
  /** Default: as usual. */
  readonly initial?: InitialData
  readonly runDirectory: string
  readonly phase: (phase: Phase) => void
  readonly signal: AbortSignal
}

/** Makes a seed at a path of the cache. @throws MeasurementError if the server, its tables or the disk do not do */
async function makeSeed(request: SeedRequest, target: string): Promise<void> {
  const { launcher, dataset, runDirectory } = request
  const { product, origin, version } = launcher.build
  await removeLeftovers(target)
  // It is made in one place and kept in the other, which may be on the same disk.
  const each = neededBytes(dataset)
  const isSameDisk = statSync(runDirectory).dev === statSync(dirname(target)).dev
  requireRoom(runDirectory, isSameDisk ? 2 * each : each, datasetText(dataset))
  if (!isSameDisk) requireRoom(dirname(target), each, datasetText(dataset))
  using made = new DisposableStack()
  const directory = mkdtempSync(join(runDirectory, 'seed'))
  made.defer(() => rmSync(directory, { recursive: true, force: true }))
  mkdirSync(join(directory, 'data'), { mode: 0o700 })
  mkdirSync(join(directory, 'tmp'))
  const data = madeDirectory(join(directory, 'data'))
  await whileSmallEnough(request, directory, (signal) => fill({ ...request, signal }, directory))
  const kept = data.entries().filter(({ path, isDirectory }) => {
    const name = path.slice(data.path.length + 1)
    const isKept = isDirectory || !(NOT_COPIED.includes(name) || /^binlog\.[^/]*$|^[^/]*\.err$/.test(name))
    if (!isKept) rmSync(path, { force: true })
    return isKept
  })
  await moveIntoCache(kept, data.path, target, { product, version, origin, dataset }, request)
  await evict(target)
}

/** Two, as loading takes a CPU; one where there may be no room to make two of them, and to keep them. */
export function seedsAtOnce(dataset: Dataset, runDirectory: string): number {
  const most = MOST_AT_ONCE * 2 * neededBytes(dataset)
  return [runDirectory, cacheDirectory('seeds')].every((path) => hasRoom(path, most)) ? MOST_AT_ONCE : 1
}

function neededBytes(dataset: Dataset): number {
  return datasetBytes(dataset) + OWN_BYTES
}

/** Starts a server on the directory, fills it with the tables, and ends it in order. */
async function fill(request: SeedRequest, directory: string): Promise<void> {
  const { launcher, dataset, initial = USUAL_DATA, runDirectory, phase, signal } = request
  const { product, origin, version } = launcher.build
  if (launcher.account !== undefined) await giveTo(launcher.account, directory, request)
  phase({ code: 'initialise', product, version, origin })
  const own = initial.options.map(optionToArgument)
  await initialise(launcher, directory, signal, own)
  signal.throwIfAborted()
  if (dataset.tables > 0 || dataset.own !== undefined) phase({ code: 'load', dataset })
  const args = [...seedArguments(launcher.build, dataset.hasRelayLog), ...own]
  const spec = { name: 'the seed', directory, args, options: initial.options, cpus: [] }
  await using server = await startServer(launcher, spec, signal)
  await supervise({ name: 'the seed', server, doing: 'tables were loaded into it', signal }, async () => {
    for (const statement of initial.zones.flatMap((zone, index) => zoneStatements(zone, index + 1)))
      await server.session.execute(statement)
    await server.session.execute(`CREATE DATABASE ${OWN_SCHEMA}`)
    for (const statement of MAKE_ORDINARY) await server.session.execute(statement)
    // One that checks passwords refuses such accounts. A server that lacks one starts without its options.
    for (const component of initial.components)
      await server.session.execute(`INSTALL COMPONENT '${component}'`).catch(() => {})
    await loadDataset(server, request)
    if (!dataset.hasRelayLog) return
    // The log of the tables' creation is left out: the next one is the second.
    await server.session.execute('FLUSH BINARY LOGS')
    await server.session.execute("PURGE BINARY LOGS TO 'backlog.000002'")
    await writeBacklog({ address: server.address, dataset, runDirectory, signal })
  })
  await shutDown(server, signal)
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
    let size = 0
    try {
      size = sizeOf(directory)
    } catch {
      // A server still writes, so folders may come and go; unreadable ones are found in the end.
    }
    if (size <= most) return
    const what = `the server has made ${bytes(size)} of ${datasetText(dataset)}`
    const why = `${what}; no server needs more than ${bytes(most)} for them`
    over.abort(new MeasurementError(why, { step: 'make seed data directory' }))
  }
  using _timer = setInterval(look, WATCH_MS)
  await work(AbortSignal.any([signal, over.signal]))
  look()
  over.signal.throwIfAborted()
}

/** @throws ServerRefuses if the server refuses the schema */
async function loadDataset({ session, address }: RunningServer, request: SeedRequest): Promise<void> {
  const { dataset, runDirectory, signal } = request
  if (dataset.own !== undefined) {
    const { schema, dump, tables } = dataset.own
    const client = ordinary(address)
    if (dump !== undefined) return loadDump(client, dump, signal)
    {
      await using own = await openOwn({ ...client, patience: { seconds: SCHEMA_SECONDS, signal } })
      await applySql(own, schema)
    }
    return fillOwnTables(client, tables, signal)
  }
  if (dataset.tpch !== undefined) {
    await session.execute('SET GLOBAL local_infile = ON')
    return loadTpch({ session, schema: OWN_SCHEMA, scale: dataset.tpch, runDirectory, signal })
  }
  if (dataset.tables === 0) return
  await loadTables({ address, dataset, runDirectory, signal })
  // sysbench's threaded prepare ends with exit code 0 even when it failed, so the rows are counted.
  for (let table = 1; table <= dataset.tables; table++) {
    await session.execute(`ANALYZE TABLE ${OWN_SCHEMA}.sbtest${table}`)
    const rows = Number(await session.value(`SELECT COUNT(*) FROM ${OWN_SCHEMA}.sbtest${table}`))
    if (rows === dataset.rows) continue
    const found = `table sbtest${table} holds ${rows} rows instead of ${dataset.rows}`
    throw new MeasurementError(found, { step: 'load tables' })
  }
}

/** Makes an empty data directory. @throws MeasurementError if the program cannot */
export async function initialise(
  launcher: Launcher,
  directory: string,
  signal: AbortSignal,
  own: readonly string[] = [],
): Promise<void> {
  const { program, args } = familyOf(launcher.build.product).initialisation(directory)
  const result = await launcher.runToEnd(program, [...args, ...own], directory, signal)
  if (result.exitCode === 0) return
  const room = fullDisk(directory, result.output)
  throw new MeasurementError(`the data directory could not be initialised${room === undefined ? '' : `: ${room}`}`, {
    step: 'initialise seed data directory',
    ...result,
  })
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

// The cache of seeds between runs: each complete or absent, all of them together within a limit.

const CACHE_LIMIT_BYTES = 8 * 1024 ** 3
const UNFINISHED = '.unfinished'
/** Names the seed and has the digest of its listing; written last. */
const LABEL = 'seed.json'

/**
 * Another file system may lie between: copied under another name, written to the disk, then renamed, so that a seed is
 * whole or absent, also after a power cut.
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
    await copyTree(data, join(unfinished, 'data'), within, 'keep seed data directory')
    writeWhole(unfinished, LABEL, `${JSON.stringify({ ...about, listing: listingOf(unfinished) }, null, 2)}\n`)
    const copied = entries.map(({ path }) => join(unfinished, 'data', path.slice(data.length)))
    for (const path of [...copied, join(unfinished, 'data'), unfinished]) flushToDisk(path)
    renameSync(unfinished, target)
    flushToDisk(dirname(target))
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
  const lines = madeDirectory(seed)
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
async function removeLeftovers(target: string): Promise<void> {
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
