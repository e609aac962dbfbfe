import { describe, expect, it } from 'vitest'
import type { ServerVersion } from '../../../src/core/families/family.ts'
import { scenarioForServer } from '../../../src/core/scenario/scenario.ts'
import { includesReaders, isReadBy, isServerGroup, readersOf } from '../../../src/core/setting/groups.ts'
import { option, scenario } from '../../builders.ts'

const MYSQL: ServerVersion = { product: 'MySQL', version: '8.4.3' }
const PERCONA: ServerVersion = { product: 'Percona Server', version: '8.4.3-3' }
const MARIADB: ServerVersion = { product: 'MariaDB', version: '10.11.19-MariaDB-0+deb12u1' }

const GROUPS = [
  ...['mysqld', 'server', 'mysqld-8.4', 'mysqld-8', 'mysqld-8.0', 'mysqld-10.11', 'mysqld_safe', 'mysqld1', 'client'],
  ...[
    'mariadb',
    'mariadbd',
    'mariadb-10.11',
    'mariadbd-10.11',
    'mariadb-10.1',
    'mariadb-10',
    'mariadb-11',
    'mariadbd-11',
  ],
  ...['mariadb-11.8', 'client-server', 'galera', 'mysqldump'],
]

function readBy(server: ServerVersion): string[] {
  return GROUPS.filter((group) => isReadBy(option('a', '1', { group }), server))
}

describe('groups that a server reads', () => {
  it('are those of mysqld, server and its version for MySQL and Percona Server', () => {
    const groups = ['mysqld', 'server', 'mysqld-8.4']
    expect(readBy(MYSQL)).toEqual(groups)
    expect(readBy(PERCONA)).toEqual(groups)
  })

  // As `mariadbd --help --verbose` of 10.11 lists them.
  it('are those of mysqld and of mariadb for MariaDB', () => {
    expect(readBy(MARIADB)).toEqual([
      ...[
        'mysqld',
        'server',
        'mysqld-10.11',
        'mariadb',
        'mariadbd',
        'mariadb-10.11',
        'mariadbd-10.11',
        'client-server',
      ],
      'galera',
    ])
  })

  it('include those of the major version for MariaDB since exactly 11.8', () => {
    const reads = (version: string) => readBy({ product: 'MariaDB', version }).includes('mariadb-11')
    expect(['11.4.2-MariaDB', '11.7.2', '11.8.0', '11.8.8-MariaDB-log'].map(reads)).toEqual([false, false, true, true])
    expect(isReadBy(option('a', '1', { group: 'mariadbd-12' }), { product: 'MariaDB', version: '12.3.2' })).toBe(true)
    expect(isReadBy(option('a', '1', { group: 'mariadbd-11' }), { product: 'MariaDB', version: '12.3.2' })).toBe(false)
  })

  it("include options without a group, as in a suite's YAML, for every server", () => {
    for (const server of [MYSQL, PERCONA, MARIADB])
      expect(isReadBy(option('a', '1', { group: undefined }), server)).toBe(true)
  })

  it('are all among the known groups', () => {
    const recent: ServerVersion = { product: 'MariaDB', version: '11.8.2' }
    const read = GROUPS.filter((group) => isServerGroup(group))
    for (const group of [MYSQL, PERCONA, MARIADB, recent].flatMap(readBy)) expect(read).toContain(group)
    expect(GROUPS.filter((group) => !isServerGroup(group))).toEqual([
      ...['mysqld-8', 'mysqld_safe', 'mysqld1', 'client', 'mariadb-10', 'mysqldump'],
    ])
  })
})

it('a group includes the readers of another group only if every reader of the other reads it too', () => {
  const versions = ['8.0.1', '8.4.3', '10.1.1', '10.11.1', '11.4.1', '11.8.1', '12.3.1']
  const products = ['MySQL', 'MariaDB', 'Percona Server'] as const
  const servers = products.flatMap((product) => versions.map((version) => ({ product, version })))
  const setOf = (group: string) => servers.filter((server) => isReadBy(option('a', '1', { group }), server))
  const known = GROUPS.filter(isServerGroup)
  // What no server reads would be included by every group.
  for (const group of known) expect(setOf(group), group).not.toEqual([])
  const wrong = known.flatMap((one) =>
    known
      .filter((other) => includesReaders(readersOf(one), readersOf(other)))
      .filter((other) => !setOf(other).every((server) => setOf(one).includes(server)))
      .map((other) => `${one} ${other}`),
  )
  expect(wrong).toEqual([])
  for (const group of known) expect(includesReaders('all', readersOf(group)), group).toBe(true)
  expect(includesReaders(readersOf('mariadbd'), readersOf('mariadb-10.11'))).toBe(true)
  expect(includesReaders(readersOf('mariadb'), readersOf('mysqld'))).toBe(false)
})

describe('scenarioForServer', () => {
  it('keeps exactly the options that the server reads, in their order', () => {
    const groups = ['mysqld', 'mysqld-8.0', 'mysqld-8.4', undefined, 'mariadb', 'server']
    const written = scenario('s', { options: groups.map((group, index) => option(`o${index}`, '1', { group })) })
    expect(scenarioForServer(written, MYSQL)).toEqual({
      ...written,
      options: [0, 2, 3, 5].map((index) => option(`o${index}`, '1', { group: undefined })),
    })
  })
})
