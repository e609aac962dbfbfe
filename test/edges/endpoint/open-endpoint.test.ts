import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { option, scenario } from '../../builders.ts'
import { SettingsServer } from '../../fakes/settings-server.ts'
import { openFake } from './switching-run.ts'

let directory: { readonly path: string; remove(): void }

beforeEach(() => {
  directory = mkdtempDisposableSync(join(tmpdir(), 'endpoint-'))
  vi.stubEnv('XDG_CACHE_HOME', directory.path)
})
afterEach(() => {
  vi.unstubAllEnvs()
  directory.remove()
})

it('a scenario whose setting could outlast the measurement is refused before any setting is changed', async () => {
  const server = new SettingsServer(join(directory.path, 'server.json'))
  await server.start({ read_only: 'OFF', sort_buffer_size: '262144' }, 1_000_000)
  await using opened = await openFake(server)
  const options = [option('sort_buffer_size', '1M'), option('Read-Only', 'ON', { line: 9 })]
  const switching = opened.stateOf(scenario('reader', { options }))
  await expect(switching).rejects.toThrow(
    'scenario reader: read_only is not set on db.example:3306, which qpsgate did not start: ' +
      'it could reach beyond what is measured, or outlast it (clients); leave it out',
  )
  await expect(switching).rejects.toMatchObject({ place: { file: 'suite.yml', line: 9 } })
  expect(server.variables).toMatchObject({ read_only: 'OFF', sort_buffer_size: '262144' })
})
