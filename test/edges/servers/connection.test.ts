import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Session } from '../../../src/edges/servers/connection.ts'
import { ordinaryAddress } from '../../../src/edges/servers/server-address.ts'
import { serverForAll } from './study-servers.ts'

const LONGER_THAN_THE_SERVER_WAITS_MS = 2500

describe("qpsgate's session with a server", () => {
  const server = serverForAll('pfsoff', 'local')

  it("survives a pause longer than the scenario's wait_timeout", async () => {
    await server.session.execute('SET GLOBAL wait_timeout = 1')
    await using session = await Session.open(server.address)
    await sleep(LONGER_THAN_THE_SERVER_WAITS_MS)
    expect(await session.value('SELECT @@GLOBAL.wait_timeout')).toBe('1')
  })

  it('has no time limit on statements, whatever limit the server sets for clients', async () => {
    const limits = "('max_statement_time', 'max_execution_time')"
    const [limit] = await server.session.rows(`SHOW GLOBAL VARIABLES WHERE Variable_name IN ${limits}`)
    await server.session.execute(`SET GLOBAL ${limit?.Variable_name} = 9`)
    await using ours = await Session.open(server.address)
    await using client = await Session.open(ordinaryAddress(server.address))
    const asked = `SELECT @@SESSION.${limit?.Variable_name}`
    expect(Number(await ours.value(asked))).toBe(0)
    expect(Number(await client.value(asked))).toBe(9)
    await server.session.execute(`SET GLOBAL ${limit?.Variable_name} = 0`)
  })

  it('makes a running statement fail when it is closed', async () => {
    const session = await Session.open(server.address)
    const asked = expect(session.value('SELECT SLEEP(60)')).rejects.toThrow('the connection was closed')
    await session[Symbol.asyncDispose]()
    await asked
  })
})
