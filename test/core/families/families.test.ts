import { describe, expect, it } from 'vitest'
import { familyOf, identifyServer, performanceSchemaOf, serverOfResult } from '../../../src/core/families/families.ts'
import type { Product } from '../../../src/core/families/family.ts'

const CPU = 'events_statements_cpu'
const TRANSACTIONS = 'events_transactions_current'

describe('identifyServer', () => {
  it.each([
    ['5.7.22', 'MySQL Community Server (GPL)', 'MySQL'],
    ['8.0.12', 'MySQL Community Server - GPL', 'MySQL'],
    ['8.4.3-commercial', 'MySQL Enterprise Server - Commercial', 'MySQL'],
    ['9.7.4-2', '(Debian)', 'MySQL'],
    ['8.0.41-0ubuntu0.24.04.1', '(Ubuntu)', 'MySQL'],
    ['8.3.0', 'Homebrew', 'MySQL'],
    ['8.0.31-google', '(Google)', 'MySQL'],
    ['8.0.40', 'Source distribution', 'MySQL'],
    ['8.0.36-28', 'Percona Server (GPL), Release 28, Revision 47601f19', 'Percona Server'],
    ['8.0.36-28.1', 'Percona XtraDB Cluster (GPL), Release rel28', 'Percona Server'],
    ['10.6.14-MariaDB-log', 'managed by a cloud', 'MariaDB'],
    ['10.11.19-MariaDB-0+deb12u1', 'Debian 12', 'MariaDB'],
    ['11.4.5-MariaDB', 'MariaDB Server', 'MariaDB'],
  ])('identifies version %s (%s) as %s', (version, comment, product) => {
    expect(identifyServer(version, comment)).toEqual({ kind: 'server', server: { product, version } })
  })

  it.each([
    ['8.0.11-TiDB-v7.5.0', 'TiDB Server (Apache License 2.0) Community Edition, MySQL 8.0 compatible'],
    ['5.7.32', 'SingleStoreDB source distribution (compatible; MySQL Enterprise & MySQL Commercial)'],
    ['8.0.32-25', 'GreatSQL, Release 25, Revision 79f57097e3f'],
    ['5.7.25', 'OceanBase_CE 4.2.1 (r1)'],
    ['8.0.33', 'Dolt'],
    ['8.4.0', ''],
  ])('identifies version %s (%s) as a server of no known family', (version, comment) => {
    expect(identifyServer(version, comment)).toEqual({ kind: 'other' })
  })

  it.each([
    ['5.6.51', 'MySQL Community Server (GPL)', 'MySQL'],
    ['5.6.51-91.0', 'Percona Server (GPL)', 'Percona Server'],
    ['10.5.26-MariaDB', 'MariaDB Server', 'MariaDB'],
  ] as const)('identifies version %s (%s) as a server that is too old', (version, comment, product) => {
    expect(identifyServer(version, comment)).toMatchObject({ kind: 'too-old', server: { product, version } })
  })
})

it.each(['unknown', 'TiDB', 'toString'])('a result whose product is %s has no known server', (product) => {
  expect(serverOfResult({ product, version: '8.4.0' })).toBeUndefined()
})

describe('the rules for versions of servers', () => {
  it.each<[Product, string, readonly string[]]>([
    ['MySQL', '5.7.22', ['--innodb-log-files-in-group=2', '--innodb-log-file-size=8388608']],
    ['MySQL', '8.0.29', ['--innodb-log-files-in-group=2', '--innodb-log-file-size=8388608']],
    ['MySQL', '8.0.30', ['--innodb-redo-log-capacity=16777216']],
    ['Percona Server', '8.4.3-3', ['--innodb-redo-log-capacity=16777216']],
    ['MariaDB', '10.6.21-MariaDB', ['--innodb-log-file-size=16777216']],
  ])('give %s %s a redo log of 16 MiB by the arguments %j', (product, version, args) => {
    expect(familyOf(product).redoArguments(version, 16 * 1024 ** 2)).toEqual(args)
  })

  it.each<[Product, string, boolean]>([
    ['MySQL', '5.7.44', true],
    ['MySQL', '8.0.11', false],
    ['MySQL', '8.0.14', false],
    ['Percona Server', '8.0.13-4', false],
    ['MySQL', '8.0.15', true],
    ['MySQL', '9.7.4', true],
    ['MariaDB', '10.6.21-MariaDB', true],
  ])('say whether %s %s survives being frozen: %s', (product, version, may) => {
    expect(familyOf(product).outlivesFreezing(version)).toBe(may)
  })

  it.each([
    { product: 'MySQL', version: '5.7.22', cpu: false, transactions: false },
    { product: 'MySQL', version: '8.0.27', cpu: false, transactions: true },
    { product: 'MySQL', version: '8.0.28', cpu: true, transactions: true },
    {
      product: 'MariaDB',
      version: '11.8.2-MariaDB',
      cpu: false,
      transactions: false,
    },
  ] as const)(
    'say what Performance Schema of $product $version has: CPU times $cpu, transactions enabled $transactions',
    (server) => {
      const { consumers, enabled } = performanceSchemaOf(server)
      expect(consumers.includes(CPU)).toBe(server.cpu)
      expect(enabled.includes(TRANSACTIONS)).toBe(server.transactions)
    },
  )
})
