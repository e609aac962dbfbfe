/**
 * Opens an endpoint: connects, loads data into its schema, and saves its settings on disk, so that they can be restored
 * at the end.
 */

import type { ServerVersion } from '../../core/families/family.ts'
import { nonEmpty } from '../../core/lists.ts'
import { sqlName } from '../../core/own-workload/sql-text.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import type { Dataset } from '../../core/scenario/dataset.ts'
import { type Endpoint, endpointName } from '../../core/scenario/endpoint.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { assignmentReach } from '../../core/setting/reach.ts'
import { isExpression } from '../../core/setting/setting.ts'
import { type OptionStatement, optionStatements } from '../../core/switching/switch-statements.ts'
import {
  type Settings,
  settingsThatDiffer,
  splitSwitchKey,
  switchKey,
} from '../../core/switching/switchable-settings.ts'
import { describeError, firstLine, UserError } from '../../errors.ts'
import type { Session } from '../servers/connection.ts'
import { requireSupported } from '../servers/launcher.ts'
import type { EndpointAddress } from '../servers/server-address.ts'
import { readSettings } from '../switching/read-settings.ts'
import { isRefusal, SwitchedServer } from '../switching/switched-server.ts'
import { loadTables } from '../sysbench/prepare.ts'
import { comesByReplication, requireCopies } from './copies.ts'
import { ANSWER_SECONDS, endpointAddress } from './credentials.ts'
import { type EndpointFacts, readFacts } from './facts.ts'
import { holdEndpoint, Journal, journalPath, readJournal, removeJournal } from './journal.ts'
import { clearSchema, dropData, hasIndexes, inspectSchema, markLoaded, tablesIn } from './own-schema.ts'
import { type RestoreReport, restoreFromJournal, serverStartOf } from './restore-settings.ts'
import { serversBehind, sessionTo } from './servers-behind.ts'

/** Seconds that a server gets for each answer after a signal has asked qpsgate to end. */
const LAST_ANSWER_SECONDS = 2

interface OpenEndpointRequest {
  readonly endpoint: Endpoint
  readonly dataset: Dataset
  readonly scenarios: readonly Scenario[]
  /** Whether this is a further address of a service. Its data may be copies of those at the first address. */
  readonly isFurther: boolean
  readonly keepsData: boolean
  readonly runDirectory: string
  readonly signal: AbortSignal
  readonly phase: (phase: Phase) => void
  readonly note: (text: string) => void
}

/**
 * @returns the servers that the address leads to; the first one owns data and locks, so it must be disposed of last
 * @throws UserError or MeasurementError, with the next step, if the endpoint cannot be used for measurements
 */
export async function openEndpoint(request: OpenEndpointRequest): Promise<readonly [OpenEndpoint, ...OpenEndpoint[]]> {
  const { endpoint, scenarios, note, phase } = request
  const name = endpointName(endpoint)
  phase({ code: 'connect', endpoint: name })
  await using opened = new AsyncDisposableStack()
  const address = endpointAddress(endpoint, request.signal)
  // The lock comes first, because another run may be using the same data and settings.
  opened.use(await holdEndpoint(endpoint))
  const behind = await serversBehind(address)
  for (const { session } of behind) opened.use(session)
  const isOne = behind.length === 1
  const builds = new Map<Session, ServerVersion>()
  for (const { session, identity } of behind) {
    const version = (await session.value('SELECT VERSION()')) ?? ''
    const comment = (await session.value('SELECT @@version_comment')) ?? ''
    builds.set(session, requireSupported(version, comment, name))
    if (!isOne) opened.use(await holdEndpoint(endpoint, identity))
    await holdServer(session, name)
    await eachOrRefused(scenarios, (scenario) => requireAllowed(scenario, session, name))
  }
  const sessions = nonEmpty(behind.map(({ session }) => session))
  await loadData(request, address, sessions, opened).catch((cause: unknown) => {
    throw loadRefusalOf(cause, endpoint)
  })
  await restoreLeft(endpoint, undefined, sessions[0], note)
  const servers: Omit<EndpointParts, 'journal' | 'resources'>[] = []
  for (const { session, identity } of behind) {
    const among = isOne ? undefined : identity
    if (among !== undefined) await restoreLeft(endpoint, among, session, note)
    const original = await readSettings(session)
    const build = builds.get(session) as ServerVersion
    servers.push({ ...build, endpoint, address, among, session, facts: await readFacts(session), original, note })
  }
  // Journals come last. After an earlier failure they would contain settings that were never switched.
  const journals = new Map<Session, Journal>()
  for (const { session, original, among } of servers)
    journals.set(session, new Journal(endpoint, await serverStartOf(session), original, among))
  const resources = opened.move()
  return nonEmpty(
    servers.map((server, nth) => {
      const stack = nth === 0 ? resources : new AsyncDisposableStack()
      return new OpenEndpoint({ ...server, journal: journals.get(server.session) as Journal, resources: stack })
    }),
  )
}

