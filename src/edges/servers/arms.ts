/**
 * Starts the server of an arm, which is one of the servers in a trial: copies its data, starts it, runs its SQL, reads
 * its settings back, and warms it.
 */
import type { ArmState } from '../../core/measurement/measurement.ts'
import { isOfBase } from '../../core/names.ts'
import { scriptOf } from '../../core/own-workload/script.ts'
import { sqlName } from '../../core/own-workload/sql-text.ts'
import { problemsWithTables } from '../../core/own-workload/table-problems.ts'
import type { Table } from '../../core/own-workload/tables.ts'
import { collectionOf } from '../../core/performance-schema/collection.ts'
import { type Arm, armName } from '../../core/plan/plan.ts'
import type { Dataset } from '../../core/scenario/dataset.ts'
import type { OwnStatement } from '../../core/scenario/own-load.ts'
import { isReadBy } from '../../core/setting/groups.ts'
import { canonicalName } from '../../core/setting/option-name.ts'
import { formatProblems } from '../../core/suite/parse.ts'
import { type Settings, settingsOfKind } from '../../core/switching/switchable-settings.ts'
import type { OptionWarning } from '../../core/warnings/warnings.ts'
import { BaselineError, isFailure, MeasurementError, type SqlRefusal, UserError } from '../../errors.ts'
import { shippedText } from '../files/shipped.ts'
import { dropPages } from '../machine/file-trees.ts'
import { residentBytesOf } from '../machine/proc.ts'
import { removeTree } from '../machine/remove-tree.ts'
import { TPCH_TABLES } from '../olap/load-tpch.ts'
import { openRestricted } from '../own-workload/fill-tables.ts'
import { readPlans } from '../own-workload/read-plans.ts'
import { readTables } from '../own-workload/read-tables.ts'
import { readSettings } from '../switching/read-settings.ts'
import type { SwitchedServer } from '../switching/switched-server.ts'
import { certificateArguments } from './certificate.ts'
import { Session, TooLongError } from './connection.ts'
import type { ServerBuild } from './launcher.ts'
import {
  armArguments,
  type Provision,
  placeArguments,
  type ScenarioArguments,
  scenarioArguments,
  serverBytes,
  testOptions,
} from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { copySeed } from './seed.ts'
import { SERVER_SCHEMA } from './server-address.ts'
import { ServerRefusal } from './server-refusal.ts'
import type { Source } from './server-sources.ts'
import { isLacking, requireAlone, supervise } from './supervise.ts'
import { tryStatements } from './try-statements.ts'
import { probeInsight, verify } from './verify.ts'

/** Suffix that MariaDB adds to its version if a log is on. It is removed, because the version is the same. */
const LOG_SUFFIX = /-log$/
/** Time limit in seconds for a statement under the suite's key sql:, which is only for setting the server up. */
const SQL_SECONDS = 60

interface StartArmRequest {
  readonly arm: Arm
  /**
   * All arms of the trial. A value that all of them ask for makes no difference between them, even if it is corrected.
   */
  readonly together: readonly Arm[]
  readonly trial: number
  /** Directory for this server only; `startArm` makes it. */
  readonly directory: string
  readonly source: Source
  readonly dataset: Dataset
  readonly provision: Provision
  /** CPU numbers at the start; an empty list allows all. */
  readonly startCpus: readonly number[]
  /** CPU numbers on which the server runs once it is set up. */
  readonly cpus: readonly number[]
  readonly runDirectory: string
  readonly signal: AbortSignal
}

export interface RunningArm {
  readonly server: RunningServer
  readonly build: ServerBuild
  readonly state: ArmState
  /** Settings as the server has them after the scenario's SQL, which may have changed them. */
  readonly settings: Settings
  readonly warnings: readonly OptionWarning[]
  /** The sysbench script of a user's own workload, written for the tables that this server has. */
  readonly script?: string | undefined
  /** Refusals of the statements that `tryStatements` tries; undefined: none was tried. */
  readonly refused?: readonly SqlRefusal[]
  /** The running servers that are switched to this arm's settings; undefined: the arm has a server of its own. */
  readonly shared?: SharedServer | undefined
}

export interface StateOfServer {
  readonly session: Session
  readonly switched: SwitchedServer
  /** The arm's values of the settings in which the arms that share the server differ. */
  readonly state: Settings
}

/** Running servers of a service that several arms share: their settings are switched to those of each arm in turn. */
export interface SharedServer {
  readonly host: string
  readonly servers: readonly [StateOfServer, ...StateOfServer[]]
  /** Keys of the variables of which each connection has its own value, so that a switch must reach connections, too. */
  readonly sessionVariables: ReadonlySet<string>
  /**
   * Begins to count queries of other clients; undefined if there are no such clients, or their queries cannot be
   * distinguished from those of the load.
   */
  readonly watchOthers?: (() => Promise<OthersCounter>) | undefined
}

