import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { statusOf } from '../../../../src/edges/github/api/client.ts'
import { asked, connected, TOKEN } from './connected.ts'

const ROUTE = 'GET /repos/{owner}/{repo}'
const WHERE = { owner: 'acme', repo: 'databases' }

/** A time in the API's form, seconds since 1970. */
function inAnHour(): string {
  return String(Math.ceil(Date.now() / 1000) + 3600)
}

describe('the client of the API', () => {
  it('sends requests with the token to the configured address', async () => {
    await using github = await connected()
    await github.client.request(ROUTE, WHERE)
    expect(asked(github.fake)).toEqual(['GET /repos/acme/databases'])
    expect(github.fake.requests[0]?.authorization).toBe(`token ${TOKEN}`)
    expect(github.fake.violations).toEqual([])
  })

  it('prints nothing by default, and never the token', async () => {
    await using github = await connected()
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    github.fake.failNext({}, 502, 1, { deprecation: 'true' })
    await github.client.request(ROUTE, WHERE)
    await expect(github.client.request('GET /nowhere')).rejects.toThrow()
    const lines = [...written.mock.calls, ...warned.mock.calls].map(([text]) => String(text))
    vi.restoreAllMocks()
    // Shown only where a workflow is debugged.
    expect(lines.filter((line) => line.trim() !== '' && !line.startsWith('::debug::'))).toEqual([])
    expect(lines.join('')).not.toContain(TOKEN)
  })
})

describe('retries of a request', () => {
  it('follow a server error, and return the later answer', async () => {
    await using github = await connected()
    github.fake.failNext({}, 503)
    const { status } = await github.client.request(ROUTE, WHERE)
    expect(status).toBe(200)
    expect(github.fake.requests).toHaveLength(2)
  })

  it("end after the third one, with the server's error", async () => {
    await using github = await connected()
    github.fake.failNext({}, 502, 9)
    expect(await github.client.request(ROUTE, WHERE).catch(statusOf)).toBe(502)
    expect(github.fake.requests).toHaveLength(4)
    expect(github.waits).toEqual([1, 4, 9])
  })

  it('wait little more than a minute in all requests together', async () => {
    await using github = await connected()
    github.fake.failNext({}, 502, 99)
    for (let request = 0; request < 9; request++) await github.client.request(ROUTE, WHERE).catch(statusOf)
    const waited = github.waits.reduce((all, each) => all + each, 0)
    expect(waited).toBeGreaterThan(55)
    expect(waited).toBeLessThanOrEqual(65)
  })

  it.each([400, 401, 403, 404, 422])('do not happen after status %i', async (status) => {
    await using github = await connected()
    github.fake.failNext({}, status)
    expect(await github.client.request(ROUTE, WHERE).catch(statusOf)).toBe(status)
    expect(github.fake.requests).toHaveLength(1)
  })

  it.each([429, 403, 503])('happen after status %i once the time in the header retry-after is over', async (status) => {
    await using github = await connected()
    github.fake.failNext({}, status, 1, { 'retry-after': '20' })
    await github.client.request(ROUTE, WHERE)
    expect(github.waits).toEqual([20])
  })

  it.each([
    ['that asks for more than a minute', 429, { 'retry-after': '300' }],
    ['that is used up for the next hour', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour() }],
  ])('do not happen at a rate limit %s', async (_, status, headers) => {
    await using github = await connected()
    github.fake.failNext({}, status, 9, headers)
    expect(await github.client.request(ROUTE, WHERE).catch(statusOf)).toBe(status)
    expect(github.fake.requests).toHaveLength(1)
  })

  it('end when the run is stopped', async () => {
    await using github = await connected()
    github.fake.failNext({}, 502, 9)
    github.cancel.abort()
    await expect(github.client.request(ROUTE, WHERE)).rejects.toThrow()
    expect(github.fake.requests.length).toBeLessThanOrEqual(1)
  })
})

it('loading the client of the API does not read the event of the workflow, whose errors are reported later', () => {
  const script = "await import('./src/edges/github/api/client.ts'); process.stdout.write('loaded')"
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...process.env, GITHUB_EVENT_PATH: import.meta.filename },
    encoding: 'utf8',
  })
  expect({ stdout, stderr }).toEqual({ stdout: 'loaded', stderr: '' })
})
