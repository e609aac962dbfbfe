/**
 * Makes a seed (prepared data that every arm copies): a server of the same build fills an empty data directory with the
 * tables, and shuts down cleanly.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { familyOf } from '../../core/families/families.ts'
import { type InitialData, USUAL_DATA } from '../../core/plan/initial-data.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import { type Dataset, datasetBytes } from '../../core/scenario/dataset.ts'
import type { OwnData } from '../../core/scenario/own-load.ts'
import { optionOf } from '../../core/setting/option-name.ts'
import { argumentOf } from '../../core/setting/setting.ts'
import { datasetText } from '../../core/wording/progress-text.ts'
import { MeasurementError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { fullDisk, requireRoom } from '../machine/disk-space.ts'
import { giveTo } from '../machine/file-trees.ts'
import { removeTreeNow } from '../machine/remove-tree.ts'
import { loadTpch } from '../olap/load-tpch.ts'
import { applySql } from '../own-workload/apply-sql.ts'
import { fillOwnTables, openRestricted } from '../own-workload/fill-tables.ts'
import { loadDump } from '../own-workload/load-dump.ts'
import { loadTables, writeBacklog } from '../sysbench/prepare.ts'
import type { Launcher } from './launcher.ts'
import { seedArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { evict, moveIntoCache, removeLeftovers } from './seed-cache.ts'
import { MAKE_ORDINARY, SERVER_SCHEMA } from './server-address.ts'
import { ServerDirectory } from './server-directory.ts'
import { supervise } from './supervise.ts'
import { zoneStatements } from './time-zones.ts'

/** Bytes of a data directory before tables are loaded: the server's own tables and its logs. */
const EMPTY_BYTES = 128 * 1024 ** 2
/** Maximum seconds for a statement of a user's schema. The tables are still empty, so none needs longer. */
const SCHEMA_SECONDS = 300
const STOP_TIMEOUT_MS = 120_000
/** Files that belong to one server instance, such as its error log, and not to the data. */
const NOT_COPIED = /^(?:auto\.cnf|ib_buffer_pool|ibtmp1|pid|ddl_recovery(?:-backup)?\.log|binlog\.[^/]*|[^/]*\.err)$/

export interface SeedRequest {
  readonly launcher: Launcher
  readonly dataset: Dataset
  /**
   * Settings with which the data are made, because a server may not start on data that were made with others; default:
   * the usual ones.
   */
  readonly initial?: InitialData
  readonly runDirectory: string
  readonly phase: (phase: Phase) => void
  readonly signal: AbortSignal
}

/**
 * Makes a seed and moves it to `target` in the cache.
 *
 * @throws MeasurementError if the server, the tables or the disk fail
 */
export async function makeSeed(request: SeedRequest, target: string): Promise<void> {
  const { launcher, dataset, runDirectory } = request
  const { product, origin, version } = launcher.build
  await removeLeftovers(target)
  // The seed is made in one place and then copied to another, so a disk that holds both places needs room for two.
  const each = neededBytes(dataset)
  const isSameDisk = statSync(runDirectory).dev === statSync(dirname(target)).dev
  requireRoom(runDirectory, isSameDisk ? 2 * each : each, datasetText(dataset))
  if (!isSameDisk) requireRoom(dirname(target), each, datasetText(dataset))
  using cleanup = new DisposableStack()
  const directory = mkdtempSync(join(runDirectory, 'seed'))
  cleanup.defer(() => removeTreeNow(directory))
  mkdirSync(join(directory, 'data'), { mode: 0o700 })
  mkdirSync(join(directory, 'tmp'))
  const data = new ServerDirectory(join(directory, 'data'))
  await fill(request, directory)
  for (const { path, isDirectory } of data.entries())
    if (!isDirectory && NOT_COPIED.test(path.slice(data.path.length + 1))) rmSync(path, { force: true })
  await moveIntoCache(data, target, { product, version, origin, dataset }, request)
  await evict(target)
}

export function neededBytes(dataset: Dataset): number {
  return datasetBytes(dataset) + EMPTY_BYTES
}

