/** Output of `qpsgate plan` for broken files that configure servers. The program runs from its source. */

import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Repository } from '../edges/git/git-repository.ts'

const CLI = resolve('src/cli.ts')
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

function plan(path: string, base = 'HEAD'): Told {
  const args = [CLI, 'plan', '--config', path, '--base', base]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository.path, encoding: 'utf8' })
  return { code: status, text: (stdout + stderr).replace(/^(?:time|a suspected slowdown).*\n/gm, '') }
}

/** A change of one file. */
function changed(path: string, before: string, after: string): Told {
  repository.write(path, before)
  repository.commit()
  repository.write(path, after)
  return plan(path)
}

const unchanged = (path: string) => `${path}: configuration unchanged, so nothing is started and nothing measured\n`

const service = (image: string, ...flags: readonly string[]) =>
  ['services:', '  db:', `    image: ${image}`, '    command:', ...flags.map((flag) => `      - --${flag}`), ''].join(
    '\n',
  )

describe('a compose file', () => {
  it('with an anchor that two services share is a change of both', () => {
    const shared = (value: number) =>
      `x-flags: &flags\n  - --sync-binlog=${value}\nservices:\n  a: { image: 'mysql:8.4', command: *flags }\n  b: { image: 'mysql:8.4', command: *flags }\n`
    const { code, text } = changed('compose.yml', shared(1), shared(0))
    expect(code).toBe(0)
    for (const name of ['a, now', 'b, now', 'a, before', 'b, before']) expect(text).toContain(`  compose.yml#${name}\n`)
    expect(text).toMatch(/for sync_binlog$/m)
  })

  it('with a tag that is a variable without a value is warned of, and unchanged where nothing else changed', () => {
    const image = `mysql:\${TAG}`
    const warning =
      'warning: compose.yml:3: image: no file of the repository has the value, so qpsgate cannot show its cost\n'
    const same = changed('compose.yml', service(image, 'sync-binlog=1'), service(image, 'sync-binlog=1'))
    expect(same).toEqual({ code: 0, text: unchanged('compose.yml') + warning })
    repository.write('compose.yml', service(image, 'sync-binlog=0'))
    expect(plan('compose.yml').text).toContain(warning)
    repository.write('compose.yml', service('mariadb:$TAG', 'sync-binlog=1'))
    expect(plan('compose.yml').text).not.toContain('unchanged')
  })

  it.each(['mysql:latest', 'mysql', 'mariadb:lts'])('with the floating image %s at both ends is unchanged', (image) => {
    const text = service(image, 'sync-binlog=1')
    expect(changed('compose.yml', text, text)).toEqual({ code: 0, text: unchanged('compose.yml') })
    repository.write('compose.yml', service(image, 'sync-binlog=0'))
    // Both are started from one image, and no version is said to have changed.
    expect(plan('compose.yml').text).toMatch(/^ {2}now\n {2}now, second copy: .*\n {2}before\n/m)
  })

  it('with another version and twelve other settings has both images, and cells for the settings', () => {
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
      ['innodb-flush-log-at-trx-commit', '1', '2'],
      ['innodb-buffer-pool-size', '128M', '256M'],
      ['performance-schema', 'ON', 'OFF'],
    ]
    const [before, after] = [1, 2].map((side) => settings.map((setting) => `${setting[0]}=${setting[side]}`))
    const { code, text } = changed(
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
})

describe('tabs', () => {
  it.each([
    ['compose.yml', 'services:\n\tdb:\n\t\timage: mysql:8.4\n', 2],
    ['k8s.yaml', 'kind: ConfigMap\napiVersion: v1\ndata:\n  my.cnf: |\n    [mysqld]\n\tback_log=5\n', 6],
  ])('in front of a line of %s are refused with what is allowed', (path, text, line) => {
    const { code, text: told } = changed(path, 'a: 1\n', text)
    expect(code).toBe(2)
    expect(told).toMatch(
      new RegExp(`^${path}:${line}: not valid YAML: .*; allowed: spaces in front of a line, no tabs$`, 'm'),
    )
  })

  it('inside of an option file are blanks', () => {
    const text = (value: number) => `data:\n  my.cnf: |\n    [mysqld]\n    back_log\t=\t${value}\n    \tport = 1\n`
    expect(changed('k8s.yaml', text(80), text(90))).toMatchObject({
      code: 0,
      text: expect.stringContaining('for back_log'),
    })
  })
})

describe('a file that went elsewhere', () => {
  it('and changed is compared with what it was; under its old name it is refused', () => {
    const text = (value: number) => service('mysql:8.4', `sync-binlog=${value}`, 'max-connections=100', 'back-log=80')
    repository.write('old/compose.yml', text(1))
    repository.commit()
    repository.write('deploy/x', '')
    repository.git('mv', 'old/compose.yml', 'deploy/stack.yml')
    repository.write('deploy/stack.yml', text(0))
    const told = plan('deploy/stack.yml')
    expect(told.text).toContain('warning: deploy/stack.yml was called old/compose.yml, and is compared with it\n')
    expect(told.text).toMatch(/for sync_binlog$/m)
    expect(plan('old/compose.yml')).toMatchObject({
      code: 2,
      text: expect.stringContaining('it was renamed to deploy/stack.yml since HEAD'),
    })
  })

  it.each(['my.cnf.j2', 'my.cnf.erb', 'my.cnf.tmpl'])(
    'from the template %s is compared with it, alike or not',
    (template) => {
      const value = template.endsWith('erb') ? '<%= @n %>' : '{{ n }}'
      repository.write(template, `[mysqld]\nmax_connections = ${value}\n`)
      repository.commit()
      repository.remove(template)
      repository.write('my.cnf', `# ${'no longer made by anybody '.repeat(20)}\n[mysqld]\nmax_connections = 50\n`)
      const { code, text } = plan('my.cnf')
      expect(code).toBe(0)
      expect(text).toContain(`warning: my.cnf was called ${template}, and is compared with it\n`)
      expect(text).toContain(
        `warning: --base HEAD: ${template}:2: max_connections: no file of the repository has the value`,
      )
      expect(text).not.toContain('unchanged')
      expect(plan(template)).toMatchObject({
        code: 2,
        text: expect.stringContaining('it was renamed to my.cnf since HEAD'),
      })
    },
  )

  it('into a template is compared with the plain file; beside one that stays it is new', () => {
    repository.write('my.cnf', '[mysqld]\nback_log = 80\n')
    repository.commit()
    repository.write('my.cnf.j2', `# ${'a word '.repeat(50)}\n[mysqld]\nback_log = {{ n }}\n`)
    expect(plan('my.cnf.j2').text).toContain('warning: my.cnf.j2 is new: it is compared with the server’s defaults\n')
    repository.remove('my.cnf')
    expect(plan('my.cnf.j2').text).toContain('warning: my.cnf.j2 was called my.cnf, and is compared with it\n')
  })
})

it('a module with heredocs and for_each is planned for each server that changed', () => {
  const group = (sql: string, large: number) =>
    `resource "aws_db_parameter_group" "tier" {\n  for_each = {\n    large = ${large}\n    small = 100\n  }\n  family = "mysql8.0"\n  parameter {\n    name  = "back_log"\n    value = each.value\n  }\n  parameter {\n    name  = "init_connect"\n    value = <<-SQL\n      ${sql}\n    SQL\n  }\n}\n`
  const { text } = changed('rds.tf', group('SET a = 1', 200), group('SET a = 1', 300))
  expect(text).toContain('for back_log')
  expect(text).not.toContain('small')
  repository.write('rds.tf', group('SET a = 2', 200))
  expect(plan('rds.tf').text).toContain('  rds.tf#aws_db_parameter_group.tier["small"], now\n')
})

describe('a plan of Terraform with secrets', () => {
  const secrets = /planted/

  it('shows none of them, changed or broken', () => {
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
    const told = changes.map((change) => {
      writeFileSync(repository.at('plan.json'), change)
      return plan('plan.json')
    })
    expect(told.map(({ code }) => code)).toEqual([0, 0, 0, 2, 2, 2])
    for (const { text: shown } of told) expect(shown).not.toMatch(secrets)
    expect(told[1]?.text).toContain('configuration unchanged')
  })
})
