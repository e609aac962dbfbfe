/**
 * A hostile server that a suite names. It gets no password and no file of this machine, and cannot make a run end as a
 * bug.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseDsn } from '../../../src/core/scenario/endpoint.ts'
import { endpointAddress } from '../../../src/edges/endpoint/credentials.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import type { EndpointAddress } from '../../../src/edges/servers/server-address.ts'
import { loadTables } from '../../../src/edges/sysbench/prepare.ts'
import { isFailure } from '../../../src/errors.ts'
import { type Answer, type HostileServer, type Plugin, startHostileServer } from '../../fakes/hostile-server.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { Workplace } from '../cli.ts'

const PASSWORD = 'canary-Pa55word-0f3a'
const SLOW = 60_000

let place: Workplace
beforeEach(() => {
  place = new Workplace()
})
afterEach(() => {
  place[Symbol.dispose]()
  vi.unstubAllEnvs()
})

function suiteOf({ port }: HostileServer, tls = 'tls=off'): string {
  return `name: hostile
server: { dsn: "mysql://bench@127.0.0.1:${port}/qpsgate?${tls}" }
dataset: { tables: 1, rows: 1000 }
workloads: [oltp_read_only]
threads: [2]
control: a
scenarios: { a: {}, b: { options: { sort_buffer_size: 1M } } }
`
}

function run(server: HostileServer, hosts?: string, tls?: string) {
  place.write('suite.yml', suiteOf(server, tls))
  return place.run(['run', 'suite.yml', '--out', 'out'], {
    QPSGATE_PASSWORD: PASSWORD,
    XDG_CACHE_HOME: place.tmp,
    ...(hosts === undefined ? {} : { QPSGATE_PASSWORD_HOSTS: hosts }),
  })
}

/** The server's address, parsed as if the user had named it. */
function addressOf({ port }: HostileServer, tls = 'tls=off'): EndpointAddress {
  const parsed = parseDsn(`mysql://bench@127.0.0.1:${port}/qpsgate?${tls}`)
  if (parsed.kind === 'problem') throw new Error(parsed.allowed)
  vi.stubEnv('QPSGATE_PASSWORD', PASSWORD)
  vi.stubEnv('QPSGATE_PASSWORD_HOSTS', '127.0.0.1?tls=off')
  return endpointAddress(parsed.endpoint, AbortSignal.timeout(SLOW))
}

describe('the password of an endpoint', () => {
  test('is never sent to a server that only the suite names, and no connection is made to it', {
    timeout: SLOW,
  }, async () => {
    for (const hosts of [undefined, '', 'db.example', '127.0.0.1:1']) {
      await using server = await startHostileServer()
      const { code, stderr } = await run(server, hosts)
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining('the suite would have the password sent to 127.0.0.1'),
      ])
      expect(server.learned()).toBe('')
    }
  })

  const ways: readonly (readonly [Plugin, boolean])[] = [
    ['caching_sha2_password', true],
    ['caching_sha2_password', false],
    ['sha256_password', true],
    ['sha256_password', false],
    ['mysql_clear_password', true],
    ['mysql_clear_password', false],
    ['mysql_old_password', false],
    ['dialog', true],
    ['dialog', false],
  ]
  test.each(fewerByDay(ways, 4))(
    'is not sent to a server that demands it by the method %s (named in its greeting: %s)',
    { timeout: SLOW },
    async (plugin, isAdvertised) => {
      await using server = await startHostileServer({ plugin, isAdvertised })
      const address = addressOf(server)
      // If the server does not insist on its method, the client logs in by mysql_native_password, which never sends the
      // password itself.
      const opened = await Session.open(address).catch((error) => error)
      if (opened instanceof Session) await opened[Symbol.asyncDispose]()
      else expect(isFailure(opened), String(opened)).toBe(true)
      const dataset = { tables: 1, rows: 10 }
      using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-hostile-'))
      const signal = AbortSignal.timeout(SLOW)
      await loadTables({ address, dataset, runDirectory: folder.path, signal }).catch(() => {})
      expect(server.learned()).toContain('bench')
      expect(server.learned()).not.toContain(PASSWORD)
    },
  )

  describe('without the required TLS', () => {
    const folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-hostile-'))
    const { path } = folder
    beforeAll(() => {
      const form = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=x', '-days', '2']
      execFileSync('openssl', ['req', ...form, '-keyout', join(path, 'key'), '-out', join(path, 'ca')], {
        stdio: 'pipe',
      })
    })
    afterAll(() => folder.remove())

    test.each(fewerByDay(ways, 4))(
      'is not sent to a server that would take it by the method %s (named in its greeting: %s)',
      { timeout: SLOW },
      async (plugin, isAdvertised) => {
        await using server = await startHostileServer({ plugin, isAdvertised })
        vi.stubEnv('QPSGATE_CERTIFICATES', path)
        const address = addressOf(server, `tls=verify&ca=${path}/ca&cert=${path}/ca&key=${path}/key`)
        await expect(Session.open(address)).rejects.toThrow('does not support secure connection')
        // Later, this server may take the place of the real one, when sysbench connects.
        const dataset = { tables: 1, rows: 10 }
        await loadTables({ address, dataset, runDirectory: path, signal: AbortSignal.timeout(SLOW) }).catch(() => {})
        expect(server.learned()).toContain('bench')
        expect(server.learned()).not.toContain(PASSWORD)
      },
    )
  })
})

