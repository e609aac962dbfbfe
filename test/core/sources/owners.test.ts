import { describe, expect, it } from 'vitest'
import { readingChange } from './corpus.ts'

const OPTIONS = '[mysqld]\nsync_binlog=1\n'
const service = (image: string, mounted: string) =>
  `services:\n  db:\n    image: ${image}\n    mem_limit: 1g\n    volumes:\n      - ${mounted}:/etc/mysql/conf.d/my.cnf\n  other:\n    image: mariadb:11.8\n`

/** The image and limit of the server of an option file that changes. */
function serverOf(option: string, files: Readonly<Record<string, string>>) {
  const before = new Map(Object.entries({ [option]: OPTIONS, ...files }))
  const now = new Map([...before, [option, OPTIONS.replace('=1', '=0')]])
  const [server] = readingChange({ before, now }).servers
  return { image: server?.servers.after?.image?.value, limit: server?.servers.after?.memoryLimit?.value }
}

describe('an option file', () => {
  it.each([
    ['from a file beside it', 'my.cnf', { 'compose.yml': service('mysql:9.7', './my.cnf') }],
    ['from a file above it', 'db/conf/my.cnf', { 'compose.yml': service('mysql:9.7', './db/conf/my.cnf') }],
    ['by its folder', 'db/conf/my.cnf', { 'compose.yml': service('mysql:9.7', './db/conf') }],
    [
      'in two files that agree',
      'my.cnf',
      { 'a.yml': service('mysql:9.7', './my.cnf'), 'b.yml': service('mysql:9.7', './my.cnf') },
    ],
  ] as const)('has the image and the memory limit of a server that mounts it %s', (_, option, files) => {
    expect(serverOf(option, files)).toEqual({ image: 'mysql:9.7', limit: 1024 ** 3 })
  })

  it.each([
    ['a server mounts another file', 'my.cnf', { 'compose.yml': service('mysql:9.7', './other.cnf') }],
    [
      'two servers that mount it differ',
      'my.cnf',
      { 'a.yml': service('mysql:9.7', './my.cnf'), 'b.yml': service('mysql:8.4', './my.cnf') },
    ],
    ['no file has a server that mounts it', 'my.cnf', {}],
  ] as const)('has no image if %s', (_, option, files) => {
    expect(serverOf(option, files).image).toBeUndefined()
  })
})

describe('a change', () => {
  const manifest = (flag: number) =>
    `apiVersion: apps/v1\nkind: StatefulSet\nmetadata: { name: db }\nspec:\n  template:\n    spec:\n      containers:\n        - name: mysql\n          image: mysql:8.4\n          args: [--max-connections=${flag}]\n      volumes: [{ name: c, configMap: { name: tuning } }]\n`
  const configMap = (value: number) =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: tuning }\ndata:\n  my.cnf: |\n    [mysqld]\n    sync_binlog=${value}\n`

  it('of a ConfigMap in the file of its server is a change of that server', () => {
    const file = (value: number) => `${manifest(100)}---\n${configMap(value)}`
    const { servers } = readingChange({ before: new Map([['db.yaml', file(1)]]), now: new Map([['db.yaml', file(0)]]) })
    expect(servers.map(({ name, servers: { after } }) => [name, after?.image?.value])).toEqual([
      ['db.yaml', 'mysql:8.4'],
    ])
  })

  it('of a ConfigMap in another file is a change of the server that mounts it', () => {
    const files = (value: number) =>
      new Map([
        ['db.yaml', manifest(100)],
        ['config.yaml', configMap(value)],
      ])
    const { servers } = readingChange({ before: files(1), now: files(0) })
    expect(servers.map(({ name, servers: { after } }) => [name, after?.image?.value])).toEqual([
      ['config.yaml', 'mysql:8.4'],
    ])
  })

  it('of the parameter group of a Terraform instance is a change of that instance', () => {
    const file = (value: number) =>
      `resource "aws_db_instance" "db" {\n  engine = "mysql"\n  engine_version = "8.0.36"\n  parameter_group_name = aws_db_parameter_group.main.name\n}\nresource "aws_db_parameter_group" "main" {\n  family = "mysql8.0"\n  parameter {\n    name = "sync_binlog"\n    value = "${value}"\n  }\n}\n`
    const { servers } = readingChange({ before: new Map([['main.tf', file(1)]]), now: new Map([['main.tf', file(0)]]) })
    expect(servers.map(({ name, servers: { after } }) => [name, after?.image?.value])).toEqual([
      ['main.tf', 'mysql:8.0.36'],
    ])
  })
})
