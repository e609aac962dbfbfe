/** SQL to a server over its socket, as its administrator. */
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'

const CONNECT_TIMEOUT_MS = 5000

export type SqlRow = Readonly<Record<string, unknown>>

export class Session {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  static async open(socket: string): Promise<Session> {
    const connection = await createConnection({
      socketPath: socket,
      user: 'root',
      connectTimeout: CONNECT_TIMEOUT_MS,
      supportBigNumbers: true,
      bigNumberStrings: true,
      connectAttributes: { program_name: 'qpsgate' },
    })
    // A server that dies ends the connection; whoever waits for a query gets the error, nobody else needs it.
    connection.on('error', () => {})
    return new Session(connection)
  }

  async rows(sql: string): Promise<SqlRow[]> {
    const [rows] = await this.#connection.query<RowDataPacket[]>(sql)
    return Array.isArray(rows) ? rows : []
  }

  async execute(sql: string): Promise<void> {
    await this.#connection.query(sql)
  }

  /** Runs it through a prepared statement, as sysbench does, that many times. */
  async executePrepared(sql: string, times: number): Promise<void> {
    const statement = await this.#connection.prepare(sql)
    for (let run = 0; run < times; run++) await statement.execute([])
    await statement.close()
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
}
