import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { describe, expect, inject, test } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { type Outcome, type Running, smallSuite, Workplace } from '../cli.ts'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
/**
 * A budget for trials of minutes, because a server that is frozen most of the time takes memory slowly, and a busy
 * machine is late to cut the connection.
 */
const RUN = [
  ...['run', 'suite.yml', '--server', 'docker', '--image', image, '--out', 'out'],
  ...['--budget', '20m', '--tolerance', '90%'],
]

const STEPS_MIB = [128, 256, 384, 512, 640, 768, 1024]
/**
 * MiB that the container gets beyond what it uses. With less, the server would read its own program from disk again and
 * again, and be slow long before it ends.
 */
const ROOM_MIB = 256
const VALUES = 40
const VALUE_BYTES = 60_000_000

/** A connection to the engine that can be cut, because the engine itself serves other tests. */
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

  /** Makes the engine look stopped to its clients, until `open` is called again. */
  cut(): void {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.cut()
  }
}

/**
 * Starts a run in containers, and waits until it reports a phase. The scenario is not slower: with a suspicion, the
 * trial and its servers would end within seconds. The run never reaches the requested precision.
 */
async function startInto(phase: string, place: Workplace, env?: { readonly DOCKER_HOST: string }): Promise<Running> {
  const on = '{ options: { performance_schema: OFF, max_connections: 200 } }'
  place.write('suite.yml', smallSuite({ on, extra: 'precision: 0.01%\n' }))
  const running = place.start(RUN, env)
  await running.says(phase)
  return running
}

/** Does the same with the engine behind the relay. */
async function startBehind(relay: Relay, phase: string, place: Workplace): Promise<Running> {
  await relay.open()
  return startInto(phase, place, { DOCKER_HOST: relay.host })
}

function containersOf(place: Workplace): string[] {
  const format = '{{.Names}} {{.State}} {{.Label "qpsgate.run"}}'
  const rows = execFileSync('docker', ['ps', '--all', '--format', format], { encoding: 'utf8' }).split('\n')
  return rows.filter((row) => row.includes(place.tmp))
}

const GONE =
  /ended while (?:sysbench connected to it|it was being measured) \(the container engine does not answer any more/

/**
 * Expects that the failure is reported, and that no server runs. Only the engine can remove containers, so the output
 * must name those that are left.
 */
async function expectEnded(place: Workplace, { code, stderr }: Outcome, says: RegExp): Promise<void> {
  expect.soft(code, stderr).toBe(3)
  expect.soft(stderr).toMatch(says)
  expect.soft(stderr).not.toMatch(/this is a bug|^ +at /m)
  // The engine notices a moment later that the process in a container has ended.
  const running = () => containersOf(place).filter((row) => row.includes(' running '))
  await expect.poll(running, { timeout: 5000 }).toEqual([])
  const left = containersOf(place)
  for (const [name = ''] of left.map((row) => row.split(' '))) {
    expect.soft(stderr).toContain(`docker rm --force --volumes ${name}`)
    execFileSync('docker', ['rm', '--force', '--volumes', name], { stdio: 'ignore' })
  }
  expect.soft(place.leftovers()).toEqual([])
}

describe.skipIf(engine.kind === 'absent')('a container engine that stops', () => {
  test.each([
    ...(IS_NIGHTLY
      ? [
          {
            phase: 'starting 4 servers',
            says: /the container of (?:off|on)(?: \(second copy\))? could not be started|engine/,
          },
        ]
      : []),
    { phase: 'measuring · trial', says: GONE },
  ])(
    'in the phase "$phase" ends the run with an error that names a server, and leaves no container',
    async ({ phase, says }) => {
      using place = new Workplace()
      await using relay = new Relay(join(place.path, 'relay.sock'))
      const running = await startBehind(relay, phase, place)
      relay.cut()
      await expectEnded(place, await running.ended, says)
    },
  )

  test.runIf(IS_NIGHTLY)(
    'and comes back without the containers ends the run with an error that names a server',
    async () => {
      using place = new Workplace()
      await using relay = new Relay(join(place.path, 'relay.sock'))
      const running = await startBehind(relay, 'measuring · trial', place)
      relay.cut()
      const names = containersOf(place).map((row) => row.split(' ')[0] ?? '')
      // Containers that the run has ended already cannot be killed again.
      spawnSync('docker', ['kill', ...names])
      await relay.open()
      expect.soft(names).toHaveLength(4)
      await expectEnded(place, await running.ended, GONE)
    },
  )
})

/** Starts a run, and returns it once it measures, with the container of its scenario `on`. */
async function measured(place: Workplace): Promise<{ readonly running: Running; readonly container: string }> {
  const running = await startInto('measuring · trial', place)
  const [container = ''] = (containersOf(place).find((row) => row.includes('-on-')) ?? '').split(' ')
  return { running, container }
}

/** Limits the container to a little more memory than it uses, because the engine refuses a limit below that. */
function shrinkMemory(container: string): void {
  const limit = (mib: number) =>
    spawnSync('docker', ['update', `--memory=${mib}m`, `--memory-swap=${mib}m`, container]).status === 0
  const least = STEPS_MIB.find(limit)
  // Memory and swap are raised together, because the engine refuses more memory than swap.
  if (least === undefined || !limit(least + ROOM_MIB))
    throw new Error(`${container} has more memory than it should need`)
}

/** Gives a session variables that need more memory than the container has. */
async function takeMemory(container: string): Promise<void> {
  const format = '{{range .Args}}{{println .}}{{end}}'
  const args = execFileSync('docker', ['inspect', `--format=${format}`, container], { encoding: 'utf8' }).split('\n')
  const socketPath = args.flatMap((arg) => /^--socket=(.*)/.exec(arg)?.[1] ?? []).join()
  const connection = await createConnection({ socketPath, user: 'root' })
  try {
    for (let nth = 0; nth < VALUES; nth++) await connection.query(`SET @taken${nth} = REPEAT('x', ${VALUE_BYTES})`)
  } finally {
    connection.destroy()
  }
}

describe.skipIf(engine.kind === 'absent')('a control group', () => {
  test.runIf(IS_NIGHTLY)(
    'that takes CPUs from a server ends the run with an error that names it, and leaves no container',
    async () => {
      using place = new Workplace()
      const { running, container } = await measured(place)
      execFileSync('docker', ['update', '--cpuset-cpus=0', container])
      await expectEnded(
        place,
        await running.ended,
        /on(?: \(second copy\))?: its server was given CPU [\d, ]+ and may use CPU 0 now/,
      )
      expect(containersOf(place)).toEqual([])
    },
  )

  test.runIf(IS_NIGHTLY)(
    'that kills a server for memory ends the run with an error that names it, and leaves no container',
    async () => {
      using place = new Workplace()
      const { running, container } = await measured(place)
      shrinkMemory(container)
      await expect(takeMemory(container)).rejects.toThrow(/closed|lost|ECONN/i)
      const says =
        /on\b.* ended while .* \(exit code 137, the kernel killed it, because it wanted more memory than its container may take\)/
      await expectEnded(place, await running.ended, says)
      expect(containersOf(place)).toEqual([])
    },
  )
})