async function fill(request: SeedRequest, directory: string): Promise<void> {
  const { launcher, dataset, initial = USUAL_DATA, phase, signal } = request
  const { product, origin, version } = launcher.build
  if (launcher.account !== undefined) await giveTo(launcher.account, directory, request)
  phase({ code: 'initialise', product, version, origin })
  const options = initial.options.map(argumentOf)
  // The installer may be a shell script, which should see no text of a pull request, so it gets only the options that
  // the data depend on, as they were before the change.
  await initialise(launcher, directory, signal, options)
  signal.throwIfAborted()
  if (dataset.tables > 0 || dataset.own !== undefined) phase({ code: 'load', dataset })
  const untouched = initial.untouched.map((variable) => `--${optionOf(variable)}=`)
  const usual = seedArguments(launcher.build, dataset.hasRelayLog).filter(
    (argument) => !untouched.some((name) => argument.startsWith(name)),
  )
  const spec = {
    name: 'the seed',
    directory,
    args: [...usual, ...options, ...initial.ofTables.map(argumentOf)],
    options: initial.options,
    cpus: [],
  }
  await using server = await startServer(launcher, spec, signal)
  await supervise({ name: 'the seed', server, doing: 'tables were loaded into it', signal }, async () => {
    await makeSchema(server, initial)
    await loadDataset(server, request)
    if (dataset.hasRelayLog) await logBacklog(server, request)
  })
  await shutDown(server, signal)
}

async function makeSchema({ session }: RunningServer, { zones, components }: InitialData): Promise<void> {
  const statements = zones.flatMap((zone, index) => zoneStatements(zone, index + 1))
  for (const sql of [...statements, `CREATE DATABASE ${SERVER_SCHEMA}`, ...MAKE_ORDINARY]) await session.execute(sql)
  // Components are installed after the accounts are made, because a component that checks passwords would refuse these
  // accounts, which have none. A failure is ignored, because the server then starts without the component's options.
  for (const component of components) await session.execute(`INSTALL COMPONENT '${component}'`).catch(() => {})
}

async function logBacklog({ session, address }: RunningServer, request: SeedRequest): Promise<void> {
  // The first binary log holds the creation of the tables. It is removed, because replicas have these tables already.
  await session.execute('FLUSH BINARY LOGS')
  await session.execute("PURGE BINARY LOGS TO 'backlog.000002'")
  await writeBacklog({ ...request, address })
}

/** @throws ServerRefusal if the server refuses the schema */
async function loadDataset(server: RunningServer, request: SeedRequest): Promise<void> {
  const { dataset, runDirectory, signal } = request
  if (dataset.own !== undefined) return loadOwnData(server, dataset.own, signal)
  if (dataset.tpch !== undefined) {
    const { session } = server
    await session.execute('SET GLOBAL local_infile = ON')
    return loadTpch({ session, schema: SERVER_SCHEMA, scale: dataset.tpch, runDirectory, signal })
  }
  if (dataset.tables > 0) await loadSysbenchTables(server, request)
}

async function loadOwnData({ address }: RunningServer, data: OwnData, signal: AbortSignal): Promise<void> {
  const { schema, dump, tables } = data
  if (dump !== undefined) return loadDump(address, dump, signal)
  {
    await using session = await openRestricted({ ...address, patience: { seconds: SCHEMA_SECONDS, signal } })
    await applySql(session, schema)
  }
  return fillOwnTables(address, tables, signal)
}

async function loadSysbenchTables({ session, address }: RunningServer, request: SeedRequest): Promise<void> {
  const { tables, rows } = request.dataset
  await loadTables({ ...request, address, engine: engineOf(request.initial) })
  // sysbench's threaded prepare ends with exit code 0 even when it failed, so the rows are counted.
  for (let table = 1; table <= tables; table++) {
    await session.execute(`ANALYZE TABLE ${SERVER_SCHEMA}.sbtest${table}`)
    const count = Number(await session.value(`SELECT COUNT(*) FROM ${SERVER_SCHEMA}.sbtest${table}`))
    if (count === rows) continue
    throw new MeasurementError(`table sbtest${table} holds ${count} rows instead of ${rows}`, { step: 'load tables' })
  }
}

/** Storage engine of the tables; undefined if the change sets none, so that the server's default applies. */
function engineOf({ ofTables }: InitialData = USUAL_DATA): string | undefined {
  return ofTables.findLast(({ bare }) => /(?:^|_)storage_engine$/.test(bare))?.text
}

/** Makes an empty data directory. @throws MeasurementError if the program cannot */
export async function initialise(
  launcher: Launcher,
  directory: string,
  signal: AbortSignal,
  options: readonly string[] = [],
): Promise<void> {
  const { program, args } = familyOf(launcher.build.product).initialisation(directory)
  const outcome = await launcher.runToEnd(program, [...args, ...options], directory, signal)
  if (outcome.exitCode === 0) return
  const room = fullDisk(directory, outcome.output)
  throw new MeasurementError(`the data directory could not be initialised${room === undefined ? '' : `: ${room}`}`, {
    step: 'initialise seed data directory',
    ...outcome,
  })
}

/**
 * Shuts the server down slowly (innodb_fast_shutdown = 0), so that copies of its data have nothing left to purge or
 * merge.
 */
async function shutDown(server: RunningServer, signal: AbortSignal): Promise<void> {
  // A server may close the connection before it answers, so errors are ignored here.
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
