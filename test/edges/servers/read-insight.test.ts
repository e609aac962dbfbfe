import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AbilityExtent } from '../../../src/core/performance-schema/insight.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { probeInsight } from '../../../src/edges/servers/verify.ts'
import { readSettings } from '../../../src/edges/switching/read-settings.ts'
import { StudyServers } from './study-servers.ts'

async function probe({ address }: RunningServer): Promise<Record<string, AbilityExtent>> {
  await using session = await Session.open(address)
  const version = (await session.value('SELECT VERSION()')) ?? ''
  return await probeInsight(session, version.includes('MariaDB') ? 'MariaDB' : 'MySQL', await readSettings(session))
}

/** One letter per ability: Y full, p partial, - none. */
function letters(insight: Record<string, AbilityExtent>): string {
  return Object.values(insight)
    .map((provided) => ({ full: 'Y', partial: 'p', none: '-' })[provided])
    .join('')
}

describe('the insight that Performance Schema of a local MariaDB gives', () => {
  let servers: StudyServers
  beforeAll(async () => {
    servers = await StudyServers.open('local')
  })
  afterAll(() => servers[Symbol.asyncDispose]())

  it('covers new connections, but not the connection that asks', async () => {
    await using server = await servers.start('pfson_conon_inson')
    await server.session.execute('TRUNCATE TABLE performance_schema.setup_actors')
    expect(letters(await probe(server))).toBe('-'.repeat(14))
    await server.session.execute(
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME LIKE 'thread%'",
    )
    expect(letters(await probe(server))).toBe('ppppppYYYYY-Y-')
  })

  it('covers only the observed tables and their files', async () => {
    await using server = await servers.start('pfson_default')
    await server.session.execute("UPDATE performance_schema.setup_objects SET ENABLED = 'NO'")
    await server.session.execute('SET GLOBAL innodb_file_per_table = OFF')
    expect(letters(await probe(server))).toBe('pppppp----p-p-')
  })
})