/**
 * Locks the server itself, because it may have several names, such as localhost and 127.0.0.1, and runs on other
 * machines may use it.
 */
async function holdServer(session: Session, name: string): Promise<void> {
  // A cluster may refuse such locks. The run then continues without one.
  const answer = await session.value("SELECT GET_LOCK('qpsgate', 0)").catch(() => undefined)
  if (answer !== '0') return
  throw new UserError(
    `another run measures ${name}, or this one does under another name; wait until it is done, or give one server the same dsn everywhere`,
  )
}

interface EndpointParts extends ServerVersion {
  readonly endpoint: Endpoint
  readonly address: EndpointAddress
  /** Identity of the server; undefined if the address leads to a single server. */
  readonly among?: string | undefined
  readonly session: Session
  readonly facts: EndpointFacts
  /** Settings of the server before any switch. */
  readonly original: Settings
  readonly journal: Journal
  /** The endpoint's session, data and locks. They are disposed of with it. */
  readonly resources: AsyncDisposable
  readonly note: (text: string) => void
}

export class OpenEndpoint {
  readonly server: EndpointParts
  readonly switched: SwitchedServer

  constructor(server: EndpointParts) {
    const { session, original, journal } = server
    this.server = server
    // The journal is written before each switch, because after a crash nothing else says what to restore.
    this.switched = new SwitchedServer(session, original, (wanted) => journal.announce(wanted))
  }

  /**
   * Sets a scenario's options on the endpoint, and returns the settings that it then has. The options stay set.
   *
   * @throws UserError with file and line if the endpoint refuses an option, or a privilege is missing
   */
  async stateOf(scenario: Scenario): Promise<Settings> {
    const { endpoint, session, original, journal } = this.server
    await this.switched.readBack()
    const changed = settingsThatDiffer(await readSettings(session), original)
    const { given } = journal.content
    await this.switched.switchTo(new Map([...changed].filter(([key]) => given[key] !== undefined)))
    const before = await readSettings(session)
    const name = endpointName(endpoint)
    const statements = harmlessStatements(scenario, name)
    journal.announceUnknown(changedBy(statements, before))
    for (const statement of statements)
      await session.execute(statement.sql).catch((error: unknown) => {
        throw refusalOf(error, scenario.name, name, statement)
      })
    const settings = await readSettings(session)
    journal.settle(before, settings)
    await this.switched.readBack()
    return settings
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { endpoint, journal, resources, note } = this.server
    const name = endpointName(endpoint)
    try {
      const report = await whileAnswering(this.server, (answering) => restoreFromJournal(answering, journal.content))
      for (const text of restoreTexts(name, report)) note(text)
      if (report.refused.length === 0) journal.remove()
    } catch (error) {
      note(`${name} could not be restored (${firstLine(error)}); when it answers again: qpsgate doctor --restore`)
    }
    try {
      await resources[Symbol.asyncDispose]()
    } catch (error) {
      note(`${name}: the test data could not be dropped (${firstLine(error)})`)
    }
  }
}

