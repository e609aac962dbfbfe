/**
 * A fake server that keeps its variables in a file, so that they outlive a process that is killed while it switches
 * them.
 */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Session } from '../../src/edges/servers/connection.ts'

interface ServerState {
  /** When the server started, in seconds since 1970. */
  readonly start: number
  readonly variables: Readonly<Record<string, string>>
}

/** Seconds since 1970 on the server's clock, which stands still. */
const NOW = 2_000_000
const READ_ONLY = 1238

export class SettingsServer {
  readonly #path: string
  /** Variables that it refuses to set. */
  readonly refuses = new Set<string>()
  /** Called before each statement that changes something. */
  beforeChange: () => void = () => {}

  constructor(path: string) {
    this.#path = path
  }

  get variables(): ServerState['variables'] {
    return this.#state.variables
  }

  /** Starts or restarts the server, with the variables of its configuration. */
  async start(variables: ServerState['variables'], start: number): Promise<void> {
    await this.#write({ start, variables })
  }

  /** Sets variables as another client would. */
  async set(changes: ServerState['variables']): Promise<void> {
    await this.#write({ ...this.#state, variables: { ...this.variables, ...changes } })
  }

  session(): Session {
    const rows = async (sql: string) => {
      if (sql === 'SHOW GLOBAL VARIABLES')
        return Object.entries(this.variables).map(([name, value]) => ({ Variable_name: name, Value: value }))
      if (sql === "SHOW GLOBAL STATUS LIKE 'Uptime'") return [{ Value: NOW - this.#state.start }]
      return []
    }
    const session = { rows, value: async () => String(NOW), execute: (sql: string) => this.#execute(sql) }
    return session as unknown as Session
  }

  async #execute(sql: string): Promise<void> {
    if (!sql.startsWith('SET')) return
    this.beforeChange()
    const variables = { ...this.variables }
    for (const [, name = '', value = ''] of sql.matchAll(/GLOBAL `(\w+)` = '?([^',]*)'?/g)) {
      if (this.refuses.has(name)) throw Object.assign(new Error(`${name} is read only`), { errno: READ_ONLY })
      variables[name] = value
      // innodb_io_capacity_max is the upper limit of innodb_io_capacity, as in InnoDB.
      const { innodb_io_capacity: capacity, innodb_io_capacity_max: most } = variables
      if (most !== undefined && Number(capacity) > Number(most)) variables.innodb_io_capacity = most
    }
    await this.set(variables)
  }

  get #state(): ServerState {
    return JSON.parse(readFileSync(this.#path, 'utf8')) as ServerState
  }

  async #write(state: ServerState): Promise<void> {
    await writeFile(this.#path, JSON.stringify(state))
  }
}
