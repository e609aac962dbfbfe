/** A new image in a compose file, in containers, and what may be odd about it. */
import { execFileSync } from 'node:child_process'
import { describe, expect, inject, test } from 'vitest'
import { lineSchema } from '../../src/core/measurement/measurement.ts'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ensureOldImage } from '../setup/old-image.ts'
import { Workplace } from './cli.ts'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const [repository] = image.split(':')
const OLD = '8.0.15'

function compose(tag: string, ...flags: readonly string[]): string {
  const command = flags.map((flag) => `      - ${flag}\n`).join('')
  return `services:\n  db:\n    image: ${tag}\n    command:\n      - --max-connections=200\n${command}`
}

/** Runs the change of a compose file, with as little time as will do. */
async function runChange(place: Workplace, before: string, after: string, ...flags: readonly string[]) {
  const who = ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'init.defaultBranch=main']
  const git = (...args: readonly string[]) => execFileSync('git', [...who, '-C', place.path, ...args])
  git('init', '--quiet')
  place.write('compose.yml', before)
  git('add', '.')
  git('commit', '--quiet', '--message=base')
  place.write('compose.yml', after)
  const usual = ['--base', 'HEAD', '--out', 'out', '--workloads', 'oltp_read_only', '--budget', '20s']
  return place.run(['run', '--config', 'compose.yml', ...usual, ...flags])
}

function docker(...args: readonly string[]): void {
  execFileSync('docker', args)
}

describe.runIf(engine.kind === 'ready')('a new image in a compose file', () => {
  test('of equal content is no change, for which no data are loaded and nothing is started', async () => {
    using place = new Workplace()
    const other = `${repository}:same-content`
    docker('tag', image, other)
    try {
      const { code, stdout, stderr } = await runChange(place, compose(image), compose(other))
      expect(code, stderr).toBe(0)
      expect(stdout).toContain('no setting changed')
      expect(stderr).not.toMatch(/loading|measuring/)
      expect(resultSchema.parse(place.result()).measuredSeconds).toBe(0)
    } finally {
      docker('rmi', other)
    }
  })

  test.each([
    ['before', 'it is the image before the change'],
    ['now', `image ${repository}:gone was asked for`],
  ])('that cannot be had %s is named with its line, and nothing takes its place', async (when, why) => {
    using place = new Workplace()
    const [gone, there] = [compose(`${repository}:gone`), compose(image)]
    const [before, after] = when === 'before' ? [gone, there] : [there, gone]
    const { code, stderr } = await runChange(place, before, after)
    expect(code, stderr).toBe(3)
    expect(stderr).toMatch(
      new RegExp(
        `^qpsgate: compose\\.yml:3: image ${repository}:gone is not present and cannot be pulled \\(.*\\); ${why}, so no other server is measured in its place`,
        'm',
      ),
    )
  })

  test('that lacks an option of the file is told of with what replaced it, before data are loaded', async () => {
    using place = new Workplace()
    const flag = '--default-authentication-plugin=mysql_native_password'
    const old = await ensureOldImage('mysql', OLD)
    const { code, stdout, stderr } = await runChange(place, compose(old, flag), compose(image, flag))
    expect(code, stdout).toBe(1)
    expect(stderr).toMatch(
      /compose\.yml:6: .*default-authentication-plugin.*MySQL has not had it since 8\.4\S*, authentication_policy took its place/s,
    )
    expect(stderr).not.toMatch(/loading|measuring/)
  })

  test('that is older tells of the options that it does not have yet', async () => {
    using place = new Workplace()
    const flags = ['--innodb-redo-log-capacity=64M', '--innodb-native-foreign-keys=ON']
    const old = await ensureOldImage('mysql', OLD)
    const { code, stdout, stderr } = await runChange(place, compose(image, ...flags), compose(old, ...flags))
    expect(code, stdout).toBe(1)
    expect(stderr).toMatch(/compose\.yml:6: MySQL 8\.0\.15 does not start .*MySQL has it since 8\.0\.30/s)
    expect(stderr).toMatch(/compose\.yml:7: innodb-native-foreign-keys: MySQL has it since 9\.7/)
  })

  test.runIf(IS_NIGHTLY)('that is older is measured with data of its own', async () => {
    using place = new Workplace()
    const old = await ensureOldImage('mysql', OLD)
    const { stderr } = await runChange(place, compose(image), compose(old), '--explain', 'never')
    const servers = place
      .lines()
      .map((line) => lineSchema.parse(line))
      .flatMap((line) => (line.kind === 'arm' ? [`${line.revision} ${line.server.version}`] : []))
    expect([...new Set(servers)].toSorted(), stderr).toEqual([
      expect.stringMatching(/^base 9\./),
      expect.stringMatching(/^base-twin 9\./),
      'head 8.0.15',
      'twin 8.0.15',
    ])
    expect(place.leftovers()).toEqual([])
  })

  test.runIf(IS_NIGHTLY)('that comes with twelve settings is told apart from them', async () => {
    using place = new Workplace()
    const old = await ensureOldImage('mysql', OLD)
    const settings = [
      ...['general-log=ON', 'sort-buffer-size=512K', 'join-buffer-size=512K', 'read-buffer-size=256K'],
      ...['table-open-cache=3000', 'thread-cache-size=20', 'net-buffer-length=32K', 'tmp-table-size=32M'],
      ...['max-heap-table-size=32M', 'innodb-sort-buffer-size=2M', 'read-rnd-buffer-size=512K', 'back-log=200'],
    ].map((setting) => `--${setting}`)
    const before = compose(old)
    const after = compose(image, ...settings)
    const { code, stdout } = await runChange(place, before, after, '--budget', '60s', '--explain-budget', '3m')
    expect(code, stdout).toBe(1)
    const { causes, explanation } = resultSchema.parse(place.result())
    expect(explanation?.split?.rest).toBe('changed defaults and settings')
    const blamed = causes.filter(({ verdict }) => verdict === 'to blame').flatMap(({ settings }) => settings)
    expect(blamed).toContainEqual({
      ...{ name: 'general-log', before: null, after: 'ON' },
      place: { file: 'compose.yml', line: 6 },
    })
    expect(causes.flatMap(({ settings }) => settings.map(({ name }) => name))).toContain('image')
  })
})

describe.runIf(engine.kind === 'ready')('the tag latest before and now', () => {
  test('is one image, on which a changed setting is measured', async () => {
    using place = new Workplace()
    using other = new Workplace()
    const latest = `${repository}:latest`
    docker('tag', image, latest)
    try {
      const after = compose(latest, '--general-log=ON')
      const { stderr } = await runChange(place, compose(latest), after, '--explain', 'never')
      const { scenarios, settings } = resultSchema.parse(place.result())
      expect(new Set(scenarios.map(({ server }) => server.version)), stderr).toHaveLength(1)
      expect(settings.map(({ name }) => name)).toEqual(['general-log'])
      const same = await runChange(other, compose(latest), `${compose(latest)}# a comment\n`)
      expect(same.stdout).toContain('no setting changed')
    } finally {
      docker('rmi', latest)
    }
  })
})
