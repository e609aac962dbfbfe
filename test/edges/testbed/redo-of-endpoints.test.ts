/** Redo logs of servers that we did not start, and of servers that do not do what is asked. */
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../src/core/scenario/endpoint.ts'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import type { Session } from '../../../src/edges/servers/connection.ts'
import type { ServerProcess } from '../../../src/edges/servers/launcher.ts'
import type { EndpointAddress } from '../../../src/edges/servers/server-address.ts'
import { fillRedoLogs } from '../../../src/edges/testbed/fill-redo-logs.ts'
import { MeasurementError } from '../../../src/errors.ts'

const MIB = 1024 ** 2
const ENDPOINT: Endpoint = { host: 'db.example', port: 3306, user: 'bench', schema: 'load', tls: 'off' }
const ADDRESS: EndpointAddress = {
  kind: 'endpoint',
  endpoint: ENDPOINT,
  password: undefined,
  certificates: { ca: undefined, cert: undefined, key: undefined },
}
/** Enough rounds to fill any log of these tests many times over. */
const ENDLESS = 10_000

/** A server that is asked by one session. */
class LoggingServer {
  readonly asked: string[] = []
  readonly #bytesOfRound: number
  readonly #refusal: Error | undefined
  #logged = 0

  /** @param bytesOfRound that it counts for each round of changes */
  constructor(bytesOfRound: number, refusal?: Error) {
    this.#bytesOfRound = bytesOfRound
    this.#refusal = refusal
  }

  readonly session = {
    rows: async () => [{ Value: String(this.#logged) }],
    execute: async (sql: string) => {
      this.asked.push(sql)
      if (this.asked.length > ENDLESS) throw new Error('it would be filled without end')
      if (this.#refusal !== undefined && sql.startsWith('INSERT')) throw this.#refusal
      if (sql.includes('REPEAT(CHAR')) this.#logged += this.#bytesOfRound
    },
  } as unknown as Session

  /** An arm on it, an object of its own as those of endpoints are. */
  arm(name: string) {
    const process = { ended: new Promise(() => {}) } as unknown as ServerProcess
    const server = { process, address: ADDRESS, session: this.session, [Symbol.asyncDispose]: async () => {} }
    const settings = new Map([
      [switchKey('variable', 'innodb_log_file_size'), String(8 * MIB)],
      [switchKey('variable', 'innodb_log_buffer_size'), String(MIB)],
    ])
    return { name, running: { server, settings } }
  }
}

function fill(arms: readonly ReturnType<LoggingServer['arm']>[]): Promise<number> {
  const signal = new AbortController().signal
  return fillRedoLogs({ arms, dataset: { tables: 2, rows: 1000 }, drive: async () => {}, signal })
}

describe('filling the redo log of a server that already runs', () => {
  it("happens once for all of its arms, in qpsgate's schema", async () => {
    const server = new LoggingServer(MIB)
    await fill([server.arm('shipped'), server.arm('other')])
    const places = new Set(server.asked.flatMap((sql) => sql.match(/\b\w+\.sbtest\w+/g) ?? []))
    expect(places).toEqual(new Set(['load.sbtest0_filler', 'load.sbtest1', 'load.sbtest2']))
    expect(server.asked.filter((sql) => sql.startsWith('CREATE'))).toHaveLength(1)
    expect(server.asked.filter((sql) => sql.includes('REPEAT(CHAR'))).toHaveLength(8)
  })

  it('ends with an error if the server does not count what is written', async () => {
    const failing = fill([new LoggingServer(0).arm('shipped')])
    await expect(failing).rejects.toThrow(
      /the server of shipped has counted 0 B of redo log .* where at least 18\.\d MiB were written/,
    )
    await expect(failing).rejects.toMatchObject({ failure: { arm: 'shipped', isOfCell: true } })
  })

  it('fails for one arm if the server refuses the statements', async () => {
    const refusal = Object.assign(new Error('Result of repeat() was larger than max_allowed_packet'), {
      errno: 1301,
      sqlState: 'HY000',
    })
    const failing = fill([new LoggingServer(MIB).arm('shipped'), new LoggingServer(MIB, refusal).arm('small')])
    await expect(failing).rejects.toThrow(MeasurementError)
    await expect(failing).rejects.toThrow(
      'the server of small refuses what it is asked while its redo log was filled; it says: Result of repeat()',
    )
  })
})
