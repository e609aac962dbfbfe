import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { option, scenario } from '../../builders.ts'
import { SettingsServer } from '../../fakes/settings-server.ts'
import { ENDPOINT, openFake } from './switching-run.ts'

const START = 1_000_000
const VARIABLES = { hostname: 'db', port: '3306', datadir: '/data', server_uuid: 'a', sort_buffer_size: '262144' }

let directory: { readonly path: string; remove(): void }

beforeEach(() => {
  directory = mkdtempDisposableSync(join(tmpdir(), 'endpoint-'))
  vi.stubEnv('XDG_CACHE_HOME', directory.path)
})
afterEach(() => {
  vi.unstubAllEnvs()
  directory.remove()
})

async function serverWith(changes: Readonly<Record<string, string>> = {}, start = START): Promise<SettingsServer> {
  const server = new SettingsServer(join(directory.path, `${crypto.randomUUID()}.json`))
  await server.start({ ...VARIABLES, ...changes }, start)
  return server
}

describe('a server with two names', () => {
  async function isSame(one: SettingsServer, other: SettingsServer): Promise<boolean> {
    await using opened = await openFake(one)
    await using again = await openFake(other, () => {}, { ...ENDPOINT, host: 'alias.example' })
    return opened.isSameServer(again)
  }

  it('is known', async () => {
    const server = await serverWith()
    expect(await isSame(server, server)).toBe(true)
  })

  it.each([{ server_uuid: 'b' }, { port: '3307' }, { hostname: 'replica' }, { datadir: '/copy' }])(
    'is none where %j differs',
    async (changes) => expect(await isSame(await serverWith(), await serverWith(changes))).toBe(false),
  )

  it('is none where they have started at different times, as copies of one may have', async () =>
    expect(await isSame(await serverWith(), await serverWith({}, START + 60))).toBe(false))
})

it('sets nothing that outlasts the measurement, nor what stands beside it', async () => {
  const server = await serverWith({ read_only: 'OFF' })
  await using opened = await openFake(server)
  const options = [option('sort_buffer_size', '1M'), option('Read-Only', 'ON', { line: 9 })]
  const switching = opened.stateOf(scenario('reader', { options }))
  await expect(switching).rejects.toThrow(
    'scenario reader: read_only is not set on db.example:3306, which is not ours: ' +
      'it could reach beyond what is measured, or outlast it (clients); leave it out',
  )
  await expect(switching).rejects.toMatchObject({ place: { file: 'suite.yml', line: 9 } })
  expect(server.variables).toMatchObject({ read_only: 'OFF', sort_buffer_size: '262144' })
})
