/** A new image in a Compose file, measured in containers, and what may go wrong with it. */
import { execFileSync } from 'node:child_process'
import { describe, expect, inject, test } from 'vitest'
import { lineSchema } from '../../src/core/measurement/measurement.ts'
import { refusalsOf } from '../../src/core/result/refused-part.ts'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ensureOldImage } from '../setup/old-image.ts'
import { fewerByDay } from '../setup/tonight.ts'
import { Workplace } from './cli.ts'
import { compose, runChange } from './compose-change.ts'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const [repository] = image.split(':')
const OLD = '8.0.15'

function docker(...args: readonly string[]): void {
  execFileSync('docker', args)
}

describe.runIf(engine.kind === 'ready')('a new image tag in a compose file', () => {
  test.runIf(IS_NIGHTLY)('is no change, and starts no server, if both images have the same content', async () => {
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

  test.each(
    fewerByDay(
      [
        ['before', 'it is the image before the change'],
        ['after', `image ${repository}:gone was asked for`],
      ] as const,
      2,
    ),
  )(
    'is an error with its line if the image %s the change is missing, and no other image replaces it',
    async (when, why) => {
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
    },
  )

  test.runIf(IS_NIGHTLY)(
    'is measured without an option that it no longer has, and the report names the successor of the option',
    async () => {
      using place = new Workplace()
      const flag = '--default-authentication-plugin=mysql_native_password'
      const old = await ensureOldImage('mysql', OLD)
      const { code, stdout } = await runChange(
        place,
        compose(old, flag),
        compose(image, flag),
        '--explain',
        'never',
        '--budget',
        '10s',
      )
      expect(code, stdout).toBe(1)
      const [refusal] = refusalsOf(resultSchema.parse(place.result()))
      expect(refusal).toMatchObject({ isMeasured: true, lines: [{ file: 'compose.yml', line: 6 }] })
      expect(refusal?.message).toMatch(
        /default-authentication-plugin.*MySQL has not had it since 8\.4\S*, authentication_policy took its place/s,
      )
      // The change is measured without the option, and the table has the option beside the other causes.
      expect(stdout).toMatch(
        /^default-authentication-plugin .* does not start, gone in 8\.4: authentication_policy, not set$/m,
      )
      expect(stdout).toMatch(/^regressed: MySQL \S+ does not start with compose\.yml\S*: it refuses 1 option$/m)
    },
  )

  test.runIf(IS_NIGHTLY)(
    'is red with the line of an option that it does not have yet, because it is older',
    async () => {
      using place = new Workplace()
      const flags = ['--innodb-redo-log-capacity=64M']
      const old = await ensureOldImage('mysql', OLD)
      const { code, stdout } = await runChange(place, compose(image, ...flags), compose(old, ...flags))
      expect(code, stdout).toBe(1)
      const [refusal] = refusalsOf(resultSchema.parse(place.result()))
      expect(refusal?.lines).toMatchObject([{ file: 'compose.yml', line: 6 }])
      expect(refusal?.message).toMatch(/^MySQL 8\.0\.15 does not start .*MySQL has it since 8\.0\.30/s)
    },
  )

  test.runIf(IS_NIGHTLY)('is measured on data made for it if it is older than the image before', async () => {
    using place = new Workplace()
    const old = await ensureOldImage('mysql', OLD)
    const { stderr } = await runChange(place, compose(image), compose(old), '--explain', 'never')
    const lines = place.lines().map((line) => lineSchema.parse(line))
    const versions = new Map(
      lines.flatMap((each) => (each.kind === 'arm' ? [[each.revision, each.server.version] as const] : [])),
    )
    expect(versions.get('base'), stderr).toMatch(/^9\./)
    expect(versions.get('head')).toBe(OLD)
    expect(place.leftovers()).toEqual([])
  })
})

describe.runIf(engine.kind === 'ready' && IS_NIGHTLY)('the tag latest on both sides of a change', () => {
  test('is resolved once, so that both sides of a changed setting are measured on the same image', async () => {
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
