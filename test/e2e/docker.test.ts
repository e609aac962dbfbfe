import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ROOT, smallSuite, Workplace } from './cli.ts'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const RUN = ['run', 'suite.yml', '--server', 'docker', '--image', image, '--out', 'out']

function docker(...args: readonly string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8' }).trim()
}

/** Names of the containers of a run, whether or not they are running. */
function containersOf(place: Workplace): string[] {
  const rows = docker('ps', '--all', '--format', '{{.Names}} {{.Label "qpsgate.run"}}').split('\n')
  return rows.filter((row) => row.includes(place.tmp)).map((row) => row.split(' ')[0] ?? '')
}

/**
 * Expects a container without network and capabilities, with a read-only root, an ordinary user, its own CPUs, and
 * limits.
 */
function expectLockedIn(name: string): void {
  const [inspected] = JSON.parse(docker('inspect', name)) as [
    { Config: { User: string }; HostConfig: Record<string, unknown> },
  ]
  expect(inspected.HostConfig).toMatchObject({
    NetworkMode: 'none',
    ReadonlyRootfs: true,
    CapDrop: ['ALL'],
    SecurityOpt: ['no-new-privileges'],
    Privileged: false,
  })
  expect(inspected.HostConfig.CpusetCpus).toMatch(/^\d/)
  expect(Number(inspected.HostConfig.Memory)).toBeGreaterThan(0)
  expect(Number(inspected.HostConfig.PidsLimit)).toBeGreaterThan(0)
  expect(inspected.Config.User).toMatch(/^[1-9]\d*:[1-9]\d*$/)
}

