import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { type Outcome, type Running, smallSuite, Workplace } from '../cli.ts'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const RUN = ['run', 'suite.yml', '--server', 'docker', '--image', image, '--out', 'out', '--budget', '60s']

/** A way to the engine that can be cut: the engine itself serves other tests. */
class Relay implements AsyncDisposable {
  readonly host: string
  readonly #path: string
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined

  constructor(path: string) {
    this.host = `unix://${path}`
    this.#path = path
  }

  async open(): Promise<void> {
    const target = (process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock').replace('unix://', '')
    const server = createServer({ allowHalfOpen: true })
    server.on('connection', (near) => {
      const far = connect({ path: target, allowHalfOpen: true })
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => this.#sockets.delete(socket))
      }
      near.pipe(far)
      far.pipe(near)
    })
    server.listen(this.#path)
    await once(server, 'listening')
    this.#server = server
  }

  /** To its clients the engine is stopped, until it is opened again. */
  cut(): void {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.cut()
  }
}

/** A run whose engine is behind the relay, once it has said that it is in a phase. */
async function startInto(phase: string, place: Workplace, relay: Relay): Promise<Running> {
  await relay.open()
  place.write('suite.yml', smallSuite())
  const running = place.start(RUN, { DOCKER_HOST: relay.host })
  await running.says(phase)
  return running
}

function containersOf(place: Workplace): string[] {
  const format = '{{.Names}} {{.State}} {{.Label "qpsgate.run"}}'
  const rows = execFileSync('docker', ['ps', '--all', '--format', format], { encoding: 'utf8' }).split('\n')
  return rows.filter((row) => row.includes(place.tmp))
}

const GONE =
  /ended while (?:sysbench connected to it|it was being measured) \(the container engine does not answer any more/

/** Told, with no server running; only the engine can remove containers, so whoever reads the output knows which are left. */
function expectEnded(place: Workplace, { code, stderr }: Outcome, says: RegExp): void {
  expect.soft(code, stderr).toBe(3)
  expect.soft(stderr).toMatch(says)
  expect.soft(stderr).not.toMatch(/this is a bug|^ +at /m)
  const left = containersOf(place)
  expect.soft(left.filter((row) => row.includes(' running '))).toEqual([])
  for (const [name = ''] of left.map((row) => row.split(' '))) {
    expect.soft(stderr).toContain(`docker rm --force --volumes ${name}`)
    execFileSync('docker', ['rm', '--force', '--volumes', name], { stdio: 'ignore' })
  }
  expect.soft(place.leftovers()).toEqual([])
}

describe.skipIf(engine.kind === 'absent')('a container engine that stops', () => {
  test.each([
    { phase: 'starting 3 servers', says: /the container of (?:off|off \(twin\)|on) could not be started|engine/ },
    { phase: 'measuring', says: GONE },
  ])('after "$phase" ends the run, named, with no server running', async ({ phase, says }) => {
    using place = new Workplace()
    await using relay = new Relay(join(place.path, 'relay.sock'))
    const running = await startInto(phase, place, relay)
    relay.cut()
    expectEnded(place, await running.ended, says)
  })

  test('and comes back without the containers, as after a restart, ends the run, named, with none running', async () => {
    using place = new Workplace()
    await using relay = new Relay(join(place.path, 'relay.sock'))
    const running = await startInto('measuring', place, relay)
    relay.cut()
    const names = containersOf(place).map((row) => row.split(' ')[0] ?? '')
    // Those that we have ended by then cannot be killed once more.
    spawnSync('docker', ['kill', ...names])
    await relay.open()
    expect.soft(names).toHaveLength(3)
    expectEnded(place, await running.ended, GONE)
  })
})
