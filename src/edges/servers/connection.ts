/**
 * Sends SQL to a server. A server that qpsgate has started gets it over the socket from its administrator, an external
 * one over TCP from the user of its endpoint.
 */

import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { type Connection, type ConnectionOptions, createConnection, type QueryOptions } from 'mysql2/promise'
import { type Endpoint, endpointName, isLoopback } from '../../core/scenario/endpoint.ts'
import { shorten } from '../../core/wording/escape.ts'
import { MeasurementError, UserError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import type { Certificates, Patience, ServerAddress } from './server-address.ts'

const CONNECT_TIMEOUT_MS = 5000
const SHOWN_SQL = 200
/** Maximum number of characters that are kept of a server's message, because an external server may send any number. */
const SHOWN_WORDS = 1000
/**
 * Maximum bytes of an answer, because an external server may send without end. All settings and statistics of a server
 * have far fewer.
 */
const MOST_BYTES = 64 * 1024 ** 2
/** Statement that sets the longest idle time, in seconds, that every server allows. */
const STAY_OPEN = 'SET SESSION wait_timeout = 2147483'
/**
 * Assignments that remove time limits of statements. MySQL and MariaDB each execute only the comment that is meant for
 * them.
 */
const WITHOUT_LIMIT = '/*!50708 , max_execution_time = 0 */ /*M! , max_statement_time = 0 */'

export type SqlRow = Readonly<Record<string, unknown>>

/** Error numbers after which the connection is gone: the server shuts down, or somebody killed the connection. */
const LOST = new Set([1053, 1927, 3169])

/** Error of a statement that the server has not answered in time; the connection is closed. */
export class TooLongError extends MeasurementError {
  constructor(seconds: number, sql: string) {
    super(`the server has not answered within ${seconds} s: ${sql.slice(0, SHOWN_SQL)}`, { step: 'ask the server' })
  }
}

export class Session {
  readonly #connection: Connection
  readonly #address: ServerAddress
  readonly #closed = new AbortController()
  /** Number of bytes that the current answer has so far. */
  #bytes = 0

  constructor(connection: Connection, address: ServerAddress) {
    this.#connection = connection
    this.#address = address
    streamOf(connection).on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length
      if (this.#bytes > MOST_BYTES) this.#end(this.#strange(`answers without end: more than ${MOST_BYTES >> 20} MiB`))
    })
  }

  /**
   * Connects to a server.
   *
   * @param charset of the statements sent; with `BINARY` each character is a byte
   * @throws UserError or MeasurementError with the next step, if an endpoint cannot be reached or refuses
   */
  static async open(address: ServerAddress, charset?: 'BINARY'): Promise<Session> {
    const { patience } = address
    const isOurs = address.kind === 'socket' && address.user === undefined
    // A server can ask its client for any file. So only sessions on servers that qpsgate has started load files, and
    // they send a stream in place of the file.
    const flags = [
      ...(address.kind === 'socket' ? [] : ['-LOCAL_FILES']),
      ...(charset === undefined ? [] : ['-SESSION_TRACK']),
    ]
    const opening = openConnection(address, {
      connectTimeout: CONNECT_TIMEOUT_MS,
      supportBigNumbers: true,
      bigNumberStrings: true,
      connectAttributes: { program_name: 'qpsgate' },
      multipleStatements: false,
      flags,
      // With a given charset session tracking is off, because the library would follow charsets that statements set.
      ...(charset === undefined ? {} : { charset }),
    })
    const close = () => opening.then(cut).catch(() => {})
    const connection = await answerOf(opening, 'connect', patience, close)
    // If the server dies, the waiting query gets the error. This listener does nothing, but without one the event would
    // end qpsgate.
    connection.on('error', () => {})
    const session = new Session(connection, address)
    try {
      // A session may idle during a whole measurement, so it must outlast a short wait_timeout of the scenario.
      await session.execute(`${STAY_OPEN} ${isOurs ? WITHOUT_LIMIT : ''}`, CONNECT_TIMEOUT_MS / 1000)
      return session
    } catch (error) {
      cut(connection)
      throw error
    }
  }

  another(): Promise<Session> {
    return Session.open(this.#address)
  }

  /**
   * @param seconds limit for this statement; default: the limit in the address
   * @throws MeasurementError if the connection is lost, or no answer comes; the server's own error, with its number, if
   *   the server refuses the statement
   */
  async rows(sql: string, seconds?: number): Promise<SqlRow[]> {
    return this.#rowsIn(await this.#answerOf({ sql }, seconds), sql)
  }

  async execute(sql: string, seconds?: number): Promise<void> {
    await this.#answerOf({ sql }, seconds)
  }

  /** The rows as lists of texts, exactly as the server wrote them; NULL is null. */
  async arrays(sql: string): Promise<readonly (readonly (string | null)[])[]> {
    const typeCast = (field: { string(): string | null }) => field.string()
    return this.#rowsIn(await this.#answerOf({ sql, rowsAsArray: true, typeCast } as QueryOptions), sql)
  }

  /** Runs LOAD DATA LOCAL INFILE; whatever file the statement names, the server gets the content of the stream. */
  async load(sql: string, stream: Readable): Promise<void> {
    await this.#answerOf({ sql, infileStreamFactory: () => stream } as QueryOptions)
  }

  /** The first column of the first row, as text; undefined if there is no row, or the value is NULL. */
  async value(sql: string): Promise<string | undefined> {
    const [first] = await this.rows(sql)
    const value = first === undefined ? undefined : Object.values(first)[0]
    return value === undefined || value === null ? undefined : String(value)
  }

  /** Ends the connection. An open query fails, because the library would leave it waiting. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#end(new MeasurementError('the connection was closed', { step: 'ask the server' }))
  }

  #end(reason: Error): void {
    this.#closed.abort(reason)
    cut(this.#connection)
  }

  async #ask(query: QueryOptions): Promise<unknown> {
    try {
      const [answer] = await this.#connection.query(query)
      return answer
    } catch (cause) {
      const refusal = cause as Error & { errno?: number }
      const { errno, message } = refusal
      refusal.message = shorten(message, SHOWN_WORDS)
      if (errno !== undefined && errno > 0 && !LOST.has(errno)) throw cause
      throw new MeasurementError(`the connection to ${this.#server} was lost (it says: ${refusal.message})`, {
        step: 'ask the server',
        cause,
      })
    }
  }

  async #answerOf(query: QueryOptions, seconds?: number): Promise<unknown> {
    const { patience: usual } = this.#address
    const patience = seconds === undefined ? usual : { ...usual, seconds }
    this.#bytes = 0
    const asked = orAborted(this.#ask(query), this.#closed.signal)
    return answerOf(asked, query.sql, patience, () => cut(this.#connection))
  }

  #rowsIn<Row>(answer: unknown, sql: string): Row[] {
    if (Array.isArray(answer)) return answer
    throw this.#strange(`answers without rows to ${shorten(sql, SHOWN_SQL)}`)
  }

  get #server(): string {
    return this.#address.kind === 'endpoint' ? endpointName(this.#address.endpoint) : 'the server'
  }

  /** Error for an answer that no MySQL server gives, because an endpoint may lead to any other program. */
  #strange(what: string): Error {
    const text = `${this.#server} ${what}`
    if (this.#address.kind === 'endpoint')
      return new UserError(`${text}; name a server that is MySQL or one of its forks`)
    return new MeasurementError(text, { step: 'ask the server' })
  }
}

/**
 * Closes both directions at once, because the library closes only its own, and waits for the server, which may be
 * silent, to close the other.
 */
function cut(connection: Connection): void {
  connection.destroy()
  streamOf(connection).destroy()
}

function streamOf(connection: Connection): Socket {
  return (connection as unknown as { connection: { stream: Socket } }).connection.stream
}

/** @param stop called if the wait is given up, to end what still waits for the answer */
async function answerOf<Answer>(
  asked: Promise<Answer>,
  sql: string,
  patience: Patience | undefined,
  stop: () => void,
): Promise<Answer> {
  if (patience === undefined) return asked
  const { seconds, signal } = patience
  const over = new AbortController()
  // The wait has a limit, because a server that was killed never answers.
  using _timer = setTimeout(() => over.abort(new TooLongError(seconds, sql)), seconds * 1000).unref()
  const either = signal === undefined ? over.signal : AbortSignal.any([signal, over.signal])
  try {
    return await orAborted(asked, either)
  } finally {
    if (either.aborted) stop()
  }
}

async function openConnection(address: ServerAddress, options: ConnectionOptions): Promise<Connection> {
  if (address.kind === 'socket')
    return createConnection({ ...options, socketPath: address.path, user: address.user ?? 'root' })
  const { endpoint, password, certificates } = address
  const { host, port, user, tls } = endpoint
  try {
    return await createConnection({
      ...options,
      host,
      port,
      user,
      ...(password === undefined ? {} : { password, ...(tls === 'off' && { authPlugins: UNREVEALING }) }),
      ...(tls === 'off' ? {} : { ssl: sslOptions(tls, host, certificates) }),
    })
  } catch (error) {
    throw connectFailure(endpoint, error)
  }
}

/**
 * Login methods that reveal the password to a server, in clear or encrypted with a key that the server has just sent.
 * Without TLS none of them is used, which leaves mysql_native_password.
 */
const UNREVEALING = Object.fromEntries(
  ['caching_sha2_password', 'sha256_password', 'mysql_clear_password'].map((name) => [
    name,
    () => () => {
      throw new Error(`${name} may give the server the password`)
    },
  ]),
)

function sslOptions(tls: 'verify' | 'verify-ca', host: string, { ca, cert, key }: Certificates) {
  return {
    rejectUnauthorized: true,
    // Certificates name hosts and no loopback addresses, so for these addresses the name is not verified.
    verifyIdentity: tls === 'verify' && !isLoopback(host),
    ...(ca === undefined ? {} : { ca }),
    ...(cert === undefined || key === undefined ? {} : { cert, key }),
  }
}

const ADVICE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host; correct the dsn',
  EAI_AGAIN: 'the name of the host cannot be looked up; try again, or correct the dsn',
  ECONNREFUSED: 'nothing listens there; start the server, or correct host and port of the dsn',
  ETIMEDOUT: 'no answer; is the port open to this machine?',
  AUTH_SWITCH_PLUGIN_ERROR:
    'without TLS only accounts with mysql_native_password log in; connect with tls=verify, and ca=FILE of who signed its certificate',
  ER_ACCESS_DENIED_ERROR: 'wrong user or password; the password is taken from QPSGATE_PASSWORD',
}
/** Messages about certificates, which the user can correct before anything is measured. */
const CERTIFICATES = /self.signed|unable to (?:verify|get)|expired|altname|does not match|does not support secure/i
/** Codes of errors that the user can correct before anything is measured. */
const USERS = /^(?:AUTH_SWITCH|ENOTFOUND|ER_ACCESS|ER_DBACCESS|ER_HOST_NOT)/

export function connectFailure(endpoint: Endpoint, error: unknown): Error {
  const { code = '', message: words } = error as { code?: string; message: string }
  const message = shorten(words, SHOWN_WORDS)
  const where = `${endpointName(endpoint)} as ${endpoint.user}`
  const isUntrusted = CERTIFICATES.test(message)
  const certificate = isUntrusted ? 'name who signed its certificate with ca=FILE, or connect with tls=off' : undefined
  const text = `cannot connect to ${where}: ${certificate ?? ADVICE[code] ?? 'it refuses, or cannot be reached'} (it says: ${message})`
  return isUntrusted || USERS.test(code)
    ? new UserError(text, { cause: error })
    : new MeasurementError(text, { step: 'connect', cause: error })
}