describe.skipIf(engine.kind === 'absent')('a run on MySQL in containers', () => {
  test.runIf(IS_NIGHTLY)('starts each server in a container without privileges, and leaves no container', async () => {
    using place = new Workplace()
    const everything =
      '{ options: { performance_schema: ON, performance-schema-instrument: "%=ON" }, sql: ["UPDATE performance_schema.setup_consumers SET ENABLED = \'YES\'"] }'
    place.write('suite.yml', smallSuite({ on: everything, extra: 'gate: { tolerance: 90% }' }))
    const running = place.start([...RUN, '--budget', '20s', '--json'])
    await running.says('measuring · trial')
    expectLockedIn(containersOf(place)[0] ?? '')
    const { code, stdout, stderr } = await running.ended
    expect(code, stderr).toBe(0)
    const result = resultSchema.parse(JSON.parse(stdout))
    expect(result.scenarios.map(({ server }) => server.product)).toEqual(['MySQL', 'MySQL', 'MySQL'])
    expect(result.scenarios[0]?.server.version).toMatch(/^9\.\d+\.\d+/)
    for (const cell of result.cells) {
      expect(cell.qps).toBeGreaterThan(0)
      expect(cell.cpuMicrosPerQuery).toBeGreaterThan(1)
    }
    for (const { memory } of result.scenarios) expect(memory.residentBytes).toBeGreaterThan(50 * 1024 ** 2)
    expect(result.comparisons[0]?.change).toBeLessThan(0)
    expect(containersOf(place)).toEqual([])
    expect(place.leftovers()).toEqual([])
  })

  test.runIf(IS_NIGHTLY)(
    'ends with an error that names the server if its container is killed during turns',
    async () => {
      using place = new Workplace()
      // The scenario is not slower, so nothing is suspected, and the precision is so high that the trial does not end
      // early.
      const on = '{ options: { performance_schema: OFF, max_connections: 200 } }'
      place.write('suite.yml', smallSuite({ on, extra: 'precision: 0.01%\n' }))
      const running = place.start([...RUN, '--budget', '60s', '--tolerance', '0.5%'])
      await running.says('measuring · trial')
      await sleep(2000)
      docker('kill', '--signal=KILL', containersOf(place)[0] ?? '')
      const { code, stderr } = await running.ended
      expect(code).toBe(3)
      expect(stderr).toMatch(/the server of .* ended while it was being measured \(exit code 137\)/)
      expect(containersOf(place)).toEqual([])
    },
  )

  test.runIf(IS_NIGHTLY)("is red if the kernel kills a server at its container's memory limit", async () => {
    using place = new Workplace()
    const file = (flags: string) =>
      `services:\n  db:\n    image: ${image}\n    command: --performance-schema=ON${flags}\n    mem_limit: 1g\n`
    place.write('before.yml', file(''))
    const lengths = ['digest', 'sql-text'].map((text) => ` --performance-schema-max-${text}-length=65536`)
    place.write('compose.yml', file(lengths.join('')))
    const files = ['--config', 'compose.yml', '--base', './before.yml', '--out', 'out', '--budget', '20s']
    const { code, stdout, stderr } = await place.run(['run', ...files, '--server', 'docker', '--explain', 'never'])
    expect(stdout, stderr).toMatch(
      /^regressed: compose\.yml takes more memory than its limit of 1\.0 GiB \(compose\.yml:4\)$/m,
    )
    expect(stdout).toMatch(/the kernel killed the server: its container may take 1\.0 GiB of memory \(compose\.yml:5\)/)
    expect(code).toBe(1)
    expect(containersOf(place)).toEqual([])
  })

  test.runIf(IS_NIGHTLY)(
    'is cleaned up by the next run if it is killed with -9, and other containers stay',
    async () => {
      using place = new Workplace()
      place.write('suite.yml', smallSuite())
      const running = place.start([...RUN, '--budget', '30s'])
      await running.says('measuring · trial')
      running.child.kill('SIGKILL')
      await running.ended
      expect(containersOf(place)).toHaveLength(4)
      const stranger = docker(
        'run',
        '--detach',
        '--label=qpsgate.run=/elsewhere',
        '--entrypoint=sleep',
        '--network=none',
        image,
        '60',
      )
      try {
        const { code, stderr } = await place.run([...RUN, '--quiet'])
        expect(code).toBe(0)
        expect(stderr).toContain('removed what a killed run had left in')
        expect(containersOf(place)).toEqual([])
        expect(docker('inspect', '--format', '{{.State.Running}}', stranger)).toBe('true')
      } finally {
        docker('rm', '--force', stranger)
      }
    },
  )

  test.runIf(IS_NIGHTLY)(
    'ends with exit code 3 and the name of the image if that does not exist or holds no server',
    async () => {
      using place = new Workplace()
      place.write('suite.yml', smallSuite())
      const missing = await place.run([...RUN, '--image', 'qpsgate-test/no-such:1'])
      expect(missing.stderr).toContain('image qpsgate-test/no-such:1 is not present and cannot be pulled')
      expect(missing.stderr).toContain('no other server is measured in its place')
      expect(missing.code).toBe(3)
      const tar = place.write('empty.tar', '\0'.repeat(1024))
      docker('import', tar, 'qpsgate-test/empty:1')
      try {
        const empty = await place.run([...RUN, '--image', 'qpsgate-test/empty:1'])
        expect(empty.stderr).toContain('image qpsgate-test/empty:1 holds neither mariadbd nor mysqld')
        expect(empty.code).toBe(3)
      } finally {
        docker('rmi', 'qpsgate-test/empty:1')
      }
    },
  )

  // As in a job that runs in a container and has the engine's socket: there, the same paths are other files.
  test.skipIf(process.getuid?.() !== 0)(
    'ends with an error if the container engine does not see the files of this machine',
    async () => {
      using place = new Workplace()
      place.write('suite.yml', smallSuite())
      const hidden = 'mount -t tmpfs none "$1" && shift && exec "$@"'
      const command = [process.execPath, join(ROOT, 'dist/cli.js'), ...RUN]
      const { status, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', hidden, 'sh', place.tmp, ...command], {
        cwd: place.path,
        env: { ...process.env, TMPDIR: place.tmp },
        encoding: 'utf8',
      })
      expect(status).toBe(3)
      expect(stderr).toContain('the container engine does not see')
      expect(stderr).toContain('--server local')
      expect(containersOf(place)).toEqual([])
    },
  )
})
