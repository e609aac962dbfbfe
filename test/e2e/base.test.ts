import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { besidesWaiting, reportIn, smallSuite, Workplace } from './cli.ts'

/** A tolerance so wide that a verdict takes only seconds. */
const QUICK = ['--server', 'local', '--quiet', '--tolerance', '60%', '--budget', '12s', '--out', 'out']
const RUN = ['run', 'suite.yml', '--json', ...QUICK]

/** A repository whose last commit holds the suite and its option file, and whose work tree changes the option file. */
function changedRepository(): Workplace {
  const place = new Workplace()
  place.write('on.cnf', '[mysqld]\nperformance_schema=OFF\n')
  place.write('suite.yml', smallSuite({ on: '{ config: on.cnf }' }))
  place.commit()
  place.write('on.cnf', '[mysqld]\nperformance_schema=ON\nskip-innodb-doublewrite\n')
  return place
}

describe('qpsgate run --base', () => {
  test.runIf(IS_NIGHTLY)(
    'measures a changed scenario beside its state at the git ref, and no unchanged scenario',
    async () => {
      using place = changedRepository()
      const { code, stdout, stderr } = await place.run([...RUN, '--base', 'HEAD'])
      expect(besidesWaiting(stderr)).toBe(reportIn('out'))
      expect(code).toBe(0)
      const result = resultSchema.parse(JSON.parse(stdout))
      expect(result.plan.arms.map(({ scenario, revision }) => `${scenario.name} ${revision}`)).toEqual([
        ...['off head', 'off twin', 'on head', 'on base'],
      ])
      const schemas = result.scenarios.map(({ name, revision, variables }) => [
        name,
        revision,
        variables.performance_schema,
      ])
      expect(schemas).toContainEqual(['on', 'head', 'ON'])
      expect(schemas).toContainEqual(['on', 'base', 'OFF'])
      expect(result.comparisons.map(({ rule, scenario }) => `${rule} ${scenario}`).sort()).toEqual([
        'base on',
        'control on',
      ])
      expect(result.warnings.filter(({ code }) => code.startsWith('base-'))).toEqual([])
      expect(result.advice.map(({ code, line }) => `${code} ${line}`)).toEqual(['torn-pages 3'])
      expect(place.leftovers()).toEqual([])
    },
  )
})

describe('a changed option file', () => {
  const FLAGS = ['--config', 'my.cnf', '--base', 'HEAD']
  const STRICT = [
    ...FLAGS,
    '--server',
    'local',
    '--quiet',
    '--json',
    '--fail-on',
    'regressed,inconclusive,error',
    '--out',
    'out',
  ]

  /** A repository whose work tree has an option file that differs from the last commit's. */
  function edited(before: string, after: string): Workplace {
    const place = new Workplace()
    place.write('my.cnf', before)
    place.commit()
    place.write('my.cnf', after)
    return place
  }

  test.runIf(IS_NIGHTLY)(
    'is measured if it removes an option with which the server could not start',
    { timeout: 90_000 },
    async () => {
      using place = edited('[mysqld]\nsort_buffer_size=1M\nfoo_bar=1\n', '[mysqld]\nsort_buffer_size=1M\n')
      const flags = ['--workloads', 'oltp_read_only', '--threads', '2', '--budget', '20s', '--explain', 'never']
      const { code, stderr } = await place.run(['run', ...FLAGS, ...flags, '--server', 'local', '--out', 'out'])
      expect(code, stderr).toBe(0)
      const { warnings } = resultSchema.parse(place.result())
      expect(warnings).toContainEqual(
        expect.objectContaining({
          code: 'base-mended',
          scenario: 'my.cnf',
          option: 'foo_bar',
          file: 'my.cnf',
          line: 3,
        }),
      )
      expect(place.leftovers()).toEqual([])
    },
  )

  test('passes as unchanged if it writes the same values in another way', async () => {
    using place = edited(
      '[mysqld]\ngeneral_log=ON\nskip-name-resolve\n',
      '[mysqld]\ngeneral_log=1\nskip_name_resolve=TRUE\n',
    )
    const { code, stdout, stderr } = await place.run(['run', ...STRICT])
    expect(besidesWaiting(stderr)).toBe(reportIn('out'))
    expect(code).toBe(0)
    const result = resultSchema.parse(JSON.parse(stdout))
    expect(result).toMatchObject({ verdict: 'pass', comparisons: [], cells: [], measuredSeconds: 0, settings: [] })
    expect(result.commit).toEqual({ sha: expect.stringMatching(/^[0-9a-f]{40}$/), isDirty: true })
    expect(place.leftovers()).toEqual([])
  })

  test('is not measured if it changes a group that the server does not read', async () => {
    using place = edited('[mysqld-8.4]\nsync_binlog=1\n', '[mysqld-8.4]\nsync_binlog=0\n')
    const { code, stdout } = await place.run(['run', ...STRICT, '--fail-on', 'regressed,not-measured,error'])
    const result = resultSchema.parse(JSON.parse(stdout))
    expect([result.verdict, code]).toEqual(['not-measured', 3])
    const { coverage } = result
    expect(coverage).toMatchObject([{ file: 'my.cnf', line: 2, status: 'not-measured', why: 'other-group' }])
    expect(place.leftovers()).toEqual([])
  })

  test.runIf(IS_NIGHTLY)(
    'passes without a measurement if its settings do not affect speed, and the output names them',
    async () => {
      using place = edited(
        '[mysqld]\nport=3306\nserver_id=1\nlog_bin=/var/log/mysql/bin\n',
        '[mysqld]\nport=3307\nserver_id=2\nlog_bin=/var/log/mysql/binary\n',
      )
      const names = 'only port, server_id, log_bin changed, which do not affect speed'
      const { code, stdout, stderr } = await place.run(['run', ...STRICT.filter((flag) => flag !== '--json')])
      expect(besidesWaiting(stderr)).toBe(reportIn('out'))
      expect(code).toBe(0)
      expect(stdout).toContain(names)
      const result = resultSchema.parse(place.result())
      expect(result).toMatchObject({ verdict: 'pass', comparisons: [], cells: [], measuredSeconds: 0 })
      expect(result.settings.map(({ name, after }) => `${name} ${after?.value}`)).toEqual([
        ...['port 3307', 'server_id 2', 'log_bin /var/log/mysql/binary'],
      ])
      expect(result.warnings).toEqual([])
      const planned = await place.run(['plan', ...FLAGS])
      expect(planned.stdout).toContain(`my.cnf: ${names}, so nothing is started and nothing measured\n`)
      expect(planned.stdout).toMatch(/\n +port +3306 → 3307 +my\.cnf:2 /)
    },
  )
})
