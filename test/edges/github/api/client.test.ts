import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { statusOf } from '../../../../src/edges/github/api/api.ts'
import { connect } from '../../../../src/edges/github/api/client.ts'
import { asked, connected, TOKEN } from './connected.ts'

const ROUTE = 'GET /repos/{owner}/{repo}'
const WHERE = { owner: 'acme', repo: 'databases' }

/** A time in the API's form, seconds since 1970. */
function inAnHour(): string {
  return String(Math.ceil(Date.now() / 1000) + 3600)
}

/** Lets the clock run a hundred times as fast. */
function fastClock(): Disposable {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const running = setInterval(() => vi.advanceTimersByTime(500), 5)
  return { [Symbol.dispose]: () => clearInterval(running) }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('connect', () => {
  it("asks at the given address with the token, whatever server the process's environment names", async () => {
    await using github = await connected()
    await github.client.request(ROUTE, WHERE)
    expect(asked(github.fake)).toEqual(['GET /repos/acme/databases'])
    expect(github.fake.requests[0]?.authorization).toBe(`token ${TOKEN}`)
    expect(github.fake.violations).toEqual([])
  })

  it('prints nothing, and least of all the token', async () => {
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

describe('retries', () => {
  it('a server error is tried again, and the answer is the one that follows', async () => {
    await using github = await connected()
    github.fake.failNext({}, 503)
    const { status } = await github.client.request(ROUTE, WHERE)
    expect(status).toBe(200)
    expect(github.fake.requests).toHaveLength(2)
  })

  it('ends after the third, with the error', async () => {
    using _clock = fastClock()
    await using github = await connected()
    github.fake.failNext({}, 502, 9)
    const failed = await github.client.request(ROUTE, WHERE).catch(statusOf)
    expect(failed).toBe(502)
    expect(github.fake.requests).toHaveLength(4)
  })

  it('are not made of what was given up a moment ago, until it answers again', async () => {
    using _clock = fastClock()
    await using github = await connected()
    const { client, fake } = github
    const ask = () => client.request(ROUTE, WHERE).then(({ status }) => status, statusOf)
    fake.failNext({}, 502, 5)
    expect([await ask(), fake.requests.length]).toEqual([502, 4])
    expect([await ask(), fake.requests.length]).toEqual([502, 5])
    expect([await ask(), fake.requests.length]).toEqual([200, 6])
    fake.failNext({}, 502)
    expect([await ask(), fake.requests.length]).toEqual([200, 8])
  })

  it.each([400, 401, 403, 404, 422])('%i is final', async (status) => {
    await using github = await connected()
    github.fake.failNext({}, status)
    expect(await github.client.request(ROUTE, WHERE).catch(statusOf)).toBe(status)
    expect(github.fake.requests).toHaveLength(1)
  })

  it.each([
    ['GitHub', 429, 2],
    ['GitHub', 403, 1],
  ])('a limit of %s with %i is waited for as long as retry-after says', async (_, status, seconds) => {
    await using github = await connected()
    github.fake.failNext({}, status, 1, { 'retry-after': String(seconds) })
    const began = performance.now()
    await github.client.request(ROUTE, WHERE)
    expect(performance.now() - began).toBeGreaterThanOrEqual(seconds * 1000 - 20)
    expect(github.fake.requests).toHaveLength(2)
  })

  it('a server error with retry-after is waited for as long', async () => {
    await using github = await connected()
    github.fake.failNext({}, 503, 1, { 'retry-after': '2' })
    const began = performance.now()
    await github.client.request(ROUTE, WHERE)
    expect(performance.now() - began).toBeGreaterThanOrEqual(1980)
  })

  it.each([
    ['that asks for more than a minute', 429, { 'retry-after': '300' }],
    ['that is used up for the next hour', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour() }],
  ])('a limit %s ends at once', async (_, status, headers) => {
    await using github = await connected()
    github.fake.failNext({}, status, 9, headers)
    const began = performance.now()
    expect(await github.client.request(ROUTE, WHERE).catch(statusOf)).toBe(status)
    // Half of the shortest requested pause, cut to the longest wait of a minute.
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(github.fake.requests).toHaveLength(1)
  })

  it('stop when the run does', async () => {
    await using github = await connected()
    github.fake.failNext({}, 502, 9)
    github.cancel.abort()
    await expect(github.client.request(ROUTE, WHERE)).rejects.toThrow()
    expect(github.fake.requests.length).toBeLessThanOrEqual(1)
  })
})

it('limits of other servers are waited for without the words of GitHub', async () => {
  let count = 0
  const server = createServer((_, response) => {
    count += 1
    if (count > 1) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    else response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '1' }).end('slow down')
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = await connect({ apiUrl }, TOKEN, new AbortController().signal)
  const { status } = await client.request(ROUTE, WHERE)
  server.closeAllConnections()
  server.close()
  expect({ status, count }).toEqual({ status: 200, count: 2 })
})

it('loading does not read the event, so that a broken one can be told as what it is', () => {
  const script = "await import('./src/edges/github/api/client.ts'); process.stdout.write('loaded')"
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...process.env, GITHUB_EVENT_PATH: import.meta.filename },
    encoding: 'utf8',
  })
  expect({ stdout, stderr }).toEqual({ stdout: 'loaded', stderr: '' })
})
