import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Provided } from '../../../src/core/performance-schema/insight.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { probeInsight } from '../../../src/edges/servers/verify.ts'
import { readSettings } from '../../../src/edges/switching/read-settings.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { StudyServers } from './study-servers.ts'

async function probe({ address }: RunningServer): Promise<Record<string, Provided>> {
  await using session = await Session.open(address)
  const version = (await session.value('SELECT VERSION()')) ?? ''
  return await probeInsight(session, version.includes('MariaDB') ? 'MariaDB' : 'MySQL', await readSettings(session))
}

/** One letter per ability: Y full, p partial, - none. */
function letters(insight: Record<string, Provided>): string {
  return Object.values(insight)
    .map((provided) => ({ full: 'Y', partial: 'p', none: '-' })[provided])
    .join('')
}

/** Each takes a server of its own. */
const byNight = (...rows: readonly [scenario: string, expected: string][]) => (IS_NIGHTLY ? rows : [])

describe('insight into a local MariaDB', () => {
  let servers: StudyServers
  beforeAll(async () => {
    servers = await StudyServers.open('local')
  })
  afterAll(() => servers[Symbol.asyncDispose]())

  // The six about SQL are partial since MariaDB does not count prepared statements.
  it.each([
    ['pfson_conoff_inson', '------ - --- - - - -'],
    ['pfson_default', 'pppppp Y YYY p - p -'],
    ['pfson_conon_inson', 'pppppp Y YYY Y Y Y Y'],
    ...byNight(
      ['pfsoff', '------ - --- - - - -'],
      ['pfson_conon_insoff', '------ - --- - - - -'],
      ['pfson_conon_ins_sqlon', 'pppppp - --- - p - -'],
    ),
  ])('%s provides %s', async (scenario, expected) => {
    await using server = await servers.start(scenario)
    expect(letters(await probe(server))).toBe(expected.replaceAll(' ', ''))
  })

  it('takes hardly longer to read than the settings', async () => {
    await using server = await servers.start('pfson_conon_inson')
    const times = { settings: Number.POSITIVE_INFINITY, insight: Number.POSITIVE_INFINITY }
    for (let run = 0; run < 5; run++) {
      await using session = await Session.open(server.address)
      const began = performance.now()
      const settings = await readSettings(session)
      const read = performance.now()
      await probeInsight(session, 'MariaDB', settings)
      times.settings = Math.min(times.settings, read - began)
      times.insight = Math.min(times.insight, performance.now() - read)
    }
    expect(times.insight).toBeLessThan(5 * times.settings)
  })

  it('follows what new connections are given, which the old one does not show', async () => {
    await using server = await servers.start('pfson_conon_inson')
    await server.session.execute('TRUNCATE TABLE performance_schema.setup_actors')
    expect(letters(await probe(server))).toBe('-'.repeat(14))
    await server.session.execute(
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME LIKE 'thread%'",
    )
    expect(letters(await probe(server))).toBe('ppppppYYYYY-Y-')
  })

  it('follows which tables are observed and where they lie', async () => {
    await using server = await servers.start('pfson_default')
    await server.session.execute("UPDATE performance_schema.setup_objects SET ENABLED = 'NO'")
    await server.session.execute('SET GLOBAL innodb_file_per_table = OFF')
    expect(letters(await probe(server))).toBe('pppppp----p-p-')
  })
})

const engine = inject('engine')

describe.skipIf(engine.kind === 'absent')('insight into MySQL in a container', () => {
  let servers: StudyServers
  beforeAll(async () => {
    servers = await StudyServers.open('docker', engine.kind === 'ready' ? engine.image : undefined)
  })
  afterAll(() => servers[Symbol.asyncDispose]())

  it.each([
    ['pfson_default', 'YYYYYY Y YYY p p p -'],
    ...byNight(
      ['pfsoff', '------ - --- - - - -'],
      ['pfson_conon_ins_sqlon', 'YYYYYY - --- - p - -'],
      ['pfson_conon_inson', 'YYYYYY Y YYY Y Y Y Y'],
    ),
  ])('%s provides %s', async (scenario, expected) => {
    await using server = await servers.start(scenario)
    expect(letters(await probe(server))).toBe(expected.replaceAll(' ', ''))
  })
})