/** Queries a second of other clients since the counting began: all queries less `ownQueries`, those of the load. */
export type OthersCounter = (ownQueries: number) => Promise<number>

/** Starts the server of an arm. Its directory is removed when the server ends or fails to start. */
export async function startArm(request: StartArmRequest): Promise<RunningArm> {
  const remove = () => removeTree(request.directory)
  try {
    const running = await startAndSetUp(request)
    const { server } = running
    const stop = async () => {
      await server[Symbol.asyncDispose]()
      await remove()
    }
    return { ...running, server: { ...server, [Symbol.asyncDispose]: stop } }
  } catch (error) {
    await remove()
    if (error instanceof ServerRefusal && isOfBase(request.arm)) return startMended(request, error)
    if (request.arm.revision === 'baseline' && isFailure(error)) throw new BaselineError(error)
    throw error
  }
}

/**
 * Starts the base without the options that keep it from starting, so that a change that removes them can be compared.
 */
async function startMended(request: StartArmRequest, { refusal }: ServerRefusal): Promise<RunningArm> {
  const { arm } = request
  const names = new Set(refusal.lines.map(({ name }) => canonicalName(name)))
  const options = arm.scenario.options.filter(({ name }) => !names.has(canonicalName(name)))
  // If the refusal names no option of the arm, another start would be refused in the same way.
  if (options.length === arm.scenario.options.length) throw new ServerRefusal(refusal)
  const scenario = { ...arm.scenario, options }
  const running = await startArm({ ...request, arm: { ...arm, scenario } })
  const mended = refusal.lines.map(
    ({ name, file, line }) => ({ code: 'base-mended', scenario: scenario.name, option: name, file, line }) as const,
  )
  return { ...running, warnings: [...running.warnings, ...mended] }
}

/** Ends each server once, because arms may share a server. */
export async function stopServers(arms: readonly RunningArm[]): Promise<void> {
  await Promise.all([...new Set(arms.map(({ server }) => server))].map((server) => server[Symbol.asyncDispose]()))
}

async function startAndSetUp(request: StartArmRequest): Promise<RunningArm> {
  const { arm, directory, source, dataset, provision, startCpus, signal } = request
  const { launcher, seed } = source
  const name = armName(arm)
  // Some groups of option files, such as [mysqld-8.4], are only for servers of certain versions or products.
  const options = arm.scenario.options.filter((option) => isReadBy(option, launcher.build))
  const user = scenarioArguments(options, provision)
  const began = performance.now()
  const { certificate } = provision
  await copySeed(seed, directory, launcher.account, request, certificate)
  const { ownsCache } = provision
  if (ownsCache) await dropPages(directory, request)
  signal.throwIfAborted()
  const ours = [
    ...armArguments(launcher.build, dataset, provision, { name: arm.scenario.name, options }),
    ...(certificate === undefined ? [] : certificateArguments(launcher.build, options, directory)),
  ]
  const args = [...ours, ...user.arguments]
  const set = testOptions([...placeArguments(launcher.build, directory), ...ours], user.applied)
  const { memoryLimit: limit } = arm.scenario
  // Production's memory limit is not applied if qpsgate's own arguments, such as those for many connections, need more
  // memory, or if the machine has less.
  const isOurs =
    limit !== undefined && (limit.value < serverBytes(dataset) || limit.value > provision.limits.memoryBytes)
  const memoryLimit = isOurs ? undefined : limit
  const memoryBytes = memoryLimit?.value ?? provision.limits.memoryBytes
  const spec = { name, directory, args, options: user.applied, cpus: startCpus, ownsCache, memoryBytes, memoryLimit }
  const server = await startServer(launcher, spec, signal)
  const startSeconds = (performance.now() - began) / 1000
  try {
    const supervised = { name, server, doing: 'it was being set up', signal }
    return await supervise(supervised, () => setUp(request, server, { ...user, testOptions: set }, startSeconds))
  } catch (error) {
    await server[Symbol.asyncDispose]()
    throw error
  }
}

