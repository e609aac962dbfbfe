/** The container that looks into an image of a stranger is locked in as all others are. */
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { dockerLauncher } from '../../../src/edges/servers/docker.ts'
import { type DockerContext, imageProblem } from '../../../src/edges/servers/docker-client.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { run } from '../../setup/command.ts'
import { makeHostileImage } from '../../setup/hostile-image.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

const engine = inject('engine')
const base = engine.kind === 'ready' ? engine.image : 'none'
const VERSION = 'echo "mysqld  Ver 9.0.0 for Linux on x86_64 (Source distribution)"'
/** Found again among all processes of the machine. */
const SECONDS = '98765'

describe.skipIf(engine.kind === 'absent')('an untrusted image', () => {
  let directory: RunDirectory
  let stop: AbortController
  let context: DockerContext
  beforeEach(() => {
    directory = new RunDirectory()
    stop = new AbortController()
    context = { runDirectory: directory.path, runId: directory.id, signal: stop.signal, note: () => {} }
  })
  afterEach(() => directory[Symbol.dispose]())

  it.runIf(IS_NIGHTLY)(
    "is no longer pulled once the engine's disk has too little space, even if the image has no end",
    async () => {
      const endless = createServer(() => {})
      await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
      const { port } = endless.address() as AddressInfo
      try {
        await expect(imageProblem(context, `127.0.0.1:${port}/endless:1`, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
          /are left on the disk of .*, so the run is ended before it has filled it/,
        )
      } finally {
        endless.close()
      }
    },
  )

  async function outputOf(script: string, changes: readonly string[] = []): Promise<string> {
    await using image = await makeHostileImage(base, script, changes)
    const error = await dockerLauncher(context, image.name).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MeasurementError)
    return (error as MeasurementError).failure.output ?? ''
  }

  async function containers(): Promise<string> {
    return run(['docker', 'ps', '--all', '--quiet', '--filter', `label=qpsgate.run=${directory.path}`])
  }

  function sleepers(): string[] {
    return readdirSync('/proc').filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(SECONDS)
      } catch {
        return false
      }
    })
  }

  it('is inspected without capabilities, within limits, as a user of its own', async () => {
    const output = await outputOf(
      'id -u; grep -E "NoNewPrivs|CapEff|CapBnd" /proc/self/status; ls /sys/class/net; cd /sys/fs/cgroup\n' +
        'for limit in pids memory; do cat $limit.max $limit/pids.max $limit/memory.limit_in_bytes 2>/dev/null; done; exit 1',
    )
    const [uid, ...facts] = output.trim().split('\n')
    expect(Number(uid)).toBe(process.getuid?.() === 0 ? 10_001 : process.getuid?.())
    expect(facts.map((line) => line.replace(/\s+/, ' ')).sort()).toEqual(
      [
        'CapBnd: 0000000000000000',
        'CapEff: 0000000000000000',
        'NoNewPrivs: 1',
        'lo',
        '8192',
        String(512 * 1024 ** 2),
      ].sort(),
    )
  })

  it('has its server program started, and not its own entrypoint', async () => {
    const script = 'exec /usr/sbin/mysqld.real "$@"'
    await using image = await makeHostileImage(base, script, ['ENTRYPOINT ["/bin/false"]'])
    const launcher = await dockerLauncher(context, image.name)
    expect(launcher.build.product).toBe('MySQL')
  })

  it.runIf(IS_NIGHTLY)("has its volumes in memory, not on the engine's disk", async () => {
    const output = await outputOf('stat --file-system --format=%T /more; exit 1', ['VOLUME /more'])
    expect(output.trim()).toBe('tmpfs')
  })

  it.runIf(IS_NIGHTLY)('is refused if one of its volumes would mount a folder of this machine', async () => {
    await using image = await makeHostileImage(base, 'exit 1', ['VOLUME ["/more,type=bind,source=/"]'])
    await expect(dockerLauncher(context, image.name)).rejects.toThrow(
      /declares the volume "\/more,type=bind,source=", which cannot be kept in memory/,
    )
  })

  it.runIf(IS_NIGHTLY)('is ended with all its children at the deadline if its program never ends', async () => {
    const sleep = `sleep ${SECONDS}`
    await using image = await makeHostileImage(base, `${sleep} & (${sleep} & ${sleep}) & trap "" TERM; ${sleep}`)
    const deadlines = { inspect: 3, initialise: 3 }
    await expect(dockerLauncher(context, image.name, deadlines)).rejects.toThrow(/holds neither mariadbd nor mysqld/)
    expect(await containers()).toBe('')
    expect(sleepers()).toEqual([])
  })

  it.runIf(IS_NIGHTLY)('is ended once the run is stopped', async () => {
    await using image = await makeHostileImage(base, `sleep ${SECONDS}`)
    const looking = dockerLauncher(context, image.name)
    setTimeout(() => stop.abort(new Error('stopped')), 3000)
    await expect(looking).rejects.toThrow('stopped')
    expect(await containers()).toBe('')
    expect(sleepers()).toEqual([])
  })

  it.runIf(IS_NIGHTLY)('is ended at the deadline if its server never finishes initialising', async () => {
    const script = `for argument in "$@"; do [ "$argument" = --version ] && ${VERSION} && exit 0; done; sleep ${SECONDS}`
    await using image = await makeHostileImage(base, script)
    const launcher = await dockerLauncher(context, image.name, { inspect: 60, initialise: 3 })
    const { exitCode } = await launcher.runToEnd('server', ['--initialize'], directory.make('seed'), stop.signal)
    expect(exitCode).toBe('unknown')
    expect(await containers()).toBe('')
    expect(sleepers()).toEqual([])
  })
})
