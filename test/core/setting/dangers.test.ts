import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MANUAL_ADDRESS } from '../../../src/core/families/families.ts'
import { type DangerContext, dangersOf, isDurabilityCode, isGainCode } from '../../../src/core/setting/dangers.ts'
import { readOptionName } from '../../../src/core/setting/option-name.ts'
import { type SettingChange, sideOf } from '../../../src/core/setting/setting-change.ts'
import { option } from '../../builders.ts'
import { LISTED_SERVERS } from './fixtures.ts'

const GIB = 1024 ** 3

const MYSQL: DangerContext = { product: 'MySQL', version: '8.4.3', memoryBytes: undefined }
const MARIADB: DangerContext = { ...MYSQL, product: 'MariaDB', version: '10.11.19-MariaDB-0+deb12u1' }

/** Undefined is a bare flag. */
type Text = string | undefined

/** The codes of dangers for a change from one text to another; "-" is the server's default. */
function codes(variable: string, before: Text, after: Text, context: DangerContext): string[] {
  return dangersOf(change(variable, before, after), context).map(({ code }) => code)
}

function change(name: string, before: Text, after: Text): SettingChange {
  const side = (text: Text) => (text === '-' ? null : sideOf(option(name, text)))
  const { bare: variable } = readOptionName(name)
  return { scenario: 'db', kind: 'option', name, variable, before: side(before), after: side(after) }
}

