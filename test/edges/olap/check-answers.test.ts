/** Answers of a real server: right ones, those of another table, none in time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireAnswers } from '../../../src/edges/olap/check-answers.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import { socketAddress } from '../../../src/edges/servers/server-address.ts'
import { type EndpointServer, startEndpointServer } from '../../setup/endpoint-server.ts'

const SCHEMA = readFileSync(join(import.meta.dirname, '../../../scenarios/tpch/schema.sql'), 'utf8')
/** Asks of orders and lineitem, and of part and its suppliers. */
const OF_ORDERS = 4
const OF_PARTS = 16
const LATE_ROWS = [
  "orders VALUES (1, 1, 'O', 1.0, '1993-07-02', '1-URGENT', 'clerk', 0, 'an order')",
  "lineitem VALUES (1, 1, 1, 1, 1.0, 1.0, 0.0, 0.0, 'N', 'O', '1993-07-10', '1993-07-11', '1993-07-12', 'NONE', 'AIR', 'a line')",
]

describe("the answers of servers to TPC-H's queries", () => {
  let server: EndpointServer
  beforeAll(async () => {
    server = await startEndpointServer()
    await server.session.execute('CREATE DATABASE tpch')
    await server.session.execute('USE tpch')
    const statements = SCHEMA.replaceAll(/--[^\n]*/g, '').split(';')
    for (const statement of statements) if (statement.trim() !== '') await server.session.execute(statement)
  }, 60_000)
  afterAll(() => server?.[Symbol.asyncDispose]())

  async function asked(session: Session, queries: readonly number[], enter = async () => {}) {
    const arms = ['one', 'other'].map((name) => ({ name, product: 'MariaDB' as const, session, enter }))
    return requireAnswers({ arms, schema: 'tpch', queries, scale: 1, timeoutSeconds: 1 })
  }

  it('pass if all arms give the same answers, and each query has its time', async () => {
    await using session = await Session.open(socketAddress(server.socket))
    const outcomes = await asked(session, [OF_ORDERS, OF_PARTS])
    expect([...outcomes.keys()]).toEqual([OF_ORDERS, OF_PARTS])
    for (const { seconds, lateIn } of outcomes.values()) expect([seconds > 0, lateIn]).toEqual([true, undefined])
  })

  it('are reported with the arm if they come too late, and the other queries still run', async () => {
    await using session = await Session.open(socketAddress(server.socket))
    await server.session.execute('LOCK TABLES lineitem WRITE')
    const outcomes = await asked(session, [OF_ORDERS, OF_PARTS])
    expect(outcomes.get(OF_ORDERS)?.lateIn).toBe('one')
    expect(outcomes.get(OF_PARTS)?.lateIn).toBeUndefined()
    await server.session.execute('UNLOCK TABLES')
  })

  it('are an error if two arms give different answers', async () => {
    await using session = await Session.open(socketAddress(server.socket))
    let entered = 0
    const enter = async () => {
      entered++
      if (entered === 2) for (const row of LATE_ROWS) await server.session.execute(`INSERT INTO ${row}`)
    }
    await expect(asked(session, [OF_ORDERS], enter)).rejects.toThrow(
      /^other answers q04 with 1 rows .+, unlike one: 0 rows/,
    )
  })

  it('are an error that quotes the server if the server refuses a query', async () => {
    await using session = await Session.open(socketAddress(server.socket))
    await server.session.execute('DROP TABLE partsupp')
    await expect(asked(session, [OF_PARTS])).rejects.toThrow(/^one: the server refuses q16; it says: .*partsupp/)
  })
})
