import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { besidesWaiting, reportIn, smallSuite, Workplace } from './cli.ts'

/** A tolerance that is decided within seconds. */
const QUICK = ['--server', 'local', '--quiet', '--tolerance', '60%', '--budget', '20s', '--out', 'out']
const RUN = ['run', 'suite.yml', '--json', ...QUICK]

function git(place: Workplace, ...args: readonly string[]): void {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'init.defaultBranch=main']
  execFileSync('git', [...identity, ...args], { cwd: place.path, stdio: 'ignore' })
}

/** A repository whose last commit holds the suite and its option file, and whose work tree changes the option file. */
function changedRepository(): Workplace {
  const place = new Workplace()
  place.write('on.cnf', '[mysqld]\nperformance_schema=OFF\n')
  place.write('suite.yml', smallSuite({ on: '{ config: on.cnf }' }))
  git(place, 'init')
  git(place, 'add', '.')
  git(place, 'commit', '--message=base')
  place.write('on.cnf', '[mysqld]\nperformance_schema=ON\n')
  return place
}

describe('qpsgate run --base', () => {
  test('measures a scenario that changed beside what it was at a git ref, and not one that did not', async () => {
    using place = changedRepository()
    const { code, stdout, stderr } = await place.run([...RUN, '--base', 'HEAD'])
    expect(besidesWaiting(stderr)).toBe(reportIn('out'))
    expect(code).toBe(0)
    const result = resultSchema.parse(JSON.parse(stdout))
    expect(result.plan.arms.map(({ scenario, revision }) => `${scenario} ${revision}`)).toEqual([
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
    expect(result.warnings.filter(({ code }) => code.startsWith('base-'))).toMatchObject([
      { code: 'base-unchanged', scenario: 'off' },
    ])
    expect(place.leftovers()).toEqual([])
  })

  test('says what a changed setting is known to risk, and nothing where that is not asked for', async () => {
    using place = new Workplace()
    place.write('before.cnf', '[mysqld]\nmax_connections=100\n')
    place.write('my.cnf', '[mysqld]\nmax_connections=100\ninnodb_flush_log_at_trx_commit=0\nskip-innodb-doublewrite\n')
    const args = ['--config', 'my.cnf', '--base', './before.cnf', '--workloads', 'oltp_point_select', '--threads', '2']
    const run = ['run', ...args, ...QUICK, '--explain', 'never']
    const { stdout } = await place.run(run)
    const { advice } = resultSchema.parse(place.result())
    expect(advice.map(({ code, line }) => `${code} ${line}`)).toEqual(['commits-not-synced 3', 'torn-pages 4'])
    expect(stdout).toMatch(/^- my\.cnf:3: innodb_flush_log_at_trx_commit=0 means that commits/m)
    const silent = await place.run([...run, '--advice', 'off', '--json'])
    expect(resultSchema.parse(JSON.parse(silent.stdout)).advice).toEqual([])
  })

  test('takes a file for the base', async () => {
    using place = new Workplace()
    place.write('before.yml', smallSuite({ on: '{ options: { performance_schema: OFF } }' }))
    place.write('suite.yml', smallSuite())
    const { stdout } = await place.run([...RUN, '--base', 'before.yml'])
    const result = resultSchema.parse(JSON.parse(stdout))
    expect(result.comparisons.filter(({ rule }) => rule === 'base')).toHaveLength(1)
  })

  test.each([
    ['no-such-branch', /--base no-such-branch: found no such commit, branch or tag, and no such file/],
    ['--upload-pack=x', /--base --upload-pack=x: found no such commit|ambiguous|requires an argument/],
  ])('refuses the base %s', async (base, says) => {
    using place = changedRepository()
    const { code, stderr } = await place.run([...RUN, `--base=${base}`])
    expect(stderr).toMatch(says)
    expect(code).toBe(2)
  })

  test('refuses a base in which the suite did not exist, or was not valid', async () => {
    using place = changedRepository()
    place.write('new.yml', smallSuite())
    const absent = await place.run(['run', 'new.yml', ...RUN.slice(2), '--base', 'HEAD'])
    expect(absent.stderr).toContain('--base HEAD: new.yml did not exist there')
    expect(absent.code).toBe(2)
    place.write('before.yml', 'name: [')
    const invalid = await place.run([...RUN, '--base', 'before.yml'])
    expect(invalid.stderr).toContain('--base before.yml: suite.yml was not a valid suite there')
    expect(invalid.code).toBe(2)
  })

  test('outside a repository a ref is refused', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const { code, stderr } = await place.run([...RUN, '--base', 'HEAD'])
    expect(stderr).toMatch(/is in no git repository; give a file instead/)
    expect(code).toBe(2)
  })
})

describe('an option file that changed nothing for this server', () => {
  const FLAGS = ['--config', 'my.cnf', '--base', 'HEAD']
  const STRICT = [...FLAGS, '--server', 'local', '--quiet', '--json', '--on-inconclusive', 'fail', '--out', 'out']

  /** A repository whose work tree holds another option file than its last commit. */
  function edited(before: string, after: string): Workplace {
    const place = new Workplace()
    place.write('my.cnf', before)
    git(place, 'init')
    git(place, 'add', '.')
    git(place, 'commit', '--message=base')
    place.write('my.cnf', after)
    return place
  }

  test('is measured where it took out what kept the server from starting', { timeout: 90_000 }, async () => {
    using place = edited('[mysqld]\nsort_buffer_size=1M\nfoo_bar=1\n', '[mysqld]\nsort_buffer_size=1M\n')
    const flags = ['--workloads', 'oltp_read_only', '--threads', '2', '--budget', '20s', '--explain', 'never']
    const { code, stderr } = await place.run(['run', ...FLAGS, ...flags, '--server', 'local', '--out', 'out'])
    expect(code, stderr).toBe(0)
    const { warnings } = resultSchema.parse(place.result())
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'base-mended', scenario: 'my.cnf', option: 'foo_bar', file: 'my.cnf', line: 3 }),
    )
    expect(place.leftovers()).toEqual([])
  })

  test.each([
    ['in a group that it does not read', '[mysqld-8.4]\nmax_connections=100\n', '[mysqld-8.4]\nmax_connections=200\n'],
    ['of a client', '[mysqldump]\nquick\n', '[mysqldump]\n'],
    [
      'to the same values',
      '[mysqld]\ngeneral_log=ON\nskip-name-resolve\n',
      '[mysqld]\ngeneral_log=1\nskip_name_resolve=TRUE\n',
    ],
    ['to the same settings', '[mysqld]\nmax_connections=100\n', '[mysqld]\nmax_connections=99\nmax_connections=100\n'],
  ])('passes as unchanged where it changed %s', async (_, before, after) => {
    using place = edited(before, after)
    const { code, stdout, stderr } = await place.run(['run', ...STRICT])
    expect(besidesWaiting(stderr)).toBe(reportIn('out'))
    expect(code).toBe(0)
    const result = resultSchema.parse(JSON.parse(stdout))
    expect(result).toMatchObject({ verdict: 'pass', comparisons: [], cells: [], measuredSeconds: 0, settings: [] })
    expect(result.commit).toEqual({ sha: expect.stringMatching(/^[0-9a-f]{40}$/), isDirty: true })
    expect(place.leftovers()).toEqual([])
  })

  test('passes within seconds where what it changed has no effect on speed, and names it', async () => {
    using place = edited(
      '[mysqld]\nport=3306\nserver_id=1\nlog_bin=/var/log/mysql/bin\n',
      '[mysqld]\nport=3307\nserver_id=2\nlog_bin=/var/log/mysql/binary\n',
    )
    const names = 'only port, server-id, log-bin changed, settings without effect on speed'
    const { code, stdout, stderr } = await place.run(['run', ...STRICT.filter((flag) => flag !== '--json')])
    expect(besidesWaiting(stderr)).toBe(reportIn('out'))
    expect(code).toBe(0)
    expect(stdout).toContain(names)
    const result = resultSchema.parse(place.result())
    expect(result).toMatchObject({ verdict: 'pass', comparisons: [], cells: [], measuredSeconds: 0 })
    expect(result.settings.map(({ name, after }) => `${name} ${after?.value}`)).toEqual([
      ...['port 3307', 'server-id 2', 'log-bin /var/log/mysql/binary'],
    ])
    expect(result.warnings).toMatchObject([{ code: 'base-without-effect', scenario: 'my.cnf' }])
    const planned = await place.run(['plan', ...FLAGS])
    expect(planned.stdout).toBe(`my.cnf: ${names}, so nothing is started and nothing measured\n`)
  })

  test('is planned as what it is: nothing to measure', async () => {
    using place = edited('[mysqld]\nmax_connections=100\n', '# a comment\n[mysqld]\nmax_connections=100\n')
    const { code, stdout } = await place.run(['plan', ...FLAGS])
    expect(stdout).toBe('my.cnf: configuration unchanged, so nothing is started and nothing measured\n')
    expect(code).toBe(0)
  })
})
