import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planOf } from '../../../src/core/plan/plan.ts'
import { type Endpoint, endpointName } from '../../../src/core/scenario/endpoint.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { openEndpoints } from '../../../src/edges/testbed/open-endpoints.ts'
import { UserError } from '../../../src/errors.ts'
import { option, scenario, suite } from '../../builders.ts'

const ENDPOINT: Endpoint = { host: '127.0.0.1', port: 1, user: 'bench', schema: 'load', tls: 'off' }
const OTHER = { ...ENDPOINT, host: 'elsewhere.invalid' }

let directory: { readonly path: string; remove(): void }

beforeEach(() => {
  directory = mkdtempDisposableSync(join(tmpdir(), 'endpoints-'))
  vi.stubEnv('XDG_CACHE_HOME', directory.path)
})
afterEach(() => {
  vi.unstubAllEnvs()
  directory.remove()
})

/** @returns endpoints that are connected to, none of which answers, and the error */
async function opening(control: Endpoint, other: Endpoint, base: readonly Scenario[] = []) {
  const at = (name: string, line: number, endpoint: Endpoint) =>
    scenario(name, { endpoint, options: [option('sort_buffer_size', `${line}M`)], place: { file: 'suite.yml', line } })
  const asked = suite({ control: 'off', scenarios: [at('off', 7, control), at('on', 8, other)] })
  const connected: string[] = []
  const rules = base.length > 0 ? (['control', 'base'] as const) : (['control'] as const)
  const error = await openEndpoints({
    suite: asked,
    plan: planOf(asked, 1, { rules, base }),
    server: 'external',
    keepsData: false,
    runDirectory: '/nowhere',
    runId: 'run',
    signal: new AbortController().signal,
    note: () => {},
    phase: (phase) => {
      if (phase.code === 'connect') connected.push(phase.endpoint)
    },
  }).catch((thrown: unknown) => thrown as Error)
  return { connected, error: error as Error }
}

describe('an endpoint that several scenarios name', () => {
  it.each<[string, Partial<Endpoint>]>([
    ['user', { user: 'other' }],
    ['schema', { schema: 'other' }],
    ['tls, ca, cert, key', { tls: 'verify', ca: 'ca.pem', cert: 'cert.pem', key: 'key.pem' }],
  ])('is refused if one scenario gives another %s', async (parts, change) => {
    const { connected, error } = await opening(ENDPOINT, { ...ENDPOINT, ...change })
    expect(connected).toEqual([])
    expect(error).toBeInstanceOf(UserError)
    expect(error.message).toBe(
      `scenario on names 127.0.0.1:1 with another ${parts} than scenario off (suite.yml:7), ` +
        'and a server is opened once; give both the same dsn',
    )
    expect(error).toMatchObject({ place: { file: 'suite.yml', line: 8 } })
  })

  it('is opened with the schema after the change if the change gives it another schema', async () => {
    const before = scenario('on', { endpoint: { ...ENDPOINT, schema: 'before' } })
    const { connected, error } = await opening(ENDPOINT, ENDPOINT, [before])
    expect(connected).toEqual([endpointName(ENDPOINT)])
    expect(error.message).not.toContain('another')
  })

  it('counts as another server if the port or the host differs', async () => {
    for (const other of [{ ...ENDPOINT, port: 2, user: 'other' }, OTHER])
      expect((await opening(ENDPOINT, other)).connected).toEqual([endpointName(ENDPOINT)])
  })
})
