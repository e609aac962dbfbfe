import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { smallSuite, Workplace } from '../cli.ts'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const RUN = ['run', 'suite.yml', '--server', 'docker', '--image', image, '--out', 'out', '--budget', '60s']

/** A way to the engine that can be cut: the engine itself serves other tests. */
class Relay implements AsyncDisposable {
  readonly host: string
  readonly #sockets = new Set<Socket>()
  readonly #server: Server

  private constructor(path: string, server: Server) {
    this.host = `unix://${path}`
    this.#server = server
  }

  static async open(path: string): Promise<Relay> {
    const target = (process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock').replace('unix://', '')
    const server = createServer({ allowHalfOpen: true })
    const relay = new Relay(path, server)
    server.on('connection', (near) => {
      const far = connect({ path: target, allowHalfOpen: true })
      for (const socket of [near, far]) {
        relay.#sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => relay.#sockets.delete(socket))
      }
      near.pipe(far)
      far.pipe(near)
    })
    server.listen(path)
    await once(server, 'listening')
    return relay
  }

  /** To its clients the engine is stopped from now on. */
  cut(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.cut()
  }
}

function containersOf(place: Workplace): string[] {
  const format = '{{.Names}} {{.State}} {{.Label "qpsgate.run"}}'
  const rows = execFileSync('docker', ['ps', '--all', '--format', format], { encoding: 'utf8' }).split('\n')
  return rows.filter((row) => row.includes(place.tmp))
}

describe.skipIf(engine.kind === 'absent')('a container engine that stops', () => {
  test.each([
    { phase: 'starting 3 servers', says: /the container of (?:off|off \(twin\)|on) could not be started|engine/ },
    { phase: 'measuring', says: /ended while it was being measured \(the container engine does not answer any more/ },
  ])('after "$phase" ends the run, named, with no server running', async ({ phase, says }) => {
    using place = new Workplace()
    await using relay = await Relay.open(join(place.path, 'relay.sock'))
    place.write('suite.yml', smallSuite())
    const running = place.start(RUN, { DOCKER_HOST: relay.host })
    await running.says(phase)
    relay.cut()
    const { code, stderr } = await running.ended
    expect.soft(code, stderr).toBe(3)
    expect.soft(stderr).toMatch(says)
    expect.soft(stderr).not.toMatch(/this is a bug|^ +at /m)
    const left = containersOf(place)
    expect.soft(left.filter((row) => row.includes(' running '))).toEqual([])
    // Only the engine can remove them; whoever reads the output knows which.
    for (const [name = ''] of left.map((row) => row.split(' '))) {
      expect.soft(stderr).toContain(`docker rm --force --volumes ${name}`)
      execFileSync('docker', ['rm', '--force', '--volumes', name], { stdio: 'ignore' })
    }
    expect.soft(place.leftovers()).toEqual([])
  })
})