/** @returns an error with the statement's line if the server refused the statement, otherwise the cause itself */
function refusalOf(cause: unknown, scenario: string, server: string, { sql, file, line }: OptionStatement): unknown {
  if (!isRefusal(cause)) return cause
  const { errno, message } = cause as Error & { errno: number }
  const advice = ADVICE[errno] ?? 'correct it, or leave it out'
  return new UserError(`scenario ${scenario}: ${server} refuses this; it says: ${message}; ${advice}\n  ${sql}`, {
    place: { file, line },
    cause,
  })
}

/**
 * Calls `attempt` for each item in turn, even after a refusal.
 *
 * @throws UserError with all refusals at once, so that the user learns of all missing privileges in one run
 */
export async function eachOrRefused<T>(items: readonly T[], attempt: (item: T) => Promise<void>): Promise<void> {
  const refused: UserError[] = []
  for (const item of items) {
    await attempt(item).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error
      refused.push(error)
    })
  }
  const [first] = refused
  const texts = new Set(refused.map(describeError))
  if (first !== undefined) throw texts.size === 1 ? first : new UserError([...texts].join('\n'))
}

/**
 * Tries each privilege by a statement of the same kind that changes nothing. It comes before data are loaded, so that a
 * refusal costs little time.
 */
async function requireAllowed(scenario: Scenario, session: Session, server: string): Promise<void> {
  for (const statement of harmlessStatements(scenario, server))
    await session.execute(changingNothing(statement)).catch((error: unknown) => {
      const { errno } = error as { errno?: number }
      // Other errors are ignored, because a server may refuse the current value but accept that of the scenario.
      if (!isRefusal(error) || ADVICE[errno ?? 0] !== undefined)
        throw refusalOf(error, scenario.name, server, statement)
    })
}

function changingNothing({ kind, name }: OptionStatement): string {
  return kind === 'variable'
    ? `SET GLOBAL ${sqlName(name)} = @@GLOBAL.${sqlName(name)}`
    : `UPDATE performance_schema.setup_${kind}s SET ENABLED = ENABLED WHERE FALSE`
}

/**
 * Statements that set a scenario's options. If an option may affect more than the measurement, or outlast it, that is
 * an error, because the server belongs to somebody else.
 */
function harmlessStatements({ name, options }: Scenario, server: string): readonly OptionStatement[] {
  const statements = optionStatements(options)
  const unknown = options.find(isExpression)
  if (unknown !== undefined)
    throw new UserError(`scenario ${name}: what ${unknown.name} is set to on ${server} is unknown; leave it out`, {
      place: unknown,
    })
  for (const { kind, name: variable, value, file, line } of statements) {
    const why = kind === 'variable' ? assignmentReach({ name: variable, text: value }) : undefined
    if (why === undefined) continue
    throw new UserError(
      `scenario ${name}: ${variable} is not set on ${server}, which qpsgate did not start: it could reach beyond what is measured, or outlast it (${why}); leave it out`,
      { place: { file, line } },
    )
  }
  return statements
}

/** What the user can do about an external server's errors, by error number. */
const ADVICE: Readonly<Record<number, string>> = {
  1238: 'it is set at start only: change it in the server’s own configuration, or measure servers that are started for it',
  1193: 'correct its name',
  1227: 'the user lacks a privilege: SYSTEM_VARIABLES_ADMIN on *.*, on MariaDB SUPER or a part of it',
  1142: 'the user lacks a privilege: SELECT and UPDATE on performance_schema.*',
}

/** Restores settings that a killed run of the same user has left switched, because that run could not do so itself. */
async function restoreLeft(
  endpoint: Endpoint,
  server: string | undefined,
  session: Session,
  note: (text: string) => void,
): Promise<void> {
  const path = journalPath(endpoint, server)
  const journal = readJournal(path)
  if (journal === undefined) return
  const name = endpointName(endpoint)
  const { user } = journal.endpoint
  if (user !== endpoint.user)
    throw new UserError(
      `a run as ${user} that was killed has left ${name} switched; restore it: qpsgate doctor --restore`,
    )
  const report = await restoreFromJournal(session, journal)
  for (const text of restoreTexts(name, report)) note(text)
  if (report.refused.length > 0)
    throw new UserError(`a run that was killed has left ${name} switched, and it refuses to be set back; do so by hand`)
  removeJournal(path)
}

