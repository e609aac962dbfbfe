/** SQL to a server: to ours over its socket, as its administrator; to any other over TCP, as who was asked for. */
import type { Readable } from 'node:stream'
import {
  type Connection,
  type ConnectionOptions,
  createConnection,
  type QueryOptions,
  type RowDataPacket,
} from 'mysql2/promise'
import { endpointName, isLoopback } from '../../core/suite/dsn.ts'
import { MeasurementError } from '../../errors.ts'
import { connectFailure } from './connect-failure.ts'
import type { Certificates, Patience, ServerAddress } from './server-address.ts'

const CONNECT_TIMEOUT_MS = 5000
/** Of a statement, in messages. */
const SHOWN_SQL = 200
/** For as long as every server lets a connection be idle, in seconds. */
const STAY_OPEN = 'SET SESSION wait_timeout = 2147483'

export type SqlRow = Readonly<Record<string, unknown>>

/** Refusals that end the connection: shutting down, killed by somebody. */
const LOST = new Set([1053, 1927, 3169])

/** A statement took longer than was waited for; the connection is closed. */
export class TooLongError extends MeasurementError {
  constructor(seconds: number, sql: string) {
    super(`the server has not answered within ${seconds} s: ${sql.slice(0, SHOWN_SQL)}`, { step: 'ask the server' })
  }
}

export class Session {
  readonly #connection: Connection
  readonly #server: string
  readonly #patience: Patience | undefined

  /** @param server what messages call it */
  constructor(connection: Connection, server: string, patience?: Patience) {
    this.#connection = connection
    this.#server = server
    this.#patience = patience
  }

  /** @throws UserError or MeasurementError with what to do, where an endpoint cannot be reached or refuses */
  static async open(address: ServerAddress): Promise<Session> {
    const patience = address.kind === 'socket' ? address.patience : undefined
    const opening = connected(address, {
      connectTimeout: CONNECT_TIMEOUT_MS,
      supportBigNumbers: true,
      bigNumberStrings: true,
      connectAttributes: { program_name: 'qpsgate' },
    })
    const close = () => opening.then((late) => late.destroy()).catch(() => {})
    const connection = await answerOf(opening, 'connect', patience, close)
    // A server that dies ends the connection; whoever waits for a query gets the error, nobody else needs it.
    connection.on('error', () => {})
    const name = address.kind === 'endpoint' ? endpointName(address.endpoint) : 'the server'
    const session = new Session(connection, name, patience)
    try {
      // Between two questions a whole cell may pass, however short the scenario's wait_timeout is.
      await session.execute(STAY_OPEN, CONNECT_TIMEOUT_MS / 1000)
      return session
    } catch (error) {
      connection.destroy()
      throw error
    }
  }

  async rows(sql: string): Promise<SqlRow[]> {
    return this.#query(sql)
  }

  /** @param seconds it may take, where that differs from what others may */
  async execute(sql: string, seconds?: number): Promise<void> {
    await this.#query(sql, seconds)
  }

  /** The rows as lists of texts, exactly as the server wrote them; NULL is null. */
  async arrays(sql: string): Promise<readonly (readonly (string | null)[])[]> {
    const typeCast = (field: { string(): string | null }) => field.string()
    const [rows] = await this.#answerOf(
      this.#connection.query<RowDataPacket[][]>({ sql, rowsAsArray: true, typeCast }),
      sql,
    )
    return rows as unknown as (string | null)[][]
  }

  /** LOAD DATA LOCAL INFILE, whatever file it names, with what the stream holds. */
  async load(sql: string, stream: Readable): Promise<void> {
    await this.#answerOf(this.#connection.query({ sql, infileStreamFactory: () => stream } as QueryOptions), sql)
  }

  /** Runs it through a prepared statement, as sysbench does, that many times. */
  async executePrepared(sql: string, times: number): Promise<void> {
    const run = async () => {
      const statement = await this.#connection.prepare(sql)
      for (let done = 0; done < times; done++) await statement.execute([])
      await statement.close()
    }
    await this.#answerOf(run(), sql)
  }

  /** The value of the first column of the first row, as text. */
  async value(sql: string): Promise<string | undefined> {
    const [first] = await this.rows(sql)
    const value = first === undefined ? undefined : Object.values(first)[0]
    return value === undefined || value === null ? undefined : String(value)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#connection.destroy()
  }

  /** @throws MeasurementError where the connection is lost, or no answer comes; what the server refuses keeps its number */
  async #query(sql: string, seconds?: number): Promise<SqlRow[]> {
    return this.#answerOf(this.#ask(sql), sql, seconds)
  }

  async #ask(sql: string): Promise<SqlRow[]> {
    try {
      const [rows] = await this.#connection.query<RowDataPacket[]>(sql)
      return Array.isArray(rows) ? rows : []
    } catch (cause) {
      const { errno, message } = cause as Error & { errno?: number }
      if (errno !== undefined && errno > 0 && !LOST.has(errno)) throw cause
      throw new MeasurementError(`the connection to ${this.#server} was lost (it says: ${message})`, {
        step: 'ask the server',
        server: this.#server,
        cause,
      })
    }
  }

  #answerOf<Answer>(asked: Promise<Answer>, sql: string, seconds?: number): Promise<Answer> {
    const patience = seconds === undefined ? this.#patience : { ...this.#patience, seconds }
    return answerOf(asked, sql, patience, () => this.#connection.destroy())
  }
}

/** @param stop ends what is waited for, once it is not any more */
async function answerOf<Answer>(
  asked: Promise<Answer>,
  sql: string,
  patience: Patience | undefined,
  stop: () => void,
): Promise<Answer> {
  if (patience === undefined) return asked
  const { seconds, signal } = patience
  const { promise: over, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal?.reason)
  // Of a server that was killed no answer comes, and nothing is left to wait for.
  const timer = setTimeout(() => reject(new TooLongError(seconds, sql)), seconds * 1000).unref()
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  over.catch(stop)
  // Nobody waits for it any more once it is over.
  asked.catch(() => {})
  try {
    return await Promise.race([asked, over])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

async function connected(address: ServerAddress, options: ConnectionOptions): Promise<Connection> {
  if (address.kind === 'socket') return createConnection({ ...options, socketPath: address.path, user: 'root' })
  const { endpoint, password, certificates } = address
  const { host, port, user, tls } = endpoint
  try {
    return await createConnection({
      ...options,
      ...{ host, port, user },
      ...(password === undefined ? {} : { password }),
      ...(tls === 'off' ? {} : { ssl: sslOptions(tls, host, certificates) }),
    })
  } catch (error) {
    throw connectFailure(endpoint, error)
  }
}

function sslOptions(
  tls: 'verify' | 'required',
  host: string,
  { ca, cert, key }: Certificates,
): Exclude<ConnectionOptions['ssl'], undefined> {
  const isVerified = tls === 'verify'
  return {
    rejectUnauthorized: isVerified,
    // A certificate names hosts; an address on the loopback is none.
    verifyIdentity: isVerified && !isLoopback(host),
    ...(ca === undefined ? {} : { ca }),
    ...(cert === undefined || key === undefined ? {} : { cert, key }),
  }
}
