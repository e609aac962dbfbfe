import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { restoreEndpoints } from '../../../src/commands/doctor/doctor.ts'
import type { Endpoint } from '../../../src/core/scenario/endpoint.ts'
import { holdEndpoint, Journal, journalPath } from '../../../src/edges/endpoint/journal.ts'
import { EXIT } from '../../../src/errors.ts'

afterEach(() => vi.unstubAllEnvs())

it('doctor --restore tries every journal, even if others are damaged, in use, or of a server that is gone', async () => {
  using directory = mkdtempDisposableSync(join(tmpdir(), 'restore-'))
  vi.stubEnv('XDG_CACHE_HOME', directory.path)
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const endpoint = (port: number): Endpoint => ({
    host: '127.0.0.1',
    port,
    user: 'bench',
    schema: 'qpsgate',
    tls: 'off',
  })
  writeFileSync(journalPath(endpoint(1)), '{')
  for (const port of [2, 3]) new Journal(endpoint(port), 0, new Map())
  await using _run = await holdEndpoint(endpoint(2))
  expect(await restoreEndpoints()).toBe(EXIT.couldNotMeasure)
  const text = printed.mock.calls.map(([piece]) => String(piece)).join('')
  expect(text).toContain(`${journalPath(endpoint(1))} is no journal that can be read`)
  expect(text).toContain(`127.0.0.1:2 is being measured by process ${process.pid}, which restores it itself`)
  expect(text).toContain('127.0.0.1:3 could not be restored: cannot connect to 127.0.0.1:3 as bench')
})
