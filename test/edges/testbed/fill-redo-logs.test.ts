/** Redo logs of a real server that are full before sustained writes are measured. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { readSettings } from '../../../src/edges/switching/read-settings.ts'
import { fillRedoLogs } from '../../../src/edges/testbed/fill-redo-logs.ts'
import { StudyServers, suiteOf } from '../servers/study-servers.ts'

const MIB = 1024 ** 2
const SUITE = `name: filled
dataset: { tables: 2, rows: 20000 }
workloads: [sustained_writes]
threads: [1]
control: large
scenarios:
  large: { options: { innodb_log_file_size: 32M } }
  small: { options: { innodb_log_file_size: 8M } }
`

let servers: StudyServers
let started: RunningServer[]
beforeAll(async () => {
  servers = await StudyServers.open('local', undefined, suiteOf(SUITE))
  started = [await servers.start('large'), await servers.start('small')]
})
afterAll(async () => {
  for (const server of started ?? []) await server[Symbol.asyncDispose]()
  await servers?.[Symbol.asyncDispose]()
})

async function statusOf({ session }: RunningServer, name: string): Promise<number> {
  const [row] = await session.rows(`SHOW GLOBAL STATUS LIKE '${name}'`)
  return Number(row?.Value)
}

it('filling redo logs writes over each log once, leaves dirty pages, and returns the time that it took', async () => {
  const arms = await Promise.all(
    started.map(async (server, nth) => {
      const running = { server, settings: await readSettings(server.session) }
      return { name: `server ${nth}`, running }
    }),
  )
  // Like a load: a few rows of each page.
  const drive = async () => {
    for (const { session } of started) await session.execute('UPDATE sbtest.sbtest1 SET k = k + 1 WHERE id % 5 = 0')
  }
  const signal = new AbortController().signal
  const cycleMs = await fillRedoLogs({ arms, dataset: { tables: 2, rows: 20_000 }, drive, signal })
  const [large, small] = started as [RunningServer, RunningServer]
  expect(await statusOf(large, 'Innodb_os_log_written')).toBeGreaterThan(32 * MIB)
  expect(await statusOf(small, 'Innodb_os_log_written')).toBeLessThan(32 * MIB)
  // The small log cannot hold as much as the large one.
  expect(await statusOf(small, 'Innodb_checkpoint_age')).toBeLessThan(8 * MIB)
  expect(await statusOf(small, 'Innodb_buffer_pool_pages_flushed')).toBeGreaterThan(0)
  expect(cycleMs).toBeGreaterThan(2000)
  const [tables] = await large.session.rows("SHOW TABLES IN sbtest LIKE 'sbtest0%'")
  expect(tables).toBeUndefined()
})
