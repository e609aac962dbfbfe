/** An external server that no longer answers: nothing waits for it for ever, and a signal ends every wait. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Session } from '../../../src/edges/servers/connection.ts'
import { socketAddress } from '../../../src/edges/servers/server-address.ts'
import {
  ENDPOINT_HOSTS,
  ENDPOINT_PASSWORD,
  type EndpointServer,
  startEndpointServer,
} from '../../setup/endpoint-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { Workplace } from '../cli.ts'

const REAL = { timeout: 120_000 }
/** Milliseconds within which a run ends: 5 s if it is alone, longer because other tests run meanwhile. */
const LONGEST_END_MS = 15_000

describe.runIf(IS_NIGHTLY)('an endpoint that is silent', () => {
  let server: EndpointServer
  beforeEach(async () => {
    server = await startEndpointServer()
  }, 60_000)
  afterEach(() => server?.[Symbol.asyncDispose]())

  const started = (place: Workplace) => {
    place.write(
      'suite.yml',
      `name: silent
server: { dsn: "${server.dsn}" }
dataset: { tables: 1, rows: 1000 }
workloads: [oltp_read_only]
threads: [2]
control: shipped
scenarios:
  shipped: {}
  sorts: { options: { sort_buffer_size: 1M } }
`,
    )
    const env = { ...ENDPOINT_HOSTS, QPSGATE_PASSWORD: ENDPOINT_PASSWORD, XDG_CACHE_HOME: place.tmp }
    return place.start(['run', 'suite.yml', '--explain', 'never', '--budget', '60s', '--out', 'out'], env)
  }

  it('from the beginning ends the run with an error', REAL, async () => {
    using place = new Workplace()
    server.freeze()
    const { code, stderr } = await started(place).ended
    expect([code, stderr]).toEqual([3, expect.stringContaining('cannot connect to localhost')])
  })

  it.each(['measuring', 'connecting'])(
    'in the phase "%s" does not keep a signal from ending the run',
    REAL,
    async (phase) => {
      using place = new Workplace()
      if (phase === 'connecting') server.freeze()
      const running = started(place)
      await running.says(phase)
      server.freeze()
      const asked = performance.now()
      running.child.kill('SIGTERM')
      const { code, stderr } = await running.ended
      expect(performance.now() - asked, stderr).toBeLessThan(LONGEST_END_MS)
      expect(code).toBe(143)
      expect(place.leftovers().filter((name) => !name.startsWith('qpsgate'))).toEqual([])
    },
  )
})

describe('an expected answer of a server', () => {
  it('is no longer waited for once the time limit is over or the signal fires', REAL, async () => {
    await using server = await startEndpointServer()
    await using session = await Session.open(socketAddress(server.socket, undefined, { seconds: 2 }))
    await expect(session.rows('SELECT SLEEP(600)')).rejects.toThrow('the server has not answered within 2 s')
    const stop = new AbortController()
    await using other = await Session.open(
      socketAddress(server.socket, undefined, { seconds: 600, signal: stop.signal }),
    )
    const asked = other.rows('SELECT SLEEP(600)')
    setTimeout(() => stop.abort(new Error('ended')), 200)
    await expect(asked).rejects.toThrow('ended')
  })
})