/** What an honest server answers. */
function usual(sql: string): Answer {
  const one = (value: string): Answer => ({ columns: ['value'], rows: [[value]] })
  if (sql.startsWith('SELECT VERSION')) return one('8.0.40')
  if (sql.includes('@@version_comment')) return one('MySQL Community Server - GPL')
  if (sql.includes('GET_LOCK')) return one('1')
  return /^(?:SELECT|SHOW)/.test(sql) ? { columns: ['a', 'b'], rows: [] } : 'ok'
}

describe('a hostile answer of a server', () => {
  const long = 'x'.repeat(300_000)
  const answers: Readonly<Record<string, Answer>> = {
    'a wish for a file': { wantsFile: '/etc/hostname' },
    'no rows': 'ok',
    'rows without end': 'endless rows',
    'half a packet': 'half a packet',
    nonsense: 'nonsense',
    'columns without end': 'endless columns',
    'an endless error': { error: long },
    'a name of 300 kB': { columns: ['value'], rows: [[long]] },
    'no value': { columns: ['value'], rows: [[null]] },
  }
  // By day, only two answers are tried: one that asks for a file, and one without an end.
  test.each(fewerByDay(Object.entries(answers), 5))(
    'ends the run with an error within ten seconds: %s',
    { timeout: SLOW },
    async (_, answer) => {
      for (const statement of ['SELECT VERSION', '@@version_comment']) {
        await using server = await startHostileServer({
          answer: (sql) => (sql.includes(statement) ? answer : usual(sql)),
        })
        place.write('suite.yml', suiteOf(server))
        const began = performance.now()
        const { code, stderr } = await place.run(['run', 'suite.yml', '--out', 'out'], { XDG_CACHE_HOME: place.tmp })
        // Without other tests, this takes at most 2.5 s, of which the server waits two.
        expect(performance.now() - began).toBeLessThan(10_000)
        expect([2, 3], stderr).toContain(code)
        expect(stderr).not.toContain('this is a bug')
        expect(stderr.length).toBeLessThan(3000)
        expect(server.learned()).not.toContain(hostname())
      }
    },
  )

  test('cannot make sysbench send a file of this machine', { timeout: SLOW }, async () => {
    const answer = { wantsFile: join(place.path, 'secret') }
    place.write('secret', PASSWORD)
    await using server = await startHostileServer({ answer: () => answer })
    const asked = { address: addressOf(server), dataset: { tables: 1, rows: 10 }, runDirectory: place.tmp }
    await expect(loadTables({ ...asked, signal: AbortSignal.timeout(SLOW) })).rejects.toThrow()
    expect(server.learned()).not.toContain(PASSWORD)
  })
})