describe('durability', () => {
  it.each([
    ['innodb_flush_log_at_trx_commit', '-', '2', MYSQL, 'commits-not-synced'],
    ['innodb_flush_log_at_trx_commit', '1', '0', MARIADB, 'commits-not-synced'],
    ['innodb_flush_log_at_trx_commit', '2', '0', MYSQL, 'commits-not-synced'],
    ['loose-innodb-flush-log-at-trx-commit', '1', '2', MYSQL, 'commits-not-synced'],
    ['innodb_flush_log_at_trx_commit', '1', '3', MYSQL, 'commits-not-synced'],
    ['innodb_flush_log_at_trx_commit', '1', '7', MYSQL, 'commits-not-synced'],
    ['sync_binlog', '-', '0', MYSQL, 'binary-log-not-synced'],
    ['sync_binlog', '100', '0', MYSQL, 'binary-log-not-synced'],
    ['sync_binlog', '1', '-', MARIADB, 'binary-log-not-synced'],
    ['innodb_doublewrite', '-', 'OFF', MYSQL, 'torn-pages'],
    ['innodb_doublewrite', 'DETECT_AND_RECOVER', 'DETECT_ONLY', MYSQL, 'torn-pages'],
    ['innodb_flush_method', 'O_DIRECT', 'nosync', MARIADB, 'nothing-synced'],
    ['innodb_flush_method', '-', 'littlesync', MYSQL, 'nothing-synced'],
    ['debug_no_sync', '-', 'ON', MARIADB, 'nothing-synced'],
    ['skip-log-bin', '-', undefined, MYSQL, 'no-binary-log'],
    ['disable-log-bin', '-', undefined, MYSQL, 'no-binary-log'],
    ['log_bin', 'binlog', '-', MARIADB, 'no-binary-log'],
  ])('is given up by %s from %s to %s (-: the default)', (variable, before, after, context, code) => {
    expect(codes(variable, before, after, context)).toEqual([code])
    // Switching back has no danger.
    expect(codes(variable, after, before, context).filter((each) => !isGainCode(each))).toEqual([])
  })

  it.each([
    ['innodb_flush_log_at_trx_commit', '-', '1', MYSQL],
    ['innodb_flush_log_at_trx_commit', '1', '3', MARIADB],
    ['innodb_flush_log_at_trx_commit', '1', '7', MARIADB],
    ['innodb_flush_log_at_trx_commit', '0', '2', MYSQL],
    ['sync_binlog', '-', '0', MARIADB],
    ['skip-log-bin', '-', undefined, MARIADB],
    ['log_bin', '-', 'OFF', MYSQL],
    ['log_bin', 'binlog', '-', MYSQL],
    ['sync_binlog', '-', '100', MARIADB],
    ['sync_binlog', '1', 'often', MYSQL],
    ['innodb_doublewrite', 'ON', 'DETECT_AND_RECOVER', MYSQL],
    ['innodb_flush_method', 'fsync', 'O_DIRECT', MYSQL],
    ['sort_buffer_size', '1M', '2M', MYSQL],
    ['a_variable_of_tomorrow', '1', '0', MYSQL],
  ])('is not given up by %s from %s to %s (-: the default)', (variable, before, after, context) => {
    expect(codes(variable, before, after, context)).toEqual([])
  })

  it.each([
    ['innodb_flush_log_at_trx_commit', '2', '1', MYSQL, 'commits-synced'],
    ['innodb_flush_log_at_trx_commit', '0', '-', MYSQL, 'commits-synced'],
    ['innodb_flush_log_at_trx_commit', '0', '3', MARIADB, 'commits-synced'],
    ['sync_binlog', '-', '1', MARIADB, 'binary-log-synced'],
    ['sync_binlog', '100', '1', MYSQL, 'binary-log-synced'],
    ['log_bin', '-', 'binlog', MARIADB, 'binary-log-kept'],
    ['skip-log-bin', undefined, '-', MYSQL, 'binary-log-kept'],
    ['innodb_doublewrite', 'OFF', 'ON', MYSQL, 'pages-written-twice'],
    ['innodb_flush_method', 'nosync', 'fsync', MYSQL, 'files-synced'],
  ])('is gained by %s from %s to %s (-: the default)', (variable, before, after, context, code) =>
    expect(codes(variable, before, after, context)).toEqual([code]),
  )

  it('that is given up is reported with the new value, even a default, and with a page of the manual', () => {
    expect(dangersOf(change('sync-binlog', '1', '-'), MARIADB)).toEqual([
      {
        code: 'binary-log-not-synced',
        variable: 'sync_binlog',
        value: '0',
        page: 'https://mariadb.com/kb/en/replication-and-binary-log-system-variables/#sync_binlog',
      },
    ])
  })

  it('is never given up by both a change and its opposite', () => {
    const text = fc.constantFrom('-', '0', '1', '2', '3', '100', 'ON', 'OFF', 'DETECT_ONLY', 'nosync', 'x')
    const variable = fc.constantFrom('innodb_flush_log_at_trx_commit', 'sync_binlog', 'innodb_doublewrite')
    fc.assert(
      fc.property(variable, text, text, fc.constantFrom(MYSQL, MARIADB), (name, before, after, context) => {
        const both = [codes(name, before, after, context), codes(name, after, before, context)]
        expect(both.every((found) => found.some(isDurabilityCode))).toBe(false)
      }),
    )
  })
})

describe('access to a server', () => {
  it.each([
    ['skip_grant_tables', '-', undefined, ['no-privileges']],
    ['skip-grant-tables', 'OFF', '1', ['no-privileges']],
    ['skip-networking', '-', undefined, ['no-network']],
    ['skip-networking', '-', '0', []],
    ['skip-networking', 'ON', '1', []],
    ['skip-networking', undefined, '-', []],
    ['local_infile', 'ON', 'OFF', ['no-client-files']],
    ['local_infile', '-', 'OFF', []],
    ['local_infile', 'OFF', 'ON', []],
    ['secure_file_priv', '', '/srv/files', ['fewer-server-files']],
    ['secure_file_priv', '/srv/files', 'NULL', ['fewer-server-files']],
    ['secure_file_priv', '/srv/files', '/srv/others', []],
    ['secure_file_priv', 'NULL', '', []],
  ])('has these dangers if %s changes from %s to %s (-: the default): %j', (variable, before, after, expected) =>
    expect(codes(variable, before, after, MYSQL)).toEqual(expected),
  )
})