async function setUp(
  request: StartArmRequest,
  server: RunningServer,
  user: ScenarioArguments & Pick<ArmState, 'testOptions'>,
  startSeconds: number,
): Promise<RunningArm> {
  const { arm, trial, source, dataset, startCpus, cpus, runDirectory, signal, together } = request
  const { build } = source.launcher
  const { session, process } = server
  const name = armName(arm)
  await runScenarioSql(session, arm, signal)
  const settings = await readSettings(session)
  const verified = await verify(session, { build, arm, applied: user.applied, settings, together })
  const tables = dataset.own === undefined ? [] : await readTables(session, SERVER_SCHEMA)
  await warmTables(session, dataset, tables)
  const script = scriptFor(arm, tables)
  const refused = await tryStatements(server)
  // The probe needs a new session, because variables that the scenario's SQL sets may hold for new sessions only.
  await using probe = await Session.open(server.address)
  const insight = await probeInsight(probe, build.product, settings)
  requireAlone(name, process)
  if (cpus.join() !== startCpus.join()) await process.pin(cpus)
  const variables = settingsOfKind('variable', settings)
  const version = (variables.get('version') ?? build.version).replace(LOG_SUFFIX, '')
  return {
    server,
    build,
    state: {
      kind: 'arm',
      trial,
      scenario: arm.scenario.name,
      revision: arm.revision,
      server: { product: build.product, version },
      testOptions: user.testOptions,
      startSeconds,
      residentBytes: residentBytesOf(process.pid) ?? null,
      performanceSchemaBytes: verified.performanceSchemaBytes,
      // Values that contain the run's directory are no part of the configuration, and differ in every run.
      variables: Object.fromEntries([...variables].filter(([, value]) => !value.includes(runDirectory))),
      insight,
      collected: collectionOf(settingsOfKind('consumer', settings), settingsOfKind('instrument', settings)),
      unmatched: verified.unmatched.length > 0 ? verified.unmatched : undefined,
      lacked: verified.lacked.length > 0 ? verified.lacked : undefined,
      plans: script === undefined ? undefined : await plansOf(script.statements, server),
    },
    settings,
    script: script && script.lua + shippedText('lua', 'own_workload.lua'),
    warnings: [...user.warnings, ...verified.warnings],
    refused,
  }
}

/** @throws UserError if the workload does not fit the tables, for example names a column that no table has */
function scriptFor({ scenario }: Arm, tables: readonly Table[]) {
  if (scenario.own === undefined) return undefined
  const { workload } = scenario.own
  const problems = problemsWithTables(workload, tables)
  if (problems.length > 0)
    throw new UserError(`the workload ${workload.name} does not fit its tables\n${formatProblems(problems)}`)
  return scriptOf(workload, tables)
}

async function plansOf(statements: readonly OwnStatement[], { address }: RunningServer) {
  await using session = await openRestricted(address)
  return await readPlans(session, statements)
}

/**
 * Runs the scenario's statements that set its server up.
 *
 * @throws UserError with the line of a statement that the server refuses, or that takes longer than `mostSeconds`
 */
export async function runScenarioSql(
  session: Session,
  { scenario }: Pick<Arm, 'scenario'>,
  signal: AbortSignal,
  mostSeconds = SQL_SECONDS,
): Promise<void> {
  for (const { value, file, line } of scenario.sql) {
    try {
      await session.execute(value, mostSeconds)
    } catch (cause) {
      signal.throwIfAborted()
      const isTooLong = cause instanceof TooLongError
      // A lost connection and a lack of memory or disk space are not the statement's fault.
      const isNotToBlame = cause instanceof MeasurementError || isLacking((cause as { errno?: number }).errno ?? 0)
      if (!isTooLong && isNotToBlame) throw cause
      const why = isTooLong
        ? `this statement has not ended within ${mostSeconds} s; sql: is for what sets the server up`
        : `the server refuses this statement; it says: ${(cause as Error).message}`
      throw new UserError(`scenario ${scenario.name}: ${why}\n  ${value}`, { place: { file, line }, cause })
    }
  }
}

/** Brings tables and indexes into the buffer pool, so that the first turns read nothing from disk. */
async function warmTables(session: Session, dataset: Dataset, ownTables: readonly Table[]): Promise<void> {
  const read = (expression: string, table: string, index = '') =>
    session.rows(`SELECT ${expression} FROM ${SERVER_SCHEMA}.${table}${index && ` FORCE INDEX (${index})`}`)
  for (const { name, keys } of ownTables) {
    const table = sqlName(name)
    await read('COUNT(*)', table)
    for (const key of keys) await read('COUNT(*)', table, sqlName(key.name))
  }
  if (dataset.own !== undefined) return
  if (dataset.tpch !== undefined) {
    for (const table of TPCH_TABLES) await read('COUNT(*)', table)
    return
  }
  for (let table = 1; table <= dataset.tables; table++) {
    await read('COUNT(c)', `sbtest${table}`, 'PRIMARY')
    await read('SUM(k)', `sbtest${table}`, `k_${table}`)
  }
}
