/** Opens an endpoint: connects, loads its schema, and saves its settings on disk; they are restored in every case. */

import type { ServerVersion } from '../../core/families/family.ts'
import { sqlName } from '../../core/own-workload/sql-text.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import type { Dataset } from '../../core/scenario/dataset.ts'
import { type Endpoint, endpointName } from '../../core/scenario/endpoint.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { assignmentReach } from '../../core/setting/reach.ts'
import { isExpression } from '../../core/setting/setting.ts'
import { type OptionStatement, optionStatements } from '../../core/switching/switch-statements.ts'
import { partsOf, type Settings, settingsThatDiffer, switchKey } from '../../core/switching/switchable-settings.ts'
import { describeError, firstLine, UserError } from '../../errors.ts'
import { Session } from '../servers/connection.ts'
import { requireSupported } from '../servers/launcher.ts'
import type { EndpointAddress } from '../servers/server-address.ts'
import { readSettings } from '../switching/read-settings.ts'
import { isRefusal, SwitchedServer } from '../switching/switched-server.ts'
import { loadTables } from '../sysbench/prepare.ts'
import { ANSWER_SECONDS, endpointAddress } from './credentials.ts'
import { type EndpointFacts, readFacts } from './facts.ts'
import { holdEndpoint, Journal, journalPath, readJournal, removeJournal } from './journal.ts'
import { clearSchema, dropData, inspectSchema, markLoaded } from './own-schema.ts'
import { type RestoreReport, restoreFromJournal, serverStartOf } from './restore-settings.ts'

/** Limit for each answer once a signal has asked us to end. */
const LAST_ANSWER_SECONDS = 2

interface OpenEndpointRequest {
  readonly endpoint: Endpoint
  readonly dataset: Dataset
  /** Those that are measured on it. */
  readonly scenarios: readonly Scenario[]
  /** Whether the data stay when we are done. */
  readonly keepsData: boolean
  readonly runDirectory: string
  readonly signal: AbortSignal
  readonly phase: (phase: Phase) => void
  readonly note: (text: string) => void
}

/** @throws UserError or MeasurementError with the next step if it cannot be measured on */
export async function openEndpoint(request: OpenEndpointRequest): Promise<OpenEndpoint> {
  const { endpoint, scenarios, note, phase } = request
  const name = endpointName(endpoint)
  phase({ code: 'connect', endpoint: name })
  await using opened = new AsyncDisposableStack()
  const address = endpointAddress(endpoint, request.signal)
  // First, because another run may measure our data and settings.
  opened.use(await holdEndpoint(endpoint))
  const session = opened.use(await Session.open(address))
  const version = (await session.value('SELECT VERSION()')) ?? ''
  const comment = (await session.value('SELECT @@version_comment')) ?? ''
  const build = requireSupported(version, comment, name)
  await holdServer(session, name)
  await eachOrRefused(scenarios, (scenario) => requireAllowed(scenario, session, name))
  await loadData(request, address, session, opened).catch((cause: unknown) => {
    throw loadRefusalOf(cause, endpoint)
  })
  await restoreLeft(endpoint, session, note)
  const original = await readSettings(session)
  const facts = await readFacts(session)
  // Last, so that no earlier failure leaves a journal of settings that were never switched.
  const journal = new Journal(endpoint, await serverStartOf(session), original)
  const resources = opened.move()
  return new OpenEndpoint({ ...build, endpoint, address, session, facts, original, journal, resources, note })
}

/** A server has a lock once, under all of its names such as localhost and 127.0.0.1, and for all machines. */
async function holdServer(session: Session, name: string): Promise<void> {
  // A cluster may refuse such locks: then nothing tells, and the run goes on.
  const answer = await session.value("SELECT GET_LOCK('qpsgate', 0)").catch(() => undefined)
  if (answer !== '0') return
  throw new UserError(
    `another run measures ${name}, or this one does under another name; wait until it is done, or give one server the same dsn everywhere`,
  )
}

/** An endpoint as it was when it was opened. */
interface OpenedServer extends ServerVersion {
  readonly endpoint: Endpoint
  readonly address: EndpointAddress
  readonly session: Session
  readonly facts: EndpointFacts
  /** Its settings. */
  readonly original: Settings
  readonly journal: Journal
  /** Its session, its data and its lock. */
  readonly resources: AsyncDisposable
  readonly note: (text: string) => void
}

export class OpenEndpoint {
  readonly server: OpenedServer
  readonly switched: SwitchedServer

  constructor(server: OpenedServer) {
    const { session, original, journal } = server
    this.server = server
    // Values are in the journal before they are given.
    this.switched = new SwitchedServer(session, original, (wanted) => journal.announce(wanted))
  }

