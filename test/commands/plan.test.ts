/** Output of `qpsgate plan` for broken files that configure servers. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callCommand } from '../../src/commands/command-line.ts'
import { describeError, exitCodeOf } from '../../src/errors.ts'
import { Repository } from '../edges/git/git-repository.ts'

const PLANS = resolve('test/fixtures/sources/terraform/plans')

let repository: Repository
beforeEach(() => {
  repository = new Repository()
})
afterEach(() => repository[Symbol.dispose]())

interface Told {
  readonly code: number | null
  /** Without how long it takes. */
  readonly text: string
}

async function plan(path: string, ...flags: readonly string[]): Promise<Told> {
  let text = ''
  const home = process.cwd()
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((more) => {
      text += more
      return true
    }),
  )
  process.chdir(repository.path)
  const code = await callCommand(['plan', '--config', path, '--base', 'HEAD', ...flags]).catch((thrown: unknown) => {
    text += describeError(thrown)
    return exitCodeOf(thrown)
  })
  process.chdir(home)
  for (const stream of streams) stream.mockRestore()
  return { code, text: text.replace(/^(?:time|a suspected slowdown).*\n/gm, '') }
}

/** A change of one file. */
function changed(path: string, before: string, after: string, ...flags: readonly string[]): Promise<Told> {
  repository.write(path, before)
  repository.commit()
  repository.write(path, after)
  return plan(path, ...flags)
}

it('a plan of servers with the same change shows this change in one row, with the line of each server', async () => {
  const flush = (value: number) =>
    ['first', 'second'].map(
      (name) => `${name}:\n  configuration: |\n    [mysqld]\n    innodb_flush_log_at_trx_commit=${value}\n`,
    )
  const { text } = await changed('values.yaml', flush(1).join(''), flush(2).join(''))
  expect(text).toMatch(/innodb_flush_log_at_trx_commit +1 → 2 +values\.yaml:4, values\.yaml:8 +2 servers/)
})

it('a plan names a new server and a deleted one, each with its line', async () => {
  const services = (...names: readonly string[]) =>
    `services:\n${['db', ...names].map((name) => `  ${name}:\n    image: mysql:8.4\n`).join('')}`
  const { text } = await changed('stack.yml', services('old', 'older'), services('new'))
  expect(text).toContain('new (stack.yml:5) is new, so there is nothing to compare it with')
  expect(text).toContain('old (stack.yml:5 before) is gone, so there is nothing to measure')
})

const service = (image: string, ...flags: readonly string[]) =>
  ['services:', '  db:', `    image: ${image}`, '    command:', ...flags.map((flag) => `      - --${flag}`), ''].join(
    '\n',
  )

it('a plan of a compose file with a new version and twelve settings names both images and cells of the settings', async () => {
  const settings = [
    ['max-connections', '100', '300'],
    ['sync-binlog', '1', '0'],
    ['innodb-io-capacity', '200', '2000'],
    ['sort-buffer-size', '1M', '4M'],
    ['join-buffer-size', '1M', '4M'],
    ['table-open-cache', '400', '4000'],
    ['thread-cache-size', '8', '16'],
    ['tmp-table-size', '16M', '32M'],
    ['max-heap-table-size', '16M', '32M'],
    ['innodb_flush_log_at_trx_commit', '1', '2'],
    ['innodb-buffer-pool-size', '128M', '256M'],
    ['performance-schema', 'ON', 'OFF'],
  ]
  const [before, after] = [1, 2].map((side) => settings.map((setting) => `${setting[0]}=${setting[side]}`))
  const { code, text } = await changed(
    'compose.yml',
    service('mysql:8.0.36', ...(before ?? [])),
    service('mysql:8.4.5', ...(after ?? [])),
  )
  expect(code).toBe(0)
  expect(text).toMatch(/^ {2}now, with mysql:8\.4\.5\n/m)
  expect(text).toMatch(/^ {2}before, with mysql:8\.0\.36\n/m)
  expect(text).toContain('for every change')
  expect(text).toContain('for sync_binlog, innodb_io_capacity, innodb_flush_log_at_trx_commit')
})

describe('a plan of Terraform with secrets', () => {
  const secrets = /planted/

  it('prints no secret, whether the plan is valid or broken', async () => {
    cpSync(`${PLANS}/plan.json`, repository.at('plan.json'))
    repository.commit()
    const text = readFileSync(`${PLANS}/plan.json`, 'utf8')
    expect(text).toMatch(secrets)
    const changes = [
      text,
      text.replaceAll('planted-secret', 'planted-other'),
      text.replace('"value": "2"', '"value": "1"'),
      text.replaceAll('"innodb_flush_log_at_trx_commit"', '"--not an option"'),
      text.slice(0, -200),
      text.replace('{', '{ planted '),
    ]
    const told: Told[] = []
    for (const change of changes) {
      writeFileSync(repository.at('plan.json'), change)
      told.push(await plan('plan.json'))
    }
    expect(told.map(({ code }) => code)).toEqual([0, 0, 0, 0, 2, 2])
    for (const { text: shown } of told) expect(shown).not.toMatch(secrets)
    expect(told[1]?.text).not.toContain('unchanged')
  })
})

it('a plan names the changes that no server was asked about', async () => {
  const image = ['--image', 'registry.invalid/mysql:8.4']
  const { code, text } = await changed('my.cnf', '[mysqld]\n', '[mysqld]\nmax_conections = 10\n', ...image)
  expect(code).toBe(0)
  expect(text).toContain('not checked, because no server for my.cnf is here yet: whether it knows these settings')
  expect(text).toContain('\nservers: registry.invalid/mysql:8.4\n')
})

it('a plan is refused if a line of an option file has a colon in place of an equals sign', async () => {
  const { code, text } = await changed('my.cnf', '[mysqld]\n', '[mysqld]\nmax_connections: 10\n')
  expect(code).toBe(2)
  expect(text).toContain(
    'my.cnf:2: a line that begins with "max_connections"; allowed: name = value, with an equals sign',
  )
})
