/** How a seed is made: a server of the build fills an empty data directory with the tables, and ends in order. */

import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { familyOf } from '../../core/families/families.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import type { OwnData } from '../../core/suite/own-workload.ts'
import { type Dataset, datasetBytes } from '../../core/suite/suite.ts'
import { bytes } from '../../core/wording/figures.ts'
import { datasetText } from '../../core/wording/progress-text.ts'
import { MeasurementError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { fullDisk, hasRoom, requireRoom } from '../machine/disk-space.ts'
import { giveTo, sizeOf } from '../machine/file-trees.ts'
import { loadTpch } from '../olap/load-tpch.ts'
import { loadTables, writeBacklog } from '../sysbench/prepare.ts'
import { applySql } from '../workload/apply-sql.ts'
import { fillOwnTables, openIn } from '../workload/fill-tables.ts'
import { loadDump } from '../workload/load-dump.ts'
import type { Session } from './connection.ts'
import type { Launcher } from './launcher.ts'
import { type FoundEntry, MadeDirectory } from './made-directory.ts'
import { seedArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { evict, moveIntoCache, removeLeftovers, seedCache } from './seed-cache.ts'
import { OWN_SCHEMA, type ServerAddress } from './server-address.ts'
import { supervise } from './supervise.ts'

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

export interface SeedRequest {
  readonly launcher: Launcher
  readonly dataset: Dataset
  readonly runDirectory: string
  readonly phase: (phase: Phase) => void
  readonly signal: AbortSignal
}

/** Makes a seed at a path of the cache. @throws MeasurementError if the server, its tables or the disk do not do */
export async function makeSeed(request: SeedRequest, target: string): Promise<void> {
  const { launcher, dataset, runDirectory } = request
  const { product, origin, version } = launcher.build
  await removeLeftovers(target)
  requireRoomForBoth(request, dirname(target))
  const directory = mkdtempSync(join(runDirectory, 'seed'))
  mkdirSync(join(directory, 'data'), { mode: 0o700 })
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

/** Files for the cache from a server that has ended; the rest is removed. */
function keptOf(data: MadeDirectory): FoundEntry[] {
  return data.entries().filter(({ path, isDirectory }) => {
    const name = path.slice(data.path.length + 1)
    const isKept = isDirectory || !(NOT_COPIED.includes(name) || /^binlog\.[^/]*$|^[^/]*\.err$/.test(name))
    if (!isKept) rmSync(path, { force: true })
    return isKept
  })
}

/** Two, as loading takes a CPU; one where there may be no room to make two of them, and to keep them. */
export function seedsAtOnce(dataset: Dataset, runDirectory: string): number {
  const most = MOST_AT_ONCE * 2 * neededBytes(dataset)
  return [runDirectory, seedCache()].every((path) => hasRoom(path, most)) ? MOST_AT_ONCE : 1
}

function neededBytes(dataset: Dataset): number {
  return datasetBytes(dataset) + OWN_BYTES
}

/** It is made in one place and kept in the other, which may be on the same disk. */
function requireRoomForBoth({ dataset, runDirectory }: SeedRequest, cache: string): void {
  const each = neededBytes(dataset)
  const isSameDisk = statSync(runDirectory).dev === statSync(cache).dev
  requireRoom(runDirectory, isSameDisk ? 2 * each : each, datasetText(dataset))
  if (!isSameDisk) requireRoom(cache, each, datasetText(dataset))
}

/** Starts a server on the directory, fills it with the tables, and ends it in order. */
async function fill(request: SeedRequest, directory: string): Promise<void> {
  const { launcher, dataset, runDirectory, phase, signal } = request
  const { product, origin, version } = launcher.build
  if (launcher.account !== undefined) await giveTo(launcher.account, directory, request)
  phase({ code: 'initialise', product, version, origin })
  await initialise(launcher, directory, signal)
  signal.throwIfAborted()
  phase({ code: 'load', dataset })
  await using server = await startServer(
    launcher,
    {
      name: 'the seed',
      directory,
      arguments: seedArguments(launcher.build, dataset.hasRelayLog),
      options: [],
      cpus: [],
    },
    signal,
  )
  await supervise({ name: 'the seed', server, doing: 'tables were loaded into it', signal }, async () => {
    await server.session.execute(`CREATE DATABASE ${OWN_SCHEMA}`)
    await loadDataset(server, dataset, runDirectory, signal)
    if (dataset.hasRelayLog) await writeRelayLog(server, dataset, runDirectory, signal)
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

/** Runs while a server still writes, so folders may come and go; unreadable ones are found in the end. */
function sizeNow(directory: string): number {
  try {
    return sizeOf(directory)
  } catch {
    return 0
  }
}

function tooLarge(size: number, most: number, dataset: Dataset): MeasurementError {
  return new MeasurementError(
    `the server has made ${bytes(size)} of ${datasetText(dataset)}; no server needs more than ${bytes(most)} for them`,
    { step: 'make seed data directory' },
  )
}

async function loadDataset(
  { session, address }: RunningServer,
  dataset: Dataset,
  runDirectory: string,
  signal: AbortSignal,
): Promise<void> {
  if (dataset.own !== undefined) return loadOwnData(address, dataset.own, signal)
  if (dataset.tpch !== undefined) {
    await session.execute('SET GLOBAL local_infile = ON')
    return loadTpch({ session, schema: OWN_SCHEMA, scale: dataset.tpch, runDirectory, signal })
  }
  await loadTables({ address, dataset, runDirectory, signal })
  await verifyRows(session, dataset)
}

/** The log of the tables' creation is left out: the next one is the second. */
async function writeRelayLog(
  { session, address }: RunningServer,
  dataset: Dataset,
  runDirectory: string,
  signal: AbortSignal,
): Promise<void> {
  await session.execute('FLUSH BINARY LOGS')
  await session.execute("PURGE BINARY LOGS TO 'backlog.000002'")
  await writeBacklog({ address, dataset, runDirectory, signal })
}

/** Makes an empty data directory. @throws MeasurementError if the program cannot */
export async function initialise(launcher: Launcher, directory: string, signal: AbortSignal): Promise<void> {
  const { program, args } = familyOf(launcher.build.product).initialisation(directory)
  const result = await launcher.runToEnd(program, args, directory, signal)
  if (result.exitCode === 0) return
  const room = fullDisk(directory, result.output)
  throw new MeasurementError(`the data directory could not be initialised${room === undefined ? '' : `: ${room}`}`, {
    step: 'initialise seed data directory',
    command: result.command,
    exitCode: result.exitCode,
    output: result.output.split('\n').slice(-15).join('\n'),
  })
}

/** @throws DoesNotApply if the server refuses the schema */
async function loadOwnData(
  address: ServerAddress,
  { schema, dump, tables }: OwnData,
  signal: AbortSignal,
): Promise<void> {
  if (dump !== undefined) return loadDump({ address, schema: OWN_SCHEMA, dump, signal })
  {
    await using session = await openIn({ ...address, patience: { seconds: SCHEMA_SECONDS, signal } }, OWN_SCHEMA)
    await applySql(session, schema)
  }
  await fillOwnTables({ address, schema: OWN_SCHEMA, sizes: tables, signal })
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