/** Sentences that tell the user what became of the endpoint's settings. */
export function restoreTexts(name: string, report: RestoreReport): string[] {
  const { restored, changedByOthers, refused, wasRestarted } = report
  return [
    ...(wasRestarted ? [`${name} was restarted meanwhile, which undid the switched settings`] : []),
    ...(restored.length > 0 ? [`${name}: ${restored.length} settings are as they were`] : []),
    ...changedByOthers.map(
      (each) => `${name}: ${each.name} was changed by another client and keeps ${JSON.stringify(each.value)}`,
    ),
    ...refused.map(({ key, why }) => `${name}: ${key} could not be set back: ${why}`),
  ]
}

/**
 * Keys of the settings that statements may change. A statement about instruments may change all of them, because it
 * names a pattern.
 */
function changedBy(statements: readonly OptionStatement[], settings: Settings): string[] {
  return statements.flatMap(({ kind, name }) =>
    kind === 'instrument'
      ? [...settings.keys()].filter((key) => splitSwitchKey(key).kind === kind)
      : [switchKey(kind, name)],
  )
}

/** @param sessions one to each server that the address leads to */
async function loadData(
  { endpoint, dataset, isFurther, keepsData, runDirectory, signal, phase }: OpenEndpointRequest,
  address: EndpointAddress,
  sessions: readonly [Session, ...Session[]],
  opened: AsyncDisposableStack,
): Promise<void> {
  const [session, ...copies] = sessions
  if (dataset.tpch !== undefined)
    throw new UserError(
      'TPC-H’s tables are loaded into servers that qpsgate starts only; leave out dsn, or dataset.tpch',
    )
  const showsData = async (each: Session) => (await inspectSchema(each, endpoint, dataset)).isLoaded
  if (isFurther && (await comesByReplication(session, endpoint, () => showsData(session), signal))) return
  const { isThere, isLoaded } = await inspectSchema(session, endpoint, dataset)
  if (!isLoaded) {
    phase({ code: 'load', dataset })
    await clearSchema(session, endpoint)
    if (!keepsData)
      opened.defer(() => whileAnswering({ address, session }, (answering) => dropData(answering, endpoint, isThere)))
    // The connection that loads data may lead to any of the servers, so all of them must first have the schema's
    // tables.
    await requireCopies(copies, endpoint, async (copy) => (await tablesIn(copy, endpoint.schema)).length > 0, signal)
    await loadTables({ address, dataset, runDirectory, signal })
    if (copies.length > 0)
      await requireCopies(sessions, endpoint, (each) => hasIndexes(each, endpoint, dataset), signal)
    await markLoaded(session, endpoint, dataset)
  }
  await requireCopies(
    copies,
    endpoint,
    async (copy) => (await showsData(copy)) && hasIndexes(copy, endpoint, dataset),
    signal,
  )
}

/** Uses the session if it still answers, otherwise a new one, because a lost session must not prevent restoring. */
async function whileAnswering<T>(
  { address, among, session }: Pick<EndpointParts, 'address' | 'among' | 'session'>,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const isAnswering = await session.execute('SELECT 1').then(
    () => true,
    () => false,
  )
  if (isAnswering) return work(session)
  // A signal that ends the run leaves little time for restoring.
  const seconds = address.patience?.signal?.aborted ? LAST_ANSWER_SECONDS : ANSWER_SECONDS
  await using another = await sessionTo({ ...address, patience: { seconds } }, among)
  return await work(another)
}

/** @returns an error with the next step if the server refused a statement, otherwise the cause itself */
function loadRefusalOf(cause: unknown, { user, schema, ...server }: Endpoint): unknown {
  if (!isRefusal(cause)) return cause
  return new UserError(
    `${endpointName(server)} does not take the test data; it says: ${firstLine(cause)}; ` +
      `user ${user} needs ALL on ${schema}.*, a schema for qpsgate alone`,
    { cause },
  )
}