describe('an option that servers removed', () => {
  it('is reported with the version that removed it, and with no other danger', () => {
    expect(dangersOf(change('query_cache_type', '-', '1'), MYSQL)).toEqual([
      {
        code: 'option-removed',
        variable: 'query_cache_type',
        page: 'https://dev.mysql.com/doc/mysqld-version-reference/en/',
        removed: '8.0.3',
        consequence: 'no-start',
        instead: null,
      },
    ])
  })

  it.each([
    ['expire_logs_days', 'MySQL', '8.4.3', '8.2', 'binlog_expire_logs_seconds'],
    ['default_authentication_plugin', 'MySQL', '8.4.0', '8.4', 'authentication_policy'],
    ['innodb_log_file_size', 'MySQL', '9.7.4-2', '9.7', 'innodb_redo_log_capacity'],
    ['innodb_change_buffering', 'MariaDB', '11.4.2', '11.0', null],
  ] as const)(
    'such as %s of %s %s is reported as removed since %s, with %s in its place',
    (variable, product, version, removed, instead) => {
      const [danger, ...rest] = dangersOf(change(variable, '-', '1'), { ...MYSQL, product, version })
      expect(rest).toEqual([])
      expect(danger).toMatchObject({ code: 'option-removed', removed, instead })
      // Results take no other pages.
      expect(danger?.page).toMatch(MANUAL_ADDRESS)
    },
  )

  it.each([
    ['default_authentication_plugin', 'MySQL', '8.3.0', 'option-deprecated'],
    ['innodb_log_file_size', 'MySQL', '8.4.3', 'option-deprecated'],
    ['tx_isolation', 'MariaDB', '11.4.2', 'option-deprecated'],
    ['innodb_log_file_size', 'MySQL', '8.0.29', undefined],
    ['tx_isolation', 'MariaDB', '10.11.19', undefined],
    ['innodb_buffer_pool_instances', 'MariaDB', '10.5.9', undefined],
    ['innodb_change_buffering', 'MariaDB', '10.11.19', undefined],
  ] as const)(
    'is not reported as removed while servers have it: %s of %s %s is reported as %s (undefined: not at all)',
    (variable, product, version, code) => {
      const found = dangersOf(change(variable, '-', '1'), { ...MYSQL, product, version })
      expect(found.map((danger) => danger.code)).toEqual(code === undefined ? [] : [code])
    },
  )

  it('is no danger if the change removes it, nor is a deprecated option that was there before', () => {
    expect(codes('expire_logs_days', '7', '-', MYSQL)).toEqual([])
    expect(codes('innodb_log_file_size', '48M', '96M', MYSQL)).toEqual([])
  })
})

it("a buffer pool is a danger if it is larger than the machine's memory, but not if it is exactly as large", () => {
  const machine = { ...MYSQL, memoryBytes: 8 * GIB }
  expect(dangersOf(change('innodb_buffer_pool_size', '4G', '16G'), machine)).toEqual([
    {
      code: 'pool-beyond-memory',
      variable: 'innodb_buffer_pool_size',
      page: 'https://dev.mysql.com/doc/refman/8.4/en/innodb-parameters.html#sysvar_innodb_buffer_pool_size',
      poolBytes: 16 * GIB,
      memoryBytes: 8 * GIB,
    },
  ])
  expect(codes('innodb_buffer_pool_size', '4G', String(8 * GIB + 1), machine)).toEqual(['pool-beyond-memory'])
  expect(codes('innodb_buffer_pool_size', '4G', '8G', machine)).toEqual([])
  expect(codes('innodb_buffer_pool_size', '16G', '32G', machine)).toEqual([])
  expect(codes('innodb_buffer_pool_size', '1G', 'half', machine)).toEqual([])
  expect(codes('innodb_buffer_pool_size', '1G', '64G', MYSQL)).toEqual([])
})

describe.each(LISTED_SERVERS)('dangers on $product $version', ({ product, version, variables }) => {
  it('never call a variable removed that the server lists', () => {
    const context = { ...MYSQL, product, version }
    const removed = [...variables.keys()].filter((name) => codes(name, '-', '1', context).includes('option-removed'))
    expect(removed).toEqual([])
  })
})