  /**
   * The settings of the endpoint in a scenario: its options are set, and their effects are read back. They stay.
   *
   * @throws UserError with file and line if the endpoint refuses one of them, or a privilege is missing
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
    const { endpoint, address, session, journal, resources, note } = this.server
    const name = endpointName(endpoint)
    try {
      const report = await whileAnswering(address, session, (answering) =>
        restoreFromJournal(answering, journal.content),
      )
      for (const text of restoreTexts(name, report)) note(text)
      if (report.refused.length === 0) journal.remove()
    } catch (error) {
      note(`${name} could not be restored (${firstLine(error)}); when it answers again: qpsgate doctor --restore`)
    }
    try {
      await resources[Symbol.asyncDispose]()
    } catch (error) {
      note(`${name}: our data could not be dropped (${firstLine(error)})`)
    }
  }
}

/** An error with the statement's line if the server refused it, else the failure itself. */
function refusalOf(cause: unknown, scenario: string, server: string, { sql, file, line }: OptionStatement): unknown {
  if (!isRefusal(cause)) return cause
  const { errno, message } = cause as Error & { errno: number }
  const advice = ADVICE[errno] ?? 'correct it, or leave it out'
  return new UserError(`scenario ${scenario}: ${server} refuses this; it says: ${message}; ${advice}\n  ${sql}`, {
    place: { file, line },
    cause,
  })
}

/** Attempts one after the other. @throws UserError with all refusals at once: nobody asks for privileges twice */
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
 * Asks for each privilege by a statement of the same kind that changes nothing, before data are loaded and other runs
 * are waited for.
 */
async function requireAllowed(scenario: Scenario, session: Session, server: string): Promise<void> {
  for (const statement of harmlessStatements(scenario, server))
    await session.execute(changingNothing(statement)).catch((error: unknown) => {
      const { errno } = error as { errno?: number }
      // The present value may be refused where that of the scenario is taken.
      if (!isRefusal(error) || ADVICE[errno ?? 0] !== undefined)
        throw refusalOf(error, scenario.name, server, statement)
    })
}

function changingNothing({ kind, name }: OptionStatement): string {
  return kind === 'variable'
    ? `SET GLOBAL ${sqlName(name)} = @@GLOBAL.${sqlName(name)}`
    : `UPDATE performance_schema.setup_${kind}s SET ENABLED = ENABLED WHERE FALSE`
}

/** Other people's objects on the server are not ours to write, load, delete or listen with. */
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
      `scenario ${name}: ${variable} is not set on ${server}, which is not ours: it could reach beyond what is measured, or outlast it (${why}); leave it out`,
      { place: { file, line } },
    )
  }
  return statements
}

/** Advice on an external server's error, by its number. */
const ADVICE: Readonly<Record<number, string>> = {
  1238: 'it is set at start only: change it in the server’s own configuration, or measure servers that are started for it',
  1193: 'correct its name',
  1227: 'the user lacks a privilege: SYSTEM_VARIABLES_ADMIN on *.*, on MariaDB SUPER or a part of it',
  1142: 'the user lacks a privilege: SELECT and UPDATE on performance_schema.*',
}

/** A run that was killed cannot restore its settings: the next one of the same account does. */
async function restoreLeft(endpoint: Endpoint, session: Session, note: (text: string) => void): Promise<void> {
  const path = journalPath(endpoint)
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

/** The final state of an endpoint, in sentences. */
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

/** Keys of the settings that statements may change. */
function changedBy(statements: readonly OptionStatement[], settings: Settings): string[] {
  return statements.flatMap(({ kind, name }) =>
    kind === 'instrument' ? [...settings.keys()].filter((key) => partsOf(key).kind === kind) : [switchKey(kind, name)],
  )
}

async function loadData(
  { endpoint, dataset, keepsData, runDirectory, signal, phase }: OpenEndpointRequest,
  address: EndpointAddress,
  session: Session,
  opened: AsyncDisposableStack,
): Promise<void> {
  if (dataset.tpch !== undefined)
    throw new UserError(
      'TPC-H’s tables are loaded into servers that qpsgate starts only; leave out dsn, or dataset.tpch',
    )
  const { isThere, isLoaded } = await inspectSchema(session, endpoint, dataset)
  if (isLoaded) return
  phase({ code: 'load', dataset })
  await clearSchema(session, endpoint)
  if (!keepsData)
    opened.defer(() => whileAnswering(address, session, (answering) => dropData(answering, endpoint, isThere)))
  await loadTables({ address, dataset, runDirectory, signal })
  await markLoaded(session, endpoint, dataset)
}

/** Works with the session if it still answers, else with a new one: a session that was lost must not prevent restoring. */
async function whileAnswering<T>(
  address: EndpointAddress,
  session: Session,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const isAnswering = await session.execute('SELECT 1').then(
    () => true,
    () => false,
  )
  if (isAnswering) return work(session)
  // A signal that ends the run leaves a short time for restoring.
  const seconds = address.patience?.signal?.aborted ? LAST_ANSWER_SECONDS : ANSWER_SECONDS
  await using another = await Session.open({ ...address, patience: { seconds } })
  return await work(another)
}

/** An error with the next step if the server refused a statement, else the failure itself. */
function loadRefusalOf(cause: unknown, { user, schema, ...server }: Endpoint): unknown {
  if (!isRefusal(cause)) return cause
  return new UserError(
    `${endpointName(server)} refuses to hold our data; it says: ${firstLine(cause)}; ` +
      `user ${user} needs ALL on ${schema}.*, a schema that is ours alone`,
    { cause },
  )
}
