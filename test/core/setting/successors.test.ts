import { expect, it } from 'vitest'
import { successorSettings } from '../../../src/core/setting/successors.ts'
import { option } from '../../builders.ts'

const SERVER = { product: 'MySQL', version: '9.7.4' }

it.each([
  [['expire_logs_days=7'], ['binlog_expire_logs_seconds=604800'], 'in the unit of the successor'],
  [['innodb-log-file-size=64M', 'innodb_log_files_in_group=3'], ['innodb_redo_log_capacity=201326592'], 'as a product'],
  [['innodb_log_file_size=64M'], ['innodb_redo_log_capacity=134217728'], 'by the default of the other factor'],
  [['tx_isolation=READ-COMMITTED'], ['transaction_isolation=READ-COMMITTED'], 'under the other name'],
  [['default_authentication_plugin=mysql_native_password'], [], 'nothing, as the value tells nothing'],
  [['master_info_repository=TABLE'], [], 'nothing, as nothing took its place'],
  [
    ['expire_logs_days=7', 'binlog_expire_logs_seconds=9'],
    ['binlog_expire_logs_seconds=9'],
    'without the refused one, as the successor is set already',
  ],
])('the options %j are measured as their successors %j: %s', (lines, expected, _) => {
  const options = lines.map((text, index) => {
    const [name = '', value] = text.split('=')
    return option(name, value, { file: 'my.cnf', line: index + 1 })
  })
  const refused = options.filter(({ name }) => name !== 'binlog_expire_logs_seconds')
  const mended = successorSettings(options, {
    ...({ kind: 'start', scenario: 'db', server: SERVER, title: '', message: '', isMeasured: true } as const),
    lines: refused.map(({ name, file, line }) => ({ name, file, line })),
  })
  expect(mended.map(({ name, text }) => `${name}=${text}`)).toEqual(expected)
})
